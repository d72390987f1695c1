"""What the whole table is asked: who goes first, and whether to use a Miracle.

Clauses 3, 12 and 16 and rulings AB-4, AB-7 and AB-25 of docs/rules/adventure-book.md.
"""

from random import Random
from typing import Any

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
    place,
    played,
    refusal,
    scene,
    sentences,
)
from witsend.game import CHANCE, NotAMove, NotYourTurn, play
from witsend.games.adventure_book import AdventureBook, AdventureBookSetup
from witsend.games.adventure_book.moves import (
    Agree,
    Bookmark,
    ByLot,
    Complete,
    Deal,
    Discard,
    Dodge,
    Draw,
    DrawHazard,
    EndStory,
    GoesFirst,
    GoOn,
    LetBe,
    NoMiracle,
    NotADeal,
    PlaySpecial,
    Step,
    Suffer,
    Trade,
    TurnPlot,
    UseMiracle,
    Whoever,
)
from witsend.games.adventure_book.setup import Campaign

FOUR = "adventure courage love wits"
QUESTIONS = (
    "Who was the last to finish a chore?",
    "Who was the last to be on a boat?",
    "Who was the last to go hiking?",
    "Who was the last to see a rodent?",
    "Who was the last to eat chocolate?",
    "Who was the last to visit a castle?",
)


def opened(seats: int, **options: Any) -> AdventureBook:
    return AdventureBook.start(AdventureBookSetup(seats=seats, **options))


# Clause 3: "Whoever most recently completed a chore goes first."


def test_the_table_is_asked_who_goes_first_and_names_a_seat() -> None:
    """Clause 3: "Whoever most recently completed a chore goes first." """
    state = opened(3)
    assert state.to_act() == (ANNE, BEN, CARLA)
    assert state.moves(BEN) == (Whoever(), ByLot(), *map(GoesFirst, range(3)))
    assert [str(move) for move in state.moves(BEN)[:3]] == [
        "leave it to the others who goes first",
        "draw lots for who goes first",
        "seat 1 goes first",
    ]
    assert refusal(state, GoesFirst(3), BEN) == refusal(state, EndStory(), BEN) == NotAMove()
    state = play(state, BEN, GoesFirst(CARLA))
    assert sentences(state) == [f"{QUESTIONS[0]} Ben answers: Carla."]
    assert state.to_act() == (CHANCE,)
    hands = (cards(FOUR),) * 3
    assert state.why_not(CHANCE, Deal(ANNE, hands)) == NotADeal()
    state = play(state, CHANCE, Deal(CARLA, hands))
    assert state.to_act() == (CARLA,)
    assert sentences(state)[-1] == "Chapter 1: As You Wish. Carla goes first."


def test_or_it_draws_lots() -> None:
    """Clause 3."""
    state = play(opened(2), ANNE, ByLot())
    assert sentences(state) == [f"{QUESTIONS[0]} Anne answers: by lot."]
    assert {state.draw(Random(seed)).first for seed in range(9)} == {ANNE, BEN}  # type: ignore[attr-defined]  # they are Deals


def test_who_leaves_it_to_the_others_may_still_answer_and_if_all_do_lots_are_drawn() -> None:
    """Clause 3, ruling AB-25: bots say so, for people to answer."""
    state = play(opened(2), BEN, Whoever())
    assert state.to_act() == (ANNE,)
    assert refusal(state, Whoever(), BEN) == NotAMove()
    assert AdventureBook.imagined(state.view(ANNE), Random(1)) == state
    assert play(state, BEN, GoesFirst(BEN)).first == BEN
    assert state.default_move(ANNE) == Whoever()
    state = play(state, ANNE, Whoever())
    assert state.to_act() == (CHANCE,)
    assert state.first is None
    state = play(state, CHANCE, state.draw(Random(1)))
    assert (state.phase, state.ready) == ("move", ())


