"""OpenSpiel's own tests of our games, and its CFR beside our solver."""

import os
from random import Random
from typing import Any

import pyspiel
import pytest

from witsend.adapters import openspiel
from witsend.games import GAMES
from witsend.solve.tables import rounds

SOAK = "WITSEND_SOAK" in os.environ
SMALL: dict[str, dict[str, Any]] = {  # where a usual game would take seconds
    "python_witsend_wits_and_wagers": {"questions": 1},
}


@pytest.mark.parametrize(
    "name",
    [
        pytest.param(name, marks=pytest.mark.soak if "adventure" in name else ())
        for name in openspiel.NAMES
    ],
)
def test_openspiel_finds_nothing_wrong(name: str) -> None:
    """Random games, each state written down and read back."""
    game = pyspiel.load_game(name, {} if SOAK else SMALL.get(name, {}))
    pyspiel.random_sim_test(game, num_sims=20 if SOAK else 1, serialize=True, verbose=False)


def test_every_game_is_registered_with_its_options() -> None:
    assert set(openspiel.NAMES) <= set(pyspiel.registered_names())
    assert len(openspiel.NAMES) == len(GAMES)
    game = pyspiel.load_game("python_witsend_pirates_dice(seats=3,dice=2,bid_cap=false)")
    assert game.num_players() == 3
    assert game.num_distinct_actions() == 1 + 5 * 99
    with pytest.raises(pyspiel.SpielError, match="Unknown parameter"):
        pyspiel.load_game("python_witsend_pirates_dice(cups=3)")


@pytest.mark.parametrize("name", openspiel.NAMES)
def test_a_resampled_state_looks_the_same_to_its_player(name: str) -> None:
    rng, state = Random(4), pyspiel.load_game(name).new_initial_state()
    others = set()
    for _ in range(40):
        if state.is_terminal():
            break
        actions = [a for a, _ in state.chance_outcomes()] if state.is_chance_node() else None
        state.apply_action(rng.choice(actions or state.legal_actions()))
        player = state.current_player()
        if player < 0:
            continue
        twin = state.resample_from_infostate(player, rng.random)
        assert twin.information_state_string(player) == state.information_state_string(player)
        assert twin.observation_tensor(player) == state.observation_tensor(player)
        assert twin.legal_actions() == state.legal_actions()
        others.add(str(twin) != str(state))
    assert True in others or name.endswith("adventure_book"), "where something is hidden"


def test_what_a_player_is_told_grows_and_names_no_other_hand() -> None:
    state = pyspiel.load_game("python_witsend_pirates_dice(seats=2,dice=1)").new_initial_state()
    for outcome in (1, 4, 2):  # the second seat opens; a 5 for the first, a 3 for the second
        state.apply_action(outcome)
    assert state.current_player() == 1
    assert '"dice":[3]' in state.information_state_string(1)
    assert "[5]" not in state.information_state_string(1)
    before = state.information_state_string(0)
    state.apply_action(state.legal_actions()[0])
    assert state.information_state_string(0).startswith(before.rsplit("\n", 2)[0])


@pytest.mark.soak
def test_openspiels_cfr_comes_to_our_solvers_value() -> None:
    """One die each, where the first seat opens: the whole tree, handed to OpenSpiel's C++."""
    root = pyspiel.load_game("python_witsend_pirates_dice(seats=2,dice=1)").new_initial_state()
    root.apply_action(0)
    lines, ends, sets = ['EFG 2 R "round" { "opener" "other" } ""'], [0], ({}, {})  # type: ignore[var-annotated]

    def write(state: Any) -> None:
        if state.is_terminal():
            ends[0] += 1
            opener, other = state.returns()
            lines.append(f't "" {ends[0]} "" {{ {opener} {other} }}')
            return
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            listed = " ".join(f'"{outcome}" {odds:.12f}' for outcome, odds in outcomes)
            lines.append(f'c "" 1 "" {{ {listed} }} 0')
            actions = [outcome for outcome, _ in outcomes]
        else:
            player, actions = state.current_player(), state.legal_actions()
            known = sets[player]
            told = known.setdefault(state.information_state_string(player), len(known) + 1)
            listed = " ".join(f'"{action}"' for action in actions)
            lines.append(f'p "" {player + 1} {told} "" {{ {listed} }} 0')
        for action in actions:
            write(state.child(action))

    write(root)
    assert ends == [36 * (2**10 - 1)]  # as tests/games/counts.txt has it
    assert sum(map(len, sets)) == 6 * 2**10
    tree = pyspiel.load_efg_game("\n".join(lines) + "\n")
    solver = pyspiel.CFRPlusSolver(tree)
    for _ in range(1000):
        solver.evaluate_and_update_policy()
    policy = solver.average_policy()
    gap = pyspiel.nash_conv(tree, policy)
    value, _ = pyspiel.expected_returns(tree.new_initial_state(), policy, -1, True)
    solved = rounds()[1, 1]
    assert gap < 2e-4
    assert solved.low - gap < value < solved.high + gap
