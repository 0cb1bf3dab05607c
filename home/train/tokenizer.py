"""The tokenizer: byte-level BPE in which a word has the same pieces with and without a blank before it.

The model copies names from the sentence, where a blank stands before a word, into JSON, where a quote does. So all
merges of letters come first, and only the last merge of a word takes in the blank: `Ġdis co` becomes `dis co`, piece
for piece. What is the same in all answers, up to whole intents, is one token each. Digits stay single.
"""

import json
import re
from collections import Counter

from tokenizers import Tokenizer, decoders, models, pre_tokenizers, trainers

from data import Data
from grammar import ORDER

BOS, END = "<s>", "</s>"
INTENTS = """HassTurnOn HassTurnOff HassLightSet HassClimateSetTemperature HassClimateGetTemperature HassSetPosition
HassSetVolume HassMediaPause HassMediaUnpause HassMediaNext HassMediaPrevious HassStartTimer HassCancelTimer
HassIncreaseTimer HassDecreaseTimer HassPauseTimer HassUnpauseTimer HassTimerStatus HassVacuumStart
HassVacuumReturnToBase HassGetState HassGetWeather HassGetCurrentTime HassGetCurrentDate HassListAddItem
HassShoppingListAddItem HassNevermind none""".split()
CLOSED = {
    "domain": "light fan switch cover lock scene script sensor binary_sensor person".split(),
    "device_class": "blind curtain shade shutter awning window garage gate door humidity battery carbon_dioxide "
                    "illuminance power energy pressure aqi motion occupancy smoke gas carbon_monoxide moisture "
                    "battery_charging running plug connectivity problem sound".split(),
    "state": "on off open closed locked unlocked home not_home".split(),
}
NUMBERS = ORDER[ORDER.index("brightness"):]


def answer_pieces():
    """What the answers are made of, besides copied words and digits."""
    pieces = ['{"intent":"' + intent + '"' for intent in INTENTS]
    for slot in ORDER:
        if slot in CLOSED:
            pieces += [f',"{slot}":"{value}"' for value in CLOSED[slot]]
        elif slot in NUMBERS and slot != "color":
            pieces.append(f',"{slot}":')
        else:
            pieces.append(f',"{slot}":"')
    return pieces


def train(seed, vocab_size, sentences=150_000):
    """Trains on sentences of the grammar; gives the text of a `tokenizer.json`."""
    data, counts = Data(seed), Counter()
    for _ in range(sentences):
        counts.update(re.findall(r"'?[^\W\d_]+", data.example()[0]))
    # Frequent words count less than in proportion: pieces of words never seen matter more than whole common ones.
    corpus = [word for word, count in counts.items() for _ in range(max(1, round(count ** 0.6)))]
    added = [BOS, END] + answer_pieces()
    alphabet = sorted(pre_tokenizers.ByteLevel.alphabet())

    def merges_of(size):
        bpe = Tokenizer(models.BPE())
        bpe.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False, use_regex=False)
        bpe.train_from_iterator(corpus, trainers.BpeTrainer(
            vocab_size=256 + size, initial_alphabet=alphabet, show_progress=False))
        merges = json.loads(bpe.to_str())["model"]["merges"]
        return [tuple(pair.split(" ")) if isinstance(pair, str) else tuple(pair) for pair in merges], bpe

    # Each piece that begins words appears twice, so the number of merges that fits has to be found.
    room = vocab_size - 256 - len(added)
    low, high = 0, room
    while low < high:
        middle = (low + high + 1) // 2
        merges, bpe = merges_of(middle)
        if len(merges) + len(firsts(bpe, counts)) <= room:
            low = middle
        else:
            high = middle - 1
    merges, bpe = merges_of(low)
    starts = firsts(bpe, counts)
    vocab = [BOS, END] + alphabet + [left + right for left, right in merges] + ["Ġ" + start for start in starts]
    vocab += answer_pieces()
    merges += [("Ġ", start) for start in starts]
    return build(vocab, merges, added)


def firsts(bpe, counts):
    """Pieces that begin a word, the most frequent first."""
    seen = Counter()
    for word, count in counts.items():
        if word.isalpha():
            seen[bpe.encode(word).tokens[0]] += count
    return [piece for piece, _ in seen.most_common()]


def build(vocab, merges, added):
    ids = {piece: index for index, piece in enumerate(vocab)}
    assert len(ids) == len(vocab)
    answer = set(answer_pieces())
    entry = lambda piece: {"id": ids[piece], "content": piece, "single_word": False, "lstrip": False,
                           "rstrip": False, "normalized": False, "special": piece not in answer}
    return json.dumps({
        "version": "1.0", "truncation": None, "padding": None,
        "added_tokens": [entry(piece) for piece in sorted(added, key=ids.get)],
        "normalizer": None,
        "pre_tokenizer": {"type": "Sequence", "pretokenizers": [
            {"type": "Digits", "individual_digits": True},
            {"type": "ByteLevel", "add_prefix_space": False, "trim_offsets": True, "use_regex": True}]},
        "post_processor": {"type": "TemplateProcessing",
                           "single": [{"SpecialToken": {"id": BOS, "type_id": 0}},
                                      {"Sequence": {"id": "A", "type_id": 0}}],
                           "pair": [{"Sequence": {"id": "A", "type_id": 0}}, {"Sequence": {"id": "B", "type_id": 1}}],
                           "special_tokens": {BOS: {"id": BOS, "ids": [0], "tokens": [BOS]}}},
        "decoder": {"type": "ByteLevel", "add_prefix_space": True, "trim_offsets": True, "use_regex": True},
        "model": {"type": "BPE", "dropout": None, "unk_token": None, "continuing_subword_prefix": None,
                  "end_of_word_suffix": None, "fuse_unk": False, "byte_fallback": False, "ignore_merges": False,
                  "vocab": {piece: index for piece, index in ids.items() if piece not in answer},
                  "merges": [list(pair) for pair in merges]},
    }, ensure_ascii=False, indent=0)


def load(path):
    return Tokenizer.from_file(str(path))
