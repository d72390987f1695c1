"""The rulebook, clause by clause: docs/rules/adventure-book.md. Chance is dictated."""

from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from adventure import (
    ANNE,
    BEN,
    CARLA,
    begun,
    cards,
    dealt,
    ended,
    hand,
    is_conserved,
    kinds,
    news,
    place,
    played,
    refusal,
    scene,
    sentences,
)
from witsend.content.books.shelf import volume
from witsend.game import CHANCE, Move, NotAMove, NotYourTurn, play
from witsend.games.adventure_book import AdventureBook, AdventureBookSetup
from witsend.games.adventure_book.cards import payments, pays
from witsend.games.adventure_book.moves import (
    Act,
    Agree,
    AnswerFirst,
    Arrange,
    Bookmark,
    ByLot,
    ComesLater,
    Complete,
    CompletedAlready,
    Deal,
    Decline,
    Discard,
    Dodge,
    Draw,
    DrawHazard,
    EndMoving,
    EndStory,
    Enough,
    GateClosed,
    Give,
    GoOn,
    Keep,
    KeptApart,
    LetBe,
    LikeForLike,
    Look,
    NobodyRides,
    NoMiracle,
    NoSuchTrade,
    NotADeal,
    NotInHand,
    NotInTheirHand,
    NotMet,
    NotMoved,
    NotOnTop,
    NoWay,
    OfferedAlready,
    OncePerTurn,
    PlaySpecial,
    SpaceBlocked,
    Step,
    StillMoving,
    Suffer,
    Take,
    Trade,
    TradedAlready,
    TurnPlot,
    Undo,
    UseMiracle,
    WrongPayment,
)
from witsend.games.adventure_book.news import Bookmarked, BookmarkPut, Drew, StoryLost
from witsend.games.adventure_book.setup import Campaign
from witsend.laws import walk
from witsend.record import GameRecord, Sitter, parse

FOUR = "adventure courage love wits"
ALL_BUT_LAST = ("firewood", "saddle", "buckets", "pitcher")
IN_LOVE = {"westley": "farmhouse", "buttercup": "farmhouse"}


def winning(*hands: str, **scene_of: Any) -> AdventureBook:
    """Chapter 1 with only its last challenge to be completed."""
    return scene(1, *hands, at=IN_LOVE, done=ALL_BUT_LAST, chores=(), **scene_of)


def won(state: AdventureBook) -> AdventureBook:
    state = played(state, Complete("declaration", ("courage", "love", "love")))
    return played(state, Draw("wild_iocane"))


def lost(state: AdventureBook) -> AdventureBook:
    """Chapter 1 interrupted: a chore with an empty list."""
    board = replace(state.board, chores=("1", "2", "3", "horse", "well", "wood"))
    state = ended(replace(state, board=board), "love", "love", plot=5)
    while state.due:  # a Miracle might bring a card that stops it
        state = played(state, LetBe())
    return state


def ending(state: AdventureBook) -> Any:
    result = state.result()
    assert result is not None
    return result.ending


# Clauses 1 to 3: what there is


def test_clause_1_the_cards_and_counters() -> None:
    printed = AdventureBook.printed(AdventureBookSetup(seats=1)).cards
    assert printed.story == dict.fromkeys(("adventure", "courage", "fighting", "love", "wits"), 8)
    assert sum(card.copies for card in printed.specials) == 30
    assert (printed.plot.first, printed.plot.last) == (1, 20)
    assert (printed.rules.challenge_counters, printed.rules.miracle_supply) == (5, 5)
    chapters = volume("house").chapters
    assert [chapter.chores.total for chapter in chapters if chapter.chores] == [6]
    assert [sorted(c.hazards.counts.values()) for c in chapters if c.hazards] == [[3, 4, 4]]
    assert [chapter.wounds.max for chapter in chapters if chapter.wounds] == [3]
    assert [len(chapter.brutes.squads) for chapter in chapters if chapter.brutes] == [2]
    assert [len(chapter.doors.locked) for chapter in chapters if chapter.doors] == [3]
    figures = {name for chapter in chapters for name in chapter.characters}
    assert figures == {
        "westley",
        "buttercup",
        "inigo",
        "fezzik",
        "vizzini",
        "humperdinck",
        "rugen",
    }


def test_clause_2_one_to_four_seats_with_open_hands() -> None:
    """Ruling AB-13."""
    state = dealt(FOUR, FOUR, FOUR, FOUR)
    assert state.view(None).hands == state.view(BEN).hands == (cards(FOUR),) * 4
    assert not any(card in state.chapter.specials for card in state.decks.story)
    assert len(state.decks.special) == 30
    assert state.campaign == Campaign(1, 0, replayed=False)
    for seats in (0, 5):
        with pytest.raises(ValueError, match="seats"):
            AdventureBookSetup(seats=seats)


def test_clause_3_four_cards_each_twenty_plots_and_the_pieces() -> None:
    start = begun(AdventureBookSetup(seats=2))
    assert start.to_act() == (CHANCE,)
    assert not start.moves(ANNE)
    state = play(start, CHANCE, Deal(1, (cards(FOUR), cards("love love love love"))))
    assert state.to_act() == (BEN,)
    assert len(state.decks.story) == 32
    assert state.decks.plots == tuple(range(1, 21))
    assert state.board.places == (("westley", "barn"), ("buttercup", "farmhouse"))
    assert state.board.chores == ("wood", "horse", "well")
    assert state.board.star
    assert sentences(state)[-1] == "Chapter 1: As You Wish. Ben goes first."


@pytest.mark.parametrize(
    "deal",
    [
        Deal(2, (cards(FOUR), cards(FOUR))),
        Deal(0, (cards(FOUR),)),
        Deal(0, (cards(FOUR), cards("love wits"))),
        Deal(0, (("wits", "love", "courage", "adventure"), cards(FOUR))),
        Deal(0, (cards(FOUR), cards("love love love wild_iocane"))),
        Deal(0, (cards(FOUR), cards(FOUR)), ("rous",)),
        Draw("love"),
    ],
    ids=["no such seat", "a hand short", "cards short", "order", "special", "hazard", "no deal"],
)
def test_clause_3_a_deal_fits(deal: Move) -> None:
    start = begun(AdventureBookSetup(seats=2))
    assert start.why_not(CHANCE, deal) == NotADeal()


def test_clause_3_each_chapter_is_set_up_as_printed() -> None:
    places = {number: dict(scene(number, "").board.places) for number in range(1, 7)}
    assert places[2] == {"fezzik": "start", "inigo": "start", "buttercup": "start", "vizzini": "2"}
    assert places[3] == {
        "westley": "start",
        "inigo": "lookout",
        "fezzik": "crag",
        "vizzini": "picnic",
        "humperdinck": "camp",
        "buttercup": "challenge:wits",
    }
    assert places[4] == {"westley": "start", "buttercup": "start"}
    assert places[5] == {
        "fezzik": "start",
        "buttercup": "chamber",
        "humperdinck": "study",
        "inigo": "challenge:revive",
        "westley": "challenge:man_in_black",
    }
    assert places[6] == {
        "fezzik": "start",
        "inigo": "start",
        "westley": "start",
        "buttercup": "aisle",
        "rugen": "gallery",
        "humperdinck": "chapel",
    }
    boards = [scene(number, "").board for number in range(1, 7)]
    assert boards[1].tracks == (("mystery_ship", 0), ("ship", 4))
    assert boards[3].wounds == 0
    assert boards[4].squads == ("5", "barracks")
    assert boards[5].doors == ("door1", "door2", "door3")
    assert boards[5].tracks == (("westley_confidence", -1), ("humperdinck_confidence", -1))
    assert [board.star for board in boards] == [True] * 5 + [False]


