"""Questions about devices, lights and covers. See `templates.py`; `sensor_templates.py` has the others."""

from rules import filled, lines

# Before a statement that is asked about. Never `make sure`: that is a command.
WHETHER = """
(check|check for me|please check|go check|can you check|could you check|quickly check|double check|just check) (if|whether)
(tell me|let me know|can you tell me|could you tell me|could you let me know|please tell me|say) (if|whether)
(i wonder|i was wondering|wondering|just wondering|i'm wondering) (if|whether)
(do you know|would you know|any idea|you know|do you happen to know|can you see|could you see) (if|whether)
(i want to know|i need to know|i wanna know|i'd like to know|i gotta know|lemme know|i wish i knew) (if|whether)
(find out|see|have a look|take a look|go look|look|verify|confirm|figure out|determine|work out|ask) (if|whether)
(i'm not sure|i am not sure|not sure|i can't remember|can't remember|i don't know|dunno|i forgot|no idea) (if|whether)
(can you confirm|please confirm|can you verify|am i right|am i right in thinking|is it true|is it the case|is it right) that
(check that|verify that|confirm that|would you say|do you think|is it possible that|any chance that|could it be that)
(report|query|inform me|advise me|show me|i'm curious|curious|enquire|question is|would you mind checking) (if|whether)
(can you find out|can you look|do me a favour and check|mind checking|remind me|go see|pop and see|do we know) (if|whether)
"""
# After a statement that is asked about.
TAG = """(right|isn't it|aren't they|yes|correct|yeah|is it not|innit|or not|or what|true or false|yes or no|am i right
|eh|huh
|is that right|is that correct|isn't that right|no|or am i wrong|is it|are they|na|can you check|can you confirm)"""
NOW = "(| | | right now| now| at the moment| currently| at present| at all| by any chance| just now)"
STILL = "(||| still| currently| now| actually| already| really| definitely| by any chance)"
# Somebody did not do what was to be done.
LEFT = """(did i leave|have i left|did we leave|have we left|did somebody leave|has somebody left|did someone leave
|has someone left|has anyone left|did anyone leave|did anybody leave|has anybody left|did one of us leave|did i forget
|did the kids leave|have the kids left|did they leave|did he leave|has she left|did mom leave|has dad left
|did you leave|have you left|who left|did we forget|i think i left|i may have left|i might have left
|did the cleaner leave|did my wife leave|did my husband leave|don't tell me i left|did my son leave)"""
DID = """(did i|did we|did you|have i|have we|have you|did anyone|did anybody|did someone|did somebody|has anyone
|has somebody|did he|did she|did they|did the kids|has my wife|has dad|did mum|did one of us|did i already|did i ever
|have we already|did i remember to|did i actually|did somebody remember to|did you already)"""
NOTSURE = """(can't remember if i|i can't remember whether i|not sure if i|i'm not sure whether we|i forgot if i|check if i
|tell me if i|check whether someone|tell me whether somebody|i wonder if i|i wonder whether anyone|do you know if i
|find out if somebody|see if anyone|i don't know if we|let me know if i|did you notice if i)"""
WHO = """(which|what|how many|tell me which|tell me what|tell me how many|show me which|do you know which|i wonder which
|find out which|see which|check which|i want to know which|can you tell me which|list which|let me know which)"""
LIST = """(list|list all|list me|show|show me|show me all|name|name all|tell me|tell me all|give me|give me all|find
|find all
|find me|count|count all|read out|enumerate|report|display|display all)"""
ANY = """(are any|is any|any|are there any|is there any|do i have any|do we have any|have we got any|have i got any|got any
|can you see any|see if any|check for any|check if any|tell me if any|let me know if any|i wonder if any)"""


# Before a question of its own, and in it.
SAY = """(tell me|can you tell me|could you tell me|do you know|i'd like to know|i want to know|i need to know|i wonder
|any idea
|let me know|please say|show me|find out|check|remind me|i was wondering|would you happen to know|can you see|see|say
|could i know
|can you look up|could you check|i'm curious|quickly tell me|i must know|do you have any idea|i'd love to know
|have you any idea
|please find out|can you find out|just tell me|can anyone tell me|help me find out|could you find out|i'm wondering
|confirm|may i know)"""
ONS = """(on|on|turned on|switched on|powered on|powered up|active|activated|enabled|still on|currently on|set to on
|left on|on already
|still switched on|already on|in the on position|really on|still turned on|on still|put on|on again|flicked on
|actually on)"""
OFFS = """(off|off|turned off|switched off|powered off|powered down|inactive|disabled|shut off|shut down|deactivated
|still off|currently off
|off already|all off|really off|completely off|in the off position|properly off|put off|off again|off now
|fully switched off)"""
OPENS = """(open|open|opened|up|wide open|standing open|still open|left open|open now|currently open|raised|open at all
|already open|fully open
|open a bit|slightly open|half open|pulled up|rolled up|drawn back|ajar|a little open|open already|cracked open)"""
SHUTS = """(closed|closed|shut|down|lowered|still closed|all the way down|fully closed|already closed|currently closed
|properly shut|tightly shut
|really closed|pulled down|rolled down|closed up|firmly shut|closed already|shut tight|completely closed|closed properly
|all the way shut)"""
HAPPEN = """(happen to be|appear to be|seem to be|look|look to be|seem|appear|happen by chance to be|still seem to be
|still look|still appear to be)"""
STATUS = """(status|state|current status|current state|status now|condition|present state|latest status|status right now
|status report|latest state
|operating state|on off state|power state|actual state|state right now|switch state|up to date status)"""
FETCH = """(give me|get me|get|tell me|read me|read out|show me|show|check|fetch|look up|pull up|bring up|report
|report back|find out|display|say|see
|let me have|let me know|let me hear|let me see|i want|i need|i'd like|can i have|could i get|can i see|may i have
|could you get me|query|update me on|inform me of
|announce|state|i want to hear|i'd like to see|i need to see|do you have|have you got|could you give me|can i get
|would you read me|i'm after|verify|look into|tell us)"""


