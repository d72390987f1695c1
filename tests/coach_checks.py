"""Whether the coach can be believed, on many games of bots: `script/soak coach`.

    tests/coach_checks.py                     all games: long
    tests/coach_checks.py --games 100 pirates-dice

The reference's own seats should lose next to nothing by its measure, and uniform ones much; who
gives more away should win less; and a blunder that is planted among the reference's own moves
should be found. A planted move is the reference's worst of some, in a place where it is plainly
worse: by measurements of their own, in other worlds than those by which it was picked (the worst
of many would look too bad) and than those that the coach then draws.
"""

import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from math import sqrt
from random import Random
from statistics import correlation, mean, stdev
from time import process_time
from typing import Any, NamedTuple

from witsend.bots import BOTS, Bot, ask_bot, levels
from witsend.coach.coaching import MINDS, coach, decide
from witsend.coach.mind import IN_MIX, Choice, Mind
from witsend.coach.report import SeatReport
from witsend.game import CHANCE, State
from witsend.games import GAMES
from witsend.record import Event, GameRecord, Sitter

FOUND = 0.95  # of planted blunders, at least
OWN, FAR = 0.01, 3.0  # the reference's own seats lose less a decision; uniform ones so much more
PLAIN = 0.06  # of the win: a move that falls so far short is plainly worse
PLAIN_TOGETHER = 0.03  # and where many moves of many seats make up a chapter
SURE = 3.0  # errors
MEASURED = 4  # times, each in worlds of its own
TRIED = 3  # moves of which the worst is planted
PLACES, DEAREST = 16, 4  # that are looked at in a game; where most is at stake, moves are tried
TABLES: dict[str, tuple[tuple[int, dict[str, Any]], ...]] = {
    "pirates-dice": ((2, {}), (4, {})),
    "battle-of-wits": ((2, {"winner": "highest-total"}), (4, {})),
    "poisoned-glass": ((2, {}), (4, {})),
    "wits-and-wagers": ((4, {}),),
    "adventure-book": (
        (2, {"first": 1, "chapter": 3, "difficulty": "brave"}),
        (3, {"first": 1, "chapter": 5, "difficulty": "brave"}),
    ),
}


class Lost(NamedTuple):
    """What a seat gave away in one game, and how it ended."""

    bot: str
    decisions: int
    cost: float
    at_stake: float
    blamed: int
    mixed: bool  # at a table of several kinds
    more: float  # that it gave away a decision than was usual at the table
    result: float


class Outcome(NamedTuple):
    lost: list[Lost]
    planted: int
    found: int
    seconds: list[float]  # of CPU, a game


def played(state: State, bots: Sequence[Bot], seed: str) -> list[Event]:
    rng, events = Random(seed), list[Event]()
    streams = [Random(f"{seed}/{seat}") for seat in range(len(bots))]
    chapters = 0
    while state.result() is None and not chapters:
        seat = rng.choice(state.to_act())
        move = (
            state.draw(rng) if seat == CHANCE else ask_bot(bots[seat], state, seat, streams[seat])
        )
        state = state.apply(seat, move)
        events.append(Event(seat, move))
        chapters += getattr(state, "moment", "telling") != "telling"  # one is enough
    return events


def recorded(game: str, table: int, names: list[str], seed: str) -> GameRecord:
    seats, options = TABLES[game][table]
    kind = GAMES[game]
    setup = kind.options(seats=seats, **options)
    bots = [BOTS[game][name]() for name in names]
    sitters = tuple([Sitter(name=f"Seat {seat + 1}") for seat in range(seats)])
    record = GameRecord.start(kind, setup, sitters)
    return record.through(played(record.state, bots, seed))


def lost(report: SeatReport, bot: str, usual: float, *, mixed: bool) -> Lost:
    balance = report.balance
    cost = sum([each.cost for each in report.decisions])
    return Lost(
        bot=bot,
        decisions=len(report.decisions),
        cost=cost,
        at_stake=sum([each.at_stake for each in report.decisions]),
        blamed=sum([each.verdict in {"slip", "blunder"} for each in report.decisions]),
        mixed=mixed,
        more=cost / max(len(report.decisions), 1) - usual,
        result=balance.result if balance else 0.0,
    )


def plant(mind: Mind, record: GameRecord, rng: Random) -> bool | None:
    """Whether a blunder is found; None where none is plain."""
    choices = list(mind.choices(record))
    looked = [
        (mind.weigh(choice, rng, 1.0), choice)
        for choice in rng.sample(choices, min(PLACES, len(choices)))
    ]
    looked.sort(key=lambda each: -each[0].at_stake)
    plain = PLAIN_TOGETHER if record.state.together else PLAIN
    for weighed, choice in looked[:DEAREST]:
        judged = sorted(weighed.judged, key=lambda each: each.worth)
        for move in [each.move for each in judged[:TRIED]]:
            planted = choice._replace(move=move)
            if is_plain(mind, planted, rng, plain):
                fresh = MINDS[record.state.name]()
                return decide(fresh, planted, 1).verdict in {"slip", "blunder"}
    return None


