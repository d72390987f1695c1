"""The HTTP API: everything a page or a bot in any language can do, described by OpenAPI."""

import asyncio
import re
from collections.abc import AsyncIterator, Callable
from typing import Annotated, Any, Literal

import segno
from litestar import Litestar, Request, Response, get, post
from litestar.datastructures import Cookie
from litestar.exceptions import HTTPException
from litestar.params import FromPath, FromQuery
from litestar.response import Stream
from msgspec import Meta, ValidationError, convert, json

from witsend import __version__
from witsend.content.packs import PACKS
from witsend.content.text import Text
from witsend.game import News, Record, Refusal, Setup
from witsend.games import GAMES
from witsend.server import protocol
from witsend.server.asks import do, refused
from witsend.server.metrics import ASKS
from witsend.server.openapi import LINES, describe, schemas
from witsend.server.people import COOKIE, COOKIE_SECONDS, BadName, new_id, tidy_name, token
from witsend.server.protocol import (
    LARGEST_MESSAGE,
    AnyAsk,
    Done,
    Garbled,
    NoName,
    Refused,
    Told,
    Update,
    plain,
    read_ask,
    reader,
)
from witsend.server.runtime import logger
from witsend.server.store import Card, StoreError
from witsend.server.table import Table
from witsend.server.visitors import Denied, Visitors

STREAM_BEAT = 15.0  # seconds between signs of life on a stream
LONGEST_CODE = 20
LONGEST_ORIGIN = 300  # longer than any host's name; a QR code holds not much more
LOOPBACK = re.compile(r"https?://(localhost|127\.|\[::1\])")  # no use to a phone
AnyRequest = Request[Any, Any, Any]


class BadSetup(Refusal, frozen=True):
    problem: str
    says = "The table cannot be set up like that: {problem}."


class BadNameGiven(Refusal, frozen=True):
    problem: str
    says = "{problem}"


class NotFound(Refusal, frozen=True):
    says = "There is nothing here."


class TooLarge(Refusal, frozen=True):
    says = f"A message may have {LARGEST_MESSAGE} bytes at most."


STATUS: dict[type[Refusal], int] = {
    NoName: 401,
    protocol.SentAway: 403,
    protocol.AnotherSite: 403,
    protocol.NoSuchTable: 404,
    NotFound: 404,
    TooLarge: 413,
    protocol.TooFast: 429,
    protocol.NotKept: 503,
    protocol.NotUnderstood: 400,
    BadSetup: 400,
    BadNameGiven: 400,
    protocol.Broken: 500,
}
CONFLICT = 409


class Named(Record, frozen=True):
    name: Annotated[str, Meta(max_length=200)]


class Me(Record, frozen=True):
    id: str
    name: str
    token: str | None = None  # for programs; a page, which has its cookie, is not told it


class GameCard(Record, frozen=True, kw_only=True):
    name: str
    title: str
    least: int
    most: int
    people: int  # who may share a seat
    options: dict[str, Any]  # JSON Schema of the setup


class PackCard(Record, frozen=True):
    """What a page may know of a pack before it is played with: none of its questions."""

    name: str
    title: Text
    questions: int


class NewTable(Record, frozen=True, kw_only=True):
    game: str
    setup: dict[str, Any]
    open: bool = False
    move_seconds: Annotated[int, Meta(ge=5, le=86_400)] | None = None


class TableCard(Record, frozen=True, kw_only=True):
    id: str
    code: str
    game: str
    started: bool
    over: bool
    people: tuple[str, ...]  # names


class Opened(Record, frozen=True):
    id: str
    code: str


class Found(Record, frozen=True):
    id: str


class Invitation(Record, frozen=True):
    link: str
    qr: str  # the link as a picture for phones, as a data: address


class Advice(Record, frozen=True):
    move: Any


class Replay(Record, frozen=True, kw_only=True):
    game: str
    setup: Any
    names: tuple[str, ...]
    steps: list[list[Any]]  # per step the views: one seat's, or every seat's and the onlooker's
    result: Any


read_name = reader(Named)
read_table = reader(NewTable)


