"""The mat of Wits & Wagers: what is a number, how guesses are laid out, and what bets are paid.

Numbers of answers and guesses are exact decimals and so travel as text, in one spelling each
("5", never "5.0"); money is in whole dollars.
"""

from collections.abc import Sequence
from decimal import Decimal
from typing import Annotated

from msgspec import Meta

from witsend.game import Record, Seat

Number = Annotated[str, Meta(description="An exact decimal, such as 42, 3.5 or -7.")]
SlotNumber = Annotated[
    int, Meta(description="0 is smaller than all guesses; 1 is the smallest guess, and so on.")
]

WAGER = 100  # dollars that a wager chip is worth in a bet, and the least won chip
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
CHIPS = {"black": 2500, "red": 500, "white": 100}  # dollars of won chips; clause 2
WHOLE, PLACES = 15, 6  # figures of a guess before and after the point


class Slot(Record, frozen=True):
    """A place on the mat that can be bet on."""

    odds: int  # to 1
    number: Number | None  # None: smaller than all guesses
    seats: tuple[Seat, ...]  # whose guess it is


class Wager(Record, frozen=True):
    """One wager chip on a slot, with won chips under it."""

    slot: SlotNumber
    chips: int = 0  # dollars of won chips

    @property
    def stake(self) -> int:
        return WAGER + self.chips


class Payout(Record, frozen=True):
    """What one question has brought a seat."""

    won: int  # by bets, beside the stakes that came back
    lost: int  # won chips that lay under losing bets
    bonus: int  # for the winning guess
    bank: int  # afterwards


Bets = tuple[Wager, ...]


def exact(text: str) -> Number:
    """The one spelling of a number."""
    return f"{(Decimal(text) + 0).normalize():f}"


def within(number: Decimal, *, negative: bool) -> Number:
    """The nearest that can be guessed."""
    most = Decimal(10**WHOLE - 1)
    return exact(str(max(-most if negative else Decimal(0), min(number, most))))


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


def with_spare_chips(bets: Bets, mat: Sequence[Slot], seat: Seat) -> Bets:
    """Ruling WW-4: wager chips that were not placed may go on the seat's own guess."""
    own = next((number for number, slot in enumerate(mat) if seat in slot.seats), None)
    return bets if own is None else (*bets, *(Wager(own),) * (WAGERS - len(bets)))


def paid(bank: int, bets: Bets, slot: int, winner: Slot, seat: Seat) -> Payout:
    """Clauses 8 and 9. Wager chips always come back, and are no money of their own."""
    won = sum(winner.odds * bet.stake for bet in bets if bet.slot == slot)
    lost = sum(bet.chips for bet in bets if bet.slot != slot)
    bonus = BONUS if seat in winner.seats else 0
    return Payout(won, lost, bonus, bank + won - lost + bonus)


def in_chips(amount: int) -> dict[str, int]:
    """The fewest chips that make up the amount, by colour, the dearest first."""
    counts = {}
    for colour, worth in CHIPS.items():
        counts[colour], amount = divmod(amount, worth)
    return {colour: count for colour, count in counts.items() if count}


def dollars(amount: int) -> str:
    return f"${amount:,}"
