"""The tables of a server: `tables list`, `show`, `end`, `delete`, `export`; and `prune`."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path

import rich_click as click

from witsend.cli.options import database_option, explained
from witsend.cli.settings import AGE
from witsend.server.database import Database, StoreError

MB = 1_000_000  # bytes
NOT_DONE = "It was not done: "


@click.group()
def tables() -> None:
    """What is kept of a server's tables; also while it runs."""


@contextmanager
def store_explained() -> Iterator[None]:
    try:
        yield
    except StoreError as error:
        raise click.ClickException(str(error)) from None


def day(at: float) -> str:
    return f"{datetime.fromtimestamp(at, UTC).date()}"


def size(count: int) -> str:
    return f"{count / MB:.1f} MB" if count >= MB else f"{count / 1000:.0f} kB"


def tell(said: str) -> None:
    """What came of an order."""
    if said.startswith(NOT_DONE):
        why = said.removeprefix(NOT_DONE)
        raise click.ClickException(why[0].upper() + why[1:])
    click.echo(said)


tables_argument = click.argument("asked", nargs=-1, required=True, metavar="TABLE...")
# An id may begin with a dash, and then is no option.
IDS = {"ignore_unknown_options": True, "help_option_names": ["--help"]}


@tables.command("list")
@click.option("--game", help="Only of this game.")
@click.option("--stage", type=click.Choice(["waiting", "in play", "over"]), help="Only these.")
@click.option("--most", default=50, show_default=True, help="How many lines at most.")
@database_option
def list_tables(game: str | None, stage: str | None, most: int, database: Database) -> None:
    """List tables, the last played first: day, disk, id, code, game, and who sits there."""
    from witsend.games.english import number_of
    from witsend.server.inventory import all_tables, room

    with store_explained():
        every, there = all_tables(database), room(database)
    found = [
        table for table in every if game in {None, table.game} and stage in {None, table.stage}
    ]
    for table in found[:most]:
        where = f"{day(table.touched)}  {size(table.disk):>8}  {table.id}  {table.code:<8}"
        click.echo(f"{where}  {table.game:<15}  {table.stage:<7}  {', '.join(table.people)}")
    if len(found) > most:
        click.echo(f"... and {len(found) - most} more: --most {len(found)}")
    over = [table.disk for table in found if table.over]
    each = f", {size(sum(over) // len(over))} each" if over else ""
    click.echo(
        f"{number_of(len(found), 'table', 'tables')}; "
        f"{number_of(len(over), 'is over and takes', 'are over and take')} "
        f"{size(sum(over))}{each}. "
        f"The file has {size(there.file)}, of which {size(there.free)} are free."
    )


@tables.command(context_settings=IDS)
@click.argument("asked", metavar="TABLE")
@click.option("--talk", is_flag=True, help="All that was said there, whispers too.")
@database_option
def show(asked: str, talk: bool, database: Database) -> None:
    """Show one table, by its id, the beginning of it, its code or its link."""
    from witsend.server.inventory import all_tables, find_table, log_of
    from witsend.server.retold import game_of
    from witsend.server.seating import Said

    with store_explained():
        id_ = find_table(database, asked)
        (table,) = [each for each in all_tables(database) if each.id == id_]
        entries, _ = log_of(database, id_)
    game = game_of(entries)
    click.echo(f"{table.game}, {game.log.stopped or table.stage}; code {table.code}")
    click.echo(f"{table.entries} entries, {size(table.disk)}; the last on {day(table.touched)}")
    chairs = zip(game.seating.seat_names, game.seating.chairs, strict=True)
    for seat, (name, chair) in enumerate(chairs, 1):  # as `replay --seat` counts them
        who = ", ".join(chair.people) or (f"bot, {chair.bot}" if chair.bot else "free")
        click.echo(f"seat {seat}: {name or '-'} ({who})")
    for entry in entries if talk else ():
        if isinstance(entry, Said):
            to = "" if entry.seat is None else f" to seat {entry.seat + 1}"
            click.echo(f"{entry.name} ({entry.person}){to}: {entry.text}")