def routes(visitors: Visitors) -> list[Any]:  # noqa: C901, PLR0915 - one small function per route
    tables = visitors.tables

    @get("/health")
    async def health() -> dict[str, str]:
        return {"status": "ok", "version": __version__}

    @post("/api/people", summary="Say or change your name", status_code=200, reads=Named, gives=Me)
    async def name_person(request: AnyRequest) -> Response[Me]:
        try:
            name = tidy_name((await read(request, read_name)).name)
        except BadName as error:
            raise Denied(BadNameGiven(str(error))) from None
        person = visitors.person(request.scope) or new_id()
        await tables.runtime.store.name_person(person, name)
        visitors.remember(person, name)
        secret = token(tables.runtime.store.key, person)
        cookie = Cookie(
            COOKIE,
            value=secret,
            max_age=COOKIE_SECONDS,
            httponly=True,
            samesite="lax",
            secure=visitors.gate.is_secure(request.scope),
            path="/",
        )
        # A script in a page must not learn what its HttpOnly cookie holds.
        told = secret if visitors.gate.is_program(request.scope) else None
        return Response(Me(person, name, told), cookies=[cookie])

    @get("/api/people/me", summary="Who you are; null for someone new", gives=Me | None)
    async def me(request: AnyRequest) -> Response[Me | None]:
        person = visitors.person(request.scope)
        name = await visitors.name_of(person) if person else None
        return Response(Me(person, name) if person and name else None)

    @get("/api/games", summary="The games and their options", gives=list[GameCard])
    async def games() -> list[GameCard]:
        return [
            GameCard(
                name=game.name,
                title=game.title,
                least=game.seats[0],
                most=game.seats[-1],
                people=game.people,
                options=schema(game.options),
            )
            for game in GAMES.values()
        ]

    @get("/api/packs", summary="The packs of questions", gives=list[PackCard])
    async def packs() -> list[PackCard]:
        return [PackCard(pack.name, pack.title, len(pack.questions)) for pack in PACKS.values()]

    @get("/api/tables", summary="Open tables, or your own", gives=list[TableCard])
    async def list_tables(
        request: AnyRequest, which: FromQuery[Literal["open", "mine"]] = "open"
    ) -> list[TableCard]:
        if which == "open":
            return [
                await show_card(visitors, card) for card in await tables.runtime.store.open_tables()
            ]
        person, _ = await visitors.named(request.scope)
        return [
            await show_card(visitors, card) for card in await tables.runtime.store.tables_of(person)
        ]

    @post("/api/tables", summary="Open a table", reads=NewTable, gives=Opened)
    async def open_table(request: AnyRequest) -> Opened:
        person, name = await visitors.named(request.scope)
        data: NewTable = await read(request, read_table)
        game = GAMES.get(data.game)
        if game is None:
            raise Denied(BadSetup(f"there is no game called {data.game[:40]!r}"))
        try:
            setup: Setup = convert(data.setup, game.options)
        except ValidationError as error:
            problem = game.options.wrong_option(data.setup) or error
            raise Denied(BadSetup(plain(problem))) from None
        if objection := setup.objection():
            raise Denied(BadSetup(plain(objection)))
        table = await tables.open(
            game, setup, person, name, listed=data.open, move_seconds=data.move_seconds
        )
        return Opened(table.id, table.log.seating.opened.code)

    @get("/api/codes/{code:str}", summary="The table with a code", gives=Found)
    async def find_code(request: AnyRequest, code: FromPath[str]) -> Found:
        if not visitors.gate.may_guess(request.scope):
            raise Denied(protocol.TooFast())
        id_ = await tables.runtime.store.find(code) if len(code) <= LONGEST_CODE else None
        if id_ is None:
            raise Denied(protocol.NoSuchTable())
        await visitors.table(
            id_, visitors.person(request.scope)
        )  # unless one was sent away from it
        return Found(id_)

    @get("/api/tables/{table_id:str}", summary="All you may know of a table", gives=Update)
    async def show_table(request: AnyRequest, table_id: FromPath[str]) -> Response[bytes]:
        person = visitors.person(request.scope)
        table = await visitors.table(table_id, person)
        return Response(table.audience.update(person), media_type="application/json")

    @post(
        "/api/tables/{table_id:str}/asks",
        summary="Ask something of a table",
        status_code=200,
        reads=AnyAsk,
        gives=Done,
    )
    async def ask_table(request: AnyRequest, table_id: FromPath[str]) -> Response[Any]:
        person, name = await visitors.named(request.scope)
        ask = await read(request, read_ask)
        if not visitors.gate.may_ask(person):
            raise Denied(protocol.TooFast())
        table = await visitors.table(table_id, person)
        ASKS.inc()
        done = await do(table, person, name, ask)
        if isinstance(done, Refused):
            return answer(done.why, done.id)
        return Response(done)

    @get(
        "/api/tables/{table_id:str}/stream",
        summary="Every message, a line each, as it comes",
        gives=Told,
        media=LINES,
    )
    async def stream(request: AnyRequest, table_id: FromPath[str]) -> Stream:
        person = visitors.person(request.scope)
        table = await visitors.table(table_id, person)
        return Stream(follow(table, person), media_type=LINES)

    @get(
        "/api/tables/{table_id:str}/invitation",
        summary="The link that brings others to the table",
        gives=Invitation,
    )
    async def invitation(request: AnyRequest, table_id: FromPath[str]) -> Invitation:
        table = await visitors.table(table_id, visitors.person(request.scope))
        origin = visitors.gate.origin(request.scope)
        if visitors.address and LOOPBACK.match(origin):
            origin = visitors.address
        if len(origin) > LONGEST_ORIGIN:
            raise Denied(protocol.NotUnderstood("its host has no name that could be right"))
        link = f"{origin}/t/{table.id}"
        picture = segno.make(link, error="m").svg_data_uri(border=2, light="white", omitsize=True)
        return Invitation(link, picture)

    @get(
        "/api/tables/{table_id:str}/printed",
        summary="What lies printed on the table, as a book does; null where nothing does",
        gives=Any,
    )
    async def printed(request: AnyRequest, table_id: FromPath[str]) -> Response[bytes]:
        table = await visitors.table(table_id, visitors.person(request.scope))
        return Response(
            json.encode(table.log.game.printed(table.log.setup)), media_type="application/json"
        )

    @get(
        "/api/tables/{table_id:str}/story",
        summary="What a seat has seen happen so far",
        gives=list[list[News]],
    )
    async def story(
        request: AnyRequest, table_id: FromPath[str], seat: FromQuery[int | None] = None
    ) -> Response[bytes]:
        person = visitors.person(request.scope)
        table = await visitors.table(table_id, person)
        if seat is not None and (person is None or seat not in table.log.seating.seats_of(person)):
            raise Denied(protocol.NotYourSeat())
        states = (await table.record()).shown if table.log.seating.started else ()
        told = [state.view(seat).news for state in states]
        return Response(json.encode(told), media_type="application/json")

    @get(
        "/api/tables/{table_id:str}/advice",
        summary="What a bot would do in your seat, where all win together",
        gives=Advice,
    )
    async def advice(
        request: AnyRequest, table_id: FromPath[str], seat: FromQuery[int]
    ) -> Response[bytes]:
        person = visitors.person(request.scope)
        table = await visitors.table(table_id, person)
        if person is None or seat not in table.log.seating.seats_of(person):
            raise Denied(protocol.NotYourSeat())
        if not table.log.game.together:
            raise Denied(protocol.NoAdvice())
        move = await table.bots.advice(seat)
        if isinstance(move, Refusal):
            raise Denied(move)
        return Response(json.encode(Advice(move)), media_type="application/json")

    @get(
        "/api/tables/{table_id:str}/record",
        summary="The record, once the game is over",
        gives=Any,
        media=LINES,
    )
    async def record(request: AnyRequest, table_id: FromPath[str]) -> Response[bytes]:
        table = await finished(visitors, request, table_id)
        file = (await table.record()).text()
        name = f"{table.log.game.name}-{table.id[:6]}.jsonl"
        headers = {"Content-Disposition": f'attachment; filename="{name}"'}
        return Response(file, media_type=LINES, headers=headers)

    @get(
        "/api/tables/{table_id:str}/replay",
        summary="The game again, as a seat saw it",
        gives=Replay,
    )
    async def replay(
        request: AnyRequest, table_id: FromPath[str], seat: FromQuery[int | None] = None
    ) -> Response[bytes]:
        table = await finished(visitors, request, table_id)
        if seat is not None and not 0 <= seat < table.log.setup.seats:
            raise Denied(protocol.NoSuchSeat())
        game = await table.record()
        everyone = (*range(table.log.setup.seats), None)
        seats = everyone if seat is None else (seat,)
        shown = Replay(
            game=table.log.game.name,
            setup=game.setup,
            names=game.names,
            steps=[[state.view(who) for who in seats] for state in game.shown],
            result=game.result,
        )
        return Response(json.encode(shown), media_type="application/json")

    api = (
        *(name_person, me, games, packs, list_tables, open_table, find_code, show_table),
        *(ask_table, stream, invitation, printed, story, advice, record, replay),
    )
    document = describe(api, {CONFLICT, *STATUS.values()})

    @get("/api/openapi.json")
    async def openapi() -> dict[str, Any]:
        return document

    return [health, openapi, *api]


