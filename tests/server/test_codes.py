"""Codes of tables: short in a living room, hopeless to guess, and free again afterwards."""

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from asking import OPEN_GATE, house, in_a_loop
from by_hand import House, ask
from storing import LISTING, opened
from test_gate import HandClock, scope
from witsend.server import codes
from witsend.server.codes import (
    DAY,
    GUESSERS,
    GUESSES,
    LENGTHS,
    LETTERS,
    PLAYING,
    WAITING,
    draw,
    letters_for,
    most,
)
from witsend.server.database import Database
from witsend.server.gate import HOMES, Gate, Limits
from witsend.server.opening import COUNT_SECONDS
from witsend.server.protocol import Again
from witsend.server.refusals import Denied, NoCodeFree
from witsend.server.writer import Conflict


def guesses_in_a_day(gate: Gate, clock: HandClock, *addresses: str) -> int:
    """By addresses that guess again as soon as they may."""
    made = 0
    for _ in range(int(DAY / 60)):
        for address in addresses:
            guesses = gate.guesses_of(scope(address))
            while guesses.has_any():
                guesses.charge()
                made += 1
        clock.now += 60
    return made


def test_a_thousand_addresses_that_guess_for_a_day_expect_less_than_one_hit() -> None:
    """Whichever length they try, with as many tables open as have codes that long."""
    clock = HandClock()
    each = guesses_in_a_day(Gate(clock=clock), clock, "10.0.0.1")
    assert each * GUESSERS <= GUESSES
    for letters in LENGTHS:
        expected = each * GUESSERS * most(letters) / len(LETTERS) ** letters
        assert 0.9 < expected < 1, "and no code is longer than it need be"


def test_a_code_is_short_in_a_living_room_and_long_where_many_tables_are() -> None:
    assert [letters_for(in_use) for in_use in (0, 14, 15, 312, 313, 6_273, 6_274)] == [
        *(5, 5, 6, 6, 7, 7, 8)
    ]
    assert letters_for(100_000) == 8
    assert letters_for(most(8) - 1) == 8
    assert letters_for(most(8)) is None
    table = {f"{letters}          {most(letters):,}" for letters in LENGTHS}
    assert all(line in str(codes.__doc__) for line in table)


def test_a_whole_ipv6_site_guesses_no_more_than_a_few_homes() -> None:
    clock = HandClock()
    gate = Gate(clock=clock)
    homes = [f"2001:db8:0:{number:x}::1" for number in range(2 * HOMES)]
    made = guesses_in_a_day(gate, clock, *homes)
    assert made <= HOMES * GUESSES / GUESSERS
    assert gate.guesses_of(scope("2001:db8:1::1")).has_any(), "another site is none of theirs"


def test_letters_that_look_like_figures_are_in_no_code() -> None:
    drawn = set(draw(2000))
    assert drawn == set(LETTERS)
    assert not drawn & set("IO01")


@in_a_loop
async def test_a_table_has_its_code_until_it_is_over_or_abandoned(database: Database) -> None:
    waits = replace(LISTING, touched=100.0)
    plays = replace(LISTING, id="u", code="SQUID", started=True, touched=100.0)
    async with opened(database) as store:
        await store.append("t", 0, [b"a"], 1.0, waits)
        await store.append("u", 0, [b"b"], 1.0, plays)
        for after, waiting, playing in (
            (0.0, "t", "u"),
            (WAITING - 1, "t", "u"),
            (WAITING, None, "u"),
            (PLAYING - 1, None, "u"),
            (PLAYING, None, None),
        ):
            at = 100.0 + after
            assert (await store.find("KRAKEN", at), await store.find("SQUID", at)) == (
                waiting,
                playing,
            )
            assert await store.codes_in_use(at) == bool(waiting) + bool(playing)
            listed = [listing.id for listing in await store.open_tables(at)]
            assert sorted(listed) == sorted(filter(None, [waiting, playing]))
        await store.append("u", 1, [], 101.0, replace(plays, over=True))
        assert await store.find("SQUID", 101.0) is None
        assert len(await store.tables_of("anne")) == 2, "they are not gone"


