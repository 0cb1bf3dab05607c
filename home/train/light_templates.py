"""Sentences about brightness and colour. See `templates.py`."""

from rules import filled, lines
from shared import SHARED

# What stands before a verb, before its `-ing` form and before a whole sentence (`@lead` and so on in the templates).
LEAD = ("(any chance you could|is it possible to|would it be possible to|why don't you|do me a favour and|"
        "do me a favor and|be a dear and|i wonder if you could|i was wondering if you could|would you be able to|"
        "you think you could|i wanna|i gotta|we gotta|we ought to|i'd appreciate it if you could|"
        "it would be great if you could|do you think you can|i am requesting you to|kindly do the needful and|"
        "feel free to|remember to|don't forget to|lemme|let us|would you kindly|go on and|i'm trying to|"
        "i'm gonna need you to|somebody) ")
GLEAD = ("(mind|would you mind|do you mind|how about|what about|what do you say to|i'm thinking of|try) ")
SEE = ("(make sure|see to it that|see that|ensure|ensure that|make sure that|can you make sure|i'd prefer if|"
        "i'd rather|it'd be nice if|it would be nice if|would be nice if|it would be great if|i'd love it if|"
        "i wish|i was hoping) ")

# Lights with an article, which a random verb before them needs: `zap desk lamp` could be a name.
LIT = ("(the|the|my|our|those) ({name=lamp}|{name=lamp}|{name=lamp} <in>{area}|{area=room} (light|lights|lighting)|"
       "{area=room} lights|(light|lights) <in>{area}|(light|lights)<here>|lights|{floor} lights|lights on the {floor=storey})")
PLACE = "(<the>{area=room}|<the>{area=room}|the {area=room}|<the>{floor})"

