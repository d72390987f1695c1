"""Wits & Wagers: the best bet, who knew it to the dot, the worst bet, the comeback."""

from collections.abc import Sequence
from decimal import Decimal

from witsend.content.packs import Display
from witsend.content.text import Text
from witsend.game import Highlight, Seat
from witsend.games.english import listed
from witsend.games.wits_and_wagers import WitsAndWagers
from witsend.games.wits_and_wagers.mat import Number, Payout, dollars
from witsend.games.wits_and_wagers.news import Outcome, PaidOut, spelled
from witsend.highlights.finale import Finale, best, finale, news_of, ranked, result_of

DEAR = 500  # dollars, at least, that are worth telling


class BestBet(Highlight, frozen=True):
    seat: Seat
    stake: int  # on the slot that won
    odds: int  # to 1
    won: int
    on: tuple[Seat, ...]  # whose guess it was; () is smaller than all

    def sentence(self, names: Sequence[str]) -> str:
        what = "all guesses being too high"
        if self.on == (self.seat,):
            what = "their own guess"
        elif self.on:
            what = f"the guess of {listed([names[seat] for seat in self.on])}"
        return (
            f"{names[self.seat]} bet {dollars(self.stake)} on {what} at {self.odds}:1 and won "
            f"{dollars(self.won)}."
        )


class Bullseye(Highlight, frozen=True):
    seats: tuple[Seat, ...]
    question: Text
    answer: Number
    display: Display

    def sentence(self, names: Sequence[str]) -> str:
        who, answer = (
            listed([names[seat] for seat in self.seats]),
            spelled(self.answer, self.display),
        )
        return f"{self.question} {who} guessed {answer}, which is exact."


class WorstBet(Highlight, frozen=True):
    seat: Seat
    lost: int

    def sentence(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} lost {dollars(self.lost)} on one question."


class CameBack(Highlight, frozen=True):
    seat: Seat
    behind: int

    def sentence(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} was {dollars(self.behind)} behind, and won."


class MoneyMade(Highlight, frozen=True):
    seat: Seat
    guesses: int  # that won
    won: int  # by bets
    lost: int

    def sentence(self, names: Sequence[str]) -> str:
        times = {1: "once", 2: "twice"}.get(self.guesses, f"{self.guesses} times")
        money = [
            f"{verb} {dollars(amount)}"
            for verb, amount in (("won", self.won), ("lost", self.lost))
            if amount
        ]
        if money:
            money[0] += " with bets"
        guessed = [f"guessed best {times}"] if self.guesses else []
        return f"{names[self.seat]} {listed([*guessed, *money])}."


def tell(shown: Sequence[WitsAndWagers]) -> Finale:
    result = result_of(shown)
    payments = [paid.payouts for paid in news_of(shown, PaidOut)]
    seats = range(len(result.scores))
    return finale(
        ranked(result),
        (
            best_bet(shown),
            best(bullseyes(shown), lambda each: -len(each.seats)),
            worst_bet(payments),
            comeback(shown[-1].history, result.winners),
        ),
        [made(seat, [payouts[seat] for payouts in payments]) for seat in seats],
    )


def answered(shown: Sequence[WitsAndWagers]) -> list[tuple[WitsAndWagers, Outcome]]:
    """Each question, as it stood when it was paid."""
    return [
        (state, state.outcome)
        for state in shown
        if state.outcome and any(isinstance(news, PaidOut) for news in state.news)
    ]


def best_bet(shown: Sequence[WitsAndWagers]) -> BestBet | None:
    bets = []
    for state, outcome in answered(shown):
        slot = state.mat()[outcome.slot]
        for seat, payout in enumerate(outcome.payouts):
            stake = sum(bet.stake for bet in state.bets[seat] if bet.slot == outcome.slot)
            if payout.won >= DEAR:
                bets.append(BestBet(seat, stake, slot.odds, payout.won, slot.seats))
    return best(bets, lambda bet: bet.won)


def bullseyes(shown: Sequence[WitsAndWagers]) -> list[Bullseye]:
    found = []
    for state, outcome in answered(shown):
        slot, question = state.mat()[outcome.slot], state.current_question
        if slot.number is not None and Decimal(slot.number) == Decimal(outcome.answer):
            found.append(Bullseye(slot.seats, question.text, outcome.answer, question.display))
    return found


def worst_bet(payments: Sequence[tuple[Payout, ...]]) -> WorstBet | None:
    lost = [
        WorstBet(seat, payout.lost)
        for payouts in payments
        for seat, payout in enumerate(payouts)
        if payout.lost >= DEAR
    ]
    return best(lost, lambda bet: bet.lost)


def comeback(history: Sequence[tuple[int, ...]], winners: Sequence[Seat]) -> CameBack | None:
    if len(winners) != 1:
        return None
    winner = winners[0]
    gaps = [CameBack(winner, max(banks) - banks[winner]) for banks in history]
    furthest = best(gaps, lambda gap: gap.behind)
    return furthest if furthest and furthest.behind >= DEAR else None


def made(seat: Seat, payouts: Sequence[Payout]) -> MoneyMade | None:
    guesses = sum(payout.bonus > 0 for payout in payouts)
    won = sum(payout.won for payout in payouts)
    lost = sum(payout.lost for payout in payouts)
    return MoneyMade(seat, guesses, won, lost) if guesses or won or lost else None
