"""What is not a command, or none that the intents can say: the answer is `none`."""

from rules import lines

# {word}, {strange} and the like fill no slot here.
PLAIN = lines("""
(hi|hello|hey|good morning|good evening|good night|hey there|howdy|yo|greetings|bye|goodbye|see you|thanks|thank you|thank you very much|great|awesome|cool|nice|ok|okay|yes|no|yeah|sure|maybe|please|sorry|wow|oops|hmm|what|why|huh|well done|good job)
(how are you|how is it going|how are you doing today|are you there|can you hear me|who are you|what are you|what is your name|who made you|what can you do|what can i say|are you listening|do you love me|are you a robot|how old are you|where are you from|sing a song|sing me a song|tell me a joke|tell me a story|tell me something|say something|make me laugh|flip a coin|roll a dice|surprise me)
(what is|what's|define|explain|describe|tell me about|do you know about|look up|search for|google) [a |the |an ]{word}
(what is|what's) the (capital|population|president|meaning|definition|color|price|size|history|name|height) of [the |a ]{strange}
(who|what) is {strange}
(who|what) (invented|discovered|wrote|sang|killed|won|made|built) [the ]{strange}
(how|why) (do|does|did|can|should) (i|you|we|it|the {word}) {word} [the |a |my ]{word}
(why|when|where|how) (is|was|are|did) [the |my ]{word} {word}
(how many|how much) {word} (are there|is there|do i have|does it take|in a {word})
(how far|how long|how tall|how old|how big|how deep) is [the |a ]{strange}
(is|are|was|were|do|does) {strange} [a |the ]{word}
(call|text|message|email|phone|ring|facetime) {strange}
(call|text|message|email|phone) {person}
send [a |an ](message|text|email) to {person}[ saying {strange}| that {strange} is {word}]
(remind me|set a reminder|create a reminder|add a reminder) [to |about ]{task}[ at {clock}| tomorrow| later]
(wake me up|wake me) [at {clock}|tomorrow|early]
(set|create|make|cancel|turn off|delete|snooze) (an|the|my|all) (alarm|alarms)[ for {clock}| at {clock}| tomorrow]
(set|create) (an|my) alarm for {clock}[ tomorrow| every day| on weekdays]
(what|do i have|when is|when's|show me) [is ]my (next |)(appointment|meeting|calendar|schedule|event|reminders)[ today| tomorrow]
(add|create|schedule|delete|put) (a|an|the|my) (meeting|event|appointment) [with {person} ](at {clock}|tomorrow|on monday|to my calendar)
(play|put on|listen to|i want to hear|stream|find|search|look for) {strange}
(play|put on|listen to|i want to hear) (some|some more|a little|) (jazz|rock|pop|classical music|hip hop|techno|country|metal|blues|disco|christmas music|relaxing music|party music|beatles|queen|news|the news|radio one|audiobook {word})
play {strange} (by|from) {strange}
play (the (album|song|artist|podcast|playlist|movie|show)|my) {strange} [on (spotify|the tv|the {player})]
(what|which) (song|movie|show|artist|track) is (this|playing|on)
who (sings|is singing) this[ song]
(book|order|buy me|get me|find|reserve) (a|me a|an) (pizza|taxi|cab|uber|table|flight|hotel|ticket|train|restaurant|coffee|burger)[ for {clock}| to {city}| in {city}]
order {thing} (online|from amazon|on amazon|from {city})
(how do i|how can i|how to|show me how to) (get to|drive to|make|cook|bake|fix|install|reach|clean|repair|find) [a |the |my ]{strange}
(navigate|take me|directions|drive) to {strange}
(how is|how's) the traffic[ to {city}| today]
what('s| is) {start} (plus|minus|times|divided by) {start}
(what is|what's|calculate) (5|12|seven|3|nine|forty|100) (plus|minus|times|divided by|percent of|x) (2|8|six|4|ten|fifty)
(convert|how many) (dollars|euros|miles|pounds|cups|ounces|feet) (to|in|into) [a ](euros|dollars|kilometers|kilos|grams|meters|liter)
(translate|how do you say|say) {word} (to|into|in) (french|spanish|german|italian|japanese)
(spell|pronounce|rhyme) {word}
(news|the news|headlines|sports|stock prices|lottery numbers)[ today| please]
(did|when do|when does) [the ]{strange} (win|play|lose|start|open|close)
(i am|i'm|he is|she is|we are|they are|it is|this is|that is|you are) [a |the |so |very |not ]{word}
(i|we|you|they) (love|like|hate|think|want|know|remember|saw|made|lost) [the |a |my |some ]{strange}
(it's|it is|it was|that's) [a |so |too |really |getting ](dark|bright|cold|hot|warm|late|loud|quiet|stuffy|boring|awful|chilly|gloomy|freezing)[ in here| here| in the {area}| outside]
(i'm|i am) (cold|hot|tired|bored|hungry|freezing|home|leaving|going to bed|back|sick|sad|happy|sweating|busy|late|awake)
(i can't see|i can not see|i cannot see anything|too dark|too bright|so bright|so dark|awfully dark)[ in here| here]
{word} {word} {word}
{word} {word} {word} {word}
{word} {word} {word} {word} {word} {word}
the {word} {word} the {word} in the {word}
{word}
{made_up}
{made_up} {made_up}
{strange}
the {device}
{lamp}
the {area}
{area} {device}
(kitchen|bedroom|living room|bathroom) (light|lights|fan|blinds|curtains)
(make|brew|prepare|cook|get|give|fix|pour) me (a|some|a cup of|another|one|a strong|a hot) (coffee|cup of coffee|tea|espresso|cappuccino|latte|sandwich|breakfast|drink)
(i want|i'd like|i would like|can i have|could i get|let me have|may i have) (a|some|a cup of|a strong|one|) (coffee|cup of coffee|tea|espresso|cappuccino|latte|coffee now|coffee with milk|coffee with sugar)
(make|brew|cook|prepare|start) (coffee|some coffee|a coffee|the coffee|a pot of coffee|a cup of coffee|tea)[ please| now| for me]
(is|are|when will) (the|my) (coffee|dinner|tea|breakfast|cake|food) [be ](ready|done)
(boil the water|boil some water|do the dishes|cook dinner|water the plants|feed the dog|walk the dog|take out the trash|mow the lawn|make the bed|iron my shirt|fold the laundry)
(change|set|update|delete|create|rename) (the|my) (language|name|password|wallpaper|background|profile|settings|account|ringtone|notification|routine|automation)[ to {word}]
(bring|fetch|hand|give) me (my|the|a|some) (shoes|socks|newspaper|juice|phone|keys|glasses|jacket|water|book|{word})
(go to|open|launch|close|quit|start|show|download) [the ](settings|app store|browser|facebook|instagram|youtube|netflix|whatsapp|camera app|calculator|{word} app|menu|website)
(turn|switch|set|put|open|close|start|add|increase|change|make|lock|dim|run|go|get|take|can you|could you|would you|please|i want|i want you to|the|and)
(turn|switch|put) (on|off|it|the|up|down|it on|it off|that off|this on|them off|on the|off the|on my)
(set|change|put) (it|the|a|that|to|it to|the timer to|the temperature to|the volume to|the brightness to)
(add|put) (to|on) (the|my) (list|shopping list)
(lock|open|close|unlock) (it|that|this|the)
(what is the|how is the|is the|are the|where is the|where is my|when is|who is|what about|how about)
(where is|where's|where are|find) (my|the) (keys|wallet|glasses|phone|cat|remote|dog|other sock|book|{word})
(what should i|what can i|what do i) (wear|eat|cook|watch|do|read|say|buy)[ today| tonight| for dinner]
(good|bad|happy|merry) (day|night|birthday|christmas|new year|luck|evening)[ everyone| {person}]
(repeat that|say that again|say it again|come again|pardon|what did you say|speak up|speak slower|louder|quieter|softer)
(set|turn|put|change|switch) <the>(fan|ceiling fan|{area} fan|{name=device} fan) (to|on) (high|low|medium|speed 2|speed three|{brightness=percent}|full speed|medium speed|level 3)
(make|turn|set) <the>fan (faster|slower|up|down)
(increase|decrease|lower|raise) <the>fan speed[ to {brightness=percent}]
(what|which) (devices|lights|rooms|scenes|areas|automations) (do i have|are there|can i control|exist)
(arm|disarm) <the>(alarm|house|alarm system|security system)
(unmute|unmute <the>{name=player})
(shuffle|repeat|like|save|rate|thumbs up|favorite|download) (this|the|my) (song|playlist|music|album|track)
(broadcast|announce|tell everyone) [that ]{strange} is {word}
(what time is it|what's the time) in {city}
(what time|when) (does|is|will) [the ](sunset|sunrise|store|bus|train|movie|game|sun)[ today| open| start| set]
the {device} (is|was|looks|sounds|costs|needs|makes) [a |too |so |very ]{word}
(i|we|they) (bought|like|broke|lost|sold|fixed|moved|want|hate|painted) (the|a|my|our) {device}
(who|what) (turned|switched|left|moved|broke) <the>{device}[ on| off]
(how|why) (do|does|did) <the>{device} (work|break|stop|start|cost|go)
(how much|where) (does a {device} cost|can i buy a {device})
what is a {device}
(why|when) (is|are|was|were) <the>{device} {word}
the (light|lights|lamp|fan|door|window|tv) (is|are) (broken|nice|flickering|ugly|old|too bright|too high|in the {area})
(how many days|how long) until {strange}
(when is|what date is) (easter|christmas|thanksgiving|my birthday|the next full moon|mother's day)
(i|we|he|she|they|someone|{person}) (already|just|never|finally|once|) (turned|switched) <target> (on|off)( yesterday| last night| again| already| this morning|)
(i|we|he|she|they|{person}) (already|just|never|finally) (turned|switched) (on|off) <target>
(i|we|he|she|they|{person}) (already|just|finally|nearly|almost) (opened|closed|shut|broke|cleaned|lifted) <cover>( yesterday| myself| again|)
(i|we|he|she|they|{person}) (already|just|never) (locked|unlocked|painted|replaced) <the>{lock}
(i|we|they|{person}) (set|dimmed|changed|fixed) <lit> (yesterday|last night|last week|this morning|myself)
(the|our|my) {device} (was|were|has been|had been|used to be) (on|off|running) (all night|all day|yesterday|when i came home|the whole time)
(i'll|i will|we will|we'll|{person} will|i can) (turn|switch) <target> (on|off) (myself|by hand|by myself|ourselves|himself)
(i'll|i will|we'll|{person} will) (open|close|shut) <cover> (myself|by hand|himself|herself)
(don't|do not|never|please don't|you must not|no don't) (turn|switch) (on|off) <target>
(don't|do not|never|please don't|no don't) (turn|switch) <target> (on|off)
(don't|do not|never|please don't|no don't) (open|close|shut|touch|move) <cover>
(don't|do not|please don't) (lock|unlock) <the>{lock}
(don't|do not|please don't) (touch|change|mess with|break|set) (<lit>|<the>thermostat|<the>{device})
(how do i|how can i|how do you|how does one|show me how to|teach me how to|explain how to) (turn|switch) (on|off) <target>
(how do i|how can i|how do you|show me how to) (open|close|clean|fix|install|paint|measure|hang) <cover>
(how do i|how can i|how would i) (set|use|start|reset|clean|program|pause) (<the>{device}|a timer|<the><robot>|<the>thermostat)
(what happens|what would happen|what if|is it bad|is it dangerous) (if|when) i (turn|switch) (on|off) <target>
(should i|should we|must i|do i have to|why should i) (turn off|turn on|sell|buy|replace|repair|unplug) <target>
(should i|should we|do i have to|why should i) (open|close|replace|wash|paint) <cover>
(why|when) (did you|did i|did {person}|do you|do we) (turn|switch) (on|off) <target>
(why|how come|since when) (is|are|was|were) <target> (on|off|always on|still on|so expensive|not working)
(why|how come) (is|are) <cover> (open|closed|shut|so dirty|stuck|broken)
(why|how come) (won't|doesn't|don't|can't|didn't) <target> (work|turn on|respond|start|connect)
(what|which) (brand|colour|model|kind|size|color) (is|are) <target>
(what does|what do|what can) <target> (do|cost|mean|weigh|look like)
(do you like|do you own|have you seen|do you have|have you got|did you buy|did you see) (<the>{device}|a {device}|<lit>|<cover>)
(i like|i love|i hate|i miss|i adore|i can't stand) (<lit>|<cover>|<the>{device}|the {color} lights|the {area})
(i bought|i ordered|we sold|i want to buy|i might get|they delivered|i am looking at) (a new|some new|new|another) ({device}|lamps|lights|curtains|blinds|vacuum|thermostat)
(the|our|my) (vacuum|robot|hoover|roomba|vacuum cleaner) (is stuck|is full|is loud|broke|scares the cat|is under the sofa|fell down the stairs|is my friend)
(empty|clean out|repair|rename|follow|find|feed) (the|my) (vacuum bag|dustbin|dust bag|robot arm|vacuum filter|vacuum brush)
(the|my) (music|song|movie|film|radio|podcast|album) (is|was|sounds) (great|boring|awful|nice|too old|lovely|so sad|from the {word})
(what's|what is|who wrote) (your|the) (favorite|favourite|best|worst|latest) (song|movie|color|film|band|book|{word})
(my|his|her|our) favorite (color|colour|song|film|room|lamp) is (the |){word}
({color}|{color} and {color}) (is|are|looks|is not) (nice|pretty|my favorite color|ugly|too bright|a color)
(what|which) (color|colour) (is|are|was) (the sky|a banana|my car|grass|{strange})
(mix|what do you get from) {color} and {color}
(the|this|that) (room|house|kitchen|bedroom|place|{area}) (is|looks|feels|smells) (nice|big|cozy|funny|old|like {word}|great)
(i was|we were|she was|they are) (in|near|outside|behind) the {area}( yesterday| all day| when it happened|)
(the|my) (door|window|gate|garage door|curtain|lock) (is|was) (squeaking|stuck|jammed|broken|very old|made of {word})
(someone|somebody|{person}|the postman|a man) (is at|knocked on|came through|broke|painted) the (door|front door|gate|window)
(who|what) is (at|behind|near|outside) the (door|front door|gate|window)
(read|show|what's on|what is on|tell me|open|list|print|share|email me) (my|the|our) (shopping|grocery|to do|chores|packing|{list_name}) list
(remove|delete|take|cross|strike|check|tick|scratch) {thing} (from|off|off of) (my|the|our) (shopping list|grocery list|list|{list_name} list)
(clear|empty|delete|erase|wipe|sort|rename|send) (my|the|our) (shopping|grocery|to do|{list_name}) list
(create|make|start|begin|open) (a|a new|another) list( called {strange}| named {strange}|)
(is|are) {thing} (on|already on) (my|the|our) (shopping list|grocery list|list)
(how many|how much) {thing} (do i have|are on the list|do we have|should i eat|is healthy)
(do we have|do we still have|have we got|did you buy|did we get) [any ]{thing}
(i|we|{person}) (bought|ate|cooked|already got|drank|spilled|forgot) [the |some ]{thing}( yesterday| today| already|)
(how much does|what does|how much is) {thing} (cost|weigh|taste like|at the store)
(is|are) {thing} (healthy|good for you|vegan|cheap|expensive|bad for dogs)
(i like|i love|i hate|he likes|i am allergic to|i can't eat) {thing}
(what goes with|recipe for|how do i cook|how long do i cook|what can i make with|how do you store) {thing}
(remind me|don't let me forget|remind {person}) to {task}( at {clock}| tomorrow| when i get home| later|)
(did i|have you|did {person}|why didn't you|when should i|who has to) {task}
(i have to|i need to|i should|i forgot to|i will|i hate to) (call mom|walk the dog|pay the rent|wash the car|see a doctor|call {person}|write to {person}|do the laundry|fix the sink|visit {strange})
(the|this) (weather|rain|snow|wind|storm|sun) (is|was|has been|feels) (awful|lovely|so nice|nice today|terrible|getting on my nerves|{word})
(i love|i hate|i like|i miss|we enjoyed) (the rain|rainy days|snow|the sunshine|this weather|winter|summer)
(it rained|it snowed|it was sunny|it was freezing) (yesterday|last night|all week|in {city}|on my birthday)
(what causes|why do we have|how does|where does) (rain|snow|thunder|wind|lightning|the weather)( come from| work|)
(i don't have|there is no|we have no|i have no|give me some|we had a great|i had a good) time( for {word}| for that| to lose|)
(time flies|time is money|once upon a time|long time no see|time to go|it's about time|what a time to be alive)
(what|which) time zone (is {city} in|are we in|is this|do you use)
(set|change|adjust|fix) (the|my) (clock|time|time zone|date|watch|calendar)( to {clock}| please|)
(what|when) (day|date|time) (is|was|does) (my|the|our) (appointment|wedding|dentist|exam|flight|party|bus|{word})( start| leave|)
(when|what year) (was|did|were) {strange} (born|built|start|end|invented|die)
(how long|how many minutes|how much time) (does it take|do i need|should i take) to (boil an egg|bake a cake|drive to {city}|{task}|cook {thing})
(set|start|make|create|begin) (a|the|my|another) timer
(set|start|create) (a|the) timer (for|until|to ring at) {clock}
(the|my) (timer|alarm) (is|was|rang|went off|sounds) (loud|annoying|too late|this morning|while i was {word})
(what is|how does|why is there) a (timer|thermostat|dimmer|dehumidifier|smart home|smart lock|robot vacuum)( work|)
(cancel|renew|pay|check|manage) my ({strange} subscription|order|appointment|flight|reservation|gym membership|booking|meeting|phone contract)
(it is|it's|today is) (twenty|ten|thirty|20|30|15) degrees (in {city}|in the shade|and sunny|colder than yesterday)
(what's|what is) (twenty|ten|thirty|20|30|15) degrees in (fahrenheit|celsius|kelvin|radians)
(water|ice|lead|chocolate) (boils|freezes|melts) at {degrees}
{brightness=percent} (of people|of the time|of the vote|of what|of {word}|discount|off the price)
(what is|what's|calculate|how much is) {brightness=percent} of (200|ninety|50|{word}|1000)
(the|a|my) (battery|motor|light bulb|fuse|wire|cable) (died|is dead|blew|burned out|exploded|smells funny)
(tell|ask|let|inform) {person} (that |)(dinner is ready|i am late|to call me|to hurry|to come down|about {word}|we are leaving)
(where does|how old is|what does|how tall is|when does|why does) {person} (live|do|work|say|come home|like)
(is|was|will) {person} (asleep|hungry|angry|coming|sick|late|my friend|coming to dinner|married)
(when|how) (is|will|did) {person} (coming home|be back|get home|arrive|get to work)
(what are|tell me|what's) (the news|the headlines|the scores|the score|the latest on {strange}|today's news)
(what|who|why|when|how) (is|was|are) (the |a |your |my )(best|worst|first|last|next|oldest) {word}[ in {city}| of {strange}]
(i think|i believe|i guess|maybe|perhaps|they say) [that ](<target> (is|are) {word}|{person} is {word}|{strange} is {word})
(can you|do you|are you able to) (control|support|see|find|know|recognize|work with) <target>
(are you|is it) (connected to|paired with|linked to|talking to) (<the>{device}|the internet|the {area})
(connect|pair|link|register|discover|install|add) (a|a new|another|my new) (device|light|lamp|speaker|bluetooth device|phone|sensor|switch)
(restart|reset|update|reboot) (yourself|the app|the system|home assistant|the hub|all settings)
(rename|delete|group|hide) <the>{device}( to {word}| from the app| to the {area}|)
(the lights|the music|the fan|the heating|the blinds) (in|at) (that|the|this) (restaurant|hotel|shop|cinema|song|movie) (is|are|was|were) {word}
(a|one|the) {word} walks into a (bar|{area}|{word})
(i|we) (dreamed|heard|read|talked) about (<the>{device}|<cover>|the {area}|{strange})
(look at|check out|watch|mind|be careful with|listen to) (that|this|these) {word}
(ha|haha|lol|hooray|yay|ouch|damn|boo|meh|uff|whatever|really|seriously|of course|exactly|right|correct|wrong)[ {word}]
(good boy|good girl|well done you|you are funny|you are stupid|i love you|shut your mouth|you are fired|that was fast|not that one|the other one)
(do you|can you|could you|would you) (sing|dance|hear me|understand me|speak {word}|feel pain|sleep|help me|think|help me with {word}|count to ten)
(and|but|or|so|then|because|if|also) (the|a|my|i|we|you) {word}[ {word}]
(the|my|a) {word} {word} (is|was|has|will) {word} (the|my|a) {word}
(turn|switch) (the|my|our|this|that|a|both|all)
(turn|switch) (the|my) (volume|page|corner|key|music|knob)
(set|change|adjust) <the>(volume|brightness|temperature|thermostat|heating|color|position|sound|speed|timer|lights|blinds)
(set|change|put|turn) <the>(volume|brightness|temperature|thermostat|heating|color|position|lights|blinds) to
(turn|switch|put) on the (in|at|for|please)
(add|put|write) (something|anything|stuff|it|this) (to|on) (the|my) (list|shopping list|to do list)
(add|put|write) (to|on) (the|my) ({list_name} list|shopping list|grocery list)
(is|are|was) (the|any|my|there)
(is|are) <the>(lights|fan|door|window|tv|heater|blinds)
(how much|how many|how long|which|what|where|whose) (is|are|do|does|the)
(could you|can you|would you|please|i want to|i'd like to|i need you to|let's) (turn|set|open|close|switch|put|add|make|change|do)( the|)
""")

