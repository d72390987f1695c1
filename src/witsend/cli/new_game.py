"""A game of one's own: `new-game`."""

import keyword
from importlib.resources import files
from pathlib import Path
from string import Template

import rich_click as click

from witsend.games import GAMES
from witsend.games.packages import NAME

PLACES = {
    "pyproject.toml": "pyproject.toml",
    "README.md": "README.md",
    "__init__.py": "src/$module/__init__.py",
    "rules.md": "src/$module/rules.md",
    "game.py": "src/$module/game.py",
    "bots.py": "src/$module/bots.py",
    "test_game.py": "tests/test_game.py",
}


@click.command("new-game")
@click.argument("name")
@click.option(
    "--folder",
    type=click.Path(path_type=Path),
    help="Where to; otherwise a folder witsend-NAME here.",
)
def new_game(name: str, folder: Path | None) -> None:
    """Write a package with a tiny game called NAME, to be made into one of your own.

    It has rules, the game, a bot and tests, and can be played as soon as it is installed.
    """
    words = name.split("-")
    if not NAME.fullmatch(name) or keyword.iskeyword(name):
        raise click.ClickException(
            "A name is small letters and figures, with hyphens between words: treasure-hunt."
        )
    if name in GAMES:
        raise click.ClickException(f"There is a game called {name} already.")
    folder = folder or Path(f"witsend-{name}")
    if folder.exists():
        raise click.ClickException(f"{folder} is there already: nothing is written over.")
    said = {
        "name": name,
        "title": " ".join(word.capitalize() for word in words),
        "cls": "".join(word.capitalize() for word in words),
        "module": f"witsend_{'_'.join(words)}",
    }
    starter = files("witsend.cli") / "starter"
    for template, place in PLACES.items():
        path = folder / Template(place).substitute(said)
        path.parent.mkdir(parents=True, exist_ok=True)
        text = (starter / f"{template}.txt").read_text(encoding="utf-8")
        path.write_text(Template(text).substitute(said), encoding="utf-8")
    click.echo(f"Written to {folder}. Next:")
    click.echo(f"  pip install --editable {folder}")
    click.echo(f"  witsend play {name}")
