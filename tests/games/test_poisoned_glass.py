"""The rulebook, clause by clause: docs/rules/poisoned-glass.md. Chance is dictated."""

import re
from collections import Counter
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import json
from msgspec.structs import replace

from whole_games import whole_games
from witsend.game import CHANCE, GameOver, Move, NotAMove, NotYourTurn, Refusal, Seat, play
from witsend.games.poisoned_glass import (
    AlreadyPoured,
    AlreadySpied,
    Choose,
    Deal,
    DecideFirst,
    Dose,
    Drink,
    Exchange,
    GlassFull,
    GlassTaken,
    Hand,
    Leave,
    Look,
    LookFirst,
    Lot,
    NoSuchGlass,
    NotADeal,
    NotALot,
    NotInHand,
    NotVizzini,
    PoisonedGlass,
    PoisonedGlassSetup,
    Pour,
    PourFirst,
    PowerSpent,
    Refuse,
    SameGlass,
    SeenDose,
    Spy,
    TopsChanged,
    VizziniLooks,
)
from witsend.games.poisoned_glass.glasses import open_glass
from witsend.games.poisoned_glass.knowledge import time_of
from witsend.games.poisoned_glass.news import (
    Announced,
    Chose,
    Exchanged,
    GlassOpened,
    HandsPassed,
    HeartsLost,
    LeftAlone,
    Looked,
    LotDrawn,
    MostHearts,
    Poured,
    RolesPassed,
    RoundDealt,
    RoundOver,
    Shown,
    SlippedIn,
    Spied,
    Unopened,
)
from witsend.games.poisoned_glass.setup import Peek, deck, hand_size
from witsend.laws import Walk, walk

RULES = Path(__file__).parents[2] / "docs" / "rules"
ANNE, BEN, CARLA, DAN, EVE = range(5)
NAMES = ("Anne", "Ben", "Carla", "Dan", "Eve")
A, B, C, D, E = range(5)
LOOK_FIRST = {"vizzini_peek": "look-then-decide"}


def dealt(glasses: Hand, *hands: Hand, removed: int = 0, **options: Any) -> PoisonedGlass:
    """A first round with these cards; seat 0 is Wesley, the last seat Vizzini."""
    setup = PoisonedGlassSetup(seats=len(hands), **options)
    return played(PoisonedGlass.start(setup), Lot(ANNE), Deal(glasses, hands, removed))


def played(state: PoisonedGlass, *moves: Move) -> PoisonedGlass:
    """The state after these moves, each by the seat whose turn it is."""
    for move in moves:
        state = play(state, state.to_act()[0], move)
    return state


def spied(state: PoisonedGlass) -> PoisonedGlass:
    """Everyone has looked at the first cards there are."""
    while state.phase == "spy":
        state = played(state, state.moves(state.to_act()[0])[0])
    return state


def two(**options: Any) -> PoisonedGlass:
    return dealt((6, -6, 1), (-5, -4, 2, 3), (-3, -2, 4, 5), removed=-1, **options)


def three(**options: Any) -> PoisonedGlass:
    return dealt((6, -6, 1), (-5, 2, 4), (-4, -1, 5), (-3, -2, 3), **options)


def four(**options: Any) -> PoisonedGlass:
    hands = ((-7, -3, 2), (-6, 3, 7), (-5, -2, 4), (-4, 5, 6))
    return dealt((8, -8, 1, -1), *hands, **options)


def five(**options: Any) -> PoisonedGlass:
    hands = ((-9, 2, 9), (-8, 3, 8), (-7, 4, 7), (-6, 5, 6), (-5, -4, -3))
    return dealt((10, -10, 1, -1, -2), *hands, **options)


AT_EVERY_TABLE = pytest.mark.parametrize("table", [two, three, four, five])

GOOD, BAD, EVEN = (6, 1, -2, -1), (-6, -5, 3, 2), (5, 4, -4, -5)
LEFT_OVER = (6, -6, 3)


def full(*glasses: Hand, hearts: Hand = (), **options: Any) -> PoisonedGlass:
    """All cards are poured so; Vizzini, the last seat, is to choose. Two seats have 3 glasses."""
    seats = 2 if options.pop("two", False) else len(glasses)
    state = {2: two, 3: three, 4: four, 5: five}[seats](**options)
    numbers = iter(range(100))
    return replace(
        state,
        phase="choose",
        turn=seats - 1,
        hands=((),) * seats,
        glasses=tuple(
            tuple(Dose(next(numbers), card, None, None) for card in glass) for glass in glasses
        ),
        hearts=hearts or state.hearts,
        passes=hand_size(seats) - 1,
        news=(),
    )


def chosen(state: PoisonedGlass) -> PoisonedGlass:
    """Seat 0 has taken glass A, seat 1 glass B and so on."""
    return played(state, *(Choose(glass) for glass in reversed(range(state.setup.seats))))


def refusal(state: PoisonedGlass, move: Move) -> Refusal | None:
    return state.why_not(state.to_act()[0], move)


def sentences(state: PoisonedGlass, seat: Seat | None = None) -> list[str]:
    return [item.sentence(NAMES) for item in state.view(seat).news]


def seen(state: PoisonedGlass, seat: Seat | None, number: int) -> SeenDose:
    """The card with this id, as that seat sees it."""
    glasses = state.view(seat).glasses
    return next(dose for glass in glasses for dose in glass.cards if dose.id == number)


def known(state: PoisonedGlass, seat: Seat | None) -> dict[int, int]:
    """The cards in glasses that this seat knows, by id."""
    glasses = state.view(seat).glasses
    return {d.id: d.card for glass in glasses for d in glass.cards if d.card is not None}


# Clauses 1 and 2: cards, hearts and roles


def test_clause_1_ten_antidotes_and_ten_poisons_and_two_roles() -> None:
    assert deck(5) == (*range(-10, 0), *range(1, 11))
    view = four().view(None)
    assert (view.wesley, view.vizzini) == (ANNE, DAN)


def test_clause_2_four_hearts_once_and_a_lot_for_wesley() -> None:
    """Ruling PG-2."""
    start = PoisonedGlass.start(PoisonedGlassSetup(seats=4))
    assert start.hearts == (4, 4, 4, 4)
    assert (start.view(ANNE).wesley, start.view(ANNE).vizzini) == (None, None)
    assert start.to_act() == (CHANCE,)
    assert dict(start.odds()) == {Lot(seat): 1 / 4 for seat in range(4)}
    assert start.draw(Random(1)) in dict(start.odds())
    drawn = played(start, Lot(CARLA))
    assert drawn.moves(CHANCE) == ()  # chance is never asked
    assert (drawn.view(ANNE).wesley, drawn.view(ANNE).vizzini) == (CARLA, BEN)
    assert drawn.news == (LotDrawn(CARLA),)
    assert sentences(drawn) == ["The lot falls on Carla to be Wesley first."]
    assert list(drawn.odds()) == []  # deals are too many to list


