"""The games for OpenSpiel: `import witsend.adapters.openspiel` registers them all.

    game = pyspiel.load_game("python_witsend_pirates_dice", {"seats": 2, "dice": 1})

Parameters are the game's options, actions the numbers of `witsend.adapters.forms`, players are
seats, asked as `witsend.adapters.asking` says. An observation is the view's vector; an information
state is all that the seat has been shown, from the first news to the view it has now. Returns are
the share of the win.

Chance is explicit. Where its moves can be listed they are its outcomes; who opens Pirates Dice is
one node, each seat as likely as any other, and every seat's dice are a node of their own. Where
they are too many to list, as a deal of Poisoned Glass, they are sampled: three nodes with 256
outcomes each make a seed, and the move is what the seed draws. So a history replays to the same
state.
"""

from collections import Counter
from functools import cache
from random import Random
from typing import Any, Literal, get_args, get_origin

import numpy as np
import pyspiel
from msgspec import json
from msgspec.structs import fields

from witsend.adapters.asking import ask, share_of_win
from witsend.adapters.forms import encode, size_of, width
from witsend.game import CHANCE, Move, Setup, State
from witsend.games import GAMES
from witsend.games.pirates_dice import PiratesDice, Roll, throws

MOST_OUTCOMES = 2000  # that a node of chance may have
SEED_NODES, SEED_BASE = 3, 256  # where chance's moves are sampled
LONGEST = 20_000  # events of a game, chance's among them

Outcomes = list[tuple[int, float]]


def parameters(options: type[Setup], seats: range) -> dict[str, int | bool | str]:
    """Options that are a number, yes or no, or a choice, with what they usually are."""
    usual = options(seats=seats[0])
    listed: dict[str, int | bool | str] = {}
    for field in fields(options):
        kind = get_args(field.type)[0] if get_args(field.type) else field.type
        if kind in {int, bool, str} or get_origin(kind) is Literal:
            listed[field.name] = getattr(usual, field.name)
    return listed


class Observer:
    """As OpenSpiel asks for views: vectors, and what a seat remembers as text."""

    def __init__(self, game: Any, observed: Any) -> None:
        self.tensor = np.zeros(width(game.setup), np.float32)
        self.dict = {"view": self.tensor}
        self.recalls = observed.perfect_recall

    def set_from(self, state: Any, player: int) -> None:
        self.tensor[:] = encode(state.asking.state.view(player))

    def string_from(self, state: Any, player: int) -> str:
        return str(state.recalled(player) if self.recalls else state.seen(player))


class GameState(pyspiel.State):
    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.asking = ask(game.first)
        self.path: tuple[State, ...] = ()  # before this one, as each is news to somebody
        self.kept: dict[int, str] = {}  # of a resampled state: what a seat was told before it
        self.pending: tuple[int, ...] = ()  # outcomes of chance's move so far

    def current_player(self) -> int:
        seat = self.asking.seat
        if seat is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if seat == CHANCE else seat

    def is_terminal(self) -> bool:
        return self.asking.seat is None

    def _legal_actions(self, player: int) -> list[int]:
        del player
        return self.asking.numbers()

    def chance_outcomes(self) -> Outcomes:
        state = self.asking.state
        if isinstance(state, PiratesDice):
            if state.rolling:
                return even(len(state.rolling))
            return hand_outcomes(state.left[len(self.pending)])
        listed = listed_odds(state)
        return [(n, odds) for n, (_, odds) in enumerate(listed)] if listed else even(SEED_BASE)

    def _apply_action(self, action: int) -> None:
        state = self.asking.state
        if self.asking.seat != CHANCE:
            move = self.asking.move(action)
        else:
            self.pending = (*self.pending, action)
            drawn = chance_move(state, self.pending)
            if drawn is None:
                return
            move, self.pending = drawn, ()
        after = self.asking.after(move)
        if after.state is not state:
            self.path = (*self.path, after.state)
        self.asking = after

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance {action}"
        return f"{action}: {self.asking.move(action)}"

    def returns(self) -> list[float]:
        state = self.asking.state
        return [share_of_win(state, seat) for seat in range(state.setup.seats)]

    def seen(self, player: int) -> str:
        """The view alone."""
        return json.encode(self.asking.state.view(player)).decode()

    def recalled(self, player: int) -> str:
        """All news that the seat was told, and its view now; and who has just waited."""
        told = [json.encode(state.view(player).news).decode() for state in self.path]
        waits = player in self.asking.waiting
        return "\n".join([self.kept.get(player, ""), *told, self.seen(player), str(waits)])

    def resample_from_infostate(self, player: int, sampler: Any) -> "GameState":
        """A state that looks the same to this player; `sampler` gives numbers from 0 to 1. It has
        no history of its own."""
        state = self.asking.state
        twin: GameState = self.get_game().new_initial_state()
        imagined = state.view(player).imagine(Random(sampler()))
        twin.asking = ask(imagined, self.asking.waiting)
        told = [json.encode(each.view(player).news).decode() for each in self.path]
        twin.kept = {player: "\n".join([self.kept.get(player, ""), *told])}
        return twin

    def __str__(self) -> str:
        return json.encode(self.asking.state).decode() + str(self.pending)


