"""Sentences about timers and cleaning. See `templates.py`."""

from rules import lines

TRAIN = [
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
{name=timer_name} for {duration} timer
""")),
    (1.1, "HassCancelTimer", {}, "do", lines("""
(cancel|stop|end|delete|clear|remove|kill|turn off|abort|dismiss) <thetimer>
(cancel|stop|delete|clear|end) all (timers|the timers|my timers|of my timers)
(cancel|stop) <thetimer>
<thetimer> (cancel|stop|off)
i don't need <thetimer> (anymore|any more)
get rid of <thetimer>
(scrap|forget|silence|shut off|switch off|shut up|quit|erase|end) <thetimer>
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
]
