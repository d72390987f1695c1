"""The rulebook, clause by clause: docs/rules/battle-of-wits.md. Chance is dictated."""

from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from whole_games import whole_games
from witsend.game import CHANCE, GameOver, Move, NotAMove, NotYourTurn, Refusal, Seat, play
from witsend.games.battle_of_wits import (
    CHARACTERS,
    BattleOfWits,
    BattleOfWitsSetup,
    Become,
    Bid,
    CardsFirst,
    CharacterTaken,
    ChooseNow,
    Deal,
    Goblet,
    Immunity,
    Lot,
    NoPower,
    NoSuchGoblet,
    NotADeal,
    NotALot,
    NotInHand,
    Pour,
    Ready,
    Row,
    SameGoblet,
    Seen,
    SicilianBid,
    Switch,
    Take,
    TeamFull,
    Whoever,
    team_of,
)
from witsend.games.battle_of_wits.goblets import gulp, ranking
from witsend.games.battle_of_wits.news import (
    Became,
    Began,
    BidLaid,
    BidsOpened,
    DayBroke,
    Drank,
    HandedOn,
    HighestTotal,
    Kept,
    Laid,
    LastStanding,
    LeftOpen,
    LotDrawn,
    MadeImmune,
    Poured,
    RowNews,
    SeriesStands,
    SeriesWon,
    Settled,
    Survivors,
    Switched,
    TeamsCounted,
    Took,
)
from witsend.games.battle_of_wits.series import sides_of
from witsend.games.battle_of_wits.setup import DECK
from witsend.laws import walk

ANNE, BEN, CARLA, DAN, EVE = range(5)
NAMES = ("Anne", "Ben", "Carla", "Dan", "Eve")
A, B, C, D, E = range(5)
DEALT = "Everyone holds the cards 1 to 7 and a Sicilian card."
ORDINARY = (1, 2, 3, 4, 5, 6, 7, 3, 4, 5)  # Sicilian cards without a power, for ten seats


def begun(*sicilians: int, **options: Any) -> BattleOfWits:
    """A game with these Sicilian cards in hand. Seat 0 begins, the last seat deals."""
    seats = len(sicilians)
    return played(seated(seats=seats, **{"dealer": seats, **options}), Deal(sicilians))


def seated(**options: Any) -> BattleOfWits:
    """Before the deal, or the lot; characters go with the seats."""
    return BattleOfWits.start(BattleOfWitsSetup(**{"characters": "seated", **options}))


def played(state: BattleOfWits, *moves: Move) -> BattleOfWits:
    """The state after these moves, each by the seat whose turn it is."""
    for move in moves:
        state = play(state, state.to_act()[0], move)
    return state


def refusal(state: BattleOfWits, move: Move) -> Refusal | None:
    return state.why_not(state.to_act()[0], move)


def around(state: BattleOfWits, rounds: int) -> BattleOfWits:
    """Everyone pours their lowest card into goblet A, so many times."""
    for _ in range(rounds * state.setup.seats):
        state = played(state, Pour(state.view(state.to_act()[0]).hand[0], A))
    return state


def resolved(*goblets: Goblet, immune: Seat | None = None, **options: Any) -> BattleOfWits:
    """All cards lie as given and the bids are opened: seat 0 is the dealer's left, the last deals.

    The dealer's last turn is a Switch of A and B, whose bids lay the other way round before.
    """
    state = begun(*ORDINARY[: len(goblets)], **options)
    return laid_out(state, *goblets, immune=immune)


def laid_out(state: BattleOfWits, *goblets: Goblet, immune: Seat | None = None) -> BattleOfWits:
    row = state.rows[0]
    switched = (
        Goblet(goblets[A].contents, goblets[B].bids),
        Goblet(goblets[B].contents, goblets[A].bids),
    )
    everyone = range(state.setup.seats)
    last = replace(
        row,
        hands=((),) * len(everyone),
        sicilians=tuple(9 if seat == row.dealer else 0 for seat in everyone),
        goblets=(*switched, *goblets[2:]),
        immune=immune,
        turn=row.dealer,
    )
    return played(replace(state, rows=(last, *state.rows[1:])), Switch(A, B))


def cup(contents: str = "", bids: str = "") -> Goblet:
    """Cards nearest first, as SEAT:CARD; a Sicilian card is SEAT:sCARD."""

    def stack(text: str) -> tuple[Laid, ...]:
        pairs = (word.split(":") for word in text.split())
        return tuple(Laid(int(s), int(card.strip("s")), card[0] == "s") for s, card in pairs)

    return Goblet(stack(contents), stack(bids))


def news(state: BattleOfWits, kind: type) -> list[Any]:
    return [item for item in state.news if isinstance(item, kind)]


def sentences(state: BattleOfWits) -> list[str]:
    return [item.sentence(NAMES[: state.setup.seats]) for item in state.news]


def ended(state: BattleOfWits) -> str:
    result = state.result()
    assert result is not None
    return result.ending.sentence(NAMES[: state.setup.seats])


# Clauses 1 to 3: the cards


def test_clause_1_twelve_characters_with_cards_of_their_own() -> None:
    """Ruling BW-28."""
    assert len(set(CHARACTERS)) == 12
    state = begun(1, 2)
    assert state.characters == ("Man in Black", "Prince Humperdinck")
    assert state.view(ANNE).hand == state.view(BEN).hand == (1, 2, 3, 4, 5, 6, 7)


def test_clause_1_odd_is_poison_and_even_is_wine() -> None:
    drank = gulp(A, cup("0:7 1:6 1:2 0:4").contents, ANNE, immune=False)
    assert (drank.wine, drank.poison) == (12, 7)


def test_clause_2_the_sicilian_deck() -> None:
    """Three to five are there twice; the sums are those of the rules page."""
    assert Counter(DECK) == Counter({1: 1, 2: 1, 3: 2, 4: 2, 5: 2, 6: 1, 7: 1, 8: 1, 9: 1})
    assert sum(card for card in DECK if card % 2 == 0) == 24
    assert sum(card for card in DECK if card % 2) == 33


def test_clause_3_ten_goblets_at_most_and_a_time_card() -> None:
    state = begun(*ORDINARY)
    assert len(state.rows[0].goblets) == 10
    assert str(Take(9)) == "take goblet J"
    assert state.rows[0].night is False
    for seats in (1, 11):
        with pytest.raises(ValueError, match=r"^seats is a whole number from "):
            BattleOfWitsSetup(seats=seats)


# Clauses 4 to 6: before play


@pytest.mark.parametrize("seats", range(2, 11))
def test_clause_4_a_goblet_and_a_character_for_every_seat(seats: int) -> None:
    state = begun(*ORDINARY[:seats])
    assert state.rows[0].goblets == (Goblet(),) * seats
    assert len(set(state.characters)) == seats


def test_clause_4_each_player_chooses_a_character() -> None:
    """The print: "Each player chooses one Character card"; all at the same time, in any order."""
    state = BattleOfWits.start(BattleOfWitsSetup(seats=3, dealer=1))
    assert state.to_act() == (ANNE, BEN, CARLA)
    assert state.moves(ANNE) == (Whoever(), *map(Become, CHARACTERS))
    state = play(state, CARLA, Become("Vizzini"))
    assert state.news == (Became(CARLA, "Vizzini"),)
    assert sentences(state) == ["Carla is Vizzini."]
    assert state.view(None).wishes == (None, None, "Vizzini")
    assert state.to_act() == (ANNE, BEN)
    assert refusal(state, Become("Vizzini")) == CharacterTaken("Vizzini")
    assert Become("Vizzini") not in state.moves(ANNE)
    assert state.why_not(CARLA, Become("Fezzik")) == NotYourTurn()
    assert refusal(state, Ready()) == NotAMove()
    assert str(Become("Fezzik")) == "be Fezzik"
    state = play(play(state, BEN, Become("Fezzik")), ANNE, Become("Buttercup"))
    assert state.to_act() == (CHANCE,)
    assert state.characters == ("Buttercup", "Fezzik", "Vizzini")
    assert not state.wishes
    assert not state.ready
    assert played(state, Deal((1, 2, 3))).to_act() == (BEN,)


