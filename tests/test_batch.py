"""Batches play as the rules do. Large numbers of games: `script/soak batches`."""

import os
import re
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from batch_checks import check
from witsend.adapters.forms import encode, game_of, layout, moves_of, numbers_of, width
from witsend.batch import Batch, NotAllowed
from witsend.game import CHANCE
from witsend.games import GAMES
from witsend.games.pirates_dice import Bid, Challenge, PiratesDice, PiratesDiceSetup, Roll
from witsend.games.wits_and_wagers import WitsAndWagersSetup

TWO = PiratesDiceSetup(seats=2, dice=2)


def test_three_games_are_played_as_by_the_rules_where_nothing_is_compiled() -> None:
    """The same lines as where it is, without the half minute that compiling all would take."""
    told = subprocess.run(
        [sys.executable, Path(__file__).with_name("batch_checks.py"), "--few"],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert told.returncode == 0, told.stderr
    assert told.stdout.startswith("24 games, ")


@pytest.mark.parametrize(
    "setup",
    [
        PiratesDiceSetup(seats=4, dice=2, eliminated_starter="winner"),
        PiratesDiceSetup(seats=2, dice=1, bid_cap=False),
    ],
)
def test_compiled_pirates_dice_is_played_as_by_the_rules(setup: PiratesDiceSetup) -> None:
    assert check(setup, games=20, seed=1, every=5) > 20


def test_a_number_that_is_not_allowed_changes_nothing_in_any_game() -> None:
    batch = Batch(TWO, games=3, seed=1)
    before = batch.rows.copy()
    with pytest.raises(NotAllowed, match="Game 1 does not allow move 0 now"):
        batch.step([1, 0, 1])  # nothing is bid yet that could be challenged
    with pytest.raises(ValueError, match="3 numbers, one a game"):
        batch.step([1])
    assert (batch.rows == before).all()


def test_a_game_is_the_same_however_many_others_there_are() -> None:
    few, many = (Batch(TWO, games, seed=7) for games in (2, 50))
    while not many.over.all():
        assert (few.views() == many.views()[:2]).all()
        few.step(few.drawn())
        many.step(many.drawn())
    assert (few.results().winners == many.results().winners[:2]).all()


def test_games_that_are_over_rest_until_they_are_begun_anew() -> None:
    batch = Batch(TWO, games=40, seed=3)
    assert batch.play_out() > 40
    assert batch.over.all()
    assert batch.results().winners.sum(axis=1).tolist() == [1] * 40
    assert not batch.mask.any()
    batch.step(np.zeros(40))
    batch.restart(np.arange(40) % 2 == 0)
    assert batch.over.tolist() == [False, True] * 20
    assert batch.results().winners.sum() == 20


def test_what_stands_where_in_a_vector_is_said_by_its_layout() -> None:
    setup = PiratesDiceSetup(seats=2, dice=3)
    state = PiratesDice.start(setup)
    state = state.apply(CHANCE, Roll(((6,), (2,))))
    state = state.apply(CHANCE, Roll(((1, 5, 5), (2, 3, 6)))).apply(0, Bid(2, 5))
    vector = encode(state.view(0))
    run = {run.name: vector[run.start : run.start + run.size] for run in layout(setup)}
    assert run["dice"] == [1, 0, 0, 0, 2, 0]
    assert run["turn"] == [0, 1]
    assert [place for place, made in enumerate(run["bids"], 1) if made] == [9]
    assert moves_of(setup)[9] == Bid(2, 5)
    assert numbers_of(setup)[Challenge()] == 0
    assert len(vector) == width(setup)


def test_games_without_compiled_rules_are_refused_by_name() -> None:
    assert game_of(TWO) is GAMES["pirates-dice"]
    with pytest.raises(ValueError, match="wits-and-wagers is not played in batches; pirates-dice,"):
        Batch(WitsAndWagersSetup(seats=3), games=1)
    with pytest.raises(ValueError, match="at least one game"):
        Batch(TWO, games=0)


@pytest.mark.filterwarnings("ignore")  # of what the peers import
def test_the_programs_of_the_page_run_one_after_another(
    capsys: pytest.CaptureFixture[str],
) -> None:
    page = (Path(__file__).parent.parent / "docs" / "study.md").read_text()
    programs = re.findall(r"^```python\n(.*?)^```$", page, flags=re.DOTALL | re.MULTILINE)
    assert len(programs) == 5
    known: dict[str, object] = {}
    for program in programs:
        exec(program, known)
    told = capsys.readouterr().out
    assert "bids" in told
    assert "Your moves:" in told
