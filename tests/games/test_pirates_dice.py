"""The rulebook, clause by clause: docs/rules/pirates-dice.md. Chance is dictated."""

import re
from collections.abc import Iterator
from fractions import Fraction
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from witsend.bots.pirates_dice import at_least
from witsend.game import CHANCE, GameOver, IllegalMove, Move, NotAMove, NotYourTurn, Refusal, play
from witsend.games.pirates_dice import (
    Bid,
    Challenge,
    Hand,
    LastWithDice,
    NoBidYet,
    NotAFace,
    NotARoll,
    PiratesDice,
    PiratesDiceSetup,
    Revealed,
    Roll,
    Rolled,
    RolledToStart,
    Said,
    TooFew,
    TooLow,
    TooMany,
    answers,
    most,
    ring,
)
from witsend.laws import walk

ANNE, BEN, CARLA, DAN = range(4)
NAMES = ("Anne", "Ben", "Carla", "Dan")


def dealt(*hands: Hand, **options: object) -> PiratesDice:
    """A round in which these dice lie under the cups and seat 0 opens."""
    setup = PiratesDiceSetup(seats=len(hands), **options)  # type: ignore[arg-type]  # options vary
    start = PiratesDice.start(setup)
    left = tuple(map(len, hands))
    facts = {"left": left, "most": most(left, setup), "following": ring(left)}
    ready = replace(start, rolling=(), **facts)
    return play(ready, CHANCE, Roll(hands))


def played(state: PiratesDice, *moves: Move) -> PiratesDice:
    """The state after these moves, each by the seat whose turn it is."""
    for move in moves:
        state = play(state, state.to_act()[0], move)
    return state


def refusal(state: PiratesDice, move: Move) -> Refusal | None:
    return state.why_not(state.to_act()[0], move)


# Clause 1: the dice


@pytest.mark.parametrize(("seats", "total"), [(4, 20), (3, 15), (2, 10)])
def test_clause_1_five_dice_each(seats: int, total: int) -> None:
    assert sum(PiratesDice.start(PiratesDiceSetup(seats=seats)).left) == total


def test_clause_1_the_setup_may_say_one_to_five() -> None:
    assert PiratesDice.start(PiratesDiceSetup(seats=2, dice=1)).left == (1, 1)
    for dice in (0, 6):
        with pytest.raises(ValueError, match=r"^dice is a whole number from "):
            PiratesDiceSetup(seats=2, dice=dice)


def test_clause_1_two_to_four_seats() -> None:
    for seats in (1, 5):
        with pytest.raises(ValueError, match=r"^seats is a whole number from "):
            PiratesDiceSetup(seats=seats)


# Clause 2: the roll for the first bid


def test_clause_2_the_highest_die_bids_first() -> None:
    state = played(PiratesDice.start(PiratesDiceSetup(seats=3)), Roll(((2,), (5,), (4,))))
    assert state.starter == BEN
    assert state.news == (RolledToStart(((2,), (5,), (4,)), (), BEN),)
    assert state.to_act() == (CHANCE,)  # for the dice of the first round
    assert state.to_roll() == (5, 5, 5)


def test_clause_2_a_skull_is_lowest() -> None:
    """Ruling PD-1."""
    state = played(PiratesDice.start(PiratesDiceSetup(seats=2)), Roll(((1,), (2,))))
    assert state.starter == BEN


def test_clause_2_the_tied_roll_again_and_only_they() -> None:
    """Ruling PD-2."""
    start = PiratesDice.start(PiratesDiceSetup(seats=4))
    tied = played(start, Roll(((6,), (1,), (6,), (5,))))
    assert tied.to_act() == (CHANCE,)
    assert tied.to_roll() == (1, 0, 1, 0)
    assert isinstance(refusal(tied, Roll(((3,), (6,), (4,), (2,)))), NotARoll)
    again = played(tied, Roll(((3,), (), (3,), ())))
    settled = played(again, Roll(((2,), (), (4,), ())))
    assert settled.starter == CARLA
    told = [item.sentence(NAMES) for item in settled.news]
    start_of, again_of = "Roll for the first bid: ", " The highest are tied and roll again."
    assert told == [
        f"{start_of}Anne 6, Ben a skull, Carla 6, Dan 5.{again_of}",
        f"{start_of}Anne 3, Carla 3.{again_of}",
        f"{start_of}Anne 2, Carla 4. Carla is highest and bids first.",
    ]


