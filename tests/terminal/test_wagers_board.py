"""The board of Wits & Wagers in the terminal."""

import re
from io import StringIO
from pathlib import Path

import pytest
from click.testing import CliRunner
from msgspec.structs import replace
from rich.console import Console

from witsend.cli import main
from witsend.cli.options import read_setup
from witsend.content.packs import Question
from witsend.content.text import Text
from witsend.game import CHANCE, Move, play
from witsend.games.wits_and_wagers import (
    Ask,
    Bet,
    Guess,
    Lock,
    Next,
    Wager,
    WitsAndWagers,
    WitsAndWagersSetup,
)
from witsend.terminal.wits_and_wagers import WitsAndWagersBoard

NAMES = ("Anne", "Ben", "Carla")
BOARD = WitsAndWagersBoard()
BEES = Question(
    id="bees", text=Text(en="How many eyes has a bee?"), answer="5", low="1", high="100"
)


def drawn(shown: object) -> str:
    console = Console(file=StringIO(), width=100)
    console.print(shown)
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


def asked() -> WitsAndWagers:
    start = WitsAndWagers.start(WitsAndWagersSetup(seats=3))
    return play(start, CHANCE, Ask("house", BEES))


def betting() -> WitsAndWagers:
    state = asked()
    for seat, guess in enumerate(("4", "1000", "4")):
        state = play(play(state, seat, Guess(guess)), seat, Lock())
    return state


@pytest.mark.parametrize(
    ("typed", "move"),
    [
        ("1500", Guess("1500")),
        ("1,500", Guess("1500")),
        ("-3.5", Guess("-3.5")),
        ("y", Lock()),
        ("done", Lock()),
    ],
)
def test_what_may_be_typed_as_a_guess(typed: str, move: Move) -> None:
    state = asked()
    assert BOARD.answer(typed, state.view(0), state.moves(0)) == move


@pytest.mark.parametrize(
    ("typed", "move"),
    [
        ("2", Bet((Wager(2),))),
        ("2 0", Bet((Wager(2), Wager(0)))),
        ("2+300 1", Bet((Wager(2, 300), Wager(1)))),
        ("2 + $1,300 1+100", Bet((Wager(2, 1300), Wager(1, 100)))),
        ("1 1 1", Bet((Wager(1),) * 3)),
        ("-", Bet(())),
        ("y", Lock()),
    ],
)
def test_what_may_be_typed_as_bets(typed: str, move: Move) -> None:
    state = betting()
    assert BOARD.answer(typed, state.view(0), state.moves(0)) == move


def test_help_and_prompts() -> None:
    for state in (asked(), betting()):
        for typed in ("hello", "2+", "wonder hard"):
            answer = str(BOARD.answer(typed, state.view(0), state.moves(0)))
            assert answer.startswith("That is not understood.")
        assert "Enter alone" in str(BOARD.answer("?", state.view(0), state.moves(0)))
    assert BOARD.prompt(asked().moves(0)) == "Your guess, or y when you are done"
    assert BOARD.prompt(betting().moves(0)).startswith("2 5 bets on places 2 and 5")
    assert BOARD.prompt([Next()]) == "y for the next question"


def test_the_board_shows_what_the_seat_knows_and_no_more() -> None:
    state = play(asked(), 0, Guess("1234"))
    assert "Anne has written 1,234." in drawn(BOARD.show([state.view(0)], NAMES))
    assert "1,234" not in drawn(BOARD.show([state.view(None)], NAMES))
    assert "Question 1 of 7  How many eyes has a bee?" in drawn(
        BOARD.show([state.view(None)], NAMES)
    )
    assert "Anne $0  Ben $0" in drawn(
        BOARD.show([WitsAndWagers.start(state.setup).view(None)], NAMES)
    )


def test_won_chips_lie_on_the_mat_as_white_red_and_black() -> None:
    """Clause 2."""
    state = replace(betting(), banks=(3200, 0, 0))
    state = play(state, 0, Bet((Wager(1, 3200), Wager(2))))
    mat = drawn(BOARD.show([state.view(None)], NAMES))
    assert "Anne $3,300 1 black 1 red 2 white" in mat
    assert re.search(r"Anne \$100 *$", mat, re.MULTILINE), "a wager chip alone"


def test_the_mat_shows_odds_guesses_bets_and_the_winner() -> None:
    state = play(betting(), 1, Bet((Wager(1), Wager(2))))
    lines = drawn(BOARD.show([state.view(None)], NAMES)).splitlines()
    assert any(line.split() == ["0", "6:1", "smaller", "than", "all"] for line in lines)
    anne = next(line for line in lines if line.strip().startswith("1 "))
    assert anne.split() == ["1", "3:1", "4", "Anne,", "Carla", "Ben", "$100"]
    for seat in range(3):
        state = play(state, seat, Lock())
    assert "▸1" in drawn(BOARD.show([state.view(None)], NAMES))
    assert "(done)" in drawn(BOARD.show([play(state, 0, Next()).view(None)], NAMES))


def test_a_game_is_played_to_the_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WITSEND_DATA", str(tmp_path))
    typed = "50\ny\n1 1\ny\ny\n" * 7
    arguments = ["--person", "Anne", "--bot", "hard", "--bot", "easy", "--seed", "1"]
    result = CliRunner().invoke(main, ["play", "wits-and-wagers", *arguments], input=typed)
    assert result.exit_code == 0, result.output
    assert "smaller than all" in result.output
    assert "The answer is" in result.output
    assert "The bank pays:" in result.output
    assert "has a hunch" not in result.output
    assert " with $" in result.output


def test_packs_are_an_option_with_commas() -> None:
    setup = read_setup(WitsAndWagers, 3, ["packs=house,house", "questions=5"])
    assert setup == WitsAndWagersSetup(seats=3, questions=5, packs=("house", "house"))
    with pytest.raises(ValueError, match="there is no pack 'club'; there are house"):
        read_setup(WitsAndWagers, 3, ["packs=house,club"])
    shown = CliRunner().invoke(main, ["games"], env={"COLUMNS": "200"})
    assert "packs=house: The question packs, by name." in shown.output