def test_clause_4_who_does_not_mind_is_who_goes_with_the_seat_or_who_is_left() -> None:
    """Ruling BW-33: a wish goes first, whoever said it last, so nobody need hurry."""
    assert str(Whoever()) == "take any character"
    state = BattleOfWits.start(BattleOfWitsSetup(seats=4, dealer=1))
    state = played(state, Whoever(), Whoever(), Whoever())
    assert state.news == (LeftOpen(CARLA),)
    assert sentences(state) == ["Carla leaves open who to be."]
    assert state.view(ANNE).wishes == (None,) * 4
    assert state.ready == (ANNE, BEN, CARLA)
    state = played(state, Become(CHARACTERS[ANNE]))
    assert state.characters == ("Count Rugen", "Prince Humperdinck", "Buttercup", "Man in Black")
    assert state.news == (
        Became(DAN, "Man in Black"),
        Became(ANNE, "Count Rugen"),
        Became(BEN, "Prince Humperdinck"),
        Became(CARLA, "Buttercup"),
    )
    state = BattleOfWits.start(BattleOfWitsSetup(seats=3, luckless=True, dealer=1))
    state = played(state, *[Whoever()] * 3)
    assert state.characters == CHARACTERS[:3]
    assert isinstance(state.news[-1], Began)


def test_clause_4_time_up_is_no_wish() -> None:
    """Ruling BW-33."""
    state = BattleOfWits.start(BattleOfWitsSetup(seats=2))
    assert state.default_move(ANNE) == Whoever()


def test_option_characters_may_go_with_the_seats() -> None:
    state = seated(seats=3, dealer=1)
    assert state.to_act() == (CHANCE,)
    assert state.characters == CHARACTERS[:3]


@pytest.mark.parametrize(
    ("seats", "hand"), [(2, 7), (3, 7), (4, 7), (5, 7), (6, 5), (7, 5), (8, 5), (9, 5), (10, 5)]
)
def test_clause_5_hands_of_eight_or_six(seats: int, hand: int) -> None:
    state = begun(*ORDINARY[:seats])
    for seat in range(seats):
        view = state.view(seat)
        assert view.hand == tuple(range(8 - hand, 8))
        assert view.sicilian == ORDINARY[seat]
        assert view.rows[0].left == (hand + 1,) * seats


def test_clause_5_only_the_holder_sees_the_sicilian_card() -> None:
    state, other = begun(5, 8), begun(5, 9)
    assert other.view(ANNE) == state.view(ANNE)
    assert other.view(None) == state.view(None)
    assert state.view(None).sicilian == 0


def test_option_six_seats_may_hold_the_full_hand() -> None:
    """Ruling BW-1."""
    assert begun(*ORDINARY[:6], six_hand="full").view(ANNE).hand == (1, 2, 3, 4, 5, 6, 7)
    assert begun(*ORDINARY[:7], six_hand="full").view(ANNE).hand == (3, 4, 5, 6, 7)


@pytest.mark.parametrize(
    "cards",
    [(1,), (1, 2, 3), (1, 1), (3, 0), (10, 2), (-1, 2)],
    ids=["too few", "too many", "there is but one 1", "one without", "a ten", "below one"],
)
def test_clause_5_a_deal_fits_the_twelve_cards(cards: tuple[int, ...]) -> None:
    state = seated(seats=2, dealer=1)
    assert state.why_not(CHANCE, Deal(cards)) == NotADeal()
    assert state.why_not(CHANCE, Lot(1)) == NotADeal()
    assert state.why_not(CHANCE, Deal((3, 3))) is None


def test_clause_6_a_lot_names_the_first_dealer() -> None:
    start = seated(seats=3)
    assert start.to_act() == (CHANCE,)
    assert start.why_not(CHANCE, Lot(3)) == NotALot()
    assert start.why_not(CHANCE, Deal((1, 2, 3))) == NotALot()
    assert dict(start.odds()) == {Lot(seat): 1 / 3 for seat in range(3)}
    state = played(start, Lot(BEN), Deal((1, 2, 3)))
    assert state.rows[0].dealer == BEN
    assert state.to_act() == (CARLA,)
    assert state.news == (
        LotDrawn(BEN),
        Began(1, (0, 1, 2), BEN, CARLA, (1, 2, 3, 4, 5, 6, 7), True),
    )
    assert sentences(state) == [
        "The lot falls on Ben, who deals first.",
        "Game 1, Anne, Ben and Carla: Ben deals, Carla begins. " + DEALT,
    ]


def test_option_the_host_names_the_first_dealer() -> None:
    """Ruling BW-31."""
    assert begun(1, 2, 3, dealer=1).to_act() == (BEN,)
    with pytest.raises(ValueError, match="there is no seat 4 at a table of 3"):
        BattleOfWitsSetup(seats=3, dealer=4)


@pytest.mark.parametrize(("dealer", "following"), [(ANNE, BEN), (BEN, CARLA), (CARLA, ANNE)])
def test_clause_6_in_a_rematch_the_dealer_moves_one_seat_clockwise(
    dealer: Seat, following: Seat
) -> None:
    """Ruling BW-30. The print: "the role of dealer moves one player clockwise each game"."""
    state = played(seated(seats=3, memory=True), Lot(dealer), Deal((1, 2, 3)))
    setup = state.rematch()
    assert setup == replace(state.setup, dealer=following + 1)
    again = played(BattleOfWits.start(setup), Deal((1, 2, 3)))
    assert again.rows[0].dealer == following
    named = begun(1, 2, 3, dealer=dealer + 1)
    assert named.rematch().dealer == following + 1


def test_clause_6_a_rematch_goes_on_from_the_last_game_of_a_series() -> None:
    """Ruling BW-30."""
    state = series(2, (YES, NO), (NO, YES), (YES, NO), series="best-of-three")
    assert state.result() is not None
    assert [state.series.game, state.series.dealers] == [3, (BEN,)]
    assert state.rematch().dealer == ANNE + 1


def test_clause_6_before_anyone_has_dealt_nobody_follows() -> None:
    """Ruling BW-30."""
    setup = BattleOfWitsSetup(seats=3)
    assert BattleOfWits.start(setup).rematch() == setup


# Clauses 7 to 9: laying cards


def test_clause_7_clockwise_one_card_each_the_dealer_last() -> None:
    state = begun(1, 2, 3)
    order: list[Seat] = []
    for card in (1, 1, 1, 2):
        order += state.to_act()
        state = played(state, Pour(card, A))
    assert order == [ANNE, BEN, CARLA, ANNE]
    assert state.why_not(ANNE, Pour(3, A)) == NotYourTurn()


def test_clause_7_until_all_hands_are_empty() -> None:
    state = around(begun(1, 2), 7)
    assert state.rows[0].holders == ()
    state = played(state, Pour(1, B, sicilian=True), Pour(2, B, sicilian=True))
    assert state.rows[0].holders == (None, None)
    assert state.to_act() == (ANNE,)


def test_clause_8_a_turn_is_contents_or_a_bid() -> None:
    """Ruling BW-4."""
    state = begun(5, 6)
    assert len(state.moves(ANNE)) == 8 * 2 + 7 * 2
    state = played(state, Pour(5, A), Bid(5, A))
    assert state.rows[0].goblets[A] == cup("0:5", "1:5")
    assert state.view(ANNE).hand == (1, 2, 3, 4, 6, 7)
    assert refusal(state, Pour(5, B)) == NotInHand()
    assert refusal(state, Bid(5, B)) == SicilianBid(5)
    state = played(state, Pour(5, A, sicilian=True))
    assert state.rows[0].goblets[A] == cup("0:5 0:s5", "1:5")
    assert refusal(played(state, Bid(7, B)), Pour(5, B, sicilian=True)) == NotInHand()


