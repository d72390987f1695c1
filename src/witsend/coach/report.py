"""What the coach says of a game: values that travel as JSON, to be kept beside the record.

Worths, chances and costs are shares of the win, from 0 to 1, as `bots.judging` has them.
"""

from typing import Any, Literal

from msgspec import json

from witsend.coach.reasons import AnyReason
from witsend.game import Record, Seat, hyphenated
from witsend.games.pirates_dice import Bid

VERSION = 7  # rises when the same record would be judged differently

Verdict = Literal["best", "fine", "slip", "blunder"]
Mover = Literal["bot", "clock"]  # who moved for a person's seat
Limit = Literal[
    "model",  # the reference is a strong bot and no proof
    "solved",  # but between two it is proved, for the usual setup
    "guesses",  # what one writes as a guess is not judged
    "characters",  # nor who one is
    "powers",  # nor Immunity and Switch
    "survival",  # in a team, what is measured is whether one lives
    "parts",  # each chapter, or each game of a series, is measured by itself
    "seats",  # not all seats were judged, so what others gave away counts as luck
    "shared",  # all may win, so that nobody's loss is another's gain
    "unfinished",  # the game was broken off
    "moved-for",  # what a bot or the clock did for a seat is not its own, and counts as luck
    "practice",  # the game began in the middle of another one, and is measured from there
    "hurried",  # a long game: the reference thought less about each decision
]


class Chance(Record, frozen=True, tag=hyphenated):
    """One number that a decision turned on, by what the seat knew."""

    chance: float


class StandingBidHolds(Chance, frozen=True):
    bid: Bid
    by_dice: float | None = None  # by the own dice alone, where bids tell clearly more


class OwnBidHolds(Chance, frozen=True):
    bid: Bid
    by_dice: float | None = None


class GobletIsSafe(Chance, frozen=True):
    """As it stands, before more is poured."""

    goblet: int


class GlassIsGood(Chance, frozen=True):
    """More antidote than poison, as it stands."""

    glass: int


class BetPays(Chance, frozen=True):
    """One of the slots that were bet on wins."""

    slots: tuple[int, ...]


class ChapterIsTold(Chance, frozen=True):
    chapter: int


AnyChance = StandingBidHolds | OwnBidHolds | GobletIsSafe | GlassIsGood | BetPays | ChapterIsTold


class Decision(Record, frozen=True, kw_only=True):
    """One choice of a seat, and what the reference thinks of it."""

    seat: Seat
    event: int  # of the record, from 0
    step: int  # of its replay, from 1: the position before the move
    move: Any  # that was made, one of the game's own; as plain JSON once it was read from a file
    favourite: Any  # the move that the reference makes most often
    weight: float  # how often the reference makes the move that was made
    worth: float  # of the move that was made
    reference: float  # the worth of what the reference would do
    error: float  # the standard error of the difference; 0 where nothing is sampled
    cost: float  # what was given away for sure: 0 in the reference's own mix, or below its error
    at_stake: float  # what the worst move that the reference has weighed would have cost
    verdict: Verdict
    unsure: bool  # it may well have been a mistake, but the reference cannot tell
    chance: AnyChance | None
    mover: Mover | None = None  # None: whoever sat there
    why: AnyReason | None = None  # of a mistake, where the reference knows
    blur: float = 0.0  # the standard error of `reference`, at most; 0 where nothing is sampled


class Point(Record, frozen=True):
    step: int  # 0: before anything is known
    chance: float  # to win, by the reference; to tell the chapter, where all win or lose as one
    error: float = 0.0  # its standard error, at most


class Turn(Record, frozen=True):
    """A turning point: what happened between two steps has changed the chance so much."""

    step: int  # after which it happened; 0: before the first
    change: float


class Part(Record, frozen=True, kw_only=True):
    """A game, a game of a series, or a chapter: what is won or lost by itself."""

    curve: tuple[Point, ...]  # from its beginning to its end, as far as it was played
    turns: tuple[Turn, ...]  # the largest first


class Balance(Record, frozen=True, kw_only=True):
    """Where the result came from: `result` is the sum of the others. An estimate."""

    result: float  # won beyond what was to be expected at the start
    own: float  # own mistakes: 0 at most
    others: float | None  # what others gave away, or lost for all; None: it is in `luck`
    luck: float  # the rest


class Moment(Record, frozen=True):
    """One of the three things to remember."""

    kind: Literal["bluff", "find", "mistake", "luck"]
    event: int
    step: int
    amount: float  # of the win: at stake, given away, or come by luck; of a bluff: not there


class SeatReport(Record, frozen=True, kw_only=True):
    seat: Seat
    decisions: tuple[Decision, ...]
    parts: tuple[Part, ...]
    balance: Balance | None  # None: no part was played to its end
    accuracy: float | None  # of what was at stake, the share that was kept; None: nothing was
    moments: tuple[Moment, ...]


class Reference(Record, frozen=True):
    bot: str  # its level
    limits: tuple[Limit, ...]


class Report(Record, frozen=True, kw_only=True):
    version: int
    game: str
    rules: int  # their version
    reference: Reference
    seats: tuple[SeatReport, ...]

    def text(self) -> bytes:
        return json.encode(self)


def read_report(text: bytes) -> Report:
    """As it was written, but for moves, which stay plain JSON."""
    return json.decode(text, type=Report)