# Clause 3: the secret roll


def test_clause_3_everyone_with_dice_rolls_all_of_them() -> None:
    state = played(dealt((2, 3), (4,), (6, 6)), Bid(1, 4), Challenge())
    assert state.to_act() == (CHANCE,)
    assert state.to_roll() == (2, 0, 2)  # Ben's die is gone, so he does not roll
    rolled = played(state, Roll(((1, 2), (), (3, 6))))
    assert isinstance(rolled.news[-1], Rolled)
    assert rolled.view(ANNE).dice == (1, 2)
    assert rolled.view(CARLA).dice == (3, 6)


@pytest.mark.parametrize(
    "hands",
    [
        ((2, 3), (4, 5)),
        ((2,), (3,), (4,)),
        ((2, 3, 4, 5, 7), (2, 3, 4, 5, 6)),
        ((0, 3, 4, 5, 6), (2, 3, 4, 5, 6)),
        ((6, 5, 4, 3, 2), (2, 3, 4, 5, 6)),
    ],
    ids=["too few dice", "too many seats", "a seven", "a zero", "not in order"],
)
def test_clause_3_a_roll_fits_the_dice_in_play(hands: tuple[Hand, ...]) -> None:
    state = played(PiratesDice.start(PiratesDiceSetup(seats=2)), Roll(((2,), (3,))))
    assert state.why_not(CHANCE, Roll(hands)) == NotARoll()
    assert state.why_not(CHANCE, Bid(1, 2)) == NotARoll()


# Clause 4: the first bid

ROUND = dealt((2, 2, 3, 4, 6), (3, 3, 5, 5, 6))


def test_clause_4_any_number_from_one_and_any_face_from_two_to_six() -> None:
    assert refusal(ROUND, Bid(1, 2)) is None
    assert refusal(ROUND, Bid(10, 6)) is None
    assert refusal(ROUND, Bid(0, 3)) == TooFew()
    assert refusal(ROUND, Bid(-4, 3)) == TooFew()
    assert refusal(ROUND, Bid(2, 7)) == NotAFace()


def test_clause_4_skulls_cannot_be_bid() -> None:
    """Ruling PD-8."""
    with pytest.raises(IllegalMove, match="skulls are wild and cannot be bid") as caught:
        play(ROUND, ANNE, Bid(3, 1))
    assert caught.value.refusal == NotAFace()


def test_clause_4_the_first_bidder_must_bid() -> None:
    """Ruling PD-5."""
    assert refusal(ROUND, Challenge()) == NoBidYet()
    assert Challenge() not in ROUND.moves(ANNE)


# Clause 5: raising

LEGAL = "4x2->5x2 2x5->4x5 4x2->4x3 2x2->2x6 4x2->5x4 3x2->6x3 4x4->5x2"  # printed examples
ILLEGAL = "4x4->4x4 4x4->4x3 4x4->3x6 4x4->4x1 4x4->5x1"


def raises(text: str) -> Iterator[tuple[Bid, Bid]]:
    for pair in text.split():
        low, high = pair.split("->")
        yield Bid(int(low[0]), int(low[2])), Bid(int(high[0]), int(high[2]))


@pytest.mark.parametrize(("standing", "bid"), list(raises(LEGAL)))
def test_clause_5_a_legal_raise(standing: Bid, bid: Bid) -> None:
    state = played(ROUND, standing)
    assert refusal(state, bid) is None
    assert bid in state.moves(BEN)
    assert played(state, bid).bids == (Said(ANNE, standing), Said(BEN, bid))


