"""Sentences that open, close and position covers. See `templates.py`."""

from light_templates import GLEAD, LEAD, SEE
from rules import lines

# Covers with an article, which a random verb before them needs.
COVER = ("(the|the|my|our|those) ({covers}<here>|{covers}|{area=room} {covers}|{area=room} {covers}|{covers} <in>{area}|"
         "{manycovers} on the {floor=storey}|{floor} {manycovers}|{name=cover}|{name=cover}|{name=cover} <in>{area})")

TRAIN = [
    (3, "HassTurnOn", {}, "do", lines("""
(open|open|open|raise|pull up|roll up|lift|draw up) <cover>
(open|open|open) <coverdoors>
open <coversof>
(open|pull|roll|put|slide) <cover> (up|open)
<cover> (open|up)
(i want|i need|i'd like) <cover> (open|opened|up)
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
@lead(open|raise|open up|lift|pull up|roll up|slide open|get open) <cover>
@lead(open|pull|get|put|roll) <cover> (up|open)
@lead(open|open up) <coverdoors>
@glead(opening|raising|lifting|opening up|pulling up|rolling up|having open|winding up) <cover>
@glead(opening|opening up) <coverdoors>
@see<cover> (is|are|was|were|gets|got|be) (open|opened|up)
@see<coverdoors> (is|are|was|were) (open|opened)
{word} open @cover
{word} open <coverdoors>
{word} @cover all the way (up|open)
{word} @cover wide open
(wind|crank|winch|hoist|haul|yank|tug|push|shove|hike|whip|send|run|jack|let|take|drive|get|move|scroll) <cover> up
(wind up|crank up|hoist|haul up|yank up|push up|bring up|put up|run up|hike up|elevate|uplift|take up|get up|send up) <cover>
(push|shove|fling|yank|force|prop|kick|wedge|flip|nudge|throw|leave|make|get|set|spread|fold|turn) <cover> open
(fling|push|shove|yank|swing|prop|kick|flip|pull|slide|pry|click|buzz|flick) open <cover>
(buzz|swing|fling|throw|pop|push) open <the>gate{domain:=cover}{device_class:=gate}
(draw back|pull back|part|pull apart|throw back|fling back|draw apart) <the>(curtains|drapes|curtain){domain:=cover}{device_class:=curtain}<here>
(draw|pull|slide|push|throw) <the>(curtains|drapes|curtain){domain:=cover}{device_class:=curtain} (back|apart|aside)
(draw|pull|slide|push) <the>{area=room} (curtains|drapes){domain:=cover}{device_class:=curtain} (back|apart|aside)
(open up|open|opening|opens|do open|be opening) <cover>
(make|do) (open|opening) <cover>
(make|get|have) <cover> (to open|to be open|opened|open up|go up|to go up|come up|opening)
(set|put|turn|switch|change) <cover> (to open|to up|to the open position|in open position|to fully open)
(could|can) <cover> be (opened|raised|lifted|pulled up|rolled up|opened up)
<cover> (needs|need|ought|has|have|gotta|got) to (be open|be opened|open|go up|come up|be raised|be up)
<cover> (should|must|can|may|shall) (go up|open|be raised|come up|open up|be lifted|be pulled up)
<cover> (open up|to open|open it|raise|raised|opened|all the way up|up up|wide open|fully open|open now)
<cover> (open|raise|lift) (it|them)[ up]
<cover> i (want|need|would like) (it|them) (open|opened|up)
<coverdoors> (open|open up|to be opened|should be open|need to be open|must be opened)
(up|open) (with |)<cover>
up <cover> (go|please|now)
(in|at) the {area} (open|raise|lift|pull up|roll up|open up) <the>{covers}
in the {area} (open|raise) <the>{name=cover}
in the {area} <the>{covers} (up|open|to be opened|should be open)
in the {area} (i want|i need|we want) <the>{covers} (open|up)
{floor=upstairs} (open|raise|roll up) <the>{manycovers}
on the {floor=storey} (open|raise) <the>{manycovers}
{area=room} (open|raise) <the>{covers}
{area=room} open {covers}
(i would |i'd |i )(prefer|rather have|like to have|love|love to have) <cover> (open|up|opened)
i (like|want|need) <cover> to (be open|open|go up|be opened|come up|be up|be raised)
i (want|need) to (have|see|get) <cover> (open|up|opened)
i don't want <cover> (closed|shut|down)[ any more| anymore| any longer]
<cover> (shouldn't|should not|can't|must not|don't need to) be (closed|shut|down)[ any more| anymore]
(no need for|i see no reason for|enough of having) <cover> (closed|shut|down)
don't (leave|keep|have) <cover> (closed|shut|down)
(we|you) (should|could|can|need to|gotta) (open|raise|lift|open up|pull up) <cover>
(let's|let us) (get|have|see) <cover> (open|up|opened)
let's (open up|open|raise|roll up) <cover>
(it's stuffy|we need some air|the cat wants out|i'm home|the sun is out|it's morning|it is so dark) (so |)(open|open up|raise) <cover>
(open|open up|raise) <cover> (the cat wants out|it's stuffy|we need some air|so i can see|because i'm hot|to let the light in|i'm driving in|someone is waiting)
(let|get) (some |the |a bit of |)(fresh air|air|breeze|daylight|sunlight|sunshine|light|sun) (in |)(through|from|by opening) <coversof>
(get|have) <cover> (opened|opened up|raised|lifted|rolled up|pulled up|going up)
(undo|unclose|unlatch|expose|release) <cover>
(give me|let me have|lemme have|lemme get) <cover> (open|up)
(leave|keep|hold|have|let) <cover> (wide open|fully open|opened|up)
(open|raise|lift|roll up) <cover> (fully|entirely|totally|to the top|as far as it goes|right to the top|completely)
(fully|completely|quickly|just|simply|slowly|gently) (open|raise|lift) <cover>
""".replace("@lead", LEAD).replace("@glead", GLEAD).replace("@see", SEE)
    .replace("@cover", COVER))),
    (3, "HassTurnOff", {}, "do", lines("""
(close|close|close|shut|shut|lower|pull down|roll down|draw|drop) <cover>
(close|shut) <coverdoors>
close <coversof>
(pull|roll|put|slide|let) <cover> (down|shut|closed)
<cover> (closed|shut|down|close)
(i want|i need|i'd like) <cover> (closed|shut|down)
(seal|fasten|slam) <cover> (shut|)
(pull|fold) <cover> shut
<cover> (should|can|could|must) be (closed|shut|down)
(get|have) <cover> (closed|shut|down)
(please|) (leave|keep) <cover> (closed|shut)
can i have <cover> (closed|shut|down)
close up <cover>
(move|bring) <cover> (down|all the way down)
close <cover> (completely|all the way|right down)
@lead(close|shut|lower|pull down|roll down|close up|get closed) <cover>
@lead(close|pull|get|put|roll) <cover> (down|shut)
@lead(close|shut) <coverdoors>
@glead(closing|shutting|lowering|dropping|pulling down|rolling down|closing up|letting down) <cover>
@glead(closing|shutting) <coverdoors>
@see<cover> (is|are|was|were|gets|got|be) (closed|shut|down)
@see<coverdoors> (is|are|was|were) (closed|shut)
{word} shut @cover
{word} shut <coverdoors>
{word} @cover shut
{word} @cover all the way (down|shut)
(wind|crank|winch|haul|yank|tug|push|shove|whip|send|run|let|take|drive|get|move|scroll|knock|drop|bring) <cover> down
(wind down|crank down|haul down|yank down|push down|bring down|put down|run down|take down|send down|let down|get down|knock down) <cover>
(push|shove|yank|force|kick|wedge|flip|nudge|throw|get|set|swing|bang|snap|click|turn|make) <cover> (shut|closed)
(push|slam|swing|slide|kick|flip|pull|bang|draw|force) shut <cover>
(draw|pull|slide|tug|bring) <the>(curtains|drapes|curtain){domain:=cover}{device_class:=curtain} (together|across|to|closed|shut)
(draw|pull|slide) <the>{area=room} (curtains|drapes){domain:=cover}{device_class:=curtain} (together|across|closed|shut)
<the>(curtains|drapes){domain:=cover}{device_class:=curtain} (drawn|to be drawn|should be drawn|need to be drawn|together)<here>
(close up|close|closing|closes|do close|be closing|shut up|shutting) <cover>
(make|do) (close|closing|shut) <cover>
(make|get|have) <cover> (to close|to be closed|to shut|close|go down|to go down|come down|closing)
(set|put|turn|switch|change) <cover> (to closed|to close|to shut|to down|to the closed position|in closed position|to fully closed)
(could|can) <cover> be (closed|shut|lowered|pulled down|rolled down|closed up)
<cover> (needs|need|ought|has|have|gotta|got) to (be closed|be shut|close|shut|go down|come down|be lowered|be down)
<cover> (should|must|can|may|shall) (go down|close|shut|be lowered|come down|be pulled down)
<cover> (close up|to close|close it|lower|lowered|all the way down|down down|fully closed|shut now|close now|to be shut)
<cover> (close|shut|lower) (it|them)[ up]
<cover> i (want|need|would like) (it|them) (closed|shut|down)
<coverdoors> (close|shut|closed|to be closed|should be shut|need to be closed|must be shut)
(down|shut|closed) (with |)<cover>
down <cover> (go|please|now)
(in|at) the {area} (close|shut|lower|pull down|roll down|close up) <the>{covers}
in the {area} (close|shut) <the>{name=cover}
in the {area} <the>{covers} (down|shut|closed|to be closed|should be shut)
in the {area} (i want|i need|we want) <the>{covers} (closed|down|shut)
{floor=upstairs} (close|shut|lower|roll down) <the>{manycovers}
on the {floor=storey} (close|shut|lower) <the>{manycovers}
{area=room} (close|shut|lower) <the>{covers}
{area=room} (close|shut) {covers}
(i would |i'd |i )(prefer|rather have|like to have|love|love to have) <cover> (closed|down|shut)
i (like|want|need) <cover> to (be closed|close|go down|be shut|come down|be down|be lowered)
i (want|need) to (have|see|get) <cover> (closed|down|shut)
i don't want <cover> (open|up|opened)[ any more| anymore| any longer]
<cover> (shouldn't|should not|can't|must not|don't need to) be (open|up|opened)[ any more| anymore]
(no need for|i see no reason for|enough of having) <cover> (open|up)
don't (leave|keep|have) <cover> (open|up)
(we|you) (should|could|can|need to|gotta) (close|shut|lower|close up|pull down) <cover>
(let's|let us) (get|have|see) <cover> (closed|down|shut)
let's (close up|close|shut|lower|roll down) <cover>
(it's freezing|the cat is escaping|we are leaving|the sun is in my eyes) (so |)(close|shut|lower) <cover>
(close|shut|lower) <cover> (the cat is escaping|it's freezing|the sun is in my eyes|so nobody can see in|to keep the heat in|before it rains)
(keep|shut|block) out the (sun|light|heat|cold|glare) with <the>(blinds{domain:=cover}{device_class:=blind}|curtains{domain:=cover}{device_class:=curtain})
(keep|shut|block) the (sun|light|heat|cold) out with <the>(shades{domain:=cover}{device_class:=shade}|shutters{domain:=cover}{device_class:=shutter})
(get|have) <cover> (shut|lowered|rolled down|pulled down|closed up|going down)
(slam|bang|shut up|latch) <cover>
(give me|let me have|lemme have|lemme get) <cover> (closed|down|shut)
(leave|keep|hold|have|let) <cover> (fully closed|tightly shut|firmly closed|shut tight|down)
(close|shut|lower|roll down) <cover> (fully|entirely|totally|to the bottom|as far as it goes|tight|tightly|right to the bottom|completely)
(fully|completely|quickly|just|simply|slowly|gently) (close|shut|lower) <cover>
""".replace("@lead", LEAD).replace("@glead", GLEAD).replace("@see", SEE)
    .replace("@cover", COVER))),
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
@lead(set|put|open|close|bring|move|raise|lower|get) <cover> (to|at) {position=number} (percent|percent|per cent|%)
@lead(open|close) <cover> {position=percent}
@lead(set|change) <the>position of <cover> to {position=percent}
@glead(setting|opening|closing|putting|moving|raising|lowering|bringing) <cover> (to|at) {position=number} (percent|percent|per cent|%)
@glead<cover> (at|on) {position=number} (percent|percent|per cent|%)
@see<cover> (is|are|was|were|be) (at|on|set to) {position=number} (percent|percent|per cent|%)
@see<cover> (is|are|was|were) {position=percent} open
@see<cover> (is|are|was|were) (half open|halfway open|half way up|halfway){position:=50}
{word} @cover to {position=percent}
{word} @cover (up|down) to {position=percent}
{word} <the>position (of|for) <cover> to {position=percent}
{word} @cover (halfway|half way|half open){position:=50}
(nudge|shove|ramp|crank|wind|knock|haul|send|run|dial|ease|shift|yank|lift|pop|stick|roll|draw|tug) <cover> (up |down |open |)to {position=percent}
(roll|pull|wind|crank|bring|let|draw|slide) (up|down) <cover> to {position=percent}
(modify|alter|update|adjust|fix|move|bring|shift) <the>(position|opening|level|height) (of|for) <cover> (to|at) {position=number} (percent|percent|per cent|%)
(adjust|fix|program|configure|limit|restrict|leave|place|lock in|park|stop) <cover> (at|to) {position=number} (percent|percent|per cent|%)
(open|raise|lift|close|lower|shut|set) <cover> (to|at) (about|around|exactly|roughly|only|just|like|maybe|say) {position=number} (percent|percent|per cent|%)
(open|close|shut|lower|raise|roll up|pull up|lift|draw) <cover> {position=percent}
(open|close) <cover> (up |)(until|till) (it's|it is|they're|they are|it reaches|it hits) (at |){position=percent}
(open|close) <cover> (only |just |exactly ){position=percent}
(open|close|raise|lower) {position=percent} <cover>
(open|close|raise|lower) <cover> (with|around|about) {position=number} (percent|percent|per cent|%)
(open|raise) <cover> {position=percent} of the way
(get|have) <cover> (at|to|on|down to|up to|open to|sitting at|go to) {position=number} (percent|percent|per cent|%)
(get|have|leave|keep|put|set) <cover> {position=percent} open
(make|get) <cover> (to |go to |be |){position=percent}
(turn|switch|put) <cover> (on|to|in) {position=percent}
(set|put|make) {position=percent} (for|on|to) <cover>
(set|put|make) <cover> (position |opening |level |height |){position=percent}
(give|grant) <cover> {position=percent}
(give me|let me have|lemme have|i'd like|i would like) <cover> (at|on|to) {position=number} (percent|percent|per cent|%)
(give me|let me have|lemme have|i'd like) <cover> {position=percent} open
in the {area} (set|put|open|close|move|bring|lower|raise) <the>{covers} (to|at) {position=number} (percent|percent|per cent|%)
in the {area} <the>{covers} (to|at|on|) {position=number} (percent|percent|per cent|%)
in the {area} (open|close) <the>{covers} (halfway|half way|half){position:=50}
in the {area} (set|put|open) <the>{name=cover} to {position=percent}
{floor=upstairs} (set|put|move) <the>{manycovers} to {position=percent}
on the {floor=storey} (set|put|open|close) <the>{manycovers} to {position=percent}
{area=room} (set|put|open|close) {covers} (to|at|) {position=number} (percent|percent|per cent|%)
{position=percent} for <cover>
{position=percent} (open|opening|position) (for|on) <cover>
{position=percent} open <cover>
{position=percent} <cover>
{position=percent} (is what i want|would be good|is enough|should do|would be perfect) for <cover>
(to|at) {position=number} (percent|percent|per cent|%) <cover>
(to|at) {position=number} (percent|percent|per cent|%) (set|put|open|close|move) <cover>
position {position=percent} (for|on) <cover>
<cover> (set|put|move|open|close|bring|get|take) (it|them) (to|at) {position=number} (percent|percent|per cent|%)
<cover> i (want|need|would like) (it|them) (at|on|to be at|set to) {position=number} (percent|percent|per cent|%)
<cover> i (want|need) (it|them) (halfway|half open|half way up){position:=50}
<cover> (needs|need|ought|has|have|gotta|got) to (be|go|be set|come|be moved) (at|to) {position=number} (percent|percent|per cent|%)
<cover> (should|must|shall|may) (be|go|be set|be put|be opened|sit|stop) (at|to) {position=number} (percent|percent|per cent|%)
<cover> (should|must|needs to) be {position=percent} open
<cover> (position|level|opening|height) (to|at|should be|must be|on) {position=number} (percent|percent|per cent|%)
<cover> (open|close|raise|lower|go|move|up|down|set) (to|at) {position=number} (percent|percent|per cent|%)
<cover> {position=percent} (open|up|opened|position|of the way)
<cover> on {position=percent}
<cover> (equals|equal to|is to be at|will be|to be) {position=number} (percent|percent|per cent|%)
(i would |i'd |i )(prefer|rather have|like to have|love|wish) <cover> (at|on) {position=number} (percent|percent|per cent|%)
i (like|want|need) <cover> to (be|go|go down|come up|stay|open|close) (at|to) {position=number} (percent|percent|per cent|%)
i (want|need) to (have|see|get) <cover> (at|to) {position=number} (percent|percent|per cent|%)
i (want|need|would like) {position=percent} (on|for) <cover>
(i want|i need|i'd like|i would like) <cover> (halfway|half way up|half way down|half open|half closed|half shut){position:=50}
(we|you) (should|could|can|need to) (set|put|move|open|close|lower|raise|bring) <cover> (to|at) {position=number} (percent|percent|per cent|%)
(let's|let us) (go|try|do|have|get|put|set) <cover> (to|at|on) {position=number} (percent|percent|per cent|%)
let's (go with|try|do) {position=percent} (for|on) <cover>
let <cover> (be|stay|go|sit|come down|go up) (at|to) {position=number} (percent|percent|per cent|%)
(the sun is in my eyes|it's too bright|it's dark) (so |)(set|put|move|open|close|lower|raise) <cover> (to|at) {position=number} (percent|percent|per cent|%)
(set|put|move|open|close|lower|raise) <cover> to {position=percent} (the sun is in my eyes|because it's hot|so the cat can get out|to let some light in)
(set|put|move|open|close) <cover> (to|at) {position=number} (percents|procent|pct|out of 100|out of a hundred|per cents)
(set|put|move) <cover> to (level|position|height|a position of|value|number) {position=number}
(set|put|move|bring|raise|lower|take) <cover> (to|at|down to|up to) {position=fraction}
(keep|leave|i want|we need|have) <cover> at {position=fraction}
(open|close|raise|lower|shut|pull|roll|put|bring|draw|let) <cover> (halfway|half way|half way up|half way down|halfway up|halfway down|midway){position:=50}
(set|put|move|bring|stop|leave|get) <cover> (to|at|in) (the middle|the halfway point|the midpoint|half way|halfway|mid position){position:=50}
(make|get|have|keep|leave) <cover> (half open|half closed|half shut|halfway open|half way|half up|half down){position:=50}
(half|half way|halfway) (open|close|shut|raise|lower|up|down) <cover>{position:=50}
<cover> (half|half closed|half shut|halfway open|halfway up|half way down|midway|in the middle|half up|half down){position:=50}
<cover> (should|must|needs to|has to) be (halfway|half open|half way|half closed|half way up){position:=50}
@lead(open|close|raise|lower|put) <cover> (halfway|half way|half){position:=50}
@glead(opening|closing|raising|lowering) <cover> (halfway|half way){position:=50}
(halfway|half way) (for|on|with) <cover>{position:=50}
(open|raise|lift) <cover> (a quarter of the way|one quarter|a quarter way){position:=25}
<cover> (a quarter|one quarter|a quarter of the way) (open|up){position:=25}
<cover> (three quarters|three quarters of the way) (open|up){position:=75}
(set|put|move|open) <cover> (three quarters open|three quarters up){position:=75}
(set|put|move) <cover> (to|at) (max|maximum|the maximum|the highest position|full){position:=100}
(set|put|move) <cover> (to|at) (min|minimum|the minimum|the lowest position|zero){position:=0}
""".replace("@lead", LEAD).replace("@glead", GLEAD).replace("@see", SEE)
    .replace("@cover", COVER))),
]
