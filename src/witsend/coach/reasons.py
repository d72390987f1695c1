"""Why one move was worse than another: the figures that decide it, by the reference's own mind.

Only what it has measured or reckoned itself is in them, from what the seat knew. What the seat saw
(its dice, its cards, the mat) is not said again: sentences read that off the view.
"""

from typing import Any

from witsend.game import Record, hyphenated
from witsend.games.pirates_dice import Bid


class Reason(Record, frozen=True, tag=hyphenated, kw_only=True):
    """Figures of what was done (`made`) and of what the reference would do (`better`)."""


class BidOdds(Record, frozen=True, kw_only=True):
    bid: Bid
    holds: float  # by what the others' bids tell
    by_dice: float  # by the own dice alone
    doubted: float | None  # how often the next seat challenges it; None: it stands already


class DiceReason(Reason, frozen=True, kw_only=True):
    standing: BidOdds | None  # None: nobody had bid
    made: BidOdds | None  # None: a challenge
    better: BidOdds | None


class Drinking(Record, frozen=True, kw_only=True):
    """How the game ends for a seat, as it was played on again and again."""

    goblet: int  # where the better move wins most against the other; or what was done loses most
    often: float  # it drinks from that
    pays: float  # how often it then lives; or has the highest total, where that wins
    plan: tuple[Any, ...]  # what it lays, from here to the end


class GobletReason(Reason, frozen=True, kw_only=True):
    made: Drinking
    better: Drinking


class Tasting(Record, frozen=True, kw_only=True):
    """How the round ends for a seat, as it was played on again and again."""

    glass: int  # that it takes most often
    often: float
    good: float  # how often that has more antidote than poison
    own: float  # hearts that the seat loses, on average
    others: float  # and that each of the others loses
    leads: float  # how often nobody has more hearts than it then


class GlassReason(Reason, frozen=True, kw_only=True):
    made: Tasting
    better: Tasting


class Betting(Record, frozen=True, kw_only=True):
    money: float  # in the bank after the question, on average


class WagerReason(Reason, frozen=True, kw_only=True):
    chances: tuple[float, ...]  # of each slot of the mat to win
    made: Betting
    better: Betting


class Way(Record, frozen=True, kw_only=True):
    """A turn played to its end."""

    moves: tuple[Any, ...]  # of the game; a figure's steps one after the other are one
    completes: tuple[str, ...]  # challenges
    missing: float  # steps and cards, until all challenges are completed
    lost: float  # how likely the next plot card interrupts the chapter
    soon: float  # and one of the next two, if nobody does anything about it


class BookReason(Reason, frozen=True, kw_only=True):
    made: Way
    better: Way


AnyReason = DiceReason | GobletReason | GlassReason | WagerReason | BookReason
