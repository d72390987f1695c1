"""PettingZoo's own tests, over all five games. More cycles of them: `script/soak adapters`."""

import os
import warnings
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

# What it warns of while it is imported, or of any environment like ours, is no fault of ours.
with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    from gymnasium.utils.env_checker import check_env
    from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

    from witsend.adapters import pettingzoo

from witsend.adapters.asking import ask
from witsend.adapters.forms import encode, layout, size_of, width
from witsend.adapters.forms.page import page
from witsend.game import CHANCE, State
from witsend.games import GAMES

CYCLES = 1000 if "WITSEND_SOAK" in os.environ else 15
pytestmark = pytest.mark.filterwarnings("ignore")
# Where one takes seconds, it is for the soak.
BRIEF_GAMES = [
    pytest.param(name, marks=pytest.mark.soak if GAMES[name].together else ()) for name in GAMES
]


@pytest.mark.parametrize("game", BRIEF_GAMES)
def test_pettingzoo_finds_nothing_wrong(game: str) -> None:
    seats = GAMES[game].seats[-1] if "WITSEND_SOAK" in os.environ else max(2, GAMES[game].seats[0])
    make = partial(pettingzoo.env, game, seats=seats)
    api_test(make(), num_cycles=CYCLES)
    seed_test(make, num_cycles=CYCLES)
    parallel = partial(pettingzoo.parallel_env, game, seats=seats)
    parallel_api_test(parallel(), num_cycles=CYCLES)
    parallel_seed_test(parallel, num_cycles=CYCLES)


@pytest.mark.parametrize("game", GAMES)
def test_whole_games_end_with_a_win_that_is_shared(game: str) -> None:
    env: Any = pettingzoo.env(game)
    env.reset(seed=5)
    rng, rewards = Random(1), dict[str, float]()
    for agent in env.agent_iter(50_000):
        observation, reward, over, _, _ = env.last()
        rewards[agent] = reward
        allowed = observation["action_mask"].nonzero()[0].tolist()
        env.step(None if over else rng.choice(allowed))
    assert not env.agents
    won = len(rewards) if GAMES[game].together else 1
    assert round(sum(rewards.values()), 6) in {0, won}


def test_a_number_that_is_not_allowed_ends_the_game() -> None:
    env: Any = pettingzoo.env("pirates-dice", seats=2)
    env.reset(seed=1)
    loser = env.agent_selection
    env.step(0)  # nothing is bid yet that could be challenged
    assert env.rewards[loser] == pettingzoo.ILLEGAL
    assert all(env.terminations.values())


@pytest.mark.parametrize("game", ["pirates-dice", "wits-and-wagers"])
def test_gymnasium_finds_nothing_wrong_with_a_seat_among_bots(game: str) -> None:
    env = pettingzoo.BotsEnv(game, bot="easy", render_mode="ansi")
    check_env(env, skip_render_check=True)
    observation, _ = env.reset(seed=3)
    over, reward = False, 0.0
    while not over:
        (allowed,) = observation["action_mask"].nonzero()
        observation, reward, over, _, _ = env.step(int(allowed[-1]))
    assert 0 <= reward <= 1
    assert "You are seat 1" in (env.render() or "")


def walked(game: type[State], seats: int, rng: Random) -> Any:
    asking = ask(game.start(game.options(seats=seats)))
    while asking.seat is not None:
        if asking.seat == CHANCE:
            asking = asking.drawn(rng)
            continue
        yield asking
        asking = asking.after(asking.move(rng.choice(asking.numbers())))
    yield asking


@pytest.mark.parametrize("name", BRIEF_GAMES)
def test_views_that_differ_give_vectors_that_differ(name: str) -> None:
    """Of one table, but for the news; and all vectors are as long as the layout says."""
    game = GAMES[name]
    for seats in (game.seats[0], game.seats[-1]):
        seen: dict[tuple[float, ...], Any] = {}
        for asking in walked(game, seats, Random(seats)):
            setup = asking.state.setup
            assert all(0 <= number < size_of(setup) for number in asking.numbers())
            for seat in (None, *range(seats)):
                view = asking.state.view(seat)
                vector = tuple(encode(view))
                assert len(vector) == width(setup) == sum(run.size for run in layout(setup))
                bare = replace(view, news=())
                assert seen.setdefault(vector, bare) == bare


def test_the_page_of_vectors_says_what_they_hold() -> None:
    """python -m witsend.adapters.forms.page > docs/vectors.md"""
    assert (Path(__file__).parents[2] / "docs" / "vectors.md").read_text() == page()
