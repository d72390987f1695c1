"""Every special card of the house's book, and every moment it can be played at."""

import pytest

from adventure import (
    ANNE,
    BEN,
    CARLA,
    cards,
    ended,
    hand,
    kinds,
    place,
    played,
    refusal,
    scene,
    sentences,
)
from witsend.game import CHANCE, NotAMove, play
from witsend.games.adventure_book.moves import (
    Arrange,
    Discard,
    Draw,
    EndMoving,
    Enough,
    Give,
    Keep,
    LetBe,
    Look,
    NoMoreSteps,
    NotInHand,
    NotOnTop,
    PlaySpecial,
    Step,
    Take,
    TurnPlot,
    Undo,
    UseMiracle,
)


def test_inconceivable_stops_a_plot_card() -> None:
    state = ended(scene(1, "love", "inconceivable"), "love", "love", plot=7)
    assert state.to_act() == (BEN,)
    assert state.moves(BEN) == (LetBe(), PlaySpecial("inconceivable"))
    assert not state.moves(ANNE)
    state = played(state, PlaySpecial("inconceivable"))
    assert state.board.chores == ("wood", "horse", "well")
    assert state.decks.plot_discard == (7,)
    assert state.to_act() == (BEN,)
    assert sentences(state)[:2] == ["Ben plays “Inconceivable!”.", "Plot card 7 comes to nothing."]


def test_inconceivable_is_waited_for_by_all_who_hold_it_and_may_be_kept() -> None:
    state = ended(scene(1, "inconceivable", "love", "inconceivable"), "love", "love", plot=7)
    assert state.to_act() == (ANNE, CARLA)
    state = play(state, CARLA, LetBe())
    assert sentences(state) == ["Carla lets it be."]
    assert state.to_act() == (ANNE,)
    state = played(state, LetBe())
    assert "7" in state.board.chores


def test_inconceivable_stops_a_card_that_would_turn_another() -> None:
    state = ended(scene(1, "inconceivable"), "love", "love", plot=16)
    state = played(state, PlaySpecial("inconceivable"))
    assert place(state, "buttercup") == "farmhouse"
    assert state.to_act() == (ANNE,)
    assert state.phase == "move"


def test_a_miracle_may_be_used_before_the_plot_card_is_resolved() -> None:
    """Ruling AB-7."""
    state = scene(1, "love", "inconceivable", miracles=2)
    state = ended(state, "love", "love", plot=7)
    assert UseMiracle("story") in state.moves(ANNE)
    state = play(state, ANNE, UseMiracle("special"))
    state = played(state, Draw("inconceivable"))
    assert state.to_act() == (ANNE, BEN), "who draws such a card now may play it too"
    state = play(state, BEN, LetBe())
    state = play(state, ANNE, UseMiracle("special"))
    state = played(state, Draw("wild_iocane"))
    assert state.to_act() == (ANNE,)
    state = played(state, PlaySpecial("inconceivable"))
    assert state.board.chores == ("wood", "horse", "well")


def test_as_you_wish_moves_one_character_three_spaces() -> None:
    state = played(scene(2, "as_you_wish"), PlaySpecial("as_you_wish"))
    assert state.to_act() == (ANNE,)
    state = played(state, Step("fezzik", "5"))
    assert refusal(state, Step("inigo", "3")) == NoMoreSteps("inigo")
    assert {move.who for move in state.moves(ANNE) if isinstance(move, Step)} == {"fezzik"}
    state = played(state, Step("fezzik", "7"), Step("fezzik", "9"))
    assert place(state, "fezzik") == "9"
    assert "Step" not in kinds(state, ANNE)
    assert state.phase == "story"


def test_as_you_wish_may_stop_earlier_and_by_another_seat() -> None:
    state = play(scene(2, "", "as_you_wish love"), BEN, PlaySpecial("as_you_wish"))
    assert state.to_act() == (BEN,)
    state = played(state, Step("fezzik", "5"), EndMoving())
    assert state.to_act() == (ANNE,)


def test_a_walk_through_a_hazard_goes_on_after_it() -> None:
    state = scene(4, "as_you_wish", hazards=(("1", "rous"),))
    state = played(state, PlaySpecial("as_you_wish"), Step("westley", "1"))
    assert state.board.wounds == 1
    state = played(state, Step("westley", "geyser"), EndMoving())
    assert state.phase == "story"


def test_white_horses_move_two_characters_two_spaces_each() -> None:
    state = played(scene(2, "white_horses"), PlaySpecial("white_horses"))
    state = played(state, Step("fezzik", "5"), Step("inigo", "3"))
    assert refusal(state, Step("fezzik", "7")) == NoMoreSteps("fezzik")
    state = played(state, Step("inigo", "1"))
    assert (place(state, "fezzik"), place(state, "inigo")) == ("5", "1")
    assert state.phase == "story"
    assert not state.due


def test_turn_the_page_draws_three() -> None:
    state = played(scene(1, "turn_the_page"), PlaySpecial("turn_the_page"), *[Draw("wits")] * 3)
    assert hand(state) == ("wits",) * 3


def test_pirates_hoard_takes_two_cards_but_no_pirates_hoard() -> None:
    piles = {"discard": cards("love love pirates_hoard wits")}
    state = played(scene(1, "pirates_hoard", decks=piles), PlaySpecial("pirates_hoard"))
    assert state.moves(ANNE) == (Enough(), Take("love"), Take("wits"), Undo())
    assert refusal(state, Take("pirates_hoard")) == NotAMove()
    state = played(state, Take("wits"), Take("love"))
    assert hand(state) == cards("love wits")
    assert state.decks.discard == cards("love pirates_hoard pirates_hoard")
    assert sentences(state) == ["Anne takes Love from the discard pile."]


