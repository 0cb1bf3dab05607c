"""Sentences that switch, open, lock and light things. See `templates.py`."""

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
(douse|extinguish|quit|cease|shut) <lightsof> (off|)
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
(seal|fasten|slam) <cover> (shut|)
(pull|fold) <cover> shut
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
]