@pytest.mark.parametrize(("standing", "bid"), list(raises(ILLEGAL)))
def test_clause_5_an_illegal_raise(standing: Bid, bid: Bid) -> None:
    """Ruling PD-7."""
    state = played(ROUND, standing)
    assert refusal(state, bid) == (NotAFace() if bid.face == 1 else TooLow(standing))
    assert bid not in state.moves(BEN)


def test_clause_5_the_raises_of_the_rules_page() -> None:
    """Example 2, by its figure: the last line is what is not allowed."""
    counts = {"two": 2, "three": 3, "four": 4, "five": 5, "six": 6}
    page = (Path(__file__).parents[2] / "docs/rules/pirates-dice.md").read_text()
    figure = page.partition("```figure raises\n")[2].partition("```")[0]
    raises = re.findall(r"(\w+) (\d)s +-> +(\w+) (\d)s", figure)
    assert len(raises) == 9
    for at, (many, face, more, next_face) in enumerate(raises):
        standing = played(dealt((2,) * 5, (3,) * 5), Bid(counts[many], int(face)))
        allowed = refusal(standing, Bid(counts[more], int(next_face))) is None
        assert allowed == (at < 7), raises[at]


def test_clause_5_the_refusal_is_a_sentence_for_the_player() -> None:
    state = played(ROUND, Bid(4, 4))
    assert str(refusal(state, Bid(3, 6))) == (
        "The bid is four 4s. Bid more dice, or the same number of a higher face."
    )
    assert str(refusal(state, Bid(11, 2))) == "A bid can name ten dice at most now."


def test_clause_5_over_the_highest_bid_only_a_challenge_is_left() -> None:
    """Ruling PD-4."""
    state = played(ROUND, Bid(10, 6))
    assert state.moves(BEN) == (Challenge(),)
    assert refusal(state, Bid(11, 2)) == TooMany(10)


@pytest.mark.parametrize(("seats", "bids"), [(4, 100), (3, 75), (2, 50)])
def test_clause_5_five_bids_for_every_die_in_play(seats: int, bids: int) -> None:
    state = dealt(*[(2, 3, 4, 5, 6)] * seats)
    assert len(state.moves(ANNE)) == bids


def test_clause_5_clockwise_past_seats_without_dice() -> None:
    """Ruling PD-13."""
    state = dealt((2,), (3,), (), (5,))
    order: list[int] = []
    for bid in (Bid(1, 2), Bid(1, 3), Bid(1, 4), Bid(1, 5)):
        order += state.to_act()
        state = played(state, bid)
    assert order == [ANNE, BEN, DAN, ANNE]


def test_option_bid_cap_off_lets_a_bid_name_more_dice_than_there_are() -> None:
    state = dealt((2,), (3,), bid_cap=False)
    assert refusal(state, Bid(99, 6)) is None
    assert refusal(state, Bid(100, 2)) == TooMany(99)
    assert str(Bid(99, 6)) == "99 6s"
    assert played(state, Bid(99, 6)).moves(BEN) == (Challenge(),)


# Clause 6: the challenge


def test_answers_to_a_bid_are_the_higher_ones_and_the_challenge() -> None:
    assert answers(None, 1) == tuple(Bid(1, face) for face in range(2, 7))
    assert answers(Bid(1, 5), 2) == (
        Bid(1, 6),
        *(Bid(2, face) for face in range(2, 7)),
        Challenge(),
    )
    assert answers(Bid(2, 6), 2) == (Challenge(),)


def test_clause_6_skulls_count_as_every_face() -> None:
    """The printed example: two 5s and three skulls make five 5s."""
    state = played(dealt((1, 1, 1, 5, 5), (2, 2, 3, 4, 6)), Bid(5, 5), Challenge())
    assert state.left == (5, 4)


def test_clause_6_when_the_cups_are_lifted_everyone_sees_all_dice() -> None:
    """Those who are out and onlookers too."""
    hands = ((2, 2), (3, 3), ())
    state = played(dealt(*hands), Bid(1, 2), Challenge())
    for seat in (ANNE, BEN, CARLA, None):
        assert state.view(seat).news == (
            Revealed(BEN, ANNE, Bid(1, 2), hands, count=2, loser=BEN, left=1),
        )


