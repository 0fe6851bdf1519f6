#!/usr/bin/env python3
"""Checks records of Holotable without Holotable: the chain of hashes, and every card and die that was drawn.

    python3 check_record.py GAME.jsonl ...

Written from docs/records.md and docs/fairness.md alone. What it cannot know is whether each move was allowed: for that it
would need the rules (`holotable replay --verify`)."""

import hashlib, json, sys
from decimal import Decimal

COLOURS = ["red", "green", "black", "yellow"]
BONUS = ["evasive-maneuver", "expert-pilot", "light-speed", "acceleration", "tow"]
SIDES = {"attack": ["blank"] * 2 + ["focus"] * 2 + ["hit"] * 3 + ["critical"],
         "defense": ["blank"] * 3 + ["focus"] * 2 + ["evade"] * 3}


class Wrong(Exception):
    pass


def ensure(so, what):
    if not so:
        raise Wrong(what)


def once(pairs):
    ensure(len({name for name, _ in pairs}) == len(pairs), "a name stands twice in one object")
    return dict(pairs)


def canonical(value):
    """JSON in its one spelling."""
    if isinstance(value, dict):
        return "{" + ",".join(canonical(name) + ":" + canonical(value[name]) for name in sorted(value)) + "}"
    if isinstance(value, list):
        return "[" + ",".join(map(canonical, value)) + "]"
    if isinstance(value, float):
        digits = format(Decimal(repr(value)), "f")
        return digits if "." in digits else digits + ".0"
    return json.dumps(value, ensure_ascii=False)


def hashed(value, before=None):
    text = canonical(value) if before is None else before + "\n" + canonical(value)
    return hashlib.sha256(text.encode()).hexdigest()[:32]


def without_hash(line):
    return {name: value for name, value in line.items() if name != "hash"}


def check_chain(header, entries, end):
    start = hashed({name: header[name] for name in ("version", "game", "rules", "setup")})
    ensure(start == header["start"], "line 1: game, rules or set-up were edited")
    ensure(hashed(header.get("notes", {}), start) == header["seal"], "line 1: the notes were edited")
    before = start
    for number, entry in enumerate(entries, 1):
        ensure(entry.get("number") == number, f"line {number + 1}: an input is missing or doubled")
        before = hashed(without_hash(entry), before)
        ensure(before == entry.get("hash"), f"input {number} was edited")
    ensure("count" in end, "the last line is not that of a record: it was cut")
    ensure(end["count"] == len(entries), "the last line counts other inputs than there are")
    ensure(hashed(without_hash(end), before) == end.get("hash"), "the last line was edited, or inputs before it are missing")


class Dice:
    """ChaCha8 as a source of numbers."""

    def __init__(self, key, stream):
        words = [int.from_bytes(key[at:at + 4], "little") for at in range(0, 32, 4)]
        self.state = [0x61707865, 0x3320646E, 0x79622D32, 0x6B206574] + words + [0, 0, stream & 0xFFFFFFFF, stream >> 32]
        self.words = []

    def block(self):
        x = self.state[:]

        def mix(a, b, c, d):
            for to, by, on, turn in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
                x[to] = (x[to] + x[by]) & 0xFFFFFFFF
                x[on] ^= x[to]
                x[on] = (x[on] << turn | x[on] >> (32 - turn)) & 0xFFFFFFFF

        for _ in range(4):
            for a, b, c, d in ((0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15)):
                mix(a, b, c, d)
            for a, b, c, d in ((0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14)):
                mix(a, b, c, d)
        self.words = [(new + old) & 0xFFFFFFFF for new, old in zip(x, self.state)]
        self.state[12] = (self.state[12] + 1) & 0xFFFFFFFF
        self.state[13] += self.state[12] == 0

    def below(self, bound):
        while True:
            if not self.words:
                self.block()
            product = self.words.pop(0) * bound
            if product & 0xFFFFFFFF >= 2**32 % bound:
                return product >> 32

    def pick(self, cards, count):
        """`count` of these cards, one by one, each from those that are left."""
        left = list(cards)
        return [left.pop(self.below(len(left))) for _ in range(count)]


