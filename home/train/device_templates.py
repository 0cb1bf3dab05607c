"""Sentences that switch things on and off. See `templates.py`; locks and scenes are in `lock_scene_templates.py`."""

from rules import filled, lines
from shared import SHARED

# What is done to switch on and off; the frames are the same.
ON = SHARED | {
    "SEP": """turn|switch|put|flick|flip|pop|click|stick|get|power|snap|whack|bung|chuck|knock|toggle|push|tap|press
|kick|throw|bring|bang|zap|ping|slap|crack|shove|nudge|pull|jab|poke|thump|smack|swing|twist|slam|jam|plonk|lob|wack""",
    "GER": "turning|switching|putting|flicking|flipping|popping|clicking|sticking|getting|powering|snapping|whacking|having",
    "VERB": """activate|enable|start|fire up|power up|boot up|start up|energize|energise|engage|switch on|wake up|wake
|launch|trigger|spin up|kick on|get going|set going|reactivate|turn on|put on|power on|flick on|kickstart|crank on
|bring to life|actuate|operate|initialise|switch back on|juice up|rev up|light|jump start|re-enable""",
    "GERV": """activating|enabling|starting|firing up|powering up|starting up|energising|engaging|waking up|launching
|booting up|kicking on|reactivating|setting going""",
    "P": "on",
    "DONE": """on|on|turned on|switched on|powered on|powered up|activated|enabled|put on|back on|started|flicked on
|set to on|made active|on again|turned back on|switched back on|brought on|in the on position|up and running""",
    "DO": "be on|turn on|come on|go on|start|switch on|be switched on|be turned on|power up|stay on|start up|come back on",
    "NOT": "off|switched off|turned off|powered off|shut off|to be off|being off|shut down|to go off|deactivated|disabled",
    "NEG": """i don't want|we don't want|i do not want|i dont want|i no longer want|i'd rather not have|don't leave
|don't keep|do not leave|i'm sick of having|i hate having|i don't like|i can't have|we can't have|stop keeping
|i won't have|never have|please don't have|i'd prefer not to have|nobody wants|no one wants|quit keeping|i'm tired of""",
}
OFF = SHARED | {
    "SEP": """turn|switch|put|flick|flip|pop|click|shut|get|power|snap|whack|knock|toggle|push|tap|press|kick|throw|cut
|take|bang|zap|ping|slap|kill|nudge|pull|shoot|jab|poke|thump|smack|swing|twist|slam|close|finish|crack|shove|bung""",
    "GER": "turning|switching|putting|flicking|flipping|popping|clicking|shutting|getting|powering|cutting|knocking|having",
    "VERB": """deactivate|disable|kill|cut|shut down|power down|stop|end|terminate|discontinue|halt|cease|shut off
|knock off|switch off|disengage|inactivate|quit|close down|turn off|power off|flick off|cut off|kill off|wind down
|spin down|finish|deenergise|de-energize|put to rest|make inactive|lay to rest|take offline|nix|axe|douse|suspend""",
    "GERV": """deactivating|disabling|killing|cutting|shutting down|powering down|stopping|ending|terminating|halting
|shutting off|disengaging|closing down|knocking off""",
    "P": "off",
    "DONE": """off|off|turned off|switched off|powered off|powered down|deactivated|disabled|shut off|shut down|killed
|stopped|flicked off|set to off|off again|turned back off|put off|cut off|in the off position|knocked off""",
    "DO": "be off|turn off|go off|shut off|stop|switch off|be switched off|be turned off|power down|stay off|shut down",
    "NOT": "on|switched on|turned on|powered on|running|to be on|being on|going|left on|active|on all the time|to run",
    "NEG": """i don't want|we don't want|i do not want|i dont want|i no longer want|i'd rather not have|don't leave
|don't keep|do not leave|i'm sick of having|i hate having|i don't like|there's no need to have|there's no point having
|no point in having|no sense in having|i see no reason to have|stop keeping|i don't need|we don't need|i no longer need
|nobody needs|no one needs|nobody wants|why waste power with|there's no reason to keep|quit keeping|i'm tired of""",
    "NOMORE": """i don't need|we don't need|i no longer need|we no longer need|i'm done with|we're done with|i am done with
|i'm finished with|we're through with|i've finished using|i'm no longer using|we're not using|i'm not using
|nobody is using|no one is using|i have no need for|i have no use for|there's no need for|that's enough of|enough of
|i've had enough of|i'm all done with|we're all done with|no one needs|nobody needs|i can do without|we can do without
|i don't require|we won't be needing|i won't be needing|i won't need|we won't need|i'm over with|i'm sick of
|i'm fed up with|we've had enough of|no further need for|no need of|i've no further use for|i'm good without""",
}
SWITCH = """
<SEP> <target> <P>
<SEP> <P> <target>
<VERB> <target>
<SEP> <target> <P><TAIL>
<SEP> <P> <target><TAIL>
<VERB> <target><TAIL>
<ADV> <SEP> <target> <P>
<ADV> <SEP> <P> <target>
<ADV> <VERB> <target>
<SEP> <P> <lightsof><TAIL>
<SEP> <lightsof> <P><TAIL>
<SEP> <named> <P><TAIL>
<SEP> <P> <fansof><TAIL>
<VERB> <named><TAIL>
<VERB> <lightsof><TAIL>
<VERB> <fansof>
(make|have|let|help) <target> <DO>
(get|force|tell|ask|order|command|allow|cause) <target> to <DO>
(get|have|make|leave|keep|set|put) <target> <DONE>
(get|have|keep|leave) <target> <DONE><TAIL>
(see to it that|see that|make sure|make sure that|ensure that|take care that|be certain) <target> (is|are|gets|get) <DONE>
(let|allow) <target> <DO><TAIL>
(remember to|don't forget to|be sure to|make sure to|make sure you|you might) <SEP> <target> <P>
(remember to|don't forget to|be sure to|make sure to|make sure you|you might) <VERB> <target>
(<SEP>|<SEP>) in <the>{area} <the>(lights{domain:=light}|light{domain:=light}|fan{domain:=fan}|{name=appliance}) <P>
<SEP> <the>(lights{domain:=light}|light{domain:=light}|fan{domain:=fan}) <P> (over |back |down |out |)in the {area}
<SEP> <P> <the>{name=lamp} (over |back |down |out |)in the {area}
"""
SWITCH_WISH = """
<REQ> <SEP> <target> <P>
<REQ> <SEP> <P> <target>
<REQ> <VERB> <target>
<REQ> <SEP> <target> <P><TAIL>
<GERQ> <GER> <target> <P>
<GERQ> <GER> <P> <target>
<GERQ> <GERV> <target>
<WISH> <target> <DONE>
<WISH> <target> <DONE><TAIL>
<WISH> <lightsof> <DONE>
<WISH> <named> <DONE>
(i want|i need|i'd like|i would like|we want|we'd like|i'd love|i expect|i'd prefer|i wish|i'm asking) <target> to <DO>
(i want|i need|i'd like|we need|she wants|he'd like) <target> to <DO><TAIL>
<target> <MODAL> <DONE>
<target> <MODAL> <DONE><TAIL>
<NEG> <target> <NOT>
<NEG> <target> <NOT><ANYMORE>
<NEG> <lightsof> <NOT><ANYMORE>
<target> <P><TAIL>
<target> <DONE><TAIL>
<target> (please |now |quickly |just |you can |could you |can you |would you |i want you to |go |)<SEP> (it|them|that) <P>
<target> (please |now |just |you can |could you |)<VERB><TAIL>
(can|could|may|should|shall) <target> (please |now |kindly |just |)be <DONE>
would <target> (please|kindly) be <DONE>
(can|could|may|might) <target> (please |now |kindly |just |)<DO><TAIL>
(it's best if|it's better if|i'd like it if|i'd prefer it if|i'd be happier if|i'd be glad if) <target> (were|was|is|are) <DONE>
(i'd like to|i want to|i need to|we'd like to|may i|could i|shall i|let me) (have|see|get) <target> <DONE>
(time|it's time|high time|it's high time|about time) (to have|to get|we had|we got|for) <target> <DONE>
(is there any way|is there a way|would it be possible|is it feasible|can you manage|would you be willing) to <SEP> <target> <P>
(is there any way|is there a way|would it be possible|is it feasible|can you manage|would you be willing) to <VERB> <target>
(let there be no more|no more|enough of|enough with) <target> <NOT>
(in|over in|down in|out in) <the>{area} <SEP> <the>(lights{domain:=light}|light{domain:=light}|fan{domain:=fan}) <P><TAIL>
(in|over in|down in|out in) <the>{area} <REQ> <SEP> <the>{name=appliance} <P>
(in|over in|down in) <the>{area} <WISH> <the>(lights{domain:=light}|light{domain:=light}|fan{domain:=fan}) <DONE>
(as for|about|with|for|concerning) <target> (please|just|could you|can you|go and|kindly) <SEP> (it|them) <P>
"""
# Light in rooms.
GLOW = """
(light|light up|illuminate|floodlight|irradiate) <the>{area=room}{domain:=light}<TAIL>
<REQ> (light|light up|illuminate) <the>{area=room}{domain:=light}
<GERQ> (lighting|lighting up|illuminating) <the>{area=room}{domain:=light}
(bring|get|put|shine|throw|cast|shed|pour|turn on|switch on|put on) <LIGHT> (in|into|on in) the {area}<TAIL>
(make|have|let) <LIGHT> (shine|come on|go on|be on) <in>{area}
"""
GLOW_WISH = """
<WISH> <LIGHT> <in>{area}
<WISH> <LIGHT> <in>{area}<TAIL>
<WISH> <the>{area=room} (lit|lit up|illuminated|all lit up){domain:=light}
<the>{area=room} <MODAL> (lit|lit up|illuminated){domain:=light}
(there should be|there has to be|there must be|let there be|how about|what about) <LIGHT> <in>{area}
"""
LIGHT = {"LIGHT": "(light|some light|the light|the lights|lights|a light|a bit of light|lighting|illumination){domain:=light}"}
DARK = """
<OUT> <lightsof>
<OUT> <lightsof><TAIL>
<ADV> <OUT> <lightsof>
(turn|put|switch|knock|blow|snuff|flick|get|click|take) <lightsof> out<TAIL>
(make|get|have|turn|keep) <the>{area=room} (pitch dark|completely dark|totally dark|pitch black|all dark){domain:=light}
(cut|kill|stop|remove|take away|take|banish|lose) the (light|lights|lighting){domain:=light} (from|in|out of) the {area}
"""
DARK_WISH = """
<NOMORE> <target><ANYMORE>
<NOMORE> <lightsof><ANYMORE>
<NOMORE> <named><ANYMORE>
<NOMORE> <fansof><ANYMORE>
<NOMORE> <target> on<ANYMORE>
(no more|no|without|minus|skip|lose|drop) (light|lights|lighting){domain:=light} <in>{area}<ANYMORE>
<target> (isn't|is not|aren't|are not|is no longer|are no longer) (needed|required|necessary|wanted|used)<ANYMORE>
<target> (can|may|could|should|must|has to|have to) (stop|go off|rest|shut down|shut off|be shut down|cease)<TAIL>
<target> (doesn't|don't|does not|do not|needn't|need not) (need to |have to |)(be on|run|be running|keep running|stay on)<ANYMORE>
<REQ> <OUT> <lightsof>
<GERQ> (dousing|extinguishing|putting out|turning out|killing|switching out) <lightsof>
<WISH> <lightsof> (out|doused|extinguished|put out|turned out)<TAIL>
<lightsof> <MODAL> (out|doused|extinguished|put out|turned out)
"""
OUT = {"OUT": "douse|extinguish|put out|turn out|switch out|snuff out|snuff|knock out|blow out|black out|flick out|shut off"}

