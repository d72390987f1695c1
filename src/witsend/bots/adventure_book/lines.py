"""Lines: whole ways in which a companion of Adventure Book may play its turn out."""

from collections.abc import Iterator, Mapping
from collections.abc import Set as AbstractSet
from functools import cache
from random import Random
from typing import NamedTuple

from witsend.bots.adventure_book.answers import Answers
from witsend.bots.adventure_book.outlook import Outlook, cheapest, short_of
from witsend.bots.adventure_book.worth import worth
from witsend.content.books.vocabulary import AnyCondition, Cost
from witsend.game import CHANCE, Move, Seat
from witsend.games.adventure_book import AdventureBook
from witsend.games.adventure_book.cards import ANY, Hand, payments, without
from witsend.games.adventure_book.chapter import BREAK, SHOO, printed_chapter
from witsend.games.adventure_book.moves import (
    Act,
    Agree,
    Complete,
    EndMoving,
    PlaySpecial,
    Step,
    UseMiracle,
)
from witsend.games.adventure_book.turns import rule_against_miracle, trades

BEAM = 2  # lines that are followed further
DEPTH = 3  # goals pursued in one turn
FLIGHT = 2  # cards that are spent on steps out of danger


class Line(NamedTuple):
    """A way to play on in this turn."""

    state: AdventureBook  # where it leads
    played: tuple[tuple[AdventureBook, Move], ...] = ()  # the seat's moves, each in its state
    aims: tuple[str, ...] = ()  # challenges it goes for
    value: float = 0.0  # how well the chapter stands then

    @property
    def open(self) -> bool:
        return self.state.idle and not self.state.outcome


def mark(state: AdventureBook) -> object:
    """What tells one moment of a turn from another."""
    moment = (state.phase, state.steps_left, state.traded, state.acted, state.declined)
    return (state.board, state.hands, state.miracles, state.due, moment)