# Relative changes, which have no value.
RELATIVE = lines("""
(dim|brighten|lighten|darken) <lit>
(dim|brighten|lighten|darken) <lit>( a bit| a little| slightly| some| more| a little bit| please| down| up)
(turn|bring) (up|down) <lit>
(turn|bring|dim|take) <lit> (up|down)( a bit| a little| a notch| some| slightly|)
(increase|decrease|lower|raise|reduce|lessen|minimize|soften|boost|drop) <lit>
(increase|decrease|lower|raise|reduce|adjust) <the>(brightness|light|lighting|light level|intensity)( of <lit>| in the {area}| a bit| a little|)
(make|have|get) <lit> (brighter|dimmer|darker|lighter|less bright|more bright|a bit brighter|a little dimmer|warmer|a little warmer|softer|cooler|less intense|more intense)
make it (brighter|dimmer|darker|lighter|warmer|colder|cooler|hotter|louder|quieter|cozier|softer)( in here| in the {area}|)( please|)
<lit> (brighter|dimmer|darker|up|down|lower|higher|low|dim|dimmed)
(brighter|dimmer|darker|warmer|colder|louder|quieter|lighter|higher|lower|faster|slower)( please| in here| in the {area}| lights|)
(more|less) (light|brightness|heat|volume|bass|warmth|power|air)( please| in here| in the {area}|)
(i need|i want|give me|we need|can i have|i'd like) (more|less|a bit more|a little more|some more|brighter|dimmer|a dim|lower) (light|lights|brightness|heat)( in here| in the {area}| please|)
i want <lit> (brighter|dimmer|dimmed|lower|a bit darker|to be brighter|to be more red|to be warmer)
(too|it's too|it is too|the light is too) (bright|dark|dim|loud|hot|cold|warm)( in here| here| in the {area}|)
(turn|crank|bring) (up|down) <the>(volume|sound|music|radio|tv|speaker|heat|heating|thermostat|ac|temperature|air conditioning)( a bit| a little| please| in the {area}|)
(turn|crank|bring) <the>(volume|sound|music|tv|heat|heating|thermostat|temperature|{name=player}) (up|down)( a bit| a little| please| in the {area}|)
(increase|decrease|raise|lower|reduce) <the>(volume|sound|temperature|heat|heating|temp|{name=player} volume)( a bit| a little| in the {area}| on the {name=player}|)
(volume|temperature|heat|heating|music|brightness) (up|down)
(louder|quieter)( music| please| on the {name=player}|)
(make|get) (it|the {area}|the room) (warmer|cooler|colder|hotter|brighter|darker|more comfortable)
(cool|warm|heat) (down|up) <the>{area}( a bit| a little|)
(turn|increase|decrease|raise|lower|change) (the|) temperature (up|down|) (by|) (two|three|5|2|a couple of|a few|one) degrees
(increase|decrease|raise|lower|dim|brighten) <lit> by {brightness=percent}
(turn|bring) (up|down) <the>volume by {brightness=percent}
(change|switch|rotate|cycle|alter) <the>(color|colour|colors|light color|color of the lights|light colour|lights color)( of <lit>| in the {area}| please|)
(make|change|turn|set) <lit> (a different color|to another color|some other color|to a random color|colorful|different|to a color|darker color|to dim|to low|to something nice)
(change|adjust|modify|fix) <lit>
(open|close|raise|lower) <cover> (a bit|a little|slightly|some more|a little more|a bit more)
(set|put) <lit> to (mood|reading level|a nice level|low|high|medium|night mode)
(dim|brighten|darken|soften) <litplace>( a bit| a little| please| some|)
(dim|brighten|fade|lower) <lit> (for me|until it's nice|as you like|down low|gradually|slowly)
(make|have|get) <lit> (a touch|a tad|slightly|way|much|a lot|somewhat|just a bit) (brighter|dimmer|darker|warmer|cooler|softer|stronger|weaker)
(make|get) <litplace> (a touch|a tad|slightly|much|a lot|) (brighter|dimmer|darker|lighter|cozier|less bright)
<lit> (a bit|a little|a touch|a tad|slightly|much|way) (brighter|dimmer|darker|lower|higher|softer|more|less)
<lit> (is|are) (too bright|too dark|too dim|not bright enough|a bit dim|way too bright|blinding me|hurting my eyes)
(could|can) <lit> be (brighter|dimmer|a bit darker|a little brighter|less bright|softer|warmer)
<lit> (should|could|must|needs to|need to) be (brighter|dimmer|darker|a bit brighter|a little dimmer|less bright)
(turn|crank|nudge|knock|bump|push|take|bring|ramp) <lit> (up|down) (a bit|a little|a notch|a touch|a tad|some more|slightly|two notches)
(crank|nudge|knock|bump|ramp|tone|kick) (up|down) <lit>( a bit| a little| a notch| a touch|)
(take|cut|bring|scale) (down|back) the (brightness|glare|light)( a bit| in the {area}| of <lit>|)
(i'd rather have|i'd like|i prefer|we'd like|let's have|how about) (less|more|softer|dimmer|brighter|gentler|dim) (light|lights|lighting)( in the {area}| in here|)
(change|dim|brighten|increase|lower|raise) <lit> by (a quarter|half|a third|a bit|some|ten points|{brightness=percent})
(add|give) (some|a little|a bit|more) (light|brightness|color|warmth) (to|in) (<litplace>|<lit>)
(it could be|it should be|i want it|i'd like it|i need it|can it be|let it be) (brighter|dimmer|warmer|cooler|colder|louder|quieter|darker)( in here| in the {area}|)
(increase|raise|up|boost|bump up) the (heat|heating|temperature|temp|thermostat)( in the {area}| upstairs| a touch| a notch| a bit more|)
(lower|drop|reduce|knock down|bring down|turn down) the (heat|heating|temperature|temp|thermostat)( in the {area}| upstairs| a touch| a notch| a bit|)
(increase|raise|drop|lower|reduce) the (temperature|heat|heating|thermostat) by (one|two|three|1|2|5|ten|a few|a couple of) (degrees|degree)( in the {area}|)
(make|get|have) (it|the {area}|the house|this place) (a bit|a little|a tad|slightly|two degrees|much|) (warmer|cooler|colder|hotter|cosier|less hot|less cold)
(two|three|one|five|a few|a couple of) degrees (warmer|cooler|colder|hotter|higher|lower|more|less)( please| in the {area}|)
(heat|cool|warm) (it|things|the place) (up|down)( a bit| please| in here|)
(bump|nudge|knock|turn|crank|whack) <the>(volume|sound|music|{player}) (up|down)( a bit| a notch| a touch| two notches| some more|)
(bump|nudge|knock|crank|pump) (up|down) <the>(volume|sound|jam|music|bass|{player})( a bit| a notch|)
(increase|decrease|raise|lower|reduce|boost|bump up) <the>(volume|sound|{player} volume) by {brightness=percent}
(make|get|have) <the>(music|tv|radio|sound|{player}) (a bit|a little|slightly|much|) (louder|quieter|softer|lower|less loud)
<the>({player}|music|sound|volume) (is|are) (too loud|too quiet|a bit loud|not loud enough|way too loud|too low|too high)
i (can't|cannot|can barely|can hardly) hear <the>(tv|music|radio|movie|{player})
(softer|louder|quieter|lower|higher) (volume|sound|music)( please| in the {area}| on the {player}|)
(open|close|raise|lower|move|pull|roll) <cover> (a bit|a little|slightly|some more|a tad|a notch|a touch|an inch|partly|partially)( more|)
(open|close|raise|lower) <cover> (by (ten|20|five|fifteen|30) percent|a bit more|(ten|20|five|fifteen|30) percent more|a little further|some more)
(tilt|angle|rotate|adjust) <cover>( a bit| a little|)
<cover> (a bit|a little|slightly|a touch) (up|down|higher|lower|more open|more closed|further down)
(toggle|flash|blink|strobe|pulse|flicker|sync|cycle) <lit>( please| twice| three times| for fun| to the music|)
make <lit> (blink|flash|dance|strobe|pulse|fade in|flicker|follow the music|change colors|cycle through colors)
(toggle|reset|reboot|schedule|automate|rename|program) <target>
(set|change|turn|put|switch) <lit> to (2700|3000|4000|5000|6500|2200) (kelvin|k)
(loop|rotate through|shuffle|randomize) the (colors|colours|light colors)( in the {area}|)
(pick|choose|use|try|give me) (a|another|some other|any|a different|a random) (color|colour)( for <lit>| in the {area}|)
(set|switch|put|change|turn) <the>(fan|ceiling fan|{area} fan|fans) to (low|high|medium|speed one|speed 2|speed three|maximum speed|slow|fast|turbo)
(make|have|let) <the>(fan|ceiling fan|{area} fan) (spin|go|run|blow|turn) (faster|slower|harder|at full speed|more slowly|the other way|in reverse)
(speed up|slow down|reverse|oscillate|rotate|swing|crank up) <the>(fan|ceiling fan|fans|{area} fan)
<the>(fan|ceiling fan|{area} fan) (faster|slower|speed 2|to high|on low|on medium|on high|to speed three|speed up)
(set|switch|put|change) <the>(thermostat|ac|heating|air conditioning|{area} thermostat) (to|on|in) (cool|heat|auto|eco|dry|fan only|cooling mode|heating mode|eco mode|auto mode)
(switch|change|put|set) <the>(tv|television|{area} tv) (to|on) (channel five|channel 4|hdmi 2|hdmi one|netflix|youtube|the news|cnn|the football|the game)
(change|switch|flip) the channel( please| to {strange}| on the tv|)
(next|previous|last|another) channel( please|)
(what's on|record|find something on|show me what's on) (tv|the tv|tv tonight|channel four)
(fast forward|rewind|skip forward|skip back|go back|jump ahead) {duration}
(play|put on) (something|some music|a song|an album|a movie|a film|a playlist) (by|from|with|about|called) {strange}[ on <the>{player}| in the {area}]
play {strange} (on <the>{player}|in the {area}|in {area}|everywhere|on spotify)
(play|stream|watch|start watching|put on|i wanna hear|let me hear) (the movie|the film|the song|the album|the show|the podcast|episode three of) {strange}
(i feel like|i'm in the mood for|let's listen to|we want to hear|let's watch) (some |)(jazz|rock|music by {strange}|blues|{strange}|metal|a comedy)
(shuffle|loop|repeat|download|save|share|queue) (this song|this album|my music|the playlist|{strange}|my {strange} playlist)
(cast|mirror|share|transfer|move) (my screen|this|the music|the video|my phone) (to|on|onto) <the>({player}|tv|speaker)
(increase|decrease|extend|shorten|lengthen|adjust|change|rename) (the|my|<the>{timer_name}) timer( a bit| a little| please|)
(add|give me) (some|more|a bit more|a little more|extra) time (to|on) (the|my) timer
(set|make|put) (an|the|my|a new) alarm (for|at|to) {clock}( tomorrow| on monday| every day| please|)
(alarm|wake up call|wake me|wake me up) (at|for|by) {clock}[ tomorrow]
(snooze|silence|stop|dismiss|turn off|cancel|delete) (the|my|all) (alarm|alarms|alarm clock|wake up alarm)
(remind me|set a reminder|remind us|make a reminder) (to {task}|about {strange}|that {strange} is {word})( at {clock}| tomorrow|)
(send|forward|write|leave|read) (a|an|the|my|) (message|messages|email|text|voicemail) (to|from|for) {person}[ about {word}]
(brew|make|prepare|fix|get|pour) (us|me|{person}|) (a|some|another|one|two) (coffee|coffees|espresso|tea|cappuccino|hot chocolate|latte)
(preheat|defrost|reheat|microwave|toast|grill|boil|fry|roast|heat up) (my |the |some |)({thing}|dinner|pizza|leftovers|soup|milk)
(wash|dry|fold|iron|hang) (my|the|our) (clothes|laundry|shirts|dishes|towels|jeans|hair|car)
(water|feed|walk|bathe|trim) (the|my|our) (plants|dog|cat|lawn|fish|hedge|garden|horse)
(order|deliver|book|reserve|rent) (a|some|two|me a|us a) (pizza|taxi|table|burgers|sushi|car|flight|ticket|hotel room)[ for {clock}| to {city}]
(take|show me|record|send me) (a|the) (picture|photo|video|screenshot|snapshot|selfie|camera) (of|in|from|at) the {area}
(follow|chase|guard|protect|watch|film|paint|decorate|rearrange|heat|ventilate) (me|the cat|the dog|the baby|the kids|the burglar)
(let's have|give me|set) (some mood lighting|a romantic mood|a party atmosphere|a nice atmosphere)
""")

