"""Sentences about volume, music and films. See `templates.py`."""

from rules import lines

TRAIN = [
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
turn <the>{name=player} (down|up) to {volume_level=percent}
turn (down|up) <the>{name=player} to {volume_level=percent}
(crank|ramp|knock|bump|nudge|pop|jack|shove|dial|whack|blast|pump|dial|ease|tone) <the>(volume|sound|music) (up|down) to {volume_level=percent}<player>
(crank|ramp|knock|bump|nudge|pop|jack|shove|dial|pump|ease|tone|fade) <the>{name=player} (up|down) to {volume_level=percent}
(crank|ramp|bump|dial|pump|tone|fade|take) (up|down) <the>{name=player} to {volume_level=percent}
(crank|ramp|bump|dial|pump|fade|take|bring) (up|down) <the>(volume|sound|audio|music) to {volume_level=percent}<player>
(crank|ramp|bump|knock|bring|take|turn) <the>{name=player} volume (up|down) to {volume_level=percent}
(crank|ramp|bump|knock|bring|take|turn) <the>volume (up|down) to {volume_level=percent} <in>{area}
(crank|ramp|bump|knock|bring|take|turn|push|move) <the>{area=room} (volume|sound|music) (up|down) to {volume_level=percent}
(increase|raise|lower|reduce|decrease|boost|cut|drop|fix) <the>{area=room} (volume|sound|music volume) to {volume_level=percent}
(increase|raise|lower|reduce|decrease|boost|cut|drop|fix) <the>(volume|sound|loudness|sound level|volume level) (to|at) {volume_level=percent}<player>
(increase|raise|lower|reduce|decrease|boost|cut|drop) <the>volume (of|on|for) <the>{name=player} to {volume_level=percent}
(increase|raise|lower|reduce|decrease|boost|drop) <the>(volume|sound|music) <in>{area} to {volume_level=percent}
(increase|raise|lower|boost|drop|set|put|change) <the>{name=player} <in>{area} to {volume_level=percent} volume
(turn|bring|take) <the>{name=player} <in>{area} (down|up) to {volume_level=percent}
(turn|bring|take) (down|up) <the>{name=player} <in>{area} to {volume_level=percent}
(set|put|change|adjust) <the>volume (of|on|for) <the>{name=player} <in>{area} to {volume_level=percent}
(set|put|change|adjust) <the>(volume level|sound level|loudness|audio|audio level|music volume|media volume|master volume) to {volume_level=percent}<player>
(set|put|change|make|adjust) <the>(volume|sound|loudness) {volume_level=percent}<player>
(set|put|get|keep|leave|hold|have) <the>{name=player} (volume|sound) (at|on) {volume_level=percent}
(set|put|get|keep|leave|hold|have) <the>{area=room} (volume|sound) (at|on) {volume_level=percent}
(set|put|get|keep|leave|hold|have|play) <the>{name=player} at {volume_level=percent} volume
(set|put|get|keep|leave|have|play) <the>{name=player} (at|on|to) volume {volume_level=number}
(set|put|get|keep|leave|have|play) <the>music (at|on|to) (volume |){volume_level=percent}<player>
play <the>{name=player} at {volume_level=percent}
play at {volume_level=percent} volume<player>
play at volume {volume_level=number}<player>
(whack|stick|pop|bung|shove|chuck|drop) <the>(volume|sound) (on|at|to) {volume_level=percent}<player>
(whack|stick|pop|bung|shove|chuck|drop) <the>{name=player} (volume|sound) (on|at|to) {volume_level=percent}
(make|get) <the>(volume|sound) {volume_level=percent}<player>
(make|get|do) volume {volume_level=percent}<player>
(make|put|do) {area=room} volume {volume_level=percent}
(make|put|do) volume of {name=player} {volume_level=percent}
(make|put|do) sound of {name=player} to {volume_level=percent}
make <the>{name=player} (play|sound) at {volume_level=percent}
make <the>{name=player} {volume_level=percent} (loud|volume)
<the>(volume|sound) (should be|needs to be|has to be|must be|ought to be|wants to be) (at |on |set to |){volume_level=percent}<player>
<the>(volume|sound) (should|needs to|has to|must) (go|come) (up |down |)to {volume_level=percent}<player>
<the>(volume|sound) <in>{area} (should be|needs to be|has to be|must be) (at |){volume_level=percent}
<the>{area=room} (volume|sound) (should be|needs to be|has to be|must be) (at |){volume_level=percent}
<the>{name=player} volume (should be|needs to be|has to be|must be|ought to be) (at |on |){volume_level=percent}
<the>{name=player} (should|needs to|has to|must|ought to) (go|come|be turned) (up |down )to {volume_level=percent}
<the>{name=player} (should be|needs to be|has to be|must be) at {volume_level=percent} volume
<the>{name=player} (down|up) to {volume_level=percent}
<the>{name=player} {volume_level=percent} volume
<the>{name=player} (loudness|sound|sound level|audio|volume level) {volume_level=percent}
<the>{name=player} volume (at|on|up to|down to) {volume_level=percent}
<the>{name=player} set volume (to |){volume_level=percent}
<the>{name=player} (turn it|put it|bring it) (down|up) to {volume_level=percent}
<the>{name=player} is (too|so|way too|a bit|much too) (loud|quiet|noisy) (turn|bring|take|put) it (up|down) to {volume_level=percent}
<the>(music|sound|volume) is (too|so|way too|a bit) (loud|quiet|high|low) (turn|bring|take|put) it (up|down) to {volume_level=percent}
<the>music is (too loud|too quiet) <in>{area} (turn|bring|take|put|set) it to {volume_level=percent}
i can't hear <the>{name=player} (turn|bring|put) it up to {volume_level=percent}
(i can't hear a thing|i can't hear anything|it's too quiet|i'm deaf|it's too loud|my ears hurt) (turn|set|put) <the>volume to {volume_level=percent}<player>
(the baby is sleeping|i'm on the phone|we have guests|i'm trying to work|the neighbours are complaining) (turn|bring) <the>{name=player} down to {volume_level=percent}
turn <the>{name=player} (down|up) to {volume_level=percent} (i'm on the phone|the baby is asleep|i can't hear it|it's too loud|because it's noisy)
(set|turn) <the>volume to {volume_level=percent} (i'm on the phone|the baby is asleep|i can't hear it|it's too loud|because it's noisy)
(i want|i need|i'd like|i would like) <the>{name=player} (at|on|turned down to|turned up to) {volume_level=percent} volume
(i want|i need|i'd like|i would like) <the>{name=player} (turned down to|turned up to) {volume_level=percent}
(i want|i need|i'd like|i would like|i'd rather have) <the>{name=player} volume (at|on|to be|set to) {volume_level=percent}
(i want|i need|i'd like|i'd rather have|i prefer) <the>(volume|sound|music) (at|on|to be|turned down to|turned up to|set to) {volume_level=percent}<player>
i want <the>{area=room} volume (at|to be|set to) {volume_level=percent}
i (wanna|want to) (listen|hear it|hear this|hear the music) at {volume_level=percent} volume
i (wanna|gotta|want to|need to) (have|get|turn|put|set) <the>volume (at|to) {volume_level=percent}<player>
(lemme|let me) (have|get|turn|put|set) <the>volume (at|to) {volume_level=percent}<player>
(let's have|give me|gimme|i'd like|how about|what about) {volume_level=percent} volume<player>
(let's have|give me|how about|what about) <the>(volume|sound) at {volume_level=percent}<player>
(how about|mind|would you mind) (turning|putting|setting|bringing) <the>(volume|sound|{name=player} volume) to {volume_level=percent}
(how about|mind|would you mind) (turning|bringing|taking) <the>{name=player} (down|up) to {volume_level=percent}
(would be|it would be|it'd be) (nice|great|good) if <the>volume (was|were) (at |){volume_level=percent}<player>
(would be|it would be|it'd be) (nice|great|good) if <the>{name=player} volume (was|were) (at |on |){volume_level=percent}
(is it possible to|any chance you could|why don't you|how about you|see if you can) (set|turn|put) <the>volume to {volume_level=percent}<player>
(is it possible to|any chance you could|why don't you|how about you) turn <the>{name=player} (up|down) to {volume_level=percent}
(see to it|make sure|ensure) (that |)<the>(volume|sound|{name=player} volume) (is|stays|goes|is set) (at|to) {volume_level=percent}
(tell|get|ask|have) <the>{name=player} to (go to|play at|go down to|go up to|turn down to|turn up to) {volume_level=percent} volume
have <the>volume (set to|at|go to|turned down to|turned up to) {volume_level=percent}<player>
in the {area} (set|turn|put|change|make) <the>(volume|sound) to {volume_level=percent}
in the {area} volume {volume_level=percent}
on <the>{name=player} (set|put|turn|make|i want) <the>(volume|sound) (to|at) {volume_level=percent}
on <the>{name=player} volume {volume_level=percent}
for <the>{name=player} (set|use|choose|pick) (volume|a volume of) {volume_level=percent}
(set|use|choose|pick|select) (a volume of|volume level|volume) {volume_level=percent}<player>
<the>{area=room} (volume|sound|music volume|audio) {volume_level=percent}
<the>{area=room} (volume|sound|music) (at|on|down to|up to) {volume_level=percent}
{volume_level=percent} volume<player>
{volume_level=percent} (volume|sound) (on|for) <the>{name=player}
{volume_level=percent} for the (volume|sound)<player>
{volume_level=percent} volume in the {area}
(volume|vol) (at|on|up to|down to) {volume_level=percent}<player>
vol {volume_level=percent}<player>
(set |turn |put |)<the>vol to {volume_level=percent}<player>
(sound|audio|music|sound level|volume level) (to|at) {volume_level=percent}<player>
volume (of|on|for) <the>{name=player} {volume_level=percent}
volume (of|on|for) <the>{name=player} (to|at) {volume_level=percent}
volume <in>{area} {volume_level=percent}
volume <in>{area} (to|at) {volume_level=percent}
volume number {volume_level=number}
(move|slide|push|shift|switch|flip|go|jump) (to |)<the>volume to {volume_level=percent}<player>
go (up |down |)to {volume_level=percent} volume<player>
go to volume {volume_level=number}<player>
{word} <the>(volume|sound) to {volume_level=percent}<player>
{word} <the>{name=player} (volume|sound) to {volume_level=percent}
{word} <the>{area=room} volume to {volume_level=percent}
{word} <the>volume (of|on|for) <the>{name=player} to {volume_level=percent}
(half|medium){volume_level:=50} (the |)volume<player>
(turn|set|put|bring) <the>volume (half way|halfway|to the middle|to half way|to halfway){volume_level:=50}<player>
(turn|set|put|bring|take) <the>{name=player} (volume |)(down |up |)to {volume_level=fraction} volume
(cut|drop|set|bring|turn) <the>(volume|sound) (down |)to {volume_level=fraction}<player>
(set|turn|put|crank) <the>{name=player} (volume |sound |)(to|on|at) (max|maximum|full|full|the maximum|full blast|max) (volume|sound|loudness){volume_level:=100}
(turn|crank|blast|pump|put) <the>{name=player} volume (all the way up|to the max|to full|to maximum|fully up){volume_level:=100}
(turn|crank|put|bring|pump) <the>(volume|sound|music) (to the max|up to the max|up full|up all the way|up to full|to full blast){volume_level:=100}<player>
(turn|crank) up <the>(volume|sound|music) all the way{volume_level:=100}<player>
(turn|crank|put) <the>{area=room} (volume|sound|music) (to the max|up to the max|all the way up|to full|to maximum){volume_level:=100}
(maximize|max out|max|maximise) <the>(volume|sound){volume_level:=100}<player>
(maximize|max out|maximise) <the>{name=player} volume{volume_level:=100}
i want <the>(volume|sound|music) (at|on) (full|max|maximum|full blast){volume_level:=100}<player>
(loudest|highest|top|full|maximum) (volume|volume setting|sound){volume_level:=100}<player>
<the>{name=player} (at|on|to|) (full|max|maximum) volume{volume_level:=100}
as loud as (it goes|possible|it gets|it can go|you can){volume_level:=100}<player>
(turn|set|put|bring) <the>volume to (zero|nothing|minimum|the minimum|min|the lowest|the lowest setting|nil){volume_level:=0}<player>
(turn|set|put|bring) <the>{name=player} volume (all the way down|to zero|to minimum|to the lowest|to nothing){volume_level:=0}
(turn|bring|take|put) <the>(volume|sound) all the way down{volume_level:=0}<player>
(lowest|minimum|zero|no|min) volume{volume_level:=0}<player>
(minimize|minimise) <the>(volume|sound){volume_level:=0}<player>
(turn|switch|shut) off <the>(sound|volume|audio){volume_level:=0}<player>
(turn|switch|shut|take|cut) <the>{name=player} (sound|volume|audio) off{volume_level:=0}
(turn|switch|shut) off <the>{name=player} (sound|volume|audio){volume_level:=0}
(kill|cut|zap|remove|drop|lose|disable) <the>(sound|audio|volume){volume_level:=0} (of|on|from) <the>{name=player}
(kill|cut|zap|remove|lose|disable) <the>{name=player} (sound|audio){volume_level:=0}
(kill|cut|zap|remove|lose|disable|silence|mute) <the>(sound|audio|noise){volume_level:=0} <in>{area}
(i want|we need|i need|can we have|give me) (no sound|zero volume|the sound off|the volume off|it muted|it on mute){volume_level:=0}<player>
(i don't want|we don't need|no) (any sound|the sound|sound|any audio){volume_level:=0}<player>
(put|set|have|leave|place|stick|get) <the>{name=player} (on|to) (mute|silent){volume_level:=0}
(put|set|have|leave|place|stick) <the>(sound|music|volume|audio) on (mute|silent){volume_level:=0}<player>
(put|set) it on mute{volume_level:=0}<player>
(make|have|keep|get) <the>{name=player} (silent|mute|muted|soundless){volume_level:=0}
<the>{name=player} (mute|on mute|muted|silent|sound off|volume off|volume zero){volume_level:=0}
<the>{name=player} (should be|needs to be|has to be|must be|ought to be) (muted|silent|on mute|silenced){volume_level:=0}
<the>(sound|volume) (should be|needs to be|has to be|must be|ought to be) (muted|silent|on mute|off){volume_level:=0}<player>
<the>music (should be|needs to be|has to be) (muted|on mute){volume_level:=0}<player>
<the>(sound|volume) off{volume_level:=0}<player>
(hit|press|push|use) (mute|the mute button|mute button|the mute){volume_level:=0}<player>
mute <the>{area=room}{volume_level:=0}
mute (it|that|this|everything|that thing|that noise|please|all){volume_level:=0}
mute everything{volume_level:=0} <in>{area}
mute <the>{name=player}{volume_level:=0} <in>{area}
mute <the>{area=room} (sound|music|audio|volume){volume_level:=0}
(i'm on the phone|the phone is ringing|someone is at the door|be quiet|the baby is asleep|i need to talk) mute <the>{name=player}{volume_level:=0}
mute <the>{name=player}{volume_level:=0} (i'm on the phone|the phone is ringing|someone is at the door|it's too loud|while i talk)
<the>{name=player} is (too loud|so loud|annoying|noisy|driving me mad) (mute|silence) it{volume_level:=0}
(how about|mind|would you mind) (muting|silencing) <the>{name=player}{volume_level:=0}
(how about|mind|would you mind) (muting|silencing) <the>(sound|music|audio){volume_level:=0}<player>
i want <the>{name=player} (muted|silenced|on mute|silent){volume_level:=0}
(shut up|shush|hush|silence|quieten|shut) (that |the |)(sound|noise|audio){volume_level:=0}<player>
(make sure|see to it|ensure) (that |)<the>{name=player} (is|stays) (muted|on mute|silent){volume_level:=0}
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
(<music>) (off|pause|stop)
(pause|stop|halt|hold|freeze|kill|cut|end|quit|cease|suspend|interrupt|shut off) (the|that|this|my) (<music>)<player>
(knock off|shut off|cut out|switch off|turn off|kill off|break off|cut off) the music<player>
(turn|switch|shut|get) the music off<player>
(pause|stop|halt|hold|freeze|suspend) <the>(<music>) (now|right there|right now|there|here|for now|a sec|a moment|a minute|a bit|briefly|quickly)
(pause|hold|freeze) (it|this|that) (there|right there|here|for a second|for a moment|for now|a sec|a minute)
(pause|hold|freeze) it<player>
(pause|hold|freeze|halt|suspend) (playback|playing|the playback|media|whatever is playing|whatever's on)<player>
(hit|press|push|tap|smack|use) (pause|the pause button|pause button|stop on the <music>)<player>
(take|have) a (pause|break) (from|with|in) the <music>
(put|set|leave|stick) <the>{name=player} on (pause|hold)
(put|set|leave|stick) (it|this|that) on pause<player>
(put|stick) a pause on the <music>
put the <music> on (hold|pause)<player>
(pause|freeze) <the>{area=room} (<music>)
(stop|pause|halt) the (<music>) <in>{area}
(stop|pause|halt) (playing|playback) <in>{area}
pause <the>{name=player} (now|for a second|for a moment|for a bit|quickly|right there|a sec)
(pause|freeze) (what's|what is|everything) (on|playing on) <the>{name=player}
(pause|stop|halt) (the |)(<music>) (from|playing on|that's on|running on) <the>{name=player}
(stop|cease|quit) playing (on|from) <the>{name=player}
(stop|cease|quit) playing (songs|tunes|music|this song|that song|the movie|the film|media|audio|the podcast)<player>
<the>(<music>) (should|needs to|has to|must|ought to) (stop|pause|be paused|be stopped)<player>
<the>(<music>) (needs pausing|needs stopping|wants pausing|can stop|can stop now|can be paused)
<the>{name=player} (should|needs to|has to|must|ought to) (pause|be paused)
<the>(<music>) (pause it|stop it|hold it|put it on pause)
<the>{name=player} pause (it|this|that|the <music>|please|now)
on <the>{name=player} (pause|stop the <music>|pause the <music>|stop playing)
in the {area} (pause|pause the <music>|stop the music|stop playing)
(i want|i need|i'd like|i'd rather have) <the>(<music>) (paused|stopped|on pause|on hold|to stop|to pause)<player>
(i want|i need|i'd like) <the>{name=player} (paused|on pause|to pause)
(i don't want|i don't wanna hear|i don't want to hear|i don't need) (the music|this music|music|any music|the podcast) (any more|anymore|right now|now)
(no more|enough|enough of the|enough with the|that's enough) (music|music for now|music please|music now)
no more music<player>
(i need|we need|let's have|let's take|give me) (a pause|a pause on the <music>|to pause the <music>|to pause)<player>
(i need to|i have to|i gotta|lemme|let me|let's|we should|we have to) pause (this|it|the <music>|<the>{name=player})
(how about|mind|would you mind|what about) (pausing|stopping|halting) the (<music>)<player>
(how about|mind|would you mind) pausing <the>{name=player}
(is it possible to|any chance you could|why don't you|see if you can|how about you) (pause|stop) the (<music>)<player>
(is it possible to|any chance you could|why don't you|see if you can) pause <the>{name=player}
(would be|it would be|it'd be) (nice|great|good) if the (<music>) (stopped|paused|was paused|were paused)<player>
(make|have|let|get) the (<music>) (stop|pause|stopped|paused|to stop|to pause)<player>
(make|have|let) <the>{name=player} pause
(make sure|see to it|see that|ensure) the (<music>) (is paused|stops|is stopped|pauses)<player>
(tell|ask|get) <the>{name=player} to (pause|stop playing|stop the <music>|pause the <music>)
(the phone is ringing|i need the loo|someone is at the door|i'm on the phone|be right back|i have to pee) (pause|pause it|pause the <music>|stop the music)<player>
(pause|pause it|pause the <music>|stop the music|pause <the>{name=player}) (i need the loo|someone is at the door|i'm on the phone|i'll be right back|while i get a drink|the phone is ringing)
(pause|hold) the (<music>) (i'm|while i'm|because i'm) (talking|on a call|getting snacks|busy|on the phone)
(<music>) (pause|stop|halt|on pause|on hold)<player>
(<music>) paused please
pause (<music>) {area=room}
pause {name=player} please
{area=room} (pause music|music pause|stop music|music stop|music off)
stop music<player>
(make|do|give) (pause|stop) (of |to |)(music|movie|song|film)
(make|do) pause<player>
(music|song|movie|film|sound of music) make (stop|pause)
(stop|pause) (the tunes|these tunes|the track|this track|the episode|my show|the clip|the stream|the tune|that song|this song)<player>
(stop|halt) (that |this |the )(racket|song|noise from the <music>)<player>
paws the (<music>)
pores the (music|movie)
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
play <the>(music|movie|film|show|podcast|album|playlist|audiobook|playback) again
(start|play) <the>music<player>
carry on with <the>(<music>)
(keep|get|let) <the>(<music>) (going|playing|running)
(un pause|unfreeze|restart) <the>(<music>)<player>
(back to|return to) <the>(<music>)
(resume|unpause) <the>{name=player} <in>{area}
(hit|press|push) play<player>
<music> (on again|again|resume)
(resume|unpause|un pause|continue|proceed with|carry on with|go on with|pick up|take up) (the|my|this|that) (<music>)<player>
(resume|unpause|un pause|continue|proceed with) (it|this|that|playing|playback|the playback|media|whatever was playing|what was playing)<player>
(carry on|go on|keep on|get on|continue|proceed) (playing|with playing|with the <music>|with playback)<player>
(carry on|go on|continue|proceed) (with |)(the|my|our) (<music>) (please|now|where we left off|from where it stopped|where i stopped)
(pick up|continue|resume|go on|carry on|play) (where we left off|from where i left off|from where it stopped|where it was|where we were)<player>
(pick up|resume|continue) the (<music>) (where we left off|where i left off|from there|from where it stopped)
(hit|press|push|tap|smack|bang) (play|the play button|play again|resume|unpause)<player>
(press|hit|push) (play|resume) on the (<music>)
(take|get|put|bring) the (<music>) off (pause|hold)<player>
(take|get) (it|this|that) off (pause|hold)<player>
take <the>{name=player} off (pause|hold)
(end|lift|release|cancel|undo|stop) the pause<player>
(undo pause|pause off|no pause|off pause|stop pausing|un-pause)<player>
(get|set|put|have) the (<music>) (going|rolling|playing|running|going again|back on|playing again|rolling again)<player>
get <the>{name=player} (going|playing|rolling) again
(let|have|make) the (<music>) (play|go on|continue|carry on|resume|roll|play on|keep playing)<player>
(let|have|make) <the>{name=player} (play|continue|resume|carry on|play again)
let it (play|roll|play on)<player>
(turn|switch|put|bring) the (music|song|movie|film|podcast|audiobook) back on<player>
(turn|switch|put|bring) back on the (music|song|movie|film|podcast|audiobook)<player>
(bring|give) (me |us |)back the (<music>)<player>
(put|turn|get) the music on<player>
(put|turn) on the music<player>
(start|begin|kick off|fire up|strike up|get|launch) (the music|music|playing|playback|the playback|some music)<player>
(start|begin) playing (music|the music|again)<player>
(play|start|give me|i want|put on|let's have|let's hear|gimme) some music<player>
(i want|i wanna|i'd like|we want|let me|lemme|let's|can i) (hear|listen to|have|play) (music|some music|the music)<player>
(play|start|run|roll) the (<music>)<player>
(play|start) (media|audio|tunes|the tunes|my music|our music|the tape|my show)<player>
(play|start|restart|continue) <the>{area=room} (music|playback|audio)
play (something|anything)<player>
play (on|from|with) <the>{name=player}
play (now|please|again|on|that music|this thing)<player>
play it<player>
play music <in>{area}
play the (<music>) <in>{area}
(resume|continue|unpause|restart) (the (<music>)|playing|playback) <in>{area}
in (the |the |my |our |){area} (play|play music|resume|resume the music|continue the <music>)
on <the>{name=player} (play|play music|resume|resume the <music>|continue the <music>|unpause)
<the>(<music>) (should|can|may|needs to|has to|must) (continue|resume|go on|play|play on|be resumed|carry on)<player>
<the>{name=player} (should|can|may|needs to|has to|must) (continue|resume|play|be resumed|play on|carry on playing)
<the>{name=player} (play music|play the music|play again|continue|resume playing|resume please|carry on)
<the>(<music>) (unpause it|resume it|continue it|play it|let it play)
(i want|i need|i'd like|i'd rather have) the (<music>) (back|back on|resumed|playing|playing again|to continue|to go on|to resume|unpaused)<player>
(i want|i'd like) <the>{name=player} (to resume|to continue|unpaused|resumed|playing again|to play again)
(how about|mind|would you mind|what about) (resuming|unpausing|continuing|restarting) the (<music>)<player>
(how about|mind|would you mind|what about) (resuming|unpausing) <the>{name=player}
(how about|what about|let's have) (some music|a bit of music|a little music|music)<player>
(is it possible to|any chance you could|why don't you|see if you can|how about you) (resume|unpause|continue|play) the (<music>)<player>
(would be|it would be|it'd be) (nice|great|good) if the (<music>) (continued|resumed|went on|played again|was back on)<player>
(would be|it would be|it'd be) (nice|great|good) to (have|hear) (some music|music|the music again)<player>
(make sure|see to it|see that|ensure) the (<music>) (continues|resumes|goes on|keeps playing|is playing)<player>
(tell|ask|get) <the>{name=player} to (play|resume|continue|resume playing|carry on|unpause|play music)
(i'm back|we're back|ok i'm back|call is over|i'm off the phone|i'm ready|snacks are ready) (play|resume|continue|unpause|press play|resume the <music>|start the music again)
(resume|unpause|continue|play) the (<music>) (i'm back|we're ready|i'm off the phone|the call is over|everyone is here)
(start|play|run) the (music|movie|film|show|podcast|album|playlist|audiobook|playback) (up |)again<player>
start (playing|the music up) again<player>
(back to|return to|get back to|go back to|let's get back to) (the|my|our) (<music>|show)<player>
(<music>) (continue|resume|go on|play|play on|unpause|back on)<player>
music (on|start|please)<player>
{area=room} (music|playback) (on|play|resume|continue|start)
{area=room} (play|resume|continue) (music|playing|playback)
(make|do) (play|continue|resume) (the |)(music|movie|film)
(make|do) music (play|continue|start)<player>
(continue|resume|unpause) please
(wake up|revive|reactivate|relaunch|reboot|unfreeze|unhold) the (music|movie|playback|song)<player>
(un paws|un pores) the (music|movie|song|film)
{word} resume the (<music>)
keep (it|the music|the tunes|the movie) (going|playing|coming|rolling)<player>
go ahead with the (<music>)
(don't stop|keep on with) the music
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
(skip|pass|jump|hop|leap|flip|leave out|miss out) (over |past |)(this|that|the current) <track><player>
(skip|ditch|drop|dump|lose|bin|zap|discard|reject) this <track><player>
(skip|move|go|jump|hop|advance|leap|flip|proceed|get|fast forward|forward|shift|step) (on |over |ahead |)to the (next|following) <track><player>
(skip|move|go|advance|jump|step|hop) (forward|ahead|on) (one|a|one more) <track><player>
(skip|move|go|advance|jump|step|hop) (forward|ahead|along)<player>
(skip|move on|next up|onwards|next one|go next|skip one|go on to the next)<player>
(skip|change|switch|swap) (song|track|this song|the track|the song|tracks|songs)<player>
(change|swap|switch) (this|the) (song|track|tune) (for the next|to the next one|to another one|to another)<player>
(change|switch) to (another|a different|the following|a new) <track><player>
(play|put on|start|give me|gimme|let's have|bring on|bring up|load|cue|queue up|run|show|do) (the next|the following|next) <track><player>
(play|put on|give me|gimme|let's have|start) (another|a different) (song|track|tune|episode|one)<player>
(play|put on) the (song|track|episode|one|video|chapter) (after this|that comes next|that's next|which follows|after this one)<player>
(play|hear|see|watch) what's (next|coming next|up next|after this)<player>
(what's next|next thing|next tune|next number|next bit|the next|next title)<player>
next <track> <in>{area}
next <track> on <the>{name=player}
(skip|skip this|skip the <track>|skip <track>) <in>{area}
(skip|skip this|skip the <track>|skip <track>) on <the>{name=player}
on <the>{name=player} (skip|next <track>|play the next <track>|skip this <track>|go to the next <track>)
in the {area} (skip|next <track>|play the next <track>|skip this <track>|go to the next <track>)
<the>{name=player} (skip|skip this|skip this <track>|next one|go to the next <track>|play the next <track>)
{area=room} (next <track>|skip <track>|skip this <track>|skip song)
{area=room} music next
{area=room} next <track>
(hit|press|push|tap|smack|click) (next|skip|the next button|the skip button|forward|next track)<player>
(i want|i need|i'd like|i'd rather have|i'd prefer|we want) (the next|to hear the next|to skip to the next|to skip this) <track><player>
(i want|i'd like|i'd rather have|i'd prefer) (another|a different) (song|track|tune|episode)<player>
(i wanna|i want to|let me|lemme|let's|i gotta|we should) (skip|skip this|hear the next|hear another|go to the next|jump to the next) <track><player>
(i don't|we don't|i do not|i really don't) (like|love|enjoy|care for|want|need|fancy) this (song|track|one|tune) (skip it|next|skip|next one|play another)
(i don't want|i don't wanna|i do not want) to (hear|listen to) (this|this one|this track|that song)(any more|anymore| again|)
(hate|can't stand|sick of|bored of|tired of|fed up with|heard) (this|that) (song|track|one|tune)( next| skip it| skip| next one please|)
(i hate|i can't stand|i'm sick of|i'm bored of|i'm tired of|i'm fed up with|i'm not into) (this|that) (song|track|tune)( next| skip it| skip| next please|)
(not this|not this one|no not this|anything but this|not that|not this again) (song|track|tune)( next| skip it|)<player>
(this song|this track|that song|this one|this tune) (sucks|stinks|is boring|is bad|is terrible|is rubbish|is awful|again) (skip|skip it|next|next one|play the next one)
(boring|ugh|rubbish|meh|yuck|nope|nah|bleh) (next song|skip this|skip|next track|next one|skip it)
(enough of|enough with|no more of|done with|had enough of) (this|that) (song|track|one|tune)
(how about|mind|would you mind|what about) (skipping|skipping over|changing|passing) (this|the) (song|track|episode|video)<player>
(how about|what about) (the next|another) <track><player>
(is it possible to|any chance you could|why don't you|see if you can|how about you) (skip|skip this|play the next|go to the next) <track><player>
(would be|it would be|it'd be) (nice|great|good) (to hear|to have|if you played|if we had) (the next|another) <track><player>
(can|could|may) (i|we) (skip|skip this|hear the next|get the next|have another|move to the next) <track><player>
(make|have|let) <the>{name=player} (skip|play the next <track>|go to the next <track>|skip this <track>)
(tell|ask|get) <the>{name=player} to (skip|play the next <track>|go to the next <track>|skip this <track>)
(make sure|see to it) (that |)the next <track> (plays|comes on|starts)<player>
the next <track> (please|now|should play|should come on|can start|is what i want)<player>
this <track> (should|needs to|has to|must|ought to|can) (be skipped|go|be changed)<player>
(this|that) <track> skip it<player>
(go|on) to next <track><player>
(make|do|give) (next|skip) (song|track|one|music|episode)<player>
(make|do|put|play) next<player>
put next <track><player>
go next <track><player>
(song|track|music|episode) (next|skip|forward|change)<player>
(fast forward|forward|advance) (this|to the end of this|to the next|past this) <track><player>
(i've seen|i've heard|i know|we've seen|already heard|already seen) this (one|episode|song|track|video) (skip|skip it|next|play the next one)
(necks|nest|text) (song|track) please
{word} to the next <track><player>
{word} the next <track>
next next<player>
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
previous<player>
previous <track> <in>{area}
previous <track> on <the>{name=player}
(go|skip|jump|switch|move|hop|step|flip|get|turn|take it|take me|take us|bring us|scroll) back (to the (previous|last|prior|preceding|earlier) <track>|a <track>|one <track>|one|one step)<player>
(go|skip|jump|move|hop|step|flip|scroll) back (to the <track> (before|before this|before that|we just heard|that just played|that was on before))<player>
(go|skip|jump|switch|move|change|return|revert|flip) to the (previous|prior|preceding|earlier|last) <track><player>
(return|revert|back|head back|get back) to (the|that) (previous|prior|last) <track><player>
(play|put on|start|give me|gimme|let's have|bring back|bring up|load|run|show|put back) the (previous|prior|preceding|last|earlier) <track> (again|once more|one more time|please|)<player>
(play|put on|start|give me|bring back|repeat) the <track> (before|before this|before this one|that just played|that was just on|we just had|that came before)<player>
(play|put on|start|bring back|put back) (the one before|the one before this|what was on before|what we just heard|what just played)<player>
(play|put on|start|do|run|show) (that|this|the) <track> (again|once more|one more time|over|over again|another time)<player>
(play|start) (that|this|it) (once more|one more time|over|over again|from the top|from the start|from the beginning)<player>
(play|start|begin|take) (the|this) <track> (from the top|from the start|from the beginning|over|all over)<player>
(rewind|go back|jump back|skip back|back up|return) to the (start|beginning|top) (of the|of this) <track><player>
(rewind|roll back|wind back|back up) (the|this) <track><player>
(rewind|go backwards|skip backwards|move backwards|skip backward|track back|skip back|backwards)<player>
replay (that|this|it|this <track>|that <track>|what we just heard)<player>
repeat (the last one|the previous one|that last <track>|that <track>|the one before)<player>
replay the <track><player>
(replay|repeat|play again) the (last|previous) <track> (on <the>{name=player}|<in>{area})
on <the>{name=player} (go back|previous <track>|play the previous <track>|play the last <track> again|go back one <track>|replay the <track>)
in the {area} (go back a <track>|previous <track>|play the previous <track>|play the last <track> again|go back one <track>)
<the>{name=player} (go back|previous|go back one <track>|play the previous <track>|play the last <track>|back one <track>)
{area=room} (previous <track>|last <track>|back one <track>|previous song)
{area=room} music previous
(hit|press|push|tap|smack|click) (previous|back|the back button|the previous button|rewind|replay|previous track)<player>
(i want|i need|i'd like|i'd rather have|i'd prefer|we want) (to hear |to play |to go back to |)the (previous|last|prior) <track> (again|)<player>
(i want|i'd like|i need|we want|i wanna|i want to) (to hear|hear|listen to|play) (that|that <track>|that one|the last one|it) (again|once more|one more time)<player>
(let me|lemme|let's|i gotta|we should|i wanna|i want to) (hear|play|go back to|return to|replay) the (previous|last) <track> (again|)<player>
(let me|lemme|let's) (hear|play) that (<track> |one |)(again|once more|one more time)<player>
(i|we) (loved|liked|missed|enjoyed) (that|the last) (song|track|one) (play it again|go back|play it once more|replay it)
(that song|the last song|that track|that) was (good|great|nice|lovely|so good|awesome) (play it again|go back|play it once more|replay it)
(i missed|we missed|i didn't hear|i didn't catch|we didn't hear|i didn't get) (that|the last|the previous) <track> (go back|play it again|replay it)
(oops|wait|no|hang on|hold on|whoa) (go back|go back a <track>|go back one|previous <track>|play the last one)<player>
(how about|mind|would you mind|what about) (going back to|playing|replaying|repeating) the (previous|last) <track><player>
(how about|what about) the (previous|last) <track> (again|)<player>
(is it possible to|any chance you could|why don't you|see if you can|how about you) (go back to|play|replay|repeat) the (previous|last) <track><player>
(would be|it would be|it'd be) (nice|great|good) (to hear|to have|if you played) the (previous|last) <track> (again|)<player>
(can|could|may) (i|we) (hear|have|get|play|go back to) (the previous|the last|the prior) <track> (again|)<player>
(can|could) (i|we) (hear|have|play) that (<track> |one |)(again|once more)<player>
(make|have|let) <the>{name=player} (go back|play the previous <track>|go back a <track>|play the last <track>)
(tell|ask|get) <the>{name=player} to (go back|play the previous <track>|go back a <track>|play the last <track>)
the (previous|preceding|prior) <track> (please|now|again|should play|is what i want)<player>
the <track> before (this|this one|that|that one|please)<player>
the last <track> (again|once more|please|one more time)<player>
the last <track> play it again<player>
(one more time|once again|again) (the|that) (song|track|same song|last song)<player>
(undo|reverse|cancel) (that|the|my) skip<player>
(unskip|un skip|skip back|step back)<player>
(make|do|give|put|play) (previous|last|back|before) (song|track|one|episode)<player>
(make|do|put) (previous|go back)<player>
put back previous <track><player>
go (previous|to previous) <track><player>
(song|track|music|episode) (previous|back|before)<player>
back (a|to last|to previous|to the last|to the previous) <track><player>
back back<player>
back up (a|one) <track><player>
(previews|previous's|preview us) (song|track)<player>
{word} back to the (previous|last) <track><player>
{word} the previous <track>
earlier <track> please
""")),
]