def test_clause_2_a_lot_names_a_seat() -> None:
    """Ruling PG-16."""
    start = PoisonedGlass.start(PoisonedGlassSetup(seats=3))
    assert start.why_not(CHANCE, Lot(3)) == NotALot()
    assert start.why_not(CHANCE, Lot(-1)) == NotALot()
    assert start.why_not(CHANCE, Drink()) == NotALot()


def test_clause_2_hearts_are_an_option() -> None:
    assert three(starting_hearts=2).hearts == (2, 2, 2)
    with pytest.raises(ValueError, match="starting_hearts"):
        PoisonedGlassSetup(seats=3, starting_hearts=7)


def test_clause_2_hearts_are_not_given_anew_in_the_next_round() -> None:
    """Ruling PG-1."""
    state = chosen(full(GOOD, BAD, EVEN))
    state = played(state, Drink(), Refuse(), Refuse())
    assert state.phase == "deal"
    assert state.hearts == (4, 3, 3)
    assert played(state, state.draw(Random(1))).hearts == (4, 3, 3)


# Clauses 3 and 4: the deal; example G1


@pytest.mark.parametrize(
    ("seats", "highest", "glasses", "each", "aside"),
    [(2, 6, 3, 4, 1), (3, 6, 3, 3, 0), (4, 8, 4, 3, 0), (5, 10, 5, 3, 0)],
)
def test_clause_3_the_cards_of_a_round(
    seats: int, highest: int, glasses: int, each: int, aside: int
) -> None:
    cards = deck(seats)
    assert cards == (*range(-highest, 0), *range(1, highest + 1))
    assert len(cards) == glasses + seats * each + aside
    assert hand_size(seats) == each


@AT_EVERY_TABLE
def test_clause_3_a_drawn_deal_holds_every_card_once(table: Any) -> None:
    setup = table().setup
    state = played(PoisonedGlass.start(setup), Lot(BEN))
    deal = state.draw(Random(3))
    assert isinstance(deal, Deal)
    cards = sorted((*deal.glasses, *sum(deal.hands, ()), deal.removed))
    assert tuple(card for card in cards if card) == deck(setup.seats)
    assert played(state, deal).turn == BEN


@AT_EVERY_TABLE
def test_clause_4_one_card_in_each_glass_and_the_rest_in_hands(table: Any) -> None:
    state = table()
    seats = state.setup.seats
    view = state.view(None)
    assert [len(glass.cards) for glass in view.glasses] == [1] * max(seats, 3)
    assert view.left == ((4, 4) if seats == 2 else (3,) * seats)
    assert view.removed == (seats == 2)
    assert (view.phase, view.round) == ("spy", 1)
    assert {hand for seat in range(seats) for hand in state.view(seat).hand} == set(
        sum(state.hands, ())
    )


def test_clause_4_a_deal_fits_the_table() -> None:
    hands = ((-5, 2, 4), (-4, -1, 5), (-3, -2, 3))
    state = played(PoisonedGlass.start(PoisonedGlassSetup(seats=3)), Lot(ANNE))
    assert state.why_not(CHANCE, Deal((6, -6, 1), hands)) is None
    unfit = [
        Deal((6, -6, 6), hands),
        Deal((6, -6, 7), hands),
        Deal((6, -6), ((-5, 1, 2, 4), *hands[1:])),
        Deal((6, -6, 1), ((-5, 2), (-4, -1, 4, 5), hands[2])),
        Deal((6, -6, 1), ((2, -5, 4), *hands[1:])),
        Deal((6, -6), hands, removed=1),
        Drink(),
    ]
    assert [state.why_not(CHANCE, deal) for deal in unfit] == [NotADeal()] * len(unfit)


def test_clause_4_the_deal_is_told() -> None:
    assert two().news[1] == RoundDealt(1, ANNE, BEN, 6, 3, 4, removed=True)
    assert sentences(two())[1] == (
        "Round 1: 3 glasses with a card each, 4 cards for everyone, antidotes and poisons 1 to 6. "
        "One card is laid aside unseen. Anne is Wesley, Ben is Vizzini."
    )
    assert "aside" not in sentences(three())[1]


# Clause 5: spying


@pytest.mark.parametrize(("table", "cards"), [(two, 1), (three, 2), (four, 2), (five, 3)])
def test_clause_5_so_many_cards_from_wesley_to_vizzini(table: Any, cards: int) -> None:
    state = table()
    for seat in range(state.setup.seats):
        for left in range(cards, 0, -1):
            assert (state.turn, state.view(None).spyings) == (seat, left)
            state = played(state, Spy(cards - left))
    assert (state.phase, state.turn) == ("fill", ANNE)
    assert state.view(None).spyings == 0
    everyone = tuple(range(state.setup.seats))
    assert [glass.cards[0].spies for glass in state.view(None).glasses[:cards]] == (
        [everyone] * cards
    )


def test_clause_5_which_card_is_public_and_its_value_is_the_spys() -> None:
    """Ruling PG-10."""
    state = played(three(), Spy(B))
    assert state.view(ANNE).news == (Spied(ANNE, B, B, -6),)
    assert state.view(BEN).news == state.view(None).news == (Spied(ANNE, B, B, None),)
    assert sentences(state, ANNE) == ["Anne looks at the card of glass B: poison 6."]
    assert sentences(state, BEN) == ["Anne looks at the card of glass B."]
    assert (seen(state, ANNE, B).card, seen(state, ANNE, B).how) == (-6, "spied")
    assert (seen(state, BEN, B).card, seen(state, BEN, B).how) == (None, None)
    assert seen(state, None, B).spies == (ANNE,)


def test_clause_5_different_cards_in_the_glasses_there_are() -> None:
    """Ruling PG-9."""
    state = played(three(), Spy(B))
    assert state.moves(ANNE) == (Spy(A), Spy(C))
    assert refusal(state, Spy(B)) == AlreadySpied("B")
    assert refusal(state, Spy(3)) == NoSuchGlass("C")
    assert refusal(state, Spy(-1)) == NoSuchGlass("C")
    assert refusal(state, Pour(2, A)) == NotAMove()
    assert state.why_not(BEN, Spy(A)) == NotYourTurn()


# Clause 6: filling the glasses


def test_clause_6_everyone_pours_one_card_in_turn() -> None:
    state = played(spied(three()), Pour(4, A))
    assert state.view(ANNE).hand == (-5, 2)
    assert state.turn == BEN
    assert state.view(ANNE).news == (Poured(ANNE, A, 3, 4),)
    assert state.view(BEN).news == (Poured(ANNE, A, 3, None),)
    assert sentences(state, ANNE) == ["Anne pours antidote 4 into glass A."]
    assert sentences(state, BEN) == ["Anne pours a card into glass A."]
    top = seen(state, BEN, 3)
    assert (top.seat, top.hand, top.card) == (ANNE, ANNE, None)
    assert state.view(None).glasses[A].cards[-1].id == 3  # on top


