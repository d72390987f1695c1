"""One table: one log, one lock. What happens is stored, then applied, then shown."""

import asyncio
from collections.abc import Sequence
from functools import partial

from msgspec import Raw

from witsend.bots import nearest_level
from witsend.chance import Stream, commitment, seed_of
from witsend.game import CHANCE, HOUSE, Move, Refusal, Seat, SitOut, State
from witsend.record import Picks
from witsend.server import refusals
from witsend.server.audience import Audience
from witsend.server.clocks import RETRY_SECONDS, Clock, Running
from witsend.server.connection import Connection, Page
from witsend.server.database import StoreError
from witsend.server.listings import Begun
from witsend.server.lock import Lock
from witsend.server.log import Log
from witsend.server.metrics import MOVES
from witsend.server.neighbours import Here
from witsend.server.opening import listing
from witsend.server.retold import Kind, Question
from witsend.server.runtime import Runtime, report
from witsend.server.seated_bots import Choice, SeatedBots
from witsend.server.seating import (
    STAND_IN,
    BotSat,
    Disclosed,
    Entry,
    Hosted,
    Muted,
    Opened,
    Played,
    Removed,
    Said,
    Seating,
    Started,
    decode_entry,
    encode_entry,
)
from witsend.server.writer import Conflict, Done, settle

REVEAL_SECONDS = 2.0  # for pages to reveal their shares of the seed
QUIET = frozenset({Said, Muted})  # they change what is heard, and nothing that is seen


