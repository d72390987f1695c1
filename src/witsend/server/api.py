"""The HTTP API: everything a page or a bot in any language can do, described by OpenAPI."""

import asyncio
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING, Annotated, Any, Literal

from litestar import Litestar, Request, Response, get, post
from litestar.datastructures import Cookie
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.response import Stream
from msgspec import Meta, ValidationError, convert, json
from msgspec.json import schema_components

from witsend import __version__
from witsend.game import Record, Refusal, Setup
from witsend.games import GAMES
from witsend.server import protocol
from witsend.server.asks import do, refused
from witsend.server.metrics import ASKS
from witsend.server.page import Page
from witsend.server.people import COOKIE, COOKIE_SECONDS, BadName, new_id, tidy_name, token
from witsend.server.protocol import LARGEST_MESSAGE, AnyAsk, Done, NoName, Refused, plain
from witsend.server.store import Card, StoreError
from witsend.server.table import Table, log

if TYPE_CHECKING:
    from witsend.server.app import App

STREAM_BEAT = 15.0  # seconds between signs of life on a stream
LONGEST_CODE = 20
AnyRequest = Request[Any, Any, Any]


class BadSetup(Refusal, frozen=True):
    problem: str
    says = "The table cannot be set up like that: {problem}."


class BadNameGiven(Refusal, frozen=True):
    problem: str
    says = "{problem}"


class NotFound(Refusal, frozen=True):
    says = "There is nothing here."


class Broken(Refusal, frozen=True):
    says = "Something went wrong here. Nothing has changed."


STATUS: dict[type[Refusal], int] = {
    NoName: 401,
    protocol.SentAway: 403,
    protocol.NoSuchTable: 404,
    NotFound: 404,
    protocol.TooFast: 429,
    protocol.NotKept: 503,
    protocol.NotUnderstood: 400,
    BadSetup: 400,
    BadNameGiven: 400,
    Broken: 500,
}
CONFLICT = 409


class Denied(Exception):
    """Ends a request with a refusal."""

    def __init__(self, why: Refusal) -> None:
        super().__init__(str(why))
        self.why = why


class Named(Record, frozen=True):
    name: Annotated[str, Meta(max_length=200)]


class Me(Record, frozen=True):
    id: str
    name: str
    token: str | None = None  # for a bot's requests; a browser has it as a cookie


class GameCard(Record, frozen=True, kw_only=True):
    name: str
    title: str
    least: int
    most: int
    people: int  # who may share a seat
    options: dict[str, Any]  # JSON Schema of the setup


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


class Replay(Record, frozen=True, kw_only=True):
    game: str
    setup: Any
    names: tuple[str, ...]
    steps: list[list[Any]]  # per step the views: one seat's, or every seat's
    result: Any


def routes(app: "App") -> list[Any]:  # noqa: C901, PLR0915 - one small function per route
    tables = app.tables

    @get("/health", include_in_schema=False)
    async def health() -> dict[str, str]:
        return {"status": "ok", "version": __version__}

    @post("/api/people", summary="Say or change your name", status_code=200)
    async def name_person(request: AnyRequest, data: Named) -> Response[Me]:
        try:
            name = tidy_name(data.name)
        except BadName as error:
            raise Denied(BadNameGiven(str(error))) from None
        person = app.person(request.scope) or new_id()
        await tables.store.name_person(person, name)
        app.names[person] = name
        secret = token(tables.store.key, person)
        cookie = Cookie(
            COOKIE,
            value=secret,
            max_age=COOKIE_SECONDS,
            httponly=True,
            samesite="lax",
            secure=app.gate.is_secure(request.scope),
            path="/",
        )
        return Response(Me(person, name, secret), cookies=[cookie])

    @get("/api/people/me", summary="Who you are")
    async def me(request: AnyRequest) -> Me:
        return Me(*await asker(app, request))

    @get("/api/games", summary="The games and their options")
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

    @get("/api/tables", summary="Open tables, or your own")
    async def list_tables(
        request: AnyRequest, which: Literal["open", "mine"] = "open"
    ) -> list[TableCard]:
        if which == "open":
            return [await show_card(app, card) for card in await tables.store.open_tables()]
        person, _ = await asker(app, request)
        return [await show_card(app, card) for card in await tables.store.tables_of(person)]

    @post("/api/tables", summary="Open a table")
    async def open_table(request: AnyRequest, data: NewTable) -> Opened:
        person, name = await asker(app, request)
        game = GAMES.get(data.game)
        if game is None:
            raise Denied(BadSetup(f"there is no game called {data.game[:40]!r}"))
        try:
            setup: Setup = convert(data.setup, game.options)
        except ValidationError as error:
            raise Denied(BadSetup(plain(error))) from None
        table = await tables.open(
            game, setup, person, name, listed=data.open, move_seconds=data.move_seconds
        )
        return Opened(table.id, table.seating.opened.code)

    @get("/api/codes/{code:str}", summary="The table with a code")
    async def find_code(request: AnyRequest, code: str) -> dict[str, str]:
        if not app.gate.may_guess(request.scope):
            raise Denied(protocol.TooFast())
        id_ = await tables.store.find(code) if len(code) <= LONGEST_CODE else None
        if id_ is None:
            raise Denied(protocol.NoSuchTable())
        return {"id": id_}

    @get("/api/tables/{table_id:str}", summary="All you may know of a table")
    async def show_table(request: AnyRequest, table_id: str) -> Response[bytes]:
        person = app.person(request.scope)
        table = await app.table(table_id, person)
        return Response(table.update(person), media_type="application/json")

    @post("/api/tables/{table_id:str}/asks", summary="Ask something of a table")
    async def ask_table(
        request: AnyRequest, table_id: str, data: AnyAsk
    ) -> Response[Done | Refused]:
        person, name = await asker(app, request)
        table = await app.table(table_id, person)
        ASKS.inc()
        done = await do(table, person, name, data)
        tables.forget_idle(table)
        if isinstance(done, Refused):
            return answer(done.why, done.id)
        return Response(done, status_code=200)

    @get("/api/tables/{table_id:str}/stream", summary="Every update, a line each, as it comes")
    async def stream(request: AnyRequest, table_id: str) -> Stream:
        person = app.person(request.scope)
        table = await app.table(table_id, person)
        page = table.open_page(person)
        if isinstance(page, Refusal):
            raise Denied(protocol.NoSuchTable())
        return Stream(follow(page), media_type="application/x-ndjson")

    @get("/api/tables/{table_id:str}/record", summary="The record, once the game is over")
    async def record(request: AnyRequest, table_id: str) -> Response[bytes]:
        table = await finished(app, request, table_id)
        file = (await table.record()).text()
        name = f"{table.game.name}-{table.id[:6]}.jsonl"
        headers = {"Content-Disposition": f'attachment; filename="{name}"'}
        return Response(file, media_type="application/x-ndjson", headers=headers)

    @get("/api/tables/{table_id:str}/replay", summary="The game again, as a seat saw it")
    async def replay(
        request: AnyRequest, table_id: str, seat: int | None = None
    ) -> Response[bytes]:
        table = await finished(app, request, table_id)
        if seat is not None and not 0 <= seat < table.setup.seats:
            raise Denied(protocol.NoSuchSeat())
        game = await table.record()
        seats = range(table.setup.seats) if seat is None else (seat,)
        shown = Replay(
            game=table.game.name,
            setup=game.setup,
            names=game.names,
            steps=[[state.view(who) for who in seats] for state in game.shown],
            result=game.result,
        )
        return Response(json.encode(shown), media_type="application/json")

    return [
        *(health, name_person, me, games, list_tables, open_table, find_code),
        *(show_table, ask_table, stream, record, replay),
    ]