def test_clause_3_hazards_lie_face_up_on_their_spaces() -> None:
    """Ruling AB-19."""
    kinds = "rous rous rous flame_spurt flame_spurt lightning_sand lightning_sand lightning_sand"
    state = dealt(FOUR, chapter=4, hazards=kinds)
    assert dict(state.board.hazards) == dict(zip("12345678", kinds.split(), strict=True))
    assert state.chapter.pool(state.board) == (
        "flame_spurt",
        "flame_spurt",
        "lightning_sand",
    )


def test_option_the_host_names_who_begins() -> None:
    start = AdventureBook.start(AdventureBookSetup(seats=3, first=2))
    hands = (cards(FOUR),) * 3
    assert start.why_not(CHANCE, Deal(0, hands)) == NotADeal()
    assert start.draw(Random(1)).first == 1  # type: ignore[attr-defined]  # it is a Deal
    with pytest.raises(ValueError, match="there is no seat 3 at a table of 2"):
        AdventureBookSetup(seats=2, first=3)


def test_clause_3_a_deal_has_too_many_ways_to_list_and_nobody_draws_in_a_turn() -> None:
    start = begun(AdventureBookSetup(seats=2))
    assert start.to_act() == (CHANCE,)
    assert start.odds() == []
    dealt_out = start.apply(CHANCE, start.draw(Random(1)))
    assert CHANCE not in dealt_out.to_act()
    assert dealt_out.odds() == []


def test_the_brave_volume_deals_more_cards_to_who_is_alone() -> None:
    for seats, each in ((1, 7), (2, 4)):
        start = begun(AdventureBookSetup(seats=seats, difficulty="brave"))
        deal = start.draw(Random(1))
        assert isinstance(deal, Deal)
        assert [len(hand) for hand in deal.hands] == [each] * seats
        assert start.why_not(CHANCE, deal) is None
        short = Deal(0, tuple(hand[1:] for hand in deal.hands))
        assert start.why_not(CHANCE, short) == NotADeal()


# Clauses 4 to 8: a turn


def test_clause_4_one_character_two_spaces() -> None:
    state = dealt(FOUR)
    assert {move for move in state.moves(ANNE) if isinstance(move, Step)} == {
        Step("westley", "1"),
        Step("westley", "2"),
        Step("westley", "3"),
    }
    state = played(state, Step("westley", "1"))
    assert state.moving
    state = played(state, Step("westley", "4"))
    assert not state.moving
    assert sentences(state) == ["Anne moves Westley to space 4."]


def test_clause_4_two_characters_a_space_each() -> None:
    state = played(dealt(FOUR, chapter=2), Step("fezzik", "5"), Step("inigo", "3"))
    assert (place(state, "fezzik"), place(state, "inigo")) == ("5", "3")
    assert state.may_tell


def test_clause_4_moving_may_be_left_out_and_is_not_kept() -> None:
    """Ruling AB-2."""
    state = played(dealt(FOUR), EndMoving())
    assert state.phase == "story"
    assert refusal(state, EndMoving()) == NotAMove()
    assert refusal(state, Step("westley", "1")) == WrongPayment(((("any", 1),),))


def test_clause_4_only_along_the_paths_and_whom_the_chapter_lets_players_move() -> None:
    """Ruling AB-3."""
    state = dealt(FOUR)
    assert refusal(state, Step("westley", "well")) == NoWay("westley", "well")
    assert refusal(state, Step("buttercup", "14")) == NotMoved("buttercup")
    assert refusal(state, Step("vizzini", "14")) == NotMoved("vizzini")
    assert refusal(state, EndStory()) == NotAMove()
    waiting = dealt(FOUR, chapter=3)
    assert refusal(waiting, Step("buttercup", "17")) == NotMoved("buttercup")


def test_clause_4_gates_doors_and_squads_stop_players() -> None:
    state = scene(3, "", at={"westley": "cliff_top"}, story=False)
    assert refusal(state, Step("westley", "10")) == GateClosed("westley", "climb")
    state = scene(3, "", at={"westley": "cliff_top"}, done=("climb",), story=False)
    assert refusal(state, Step("westley", "10")) is None
    state = scene(6, "", at={"fezzik": "gate", "inigo": "4"}, story=False)
    assert refusal(state, Step("fezzik", "3")) == GateClosed("fezzik", "storm")
    assert refusal(state, Step("inigo", "door1")) == SpaceBlocked("door1")
    state = scene(5, "", at={"fezzik": "3"}, story=False)
    assert refusal(state, Step("fezzik", "5")) == SpaceBlocked("5")
    assert str(SpaceBlocked("oak_door")) == "Nobody can enter that space now."


def test_clause_4_but_not_whom_the_game_moves() -> None:
    """Ruling AB-16."""
    at = {"humperdinck": "t5", "fezzik": "12"}
    state = ended(scene(3, "", at=at), "love", "love", plot=15)
    assert place(state, "humperdinck") == "12"


def test_clause_4_westley_may_not_be_moved_into_humperdincks_space() -> None:
    at = {"westley": "12", "humperdinck": "13"}
    state = scene(3, "wits wits", at=at, done=("climb", "duel"))
    assert refusal(state, Step("westley", "13", ("wits",))) == KeptApart("westley", "humperdinck")
    assert refusal(state, Act("cover_trail", ("wits",))) == NotMet("cover_trail", (1,))


def test_clause_5_trade_once_a_turn() -> None:
    state = scene(1, "love love", "wits courage", "fighting")
    assert Trade(CARLA, "love", "fighting") in state.moves(ANNE)
    state = played(state, Trade(BEN, "love", "wits"))
    assert sentences(state) == ["Anne offers Ben Love for Wits."]
    assert state.to_act() == (BEN,)
    assert kinds(state, BEN) == {"Agree", "Decline"}
    assert state.moves(ANNE) == (Undo(),)
    state = played(state, Agree())
    assert (hand(state), hand(state, BEN)) == (cards("love wits"), cards("courage love"))
    assert state.to_act() == (ANNE,)
    assert refusal(state, Trade(BEN, "wits", "courage")) == TradedAlready()
    assert "Trade" not in kinds(state, ANNE)
    assert sentences(state) == ["Ben agrees: Love for Wits."]


def test_clause_5_a_declined_trade_is_not_offered_twice() -> None:
    """Ruling AB-6."""
    state = played(scene(1, "love", "wits courage"), Trade(BEN, "love", "wits"), Decline())
    assert sentences(state) == ["Ben would rather not trade."]
    assert refusal(state, Trade(BEN, "love", "wits")) == OfferedAlready()
    assert refusal(state, Trade(BEN, "love", "courage")) is None
    assert Trade(BEN, "love", "wits") not in state.moves(ANNE)


def test_clause_5_a_trade_is_of_cards_that_are_there() -> None:
    state = scene(1, "love", "wits")
    assert refusal(state, Trade(ANNE, "love", "love")) == NoSuchTrade()
    assert refusal(state, Trade(2, "love", "wits")) == NoSuchTrade()
    assert refusal(state, Trade(BEN, "love", "courage")) == NotInTheirHand(BEN, "courage")
    assert refusal(state, Trade(BEN, "courage", "wits")) == NotInHand(("courage",))
    assert "Trade" not in kinds(scene(1, "love wits"), ANNE)  # alone


