"""An assistant at the table: `mcp`."""

import rich_click as click

from witsend.adapters.seated import Refused, Seated
from witsend.cli.games import rules_page


@click.command()
@click.argument("code")
@click.option(
    "--url", default="http://127.0.0.1:8000", show_default=True, help="The server of the table."
)
@click.option("--name", default="Assistant", show_default=True, help="What the seat is called.")
@click.option(
    "--token",
    default="",
    envvar="WITSEND_TOKEN",
    help="Who you are, from a time before; without one, somebody new.",
)
def mcp(code: str, url: str, name: str, token: str) -> None:
    """Sit down at the table with this CODE as a program that speaks the Model Context Protocol.

    It speaks on standard input and output, as assistants start it: the command in their settings is
    witsend, its arguments are mcp and the code. The seat is marked as a bot's.
    """
    try:
        from witsend.adapters.mcp import served
    except ImportError:
        raise click.ClickException(
            "This needs one more package: pip install 'witsend[mcp]'"
        ) from None
    try:
        seat = Seated(url, code, name, token)
    except Refused as error:
        raise click.ClickException(str(error)) from None
    served(seat, rules_page(seat.game.name, "en").read_text(encoding="utf-8")).run()
