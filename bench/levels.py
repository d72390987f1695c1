"""The house's bots by level: docs/bots.md, a picture of each game, and what the page says of them.

    script/bench bench/levels.py                             all: about an hour of two cores
    script/bench bench/levels.py poisoned-glass --minutes 5  one game, as far as that goes
    script/bench bench/levels.py --anew battle-of-wits       forgets counts: its bots have changed
    script/bench bench/levels.py --anew poisoned-glass/expert    lines with that bot alone
    script/bench bench/levels.py --only expert/3/hard        goes on with these lines, wherever

Each level plays against the one below it; and whoever knows how a level thinks, against that level.
One sits among rivals of one kind, seats rotated, chance fixed by a seed; a shared win counts as its
share. All lines grow at the same pace, and levels.json keeps their counts: a run that was stopped
goes on from there, and `--share 2` goes on to twice as many games. Adventure Book has no rivals:
bench/chapters.py counts the chapters that its bots tell. The file is long because one command
measures, tells and draws.
"""

import re
from argparse import ArgumentParser
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import pairwise
from math import ceil
from multiprocessing import get_context
from os import cpu_count
from pathlib import Path
from random import Random
from time import monotonic, thread_time
from typing import Any, NamedTuple

import matplotlib as mpl
from matplotlib.figure import Figure
from msgspec import Struct
from msgspec.json import decode, encode
from msgspec.json import format as indented

from witsend.bots import AGAINST, Bot, find_bot, levels
from witsend.bots.arena import play_bots, seating, wilson
from witsend.cli.options import read_setup
from witsend.game import Move
from witsend.games import GAMES
from witsend.solve.match import played_both_ways
from witsend.solve.tables import rounds

HERE = Path(__file__).parent
COUNTS = HERE / "levels.json"
DOCS = HERE.parent / "docs"
PAGE = HERE.parent / "web" / "src" / "lib" / "levels.json"
SEED = 1
AT_ONCE = 15  # seconds, about: games of a line that a worker plays before it reports
SOLVED = "pirates-dice"
TOGETHER = "adventure-book"
KNOWN, UNKNOWN = "#a3262a", "#2b5d8a"  # colours of exploiters and of levels


class Ladder(NamedTuple):
    seats: int
    games: Mapping[str, int]  # by level: against the one below
    known: Mapping[str, int] = {}  # by level: against whoever knows it, who thinks long
    options: tuple[str, ...] = ()


# The more games, the closer two levels are; an exploiter thinks long.
LADDERS: Mapping[str, Sequence[Ladder]] = {
    "pirates-dice": (
        Ladder(
            2,
            {"easy": 400, "middle": 1000, "hard": 1000, "expert": 2000},
            {"easy": 100, "middle": 100, "hard": 100, "expert": 200},
        ),
        Ladder(
            4,
            {"easy": 400, "middle": 400, "hard": 400, "expert": 800},
            {"easy": 40, "middle": 40, "hard": 100, "expert": 400},
        ),
    ),
    # Where all who live have won, good bots cannot be told apart.
    "battle-of-wits": (
        Ladder(
            2,
            {"easy": 400, "middle": 400, "hard": 400, "expert": 300},
            {"easy": 20, "middle": 20, "hard": 60, "expert": 60},
            ("winner=highest-total",),
        ),
        Ladder(
            4,
            {"easy": 400, "middle": 400, "hard": 400, "expert": 300},
            options=("winner=highest-total",),
        ),
        Ladder(2, {"expert": 100}, options=("series=last-standing",)),
    ),
    "poisoned-glass": (
        Ladder(
            2,
            {"easy": 200, "middle": 200, "hard": 200, "expert": 600},
            {"easy": 20, "middle": 20, "hard": 200, "expert": 200},
        ),
        Ladder(4, {"easy": 200, "middle": 200, "hard": 300, "expert": 1600}),
    ),
    "wits-and-wagers": (
        Ladder(
            4,
            {"easy": 200, "middle": 200, "hard": 300, "expert": 800},
            {"easy": 40, "middle": 40, "hard": 400, "expert": 400},
        ),
    ),
}


class Thought(Struct):
    """How long a level has thought, in milliseconds of a core."""

    moves: int = 0
    total: float = 0.0
    longest: float = 0.0

    def add(self, other: "Thought") -> None:
        self.moves += other.moves
        self.total += other.total
        self.longest = max(self.longest, other.longest)


