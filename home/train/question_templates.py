"""Sentences that ask about states, weather and time, lists, and taking back. See `templates.py`."""

from rules import lines

TRAIN = [
    (2.2, "HassGetState", {}, "ask", lines("""
(is|are) <the>{name=lamp} {state:=on}(on|turned on|switched on|on right now|still on)
(is|are) <the>{name=device} {state:=on}(on|turned on|switched on|on now|still on|active)
(is|are) <the>{name=device} {state:=off}(off|turned off|switched off)
(is|are) <the>{name=appliance} <in>{area} {state:=on}(on|turned on)
(did|have) i (leave|left) <the>{name=device} on{state:=on}
(what is|what's) <the>(state|status) of <the>{name=device}
(state|status) of <the>{name=device}
<the>{name=device} status
(tell me|give me|check|show me) <the>(state|status) of <the>{name=device}
(what is|what's) <the>current (state|value) of <the>{name=device}
what (state|status) is <the>{name=device} in
check <the>{name=device}
check if <the>{name=device} is {state:=on}on
check (if|whether) <the>{name=device} is {state:=off}off
(what is|what's) <the>value of <the>{name=strange}
(would|do) you (know|see|check) (if|whether) <the>{name=device} is {state:=on}(on|running|active)
is <the>{name=device} (still |currently |)(off|turned off){state:=off}
how is <the>{name=device} doing
(has|did) (anyone|somebody|someone) (leave|left|turn|turned) <the>{name=device} on{state:=on}
<the>{name=device} on or off
what's up with <the>{name=device}
""")),
    (2.2, "HassGetState", {}, "ask", lines("""
(are|is) [there ](any|the|all the|all|all of the) <lights> {state:=on}(on|turned on|still on)[<here>]
(are|is) (any|the|all the|all) <lights> {state:=off}(off|turned off)
(are|is) (any|the|all the|all|any of the) <lights> <in>{area} {state:=on}(on|turned on|still on)
(are|is) (any|the|all) <lights> {state:=on}on <in>{area}
(are|is) (any|the|all the) <lights> <in>{area} {state:=off}off
(are|is) <the>{area=room} <lights> {state:=on}(on|still on|turned on)
(are|is) <the>{area=room} <lights> {state:=off}off
are (any|the) <lights> {state:=on}on {floor=upstairs}
are any <lights> {state:=on}on on the {floor=storey}
(which|what|how many|how many of the) lights{domain:=light} are {state:=on}on
(which|what|how many) lights{domain:=light} are {state:=off}off
(which|how many) lights{domain:=light} are {state:=on}on <in>{area}
(which|how many) lights{domain:=light} are {state:=on}(on|turned on) {floor=upstairs}
(did i leave|have i left) <the><lights> on{state:=on} <in>{area}
(did i leave|have i left|did we leave) (the|any|a) <lights> on{state:=on}
(is|are) <the><fan> <in>{area} {state:=on}(on|running)
(is|are) <the>{area=room} <fan> {state:=on}on
(are|is) (the|any) <fan> {state:=on}(on|running)
are (any|all|all the|there any) switches{domain:=switch} {state:=on}on[ <in>{area}]
(which|how many) switches{domain:=switch} are {state:=on}on[ <in>{area}]
do i have any <lights> on{state:=on}
(any|are any) <lights> (on|still on|burning|left on){state:=on}
(any|are any) <lights> (on|still on) {floor=upstairs}{state:=on}
(any|are any|is any) <lights> (on|burning) <in>{area}{state:=on}
(did|has) (somebody|someone|anyone) (leave|left) <the><lights> on <in>{area}{state:=on}
(check|see) (if|whether) <the><lights> <in>{area} (is|are) {state:=on}on
(check|see) (if|whether) <the>{area=room} <lights> (is|are) {state:=off}off
(is there|are there) (a|any) <lights> on <in>{area}{state:=on}
""")),
    (2, "HassGetState", {}, "ask", lines("""
(is|are) <the>{onecover} {state:=open}(open|opened|up)
(is|are) <the>{onecover} {state:=closed}(closed|shut|down)
(are|is) (any|the|all|all the|any of the) {manycovers} {state:=open}(open|opened)
(are|is) (any|the|all|all the) {manycovers} {state:=closed}(closed|shut)
(are|is) (any|the|all) {manycovers} <in>{area} {state:=open}open
(are|is) (any|the|all) {manycovers} {state:=open}open <in>{area}
(are|is) <the>{area=room} {covers} {state:=open}open
(are|is) <the>{area=room} {covers} {state:=closed}(closed|shut)
are (there |)any {manycovers} {state:=open}open {floor=upstairs}
are any {manycovers} {state:=open}open on the {floor=storey}
(which|what|how many) {manycovers} are {state:=open}open
(which|what|how many) {manycovers} are {state:=closed}(closed|shut)
(which|how many) {manycovers} are {state:=open}open <in>{area}
(which|how many) (of the |){area=room} {manycovers} are {state:=closed}closed
is <the>{name=cover} {state:=open}(open|opened)
is <the>{name=cover} {state:=closed}(closed|shut)
did i (leave|forget) <the>{covers} open{state:=open}
did i close <the>{covers}{state:=closed}
(what is|what's) <the>(state|status) of <the>{name=cover}
(did i leave|is) <the>{onecover} {state:=open}open
(any|are any) {manycovers} {state:=open}(open|still open)
(any|are any) {manycovers} {state:=open}open {floor=upstairs}
(any|are any) {manycovers} {state:=open}open <in>{area}
(did|has) (someone|somebody|anyone) (leave|left) <the>{name=cover} open{state:=open}
(did|has) (someone|somebody|anyone) (close|shut|closed) <the>{name=cover}{state:=closed}
(check|see) (if|whether) <the>{covers} (is|are) {state:=closed}(closed|shut)
(check|see) (if|whether) <the>{area=room} {covers} (is|are) {state:=open}open
have i (closed|shut) <the>{covers}{state:=closed}
""")),
    (1.3, "HassGetState", {"domain": "lock"}, "ask", lines("""
(is|are) <the>{name=lock} {state:=locked}(locked|locked up|currently locked|locked right now)
(is|are) <the>{name=lock} {state:=unlocked}(unlocked|currently unlocked)
(are|is) (any|the|all the|all) (doors|door|locks) {state:=locked}locked
(are|is) (any|the|all the|all) (doors|door|locks) {state:=unlocked}unlocked
(are|is) (any|the|all the) (doors|door|locks) <in>{area} {state:=locked}locked
(which|how many|what) (doors|locks) are {state:=locked}(locked|locked right now)
(which|how many|what) (doors|locks) are {state:=unlocked}unlocked
did i lock <the>{name=lock}{state:=locked}
did i lock the (door|doors){state:=locked}
do i have any {state:=unlocked}unlocked doors
are there any {state:=unlocked}unlocked doors
(did i leave|is) <the>{name=lock} {state:=unlocked}unlocked
check (if|whether) <the>{name=lock} is {state:=locked}locked
(did|has) (someone|somebody|anyone) (leave|left) <the>{name=lock} {state:=unlocked}unlocked
(did|have) (we|i|you) (lock|locked) <the>{name=lock}{state:=locked}
(any|are any) (doors|locks) {state:=unlocked}unlocked
is everything {state:=locked}locked[ up]
<the>{name=lock} {state:=locked}locked or not
""")),
    (1.4, "HassGetState", {}, "ask", lines("""
(what is|what's|whats) <the>{measure} <in>{area}
(what is|what's) <the>{area=room} {measure}
(what is|what's) <the>{measure} (of|for|on) <the>{name=gadget}
(what is|what's) <the>{name=gadget} {measure}
(what is|what's) <the>{measure}<here>
(how (high|low) is|tell me|check|show me|give me) <the>{measure} <in>{area}
how humid is it <in>{area}{domain:=sensor}{device_class:=humidity}
how humid is it<here>{domain:=sensor}{device_class:=humidity}
how much battery (does <the>{name=gadget} have|is left on <the>{name=gadget}|is left in <the>{name=gadget})[ left]{domain:=sensor}{device_class:=battery}
how much (power|electricity) (is|does) <the>{name=machine} (using|use){domain:=sensor}{device_class:=power}
how much energy (is|does|did) <the>{name=machine} (using|use){domain:=sensor}{device_class:=energy}
how (good|bad|is) is the air( quality|) <in>{area}{domain:=sensor}{device_class:=aqi}
<the>{name=gadget} battery{domain:=sensor}{device_class:=battery}
humidity <in>{area}{domain:=sensor}{device_class:=humidity}
<the>{area=room} humidity{domain:=sensor}{device_class:=humidity}
how bright is it <in>{area}{domain:=sensor}{device_class:=illuminance}
{measure} <in>{area}[ please]
{measure} of <the>{name=gadget}
(tell me|read|show me|check|give me) <the>{measure} of <the>{name=gadget}
<the>{area=room} {measure}
(how much|what) (is the|) {measure} (is|do we have|is it) <in>{area}
power (consumption|usage|draw) of <the>{name=machine}{domain:=sensor}{device_class:=power}
energy (consumption|usage|use) of <the>{name=machine}{domain:=sensor}{device_class:=energy}
how (full|empty) is <the>{name=gadget} battery{domain:=sensor}{device_class:=battery}
""")),
    (2.2, "HassGetState", {"domain": "binary_sensor"}, "ask", lines("""
is there [any ](motion|movement)[ detected] <in>{area}{device_class:=motion}{state:=on}
is there [any ](motion|movement)[ detected]{device_class:=motion}{state:=on}
(is|was) (motion|movement) detected[ <in>{area}]{device_class:=motion}{state:=on}
are any motion sensors (triggered|on|active){device_class:=motion}{state:=on}
is (anything|something|anyone|someone|somebody) moving <in>{area}{device_class:=motion}{state:=on}
is (anyone|someone|somebody|anybody) <in>{area}{device_class:=occupancy}{state:=on}
is <the>{area} (occupied|in use|taken){device_class:=occupancy}{state:=on}
is <the>{area} (empty|vacant|unoccupied){device_class:=occupancy}{state:=off}
is there [any ]smoke[ detected] <in>{area}{device_class:=smoke}{state:=on}
(is there [any ]smoke|is smoke detected|are any smoke alarms on|are any smoke detectors triggered|are any smoke sensors triggered){device_class:=smoke}{state:=on}
is there [any ](a gas leak|gas)[ detected][ <in>{area}]{device_class:=gas}{state:=on}
is there [any ]carbon monoxide[ detected][ <in>{area}]{device_class:=carbon_monoxide}{state:=on}
is there [any ](water|a leak|a water leak|water leak)[ detected] <in>{area}{device_class:=moisture}{state:=on}
(is there a leak|is anything leaking|are there any leaks|is there a water leak|is the floor wet|are any water sensors wet){device_class:=moisture}{state:=on}
is <the>{area} (flooded|wet|leaking){device_class:=moisture}{state:=on}
is <the>{name=gadget} battery (low|empty|running low|almost empty){device_class:=battery}{state:=on}
is the battery (of|in|on) <the>{name=gadget} (low|empty){device_class:=battery}{state:=on}
is <the>{name=gadget} battery (ok|normal|fine|charged|full){device_class:=battery}{state:=off}
(are any|which|how many) batteries (low|are low|are empty){device_class:=battery}{state:=on}
is <the>{name=gadget} (charging|being charged){device_class:=battery_charging}{state:=on}
(which|how many) (devices|batteries) are charging{device_class:=battery_charging}{state:=on}
is <the>{name=machine} (running|still running|running right now|working){device_class:=running}{state:=on}
is <the>{name=machine} (done|finished|done yet|finished yet){device_class:=running}{state:=off}
are any (devices|machines) running{device_class:=running}{state:=on}
is <the>{name=gadget} (plugged in|plugged in right now){device_class:=plug}{state:=on}
is <the>{name=gadget} unplugged{device_class:=plug}{state:=off}
is <the>{name=gadget} (connected|online|connected to the network){device_class:=connectivity}{state:=on}
is <the>{name=gadget} (offline|disconnected){device_class:=connectivity}{state:=off}
(are|is) (there a|there any) (problem|problems) with <the>{name=machine}{device_class:=problem}{state:=on}
is there (a problem|something wrong) with <the>{name=machine}{device_class:=problem}{state:=on}
is there [any ](noise|sound)[ detected] <in>{area}{device_class:=sound}{state:=on}
""")),
    (1.2, "HassGetState", {"domain": "person"}, "ask", lines("""
where is {name=person}
where's {name=person}
where is {name=person} (now|right now|at)
(do you know where|tell me where) {name=person} is
is {name=person} {state:=home}(home|at home|at home right now|in the house)
is {name=person} {state:=not_home}(away|out|gone|not at home)
is (anyone|anybody|someone|somebody|everyone|everybody|there anyone) {state:=home}(home|at home|in the house)
is {state:=home}nobody home
who is {state:=home}(home|at home|in the house)
who's {state:=home}(home|at home)
how many people are {state:=home}(home|at home)
(what is|where's) {name=person}( 's|'s) location
""")),
    (2.2, "HassGetWeather", {}, "ask", lines("""
(what is|what's|whats) the weather
(what is|what's|whats|how is|how's|hows) the weather (like|today|outside|like today|now|right now|going to be like|looking)
(what is|what's) the weather (like |)(in|for|at) {name=city}
(what is|what's) the {name=city} weather (like|today|)
how is the weather (in|at) {name=city}
weather
weather (today|tomorrow|report|forecast|please)
weather (in|for|at) {name=city}
{name=city} weather
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
""")),
    (1.4, "HassGetCurrentTime", {}, "ask", lines("""
what time is it
what time is it (now|right now|please)
what time (do we have|do you have|have you got)
(what's|what is|whats) the (time|current time|time now|time right now|exact time)
(tell me|give me|say|show me|announce) the (time|current time)
(do you have|have you got|got) the time
how late is it
time
(current time|the time|time please|time now)
is it (late|noon|midnight) already
can i have the time
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
""")),
    (2.6, "HassShoppingListAddItem", {}, "do", lines("""
(add|add|put|write|place|stick|get) {item=thing} (to|on|onto|in|on to) (my|the|our) shopping list
(add|put|write|place) {item=thing} (to|on|onto) (my|the|our|) (grocery list|groceries list|groceries|list|shopping)
(add|put) {item=thing} to shopping list
(i|we) need [to buy |to get |more |some ]{item=thing}
(buy|get|pick up) {item=thing}
(we are|we're|i'm|i am) (out of|running out of|all out of|low on|running low on) {item=thing}
(my|the|our) shopping list needs {item=thing}
shopping list {item=thing}
{item=thing} (to|on) (the|my) shopping list
{item=thing} on the list
don't forget [to buy ]{item=thing} on the shopping list
on (my|the) shopping list (put|add|write) {item=thing}
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
""")),
    (1.0, "HassNevermind", {}, "plain", lines("""
never mind
nevermind
never mind (that|it|then|please|about that|thanks)
(forget it|forget about it|forget that|forget what i said|forget about that)
(cancel|cancel that|cancel it|cancel request|cancel this|cancel the request)
(stop|stop that|stop it|abort|abort that|quit)
(nothing|no nothing|oh nothing|nah nothing)
(no|oh|ah|ok|well|um|uh|actually) (never mind|nevermind|forget it|cancel|cancel that|stop)
(disregard|disregard that|ignore that|ignore me|ignore what i said|scratch that|drop it)
(i changed my mind|i don't need anything|don't bother|it's nothing|it's okay|it's fine never mind|leave it|let it be)
(no thanks|no thank you)
""")),
]
