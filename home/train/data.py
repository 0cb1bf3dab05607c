"""Examples: a sentence with its line of JSON, drawn from the templates with what people put around a command."""

import functools
import random
import re

import grammar
from heldout import HELD_OUT
from nothing import BECAUSE, BEFORE, PLAIN, RELATIVE, WHEN
from templates import TRAIN

HEY = ["hey", "ok", "okay", "please", "hi", "hello", "um", "uh", "so", "now", "hey google", "alexa", "hey siri",
       "computer", "hey olly", "olly", "ok google", "hey jarvis", "well", "yo", "okay nabu", "hey computer"]
ASK_TO = ["can you", "could you", "would you", "will you", "can you please", "could you please", "would you please",
          "please", "please", "please", "i want you to", "i would like you to", "i'd like you to", "i need you to",
          "you can", "you should", "go and", "just", "kindly", "let's", "may i ask you to", "can we", "could we",
          "i want to", "i'd like to", "i would like to", "can i", "help me", "please help me", "do", "quickly",
          "it's time to", "time to", "you need to", "make sure to", "try to", "go ahead and", "be so kind and"]
AFTER = ["please", "please", "please", "now", "right now", "for me", "thanks", "thank you", "for me please", "will you",
         "would you", "immediately", "again", "quickly", "if you can", "this instant", "at once", "okay", "asap"]
ASK = ["tell me", "can you tell me", "do you know", "i want to know", "please tell me", "hey", "could you tell me",
       "i'd like to know", "let me know", "check", "say", "quick", "i wonder"]
BEFORE_IT = ["it's too dark in here", "it's dark", "i can't see", "i'm cold", "it's cold", "i'm going to bed", "i'm home",
             "we're leaving", "i'm leaving", "dinner is ready", "it's hot in here", "it's late", "good morning",
             "good night", "the baby is sleeping", "the movie is starting", "guests are coming", "it's too loud",
             "i'm tired", "time for bed", "i forgot", "hello there", "thanks", "it's raining", "it's too bright",
             "one more thing", "quick question", "i'm cooking", "i'm working", "my hands are full"]
GERUNDS = {"turn": "turning", "switch": "switching", "set": "setting", "open": "opening", "close": "closing",
           "shut": "shutting", "put": "putting", "change": "changing", "start": "starting", "stop": "stopping",
           "make": "making", "lock": "locking", "unlock": "unlocking", "add": "adding", "pause": "pausing",
           "lower": "lowering", "raise": "raising", "dim": "dimming", "adjust": "adjusting", "run": "running",
           "activate": "activating", "cancel": "cancelling", "skip": "skipping", "play": "playing",
           "resume": "resuming", "clean": "cleaning", "vacuum": "vacuuming", "bring": "bringing", "send": "sending"}
ACTIONS = {"HassTurnOn", "HassTurnOff", "HassLightSet", "HassClimateSetTemperature", "HassSetPosition",
           "HassSetVolume", "HassVacuumStart", "HassVacuumReturnToBase", "HassMediaPause"}
STATES = {"HassGetState", "HassClimateGetTemperature"}

# What no "can you" stands before: the words that begin a sentence with a subject, a question or a place.
NO_VERB = set("""i i'd i'm i've we we'd we're we've it it's it'd this that so the my our your all any every each some in on
at for to from over up down off with no not without is are was would could can will may shall how what why where who
which when mind let's lemme please kindly just there here someone somebody you all hey a an one don't won't
more another""".split())
# Verbs of which half a command is made.
HALVES = set("turn switch set open close shut put change make raise lower dim lock unlock adjust activate start bring "
             "get run flip".split())
# What may follow the verb of half a command.
LITTLE = {"the", "my", "our", "on", "off", "up"}

# Shares of what is no command.
NOTHING = [(7, "plain"), (5, "relative"), (2.2, "when"), (1.2, "two"), (0.8, "cut")]


def fold(text):
    """The prompt without its line end: what `kinglet_home::fold` does."""
    text = re.sub("[\u2018\u2019\u00b4`]", "'", text)
    text = re.sub("[\u2010-\u2014]", "-", text)
    text = re.sub('["\\\\\u201c\u201d\u201e]', " ", text)
    text = re.sub("[,;:!?.](?![0-9])", " ", text)
    return " ".join(re.sub("[\x00-\x1f\x7f-\x9f]", " ", text).lower().split())


