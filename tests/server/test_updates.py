"""An update: a seat's own half beside the half that is everyone's, and together the whole view."""

import asyncio
from random import Random
from typing import Any

import pytest
from msgspec import json

from asking import ungrouped
from by_hand import House, in_a_loop
from golden import GOLDEN, Golden
from sketches import Wagers
from witsend.game import Seat, State
from witsend.games import GAMES
from witsend.games.pirates_dice import PiratesDice
from witsend.server import updates
from witsend.server.elsewhere import result_of, view_of
from witsend.server.updates import LISTS, Lists, Updates, groups, halves


def shortest(game: type[State]) -> Golden:
    return min(
        (each for each in GOLDEN if each.game is game), key=lambda each: len(each.record().events)
    )


SHORTEST = [shortest(game) for game in GAMES.values()]


def plain(what: Any) -> Any:
    return json.decode(json.encode(what))


async def updates_of(golden: Golden) -> tuple[Updates, list[State]]:
    house = House()
    record = golden.record()
    table = await house.open(golden.game, seats=record.setup.seats)
    return table.audience.updates, list(record.states)


@pytest.mark.parametrize("golden", SHORTEST, ids=lambda golden: golden.name)
@in_a_loop
async def test_both_halves_together_are_the_view_of_every_seat_and_of_an_onlooker(
    golden: Golden,
) -> None:
    made, states = await updates_of(golden)
    for n, state in enumerate(states):
        made.log.state = state
        everyone: list[Seat | None] = [*range(state.setup.seats), None]
        for grouped in (False, True):
            sent = json.decode(made.update(n, tuple(everyone), b'{"id":"t"}', grouped=grouped))
            assert (sent["n"], sent["table"]) == (n, {"id": "t"})
            assert sent["to_act"] == plain(state.to_act())
            assert sent.get("result") == plain(state.result())
            for seat, shown in zip(everyone, sent["seats"], strict=True):
                moves = ungrouped(shown["moves"]) if grouped else shown["moves"]
                assert shown["seat"] == seat
                assert shown["view"] == plain(state.view(seat))
                assert moves == plain(() if seat is None else state.moves(seat))


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_no_field_stands_in_both_halves(game: type[State]) -> None:
    state = game.start(game.options(seats=game.seats[-1]))
    view = state.view(None)
    own, shared = (set(json.decode(half(view))) for half in halves(type(view)))
    assert own == type(view).own_fields
    assert own | shared == set(view.__struct_fields__)
    assert not own & shared


def test_moves_of_one_kind_that_follow_each_other_are_a_group() -> None:
    state = PiratesDice.start(PiratesDice.options(seats=2, dice=1))
    for _ in range(5):
        if state.turn == -1:
            state = state.apply(-1, state.draw(Random(3)))
    seat = state.to_act()[0]
    (bids,) = groups(state.moves(seat))
    assert (bids.move, bids.size, set(bids.fields)) == ("bid", 10, {"count", "face"})
    bid = state.apply(seat, state.moves(seat)[0])
    assert [group.move for group in groups(bid.moves(bid.to_act()[0]))] == ["bid", "challenge"]


def test_lists_that_are_kept_are_bounded_and_told_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    kept = Lists()
    state = PiratesDice.start(PiratesDice.options(seats=2))
    while state.turn == -1:
        state = state.apply(-1, state.draw(Random(3)))
    moves = state.moves(state.to_act()[0])
    plain_bytes = kept.encoded(moves, False)
    assert plain_bytes == json.encode(moves)
    assert kept.encoded(moves, False) is plain_bytes
    assert kept.encoded(moves, True) == json.encode(groups(moves))
    monkeypatch.setattr(updates, "MOST_KEPT", 100)
    again = (*moves[:1], *moves[1:])
    assert kept.encoded(again, True) == json.encode(groups(moves))
    assert list(kept.kept) == [(id(again), True)]
    assert LISTS is not kept


@in_a_loop
async def test_onlookers_share_one_update_and_the_time_in_it_is_never_old() -> None:
    house = House()
    table = await house.open()
    made = table.audience.updates
    first = made.update(1, (None,), b"null")
    assert made.update(1, (None,), b"null") is first
    assert made.update(1, (None,), b"{}") != first
    await house.clock.turn(60)
    assert json.decode(made.update(1, (None,), b"null"))["now"] == house.clock.now()


@in_a_loop
async def test_what_is_due_is_done_in_one_call_and_a_fault_holds_up_nobody(
    caplog: pytest.LogCaptureFixture,
) -> None:
    runtime, done = House().tables.runtime, list[int]()
    runtime.at_once(lambda: done.append(1))
    runtime.at_once(lambda: 1 // 0)
    runtime.at_once(lambda: done.append(2))
    assert not done
    await asyncio.sleep(0)
    assert done == [1, 2]
    assert "ZeroDivisionError" in caplog.text


def test_news_and_endings_of_a_game_from_elsewhere_come_with_their_sentences() -> None:
    """Seats are {0}, {1}: what is sent follows from the view alone."""
    rng = Random(1)
    state: State = Wagers.start(Wagers.options(seats=2))
    while to_act := state.to_act():
        seat = to_act[0]
        state = state.apply(seat, state.draw(rng) if seat < 0 else state.moves(seat)[0])
        for eyes in (0, None):
            shown, view = plain(view_of(state, eyes)), state.view(eyes)
            assert [item.pop("sentence") for item in shown["news"]] == [
                item.sentence(["{0}", "{1}"]) for item in view.news
            ]
            assert shown == plain(view)
    result = plain(result_of(state))
    assert result["ending"].pop("sentence") == "It is over."
    assert result == plain(state.result())