def test_clause_6_a_card_of_ones_own_into_a_glass_with_room() -> None:
    state = spied(three())
    assert len(state.moves(ANNE)) == 3 * 3
    assert refusal(state, Pour(5, A)) == NotInHand()
    assert refusal(state, Pour(4, 3)) == NoSuchGlass("C")
    state = played(state, Pour(4, A), Pour(5, A), Pour(3, A), Leave())
    assert refusal(state, Pour(-3, A)) == GlassFull("A")
    assert {move.glass for move in state.moves(ANNE) if isinstance(move, Pour)} == {B, C}


def test_clause_6_hands_go_to_the_left_when_all_have_poured() -> None:
    """Ruling PG-15."""
    state = played(spied(three()), Pour(4, A), Pour(5, B), Pour(3, C), Leave())
    assert [state.view(seat).hand for seat in range(3)] == [(-3, -2), (-5, 2), (-4, -1)]
    assert state.turn == ANNE
    assert state.news == (LeftAlone(CARLA), HandsPassed(2))
    assert sentences(state) == [
        "Carla leaves the glasses as they are.",
        "Everyone passes their 2 cards to the left.",
    ]
    state = played(state, Pour(-3, A), Pour(2, B), Pour(-1, C), Leave())
    assert [state.view(seat).hand for seat in range(3)] == [(-4,), (-2,), (-5,)]
    assert sentences(state)[1] == "Everyone passes their last card to the left."


def test_clause_6_the_last_cards_are_not_passed_and_the_glasses_are_full() -> None:
    """Ruling PG-15."""
    state = played(spied(three()), Pour(4, A), Pour(5, B), Pour(3, C), Leave())
    state = played(state, Pour(-3, A), Pour(2, B), Pour(-1, C), Leave())
    state = played(state, Pour(-4, A), Pour(-2, B), Pour(-5, C))
    assert state.phase == "fill"  # Vizzini's power is still there, at the end of his last turn
    state = played(state, Leave())
    assert (state.phase, state.turn) == ("choose", CARLA)
    assert state.news == (LeftAlone(CARLA),)
    assert [len(glass.cards) for glass in state.view(None).glasses] == [4, 4, 4]


@AT_EVERY_TABLE
def test_clause_6_no_pouring_gets_stuck(table: Any) -> None:
    state = spied(table())
    while state.phase == "fill":
        state = played(state, state.moves(state.to_act()[0])[0])
    sizes = sorted(len(glass.cards) for glass in state.view(None).glasses)
    assert sizes == ([3, 4, 4] if state.setup.seats == 2 else [4] * state.setup.seats)


def test_clause_6_with_one_glass_open_only_that_is_shown() -> None:
    """Ruling PG-19."""
    state = spied(three())
    while sum(len(glass) for glass in state.glasses) < 10:
        state = played(state, state.moves(state.to_act()[0])[0])
    assert [len(glass) for glass in state.glasses] == [4, 4, 2]
    assert state.moves(BEN) == (Pour(state.hands[BEN][0], C),)


def two_filled(**options: Any) -> PoisonedGlass:
    state = played(spied(two(**options)), Pour(2, A), Pour(4, A), Leave())
    state = played(state, Pour(5, A), Pour(3, B), Leave())
    state = played(state, Pour(-4, B), Pour(-2, B), Leave())
    return played(state, Pour(-3, C), Pour(-5, C), Leave())


def test_clause_6_two_seats_leave_one_glass_with_three() -> None:
    """Ruling PG-8."""
    state = two_filled()
    assert state.phase == "choose"
    assert [len(glass) for glass in state.glasses] == [4, 4, 3]
    assert state.view(None).removed
    assert state.view(ANNE).news == (LeftAlone(BEN),)


def test_clause_4_the_card_laid_aside_may_fill_the_glass_with_three() -> None:
    state = two_filled(two_player_last_card="fills-glass")
    assert [len(glass) for glass in state.glasses] == [4, 4, 4]
    assert not state.view(None).removed
    assert state.news == (LeftAlone(BEN), SlippedIn(C, 11))
    assert sentences(state)[1] == "The card laid aside is slipped unseen into glass C."
    slipped = state.glasses[C][-1]
    assert (slipped.card, slipped.seat, slipped.hand) == (-1, None, None)
    assert [seen(state, seat, 11).card for seat in (ANNE, BEN, None)] == [None, None, None]


# Clause 7: Vizzini


def vizzinis_turn(**options: Any) -> PoisonedGlass:
    return played(spied(three(**options)), Pour(4, A), Pour(5, B))


def test_clause_7_two_top_cards_change_places_and_vizzini_sees_both() -> None:
    """Ruling PG-6."""
    state = played(vizzinis_turn(), Exchange(A, C))
    assert [dose.card for dose in state.glasses[A]] == [6, 1]
    assert [dose.card for dose in state.glasses[C]] == [4]
    assert state.view(CARLA).news == (Exchanged(CARLA, A, C, (3, C), (4, 1)),)
    assert state.view(ANNE).news == (Exchanged(CARLA, A, C, (3, C), (4, None)),)
    assert state.view(None).news == (Exchanged(CARLA, A, C, (3, C), (None, None)),)
    assert sentences(state, CARLA) == [
        "Carla exchanges the top cards of A and C: antidote 4 and antidote 1."
    ]
    assert sentences(state) == ["Carla exchanges the top cards of A and C."]
    assert (seen(state, CARLA, 3).card, seen(state, CARLA, 3).how) == (4, "exchanged")
    assert seen(state, CARLA, C).how == "exchanged"
    assert (seen(state, ANNE, 3).card, seen(state, ANNE, 3).how) == (4, "poured")
    assert seen(state, BEN, 3).card is None
    assert (state.view(None).power, state.view(None).tops) == ("spent", (A, C))


def test_clause_7_before_pouring_the_turn_goes_on() -> None:
    state = played(vizzinis_turn(), Exchange(A, B))
    assert state.turn == CARLA
    assert all(isinstance(move, Pour) for move in state.moves(CARLA))
    state = played(state, Pour(3, C))
    assert (state.turn, state.passes) == (ANNE, 1)  # nothing more is asked of him


def test_clause_7_after_pouring_the_exchange_ends_the_turn() -> None:
    state = played(vizzinis_turn(), Pour(3, C))
    assert (state.turn, state.view(None).poured) == (CARLA, True)
    assert state.moves(CARLA) == (Leave(), Exchange(A, B), Exchange(A, C), Exchange(B, C))
    assert refusal(state, Pour(-3, A)) == AlreadyPoured()
    state = played(state, Exchange(B, C))
    assert (state.turn, state.passes, state.poured) == (ANNE, 1, False)
    assert [type(item) for item in state.news] == [Exchanged, HandsPassed]


