"""Alive, and able to work: what whoever watches over a server is told."""

import asyncio
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from asking import House, house, in_a_loop
from by_hand import HandClock
from witsend.server import readiness, sqlite
from witsend.server.database import StoreError
from witsend.server.readiness import FRESH_SECONDS, LEAST_ROOM
from witsend.server.store import Store


class Usage(NamedTuple):
    free: int


async def asked(here: House) -> tuple[int, Any]:
    answer = await (await here.asker()).get("/ready")
    return answer.status_code, answer.json()


READY = (200, {"status": "ready"})


def not_well(*names: str) -> tuple[int, Any]:
    return 503, {"status": "not ready", "not_well": [*names]}


@in_a_loop
async def test_a_server_that_stores_has_room_and_thinks_is_ready(tmp_path: Path) -> None:
    clock = HandClock()
    async with house(tmp_path, clock=clock) as here:
        assert await asked(here) == READY
    async with house(tmp_path) as here:
        assert here.tables.runtime.store.beat_at == clock.at, "something was written"


@in_a_loop
async def test_what_is_not_well_is_named_and_heals(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def full(self: Store, at: float) -> None:
        raise StoreError("The disk is full, so nothing more can be stored.")

    async def no() -> bool:
        return False

    clock = HandClock()
    async with house(tmp_path, clock=clock) as here:
        with monkeypatch.context() as ill:
            ill.setattr(Store, "beat", full)
            assert await asked(here) == not_well("store")
        clock.at += FRESH_SECONDS
        with monkeypatch.context() as ill:
            ill.setattr(sqlite, "disk_usage", lambda _: Usage(LEAST_ROOM - 1))
            ill.setattr(here.tables.runtime.thinkers, "answers", no)
            assert await asked(here) == not_well("disk", "thinkers")
        clock.at += FRESH_SECONDS
        assert await asked(here) == READY
        health = await (await here.asker()).get("/health")
        assert health.json()["status"] == "ok"


@in_a_loop
async def test_what_hangs_is_not_well_and_holds_up_no_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(readiness, "CHECK_SECONDS", 0.0)
    async with house(tmp_path) as here:
        monkeypatch.setattr(here.tables.runtime.thinkers, "answers", asyncio.Event().wait)
        status, told = await asked(here)
        assert status == 503
        assert "thinkers" in told["not_well"]
        assert (await (await here.asker()).get("/health")).status_code == 200


@in_a_loop
async def test_many_who_ask_at_once_are_one_check(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    beats = []
    true = Store.beat

    async def beat(self: Store, at: float) -> None:
        beats.append(at)
        await true(self, at)

    monkeypatch.setattr(Store, "beat", beat)
    clock = HandClock()
    async with house(tmp_path, clock=clock) as here:
        assert await asyncio.gather(*(asked(here) for _ in range(5))) == [READY] * 5
        assert await asked(here) == READY
        assert len(beats) == 1
        clock.at += FRESH_SECONDS
        assert await asked(here) == READY
        assert len(beats) == 2
