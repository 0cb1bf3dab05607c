"""Templates become sentences with their labels.

A template is text with `(a|b)` alternatives, `[optional]` parts, `<rule>` for a rule of the same language,
`{slot=kind}` for something said that has a value, and `{slot:=value}` for a value that follows from the words around.
`{kind}` alone is what brings its own slots: a duration, a class of covers.
"""

import functools
import re

import quantities as q
import words as w
from entities import Names
from rules import RULES

ORDER = ("name area floor domain device_class state item conversation_command brightness color temperature position "
         "volume_level hours minutes seconds start_hours start_minutes start_seconds").split()
ARTICLES = re.compile(r"^(the|my|our|all the|all|every|that) ")

_TOKEN = re.compile(r"\{([^}]*)\}|<(\w+)>|([(\[|)\]])")


@functools.cache
def parse(text):
    """The tree of a template: a list of alternatives, each a list of parts."""
    tokens, at = [], 0
    for match in _TOKEN.finditer(text):
        if match.start() > at:
            tokens.append(("text", text[at:match.start()]))
        slot, rule, mark = match.groups()
        tokens.append(("slot", slot) if slot is not None else ("rule", rule) if rule else ("mark", mark))
        at = match.end()
    if at < len(text):
        tokens.append(("text", text[at:]))
    tokens.append(("mark", "end"))

    def alternatives(index, close):
        found, parts = [], []
        while True:
            kind, value = tokens[index]
            index += 1
            if kind != "mark":
                parts.append((kind, value))
            elif value in "([":
                inner, index = alternatives(index, {"(": ")", "[": "]"}[value])
                parts.append(("any" if value == "(" else "maybe", inner))
            elif value == "|":
                found.append(parts)
                parts = []
            else:
                assert value == close, f"{value} instead of {close} in {text!r}"
                return found + [parts], index

    return alternatives(0, "end")[0]


TREES = {name: parse(text) for name, text in RULES.items()}


class Sentence:
    """What was said so far, and the slots that it fills. Copied words stand between \\x01 and \\x02."""

    def __init__(self):
        self.raw = ""
        self.slots = {}

    def marked(self):
        """The words with their marks; alternatives can leave two blanks, or one before `'d`."""
        return re.sub(" +", " ", self.raw).strip().replace(" 'd ", "'d ")

    def words(self):
        """Pairs of a piece of text and whether a slot copies it."""
        pieces = re.split("(\x01[^\x02]*\x02)", self.marked())
        return [(piece.strip("\x01\x02"), piece.startswith("\x01")) for piece in pieces if piece]

    def text(self):
        return re.sub(" +", " ", self.marked().replace("\x01", "").replace("\x02", "")).strip()

    def frame(self):
        """The sentence without what is copied: two sentences of the same wording have the same."""
        return re.sub("\x01[^\x02]*\x02", "_", self.marked())


class Grammar:
    """Expands templates with names of one part of the data."""

    def __init__(self, rng, held_out=False):
        self.rng = rng
        self.names = Names(rng, held_out)

    def expand(self, tree, into):
        for kind, value in self.rng.choice(tree):
            if kind == "text":
                into.raw += value
            elif kind == "slot":
                self.fill(value, into)
            elif kind == "rule":
                self.expand(TREES[value], into)
            elif kind == "any" or self.rng.random() < 0.4:
                self.expand(value, into)

    def fill(self, slot, into):
        if ":=" in slot:
            name, value = slot.split(":=")
            into.slots[name] = int(value) if value.isdigit() else value
            return
        name, _, kind = slot.partition("=")
        text, slots = self.value(name, kind or name)
        into.raw += f"\x01{text}\x02"
        into.slots.update(slots)

    def value(self, slot, kind):
        rng = self.rng
        if kind == "duration":
            return q.duration(rng)
        if kind == "length":
            return q.duration(rng, plural=False)
        if kind in ("start", "starts"):
            return q.duration(rng, kind == "starts", ("start_hours", "start_minutes", "start_seconds"))
        if kind == "covers":
            device_class, one, many = rng.choice(w.COVERS)
            return rng.choice([one, many, many]), {"domain": "cover", "device_class": device_class}
        if kind == "onecover":
            device_class, one, _ = rng.choice(w.COVERS)
            return one, {"domain": "cover", "device_class": device_class}
        if kind == "manycovers":
            device_class, _, many = rng.choice([cover for cover in w.COVERS if cover[0] != "garage"])
            return many, {"domain": "cover", "device_class": device_class}
        if kind == "measure":
            device_class, said = rng.choice(w.MEASURES)
            return rng.choice(said), {"domain": "sensor", "device_class": device_class}
        if kind == "percent":
            text, value = q.percent(rng, lowest=1 if slot == "brightness" else 0)
        elif kind == "number":
            text, value = q.percent(rng, lowest=1 if slot == "brightness" else 0, unit=False)
        elif kind == "fraction":
            text, value = rng.choice(q.FRACTIONS)
        elif kind == "bare":
            value = rng.choice([rng.randint(15, 26), rng.randint(4, 100)])
            text = q.said(value, rng)
        elif kind == "degrees":
            text, value = q.degrees(rng)
        elif kind == "color":
            text = value = rng.choice(w.COLORS)
        elif kind == "clock":
            return q.clock(rng), {}
        else:
            text = getattr(self.names, kind)()
            value = ARTICLES.sub("", text)
        return text, {} if slot == kind and slot in ("word", "strange") else {slot: value}

    def sentence(self, template):
        """A `Sentence` for a template that was parsed."""
        into = Sentence()
        self.expand(template, into)
        return into


def label(intent, slots):
    """The line of JSON."""
    slots = {} if intent == "none" else slots
    parts = [f'"intent":"{intent}"']
    for name in ORDER:
        if name in slots:
            value = slots[name]
            parts.append(f'"{name}":{value}' if isinstance(value, (int, float)) else f'"{name}":"{value}"')
    assert set(slots) <= set(ORDER), slots
    return "{" + ",".join(parts) + "}"
