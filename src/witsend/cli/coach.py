"""After a game: `coach`."""

import sys
from collections.abc import Sequence
from pathlib import Path

import rich_click as click
from rich.console import Console
from rich.progress import Progress
from rich.table import Table
from rich.text import Text

from witsend.cli.options import book_option, explained
from witsend.cli.records import last_record
from witsend.coach import Report
from witsend.coach import coach as judge
from witsend.coach.mind import percent
from witsend.coach.words import Telling, curve, turns
from witsend.game import Seat
from witsend.games import GAMES
from witsend.record import GameRecord, read
from witsend.terminal.board import coloured

VERDICTS = ("best", "fine", "slip", "blunder")
STYLES = {"best": "green", "fine": "", "slip": "yellow", "blunder": "bold red"}


@click.command()
@book_option
@click.argument("file", type=click.Path(path_type=Path), required=False)
@click.option("--seat", "numbers", type=int, multiple=True, help="Only this seat (1 is the first).")
@click.option("--all", "everything", is_flag=True, help="Every decision, not only the mistakes.")
@click.option("--json", "as_json", is_flag=True, help="Print the report as JSON.")
def coach(file: Path | None, numbers: tuple[int, ...], everything: bool, as_json: bool) -> None:
    """Say what each decision of a recorded game was worth; without FILE, of the last one played.

    Every decision is compared with what the strongest bot would do, by what that seat knew.
    """
    with explained():
        record = read(file or last_record())
        for number in numbers:
            if not 1 <= number <= len(record.sitters):
                raise click.ClickException(
                    f"The seats are 1 to {len(record.sitters)}, not {number}."
                )
        wanted = [number - 1 for number in numbers] or range(len(record.sitters))
        with Progress(console=Console(stderr=True), transient=True) as progress:
            task = progress.add_task("Thinking", total=None)
            report = judge(
                record, told=lambda done, of: progress.update(task, completed=done, total=of)
            )
        if as_json:
            sys.stdout.write(report.text().decode() + "\n")
            return
        _print(record, Telling(record, report), wanted, everything=everything)


def _print(
    record: GameRecord, telling: Telling, wanted: Sequence[Seat], *, everything: bool
) -> None:
    console, names = Console(highlight=False), record.names
    report = telling.report
    title = GAMES[report.game].title
    console.print(f"[bold]{title}[/], judged by the bot {report.reference.bot}.", end=" ")
    console.print(" ".join(telling.limits()), style="dim")
    console.print(_table(record, report))
    for seat in report.seats:
        if seat.seat not in wanted:
            continue
        console.print()
        console.print(coloured(names[seat.seat], names))
        for part in seat.parts:
            console.print(f"  {curve(part)}  {turns(part)}".rstrip())
        for decision in seat.decisions:
            if everything or decision.unsure or decision.verdict in {"slip", "blunder"}:
                said = coloured(telling.decision(decision), names)
                verdict = Text(decision.verdict, STYLES[decision.verdict])
                console.print(Text.assemble(f"  {decision.step:>4} ", verdict, "  ", said))
        for moment in seat.moments:
            console.print(coloured(f"  {telling.moment(moment, seat.seat)}", names))
        console.print(f"  {telling.balance(seat)}", style="dim")


def _table(record: GameRecord, report: Report) -> Table:
    table = Table("seat", title="Decisions")
    for heading in (*VERDICTS, "unsure", "accuracy", "given away"):
        table.add_column(heading, justify="right")
    for seat in report.seats:
        counts = [sum(each.verdict == verdict for each in seat.decisions) for verdict in VERDICTS]
        table.add_row(
            coloured(record.names[seat.seat], record.names),
            *map(str, counts),
            str(sum(each.unsure for each in seat.decisions)),
            "" if seat.accuracy is None else percent(seat.accuracy),
            percent(sum(each.cost for each in seat.decisions)),
        )
    return table
