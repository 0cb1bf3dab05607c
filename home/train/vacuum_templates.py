"""Sentences about cleaning by robot. See `templates.py`."""

from rules import lines

# A brand or a pet name; a machine of either kind; a name that alone tells that it cleans; what is to be cleaned.
# \x01 and \x02 around a name that is written here keep typos out of it, as in a copied slot.
NAMED = "({name=vacuum}|{name=vacuum}|{name=vacuum}|the {name=vacuum}|my {name=vacuum}|our {name=vacuum})"
WHO = f"(<the><robot>|<the><robot>|<the><robot>|{NAMED}|{NAMED}|{NAMED}|<the><robot> {{name=vacuum}})"
BRAND = "[the |my ](" + "|".join(f"\x01{name}\x02{{name:={name}}}" for name in (
    "roborock", "neato", "eufy", "braava", "xiaomi", "dusty", "hoovie", "mopsy", "cleany", "dobby", "robby")) + ")"
SURE = f"(<the><robot>|<the><robot>|{BRAND})"
PLACE = ("(<the>{area=room}|<the>{area=room}|<the>{area=room}|<the>{area}|{area=room}|<the>{floor}|{floor=upstairs}|"
         "the {floor=storey})")
INTO = "(in the {area}|in <the>{area=room}|in {area=room}|in my {area=room}|on the {floor=storey}|{floor=upstairs})"


def robots(text):
    for name, value in (("named", NAMED), ("who", WHO), ("sure", SURE), ("brand", BRAND),
                        ("place", PLACE), ("into", INTO)):
        text = text.replace(f"<{name}>", value)
    return lines(text)


