"""Word lists of the grammar: what stands in a house, and what people call it.

Lists of closed classes (colours, covers, sensors) carry their label; open classes (devices, rooms, people, things to
buy) are only the common part of what may occur: `entities.py` mixes them with other words and made-up ones.
"""


def words(text):
    """A list with one entry for each comma-separated piece."""
    return [piece.strip() for piece in text.replace("\n", " ").split(",") if piece.strip()]


LAMPS = words("""
lamp, desk lamp, floor lamp, table lamp, reading lamp, bedside lamp, night lamp, lava lamp, standing lamp, wall lamp,
corner lamp, salt lamp, sun lamp, piano lamp, couch lamp, tall lamp, little lamp, old lamp, new lamp, paper lamp,
nightstand lamp, moon lamp, hue lamp, led lamp, lamp one, lamp two, lamp 1, lamp 2, left lamp, right lamp, heat lamp,
chandelier, led strip, light strip, spotlights, spotlight, downlights, string lights, fairy lights, christmas lights,
christmas tree lights, night light, nightlight, ceiling light, ceiling lights, overhead light, overhead lights,
main light, main lights, wall light, wall lights, desk light, reading light, bedside light, cabinet lights,
under cabinet lights, counter lights, accent lights, mood lighting, mood light, mood lights, flood light, flood lights,
floodlight, track lights, pendant light, pendant lights, vanity light, mirror light, closet light, stair lights,
stairs light, step lights, path lights, landscape lights, corner light, corner lights, side light, big light,
small light, back light, front light, front lights, left light, right light, middle light, top light, bottom light,
rear light, security light, security lights, motion light, tv backlight, backlight, bias light, aquarium light,
fish tank light, terrarium light, grow light, grow lights, lantern, lanterns, light bulb, bulb, candle, candles,
sconce, sconces, neon sign, strip light, strip lights, rope light, play corner, kitchen island, countertop,
work light, oven light, hood light, stove light, sink light, shower light, bar lights, picture light, torch,
lightbar, light bar, hue strip, hue go, nanoleaf, halo light, ring light, disco light, party lights, rainbow light,
star projector, galaxy light, pool light, pool lights, pond light, fountain light, tree lights, holiday lights,
outdoor lights, outdoor light, exterior lights, landing light, emergency light, smart bulb, smart light, lightstrip
""")

DEVICES = words("""
tv, television, telly, radio, stereo, speaker, speakers, soundbar, subwoofer, receiver, amplifier, amp, record player,
jukebox, projector, projector screen, game console, playstation, xbox, computer, pc, laptop, monitor, printer, router,
modem, server, nas, charger, phone charger, mobile charger, tablet, heater, space heater, fan heater, radiator,
towel rail, towel warmer, electric blanket, heated blanket, fireplace, furnace, boiler, water heater, immersion heater,
heat pump, ac, air conditioner, air conditioning, air con, aircon, air purifier, purifier, humidifier, dehumidifier,
diffuser, coffee machine, coffee maker, coffee pot, espresso machine, kettle, toaster, oven, microwave, stove, cooker,
rice cooker, slow cooker, pressure cooker, air fryer, blender, mixer, dishwasher, washing machine, washer, dryer,
tumble dryer, laundry machine, fridge, refrigerator, freezer, ice maker, wine cooler, hood, extractor, range hood,
smart plug, plug, wemo plug, wemo, wemo socket, smart socket, socket, wall socket, outlet, power outlet, power strip,
extension cord, switch, light switch, wall switch, smart switch, main switch, kettle plug, tv plug, lamp socket,
plug socket, wall plug, smart plug socket, charging station, car charger, sprinkler, sprinklers, irrigation,
garden hose, water pump, pump, pond pump, pool pump, fountain, hot tub, jacuzzi, sauna, aquarium, fish tank, terrarium,
alarm, alarm system, security system, siren, doorbell, camera, security camera, baby monitor, intercom, bell, chime,
ceiling fan, desk fan, floor fan, box fan, exhaust fan, extractor fan, attic fan, tower fan, bathroom extractor,
shower, towel heater, mirror, hair dryer, iron, sewing machine, treadmill, massage chair, hospital bed, bed warmer,
pet feeder, cat fountain, dog feeder, litter box, bird bath, bug zapper, disco ball, fog machine, bubble machine,
christmas tree, snow globe, train set, toy train, robot arm, 3d printer, soldering iron, drill press, compressor,
generator, inverter, battery, solar panels, ventilation, ventilator, heat recovery, floor heating, underfloor heating,
heating pad, guest wifi, wifi, vpn, do not disturb, guest mode, away mode, vacation mode, sleep mode, eco mode, boost,
popcorn machine, bread maker, waffle iron, electric grill, grill, smoker, barbecue, piano, keyboard, turntable, mic,
microphone, chromecast, apple tv, fire stick, roku, shield, decoder, set top box, cable box, blu ray player, dvd player,
sound system, surround sound, home theater, bluetooth speaker, bed, blanket, humidity controller, valve, main valve,
water valve, gas valve, garden valve
""")

