"""Sentences about weather, time, date, lists and taking back. See `templates.py`."""

from rules import filled, lines
from shared import SHARED

# Questions about the weather, the time and the date.
ASKED = {
    "SAY": """tell me|can you tell me|could you tell me|do you know|i'd like to know|i want to know|i need to know
|i wonder|any idea
|let me know|show me|find out|remind me|i was wondering|would you happen to know|can you see|can you look up
|could you check|i'm curious
|say|quickly tell me|i must know|have you any idea|please find out|can you find out|just tell me|i've no idea|not sure
|can you say
|could you find out|please tell me|would you know|can someone tell me|do you happen to know|i'd love to know
|help me find out""",
    "FETCH": """give me|get me|get|tell me|read me|read out|show me|show|check|fetch|look up|pull up|bring up|report
|find out|display|say|let me have
|let me know|let me hear|let me see|i want|i need|i'd like|can i have|could i get|can i see|may i have|could you get me
|query|announce|i want to hear
|i'd like to see|i need to see|do you have|have you got|could you give me|can i get|would you read me|i'm after|go over
|run me through|inform me of
|update me on|recite|speak|call out|may i hear|can we hear|please share|kindly tell me|i'd love to hear|what about
|how about""",
    "DAY": """ today| tomorrow| tonight| this weekend| this week| next week| on monday| on tuesday| on friday
| on saturday| on sunday| this afternoon
| this evening| this morning| later| later today| later on| tomorrow morning| tomorrow night| tomorrow afternoon
| tomorrow evening| over the weekend
| the day after tomorrow| right now| at the moment| outside| out there| soon| at the weekend| for the rest of the day
| over the next few days|||||""",
    "PLACE": """ in {name=city}| in {name=city}| in {name=city}| over in {name=city}| around {name=city}
| near {name=city}| for {name=city}| at {name=city}""",
    "FALL": """rain|snow|drizzle|pour|hail|storm|thunder|freeze|sleet|clear up|warm up|cool down|shower|bucket down
|rain a lot|snow much|get wet|get icy|get windy
|get foggy|brighten up|get stormy|stay dry|get cold|get hot|get chilly|rain cats and dogs|pelt down|get muggy|let up
|dry up|chuck it down""",
    "WET": """rain|snow|sun|sunshine|showers|storms|thunderstorms|fog|wind|hail|frost|ice|drizzle|sleet|mist|clouds
|lightning|thunder|heavy rain
|strong winds|a storm|a thunderstorm|a downpour|blue sky|black ice|snowfall|rainfall|bad weather|good weather
|nice weather|precipitation|a heat wave""",
    "FINE": """sunny|rainy|wet|dry|windy|stormy|cloudy|foggy|icy|nice|nice out|warm out|cold out|hot out|clear|overcast
|humid out|freezing out|snowy|grey out
|breezy|frosty|misty|mild|chilly out|pleasant|miserable|lovely out|gloomy out|muggy out|slippery out|bright out|thundery
|drizzly|scorching out|bitter out""",
    "RAINING": """raining|snowing|hailing|storming|drizzling|pouring|sleeting|thundering|freezing outside|bucketing down
|spitting|showering|blowing a gale
|raining hard|snowing hard|pelting down|raining again|snowing again|still raining|still snowing|raining much
|raining cats and dogs|tipping it down""",
    "GEAR": """an umbrella|a jacket|a coat|a raincoat|sunscreen|a hat|gloves|a scarf|boots|rain boots|wellies|sunglasses
|a jumper|a sweater|a warm coat
|a hoodie|a brolly|my umbrella|my raincoat|my coat|my jacket|winter clothes|warm clothes|shorts|sun cream|a windbreaker
|an anorak|a rain jacket|waterproofs|my wellies""",
    "REPORT": """weather|weather|forecast|weather forecast|weather report|weather update|weather outlook
|weather conditions|outlook for the weather|weather news
|weather situation|forecast for the weather|local weather|local forecast|current weather|latest weather|latest forecast
|weather prediction|weather summary|daily forecast""",
    "LIKE": """be like|look like|do|be|turn out|shape up like|be doing|bring|hold|feel like|change to|have in store
|be up to|develop""",
    "TIME": """the time|the time|the current time|the exact time|the hour|the clock time|the local time|the right time
|the correct time|the precise time
|the present time|the time now|the time right now|the time of day|the actual time|the time here|the hour of the day
|the time at the moment""",
    "CLOCK": """clock|clock on the wall|watch|time|kitchen clock|clock now|alarm clock|clock at home|wall clock
|wristwatch|grandfather clock""",
    "DATE": """the date|the date|today's date|the current date|the day|the day of the week|the weekday|the date today
|the day today|the exact date|the full date
|the month|the year|the day and date|the calendar date|the present date|the day of the month|the date of today
|the current day|the current month|the current year""",
    "IT": """it is|it is now|it is today|today is|we have|we have today|it's now|we're on|we are on|it might be
|it is right now""",
    "WEEKDAY": """monday|tuesday|wednesday|thursday|friday|saturday|sunday|a monday|a friday|a weekday|a workday
|the weekend|a sunday|the first|the last of the month""",
    "MONTH": "january|february|march|april|may|june|july|august|september|october|november|december",
    "END": " please| now| right now| exactly| at the moment| currently| mate| again| thanks| buddy| just now|||||||",
}
WEATHER = """
<FETCH> (the |today's |tomorrow's |this week's |the latest |)(weather|forecast|weather forecast|weather report)<DAY>
<FETCH> the <REPORT><DAY>
<FETCH> the <REPORT><PLACE>
<FETCH> the <REPORT><PLACE><DAY>
(what is|what's|whats|how is|how's|what about|how about) the <REPORT><DAY>
(what is|what's|whats|how is|how's|what about|how about) the <REPORT><PLACE><DAY>
(what|how) (will|would|might|could) the weather <LIKE><DAY>
(what|how) is the weather (going to|gonna|supposed to|likely to) <LIKE><DAY>
(what|how) (will the weather|is the weather going to|is the weather gonna|would the weather) <LIKE><PLACE><DAY>
<SAY> (what|how) the weather (is|is like|will be|will be like|looks|is going to be|is doing|looks like|is gonna be)<DAY>
<SAY> (what|how) the weather (is|is like|will be|will be like|looks|is going to be)<PLACE>
<SAY> (if|whether) it (will|is going to|might|is gonna|could|is likely to|should) <FALL><DAY>
<SAY> (if|whether) it (will|is going to|might|is gonna) (rain|snow|storm|be sunny|be windy)<PLACE>
(will|will|could|might|would|does) it <FALL><DAY>
(is it|isn't it|is the sky|are the skies) (gonna|going to|likely to|supposed to|meant to|about to|expected to|set to) <FALL><DAY>
(is it|will it be|is it going to be|is it gonna be|might it be|could it be|isn't it|will it still be) <FINE><DAY>
(is it|will it be|is it going to be|might it be) (sunny|rainy|windy|stormy|cloudy|foggy|icy|snowy|dry|wet)<PLACE><DAY>
<SAY> (if|whether) (it is|it's|it will be|it's going to be|today is|tomorrow will be) <FINE><DAY>
(is it|is it still|isn't it|will it be|is it already|is it by any chance) <RAINING><DAY>
(is it|is it still|will it be) (raining|snowing|hailing|storming|drizzling|pouring)<PLACE>
<SAY> (if|whether) (it is|it's|it is still|it will be) <RAINING><DAY>
(will there be|is there going to be|are we getting|are we going to get|will we get|will we have|do we expect|is there|can we expect|should we expect) (any |some |)<WET><DAY>
(will there be|is there going to be|is there|do they have|are they getting|do they expect) (any |some |)<WET><PLACE>
(any|any chance of|any sign of|is there a chance of|is there any risk of|what about|what's the chance of|how likely is|how probable is) <WET><DAY>
(chance|chances|risk|likelihood|probability|odds|possibility) of <WET><DAY>
<WET> (expected|forecast|coming|likely|on the way|predicted|in the forecast)<DAY>
(do|should|will|would|might) (i|we|the kids) need <GEAR><DAY>
(should|must) (i|we|the kids) (take|bring|wear|pack|put on|carry) <GEAR><DAY>
<SAY> (if|whether) (i|we) (need|should take|should bring|should wear|will need|ought to wear|had better take) <GEAR><DAY>
(is it|would it be|is today|will it be) (wise|necessary|a good idea|sensible|worth it|advisable|smart) to (take|bring|wear|pack) <GEAR><DAY>
(is this|is it|will it be) (umbrella|jacket|coat|t shirt|shorts|sweater|sunscreen|beach|barbecue|picnic|sandal|scarf) weather<DAY>
(when|at what time|how soon) (will|does|is) (the rain|the snow|the storm|the sun|the fog|the wind) (going to |)(start|stop|end|arrive|come|begin|clear|let up)<DAY>
how does the (weather|forecast|sky) (look|seem|appear)<DAY>
what does the (weather|forecast|sky) look like<DAY>
what does the (forecast|weather forecast|weather report|weather man|weather service|weather app) (say|show|predict|promise|expect|have)<DAY>
what does the (forecast|weather forecast|weather report|weather man) (say|show|predict|promise)( about | for )({name=city})
(how much|how many inches of|how many centimetres of) (rain|snow|sun|wind|rainfall|snowfall) (will we get|do we get|are we getting|is expected|is forecast|will there be)<DAY>
(how wet|how windy|how rainy|how cloudy|how sunny|how stormy|how icy|how foggy) (is it|will it be|will it get|is it going to be|is it gonna get)<DAY>
<REPORT><DAY>
<REPORT><PLACE>
{name=city} (<REPORT>)<DAY>
"""
CLOCKS = """
<FETCH> <TIME>
<FETCH> <TIME><END>
<SAY> what (time|hour) (it is|it's now|we have|it is now|it is right now|it is at the moment|it might be|we've got|it says)
<SAY> what (time|hour) it is<END>
<SAY> <TIME><END>
(what is|what's|whats|what would be|what might be|what was|could you say|do you have|have you got|got) <TIME><END>
(what|which) (time|hour) (is it|do we have|have we got|do you have|have you got|would it be|might it be|is it now|are we at|do you make it)<END>
what does (the|my|your) <CLOCK> (say|show|read|tell|tell us|display|point to)<END>
what (is the clock (showing|saying|reading)|time is it by (your|the) (clock|watch))<END>
(how late|how early) (is it|is it getting|has it got|are we|has it become|is it already|is it by now)<END>
<SAY> how (late|early) (it is|it's getting|it has got|we are|it's got|it is already)
(is it|isn't it) (already |yet |nearly |almost |)(noon|midnight|bedtime|lunchtime|dinner time|teatime|midday|evening|morning|past midnight|past noon)<END>
(do|would|could|can|might) (you|anyone|somebody) (know|tell me|say|have|give me|show me|read me) <TIME><END>
(i'd|i would) (like|love|need|appreciate) (to know |to hear |)<TIME><END>
(time|the time|current time|exact time|time check|clock time|clock|hour)<END>
(is there|do we have|have we got) a clock (what time is it|that says what time it is)
my (watch|clock|phone) (stopped|is broken|is dead|is slow) (so |)what (time is it|is the time|time do we have)
"""
DATES = """
<FETCH> <DATE>
<FETCH> <DATE><END>
<SAY> what (day|date|month|year|weekday|day of the week|day of the month) <IT>
<SAY> what (day|date|month|year|weekday) it is<END>
<SAY> <DATE><END>
(what is|what's|whats|what would be|what might be|what was|do you have|have you got|got) <DATE><END>
(what|which) (day|date|month|year|weekday|day of the week|day of the month) (is it|is it today|is today|do we have|have we got|are we on|is this|do we have today|would it be|are we in)<END>
(is it|is today|isn't it|isn't today|are we on|is it already|is it still|is it really|is it actually) <WEEKDAY><END>
(is it|are we in|is this|is it already|is it still|are we already in|are we still in|is it really|do we have) <MONTH><END>
<SAY> (if|whether) (it is|it's|today is|we have) (<WEEKDAY>|<MONTH>)<END>
(today is|it is|it's|today's) <WEEKDAY> (right|isn't it|correct|yes|is it|or is it|is that right|am i right)
what does (the|my|your|our) (calendar|wall calendar|diary|datebook) (say|show|read|tell us)( today|)<END>
(do|would|could|can|might) (you|anyone|somebody) (know|tell me|say|give me|show me|read me) <DATE><END>
(i'd|i would) (like|love|need|appreciate) (to know |to hear |)<DATE><END>
(date|the date|current date|today's date|exact date|day|weekday|day of the week|calendar date|month|year)<END>
(i've|i have|i) (lost track of|forgotten|forgot|no idea of|mixed up|no clue about) (the date|what day it is|the day|what date it is|which day it is|the days)
(how far|how deep) (into|in) (the|this) (month|week|year) are we<END>
"""
# Lists.
LISTED = SHARED | {
    "ADD": """add|put|write|place|stick|get|chuck|pop|throw|bung|toss|slap|drop|shove|jot|scribble|note|include|insert
|enter|save|append|record|register|log|list|pencil
|lob|type|mark|set|stuff|fling|squeeze|slot|attach|pin|park|tack|sling|bang|whack|plonk|tag|slip|post|file|slide""",
    "ADDING": """adding|putting|writing|placing|sticking|getting|popping|throwing|jotting|noting|including|entering
|having|saving""",
    "DOWN": """jot down|note down|write down|put down|mark down|get down|scribble down|take down|stick down|pop down
|set down|type in|pencil in|fill in|key in|type up""",
    "ON": "on|on|to|to|onto|on to|in|into|down on|down for|for",
    "SHOP": """shopping list|shopping list|shopping list|grocery list|grocery list|groceries list|list|groceries|shopping
|food list|supermarket list|list for the shops
|list of groceries|weekly shopping list|weekly shop|list for the supermarket|shopping|food shopping list
|list of things to buy|market list|list for shopping""",
    "BUY": """buy|get|pick up|grab|purchase|fetch|stock up on|get more|get some more|buy more|buy some more|restock
|get hold of|get in|bring home|pick up some more
|top up|shop for|replenish|pop out for|run out for|go and get|go and buy|remember to buy|don't forget to buy""",
    "OUTOF": """out of|all out of|running out of|low on|running low on|short of|running short of|short on|nearly out of
|almost out of|completely out of|right out of
|clean out of|fresh out of|getting low on|down to the last of the|about to run out of|going to run out of
|down to our last|totally out of|getting short of
|running short on|close to running out of|just about out of|lacking|in need of|desperately short of|in short supply of
|wanting for|needing|without any""",
    "RANOUT": """ran out of|have run out of|just ran out of|used up the|finished the|just finished the
|used the last of the|have no more|have no|have got no
|have none of the|don't have any|don't have any more|haven't got any|haven't any|haven't got any more|have hardly any
|have almost no|have barely any|got no|ate all the
|have used up all the|are done with the last of the|finished off the|have eaten all the|have drunk all the|could use more
|could use some|could do with|could do with more
|are in dire need of|need to get|need to buy|must get|must buy|should get|should buy|ought to get|need more|need some
|need some more|really need|also need
|urgently need|desperately need|still need|will need|have to buy|have to get|have to pick up|want to buy|will be needing
|might need""",
    "GONE": """all gone|gone|finished|used up|nearly gone|almost gone|running out|running low|nearly finished|all used up
|all finished|eaten up|getting low
|about to run out|nearly empty|all eaten|almost finished|down to the last bit|out of stock|almost out|getting scarce
|needed|needed again|nearly used up""",
    "STORE": """store|shop|supermarket|grocery store|market|corner shop|shops|mall|bakery|grocer|grocers|farmers market
|chemist|pharmacy|convenience store|deli""",
    "KIND": "item|entry|task|line|note|point|thing|reminder|job|new entry|new item|new task|bullet",
}
SHOPPING = """
<ADD> {item=thing} <ON> (my|the|our|) <SHOP>
<ADD> {item=thing} <ON> (my|the|our) shopping list<TAIL>
<DOWN> {item=thing} (on|in|for|to) (my|the|our|) <SHOP>
<ADD> (on|to|onto) (my|the|our) (shopping list|grocery list|list) {item=thing}
<REQ> <ADD> {item=thing} <ON> (my|the|our) <SHOP>
<REQ> <DOWN> {item=thing} (on|in|for) (my|the|our) <SHOP>
<GERQ> <ADDING> {item=thing} (to|on|onto|in) (my|the|our) <SHOP>
<BUY> {item=thing}
<BUY> {item=thing} (at|from) the <STORE>
<REQ> (buy|get|pick up|grab|purchase|fetch) {item=thing}
(i'm|i am|we're|we are) <OUTOF> {item=thing}
(i'm|i am|we're|we are) (nearly |almost |already |completely |totally |just |again |)(out of|running out of|low on|short of|lacking) {item=thing}
(i|we) <RANOUT> {item=thing}
(i|we) <RANOUT> {item=thing} (again|so put it on the list|from the <STORE>|for the <STORE>|for dinner|at home|in the house|in the kitchen)
(the|our|my) {item=thing} (is|are) <GONE>
(the|our|my) {item=thing} (is|are) <GONE> (so |)(add|put) (it|them|some) (to|on) the (list|shopping list)
(there is|there's|there are|we've got|there seems to be) (no|no more|hardly any|almost no|barely any|not enough) {item=thing} (left|left in the fridge|left at all|in the house|in the cupboard|in the pantry)
(no|no more|hardly any|almost no|not enough|not any) {item=thing} (left|in the house|in the fridge|in the kitchen|at home|in the pantry|in the cupboard|remaining)
<WISH> {item=thing} (on|added to|put on|to be on|written on|down on) (my|the|our) (shopping list|grocery list|list)
{item=thing} <MODAL> (on|added to|put on|written on|bought|purchased|included on) (the|my|our) (shopping list|grocery list)
{item=thing} (please |)(goes|should go|must go|needs to go|has to go|belongs|can go|to go) (on|onto|on to) (the|my|our) <SHOP>
{item=thing} (on|onto|to|for|into) (the|my|our) <SHOP><TAIL>
(the|my|our) (shopping list|grocery list|list of groceries) (needs|is missing|lacks|should have|should include|must have|wants|could use|still needs|has to have) {item=thing}
(for|on|to|onto) (the|my|our) <SHOP> (please |)(add|put|write|include|note|stick|pop|jot down|i need|we need|i want) {item=thing}
(remember|don't forget|do not forget|don't let me forget|we mustn't forget|make sure i don't forget) (to buy|to get|to pick up|to add|to grab) {item=thing}
(time to|we'd better|i'd better|we've got to|i've got to|i gotta|someone should|somebody has to) (buy|get|pick up|restock|stock up on|grab) {item=thing}
{item=thing} (needs|need) (buying|restocking|replacing|replenishing|topping up|to be bought|to be restocked|to be purchased)
"""
LISTING = """
<ADD> {item=task} <ON> (my|the|our|) {name=list_name} list
<ADD> {item=thing} <ON> (my|the|our|) {name=list_name} list
<ADD> {item=task} <ON> (my|the|our) {name=list_name} list<TAIL>
<DOWN> {item=task} (on|in|for|to) (my|the|our) {name=list_name} list
<DOWN> {item=thing} (on|in|for|to) (my|the|our) {name=list_name} list
<ADD> (on|to|onto|in) (my|the|our) {name=list_name} list {item=task}
<REQ> <ADD> {item=task} <ON> (my|the|our) {name=list_name} list
<REQ> <ADD> {item=thing} <ON> (my|the|our) {name=list_name} list
<REQ> <DOWN> {item=task} (on|in) (my|the|our) {name=list_name} list
<GERQ> <ADDING> {item=task} (to|on|onto|in) (my|the|our) {name=list_name} list
<WISH> {item=task} (on|added to|put on|to be on|written on|down on|included in) (my|the|our) {name=list_name} list
<WISH> {item=thing} (on|added to|put on|to be on|written on) (my|the|our) {name=list_name} list
{item=task} (please |)(goes|should go|must go|needs to go|has to go|belongs|can go|to go) (on|onto|on to) (my|the|our) {name=list_name} list
{item=thing} <MODAL> (on|added to|put on|written on|in) (my|the|our) {name=list_name} list
{item=task} (on|onto|to|for|into|in) (my|the|our) {name=list_name} list<TAIL>
(my|the|our) {name=list_name} list (needs|is missing|lacks|should have|should include|must have|should say|could use|still needs|gets) {item=task}
(for|on|to|onto|in) (my|the|our) {name=list_name} list (please |)(add|put|write|include|note|stick|pop|jot down|enter|place|throw) {item=task}
(add|put|make|create|enter|insert|write|log|record) (a|the|another|one more) <KIND> (on|in|to|for) (my|the|our) {name=list_name} list (called|saying|named|that says|which says) {item=task}
(add|put|enter|insert|log|record) (the|a|another) <KIND> {item=task} (on|in|to|onto) (my|the|our) {name=list_name} list
(new|another|one more|next) <KIND> (for|on|in) (my|the|our) {name=list_name} list {item=task}
<ADD> {item=task} (on|to|in) (my|the|a) list (called|named|with the name|titled) {name=list_name}
(remember|don't forget|do not forget) to (add|put|write|note) {item=task} (on|to|in) (my|the|our) {name=list_name} list
"""
# Taking back.
BACK = {
    "OH": """oh|ah|ok|okay|well|um|uh|er|erm|actually|wait|no|no no|oh no|hold on|hang on|hmm|sorry|whoops|oops|hey|nah
|nope|alright|right|wait a second|wait no
|you know what|come to think of it|on second thought|on second thoughts|thinking about it|my bad|no wait|hold up|ugh
|never mind|look|listen|ah well|oh well""",
    "DROP": """forget it|forget that|forget about it|forget about that|cancel that|cancel it|cancel|scratch that
|scrap that|scrap it|ignore that|ignore me|ignore it
|disregard that|disregard it|drop it|drop that|leave it|leave it be|let it go|let it be|skip it|skip that|strike that
|undo that request|belay that|abort|abort that
|abort mission|never mind|nevermind|never mind that|don't bother|don't worry about it|don't worry|no worries|stop that
|stop it|stop|call it off|take that back|withdraw that
|discard that|dismiss that|dismiss it|bin that|quit that|don't do that|don't do it|don't do anything|do nothing
|never you mind|pay no attention|pay me no mind|give it a rest
|let's not|let's not do that|let's drop it|let's forget it|let's leave it|cut that|nix that|rescind that|retract that
|revoke that|void that|end that|kill that request""",
    "CAUSE": """i changed my mind|i've changed my mind|i made a mistake|that was a mistake|it's nothing|it was nothing
|it's not important|it isn't important|it doesn't matter
|i don't need it|i don't need it any more|i don't need that|i don't need anything|i don't want it
|i don't want that any more|i'll do it myself|i'll do it later
|i can do it myself|i already did it|i misspoke|i didn't mean it|i didn't mean that|i didn't mean you
|i wasn't talking to you|i said that by accident|it was an accident
|that was wrong|that's wrong|wrong command|i got it wrong|i figured it out|i found it|i've got it|i'm good|i'm fine
|it's fine|it's ok|it's okay|it's all good|all good
|that's fine|no need|there's no need|it's not needed|not needed any more|not necessary|i was only joking|just kidding
|i'm only kidding|it was a joke|it can wait
|it's no longer necessary|we're good|we're fine|it's too late now|somebody did it already|i thought better of it
|i was just thinking out loud|i was talking to someone else
|i didn't say anything|i didn't ask for anything|i didn't call you|you misheard me|that wasn't for you
|that wasn't meant for you|i take it back|i take that back""",
    "ALONE": """i changed my mind|i've changed my mind|i have changed my mind|it's nothing|it was nothing
|it's not important|it isn't important|it doesn't matter
|i don't need it any more|i don't need that any more|i don't want it any more|i'll do it myself|i can do it myself
|i misspoke|i didn't mean it|i didn't mean that
|i didn't mean you|i wasn't talking to you|i said that by accident|that was a mistake|there's no need|no need
|no need for that|it's not needed|not needed any more
|it's no longer necessary|i thought better of it|i didn't say anything|i didn't ask for anything|i didn't call you
|that wasn't for you|that wasn't meant for you
|i take it back|i take that back|i was talking to someone else|i don't need anything|that was wrong|wrong command
|i already did it""",
    "BYE": """ please| thanks| thank you| sorry| then| now| mate| buddy| ok| okay| actually| for now| after all
| would you| will you| dear| computer| cheers| no thanks""",
    "WHAT": """what i said|what i just said|what i asked|what i asked for|what i told you|my last request
|the last request|my last command|the last command|my request|this request
|that request|that command|that order|that last one|the last one|the last thing|the last thing i said|all that
|all of that|everything i said|the whole thing|my question|the question
|that question|my words|my previous command|the previous command|the previous request|that instruction|my instruction
|my order|what you heard|anything i said|that whole idea""",
    "UNDO": """forget|cancel|ignore|disregard|scratch|scrap|never mind|drop|abort|strike|dismiss|withdraw|take back
|nevermind|skip|discard|don't mind|call off|pay no attention to
|please forget|please ignore|just forget|just ignore|you can forget|you can ignore|let's forget|kindly ignore
|kindly cancel|i take back|i cancel|i withdraw|i retract|overlook""",
    "NOPE": """no|nope|nah|no no|no thanks|no thank you|uh no|um no|oh no|wait no|actually no|no wait|not now|no sorry
|no it's fine|no leave it|ah no|er no""",
}
TAKEN = """
<DROP>
<DROP><BYE>
<OH> <DROP>
<OH> <DROP><BYE>
<ALONE>
<ALONE><BYE>
<OH> <ALONE>
<DROP> <CAUSE>
<CAUSE> (so |)<DROP>
<OH> <DROP> <CAUSE>
<UNDO> <WHAT>
<UNDO> <WHAT><BYE>
<OH> <UNDO> <WHAT>
<UNDO> <WHAT> <CAUSE>
<CAUSE> (so |)<UNDO> <WHAT>
<NOPE> <DROP>
<NOPE> <CAUSE>
<NOPE> <UNDO> <WHAT>
(could you|can you|would you|will you|you can|you may|please|just|i want you to|i'd like you to|you should|you'd better|better) (forget it|forget that|forget about it|cancel that|cancel it|ignore that|disregard that|drop it|scratch that|scrap that|skip it|leave it|stop that|abort)<BYE>
(could you|can you|would you|will you|you can|you may|please|just|i want you to|i'd like you to|you should) (forget|cancel|ignore|disregard|scrap|skip|drop|abort|dismiss) <WHAT>
"""

