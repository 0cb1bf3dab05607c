"""Sentences about weather, time, date, lists and taking back. See `templates.py`."""

from rules import lines

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
""")),
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
""")),
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
""")),
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
""")),
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
""")),
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
""")),
]
