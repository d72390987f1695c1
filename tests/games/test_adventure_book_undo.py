"""Two spaces in one go, what can be taken back, and what is asked before it is done: clause 4 and
the rulings AB-26 and AB-27 of docs/rules/adventure-book.md.
"""

from random import Random

from msgspec.structs import replace

from adventure import (
    ANNE,
    BEN,
    CARLA,
    dealt,
    ended,
    hand,
    kinds,
    place,
    played,
    refusal,
    scene,
    sentences,
)
from witsend.game import CHANCE, NotAMove, NotYourTurn, play
from witsend.games.adventure_book import AdventureBook
from witsend.games.adventure_book.moves import (
    Complete,
    Discard,
    Draw,
    EndMoving,
    EndStory,
    Give,
    GoAhead,
    LeaveIt,
    NobodyRides,
    NoMoreSteps,
    NothingToUndo,
    NotMet,
    NoWay,
    Plan,
    PlaySpecial,
    Propose,
    ProposedAlready,
    Step,
    StillMoving,
    Stride,
    Trade,
    Undo,
    WrongPayment,
)
from witsend.games.adventure_book.news import Planned
from witsend.games.adventure_book.tale import Claim
from witsend.record import GameRecord, Sitter, as_it_ended

FOUR = "courage fighting love wits"


# Clause 4: two spaces in one go


def test_clause_4_one_character_goes_two_spaces_in_one_go() -> None:
    state = dealt(FOUR)
    goals = {move.to for move in state.moves(ANNE) if isinstance(move, Stride)}
    assert goals == {"4", "5", "wood"}  # and never back to where it stands
    state = played(state, Stride("westley", "2", "5"))
    assert place(state, "westley") == "5"
    assert sentences(state) == ["Anne moves Westley to space 2.", "Anne moves Westley to space 5."]
    assert not state.moving
    assert "EndStory" in kinds(state, ANNE)


def test_clause_4_the_move_step_ends_with_what_is_told_next() -> None:
    """Not by itself: the last step may be a slip."""
    state = played(dealt(FOUR), Stride("westley", "3", "wood"))
    assert (state.phase, state.steps_left) == ("move", 0)
    assert played(state, Plan("firewood")).phase == "move"
    assert played(state, Step("westley", "3", ("love",))).phase == "story"


def test_clause_4_what_stops_a_character_stops_it_halfway() -> None:
    hazards = (("1", "rous"),)
    state = scene(4, FOUR, hazards=hazards, story=False)
    (to, *_) = [space for space in state.chapter.near["1"] if space != place(state, "westley")]
    assert refusal(state, Stride("westley", "1", to)) == NoWay("westley", to)
    assert not [move for move in state.moves(ANNE) if isinstance(move, Stride) and move.via == "1"]


def test_clause_4_a_stride_that_cannot_be() -> None:
    state = dealt(FOUR)
    assert refusal(state, Stride("westley", "5", "8")) == NoWay("westley", "5")
    assert refusal(state, Stride("westley", "2", "8")) == NoWay("westley", "8")
    assert refusal(state, Stride("westley", "2", "barn")) == NoWay("westley", "barn")
    assert refusal(state, Stride("westley", "2", "5", riding=True)) == NobodyRides("westley")
    one = played(state, Step("westley", "2"))
    assert refusal(one, Stride("westley", "5", "8")) == NoMoreSteps("westley")
    assert not [move for move in one.moves(ANNE) if isinstance(move, Stride)]
    assert str(Stride("westley", "2", "5", riding=True)) == (
        "westley and whoever rides along to 5 by way of 2"
    )


# Ruling AB-26: taking back


def test_a_step_is_taken_back_and_all_is_as_it_was() -> None:
    """Ruling AB-26."""
    start = dealt(FOUR, FOUR)
    state = played(start, Step("westley", "2"), Step("westley", "5"), Undo())
    assert sentences(state) == ["Anne takes that back."]
    assert replace(state, news=()) == replace(played(start, Step("westley", "2")), news=())
    state = played(state, Undo())
    assert replace(state, news=()) == replace(start, news=())
    assert refusal(state, Undo()) == NothingToUndo()
    assert str(Undo()) == "take the last move back"


def test_cards_come_back_and_so_does_the_end_of_moving() -> None:
    state = played(dealt(FOUR), EndMoving(), Step("westley", "2", ("love",)), Undo())
    assert hand(state) == ("courage", "fighting", "love", "wits")
    assert state.decks.discard == ()
    assert played(state, Undo()).moving


def test_an_offer_is_taken_back_until_it_is_answered() -> None:
    state = played(scene(1, "love", "wits"), Trade(BEN, "love", "wits"))
    assert state.why_not(ANNE, Undo()) is None
    assert refusal(state, Undo(), BEN) == NothingToUndo()
    back = play(state, ANNE, Undo())
    assert (back.offer, back.to_act()) == (None, (ANNE,))


def test_nothing_is_taken_back_once_something_hidden_was_shown() -> None:
    state = played(scene(1, "love"), EndStory(), Draw("wits"))
    assert state.loose is None
    assert refusal(state, Undo(), ANNE) == NotYourTurn()  # while chance draws on


