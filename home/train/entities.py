"""Names of things and places: the common ones, other words, and made-up ones.

A name belongs to the training part or to the held-out part by a checksum of its text, so that no held-out name is
ever trained on. What no rule could decide for a new word is not held out: that `veranda humidity` is that of a place and
`tablet battery` that of a thing, that `start roomba` is about a vacuum, or whether `xyz light` is a lamp's name.
"""

import re
import zlib

from wordfreq import top_n_list

import words as w
from quantities import UNITS

_COMMON = [word for word in top_n_list("en", 25_000) if re.fullmatch("[a-z]{3,11}", word)][300:]
_STOP = set("""on off open close closed lock unlock start stop light lights lamp fan percent degrees timer minute minutes
second seconds hour hours room floor upstairs downstairs volume music pause play next skip list add weather time date
the and for with from into please turn switch set what which where when who why how are was were can could would should
brightness color colour temperature curtain curtains blind blinds window windows door doors gate gates shade shades
shutter shutters awning drapes vacuum clean cleaning scene script here there everywhere house home never mind cancel
all any every each some half quarter max maximum minimum full not dont this that these those his her their its our your
inside outside kitchen bedroom bathroom garage office hall red blue green white black yellow orange purple pink
off buy get twenty thirty forty fifty sixty seventy eighty ninety hundred switches lighting lights fans locks locked unlocked state status battery humidity power energy""".split())
_RUDE = re.compile("fuck|shit|bitch|cunt|pussy|pussies|nazi|rape|dick|porn|whore|slut|nigg|fag|cock|tits|anal|jihad")
COMMON = [word for word in _COMMON if word not in _STOP and not _RUDE.search(word)]


def is_held_out(text):
    """Whether a name is kept for the held-out part: one in eight."""
    return zlib.crc32(text.encode()) % 8 == 0


