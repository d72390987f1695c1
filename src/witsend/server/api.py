"""The HTTP API: everything a page or a bot in any language can do, described by OpenAPI.

The file is long because each route has its handler here, to be read one by one.
"""

import asyncio
import gzip
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import nullcontext
from functools import cache
from typing import Any, Literal

import segno
from msgspec import ValidationError, convert, json
from msgspec.structs import replace
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route as Served

from witsend import __version__
from witsend.coach import Report
from witsend.content.packs import PACKS, OwnPack
from witsend.content.packs.keeping import is_full, keep
from witsend.content.packs.pack_file import Reading, read_sheet
from witsend.content.packs.spreadsheet import as_csv
from witsend.game import GameOver, News, NotYourTurn, Refusal, Setup
from witsend.games import GAMES, HOUSE
from witsend.server import bookshelf
from witsend.server.asks import do
from witsend.server.codes import LENGTHS
from witsend.server.elsewhere import from_elsewhere
from witsend.server.listings import Listing
from witsend.server.log import rules_of
from witsend.server.metrics import ASKS
from witsend.server.neighbours import Renamed
from witsend.server.openapi import describe, setup_schema
from witsend.server.people import (
    COOKIE,
    COOKIE_SECONDS,
    BadName,
    is_plain,
    new_id,
    tidy_name,
    token,
)
from witsend.server.practice import seats_at_end, try_again
from witsend.server.protocol import (
    LARGEST_SHEET,
    Advice,
    AnyAsk,
    BookShown,
    Bring,
    Coached,
    Done,
    Evening,
    Finale,
    Found,
    GameListing,
    Invitation,
    KeptStory,
    Me,
    Message,
    Named,
    NewTable,
    OpenedTable,
    PackListing,
    Refused,
    Replay,
    Sheet,
    SheetProblem,
    SheetQuestion,
    SheetRead,
    Shelved,
    TableListing,
    TryAgain,
    Update,
    decode_ask,
    decoder,
    plain,
)
from witsend.server.readiness import Readiness
from witsend.server.refusals import (
    CONFLICT,
    STATUS,
    BadNameGiven,
    BadSetup,
    Denied,
    KeepsNoQuestions,
    NoAdvice,
    NoCoach,
    NoOpinion,
    NoSuchSeat,
    NotFound,
    NotOver,
    NotStarted,
    NotYourSeat,
    TooFast,
    TooManyGuesses,
    TooManyListed,
    Unprintable,
)
from witsend.server.retold import Kind
from witsend.server.routing import JSON, LINES, Route, as_json, body, gzipped, refusal
from witsend.server.seating import Opened
from witsend.server.store import Store
from witsend.server.stories import read_evening
from witsend.server.table import Table
from witsend.server.visitors import Visitors, claimed

STREAM_BEAT = 15.0  # seconds between signs of life on a stream
LOOPBACK = re.compile(r"https?://(localhost|127\.|\[::1\])")  # no use to a phone

SHEET: dict[str, Any] = {"reads": Sheet, "gives": SheetRead}
Handler = Callable[..., Awaitable[Any]]
ROUTES: list[Route] = []

decode_name = decoder(Named)
decode_table = decoder(NewTable)
decode_sheet = decoder(Sheet)
decode_try = decoder(TryAgain)
decode_advice = json.Decoder(Advice | None).decode


def get(path: str, summary: str, **facts: Any) -> Callable[[Handler], Handler]:
    return serves("GET", path, summary, **facts)


def post(path: str, summary: str, **facts: Any) -> Callable[[Handler], Handler]:
    return serves("POST", path, summary, **facts)


def serves(method: str, path: str, summary: str, **facts: Any) -> Callable[[Handler], Handler]:
    def added(handler: Handler) -> Handler:
        ROUTES.append(Route(method, path, summary, handler, **facts))
        return handler

    return added


# People


@post("/api/people", "Say or change your name", reads=Named, gives=Me)
async def name_person(visitors: Visitors, request: Request) -> Response:
    try:
        name = tidy_name((await body(request, decode_name)).name)
    except BadName as error:
        raise Denied(BadNameGiven(str(error))) from None
    store, gate = visitors.tables.runtime.store, visitors.gate
    known = visitors.holder(request.scope)
    if not (gate.asks_of(known).spend() if known else gate.may_become(request.scope)):
        raise Denied(TooFast())
    person = known or new_id()
    await store.name_person(person, name)
    visitors.remember(person, name)
    visitors.tables.runtime.neighbours.tell(Renamed(person=person))
    return with_token(visitors, request, person, name)