def test_clause_8_sicilian_cards_are_never_bids() -> None:
    state = begun(8, 9)
    for seat in (ANNE, BEN):
        bids = [move for move in layings_of(state, seat) if isinstance(move, Bid)]
        assert {bid.card for bid in bids} == {1, 2, 3, 4, 5, 6, 7}
    assert refusal(state, Bid(8, A)) == SicilianBid(8)
    assert str(SicilianBid(8)) == ("The 8 you hold is a Sicilian card, and those are never bids.")
    assert refusal(state, Bid(9, A)) == NotInHand()  # Ben's, and nobody's business
    state = played(begun(5, 2), Bid(5, A), Bid(1, A))
    assert refusal(state, Bid(5, A)) == SicilianBid(5)
    state = played(state, Pour(5, A, sicilian=True), Bid(2, A))
    assert refusal(state, Bid(5, A)) == refusal(state, Bid(0, A)) == NotInHand()


def layings_of(state: BattleOfWits, seat: Seat) -> tuple[Move, ...]:
    """What the seat could do if it were its turn."""
    row = replace(state.rows[0], turn=seat)
    return replace(state, rows=(row,)).moves(seat)


def test_clause_8_the_special_cards_are_contents_or_a_power() -> None:
    """Ruling BW-5."""
    state = begun(8, 9)
    assert {Immunity(), Pour(8, A, sicilian=True)} <= set(layings_of(state, ANNE))
    assert {Switch(A, B), Pour(9, B, sicilian=True)} <= set(layings_of(state, BEN))
    assert refusal(state, Switch(A, B)) == NoPower("switch")
    assert refusal(played(state, Pour(1, A)), Immunity()) == NoPower("immunity")
    assert str(NoPower("switch")) == "You do not hold Switch."
    poured = played(state, Pour(8, A, sicilian=True))
    assert poured.rows[0].immune is None  # its number counts, and then its power does not
    used = played(state, Immunity())
    assert used.rows[0].goblets == (Goblet(), Goblet())
    assert used.view(ANNE).sicilian == 0


def test_option_the_powers_may_be_the_other_way_round() -> None:
    """Ruling BW-3."""
    state = begun(8, 9, immunity_card="nine")
    assert Switch(A, B) in layings_of(state, ANNE)
    assert Immunity() in layings_of(state, BEN)


def test_clause_8_refusals_are_sentences() -> None:
    state = begun(1, 2)
    assert refusal(state, Pour(1, 2)) == NoSuchGoblet(B)
    assert str(refusal(state, Bid(1, -1))) == "The goblets are A to B."
    assert refusal(state, Take(A)) == CardsFirst()
    assert refusal(state, Ready()) == NotAMove()
    assert str(NotInHand()) == "You do not hold that card."


def test_clause_8_moves_are_said_as_a_player_would() -> None:
    assert list(map(str, (Pour(3, A), Pour(3, B, sicilian=True), Bid(7, C)))) == [
        "pour the 3 into A",
        "pour the Sicilian 3 into B",
        "bid the 7 on C",
    ]
    assert list(map(str, (Immunity(), Switch(A, D), Take(B), Ready()))) == [
        "play Immunity",
        "switch the bids on A and D",
        "take goblet B",
        "on with the next game",
    ]
    assert str(Take(77)) == "take goblet 77"


def test_clause_8_what_is_told_of_a_turn() -> None:
    state = begun(4, 2, 8, 9)
    assert sentences(played(state, Pour(3, B))) == ["Anne pours the 3 into goblet B."]
    secret = played(state, Pour(4, B, sicilian=True)).view(BEN).news
    assert secret == (Poured(ANNE, B, None, True),)
    assert secret[0].sentence(NAMES) == "Anne pours a Sicilian card into goblet B."
    secret = played(state, Bid(4, B)).view(BEN).news
    assert secret == (BidLaid(ANNE, B, None),)
    assert secret[0].sentence(NAMES) == "Anne bids a card on goblet B."
    state = played(state, Bid(1, A), Bid(1, A), Immunity())
    assert state.news == (MadeImmune(CARLA),)
    assert sentences(state) == ["Carla plays Immunity: their own poison will do them no harm."]
    state = played(state, Switch(D, B))
    assert state.news == (Switched(DAN, D, B),)
    assert sentences(state) == ["Dan plays Switch: the bids on D and B change places."]


def test_clause_9_each_card_goes_farther_out_than_the_last() -> None:
    state = played(begun(1, 2, 3), Pour(7, A), Pour(2, A), Pour(3, A), Bid(1, B), Bid(6, B))
    assert state.rows[0].goblets == (cup("0:7 1:2 2:3"), cup("", "0:1 1:6"), cup())


# Clause 10: the two powers


def test_clause_10_immunity_spares_from_poison_of_ones_own_icon_only() -> None:
    """Own 7 poison nearest, another's 4 wine and 3 poison: 4 to 3, against 4 to 10."""
    contents = cup("0:7 1:4 1:3").contents
    spared = gulp(A, contents, ANNE, immune=True)
    assert (spared.wine, spared.poison, spared.ignored, spared.lives) == (4, 3, 7, True)
    killed = gulp(A, contents, ANNE, immune=False)
    assert (killed.wine, killed.poison, killed.ignored, killed.lives) == (4, 10, 0, False)


def test_clause_10_sicilian_poison_poured_by_oneself_still_kills() -> None:
    """Ruling BW-8."""
    assert not gulp(A, cup("0:s9 1:4").contents, ANNE, immune=True).lives


def test_clause_10_own_wine_counts_for_the_immune() -> None:
    assert gulp(A, cup("0:6 1:5").contents, ANNE, immune=True).lives


def test_clause_10_immunity_is_its_players_alone() -> None:
    """Anne is immune, and each has one's own poison in the goblet: only Anne lives."""
    state = resolved(cup("0:7", "0:1"), cup("1:7", "1:1"), immune=ANNE)
    assert state.rows[0].survivors == (ANNE,)
    assert (
        "poison 0 (and 7 of their own, harmless), so there is nothing to die of"
        in sentences(state)[3]
    )


def test_clause_10_switch_moves_whole_stacks_in_their_order() -> None:
    """Ruling BW-17."""
    state = begun(1, 2, 9)
    state = played(state, Bid(1, A), Bid(2, A), Bid(3, C), Bid(4, B), Pour(5, A))
    state = played(state, Switch(B, A))  # goblets may be named either way round
    assert state.rows[0].goblets == (
        replace(cup("1:5", "0:4"), shown=1),  # by the dealer's reveal that follows
        cup("", "0:1 1:2"),
        cup("", "2:3"),
    )
    assert state.rows[0].switched == CARLA
    later = played(state, Bid(5, B))
    assert later.rows[0].goblets[B] == cup("", "0:1 1:2 0:5")
    for seat, known in ((ANNE, [1, None]), (BEN, [None, 2]), (CARLA, [None, None])):
        seen = state.view(seat).rows[0].goblets[B].bids
        assert [card.card for card in seen] == known  # they change places face-down


def test_clause_10_switch_takes_two_goblets_that_are_there() -> None:
    """Ruling BW-14."""
    state = begun(9, 1)
    assert refusal(state, Switch(B, B)) == SameGoblet()
    assert refusal(state, Switch(A, 2)) == NoSuchGoblet(B)
    assert refusal(state, Switch(-1, A)) == NoSuchGoblet(B)
    assert refusal(state, Switch(B, A)) is None
    assert played(state, Switch(A, B)).rows[0].goblets == (Goblet(), Goblet())  # none to move


# Clause 11: the dealer's reveal


def reveals(**options: Any) -> list[int]:
    """After which of the dealer's turns something is revealed, in a game of pours into A."""
    state, turns, found = begun(*ORDINARY[: options.pop("seats")], **options), 0, []
    while not state.rows[0].holders:
        seat = state.to_act()[0]
        turns += seat == state.rows[0].dealer
        state = played(state, state.moves(seat)[0])
        if news(state, DayBroke):
            found.append(turns)
    return found


