"""The whole API at a running server: what it gives, and to whom it gives nothing."""

import asyncio
import gc
import subprocess
import sys
from collections.abc import Awaitable, Callable, Iterable
from itertools import cycle, product
from pathlib import Path
from random import Random
from typing import Any, get_args

import httpx
import pytest
from msgspec import Raw, json
from starlette.routing import Route

from asking import GAME, OPEN_GATE, Asker, House, house, in_a_loop, invitation_to, play_out
from by_hand import record_of
from witsend.content.packs import PACKS
from witsend.games import GAMES
from witsend.games.pirates_dice import PiratesDice
from witsend.record import parse
from witsend.server.asks import do
from witsend.server.connection import MOST_ANSWERS
from witsend.server.database import StoreError
from witsend.server.gate import Gate
from witsend.server.people import token
from witsend.server.protocol import AnyAsk, Ask, Done, Play, Remove, Sit, Stand, Start
from witsend.server.table import Table
from witsend.server.updates import Updates

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "bot.py"


def as_sent(value: object) -> Any:
    return json.decode(json.encode(value))


# One thing after another


@in_a_loop
async def test_the_server_is_well(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        health = await (await here.asker()).get("/health")
        assert health.json()["status"] == "ok"


@in_a_loop
async def test_the_games_come_with_a_schema_of_their_options(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        games = (await (await here.asker()).get("/api/games")).json()
        assert [game["name"] for game in games] == list(GAMES)
        dice, wits, *_ = games
        assert (dice["title"], dice["least"], dice["most"]) == ("Pirates Dice", 2, 4)
        assert dice["options"]["properties"]["dice"]["maximum"] == 5
        assert (wits["title"], wits["least"], wits["most"]) == ("Battle of Wits", 2, 10)
        assert wits["options"]["properties"]["luckless"]["description"] == "No Sicilian cards."


@in_a_loop
async def test_the_packs_of_questions_are_listed_without_their_questions(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        listed = (await (await here.asker()).get("/api/packs")).json()
        assert [sorted(pack) for pack in listed] == [["name", "questions", "title"]]
        assert listed[0]["name"] == "house"
        assert listed[0]["questions"] == len(PACKS["house"].questions)


@in_a_loop
async def test_a_book_is_shown_with_its_chapters_laid_out(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        anyone = await here.asker()
        shown = (await anyone.get("/api/books/house")).json()
        assert [view["chapter"] for view in shown["views"]] == [1, 2, 3, 4, 5, 6]
        assert len(shown["printed"]["chapters"]) == 6
        assert (await anyone.get("/api/books/lent")).status_code == 404


@in_a_loop
async def test_a_table_cannot_be_opened_wrongly_and_the_answer_names_the_place(
    tmp_path: Path,
) -> None:
    good = {"game": GAME, "setup": {"seats": 2}}
    wrong: list[tuple[Any, str]] = [
        ({**good, "game": "chess"}, "'chess'"),
        ({**good, "game": "x" * 1000}, "'xxx"),
        ({**good, "setup": {"seats": 9}}, "seats is a whole number from 2 to 4, not 9"),
        ({**good, "setup": {}}, "seats"),
        (
            {**good, "setup": {"seats": 2, "dice": "5"}},
            "dice is a whole number from 1 to 5, not '5'",
        ),
        ({**good, "setup": {"seats": 2, "jokers": 1}}, "jokers"),
        ({**good, "setup": []}, "$.setup"),
        ({**good, "move_seconds": 1}, "$.move_seconds"),
        ({**good, "open": 1}, "$.open"),
        ({**good, "host": "me"}, "host"),
        ({"game": GAME}, "setup"),
        (
            {"game": "wits-and-wagers", "setup": {"seats": 3, "packs": ["mine"]}},
            "there is no pack 'mine'",
        ),
        (
            {"game": "wits-and-wagers", "setup": {"seats": 3, "youngest_first": [3, 1]}},
            "said at the table",
        ),
        ([], "object"),
    ]
    async with house(tmp_path) as here:
        anne = await here.person("Anne")
        for body, place in wrong:
            refused = await anne.post("/api/tables", body)
            assert refused.status_code == 400, body
            assert place in refused.json()["sentence"], refused.text
            assert len(refused.text) < 1000
        assert (await anne.get("/api/tables?which=mine")).json() == []
        assert (await (await here.asker()).post("/api/tables", good)).status_code == 401
        bad_query = await anne.get("/api/tables?which=all")
        assert bad_query.status_code == 400
        assert "which" in bad_query.json()["sentence"]


@in_a_loop
async def test_a_code_leads_to_its_table_however_it_is_typed(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        anne = await here.person("Anne")
        opened = (await anne.post("/api/tables", {"game": GAME, "setup": {"seats": 2}})).json()
        for code in (opened["code"], opened["code"].lower()):
            found = await (await here.asker()).get(f"/api/codes/{code}")
            assert found.json() == {"id": opened["id"]}
        for code in ("ZZZZZ0", "x" * 100, "%00", "%25"):
            assert (await anne.get(f"/api/codes/{code}")).status_code == 404


@in_a_loop
async def test_lists_hold_open_tables_and_one_s_own(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        anne, mary = await here.person("Anne"), await here.person("Mary")
        private = await here.table(anne)
        public = await here.table(anne, open=True)
        await mary.done(public, "sit", seat=0)

        async def listed(asker: Asker, which: str) -> list[Any]:
            tables = (await asker.get(f"/api/tables?which={which}")).json()
            return sorted(table["id"] for table in tables)

        assert await listed(await here.asker(), "open") == [public]
        assert await listed(anne, "mine") == sorted([private, public])
        assert await listed(mary, "mine") == [public]
        (card,) = (await mary.get("/api/tables")).json()
        assert card["people"] == ["Mary", "Anne"]
        assert (card["started"], card["over"], card["game"]) == (False, False, GAME)
        assert (await (await here.asker()).get("/api/tables?which=mine")).status_code == 401


@in_a_loop
async def test_lists_tell_the_tables_that_cannot_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path) as here:
        anne = await here.person("Anne")
        before = await here.table(anne, open=True)
        monkeypatch.setattr(PiratesDice, "version", PiratesDice.version + 1)
        since = await here.table(anne, open=True)
        for which in ("open", "mine"):
            tables = (await anne.get(f"/api/tables?which={which}")).json()
            stopped = {table["id"]: table["stopped"] for table in tables}
            assert stopped == {before: True, since: False}


@in_a_loop
async def test_tables_that_nobody_looks_at_are_only_in_the_store(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        anne = await here.person("Anne")
        table = await here.table(anne)
        code = (await anne.show(table))["table"]["code"]
        await anne.get(f"/api/codes/{code}")
        await anne.done(table, "sit", seat=0)
        gc.collect()
        assert not here.tables.known
        page = await anne.socket(table)
        await page.update()
        assert list(here.tables.known) == [table]


@in_a_loop
async def test_a_game_from_the_lobby_to_the_record(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        anne, mary = await here.person("Anne"), await here.person("Mary")
        table = await here.table(anne, setup={"dice": 1})
        page = await mary.socket(table)
        await anne.done(table, "sit", seat=0)
        assert (await page.ask("sit", seat=1, id=7)) == {"type": "done", "id": 7}
        early = await anne.get(f"/api/tables/{table}/record")
        assert (early.status_code, early.json()["why"]) == (409, {"type": "not-over"})
        await anne.done(table, "start")
        update = await play_out(here, table, [anne, mary])
        await page.until(lambda sent: sent["type"] == "update" and sent["table"]["over"])

        file = await mary.get(f"/api/tables/{table}/record")
        assert file.headers["content-type"] == "application/x-ndjson"
        assert file.headers["content-disposition"].startswith('attachment; filename="pirates-dice')
        record = parse(file.content)
        assert record.names == ("Anne", "Mary")
        assert as_sent(record.result) == update["result"]

        for query, seat in (("", None), ("?seat=0", 0), ("?seat=1", 1)):
            again = (await mary.get(f"/api/tables/{table}/replay{query}")).json()
            assert again["names"] == ["Anne", "Mary"]
            assert again["result"] == update["result"]
            assert again["to_act"] == [list(state.to_act()) for state in record.shown]
            assert again["steps"] == [as_sent(state.view(seat)) for state in record.shown]
        for wrong, code in (("2", 409), ("-1", 409), ("x", 400), ("9" * 30, 409)):
            answer = await mary.get(f"/api/tables/{table}/replay?seat={wrong}")
            assert answer.status_code == code

        await mary.done(table, "again")
        following = (await anne.show(table))["table"]["next"]
        chairs = (await anne.show(following))["table"]["chairs"]
        assert [chair["people"][0]["name"] for chair in chairs] == ["Anne", "Mary"]


@in_a_loop
async def test_a_stream_brings_every_message_a_line_each(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path) as here:
        anne = await here.person("Anne")
        table = await here.table(anne)
        async with anne.http.stream("GET", f"/api/tables/{table}/stream") as stream:
            assert stream.headers["content-type"] == "application/x-ndjson"
            lines = stream.aiter_lines()
            first = json.decode(await anext(lines))
            assert first["seats"] == [{"seat": None, "number": 0, "view": None, "moves": []}]
            assert json.decode(await anext(lines)) == {"type": "talk", "lines": [], "fresh": True}
            await anne.done(table, "sit", seat=1)
            update = json.decode(await anext(lines))
            assert update["seats"][0]["seat"] == 1
            assert update["table"]["chairs"][1]["people"][0]["here"]
        await nobody_there(await here.find(table))

        monkeypatch.setattr("witsend.server.api.STREAM_BEAT", 0.001)
        async with anne.http.stream("GET", f"/api/tables/{table}/stream") as stream:
            lines = stream.aiter_lines()
            said = [await anext(lines) for _ in range(5)]
            assert said[-1] == "", "an empty line is a sign of life"


async def nobody_there(table: Table) -> None:
    """Waits until the server has noticed that the last page is gone."""
    async with asyncio.timeout(30):
        while table.audience.connections:  # noqa: ASYNC110 - a page knows no one to tell
            await asyncio.sleep(0)


@in_a_loop
async def test_a_page_that_goes_away_is_noticed(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        anne, mary = await here.person("Anne"), await here.person("Mary")
        table = await here.table(anne)
        await mary.done(table, "sit", seat=0)
        watching, page = await anne.socket(table), await mary.socket(table)

        def mary_is(here_now: bool) -> Callable[[Any], bool]:
            def seen(sent: Any) -> bool:
                if sent["type"] != "update":
                    return False
                return bool(sent["table"]["chairs"][0]["people"][0]["here"] == here_now)

            return seen

        await watching.until(mary_is(True))
        await page.connection.close()
        await watching.until(mary_is(False))


@in_a_loop
async def test_a_page_that_asks_and_never_reads_is_cut_off(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        anne = await here.person("Anne")
        table = await here.find(await here.table(anne))
        page = await anne.socket(table.id)
        await page.update()
        (kept,) = table.audience.connections
        kept.answers += (b"{}",) * (MOST_ANSWERS + 1)
        await page.connection.send('{"type":"start"}')
        await page.closed()
        await nobody_there(table)


@in_a_loop
async def test_a_socket_follows_to_the_next_game(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        anne, mary = await here.person("Anne"), await here.person("Mary")
        table = await here.table(anne, setup={"dice": 1})
        for seat, person in enumerate((anne, mary)):
            await person.done(table, "sit", seat=seat)
        pages = [await person.socket(table) for person in (anne, mary)]
        pages.append(await (await here.asker()).socket(table))  # who looks on may come along
        for page in pages:
            early = await page.ask("follow", id=1)
            assert early["why"] == {"type": "no-next-table"}
        await anne.done(table, "start")
        await play_out(here, table, [anne, mary])
        await mary.done(table, "again")
        following = (await anne.show(table))["table"]["next"]
        for page in pages:
            assert await page.ask("follow", id=2) == {"type": "done", "id": 2}
            update = await page.until(
                lambda sent: sent["type"] == "update" and sent["table"]["id"] == following
            )
            assert not update["table"]["started"]
        assert not (await here.find(table)).audience.connections
        assert len((await here.find(following)).audience.connections) == 3
        assert (await pages[0].ask("start"))["type"] == "done"
        for page, seats in zip(pages, ([0], [1], [None]), strict=True):
            update = await page.until(lambda sent: sent["type"] == "update" and sent["to_act"])
            assert [shown["seat"] for shown in update["seats"]] == seats
        over_http = await anne.ask(table, "follow")
        assert over_http.json()["why"] == {"type": "only-a-socket"}


@in_a_loop
async def test_nobody_follows_to_a_table_that_has_sent_them_away(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        anne, mary = await here.person("Anne"), await here.person("Mary")
        table = await here.table(anne, setup={"dice": 1})
        for seat, person in enumerate((anne, mary)):
            await person.done(table, "sit", seat=seat)
        page = await mary.socket(table)
        await anne.done(table, "start")
        await play_out(here, table, [anne, mary])
        await anne.done(table, "again")
        following = (await anne.show(table))["table"]["next"]
        await anne.done(following, "remove", person=mary.id)
        assert (await page.ask("follow"))["why"] == {"type": "no-such-table"}
        assert (await page.ask("say", text="Oh"))["type"] == "done", "and stays where it was"


@in_a_loop
async def test_a_fault_in_the_server_is_said_and_harms_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with house(tmp_path) as here:
        anne = await here.person("Anne")
        table = await here.table(anne)
        page = await anne.socket(table)
        await page.update()
        before = await here.log(table)

        def fail(*_: object, **__: object) -> None:
            raise ZeroDivisionError

        with monkeypatch.context() as fault:
            fault.setattr("witsend.server.asks.sit", fail)
            answer = await page.ask("sit", seat=0, id=3)
            assert (answer["id"], answer["why"]) == (3, {"type": "broken"})
            over_http = await anne.ask(table, "sit", seat=0, id=3)
            assert over_http.status_code == 500
            assert over_http.json()["why"] == {"type": "broken"}
            assert "ZeroDivisionError" not in over_http.text
        assert "ZeroDivisionError" in caplog.text
        assert await here.log(table) == before
        assert (await page.ask("sit", seat=0))["type"] == "done"

        with monkeypatch.context() as fault:
            fault.setattr(Updates, "update", fail)
            await anne.done(table, "stand", seat=0)
            assert await page.closed() == 1011

        async def not_kept(*_: object, **__: object) -> None:
            raise StoreError("The disk is full.")

        with monkeypatch.context() as fault:
            fault.setattr(here.tables.runtime.store, "name_person", not_kept)
            refused = await anne.post("/api/people", {"name": "Mary"})
            assert (refused.status_code, refused.json()["why"]) == (503, {"type": "not-kept"})


# The API describes itself


def refs(document: Any) -> Iterable[str]:
    if isinstance(document, dict):
        for key, value in document.items():
            if key == "$ref":
                yield value
            else:
                yield from refs(value)
    elif isinstance(document, list):
        for value in document:
            yield from refs(value)


@in_a_loop
async def test_the_api_describes_every_route_and_message(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        document = (await (await here.asker()).get("/api/openapi.json")).json()
        schemas = document["components"]["schemas"]
        for ask in get_args(AnyAsk):
            described = schemas[ask.__name__]["properties"]
            assert described["type"]["enum"] == [ask.__struct_config__.tag]
            assert set(described) == {"type", *ask.__struct_encode_fields__}
        assert {"Update", "Talk", "Reacted", "Done", "Refused", "TableView", "SeatView"} <= set(
            schemas
        )
        whys = {
            schemas[ref["$ref"].rpartition("/")[2]]["properties"]["type"]["enum"][0]
            for ref in schemas["Refusal"]["anyOf"]
        }
        assert {"no-such-table", "too-low", "host-only", "not-your-turn", "broken"} <= whys
        for ref in refs(document):
            assert ref.rpartition("/")[2] in schemas

        served = {
            (route.path_format, method.lower())
            for route in here.app.api.routes
            if isinstance(route, Route)
            for method in route.methods or ()
        }
        own = {("/health", "get"), ("/ready", "get"), ("/api/openapi.json", "get")}
        described_routes = {
            (path, method) for path, methods in document["paths"].items() for method in methods
        }
        assert served - own == described_routes


# Who may do what. Seat 1 is the seat in question; its owner has no page open.

HOST, OWNER, OTHER, FORMER = "host", "owner", "another seat", "former owner"
REMOVED, ONLOOKER, STRANGER = "removed person", "onlooker", "stranger of no table"
ELSEWHERE, NAMELESS = "person of another table", "onlooker without a name"
ROLES = (HOST, OWNER, OTHER, FORMER, REMOVED, ONLOOKER, STRANGER, ELSEWHERE, NAMELESS)
SEATED = (HOST, OWNER, OTHER)  # at seats 0, 1 and 2; seat 3 is free, and a bot's once it starts
LOBBY, RUNNING, OVER = "lobby", "running", "over"
HARMLESS = {"say", "react", "mute", "watch"}  # one table serves for all who do it

Rule = tuple[str, dict[str, Any], dict[str, str], str]  # an ask, who gets what, the others' answer
People = dict[str, Asker]


def rules(stage: str, people: People, table: Table) -> list[Rule]:
    def at(lobby: str, running: str, over: str) -> str:
        return {LOBBY: lobby, RUNNING: running, OVER: over}[stage]

    other = {"person": people[OTHER].id}
    bid = {"type": "bid", "count": 1, "face": 2}
    play = {"seat": 1, "number": table.log.made[1], "move": bid}
    host = {HOST: at("done", "already-started", "already-started")}
    seated = dict.fromkeys(SEATED, "done")
    return [
        ("sit", {"seat": 1}, {OWNER: "done"}, at("seat-taken", "seat-taken", "game-over")),
        (
            "sit",
            {"seat": 3},  # a bot's once it runs, and someone's who is late
            dict.fromkeys(SEATED, at("done", "seat-taken", "game-over")),
            at("done", "done", "game-over"),
        ),
        ("stand", {"seat": 1}, {OWNER: "done"}, "not-your-seat"),
        ("stand-in", {"seat": 1, "on": True}, {OWNER: "done", HOST: "done"}, "not-your-seat"),
        ("play", play, {OWNER: at("not-started", "done", "game-over")}, "not-your-seat"),
        (
            "seat-bot",
            {"seat": 3, "level": "easy"},  # a bot's once it runs, which plays otherwise then
            {HOST: at("done", "done", "already-started")},
            "host-only",
        ),
        ("clear", {"seat": 3}, host, "host-only"),
        ("shift", {"seat": 1, "to": 3}, host, "host-only"),
        (
            "order-by-age",
            {"youngest_first": [1, 0]},
            {HOST: at("no-ages", "already-started", "already-started")},
            "host-only",
        ),
        ("start", {}, host, "host-only"),
        (
            "commit",
            {"commitment": "c" * 64},
            dict.fromkeys(SEATED, at("done", "already-started", "already-started")),
            "not-your-seat",
        ),
        ("reveal", {"share": "5" * 64}, {}, "not-that-share"),
        ("hand-over", other, {HOST: "done"}, "host-only"),
        ("remove", other, {HOST: "done"}, "host-only"),
        ("say", {"text": "Arr!"}, {}, "done"),
        ("say", {"text": "Psst", "whisper": True}, seated, "no-team"),
        ("react", {"face": "👍"}, {}, "done"),
        ("mute", {**other, "on": True}, {}, "done"),
        ("watch", {"on": True}, {}, "done"),
        ("pace", {"pace": "slow"}, {HOST: "done"}, "host-only"),
        ("lead", {"on": True}, dict.fromkeys(SEATED, "done"), "not-your-seat"),
        ("hold", {"on": True}, {HOST: at("not-started", "done", "game-over")}, "host-only"),
        ("extend", {}, {HOST: at("not-started", "no-clock", "game-over")}, "host-only"),
        ("nudge", {}, {HOST: at("not-started", "done", "game-over")}, "host-only"),
        ("form-teams", {}, host, "host-only"),
        ("back", {"on": 0}, dict.fromkeys(SEATED, "plays-already"), "nothing-to-back"),
        ("flag", {}, {HOST: at("not-started", "nothing-to-flag", "game-over")}, "host-only"),
        (
            "direct",
            {"move": {"type": "challenge"}},
            {HOST: at("not-started", "not-your-turn", "game-over")},
            "host-only",
        ),
        (
            "hurry",
            {},
            dict.fromkeys(SEATED, at("not-started", "somebody-plays", "game-over")),
            "not-your-seat",
        ),
        ("again", {}, seated if stage == OVER else {}, at("not-over", "not-over", "not-your-seat")),
    ]


class SeatOneStarts(Random):
    """Every roll gives seat 1 of four a six and the others a skull."""

    def __init__(self) -> None:
        self.falls = cycle((0.0, 0.99, 0.0, 0.0))

    def random(self) -> float:
        return next(self.falls)


async def everyone(here: House) -> People:
    people = {role: await here.person(role[:20]) for role in ROLES if role != NAMELESS}
    people[NAMELESS] = await here.asker()
    await here.table(people[ELSEWHERE])
    return people


async def table_of(here: House, people: People, stage: str) -> Table:
    """A table at which everyone has the part they are named for."""
    table = await here.tables.open(
        PiratesDice,
        PiratesDice.options(seats=4, dice=1),
        people[HOST].id,
        people[HOST].name,
        listed=True,
    )

    async def asked(role: str, ask: Ask) -> None:
        done = await do(table, people[role].id, people[role].name, ask)
        assert isinstance(done, Done), done

    await asked(FORMER, Sit(seat=1))
    await asked(FORMER, Stand(seat=1))
    for seat, role in enumerate((*SEATED, REMOVED)):
        await asked(role, Sit(seat=seat))
    await asked(HOST, Remove(person=people[REMOVED].id))
    if stage != LOBBY:
        await asked(HOST, Start())
        assert table.log.playing.to_act() == (1,)
    while stage == OVER and not table.log.seating.over:
        (seat,) = table.log.playing.to_act()
        if seat == 3:
            await asyncio.gather(*table.bots.turns.values())
            continue
        move = Raw(json.encode(table.log.playing.moves(seat)[-1]))
        await asked(SEATED[seat], Play(seat=seat, number=table.log.made[seat], move=move))
    return table


async def over_http(asker: Asker, table: Table, ask: str, fields: Any) -> Any:
    return (await asker.ask(table.id, ask, **fields, id=7)).json()


async def over_a_socket(asker: Asker, table: Table, ask: str, fields: Any) -> Any:
    page = await asker.socket(table.id)
    try:
        if asker.name == REMOVED:
            return await page.next()
        return await page.ask(ask, **fields, id=7)
    finally:
        await page.connection.close()


@pytest.mark.parametrize("ask_by", [over_http, over_a_socket])
@pytest.mark.parametrize("stage", [LOBBY, RUNNING, OVER])
@in_a_loop
async def test_every_ask_of_everyone_is_answered_by_the_rules_of_the_house(
    tmp_path: Path, stage: str, ask_by: Callable[..., Awaitable[Any]]
) -> None:
    async with house(tmp_path, rng=SeatOneStarts()) as here:
        people = await everyone(here)
        table = await table_of(here, people, stage)
        asked = rules(stage, people, table)
        # To follow is of a socket alone, and has its own tests.
        kinds = {kind.__struct_config__.tag for kind in get_args(AnyAsk)} - {"follow"}
        assert {ask for ask, *_ in asked} == kinds
        for ask, fields, answers, others in asked:
            for role in ROLES:
                known = {REMOVED: "no-such-table", NAMELESS: "no-name"}
                expected = known.get(role) or answers.get(role, others)
                before = await here.log(table.id), table.log.state
                here.tables.known[table.id] = table
                answer = await ask_by(people[role], table, ask, fields)
                got = answer["type"] if answer["type"] == "done" else answer["why"]["type"]
                assert got == expected, (stage, role, ask)
                if expected != "done":
                    assert (await here.log(table.id), table.log.state) == before, (stage, role, ask)
                elif ask not in HARMLESS:
                    table = await table_of(here, people, stage)


@pytest.mark.parametrize("stage", [LOBBY, RUNNING, OVER])
@in_a_loop
async def test_only_the_people_of_a_seat_are_advised_and_only_where_all_win_together(
    tmp_path: Path, stage: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path, rng=SeatOneStarts()) as here:
        people = await everyone(here)
        table = await table_of(here, people, stage)
        here.tables.known[table.id] = table
        alone = {role: await advised(asker, table) for role, asker in people.items()}
        monkeypatch.setattr(PiratesDice, "together", True)
        together = {role: await advised(asker, table) for role, asker in people.items()}
    told = {LOBBY: "not-started", RUNNING: "bid", OVER: "game-over"}[stage]
    for role in people:
        expected = {REMOVED: ("no-such-table",) * 2, OWNER: ("no-advice", told)}
        assert (alone[role], together[role]) == expected.get(role, ("not-your-seat",) * 2), role


@in_a_loop
async def test_who_is_not_to_act_is_not_advised(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(PiratesDice, "together", True)
    async with house(tmp_path, rng=SeatOneStarts()) as here:
        people = await everyone(here)
        table = await table_of(here, people, RUNNING)
        assert await advised(people[HOST], table, seat=0) == "not-your-turn"


@in_a_loop
async def test_advice_is_something_to_do_and_not_something_to_say(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        anne = await here.person("Anne")
        new = {"game": "adventure-book", "setup": {"seats": 1}}
        book = (await anne.post("/api/tables", new)).json()["id"]
        await anne.done(book, "sit", seat=0)
        await anne.done(book, "start")
        table = await here.find(book)
        assert any(move.only_said for move in table.log.playing.moves(0))
        assert await advised(anne, table, seat=0) in {"step", "stride", "end-moving"}
        answer = (await anne.get(f"/api/tables/{book}/advice?seat=0")).json()
        assert answer["saying"]["type"] == "plan", "and why"


@in_a_loop
async def test_a_game_of_another_package_has_no_coach(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("witsend.server.api.HOUSE", {})
    async with house(tmp_path, rng=SeatOneStarts()) as here:
        anne = await here.person("Anne")
        game = await here.table(anne, seats=2, setup={"dice": 1})
        await anne.done(game, "sit", seat=1)
        await anne.done(game, "start")
        assert await advised(anne, await here.find(game)) == "no-coach"


@in_a_loop
async def test_alone_against_bots_the_coach_is_asked_before_a_move(tmp_path: Path) -> None:
    """It goes by one's own dice; with another person at the table everyone decides alone."""
    async with house(tmp_path, rng=SeatOneStarts()) as here:
        anne, ben = await here.person("Anne"), await here.person("Ben")
        game = await here.table(anne, seats=3, setup={"dice": 1})
        await anne.done(game, "sit", seat=1)
        table = await here.find(game)
        assert await advised(anne, table) == "not-started"
        await anne.done(game, "start")
        answer = (await anne.get(f"/api/tables/{game}/advice?seat=1")).json()
        assert answer["move"]["type"] == "bid"
        assert answer["chance"]["type"] == "own-bid-holds"
        assert 0 < answer["worth"] < 1
        again = (await anne.get(f"/api/tables/{game}/advice?seat=1")).json()
        assert again == answer
        assert await advised(ben, table) == "not-your-seat"
        await ben.done(game, "sit", seat=2)
        assert await advised(anne, table) == "no-advice"
        await ben.done(game, "stand", seat=2)
        assert await advised(anne, table) == "no-advice", "who has left may come back"


async def advised(asker: Asker, table: Table, seat: int = 1) -> str:
    """The kind of move that a bot would make in that seat, or of the refusal."""
    answer = (await asker.get(f"/api/tables/{table.id}/advice?seat={seat}")).json()
    return str((answer.get("move") or answer["why"])["type"])


@pytest.mark.parametrize("stage", [LOBBY, RUNNING, OVER])
@in_a_loop
async def test_everyone_is_shown_what_they_may_see_and_no_more(tmp_path: Path, stage: str) -> None:
    async with house(tmp_path, rng=SeatOneStarts()) as here:
        people = await everyone(here)
        table = await table_of(here, people, stage)
        code = table.log.seating.opened.code
        late = 200 if stage == OVER else 409
        expected = {"": 200, "/record": late, "/replay": late, "/replay?seat=1": late}
        expected |= {"/invitation": 200, "/printed": 200, "/story": 200, "/story?seat=4": 409}
        anyone = {"?watch": 200, "/story?watch": 200, "/story?seat=1&watch": 409}
        before = await here.log(table.id)
        for role, asker in people.items():
            here.tables.known[table.id] = table
            for path, status in expected.items():
                answer = await asker.get(f"/api/tables/{table.id}{path}")
                assert answer.status_code == (404 if role == REMOVED else status), (role, path)
            for path, status in anyone.items():  # who asks like this is nobody
                answer = await asker.get(f"/api/tables/{table.id}{path}")
                assert answer.status_code == (404 if role == REMOVED else status), (role, path)
            found = (await asker.get(f"/api/codes/{code}")).status_code
            assert found == (404 if role == REMOVED or stage == OVER else 200)
            mine = await asker.get("/api/tables?which=mine")
            if role == NAMELESS:
                assert mine.status_code == 401
            else:
                assert (table.id in mine.text) == (role in SEATED)
            if role == REMOVED:
                continue
            seat = SEATED.index(role) if role in SEATED else None
            shown = await asker.show(table.id)
            page = await asker.socket(table.id)
            for update in (shown, await page.update()):
                (view,) = update["seats"]
                assert view == may_know(table, seat), role
            await page.connection.close()
            assert await story(asker, table, "") == await what_happened(table, None)
            for other in range(4):
                told = await story(asker, table, f"?seat={other}")
                if other == seat:
                    assert told == await what_happened(table, seat)
                else:
                    assert told["why"] == {"type": "not-your-seat"}, role
        assert await here.log(table.id) == before, "looking changes nothing"


async def story(asker: Asker, table: Table, query: str) -> Any:
    return (await asker.get(f"/api/tables/{table.id}/story{query}")).json()


async def what_happened(table: Table, seat: int | None) -> Any:
    shown = (await record_of(table)).shown if table.log.state else ()
    return as_sent([state.view(seat).news for state in shown])


@pytest.mark.parametrize("by_cookie", [True, False])
@pytest.mark.parametrize("stage", [LOBBY, RUNNING, OVER])
@in_a_loop
async def test_whoever_watches_is_shown_no_seat_of_their_own(
    tmp_path: Path, stage: str, by_cookie: bool
) -> None:
    async with house(tmp_path, rng=SeatOneStarts()) as here:
        people = await everyone(here)
        table = await table_of(here, people, stage)
        here.tables.known[table.id] = table
        for role in SEATED:
            asker = people[role]
            cookie = {"Cookie": f"witsend={asker.token}"}
            if by_cookie:
                asker = await here.asker()
                asker.http.headers.update(cookie)
            at = f"/api/tables/{table.id}"
            updates = []
            for query in ("?watch", "?watch&seat=1", "?seat=1&watch"):
                updates.append((await asker.get(f"{at}{query}")).json())
                async with asker.http.stream("GET", f"{at}/stream{query}") as stream:
                    updates.append(json.decode(await anext(stream.aiter_lines())))
                page = await asker.socket(table.id, query=query, **(cookie if by_cookie else {}))
                updates.append(await page.update())
                refused = await page.ask("stand", seat=SEATED.index(role))
                assert refused["why"] == {"type": "no-name"}
                await page.connection.close()
            for update in updates:
                assert update["seats"] == [may_know(table, None)], role
            assert (await asker.get(f"{at}/story?watch")).json() == await what_happened(table, None)
            own = await asker.get(f"{at}/story?watch&seat={SEATED.index(role)}")
            assert own.json()["why"] == {"type": "not-your-seat"}
            (mine,) = (await asker.show(table.id))["seats"]
            assert mine["seat"] == SEATED.index(role), "and without it is oneself again"


# The way to a table


@in_a_loop
async def test_what_is_printed_is_given_once_to_whoever_may_see_the_table(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        anne = await here.person("Anne")
        new = {"game": "adventure-book", "setup": {"seats": 1, "chapter": 2}}
        book = (await anne.post("/api/tables", new)).json()["id"]
        printed = await anne.get(f"/api/tables/{book}/printed")
        game = GAMES["adventure-book"]
        assert printed.content == json.encode(game.printed(game.options(seats=1)))
        assert printed.json()["chapters"][1]["challenge"][3]["name"]["en"] == "The Shrieking Eels"
        dice = await here.table(anne)
        assert (await anne.get(f"/api/tables/{dice}/printed")).json() is None
        assert (await anne.get("/api/tables/nowhere/printed")).status_code == 404


@in_a_loop
async def test_an_invitation_is_a_link_to_where_one_is_and_its_picture(tmp_path: Path) -> None:
    gate = Gate(limits=OPEN_GATE, names=["play.example"])
    async with house(tmp_path, gate=gate) as here:
        anne = await here.person("Anne")
        table = await here.table(anne)
        at = f"/api/tables/{table}/invitation"
        assert (await anne.get(at)).content == invitation_to(f"{here.url}/t/{table}")
        there = (await anne.get(at, headers={"Host": "play.example"})).json()
        assert there["link"] == f"http://play.example/t/{table}"
        here.app.visitors.address = "http://192.168.1.7:8000"
        reachable = invitation_to(f"http://192.168.1.7:8000/t/{table}")
        assert (await anne.get(at)).content == reachable, "no phone finds 127.0.0.1"
        there = (await anne.get(at, headers={"Host": "play.example"})).json()
        assert there["link"] == f"http://play.example/t/{table}"
        assert (await anne.get("/api/tables/nowhere/invitation")).status_code == 404


def may_know(table: Table, seat: int | None) -> Any:
    state = table.log.state
    return as_sent(
        {
            "seat": seat,
            "number": 0 if seat is None else table.log.made[seat],
            "view": state.view(seat) if state else None,
            "moves": state.moves(seat) if state and seat is not None else (),
        }
    )


def answered(response: httpx.Response) -> Any:
    headers = [(name, value) for name, value in response.headers.raw if name != b"date"]
    return response.status_code, headers, response.content


@in_a_loop
async def test_a_table_one_was_removed_from_is_like_one_that_never_was(tmp_path: Path) -> None:
    async with house(tmp_path, rng=SeatOneStarts()) as here:
        people = await everyone(here)
        asker = people[REMOVED]
        for stage in (LOBBY, RUNNING, OVER):
            table = await table_of(here, people, stage)
            ids = [table.id, "A" * 22, "x", "%00", "%F0%9F%92%80", "%FF", "a" * 500, "%25"]
            for path in (
                "",
                "/stream",
                "/record",
                "/replay",
                "/replay?seat=0",
                "/invitation",
                "/story",
                "/kept",
                "/printed",
                "?watch",
                "/stream?watch",
                "/story?watch",
                "/replay?watch",
                "/record?watch",
                "/kept?watch",
            ):
                answers = [await asker.get(f"/api/tables/{id_}{path}") for id_ in ids]
                assert answers[0].json()["why"] == {"type": "no-such-table"}
                for answer in answers:
                    assert answered(answer) == answered(answers[0])
            asks = [await asker.ask(id_, "sit", seat=0, id=7) for id_ in ids]
            assert all(answered(answer) == answered(asks[0]) for answer in asks)
            codes = [table.log.seating.opened.code, "QQQQQQ", "x" * 500]
            found = [answered(await asker.get(f"/api/codes/{code}")) for code in codes]
            assert found == [found[0]] * len(codes)
            heard = []
            for id_, query in product(ids, ("", "?watch")):
                page = await asker.socket(id_, query=query)
                await page.next()
                heard.append((await page.closed(), page.received))
            assert heard == [heard[0]] * len(heard)
            assert heard[0][0] == 4404


@in_a_loop
async def test_whoever_is_removed_is_told_and_shown_nothing_more(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        anne, mary = await here.person("Anne"), await here.person("Mary")
        table = await here.table(anne)
        await mary.done(table, "sit", seat=0)
        page = await mary.socket(table)
        async with mary.http.stream("GET", f"/api/tables/{table}/stream") as stream:
            await page.update()
            await anne.done(table, "remove", person=mary.id)
            lines = [json.decode(line) async for line in stream.aiter_lines()]
        assert lines[-1]["why"] == {"type": "sent-away"}
        answer = await page.answer()
        assert answer["why"] == {"type": "sent-away"}
        assert await page.closed() == 4403
        for update in (json.decode(sent) for sent in page.received):
            chairs = (update.get("table") or {}).get("chairs", [])
            assert not chairs or chairs[0]["people"], "nothing from after the removal"


@in_a_loop
async def test_whoever_is_removed_watches_no_more_from_the_same_browser(tmp_path: Path) -> None:
    """But from another table's pages nobody is sent away, nor anyone else from this one."""
    async with house(tmp_path) as here:
        anne, mary = await here.person("Anne"), await here.person("Mary")
        table, another = await here.table(anne), await here.table(anne)
        await mary.done(table, "sit", seat=0)
        watching = await mary.socket(table, query="?watch")
        elsewhere = await mary.socket(another, query="?watch")
        others = await anne.socket(table, query="?watch")
        async with mary.http.stream("GET", f"/api/tables/{table}/stream?watch") as stream:
            await watching.update()
            await anne.done(table, "remove", person=mary.id)
            lines = [json.decode(line) async for line in stream.aiter_lines()]
        assert lines[-1]["why"] == {"type": "sent-away"}
        assert (await watching.answer())["why"] == {"type": "sent-away"}
        assert await watching.closed() == 4403
        for id_ in (table, another):
            await anne.done(id_, "sit", seat=1)
        for page in (elsewhere, others):
            await page.until(lambda sent: "Anne" in str(sent) and "Mary" not in str(sent))
            await page.connection.close()
        await nobody_there(await here.find(table))
        await nobody_there(await here.find(another))
        assert not here.tables.runtime.visits.open


@in_a_loop
async def test_whoever_is_removed_does_not_come_back_under_a_new_name(
    tmp_path: Path,
) -> None:
    """Nor as nobody, nor where the name was forgotten: the browser is the same."""
    async with house(tmp_path) as here:
        anne, mary = await here.person("Anne"), await here.person("Mary")
        table = await here.table(anne)
        await mary.done(table, "sit", seat=0)
        await anne.done(table, "remove", person=mary.id)
        nameless = await here.asker(token(here.tables.runtime.store.key, "nameless"))
        for asker, known in ((mary, mary.id), (nameless, "nameless")):
            for path in ("/api/people", "/api/people?watch"):
                named = (await asker.post(path, {"name": "Bess"})).json()
                assert (named["id"], named["name"]) == (known, "Bess")
        assert (await mary.ask(table, "sit", seat=0)).status_code == 404


@in_a_loop
async def test_a_former_owner_comes_back_to_a_seat_that_a_bot_kept(tmp_path: Path) -> None:
    async with house(tmp_path, rng=SeatOneStarts()) as here:
        people = await everyone(here)
        table = await table_of(here, people, RUNNING)
        here.tables.known[table.id] = table
        await people[OTHER].done(table.id, "stand", seat=2)
        (view,) = (await people[OTHER].show(table.id))["seats"]
        assert view["seat"] is None
        assert (await people[STRANGER].ask(table.id, "sit", seat=2)).status_code == 409
        await people[OTHER].done(table.id, "sit", seat=2)
        (view,) = (await people[OTHER].show(table.id))["seats"]
        assert view["seat"] == 2


# A bot's way in


def test_the_example_bot_is_short_and_needs_nothing() -> None:
    lines = EXAMPLE.read_text().splitlines()
    assert len(lines) <= 35
    imports = [line.split()[1] for line in lines if line.startswith(("import ", "from "))]
    assert {name.split(".")[0] for name in imports} <= sys.stdlib_module_names


@pytest.mark.parametrize(
    ("game", "setup"),
    [
        ("pirates-dice", {"seats": 2, "dice": 2}),
        # Where a mind may be changed until time is up, and is then too late.
        ("wits-and-wagers", {"seats": 3, "questions": 1, "guess_time": 1, "bet_time": 1}),
    ],
)
@in_a_loop
async def test_the_example_bot_plays_a_whole_game(
    tmp_path: Path, game: str, setup: dict[str, int]
) -> None:
    # Without a pause, bots that may change their minds would do so as fast as they can.
    async with house(tmp_path, gate=Gate(), pace=(0.05, 0.1)) as here:
        anne = await here.person("Anne")
        table = await here.table(anne, game=game, setup=setup)
        await anne.done(table, "seat-bot", seat=0, level="easy")
        code = (await anne.show(table))["table"]["code"]
        page = await anne.socket(table)
        bot = await asyncio.create_subprocess_exec(
            *(sys.executable, str(EXAMPLE), here.url, code.lower(), "Robo"),
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )
        await page.until(lambda sent: "Robo" in str(sent.get("table")))
        await anne.done(table, "start")
        out, errors = await asyncio.wait_for(bot.communicate(), 60)
        assert (out, errors) == (b"", b"")
        result = (await anne.show(table))["result"]
        assert (bot.returncode == 0) == (1 in result["winners"])