@get("/api/people/me", "Who you are; null for someone new", gives=Me | None)
async def me(visitors: Visitors, request: Request) -> Me | Response | None:
    person = visitors.person(request.scope)
    name = await visitors.name_of(person) if person else None
    if not (person and name):
        return None
    if visitors.tables.runtime.store.keys.is_to_be_renewed(claimed(request.scope)):
        return with_token(visitors, request, person, name)
    return Me(person, name)


def with_token(visitors: Visitors, request: Request, person: str, name: str) -> Response:
    """Who they are, and a new token for it: as a cookie, and for programs to read."""
    secret = token(visitors.tables.runtime.store.key, person)
    # A script in a page must not learn what its HttpOnly cookie holds.
    shown = secret if visitors.gate.is_program(request.scope) else None
    response = as_json(Me(person, name, shown))
    response.set_cookie(
        COOKIE,
        secret,
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=visitors.gate.is_secure(request.scope),
    )
    return response


# What can be played


@get("/api/games", "The games and their options", gives=list[GameListing])
async def games(_: Visitors, __: Request) -> list[GameListing]:
    return [
        GameListing(
            name=game.name,
            title=game.title,
            least=game.seats[0],
            most=game.seats[-1],
            people=game.people,
            may_sit_out=game.may_sit_out,
            options=setup_schema(game.options),
            elsewhere=from_elsewhere(game),
        )
        for game in GAMES.values()
    ]


@get("/api/books/{name}", "An adventure book, its chapters laid out", gives=BookShown)
async def book(_: Visitors, __: Request, name: str) -> BookShown:
    shown = bookshelf.book_shown(name)
    if shown is None:
        raise Denied(NotFound())
    return shown


@get("/api/packs", "The packs of questions", gives=list[PackListing])
async def packs(_: Visitors, __: Request) -> list[PackListing]:
    return [PackListing(pack.name, pack.title, len(pack.questions)) for pack in PACKS.values()]


@post("/api/packs/check", "What a sheet of questions holds, and what is wrong", **SHEET)
async def check_sheet(visitors: Visitors, request: Request) -> SheetRead:
    person, _ = await visitors.named(request.scope)
    sheet: Sheet = await body(request, decode_sheet, LARGEST_SHEET)
    if not visitors.gate.asks_of(person).spend():
        raise Denied(TooFast())
    return as_read(read_sheet(sheet.text, sheet.language), visitors)


@post("/api/packs", "Keep questions for all tables of this server", **SHEET)
async def keep_pack(visitors: Visitors, request: Request) -> SheetRead:
    person, _ = await visitors.named(request.scope)
    sheet: Sheet = await body(request, decode_sheet, LARGEST_SHEET)
    if not visitors.gate.may_open(person, request.scope):
        raise Denied(TooFast())
    if visitors.questions is None or is_full(visitors.questions):
        raise Denied(KeepsNoQuestions())
    reading = read_sheet(sheet.text, sheet.language)
    if not reading.problems:
        keep(visitors.questions, titled(sheet), reading.questions)
    return as_read(reading, visitors)


def titled(sheet: Sheet) -> str:
    title = " ".join(sheet.title.split())
    if not is_plain(title):
        raise Denied(Unprintable())
    return title


def as_read(reading: Reading, visitors: Visitors) -> SheetRead:
    return SheetRead(
        questions=tuple(
            SheetQuestion(question.text, question.answer, question.unit, question.display)
            for question in reading.questions
        ),
        problems=tuple(
            SheetProblem(problem.line, problem.kind, problem.about, problem.says)
            for problem in reading.problems
        ),
        ignored=reading.ignored,
        may_keep=visitors.questions is not None,
    )


# Tables


