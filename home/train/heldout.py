"""Sentences that are only for measuring: other wordings, with held-out names where names are open. Shares are equal."""

from rules import lines

HELD_OUT = [
    ("HassTurnOn", {}, "do", lines("""
go ahead and turn on <target>
i'd love to have <target> on
would you get <target> turned on
<target> needs to be on
throw <target> on
see to it that <target> is on
"""
)),
    ("HassTurnOff", {}, "do", lines("""
go ahead and switch off <target>
make sure <target> is off
would you get <target> turned off
<target> can be turned off
<target> has to go off
"""
)),
    ("HassTurnOn", {}, "do", lines("""
please get <cover> opened
go open <cover>
fully open <cover>
""")),
    ("HassTurnOff", {}, "do", lines("""
please get <cover> closed
go close <cover>
fully close <cover>
""")),
    ("HassTurnOn", {}, "do", ["go lock <locksof>", "<locksof> should be locked"]),
    ("HassTurnOff", {}, "do", ["go unlock <locksof>", "<locksof> should be unlocked"]),
    ("HassTurnOn", {"domain": "scene"}, "do", ["bring up <the>{name=scene} scene", "let's use <the>{name=scene} scene"]),
    ("HassTurnOn", {"domain": "script"}, "do", ["fire <the>{name=script} script", "please begin <the>script {name=script}"]),
    ("HassLightSet", {}, "do", lines("""
get <lit> to {brightness=percent}
go to {brightness=percent} brightness on <lit>
<lit> should be at {brightness=percent}
have <lit> at {brightness=percent} brightness
""")),
    ("HassLightSet", {}, "do", lines("""
get <lit> to {color=color}
i need <lit> {color=color}
have <lit> turn {color=color}
could <lit> be {color=color}
""")),
    ("HassClimateSetTemperature", {}, "do", lines("""
get <the>{area=room} temperature to {temperature=degrees}
the temperature should be {temperature=degrees}
have <the>thermostat at {temperature=degrees}
let the temperature in <the>{area} be {temperature=degrees}
""")),
    ("HassClimateGetTemperature", {}, "ask", lines("""
what temperature is it <in>{area}
is it warm <in>{area}
what does the thermometer say
what's the temp like <in>{area}
""")),
    ("HassSetPosition", {}, "do", lines("""
get <cover> to {position=percent}
<cover> should be at {position=percent}
have <cover> {position=percent} open
""")),
    ("HassSetVolume", {}, "do", lines("""
get the volume to {volume_level=percent}<player>
the volume should be {volume_level=percent}
have <the>{name=player} at {volume_level=percent} volume
""")),
    ("HassMediaPause", {}, "do", ["take a break from the <music>", "pause what is playing<player>", "halt playback<player>"]),
    ("HassMediaUnpause", {}, "do", ["go on with the <music>", "let the <music> continue", "pick up the <music> again"]),
    ("HassMediaNext", {}, "do", ["on to the next <track><player>", "give me the next <track>", "skip forward<player>"]),
    ("HassMediaPrevious", {}, "do", ["let me hear the last <track> again", "return to the previous <track>"]),
    ("HassStartTimer", {}, "do", lines("""
get a timer going for {duration}
i want a {length} timer
let me know when {duration} are up
kick off a timer for {duration} called {name=timer_name}
""")),
    ("HassCancelTimer", {}, "do", ["drop <thetimer>", "make <thetimer> go away"]),
    ("HassIncreaseTimer", {}, "do", ["tack {duration} onto <thetimer>", "let <thetimer> run {duration} longer"]),
    ("HassDecreaseTimer", {}, "do", ["knock {duration} off <thetimer>", "trim <thetimer> by {duration}"]),
    ("HassPauseTimer", {}, "do", ["stop <thetimer> for now", "interrupt <thetimer>"]),
    ("HassUnpauseTimer", {}, "do", ["start <thetimer> again", "get <thetimer> going again"]),
    ("HassTimerStatus", {}, "ask", ["what is left of <thetimer>", "give me the status of <thetimer>"]),
    ("HassVacuumStart", {}, "do", lines("""
let <the><robot> clean
get <the><robot> to clean <the>{area}
make {name=vacuum} vacuum <the>{area}
give <the>{area} a vacuum
""")),
    ("HassVacuumReturnToBase", {}, "do", ["let <the><robot> drive home", "get {name=vacuum} back to its dock"]),
    ("HassGetState", {}, "ask", lines("""
can you see if <the>{name=appliance} is {state:=on}on
do you know if <the>{area=room} <lights> are {state:=on}on
please tell me the state of <the>{name=device}
would any <lights> be {state:=on}on <in>{area}
""")),
    ("HassGetState", {}, "ask", lines("""
can you see if <the>{area=room} {manycovers} are {state:=closed}closed
do you know if <the>{manycovers} are {state:=open}open
""")),
    ("HassGetState", {"domain": "lock"}, "ask", ["can you see if <the>{name=lock} is {state:=locked}locked"]),
    ("HassGetState", {}, "ask", ["what {measure} do we have <in>{area}", "read me <the>{area=room} {measure}"]),
    ("HassGetState", {"domain": "binary_sensor"}, "ask", lines("""
do you see any motion <in>{area}{device_class:=motion}{state:=on}
do we have smoke <in>{area}{device_class:=smoke}{state:=on}
has <the>{name=machine} finished{device_class:=running}{state:=off}
""")),
    ("HassGetState", {"domain": "person"}, "ask", ["any idea where {name=person} is", "did {name=person} come {state:=home}home"]),
    ("HassGetWeather", {}, "ask", ["what will the weather be[ tomorrow]", "any rain today", "what weather do they have in {name=city}"]),
    ("HassGetCurrentTime", {}, "ask", ["could you tell me what time it is", "what does the clock say"]),
    ("HassGetCurrentDate", {}, "ask", ["could you tell me what day it is", "what's the calendar date"]),
    ("HassShoppingListAddItem", {}, "do", ["throw {item=thing} on the shopping list", "make sure {item=thing} is on the shopping list"]),
    ("HassListAddItem", {}, "do", ["throw {item=task} on my {name=list_name} list", "include {item=task} in the {name=list_name} list"]),
    ("HassNevermind", {}, "plain", ["oh forget it", "you know what never mind", "please cancel that"]),
    ("none", {}, "plain", lines("""
have you ever seen a {word}
i wonder what {person} is doing
get <lit> a bit brighter
i'd like the volume higher
do me a favor and call {person}
what would you do with a {word}
can <lit> be dimmed a little
turn on <target> the moment i get home
""")),
]
