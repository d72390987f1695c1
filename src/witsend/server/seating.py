"""A table's log, and what it says of who sits where; the game itself is the state's business.

Entries are what has happened, in order; `Seating.after` applies each. Nothing else changes a
table, so applying the log again gives the table again.

The file is long because every entry there can be is in it, beside what it changes.
"""

from functools import lru_cache
from typing import Any, Self

from msgspec import Raw, Struct, field, json
from msgspec.structs import replace

from witsend.bots import BOT_NAMES, Level
from witsend.game import Record, Seat, hyphenated, put
from witsend.record import Picks
from witsend.server.lookalikes import alike
from witsend.server.protocol import BotPace, Evening, Practice, Sealed, SharedBy


class Entry(Record, frozen=True, kw_only=True, tag=hyphenated):
    """One thing that happened at a table."""


class Opened(Entry, frozen=True, kw_only=True, omit_defaults=True):
    code: str
    game: str
    version: int
    editions: dict[str, str] = field(default_factory=dict)  # as in a record; older logs have none
    setup: Raw
    seats: int
    open: bool
    move_seconds: int | None
    host: str
    name: str  # the host's
    evening: Evening | None = None  # what the tables before this one have come to
    sealed: Sealed | None = None  # what its chance follows from; older logs do not say
    practice: Practice | None = None  # where the moves at the log's beginning were made


class Sat(Entry, frozen=True, kw_only=True):
    seat: Seat
    person: str
    name: str
    called: str = ""  # who plays here, where one device is passed around


class Stood(Entry, frozen=True, kw_only=True):
    seat: Seat
    person: str


class BotSat(Entry, frozen=True, kw_only=True):
    seat: Seat
    level: Level
    called: str = ""  # where it has come along from the table before; else by its seat


class Cleared(Entry, frozen=True, kw_only=True):
    seat: Seat


class Shifted(Entry, frozen=True, kw_only=True):
    seat: Seat
    to: Seat


class OrderedByAge(Entry, frozen=True, kw_only=True):
    youngest_first: tuple[Seat, ...]


class Hosted(Entry, frozen=True, kw_only=True):
    person: str | None


class Removed(Entry, frozen=True, kw_only=True):
    person: str


class Committed(Entry, frozen=True, kw_only=True):
    """To a share of the seed."""

    person: str
    commitment: str  # in hexadecimal


class Starting(Entry, frozen=True, kw_only=True):
    """No more commitments; those who have made one reveal their shares."""


class Revealed(Entry, frozen=True, kw_only=True):
    person: str
    share: str  # in hexadecimal


class Started(Entry, frozen=True, kw_only=True):
    pass


class Disclosed(Entry, frozen=True, kw_only=True):
    """The game is over, and nothing more follows from the server's secret."""

    secret: str  # in hexadecimal


class StoodIn(Entry, frozen=True, kw_only=True):
    seat: Seat
    on: bool
    until_back: bool = False  # the host put it on for people who were away


class Played(Entry, frozen=True, kw_only=True, omit_defaults=True):
    seat: Seat
    move: Any
    by: str  # a person's id; or who moved for the seat; or BEFORE
    over: bool = False  # the game ended with it
    picks: Picks = ()  # that a move of CHANCE was made of


class Led(Entry, frozen=True, kw_only=True):
    """Bots take the lead from now on, or hold back for people."""

    on: bool


class Paced(Entry, frozen=True, kw_only=True):
    """Bots take longer over a move from now on, or not so long."""

    pace: BotPace


class Said(Entry, frozen=True, kw_only=True):
    person: str
    name: str
    text: str
    seat: Seat | None  # a whisper among the people of this seat
    id: int  # the page's number, so that a line sent twice is said once


class Muted(Entry, frozen=True, kw_only=True):
    person: str
    whom: str
    on: bool


class Brought(Entry, frozen=True, kw_only=True):
    """The host brings something of their own to play with, or takes it back."""

    person: str
    own: Any  # as the game's `brings` says; None: taken back


class Backed(Entry, frozen=True, kw_only=True):
    """Somebody who only looks on bets for fun."""

    person: str
    name: str
    on: int


class Held(Entry, frozen=True, kw_only=True):
    """The host stops the clock, or lets it run on."""

    on: bool


class Extended(Entry, frozen=True, kw_only=True):
    """The host gives more time on the clock that runs."""

    seconds: int


class Flagged(Entry, frozen=True, kw_only=True):
    """The host calls a piece of the game's content bad."""

    what: str  # such as "house/space-moon"


class Resumed(Entry, frozen=True, kw_only=True):
    """The server was away, and its clocks with it."""

    lost: float  # seconds


