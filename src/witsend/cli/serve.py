"""A server and its tables: `serve`, `backup`, `restore`, `migrate`."""

import os
import re
import sys
from collections.abc import Mapping
from contextlib import ExitStack
from ipaddress import ip_network
from pathlib import Path

import rich_click as click
from rich.console import Console

from witsend.cli.options import book_option, database_option, explained, named_database
from witsend.cli.settings import AGE, setting, strangers
from witsend.cli.tables import store_explained
from witsend.content.packs import PACKS, house, read_pack, register
from witsend.platforms import as_typed
from witsend.server.database import Database

EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104 - only where a host asks for the whole network


def _origins(
    context: click.Context, parameter: click.Parameter, urls: tuple[str, ...]
) -> tuple[str, ...]:
    del context, parameter
    for url in urls:
        if not re.fullmatch(r"https?://[^/\s]+/?", url):
            raise click.BadParameter(f"{url!r} is no site such as https://play.example.org")
    return tuple(url.rstrip("/").lower() for url in urls)


def _names(
    context: click.Context, parameter: click.Parameter, names: tuple[str, ...]
) -> tuple[str, ...]:
    from witsend.server.names import name_in

    del context, parameter
    for name in names:
        if name_in(name) != name.lower():
            raise click.BadParameter(f"{name!r} is no name such as play.example.org")
    return names


def _proxies(
    context: click.Context, parameter: click.Parameter, value: str | None
) -> tuple[str, ...]:
    from witsend.server.proxies import PRIVATE

    del context, parameter
    networks: list[str] = []
    for each in (value or "no").lower().replace(",", " ").split():
        if each in {"private", "yes", "true", "on", "1"}:
            networks += PRIVATE
        elif each not in {"no", "false", "off", "0"}:
            try:
                networks.append(str(ip_network(each, strict=False)))
            except ValueError:
                raise click.BadParameter(
                    f"{each!r} is no address or network such as 10.0.0.0/8"
                ) from None
    return tuple(networks)


@click.command()
@setting("--host", default="127.0.0.1", show_default=True, help="The address to listen on.")
@setting(
    "--port",
    type=click.IntRange(1, 65535),
    default=8000,
    show_default=True,
    help="The port to listen on.",
)
@database_option
@setting("--lan", is_flag=True, help="Let phones in this network join: address and QR code.")
@setting("--open", "opens", is_flag=True, help="Open the page in this machine's browser.")
@setting("--metrics-port", type=click.IntRange(1, 65535), help="Prometheus, on this machine.")
@setting(
    "--origin",
    "origins",
    multiple=True,
    metavar="URL",
    callback=_origins,
    help="Another site whose pages may connect. May be given several times.",
)
@setting(
    "--name",
    "names",
    multiple=True,
    metavar="NAME",
    callback=_names,
    help="A name by which this server is reached, such as play.example.org. Addresses, localhost "
    "and this machine's own name are known. May be given several times.",
)
@setting(
    "--questions",
    "packs",
    multiple=True,
    metavar="FILE",
    type=click.Path(path_type=Path),
    help="A pack of questions, TOML or CSV, that tables may choose. May be given several times.",
)
@setting(
    "--keep-questions",
    "kept",
    metavar="FOLDER",
    type=click.Path(path_type=Path, file_okay=False),
    help="Let hosts save packs of questions in the page, for all tables; they are kept there.",
)
@book_option
@setting(
    "--behind-proxy",
    "proxies",
    is_flag=False,
    flag_value="private",
    metavar="[ADDRESS]",
    callback=_proxies,
    help="Believe the X-Forwarded headers of a proxy there, such as 10.0.0.0/8; several are parted "
    "by spaces. Without an address: on this machine and in private networks.",
)
@setting(
    "--keep",
    type=AGE,
    metavar="AGE",
    help="Delete tables that are over, or never began, and untouched for so long, such as 90d.",
)
@click.option(
    "--limit",
    "given_limits",
    multiple=True,
    metavar="NAME=VALUE",
    help="Another limit than the usual, such as asks=60+20/s. May be given several times.  "
    "[env vars: WITSEND_LIMIT_NAME]",
)
def serve(  # noqa: C901 - what is settled, one by one
    host: str,
    port: int,
    lan: bool,
    opens: bool,
    metrics_port: int | None,
    origins: tuple[str, ...],
    names: tuple[str, ...],
    packs: tuple[Path, ...],
    kept: Path | None,
    proxies: tuple[str, ...],
    keep: float | None,
    given_limits: tuple[str, ...],
    database: Database,
) -> None:
    """Serve tables: they are kept in a folder and lose nothing."""
    from witsend import platforms
    from witsend.cli.limits import read_limits
    from witsend.content.packs.keeping import read_folder
    from witsend.server.serve import CannotServe, PortTaken, Serving, log_as_json
    from witsend.server.serve import serve as run

    limits = read_limits(given_limits)
    notice_strangers(os.environ)
    host = EVERYWHERE[0] if lan else host
    here, address = addresses(host, port)
    if opens and _is_ours(here):
        open_page(here)
        return
    with explained():
        for pack in packs:
            register(read_pack(pack))
        if kept:
            read_folder(kept)
        house()  # read now, so that no table waits for it
    serving = Serving(
        database=database,
        address=address,
        host=host,
        port=port,
        metrics_port=metrics_port,
        origins=origins,
        names=names,
        proxies=proxies,
        limits=limits,
        keep_seconds=keep,
        questions=kept,
    )
    log_as_json()

    def ready() -> None:
        console = Console(stderr=True, highlight=False)
        console.print(f"Wits' End is at {address} and keeps its tables in {database.place}")
        console.print(packs_said(), markup=False)
        if lan:
            import segno

            segno.make(address).terminal(sys.stderr, compact=True)
            if platforms.ASKED_BY_SYSTEM:
                console.print(platforms.ASKED_BY_SYSTEM)
        if proxies and not (names or origins):
            console.print("Say with --name what the site is called, or only its address is known.")
        console.print("Ctrl-C ends it; every table is there again at the next start.")
        if opens:
            open_page(here)

    try:
        platforms.run(run(serving, ready))
    except CannotServe as error:
        hint = f" {another_port(lan, opens)}" if isinstance(error, PortTaken) else ""
        raise click.ClickException(f"{error}{hint}") from None
    except KeyboardInterrupt:
        pass


