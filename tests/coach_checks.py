"""Whether the coach can be believed, on many games of bots: `script/soak coach`.

    tests/coach_checks.py                     all games: many hours of CPU
    tests/coach_checks.py --games 100 pirates-dice --minutes 20
    tests/coach_checks.py --anew pirates-dice     forgets what was counted: the coach has changed

The reference's own seats should lose next to nothing by its measure, and uniform ones much; who
gives more away should win less; and a blunder that is planted among the reference's own moves
should be found. A planted move is the reference's worst of some, in a place where it is plainly
worse: by measurements of their own, in other worlds than those by which it was picked (the worst
of many would look too bad) and than those that the coach then draws.

What was counted stands in coach_checks.json: a run that was stopped goes on from there, and so does
one that is to have more games. Counts of a coach that judged otherwise (the version of its reports
says so) are begun anew.
"""

import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from math import sqrt
from os import cpu_count
from pathlib import Path
from random import Random
from statistics import mean, stdev
from time import monotonic, process_time
from typing import Any

from msgspec import Struct, field
from msgspec.json import decode, encode
from msgspec.json import format as indented

from witsend.bots import BOTS, Bot, ask_bot, levels
from witsend.coach.coaching import MINDS, coach, decide
from witsend.coach.mind import IN_MIX, Choice, Mind
from witsend.coach.report import VERSION, SeatReport
from witsend.game import CHANCE, State
from witsend.games import GAMES
from witsend.record import Event, GameRecord, Sitter

COUNTS = Path(__file__).with_suffix(".json")
SEED = 1
AT_ONCE = 4  # games that a worker plays before it reports
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


class Lost(Struct):
    """What the seats of one bot gave away, together."""

    decisions: int = 0
    cost: float = 0.0
    at_stake: float = 0.0

    def add(self, other: "Lost") -> None:
        self.decisions += other.decisions
        self.cost += other.cost
        self.at_stake += other.at_stake

    @property
    def rate(self) -> float:
        return self.cost / max(self.decisions, 1)

    @property
    def accuracy(self) -> float:
        return 1 - self.cost / max(self.at_stake, 1e-9)


class Pairs(Struct):
    """Sums over pairs of numbers, by which they correlate."""

    many: int = 0
    x: float = 0.0
    y: float = 0.0
    xx: float = 0.0
    yy: float = 0.0
    xy: float = 0.0

    @classmethod
    def of(cls, x: float, y: float) -> "Pairs":
        return cls(1, x, y, x * x, y * y, x * y)

    def add(self, other: "Pairs") -> None:
        for each in self.__struct_fields__:
            setattr(self, each, getattr(self, each) + getattr(other, each))

    @property
    def correlation(self) -> float:
        n = self.many
        spread = (n * self.xx - self.x**2) * (n * self.yy - self.y**2)
        return (n * self.xy - self.x * self.y) / sqrt(spread) if spread > 0 else 0.0


class Outcome(Struct):
    version: int = VERSION
    games: int = 0
    lost: dict[str, Lost] = {}  # by bot
    # At tables of several kinds: what a seat gave away a decision, over what was usual there, and
    # how the game ended for it.
    related: Pairs = field(default_factory=Pairs)
    planted: int = 0
    found: int = 0
    seconds: float = 0.0  # of CPU, for the coach
    longest: float = 0.0  # of one game

    def add(self, other: "Outcome") -> None:
        self.games += other.games
        for bot, lost in other.lost.items():
            self.lost.setdefault(bot, Lost()).add(lost)
        self.related.add(other.related)
        self.planted += other.planted
        self.found += other.found
        self.seconds += other.seconds
        self.longest = max(self.longest, other.longest)


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