TRAIN = [
    (2.2, "HassGetWeather", {}, "ask", lines("""
(what is|what's|whats) the weather
(what is|what's|whats|how is|how's|hows) the weather (like|today|outside|like today|now|right now|going to be like|looking)
(what is|what's) the weather (like |)(in|for|at) {name=city}
(what is|what's) the {name=city} weather (like|today|)
how is the weather (in|at) {name=city}
weather
weather (today|tomorrow|report|forecast|please|check|update|outside|now|this week|for the weekend)
weather (in|for|at|over in|near) {name=city}
{name=city} weather
{name=city} (weather forecast|forecast|weather report|weather tomorrow|weather please)
(will|is) it (going to |gonna |)(rain|snow|be sunny|be cold|be hot|be windy|storm|freeze)( today| tomorrow| tonight| this weekend|)
(will|is) it (going to |)(rain|snow|be sunny) in {name=city}( today| tomorrow|)
is it (raining|snowing|sunny|windy|cloudy|cold)( outside| today| right now|)
is it (raining|snowing|sunny) in {name=city}
(do|will|should) i need (an umbrella|a jacket|a coat|a raincoat|sunscreen)( today| tomorrow|)
(what's|what is|give me|tell me|show me) the (forecast|weather forecast|weather report)( for today| for tomorrow| for the week| for this weekend|)
(what's|give me) the (forecast|weather) for {name=city}
(what's|how's) the weather (tomorrow|this weekend|on monday|next week|tonight)
how (hot|cold|warm) will it (be|get)( today| tomorrow| tonight)
should i (take|bring|wear) (an umbrella|a jacket|a coat)( today| tomorrow|)
(what does|what's|how does) the (weather|sky) look like( today| tomorrow| outside| out there| this afternoon|)
(what's|how's|hows) it (like|looking) (outside|out there|out)( today| right now| this morning|)
(any|is there any|will there be any|will we get any|are we getting any) (rain|snow|sun|sunshine|storms|thunder|fog|wind|hail|frost) (today|tomorrow|tonight|this week|later|coming)
(any|is there|will there be) (rain|snow|fog|a storm) in {name=city}( today| tomorrow|)
(chance|chances|probability|likelihood) of (rain|snow|a storm|showers|thunderstorms)( today| tomorrow| tonight|)
(what are|what's) the (chance|chances|odds) of (rain|snow|a storm|it raining)( today| tomorrow|)( in {name=city}|)
(rain|snow|sunny|windy|umbrella|showers|stormy) (today|tomorrow|tonight|this weekend)
(is|will) (today|tomorrow|the weekend|monday|friday) (going to be|be|gonna be) (sunny|rainy|nice|wet|dry|hot|cold|warm|windy|stormy|cloudy)
(will|is|does) it (stay|going to stay|gonna stay|look) (dry|sunny|nice|clear|cloudy)( today| tomorrow| all day|)
(when|what time) (will|is) (it|the rain|the snow) (stop|start|going to stop|going to start)( raining| snowing|)
(when|how soon) will (it rain|it snow|the sun come out|it clear up|the storm hit|it warm up)
(will|is) the (sun|rain|snow|storm|fog|wind) (come out|coming|stop|shining|shining today|hold off|last|coming our way)
(read|say|check|get|fetch|pull up|look up|bring me|let me hear|gimme) (me |)(the|today's|tomorrow's|this week's) (weather|forecast|weather forecast|weather report)
(read|check|get|look up|gimme) (the|) (weather|forecast) (for|in) {name=city}
(how about|what about|and) the weather( today| tomorrow| outside| in {name=city}|)
(i want to know|i need|i'd like|let's have|let's hear) the (weather|forecast|weather report)( today| for tomorrow| in {name=city}|)
(is it|is the weather) (nice|good|bad|ok|fine|awful|foggy|stormy|dry|wet|icy) (out|outside|today|out there|enough to go out)
(is|will) the weather (good|nice|bad|going to be good|be nice|be bad|get better|improve|change)( today| tomorrow| in {name=city}|)
(how|what) will (the weather|the weather in {name=city}) be( like|)( today| tomorrow| on sunday| next week|)
in {name=city} (what's|how's|how is) the weather
(what|which) weather (is it|do we have|have we got|will we have|we are having|is coming|is expected)( today| tomorrow| in {name=city}|)
(what kind of|what sort of) weather (are we having|can i expect|should i expect|is it|will it be)( today| tomorrow| in {name=city}|)
(can i|should i|could i) (go out|go outside|leave) without (an umbrella|a coat|a jacket|my raincoat)( today|)
(is|will) (an umbrella|a jacket|a coat|sunscreen) (needed|be needed|necessary|a good idea)( today| tomorrow|)
(umbrella|jacket|coat|raincoat|sunscreen) (needed|weather|or not)( today| tomorrow|)
(will|am|are) (i|we) (get wet|going to get wet|going to freeze|get rained on|need boots)( today| outside|)
(is it|will it be) (beach|bbq|picnic|t-shirt|shorts|sweater) weather( today| tomorrow| this weekend|)
(is it|will it be) (good|nice|warm) enough (for a walk|for a picnic|to swim|for shorts|to hang the washing)( today| tomorrow|)
(today's|tomorrow's|tonight's|this weekend's|monday's|the|current|local) (weather|forecast|weather forecast|weather conditions)
forecast( for|) (today|tomorrow|tonight|the week|the weekend|{name=city})
(weather|forecast) (conditions|outlook|summary|situation|status)( today| please| in {name=city}|)
(is|are) there (a|any) (storm|storms|weather warning|weather warnings|thunderstorm|hurricane|blizzard|heat wave) (coming|today|on the way|in {name=city})
(has|did) it (started|start|stop|stopped) (raining|snowing)( yet| outside|)
(how much|will we have much|how many inches of) (rain|snow) (will we get|is coming|are we getting|is expected)( today| tonight|)
(how windy|how rainy|how cloudy|how sunny) (is it|will it be)( today| tomorrow| outside| in {name=city}|)
(what's|whats) the (weather|forecast) (gonna be|going to be|supposed to be|meant to be) (like |)(today|tomorrow|this weekend|later|in {name=city})
(how's|how is) the weather (looking|shaping up|treating us|over there|out there)( in {name=city}|)
(do you think|you think|think) it (will|is going to|'ll|might) (rain|snow|be sunny|be nice|storm)( today| tomorrow|)
(it is|is it) going to rain (or not|or what|today or tomorrow)
""") + filled(WEATHER, ASKED)),
    (1.4, "HassGetCurrentTime", {}, "ask", lines("""
what time is it
what time is it (now|right now|please|at the moment|currently|here|exactly)
what time (do we have|do you have|have you got)
(what's|what is|whats) the (time|current time|time now|time right now|exact time)
(tell me|give me|say|show me|announce) the (time|current time)
(do you have|have you got|got) the time
how late is it
time
(current time|the time|time please|time now)
is it (late|noon|midnight) already
can i have the time
(what|which) (hour|time of day|o'clock) is it( now| already|)
what's the (hour|clock|time of day|local time|correct time|right time|precise time)
(what does|what's) the (clock|watch|time) (say|show|saying|reading|read)
what time it is( now|)
what time is (now|this|it is|currently)
what is time now
(you|do you|would you) (know|happen to know) (the time|what time it is)
(i need|i want|i'd like|i have|gotta|got) to know (the time|what time it is)
(read|check|get|speak|call out|read out|gimme|let me have|let me know|bring me) (me |)(the|) (time|current time|exact time)
(i wonder|i was wondering|i have no idea|i don't know|no idea|not sure) what time it is
(i forgot|i lost) my watch what (time is it|is the time|'s the time)
(time|clock) (check|now|now please|right now|currently|what is it)
(got|have) (the time|the time on you|a clock|any idea what time it is)
(any idea|any chance you know|no clue) what (time|hour) it is
(how late|how early) (is it|is it now|is it already|is it getting|are we)
(is it|is it already|are we) past (noon|midnight|bedtime|my bedtime)( already| yet|)
is it (noon|midnight|bedtime|lunchtime|still morning|afternoon) (yet|already|now)
(what|how much) (time|hour) (are we|we have|is on the clock|do you make it)( now|)
what do you make the time
what's the time (mate|please|love|buddy|mister wolf|over here|at home)
the time (is what|please|now please|right now|if you would)
(exact|current|local|precise) (time|hour)( please| now|)
(may i|could i|can i|could we|can we) (have|get|know|hear|ask) the (time|current time)
(could|can|would|will) you (tell|give|show|read) (me|us) the (time|current time|hour)
(wot|wats|wat) time is it
hey time please
it's what time( now|)
(how) many hours is it now
(what|hows) the time (doing|looking|now)
""") + filled(CLOCKS, ASKED)),
    (1.4, "HassGetCurrentDate", {}, "ask", lines("""
(what's|what is|whats) the (date|date today|current date|date right now|day today)
(what's|what is) today's (date|day)
what (day|date) is it
what (day|date) is it (today|now)
what (day|date) is today
what day (of the week|of the month) is it( today|)
what day do we have( today|)
which day is (it|today)
(tell me|give me|say|show me) (the date|today's date|the current date|the day|what day it is)
today's date
(date|the date|date today|current date|date please)
(what|which) (month|year|weekday) is it
is it (monday|tuesday|wednesday|thursday|friday|saturday|sunday)( today|)
(what's|what is|whats|tell me|say) (todays|the day's|this day's|the calendar) (date|day)
(what|which) (day|date|weekday|month|year) (are we|are we in|are we on|we are in|is this|is now)( now| today|)
(what|which) (day|date) (are we having|have we got|we have|have we)( today|)
what is the (day|weekday|month|year|day of the week|day and date|full date)( today| now|)
(do you|would you|you) (know|happen to know) (the date|today's date|what day it is|what the date is)
(i need|i want|i have|i'd like) to know (the date|today's date|what day it is|which day it is)
(i wonder|i lost track|i forgot|no idea|i don't know|i can't remember) what (day|date) (it is|today is|we have)
(read|check|get|announce|read out|gimme|let me know|let me have|call out) (me |)(the|today's|the current) (date|day|weekday)
(is|isn't) (today|it) (a |)(monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekday)( already| or not| today|)
(is today|is it) (the first|the second|the third|the fourth|the tenth|the 15th|the 20th|the 31st|the twentieth|the last day) of (the month|may|june|january|december)
(is it|are we in) (january|february|march|april|june|july|august|september|october|november|december) (already|yet|now)
(is it|is today) the (weekend|weekend yet|first|fifteenth|end of the month)( already|)
today is (what|which) (day|date)
today (what|which) (day|date) (is it|is|it is)
(what|which) day of (the week|week|the month|the year) (is today|are we|are we on|do we have)
(todays|today's|current|the current) (date|day|weekday|day of the week|month|year)( please|)
(the|) (day|date|weekday|day of the week) (today|today please|now|please)
(could|can|may) (i|we) (have|get|know|hear) (the date|today's date|the current date)
(could|can|would|will) you (tell|give|show|read) (me|us) (the date|today's date|what day it is|the current date)
(any idea|no clue|got any idea) what (day|date) (it is|today is)
what's the date (mate|love|again|on the calendar|please|of today)
we are (what|which) (day|date)( today|)
(is it|is today) still (monday|tuesday|wednesday|thursday|friday|saturday|sunday)
date (check|of today|right now|and day|now please)
(what|how) day it is( today|)
(how far|which day) into the (month|week|year) are we
(what number|which number) is (today|it today) in the month
""") + filled(DATES, ASKED)),
    (2.6, "HassShoppingListAddItem", {}, "do", lines("""
(add|add|put|write|place|stick|get) {item=thing} (to|on|onto|in|on to) (my|the|our) shopping list
(add|put|write|place) {item=thing} (to|on|onto) (my|the|our|) (grocery list|groceries list|groceries|list|shopping)
(add|put) {item=thing} to shopping list
(i|we) need [to buy |to get ]{item=thing}
(buy|get|pick up) {item=thing}
(we are|we're|i'm|i am) (out of|running out of|all out of|low on|running low on) {item=thing}
(my|the|our) shopping list needs {item=thing}
shopping list {item=thing}
{item=thing} (to|on) (the|my) shopping list
{item=thing} on the list
don't forget [to buy ]{item=thing} on the shopping list
on (my|the) shopping list (put|add|write) {item=thing}
(chuck|pop|throw|bung|toss|slap|drop|shove|jot|scribble|note|include|insert|enter|save) {item=thing} (on|on to|onto|in|into) (my|the|our) (shopping list|grocery list|shopping)
(jot down|note down|write down|put down|stick down|mark down) {item=thing} (on|in|for) (my|the|our) (shopping list|grocery list|shopping|groceries)
(jot|write|put|note) {item=thing} down (on|in) (my|the|our) (shopping list|grocery list)
(i'm|we're|i am|we are|we have|i have|we've) (running short of|short of|short on|nearly out of|almost out of|completely out of|down to the last) {item=thing}
(we|i) (have|'ve) (run out of|ran out of|no more|used up the|finished the|used the last) {item=thing}
(we|i) (ran out of|run out of|just ran out of|just finished the|used up the|just used the last of the) {item=thing}
(there is|there's|we have got|we've got|we have) no {item=thing} left
(the|our|my) {item=thing} (is|are) (finished|all gone|gone|used up|nearly gone|almost gone|running out|running low)
{item=thing} (is|are) (running low|running out|all gone|nearly finished|almost out)
no more {item=thing} (left|in the fridge|in the pantry|in the cupboard)
(we|i) (gotta|have to|must|should|need to|ought to|'ve got to|got to) (buy|get|pick up|grab|purchase) {item=thing}
(we|i) (could use|are needing|really need|also need|will need|'ll need|still need) {item=thing}
(we|i) (need|have to have|want) {item=thing} from the (store|shop|supermarket|grocery store|market|shops)
(grab|get|buy|fetch|pick up|purchase) {item=thing} (from|at) the (store|shop|supermarket|grocery store|market|corner shop)
(put|get) {item=thing} (down|) for (shopping|the shop|the next shop|the groceries|grocery shopping)
(purchase|grab) {item=thing}
(don't let me|make sure i don't|don't let us) forget {item=thing} (on|for) the (shopping list|shopping|grocery list)
(make sure|see to it that|check that|ensure) {item=thing} (is|are|gets|goes) (on|onto|on to) (the|my|our) (shopping list|grocery list)
{item=thing} (needs|need|has|have|must|should) (to go|to be|go|be) (on|onto) (the|my|our) (shopping list|grocery list|list)
i (want|need|'d like|would like) {item=thing} (on|added to|put on|to be on) (the|my|our) (shopping list|grocery list|list)
(can|could) (i|we) (have|get) {item=thing} (on|added to|put on) (the|my|our) (shopping list|grocery list|list)
(let's|let us|lemme|let me) (add|put|get|have) {item=thing} (to|on|onto) (the|my|our) (shopping list|grocery list|list)
(have|get) {item=thing} (added to|put on|written on) (the|my|our) (shopping list|grocery list)
(the|my|our) (shopping|grocery) list (should|must|has to|needs to) (have|include|say|get) {item=thing}
(for|to|on|onto) (the|my|our) (shopping list|grocery list|groceries|shopping) {item=thing}
(to|in|on) (the|my|our) (shopping list|grocery list|list) (add|put|please add|include|write) {item=thing}
(shopping list|grocery list|groceries|shopping) (add|plus|put|please add|and) {item=thing}
(my|the) (shopping|grocery) list add {item=thing}
add {item=thing} (shopping list|grocery list|shopping|to groceries|in list|in shopping list)
{item=thing} (shopping list|grocery list|for the shopping list|onto the list|into the shopping list|on shopping list)
{item=thing} (goes|go|also|too|as well) on the (shopping list|grocery list|list)
(also|and also|and|oh and) add {item=thing} (to|on) (the|my|our) (list|shopping list)
(also|and) (we need|i need|buy|get) {item=thing}
(update|extend|change) (the|my|our) (shopping|grocery) list with {item=thing}
add (the item|an item called|the product) {item=thing} to (the|my|our) (shopping|grocery) list
(create|make) (a|an) (shopping|grocery) (list|list item|list entry) (for|with|of) {item=thing}
(new|another) (shopping|grocery) list item {item=thing}
(shopping|grocery) list (item|entry) {item=thing}
(would be|it would be) (good|nice|great) to have {item=thing} on the (shopping|grocery) list
(we should|why don't we|how about we) (add|put) {item=thing} (to|on) the (shopping list|grocery list|list)
(please|) (remember|note) {item=thing} (for|on) (the|my|our) (shopping list|shopping|grocery list|groceries)
(have we got|did you put|is there) no {item=thing} left put it on the (list|shopping list)
(we have no|there's no|no) {item=thing} (put|add|stick) it (on|to|onto) the (shopping list|list|grocery list)
{item=thing} (put|add|stick) (it|that|them) (on|to|onto) (the|my|our) (shopping list|grocery list|list)
{item=thing} (add|put) (to|on) (the|my|our|) (shopping list|grocery list|list)
to buy {item=thing}
things to buy {item=thing}
""") + filled(SHOPPING, LISTED)),
    (2.2, "HassListAddItem", {}, "do", lines("""
(add|add|put|write|place) {item=task} (to|on|onto) (my|the|our|) {name=list_name} list
(add|put|write) {item=thing} (to|on|onto|in) (my|the|our|) {name=list_name} list
(add|put) {item=task} as a task (to|on) (my|the) {name=list_name} list
put on (my|the) {name=list_name} list {item=task}
on (my|the) {name=list_name} list (add|put|write) {item=task}
{item=task} (to|on) (my|the) {name=list_name} list
(my|the) {name=list_name} list needs {item=task}
(note|note down|jot down|remember) {item=task} on (my|the) {name=list_name} list
(chuck|pop|throw|bung|toss|stick|slap|drop|shove|jot|scribble|include|insert|enter|save|get) {item=task} (on|on to|onto|in|into) (my|the|our) {name=list_name} list
(chuck|pop|throw|stick|drop|jot|include|insert|enter|get) {item=thing} (on|on to|onto|into) (my|the|our) {name=list_name} list
(write down|put down|jot down|mark down|note down|set down) {item=task} (on|in|for|to) (my|the|our) {name=list_name} list
(put|write|jot|note|get) {item=task} down (on|in) (my|the|our) {name=list_name} list
(add|put) to (my|the|our|) {name=list_name} list {item=task}
(add|put|write) (on|to|onto|in) (my|the|our) {name=list_name} list {item=thing}
(to|in|onto|for) (my|the|our) {name=list_name} list (add|put|write|include|please add) {item=task}
(my|the|our|) {name=list_name} list (add|plus|please add|put|new item|new entry) {item=task}
(my|the|our) {name=list_name} list (should|must|has to|needs to) (have|include|say|get) {item=task}
{item=task} (goes|should go|needs to go|has to go|must go|belongs|should be) (on|onto) (my|the|our) {name=list_name} list
{item=thing} (goes|should go|needs to go|belongs|should be) (on|onto) (my|the|our) {name=list_name} list
i (want|need|'d like|would like) {item=task} (on|added to|put on|to be on) (my|the|our) {name=list_name} list
i (want|need|'d like|would like) {item=thing} (on|added to|put on) (my|the|our) {name=list_name} list
(make sure|see to it that|check that|ensure) {item=task} (is|gets|goes) (on|onto) (my|the|our) {name=list_name} list
(have|get) {item=task} (added to|put on|written on) (my|the|our) {name=list_name} list
(can|could) (i|we) (have|get) {item=task} (on|added to|put on) (my|the|our) {name=list_name} list
(let's|lemme|let me|let us) (add|put|write|have) {item=task} (to|on|onto) (my|the|our) {name=list_name} list
(we should|why don't we|how about we|i have to|i gotta|i wanna) (add|put) {item=task} (to|on|onto) (my|the|our) {name=list_name} list
add (a|the|an|another|one more) (task|item|entry|line|point|note) {item=task} (to|on) (my|the|our) {name=list_name} list
add (a|the|another) (task|item|entry) (to|on) (my|the|our) {name=list_name} list (called|saying|named|that says) {item=task}
(new|another) (item|task|entry) (on|for|in) (my|the|our) {name=list_name} list {item=task}
(create|make) (a|an|a new) (task|item|entry) (on|in|for) (my|the|our) {name=list_name} list (called|saying|for) {item=task}
(update|extend) (my|the|our) {name=list_name} list with {item=task}
add {item=task} (to|in|into) {name=list_name} list
add {item=task} (to|in|on) (the|my) list (called|named) {name=list_name}
(put|write) {item=task} (to|in|on) (the|my) list (called|named) {name=list_name}
add {item=thing} (to|on) (the|my) list (called|named) {name=list_name}
{item=task} (put|add|stick|write) (it|that) (on|to|onto) (my|the|our) {name=list_name} list
{item=thing} (put|add|stick) (it|them) (on|to|onto) (my|the|our) {name=list_name} list
{item=task} (add|put) (to|on) (my|the|our|) {name=list_name} list
(don't let me forget|don't forget|remember|keep) {item=task} (on|for) (my|the|our) {name=list_name} list
(also|and|oh and|and also) (add|put) {item=task} (to|on) (my|the|our) {name=list_name} list
(would be|it would be) (good|nice|great) to have {item=task} on (my|the|our) {name=list_name} list
{name=list_name} list {item=task}
add {item=task} to (my|the|our) {name:=to do}to do
(put|stick|write) {item=task} on (my|the|our) {name:=to do}to do
(add|append|attach|log|register|record) {item=task} (to|in|on) (my|the|our) {name=list_name} list
(there is|there's) {item=task} to (add to|put on) (my|the|our) {name=list_name} list
""") + filled(LISTING, LISTED)),
    (1.0, "HassNevermind", {}, "plain", lines("""
never mind
nevermind
never mind (that|it|then|please|about that|thanks|me|all that|i said)
(forget it|forget about it|forget that|forget what i said|forget about that)
(cancel|cancel that|cancel it|cancel request|cancel this|cancel the request)
(stop|stop that|stop it|abort|abort that|quit|please stop|stop please|stop now)
(nothing|no nothing|oh nothing|nah nothing)
(no|oh|ah|ok|well|um|uh|actually) (never mind|nevermind|forget it|cancel|cancel that|stop)
(disregard|disregard that|ignore that|ignore me|ignore what i said|scratch that|drop it)
(i changed my mind|i don't need anything|don't bother|it's nothing|it's okay|it's fine never mind|leave it|let it be)
(no thanks|no thank you)
(never|don't) mind
(wait|hold on|hang on|no wait|wait wait|hmm|sorry|whoops|oops|whoa|hey|eh|nah) (never mind|nevermind|forget it|cancel|cancel that|scratch that|forget that|ignore that)
(please|just|you can|let's|let us|could you|can you|would you) (forget it|forget about it|forget that|cancel that|cancel it|ignore that|disregard that|drop it|never mind)
(never mind|nevermind|forget it|cancel that|scratch that|forget that) (i'll do it|i will do it myself|i got it|i've got it|i figured it out|i found it|i changed my mind)
(never mind|nevermind|forget it|cancel that|forget that) (please|thanks|thank you|sorry|then|computer|buddy|alexa|google|it's fine|it's okay)
(i'll|i will|i can) do it myself( never mind| then| thanks|)
(i|i've|i have) (changed|just changed) my mind( about that| sorry| never mind|)
(don't|do not) (bother|worry about it|do it|do that|do anything|worry)( please| then| anymore|)
(no need|not needed|not necessary|no longer needed|no need for that|no need anymore|that's not needed)
(undo that|take that back|i take it back|i take that back|strike that|delete that|scrap that|skip that request)
(i didn't|i did not) (say anything|mean that|mean it|ask for that|want that|mean to call you|call you|talk to you)
(that|it) (was|is|'s) (a mistake|nothing|an accident|not important|not for you|my mistake|wrong never mind)
(i don't|i do not) (want that|want it|want that anymore|want it anymore|need it anymore|need that anymore|need it now)
(wasn't|i wasn't|i was not|not) talking to you
(sorry|oops|whoops|my bad) (wrong|mistake|i didn't mean that|my mistake|that was a mistake|wrong one never mind)
(leave it|leave it be|leave it alone|let it go|let it be|leave that|just leave it|just leave that)
(it doesn't matter|doesn't matter|it does not matter|no matter|not important|it's not important|no biggie)
(cancel|abort|stop|forget|ignore|disregard) (that|this|my last|the last|the previous) (request|command|order|instruction|question)
(cancel|abort|forget|stop) (everything|the whole thing|all of that|all that|what i said|what i just said)
(forget|ignore|disregard|never mind) (that|what) i (asked|said|just said|told you|asked for|just asked)
(nah|nope|no|no no) (it's ok|it's fine|it's okay|that's ok|that's fine|i'm good|leave it|forget it|drop it|don't)
(i'm|i am) (good|all good) (thanks|thank you|never mind|forget it)
(nothing|no nothing|oh it's nothing|it was nothing) (thanks|thank you|sorry|really|important|never mind|at all)
(belay that|nvm|nm|nevermind that|never you mind|neva mind|never mine|nvmd)
(call it off|call that off|knock it off|cut it out|back out|exit|get out of this)
(on second thought|on second thoughts|second thoughts|actually no|actually don't|oh wait no)( never mind| forget it| cancel|)
(no|no no|oh no|wait|wait no) (cancel|cancel that|stop|stop that|stop it|abort|don't do that)
""") + filled(TAKEN, BACK)),
]
