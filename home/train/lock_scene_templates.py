"""Sentences that lock things, and scenes, scripts and machines. See `templates.py`."""

from rules import filled, lines
from shared import SHARED

# What locks and what unlocks; the frames are the same.
LOCK = SHARED | {
    "VERB": """lock|lock|lock|lock|lock up|bolt|double lock|deadbolt|relock|padlock|bar|secure|bolt up|lock down
|double bolt|re-lock
|deadlock|turn the key in|turn the lock on|put the bolt on|activate the lock on|engage the lock on|key lock|auto lock""",
    "GER": "locking|locking|locking up|bolting|double locking|relocking|securing|deadbolting|padlocking",
    "DONE": """locked|locked|locked|locked up|bolted|double locked|secured|locked tight|locked again|securely locked
|locked properly
|safely locked|fully locked|in the locked position|in locked state|on lock|all locked up|under lock and key|deadbolted
|barred""",
    "DO": "lock|be locked|stay locked|lock up|be bolted|remain locked|be locked up|lock itself|get locked",
    "NOT": "unlocked|to be unlocked|being unlocked|left unlocked|unbolted|standing unlocked|to stay unlocked|without a lock",
    "HOW": """ up| tight| for the night| behind me| behind us| properly| securely| again| after me| up tight
| so nobody gets in
| to be on the safe side| to keep the kids in| so no one can get in| before anyone gets in| safely| fully| well""",
    "HASP": "put on|throw|slide|fasten|engage|set|shoot|turn|close|apply|latch|activate|drive home|slip on|switch on",
    "ON": "on|on|of|for|at",
    "NEG": """i don't want|we don't want|i do not want|i no longer want|i'd rather not have|don't leave|don't keep
|never leave
|i hate having|i don't like|i can't have|we can't have|stop leaving|nobody wants|it's not safe to have
|i'm afraid of having""",
}
UNLOCK = SHARED | {
    "VERB": """unlock|unlock|unlock|unlock|unbolt|unbar|undo the lock on|release the lock on|take the lock off
|undo the bolt on|un-lock
|disengage the lock on|turn the lock off on|free the lock of|deactivate the lock on|unfasten the lock on|undeadbolt
|key open""",
    "GER": "unlocking|unlocking|unbolting|unbarring|undoing the lock on|releasing the lock on|taking the lock off",
    "DONE": """unlocked|unlocked|unlocked|unbolted|unlocked again|fully unlocked|in the unlocked position|in unlocked state
|no longer locked|unbarred|unlocked properly|not locked|completely unlocked|released from its lock|all unlocked""",
    "DO": "unlock|be unlocked|stay unlocked|be unbolted|remain unlocked|unlock itself|get unlocked",
    "NOT": "locked|to be locked|being locked|left locked|bolted|locked up|to stay locked|under lock and key|double locked",
    "HOW": """ again| for me| so i can get in| so we can get in| to let them in| for the guests| for the cleaner
| for the courier
| for grandma| for the delivery guy| so i can go out| so they can come in| for my friend| for the kids
| as i'm locked out""",
    "HASP": """take off|undo|release|slide back|disengage|unfasten|remove|free|draw back|retract|loosen|deactivate
|slip off|switch off""",
    "ON": "on|on|of|from|at",
    "NEG": """i don't want|we don't want|i do not want|i no longer want|i'd rather not have|don't leave|don't keep
|do not keep
|i hate having|i don't like|i don't need|we don't need|there's no need to have|no need to have|there's no reason to have""",
}
BOLT = """
<VERB> <locksof>
<VERB> <locksof><TAIL>
<VERB> <locksof><HOW>
<ADV> <VERB> <locksof>
<VERB> <the>{name=lock}{domain:=lock}<TAIL>
<VERB> <the>{name=lock}{domain:=lock}<HOW>
<HASP> the (lock|bolt|latch|deadbolt|chain|padlock) <ON> <the>{name=lock}{domain:=lock}
<HASP> the (locks|bolts) <ON> <allthe>doors{domain:=lock}<TAIL>
(make|have|let|help) <locksof> <DO>
(get|force|tell|allow|cause|ask) <locksof> to <DO>
(get|have|keep|leave|make|set) <locksof> <DONE>
(get|have|keep|leave) <locksof> <DONE><TAIL>
(see that|make sure|make sure that|ensure|ensure that|take care that|see to it that) <locksof> (is|are|gets|get|stays) <DONE>
(remember to|don't forget to|be sure to|make sure to|make sure you) <VERB> <locksof>
"""
BOLT_WISH = """
<REQ> <VERB> <locksof>
<REQ> <VERB> <locksof><TAIL>
<REQ> <VERB> <locksof><HOW>
<REQ> <HASP> the (lock|bolt|latch|deadbolt|chain) <ON> <the>{name=lock}{domain:=lock}
<GERQ> <GER> <locksof>
<GERQ> <GER> <locksof><TAIL>
<WISH> <locksof> <DONE>
<WISH> <locksof> <DONE><TAIL>
(i want|i need|i'd like|i would like|we want|we'd like|i'd love|i expect|i'd prefer|she wants) <locksof> to <DO>
<locksof> <MODAL> <DONE>
<locksof> <MODAL> <DONE><TAIL>
<locksof> (should|must|has to|have to|needs to|need to|ought to|can|could|may|shall) <DO>
(can|could|may) <locksof> (please |now |)be <DONE><TAIL>
<NEG> <locksof> <NOT>
<NEG> <locksof> <NOT><ANYMORE>
<locksof> <DONE><TAIL>
<locksof> (please |now |could you |can you |you can |just |go and |)<VERB> (it|them)
(it's best if|it's better if|i'd like it if|i'd prefer it if|i'd feel better if) <locksof> (were|was|is|are) <DONE>
(time|it's time|high time|it's high time|about time) (to have|to get|we had|we got|for) <locksof> <DONE>
(is there any way|is there a way|would it be possible|can you manage|would you be willing) to <VERB> <locksof>
(in|over in|down in|for) the {area} <VERB> (the|all the|all) (doors|door|locks){domain:=lock}<TAIL>
(in|over in|down in) the {area} <REQ> <VERB> (the|all the) (doors|door|locks){domain:=lock}
(in|over in|down in) the {area} <WISH> (the|all the) (doors|locks){domain:=lock} <DONE>
(as for|about|with|concerning) <locksof> (please|just|could you|can you|go and|kindly) (<VERB>) (it|them)
"""
# Scenes, scripts, and machines that are started by name.
BEGIN = SHARED | {
    "VERB": """activate|turn on|start|set|run|enable|switch to|change to|go to|apply|load|use|put on|trigger|launch|initiate
|execute|invoke|recall|call up|bring up|pull up|fire up|kick off|select|choose|pick|play|cue|engage|begin|go with|go for
|opt for
|switch over to|change over to|move to|jump to|set off|throw on|pop on|turn to|move over to|get going|fire|cue up
|queue up|show
|roll out|deploy|make it|do|open|call|get|transition to|flip to|shift to|flick on|switch on|power up|crank up|bring on
|adopt""",
    "GER": """activating|turning on|starting|setting|running|switching to|changing to|going to|using|putting on|triggering
|launching|loading|selecting|playing|executing|kicking off|applying|going for|having""",
    "DONE": """on|on|active|activated|running|started|set|turned on|switched on|going|put on|enabled|loaded|in place
|applied|launched""",
    "DO": "start|go on|run|begin|be on|be activated|come on|be started|kick in|be set|be active|play|take over",
    "ROLL": """run|start|execute|launch|trigger|activate|fire|fire off|fire up|kick off|initiate|invoke|call|perform|do
|play|begin
|process|use|load|carry out|set off|queue up|enable|turn on|put on|get going|go through|set going|set in motion|put through
|crank up|spin up|get started on|proceed with|work through|roll out|deploy|go ahead with|switch on|engage|apply|operate
|pull up""",
    "ROLLING": """running|starting|executing|launching|triggering|activating|firing|kicking off|initiating|performing
|calling|using""",
    "ROLLED": """run|executed|started|launched|triggered|activated|performed|running|going|kicked off|carried out
|turned on|fired""",
    "GO": """start|run|start up|fire up|get going|kick off|set off|switch on|boot up|begin|operate|rev up|spin up|launch
|power up
|set going|kickstart|crank up|activate|turn on|put on|press start on|hit start on|push start on|get started with
|start the cycle on|hit the start button on|set in motion|get to work with|use|engage|initiate|start off|put to work""",
    "GOING": """starting|running|firing up|getting going|kicking off|switching on|turning on|setting off|starting up
|putting on|launching""",
    "GONE": """started|running|going|switched on|turned on|on|started up|up and running|in operation|put on|set going
|fired up|operating""",
}
SCENE = """
<VERB> <the>{name=scene} scene
<VERB> <the>{name=scene} scene<TAIL>
<VERB> <the>scene {name=scene}
<VERB> scene {name=scene}
<VERB> <the>scene (called|named|known as|with the name|labelled) {name=scene}
<ADV> <VERB> <the>{name=scene} scene
<VERB> <the>{name=scene} scene <in>{area}
<VERB> <the>{name=scene} scene (in|for) (the|my) {area}<TAIL>
(turn|switch|put|flick|click|pop|get|throw|bring|flip) <the>{name=scene} scene on<TAIL>
(change|switch|set|turn|flip|move|bring|shift|put|swap) <the>(scene|current scene|lighting scene) (to|over to|into) {name=scene}
(change|switch|set|turn|put|flip|move|shift) <the>{area=room} (over to|to|into|in|onto) <the>{name=scene} scene<TAIL>
(make|have|let) <the>{name=scene} scene <DO>
(get|have|keep|leave|make|set) <the>{name=scene} scene <DONE>
(see that|make sure|ensure|ensure that|take care that) <the>{name=scene} scene (is|gets|stays) <DONE>
"""
SCENE_WISH = """
<REQ> <VERB> <the>{name=scene} scene
<REQ> <VERB> <the>{name=scene} scene<TAIL>
<REQ> <VERB> <the>scene {name=scene}
<GERQ> <GER> <the>{name=scene} scene
<WISH> <the>{name=scene} scene
<WISH> <the>{name=scene} scene <DONE>
<WISH> <the>{name=scene} scene<TAIL>
<WISH> <the>{name=scene} scene (in|for) (the|my) {area}
<the>{name=scene} scene <MODAL> <DONE>
<the>{name=scene} scene (should|must|has to|needs to|can|could|may) <DO><TAIL>
<the>{name=scene} scene <DONE><TAIL>
<the>{name=scene} scene<TAIL>
(can|could|may|would) <the>{name=scene} scene (please |)<DO>
(in|over in|down in|for) the {area} <VERB> <the>{name=scene} scene
(in|over in|down in|for) the {area} <WISH> <the>{name=scene} scene
(time|it's time|high time|i'm in the mood|we're in the mood|we're ready|i'm ready) for <the>{name=scene} scene<TAIL>
"""
SCRIPT = """
<ROLL> <the>{name=script} script
<ROLL> <the>{name=script} script<TAIL>
<ROLL> <the>script {name=script}
<ROLL> <the>script (called|named|known as|with the name|labelled) {name=script}
<ADV> <ROLL> <the>{name=script} script
<REQ> <ROLL> <the>{name=script} script
<GERQ> <ROLLING> <the>{name=script} script
<WISH> <the>{name=script} script <ROLLED>
<the>{name=script} script <MODAL> <ROLLED>
<the>{name=script} script (should|must|has to|needs to|can|could|may) (run|start|begin|go|be run|be started|execute)<TAIL>
(make|have|let) <the>{name=script} script (run|start|begin|go|execute|do its thing|be run)
(get|have|set) <the>{name=script} script <ROLLED>
<the>{name=script} script<TAIL>
"""
MACHINE = """
<GO> <the>{name=appliance}
<GO> <the>{name=appliance}<TAIL>
<ADV> <GO> <the>{name=appliance}
<GO> <the>{name=appliance} (in the|in my) {area}
(turn|switch|put|pop|stick|get|flick|fire|start|power|boot|spin) <the>{name=appliance} (on|up)<TAIL>
<REQ> <GO> <the>{name=appliance}
<GERQ> <GOING> <the>{name=appliance}
<WISH> <the>{name=appliance} <GONE>
<the>{name=appliance} <MODAL> <GONE>
<the>{name=appliance} (should|must|has to|needs to|can|could|may) (start|run|go|start up|begin|get going|be on)<TAIL>
(make|have|let) <the>{name=appliance} (run|start|begin|go|start up|work|get going|do its job)<TAIL>
(get|have|set) <the>{name=appliance} <GONE>
(in|over in|down in) the {area} <GO> <the>{name=appliance}
"""