def test_clause_5_a_card_is_not_traded_for_its_like() -> None:
    state = scene(1, "love", "love wits")
    assert refusal(state, Trade(BEN, "love", "love")) == LikeForLike("love")
    assert state.moves(ANNE).count(Trade(BEN, "love", "wits")) == 1
    assert Trade(BEN, "love", "love") not in state.moves(ANNE)


def test_clause_5_nobody_trades_while_moving() -> None:
    state = scene(1, "love", "wits", story=False)
    assert refusal(state, Trade(BEN, "love", "wits")) == StillMoving()


def test_clause_5_an_offer_is_answered_first() -> None:
    """Ruling AB-6."""
    offered = played(scene(1, "love", "wits"), Trade(BEN, "love", "wits"))
    assert refusal(offered, EndStory()) == AnswerFirst()
    assert refusal(offered, Trade(ANNE, "wits", "love")) == AnswerFirst()
    assert refusal(offered, Decline()) is None


def test_clause_5_a_card_a_space_as_often_as_wanted() -> None:
    state = scene(1, "love wild_iocane inconceivable")
    for card, to in (("wild_iocane", "1"), ("inconceivable", "4"), ("love", "horse")):
        state = played(state, Step("westley", to, (card,)))
    assert place(state, "westley") == "horse"
    assert state.decks.discard == cards("inconceivable love wild_iocane")
    assert "Step" not in kinds(state, ANNE)
    assert sentences(state) == ["Anne discards Love and moves Westley to Horse."]


def test_clause_5_the_next_act_may_move_another() -> None:
    """Ruling AB-8."""
    state = scene(2, "love wits")
    state = played(state, Step("fezzik", "5", ("love",)), Step("inigo", "3", ("wits",)))
    assert (place(state, "fezzik"), place(state, "inigo")) == ("5", "3")


def test_clause_5_actions_of_the_chapter() -> None:
    state = scene(2, "adventure adventure", at={"inigo": "helm"})
    assert state.view(ANNE).actions[0].payable
    state = played(state, Act("sail_on", ("adventure",)))
    assert state.board.at("ship") == 5
    assert refusal(state, Act("sail_on", ("adventure",))) == OncePerTurn("sail_on")
    assert "Act" not in kinds(state, ANNE)
    elsewhere = scene(2, "adventure")
    assert refusal(elsewhere, Act("sail_on", ("adventure",))) == NotMet("sail_on", (0,))
    assert refusal(elsewhere, Act("fly", ("adventure",))) == NotAMove()
    assert refusal(elsewhere, Act("sail_on", ("adventure",), "helm")) == NotAMove()
    assert sentences(state) == ["Anne: “Sail On”, with Adventure.", "Ship: 5 spaces from Cliffs."]
    assert str(replace(state.news[-1], at=10)) == "Ship: at Cliffs."


def test_clause_5_challenges_actions_and_trades_come_after_the_moves() -> None:
    state = scene(1, "adventure adventure", "love", at={"westley": "horse"}, story=False)
    for move in (
        Complete("saddle", ("adventure",) * 2),
        Act("do_chore_here", ("adventure",)),
        Trade(BEN, "adventure", "love"),
    ):
        assert refusal(state, move) == StillMoving()
    assert str(StillMoving()) == "That comes when the story is told: end the moves first."


def test_clause_5_an_action_with_two_prices() -> None:
    tracks = (("westley_confidence", 1), ("humperdinck_confidence", 3))
    state = scene(6, "wits courage love", at={"westley": "chapel"}, tracks=tracks)
    acts = {move for move in state.moves(ANNE) if isinstance(move, Act)}
    assert acts == {Act("bluff", ("courage",)), Act("bluff", ("wits",))}
    assert refusal(state, Act("bluff", ("love",))) == WrongPayment(
        ((("wits", 1),), (("courage", 1),))
    )
    assert str(refusal(state, Act("bluff", ("love",)))) == (
        "The cards do not fit: it takes Wits or Courage."
    )
    state = played(state, Act("bluff", ("wits",)), Act("bluff", ("courage",)))
    assert state.board.at("westley_confidence") == 3


def test_clause_5_chores_are_done_where_westley_stands() -> None:
    state = scene(1, "love", at={"westley": "14"}, chores=("14", "14", "wood"))
    state = played(state, Act("do_chore_here", ("love",)))
    assert state.board.chores == ("14", "wood")
    assert sentences(state)[-1] == "The Chore on space 14 is done; 4 on the list."
    at_the_well = scene(1, "love", at={"westley": "well"})
    assert "Act" not in kinds(at_the_well, ANNE)


def test_clause_6_two_cards_are_drawn() -> None:
    state = played(scene(1, "love"), EndStory())
    assert state.to_act() == (CHANCE,)
    assert dict(state.odds())[Draw("love")] == pytest.approx(7 / 39)
    state = played(state, Draw("wits"), Draw("wits"))
    assert hand(state) == cards("love wits wits")
    assert news(state, Drew)[0].cards == ("wits", "wits")
    assert sentences(state) == ["Anne draws 2 \u00d7 Wits."]


def test_clause_6_an_empty_deck_is_renewed_with_special_cards() -> None:
    piles = {"story": ("love",), "discard": cards("wits wild_iocane"), "special": ()}
    state = played(scene(1, "", decks=piles), EndStory(), Draw("love"))
    assert dict(state.odds()) == {Draw("wild_iocane"): 0.5, Draw("wits"): 0.5}
    assert state.why_not(CHANCE, Draw("love")) == NotOnTop()
    assert state.decks.discard == ()
    assert sentences(state)[-1] == "The discard pile is shuffled: 2 cards make a new Story deck."
    state = played(state, Draw("wild_iocane"))
    assert hand(state) == cards("love wild_iocane")


def test_clause_6_with_both_empty_nothing_is_drawn() -> None:
    state = played(scene(1, "", decks={"story": ()}), EndStory())
    assert {type(move) for move, _ in state.odds()} == {TurnPlot}


def test_clause_7_a_plot_card_is_turned() -> None:
    state = ended(scene(1, "", ""), "love", "love", plot=14)
    assert state.board.chores == ("14", "horse", "well", "wood")
    assert state.decks.plot_discard == (14,)
    assert len(state.decks.plots) == 19
    assert sentences(state)[1:] == [
        (
            "Plot card 14, “Farm boy...”: One more wish: a Chore goes from the List of Chores to "
            "the space with this card's number."
        ),
        "A Chore lies on space 14; 2 left on the list.",
        "Ben is next.",
    ]


def test_clause_7_what_a_plot_card_asks_is_asked_of_the_seat_in_turn() -> None:
    state = ended(scene(3, "wits", ""), "love", "love", plot=18)
    assert state.to_act() == (ANNE,)
    assert state.moves(ANNE) == (Discard("love"), Discard("wits"))
    assert refusal(state, Discard("courage")) == NotInHand(("courage",))
    assert refusal(state, LetBe()) == NotAMove()
    state = played(state, Discard("wits"))
    assert "Anne discards Wits." in sentences(state)
    assert hand(state) == ("love", "love")
    assert state.to_act() == (BEN,)


def test_clause_7_too_few_cards_are_all_discarded() -> None:
    piles = {"story": ("love",), "discard": ()}
    state = ended(scene(3, "", decks=piles), "love", plot=18)
    assert hand(state) == ()
    assert state.decks.discard == ("love",)
    state = ended(scene(3, "", decks={"story": ()}), plot=18)
    assert hand(state) == ()