def test_clause_7_after_the_very_last_card_too() -> None:
    """Ruling PG-5."""
    state = spied(three())
    while sum(map(len, state.hands)):
        state = played(state, state.moves(state.to_act()[0])[0])
    state = played(state, Exchange(B, C))
    assert (state.phase, state.turn) == ("choose", CARLA)


def test_clause_7_once_in_a_round_and_vizzini_alone() -> None:
    state = spied(three())
    assert refusal(state, Exchange(A, B)) == NotVizzini(CARLA)
    assert not any(isinstance(move, Exchange) for move in state.moves(ANNE))
    state = vizzinis_turn()
    assert refusal(state, Leave()) == PourFirst()
    state = played(state, Exchange(A, B))
    assert refusal(state, Exchange(A, B)) == PowerSpent()
    assert refusal(state, Leave()) == PourFirst()


def test_clause_7_two_different_glasses_in_any_order() -> None:
    """Ruling PG-17."""
    state = vizzinis_turn()
    assert refusal(state, Exchange(A, A)) == SameGlass()
    assert refusal(state, Exchange(A, 3)) == NoSuchGlass("C")
    assert refusal(state, Exchange(-1, A)) == NoSuchGlass("C")
    assert refusal(state, Exchange(B, A)) is None
    assert refusal(state, Look(A, B)) == NotAMove()
    exchanged = [played(state, Exchange(*pair)).glasses for pair in ((A, B), (B, A))]
    assert exchanged[0] == exchanged[1]


@pytest.mark.parametrize("answer", [Exchange(A, B), Exchange(B, A), Leave()])
def test_clause_7_vizzini_may_look_and_then_decide(answer: Move) -> None:
    state = vizzinis_turn(**LOOK_FIRST)
    assert refusal(state, Exchange(A, B)) == LookFirst()
    state = played(state, Look(A, B))
    assert state.view(CARLA).news == (Looked(CARLA, A, B, (3, 4), (4, 5)),)
    assert state.view(BEN).news == (Looked(CARLA, A, B, (3, 4), (None, 5)),)
    assert sentences(state, CARLA) == [
        "Carla looks at the top cards of A and B: antidote 4 and antidote 5."
    ]
    assert sentences(state, BEN) == ["Carla looks at the top cards of A and B."]
    assert (state.view(None).power, state.turn) == ("looking", CARLA)
    assert state.moves(CARLA) == (Leave(), Exchange(A, B))
    assert refusal(state, Pour(3, A)) == DecideFirst("A", "B")
    assert refusal(state, Exchange(A, C)) == DecideFirst("A", "B")
    decided = played(state, answer)
    there = [glass[-1].card for glass in decided.glasses[:2]]
    assert there == ([4, 5] if answer == Leave() else [5, 4])
    assert (decided.view(None).power, decided.turn) == ("spent", CARLA)
    assert seen(decided, CARLA, 3).card == 4
    assert refusal(decided, Look(A, B)) == PowerSpent()
    assert played(decided, Pour(3, C)).turn == ANNE


def test_clause_7_looking_after_pouring() -> None:
    state = played(vizzinis_turn(**LOOK_FIRST), Pour(3, C))
    assert state.moves(CARLA) == (Leave(), Look(A, B), Look(A, C), Look(B, C))
    assert refusal(state, Look(C, A)) is None
    state = played(state, Look(B, C), Leave())
    assert (state.turn, state.power) == (ANNE, "spent")
    assert [type(item) for item in state.news] == [LeftAlone, HandsPassed]


def test_clause_7_at_any_time_while_glasses_are_filled_if_the_table_says_so() -> None:
    """Ruling PG-5: the print says once in a round and names no turn; any time is the option."""
    own, state = spied(three()), spied(three(vizzini_when="any-time"))
    assert (own.turn, own.moves(CARLA)) == (ANNE, ())
    assert own.why_not(CARLA, Exchange(A, B)) == NotYourTurn()
    assert spied_first(vizzini_when="any-time").moves(CARLA) == (), "not while cards are spied"

    assert state.to_act() == (ANNE,), "nobody waits for him"
    assert state.moves(CARLA) == (Exchange(A, B), Exchange(A, C), Exchange(B, C))
    assert state.moves(BEN) == ()
    for move in (Pour(3, A), Pour(9, A), Leave()):
        assert state.why_not(CARLA, move) == NotYourTurn()
    assert state.why_not(CARLA, Exchange(A, A)) == SameGlass()
    pours = state.moves(ANNE)
    state = play(state, CARLA, Exchange(B, A))
    assert [glass[0].card for glass in state.glasses] == [-6, 6, 1]
    assert (state.turn, state.moves(ANNE), state.moves(CARLA)) == (ANNE, pours, ())
    assert state.why_not(CARLA, Exchange(A, B)) == PowerSpent(), "once in a round"
    assert state.why_not(CARLA, Pour(3, A)) == NotYourTurn()
    assert state.why_not(BEN, Exchange(A, B)) == NotYourTurn()
    state = played(state, Pour(4, A), Pour(5, B), Pour(3, C))
    assert (state.turn, state.passes) == (ANNE, 1), "and nothing more is asked of him"


def test_clause_7_at_any_time_and_kept_he_is_asked_at_the_end_of_his_turn_as_ever() -> None:
    """Ruling PG-5."""
    state = played(vizzinis_turn(vizzini_when="any-time"), Pour(3, C))
    assert state.moves(CARLA) == (Leave(), Exchange(A, B), Exchange(A, C), Exchange(B, C))
    state = played(state, Leave())
    assert (state.turn, state.power) == (ANNE, "unspent")
    assert state.moves(CARLA)


@pytest.mark.parametrize("answer", [Exchange(A, B), Leave()])
def test_clause_7_whoever_looks_in_anothers_turn_decides_before_it_goes_on(answer: Move) -> None:
    """Rulings PG-5 and PG-6."""
    state = spied(three(vizzini_when="any-time", **LOOK_FIRST))
    assert state.why_not(CARLA, Exchange(A, B)) == LookFirst()
    pours = state.moves(ANNE)
    state = play(state, CARLA, Look(A, B))
    assert (state.turn, state.to_act()) == (ANNE, (CARLA,))
    assert (state.moves(ANNE), state.moves(CARLA)) == ((), (Leave(), Exchange(A, B)))
    assert state.why_not(ANNE, pours[0]) == VizziniLooks("A", "B")
    assert str(VizziniLooks("A", "B")) == (
        "Vizzini is looking at the tops of A and B: wait for his decision."
    )
    assert state.why_not(BEN, Pour(5, A)) == NotYourTurn()
    assert state.why_not(CARLA, Exchange(A, C)) == DecideFirst("A", "B")
    state = play(state, CARLA, answer)
    assert [glass[0].card for glass in state.glasses[:2]] == (
        [6, -6] if answer == Leave() else [-6, 6]
    )
    assert (state.to_act(), state.moves(ANNE), state.power) == ((ANNE,), pours, "spent")


