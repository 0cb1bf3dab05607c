"""Sentences that open, close and position covers. See `templates.py`."""

from light_templates import GLEAD, LEAD, SEE
from rules import filled, lines
from shared import SHARED

# Covers with an article, which a random verb before them needs.
COVER = ("(the|the|my|our|those) ({covers}<here>|{covers}|{area=room} {covers}|{area=room} {covers}|{covers} <in>{area}|"
         "{manycovers} on the {floor=storey}|{floor} {manycovers}|{name=cover}|{name=cover}|{name=cover} <in>{area})")

# What opens and what closes; the frames are the same.
OPEN = SHARED | {
    "VERB": """open|open|open up|raise|lift|lift up|pull up|roll up|wind up|draw up|crank up|hoist|hoist up|slide open
|swing open|throw open|fling open|push open|pull open|pop open|crack open|put up|bring up|run up|get open|unseal|unshut
|draw open|roll open|turn open|elevate|send up|push up|take up|haul up|spread open|leave open|force open|slide up
|winch up""",
    "GER": """opening|opening up|raising|lifting|pulling up|rolling up|winding up|sliding open|throwing open|putting up
|hoisting""",
    "SEP": """pull|roll|wind|draw|crank|hoist|push|slide|put|bring|run|get|take|send|move|lift|haul|let|throw|swing|winch
|raise|drive|shift|tug|yank|wheel|have|whip|scroll|set|fling|shove|open|force""",
    "WAY": "open|open|up|up|all the way up|all the way open|wide open|fully open|right up|back up|back open",
    "DONE": """open|open|opened|up|raised|lifted|rolled up|pulled up|opened up|wide open|fully open|all the way up|drawn up
|all the way open|open again|back up|wound up|fully raised|completely open|open wide|opened fully|hoisted|put up""",
    "DO": """open|open up|go up|come up|be open|be up|be opened|be raised|be lifted|stay open|rise|stay up|move up
|go all the way up|roll up""",
    "NOT": """closed|shut|down|lowered|to be closed|being closed|to be shut|being shut|to stay closed|pulled down
|all the way down""",
    "FULLY": """ wide| all the way| completely| fully| right up| entirely| to the top| as far as it goes| totally
| as wide as it goes
| as far as possible| to let some air in| to let the light in| to let the sun in| so i can look out| so we get some air""",
    "NEG": """i don't want|we don't want|i do not want|i no longer want|i'd rather not have|don't leave|don't keep
|do not keep
|i'm sick of having|i hate having|i don't like|i can't stand|stop keeping|there's no need to have|no need to have
|no reason to have|there's no point having|no point in having|i see no reason to have|nobody wants|we don't need""",
}
CLOSE = SHARED | {
    "VERB": """close|close|shut|shut|close up|lower|pull down|roll down|let down|wind down|draw down|crank down|drop
|drop down
|slide shut|swing shut|push shut|pull shut|pull closed|slam shut|bang shut|put down|bring down|run down|get shut|seal
|seal up
|draw closed|roll shut|slam|let fall|send down|haul down|fold down|winch down|take down|slide down|shut tight""",
    "GER": """closing|closing up|shutting|lowering|pulling down|rolling down|winding down|letting down|sliding shut
|putting down""",
    "SEP": """pull|roll|wind|draw|crank|push|slide|put|bring|run|get|take|send|move|haul|let|throw|swing|winch|lower|drive
|shift|tug|yank|have|whip|scroll|set|slam|bang|shove|drop|close|force""",
    "WAY": "shut|closed|down|down|all the way down|all the way shut|fully closed|tight shut|right down|back down|back shut",
    "DONE": """closed|closed|shut|down|lowered|rolled down|pulled down|closed up|fully closed|all the way down|drawn down
|all the way shut|closed again|back down|let down|fully lowered|completely closed|tightly shut|shut tight|sealed
|put down""",
    "DO": """close|close up|go down|come down|be closed|be down|be shut|be lowered|shut|stay closed|stay shut|drop
|move down|go all the way down""",
    "NOT": "open|opened|up|raised|to be open|being open|wide open|to stay open|left open|standing open|to be up|rolled up",
    "FULLY": """ tight| all the way| completely| fully| right down| entirely| to the bottom| as far as it goes| totally
| firmly
| as far as possible| to keep the cold out| to block the sun| to keep the heat out| so nobody sees in| properly""",
    "NEG": OPEN["NEG"],
}
MOVE = """
<VERB> <cover>
<VERB> <cover><TAIL>
<VERB> <cover><FULLY>
<ADV> <VERB> <cover>
<SEP> <cover> <WAY>
<SEP> <cover> <WAY><TAIL>
<ADV> <SEP> <cover> <WAY>
<VERB> <coversof><TAIL>
<VERB> <covernamed><TAIL>
(make|have|let|help) <cover> <DO>
(make|have|let) <cover> <DO><TAIL>
(get|force|tell|cause|ask|allow) <cover> to <DO>
(get|have|keep|leave|make|set|put) <cover> <DONE>
(get|have|leave) <cover> <DONE><TAIL>
(see that|make sure|make sure that|ensure|ensure that|take care that|see to it that) <cover> (is|are|gets|get|stays) <DONE>
(remember to|don't forget to|be sure to|make sure to|make sure you) <VERB> <cover>
<VERB> <the>{covers} (over |back |down |out |)in the {area}<TAIL>
<VERB> <coverdoors><TAIL>
<REQ> <VERB> <cover>
<REQ> <VERB> <cover><TAIL>
<REQ> <VERB> <cover><FULLY>
<REQ> <SEP> <cover> <WAY>
<REQ> <VERB> <coverdoors>
<GERQ> <GER> <cover>
<GERQ> <GER> <cover><TAIL>
<WISH> <cover> <DONE>
<WISH> <cover> <DONE><TAIL>
<WISH> <coverdoors> <DONE>
(i want|i need|i'd like|i would like|we want|we'd like|i'd love|i expect|i'd prefer|she wants) <cover> to <DO>
<cover> <MODAL> <DONE>
<cover> <MODAL> <DONE><TAIL>
<cover> (should|must|has to|have to|needs to|need to|ought to|can|could|may|shall) <DO>
(can|could|may) <cover> (please |now |)be <DONE>
(can|could|may) <cover> (please |now |)<DO><TAIL>
<NEG> <cover> <NOT>
<NEG> <cover> <NOT><ANYMORE>
<NEG> <coverdoors> <NOT><ANYMORE>
<cover> <DONE><TAIL>
<cover> <WAY><TAIL>
<cover> (please |now |could you |can you |you can |just |go and |)<SEP> (it|them) <WAY>
(it's best if|it's better if|i'd like it if|i'd prefer it if|i'd be happier if) <cover> (were|was|is|are) <DONE>
(time|it's time|high time|it's high time|about time) (to have|to get|we had|we got|for) <cover> <DONE>
(is there any way|is there a way|would it be possible|can you manage|would you be willing) to <VERB> <cover>
(in|over in|down in|for) the {area} <VERB> <the>{covers}<TAIL>
(in|over in|down in) the {area} <REQ> <VERB> <the>{covers}
(in|over in|down in) the {area} <WISH> <the>{covers} <DONE>
(as for|about|with|concerning) <cover> (please|just|could you|can you|go and|kindly) <SEP> (it|them) <WAY>
"""
CURTAIN = "<the>(curtains|curtain|drapes){domain:=cover}{device_class:=curtain}( in the {area}||)"
CURTAINS = {
    "OPEN": f"""
(draw|pull|slide|push|throw|sweep|tug|yank|fling|move) {CURTAIN} (back|apart|aside|open|to the side)<TAIL>
(draw back|pull back|part|pull apart|throw back|sweep aside|push aside|draw aside|pull aside|throw open) {CURTAIN}<TAIL>
<REQ> (draw back|pull back|part|pull apart|throw open) {CURTAIN}
<WISH> {CURTAIN} (drawn back|pulled back|parted|pulled apart|pulled aside|thrown open)
""",
    "CLOSE": f"""
(draw|pull|slide|push|sweep|tug|yank|move|bring) {CURTAIN} (together|across|closed|shut)<TAIL>
<REQ> (draw together|pull together|pull across|draw across|pull shut) {CURTAIN}
<REQ> (draw|pull|slide) {CURTAIN} (together|across|closed|shut)
<WISH> {CURTAIN} (drawn together|pulled across|pulled together|pulled shut|drawn closed)
"""}
PLACED = SHARED | {
    "SET": """set|put|move|open|close|bring|take|raise|lower|pull|roll|slide|push|drop|lift|crank|wind|draw|get|send|run
|shut
|adjust|change|turn|shift|nudge|drive|position|ease|haul|ramp|open up|pull up|pull down|roll up|roll down|wind down
|wind up|let down|close up|hoist|tilt|reposition|switch|winch|place|lift up|bring down|bring up""",
    "SETTING": """setting|putting|moving|opening|closing|bringing|taking|raising|lowering|pulling|rolling|sliding|adjusting
|getting|having|lifting|winding|positioning|shutting""",
    "TO": """to|to|to|at|up to|down to|open to|to about|to around|to exactly|to roughly|to just|to only|back to|over to
|to a position of|at about|to precisely|to something like|right to|as far as""",
    "AT": """at|at|on|at about|at around|at exactly|at just|open to|set to|opened to|raised to|lowered to|down to|up to
|moved to
|closed to|put at|positioned at|kept at|held at|back at|only at|sitting at|open at|brought to""",
    "STILL": "at|at|on|at about|at around|at exactly|at just|at only|at no more than|at roughly|open at",
    "HOLD": "keep|leave|hold|park|stop|fix|maintain|have|lock|halt|rest",
    "PCT": "percent|percent|percent|per cent|%",
    "NOUN": "position|position|opening|height|level|setting|openness|state of opening|lift|opening level",
    "HALF": """halfway|half way|half|halfway up|half way up|halfway down|half way down|midway|to the middle
|to the halfway point
|to half|half of the way|to the halfway mark|about halfway|only halfway|just half way|roughly half way""",
    "HALFDONE": """half open|half closed|half shut|halfway open|half up|half down|halfway up|half way up|halfway down
|half raised
|half opened|half lowered|in the middle|at the halfway point|midway|halfway closed|half drawn|only half open
|about half open""",
}
PLACES = """
<SET> <cover> <TO> {position=number} <PCT>
<SET> <cover> <TO> {position=number} <PCT><TAIL>
<ADV> <SET> <cover> <TO> {position=percent}
<SET> <cover> {position=percent}<TAIL>
<HOLD> <cover> <STILL> {position=number} <PCT>
<HOLD> <cover> <STILL> {position=percent}<TAIL>
(set|change|adjust|move|put|bring|alter|modify|shift|fix|raise|lower) <the><NOUN> (of|for|on) <cover> <TO> {position=percent}
(set|change|adjust|move|put|bring|alter|modify|shift) <the><NOUN> (of|for|on) <cover> to {position=percent}<TAIL>
(get|have|make|leave|keep|put|set) <cover> {position=percent} (open|up|of the way open)<TAIL>
(let|make|have) <cover> (go|be|stay|open|close|stop|come|rise|move|sit) <STILL> {position=number} <PCT>
(see that|make sure|make sure that|ensure|take care that) <cover> (is|are|stays) <AT> {position=number} <PCT>
<REQ> <SET> <cover> <TO> {position=number} <PCT>
<REQ> <SET> <cover> <TO> {position=percent}<TAIL>
<REQ> (set|change|adjust|move|bring) <the><NOUN> (of|for|on) <cover> to {position=percent}
<GERQ> <SETTING> <cover> <TO> {position=number} <PCT>
<GERQ> <SETTING> <cover> (halfway|half way|half){position:=50}
<WISH> <cover> <AT> {position=number} <PCT>
<WISH> <cover> <AT> {position=percent}<TAIL>
<WISH> <cover> {position=percent} (open|up|opened)
<WISH> <cover> <HALFDONE>{position:=50}
<WISH> <cover> <HALFDONE>{position:=50}<TAIL>
<cover> (should|must|needs to|need to|has to|have to|ought to|can|could|may) (be|go|stay|open|stop) <STILL> {position=number} <PCT>
<cover> <MODAL> <HALFDONE>{position:=50}
<cover> <TO> {position=number} <PCT><TAIL>
<cover> <AT> {position=percent}<TAIL>
<cover> {position=percent} (open|up)<TAIL>
<cover> (please |now |could you |can you |you can |just |)<SET> (it|them) <TO> {position=number} <PCT>
<the><NOUN> (of|for|on) <cover> (at|to|should be|must be|needs to be|ought to be) {position=percent}
(in|over in|down in|for) the {area} <SET> <the>{covers} <TO> {position=number} <PCT>
(in|over in|down in|for) the {area} <WISH> <the>{covers} <AT> {position=percent}
<SET> <cover> <HALF>{position:=50}
<SET> <cover> <HALF>{position:=50}<TAIL>
<ADV> <SET> <cover> (halfway|half way|half){position:=50}
<REQ> <SET> <cover> <HALF>{position:=50}
(get|have|leave|keep|make|put|set) <cover> <HALFDONE>{position:=50}<TAIL>
<cover> (<HALFDONE>|<HALF>){position:=50}<TAIL>
(in|over in|down in) the {area} <SET> <the>{covers} (halfway|half way){position:=50}
(set|open|raise|lift|roll up|pull up) <cover> (a quarter|one quarter|a quarter of the way|a quarter way up){position:=25}<TAIL>
(set|open|raise|lift|roll up|pull up) <cover> (three quarters|three quarters of the way|three quarters up){position:=75}<TAIL>
<REQ> (open|raise|lift) <cover> (three quarters|three quarters of the way|to three quarters){position:=75}
<WISH> <cover> (three quarters open|three quarters of the way open|open three quarters){position:=75}
<WISH> <cover> (a quarter open|a quarter of the way open|one quarter open){position:=25}
"""

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
    .replace("@cover", COVER))
     + filled(MOVE + CURTAINS["OPEN"], OPEN)),
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
    .replace("@cover", COVER))
     + filled(MOVE + CURTAINS["CLOSE"], CLOSE)),
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
    .replace("@cover", COVER))
     + filled(PLACES, PLACED)),
]
