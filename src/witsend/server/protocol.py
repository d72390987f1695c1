"""Every message between a page and its table, both ways, and what else goes over HTTP.

A page asks; each ask is answered once, by Done or Refused. Beside that the table sends an Update
whenever something changed: all that this person may know, whole every time. Connecting, coming
back, watching and being told of a move are the same message.

The file is long because it is the whole of what is spoken, in one place.
"""

from collections.abc import Callable, Sequence
from typing import Annotated, Any, Literal

from msgspec import UNSET, DecodeError, Meta, Raw, Struct, json

from witsend.bots import Level
from witsend.coach import Report
from witsend.coach.report import AnyChance
from witsend.content.packs.problems import ProblemKind
from witsend.content.packs.questions import Display
from witsend.content.text import Text
from witsend.game import Highlight, Record, Refusal, Seat, hyphenated
from witsend.highlights import Place
from witsend.server.people import LONGEST_NAME

LONGEST_LINE = 200  # characters of chat
LARGEST_MESSAGE = 16 * 1024  # bytes
LARGEST_SHEET = 256 * 1024
LONGEST_TITLE = 60

Reaction = Literal["👍", "👏", "😂", "😮", "😡", "💀", "🏴‍☠️", "❤️"]
BotPace = Literal["brisk", "usual", "slow"]
SeatNumber = Annotated[int, Meta(ge=0, le=99)]
Hex = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", max_length=64)]  # 32 bytes
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
    alone: bool = False  # not as one of a team that somebody may just have begun


class Stand(Ask, frozen=True, kw_only=True):
    """Leaves a seat; while the game runs a bot takes it over."""

    seat: SeatNumber


class SeatBot(Ask, frozen=True, kw_only=True):
    """Before the game, and where chairs may stay empty; in any game that runs, a bot that sits
    there plays by another level from now on."""

    seat: SeatNumber
    level: Level


class Clear(Ask, frozen=True, kw_only=True):
    """Takes a bot off its seat: before the game, and where chairs may stay empty."""

    seat: SeatNumber


class Shift(Ask, frozen=True, kw_only=True):
    """Changes two seats with each other; or one person goes from a seat to another's team."""

    seat: SeatNumber
    to: SeatNumber
    person: PersonId | None = None  # None: all of the seat


class OrderByAge(Ask, frozen=True, kw_only=True):
    """Says who is younger than whom, for a game that asks; who is not named is older."""

    youngest_first: Annotated[tuple[SeatNumber, ...], Meta(max_length=99)]


class HandOver(Ask, frozen=True, kw_only=True):
    """Makes another person the host."""

    person: PersonId


class Remove(Ask, frozen=True, kw_only=True):
    person: PersonId


class Start(Ask, frozen=True, kw_only=True):
    """Begins the game; bots take the seats that are free."""


class Commit(Ask, frozen=True, kw_only=True):
    """To a share of what chance will follow from: its hash, before anyone's is revealed."""

    commitment: Hex


class Reveal(Ask, frozen=True, kw_only=True):
    """The share, once the game is to start."""

    share: Hex


class StandIn(Ask, frozen=True, kw_only=True):
    """A bot plays for the seat, or no longer."""

    seat: SeatNumber
    on: bool


class Play(Ask, frozen=True, kw_only=True):
    seat: SeatNumber
    number: Annotated[int, Meta(ge=0)]  # how many moves the seat has made: the Update says it
    move: Raw  # decoded once, by the game that is played


class Say(Ask, frozen=True, kw_only=True):
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_LINE)]
    whisper: bool = False  # only to the people of one's own seat


class React(Ask, frozen=True, kw_only=True):
    face: Reaction


class Mute(Ask, frozen=True, kw_only=True):
    """What this person says is no longer shown to me, or again."""

    person: PersonId
    on: bool


class Watch(Ask, frozen=True, kw_only=True):
    """My page plays a scene, or is through with it. Bots wait for it, though not for ever."""

    on: bool
    made: Annotated[int, Meta(ge=0)] | None = None  # moves so far, of what it is through with


class Pace(Ask, frozen=True, kw_only=True):
    """How long bots take over a move."""

    pace: BotPace


class Lead(Ask, frozen=True, kw_only=True):
    """Where all win together: bots take the lead, or hold back and leave the story to people."""

    on: bool


class Direct(Ask, frozen=True, kw_only=True):
    """A move of the game's own for whoever runs the table, such as skipping a question."""

    move: Raw


class Hold(Ask, frozen=True, kw_only=True):
    """The clock stands still, or runs on."""

    on: bool


class Extend(Ask, frozen=True, kw_only=True):
    """A little more time on the clock that runs."""


