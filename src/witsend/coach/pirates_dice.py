"""Pirates Dice: whether the bid holds, by what a captain believes of every hand."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from witsend.bots.judging import Judged, own_seat
from witsend.bots.pirates_dice import chance_to_hold
from witsend.bots.pirates_expert import Captain
from witsend.coach.mind import FOREVER, Choice, Mind, Weighed, by_judge
from witsend.coach.report import AnyChance, Decision, Limit, Moment, OwnBidHolds, StandingBidHolds
from witsend.game import Move, Seat
from witsend.games.pirates_dice import (
    SKULL,
    Bid,
    Challenge,
    Hand,
    PiratesDice,
    PiratesDiceView,
    matching,
)
from witsend.record import GameRecord

TABLES = 0.01  # tables keep worths in parts of a hundredth, and what moves fall short in steps
BETWEEN = 2  # seats for which rounds are solved


class PirateMind(Mind):
    captain = Captain.expert()

    def limits(self, record: GameRecord) -> Iterator[Limit]:
        setup: Any = record.setup
        yield "solved" if setup.seats == BETWEEN and setup.bid_cap else "model"

    def at_ease(self, record: GameRecord) -> float:
        del record
        return 400

    def is_choice(self, state: PiratesDice, seat: Seat, move: Move) -> bool:
        del state, seat
        return isinstance(move, Bid | Challenge)

    def judged(self, choice: Choice, rng: Random, effort: float) -> Sequence[Judged]:
        del effort
        return self.captain.judge(seen(choice), choice.moves, rng, FOREVER)

    def weigh(self, choice: Choice, rng: Random, effort: float) -> Weighed:
        weighed = by_judge(self.judged(choice, rng, effort), choice.move)
        return weighed._replace(error=TABLES if is_solved(seen(choice)) else 0.0)

    def chance(self, choice: Choice, weighed: Weighed, rng: Random) -> AnyChance | None:
        """Of the standing bid where a challenge was made or should have been; else of the own."""
        del rng
        view = seen(choice)
        kind: type[StandingBidHolds | OwnBidHolds] = StandingBidHolds
        if not isinstance(choice.move, Bid) or Challenge() == weighed.favourite:
            bid = view.bids[-1].bid
        else:
            kind, bid = OwnBidHolds, choice.move
        if is_solved(view):  # the tables know no belief: by the dice alone, as the table's own odds
            return kind(chance_to_hold(view, bid), bid)
        reading = self.captain.among_more.reading(view.left, own_seat(view), view.bids)
        return kind(reading.holds(bid, matching(view.dice, bid.face)), bid)

    def bluff(self, record: GameRecord, decisions: Sequence[Decision]) -> Moment | None:
        """The furthest from the truth that the next seat believed."""
        found: list[tuple[int, int, Moment]] = []
        for each in decisions:
            answer = record.events[each.event + 1 : each.event + 2]
            if not isinstance(each.move, Bid) or not answer or not isinstance(answer[0].move, Bid):
                continue
            bid, dice = each.move, sum(hands_of(record.states[each.event]), ())
            missing = bid.count - matching(dice, bid.face)
            if missing > 0:
                moment = Moment("bluff", each.event, each.step, missing / bid.count)
                found.append((missing, bid.count, moment))
        return max(found, key=lambda each: each[:2])[2] if found else None

    def said(self, choice: Choice, move: object) -> str:
        if isinstance(move, Bid):
            return f"bid {move}"
        standing = seen(choice).bids[-1].bid
        return f"challenge {standing}"

    def knew(self, choice: Choice) -> str:
        dice = " ".join("skull" if die == SKULL else str(die) for die in seen(choice).dice)
        return f"with {dice} under the cup"


def is_solved(view: PiratesDiceView) -> bool:
    return sum(map(bool, view.left)) == BETWEEN and view.setup.bid_cap


def seen(choice: Choice) -> PiratesDiceView:
    view: PiratesDiceView = choice.view
    return view


def hands_of(state: Any) -> tuple[Hand, ...]:
    hands: tuple[Hand, ...] = state.hands
    return hands