def test_clause_8_down_to_six_and_the_next_to_the_left() -> None:
    state = scene(1, "love love love wits wits courage", "fighting " * 7)
    state = ended(state, "love", "love", plot=1)
    assert state.phase == "discard"
    assert state.to_act() == (ANNE,)
    state = played(state, Discard("courage"))
    assert len(hand(state)) == 7
    state = played(state, Discard("wits"))
    assert state.to_act() == (BEN,)
    assert (state.phase, state.steps_left) == ("move", 2)
    assert len(hand(state, BEN)) == 7  # who is not in turn may hold more
    state = ended(state, "courage", "courage", plot=2)
    assert state.to_act() == (BEN,)


# Clauses 9 and 10: challenges


def test_clause_9_requirements_cards_counter_reward() -> None:
    state = scene(1, "adventure adventure love", "", at={"westley": "horse"})
    state = played(state, Complete("saddle", ("adventure", "adventure")))
    assert state.board.done == ("saddle",)
    assert state.board.chores == ("wood", "well")
    state = played(state, Draw("wits"))
    assert hand(state) == cards("love wits")
    assert state.to_act() == (ANNE,)
    assert sentences(state)[0] == (
        "Anne completes “Polish the Saddle” with 2 \u00d7 Adventure. "
        "He rubs the leather until it shows him her face over his shoulder."
    )
    assert refusal(state, Complete("saddle", ())) == CompletedAlready("saddle")


def test_clause_9_what_is_not_met_is_refused() -> None:
    state = scene(1, "adventure adventure", "love love courage")
    assert refusal(state, Complete("saddle", ("adventure",) * 2)) == NotMet("saddle", (0,))
    assert refusal(state, Complete("declaration", ("love",))) == ComesLater(
        "declaration", ALL_BUT_LAST
    )
    assert refusal(state, Complete("nothing", ())) == NotAMove()
    assert "Complete" not in kinds(state, ANNE)
    assert str(ComesLater("a", ("b", "c_d"))) == "That challenge comes after others."


def test_clause_9_only_the_hand_of_the_seat_in_turn_pays() -> None:
    state = scene(1, "adventure", "adventure", at={"westley": "horse"})
    assert refusal(state, Complete("saddle", ("adventure",) * 2)) == NotInHand(("adventure",) * 2)
    assert state.why_not(BEN, Complete("saddle", ("adventure",))) == NotYourTurn()


def test_clause_9_wild_cards_and_any() -> None:
    """Ruling AB-17."""
    state = scene(1, "wild_iocane fighting inconceivable love", at={"westley": "wood"})
    ways = {move.cards for move in state.moves(ANNE) if isinstance(move, Complete)}
    assert ways == {cards("fighting inconceivable wild_iocane"), cards("fighting love wild_iocane")}
    assert refusal(state, Complete("firewood", cards("fighting inconceivable love"))) == (
        WrongPayment(((("fighting", 1), ("courage", 1), ("any", 1)),))
    )
    state = scene(1, "wild_iocane fighting courage", at={"westley": "wood"})
    assert refusal(state, Complete("firewood", cards("courage fighting wild_iocane"))) is None


def test_clause_9_any_legal_payment_is_accepted_though_few_are_listed() -> None:
    wild, cost = frozenset({"wild"}), {"love": 1, "wits": 1, "any": 1}
    held = cards("love love wild wild wits")
    assert payments(held, cost, wild) == [cards("love love wits"), cards("love wild wits")]
    assert pays(cards("wild wild wits"), cost, wild)
    assert pays(cards("love wild wild"), cost, wild)
    assert not pays(cards("love love wild wits"), cost, wild)
    assert not pays(cards("love love love"), cost, wild)
    assert payments(cards("love love"), {"wits": 1}, wild) == []


def test_clause_9_the_view_ticks_off_what_is_met() -> None:
    at = {"buttercup": "water", "inigo": "mast"}
    seen = {each.id: each for each in scene(2, "courage adventure", at=at).view(None).challenges}
    assert seen["eels"].met == (True, False)
    assert seen["eels"].payable
    assert not seen["sails"].payable
    assert (seen["cliffs"].opened, seen["cliffs"].done) == (False, False)


def test_clause_10_the_shrieking_eels() -> None:
    """As printed."""
    state = scene(2, "courage adventure wits", at={"buttercup": "water", "fezzik": "railing"})
    assert refusal(state, Complete("eels", cards("courage wits"))) == WrongPayment(
        ((("courage", 1), ("adventure", 1)),)
    )
    state = played(state, Complete("eels", cards("adventure courage")), Draw("inconceivable"))
    assert place(state, "buttercup") == "railing"
    assert hand(state) == cards("inconceivable wits")
    for at in ({"buttercup": "water"}, {"fezzik": "railing"}):
        missing = 1 if "buttercup" in at else 0
        state = scene(2, "courage adventure", at=at)
        assert refusal(state, Complete("eels", ())) == NotMet("eels", (missing,))
    deep = scene(2, "courage adventure", at={"buttercup": "deep", "fezzik": "railing"})
    assert refusal(deep, Complete("eels", cards("adventure courage"))) is None


# Clauses 11 and 12: special cards and Miracles; each card is in test_adventure_book_cards.py


def test_clause_11_any_seat_plays_special_cards_while_someone_tells() -> None:
    state = scene(1, "love", "turn_the_page wild_iocane")
    assert state.moves(BEN) == (PlaySpecial("turn_the_page"),)
    state = play(state, BEN, PlaySpecial("turn_the_page"))
    assert state.decks.discard == ("turn_the_page",)
    state = played(state, Draw("wits"), Draw("wits"), Draw("wits"))
    assert hand(state, BEN) == cards("wild_iocane wits wits wits")
    assert state.to_act() == (ANNE,)
    moving = scene(1, "love", "turn_the_page", story=False)
    assert not moving.moves(BEN)
    assert moving.why_not(BEN, PlaySpecial("turn_the_page")) == NotYourTurn()


def test_clause_11_what_cannot_be_played() -> None:
    state = scene(1, "inconceivable wild_iocane love", "turn_the_page")
    for card in ("inconceivable", "wild_iocane", "love"):
        assert str(refusal(state, PlaySpecial(card))) == "That card cannot be played now."
    assert refusal(state, PlaySpecial("turn_the_page")) == NotInHand(("turn_the_page",))
    offered = played(state, Trade(BEN, "love", "turn_the_page"))
    assert str(offered.why_not(BEN, PlaySpecial("turn_the_page"))).endswith("cannot be played now.")


def test_clause_12_whoever_moves_onto_or_through_the_star_picks_up_a_miracle() -> None:
    state = scene(1, "", at={"westley": "10"}, story=False)
    state = played(state, Step("westley", "13"))
    assert state.miracles == 1
    assert not state.board.star
    assert sentences(state)[-1] == "Westley finds a Miracle: there is one now."
    assert played(state, Step("westley", "14")).miracles == 1


def test_clause_12_but_not_whom_the_game_moves() -> None:
    """Ruling AB-16: a plot card brings Buttercup to Westley's space, where the star is."""
    state = ended(scene(1, "", at={"westley": "13"}), "love", "love", plot=16)
    assert place(state, "buttercup") == state.chapter.miracle_space == "13"
    assert (state.board.star, state.miracles) == (True, 0)


def test_clause_12_any_seat_uses_a_miracle_at_any_time() -> None:
    state = scene(1, "love", "wits", miracles=2, story=False)
    assert kinds(state, BEN) == {"UseMiracle"}
    state = play(state, BEN, UseMiracle("story"))
    assert sentences(state) == ["Ben uses a Miracle to draw Story cards."]
    state = played(state, *[Draw("courage")] * 3)
    assert hand(state, BEN) == cards("courage courage courage wits")
    state = play(state, ANNE, UseMiracle("special"))
    state = played(state, Draw("all_together"))
    assert hand(state) == cards("all_together love")
    assert state.supply == 4
    assert state.why_not(ANNE, UseMiracle("story")) == NoMiracle()