@get("/api/tables", "Open tables, or your own", gives=list[TableListing])
async def list_tables(
    visitors: Visitors, request: Request, which: Literal["open", "mine"] = "open"
) -> list[TableListing]:
    store = visitors.tables.runtime.store
    if which == "open":
        listed, left = await store.open_tables(visitors.tables.runtime.time.now()), set[str]()
    else:
        person, _ = await visitors.named(request.scope)
        listed = await store.tables_of(person)
        left = {listing.id for listing in listed if person in listing.left}
    newest = listed[0] if listed and which == "mine" else None
    books = [each for each in listed[: bookshelf.MOST] if each.game == bookshelf.NAME]
    books = books if which == "mine" else []
    wanted = [listing.id for listing in listed if not listing.over]
    first = await store.opened([*wanted, *(each.id for each in books if each.over)])
    stopped = {
        id_
        for id_, entry in first.items()
        if id_ in wanted and isinstance(rules_of(json.decode(entry, type=Opened)), Refusal)
    }
    evening = await evening_at(store, newest, first) if newest else None
    return [
        await with_names(
            visitors,
            listing,
            stopped=listing.id in stopped,
            left=listing.id in left,
            evening=evening if listing is newest else None,
            story=await shelved(visitors, listing, first) if listing in books else None,
        )
        for listing in listed
    ]


async def shelved(visitors: Visitors, listing: Listing, first: dict[str, bytes]) -> Shelved | None:
    story = await visitors.tables.runtime.store.story(listing.id) if listing.over else None
    if listing.id not in first or (listing.over and story is None):
        return None
    table = visitors.tables.known.get(listing.id)
    return bookshelf.on_the_shelf(first[listing.id], story, table.log.state if table else None)


async def evening_at(store: Store, newest: Listing, first: dict[str, bytes]) -> Evening | None:
    """Once a game is over the score with it is in its story, where the log need not be played."""
    evening = None
    if newest.over:
        story = await store.story(newest.id)
        evening = read_evening(story) if story else None
    elif newest.id in first:
        evening = json.decode(first[newest.id], type=Opened).evening
    return evening if evening and evening.games else None


async def with_names(
    visitors: Visitors,
    listing: Listing,
    *,
    stopped: bool,
    left: bool,
    evening: Evening | None,
    story: Shelved | None,
) -> TableListing:
    return TableListing(
        id=listing.id,
        code=listing.code,
        game=listing.game,
        started=listing.started,
        over=listing.over,
        stopped=stopped,
        left=left,
        people=tuple(filter(None, [await visitors.name_of(each) for each in listing.people])),
        evening=evening,
        story=story,
    )


@post("/api/tables", "Open a table", reads=NewTable, gives=OpenedTable, status=201)
async def open_table(visitors: Visitors, request: Request) -> OpenedTable:
    person, name = await visitors.named(request.scope)
    wanted: NewTable = await body(request, decode_table)
    game = GAMES.get(wanted.game)
    if game is None:
        raise Denied(BadSetup(f"there is no game called {wanted.game[:40]!r}"))
    try:
        setup: Setup = convert(wanted.setup, game.options)
    except ValidationError as error:
        problem = game.options.wrong_option(wanted.setup) or error
        raise Denied(BadSetup(plain(problem))) from None
    if objection := setup.objection():
        raise Denied(BadSetup(plain(objection)))
    if setup.with_ages(()) != setup:
        raise Denied(BadSetup("who is younger is said at the table, when people sit there"))
    if not visitors.gate.may_open(person, request.scope):
        raise Denied(TooFast())
    if setup.measures:
        setup = setup.with_measured(await visitors.difficulties.now())
    runtime, address = visitors.tables.runtime, visitors.gate.rate_limit_key(request.scope)
    async with visitors.listing if wanted.open else nullcontext():
        if wanted.open:
            await check_list(visitors, person, address)
        table = await visitors.tables.open(
            game, setup, person, name, listed=wanted.open, move_seconds=wanted.move_seconds
        )
        if wanted.open:
            await runtime.store.list_from(address, table.id, runtime.time.now())
    return OpenedTable(table.id, table.log.seating.opened.code)


async def check_list(visitors: Visitors, person: str, address: str) -> None:
    """One host, or one address with however many names, does not fill the list of open tables."""
    runtime, limits = visitors.tables.runtime, visitors.gate.limits
    now = runtime.time.now()
    if await runtime.store.listed_from(address, now) >= limits.listed_here:
        raise Denied(TooManyListed(limits.listed_here))
    if await runtime.store.listed_of(person, now) >= limits.listed:
        raise Denied(TooManyListed(limits.listed))