class Count(Struct):
    """How the games of a line went."""

    games: int = 0
    wins: float = 0.0
    seconds: float = 0.0
    thought: dict[str, Thought] = {}

    def add(self, other: "Count") -> None:
        self.games += other.games
        self.wins += other.wins
        self.seconds += other.seconds
        for level, thought in other.thought.items():
            self.thought.setdefault(level, Thought()).add(thought)


class Line(NamedTuple):
    """One among rivals of one kind."""

    game: str
    who: str
    rival: str
    seats: int
    options: tuple[str, ...]
    wanted: int  # games

    @property
    def key(self) -> str:
        return " ".join((self.game, *self.options, self.who, str(self.seats - 1), self.rival))

    @property
    def exploits(self) -> bool:
        return self.who.startswith(AGAINST)

    def __str__(self) -> str:
        rivals = self.rival if self.seats == 2 else f"{self.seats - 1} {self.rival}"
        return f"{self.who} v {rivals}"


def lines_of(game: str, share: float) -> Iterator[Line]:
    below = {level: lower for lower, level in pairwise(("uniform", *levels(game)))}
    for ladder in LADDERS[game]:
        for level, games in ladder.games.items():
            many = ceil(games * share)
            yield Line(game, level, below[level], ladder.seats, ladder.options, many)
        for level, games in ladder.known.items():
            many = ceil(games * share)
            yield Line(game, f"{AGAINST}{level}", level, ladder.seats, ladder.options, many)


class Timed:
    """A bot, and how long it thinks."""

    def __init__(self, bot: Bot) -> None:
        self.bot, self.thought = bot, Thought()

    def choose(self, view: Any, moves: Sequence[Move], rng: Random, seconds: float) -> Move:
        began = thread_time()
        move = self.bot.choose(view, moves, rng, seconds)
        took = 1000 * (thread_time() - began)
        self.thought.add(Thought(1, took, took))
        return move


def played(line: Line, first: int, most: int) -> Count:
    """Games from this number on, as many as it may be until it is time to report."""
    began = thread_time()
    setup = read_setup(GAMES[line.game], line.seats, line.options)
    makers = [find_bot(line.game, bot) for bot in (line.who, line.rival)]
    count = Count()
    while count.games < most and thread_time() - began < AT_ONCE:
        number = first + count.games
        order = seating(line.seats, SEED, number)
        bots = [Timed(makers[min(who, 1)]()) for who in order]
        result = play_bots(GAMES[line.game].start(setup), bots, f"{SEED}/{number}")
        count.games += 1
        if order.index(0) in result.winners:
            count.wins += 1 / len(result.winners)
        # Tables are read in a first game; and an exploiter leaves much to tidy up in others' time.
        if count.games == 1 or line.exploits:
            continue
        for who, bot in zip(order, bots, strict=True):
            level = line.rival if who else line.who
            if level in levels(line.game):
                count.thought.setdefault(level, Thought()).add(bot.thought)
    count.seconds = thread_time() - began
    return count


def measure(lines: Sequence[Line], counts: dict[str, Count], workers: int, minutes: float) -> None:
    """All lines by turns, those that have come the least far first."""
    ends = monotonic() + 60 * minutes
    at_work: dict[Future[Count], Line] = {}
    # Each time a new process, so that none has anything to tidy up but its own.
    spawned = get_context("spawn")
    with ProcessPoolExecutor(workers, spawned, max_tasks_per_child=1) as processes:
        while True:
            waiting = [
                line
                for line in lines
                if line not in at_work.values() and counts[line.key].games < line.wanted
            ]
            waiting.sort(key=lambda line: counts[line.key].games / line.wanted)
            if monotonic() < ends:
                for line in waiting[: workers - len(at_work)]:
                    so_far = counts[line.key].games
                    job = processes.submit(played, line, so_far, line.wanted - so_far)
                    at_work[job] = line
            if not at_work:
                return
            done, _ = wait(at_work, return_when=FIRST_COMPLETED)
            for job in done:
                line = at_work.pop(job)
                counts[line.key].add(job.result())
                COUNTS.write_bytes(indented(encode(counts, order="sorted"), indent=1) + b"\n")
                print(f"{line.game}, {line}: {told(counts[line.key])}", flush=True)


