"""Nothing hidden leaves the server: whole games, with what is hidden swapped, byte for byte."""

import logging
import re
from collections.abc import Callable, Container
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec import json
from msgspec.structs import replace
from prometheus_client import REGISTRY, generate_latest

from asking import Asker, House, Socket, house, in_a_loop, invitation_to
from witsend.game import Move, Refusal
from witsend.games.pirates_dice import Bid, Challenge, PiratesDice, Rolled, TooLow
from witsend.record import GameRecord
from witsend.server import table as table_module
from witsend.server.metrics import MOVES
from witsend.server.protocol import SeatView
from witsend.server.table import Table
from witsend.server.tables import Time

SEATS, DICE, SECONDS = 3, 2, 60
NOW = 1_000_000.0
CLIENTS = ("httpx", "httpcore", "websockets", "asyncio")  # these log for the test, not the server

Play = tuple[int, Move]
Sent = dict[tuple[int, str], list[bytes]]  # by round and receiver


class Stopped(Time):
    def now(self) -> float:
        return NOW


class Dealer(Random):
    """Deals the same to everyone in every game; but in one roll only one seat keeps its dice."""

    def __init__(self, roll: int | None = None, keeps: int | None = None) -> None:
        self.falls = Random(4)
        self.changed = roll, keeps
        self.drawn = 0

    def random(self) -> float:
        roll, seat = divmod(self.drawn, SEATS)
        self.drawn += 1
        fall = self.falls.random()
        swapped = roll == self.changed[0] and seat != self.changed[1]
        return (fall + 0.5) % 1 if swapped else fall


class Receiver:
    """Someone at a socket who keeps all that comes, the same at every run but for random names."""

    def __init__(self, what: str, asker: Asker, page: Socket) -> None:
        self.what = what
        self.asker = asker
        self.page = page
        self.n = -1

    async def catch_up(self, version: int) -> Any:
        update = None
        while self.n < version:
            update = await self.page.update()
            self.n = update["n"]
        return update


