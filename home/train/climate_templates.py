"""Sentences about temperature. See `templates.py`."""

from rules import lines

TRAIN = [
    (5, "HassClimateSetTemperature", {}, "do", lines("""
(set|change|adjust|turn|put|bring) <the>(temperature|temp) to {temperature=degrees}<here>
(set|change|adjust|turn|put) <the>(thermostat|heating|heat|ac|air conditioning|air con|aircon|ac) (to|at|on) {temperature=degrees}<here>
(set|change|adjust) <the>{area=room} (temperature|temp|heating|heat) to {temperature=degrees}
(set|change|adjust|put) <the>{area=room} to {temperature=bare} (degrees|degrees celsius|degrees fahrenheit)
(set|change|adjust|turn|put) <the>(temperature|temp|thermostat|heat|heating|ac) <in>{area} to {temperature=degrees}
(set|change|adjust) <the>(temperature|temp) (of|on) <the>{floor} to {temperature=degrees}
(set|change) <the>{floor} (temperature|temp|heating) to {temperature=degrees}
(set|change|adjust|turn) <the>{name=thermostat} to {temperature=degrees}
(set|change|adjust) <the>(temperature|temp) (of|on|for) <the>{name=thermostat} to {temperature=degrees}
(heat|cool|warm) <the>{area} to {temperature=degrees}
(heat|cool|warm) up <the>{area} to {temperature=degrees}
(make|get|keep) (it|the temperature) {temperature=bare} (degrees|degrees|celsius|fahrenheit)<here>
(make|get|keep) the temperature {temperature=degrees} <in>{area}
(make|get|keep) it {temperature=bare} (degrees|degrees|celsius|fahrenheit) <in>{area}
(make|keep) <the>{area} {temperature=bare} (degrees|degrees|degrees celsius|fahrenheit)
(turn|crank|bring) (up|down) <the>(heat|heating|thermostat|temperature|ac) to {temperature=degrees}
(turn|crank|bring) <the>(heat|heating|thermostat|temperature|ac) (up|down) to {temperature=degrees}
(raise|lower|increase|reduce|drop|decrease) <the>(temperature|temp|heat) to {temperature=degrees}
(raise|lower|increase|reduce|drop|decrease) <the>(temperature|temp|heat) <in>{area} to {temperature=degrees}
<the>{name=thermostat} to {temperature=degrees}
<the>{name=thermostat} (at|on) {temperature=degrees}
(the |)(ac|heating|thermostat|heat|air con) (to|at|on) {temperature=degrees}
(put|have|keep|hold|run) <the>{name=thermostat} (at|on|to) {temperature=degrees}
(bring|take|move|push) <the>{area} (up|down) to {temperature=bare} (degrees|degrees|celsius)
(we|i) (want|need) {temperature=bare} (degrees|degrees celsius|fahrenheit) <in>{area}
(could|can) it be {temperature=bare} (degrees|degrees celsius)<here>
(could|can) we have {temperature=bare} degrees <in>{area}
(aim for|go for|target) {temperature=bare} (degrees|celsius|fahrenheit) <in>{area}
{temperature=bare} (degrees|degrees|degrees celsius|fahrenheit) <in>{area}[ please]
(temperature|thermostat|heating|temp) {temperature=degrees}
(temperature|temp) to {temperature=degrees}
<the>{area=room} (temperature|temp) {temperature=degrees}
<the>{area=room} {temperature=bare} degrees
(i want|i need|i'd like) it (to be|at) {temperature=bare} (degrees|degrees celsius)<here>
(i want|i need|i'd like) <the>{area} (to be|at) {temperature=bare} degrees
(the |)(ac|air con|aircon|air conditioning|a c|central heating|heating|hvac) (to|at|on|up to|down to) {temperature=degrees}
(the |)(ac|air con|aircon|air conditioning|heating|heat) <in>{area} (to|at|on|up to|down to) {temperature=degrees}
(ac|air con|aircon|heating|heat|thermostat|temp|temperature) {temperature=degrees} <in>{area}
(ac|aircon|heating|heat|thermostat) {temperature=bare} (degrees|celsius|c|deg)
{temperature=bare} (degrees|degrees celsius|celsius|deg) (on|for) the (ac|heating|thermostat|air con|air conditioning)
{temperature=degrees} for the (ac|heating|thermostat|temperature) <in>{area}
{temperature=bare} (degrees|celsius|fahrenheit) (on|for) <the>{name=thermostat}
{temperature=bare} degrees is what i want <in>{area}
{temperature=bare} degrees would be (nice|perfect|good|lovely|better|great|ideal|just right)<here>
{temperature=bare} degrees would be (nice|perfect|good|lovely|better|great) <in>{area}
{temperature=bare} degrees (in here|in this room|in the house)
(crank|ramp|knock|whack|bump|nudge|pop|jack|shove|stick|dial|kick) <the>(heat|heating|thermostat|temp|ac) (up|down|back) to {temperature=degrees}
(crank|ramp|knock|whack|bump|nudge|pop|shove|dial|kick|take) <the>(heat|heating|thermostat|temp|ac) <in>{area} (up|down) to {temperature=degrees}
(crank|ramp|knock|whack|bump|nudge|pop|shove|dial|kick|take|bring|turn) <the>{name=thermostat} (up|down|back) to {temperature=degrees}
(crank|ramp|knock|bump|nudge|dial|take|bring|turn) (up|down) <the>{name=thermostat} to {temperature=degrees}
(whack|stick|pop|bung|shove|chuck|leave|get|have|keep) <the>(heating|heat|thermostat|ac|aircon|temperature) (on|at|to) {temperature=degrees}
(whack|stick|pop|bung|shove|chuck|leave|get|fix|lock in|configure|program|regulate) <the>{name=thermostat} (on|at|to) {temperature=degrees}
(put|turn|switch|get) <the>(heating|heat|ac|air con|air conditioning|central heating) on (at|to) {temperature=degrees}<here>
(put|turn|switch|get) on <the>(heating|heat|ac|air con|air conditioning) (at|to) {temperature=degrees}<here>
(put|turn|switch|get) on <the>(heating|heat|ac|air con|air conditioning) (at|to) {temperature=degrees} <in>{area}
(program|configure|regulate|calibrate|fix|stabilize|maintain|hold|keep) <the>(temperature|temp|thermostat|climate) (at|to) {temperature=degrees}
(maintain|hold|keep|stabilize|leave) <the>(temperature|temp|heat) <in>{area} (at|to) {temperature=degrees}
(maintain|hold|keep) {temperature=bare} degrees <in>{area}
(maintain|hold|keep) {temperature=bare} (degrees|degrees celsius)<here>
(maintain|hold|keep|leave) <the>{area=room} (temperature|temp|heating) at {temperature=degrees}
(maintain|hold|keep|leave|have|get) <the>{area} (at|to) {temperature=bare} (degrees|degrees celsius|fahrenheit)
(raise|lower|increase|reduce|drop|decrease|boost|hike|cut|bring up|bring down|turn up|turn down) <the>{name=thermostat} to {temperature=degrees}
(raise|lower|increase|reduce|drop|decrease|boost|cut|bring up|bring down) <the>{area=room} (temperature|temp|heat|heating) to {temperature=degrees}
(raise|lower|increase|reduce|drop|decrease|boost|bring up|bring down) <the>(thermostat|heating|ac|air con|aircon) to {temperature=degrees}
(raise|lower|increase|reduce|drop|decrease) <the>(temperature|temp) (on|of|for) <the>{name=thermostat} to {temperature=degrees}
(raise|lower|increase|reduce|drop|decrease) <the>{floor} (temperature|temp|heating) to {temperature=degrees}
(raise|lower|increase|reduce|drop|set|change) <the>(temperature|heating|temp) {floor=upstairs} to {temperature=degrees}
(raise|lower|increase|reduce|drop|set|change) <the>(temperature|heating|temp) on the {floor=storey} to {temperature=degrees}
(heat|cool|warm|get|bring) <the>{floor} to {temperature=bare} degrees
(make|keep|get) it {temperature=bare} degrees {floor=upstairs}
(make|keep|get) it {temperature=bare} degrees on the {floor=storey}
{floor=upstairs} (should be|needs to be|has to be|must be) {temperature=bare} degrees
{floor=upstairs} (thermostat|heating|temperature|temp) (to|at) {temperature=degrees}
the {floor=storey} (should be|needs to be|has to be|must be|wants to be) (at |){temperature=bare} degrees
i want it {temperature=bare} degrees {floor=upstairs}
<the>(temperature|temp|thermostat|heating|ac) (should be|needs to be|has to be|must be|ought to be) (at |set to |on |){temperature=degrees}<here>
<the>(temperature|temp|thermostat|heating|ac) (should|needs to|has to|must|ought to) (go|come) (up |down |)to {temperature=degrees}
<the>(temperature|temp) <in>{area} (should be|needs to be|has to be|must be|ought to be) (at |){temperature=degrees}
<the>{area} (should be|needs to be|has to be|must be|ought to be|wants to be) (at |heated to |cooled to |){temperature=bare} degrees
<the>{area=room} (temperature|temp|heating) (should be|needs to be|has to be|must be) (at |set to |){temperature=degrees}
<the>{name=thermostat} (should be|needs to be|has to be|must be|ought to be) (at |on |set to |){temperature=degrees}
<the>{name=thermostat} (should|needs to|has to|must|ought to) (go|come) (up |down |)to {temperature=degrees}
<the>{name=thermostat} wants (setting|putting|turning up|turning down) to {temperature=degrees}
it (should be|needs to be|has to be|must be|ought to be) {temperature=bare} degrees<here>
it (should be|needs to be|has to be|must be) {temperature=bare} degrees <in>{area}
(let|have) it be {temperature=bare} degrees<here>
let <the>(temperature|heat|temp) (be|rise to|go to|fall to|drop to|climb to|reach|come up to) {temperature=degrees}<here>
let <the>{area} (be|get to|go to|cool to|warm to|cool down to|warm up to|reach|come up to) {temperature=bare} degrees
let's (have|make it|go for|say|try) {temperature=bare} degrees<here>
let's (have|go for|try) {temperature=bare} degrees <in>{area}
(let's have|i want|i'd like|i need|can i have|could i have|i'd rather have) <the>{name=thermostat} (at|on|set to) {temperature=degrees}
(let's have|i want|i'd like|i need|can i have|could i have|i'd rather have) <the>(thermostat|heating|temperature|ac) (at|on|set to) {temperature=degrees}
(let's have|i want|i'd like|i need|can i have|i'd rather have|give me) <the>(temperature|heat|ac|heating) <in>{area} (at|set to) {temperature=degrees}
(i want|i'd like|i need|i prefer|i'd prefer|i would rather have|i'd rather have|give me|gimme) {temperature=bare} (degrees|degrees celsius)<here>
(i want|i'd like|i need|i prefer|i'd prefer|i'd rather have|give me|gimme|get me) {temperature=bare} degrees <in>{area}
(give|get) <the>{area} (up to|down to|to) {temperature=bare} degrees
i want <the>{name=thermostat} (turned up|turned down|changed|put|moved) to {temperature=degrees}
i want <the>(thermostat|heating|temperature|ac) (turned up|turned down|changed|put|moved|dropped) to {temperature=degrees}
i (wanna|want to) (set|change|have|put) <the>{name=thermostat} (to|at) {temperature=degrees}
i (wanna|gotta|need to) (set|change|get|put) <the>(thermostat|temp|temperature|ac|heating) (to|at) {temperature=degrees}
(lemme|let me) (set|change|get|put|turn) <the>(thermostat|temp|temperature|{name=thermostat}) (to|at) {temperature=degrees}
(would be|it would be|it'd be) (nice|great|good|lovely) (if it was|if it were|to have) {temperature=bare} degrees<here>
(would be|it would be|it'd be) (nice|great|good|lovely) (if it was|if it were|to have) {temperature=bare} degrees <in>{area}
(would be|it would be|it'd be) (nice|great|good) (if the temperature was|to have the heating at|if the thermostat was on) {temperature=degrees}
(it would be|it'd be) (nice|great|good) if <the>{name=thermostat} (was at|was on|was set to|went to|were at) {temperature=degrees}
(is it possible to|any chance you could|why don't you|how about you|see if you can|be a dear and) set <the>(temperature|thermostat) (to|at) {temperature=degrees}
(is it possible to|any chance you could|why don't you|how about you|see if you can) (set|turn|put) <the>{name=thermostat} (to|at) {temperature=degrees}
(is it possible to|any chance you could|why don't you|see if you can) (get|make|heat|cool|bring) <the>{area} to {temperature=bare} degrees
(how about|what about) {temperature=bare} degrees<here>
(how about|what about) {temperature=bare} degrees <in>{area}
(how about|what about) <the>{name=thermostat} (at|on|to) {temperature=degrees}
(how about|mind|would you mind) (setting|turning|putting|changing|adjusting) <the>(temperature|thermostat|heating|ac) to {temperature=degrees}
(how about|mind|would you mind) (setting|turning|putting|changing|adjusting) <the>{name=thermostat} to {temperature=degrees}
(how about|mind|would you mind) (heating|cooling|warming|bringing) <the>{area} (up |down |)to {temperature=bare} degrees
(see to it|make sure|ensure|see) (that |)it is {temperature=bare} degrees <in>{area}
(see to it|make sure|ensure|see) (that |)it's {temperature=bare} degrees<here>
(see to it|make sure|ensure|see) (that |)<the>{area} (is|stays|gets to|stays at|is at|reaches) {temperature=bare} degrees
(see to it|make sure|ensure|see) (that |)<the>{name=thermostat} (is|stays|goes|is set) (at|to|on) {temperature=degrees}
(see to it|make sure|ensure) (that |)<the>(temperature|temp|thermostat|heating|ac) (is|stays|goes|is set) (at|to) {temperature=degrees}<here>
in (the |the |my |our |){area} (set|change|put|bring|get|make) <the>(temperature|temp|heat|heating|thermostat) (to|at) {temperature=degrees}
in (the |the |my |our |){area} (make|keep) it {temperature=bare} degrees
in (the |the |my |our |){area} (i want|i need|i'd like) {temperature=bare} degrees
in (the |the |my |our |){area} {temperature=bare} degrees[ please]
in (the |the |my |our |){area} <the>(temperature|temp|heating|thermostat|ac) to {temperature=degrees}
{floor=upstairs} (make|keep|set|put) it (to |at |){temperature=bare} degrees
on the {floor=storey} (set|change|put) <the>(temperature|temp|heating) to {temperature=degrees}
(for|in) <the>{area} set {temperature=bare} degrees
<the>{area=room} (temperature|temp|heating|heat) (to|at|on|down to|up to) {temperature=degrees}
<the>{area=room} (to|at|up to|down to) {temperature=bare} (degrees|degrees celsius|fahrenheit|celsius)
{area=room} temp {temperature=degrees}
{area=room} {temperature=bare} (celsius|fahrenheit|deg|degree)
temp {area=room} {temperature=degrees}
(temperature|temp|heat|heating) <in>{area} {temperature=degrees}
(temperature|temp|heat|heating) <in>{area} (to|at) {temperature=degrees}
set {temperature=bare} (degrees|degrees celsius|celsius|fahrenheit|degree)<here>
set {temperature=bare} (degrees|degrees celsius|celsius|fahrenheit) <in>{area}
set {temperature=bare} degrees (on|for) <the>(thermostat|ac|heating|air con)
set {temperature=degrees} (on|for) <the>{name=thermostat}
(set|make|put) <the>{area} (temperature|temp) {temperature=degrees}
(set|make|put|keep) <the>(temperature|temp|thermostat|ac|heating) {temperature=degrees}
(set|make|put|keep) <the>{name=thermostat} {temperature=degrees}
<the>{name=thermostat} {temperature=bare} (degrees|celsius|fahrenheit|c|deg)
<the>{name=thermostat} (up|down) to {temperature=degrees}
<the>{name=thermostat} set to {temperature=degrees}
{name=thermostat} temperature {temperature=degrees}
{name=thermostat} temp to {temperature=degrees}
<the>{name=thermostat} temperature (should be|has to be|needs to be) {temperature=degrees}
(set|change|adjust|raise|lower|increase|drop|reduce|bring|turn) <the>{name=thermostat} (temperature|temp|target|setpoint) to {temperature=degrees}
(set|change|adjust) <the>(target|target temperature|setpoint|set point|desired temperature) (to|at) {temperature=degrees}<here>
(set|change|adjust) <the>(target|target temperature|setpoint|set point) (for|of|in) <the>{area} to {temperature=degrees}
(set|change|adjust) <the>(target|target temperature|setpoint|set point) (for|of|on) <the>{name=thermostat} to {temperature=degrees}
(target temperature|target temp|setpoint|set point|desired temperature) {temperature=degrees}
(tell|get|ask|have) <the>{name=thermostat} to (go to|hold|keep|do|run at|stay at|heat to|cool to|aim for) {temperature=degrees}
(tell|get|ask|have) the (thermostat|ac|heating) to (go to|hold|keep|do|run at|stay at|heat to|cool to|aim for) {temperature=degrees}
(use|get) <the>{name=thermostat} to (heat|cool|warm) (it|us|things) to {temperature=bare} degrees
run the (ac|heating|heat|air con|air conditioning) at {temperature=degrees}<here>
run the (ac|heating|heat|air con) <in>{area} at {temperature=degrees}
have the (ac|heating|heat|air con|air conditioning|thermostat) (at|on|run at|go to|set to|set at) {temperature=degrees}
have <the>{name=thermostat} (run at|go to|set to|set at|go up to|come down to) {temperature=degrees}
have <the>{area} (at|be) {temperature=bare} degrees
have it {temperature=bare} degrees <in>{area}
(cool|chill|warm|heat) (it|things|the place|the house|this place|the room|this room) (up |down |off |)to {temperature=degrees}
(cool|chill|warm|heat|toast) <the>{area} (up|down|off) to {temperature=degrees}
(warm|heat) (it|things|the place) up to {temperature=degrees} <in>{area}
(warm|heat) up (the place|the house|the room|this room) to {temperature=degrees}
(cool|chill) down (the place|the house|the room|this room|<the>{area}) to {temperature=degrees}
(preheat|pre heat|heat|warm up) <the>(oven{name:=oven}|boiler{name:=boiler}|water heater{name:=water heater}) to {temperature=degrees}
(get|bring) <the>(oven{name:=oven}|fridge{name:=fridge}|freezer{name:=freezer}|hot tub{name:=hot tub}) (up |down |)to {temperature=degrees}
(cool|chill) <the>(fridge{name:=fridge}|freezer{name:=freezer}|wine cooler{name:=wine cooler}) (down |)to {temperature=degrees}
make <the>(oven{name:=oven}|fridge{name:=fridge}|freezer{name:=freezer}|hot tub{name:=hot tub}|heater{name:=heater}) {temperature=bare} degrees
(set|put|turn|change|bring|switch) <the>heater{name:=heater} (to|at|on|up to|down to) {temperature=degrees}
(set|put|turn|change|bring|switch) <the>heater{name:=heater} <in>{area} (to|at|on|up to|down to) {temperature=degrees}
(it's|it is|i'm|i am|we're) (cold|freezing|chilly|frozen|shivering) (so |)(set|turn|put|bring) <the>(heating|heat|thermostat|temperature) (up |)to {temperature=degrees}
(it's|it is|i'm|we're) (hot|boiling|roasting|sweating|too warm) (so |)(set|turn|put|bring|drop) <the>(ac|air con|thermostat|temperature) (down |)to {temperature=degrees}
(it's|it is) (cold|freezing|chilly) <in>{area} (set|turn|bring|put) it (up |)to {temperature=bare} degrees
(it's|it is) (hot|boiling|too warm|roasting|stuffy) <in>{area} (set|turn|bring|put|cool) it (down |)to {temperature=bare} degrees
<the>{area} is (too |so |)(hot|cold|warm|chilly|freezing|boiling) (make|set|get|bring|turn|put) it (to |){temperature=bare} degrees
(it's|it is) (too |)(hot|cold|warm|chilly|freezing) (make|set|get) it {temperature=bare} degrees
(set|turn|put|bring) <the>{name=thermostat} to {temperature=degrees} (it's cold|i'm freezing|it's boiling|we're roasting|because it's chilly|the baby is cold)
(set|turn|put|bring) <the>(temperature|heat|thermostat|ac) to {temperature=degrees} (it's cold|i'm freezing|it's boiling|because i'm cold|the baby is cold)
<the>(temperature|thermostat|heating) (make it|put it|set it|turn it|change it) (to |at |){temperature=degrees}
<the>{name=thermostat} (put it|set it|turn it|change it|i want it) (to|at|on) {temperature=degrees}
<the>(temperature|heating) <in>{area} (put it|set it|turn it|change it|i want it) (to|at) {temperature=degrees}
(temperature|thermostat) i want {temperature=degrees}
(make|do|give) temperature {temperature=degrees}<here>
(make|do|put) temperature (in|of) {area} {temperature=degrees}
(make|do|put) ac (on|to|at) {temperature=degrees}
(make|do|put|keep) ac temperature {temperature=degrees}
(make|put) (room|house|home) temperature {temperature=degrees}
(set|change|make|bring) <the>(room|house|home|indoor|inside) (temperature|temp) (to|at) {temperature=degrees}
(set|change|bring) <the>(temperature|temp|thermostat|heat|heating) to {temperature=degrees}<house>
(make|get|keep) it {temperature=bare} degrees<house>
(set|change) <the>(thermostat|temperature|temp) (from {temperature=degrees} |)to {temperature=degrees}
{word} <the>(thermostat|temperature|temp|heating|ac) to {temperature=degrees}
{word} <the>(temperature|temp|heating|ac) <in>{area} to {temperature=degrees}
{word} <the>{area=room} (temperature|temp|heating) to {temperature=degrees}
{word} <the>{area=room} to {temperature=bare} (degrees|degrees celsius)
{word} <the>{name=thermostat} to {temperature=bare} (degrees|degrees celsius|fahrenheit)
(set|turn|put) <the>{name=thermostat} <in>{area} to {temperature=degrees}
(set|turn|put|change) <the>{name=thermostat} {floor=upstairs} to {temperature=degrees}
(set|turn|put|change) <the>{name=thermostat} on the {floor=storey} to {temperature=degrees}
i (feel|am feeling|would feel) (comfortable|best|good|better) (at|with) {temperature=bare} degrees set it to that
(can|could|may) (i|we) (get|have) <the>{area} (at|to) {temperature=bare} degrees
(can|could) <the>{area} be {temperature=bare} degrees
(can|could|would) <the>{name=thermostat} (go|be set|be turned|be changed|be put) to {temperature=degrees}
(can|could) <the>(temperature|thermostat|heating|ac) (go|be set|be turned up|be put|be changed) to {temperature=degrees}
(dial|punch|key|type|tap) in {temperature=bare} degrees (on|for) <the>(thermostat|heating|ac)
(dial|punch|key|type|tap) in {temperature=degrees} (on|for) <the>{name=thermostat}
(go|drop|climb|come) (up |down |)to {temperature=bare} degrees <in>{area}
(go|drop|climb|come) (up |down |)to {temperature=bare} degrees on <the>{name=thermostat}
(go|drop|climb|come) (up |down |)to {temperature=bare} degrees<here>
(switch|flip|change|move) to {temperature=bare} degrees (on the thermostat|on the ac|for the heating)
(move|slide|push|shift|switch|flip) <the>(thermostat|heating|temperature|ac|{name=thermostat}) (up |down |)to {temperature=degrees}
""")),
    (2.4, "HassClimateGetTemperature", {}, "ask", lines("""
(what is|what's|whats) <the>(temperature|temp|current temperature|current temp|indoor temperature)<here>
(what is|what's|whats) <the>(temperature|temp|current temperature) <in>{area}
(what is|what's|whats) <the>{area=room} (temperature|temp|current temperature)
(what is|what's) <the>temperature of <the>{name=thermostat}
(what is|what's) <the>{name=thermostat} (temperature|temp)
how (hot|cold|warm|cool) is it<here>
how (hot|cold|warm|cool) is it <in>{area}
how (hot|cold|warm|cool) is <the>{area}
how (hot|cold|warm) is it {area:=outside}outside
how many degrees is it <in>{area}
how many degrees is it<here>
(what is|what's) <the>temperature {area:=outside}(outside)
temperature <in>{area}
<the>{area=room} temperature
(tell me|give me|check|read|get|show me) <the>(temperature|temp)<here>
(tell me|give me|check|read|get|show me) <the>(temperature|temp) <in>{area}
(tell me|check) <the>{area=room} (temperature|temp)
(what's|what is) it <in>{area} in degrees
(what|how much) does <the>{name=thermostat} (show|say|read)
what (temperature|temp) does <the>{name=thermostat} show
what (temperature|temp) is <the>{name=thermostat} (at|on|set to|showing)
how (hot|warm|cold) does it feel <in>{area}
what (temperature|temp) is <the>{area}[ at]
degrees <in>{area}
temperature
(how hot|how cold|how warm|how cool|how chilly|how toasty|how frosty) (is it|does it get|is it getting|has it got|did it get|it is) <in>{area}
(how hot|how cold|how warm|how cool|how chilly|how toasty) (is it|is it getting|has it got|it is) (right now|now|currently|at the moment|at present|in there|inside|indoors)
(how hot|how cold|how warm|how cool|how chilly|how freezing) (is it|it is|does it feel) {area:=outside}outside( right now| now| at the moment|)
(how hot|how cold|how warm|how cool|how chilly|how toasty|how nice and warm) is <the>{area} (right now|now|currently|at the moment|getting|today)
<the>{area} how (hot|warm|cold) is it[ there]
in (the |the |my |our |){area} how (hot|warm|cold|cool) is it
in (the |the |my |our |){area} (what is|what's) <the>(temperature|temp)
in (the |the |my |our |){area} what temperature (is it|do we have|have we got)
how (hot|warm|cold) is it {floor=upstairs}
how (hot|warm|cold) is it on the {floor=storey}
(what is|what's|check|tell me) <the>(temperature|temp) {floor=upstairs}
(what is|what's|check|tell me) <the>(temperature|temp) on the {floor=storey}
(what is|what's|check|give me) <the>{floor} (temperature|temp)
(what is|what's|whats) <the>(room|house|home|inside|indoor|ambient|actual|exact|present) (temperature|temp)( right now| now| please|)
(what is|what's|whats) <the>(ambient|actual|exact|present|current) (temperature|temp) <in>{area}
(what is|what's|whats) the (temperature|temp) (like|reading|level|now|right now|currently|at the moment|at present) <in>{area}
(what is|what's|whats) the (temperature|temp) (like |reading |)(now|right now|currently|at the moment|at present|inside|indoors)
(what is|what's) the (temperature|temp) (reading|showing) (on|of|from) <the>{name=thermostat}
(what is|what's|whats) it (like |)temperature wise <in>{area}
what temperature (is it|do we have|have we got|are we at|are we on|is it at)<here>
what temperature (is it|do we have|have we got|are we at|is it at) <in>{area}
what temperature (is it|do we have|have we got) {area:=outside}outside
what temp (is it|do we have|are we at)<here>
what temp (is it|do we have|are we at) <in>{area}
what('s| is) it (at|on|reading|showing) on <the>{name=thermostat}
(what is|what's) <the>{name=thermostat} (at|on|set to|reading|showing|saying|set at)
(what is|what's) <the>{name=thermostat} (currently|now) (at|on|set to|reading|showing)
(what temperature|what temp|how many degrees|how hot|how warm) is <the>{name=thermostat} (at|on|set to|set at|reading|showing|running at)
(what temperature|what temp|how many degrees) (does|is) <the>{name=thermostat} (say|show|read|saying|have|measuring|report|reporting)
(what temperature|what temp|how many degrees) (did i|did we|did you|have we|have i) set <the>{name=thermostat} to
(read|check|look at|tell me|give me|get me|show) <the>{name=thermostat} (temperature|temp|reading)
(read|check|tell me|give me|get me|show) <the>(temperature|temp|reading) (of|on|from|for) <the>{name=thermostat}
(read off|read me|read out|look up|find out|report|display|fetch|grab|pull up|see) <the>(temperature|temp)<here>
(read off|read me|read out|look up|find out|report|display|fetch|grab|pull up|see) <the>(temperature|temp) <in>{area}
(read off|read me|read out|look up|find out|report|display|fetch|grab|pull up|see) <the>{area=room} (temperature|temp)
(read me|read out|report|display|pull up) <the>{name=thermostat} (temperature|temp)
(take|measure|check|gauge|get) <the>(temperature|temp) <in>{area}
(take|measure|gauge|get|see|check|test) how (hot|warm|cold|cool) it is <in>{area}
(check|see|tell me|say|find out|show me|let me know) how (hot|warm|cold|cool|chilly) it is<here>
(check|see|tell me|say|find out|show me|let me know) how (hot|warm|cold|cool|chilly) <the>{area} is
(check|see|tell me|say|find out|let me know) how (hot|warm|cold) it is {area:=outside}outside
(check|see|tell me|say|find out|let me know) what the (temperature|temp) is <in>{area}
(check|see|tell me|say|find out|let me know) what the (temperature|temp) is<here>
(check|see|tell me|find out) what the {area=room} (temperature|temp) is
(check|see|tell me|find out) what <the>{name=thermostat} (says|shows|is at|is set to|is on|reads)
(check|see|tell me|find out) how many degrees (it is|we have|there are) <in>{area}
(i want to know|i'd like to know|i need to know|i wonder|do you know|any idea) how (hot|warm|cold) it is <in>{area}
(i want to know|i'd like to know|i need|i want|i'd like|let me have|let me see|lemme see) the (temperature|temp) <in>{area}
(i want to know|i'd like to know|i need|i want|i'd like|let me have|let me see|lemme see) the {area=room} temperature
(i want to know|i'd like to know|i wonder|do you know|any idea) what (the temperature is|temperature it is|temperature we have) <in>{area}
(i want to know|i'd like to know|i wonder|do you know|any idea) (what the temperature is|how warm it is|how cold it is)<here>
(can|could) you (see|check|say|tell|read|measure) (the temperature|how warm it is|how cold it is) <in>{area}
(how many|how much) degrees (are there|have we got|do we have|are we at|is there|it is|is it now)<here>
(how many|how much) degrees (are there|have we got|do we have|is there|it is|is it now) <in>{area}
(how many|how much) degrees is <the>{area}
(how many|how much) degrees (does <the>{name=thermostat} (say|show|read|have)|is <the>{name=thermostat})
(how many|how much) (celsius|fahrenheit|degrees celsius) is it (<in>{area}|right now|now|in here)
(how high is|how low is|how is|how much is) the temperature <in>{area}
(how high is|how low is|how is|how much is) the temperature<here>
(how high|how low|how much) is <the>{area=room} temperature
(how high|how low) is <the>{name=thermostat} set
(how hot|how cold|how warm) is <the>(oven{name:=oven}|fridge{name:=fridge}|freezer{name:=freezer}|hot tub{name:=hot tub}|boiler{name:=boiler})
(what temperature is|what temp is|how many degrees is) <the>(oven{name:=oven}|fridge{name:=fridge}|freezer{name:=freezer}|water heater{name:=water heater})
(what is|what's) the temperature (inside|in|of) <the>(oven{name:=oven}|fridge{name:=fridge}|freezer{name:=freezer}|hot tub{name:=hot tub})
(how|what) is the (heat|warmth|temp) <in>{area}
<the>{area=room} (temp|temperature) (please|now|right now|reading|check|status|level|currently)
<the>{area=room} what temperature is it
<the>{area=room} how many degrees
<the>{name=thermostat} (temperature|temp|reading)
<the>{name=thermostat} what (temperature|temp) is it (at|on|set to|showing)
<the>(temperature|temp) <in>{area} (please|now|right now|what is it|is what|how much)
(temperature|temp) (check|reading|report|now|right now|inside|indoors|please|level)
(temperature|temp) (check|reading|report|level) <in>{area}
(temperature|temp) {area=room}
(temperature|temp) {floor=upstairs}
temp
(indoor|room|inside|house|current|ambient) (temperature|temp)( please| now|)
(outside|outdoor){area:=outside} (temperature|temp)
(what is|what's) the (outside){area:=outside} (temperature|temp)
temperature {area:=outside}outside( please| now|)
(should i be cold|i'm cold|i'm freezing|it feels cold|it feels hot|i'm sweating|it's chilly) (what's|what is) the (temperature|temp)<here>
(i'm cold|i'm freezing|it feels cold|it feels hot|i'm sweating|it feels chilly) how (warm|cold|hot) is it <in>{area}
(before i go in|the baby is sleeping there|i'm going to bed|we want to sit there) how (warm|cold|hot) is (it <in>{area}|<the>{area})
(what|which) temperature (has <the>{area} got|does <the>{area} have)
(what|which) temperature (is|it is) (now |)<in>{area}
which temperature (is|do we have|is it) <in>{area}
how is temperature (in|of) {area}
what temperature in {area}
(what is|what's) temp {area=room}
(does|do) <the>{name=thermostat} say how (warm|hot|cold) it is
how (warm|hot|cold) does <the>{name=thermostat} (say|think|show) it is
(give|tell) us the (temperature|temp)( <in>{area}|<here>)
(gimme|hit me with|get me) the (temperature|temp)( <in>{area}|<here>)
""")),
]