def is_plain(mind: Mind, planted: Choice, rng: Random, plain: float) -> bool:
    """Worse by so much and by several errors, which their own spread tells."""
    if falls_short(mind, planted, rng) < plain:
        return False
    found = [falls_short(mind, planted, rng) for _ in range(MEASURED)]
    return mean(found) >= max(plain, SURE * stdev(found) / sqrt(MEASURED))


def falls_short(mind: Mind, planted: Choice, rng: Random) -> float:
    """By how much; what the reference does itself now and then does not."""
    weighed = mind.weigh(planted, rng, 1.0)
    return weighed.difference if weighed.weight < IN_MIX else 0.0


def check(game: str, games: int, seed: int) -> Outcome:
    reference = levels(game)[-1]
    outcome = Outcome([], 0, 0, [])
    for number in range(games):
        rng = Random(f"{seed}/{game}/{number}")
        table = number % len(TABLES[game])
        seats = TABLES[game][table][0]
        # By turns all of one kind, so that nobody is carried or ruined, and mixed.
        kinds: list[list[str]] = [[reference] * seats, ["uniform"] * seats]
        kinds.append([rng.choice((reference, "easy", "uniform")) for _ in range(seats)])
        names = kinds[number // len(TABLES[game]) % len(kinds)]
        record = recorded(game, table, names, f"{seed}/{game}/{number}")
        began = process_time()
        report = coach(record)
        outcome.seconds.append(process_time() - began)
        every = [each for seat in report.seats for each in seat.decisions]
        # Where all win or lose as one, tables are compared, and else the seats of a table.
        usual = 0.0 if record.state.together else mean([0.0, *[each.cost for each in every]])
        mixed = record.state.together or len({*names}) > 1
        outcome.lost.extend(
            [lost(each, names[each.seat], usual, mixed=mixed) for each in report.seats]
        )
        if names == kinds[0]:
            found = plant(MINDS[game](), record, rng)
            if found is not None:
                outcome = outcome._replace(planted=outcome.planted + 1, found=outcome.found + found)
    return outcome


def told(game: str, outcome: Outcome) -> tuple[str, list[str]]:
    """A line of figures, and what is wrong with them."""
    reference = levels(game)[-1]
    by = {bot: [each for each in outcome.lost if each.bot == bot] for bot in (reference, "uniform")}
    rate = {bot: per(each) for bot, each in by.items()}
    kept = {bot: accuracy(each) for bot, each in by.items()}
    found = outcome.found / max(outcome.planted, 1)
    mixed = [each for each in outcome.lost if each.mixed]
    related = correlation([each.more for each in mixed], [each.result for each in mixed])
    line = (
        f"{game}: {len(outcome.seconds)} games; a decision costs {reference} {rate[reference]:.4f} "
        f"and uniform {rate['uniform']:.4f}; accuracy {kept[reference]:.1%} and "
        f"{kept['uniform']:.1%}; cost and result correlate by {related:.2f}; "
        f"{outcome.found} of {outcome.planted} planted blunders found; CPU "
        f"{mean(outcome.seconds):.1f} s a game, {max(outcome.seconds):.1f} at most"
    )
    wrong = []
    if rate[reference] > OWN:
        wrong.append(f"{reference} is blamed by itself")
    if rate["uniform"] < FAR * rate[reference]:
        wrong.append("uniform is hardly told from it")
    if related >= 0:
        wrong.append("whoever gives more away does not win less")
    if not outcome.planted:
        wrong.append("there was nowhere to plant a blunder")
    # Of few that were planted, one or two may be missed by chance.
    elif found < FOUND - 2 * sqrt(FOUND * (1 - FOUND) / max(outcome.planted, 1)):
        wrong.append(f"{found:.0%} of planted blunders were found")
    return line, wrong


def per(lost: list[Lost]) -> float:
    return sum([each.cost for each in lost]) / max(sum([each.decisions for each in lost]), 1)


def accuracy(lost: list[Lost]) -> float:
    return 1 - sum([each.cost for each in lost]) / max(sum([each.at_stake for each in lost]), 1e-9)


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("named", nargs="*", choices=[[], *TABLES])
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    wrong = []
    for game in asked.named or TABLES:
        line, problems = told(game, check(game, asked.games, asked.seed))
        sys.stdout.write(f"{line}\n")
        sys.stdout.flush()
        wrong += [f"{game}: {problem}" for problem in problems]
    sys.exit("; ".join(wrong) or None)


if __name__ == "__main__":
    main()