def typo(word, rng):
    """A slip of the finger."""
    at = rng.randrange(len(word) - 1)
    kind = rng.randrange(4)
    if kind == 0:
        return word[:at] + word[at + 1] + word[at] + word[at + 2:]
    if kind == 1:
        return word[:at] + word[at + 1:]
    if kind == 2:
        return word[:at] + word[at] + word[at:]
    return word[:at] + rng.choice("abcdefghijklmnopqrstuvwxyz") + word[at + 1:]


@functools.cache
def held_out_frames():
    """The wordings of the held-out sentences: no sentence to learn from may have one of them."""
    draw = grammar.Grammar(random.Random(0), held_out=True)
    trees = [grammar.parse(template) for *_, templates in HELD_OUT for template in templates]
    return {draw.sentence(tree).frame() for tree in trees for _ in range(500)}


class Data:
    """A stream of examples; the seed decides all of it."""

    def __init__(self, seed, held_out=False):
        self.rng = random.Random(seed)
        self.held_out = held_out
        self.grammar = grammar.Grammar(self.rng, held_out)
        trees = lambda templates: [grammar.parse(template) for template in templates]
        if held_out:
            self.kinds = [(1, *kind[:3], trees(kind[3])) for kind in HELD_OUT]
        else:
            self.kinds = [(*kind[:4], trees(kind[4])) for kind in TRAIN]
        self.actions = [kind for kind in self.kinds if kind[1] in ACTIONS]
        self.plain, self.relative, self.when, self.before, self.because = map(
            trees, (PLAIN, RELATIVE, WHEN, BEFORE, BECAUSE))

    def draw(self, kinds):
        return self.rng.choices(kinds, [kind[0] for kind in kinds])[0]

    def example(self):
        """(sentence, JSON)."""
        while True:
            if not self.held_out and self.rng.random() < 0.17:
                sentence, line = self.nothing(), grammar.label("none", {})
            else:
                kind = self.draw(self.kinds)
                sentence, line = self.delayed() if kind[3] == "delay" else self.command(kind)
            sentence = fold(sentence)
            if sentence and len(sentence) <= 120:
                return sentence, line

    def say(self, tree):
        return self.grammar.sentence(tree)

    def command(self, kind, around=True):
        _, intent, fixed, style, trees = kind
        spoken = self.say(self.wording(trees))
        while not self.held_out and spoken.frame() in held_out_frames():
            spoken = self.say(self.wording(trees))
        text = self.surrounded(self.slipped(spoken), style) if around else spoken.text()
        return text, grammar.label(intent, {**fixed, **spoken.slots})

    def slipped(self, spoken):
        """The text, with a typo now and then in a word that no slot copies and that is no number."""
        if self.rng.random() > 0.07:
            return spoken.text()
        pieces = spoken.words()
        places = [(index, word) for index, (piece, copied) in enumerate(pieces) if not copied
                  for word in re.findall("[a-z]{4,}", piece) if word not in ("open", "unlock", "unlocked", "closed")]
        if not places:
            return spoken.text()
        index, word = self.rng.choice(places)
        slip = typo(word, self.rng)
        return "".join(re.sub(rf"\b{word}\b", slip, piece, count=1) if at == index else piece
                       for at, (piece, _) in enumerate(pieces))

    def surrounded(self, text, style):
        rng = self.rng
        if style == "plain":
            return text
        if rng.random() < 0.10:
            return f"{rng.choice(HEY)} {self.polite(text, style)}"
        return self.polite(text, style)

    def polite(self, text, style):
        rng = self.rng
        if style == "ask":
            asks = text.startswith(("check", "tell ", "let ", "can you", "could you", "i ", "i'", "do you", "show", "please"))
            text = f"{rng.choice(ASK)} {text}" if not asks and rng.random() < 0.14 else text
            return f"{text} {rng.choice(['please', 'right now', 'now', 'thanks'])}" if rng.random() < 0.05 else text
        first, _, rest = text.partition(" ")
        if first in GERUNDS and rest and rng.random() < 0.03:
            ask = rng.choice(["would you mind", "do you mind", "how about", "what about", "mind", "i'd appreciate you"])
            return f"{ask} {GERUNDS[first]} {rest}"
        if rng.random() < 0.05:
            before = rng.choice(BEFORE_IT) if rng.random() < 0.5 else self.say(rng.choice(self.because)).text()
            text = f"{before} {rng.choice(['', '', '', 'so ', 'so please '])}{text}"
        elif first not in NO_VERB and not first[0].isdigit() and rng.random() < 0.30:
            text = f"{rng.choice(ASK_TO)} {text}"
        if rng.random() < 0.14:
            text = f"{text} {rng.choice(AFTER)}"
        elif rng.random() < 0.05:
            text = f"{text} {self.say(rng.choice(self.because)).text()}"
        return text

    def wording(self, trees):
        """One of the templates. Those that people say most stand first: the first tenth is drawn one time in five."""
        return self.rng.choice(trees) if self.held_out else trees[int(len(trees) * self.rng.random() ** 1.5)]

    def order(self):
        """A bare command, as stands beside a time or another command."""
        while True:
            command = fold(self.command(self.draw(self.actions), around=False)[0])
            if command.partition(" ")[0] not in NO_VERB:
                return command

    def delayed(self):
        """`close the blinds in five minutes`: a timer with a command."""
        command = self.order()
        text, slots = self.grammar.value("duration", "duration")
        form = self.rng.choice([
            "{1} in {0}", "{1} in {0}", "{1} in {0}", "{1} in {0}", "in {0} {1}", "in {0} {1}", "in {0} {1}",
            "{1} after {0}", "{1} after {0}", "after {0} {1}", "after {0} {1}", "{1} {0} from now", "{0} from now {1}",
            "in {0} please {1}", "please {1} in {0}", "can you {1} in {0}", "could you {1} in {0}",
            "in {0} can you {1}", "in {0} could you {1}", "in {0} i want you to {1}", "i want you to {1} in {0}",
            "i need you to {1} in {0}", "i'd like you to {1} in {0}", "would you {1} in {0}", "{1} in {0} please",
            "can you {1} in {0} please", "hey in {0} {1}", "{1} in {0} time", "in {0} time {1}", "{1} in about {0}",
            "in about {0} {1}", "in another {0} {1}", "{1} in exactly {0}", "wait {0} then {1}", "wait {0} and {1}",
            "wait {0} and then {1}", "wait for {0} then {1}", "wait {0} before you {1}", "{1} but wait {0}",
            "{1} but wait {0} first", "{1} but only in {0}", "give it {0} then {1}",
            "give me {0} then {1}", "hold on {0} then {1}", "hang on {0} and then {1}", "let {0} pass then {1}",
            "{1} with a delay of {0}", "{1} with a {0} delay", "with a delay of {0} {1}", "delay {0} then {1}",
            "delay of {0} then {1}", "after a delay of {0} {1}", "{1} after a delay of {0}", "delay {1} by {0}",
            "delay for {0} and {1}", "{1} delayed by {0}", "{1} {0} later", "{0} later {1}", "{0} then {1}",
            "{1} once {0} have passed", "once {0} have passed {1}", "{1} when {0} are up", "when {0} are over {1}",
            "{1} after waiting {0}", "after waiting {0} {1}", "after {0} please {1}", "after {0} can you {1}",
            "count down {0} then {1}", "set a timer for {0} to {1}", "set a timer to {1} in {0}",
            "set a timer for {0} and then {1}", "schedule {1} in {0}", "make it so that in {0} you {1}"])
        return form.format(text, command), grammar.label(
            "HassStartTimer", {**slots, "conversation_command": command})

    def nothing(self):
        rng = self.rng
        kind = self.draw(NOTHING)[1]
        if kind == "plain":
            text = self.say(rng.choice(self.plain)).text()
            return f"{rng.choice(HEY + ASK_TO)} {text}" if rng.random() < 0.08 else text
        if kind == "relative":
            spoken = self.say(rng.choice(self.relative))
            return self.surrounded(self.slipped(spoken), "do")
        command = self.order()
        if kind == "when":
            if rng.random() < 0.75:
                text = command + " " + self.say(rng.choice(self.when)).text()
            else:
                text = self.say(rng.choice(self.before)).text() + " " + command
            return self.surrounded(text, "do")
        if kind == "two":
            joint = rng.choice(["and", "and", "and then", "then", "and also"])
            return self.surrounded(f"{command} {joint} {self.order()}", "do")
        # A command that ends before its object.
        verb, *rest = command.split()
        if verb not in HALVES:
            return self.nothing()
        return f"{verb} {rest[0]}" if rest and rest[0] in LITTLE and rng.random() < 0.5 else verb


if __name__ == "__main__":
    import sys

    data = Data(int(sys.argv[1]) if len(sys.argv) > 1 else 0, held_out="--held-out" in sys.argv)
    for _ in range(40):
        print("\t".join(data.example()))