def test_clause_11_three_reveals_with_eight_cards_and_two_with_six() -> None:
    assert reveals(seats=4) == [2, 4, 6]
    assert reveals(seats=6) == [2, 4]
    assert reveals(seats=6, six_hand="full") == [2, 4, 6]


def test_clause_11_the_nearest_card_that_lies_face_down_is_turned_up() -> None:
    """Ruling BW-27."""
    state = begun(1, 2)
    state = played(state, Pour(5, A), Pour(6, A), Pour(1, A))
    assert state.rows[0].night
    state = played(state, Bid(7, B))
    assert not state.rows[0].night
    assert news(state, DayBroke) == [DayBroke(BEN, (Laid(ANNE, 5), None))]
    assert sentences(state)[-1] == "Day breaks, and Ben turns up: A poison 5."
    assert state.view(BEN).rows[0].goblets[A].contents == (
        Seen(ANNE, 5, False),
        Seen(BEN, 6, False),
        Seen(ANNE, None, False),
    )
    state = played(state, Pour(2, B), Pour(3, B), Pour(3, B), Pour(4, B))
    assert news(state, DayBroke) == [DayBroke(BEN, (Laid(BEN, 6), Laid(ANNE, 2)))]
    assert [goblet.shown for goblet in state.rows[0].goblets] == [2, 1]


def test_clause_11_nothing_in_the_goblets_is_nothing_to_reveal() -> None:
    state = played(begun(1, 2), Bid(1, A), Bid(1, A), Bid(2, A), Bid(2, A))
    assert sentences(state)[-1] == "Day breaks, and Ben turns up: there is nothing to show."


def test_clause_11_the_dealers_power_turns_the_time_card_too() -> None:
    """Ruling BW-26."""
    state = played(begun(1, 8), Pour(1, A), Immunity())
    assert state.rows[0].night


@pytest.mark.parametrize(
    ("seats", "options", "night"),
    [
        (4, {}, False),  # eight turns
        (6, {}, False),  # six
        (4, {"luckless": True}, True),  # seven
        (4, {"odorless": True}, False),  # there is no time card
    ],
)
def test_clause_11_the_last_card_turns_the_time_card_and_reveals_nothing(
    seats: int, options: Any, night: bool
) -> None:
    """Ruling BW-2."""
    state = seated(seats=seats, dealer=seats, **options)
    if not state.rows:
        state = played(state, Deal(ORDINARY[:seats]))
    while not state.rows[0].holders:
        shown = state.rows[0].goblets[A].shown
        state = played(state, state.moves(state.to_act()[0])[0])
    assert state.rows[0].night == night
    assert state.rows[0].goblets[A].shown == shown
    assert not news(state, DayBroke)


# Clause 12: opening the bids

PRINTED = (
    cup("0:6 2:7 1:6 0:s5 3:s2", "1:7 0:3 3:3"),
    cup("2:4 0:1 3:2 1:1 1:2", "0:7 1:3 2:1"),
    cup("2:5 3:4 2:3 0:2 2:2", "3:6 2:6 0:4"),
    cup("1:4 3:5 1:s6 2:s7 3:1", "3:7 0:5 1:5"),
)  # all 32 cards of four hands: only totals are printed
MAN_IN_BLACK, BUTTERCUP, INIGO, HUMPERDINCK = range(4)


def test_clause_12_the_printed_example() -> None:
    """A to Buttercup with 7, B to the Man in Black with 7, C at 6 all to Humperdinck, who lies
    nearer, and D to him too.
    """
    opened = news(resolved(*PRINTED), BidsOpened)
    assert [item.winner for item in opened] == [BUTTERCUP, MAN_IN_BLACK, HUMPERDINCK, HUMPERDINCK]
    assert opened[C].totals == ((HUMPERDINCK, 6), (INIGO, 6), (MAN_IN_BLACK, 4))
    assert opened[C].sentence(("Man in Black", "Buttercup", "Inigo", "Humperdinck")) == (
        "Bids on goblet C: Humperdinck 6, Inigo 6, Man in Black 4. "
        "Humperdinck has the nearest card and wins it."
    )


def test_clause_12_bids_of_one_seat_add_up_wine_and_poison_alike() -> None:
    assert ranking(cup("", "0:4 1:6 0:3").bids) == ((ANNE, 7), (BEN, 6))


def test_clause_12_no_bids_no_winner() -> None:
    state = resolved(cup(), cup("", "0:1"))
    assert news(state, BidsOpened)[A] == BidsOpened(A, (), (), None)
    assert sentences(state)[1:3] == [
        "Bids on goblet A: none.",
        "Bids on goblet B: Anne 1. Anne wins it.",
    ]


def test_clause_12_the_most_one_can_bid_on_a_goblet() -> None:
    assert ranking([Laid(ANNE, card) for card in begun(1, 2).view(ANNE).hand]) == ((ANNE, 28),)
    long_table = begun(*ORDINARY[:6]).view(ANNE).hand
    assert ranking([Laid(ANNE, card) for card in long_table]) == ((ANNE, 25),)


# Clause 13: keeping one, handing on the rest


def test_clause_13_the_printed_example() -> None:
    """Humperdinck keeps D, and C goes to Inigo."""
    state = resolved(*PRINTED)
    assert state.to_act() == (HUMPERDINCK,)
    assert state.moves(HUMPERDINCK) == (Take(C), Take(D))
    assert refusal(state, Take(A)) == ChooseNow((C, D))
    assert str(refusal(state, Pour(1, A))) == "All cards are laid. Choose your goblet: C or D."
    state = played(state, Take(D))
    assert state.news[:2] == (Kept(HUMPERDINCK, D), HandedOn(C, INIGO, 6))
    assert sentences(state)[:2] == ["Dan keeps goblet D.", "Goblet C goes to Carla, who bid 6."]
    assert state.rows[0].holders == (BUTTERCUP, MAN_IN_BLACK, INIGO, HUMPERDINCK)


def test_clause_13_the_holder_of_a_and_e_chooses_before_the_holder_of_b_and_c() -> None:
    """Ruling BW-13. The printed example of the order."""
    a_and_e, b_and_c = DAN, ANNE
    state = resolved(
        *(cup("", f"{seat}:7") for seat in (a_and_e, b_and_c, b_and_c, CARLA, a_and_e))
    )
    assert state.to_act() == (a_and_e,)
    state = played(state, Take(E))
    assert state.to_act() == (b_and_c,)
    assert state.moves(b_and_c) == (Take(B), Take(C))


def test_clause_13_goblets_given_up_are_passed_on_one_by_one() -> None:
    """Ruling BW-9. Anne wins A, B and C and keeps C; Ben is second on A and B, Carla third on B."""
    state = resolved(cup("", "0:7 1:6"), cup("", "0:6 1:5 2:4"), cup("", "0:5"), cup("", "3:7"))
    state = played(state, Take(C))
    assert state.news[:3] == (Kept(ANNE, C), HandedOn(A, BEN, 6), HandedOn(B, CARLA, 4))


def test_clause_13_who_still_has_to_choose_is_passed_over() -> None:
    """Ruling BW-10. Ben, second on A, has won C and D: A goes on to Carla."""
    state = resolved(cup("", "0:7 1:6 2:1"), cup("", "0:6"), cup("", "1:7"), cup("", "1:5"))
    state = played(state, Take(B))
    assert state.news == (Kept(ANNE, B), HandedOn(A, CARLA, 1))
    assert state.to_act() == (BEN,)


def test_clause_13_only_who_bid_there_is_handed_a_goblet() -> None:
    """Ruling BW-11."""
    state = resolved(cup("", "0:7"), cup("", "0:6"), cup("", "2:1"))
    state = played(state, Take(B))
    assert state.news[:2] == (Kept(ANNE, B), HandedOn(A, None, 0))
    assert sentences(state)[1] == "Goblet A is free: nobody else who bid on it lacks one."
    assert state.news[2] == Took(BEN, A, last=True)