class Followed(Entry, frozen=True, kw_only=True):
    """The next game is played at another table."""

    table: str
    game: str = ""  # what is played there; older logs do not say


class Ended(Entry, frozen=True, kw_only=True):
    """By whoever hosts the server: nothing more is played here."""


class Forgotten(Entry, frozen=True, kw_only=True):
    """In the place of what somebody said who is forgotten."""


STAND_IN: Level = "middle"  # the level of a bot that takes over a seat
BEFORE = "before"  # in the game that a practice goes on from
AnyEntry = (
    Opened
    | Sat
    | Stood
    | BotSat
    | Cleared
    | Shifted
    | OrderedByAge
    | Hosted
    | Removed
    | Committed
    | Starting
    | Revealed
    | Started
    | Disclosed
    | StoodIn
    | Played
    | Paced
    | Led
    | Said
    | Muted
    | Brought
    | Backed
    | Held
    | Extended
    | Flagged
    | Resumed
    | Followed
    | Ended
    | Forgotten
)
decode_entry = json.Decoder(AnyEntry).decode
encode_entry = json.Encoder().encode


class Chair(Record, frozen=True):
    people: tuple[str, ...] = ()
    bot: Level | None = None
    stand_in: bool = False
    called: str = ""
    until_back: bool = False  # the stand-in was put on by the host, for people who were away

    @property
    def is_free(self) -> bool:
        return not self.people and self.bot is None


