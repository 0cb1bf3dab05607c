"""Sentences about timers. See `templates.py`."""

from rules import lines

# Timers that are meant, in more ways than `<thetimer>`.
WHICH = ("(<thetimer>|<thetimer>|<thetimer>|<thetimer>|<the>{start} timer|<the>{start} timer|<the>{area=room} timer|"
         "<the>{area=room} timer|<the>timer (in|from) <the>{area=room}|<the>{name=timer_name} timer|"
         "<the>timer (i set for|i started for|i put on for|set for|set to|of|with) {start=starts}|"
         "<the>timer for <the>{name=timer_name}|the timer {name=timer_name}|<the>{start} {name=timer_name} timer|"
         "<the>{start} countdown|<the>{name=timer_name} countdown|<the>countdown|{name=possessive} timer|"
         "<the>{start} timer in the {area}|<the>{start} {area=room} timer|<the>{name=timer_name} timer in the {area}|"
         "that timer|this timer|<the>(current|running|kitchen{area:=kitchen}) timer|{start} timer|{area=room} timer|"
         "{name=timer_name} timer|<the>timer named {name=timer_name}|<the>timer which is {start=starts})")


def timers(text):
    return lines(text.replace("<which>", WHICH))


TRAIN = [
    (4.0, "HassStartTimer", {}, "do", timers("""
(set|start|create|make|begin|put on|add|run) (a|an|the|one|my|) {length} timer
(set|start|create|make|begin|put on) (a|a|the|) timer (for|for|of|to) {duration}
{length} timer
timer {duration}
timer for {duration}
(set|start|create) (a|an) {length} timer (for|called|named|for the|for my) {name=timer_name}
(set|start|create) (a|the) timer (for|called|named) {name=timer_name} (for|of|to) {duration}
(set|start) (a|the|my|) {name=timer_name} timer (for|to|of) {duration}
{length} timer (for|called|named) {name=timer_name}
timer for {duration} (called|named|for) {name=timer_name}
{name=timer_name} timer {duration}
{name=timer_name} timer for {duration}
(set|start) (a|the) timer for {duration} (for|called|named) [the ]{name=timer_name}
(count down|countdown|time) {duration}
(start|set|do) a {duration} countdown
(set|start) (a|an) {length} {name=timer_name} timer
time me for {duration}
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
{name=timer_name} for {duration} timer
(pop|stick|whack|bung|chuck|slap|throw|get|fire up|kick off|crank up|open) (a|the|) timer (on |up |)for {duration}
(pop|stick|whack|bung|chuck|slap|throw|get) (a|an|) {length} timer on
(pop|stick|whack|get|fire up|kick off|launch|trigger|activate|initiate|use|do|turn on|switch on) (a|an) {length} timer
(set|start|make) me (a|an|up a) {length} timer
(set|start|make) me a timer (for|of) {duration}
(set up|establish|fix|arrange|program|punch in|wind up|wind|dial in|key in|prepare) a timer (for|of|to) {duration}
(set up|program|punch in|wind up|dial in|arrange|configure) (a|an) {length} timer
(set|start|put|program|wind|turn) <the>{area=room} timer (for|to|at|on|as) {duration}
(set|start|put|program) <the>{area=room} timer {duration}
set <the>{area=room} timer to (go off|ring|beep|buzz|run) (in|after|for) {duration}
set <the>kitchen{area:=kitchen} timer (for|to) {duration}
{area=room} timer (for|to|at|of|set to) {duration}
{area=room} {length} timer
{length} {area=room} timer
{length} timer in <the>{area=room}
timer in <the>{area=room} {duration}
timer in <the>{area=room} for {duration}
in the {area} (set|start|run|put on) (a|the) timer for {duration}
in the {area} (set|start|run) (a|an) {length} timer
{area=room} (set|start|) (a |)timer for {duration}
(set|start|run|get) (a|an|the|) {length} {area=room} timer[ going| running]
(set|start|run|get) (a|an) {length} timer (going|running) in <the>{area=room}
(put|stick|set) {duration} on <the>{area=room} timer
{duration} on <the>{area=room} timer
start <the>{area=room} timer with {duration}
(make|let|have) <the>{area=room} timer (ring|beep|go off|buzz|run) (in|after|for) {duration}
run <the>{area=room} timer for {duration}
(set|start) a timer for {duration} (in|on) the {area}
(set|start) a timer for {duration} in my {area=room}
(make|let|have) (a|the|my) timer (ring|beep|go off|buzz|sound|end) (in|after) {duration}
(make|let|have) <the>{name=timer_name} timer (ring|beep|go off|buzz|run) (in|after|for) {duration}
set (a|the|my) timer to (go off|ring|beep|buzz|sound|end|expire) (in|after) {duration}
get (a|an) {length} timer (going|started|running|on the go)
get a timer (going|started|running) for {duration}
have (a|an) {length} timer (started|running|set|going)
have a timer (started|running|set|going) for {duration}
(start|get) <the>{name=timer_name} timer (going |running |)(for|at|with|on) {duration}
(put|stick|set) {duration} on <the>{name=timer_name} timer
{length} {name=timer_name} timer
(set|start|make) a timer {duration} (for|called) <the>{name=timer_name}
for <the>{name=timer_name} (set|start) a timer (of|for) {duration}
for <the>{name=timer_name} (set|start) (a|an) {length} timer
set a timer (named|called|labelled|labeled) {name=timer_name} (of|with|for|at|) {duration}
(name|call) a {length} timer {name=timer_name}
set (a|another) {length} timer (and |)(call|name) it {name=timer_name}
set a timer for {duration} and (call|name) it {name=timer_name}
{name=timer_name} {duration} timer
(set|start|add|create|make) (another|a second|a new|one more|an extra|an additional) {length} timer
(set|start|add|create|make) (another|a second|a new|one more) timer (for|of) {duration}
(another|new|one more) {length} timer
(another|new) timer {duration}
(buzz|ding|give me a shout|give me a beep|alarm me|shout|warn me|poke me|nudge me|signal me|beep me|let me know) (in|after) {duration}
(let me know|tell me|alert me|warn me|say|beep|ring|ding) when {duration} (is up|are up|have passed|has passed|is over|have gone by)
(count|keep time|clock|track|measure|time out|tick down|count off) {duration}[ for me]
count (me |)down from {duration}
(countdown|count down) (for|from|of) {duration}
(start|begin|run|do|set|give me) (a|the) countdown (of|for|from) {duration}
countdown timer {duration}
{duration} countdown
{duration} timer
timer to {duration}
timer of {duration}
timer at {duration}
timer on for {duration}
timer on {duration}
timer set {duration}
timer set for {duration}
timer start {duration}
set timer {duration}
start timer {duration}
set {duration} timer
set {duration} (in|as|for) (the|a) timer
set time for {duration}
for {duration} (set|start|run) (a|the) timer
put timer {duration}
put the timer on for {duration}
keep a timer (for|of) {duration}
make timer {duration}
do a timer for {duration}
{word} a timer for {duration}
{word} (a|an) {length} timer
{word} <the>{area=room} timer for {duration}
make the timer (to |)run {duration}
set the (egg timer|stop clock|timer thing) for {duration}
make sure (a|the) timer (goes off|rings|beeps) (in|after) {duration}
see to it that a timer (goes off|rings) in {duration}
""")),
    (1.0, "HassStartTimer", {}, "plain", timers("""
i need (a|an) {length} timer
i need a timer for {duration}
[hey |ok |so |right ](i need|i want|i'd like|i would like|i wanna have|we need|gimme|lemme have|let me get) (a|an) {length} timer[ please]
[hey |ok |so ](i need|i want|i'd like|we need|gimme|lemme have|let me have) a timer (for|of) {duration}[ please]
(would you mind|mind|do you mind) (starting|setting|putting on|running) (a|an) {length} timer[ for me]
(would you mind|mind|do you mind) (starting|setting|putting on) a timer (for|of) {duration}
(how about|what about|why don't you set|why not set|let's have|let's do|let's set) (a|an) {length} timer
(any chance|is there any chance) (you could|of you) (set|start|starting|setting) (a|an) {length} timer
(is it possible to|would it be possible to|is there a way to|would you be able to) (set|start) a timer for {duration}
(would be nice|it would be great|it'd be great|i'd appreciate it) if you (set|started|could set) a timer for {duration}
(i have|i've got|you have|we have|they have) {duration} (start|set) (a|the) timer
(i'm|we are) (cooking|baking|boiling|making|doing) {name=timer_name} (so |)(set|start) a timer for {duration}
the {word} (goes|is|are) in (now |)set a timer for {duration}
(i gotta|i have to|i must) {word} in {duration} set a timer
(i want|i need) <the>{area=room} timer (for|at|on|set to|to be) {duration}
(i want|i need|i'd like) <the>{name=timer_name} timer (for|at|on|set to) {duration}
(i want|i need|i'd like) (a|an) {length} timer (in|for) <the>{area=room}
(i want|i need|i'd like) (a|an) {length} timer for <the>{name=timer_name}
<the>{area=room} timer (should|must|needs to|has to) (run|be set|go|ring|be on|be) (for|in|at) {duration}
<the>{name=timer_name} timer (should|must|needs to|has to) (run|be set|go|be) for {duration}
(a|the|) timer (should|must|needs to|has to) (run|be set|go) for {duration}
(a|one) {length} timer (please|if you would|thanks|for me please|would be nice|would be lovely|is what i need)
(can|could|may) (i|we) (get|have) (a|an) {length} timer
(can|could|may) (i|we) (get|have) a timer for {duration}
(can|could) (i|we) (get|have) (a|an) {length} {name=timer_name} timer
(can|could|will|would) you (time|count) {duration}[ for me]
(can|could|will|would) you (buzz|ping|ring|alert|notify|beep) (me |)in {duration}
(can|could|will) you (do|set|start|put) (a|an) {length} timer for <the>{name=timer_name}
(can|could|will) you (set|start|put) <the>{area=room} timer (for|to|on) {duration}
<the>{area=room} timer (can you|could you|please|) (set|put|start) it (for|to) {duration}
<the>{name=timer_name} timer (can you|could you|please|) (set|put) it (for|to) {duration}
(don't let me forget|i'm gonna forget) (the|my) {word} set a timer for {duration}
""")),
    (0.8, "HassCancelTimer", {}, "do", timers("""
(cancel|stop|end|delete|clear|remove|kill|turn off|abort|dismiss) <thetimer>
(cancel|stop|delete|clear|end) all (timers|the timers|my timers|of my timers)
(cancel|stop) <which>
<which> (cancel|stop|off)
get rid of <which>
(scrap|forget|silence|shut off|switch off|shut up|quit|erase|end) <which>
(turn|switch) <which> off
(no more|no) {name=timer_name} timer
(cancel|stop|end|delete|clear|remove|kill|abort|dismiss) <which>
(drop|bin|ditch|axe|nix|zap|trash|dump|lose|discard|undo|call off|wipe|nuke|chuck|terminate|disable|deactivate) <which>
(cancel|delete|drop|scrap) <the>{start} timer
(cancel|stop|kill|end) <the>{area=room} timer
(cancel|stop|kill|end) <the>timer in <the>{area=room}
(cut|shut|switch|knock|take|put|get) <which> off
(make|have|let) <which> (stop|end|cancelled|shut up|be quiet)
(get|have) <which> (stopped|cancelled|deleted|removed|off)
(stop|cancel) (ringing|beeping|the countdown|counting|counting down|the count down)
stop <which> from (ringing|beeping|running)
(make sure|see to it that) <which> (stops|doesn't ring|doesn't go off|is cancelled|is off)
<which> (cancel it|stop it|kill it|delete it|turn it off|get rid of it|scrap it|drop it)
don't (run|continue|ring|sound|keep) <which>[ any more| anymore]
do away with <which>
(cancel|stop|remove|delete) (every|each|every single) timer
(kill|wipe|stop|drop|scrap|zap) (all|all of|all of the|all my|all the) timers
all timers (off|cancel|stop|cancelled)
(cancel|stop|clear|delete) all <the>{area=room} timers
(cancel|stop|clear) all (the |my |)timers in <the>{area=room}
in the {area} (cancel|stop|kill) the timer
in the {area} (cancel|stop) all timers
{area=room} timer off
timer (off|stop|cancel|quit|end|abort|delete)
(off|cancel|stop|delete) timer {name=timer_name}
(stop|cancel|end) <which> (early|already)
make (stop|end|cancel) <which>
for <the>{name=timer_name} cancel the timer
""")),
    (0.3, "HassCancelTimer", {}, "plain", timers("""
i don't need <which> (anymore|any more|any longer|now)
(can|could|will|would) you (cancel|stop|kill|drop|end|delete) <which>
<which> is (no longer needed|not needed|not necessary|useless now|unnecessary|pointless now)
(would you mind|mind|do you mind|how about|what about) (cancelling|stopping|ending|killing|deleting) <which>
(i want|i'd like|i would like|i need|we want) <which> (cancelled|off|stopped|gone|deleted|to stop|to end|removed)
<which> (can|should|must|has to|needs to) (be cancelled|stop|go|end|be off|be stopped|be deleted|be turned off)
(no need for|we don't need|we're done with|i'm done with|i'm finished with|i have no use for) <which>[ anymore]
(i don't want|we don't want) <which>[ anymore| any more| to go off| to ring]
(the {word} is done|it's ready|i'm done|it's cooked|too late) (so |)(cancel|stop|turn off|kill) <which>
(i set <which> by mistake|i changed my mind|oops wrong one) (cancel|delete) it
(why don't you|is it possible to|any chance you could|i'd rather you) (cancel|stop|drop) <which>
(would be nice|it would be good) if <which> (was cancelled|stopped|was off|were off)
(please|) let <which> be (cancelled|stopped|off)
""")),
    (0.9, "HassIncreaseTimer", {}, "do", timers("""
add {duration} (to|on|onto) <thetimer>
(increase|extend|lengthen|prolong) <thetimer> by {duration}
add {duration} more to <thetimer>
add {duration}
(give me|i need) {duration} more on <which>
(make|let) <which> {duration} longer
another {duration} on <which>
(bump|push|raise|boost) <which> (up |)by {duration}
{duration} (more|extra|longer) (on|for) <which>
(put|add) another {duration} (on|to) <which>
(add|give) <which> {duration} more
<which> plus {duration}
(add|tack|chuck|whack|bung|slap|stick|throw) {duration} (to|onto|on to) <which>
(tack|chuck|bung|stick|throw|put|slap|pop) (another|an extra|an additional) {duration} (on|onto|to) <which>
(put|stick|pop|bung|throw) {duration} more (on|onto) <which>
(increase|extend|lengthen|prolong|stretch|up|expand|delay|postpone|bump up|crank up) <which> by {duration}
(extend|increase|lengthen|stretch) <which> (for |with |)(another |){duration}
(give|allow) <which> (another|an extra|an additional) {duration}
(give|allow) <which> {duration} (extra|longer|more)
(let|keep) <which> (run|go|going|running|go on) (for |)(another {duration}|{duration} longer|{duration} more)
(continue|prolong) <which> for another {duration}
(push|move|shift) <which> back (by |){duration}
(add|plus) (another|an extra|an additional) {duration}
add {duration} (more|extra|on top)
add {duration} time to <which>
add to <which> {duration}
to <which> add {duration}
<which> (add|plus|increase|extend) {duration}
<which> {duration} (more|longer|extra)
<which> (another|up|extra) {duration}
<which> add {duration} to it
increase the time (of|on) <which> by {duration}
(extend|lengthen) the (time|countdown) (of|on|for) <which> by {duration}
add {duration} (to|on) <the>{area=room} timer
add {duration} to <the>{start} timer
add {duration} to <the>{name=timer_name} timer
in the {area} add {duration} to the timer
(plus|another|extra) {duration} (on|to|for) <which>
make <which> (run|go|last|ring) {duration} (longer|later)
make {duration} more (for|on|in) <which>
{word} {duration} more to <which>
tack on {duration}[ more]
extend by {duration}
top up <which> (with|by) {duration}
make sure <which> (runs|goes|lasts) {duration} longer
""")),
    (0.3, "HassIncreaseTimer", {}, "plain", timers("""
(i need|we need|i want|i'd like|i could use|gimme) (another |an extra |){duration} (more |extra |)added (to|on) <which>
(i need|we need|i want|i'd like|gimme) another {duration} (on|for|with) <which>
(i want|i need|i'd like) <which> (extended|increased|lengthened) by {duration}
(i want|i'd like) <which> to (run|go|be|last) {duration} longer
<which> (needs|could use|should have|must have|gets) (another {duration}|{duration} more|{duration} extra)
<which> (should|must|has to|needs to) (run|go|be|go off) {duration} (longer|later)
<which> (should|must|needs to) be (extended|increased|raised) by {duration}
(can|could|will|would) you (add|give me|put on|tack on) (another |an extra |){duration} (more |)(to|on) <the>{name=timer_name} timer
(can|could|will|would) you (add|tack on) {duration} to <which>
(can|could|may) (i|we) (get|have) (another {duration}|{duration} more|{duration} extra) on <which>
(would you mind|mind|how about|what about) (adding|tacking on) {duration} to <which>
(would you mind|mind|how about) (extending|increasing|lengthening) <which> by {duration}
(it isn't|it's not|the {word} is not) (done|ready|cooked)( yet|) (so |)add {duration} to <which>
(is it possible to|any chance you could|why don't you|would you be able to) (extend|increase) <which> by {duration}
(would be nice|it would be good) if <which> (was|were|ran) {duration} longer
""")),
    (0.9, "HassDecreaseTimer", {}, "do", timers("""
(remove|take|subtract|cut|deduct|drop) {duration} (from|off) <thetimer>
(take|cut) {duration} (off of|off|from) <which>
(decrease|shorten|reduce|lower) <which> by {duration}
make <which> {duration} shorter
(shave|chop|lop|strip) {duration} off <which>
{duration} less on <which>
(drop|bring) <which> (down |)by {duration}
<which> minus {duration}
(speed|end) <which> {duration} (earlier|sooner)
(remove|take|subtract|cut|deduct|drop|knock|trim|slice|shed|lose|minus|delete|pull|erase) {duration} (from|off) <which>
(knock|take|shave|whack|trim|hack|slash|clip|get|scrape|nip) {duration} (off|off of|out of) <which>
(decrease|shorten|reduce|lower|cut|diminish|cut down|cut back|knock down|trim|speed up|bring forward) <which> by {duration}
(knock|cut|bring|take|turn|wind|dial) <which> (down|back) (by |){duration}
(subtract|deduct|remove) {duration}
take {duration} (off|away|back)
(take|knock|cut) off {duration} (from|on|of) <which>
(take|subtract|remove) {duration} away from <which>
from <which> (take|subtract|remove|deduct) {duration}
<which> (less|take off|subtract|reduce|decrease|remove|down) {duration}
<which> {duration} (less|shorter|fewer|sooner|earlier)
<which> take {duration} off it
minus {duration} (on|from|for) <which>
(make|let|have) <which> (ring|go off|end|finish|stop) {duration} (earlier|sooner)
make <which> less by {duration}
make {duration} less (on|in|for) <which>
give <which> {duration} less
reduce the time (of|on) <which> by {duration}
(reduce|shorten|decrease|lower) <which> {duration}
(reduce|shorten|decrease) by {duration}
(take|knock|cut) {duration} off <the>{area=room} timer
(take|remove|subtract) {duration} from <the>{start} timer
(take|remove|knock) {duration} off <the>{name=timer_name} timer
in the {area} (take|remove) {duration} (off|from) the timer
{word} {duration} off <which>
move <which> (up|forward) by {duration}
make sure <which> (rings|ends|goes off) {duration} (sooner|earlier)
""")),
    (0.3, "HassDecreaseTimer", {}, "plain", timers("""
(i want|i need|i'd like|we need) {duration} (taken|removed|cut|knocked|subtracted) (off|from) <which>
(i want|i need|i'd like|we need) <which> (shortened|reduced|cut|decreased) by {duration}
(i want|i'd like|i need) <which> to (end|be|ring|go off) {duration} (sooner|earlier|shorter)
<which> (should|must|has to|needs to) (be|end|ring|go off) {duration} (shorter|sooner|earlier)
<which> (should|must|needs to) be (shortened|reduced|cut|decreased) by {duration}
<which> is {duration} too long (shorten it|cut it|take it off|fix that)
(can|could|will|would) you (take|knock|cut|shave) {duration} off <which>
(can|could|will|would) you (shorten|reduce|decrease) <which> by {duration}
(would you mind|mind|how about|what about) (taking|knocking|cutting|removing) {duration} (off|from) <which>
(would you mind|how about) (shortening|reducing|decreasing) <which> by {duration}
(is it possible to|any chance you could|why don't you) (cut|take|knock) {duration} (off|from) <which>
(would be nice|it would be good) if <which> (was|were) {duration} shorter
(it's|the {word} is) (nearly |almost |)(done|ready|cooked) (so |)take {duration} off <which>
""")),
    (0.75, "HassPauseTimer", {}, "do", timers("""
(pause|hold|freeze|suspend|halt) <thetimer>
pause <which>
put <which> on hold
<which> pause
(pause|hold|freeze|suspend|halt|interrupt|hold up|hang on to|park|stall|break) <which>
(put|place|get|have|leave) <which> (on pause|on hold|paused|on ice)
(put|stick|hit|press|do) (pause|the pause) on <which>
(hit|press|push) the pause button (on|for|of) <which>
(hold|keep) <which> (there|right there|for now|for a moment|for a sec|where it is|a moment|one moment)
(stop|halt) <which> (temporarily|for a moment|for a bit|for a while|for now)
temporarily (stop|halt|pause|suspend) <which>
(pause|freeze|hold) the (countdown|counting|count down|clock|time)( on <which>|)
<which> (hold|freeze|on hold|on pause|pause it|hold it|put it on hold|paused|wait)
(pause|freeze|hold) <the>{area=room} timer
(pause|freeze|hold) <the>timer in <the>{area=room}
(pause|freeze|hold) <the>{start} timer
(pause|freeze|hold) <the>{name=timer_name} timer
in the {area} (pause|hold|freeze) the timer
give <which> a (break|rest|pause)
(take|have) a break (on|with|from) <which>
make (a |)pause (on|in|for|to) <which>
make <which> (pause|wait|hold|paused|hang on)
let <which> (pause|wait|rest|hold)
time out on <which>
pause timer
timer (pause|hold|on hold|freeze)
make sure <which> (is paused|pauses|is on hold)
""")),
    (0.25, "HassPauseTimer", {}, "plain", timers("""
(would you mind|mind|how about|what about|do you mind) (pausing|holding|freezing|suspending) <which>
(can|could|will|would) you (pause|hold|freeze|suspend|halt) <which>[ a moment| a sec| for me| please]
(i want|i need|i'd like|we need) <which> (paused|on hold|on pause|frozen|to pause|to wait|suspended)
<which> (should|must|needs to|has to|can) (be paused|pause|wait|be on hold|go on hold|be frozen)
(i have to|i gotta|i need to) {word} (so |)(pause|hold|freeze) <which>
(the phone is ringing|someone's at the door|hang on|hold on|wait|one moment|just a sec) (pause|freeze|hold) <which>
(is it possible to|any chance you could|why don't you|i'd rather you) (pause|hold|freeze) <which>
(would be nice|it would be great) if <which> (was paused|could wait|paused|was on hold)
""")),
    (0.75, "HassUnpauseTimer", {}, "do", timers("""
(resume|continue|unpause|restart|reactivate) <thetimer>
resume <which>
<which> (resume|continue)
let <which> (continue|go on|run again)
(resume|continue|unpause|un-pause|unfreeze|reactivate|pick up|carry on|carry on with|go on with|keep on with|unhold) <which>
(get|set|put|have) <which> (going again|running again|back on|back to running|unpaused|resumed|moving again|ticking again)
(take|get|bring) <which> off (hold|pause|of pause|of hold)
(start|fire|kick) <which> back up
(let|have|make) <which> (carry on|keep going|resume|keep running|continue running|proceed|go again|tick again|run on|unpause)
(hit|press|push) resume (on|for) <which>
(resume|continue|unpause) the (countdown|counting|count down)( on <which>|)
(resume|continue|unpause|carry on) (with |)<the>{area=room} timer
(resume|continue|unpause) <the>timer in <the>{area=room}
(resume|continue|unpause) <the>{start} timer
(resume|continue|unpause) <the>{name=timer_name} timer
in the {area} (resume|continue|unpause) the timer
<which> (resume it|continue it|unpause it|unpause|carry on|go on|off hold|keep going|back on)
(keep|continue) (running|counting|counting down|counting on) <which>
(continue|carry on|go on) (counting|with the countdown|the countdown)
(proceed|go ahead|carry on|go on|keep going) with <which>
end the pause (on|of|for) <which>
timer (resume|continue|unpause|go on|carry on)
make <which> (to |)continue
make sure <which> (continues|keeps going|carries on|is running again)
""")),
    (0.25, "HassUnpauseTimer", {}, "plain", timers("""
(would you mind|mind|how about|what about) (resuming|continuing|unpausing|unfreezing) <which>
(can|could|will|would) you (resume|continue|unpause|carry on with) <which>[ now| for me| please]
(i want|i need|i'd like|we need) <which> (resumed|unpaused|to continue|to carry on|to go on|running again|going again)
<which> (should|must|needs to|has to|can|may) (continue|resume|carry on|go on|run again|be resumed|be unpaused|keep going)
(i'm|i am|we're) (back|ready|done|here) (so |)(resume|continue|unpause|carry on with) <which>
(is it possible to|any chance you could|why don't you) (resume|continue|unpause) <which>
(would be nice|it would be great) if <which> (continued|carried on|was running again)
i don't want <which> (paused|on hold|on pause) (anymore|any more|any longer)
""")),
    (1.5, "HassTimerStatus", {}, "ask", timers("""
<thetimer> status
(status|state) of <thetimer>
how (much time|long|much longer) (is|'s) left (on|for|in) <thetimer>
how (much time|much|long) left (on|for) <which>
how (much time|long|many minutes) (does <which> have|are on <which>)[ left]
(time left|remaining time|time remaining) (on|for) <which>
(check|what about|show) <which>
(when|how soon) (does|will|is) <which> (end|go off|done|finish|over|ready)
what's (left on|the status of|the time on) <which>
(what|which|how many) timers (are running|do i have|are set|are there|are active|are on)
how much longer on <which>
is <which> (done|finished|still running|running|over)
how (much|long) (time |)(is left|do i have left|is remaining|remains)
how (much time|long) (until|till|before) <which> (ends|rings|goes off|is done|is up)
(where|how far) (is|along is) <which>
(read|tell me|say) (the time on|what's left on) <which>
do i have any timers[ running]
how many minutes (left |remain )on <which>
how (much time|long|much longer|many minutes|many seconds) (is |are |)(left|remaining|still left|to go) (on|for|in|with) <which>
how (much time|long|many minutes) (has|does|did) <which> (got|got left|have left|still have|have to go|have remaining)
how (much time|long) (have i|do i|do we|have we) (got |have |still have |)(left |)(on|with) <which>
how (much longer|much more time|long) (will|is|does) <which> (run|running|going to run|take|last|going|need)
(how's|how is) <which> (doing|going|coming along|getting on|looking)
(how about|and|what about) <which>
how close is <which>( to being done| to ending| to going off|)
what('s| is) (remaining|still left|left|the remaining time|the time left) (on|of|in|for) <which>
what does <which> (say|show|read|have left)
(what time|when) (will|does|is) <which> (go off|end|ring|run out|expire|finish|stop|be done|going to go off|up|due)
(has|did) <which> (finished|ended|gone off|rung|finish|go off|end|run out|expired)( yet| already|)
is <which> (up|up yet|still on|still going|still ticking|paused|active|on|almost done|nearly over|almost up)
is there (any time|time|much|much time|still time|anything) left on <which>
is there (a|any|an active) timer (running|on|set|going|active)( in <the>{area=room}|)
are there (any |)timers (running|on|set|going|active)( in <the>{area=room}|)
(any|have i got any|have i set any|did i set any|are any) timers( running| on| going|)
(list|show|show me|read|read out|check|give me|tell me about) (the |all |my |all my |all the |)(active |running |)timers
(what|which) timers (have i|did i|did we) (got|set|started|got running|got on)
how many timers (have i got|are going|are left|did i set|have i set)
(give me|report|read out|check on|look at|see|update on|an update on|peek at|get) (the status of |the time on |the time left on |)<which>
(give me|can i get|i want|i need) (the|an) (status|update|time) (of|on|for) <which>
(time|minutes|seconds) (left|remaining|to go) <which>
<which> (remaining|time left|how long|how much|how much longer|left|remaining time|how much left|update|check|time)
<which> how (much time|long|much) is left
<which> when (does|will) it (end|go off|ring)
how long (until|till|til|before|to|for) <which>( end| finish| ring|)
how (long|many minutes) (until|till|til|before) <which> (finishes|expires|runs out|will ring|beeps|buzzes|is over|stops)
in how many minutes (does|will|is) <which> (end|ring|go off|finish)
(is|has) <the>{area=room} timer (done|finished|running|over|gone off)
how long (left|is left|to go) (on|in) <the>{area=room} timer
how (much time|long) is left on <the>timer in <the>{area=room}
how (much time|long) is left on <the>{start} timer
how (much time|long) is left on <the>{name=timer_name} timer
in the {area} how (much time|long) is left on the timer
(can|could|would|will) you (check|look at|read) <which>( for me|)
(can|could|would) you (tell me|say|check) how (much time|long) (is left on <which>|<which> has left)
(i want to|i'd like to|i need to|let me|lemme|i wanna) (know|see|hear) how (much time|long) is left on <which>
(would you mind|mind) (checking|telling me about|reading) <which>
(what's|what is) the (state|status|progress) of <which>
(what's|what is|where's) <which> (at|on|at now|up to)
(timer|timers) (status|check|update|left|remaining)
how much has <which>
how long it (remains|rests|left) (on|for) <which>
how much time (is|has) (passed|gone|elapsed) on <which>
""")),
    (2.2, "HassStartTimer", {}, "delay", []),
]