def test_pirates_hoard_may_take_less() -> None:
    piles = {"discard": ("love", "love")}
    state = played(scene(1, "pirates_hoard", decks=piles), PlaySpecial("pirates_hoard"), Enough())
    assert hand(state) == ()
    nothing = played(scene(1, "pirates_hoard"), PlaySpecial("pirates_hoard"))
    assert not nothing.due


def test_grandpa_reads_on_looks_at_three_and_orders_them() -> None:
    state = played(scene(1, "grandpa_reads_on", ""), PlaySpecial("grandpa_reads_on"))
    assert state.to_act() == (CHANCE,)
    assert dict(state.odds())[Look(4)] == pytest.approx(1 / 20)
    state = played(state, Look(4), Look(9), Look(16))
    assert len(state.moves(ANNE)) == 6
    assert state.view(BEN).decks.plot_top == (4, 9, 16)
    state = played(state, Arrange((16, 4, 9)))
    assert sentences(state) == ["Anne reads on: the next Plot cards are 16, 4, 9."]
    state = ended(state, "love", "love", plot=16)
    assert state.why_not(CHANCE, TurnPlot(9)) == NotOnTop()
    assert state.odds() == [(TurnPlot(4), 1.0)]
    state = played(state, TurnPlot(4))
    assert state.decks.plot_top == (9,)


def test_grandpa_reads_on_with_few_cards_left() -> None:
    piles = {"plots": (3,), "plot_bottom": (5, 6), "plot_discard": ()}
    state = scene(1, "grandpa_reads_on grandpa_reads_on", decks=piles)
    state = played(state, PlaySpecial("grandpa_reads_on"), Look(3))
    assert state.odds() == [(Look(5), 1.0)]
    state = played(state, Look(5), Look(6), Arrange((6, 3, 5)))
    state = played(state, PlaySpecial("grandpa_reads_on"), Arrange((5, 6, 3)))
    assert state.decks.plot_top == (5, 6, 3)
    none = {"plots": (), "plot_discard": ()}
    state = played(scene(1, "grandpa_reads_on", decks=none), PlaySpecial("grandpa_reads_on"))
    assert not state.due


def test_the_good_parts_go_under_the_plot_deck() -> None:
    piles = {"plots": (1,), "plot_discard": (2, 3, 4)}
    state = scene(1, "the_good_parts", decks=piles)
    state = played(state, PlaySpecial("the_good_parts"))
    assert state.decks.plot_bottom == (3, 4)
    assert state.decks.plot_discard == (2,)
    assert sentences(state)[-1] == "Under the Plot deck: 3 and 4."
    for card in (1, 3):
        state = ended(state, "love", "wits", plot=card)
    assert state.decks.next_plots() == (4,)
    state = played(scene(1, "the_good_parts"), PlaySpecial("the_good_parts"))
    assert sentences(state)[-1] == "Under the Plot deck: nothing."


def test_all_together_now_gathers_a_card_from_everyone() -> None:
    state = scene(1, "all_together", "love wits", "courage", "")
    state = played(state, PlaySpecial("all_together"))
    assert state.to_act() == (BEN, CARLA)
    assert state.moves(BEN) == (Keep(), Give("love"), Give("wits"))
    assert refusal(state, Give("courage"), BEN) == NotInHand(("courage",))
    state = play(state, CARLA, Keep())
    assert sentences(state) == ["Carla gives nothing."]
    state = play(state, BEN, Give("wits"))
    assert sentences(state) == ["Ben gives Anne Wits."]
    assert (hand(state), hand(state, BEN)) == (("wits",), ("love",))
    assert state.to_act() == (ANNE,)


def test_all_together_now_alone_draws_two() -> None:
    state = played(scene(1, "all_together"), PlaySpecial("all_together"), *[Draw("wits")] * 2)
    assert hand(state) == ("wits", "wits")
    assert not state.due


def test_a_miracle_may_be_used_while_cards_are_gathered() -> None:
    state = scene(1, "all_together", "love", miracles=1)
    state = played(state, PlaySpecial("all_together"))
    assert UseMiracle("story") in state.moves(ANNE)
    state = play(state, ANNE, UseMiracle("special"))
    state = played(state, Draw("wild_iocane"), Give("love"))
    assert hand(state) == cards("love wild_iocane")


def test_the_pill_is_a_miracle_or_three_cards() -> None:
    state = played(scene(1, "miracle_pill"), PlaySpecial("miracle_pill"))
    assert state.miracles == 1
    assert sentences(state)[-1] == "A Miracle comes from the supply: there is one now."
    state = scene(1, "miracle_pill", miracles=4)  # and one on the star
    state = played(state, PlaySpecial("miracle_pill"), *[Draw("love")] * 3)
    assert (state.miracles, hand(state)) == (4, ("love",) * 3)


def test_a_miracle_on_anothers_turn_may_take_a_hand_over_the_limit() -> None:
    """Ruling AB-24."""
    state = scene(1, "", "love love love love love love", miracles=1)
    state = play(state, BEN, UseMiracle("story"))
    state = played(state, *[Draw("wits")] * 3)
    assert len(hand(state, BEN)) == 9
    state = ended(state, "courage", "courage", plot=1)
    assert state.to_act() == (BEN,)
    state = ended(state, "courage", "courage", plot=2)
    assert state.moves(BEN) == (Discard("courage"), Discard("love"), Discard("wits"))