class Flag(Ask, frozen=True, kw_only=True):
    """What everyone looks at, such as a question, is bad: kept for whoever hosts the server."""


class Back(Ask, frozen=True, kw_only=True):
    """Somebody who only looks on bets for fun, on one of the things that lie open."""

    on: Annotated[int, Meta(ge=0, le=99)]


class Nudge(Ask, frozen=True, kw_only=True):
    """Everybody in? Whoever the game waits for is told so."""


class FormTeams(Ask, frozen=True, kw_only=True):
    """Everyone who sits here is dealt a seat by lot, in teams as even as can be."""


class Bring(Ask, frozen=True, kw_only=True):
    """Questions of one's own. No message of a socket: it comes checked, from the sheet that the
    API was given."""

    own: Any  # None: taken back


class Hurry(Ask, frozen=True, kw_only=True):
    """On to the end, where nobody but bots is left in the game."""


class Follow(Ask, frozen=True, kw_only=True):
    """This socket goes on at the table of the next game, where there is one."""


class Again(Ask, frozen=True, kw_only=True):
    """After the game, or where it is stopped: a new table with the same people, bots and setup; or
    of another game, as it is offered."""

    game: Annotated[str, Meta(max_length=40)] | None = None  # None: the same


AnyAsk = (
    Sit
    | Stand
    | SeatBot
    | Clear
    | Shift
    | OrderByAge
    | HandOver
    | Remove
    | Start
    | Commit
    | Reveal
    | StandIn
    | Play
    | Say
    | React
    | Mute
    | Watch
    | Pace
    | Lead
    | Direct
    | Hold
    | Extend
    | Flag
    | Back
    | Nudge
    | FormTeams
    | Hurry
    | Follow
    | Again
)


class Garbled(ValueError):
    """What was sent cannot be decoded; the text says why."""


def decoder(kind: Any) -> Callable[[str | bytes], Any]:
    """Decodes messages of that kind, or raises Garbled."""
    decode_json = json.Decoder(kind).decode

    def decode(message: str | bytes) -> Any:
        try:
            return decode_json(message)
        except RecursionError:
            raise Garbled("it is nested too deep") from None
        except UnicodeError:
            raise Garbled("it is not UTF-8") from None
        except DecodeError as error:
            raise Garbled(plain(error)) from None

    return decode


decode_ask = decoder(AnyAsk)


class Done(Record, frozen=True, tag=hyphenated):
    id: int


class Refused(Record, frozen=True, tag=hyphenated):
    id: int
    why: Refusal
    sentence: str  # English; other languages go by `why`
    clause: str = ""  # of the game's rules page, or a ruling there: what it follows from


def refused(id_: int, why: Refusal) -> Refused:
    return Refused(id_, why, str(why), why.clause)


class Person(Record, frozen=True):
    id: str
    name: str
    here: bool  # has the table open


class ChairView(Record, frozen=True):
    people: tuple[Person, ...]
    bot: Level | None
    stand_in: bool  # a bot plays for the people of this seat
    name: str  # what the seat is called: its people, or the bot's name; "" while it is free
    room: bool  # someone new may sit down here
    until_back: bool  # the host put the stand-in on: it is to end when one of them is back


NoticeKind = Literal[
    "came",
    "came-along",
    "joined",
    "back",
    "left",
    "left-team",
    "sent-away",
    "host",
    "bot-plays",
    "plays-again",
    "late",
    "now-easy",  # and so on: how well a bot plays from now on
    "now-middle",
    "now-hard",
    "now-expert",
]


class Notice(Record, frozen=True):
    """Something beside the game that its history tells."""

    made: int  # moves before it
    kind: NoticeKind
    name: str  # who it is about
    seat: Seat | None


class Called(Record, frozen=True):
    """What a seat was called, until so many moves were made."""

    made: int
    seat: Seat
    name: str


class Score(Record, frozen=True):
    """One line of an evening's score."""

    person: str  # "" stands for all bots together
    name: str
    wins: int
    called: str = ""  # where several people share a device: which of them


class Evening(Record, frozen=True):
    """What one table after another has come to; a game that is shared counts for each winner."""

    games: int = 0
    scores: tuple[Score, ...] = ()  # the most wins first


class Practice(Record, frozen=True, kw_only=True):
    """A game that begins with a decision of another one, which is over; it counts for nothing."""

    table: str  # of the other one
    seat: Seat  # whose decision it is
    step: int  # of its replay, from 1


class Sealed(Record, frozen=True):
    """What the server has committed itself to before it knew anyone's share (docs/fairness.md)."""

    table: str  # its public name
    commitment: str