class Table:
    """None of its parts holds the table itself: it goes as soon as nobody holds it any more."""

    __slots__ = ("__weakref__", "audience", "bots", "clock", "id", "lock", "log", "runtime")

    def __init__(self, runtime: Runtime, id_: str, opened: Opened) -> None:
        self.runtime = runtime
        self.id = id_
        self.lock = Lock()
        self.log = Log(opened)
        self.clock = Clock(id_, self.log, runtime)
        self.bots = SeatedBots(id_, self.log, runtime)
        self.audience = Audience(id_, self.log, self.clock, runtime)

    # What happens

    def apply(self, entry: Entry, at: float) -> None:
        before = self.log.state
        self.log.apply(entry)
        self.clock.wind(entry, before, at)

    async def commit(self, entries: Sequence[Entry], begun: Begun | None = None) -> None:
        """Stored, then applied, then shown. Called with the lock held.

        Where another server was first, a Conflict, and what it has appended is known by then.
        """
        done = asyncio.get_running_loop().create_future()
        self.submit(entries, partial(settle, done), begun)
        try:
            await done
        except Conflict:
            await self.read_on()
            raise

    async def catch_up(self, length: int | None = None) -> None:
        """With what other servers have appended, unless so much is known by now."""
        async with self.lock:
            if length is None or self.log.length < length:
                await self.read_on()

    async def read_on(self) -> None:
        """What others have stored is applied here, and shown. Called with the lock held."""
        rows = await self.runtime.store.read(self.id, self.log.length)
        self.follow_others([(row.at, decode_entry(row.entry)) for row in rows])

    def take_in(self, first: int, stored: Sequence[bytes | Raw], at: float) -> bool:
        """What another server says that it has stored; first in the log is at that place. Whether
        it is known by now: else something before it is missing, or the table is busy."""
        if self.log.length >= first + len(stored):
            return True
        if self.log.length != first or not stored:
            return False
        entries = [(at, decode_entry(entry)) for entry in stored]
        if not self.lock.take():
            return False
        try:
            self.follow_others(entries)
        finally:
            self.lock.release()
        return True

    def follow_others(self, stored: Sequence[tuple[float, Entry]]) -> None:
        for at, entry in stored:
            before = self.log.seating
            self.happen([entry], at, changed=before.after(entry) is not before, here=False)
        if stored:
            self.tell([entry for _, entry in stored])

    def submit(self, entries: Sequence[Entry], done: Done, begun: Begun | None = None) -> None:
        """As `commit`, and `done` is called once all of that has happened, or could not."""
        at = self.runtime.time.now()
        before = after = self.log.seating
        for entry in entries:
            after = after.after(entry)
        changed = listing(self.id, after, at) if after is not before else None
        encoded = [encode_entry(entry) for entry in entries]

        def stored(error: Exception | None) -> None:
            try:
                if error is None:
                    self.happen(entries, at, changed=after is not before)
            finally:
                done(error)  # whoever asked is answered first, and shown what came of it with that
            if error is None:
                self.tell(entries)

        self.runtime.store.submit(self.id, self.log.length, encoded, at, changed, stored, begun)

    def happen(
        self, entries: Sequence[Entry], at: float, *, changed: bool, here: bool = True
    ) -> None:
        """What is stored is applied; `here`, if it was this server that stored it."""
        if here:
            MOVES.value += sum([type(entry) is Played for entry in entries])
        running, was_over = self.clock.running, self.log.seating.over
        beside = self.log.seating.chairs, self.log.notices, self.log.brought, self.log.backing
        for entry in entries:
            self.apply(entry, at)
            if isinstance(entry, Removed):
                self.send_away(entry.person)  # before they could be shown any of this
        if here and self.log.seating.over and not was_over:
            self.runtime.has_finished(self.id)
        if self.clock.running is not running:
            self.set_clock()
        now = self.log.seating.chairs, self.log.notices, self.log.brought, self.log.backing
        if changed or any(one is not other for one, other in zip(beside, now, strict=True)):
            self.audience.table_changed()
            self.audience.watch_host(self.replace_gone_host)

    def tell(self, entries: Sequence[Entry]) -> None:
        if QUIET.issuperset(map(type, entries)):
            self.audience.hear(entries)  # whoever may not read it is not to notice it either
        else:
            self.show()

    def start(self, seating: Seating) -> list[Entry]:
        """The game with those who sit there by now; bots take the seats that are free, or nobody
        where they may stay so.
        """
        free = [seat for seat, chair in enumerate(seating.chairs) if chair.is_free]
        state = self.log.first_state()
        if not self.log.game.may_sit_out:
            level = nearest_level(self.log.game.name, STAND_IN) or STAND_IN
            bots = [BotSat(seat=seat, level=level) for seat in free]
            return [*bots, Started(), *self.follow_chance(state, 0, seating)]
        by = seating.host or ""
        empty = [Played(seat=HOUSE, move=SitOut(seat), by=by) for seat in free]
        for entry in empty:
            state = state.apply(HOUSE, entry.move)
        return [Started(), *empty, *self.follow_chance(state, 0, seating)]

    def follow(self, seat: Seat, move: Move, by: str) -> list[Entry]:
        """A legal move and the chance that follows it, as entries."""
        state = self.log.look_ahead(self.log.playing, seat, move)
        played = Played(seat=seat, move=move, by=by, over=not state.to_act())
        drawn = self.follow_chance(state, self.log.drawn, self.log.seating)
        ended = (drawn or [played])[-1].over
        return [played, *drawn, *(self.disclose() if ended else ())]

    def follow_chance(self, state: State, number: int, seating: Seating) -> list[Played]:
        """Draws from that number on; `seating` has the shares of the seed. Draws alone are counted:
        nobody changes what falls by making a move more or less before it."""
        entries: list[Played] = []
        while CHANCE in state.to_act():
            drawn, picks = self.draw(state, number + len(entries), seating)
            state = self.log.look_ahead(state, CHANCE, drawn)
            over = not state.to_act()
            entries.append(Played(seat=CHANCE, move=drawn, by="chance", over=over, picks=picks))
        return entries

    def draw(self, state: State, number: int, seating: Seating) -> tuple[Move, Picks]:
        rng, name = self.runtime.rng, seating.opened.sealed
        if not isinstance(rng, Stream):
            return state.draw(rng), ()
        shares = [bytes.fromhex(each.share) for each in seating.shares if each.share]
        table = name.table if name else self.id
        rng.aim(seed_of(table, self.runtime.secret_of(self.id), shares), number)
        return state.draw(rng), tuple(rng.picks)

    def disclose(self) -> list[Entry]:
        """The server's secret, when nothing more follows from it; unless it is another one by now,
        as where a database was begun anew with tables of before."""
        sealed, secret = self.log.seating.opened.sealed, self.runtime.secret_of(self.id)
        kept = sealed and commitment(sealed.table, secret).hex() == sealed.commitment
        by_stream = isinstance(self.runtime.rng, Stream)
        return [Disclosed(secret=secret.hex())] if kept and by_stream else []

    def await_shares(self) -> None:
        """For so long as pages may take to reveal them; then the game starts without the rest."""
        self.runtime.time.later(REVEAL_SECONDS, self.runtime.soon(self.start_without_the_rest))

    async def start_without_the_rest(self) -> None:
        async with self.lock:
            seating = self.log.seating
            if not seating.started and seating.people and not self.log.stopped:
                try:
                    await self.commit(self.start(seating))
                except StoreError as error:
                    report(self.id, error)

    def show(self) -> None:
        self.audience.show()
        self.rouse_bots()
        self.hold_while_playing()

    def hold_while_playing(self) -> None:
        """Unless its game goes on, a table is only in the store once nobody holds it."""
        in_play = self.log.state and not self.log.seating.over
        if in_play and self.runtime.neighbours.drives(self.id):
            self.runtime.in_play.add(self)
        else:
            self.runtime.in_play.discard(self)

    def go_on(self) -> None:
        """After it was loaded, and when the server is up."""
        self.hold_while_playing()
        self.set_clock()
        self.rouse_bots()
        self.audience.watch_host(self.replace_gone_host)  # which only who drives it replaces

    def hurry(self) -> None:
        """To the end: only bots are left in the game."""
        self.bots.hurried = True
        self.audience.watch_nothing()

    def rest(self) -> None:
        """Another server drives it: nothing goes on by itself here."""
        self.clock.stop()
        for turn in self.bots.turns.values():
            turn.cancel()
        self.runtime.in_play.discard(self)

    def close(self, why: Refusal) -> None:
        """What is stored of it has changed or is gone: nothing goes on here any more."""
        self.log.close()
        self.rest()
        self.audience.close(why)

    # Connections come and go

    def join(
        self,
        person: str | None,
        page: Page | None = None,
        *,
        grouped: bool = False,
        is_screen: bool = False,
    ) -> Connection | Refusal:
        connection = self.audience.join(person, page, grouped=grouped, is_screen=is_screen)
        self.runtime.neighbours.want(self.id)
        self.audience.watch_host(self.replace_gone_host)
        return connection

    def leave(self, connection: Connection) -> None:
        self.audience.leave(connection)
        self.audience.watch_host(self.replace_gone_host)

    def hear_presence(self, node: str, there: Here | None) -> None:
        """Of another server: who has the table open there; None, if it is gone."""
        self.audience.hear_presence(node, there)
        self.audience.watch_host(self.replace_gone_host)

    def send_away(self, person: str) -> None:
        """Also where they only watch, and are nobody to the table."""
        self.audience.send_away(person)
        self.runtime.visits.send_away(person, self.id, refusals.SentAway())

    async def replace_gone_host(self) -> None:
        async with self.lock:
            following = self.audience.next_host()
            if following is None or not self.runtime.neighbours.drives(self.id):
                return
            try:
                await self.commit([Hosted(person=following)])
            except StoreError as error:
                report(self.id, error)
                self.audience.watch_host(self.replace_gone_host)

    # What happens by itself: the time is up, or it is a bot's turn

    def set_clock(self) -> None:
        self.clock.set(self.time_up)

    async def time_up(self) -> None:
        due = self.clock.running
        if due is None:
            return
        if not self.clock.is_up:
            self.set_clock()
            return
        try:
            await self.move_for_the_late(due)
        except Conflict:
            self.set_clock()  # for whatever the others have made of it
        except Exception as error:  # noqa: BLE001 - whatever it is, the clock runs on
            report(self.id, error)
            self.runtime.time.later(RETRY_SECONDS, self.set_clock)

    async def move_for_the_late(self, due: Running) -> None:
        """A phase ends with everyone's default; a single move is made by a bot."""
        playing = self.log.playing
        late = [(seat, playing.moves(seat)) for seat in playing.to_act()]
        chosen = [
            None if due.is_phase else await self.bots.think(seat, STAND_IN, moves)
            for seat, moves in late
        ]
        async with self.lock:
            if self.clock.running is not due:
                return
            for (seat, moves), move in zip(late, chosen, strict=True):
                ended = due.is_phase and self.clock.running is not due
                if not self.runtime.drives(self.id):
                    return
                if not ended and self.log.is_asked(seat, moves):
                    await self.play_for(seat, move, "clock")

    def rouse_bots(self) -> None:
        for seat in self.bots.idle():
            turn = asyncio.ensure_future(self.bot_turn(seat))
            self.bots.turns[seat] = turn
            turn.add_done_callback(self.bot_done)

    async def bot_turn(self, seat: Seat) -> None:
        choice = await self.bots.choose(seat)
        if not self.bots.hurried:
            await self.audience.scenes_over()
        playing = self.runtime.begin(self.play_choice(choice))
        # If the turn is cancelled meanwhile, it is another server's to make good what went wrong.
        playing.add_done_callback(lambda played: played.cancelled() or played.exception())
        await asyncio.shield(playing)

    async def play_choice(self, choice: Choice) -> None:
        """Runs to completion even if the turn is cancelled: the lock is held until it is stored."""
        async with self.lock:
            if self.bots.is_wanted(choice):
                await self.play_for(choice.seat, choice.move, "bot")

    def bot_done(self, turn: "asyncio.Task[None]") -> None:
        turns = self.bots.turns
        self.bots.turns = {seat: other for seat, other in turns.items() if other is not turn}
        if turn.cancelled():
            return
        error = turn.exception()
        if error and not isinstance(error, Conflict):
            report(self.id, error)
            self.runtime.time.later(RETRY_SECONDS, self.rouse_bots)
        else:
            self.rouse_bots()

    async def play_for(self, seat: Seat, move: Move | None, by: str) -> None:
        await self.commit(self.follow(seat, self.bots.allowed(seat, move), by))

    # Afterwards

    async def retold(
        self, kind: Kind, asker: str, *, seat: Seat | None = None, since: int = 0, step: int = 0
    ) -> bytes:
        """Compressed with gzip; whether they may know it, those have seen to who ask."""
        return await self.runtime.retelling.tell(self.question(kind, seat, since, step), asker)

    def question(
        self, kind: Kind, seat: Seat | None = None, since: int = 0, step: int = 0
    ) -> Question:
        made = self.log.length if self.log.stopped else self.log.all_made
        return Question(kind, self.id, made, seat, min(max(since, 0), made + 1), step)