def even(count: int) -> Outcomes:
    return [(n, 1 / count) for n in range(count)]


@cache
def hands(dice: int) -> tuple[tuple[tuple[int, ...], int], ...]:
    return tuple(sorted(Counter(throws(dice)).items()))


@cache
def hand_outcomes(dice: int) -> Outcomes:
    return [(n, count / 6**dice) for n, (_, count) in enumerate(hands(dice))]


def listed_odds(state: State) -> list[tuple[Move, float]]:
    listed = list(state.odds())
    return listed if len(listed) <= MOST_OUTCOMES else []


def chance_move(state: State, pending: tuple[int, ...]) -> Move | None:
    """What chance's outcomes come to; None while there are more nodes to come."""
    if isinstance(state, PiratesDice):
        return rolled(state, pending)
    if listed := listed_odds(state):
        return listed[pending[0]][0]
    if len(pending) < SEED_NODES:
        return None
    return state.draw(Random(int.from_bytes(bytes(pending))))


def rolled(state: PiratesDice, pending: tuple[int, ...]) -> Roll | None:
    if state.rolling:
        opens = state.rolling[pending[0]]
        dice = ((6,) if seat == opens else (1,) for seat in range(state.setup.seats))
        return Roll(tuple(dice))
    if len(pending) < state.setup.seats:
        return None
    left = zip(state.left, pending, strict=True)
    return Roll(tuple(hands(dice)[outcome][0] for dice, outcome in left))


def registered(game: type[State]) -> str:
    """Makes the game known to OpenSpiel; its name there."""
    name = f"python_witsend_{game.name.replace('-', '_')}"
    usual = parameters(game.options, game.seats)
    dice = issubclass(game, PiratesDice)
    kind = pyspiel.GameType(
        short_name=name,
        long_name=f"{game.title} of Wits' End",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=getattr(pyspiel.GameType.Utility, "CONSTANT_SUM" if dice else "GENERAL_SUM"),
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=usual,
    )

    class OpenSpielGame(pyspiel.Game):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            self.setup = game.options(**{**usual, **(params or {})})
            self.first = game.start(self.setup)
            info = pyspiel.GameInfo(
                num_distinct_actions=size_of(self.setup),
                max_chance_outcomes=MOST_OUTCOMES,
                num_players=self.setup.seats,
                min_utility=0.0,
                max_utility=1.0,
                utility_sum=1.0 if dice else None,
                max_game_length=LONGEST,
            )
            super().__init__(kind, info, params or {})

        def new_initial_state(self) -> GameState:
            return GameState(self)

        def make_py_observer(
            self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
        ) -> Observer:
            del params
            return Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))

    pyspiel.register_game(kind, OpenSpielGame)
    return name


NAMES = tuple(map(registered, GAMES.values()))