@pytest.mark.parametrize("number", range(1, 7))
def test_each_chapter_asks_its_own_question(number: int) -> None:
    """Clause 3: chore, boat, hiking, rodent, chocolate, castle."""
    state = play(opened(2, chapter=number), ANNE, GoesFirst(BEN))
    assert sentences(state) == [f"{QUESTIONS[number - 1]} Anne answers: Ben."]


def test_the_question_comes_before_the_next_chapter_and_before_one_that_is_read_again() -> None:
    """Clauses 13 and 14: the chapter is set up by its instructions, the question among them."""
    done, at = ("firewood", "saddle", "buckets", "pitcher"), {"westley": "farmhouse"}
    state = scene(1, "love love courage", "", at=at, done=done)
    state = played(state, Complete("declaration", cards("courage love love")), Draw("wild_iocane"))
    state = played(state, GoOn(), GoOn())
    assert (state.number, state.phase, state.to_act()) == (2, "first", (ANNE, BEN))
    lost = ended(scene(2, "", "", at={"buttercup": "water"}), "love", "love", plot=18)
    again = played(lost, GoOn(), GoOn())
    assert (again.number, again.again, again.to_act()) == (2, True, (ANNE, BEN))


def test_the_question_comes_after_a_bookmark_too() -> None:
    """Clauses 3 and 16: when the story goes on, the next chapter is set up, its question first."""
    state = opened(2, campaign=Campaign(2, 1))
    assert (state.number, state.phase, state.to_act()) == (2, "first", (ANNE, BEN))
    state = play(state, ANNE, GoesFirst(BEN))
    assert sentences(state) == [f"{QUESTIONS[1]} Anne answers: Ben."]
    assert play(state, CHANCE, Deal(BEN, (cards(FOUR),) * 2)).to_act() == (BEN,)


def test_nobody_is_asked_where_the_host_has_named_a_seat_or_one_sits_alone() -> None:
    """Clause 3."""
    assert opened(1).to_act() == (CHANCE,)
    fixed = opened(3, first=2)
    assert (fixed.to_act(), fixed.first) == ((CHANCE,), BEN)
    assert fixed.why_not(ANNE, ByLot()) == NotYourTurn()


# Clause 12: "Miracles belong to the players as a group and can be used at any time by any player."

OF_A_MIRACLE = {UseMiracle("story"), UseMiracle("special")}


def may_use(state: AdventureBook, seats: int) -> bool:
    return all(set(state.moves(seat)) >= OF_A_MIRACLE for seat in range(seats))


def test_a_wound_of_the_plot_is_asked_about_while_a_miracle_is_left() -> None:
    """Clause 12: "can be used at any time by any player". Ruling AB-7: the swamp circles, and
    nobody holds a card of Fighting: a Miracle may bring one."""
    apart = {"westley": "s1", "buttercup": "start"}
    state = ended(scene(4, "love", "wits", at=apart, miracles=1), "love", "love", plot=9)
    assert state.to_act() == (ANNE,)
    assert state.board.wounds == 0
    assert state.moves(ANNE)[0] == Suffer()
    assert may_use(state, 2)
    saved = played(state, UseMiracle("story"), *map(Draw, ("wits", "fighting", "love")))
    assert saved.moves(ANNE) == (Dodge("fighting"), Suffer())
    saved = played(saved, Dodge("fighting"))
    assert (saved.board.wounds, saved.turn, saved.miracles) == (0, BEN, 0)
    assert is_conserved(saved)
    assert played(state, Suffer()).board.wounds == 1


def test_the_cards_of_a_miracle_go_to_whoever_uses_it() -> None:
    """Ruling AB-7: Ben's cards ward off nothing in Anne's turn, and no Miracle is left."""
    apart = {"westley": "s1", "buttercup": "start"}
    state = ended(scene(4, "love", "wits", at=apart, miracles=1), "love", "love", plot=9)
    state = play(state, BEN, UseMiracle("story"))
    state = played(state, *[Draw("fighting")] * 3)
    assert hand(state, BEN) == cards("fighting fighting fighting wits")
    assert (state.board.wounds, state.turn) == (1, BEN)


