"""A bettor who takes every guess on the mat as evidence, its own hunch among it.

What the answer may be is weighed on a scale on which all guesses miss it alike: factors for sizes,
years for years. Each guess pulls by how much its writer is thought to know. That gives every slot
its chance, and with the odds its worth. The stakes go where money grows best over the game that is
left; with the last question it is no longer growth that counts, but having more than the others.
"""

from bisect import bisect
from collections.abc import Iterator, Sequence
from decimal import Decimal
from functools import lru_cache
from itertools import combinations_with_replacement
from math import exp, log
from random import Random
from typing import Self

from msgspec import Struct
from msgspec.structs import replace

from witsend.bots.judging import HouseBot, Judged, own_seat
from witsend.game import Move, Seat
from witsend.games.wits_and_wagers import (
    Bet,
    Bets,
    Guess,
    QuestionCard,
    Wager,
    WitsAndWagersView,
    Wonder,
)
from witsend.games.wits_and_wagers.hunches import DOUBT, YEARS, Level, doubt, in_figures
from witsend.games.wits_and_wagers.mat import BONUS, WAGER, WAGERS, paid, within

KEPT = 500  # tables whose chances are kept at hand: they are asked for with every chip
STEPS = 160  # of the scale on which the answer is weighed
REACH = 4.0  # how far beyond the guesses it goes
WILD, WILDER = 0.15, 3.0  # so many guesses are so many times as far off as the others
NEVER = 1e-12  # no guess rules anything out
LEAST = 0.01  # smaller sizes are taken for this: from nothing there is no factor
SHARES = (0.0, 0.25, 0.5, 0.75, 1.0)  # of the bank that may go under a wager chip
SLOTS = 4  # that are thought through: those of most worth
INCOME = 400  # dollars that a question to come is thought to bring in, with wager chips alone
LEVELS = 300  # dollars that each question to come puts everyone nearer to the others
SHARP = 6.0  # how surely more money than a rival has now is more than it has then