TRAIN = [
    (1.8, "HassVacuumStart", {}, "do", robots("""
(start|run|turn on|activate|switch on|launch|begin|use|enable|wake up|deploy) <the><robot>
(start|run|get) <the><robot> (going|up|running|now)
(turn|switch|put) <the><robot> on
have <who> (do its thing|clean|clean up|start cleaning|vacuum)
have <who> (clean|vacuum|do) <place>
(start|run) <sure> in <the>{area}
(vacuum|hoover|clean|sweep|mop) <the>{area}
(vacuum|hoover|clean|sweep) up <the>{area}
(vacuum|hoover|clean|sweep|mop) <the><dirt>
(vacuum|hoover|clean) <the>(carpet|rug|floor|carpets) <in>{area}
(vacuum|clean) <the>{floor}
(start|begin|do) (vacuuming|cleaning|hoovering|the cleaning|the vacuuming|cleaning up|house cleaning)
(start|begin) (vacuuming|cleaning|hoovering) <place>
(start|begin) cleaning <the><dirt>
(start|run|send|tell|let) {name=vacuum}( to vacuum| to clean| to start cleaning)
(tell|ask) {name=vacuum} to (clean|vacuum) <the>{area}
(start|run) {name=vacuum} (the|my) (vacuum|robot)
start <the>\x01roomba\x02{name:=roomba}
(run|activate|turn on) <the>\x01roomba\x02{name:=roomba}
vacuum
<robot> on
<the><robot> start
send {name=vacuum} to (the|my|) {area} to clean
start house (cleaning|cleanup)
{name=vacuum} (clean|vacuum|start cleaning|go clean) <the>{area}
{name=vacuum} (clean|go clean|start cleaning|start to clean)
<brand> (start|get going|begin)
let <who> (clean|vacuum|do|have a go at|loose on|sort out) <place>
let {name=vacuum} (clean|vacuum) {floor=upstairs}
(put|get) <who> to work[ <into>]
(do|give) (a|the) (cleaning|vacuuming|sweep|quick clean) (of|in) <the>{area}
(clean|vacuum|hoover) {floor=upstairs}
<the>{area} (is|looks|got) (dirty|dusty|a mess) (clean|vacuum) it
(time|it's time) to (vacuum|clean|hoover)[ <the>{area}]
(get|send) <the><robot> (to|into) <the>{area}
(start|run|turn on|activate|switch on|launch|use|wake up|deploy|fire up|kick off|boot up|power up|set off|unleash) <brand>
(turn|switch|put|power|flick|pop) <brand> on
<brand> (on|start|go|turn on)
(fire up|kick off|power up|power on|crank up|boot up|set off|unleash|unpark|release|trigger|engage|initiate) <the><robot>
(flick|pop|stick|whack|power|flip|click) <the><robot> on
get <who> (cleaning|vacuuming|to clean|to start cleaning)[ <into>]
get <sure> (going|started|moving|up and running)[ <into>]
get <who> to (clean|do|vacuum|hoover|sweep|mop|go over|go through|tackle) <place>
(tell|ask|order|command|instruct|get|remind|send) <who> to (clean|vacuum|hoover|sweep|mop|do|clean up|go over) <place>
(tell|ask|order|command|instruct|get) <who> to (clean|vacuum|hoover|sweep|mop|start cleaning|start vacuuming|clean up|get to work)
(send|dispatch|take|move) <who> (to|into|over to|off to) (clean |)<place>
(send|dispatch) <who> (out |off |)to (clean|vacuum|sweep|hoover|do) <place>
(send|let) <who> out (to clean|for a clean|cleaning|vacuuming)[ <into>]
(set|turn|let) <who> loose[ <into>]
(put|set) <who> to work (<into>|on <place>)
(put|stick|set) <sure> on <the>{area=room}
(use|take) <sure> (on|for|in) <the>{area=room}
use <who> to (clean|vacuum|do|sweep|hoover) <place>
(clean|vacuum|hoover|sweep|do|mop) <place> (with|using) <who>
(clean|vacuum) with <who>
<named> (do|hoover|sweep|mop|vacuum|clean|clean up|tidy|go over|go and clean|go do) <place>
<named> (go vacuum|vacuum|please vacuum|go and clean|start vacuuming|get to work|time to clean|time to work|start your cleaning)
<who> (go to work|get to work|begin cleaning|begin vacuuming|clean now)
<sure> (go|begin|start up|run now|start now)
<who> (clean|vacuum|sweep|do|hoover) <place>
<who> to <the>{area=room}
<the><robot> <into>( start| clean| please| now|)
<who> <into> (start cleaning|clean|vacuum)
{area=room} <robot> start
<robot> (clean|start|go|run) {area=room}
in the {area} (start|run|use) <sure>
in the {area} (vacuum|clean|hoover|sweep) the (floor|carpet|rug)
{area=room} (vacuum|clean|hoover|sweep) (it|please|now|the floor)
for <the>{area=room} (start|use|send) <sure>
on the {floor=storey} (start|run) <sure>
{floor=upstairs} (start|run) <sure>
(start|run) <sure> (on the {floor=storey}|{floor=upstairs})
(do|start|run|begin|give me|perform|make) (a|the) (clean|cleaning|vacuum|vacuuming|hoovering|sweep|cleaning cycle|cleaning run|quick vacuum)
(do|start|run|begin|perform|make) (a|the) (clean|cleaning|vacuum|vacuuming|sweep|cleaning run|quick vacuum) (of <place>|<into>)
give <place> a (clean|vacuum|hoover|sweep|once over|good clean|quick clean|going over|mop|vacuuming|sweeping)
give the (floor|floors|carpet|house|place|flat) a (clean|vacuum|hoover|sweep|once over|good clean|going over)
(get|have|make) <place> (cleaned|vacuumed|hoovered|swept|mopped|vacuumed up)
(get|have) the (floor|floors|carpet|carpets|house|apartment|place) (cleaned|vacuumed|hoovered|swept)
(get|have) the (floor|floors|carpet) <into> (cleaned|vacuumed|hoovered|swept)
(vacuum|hoover|sweep|clean|mop|wash) <the>{area=room} (floor|floors|carpet|carpets|rug)
(vacuum|hoover|sweep|clean) (everything|everywhere|all rooms|the whole house|all the rooms|the whole place|the flat|all floors)
(vacuum|hoover|sweep|clean) the whole <the>{area=room}
(vacuum|hoover|clean|sweep) (out|through|round) <the>{area=room}
(vacuum|hoover|sweep) <into>
(hoover|vacuum) (up|now|the lot|a bit|please|the crumbs|the dust|up the mess|up the dirt|up the dog hair)
(hoover|vacuum|clean|sweep) up the (crumbs|dust|mess|dirt|cat hair|dog hair|cereal|sand|mud|glitter) <into>
(suck|pick) up the (crumbs|dust|dirt|cat hair|dog hair|sand) <into>
(cleaning|vacuuming|hoovering) (start|on|now|please|go|begin)
(cleaning|vacuuming|hoovering) <into>
start to (clean|vacuum|hoover|sweep) <place>
(go|proceed|go ahead) (and |to |)(vacuum|hoover|sweep) <place>
make <who> (clean|vacuum|do|sweep|hoover) <place>
make <the><robot> (work|run|start|clean|go)
make <named> (start cleaning|clean|vacuum)
(make sure|see to it that|see that) <place> (is|gets) (cleaned|vacuumed|hoovered|swept)
make sure <who> (cleans|vacuums|does|sweeps) <place>
{word} <the><robot> to (clean|vacuum) <place>
bring <who> out to (clean|vacuum) <place>
(resume|continue|restart) (cleaning|vacuuming|hoovering)
robot please (clean|vacuum|sweep) <place>
""")),
    (0.6, "HassVacuumStart", {}, "plain", robots("""
<the>{area} needs (cleaning|vacuuming|to be vacuumed|a vacuum)
i want <who> to (start|clean|run|start cleaning)
[hey |ok |so ](i want|i'd like|i need|we need|i would like) <who> to (clean|vacuum|do|hoover|sweep) <place>
(i want|i'd like|i need|we need|i wanna have|i gotta have) <place> (cleaned|vacuumed|hoovered|swept|mopped)
(i want|i'd like|i need|we need) the (floor|floors|carpet|house|place) (cleaned|vacuumed|hoovered|swept)
(i want|i'd like|i need) the (floor|carpet|rug) <into> (cleaned|vacuumed|hoovered|swept)
(i want|i need|i'd like|we need) <the><robot> (on|running|going|to be on|started|to work)
(i want|i need|i'd like|we need) <named> (cleaning|to start cleaning|to vacuum|to get cleaning)
(i want|i need|we need) <sure> (cleaning |working |running |)<into>
(i want|i need) <who> (cleaning|vacuuming) <into>
<place> (needs|could use|could do with|wants|should get|must have|requires) (a |)(vacuuming|hoovering|vacuum|hoover|cleaning|good clean|sweep)
<place> (needs|has|ought) to be (vacuumed|cleaned|hoovered|swept|mopped)
<place> (should|must|can) be (vacuumed|cleaned|hoovered|swept|mopped)
the (floor|carpet|rug) <into> (needs|could use|could do with) (a |)(vacuuming|hoovering|vacuum|clean|sweep)
the (floor|floors|carpet|house|place) (needs|need) (a vacuuming|vacuuming|to be vacuumed|hoovering|sweeping|to be cleaned|a hoover)
<who> (should|must|needs to|has to|can) (clean|vacuum|do|hoover|sweep|start on) <place>
<named> (should|must|needs to|has to|can) (clean|start cleaning|vacuum|start vacuuming)
<the><robot> (should|must|needs to|has to|can) (start|clean|start cleaning|run|be on|go)
(can|could|would|will) <who> (clean|vacuum|do|hoover|sweep|go over|go and clean) <place>[ please]
(can|could|would|will) you (vacuum|hoover|clean|sweep|mop) <place>[ please| for me| now]
(can|could|would|will) you (get|ask|have|tell) <who> to (clean|vacuum|do|hoover|sweep) <place>
(can|could) you (get|have) <sure> (going|cleaning|running|started)[ <into>]
(can|could) (i|we) (get|have) <place> (vacuumed|cleaned|hoovered|swept)
(would you mind|mind|how about|what about|do you mind) (vacuuming|hoovering|cleaning|sweeping) <place>
(would you mind|mind|how about|what about) (sending|getting|asking) <who> to (clean|vacuum|do) <place>
(would you mind|mind|how about|what about) (starting|running|turning on) <the><robot>[ <into>]
(any chance|is it possible that|is there any chance) <who> (could clean|could vacuum|could do|can do|cleans) <place>
(is it possible to|would it be possible to|any chance you could|why don't you|could we) (vacuum|hoover|clean|sweep) <place>
(would be nice|it would be great|it'd be great|i'd be happy) if <who> (cleaned|vacuumed|did|could do|hoovered) <place>
(would be nice|it would be great) if <place> (was|were|got) (vacuumed|hoovered|cleaned|swept)
(why don't we|let's) (have|get) <who> (to |)(clean|vacuum|do) <place>
<place> is (filthy|dirty|dusty|a mess|full of crumbs|disgusting|so dirty) (vacuum|hoover|clean|sweep) it[ please]
<place> is (filthy|dirty|dusty|a mess|full of crumbs|disgusting) (start|run|send|get) <the><robot>
there's (dust|dirt|crumbs|cat hair|sand|mud) all over <the>{area=room} (vacuum|hoover|clean) it
(there's|i see|we have) (dust|dirt|crumbs|cat hair|dog hair|sand) everywhere (start|run|turn on) <the><robot>
(the dog is shedding|guests are coming|my mother is coming|i spilled {word}|i dropped {word}) (so |)(vacuum|hoover|sweep) <place>
(i spilled {word}|i dropped {word}|we're going out|i'm leaving|it's messy) (so |)(start|run|send) <the><robot>
<the>{area=room} (please|can you|could you|) (vacuum|hoover|clean|sweep) it
""")),
    (1.0, "HassVacuumReturnToBase", {}, "do", robots("""
(send|return|bring) <the><robot> (home|to base|back|to its base|to the base|to its dock|to the dock|to the charger|to its charging station)
(send|return) {name=vacuum} (home|to base|to its base|to its dock|to the dock|to the charger)
(dock|park|recharge) <who>
(dock|park) {name=vacuum}
<the><robot> (go home|return to base|go to base|dock|go back to the dock)
{name=vacuum} (go home|return to base|go back to your dock|return to the dock)
(tell|make|let|have) <the><robot> (go|return|go back|to go) (home|to its base|to the dock|to charge)
stop (vacuuming|cleaning|hoovering)( and go home| and return to base|)
(stop|end|finish) the (vacuuming|cleaning|hoovering)
send <the>\x01roomba\x02{name:=roomba} (home|back|to base)
have <who> (return|go|go back) to (the dock|the charging station|base|its base|the charger|its dock)
(let|make|tell|ask) {name=vacuum} (to |)(go home|return home|go back|dock|recharge|go charge)
{name=vacuum} (home|to base|to the dock|back to base)
(call|order|get) <the><robot> (back|home)
(charge|put away) <the><robot>
(send|return|bring|get|call|order|take|drive|move|guide|direct|put) <who> back (home|to base|to its base|to its dock|to the dock|to the charger|to charge)
(send|take|drive|move|direct|get) <who> to (its dock|the dock|the base|base|its station|the docking station|its charger|home base)
(put|set|place|get|stick|pop) <who> (on|onto|in|back on|back in|back onto) (the charger|its dock|its base|charge|the dock|its charger|the charging station)
(tell|ask|order|command|instruct|get|force) <who> to (go home|go back|return|return home|dock|go charge|recharge|go to its dock|head home|go back to base|come back)
(let|make|have) <who> (go home|go back home|return home|dock|recharge|head home|drive home|go to the dock|go and charge|come home)
(recall|redock|re-dock|retire) <the><robot>
(redock|send home|send back|bring home) <who>
(call back|call home|recall|bring back|retire) <sure>
<who> (dock|return|go back|go to your dock|back home|go charge|go recharge|go to the base|come back|head home|return home)
<who> (back|to|go to|return to|get back to) (the dock|base|the charger|the base|your base|your dock|your station|charging station)
<named> (go home|go back home|go and charge|dock yourself|park yourself|back to your base|head back|go to bed|get back to your dock)
<robot> (home|dock|base|to dock|to base|back to base|return)
(back to|return to|go to|go back to) (base|the base|your base|your dock|the dock|the charging station|the docking station) <who>
(go home|return home|head home|dock) <named>
(go home|return to base|go dock) (vacuum|robot|hoover)
(start|begin) (docking|charging) <who>
(stop|quit|finish|end|cease) (the |)(vacuuming|cleaning|hoovering|sweeping)( now| already| and dock| and go back| and charge|)
(no more|enough|enough of the|that's enough) (vacuuming|cleaning|hoovering)
(finish up|wrap up|be done with|quit) the (vacuuming|cleaning|hoovering)
make <who> (return|go back|to return) (home|to base|to the dock|to its dock)
(make sure|see to it that) <who> (goes home|returns to its dock|goes back to base|is on its dock|is docked|is charging on its base)
let <who> (charge on its dock|rest on its dock|recharge|return to its charging station|go back to the charger)
(help|assist|let) <who> (get|find) (home|its dock|back home|back to its base|its way home)
(park|dock|leave) <who> (at|on|in) (its dock|the dock|its base|the base|home|the charging station)
{word} <the><robot> back to (base|its base|its dock|the dock|the charging station)
(off you go home|time to go home|bedtime) {name=vacuum}
(get|have) <who> (docked|back on its dock|parked|back on its base)
(get|have) <sure> (back|home|back home)
to (the dock|the base|its base|its dock) (send|return) <who>
return <sure>
(return|send) to (base|dock|the dock|the base) <who>
""")),
    (0.3, "HassVacuumReturnToBase", {}, "plain", robots("""
(we are|we're|i'm) done (vacuuming|cleaning)[ go home| dock]
[hey |ok |so ](i want|i'd like|i need|we want) <who> (docked|on its dock|back on its base|on the charger|back at base)
(i want|i'd like|i need|we want) <sure> (home|back|back home|parked)
(i want|i'd like|i need|we want) <who> to (go home|return|dock|go back to its base|return to its dock|recharge|go back|go charge)
<who> (should|must|needs to|has to|can|may) (go home|return|dock|go back|return to base|go back to its dock|head home|recharge)
<who> (should|must|needs to|has to|ought to) be (docked|on its dock|parked|sent home|at its base|back at base|recharged)
(can|could|will|would) you (send|bring) <who> (back|home|back home|to its dock|to base|back to the charger)[ please| for me]
(can|could|will|would) you (dock|park|recharge) <who>[ please| now]
(can|could|would) <who> (go home|return to base|go back to its dock|dock|head home)[ please| now]
(would you mind|mind|how about|what about|do you mind) (sending|bringing) <who> (home|back|back to base|to its dock)
(would you mind|mind|how about|what about) (docking|parking|recharging) <who>
(is it possible to|any chance you could|why don't you|why not) (send|bring) <who> (home|back|to its base|back to the dock)
(would be nice|it would be great|it'd be good) if <who> (went home|was docked|returned to base|went back to its dock)
(we are|we're|i'm) (done|finished) with <the><robot> (send|bring|put) it (home|back|back to base|to its dock)
(the floor is clean|it's clean now|that's clean enough|it's too loud|the baby is asleep) (so |)(send|bring) <who> (home|back to base|to its dock|back)
the {word} is clean (so |)(dock|park) <who>
<who> is (done|finished|stuck|too loud|in the way|low on battery|nearly empty) (send|bring|take) it (home|back to base|to its dock|back)
<who> (can you|could you|please|would you) (go home|return to base|go back to your dock|dock)
i don't want <the><robot> (cleaning|vacuuming) (now|any more|anymore) send it (home|back to base)
""")),
    (0.3, "HassTurnOff", {}, "do", robots("""
(stop|turn off|switch off|shut off) <the>{name=thevacuum}
(turn|switch) <the>{name=thevacuum} off
(stop|turn off|switch off|shut off|kill|shut down|power off|power down|halt|cut|deactivate|disable) <the>{name=thevacuum}
(turn|switch|shut|power|put|flick|knock) <the>{name=thevacuum} off
(stop|turn off|switch off|shut off|kill|halt|shut down) <brand>
(turn|switch|shut|power) <brand> off
<the>{name=thevacuum} (off|stop|turn off|off now)
<brand> (off|stop)
(tell|get|ask) <the>{name=thevacuum} to stop
(make|have) <the>{name=thevacuum} stop
(i want|i need|i'd like) <the>{name=thevacuum} (off|stopped|turned off|switched off)
<the>{name=thevacuum} (should|must|needs to|has to) (stop|be off|be turned off|go off)
stop <the>{name=thevacuum} (<in>{area}|{floor=upstairs})
(get|have) <the>{name=thevacuum} (off|stopped|switched off)
""")),
]
