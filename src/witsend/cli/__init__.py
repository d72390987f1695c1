"""The command line: a file for each family of commands."""

import sys
from io import TextIOWrapper

import rich_click as click

from witsend import __version__
from witsend.cli import arena, content, games, people, play, serve

__all__ = ["main"]


@click.group(context_settings={"help_option_names": ["-h", "--help"]}, epilog=games.FAN_PROJECT)
@click.version_option(__version__)
def main() -> None:
    """Wits' End: table games of bluff, wager and nerve."""
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # a terminal without skulls can still play


for command in (
    *(games.games, games.rules, games.bots, play.play, play.replay, arena.arena),
    *(content.book, content.questions, serve.serve, serve.backup, people.people),
):
    main.add_command(command)