SAID = {"WHETHER": "|".join(lines(WHETHER)), "TAG": TAG, "NOW": NOW, "STILL": STILL, "LEFT": LEFT, "DID": DID,
        "NOTSURE": NOTSURE, "WHO": WHO, "LIST": LIST, "ANY": ANY, "SAY": SAY, "ONS": ONS, "OFFS": OFFS, "OPENS": OPENS,
        "SHUTS": SHUTS, "HAPPEN": HAPPEN, "STATUS": STATUS, "FETCH": FETCH}


def asks(text):
    return filled(text, SAID)


TRAIN = [
    (3, "HassGetState", {}, "ask", asks("""
(is|are) <the>{name=lamp} {state:=on}(on|turned on|switched on|on right now|still on)
(is|are) <the>{name=device} {state:=on}(on|turned on|switched on|on now|still on|active)
(is|are) <the>{name=device} {state:=off}(off|turned off|switched off)
(is|are) <the>{name=appliance} <in>{area} {state:=on}(on|turned on)
(did|have) i (leave|left) <the>{name=device} on{state:=on}
(what is|what's) <the>(state|status) of <the>{name=device}
(state|status) of <the>{name=device}
<the>{name=device} status
(tell me|give me|check|show me) <the>(state|status) of <the>{name=device}
(what is|what's) <the>current (state|value) of <the>{name=device}
what (state|status) is <the>{name=device} in
check <the>{name=device}
check if <the>{name=device} is {state:=on}on
check (if|whether) <the>{name=device} is {state:=off}off
(what is|what's) <the>value of <the>{name=strange}
(would|do) you (know|see|check) (if|whether) <the>{name=device} is {state:=on}(on|active)
is <the>{name=device} (still |currently |)(off|turned off){state:=off}
how is <the>{name=device} doing
(has|did) (anyone|somebody|someone) (leave|left|turn|turned) <the>{name=device} on{state:=on}
<the>{name=device} on or off
what's up with <the>{name=device}
<WHETHER> <named> is<STILL> {state:=on}(on|turned on|switched on|powered on|active|powered up)
<WHETHER> <named> is<STILL> {state:=off}(off|turned off|switched off|powered off|shut off|powered down)
<WHETHER> <the>{name=lamp} is<STILL> (on|lit|burning|shining|glowing){state:=on}
<named> is<STILL> (on|turned on|switched on) <TAG>{state:=on}
<named> is<STILL> (off|turned off|switched off) <TAG>{state:=off}
<named> isn't (on|turned on|switched on) is it{state:=on}
(is|isn't|ain't) <named><STILL> (on|switched on|turned on|powered on|powered up|active)<NOW>{state:=on}
(is|isn't|ain't) <named><STILL> (off|switched off|turned off|powered off|powered down|shut off|shut down)<NOW>{state:=off}
is <the>{name=device} (on|turned on|switched on) <in>{area}{state:=on}
is <the>{name=lamp} (on|lit|burning|shining|glowing|still on) <in>{area}{state:=on}
is <the>{name=lamp} (off|out|dark|still off) <in>{area}{state:=off}
is there a {name=appliance} (on|switched on|still on) <in>{area}{state:=on}
<LEFT> <named> (on|turned on|switched on|going|powered on){state:=on}
<LEFT> <the>{name=lamp} (on|burning|lit) <in>{area}{state:=on}
<LEFT> <named> (off|switched off|turned off){state:=off}
<NOTSURE> (left|have left) <named> (on|switched on|turned on){state:=on}
<NOTSURE> (turned|switched|shut) <named> off{state:=off}
<NOTSURE> (turned off|switched off|shut off|killed) <named>{state:=off}
<NOTSURE> (turned on|switched on) <named>{state:=on}
<DID> (turn|switch|shut|turned|switched|put) <named> off{state:=off}
<DID> (turn|switch|turned|switched|put) <named> on{state:=on}
<DID> (turn off|switch off|shut off|turned off|switched off|shut down|kill) <named>{state:=off}
<DID> (turn on|switch on|turned on|switched on|power up) <named>{state:=on}
(did i forget|have i forgotten|did we forget|did someone forget|has anyone forgotten) to (turn|switch) off <named>{state:=on}
(did i forget|have i forgotten|did we forget) to (turn|switch) <named> off{state:=on}
(has|was) <named> (been |)(left on|switched on|turned on|powered on){state:=on}
(has|was) <named> (been |)(switched off|turned off|shut off|powered off){state:=off}
(did|has) <named> (come on|go on|gone on|turn on|switched itself on){state:=on}
(did|has) <named> (go off|gone off|turn off|switched itself off){state:=off}
<named> (is it|is that|is this|it is) (on|still on|on now|switched on|turned on){state:=on}
<named> (is it|is that|is this) (off|still off|off now|switched off|turned off){state:=off}
<in>{area} is <the>{name=appliance} (on|still on|switched on){state:=on}
<in>{area} is <the>{name=lamp} (off|switched off|out){state:=off}
<named> (still on|on right now|currently on) <TAG>{state:=on}
<named> (off already|already off|really off|off yet|definitely off){state:=off}
<named> (on or not|on yes or no|on yes no|on true or false){state:=on}
<named> (off or not|off yes or no|off yes no){state:=off}
(is it me or is|so is|wait is|ok but is|quick question is|by the way is|be honest is|remind me is) <named> (on|still on){state:=on}
(i hope|hopefully|please tell me|surely) <named> is off <TAG>{state:=off}
(i think|i guess|i believe|i assume|i suppose|pretty sure|seems like) <named> is (on|still on) <TAG>{state:=on}
(i think|i guess|i believe|i assume|i suppose|pretty sure) <named> is (off|switched off) <TAG>{state:=off}
you (turned|switched) <named> off (right|didn't you|did you not|yes|correct|yeah){state:=off}
you (turned|switched) off <named> (right|didn't you|did you not|yes|correct|yeah){state:=off}
i (turned|switched) <named> off (right|didn't i|did i not|yes|correct|yeah|did i){state:=off}
(we are|i'm|i am) (out|leaving|in bed|at work|on the train|already gone) is <named> (on|still on){state:=on}
(what is|what's|whats|wots) <the>(current |present |actual |)(state|status|condition|setting) (of|for|on) <named>
(what|which) (state|status|condition|mode) (is|does) <named> (in|have|show|in right now|in at the moment|currently in)
(give me|tell me|get|get me|fetch|fetch me|read|read me|read out|show|pull up|bring up|look up) <the>(state|status|value) of <named>
(give me|get|i need|i want|i'd like|show me) a (status report|status update|status check|state report) (on|of|for|about) <named>
(i need|i want|i'd like|i would like|can i have|could i get|can i get|may i have|mind giving me) the (state|status) of <named>
(state|status|status report|status check|status update|current state|current status) (for|on|of|about) <named>
<the>{name=device} (state|status|status please|current state|current status|state please|status check|status report)
<the>{name=appliance} (status|state) <in>{area}
(what is|what's|whats) <the>{name=device} (status|state|current status|current state|status now|status right now)
(check|check up on|check on|have a look at|take a look at|look in on|do a check on) <the>{name=appliance}
(check|look up|query|find out|see|inspect|verify|report|determine) <the>(state|status) of <named>
(how is|how's|hows) <the>{name=appliance} (doing|getting on|getting along|looking|going|at the moment)
(what is|what's|whats) <the>{name=appliance} (doing|up to|doing right now|doing at the moment)
(do you know|can you see|any idea|i wonder|tell me|can you tell me) what (state|status) <named> is in
(in what|in which) (state|status|condition) is <named>
<named> (what is|what's) (its|the) (state|status)
(update me|fill me in|brief me) on <the>(state|status) of <named>
{word} <the>(state|status) of <the>{name=appliance}
<the>{name=lamp} (on or off|is it on or off|is on or off)
(is|are|was|isn't) <named> <ONS><NOW>{state:=on}
(is|are|was|isn't) <named> <OFFS><NOW>{state:=off}
<WHETHER> <named> (is|are|was|has been) <ONS>{state:=on}
<WHETHER> <named> (is|are|was|has been) <OFFS>{state:=off}
<SAY> (if|whether) <named> (is|are) <ONS>{state:=on}
<SAY> (if|whether) <named> (is|are) <OFFS>{state:=off}
(does|do) <named> <HAPPEN> <ONS>{state:=on}
(does|do) <named> <HAPPEN> <OFFS>{state:=off}
(could|might|can|would|should) <named> (still |already |possibly |by chance )be <ONS>{state:=on}
(could|might) <named> (still |already |possibly |by chance )be <OFFS>{state:=off}
<named> (is|are) <ONS> <TAG>{state:=on}
<named> (is|are) <OFFS> <TAG>{state:=off}
(do i|do we|do you|did i|does anyone|does somebody) (have|keep|still have) <named> <ONS>{state:=on}
(have i|have we|have you|has somebody|has anyone|have they) (got|still got|kept) <named> (on|turned on|switched on|powered on){state:=on}
(have i|have we|have you|has somebody|has anyone|have they) (got|already got|kept) <named> (off|turned off|switched off){state:=off}
(is it|is it still|is it already|is that|is the thing) (on|still on) <the>{name=appliance}{state:=on}
<LEFT> <named> <ONS>{state:=on}
<NOTSURE> (got|put|have|kept|have left) <named> (on|turned on|switched on){state:=on}
(in the|over in the|down in the) {area} (is|are) <the>{name=appliance} <ONS>{state:=on}
(in the|over in the|down in the) {area} (is|are) <the>{name=appliance} <OFFS>{state:=off}
(what is|what's|whats|what was|what would be|what is currently|how is|how's) <the><STATUS> (of|for|on|with) <named>
<FETCH> <the><STATUS> (of|for|on|with) <named>
<FETCH> <the>{name=appliance} (status|state|current state|current status|status report)
<SAY> what <the><STATUS> (of|for) <named> is
<SAY> what (state|status|condition) <named> is (in|currently in|in right now|in at the moment)
<STATUS> (of|for|on) <named>
<the>{name=device} <STATUS>
(what is|what's) (happening|going on|the situation|the story|the deal|new|the latest) with <the>{name=appliance}
""")),
    (3, "HassGetState", {}, "ask", asks("""
(are|is) [there ](any|the|all the|all|all of the) <lights> {state:=on}(on|turned on|still on)[<here>]
(are|is) (any|the|all the|all) <lights> {state:=off}(off|turned off)
(are|is) (any|the|all the|all|any of the) <lights> <in>{area} {state:=on}(on|turned on|still on)
(are|is) (any|the|all) <lights> {state:=on}on <in>{area}
(are|is) (any|the|all the) <lights> <in>{area} {state:=off}off
(are|is) <the>{area=room} <lights> {state:=on}(on|still on|turned on)
(are|is) <the>{area=room} <lights> {state:=off}off
are (any|the) <lights> {state:=on}on {floor=upstairs}
are any <lights> {state:=on}on on the {floor=storey}
(which|what|how many|how many of the) lights{domain:=light} are {state:=on}on
(which|what|how many) lights{domain:=light} are {state:=off}off
(which|how many) lights{domain:=light} are {state:=on}on <in>{area}
(which|how many) lights{domain:=light} are {state:=on}(on|turned on) {floor=upstairs}
(did i leave|have i left) <the><lights> on{state:=on} <in>{area}
(did i leave|have i left|did we leave) (the|any|a) <lights> on{state:=on}
(is|are) <the><fan> <in>{area} {state:=on}(on|running)
(is|are) <the>{area=room} <fan> {state:=on}on
(are|is) (the|any) <fan> {state:=on}(on|running)
are (any|all|all the|there any) switches{domain:=switch} {state:=on}on[ <in>{area}]
(which|how many) switches{domain:=switch} are {state:=on}on[ <in>{area}]
do i have any <lights> on{state:=on}
(any|are any) <lights> (on|still on|burning|left on){state:=on}
(any|are any) <lights> (on|still on) {floor=upstairs}{state:=on}
(any|are any|is any) <lights> (on|burning) <in>{area}{state:=on}
(did|has) (somebody|someone|anyone) (leave|left) <the><lights> on <in>{area}{state:=on}
(check|see) (if|whether) <the><lights> <in>{area} (is|are) {state:=on}on
(check|see) (if|whether) <the>{area=room} <lights> (is|are) {state:=off}off
(is there|are there) (a|any) <lights> on <in>{area}{state:=on}
<WHETHER> <lightsof> (is|are)<STILL> (on|lit|burning|turned on|switched on|shining|left on){state:=on}
<WHETHER> <lightsof> (is|are)<STILL> (off|turned off|switched off|out|dark){state:=off}
<WHETHER> (there is|there are|there's) (a|any|some) <lights> (on|burning|still on|left on) <in>{area}{state:=on}
<WHETHER> (a|any) <lights> (is|are)<STILL> on<here>{state:=on}
<WHETHER> <fansof> (is|are)<STILL> (on|running|spinning|going|turning|turned on){state:=on}
<WHETHER> <fansof> (is|are)<STILL> (off|switched off|turned off|stopped){state:=off}
<WHETHER> <switchesof> (is|are)<STILL> on{state:=on}
<lightsof> (is|are)<STILL> (on|lit|turned on|switched on) <TAG>{state:=on}
<lightsof> (is|are)<STILL> (off|out|turned off|switched off) <TAG>{state:=off}
<lightsof> (aren't|isn't) (on|turned on|lit) (are they|is it){state:=on}
<fansof> (is|are)<STILL> (on|running|spinning) <TAG>{state:=on}
<fansof> (is|are)<STILL> (off|switched off) <TAG>{state:=off}
<lightsof> (is it|are they|is that|they are) (on|still on|lit|switched on)<NOW>{state:=on}
<lightsof> (is it|are they) (off|still off|out|switched off){state:=off}
<fansof> (is it|are they) (on|still on|running|spinning|switched on){state:=on}
(is|are|aren't|isn't) <lightsof><STILL> (on|lit|burning|shining|glowing|turned on|switched on|left on|blazing)<NOW>{state:=on}
(is|are|aren't|isn't) <lightsof><STILL> (off|out|turned off|switched off|dark|dead)<NOW>{state:=off}
(is|are|isn't) <fansof><STILL> (on|running|spinning|going|blowing|turning|turned on|switched on)<NOW>{state:=on}
(is|are|isn't) <fansof><STILL> (off|stopped|switched off|turned off)<NOW>{state:=off}
(is|are) <switchesof><STILL> (on|switched on|turned on){state:=on}
(is|are) <switchesof><STILL> (off|switched off|turned off){state:=off}
<ANY> <lights> (on|lit|burning|still on|left on|turned on|switched on)<NOW>{state:=on}
<ANY> <lights> (on|lit|burning|still on|left on|turned on) <in>{area}{state:=on}
<ANY> {area=room} <lights> (on|lit|burning|still on|left on){state:=on}
<ANY> <lights> (on|lit|burning|still on|left on) {floor=upstairs}{state:=on}
<ANY> <lights> (on|burning|still on|left on) on the {floor=storey}{state:=on}
<ANY> <lights> <in>{area} (on|burning|still on|left on|that are on|which are on){state:=on}
<ANY> of the <lights> (on|burning|still on|left on)<here>{state:=on}
<ANY> <lights> (off|out|switched off) <in>{area}{state:=off}
<ANY> <fan> (on|running|still on|spinning|left on)<here>{state:=on}
<ANY> <fan> (on|running|still on|spinning|left on) <in>{area}{state:=on}
<ANY> switches{domain:=switch} (on|still on|left on|turned on)<here>{state:=on}
<ANY> switches{domain:=switch} (on|still on){state:=on} <in>{area}
is there (a|some|still a|any) <lights> (on|burning|lit|left on)<NOW>{state:=on}
is there (a|some|still a|any) <lights> (on|burning|lit|left on) {floor=upstairs}{state:=on}
is there (a|some|still a|any) <fan> (on|running|going) <in>{area}{state:=on}
is (one|some|even one|at least one) of the lights{domain:=light} on[ <in>{area}]{state:=on}
<WHO> (of the |)lights{domain:=light} (are|is)<STILL> (on|lit|burning|switched on|turned on)<NOW>{state:=on}
<WHO> (of the |)lights{domain:=light} (are|is)<STILL> (off|out|switched off|turned off)<NOW>{state:=off}
<WHO> lights{domain:=light} (are|is)<STILL> (on|lit|burning) <in>{area}{state:=on}
<WHO> lights{domain:=light} (are|is)<STILL> (off|out) <in>{area}{state:=off}
<WHO> lights{domain:=light} <in>{area} are<STILL> (on|lit|burning|turned on){state:=on}
<WHO> {area=room} lights{domain:=light} are<STILL> (on|lit|burning|turned on){state:=on}
<WHO> lights{domain:=light} (are|is)<STILL> on {floor=upstairs}{state:=on}
<WHO> lights{domain:=light} (are|is)<STILL> (on|lit) on the {floor=storey}{state:=on}
<WHO> lights{domain:=light} (did i|did we|have i|did someone) (leave|left) on[ <in>{area}]{state:=on}
<WHO> (of the |)fans{domain:=fan} (are|is)<STILL> (on|running|spinning)[ <in>{area}]{state:=on}
<WHO> (of the |)fans{domain:=fan} (are|is)<STILL> (off|stopped)[ <in>{area}]{state:=off}
<WHO> (of the |)switches{domain:=switch} (are|is)<STILL> (on|turned on)[ <in>{area}]{state:=on}
<WHO> (of the |)switches{domain:=switch} (are|is)<STILL> (off|turned off)[ <in>{area}]{state:=off}
<LIST> (the |)lights{domain:=light} (that are|which are|that's) (on|still on|lit|burning)[ <in>{area}]{state:=on}
<LIST> (the |)lights{domain:=light} (that are|which are) (off|switched off)[ <in>{area}]{state:=off}
<LIST> (the |)fans{domain:=fan} (that are|which are) (on|running)[ <in>{area}]{state:=on}
<LIST> (the |)switches{domain:=switch} (that are|which are) (on|turned on)[ <in>{area}]{state:=on}
what lights{domain:=light} (have i|have we|did i) got on{state:=on}
what's the number of lights{domain:=light} (that are |)on[ <in>{area}]{state:=on}
number of lights{domain:=light} (that are |)on[ <in>{area}]{state:=on}
<LEFT> <lightsof> (on|burning|lit|switched on){state:=on}
<LEFT> (a|any|some|the) <lights> (on|burning) <in>{area}{state:=on}
<LEFT> (a|any|some) <lights> on {floor=upstairs}{state:=on}
<LEFT> <the><lights> on on the {floor=storey}{state:=on}
<LEFT> <fansof> (on|running|going|spinning){state:=on}
<NOTSURE> left <lightsof> (on|burning|switched on){state:=on}
<NOTSURE> left <fansof> (on|running){state:=on}
<NOTSURE> (turned|switched) <lightsof> off{state:=off}
<NOTSURE> (turned off|switched off|shut off) <lightsof>{state:=off}
<NOTSURE> (turned off|switched off) <fansof>{state:=off}
<DID> (turn|switch|turned|switched|put) <lightsof> off{state:=off}
<DID> (turn off|switch off|shut off|turned off|switched off) <lightsof>{state:=off}
<DID> (turn on|switch on|turned on|switched on) <lightsof>{state:=on}
<DID> (turn off|switch off|turned off|switched off) <fansof>{state:=off}
(did i forget|have i forgotten|did we forget|did somebody forget) to (turn|switch) off <lightsof>{state:=on}
(has|have|was|were) <lightsof> been (left on|switched on|turned on){state:=on}
(has|have) <lightsof> been (switched off|turned off){state:=off}
<the>{area} (are|is) <the><lights> (on|still on|lit)[ there| in there]{state:=on}
<in>{area} (are|is) (the|any|all the) <lights> (on|still on|lit|burning){state:=on}
<in>{area} (are|is) (the|all the) <lights> (off|out|switched off){state:=off}
<in>{area} (are|is) (the|any) <fan> (on|running|spinning){state:=on}
{floor=upstairs} (are|is) (the|any|all the) <lights> (on|still on|burning){state:=on}
on the {floor=storey} (are|is) (the|any|all the) <lights> (on|still on){state:=on}
(does|do) <the>{area} have (any|the|its) <lights> on{state:=on}
is <the>{area} <light> (on or not|on yes or no|on or what){state:=on}
<lightsof> (on or not|on yes or no|still on yes or no){state:=on}
<lightsof> (off or not|off yes or no|all off yet|off already){state:=off}
(i think|i believe|i guess|i assume|pretty sure) <lightsof> (is|are) (on|still on){state:=on} (right|can you check|can you confirm)
(i hope|hopefully|surely|please tell me) <lightsof> (is|are) off <TAG>{state:=off}
you (turned|switched) <lightsof> off (right|didn't you|yes|correct|yeah){state:=off}
(we're leaving|i'm in bed|i'm in the car|before i go|i'm out) (are|is) <lightsof> (still on|on){state:=on}
(we're leaving|i'm in bed|i'm in the car|before i go|i'm out) (are|is) <lightsof> (off|all off|out){state:=off}
(somebody|someone) left <the><lights> on <in>{area} (right|didn't they|is that so|is that right|can you check){state:=on}
(is|are|was|were|isn't|aren't) <lightsof> <ONS><NOW>{state:=on}
(is|are|was|were|isn't|aren't) <lightsof> <OFFS><NOW>{state:=off}
(is|are|isn't|aren't) <fansof> <ONS><NOW>{state:=on}
(is|are|isn't|aren't) <fansof> <OFFS><NOW>{state:=off}
(is|are) <switchesof> <ONS><NOW>{state:=on}
(is|are) <switchesof> <OFFS><NOW>{state:=off}
<SAY> (if|whether) <lightsof> (is|are) <ONS>{state:=on}
<SAY> (if|whether) <lightsof> (is|are) <OFFS>{state:=off}
<SAY> (if|whether) <fansof> (is|are) <ONS>{state:=on}
<WHETHER> <lightsof> (is|are|was|were|has been|have been) <ONS>{state:=on}
<WHETHER> <lightsof> (is|are|was|were|has been|have been) <OFFS>{state:=off}
(does|do) <lightsof> <HAPPEN> <ONS>{state:=on}
(does|do) <lightsof> <HAPPEN> <OFFS>{state:=off}
(could|might) <lightsof> (still |already |possibly |by chance )be <ONS>{state:=on}
(do i|do we|do you|does anyone|does somebody) (have|keep|still have) (any|the|some) <lights> (on|burning|lit|switched on)[ <in>{area}]{state:=on}
(have i|have we|have you|has somebody|has anyone) (got|still got|kept) <lightsof> (on|burning|turned on|switched on){state:=on}
<SAY> (which|what|how many) (of the |)lights{domain:=light} (are|is) <ONS>[ <in>{area}]{state:=on}
<SAY> (which|what|how many) (of the |)lights{domain:=light} (are|is) <OFFS>[ <in>{area}]{state:=off}
<WHO> (of the |)lights{domain:=light} (are|is) <ONS>[ <in>{area}]{state:=on}
<WHO> (of the |)(fans{domain:=fan}|switches{domain:=switch}) (are|is) <ONS>[ <in>{area}]{state:=on}
<ANY> <lights> <ONS>[ <in>{area}]{state:=on}
<ANY> (fans{domain:=fan}|switches{domain:=switch}) <ONS>[ <in>{area}]{state:=on}
<LEFT> <lightsof> <ONS>{state:=on}
<LIST> (the |all the |)lights{domain:=light} (that are|which are|that have been) <ONS>[ <in>{area}]{state:=on}
(is|are) (every one|each|all|any) of the lights{domain:=light} <OFFS>[ <in>{area}]{state:=off}
(in the|over in the|down in the) {area} (is|are) (the|any|all the) <lights> <ONS>{state:=on}
""")),
    (2.8, "HassGetState", {}, "ask", asks("""
(is|are) <the>{onecover} {state:=open}(open|opened|up)
(is|are) <the>{onecover} {state:=closed}(closed|shut|down)
(are|is) (any|the|all|all the|any of the) {manycovers} {state:=open}(open|opened)
(are|is) (any|the|all|all the) {manycovers} {state:=closed}(closed|shut)
(are|is) (any|the|all) {manycovers} <in>{area} {state:=open}open
(are|is) (any|the|all) {manycovers} {state:=open}open <in>{area}
(are|is) <the>{area=room} {covers} {state:=open}open
(are|is) <the>{area=room} {covers} {state:=closed}(closed|shut)
are (there |)any {manycovers} {state:=open}open {floor=upstairs}
are any {manycovers} {state:=open}open on the {floor=storey}
(which|what|how many) {manycovers} are {state:=open}open
(which|what|how many) {manycovers} are {state:=closed}(closed|shut)
(which|how many) {manycovers} are {state:=open}open <in>{area}
(which|how many) (of the |){area=room} {manycovers} are {state:=closed}closed
is <the>{name=cover} {state:=open}(open|opened)
is <the>{name=cover} {state:=closed}(closed|shut)
did i (leave|forget) <the>{covers} open{state:=open}
did i close <the>{covers}{state:=closed}
(what is|what's) <the>(state|status) of <the>{name=cover}
(did i leave|is) <the>{onecover} {state:=open}open
(any|are any) {manycovers} {state:=open}(open|still open)
(any|are any) {manycovers} {state:=open}open {floor=upstairs}
(any|are any) {manycovers} {state:=open}open <in>{area}
(did|has) (someone|somebody|anyone) (leave|left) <the>{name=cover} open{state:=open}
(did|has) (someone|somebody|anyone) (close|shut|closed) <the>{name=cover}{state:=closed}
(check|see) (if|whether) <the>{covers} (is|are) {state:=closed}(closed|shut)
(check|see) (if|whether) <the>{area=room} {covers} (is|are) {state:=open}open
have i (closed|shut) <the>{covers}{state:=closed}
<WHETHER> <coversof> (is|are)<STILL> (open|opened|up|wide open){state:=open}
<WHETHER> <coversof> (is|are)<STILL> (closed|shut|down|all closed|fully closed){state:=closed}
<WHETHER> <covernamed> (is|are)<STILL> (open|opened|wide open|ajar){state:=open}
<WHETHER> <covernamed> (is|are)<STILL> (closed|shut|fully closed|properly shut){state:=closed}
<WHETHER> (a|any|there are any|there is a) {manycovers} (is|are)<STILL> open{state:=open}
<WHETHER> (there is|there's|there are) (a|any|some) {covers} (open|left open) <in>{area}{state:=open}
<WHETHER> <coverdoors> are<STILL> (open|opened){state:=open}
<WHETHER> <coverdoors> are<STILL> (closed|shut){state:=closed}
(is|are|isn't|aren't) <coversof><STILL> (open|opened|up|wide open|raised|left open)<NOW>{state:=open}
(is|are|isn't|aren't) <coversof><STILL> (closed|shut|down|lowered|fully closed|all closed|all shut)<NOW>{state:=closed}
(is|isn't|ain't) <covernamed><STILL> (open|opened|wide open|ajar|up)<NOW>{state:=open}
(is|isn't|ain't) <covernamed><STILL> (closed|shut|fully closed|properly closed)<NOW>{state:=closed}
(is|are|aren't) <coverdoors><STILL> (open|opened|wide open)<NOW>{state:=open}
(is|are|aren't) <coverdoors><STILL> (closed|shut|all closed)<NOW>{state:=closed}
<the>garage{domain:=cover}{device_class:=garage} is (open|still open) <TAG>{state:=open}
is <the>garage{domain:=cover}{device_class:=garage}<STILL> (open|wide open)<NOW>{state:=open}
is <the>garage{domain:=cover}{device_class:=garage}<STILL> (closed|shut)<NOW>{state:=closed}
<coversof> (is|are)<STILL> (open|opened|up) <TAG>{state:=open}
<coversof> (is|are)<STILL> (closed|shut|down) <TAG>{state:=closed}
<covernamed> (is|are)<STILL> (open|wide open) <TAG>{state:=open}
<covernamed> (is|are)<STILL> (closed|shut) <TAG>{state:=closed}
<coversof> (isn't|aren't) open (is it|are they){state:=open}
<coverdoors> are<STILL> (closed|shut) <TAG>{state:=closed}
<coversof> (is it|are they|is that|they are) (open|still open|up)<NOW>{state:=open}
<coversof> (is it|are they|is that) (closed|shut|down|still closed)<NOW>{state:=closed}
<covernamed> (is it|is that) (open|still open|wide open){state:=open}
<covernamed> (is it|is that) (closed|shut|still closed){state:=closed}
<ANY> {manycovers} (open|opened|wide open|still open|left open|up)<NOW>{state:=open}
<ANY> {manycovers} (open|opened|still open|left open) <in>{area}{state:=open}
<ANY> {manycovers} <in>{area} (open|opened|still open|left open|that are open){state:=open}
<ANY> {area=room} {manycovers} (open|opened|still open|left open){state:=open}
<ANY> {manycovers} (open|still open|left open) {floor=upstairs}{state:=open}
<ANY> {manycovers} {floor=upstairs} (open|still open|left open){state:=open}
<ANY> {manycovers} (open|still open|left open) on the {floor=storey}{state:=open}
<ANY> {manycovers} (closed|shut|still closed|still shut)<NOW>{state:=closed}
<ANY> {manycovers} (closed|shut|still closed) <in>{area}{state:=closed}
<ANY> {state:=open}open {manycovers}<here>
<ANY> {state:=open}open {manycovers} <in>{area}
<ANY> {state:=open}open {manycovers} {floor=upstairs}
<ANY> of the {manycovers} (open|still open|left open)<here>{state:=open}
<ANY> doors{domain:=cover}{device_class:=door} (open|still open|left open|wide open)<here>{state:=open}
<ANY> doors{domain:=cover}{device_class:=door} (open|still open|left open) <in>{area}{state:=open}
<ANY> {state:=open}open doors{domain:=cover}{device_class:=door}[ <in>{area}]
is there (a|an|any|some|still a) {onecover} (open|left open|still open)<NOW>{state:=open}
is there (a|an|any|some|still a) {onecover} (open|left open|still open) <in>{area}{state:=open}
is there (a|an|any|some|still a) {onecover} (open|left open) {floor=upstairs}{state:=open}
is there (an|any|some) {state:=open}open {onecover}[ <in>{area}]
is (one|some|any|at least one|even one) of the {manycovers} (open|still open)[ <in>{area}]{state:=open}
{manycovers} open (anywhere|somewhere|at all|or not|yes or no){state:=open}
{manycovers} (closed|shut) (or not|yes or no|already|yet){state:=closed}
{area=room} {manycovers} (open or not|open yes or no|still open or not){state:=open}
<covernamed> (open or not|open yes or no){state:=open}
<covernamed> (closed or not|shut or not|closed yes or no|closed yet){state:=closed}
<WHO> (of the |){manycovers} (are|is)<STILL> (open|opened|up|wide open)<NOW>{state:=open}
<WHO> (of the |){manycovers} (are|is)<STILL> (closed|shut|down)<NOW>{state:=closed}
<WHO> {manycovers} (are|is)<STILL> open <in>{area}{state:=open}
<WHO> {manycovers} <in>{area} are<STILL> (open|up){state:=open}
<WHO> {manycovers} <in>{area} are<STILL> (closed|shut|down){state:=closed}
<WHO> {area=room} {manycovers} are<STILL> (open|opened){state:=open}
<WHO> {manycovers} (are|is)<STILL> (open|up) {floor=upstairs}{state:=open}
<WHO> {manycovers} (are|is)<STILL> (open|up) on the {floor=storey}{state:=open}
<WHO> {manycovers} (did i|did we|have i|did someone) (leave|left) open[ <in>{area}]{state:=open}
<WHO> (of the |)doors{domain:=cover}{device_class:=door} (are|is)<STILL> open[ <in>{area}]{state:=open}
<WHO> (of the |)doors{domain:=cover}{device_class:=door} (are|is)<STILL> (closed|shut)[ <in>{area}]{state:=closed}
<LIST> (the |){manycovers} (that are|which are|that's) (open|still open|up)[ <in>{area}]{state:=open}
<LIST> (the |){manycovers} (that are|which are) (closed|shut|down)[ <in>{area}]{state:=closed}
<LIST> (the |){state:=open}open {manycovers}[ <in>{area}]
<LIST> (the |){state:=open}open {manycovers} {floor=upstairs}
<LIST> (the |){state:=closed}closed {manycovers}[ <in>{area}]
how many {state:=open}open {manycovers} (are there|do we have|have we got)[ <in>{area}]
number of {state:=open}open {manycovers}[ <in>{area}]
<LEFT> <coversof> (open|wide open|up){state:=open}
<LEFT> (a|any|some|one of the) {covers} (open|wide open)[ <in>{area}]{state:=open}
<LEFT> (a|any|some) {covers} open {floor=upstairs}{state:=open}
<LEFT> <covernamed> (open|wide open|ajar){state:=open}
<LEFT> (any|the|all the|some) doors{domain:=cover}{device_class:=door} (open|wide open){state:=open}
<LEFT> <coversof> (closed|shut|down){state:=closed}
<NOTSURE> left <coversof> (open|wide open|up){state:=open}
<NOTSURE> left <covernamed> (open|wide open){state:=open}
<NOTSURE> (closed|shut|pulled down|lowered) <coversof>{state:=closed}
<NOTSURE> (closed|shut) <covernamed>{state:=closed}
<NOTSURE> (opened|raised) <coversof>{state:=open}
<DID> (close|shut|closed|pull down|lower) <coversof>{state:=closed}
<DID> (close|shut|closed) <covernamed>{state:=closed}
<DID> (open|opened|raise|pull up) <coversof>{state:=open}
<DID> (open|opened) <covernamed>{state:=open}
(did i forget|have i forgotten|did we forget|did somebody forget) to (close|shut) <coversof>{state:=open}
(did i forget|have i forgotten|did we forget|did somebody forget) to (close|shut) <covernamed>{state:=open}
(has|have|was|were) <coversof> been (left open|opened){state:=open}
(has|have) <coversof> been (closed|shut|lowered){state:=closed}
(has|was) <covernamed> been (left open|opened){state:=open}
(has|was) <covernamed> been (closed|shut){state:=closed}
(did|has) <covernamed> (open|opened|come open){state:=open}
(did|has) <covernamed> (close|closed|shut) (properly|all the way|yet|already|completely|fully){state:=closed}
<in>{area} (are|is) (the|any|all the) {covers} (open|still open|up){state:=open}
<in>{area} (are|is) (the|all the) {covers} (closed|shut|down){state:=closed}
{floor=upstairs} (are|is) (the|any|all the) {manycovers} (open|still open){state:=open}
on the {floor=storey} are (the|any|all the) {manycovers} (open|opened){state:=open}
(does|do) <the>{area} have (any|a|the|its) {covers} open{state:=open}
(what is|what's|whats|check|tell me|give me|show me) <the>(state|status) of <the>{name=cover}
<the>{name=cover} (state|status)
(i think|i believe|i guess|i assume|pretty sure) <coversof> (is|are) (open|still open) (right|can you check|can you confirm){state:=open}
(i hope|hopefully|surely|please tell me) <coversof> (is|are) (closed|shut) <TAG>{state:=closed}
(it's raining|it's about to rain|a storm is coming|we're leaving|it's windy|before i go) (is|are) <coversof> (open|still open){state:=open}
(it's raining|it's about to rain|a storm is coming|we're leaving|i'm in bed) (is|are) <coversof> (closed|shut|all closed){state:=closed}
(it's raining|there's a draft|it's cold|i feel a draught|it's chilly) (any|are there any|is there a|did i leave a) window{domain:=cover}{device_class:=window} open{state:=open}
can (the cat|the dog|the rain|someone|anyone|a burglar) get in or (is|are) <the>{covers} (closed|shut){state:=closed}
(is|are|was|were|isn't|aren't) <coversof> <OPENS><NOW>{state:=open}
(is|are|was|were|isn't|aren't) <coversof> <SHUTS><NOW>{state:=closed}
(is|are|was|isn't) <covernamed> <OPENS><NOW>{state:=open}
(is|are|was|isn't) <covernamed> <SHUTS><NOW>{state:=closed}
<SAY> (if|whether) <coversof> (is|are) <OPENS>{state:=open}
<SAY> (if|whether) <coversof> (is|are) <SHUTS>{state:=closed}
<SAY> (if|whether) <covernamed> (is|are) <OPENS>{state:=open}
<SAY> (if|whether) <covernamed> (is|are) <SHUTS>{state:=closed}
<WHETHER> <coversof> (is|are|was|were|has been|have been) <OPENS>{state:=open}
<WHETHER> <coversof> (is|are|was|were|has been|have been) <SHUTS>{state:=closed}
<WHETHER> <covernamed> (is|was|has been) <OPENS>{state:=open}
<WHETHER> <covernamed> (is|was|has been) <SHUTS>{state:=closed}
(does|do) (<coversof>|<covernamed>) <HAPPEN> <OPENS>{state:=open}
(does|do) (<coversof>|<covernamed>) <HAPPEN> <SHUTS>{state:=closed}
(could|might) (<coversof>|<covernamed>) (still |already |possibly |by chance )be <OPENS>{state:=open}
(could|might) (<coversof>|<covernamed>) (still |already |possibly |by chance )be <SHUTS>{state:=closed}
(is|are) <coverdoors> (<OPENS>{state:=open}|<SHUTS>{state:=closed})<NOW>
<WHETHER> <coverdoors> are (<OPENS>{state:=open}|<SHUTS>{state:=closed})
(do i|do we|do you|does anyone|does somebody) (have|still have) (any|the|some) {manycovers} (open|wide open|up)[ <in>{area}]{state:=open}
(have i|have we|have you|has somebody|has anyone) (got|still got|kept) (<coversof>|<covernamed>) (open|wide open|up){state:=open}
<SAY> (which|what|how many) (of the |){manycovers} (are|is) <OPENS>[ <in>{area}]{state:=open}
<SAY> (which|what|how many) (of the |){manycovers} (are|is) <SHUTS>[ <in>{area}]{state:=closed}
<WHO> (of the |){manycovers} (are|is) <OPENS>[ <in>{area}]{state:=open}
<WHO> (of the |){manycovers} (are|is) <SHUTS>[ <in>{area}]{state:=closed}
<ANY> {manycovers} <OPENS>[ <in>{area}]{state:=open}
<LEFT> (<coversof>|<covernamed>) <OPENS>{state:=open}
<LIST> (the |all the |){manycovers} (that are|which are|that have been) <OPENS>[ <in>{area}]{state:=open}
(is|are) (every one|each|all|any) of the {manycovers} <SHUTS>[ <in>{area}]{state:=closed}
<FETCH> <the><STATUS> (of|for) <the>{name=cover}
(what is|what's|whats) <the><STATUS> (of|for) <covernamed>
<STATUS> (of|for) <the>{name=cover}
(in the|over in the|down in the) {area} (is|are) (the|any|all the) {covers} (<OPENS>{state:=open}|<SHUTS>{state:=closed})
""")),
]
