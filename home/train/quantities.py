"""Numbers as people say them, each with its value."""

UNITS = ("zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen "
         "seventeen eighteen nineteen").split()
TENS = "_ _ twenty thirty forty fifty sixty seventy eighty ninety".split()


def in_words(number, rng):
    """`number` (0 to 999) in words, hyphenated now and then."""
    if number < 20:
        return UNITS[number]
    if number < 100:
        tens, unit = TENS[number // 10], number % 10
        return tens + (rng.choice([" ", " ", " ", "-"]) + UNITS[unit] if unit else "")
    hundred = rng.choice(["one hundred", "one hundred", "a hundred"]) if number < 200 \
        else UNITS[number // 100] + " hundred"
    rest = number % 100
    return hundred + (rng.choice([" ", " and "]) + in_words(rest, rng) if rest else "")


def said(number, rng, digits=0.55):
    """`number` in digits or in words."""
    return str(number) if rng.random() < digits else in_words(number, rng)


FRACTIONS = [("half", 50), ("a quarter", 25), ("one quarter", 25), ("three quarters", 75)]


def percent(rng, lowest=0, unit=True):
    """(text, value) of a percentage, with or without its unit."""
    number = rng.choice([rng.randint(lowest, 100), 10 * rng.randint(1, 10), 5 * rng.randint(1, 20)])
    text = said(number, rng)
    if not unit:
        return text, number
    if text.isdigit():
        return text + rng.choice(["%", "%", " %", " percent", " percent", " per cent", ""]), number
    return text + rng.choice([" percent", " percent", " percent", " per cent", ""]), number


def degrees(rng):
    """(text, value) of a temperature, in either scale, with decimals now and then."""
    number = rng.choice([rng.randint(15, 26), rng.randint(15, 26), rng.randint(60, 80), rng.randint(4, 100)])
    text, value = said(number, rng), number
    pick = rng.random()
    if pick < 0.08:
        half = rng.random() < 0.6
        tenth = 5 if half else rng.randint(1, 9)
        value = round(number + tenth / 10, 1)
        if half and rng.random() < 0.4:
            text = text + " and a half"
        elif text.isdigit():
            text = f"{number}.{tenth}"
        else:
            text = f"{text} point {UNITS[tenth]}"
    unit = rng.choice(["", "", " degrees", " degrees", " degrees", " degrees celsius", " degrees fahrenheit",
                       " celsius", " fahrenheit", "°", "°c", "°f", " c", " f", " deg", " degree"])
    if unit.startswith("°") and not text[-1].isdigit():
        unit = " degrees"
    if unit in (" c", " f", " deg") and not text[-1].isdigit():
        unit = ""
    return text + unit, value


def _one(rng, kind, plural):
    highs = {"hour": [1, 2, 3, 4, 5, 6, 8, 10, 12, 24], "minute": None, "second": None}
    if highs[kind]:
        number = rng.choice(highs[kind])
    else:
        number = rng.choice([rng.randint(1, 60), rng.randint(1, 12), 5 * rng.randint(1, 12), rng.randint(1, 99)])
    text = said(number, rng)
    if number == 1 and rng.random() < 0.5:
        text = "an" if kind == "hour" else "a"
    words = {"hour": ["hour", "hour", "hr"], "minute": ["minute", "minute", "minute", "min"],
             "second": ["second", "second", "sec"]}[kind]
    word = rng.choice(words)
    if plural and number != 1 and rng.random() < 0.95:
        word += "s"
    glue = "-" if not plural and rng.random() < 0.12 else " "
    return text + glue + word, number


def duration(rng, plural=True, slots=("hours", "minutes", "seconds")):
    """(text, {slot: value}) of a duration; `plural` false is the form before a noun (`ten minute timer`)."""
    hours, minutes, seconds = slots
    pick = rng.random()
    if pick < 0.07:
        return rng.choice([("half an hour", {minutes: 30}), ("a half hour", {minutes: 30}),
                           ("a quarter of an hour", {minutes: 15}), ("half a minute", {seconds: 30}),
                           ("three quarters of an hour", {minutes: 45}), ("1/2 an hour", {minutes: 30}),
                           ("a half an hour", {minutes: 30}), ("quarter of an hour", {minutes: 15})]) if plural \
            else rng.choice([("half hour", {minutes: 30}), ("half an hour", {minutes: 30}),
                             ("quarter hour", {minutes: 15}), ("half minute", {seconds: 30})])
    if pick < 0.13:
        number = rng.randint(1, 12)
        big, small, name = rng.choice([(hours, minutes, "hour"), (minutes, seconds, "minute")])
        end = "s" if plural else ""
        if number == 1 and plural and rng.random() < 0.6:
            return rng.choice([f"{'an' if name == 'hour' else 'a'} {name} and a half",
                               f"one {name} and a half"]), {big: 1, small: 30}
        if plural and rng.random() < 0.25:
            return f"{said(number, rng)} {name}{'s' if number > 1 else ''} and a half", {big: number, small: 30}
        return f"{said(number, rng)} and a half {name}{end}", {big: number, small: 30}
    if pick < 0.30:
        kinds = rng.choice([("hour", "minute"), ("hour", "minute"), ("minute", "second"), ("hour", "second"),
                            ("hour", "minute", "second")])
    else:
        kinds = (rng.choice(["minute", "minute", "minute", "hour", "second"]),)
    texts, values = [], {}
    for kind in kinds:
        text, number = _one(rng, kind, plural)
        texts.append(text)
        values[{"hour": hours, "minute": minutes, "second": seconds}[kind]] = number
    glue = rng.choice([" ", " and ", " and "])
    text = glue.join(texts) if len(texts) < 3 else f"{texts[0]} {texts[1]}{glue}{texts[2]}"
    return text, values


def clock(rng):
    """A time of day."""
    hour, half = rng.randint(1, 12), rng.choice(["am", "pm", "p m", "a m", "o'clock", "in the morning", "tonight", ""])
    minute = rng.choice(["", "", " thirty", " fifteen", ":30", ":45", ":15", " forty five"])
    text = (str(hour) if minute.startswith(":") else said(hour, rng, 0.4)) + minute
    return rng.choice([f"{text} {half}".strip(), f"{text} {half}".strip(), "noon", "midnight", "sunset", "sunrise"])
