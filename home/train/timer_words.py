"""Which timers are meant, and what is done to them: for `timer_start_templates.py` and `timer_templates.py`."""

from rules import filled

# Timers that are meant, in more ways than `<thetimer>`.
WHICH = ("<thetimer>|<thetimer>|<thetimer>|<thetimer>|<the>{start} timer|<the>{start} timer|<the>{area=room} timer|"
         "<the>{area=room} timer|<the>timer (in|from) <the>{area=room}|<the>{name=timer_name} timer|"
         "<the>timer (i set for|i started for|i put on for|set for|set to|of|with) {start=starts}|"
         "<the>timer for <the>{name=timer_name}|the timer {name=timer_name}|<the>{start} {name=timer_name} timer|"
         "<the>{start} countdown|<the>{name=timer_name} countdown|<the>countdown|{name=possessive} timer|"
         "<the>{start} timer in the {area}|<the>{start} {area=room} timer|<the>{name=timer_name} timer in the {area}|"
         "that timer|this timer|<the>(current|running|kitchen{area:=kitchen}) timer|{start} timer|{area=room} timer|"
         "{name=timer_name} timer|<the>timer named {name=timer_name}|<the>timer which is {start=starts}")

# Verbs of each intent, and what tells stopping for good from stopping for a while: crossed with every form of object.
SAID = {
    "which": WHICH,
    "kill": """cancel|stop|end|delete|clear|remove|kill|abort|dismiss|scrap|scratch|drop|bin|ditch|axe|nix|zap|trash|dump|
        lose|discard|undo|wipe|nuke|terminate|disable|deactivate|erase|quit|finish|abandon|annul|void|revoke|rescind|
        squash|quash|junk|toss|crush|destroy|eliminate|purge|withdraw|retract|close|close out|unset|can|forget|
        forget about|call off|get rid of|do away with|give up on|throw away|throw out|chuck out|chuck away|bail on|
        put an end to|put a stop to|bring an end to|pull the plug on|call time on|cut short|kill off|rub out|
        cross off|turn off|switch off|shut off|shut down|silence|shush|hush|shut up|cut off|knock off|click off|
        take down|wipe out|blow off|be done with|have done with|say goodbye to|ring off""",
    "killing": """cancelling|canceling|stopping|ending|deleting|clearing|removing|killing|aborting|dismissing|scrapping|
        dropping|binning|ditching|axing|trashing|dumping|discarding|wiping|terminating|disabling|deactivating|erasing|
        abandoning|calling off|getting rid of|throwing away|turning off|switching off|shutting off|shutting down|
        putting an end to|pulling the plug on|giving up on|forgetting about""",
    "killed": """cancelled|canceled|stopped|ended|deleted|cleared|removed|killed|aborted|dismissed|scrapped|dropped|binned|
        ditched|axed|trashed|dumped|discarded|wiped|terminated|disabled|deactivated|erased|abandoned|called off|
        thrown away|turned off|switched off|shut off|shut down|silenced|off|gone|done away with|got rid of|over with""",
    "forgood": """for good|completely|altogether|entirely|once and for all|for ever|forever|permanently|straight away|
        before it rings|before it goes off|before it ends|early|i'm done|i don't need it|it's not needed any more|
        we're finished|i changed my mind|dinner is ready|there's no need for it|it's no use now|i finished early""",
    "hold": """pause|hold|freeze|suspend|halt|interrupt|hold up|park|stall|break|stay|put a pause on|put a hold on|
        put a freeze on|put the pause on|press pause on|hit pause on|tap pause on|hold off on|hang fire on|hold fire on|
        take a break from|take a breather from|take five on|put the brakes on|hit the brakes on|stop the clock on|
        hold the clock on|hold on with|hang on with|wait with|wait up with|stand by with|hold back|put on hold|
        put on ice|put on pause|set on pause|adjourn|idle|temporarily stop|
        temporarily halt|temporarily turn off|temporarily disable|briefly stop""",
    "holding": """pausing|holding|freezing|suspending|halting|interrupting|holding up|parking|stalling|putting a pause on|
        putting a hold on|pressing pause on|hitting pause on|holding off on|taking a break from|putting the brakes on|
        stopping the clock on|briefly stopping|temporarily stopping|waiting with|hanging on with""",
    "held": """paused|held|frozen|suspended|halted|interrupted|held up|parked|stalled|put on hold|put on pause|put on ice|
        on hold|on pause|temporarily stopped|stopped for now|stopped for a moment|stopped for a bit|halted for a while|
        idle for a while|switched off for a moment""",
    "awhile": """for a moment|for a bit|for a while|for a sec|for a second|for a little while|for now|for the moment|
        for the time being|briefly|temporarily|until i say so|until i say go|until i'm back|until i get back|
        till i'm back|till i tell you|till later|until later|until i'm ready|while i answer the door|while i'm away|
        while i'm on the phone|while i check the {word}|where it is|right where it is|right there|as it is|meanwhile|
        in the meantime|but keep the time|but don't cancel it|i'll be right back|and keep it there|
        but don't delete it|and wait for me|till further notice|and we'll go on later""",
    "rerun": """resume|continue|unpause|un-pause|un pause|unfreeze|restart|re-start|reactivate|re-activate|pick up|
        carry on|carry on with|go on with|keep on with|keep going with|unhold|un-hold|release|pick back up|pick up again|
        unsuspend|thaw|thaw out|revive|wake up|re-enable|reenable|get on with|get back to|go back to|return to|
        proceed with|push on with|press on with|crack on with|plough on with|move on with|take up again|recommence|
        re-engage|continue with|continue on with|lift the pause on|lift the hold on|end the pause on|end the hold on|
        take the hold off|take the pause off|remove the pause from|undo the pause on|cancel the pause on|
        stop the pause on|release the hold on|press play on|hit play on|press resume on|hit continue on|press go on|
        tap resume on|stop pausing|stop holding|quit holding up|start back up|start up again|turn back on|
        switch back on""",
    "rerunning": """resuming|continuing|unpausing|un-pausing|unfreezing|restarting|reactivating|picking up|
        carrying on with|going on with|keeping on with|releasing|picking up again|reviving|getting on with|
        getting back to|going back to|proceeding with|pressing on with|cracking on with|lifting the pause on|
        ending the pause on|removing the hold from|starting up again|turning back on""",
    "reran": """resumed|continued|unpaused|un-paused|unfrozen|restarted|reactivated|picked up again|carried on with|
        released|revived|back on|back in action|back in business|running again|going again|ticking again|
        counting again|on again|moving again|off hold|off pause|started back up|turned back on|counting down again""",
    "again": """again|back up|up again|once more|from where it stopped|where it stopped|from where it was|
        where it left off|from where we left off|after the pause|from the pause|from there|now that i'm back|
        as before|i'm back|i'm ready|we're ready|the break is over""",
    "to": "to|on|onto|on to",
    "add": """add|tack|chuck|whack|bung|slap|stick|throw|put|pop|tag|pile|pour|append|attach|lump|load|shove|stack|clap|
        sling|toss|squeeze|stuff|drop|pack|hang|bolt|clip|credit|set|push|plonk|lob|lay|glue|pin|hook""",
    "off": "off|from|off of|away from|out of",
    "take": """remove|take|subtract|cut|deduct|drop|knock|trim|slice|shed|lose|minus|delete|pull|erase|shave|chop|lop|
        strip|whack|hack|slash|clip|scrape|nip|dock|skim|snip|carve|crop|prune|pare|peel|nibble|pinch|steal|wipe|scrub|
        rub|strike|withdraw|discount|scratch|swipe|tear|saw|drain|bite|eat|bump|get|axe|clear|kick""",
    "longer": """increase|extend|lengthen|prolong|stretch|up|expand|delay|postpone|bump up|crank up|raise|boost|push back|
        push out|put back|put off|hike|hike up|augment|grow|enlarge|elongate|draw out|drag out|spin out|pad|pad out|
        stretch out|protract|defer|step up|ramp up|jack up|lift|move back|eke out|beef up|top up|turn up|push up|
        build up|make longer|hold back|keep on|supplement|max up|add to""",
    "shorter": """decrease|shorten|reduce|lower|cut|diminish|cut down|cut back|knock down|trim|speed up|bring forward|
        curtail|lessen|shrink|contract|condense|compress|abridge|abbreviate|truncate|drop|bring down|turn down|
        take down|scale down|scale back|pare down|whittle down|crop|clip|dock|slash|hasten|quicken|tighten|wind down|
        wind back|roll back|dial down|dial back|move forward|pull forward|pull in|hurry up|make shorter|trim down|
        chop|dwindle|slim down|step down|deplete""",
    "new": """(a|an) {length} timer|(a|an) {length} timer|(another|one|a new|one more) {length} timer|(a|an) {length} countdown|
        a timer (for|of) {duration}|a timer for {duration}|(another|a new|one more) timer (for|of) {duration}|
        a timer (lasting|that lasts|that runs|running|which takes|worth|that goes for) {duration}|
        a countdown (of|for|from) {duration}|(a|an) {length} timer (for|called|named) {name=timer_name}|
        (a|an) {length} timer for the {name=timer_name}|(a|an) {length} {name=timer_name} timer|
        (a|the|my) {name=timer_name} timer (for|of) {duration}|(a|an) {length} timer in the {area}|
        a timer in the {area} for {duration}|a timer (called|named) {name=timer_name} for {duration}""",
    "begin": """set|start|begin|create|make|put on|run|set up|do|open|launch|trigger|initiate|activate|turn on|switch on|
        fire up|kick off|crank up|get|use|program|arrange|prepare|establish|set off|set going|get going|get running|
        fire off|spin up|boot up|click on|flick on|flip on|pop on|stick on|bung on|whack on|chuck on|slap on|throw on|
        whip up|rustle up|queue up|book|order|generate|build|add|commence|enable|engage|deploy|bring up|pull up|
        call up|conjure up|sort out|sort me out|sort me out with|give me|get me|fetch me|make me|set me|do me|
        line up|put up|put together|wind|wind up|install|invoke|produce|introduce|implement|place|plan|register|
        go for|try|power up|power on|key in|punch in|dial in|tap in|type in|load""",
    "begun": """set|started|begun|created|made|put on|run|set up|launched|triggered|activated|turned on|switched on|
        fired up|kicked off|programmed|arranged|prepared|established|added|enabled|running|going|on|on the go|ticking""",
    "ring": """ring|beep|buzz|ding|chime|bleep|sound off|go off|ring a bell|ring the bell|sound a bell|give me a ring|
        give me a buzz|alert me|notify me|ping me|beep at me|buzz me|shout|holler|yell|give me a shout|make a noise|
        make a sound|let me know|warn me|signal me|nudge me|poke me|give me a nudge|give me a heads up|tip me off|
        give me a sign|sound the alert|raise a shout|toot|honk|give me a bell""",
    "adverb": "quickly |just |go and |now |go ahead and |quick |kindly |first |then |simply |||||||",
    "mind": """would you mind|mind|do you mind|how about|what about|any chance of you|what do you say to|thanks for|
        i'd appreciate you|i'd be glad about you|any way of|is there any way of|consider""",
    "mayyou": """can you|could you|would you|will you|can't you|won't you|you can|you could|you should|you may|you might|
        are you able to|would you be able to|is it possible to|would it be possible to|is there a way to|
        any chance you could|why don't you|why not|how about you|i'd rather you|see if you can|do you want to|
        i'd ask you to|i'm asking you to|i'd love you to|i'd like to|i need to|i want to|i wanna|i gotta|i have to|
        i'd better|i'm going to|let me|lemme|let's|we should|we need to|we have to|we'd better|it's time to|
        you're going to|i told you to|remember to|don't forget to|feel free to|be so good and|be a dear and""",
    "wish": "i want|i'd like|i would like|i need|we want|we need|i'd love|i'd prefer|i'd rather have|i wanna have|"
            "we'd like|i would love|i wish to have|it'd be nice to have|let me have|let's have|can i have|could i have|"
            "can we have|can i get|could you get|can you get|please have",
    "must": "should|must|needs to|has to|ought to|can|may|could|might|had better|is to|is supposed to|wants to",
}


def timers(text):
    return filled(text, SAID)
