"""What the seats of an adventure book may do, what chance does, and why a move is refused.

The file is long because each of the moves and refusals stands here with its words.
"""

from collections.abc import Iterable
from typing import ClassVar, Literal

from witsend.game import JoinIn, Move, Refusal, Seat, SitOut
from witsend.games.adventure_book.cards import ANY, Hand
from witsend.games.adventure_book.news import Why, spoken
from witsend.games.english import counted, listed


class Step(Move, frozen=True):
    """Moves a character one space. `cards` is what it costs: nothing for the first two spaces of
    a turn, a card for each one later, and what the chapter asks besides.
    """

    who: str
    to: str
    cards: Hand = ()
    riding: bool = False  # takes along whom the character may carry

    def __str__(self) -> str:
        along = " and whoever rides along" if self.riding else ""
        return f"{self.who}{along} to {self.to}{paying(self.cards)}"


class Stride(Move, frozen=True):
    """Moves a character two spaces in one go, in the move step."""

    spaces: ClassVar[int] = 2
    who: str
    via: str
    to: str
    riding: bool = False

    def __str__(self) -> str:
        along = " and whoever rides along" if self.riding else ""
        return f"{self.who}{along} to {self.to} by way of {self.via}"


class EndMoving(Move, frozen=True):
    def __str__(self) -> str:
        return "move no further"


class Plan(Move, frozen=True):
    """Says which challenge the seat aims for in its turn; it binds nobody."""

    only_said: ClassVar[bool] = True
    challenge: str
    why: Why = ""

    def __str__(self) -> str:
        return f"aim for {self.challenge}"


class Propose(Move, frozen=True):
    """Asks the others before completing a challenge, which one of them may want to do."""

    only_said: ClassVar[bool] = True
    challenge: str

    def __str__(self) -> str:
        return f"ask whether to complete {self.challenge}"


class GoAhead(Move, frozen=True):
    def __str__(self) -> str:
        return "say: go ahead"


class LeaveIt(Move, frozen=True):
    """Wants to complete the challenge that another seat asked about."""

    def __str__(self) -> str:
        return "say: leave it to me"


class Trade(Move, frozen=True):
    """Offers a card for one of another seat's, who agrees or declines."""

    seat: Seat
    give: str
    take: str

    def __str__(self) -> str:
        return f"offer seat {self.seat + 1} {self.give} for {self.take}"


class Agree(Move, frozen=True):
    def __str__(self) -> str:
        return "agree to the trade"


class Decline(Move, frozen=True):
    def __str__(self) -> str:
        return "decline the trade"


class Complete(Move, frozen=True):
    challenge: str
    cards: Hand

    def __str__(self) -> str:
        return f"complete {self.challenge}{paying(self.cards)}"


class Act(Move, frozen=True):
    """One of the chapter's own actions; `target` is the space of a squad or a door."""

    action: str
    cards: Hand
    target: str = ""

    def __str__(self) -> str:
        at = f" at {self.target}" if self.target else ""
        return f"{self.action}{at}{paying(self.cards)}"


class PlaySpecial(Move, frozen=True):
    card: str

    def __str__(self) -> str:
        return f"play {self.card}"


class UseMiracle(Move, frozen=True):
    deck: Literal["story", "special"]

    def __str__(self) -> str:
        return f"use a Miracle to draw from the {self.deck} deck"


class EndStory(Move, frozen=True):
    def __str__(self) -> str:
        return "end the storytelling"


class Discard(Move, frozen=True):
    card: str

    def __str__(self) -> str:
        return f"discard {self.card}"


class Dodge(Move, frozen=True):
    card: str

    def __str__(self) -> str:
        return f"dodge with {self.card}"


class Suffer(Move, frozen=True):
    """Takes the wound, or lets the hero be driven back."""

    def __str__(self) -> str:
        return "let it happen"


class LetBe(Move, frozen=True):
    """Lets the revealed plot card be resolved."""

    def __str__(self) -> str:
        return "let the plot card be"


class Take(Move, frozen=True):
    card: str

    def __str__(self) -> str:
        return f"take {self.card} from the discard pile"


class Enough(Move, frozen=True):
    def __str__(self) -> str:
        return "take no more"


class Arrange(Move, frozen=True):
    """The top of the plot deck, the next card first."""

    cards: tuple[int, ...]

    def __str__(self) -> str:
        return f"put back {', '.join(map(str, self.cards))}"


class Give(Move, frozen=True):
    card: str

    def __str__(self) -> str:
        return f"give {self.card}"


class Keep(Move, frozen=True):
    def __str__(self) -> str:
        return "give nothing"


class Undo(Move, frozen=True):
    """Takes back the seat's own last move: it is as if it had not been made."""

    takes_back: ClassVar[bool] = True

    def __str__(self) -> str:
        return "take the last move back"


class GoOn(Move, frozen=True):
    """Between two chapters, or after an interruption."""

    def __str__(self) -> str:
        return "read on"


class Bookmark(Move, frozen=True):
    """Ends the evening between two chapters."""

    def __str__(self) -> str:
        return "put in the bookmark"


class GoesFirst(Move, frozen=True):
    """The answer to the chapter's question who goes first."""

    seat: Seat

    def __str__(self) -> str:
        return f"seat {self.seat + 1} goes first"


class ByLot(Move, frozen=True):
    """The same, left to chance."""

    def __str__(self) -> str:
        return "draw lots for who goes first"


class Whoever(Move, frozen=True):
    """Leaves the answer to the other seats, and to chance if all do: what bots say."""

    def __str__(self) -> str:
        return "leave it to the others who goes first"


