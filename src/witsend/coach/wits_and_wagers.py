"""Wits & Wagers: whether a bet pays, by what a sharper makes of the guesses on the mat.

All that a seat did with its chips until the betting ended is one decision: the bets as they lay
then. What it wrote as a guess is what it knew, and nobody can say that it should have known better;
nor how sure it was of it, so a person who has bet on that is not blamed.
"""

from collections.abc import Iterator, Sequence
from math import inf
from random import Random
from typing import Any

from msgspec.structs import replace

from witsend.bots.judging import Judged, own_seat
from witsend.bots.wits_expert import Sharper
from witsend.coach.mind import Choice, Mind, Weighed, by_judge, percent
from witsend.coach.reasons import AnyReason, Betting, WagerReason
from witsend.coach.report import AnyChance, BetPays, Limit
from witsend.game import HOUSE, Move, Seat, put
from witsend.games.english import listed
from witsend.games.wits_and_wagers import Bet, WitsAndWagers, WitsAndWagersView
from witsend.games.wits_and_wagers.mat import Bets, dollars, paid
from witsend.record import GameRecord


class WagerMind(Mind):
    def limits(self, record: GameRecord) -> Iterator[Limit]:
        del record
        yield "model"
        yield "guesses"

    def choices(self, record: GameRecord) -> Iterator[Choice]:
        laid: dict[Seat, list[int]] = {}  # by which events a seat's bets came to lie as they do
        for event, state in enumerate(record.states[:-1]):
            if not isinstance(state, WitsAndWagers) or state.phase != "betting":
                continue
            seat, move = record.events[event].seat, record.events[event].move
            if seat != HOUSE and (isinstance(move, Bet) or seat not in laid):
                laid.setdefault(seat, []).append(event)
            after = record.states[event + 1]
            if isinstance(after, WitsAndWagers) and after.phase != "betting":
                if after.outcome:  # else it was skipped, and nothing came of the bets
                    yield from [
                        choice_at(record, by, who, after.bets[who])
                        for who, by in sorted(laid.items())
                    ]
                laid = {}

    def at_ease(self, record: GameRecord) -> float:
        del record
        return 1_000

    def is_choice(self, state: Any, seat: Seat, move: Move) -> bool:
        raise NotImplementedError("Bets are judged as they lie when the betting ends.")

    def choice_now(self, state: Any, seat: Seat) -> Choice | None:
        """All chips at once, as if none of its own lay there yet."""
        if state.phase != "betting" or seat not in state.to_act():
            return None
        moves = [move for move in state.moves(seat) if isinstance(move, Bet)]
        return Choice(0, seat, bare(state.view(seat), seat), [*moves, Bet(())], Bet(()))

    def judged(self, choice: Choice, rng: Random, effort: float) -> Sequence[Judged]:
        del rng, effort
        view, bot = seen(choice), Sharper()
        seat = own_seat(view)
        chances, banks = bot.chances(view), bot.banks_after(view, seat)
        ways = [Bet(bets) for bets in bot.ways(range(len(view.mat)), view.banks[seat], ())]
        worths = {
            move: bot.share_with(view, seat, move.bets, chances, banks)
            for move in dict.fromkeys((*ways, *choice.moves))
            if isinstance(move, Bet)
        }
        # By the win, and not by the money: what it likes for its nerves is another matter.
        best = max(ways, key=worths.__getitem__)
        return [Judged(move, worth, float(move == best)) for move, worth in worths.items()]

    def weigh(self, choice: Choice, rng: Random, effort: float) -> Weighed:
        weighed = by_judge(self.judged(choice, rng, effort), choice.move)
        return weighed._replace(
            weight=max(weighed.weight, float(like(Sharper(), choice))),
            error=inf if trusts_itself(choice) else weighed.error,
        )

    def chance(self, choice: Choice, weighed: Weighed, rng: Random) -> AnyChance | None:
        del weighed, rng
        if not isinstance(choice.move, Bet) or not choice.move.bets or trusts_itself(choice):
            return None
        slots = tuple(sorted({bet.slot for bet in choice.move.bets}))
        chances = Sharper().chances(seen(choice))
        return BetPays(sum([chances[slot] for slot in slots]), slots)

    def why(self, choice: Choice, weighed: Weighed, rng: Random) -> AnyReason | None:
        del rng
        view = seen(choice)
        seat, chances = own_seat(view), Sharper().chances(view)

        def betting(move: Move) -> Betting:
            bets = move.bets if isinstance(move, Bet) else ()
            banks = [
                paid(view.banks[seat], bets, number, slot, seat).bank
                for number, slot in enumerate(view.mat)
            ]
            return Betting(money=sum(map(float.__mul__, chances, map(float, banks))))

        return WagerReason(
            chances=tuple(chances),
            made=betting(choice.move),
            better=betting(weighed.favourite),
        )

    def because(self, choice: Choice, favourite: Any, why: AnyReason) -> str:
        if not isinstance(why, WagerReason):
            return ""
        view, made = seen(choice), choice.move
        bets = (*favourite.bets, *(made.bets if isinstance(made, Bet) else ()))
        places = [(view.mat[slot], why.chances[slot]) for slot in {bet.slot: 0 for bet in bets}]
        told = [
            f"{slot.number or 'all guesses are too high'} pays {slot.odds} to 1 and wins "
            f"{percent(chance)} of the time"
            for slot, chance in places
        ]
        better, worse = dollars(round(why.better.money)), dollars(round(why.made.money))
        money = f"It leaves {better} on average, and this {worse}."
        if view.last or view.round == view.setup.questions:
            money += " It is the last question: only who has most counts."
        sentence = "; ".join(told)
        return f"{sentence[0].upper()}{sentence[1:]}. {money}"

    def said(self, choice: Choice, move: Any) -> str:
        bets: Bets = move.bets
        if not bets:
            return "bet nothing"
        mat = seen(choice).mat
        places = [
            f"{dollars(bet.stake)} on {mat[bet.slot].number or 'all guesses are too high'}"
            for bet in bets
        ]
        return f"bet {listed(places)}"

    def knew(self, choice: Choice) -> str:
        number = seen(choice).own_number
        return f"having thought of {number}" if number is not None else ""


