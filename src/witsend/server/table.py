"""One table: one state, one log, one lock. What happens is stored, then taken in, then shown.

Nothing here knows any game: a table asks its state whom it waits for and what they may do.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Sequence
from functools import reduce
from operator import attrgetter
from typing import TYPE_CHECKING, Protocol

from msgspec import Raw, Struct, json

from witsend.game import (
    CHANCE,
    GameOver,
    Move,
    NotYourTurn,
    Record,
    Refusal,
    Seat,
    Setup,
    State,
    reader,
)
from witsend.games import GAMES
from witsend.record import Event, GameRecord, Sitter
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
    Resumed,
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
SAID_KEPT = 20  # lines of a person that are known when they are sent again
BOT_SECONDS = 0.4  # to think; well below the shortest pace, so that thinking never shows
ADVISER = "hard"  # the level of a bot that a person asks what it would do
HOST_GONE_SECONDS = 60.0
RETRY_SECONDS = 1.0
QUIET = (Said, Muted)  # they change what is heard, and nothing that is seen

log = logging.getLogger("witsend.table")
encode = json.Encoder().encode


class Timer(Protocol):
    def cancel(self) -> object: ...


class Spoken(Struct, frozen=True):
    number: int  # of all that was said at this table
    line: Line
    to: tuple[str, ...] | None  # who may read a whisper: whoever shared the seat at that time


class Running(Record, frozen=True):
    """A clock that runs: what it is for, and when it ends."""

    key: tuple[str, int]
    deadline: float


def is_new(before: State, after: State, moved: Seat) -> bool:
    """Whether someone is asked what they were not asked before: else those who are left wait on."""
    waiting = set(before.to_act()) - {moved}
    return any(
        seat not in waiting or before.moves(seat) != after.moves(seat) for seat in after.to_act()
    )


class Table:
    def __init__(self, tables: "Tables", id_: str, seating: Seating) -> None:
        self.tables = tables
        self.id = id_
        self.seating = seating
        self.game = GAMES[seating.opened.game]
        self.setup: Setup = json.decode(seating.opened.setup, type=self.game.options)
        self.state: State | None = None  # until the game starts
        self.log_length = 1
        self.touched = 0.0  # when something happened last
        self.made = [0] * self.setup.seats  # moves of each seat
        self.asked = 0  # how often someone was asked for something new
        # By whom and what: the moves of each seat in this phase, and always the last.
        self.lately: list[list[tuple[str, Move]]] = [[] for _ in range(self.setup.seats)]
        self.phase: int | None = None
        self.began = [0] * self.setup.seats  # moves of each seat before this phase
        # By seat for whispers, or they would push out what everyone may read, and so be noticed.
        self.talk: dict[Seat | None, deque[Spoken]] = {}
        self.spoken = 0  # lines ever said
        self.said: dict[str, deque[tuple[int, str, bool]]] = {}  # each one's last lines, as asked
        self.version = 0
        self.pages: set[Page] = set()
        self.running: Running | None = None
        self.timer: Timer | None = None
        self.missing: tuple[str | None, Timer] | None = None  # the host who is gone, and how long
        self.lock = asyncio.Lock()
        self.bots: dict[Seat, asyncio.Task[None]] = {}
        self.advised: dict[Seat, tuple[State, Move]] = {}  # the last advice, and when it was given
        self._table: Raw | None = None
        self._seats_of: dict[str | None, tuple[Seat | None, ...]] = {}

    @property
    def playing(self) -> State:
        if self.state is None:
            raise RuntimeError(f"table {self.id[:6]} has not started")
        return self.state

    # What happened is taken in here, and only here: by what is done now and by the log of old.

    def take(self, entry: Entry, at: float) -> None:
        self.seating = self.seating.after(entry)
        if isinstance(entry, Started):
            self.state = self.game.start(self.setup)
        elif isinstance(entry, Played):
            move = entry.move if isinstance(entry.move, Move) else self.read_move(entry.move)
            before = self.playing
            self.state = before.apply(entry.seat, move)
            if self.seating.opened.move_seconds is not None:  # else no clock asks for it
                self.asked += is_new(before, self.state, entry.seat)
            if entry.seat != CHANCE:
                self.made[entry.seat] += 1
                self.lately[entry.seat].append((entry.by, move))
            self.forget()
        elif isinstance(entry, Said):
            self.keep(entry)
        self.log_length += 1
        self.touched = at
        self.wind(at)
        if isinstance(entry, Resumed) and self.running:
            self.running = Running(self.running.key, self.running.deadline + entry.lost)

    def forget(self) -> None:
        """What was done in an earlier phase, or where a game has none; but for each one's last."""
        clock = self.playing.clock()
        if clock is None or clock.phase != self.phase:
            self.phase = clock.phase if clock else None
            self.began = list(self.made) if clock else self.began
            self.lately = [lately[-1:] for lately in self.lately]

    def since(self, seat: Seat, number: int) -> list[tuple[str, Move]] | None:
        """The seat's moves from that one on; None where that is too long ago to tell."""
        lately = self.lately[seat]
        first = self.made[seat] - len(lately)
        return None if number < first else lately[number - first :]

    def keep(self, said: Said) -> None:
        whisper = said.seat is not None
        line = Line(said.person, said.name, said.text, whisper)
        to = None if said.seat is None else self.seating.chairs[said.seat].people
        lines = self.talk.setdefault(said.seat, deque(maxlen=LINES_KEPT))
        lines.append(Spoken(self.spoken, line, to))
        self.spoken += 1
        last = self.said.setdefault(said.person, deque(maxlen=SAID_KEPT))
        last.append((said.id, said.text, whisper))

    def read_move(self, move: object) -> Move:
        read: Move = reader(self.game.kinds)(json.encode(move))
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
        clock = self.running
        for entry in entries:
            self.take(entry, at)
        if self.running is not clock:
            self.set_timer()
        if changed:
            self._table = None
            self.watch_host()
        if all(isinstance(entry, QUIET) for entry in entries):
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
        for page in self.pages:
            page.wake()
        self.rouse_bots()
        self.tables.hold_while_playing(self)

    def hear(self, entries: Sequence[Entry]) -> None:
        muting = {entry.person for entry in entries if isinstance(entry, Muted)}
        for page in self.pages:
            if page.person in muting:
                page.heard = None  # all anew, with or without the one in question
            page.wake()

    def update(self, person: str | None) -> bytes:
        """All that this person may know, now."""
        table = self.table_view()  # first: where someone has sat down it is made anew
        seats = self._seats_of.get(person)
        if seats is None:
            mine = self.seating.seats_of(person) if person else ()
            # Who holds several seats passes a device around: in between it shows the onlooker's.
            seats = mine if len(mine) == 1 else (*mine, None)
            self._seats_of[person] = seats
        return encode(
            Update(
                n=self.version,
                made=sum(self.made),
                now=self.tables.time.now(),
                deadline=self.running.deadline if self.running else None,
                table=table,
                seats=[self.seat_view(seat) for seat in seats],
                result=self.state.result() if self.state else None,
            )
        )

    def seat_view(self, seat: Seat | None) -> SeatView:
        state = self.state
        if state is None:
            return SeatView(seat=seat, number=0, view=None, moves=())
        if seat is None:
            return SeatView(seat=None, number=0, view=state.view(None), moves=())
        return SeatView(
            seat=seat, number=self.made[seat], view=state.view(seat), moves=state.moves(seat)
        )

    def table_view(self) -> Raw:
        """The same for everyone, and for as long as nobody comes, goes or changes seats."""
        if self._table is None:
            self._seats_of.clear()
            opened = self.seating.opened
            here = {page.person for page in self.pages}
            seated = set(self.seating.people)
            names = self.seating.names
            chairs = [
                protocol.Chair(
                    tuple(protocol.Person(who, names[who], who in here) for who in chair.people),
                    chair.bot,
                    chair.stand_in,
                    name,
                )
                for name, chair in zip(self.seating.seat_names, self.seating.chairs, strict=True)
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
                people=self.game.people,
                onlookers=sum(page.person not in seated for page in self.pages),
                started=self.seating.started,
                over=self.seating.over,
                next=self.seating.next,
            )
            self._table = Raw(encode(view))
        return self._table

    def lines_for(self, person: str | None, since: int) -> tuple[Line, ...]:
        theirs = [
            spoken
            for lines in self.talk.values()
            for spoken in lines
            if spoken.number >= since
            and (spoken.to is None or person in spoken.to)
            and (person, spoken.line.person) not in self.seating.muted
        ]
        return tuple(spoken.line for spoken in sorted(theirs, key=attrgetter("number")))

    # Pages come and go

    def open_page(
        self, person: str | None, wake: Callable[[], object] | None = None
    ) -> Page | Refusal:
        if person in self.seating.removed:
            return protocol.SentAway()
        page = Page(self, person, wake)
        self.pages.add(page)
        self.presence_changed()
        return page

    def close_page(self, page: Page) -> None:
        self.pages.discard(page)
        self.presence_changed()

    def presence_changed(self) -> None:
        self._table = None
        self.watch_host()
        self.show()

    def is_here(self, person: str | None) -> bool:
        return any(page.person == person for page in self.pages)

    def watch_host(self) -> None:
        """A host who is gone for long, while people who sit here are not, is host no more."""
        host = self.seating.host
        gone = not self.is_here(host) and any(map(self.is_here, self.seating.people))
        if self.missing and not (gone and self.missing[0] == host):
            self.missing[1].cancel()
            self.missing = None
        if gone and not self.missing:
            replace = self.tables.soon(self.replace_gone_host)
            self.missing = (host, self.tables.time.later(HOST_GONE_SECONDS, replace))

    async def replace_gone_host(self) -> None:
        async with self.lock:
            self.missing = None
            following = next(filter(self.is_here, self.seating.people), None)
            if following is None or self.is_here(self.seating.host):
                return
            try:
                await self.commit([Hosted(person=following)])
            except StoreError as error:
                self.tell(error)
                self.watch_host()

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

    # Clocks run per phase in a game that has phases, else per move; rules never see either.

    def wind(self, at: float) -> None:
        """After every entry: a new phase starts a new clock, and nothing else does."""
        key, seconds = self.clock()
        if key is None:
            self.running = None
        elif self.running is None or self.running.key != key:
            self.running = Running(key, at + seconds)

    def clock(self) -> tuple[tuple[str, int] | None, float]:
        if self.state is None or not self.state.to_act():
            return None, 0
        seconds, own = self.seating.opened.move_seconds, self.state.clock()
        if own and own.seconds is not None:
            seconds = own.seconds
        if seconds is None or (own is None and CHANCE in self.state.to_act()):
            return None, 0
        # By move, whoever writes the same anew would gain time for it.
        return ("phase", own.phase) if own else ("move", self.asked), seconds

    def set_timer(self) -> None:
        if self.timer:
            self.timer.cancel()
            self.timer = None
        if self.running and self.tables.live:
            wait = max(self.running.deadline - self.tables.time.now(), 0)
            self.timer = self.tables.time.later(wait, self.tables.soon(self.time_up))

    def go_on(self) -> None:
        self.set_timer()
        self.rouse_bots()

    async def time_up(self) -> None:
        due = self.running
        if due is None:
            return
        if self.tables.time.now() < due.deadline:
            self.set_timer()  # the timer's clock and the server's do not run quite alike
            return
        try:
            await self.move_for_the_late(due)
        except Exception as error:  # noqa: BLE001 - whatever it is, the clock runs on
            self.tell(error)
            self.tables.time.later(RETRY_SECONDS, self.set_timer)

    async def move_for_the_late(self, due: Running) -> None:
        """A phase ends with everyone's default; a single move is made by a bot."""
        phase = due.key[0] == "phase"
        late = [(seat, self.playing.moves(seat)) for seat in self.playing.to_act()]
        chosen = [None if phase else await self.think(seat, STAND_IN) for seat, _ in late]
        async with self.lock:
            if self.running is not due:
                return
            for (seat, moves), move in zip(late, chosen, strict=True):
                ended = phase and self.running is not due
                if not ended and self.is_asked(seat, moves):
                    await self.play_for(seat, move, "clock")

    def is_asked(self, seat: Seat, moves: Sequence[Move]) -> bool:
        """Whether the seat is still to choose among these moves."""
        return seat in self.playing.to_act() and self.playing.moves(seat) == moves

    # Bots

    def rouse_bots(self) -> None:
        if self.state is None or not self.tables.live:
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
            self.tell(error)
            self.tables.time.later(RETRY_SECONDS, self.rouse_bots)
        else:
            self.rouse_bots()

    async def bot_turn(self, seat: Seat) -> None:
        made, moves = self.made[seat], self.playing.moves(seat)
        level = self.seating.chairs[seat].bot or STAND_IN
        pace = self.tables.bell(self.tables.pace())
        move = await self.think(seat, level)
        await pace.wait()
        async with self.lock:
            still = self.made[seat] == made and self.is_asked(seat, moves)
            if still and self.bot_plays(seat):
                await self.play_for(seat, move, "bot")

    async def think(self, seat: Seat, level: str) -> Move | None:
        return await self.weigh(seat, level, self.playing.moves(seat))

    async def weigh(self, seat: Seat, level: str, moves: Sequence[Move]) -> Move | None:
        view = self.playing.view(seat)
        return await self.tables.thinkers.move(self.game.name, level, view, moves, BOT_SECONDS)

    async def advice(self, seat: Seat) -> Move | Refusal:
        """What the best of bots would do now; where it finds nothing, the game's default.

        One at a time on the whole server, and the same for whoever asks again: so the bots of
        other tables never wait for more than one.
        """
        async with self.tables.advising:
            state = self.state
            if state is None:
                return protocol.NotStarted()
            if seat not in state.to_act():
                return GameOver() if self.seating.over else NotYourTurn()
            known, move = self.advised.get(seat, (None, None))
            if known is not state or move is None:
                moves = [move for move in state.moves(seat) if not move.only_said]
                move = await self.weigh(seat, ADVISER, moves) or state.default_move(seat)
                self.advised[seat] = state, move
            return move

    async def play_for(self, seat: Seat, move: Move | None, by: str) -> None:
        """Moves for a seat; where there is no good move to make, the game's default.

        What people may not do is not done for people either: they could look on.
        """
        theirs = self.seating.chairs[seat].people
        if move is None or (theirs and not move.by_people) or self.playing.why_not(seat, move):
            move = self.playing.default_move(seat)
        await self.commit(self.follow(seat, move, by))

    def tell(self, error: BaseException) -> None:
        """To whoever hosts the server."""
        if isinstance(error, StoreError):
            log.warning("table %s was not stored: %s", self.id[:6], error)
        else:
            log.error("table %s failed", self.id[:6], exc_info=error)

    # Afterwards

    async def record(self) -> GameRecord:
        """The game so far, and who sits there now, or sat there when it ended. All of it: for
        whoever asks before the end, only what is in a view of it."""
        entries = [read_entry(row.entry) for row in await self.tables.store.read(self.id)]
        ends = (n for n, entry in enumerate(entries) if getattr(entry, "over", False))
        last = next(ends, len(entries))
        seating = reduce(Seating.after, entries[1 : last + 1], Seating.open(self.seating.opened))
        sitters = tuple(
            Sitter(name=name, bot=chair.bot)
            for name, chair in zip(seating.seat_names, seating.chairs, strict=True)
        )
        return GameRecord.start(self.game, self.setup, sitters).through(
            [
                Event(entry.seat, self.read_move(entry.move))
                for entry in entries
                if isinstance(entry, Played)
            ]
        )
