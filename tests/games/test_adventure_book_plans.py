"""What a seat says it aims for: ruling AB-21 of docs/rules/adventure-book.md."""

from random import Random

from adventure import ANNE, BEN, dealt, ended, kinds, news, played, refusal, scene, sentences
from witsend.game import NotAMove, NotYourTurn
from witsend.games.adventure_book import AdventureBook
from witsend.games.adventure_book.moves import (
    ComesLater,
    CompletedAlready,
    EndMoving,
    EndStory,
    Plan,
    PlannedAlready,
)
from witsend.games.adventure_book.news import Planned

HAND = "love love wits wits"


def test_what_an_aim_would_be_can_be_asked_of_the_active_seat_alone() -> None:
    """Said already or not: whoever asks for advice hears what it is for."""
    state = dealt(HAND, "courage courage fighting fighting")
    assert Plan("saddle") in played(state, Plan("saddle")).sayings(ANNE)
    assert state.sayings(BEN) == ()


def test_a_seat_says_once_in_its_turn_what_it_aims_for() -> None:
    """Ruling AB-21."""
    state = dealt(HAND, "courage courage fighting fighting")
    said = played(state, Plan("saddle"))
    assert news(said, Planned) == [Planned(ANNE, "saddle", book="house", chapter=1)]
    assert sentences(said) == ["Anne aims for “Polish the Saddle”."]
    assert str(Plan("saddle")) == "aim for saddle"
    assert said.view(BEN).plans == ("saddle", "")
    assert AdventureBook.imagined(said.view(BEN), Random(1)).plans == ("saddle", "")
    assert refusal(said, Plan("buckets")) == PlannedAlready()
    assert "Plan" not in kinds(said, ANNE)


def test_it_binds_nobody_and_can_be_said_while_telling() -> None:
    state = played(dealt(HAND, HAND), EndMoving(), Plan("saddle"))
    assert state.phase == "story"
    assert refusal(state, EndStory()) is None


def test_only_a_challenge_that_can_come_next_is_aimed_for() -> None:
    state = scene(1, HAND, done=("saddle",))
    assert refusal(state, Plan("saddle")) == CompletedAlready("saddle")
    before = ("firewood", "buckets", "pitcher")
    assert refusal(state, Plan("declaration")) == ComesLater("declaration", before)
    assert refusal(state, Plan("castle")) == NotAMove()
    aims = [move for move in state.moves(ANNE) if isinstance(move, Plan)]
    assert aims == [Plan("firewood"), Plan("buckets"), Plan("pitcher")]


def test_nobody_else_says_it_in_that_turn() -> None:
    state = dealt(HAND, HAND)
    assert refusal(state, Plan("saddle"), BEN) == NotYourTurn()
    assert "Plan" not in kinds(state, BEN)


def test_it_stands_until_the_seats_next_turn() -> None:
    state = played(dealt(HAND, "courage courage fighting fighting"), Plan("saddle"))
    state = ended(state, "wits", "wits", plot=1)
    assert state.plans == ("saddle", "")
    state = ended(played(state, Plan("buckets")), "love", "love", plot=2)
    assert state.plans == ("", "buckets")
    assert refusal(state, Plan("pitcher")) is None
