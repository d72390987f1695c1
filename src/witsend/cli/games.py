"""What there is to play: `games`, `rules`, `bots`."""

from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

import rich_click as click
from msgspec.structs import fields
from rich.console import Console
from rich.markdown import Markdown
from rich.table import Table

from witsend.bots import BOTS
from witsend.cli.options import game_argument
from witsend.games import GAMES, HOUSE
from witsend.games.packages import rules_of_package

FAN_PROJECT = (
    "Wits' End is an unofficial fan project; the titles of the games belong to their owners."
)


@click.command()
def games() -> None:
    """List the games, their seats and their options."""
    console = Console()
    table = Table("game", "seats", "options (and their usual values)")
    for game in GAMES.values():
        own = (field for field in fields(game.options) if field.name not in {"seats", "campaign"})
        lines = (f"{field.name}={_spelled(field.default)}: {_help(field.type)}" for field in own)
        seats = f"{game.seats[0]} to {game.seats[-1]}"
        table.add_row(f"{game.title}\n[dim]{game.name}[/]", seats, "\n".join(lines))
    console.print(table)
    console.print(f"witsend play {next(iter(GAMES))}\n", highlight=False)
    console.print(FAN_PROJECT, style="dim")


@click.command()
@game_argument
@click.option("--language", type=click.Choice(["en", "fr", "es"]), default="en", show_default=True)
def rules(game: str, language: str) -> None:
    """Print the rules of a game."""
    Console().print(Markdown(rules_page(game, language).read_text(encoding="utf-8")))


def rules_page(game: str, language: str) -> Path | Traversable:
    if game not in HOUSE:
        if page := rules_of_package(GAMES[game], language):
            return page
        raise click.ClickException(f"{GAMES[game].title} came without its rules.")
    packed = Path(__file__).parents[1] / "rules"
    in_a_clone = Path(__file__).parents[3] / "docs" / "rules"
    name = game if language == "en" else f"{game}.{language}"
    return (packed if packed.is_dir() else in_a_clone) / f"{name}.md"


@click.command()
@game_argument
def bots(game: str) -> None:
    """List the bots that play a game."""
    for name in BOTS[game]:
        click.echo(name)
    click.echo("or your own: FILE.py:CLASS")


def _spelled(value: Any) -> str:
    if isinstance(value, tuple):
        return ",".join(value)
    return str(value).lower() if isinstance(value, bool) else str(value)


def _help(annotation: Any) -> str:
    """The line of help an option carries in its Meta, if it has one."""
    (meta,) = getattr(annotation, "__metadata__", (None,))
    return str(getattr(meta, "description", None) or "")
