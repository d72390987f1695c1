"""Who has a table open, and what they are shown."""

from collections.abc import Callable, Coroutine, Sequence
from typing import Any

from msgspec import Raw, json

from witsend.game import Refusal, Seat
from witsend.server import protocol, refusals
from witsend.server.clocks import Clock
from witsend.server.connection import Connection
from witsend.server.log import Log
from witsend.server.protocol import SeatView, TableView, Talk, Update, refused
from witsend.server.runtime import Runtime, Timer
from witsend.server.seating import Entry, Muted

HOST_GONE_SECONDS = 60.0

encode = json.Encoder().encode


class Audience:
    def __init__(self, id_: str, log: Log, clock: Clock, runtime: Runtime) -> None:
        self.id = id_
        self.log = log
        self.clock = clock
        self.runtime = runtime
        self.connections: set[Connection] = set()
        self.version = 0  # grows with all that is seen
        self.host_gone: tuple[str | None, Timer] | None = None  # who, and what replaces them
        self._table: Raw | None = None
        self._seats_of: dict[str | None, tuple[Seat | None, ...]] = {}

    # Who is here

    def join(
        self, person: str | None, wake: Callable[[], object] | None = None
    ) -> Connection | Refusal:
        if person in self.log.seating.removed:
            return refusals.SentAway()
        connection = Connection(person, wake)
        self.connections.add(connection)
        return connection

    def is_here(self, person: str | None) -> bool:
        return any(connection.person == person for connection in self.connections)

    def send_away(self, person: str) -> None:
        for connection in self.connections:
            if connection.person == person:
                connection.closing = refusals.SentAway()
                connection.wake()

    def react(self, person: str, face: str) -> None:
        muted = self.log.seating.muted
        for connection in self.connections:
            if (connection.person, person) not in muted and not connection.is_stuck:
                connection.answer(protocol.Reacted(person, face))

    def watch_host(self, replace: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """A host who is gone for long, while people who sit here are not, is host no more."""
        seating = self.log.seating
        gone = not self.is_here(seating.host) and any(map(self.is_here, seating.people))
        if self.host_gone and not (gone and self.host_gone[0] == seating.host):
            self.host_gone[1].cancel()
            self.host_gone = None
        if gone and not self.host_gone:
            timer = self.runtime.time.later(HOST_GONE_SECONDS, self.runtime.soon(replace))
            self.host_gone = (seating.host, timer)

    def next_host(self) -> str | None:
        """Who takes over from a host who is still gone."""
        self.host_gone = None
        seating = self.log.seating
        if self.is_here(seating.host):
            return None
        return next(filter(self.is_here, seating.people), None)

    # What they are shown

    def encode_table_anew(self) -> None:
        """Who sits where, or who is here, has changed: the table is encoded anew."""
        self._table = None

    def show(self) -> None:
        self.version += 1
        for connection in self.connections:
            connection.wake()

    def hear(self, entries: Sequence[Entry]) -> None:
        muting = {entry.person for entry in entries if isinstance(entry, Muted)}
        for connection in self.connections:
            if connection.person in muting:
                connection.talk_sent = None  # all anew, with or without the one in question
            connection.wake()

    def collect(self, connection: Connection) -> list[bytes]:
        """What is new for this connection by now, if anything."""
        messages, connection.answers = connection.answers, []
        if why := connection.closing:
            return [*messages, encode(refused(0, why))]
        if connection.shown != self.version:
            connection.shown = self.version
            messages.append(self.update(connection.person))
        talk = self.log.talk
        if connection.talk_sent != talk.spoken:
            fresh, since = connection.talk_sent is None, connection.talk_sent or 0
            lines = talk.lines_for(connection.person, since, self.log.seating.muted)
            connection.talk_sent = talk.spoken
            if lines or fresh:
                messages.append(encode(Talk(lines, fresh)))
        return messages

    async def messages(self, connection: Connection) -> list[bytes]:
        """What is new for this connection, as soon as there is anything."""
        messages: list[bytes] = []
        while not messages:  # there may be nothing that this person is to know
            await connection.woken()
            messages = self.collect(connection)
        return messages

    def update(self, person: str | None) -> bytes:
        """All that this person may know, now."""
        table = self.table_view()  # first: where someone has sat down it is made anew
        seats = self._seats_of.get(person)
        if seats is None:
            mine = self.log.seating.seats_of(person) if person else ()
            # Who holds several seats passes a device around: in between it shows the onlooker's.
            seats = mine if len(mine) == 1 else (*mine, None)
            self._seats_of[person] = seats
        running, state = self.clock.running, self.log.state
        to_act = state.to_act() if state else ()
        return encode(
            Update(
                n=self.version,
                made=sum(self.log.made),
                now=self.runtime.time.now(),
                deadline=running.deadline if running else None,
                to_act=to_act,
                table=table,
                seats=[self.seat_view(seat) for seat in seats],
                result=state.result() if state and not to_act else None,
            )
        )

    def seat_view(self, seat: Seat | None) -> SeatView:
        state = self.log.state
        if state is None:
            return SeatView(seat=seat, number=0, view=None, moves=())
        if seat is None:
            return SeatView(seat=None, number=0, view=state.view(None), moves=())
        return SeatView(
            seat=seat, number=self.log.made[seat], view=state.view(seat), moves=state.moves(seat)
        )

    def table_view(self) -> Raw:
        """The same for everyone, and for as long as nobody comes, goes or changes seats."""
        if self._table is None:
            self._seats_of.clear()
            seating, opened = self.log.seating, self.log.seating.opened
            here = {connection.person for connection in self.connections}
            seated = set(seating.people)
            chairs = [
                protocol.ChairView(
                    tuple(
                        protocol.Person(who, seating.names[who], who in here)
                        for who in chair.people
                    ),
                    chair.bot,
                    chair.stand_in,
                    name,
                )
                for name, chair in zip(seating.seat_names, seating.chairs, strict=True)
            ]
            view = TableView(
                id=self.id,
                code=opened.code,
                game=opened.game,
                version=opened.version,
                open=opened.open,
                setup=opened.setup,
                move_seconds=opened.move_seconds,
                host=seating.host,
                chairs=tuple(chairs),
                youngest_first=seating.youngest_first,
                people=1 if self.log.stopped else self.log.game.people,
                onlookers=sum(each.person not in seated for each in self.connections),
                started=seating.started,
                over=seating.over,
                next=seating.next,
                stopped=self.log.stopped,
                changed=() if self.log.stopped else self.log.rules.changed,
            )
            self._table = Raw(encode(view))
        return self._table