def build(visitors: Visitors) -> Litestar:
    return Litestar(
        route_handlers=routes(visitors),
        openapi_config=None,
        exception_handlers={
            Denied: lambda _, error: answer(error.why),
            HTTPException: http_problem,
            StoreError: lambda _, __: answer(protocol.NotKept()),
            Exception: broken,
        },
        request_max_body_size=LARGEST_MESSAGE,
        logging_config=None,
    )


async def read(request: AnyRequest, reads: Callable[[bytes], Any]) -> Any:
    """The body, read as strictly as a socket's message."""
    try:
        return reads(await request.body())
    except Garbled as error:
        raise Denied(protocol.NotUnderstood(str(error))) from None


async def finished(visitors: Visitors, request: AnyRequest, table_id: FromPath[str]) -> Table:
    table = await visitors.table(table_id, visitors.person(request.scope))
    if not table.log.seating.over:
        raise Denied(protocol.NotOver())
    return table


async def show_card(visitors: Visitors, card: Card) -> TableCard:
    return TableCard(
        id=card.id,
        code=card.code,
        game=card.game,
        started=card.started,
        over=card.over,
        people=tuple([await visitors.name_of(person) or "" for person in card.people]),
    )


async def follow(table: Table, person: str | None) -> AsyncIterator[bytes]:
    """Lines of a stream; an empty one now and then, so that a broken connection is noticed."""
    connection = table.join(person)
    if isinstance(connection, Refusal):
        return
    closing = None
    try:
        while not closing:
            try:
                messages = await asyncio.wait_for(table.audience.messages(connection), STREAM_BEAT)
            except TimeoutError:
                messages = [b""]
            closing = connection.closing
            for message in messages:
                yield message + b"\n"
    finally:
        table.leave(connection)


def answer(why: Refusal, id_: int = 0) -> Response[Any]:
    return Response(refused(id_, why), status_code=STATUS.get(type(why), CONFLICT))


def http_problem(_: object, error: HTTPException) -> Response[Any]:
    """Litestar's own objections, in our words and without its details."""
    match error.status_code:
        case 404 | 405:
            why: Refusal = NotFound()
        case 413:
            why = TooLarge()
        case code if code < 500:  # noqa: PLR2004 - HTTP's own line
            extra = error.extra[0] if isinstance(error.extra, list) and error.extra else {}
            problem = ": ".join(filter(None, (extra.get("key"), extra.get("message"))))
            why = protocol.NotUnderstood(plain(problem or error.detail))
        case _:
            why = protocol.Broken()
    response = answer(why)
    response.status_code = error.status_code
    return response


def broken(_: object, error: Exception) -> Response[Any]:
    logger.error("a request failed", exc_info=error)
    return answer(protocol.Broken())


def schema(options: type[Setup]) -> dict[str, Any]:
    """A setup's JSON Schema, for a form."""
    described: dict[str, Any] = schemas(options)[-1][options.__name__]
    return described