@get("/api/codes/{code}", "The table with a code", gives=Found)
async def find_code(visitors: Visitors, request: Request, code: str) -> Found:
    guesses = visitors.gate.guesses_of(request.scope)
    if not guesses.has_any():
        raise Denied(TooManyGuesses())
    runtime = visitors.tables.runtime
    is_one = len(code) in LENGTHS
    id_ = await runtime.store.find(code, runtime.time.now()) if is_one else None
    try:
        # Nobody is told of a table that has sent them away.
        table = await visitors.table(id_ or "", request.scope)
    except Denied:
        guesses.charge()
        raise
    return Found(table.id)


@get("/api/tables/{table_id}", "All you may know of a table", gives=Update)
async def show_table(visitors: Visitors, request: Request, table_id: str) -> Response:
    person = visitors.person(request.scope)
    table = await visitors.table(table_id, request.scope)
    return Response(table.audience.update(person), media_type=JSON)


@post("/api/tables/{table_id}/asks", "Ask something of a table", reads=AnyAsk, gives=Done)
async def ask_table(visitors: Visitors, request: Request, table_id: str) -> Done | Response:
    person, name = await visitors.named(request.scope)
    ask = await body(request, decode_ask)
    if not visitors.gate.asks_of(person).spend():
        raise Denied(TooFast())
    table = await visitors.table(table_id, request.scope)
    ASKS.value += 1
    done = await do(table, person, name, ask)
    return refusal(done.why, done.id) if isinstance(done, Refused) else done


@post("/api/tables/{table_id}/pack", "Bring questions of your own, or none", **SHEET)
async def bring_pack(visitors: Visitors, request: Request, table_id: str) -> SheetRead | Response:
    person, name = await visitors.named(request.scope)
    sheet: Sheet = await body(request, decode_sheet, LARGEST_SHEET)
    if not visitors.gate.asks_of(person).spend():
        raise Denied(TooFast())
    table = await visitors.table(table_id, request.scope)
    reading, own = Reading((), ()), None
    if sheet.text.strip():
        reading = read_sheet(sheet.text, sheet.language)
        own = OwnPack(title=titled(sheet), questions=reading.questions, alone=sheet.alone)
    if not reading.problems:
        done = await do(table, person, name, Bring(own=own))
        if isinstance(done, Refused):
            return refusal(done.why)
    return as_read(reading, visitors)


@get(
    "/api/tables/{table_id}/pack",
    "The questions that you have brought, as a sheet; null where you have brought none",
    gives=Sheet | None,
)
async def own_pack(visitors: Visitors, request: Request, table_id: str) -> Sheet | None:
    person = visitors.person(request.scope)
    table = await visitors.table(table_id, request.scope)
    author, own = table.log.brought or (None, None)
    if own is None or author != person:
        return None
    return Sheet(text=as_csv(own.questions), title=own.title, alone=own.alone)


@get(
    "/api/tables/{table_id}/stream",
    "Every message, a line each, as it comes",
    gives=Message,
    media=LINES,
)
async def stream(visitors: Visitors, request: Request, table_id: str) -> Response:
    person = visitors.person(request.scope)
    table = await visitors.table(table_id, request.scope)
    holder = visitors.holder(request.scope)
    return StreamingResponse(lines(table, person, holder), media_type=LINES)


async def lines(table: Table, person: str | None, holder: str | None) -> AsyncIterator[bytes]:
    """Of a stream; an empty one now and then, so that a broken connection is noticed."""
    connection = table.join(person)
    if isinstance(connection, Refusal):
        return
    visits = table.runtime.visits
    visits.begin(holder, table.id, connection)
    closing = None
    try:
        while not closing:
            try:
                async with asyncio.timeout(STREAM_BEAT):
                    messages = await table.audience.messages(connection)
            except TimeoutError:
                messages = [b""]
            closing = connection.closing
            for message in messages:
                yield message + b"\n"
    finally:
        visits.end(holder, connection)
        table.leave(connection)


@get(
    "/api/tables/{table_id}/invitation",
    "The link that brings others to the table",
    gives=Invitation,
)
async def invitation(visitors: Visitors, request: Request, table_id: str) -> Invitation:
    table = await visitors.table(table_id, request.scope)
    origin = visitors.gate.origin(request.scope)
    if visitors.address and LOOPBACK.match(origin):
        origin = visitors.address
    link = f"{origin}/t/{table.id}"
    picture = segno.make(link, error="m").svg_data_uri(border=2, light="white", omitsize=True)
    return Invitation(link, picture)