def test_clause_13_a_tie_among_heirs_goes_to_the_nearest_card() -> None:
    state = resolved(cup("", "2:2 1:4 2:2 0:7"), cup("", "0:7"), cup("", "3:1"), cup())
    assert played(state, Take(B)).news[1] == HandedOn(A, CARLA, 4)


# Clause 14: what is left


def test_clause_14_clockwise_from_the_dealers_left() -> None:
    state = resolved(cup(), cup(), cup("", "1:7"), cup())
    assert state.to_act() == (ANNE,)
    assert state.moves(ANNE) == (Take(A), Take(B), Take(D))
    state = played(state, Take(D))
    assert state.news == (Took(ANNE, D, last=False),)
    assert sentences(state) == ["Anne takes goblet D."]
    assert state.to_act() == (CARLA,)
    state = played(state, Take(B))
    assert state.news[1] == Took(DAN, A, last=True)  # the dealer is last, and has no choice
    assert sentences(state)[1] == "Goblet A is left for Dan."
    assert state.rows[0].holders == (DAN, CARLA, BEN, ANNE)


def test_clause_14_who_was_handed_a_goblet_takes_no_other() -> None:
    """Ruling BW-12."""
    state = resolved(cup("", "0:7 1:1"), cup("", "0:6"), cup(), cup())
    state = played(state, Take(B))
    assert state.to_act() == (CARLA,)


@pytest.mark.parametrize("seats", range(2, 11))
def test_clause_14_everyone_ends_with_a_goblet_of_their_own(seats: int) -> None:
    for number in range(5):
        walked = walk(begun(*ORDINARY[:seats]), Random(number))
        last = walked.states[-1]
        assert isinstance(last, BattleOfWits)
        assert sorted(map(int, last.rows[0].holders)) == list(range(seats))  # type: ignore[arg-type]  # no None is left


# Clause 15: drinking


def test_clause_15_the_printed_example() -> None:
    """14 wine to 12 poison, 8 to 2, 8 all with poison nearest, 10 to 13."""
    state = played(resolved(*PRINTED), Take(D))
    drunk = news(state, Drank)
    assert [(d.wine, d.poison, d.lives) for d in drunk] == [
        (14, 12, True),
        (8, 2, True),
        (8, 8, False),
        (10, 13, False),
    ]
    assert [d.by for d in drunk] == ["more", "more", "nearest", "more"]
    assert [d.goblet for d in drunk] == [A, B, C, D]
    assert drunk[C].contents == PRINTED[C].contents
    assert sentences(state)[2:6] == [
        "Goblet A: wine 14, poison 12. Ben drinks and lives.",
        "Goblet B: wine 8, poison 2. Anne drinks and lives.",
        "Goblet C: wine 8, poison 8, and the nearest card is poison. Carla drinks and dies.",
        "Goblet D: wine 10, poison 13. Dan drinks and dies.",
    ]


def test_clause_15_the_nearest_card_decides_a_tie() -> None:
    assert gulp(A, cup("0:4 1:3 1:1").contents, CARLA, immune=False).lives
    assert not gulp(A, cup("1:3 0:4 1:1").contents, CARLA, immune=False).lives


def test_clause_15_an_empty_goblet_does_no_harm() -> None:
    """Ruling BW-6."""
    drank = gulp(A, (), ANNE, immune=False)
    assert (drank.lives, drank.by) == (True, "nothing")


def test_clause_15_in_a_tie_harmless_poison_does_not_count() -> None:
    """Ruling BW-7. Own 5 poison nearest, 4 wine, 3 and 1 poison: 4 all, and wine is nearest."""
    contents = cup("0:5 1:4 1:3 1:1").contents
    drank = gulp(A, contents, ANNE, immune=True)
    assert (drank.wine, drank.poison, drank.by, drank.lives) == (4, 4, "nearest", True)
    assert not gulp(A, contents, ANNE, immune=False).lives
    assert gulp(A, cup("0:5").contents, ANNE, immune=True).by == "nothing"


# Clause 16: who has won


def test_clause_16_all_who_live_have_won() -> None:
    state = played(resolved(*PRINTED), Take(D))
    result = state.result()
    assert result is not None
    assert result.winners == (MAN_IN_BLACK, BUTTERCUP)
    assert result.scores == (1, 1, 0, 0)
    assert result.ending == Survivors((0, 1))
    assert ended(state) == "Anne and Ben live."
    assert state.news[-1] == Settled((0, 1))
    assert state.to_act() == ()
    assert state.why_not(ANNE, Ready()) == GameOver()


def test_clause_16_one_alone_is_no_one_to_be_trifled_with() -> None:
    state = resolved(cup("0:2", "0:1"), cup("1:7", "1:1"))
    assert ended(state) == "Anne alone lives: no one to be trifled with!"


def test_clause_16_if_all_die_nobody_wins() -> None:
    state = resolved(cup("0:3", "0:1"), cup("1:7", "1:1"))
    assert state.result().winners == ()  # type: ignore[union-attr]  # it is over
    assert ended(state) == "All are poisoned, and nobody wins."
    assert sentences(state)[-1] == "All are poisoned."


# Clause 17: what each seat knows


def test_clause_17_backs_are_public_and_numbers_are_not() -> None:
    """Ruling BW-16."""
    state = played(begun(5, 2), Pour(5, A, sicilian=True), Bid(6, A))
    (goblet, _) = state.view(None).rows[0].goblets
    assert goblet.contents == (Seen(ANNE, None, True),)
    assert goblet.bids == (Seen(BEN, None, False),)
    assert state.view(None).rows[0].left == (7, 7)
    assert state.view(None).rows[0].sicilians == (False, True)
    assert state.view(ANNE).rows[0].goblets[A].contents == (Seen(ANNE, 5, True),)
    assert state.view(ANNE).rows[0].goblets[A].bids == (Seen(BEN, None, False),)
    assert state.view(BEN).rows[0].goblets[A].bids == (Seen(BEN, 6, False),)


def test_clause_17_which_hidden_card_it_is_changes_no_other_view() -> None:
    """Ruling BW-29."""
    one = played(begun(5, 2), Pour(1, A), Bid(6, B))
    other = played(begun(5, 2), Pour(7, A), Bid(6, B))
    for seat in (BEN, None):
        assert one.view(seat) == other.view(seat)
    assert one.view(ANNE) != other.view(ANNE)


def test_clause_17_bids_are_known_when_opened_and_contents_when_drunk() -> None:
    state = resolved(*PRINTED)
    row = state.view(None).rows[0]
    assert [seen.card for seen in row.goblets[C].bids] == [6, 6, 4]
    assert {seen.card for goblet in row.goblets for seen in goblet.contents} == {None}
    row = played(state, Take(D)).view(None).rows[0]
    assert [seen.card for seen in row.goblets[C].contents] == [5, 4, 3, 2, 2]


def test_clause_17_an_imagined_game_keeps_what_the_seat_knows() -> None:
    state = played(begun(8, 9, 7), Pour(5, A), Bid(6, A), Pour(7, B, sicilian=True), Immunity())
    for seat in (ANNE, BEN, CARLA):
        twin = state.view(seat).imagine_rows(Random(1))[0]
        assert twin.hands[seat] == state.rows[0].hands[seat]
        assert twin.sicilians[seat] == state.rows[0].sicilians[seat]
        assert conserved(twin, state)


def test_option_memory_nobody_may_look_again_at_what_they_laid() -> None:
    """Ruling BW-15."""
    state = played(begun(5, 2, memory=True), Pour(5, A), Bid(6, A))
    assert state.view(ANNE).rows[0].goblets[A].contents == (Seen(ANNE, None, False),)
    assert state.view(BEN).news == (BidLaid(BEN, A, None),)
    assert state.view(ANNE).hand == (1, 2, 3, 4, 6, 7)
    twin = BattleOfWits.imagined(state.view(ANNE), Random(1))
    assert twin.rows[0].goblets[A].contents == (Laid(ANNE, 5),)  # it can be no other


# Clause 18: one winner

LIVE, DIE = "0:2", "0:7"