# Before, after or between commands: then it is not one command to be done now.
WHEN = lines("""
 at {clock}
 at {clock}
 at {clock}
 at {clock} (today|tomorrow|tonight|every day|every morning|on weekdays|on monday)
 (tomorrow|tonight|later|every day|every night|every evening|on weekends|on monday|next week|this evening|in the morning|tomorrow morning)
 (when|whenever|if|as soon as|before|after|once|until) (i|we|someone|everyone|the sun|it|nobody|the movie|{person}) (leave|leaves|arrive|arrives|get home|gets home|am home|is home|rains|gets dark|goes down|starts|ends|come home|comes home|fall asleep|is away|enter|enters the room)
 (when|if) the (temperature|door|window|sun|alarm|washer|phone) (is|goes|gets|opens|rings|drops|rises|sets) [below |above |off|down|{degrees}]
 (for|for about|for the next|for exactly|for at least) {duration}
 (by|around|about|exactly at|starting at|starting|from|beginning at|not before|no later than) {clock}
 (by|around|at about|at exactly) {clock} (tomorrow|on friday|every day|each morning)
 (on|next|this|every|each) (monday|tuesday|wednesday|thursday|friday|saturday|sunday)( morning| evening| night| afternoon|)
 (after|before) (dinner|lunch|breakfast|work|school|the movie|the party|bed|bedtime|i go to bed|we leave|the guests arrive|dark)
 (at|around|until) (bedtime|dinner time|lunch time|dawn|dusk|night|nightfall|christmas|daybreak|lunch)
 (every|each) (hour|day|night|morning|evening|week|weekday|weekend|other day|time it rains|time i come home|{duration})
 (tomorrow|tonight|today) at {clock}
 (tomorrow|on saturday|next week|tonight|this afternoon|this weekend|later today|later on|some time later|the day after tomorrow|first thing tomorrow)
 (if|when|once|unless|as long as|in case|whenever) (it's|it is|it gets|it becomes) (dark|cold|hot|raining|too warm|sunny|late|quiet|windy|{word})
 (if|when|once|unless) (nobody|no one|someone|anyone|anybody|everybody|{person}|the dog) (is|comes|is not|isn't) (home|in|there|here|awake|in the {area}|sleeping)
 (if|when|whenever|once|unless) <the>({device}|door|front door|tv|music|washer|timer|alarm|heater) (is on|is off|stops|starts|opens|closes|is done|finishes|rings)
 (if|when|once) the (temperature|humidity|battery|volume) (is|goes|drops|rises|falls|gets) (above|below|over|under|to) (fifty|20|30|ten|{degrees})
 (when|once|as soon as|the moment|right after|just before|until|the next time) (i|we|you|{person}|they) (say so|say stop|get up|wake up|go out|go to sleep|are back|come in|finish|fall asleep|go upstairs|open the door|text you)
 on (the first|the third|the 5th|the tenth|the last day) of (the month|may|june|january|december|every month)
 (in|during) (the night|the afternoon|summer|winter|december|july|the holidays|the daytime)
 while (i am|we are|i'm|we're|nobody is|{person} is) (away|out|on vacation|asleep|at work|gone|not home)
 (from|between) {clock} (to|until|and) {clock}
 until {clock}
""")

