"""play(): turn, reason, apply; and the small records everything is made of."""

from typing import Annotated, Any, Literal

import pytest
from msgspec import Meta

from sketches import Guess, Wagers, WagersSetup
from witsend.game import (
    CHANCE,
    Ending,
    GameOver,
    Highlight,
    IllegalMove,
    Move,
    News,
    NotAMove,
    NotYourTurn,
    Setup,
    State,
    View,
    play,
)
from witsend.games.pirates_dice import Bid, Challenge, PiratesDice, PiratesDiceSetup, Roll, TooLow

START = PiratesDice.start(PiratesDiceSetup(seats=2, dice=1))
OPEN = play(play(START, CHANCE, Roll(((6,), (2,)))), CHANCE, Roll(((6,), (2,))))


def test_a_legal_move_gives_the_next_state_and_leaves_this_one() -> None:
    raised = play(OPEN, 0, Bid(1, 6))
    assert raised.bids[-1].bid == Bid(1, 6)
    assert OPEN.bids == ()


def test_a_move_out_of_turn_is_refused() -> None:
    with pytest.raises(IllegalMove, match=r"^It is not your turn\.$") as caught:
        play(OPEN, 1, Bid(1, 6))
    assert caught.value.refusal == NotYourTurn()


def test_a_move_against_the_rules_is_refused_with_the_games_reason() -> None:
    with pytest.raises(IllegalMove) as caught:
        play(play(OPEN, 0, Bid(1, 6)), 1, Bid(1, 6))
    assert caught.value.refusal == TooLow(Bid(1, 6))


def test_a_move_after_the_end_is_refused() -> None:
    over = play(play(OPEN, 0, Bid(2, 2)), 1, Challenge())
    with pytest.raises(IllegalMove, match=r"^The game is over\.$") as caught:
        play(over, 0, Bid(1, 2))
    assert caught.value.refusal == GameOver()


def test_a_seat_that_does_not_exist_is_not_to_act() -> None:
    for seat in (2, 99, -2, CHANCE):
        with pytest.raises(IllegalMove, match="not your turn"):
            play(OPEN, seat, Bid(1, 2))


def test_moves_and_refusals_have_english_names() -> None:
    assert str(Challenge()) == "Challenge"
    assert str(Bid(4, 5)) == "four 5s"
    assert str(Guess(3)) == "Guess 3"


def test_a_look_alike_is_no_move() -> None:
    """It would read the same as JSON, and break what is made of it."""
    assert START.why_not(CHANCE, Roll(((1,), (2,)))) is None
    lists = Roll([[1], [2]])  # type: ignore[arg-type]  # the mistake tested
    assert START.why_not(CHANCE, lists) == NotAMove()


def test_a_setup_names_the_option_that_is_wrong() -> None:
    with pytest.raises(ValueError, match=r"^dice is a whole number from 1 to 5, not 'five'\.$"):
        PiratesDiceSetup(seats=2, dice="five")  # type: ignore[arg-type]  # the mistake tested
    with pytest.raises(ValueError, match=r"^seconds is a whole number from 0 to 60, not 61\.$"):
        WagersSetup(seats=2, seconds=61)


class OddSetup(Setup, frozen=True, kw_only=True):
    shown: bool = True
    colour: Literal["red", "blue"] = "red"
    motto: Annotated[str, Meta(max_length=3)] = ""


@pytest.mark.parametrize(
    ("said", "problem"),
    [
        ({"seats": "two"}, "seats is a whole number, not 'two'."),
        ({"seats": 2, "shown": 1}, "shown is on or off, not 1."),
        ({"colour": "mauve"}, "colour is one of red, blue, not 'mauve'."),
        ({"motto": "long"}, "motto cannot be 'long': Expected `str` of length <= 3."),
        ({"seats": 2, "motto": "it", "nothing": 1}, None),
    ],
)
def test_what_is_wrong_with_an_option_is_a_sentence(said: Any, problem: str | None) -> None:
    assert OddSetup.wrong_option(said) == problem


def test_a_clock_is_optional() -> None:
    assert OPEN.clock() is None
    assert Wagers.start(WagersSetup(seats=2, seconds=0)).clock() is None


@pytest.mark.parametrize(
    "unwritten",
    [
        lambda: News().sentence([]),
        lambda: Ending().sentence([]),
        lambda: Highlight().sentence([]),
        lambda: View(seat=None, setup=Setup(seats=1)).imagine(None),  # type: ignore[arg-type]  # unused
        lambda: State.start(None),
        *(
            lambda name=name, arguments=arguments: getattr(State(setup=Setup(seats=1)), name)(
                *arguments
            )
            for name, arguments in {
                "to_act": (),
                "moves": (0,),
                "bring": (None,),
                "backed": (),
                "rule_against": (0, Move()),
                "apply": (0, Move()),
                "view": (0,),
                "result": (),
                "draw": (None,),
                "default_move": (0,),
            }.items()
        ),
    ],
)
def test_a_game_must_bring_its_own_rules(unwritten: object) -> None:
    with pytest.raises(NotImplementedError):
        unwritten()  # type: ignore[operator]  # each is a call to make


def test_what_a_game_need_not_bring() -> None:
    bare = State(setup=Setup(seats=1))
    assert not bare.is_out(0)
    assert bare.odds() == ()
    assert bare.clock() is None
    assert bare.setup.objection() is None


def test_where_moves_are_no_words_there_is_nothing_to_say() -> None:
    state = PiratesDice.start(PiratesDiceSetup(seats=2))
    assert state.sayings(0) == []


def test_a_setup_that_asks_nobodys_age_stays_as_it_is() -> None:
    setup = PiratesDiceSetup(seats=2)
    assert setup.with_ages((1, 0)) is setup
    assert not setup.measures
    assert setup.with_measured({"a": "hard"}) is setup