def fates(*alive: bool) -> tuple[Goblet, ...]:
    """Everyone bids on a goblet of their own and finds wine or poison in it."""
    return tuple(cup(LIVE if lives else DIE, f"{seat}:1") for seat, lives in enumerate(alive))


def next_game(state: BattleOfWits, *sicilians: int) -> BattleOfWits:
    for seat in state.to_act():
        state = play(state, seat, Ready())
    return played(state, Deal(sicilians)) if sicilians else state


def series(seats: int, *games: tuple[bool, ...], **options: Any) -> BattleOfWits:
    """Games in which these seats lived, as far as the series goes."""
    state = begun(*ORDINARY[:seats], **options)
    for number, alive in enumerate(games):
        if number:
            state = next_game(state, *ORDINARY[:seats])
        state = laid_out(state, *fates(*alive))
    return state


YES, NO = True, False


def test_clause_18_best_of_three_goes_to_the_most_games_survived() -> None:
    state = series(3, (YES, YES, NO), series="best-of-three")
    assert state.result() is None
    assert state.news[-1] == SeriesStands(1, (0, 1), (1, 1, 0), (0, 1, 2))
    assert sentences(state)[-1] == (
        "Games won: Anne 1, Ben 1, Carla 0. Everyone plays the next one."
    )
    state = laid_out(next_game(state, 1, 2, 3), *fates(NO, YES, NO))
    assert state.result() is None  # Anne can still draw level
    state = laid_out(next_game(state, 1, 2, 3), *fates(NO, NO, YES))
    result = state.result()
    assert result is not None
    assert result.winners == (BEN,)
    assert result.scores == (1, 2, 1)
    assert result.ending == SeriesWon((BEN,), (1, 2, 1), 3)
    assert ended(state) == "Ben wins the series. Games won out of 3: Anne 1, Ben 2, Carla 1."


def test_clause_18_a_series_ends_when_nobody_can_catch_up() -> None:
    """Ruling BW-19."""
    state = series(2, (YES, NO), (YES, NO), series="best-of-three")
    assert state.result().winners == (ANNE,)  # type: ignore[union-attr]  # it is over
    state = series(2, *[(YES, NO)] * 2, series="best-of-five")
    assert state.result() is None
    state = series(2, *[(YES, NO)] * 3, series="best-of-five")
    assert state.result().winners == (ANNE,)  # type: ignore[union-attr]  # it is over


def test_clause_18_who_leads_together_shares_the_series() -> None:
    state = series(3, *[(YES, YES, NO)] * 3, series="best-of-three")
    assert state.result().winners == (ANNE, BEN)  # type: ignore[union-attr]  # it is over
    assert ended(state).startswith("Anne and Ben win the series.")


def test_clause_18_a_series_without_a_win_is_shared_too() -> None:
    """Ruling BW-19."""
    state = series(2, *[(NO, NO)] * 3, series="best-of-three")
    assert state.result().winners == (ANNE, BEN)  # type: ignore[union-attr]  # it is over
    assert ended(state) == "Anne and Ben win the series. Games won out of 3: Anne 0, Ben 0."


def test_option_play_off_lets_the_leaders_play_on_alone() -> None:
    state = series(3, *[(YES, NO, YES)] * 3, series="best-of-three", tie="play-off")
    assert state.series.playing == (ANNE, CARLA)
    state = next_game(state, 1, 0, 2)
    assert state.rows[0].seats == (ANNE, CARLA)
    assert state.view(BEN).hand == ()
    assert state.rows[0].dealer == CARLA  # Ben's turn to deal, were he still in
    state = laid_out(state, cup(LIVE, "0:1"), cup(LIVE, "2:1"))
    assert state.series.playing == (ANNE, CARLA)
    state = laid_out(next_game(state, 1, 0, 2), cup(DIE, "0:1"), cup(LIVE, "2:1"))
    assert state.result().winners == (CARLA,)  # type: ignore[union-attr]  # it is over


def test_option_play_off_of_one_game_that_nobody_survived() -> None:
    state = series(2, (NO, NO), tie="play-off")
    assert state.result() is None
    state = series(2, (NO, NO), (YES, NO), tie="play-off")
    assert ended(state) == "Anne wins the series. Games won out of 2: Anne 1, Ben 0."


def test_clause_18_between_games_everyone_says_when_and_the_dealer_moves_on() -> None:
    """Ruling BW-21."""
    state = series(3, (YES, YES, NO), series="best-of-three")
    assert state.to_act() == (ANNE, BEN, CARLA)
    assert state.moves(BEN) == (Ready(),)
    assert refusal(state, Pour(1, A)) == NotAMove()
    state = play(state, BEN, Ready())
    assert state.view(ANNE).ready == (BEN,)
    assert sentences(state) == ["Ben is ready for the next game."]
    assert state.rows[0].survivors == (ANNE, BEN)  # the game that ended still lies there
    assert state.to_act() == (ANNE, CARLA)
    state = next_game(state, 1, 2, 3)
    assert state.series.game == 2
    assert state.rows[0].dealer == ANNE
    assert state.to_act() == (BEN,)


def test_clause_18_last_one_standing() -> None:
    state = series(4, (YES, NO, YES, YES), series="last-standing")
    assert state.series.playing == (ANNE, CARLA, DAN)
    state = next_game(state, 1, 0, 2, 3)
    assert len(state.rows) == 1
    assert [state.rows[0].seats, state.rows[0].dealer] == [(ANNE, CARLA, DAN), ANNE]
    assert [state.is_out(seat) for seat in range(4)] == [False, True, False, False]
    state = laid_out(state, cup(DIE, "0:1"), cup(LIVE, "2:1"), cup(DIE, "3:1"))
    result = state.result()
    assert result is not None
    assert result.winners == (CARLA,)
    assert result.scores == (1, 0, 2, 1)
    assert result.ending == LastStanding((CARLA,), 2)
    assert ended(state) == (
        "After 2 games Carla is the last one standing: no one to be trifled with!"
    )


def test_clause_18_survivors_play_with_the_hands_of_their_number() -> None:
    state = series(6, (YES, YES, YES, NO, NO, NO), series="last-standing")
    state = next_game(state, 1, 2, 3, 0, 0, 0)
    assert state.view(ANNE).hand == (1, 2, 3, 4, 5, 6, 7)
    assert len(state.rows[0].goblets) == 3
    assert state.view(EVE).hand == ()


def test_clause_18_if_all_who_stood_die_they_share_or_play_again() -> None:
    """Ruling BW-20."""
    state = series(2, (NO, NO), series="last-standing")
    assert state.result().winners == (ANNE, BEN)  # type: ignore[union-attr]  # it is over
    assert (
        ended(state)
        == "After one game Anne and Ben were the last, fell together and share the win."
    )
    again = series(2, (NO, NO), series="last-standing", tie="play-off")
    assert again.result() is None
    assert again.series.playing == (ANNE, BEN)


def mostly_dead() -> BattleOfWits:
    """Anne, Dan and seat 5 live; Ben, Carla and Eve are mostly dead, and both games are dealt."""
    state = series(6, (YES, NO, NO, YES, NO, YES), series="mostly-dead")
    return next_game(state, 8, 2, 3, 4, 5, 6)


def test_clause_18_the_mostly_dead_play_at_the_same_time() -> None:
    state = mostly_dead()
    living, dead = state.rows
    assert (living.seats, living.dealer) == ((ANNE, DAN, 5), ANNE)
    assert (dead.seats, dead.dealer) == ((BEN, CARLA, EVE), BEN)
    assert state.to_act() == (DAN, CARLA)
    assert told_in_full(state.news[-1]) == (
        "The mostly dead play too, Ben, Carla and Eve: Ben deals, Carla begins. "
        "Everyone holds the cards 1 to 7 and a Sicilian card."
    )
    state = play(state, CARLA, Pour(7, B))
    assert state.news == (Poured(CARLA, B, 7, False, row=1),)
    assert told_in_full(state.news[0]) == (
        "Among the mostly dead: Carla pours the 7 into goblet B."
    )
    assert state.to_act() == (DAN, EVE)
    state = play(state, DAN, Bid(7, B))
    assert state.rows[0].goblets[B] == cup("", "3:7")
    assert state.rows[1].goblets[B] == cup("2:7")
    assert state.view(ANNE).rows[1].goblets[B].contents == (Seen(CARLA, None, False),)
    state = play(play(state, EVE, Pour(7, B)), BEN, Pour(7, B))
    assert [row.night for row in state.rows] == [False, True]  # they have a time card of their own