BEFORE = lines("""
(at|by|after|before) {clock} 
(when|whenever|if|as soon as|once) (i|we|someone|the sun|it|nobody|{person}) (leave|leaves|arrive|get home|gets home|am home|is home|rains|gets dark|goes down|come home|enter the room) 
(tomorrow|every day|every morning|every night|tonight|later|every evening) (at {clock} |)
(around|exactly at|starting at|from|beginning at|until|not before) {clock} 
(on|next|every|each) (monday|tuesday|wednesday|thursday|friday|saturday|sunday)( morning| evening|) (at {clock} |)
(after|before) (dinner|lunch|breakfast|work|school|the movie|bed|bedtime|i go to bed|we leave|the guests arrive) 
(if|when|once|unless|as long as|in case|whenever) (it's|it is|it gets|it becomes) (dark|cold|hot|raining|too warm|sunny|late|windy|{word}) 
(if|when|once|unless) (nobody|no one|someone|anyone|everybody|{person}) (is|comes|is not) (home|in|here|awake|in the {area}) 
(if|when|whenever|once|unless) <the>({device}|door|front door|tv|music|washer|heater) (is on|is off|stops|starts|opens|closes|is done|finishes) 
(if|when|once) the (temperature|humidity|battery) (is|goes|drops|rises|falls|gets) (above|below|over|under) (fifty|20|30|ten|{degrees}) 
(when|once|as soon as|the moment|every time|each time|the next time|right after|right before) (i|we|you|{person}) (wake up|go out|go to sleep|get back|come in|fall asleep|open the door|say banana) 
from {clock} (to|until|till) {clock} 
(this afternoon|this weekend|next week|later today|later on|at night|in the morning|at bedtime|at dusk|at dawn|on weekdays|at weekends) 
""")