class Evening:
    """One game of three people, with an onlooker, someone nameless, and late joiners throughout."""

    def __init__(self, here: House, caplog: pytest.LogCaptureFixture) -> None:
        self.here = here
        self.caplog = caplog
        self.names: dict[bytes, bytes] = {}
        self.receivers: list[Receiver] = []
        self.sent: Sent = {}
        self.states: list[tuple[int, Any]] = []  # of each round, and the roll it was played with
        self.news: dict[int | None, list[Any]] = {None: [], **{seat: [] for seat in range(SEATS)}}
        self.round = 0
        self.figures = figures()

    async def begin(self) -> None:
        self.people = [await self.here.person(name) for name in ("Anne", "Mary", "Jack")]
        self.onlooker, self.nameless = await self.here.person("Eve"), await self.here.asker()
        host = self.people[0]
        setup = {"dice": DICE}
        id_ = await self.here.table(host, SEATS, setup=setup, open=True, move_seconds=SECONDS)
        self.table = await self.here.find(id_)
        self.here.tables.known[id_] = self.table
        code = self.table.seating.opened.code
        for number, asker in enumerate((*self.people, self.onlooker)):
            self.names[asker.id.encode()] = b"person-%d" % number
        self.names |= {id_.encode(): b"table", code.encode(): b"CODE"}
        watching = {"onlooker": self.onlooker, "nameless": self.nameless}
        seated = {f"seat {seat}": asker for seat, asker in enumerate(self.people)}
        for what, asker in (*seated.items(), *watching.items()):
            self.receivers.append(Receiver(what, asker, await asker.socket(id_)))
            await self.everyone_up_to_date()
        for seat, asker in enumerate(self.people):
            await asker.done(id_, "sit", seat=seat)
            await self.everyone_up_to_date()
        await host.done(id_, "start")
        self.keep_story()
        await self.everyone_up_to_date()

    def keep_story(self) -> None:
        """Beside the table, what each seat is being told, as it happens."""
        for seat, told in self.news.items():
            told.append(json.decode(json.encode(self.table.playing.view(seat).news)))

    async def everyone_up_to_date(self, version: int | None = None, late: int = 0) -> None:
        for receiver in self.receivers:
            known = len(receiver.page.received)
            update = await receiver.catch_up(version or self.table.version)
            if update:
                assert update == self.may_know(receiver.asker, late), receiver.what
            self.keep(receiver.what, *receiver.page.received[known:])

    def may_know(self, asker: Asker, late: int) -> Any:
        """The whole of an update, put together from what the asker's own view allows."""
        table, state = self.table, self.table.state
        mine: list[int | None] = list(table.seating.seats_of(asker.id))
        sitting = [seat for seat, chair in enumerate(table.seating.chairs) if chair.people]
        shown = {
            "type": "update",
            "n": table.version,
            "made": sum(table.made),
            "now": NOW,
            "deadline": NOW + SECONDS if state and state.to_act() else None,
            "table": {
                "id": table.id,
                "code": table.seating.opened.code,
                "game": "pirates-dice",
                "version": 1,
                "open": True,
                "setup": PiratesDice.options(seats=SEATS, dice=DICE),
                "move_seconds": SECONDS,
                "host": self.people[0].id,
                "chairs": [
                    {
                        "people": [{"id": person.id, "name": person.name, "here": True}]
                        if seat in sitting
                        else [],
                        "bot": None,
                        "stand_in": False,
                        "name": person.name if seat in sitting else "",
                    }
                    for seat, person in enumerate(self.people)
                ],
                "people": 1,
                "onlookers": len(self.receivers) + late - len(sitting),
                "started": state is not None,
                "over": state is not None and not state.to_act(),
                "next": None,
            },
            "seats": [
                {
                    "seat": seat,
                    "number": 0 if seat is None else table.made[seat],
                    "view": state.view(seat) if state else None,
                    "moves": state.moves(seat) if state and seat is not None else [],
                }
                for seat in mine or [None]
            ],
            "result": state.result() if state else None,
        }
        return json.decode(json.encode(shown))

    def keep(self, what: str, *messages: bytes) -> None:
        for message in messages:
            for name, plain in self.names.items():
                message = message.replace(name, plain)  # noqa: PLW2901 - one name after another
            self.sent.setdefault((self.round, what), []).append(message)

    async def late_joiners(self) -> None:
        stream_of_it = f"/api/tables/{self.table.id}/stream"
        async with self.nameless.http.stream("GET", stream_of_it) as stream:
            lines = stream.aiter_lines()
            self.keep("stream", *[(await anext(lines)).encode() for _ in range(2)])
            await self.everyone_up_to_date(late=1)
            joined = self.table.version
        await self.everyone_up_to_date(joined + 1)  # that page is gone again
        async with AsyncExitStack() as doors:
            page = await self.here.asker()
            socket = await page.socket(self.table.id)
            doors.push_async_callback(socket.connection.close)
            await socket.update()
            await socket.until(lambda sent: sent["type"] == "talk")
            self.keep("late joiner", *socket.received)
            await self.everyone_up_to_date(late=1)
            joined = self.table.version
        await self.everyone_up_to_date(joined + 1)

    async def ask_around(self) -> None:
        """Everything HTTP has to say, refusals among them."""
        table = f"/api/tables/{self.table.id}"
        paths = [table, f"{table}/record", f"{table}/replay", f"{table}/replay?seat=0"]
        paths += ["/api/tables", "/api/tables?which=mine", "/api/codes/QQQQQ"]
        paths += [f"{table}?watch", f"{table}/story?watch"]
        invitation = invitation_to(f"{self.here.url}/t/{self.table.id}")
        low = {"type": "bid", "count": 1, "face": 2}
        for receiver in self.receivers:
            asker = receiver.asker
            answers = [await asker.get(path) for path in paths]
            answers += await self.stories(asker)
            assert (await asker.get(f"{table}/invitation")).content == invitation
            (seat,) = self.table.seating.seats_of(asker.id) or (0,)
            play = {"seat": seat, "number": self.table.made[seat]}
            for move in (low, {"type": "bid", "count": 99, "face": 6}, {"type": "roll"}):
                answers += [await asker.ask(self.table.id, "play", **play, move=move)]
            for answer in answers:
                assert answer.status_code in {200, 401, 404, 409}
                headers = [pair for pair in answer.headers.raw if pair[0] != b"date"]
                self.keep(receiver.what, b"%d %r" % (answer.status_code, headers), answer.content)

    async def stories(self, asker: Asker) -> list[Any]:
        """Each is the news of one's own views; of another's seat there is none."""
        mine = self.table.seating.seats_of(asker.id)
        answers = []
        for seat in self.news:
            asked = "" if seat is None else f"?seat={seat}"
            answer = await asker.get(f"/api/tables/{self.table.id}/story{asked}")
            if seat is None or seat in mine:
                assert answer.json() == self.news[seat]
            else:
                assert answer.json()["why"] == {"type": "not-your-seat"}
            answers.append(answer)
        return answers

    async def play(self, seat: int, move: Move) -> None:
        number = self.table.made[seat]
        asker = self.people[seat]
        await asker.done(
            self.table.id, "play", seat=seat, number=number, move=json.decode(json.encode(move))
        )
        if isinstance(move, Challenge):
            self.round += 1
        self.keep_story()
        await self.everyone_up_to_date()
        self.close_round()

    def close_round(self) -> None:
        """What whoever hosts can read is kept with the round it came from."""
        records = [r for r in self.caplog.records if not r.name.startswith(CLIENTS)]
        self.sent[self.round, "log"] = [
            re.sub(r"\d+:\d+", "", record.getMessage()).encode() for record in records
        ]
        now = figures()
        self.sent[self.round, "metrics"] = [
            b"%s %f" % (name.encode(), value - self.figures.get(name, 0))
            for name, value in now.items()
        ]


