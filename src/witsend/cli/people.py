"""The people of a server: `people list`, `people revoke`, `people rotate`."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path

import rich_click as click

from witsend.cli.options import data_folder, data_option


@click.group()
def people() -> None:
    """Who is known to a server, and whose cookies and tokens count; also while it runs."""


@contextmanager
def _explained() -> Iterator[None]:
    from witsend.server.database import StoreError

    try:
        yield
    except StoreError as error:
        raise click.ClickException(str(error)) from None


@people.command("list")
@click.option("--name", help="Only those who are called so.")
@data_option
def list_people(name: str | None, data: Path | None) -> None:
    """List people with their ids; who was here last comes first."""
    from witsend.server.keys import everyone

    with _explained():
        found = everyone(data or data_folder(), name)
    for person in found:
        day = datetime.fromtimestamp(person.seen, UTC).date() if person.seen else "----------"
        click.echo(f"{day}  {person.id}  {person.name}")


# An id may begin with a dash, and then is no option.
@people.command(context_settings={"ignore_unknown_options": True, "help_option_names": ["--help"]})
@click.argument("persons", nargs=-1, required=True, metavar="PERSON...")
@data_option
def revoke(persons: tuple[str, ...], data: Path | None) -> None:
    """End the cookies and tokens of PERSON, by id or by name; for good."""
    from witsend.server.keys import revoke as end

    with _explained():
        ended = end(data or data_folder(), persons)
    for person in ended:
        click.echo(f"{person.name} ({person.id}) is known here no more.")


@people.command()
@click.option("--at-once", is_flag=True, help="End everyone's token now: the key has leaked.")
@data_option
def rotate(at_once: bool, data: Path | None) -> None:
    """Sign cookies and tokens with a new key from now on."""
    from witsend.server.keys import DAY, GRACE, LATELY
    from witsend.server.keys import rotate as change

    with _explained():
        carried = change(data or data_folder(), time.time(), at_once=at_once)
    if at_once:
        click.echo("There is a new key. Everyone says their name again.")
    else:
        click.echo(
            f"There is a new key. {carried} who were here in the last {LATELY / DAY:.0f} days "
            f"get a new cookie when they come by in the next {GRACE / DAY:.0f}."
        )