def build(app: "App") -> Litestar:
    return Litestar(
        route_handlers=routes(app),
        openapi_config=OpenAPIConfig(
            title="Wits' End",
            version=__version__,
            path="/api",
            render_plugins=[JsonRenderPlugin()],  # the others fetch scripts from elsewhere
        ),
        exception_handlers={
            Denied: lambda _, error: answer(error.why),
            HTTPException: http_problem,
            StoreError: lambda _, __: answer(protocol.NotKept()),
            Exception: broken,
        },
        request_max_body_size=LARGEST_MESSAGE,
        logging_config=None,
    )


async def asker(app: "App", request: AnyRequest) -> tuple[str, str]:
    person = app.person(request.scope)
    name = await app.name_of(person) if person else None
    if person is None or name is None:
        raise Denied(NoName())
    return person, name


async def finished(app: "App", request: AnyRequest, table_id: str) -> Table:
    table = await app.table(table_id, app.person(request.scope))
    if not table.seating.over:
        raise Denied(protocol.NotOver())
    return table


async def show_card(app: "App", card: Card) -> TableCard:
    return TableCard(
        id=card.id,
        code=card.code,
        game=card.game,
        started=card.started,
        over=card.over,
        people=tuple([await app.name_of(person) or "" for person in card.people]),
    )


async def follow(page: Page) -> AsyncIterator[bytes]:
    """Lines of a stream; an empty one now and then, so that a broken connection is noticed."""
    try:
        while not page.closing:
            try:
                messages = await asyncio.wait_for(page.messages(), STREAM_BEAT)
            except TimeoutError:
                messages = [b""]
            for message in messages:
                yield message + b"\n"
    finally:
        page.table.close_page(page)


def answer(why: Refusal, id_: int = 0) -> Response[Any]:
    return Response(refused(id_, why), status_code=STATUS.get(type(why), CONFLICT))


def http_problem(_: object, error: HTTPException) -> Response[Any]:
    """Litestar's own objections, in our words and without its details."""
    match error.status_code:
        case 404 | 405:
            why: Refusal = NotFound()
        case status if status < 500:  # noqa: PLR2004 - HTTP's own line
            extra = error.extra[0] if isinstance(error.extra, list) and error.extra else {}
            detail = extra.get("message") if isinstance(extra, dict) else None
            why = protocol.NotUnderstood(plain(detail or error.detail))
        case _:
            why = Broken()
    response = answer(why)
    response.status_code = error.status_code
    return response


def broken(request: AnyRequest, error: Exception) -> Response[Any]:
    log.error("%s %s failed", request.method, request.route_handler, exc_info=error)
    return answer(Broken())


def schema(options: type[Setup]) -> dict[str, Any]:
    """A setup's JSON Schema, for a form."""
    _, components = schema_components([options])
    described: dict[str, Any] = components[options.__name__]
    return described