class Seating(Struct, frozen=True, kw_only=True):
    opened: Opened
    chairs: tuple[Chair, ...]
    youngest_first: tuple[Seat, ...] = ()  # as far as it was said; once started it stays
    shares: tuple[SharedBy, ...] = ()  # of the seed, in the order of their commitments
    starting: bool = False  # the shares are being revealed, or have been
    secret: str = ""  # the server's, once it is disclosed
    host: str | None
    names: dict[str, str]  # of everyone who ever sat here, the host among them; never changed
    bots: frozenset[str] = frozenset()  # those that came along, by name; never changed either
    removed: frozenset[str] = frozenset()
    former: frozenset[tuple[str, Seat]] = frozenset()  # who left which seat during the game
    muted: frozenset[tuple[str, str]] = frozenset()  # who does not want to read whom
    pace: BotPace = "usual"  # the bots'
    lead: bool = False  # bots take the lead, and do not hold back for people
    started: bool = False
    held: bool = False  # its clock
    flagged: frozenset[str] = frozenset()
    over: bool = False
    chairs_at_end: tuple[Chair, ...] = ()  # who had played, wherever they have gone since
    next: str | None = None
    next_game: str | None = None

    @classmethod
    def open(cls, opened: Opened) -> Self:
        return cls(
            opened=opened,
            chairs=(Chair(),) * opened.seats,
            host=opened.host,
            names={opened.host: opened.name},
        )

    def seats_of(self, person: str) -> tuple[Seat, ...]:
        return tuple(seat for seat, chair in enumerate(self.chairs) if person in chair.people)

    @property
    def people(self) -> tuple[str, ...]:
        """Who sits here, seat by seat, each once."""
        return tuple(dict.fromkeys(person for chair in self.chairs for person in chair.people))

    @property
    def seat_names(self) -> tuple[str, ...]:
        """What each seat is called, all different; "" for one that is free."""
        taken = {*self.names.values(), *self.bots}
        free = [name for name in BOT_NAMES if name not in taken] or BOT_NAMES
        names = [
            chair.called
            or " & ".join([self.names[person] for person in chair.people])
            or (free[seat % len(free)] if chair.bot else "")
            for seat, chair in enumerate(self.chairs)
        ]
        return distinct(tuple(names))

    def voice(self, person: str, name: str) -> str:
        """What one is called who speaks: never as someone else who sits here."""
        voices = distinct(tuple([self.names[other] for other in self.people]))
        if person in self.people:
            return voices[self.people.index(person)]
        taken = dict.fromkeys((*voices, *self.seat_names))
        return distinct((*taken, name))[-1]

    def after(self, entry: Entry) -> Self:  # noqa: C901, PLR0912 - one case per entry
        if type(entry) is Played:  # by far the most, so it does not wait its turn below
            return replace(self, over=True, chairs_at_end=self.chairs) if entry.over else self
        match entry:
            case Sat(seat=seat, person=person, name=name, called=called):
                chair = self.chairs[seat]
                seated = Chair((*chair.people, person), called=called)
                return replace(self.reseat(seat, seated), names={**self.names, person: name})
            case Stood(seat=seat, person=person):
                rest = tuple(other for other in self.chairs[seat].people if other != person)
                if not self.started:
                    return self.reseat(seat, Chair(rest))
                left = self.reseat(seat, Chair(rest, None if rest else STAND_IN))
                return replace(left, former=self.former | {(person, seat)})
            case BotSat(seat=seat, level=level, called=called):
                before = self.chairs[seat]
                name = called or (before.called if before.bot else "")  # of another level
                came = replace(self, bots=self.bots | {called}) if called else self
                return came.reseat(seat, Chair(bot=level, called=name))
            case Cleared(seat=seat):
                return self.reseat(seat, Chair())
            case Shifted(seat=seat, to=to):
                here, there = self.chairs[seat], self.chairs[to]
                moved = {seat: to, to: seat}
                ages = tuple(moved.get(other, other) for other in self.youngest_first)
                return replace(self.put(seat, there).put(to, here), youngest_first=ages)
            case OrderedByAge(youngest_first=youngest_first):
                return replace(self, youngest_first=youngest_first)
            case Hosted(person=host):
                return replace(self, host=host)
            case Removed(person=person):
                cleared = self
                for seat in self.seats_of(person):
                    cleared = cleared.after(Stood(seat=seat, person=person))
                return replace(cleared, removed=self.removed | {person})
            case Committed(person=person, commitment=commitment):
                others = tuple(each for each in self.shares if each.person != person)
                return replace(self, shares=(*others, SharedBy(person, commitment)))
            case Starting():
                return replace(self, starting=True)
            case Revealed(person=person, share=share):
                shares = [
                    SharedBy(person, each.commitment, share) if each.person == person else each
                    for each in self.shares
                ]
                return replace(self, shares=tuple(shares))
            case Started():
                return replace(self, started=True)
            case Disclosed(secret=secret):
                return replace(self, secret=secret)
            case Held(on=on):
                return replace(self, held=on)
            case Flagged(what=what):
                return replace(self, flagged=self.flagged | {what})
            case Paced(pace=pace):
                return replace(self, pace=pace)
            case Led(on=on):
                return replace(self, lead=on)
            case StoodIn(seat=seat, on=on, until_back=until_back):
                chair = replace(self.chairs[seat], stand_in=on, until_back=until_back)
                return self.put(seat, chair)
            case Muted(person=person, whom=whom, on=on):
                pair = {(person, whom)}
                return replace(self, muted=self.muted | pair if on else self.muted - pair)
            case Followed(table=table, game=game):
                return replace(self, next=table, next_game=game or self.opened.game)
            case Ended():
                return replace(self, over=True)
        return self  # Opened is where it starts; what is said and the time move nobody

    def reseat(self, seat: Seat, chair: Chair) -> Self:
        """With other people in it, whose age nobody has said yet; a game goes by those it had."""
        if self.started:
            return self.put(seat, chair)
        ages = tuple(other for other in self.youngest_first if other != seat)
        return replace(self.put(seat, chair), youngest_first=ages)

    def has_room(self, seat: Seat, people: int) -> bool:
        """For someone new, where so many may share a seat: a free chair or a team's, and in a game
        that runs a bot's, unless somebody has left it and may come back. A practice has none."""
        chair = self.chairs[seat]
        if self.over or self.opened.practice or len(chair.people) >= people:
            return False
        if not self.started:
            return chair.bot is None
        return all(left != seat or who in self.removed for who, left in self.former)

    def is_alone(self, person: str) -> bool:
        """In one seat, with nobody but bots in all others since the game began."""
        return (
            self.people == (person,)
            and len(self.seats_of(person)) == 1
            and all(who == person for who, _ in self.former)
        )

    def has_held(self, person: str) -> bool:
        """A seat in this game, and so may know what is hidden there."""
        return bool(self.seats_of(person)) or any(who == person for who, _ in self.former)

    @property
    def away_for_good(self) -> tuple[str, ...]:
        """Who has left a seat of the game that runs, and may sit down there again."""
        who = {person for person, _ in self.former} - {*self.people} - self.removed
        return () if self.over else tuple(sorted(who))

    def youngest_still_here(self) -> tuple[Seat, ...]:
        """For the next game: without the seats that somebody has left for good."""
        left = {seat for person, seat in self.former if person not in self.chairs[seat].people}
        return tuple(seat for seat in self.youngest_first if seat not in left)

    def put(self, seat: Seat, chair: Chair) -> Self:
        return replace(self, chairs=put(self.chairs, seat, chair))


@lru_cache(1024)  # a table asks whenever someone comes or goes
def distinct(names: tuple[str, ...]) -> tuple[str, ...]:
    """With a number where a name is not the first that looks so: one person may hold two seats."""
    named: list[str] = []
    for name in names:
        own, count = name, 1
        while own and any(alike(own, other) for other in named):
            count += 1
            own = f"{name} {count}"
        named.append(own)
    return tuple(named)