def test_each_kind_of_news_of_a_game_says_what_happened() -> None:
    with pytest.raises(NotImplementedError):
        RowNews().sentence(NAMES)


def told_in_full(item: Any) -> str:
    return str(item.sentence((*NAMES, "Finn")))


def test_clause_18_both_games_are_dealt_from_one_deck() -> None:
    """Ruling BW-18."""
    state = series(6, (YES, NO, NO, YES, NO, YES), series="mostly-dead")
    state = next_game(state)
    assert state.why_not(CHANCE, Deal((8, 2, 3, 8, 5, 6))) == NotADeal()
    assert state.why_not(CHANCE, Deal((8, 2, 3, 4, 5, 6))) is None


def test_clause_18_the_series_goes_on_when_both_games_are_over() -> None:
    """Ruling BW-32."""
    state = laid_out(mostly_dead(), cup(LIVE, "0:1"), cup(DIE, "3:1"), cup(DIE, "5:1"))
    assert state.news[-1] == Settled((ANNE,))
    assert state.result() is None
    assert state.to_act() == (CARLA,)
    assert state.why_not(ANNE, Ready()) == NotYourTurn()
    while state.result() is None:
        state = played(state, state.moves(state.to_act()[0])[0])
    assert isinstance(state.news[-1], Settled)
    assert state.news[-1].row == 1
    assert state.result().winners == (ANNE,)  # type: ignore[union-attr]  # it is over


def test_clause_18_one_dead_alone_has_no_game_and_the_dead_stay_dead() -> None:
    """Ruling BW-20."""
    state = series(4, (YES, YES, NO, YES), series="mostly-dead")
    state = next_game(state, 1, 2, 0, 3)
    assert len(state.rows) == 1
    state = laid_out(state, cup(LIVE, "0:1"), cup(DIE, "1:1"), cup(LIVE, "3:1"))
    state = next_game(state, 1, 2, 3, 4)
    assert [row.seats for row in state.rows] == [(ANNE, DAN), (BEN, CARLA)]
    assert [row.dealer for row in state.rows] == [DAN, BEN]


def test_clause_18_the_highest_total_wins_alone() -> None:
    """The printed contents: 14 to 12 against 8 to 2, so the Man in Black wins by 6 to 2."""
    state = played(resolved(*PRINTED, winner="highest-total"), Take(D))
    result = state.result()
    assert result is not None
    assert result.winners == (MAN_IN_BLACK,)
    assert result.ending == HighestTotal((MAN_IN_BLACK,), 6)
    assert ended(state) == "Anne wins, with 6 more wine than poison."


def test_clause_18_equal_totals_share_and_an_empty_goblet_is_worth_nothing() -> None:
    """Ruling BW-22."""
    state = resolved(cup("0:2", "0:1"), cup("1:2", "1:1"), cup("", "2:1"), winner="highest-total")
    assert ended(state) == "Anne and Ben win, with 2 more wine than poison."
    state = resolved(cup("", "0:1"), cup("1:7", "1:1"), winner="highest-total")
    assert ended(state) == "Anne wins, with as much wine as poison."
    state = resolved(cup("1:7", "0:1"), cup("1:7", "1:1"), winner="highest-total")
    assert ended(state) == "All are poisoned, and nobody wins."


def test_clause_18_a_highest_total_subtracts_all_poison() -> None:
    """Ruling BW-22. The print: "adding all of the wine and subtracting the poison"."""
    goblets = cup("0:7 0:2", "0:1"), cup("1:2", "1:1")
    state = resolved(*goblets, immune=ANNE, winner="highest-total")
    assert news(state, Settled)[0].survivors == (ANNE, BEN)
    assert ended(state) == "Ben wins, with 2 more wine than poison."


def test_clause_18_who_lives_by_immunity_may_score_below_nothing() -> None:
    """Ruling BW-22. Example 7 of the rules page: own 7, another's 4 and 3."""
    goblets = cup("0:7 1:4 1:3", "0:1"), cup("1:7", "1:1")
    state = resolved(*goblets, immune=ANNE, winner="highest-total")
    result = state.result()
    assert result is not None
    assert result.winners == (ANNE,)
    assert result.ending == HighestTotal((ANNE,), -6)
    assert ended(state) == "Anne wins, with 6 more poison than wine."


def test_option_harmless_poison_is_not_subtracted_from_a_total() -> None:
    """Ruling BW-22."""
    goblets = cup("0:7 0:2", "0:1"), cup("1:2", "1:1")
    options = {"winner": "highest-total", "total": "harmful-poison"}
    state = resolved(*goblets, immune=ANNE, **options)
    assert ended(state) == "Anne and Ben win, with 2 more wine than poison."


@pytest.mark.parametrize("kind", ["last-standing", "mostly-dead"])
@pytest.mark.parametrize("winner", ["teams", "highest-total"])
def test_clause_18_the_last_standing_leave_no_room_for_other_winners(
    kind: Any, winner: Any
) -> None:
    with pytest.raises(ValueError, match="choose survivors, or another series"):
        BattleOfWitsSetup(seats=4, series=kind, winner=winner)


# Clause 19: the round table


def test_clause_19_the_round_table_changes_nothing_else() -> None:
    """Ruling BW-25."""
    usual, at_round_table = begun(1, 2, 3), begun(1, 2, 3, round_table=True)
    assert at_round_table.rows == usual.rows
    assert at_round_table.rows[0].seats == (ANNE, BEN, CARLA)  # goblet A stands before Anne


# Clause 20: teams


def test_clause_20_the_teams_are_as_printed_and_sit_by_turns() -> None:
    heroes = {character for character in CHARACTERS if team_of(character) == 0}
    assert heroes == {
        *("Man in Black", "Buttercup", "Inigo Montoya"),
        *("Fezzik", "Miracle Max", "Grandson"),
    }
    assert {*CHARACTERS} - heroes == {
        *("Prince Humperdinck", "Count Rugen", "Vizzini"),
        *("Yellin", "Albino", "Grandfather"),
    }
    state = begun(1, 2, 3, 4, winner="teams")
    assert sides_of(state.setup, state.characters) == [(ANNE, CARLA), (BEN, DAN)]


def test_clause_20_most_survivors_win_for_the_whole_team() -> None:
    state = series(4, (YES, NO, NO, NO), winner="teams")
    result = state.result()
    assert result is not None
    assert result.winners == (ANNE, CARLA)
    assert result.scores == (1, 0, 1, 0)
    assert result.ending == TeamsCounted(0, (1, 0))
    assert ended(state) == (
        "Alive in the Man in Black's team: 1; in the Prince's team: 0. "
        "The win goes to the Man in Black's team."
    )


def test_clause_20_as_many_on_both_sides_is_a_draw() -> None:
    state = series(2, (YES, YES), winner="teams")
    assert state.result().winners == ()  # type: ignore[union-attr]  # it is over
    assert ended(state).endswith("Neither wins.")


def test_clause_20_a_series_of_teams() -> None:
    state = series(2, (YES, YES), (NO, YES), (YES, YES), winner="teams", series="best-of-three")
    assert state.result().winners == (BEN,)  # type: ignore[union-attr]  # it is over
    state = series(4, (YES, NO, YES, YES), winner="teams", series="best-of-three", tie="play-off")
    assert state.series.wins == (1, 0, 1, 0)


