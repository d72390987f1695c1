"""What happens in Wits & Wagers, in sentences: the news of a question, and the endings."""

from collections.abc import Sequence
from decimal import Decimal

from witsend.content.packs import Category, Display, Kind, Question
from witsend.content.text import Text
from witsend.game import Ending, News, Record, Seat
from witsend.games.english import listed
from witsend.games.wits_and_wagers.mat import (
    Number,
    Payout,
    Slot,
    SlotNumber,
    Wager,
    dollars,
    exact,
)

MINUS = "\u2212"


class QuestionCard(Record, frozen=True, kw_only=True):
    """The front of a question: all of it that may be seen before the answer is due."""

    text: Text
    unit: Text
    display: Display
    category: Category
    kind: Kind
    as_of: str
    negative: bool  # whether the answer may be below zero

    @classmethod
    def of(cls, question: Question) -> "QuestionCard":
        return cls(
            text=question.text,
            unit=question.unit,
            display=question.display,
            category=question.category,
            kind=question.kind,
            as_of=question.as_of,
            negative=question.negative,
        )

    def shown(self, number: Number) -> str:
        """The number as one writes it in English, with its unit."""
        return f"{spelled(number, self.display)} {self.unit}".rstrip()


class Outcome(Record, frozen=True, kw_only=True):
    """How a question ended; it stays on show until the next one is asked."""

    answer: Number
    slot: SlotNumber  # that won
    payouts: tuple[Payout, ...]  # per seat
    remark: Text
    source: str

    @classmethod
    def of(cls, question: Question, slot: SlotNumber, payouts: tuple[Payout, ...]) -> "Outcome":
        return cls(
            answer=exact(question.answer),
            slot=slot,
            payouts=payouts,
            remark=question.remark,
            source=question.source,
        )


class Asked(News, frozen=True):
    round: int
    card: QuestionCard

    def sentence(self, names: Sequence[str]) -> str:
        del names
        return f"Question {self.round}: {self.card.text}"


class Guessed(News, frozen=True):
    """For the people of that seat alone."""

    seat: Seat
    number: Number

    def sentence(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} writes {spelled(self.number)}."


class HadHunch(News, frozen=True):
    """For that seat alone, where a bot sits."""

    seat: Seat
    number: Number

    def sentence(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} has a hunch: {spelled(self.number)}."


class LockedIn(News, frozen=True):
    seat: Seat

    def sentence(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} is done."


class Unlocked(News, frozen=True):
    seat: Seat

    def sentence(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} thinks again."


class Sorted(News, frozen=True):
    """All guesses are shown, in order, and can be bet on."""

    mat: tuple[Slot, ...]
    display: Display

    def sentence(self, names: Sequence[str]) -> str:
        guesses = [
            f"{spelled(slot.number, self.display)} by "
            f"{listed([names[seat] for seat in slot.seats])} at {slot.odds}:1"
            for slot in self.mat
            if slot.number is not None
        ]
        written = {seat for slot in self.mat for seat in slot.seats}
        none = [name for seat, name in enumerate(names) if seat not in written]
        silent = f" No guess by {listed(none)}." if none else ""
        smaller = f"Smaller than all pays {self.mat[0].odds}:1."
        return f"The guesses: {'; '.join(guesses)}.{silent} {smaller}"


class Voided(News, frozen=True):
    """Nobody has guessed, so there is nothing to bet on."""

    round: int

    def sentence(self, names: Sequence[str]) -> str:
        del names
        return "Nobody has guessed: this question does not count."


class Skipped(News, frozen=True):
    """Whoever runs the table wants another question."""

    round: int

    def sentence(self, names: Sequence[str]) -> str:
        del names
        return "The host skips this question: it does not count."


class Closing(News, frozen=True):
    """This question is the last one."""

    round: int

    def sentence(self, names: Sequence[str]) -> str:
        del names
        return "The host ends the game with this question."


class Placed(News, frozen=True):
    """A seat's bets as they lie now; where bets are secret, for its own people alone."""

    seat: Seat
    bets: tuple[Wager, ...]
    odds: tuple[int, ...]  # of each bet
    numbers: tuple[Number | None, ...]  # the guess it lies on; None: smaller than all
    display: Display

    def sentence(self, names: Sequence[str]) -> str:
        guesses = [
            "smaller than all" if number is None else spelled(number, self.display)
            for number in self.numbers
        ]
        bets = [
            f"{dollars(bet.stake)} on {guess} ({odds}:1)"
            for bet, guess, odds in zip(self.bets, guesses, self.odds, strict=True)
        ]
        if not bets:
            return f"{names[self.seat]} takes all bets back."
        return f"{names[self.seat]} bets {listed(bets)}."


class Answered(News, frozen=True):
    card: QuestionCard
    answer: Number
    slot: Slot  # that won
    remark: Text
    source: str

    @classmethod
    def of(cls, question: Question, slot: Slot) -> "Answered":
        answer = exact(question.answer)
        return cls(QuestionCard.of(question), answer, slot, question.remark, question.source)

    def sentence(self, names: Sequence[str]) -> str:
        answer = f"The answer is {self.card.shown(self.answer)}."
        if self.slot.number is None:
            won = f"All guesses were too high: smaller than all wins at {self.slot.odds}:1."
        else:
            who = listed([names[seat] for seat in self.slot.seats])
            number = spelled(self.slot.number, self.card.display)
            won = f"{number} by {who} is nearest without going over and wins at {self.slot.odds}:1."
        return " ".join(filter(None, (answer, str(self.remark), won)))


class PaidOut(News, frozen=True):
    payouts: tuple[Payout, ...]

    def sentence(self, names: Sequence[str]) -> str:
        changes = [
            f"{name} {'+' if gained > 0 else MINUS}{dollars(abs(gained))}"
            for name, paid in zip(names, self.payouts, strict=True)
            if (gained := paid.won + paid.bonus - paid.lost)
        ]
        return f"The bank pays: {', '.join(changes) or 'nobody'}."


class WentOn(News, frozen=True):
    seat: Seat

    def sentence(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} is ready for the next question."


AnyNews = (
    Asked
    | Guessed
    | HadHunch
    | LockedIn
    | Unlocked
    | Sorted
    | Voided
    | Skipped
    | Closing
    | Placed
    | Answered
    | PaidOut
    | WentOn
)


class MostMoney(Ending, frozen=True):
    seats: tuple[Seat, ...]
    money: int
    youngest: bool  # it was a tie, and the youngest player's seat wins it

    def sentence(self, names: Sequence[str]) -> str:
        who = listed([names[seat] for seat in self.seats])
        if len(self.seats) > 1:
            return f"{who} share the win with {dollars(self.money)} each."
        tie = ": ties go to the youngest" if self.youngest else ""
        return f"{who} wins with {dollars(self.money)}{tie}."


class NobodyGuesses(Ending, frozen=True):
    """Question after question without a guess: the game ends as it stands."""

    seats: tuple[Seat, ...]
    money: int
    youngest: bool  # as in `MostMoney`

    def sentence(self, names: Sequence[str]) -> str:
        who = listed([names[seat] for seat in self.seats])
        wins = "wins" if len(self.seats) == 1 else "share the win"
        tie = " Ties go to the youngest." if self.youngest else ""
        return (
            f"Nobody guesses any more, so the game ends as it stands: "
            f"{who} {wins} with {dollars(self.money)}.{tie}"
        )


def spelled(number: Number, display: str = "number") -> str:
    written = number if display == "year" else f"{Decimal(number):,f}"
    return written.replace("-", MINUS)
