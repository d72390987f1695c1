"""Chance that can be proved: docs/fairness.md, its vectors, and what a verifier finds."""

from concurrent.futures import ThreadPoolExecutor
from copy import copy
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import astuple, replace

import vectors
from witsend.bots.arena import contest
from witsend.chance import (
    Proof,
    Share,
    Stream,
    choice,
    sample,
    sealed,
    share_commitment,
    shuffle,
    weighted,
)
from witsend.game import CHANCE
from witsend.games import GAMES
from witsend.games.adventure_book import AdventureBook
from witsend.games.pirates_dice import Bid, Challenge, PiratesDice, PiratesDiceSetup, Roll
from witsend.games.wits_and_wagers import Ask
from witsend.laws import random_move
from witsend.record import Event, GameRecord, Sitter, parse, read
from witsend.verify import Unproved, in_words, verify

TABLE = "a table"
ANNE = Share(
    name="Anne",
    commitment=share_commitment(TABLE, b"a" * 32).hex(),
    share=(b"a" * 32).hex(),
)
BEN = Share(name="Ben", commitment=share_commitment(TABLE, b"b" * 32).hex())
PROOF = replace(sealed(TABLE, b"s" * 32), shares=(ANNE, BEN))


def test_the_vectors_of_the_specification_hold() -> None:
    """They are forever: where they do not, the specification wants another number."""
    assert vectors.FILE.read_text() == vectors.text()


def test_a_word_beyond_the_last_multiple_is_left() -> None:
    half = 2**63
    words = iter([half + 1, 2**64 - 1, half])
    stream = Stream()
    stream._word = lambda: next(words)  # type: ignore[method-assign]  # chance is dictated
    assert stream.pick(half + 1) == half


def test_a_draw_depends_on_its_number_and_on_nothing_before() -> None:
    seed = b"x" * 32
    stream = Stream(seed)
    first = [stream.pick(6) for _ in range(9)]
    second = [stream.pick(6) for _ in range(9)]
    other = [stream.aim(seed, 1).pick(6)] + [stream.pick(6) for _ in range(8)]
    again = [stream.aim(seed, 0).pick(6)] + [stream.pick(6) for _ in range(8)]
    assert again == first
    assert first != second != other != first


def test_nothing_is_drawn_from_a_stream_but_by_picks() -> None:
    with pytest.raises(TypeError, match="by picks"):
        Stream().gauss(0, 1)
    with pytest.raises(TypeError, match="by picks"):
        Stream().randrange(6)
    with pytest.raises(TypeError, match="stays where it is"):
        copy(Stream())


@pytest.mark.parametrize("rng", [Random(1), Stream(b"x" * 32)], ids=["random", "stream"])
def test_shuffles_samples_and_choices_are_of_what_there_is(rng: Random) -> None:
    items = list(range(20))
    shuffle(rng, items)
    assert sorted(items) == list(range(20)) != items
    assert len(set(sample(rng, items, 7))) == 7
    assert choice(rng, items) in items
    assert {weighted(rng, [0, 2, 0, 1]) for _ in range(99)} == {1, 3}
    with pytest.raises(ValueError, match="nothing to pick from"):
        weighted(Dictated(), [0])


class Dictated(Random):
    def random(self) -> float:
        return 0.0


# Records and their proofs


def played(proof: Proof | None = PROOF) -> GameRecord:
    """A game of two with a die each, in which the first bid is called at once."""
    setup = PiratesDiceSetup(seats=2, dice=1)
    sitters = Sitter(name="Anne"), Sitter(name="Ben")
    record = GameRecord.start(PiratesDice, setup, sitters, proof=proof)
    while CHANCE in record.state.to_act():
        record = record.drawn(Random(1))
    (first,) = record.state.to_act()
    return record.then(first, Bid(2, 6)).then(1 - first, Challenge())


def test_a_record_proves_its_chance() -> None:
    verified = verify(parse(played().text()))
    assert (verified.draws, verified.picks) == (2, 4), "who begins, and a round"
    assert (verified.shared, verified.withheld) == (("Anne",), ("Ben",))
    told = " ".join(in_words(verified, ("Anne", "Ben")))
    assert "what Anne added: whoever has seen all commitments before" in told
    assert "not revealed in time: Ben" in told
    assert "Not proved" in told


def test_a_secret_alone_proves_less_and_says_so() -> None:
    verified = verify(played(sealed("terminal", b"s" * 32)))
    assert "more than once" in " ".join(in_words(verified, ("Anne", "Ben")))


