"""What every game of the house is: frozen states, moves, views, and one checked way in.

A state is a value. `state.apply(seat, move)` gives the next one; nothing is changed, nothing is
drawn behind the scenes and no clock is read. Dice and decks move as the seat `CHANCE`, so a log
of moves is the whole game. What one seat may know is a `View`, a type of its own.
"""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from random import Random
from typing import Annotated, Any, ClassVar, Literal, Self, TypeVar, get_args, get_origin

from msgspec import UNSET, Meta, Struct, ValidationError, convert, json
from msgspec.structs import FieldInfo, fields

# 0, 1, 2 ... clockwise. The type says that it is one: boards and vectors that know no game ask it.
SEAT_FORMAT = "seat-from-0"
Seat = Annotated[int, Meta(extra_json_schema={"format": SEAT_FORMAT})]
CHANCE: Seat = -1  # the dice and the deck: a seat whose moves are drawn, not chosen
HOUSE: Seat = -2  # whoever runs the table: a seat that nobody waits for, with moves in few games


def hyphenated(name: str) -> str:
    return re.sub(r"(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])", "-", name).lower()


class Record(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A value: it compares, hashes and travels as JSON. Made of values, it needs no collector."""


class Move(Record, frozen=True, tag=hyphenated):
    """One seat's act. `str()` names it in English; the name and the facts, unless a game does."""

    by_people: ClassVar[bool] = True  # otherwise only bots and the clock may make it
    only_said: ClassVar[bool] = False  # words alone, so no advice to anyone
    takes_back: ClassVar[bool] = False  # the last move of the same seat: both are as if never made

    def __str__(self) -> str:
        facts = (str(getattr(self, name)) for name in self.__struct_fields__)
        return " ".join((type(self).__name__, *facts))


class SitOut(Move, frozen=True):
    """The house's move, where a game has seats that may stay empty: nobody plays there for now."""

    by_people: ClassVar[bool] = False

    seat: Seat

    def __str__(self) -> str:
        return f"seat {self.seat + 1} sits out"


class JoinIn(Move, frozen=True):
    """The house's move: somebody plays again in a seat that has sat out."""

    by_people: ClassVar[bool] = False

    seat: Seat

    def __str__(self) -> str:
        return f"seat {self.seat + 1} joins in"


class Refusal(Record, frozen=True, tag=hyphenated):
    """Why a move is refused: a kind with its facts, to be said in any language.

    `str()` is the English sentence; `says` is its pattern, with the fields in braces.
    """

    says: ClassVar[str]
    clause: ClassVar[str] = ""  # of the game's rules page: why it is so; or a ruling there

    def __str__(self) -> str:
        return self.says.format(**{name: getattr(self, name) for name in self.__struct_fields__})


class GameOver(Refusal, frozen=True):
    says = "The game is over."


class NotYourTurn(Refusal, frozen=True):
    says = "It is not your turn."


class NotAMove(Refusal, frozen=True):
    says = "That move cannot be made now."


class IllegalMove(ValueError):
    """A refused move; its text is the sentence for the player who tried."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal


class News(Record, frozen=True, tag=hyphenated):
    """Something a seat saw happen, for the board to play and the history to tell."""

    def sentence(self, names: Sequence[str]) -> str:
        """The English sentence, with the seats' names."""
        raise NotImplementedError


class Ending(Record, frozen=True, tag=hyphenated):
    """Why a game ended, as a kind with its facts."""

    def sentence(self, names: Sequence[str]) -> str:
        """The English sentence, with the seats' names."""
        raise NotImplementedError


class Highlight(Record, frozen=True, tag=hyphenated):
    """Something of a finished game that is worth telling at its end, as a kind with its facts."""

    def sentence(self, names: Sequence[str]) -> str:
        """The English sentence, with the seats' names."""
        raise NotImplementedError


class Result(Record, frozen=True, kw_only=True):
    winners: tuple[Seat, ...]  # several may share the win, all may win together, none may win
    scores: tuple[int, ...]  # per seat, in the game's own measure: dice, hearts, dollars
    ending: Ending


class Clock(Record, frozen=True):
    """The time a phase allows. The table runs it; when it is up, `default_move` is played."""

    seconds: int | None  # None: as long as it takes
    phase: int  # the clock starts anew when this changes, and only then


@cache
def options_of(setup: "type[Setup]") -> tuple[FieldInfo, ...]:
    return fields(setup)  # which looks through the annotations anew every time


@cache
def reader(kinds: Any) -> Callable[[bytes], Any]:
    """Reads moves of these kinds; made once, as that takes longer than reading many."""
    return json.Decoder(kinds).decode


class Setup(Record, frozen=True, kw_only=True):
    """What is settled before play; a game adds its own options, each with a default.

    An option's `Meta` holds its bounds and its line of help, for the check here and for forms. One
    that names a seat, from 1, or with 0 none of them, has the format "seat" in its JSON Schema.
    """

    seats: int

    def __post_init__(self) -> None:
        options = {field.name: getattr(self, field.name) for field in options_of(type(self))}
        said = {name: value for name, value in options.items() if value is not UNSET}
        if problem := self.wrong_option(said):
            raise ValueError(problem)

    def objection(self) -> str | None:
        """Why nobody may begin a game with it here, in a sentence; those that are begun go on."""
        return None

    @property
    def asks_ages(self) -> bool:
        """Whether it matters who is younger; that is said at the table, where people are known."""
        return False

    def with_ages(self, youngest_first: tuple[Seat, ...]) -> Self:
        """As it was said at the table, for a game that asks."""
        del youngest_first
        return self

    @property
    def measures(self) -> bool:
        """Whether it matters what people elsewhere in the house have shown to be difficult."""
        return False

    def with_measured(self, measured: Mapping[str, Any]) -> Self:
        """As the server has measured it, for a game that measures."""
        del measured
        return self

    @classmethod
    def wrong_option(cls, said: Mapping[str, object]) -> str | None:
        """What is wrong with the first option that cannot be as it is said, in a sentence."""
        for field in options_of(cls):
            if field.name in said:
                value = said[field.name]
                try:
                    convert(value, field.type)
                except ValidationError as error:
                    if bounds := may_be(field.type):
                        return f"{field.name} is {bounds}, not {value!r}."
                    return f"{field.name} cannot be {value!r}: {error}."
        return None


def may_be(option: Any) -> str | None:
    """What an option may be, in words; None for kinds of options that have none here."""
    annotated = get_origin(option) is Annotated
    kind, meta = get_args(option)[:2] if annotated else (option, Meta())
    if kind is bool:
        return "on or off"
    if get_origin(kind) is Literal:
        return f"one of {', '.join(map(str, get_args(kind)))}"
    if kind is not int:
        return None
    if meta.ge is None or meta.le is None:
        return "a whole number"
    return f"a whole number from {meta.ge} to {meta.le}"


class View(Record, frozen=True, kw_only=True):
    """All that one seat may know, built field by field, never the state with things removed."""

    game: ClassVar[type["State"]]  # said by the game, which comes after its view
    # The fields that a seat's view has for itself; all others are the same for everyone.
    own_fields: ClassVar[frozenset[str]] = frozenset({"seat"})
    # Those with a value for each seat, the first seat first: where no board is written, they stand
    # beside the seats' names. They may be shorter, where not all have one yet.
    seat_fields: ClassVar[frozenset[str]] = frozenset()

    seat: Seat | None  # None: an onlooker, who sees no one's secrets
    setup: Setup
    news: tuple[News, ...] = ()  # what this seat saw of the last move and the chance that followed

    def imagine(self, rng: Random) -> "State":
        """A state drawn at random among those that look like this to this seat."""
        return self.game.imagined(self, rng)


class State(Record, frozen=True, kw_only=True):
    """The truth of one game being played, with the game's rules as methods."""

    name: ClassVar[str]
    title: ClassVar[str]
    seats: ClassVar[range]
    minutes: ClassVar[tuple[int, int] | None] = None  # that a game takes, from and to
    people: ClassVar[int] = 1  # how many may share a seat, as a team
    together: ClassVar[bool] = False  # all win or lose as one, so a bot may advise a person
    version: ClassVar[int]  # rises when an old log would replay differently
    # Older versions whose logs these rules still play, move by move, to the same end.
    reads: ClassVar[frozenset[int]] = frozenset()
    options: ClassVar[type[Setup]]  # options(seats=3) is the rulebook's default game
    kinds: ClassVar[Any]  # the union of the game's Move types, chance's among them
    may_sit_out: ClassVar[bool] = False  # seats may stay empty: SitOut and JoinIn are among `kinds`
    logs_content: ClassVar[bool] = False  # what is drawn of its content stands whole in the log
    brings: ClassVar[Any] = None  # the type of what a table may bring of its own, if anything

    setup: Setup
    news: tuple[News, ...] = ()  # of the last seat's move and the chance that followed

    @classmethod
    def start(cls, setup: Any) -> Self:
        raise NotImplementedError

    @classmethod
    def printed(cls, setup: Any) -> Record | None:
        """What lies on the table for all to read and never changes, as a book does."""
        del setup
        return None

    @classmethod
    def played_with(cls, setup: Any) -> dict[str, str]:
        """The editions of books and packs that are here for it, by kind and name: "book house"."""
        del setup
        return {}

    def bring(self, own: Any) -> Self:
        """At the start, with what the table has brought of its own, of the type that `brings`
        names. It stays in the state: no view, move or setup holds it."""
        raise NotImplementedError

    def to_back(self) -> int:
        """How many things lie open that onlookers may bet on for fun, each by its number from 0."""
        return 0

    def backed(self) -> tuple[int, int] | None:
        """Which of them has won, and how many times a bet on it pays; None while nobody knows.
        Asked where there was something."""
        raise NotImplementedError

    def to_act(self) -> Sequence[Seat]:
        """The seats the game waits for: one, several at once, (CHANCE,), or () at the end."""
        raise NotImplementedError

    def moves(self, seat: Seat) -> Sequence[Move]:
        """The seat's legal moves; where input is free (a guess), a fair sample of them.

        A seat that is not to act may have moves too: it may act out of turn, and nobody waits
        for it.
        """
        raise NotImplementedError

    def sayings(self, seat: Seat) -> Sequence[Move]:
        """Words alone that tell what the seat's next move is for, said already or not."""
        return [move for move in self.moves(seat) if move.only_said]

    def why_not(self, seat: Seat, move: Move, *, decoded: bool = False) -> Refusal | None:
        """Why the move is refused, or None. One that was `decoded` as a move of this game is made
        of what it says it is made of.
        """
        to_act = self.to_act()
        if not to_act:
            return GameOver()
        if type(seat) is not int or (seat not in to_act and not self.moves(seat)):
            return NotYourTurn()
        if not decoded and not self.well_formed(move):
            return NotAMove()
        return self.rule_against(seat, move)

    def well_formed(self, move: Move) -> bool:
        """Whether it is one of the game's own moves, and made of what it says it is made of."""
        try:
            sent = json.encode(move)
            read = reader(self.kinds)(sent)
        except (TypeError, ValueError, RecursionError):
            return False
        return type(read) is type(move) and read == move and json.encode(read) == sent

    def rule_against(self, seat: Seat, move: Move) -> Refusal | None:
        """The game's own part of `why_not`, for a seat that may move."""
        raise NotImplementedError

    def apply(self, seat: Seat, move: Move) -> Self:
        """The state after a legal move; `play` is the way in that checks."""
        raise NotImplementedError

    def view(self, seat: Seat | None) -> View:
        raise NotImplementedError

    @classmethod
    def imagined(cls, view: Any, rng: Random) -> Self:
        """What `View.imagine` gives: the view, and at random all that it does not show."""
        raise NotImplementedError

    def check_seat(self, seat: Seat | None) -> None:
        """For `view`: a seat that is not at the table, CHANCE's too, has nothing to see."""
        if seat is not None and (type(seat) is not int or not 0 <= seat < self.setup.seats):
            raise ValueError(f"There is no seat {seat!r} at this table.")

    def result(self) -> Result | None:
        raise NotImplementedError

    def draw(self, rng: Random) -> Move:
        """CHANCE's move, where it has any; all luck in the game comes through this `rng`."""
        raise NotImplementedError

    def odds(self) -> Iterable[tuple[Move, float]]:
        """CHANCE's moves with their probabilities; nothing where they are too many to list."""
        return ()

    def default_move(self, seat: Seat) -> Move:
        """For a seat whose time is up; it follows from the seat's view alone."""
        raise NotImplementedError

    def sits_out(self, seat: Seat) -> bool:
        """Whether nobody needs to sit there; only where a game says that one `may_sit_out`."""
        del seat
        return False

    def is_out(self, seat: Seat) -> bool:
        """Whether the seat has nothing more to do or to win in this game."""
        del seat
        return False

    def clock(self) -> Clock | None:
        """The present phase and the time it allows, in a game that has phases."""
        return None

    def content_in_play(self) -> str | None:
        """The piece of content that everyone looks at, by its name: people may call it bad."""
        return None

    def rematch(self) -> Setup:
        """The setup of the next game at this table, after this one."""
        return self.setup


View.game = State
AnyState = TypeVar("AnyState", bound=State)
Value = TypeVar("Value")


def put(values: tuple[Value, ...], place: int, value: Value) -> tuple[Value, ...]:
    """The values with another one in that place, as a state gives a seat another hand."""
    changed = [*values]
    changed[place] = value
    return tuple(changed)


def play(state: AnyState, seat: Seat, move: Move) -> AnyState:
    """The checked way in: the next state, or IllegalMove with the reason."""
    if refusal := state.why_not(seat, move):
        raise IllegalMove(refusal)
    return state.apply(seat, move)