@pytest.mark.parametrize(
    ("use", "peek"), [(Exchange, "committed"), (Look, "look-then-decide")], ids=["exchange", "look"]
)
def test_clause_7_he_means_the_cards_that_lie_on_top_when_he_names_the_glasses(
    use: type[Exchange | Look], peek: Peek
) -> None:
    """Ruling PG-20: "If one of them has changed before his word is heard, nothing happens"."""
    state = spied(three(vizzini_when="any-time", vizzini_peek=peek))
    meant, turned = use(A, B, (0, 1)), use(B, A, (1, 0))
    assert state.why_not(CARLA, meant) is state.why_not(CARLA, turned) is None
    after = play(state, CARLA, meant)
    assert after == play(state, CARLA, use(A, B))

    state = played(state, Pour(4, A))
    for late in (meant, turned, use(A, B, (3,)), use(A, B, (1, 3)), use(A, B, (3, 1, 2))):
        assert state.why_not(CARLA, late) == TopsChanged()
    assert state.why_not(CARLA, use(B, C, (1, 2))) is None, "those are as they were"
    assert state.why_not(CARLA, use(A, B, (3, 1))) is None
    assert state.why_not(CARLA, use(A, B)) is None, "as in logs from before cards were named"
    assert state.why_not(CARLA, use(A, A, (3, 3))) == SameGlass()
    assert state.why_not(CARLA, use(A, 7, (3, 3))) == NoSuchGlass("C")
    assert state.why_not(ANNE, use(A, B, (3, 1))) == NotYourTurn()


def test_an_exchange_without_cards_is_written_as_it_was() -> None:
    """Ruling PG-20: stored logs stay as they are."""
    assert json.encode(Exchange(A, B)) == b'{"type":"exchange","one":0,"other":1}'
    assert json.encode(Look(A, B)) == b'{"type":"look","one":0,"other":1}'
    named = json.encode(Exchange(A, B, (0, 1)))
    assert json.decode(named, type=PoisonedGlass.kinds) == Exchange(A, B, (0, 1))


def spied_first(**options: Any) -> PoisonedGlass:
    """Anne has looked at one card, and looks at another."""
    return played(three(**options), Spy(A))


def test_a_table_opened_before_there_was_a_choice_of_moment_plays_as_it_did() -> None:
    """Ruling PG-5: whatever a stored setup does not say is as it was."""
    setup = json.decode(b'{"seats": 3, "tie": "poison"}', type=PoisonedGlassSetup)
    assert setup == PoisonedGlassSetup(seats=3, tie="poison", vizzini_when="own-turn")


# Clause 8: choosing a glass; example G5


def choosing_order(state: PoisonedGlass) -> list[Seat]:
    order: list[Seat] = []
    while state.phase == "choose":
        order += state.to_act()
        state = played(state, state.moves(order[-1])[0])
    return order


def test_clause_8_from_vizzini_to_the_right_and_wesley_last() -> None:
    """Ruling PG-4."""
    glasses = [(1, 2, 3, 4)] * 4
    assert choosing_order(full(*glasses)) == [DAN, CARLA, BEN, ANNE]
    assert choosing_order(full(*glasses, choose_order="clockwise")) == [DAN, ANNE, BEN, CARLA]
    for order in ("reverse", "clockwise"):
        both = full(GOOD, BAD, LEFT_OVER, two=True, choose_order=order)
        assert choosing_order(both) == [BEN, ANNE]


def test_clause_8_a_glass_nobody_has_taken() -> None:
    state = played(full(GOOD, BAD, EVEN), Choose(B))
    assert state.turn == BEN
    assert [glass.taker for glass in state.view(None).glasses] == [None, CARLA, None]
    assert state.moves(BEN) == (Choose(A), Choose(C))
    assert refusal(state, Choose(B)) == GlassTaken("B")
    assert refusal(state, Choose(3)) == NoSuchGlass("C")
    assert refusal(state, Drink()) == NotAMove()
    assert state.news == (Chose(CARLA, B, last=False),)
    assert sentences(state) == ["Carla takes glass B."]


def test_clause_8_the_last_one_has_no_choice_but_with_two_seats() -> None:
    state = played(full(GOOD, BAD, EVEN), Choose(B), Choose(C))
    assert state.moves(ANNE) == (Choose(A),)
    state = played(state, Choose(A))
    assert sentences(state) == ["Glass A is left for Anne."]
    assert (state.phase, state.turn) == ("drink", ANNE)
    state = played(full(GOOD, BAD, LEFT_OVER, two=True), Choose(B))
    assert state.moves(ANNE) == (Choose(A), Choose(C))
    state = played(state, Choose(A))
    assert sentences(state) == ["Anne takes glass A."]
    assert (state.phase, state.turn) == ("drink", ANNE)


# Clause 9: drink or not


def drunk(glass: Hand, move: Move, **options: Any) -> PoisonedGlass:
    """Ben, at a table of three and neither Wesley nor Vizzini, has this glass."""
    state = chosen(full(EVEN, glass, EVEN, **options))
    return played(state, Refuse() if options.get("tie") else Drink(), move)


@pytest.mark.parametrize(
    ("glass", "move", "losers"),
    [
        (GOOD, Drink(), (ANNE, CARLA)),
        (BAD, Drink(), (BEN,)),
        (EVEN, Drink(), ()),
        (GOOD, Refuse(), (BEN,)),
        (BAD, Refuse(), ()),
        (EVEN, Refuse(), ()),
    ],
)
def test_clause_9_who_loses_a_heart(glass: Hand, move: Move, losers: tuple[Seat, ...]) -> None:
    before = (4, 3, 3)  # Wesley's glass was good, for him
    state = drunk(glass, move)
    hearts = tuple(n - (seat in losers) for seat, n in enumerate(before))
    assert state.hearts == hearts
    assert state.news[-1] == HeartsLost(BEN, move == Drink(), losers, hearts)
    assert state.view(None).announced == (True, move == Drink(), None)


def test_clause_9_announced_opened_and_counted_for_all_to_see() -> None:
    state = drunk(GOOD, Drink())
    cards = tuple(Shown(4 + n, card, None) for n, card in enumerate(GOOD))
    assert state.view(None).news[:2] == (
        Announced(BEN, drinks=True),
        GlassOpened(BEN, B, cards, antidote=7, halves=0, poison=3, more="antidote"),
    )
    assert sentences(state) == [
        "Ben: “I drink!”",
        "Glass B: antidote 7, poison 3, more antidote.",
        "Anne and Carla lose a heart each.",
    ]
    glass = state.view(None).glasses[B]
    assert glass.opened
    assert [(dose.card, dose.how) for dose in glass.cards] == [(c, "revealed") for c in GOOD]
    assert not state.view(None).glasses[C].opened


def test_clause_9_told_when_it_goes_otherwise() -> None:
    assert sentences(drunk(BAD, Drink()))[1:] == [
        "Glass B: antidote 5, poison 11, more poison.",
        "Ben loses a heart.",
    ]
    assert sentences(drunk(EVEN, Refuse())) == [
        "Ben: “I do not drink.”",
        "Glass B: antidote 9, poison 9, as much of both.",
        "Nobody loses a heart.",
    ]


