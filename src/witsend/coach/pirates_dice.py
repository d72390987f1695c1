"""Pirates Dice: whether the bid holds, by what a captain believes of every hand."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from witsend.bots.judging import Judged, own_seat
from witsend.bots.pirates_dice import Reading, chance_to_hold, hands
from witsend.bots.pirates_expert import Believer, Captain
from witsend.coach.mind import FOREVER, Choice, Mind, Weighed, by_judge, percent
from witsend.coach.reasons import AnyReason, BidOdds, DiceReason
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
    number_said,
)
from witsend.record import GameRecord
from witsend.solve.tables import lookup

TABLES = 0.01  # tables keep worths in parts of a hundredth, and what moves fall short in steps
BETWEEN = 2  # seats for which rounds are solved
TOLD_APART = 0.05  # what bids tell beyond the dice, from which it is worth saying
LOW = (
    "It is not likelier to fail at once; but so low a bid is easily raised, and the turn comes "
    "back at a higher one. Followed to the end of the round, it loses more."
)
LATER = "It is not likelier to fail at once; followed to the end of the round, it loses more."


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
        view = seen(choice)
        judge = self.captain.judge if is_solved(view) else self.captain.among_more.judge
        return judge(view, choice.moves, rng, FOREVER)

    def weigh(self, choice: Choice, rng: Random, effort: float) -> Weighed:
        weighed, view = by_judge(self.judged(choice, rng, effort), choice.move), seen(choice)
        if is_solved(view):
            return weighed._replace(error=TABLES)
        # Among more, belief says what a move is worth; what the captain himself does is no mistake.
        played = self.captain.judge(view, choice.moves, rng, FOREVER)
        own = next(each.weight for each in played if each.move == choice.move)
        return weighed._replace(weight=max(weighed.weight, own))

    def chance(self, choice: Choice, weighed: Weighed, rng: Random) -> AnyChance | None:
        """Of the standing bid where a challenge was made or should have been; else of the own."""
        del rng
        view = seen(choice)
        kind: type[StandingBidHolds | OwnBidHolds] = StandingBidHolds
        if not isinstance(choice.move, Bid) or Challenge() == weighed.favourite:
            bid = view.bids[-1].bid
        else:
            kind, bid = OwnBidHolds, choice.move
        by_dice = chance_to_hold(view, bid)  # as the odds at the table
        if is_solved(view):  # the tables know no belief
            return kind(by_dice, bid)
        holds = self.reading(view).holds(bid, matching(view.dice, bid.face))
        return kind(holds, bid, by_dice) if is_told_apart(holds, by_dice) else kind(by_dice, bid)

    def reading(self, view: PiratesDiceView) -> "Reading | Rival":
        """What the bids tell of the others' dice."""
        if is_solved(view):
            return Rival(view, self.captain.among_more)
        return self.captain.among_more.reading(view.left, own_seat(view), view.bids)

    def why(self, choice: Choice, weighed: Weighed, rng: Random) -> AnyReason | None:
        del rng
        view = seen(choice)
        reading = self.reading(view)

        def odds(bid: Bid, *, stands: bool = False) -> BidOdds:
            return BidOdds(
                bid=bid,
                holds=reading.holds(bid, matching(view.dice, bid.face)),
                by_dice=chance_to_hold(view, bid),
                doubted=None if stands else reading.challenged(bid),
            )

        made, better = choice.move, weighed.favourite
        return DiceReason(
            standing=odds(view.bids[-1].bid, stands=True) if view.bids else None,
            made=odds(made) if isinstance(made, Bid) else None,
            better=odds(better) if isinstance(better, Bid) else None,
        )

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

    def because(self, choice: Choice, favourite: Any, why: AnyReason) -> str:
        del favourite
        if not isinstance(why, DiceReason):
            return ""
        view, told = seen(choice), list[str]()
        called = why.standing if why.made is None or why.better is None else None
        if called:
            wins = percent(1 - told_chance(called))
            told.append(
                f"{holding(view, called.bid)}, {held(called)}: a challenge is right {wins}."
            )
        told += [
            f"{held(each).capitalize()} and is challenged {percent(each.doubted or 0.0)}."
            for each in (why.better, why.made)
            if each
        ]
        if why.better and why.made and fails(why.made) <= fails(why.better):
            told.append(LOW if is_below(why.made.bid, why.better.bid) else LATER)
        return " ".join(told)

    def knew(self, choice: Choice) -> str:
        dice = " ".join("skull" if die == SKULL else str(die) for die in seen(choice).dice)
        return f"with {dice} under the cup"


