"""Views and moves as text, as a language model reads and writes them."""

import pytest

from witsend.adapters.text import NotUnderstood, prompt, read
from witsend.game import CHANCE
from witsend.games.pirates_dice import Bid, Challenge, PiratesDice, PiratesDiceSetup, Roll

STATE = PiratesDice.start(PiratesDiceSetup(seats=2, dice=3))
for each in (Roll(((6,), (2,))), Roll(((1, 5, 5), (2, 3, 6)))):
    STATE = STATE.apply(CHANCE, each)
STATE = STATE.apply(0, Bid(2, 5))


def test_a_view_is_told_with_the_news_and_the_moves() -> None:
    text = prompt(STATE.view(1), STATE.moves(1), ["Anne", "Ben"])
    assert text.splitlines()[:2] == [
        "Pirates Dice. You are Ben. Seats: 1 Anne, 2 Ben.",
        "Anne bids two 5s.",
    ]
    assert "dice: (2; 3; 6)" in text
    assert "turn: Ben\nrolling: empty" in text
    assert "bids: (said seat Anne, bid bid count 2, face 5)" in text
    assert "5. three 5s" in text
    assert "1; 5; 5" not in text, "the other's dice are nobody's business"
    assert prompt(STATE.view(None), ()).endswith("You have nothing to do now.")


@pytest.mark.parametrize(
    ("said", "move"),
    [
        ("[1]", Bid(2, 6)),
        ("I think [five 2s] is too high, so: [Three 5s.]", Bid(3, 5)),
        ("challenge", Challenge()),
        ('[{"type": "bid", "count": 4, "face": 6}]', Bid(4, 6)),
    ],
)
def test_a_move_is_read_by_its_number_its_words_or_its_json(said: str, move: Bid) -> None:
    assert read(said, STATE.moves(1), PiratesDice) == move


@pytest.mark.parametrize("said", ["[99]", "no idea", '[{"type": "bid"}]'])
def test_what_is_no_move_is_answered_with_a_sentence(said: str) -> None:
    with pytest.raises(NotUnderstood, match=r"is no(ne of the)? move"):
        read(said, STATE.moves(1), PiratesDice)
