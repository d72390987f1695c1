"""Chance that nobody has chosen: commitments, shares, and the secret when the game is over."""

import gzip
from hashlib import sha256
from random import Random
from typing import Any

import pytest
from msgspec import json
from msgspec.structs import replace

from by_hand import House, ask, in_a_loop, kept, play, read, reloaded, watch
from witsend.chance import Stream, share_commitment
from witsend.game import Refusal
from witsend.record import GameRecord, parse
from witsend.server.protocol import Commit, Remove, Reveal, Sit, Stand, Start
from witsend.server.refusals import AlreadyStarted, NotThatShare, NotYourSeat
from witsend.server.table import REVEAL_SECONDS, Table
from witsend.verify import verify


class FairHouse(House):
    """With chance as it is outside tests."""

    def __init__(self, *script: Any, **given: Any) -> None:
        super().__init__(*script, **given)
        self.tables.runtime.rng = Stream()

    async def lobby(self) -> Table:
        """Anne and Ben sit there, with a die each."""
        await self.tables.wake()
        table = await self.open(dice=1)
        for seat, person in enumerate(("anne", "ben")):
            assert await ask(table, person, Sit(seat=seat)) is None
        return table


def has_started(table: Table) -> bool:
    return table.log.seating.started


def share_of(person: str) -> str:
    return sha256(person.encode()).hexdigest()


async def commit(table: Table, person: str, share: str | None = None) -> Refusal | None:
    sealed = table.log.seating.opened.sealed
    assert sealed
    promised = share_commitment(sealed.table, bytes.fromhex(share or share_of(person)))
    return await ask(table, person, Commit(commitment=promised.hex()))


async def reveal(table: Table, person: str) -> Refusal | None:
    return await ask(table, person, Reveal(share=share_of(person)))


async def play_out(table: Table) -> GameRecord:
    """To its end, and the record as it is handed out."""
    rng = Random(1)
    while not table.log.seating.over:
        (seat,) = table.log.playing.to_act()
        move = rng.choice(table.log.playing.moves(seat))
        assert await ask(table, ("anne", "ben")[seat], play(table, seat, move)) is None
    return parse(gzip.decompress(await table.retold("record", "")))


@in_a_loop
async def test_a_game_starts_once_everyone_who_is_committed_has_revealed() -> None:
    table = await FairHouse().lobby()
    assert await commit(table, "anne") is None
    assert await commit(table, "ben") is None
    assert await ask(table, "anne", Start()) is None
    assert table.log.seating.starting
    assert await reveal(table, "anne") is None
    assert not has_started(table)
    assert await reveal(table, "anne") is None, "sent again"
    assert await reveal(table, "ben") is None
    assert has_started(table)
    assert await reveal(table, "ben") is None, "sent again"
    verified = verify(await play_out(table))
    assert verified.shared == ("Anne", "Ben")
    assert verified.draws > 0


@in_a_loop
async def test_who_does_not_reveal_in_time_is_left_out_and_that_stands_in_the_log() -> None:
    house = FairHouse()
    table = await house.lobby()
    for person in ("anne", "ben"):
        assert await commit(table, person) is None
    assert await ask(table, "anne", Start()) is None
    assert await reveal(table, "ben") is None
    await house.clock.turn(REVEAL_SECONDS - 0.1)
    assert not has_started(table)
    await house.clock.turn(0.2)
    assert has_started(table)
    assert await reveal(table, "anne") is None, "too late to count, and nothing to complain of"
    assert [each.share for each in table.log.seating.shares] == ["", share_of("ben")]
    verified = verify(await play_out(table))
    assert (verified.shared, verified.withheld) == (("Ben",), ("Anne",))


@in_a_loop
async def test_without_shares_a_game_starts_at_once_and_is_proved_as_far_as_it_can() -> None:
    table = await FairHouse().lobby()
    assert await ask(table, "anne", Start()) is None
    assert has_started(table)
    assert verify(await play_out(table)).shared == ()