def lost(report: SeatReport) -> Lost:
    return Lost(
        decisions=len(report.decisions),
        cost=sum([each.cost for each in report.decisions]),
        at_stake=sum([each.at_stake for each in report.decisions]),
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


def check(game: str, numbers: Sequence[int], seed: int = SEED) -> Outcome:
    """What becomes of the games of these numbers."""
    outcome = Outcome()
    for number in numbers:
        outcome.add(check_one(game, number, seed))
    return outcome


def check_one(game: str, number: int, seed: int) -> Outcome:
    reference, rng = levels(game)[-1], Random(f"{seed}/{game}/{number}")
    table = number % len(TABLES[game])
    seats = TABLES[game][table][0]
    # By turns all of one kind, so that nobody is carried or ruined, and mixed.
    kinds: list[list[str]] = [[reference] * seats, ["uniform"] * seats]
    kinds.append([rng.choice((reference, "easy", "uniform")) for _ in range(seats)])
    names = kinds[number // len(TABLES[game]) % len(kinds)]
    record = recorded(game, table, names, f"{seed}/{game}/{number}")
    began = process_time()
    report = coach(record)
    took = process_time() - began
    outcome = Outcome(games=1, seconds=took, longest=took)
    every = [each for seat in report.seats for each in seat.decisions]
    # Where all win or lose as one, tables are compared, and else the seats of a table.
    usual = 0.0 if record.state.together else mean([0.0, *[each.cost for each in every]])
    mixed = record.state.together or len({*names}) > 1
    for seat in report.seats:
        gave = lost(seat)
        outcome.lost.setdefault(names[seat.seat], Lost()).add(gave)
        if mixed:
            result = seat.balance.result if seat.balance else 0.0
            outcome.related.add(Pairs.of(gave.rate - usual, result))
    if names == kinds[0]:
        found = plant(MINDS[game](), record, rng)
        if found is not None:
            outcome.planted, outcome.found = 1, int(found)
    return outcome


def measure(games: Sequence[str], wanted: int, workers: int, minutes: float) -> dict[str, Outcome]:
    """All games by turns, those that have come the least far first."""
    counts = decode(COUNTS.read_bytes(), type=dict[str, Outcome]) if COUNTS.exists() else {}
    for game in games:
        if game not in counts or counts[game].version != VERSION:
            counts[game] = Outcome()
    given = {game: counts[game].games for game in games}
    ends = monotonic() + 60 * minutes
    at_work: dict[Future[Outcome], tuple[str, int]] = {}
    # Counted in their order, so that whatever number the next run begins with is counted once.
    through: dict[tuple[str, int], Outcome] = {}
    with ProcessPoolExecutor(workers) as processes:
        while True:
            while len(at_work) < workers and monotonic() < ends and min(given.values()) < wanted:
                game = min(given, key=given.__getitem__)
                numbers = range(given[game], min(given[game] + AT_ONCE, wanted))
                given[game] = numbers.stop
                at_work[processes.submit(check, game, numbers)] = (game, numbers.start)
            if not at_work:
                return counts
            done, _ = wait(at_work, return_when=FIRST_COMPLETED)
            for job in done:
                through[at_work.pop(job)] = job.result()
            for game in games:
                while outcome := through.pop((game, counts[game].games), None):
                    counts[game].add(outcome)
            COUNTS.write_bytes(indented(encode(counts, order="sorted"), indent=1) + b"\n")


def told(game: str, outcome: Outcome) -> tuple[str, list[str]]:
    """A line of figures, and what is wrong with them."""
    reference = levels(game)[-1]
    by = {bot: outcome.lost.get(bot, Lost()) for bot in (reference, "uniform")}
    own, chance = by[reference], by["uniform"]
    found = outcome.found / max(outcome.planted, 1)
    related = outcome.related.correlation
    line = (
        f"{game}: {outcome.games} games; a decision costs {reference} {own.rate:.4f} "
        f"and uniform {chance.rate:.4f}; accuracy {own.accuracy:.1%} and "
        f"{chance.accuracy:.1%}; cost and result correlate by {related:.2f}; "
        f"{outcome.found} of {outcome.planted} planted blunders found; CPU "
        f"{outcome.seconds / max(outcome.games, 1):.1f} s a game, {outcome.longest:.1f} at most"
    )
    wrong = []
    if own.rate > OWN:
        wrong.append(f"{reference} is blamed by itself")
    if chance.rate < FAR * own.rate:
        wrong.append("uniform is hardly told from it")
    if related >= 0:
        wrong.append("whoever gives more away does not win less")
    if not outcome.planted:
        wrong.append("there was nowhere to plant a blunder")
    # Of few that were planted, one or two may be missed by chance.
    elif found < FOUND - 2 * sqrt(FOUND * (1 - FOUND) / max(outcome.planted, 1)):
        wrong.append(f"{found:.0%} of planted blunders were found")
    return line, wrong


def main() -> None:
    parser = ArgumentParser(description="Whether the coach can be believed.")
    parser.add_argument("named", nargs="*", choices=[[], *TABLES])
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--minutes", type=float, default=1e6, help="at most, about")
    parser.add_argument("--workers", type=int, default=cpu_count() or 1)
    parser.add_argument("--anew", nargs="+", choices=[*TABLES], default=[], help="forget counts")
    asked = parser.parse_args()
    if asked.anew:
        kept = decode(COUNTS.read_bytes(), type=dict[str, Any])
        COUNTS.write_bytes(
            encode({game: each for game, each in kept.items() if game not in asked.anew})
        )
    wrong = []
    for game, outcome in measure(
        asked.named or [*TABLES], asked.games, asked.workers, asked.minutes
    ).items():
        line, problems = told(game, outcome)
        sys.stdout.write(f"{line}\n")
        wrong += [f"{game}: {problem}" for problem in problems]
    sys.exit("; ".join(wrong) or None)


if __name__ == "__main__":
    main()
