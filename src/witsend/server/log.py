"""What the entries of a table's log add up to: who sits where, the game's state, what was said.

Nothing here waits, stores or shows, so applying the same entries again gives the same table. And
nothing here knows any game: the state says whom it waits for and what they may do.
"""

from typing import Any, NamedTuple

from msgspec import Raw, ValidationError, convert, json

from witsend.content.edition import edition_of
from witsend.game import CHANCE, HOUSE, Move, Refusal, Result, Seat, Setup, State, reader
from witsend.games import GAMES
from witsend.record import changed
from witsend.server import protocol, refusals
from witsend.server.backing import NOBODY
from witsend.server.notices import MOST_KEPT, notice_of, renamed
from witsend.server.protocol import Called, Notice, plain
from witsend.server.seating import (
    Backed,
    Brought,
    Chair,
    Ended,
    Entry,
    Opened,
    Played,
    Said,
    Seating,
    Started,
)
from witsend.server.talk import TableTalk


class Rules(NamedTuple):
    """What a table's game is played by."""

    game: type[State]
    setup: Setup
    changed: tuple[str, ...] = ()  # packs that are not as they were, and need not be


def rules_of(opened: Opened) -> Rules | Refusal:
    """Those that the table was opened with, or why they are not here."""
    game = GAMES.get(opened.game)
    if game is None or opened.version > game.version:
        return refusals.RulesNotHere()
    if opened.version < game.version and opened.version not in game.reads:
        return refusals.OlderRules(opened.version, game.version)
    try:
        setup: Setup = json.decode(opened.setup, type=game.options)
    except ValidationError as error:
        return refusals.ContentGone(plain(error))
    others = changed(opened.editions, game.played_with(setup))
    if game.logs_content:
        return Rules(game, setup, tuple(others))
    for content, (began, now) in others.items():
        return refusals.OtherEdition(content, began, now)
    return Rules(game, setup)