def test_a_hazard_that_comes_up_by_the_plot_is_asked_about_too() -> None:
    """Clause 12."""
    state = ended(scene(4, "love", at={"westley": "1"}, miracles=1), "love", "love", plot=1)
    state = played(state, DrawHazard("rous"))
    assert (state.to_act(), state.moves(ANNE)[0]) == ((ANNE,), Suffer())


def test_a_wound_falls_unasked_when_no_miracle_could_avert_it() -> None:
    """Rulings AB-7 and AB-23: none is left, or no card of that kind lies in any deck."""
    apart = {"westley": "s1", "buttercup": "start"}
    none = ended(scene(4, "love", at=apart), "love", "love", plot=9)
    decks = {"special": (), "story": cards("love love wits wits wits wits")}
    vain = ended(scene(4, "love", at=apart, miracles=1, decks=decks), "love", "love", plot=9)
    assert none.board.wounds == vain.board.wounds == 1
    decks["discard"] = ("fighting",)
    asked = ended(scene(4, "love", at=apart, miracles=2, decks=decks), "love", "love", plot=9)
    assert asked.board.wounds == 0  # two Miracles reach what is shuffled in again


def test_a_squad_drives_nobody_off_an_empty_hand_unasked_while_a_miracle_is_left() -> None:
    """Clause 12."""
    decks = {"story": (), "discard": ()}
    for miracles, asked in ((0, False), (1, True)):
        state = scene(5, "", at={"fezzik": "7"}, miracles=miracles, decks=decks)
        state = ended(state, plot=7)
        assert (place(state, "fezzik") == "7") == asked
    state = played(state, UseMiracle("special"), Draw("wild_iocane"), Discard("wild_iocane"))
    assert place(state, "fezzik") == "7"


def test_a_hand_is_not_discarded_whole_unasked_while_a_miracle_is_left() -> None:
    """Clause 12: with a Miracle there may be another card to pay with."""
    decks = {"story": (), "discard": ()}
    without = ended(scene(3, "wild_iocane", decks=decks), plot=18)
    assert hand(without) == ()
    state = ended(scene(3, "wild_iocane", miracles=1, decks=decks), plot=18)
    assert kinds(state, ANNE) == {"Discard", "UseMiracle"}
    state = played(state, UseMiracle("special"), Draw("white_horses"), Discard("white_horses"))
    assert hand(state) == ("wild_iocane",)
    empty = ended(scene(3, "", miracles=1, decks=decks), plot=18)
    assert empty.phase == "move"  # there is nothing to lose


def test_a_plot_card_that_interrupts_is_asked_about_while_a_miracle_may_stop_it() -> None:
    """Clause 12, ruling AB-7: the eels come, Inconceivable! lies in the Special deck."""
    state = scene(2, "", "", at={"buttercup": "water"}, miracles=2)
    state = ended(state, "love", "love", plot=18)
    assert (state.outcome, state.to_act()) == ("", (ANNE, BEN))
    assert state.moves(BEN) == (LetBe(), UseMiracle("story"), UseMiracle("special"))
    state = play(state, ANNE, LetBe())
    state = play(state, BEN, UseMiracle("special"))
    state = played(state, Draw("wild_iocane"))
    assert state.to_act() == (BEN,)
    state = played(play(state, BEN, UseMiracle("special")), Draw("inconceivable"))
    assert state.moves(BEN) == (LetBe(), PlaySpecial("inconceivable"))
    state = played(state, PlaySpecial("inconceivable"))
    assert (state.outcome, state.turn) == ("", BEN)
    assert is_conserved(state)


