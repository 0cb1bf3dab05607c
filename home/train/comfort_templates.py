"""Sentences about temperature, covers at a position, volume, music and films. See `templates.py`."""

from rules import lines

TRAIN = [
    (5, "HassClimateSetTemperature", {}, "do", lines("""
(set|change|adjust|turn|put|bring) <the>(temperature|temp) to {temperature=degrees}<here>
(set|change|adjust|turn|put) <the>(thermostat|heating|heat|heater|ac|air conditioning|air conditioner|climate) (to|at|on) {temperature=degrees}<here>
(set|change|adjust) <the>{area=room} (temperature|temp|heating|ac) to {temperature=degrees}
(set|change|adjust|put) <the>{area=room} to {temperature=bare} (degrees|degrees celsius|degrees fahrenheit)
(set|change|adjust|turn|put) <the>(temperature|temp|thermostat|heat|heating|ac) <in>{area} to {temperature=degrees}
(set|change|adjust) <the>(temperature|temp) (of|on) <the>{floor} to {temperature=degrees}
(set|change) <the>{floor} (temperature|temp|heating) to {temperature=degrees}
(set|change|adjust|turn) <the>{name=thermostat} to {temperature=degrees}
(set|change|adjust) <the>(temperature|temp) (of|on|for) <the>{name=thermostat} to {temperature=degrees}
(heat|cool|warm) <the>{area} to {temperature=degrees}
(heat|cool|warm) up <the>{area} to {temperature=degrees}
(make|get|keep) (it|the temperature) {temperature=degrees}<here>
(make|get|keep) (it|the temperature) {temperature=degrees} <in>{area}
(make|keep) <the>{area} {temperature=degrees}
(turn|crank|bring) (up|down) <the>(heat|heating|thermostat|temperature|ac) to {temperature=degrees}
(turn|crank|bring) <the>(heat|heating|thermostat|temperature|ac) (up|down) to {temperature=degrees}
(raise|lower|increase|reduce|drop|decrease) <the>(temperature|temp|heat) to {temperature=degrees}
(raise|lower|increase|reduce|drop|decrease) <the>(temperature|temp|heat) <in>{area} to {temperature=degrees}
<the>{name=thermostat} to {temperature=degrees}
<the>{name=thermostat} (at|on) {temperature=degrees}
(the |)(ac|heating|thermostat|heat|air con) (to|at|on) {temperature=degrees}
(put|have|keep|hold|run) <the>{name=thermostat} (at|on|to) {temperature=degrees}
(bring|take|move|push) <the>{area} (up|down) to {temperature=degrees}
(we|i) (want|need) {temperature=degrees} <in>{area}
(could|can) it be {temperature=degrees}<here>
(could|can) we have {temperature=degrees} <in>{area}
(aim for|go for|target) {temperature=degrees} <in>{area}
{temperature=degrees} <in>{area}[ please]
(temperature|thermostat|heating|temp) {temperature=degrees}
(temperature|temp) to {temperature=degrees}
<the>{area=room} (temperature|temp) {temperature=degrees}
<the>{area=room} {temperature=bare} degrees
i (want|need|'d like) it (to be|at) {temperature=degrees}<here>
i (want|need|'d like) <the>{area} (to be|at) {temperature=bare} degrees
""")),
    (2.4, "HassClimateGetTemperature", {}, "ask", lines("""
(what is|what's|whats) <the>(temperature|temp|current temperature|current temp|indoor temperature)<here>
(what is|what's|whats) <the>(temperature|temp|current temperature) <in>{area}
(what is|what's|whats) <the>{area=room} (temperature|temp|current temperature)
(what is|what's) <the>temperature of <the>{name=thermostat}
(what is|what's) <the>{name=thermostat} (temperature|temp)
how (hot|cold|warm|cool) is it<here>
how (hot|cold|warm|cool) is it <in>{area}
how (hot|cold|warm|cool) is <the>{area}
how (hot|cold|warm) is it {area:=outside}outside
how many degrees is it <in>{area}
how many degrees is it<here>
(what is|what's) <the>temperature {area:=outside}(outside)
temperature <in>{area}
<the>{area=room} temperature
(tell me|give me|check|read|get|show me) <the>(temperature|temp)<here>
(tell me|give me|check|read|get|show me) <the>(temperature|temp) <in>{area}
(tell me|check) <the>{area=room} (temperature|temp)
(what's|what is) it <in>{area} in degrees
(what|how much) does <the>{name=thermostat} (show|say|read)
what (temperature|temp) does <the>{name=thermostat} show
what (temperature|temp) is <the>{name=thermostat} (at|on|set to|showing)
how (hot|warm|cold) does it feel <in>{area}
what (temperature|temp) is <the>{area}[ at]
degrees <in>{area}
temperature
""")),
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
""")),
    (3.4, "HassSetVolume", {}, "do", lines("""
(set|change|turn|put|adjust) <the>(volume|sound) to {volume_level=percent}<player>
(set|change|turn|put|adjust) <the>{name=player} (volume|sound) to {volume_level=percent}
(set|change|turn) <the>volume (of|on|for) <the>{name=player} to {volume_level=percent}
(set|change|turn|put) <the>{area=room} volume to {volume_level=percent}
(set|change) <the>volume <in>{area} to {volume_level=percent}
(turn|bring) (up|down) <the>(volume|sound|music) to {volume_level=percent}<player>
(turn|bring) <the>(volume|sound|music|{name=player}) (up|down) to {volume_level=percent}
(increase|raise|lower|reduce|decrease) <the>volume to {volume_level=percent}<player>
(increase|lower|reduce) <the>{name=player} volume to {volume_level=percent}
on <the>{name=player} (set|change|increase) the volume to {volume_level=percent}
volume {volume_level=percent}<player>
volume to {volume_level=percent}<player>
volume (at|level) {volume_level=number}
<the>{name=player} volume {volume_level=percent}
(set|turn|put) <the>volume to (max|maximum|full|the maximum|the max){volume_level:=100}<player>
(turn|crank) <the>volume all the way up{volume_level:=100}<player>
(full|max|maximum) volume{volume_level:=100}<player>
(set|turn) <the>volume to {volume_level=fraction}<player>
(set|turn) <the>{name=player} to {volume_level=percent} volume
<the>{name=player} (volume|sound) to {volume_level=percent}
<the>{name=player} (to|at|down to|up to) volume {volume_level=number}
(turn|take|bring|put) <the>{name=player} (down|up) to {volume_level=percent}
(keep|hold|leave|have) <the>(volume|sound) at {volume_level=percent}<player>
(we|i) (want|need) <the>(volume|sound) at {volume_level=percent}<player>
(sound|loudness) {volume_level=percent}<player>
(quiet|hush|shush|shut up|be quiet) <the>{name=player}{volume_level:=0}
(kill|cut|no) <the>(sound|audio){volume_level:=0}<player>
(take|drop) <the>volume (down|) to {volume_level=percent}<player>
<the>{area=room} volume to {volume_level=percent}
mute{volume_level:=0}<player>
mute <the>{name=player}{volume_level:=0}
mute <the>(sound|volume|music|audio|media){volume_level:=0}<player>
(turn|switch) <the>(sound|volume) off{volume_level:=0}<player>
silence <the>{name=player}{volume_level:=0}
""")),
    (1.5, "HassMediaPause", {}, "do", lines("""
pause<player>
pause <the>(<music>)<player>
pause <the>(<music>)
pause <the>{name=player}
<the>{name=player} pause
(stop|hold|halt|freeze) <the>(<music>)<player>
(stop|hold) <the>(<music>)
stop (playing|playback)<player>
stop playing (music|the music|that|this|the song)
put <the>(<music>) on (hold|pause)
pause (it|this|that|playing)
(hold on|wait|stop it) with the <music>
pause <the>{name=player} <in>{area}
(pause|stop) the <music> for a (second|minute|moment|sec)
(stop|pause) what's playing<player>
(can|could) the <music> (stop|pause)
(make|get) <the>{name=player} (stop|pause)
<music> (off|pause|stop)
""")),
    (1.5, "HassMediaUnpause", {}, "do", lines("""
(resume|unpause)<player>
(resume|unpause|continue|restart) <the>(<music>)<player>
(resume|unpause|continue) <the>(<music>)
(resume|unpause) <the>{name=player}
<the>{name=player} (resume|unpause|play)
(continue|keep|go on|resume|start) playing<player>
play
play (it|the music|music|the movie|the video|again)
play <the>(<music>) again
(start|play) <the>music<player>
carry on with <the>(<music>)
(keep|get|let) <the>(<music>) (going|playing|running)
(un pause|unfreeze|restart) <the>(<music>)<player>
(back to|return to) <the>(<music>)
(resume|unpause) <the>{name=player} <in>{area}
(hit|press|push) play<player>
<music> (on again|again|resume)
""")),
    (1.5, "HassMediaNext", {}, "do", lines("""
next<player>
next <track><player>
(skip|skip it|skip this)<player>
skip (this|the|this|to the next) <track><player>
(skip|go|jump|move|change|switch) to (the next|next) <track><player>
play (the next|next) <track><player>
(skip|forward) ahead<player>
i don't (like|want to hear) this song
<the>{name=player} next [<track>]
next please
(hit|press) (next|skip)<player>
(next|another) <track> please
(don't like|hate|enough of) this <track>
(can|could) we (skip|have the next) <track>
(start|hear|want) the next <track><player>
skip over this <track><player>
""")),
    (1.2, "HassMediaPrevious", {}, "do", lines("""
(previous|prior|last) <track><player>
(go|skip|jump|switch) back[ to the (previous|last) <track>]<player>
(go|skip|jump|switch) to the (previous|last) <track><player>
(play|replay|repeat) (the|the previous|the last) <track> again
(play|replay) the (previous|last) <track><player>
replay<player>
back one <track><player>
one <track> back
<the>{name=player} previous <track>
(hit|press) (previous|back)<player>
(hear|start|want) the (previous|last) <track> [again]<player>
(rewind|back up|jump back) [to the start of ](the|this|one) <track><player>
play (that|it|this|that one|that <track>) again
go to the <track> before<player>
once more the (last|same) <track>
previous
""")),
]
