"""The mat of Wits & Wagers: what is a number, how guesses are laid out, and what bets are paid."""

import re
from collections.abc import Sequence
from decimal import Decimal

from witsend.game import Refusal, Seat
from witsend.games.wits_and_wagers_told import WAGER, Number, Payout, Slot, Wager

BONUS = 300  # dollars, for a winning guess
WAGERS = 2  # wager chips, so bets, of a seat
SMALLER = 6  # to 1, if all guesses are too high
ODDS = {  # to 1, by how many different guesses there are, the smallest first; clause 5
    1: (2,),
    2: (3, 3),
    3: (3, 2, 3),
    4: (4, 3, 3, 4),
    5: (4, 3, 2, 3, 4),
    6: (5, 4, 3, 3, 4, 5),
    7: (5, 4, 3, 2, 3, 4, 5),
}
WHOLE, PLACES = 15, 6  # figures of a guess before and after the point
PLAIN = re.compile(r"-?([0-9]+)(?:\.([0-9]+))?")
LONGEST = 40  # characters of a guess that are looked at

Bets = tuple[Wager, ...]


class NotANumber(Refusal, frozen=True):
    says = "Write a plain number in figures, such as 42 or 3.5."


class TooLong(Refusal, frozen=True):
    whole: int
    places: int
    says = "A guess has {whole} figures at most, and {places} more after the point."


class BelowZero(Refusal, frozen=True):
    says = "This answer cannot be below zero."


class TooManyBets(Refusal, frozen=True):
    most: int
    says = "You have {most} wager chips, so {most} bets at most."


class NoSuchSlot(Refusal, frozen=True):
    last: int
    says = "The mat has the places 0 to {last} to bet on."


class NotChips(Refusal, frozen=True):
    chip: int
    says = "Won chips are bet in whole ${chip}s."


class OverBank(Refusal, frozen=True):
    bank: int
    says = "That is more than the ${bank} you have won."


def wrong_number(text: str, *, negative: bool) -> Refusal | None:
    plain = PLAIN.fullmatch(text[:LONGEST])
    if plain is None:
        return NotANumber()
    whole, places = plain[1].lstrip("0"), (plain[2] or "").rstrip("0")
    if len(text) > LONGEST or len(whole) > WHOLE or len(places) > PLACES:
        return TooLong(WHOLE, PLACES)
    return BelowZero() if Decimal(text) < 0 and not negative else None


def exact(text: str) -> Number:
    """The one spelling of a number."""
    return f"{(Decimal(text) + 0).normalize():f}"


def within(number: Decimal, *, negative: bool) -> Number:
    """The nearest that can be guessed."""
    most = Decimal(10**WHOLE - 1)
    return exact(str(max(-most if negative else Decimal(0), min(number, most))))


def wrong_bets(bets: Bets, last: int, bank: int) -> Refusal | None:
    if len(bets) > WAGERS:
        return TooManyBets(WAGERS)
    if not all(0 <= bet.slot <= last for bet in bets):
        return NoSuchSlot(last)
    if any(bet.chips < 0 or bet.chips % WAGER for bet in bets):
        return NotChips(WAGER)
    return OverBank(bank) if sum(bet.chips for bet in bets) > bank else None


def laid_out(guesses: Sequence[Number | None]) -> tuple[Slot, ...]:
    """The slots that can be bet on, the smallest first; equal guesses share one. Clause 5."""
    numbers = sorted({guess for guess in guesses if guess is not None}, key=Decimal)
    writers = (
        tuple(seat for seat, guess in enumerate(guesses) if guess == number) for number in numbers
    )
    guessed = map(Slot, ODDS[len(numbers)] if numbers else (), numbers, writers)
    return (Slot(SMALLER, None, ()), *guessed)


def written(mat: Sequence[Slot], seats: int) -> tuple[Number | None, ...]:
    """Who has guessed what, read off the mat."""
    return tuple(
        next((slot.number for slot in mat if seat in slot.seats), None) for seat in range(seats)
    )


def winning(mat: Sequence[Slot], answer: Number) -> int:
    """The largest guess that is not over the answer, or the slot below them all. Clause 7."""
    reached = (slot.number is None or Decimal(slot.number) <= Decimal(answer) for slot in mat)
    return sum(reached) - 1


def paid(bank: int, bets: Bets, slot: int, winner: Slot, seat: Seat) -> Payout:
    """Clauses 8 and 9. Wager chips always come back, and are no money of their own."""
    won = sum(winner.odds * bet.stake for bet in bets if bet.slot == slot)
    lost = sum(bet.chips for bet in bets if bet.slot != slot)
    bonus = BONUS if seat in winner.seats else 0
    return Payout(won, lost, bonus, bank + won - lost + bonus)
