"""Sentences about timers that run. See `templates.py`."""

from timer_words import timers

TRAIN = [
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
<adverb><kill> <which>
<kill> <which>
<kill> <which> <forgood>
<kill> <thetimer> <forgood>
(permanently|completely|once and for all|immediately|simply) <kill> <which>
(call|shut|switch|turn|knock|cut|break|click|flick|flip|ring|power|finish|kill) <which> off
(call|shut|switch|turn|knock|cut|click|flick|power) <which> off <forgood>
(throw|chuck|toss|sling|fling|clear|put|wipe|cross|rub) <which> (away|out)
(throw|chuck|toss|sling|stick|put) <which> in the (bin|trash|rubbish|garbage|dustbin)
(shut|close|power|tear|take) <which> down
bring <which> to (an end|a close|a stop|a finish|an early end)
put <which> (out of its misery|to bed|out|away|to rest)
(get|have|see|want) <which> <killed>
(make|have|let) <which> (stop|end|finish|disappear|vanish|go away|be quiet|be over|die|shut up|cease) <forgood>
<which> <kill> it
<which> <killed>
<which> (stop|end|quit|out|gone|away|enough|done with it|not needed|no more|kill|bin it|get it off) <forgood>
(cancel|stop|end) (the |)(countdown|count down|counting|clock|ringing|beeping|buzzing|bleeping|dinging) <forgood>
(stop|quit|cease|end) (ringing|beeping|buzzing|bleeping|dinging|chiming|counting down|timing|timing me|running) <which>
(stop|quit|cease) (counting|timing|ticking|running) <forgood>
no more (timer|timers|countdown|countdowns)
no more <which>
(enough|that's enough|that will do|that'll do) (of|with|from) <which>
<kill> (all|all the|all my|every|each|all of the|any|both|the other|the rest of the) (timers|timers please|running timers|active timers)
<kill> all <the>{area=room} timers
(get|have) (all|all the|all my) timers <killed>
(all|all the|all my|any) timers (must go|off|should stop|should be cancelled|need to be off|can go|are to be stopped)
(don't|do not) (bother|go on|carry on|continue|proceed|keep on|keep going) with <which>
(don't|do not|no need to) (bother with|need|keep|use|go through with) <which> (any more|anymore|after all|any longer|now)
<which> (doesn't need|does not need|won't have|no longer has|needn't) to (ring|go off|run|be on)
let go of <which> <forgood>
leave out <which> (completely|altogether)
don't just pause <which> (cancel|stop|delete|end|kill) it
instead of pausing <which> (cancel|stop|delete|end|kill) it
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
<wish> <which> <killed>
<wish> <which> <killed> <forgood>
<mayyou> <kill> <which>
<mayyou> <kill> <which> <forgood>
<mind> <killing> <which>
<which> <must> be <killed>
<which> <must> (go|stop|end|go away|finish|disappear|stop ringing|be over) <forgood>
(can|could|may|should|will) <which> be <killed>[ now| please]
(i don't|i no longer|we don't|we no longer|don't|i really don't) (need|want|use|require) <which>[ any more| anymore| any longer| now]
(there's no|no|there is no) (need|use|reason|point|call) (for|in|to have|to keep|to run|in having) <which>[ any more| now]
(i'm|we're|i am) (done|finished|through|over|fed up) with <which>
(i|we) (have no|don't have any|got no) (use|need) for <which>
<which> (is|was) (a mistake|not needed|too much|set by mistake|unnecessary|no good|wrong|pointless) (so |)<kill> it
(would be nice|it would be good|it'd be great|i'd be happy) if <which> (was|were|could be|got) <killed>
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
<adverb><add> {duration} <to> <which>
<add> {duration} <to> <which>
<add> (another|an extra|an additional|a further|an added|an even) {duration} <to> <which>
<add> {duration} (more|extra|on top|additional|longer|or so) <to> <which>
<add> on {duration} <to> <which>
<longer> <which> by {duration}
<adverb><longer> <which> by (another|an extra|an additional|a further) {duration}
(increase|extend|lengthen|prolong|stretch|delay|postpone) <which> {duration}
(push|put|move|shift|hold|drag|draw|stretch|spin|pad|carry) <which> (out|off|on|back) (by |for |)(another |){duration}
(bump|crank|hike|jack|push|ramp|turn|step|top|build|move|nudge) <which> up (by |)(another |){duration}
(give|allow|grant|hand|lend|buy|spare|get) <which> (another {duration}|{duration} more|{duration} extra|{duration} longer)
(give|allow|grant|buy|get) (me|us) (another {duration}|{duration} more|{duration} extra|an extra {duration}) (on|for|with) <which>
(let|have|make|keep) <which> (run|go|last|go on|continue|tick|take|stay on) (another {duration}|{duration} more|{duration} longer)
(let|have|make) <which> (ring|end|finish|go off|stop|beep|expire|run out) {duration} later
(make|get|have) <which> {duration} (longer|bigger|greater|more)
(let|make) <which> have (another {duration}|{duration} more|{duration} extra)
<which> <longer> it by {duration}
<which> (up|more|plus|longer|later|extend|add on|give it|put on) {duration}
<which> (another {duration}|{duration} more|{duration} on top|{duration} extra|{duration} later) please
(another|an extra|an additional|a further) {duration} (for|on|with|to|added to) <which>
{duration} (more|longer|extra|on top|additional|further) (for|on|with) <which>
{duration} (should go|must go|need to go|goes|go|get put|to be put|to be added) (on top of|onto|on) <which>
{duration} (added|on top) to <which>
(keep|let) <which> (running|going|on|ticking) (for |)(another {duration}|{duration} more|{duration} longer|an extra {duration})
(increase|raise|extend|lengthen|up|boost|prolong|stretch) the (time|length|duration|countdown|minutes) (of|on|for) <which> by {duration}
(increase|extend|lengthen|prolong|stretch|raise|up) (it|the time|the countdown|time) by {duration}
(give me|i need|we need|make it|i want) ({duration} more|{duration} extra|{duration} longer) on the (timer|clock|countdown)
don't (shorten|reduce|cut) <which> (extend|lengthen|increase) it by {duration}
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
<wish> (another {duration}|{duration} more|{duration} extra|an extra {duration}|{duration} longer) (on|for|with) <which>
<wish> {duration} (added|tacked on|put on|more put|stuck|thrown|extra put) (to|on|onto) <which>
<wish> <which> (increased|extended|lengthened|prolonged|stretched|delayed|pushed back|bumped up|raised|put back) by {duration}
<mayyou> <add> (another |an extra |){duration} (more |)<to> <which>
<mayyou> <longer> <which> by {duration}
<mayyou> (give|allow|get) <which> (another {duration}|{duration} more|{duration} extra)
<mind> (adding|tacking|putting|sticking|chucking|popping) (another |an extra |){duration} (more |)<to> <which>
<mind> (extending|increasing|lengthening|prolonging|stretching|delaying|pushing back|bumping up) <which> by {duration}
<which> <must> (run|go|last|continue|keep going|go on) (for |)({duration} longer|{duration} more|another {duration})
<which> <must> be (extended|increased|lengthened|prolonged|stretched|delayed|pushed back|put back) by {duration}
<which> <must> (ring|go off|end|finish|stop) {duration} later
<which> (needs|could use|could do with|wants|deserves|requires|has to get) (another {duration}|{duration} more|{duration} extra)
<which> is {duration} too short (so |)(extend it|lengthen it|fix that|add that|add it|make it longer)
(can|could|may|should) {duration} (more |extra |)be (added|put|tacked on) to <which>
(can|could|may) (i|we) have {duration} (more|extra|longer) (on|for) <which>
(would be nice|it would be good) if <which> (lasted|ran|went on|took) {duration} (longer|more)
the {word} (needs|wants|could do with) (another {duration}|{duration} more|{duration} longer) (so |)(extend|lengthen|add that to) <which>
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
<adverb><take> {duration} <off> <which>
<take> {duration} <off> <which>
<take> (about |exactly |just |another |a whole |){duration} <off> <which>
<take> {duration} (off|from) the (end|time|total|countdown|length) of <which>
(take|knock|cut|chop|slice|shave|trim|lop|strip|whack|drop|shed) off {duration} (from|of|on) <which>
<shorter> <which> by {duration}
<adverb><shorter> <which> by (another|about|exactly|a whole|a further) {duration}
(decrease|shorten|reduce|lower|curtail|trim|hasten) <which> {duration}
(knock|cut|bring|take|turn|wind|dial|scale|pare|whittle|trim|get|put|tick) <which> down (by |)(another |){duration}
(bring|move|pull|push|shift|put) <which> forward (by |){duration}
(wind|roll|dial|scale|cut|turn|trim) <which> back (by |){duration}
(give|allow|grant|let) <which> (have |){duration} less
(let|have|make) <which> (ring|end|finish|go off|stop|beep|expire|run out|be done) {duration} (sooner|earlier|before time|early)
(let|have|make) <which> (run|go|last|take|tick) (for |){duration} less
(make|get|have) <which> {duration} (shorter|less|smaller|briefer)
(make|get) <which> (shorter|less|briefer) by {duration}
<which> <shorter> it by {duration}
<which> (less|minus|shorter|sooner|earlier|shorten|knock off|cut off|take away) {duration}
<which> ({duration} less|{duration} shorter|{duration} off|minus {duration}) please
{duration} (less|shorter|fewer|sooner|earlier|off) (for|on|with) <which>
{duration} (off|less on|away from|taken off|cut from|out of|subtracted from) <which>
{duration} (should come|must come|need to come|come|have to go|to be taken|to be cut) off <which>
(reduce|cut|shorten|lower|decrease|drop|trim|shrink) the (time|length|duration|countdown|minutes) (of|on|for) <which> by {duration}
(reduce|cut|shorten|lower|decrease|trim|shrink) (it|the time|the countdown|time) by {duration}
(take|knock|cut|chop|shave|trim|subtract|remove|deduct) {duration} (off|from) the (clock|countdown|time|time left)
don't (extend|lengthen|increase) <which> (shorten|reduce|cut) it by {duration}
(skip|jump|fast forward|forward|hurry|rush) <which> (ahead |on |forward |along |)by {duration}
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
<wish> {duration} (taken|removed|cut|knocked|subtracted|shaved|trimmed|chopped|sliced|deducted|dropped|lopped) <off> <which>
<wish> <which> (shortened|reduced|cut|decreased|lowered|trimmed|cut down|brought forward|sped up|cut back|shrunk) by {duration}
<wish> <which> {duration} (shorter|sooner|earlier|less)
<wish> {duration} less (on|for) <which>
<mayyou> <take> {duration} <off> <which>
<mayyou> <shorter> <which> by {duration}
<mind> (taking|knocking|cutting|removing|shaving|trimming|chopping|subtracting|deducting|slicing|lopping) {duration} <off> <which>
<mind> (shortening|reducing|decreasing|lowering|cutting|trimming|speeding up|bringing forward|cutting down) <which> by {duration}
<which> <must> (run|go|last|take) (for |){duration} less
<which> <must> (ring|go off|end|finish|stop|be over|be done) {duration} (sooner|earlier)
<which> <must> be (shortened|reduced|cut|decreased|lowered|trimmed|brought forward|sped up|cut down) by {duration}
<which> <must> (lose|drop|shed) {duration}
<which> (needs|could use|could do with|wants|requires) {duration} (less|fewer|off|taken off|knocked off)
<which> is {duration} too long (so |)(reduce it|trim it|shorten it|make it shorter|knock it off)
(can|could|may|should) {duration} be (taken|cut|knocked|removed|subtracted|shaved) (off|from) <which>
(would be nice|it would be good) if <which> (ended|rang|went off|finished|stopped) {duration} (sooner|earlier)
the {word} (needs|takes|wants) {duration} less (so |)(shorten|reduce|trim|adjust) <which>
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
<adverb><hold> <which>
<hold> <which>
<hold> <which> <awhile>
<hold> <thetimer> <awhile>
(stop|halt|turn off|switch off|shut off|break off|disable|cut|leave off|knock off|stall) <which> <awhile>
(stop|halt|cut|keep|leave|hold) <thetimer> <awhile>
(stop|pause|halt|hold|freeze|suspend|interrupt) (the countdown|counting|counting down|the clock|the count down|timing) <awhile>
(switch|turn|shut|knock|click) <which> off <awhile>
(put|place|get|have|leave|set|stick|keep|bring|shove|pop) <which> (on pause|on hold|on ice|into pause|into hold|on standby)
(put|place|get|have|leave|set|stick|keep|bring) <which> (on pause|on hold|on ice|on standby) <awhile>
(hold|keep|leave|park|freeze|stop) <which> (there|right there|where it is|at this point|as it stands|in place|at its present time)
(hold|freeze|break|back) <which> (up|off) <awhile>
(get|have|see) <which> <held>
(make|have|let|tell) <which> (wait|hold|pause|rest|stand still|sit|hang on|take a break|stay put|freeze|idle|halt|hold on)
(make|have|let) <which> (wait|hold|pause|rest|stand still|sit|hang on|stop|halt|idle) <awhile>
(don't|do not) let <which> (run|tick|go on|count|continue|go) <awhile>
(give|allow|grant) <which> a (break|rest|pause|breather|moment|time out|timeout|breathing space|little rest)
(put|place|stick|set|slap|call|have|do|make|give me|take) a (pause|hold|freeze|halt|break|stop|time out|timeout) on <which>
(hit|press|push|tap|click|smack) (the |)(pause|hold|freeze|wait) (button |)(on|for) <which>
(a |)(pause|hold|freeze|time out|short stop|little break) (on|for|with|in) <which> (please|now|if you would)
<which> <hold> it
<which> (pause|hold|wait|stop|freeze|halt|break|rest|stand by|hang on|on ice|off) <awhile>
<which> <held>
(hang on|hold on|wait|wait a moment|hang about|just a moment|one sec|hold it|hold up) with <which>
(no more counting|no counting|no ticking|no running) on <which> <awhile>
(not|no) (running|ticking|counting) <awhile> <which>
(time out|timeout|break|interval|intermission|half time) (for|on) <which>
don't (cancel|delete|stop|end|kill) <which> (just|only|but) (pause|hold|freeze|suspend) it
(just|only) (pause|hold|freeze|suspend|halt) <which> (don't|do not) (cancel|delete|stop|end|kill) it
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
<wish> <which> <held>
<wish> <which> (stopped|halted|off|switched off|turned off|to stop|to wait|to rest|to hold|on hold) <awhile>
<mayyou> <hold> <which>
<mayyou> <hold> <which> <awhile>
<mayyou> (stop|halt|turn off|switch off|shut off) <which> <awhile>
<mind> <holding> <which>
<mind> <holding> <which> <awhile>
<mind> (stopping|halting|switching off|turning off) <which> <awhile>
<which> <must> be <held>
<which> <must> (wait|pause|hold|rest|stop|stand still|take a break|halt|freeze) <awhile>
(can|could|may|should|will) <which> be <held>[ please| while i'm out]
(can|could|may|should|will) <which> (wait|pause|hold|rest|stop) <awhile>
(i don't|we don't) (need|want) <which> (right now|just now|at the moment|for the moment|for a while) (pause|hold|freeze|suspend) it
(i|we) need (a|to take a|a little|a short) (pause|break|breather|time out|rest) (from|on|in) <which>
(would be nice|it would be good|it'd be great) if <which> (was|were|could be|got) <held>
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
<adverb><rerun> <which>
<rerun> <which>
<rerun> <which> (now|again|please|from there|where it stopped|where it left off|after the break|i'm back|we're back)
(start|run|begin|kick off|fire up|crank up|set off|go) (the timer|my timer|our timer|that timer) <again>
(start|run|begin|fire|kick) (<the>{name=timer_name}|<the>{area=room}) timer <again>
(start|set|get) (the timer|my timer|the countdown|the clock|<the>{name=timer_name} timer) (ticking|running|going|counting|moving) again
(start|begin) (counting|counting down|timing|ticking|the clock|the countdown) <again>
(get|set|put|have|bring|start|kick|send) <which> (going|running|ticking|counting|moving|rolling) (again|once more|from where it was)
(turn|switch|put|bring|flick|click|pop) <which> back on
(turn|switch|put|flick|click) back on <which>
(get|have|see) <which> <reran>
(take|get|bring|pull|remove|release|free|let) <which> (off|from|out of) (hold|pause|the hold|its pause|standby)
(bring|call|get|wake) <which> back (to life|into action|to work|up|to running)
(let|have|make) <which> (run|go|tick|count|start|roll|move|be) (again|once more|on|from where it was)
(let|have|make) <which> (carry on|keep going|resume|proceed|continue|go ahead|get going|go on|keep counting) (now|again|from there|)
(let|have) <which> (pick up|continue|carry on|go on) (where it left off|where it stopped|from where it was)
(pick|take|start) <which> (up|back up|up again) (where it left off|where it stopped|where we left off|from there|now|again)
(lift|end|stop|undo|remove|cancel|drop|release|break) the (pause|hold|freeze|break|stop|suspension) (on|of|from|for) <which>
(no more|enough) (pause|pausing|waiting|holding|break|hold) (on|of|for|with) <which>
(the pause|the break|the hold) (is over|is finished|is done|has ended) (for|on|of) <which>
(stop|quit|no longer|don't) (pause|pausing|hold|holding|freezing) <which>[ any more| any longer| now]
(don't|do not) (hold|keep|leave) <which> (paused|frozen|on hold|on pause|waiting|back) (any more|any longer|now|)
(hit|press|push|tap|click) (the |)(play|resume|go|continue|start) (button |)(again |)(on|for) <which>
<which> <rerun> it
<which> <reran>
<which> (run|go|start|tick|count|on|roll|count down|play) again
<which> (off pause|off hold|keep counting|go ahead|proceed|carry on now|continue now|back to work|no pause)
(back to|on with|go again with|carry on again with|keep up|keep going on) <which>
(timer|countdown|the timer|the countdown) (again|go again|start again|run again|back on|keep going|proceed|keep running)
don't (cancel|stop|delete|end) <which> (just|but) (resume|continue|unpause|carry on with|restart) it
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
<wish> <which> <reran>
<wish> <which> to (go on|continue|carry on|resume|run again|start again|keep going|proceed|tick again|pick up again)
<mayyou> <rerun> <which>
<mayyou> <rerun> <which> (now|again|please|from there|where it stopped|where it left off)
<mayyou> (start|run|get) (the timer|my timer|<the>{name=timer_name} timer|<the>{area=room} timer) <again>
<mind> <rerunning> <which>
<which> <must> be <reran>
<which> <must> (go on|run on|continue|carry on|resume|start again|keep going|run again|proceed|tick again)
(can|could|may|should|will) <which> be <reran>[ now| please]
(can|could|may|should|will) <which> (go on|continue|carry on|resume|run again|start again|keep going)[ now| please]
(i don't|we don't|i no longer|i do not) (need|want) (a pause|a break|the pause|the hold|a hold) on <which>[ any more| anymore| now]
(i'm back|i'm off the phone|i'm ready|that's sorted|the call is over|break's over|all done) (so |)<rerun> <which>
(would be nice|it would be good|it'd be great) if <which> (was|were|could be|got) <reran>
(i|we) (paused|stopped|held|froze) <which> (now |so |but now |)(start|continue|resume|go on with|restart) it[ again]
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
how (much time|long|many minutes|many seconds|much|much longer|many more minutes) (has|have) <which> (got|left|got left|to go|yet to run)
how (much time|long|many minutes|many seconds|much) does <which> (have|have left|still have|say|show|need|read|give me|have to run)
how (much time|long|many minutes|many seconds|much longer|much more time) will <which> (take|run|be|need|go on|last|be running)
how (much time|long|many minutes|many seconds|much) (is|are) (there |)(left|remaining|still|yet to go|outstanding) (on|for|in|with) <which>
how (much time|much|long) of <which> (is left|is remaining|remains|is still to go|is there|do i have|have we got)
how (much|long) (more |longer |)(till|until|before|til|to) <which> (is done|goes off|ends|beeps|is ready|sounds|dings|pops|completes)
how (far|close|near) (off |away |along |)(is|are we to|are we with|have we got with) <which>
how (soon|quickly|long from now) (will|does|is) <which> (end|ring|go off|finish|be done|beep|run out|be up|be over|ending|due)
how (are we|am i|is it|is time) (doing|going|looking|getting on|coming along) (on|with|for) <which>
how long (ago |)(did i set|did i start|have i set|was) <which>
how long (has <which> been (running|going|on|ticking)|is <which> set for|was <which> set for|is <which> supposed to run)
(what|how much) is (showing|left over|still to go|remaining|the remainder|the countdown|the count|the reading) (on|for) <which>
(what|which) (time|amount of time|number of minutes) (is|remains|is left|is remaining|do i have|does it say) (left |)(on|for) <which>
(what is|what's) <which> (doing|showing|reading|saying|standing at|sitting at|down to|like|at right now|on right now)
what (remains|is remaining|is left|time remains|have i got left|do we have left|still remains|is there left) (of|on|for) <which>
(what is|what's) the (news|word|latest|update|story|situation|time|score|countdown|position|progress|time status) (on|with|of|for) <which>
(where|at what point|at which minute) (is|are we with|are we on|are we at with|do we stand on|does) <which> (at|now|standing|stand|)
(when|at what time|what time) (will|does|is) <which> (sound|finish|beep|complete|be over|be finished|reach zero|hit zero|chime|ding|ready)
(when|at what time) (is|will) (it|time) (be |)(up|over) (on|for|with) <which>
(is|are|has|have) (there |)(a lot|a lot of time|lots|many minutes|any minutes|anything|some time) (left|remaining|to go) (on|for) <which>
(is|was) <which> (nearly|almost|about|just about|not yet|any closer to being) (done|over|finished|up|ready|through)
(is|was) <which> (still|even|actually|really|currently|already) (running|on|set|active|paused|going|ticking|alive|counting|working|started)
(did|does|will) <which> (run|work|start|still run|still have time|have long|have long to go|take long|take much longer)
(has|have) <which> (run out|gone|been set|been started|come to an end|reached zero|stopped|been cancelled|expired|completed|rung yet)
(did|have) (i|we|you) (set|start|started|put on|really set|remember to set|forget to set|pause|cancel|stop|have) <which>
(am i|are we) (nearly|almost|close to being) (done|there|finished|out of time) (with|on) <which>
(do|have) (i|we) (still have|have|got|have got|have any) (time|long|much time|minutes|much) (left |)(on|with) <which>
(any|some|much|a lot of) (time|minutes|seconds) (left|remaining|still|to go|to spare) (on|for|with) <which>
(tell|give|show|read|get|fetch) me (the time left|the remaining time|what's left|the countdown|the status|an update) (on|of|for) <which>
(tell|show|remind|inform) me (how long|how much time|how many minutes) (is left on|remains on|are left on|is remaining on) <which>
(tell|show|inform) me (where|how far along|how far|how long|how close) <which> is
(tell|inform) me about (the time left on|the remaining time on|the state of|the progress of|) <which>
(check|see|look|find out|verify|say|report|look up|work out|calculate) (how long|how much time|how many minutes) (is|are) left on <which>
(check|see|find out|verify|make sure|look) (if|whether) <which> is (running|still running|on|done|over|finished|still going|paused|set|up)
(check|read|view|display|show|review|inspect|look at|peek at|report on|read off|see) (the |)(remaining time|time left|status|progress) of <which>
(check|check in|check up|report|update me|fill me in|brief me|catch me up|bring me up to date|keep me posted) on <which>
(time check|status check|status report|quick check|progress report|quick update|status update|time left|update) (on|for|of) <which>
<which> (status|time left|progress|countdown|time check|time remaining|report|reading|how far|is it done|still on)
<which> (how|how much|what) (is left|is remaining|is it at|time is left|is the time|is the status|does it say|have we got)
<which> (is it|has it) (running|still running|done|over|finished|on|gone off|rung|paused|set|still going)
(remaining|minutes|seconds|time) (left |remaining |)(on|of) <which> (please|now)
(i wonder|i'm curious|i want to know|i need to know|do you know|any idea|can you see) how long <which> (has left|has got|still has|will take)
(i wonder|i'm wondering|i'd like to know|do you know|any idea|can you say) (when|if|whether) <which> (ends|is done|is over|is up)
(can|could|would|will) you (tell me|say|show me|see|work out|let me know) (what's|what is|the time) left on <which>
(can|could|may) (i|we) (know|see|hear|get|check|find out) (how long is left on|the time left on|the status of|the rest of) <which>
(how many|which|what) timers (are|have i got|do we have|do i have|are there) (on|running|ticking|going|active|set|in use)
(is|are) (there|any of) (my |any |some |)timers (still |)(running|on|set|ticking|going|active|left|over|done)
(list|name|show|read|count|give|tell|display|read out|run through|go through) (me |)(all |)(the |my |)(running |active |current |)timers
(what|which|how many) timers (are|do i have) (in|for) <the>{area=room}
(how long|how much time|how many minutes) (is there |do i have |have i got |)until (time is up|it rings|the bell|it goes off) on <which>
""")),
    (2.2, "HassStartTimer", {}, "delay", []),
]