def test_clause_6_the_challenge_of_the_rules_page() -> None:
    """Example 3: four 5s are bid, three and a skull are there; with one fewer the bid fails."""
    anne, ben, cleo = (2, 3, 5, 5, 6), (1, 2, 4, 4, 5), (2, 3, 3, 4, 6)
    four = dealt(anne, ben, cleo)
    after = played(four, Bid(3, 5), Bid(4, 5), Challenge())
    assert after.left == (5, 5, 4)
    assert after.starter == CARLA
    three = dealt((2, 3, 4, 5, 6), ben, cleo)
    assert played(three, Bid(3, 5), Bid(4, 5), Challenge()).left == (5, 4, 5)


def test_clause_6_a_bid_that_is_met_exactly_costs_the_challenger_a_die() -> None:
    state = played(ROUND, Bid(3, 3), Challenge())
    assert state.left == (5, 4)
    assert state.news == (Revealed(BEN, ANNE, Bid(3, 3), ROUND.hands, count=3, loser=BEN, left=4),)


def test_clause_6_a_bid_too_high_costs_the_bidder_one_die_however_far_off() -> None:
    """Ruling PD-9."""
    assert played(ROUND, Bid(4, 3), Challenge()).left == (4, 5)
    assert played(ROUND, Bid(10, 4), Challenge()).left == (4, 5)


def test_clause_6_only_in_turn_and_only_the_last_bid() -> None:
    """Ruling PD-6."""
    state = played(dealt((2, 2), (3, 3), (4, 4)), Bid(1, 2), Bid(4, 6))
    for seat in (ANNE, BEN):
        assert state.why_not(seat, Challenge()) == NotYourTurn()
    after = played(state, Challenge())
    assert after.left == (2, 1, 2)  # Ben's bid was judged, not Anne's true one


def test_clause_6_what_is_told() -> None:
    held = played(dealt((1, 3), (4, 5)), Bid(1, 3), Challenge())
    assert held.news[0].sentence(NAMES) == (
        "Ben challenges Anne: never trust a pirate! There are two 3s: the bid holds. "
        "Ben loses a die."
    )
    assert played(dealt((2,), (3,)), Bid(2, 2), Challenge()).news[0].sentence(NAMES) == (
        "Ben challenges Anne: never trust a pirate! There is one 2: the bid fails. "
        "Anne loses a die and is out."
    )
    none = played(dealt((2,), (3,)), Bid(1, 6), Challenge())
    assert "There are no 6s" in none.news[0].sentence(NAMES)


# Clause 7: who opens the next round


def test_clause_7_the_loser_opens() -> None:
    assert played(ROUND, Bid(3, 3), Challenge()).starter == BEN
    state = played(ROUND, Bid(4, 3), Challenge(), Roll(((2, 3, 4, 5), (2, 2, 2, 2, 2))))
    assert state.to_act() == (ANNE,)


def test_clause_7_after_an_eliminated_bidder_comes_the_challenger() -> None:
    state = played(dealt((2,), (3, 3), (4, 4)), Bid(5, 6), Challenge())
    assert state.left == (0, 2, 2)
    assert [state.is_out(seat) for seat in range(3)] == [True, False, False]
    assert state.starter == BEN


def test_clause_7_after_an_eliminated_challenger_comes_the_next_to_the_left() -> None:
    """Ruling PD-3."""
    state = played(dealt((2, 2), (3,), (4, 4)), Bid(2, 2), Challenge())
    assert state.left == (2, 0, 2)
    assert state.starter == CARLA


def test_option_the_winner_of_the_challenge_opens_after_an_elimination() -> None:
    hands = ((2, 2), (3,), (4, 4))
    state = played(dealt(*hands, eliminated_starter="winner"), Bid(2, 2), Challenge())
    assert state.starter == ANNE
    survived = played(ROUND, Bid(3, 3), Challenge())
    assert survived.starter == BEN  # no one was eliminated: the loser opens under either option


# Clause 8: the end


