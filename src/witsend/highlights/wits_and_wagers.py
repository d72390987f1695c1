"""Wits & Wagers: the best bet, who knew it to the dot, the worst bet, the comeback; and awards: who
knew best, who has the best nose, the boldest bet, the longest streak, the worst luck. No bet and no
guess is told of twice."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from decimal import Decimal

from witsend.content.packs import Display
from witsend.content.text import Text
from witsend.game import Highlight, Seat
from witsend.games.english import listed
from witsend.games.wits_and_wagers import WitsAndWagers
from witsend.games.wits_and_wagers.mat import Number, Payout, dollars
from witsend.games.wits_and_wagers.news import Outcome, PaidOut, spelled
from witsend.highlights.finale import Finale, alone, best, finale, news_of, ranked, result_of

DEAR = 500  # dollars, at least, that are worth telling
MOST_AWARDED = 6
MOST_EACH = 2  # awards of one seat: an evening has many heroes


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


class KnewBest(Highlight, frozen=True):
    seat: Seat
    guesses: int  # that won, more than anyone else's

    def sentence(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} knew best: {self.guesses} guesses won."


class BestNose(Highlight, frozen=True):
    seat: Seat
    won: int  # by bets on what others had guessed

    def sentence(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} won {dollars(self.won)} on the guesses of others."


class BoldestBet(Highlight, frozen=True):
    seat: Seat
    risked: int  # of won money, on one question
    bank: int  # all there was
    won: int  # by it; 0: nothing

    def sentence(self, names: Sequence[str]) -> str:
        risked = dollars(self.risked)
        what = (
            f"all of {risked}" if self.risked == self.bank else f"{risked} of {dollars(self.bank)}"
        )
        came = f"and won {dollars(self.won)}" if self.won else "and won nothing"
        return f"{names[self.seat]} put {what} on one question {came}."


class Streak(Highlight, frozen=True):
    seat: Seat
    questions: int  # one after another, won by this seat's guess

    def sentence(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} guessed best {self.questions} times in a row."


class Unluckiest(Highlight, frozen=True):
    seat: Seat
    times: int  # nearest of all, but over

    def sentence(self, names: Sequence[str]) -> str:
        times = {1: "once", 2: "twice"}.get(self.times, f"{self.times} times")
        return f"{names[self.seat]} was nearest of all {times}, and too high."


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


Award = (
    BestBet
    | Bullseye
    | WorstBet
    | CameBack
    | KnewBest
    | BestNose
    | BoldestBet
    | Streak
    | Unluckiest
)


def tell(shown: Sequence[WitsAndWagers]) -> Finale:
    result = result_of(shown)
    payments = [paid.payouts for paid in news_of(shown, PaidOut)]
    seats = range(len(result.scores))
    question, best_of = best_bet(shown) or (0, None)
    worst_of = worst_bet(payments, (question, best_of.seat) if best_of else None)
    nose = best_nose(shown, best_of)
    knew, streak = knew_best(payments), longest_streak(payments)
    if knew and streak and (knew.seat, knew.guesses) == (streak.seat, streak.questions):
        knew = None
    awards = (
        best_of,
        best(bullseyes(shown), lambda each: -len(each.seats)),
        worst_of,
        comeback(shown[-1].history, result.winners),
        knew,
        nose,
        boldest_bet(shown, {each.seat for each in (best_of, worst_of, nose) if each}),
        streak,
        unluckiest(shown),
    )
    return finale(
        ranked(result),
        shared_out(awards),
        [made(seat, [payouts[seat] for payouts in payments]) for seat in seats],
        most=MOST_AWARDED,
    )


def shared_out(awards: Iterable[Award | None]) -> Iterator[Award]:
    """The later ones of whoever has enough already are not given."""
    had = Counter[Seat]()
    for award in awards:
        if award is None:
            continue
        seats = award.seats if isinstance(award, Bullseye) else (award.seat,)
        if any(had[seat] < MOST_EACH for seat in seats):
            had.update(seats)
            yield award


def answered(shown: Sequence[WitsAndWagers]) -> list[tuple[WitsAndWagers, Outcome]]:
    """Each question, as it stood when it was paid."""
    return [
        (state, state.outcome)
        for state in shown
        if state.outcome and any(isinstance(news, PaidOut) for news in state.news)
    ]


def best_bet(shown: Sequence[WitsAndWagers]) -> tuple[int, BestBet] | None:
    """With the question it was laid on, from 0."""
    bets = []
    for question, (state, outcome) in enumerate(answered(shown)):
        slot = state.mat()[outcome.slot]
        for seat, payout in enumerate(outcome.payouts):
            stake = sum(bet.stake for bet in state.bets[seat] if bet.slot == outcome.slot)
            if payout.won >= DEAR:
                bets.append((question, BestBet(seat, stake, slot.odds, payout.won, slot.seats)))
    return best(bets, lambda bet: bet[1].won)


def bullseyes(shown: Sequence[WitsAndWagers]) -> list[Bullseye]:
    found = []
    for state, outcome in answered(shown):
        slot, question = state.mat()[outcome.slot], state.current_question
        if slot.number is not None and Decimal(slot.number) == Decimal(outcome.answer):
            found.append(Bullseye(slot.seats, question.text, outcome.answer, question.display))
    return found


def worst_bet(
    payments: Sequence[tuple[Payout, ...]], told: tuple[int, Seat] | None
) -> WorstBet | None:
    """But for what a seat lost on a question that it is told of already."""
    lost = [
        WorstBet(seat, payout.lost)
        for question, payouts in enumerate(payments)
        for seat, payout in enumerate(payouts)
        if payout.lost >= DEAR and (question, seat) != told
    ]
    return best(lost, lambda bet: bet.lost)


def comeback(history: Sequence[tuple[int, ...]], winners: Sequence[Seat]) -> CameBack | None:
    if len(winners) != 1:
        return None
    winner = winners[0]
    gaps = [CameBack(winner, max(banks) - banks[winner]) for banks in history]
    furthest = best(gaps, lambda gap: gap.behind)
    return furthest if furthest and furthest.behind >= DEAR else None


def knew_best(payments: Sequence[tuple[Payout, ...]]) -> KnewBest | None:
    won = [
        KnewBest(seat, sum(payout.bonus > 0 for payout in paid))
        for seat, paid in enumerate(zip(*payments, strict=True))
    ]
    most = alone(won, lambda each: each.guesses)
    return most if most and most.guesses > 1 else None


def best_nose(shown: Sequence[WitsAndWagers], told: BestBet | None) -> BestNose | None:
    """None where it is the nose that smelt the best bet, which is told of."""
    won = [0] * shown[-1].setup.seats
    for state, outcome in answered(shown):
        writers = state.mat()[outcome.slot].seats
        for seat, payout in enumerate(outcome.payouts):
            won[seat] += payout.won if writers and seat not in writers else 0
    most = alone([BestNose(*each) for each in enumerate(won)], lambda each: each.won)
    if told and most and told.seat == most.seat and told.seat not in told.on:
        return None
    return most if most and most.won >= DEAR else None


def boldest_bet(shown: Sequence[WitsAndWagers], told: set[Seat]) -> BoldestBet | None:
    """Not of who is told of for another bet."""
    bets = []
    for state, outcome in answered(shown):
        for seat, payout in enumerate(outcome.payouts):
            risked = sum(bet.chips for bet in state.bets[seat])
            bank = payout.bank - payout.won - payout.bonus + payout.lost
            if seat not in told and risked >= max(DEAR, bank / 2):
                bets.append(BoldestBet(seat, risked, bank, payout.won))
    return best(bets, lambda bet: (bet.risked / bet.bank, bet.risked))


def longest_streak(payments: Sequence[tuple[Payout, ...]]) -> Streak | None:
    streaks = []
    for seat, paid in enumerate(zip(*payments, strict=True)):
        length = 0
        for payout in paid:
            length = length + 1 if payout.bonus else 0
            streaks.append(Streak(seat, length))
    longest = best(streaks, lambda each: each.questions)
    return longest if longest and longest.questions > 1 else None


def unluckiest(shown: Sequence[WitsAndWagers]) -> Unluckiest | None:
    times = [0] * shown[-1].setup.seats
    for state, outcome in answered(shown):
        answer = Decimal(outcome.answer)
        guesses = [Decimal(slot.number) for slot in state.mat() if slot.number is not None]
        nearest = min(guesses, key=lambda guess: abs(guess - answer))
        if nearest > answer:
            for seat, guess in enumerate(state.guesses):
                times[seat] += guess is not None and Decimal(guess) == nearest
    most = alone([Unluckiest(*each) for each in enumerate(times)], lambda each: each.times)
    return most if most and most.times else None


def made(seat: Seat, payouts: Sequence[Payout]) -> MoneyMade | None:
    guesses = sum(payout.bonus > 0 for payout in payouts)
    won = sum(payout.won for payout in payouts)
    lost = sum(payout.lost for payout in payouts)
    return MoneyMade(seat, guesses, won, lost) if guesses or won or lost else None