def figures() -> dict[str, float]:
    assert b"witsend_moves" in generate_latest(REGISTRY)
    return {
        sample.name: sample.value
        for family in REGISTRY.collect()
        for sample in family.samples
        if sample.name.startswith("witsend_") and not sample.name.endswith("_created")
    }


def next_move(table: Table) -> Play:
    """Two bids a round, then a challenge: a game that does not look at the dice."""
    state = table.playing
    (seat,) = state.to_act()
    moves = state.moves(seat)
    return seat, moves[-1] if bids(table) == 2 else moves[bids(table)]


def bids(table: Table) -> int:
    return len(table.playing.bids)  # type: ignore[attr-defined]  # of Pirates Dice


async def evening(
    folder: Path,
    caplog: pytest.LogCaptureFixture,
    rng: Dealer,
    until: int,
    ask_in: Container[int] = range(99),
) -> Evening:
    """A game up to the end of a round; the rest is asked in the middle of the rounds chosen."""
    caplog.clear()
    async with house(folder, rng=rng, clock=Stopped()) as here:
        game = Evening(here, caplog)
        await game.begin()
        while not game.table.seating.over and game.round <= until:
            seat, move = next_move(game.table)
            if isinstance(move, Challenge):
                if game.round in ask_in:
                    await game.ask_around()
                game.states.append((rng.drawn // SEATS - 1, game.table.state))
                if game.round == until:
                    break
            await game.play(seat, move)
            if bids(game.table) == 1:
                await game.late_joiners()
        return game


async def assert_secret(
    folder: Path, caplog: pytest.LogCaptureFixture, until: int = 99
) -> tuple[int, int]:
    """Whoever keeps their dice cannot tell the games apart until the cups are lifted."""
    true = await evening(folder / "true", caplog, Dealer(), until)
    compared = 0
    for round_, (roll, state) in enumerate(true.states):
        for seat in range(SEATS):
            rng = Dealer(roll, keeps=seat)
            other = await evening(folder / f"{round_}-{seat}", caplog, rng, round_, [round_])
            twin = other.states[round_][1]
            assert twin.view(seat) == state.view(seat)
            assert twin != state, "something hidden was swapped"
            for what in (f"seat {seat}", "onlooker", "nameless", "late joiner", "stream", "log"):
                assert other.sent.get((round_, what)) == true.sent.get((round_, what)), what
                compared += sum(map(len, other.sent.get((round_, what), ())))
            if round_ == 0:  # later, rounds that were not asked about have fewer asks to count
                assert other.sent[0, "metrics"] == true.sent[0, "metrics"]
    return len(true.states), compared


@pytest.fixture
def logs(caplog: pytest.LogCaptureFixture) -> pytest.LogCaptureFixture:
    """As a server writes them."""
    caplog.set_level(logging.WARNING, "uvicorn")
    caplog.set_level(logging.INFO)
    return caplog


@in_a_loop
async def test_over_a_whole_game_nobody_receives_a_byte_that_their_view_does_not_allow(
    tmp_path: Path, logs: pytest.LogCaptureFixture
) -> None:
    rounds, compared = await assert_secret(tmp_path, logs)
    assert rounds >= SEATS * DICE - DICE
    assert compared > 100_000


def leaky_number(patch: pytest.MonkeyPatch) -> None:
    """The number of an update grows with the skulls under the cups."""
    true = Table.update

    def update(self: Table, person: str | None) -> bytes:
        skulls = str(getattr(self.state, "hands", "")).count("1")
        return true(self, person).replace(b'"onlookers":', b'"onlookers":%d' % (skulls + 1))

    patch.setattr(Table, "update", update)
    patch.setattr(Evening, "may_know", lambda *_: Anything())


def leaky_refusal(patch: pytest.MonkeyPatch) -> None:
    """A refused bid is told what all dice add up to."""
    true = PiratesDice.rule_against

    def rule_against(self: PiratesDice, seat: int, move: Move) -> Refusal | None:
        refusal = true(self, seat, move)
        dice = sum(sum(self.hands, ()))
        return TooLow(Bid(dice, 5)) if isinstance(refusal, TooLow) else refusal

    patch.setattr(PiratesDice, "rule_against", rule_against)


def leaky_log(patch: pytest.MonkeyPatch) -> None:
    true = Table.seat_view

    def seat_view(self: Table, seat: int | None) -> SeatView:
        table_module.log.info("shown: %s", getattr(self.state, "hands", ""))
        return true(self, seat)

    patch.setattr(Table, "seat_view", seat_view)


def leaky_story(patch: pytest.MonkeyPatch) -> None:
    """The story names a seat by the skulls under the cups."""
    true = vars(GameRecord)["shown"].fget

    def shown(self: GameRecord) -> tuple[Any, ...]:
        return tuple(
            replace(state, news=(Rolled(str(state.hands).count("1")),)) for state in true(self)
        )

    patch.setattr(GameRecord, "shown", property(shown))


def leaky_metric(patch: pytest.MonkeyPatch) -> None:
    true = Table.commit

    async def commit(self: Table, entries: Any) -> None:
        MOVES.inc(str(entries).count("(1"))
        await true(self, entries)

    patch.setattr(Table, "commit", commit)


class Anything:
    """Equal to whatever it is compared with."""

    def __eq__(self, other: object) -> bool:
        return True

    __hash__ = None  # type: ignore[assignment]  # it is only compared


@pytest.mark.parametrize(
    "leak", [leaky_number, leaky_refusal, leaky_log, leaky_story, leaky_metric]
)
@in_a_loop
async def test_a_planted_leak_is_found(
    tmp_path: Path,
    logs: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
    leak: Callable[[pytest.MonkeyPatch], None],
) -> None:
    leak(monkeypatch)
    with pytest.raises(AssertionError, match=r"assert \["):
        await assert_secret(tmp_path, logs, until=0)
