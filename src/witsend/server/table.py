"""One table: one state, one log, one lock. What happens is stored, then taken in, then shown.

Nothing here knows any game: a table asks its state whom it waits for and what they may do.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Protocol

from msgspec import Raw, Struct, convert, json

from witsend.game import CHANCE, Move, Record, Refusal, Seat, Setup, State
from witsend.games import GAMES
from witsend.record import GameRecord, Sitter
from witsend.server import protocol
from witsend.server.metrics import MOVES
from witsend.server.page import Page
from witsend.server.protocol import Line, SeatView, TableView, Update
from witsend.server.seating import (
    STAND_IN,
    Entry,
    Hosted,
    Muted,
    Played,
    Said,
    Seating,
    Started,
    read_entry,
    write_entry,
)
from witsend.server.store import Card, StoreError

if TYPE_CHECKING:
    from witsend.server.tables import Tables

LINES_KEPT = 100
BOT_SECONDS = 0.4  # to think; well below the shortest pace, so that thinking never shows
HOST_GONE_SECONDS = 60.0
RETRY_SECONDS = 1.0
BOT_NAMES = ("Bonny", "Calico", "Grog", "Morgan", "Anne", "Barnacle", "Kidd", "Teach", "Rackham")

log = logging.getLogger("witsend.table")


class Timer(Protocol):
    def cancel(self) -> object: ...


class Spoken(Struct, frozen=True):
    number: int  # of all that was said at this table
    line: Line
    seat: Seat | None  # a whisper among the people of this seat


class Running(Record, frozen=True):
    """A clock that runs: what it is for, and when it ends."""

    key: tuple[str, int]
    deadline: float


class Table:
    def __init__(self, tables: "Tables", id_: str, seating: Seating) -> None:
        self.tables = tables
        self.id = id_
        self.seating = seating
        self.game = GAMES[seating.opened.game]
        self.setup: Setup = json.decode(seating.opened.setup, type=self.game.options)
        self.state: State | None = None  # until the game starts
        self.log_length = 1
        self.made = [0] * self.setup.seats  # moves of each seat
        self.last: list[tuple[str, Move] | None] = [None] * self.setup.seats  # by whom, and what
        self.talk: deque[Spoken] = deque(maxlen=LINES_KEPT)
        self.spoken = 0  # lines ever said
        self.said: dict[str, int] = {}  # the page's number of each person's last line
        self.version = 0
        self.pages: set[Page] = set()
        self.running: Running | None = None
        self.timer: Timer | None = None
        self.lock = asyncio.Lock()
        self.bots: dict[Seat, asyncio.Task[None]] = {}
        self._seats: dict[Seat | None, bytes] = {}
        self._table: bytes | None = None

    @property
    def playing(self) -> State:
        if self.state is None:
            raise RuntimeError(f"table {self.id} has not started")
        return self.state

    # What happened is taken in here, and only here: by what is done now and by the log of old.

    def take(self, entry: Entry, at: float) -> None:
        self.seating = self.seating.after(entry)
        if isinstance(entry, Started):
            self.state = self.game.start(self.setup)
        elif isinstance(entry, Played):
            move = entry.move if isinstance(entry.move, Move) else self.read_move(entry.move)
            self.state = self.playing.apply(entry.seat, move)
            if entry.seat != CHANCE:
                self.made[entry.seat] += 1
                self.last[entry.seat] = (entry.by, move)
        elif isinstance(entry, Said):
            line = Line(entry.person, entry.name, entry.text, whisper=entry.seat is not None)
            self.talk.append(Spoken(self.spoken, line, entry.seat))
            self.spoken += 1
            self.said[entry.person] = entry.id
        self.log_length += 1
        self.wind(at)

    def read_move(self, move: object) -> Move:
        read: Move = convert(move, self.game.kinds)
        return read

    async def commit(self, entries: Sequence[Entry]) -> None:
        """Stored, then taken in, then shown. Called with the lock held."""
        at = self.tables.time.now()
        after = self.seating
        for entry in entries:
            after = after.after(entry)
        changed = after is not self.seating
        card = self.card(after, at) if changed else None
        encoded = [write_entry(entry) for entry in entries]
        await self.tables.store.append(self.id, self.log_length, encoded, at, card)
        MOVES.inc(sum(isinstance(entry, Played) for entry in entries))
        for entry in entries:
            self.take(entry, at)
        if changed:
            self._table = None
        if all(isinstance(entry, Said | Muted) for entry in entries):
            self.hear(entries)  # whoever may not read it is not to notice it either
        else:
            self.show()

    def card(self, seating: Seating, at: float) -> Card:
        people = (*seating.people, *filter(None, [seating.host]))
        return Card(
            id=self.id,
            code=seating.opened.code,
            game=seating.opened.game,
            open=seating.opened.open,
            started=seating.started,
            over=seating.over,
            touched=at,
            people=tuple(dict.fromkeys(people)),
        )

    # What everyone is shown

    def show(self) -> None:
        self.version += 1
        self._seats.clear()
        for page in self.pages:
            page.wake()
        self.rouse_bots()
        self.tables.forget_idle(self)

    def hear(self, entries: Sequence[Entry]) -> None:
        muting = {entry.person for entry in entries if isinstance(entry, Muted)}
        for page in self.pages:
            if page.person in muting:
                page.heard = None  # all anew, with or without the one in question
            page.wake()

    def update(self, person: str | None) -> bytes:
        """All that this person may know, now."""
        seats = self.seating.seats_of(person) if person else ()
        return json.encode(
            Update(
                n=self.version,
                now=self.tables.time.now(),
                deadline=self.running.deadline if self.running else None,
                table=Raw(self.table_view()),
                seats=[Raw(self.seat_view(seat)) for seat in seats or (None,)],
                result=self.state.result() if self.state else None,
            )
        )

    def seat_view(self, seat: Seat | None) -> bytes:
        if seat not in self._seats:
            shown = SeatView(
                seat=seat,
                number=0 if seat is None else self.made[seat],
                view=self.state.view(seat) if self.state else None,
                moves=() if self.state is None or seat is None else self.state.moves(seat),
            )
            self._seats[seat] = json.encode(shown)
        return self._seats[seat]

    def table_view(self) -> bytes:
        if self._table is None:
            opened = self.seating.opened
            here = {page.person for page in self.pages}
            seated = set(self.seating.people)
            names = self.seating.names
            chairs = [
                protocol.Chair(
                    tuple(protocol.Person(who, names[who], who in here) for who in chair.people),
                    chair.bot,
                    chair.stand_in,
                )
                for chair in self.seating.chairs
            ]
            view = TableView(
                id=self.id,
                code=opened.code,
                game=opened.game,
                version=opened.version,
                open=opened.open,
                setup=opened.setup,
                move_seconds=opened.move_seconds,
                host=self.seating.host,
                chairs=tuple(chairs),
                onlookers=sum(page.person not in seated for page in self.pages),
                started=self.seating.started,
                over=self.seating.over,
                next=self.seating.next,
            )
            self._table = json.encode(view)
        return self._table

    def lines_for(self, person: str | None, since: int) -> tuple[Line, ...]:
        mine = self.seating.seats_of(person) if person else ()
        return tuple(
            spoken.line
            for spoken in self.talk
            if spoken.number >= since
            and (spoken.seat is None or spoken.seat in mine)
            and (person, spoken.line.person) not in self.seating.muted
        )

    # Pages come and go

    def open_page(self, person: str | None) -> Page | Refusal:
        if person in self.seating.removed:
            return protocol.SentAway()
        page = Page(self, person)
        self.pages.add(page)
        self.presence_changed()
        return page

    def close_page(self, page: Page) -> None:
        self.pages.discard(page)
        self.presence_changed()
        if page.person == self.seating.host and not self.is_here(page.person):
            self.tables.time.later(HOST_GONE_SECONDS, self.tables.soon(self.replace_gone_host))

    def presence_changed(self) -> None:
        self._table = None
        self.show()

    def is_here(self, person: str | None) -> bool:
        return any(page.person == person for page in self.pages)

    async def replace_gone_host(self) -> None:
        async with self.lock:
            if self.is_here(self.seating.host):
                return
            following = next(filter(self.is_here, self.seating.people), None)
            if following is not None:
                await self.commit([Hosted(person=following)])

    def react(self, person: str, face: str) -> None:
        for page in self.pages:
            if (page.person, person) not in self.seating.muted and not page.is_stuck:
                page.answer(protocol.Reacted(person, face))

    def send_away(self, person: str) -> None:
        for page in self.pages:
            if page.person == person:
                page.closing = protocol.SentAway()
                page.wake()

    # What a move brings with it

    def follow(self, seat: Seat, move: Move, by: str) -> list[Entry]:
        """A legal move and the chance that follows it, as entries."""
        state = self.playing.apply(seat, move)
        played = Played(seat=seat, move=move, by=by, over=not state.to_act())
        return [played, *self.follow_chance(state)]

    def follow_chance(self, state: State) -> list[Entry]:
        entries: list[Entry] = []
        while CHANCE in state.to_act():
            drawn = state.draw(self.tables.rng)
            state = state.apply(CHANCE, drawn)
            over = not state.to_act()
            entries.append(Played(seat=CHANCE, move=drawn, by="chance", over=over))
        return entries

    # Clocks. The game's own runs per phase, the table's per move; rules never see either.

    def wind(self, at: float) -> None:
        """After every entry: a new phase starts a new clock, and nothing else does."""
        key, seconds = self.clock()
        if key is None:
            self.stop_clock()
        elif self.running is None or self.running.key != key:
            self.stop_clock()
            self.running = Running(key, at + seconds)
            if self.tables.live:
                self.set_timer()

    def clock(self) -> tuple[tuple[str, int] | None, float]:
        if self.state is None or not self.state.to_act():
            return None, 0
        if own := self.state.clock():
            return ("phase", own.phase), own.seconds
        seconds = self.seating.opened.move_seconds
        if seconds is None or CHANCE in self.state.to_act():
            return None, 0
        return ("move", sum(self.made)), seconds

    def set_timer(self) -> None:
        if self.running:
            wait = max(self.running.deadline - self.tables.time.now(), 0)
            self.timer = self.tables.time.later(wait, self.tables.soon(self.time_up))

    def stop_clock(self) -> None:
        self.running = None
        if self.timer:
            self.timer.cancel()
            self.timer = None

    def give_back(self, seconds: float) -> None:
        """After a restart: time in which nobody could play is not counted."""
        if self.running:
            self.running = Running(self.running.key, self.running.deadline + seconds)

    async def time_up(self) -> None:
        """A phase ends with everyone's default; a single move is made by a bot."""
        async with self.lock:
            due = self.running
            if due is None or self.tables.time.now() < due.deadline:
                return
            for seat in self.playing.to_act():
                if self.running is not due:
                    return
                move = await self.think(seat, STAND_IN) if due.key[0] == "move" else None
                await self.play_for(seat, move, "clock")

    # Bots

    def rouse_bots(self) -> None:
        if self.state is None or not self.tables.live or self.tables.closing:
            return
        for seat in self.state.to_act():
            if seat == CHANCE or seat in self.bots or not self.bot_plays(seat):
                continue
            task = asyncio.ensure_future(self.bot_turn(seat))
            self.bots[seat] = task
            task.add_done_callback(self.bot_done)

    def bot_plays(self, seat: Seat) -> bool:
        chair = self.seating.chairs[seat]
        return chair.bot is not None or chair.stand_in

    def bot_done(self, task: "asyncio.Task[None]") -> None:
        self.bots = {seat: other for seat, other in self.bots.items() if other is not task}
        if task.cancelled():
            return
        if error := task.exception():
            log.error("a bot's turn failed at table %s", self.id[:6], exc_info=error)
        self.rouse_bots()

    async def bot_turn(self, seat: Seat) -> None:
        made = self.made[seat]
        level = self.seating.chairs[seat].bot or STAND_IN
        pace = asyncio.sleep(self.tables.pace())
        move, _ = await asyncio.gather(self.think(seat, level), pace)
        async with self.lock:
            still = seat in self.playing.to_act() and self.made[seat] == made
            if still and self.bot_plays(seat):
                await self.play_for(seat, move, "bot")

    async def think(self, seat: Seat, level: str) -> Move | None:
        view, moves = self.playing.view(seat), self.playing.moves(seat)
        return await self.tables.thinkers.move(self.game.name, level, view, moves, BOT_SECONDS)

    async def play_for(self, seat: Seat, move: Move | None, by: str) -> None:
        """Moves for a seat; where there is no good move to make, the game's default."""
        if move is None or self.playing.why_not(seat, move):
            move = self.playing.default_move(seat)
        try:
            await self.commit(self.follow(seat, move, by))
        except StoreError as error:
            log.warning("table %s was not stored: %s", self.id[:6], error)
            again = self.set_timer if by == "clock" else self.rouse_bots
            self.tables.time.later(RETRY_SECONDS, again)

    # Afterwards

    async def record(self) -> GameRecord:
        """The whole game, for the time when it is over."""
        bot_names = (name for name in BOT_NAMES if name not in self.seating.names.values())
        sitters = [
            Sitter(name=self.seating.names[chair.people[0]])
            if chair.people
            else Sitter(name=next(bot_names), bot=chair.bot)
            for chair in self.seating.chairs
        ]
        record = GameRecord.start(self.game, self.setup, distinct(sitters))
        for row in await self.tables.store.read(self.id):
            entry: Any = read_entry(row.entry)
            if isinstance(entry, Played):
                record = record.then(entry.seat, self.read_move(entry.move))
        return record


def distinct(sitters: Sequence[Sitter]) -> tuple[Sitter, ...]:
    """With a number where a name is not the first of its kind: one person may hold two seats."""
    names = [sitter.name for sitter in sitters]
    counted = [names[: place + 1].count(name) for place, name in enumerate(names)]
    return tuple(
        Sitter(name=f"{sitter.name} {count}" if count > 1 else sitter.name, bot=sitter.bot)
        for sitter, count in zip(sitters, counted, strict=True)
    )
