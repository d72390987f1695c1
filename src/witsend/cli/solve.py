"""Rounds of Pirates Dice, solved between two and learned among more: `solve`."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

import rich_click as click
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

from witsend.cli.workers import cluster_option, workers
from witsend.solve.match import MOST, ROUNDS, played_both_ways
from witsend.solve.plan import EXACT, everything, shipped, walks_of

if TYPE_CHECKING:
    from witsend.solve.side import Job, Learned

DICE = click.IntRange(1, MOST)


@click.command()
@click.argument("game", type=click.Choice(["pirates-dice"]), metavar="GAME")
@click.argument("opener", type=DICE, required=False)
@click.argument("other", type=DICE, required=False)
@click.option("--minutes", type=click.FloatRange(min=0.0), help="At most so long, for each side.")
@click.option(
    "--walks", type=click.IntRange(1), help="Walks of CFR+ through a side's tree; a crew's lessons."
)
@click.option(
    "--free",
    is_flag=True,
    help=f"Leave the policy free to bid anything, for up to {EXACT} dice in play.",
)
@click.option("--crew", is_flag=True, help="Learn all rounds of three and four seats instead.")
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
@cluster_option
def solve(
    game: str,
    opener: int | None,
    other: int | None,
    minutes: float | None,
    walks: int | None,
    free: bool,
    crew: bool,
    keep: Path | None,
    into: Path | None,
    cluster: str | None,
) -> None:
    """Solve a round between two: so many dice for who opens, so many for the other; or all.

    What is printed of a policy is proved in the whole game, against every rival there can be.
    """
    del game
    if find_spec("numba") is None:
        raise click.ClickException("Solving needs more packages: pip install 'witsend[solve]'")
    if crew:
        if opener is not None or minutes is not None or free or keep or cluster:
            raise click.UsageError(
                "A crew learns all its rounds in one go: name --walks and --into."
            )
        _learn_crew(walks, into)
        return
    from witsend.solve.pack import write
    from witsend.solve.side import Job

    if (opener is None) != (other is None):
        raise click.UsageError("Name the dice of both sides, or of neither.")
    todo = [(opener, other)] if opener is not None and other is not None else [*ROUNDS]
    if free and any(sum(dice) > EXACT for dice in todo):
        raise click.UsageError(f"A free policy is for {EXACT} dice in play at most: name a round.")
    jobs = [
        Job(
            plan=(plan := (everything if free else shipped)(*dice, opens=opens)),
            walks=walks or walks_of(plan),
            minutes=minutes,
            kept=keep / f"{_name(first, second, opens)}{'-free' * free}.npz" if keep else None,
            packs=into is not None,
        )
        for first, second in todo
        for opens, dice in ((True, (first, second)), (False, (second, first)))
    ]
    shown = _table()
    low: dict[tuple[int, int], float] = {}
    high: dict[tuple[int, int], float] = {}
    learned = _here(todo, jobs) if len(todo) == 1 and not cluster else _by_workers(jobs, cluster)
    for first, second in todo:
        sides = next(learned), next(learned)
        if into is not None:
            write(into, first, second, [side.packed for side in sides if side.packed])
        low[first, second], high[first, second] = 1 - sides[0].best, sides[1].best
        _add(shown, first, second, sides, low[first, second], high[first, second])
    Console().print(shown)
    if len(todo) == len(ROUNDS):
        for dice, share in played_both_ways(low, high).items():
            click.echo(f"Of matches of {dice} dice each no rival wins more than {share:.2%}.")


def _learn_crew(lessons: int | None, into: Path | None) -> None:
    from witsend.solve.crew_learn import LESSONS, CrewLearner

    learner = CrewLearner()
    with Progress(console=Console(stderr=True), transient=True) as progress:
        for _ in progress.track(range(lessons or LESSONS), description="Lessons of a crew"):
            learner.learn()
    shares = learner.opening_values()
    packed = learner.pack()
    if into is not None:
        into.mkdir(parents=True, exist_ok=True)
        into.joinpath("crew.xz").write_bytes(packed)
    said = ", ".join(f"{share:.1%}" for share in shares)
    click.echo(f"{learner.lessons} lessons, {len(packed):,} bytes. With five dice each, from who")
    click.echo(f"opens on, they win {said} of matches.")


def _name(first: int, second: int, opens: bool) -> str:
    return f"{first}-{second}-{'opener' if opens else 'responder'}"


def _here(todo: Sequence[tuple[int, int]], jobs: "Sequence[Job]") -> "Iterator[Learned]":
    """One round, side after side, with a look at how it goes."""
    from witsend.solve.side import learn_side

    for opens, job in zip((True, False), jobs, strict=True):
        with _progress(_name(*todo[0], opens), job.walks) as told:
            learned = learn_side(job, told)
        yield learned


def _by_workers(jobs: "Sequence[Job]", cluster: str | None) -> "Iterator[Learned]":
    """Many sides, at once; the same comes of each, whoever learns it."""
    from witsend.solve.side import learn_side

    with (
        workers(cluster) as executor,
        Progress(console=Console(stderr=True), transient=True) as progress,
    ):
        task = progress.add_task("Sides of rounds", total=len(jobs))
        for learned in executor.map(learn_side, jobs):
            progress.advance(task)
            yield learned


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


def _table() -> Table:
    shown = Table(title="How often who opens wins the round, and what the best rival gains")
    for heading in ("opener", "other", "at least", "at most", "exploitability", "walks"):
        shown.add_column(heading, justify="right")
    return shown


def _add(
    shown: Table, first: int, second: int, sides: "Sequence[Learned]", low: float, high: float
) -> None:
    walked = " + ".join(str(side.walks) for side in sides)
    figures = (f"{low:.5f}", f"{high:.5f}", f"{(high - low) / 2:.5f}")
    shown.add_row(str(first), str(second), *figures, walked)