def choice_at(record: GameRecord, laid: Sequence[int], seat: Seat, bets: Bets) -> Choice:
    """What the seat knew when it last laid a chip, as if none of its own lay there yet."""
    event = laid[-1]
    state = record.states[event]
    moves = [move for move in state.moves(seat) if isinstance(move, Bet)]
    way = [(record.states[each].view(seat), record.events[each].move) for each in laid]
    sample = list(dict.fromkeys([*moves, Bet(()), Bet(bets)]))
    return Choice(event, seat, bare(state.view(seat), seat), sample, Bet(bets), way)


def bare(view: Any, seat: Seat) -> WitsAndWagersView:
    """Without the seat's own bets."""
    without: WitsAndWagersView = replace(view, bets=put(view.bets, seat, ()))
    return without


def like(bot: Sharper, choice: Choice) -> bool:
    """Whether the reference would have laid chip after chip just so, by what it saw each time."""
    laid = [
        isinstance(move, Bet) and move.bets == would_lay(bot, view)[: len(move.bets)]
        for view, move in choice.way
    ]
    return all(laid) and bool(choice.way) and choice.way[-1][1] == choice.move


def trusts_itself(choice: Choice) -> bool:
    """A person has bet on the own guess. Of a bot it is known how much its hunch is worth."""
    view, move = seen(choice), choice.move
    own = {number for number, slot in enumerate(view.mat) if view.seat in slot.seats}
    is_on_own = isinstance(move, Bet) and any(bet.slot in own for bet in move.bets)
    return view.hunch is None and is_on_own


def would_lay(bot: Sharper, view: WitsAndWagersView) -> Bets:
    seat = own_seat(view)
    return bot.bets(view, seat, bot.chances(view), bot.banks_after(view, seat))


def seen(choice: Choice) -> WitsAndWagersView:
    view: WitsAndWagersView = choice.view
    return view