def test_clause_12_a_miracle_draws_from_a_deck_that_has_cards() -> None:
    state = scene(1, "", miracles=1, decks={"special": (), "story": ()})
    assert not [move for move in state.moves(ANNE) if isinstance(move, UseMiracle)]
    state = scene(1, "", miracles=1, decks={"special": (), "story": (), "discard": ("love",)})
    assert [move for move in state.moves(ANNE) if isinstance(move, UseMiracle)] == [
        UseMiracle("story")
    ]
    state = played(state, UseMiracle("story"), Draw("love"))
    assert hand(state) == ("love",)
    assert state.to_act() == (ANNE,)


# Clauses 13 to 16: the story


def test_clause_13_the_last_challenge_ends_the_chapter_at_once() -> None:
    """Ruling AB-9."""
    state = won(winning("love love courage wits", "wits"))
    assert state.moment == "told"
    assert state.campaign == Campaign(2, 0, replayed=False, specials=("wild_iocane",))
    assert state.to_act() == (ANNE, BEN)
    assert state.moves(ANNE) == (GoOn(), Bookmark())
    assert sentences(state)[-1] == "Chapter 1 is told: As You Wish."


def test_clause_13_then_all_hands_are_discarded_and_the_next_is_set_up() -> None:
    state = played(won(winning("love love courage wits", "wits")), GoOn())
    assert sentences(state) == ["Anne wants to hear more."]
    assert state.why_not(ANNE, GoOn()) == NotAMove()
    assert state.moves(ANNE) == (Bookmark(),)
    state = played(state, GoOn(), ByLot())
    assert state.to_act() == (CHANCE,)
    assert state.number == 2
    assert len(state.decks.story) == 41
    assert state.decks.plots == tuple(range(1, 21))
    state = played(state, Deal(1, (cards("wild_iocane love love love"), cards(FOUR))))
    assert sentences(state)[-1] == "Chapter 2: Escape by Sea. Ben goes first."
    assert is_conserved(state)


def test_clause_13_nothing_interrupts_a_chapter_that_is_won() -> None:
    """Ruling AB-15."""
    tracks = (("mystery_ship", 10), ("ship", 10))  # caught, had it not been the last
    at = {"buttercup": "bow", "fezzik": "bow", "inigo": "bow"}
    done = ("sails", "steer", "rhymes", "eels")
    state = scene(2, "courage adventure love", at=at, done=done, tracks=tracks)
    state = played(state, Complete("cliffs", cards("adventure courage love")), Draw("wild_iocane"))
    assert state.moment == "told"


def test_clause_14_the_first_interruption_flips_the_replay_counter() -> None:
    """Rulings AB-12 and AB-18."""
    state = lost(scene(1, "turn_the_page", "", miracles=2))
    assert state.moment == "interrupted"
    assert state.campaign == Campaign(1, 2, replayed=True, specials=("turn_the_page",))
    assert state.moves(ANNE) == (GoOn(),)
    assert state.why_not(ANNE, Bookmark()) == NotAMove()
    state = played(state, GoOn(), GoOn(), ByLot(), Deal(0, (cards(FOUR), cards(FOUR))))
    assert sentences(state)[-1] == "Chapter 1, read again: As You Wish. Anne goes first."
    assert state.board.chores == ("wood", "horse", "well")
    assert state.decks.story.count("turn_the_page") == 1
    assert (state.miracles, state.board.star) == (2, True)
    assert is_conserved(state)


@pytest.mark.parametrize("difficulty", ["gentle", "brave"])
def test_clause_14_each_chapter_has_one_or_two_defeats_of_its_own(difficulty: Any) -> None:
    """Clause 14: as many as the list of chapters names after "Beware"."""
    printed = AdventureBook.printed(AdventureBookSetup(seats=1, difficulty=difficulty))
    assert [len(chapter.defeats) for chapter in printed.chapters] == [1, 2, 2, 1, 2, 2]


def test_clause_14_the_second_interruption_anywhere_ends_the_story() -> None:
    """Ruling AB-4."""
    state = played(lost(scene(1, "")), GoOn(), Deal(0, (cards(FOUR),)))
    state = lost(state)
    assert state.to_act() == ()
    assert ending(state) == StoryLost("house", 1, "too_many_chores")
    assert ending(state).sentence(["Anne"]) == (
        "The story breaks off in chapter 1. A Plot card calls for a Chore, but the List of Chores "
        "is empty: all six already lie about the farm."
    )
    assert sentences(state)[-1].endswith("He stops listening.")
    later = scene(3, "", at={"westley": "ruins", "humperdinck": "t5"})
    later = replace(later, campaign=replace(later.campaign, replayed=True))
    later = ended(later, "love", "love", plot=15)
    assert ending(later) == StoryLost("house", 3, "caught")
    assert later.result().scores == (2,)  # type: ignore[union-attr]  # there is one


def test_option_one_replay_per_chapter() -> None:
    setup = {"replays": "one-per-chapter"}
    state = played(lost(scene(1, "", setup=setup)), GoOn(), Deal(0, (cards(FOUR),)))
    assert state.campaign.replayed
    winner = winning("love love courage", setup=setup)
    state = won(replace(winner, campaign=state.campaign))
    assert not state.campaign.replayed
    kept = won(replace(winning("love love courage"), campaign=Campaign(1, 0, replayed=True)))
    assert kept.campaign.replayed  # the usual way


def test_clause_15_all_chapters_told_and_everyone_has_won() -> None:
    at = {"fezzik": "stables", "inigo": "suite", "westley": "suite"}
    done = ("storm", "revenge", "bride", "pain")
    state = scene(6, "adventure love wits", "", at=at, done=done)
    state = played(state, Complete("horses", cards("adventure love wits")), Draw("wild_iocane"))
    result = state.result()
    assert result is not None
    assert (result.winners, result.scores) == ((ANNE, BEN), (6, 6))


def test_clause_16_a_bookmark_keeps_what_the_rulebook_keeps() -> None:
    state = won(winning("love love courage white_horses", "wits inconceivable", miracles=3))
    state = play(state, BEN, Bookmark())
    (put,) = state.news
    assert isinstance(put, BookmarkPut)
    assert put.sentence(["Anne", "Ben"]) == "Ben puts in the bookmark: enough for today."
    result = state.result()
    assert result is not None
    assert (result.winners, result.scores) == ((), (1, 1))
    kept = ("inconceivable", "white_horses", "wild_iocane")
    assert result.ending == Bookmarked(Campaign(2, 3, replayed=False, specials=kept))
    assert result.ending.sentence([]) == "The bookmark is at chapter 2."
    others = AdventureBook.start(AdventureBookSetup(seats=3, campaign=result.ending.campaign))
    assert others.number == 2
    assert len(others.decks.story) == 43
    assert len(others.decks.special) == 27
    assert others.miracles == 3
    assert others.supply == 1
    assert is_conserved(others)


def test_clause_16_the_next_game_goes_on_from_the_bookmark() -> None:
    state = play(won(winning("love love courage", "wits", miracles=3)), BEN, Bookmark())
    setup = state.rematch()
    assert setup == AdventureBookSetup(
        seats=2, campaign=Campaign(2, 3, replayed=False, specials=("wild_iocane",))
    )
    assert AdventureBook.start(setup).number == 2