@pytest.mark.parametrize(
    "games",
    [
        ((YES, NO), (NO, YES), (YES, YES)),
        ((YES, YES), (NO, NO), (NO, NO)),
    ],
)
def test_clause_20_a_series_of_teams_that_are_level_is_a_draw(games: Any) -> None:
    state = series(2, *games, winner="teams", series="best-of-three")
    assert state.result().winners == ()  # type: ignore[union-attr]  # it is over
    assert ended(state).startswith("No one wins the series.")
    state = series(2, *games, winner="teams", series="best-of-three", tie="play-off")
    assert state.series.playing == (ANNE, BEN)


@pytest.mark.parametrize(
    ("score", "alive", "winners"),
    [
        ("survivors", (YES, YES, YES, YES, NO), None),
        ("share", (YES, YES, YES, YES, NO), (BEN, DAN)),
        ("fewest-dead", (YES, YES, YES, YES, NO), (BEN, DAN)),
        ("share", (YES, YES, NO, NO, NO), (BEN, DAN)),
        ("fewest-dead", (YES, YES, NO, NO, NO), (BEN, DAN)),
        ("survivors", (YES, YES, YES, NO, NO), (ANNE, CARLA, EVE)),
        ("fewest-dead", (YES, YES, YES, NO, NO), None),
    ],
)
def test_option_what_odd_teams_compare(
    score: Any, alive: tuple[bool, ...], winners: tuple[Seat, ...] | None
) -> None:
    """Ruling BW-23."""
    state = series(5, alive, winner="teams", team_score=score)
    assert state.result().winners == (winners or ())  # type: ignore[union-attr]  # it is over


def test_clause_20_chosen_teams_are_as_equal_as_can_be() -> None:
    """Ruling BW-24."""
    setup = BattleOfWitsSetup(seats=3, winner="teams")
    state = played(BattleOfWits.start(setup), Become("Fezzik"), Become("Grandson"))
    assert refusal(state, Become("Buttercup")) == TeamFull(0)
    assert str(TeamFull(1)) == (
        "There is no place left in the Prince's team: choose someone from the other one."
    )
    assert len(state.moves(CARLA)) == 7
    open_to_all = played(state, Whoever())  # Carla's seat is Buttercup's, who has no place left
    assert open_to_all.characters == ("Fezzik", "Grandson", "Prince Humperdinck")
    state = played(state, Become("Yellin"))
    assert sides_of(state.setup, state.characters) == [(ANNE, BEN), (CARLA,)]


# Clauses 21 and 22


def test_clause_21_luckless_is_without_sicilian_cards() -> None:
    state = seated(seats=2, dealer=2, luckless=True)
    assert state.to_act() == (ANNE,)
    assert state.view(ANNE).rows[0].left == (7, 7)
    assert refusal(state, Pour(0, A, sicilian=True)) == NotInHand()
    state = played(seated(seats=7, luckless=True), Lot(6))
    assert state.view(ANNE).rows[0].left == (5,) * 7
    assert state.news[-1].sentence([f"Seat {seat}" for seat in range(7)]).endswith("cards 3 to 7.")


def test_clause_21_reveals_follow_the_hand() -> None:
    def luckless(seats: int) -> list[int]:
        state, turns, found = seated(seats=seats, dealer=seats, luckless=True), 0, []
        while not state.rows[0].holders:
            turns += state.to_act()[0] == state.rows[0].dealer
            state = played(state, state.moves(state.to_act()[0])[0])
            if news(state, DayBroke):
                found.append(turns)
        return found

    assert luckless(4) == [2, 4, 6]
    assert luckless(6) == [2, 4]


def test_clause_22_odorless_and_tasteless_reveals_nothing() -> None:
    assert reveals(seats=4, odorless=True) == []


# What holds in every game


def conserved(row: Row, state: BattleOfWits) -> bool:
    """Every character's cards are all there, once; and so is every Sicilian card dealt."""
    laid = [card for goblet in row.goblets for card in (*goblet.contents, *goblet.bids)]
    sicilian = [card.card for card in laid if card.sicilian]
    sicilian += [card for card in row.sicilians if card]
    sicilian += [state.setup.immunity] * (row.immune is not None)
    sicilian += [state.setup.switch] * (row.switched is not None)
    assert Counter(sicilian) <= Counter(DECK)
    assert len(sicilian) == (0 if state.setup.luckless else len(row.seats))
    return all(
        sorted([*row.hands[seat], *own(laid, seat)]) == list(state.setup.hand(len(row.seats)))
        for seat in row.seats
    )


def own(laid: list[Laid], seat: Seat) -> list[int]:
    return [card.card for card in laid if card.seat == seat and not card.sicilian]


@given(
    seats=st.integers(2, 10),
    kind=st.sampled_from(["one-game", "best-of-three", "last-standing", "mostly-dead"]),
    luckless=st.booleans(),
    odorless=st.booleans(),
    rng=st.randoms(use_true_random=True),
)
@whole_games
def test_cards_are_conserved(
    seats: int, kind: Any, luckless: bool, odorless: bool, rng: Random
) -> None:
    setup = BattleOfWitsSetup(seats=seats, series=kind, luckless=luckless, odorless=odorless)
    for state in walk(BattleOfWits.start(setup), rng).states:
        assert isinstance(state, BattleOfWits)
        for row in state.rows:
            assert conserved(row, state)
        twin = BattleOfWits.imagined(state.view(rng.randrange(seats)), rng)
        for row in twin.rows:
            assert conserved(row, twin)


def test_imagining_draws_every_card_that_may_be_there() -> None:
    """Nothing of the truth shows through: the hidden 7 is drawn as often as any other card."""
    view = played(begun(5, 2), Pour(7, A)).view(BEN)
    rng = Random(1)
    drawn = Counter(view.imagine_rows(rng)[0].goblets[A].contents[0].card for _ in range(7000))
    assert set(drawn) == {1, 2, 3, 4, 5, 6, 7}
    assert all(880 < count < 1120 for count in drawn.values())
    sicilians = {view.imagine_rows(rng)[0].sicilians[ANNE] for _ in range(300)}
    assert sicilians == {1, 3, 4, 5, 6, 7, 8, 9}  # Ben holds the only 2


def test_odds_of_a_deal() -> None:
    state = seated(seats=2, dealer=1)
    odds = dict(state.odds())
    assert odds[Deal((3, 3))] == pytest.approx(2 / 12 * 1 / 11)
    assert odds[Deal((8, 9))] == pytest.approx(1 / 132)
    assert list(seated(seats=4, dealer=1).odds()) == []
    assert list(begun(1, 2).odds()) == []


def test_time_up_pours_low_and_takes_the_first() -> None:
    assert begun(1, 2).default_move(ANNE) == Pour(1, A)
    assert resolved(*PRINTED).default_move(HUMPERDINCK) == Take(C)


def test_a_table_of_sleepers_comes_to_an_end() -> None:
    """With nobody there, everything is poured into A, and each game kills who must drink it."""
    setup = BattleOfWitsSetup(seats=4, dealer=1, luckless=True, series="last-standing")
    state = BattleOfWits.start(setup)
    while seats := state.to_act():
        state = play(state, seats[0], state.default_move(seats[0]))
    assert state.series.game == 3


def test_moves_that_are_none() -> None:
    state = begun(1, 2)
    assert state.why_not(ANNE, Deal((1, 2))) == NotAMove()
    assert state.why_not(ANNE, Become("Fezzik")) == NotAMove()
    assert state.why_not(CHANCE, Deal((1, 2))) == NotYourTurn()
    with pytest.raises(TypeError):
        state.apply(ANNE, Move())
    with pytest.raises(TypeError):
        BattleOfWits.start(BattleOfWitsSetup(seats=2)).apply(CHANCE, Move())


def test_a_switch_that_was_played_is_in_no_imagined_hand() -> None:
    state = played(begun(4, 2, 8, 9), Bid(1, A), Bid(1, A), Immunity(), Switch(D, B))
    view = state.view(ANNE)
    assert {8, 9}.isdisjoint(view.unseen_sicilians())
    assert BattleOfWits.imagined(view, Random(1)).view(ANNE) == view
