"""Seats that sit out and join in: ruling AB-28 of docs/rules/adventure-book.md."""

from random import Random

import pytest
from msgspec.structs import replace

from adventure import (
    ANNE,
    BEN,
    CARLA,
    cards,
    dealt,
    ended,
    hand,
    is_conserved,
    kinds,
    played,
    scene,
    sentences,
)
from witsend.game import CHANCE, HOUSE, JoinIn, Move, NotAMove, NotYourTurn, SitOut, play
from witsend.games.adventure_book import AdventureBook, AdventureBookSetup
from witsend.games.adventure_book.moves import (
    ByLot,
    Complete,
    Deal,
    Draw,
    EndStory,
    GoesFirst,
    GoOn,
    LastToTell,
    Stride,
    Undo,
    Whoever,
)
from witsend.games.adventure_book.tale import Claim
from witsend.games.pirates_dice import PiratesDice, PiratesDiceSetup

FOUR = "courage fighting love wits"


def house(state: AdventureBook, *moves: Move) -> AdventureBook:
    for move in moves:
        state = play(state, HOUSE, move)
    return state


def start(seats: int, first: int = 0) -> AdventureBook:
    return AdventureBook.start(AdventureBookSetup(seats=seats, first=first))


def passed(state: AdventureBook) -> AdventureBook:
    """The turn is over: two cards, and a plot card that asks nobody."""
    return ended(state, "wits", "wits", plot=1)


def alone_of_two() -> AdventureBook:
    return play(house(start(2), SitOut(BEN)), CHANCE, Deal(ANNE, (cards(FOUR), ()), ()))


def told(seats: int = 3) -> AdventureBook:
    return replace(dealt(*[FOUR] * seats), outcome="told").settle()


def test_ab_28_at_an_empty_table_of_four_one_tells_alone() -> None:
    state = house(start(4), SitOut(1), SitOut(2), SitOut(3))
    assert state.to_act() == (CHANCE,)  # nobody else is asked who goes first
    state = play(state, CHANCE, Deal(ANNE, (cards(FOUR), (), (), ()), ()))
    assert state.to_act() == (ANNE,)
    assert state.hands[BEN] == ()
    assert is_conserved(state)
    assert passed(state).turn == ANNE


def test_ab_28_cards_are_dealt_to_those_who_tell() -> None:
    state = play(house(start(3), SitOut(BEN)), ANNE, ByLot())
    deal = state.draw(Random(1))
    assert isinstance(deal, Deal)
    assert [len(each) for each in deal.hands] == [4, 0, 4]
    assert deal.first in {ANNE, CARLA}
    whole = Deal(ANNE, (cards(FOUR),) * 3, ())
    assert state.why_not(CHANCE, whole) is not None


def test_ab_28_a_seat_that_sits_out_is_asked_nothing() -> None:
    state = house(dealt(FOUR, FOUR, FOUR), SitOut(BEN))
    assert state.moves(BEN) == ()
    assert state.why_not(BEN, EndStory()) == NotYourTurn()
    assert state.sits_out(BEN)
    assert state.hands[BEN] == ()
    assert passed(state).turn == CARLA


def test_ab_28_the_cards_of_who_sits_out_are_discarded() -> None:
    state = house(dealt(FOUR, "courage courage love wits"), SitOut(BEN))
    assert state.decks.discard == cards("courage courage love wits")
    assert sentences(state) == ["Ben tells no more for now."]


def test_ab_28_what_is_said_within_a_turn_is_done_when_it_is_over() -> None:
    state = played(dealt(FOUR, FOUR, FOUR), Stride("westley", "2", "5"))
    state = house(state, SitOut(BEN))
    assert not state.sits_out(BEN)
    assert state.hands[BEN] == cards(FOUR)
    state = played(state, Undo())  # which takes back the step alone
    assert state.changing == (BEN,)
    state = passed(state)
    assert state.turn == CARLA
    assert state.sits_out(BEN)


def test_ab_28_what_is_said_can_be_unsaid_until_then() -> None:
    state = played(dealt(FOUR, FOUR), Stride("westley", "2", "5"))
    state = house(state, SitOut(BEN), JoinIn(BEN))
    assert state.changing == ()
    assert passed(state).turn == BEN


def test_ab_28_whoever_joins_in_draws_as_many_as_are_dealt() -> None:
    state = house(alone_of_two(), JoinIn(BEN))
    assert sentences(state) == ["Ben tells along."]
    assert state.to_act() == (CHANCE,)
    state = played(state, *[Draw("wits")] * 4)
    assert hand(state, BEN) == cards("wits wits wits wits")
    assert state.to_act() == (ANNE,)
    assert is_conserved(state)


def test_ab_28_within_a_turn_one_joins_in_with_the_next() -> None:
    state = house(played(alone_of_two(), Stride("westley", "2", "5")), JoinIn(BEN))
    assert state.to_act() == (ANNE,)
    assert not state.sits_out(BEN)  # somebody sits there by now
    state = passed(state)
    assert state.turn == BEN
    state = played(state, *[Draw("love")] * 4)
    assert state.to_act() == (BEN,)
    assert hand(state, BEN) == cards("love love love love")