@pytest.mark.parametrize(
    ("tie", "move", "losers"),
    [
        ("poison", Drink(), (BEN,)),
        ("poison", Refuse(), ()),
        ("antidote", Drink(), (ANNE, CARLA)),
        ("antidote", Refuse(), (BEN,)),
    ],
)
def test_clause_9_a_tie_may_count_as_one_or_the_other(
    tie: str, move: Move, losers: tuple[Seat, ...]
) -> None:
    state = drunk(EVEN, move, tie=tie)
    lost = state.news[-1]
    assert isinstance(lost, HeartsLost)
    assert lost.losers == losers
    assert sentences(state)[1] == (
        f"Glass B: antidote 9, poison 9, as much of both, which counts as {tie}."
    )


@pytest.mark.parametrize(
    ("seats", "added"), [(2, "1"), (3, "1.5"), (4, "2"), (5, "2.5")], ids="2345"
)
def test_clause_9_wesley_adds_half_an_antidote_for_each_seat(seats: int, added: str) -> None:
    """Ruling PG-12. Example G2; the even glass is a good one for him, drunk or not."""
    glasses = [EVEN] * max(seats, 3)
    state = chosen(full(*glasses, two=seats == 2))
    drank = played(state, Drink())
    assert (
        sentences(drank)[1] == f"Glass A: antidote 9 and Wesley's {added}, poison 9, more antidote."
    )
    assert drank.hearts == (4, *[3] * (seats - 1))
    assert played(state, Refuse()).hearts == (3, *[4] * (seats - 1))


def test_clause_9_nobody_looks_into_their_glass_before_they_announce() -> None:
    """Ruling PG-13."""
    state = chosen(full(EVEN, EVEN, EVEN))
    assert set(state.moves(0)) == {Drink(), Refuse()}
    assert state.view(0).glasses == state.view(None).glasses


def test_clause_9_seven_to_seven_is_a_tie_but_for_wesley() -> None:
    """Ruling PG-3. Example G3."""
    glass = (6, 1, -4, -3)
    assert sentences(drunk(glass, Drink()))[1:] == [
        "Glass B: antidote 7, poison 7, as much of both.",
        "Nobody loses a heart.",
    ]
    wesley = played(chosen(full(glass, BAD, EVEN)), Drink())
    opened = wesley.news[1]
    assert isinstance(opened, GlassOpened)
    assert (2 * opened.antidote + opened.halves, 2 * opened.poison) == (17, 14)
    assert wesley.hearts == (4, 3, 3)


def test_clause_9_one_after_the_other_from_wesley_to_vizzini() -> None:
    """Ruling PG-11."""
    state = chosen(full(EVEN, EVEN, EVEN, EVEN))
    for seat in (ANNE, BEN, CARLA):
        assert state.to_act() == (seat,)
        assert state.moves(seat) == (Refuse(), Drink())
        assert known(state, seat) == known(state, None)  # nobody looks into their glass before
        state = played(state, Drink())
    assert known(state, DAN).keys() == set(range(12))


def frequencies(seats: int, halves: int) -> tuple[float, float]:
    """Of all glasses of four cards, in %: those with more antidote, and the ties."""
    cards = [tuple(Dose(0, c, None, None) for c in glass) for glass in combinations(deck(seats), 4)]
    more = Counter(open_glass(0, 0, g, halves=halves, tie="nothing").more for g in cards)
    good, even = (round(100 * more[kind] / len(cards), 1) for kind in ("antidote", "neither"))
    return good, even


@pytest.mark.parametrize(
    ("seats", "anyone", "wesley"),
    [
        (2, (46.9, 6.3), (53.1, 5.7)),
        (3, (46.9, 6.3), (58.8, 0)),
        (4, (47.8, 4.4), (56.4, 4.2)),
        (5, (48.3, 3.4), (58.5, 0)),
    ],
)
def test_clause_9_how_often_a_glass_is_good(
    seats: int, anyone: tuple[float, float], wesley: tuple[float, float]
) -> None:
    """Example G6, by counting every glass there can be."""
    assert frequencies(seats, 0) == anyone
    assert frequencies(seats, seats) == wesley


@pytest.mark.parametrize("language", ["", ".fr", ".es"])
def test_clause_9_the_rules_say_these_figures_in_every_language(language: str) -> None:
    """Of glasses with as much of both: 6.3, 4.4 and 3.4%."""
    page = (RULES / f"poisoned-glass{language}.md").read_text()
    figures = {
        figure
        for seats in range(2, 6)
        for figure in (*frequencies(seats, 0), frequencies(seats, seats)[0])
    }
    (line,) = (line for line in page.splitlines() if re.search("46[.,]9", line))
    said = {float(figure.replace(",", ".")) for figure in re.findall(r"\d+[.,]\d", line)}
    assert said == figures


# Clause 10: the end, or the next round


def test_clause_10_the_game_ends_when_someone_has_no_heart() -> None:
    """Ruling PG-7."""
    state = chosen(full(GOOD, GOOD, BAD, hearts=(2, 3, 1)))
    assert state.result() is None
    state = played(state, Drink())
    assert state.to_act() == ()
    assert (state.phase, state.turn, state.hearts) == ("over", None, (2, 2, 0))
    result = state.result()
    assert result is not None
    assert (result.winners, result.scores) == ((ANNE, BEN), (2, 2, 0))
    assert result.ending == MostHearts((ANNE, BEN), 2, (CARLA,), 1)
    assert result.ending.sentence(NAMES) == (
        "Carla has no heart left. Anne and Ben share the win with 2 hearts each."
    )
    assert state.why_not(BEN, Drink()) == GameOver()  # who has not drunk does not
    assert state.moves(BEN) == ()
    over = state.news[-1]
    assert isinstance(over, RoundOver)
    assert [left.glass for left in over.unopened] == [B, C]
    assert sentences(state)[-1] == (
        "Round 1 is over. Glass B held antidote 6, antidote 1, poison 2 and poison 1. "
        "Glass C held poison 6, poison 5, antidote 3 and antidote 2."
    )
    assert all(glass.opened for glass in state.view(None).glasses)


def test_clause_10_the_most_hearts_win() -> None:
    one = MostHearts((ANNE,), 1, (BEN, CARLA), 3)
    assert one.sentence(NAMES) == "Ben and Carla have no heart left. Anne wins with 1 heart."
    state = played(chosen(full(BAD, GOOD, BAD, hearts=(1, 2, 4))), Drink())
    result = state.result()
    assert result is not None
    assert result.winners == (CARLA,)


