"""The laws, over every registered game and over the sketches of what games may need."""

import inspect
from functools import partial
from random import Random
from typing import Annotated, Any, Literal, get_args, get_origin

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import fields, replace

from sketches import SKETCHES
from swaps import compared
from whole_games import whole_games
from witsend.game import CHANCE, IllegalMove, Move, Refusal, Seat, Setup, State
from witsend.games import GAMES
from witsend.games.pirates_dice import (
    Challenge,
    NotARoll,
    PiratesDice,
    PiratesDiceSetup,
    PiratesDiceView,
)
from witsend.laws import LAWS, uphold
from witsend.record import GameRecord, Sitter, parse

EVERY_GAME = {**GAMES, **SKETCHES}
every_game = pytest.mark.parametrize("game", EVERY_GAME.values(), ids=EVERY_GAME)
randoms = st.randoms(use_true_random=True)


def values(annotation: Any) -> st.SearchStrategy[Any]:
    """Everything an option may be, read off its type as a form would."""
    if get_origin(annotation) is Annotated:
        kind, meta = get_args(annotation)
        if kind is int:
            return st.integers(meta.ge, meta.le)
        return values(kind)
    if get_origin(annotation) is Literal:
        return st.sampled_from(get_args(annotation))
    if annotation is bool:
        return st.booleans()
    raise TypeError(f"no values are known for an option of type {annotation}")


def setups(game: type[State]) -> st.SearchStrategy[Setup]:
    own = {
        field.name: values(field.type)
        for field in fields(game.options)
        if not isinstance(
            field.default, msgspec.Struct | tuple | msgspec.UnsetType
        )  # a campaign, a deck to go on with
        and (get_args(field.type) or (field.type,))[0] is not str  # the name of a book
    }
    together = st.fixed_dictionaries(own).filter(partial(go_together, game))
    return together.map(lambda options: game.options(**options))


def go_together(game: type[State], options: dict[str, Any]) -> bool:
    try:
        game.options(**options)
    except ValueError:
        return False
    return True


@every_game
@given(data=st.data(), rng=randoms)
@whole_games
def test_the_laws_hold_in_every_state(game: type[State], data: st.DataObject, rng: Random) -> None:
    uphold(game.start(data.draw(setups(game))), rng)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
@given(data=st.data(), rng=randoms)
@whole_games
def test_a_log_replays_to_an_equal_state(
    game: type[State], data: st.DataObject, rng: Random
) -> None:
    setup = data.draw(setups(game))
    sitters = tuple(Sitter(name=f"Seat {seat}") for seat in range(setup.seats))
    record = GameRecord.start(game, setup, sitters)
    for _ in range(data.draw(st.integers(0, 400))):
        if not (seats := record.state.to_act()):
            break
        seat = rng.choice(seats)
        state = record.state
        record = record.then(seat, state.draw(rng) if seat < 0 else rng.choice(state.moves(seat)))
    assert parse(record.text()) == record


@every_game
@given(data=st.data())
def test_a_setup_survives_json_and_is_checked(game: type[State], data: st.DataObject) -> None:
    setup = data.draw(setups(game))
    assert msgspec.json.decode(msgspec.json.encode(setup), type=game.options) == setup
    for seats in (game.seats[0] - 1, game.seats[-1] + 1):
        with pytest.raises(ValueError, match="seats"):
            game.options(seats=seats)


@every_game
def test_the_rulebooks_game_is_the_default(game: type[State]) -> None:
    for seats in game.seats:
        assert game.start(game.options(seats=seats)).to_act()


@every_game
def test_a_game_implements_the_whole_interface(game: type[State]) -> None:
    optional = {
        *("draw", "odds", "clock", "why_not", "well_formed", "check_seat", "rematch"),
        *("is_out", "sits_out", "content_in_play", "bring", "to_back", "backed", "sayings"),
    }
    for name, member in inspect.getmembers(State, inspect.isfunction):
        if not name.startswith("_") and name not in optional:
            assert getattr(game, name) is not member, f"{game.name} has no {name}"
    assert game.name == game.name.lower()


# The laws bite: faults planted in Pirates Dice, each caught by its law.


class OpenCups(PiratesDice, frozen=True, kw_only=True):
    """A leak: onlookers see the dice of the first seat."""

    def view(self, seat: Seat | None) -> PiratesDiceView:
        shown = super().view(seat)
        return replace(shown, dice=self.hands[0]) if seat is None and self.hands else shown


class LoudRefusal(PiratesDice, frozen=True, kw_only=True):
    """A leak: whether a challenge is accepted tells what lies under the cups."""

    def view(self, seat: Seat | None) -> PiratesDiceView:
        view = super().view(seat)
        return LoudView(**{name: getattr(view, name) for name in view.__struct_fields__})

    def rule_against(self, seat: Seat, move: Move) -> Refusal | None:
        if isinstance(move, Challenge) and self.bids and sum(map(sum, self.hands)) % 2:
            return NotARoll()
        return super().rule_against(seat, move)


class LoudView(PiratesDiceView, frozen=True, kw_only=True):
    game = LoudRefusal


class Misplaced(PiratesDice, frozen=True, kw_only=True):
    """A wrong word: bids are not one for each seat."""

    def view(self, seat: Seat | None) -> PiratesDiceView:
        view = super().view(seat)
        return MisplacedView(**{name: getattr(view, name) for name in view.__struct_fields__})


class MisplacedView(PiratesDiceView, frozen=True, kw_only=True):
    seat_fields = frozenset({"left", "bids"})


class Lenient(PiratesDice, frozen=True, kw_only=True):
    """A broken rule: a challenge is offered before there is anything to challenge."""

    def moves(self, seat: Seat) -> tuple[Move, ...]:
        moves = super().moves(seat)
        return moves if not moves or self.bids else (*moves, Challenge())


@pytest.mark.parametrize(
    ("faulty", "law"),
    [
        (OpenCups, "a_seat_learns_nothing_but_its_view"),
        (LoudRefusal, "a_seat_learns_nothing_but_its_view"),
        (Misplaced, "what_stands_at_the_seats_has_a_value_for_each_at_most"),
        (Lenient, "every_listed_move_is_accepted"),
    ],
)
def test_the_laws_catch_a_planted_fault(faulty: type[PiratesDice], law: str) -> None:
    biting = next(each for each in LAWS if each.__name__ == law)
    setup = PiratesDiceSetup(seats=3, dice=3)

    def broken(game: type[PiratesDice]) -> bool:
        for number in range(20):
            try:
                uphold(game.start(setup), Random(number), laws=(biting,))
            except (AssertionError, IllegalMove):
                return True
        return False

    assert broken(faulty)
    assert not broken(PiratesDice)


def test_chance_is_no_ones_seat() -> None:
    assert CHANCE not in range(100)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_hidden_changes_no_byte_that_is_sent(game: str) -> None:
    """100,000 pairs of each game in `script/soak swaps`."""
    assert compared(game, 500, Random(f"1/{game}")) > 100_000