# Chance's


class Deal(Move, frozen=True):
    """The start of a chapter: who begins, the hands, and the hazards on their spaces in order."""

    first: Seat
    hands: tuple[Hand, ...]
    hazards: tuple[str, ...] = ()


class Draw(Move, frozen=True):
    """The top card of the story or the special deck."""

    card: str


class TurnPlot(Move, frozen=True):
    card: int


class Look(Move, frozen=True):
    """The next plot card that someone may look at."""

    card: int


class DrawHazard(Move, frozen=True):
    kind: str


SeatMove = (
    Step
    | Stride
    | EndMoving
    | Plan
    | Propose
    | GoAhead
    | LeaveIt
    | Trade
    | Agree
    | Decline
    | Complete
    | Act
    | PlaySpecial
    | UseMiracle
    | EndStory
    | Discard
    | Dodge
    | Suffer
    | LetBe
    | Take
    | Enough
    | Arrange
    | Give
    | Keep
    | Undo
    | GoOn
    | Bookmark
    | GoesFirst
    | ByLot
    | Whoever
)
AnyMove = SeatMove | SitOut | JoinIn | Deal | Draw | TurnPlot | Look | DrawHazard


# Refusals


class NotInHand(Refusal, frozen=True):
    cards: Hand
    clause = "5"
    says = "Not all of these cards are in your hand."


class WrongPayment(Refusal, frozen=True):
    prices: tuple[tuple[tuple[str, int], ...], ...]  # any of these would do: icons and how many
    clause = "9"

    def __str__(self) -> str:
        prices = " or ".join(price_in_words(price) for price in self.prices)
        return f"The cards do not fit: it takes {prices}."


class NotMoved(Refusal, frozen=True):
    who: str
    clause = "4"
    says = "You cannot move that character now."


class NoWay(Refusal, frozen=True):
    who: str
    to: str
    clause = "4"
    says = "There is no way there in so few steps."


class GateClosed(Refusal, frozen=True):
    who: str
    challenge: str
    clause = "4"
    says = "That way is closed until a challenge is completed."


class SpaceBlocked(Refusal, frozen=True):
    space: str
    clause = "4"
    says = "Nobody can enter that space now."


class KeptApart(Refusal, frozen=True):
    who: str
    other: str
    clause = "4"
    says = "These two may not be brought together."


class NobodyRides(Refusal, frozen=True):
    who: str
    clause = "4"
    says = "There is nobody to take along."


class NoMoreSteps(Refusal, frozen=True):
    who: str
    clause = "4"
    says = "There are no steps left for that character."


class PlannedAlready(Refusal, frozen=True):
    clause = "5"
    says = "You have said what you aim for in this turn already."


class ProposedAlready(Refusal, frozen=True):
    challenge: str
    clause = "AB-27"
    says = "You have asked about that challenge in this turn already."


class TradedAlready(Refusal, frozen=True):
    clause = "5"
    says = "You have traded in this turn already."


class OfferedAlready(Refusal, frozen=True):
    clause = "AB-6"
    says = "That trade was declined in this turn."


class NoSuchTrade(Refusal, frozen=True):
    clause = "5"
    says = "A trade is one of your cards for one of another seat's."


class NotInTheirHand(Refusal, frozen=True):
    seat: Seat
    card: str
    clause = "5"
    says = "That card is not in the other seat's hand."


class LikeForLike(Refusal, frozen=True):
    card: str
    clause = "5"
    says = "A card is not traded for its like: nothing would change."


class AnswerFirst(Refusal, frozen=True):
    clause = "AB-6"
    says = "A trade is offered to you: agree or decline first."


class CompletedAlready(Refusal, frozen=True):
    challenge: str
    clause = "9"
    says = "That challenge is completed already."


class ComesLater(Refusal, frozen=True):
    challenge: str
    after: tuple[str, ...]  # challenges that are still to be completed before
    clause = "9"
    says = "That challenge comes after others."


class NotMet(Refusal, frozen=True):
    what: str  # a challenge or an action
    missing: tuple[int, ...]  # its requirements, from 0, that are not met
    clause = "9"
    says = "What it requires is not met yet."


class OncePerTurn(Refusal, frozen=True):
    action: str
    clause = "5"
    says = "That can be done once a turn, and it was."


class StillMoving(Refusal, frozen=True):
    clause = "5"
    says = "That comes when the story is told: end the moves first."


class NotPlayable(Refusal, frozen=True):
    card: str
    clause = "11"
    says = "That card cannot be played now."


class NoMiracle(Refusal, frozen=True):
    clause = "12"
    says = "There is no Miracle to use now."


class NothingToUndo(Refusal, frozen=True):
    clause = "AB-26"
    says = "There is nothing that you could take back now."


class LastToTell(Refusal, frozen=True):
    clause = "AB-28"
    says = "Somebody has to tell the story."


class NotADeal(Refusal, frozen=True):
    clause = "3"
    says = "That deal does not fit the decks and the seats."


class NotOnTop(Refusal, frozen=True):
    clause = "6"
    says = "That cannot be the next card of the deck."


def price_in_words(price: Iterable[tuple[str, int]]) -> str:
    return listed([cards_in_words(icon, number) for icon, number in price]) or "nothing"


def cards_in_words(icon: str, number: int) -> str:
    if icon != ANY:
        return counted([(spoken(icon), number)])
    return "any card" if number == 1 else f"any {number} cards"


def paying(cards: Hand) -> str:
    return f", discarding {', '.join(cards)}" if cards else ""