def test_so_is_one_that_interrupts_unless_a_wound_is_warded_off() -> None:
    """Clause 12, ruling AB-7: the third wound is near. Ben may draw Inconceivable! and play it,
    though only Anne's cards ward a wound off."""
    scene_of: dict[str, Any] = {"miracles": 1, "wounds": 2}
    apart = {"westley": "s1", "buttercup": "start"}
    state = ended(scene(4, "love", "wits", at=apart, **scene_of), "love", "love", plot=9)
    assert state.to_act() == (ANNE, BEN)
    saved = play(state, BEN, UseMiracle("special"))
    saved = played(saved, Draw("inconceivable"))
    assert saved.moves(BEN) == (LetBe(), PlaySpecial("inconceivable"))
    saved = play(saved, BEN, PlaySpecial("inconceivable"))
    assert (saved.board.wounds, saved.turn, saved.moment) == (2, BEN, "telling")
    assert is_conserved(saved)
    let_be = played(state, LetBe(), LetBe())
    assert (let_be.to_act(), let_be.moves(ANNE)[0]) == ((ANNE,), Suffer())
    assert played(let_be, Suffer()).moment == "interrupted"


def test_whatever_hazard_comes_up_the_last_wound_is_asked_about_before() -> None:
    """Ruling AB-7: a hazard comes up under Westley, or only beside him."""
    for at, asked in (("1", True), ("s1", False)):
        state = scene(4, "love", "wits", at={"westley": at}, miracles=1, wounds=2)
        state = ended(state, "love", "love", plot=1)
        assert state.to_act() == ((ANNE, BEN) if asked else (CHANCE,))
    mild = scene(4, "love", "wits", at={"westley": "1"}, miracles=1, wounds=1)
    assert ended(mild, "love", "love", plot=1).to_act() == (CHANCE,)


def test_the_last_miracle_spent_in_vain_lets_it_happen() -> None:
    """Ruling AB-7: nobody is asked any more."""
    state = scene(2, "", "", at={"buttercup": "water"}, miracles=1)
    state = ended(state, "love", "love", plot=18)
    state = played(state, UseMiracle("special"), Draw("wild_iocane"))
    assert (state.moment, state.outcome) == ("interrupted", "eels_feast")


def test_nobody_is_asked_about_a_plot_card_that_interrupts_nothing() -> None:
    """Ruling AB-7: nor where no deck holds a card that stops it, or no Miracle is left."""
    mild = ended(scene(2, "", "", miracles=1), "love", "love", plot=9)
    assert (mild.phase, mild.turn) == ("move", BEN)
    at = {"buttercup": "water"}
    assert ended(scene(2, "", at=at), "love", "love", plot=18).outcome == "eels_feast"
    decks = {"special": ("wild_iocane",)}
    vain = ended(scene(2, "", at=at, miracles=1, decks=decks), "love", "love", plot=18)
    assert vain.outcome == "eels_feast"


def test_any_seat_may_use_one_whenever_the_game_waits_for_anybody() -> None:
    """Clause 12: to move, to tell, a trade, a hazard, the plot turned and resolved, the hand."""
    hazard = (("1", "rous"),)
    moving = scene(4, "love", "wits", "", miracles=1, story=False, hazards=hazard)
    telling = scene(4, "love", "wits", "", miracles=1)
    crowded = scene(1, "love " * 6, "", "", miracles=1)
    moments = (
        moving,
        played(moving, Step("westley", "1")),
        telling,
        played(telling, Trade(BEN, "love", "wits")),
        ended(scene(4, "inconceivable", "", "", miracles=1), "love", "love", plot=18),
        ended(scene(4, "love", "wits", "", miracles=1), "love", "love", plot=15),
        ended(crowded, "love", "love", plot=1),
    )
    assert [state.phase for state in moments] == [
        "move",
        "move",
        "story",
        "story",
        "plot",
        "plot",
        "discard",
    ]
    assert all(may_use(state, 3) for state in moments)
    traded = played(play(moments[3], CARLA, UseMiracle("special")), Draw("wild_iocane"))
    assert traded.to_act() == (BEN,)
    assert hand(played(traded, Agree())) == ("wits",)


def test_none_is_used_between_two_chapters_where_nobody_has_a_hand() -> None:
    """Ruling AB-7."""
    asked = opened(2, campaign=Campaign(2, 3))
    assert asked.why_not(ANNE, UseMiracle("story")) == NotAMove()
    lost = ended(scene(2, "", at={"buttercup": "water"}, miracles=1), "love", "love", plot=18)
    lost = played(lost, LetBe())
    assert lost.why_not(ANNE, UseMiracle("story")) == NotAMove()