MODIFIERS = words("""
old, new, big, little, small, large, blue, red, green, white, black, golden, silver, vintage, portable, electric, smart,
second, first, third, spare, guest, main, left, right, upper, lower, front, back, side, middle, corner, outer, inner,
fancy, noisy, quiet, broken, cheap, wooden, plastic, tiny, giant, round, square, square, secret, grumpy, magic, retro,
ikea, hue, samsung, sony, lg, bosch, philips, dyson, xiaomi, sonos, bose, shelly, tasmota, zigbee
""")

PEOPLE = words("""
ada, joseph, anna, ben, chris, dana, emma, frank, grace, henry, isla, jack, kate, leo, mia, noah, olivia, paul, quinn,
rosa, sam, tom, uma, victor, wendy, xena, yusuf, zoe, alice, bob, carol, david, eve, george, hannah, ivan, julia, kevin,
laura, mike, nina, oscar, peter, rachel, steve, tina, walter, maria, lucas, sophie, daniel, sarah, james, emily, ethan,
amelia, max, ella, ryan, chloe, aiden, lily, jacob, freya, arthur, matilda, felix, clara, hugo, iris, jonas, greta,
omar, fatima, ali, priya, raj, wei, ming, yuki, kenji, ingrid, sven, lars, pedro, carmen, diego, lucia, marco, elena,
mom, dad, mum, grandma, grandpa, granny, nana, the kids, the baby, my wife, my husband, uncle bob, aunt mary, teddy,
the twins, mommy, daddy, billy, timmy, suzie, charlie, rosie, poppy, archie
""")

AREAS = words("""
kitchen, living room, bedroom, bathroom, office, garage, hallway, hall, den, study, attic, basement, cellar, nursery,
guest room, guest bedroom, master bedroom, main bedroom, spare room, spare bedroom, dining room, family room, laundry,
laundry room, utility room, utility, closet, walk in closet, pantry, porch, front porch, back porch, patio, deck,
balcony, terrace, garden, backyard, back yard, front yard, yard, driveway, shed, workshop, studio, playroom,
play room, game room, games room, media room, movie room, home theater, theater, cinema, gym, sauna, pool, pool house,
greenhouse, conservatory, sunroom, sun room, library, lounge, lobby, foyer, entrance, entry, entryway, entrance hall,
mudroom, corridor, landing, stairs, staircase, stairway, stairwell, loft, barn, stable, cottage, guest house,
kids room, kid's room, kids' room, children's room, boys room, girls room, baby room, teenager's room, toilet, wc,
restroom, washroom, powder room, ensuite, en suite, master bathroom, guest bathroom, half bath, shower room, breakfast nook,
nook, bar, wine cellar, storage room, storage, server room, boiler room, furnace room, craft room, sewing room,
music room, hobby room, meeting room, conference room, reception, outside, outdoors, veranda, gazebo, carport,
back room, front room, sitting room, drawing room, bedroom two, bedroom one, bedroom 2, bedroom 3,
parents room, mom's room, dad's room, back hall, upstairs hallway, upstairs bathroom, downstairs bathroom,
downstairs hall, front hall, courtyard, rooftop, campervan, caravan, boathouse, dressing room, tv room, rec room,
man cave, crawl space, lab, darkroom, bunk room, dormitory, dorm, common room, break room, coat room, scullery, larder
""")