@tables.command(context_settings=IDS)
@tables_argument
@database_option
def end(asked: tuple[str, ...], database: Database) -> None:
    """End tables that are not over: whoever has one open reads that you did. For good."""
    from witsend.cli.orders import ordered
    from witsend.server.inventory import find_table

    with store_explained():
        for id_ in [find_table(database, each) for each in asked]:
            tell(ordered(database, "end", id_))


@tables.command(context_settings=IDS)
@tables_argument
@click.option("--yes", is_flag=True, help="Without asking again.")
@database_option
def delete(asked: tuple[str, ...], yes: bool, database: Database) -> None:
    """Delete all that is kept of tables that are over. For good."""
    from witsend.cli.orders import ordered
    from witsend.server.inventory import find_table

    with store_explained():
        ids = [find_table(database, each) for each in asked]
        if not yes:
            click.confirm(f"Delete {', '.join(ids)} for good?", abort=True)
        for id_ in ids:
            tell(ordered(database, "delete", id_))


@tables.command(context_settings=IDS)
@click.argument("asked", nargs=-1, metavar="[TABLE]...")
@click.option("--over", is_flag=True, help="Every game that is over and not in the folder yet.")
@click.option(
    "--into",
    type=click.Path(path_type=Path, file_okay=False),
    default=Path(),
    help="The folder to write to.  [default: this one]",
)
@click.option("--secrets", is_flag=True, help="Also of a game in play, with all that is hidden.")
@database_option
def export(
    asked: tuple[str, ...], over: bool, into: Path, secrets: bool, database: Database
) -> None:
    """Write the records of games, one file each, for `witsend replay`."""
    from witsend.cli.records import check_place
    from witsend.server.inventory import all_tables, find_table, record_of

    def place(id_: str) -> Path:
        return into / f"{id_[:8]}.jsonl"

    if not (asked or over):
        raise click.UsageError("Name the tables, or say --over.")
    with store_explained(), explained():
        ids = [find_table(database, each) for each in asked]
        if over:
            finished = [each.id for each in all_tables(database) if each.started and each.over]
            ids += [id_ for id_ in finished if id_ not in ids and not place(id_).exists()]
        for id_ in ids:
            record = record_of(database, id_, secrets=secrets)
            path = place(id_)
            check_place(path)
            path.touch(0o600)  # names, and with --secrets what is hidden
            path.write_bytes(record)
            click.echo(f"The game of table {id_} is in {path}")


@click.command()
@click.option("--older-than", type=AGE, required=True, metavar="AGE", help="Such as 90d.")
@click.option("--abandoned", is_flag=True, help="Also games in play that nobody went on with.")
@click.option("--dry-run", is_flag=True, help="Only say how many there are.")
@database_option
def prune(older_than: float, abandoned: bool, dry_run: bool, database: Database) -> None:
    """Delete tables that are over, or never began, and untouched for so long; and the names of
    people who sit at none that is left and were not here since."""
    from witsend.cli.orders import ordered
    from witsend.games.english import number_of
    from witsend.server.database import open_beside
    from witsend.server.inventory import room
    from witsend.server.removal import prunable

    before = time.time() - older_than
    with store_explained():
        if dry_run:
            with open_beside(database, only_reads=True) as db:
                count = len(prunable(db, before, abandoned=abandoned))
            click.echo(f"{number_of(count, 'table', 'tables')} would be deleted.")
            return
        which = "abandoned" if abandoned else "over"
        tell(ordered(database, "prune", f"{before} {which}", patience=None))
        given_back = database.shrink()
        there = room(database)
    if given_back:
        click.echo(f"The file has {size(there.file)} now; the rest is given back to the disk.")
    else:
        click.echo(
            f"Of the file's {size(there.file)}, {size(there.free)} are free, and used again "
            "before it grows. Prune while no server runs, and they are given back to the disk."
        )