class Names:
    """Names of one part of the data."""

    def __init__(self, rng, held_out):
        self.rng = rng
        self.held_out = held_out
        self._lists = {}

    def pick(self, entries):
        """An entry of a list that belongs to this part."""
        key = id(entries)
        if key not in self._lists:
            self._lists[key] = [entry for entry in entries if is_held_out(entry) == self.held_out] or entries
        return self.rng.choice(self._lists[key])

    def word(self):
        return self.pick(COMMON)

    def made_up(self):
        """A word that does not exist, or letters and digits as on a label."""
        rng = self.rng
        while True:
            if rng.random() < 0.12:
                text = "".join(rng.choice("abcdefghijklmnopqrstuvwxyz") for _ in range(rng.randint(2, 4)))
                text += rng.choice(["", str(rng.randint(1, 99)), "-" + str(rng.randint(1, 9))])
            else:
                onsets = ["b", "bl", "br", "c", "ch", "cr", "d", "dr", "f", "fl", "g", "gr", "h", "j", "k", "kl", "l",
                          "m", "n", "p", "pl", "qu", "r", "s", "sh", "sk", "st", "t", "th", "tr", "v", "w", "x", "y",
                          "z", "zw", "sch", ""]
                vowels = ["a", "e", "i", "o", "u", "ee", "oo", "ai", "ou", "y", "ä", "ö", "ü", "é"]
                codas = ["", "", "n", "m", "r", "l", "s", "t", "ck", "x", "ng", "rd", "nd", "th", "p"]
                text = "".join(
                    rng.choice(onsets) + rng.choice(vowels[: 10 if rng.random() < 0.95 else 14]) + rng.choice(codas)
                    for _ in range(rng.choice([1, 2, 2, 2, 3])))
            if len(text) > 1 and not _RUDE.search(text) and is_held_out(text) == self.held_out \
                    and text not in _STOP:
                return text

    def person(self):
        return self.pick(w.PEOPLE) if self.rng.random() < 0.75 else self.made_up()

    def possessive(self):
        return self.person() + "'s"

    def number_label(self):
        rng = self.rng
        return rng.choice([str(rng.randint(1, 12)), UNITS[rng.randint(1, 9)], rng.choice("abcd")])

    def _noun(self, nouns, known=False):
        """A thing, decorated now and then."""
        rng, text = self.rng, self.rng.choice(nouns) if known else self.pick(nouns)
        pick = rng.random()
        if pick < 0.10:
            text = f"{self.pick(w.MODIFIERS)} {text}"
        elif pick < 0.16:
            text = f"{self.possessive()} {text}"
        elif pick < 0.24:
            text = f"{self.rng.choice(w.AREAS)} {text}"
        elif pick < 0.28:
            text = f"{text} {self.number_label()}"
        elif pick < 0.32:
            text = f"{self.word()} {text}"
        elif pick < 0.34:
            text = f"{self.made_up()} {text}"
        elif pick < 0.355:
            text = f"{text} {rng.choice(['next to', 'by', 'near', 'behind', 'under', 'above', 'over'])} " \
                   f"{rng.choice(['the ', 'the ', 'my '])}{self.word()}"
        return text

    def strange(self):
        """A name that no list has."""
        rng = self.rng
        forms = [
            lambda: self.word(),
            lambda: f"{self.word()} {self.word()}",
            lambda: f"{self.word()} {self.word()}",
            lambda: self.made_up(),
            lambda: f"{self.made_up()} {self.word()}",
            lambda: f"{self.word()} {self.made_up()}",
            lambda: f"{self.possessive()} {self.word()}",
            lambda: f"{self.word()} {self.number_label()}",
            lambda: f"{self.word()} {self.word()} {self.word()}",
        ]
        return rng.choice(forms)()

    def device(self):
        return self._noun(w.DEVICES) if self.rng.random() < 0.6 else self.strange()

    def lamp(self):
        rng = self.rng
        pick = rng.random()
        if pick < 0.55:
            text = rng.choice(w.LAMPS)
            if "light" not in text and rng.random() < 0.3:
                text = f"{rng.choice([rng.choice(w.AREAS), self.pick(w.MODIFIERS), self.possessive()])} {text}"
            elif "light" in text and rng.random() < 0.08:
                text = f"{self.rng.choice(w.AREAS)} {text}"
            return text
        if pick < 0.75:
            what = rng.choice([self.word(), rng.choice(w.AREAS), rng.choice(w.AREAS), self.made_up(),
                               self.possessive(), self.pick(w.MODIFIERS)])
            return f"{what} {rng.choice(['lamp', 'lamp', 'lamp', 'lamps', 'bulb', 'spotlight', 'lantern'])}"
        return self.strange()

    def appliance(self):
        """A thing that is named by what it is, not by a fancy name."""
        return self._noun(w.DEVICES)

    def player(self):
        return self._noun(w.PLAYERS, known=True) if self.rng.random() < 0.9 else self.strange()

    def thermostat(self):
        rng, text = self.rng, self.rng.choice(w.THERMOSTATS)
        if text in ("thermostat", "ac", "air conditioning") or rng.random() < 0.4:
            text = f"{rng.choice([*rng.choices(w.AREAS, k=2), self.possessive(), self.made_up()])} {text}"
        return text

    def area(self):
        rng, pick = self.rng, self.rng.random()
        if pick < 0.72:
            return self.rng.choice(w.AREAS)
        if pick < 0.82:
            return f"{self.possessive()} {rng.choice(w.ROOM_NOUNS)}"
        if pick < 0.90:
            return f"{rng.choice([self.word(), self.made_up(), self.pick(w.MODIFIERS)])} {rng.choice(w.ROOM_NOUNS)}"
        if pick < 0.93:
            return f"{rng.choice(['room', 'bedroom', 'office', 'apartment', 'suite', 'zone'])} {self.number_label()}"
        return self.word() if pick < 0.97 else self.made_up()

    def room(self):
        """A place that is known as one, for sentences in which nothing else says that it is."""
        pick = self.rng.random()
        if pick < 0.85:
            return self.rng.choice(w.AREAS)
        return f"{self.rng.choice([self.possessive(), self.word(), self.made_up()])} " \
               f"{self.rng.choice(['room', 'bedroom', 'office', 'studio'])}"

    def floor(self):
        return self.rng.choice(w.FLOORS[:14] if self.rng.random() < 0.8 else w.FLOORS)

    def cover(self):
        rng = self.rng
        if rng.random() < 0.7:
            return rng.choice(w.COVER_NAMES)
        what = rng.choice(["left", "right", "middle", self.possessive(), self.made_up(), self.word()])
        return f"{what} {rng.choice(['blind', 'curtain', 'shade', 'shutter', 'door', 'window', 'gate', 'blinds'])}"

    def lock(self):
        return self.pick(w.LOCKS) if self.rng.random() < 0.75 else \
            f"{self.rng.choice([self.possessive(), self.made_up(), self.word(), self.rng.choice(w.AREAS)])} " \
            f"{self.rng.choice(['door', 'gate', 'lock', 'safe', 'cabinet'])}"

    def vacuum(self):
        return self.rng.choice(w.VACUUMS) if self.rng.random() < 0.6 else \
            self.rng.choice([self.made_up, self.person, self.word])()

    def scene(self):
        return self.pick(w.SCENES) if self.rng.random() < 0.75 else self.strange()

    def script(self):
        return self.pick(w.SCRIPTS) if self.rng.random() < 0.75 else self.strange()

    def thing(self):
        """Something to buy."""
        rng = self.rng
        text = self.pick(w.ITEMS) if rng.random() < 0.75 else self.strange()
        pick = rng.random()
        if pick < 0.08:
            text = f"{text} and {self.pick(w.ITEMS)}"
        elif pick < 0.14:
            text = f"{rng.choice(['some more', 'some', 'more', 'a', 'two', '3', 'a pack of', 'a box of'])} {text}"
        return text

    def task(self):
        rng = self.rng
        if rng.random() < 0.65:
            return self.pick(w.TASKS)
        verb = rng.choice(["buy", "call", "fix", "clean", "find", "check", "order", "write", "email", "wash", "sell"])
        return f"{verb} {rng.choice(['the ', '', 'my '])}{self.strange()}"

    def list_name(self):
        return self.pick(w.LISTS) if self.rng.random() < 0.8 else self.strange()

    def timer_name(self):
        return self.pick(w.TIMER_NAMES) if self.rng.random() < 0.75 else self.strange()

    def city(self):
        return self.pick(w.CITIES) if self.rng.random() < 0.8 else self.made_up()

    def gadget(self):
        """Something with a battery."""
        pick = self.rng.random()
        text = self.rng.choice(w.PHONES) if pick < 0.92 else self.strange()
        if pick < 0.15:
            return f"{self.possessive()} {text}"
        return f"{self.rng.choice(w.AREAS)} {text}" if pick < 0.25 else text

    def machine(self):
        return self._noun(w.MACHINES, known=True)

    def upstairs(self):
        return self.rng.choice(["upstairs", "downstairs", "upstairs"])

    def storey(self):
        return self.rng.choice([floor for floor in w.FLOORS if floor not in ("upstairs", "downstairs")])

    def thevacuum(self):
        return self.rng.choice(["vacuum", "vacuum cleaner", "robot vacuum", "hoover", "robot", "roomba"])