def packs_said() -> str:
    loaded = [f"{pack.title} ({len(pack.questions)})" for pack in PACKS.values()]
    return f"Questions for Wits & Wagers: {', '.join(loaded)}"


def notice_strangers(environment: Mapping[str, str]) -> None:
    """A setting that is misspelt is refused; what is like none may be somebody else's, and is
    only named."""
    from witsend.cli.limits import limit_names, limit_variable

    known = [str(param.envvar) for param in serve.params if param.envvar]
    limits = [limit_variable(name) for name in limit_names()]
    for variable, meant in strangers([*known, *limits], environment).items():
        if meant:
            raise click.ClickException(f"There is no setting {variable}. Is {meant} meant?")
        click.echo(f"There is no setting {variable}, so it settles nothing.", err=True)


def another_port(lan: bool, opens: bool) -> str:
    """With what was typed, and no more: that could let in a whole network."""
    typed = ["witsend serve", *["--lan"] * lan, *["--open"] * opens, "--port 8001"]
    return f"Name another with --port or WITSEND_PORT, such as: {' '.join(typed)}"


def addresses(host: str, port: int) -> tuple[str, str]:
    """Where the page is for this machine, and for others."""
    from witsend.server.serve import lan_address

    if host in EVERYWHERE:
        return f"http://127.0.0.1:{port}", f"http://{lan_address()}:{port}"
    here = f"http://{f'[{host}]' if ':' in host else host}:{port}"
    return here, here


def _is_ours(url: str) -> bool:
    """Whether Wits' End is served there already."""
    from urllib.request import urlopen

    try:
        with urlopen(f"{url}/health", timeout=1) as answer:  # noqa: S310 - our own http address
            return b'"version"' in answer.read(200)
    except (OSError, ValueError):
        return False


def open_page(url: str) -> None:
    import webbrowser

    if not webbrowser.open(url):
        click.echo(f"Open {url} in a browser.", err=True)


@click.command()
@click.argument("target", type=click.Path(path_type=Path), metavar="FILE")
@click.option(
    "--to-share",
    is_flag=True,
    help="Only games that are over, and none of the server's keys: for somebody else. People's "
    "names and what was said are in it.",
)
@database_option
def backup(target: Path, to_share: bool, database: Database) -> None:
    """Copy all tables to FILE, safely while a server runs. Whoever has it could tell the dice to
    come in games that go on, and pass for anybody: keep it as you keep the server."""
    from witsend.server.removal import backup_to_share

    with store_explained():
        if to_share:
            backup_to_share(database, target)
        else:
            database.backup(target)
    where = target.absolute()  # whoever gives the command may be taken elsewhere first
    again = as_typed(["witsend", "restore", str(where)])
    what = "All games that are over" if to_share else "All tables"
    click.echo(f"{what} are in {where}. To serve them: {again}")


@click.command()
@click.argument("source", type=click.Path(path_type=Path), metavar="FILE")
@database_option
def restore(source: Path, database: Database) -> None:
    """Put the tables of the backup FILE in the place of those that are there, which are kept. Not
    while a server runs."""
    with store_explained():
        kept = database.restore(source)
    click.echo(f"The tables of {source} are in {database.place}, to be served.")
    if kept:
        click.echo(f"Those that were there are in {kept}: delete it when you are sure.")


@click.command()
@click.option("--from", "source", required=True, metavar="FOLDER|URL", help="Where tables are.")
@click.option("--to", "target", required=True, metavar="FOLDER|URL", help="Where none are yet.")
def migrate(source: str, target: str) -> None:
    """Carry all tables, people and the key from a folder to Postgres, or back. No server may run on
    either meanwhile."""
    from witsend.games.english import number_of
    from witsend.server.carrying import carry

    old, new = named_database(source), named_database(target)
    with store_explained(), ExitStack() as undo:
        old.check_exists()
        for database in (old, new):
            database.claim(undo)
            database.check_unserved()
        carried = carry(old, new)
    click.echo(
        f"{number_of(carried.tables, 'table', 'tables')} with "
        f"{number_of(carried.entries, 'entry', 'entries')}, "
        f"{number_of(carried.people, 'person', 'people')} and the key are in {new.place}, "
        "and every log is the same there."
    )