TRAIN = [
    # The plain ways to say it.
    (4, "HassTurnOn", {}, "do", lines("""
(turn|turn|turn|switch|switch|put|power) on <target>
(turn|turn|turn|switch|switch|put|power|flip|click) <target> on
(turn|switch|put|get) <target> on
<target> on
<target> (on now|turn on|switch on|to on)
(activate|enable|power up|start up|fire up|engage|energize) <target>
start <the>{name=appliance}
start <fansof>
set <target> (on|to on)
on <target>
(turn|switch) <target> back on
""")),
    # Commands that begin with a verb.
    (2.7, "HassTurnOn", {}, "do", lines("""
make <target> (go on|turn on|work|run|come on)
get <target> (going|on|running|started)
bring <target> on
flip on <target>
illuminate <the>{area=room}{domain:=light}
light up <the>{area=room}{domain:=light}
(light|put some light on in|shed some light on|floodlight) <the>{area=room}{domain:=light}
(give me|let there be) (light|some light){domain:=light} <in>{area}
(bring|get|put|shine|throw) (some light|light|a bit of light|a light){domain:=light} (in|into|on in) the {area}
let's have <target> on
keep <target> (on|running|switched on)
(keep|leave) <target> (going|running|switched on)
leave <target> on
(pop|stick|whack|bung|chuck|slap|throw|shove|bang|ping|knock|crack|zap) <target> on
(flick|tap|press|snap|click|push|toggle|flip|hit|bump|pull|slide) <target> on
(flick|pop|stick|whack|bung|chuck|throw|snap|click|flip|zap|tap|press) on <target>
hit <target>
(hit|press) the (switch|button) (for|on) <target> to turn it on
let me have <target> on
lemme (have|get) <target> (on|going)
(gimme|give me|give us) <target> on
can i get <target> on
(wake up|boot up|kick on|spin up|light|kick off|start off|jump start|rev up) <target>
(wake|boot|kick|spin|fire|light|start|power|juice|switch) <target> up
(bring|kick|jolt|spark|shake) <target> (to life|into life|into action)
give <named> (a go|a whirl|some power|some juice|the juice|a spin|a start)
(send|supply|feed|apply|deliver|connect|give|restore) (power|electricity|current|the power) to <named>
(get|bring) <target> up and running
(get|put|set) <target> (in|into) (operation|action|motion|service|use)
set <target> (going|running|working|in on mode|in the on state|to the on position|to active|to enabled)
have <target> (on|switched on|running|turned on|come on|go on|start up|started)
(let|allow) <target> (come on|go on|run|start|turn on|be on|work)
put <target> (into the on position|in on state|to on|into on mode)
(switch|change|flip|move|turn) <target> (from off to on|over to on|to the on position|to on state)
(switch|change|move) the (state|status|power) of <target> to on
set the (state|status|power|switch) of <target> to on
(ignite|launch|initiate|trigger|commence|reactivate|re-enable|restart up|electrify|begin) <target>
(make sure|ensure|be sure|make certain|see to it|make sure that|ensure that|see to it that) <target> (is|are|gets|goes|stays|be) on
(make sure|ensure|see that|see to it that) <target> (is|are|gets|get) (turned|switched|powered) on
(arrange for|get someone to have|organise for) <target> (to be on|to be switched on|to come on)
(don't|do not|never|please don't) (leave|keep|let) <target> (off|stay off|switched off)
(turn|switch) on in (the|my) {area} the lights{domain:=light}
(turn|switch|put) on in (the|my) {area} the fan{domain:=fan}
(turn|switch|put) on in (the|my) {area} <the>{name=appliance}
(turn|switch|put) on (both|these|those|the two) (lights|lamps here|lights here){domain:=light}
(turn|switch|put) on (both|those|the two|these) lights{domain:=light} <in>{area}
(turn|switch) on the {area=room}'s (lights|light|lighting){domain:=light}
(open|make open) <the><light>[ <in>{area}]
(open|make open) <the>{area=room} <light>
(open|open up) <the><fan>[ <in>{area}]
do <target> on
do (the switching on|switch on|turn on) (of|for) <target>
make on <target>
make <target> on
(make|do) <target> (to be on|to go on|to work|to start|be on|switch on|active|lit)
(go|go and|go ahead and|run and) (turn|switch|put) <target> on
do the needful and (turn|switch) on <target>
(turnon|switchon|tern on|trun on|swich on|swtich on|turned on|switched on|turning on|torn on|turn the on) <target>
(turn|switch) on on <target>
(turn|switch) to on <target>
turn it on <target>
(turn|switch) that on <target>
try (turning|switching|putting) <target> on
try <target> on
go for <target> on
choose on for <target>
(on|yes|ok|right) (turn|switch|put) on <target>
time for <target> to (go on|come on|be on|run|start)
(hook|rig|fix|line) up power to <named>
{word} <target> on
{word} on <lightsof>
{word} on <named>
""") + filled(SWITCH + GLOW, ON | LIGHT)),
    # The thing, or a wish, comes first.
    (1.8, "HassTurnOn", {}, "plain", lines("""
(i want|i need|i would like|i'd like|we'd like) <target> (on|turned on|switched on|to be on|to be turned on)
<target> should be (on|turned on|switched on)
(give me|i need|i want|let there be|we need) (light|some light|lights){domain:=light} <in>{area}
how about <target> on
(we|i) (want|need|could use) <target> on
it's time for <target> (on|to be on|to go on)
<target> (must|can|could|has to|have to|ought to|should|may|shall|might) (be|go|come) on[ please| now]
<target> (must|can|could|has to|have to|should|may) (be|get) (switched|turned|powered|put) on[ please| now]
<target> (needs|need|wants|requires) (to be on|to go on|to come on|to be switched on|to be turned on|turning on|switching on)[ please| now]
<target> (shouldn't|should not|must not|mustn't|can't|cannot) (be|stay|remain) off
(i'd|i would) (rather|sooner) have <target> on
(i'd|i would) (prefer|like|love|be happy with|appreciate|enjoy) <target> (on|switched on|turned on|to be on|running)
(it would|it'd|would) be (nice|good|great|lovely|better|helpful|cool|ideal|awesome) (if|to have) <target> (was|were|could be|is) on
(it would|it'd|would) be (nice|good|great|lovely|better|cool) to have <target> (on|running|switched on)
(we're|we are|i'm|i am) (going to need|gonna need|ready for|going to want|in need of) <target> on
(i|we) (gotta|have got to|have to|must|got to|need to) (have|get|turn|switch) <target> on
(i|we) (wanna|want to|would like to|need to|would love to) (have|see|get) <target> (on|switched on|running|going)
(i|we) (wish|insist|demand|request|ask|suggest|propose) (that |)<target> (be|is|were|was|should be) (on|turned on|switched on)
(i|we) (don't|do not|dont) (want|like) <target> (off|to be off|switched off|staying off)
what i (want|need) is <target> on
all i (want|need|ask) is <target> (on|switched on|turned on)
(can|could|may|might) <target> (be|go|come|get) (on|switched on|turned on|put on)[ please]
<target> (on please|on now please|on thanks|on thank you|on mate|on love|on na|on quick|please on|now on|go on|come on|back on|on on)
<target> (to be on|to be switched on|being on|set on|set to on|state on|power on|switched on|enable|activate|activated|start up|go)
<the>{name=lamp} in the {area} (put|turn|switch|flick|get) it on[ please| now]
<the><light> in the {area} (put|turn|switch|flick) (it|them) on[ please| now]
<the>{area=room} <lights> (put|turn|switch|get|flick) (it|them) on[ please]
<the>{name=appliance} (put|turn|switch|flick|get|stick) it on[ please| now| for me]
(you know|see|you see|about|as for|regarding|hey) <the>{name=appliance} (put|turn|switch|flick|get) it on[ please]
(you know|see|about|as for) <the><light> in the {area} (put|turn|switch) (it|them) on
on (for|with) <the>{name=appliance}
(on|on|turn on|switch on|put on|get on) (lights|light|the lights){domain:=light} {area=room}
(on|on|turn on|switch on) (fan|the fan){domain:=fan} {area=room}
on with <target>
power (on|to on|up) <target>
(in|over in|inside|down in|out in) (the|my) {area} (turn|switch|put|flick|get) (the lights|the light|lights|light){domain:=light} on[ please| now]
(in|over in|inside|down in|out in) (the|my) {area} (turn|switch|put|flick) on (the lights|the light|lights|light){domain:=light}[ please]
(in|over in) (the|my) {area} (turn|switch|put|start|get) (the fan|fan|the fans){domain:=fan} on
(in|over in) (the|my) {area} (turn|switch|put|flick) on (the fan|fan|the fans){domain:=fan}
(in|over in) (the|my) {area} (turn|switch|put|flick|get) <the>{name=appliance} on[ please]
(in|over in) (the|my) {area} (turn|switch|put|activate|start) on <the>{name=lamp}
(in|over in) (the|my) {area} (i want|i need|i'd like|we need) the (lights|light){domain:=light} on
on the {floor=storey} (turn|switch|put) (on the|on all|on all the) lights{domain:=light}
on the {floor=storey} (turn|switch|put) (the|all the) (lights{domain:=light}|fans{domain:=fan}) on
{floor=upstairs} (turn|switch|put) (the|all the|all) lights{domain:=light} on
{floor=upstairs} (turn|switch|put) on (the|all the|all) (lights{domain:=light}|fans{domain:=fan})
(in here|in this room|around here) (turn|switch|put) (the|all the) lights{domain:=light} on
{area=room} (turn|switch|put) (the|) (lights|light){domain:=light} on
{area=room} (turn|switch|put) on (the|) (lights{domain:=light}|light{domain:=light}|fan{domain:=fan})
{area=room} (turn|switch|put) (on <the>{name=appliance}|<the>{name=appliance} on)
{area=room} on (the |)(lights{domain:=light}|light{domain:=light}|fan{domain:=fan})
(lights|light){domain:=light} on {area=room}
fan{domain:=fan} on {area=room}
(lights|light){domain:=light} {area=room} (on|switch on|turn on)
fan{domain:=fan} {area=room} (on|turn on)
(lights|light){domain:=light} (on|burning|shining|lit) (in|for) the {area}[ please]
<the>{area} (could use|needs|wants|requires|should have) (light|some light|lights|lighting|a bit of light){domain:=light}
<the>{area} should be lit[ up]{domain:=light}
(i want|i need|i'd like) <the>{area} (lit|lit up|illuminated){domain:=light}
there should be (light|lights|some light){domain:=light} in the {area}
(i|we) (could do with|could use|would like|fancy) (some|a bit of|a little) light{domain:=light} in the {area}
(wakey wakey|hello|rise and shine) <lightsof>
(feel free to|you may|you might|you can now) (turn|switch|put) <target> on
(how about|what about|mind|would you mind|do you mind) (turning|switching|putting|flicking|popping) on <target>
(how about|what about|mind|would you mind|do you mind) (turning|switching|putting|flicking|getting|having) <target> on
(how about|what about|fancy) <target> on
(i'd appreciate|i would appreciate|i'd love) (you turning|you switching|it if you turned|it if you switched|you to turn) <target> on
(is it possible|would it be possible|are you able|is there a way|is it ok) to (turn|switch|put) (on <target>|<target> on)
(is it possible|would it be possible|can it be arranged) to (have|get) <target> (on|switched on|turned on)
(any chance|is there any chance|any way|any chance that) you (could|can|might|would) (turn|switch|put|get|flick|stick) <target> on
(any chance of|what are the chances of|any possibility of) (turning|switching|putting|having|getting) <target> on
(why don't you|why don't we|why not|shouldn't you|can't you|won't you|couldn't you) (turn|switch|put|flick|pop) <target> on
(i wonder if|i was wondering if|wondering if|do you think) you (could|can|would|might) (turn|switch|put|get) <target> on
(shall we|should we|may we|may i|might i|could i) (have|turn|put|get|switch) <target> on
""") + filled(SWITCH_WISH + GLOW_WISH, ON | LIGHT)),
    # With the reason for it.
    (0.5, "HassTurnOn", {}, "plain", lines("""
(it's|it is) (so|too|very|really|pitch|getting|awfully|rather) dark (turn|switch|put|get) <lightsof> on
(it's|it is) (so|too|very|really|pitch|getting) (dark|black|gloomy) in here (turn|switch|put) on <lightsof>
(i|we) (can't|cannot|can not|can hardly|can barely) (see|see a thing|see anything|read|find my shoes) (turn|put|switch) on <lightsof>
(turn|put|switch) <lightsof> on (i can't see|it's dark|i want to read|so i can see|so we can see|i can't see a thing|for reading)
(it's|it is) (hot|stuffy|boiling|sweltering|warm|humid|roasting) (in here |)(turn|put|switch|get) <fansof> on
(turn|put|switch) <fansof> on (i'm|it's|we are) (hot|boiling|melting|too hot|roasting|sweating)
(i'm|we're|i am) (cold|freezing|hot|bored|ready|back|home|cooking|up) (so |)(turn|put|switch|get) on <target>
(somebody|someone|he|she|they) (turned|switched) <the>{name=appliance} off (so |)(turn|switch|put) it (back |)on
(why is|why are) <the>{name=appliance} (off|still off|not on) (turn|switch|put) it on
(i|we) (forgot|forgot to turn it on|need it) (turn|switch|put) <target> on
(we are|we're|i'm|i am) (having a party|expecting guests|watching a film|doing laundry|reading) so (turn|switch|put) <target> on
(turn|switch|put) <target> on (because|since|as|cos) (i need it|we need it|it's off|it is off|guests are coming|i'm home)
(turn|switch|put) on <target> (the guests are here|i am home|we need it|would be a dear|there's a good chap)
(so that|so) (i|we) can (see|read|work|eat|cook|relax) (turn|switch|put) <target> on
""")),
    # The plain ways to say it.
    (4, "HassTurnOff", {}, "do", lines("""
(turn|turn|turn|switch|switch|shut|power|cut|put|click) off <target>
(turn|turn|turn|switch|switch|shut|power|put) <target> off
(turn|switch|shut|get) <target> off
<target> off
<target> (off now|turn off|shut off|to off|out|switch off)
(deactivate|disable|kill|cut|shut down|power down|stop|end|deactive) <target>
set <target> (off|to off)
shut <target> down
off <target>
""")),
    # Commands that begin with a verb.
    (2.7, "HassTurnOff", {}, "do", lines("""
(turn|put|switch|get|blow) out <lightsof>
(turn|put|knock|snuff|blow) <lightsof> out
make <target> (go off|turn off|shut off|shut down)
make <fansof> stop
cut <lightsof> off
bring <target> off
keep <target> (off|switched off|turned off|shut off)
leave <target> (off|switched off|turned off)
(pop|flick|whack|bung|knock|zap|snap|bang|ping|tap|press|hit|slap|chuck|throw) <target> off
(pop|flick|knock|zap|snap|flip|tap|press|turn|bump|push|pull|toggle|close|click|pull) off <target>
(flip|click|push|toggle|slide|close|kick|take|power|kill) <target> off
(douse|extinguish|quit|cease|shut) <lightsof> (off|)
(douse|extinguish|snuff out|snuff|blow out|nix|axe|lose|ditch|black out|knock out|get rid of) <lightsof>
(douse|extinguish|quit|cease|terminate|halt|discontinue|nix|axe|ditch|zap|lose) <named>
(kill|cut|cancel) the (lights|light){domain:=light}[ <in>{area}]
turn of <target>
turn <target> of
(switch|shut|power) of <target>
let me have <target> off
lemme (have|get) <target> off
can i get <target> off
(give me|gimme|give us) <target> off
have <target> (off|switched off|turned off|shut off|go off|shut down|stopped)
(let|allow) <target> (go off|turn off|be off|shut down|stay off|rest)
(give|grant) <named> (a rest|a break|some rest|the night off)
(put|send|lay) <named> to (sleep|bed|rest)
(pull|yank) the plug (on|from|of) <named>
(cut|kill|stop|drop|interrupt|shut off|disconnect) (the power|power|the electricity|the current|the juice) (to|of|for|from) <named>
(remove|take|withdraw) (the power|power|electricity) from <named>
(unplug|disconnect|unpower|depower|deenergize) <named>
take <named> off
(take|bring|put) <named> (offline|out of action|out of service|out of operation|out of use)
put <target> (into the off position|in off state|to off|into off mode|in the off position)
shift <target> off
(set|leave) <target> (in off mode|in the off state|to the off position|to inactive|to disabled|not running)
(switch|change|flip|move|turn) <target> (from on to off|over to off|to the off position|to off state)
(set|switch|change|move) the (state|status|power) of <target> to off
(make sure|ensure|be sure|make certain|see to it|make sure that|ensure that|see to it that) <target> (is|are|gets|goes|stays|be) off
(make sure|ensure|see that|see to it that) <target> (is|are|gets|get) (turned|switched|shut|powered) off
(make sure|ensure|see that|see to it that) <target> (is not|isn't|are not|aren't) (on|running|left on)
(arrange for|organise for) <target> (to be off|to be switched off|to go off)
(don't|do not|never|please don't) (leave|keep|have) <target> (on|running|switched on)
(don't|do not|never|please don't) let <target> (run|stay on|keep running|be on|remain on)
(stop|prevent|keep) <target> from (running|being on|working|going|staying on)
stop (running|using|powering|heating with|wasting power on) <named>
(turn|switch|shut) off in (the|my) {area} the lights{domain:=light}
(turn|switch|shut) off in (the|my) {area} the fan{domain:=fan}
(turn|switch|put|shut) off in (the|my) {area} <the>{name=appliance}
(turn|switch|shut) off (both|these|those|the two) (lights|lights here){domain:=light}
(turn|switch|shut|kill) off (both|those|the two|these) lights{domain:=light} <in>{area}
(turn|switch|shut) off the {area=room}'s (lights|light|lighting){domain:=light}
(close|make close|shut) <the><light>[ <in>{area}]
(close|make close|shut) <the>{area=room} <light>
(close|shut) <the><fan>[ <in>{area}]
do <target> off
do (the switching off|switch off|turn off) (of|for) <target>
make off <target>
make <target> off
(make|do) <target> (to be off|to go off|to stop|be off|switch off|inactive)
(go|go and|go ahead and|run and) (turn|switch|shut) <target> off
do the needful and (turn|switch) off <target>
(turnoff|switchoff|tern off|trun off|swich off|swtich off|turned off|switched off|turning off|torn off|term off|shutoff) <target>
(turn|switch) off off <target>
(turn|switch) to off <target>
turn it off <target>
try (turning|switching|putting) <target> off
go for <target> off
choose off for <target>
(off|yes|ok|right) (turn|switch|shut) off <target>
time for <target> to (go off|be off|stop|shut down|sleep|rest)
{word} <target> off
{word} off <lightsof>
{word} off <named>
""") + filled(SWITCH + DARK, OFF | OUT)),
    # The thing, or a wish, comes first.
    (1.8, "HassTurnOff", {}, "plain", lines("""
(i want|i need|i would like|i'd like|we'd like) <target> (off|turned off|switched off|to be off|to be switched off)
<target> should be (off|turned off|switched off)
(no light|no more light|lights out|darkness|no lights|lights off){domain:=light} <in>{area}
(lights out|lights out please|lights out everyone|lights out kids|time for lights out){domain:=light}
(lights out|all lights out){domain:=light} (in|for|at|throughout) the {area}[ please| now]
lights out{domain:=light} ({floor=upstairs}|on the {floor=storey})
i don't (want|need) <target> (anymore|on|on anymore)
no need for <target>
(we're|we are|i'm|i am) (done with|finished with|through with|over with|finished using|done using) <target>
how about <target> off
(we|i) (want|need|could do with) <target> off
<target> (must|could|should|can|may|has to|have to|ought to|shall|might) (be|go) off[ please| now]
<target> (must|can|could|has to|have to|should|may) (be|get) (switched|turned|powered|shut) (off|down)[ please| now]
<target> (needs|need|wants|requires) (to be off|to go off|to be switched off|to be turned off|turning off|switching off|shutting off)[ please| now]
<target> (shouldn't|should not|must not|mustn't|needn't|need not|doesn't need to|don't need to) (be|stay|remain) on
<target> (doesn't|does not|don't|do not) (need|have) to (be on|run|stay on|keep running)[ anymore| any more| now]
<target> (is|are) (no longer needed|not needed|not needed any more|no longer required|not required anymore|unneeded)
<target> (has|have) been (on|running) (long enough|for too long|for long enough|too long)
<named> (can|may|should) (rest|sleep|stop|take a break|shut down|stop now|finish) now
(i'd|i would) (rather|sooner) have <target> off
(i'd|i would) (prefer|like|love|be happy with|appreciate|enjoy) <target> (off|switched off|turned off|to be off)
(i'd|i would) rather not have <target> on
(it would|it'd|would) be (nice|good|great|lovely|better|helpful|cool|ideal|awesome) if <target> (was|were|could be) off
(it would|it'd|would) be (nice|good|great|lovely|better|cool) to have <target> (off|switched off)
(we're|we are|i'm|i am) (ready for|going to need|gonna need|going to want) <target> off
(i|we) (gotta|have got to|have to|must|got to|need to) (have|get|turn|switch) <target> off
(i|we) (wanna|want to|would like to|need to|would love to) (have|see|get) <target> (off|switched off)
(i|we) (wish|insist|demand|request|ask|suggest|propose) (that |)<target> (be|is|were|was|should be) (off|turned off|switched off)
(i|we) (don't|do not|dont) (want|need|like|require) <target> (on|to be on|running|switched on)[ any more| anymore| now]
(i|we) (don't|do not|dont) (need|require|use) <target> (any more|anymore|any longer|right now|now)
(i|we) no longer (need|want|require) <target>[ on]
(i|we) (could|can) (do|manage|live) without <target>
(i've|we've|i have|we have) (finished with|had enough of|no use for|no more use for) <target>
(nobody|no one|noone) (needs|wants) <target> (on|on anymore|on any more|anymore|right now)
what i (want|need) is <target> off
all i (want|need|ask) is <target> (off|switched off|turned off)
(can|could|may|might) <target> (be|go|get) (off|switched off|turned off|shut off)[ please]
<target> (off please|off now please|off thanks|off thank you|off mate|off love|off na|off quick|please off|now off|go off|off off)
<target> (to be off|to be switched off|being off|set off|set to off|state off|power off|switched off|disable|deactivate|shut down)
<the>{name=lamp} in the {area} (put|turn|switch|flick|shut) it off[ please| now]
<the><light> in the {area} (kill|turn|switch|flick|shut) (it|them) off[ please| now]
<the>{area=room} <lights> (put|turn|switch|get|shut) (it|them) off[ please]
<the>{name=appliance} (put|turn|switch|flick|get|shut) it off[ please| now| for me]
(you know|see|you see|about|as for|regarding|hey) <the>{name=appliance} (shut|turn|switch|flick|get) it off[ please]
(you know|see|about|as for) <the><light> in the {area} (put|turn|switch) (it|them) off
off (for|with) <the>{name=appliance}
(off|off|turn off|switch off|kill|cut) (lights|light|the lights){domain:=light} {area=room}
(off|off|turn off|switch off) (fan|the fan){domain:=fan} {area=room}
off with <target>
power (off|to off|down) <target>
(in|over in|inside|down in|out in) (the|my) {area} (turn|switch|shut|flick|get) (the lights|the light|lights|light){domain:=light} off[ please| now]
(in|over in|inside|down in|out in) (the|my) {area} (turn|switch|shut|kill) off (the lights|the light|lights|light){domain:=light}[ please]
(in|over in) (the|my) {area} (turn|switch|put|shut|get) (the fan|fan|the fans){domain:=fan} off
(in|over in) (the|my) {area} (turn|switch|shut|flick) off (the fan|fan|the fans){domain:=fan}
(in|over in) (the|my) {area} (turn|switch|put|flick|get) <the>{name=appliance} off[ please]
(in|over in) (the|my) {area} (turn|switch|shut) off <the>{name=lamp}
(in|over in) (the|my) {area} (i want|i need|i'd like|we need) the (lights|light){domain:=light} off
on the {floor=storey} (turn|switch|shut) (off the|off all|off all the) lights{domain:=light}
on the {floor=storey} (turn|switch|shut) (the|all the) (lights{domain:=light}|fans{domain:=fan}) off
{floor=upstairs} (turn|switch|shut) (the|all the|all) lights{domain:=light} off
{floor=upstairs} (turn|switch|shut) off (the|all the|all) (lights{domain:=light}|fans{domain:=fan})
(in here|in this room|around here) (turn|switch|shut) (the|all the) lights{domain:=light} off
{area=room} (turn|switch|shut) (the|) (lights|light){domain:=light} off
{area=room} (turn|switch|shut) off (the|) (lights{domain:=light}|light{domain:=light}|fan{domain:=fan})
{area=room} (turn|switch|shut) (off <the>{name=appliance}|<the>{name=appliance} off)
{area=room} off (the |)(lights{domain:=light}|light{domain:=light}|fan{domain:=fan})
(lights|light){domain:=light} (off|out) {area=room}
fan{domain:=fan} off {area=room}
(lights|light){domain:=light} {area=room} (off|out|turn off|switch off)
fan{domain:=fan} {area=room} (off|turn off|stop)
there should be (no light|no lights|no light on){domain:=light} in the {area}
(out with|away with|enough with|goodbye|bye bye|night night|goodnight) <lightsof>
(feel free to|you may|you might|you can now) (turn|switch|shut) <target> off
no need (for|to have|to keep) <target> (on|running|)
(plunge|put) <the>{area=room} (into|in) darkness{domain:=light}
(remove|take away|get rid of|banish|end) the light{domain:=light} in <the>{area}
(how about|what about|mind|would you mind|do you mind) (turning|switching|shutting|flicking|cutting) off <target>
(how about|what about|mind|would you mind|do you mind) (turning|switching|shutting|powering|getting|having) <target> off
(how about|what about|fancy) <target> off
(i'd appreciate|i would appreciate|i'd love) (you turning|you switching|it if you turned|it if you switched|you to turn) <target> off
(is it possible|would it be possible|are you able|is there a way|is it ok) to (turn|switch|shut) (off <target>|<target> off)
(is it possible|would it be possible|can it be arranged) to (have|get) <target> (off|switched off|turned off)
(any chance|is there any chance|any way|any chance that) you (could|can|might|would) (turn|switch|shut|cut|flick|get) <target> off
(any chance of|what are the chances of|any possibility of) (turning|switching|shutting|having|getting) <target> off
(why don't you|why don't we|why not|shouldn't you|can't you|won't you|couldn't you) (turn|switch|shut|flick|power) <target> off
(i wonder if|i was wondering if|wondering if|do you think) you (could|can|would|might) (turn|switch|shut|get) <target> off
(shall we|should we|may we|may i|might i|could i) (have|turn|put|get|switch) <target> off
""") + filled(SWITCH_WISH + DARK_WISH, OFF | OUT)),
    # With the reason for it.
    (0.5, "HassTurnOff", {}, "plain", lines("""
(it's|it is) (so|too|very|really|way too|awfully) bright (turn|switch|shut) <lightsof> off
(it's|it is) (too|so|very) (bright|light) in here (turn|switch|shut) off <lightsof>
(we're|we are|i'm|i am) (going to bed|watching a film|off to sleep|leaving|going out|heading out) (so |)(turn|switch|shut) <target> off
(we're|we are|i'm|i am) (watching a movie|trying to sleep|in bed|about to leave|all done|finished) (so |)(turn|switch|shut|power) off <target>
(turn|switch|shut) <target> off (we're leaving|i'm going to bed|the baby is asleep|we are watching a film|i have a headache)
(turn|switch|shut) off <target> (because|since|as|cos) (we don't need it|it's on|it is still on|i'm going out|nobody is there|it wastes power)
(turn|switch|shut) off <target> (to save energy|to save power|to save electricity|there's a good chap|we are done|i'm finished)
(it's|it is) (cold|freezing|chilly|too windy|draughty) (in here |)(turn|switch|shut) <fansof> off
<the>{name=appliance} is (too loud|so loud|too noisy|annoying me|making noise|getting hot|driving me mad) (turn|switch|shut) it off
(why is|why are) <the>{name=appliance} (on|still on|running) (turn|switch|shut) it off
(why are|who left) <the>lights{domain:=light} (on|still on) in the {area} (turn|switch|shut) them off
(who|somebody|someone|he|she|i|we) (left|has left|turned) <the>{name=appliance} on (turn|switch|shut) it off
(i|we) (forgot|forgot to) (turn|switch|shut) off <target> (do it|can you do it|please do it|do it for me)
(nobody is|no one is|there is nobody|there's no one) in the {area} (so |)(turn|switch|shut) off the (lights|light){domain:=light}
(nobody is|no one is) (using|watching|listening to) <the>{name=appliance} (so |)(turn|switch|shut) it off
(so that|so) (i|we) can (sleep|nap|rest|talk|relax|leave) (turn|switch|shut) <target> off
save (energy|power|electricity|some power) (and |by |)(turn|switch|turning|switching) off <target>
""")),
]
