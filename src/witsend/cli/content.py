"""Checks of what people bring along: `book check`, `questions check`."""

import sys
from pathlib import Path

import rich_click as click

from witsend.cli.options import explained
from witsend.content.books.files import check, load
from witsend.content.packs import read_pack


@click.group()
def book() -> None:
    """Adventure books of your own: docs/book.md says how to write one."""


@book.command("check")
@click.argument("folder", type=click.Path(path_type=Path))
def check_book(folder: Path) -> None:
    """Name every problem of the adventure book in FOLDER."""
    if problems := check(folder):
        for problem in problems:
            click.echo(problem)
        raise click.ClickException(f"{len(problems)} to be put right.")
    chapters = load(folder).chapters
    titles = ", ".join(str(chapter.chapter.title) for chapter in chapters)
    click.echo(f"The book can be played: {titles}.")


@click.group()
def questions() -> None:
    """Packs of questions for Wits & Wagers."""


@questions.command("check")
@click.argument("file", type=click.Path(path_type=Path))
def check_questions(file: Path) -> None:
    """Name every problem of a pack, TOML or CSV, by its line."""
    from witsend.content.packs.pack_file import BadPack, tally

    with explained():
        try:
            pack = read_pack(file)
        except BadPack as error:
            click.echo(str(error))
            sys.exit(1)
    click.echo(f"{pack.title} ({pack.name}): {tally(len(pack.questions))}")
