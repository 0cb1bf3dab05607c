"""Phrases that templates share. One alternative a line."""

import re


def lines(text):
    return [line.strip() for line in text.splitlines() if line.strip()]


def filled(text, said):
    """Templates in which `<NAME>` stands for the alternatives `said[NAME]`, which may go on on the next line."""
    for name, alternatives in said.items():
        text = text.replace(f"<{name}>", "(" + re.sub(r"\n *", "", alternatives) + ")")
    return lines(text)


_PHRASES = {
    # The optional article, with its blank.
    "the": "the \nthe \nthe \nmy \nour \n",
    "allthe": "all the \nall \nall of the \nevery \nall my \neach \nthe \nthe \nthe \n\n\n\nevery single \nthe whole ",
    "in": "in the \nin the \nin the \nin \nin my \nat the \nof the \non the \nfor the ",
    "here": "\n\n\n\n\n in here\n here\n in this room\n around here\n in the room",
    "house": """
 in the house
 in the whole house
 everywhere
 at home
 in every room
 in my house
 in the home
 around the house""",
    "light": "light{domain:=light}\nlights{domain:=light}\nlights{domain:=light}\nlighting{domain:=light}",
    "lights": "lights{domain:=light}\nlights{domain:=light}\nlights{domain:=light}\nlight{domain:=light}",
    "fan": "fan{domain:=fan}\nfan{domain:=fan}\nfans{domain:=fan}",
    # What can be switched.
    "lightsof": """
<the>{area=room} <light>
<the>{area=room} <light>
<allthe>{area=room} <lights>
<allthe><lights> <in>{area}
<allthe><lights> <in>{area}
<allthe><lights> <in>{area}
<the><light> <in>{area}
<the>{floor} <lights>
<allthe><lights> {floor=upstairs}
<allthe><lights> on the {floor=storey}
<the>lights{domain:=light}
<the><light><here>
<the><light><here>
all the <light><house>
<the>(house|room) <lights>
<allthe><lights><here>""",
    "fansof": """
<the><fan><here>
<the>{area=room} <fan>
<allthe><fan> <in>{area}
<the>fan{domain:=fan}
<allthe>fans{domain:=fan} {floor=upstairs}
<allthe>fans{domain:=fan} on the {floor=storey}
all <the>fans{domain:=fan}<house>""",
    "named": """
<the>{name=device}
<the>{name=device}
<the>{name=device}
<the>{name=device}
<the>{name=lamp}
<the>{name=lamp}
<the>{name=device} <in>{area}
<the>{name=appliance} in the {area}
<the>{name=lamp} <in>{area}
<the>{name=device} on the {floor=storey}
<the>{name=appliance} {floor=upstairs}""",
    "switchesof": """
<allthe>switches{domain:=switch} <in>{area}
<allthe>{area=room} switches{domain:=switch}
all switches{domain:=switch}
<allthe>switches{domain:=switch} on the {floor=storey}""",
    "target": """
<lightsof>
<lightsof>
<lightsof>
<named>
<named>
<named>
<named>
<fansof>
<switchesof>""",
    # What can be set to a brightness or a colour.
    "lit": """
<the>{name=lamp}
<the>{name=lamp}
<the>{name=lamp}
<the>{name=lamp} <in>{area}
<the>{area=room} (light|lights|lights|lighting)
<the>{area=room} (light|lights|lights|lighting)
<allthe>lights <in>{area}
<allthe>lights <in>{area}
<the>light <in>{area}
<the>(light|lights)<here>
<the>(light|lights|lighting)<here>
<allthe>lights
all the lights<house>
<the>{floor} lights
<allthe>lights {floor=upstairs}
<allthe>lights on the {floor=storey}""",
    "litplace": "<the>{area=room}\n<the>{area=room}\n<the>{floor}\nthe {area}",
    # Covers.
    "coversof": """
<the>{covers}<here>
<the>{covers}
<the>{covers}
<allthe>{manycovers}
<the>{area=room} {covers}
<the>{area=room} {covers}
<allthe>{covers} <in>{area}
<the>{covers} <in>{area}
<allthe>{manycovers} on the {floor=storey}
<allthe>{manycovers} {floor=upstairs}
<the>{floor} {manycovers}
<allthe>{manycovers}<house>
the garage{domain:=cover}{device_class:=garage}
<the>garage door{domain:=cover}{device_class:=garage}""",
    "coverdoors": """
<allthe>doors{domain:=cover}{device_class:=door}
<the>{area=room} doors{domain:=cover}{device_class:=door}
<the>doors{domain:=cover}{device_class:=door} <in>{area}""",
    "covernamed": "<the>{name=cover}\n<the>{name=cover}\n<the>{name=cover} <in>{area}",
    "cover": "<coversof>\n<coversof>\n<coversof>\n<covernamed>\n<covernamed>",
    "locksof": """
<the>{name=lock}{domain:=lock}
<the>{name=lock}{domain:=lock}
<the>{name=lock}{domain:=lock} <in>{area}
<allthe>doors{domain:=lock}
<allthe>locks{domain:=lock}
<the>door{domain:=lock}
<the>{area=room} (doors|locks|lock){domain:=lock}
<allthe>(doors|locks){domain:=lock} <in>{area}
<allthe>doors{domain:=lock} on the {floor=storey}""",
    # Media.
    "music": "music\nsong\nmovie\nfilm\nshow\nvideo\nplayback\nmedia\naudio\npodcast\nalbum\nplaylist\naudiobook\nmusic",
    "player": """
 on <the>{name=player}
 <in>{area}
 in the {area}
 on <the>{name=player} <in>{area}



""",
    "track": "song\ntrack\nepisode\nitem\nvideo\nchapter\none\nsong",
    # Timers that are meant.
    "thetimer": """
<the>timer
<the>timer
<the>timer
timer
<the>{start} timer
<the>{start} timer
<the>timer for {start=starts}
<the>{name=timer_name} timer
<the>{name=timer_name} timer
<the>timer (for|called|named) {name=timer_name}
<the>{area=room} timer
<the>timer in the {area}""",
    "robot": "vacuum\nvacuum cleaner\nrobot vacuum\nrobot vacuum cleaner\nrobot\nhoover\nvacuum robot\ncleaning robot\nrobot cleaner\nvac\nvacuum bot",
    "dirt": "floor\nfloors\ncarpet\ncarpets\nrug\nrugs\nhouse\nplace\napartment",
}

RULES = {name: "|".join(line for line in text.split("\n")) if name in ("the", "here", "player", "allthe", "house", "in")
         else "|".join(lines(text)) for name, text in _PHRASES.items()}
