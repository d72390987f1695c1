"""Games told again from their logs, for whoever looks back: stories, replays, records.

Nothing here waits or stores. A long game takes a while, so this runs away from the event loop,
which hands it the log and gets back, compressed, what goes over the wire.
"""

import gzip
from collections.abc import Iterator, Sequence
from time import monotonic
from typing import Any, Literal, NamedTuple

from msgspec import Raw, json

from witsend.chance import SPECIFICATION, Proof, Share
from witsend.coach import Mover, Progress, Report, at_work, hint
from witsend.game import CHANCE, Seat, State
from witsend.highlights import finale_of
from witsend.record import FORMAT, Header, Line, Sitter, parse, text_of
from witsend.server.elsewhere import result_of, view_of
from witsend.server.evening import evening_of
from witsend.server.log import Log
from witsend.server.protocol import Finale, KeptStory, Replay
from witsend.server.seating import BEFORE, AnyEntry, Entry, Opened, Played, Started
from witsend.server.stories import read_story, write_story

MOST_SHOWN = 30_000  # states of all games that are remembered at once
SLICE_SECONDS = 0.3  # of the coach's work, until somebody else is told something
GZIP_LEVEL = 4  # one step of a game is much like the next: more takes longer and gains little

MOVERS: dict[str, Mover] = {"bot": "bot", "clock": "clock"}  # as entries call them

decode_entries = json.Decoder(list[AnyEntry]).decode


Kind = Literal["story", "replay", "record", "words", "kept", "finale", "coach", "moves", "hint"]


class Question(NamedTuple):
    """Asked again it has the same answer: whatever happens later is no part of it."""

    kind: Kind
    table: str
    made: int  # moves so far; of a game that is stopped, entries
    seat: Seat | None = None  # None: an onlooker
    since: int = 0  # of a story: so many of its lists are known
    step: int = 0  # of moves: of the replay, from 1, up to which

    @property
    def needs_kept(self) -> bool:
        """Whether it is answered with what was kept in words, where there is anything."""
        return self.kind in {"record", "kept"}


class Game:
    """All that was ever shown of a table's game, for any seat."""

    def __init__(self, opened: Opened) -> None:
        self.log = Log(opened)
        self.seating = self.log.seating  # as it is now, or was at the end
        self.moves: list[Line] = []
        self.shown: list[State] = []  # the states someone was to act on, and the last
        self.made: list[int] = []  # moves before each of them, chance among them
        self.by: list[str] = []  # who made each of all moves
        self.stands: list[int] = []  # of all moves, those that were not taken back

    def add(self, entry: Entry) -> None:
        over = self.log.seating.over
        self.log.apply(entry)
        if not over:
            self.seating = self.log.seating
        if isinstance(entry, Played):
            self.moves.append(Line(entry.seat, Raw(json.encode(entry.move)), entry.picks))
            self.by.append(entry.by)
            self.stand_or_fall(entry)
        state = self.log.state
        if isinstance(entry, (Started, Played)) and state and CHANCE not in state.to_act():
            self.shown.append(state)
            self.made.append(len(self.moves))

    def stand_or_fall(self, entry: Played) -> None:
        """What was taken back is not shown to whoever looks back, nor is the taking back."""
        if not self.log.stopped and self.log.move_of(entry).takes_back:
            self.stands.pop()
        else:
            self.stands.append(len(self.moves) - 1)

    def as_it_ended(self) -> list[int]:
        """Places in `shown`, in the order of a replay."""
        stands = {-1, *self.stands}
        return [place for place, made in enumerate(self.made) if made - 1 in stands]

    @property
    def names(self) -> tuple[str, ...]:
        return self.seating.seat_names

    def check_is_over(self) -> None:
        if not (self.seating.over or self.log.stopped):
            raise ValueError("Before its end a game has secrets.")

    def story(self, seat: Seat | None, since: int, made: int) -> bytes:
        shown = self.shown[since : made + 1]
        return json.encode([view_of(state, seat).news for state in shown])

    def replay(self, seat: Seat | None) -> bytes:
        self.check_is_over()
        shown = [self.shown[place] for place in self.as_it_ended()]
        return json.encode(
            Replay(
                game=self.log.game.name,
                setup=self.log.setup,
                names=self.names,
                called=self.log.called,
                steps=[view_of(state, seat) for state in shown],
                to_act=[state.to_act() for state in shown],
                result=result_of(self.log.playing),
            )
        )

    def moves_until(self, seat: Seat | None, step: int) -> bytes:
        """As entries, up to a step of the replay at which the seat was to act; else null."""
        self.check_is_over()
        places = self.as_it_ended()
        if not (0 < step <= len(places) and seat in self.shown[places[step - 1]].to_act()):
            return b"null"
        return json.encode(
            [
                Played(
                    seat=line.seat,
                    move=line.move,
                    by="chance" if line.seat == CHANCE else BEFORE,
                )
                for line in self.moves[: self.made[places[step - 1]]]
            ]
        )

    def hint(self, seat: Seat | None) -> bytes:
        """As the game stands, for whoever sits there; null where there is none."""
        state = self.log.state
        return json.encode(None if state is None or seat is None else hint(state, seat))

    def finale(self) -> bytes:
        """What is worth telling once nothing is secret any more."""
        self.check_is_over()
        told = finale_of([self.shown[place] for place in self.as_it_ended()])
        return json.encode(
            Finale(
                places=told.places,
                highlights=told.highlights,
                sentences=tuple([each.sentence(self.names) for each in told.highlights]),
                fates=told.fates,
            )
        )

    def record(self, kept: bytes | None, *, secrets: bool = False) -> bytes:
        """Its moves are as they were stored: a stopped game is not played again, and its result
        is the one that was kept, if any. With secrets, also before its end."""
        if not secrets:
            self.check_is_over()
        opened = self.seating.opened
        header = Header(
            witsend=FORMAT,
            game=opened.game,
            version=opened.version,
            editions=opened.editions | self.log.own_editions(),
            setup=Raw(json.encode(self.log.setup)) if self.log.has_rules else opened.setup,
            sitters=tuple(
                # A seat in which nobody has ever sat has no name.
                Sitter(name=name or f"Seat {seat}", bot=chair.bot)
                for seat, (name, chair) in enumerate(
                    zip(self.names, self.seating.chairs, strict=True), 1
                )
            ),
            proof=self.proof,
        )
        result: Any = self.log.state.result() if self.log.state else None
        if self.log.stopped and kept:
            result = read_story(kept).result
        return text_of(header, self.moves, result)

    @property
    def proof(self) -> Proof | None:
        """Once the server has disclosed its secret."""
        seating = self.log.seating
        if not (seating.secret and seating.opened.sealed):
            return None
        return Proof(
            specification=SPECIFICATION,
            table=seating.opened.sealed.table,
            commitment=seating.opened.sealed.commitment,
            secret=seating.secret,
            shares=tuple(
                Share(name=seating.names[each.person], commitment=each.commitment, share=each.share)
                for each in seating.shares
            ),
        )

    def coach(self) -> Iterator[Progress | Report]:
        """Nobody is blamed for what was done for them, nor for what came before a practice."""
        movers: dict[int, Mover] = {}
        for event, (line, by) in enumerate(zip(self.moves, self.by, strict=True)):
            peopled = line.seat >= 0 and self.seating.chairs[line.seat].people
            if peopled and (mover := MOVERS.get(by)):
                movers[event] = mover
        since = max([event + 1 for event, by in enumerate(self.by) if by == BEFORE], default=0)
        return at_work(parse(self.record(None)), movers=movers, since=since)

    def words(self) -> bytes:
        """Nothing where the rules are not here that it was played by."""
        if self.log.stopped:
            return b""
        self.check_is_over()
        return write_story(self.names, self.shown, evening_of(self.seating, self.log.result))