TRAIN = [
    (1.2, "HassTurnOn", {}, "do", lines("""
lock <locksof>
lock <locksof>
lock <locksof>
lock up <locksof>
(secure|bolt|latch|relock|double lock|deadlock|padlock|bar) <locksof>
<locksof> (lock|locked)
make sure <locksof> (is|are) locked
(get|have|keep) <locksof> locked
(please|) (check that|see that) <locksof> (is|are) locked
put the (lock|bolt|latch|deadbolt|chain) on <the>{name=lock}{domain:=lock}
lock <locksof> (up|tight|securely|up tight|properly|again|behind me|behind us|for the night)
(bolt|latch) <locksof> (shut|closed)
(leave|put|set) <locksof> locked
(ensure|see to it that|be sure|make certain|make sure that|ensure that) <locksof> (is|are|gets|stays|stay) (locked|locked up|bolted)
(set|put|switch|change|turn) <locksof> to (lock|locked|the locked state)
(engage|activate|fasten|close) the lock (on|of|for) <the>{name=lock}{domain:=lock}
(throw|slide|shoot|drive) the (bolt|deadbolt) on <the>{name=lock}{domain:=lock}
turn the key in <the>{name=lock}{domain:=lock} to lock it
(don't|do not|never) (leave|keep|let) <locksof> unlocked
(go|go and|run and|go ahead and) lock <locksof>
do lock <locksof>
make <locksof> (lock|locked|be locked)
do <locksof> (lock|locked)
lok <locksof>
in the {area} lock the (doors|door|locks){domain:=lock}
(lock|lock up|bolt) in the {area} the (doors|door){domain:=lock}
on the {floor=storey} lock (the|all the) doors{domain:=lock}
{floor=upstairs} lock (the|all the) doors{domain:=lock}
lock (every door|each door|both doors|all doors|those doors|all my doors){domain:=lock}
lock (all of|every one of|each of) the doors{domain:=lock}[ <in>{area}]
""") + filled(BOLT, LOCK)),
    (0.4, "HassTurnOn", {}, "plain", lines("""
<locksof> (must|has to|needs to|have to|should|ought to|can) be (locked|bolted|locked up)[ please| now]
<locksof> (shouldn't|should not|mustn't|must not|can't) be unlocked
<locksof> (needs|need|wants) (locking|to be locked|a lock up|bolting)[ please]
(i|we) (want|need|would like|wanna have|gotta have|have to have) <locksof> (locked|to be locked|to lock)
(i'd|i would) (like|rather have|prefer|feel better with|feel safer with|love) <locksof> locked
(it would|it'd|would) be (nice|good|great|better|safer) (if|to have) <locksof> locked
(can|could|should|may) <locksof> be locked[ please]
(is it possible|would it be possible) to (lock|have locked|bolt) <locksof>
(any chance|is there any chance) you (could|can) lock <locksof>
(why don't you|why not|can't you|won't you|couldn't you) lock <locksof>
(how about|what about|mind|would you mind|do you mind|i'd appreciate you) (locking|locking up|bolting|securing) <locksof>
(i wonder if|i was wondering if|do you think) you (could|can|would) lock <locksof>
(shall we|should we|let's|time to|it's time to) (lock|lock up) <locksof>
(i|we) (don't|do not) want <locksof> (unlocked|to be unlocked|left unlocked)
<the>{name=lock}{domain:=lock} (lock it|lock it up|lock it please|lock please|locked please|lock now|lock up)
(you know|see|about|as for|hey) <the>{name=lock}{domain:=lock} lock it
(i'm|we're|i am|we are) (leaving|going to bed|going out|off to work|heading out|scared|alone) (so |)lock <locksof>
(i|we) (forgot|forgot to lock up|didn't) (lock|please lock) <locksof>
lock <locksof> (we're leaving|i'm going to bed|i'm scared|we are out|i'm alone|to be safe|so nobody gets in|so no one comes in)
(it's late|good night|goodnight|bye|everyone is in|the kids are in bed) lock <locksof>
(no one|nobody) should (get|come) in through <the>{name=lock}{domain:=lock} lock it
(lock|locked|lock on) (please|now|for) <the>{name=lock}{domain:=lock}
locks{domain:=lock} (locked|lock|lock now|to locked)[ <in>{area}]
""") + filled(BOLT_WISH, LOCK)),
    (1.0, "HassTurnOff", {}, "do", lines("""
unlock <locksof>
unlock <locksof>
unlock <locksof>
(unbolt|unlatch|unbar) <locksof>
<locksof> (unlock|unlocked)
(get|have|keep|leave) <locksof> unlocked
let (me|us|them|him|her) in through <locksof>
take the (lock|bolt|latch|deadbolt|chain) off <the>{name=lock}{domain:=lock}
(undo|release|disengage|free|remove|deactivate|unfasten|retract) the (lock|bolt|latch) (on|of|from) <the>{name=lock}{domain:=lock}
(set|put|switch|change|turn) <locksof> to (unlock|unlocked|the unlocked state)
(make sure|ensure|see to it that|be sure|make certain|see that) <locksof> (is|are|gets|stays|stay) unlocked
(don't|do not|never) (leave|keep) <locksof> locked
let (the guests|{word}|grandma|the dog walker|the postman|the cleaner|my friend|the plumber) in through <the>{name=lock}{domain:=lock}
unlock <locksof> (again|for me|for the guests|for the delivery|for the cleaner|for my mum|for us|so i can get in|to let them in)
(go|go and|run and|go ahead and) unlock <locksof>
do unlock <locksof>
make <locksof> (unlock|unlocked|be unlocked)
do <locksof> (unlock|unlocked)
(un lock|unlok|unlocked|unlocking) <locksof>
in the {area} unlock the (doors|door|locks){domain:=lock}
unlock in the {area} the (doors|door){domain:=lock}
on the {floor=storey} unlock (the|all the) doors{domain:=lock}
{floor=upstairs} unlock (the|all the) doors{domain:=lock}
unlock (every door|each door|both doors|all doors|those doors|all my doors){domain:=lock}
unlock (all of|every one of|each of) the doors{domain:=lock}[ <in>{area}]
""") + filled(BOLT, UNLOCK)),
    (0.3, "HassTurnOff", {}, "plain", lines("""
<locksof> (must|has to|needs to|have to|should|ought to|can) be (unlocked|unbolted)[ please| now]
<locksof> (shouldn't|should not|mustn't|needn't|doesn't need to|don't need to) be locked
<locksof> (needs|need|wants) (unlocking|to be unlocked|unbolting)[ please]
(i|we) (want|need|would like|wanna have|gotta have|have to have) <locksof> (unlocked|to be unlocked|to unlock)
(i'd|i would) (like|rather have|prefer|love) <locksof> unlocked
(it would|it'd|would) be (nice|good|great|better|helpful) (if|to have) <locksof> unlocked
(can|could|should|may) <locksof> be unlocked[ please]
(is it possible|would it be possible) to (unlock|have unlocked) <locksof>
(any chance|is there any chance) you (could|can) unlock <locksof>
(why don't you|why not|can't you|won't you|couldn't you) unlock <locksof>
(how about|what about|mind|would you mind|do you mind|i'd appreciate you) (unlocking|unbolting) <locksof>
(i wonder if|i was wondering if|do you think) you (could|can|would) unlock <locksof>
(shall we|should we|let's|time to|it's time to) unlock <locksof>
(i|we) (don't|do not) want <locksof> (locked|to be locked|locked any more)
<the>{name=lock}{domain:=lock} (unlock it|unlock it please|unlock please|unlocked please|unlock now)
(you know|see|about|as for|hey) <the>{name=lock}{domain:=lock} unlock it
(i'm|we're|i am|we are) (home|back|outside|locked out|here|at the door|coming in|stuck outside) (so |)unlock <locksof>
(i|we) (forgot|lost|don't have) (my|the|our) (keys|key) (so |)unlock <locksof>
unlock <locksof> (i'm home|we are back|i'm locked out|i'm outside|i forgot my keys|the guests are here|i can't get in)
(my hands are full|the guests are here|someone is at the door|i can't get in|the delivery is here) unlock <locksof>
(i|we) (want to|need to|wanna|have to) (get|come|go) in through <the>{name=lock}{domain:=lock} (so |)unlock it
locks{domain:=lock} (unlocked|unlock|unlock now|to unlocked)[ <in>{area}]
""") + filled(BOLT_WISH, UNLOCK)),
    (1.4, "HassTurnOn", {"domain": "scene"}, "do", lines("""
(activate|turn on|start|set|run|enable|switch to|change to|transition to|go to|apply) <the>{name=scene} scene
(activate|turn on|start|set|switch to|go to) <the>{name=scene} scene
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
(bring up|call up|fire up|kick off|pull up|put on|bring on|hit|pop on|throw on|cue|trigger|engage) <the>{name=scene} scene
(launch|initiate|execute|invoke|recall|restore|cast|enter|open|get) <the>{name=scene} scene
(turn|switch|put|flick|click|get|pop) <the>{name=scene} scene on
(get|set|put) <the>{name=scene} scene (going|running|up|in place|in motion|into action|active)
(make|have|let) <the>{name=scene} scene (active|start|go on|run|happen|begin|come on|be on)
(give|show|gimme|lemme have|get) (me|us) <the>{name=scene} scene
(gimme|lemme have|let's have|let's do|let's go with|let's use|let me have|we'll have) <the>{name=scene} scene
(go with|go for|opt for|settle on|try|jump to|move to|turn to|flip to|fade to) <the>{name=scene} scene
(change|switch|set|turn|flip|move) <the>scene (to|over to|into|for) {name=scene}
(activate|start|turn on|set|use|load|run) <the>scene (called|named|for|with the name) {name=scene}
(choose|pick|select|load|use|call|play|begin|trigger|run) scene {name=scene}
(change|switch|set|turn|get) <the>{area=room} (over to|to|into|in) <the>{name=scene} scene
(start|set|use|load|run|turn on|put on) <the>{name=scene} scene (in|for) (the|my) {area}
in the {area} (activate|start|set|use|turn on|put on) <the>{name=scene} scene
(activate|turn on|set|start) <the>{name=scene} scene {floor=upstairs}
(activate|turn on|set|start) <the>{name=scene} scene on the {floor=storey}
(make sure|ensure|see to it that|see that) <the>{name=scene} scene is (on|active|set|running|activated)
(set up|arrange|prepare|ready) <the>{name=scene} scene
do scene {name=scene}
make scene {name=scene}
make <the>{name=scene} scene on
on <the>{name=scene} scene
(turnon|activat|aktivate|turned on|activated|activating) <the>{name=scene} scene
(go ahead with|go and start|proceed with|carry out) <the>{name=scene} scene
{word} <the>{name=scene} scene (on|please)
turn on in the {area} <the>{name=scene} scene
""") + filled(SCENE, BEGIN)),
    (0.4, "HassTurnOn", {"domain": "scene"}, "plain", lines("""
scene {name=scene} (on|please|now|active|activate|start|go)
scene (to|on) {name=scene}
<the>{name=scene} scene (start|activate|go|now please|for me|on now|thanks|time|active|activated|to on|switch on|turn on)
<the>{name=scene} scene (should be|must be|needs to be|has to be|can be|could be) (on|active|activated|started|set)[ please| now]
<the>{name=scene} scene (turn|switch|put) it on[ please]
(i|we) (need|want|would like|fancy|prefer|feel like|could use|are ready for) <the>{name=scene} scene[ on| now| activated]
(i|we) (want|need|would like) <the>{name=scene} scene (in|for) the {area}
(i|we) (gotta|have to|wanna|want to|need to) (have|see|use|start|set) <the>{name=scene} scene
(i'd|i would|we'd) (rather have|like|prefer|love|sooner have) <the>{name=scene} scene
(it would|it'd|would) be (nice|good|great|lovely) to have <the>{name=scene} scene[ on]
(it's|it is|) time for <the>{name=scene} scene
(how about|what about|mind|do you mind|would you mind) (activating|starting|setting|turning on|switching to|using) <the>{name=scene} scene
(how about|what about) <the>{name=scene} scene
(any chance of|is there any chance of) <the>{name=scene} scene
(is it possible|would it be possible) to (have|activate|start|set|get) <the>{name=scene} scene
(why don't you|why don't we|why not|can't you) (start|activate|set|use|turn on) <the>{name=scene} scene
(shall we have|may i have|can i have|could we get|can we have|could i get) <the>{name=scene} scene
(guests are coming|we're eating|the film is starting|i'm tired|we are home) (so |)(activate|start|set|turn on) <the>{name=scene} scene
(the|my) scene (should be|i want is|i need is|has to be|must be|to use is) {name=scene}
""") + filled(SCENE_WISH, BEGIN)),
    (1.2, "HassTurnOn", {"domain": "script"}, "do", lines("""
(run|start|execute|launch|activate|trigger|turn on) <the>{name=script} script
(run|execute|start) <the>script {name=script}
{name=script} script
(run|start|execute) <the>{name=script} script
(kick off|fire|fire off|fire up|initiate|invoke|call|perform|do|play|begin|process|use|load) <the>{name=script} script
(trigger|launch|activate|call|fire|perform|do|begin|use|invoke|kick off) <the>script {name=script}
(run|start|execute|launch|trigger|use) <the>script (called|named|with the name) {name=script}
(get|set|have|let|make) <the>{name=script} script (going|running|run|start|execute)
(turn|switch|put) <the>{name=script} script on
(give|hit|go through|go with|carry out|set off|step through|queue up|enable|pop) <the>{name=script} script
(make sure|see to it that|ensure) <the>{name=script} script (runs|is run|gets run|is started|is executed)
{name=script} script (run|go|start|please|now|execute|on)
script {name=script}[ please| now| run| start]
(i want|i need|i'd like|we need|we want) <the>{name=script} script (run|to run|executed|started|to start)
(let's|shall we|can i|gotta|wanna) (run|start|do|execute) <the>{name=script} script
<the>{name=script} script (should|must|needs to|has to|can|could) (run|start|be run|be executed|be started)[ now]
(mind|how about|would you mind) (running|starting|executing|launching) <the>{name=script} script
(any chance you could|is it possible to|why don't you) (run|start|execute|trigger) <the>{name=script} script
(it's |)time (for|to run|to start) <the>{name=script} script
{word} <the>{name=script} script now
""") + filled(SCRIPT, BEGIN)),
    (0.7, "HassTurnOn", {}, "do", lines("""
(run|start) <the>{name=appliance}
(start|run|activate|launch) <the>{name=appliance}
activate {name=scene}
{name=scene} on
turn {name=scene} on
(start|activate|enable|engage|switch on|turn on) <the>{name=appliance}[ <in>{area}]
(get|set) <the>{name=appliance} (going|running|started|off running|in motion|to work|working)
(kick off|fire up|start up|boot up|switch on|operate|begin|set off|rev up|spin up) <the>{name=appliance}
(make|let|have) <the>{name=appliance} (run|start|start up|go|begin|get going|do its thing|work)
<the>{name=appliance} (start|run|go|start now|start up|begin|run now|start please|get going)
(put|switch|pop|stick) <the>{name=appliance} on (now|for me|please)
give <the>{name=appliance} (a go|a run|a whirl|a start|a spin)
<the>{name=appliance} (needs to|should|can|must|has to|could|may) (run|start|start up|be started|get going)[ now| please]
(i want|i need|i'd like|we want|we need) <the>{name=appliance} (running|started|to start|to run|going|to be started)
(mind|how about|would you mind|do you mind) (starting|running|firing up|getting going) <the>{name=appliance}
(hit|press|push) start on <the>{name=appliance}
(press|push|hit) the start button (on|of) <the>{name=appliance}
start <the>{name=appliance} (it's full|it is loaded|it's ready|up|running|please mate|would you)
(it's|it is) (full|loaded|ready|time) (so |)(start|run) <the>{name=appliance}
(make sure|see to it that|ensure) <the>{name=appliance} (starts|runs|is running|is started|gets started)
(is it possible to|any chance you could|why don't you|could we) (start|run|get going) <the>{name=appliance}
in the {area} (start|run|fire up|get going) <the>{name=appliance}
(activate|engage|enable|trigger) {name=scene}
(switch|put) {name=scene} on
""") + filled(MACHINE, BEGIN)),
]
