"""What people bring along: `book`, `questions`."""

import sys
from pathlib import Path

import rich_click as click

from witsend.cli.options import database_option, explained
from witsend.cli.tables import store_explained
from witsend.content.books.files import begin, check, load
from witsend.content.packs import read_pack
from witsend.server.database import Database


@click.group()
def book() -> None:
    """Adventure books of your own: docs/book.md says how to write one."""


@book.command("new")
@click.argument("folder", type=click.Path(path_type=Path))
def new_book(folder: Path) -> None:
    """Write a small book to FOLDER that can be played at once, to begin your own with."""
    with explained():
        begin(folder)
    click.echo(f"Two files are in {folder}. Change them, then:")
    click.echo(f"  witsend book play {folder}")


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


@book.command("play")
@click.argument("folder", type=click.Path(path_type=Path))
@click.option("--port", default=8000, show_default=True, help="Where the page is served.")
@click.option("--open/--no-open", "opens", default=True, help="Open it in a browser.")
def play_book(folder: Path, port: int, opens: bool) -> None:
    """Open the adventure book in FOLDER in the browser, and draw it anew whenever a file is saved.

    Tables are forgotten when it ends.
    """
    from witsend.cli.book_play import play
    from witsend.cli.serve import open_page

    if not folder.is_dir():
        raise click.ClickException(f"There is no folder {folder}.")
    play(folder, port, open_page if opens else str)


@click.group()
def questions() -> None:
    """Packs of questions for Wits & Wagers."""


@questions.command("flagged")
@database_option
def flagged_questions(database: Database) -> None:
    """List the questions that hosts have called bad during a game, and how often."""
    from witsend.server.inventory import flagged_in

    with store_explained():
        found = flagged_in(database)
    for what, times in sorted(found.items(), key=lambda each: (-each[1], each[0])):
        click.echo(f"{times:>3}  {what}")
    if not found:
        click.echo("No host has called a question bad.")


@questions.command("measured")
@database_option
def measured_questions(database: Database) -> None:
    """List how difficult questions are by what people here have guessed.

    Only those that enough people have guessed at; tables that choose a difficulty go by it.
    """
    from witsend.server.difficulty import guesses_in, otherwise

    with store_explained():
        found = guesses_in(database)
    changed = otherwise(found)
    shown = sorted((key, each) for key, each in found.items() if each.difficulty)
    for key, each in shown:
        other = "  (not as estimated)" if key in changed else ""
        click.echo(f"{each.near:>3} of {each.all:>3} near  {each.difficulty:<6}  {key}{other}")
    if not shown:
        click.echo("Not enough people have guessed at any question yet.")


@questions.command("check")
@click.argument("file", type=click.Path(path_type=Path))
def check_questions(file: Path) -> None:
    """Name every problem of a pack, TOML or CSV, by its line."""
    from witsend.content.packs.pack_file import BadPack, ignored_columns, tally

    with explained():
        try:
            pack = read_pack(file)
        except BadPack as error:
            click.echo(str(error))
            sys.exit(1)
        ignored = ignored_columns(file)
    click.echo(f"{pack.title} ({pack.name}): {tally(len(pack.questions))}")
    if ignored:
        click.echo(f"Columns that were not read: {', '.join(ignored)}.")
