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
(play|put on|listen to|i want to hear|start|stream|find|search) {strange}
(play|put on|listen to|i want to hear) (some|some more|a little|) (jazz|rock|pop|classical music|hip hop|techno|country|metal|blues|disco|christmas music|relaxing music|party music|beatles|queen|news|the news|radio one|audiobook {word})
play {strange} (by|from) {strange}
play (the (album|song|artist|podcast|playlist|movie|show)|my) {strange} [on (spotify|the tv|the {player})]
(what|which) (song|movie|show|artist|track) is (this|playing|on)
who (sings|is singing) this[ song]
(book|order|buy me|get me|find|reserve) (a|me a|an) (pizza|taxi|cab|uber|table|flight|hotel|ticket|train|restaurant|coffee|burger)[ for {clock}| to {city}| in {city}]
(order|buy) {thing} (online|from amazon|on amazon|from {city})
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
(i want|i'd like|i would like|i need|can i have|could i get|let me have|may i have) (a|some|a cup of|a strong|one|) (coffee|cup of coffee|tea|espresso|cappuccino|latte|coffee now|coffee with milk|coffee with sugar)
(make|brew|cook|prepare|start|get) (coffee|some coffee|a coffee|the coffee|a pot of coffee|a cup of coffee|tea)[ please| now| for me]
(is|are|when will) (the|my) (coffee|dinner|tea|breakfast|cake|food) [be ](ready|done)
(boil the water|boil some water|do the dishes|cook dinner|water the plants|feed the dog|walk the dog|take out the trash|mow the lawn|make the bed|iron my shirt|fold the laundry)
(change|set|update|delete|create|rename) (the|my) (language|name|password|wallpaper|background|profile|settings|account|ringtone|notification|routine|automation)[ to {word}]
(bring|fetch|hand|give) me (my|the|a|some) (shoes|socks|newspaper|juice|phone|keys|glasses|jacket|water|book|{word})
(go to|open|launch|close|quit|start|show|download) [the ](settings|app store|browser|facebook|instagram|youtube|netflix|whatsapp|camera app|calculator|{word} app|menu|website)
(turn|switch|set|put|open|close|start|stop|pause|add|increase|change|make|lock|dim|run|go|get|take|can you|could you|would you|please|i want|i want you to|the|and)
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
 (for|for about) {duration}
 (from|between) {clock} (to|until|and) {clock}
 until {clock}
""")

BEFORE = lines("""
(at|by|after|before) {clock} 
(when|whenever|if|as soon as|once) (i|we|someone|the sun|it|nobody|{person}) (leave|leaves|arrive|get home|gets home|am home|is home|rains|gets dark|goes down|come home|enter the room) 
(tomorrow|every day|every morning|every night|tonight|later|every evening) (at {clock} |)
""")

# Said around a command without changing it.
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
""")
