"""Rounds of Pirates Dice between two, solved: `solve`."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING

import rich_click as click
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

from witsend.solve.match import MOST, ROUNDS, played_both_ways
from witsend.solve.plan import EXACT, Plan, everything, shipped, walks_of

if TYPE_CHECKING:
    from witsend.solve.learn import Learner

KEPT_EVERY = 30.0  # seconds
SHOWN_EVERY = 20  # walks of CFR+ between two proofs, which take about as long as one
DICE = click.IntRange(1, MOST)


@click.command()
@click.argument("game", type=click.Choice(["pirates-dice"]), metavar="GAME")
@click.argument("opener", type=DICE, required=False)
@click.argument("other", type=DICE, required=False)
@click.option("--minutes", type=click.FloatRange(min=0.0), help="At most so long, for each side.")
@click.option("--walks", type=click.IntRange(1), help="Walks of CFR+ through a side's tree.")
@click.option(
    "--free",
    is_flag=True,
    help=f"Leave the policy free to bid anything, for up to {EXACT} dice in play.",
)
@click.option(
    "--keep",
    metavar="FOLDER",
    type=click.Path(path_type=Path, file_okay=False),
    help="Keep what is learned there, and go on from it.",
)
@click.option(
    "--into",
    metavar="FOLDER",
    type=click.Path(path_type=Path, file_okay=False),
    help="Write the tables there.",
)
def solve(
    game: str,
    opener: int | None,
    other: int | None,
    minutes: float | None,
    walks: int | None,
    free: bool,
    keep: Path | None,
    into: Path | None,
) -> None:
    """Solve a round between two: so many dice for who opens, so many for the other; or all.

    What is printed of a policy is proved in the whole game, against every rival there can be.
    """
    del game
    if find_spec("numba") is None:
        raise click.ClickException("Solving needs more packages: pip install 'witsend[solve]'")
    if (opener is None) != (other is None):
        raise click.UsageError("Name the dice of both sides, or of neither.")
    todo = [(opener, other)] if opener is not None and other is not None else [*ROUNDS]
    if free and any(sum(dice) > EXACT for dice in todo):
        raise click.UsageError(f"A free policy is for {EXACT} dice in play at most: name a round.")
    shown = _table()
    low: dict[tuple[int, int], float] = {}
    high: dict[tuple[int, int], float] = {}
    for first, second in todo:
        sides = []
        for opens in (True, False):
            own, rival = (first, second) if opens else (second, first)
            plan = (everything if free else shipped)(own, rival, opens=opens)
            name = f"{first}-{second}-{'opener' if opens else 'responder'}"
            kept = keep / f"{name}{'-free' * free}.npz" if keep else None
            sides.append(_learned(name, plan, walks or walks_of(plan), minutes, kept))
        low[first, second], high[first, second] = _proved(sides, first, second, into)
        _add(shown, first, second, sides, low[first, second], high[first, second])
    Console().print(shown)
    if len(todo) == len(ROUNDS):
        for dice, share in played_both_ways(low, high).items():
            click.echo(f"Of matches of {dice} dice each no rival wins more than {share:.2%}.")


def _learned(
    name: str, plan: Plan, walks: int, minutes: float | None, kept: Path | None
) -> "Learner":
    from witsend.solve.learn import Learner

    learner = Learner(plan)
    if kept and kept.exists():
        learner.load(kept)
    until = monotonic() + 60 * minutes if minutes is not None else float("inf")
    saved = monotonic()
    with _progress(name, walks) as step:
        step(learner.walks, None)
        while learner.walks < walks and (monotonic() < until or not learner.walks):
            learner.learn()
            proof = learner.walks % SHOWN_EVERY == 0
            step(learner.walks, learner.rivals_best(learner.average()) if proof else None)
            if kept and monotonic() > saved + KEPT_EVERY:
                learner.save(kept)
                saved = monotonic()
    if kept:
        kept.parent.mkdir(parents=True, exist_ok=True)
        learner.save(kept)
    return learner


@contextmanager
def _progress(name: str, walks: int) -> Iterator[Callable[[int, float | None], None]]:
    columns = (TextColumn("{task.description}"), BarColumn(), TextColumn("{task.completed} walks"))
    proved = TextColumn("{task.fields[best]}")
    console = Console(stderr=True)
    with Progress(*columns, TimeElapsedColumn(), proved, console=console, transient=True) as bar:
        task = bar.add_task(name, total=walks, best="")

        def step(done: int, best: float | None) -> None:
            bar.update(task, completed=done)
            if best is not None:
                bar.update(task, best=f"the best rival wins {best:.4f}")

        yield step


def _proved(
    sides: "list[Learner]", first: int, second: int, into: Path | None
) -> tuple[float, float]:
    if into is None:
        opener, responder = (side.rivals_best(side.average()) for side in sides)
        return 1 - opener, responder
    from witsend.solve.pack import write

    packed = write(into, first, second, (sides[0], sides[1]))
    return packed.low, packed.high


def _table() -> Table:
    shown = Table(title="How often who opens wins the round, and what the best rival gains")
    for heading in ("opener", "other", "at least", "at most", "exploitability", "walks"):
        shown.add_column(heading, justify="right")
    return shown


def _add(
    shown: Table, first: int, second: int, sides: "list[Learner]", low: float, high: float
) -> None:
    walked = " + ".join(str(side.walks) for side in sides)
    figures = (f"{low:.5f}", f"{high:.5f}", f"{(high - low) / 2:.5f}")
    shown.add_row(str(first), str(second), *figures, walked)