@in_a_loop
async def test_a_commitment_is_ones_own_and_made_before_the_start() -> None:
    house = FairHouse()
    table = await house.lobby()
    assert await commit(table, "olga") == NotYourSeat()
    assert await commit(table, "anne", "00" * 32) is None
    assert await commit(table, "anne") is None, "another in its place"
    assert await commit(table, "anne") is None, "sent again"
    assert len(table.log.seating.shares) == 1
    assert await commit(table, "ben", share_of("anne")) == NotThatShare(), "somebody else's"
    assert await reveal(table, "anne") == NotThatShare(), "not yet"
    assert await ask(table, "anne", Start()) is None
    assert await commit(table, "ben") == AlreadyStarted()
    assert await reveal(table, "ben") == NotThatShare()
    wrong = Reveal(share=share_of("ben"))
    assert await ask(table, "anne", wrong) == NotThatShare()
    assert await ask(table, "anne", Start()) is None, "pressed twice"
    assert kept(await reloaded(table)) == kept(table)
    assert await reveal(table, "anne") is None
    assert has_started(table)


@in_a_loop
async def test_whoever_has_gone_is_not_waited_for() -> None:
    house = FairHouse()
    table = await house.lobby()
    for person in ("anne", "ben"):
        assert await commit(table, person) is None
    assert await ask(table, "anne", Remove(person="ben")) is None
    assert await ask(table, "anne", Start()) is None
    assert await ask(table, "anne", Stand(seat=0)) is None
    await house.clock.turn(REVEAL_SECONDS)
    assert not has_started(table), "there is nobody left to play with"
    assert await ask(table, "anne", Sit(seat=0)) is None
    assert await reveal(table, "anne") is None
    assert has_started(table)
    assert table.log.seating.chairs[1].bot


@in_a_loop
async def test_a_store_that_fails_as_the_time_is_up_starts_nothing() -> None:
    house = FairHouse()
    table = await house.lobby()
    assert await commit(table, "anne") is None
    assert await ask(table, "anne", Start()) is None
    house.disk.broken = True
    await house.clock.turn(REVEAL_SECONDS)
    assert not has_started(table)
    house.disk.broken = False
    assert await ask(table, "anne", Start()) is None
    await house.clock.turn(REVEAL_SECONDS)
    assert has_started(table)


@in_a_loop
async def test_after_a_restart_chance_goes_on_as_it_would_have() -> None:
    house = FairHouse()
    table = await house.lobby()
    assert await commit(table, "anne") is None
    assert await ask(table, "anne", Start()) is None
    assert await reveal(table, "anne") is None
    (seat,) = table.log.playing.to_act()
    move = play(table, seat, table.log.playing.moves(seat)[0])
    assert await ask(table, ("anne", "ben")[seat], move) is None
    again = await house.restarted()
    again.tables.runtime.rng = Stream()
    found = await again.tables.find(table.id)
    assert found
    assert verify(await play_out(found)).shared == ("Anne",)


@in_a_loop
async def test_before_the_end_the_secret_is_nowhere() -> None:
    house = FairHouse()
    table = await house.lobby()
    anne, onlooker = watch(table, "anne"), watch(table, None)
    assert await commit(table, "anne") is None
    assert await ask(table, "anne", Start()) is None
    assert await reveal(table, "anne") is None
    (seat,) = table.log.playing.to_act()
    bid = play(table, seat, table.log.playing.moves(seat)[0])
    assert await ask(table, ("anne", "ben")[seat], bid) is None
    secret = house.tables.runtime.secret_of(table.id).hex()
    seen = json.encode([await read(anne), await read(onlooker)])
    stored = b"".join(row.entry for row in await house.store.read(table.id))
    sealed = table.log.seating.opened.sealed
    assert sealed
    assert sealed.commitment.encode() in seen
    assert table.id not in sealed.table, "whoever reads a record does not come in by it"
    for told in (seen, stored, gzip.decompress(await table.retold("story", ""))):
        assert secret.encode() not in told
        assert b"picks" not in told or told is stored
    with pytest.raises(ValueError, match="secrets"):
        await table.retold("record", "")
    record = await play_out(table)
    assert record.proof
    assert record.proof.secret == secret


@in_a_loop
async def test_a_secret_that_is_another_by_now_is_not_disclosed() -> None:
    """As where a database was begun anew with tables of before."""
    house = FairHouse()
    table = await house.lobby()
    assert await ask(table, "anne", Start()) is None
    house.store.keys = replace(house.store.keys, chance=b"another")
    assert (await play_out(table)).proof is None