def game_of(entries: Sequence[Entry]) -> Game:
    """The whole of a log."""
    opened, *rest = entries
    if not isinstance(opened, Opened):
        raise TypeError(opened)
    game = Game(opened)
    for entry in rest:
        game.add(entry)
    return game


def kept_story(kept: bytes | None, seat: Seat | None) -> bytes:
    if kept is None:
        return b"null"
    story = read_story(kept)
    who = -1 if seat is None else seat
    return json.encode(
        KeptStory(
            names=story.names,
            steps=tuple(step[who] for step in story.steps),
            result=story.result,
            ending=story.ending,
        )
    )


class Teller:
    """Remembers the games it was asked about lately, so that more of one, or another seat's view
    of it, is no new start."""

    def __init__(self) -> None:
        self.games: dict[str, Game] = {}  # by table; the longest unasked first
        self.coaching: dict[str, Iterator[Progress | Report]] = {}  # games it is in the middle of

    def known(self, table: str) -> int:
        """How many entries of the table's log."""
        game = self.games.get(table)
        return game.log.length if game else 0

    def forget(self, table: str) -> None:
        self.games.pop(table, None)
        self.coaching.pop(table, None)

    def tell(self, question: Question, entries: bytes, kept: bytes | None) -> bytes:
        """`entries` are those that come after the known ones. All but words and the coach is
        compressed with gzip; words are compressed already."""
        if question.kind == "kept":
            return compressed(kept_story(kept, question.seat))
        game = self.game(question.table, decode_entries(entries))
        match question.kind:
            case "story":
                return compressed(game.story(question.seat, question.since, question.made))
            case "replay":
                return compressed(game.replay(question.seat))
            case "moves":
                return compressed(game.moves_until(question.seat, question.step))
            case "hint":
                return compressed(game.hint(question.seat))
            case "finale":
                return compressed(game.finale())
            case "record":
                return compressed(game.record(kept))
            case "words":
                return game.words()
            case "coach":
                return self.coach(question.table, game)

    def coach(self, table: str, game: Game) -> bytes:
        """So much as a slice of time is enough for, and how far it is; in the end the report."""
        work = self.coaching.pop(table, None) or game.coach()
        until = monotonic() + SLICE_SECONDS
        while isinstance(told := next(work), Progress):
            if monotonic() > until:
                self.coaching[table] = work
                return json.encode(told)
        return told.text()

    def game(self, table: str, entries: Sequence[Entry]) -> Game:
        game = self.games.pop(table, None)  # what fails halfway is not remembered
        if game is None:
            game = game_of(entries)
        else:
            for entry in entries:
                game.add(entry)
        self.games[table] = game
        while sum(len(each.shown) for each in self.games.values()) > MOST_SHOWN:
            del self.games[next(iter(self.games))]
        return game


def compressed(answer: bytes) -> bytes:
    return gzip.compress(answer, GZIP_LEVEL, mtime=0)