# What is done to a brightness and to a colour.
LEVEL = SHARED | {
    "SET": """set|put|turn|dim|bring|take|drop|push|crank|fade|slide|lower|raise|reduce|increase|boost|adjust|change|move
|knock|ramp|dial|nudge|get|drag|tone|lift|hike|bump|jack|notch|run|tweak|tune|ease|send|shift|switch|pull|cut|jump|step
|scale|wind|level|regulate|brighten|lighten|darken|soften|pop|shove|stick|decrease|up|pump|whack""",
    "SETTING": """setting|putting|turning|dimming|bringing|taking|dropping|pushing|cranking|fading|sliding|lowering|raising
|reducing|increasing|boosting|adjusting|changing|moving|knocking|ramping|dialling|nudging|getting|having|brightening""",
    "TO": """to|to|to|at|down to|up to|right down to|all the way to|back to|to about|to around|to exactly|to roughly|to just
|to a mere|to only|to say|over to|to something like|to a comfortable|to precisely|at about|as far as|to no more than""",
    "AT": """at|at|on|at about|at around|at exactly|at just|down at|up at|dimmed to|set to|turned to|turned down to
|turned up to|brought to|lowered to|raised to|running at|glowing at|shining at|sitting at|adjusted to|back at|put to
|fixed at|kept at|held at|burning at|at only|at roughly|at precisely|at no more than|brightened to|taken down to""",
    "STILL": "at|at|on|at about|at around|at exactly|at just|at only|at no more than|at roughly|at a steady|at precisely",
    "HOLD": "keep|leave|hold|maintain|park|lock|fix|have|run|stabilise|cap|limit|burn|peg|restrict|start|rest",
    "PCT": """percent|percent|percent|per cent|%|% brightness|percent brightness|percent power|percent intensity
|percent strength""",
    "NOUN": """brightness|brightness|brightness|brightness level|light level|intensity|light intensity|level|dimmer
|dimmer level|luminosity|output|light output|glow|strength|power level|illumination|lighting level|light setting|dimming
|brightness setting|dim level|brilliance|radiance|light strength|lumen output""",
}
LEVELS = """
<SET> <lit> <TO> {brightness=number} <PCT>
<SET> <lit> <TO> {brightness=number} <PCT><TAIL>
<SET> @lit <TO> {brightness=percent}
<ADV> <SET> <lit> <TO> {brightness=percent}
<HOLD> <lit> <STILL> {brightness=number} <PCT>
<HOLD> <lit> <STILL> {brightness=number} <PCT><TAIL>
<SET> <the><NOUN> (of|on|for|in) <lit> <TO> {brightness=number} (percent|percent|per cent|%)
<SET> <the><NOUN> (of|on|for|in) <lit> <TO> {brightness=percent}<TAIL>
<SET> <the>{area=room} <NOUN> <TO> {brightness=percent}
<SET> <the><NOUN> in the {area} <TO> {brightness=percent}
<SET> <the><NOUN> <TO> {brightness=percent}<here>
(turn|switch|put|flick|power|pop|click|get|start|bring) on <lit> (at|to|with|on|set to|dimmed to|at only|at just) {brightness=number} <PCT>
(turn|switch|put|flick|power|pop|click|get|start|bring) <lit> on (at|to|with|set to|dimmed to|at only|at just) {brightness=number} <PCT>
(give|grant|feed|supply) <lit> {brightness=number} <PCT>
(let|make|have) <lit> (go|be|glow|shine|burn|run|light up|stay|sit|drop|come on|come up) <STILL> {brightness=number} <PCT>
(see that|make sure|make sure that|ensure|ensure that|take care that) <lit> (is|are|stays) <AT> {brightness=number} <PCT>
<SET> <lit> (to |)(halfway|half way|half|half brightness|half power|half strength|half intensity){brightness:=50}<TAIL>
<SET> <lit> (to|all the way to|right up to) (full|max|maximum|the max|the maximum|the highest|full power|full strength){brightness:=100}<TAIL>
<SET> <lit> (to|down to|right down to) (the minimum|minimum|min|the lowest|the lowest level|the dimmest){brightness:=1}<TAIL>
<REQ> <SET> <lit> <TO> {brightness=number} <PCT>
<REQ> <SET> <lit> <TO> {brightness=percent}<TAIL>
<REQ> <SET> <the><NOUN> (of|on|for|in) <lit> to {brightness=percent}
<REQ> <HOLD> <lit> <STILL> {brightness=percent}
<GERQ> <SETTING> <lit> <TO> {brightness=number} <PCT>
<GERQ> <SETTING> <the><NOUN> (of|on|for|in) <lit> <TO> {brightness=percent}
<WISH> <lit> <AT> {brightness=number} <PCT>
<WISH> <lit> <AT> {brightness=percent}<TAIL>
<WISH> <the><NOUN> (of|on|for|in) <lit> (at|to be|set to|to be at) {brightness=percent}
<WISH> {brightness=percent} (brightness|light|intensity|power) (on|in|for|from) <lit>
<lit> (should|must|needs to|need to|has to|have to|ought to|had better|is to|are to|may) (be|go|stay|run) <STILL> {brightness=number} <PCT>
<lit> <AT> {brightness=number} <PCT><TAIL>
<lit> <TO> {brightness=percent}<TAIL>
<lit> {brightness=number} <PCT><TAIL>
<lit> (please |now |could you |can you |you can |just |)<SET> (it|them) <TO> {brightness=number} <PCT>
<the><NOUN> (of|on|for|in) <lit> (at|to|should be|must be|needs to be|ought to be|has to be) {brightness=percent}
{brightness=number} <PCT> (for|on|in) <lit><TAIL>
{brightness=number} (percent|per cent|%) <NOUN> (for|on|in) <lit>
(in|over in|down in|for) the {area} <SET> <the>(light|lights|lighting) <TO> {brightness=number} <PCT>
(in|over in|down in|for) the {area} <WISH> <the>(light|lights|lighting) <AT> {brightness=percent}
"""
TINT = SHARED | {
    "DO": """turn|change|make|set|switch|put|paint|colour|color|tint|dye|shift|flip|bring|fade|shade|hue|swap|convert|morph
|transform|adjust|alter|recolour|recolor|get|flick|cycle|move|update|pop|take|blend|tune|render|dip|tinge""",
    "DOING": """turning|changing|making|setting|switching|putting|painting|colouring|coloring|tinting|shifting|flipping
|fading|swapping|converting|transforming|adjusting|getting|having|recolouring""",
    "TO": "|||to |to |into |over to |to a nice |to a lovely |to something |to a shade of |all |completely "
          "|to the color |to the colour |as |in ",
    "IN": """in|in|to be|set to|turned|to go|to turn|to shine|to glow|glowing|shining|lit|lit in|lit up in|changed to
|painted
|bathed in|switched to|coloured|colored|in a nice|in a shade of|to look|looking|to become|tinted|to be in|made|all""",
    "BE": """be|go|turn|become|glow|shine|be in|look|be set to|be turned|be changed to|light up|be lit in|switch to|be made
|be painted|change to|stay|be tinted|shine in|glow in|burn|appear|come on in""",
    "HUE": """color|colour|hue|tint|tone|shade|light color|light colour|glow|colour setting|color setting|mood color
|led color""",
}
TINTS = """
<DO> <lit> <TO>{color=color}
<DO> <lit> <TO>{color=color}<TAIL>
<DO> @lit <TO>{color=color}
<ADV> <DO> <lit> <TO>{color=color}
<DO> <the><HUE> (of|on|for|in) <lit> (to|into|over to|to a nice|back to) {color=color}
<DO> <the><HUE> (of|on|for|in) <lit> to {color=color}<TAIL>
<DO> <the>{area=room} (<HUE>|lighting|light) (to|into|over to) {color=color}
<DO> <the><HUE> (in|of|for) the {area} (to|into|over to) {color=color}
(make|let|have) <lit> <BE> {color=color}
(make|let|have) <lit> <BE> {color=color}<TAIL>
(get|tell|ask|cause) <lit> to <BE> {color=color}
(turn|switch|put|flick|pop|power|click) on <lit> (in|with|as|in a nice) {color=color}<TAIL>
(turn|switch|put|flick|pop|power|click) <lit> on (in|with|as|in a nice) {color=color}<TAIL>
(keep|leave|hold|have|get) <lit> <IN> {color=color}
(give|grant|lend) <lit> (a|a nice|a lovely|a soft|some|the) {color=color} (glow|tint|hue|colour|color|tone|touch|shine)
(go|switch over|change over|turn over|move) to {color=color} (for|on|in|with) <lit>
(use|choose|pick|select|go with|go for|apply|show|display|opt for|take|try|do|load|put|have) {color=color} (for|on|in|with) <lit><TAIL>
(see that|make sure|make sure that|ensure|take care that) <lit> (is|are|stays) <IN> {color=color}
<REQ> <DO> <lit> <TO>{color=color}
<REQ> <DO> <lit> <TO>{color=color}<TAIL>
<REQ> <DO> <the><HUE> (of|on|for|in) <lit> to {color=color}
<GERQ> <DOING> <lit> <TO>{color=color}
<GERQ> <DOING> <the><HUE> (of|on|for|in) <lit> to {color=color}
<WISH> <lit> <IN> {color=color}
<WISH> <lit> <IN> {color=color}<TAIL>
<WISH> {color=color} (light|lights|lighting|glow) (in|for) the {area}
<WISH> {color=color} (on|for|in) <lit>
<WISH> {color=color} as <the><HUE> (of|for|in|on) <lit>
<lit> (should|must|needs to|need to|has to|have to|ought to|can|could|may|shall|had better) <BE> {color=color}
<lit> (should|must|needs to|has to|have to|can|could) <BE> {color=color}<TAIL>
(can|could|may) <lit> (please |)<BE> {color=color}
<lit> <IN> {color=color}<TAIL>
<lit> (please |now |could you |can you |you can |just |)<DO> (it|them) <TO>{color=color}
<the><HUE> (of|on|for|in) <lit> (should be|must be|to|has to be|ought to be|needs to be|i want is) {color=color}
{color=color} (lights|light|lighting|glow) (in|for|all over|throughout|across) the {area}<TAIL>
{color=color} (for|on|in) <lit><TAIL>
(i don't want|we don't want|no more|not|i'm tired of) {color} (i want|but|make it|rather|better) {color=color} (for|on|in) <lit>
(in|over in|down in|for) the {area} <DO> <the>(light|lights|lighting) <TO>{color=color}
(in|over in|down in|for) the {area} <WISH> {color=color} (light|lights|lighting)
(how about|what about|let's see|let's try|i'd love to see|show us|let us see) {color=color} (for|on|in) <lit>
"""
BOTH = """
<DO> <lit> <TO>{color=color} (at|with|and) {brightness=number} (percent|per cent|%)( brightness|)<TAIL>
<REQ> <DO> <lit> <TO>{color=color} (at|with|and) {brightness=number} (percent|per cent|%)
<WISH> <lit> <IN> {color=color} (at|with|and) {brightness=number} (percent|per cent|%)
<GERQ> <DOING> <lit> <TO>{color=color} (at|with|and) {brightness=number} (percent|per cent|%)
<lit> <IN> {color=color} (at|and) {brightness=number} (percent|per cent|%)<TAIL>
<lit> (should|must|needs to|has to|could) <BE> {color=color} (at|and|with) {brightness=number} (percent|per cent|%)
(make|let|have) <lit> <BE> {color=color} (at|and|with) {brightness=number} (percent|per cent|%)
(turn|switch|put|flick|pop) <lit> on (in|with) {color=color} (at|and) {brightness=number} (percent|per cent|%)
"""