def test_nothing_is_taken_back_once_someone_else_has_acted() -> None:
    state = scene(1, "love", "white_horses")
    state = played(state, Step("westley", "2", ("love",)))
    assert refusal(state, Undo()) is None
    state = play(state, BEN, PlaySpecial("white_horses"))
    assert Undo() not in state.moves(ANNE)
    assert Undo() in state.moves(BEN)


def test_a_turn_that_has_passed_is_not_taken_back() -> None:
    """Alone, too, where the next turn is one's own."""
    state = ended(scene(1, "courage fighting love love wits wits"), "wits", "love", plot=1)
    state = played(state, Discard("love"))
    assert Undo() in state.moves(ANNE)
    state = played(state, Discard("love"))
    assert (state.moving, state.loose) == (True, None)


def test_what_several_are_asked_at_once_is_not_taken_back() -> None:
    state = played(scene(1, "all_together", "love", "wits"), PlaySpecial("all_together"))
    state = play(state, BEN, Give("love"))
    assert state.loose is None
    assert play(state, CARLA, Give("wits")).loose is None


def test_a_view_knows_what_can_be_taken_back() -> None:
    state = played(dealt(FOUR, FOUR), EndMoving(), Step("westley", "2", ("love",)))
    seen = state.view(BEN).loose
    assert seen is not None
    assert (seen.seat, len(seen.moves)) == (ANNE, 2)
    imagined = AdventureBook.imagined(state.view(BEN), Random(1))
    assert imagined.apply(ANNE, Undo()) == state.apply(ANNE, Undo())


def test_a_log_without_what_was_taken_back_comes_to_the_same() -> None:
    start = dealt(FOUR)
    moves = (Step("westley", "1"), Undo(), Step("westley", "2"), Step("westley", "5"), Undo())
    record = GameRecord.start(AdventureBook, start.setup, (Sitter(name="Anne"),))
    record = record.then(CHANCE, AdventureBook.start(start.setup).draw(Random(1)))
    for move in moves:
        record = record.then(ANNE, move)
    kept = as_it_ended([event.move for event in record.events])
    assert kept == [0, 3]
    shorter = GameRecord.start(AdventureBook, start.setup, (Sitter(name="Anne"),))
    shorter = shorter.through([record.events[number] for number in kept])
    assert replace(shorter.state, news=()) == replace(record.state, news=())


# Ruling AB-27: to ask first


def at_the_well() -> AdventureBook:
    return scene(1, "wits wits", "wits wits", "love", at={"westley": "well"})


def test_the_others_are_asked_before_a_challenge_is_completed() -> None:
    """Ruling AB-27."""
    state = played(at_the_well(), Propose("buckets"))
    assert sentences(state) == ["Anne asks whether to complete “Fill the Buckets”."]
    assert state.to_act() == (BEN, CARLA)
    assert state.moves(BEN) == (GoAhead(), LeaveIt())
    state = play(state, BEN, GoAhead())
    assert sentences(state) == ["Ben says: go ahead."]
    state = play(state, CARLA, GoAhead())
    assert (state.to_act(), state.agreed) == ((ANNE,), ("buckets",))
    assert refusal(state, Propose("buckets")) == ProposedAlready("buckets")
    state = played(state, Complete("buckets", ("wits", "wits")))
    assert "buckets" in state.board.done
    assert [str(move) for move in (Propose("buckets"), GoAhead(), LeaveIt())] == [
        *("ask whether to complete buckets", "say: go ahead", "say: leave it to me")
    ]


def test_whoever_wants_to_complete_it_says_so_and_it_binds_nobody() -> None:
    state = played(at_the_well(), Propose("buckets"))
    state = play(state, BEN, LeaveIt())
    assert sentences(state) == ["Ben wants to complete “Fill the Buckets”."]
    assert state.claims == state.view(CARLA).claims == (Claim("buckets", BEN),)
    assert state.to_act() == (ANNE,)
    planned = played(state, Plan("buckets", "prepares"))
    assert planned.news[-1] == Planned(ANNE, "buckets", "prepares", BEN, book="house", chapter=1)
    assert sentences(planned) == ["Anne prepares “Fill the Buckets” for Ben."]
    assert played(state, Complete("buckets", ("wits", "wits"))).claims == ()


def test_who_aims_along_with_another_says_with_whom_and_why() -> None:
    state = replace(at_the_well(), plans=("", "buckets", ""))
    assert sentences(played(state, Plan("buckets", "near"))) == [
        "Anne aims for “Fill the Buckets”, along with Ben: it takes the least."
    ]
    assert sentences(played(state, Plan("saddle", "danger"))) == [
        "Anne aims for “Polish the Saddle”: it cannot wait."
    ]


def test_only_what_could_be_done_now_is_asked_about() -> None:
    state = at_the_well()
    assert [move for move in state.moves(ANNE) if isinstance(move, Propose)] == [Propose("buckets")]
    assert refusal(state, Propose("firewood")) == NotMet("firewood", (0,))
    poor = scene(1, "love", "wits", at={"westley": "well"})
    assert refusal(poor, Propose("buckets")) == WrongPayment(((("wits", 2),),))
    assert refusal(dealt(FOUR, FOUR), Propose("buckets")) == StillMoving()
    alone = scene(1, "wits wits", at={"westley": "well"})
    assert refusal(alone, Propose("buckets")) == NotAMove()