def test_clause_8_the_last_with_dice_wins() -> None:
    state = played(dealt((2,), (), (4, 5)), Bid(1, 6), Challenge())
    result = state.result()
    assert result is not None
    assert result.winners == (CARLA,)
    assert result.scores == (0, 0, 2)
    assert result.ending == LastWithDice(CARLA, 2)
    assert result.ending.sentence(NAMES) == (
        "Carla is the last pirate with dice and wins, two dice to spare."
    )
    assert state.to_act() == ()
    for move in (Bid(1, 2), Challenge(), Roll(((), (), (1, 1)))):
        assert state.why_not(CARLA, move) == GameOver()


def test_clause_8_two_seats_left_play_on_by_the_same_rules() -> None:
    """Ruling PD-12."""
    state = played(dealt((2, 2), (), (4,)), Bid(3, 4), Challenge())
    assert state.result() is None
    assert state.to_act() == (CHANCE,)
    one = played(state, Roll(((2,), (), (3,))), Bid(1, 6), Challenge())
    assert one.result() is not None
    assert str(one.result().ending.sentence(NAMES)).endswith("one die to spare.")  # type: ignore[union-attr]  # just asserted


@given(st.sampled_from([(4, 15, 19), (3, 10, 14), (2, 5, 9)]), st.randoms(use_true_random=True))
def test_one_die_is_lost_a_round_so_a_game_has_so_many_rounds(
    case: tuple[int, int, int], rng: Random
) -> None:
    seats, least, most = case
    walked = walk(PiratesDice.start(PiratesDiceSetup(seats=seats)), rng)
    totals = [sum(state.left) for state in walked.states if isinstance(state, PiratesDice)]
    assert all(before - after in (0, 1) for before, after in pairwise(totals))
    assert least <= totals[0] - totals[-1] <= most


# Clause 9: what each seat knows


def test_clause_9_a_seat_sees_its_own_dice_and_what_is_public() -> None:
    """Ruling PD-11."""
    state = played(dealt((2, 2), (3, 3), ()), Bid(1, 2))
    for seat, dice in ((ANNE, (2, 2)), (BEN, (3, 3)), (CARLA, ()), (None, ())):
        view = state.view(seat)
        assert view.dice == dice
        assert view.left == (2, 2, 0)
        assert view.bids == (Said(ANNE, Bid(1, 2)),)
    swapped = replace(state, hands=((2, 2), (6, 6), ()))
    for seat in (ANNE, CARLA, None):
        assert swapped.view(seat) == state.view(seat)


# The odds, computed by formula in the rules page


@pytest.mark.parametrize(
    ("unseen", "first", "odds"),
    [
        (5, 1, (0.8683, 0.5391, 0.2099, 0.0453, 0.0041)),
        (10, 1, (0.9827, 0.8960, 0.7009, 0.4407, 0.2131, 0.0766, 0.0197)),
        (15, 3, (0.9206, 0.7908, 0.5959, 0.3816, 0.2030, 0.0882)),
    ],
)
def test_a_die_unseen_matches_with_one_in_three(
    unseen: int, first: int, odds: tuple[float, ...]
) -> None:
    for count, expected in enumerate(odds, start=first):
        assert at_least(count, ((unseen, 1 / 3),)) == pytest.approx(expected, abs=5e-5)


# Moves that are none


def test_a_roll_is_not_a_players_move() -> None:
    assert ROUND.why_not(ANNE, Roll(ROUND.hands)) == NotAMove()
    assert ROUND.why_not(BEN, Bid(1, 2)) == NotYourTurn()
    assert ROUND.why_not(CHANCE, Roll(ROUND.hands)) == NotYourTurn()
    with pytest.raises(TypeError):
        ROUND.apply(ANNE, Move())


class Double(Bid, frozen=True):
    """Not one of the game's moves."""


NOT_WHOLE: tuple[Any, ...] = (2.0, 2.5, float("nan"), True, "2", None, [], Fraction(2))