def test_clause_10_or_all_drink_before_it_ends() -> None:
    state = chosen(full(GOOD, GOOD, GOOD, hearts=(1, 1, 1), end_check="round-end"))
    state = played(state, Drink())
    assert (state.hearts, state.turn) == ((1, 0, 0), BEN)
    state = played(state, Drink())
    assert state.hearts == (0, 0, 0)  # and not below
    state = played(state, Drink())
    result = state.result()
    assert result is not None
    assert result.winners == (ANNE, BEN, CARLA)
    assert result.ending.sentence(NAMES) == (
        "Anne, Ben and Carla have no heart left: all share the win."
    )


def test_clause_10_four_good_drinks_may_end_the_first_round() -> None:
    """Example G4; two seats lose two hearts at most."""
    state = chosen(full(GOOD, GOOD, GOOD, GOOD, BAD))
    state = played(state, Drink(), Drink(), Drink(), Drink())
    assert state.hearts == (1, 1, 1, 1, 0)
    assert state.result() is not None
    both = played(chosen(full(GOOD, GOOD, LEFT_OVER, two=True)), Drink(), Refuse())
    assert both.hearts == (4, 2)


def test_clause_10_roles_pass_to_the_left_and_a_new_round_is_dealt() -> None:
    """Example G5."""
    state = played(chosen(full(EVEN, EVEN, EVEN, EVEN)), Refuse(), Drink(), Drink(), Drink())
    assert state.news[-2:] == (RoundOver(1, ()), RolesPassed(BEN, ANNE))
    assert sentences(state)[-1] == ("The roles go to the left: Ben is Wesley now, Anne is Vizzini.")
    assert (state.phase, state.to_act(), state.view(ANNE).hand) == ("deal", (CHANCE,), ())
    state = played(state, state.draw(Random(4)))
    assert (state.round, state.turn, state.power) == (2, BEN, "unspent")
    assert isinstance(state.news[-1], RoundDealt)
    assert isinstance(state.news[0], Announced)  # the end of the round is still in the news


def test_clause_10_the_glass_left_over_is_shown_when_the_round_is_over() -> None:
    """Ruling PG-14."""
    state = chosen(full(EVEN, BAD, LEFT_OVER, two=True))
    state = played(state, Drink())
    assert not state.view(BEN).glasses[C].opened
    state = played(state, Refuse())
    cards = tuple(Shown(8 + n, card, None) for n, card in enumerate(LEFT_OVER))
    assert RoundOver(1, (Unopened(C, cards),)) in state.view(ANNE).news


# Clause 11: what each seat knows


def test_clause_11_the_card_passed_on_last_is_known_when_it_is_poured() -> None:
    state = played(spied(three()), Pour(4, A), Pour(5, B), Pour(3, C), Leave())
    assert state.view(ANNE).passed == ((), (-5, 2), ())  # two cards that Ben holds
    assert state.view(BEN).passed == ((), (), (-4, -1))
    assert state.view(None).passed == ((), (), ())
    state = played(state, Pour(-3, A), Pour(2, B))
    poured = seen(state, ANNE, 7)
    assert (poured.card, poured.among) == (None, (-5, 2))  # one of the two
    assert state.view(ANNE).passed[BEN] == (-5, 2)  # the other
    assert seen(state, CARLA, 7).among == ()
    state = played(state, Pour(-1, C), Leave())
    assert state.view(BEN).passed == ((-4, -1), (), (-5,))  # Carla has poured one of Anne's two
    assert state.view(ANNE).passed == ((), (-2,), (-5, 2))
    state = played(state, Pour(-4, A), Pour(-2, B), Pour(-5, C))
    last = seen(state, BEN, 11)
    assert (last.card, last.how) == (-5, "passed")
    assert state.view(BEN).news == (Poured(CARLA, C, 11, -5),)
    assert state.view(ANNE).news == (Poured(CARLA, C, 11, None),)
    assert [seen(state, ANNE, number).among for number in (7, 11)] == [(-5, 2), (-5, 2)]


def test_clause_11_of_two_cards_passed_on_one_seen_tells_the_other() -> None:
    state = spied(three())
    for moves in (
        (Pour(4, A), Pour(5, B), Pour(3, C), Leave()),
        (Pour(-3, A), Pour(2, B), Pour(-1, C), Leave()),
        (Pour(-4, A), Pour(-2, B), Pour(-5, C), Leave()),
        (Choose(C), Choose(B), Choose(A), Drink()),
    ):
        state = played(state, *moves)
    state = played(state, Drink())  # Ben's glass B, with the 2 that Anne passed on
    other = seen(state, ANNE, 11)
    assert (other.card, other.how) == (-5, "passed")


def test_clause_11_of_a_hand_that_comes_back_it_is_known_what_is_missing() -> None:
    state = played(spied(two()), Pour(2, A), Pour(4, A), Leave())
    assert state.view(ANNE).passed == ((), (-5, -4, 3))
    state = played(state, Pour(5, A), Pour(3, B))
    assert seen(state, ANNE, 6).among == (-5, -4, 3)
    state = played(state, Leave())
    assert state.view(ANNE).hand == (-5, -4)
    back = seen(state, ANNE, 6)
    assert (back.card, back.how) == (3, "passed")


def test_clause_11_an_exchanged_card_is_followed_by_all_who_know_it() -> None:
    state = played(spied(three()), Pour(4, A), Pour(5, B), Exchange(A, C))
    top = state.view(ANNE).glasses[C].cards[-1]
    assert (top.id, top.card, top.how) == (3, 4, "poured")
    moved = state.view(ANNE).glasses[A].cards[-1]
    assert (moved.id, moved.looked, moved.card) == (C, True, None)
    assert state.view(CARLA).glasses[A].cards[-1].card == 1


def test_clause_11_the_last_card_that_can_be_nothing_else_is_known() -> None:
    state = chosen(full((6, 5, 4, 3), (2, 1, -1, -2), (-3, -4, -5, -6)))
    spying = replace(state.glasses[C][0], spies=(CARLA,))
    poured = [replace(dose, seat=CARLA, hand=CARLA) for dose in state.glasses[C][1:3]]
    glasses = (*state.glasses[:2], (spying, *poured, state.glasses[C][3]))
    state = played(replace(state, glasses=glasses), Drink(), Drink())
    last = seen(state, CARLA, 11)
    assert (last.card, last.how) == (-6, "counted")
    assert seen(state, ANNE, 11).card is None


def test_clause_11_the_card_laid_aside_is_known_to_nobody() -> None:
    """Ruling PG-18."""
    state = two_filled()
    for seat in (ANNE, BEN, None):
        assert -1 not in known(state, seat).values()
    aside = {PoisonedGlass.imagined(state.view(ANNE), Random(n)).removed for n in range(60)}
    assert len(aside) > 1