class Bettor(Struct, HouseBot, frozen=True, kw_only=True):
    level: Level  # of its hunches
    trust: float  # what the others are thought to know: 1 as much as a middling bot, 0 nothing
    nerve: float  # the largest share of the bank it lays out
    lows: tuple[float, ...] = (0.0,)  # shares of its doubt: it writes one of them below its hunch
    finish: bool = False  # plays the last question for the win

    @classmethod
    def easy(cls) -> Self:
        return cls(level="easy", trust=0.0, nerve=0.25, lows=(0.5,))

    @classmethod
    def middle(cls) -> Self:
        return cls(level="middle", trust=0.5, nerve=0.5)

    @classmethod
    def hard(cls) -> Self:
        return cls(level="hard", trust=1.0, nerve=1.0, lows=(0.25,), finish=True)

    def judge(
        self, view: WitsAndWagersView, moves: Sequence[Move], rng: Random, seconds: float
    ) -> list[Judged]:
        """Guesses are worth the same: whoever knew better would have written that."""
        del rng, seconds
        seat = own_seat(view)
        if view.phase == "betting":
            return self.judge_bets(view, seat, moves)
        ideas = [moves[0]]  # done, or on with the next question
        if view.phase == "guessing" and view.guess is None:
            ideas = [Wonder(self.level)] if view.hunch is None else self.guesses(view, view.hunch)
        worth = share(view.banks, seat, left_after(view) + 1)
        return [
            Judged(move, worth, ideas.count(move) / len(ideas))
            for move in dict.fromkeys((*ideas, *moves))
        ]

    def judge_bets(
        self, view: WitsAndWagersView, seat: Seat, moves: Sequence[Move]
    ) -> list[Judged]:
        chances, banks = self.chances(view), self.banks_after(view, seat)
        laid = view.bets[seat]
        # One chip after the other, as people do: what others lay meanwhile is seen.
        idea = moves[0]
        if len(laid) < WAGERS:
            idea = Bet(self.bets(view, seat, chances, banks)[: len(laid) + 1])
        judged = []
        for move in dict.fromkeys((idea, *moves)):
            bets = move.bets if isinstance(move, Bet) else view.bets[seat]
            worth = self.share_with(view, seat, bets, chances, banks)
            judged.append(Judged(move, worth, float(move == idea)))
        return judged

    def guesses(self, view: WitsAndWagersView, hunch: str) -> list[Move]:
        """A little below what it believes: over is over. And nobody bets against the own guess."""
        return [self.guess(view, hunch, low * self.doubt(view)) for low in self.lows]

    def guess(self, view: WitsAndWagersView, hunch: str, low: float) -> Guess:
        card, number = asked(view), Decimal(hunch)
        if card.display == "year":
            number = Decimal(round(float(hunch) - low * YEARS))
        elif not card.negative:
            number = in_figures(float(hunch) * exp(-low), whole="." not in hunch)
        return Guess(within(number, negative=card.negative))

    def doubt(self, view: WitsAndWagersView) -> float:
        return doubt(self.level, view.seat or 0, asked(view).category)

    # What the answer may be

    def chances(self, view: WitsAndWagersView) -> list[float]:
        """Of each slot to win."""
        return chances_of(self, unbet(view))

    def thought(self, view: WitsAndWagersView, seat: Seat, place: float) -> tuple[float, float]:
        """What another who has written this may have thought, and how far off that usually is."""
        del view, seat
        return place, DOUBT["middle"] / self.trust

    def likely(self, off: float) -> float:
        """How likely that is so many times as far off."""
        return pull(off)

    # What to lay where

    def bets(
        self,
        view: WitsAndWagersView,
        seat: Seat,
        chances: Sequence[float],
        banks: Sequence[Sequence[int]],
    ) -> Bets:
        """The best there are; `banks` as `banks_after` has them."""
        worths = [chance * (slot.odds + 1) for chance, slot in zip(chances, view.mat, strict=True)]
        best = sorted(range(len(worths)), key=lambda slot: -worths[slot])[:SLOTS]
        ways = list(dict.fromkeys(self.ways(best, view.banks[seat], view.bets[seat])))
        rivals = list(map(max, banks))
        return max(ways, key=lambda bets: self.worth(view, seat, bets, chances, rivals))

    def ways(self, slots: Sequence[int], bank: int, laid: Bets) -> Iterator[Bets]:
        """To bet with both wager chips; the one that lies stays where it is."""
        wagers = [Wager(slot, chips(share * bank)) for slot in slots for share in SHARES]
        most = max(self.nerve * bank - sum(bet.chips for bet in laid), 0)
        for more in combinations_with_replacement(wagers, WAGERS - len(laid)):
            if sum(bet.chips for bet in more) <= most:
                yield (*laid, *sorted(more, key=lambda bet: -bet.chips))

    def worth(
        self,
        view: WitsAndWagersView,
        seat: Seat,
        bets: Bets,
        chances: Sequence[float],
        rivals: Sequence[int],
    ) -> float:
        left = left_after(view)
        kept = view.banks[seat] - sum(bet.chips for bet in bets)
        worth = 0.0
        for number, (chance, slot) in enumerate(zip(chances, view.mat, strict=True)):
            money = kept + (BONUS if seat in slot.seats else 0)
            for bet in bets:
                if bet.slot == number:
                    money += bet.chips + slot.odds * bet.stake
            if self.finish and not left:
                worth += chance / (1 + ((rivals[number] + WAGER) / (money + WAGER)) ** SHARP)
            else:
                worth += chance * log(money + INCOME * (left + 1))
        return worth

    def share_with(
        self,
        view: WitsAndWagersView,
        seat: Seat,
        bets: Bets,
        chances: Sequence[float],
        banks: Sequence[Sequence[int]],
    ) -> float:
        """Of the win, with these bets; `banks` as `banks_after` has them."""
        worth = 0.0
        for number, (chance, slot) in enumerate(zip(chances, view.mat, strict=True)):
            own = paid(view.banks[seat], bets, number, slot, seat).bank
            after = (*banks[number][:seat], own, *banks[number][seat + 1 :])
            worth += chance * share(after, seat, left_after(view))
        return worth

    # What the others may do

    def banks_after(self, view: WitsAndWagersView, seat: Seat) -> list[list[int]]:
        """What the others have, for each slot that may win; nothing is said of the own bank."""
        bets = [
            () if other == seat else self.expected(view, other) for other in range(len(view.banks))
        ]
        return [
            [
                0 if other == seat else paid(bank, bets[other], number, slot, other).bank
                for other, bank in enumerate(view.banks)
            ]
            for number, slot in enumerate(view.mat)
        ]

    def expected(self, view: WitsAndWagersView, seat: Seat) -> Bets:
        """Another's bets. One who has not bet is thought to lay both wager chips and half the bank
        on the own guess.
        """
        return view.bets[seat] or usual(view, seat)