def test_no_miracle_comes_between_the_cards_of_a_draw() -> None:
    """Clause 12: the game waits for chance, and for nobody else."""
    state = played(scene(1, "", "", miracles=1), EndStory())
    assert state.why_not(ANNE, UseMiracle("story")) == NotYourTurn()
    state = played(state, Draw("love"), Draw("love"), TurnPlot(16))
    assert state.to_act() == (CHANCE,)
    empty = scene(1, "", miracles=0)
    assert empty.why_not(ANNE, UseMiracle("story")) == NoMiracle()


def test_where_there_is_no_miracle_every_seat_is_told_so() -> None:
    """Clause 12: any seat may use one, so its turn is not the reason."""
    state = scene(1, "love", "wits")
    for waiting in (state, played(state, Trade(BEN, "love", "wits"))):
        assert {waiting.why_not(seat, UseMiracle("story")) for seat in (ANNE, BEN)} == {NoMiracle()}
    assert state.why_not(CARLA, UseMiracle("story")) == NotYourTurn()  # nobody sits there
    assert state.why_not(BEN, EndStory()) == NotYourTurn()
    lost = ended(scene(2, "", "", at={"buttercup": "water"}), "love", "love", plot=18)
    lost = play(lost, ANNE, GoOn())
    assert lost.why_not(ANNE, UseMiracle("story")) == NotYourTurn()


# Clause 16: "When you wish to resume your game, follow the initial setup"


def marked(**options: Any) -> AdventureBook:
    """A story that was interrupted once, told to the end of the chapter, and bookmarked."""
    at = {"westley": "farmhouse", "buttercup": "farmhouse"}
    done = ("firewood", "saddle", "buckets", "pitcher")
    state = scene(1, "love love courage", at=at, done=done, chores=(), setup=options)
    state = replace(state, campaign=replace(state.campaign, replayed=True))
    state = played(state, Complete("declaration", cards("courage love love")), Draw("wild_iocane"))
    return played(state, Bookmark())


def test_a_bookmark_keeps_the_side_of_the_replay_counter() -> None:
    """Clause 16, ruling AB-4."""
    state = marked()
    assert state.campaign == Campaign(2, 0, replayed=True, specials=("wild_iocane",))
    assert AdventureBook.start(state.rematch()).campaign.replayed


def test_option_a_new_evening_is_set_up_with_the_grandsons_side_up() -> None:
    """Clause 16: "follow the initial setup", of which "the Grandson's side face-up" is a part.
    Ruling AB-4."""
    state = marked(replays="one-per-evening")
    assert state.campaign.replayed
    resumed = AdventureBook.start(state.rematch())
    assert resumed.campaign == Campaign(2, 0, replayed=False, specials=("wild_iocane",))
    others = AdventureBookSetup(seats=3, replays="one-per-evening", campaign=state.campaign)
    assert not AdventureBook.start(others).campaign.replayed


def test_option_once_in_each_chapter_holds_for_a_chapter_after_a_bookmark() -> None:
    """Ruling AB-4: chapter 2 was never interrupted, wherever the counter lay for chapter 1."""
    assert not marked(replays="one-per-chapter").campaign.replayed
    kept = Campaign(2, 0, replayed=True)
    resumed = dealt(FOUR, replays="one-per-chapter", campaign=kept)
    resumed = replace(resumed, board=resumed.board.moved("water", "buttercup"))
    lost = ended(resumed, "love", "love", plot=18)
    assert (lost.moment, lost.campaign.replayed) == ("interrupted", True)


def test_within_an_evening_the_second_interruption_is_the_end() -> None:
    """Ruling AB-4."""
    state = dealt(FOUR, chapter=2, replays="one-per-evening")
    state = replace(state, campaign=replace(state.campaign, replayed=True))
    state = replace(state, board=state.board.moved("water", "buttercup"))
    assert ended(state, "love", "love", plot=18).moment == "over"