class Log:
    __slots__ = (
        *(
            "_ahead",
            "_rules",
            "backing",
            "brought",
            "called",
            "cut_short",
            "directed",
            "drawn",
            "lately",
            "length",
            "made",
            "made_before_phase",
        ),
        *("notices", "phase", "seating", "state", "stopped", "talk"),
    )

    def __init__(self, opened: Opened) -> None:
        self.seating = Seating.open(opened)
        rules = rules_of(opened)
        # Why the game can be neither played nor shown; who sits here and what was said is known.
        self.stopped = rules if isinstance(rules, Refusal) else None
        self._rules = rules if isinstance(rules, Rules) else None
        self.state: State | None = None  # until the game starts, and where it is stopped
        self.length = 1
        self.made = [0] * opened.seats  # moves of each seat
        self.directed = 0  # moves of the house
        self.drawn = 0  # moves of chance
        self.cut_short = 0  # phases that one of them has ended
        # By whom and what: the moves of each seat in this phase, and always the last.
        self.lately: list[list[tuple[str, Move]]] = [[] for _ in range(opened.seats)]
        self.phase: int | None = None
        self.made_before_phase = [0] * opened.seats  # by each seat
        self.brought: tuple[str, Any] | None = None  # by whom and what; nothing shows what
        self.backing = NOBODY
        self.talk = TableTalk()
        self.notices: tuple[Notice, ...] = ()  # never changed: another one where there are more
        self.called: tuple[Called, ...] = ()
        self._ahead: list[tuple[State, Move, State]] = []  # worked out, and not applied yet

    def close(self) -> None:
        """What is stored is no longer this, so nothing more is stored of it."""
        self.length = -1

    @property
    def has_rules(self) -> bool:
        """Also where it was ended."""
        return self._rules is not None

    @property
    def rules(self) -> Rules:
        if self._rules is None:
            raise RuntimeError("the game is stopped")
        return self._rules

    @property
    def game(self) -> type[State]:
        return self.rules.game

    @property
    def setup(self) -> Setup:
        return self.rules.setup

    def setup_to_start(self) -> Setup:
        """With what was said at the table since it was opened, and nowhere else."""
        return self.setup.with_ages(self.seating.youngest_first)

    def brought_along(self) -> list[Entry]:
        """For another table of the same game."""
        if self.brought is None:
            return []
        person, own = self.brought
        return [Brought(person=person, own=own)]

    def own_editions(self) -> dict[str, str]:
        """For a record, which does not hold it: which question a pick meant is then not proved."""
        return {"pack own": edition_of(self.brought[1].questions)} if self.brought else {}

    def brought_told(self) -> protocol.Brought | None:
        """What everyone may know of it."""
        if self.brought is None:
            return None
        person, own = self.brought
        return protocol.Brought(person, own.title, len(own.questions), own.alone)

    def first_state(self) -> State:
        state = self.game.start(self.setup_to_start())
        return state.bring(self.brought[1]) if self.brought else state

    @property
    def playing(self) -> State:
        if self.state is None:
            raise RuntimeError("the game has not started")
        return self.state

    @property
    def result(self) -> Result | None:
        return self.state.result() if self.state and self.seating.over else None

    def apply(self, entry: Entry) -> None:
        """The one way in, for what happens now and for what was stored."""
        before = self.seating
        self.seating = before.after(entry)
        if self.seating is not before or (type(entry) is Played and entry.by == "clock"):
            self._note(before, entry)
        if isinstance(entry, Started) and not self.stopped:
            self._rules = self.rules._replace(setup=self.setup_to_start())
            self.state = self.first_state()
        elif isinstance(entry, Played) and not self.stopped:
            move = self.move_of(entry)
            self.state = self._next(self.playing, entry.seat, move)
            self._count(entry, move)
            self._forget_earlier_phases(self.state, entry.seat)
            if self.game.may_sit_out:
                self._empty_chairs(self.state)
            self.backing = self.backing.after(self.state)
        elif isinstance(entry, Backed):
            self.backing = self.backing.laid(entry.person, entry.name, entry.on)
        elif isinstance(entry, Brought) and not self.stopped:
            own = None if entry.own is None else convert(entry.own, self.game.brings)
            self.brought = None if own is None else (entry.person, own)
        elif isinstance(entry, Said):
            to = None if entry.seat is None else self.seating.chairs[entry.seat].people
            self.talk.keep(entry, to)
        elif isinstance(entry, Ended):
            self.stopped = self.stopped or refusals.TableEnded()
            self.state = None
        self.length += 1

    def _count(self, entry: Played, move: Move) -> None:
        if entry.seat == HOUSE:
            self.directed += 1
        elif entry.seat == CHANCE:
            self.drawn += 1
        else:
            self.made[entry.seat] += 1
            self.lately[entry.seat].append((entry.by, move))

    def _empty_chairs(self, state: State) -> None:
        """Those of bots whose seats sit out by now; what they did keeps their names."""
        for seat, (chair, name) in enumerate(
            zip(self.seating.chairs, self.seating.seat_names, strict=True)
        ):
            if chair.bot and state.sits_out(seat):
                self.seating = self.seating.put(seat, Chair(called=name))

    def _note(self, before: Seating, entry: Entry) -> None:
        made = self.all_made
        is_phase = isinstance(entry, Played) and self.phase is not None  # it ends for everyone
        if not is_phase and (notice := notice_of(before, entry, made)):
            self.notices = (*self.notices, notice)[-MOST_KEPT:]
        if before.started and before.chairs is not self.seating.chairs:
            self.called = (*self.called, *renamed(before, self.seating, made))[-MOST_KEPT:]

    @property
    def all_made(self) -> int:
        """Moves that were made, without chance's."""
        return sum(self.made) + self.directed

    def awaited(self) -> set[str]:
        """Whose seat the game waits for; not where a bot stands in."""
        chairs = self.seating.chairs
        asked = [chairs[seat] for seat in self.playing.to_act() if seat >= 0]
        return {person for chair in asked if not chair.stand_in for person in chair.people}

    def look_ahead(self, state: State, seat: Seat, move: Move) -> State:
        """The state after a legal move; when that is stored and applied, it is at hand."""
        if state is self.state:
            self._ahead.clear()
        after = state.apply(seat, move)
        self._ahead.append((state, move, after))
        return after

    def _next(self, state: State, seat: Seat, move: Move) -> State:
        if self._ahead:
            before, ahead, after = self._ahead.pop(0)
            if before is state and ahead is move:
                return after
            self._ahead.clear()
        return state.apply(seat, move)

    def _forget_earlier_phases(self, state: State, moved: Seat) -> None:
        """Where a game has none, every move is one; but each seat's last move is kept."""
        clock = state.clock()
        if clock is None and self.phase is None:
            if moved >= 0:
                del self.lately[moved][:-1]
        elif clock is None or clock.phase != self.phase:
            self.cut_short += moved == HOUSE
            self.phase = clock.phase if clock else None
            self.made_before_phase = list(self.made) if clock else self.made_before_phase
            self.lately = [lately[-1:] for lately in self.lately]

    def number(self, seat: Seat) -> int:
        """Of the seat's next move: what was meant for a phase that the house has ended is late."""
        return self.made[seat] + self.cut_short

    def since(self, seat: Seat, number: int) -> list[tuple[str, Move]] | None:
        """The seat's moves from that one on; None where that is too long ago to tell."""
        lately = self.lately[seat]
        first = self.made[seat] - len(lately)
        return None if number < first else lately[number - first :]

    def is_asked(self, seat: Seat, moves: object) -> bool:
        """Whether the seat is still to choose among these moves."""
        return seat in self.playing.to_act() and self.playing.moves(seat) == moves

    def move_of(self, entry: Played) -> Move:
        return entry.move if isinstance(entry.move, Move) else self.decode_move(entry.move)

    def decode_move(self, move: object) -> Move:
        raw = move if isinstance(move, Raw) else json.encode(move)
        decoded: Move = reader(self.rules.game.kinds)(raw)
        return decoded