class SharedBy(Record, frozen=True):
    """What one person's page adds to what chance follows from."""

    person: str
    commitment: str
    share: str = ""  # until it is revealed


class Brought(Record, frozen=True):
    """What everyone may know of questions that a table has of its own: none of them."""

    person: str  # who brought them, and has read them
    title: str
    questions: int
    alone: bool  # and nothing else is asked


class Backer(Record, frozen=True):
    """Somebody who only looks on, and bets for fun."""

    person: str
    name: str
    won: int  # so far
    on: int | None  # what they bet on now


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
    chairs: tuple[ChairView, ...]
    brought: Brought | None  # questions of its own
    youngest_first: tuple[Seat, ...]  # as far as the host has said it
    people: int  # how many may share a chair, as a team
    may_sit_out: bool  # chairs may stay empty, and bots come and go while the game runs
    pace: BotPace  # the bots'
    lead: bool  # where all win together: bots take the lead, and do not hold back for people
    levels: tuple[Level, ...]  # and what there is of them, the weakest first
    onlookers: int
    screen: bool  # a television shows it too
    backers: tuple[Backer, ...]  # onlookers who bet for fun, the best first
    notices: tuple[Notice, ...]  # the last ones
    called: tuple[Called, ...]  # what seats were called earlier in the game, in order
    sealed: Sealed | None  # None at tables from before there was a proof, and in a practice
    shares: tuple[SharedBy, ...]  # in the order of their commitments
    starting: bool  # whoever is committed to a share reveals it
    started: bool
    held: bool  # the host has stopped the clock
    over: bool
    next: str | None  # the table of the next game
    next_game: str | None  # what is played there
    evening: Evening  # with the game of this table, once it is over
    practice: Practice | None  # where it goes on from another game, and is no game of an evening
    stopped: Refusal | None  # why the game can be neither played on nor shown, ever again
    changed: tuple[str, ...]  # such as "pack house": it is not as it was when the table was opened


class MoveGroup(Record, frozen=True):
    """Moves of one kind, field by field: the first has the first value of each field."""

    move: str  # their type
    size: int  # how many they are
    fields: dict[str, list[Any]]


class SeatView(Record, frozen=True, kw_only=True):
    seat: Seat | None  # None: an onlooker
    number: int  # of the seat's next move
    view: Any
    moves: Sequence[Any]  # or MoveGroup, on a socket that was opened with ?grouped


class Update(Struct, frozen=True, kw_only=True, tag=hyphenated):
    n: int  # grows with everything that happens at the table
    made: int  # moves so far, of all seats
    now: float  # the server's time, seconds since the epoch
    deadline: float | None  # when the clock ends, by the server's time
    to_act: Sequence[Seat]  # whom the game waits for; the same for everyone
    table: Any = UNSET  # TableView; left out while it is as it was in the update before
    seats: Sequence[Any]  # SeatView: one's own seats, or the onlooker's
    result: Any = UNSET  # left out until the game is over


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


class Nudged(Record, frozen=True, tag=hyphenated):
    """The host asks whether one is in: the game waits for one's seat."""


class SceneOver(Record, frozen=True, tag=hyphenated):
    """Everyone at the table is through with the scene of so many moves: for whoever looks on."""

    made: int


Message = Update | Talk | Reacted | Nudged | SceneOver | Done | Refused  # what a page is sent

# What else goes over HTTP


class Named(Record, frozen=True):
    name: Annotated[str, Meta(max_length=200)]


class Me(Record, frozen=True):
    id: str
    name: str
    token: str | None = None  # for programs; a page, which has its cookie, is not sent it


class FromElsewhere(Record, frozen=True, kw_only=True):
    """Of a game from another package: what the page knows by itself of the house's own."""

    line: Text  # of invitation; "" where the package has none
    minutes: tuple[int, int] | None
    own_fields: tuple[str, ...]  # of the view: those that a seat has for itself
    seat_fields: tuple[str, ...]  # of the view: those with a value for each seat
    view: dict[str, Any]  # JSON Schema
    moves: dict[str, Any]  # JSON Schema


class GameListing(Record, frozen=True, kw_only=True):
    name: str
    title: str
    least: int
    most: int
    people: int  # who may share a seat
    may_sit_out: bool  # seats may stay empty
    options: dict[str, Any]  # JSON Schema of the setup
    elsewhere: FromElsewhere | None = None


class BookShown(Record, frozen=True, kw_only=True):
    """An adventure book that tables may choose, with every chapter as it is laid out."""

    edition: str
    printed: Any
    views: tuple[Any, ...]  # of an onlooker, a chapter each
    problems: tuple[str, ...]  # of what its writer has saved since, and nobody can play


