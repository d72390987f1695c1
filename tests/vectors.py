"""Writes docs/fairness-vectors.txt anew, and records with a proof: python tests/vectors.py

A change of the vectors is a change of what records prove, and wants a new number of the
specification. The records, a game of bots of each kind, are for the page's own verifier.
"""

from collections.abc import Iterable, Iterator
from decimal import Decimal
from pathlib import Path
from random import Random

from msgspec.structs import replace

from witsend.bots.arena import contest
from witsend.chance import (
    Share,
    Stream,
    commitment,
    public_name,
    sample,
    sealed,
    secret_from,
    seed_of,
    share_commitment,
    shuffle,
    weighted,
)
from witsend.content.packs import Question
from witsend.content.text import Text
from witsend.game import CHANCE
from witsend.games import GAMES
from witsend.games.battle_of_wits.setup import DECK
from witsend.games.pirates_dice import PiratesDice, throws
from witsend.games.poisoned_glass import PoisonedGlass
from witsend.games.poisoned_glass.moves import shuffled
from witsend.games.wits_and_wagers.hunches import GROWTH, Level, grown, hunch
from witsend.record import GameRecord, Sitter, _check

FILE = Path(__file__).parent.parent / "docs" / "fairness-vectors.txt"
RECORDS = Path(__file__).parent / "records" / "proved"
TABLE = "dQw4w9WgXcQrNA"
SECRET, ONE, OTHER = (bytes(range(first, first + 32)) for first in (0, 100, 200))
SEED = seed_of(TABLE, SECRET, [ONE, OTHER])
LARGE = 2**63 + 1  # nearly every second word is left

HEAD = """\
# Vectors for docs/fairness.md, specification 1. A line has a name, what is given, "=" and what
# comes of it; bytes are in hexadecimal, lists have commas between. "draw D" is the draw of that
# number by the seed of the line "seed" with two shares. "check" has the check of the line before,
# if any, and the line. "goblets" has the cards in the order in which they are dealt; "glasses" the
# glasses, the hands and the card removed; "hunch" answer, low, high, display, whether the question
# has `negative`, category, level and seat.
"""


def lines() -> Iterator[str]:
    yield f"commitment {TABLE} {SECRET.hex()} = {commitment(TABLE, SECRET).hex()}"
    for share in (ONE, OTHER):
        yield f"share {TABLE} {share.hex()} = {share_commitment(TABLE, share).hex()}"
    yield f"seed {TABLE} {SECRET.hex()} = {seed_of(TABLE, SECRET, []).hex()}"
    yield f"seed {TABLE} {SECRET.hex()} {ONE.hex()} {OTHER.hex()} = {SEED.hex()}"
    yield f"from 7/0 = {secret_from('7/0').hex()}"
    yield f"name kUzq0T3vQ5m0V7eJrPpXqA = {public_name('kUzq0T3vQ5m0V7eJrPpXqA')}"
    first = _check("", b'{"witsend":2}')
    yield f'check {{"witsend":2}} = {first}'
    yield f'check {first} {{"result":null}} = {_check(first, b"""{"result":null}""")}'
    yield from picked()
    yield from played()


def picked() -> Iterator[str]:
    for number, among in ((0, [6] * 12), (1, [7776, 1, 6, 216]), (70000, [LARGE] * 6)):
        numbers = [stream.pick(n) for stream in [at(number)] for n in among]
        yield f"draw {number} picks {listed(among)} = {listed(numbers)}"
    for number, size in ((2, 5), (3, 52), (4, 1)):
        items = list(range(size))
        shuffle(at(number), items)
        yield f"draw {number} shuffle {size} = {listed(items)}"
    for number, size, k in ((5, 12, 4), (6, 3, 3), (7, 40, 0)):
        yield f"draw {number} sample {size} {k} = {listed(sample(at(number), range(size), k))}"
    for number, weights in ((8, [1, 2, 3]), (9, [0, 5, 0, 1]), (10, [3])):
        yield f"draw {number} weighted {listed(weights)} = {weighted(at(number), weights)}"


