"""Every message between a page and its table, both ways.

A page asks; each ask is answered once, by Done or Refused. Beside that the table sends an Update
whenever something changed: all that this person may know, whole every time. Connecting, coming
back, watching and being told of a move are the same message.
"""

from collections.abc import Callable, Sequence
from typing import Annotated, Any, Literal

from msgspec import DecodeError, Meta, Raw, Struct, json

from witsend.game import Record, Refusal, Seat, hyphenated
from witsend.server.people import LONGEST_NAME

LONGEST_LINE = 200  # characters of chat
LARGEST_MESSAGE = 16 * 1024  # bytes

Level = Literal["easy", "middle", "hard"]
Reaction = Literal["👍", "👏", "😂", "😮", "😡", "💀", "🏴‍☠️", "❤️"]
SeatNumber = Annotated[int, Meta(ge=0, le=99)]
PersonId = Annotated[str, Meta(min_length=1, max_length=40)]


class Ask(Record, frozen=True, kw_only=True, tag=hyphenated):
    """What a page asks of its table."""

    id: Annotated[int, Meta(ge=0, le=2**53)] = (
        0  # the page's own number; it comes back in the answer
    )


class Sit(Ask, frozen=True, kw_only=True):
    seat: SeatNumber
    # Who plays here, where several people share one device; else the name of whoever sits down.
    called: Annotated[str, Meta(max_length=LONGEST_NAME)] = ""


class Stand(Ask, frozen=True, kw_only=True):
    """Leaves a seat; while the game runs a bot takes it over."""

    seat: SeatNumber


class SeatBot(Ask, frozen=True, kw_only=True):
    seat: SeatNumber
    level: Level


class Clear(Ask, frozen=True, kw_only=True):
    """Takes a bot off its seat."""

    seat: SeatNumber


class Shift(Ask, frozen=True, kw_only=True):
    """Changes two seats with each other."""

    seat: SeatNumber
    to: SeatNumber


class HandOver(Ask, frozen=True, kw_only=True):
    """Makes another person the host."""

    person: PersonId


class Remove(Ask, frozen=True, kw_only=True):
    person: PersonId


class Start(Ask, frozen=True, kw_only=True):
    """Begins the game; bots take the seats that are free."""


class StandIn(Ask, frozen=True, kw_only=True):
    """A bot plays for the seat, or no longer."""

    seat: SeatNumber
    on: bool


class Play(Ask, frozen=True, kw_only=True):
    seat: SeatNumber
    number: Annotated[int, Meta(ge=0)]  # how many moves the seat has made: the Update says it
    move: dict[str, Any]


class Say(Ask, frozen=True, kw_only=True):
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_LINE)]
    whisper: bool = False  # only to the people of one's own seat


class React(Ask, frozen=True, kw_only=True):
    face: Reaction


class Mute(Ask, frozen=True, kw_only=True):
    """What this person says is no longer shown to me, or again."""

    person: PersonId
    on: bool


class Again(Ask, frozen=True, kw_only=True):
    """After the game: a new table with the same people, bots and setup."""


AnyAsk = (
    Sit
    | Stand
    | SeatBot
    | Clear
    | Shift
    | HandOver
    | Remove
    | Start
    | StandIn
    | Play
    | Say
    | React
    | Mute
    | Again
)


class Garbled(ValueError):
    """What was sent cannot be read; the text says why."""


def reader(kind: Any) -> Callable[[str | bytes], Any]:
    """Reads messages of that kind, or raises Garbled."""
    decode = json.Decoder(kind).decode

    def read(message: str | bytes) -> Any:
        try:
            return decode(message)
        except RecursionError:
            raise Garbled("it is nested too deep") from None
        except UnicodeError:
            raise Garbled("it is not UTF-8") from None
        except DecodeError as error:
            raise Garbled(plain(error)) from None

    return read


read_ask = reader(AnyAsk)


class Done(Record, frozen=True, tag=hyphenated):
    id: int


class Refused(Record, frozen=True, tag=hyphenated):
    id: int
    why: Refusal
    sentence: str  # English; other languages go by `why`


class Person(Record, frozen=True):
    id: str
    name: str
    here: bool  # has the table open