def test_clause_11_what_another_seat_has_seen_makes_no_difference() -> None:
    """Ben has spied A and B; with these two the other way round, Anne's view is the same."""
    one = dealt((6, -6, 1), (-5, 2, 4), (-4, -1, 5), (-3, -2, 3))
    other = dealt((-6, 6, 1), (-5, 2, 4), (-4, -1, 5), (-3, -2, 3))
    twins = [replace(played(state, Spy(C)), turn=BEN) for state in (one, other)]
    twins = [played(state, Spy(A), Spy(B)) for state in twins]
    assert twins[0].view(ANNE) == twins[1].view(ANNE)
    assert twins[0].view(None) == twins[1].view(None)
    assert twins[0].view(BEN) != twins[1].view(BEN)


# The laws of this game, over whole games

tables = st.builds(
    PoisonedGlassSetup,
    seats=st.integers(2, 5),
    starting_hearts=st.integers(2, 6),
    tie=st.sampled_from(["nothing", "poison", "antidote"]),
    choose_order=st.sampled_from(["reverse", "clockwise"]),
    vizzini_peek=st.sampled_from(["committed", "look-then-decide"]),
    vizzini_when=st.sampled_from(["own-turn", "any-time"]),
    end_check=st.sampled_from(["immediate", "round-end"]),
    two_player_last_card=st.sampled_from(["removed", "fills-glass"]),
)
randoms = st.randoms(use_true_random=True)


class Memory:
    """What one seat has seen in a round, noted down move by move from what happened before it."""

    def __init__(self) -> None:
        self.cards: dict[int, int] = {}  # by id
        self.hands: list[tuple[Seat, int, Hand]] = []  # whose, when, and what was passed on

    def note(self, seat: Seat, before: PoisonedGlass, mover: Seat, move: Move) -> None:
        if isinstance(move, Deal):
            self.cards, self.hands = {}, []
        if isinstance(move, Spy) and mover == seat:
            dose = before.glasses[move.glass][0]
            self.cards[dose.id] = dose.card
        if isinstance(move, Pour) and mover == seat:
            self.cards[sum(map(len, before.glasses))] = move.card
            left = list(before.hands[seat])
            left.remove(move.card)
            hand = (seat - before.passes) % before.setup.seats
            self.hands.append((hand, before.passes, tuple(left)))
        if isinstance(move, Look | Exchange) and mover == seat:
            tops = (before.glasses[move.one][-1], before.glasses[move.other][-1])
            self.cards |= {dose.id: dose.card for dose in tops}
        if isinstance(move, Drink | Refuse):
            opened = before.glasses[before.takers.index(mover)]
            self.cards |= {dose.id: dose.card for dose in opened}

    def holds_in(self, world: PoisonedGlass) -> None:
        doses = [dose for glass in world.glasses for dose in glass]
        truth = {dose.id: dose.card for dose in doses}
        assert self.cards.items() <= truth.items()
        for hand, when, cards in self.hands:
            holder = (hand + world.passes) % world.setup.seats
            since = [d.card for d in doses if d.hand == hand and time_of(world, d) > when]
            assert sorted((*since, *world.hands[holder])) == sorted(cards)


@given(setup=tables, rng=randoms)
@whole_games
def test_every_card_a_seat_has_seen_keeps_its_value_in_every_imagined_world(
    setup: PoisonedGlassSetup, rng: Random
) -> None:
    walked = walk(PoisonedGlass.start(setup), rng)
    memories = [Memory() for _ in range(setup.seats)]
    for before, after, (mover, move) in steps(walked):
        for seat, memory in enumerate(memories):
            memory.note(seat, before, mover, move)
            if after.phase in {"deal", "over"}:
                continue
            view = after.view(seat)
            assert memory.cards.items() <= known(after, seat).items()
            memory.holds_in(after)
            for _ in range(2):
                world = PoisonedGlass.imagined(view, rng)
                memory.holds_in(world)
                assert world.view(seat) == view
                assert world.hands[seat] == after.hands[seat]
                assert_all_cards_there(world)


@given(setup=tables, rng=randoms)
@whole_games
def test_cards_and_hearts_are_conserved(setup: PoisonedGlassSetup, rng: Random) -> None:
    for before, after, _ in steps(walk(PoisonedGlass.start(setup), rng)):
        if after.phase != "deal":
            assert_all_cards_there(after)
        lost = next((item for item in after.news if isinstance(item, HeartsLost)), None)
        if before.phase != "drink":
            assert after.hearts == before.hearts
        else:
            assert lost is not None
            assert lost.hearts == after.hearts
            taken = [b - a for a, b in zip(after.hearts, before.hearts, strict=True)]
            expected = [
                int(seat in lost.losers and hearts > 0) for seat, hearts in enumerate(before.hearts)
            ]
            assert taken == expected


def steps(walked: Walk) -> list[tuple[PoisonedGlass, PoisonedGlass, tuple[Seat, Move]]]:
    states: Any = walked.states
    return list(zip(states, states[1:], walked.events, strict=False))


def assert_all_cards_there(state: PoisonedGlass) -> None:
    cards = [dose.card for glass in state.glasses for dose in glass]
    cards += sum(state.hands, ())
    cards += [state.removed] * bool(state.removed)
    assert tuple(sorted(cards)) == deck(state.setup.seats)


def test_what_is_known_is_all_there_is_to_know() -> None:
    """Whatever a view leaves open is otherwise in some imagined world."""
    rng = Random(7)
    for table in (two, three, four, five):
        state = spied(table())
        while state.phase in {"fill", "choose"}:
            seat = state.to_act()[0]
            state = played(state, rng.choice(state.moves(seat)))
            for looker in range(state.setup.seats):
                worlds = [PoisonedGlass.imagined(state.view(looker), rng) for _ in range(25)]
                for number, glass in enumerate(state.view(looker).glasses):
                    for place, dose in enumerate(glass.cards):
                        values = {world.glasses[number][place].card for world in worlds}
                        assert (len(values) == 1) == (dose.card is not None)
                        assert not dose.among or values <= set(dose.among)


def test_moves_are_named_as_a_player_would() -> None:
    moves = [
        *(Spy(A), Pour(-3, B), Pour(4, C), Look(A, B), Exchange(A, C), Leave(), Choose(D)),
        *(Drink(), Refuse()),
    ]
    assert list(map(str, moves)) == [
        "look at the card of A",
        "pour poison 3 into B",
        "pour antidote 4 into C",
        "look at the tops of A and B",
        "exchange the tops of A and C",
        "leave the glasses as they are",
        "take glass D",
        "drink",
        "do not drink",
    ]


def test_a_move_of_another_game_is_a_mistake() -> None:
    with pytest.raises(TypeError):
        three().apply(ANNE, Move())


def test_a_seat_that_is_away_exchanges_nothing_and_does_not_drink() -> None:
    state = played(vizzinis_turn(), Pour(3, C))
    assert state.default_move(CARLA) == Leave()
    assert chosen(full(GOOD, BAD, EVEN)).default_move(ANNE) == Refuse()
    state = spied(three(vizzini_when="any-time"))
    assert state.moves(CARLA)[0] == Exchange(A, B), "out of turn"
    assert state.default_move(CARLA) == state.default_move(BEN) == Leave()
