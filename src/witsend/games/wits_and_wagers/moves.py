"""What a seat may do in Wits & Wagers, and why a move is refused."""

import re
from decimal import Decimal
from typing import Annotated, ClassVar

from msgspec import UNSET, Meta, UnsetType

from witsend.content.packs import Question
from witsend.game import Move, NotAMove, Refusal, Seat
from witsend.games.english import listed
from witsend.games.wits_and_wagers.hunches import Level
from witsend.games.wits_and_wagers.mat import (
    PLACES,
    WAGER,
    WAGERS,
    WHOLE,
    Bets,
    Number,
    Wager,
    dollars,
)
from witsend.games.wits_and_wagers.setup import Phase

PLAIN = re.compile(r"-?([0-9]+)(?:\.([0-9]+))?")
Left = Annotated[int, Meta(ge=0)]
LONGEST = 40  # characters of a guess that are looked at

# Moves


class Guess(Move, frozen=True):
    """Writes a guess, or writes it anew."""

    number: Number

    def __str__(self) -> str:
        return self.number


class Bet(Move, frozen=True):
    """All of the seat's bets as they are to lie now, in place of those before."""

    bets: Bets

    def __str__(self) -> str:
        if not self.bets:
            return "no bet"
        return listed([f"{dollars(bet.stake)} on {bet.slot}" for bet in self.bets])


class Lock(Move, frozen=True):
    """Done; also what a clock that is up plays for everyone who is not."""

    def __str__(self) -> str:
        return "done"


class TimeUp(Move, frozen=True):
    """The same where everyone has the whole time: for the clock, and for whoever has none."""

    by_people: ClassVar[bool] = False

    def __str__(self) -> str:
        return "done"


class Unlock(Move, frozen=True):
    """Not done after all."""

    def __str__(self) -> str:
        return "think again"


class Next(Move, frozen=True):
    """Has seen the answer."""

    def __str__(self) -> str:
        return "on with the next question"


class Wonder(Move, frozen=True):
    """Asks for a hunch. People have hunches of their own."""

    by_people: ClassVar[bool] = False

    level: Level


class Ask(Move, frozen=True):
    """Chance's move: the next question, its answer on the back."""

    pack: str
    question: Question
    left: Left | UnsetType = UNSET  # in the deck after it, where the game could need them all

    def __str__(self) -> str:
        return f"Ask {self.pack}/{self.question.id}"


class Hunch(Move, frozen=True):
    """Chance's move: what comes to a bot's mind."""

    seat: Seat
    number: Number


class Skip(Move, frozen=True):
    """The house's move: this question does not count, and another is asked."""

    by_people: ClassVar[bool] = False

    asked: int  # how many questions have been asked by now: a press too many skips no other

    def __str__(self) -> str:
        return "skip this question"


class Close(Move, frozen=True):
    """The house's move: the game ends with this question."""

    by_people: ClassVar[bool] = False

    def __str__(self) -> str:
        return "end after this question"


WHEN: dict[type[Move], tuple[Phase, ...]] = {
    Guess: ("guessing",),
    Wonder: ("guessing",),
    Bet: ("betting",),
    Lock: ("guessing", "betting"),
    TimeUp: ("guessing", "betting"),
    Unlock: ("guessing", "betting"),
    Next: ("shown",),
}


# Refusals


class NotANumber(Refusal, frozen=True):
    clause = "4"
    says = "Write a plain number in figures, such as 42 or 3.5."


class NothingToSkip(Refusal, frozen=True):
    clause = "3"
    says = "There is no open question to skip."


class ClosesAlready(Refusal, frozen=True):
    clause = "3"
    says = "The game ends with this question already."


class TooLong(Refusal, frozen=True):
    whole: int
    places: int
    clause = "4"
    says = "A guess has {whole} figures at most, and {places} more after the point."


class BelowZero(Refusal, frozen=True):
    clause = "4"
    says = "This answer cannot be below zero."


class TooManyBets(Refusal, frozen=True):
    most: int
    clause = "6"
    says = "You have {most} wager chips, so {most} bets at most."


class NoSuchSlot(Refusal, frozen=True):
    last: int
    clause = "6"
    says = "That place is not on the mat."


class NotChips(Refusal, frozen=True):
    chip: int
    clause = "6"
    says = "Won chips are bet in whole ${chip}s."


