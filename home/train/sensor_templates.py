"""Questions about locks, measured values, detected things and persons. See `templates.py`."""

from question_templates import SAID as ASKED
from rules import filled

LOCKS = """locked|locked|locked up|bolted|secured|properly locked|securely locked|locked now|still locked|already locked
|fully locked|locked yet
|double locked|locked tight|really locked|safely locked|deadbolted|under lock and key|locked down|all locked up
|currently locked"""
UNLOCKS = """unlocked|unlocked|unbolted|unsecured|left unlocked|still unlocked|currently unlocked|not locked
|open to anyone|standing unlocked
|not locked yet|already unlocked|unlocked at all|unlocked now|really unlocked|accidentally unlocked|not bolted"""
WHATS = """what is|what's|whats|what is currently|what's currently|what was|what would be|how is|how's|what might be
|what are we at for|what about|how about
|what do you make of|what do we have for|what have we got for|what's up with|how are we doing on|where are we with
|what do you have for"""
READS = """say|read|show|report|indicate|give|display|tell us|measure|register|currently say|currently read
|show right now|tell me|have to say|come up with
|give as a reading|say right now|detect|put out|record|return|measure now|say it is|make of it"""
SPOT = """is there|are there|was there|has there been|do you see|do you detect|can you see|can you detect|do you sense
|did you notice|have you noticed|do you notice
|have you detected|did you detect|did you pick up|are you picking up|can you make out|are you seeing|are you detecting
|do you register|do we have|have we got
|do you have|could there be|might there be|did you record|have you seen|has anyone noticed|is there maybe
|is there by any chance|would there be"""
SEEN = """detected|sensed|spotted|seen|noticed|picked up|registered|found|reported|observed|recorded|present|discovered
|measured|noted|recognised"""
TRIPPED = """triggered|going off|active|tripped|on|set off|detecting something|beeping|sounding|ringing|reporting something
|raising an alarm|activated|alerting|being triggered|picking something up|giving an alarm|alarming|tripped right now"""
GONEOFF = """gone off|been triggered|been set off|been activated|tripped|raised an alarm|reported anything|been tripped
|sounded"""
GOOFF = "go off|trip|get triggered|raise an alarm|report anything|sound|get set off|activate"
HAVEWE = """is there|do we have|have we got|are we having|has there been|was there|did we get|do i have|have i got
|are there signs of|is there a sign of|any sign of
|any signs of|is there evidence of|can you smell|do you detect|can you detect|any|do you sense|do you see|do you notice
|are you noticing|is there some|is there perhaps"""
SOMEONE = """anyone|anybody|someone|somebody|a person|any person|people|any people|anyone at all|some person|one of us
|another person|any human|a human"""
HOME = """home|at home|in the house|back home|at the house|home yet|home already|in the home|home now|indoors at home
|at home right now|home safe|still home
|inside the house|here at home|home today|still at home|already home|already at home|home from work|home from school
|back at the house|home again"""
AWAY = """away|out|not home|not at home|gone|out of the house|away from home|still out|out and about|elsewhere
|out somewhere|already gone|off somewhere|out right now
|out already|still away|not in the house|somewhere else|already out|gone out|not home yet|not back yet|not at home yet
|outside the house"""

SAID = {"LOCKS": LOCKS, "UNLOCKS": UNLOCKS, "WHATS": WHATS, "READS": READS, "SPOT": SPOT, "SEEN": SEEN,
        "TRIPPED": TRIPPED, "GONEOFF": GONEOFF, "GOOFF": GOOFF, "HAVEWE": HAVEWE, "SOMEONE": SOMEONE, "HOME": HOME,
        "AWAY": AWAY} | ASKED


def asks(text):
    return filled(text, SAID)


