"""Sentences that lock things, and scenes, scripts and machines. See `templates.py`."""

from rules import lines

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
""")),
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
""")),
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
""")),
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
""")),
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
""")),
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
""")),
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
""")),
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
""")),
]
