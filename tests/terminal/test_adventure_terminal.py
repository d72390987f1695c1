"""Adventure Book in the terminal: what is shown, and what may be typed."""

from io import StringIO
from pathlib import Path

import pytest
from click.testing import CliRunner
from rich.console import Console

from adventure import ANNE, dealt, played, scene
from witsend.cli import main
from witsend.game import Move
from witsend.games.adventure_book import AdventureBook, AdventureBookSetup
from witsend.games.adventure_book.moves import (
    ByLot,
    Complete,
    EndMoving,
    EndStory,
    GoesFirst,
    Step,
    Whoever,
)
from witsend.terminal.adventure_book import AdventureBookBoard

BOARD = AdventureBookBoard()
FOUR = "adventure courage love wits"


def drawn(shown: object) -> str:
    console = Console(file=StringIO(), width=160)
    console.print(shown)
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


def answer(state: AdventureBook, typed: str) -> object:
    return BOARD.answer(typed, state.view(ANNE), state.moves(ANNE))


@pytest.mark.parametrize(
    ("typed", "move"),
    [
        ("westley to 4", Step("westley", "4", ("love",))),
        ("west 4", Step("westley", "4", ("love",))),
        ("complete", Complete("pitcher", ("courage", "love"))),
        ("end", EndStory()),
        ("1", EndStory()),
    ],
)
def test_parts_of_the_words_are_enough(typed: str, move: Move) -> None:
    if isinstance(move, Complete):
        state = scene(1, "love courage", at={"westley": "farmhouse"})
    else:
        state = scene(1, "love", at={"westley": "2"})
    assert answer(state, typed) == move


def test_what_is_not_clear_is_listed_and_what_is_wrong_explained() -> None:
    state = scene(1, "love wits", at={"westley": "2"})
    assert str(answer(state, "westley 4")).splitlines() == [
        "  6 westley to 4, discarding love",
        "  7 westley to 4, discarding wits",
    ]
    assert answer(state, "7") == Step("westley", "4", ("wits",))
    assert "That is no move of yours now." in str(answer(state, "fly"))
    assert "You tell a story together" in str(answer(state, "?"))
    assert len(str(answer(state, "l")).splitlines()) == len(state.moves(ANNE))
    assert BOARD.prompt(state.moves(ANNE)).startswith("What do you do? (end the storytelling: 1")


def test_the_board_shows_map_challenges_and_hands() -> None:
    shown = drawn(BOARD.show([dealt(FOUR, FOUR).view(ANNE)], ["Anne", "Ben"]))
    assert "Chapter 1: As You Wish" in shown
    assert "Barn We" in shown
    assert "Well chore" in shown
    assert "[13] ★" in shown
    assert "Westley at Barn: to 2 ([2]), 1 ([1]), 3 ([3])" in shown
    assert "List of Chores 3" in shown
    assert "▸Anne: adventure, courage, love, wits" in shown
    assert "later  What He Really Meant" in shown


def test_the_chapters_question_is_shown_and_answered() -> None:
    """Clause 3: "Whoever was most recently on a boat goes first." """
    state = AdventureBook.start(AdventureBookSetup(seats=2, chapter=2))
    shown = drawn(BOARD.show([state.view(ANNE)], ["Anne", "Ben"]))
    assert "Who was the last to be on a boat?" in shown
    assert "Miracles" in shown
    assert answer(state, "seat 2") == GoesFirst(1)
    assert answer(state, "lots") == ByLot()
    assert answer(state, "1") == Whoever()


def test_the_board_shows_the_pieces_of_every_chapter() -> None:
    hazards = (("1", "rous"),)
    shown = [drawn(BOARD.show([scene(n, "").view(ANNE)], ["Anne"])) for n in (2, 5, 6)] + [
        drawn(BOARD.show([scene(4, "", hazards=hazards).view(ANNE)], ["Anne"]))
    ]
    assert "Mystery Ship 0" in shown[0]
    assert "Barracks squad" in shown[1]
    assert "Oak Door locked" in shown[2]
    assert "[1] rous" in shown[3]
    assert "Wounds 0" in shown[3]
    done = scene(1, "", done=("saddle",)).view(ANNE)
    assert "done   Polish the Saddle" in drawn(BOARD.show([done], ["Anne"]))


def test_a_chapter_opens_with_its_rules_and_a_game_is_played_to_the_end(tmp_path: Path) -> None:
    state = played(dealt(FOUR), EndMoving())
    assert state.phase == "story"
    typed = "1\n" * 400
    kept = tmp_path / "game.jsonl"
    result = CliRunner().invoke(
        main,
        ("play", "adventure-book", "--person", "Anne", "--seed", "1", "--record", str(kept)),
        input=typed,
    )
    assert result.exit_code == 0, result.output
    assert "Buttercup goes where she pleases" in result.output.replace("\n", " ")
    assert "The story breaks off in chapter 1." in result.output