@get(
    "/api/tables/{table_id}/printed",
    "What lies printed on the table, as a book does; null where nothing does",
    gives=Any,
)
async def printed(visitors: Visitors, request: Request, table_id: str) -> Any:
    table = await visitors.table(table_id, request.scope)
    return None if table.log.stopped else table.log.game.printed(table.log.setup)


@get(
    "/api/tables/{table_id}/story",
    "What a seat has seen happen, without as much of it as you have",
    gives=list[list[News]],
)
async def story(
    visitors: Visitors, request: Request, table_id: str, seat: int | None = None, since: int = 0
) -> list[Any] | Response:
    person = visitors.person(request.scope)
    table = await visitors.table(table_id, request.scope)
    if seat is not None and (person is None or seat not in table.log.seating.seats_of(person)):
        raise Denied(NotYourSeat())
    check_goes_on(table)
    if not table.log.seating.started:
        return []
    return gzipped(request, await told(visitors, request, table, "story", seat, since))


@get(
    "/api/tables/{table_id}/advice",
    "What a bot would do in your seat, where all win together or you play against bots alone",
    gives=Advice,
)
async def advice(visitors: Visitors, request: Request, table_id: str, seat: int) -> Advice:
    person = visitors.person(request.scope)
    table = await visitors.table(table_id, request.scope)
    if person is None or seat not in table.log.seating.seats_of(person):
        raise Denied(NotYourSeat())
    check_goes_on(table)
    if not table.log.game.together:
        return await hint(visitors, request, table, person, seat)
    move = await table.bots.advice(seat)
    if isinstance(move, Refusal):
        raise Denied(move)
    return Advice(move, saying=await table.bots.saying(seat))


async def hint(
    visitors: Visitors, request: Request, table: Table, person: str, seat: int
) -> Advice:
    """The coach's sentence before a move."""
    if not table.log.seating.is_alone(person):
        raise Denied(NoAdvice())
    if table.log.game.name not in HOUSE:
        raise Denied(NoCoach())
    state = table.log.state
    if state is None:
        raise Denied(NotStarted())
    if seat not in state.to_act():
        raise Denied(GameOver() if table.log.seating.over else NotYourTurn())
    said: Advice | None = decode_advice(
        gzip.decompress(await told(visitors, request, table, "hint", seat))
    )
    if said is None:
        raise Denied(NoOpinion())
    return said


# Afterwards


@get(
    "/api/tables/{table_id}/record",
    "The record, once the game is over or stopped",
    gives=Any,
    media=LINES,
)
async def record(visitors: Visitors, request: Request, table_id: str) -> Response:
    table = await visitors.table(table_id, request.scope)
    if not table.log.stopped:
        check_is_over(table)
    elif not table.log.seating.started:
        raise Denied(NotStarted())
    name = f"{table.log.seating.opened.game}-{table.id[:6]}.jsonl"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return gzipped(request, await told(visitors, request, table, "record"), LINES, headers)


@get(
    "/api/tables/{table_id}/replay",
    "The game again, as one seat or an onlooker saw it",
    gives=Replay,
)
async def replay(
    visitors: Visitors, request: Request, table_id: str, seat: int | None = None
) -> Response:
    table = await visitors.table(table_id, request.scope)
    check_goes_on(table)
    check_is_over(table)
    check_seat(table, seat)
    return gzipped(request, await told(visitors, request, table, "replay", seat))


@get(
    "/api/tables/{table_id}/kept",
    "A finished game in words, whatever has become of its rules; null where none were kept",
    gives=KeptStory | None,
)
async def kept(
    visitors: Visitors, request: Request, table_id: str, seat: int | None = None
) -> Response | None:
    table = await visitors.table(table_id, request.scope)
    check_seat(table, seat)
    if not table.log.seating.over:
        return None
    return gzipped(request, await told(visitors, request, table, "kept", seat))