ROOM_NOUNS = words("room, room, room, bedroom, office, bathroom, corner, den, studio, lounge, closet, house, cabin, hall")

FLOORS = words("""
upstairs, downstairs, first floor, second floor, third floor, ground floor, top floor, upper floor, lower floor,
main floor, fourth floor, bottom floor, fifth floor, mezzanine, upper level, lower level, main level, 1st floor,
2nd floor, 3rd floor
""")

# said: (device_class, singular, plural)
COVERS = [
    ("blind", "blind", "blinds"),
    ("curtain", "curtain", "curtains"),
    ("curtain", "drape", "drapes"),
    ("shade", "shade", "shades"),
    ("shutter", "shutter", "shutters"),
    ("awning", "awning", "awnings"),
    ("window", "window", "windows"),
    ("garage", "garage door", "garage doors"),
    ("gate", "gate", "gates"),
]

COVER_NAMES = words("""
left blind, right blind, middle blind, curtain left, curtain right, left curtain, right curtain, front gate, back gate,
side gate, garden gate, driveway gate, sliding door, patio door, balcony door, front door, back door, side door,
cellar door, barn door, pet door, dog door, cat flap, skylight, roof window, sun roof, shade left, shade right,
roller blind, roman blinds, venetian blinds, blackout blinds, blackout curtains, sheer curtains, big window,
small window, left window, right window, front window, back window, dormer window, projector screen, pergola,
pergola roof, sun sail, parasol, roller shutter, storm shutters, roller door, trap door, pool cover, hatch, vent,
attic hatch, large garage door, small garage door, secondary garage door, dining table blind, desk blind, tv curtain,
first blind, second blind, kitchen door, bathroom door, bedroom door, office door, shed door, main gate, fence gate
""")

LOCKS = words("""
front door, back door, side door, patio door, main door, sliding doors, sliding door, garage door, shed door,
cellar door, entrance door, balcony door, office door, front gate, garden gate, gun safe, safe, mailbox, pet door,
bike lock, smart lock, door lock, front door lock, back door lock, bedroom door, gate, garage side door, deadbolt,
wine cabinet, medicine cabinet, basement door, apartment door, kitchen door, driveway gate
""")

COLORS = words("""
red, blue, green, yellow, orange, purple, pink, white, black, brown, turquoise, red, blue, green, yellow, orange,
purple, pink, white, cyan, magenta, teal, violet, lavender, indigo, gold, lime, warm white, cool white, soft white,
aqua, coral, salmon, crimson, maroon, navy, navy blue, sky blue, light blue, dark blue, light green, dark green, dark
red, hot pink, amber, beige, ivory, peach, mint, olive, lilac, rose, daylight, candlelight, turquoise blue, deep
purple, lemon, bright red, royal blue, forest green, mint green, baby blue, ocean blue, sunset orange, fuchsia, plum,
burnt orange, soft pink, ice blue, pale blue, pale pink, pale yellow, pale green, soft blue, soft green, soft yellow,
dark purple, dark orange, dark pink, dark teal, bright blue, bright green, bright pink, bright yellow, bright orange,
bright white, bright purple, light pink, light purple, light yellow, light orange, light grey, warm yellow, warm
orange, warm amber, cool blue, cold white, neutral white, pure white, natural white, off white, cool daylight, warm
pink, deep red, deep blue, deep green, deep pink, neon green, neon pink, neon blue, electric blue, midnight blue,
cobalt blue, steel blue, powder blue, teal blue, aqua blue, cornflower blue, turquoise green, lime green, sea green,
emerald, emerald green, jade, jade green, apple green, grass green, olive green, sage, sage green, pastel pink, pastel
blue, pastel green, blood red, cherry red, ruby red, ruby, scarlet, burgundy, wine red, brick red, rose pink, dusty
pink, mauve, blush, apricot, tangerine, mustard, mustard yellow, lemon yellow, golden yellow, gold yellow, copper,
bronze, caramel, cream, creamy white, grey, gray, silver, sapphire, sapphire blue, azure, chartreuse, khaki, tan,
lilac purple, royal purple, mulberry, periwinkle, moonlight, moonlight white, incandescent, cerise, raspberry,
terracotta, ultraviolet, red, blue, green, yellow, orange, purple, pink, white, red, blue, green, yellow, orange,
purple, pink, white, warm white, cool white
""")

