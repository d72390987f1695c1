"""The house's bots by level: their tables in docs/bots.md, and a picture of each game.

    script/bench bench/levels.py                           all games: some hours
    script/bench bench/levels.py pirates-dice --share 0.1  one of them, with a tenth of the games

Each level plays against the one below it; and whoever knows how a level thinks, against that level.
One sits among rivals of one kind, seats rotated, chance fixed by a seed; a shared win counts as its
share. Adventure Book has no rivals: bench/chapters.py counts the chapters that its bots tell.
"""

import re
from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

import matplotlib as mpl
from matplotlib.figure import Figure

from witsend.bots import AGAINST, EXPLOITERS, levels
from witsend.bots.arena import contest, standings
from witsend.cli.options import read_setup
from witsend.games import GAMES

DOCS = Path(__file__).parent.parent / "docs"
SEED = 1
KNOWN, UNKNOWN = "#a3262a", "#2b5d8a"  # colours of exploiters and of levels


class Ladder(NamedTuple):
    seats: Sequence[int]
    games: int  # of each line
    exploited: int  # of each line with an exploiter, which thinks long
    options: tuple[str, ...] = ()


LADDERS = {
    "pirates-dice": Ladder((2, 4), 2000, 200),
    # Where all who live have won, good bots cannot be told apart.
    "battle-of-wits": Ladder((2, 4), 400, 200, ("winner=highest-total",)),
    "poisoned-glass": Ladder((2, 4), 200, 100),
    "wits-and-wagers": Ladder((4,), 400, 200),
}


class Line(NamedTuple):
    """How one did among rivals of one kind."""

    who: str
    rival: str
    seats: int
    games: int
    rate: float
    low: float
    high: float

    @property
    def even(self) -> float:
        return 1 / self.seats

    def __str__(self) -> str:
        rivals = self.rival if self.seats == 2 else f"{self.seats - 1} {self.rival}"
        return f"{self.who} v {rivals}"


def measured(game: str, share: float) -> Iterator[Line]:
    ladder = LADDERS[game]
    steps = [(level, below) for below, level in pairwise(("uniform", *levels(game)))]
    known = [(f"{AGAINST}{level}", level) for level in levels(game) if game in EXPLOITERS]
    for seats in ladder.seats:
        setup = read_setup(GAMES[game], seats, ladder.options)
        for pairs, games in ((steps, ladder.games), (known, ladder.exploited)):
            for who, rival in pairs:
                entrants = [who, *[rival] * (seats - 1)]
                many = max(seats, round(games * share))
                shares = [
                    each for some in contest(game, setup, entrants, many, SEED) for each in some
                ]
                first = next(each for each in standings(entrants, shares) if each.bot == who)
                line = Line(who, rival, seats, many, first.rate, first.low, first.high)
                print(
                    f"{game}: {line}: {line.rate:.1%} ({line.low:.1%} .. {line.high:.1%})",
                    flush=True,
                )
                yield line


def table(game: str, lines: Sequence[Line]) -> str:
    said = ", ".join(f"`{option}`" for option in LADDERS[game].options)
    rows = [
        f"| `{line.who}` | {line.seats - 1} `{line.rival}` | {line.games:,} | "
        f"{100 * line.rate:.1f} % ({100 * line.low:.1f} .. {100 * line.high:.1f}) | "
        f"{100 * line.even:.0f} % |"
        for line in lines
    ]
    return "\n".join(
        [
            f"Measured by `script/bench bench/levels.py {game}`"
            + (f", with {said}" if said else "")
            + "; 95 % intervals:",
            "",
            "| who | among | games | wins | an even share |",
            "|---|---|---|---|---|",
            *rows,
            "",
            f"![{GAMES[game].title}: wins of each level](pictures/levels-{game}.svg)",
        ]
    )


def write(game: str, text: str) -> None:
    """Between its marks in docs/bots.md."""
    page = DOCS / "bots.md"
    begins, ends = f"<!-- levels of {game} -->\n", f"<!-- end of levels of {game} -->"
    whole = re.compile(f"{re.escape(begins)}.*?{re.escape(ends)}", re.DOTALL)
    before = page.read_text()
    if not whole.search(before):
        raise SystemExit(f"{page.name} has no place for the levels of {game}")
    page.write_text(whole.sub(lambda _: f"{begins}\n{text}\n\n{ends}", before))


def draw(game: str, lines: Sequence[Line]) -> None:
    mpl.rcParams |= {"svg.hashsalt": "levels", "svg.fonttype": "none", "font.family": "sans-serif"}
    figure = Figure(figsize=(7, 0.8 + 0.32 * len(lines)), layout="constrained")
    plot = figure.add_subplot()
    for place, line in enumerate(reversed(lines)):
        colour = KNOWN if line.who.startswith(AGAINST) else UNKNOWN
        low, high = line.rate - line.low, line.high - line.rate
        plot.errorbar(line.rate, place, xerr=[[low], [high]], fmt="o", color=colour, capsize=3)
        plot.plot([line.even] * 2, [place - 0.4, place + 0.4], color="#888888", linewidth=1)
    plot.set_yticks(range(len(lines)), [str(line) for line in reversed(lines)])
    plot.set_xlim(0, 1)
    plot.xaxis.set_major_formatter("{x:.0%}")
    plot.grid(axis="x", alpha=0.3)
    plot.set_title(
        f"{GAMES[game].title}: wins, 95 % intervals (grey: an even share)", size="medium"
    )
    figure.savefig(DOCS / "pictures" / f"levels-{game}.svg", metadata={"Date": None})


def main() -> None:
    parser = ArgumentParser(description="The house's bots by level.")
    parser.add_argument("games", nargs="*", choices=[[], *LADDERS], default=[])
    parser.add_argument("--share", type=float, default=1.0, help="of the games (1.0)")
    asked = parser.parse_args()
    for game in asked.games or LADDERS:
        lines = list(measured(game, asked.share))
        write(game, table(game, lines))
        draw(game, lines)


if __name__ == "__main__":
    main()