def told(count: Count) -> str:
    low, high = wilson(count.wins, count.games)
    return f"{100 * count.wins / count.games:.1f} % ({100 * low:.1f} .. {100 * high:.1f})"


def bounds() -> dict[int, float]:
    """By dice of each: the share of matches that no rival wins more of against solved tables."""
    solved = rounds()
    low = {dice: each.low for dice, each in solved.items()}
    return played_both_ways(low, {dice: each.high for dice, each in solved.items()})


def tables(game: str, lines: Sequence[Line], counts: Mapping[str, Count]) -> str:
    rows = [
        f"| `{line.who}` | {line.seats - 1} `{line.rival}` | "
        f"{', '.join(f'`{option}`' for option in line.options)} | {counts[line.key].games:,} | "
        f"{told(counts[line.key])} | {100 / line.seats:.0f} % |"
        for line in lines
    ]
    thought = thoughts(game, counts)
    moves = [
        f"| `{level}` | {each.moves:,} | {each.total / each.moves:.1f} | {each.longest:.0f} |"
        for level, each in thought.items()
    ]
    said = [
        f"Measured by `script/bench bench/levels.py {game}` (95 % intervals):",
        "",
        "| who | among | option | games | wins | an even share |",
        "|---|---|---|---|---|---|",
        *rows,
        "",
        "How long a move takes, in milliseconds of a core, where nobody exploits:",
        "",
        "| level | moves | on average | at most |",
        "|---|---|---|---|",
        *moves,
        "",
    ]
    if game == SOLVED:
        proved = ", ".join([f"{100 * bound:.2f} %" for bound in bounds().values()])
        proof = f"of whole matches with one to {len(bounds())} dice each no rival wins more than"
        said += [f"Between two, `expert` plays by solved tables; {proof} {proved}: proved.", ""]
    return "\n".join(
        [*said, f"![{GAMES[game].title}: wins of each level](pictures/levels-{game}.svg)"]
    )


def summary(counts: Mapping[str, Count]) -> str:
    """Of the strongest level of each game."""
    best = "expert"
    rows = []
    for game, (first, *_) in LADDERS.items():
        cells = []
        for who, rival in ((best, "hard"), (f"{AGAINST}{best}", best)):
            for seats in (2, 4):
                line = Line(game, who, rival, seats, first.options, 0)
                count = counts.get(line.key, Count())
                cells.append(told(count) if count.games else "")
        thought = thoughts(game, counts).get(best, Thought())
        proof = f"; proved: {100 * max(bounds().values()):.2f} % at most" if game == SOLVED else ""
        cells[2] += proof
        slow = f"{thought.total / max(thought.moves, 1):.0f}, {thought.longest:.0f}"
        rows.append(f"| {' | '.join((GAMES[game].title, *cells, slow))} |")
    heads = (
        *("game", "`expert` v `hard`", "v three `hard`", "exploiter v `expert`"),
        *("v three `expert`", "ms a move, at most"),
    )
    return "\n".join([f"| {' | '.join(heads)} |", "|---" * len(heads) + "|", *rows])


def thoughts(game: str, counts: Mapping[str, Count]) -> dict[str, Thought]:
    """Of each level, at all tables of the game."""
    found = {str(level): Thought() for level in levels(game)}
    for key, count in counts.items():
        if key.split()[0] == game:
            for level, thought in count.thought.items():
                found[level].add(thought)
    return {level: each for level, each in found.items() if each.moves}


def write(of: str, text: str) -> None:
    """Between its marks in docs/bots.md."""
    page = DOCS / "bots.md"
    begins, ends = f"<!-- levels of {of} -->\n", f"<!-- end of levels of {of} -->"
    whole = re.compile(f"{re.escape(begins)}.*?{re.escape(ends)}", re.DOTALL)
    before = page.read_text()
    if not whole.search(before):
        raise SystemExit(f"{page.name} has no place for the levels of {of}")
    page.write_text(whole.sub(lambda _: f"{begins}\n{text}\n\n{ends}", before))


