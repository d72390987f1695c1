"""Bots against bots: `arena`."""

import csv
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import rich_click as click
from rich.console import Console
from rich.progress import Progress
from rich.table import Table
from rich.text import Text

from witsend.bots import find_bot
from witsend.cli.options import book_option, explained, game_argument, option_option, read_setup
from witsend.cli.workers import cluster_option, workers
from witsend.content.books.shelf import volume
from witsend.games import GAMES


@click.command()
@game_argument
@click.argument("entrants", nargs=-1, required=True, metavar="BOT BOT...")
@click.option(
    "--games", "number", type=click.IntRange(1), default=1000, show_default=True, help="How many."
)
@click.option("--seed", type=int, default=1, show_default=True, help="Fixes all chance.")
@option_option
@book_option
@click.option("--csv", "as_csv", is_flag=True, help="Print the table as CSV.")
@click.option(
    "--records",
    "keep",
    type=click.Path(path_type=Path, file_okay=False, writable=True),
    help="Keep every game's record, with the proof of its chance, in this folder, made if need be.",
)
@cluster_option
def arena(
    game: str,
    entrants: tuple[str, ...],
    number: int,
    seed: int,
    options: tuple[str, ...],
    as_csv: bool,
    keep: Path | None,
    cluster: str | None,
) -> None:
    """Let bots play many games, one bot to a seat, and print who wins how often."""
    from witsend.bots.arena import contest, standings

    with explained():
        setup = read_setup(GAMES[game], len(entrants), options)
        for entrant in entrants:
            find_bot(game, entrant)()
        if keep:
            keep.mkdir(parents=True, exist_ok=True)
        shares: list[tuple[float, ...]] = []
        with (
            workers(cluster) as executor,
            Progress(console=Console(stderr=True), transient=True) as progress,
        ):
            task = progress.add_task("Playing", total=number)
            for batch in contest(game, setup, entrants, number, seed, executor, keep):
                shares += batch
                progress.advance(task, len(batch))
        if GAMES[game].together:
            _print_told(setup, entrants, shares, as_csv=as_csv)
        else:
            _print_standings(standings(entrants, shares), as_csv=as_csv)


def _print_told(
    setup: Any, entrants: Sequence[str], shares: Sequence[Sequence[float]], *, as_csv: bool
) -> None:
    """All of them win or lose together: what counts is how many chapters they told."""
    from witsend.bots.arena import wilson

    first, last = setup.start.chapter, len(volume(setup.volume).chapters)
    told = [round(story[0]) for story in shares]  # the number of the last chapter that was told
    rows = []
    for chapter in range(first, last + 1):
        begun, done = sum(n >= chapter - 1 for n in told), sum(n >= chapter for n in told)
        rows.append((chapter, begun, done, *(wilson(done, begun) if begun else (0.0, 1.0))))
    if as_csv:
        writer = csv.writer(sys.stdout, lineterminator="\n")
        writer.writerow(["chapter", "begun", "told", "low", "high"])
        writer.writerows((*row[:3], *(f"{figure:.6g}" for figure in row[3:])) for row in rows)
        return
    mean = sum(told) / len(told) - (first - 1)
    title = f"{len(told)} stories told by {', '.join(entrants)}: {mean:.2f} chapters each"
    shown = Table("chapter", title=title)
    for heading in ("begun", "told", "rate", "interval"):
        shown.add_column(heading, justify="right")
    for chapter, begun, done, low, high in rows:
        rate = f"{done / begun:.1%}" if begun else "-"
        shown.add_row(str(chapter), str(begun), str(done), rate, f"{low:.1%} .. {high:.1%}")
    Console().print(shown)


def _print_standings(table: Sequence[Any], *, as_csv: bool) -> None:
    if as_csv:
        writer = csv.writer(sys.stdout, lineterminator="\n")
        named = ("wins", "rate", "low", "high", "skill", "doubt", "won")
        writer.writerow(["bot", "games", *named])
        for each in table:
            figures = (getattr(each, name) for name in named)
            writer.writerow([each.bot, each.games, *(f"{figure:.6g}" for figure in figures)])
        return
    shown = Table("bot", title=f"{table[0].games} games, seats rotated, 95 % intervals")
    headings = ["wins", "rate", "interval", "OpenSkill mu ± sigma"]
    shared = any(standing.won != standing.wins for standing in table)
    if shared:  # a win that several share counts in parts; this column counts it in full
        headings.append("among the winners")
    for heading in headings:
        shown.add_column(heading, justify="right")
    for standing in table:
        low, high = standing.won_between
        among = f"{standing.won / standing.games:.1%} ({low:.1%} .. {high:.1%})"
        shown.add_row(
            Text(standing.bot),
            f"{standing.wins:.6g}",
            f"{standing.rate:.1%}",
            f"{standing.low:.1%} .. {standing.high:.1%}",
            f"{standing.skill:.1f} ± {standing.doubt:.1f}",
            *([among] if shared else []),
        )
    Console().print(shown)