def played() -> Iterator[str]:
    for number, dice in ((11, [5, 5]), (12, [3, 0, 1, 5])):
        stream = at(number)
        hands = [throws(each)[stream.pick(6**each)] for each in dice]
        yield f"draw {number} roll {listed(dice)} = {'/'.join(map(listed, hands))}"
    for number, seats in ((13, 2), (14, 10)):
        dealt = sample(at(number), DECK, seats)
        yield f"draw {number} goblets {seats} = {listed(dealt)}"
    for number, seats in ((15, 2), (16, 4)):
        deal = shuffled(PoisonedGlass.options(seats=seats), at(number))
        in_hands = "/".join(map(listed, deal.hands))
        yield f"draw {number} glasses {seats} = {listed(deal.glasses)} {in_hands} {deal.removed}"
    for bit, growth in enumerate(GROWTH):
        yield f"growth {bit} = {growth}"
    for number, by in ((10**9, 1), (10**9, -1), (12 * 10**9, 6907), (12 * 10**9, -9600)):
        yield f"grown {number} {by} = {grown(number, by)}"
    for number, (question, level, seat) in enumerate(hunches(), start=20):
        of = f"{question.answer} {question.low} {question.high} {question.display}"
        told = "negative" if question.negative else "positive"
        drawn: Decimal = hunch(question, level, seat, at(number))
        yield f"draw {number} hunch {of} {told} {question.category} {level} {seat} = {drawn}"


def hunches() -> Iterator[tuple[Question, Level, int]]:
    for level in ("easy", "middle", "hard"):
        for seat in range(5):
            yield question("1969", "1900", "2020", "year"), level, seat
            yield question("384400", "1000", "1e9", "number"), level, seat
            yield question("2.5", "0.1", "90", "number"), level, seat
            yield question("-38.83", "-200", "40", "number", negative=True), level, seat


def question(answer: str, low: str, high: str, display: str, *, negative: bool = False) -> Question:
    nothing = Text(en="-", fr="-", es="-")
    return Question(
        id="q",
        category="space",
        text=nothing,
        answer=answer,
        source="-",
        display=display,  # type: ignore[arg-type]  # one of those there are
        low=str(Decimal(low)),
        high=f"{Decimal(high):f}",
        negative=negative,
    )


def at(number: int) -> Stream:
    return Stream().aim(SEED, number)


def listed(items: Iterable[object]) -> str:
    return ",".join(map(str, items))


def text() -> str:
    return HEAD + "".join(f"{line}\n" for line in lines())


def write_records() -> None:
    for path in RECORDS.iterdir():
        path.unlink()
    for game, state in GAMES.items():
        bots = ("easy" if game == "wits-and-wagers" else "uniform",) * state.seats[1]
        list(contest(game, state.options(seats=len(bots)), bots, 1, 1, keep=RECORDS))
    shared().write(RECORDS / "shared.jsonl")


def shared() -> GameRecord:
    """A game to whose chance Anne has added a share, and Ben has not revealed his."""
    anne, ben = (
        Share(name=name, commitment=share_commitment(TABLE, share).hex(), share=share.hex())
        for name, share in (("Anne", ONE), ("Ben", OTHER))
    )
    proof = replace(sealed(TABLE, SECRET), shares=(anne, replace(ben, share="")))
    sitters = Sitter(name="Anne"), Sitter(name="Ben")
    record = GameRecord.start(PiratesDice, PiratesDice.options(seats=2), sitters, proof=proof)
    while seats := record.state.to_act():
        (seat,) = seats
        if seat == CHANCE:
            record = record.drawn(Random())
        else:
            bids = record.state.moves(seat)
            record = record.then(seat, bids[-1] if record.events[-1].seat >= 0 else bids[0])
    return record


if __name__ == "__main__":
    FILE.write_text(text())
    write_records()