TRAIN = [
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
(i want|i need|i'd like) <lit> at {brightness=percent}
(set|turn|put) <lit> (to|at|on) (full|max|maximum|the max|the maximum|the highest|highest)[ brightness]{brightness:=100}
<lit> (full|max|maximum|to max|on full) brightness{brightness:=100}
(set|change|turn) <the>brightness (of|in|for) <litplace> to (max|maximum|the highest|the maximum|full){brightness:=100}
(turn|put) <lit> all the way up{brightness:=100}
(turn|make) <lit> (fully bright|full bright|as bright as possible){brightness:=100}
(set|turn|put|dim) <lit> to (min|minimum|the minimum|the lowest|lowest|the dimmest)[ brightness]{brightness:=1}
<lit> (min|minimum|lowest) brightness{brightness:=1}
(set|change) <the>brightness (of|in|for) <litplace> to (min|minimum|the lowest|lowest){brightness:=1}
@lead(set|put|turn|bring|get|dim) <lit> (to|down to|up to|at) {brightness=number} (percent|percent|per cent|%)
@lead(set|make|have) <lit> be {brightness=percent}
@lead(set|get|change) <the>(brightness|light level|intensity) (of|for|on) <lit> (to|at) {brightness=number} (percent|percent|per cent|%)
@glead(setting|putting|dimming|bringing|turning|having|taking|dropping) <lit> (to|down to|up to|at) {brightness=number} (percent|percent|per cent|%)
@glead<lit> (at|on) {brightness=number} (percent|percent|per cent|%)
@see<lit> (is|are|was|were|be) (at|on|set to) {brightness=number} (percent|percent|per cent|%)
@see<lit> (is|are|was|were) {brightness=percent} bright
{word} @lit to {brightness=percent}
{word} @lit (down|up) to {brightness=percent}
{word} <the>(light|lights|lighting) (to|at) {brightness=number} (percent|percent|per cent|%) brightness
{word} <the>{area=room} (light|lights) to {brightness=percent}
{word} <the>lights <in>{area} (to|at) {brightness=number} (percent|percent|per cent|%)
{word} <the>brightness (of|on|for) <lit> to {brightness=percent}
{word} <the>{area=room} brightness to {brightness=percent}
(knock|nudge|ramp|shove|pop|stick|whack|bump|jack|notch|dial|slam|crank|tone|scale) <lit> (down |up |back |)to {brightness=percent}
(knock|nudge|ramp|shove|bump|dial|crank|tone|ratchet|wind|scale|step|pump|slide|tune) (down|up|back) <lit> to {brightness=percent}
(cut|trim|limit|cap|restrict|restore|return|fix|program|configure|calibrate|regulate) <lit> (to|at) {brightness=number} (percent|percent|per cent|%)
(have|get) <lit> (at|on|down to|up to|to|go to|running at|sitting at|glowing at) {brightness=number} (percent|percent|per cent|%)
(lower|reduce|decrease|drop|cut) <the>(brightness|intensity|light level|dimmer) (of|on|for) <lit> (to|down to) {brightness=percent}
(raise|increase|boost|lift|bump up|crank up) <the>(brightness|intensity|light level) (of|on|for) <lit> (to|up to) {brightness=percent}
(lower|reduce|raise|increase|lift|drop|modify|alter|adjust) <the>brightness to {brightness=percent}<here>
(lower|reduce|raise|increase|modify|alter) <the>{area=room} (brightness|light level|lighting|light) to {brightness=percent}
(modify|alter|update|edit|fix|specify|choose|select|assign) <the>brightness (of|for) <lit> (to|as|at) {brightness=number} (percent|percent|per cent|%)
(set|turn|put) (on|) <lit> with {brightness=percent}[ of] brightness
(turn|switch|put) on <lit> (at|to|with) {brightness=number} (percent|percent|per cent|%)[ brightness]
(turn|switch|put|get) <lit> on (at|to|with) {brightness=number} (percent|percent|per cent|%)[ brightness]
(turn|switch) <lit> on but (only |just |)(at|to) {brightness=number} (percent|percent|per cent|%)
(turn|dim|put|bring) <lit> (to|down to|up to) (about|around|exactly|roughly|only|just|like|maybe|say) {brightness=number} (percent|percent|per cent|%)
(in|at|for) the {area} (set|put|dim|turn|bring|get) <the>(light|lights|lighting) (to|at|down to|up to) {brightness=number} (percent|percent|per cent|%)
(in|for) the {area} (set|change|put) <the>brightness to {brightness=percent}
(in|for) the {area} (i want|we want|i need) <the>(light|lights) at {brightness=number} (percent|percent|per cent|%)
in the {area} (light|lights) (to|at) {brightness=number} (percent|percent|per cent|%)
in <the>{area=room} the {name=lamp} (to|at|on) {brightness=number} (percent|percent|per cent|%)
in the {area} (set|put|dim|turn) <the>{name=lamp} to {brightness=percent}
{floor=upstairs} (set|put|dim|turn) <the>(lights|light) to {brightness=percent}
on the {floor=storey} (set|put|dim|turn|bring) <the>(lights|light) to {brightness=percent}
{area=room} (set|put|dim|make) (light|lights|lighting) (to|at|) {brightness=number} (percent|percent|per cent|%)
{area=room} (light|lights) (dim|dimmed|brighten|set|go|put) (to|at) {brightness=number} (percent|percent|per cent|%)
{brightness=percent} for <lit>
{brightness=percent} (brightness|bright|intensity|light) for <lit>
{brightness=percent} (is what i want|would be good|would be nice|is enough|should do|would be perfect) for <lit>
{brightness=percent} on <lit>
{brightness=percent} <lit>
{brightness=percent} light in the {area}
{brightness=percent} (brightness|light|lighting)<here>
(to|at) {brightness=number} (percent|percent|per cent|%) <lit>
(to|at) {brightness=number} (percent|percent|per cent|%) (set|put|dim|turn) <lit>
{brightness=percent} brightness set <lit>
{brightness=percent} brightness on <lit>
<lit> (set|put|turn|dim|bring|take|get|make) (it|them) (to|at|down to|up to) {brightness=number} (percent|percent|per cent|%)
<lit> (i want|i need|i would like|i'd like) (it|them) (at|on|to be|set to) {brightness=number} (percent|percent|per cent|%)
<lit> (needs|need|ought|has|have|gotta|got) to (be|go|be set|be dimmed|be turned) (at|to) {brightness=number} (percent|percent|per cent|%)
<lit> (should|must|shall|can|could|may) (be|go|be set|be put|be dimmed|sit) (at|to|down to|up to) {brightness=number} (percent|percent|per cent|%)
<lit> (has|have) to (be|go) {brightness=percent}
<lit> (supposed to be|better be|to be|ought to be) {brightness=percent}
<lit> (brightness|intensity|level) (should|must|needs to|has to|to) be {brightness=percent}
<lit> (set|dim|dimmed|go|go down|go up|level|intensity|dimmer|on) (to |){brightness=percent}
<lit> brightness (to|at|on|level) {brightness=number} (percent|percent|per cent|%)
<lit> (equals|equal|equal to|is to be|will be|would be) {brightness=percent}
<lit> on {brightness=percent}
(dim|dimmer|level|bright|intensity|light level) {brightness=percent} <lit>
(brightness|bright|intensity) <lit> {brightness=percent}
(set|put|get|have) <lit> {brightness=percent}
(dim|brighten) <lit> (until|till) (it's|they're|it is|it hits|they reach|it gets to) {brightness=percent}
(make|set) (the |)brightness {brightness=percent} (for|on|of|in) <lit>
(make|get|have) <the>(brightness|intensity) of <lit> {brightness=percent}
(make|set) <lit> (glow|shine|burn|be|go) (at|to) {brightness=number} (percent|percent|per cent|%)
(make|do) <lit> (to |in |)(brightness |){brightness=percent}
(give|grant) <lit> {brightness=percent}[ brightness| power]
(give|get) me {brightness=percent} (on|from|out of) <lit>
(run|operate|use|drive) <lit> at {brightness=number} (percent|percent|per cent|%)[ brightness| power]
(i would |i'd |i )(prefer|rather have|like to have|love|wish|fancy) <lit> (at|on) {brightness=number} (percent|percent|per cent|%)
i (like|want) <lit> to (be|go|go down|come up|stay|drop) (at|to) {brightness=number} (percent|percent|per cent|%)
i (want|need|would like) {brightness=percent} (brightness|light|of light|intensity) (in|for|on) the {area}
i (want|need) (a |)(brightness|level) of {brightness=percent} (in|for|on) <lit>
i (want|need) to (see|have) <lit> (at|on) {brightness=number} (percent|percent|per cent|%)
(we|you) (should|could|can|need to|may) (set|put|dim|turn|bring|lower|raise) <lit> (to|down to|up to) {brightness=percent}
(let's|let us) (go|try|do|have|get) <lit> (to|at|on) {brightness=number} (percent|percent|per cent|%)
let's (go with|try|do) {brightness=percent} (for|on) <lit>
(the movie is starting|we are watching a film|it's movie time|the baby is asleep|my eyes hurt) so (put|set|dim|turn) <lit> (to|down to) {brightness=percent}
(i'm reading|i need to work|i can't see my book|i am doing homework) so (turn|bring|set|put) <lit> (to|up to) {brightness=percent}
(dim|turn|put) <lit> (to|down to) {brightness=percent} (the movie is starting|we are watching a film|the baby is asleep|i have a headache)
(set|turn|put) <lit> to {brightness=percent} (so i can read|because i am cooking|i need to see|so we can eat|for dinner|for the film|for reading)
(it's|it is) too (dark|dim) (put|set|turn|bring) <lit> (to|up to) {brightness=percent}
(it's|it is) too bright (put|set|turn|bring|dim) <lit> (to|down to) {brightness=percent}
for (dinner|the movie|reading|bedtime|the party|working) (set|put|dim|i want) <lit> (to|at) {brightness=number} (percent|percent|per cent|%)
<lit> (is|are) too (bright|dark|dim) (set|put|turn|make|bring) (it|them) (to|at) {brightness=number} (percent|percent|per cent|%)
(the|) (dimmer|dimmers) (in|of|for) the {area} to {brightness=percent}
(set|put|turn) <the>dimmer in the {area} to {brightness=percent}
(put|set) (in|for) the {area} {brightness=percent} (brightness|light)
(light up|illuminate|brighten up) @place (to|at|with) {brightness=number} (percent|percent|per cent|%)
(set|put|make|get) @place (light|lights|lighting) {brightness=percent}
@place (lights|light|lighting) (please |)(to|at|on|go) {brightness=number} (percent|percent|per cent|%)
@place (to|at) {brightness=number} (percent|percent|per cent|%) (brightness|light|bright)
@place {brightness=percent} (brightness|bright)
set {brightness=number} (percent|per cent|pct|percents|procent|%) (brightness |)(for|on|to|in) <lit>
(set|turn|put|dim) <lit> (to|at) {brightness=number} (percents|procent|pct|out of 100|out of a hundred|per cents|points)
(set|turn|put) <lit> to (level|brightness|brightness level|a level of|a brightness of|value|number) {brightness=number}
(set|put|bring|take|dim|fade) <lit> (to|at|down to|up to) {brightness=fraction} (power|strength|intensity|brightness|)
(put|run|have|keep|i want|we need) <lit> at {brightness=fraction}[ power| brightness| strength]
{brightness=fraction} (brightness|power|light|strength) (for|on|in) <lit>
<lit> {brightness=fraction} (brightness|bright|power|strength)
(set|put|dim|turn|bring) <lit> (to |at |)(halfway|half way|half brightness|half power|the halfway point|the middle){brightness:=50}
<lit> (halfway|half way|half bright|on half|at half power){brightness:=50}
(max out|maximize|maximise|max) <lit>{brightness:=100}
(max out|maximize|maximise|max) <the>brightness (of|on|in|for) <lit>{brightness:=100}
(crank|turn|bring|push|put|whack|pump|ramp|get) <lit> (all the way up|to the max|up to full|up to the max|up to maximum|up full){brightness:=100}
(turn|switch|put|crank|have|get) <lit> (on |)(full blast|at full blast|full power|full whack|at full power|to full power|to its brightest){brightness:=100}
(make|turn|set|get|have) <lit> (as bright as it gets|as bright as it can be|maximum bright|the brightest|to the brightest setting){brightness:=100}
(i want|give me|i need|let me have|we need) (full|maximum|max) (brightness|power|light) (on|in|for|from) <lit>{brightness:=100}
(full|max|maximum|highest) (brightness|power|blast) (on|in|for) <lit>{brightness:=100}
(full|max|maximum) @lit{brightness:=100}
<lit> (on full blast|at full power|full blast|to full|at maximum|at max|all the way up|at its brightest){brightness:=100}
<lit> (should|must|needs to|has to|to) be (at|on) (full|max|maximum|full brightness|full power){brightness:=100}
@see<lit> (is|are|was|were) (at|on) (full|max|maximum|full brightness|full power){brightness:=100}
(set|raise|increase|boost|turn) <the>brightness (of|on|for) <lit> (to |)(the highest|the max|its maximum|all the way up|to full){brightness:=100}
in the {area} (turn|set|put) <the>(lights|light) to (max|maximum|full|full brightness){brightness:=100}
@lead(turn|set|put|crank) <lit> (to|up to) (full|max|maximum|the highest)[ brightness]{brightness:=100}
(minimize|minimise) <the>brightness (of|on|in|for) <lit>{brightness:=1}
(make|turn|set|get|have|dim) <lit> (as dim as possible|as low as possible|as low as it goes|as dim as it gets|as dim as it can be|to its dimmest){brightness:=1}
(take|bring|drop|turn|fade|lower|knock) <lit> (down |)to (the minimum|the lowest|minimum|its lowest level){brightness:=1}
(i want|give me|i need|let me have) (the lowest|minimum|the minimum|min) (brightness|light|setting) (on|in|for) <lit>{brightness:=1}
(minimum|min|lowest|the lowest) brightness (on|in|for) <lit>{brightness:=1}
<lit> (should|must|needs to|to) be (at|on) (minimum|the minimum|the lowest|min|the lowest brightness){brightness:=1}
<lit> (at|on) (minimum|the minimum|the lowest|min|its lowest|its dimmest){brightness:=1}
(lower|reduce|decrease|set) <the>brightness (of|on|for) <lit> to (the lowest|the minimum|minimum|min|its lowest){brightness:=1}
in the {area} (turn|set|put|dim) <the>(lights|light) to (min|minimum|the lowest|the minimum){brightness:=1}
@lead(turn|set|dim) <lit> (to|down to) (min|minimum|the lowest)[ brightness]{brightness:=1}
""".replace("@lead", LEAD).replace("@glead", GLEAD).replace("@see", SEE)
    .replace("@lit", LIT).replace("@place", PLACE))
     + filled(LEVELS.replace("@lit", LIT), LEVEL)),
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
(i want|i would like|i'd like|i need) {color=color} (lights|light|lighting) <in>{area}
(i want|i would like|i'd like|i need) {color=color} (lights|light|lighting)<here>
(give me|turn on) {color=color} (lights|light|lighting)
{color=color} (lights|light) in the {area}
(i want|i'd like|i would like) <lit> (to be|in) {color=color}
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
@lead(set|turn|change|switch|put|make) <lit> (to |){color=color}
@lead(set|change|switch) <the>(color|colour) (of|on|for) <lit> to {color=color}
@glead(setting|turning|changing|switching|making|painting) <lit> (to |){color=color}
@glead{color=color} (for|on) <lit>
@glead<lit> in {color=color}
@see<lit> (is|are|was|were|turned|went) {color=color}
{word} @lit to {color=color}
{word} @lit {color=color}
{word} <the>(light|lights) (to|in|into) {color=color}
{word} <the>(color|colour) (of|for|on) <lit> to {color=color}
{word} <the>{area=room} (light|lights|lighting) (to |){color=color}
{word} <the>lights <in>{area} (to |){color=color}
(flip|flick|shift|move|swap|convert|adjust|alter|modify|transform|fade|bring|go|morph|cycle|rotate|update|pop) <lit> (to|over to|into) {color=color}
(swap|shift|alter|modify|adjust|update|edit|switch up|pick|choose|select|assign) <the>(color|colour|hue|tint|shade|tone) (of|for|on) <lit> (to|as) {color=color}
(set|turn|change|make) <lit> (a|the) (color|colour) (of |){color=color}
(set|turn|change|make|get|have) <lit> (a |)(nice|lovely|pretty|cool looking|beautiful|kind of|shade of) {color=color}
(make|have|get) <lit> (go|turn|be|shine|glow|become|look|to be|light up) {color=color}
(make|do) <lit> (in|to|into|as|with) {color=color}
(turn|switch|put) on <lit> (in|with|to|as) {color=color}
(turn|switch|put) <lit> on (in|to|with|as) {color=color}
(turn|put|set|change) <lit> (in|into|onto|on) {color=color}
(turn|put|set|change) <lit> (in|into|to) {color=color} (color|colour|mode|light|tone|hue)
(change|set|switch) <lit> (color|colour) (into|as|with|for) {color=color}
(change|set|turn) <lit> (it's|its|their) (color|colour) to {color=color}
(put|use|apply|throw|stick|have) {color=color} (on|in|to) <lit>
(put|use|apply|set|show) (the |)(color|colour) {color=color} (on|in|for|to) <lit>
(give|grant) <lit> (a |some |the |){color=color} (color|colour|glow|tint|tone|hue)
(show|display|project) {color=color} (on|with|from) <lit>
(color|colour|hue|tone|tint) {color=color} (for|on|in|to) <lit>
(color|colour) of <lit> (is|should be|must be|to|to be|needs to be) {color=color}
<lit> (color|colour) (to|is|should be|must be|in|as) {color=color}
<lit> (needs|need|ought|has|have|gotta|got) to (be|go|turn|become|glow) {color=color}
<lit> (must|can|could|shall|may|would) (be|turn|become|go|glow|look) {color=color}
<lit> (go|turn|turns|become|glow|be|on|make|mode|tone|tint|hue|into|as) {color=color}
<lit> (make|turn|set|change|switch|put) (it|them) (to |){color=color}
<lit> (i want|i need|i would like|i'd like) (it|them) (in |to be |){color=color}
<lit> (is|are) (too bright|boring|ugly|too white) (make|turn|change|set) (it|them) (to |){color=color}
<lit> (better|nicer|prettier) in {color=color}
<lit> would (look|be) (good|nice|better|lovely|great|nicer) in {color=color}
(in|at|for) the {area} (set|turn|make|change|switch|put) <the>(light|lights|lighting) (to |){color=color}
(in|for) the {area} (change|set) <the>(light |)(color|colour) to {color=color}
(in|for) the {area} (i want|we want|i'd like|give me) {color=color} (light|lights|lighting)
in the {area} (turn|make|set|change) <the>{name=lamp} (to |){color=color}
in the {area} the {name=lamp} in {color=color}
{floor=upstairs} (turn|make|set|change) <the>lights (to |){color=color}
on the {floor=storey} (turn|make|set|change) <the>lights (to |){color=color}
{area=room} (make|turn|set|change) (light|lights) (to |){color=color}
(i want|let's have|we need|i need) @place (in |to be |){color=color} (light|lighting)
(light|light up|illuminate|flood|fill|drench|soak|bathe|wash) @place (in|with) {color=color}[ light| lights]
(fill|flood|drench|soak|drown|paint) @place (in|with) {color=color} (light|lights|lighting|glow)
(make|have|get|turn) @place (lights|light|lighting) (to |in |into |){color=color}
(make|turn) @place (glow|shine|all|go) {color=color}
(make|set) <the>(color|colour) {color=color} (for|on|in|of) <lit>
(make|set|get) <the>(color|colour) (of|in) <lit> {color=color}
{color=color} @lit
{color=color} (light|lights|lighting) (please |)(in|for|on) the {area}
{color=color} (color|colour) (for|on|in|to) <lit>
{color=color} (glow|tint|tone|hue|colour|color) (for|on|in) <lit>
{color=color} (is what i want|would be nice|would be good|would be lovely|sounds good|please) for <lit>
{color=color} (set|make|turn|change|put|on) <lit>
(to|in) {color=color} (set|turn|change|make) <lit>
(not|no) {color} (but|make it|make that|i want|rather) {color=color} for <lit>
(switch|turn|change|go) <lit> from {color} (to|into|over to) {color=color}
<lit> from {color} to {color=color}
<lit> (not|no more) {color} but {color=color}
i (want|need|would like|wish|wanna see|want to see|need to see) <lit> (go|turn|in|to be|to go|to turn|become|turned|be|to become) {color=color}
(i would |i'd |i )(prefer|rather have|love|fancy|like to have|love to have|like to see) <lit> (in |){color=color}
(i would |i'd |i )(prefer|rather have|love|fancy|like to have) {color=color} (on|for) <lit>
(i would |i'd |i )(prefer|rather have|love|fancy|like) {color=color} (light|lights|lighting) <in>{area}
(let me see|show me|lemme see|lemme have|let me have) <lit> (in |){color=color}
(let me have|lemme have|get me|put on|switch on|bring me|show me) {color=color} (light|lights|lighting) <in>{area}
(we|you) (should|could|can|need to) (make|turn|set|change|switch) <lit> (to |){color=color}
let's (go|try|do|make|have|turn|get|see) <lit> (to |in |){color=color}
let's (go with|try|do|have|use) {color=color} (for|on|in) <lit>
(my favourite|my favorite|her favorite|the best) (color|colour) is {color=color} so (set|turn|make|change) <lit> (to |){color=color}
(the party is starting|it's halloween|it's christmas|we're having a party|i'm bored) (so |)(make|turn|set|change) <lit> (to |){color=color}
(make|turn|set|change) <lit> (to |){color=color} (it's halloween|for the party|for christmas|for the movie|for date night|so i can relax|my kid likes it)
for (the party|halloween|christmas|dinner|the movie|bedtime|valentine's day) (make|turn|set|i want) <lit> (to |){color=color}
(time for|what about|how about|maybe|i feel like|i'm in the mood for|i'm feeling) {color=color} (light|lights|lighting)[ <in>{area}]
(have|let) <lit> (shine|glow|turned|lit|light up|set to|go|changed to|bathed) (in |){color=color}
(can|could) <lit> (be|become|change to|be changed to|be set to|switch to|be turned) {color=color}
(can|could|may) (i|we) (have|get|see) <lit> (in |){color=color}
(can|could|may) (i|we) (have|get) {color=color} (light|lights|lighting) (in|for) the {area}
(can|could|may) (i|we) (have|get) {color=color} (on|for) <lit>
turn <the>light {color=color} (in|at|of) {area=room}
change <the>(light|lights) <in>{area} (to |into |){color=color}
(i don't like|i'm sick of|i'm tired of) {color} (change|make|turn|set) <lit> (to |){color=color}
""".replace("@lead", LEAD).replace("@glead", GLEAD).replace("@see", SEE)
    .replace("@lit", LIT).replace("@place", PLACE))
     + filled(TINTS.replace("@lit", LIT), TINT)),
    (1, "HassLightSet", {}, "do", lines("""
(set|turn) <lit> to {color=color} (at|and|with) {brightness=percent}[ brightness]
(set|make) <lit> {color=color} (at|and) {brightness=percent}
<lit> {color=color} {brightness=percent}
(set|put|make) <lit> to {brightness=percent} {color=color}
{brightness=percent} {color=color} (light|lights) in the {area}
{color=color} at {brightness=number} (percent|percent|per cent|%) (on|for|in) <lit>
{color=color} (at |and |){brightness=percent} (brightness |)<lit>
<lit> (to|in|on) {color=color} (at|and|with) {brightness=number} (percent|percent|per cent|%)[ brightness]
<lit> to {brightness=percent} (and|in|with) {color=color}
<lit> {brightness=percent} {color=color}
<lit> {brightness=percent} (brightness |)(and |)(color |colour |){color=color}
(make|put|set|turn|change|switch) <lit> {color=color} (with|and|at) {brightness=number} (percent|percent|per cent|%)[ brightness]
(make|put|set|turn|dim) <lit> (to|at) {brightness=number} (percent|percent|per cent|%) (brightness |)(and|with|in) {color=color}
(make|put|set|turn) <lit> to {color=color} and (dim|dimmed|bright|brightness) (to |at |){brightness=percent}
(make|put|set|turn) <the>(color|colour) (of|on) <lit> to {color=color} and <the>brightness to {brightness=percent}
(make|put|set|turn) <the>brightness (of|on) <lit> to {brightness=percent} and <the>(color|colour) to {color=color}
(i want|i'd like|give me|we need|let me have) <lit> (in |){color=color} at {brightness=number} (percent|percent|per cent|%)[ brightness]
(i want|i'd like|give me|we need) {brightness=percent} {color=color} (light|lights) (in|for) the {area}
(i want|i'd like|give me) {color=color} (light|lights) at {brightness=number} (percent|percent|per cent|%) (in|for) the {area}
in the {area} (set|put|make|turn) <the>lights (to |){color=color} (at|and|with) {brightness=number} (percent|percent|per cent|%)
{word} @lit to {color=color} (at|and|with) {brightness=number} (percent|percent|per cent|%)[ brightness]
@lead(set|make|turn|put) <lit> {color=color} at {brightness=number} (percent|percent|per cent|%)
<lit> should be {color=color} (at|and|with) {brightness=number} (percent|percent|per cent|%)[ brightness]
(have|let) <lit> (glow|shine|be) {color=color} at {brightness=number} (percent|percent|per cent|%)
(turn|switch) on <lit> (in|with) {color=color} (at|and) {brightness=number} (percent|percent|per cent|%)[ brightness]
(set|turn|make) <lit> (to |){color=color} (at |on |)(full|max|maximum) brightness{brightness:=100}
(set|turn|make) <lit> (to |){color=color} (at|with) (half|50%) brightness{brightness:=50}
(set|turn|make) <lit> (to |){color=color} (at|with) (the lowest|minimum|min) brightness{brightness:=1}
""".replace("@lead", LEAD).replace("@glead", GLEAD).replace("@see", SEE)
    .replace("@lit", LIT).replace("@place", PLACE))
     + filled(BOTH, TINT)),
]