THERMOSTATS = words("""
thermostat, heater, radiator, ac, air conditioner, heat pump, floor heating, ac unit, climate control, nest, ecobee,
nest thermostat, hot tub, water heater, boiler, oven, fridge, freezer, space heater, wine cooler,
air conditioning, tado, underfloor heating
""")

PLAYERS = words("""
tv, television, telly, radio, stereo, speaker, speakers, soundbar, sonos, echo, homepod, chromecast, apple tv, spotify,
fire tv, roku, projector, record player, media player, receiver, living room tv, bedroom tv, kitchen speaker,
office speaker, bathroom radio, kitchen radio, big tv, small tv, google home, nest hub, plex, kodi, xbox, playstation,
tablet, laptop, amplifier, headphones, smart tv, sound system, shower speaker, garage radio, alexa, echo dot
""")

VACUUMS = words("""
roomba, rover, dusty, rosie, robby, wall e, dyson, roborock, deebot, neato, alfred, jeeves, dobby, sucky, mr clean,
dirt devil, hoovie, the beast, xiaomi, eufy, braava, mopsy, marvin, dustin, meg, robbie, r2d2, cleany, henry
""")

SCENES = words("""
movie night, movie, party, party mode, romantic, romance, relax, relaxing, bedtime, good night, goodnight, good morning,
morning, evening, dinner, dinner time, cooking, reading, focus, work, study, gaming, game night, sunset, sunrise,
christmas, halloween, spooky, cozy, bright, dim, energize, concentrate, nightlight, away, vacation, home, arrive, leave,
leaving home, welcome home, guests, date night, cleaning, yoga, workout, meditation, tropical, arctic aurora, savanna,
spring blossom, sleep, wake up, stealth mode, emergency, panic, theater, cinema, breakfast, lunch, nap time, bath time
""")

SCRIPTS = words("""
stealth mode, good night, good morning, party time, bedtime, wake up, leave home, arrive home, water the plants,
feed the cat, morning routine, evening routine, shutdown, start the day, reset the router, movie time, cleaning day,
test, backup, alarm test, vacation, holiday, ventilate, arm the house, christmas, coffee time, school run, nightly
""")

ITEMS = words("""
milk, eggs, bread, butter, cheese, apples, bananas, oranges, tomatoes, potatoes, onions, garlic, carrots, lettuce,
cucumber, chicken, beef, fish, salmon, rice, pasta, flour, sugar, salt, pepper, olive oil, coffee, tea, beer, wine,
orange juice, apple juice, water, cereal, oatmeal, yogurt, cream, ice cream, chocolate, cookies, chips, crackers, nuts,
peanut butter, jam, honey, ketchup, mustard, mayonnaise, vinegar, soy sauce, toilet paper, paper towels, tissues,
soap, shampoo, conditioner, toothpaste, toothbrushes, detergent, dish soap, bleach, sponges, trash bags, batteries,
light bulbs, cat food, dog food, cat litter, diapers, baby wipes, aspirin, bandages, vitamins, a gallon of milk,
two loaves of bread, a dozen eggs, six lemons, three onions, 2 liters of milk, a bag of rice, a birthday cake,
wrapping paper, candles, charcoal, ice, tofu, spinach, broccoli, cauliflower, mushrooms, bell peppers, zucchini,
avocados, strawberries, blueberries, grapes, pineapple, mango, frozen pizza, bacon, ham, turkey, sausages, shrimp,
almond milk, oat milk, soy milk, maple syrup, baking powder, yeast, vanilla, cinnamon, basil, parsley, cilantro,
lime, lemons, tortillas, salsa, beans, chickpeas, lentils, soup, noodles, tuna, sparkling water, coke, lemonade
""")