class SuperTeams:
    """Where the cards are, by what was dealt, drawn and played."""

    def __init__(self, setup):
        self.seats = len(setup["seats"])
        colours = [colour for colour in COLOURS if any(colour in seat for seat in setup["seats"])]
        self.deck = [f"{colour}-{value}" for colour in colours for value in range(1, 7) for _ in range(2)]
        self.pile, self.bonus_pile = list(self.deck), [card for card in BONUS for _ in range(4)]
        self.hands, self.held, self.planet = [[] for _ in range(self.seats)], [[] for _ in range(self.seats)], []

    def copy(self):
        other = object.__new__(SuperTeams)
        other.__dict__ = {name: value if isinstance(value, int) else [list(each) if isinstance(each, list) else each for each in value]
                          for name, value in self.__dict__.items()}
        return other

    def choose(self, seat, choice):
        if "play" in choice:
            self.hands[seat].remove(choice["play"]["card"])
        if "bonus" in choice:
            self.held[seat].remove(choice["bonus"])

    def draw(self, entry, dice):
        asked = entry["asked"]
        if asked == "first":
            return {"first": dice.below(self.seats)}
        (what, how), = asked.items()
        if what == "deal":
            if len(self.pile) < how["count"]:
                self.pile = minus(self.deck, sum(self.hands, []))
            cards = dice.pick(self.pile, how["count"])
            self.pile, self.hands[how["seat"]] = minus(self.pile, cards), cards
            return {"cards": cards}
        if what == "planet-draw":
            cards = dice.pick(self.planet, how["count"])
            self.planet = minus(self.planet, cards)
            self.held[how["seat"]] += cards
            return {"bonus": cards}
        if not self.bonus_pile:
            self.bonus_pile = minus([card for card in BONUS for _ in range(4)], self.planet + sum(self.held, []))
        cards = dice.pick(self.bonus_pile, how.get("count", 1))
        self.bonus_pile = minus(self.bonus_pile, cards)
        if what == "planet":
            self.planet = sorted(cards, key=BONUS.index)
        else:
            self.held[how["seat"]] += cards
        return {"bonus": cards}


def minus(cards, taken):
    left = list(cards)
    for card in taken:
        left.remove(card)
    return left


class XWing:
    """Nothing to remember: a line says which dice were rolled, and what damage cards were drawn from."""

    def __init__(self, setup):
        pass

    def copy(self):
        return self

    def choose(self, seat, choice):
        pass

    def draw(self, entry, dice):
        asked, piles = entry["asked"], entry.get("from", [])
        if asked == "roller":
            return {"side": dice.below(2)}
        (what, how), = asked.items()
        if what == "dice":
            shown = [SIDES[how["die"]][dice.below(8)] for _ in range(how["count"])]
            return {"dice": {face: shown.count(face) for face in ("blank", "focus", "hit", "critical", "evade")}}
        if what in ("damage", "unseen"):
            return {"damage": dice.pick(piles[0]["cards"], how.get("count", 1))}
        place = dice.below(sum(pile["places"] for pile in piles))
        for generation, pile in enumerate(piles, -1):
            if place < pile["places"]:
                break
            place -= pile["places"]
        if generation < 0:
            return {"turned": {"card": pile["cards"][place]}}
        return {"turned": {"card": dice.pick(pile["cards"], 1)[0], "generation": generation}}


def sha(*parts):
    return hashlib.sha256(b"".join(parts)).digest()