def test_ab_28_cards_are_drawn_once_in_a_chapter() -> None:
    state = house(dealt(FOUR, FOUR), SitOut(BEN), JoinIn(BEN))
    assert state.to_act() == (ANNE,)
    assert hand(state, BEN) == ()


def test_ab_28_the_seat_in_turn_may_sit_out_before_it_has_begun() -> None:
    assert house(dealt(FOUR, FOUR, FOUR), SitOut(ANNE)).turn == BEN


def test_ab_28_somebody_tells_the_story() -> None:
    state = house(dealt(FOUR, FOUR), SitOut(BEN))
    assert state.why_not(HOUSE, SitOut(ANNE)) == LastToTell()
    assert state.moves(HOUSE) == (JoinIn(BEN),)


@pytest.mark.parametrize("move", [JoinIn(ANNE), SitOut(2), EndStory()])
def test_ab_28_only_who_tells_sits_out_and_only_who_sits_out_joins_in(move: SitOut) -> None:
    assert dealt(FOUR, FOUR).why_not(HOUSE, move) == NotAMove()


def test_ab_28_no_seat_says_so_itself() -> None:
    assert dealt(FOUR, FOUR).why_not(ANNE, SitOut(ANNE)) == NotAMove()


def test_ab_28_who_goes_first_is_asked_of_those_who_tell() -> None:
    state = play(start(3), ANNE, Whoever())
    assert GoesFirst(BEN) in state.moves(CARLA)
    state = house(state, SitOut(BEN))
    assert GoesFirst(BEN) not in state.moves(CARLA)
    assert play(state, CARLA, Whoever()).phase == "deal"
    assert house(state, SitOut(CARLA)).phase == "deal"


def test_ab_28_a_seat_that_was_to_begin_and_sits_out_begins_nothing() -> None:
    state = house(start(3, first=2), SitOut(BEN))
    deal = state.draw(Random(1))
    assert isinstance(deal, Deal)
    assert deal.first in {ANNE, CARLA}


def test_ab_28_what_a_seat_aimed_for_and_claimed_is_free_again() -> None:
    state = replace(dealt(FOUR, FOUR), plans=("", "firewood"), claims=(Claim("firewood", BEN),))
    state = house(state, SitOut(BEN))
    assert (state.plans, state.claims) == (("", ""), ())


def test_ab_28_alone_nobody_is_asked_before_a_challenge_is_completed() -> None:
    two = scene(1, "courage fighting wits wits", FOUR, at={"westley": "wood"})
    assert "Propose" in kinds(two, ANNE)
    assert "Propose" not in kinds(replace(two, away=(BEN,)), ANNE)


def test_ab_28_between_chapters_nobody_waits_for_who_sits_out() -> None:
    state = play(house(told(), SitOut(CARLA)), ANNE, GoOn())
    assert state.to_act() == (BEN,)
    state = house(state, SitOut(BEN))  # all others want to go on
    assert (state.number, state.moment) == (2, "telling")
    assert state.away == (BEN, CARLA)


def test_ab_28_between_chapters_whoever_joins_in_is_dealt_to_with_the_others() -> None:
    state = house(house(told(), SitOut(CARLA)), JoinIn(CARLA))
    assert state.to_act() == (ANNE, BEN, CARLA)
    assert state.hands[CARLA] == ()


def test_ab_28_what_was_said_in_a_chapters_last_turn_is_done_at_its_end() -> None:
    state = scene(1, "courage fighting wits wits", "", FOUR, at={"westley": "wood"})
    others = tuple(name for name in state.chapter.challenges if name != "firewood")
    state = replace(state, away=(BEN,), board=replace(state.board, done=others))
    state = house(state, JoinIn(BEN), SitOut(CARLA))
    last = next(move for move in state.moves(ANNE) if isinstance(move, Complete))
    state = play(state, ANNE, last)
    while state.to_act() == (CHANCE,):  # the reward's cards
        state = play(state, CHANCE, state.draw(Random(1)))
    assert (state.moment, state.away, state.changing) == ("told", (CARLA,), ())
    assert "Ben tells along." in sentences(state)
    assert state.hands[BEN] == ()


def test_ab_28_who_sits_out_does_not_win() -> None:
    state = replace(dealt(FOUR, FOUR, chapter=6, hazards=""), away=(BEN,), outcome="told").settle()
    result = state.result()
    assert result is not None
    assert result.winners == (ANNE,)


def test_ab_28_a_move_of_the_house_says_whom_it_is_about() -> None:
    assert [str(SitOut(BEN)), str(JoinIn(CARLA))] == ["seat 2 sits out", "seat 3 joins in"]


def test_in_other_games_nobody_sits_out() -> None:
    assert not PiratesDice.start(PiratesDiceSetup(seats=2)).sits_out(ANNE)