class Chair(Record, frozen=True):
    people: tuple[Person, ...]
    bot: str | None  # its level
    stand_in: bool  # a bot plays for the people of this seat
    name: str  # what the seat is called: its people, or the bot's name; "" while it is free


class TableView(Record, frozen=True, kw_only=True):
    """What everyone may know of a table, apart from the game."""

    id: str
    code: str
    game: str
    version: int
    open: bool
    setup: Raw
    move_seconds: int | None
    host: str | None
    chairs: tuple[Chair, ...]
    people: int  # how many may share a chair, as a team
    onlookers: int
    started: bool
    over: bool
    next: str | None  # the table of the next game


class SeatView(Record, frozen=True, kw_only=True):
    seat: Seat | None  # None: an onlooker
    number: int  # of the seat's next move
    view: Any
    moves: Sequence[Any]


class Update(Struct, frozen=True, kw_only=True, tag=hyphenated):
    n: int  # grows with everything that happens at the table
    made: int  # moves so far, of all seats
    now: float  # the server's time, seconds since the epoch
    deadline: float | None  # when the clock ends, by the server's time
    table: Any  # TableView
    seats: Sequence[Any]  # SeatView: one's own seats, or the onlooker's
    result: Any


class Line(Record, frozen=True):
    """Something said."""

    person: str
    name: str
    text: str
    whisper: bool


class Talk(Record, frozen=True, tag=hyphenated):
    lines: tuple[Line, ...]
    fresh: bool  # these are all there are; otherwise they come after those already sent


class Reacted(Record, frozen=True, tag=hyphenated):
    person: str
    face: str


Told = Update | Talk | Reacted | Done | Refused  # what a page is sent

# Why a table refuses; the games' own reasons come beside these.


class NotUnderstood(Refusal, frozen=True):
    problem: str
    says = "That message was not understood: {problem}."


class AnotherSite(Refusal, frozen=True):
    says = "That came from another site's page, so it was not done."


class Broken(Refusal, frozen=True):
    says = "Something went wrong here. Nothing has changed."


class NoSuchTable(Refusal, frozen=True):
    says = "There is no such table."


class NoSuchSeat(Refusal, frozen=True):
    says = "There is no such seat."


class NoSuchPerson(Refusal, frozen=True):
    says = "That person is not at this table."


class SeatTaken(Refusal, frozen=True):
    says = "That seat is taken."


class BotAtIt(Refusal, frozen=True):
    says = "The bot in that seat knows what people may not know. Sit down when it is through."


class NoAdvice(Refusal, frozen=True):
    says = "In this game everyone decides for themselves."


class NotYourSeat(Refusal, frozen=True):
    says = "That is not your seat."


class HostOnly(Refusal, frozen=True):
    says = "Only the host can do that."


class AlreadyStarted(Refusal, frozen=True):
    says = "The game has started."


class NotStarted(Refusal, frozen=True):
    says = "The game has not started yet."


class NotOver(Refusal, frozen=True):
    says = "The game is not over yet."


class NobodySits(Refusal, frozen=True):
    says = "Somebody has to sit down first."


class SentAway(Refusal, frozen=True):
    says = "The host has asked you to leave this table."


class TooLate(Refusal, frozen=True):
    says = "Too late: that moment has passed."


class NotForPeople(Refusal, frozen=True):
    says = "Only bots and the clock do that."


class TooSoon(Refusal, frozen=True):
    says = "That is a move too far ahead; the page will catch up in a moment."


class TooFast(Refusal, frozen=True):
    says = "That was a lot at once. Wait a moment, then go on."


class NotKept(Refusal, frozen=True):
    says = "The table could not be stored just now, so nothing has changed. Try again."


class NoTeam(Refusal, frozen=True):
    says = "Only people who sit at the table can whisper."


class Unprintable(Refusal, frozen=True):
    says = "Only plain text can be said here."


class NoName(Refusal, frozen=True):
    says = "Say your name first."


def plain(problem: object) -> str:
    """Short and printable, whatever was sent."""
    return "".join(c for c in str(problem) if c.isprintable())[:200].rstrip(".")