# Said around a command without changing it: it must do before the command as well as behind it.
BECAUSE = lines("""
(it's|it is|i'm|i am|we are|we're) (so |too |very |really |getting |)(dark|bright|cold|hot|late|loud|quiet|tired|{word})
the {word} is (so |too |very |)(here|coming|back|broken|loud|{word})
(i|we) (can't|need to|want to|have to) {word}
{person} is (here|coming|sleeping|cooking|home|{word})
(because|since) (i'm|it's|we're) {word}
so (i|we) can {word}
(nobody|everybody|someone) is {word}
(i'm|we're) (going|coming|leaving|back|done|ready|cooking|sleeping|working|freezing|sweating)
(my|the) {word} (hurts|is sleeping|needs it|is ready|wants it)
(time|it's time) (for|to) {word}
(because|since|as|cause|seeing that|given that) (i am|we are|i'm|it is|it's|{person} is) (leaving|tired|cold|late|busy|home|sleeping|freezing|working|bored|done)
(because|since|as|cause) (the|my) (baby|dog|cat|kid|wife|husband|boss|neighbor|{word}) is (sleeping|coming|here|crying|awake|scared|cold|{word})
(because|since|as) (nobody|no one|everyone|everybody) is (here|home|in there|asleep|watching|up|using it)
(because|since|cause) (i|we) (can't|cannot|can hardly) (see|sleep|hear|concentrate|breathe|read|find anything|think)
(because|since|as) (i|we) (have|need|want|got) (guests|to sleep|to work|a headache|some peace|visitors|to study|to read|a call)
(i've|i have|i got|i've got) (a headache|a migraine|guests|a call|a meeting|my hands full|dirty hands|wet hands|flour on my hands|to go|to sleep)
(i|we) (can't|cannot|can hardly|can barely|couldn't) (see|sleep|hear|concentrate|breathe|read|find anything|think|see a thing|see my hand)
(the|my) (baby|kids|dog|cat|children|twins|grandma|husband|wife|roommate) (is|are) (sleeping|asleep|awake|scared|crying|coming|cold|finally asleep|in bed|here)
(the|our|my) (guests|parents|friends|neighbors|kids|visitors|in-laws|colleagues) (are|will be) (here|coming|arriving|at the door|waiting|complaining|on their way)
(we're|we are|i'm|i am) (watching|going to watch|about to watch|in the middle of) (a movie|a film|the game|the news|a show|netflix|the match)
(we're|we are|i'm|i am) (having|about to have|eating|making|cooking|finishing) (dinner|lunch|breakfast|a party|supper|a bath|tea|a snack)
(i'm|i am|we're) (trying|about|going|getting ready|preparing) to (sleep|read|work|nap|leave|cook|study|relax|meditate|go to bed|eat|{word})
(i'm|i am) (in bed|in the bath|on the phone|in a meeting|on a call|on the sofa|at my desk|in the shower|on the couch|half asleep)
(it's|it is) (freezing|boiling|sweltering|pitch black|pitch dark|chilly|stuffy|gloomy|awfully hot|baking|roasting|like an oven|like a fridge)( in here| out here| today|)
(it's|it is|it has) (been|getting|become|become quite) (dark|cold|late|hot|light|chilly|noisy|boring|windy)( in here| outside| already|)
(it's|it is) (raining|snowing|windy|sunny|stormy|foggy|pouring|dark outside|light outside|a lovely day|bedtime|morning|the middle of the night)
(the sun|the light|the glare|the noise|the draught|the smell) (is|is really) (blinding me|in my eyes|bothering me|annoying|coming in|killing me|too much|driving me mad)
(the sun|the moon) (is|has) (up|down|set|gone down|shining|come up|gone)
(there is|there's) (nobody|no one|someone|a draught|a breeze|a bug|too much noise|smoke|a funny smell|so much glare|a lot of dust)( here| in there| in here|)
(we|i) (don't|do not) (want to|need to) (waste|spend|use) (power|energy|electricity|money|so much power)
(to|in order to) (save|stop wasting) (power|energy|electricity|money|the battery)
(i|we) (want|'d like|would like|need) to (save|stop wasting) (power|energy|electricity|money)
so (that |)(i|we|he|she|the kids|the dog|everybody|{person}) can (see|sleep|read|work|eat|relax|hear|breathe|find it|watch|get in|get out|concentrate)
so (that |)(it|the {word}) (doesn't|won't|does not) (wake up|get cold|get out|get hot|burn|melt|bother us|{word})
so (that |)(i|we) (don't|won't) (freeze|trip|fall|wake up|oversleep|get wet|disturb anyone|sweat|forget)
(the|my) (cat|dog|rabbit|hamster|parrot|puppy) (is|wants|is about to) (escaping|going out|running away|get out|come in|scared|chewing the cable|in there)
(it|that) (is|'s) (bothering|annoying|distracting|irritating|disturbing) (me|us|everyone|the baby|the neighbors)
(it's|that's|this is) (too|so|way too|much too|far too|a bit) (dark|bright|hot|cold|loud|noisy|warm|stuffy|quiet) (for me|for us|in here|for reading|for the kids|to sleep)
(my|her|his) (eyes|ears|head|back|feet|hands) (hurt|hurts|are tired|are cold|are killing me|are full|are wet)
(now that|seeing as|considering) (i'm|i am|we're|we are|everyone is|{person} is) (home|here|up|done|awake|leaving|asleep|back)
(i|we) (just|only just) (got home|got up|woke up|came in|arrived|finished dinner|walked in|went to bed|sat down|got back)
(i|we) (forgot|completely forgot|keep forgetting|always forget|forgot about it|forgot to do it)
(i'm|i am|we're|we are) (heading|going|off|on my way|about to go|popping|stepping) (out|to bed|to work|to school|upstairs|to the shops|home)
(i'm|i am) (so|really|a bit|pretty|very|kind of|super) (tired|sleepy|cold|hot|sweaty|hungry|lazy|scared|busy|bored|sick)
(i'm|i am) (too lazy|too tired|too busy) to (get up|do it|do it myself|move|walk over)
(i|we) (think|guess|feel like|reckon) (it's|it is) (too dark|too hot|too cold|bedtime|time|late|a bit chilly|getting late)
(dinner|lunch|breakfast|the food|the party|the movie|the film|the show|the meeting|class|the game) is (ready|starting|about to start|over|on|beginning|finished)
(nobody|no one|no body) (is|'s) (using it|in there|here|home|watching|listening|there any more|around|downstairs)
(everybody|everyone|the whole family|the baby|{person}) (is|has) (asleep|gone|left|gone to bed|here|waiting|freezing|out|sitting down)
{person} (just|has just|has) (arrived|left|fallen asleep|gone to bed|come home|called|woken up)
{person} (wants|needs|is trying|has) to (sleep|work|read|see|study|leave|rest|get up)
(that's|this is) (what i want|important|urgent|an emergency|all i need|how i like it|better for me)
(it|this) (would|will) (be great|be nice|help|help me a lot|make me happy|be lovely|be perfect|mean a lot)
(i|we) (would|will|'d) (appreciate it|be grateful|be happy|be thankful|love that|love it)
if (you don't mind|you please|you would|it's not too much trouble|that's okay|that's possible|i may ask)
(i|we) (have|got|'ve got) (a baby|a cold|company|a date|an exam tomorrow|work tomorrow|an early start|visitors|kids here|to get up early)
(good morning|good evening|good night|hello|hi there|hey you|thanks a lot|thank you so much|cheers|you're the best|be a dear|there's a good robot)
(i|we) (hate|love|like|prefer|enjoy) (it|it when it's) (dark|bright|cold|warm|quiet|cozy|light|fresh)( in here|)
(i|we) (like|love|prefer|want|need) (it|things) (cozy|quiet|bright|dark|warm|cool|comfy|peaceful)
(what a day|oh my god|oh dear|oh boy|good grief|goodness|for heaven's sake|for crying out loud|quick|hurry up|hurry|come on|oh no|wow)
(i|we) (heard|saw|noticed) (a noise|something|someone|a sound|a burglar|{person}|the {word})
(the|our) (electricity|energy|power|heating|gas) (bill|bills) (is|are) (huge|too high|terrible|crazy|insane|enormous)
(the|this) (room|place|house|kitchen|bedroom|air) (is|feels|looks) (too dark|stuffy|cold|freezing|boiling|gloomy|like a sauna|like a cave|smelly|a mess)
i (need|want|could use) (some|a bit of|a little) (rest|sleep|peace|quiet|privacy|fresh air|sunlight|calm)
(i|we) (spilled|dropped|broke|burned|lost) (something|the {word}|my {word}|flour|crumbs|a glass|it)
""")

# A reason alone is no command.
PLAIN += [text for text in BECAUSE[13::3] if not text.startswith(("if ", "i (need"))]
