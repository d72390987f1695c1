"""A game as a file: JSON Lines that anyone can read, and that replay to the same end.

The first line says which game, under which setup, and who sat where; then one line per event,
chance included; the last line is the result, null if the game was left unfinished. Every line
ends with a check over itself and the lines before it, so a line that was torn, edited or taken
away is found and named. (The check finds mishaps; it is no proof against a forger.) Where the first
line has a proof, nobody has chosen what chance drew: `verify` recomputes it.
"""

import os
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import reduce
from hashlib import sha256
from pathlib import Path
from random import Random
from tempfile import NamedTemporaryFile
from typing import Any, NamedTuple, Self

from msgspec import DecodeError, Raw, Struct, field, json
from msgspec.structs import replace

from witsend.chance import Proof, Stream
from witsend.game import CHANCE, IllegalMove, Move, Record, Result, Seat, Setup, State, play
from witsend.games import GAMES

FORMAT = 2
BEFORE_PROOFS = 1  # the format of records that have none
LONGEST_NAME = 80  # of a seat: a team of three, and a number beside
JOINERS = {0x200C: None, 0x200D: None}  # they hold emoji and some scripts together
Picks = tuple[tuple[int, int], ...]
CHECKED = re.compile(rb',"check":"([0-9a-f]{8})"}$')


class BadRecord(ValueError):
    """A file that is no whole record; its text names the line, and is safe to print."""

    def __init__(self, problem: str) -> None:
        super().__init__("".join(c if c.isprintable() else ascii(c)[1:-1] for c in problem))


def is_printable(text: str) -> bool:
    """With the emoji that are made of several."""
    return text.translate(JOINERS).isprintable()


class Sitter(Record, frozen=True, kw_only=True, omit_defaults=True):
    """Who sat in a seat."""

    name: str
    bot: str | None = None  # the bot's name; None for a person

    def __post_init__(self) -> None:
        name = self.name
        if not (0 < len(name) <= LONGEST_NAME and is_printable(name) and name == name.strip()):
            raise ValueError(f"A name is 1 to {LONGEST_NAME} printable characters.")


class Event(Record, frozen=True, omit_defaults=True):
    seat: Seat
    move: Move
    picks: Picks = ()  # of CHANCE, where there is a proof: among how many, and which


class Header(Record, frozen=True, kw_only=True, omit_defaults=True):
    witsend: int  # the format's number
    game: str
    version: int  # of the game's rules
    editions: dict[str, str] = field(
        default_factory=dict
    )  # of what it is played with; older records do not say
    setup: Raw
    sitters: tuple[Sitter, ...]
    proof: Proof | None = None  # once the game is over


class Line(Record, frozen=True, omit_defaults=True):
    """An event as it stands in the file, before the game is known to decode it."""

    seat: Seat
    move: Raw
    picks: Picks = ()


class End(Record, frozen=True):
    result: Raw


class GameRecord(Struct, frozen=True, kw_only=True):
    """All of one game, finished or not, as a value: `then` gives the record one event longer."""

    setup: Setup
    sitters: tuple[Sitter, ...]
    events: tuple[Event, ...]
    states: tuple[State, ...]  # before the first event, and after each
    editions: dict[str, str]  # of what it is played with; never changed
    proof: Proof | None = None

    @classmethod
    def start(
        cls,
        game: type[State],
        setup: Setup,
        sitters: tuple[Sitter, ...],
        editions: dict[str, str] | None = None,  # None: those that are here
        proof: Proof | None = None,
    ) -> Self:
        if len(sitters) != setup.seats:
            raise ValueError(f"{setup.seats} seats, but {len(sitters)} sit there.")
        if editions is None:
            editions = game.played_with(setup)
        return cls(
            setup=setup,
            sitters=sitters,
            events=(),
            states=(game.start(setup),),
            editions=editions,
            proof=proof,
        )

    def then(self, seat: Seat, move: Move) -> Self:
        return self.through([Event(seat, move)])

    def drawn(self, rng: Random) -> Self:
        """With the move of CHANCE that is next: by the proof, or else as `rng` has it."""
        if self.proof is None:
            return self.then(CHANCE, self.state.draw(rng))
        before = sum([event.seat == CHANCE for event in self.events])
        stream = Stream().aim(self.proof.seed, before)
        move = self.state.draw(stream)
        return self.through([Event(CHANCE, move, tuple(stream.picks))])

    def through(self, events: Sequence[Event]) -> Self:
        """All of these in one go: one by one, a long game would be copied for each."""
        states = [self.state]
        for event in events:
            states.append(play(states[-1], event.seat, event.move))
        return replace(self, events=(*self.events, *events), states=(*self.states, *states[1:]))

    @property
    def state(self) -> State:
        return self.states[-1]

    @property
    def result(self) -> Result | None:
        return self.state.result()

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(sitter.name for sitter in self.sitters)

    @property
    def shown(self) -> tuple[State, ...]:
        """The states someone was to act on, and the last: what a table showed."""
        waiting = (state for state in self.states[:-1] if CHANCE not in state.to_act())
        return (*waiting, self.state)

    def text(self) -> bytes:
        """The file's content."""
        header = Header(
            witsend=FORMAT,
            game=self.state.name,
            version=self.state.version,
            editions=self.editions,
            setup=_encoded(self.setup),
            sitters=self.sitters,
            proof=self.proof if self.result else None,  # with it, one could tell what is to come
        )
        return text_of(header, self.events, self.result)

    def write(self, path: Path) -> None:
        """Whole or not at all, and never over another file."""
        with NamedTemporaryFile(dir=path.parent, prefix=".record-", delete=False) as draft:
            draft.write(self.text())
        try:
            Path(draft.name).chmod(0o644)
            os.link(draft.name, path)  # unlike a rename, refuses a name that is taken
        finally:
            Path(draft.name).unlink()


