"""The people of a server: `people list`, `revoke`, `rotate`, `forget`, `ban`, `pardon`, `bans`."""

import time

import rich_click as click

from witsend.cli.options import database_option
from witsend.cli.settings import AGE
from witsend.cli.tables import IDS, day, store_explained, tell
from witsend.server.database import Database


@click.group()
def people() -> None:
    """Who is known to a server, and whose cookies and tokens count; also while it runs."""


@people.command("list")
@click.option("--name", help="Only those who are called so.")
@click.option("--table", help="Only those who ever sat or spoke there; by id, code or link.")
@database_option
def list_people(name: str | None, table: str | None, database: Database) -> None:
    """List people with their ids; who was here last comes first."""
    from witsend.server.inventory import find_table, people_at
    from witsend.server.keys import everyone

    with store_explained():
        found = (
            everyone(database, name)
            if table is None
            else people_at(database, find_table(database, table))
        )
    for person in found:
        if name in {None, person.name}:
            seen = day(person.seen) if person.seen else "----------"
            click.echo(f"{seen}  {person.id}  {person.name}")


@people.command(context_settings=IDS)
@click.argument("persons", nargs=-1, required=True, metavar="PERSON...")
@database_option
def revoke(persons: tuple[str, ...], database: Database) -> None:
    """End the cookies and tokens of PERSON, by id or by name; for good."""
    from witsend.server.keys import revoke as end

    with store_explained():
        ended = end(database, persons)
    for person in ended:
        click.echo(f"{person.name} ({person.id}) is known here no more.")


@people.command(context_settings=IDS)
@click.argument("persons", nargs=-1, required=True, metavar="PERSON|ADDRESS...")
@click.option("--address", is_flag=True, help="Also the address where they were seen last.")
@click.option("--for", "age", type=AGE, metavar="AGE", help="Such as 30d.  [default: for ever]")
@database_option
def ban(persons: tuple[str, ...], address: bool, age: float | None, database: Database) -> None:
    """Let PERSON in no more, by id or by name, or whoever comes from ADDRESS."""
    from witsend.cli.orders import ordered
    from witsend.server.bans import FOR_EVER
    from witsend.server.bans import ban as keep_out

    until = time.time() + age if age else FOR_EVER
    with store_explained():
        for person in keep_out(database, persons, until):
            is_place = person.id == person.name
            click.echo(f"{person.id if is_place else f'{person.name} ({person.id})'} is banned.")
            if address and not is_place:
                tell(ordered(database, "ban address", f"{person.id} {until}"))


@people.command(context_settings=IDS)
@click.argument("banned", nargs=-1, required=True, metavar="PERSON|ADDRESS...")
@database_option
def pardon(banned: tuple[str, ...], database: Database) -> None:
    """Let PERSON in again, or whoever comes from ADDRESS."""
    from witsend.server.bans import pardon as let_in

    with store_explained():
        let_in(database, banned)
    click.echo(f"{', '.join(banned)} may come in again.")


@people.command()
@database_option
def bans(database: Database) -> None:
    """List who is banned, and until when."""
    from witsend.server.bans import FOR_EVER
    from witsend.server.bans import bans as all_bans

    with store_explained():
        found = all_bans(database, time.time())
    for each in found:
        until = "for ever  " if each.until >= FOR_EVER else day(each.until)
        click.echo(f"{until}  {each.who}  {each.name or ''}".rstrip())
    if not found:
        click.echo("Nobody is banned.")


@people.command()
@click.option("--at-once", is_flag=True, help="End everyone's token now: the key has leaked.")
@database_option
def rotate(at_once: bool, database: Database) -> None:
    """Sign cookies and tokens with a new key from now on."""
    from witsend.server.keys import DAY, GRACE, LATELY
    from witsend.server.keys import rotate as change

    with store_explained():
        carried = change(database, time.time(), at_once=at_once)
    if at_once:
        click.echo("There is a new key. Everyone says their name again.")
    else:
        click.echo(
            f"There is a new key. {carried} who were here in the last {LATELY / DAY:.0f} days "
            f"get a new cookie when they come by in the next {GRACE / DAY:.0f}."
        )


@people.command(context_settings=IDS)
@click.argument("person", metavar="PERSON")
@click.option("--yes", is_flag=True, help="Without asking again.")
@database_option
def forget(person: str, yes: bool, database: Database) -> None:
    """Take out PERSON's name and all they said, everywhere; their games stay, without a name."""
    from witsend.cli.orders import ordered
    from witsend.server.keys import revoke as end
    from witsend.server.keys import someone

    with store_explained():
        found = someone(database, person)
        if not yes:
            click.confirm(f"Forget {found.name} ({found.id}) for good?", abort=True)
        end(database, [found.id])
        tell(ordered(database, "forget", found.id, patience=None))
        database.settle()