@get(
    "/api/tables/{table_id}/finale",
    "What a finished game is remembered for: places, what came of each seat, highlights",
    gives=Finale,
)
async def finale(visitors: Visitors, request: Request, table_id: str) -> Response:
    table = await visitors.table(table_id, request.scope)
    check_goes_on(table)
    check_is_over(table)
    return gzipped(request, await told(visitors, request, table, "finale"))


@get(
    "/api/tables/{table_id}/coach",
    "What the coach says of your seats, once a game is over; until it is known, how far it is",
    gives=Coached,
)
async def coach(visitors: Visitors, request: Request, table_id: str, begin: bool = True) -> Coached:
    person, _ = await visitors.named(request.scope)
    table = await visitors.table(table_id, request.scope)
    check_goes_on(table)
    check_is_over(table)
    if not (mine := seats_at_end(table.log.seating, person)):
        raise Denied(NotYourSeat())
    if table.log.game.name not in HOUSE:
        raise Denied(NoCoach())
    said = await visitors.coaching.ask(table.id, begin=begin)
    if not isinstance(said, Report):
        return Coached(done=said.done, of=said.of)
    seats = tuple(each for each in said.seats if each.seat in mine)
    weighed = sum(len(each.decisions) for each in said.seats)
    return Coached(done=weighed, of=weighed, report=replace(said, seats=seats))


@post(
    "/api/tables/{table_id}/practice",
    "Try again from a decision of your own, against bots, once a game is over",
    reads=TryAgain,
    gives=OpenedTable,
    status=201,
)
async def practice(visitors: Visitors, request: Request, table_id: str) -> OpenedTable:
    person, name = await visitors.named(request.scope)
    wanted: TryAgain = await body(request, decode_try)
    table = await visitors.table(table_id, request.scope)
    check_goes_on(table)
    check_is_over(table)
    if not visitors.gate.may_open(person, request.scope):
        raise Denied(TooFast())
    asker = visitors.gate.rate_limit_key(request.scope)
    return OpenedTable(*await try_again(table, person, name, wanted, asker))


async def told(
    visitors: Visitors,
    request: Request,
    table: Table,
    kind: Kind,
    seat: int | None = None,
    since: int = 0,
) -> bytes:
    """A room's worth of people may ask behind one address, and no more."""
    asker = visitors.gate.rate_limit_key(request.scope)
    return await table.retold(kind, asker, seat=seat, since=since)


def check_seat(table: Table, seat: int | None) -> None:
    if seat is not None and seat not in range(table.log.seating.opened.seats):
        raise Denied(NoSuchSeat())


def check_is_over(table: Table) -> None:
    if not table.log.seating.over:
        raise Denied(NotOver())


def check_goes_on(table: Table) -> None:
    """Where a game is stopped, there are no rules to say what it looks like."""
    if table.log.stopped:
        raise Denied(table.log.stopped)


# All of it


def build(visitors: Visitors) -> Starlette:
    health = as_json({"status": "ok", "version": __version__}).body

    async def openapi(_: Request) -> Response:
        return Response(await asyncio.to_thread(description), media_type=JSON)

    async def alive(_: Request) -> Response:
        return Response(health, media_type=JSON)

    readiness = Readiness(visitors.tables.runtime)

    async def ready(_: Request) -> Response:
        if not_well := await readiness.not_well():
            return as_json({"status": "not ready", "not_well": not_well}, 503)
        return as_json({"status": "ready"})

    api = Starlette(
        routes=[
            served("GET", "/health", alive),
            served("GET", "/ready", ready),
            served("GET", "/api/openapi.json", openapi),
            *(served(route.method, route.path, route.endpoint(visitors)) for route in ROUTES),
        ],
        exception_handlers={HTTPException: nothing_there},
    )
    api.router.redirect_slashes = False
    return api


@cache
def description() -> bytes:
    """Made when it is first asked for: that takes longer than all else of a start."""
    return bytes(as_json(describe(ROUTES, {CONFLICT, *STATUS.values()})).body)


def served(method: str, path: str, endpoint: Callable[[Request], Awaitable[Response]]) -> Served:
    route = Served(path, endpoint, methods=[method])
    route.methods = {method}  # Starlette would answer HEAD with GET's handler: a stream has no end
    return route


async def nothing_there(_: Request, error: Exception) -> Response:
    """No such path, or not with this method."""
    return refusal(NotFound(), status=getattr(error, "status_code", None))