def test_without_a_proof_chance_is_whoevers() -> None:
    record = played(None)
    assert record.proof is None
    assert b'"witsend":1' in record.text()


def test_before_its_end_a_record_has_no_proof() -> None:
    whole = played()
    half = GameRecord.start(PiratesDice, whole.setup, whole.sitters, proof=PROOF).drawn(Random(1))
    for secret in (b"proof", b"picks", PROOF.secret.encode()):
        assert secret not in half.text()
    with pytest.raises(Unproved, match="no proof"):
        verify(parse(half.text()))


@pytest.mark.parametrize(
    ("changed", "problem"),
    [
        (replace(PROOF, secret="00" * 32), "not the one that the server committed"),
        (replace(PROOF, commitment="00" * 32), "not the one that the server committed"),
        (replace(PROOF, table="another"), "not the one that the server committed"),
        (replace(PROOF, secret="x"), "hexadecimal"),
        (replace(PROOF, specification=2), "specification 2"),
        (replace(PROOF, shares=(replace(ANNE, share="00" * 32),)), "share of Anne"),
        (replace(PROOF, shares=(ANNE, replace(ANNE, name="Ben"))), "one commitment"),
        (replace(PROOF, shares=()), "line 2: chance drew .Roll"),
    ],
)
def test_another_proof_does_not_fit(changed: Proof, problem: str) -> None:
    with pytest.raises(Unproved, match=problem):
        verify(replace(played(), proof=changed))


@pytest.mark.parametrize("what", ["move", "picks"])
def test_another_draw_does_not_fit(what: str) -> None:
    record = played()
    drawn = record.events[0]
    assert isinstance(drawn.move, Roll)
    ((first,), other) = drawn.move.hands
    hands = ((first % 6 + 1,), other)
    forged = Event(CHANCE, Roll(hands), drawn.picks) if what == "move" else replace(drawn, picks=())
    with pytest.raises(Unproved, match="line 2: chance drew"):
        verify(replace(record, events=(forged, *record.events[1:])))


@pytest.mark.parametrize("game", GAMES)
def test_games_of_the_arena_can_be_verified(game: str, tmp_path: Path) -> None:
    seats = GAMES[game].seats[0]
    setup = GAMES[game].options(seats=seats)
    with ThreadPoolExecutor(1) as here:
        list(contest(game, setup, ["uniform"] * seats, 2, 1, here, tmp_path))
    records = [read(path) for path in sorted(tmp_path.iterdir())]
    assert len(records) == 2
    for record in records:
        assert verify(record).draws == sum(event.seat == CHANCE for event in record.events) > 0


def test_what_a_story_draws_from_lies_in_rising_order() -> None:
    """So that whoever verifies it need not know in which order cards came to lie there."""
    state, rng = AdventureBook.start(AdventureBook.options(seats=2)), Random(1)
    while state.to_act():
        seat, move = random_move(state, rng)
        if seat == CHANCE:
            deal = state.phase == "deal"
            lying: list[Any] = [*(state.decks.story if deal else map(astuple, state.draws()))]
            assert lying == sorted(lying)
        state = state.apply(seat, move)


def test_of_a_pack_that_has_changed_only_the_picks_are_proved(tmp_path: Path) -> None:
    setup = GAMES["wits-and-wagers"].options(seats=3)
    with ThreadPoolExecutor(1) as here:
        list(contest("wits-and-wagers", setup, ["uniform"] * 3, 1, 1, here, tmp_path))
    (path,) = tmp_path.iterdir()
    record = read(path)
    first = [isinstance(event.move, Ask) for event in record.events].index(True)
    asked = record.events[first].move
    assert isinstance(asked, Ask)
    other = replace(asked, question=replace(asked.question, remark=asked.question.text))
    events = (*record.events[:first], replace(record.events[first], move=other))
    begun = GameRecord.start(
        type(record.state), setup, record.sitters, {"pack house": "12345678"}, record.proof
    )
    old = begun.through((*events, *record.events[first + 1 :]))
    assert verify(old).content == ("pack house",)
    assert "is not checked: pack house" in " ".join(in_words(verify(old), old.names))
    ((among, which),) = events[-1].picks
    picked = replace(events[-1], picks=((among, which - 1),))
    forged = replace(old, events=(*events[:-1], picked, *old.events[first + 1 :]))
    with pytest.raises(Unproved, match=f"line {first + 2}"):
        verify(forged)