def text_of(header: Header, events: Iterable[Event | Line], result: object) -> bytes:
    """The file's content, of a game whose rules need not be here. Only a proof needs the picks."""
    if not header.proof:
        header = replace(header, witsend=BEFORE_PROOFS)
        events = [replace(event, picks=()) for event in events]
    lines: list[bytes] = []
    before = ""
    for body in map(json.encode, (header, *events, End(_encoded(result)))):
        before = _check(before, body)
        lines.append(b'%s,"check":"%s"}\n' % (body[:-1], before.encode()))
    return b"".join(lines)


class Body(NamedTuple):
    """A line of the file with its check taken off, and its number for the error that names it."""

    number: int
    json: bytes

    def decode(self, kind: Any) -> Any:
        try:
            return json.decode(self.json, type=kind)
        except (DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise self.bad(f"{error}") from None

    def bad(self, problem: str) -> BadRecord:
        return BadRecord(f"line {self.number}: {problem}")


def read(path: Path) -> GameRecord:
    """The record in that file, replayed and found whole, or BadRecord."""
    try:
        return parse(path.read_bytes())
    except OSError as error:
        raise BadRecord(f"{path}: {error.strerror}") from None
    except BadRecord as error:
        raise BadRecord(f"{path}, {error}") from None


def parse(text: bytes) -> GameRecord:
    first, *rest = _bodies(text)
    record = _begin(first)
    if not rest:
        raise first.bad("the file stops here, before the game's last line")
    *events, last = rest
    record = reduce(_follow, events, record)
    if not last.json.startswith(b'{"result":'):
        raise last.bad("the file stops here, before the game's last line")
    if last.decode(End).result != _encoded(record.result):
        raise last.bad("this is not the result of the game above")
    return record


def changed(began: Mapping[str, str], here: Mapping[str, str]) -> dict[str, tuple[str, str]]:
    """What a game began with that is not here as it was: both editions, "none" if it is gone."""
    return {
        content: (edition, here.get(content, "none"))
        for content, edition in began.items()
        if here.get(content) != edition
    }


def as_it_ended(moves: Sequence[Move]) -> list[int]:
    """Which of them stand, by their place: not what was taken back, nor the taking back."""
    kept: list[int] = []
    for place, move in enumerate(moves):
        if move.takes_back:
            kept.pop()
        else:
            kept.append(place)
    return kept


def _encoded(value: Any) -> Raw:
    return Raw(json.encode(value))


def _check(before: str, body: bytes) -> str:
    return sha256(before.encode() + body).hexdigest()[:8]


def _bodies(text: bytes) -> Iterator[Body]:
    before = ""
    for number, line in enumerate(text.removesuffix(b"\n").split(b"\n"), start=1):
        check = CHECKED.search(line)
        body = Body(number, line[: check.start()] + b"}" if check else line)
        if number == 1 and not (check and line.startswith(b'{"witsend":')):
            raise body.bad("this is not a record of Wits' End")
        if not check:
            raise body.bad("the line is torn")
        before = _check(before, body.json)
        if check[1].decode() != before:
            raise body.bad("the line was changed, or lines before it were taken away or added")
        yield body


def _begin(line: Body) -> GameRecord:
    header: Header = line.decode(Header)
    if header.witsend not in {BEFORE_PROOFS, FORMAT}:
        raise line.bad(f"the record has format {header.witsend}; this program reads {FORMAT}")
    game = GAMES.get(header.game)
    if game is None:
        raise line.bad(f"there is no game called {header.game!r}")
    if header.version != game.version and header.version not in game.reads:
        raise line.bad(
            f"played by version {header.version} of the rules of {game.title}; "
            f"this program plays version {game.version}"
        )
    setup = Body(line.number, bytes(header.setup)).decode(game.options)
    if not game.logs_content:
        for content, (began, here) in changed(header.editions, game.played_with(setup)).items():
            raise line.bad(f"played with edition {began} of the {content}; here is {here}")
    try:
        return GameRecord.start(game, setup, header.sitters, header.editions, header.proof)
    except ValueError as error:
        raise line.bad(str(error)) from None


def _follow(record: GameRecord, line: Body) -> GameRecord:
    event: Line = line.decode(Line)
    move: Move = Body(line.number, bytes(event.move)).decode(record.state.kinds)
    try:
        return record.through([Event(event.seat, move, event.picks)])
    except IllegalMove as error:
        raise line.bad(f"seat {event.seat} could not play that: {error}") from None