class Rival:
    """The other of two, as the tables play: each of its hands is as likely as they would have bid
    so with it, some bids taken to tell nothing.
    """

    def __init__(self, view: PiratesDiceView, believer: Believer) -> None:
        seat = own_seat(view)
        (rival,) = [other for other, dice in enumerate(view.left) if dice and other != seat]
        self.left = view.left[rival], view.left[seat]
        self.bids = [said.bid for said in view.bids]
        self.hands = [hand for hand, _ in hands(view.left[rival])]
        self.belief = [chance for _, chance in hands(view.left[rival])]
        for number, said in enumerate(view.bids):
            if said.seat == rival:
                often = self.often(self.bids[:number], said.bid)
                usual = sum(map(float.__mul__, self.belief, often))
                if usual:
                    told, nothing = 1 - believer.distrust, believer.distrust
                    self.belief = [
                        chance * (told * each / usual + nothing)
                        for chance, each in zip(self.belief, often, strict=True)
                    ]

    def often(self, bids: Sequence[Bid], move: Move) -> list[float]:
        """How often the tables make the move there, with each hand."""
        return [
            sum([each.share for each in lookup(hand, self.left, bids) if each.move == move])
            for hand in self.hands
        ]

    def holds(self, bid: Bid, own: int) -> float:
        enough = [matching(hand, bid.face) + own >= bid.count for hand in self.hands]
        return sum([chance for chance, is_true in zip(self.belief, enough, strict=True) if is_true])

    def challenged(self, bid: Bid) -> float:
        doubts = self.often([*self.bids, bid], Challenge())
        return sum(map(float.__mul__, self.belief, doubts))


def holding(view: PiratesDiceView, bid: Bid) -> str:
    """What of the own dice counts for a bid."""
    skulls = view.dice.count(SKULL)
    faces = view.dice.count(bid.face)
    return (
        f"With {number_said(faces)} {bid.face}{'s' * (faces != 1)} and {number_said(skulls)} "
        f"skull{'s' * (skulls != 1)} in hand"
    )


def is_told_apart(holds: float, by_dice: float) -> bool:
    return abs(holds - by_dice) >= TOLD_APART


def told_chance(odds: BidOdds) -> float:
    """That a bid holds: one figure with the odds at the table, unless bids tell clearly more."""
    return odds.holds if is_told_apart(odds.holds, odds.by_dice) else odds.by_dice


def held(odds: BidOdds) -> str:
    """What a bid's chance is, and where bids tell more than the dice, what it is by these."""
    told = told_chance(odds)
    if told == odds.by_dice:
        return f"{odds.bid} holds {percent(told)} of the time"
    return (
        f"{odds.bid} holds {percent(told)} of the time as the bids tell "
        f"({percent(odds.by_dice)} going by your own dice alone)"
    )


def is_below(bid: Bid, other: Bid) -> bool:
    """So that the next seat has more bids to choose from."""
    return (bid.count, bid.face) < (other.count, other.face)


def fails(odds: BidOdds) -> float:
    """How often a bid is challenged and false, as far as the one tells nothing of the other."""
    return (odds.doubted or 0.0) * (1 - odds.holds)


def is_solved(view: PiratesDiceView) -> bool:
    return sum(map(bool, view.left)) == BETWEEN and view.setup.bid_cap


def seen(choice: Choice) -> PiratesDiceView:
    view: PiratesDiceView = choice.view
    return view


def hands_of(state: Any) -> tuple[Hand, ...]:
    hands: tuple[Hand, ...] = state.hands
    return hands