class OverBank(Refusal, frozen=True):
    bank: int
    clause = "6"
    says = "That is more than the {bank} you have won."

    def __str__(self) -> str:
        return self.says.format(bank=dollars(self.bank))


class GuessesAreIn(Refusal, frozen=True):
    clause = "4"
    says = "A moment too late: the guesses are on the mat, and yours stays as it was."


class GuessesFirst(Refusal, frozen=True):
    clause = "6"
    says = "There is nothing to bet on before the guesses are on the mat."


class BetsAreClosed(Refusal, frozen=True):
    clause = "6"
    says = "A moment too late: the answer is out, and your bets stay as they lay."


class WholeTime(Refusal, frozen=True):
    clause = "12"
    says = "Everyone has the whole time here: what stands at its end counts."


class LockedAlready(Refusal, frozen=True):
    clause = "12"
    says = "That is locked in already."


class NotLocked(Refusal, frozen=True):
    clause = "12"
    says = "Nothing is locked in yet."


class HasHunch(Refusal, frozen=True):
    clause = "4"
    says = "One hunch a question is enough."


class NotAnAsk(Refusal, frozen=True):
    clause = "3"
    says = "That is no question with a number as its answer."


class NotAHunch(Refusal, frozen=True):
    clause = "4"
    says = "Nobody has asked for that hunch."


def wrong_number(text: str, *, negative: bool) -> Refusal | None:
    plain = PLAIN.fullmatch(text[:LONGEST])
    if plain is None:
        return NotANumber()
    whole, places = plain[1].lstrip("0"), (plain[2] or "").rstrip("0")
    if len(text) > LONGEST or len(whole) > WHOLE or len(places) > PLACES:
        return TooLong(WHOLE, PLACES)
    return BelowZero() if Decimal(text) < 0 and not negative else None


def wrong_bets(bets: Bets, last: int, bank: int) -> Refusal | None:
    if len(bets) > WAGERS:
        return TooManyBets(WAGERS)
    if not all(0 <= bet.slot <= last for bet in bets):
        return NoSuchSlot(last)
    if any(bet.chips < 0 or bet.chips % WAGER for bet in bets):
        return NotChips(WAGER)
    return OverBank(bank) if sum(bet.chips for bet in bets) > bank else None


def wrong_ask(move: Move) -> Refusal | None:
    asks = isinstance(move, Ask) and PLAIN.fullmatch(move.question.answer)
    return None if asks else NotAnAsk()


def wrong_hunch(move: Move, wonderer: Seat, *, negative: bool) -> Refusal | None:
    if not isinstance(move, Hunch) or move.seat != wonderer:
        return NotAHunch()
    return wrong_number(move.number, negative=negative)


def out_of_phase(move: Move, phase: Phase) -> Refusal:
    if isinstance(move, Guess | Wonder):
        return GuessesAreIn()
    if isinstance(move, Bet):
        return GuessesFirst() if phase == "guessing" else BetsAreClosed()
    return NotAMove()


# A fair sample of what may be written and bet


def some_guesses(seat: Seat, question: Question) -> tuple[Move, ...]:
    """A few numbers of every size, some that others may think of too."""
    if question.display == "year":
        return tuple(Guess(str(year)) for year in (1900, 1600 + 9 * seat, 1950 + seat, 2000))
    numbers = (100, seat + 2, 10 * (seat + 2), 1_000 * (seat + 2))
    return tuple(Guess(str(number)) for number in numbers)


def some_bets(last: int, bank: int) -> tuple[Move, ...]:
    """On a mat whose slots go up to the last, with so many dollars won."""
    half = bank // 2 // WAGER * WAGER
    ways = (
        (Wager(0), Wager(last)),
        (Wager(last), Wager(last)),
        (Wager((last + 1) // 2, half), Wager(last, half)),
        (Wager((last + 1) // 2, bank),),
    )
    return tuple(map(Bet, dict.fromkeys(ways)))


# Whoever runs the table (ruling WW-21)


def house_moves(phase: Phase, asked: int, *, last: bool) -> tuple[Move, ...]:
    skip = () if phase == "shown" else (Skip(asked),)
    return (*skip, *(() if last else (Close(),)))


def wrong_for_house(move: Move, moves: tuple[Move, ...]) -> Refusal | None:
    if move in moves:
        return None
    match move:
        case Skip():
            return NothingToSkip()
        case Close():
            return ClosesAlready()
    return NotAMove()