def test_clause_16_a_story_that_has_ended_is_begun_anew() -> None:
    resumed = Campaign(1, 2, replayed=True)
    state = lost(scene(1, "love", setup={"campaign": resumed, "difficulty": "brave"}))
    assert state.result() is not None
    assert state.rematch() == AdventureBookSetup(seats=1, difficulty="brave")


def test_clause_16_a_story_that_broke_off_is_begun_anew_in_that_chapter() -> None:
    state = scene(3, "love", setup={"first": 1})
    from_the_start = replace(state.setup, chapter=1)
    over = replace(state, setup=from_the_start, moment="over", outcome="plot")
    assert over.rematch() == AdventureBookSetup(seats=1, first=1, chapter=3)


def test_clause_16_a_book_that_was_told_is_begun_where_it_was() -> None:
    state = scene(6, "love")
    told = replace(state, campaign=Campaign(7, 2), moment="over")
    assert told.rematch() == AdventureBookSetup(seats=1, chapter=6)


def test_clause_16_after_a_bookmark_in_a_story_begun_later_the_bookmark_counts() -> None:
    state = scene(2, "", setup={"first": 1})
    state = replace(state, campaign=Campaign(3), moment="over", bookmarked=True)
    assert state.rematch() == AdventureBookSetup(seats=1, first=1, campaign=Campaign(3))