@in_a_loop
async def test_a_code_that_is_free_again_is_given_to_another_table(database: Database) -> None:
    async with opened(database) as store:
        await store.append("t", 0, [b"a"], 1.0, replace(LISTING, touched=1.0))
        later = replace(LISTING, id="u", touched=WAITING)
        with pytest.raises(Conflict, match="is taken"):
            await store.append("u", 0, [b"b"], WAITING, later)
        later = replace(later, touched=WAITING + 2)
        await store.append("u", 0, [b"b"], WAITING + 2, later)
        assert await store.find("KRAKEN", WAITING + 2) == "u"
        # Whoever still has the link may go on at the old table.
        await store.append("t", 1, [b"c"], WAITING + 3, replace(LISTING, touched=WAITING + 3))


@in_a_loop
async def test_codes_that_all_are_taken_are_no_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(codes, "randbelow", lambda _: 0)
    house = House()
    await house.open()
    with pytest.raises(Denied) as denied:
        await house.open()
    assert denied.value.why == NoCodeFree()
    assert house.tables.runtime.opening == 0


@in_a_loop
async def test_too_many_tables_are_a_sentence_for_the_next_game_too(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    house = House()
    table = await house.game("anne", "ben")
    table.log.seating = replace(table.log.seating, over=True)
    monkeypatch.setattr(codes, "LENGTHS", range(0))
    assert await ask(table, "anne", Again()) == NoCodeFree()


@in_a_loop
async def test_tables_that_are_being_opened_count_already(monkeypatch: pytest.MonkeyPatch) -> None:
    """Or sixty people who open one at once would all get a code of five letters."""
    monkeypatch.setattr(codes, "most", lambda letters: 2 if letters == LENGTHS[0] else 100)
    house = House()
    house.tables.runtime.opening = 2
    table = await house.open()
    assert len(table.log.seating.opened.code) == LENGTHS[1]


@in_a_loop
async def test_who_guesses_too_often_is_told_how_to_come_in(tmp_path: Path) -> None:
    clock = HandClock()
    limits = Limits(requests=OPEN_GATE.requests)
    async with house(tmp_path, gate=Gate(limits=limits, clock=clock)) as here:
        anne = await here.person("Anne")
        table = await here.table(anne)
        code = (await here.find(table)).log.seating.opened.code

        async def status(typed: str) -> Any:
            return (await anne.get(f"/api/codes/{typed}")).status_code

        wrong = [await status("QQQQQ") for _ in range(codes.WRONG_AT_ONCE)]
        assert set(wrong) == {404}
        refused = await anne.get(f"/api/codes/{code}")
        assert refused.status_code == 429
        assert "Follow the link" in refused.json()["sentence"]
        clock.now += codes.WRONG_SECONDS
        assert await status(code) == 200
        assert await status("QQQQQ") == 404
        assert await status(code) == 429


@in_a_loop
async def test_a_finished_table_is_not_found_by_its_code(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        anne = await here.person("Anne")
        table = await here.find(await here.table(anne))
        code = table.log.seating.opened.code
        assert (await anne.get(f"/api/codes/{code}")).json() == {"id": table.id}
        store = here.tables.runtime.store
        listing = await store.listing(table.id)
        assert listing
        await store.append(table.id, table.log.length, [], 1.0, replace(listing, over=True))
        assert (await anne.get(f"/api/codes/{code}")).status_code == 404
        assert (await anne.get(f"/api/tables/{table.id}")).status_code == 200


@in_a_loop
async def test_codes_in_use_are_counted_now_and_then_and_never_too_few(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    house = House()
    counts = []

    async def count(at: float) -> int:
        counts.append(at)
        return 13

    monkeypatch.setattr(house.store, "codes_in_use", count)
    tables = [await house.open() for _ in range(4)]
    codes = [len(table.log.seating.opened.code) for table in tables]
    assert (codes, len(counts)) == ([5, 5, 6, 6], 1)
    await house.clock.turn(COUNT_SECONDS)
    assert len((await house.open()).log.seating.opened.code) == 5
    assert len(counts) == 2


def test_no_code_makes_a_rude_word(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter(("BFCKB", "BBSHT", "BCDFG"))
    monkeypatch.setattr(codes, "any_code", lambda _: next(drawn))
    assert draw(5) == "BCDFG"
