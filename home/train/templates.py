"""The sentences that the model learns from: (share, intent, fixed slots, templates, what may stand around).

What may stand around: `do` for commands that take `please` and `can you`, `ask` for questions, `plain` for neither.
"""

from rules import lines

TRAIN = [
    (9, "HassTurnOn", {}, "do", lines("""
(turn|turn|turn|switch|switch|put|power) on <target>
(turn|turn|turn|switch|switch|put|power|flip|click) <target> on
(turn|switch|put|get) <target> on
<target> on
<target> on
<target> (on now|turn on|switch on|to on|start)
(activate|enable|start|power up|start up|fire up|engage|energize) <target>
set <target> (on|to on)
make <target> (go on|turn on|work|run)
get <target> (going|on|running|started)
bring <target> on
on <target>
flip on <target>
i (want|need|would like|'d like) <target> (on|turned on|switched on|to be on|to be turned on)
<target> should be (on|turned on|switched on)
light up <the>{area=room}{domain:=light}
(give me|i need|i want|let there be|we need) (light|some light|lights){domain:=light} <in>{area}
(give me|let there be) (light|some light){domain:=light}
illuminate <the>{area=room}{domain:=light}
let's have <target> on
keep <target> on
pop <target> on
stick <target> on
hit <target>
let me have <target> on
can i get <target> on
how about <target> on
(wake up|boot up|kick on|spin up|crank up|light) <target>
(we|i) (want|need|could use) <target> on
(please|) have <target> (on|switched on|running)
it's time for <target> (on|to be on|to go on)
<target> (must|can|could|has to) (be|go|come) on
leave <target> on
put <target> into the on position
turn <target> back on
""")),
    (9, "HassTurnOff", {}, "do", lines("""
(turn|turn|turn|switch|switch|shut|power|cut|put|click) off <target>
(turn|turn|turn|switch|switch|shut|power|put) <target> off
(turn|switch|shut|get) <target> off
<target> off
<target> off
<target> (off now|turn off|shut off|to off|out|switch off)
(deactivate|disable|kill|cut|shut down|power down|stop|end|deactive) <target>
set <target> (off|to off)
(turn|put) out <lightsof>
shut <target> down
make <target> (go off|turn off|stop)
off <target>
cut <lightsof> off
bring <target> off
i (want|need|would like|'d like) <target> (off|turned off|switched off|to be off|to be switched off)
<target> should be (off|turned off|switched off)
(no light|no more light|lights out|darkness){domain:=light} <in>{area}
lights out{domain:=light}
i don't (want|need) <target> (anymore|on|on anymore)
keep <target> off
pop <target> off
(douse|extinguish|quit|cease|shut|switch) <lightsof> (off|)
(douse|extinguish|quit|cease) <named>
no need for <target>
(we're|we are|i'm|i am) done with <target>
turn of <target>
turn <target> of
let me have <target> off
can i get <target> off
how about <target> off
leave <target> off
(we|i) (want|need|could do with) <target> off
(please|) have <target> (off|switched off)
<target> (must|could|should) (be|go) off
cut (the power|power) (to|of) <named>
take <named> off
put <target> into the off position
shift <target> off
""")),
    (3, "HassTurnOn", {}, "do", lines("""
(open|open|open|raise|pull up|roll up|lift|draw up) <cover>
(open|open|open) <coverdoors>
open <coversof>
(open|pull|roll|put|slide) <cover> (up|open)
<cover> (open|up)
i (want|need|'d like) <cover> (open|opened|up)
(crack|slide|swing) open <cover>
let (some|the) (light|sun|air) in through <coversof>
(unroll|part|unfold|retract|pop open|unshut|throw open|unseal) <cover>
<cover> (should|can|could|must) be (open|up|opened)
(get|have) <cover> (open|up)
(please|) (leave|keep) <cover> open
can i have <cover> (open|up)
(open|raise) up <cover>
(move|bring) <cover> (up|all the way up)
open <cover> (completely|all the way|wide|right up)
""")),
    (3, "HassTurnOff", {}, "do", lines("""
(close|close|close|shut|shut|lower|pull down|roll down|draw|drop) <cover>
(close|shut) <coverdoors>
close <coversof>
(pull|roll|put|slide|let) <cover> (down|shut|closed)
<cover> (closed|shut|down|close)
i (want|need|'d like) <cover> (closed|shut|down)
(seal|fasten|unfurl|pull|slam|fold) <cover> (shut|)
<cover> (should|can|could|must) be (closed|shut|down)
(get|have) <cover> (closed|shut|down)
(please|) (leave|keep) <cover> (closed|shut)
can i have <cover> (closed|shut|down)
close up <cover>
(move|bring) <cover> (down|all the way down)
close <cover> (completely|all the way|right down)
""")),
    (1.6, "HassTurnOn", {}, "do", lines("""
lock <locksof>
lock <locksof>
lock up <locksof>
(secure|bolt) <locksof>
<locksof> (lock|locked)
make sure <locksof> (is|are) locked
(get|have|keep) <locksof> locked
(please|) (check that|see that) <locksof> (is|are) locked
put the lock on <locksof>
<locksof> (must|has to|needs to) be locked
""")),
    (1.3, "HassTurnOff", {}, "do", lines("""
unlock <locksof>
unlock <locksof>
unbolt <locksof>
<locksof> (unlock|unlocked)
(get|have) <locksof> unlocked
let (me|us|them|him|her) in through <locksof>
<locksof> (must|has to|needs to) be unlocked
take the lock off <locksof>
""")),
    (1.8, "HassTurnOn", {"domain": "scene"}, "do", lines("""
(activate|turn on|start|set|run|enable|switch to|change to|transition to|go to|apply) <the>{name=scene} scene
(activate|set|change to|switch to) <the>scene {name=scene}
{name=scene} scene
{name=scene} scene (on|please)
(put|set|switch) <the>{area=room} (to|into) <the>{name=scene} scene
activate <the>{name=scene} scene in the {area}
i want <the>{name=scene} scene
scene {name=scene}
(load|use|do|call|show|begin|play|choose|pick|select) <the>{name=scene} scene
(set|put) <the>scene to {name=scene}
(make|give me) it the {name=scene} scene
go into the {name=scene} scene
""")),
    (1.2, "HassTurnOn", {"domain": "script"}, "do", lines("""
(run|start|execute|launch|activate|trigger|turn on) <the>{name=script} script
(run|execute|start) <the>script {name=script}
{name=script} script
""")),
    (0.7, "HassTurnOn", {}, "do", lines("""
(run|start) <the>{name=machine}
(start|run|activate|launch) <the>{name=appliance}
activate {name=scene}
{name=scene} (mode on|on)
turn {name=scene} on
""")),
    (7, "HassLightSet", {}, "do", lines("""
(set|set|change|turn|put|adjust|bring|make) <lit> to {brightness=percent}
(set|set|change|turn|put|adjust) <lit> (to|at) {brightness=percent} brightness
(set|change|adjust|turn) <the>brightness (of|for|on) <lit> to {brightness=percent}
(set|change|adjust|turn|put) <the>brightness to {brightness=percent}<here>
(set|change|put) <the>{area=room} (brightness|lighting level) to {brightness=percent}
(set|change|turn|put) <the>brightness <in>{area} to {brightness=percent}
(set|change) <litplace> to {brightness=percent} brightness
(set|change) <litplace> brightness to {brightness=percent}
(dim|dim|lower|turn down|bring down|reduce) <lit> (down to|to) {brightness=percent}
turn <lit> (down|up) to {brightness=percent}
(brighten|raise|turn up|increase|bring up) <lit> (up to|to) {brightness=percent}
<lit> {brightness=percent}
<lit> (to|at) {brightness=percent}
<lit> brightness {brightness=percent}
<litplace> brightness {brightness=percent}
<lit> down to {brightness=percent}
<lit> up to {brightness=percent}
(take|move|push|pull|drop|crank|fade|slide) <lit> (down |up |)to {brightness=percent}
(could|can) <lit> be (at|on) {brightness=percent}
(we|i) (want|need) <lit> (on|at) {brightness=percent}[ brightness]
let <lit> (be|go|shine) (at|to) {brightness=percent}
(keep|leave|hold) <lit> at {brightness=percent}
(dim|brighten) <litplace> to {brightness=percent}
(give me|put on) {brightness=percent} (light|brightness|lights) (in the|for the) {area}
(light|lighting) level {brightness=percent} in the {area}
<lit> to (the lowest|the minimum|minimum|the lowest setting|its lowest){brightness:=1}
<lit> to (the highest|the maximum|maximum|the highest setting|full power){brightness:=100}
brightness {brightness=percent}
brightness of <lit> {brightness=percent}
<lit> {brightness=percent} brightness
<lit> (at|to) {brightness=fraction} brightness
(set|turn|dim|put) <lit> to {brightness=fraction}
{brightness=percent} brightness (in the|for the|on the) {area}
make <lit> {brightness=percent} (bright|brightness|brighter than off)
i (want|need|'d like) <lit> at {brightness=percent}
(set|turn|put) <lit> (to|at|on) (full|max|maximum|the max|the maximum|the highest|highest)[ brightness]{brightness:=100}
<lit> (full|max|maximum|to max|on full) brightness{brightness:=100}
(set|change|turn) <the>brightness (of|in|for) <litplace> to (max|maximum|the highest|the maximum|full){brightness:=100}
(turn|put) <lit> all the way up{brightness:=100}
(turn|make) <lit> (fully bright|full bright|as bright as possible){brightness:=100}
(set|turn|put|dim) <lit> to (min|minimum|the minimum|the lowest|lowest|the dimmest)[ brightness]{brightness:=1}
<lit> (min|minimum|lowest) brightness{brightness:=1}
(set|change) <the>brightness (of|in|for) <litplace> to (min|minimum|the lowest|lowest){brightness:=1}
""")),
    (4, "HassLightSet", {}, "do", lines("""
(set|turn|change|make|switch|put|color|paint) <lit> {color=color}
(set|turn|change|switch|put) <lit> to {color=color}
(set|turn|change|make) <lit> to <the>color {color=color}
(change|set|switch) <the>(color|colour) (of|on|for) <lit> to {color=color}
(change|set) <lit> (color|colour) to {color=color}
(change|set|turn) <the>{area=room} (color|colour) to {color=color}
(change|turn|make|set) <litplace> {color=color}
change <lit> from {color} to {color=color}
(change|switch) <the>(color|colour|light color) to {color=color}<here>
<lit> {color=color}
<lit> (to|in) {color=color}
<lit> (color|colour) {color=color}
i (want|would like|'d like|need) {color=color} (lights|light|lighting) <in>{area}
i (want|would like|'d like|need) {color=color} (lights|light|lighting)<here>
(give me|turn on) {color=color} (lights|light|lighting)
{color=color} (lights|light) in the {area}
i (want|'d like|would like) <lit> (to be|in) {color=color}
let <lit> (be|glow|shine) {color=color}
(bathe|wash|cover) <litplace> in {color=color}
(we|i) (want|need) <lit> {color=color}
(can|could) <lit> (go|turn) {color=color}
{color=color} for <lit>
(pick|choose|use) {color=color} for <lit>
(get|have) <lit> in {color=color}
(light|light up) <litplace> {color=color}
(tint|dye|glow) <lit> {color=color}
<lit> should be {color=color}
""")),
    (1, "HassLightSet", {}, "do", lines("""
(set|turn) <lit> to {color=color} (at|and|with) {brightness=percent}[ brightness]
(set|make) <lit> {color=color} (at|and) {brightness=percent}
<lit> {color=color} {brightness=percent}
(set|put|make) <lit> to {brightness=percent} {color=color}
{brightness=percent} {color=color} (light|lights) in the {area}
""")),
    (5, "HassClimateSetTemperature", {}, "do", lines("""
(set|change|adjust|turn|put|bring) <the>(temperature|temp) to {temperature=degrees}<here>
(set|change|adjust|turn|put) <the>(thermostat|heating|heat|heater|ac|air conditioning|air conditioner|climate) (to|at|on) {temperature=degrees}<here>
(set|change|adjust) <the>{area=room} (temperature|temp|heating|ac) to {temperature=degrees}
(set|change|adjust|put) <the>{area=room} to {temperature=bare} (degrees|degrees celsius|degrees fahrenheit)
(set|change|adjust|turn|put) <the>(temperature|temp|thermostat|heat|heating|ac) <in>{area} to {temperature=degrees}
(set|change|adjust) <the>(temperature|temp) (of|on) <the>{floor} to {temperature=degrees}
(set|change) <the>{floor} (temperature|temp|heating) to {temperature=degrees}
(set|change|adjust|turn) <the>{name=thermostat} to {temperature=degrees}
(set|change|adjust) <the>(temperature|temp) (of|on|for) <the>{name=thermostat} to {temperature=degrees}
(heat|cool|warm) <the>{area} to {temperature=degrees}
(heat|cool|warm) up <the>{area} to {temperature=degrees}
(make|get|keep) (it|the temperature) {temperature=degrees}<here>
(make|get|keep) (it|the temperature) {temperature=degrees} <in>{area}
(make|keep) <the>{area} {temperature=degrees}
(turn|crank|bring) (up|down) <the>(heat|heating|thermostat|temperature|ac) to {temperature=degrees}
(turn|crank|bring) <the>(heat|heating|thermostat|temperature|ac) (up|down) to {temperature=degrees}
(raise|lower|increase|reduce|drop|decrease) <the>(temperature|temp|heat) to {temperature=degrees}
(raise|lower|increase|reduce|drop|decrease) <the>(temperature|temp|heat) <in>{area} to {temperature=degrees}
<the>{name=thermostat} to {temperature=degrees}
<the>{name=thermostat} (at|on) {temperature=degrees}
(the |)(ac|heating|thermostat|heat|air con) (to|at|on) {temperature=degrees}
(put|have|keep|hold|run) <the>{name=thermostat} (at|on|to) {temperature=degrees}
(bring|take|move|push) <the>{area} (up|down) to {temperature=degrees}
(we|i) (want|need) {temperature=degrees} <in>{area}
(could|can) it be {temperature=degrees}<here>
(could|can) we have {temperature=degrees} <in>{area}
(aim for|go for|target) {temperature=degrees} <in>{area}
{temperature=degrees} <in>{area}[ please]
(temperature|thermostat|heating|temp) {temperature=degrees}
(temperature|temp) to {temperature=degrees}
<the>{area=room} (temperature|temp) {temperature=degrees}
<the>{area=room} {temperature=bare} degrees
i (want|need|'d like) it (to be|at) {temperature=degrees}<here>
i (want|need|'d like) <the>{area} (to be|at) {temperature=bare} degrees
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
(is it|how) (hot|cold) (or cold|) is it <in>{area}
degrees <in>{area}
temperature
""")),
    (3.6, "HassSetPosition", {}, "do", lines("""
(set|move|put|change|turn|adjust) <cover> to {position=percent}
(open|close|lower|raise) <cover> to {position=percent}
(set|change) <the>position (of|for) <cover> to {position=percent}
(set|change) <cover> position to {position=percent}
(open|close) <cover> {position=percent}
(open|close|raise|lower) <cover> (halfway|half way|half|to half|by half){position:=50}
(put|set|leave) <cover> (halfway|half way|to half|at half|half open|half closed){position:=50}
(open|close) <cover> a quarter( of the way|){position:=25}
(open|raise) <cover> three quarters( of the way|){position:=75}
<cover> {position=percent}
<cover> (to|at) {position=percent}
<cover> position {position=percent}
(half open|half close) <cover>{position:=50}
i (want|need) <cover> {position=percent} open
<cover> halfway{position:=50}
make <cover> {position=percent} open
(bring|take|drop|pull|roll|slide|push|raise|lower) <cover> (up |down |)to {position=percent}
<cover> (up|down) to {position=percent}
(keep|leave|hold|put|set) <cover> at {position=percent}
(we|i) (want|need) <cover> (at|to) {position=percent}
(can|could) <cover> be (at|on) {position=percent}
position <cover> at {position=percent}
<cover> (open|closed) {position=percent}
<cover> (half open|half way|to the middle){position:=50}
<cover> (at|to) {position=fraction}
{position=percent} on <cover>
""")),
    (3.4, "HassSetVolume", {}, "do", lines("""
(set|change|turn|put|adjust) <the>(volume|sound) to {volume_level=percent}<player>
(set|change|turn|put|adjust) <the>{name=player} (volume|sound) to {volume_level=percent}
(set|change|turn) <the>volume (of|on|for) <the>{name=player} to {volume_level=percent}
(set|change|turn|put) <the>{area=room} volume to {volume_level=percent}
(set|change) <the>volume <in>{area} to {volume_level=percent}
(turn|bring) (up|down) <the>(volume|sound|music) to {volume_level=percent}<player>
(turn|bring) <the>(volume|sound|music|{name=player}) (up|down) to {volume_level=percent}
(increase|raise|lower|reduce|decrease) <the>volume to {volume_level=percent}<player>
(increase|lower|reduce) <the>{name=player} volume to {volume_level=percent}
on <the>{name=player} (set|change|increase) the volume to {volume_level=percent}
volume {volume_level=percent}<player>
volume to {volume_level=percent}<player>
volume (at|level) {volume_level=number}
<the>{name=player} volume {volume_level=percent}
(set|turn|put) <the>volume to (max|maximum|full|the maximum|the max){volume_level:=100}<player>
(turn|crank) <the>volume all the way up{volume_level:=100}<player>
(full|max|maximum) volume{volume_level:=100}<player>
(set|turn) <the>volume to {volume_level=fraction}<player>
(set|turn) <the>{name=player} to {volume_level=percent} volume
<the>{name=player} (volume|sound) to {volume_level=percent}
<the>{name=player} (to|at|down to|up to) volume {volume_level=number}
(turn|take|bring|put) <the>{name=player} (down|up) to {volume_level=percent}
(keep|hold|leave|have) <the>(volume|sound) at {volume_level=percent}<player>
(we|i) (want|need) <the>(volume|sound) at {volume_level=percent}<player>
(sound|loudness) {volume_level=percent}<player>
(quiet|hush|shush|shut up|be quiet) <the>{name=player}{volume_level:=0}
(kill|cut|no) <the>(sound|audio){volume_level:=0}<player>
(take|drop) <the>volume (down|) to {volume_level=percent}<player>
<the>{area=room} volume to {volume_level=percent}
mute{volume_level:=0}<player>
mute <the>{name=player}{volume_level:=0}
mute <the>(sound|volume|music|audio|media){volume_level:=0}<player>
(turn|switch) <the>(sound|volume) off{volume_level:=0}<player>
silence <the>{name=player}{volume_level:=0}
""")),
    (1.5, "HassMediaPause", {}, "do", lines("""
pause<player>
pause <the>(<music>)<player>
pause <the>(<music>)
pause <the>{name=player}
<the>{name=player} pause
(stop|hold|halt|freeze) <the>(<music>)<player>
(stop|hold) <the>(<music>)
stop (playing|playback)<player>
stop playing (music|the music|that|this|the song)
put <the>(<music>) on (hold|pause)
pause (it|this|that|playing)
(hold on|wait|stop it) with the <music>
pause <the>{name=player} <in>{area}
(pause|stop) the <music> for a (second|minute|moment|sec)
(stop|pause) what's playing<player>
(can|could) the <music> (stop|pause)
(make|get) <the>{name=player} (stop|pause)
<music> (off|pause|stop)
""")),
    (1.5, "HassMediaUnpause", {}, "do", lines("""
(resume|unpause)<player>
(resume|unpause|continue|restart) <the>(<music>)<player>
(resume|unpause|continue) <the>(<music>)
(resume|unpause) <the>{name=player}
<the>{name=player} (resume|unpause|play)
(continue|keep|go on|resume|start) playing<player>
play
play (it|the music|music|the movie|the video|again)
play <the>(<music>) again
(start|play) <the>music<player>
carry on with <the>(<music>)
(keep|get|let) <the>(<music>) (going|playing|running)
(un pause|unfreeze|restart) <the>(<music>)<player>
(back to|return to) <the>(<music>)
(resume|unpause) <the>{name=player} <in>{area}
(hit|press|push) play<player>
<music> (on again|again|resume)
""")),
    (1.5, "HassMediaNext", {}, "do", lines("""
next<player>
next <track><player>
(skip|skip it|skip this)<player>
skip (this|the|this|to the next) <track><player>
(skip|go|jump|move|change|switch) to (the next|next) <track><player>
play (the next|next) <track><player>
(skip|forward) ahead<player>
i don't (like|want to hear) this song
<the>{name=player} next [<track>]
next please
(hit|press) (next|skip)<player>
(next|another) <track> please
(don't like|hate|enough of) this <track>
(can|could) we (skip|have the next) <track>
(start|hear|want) the next <track><player>
skip over this <track><player>
""")),
    (1.2, "HassMediaPrevious", {}, "do", lines("""
(previous|prior|last) <track><player>
(go|skip|jump|switch) back[ to the (previous|last) <track>]<player>
(go|skip|jump|switch) to the (previous|last) <track><player>
(play|replay|repeat) (the|the previous|the last) <track> again
(play|replay) the (previous|last) <track><player>
replay<player>
back one <track><player>
one <track> back
<the>{name=player} previous <track>
(hit|press) (previous|back)<player>
(hear|start|want) the (previous|last) <track> [again]<player>
(rewind|back up|jump back) [to the start of ](the|this|one) <track><player>
play (that|it|this|that one|that <track>) again
(what was|go to) the <track> before<player>
once more the (last|same) <track>
previous
""")),
    (5, "HassStartTimer", {}, "do", lines("""
(set|start|create|make|begin|put on|add|run) (a|an|the|one|my|) {length} timer
(set|start|create|make|begin|put on) (a|a|the|) timer (for|for|of|to) {duration}
{length} timer
timer {duration}
timer for {duration}
(set|start|create) (a|an|) {length} timer (for|called|named|for the|for my) {name=timer_name}
(set|start|create) (a|the|) timer (for|called|named) {name=timer_name} (for|of|to) {duration}
(set|start) (a|the|my|) {name=timer_name} timer (for|to|of) {duration}
{length} timer (for|called|named) {name=timer_name}
timer for {duration} (called|named|for) {name=timer_name}
{name=timer_name} timer {duration}
{name=timer_name} timer for {duration}
(set|start) (a|the) timer for {duration} (for|called|named) [the ]{name=timer_name}
(count down|countdown|time) {duration}
(start|set|do) a {duration} countdown
wake me in {duration}
(set|start) (a|an) {length} {name=timer_name} timer
time me for {duration}
i need (a|an) {length} timer
i need a timer for {duration}
(set|start|put) <the>{area=room} timer (for|to|at) {duration}
{area=room} timer {duration}
(set|start) (a|an) {length} timer in the {area}
(set|start) (a|the) timer in the {area} for {duration}
(give|get) me (a|an) {length} timer
give me {duration} on the timer
(ring|beep|alert me|notify me|tell me|ping me|call me) (in|after) {duration}
(start|begin) (counting|the clock|a countdown) (for|from) {duration}
(let|have) a timer run for {duration}
(put|set) {duration} on (the|a) timer
{duration} on the (clock|timer)
(set|start) (a|the) timer {duration}
remind me in {duration} about the {name=timer_name}
{name=timer_name} for {duration} timer
""")),
    (1.1, "HassCancelTimer", {}, "do", lines("""
(cancel|stop|end|delete|clear|remove|kill|turn off|abort|dismiss) <thetimer>
(cancel|stop|delete|clear|end) all (timers|the timers|my timers|of my timers)
(cancel|stop) <thetimer>
<thetimer> (cancel|stop|off)
i don't need <thetimer> (anymore|any more)
get rid of <thetimer>
(scrap|drop out of|forget|silence|shut off|switch off|shut up|quit|erase|end) <thetimer>
(turn|switch) <thetimer> off
(can|could) you (cancel|stop) <thetimer>
(no more|no) {name=timer_name} timer
<thetimer> is (no longer needed|not needed)
""")),
    (1.2, "HassIncreaseTimer", {}, "do", lines("""
(add|put) {duration} (to|on|onto) <thetimer>
(increase|extend|lengthen|prolong) <thetimer> by {duration}
add {duration} more to <thetimer>
add {duration}
(give me|i need) {duration} more on <thetimer>
(make|let) <thetimer> {duration} longer
another {duration} on <thetimer>
(bump|push|raise|boost) <thetimer> (up |)by {duration}
{duration} (more|extra|longer) (on|for) <thetimer>
(put|add) another {duration} (on|to) <thetimer>
(add|give) <thetimer> {duration} more
<thetimer> plus {duration}
""")),
    (1.2, "HassDecreaseTimer", {}, "do", lines("""
(remove|take|subtract|cut|deduct|drop) {duration} (from|off) <thetimer>
(take|cut) {duration} (off of|off|from) <thetimer>
(decrease|shorten|reduce|lower) <thetimer> by {duration}
make <thetimer> {duration} shorter
(shave|chop|lop|strip) {duration} off <thetimer>
{duration} less on <thetimer>
(drop|bring) <thetimer> (down |)by {duration}
<thetimer> minus {duration}
(speed|end) <thetimer> {duration} (earlier|sooner)
""")),
    (1.0, "HassPauseTimer", {}, "do", lines("""
(pause|hold|freeze|suspend|halt) <thetimer>
pause <thetimer>
put <thetimer> on hold
<thetimer> pause
""")),
    (1.0, "HassUnpauseTimer", {}, "do", lines("""
(resume|continue|unpause|restart|reactivate) <thetimer>
resume <thetimer>
<thetimer> (resume|continue)
let <thetimer> (continue|go on|run again)
""")),
    (1.5, "HassTimerStatus", {}, "ask", lines("""
<thetimer> status
(status|state) of <thetimer>
how (much time|long|much longer) (is|'s) left (on|for|in) <thetimer>
how (much time|much|long) left (on|for) <thetimer>
how (much time|long|many minutes) (does <thetimer> have|are on <thetimer>)[ left]
(time left|remaining time|time remaining) (on|for) <thetimer>
(check|what about|show) <thetimer>
(when|how soon) (does|will|is) <thetimer> (end|go off|done|finish|over|ready)
what's (left on|the status of|the time on) <thetimer>
(what|which|how many) timers (are running|do i have|are set|are there|are active|are on)
how much longer on <thetimer>
is <thetimer> (done|finished|still running|running|over)
how (much|long) (time |)(is left|do i have left|is remaining|remains)
how (much time|long) (until|till|before) <thetimer> (ends|rings|goes off|is done|is up)
(where|how far) (is|along is) <thetimer>
(read|tell me|say) (the time on|what's left on) <thetimer>
do i have any timers[ running]
how many minutes (left |remain )on <thetimer>
""")),
    (2.2, "HassStartTimer", {}, "delay", []),
    (2.4, "HassVacuumStart", {}, "do", lines("""
(start|run|turn on|activate|switch on|launch|begin|use|enable|wake up|deploy) <the><robot>
(start|run|get) <the><robot> (going|up|running|now)
(turn|switch|put) <the><robot> on
have <the><robot> (clean|start|do its thing|clean up|start cleaning|vacuum)
have <the><robot> (clean|vacuum|do) <the>{area}
(start|run) <the><robot> in <the>{area}
(vacuum|hoover|clean|sweep|mop) <the>{area}
(vacuum|hoover|clean|sweep) up <the>{area}
(vacuum|hoover|clean|sweep|mop) <the><dirt>
(vacuum|hoover|clean) <the>(carpet|rug|floor|carpets) <in>{area}
(vacuum|clean) <the>{floor}
(start|begin|do) (vacuuming|cleaning|hoovering|the cleaning|the vacuuming|cleaning up|house cleaning)
(start|begin) (vacuuming|cleaning|hoovering) <the>{area}
(start|begin) cleaning <the><dirt>
(start|run|send|tell|let) {name=vacuum}( to vacuum| to clean| to start cleaning)
have {name=vacuum} (clean|vacuum) <the>{area}
(tell|ask) {name=vacuum} to (clean|vacuum) <the>{area}
(start|run) {name=vacuum} (the|my) (vacuum|robot)
start <the>roomba{name:=roomba}
(run|activate|turn on) <the>roomba{name:=roomba}
vacuum
<robot> on
<the><robot> start
send {name=vacuum} to (the|my|) {area} to clean
<the>{area} needs (cleaning|vacuuming|to be vacuumed|a vacuum)
i want <the><robot> to (start|clean|run|start cleaning)
start house (cleaning|cleanup)
{name=vacuum} (clean|vacuum|start cleaning|go clean) <the>{area}
{name=vacuum} (start|clean|get going|start cleaning)
(can|could|let) {name=vacuum} (clean|vacuum|do) <the>{area}
(can|could|let) {name=vacuum} (clean|vacuum) {floor=upstairs}
(put|get) <the><robot> to work[ <in>{area}]
(do|give) (a|the) (cleaning|vacuuming|sweep|quick clean) (of|in) <the>{area}
(clean|vacuum|hoover) {floor=upstairs}
<the>{area} (is|looks|got) (dirty|dusty|a mess) (clean|vacuum) it
(time|it's time) to (vacuum|clean|hoover)[ <the>{area}]
(get|send) <the><robot> (to|into) <the>{area}
""")),
    (1.3, "HassVacuumReturnToBase", {}, "do", lines("""
(send|return|bring) <the><robot> (home|to base|back|to its base|to the base|to its dock|to the dock|to the charger|to its charging station)
(send|return) {name=vacuum} (home|to base|to its base|to its dock|to the dock|to the charger)
(dock|park|recharge) <the><robot>
(dock|park) {name=vacuum}
<the><robot> (go home|return to base|go to base|dock|go back to the dock)
{name=vacuum} (go home|return to base|go back to your dock|return to the dock)
(tell|make|let|have) <the><robot> (go|return|go back|to go) (home|to its base|to the dock|to charge)
stop (vacuuming|cleaning|hoovering)( and go home| and return to base|)
(stop|end|finish) the (vacuuming|cleaning|hoovering)
send <the>roomba{name:=roomba} (home|back|to base)
have {name=vacuum} (return|go|go back) to (the dock|the charging station|base|its base|the charger|its dock)
(let|make|tell|ask) {name=vacuum} (to |)(go home|return home|go back|dock|recharge|go charge)
{name=vacuum} (home|to base|to the dock|back to base)
(call|order|get) <the><robot> (back|home)
(charge|put away) <the><robot>
(we are|we're|i'm) done (vacuuming|cleaning)[ go home| dock]
""")),
    (0.3, "HassTurnOff", {}, "do", lines("""
(stop|turn off|switch off|shut off) <the>{name=thevacuum}
(turn|switch) <the>{name=thevacuum} off
""")),
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