class Lines(Answers):
    """What a seat may do with its turn."""

    def __init__(self, state: AdventureBook, seat: Seat, rng: Random, *, trades: bool) -> None:
        super().__init__(state, seat, rng)
        self.trades = trades
        self.barred: Mapping[str, Seat] = {}  # challenges that are prepared for another seat
        self.said: AbstractSet[str] = set()  # and what others aim for

    def lines(self) -> list[Line]:
        found = beam = [Line(self.state, value=worth(self.state))]
        seen = {mark(self.state)}
        for _ in range(DEPTH):
            further = []
            for line in beam:
                for longer in self.longer(line):
                    if mark(longer.state) not in seen:
                        seen.add(mark(longer.state))
                        further.append(longer._replace(value=worth(longer.state)))
            found = [*found, *further]
            ranked = sorted(further, key=lambda line: -line.value)
            beam = [line for line in ranked if line.open][:BEAM]
        return found

    def longer(self, line: Line) -> Iterator[Line]:
        yield from self.with_challenges(line)
        yield from self.with_actions(line)
        yield from self.with_cards(line)

    def with_challenges(self, line: Line) -> Iterator[Line]:
        """To challenges that can be completed next; to later ones, free steps ahead of time."""
        state, outlook = line.state, Outlook.of(line.state)
        aims = sorted(outlook.aims(), key=lambda id_: id_ not in self.said)
        for id_ in aims:
            challenge = self.chapter.challenges[id_]
            _, goals = outlook.needs(challenge.requires)
            aim = line._replace(aims=(*line.aims, id_))
            if id_ in self.barred:
                yield from self.prepared(aim, goals, challenge.cost, self.barred[id_])
                continue
            for order in dict.fromkeys([tuple(goals), tuple(reversed(goals))]):
                there = {who: goals[who] for who in order}
                yield from self.pursue(aim, challenge.requires, there, challenge.cost, id_)
        for id_, goals in self.order.items():
            if id_ not in aims and id_ not in state.board.done:
                aim = line._replace(aims=(*line.aims, id_))
                yield self.walk(aim, goals, (), spend=self.crowded(state))

    def prepared(
        self, line: Line, goals: dict[str, str], cost: Cost, other: Seat
    ) -> Iterator[Line]:
        """Goes there, and gives the seat that completes it the card that it lacks."""
        if not all(goals.values()):
            return
        line = self.walk(line, goals, ())
        yield line
        if not line.open or line.state.moving or not self.trades or line.state.declined:
            return
        wild, theirs = self.chapter.wild, line.state.hands[other]
        if short_of(theirs, cost, wild) != 1:
            return
        for move in trades(line.state, self.seat):
            after = (*without(theirs, move.take), move.give) if move.seat == other else theirs
            if short_of(after, cost, wild) == 0:
                agreed = line.state.apply(self.seat, move).apply(other, Agree())
                yield line._replace(state=agreed, played=(*line.played, (line.state, move)))
                return

    def with_actions(self, line: Line) -> Iterator[Line]:
        """The chapter's own actions, and the Miracle on the star."""
        state, outlook = line.state, Outlook.of(line.state)
        for action in self.chapter.printed.actions:
            if action.id not in state.acted:
                _, goals = outlook.needs(action.when)
                for price in action.prices:
                    yield from self.pursue(line, action.when, goals, price, "", action.id)
        star = self.chapter.miracle_space
        if state.board.star and state.moving:
            for who in filter(outlook.on_board, self.chapter.movable):
                if outlook.away(who, star) <= state.steps_left:
                    yield self.walk(line, {who: star}, ())

    def with_cards(self, line: Line) -> Iterator[Line]:
        """Special cards and Miracles."""
        state = line.state
        if state.may_tell:
            for card in sorted(set(state.hands[self.seat])):
                if state.playable(card, "storytelling"):
                    yield self.do(line, PlaySpecial(card))
            room = self.chapter.rules.hand_limit - len(state.hands[self.seat])
            if room >= 1 and rule_against_miracle(state, "story", state.to_act()) is None:
                yield self.do(line, UseMiracle("story"))

    def do(self, line: Line, move: Move) -> Line:
        """The line with this move, and with all that is due after it."""
        before = line.state
        played = [*line.played, (before, move)]
        state = before.apply(self.seat, move)
        while state.due and not state.outcome:
            (seat, *_) = state.to_act()
            if seat == CHANCE:
                answer = self.drawn(state)
            else:
                thought = Answers(state, seat, self.rng)
                answer = thought.answer(list(state.answers(seat)))
                if seat == self.seat:
                    played.append((state, answer))
            state = state.apply(seat, answer)
        return line._replace(state=state, played=tuple(played))

    def pursue(
        self,
        line: Line,
        conditions: tuple[AnyCondition, ...],
        goals: dict[str, str],
        cost: Cost,
        challenge: str,
        action: str = "",
    ) -> Iterator[Line]:
        """Goes there as far as it can, and if it arrives, pays and does it."""
        if not all(goals.values()):
            return
        line = self.walk(line, goals, ())
        if challenge:
            yield line
        if not line.open:
            return
        if line.state.moving:
            line = self.do(line, EndMoving())
        if challenge:
            line = self.traded(line, cost)
            yield self.pressed(line, goals, cost)
        hand = line.state.hands[self.seat]
        payment = cheapest(payments(hand, cost, self.chapter.wild), self.wanted)
        if payment is None:
            return
        line = self.walk(line, goals, payment, spend=len(hand) - len(payment))
        if not line.open or not self.chapter.all_hold(line.state.board, conditions):
            if challenge:
                yield line
        elif line.state.rule_against_payment(self.seat, payment, (cost,)) is None:
            yield self.do(line, Complete(challenge, payment) if challenge else Act(action, payment))

    def pressed(self, line: Line, goals: dict[str, str], cost: Cost) -> Line:
        """A little further, for cards that would be lost anyway and are not wanted for this."""
        hand = line.state.hands[self.seat]
        icons = {icon: min(n, hand.count(icon)) for icon, n in cost.items() if icon != ANY}
        kept = tuple(icon for icon, n in icons.items() for _ in range(n))
        return self.walk(line, goals, kept, spend=self.crowded(line.state))

    def crowded(self, state: AdventureBook) -> int:
        """Cards that the draw may push over the hand limit."""
        rules = self.chapter.rules
        return max(0, len(state.hands[self.seat]) + rules.draw_per_turn - rules.hand_limit)

    def traded(self, line: Line, cost: Cost) -> Line:
        """With the missing card, for one that is not needed; after a refusal it asks no more."""
        state, wild = line.state, self.chapter.wild
        hand = state.hands[self.seat]
        if not self.trades or state.declined or short_of(hand, cost, wild) != 1:
            return line
        offers = trades(state, self.seat)
        for move in sorted(offers, key=lambda move: self.wanted[move.give]):
            if short_of((*without(hand, move.give), move.take), cost, wild) == 0:
                after = state.apply(self.seat, move)
                if Answers(after, move.seat, self.rng).reply() == Agree():
                    agreed = after.apply(move.seat, Agree())
                    return line._replace(state=agreed, played=(*line.played, (state, move)))
        return line

    def walk(self, line: Line, goals: dict[str, str], kept: Hand, spend: int = 0) -> Line:
        """Everyone goes nearer to their goals: free steps, then steps for cards not kept."""
        for who, goal in goals.items():
            while line.open and line.state.board.place(who) != goal:
                free = line.state.moving
                if not free and spend <= 0:
                    break
                move = self.step(line.state, who, goal, goals, kept)
                if move is None:
                    break
                held = len(line.state.hands[self.seat])
                line = self.do(line, move)
                spend -= held - len(line.state.hands[self.seat])
        return line

    def step(
        self, state: AdventureBook, who: str, goal: str, goals: dict[str, str], kept: Hand
    ) -> Move | None:
        """A step of the character towards the goal, or what opens the way there."""
        chapter, board = self.chapter, state.board
        outlook = Outlook.of(state)
        if who not in chapter.movable or not outlook.on_board(who) or outlook.rides(who, goals):
            return None
        ways = outlook.ways(who, goal)
        here = board.place(who)
        nearer = [to for to in chapter.near[here] if ways.get(to, 99.0) < ways.get(here, 99.0)]
        free = state.moving
        rest = state.hands[self.seat]
        if not free:
            if any(rest.count(card) < kept.count(card) for card in kept):
                return None
            rest = without(rest, *kept)
        dear = dict(outlook.dear)
        for to in sorted(nearer, key=lambda to: ways[to] + dear.get(to, 0.0)):
            if to in board.doors or to in board.squads:
                action = BREAK if to in board.doors else SHOO
                prices = chapter.prices(board, action, to)
                payment = cheapest(
                    (way for price in prices for way in payments(rest, price, chapter.wild)),
                    self.wanted,
                )
                if payment is not None and not free:
                    return Act(action, payment, to)
            elif chapter.rule_against_step(board, who, to) is None:
                cost = chapter.step_cost(board, who, free=free)
                payment = cheapest(payments(rest, cost, chapter.wild), self.wanted)
                if payment is not None:
                    riders = chapter.riders(board, who)
                    along = any(
                        outlook.rides(rider, {who: goal, **goals})
                        for rider in riders
                        if rider in goals
                    )
                    return Step(who, to, payment, riding=along)
        return None

    def ways_out(self, line: Line) -> Iterator[Line]:
        """Steps that may be better than staying, when the line is in danger."""
        if not line.open:
            return
        state, outlook = line.state, Outlook.of(line.state)
        free = state.steps_left if state.moving else 0
        spend = min(FLIGHT, len(state.hands[self.seat]))
        threatened = [who for who in self.threatened if outlook.on_board(who)]
        for who in threatened:
            for space in self.chapter.spaces:
                if 0 < outlook.away(who, space) <= free + spend:
                    moved = self.walk(line, {who: space}, (), spend=spend)
                    yield moved._replace(value=worth(moved.state))

    @property
    def threatened(self) -> list[str]:
        """Characters whose place matters to a defeat or a plot card: it names them."""
        return [
            who for who in self.chapter.movable if who in named(self.state.book, self.state.number)
        ]


@cache
def named(book: str, number: int) -> frozenset[str]:
    """Characters that the chapter's plots and defeats name."""
    chapter = printed_chapter(book, number).printed
    threats = (*chapter.plots, *chapter.defeats, chapter.prince, chapter.wedding)
    texts = str([(getattr(each, "effect", each), getattr(each, "when", ())) for each in threats])
    return frozenset(who for who in chapter.characters if f"'{who}'" in texts)