TRAIN = [
    (1.8, "HassGetState", {"domain": "lock"}, "ask", asks("""
(is|are) <the>{name=lock} {state:=locked}(locked|locked up|currently locked|locked right now)
(is|are) <the>{name=lock} {state:=unlocked}(unlocked|currently unlocked)
(are|is) (any|the|all the|all) (doors|door|locks) {state:=locked}locked
(are|is) (any|the|all the|all) (doors|door|locks) {state:=unlocked}unlocked
(are|is) (any|the|all the) (doors|door|locks) <in>{area} {state:=locked}locked
(which|how many|what) (doors|locks) are {state:=locked}(locked|locked right now)
(which|how many|what) (doors|locks) are {state:=unlocked}unlocked
did i lock <the>{name=lock}{state:=locked}
did i lock the (door|doors){state:=locked}
do i have any {state:=unlocked}unlocked doors
are there any {state:=unlocked}unlocked doors
(did i leave|is) <the>{name=lock} {state:=unlocked}unlocked
check (if|whether) <the>{name=lock} is {state:=locked}locked
(did|has) (someone|somebody|anyone) (leave|left) <the>{name=lock} {state:=unlocked}unlocked
(did|have) (we|i|you) (lock|locked) <the>{name=lock}{state:=locked}
(any|are any) (doors|locks) {state:=unlocked}unlocked
is everything {state:=locked}locked[ up]
<the>{name=lock} {state:=locked}locked or not
<WHETHER> <locksof> (is|are)<STILL> (locked|locked up|bolted|properly locked|secured){state:=locked}
<WHETHER> <locksof> (is|are)<STILL> (unlocked|unbolted){state:=unlocked}
<WHETHER> (there are any|there's any|any|a single) (doors|locks|door) (is|are)<STILL> unlocked{state:=unlocked}
(is|are|isn't|aren't) <locksof><STILL> (locked|locked up|bolted|secured|properly locked|all locked|fully locked)<NOW>{state:=locked}
(is|are|isn't|aren't) <locksof><STILL> (unlocked|unbolted|not locked|unsecured)<NOW>{state:=unlocked}
<locksof> (is|are)<STILL> (locked|locked up|bolted|secured) <TAG>{state:=locked}
<locksof> (is|are)<STILL> unlocked <TAG>{state:=unlocked}
<locksof> locked <TAG>{state:=locked}
<locksof> unlocked <TAG>{state:=unlocked}
<locksof> (is it|are they|is that|they are) (locked|still locked|locked up|bolted)<NOW>{state:=locked}
<locksof> (is it|are they|is that) (unlocked|still unlocked)<NOW>{state:=unlocked}
<locksof> (locked or not|locked yes or no|locked yet|locked already|is locked yes no){state:=locked}
<locksof> (unlocked or not|unlocked yes or no|still unlocked or not){state:=unlocked}
<locksof> (isn't|aren't) locked (is it|are they){state:=locked}
<ANY> (doors|locks|door) (unlocked|still unlocked|left unlocked|not locked)<here>{state:=unlocked}
<ANY> (doors|locks|door) (unlocked|still unlocked|left unlocked|not locked) <in>{area}{state:=unlocked}
<ANY> (doors|locks|door) (unlocked|still unlocked|left unlocked) {floor=upstairs}{state:=unlocked}
<ANY> (doors|locks|door) (unlocked|still unlocked) on the {floor=storey}{state:=unlocked}
<ANY> (doors|locks) (locked|still locked)<NOW>{state:=locked}
<ANY> (doors|locks) (locked|still locked) <in>{area}{state:=locked}
<ANY> {state:=unlocked}unlocked (doors|locks)<here>
<ANY> {state:=unlocked}unlocked (doors|locks) <in>{area}
<ANY> of the (doors|locks) (unlocked|still unlocked|left unlocked)<here>{state:=unlocked}
is there (a|any|some|still a) (door|lock) (unlocked|left unlocked|that is unlocked|that isn't locked)<here>{state:=unlocked}
is there (a|any|some|still a) (door|lock) (unlocked|left unlocked) <in>{area}{state:=unlocked}
is there an {state:=unlocked}unlocked (door|lock)[ <in>{area}]
is (one|some|any|at least one) of the (doors|locks) (unlocked|still unlocked)[ <in>{area}]{state:=unlocked}
<WHO> (of the |)(doors|locks) (are|is)<STILL> (unlocked|not locked|unbolted)[ <in>{area}]{state:=unlocked}
<WHO> (of the |)(doors|locks) (are|is)<STILL> (locked|bolted)[ <in>{area}]{state:=locked}
<WHO> (doors|locks) (are|is)<STILL> unlocked on the {floor=storey}{state:=unlocked}
<WHO> (doors|locks) (did i|did we|have i|did someone) (leave|left) unlocked{state:=unlocked}
<LIST> (the |)(doors|locks) (that are|which are|that's) (unlocked|still unlocked|not locked)[ <in>{area}]{state:=unlocked}
<LIST> (the |)(doors|locks) (that are|which are) locked[ <in>{area}]{state:=locked}
<LIST> (the |){state:=unlocked}unlocked (doors|locks)[ <in>{area}]
<LIST> (the |){state:=locked}locked (doors|locks)[ <in>{area}]
how many {state:=unlocked}unlocked (doors|locks) (are there|do we have|have we got)
<LEFT> <locksof> (unlocked|unbolted|not locked){state:=unlocked}
<LEFT> (a|any|some|one of the) (door|doors|locks) unlocked[ <in>{area}]{state:=unlocked}
<LEFT> <locksof> locked{state:=locked}
<NOTSURE> left <locksof> (unlocked|unbolted){state:=unlocked}
<NOTSURE> (locked|locked up|bolted) <locksof>{state:=locked}
<NOTSURE> unlocked <locksof>{state:=unlocked}
<DID> (lock|locked|lock up|bolt) <locksof>{state:=locked}
<DID> (unlock|unlocked) <locksof>{state:=unlocked}
(did i forget|have i forgotten|did we forget|did somebody forget|has anyone forgotten) to lock <locksof>{state:=unlocked}
(has|have|was|were) <locksof> been (left unlocked|unlocked){state:=unlocked}
(has|have) <locksof> been (locked|locked up|bolted|secured){state:=locked}
(did|has) <locksof> (lock itself|locked itself|auto locked|locked properly|lock properly){state:=locked}
you (locked|locked up|bolted) <locksof> (right|didn't you|did you not|yes|correct|yeah){state:=locked}
i (locked|locked up|bolted) <locksof> (right|didn't i|did i not|yes|correct|yeah|did i){state:=locked}
<in>{area} (is|are) (the|any|all the) (door|doors|locks) (unlocked|still unlocked){state:=unlocked}
<in>{area} (is|are) (the|all the) (door|doors|locks) (locked|bolted){state:=locked}
(i think|i believe|i guess|i assume|pretty sure) <locksof> (is|are) locked (right|can you check|can you confirm){state:=locked}
(i hope|hopefully|surely|please tell me) <locksof> (is|are) locked <TAG>{state:=locked}
(i'm in bed|we're leaving|i'm at work|before i go|i'm on the bus|it's late) (is|are) <locksof> (locked|locked up){state:=locked}
(i'm in bed|we're leaving|i'm at work|i'm out|it's late) (is|are) <locksof> (unlocked|still unlocked){state:=unlocked}
(is everything|are all of them|is it all|is the whole house|is the house|is the place|are we|is everything nice and) (locked|locked up|all locked up){state:=locked}
(did i|did we|have i|have we|did someone) (lock|locked) (everything|up|everything up|the house|up the house|the place up|all up){state:=locked}
<WHETHER> (everything|the house|the whole house|the place) is (locked|locked up|all locked){state:=locked}
(is|are|was|were|isn't|aren't) <locksof> <LOCKS><NOW>{state:=locked}
(is|are|was|were) <locksof> <UNLOCKS><NOW>{state:=unlocked}
<SAY> (if|whether) <locksof> (is|are) <LOCKS>{state:=locked}
<SAY> (if|whether) <locksof> (is|are) <UNLOCKS>{state:=unlocked}
<WHETHER> <locksof> (is|are|was|were|has been|have been) <LOCKS>{state:=locked}
<WHETHER> <locksof> (is|are|was|were) <UNLOCKS>{state:=unlocked}
(does|do) <locksof> <HAPPEN> (<LOCKS>{state:=locked}|<UNLOCKS>{state:=unlocked})
(could|might) <locksof> (still|already|possibly) be (<LOCKS>{state:=locked}|<UNLOCKS>{state:=unlocked})
<locksof> (is|are) <LOCKS> <TAG>{state:=locked}
<locksof> (is|are) <UNLOCKS> <TAG>{state:=unlocked}
<SAY> (which|what|how many) (of the |)(doors|locks) (are|is) (<LOCKS>{state:=locked}|<UNLOCKS>{state:=unlocked})[ <in>{area}]
<WHO> (of the |)(doors|locks) (are|is) <UNLOCKS>[ <in>{area}]{state:=unlocked}
<ANY> (doors|locks|door) <UNLOCKS>[ <in>{area}]{state:=unlocked}
<LEFT> <locksof> <UNLOCKS>{state:=unlocked}
(have i|have we|have you|has somebody|has anyone) (got|kept|left|still got) <locksof> (unlocked{state:=unlocked}|locked{state:=locked})
(did i|did we|did you|did anyone|did somebody|did he|did she) (properly |really |actually |even |)(lock|lock up|bolt|double lock|secure) <locksof>{state:=locked}
<LIST> (the |all the |)(doors|locks) (that are|which are|that have been left) <UNLOCKS>[ <in>{area}]{state:=unlocked}
(in the|over in the|down in the) {area} (is|are) (the|any|all the) (door|doors|locks) (<LOCKS>{state:=locked}|<UNLOCKS>{state:=unlocked})
""")),
    (2, "HassGetState", {}, "ask", asks("""
(what is|what's|whats) <the>{measure} <in>{area}
(what is|what's) <the>{area=room} {measure}
(what is|what's) <the>{measure} (of|for|on) <the>{name=gadget}
(what is|what's) <the>{name=gadget} {measure}
(what is|what's) <the>{measure}<here>
(how (high|low) is|tell me|check|show me|give me) <the>{measure} <in>{area}
how humid is it <in>{area}{domain:=sensor}{device_class:=humidity}
how humid is it<here>{domain:=sensor}{device_class:=humidity}
how much battery (does <the>{name=gadget} have|is left on <the>{name=gadget}|is left in <the>{name=gadget})[ left]{domain:=sensor}{device_class:=battery}
how much (power|electricity) (is|does) <the>{name=machine} (using|use){domain:=sensor}{device_class:=power}
how much energy (is|does|did) <the>{name=machine} (using|use){domain:=sensor}{device_class:=energy}
how (good|bad|is) is the air( quality|) <in>{area}{domain:=sensor}{device_class:=aqi}
<the>{name=gadget} battery{domain:=sensor}{device_class:=battery}
humidity <in>{area}{domain:=sensor}{device_class:=humidity}
<the>{area=room} humidity{domain:=sensor}{device_class:=humidity}
how bright is it <in>{area}{domain:=sensor}{device_class:=illuminance}
{measure} <in>{area}[ please]
{measure} of <the>{name=gadget}
(tell me|read|show me|check|give me) <the>{measure} of <the>{name=gadget}
<the>{area=room} {measure}
(how much|what) (is the|) {measure} (is|do we have|is it) <in>{area}
power (consumption|usage|draw) of <the>{name=machine}{domain:=sensor}{device_class:=power}
energy (consumption|usage|use) of <the>{name=machine}{domain:=sensor}{device_class:=energy}
how (full|empty) is <the>{name=gadget} battery{domain:=sensor}{device_class:=battery}
(what is|what's|whats|wots|what are) <the>{measure} (like |reading |now |at |currently |right now |)<in>{area}
(what is|what's|whats) <the>(current|present|actual|latest|exact) {measure} <in>{area}
(what is|what's|whats) <the>(current|present|latest|indoor|exact) {measure}<here>
(what is|what's|whats) <the>{area=room} {measure} (like|now|right now|at|at the moment|reading|today)
(what is|what's|whats) <the>{measure} (like |now |at |right now |)(on|of|in|for) <the>{name=gadget}
(what is|what's|whats) <the>{measure} {floor=upstairs}
(what is|what's|whats) <the>{measure} on the {floor=storey}
{measure} {floor=upstairs}
{measure} on the {floor=storey}
current {measure} <in>{area}
current {measure}<here>
current {measure} of <the>{name=gadget}
<in>{area} (what is|what's) <the>{measure}
<in>{area} {measure}
<the>{area=room} {measure} (please|reading|now|check|value|level please|status please)
<the>{measure} reading <in>{area}
(tell me|read|read me|read out|show me|show|check|give me|get me|get|fetch|look up|report|display|say) <the>{measure} <in>{area}
(tell me|read|read out|show me|show|check|give me|get|fetch|look up|report|display) <the>{area=room} {measure}
(tell me|read|read out|show me|show|check|give me|get|look up|report) <the>(current |latest |){measure}<here>
(tell me|read out|show me|check|get me|look up|report) <the>{name=gadget} {measure}
(i want|i need|i'd like|i would like|can i have|could i get|can i get|may i know) <the>{measure} <in>{area}
(i want to know|i'd like to know|i wanna know|i need to know|may i know|do you know) <the>{measure} <in>{area}
(i want to know|tell me|do you know|i wonder|any idea|can you see|check|find out) what <the>{measure} is <in>{area}
(i want to know|tell me|do you know|i wonder|any idea|check) what <the>{area=room} {measure} is
(i want to know|tell me|do you know|i wonder|any idea|check) what <the>{measure} (of|on) <the>{name=gadget} is
(i want to know|tell me|do you know|i wonder|any idea|check) how (high|low) <the>{measure} is <in>{area}
how (high|low|good|bad|much) is <the>{measure} (now|right now|at the moment|at present)
how (high|low) is <the>{area=room} {measure}
how (high|low) is <the>{measure} (of|on) <the>{name=gadget}
how is <the>{measure} (looking |doing |)<in>{area}
how's <the>{measure} <in>{area}
what (reading|value|number) (do we have|do you have|is there|do you get) for <the>{measure} <in>{area}
what {measure} (do we have|is it|is there|have we got|are we at) <in>{area}
what {measure} does <the>{name=gadget} have
what does the {measure} sensor (say|read|show|report) <in>{area}
what does the (barometer|pressure sensor) (say|read|show){domain:=sensor}{device_class:=pressure}[ <in>{area}]
what does the (hygrometer|humidity sensor) (say|read|show){domain:=sensor}{device_class:=humidity}[ <in>{area}]
what is (the |)percentage of (humidity|moisture in the air) <in>{area}{domain:=sensor}{device_class:=humidity}
how (humid|damp|muggy|moist) (is it|does it get|is the air|has it got|it is) <in>{area}{domain:=sensor}{device_class:=humidity}
how (humid|damp|muggy|moist) is <the>{area}<NOW>{domain:=sensor}{device_class:=humidity}
how (humid|damp|muggy|moist|dry) is the air<here>{domain:=sensor}{device_class:=humidity}
how dry is the air <in>{area}{domain:=sensor}{device_class:=humidity}
how much (humidity|moisture) (is there|is in the air|do we have) <in>{area}{domain:=sensor}{device_class:=humidity}
(check|tell me|i wonder|do you know|i want to know) how humid (it is|the air is) <in>{area}{domain:=sensor}{device_class:=humidity}
how much (co2|carbon dioxide) (is there|is in the air|do we have|have we got) <in>{area}{domain:=sensor}{device_class:=carbon_dioxide}
how high (is|are) the (co2|carbon dioxide)( levels| level| value|) <in>{area}{domain:=sensor}{device_class:=carbon_dioxide}
(co2|carbon dioxide) (levels|reading|value|ppm|level|concentration) <in>{area}{domain:=sensor}{device_class:=carbon_dioxide}
(what is|what's|check|how is) the (co2|carbon dioxide) (like|at|levels|value|reading|ppm) <in>{area}{domain:=sensor}{device_class:=carbon_dioxide}
<the>{area=room} (co2|carbon dioxide)( levels| reading| value| level|){domain:=sensor}{device_class:=carbon_dioxide}
how (clean|dirty|polluted|fresh|healthy|good|bad|pure) is the air (quality |)<in>{area}{domain:=sensor}{device_class:=aqi}
how (clean|dirty|polluted|fresh|healthy|good|bad) is the air (quality|)<here>{domain:=sensor}{device_class:=aqi}
(what is|what's|how is|how's) the (air like|quality of the air|air quality like|air quality level) <in>{area}{domain:=sensor}{device_class:=aqi}
(quality of the air|air quality reading|air quality level|aqi reading|air quality index) <in>{area}{domain:=sensor}{device_class:=aqi}
(check|test|rate|measure) the (air quality|aqi|quality of the air) <in>{area}{domain:=sensor}{device_class:=aqi}
how (bright|dark|light|well lit) is it <in>{area}{domain:=sensor}{device_class:=illuminance}
how (bright|dark|light|well lit) is <the>{area}<NOW>{domain:=sensor}{device_class:=illuminance}
how much (light|daylight|sunlight) (is there|do we have|is coming in|have we got) <in>{area}{domain:=sensor}{device_class:=illuminance}
how many lux (is it|are there|do we have|have we got) <in>{area}{domain:=sensor}{device_class:=illuminance}
(what's|what is|how high is) the (lux|lux level|lux value|amount of light) <in>{area}{domain:=sensor}{device_class:=illuminance}
(lux|lux level|amount of light) <in>{area}{domain:=sensor}{device_class:=illuminance}
how high is the (air pressure|barometric pressure|atmospheric pressure)[ <in>{area}]{domain:=sensor}{device_class:=pressure}
(atmospheric pressure|barometer reading|barometric pressure reading)[ <in>{area}]{domain:=sensor}{device_class:=pressure}
how much (battery|charge|juice|battery life) (has <the>{name=gadget} got|does <the>{name=gadget} have|is there in <the>{name=gadget})[ left]{domain:=sensor}{device_class:=battery}
how much (battery|charge|juice|battery life) is (left|remaining|still left) (on|in|for) <the>{name=gadget}{domain:=sensor}{device_class:=battery}
how (charged|full) is <the>{name=gadget}[ battery]{domain:=sensor}{device_class:=battery}
what (percentage|battery percentage|battery level) is <the>{name=gadget} (at|on){domain:=sensor}{device_class:=battery}
(what is|what's|check|tell me|how is|how's) <the>battery (level |life |charge |like |)(on|of|in|for) <the>{name=gadget}{domain:=sensor}{device_class:=battery}
(how is|how's) <the>{name=gadget} battery (doing|looking|holding up|level){domain:=sensor}{device_class:=battery}
(battery|charge|battery life|juice|remaining battery|battery left) (of|on|in|for) <the>{name=gadget}{domain:=sensor}{device_class:=battery}
(check|check on|read|tell me|give me|show me) <the>{name=gadget} (battery|charge|battery life|charge level){domain:=sensor}{device_class:=battery}
<the>{name=gadget} (battery life|charge level|remaining battery|battery reading|battery left){domain:=sensor}{device_class:=battery}
(i wonder|tell me|do you know|check|any idea) how much (battery|charge|juice) <the>{name=gadget} has[ left]{domain:=sensor}{device_class:=battery}
how (many watts|much power|much electricity|much current power) (is <the>{name=machine}|does <the>{name=machine}) (drawing|using|pulling|draw|use|need|take|consume|consuming|burning|sucking){domain:=sensor}{device_class:=power}
(what is|what's|tell me|check|show me) <the>(power consumption|power usage|power draw|wattage) (of|for) <the>{name=machine}{domain:=sensor}{device_class:=power}
(what is|what's|check) <the>{name=machine} (power|power consumption|power usage|power draw|wattage){domain:=sensor}{device_class:=power}
<the>{name=machine} (power|power consumption|power usage|power draw|wattage){domain:=sensor}{device_class:=power}
(wattage|watts|power) (of|for) <the>{name=machine}{domain:=sensor}{device_class:=power}
how much (power|electricity) (are we|am i|is the house|is everything|do we|is being) (using|use|drawing|used|consuming)<NOW>{domain:=sensor}{device_class:=power}
how much (power|electricity) is (used|being used|going) <in>{area}{domain:=sensor}{device_class:=power}
how (much energy|many kilowatt hours|many kwh) (has|did|does|is) <the>{name=machine} (used|use|consumed|consume|using|eat)[ today| so far]{domain:=sensor}{device_class:=energy}
(what is|what's|tell me|check|show me) <the>(energy consumption|energy usage|energy use) (of|for) <the>{name=machine}{domain:=sensor}{device_class:=energy}
<the>{name=machine} (energy|energy consumption|energy usage|energy use){domain:=sensor}{device_class:=energy}
how much energy (are we|am i|is the house|do we|did we) (using|use|used|consuming)<NOW>{domain:=sensor}{device_class:=energy}
how much energy (is|was) used <in>{area}{domain:=sensor}{device_class:=energy}
<WHATS> <the>{measure} <in>{area}
<WHATS> <the>{area=room} {measure}
<WHATS> <the>{measure} (of|on|for|in) <the>{name=gadget}
<WHATS> <the>{name=gadget} {measure}
<WHATS> <the>(current |present |latest |exact |actual |)(reading|value|level|number|figure) (of|for) <the>{measure} <in>{area}
<FETCH> <the>(reading|value|figure|current reading|latest reading|number) (of|for) <the>{measure}[ <in>{area}]
<FETCH> <the>{measure} <in>{area}
<FETCH> <the>{area=room} {measure}
<FETCH> <the>{measure} (of|on|for) <the>{name=gadget}
<FETCH> <the>{name=gadget} {measure}
<SAY> what <the>{measure} is <in>{area}
<SAY> what <the>{measure} is (like |reading |at |)(right now|now|at the moment|currently|like|at present)
<SAY> (what|how high|how low) <the>{measure} (of|on|for) <the>{name=gadget} is
<SAY> (how high|how low|how good|how bad) <the>{measure} is <in>{area}
what does <the>{measure} (sensor|meter|monitor|gauge|detector|reader|instrument) <in>{area} <READS>
what does <the>{area=room} {measure} (sensor|meter|monitor|gauge|detector) <READS>
what does the (hygrometer|humidity meter|humidity gauge|moisture meter|damp meter|humidistat) (<in>{area} |)<READS>{domain:=sensor}{device_class:=humidity}
what does the (barometer|pressure gauge|air pressure meter|pressure sensor|weather glass) (<in>{area} |)<READS>{domain:=sensor}{device_class:=pressure}
what does the (light meter|lux meter|light sensor|brightness sensor|photometer|illuminance meter) (<in>{area} |)<READS>{domain:=sensor}{device_class:=illuminance}
what does the (co2 meter|co2 monitor|carbon dioxide meter|co2 sensor|carbon dioxide sensor|co2 detector) (<in>{area} |)<READS>{domain:=sensor}{device_class:=carbon_dioxide}
what does the (air quality meter|air quality sensor|air quality monitor|aqi sensor|pollution meter|air sensor) (<in>{area} |)<READS>{domain:=sensor}{device_class:=aqi}
what does the (power meter|wattmeter|watt meter|power sensor|power monitor) (<in>{area} |)<READS>{domain:=sensor}{device_class:=power}
what does the (energy meter|electricity meter|energy monitor|energy sensor|kwh meter) (<in>{area} |)<READS>{domain:=sensor}{device_class:=energy}
(reading|value|number) (on|of|from) the (hygrometer|humidity sensor|humidity meter|humidity gauge)[ <in>{area}]{domain:=sensor}{device_class:=humidity}
(reading|value|number) (on|of|from) the (barometer|pressure gauge|pressure sensor)[ <in>{area}]{domain:=sensor}{device_class:=pressure}
(reading|value|number) (on|of|from) the (light sensor|lux meter|light meter)[ <in>{area}]{domain:=sensor}{device_class:=illuminance}
(reading|value|number) (on|of|from) the (co2 sensor|co2 meter|co2 monitor|carbon dioxide sensor)[ <in>{area}]{domain:=sensor}{device_class:=carbon_dioxide}
how (humid|damp|muggy|moist|sticky|clammy) (is it|does it feel|is it getting|would you say it is|has it become|is the air|did it get) <in>{area}{domain:=sensor}{device_class:=humidity}
<SAY> how (humid|damp|muggy|moist|sticky) (it is|the air is|it gets|it feels|it has got) <in>{area}{domain:=sensor}{device_class:=humidity}
how (much|high a|great a) (percentage of humidity|relative humidity|moisture|humidity|dampness) (is there|do we have|is in the air|have we got) <in>{area}{domain:=sensor}{device_class:=humidity}
how (bright|light|dark|dim|gloomy|sunny|well lit) (is it|does it get|is it getting|would you say it is) <in>{area}{domain:=sensor}{device_class:=illuminance}
<SAY> how (bright|light|dark|well lit|gloomy) (it is|it gets) <in>{area}{domain:=sensor}{device_class:=illuminance}
how many (lux|lumens) (is it|are there|do we have|have we got|do you measure|are you reading|does the sensor see) <in>{area}{domain:=sensor}{device_class:=illuminance}
how (clean|dirty|polluted|fresh|healthy|good|bad|pure|breathable|stale) (is|was) the air (right now |)<in>{area}{domain:=sensor}{device_class:=aqi}
<SAY> how (clean|dirty|polluted|fresh|healthy|good|bad|pure) the air is <in>{area}{domain:=sensor}{device_class:=aqi}
how much (co2|carbon dioxide|c o 2) (do you measure|is there|are we breathing|is floating around|has built up|is in the air) <in>{area}{domain:=sensor}{device_class:=carbon_dioxide}
<SAY> how much (co2|carbon dioxide) (there is|is in the air) <in>{area}{domain:=sensor}{device_class:=carbon_dioxide}
how many ppm (of co2 |of carbon dioxide |)(are there|do we have|is it|have we got) <in>{area}{domain:=sensor}{device_class:=carbon_dioxide}
how much (battery|charge|juice|battery life|battery power|power left) (does <the>{name=gadget} (still |)have|is there (left |)(on|in) <the>{name=gadget}){domain:=sensor}{device_class:=battery}
<SAY> how much (battery|charge|juice|battery life|battery power) (<the>{name=gadget} has|is left (on|in) <the>{name=gadget})[ left]{domain:=sensor}{device_class:=battery}
<SAY> how (full|charged|empty) (the battery (of|in) <the>{name=gadget}|<the>{name=gadget} battery) is{domain:=sensor}{device_class:=battery}
how (many percent|much percent|full|far charged|well charged) is (<the>{name=gadget} battery|the battery of <the>{name=gadget}|the battery in <the>{name=gadget}){domain:=sensor}{device_class:=battery}
<WHATS> <the>(battery percentage|battery level|charge level|battery life|remaining charge|battery reading) (of|on|in|for) <the>{name=gadget}{domain:=sensor}{device_class:=battery}
<SAY> how much (power|electricity|wattage) <the>{name=machine} (is using|is drawing|uses|draws|is pulling|is consuming|needs right now){domain:=sensor}{device_class:=power}
how (much power|many watts|much wattage|much electricity) (is|does|would) <the>{name=machine} (using|use|drawing|draw|pulling|pull|consume|guzzling|eating|sucking up){domain:=sensor}{device_class:=power}
<WHATS> <the>(power consumption|power usage|power draw|wattage|power use|electricity use) (of|for) <the>{name=machine}{domain:=sensor}{device_class:=power}
<SAY> how (much energy|many kilowatt hours|many kwh) <the>{name=machine} (has used|used|uses|has consumed|is using|consumed){domain:=sensor}{device_class:=energy}
how (much energy|many kilowatt hours|many kwh|many units of energy) (has|did|does) <the>{name=machine} (used|use|consumed|consume|gobbled up|burned|needed){domain:=sensor}{device_class:=energy}
<WHATS> <the>(energy consumption|energy usage|energy use|energy used) (of|for|by) <the>{name=machine}{domain:=sensor}{device_class:=energy}
how (high|strong|low) is the (air pressure|barometric pressure|atmospheric pressure|pressure of the air)[ <in>{area}]{domain:=sensor}{device_class:=pressure}
(in the|over in the|down in the) {area} (what is|what's|how high is|how is) <the>{measure}
""")),
    (3, "HassGetState", {"domain": "binary_sensor"}, "ask", asks("""
is there [any ](motion|movement)[ detected] <in>{area}{device_class:=motion}{state:=on}
is there [any ](motion|movement)[ detected]{device_class:=motion}{state:=on}
(is|was) (motion|movement) detected[ <in>{area}]{device_class:=motion}{state:=on}
are any motion sensors (triggered|on|active){device_class:=motion}{state:=on}
is (anything|something|anyone|someone|somebody) moving <in>{area}{device_class:=motion}{state:=on}
is (anyone|someone|somebody|anybody) <in>{area}{device_class:=occupancy}{state:=on}
is <the>{area} (occupied|in use|taken){device_class:=occupancy}{state:=on}
is <the>{area} (empty|vacant|unoccupied){device_class:=occupancy}{state:=off}
is there [any ]smoke[ detected] <in>{area}{device_class:=smoke}{state:=on}
(is there [any ]smoke|is smoke detected|are any smoke alarms on|are any smoke detectors triggered|are any smoke sensors triggered){device_class:=smoke}{state:=on}
is there [any ](a gas leak|gas)[ detected][ <in>{area}]{device_class:=gas}{state:=on}
is there [any ]carbon monoxide[ detected][ <in>{area}]{device_class:=carbon_monoxide}{state:=on}
is there [any ](water|a leak|a water leak|water leak)[ detected] <in>{area}{device_class:=moisture}{state:=on}
(is there a leak|is anything leaking|are there any leaks|is there a water leak|is the floor wet|are any water sensors wet){device_class:=moisture}{state:=on}
is <the>{area} (flooded|wet|leaking){device_class:=moisture}{state:=on}
is <the>{name=gadget} battery (low|empty|running low|almost empty){device_class:=battery}{state:=on}
is the battery (of|in|on) <the>{name=gadget} (low|empty){device_class:=battery}{state:=on}
is <the>{name=gadget} battery (ok|normal|fine|charged|full){device_class:=battery}{state:=off}
(are any|which|how many) batteries (low|are low|are empty){device_class:=battery}{state:=on}
is <the>{name=gadget} (charging|being charged){device_class:=battery_charging}{state:=on}
(which|how many) (devices|batteries) are charging{device_class:=battery_charging}{state:=on}
is <the>{name=machine} (running|still running|running right now|working){device_class:=running}{state:=on}
is <the>{name=machine} (done|finished|done yet|finished yet){device_class:=running}{state:=off}
are any (devices|machines) running{device_class:=running}{state:=on}
is <the>{name=gadget} (plugged in|plugged in right now){device_class:=plug}{state:=on}
is <the>{name=gadget} unplugged{device_class:=plug}{state:=off}
is <the>{name=gadget} (connected|online|connected to the network){device_class:=connectivity}{state:=on}
is <the>{name=gadget} (offline|disconnected){device_class:=connectivity}{state:=off}
(are|is) (there a|there any) (problem|problems) with <the>{name=machine}{device_class:=problem}{state:=on}
is there (a problem|something wrong) with <the>{name=machine}{device_class:=problem}{state:=on}
is there [any ](noise|sound)[ detected] <in>{area}{device_class:=sound}{state:=on}
<WHETHER> there (is|was) (any |some |)(motion|movement|activity) <in>{area}{device_class:=motion}{state:=on}
<WHETHER> (anything|something|anyone|someone|somebody) (is|was) moving <in>{area}{device_class:=motion}{state:=on}
<WHETHER> (motion|movement) (is|was|has been) (detected|sensed|seen|picked up) <in>{area}{device_class:=motion}{state:=on}
(any|is there|was there|has there been|do you see|do you detect|can you see|can you detect|do you sense|did you see) (any |some |)(motion|movement) <in>{area}{device_class:=motion}{state:=on}
(any|do you see any|has there been any|was there any|detecting any|sensing any) (motion|movement)<here>{device_class:=motion}{state:=on}
(motion|movement) (detected|sensed|spotted|seen|picked up) <in>{area} (or not|yes or no|right|at all){device_class:=motion}{state:=on}
(is|did|has) the motion sensor <in>{area} (triggered|on|active|tripped|going|gone off|go off|been triggered|detecting anything){device_class:=motion}{state:=on}
(is|did|has) <the>{area=room} motion sensor (triggered|on|active|tripped|gone off|go off|been triggered|detecting anything){device_class:=motion}{state:=on}
(is|was) (anything|something|anybody|someone) (moving|moving about|moving around|walking|running around|walking around|creeping around) <in>{area}{device_class:=motion}{state:=on}
(did|has) (anything|something|anyone|somebody) (move|moved|moving) <in>{area}{device_class:=motion}{state:=on}
(which|how many) motion sensors (are|have been|got) (triggered|on|active|tripped){device_class:=motion}{state:=on}
<in>{area} is there (any |)(motion|movement){device_class:=motion}{state:=on}
is there (anyone|anybody|someone|somebody|a person|people|any person|any people|one) <in>{area}{device_class:=occupancy}{state:=on}
(anyone|anybody|someone|somebody) <in>{area} (or not|right now|at all|at the moment){device_class:=occupancy}{state:=on}
is (anyone|someone|somebody|anybody) (sitting|standing|hiding|waiting|present|using the room|still|currently|left) <in>{area}{device_class:=occupancy}{state:=on}
<WHETHER> (anyone|someone|somebody|anybody) is <in>{area}{device_class:=occupancy}{state:=on}
<WHETHER> <the>{area} is<STILL> (occupied|in use|taken|being used|busy){device_class:=occupancy}{state:=on}
<WHETHER> <the>{area} is<STILL> (empty|vacant|unoccupied|free){device_class:=occupancy}{state:=off}
is <the>{area}<STILL> (occupied|in use|taken|being used|busy)<NOW>{device_class:=occupancy}{state:=on}
is <the>{area}<STILL> (empty|vacant|unoccupied|free|clear of people|deserted|unused)<NOW>{device_class:=occupancy}{state:=off}
<the>{area} is (empty|vacant|free|unoccupied) <TAG>{device_class:=occupancy}{state:=off}
<the>{area} is (occupied|in use|taken) <TAG>{device_class:=occupancy}{state:=on}
(nobody|no one) is <in>{area} (right|correct|is that right|yes|is there){device_class:=occupancy}{state:=off}
is (nobody|no one) <in>{area}{device_class:=occupancy}{state:=off}
(which|what) (rooms|room) (are|is) (occupied|in use|being used){device_class:=occupancy}{state:=on}
(which|what) (rooms|room) (are|is) (empty|vacant|free|unoccupied){device_class:=occupancy}{state:=off}
<WHETHER> there is (any |some |)smoke[ detected] <in>{area}{device_class:=smoke}{state:=on}
(is there|any|do you see|do you smell|can you smell|do you detect|was there|has there been|can you see|sensing) (any |some |)smoke <in>{area}{device_class:=smoke}{state:=on}
(do you smell|can you smell|do you detect|can you detect|has there been|do we have|can you see|did you sense) (any |some |)smoke[ anywhere]{device_class:=smoke}{state:=on}
(is|has|did) (the|any|a) smoke (alarm|detector|sensor) (triggered|gone off|going off|go off|been triggered|active|sounding)[ <in>{area}]{device_class:=smoke}{state:=on}
(is|has|did) <the>{area=room} smoke (alarm|detector|sensor) (triggered|gone off|going off|go off|been triggered|sounding){device_class:=smoke}{state:=on}
(is|was) smoke (detected|sensed|found|present|picked up)[ <in>{area}]{device_class:=smoke}{state:=on}
(is|are) <the>{area} (smoky|full of smoke){device_class:=smoke}{state:=on}
<WHETHER> there is (any |)(gas|a gas leak)[ detected][ <in>{area}]{device_class:=gas}{state:=on}
(do you smell|can you smell|do you detect|can you detect|do we have|have we got|any|is there) (any |)(gas|gas leaks|a gas leak|gas leaking)[ <in>{area}]{device_class:=gas}{state:=on}
(is|was) gas (leaking|escaping|detected|present)[ <in>{area}]{device_class:=gas}{state:=on}
(has|did|is) the gas (sensor|detector|alarm) (triggered|gone off|go off|tripped|active)[ <in>{area}]{device_class:=gas}{state:=on}
(any|is there|do you detect|can you detect|do we have|has there been|have we got) (any |)carbon monoxide[ <in>{area}]{device_class:=carbon_monoxide}{state:=on}
<WHETHER> there is (any |)carbon monoxide[ <in>{area}]{device_class:=carbon_monoxide}{state:=on}
(is|was) carbon monoxide (detected|present|found|in the air)[ <in>{area}]{device_class:=carbon_monoxide}{state:=on}
(has|did|is) the carbon monoxide (sensor|detector|alarm) (triggered|gone off|go off|tripped|active)[ <in>{area}]{device_class:=carbon_monoxide}{state:=on}
<WHETHER> there is (any |)(water|a leak|a water leak|water on the floor|a puddle) <in>{area}{device_class:=moisture}{state:=on}
<WHETHER> (something|anything|a pipe|water) is leaking[ <in>{area}]{device_class:=moisture}{state:=on}
<WHETHER> <the>{area} (is|got|has been) (flooded|wet|leaking|flooding|soaked){device_class:=moisture}{state:=on}
(is|has) <the>{area} (flooding|flooded|got wet|wet|soaked|under water|taking on water){device_class:=moisture}{state:=on}
is <the>{area}<STILL> dry{device_class:=moisture}{state:=off}
(any|is there|do you detect|do we have|have we got|has there been|can you detect) (any |a )(leak|leaks|leaking|water leak|water leaks|flooding) <in>{area}{device_class:=moisture}{state:=on}
(any|are there any|do we have any|have we got any|do you detect any) (leaks|water leaks|leaking pipes)[ anywhere]{device_class:=moisture}{state:=on}
is (something|anything|a pipe|water) (leaking|dripping|running out) <in>{area}{device_class:=moisture}{state:=on}
(has|did|is) the (leak|water|moisture|flood) (sensor|detector|alarm) (triggered|gone off|go off|tripped|wet|active)[ <in>{area}]{device_class:=moisture}{state:=on}
is the floor <in>{area} (wet|flooded|soaked){device_class:=moisture}{state:=on}
<WHETHER> <the>{name=gadget} battery is<STILL> (low|empty|flat|dead|running low|dying|weak){device_class:=battery}{state:=on}
<WHETHER> <the>battery (of|in|on) <the>{name=gadget} is<STILL> (low|empty|flat|dead|running low){device_class:=battery}{state:=on}
is <the>{name=gadget} battery<STILL> (flat|dead|dying|weak|nearly dead|nearly empty|about to die|critical|drained|going flat)<NOW>{device_class:=battery}{state:=on}
<the>{name=gadget} battery is<STILL> (low|empty|flat|dead) <TAG>{device_class:=battery}{state:=on}
is <the>{name=gadget} (low on battery|running out of battery|out of battery|nearly out of battery|low on juice|running low on battery|low on power){device_class:=battery}{state:=on}
does <the>{name=gadget} (need charging|need a charge|need new batteries|need a new battery|have a low battery|need to be charged|want charging){device_class:=battery}{state:=on}
is the battery (of|in|on) <the>{name=gadget}<STILL> (flat|dead|weak|dying|almost empty|running low){device_class:=battery}{state:=on}
is the battery (of|in|on) <the>{name=gadget}<STILL> (ok|okay|normal|fine|good|alright|all right){device_class:=battery}{state:=off}
is <the>{name=gadget} battery<STILL> (okay|good|alright|all right|healthy){device_class:=battery}{state:=off}
<ANY> (low batteries|batteries low|batteries empty|empty batteries|batteries running low|dead batteries|flat batteries|batteries dying){device_class:=battery}{state:=on}
<WHO> (devices|sensors|gadgets|things) (have|has|have got) (a low battery|low batteries|low battery|a dead battery){device_class:=battery}{state:=on}
(which|what|how many) batteries (are|is) (running low|flat|dead|dying|nearly empty|in need of replacing){device_class:=battery}{state:=on}
<WHETHER> <the>{name=gadget} is<STILL> (charging|being charged|on charge){device_class:=battery_charging}{state:=on}
is <the>{name=gadget}<STILL> (charging|being charged|on charge|taking a charge|charging up|getting charged|on the charger)<NOW>{device_class:=battery_charging}{state:=on}
<the>{name=gadget} is<STILL> (charging|being charged) <TAG>{device_class:=battery_charging}{state:=on}
<the>{name=gadget} (is it|is that) (charging|still charging|being charged){device_class:=battery_charging}{state:=on}
(is the battery of|is the battery in) <the>{name=gadget} (charging|still charging|being charged){device_class:=battery_charging}{state:=on}
(did|has) <the>{name=gadget} (start|started|begun) charging{device_class:=battery_charging}{state:=on}
<WHETHER> <the>{name=machine} is<STILL> (running|going|working){device_class:=running}{state:=on}
<WHETHER> <the>{name=machine} (is|has) (done|finished|stopped running){device_class:=running}{state:=off}
<WHETHER> <the>{name=appliance} is<STILL> running{device_class:=running}{state:=on}
is <the>{name=machine}<STILL> (running|going|working|operating|in operation|mid cycle|in the middle of a cycle|doing its thing|at it)<NOW>{device_class:=running}{state:=on}
is <the>{name=appliance}<STILL> running<NOW>{device_class:=running}{state:=on}
is <the>{name=machine} running <in>{area}{device_class:=running}{state:=on}
(is|has) <the>{name=machine}<STILL> (done|finished|through|complete|completed|all done|finished its cycle|stopped running)<NOW>{device_class:=running}{state:=off}
did <the>{name=machine} (finish|stop running|complete|get done|finish its cycle|finish up)[ yet| already]{device_class:=running}{state:=off}
<the>{name=machine} (is|has) (done|finished) <TAG>{device_class:=running}{state:=off}
<the>{name=machine} is<STILL> (running|going) <TAG>{device_class:=running}{state:=on}
<the>{name=machine} (done yet|finished yet|all done yet|done or not|finished or not){device_class:=running}{state:=off}
<the>{name=machine} (is it|is that) (running|still running|still going){device_class:=running}{state:=on}
<the>{name=machine} (is it|is that) (done|finished|finished yet|done yet){device_class:=running}{state:=off}
<LEFT> <the>{name=machine} running{device_class:=running}{state:=on}
<ANY> (devices|machines|appliances) (running|still running){device_class:=running}{state:=on}
(which|what|how many) (devices|machines|appliances) are<STILL> running{device_class:=running}{state:=on}
<WHETHER> <the>{name=gadget} is<STILL> (plugged in|hooked up to power){device_class:=plug}{state:=on}
is <the>{name=gadget}<STILL> (plugged in|plugged into the wall|plugged)<NOW>{device_class:=plug}{state:=on}
is <the>{name=gadget}<STILL> (unplugged|pulled out of the socket)<NOW>{device_class:=plug}{state:=off}
<the>{name=gadget} is<STILL> plugged in <TAG>{device_class:=plug}{state:=on}
<DID> (plug in|plugged in) <the>{name=gadget}{device_class:=plug}{state:=on}
<DID> (plug|plugged) <the>{name=gadget} in{device_class:=plug}{state:=on}
<DID> (unplug|unplugged) <the>{name=gadget}{device_class:=plug}{state:=off}
<LEFT> <the>{name=gadget} plugged in{device_class:=plug}{state:=on}
<WHETHER> <the>{name=gadget} is<STILL> (online|connected|reachable|connected to the network){device_class:=connectivity}{state:=on}
<WHETHER> <the>{name=gadget} is<STILL> (offline|disconnected|unreachable){device_class:=connectivity}{state:=off}
(is|isn't) <the>{name=gadget}<STILL> (online|connected|reachable|connected to the wifi|connected to the internet|on the network|linked up)<NOW>{device_class:=connectivity}{state:=on}
(is|has) <the>{name=gadget}<STILL> (offline|disconnected|unreachable|gone offline|lost connection|lost its connection|dropped off the network)<NOW>{device_class:=connectivity}{state:=off}
<the>{name=gadget} is<STILL> (online|connected) <TAG>{device_class:=connectivity}{state:=on}
does <the>{name=gadget} have (a connection|an internet connection|a network connection|signal|wifi){device_class:=connectivity}{state:=on}
(which|what|how many) (devices|sensors|gadgets) are<STILL> (offline|disconnected|unreachable){device_class:=connectivity}{state:=off}
(which|what|how many) (devices|sensors|gadgets) are<STILL> (online|connected){device_class:=connectivity}{state:=on}
<WHETHER> there is (a problem|an issue|something wrong|a fault|trouble) with <the>{name=machine}{device_class:=problem}{state:=on}
(any|is there any|are there any|do we have any|have we got) (problem|problems|trouble|issues|faults) with <the>{name=machine}{device_class:=problem}{state:=on}
(is there|have we got|do we have) (an issue|a fault|trouble|a malfunction|anything wrong|something the matter) with <the>{name=machine}{device_class:=problem}{state:=on}
is (something|anything) (wrong|the matter|up|amiss) with <the>{name=machine}{device_class:=problem}{state:=on}
(does|has) <the>{name=machine} (have a problem|got a problem|have an issue|have a fault|have any problems|got any problems|report a problem){device_class:=problem}{state:=on}
is <the>{name=machine} (broken|faulty|malfunctioning|broken down|in trouble|acting up){device_class:=problem}{state:=on}
is <the>{name=machine} (ok|okay|alright|all right|in order|healthy|free of problems){device_class:=problem}{state:=off}
(any|is there|was there|do you hear|can you hear|do you detect|has there been|did you hear) (any |some |a )(noise|noises|sound|sounds) <in>{area}{device_class:=sound}{state:=on}
<WHETHER> there is (any |some |)(noise|sound) <in>{area}{device_class:=sound}{state:=on}
(is|was) (noise|sound|a noise|a sound) (detected|heard|picked up) <in>{area}{device_class:=sound}{state:=on}
is <the>{area} (noisy|making noise){device_class:=sound}{state:=on}
is it (noisy|loud) <in>{area}{device_class:=sound}{state:=on}
is it (quiet|silent) <in>{area}{device_class:=sound}{state:=off}
<SPOT> (any |some |)(motion|movement|stirring) <in>{area}{device_class:=motion}{state:=on}
<SPOT> (any |some |)(motion|movement)[ at all| anywhere| right now| now]{device_class:=motion}{state:=on}
(is|was) (the |any |a )motion (sensor|detector|sensors|detectors) <TRIPPED>[ <in>{area}]{device_class:=motion}{state:=on}
(has (the |any |a )motion (sensor|detector|sensors|detectors) <GONEOFF>|did (the |any |a )motion (sensor|detector|sensors|detectors) <GOOFF>)[ <in>{area}]{device_class:=motion}{state:=on}
(is|was) <the>{area=room} motion (sensor|detector) <TRIPPED>{device_class:=motion}{state:=on}
(has <the>{area=room} motion (sensor|detector) <GONEOFF>|did <the>{area=room} motion (sensor|detector) <GOOFF>){device_class:=motion}{state:=on}
(is|was) (any |some |)(motion|movement) (being |)<SEEN> <in>{area}{device_class:=motion}{state:=on}
<SAY> (if|whether) (motion|movement) (is|was|has been) <SEEN>[ <in>{area}]{device_class:=motion}{state:=on}
<SAY> (if|whether) (something|anything|someone|anyone|anybody) (is|was) (moving|moving about|moving around|walking around) <in>{area}{device_class:=motion}{state:=on}
(is|was) (something|anything|someone|anyone|anybody) (moving|stirring|moving about|prowling|roaming|walking|wandering|creeping|running) (around |about |)<in>{area}{device_class:=motion}{state:=on}
is (there |)<SOMEONE> <in>{area}<NOW>{device_class:=occupancy}{state:=on}
<SAY> (if|whether) (there is |there's |)<SOMEONE> <in>{area}{device_class:=occupancy}{state:=on}
<SAY> (if|whether) <the>{area} is (occupied|in use|taken|being used|busy|used right now){device_class:=occupancy}{state:=on}
<SAY> (if|whether) <the>{area} is (empty|vacant|free|unoccupied|available|deserted){device_class:=occupancy}{state:=off}
does <the>{area} (seem|appear|look|seem to be|happen to be|appear to be) (occupied|in use|taken|busy|used){device_class:=occupancy}{state:=on}
does <the>{area} (seem|appear|look|seem to be|happen to be|appear to be) (empty|vacant|free|unoccupied|deserted){device_class:=occupancy}{state:=off}
<HAVEWE> smoke[ <in>{area}]{device_class:=smoke}{state:=on}
(is|was) (the|any|a) smoke (alarm|detector|sensor) (<in>{area} |)<TRIPPED>{device_class:=smoke}{state:=on}
(has (the|any|a) smoke (alarm|detector|sensor) (<in>{area} |)<GONEOFF>|did (the|any|a) smoke (alarm|detector|sensor) (<in>{area} |)<GOOFF>){device_class:=smoke}{state:=on}
(is|was) <the>{area=room} smoke (alarm|detector|sensor) <TRIPPED>{device_class:=smoke}{state:=on}
(has <the>{area=room} smoke (alarm|detector|sensor) <GONEOFF>|did <the>{area=room} smoke (alarm|detector|sensor) <GOOFF>){device_class:=smoke}{state:=on}
<SAY> (if|whether) (there is smoke|there is any smoke|smoke is <SEEN>|smoke has been <SEEN>)[ <in>{area}]{device_class:=smoke}{state:=on}
<HAVEWE> (gas|a gas leak|leaking gas|gas escaping)[ <in>{area}]{device_class:=gas}{state:=on}
(is|was) (the|any|a) gas (alarm|detector|sensor) (<in>{area} |)<TRIPPED>{device_class:=gas}{state:=on}
(has (the|any|a) gas (alarm|detector|sensor) (<in>{area} |)<GONEOFF>|did (the|any|a) gas (alarm|detector|sensor) (<in>{area} |)<GOOFF>){device_class:=gas}{state:=on}
<SAY> (if|whether) (there is gas|there is any gas|there is a gas leak|gas is <SEEN>|gas is leaking)[ <in>{area}]{device_class:=gas}{state:=on}
(is|was) gas (leaking|escaping|<SEEN>)[ <in>{area}]{device_class:=gas}{state:=on}
<HAVEWE> carbon monoxide[ <in>{area}]{device_class:=carbon_monoxide}{state:=on}
(is|was) (the|any|a) carbon monoxide (alarm|detector|sensor) (<in>{area} |)<TRIPPED>{device_class:=carbon_monoxide}{state:=on}
(has (the|any|a) carbon monoxide (alarm|detector|sensor) (<in>{area} |)<GONEOFF>|did (the|any|a) carbon monoxide (alarm|detector|sensor) (<in>{area} |)<GOOFF>){device_class:=carbon_monoxide}{state:=on}
<SAY> (if|whether) (there is carbon monoxide|there is any carbon monoxide|carbon monoxide is <SEEN>)[ <in>{area}]{device_class:=carbon_monoxide}{state:=on}
<HAVEWE> (a leak|a water leak|leaking water|water on the floor|a flood|flooding|a puddle|a burst pipe|dripping water)[ <in>{area}]{device_class:=moisture}{state:=on}
(is|was) (the|any|a) (leak|water|water leak|flood|moisture) (alarm|detector|sensor) (<in>{area} |)<TRIPPED>{device_class:=moisture}{state:=on}
(has (the|any|a) (leak|water|water leak|flood|moisture) (alarm|detector|sensor) (<in>{area} |)<GONEOFF>|did (the|any|a) (leak|water|water leak|flood|moisture) (alarm|detector|sensor) (<in>{area} |)<GOOFF>){device_class:=moisture}{state:=on}
<SAY> (if|whether) (there is a leak|there is a water leak|something is leaking|water is leaking|water is <SEEN>)[ <in>{area}]{device_class:=moisture}{state:=on}
(is|was) (water|something|a pipe|anything|the tap) (leaking|dripping|trickling|escaping|seeping|coming out) <in>{area}{device_class:=moisture}{state:=on}
(is|was) <the>{area} (flooded|flooding|soaked|soaking|under water|awash|sopping wet|wet|standing in water|leaking){device_class:=moisture}{state:=on}
<SAY> (if|whether) <the>{name=gadget} battery is (low|empty|flat|dead|running low|dying|weak|nearly empty|about to die){device_class:=battery}{state:=on}
(is|isn't) <the>{name=gadget} battery (low|empty|flat|dead|drained|weak|nearly gone|almost out|running out|used up|close to empty|exhausted){device_class:=battery}{state:=on}
does <the>{name=gadget} (need|want|require) (charging|a charge|recharging|new batteries|a new battery|fresh batteries|a recharge|a battery change){device_class:=battery}{state:=on}
(is|isn't) the battery (in|of|on) <the>{name=gadget} (flat|dead|low|drained|weak|nearly gone|almost out|running out|used up|getting low){device_class:=battery}{state:=on}
is <the>{name=gadget} (running out of|low on|nearly out of|short of|out of|almost out of) (battery|juice|charge|battery power|power){device_class:=battery}{state:=on}
is (<the>{name=gadget} battery|the battery in <the>{name=gadget}|the battery of <the>{name=gadget}) (ok|fine|good|full enough|normal|alright|all right){device_class:=battery}{state:=off}
<SAY> (if|whether) <the>{name=gadget} is (charging|being charged|on charge|on the charger|taking charge|recharging){device_class:=battery_charging}{state:=on}
(is|isn't) <the>{name=gadget} (charging|being charged|recharging|on charge|juicing up|topping up|charging up|on the charger|filling up its battery)<NOW>{device_class:=battery_charging}{state:=on}
(does|did) <the>{name=gadget} (seem to be charging|appear to be charging|look like it's charging|start to charge|happen to be charging){device_class:=battery_charging}{state:=on}
<SAY> (if|whether) <the>{name=machine} is (running|still running|going|working|in operation|operating|still going){device_class:=running}{state:=on}
<SAY> (if|whether) <the>{name=machine} is (done|finished|finished yet|through|all done|finished running){device_class:=running}{state:=off}
(is|isn't) <the>{name=machine} (running|going|working|operating|in operation|busy|mid cycle|in action|at work|churning away|still at it|ticking over)<NOW>{device_class:=running}{state:=on}
(has|is) <the>{name=machine} (finished|finished its cycle|all finished|finished running|done|finished up|finished with its cycle)[ yet| already]{device_class:=running}{state:=off}
does <the>{name=machine} (seem to be|appear to be|happen to be|look to be) (running|working|going|in operation){device_class:=running}{state:=on}
<SAY> (if|whether) <the>{name=gadget} is (plugged in|hooked up to power|still plugged in|plugged into the wall){device_class:=plug}{state:=on}
<SAY> (if|whether) <the>{name=gadget} is unplugged{device_class:=plug}{state:=off}
<SAY> (if|whether) <the>{name=gadget} is (online|connected|reachable|on the network|on the wifi|still connected){device_class:=connectivity}{state:=on}
<SAY> (if|whether) <the>{name=gadget} (is offline|is disconnected|is unreachable|has gone offline|has lost connection){device_class:=connectivity}{state:=off}
does <the>{name=gadget} (seem|appear|happen to be|seem to be|look) (online|connected|reachable){device_class:=connectivity}{state:=on}
(is|isn't) <the>{name=gadget} (online|connected|reachable|on the network|on the wifi|linked up|still connected|still online)<NOW>{device_class:=connectivity}{state:=on}
<SAY> (if|whether) (there is a problem|there's an issue|there is something wrong|something is wrong|there is a fault) with <the>{name=machine}{device_class:=problem}{state:=on}
(do we have|is there|have we got|are there|any|has there been) (a problem|an issue|any problem|any problems|any trouble|a fault|an error|something wrong) with <the>{name=machine}{device_class:=problem}{state:=on}
(has <the>{name=machine} got|does <the>{name=machine} have) (a problem|an issue|a fault|any problems|any issues|a defect|an error|trouble|any trouble){device_class:=problem}{state:=on}
<SPOT> (any |some |a |)(noise|sound) <in>{area}{device_class:=sound}{state:=on}
<SAY> (if|whether) (there is noise|there is a sound|there's a noise|noise is <SEEN>|a sound was <SEEN>) <in>{area}{device_class:=sound}{state:=on}
""")),
    (1.7, "HassGetState", {"domain": "person"}, "ask", asks("""
where is {name=person}
where's {name=person}
where is {name=person} (now|right now|at)
(do you know where|tell me where) {name=person} is
is {name=person} {state:=home}(home|at home|at home right now|in the house)
is {name=person} {state:=not_home}(away|out|gone|not at home)
is (anyone|anybody|someone|somebody|everyone|everybody|there anyone) {state:=home}(home|at home|in the house)
is {state:=home}nobody home
who is {state:=home}(home|at home|in the house)
who's {state:=home}(home|at home)
how many people are {state:=home}(home|at home)
(what is|where's) {name=person}( 's|'s) location
(where is|where's|wheres|where are|where the heck is|where on earth is) {name=person}(| now| right now| at the moment| at| currently| today| these days| off to)
(where is|where's) {name=person} (hiding|located|staying|gone|at now|this evening|hanging out)
(where did|where has|where's) {name=person} (go|gone|gone to|got to|went|run off to|disappeared to)
(do you know|do you have any idea|any idea|tell me|can you tell me|i wonder|i'd like to know|i want to know|find out|check|can you see|show me|got any idea) where {name=person} (is|is now|is right now|is at|might be|went|has gone|could be)
(locate|track down|find the location of|show me the location of|get the location of|get me the location of|check the location of|look up the location of) {name=person}
(what is|what's|whats|tell me|show me|give me|check|get|i need) (the |)(location|whereabouts|current location|position) of {name=person}
(location|whereabouts|current location) of {name=person}
(at|in) (which|what) place is {name=person}[ now| right now]
{name=person} (where is he|where is she|where are they|is where)
(is|isn't|are|ain't) {name=person}<STILL> (home|at home|in the house|back home|at the house|around the house)<NOW>{state:=home}
(is|are) {name=person}<STILL> (away|out|not home|not at home|gone|away from home|out and about|out of the house|elsewhere)<NOW>{state:=not_home}
<WHETHER> {name=person} is<STILL> (home|at home|in the house|back home){state:=home}
<WHETHER> {name=person} is<STILL> (away|out|not home|not at home|out of the house|gone){state:=not_home}
<WHETHER> {name=person} (got home|came home|made it home|has come home|has arrived home|has got back home|is back home){state:=home}
<WHETHER> {name=person} (has left|left the house|has gone out|went out){state:=not_home}
{name=person} is<STILL> (home|at home|in the house) <TAG>{state:=home}
{name=person} is<STILL> (out|away|not home|not at home) <TAG>{state:=not_home}
{name=person} (is he|is she|are they) (home|at home|still home|back home|in the house){state:=home}
{name=person} (is he|is she|are they) (out|away|still out|gone){state:=not_home}
{name=person} (home or not|at home or not|home yet|home already|home yes or no|home yet or not){state:=home}
(did|has) {name=person} (come home|get home|got home|made it home|make it home|arrive home|arrived home|returned home|get back home|reach home|reached home|come back home)[ yet| already| safely]{state:=home}
(did|has) {name=person} (left|leave|left home|leave the house|left the house|gone out|go out|left already|stepped out|head out)[ yet| already]{state:=not_home}
(i think|i guess|i believe|i assume|pretty sure) {name=person} is (home|at home) (right|can you check|can you confirm){state:=home}
(does it look like|would you say|do you think) {name=person} is (home|at home){state:=home}
(is|are) (anyone|anybody|someone|somebody|everyone|everybody|people|all of us|the whole family|the family|any of us)<STILL> (home|at home|in the house|at the house|back home)<NOW>{state:=home}
(is|are) (anyone|anybody|someone|somebody|everyone|everybody|all of us|the whole family)<STILL> (out|away|not home|not at home|gone|out of the house)<NOW>{state:=not_home}
is there (anyone|anybody|someone|somebody|any person|one) (home|at home|in the house|in the home|at the house|in my house)<NOW>{state:=home}
(anyone|anybody|someone|somebody|everybody|everyone) (home|at home|in the house)[ right now| yet| or not| at the moment]{state:=home}
<WHETHER> (anyone|anybody|someone|somebody|everyone|everybody) is<STILL> (home|at home|in the house|back home){state:=home}
<WHETHER> (anyone|anybody|someone|everyone|everybody) is<STILL> (out|away|not home){state:=not_home}
(everyone|everybody|someone|somebody) is<STILL> (home|at home) <TAG>{state:=home}
(has|have|did) (everyone|everybody|anyone|someone|anybody) (come home|get home|got home|made it home|arrived home|returned home)[ yet| already]{state:=home}
(has|did) (everyone|everybody|anyone|someone) (left|left home|leave the house|left the house|gone out|go out)[ yet| already]{state:=not_home}
(who|who all|which people|which of us|who else|who exactly) (is|are)<STILL> (home|at home|in the house|at the house|in the home)<NOW>{state:=home}
(who|who all|which people|which of us|who else) (is|are)<STILL> (out|away|not home|not at home|out of the house|gone)<NOW>{state:=not_home}
(tell me|do you know|i wonder|check|show me|see|can you tell me|find out|let me know|list|any idea) who (is|all is|is all|is still|is already) (home|at home|in the house){state:=home}
(tell me|do you know|i wonder|check|show me|see|can you tell me|any idea) who (is|is still) (out|away|not home|not at home){state:=not_home}
how many (people|persons|of us|folks|family members|folk) are<STILL> (home|at home|in the house)<NOW>{state:=home}
how many (people|persons|of us|folks) are<STILL> (out|away|not home){state:=not_home}
(list|show me|name|tell me|count) (everyone|everybody|the people|all the people|all people|people) (who is|who are|that are|that is) (home|at home|in the house){state:=home}
who (came|has come|got|made it|has got) home[ already| today| so far]{state:=home}
are we all (home|at home){state:=home}
(is|is|is|are|isn't|was) {name=person} <HOME><NOW>{state:=home}
(is|are|was) {name=person} <AWAY><NOW>{state:=not_home}
<SAY> (if|whether) {name=person} (is|is|is|are|was) <HOME>{state:=home}
<SAY> (if|whether) {name=person} (is|is|is|are|was) <AWAY>{state:=not_home}
<WHETHER> {name=person} (is|are) <HOME>{state:=home}
<WHETHER> {name=person} (is|are) <AWAY>{state:=not_home}
{name=person} (is|are) <HOME> <TAG>{state:=home}
{name=person} (is|are) <AWAY> <TAG>{state:=not_home}
does {name=person} (happen to be|seem to be|appear to be) <HOME>{state:=home}
does {name=person} (happen to be|seem to be|appear to be) <AWAY>{state:=not_home}
(could|might) {name=person} be (home|at home|back home|home by now|in the house)<NOW>{state:=home}
(has {name=person} (made it|got|come|arrived|returned|reached|turned up at|shown up at)|did {name=person} (make it|get|come|arrive|return|reach)) home<NOW>{state:=home}
<SAY> (if|whether) {name=person} (has|have) (made it home|got home|come home|arrived home|returned home|come back home){state:=home}
(has|has|have) {name=person} (left|gone|stepped out|gone out|headed out|popped out|nipped out|driven off|taken off|left the house)[ yet| already]{state:=not_home}
<SAY> (if|whether) {name=person} (has|have) (left|gone out|left the house|left home|stepped out|headed out){state:=not_home}
<SAY> where {name=person} (is|is now|is right now|went|has gone|might be|could be|is at|got to|is hiding|has got to|is at the moment|is currently)
(where is|where's|wheres|where are|where was) {name=person}(| these days| just now| currently| at this moment| this time)
(whereabouts is|whereabouts are|in what place is|at which place is|in which place is) {name=person}<NOW>
<FETCH> (the |)(location|whereabouts|current location|current whereabouts|present location|last location|exact location) of {name=person}
(locate|track down|pinpoint|work out the location of) {name=person} (for me|please|now|right now|on the map)
<SAY> who (is|all is|else is|is all|is currently) (<HOME>{state:=home}|<AWAY>{state:=not_home})
(who|who all|who else|which of us|which people|who exactly|who of us) (is|are|was) (<HOME>{state:=home}|<AWAY>{state:=not_home})
(is|are) (anyone|anybody|someone|somebody|everyone|everybody|the whole family|the family|all of us|any of us|any of the family) <HOME>{state:=home}
(is|are) (anyone|anybody|someone|somebody|everyone|everybody|all of us|any of us) <AWAY>{state:=not_home}
<SAY> (if|whether) (anyone|anybody|someone|somebody|everyone|everybody) is (<HOME>{state:=home}|<AWAY>{state:=not_home})
<SAY> how many (people|of us|persons|folks) are (<HOME>{state:=home}|<AWAY>{state:=not_home})
how many (people|of us|persons|folks|residents|family members) are (<HOME>{state:=home}|<AWAY>{state:=not_home})
""")),
]