def key_of(proof):
    """The key of all draws, and whether everybody had committed to their value before it was made."""
    secret = bytes.fromhex(proof["secret"])
    seal = sha(b"holotable commitment 1", secret)
    ensure(seal.hex() == proof["commitment"], "the secret is not the one that was committed to")
    if "commitments" not in proof:
        values = [b"\0" if value is None else b"\1" + bytes.fromhex(value) for value in proof["values"]]
        return sha(b"holotable key 1", secret, *values), False
    ensure(len(proof["commitments"]) == len(proof["values"]), "the proof has not as many commitments as values")
    values = []
    for seat, (shown, value) in enumerate(zip(proof["commitments"], proof["values"])):
        ensure(isinstance(value, str), f"seat {seat} has no value")
        value = bytes.fromhex(value)
        if shown is None:
            ensure(value == sha(b"holotable bot 1", secret, bytes([seat])), f"the value of seat {seat}, a bot's, does not follow from the secret")
        else:
            ensure(shown == sha(b"holotable value 1", seal, bytes([seat]), value).hex(), f"the value of seat {seat} is not the one that was committed to")
        values.append(b"\1" + value)
    return sha(b"holotable key 2", secret, *values), True


def in_order(draw):
    """Cards were drawn one by one; a record lists them by their order in the deck."""
    return {name: sorted(value) if isinstance(value, list) else value for name, value in draw.items()}


def check_draws(header, entries):
    notes = header.get("notes", {})
    if "proof" in notes:
        key, committed = key_of(notes["proof"])
        dice_of = lambda number: Dice(key, number)
        by = "the proof" if committed else "the proof (of an older game: nobody had committed to a value)"
    elif "seed" in notes:
        dice = Dice(notes["seed"].to_bytes(8, "little") + bytes(24), notes.get("stream", 0))
        dice_of = lambda number: dice
        by = "the seed"
    else:
        return "no proof and no seed: its draws cannot be checked"
    ensure(header["game"] in ("super-teams", "x-wing"), f"draws of the game {header['game']!r} are not known")
    if "proof" in notes:
        seats = len(header["setup"]["seats"]) if header["game"] == "super-teams" else None
        ensure(seats in (None, len(notes["proof"]["values"])), "the proof is for another number of seats")
    games = [{"super-teams": SuperTeams, "x-wing": XWing}[header["game"]](header["setup"])]
    draws = 0
    for number, entry in enumerate(entries, 1):
        game = games[entry["take_back"]] if "take_back" in entry else games[-1]
        game = game.copy()
        if "choice" in entry and isinstance(entry["choice"], dict):
            game.choose(entry["seat"], entry["choice"])
        if "draw" in entry:
            drawn = game.draw(entry, dice_of(number))
            ensure(in_order(drawn) == in_order(entry["draw"]), f"input {number} is not what {by} gives: {json.dumps(drawn)}")
            draws += 1
        games.append(game)
    return f"{draws} draws, all by {by}"


def read(line, number):
    try:
        value = json.loads(line, object_pairs_hook=once)
    except ValueError as error:
        raise Wrong(f"line {number} is no JSON, perhaps it was cut: {error}") from None
    ensure(isinstance(value, dict), f"line {number} is no object")
    return value


def check(path):
    with open(path, encoding="utf-8") as file:
        lines = [read(line, number) for number, line in enumerate(file, 1) if line.strip()]
    ensure(lines and lines[0].get("format") == "holotable-record", "this is no record")
    ensure(lines[0].get("version") == 2, "only version 2 can be checked without the rules")
    header, entries, end = lines[0], lines[1:-1], lines[-1]
    missing = [name for name in ("game", "rules", "setup", "start", "seal") if name not in header]
    ensure(not missing, f"line 1 is not a whole header: {', '.join(missing)} missing")
    ensure(len(lines) > 1, "there is nothing after the first line: the record was cut")
    check_chain(header, entries, end)
    return f"{len(entries)} inputs, every hash as recorded; {check_draws(header, entries)}"


def main(paths):
    wrong = not paths
    if wrong:
        print(__doc__, file=sys.stderr)
    for path in paths:
        try:
            print(f"{path}: {check(path)}")
        except (Wrong, OSError) as error:
            print(f"{path}: {error}")
            wrong = True
        except (AttributeError, IndexError, KeyError, TypeError, ValueError) as error:
            print(f"{path}: not as docs/records.md describes it ({type(error).__name__}: {error})")
            wrong = True
    return int(wrong)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
