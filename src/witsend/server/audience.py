"""Who has a table open, and what they are shown."""

import asyncio
from collections import Counter
from collections.abc import Callable, Coroutine, Sequence
from typing import Any

from msgspec import json

from witsend.bots import levels
from witsend.game import Refusal, Seat
from witsend.server import protocol, refusals
from witsend.server.calm import Calm
from witsend.server.clocks import Clock
from witsend.server.connection import Connection, Page
from witsend.server.evening import evening_of
from witsend.server.log import Log
from witsend.server.neighbours import Here
from witsend.server.protocol import TableView, Talk, refused
from witsend.server.runtime import Runtime, Timer
from witsend.server.seating import Entry, Muted
from witsend.server.updates import Updates

HOST_GONE_SECONDS = 60.0
MOST_TOLD = 100  # people of whom other servers are told that they are here
SCENE_SECONDS = 20.0  # that bots wait for a page, at most

encode = json.Encoder().encode
UNCHANGED = b""
NUDGED = encode(protocol.Nudged())


class Audience:
    __slots__ = (
        *("_seats_of", "_table", "clock", "connections", "due", "elsewhere", "here", "host_gone"),
        *("id", "log", "presence", "reacting", "reactions", "runtime", "seeing", "seen"),
        *("seen_made", "table_version", "updates", "version", "watching"),
    )

    def __init__(self, id_: str, log: Log, clock: Clock, runtime: Runtime) -> None:
        self.id = id_
        self.log = log
        self.clock = clock
        self.runtime = runtime
        self.connections: set[Connection] = set()
        self.here: Counter[str | None] = Counter()  # connections of each person
        self.elsewhere: dict[str, Here] = {}  # who has it open at other servers
        self.version = 0  # grows with all that is seen
        self.table_version = 0  # and this with who sits where, and who is here
        self.due = False  # pages are to be shown it
        self.host_gone: tuple[str | None, Timer] | None = None  # who, and what replaces them
        self.updates = Updates(log, clock, runtime)
        self.presence = Calm()
        self.reactions: dict[str, protocol.Reacted] = {}  # by person, not sent yet
        self.reacting = Calm()
        self.seen_made = 0
        self.seeing = Calm()
        self.watching: dict[str, float] = {}  # whose page plays a scene: until when, at the longest
        self.seen: asyncio.Event | None = None  # set when one of them is through, for who waits
        self._table: bytes | None = None
        self._seats_of: dict[str | None, tuple[Seat | None, ...]] = {}

    # Who is here

    def join(
        self,
        person: str | None,
        page: Page | None = None,
        *,
        grouped: bool = False,
        is_screen: bool = False,
    ) -> Connection | Refusal:
        if person in self.log.seating.removed:
            return refusals.SentAway()
        connection = Connection(person, page, grouped=grouped, is_screen=is_screen)
        self.connections.add(connection)
        self.here[person] += 1
        self.presence_changed()
        return connection

    def leave(self, connection: Connection) -> None:
        if connection in self.connections:
            self.connections.discard(connection)
            self.here[connection.person] -= 1
            if not self.here[connection.person]:
                del self.here[connection.person]
                self.watch(connection.person, on=False)
            self.presence_changed()

    def presence_changed(self) -> None:
        """Many may come at once: those who are here already are told once a second at most."""
        self.table_changed()
        self.presence.ask(self.runtime, self.show_presence)

    def is_here(self, person: str | None) -> bool:
        if self.here[person] > 0:
            return True
        return any(person in there.people for there in self.elsewhere.values())

    def hear_presence(self, node: str, there: Here | None) -> None:
        before = self.elsewhere.pop(node, None)
        if there and (there.people or there.onlookers or there.screen):
            self.elsewhere[node] = there
        if self.elsewhere.get(node) != before:
            self.table_changed()
            self.show_changed_table()

    def tell_presence(self, *, asks: bool = False) -> None:
        """To other servers. Of those who only look on, so many as a ring has room for are named."""
        if not self.runtime.neighbours.are_there:
            return
        seated = [person for person in self.log.seating.people if self.here[person]]
        others = [person for person in self.here if person and person not in seated]
        here = Here(
            table=self.id,
            people=tuple([*seated, *others][:MOST_TOLD]),
            onlookers=self.onlookers_here,
            screen=self.has_screen,
            asks=asks,
        )
        self.runtime.neighbours.tell(here)

    @property
    def onlookers_here(self) -> int:
        seated = sum(self.here[who] for who in self.log.seating.people)
        return sum(not each.is_screen for each in self.connections) - seated

    @property
    def has_screen(self) -> bool:
        return any(connection.is_screen for connection in self.connections)

    def send_away(self, person: str) -> None:
        for connection in self.connections:
            if connection.person == person:
                connection.close(refusals.SentAway())

    def close(self, why: Refusal) -> None:
        """For everyone who is here."""
        if self.host_gone:
            self.host_gone[1].cancel()
        for connection in self.connections:
            connection.close(why)

    def watch(self, person: str | None, *, on: bool, made: int | None = None) -> None:
        """Their page plays a scene, or is through with it."""
        if on and person in self.log.seating.people:
            self.watching[person] = self.runtime.time.now() + SCENE_SECONDS
        elif self.watching.pop(person or "", None):
            if self.seen:
                self.seen.set()
            if made is not None and not self.watching:
                self.seen_made = made
                self.seeing.ask(self.runtime, self.send_seen)

    def send_seen(self) -> None:
        """A television cannot skip a scene: it is told when everyone else is through with it."""
        seen = encode(protocol.SceneOver(self.seen_made))
        for connection in self.connections:
            if connection.person is None and not connection.is_stuck:
                connection.answers += (seen,)
                connection.page.wake()

    def watch_nothing(self) -> None:
        """Nobody waits for anybody's scene any more."""
        for person in list(self.watching):
            self.watch(person, on=False)

    async def scenes_over(self) -> None:
        """When everyone at the table has seen what there is to see, or should have by now.

        That is public: a scene's length follows from what all see, and who skips is no secret.
        """
        now = self.runtime.time.now()
        latest = now + SCENE_SECONDS
        if self.clock.running:  # there is no time to wait for ever
            latest = min(latest, (now + self.clock.running.deadline) / 2)
        while (until := min(latest, max(self.watching.values(), default=0.0))) > now:
            if self.seen is None or self.seen.is_set():
                self.seen = asyncio.Event()
            self.runtime.time.later(until - now, self.seen.set)
            await self.seen.wait()
            now = self.runtime.time.now()

    def react(self, person: str, face: str) -> None:
        """The last of each person counts: someone who taps and taps is seen once in a while."""
        self.reactions[person] = protocol.Reacted(person, face)
        self.reacting.ask(self.runtime, self.send_reactions)

    def send_reactions(self) -> None:
        reactions, self.reactions = self.reactions, {}
        muted = self.log.seating.muted
        encoded = [(person, encode(reacted)) for person, reacted in reactions.items()]
        for connection in self.connections:
            if not connection.is_stuck:
                connection.answers += tuple(
                    reaction
                    for person, reaction in encoded
                    if (connection.person, person) not in muted
                )
                connection.page.wake()

    def nudge(self) -> None:
        late = self.log.awaited()
        for connection in self.connections:
            if connection.person in late and not connection.is_stuck:
                connection.answers += (NUDGED,)
                connection.page.wake()

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

    def table_changed(self) -> None:
        """Who sits where, or who is here, has changed."""
        self.table_version += 1
        self._table = None
        self._seats_of.clear()

    def show(self) -> None:
        """Soon, and to all of them in one go."""
        self.version += 1
        if not self.due:
            self.due = True
            self.runtime.at_once(self.show_pages)

    def show_pages(self) -> None:
        self.due = False
        for connection in tuple(self.connections):
            if connection.shown != self.version:  # else an answer has brought it along
                connection.page.show()
        # What is made again when it is needed need not lie about while people think.
        self.updates.frame = self._table = None

    def show_presence(self) -> None:
        self.tell_presence()
        self.show_changed_table()

    def show_changed_table(self) -> None:
        """Unless an update has told them meanwhile."""
        if any(each.table_sent != self.table_version for each in self.connections):
            self.show()

    def hear(self, entries: Sequence[Entry]) -> None:
        muting = {entry.person for entry in entries if isinstance(entry, Muted)}
        for connection in self.connections:
            if connection.person in muting:
                connection.talk_sent = None  # all anew, with or without the one in question
            connection.page.wake()

    def collect(self, connection: Connection) -> list[bytes]:
        """What is new for this connection by now, if anything."""
        messages, connection.answers = [*connection.answers], ()
        if why := connection.closing:
            return [*messages, encode(refused(0, why))]
        if connection.shown != self.version:
            connection.shown = self.version
            table = UNCHANGED
            if connection.table_sent != self.table_version:
                connection.table_sent = self.table_version
                table = self.table_view()
            seats = self.seats_of(connection.person)
            messages.append(self.updates.update(self.version, seats, table, connection.grouped))
        talk = self.log.talk
        if connection.talk_sent != talk.spoken:
            fresh, since = connection.talk_sent is None, connection.talk_sent or 0
            lines = talk.lines_for(connection.person, since, self.log.seating.muted)
            connection.talk_sent = talk.spoken
            if lines or fresh:
                messages.append(encode(Talk(lines, fresh)))
        return messages

    def has_time(self, connection: Connection) -> bool:
        """Many tables move at once, and at this one others decide: nobody has to see it at once."""
        frame = self.updates.frame
        if not (self.runtime.store.is_crowded and frame and frame.to_act):
            return False
        return frame.to_act.isdisjoint(self.seats_of(connection.person))

    async def messages(self, connection: Connection) -> list[bytes]:
        """What is new for this connection, as soon as there is anything."""
        messages: list[bytes] = []
        while not messages:  # there may be nothing that this person is to know
            await connection.woken()
            messages = self.collect(connection)
        return messages

    def update(self, person: str | None) -> bytes:
        """All that this person may know, now."""
        table = self.table_view()
        return self.updates.update(self.version, self.seats_of(person), table)

    def seats_of(self, person: str | None) -> tuple[Seat | None, ...]:
        """Whose views this person is shown. Known until somebody comes, goes or changes seats."""
        if known := self._seats_of.get(person):
            return known
        mine = self.log.seating.seats_of(person) if person else ()
        # Who holds several seats passes a device around: in between it shows the onlooker's.
        seats = mine if len(mine) == 1 else (*mine, None)
        if mine:
            self._seats_of[person] = seats
        return seats

    def table_view(self) -> bytes:
        """The same for everyone, and for as long as nobody comes, goes or changes seats."""
        if self._table is None:
            seating, opened = self.log.seating, self.log.seating.opened
            game = None if self.log.stopped else self.log.game
            named = zip(seating.seat_names, seating.chairs, strict=True)
            chairs = [
                protocol.ChairView(
                    tuple(
                        protocol.Person(who, seating.names[who], self.is_here(who))
                        for who in chair.people
                    ),
                    chair.bot,
                    chair.stand_in,
                    name,
                    game is not None and seating.has_room(seat, game.people),
                    chair.until_back,
                )
                for seat, (name, chair) in enumerate(named)
            ]
            elsewhere = self.elsewhere.values()
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
                brought=self.log.brought_told(),
                youngest_first=seating.youngest_first,
                people=game.people if game else 1,
                may_sit_out=game.may_sit_out if game else False,
                pace=seating.pace,
                lead=seating.lead,
                levels=levels(opened.game),
                onlookers=self.onlookers_here + sum(each.onlookers for each in elsewhere),
                screen=self.has_screen or any(each.screen for each in elsewhere),
                backers=self.log.backing.told(),
                notices=self.log.notices,
                called=self.log.called,
                sealed=opened.sealed,
                shares=seating.shares,
                starting=seating.starting,
                started=seating.started,
                held=seating.held,
                over=seating.over,
                next=seating.next,
                next_game=seating.next_game,
                evening=evening_of(seating, self.log.result),
                practice=opened.practice,
                stopped=self.log.stopped,
                changed=() if self.log.stopped else self.log.rules.changed,
            )
            self._table = encode(view)
        return self._table
