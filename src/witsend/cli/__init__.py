"""The command line: a file for each family of commands."""

import sys
from io import TextIOWrapper

import rich_click as click

from witsend import __version__
from witsend.cli import (
    arena,
    coach,
    content,
    games,
    mcp,
    new_game,
    people,
    play,
    records,
    serve,
    solve,
    tables,
)

__all__ = ["main"]


PLAY = ("--lan", "--open")  # of `serve`, where no command is named


@click.group(
    context_settings={"help_option_names": ["-h", "--help"]},
    epilog=games.FAN_PROJECT,
    invoke_without_command=True,
)
@click.version_option(__version__)
@click.pass_context
def main(context: click.Context) -> None:
    """Wits' End: table games of bluff, wager and nerve.

    Without a command it serves the tables and opens the page: witsend serve --lan --open
    """
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # a terminal without skulls can still play
    if context.invoked_subcommand is None:
        with serve.serve.make_context("serve", [*PLAY], parent=context) as typed:
            serve.serve.invoke(typed)


for command in (
    *(games.games, games.rules, games.bots, play.play, play.replay, play.verify),
    *(coach.coach, records.records, arena.arena, content.book, content.questions),
    *(serve.serve, serve.backup, serve.restore),
    *(serve.migrate, people.people, tables.tables, tables.prune, solve.solve, mcp.mcp),
    new_game.new_game,
):
    main.add_command(command)