@lru_cache(KEPT)
def chances_of(bettor: Bettor, view: WitsAndWagersView) -> list[float]:
    """Of each slot to win; `view` as `unbet` has it."""
    guesses = [slot.number for slot in view.mat if slot.number is not None]
    own = view.hunch if view.hunch is not None else view.guess
    *places, mine = positions(asked(view), [*guesses, own or guesses[0]])
    low, high = min(*places, mine) - REACH, max(*places, mine) + REACH
    steps = [low + (high - low) * (step + 0.5) / STEPS for step in range(STEPS)]
    doubt = bettor.doubt(view) if own is not None or not bettor.trust else None
    weights = [pull((x - mine) / doubt) if doubt else 1.0 for x in steps]
    for slot, place in zip(view.mat[1:], places, strict=True):
        for seat in slot.seats:
            if seat != view.seat and bettor.trust:
                thought, spread = bettor.thought(view, seat, place)
                weights = [
                    weight * bettor.likely((x - thought) / spread)
                    for weight, x in zip(weights, steps, strict=True)
                ]
    chances = [0.0] * len(view.mat)
    for x, weight in zip(steps, weights, strict=True):
        chances[bisect(places, x)] += weight
    total = sum(chances)
    return [chance / total for chance in chances]


def unbet(view: WitsAndWagersView) -> WitsAndWagersView:
    """As it was before anybody bet: that tells nothing of the answer."""
    seats = len(view.bets)
    return replace(view, bets=((),) * seats, locked=(False,) * seats, news=())


def left_after(view: WitsAndWagersView) -> int:
    """Questions to come once this one is answered."""
    return 0 if view.last else view.questions - view.round


def share(banks: Sequence[int], seat: Seat, left: int) -> float:
    """Of the win, with so many questions to come. How sure money makes it was fitted to games of
    bots with 3 to 7 seats: it counts by its square, and every question to come levels it.
    """
    if not left:
        most = max(banks)
        return (banks[seat] == most) / list(banks).count(most)
    weights = [(bank + WAGER + LEVELS * left) ** 2 for bank in banks]
    return weights[seat] / sum(weights)


def usual(view: WitsAndWagersView, seat: Seat) -> Bets:
    mine = next((n for n, slot in enumerate(view.mat) if seat in slot.seats), len(view.mat) // 2)
    return Wager(mine, chips(view.banks[seat] / 2)), Wager(mine)


def asked(view: WitsAndWagersView) -> QuestionCard:
    if view.card is None:
        raise ValueError("There is no question.")
    return view.card


def positions(card: QuestionCard, numbers: Sequence[str]) -> list[float]:
    """Where numbers lie on the scale on which all guesses miss the answer alike."""
    values = list(map(float, numbers))
    if card.display == "year":
        return [value / YEARS for value in values]
    if card.negative:
        unit = (max(values) - min(values)) / 2 or max(1.0, abs(values[0]))
        return [value / unit for value in values]
    return [log(max(value, LEAST)) for value in values]


def pull(far: float) -> float:
    """How likely a guess is so many of its spreads off."""
    near = (1 - WILD) * exp(-far * far / 2)
    return near + WILD / WILDER * exp(-far * far / (2 * WILDER * WILDER)) + NEVER


def chips(money: float) -> int:
    return int(money // WAGER) * WAGER
