"""Sentences that start timers. See `templates.py`."""

from timer_words import timers

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
<adverb><begin> <new>
<begin> <new>
<begin> <new> (at once|straight away|from now|starting now|as of now|on the double|while i cook|for dinner|for my break|for the game)
<begin> (a|an) {length} timer (anew|afresh|from scratch|from zero|from the top|all over|once more)
(set|put|get|start|have|leave|kick|fire|send) <new> (going|running|ticking|rolling|off|on its way|in motion)
(let|have|make) <new> (run|start|begin|tick|go|count down|roll|go ahead)
(get|have|see) <new> <begun>
(turn|switch|put|stick|pop|bung|whack|chuck|slap|throw|flick|flip|click|power) <new> on
(set|fire|kick|start|crank|wind|spin|bring|pull|line|queue) <new> up
<new> (go|start|begin|set it|run it|start it|put it on|get it going|off you go|starting now|would do|is needed)
<new> (to start|to be set|set up|on)
for {duration} (let|have) (a|the) timer (run|tick|go)
(start|begin|do|go) (over|again|anew|afresh|from scratch) with (a|an) {length} timer
(start|begin|set) (a fresh|a brand new|a different|a further|yet another|a separate|a third|the usual) {length} timer
(start|begin|set) (a fresh|a brand new|a different|a further|a separate) timer (for|of) {duration}
<ring> (in|after|in exactly|in about) {duration}
<ring> when {duration} (is up|are up|have passed|has passed|is over|are over|have gone by|have elapsed|are done|are through)
<ring> (once|as soon as) {duration} (is up|are up|have passed|has passed|is over|are over|have elapsed)
in {duration} <ring>
{duration} from now <ring>
after {duration} <ring>
(time|clock|count|count off|tick off|measure|mark|track|watch) {duration} (from now|starting now|for me|on the clock)
(time|clock) (me|us|this|it|the {word}|my {word}) (for|at|to) {duration}
(give|allow|grant) (me|us|the {word}|him|her|the kids) {duration} on (a|the) timer
(keep|put|set|run|hold) the clock (going |running |)(for|on|at) {duration}
(set|put|start|run) the (clock|countdown|stopwatch|counter) (for|to|at|on) {duration}
<begin> <the>{name=timer_name} timer (for|at|with|on) {duration}
<begin> <the>{area=room} timer (for|at|with|on) {duration}
{duration} (countdown|on the clock|timer) (go|begin|start|starting now|set|run)
(countdown|count down|counting down) {duration} (go|begin|start|starting now)
(timer|countdown) (on|go|start|begin|run|new|create|add|please) {duration}
(new|add|create|make) timer {duration}
(new|add|create|make) (a |)timer (called |named |){name=timer_name} (with|at) {duration}
{duration} for the {name=timer_name} timer
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
<wish> <new>
<wish> <new> <begun>
<wish> <new> to (start|run|begin|go|tick|be set|be started)
<mayyou> <begin> <new>
<mayyou> <ring> (in|after) {duration}
<mind> (setting|starting|putting on|creating|running|making|beginning|launching|kicking off|setting up|adding|firing up) <new>
(can|could|may|should|might|will) <new> be <begun>
<new> <must> (be set|be started|run|start|begin|be put on|be running|go on)
(i could do with|i could use|we could use|i have to have|i won't manage without|i'm in need of|i'm after|what i need is) <new>
(would be nice|it would be great|it'd be good|i'd be happy|it would help) if <new> (was set|was running|ran|started|was on)
(i'm|we're) (going to|about to|gonna) {word} (so |)<begin> <new>
the {word} (takes|needs|wants|has to cook for|has to rest for|must stand for) {duration} (so |)(set|start|run) (a|the) timer
""")),
]