@pytest.mark.parametrize(
    ("options", "problem"),
    [
        ({"campaign": Campaign(2), "chapter": 3}, "the bookmark says where the story goes on"),
        ({"campaign": Campaign(7)}, "this book has the chapters 1 to 6"),
        ({"campaign": Campaign(1, 6)}, "not so many Miracles"),
        ({"campaign": Campaign(1, 0, specials=("love",))}, "not special cards of the book"),
        ({"campaign": Campaign(1, 0, specials=("wild_iocane", "all_together"))}, "special cards"),
        ({"book": "nowhere"}, "there is no book 'nowhere' here"),
    ],
    ids=str,
)
def test_clause_16_a_bookmark_that_cannot_be(options: dict[str, Any], problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        AdventureBookSetup(seats=1, **options)


def test_clause_16_save_and_resume_in_the_middle_of_a_chapter() -> None:
    rng = Random(8)
    setup = AdventureBookSetup(seats=2, chapter=5)
    record = GameRecord.start(AdventureBook, setup, (Sitter(name="Anne"), Sitter(name="Ben")))
    for _ in range(60):
        (seat, *_) = record.state.to_act()
        state = record.state
        record = record.then(seat, state.draw(rng) if seat < 0 else rng.choice(state.moves(seat)))
    again = parse(record.text())
    assert again.state == record.state
    assert again.state.to_act()


# Rulings


def test_on_the_21st_turn_the_last_challenge_can_still_be_completed() -> None:
    """Ruling AB-20."""
    none_left = {"plots": (), "plot_discard": tuple(range(1, 21))}
    assert won(winning("love love courage", decks=none_left)).moment == "told"


def test_with_five_miracles_held_none_is_placed() -> None:
    """Ruling AB-11."""
    state = AdventureBook.start(AdventureBookSetup(seats=1, campaign=Campaign(1, 5)))
    assert not state.board.star


def test_rewards_are_given_as_far_as_possible() -> None:
    """Ruling AB-10."""
    state = scene(1, "wits wits", at={"westley": "well"}, decks={"special": ()})
    state = played(state, Complete("buckets", ("wits", "wits")))
    assert state.to_act() == (ANNE,)
    assert hand(state) == ()
    no_chore = scene(1, "wits wits", at={"westley": "well"}, chores=("wood",))
    assert played(no_chore, Complete("buckets", ("wits",) * 2)).board.chores == ("wood",)


# Chapter rules


def test_chapter_2_leaving_vizzini_costs_a_card() -> None:
    at = {"fezzik": "2"}
    state = scene(2, "love", at=at, story=False)
    assert refusal(state, Step("fezzik", "4")) == WrongPayment(((("any", 1),),))
    state = played(state, Step("fezzik", "4", ("love",)))
    assert hand(state) == ()
    state = scene(2, "love wits", at=at)
    assert refusal(state, Step("fezzik", "4", ("love",))) == WrongPayment(((("any", 2),),))
    assert Step("fezzik", "4", cards("love wits")) in state.moves(ANNE)
    assert "Step" in kinds(scene(2, "love", at=at), ANNE)  # Inigo is not with him
    assert str(refusal(state, Step("fezzik", "4"))) == "The cards do not fit: it takes any 2 cards."
    free = scene(2, "love", story=False)
    assert str(refusal(free, Step("fezzik", "5", ("love",)))) == (
        "The cards do not fit: it takes nothing."
    )


def test_chapter_2_whoevers_turn_it_is_pays_for_leaving_and_is_asked() -> None:
    """Ruling AB-22."""
    state = scene(2, "love wits", "as_you_wish courage", at={"fezzik": "2"})
    state = play(state, BEN, PlaySpecial("as_you_wish"))
    step = Step("fezzik", "4")
    assert refusal(state, replace(step, cards=("courage",))) == WrongPayment(((),))
    asked = played(state, step)
    assert asked.to_act() == (ANNE,)
    assert place(asked, "fezzik") == "2"
    paid = [replace(step, cards=(card,)) for card in ("love", "wits")]
    assert asked.moves(ANNE) == (EndMoving(), *paid)
    assert refusal(asked, Step("fezzik", "4")) == refusal(asked, Step("inigo", "3")) == NotAMove()
    gone = played(asked, paid[1])
    assert place(gone, "fezzik") == "4"
    assert (hand(gone), hand(gone, BEN)) == (("love",), ("courage",))
    assert sentences(gone) == ["Anne discards Wits and moves Fezzik to space 4."]
    assert gone.to_act() == (BEN,), "two spaces of the card are left"
    gone = played(gone, Step("fezzik", "2"))
    assert played(gone, step, EndMoving()).due == (), "the step that was refused counts"
    stays = played(asked, EndMoving())
    assert sentences(stays) == ["Anne gives nothing."]
    assert (place(stays, "fezzik"), hand(stays)) == ("2", ("love", "wits"))
    assert stays.to_act() == (BEN,)


def test_chapter_2_nobody_leaves_if_whoevers_turn_it_is_cannot_pay() -> None:
    state = scene(2, "", "as_you_wish love", at={"fezzik": "2"})
    state = play(state, BEN, PlaySpecial("as_you_wish"))
    assert refusal(state, Step("fezzik", "4")) == WrongPayment(((("any", 1),),))
    assert {move.who for move in state.moves(BEN) if isinstance(move, Step)} == {
        "inigo",
        "buttercup",
    }


def test_chapter_4_a_hazard_strikes_whoevers_turn_it_is() -> None:
    """Ruling AB-22."""
    hazards = (("1", "lightning_sand"),)
    state = scene(4, "courage courage love love", "as_you_wish love love love", hazards=hazards)
    state = play(state, BEN, PlaySpecial("as_you_wish"))
    state = played(state, Step("westley", "1"))
    assert state.to_act() == (ANNE,)
    assert state.moves(ANNE) == (Dodge("courage"), Suffer())
    state = played(state, Dodge("courage"))
    assert hand(state) == cards("courage love love")
    assert state.to_act() == (BEN,), "who goes on with the card"


def test_chapter_4_entering_a_hazard() -> None:
    hazards = (("1", "rous"), ("2", "flame_spurt"))
    state = scene(4, "fighting wild_iocane love", hazards=hazards, story=False)
    state = played(state, Step("westley", "1"))
    assert state.to_act() == (ANNE,)
    assert state.moves(ANNE) == (Dodge("fighting"), Dodge("wild_iocane"), Suffer(), Undo())
    assert refusal(state, Dodge("love")) == NotAMove()
    assert refusal(state, Step("westley", "s1")) == NotAMove()
    dodged = played(state, Dodge("fighting"))
    assert dodged.board.wounds == 0
    assert dodged.board.hazards == (("2", "flame_spurt"),)
    assert sentences(dodged) == ["Anne wards it off with Fighting."]
    hurt = played(state, Suffer())
    assert hurt.board.wounds == 1
    assert hurt.phase == "move"


def test_chapter_4_a_miracle_may_bring_the_card_that_dodges() -> None:
    state = scene(4, "", hazards=(("1", "rous"),), miracles=1, story=False)
    state = played(state, Step("westley", "1"))
    miracles = (UseMiracle("story"), UseMiracle("special"))
    assert state.moves(ANNE) == (Suffer(), *miracles, Undo())
    state = played(state, UseMiracle("story"), Draw("fighting"), Draw("love"), Draw("love"))
    assert played(state, Dodge("fighting")).board.wounds == 0


def test_chapter_4_the_swamp_stirs() -> None:
    state = ended(scene(4, "fighting"), "love", "love", plot=1)
    assert state.to_act() == (CHANCE,)
    assert dict(state.odds())[DrawHazard("rous")] == pytest.approx(3 / 11)
    laid = played(state, DrawHazard("rous"))
    assert laid.board.hazards == (("1", "rous"),)
    assert "R.O.U.S. on space 1!" in sentences(laid)
    at = {"westley": "1", "buttercup": "1"}
    state = ended(scene(4, "fighting", at=at), "love", "love", plot=1)
    struck = played(state, DrawHazard("rous"), Suffer())
    assert (struck.board.hazards, struck.board.wounds) == ((), 1)


def test_chapter_4_a_hazard_that_lies_there_flares_up() -> None:
    """Ruling AB-23."""
    at = {"westley": "s1", "buttercup": "geyser"}
    state = scene(4, "wits", at=at, hazards=(("1", "flame_spurt"),))
    state = ended(state, "love", "love", plot=1)
    assert "Flame Spurt on space 1 flares up!" in sentences(state)
    assert refusal(state, UseMiracle("story")) == NoMiracle()
    state = played(state, Dodge("wits"))
    assert state.board.wounds == 1
    assert state.board.hazards == (("1", "flame_spurt"),)
    everywhere = tuple((str(n), "rous") for n in range(2, 5))
    retired = ("flame_spurt", "lightning_sand")
    state = ended(scene(4, "", hazards=everywhere, retired=retired), "love", "love", plot=1)
    assert state.board.hazards == everywhere  # the pool is empty


def test_chapter_4_something_circles_when_they_are_apart() -> None:
    state = ended(scene(4, "fighting", at={"westley": "s1"}), "love", "love", plot=9)
    assert sentences(state)[-1] == "Danger! A card of Fighting wards it off."
    assert played(state, Suffer()).board.wounds == 1
    state = ended(scene(4, ""), "love", "love", plot=9)
    assert state.board.wounds == 0


def test_chapter_4_wounds_are_healed() -> None:
    at = {"westley": "s4", "buttercup": "s4"}
    for wounds, left in ((2, 1), (0, 0)):
        state = scene(4, "adventure love", at=at, wounds=wounds)
        state = played(state, Complete("tale", cards("adventure love")), Draw("wits"))
        assert state.board.wounds == left
        assert ("A wound is healed: 1 left." in sentences(state)) == bool(wounds)


def test_chapter_4_another_plot_card() -> None:
    state = ended(scene(4, ""), "love", "love", plot=18)
    state = played(state, Draw("wits"), TurnPlot(9))
    assert hand(state) == cards("love love wits")
    assert state.decks.plot_discard == (18, 9)


def test_chapter_5_fezzik_carries_westley() -> None:
    at = {"fezzik": "7", "westley": "7"}
    state = scene(5, "", at=at, story=False)
    assert refusal(state, Step("westley", "8")) == NotMoved("westley")
    assert refusal(state, Step("fezzik", "8", riding=True)) == NobodyRides("fezzik")
    state = played(state, Step("fezzik", "8"))
    assert (place(state, "fezzik"), place(state, "westley")) == ("8", "8")


def test_chapter_5_a_squad_sweeps() -> None:
    at = {"fezzik": "3", "inigo": "3", "westley": "3"}
    state = ended(scene(5, "", at=at), "love", "love", plot=3)
    assert state.board.squads == ("5", "3")
    assert state.moves(ANNE) == (Discard("love"), Suffer())
    state = played(state, Discard("love"))
    assert sentences(state)[0] == "Fezzik stands firm: Anne discards Love."
    state = played(state, Suffer())
    assert (place(state, "fezzik"), place(state, "westley")) == ("3", "3")
    assert place(state, "inigo") == "start"


def test_chapter_5_who_is_driven_back_takes_westley_along() -> None:
    at = {"fezzik": "3", "westley": "3"}
    state = ended(scene(5, "", at=at, decks={"story": ()}), plot=3)
    assert (place(state, "fezzik"), place(state, "westley")) == ("start", "start")


def test_chapter_5_the_squad_farther_away_is_sent() -> None:
    far = ended(scene(5, "", squads=("5", "9")), "love", "love", plot=4)
    assert far.board.squads == ("5", "4")
    no_way = ended(scene(5, "", squads=("hall", "11")), "love", "love", plot=1)
    assert no_way.board.squads == ("1", "11")
    tie = ended(scene(5, "", squads=("1", "2")), "love", "love", plot=5)
    assert tie.board.squads == ("5", "2")
    home = ended(scene(5, "", squads=("barracks", "barracks")), "love", "love", plot=4)
    assert home.board.squads == ("4", "barracks")


def test_chapter_5_squads_are_shooed() -> None:
    state = scene(5, "fighting love wits", at={"fezzik": "3"})
    acts = {move for move in state.moves(ANNE) if isinstance(move, Act)}
    assert acts == {
        Act("shoo", ("fighting",), "5"),
        Act("shoo", cards("fighting love"), "5"),
        Act("shoo", cards("fighting wits"), "5"),
        Act("shoo", cards("love wits"), "5"),
    }
    state = played(state, Act("shoo", ("fighting",), "5"))
    assert state.board.squads == ("barracks", "barracks")
    assert sentences(state) == [
        "Anne drives the Brute Squad off space 5 with Fighting.",
        "Brute Squad A marches to Barracks.",
    ]
    assert refusal(state, Act("shoo", cards("love wits"), "barracks")) == NotAMove()
    far = scene(5, "fighting")
    assert refusal(far, Act("shoo", ("fighting",), "5")) == NotAMove()
    beside = scene(5, "fighting", at={"fezzik": "5"})
    assert refusal(beside, Act("shoo", ("fighting",), "5")) is None


def test_chapter_6_westley_may_ride_along() -> None:
    state = scene(6, "", story=False)
    assert Step("fezzik", "1", riding=True) in state.moves(ANNE)
    assert Step("fezzik", "1") in state.moves(ANNE)
    both = played(state, Step("fezzik", "1", riding=True))
    assert (place(both, "fezzik"), place(both, "westley")) == ("1", "1")
    assert sentences(both) == ["Anne moves Fezzik and Westley to space 1."]
    alone = played(state, Step("fezzik", "1"))
    assert place(alone, "westley") == "start"


def test_chapter_6_doors_are_broken_or_picked_and_barred_again() -> None:
    state = scene(6, "fighting love wits", at={"fezzik": "4"})
    state = played(state, Act("break", ("fighting",), "door1"))
    assert state.board.doors == ("door2", "door3")
    assert sentences(state)[-1] == "Oak Door is open."
    inigo = scene(6, "fighting love", at={"inigo": "4"})
    assert refusal(inigo, Act("break", ("fighting",), "door1")) == WrongPayment(((("any", 2),),))
    picked = played(inigo, Act("break", cards("fighting love"), "door2"))
    assert picked.board.doors == ("door1", "door3")
    barred = ended(state, "love", "love", plot=11)
    assert barred.board.doors == ("door1", "door2", "door3")
    assert "Oak Door is locked." in sentences(barred)
    full = ended(scene(6, ""), "love", "love", plot=11)
    assert full.board.doors == ("door1", "door2", "door3")
    taken = ended(scene(6, "", at={"inigo": "door1"}, doors=("door3",)), "love", "love", plot=11)
    assert taken.board.doors == ("door2", "door3")


def test_chapter_6_the_wedding_step() -> None:
    state = ended(scene(6, ""), "love", "love", plot=1)
    assert place(state, "buttercup") == "8"
    state = ended(scene(6, "", at={"westley": "aisle"}), "love", "love", plot=1)
    assert (place(state, "buttercup"), place(state, "humperdinck")) == ("aisle", "10")
    at = {"westley": "chapel", "buttercup": "suite"}
    state = ended(scene(6, "", at=at), "love", "love", plot=1)
    assert place(state, "humperdinck") == "chapel"
    at = {"buttercup": "suite", "humperdinck": "suite"}
    state = ended(scene(6, "", at=at), "love", "love", plot=1)
    assert place(state, "humperdinck") == "suite"  # the path is at its end
    off = scene(6, "", at={"humperdinck": "", "buttercup": "suite"})
    assert place(ended(off, "love", "love", plot=1), "humperdinck") == ""


def test_chapter_6_rugen_runs_unless_inigo_has_him() -> None:
    state = ended(scene(6, ""), "love", "love", plot=7)
    assert place(state, "rugen") == "7"
    state = ended(scene(6, "", at={"inigo": "gallery"}), "love", "love", plot=7)
    assert (place(state, "rugen"), place(state, "buttercup")) == ("gallery", "8")


def test_chapter_6_confidence_begins_when_the_two_meet() -> None:
    state = scene(6, "", at={"westley": "10"}, story=False)
    state = played(state, Step("westley", "chapel"))
    board = state.board
    assert (board.at("westley_confidence"), board.at("humperdinck_confidence")) == (1, 3)
    assert sentences(state)[1:] == [
        "Westley's Confidence: 1 of 5.",
        "Humperdinck's Confidence: 3 of 5.",
    ]
    apart = played(state, Step("westley", "10"))
    back = ended(apart, "love", "love", plot=14)
    assert back.board.at("humperdinck_confidence") == 4


def test_chapter_3_what_stays_where_it_is() -> None:
    """A march ends at the end of its path; a counter at the end of its track."""
    at = {"humperdinck": "18"}
    done = ("climb", "duel", "giant", "wits")
    state = ended(scene(3, "", at=at, done=done), "love", "love", plot=15)
    assert place(state, "humperdinck") == "ravine"
    off = ended(scene(3, "", at={"humperdinck": ""}), "love", "love", plot=5)
    assert place(off, "humperdinck") == ""
    tracks = (("mystery_ship", 0), ("ship", 10))
    state = scene(2, "fighting fighting", at={"fezzik": "mast"}, tracks=tracks)
    state = played(state, Complete("sails", ("fighting",) * 2))
    assert state.board.at("ship") == 10
    beside = scene(6, "", tracks=(("westley_confidence", -1), ("humperdinck_confidence", 2)))
    assert ended(beside, "love", "love", plot=14).board.at("humperdinck_confidence") == 3


def test_chapter_3_cover_the_trail() -> None:
    state = scene(3, "wits", at={"humperdinck": "t2"})
    state = played(state, Act("cover_trail", ("wits",)))
    assert place(state, "humperdinck") == "t1"


# All games


def test_moves_are_said_as_a_player_would() -> None:
    said: dict[Move, str] = {
        Step("westley", "1"): "westley to 1",
        Step("fezzik", "1", ("love",), riding=True): (
            "fezzik and whoever rides along to 1, discarding love"
        ),
        EndMoving(): "move no further",
        Trade(1, "love", "wits"): "offer seat 2 love for wits",
        Agree(): "agree to the trade",
        Decline(): "decline the trade",
        Complete("eels", cards("adventure courage")): (
            "complete eels, discarding adventure, courage"
        ),
        Act("shoo", ("fighting",), "5"): "shoo at 5, discarding fighting",
        PlaySpecial("inconceivable"): "play inconceivable",
        UseMiracle("story"): "use a Miracle to draw from the story deck",
        EndStory(): "end the storytelling",
        Discard("love"): "discard love",
        Dodge("love"): "dodge with love",
        Suffer(): "let it happen",
        LetBe(): "let the plot card be",
        Take("love"): "take love from the discard pile",
        Enough(): "take no more",
        Arrange((3, 1)): "put back 3, 1",
        Give("love"): "give love",
        Keep(): "give nothing",
        GoOn(): "read on",
        Bookmark(): "put in the bookmark",
        Look(3): "Look 3",
    }
    for move, words in said.items():
        assert str(move) == words


def test_who_may_act_out_of_turn_may_not_do_what_is_for_the_seat_in_turn() -> None:
    state = scene(1, "", "", miracles=1)
    assert state.why_not(BEN, EndStory()) == NotAMove()
    assert state.why_not(BEN, UseMiracle("story")) is None


def test_whose_time_is_up_goes_on_without_deciding_anything() -> None:
    state = dealt(FOUR, FOUR)
    for move in (EndMoving(), EndStory()):
        assert state.default_move(ANNE) == move
        state = played(state, move)
    assert state.draw(Random(2)) in dict(state.odds())
    assert played(scene(1, "love", "wits"), Trade(BEN, "love", "wits")).default_move(BEN) == (
        Decline()
    )


def test_nothing_is_hidden_but_the_order_of_the_decks() -> None:
    """Ruling AB-1."""
    state = ended(scene(4, "fighting love", at={"westley": "s1"}), "love", "love", plot=9)
    assert state.view(ANNE).imagine(Random(1)) == state
    start = begun(AdventureBookSetup(seats=2, chapter=4))
    assert start.why_not(CHANCE, start.draw(Random(1))) is None


def test_a_move_of_another_game_is_no_move() -> None:
    with pytest.raises(TypeError):
        scene(1, "").play(ANNE, Move())


@given(st.data(), st.randoms(use_true_random=True))
@settings(max_examples=12, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_cards_and_counters_are_conserved(data: st.DataObject, rng: Random) -> None:
    every = Counter({card.id: card.copies for card in volume("house").cards.specials})
    kept = tuple(sorted(every.elements()))
    campaign = Campaign(data.draw(st.integers(1, 6)), 2, specials=kept)
    setup = AdventureBookSetup(seats=data.draw(st.integers(1, 4)), campaign=campaign)
    for state in walk(AdventureBook.start(setup), rng).states:
        assert isinstance(state, AdventureBook)
        assert is_conserved(state)
