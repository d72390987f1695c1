"""The games as PettingZoo's environments, and against the house's bots as Gymnasium's.

    env = witsend.adapters.pettingzoo.env("pirates-dice", seats=3)

Agents are seats (`seat_0`), actions are the numbers of `witsend.adapters.forms`, and an observation
is a dict of the view's vector and the mask of what is allowed; who is asked, and in which order, is
as `witsend.adapters.asking` says. The reward comes at the end: the share of the win, from 0 to 1.
A number that is not allowed ends the game for all, with -1 for whoever chose it.
"""

from random import Random
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from witsend.adapters.asking import Asking, ask, share_of_win
from witsend.adapters.forms import encode, size_of, width
from witsend.adapters.text import told
from witsend.bots import BOTS
from witsend.game import Seat, State
from witsend.games import GAMES

Observation = dict[str, NDArray[Any]]
ILLEGAL = -1.0  # for a number that is not allowed
SECONDS = 0.05  # that a bot may think over a move


def env(game: str, render_mode: str | None = None, **options: Any) -> Any:
    """The environment as people of the field expect it: checked, in order, forgiving."""
    raw = GameEnv(game, render_mode, **options)
    checked = wrappers.TerminateIllegalWrapper(raw, illegal_reward=ILLEGAL)
    return wrappers.OrderEnforcingWrapper(checked)


def parallel_env(game: str, render_mode: str | None = None, **options: Any) -> Any:
    """The same for learners that want everyone's action at once: only that of the seat that is
    asked counts, and all others may be anything."""
    return turn_based_aec_to_parallel(env(game, render_mode, **options))


def observation_space(state: State) -> spaces.Dict:
    return spaces.Dict(
        {
            "observation": spaces.Box(-np.inf, np.inf, (width(state.setup),), np.float32),
            "action_mask": spaces.Box(0, 1, (size_of(state.setup),), np.int8),
        }
    )


def observation(asking: Asking, seat: Seat) -> Observation:
    mask = np.zeros(size_of(asking.state.setup), np.int8)
    if seat == asking.seat:
        mask[asking.numbers()] = 1
    return {
        "observation": np.array(encode(asking.state.view(seat)), np.float32),
        "action_mask": mask,
    }


class GameEnv(AECEnv[str, Observation, int | None]):
    def __init__(self, game: str, render_mode: str | None = None, **options: Any) -> None:
        super().__init__()
        first, seats = GAMES[game], options.pop("seats", GAMES[game].seats[0])
        self.first = first.start(first.options(seats=seats, **options))
        self.metadata = {
            "name": f"witsend_{first.name.replace('-', '_')}_v{first.version}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        space = observation_space(self.first)
        numbers = size_of(self.first.setup)
        self.spaces = {
            agent: (spaces.Dict(dict(space.spaces)), spaces.Discrete(numbers))
            for agent in self.possible_agents
        }
        self.rng = Random()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.spaces[agent][0]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.spaces[agent][1]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        del options
        if seed is not None:
            self.rng = Random(seed)
        self.asking = ask(self.first).drawn(self.rng)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.select()

    def select(self) -> None:
        seat = self.asking.seat
        self.agent_selection = self.agents[0] if seat is None else self.possible_agents[seat]

    def observe(self, agent: str) -> Observation:
        return observation(self.asking, self.seats[agent])

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("A seat that is asked has to answer.")
        self._cumulative_rewards[agent] = 0.0
        self.asking = self.asking.after(self.asking.move(int(action))).drawn(self.rng)
        over = self.asking.seat is None
        state = self.asking.state
        self.rewards = {a: share_of_win(state, self.seats[a]) if over else 0.0 for a in self.agents}
        self.terminations = dict.fromkeys(self.agents, over)
        self.select()
        self._accumulate_rewards()

    def render(self) -> str | None:
        """What an onlooker sees."""
        return told(self.asking.state.view(None)) if self.render_mode == "ansi" else None

    def close(self) -> None:
        pass


class BotsEnv(gymnasium.Env[Observation, int]):
    """One seat against bots of the house, who sit in all others."""

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012 (Gymnasium's own)

    def __init__(
        self,
        game: str,
        bot: str = "uniform",
        seat: Seat = 0,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        first, seats = GAMES[game], options.pop("seats", GAMES[game].seats[0])
        self.first = first.start(first.options(seats=seats, **options))
        self.bot, self.seat, self.render_mode = BOTS[game][bot], seat, render_mode
        self.observation_space = observation_space(self.first)
        self.action_space = spaces.Discrete(size_of(self.first.setup))
        self.rng = Random()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed, options=options)
        if seed is not None:
            self.rng = Random(seed)
        self.bots = {seat: self.bot() for seat in range(self.first.setup.seats)}
        self.asking = ask(self.first).drawn(self.rng)
        self.answer_for_bots()
        return observation(self.asking, self.seat), {}

    def answer_for_bots(self) -> None:
        """They are asked as at a table, and so never out of turn."""
        asking = self.asking
        while asking.seat is not None and asking.seat != self.seat:
            state, seat = asking.state, asking.seat
            moves = asking.moves()
            if seat not in state.to_act():
                move = moves[-1]
            else:
                move = self.bots[seat].choose(state.view(seat), moves, self.rng, SECONDS)
            asking = asking.after(move).drawn(self.rng)
        self.asking = asking

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        if action not in self.asking.numbers():
            return observation(self.asking, self.seat), ILLEGAL, True, False, {"illegal": True}
        self.asking = self.asking.after(self.asking.move(int(action))).drawn(self.rng)
        self.answer_for_bots()
        over = self.asking.seat is None
        reward = share_of_win(self.asking.state, self.seat) if over else 0.0
        return observation(self.asking, self.seat), reward, over, False, {}

    def render(self) -> str | None:
        """What one's own seat sees."""
        return told(self.asking.state.view(self.seat)) if self.render_mode == "ansi" else None