@pytest.mark.parametrize(
    "move",
    [
        *(Bid(count, 3) for count in NOT_WHOLE),
        *(Bid(2, face) for face in NOT_WHOLE),
        Double(2, 3),
        Move(),
        "two 3s",
        None,
    ],
    ids=repr,
)
def test_only_whole_numbers_make_a_bid(move: Move) -> None:
    assert ROUND.why_not(ANNE, move) == NotAMove()


@pytest.mark.parametrize("hands", [None, 5, (1, 2), (([],), (2,)), ((True,), (2,)), ((2.0,), (3,))])
def test_only_faces_make_a_roll(hands: tuple[Hand, ...]) -> None:
    state = PiratesDice.start(PiratesDiceSetup(seats=2))
    assert state.why_not(CHANCE, Roll(hands)) in (NotAMove(), NotARoll())


@pytest.mark.parametrize("seat", [True, 0.0, "0", None])
def test_a_seat_is_a_whole_number(seat: int) -> None:
    assert ROUND.why_not(seat, Bid(1, 2)) == NotYourTurn()


def test_time_up_opens_low_or_challenges() -> None:
    assert ROUND.default_move(ANNE) == Bid(1, 2)
    assert played(ROUND, Bid(1, 2)).default_move(BEN) == Challenge()


def test_rolls_too_many_to_list_have_no_odds() -> None:
    start = PiratesDice.start(PiratesDiceSetup(seats=4))
    assert len(list(start.odds())) == 6**4
    assert list(played(start, Roll(((2,), (3,), (4,), (5,)))).odds()) == []


# Counts: tests/games/counts.txt gives each number with its derivation


def counts() -> Iterator[tuple[int, int, str, int]]:
    for line in Path(__file__).with_name("counts.txt").read_text().splitlines():
        fields = line.partition("#")[0].split()
        if fields and fields[0] == "pirates-dice":
            seats, dice = (int(field.partition("=")[2]) for field in fields[1:3])
            yield seats, dice, fields[3], int(fields[4])


def enumerate_round(seats: int, dice: int) -> tuple[int, set[object], int]:
    """Rounds from the roll to the challenge; the views anyone decided on; the rolls."""
    start = PiratesDice.start(PiratesDiceSetup(seats=seats, dice=dice))
    rolls = list(replace(start, rolling=()).odds())
    views: set[object] = set()
    rounds = 0
    stack = [play(replace(start, rolling=()), CHANCE, roll) for roll, _ in rolls]
    while stack:
        state = stack.pop()
        if not state.hands:  # a challenge has ended the round
            rounds += 1
            continue
        (seat,) = state.to_act()
        views.add(replace(state.view(seat), news=()))
        stack += [state.apply(seat, move) for move in state.moves(seat)]
    return rounds, views, len(rolls)


def enumerate_bidding(seats: int, dice: int) -> int:
    """Ways the bidding of one round can go, whatever the dice are."""
    stack = [dealt(*[(2,) * dice] * seats)]
    ways = 0
    while stack:
        state = stack.pop()
        if state.bids:
            ways += 1  # a challenge ends it here
        stack += [
            state.apply(state.to_act()[0], move)
            for move in state.moves(state.to_act()[0])
            if isinstance(move, Bid)
        ]
    return ways


@pytest.mark.parametrize(("seats", "dice", "what", "count"), list(counts()))
def test_counts(seats: int, dice: int, what: str, count: int) -> None:
    if what == "biddings":
        assert enumerate_bidding(seats, dice) == count
        return
    rounds, views, rolls = enumerate_round(seats, dice)
    assert {"rounds": rounds, "views": len(views), "rolls": rolls}[what] == count


def test_what_a_seat_imagines_looks_the_same_to_it() -> None:
    state = played(dealt((2, 6), (1, 5), (3, 3)), Bid(2, 5))
    twin = PiratesDice.imagined(state.view(BEN), Random(1))
    assert twin.view(BEN) == state.view(BEN)
    assert twin.hands[BEN] == (1, 5)
    assert twin.hands != state.hands, "of the others' dice it knows nothing"


def test_nothing_lies_printed_on_the_table() -> None:
    assert PiratesDice.printed(PiratesDiceSetup(seats=2)) is None