TASKS = words("""
call mom, call the dentist, take out the trash, clean the bathroom, pay the rent, pay the bills, water the plants,
walk the dog, feed the cat, do the laundry, wash the car, mow the lawn, fix the sink, buy a present, write a report,
send the invoice, book a flight, renew the passport, change the oil, clean the gutters, vacuum the stairs,
iron the shirts, return the books, pick up the parcel, cancel the gym, order new tires, paint the fence, defrost the freezer,
email the landlord, study for the exam, practice piano, bake a cake, plan the party, schedule a checkup, fold the towels,
sharpen the knives, back up the laptop, update the website, visit grandma, learn spanish, sort the mail
""")

LISTS = words("""
to do, todo, to-do, chores, work, packing, wish, christmas, gift, hardware store, costco, trader joes, ikea, target,
party, weekend, project, reading, movie, camping, holiday, school, household, home depot, birthday, garden, office,
errands, tasks, cleaning, honey do, bucket, vacation, wedding, recipe, meal, pharmacy, pet store, family, kids
""")

TIMER_NAMES = words("""
pizza, pasta, egg, eggs, tea, cake, rice, cookie, cookies, bread, chicken, roast, steak, soup, potato, nap,
workout, homework, break, bath, meditation, bbq, oven, sauce, tooth brushing, brownie, coffee, dough, lasagna,
turkey, broccoli, cupcakes, plank, yoga, parking, meeting, screen time, dishwasher, sourdough, noodle, vegetable, beer
""")

CITIES = words("""
london, paris, berlin, new york, los angeles, chicago, tokyo, madrid, rome, amsterdam, boston, seattle, denver, dallas,
houston, miami, toronto, vancouver, sydney, melbourne, dublin, edinburgh, oslo, stockholm, copenhagen, helsinki, vienna,
prague, warsaw, budapest, lisbon, barcelona, munich, hamburg, zurich, geneva, brussels, athens, istanbul, cairo,
cape town, nairobi, mumbai, delhi, beijing, shanghai, singapore, bangkok, seoul, san francisco, san diego, portland,
austin, phoenix, manchester, glasgow, rio, mexico city, buenos aires, hawaii, alaska, texas, iceland, norway, kyoto
""")

# said: (device_class, ways to say it)
MEASURES = [
    ("humidity", words("humidity, relative humidity, humidity level, air humidity")),
    ("battery", words("battery level, battery, battery percentage, battery charge, battery state")),
    ("carbon_dioxide", words("co2 level, co2, carbon dioxide level, carbon dioxide concentration, co2 concentration")),
    ("illuminance", words("illuminance, light level, brightness level, illuminance level")),
    ("power", words("power consumption, power usage, power draw, power")),
    ("energy", words("energy consumption, energy usage, energy use, energy")),
    ("pressure", words("air pressure, pressure, barometric pressure")),
    ("aqi", words("air quality, air quality index, aqi")),
]

PHONES = words("""
phone, tablet, laptop, watch, car, door lock, remote, doorbell, camera, mouse, keyboard, smoke detector, headphones,
toothbrush, scale, sensor, motion sensor, button, thermostat, robot, ipad, iphone, smoke alarm, window sensor, scooter,
e bike, tracker, front door lock, headset, drone, controller
""")

MACHINES = words("""
washer, dryer, washing machine, dishwasher, tumble dryer, pump, oven, microwave, robot, computer, printer, boiler,
fridge, heat pump, compressor, generator, sprinkler, pool pump, water heater, furnace, mower, vacuum, bread maker
""")

# `pool light` is the light of a place, not a lamp of that name.
LAMPS = [lamp for lamp in LAMPS if lamp.rsplit(" ", 1)[0] not in AREAS or not lamp.endswith(("light", "lights"))]