def draw(game: str, lines: Sequence[Line], counts: Mapping[str, Count]) -> None:
    mpl.rcParams |= {"svg.hashsalt": "levels", "svg.fonttype": "none", "font.family": "sans-serif"}
    figure = Figure(figsize=(7, 0.8 + 0.32 * len(lines)), layout="constrained")
    plot = figure.add_subplot()
    for place, line in enumerate(reversed(lines)):
        count = counts[line.key]
        rate, (low, high) = count.wins / count.games, wilson(count.wins, count.games)
        colour = KNOWN if line.exploits else UNKNOWN
        reach = [[max(rate - low, 0)], [max(high - rate, 0)]]
        plot.errorbar(rate, place, xerr=reach, fmt="o", color=colour, capsize=3)
        plot.plot([1 / line.seats] * 2, [place - 0.4, place + 0.4], color="#888888", linewidth=1)
    usual = LADDERS[game][0].options
    names = [
        str(line) if line.options == usual else f"{line} ({', '.join(line.options)})"
        for line in reversed(lines)
    ]
    plot.set_yticks(range(len(lines)), names)
    plot.set_xlim(0, 1)
    plot.xaxis.set_major_formatter("{x:.0%}")
    plot.grid(axis="x", alpha=0.3)
    plot.set_title(
        f"{GAMES[game].title}: wins, 95 % intervals (grey: an even share)", size="medium"
    )
    figure.savefig(DOCS / "pictures" / f"levels-{game}.svg", metadata={"Date": None})


def for_the_page(counts: Mapping[str, Count]) -> dict[str, dict[str, dict[str, Any]]]:
    """By game and level: how many of 100 it wins at the smallest table, of whom, among how many."""
    page: dict[str, dict[str, dict[str, Any]]] = {}
    for game, (first, *_) in LADDERS.items():
        usual = [
            line
            for line in lines_of(game, 1)
            if line.seats == first.seats and line.options == first.options
        ]
        for line in usual:
            count = counts.get(line.key, Count())
            if count.games and not line.exploits:
                wins = round(100 * count.wins / count.games)
                said = {"wins": wins, "below": line.rival, "rivals": line.seats - 1}
                if line.options:
                    said["where"] = " ".join(line.options)
                if game == SOLVED and line.who == "expert":
                    said["never_more"] = ceil(100 * max(bounds().values()))
                page.setdefault(game, {})[line.who] = said
    return {**page, TOGETHER: chapters_told()}


def chapters_told() -> dict[str, dict[str, Any]]:
    """By level: how many of 100 gentle chapters two of it tell, as bench/chapters.py has counted
    and docs/bots.md says.
    """
    page, told = (DOCS / "bots.md").read_text(), {}
    for level in levels(TOGETHER):
        table = rf"\n`{level}`, `gentle` [\s\S]*?\n\| all \|[^|]+\| (\d+) %"
        if not (found := re.search(table, page)):
            raise SystemExit(f"bots.md has no chapters that {level} has told")
        told[str(level)] = {"told": int(found[1])}
    return told


def named(key: str, names: Sequence[str]) -> bool:
    """Whether a line is meant by one of these: all its words are the line's."""
    return any(set(name.split("/")) <= set(key.split()) for name in names)


def main() -> None:
    parser = ArgumentParser(description="The house's bots by level.")
    parser.add_argument("games", nargs="*", choices=[[], *LADDERS], default=[])
    parser.add_argument("--share", type=float, default=1.0, help="of the games (1.0)")
    parser.add_argument("--minutes", type=float, default=1e6, help="at most, about")
    parser.add_argument("--workers", type=int, default=cpu_count() or 1)
    parser.add_argument("--anew", nargs="+", default=[], help="GAME or GAME/BOT: forget its counts")
    parser.add_argument("--only", nargs="+", default=[], help="as for --anew: play no other lines")
    asked = parser.parse_args()
    games = asked.games or list(LADDERS)
    counts = decode(COUNTS.read_bytes(), type=dict[str, Count]) if COUNTS.exists() else {}
    counts = {key: each for key, each in counts.items() if not named(key, asked.anew)}
    lines = [line for game in games for line in lines_of(game, asked.share)]
    for line in lines:
        counts.setdefault(line.key, Count())
    meant = [line for line in lines if not asked.only or named(line.key, asked.only)]
    measure(meant, counts, asked.workers, asked.minutes)
    for game in games:
        counted = [line for line in lines if line.game == game and counts[line.key].games]
        write(game, tables(game, counted, counts))
        draw(game, counted, counts)
    write("all", summary(counts))
    PAGE.write_bytes(indented(encode(for_the_page(counts)), indent=2) + b"\n")


if __name__ == "__main__":
    main()