class PackListing(Record, frozen=True):
    """What a page may know of a pack before it is played with: none of its questions."""

    name: str
    title: Text
    questions: int


class Sheet(Record, frozen=True, kw_only=True):
    """Questions and answers as a spreadsheet has them, in CSV."""

    text: str
    title: Annotated[str, Meta(max_length=LONGEST_TITLE)] = ""
    language: Literal["en", "fr", "es"] = "en"  # of a column that is only called "question"
    alone: bool = True  # and nothing else is asked at the table


class SheetProblem(Record, frozen=True):
    line: int
    kind: ProblemKind
    about: tuple[str, ...]  # as the sentence needs it
    sentence: str  # English; other languages go by the kind


class SheetQuestion(Record, frozen=True):
    """As it was understood, for whoever wrote it."""

    text: Text
    answer: str
    unit: Text
    display: Display


class SheetRead(Record, frozen=True, kw_only=True):
    questions: tuple[SheetQuestion, ...]
    problems: tuple[SheetProblem, ...]  # in the order of lines; with any, nothing is kept
    ignored: tuple[str, ...]  # columns that mean nothing here
    may_keep: bool  # whoever hosts the server lets it be kept for all tables


class NewTable(Record, frozen=True, kw_only=True):
    game: str
    setup: dict[str, Any]
    open: bool = False
    move_seconds: Annotated[int, Meta(ge=5, le=86_400)] | None = None


class TryAgain(Record, frozen=True, kw_only=True):
    """From which decision of one's own."""

    seat: SeatNumber
    step: Annotated[int, Meta(ge=1, le=2**53)]  # of the replay


class Shelved(Record, frozen=True, kw_only=True):
    """A story of the Adventure Book, as it stands on one's shelf."""

    book: str
    stage: Literal["reading", "bookmarked", "told", "lost"]
    begun: int  # the chapter it was begun with
    chapter: int  # where it is: the one being told, the next after the bookmark, or the last told
    chapters: int  # of the whole book
    title: Text  # of the chapter where it is
    miracles: int  # that a bookmark keeps
    specials: int  # special cards, as well
    replayed: tuple[int, ...] = ()  # chapters that were interrupted and read again
    since: Any = None  # the bookmark that it was read on from
    setup: Any = None  # to read on with, from the bookmark


class TableListing(Record, frozen=True, kw_only=True):
    id: str
    code: str
    game: str
    started: bool
    over: bool
    stopped: bool  # not over, and can be neither played on nor shown
    people: tuple[str, ...]  # names
    left: bool  # of one's own: one has left a seat in it, and may sit down there again
    evening: Evening | None  # only of the first of one's own tables, where there is any
    story: Shelved | None = None  # of one's own that are told from a book


class OpenedTable(Record, frozen=True):
    id: str
    code: str


class Found(Record, frozen=True):
    id: str


class Invitation(Record, frozen=True):
    link: str
    qr: str  # the link as a picture for phones, as a data: address


class Advice(Record, frozen=True):
    move: Any
    worth: float | None = None  # the share of the win that it promises, where one plays alone
    chance: AnyChance | None = None  # and one number that the decision turns on
    saying: Any = None  # where all win together: what a bot would say it aims for


class KeptStory(Record, frozen=True, kw_only=True):
    """A finished game in words, as they were when it ended."""

    names: tuple[str, ...]
    steps: tuple[tuple[str, ...], ...]  # per step the English sentences of one seat, or onlooker
    result: Any
    ending: str  # the English sentence


class Finale(Record, frozen=True, kw_only=True):
    """What a finished game is remembered for."""

    places: tuple[Place, ...]  # the first on top; () where the game ranks nobody
    highlights: tuple[Highlight, ...]  # the best first; a few, perhaps none
    sentences: tuple[str, ...]  # of the highlights, in English; other languages go by their types
    fates: tuple[Highlight | None, ...]  # per seat: what came of it, apart from its place


class Replay(Record, frozen=True, kw_only=True):
    game: str
    setup: Any
    names: tuple[str, ...]  # at the end
    called: tuple[Called, ...]  # what seats were called earlier, in order
    steps: list[Any]  # per step the view of one seat, or of an onlooker
    to_act: list[Sequence[Seat]]  # per step whom the game waits for
    result: Any


class Coached(Record, frozen=True, kw_only=True):
    """What the coach says of one's own seats."""

    done: int  # decisions that are weighed, of all seats
    of: int
    report: Report | None = None  # once all are


def plain(problem: object) -> str:
    """Short and printable, whatever was sent."""
    return "".join(c for c in str(problem) if c.isprintable())[:200].rstrip(".")
