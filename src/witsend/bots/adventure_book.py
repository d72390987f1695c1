"""A companion who tells an adventure book along with you.

In its turn the companion thinks of lines: whole ways to play the turn out, each a few things to go
for one after the other (a challenge, an action of the chapter, a card, the Miracle on the star).
It weighs where each line leads (witsend.bots.adventure_book_outlook), turns plot cards in its mind
to see what they would do to it, and follows the best. So it fends off whatever the chapter
threatens with, without knowing one chapter from another.
"""

from collections.abc import Iterator, Sequence
from functools import cache, cached_property
from random import Random
from typing import NamedTuple, Self

from msgspec import Struct, field
from msgspec.structs import replace

from witsend.bots.adventure_book_outlook import Outlook, cheapest, keeping, short_of, worth
from witsend.content.vocabulary import AnyCondition, Cost, MustDiscard, PeekPlot, PlotAgain
from witsend.game import CHANCE, Move, Seat
from witsend.games.adventure_book import AdventureBookView
from witsend.games.adventure_book_chapter import BREAK, SHOO, stage
from witsend.games.adventure_book_due import (
    TOLD,
    Beset,
    Due,
    HandLimit,
    Resolve,
    StopPlot,
    Strike,
)
from witsend.games.adventure_book_moves import (
    ANY,
    Act,
    Agree,
    Arrange,
    Complete,
    Decline,
    Discard,
    Dodge,
    EndMoving,
    EndStory,
    GoOn,
    Hand,
    LetBe,
    Plan,
    PlaySpecial,
    Step,
    Suffer,
    Trade,
    UseMiracle,
    payments,
    without,
)
from witsend.games.adventure_book_told import NO_PLOT_LEFT
from witsend.games.adventure_book_turns import Turns

BEAM = 2  # lines that are thought on
DEPTH = 3  # things gone for in one turn
WEIGHED = 3  # best lines whose plot cards are imagined
AHEAD = 3  # plot cards turned in the mind, one after the other
FADING = 0.4  # of what a defeat one plot card later weighs
RISKY = 0.04  # the chance of a defeat from which ways out are looked for
DEFEAT = 80.0  # what an interruption by the next plot card costs
HARM = 3.0  # what a plot card must do to be stopped


class Line(NamedTuple):
    """A way to play on in this turn."""

    telling: Turns  # where it leads
    played: tuple[tuple[Turns, Move], ...] = ()  # each move of the seat, and what it was made in
    aims: tuple[str, ...] = ()  # challenges it goes for
    value: float = 0.0  # how well the chapter stands then

    @property
    def open(self) -> bool:
        return self.telling.idle and not self.telling.outcome


def mark(telling: Turns) -> object:
    """What tells one moment of a turn from another."""
    moment = (telling.phase, telling.steps_left, telling.traded, telling.acted, telling.declined)
    return (telling.board, telling.hands, telling.miracles, telling.due, moment)


class Companion(Struct, kw_only=True):
    looks: int  # how often the plot to come is imagined for one line
    temper: float = 0.0  # how far from the best a line may look and still be played
    trades: bool = True
    mind: dict[object, Move] = field(default_factory=dict)  # the rest of the line it follows

    @classmethod
    def easy(cls) -> Self:
        return cls(looks=0, temper=3.0, trades=False)

    @classmethod
    def middle(cls) -> Self:
        return cls(looks=2, temper=1.0)

    @classmethod
    def hard(cls) -> Self:
        return cls(looks=6)

    def choose(
        self, view: AdventureBookView, moves: Sequence[Move], rng: Random, seconds: float
    ) -> Move:
        del seconds
        seat, telling = view.seat, view.imagine(rng).telling
        if view.moment != "telling":
            return GoOn() if GoOn() in moves else moves[0]
        if seat is None or len(moves) == 1:
            return moves[0]
        if telling.due:
            known = self.mind.get(mark(telling))
            if known is not None and known in moves:
                return known
            return Thought(self, telling, seat, rng).answer(moves)
        if telling.offer:
            return Thought(self, telling, seat, rng).reply()
        if seat != telling.turn:
            return moves[0]
        if mark(telling) not in self.mind or self.mind[mark(telling)] not in moves:
            thought = Thought(self, telling, seat, rng)
            line = thought.best_line()
            self.mind = {mark(before): move for before, move in reversed(line.played)}
            aim = next(
                (Plan(id_) for id_ in (*line.aims, *thought.order) if Plan(id_) in moves), None
            )
            if aim and len(telling.hands) > 1:  # alone there is nobody to tell
                return aim
        return self.mind.get(mark(telling), on(telling))


def on(telling: Turns) -> Move:
    return EndMoving() if telling.phase == "move" else EndStory()


class Thought:
    """One decision of a companion."""

    def __init__(self, mind: Companion, telling: Turns, seat: Seat, rng: Random) -> None:
        self.mind, self.telling, self.seat, self.rng = mind, telling, seat, rng
        self.page = telling.stage

    @cached_property
    def order(self) -> dict[str, dict[str, str]]:
        """Challenges in the order they are gone for, and who has to go where."""
        return Outlook(self.telling).tour()[1]

    @cached_property
    def wanted(self) -> dict[str, float]:
        return keeping(self.telling, self.order)

    # What is asked of a seat besides its turn

    def reply(self) -> Move:
        """To a trade: agrees when the story is not worse off."""
        before = replace(self.telling, offer=None)
        after = self.telling.apply(self.seat, Agree())
        return Agree() if worth(after) >= worth(before) - 0.2 else Decline()

    def answer(self, moves: Sequence[Move]) -> Move:
        effect = self.telling.due[0].effect
        dodges = [move for move in moves if isinstance(move, Dodge)]
        match effect:
            case StopPlot():
                stop = next((move for move in moves if isinstance(move, PlaySpecial)), None)
                return stop if stop and self.harms() else LetBe()
            case PeekPlot():
                orders = [move for move in moves if isinstance(move, Arrange)]
                return max(orders, key=self.order_worth)
            case Strike() if dodges:
                return min(dodges, key=lambda move: self.wanted[move.card])
            case Strike():
                struck = self.telling.apply(self.seat, Suffer())
                return UseMiracle("story") if struck.outcome in self.lost else Suffer()
        own = [move for move in moves if not isinstance(move, UseMiracle | PlaySpecial)]
        return max(own, key=lambda move: worth(self.telling.apply(self.seat, move)))

    @property
    def lost(self) -> set[str]:
        return {defeat.id for defeat in self.page.chapter.defeats}

    def harms(self) -> bool:
        """Whether the plot card that was turned is better stopped."""
        after = self.settled(replace(self.telling, due=self.telling.due[1:]).run())
        return worth(self.telling) - worth(after) > HARM

    def order_worth(self, move: Arrange) -> float:
        """The mildest plot card first."""
        worths = []
        for card in move.cards:
            due = (Due(self.seat, Resolve(card)),)
            worths.append(worth(self.settled(replace(self.telling, due=due).run())))
        return sum(each * 0.5**number for number, each in enumerate(worths))

    def settled(self, telling: Turns) -> Turns:
        """After everything that is due, chance drawn and everyone answering at once."""
        while telling.due and not telling.outcome:
            (seat, *_) = telling.to_act()
            chance = seat == CHANCE
            move = self.drawn(telling) if chance else self.quick(telling, seat)
            telling = telling.apply(seat, move)
        return telling

    def drawn(self, telling: Turns) -> Move:
        draws = telling.draws()
        return self.rng.choices(list(draws), list(draws.values()))[0]

    def quick(self, telling: Turns, seat: Seat) -> Move:
        """A fair answer without much thought."""
        asked = list(telling.choices(seat))
        match telling.due[0].effect:
            case Strike(icon):
                dodges = telling.dodges(seat, icon)
                return Dodge(icon if icon in dodges else dodges[0]) if dodges else Suffer()
            case MustDiscard() | HandLimit() | Beset():
                story = [m for m in asked if isinstance(m, Discard) and m.card in self.icons]
                return story[0] if story else asked[0]
        return asked[0]

    @property
    def icons(self) -> dict[str, int]:
        return self.page.cards.story

    # The turn

    def best_line(self) -> Line:
        lines = self.lines()
        ranked = sorted(lines, key=lambda line: -self.liking(line))
        won = [line for line in ranked if line.telling.outcome == TOLD]
        if won:
            return won[0]
        if not self.mind.looks:
            return ranked[0]
        acting = {line.played[-1][1]: line for line in reversed(ranked) if is_act(line)}
        weighed = [*ranked[:WEIGHED], *acting.values()]
        plots = [self.plots() for _ in range(self.mind.looks)]
        scores = [(self.weigh(line, plots), line) for line in dict.fromkeys(weighed)]
        (_, risk), best = max(scores, key=lambda each: each[0][0])
        if risk > RISKY:
            starts = dict.fromkeys([best, ranked[0], Line(self.telling, aims=best.aims)])
            out = dict.fromkeys(way for start in starts for way in self.ways_out(start))
            scores += [(self.weigh(line, plots), line) for line in out]
            _, best = max(scores, key=lambda each: each[0][0])
        return best

    def liking(self, line: Line) -> float:
        return line.value + (self.rng.gauss(0, self.mind.temper) if self.mind.temper else 0.0)

    def lines(self) -> list[Line]:
        found = beam = [Line(self.telling, value=worth(self.telling))]
        seen = {mark(self.telling)}
        for _ in range(DEPTH):
            further = []
            for line in beam:
                for longer in self.longer(line):
                    if mark(longer.telling) not in seen:
                        seen.add(mark(longer.telling))
                        further.append(longer._replace(value=worth(longer.telling)))
            found = [*found, *further]
            ranked = sorted(further, key=lambda line: -line.value)
            beam = [line for line in ranked if line.open][:BEAM]
        return found

    def longer(self, line: Line) -> Iterator[Line]:
        yield from self.with_challenges(line)
        yield from self.with_actions(line)
        yield from self.with_cards(line)

    def with_challenges(self, line: Line) -> Iterator[Line]:
        """What can be completed next; and for what comes later, ahead of time, free steps."""
        telling, outlook = line.telling, Outlook(line.telling)
        aims = outlook.aims()
        for id_ in aims:
            challenge = self.page.challenges[id_]
            _, goals = outlook.needs(challenge.requires)
            aim = line._replace(aims=(*line.aims, id_))
            for order in dict.fromkeys([tuple(goals), tuple(reversed(goals))]):
                there = {who: goals[who] for who in order}
                yield from self.pursue(aim, challenge.requires, there, challenge.cost, id_)
        for id_, goals in self.order.items():
            if id_ not in aims and id_ not in telling.board.done:
                yield self.walk(line, goals, (), spend=self.crowded(telling))

    def with_actions(self, line: Line) -> Iterator[Line]:
        """The chapter's own actions, and the Miracle on the star."""
        telling, outlook = line.telling, Outlook(line.telling)
        for action in self.page.chapter.actions:
            if action.id not in telling.acted:
                _, goals = outlook.needs(action.when)
                for price in action.prices:
                    yield from self.pursue(line, action.when, goals, price, "", action.id)
        star = self.page.chapter.chapter.miracle_space
        if telling.board.star and telling.phase == "move":
            for who in filter(outlook.on_board, self.page.movable):
                if outlook.away(who, star) <= telling.steps_left:
                    yield self.walk(line, {who: star}, ())

    def with_cards(self, line: Line) -> Iterator[Line]:
        """Special cards and Miracles."""
        telling = line.telling
        if telling.phase == "story":
            for card in sorted(set(telling.hands[self.seat])):
                if telling.playable(card, "storytelling"):
                    yield self.do(line, PlaySpecial(card))
            room = self.page.rules.hand_limit - len(telling.hands[self.seat])
            if room >= 1 and telling.rule_against_miracle("story") is None:
                yield self.do(line, UseMiracle("story"))

    def do(self, line: Line, move: Move) -> Line:
        """The line with this move, and with all that is due after it."""
        before = line.telling
        played = [*line.played, (before, move)]
        telling = before.apply(self.seat, move)
        while telling.due and not telling.outcome:
            (seat, *_) = telling.to_act()
            if seat == CHANCE:
                answer = self.drawn(telling)
            else:
                thought = Thought(self.mind, telling, seat, self.rng)
                answer = thought.answer(list(telling.choices(seat)))
                if seat == self.seat:
                    played.append((telling, answer))
            telling = telling.apply(seat, answer)
        return line._replace(telling=telling, played=tuple(played))

    def pursue(
        self,
        line: Line,
        conditions: tuple[AnyCondition, ...],
        goals: dict[str, str],
        cost: Cost,
        challenge: str,
        action: str = "",
    ) -> Iterator[Line]:
        """Goes where it takes, as far as it can; and if it can, pays and does it."""
        if not all(goals.values()):
            return
        line = self.walk(line, goals, ())
        if challenge:
            yield line
        if not line.open:
            return
        if line.telling.phase == "move":
            line = self.do(line, EndMoving())
        if challenge:
            line = self.traded(line, cost)
            yield self.pressed(line, goals, cost)
        hand = line.telling.hands[self.seat]
        payment = cheapest(payments(hand, cost, self.page.wild), self.wanted)
        if payment is None:
            return
        line = self.walk(line, goals, payment, spend=len(hand) - len(payment))
        if not line.open or not self.page.all_hold(line.telling.board, conditions):
            if challenge:
                yield line
        elif line.telling.rule_against_payment(self.seat, payment, (cost,)) is None:
            yield self.do(line, Complete(challenge, payment) if challenge else Act(action, payment))

    def pressed(self, line: Line, goals: dict[str, str], cost: Cost) -> Line:
        """A little further for cards that would be lost anyway, none of them wanted there."""
        hand = line.telling.hands[self.seat]
        icons = {icon: min(n, hand.count(icon)) for icon, n in cost.items() if icon != ANY}
        kept = tuple(icon for icon, n in icons.items() for _ in range(n))
        return self.walk(line, goals, kept, spend=self.crowded(line.telling))

    def crowded(self, telling: Turns) -> int:
        """Cards that drawing may drive out of the hand."""
        rules = self.page.rules
        return max(0, len(telling.hands[self.seat]) + rules.draw_per_turn - rules.hand_limit)

    def traded(self, line: Line, cost: Cost) -> Line:
        """With the card that is missing, for one that is not needed."""
        telling, wild = line.telling, self.page.wild
        hand = telling.hands[self.seat]
        if not self.mind.trades or short_of(hand, cost, wild) != 1:
            return line
        offers = [move for move in telling.trades(self.seat) if isinstance(move, Trade)]
        for move in sorted(offers, key=lambda move: self.wanted[move.give]):
            if short_of((*without(hand, move.give), move.take), cost, wild) == 0:
                after = telling.apply(self.seat, move)
                if Thought(self.mind, after, move.seat, self.rng).reply() == Agree():
                    agreed = after.apply(move.seat, Agree())
                    return line._replace(telling=agreed, played=(*line.played, (telling, move)))
        return line

    def walk(self, line: Line, goals: dict[str, str], kept: Hand, spend: int = 0) -> Line:
        """Everyone nearer to their goals: free steps, then steps for cards that are not kept."""
        for who, goal in goals.items():
            while line.open and line.telling.board.place(who) != goal:
                free = line.telling.phase == "move"
                if not free and spend <= 0:
                    break
                move = self.step(line.telling, who, goal, goals, kept)
                if move is None:
                    break
                held = len(line.telling.hands[self.seat])
                line = self.do(line, move)
                spend -= held - len(line.telling.hands[self.seat])
        return line

    def step(
        self, telling: Turns, who: str, goal: str, goals: dict[str, str], kept: Hand
    ) -> Move | None:
        """Of the character towards the goal, or what opens the way there."""
        page, board = self.page, telling.board
        outlook = Outlook(telling)
        if who not in page.movable or not outlook.on_board(who) or outlook.rides(who, goals):
            return None
        ways = outlook.ways(who, goal)
        here = board.place(who)
        nearer = [to for to in page.near[here] if ways.get(to, 99.0) < ways.get(here, 99.0)]
        free = telling.phase == "move"
        rest = telling.hands[self.seat]
        if not free:
            if any(rest.count(card) < kept.count(card) for card in kept):
                return None
            rest = without(rest, *kept)
        dear = dict(outlook.dear)
        for to in sorted(nearer, key=lambda to: ways[to] + dear.get(to, 0.0)):
            if to in board.doors or to in board.squads:
                action = BREAK if to in board.doors else SHOO
                prices = page.prices(board, action, to)
                payment = cheapest(
                    (way for price in prices for way in payments(rest, price, page.wild)),
                    self.wanted,
                )
                if payment is not None and not free:
                    return Act(action, payment, to)
            elif page.rule_against_step(board, who, to) is None:
                cost = page.step_cost(board, who, free=free)
                payment = cheapest(payments(rest, cost, page.wild), self.wanted)
                if payment is not None:
                    riders = page.riders(board, who)
                    along = any(
                        outlook.rides(rider, {who: goal, **goals})
                        for rider in riders
                        if rider in goals
                    )
                    return Step(who, to, payment, riding=along)
        return None

    def ways_out(self, line: Line) -> Iterator[Line]:
        """Steps that may be better than to stay, for when the line is in danger."""
        if not line.open:
            return
        telling, outlook = line.telling, Outlook(line.telling)
        free = telling.steps_left if telling.phase == "move" else 0
        reach = free or min(2, len(telling.hands[self.seat]))
        threatened = [who for who in self.threatened if outlook.on_board(who)]
        for who in threatened:
            for space in self.page.spaces:
                if 0 < outlook.away(who, space) <= reach:
                    moved = self.walk(line, {who: space}, (), spend=0 if free else reach)
                    yield moved._replace(value=worth(moved.telling))

    @property
    def threatened(self) -> list[str]:
        """Characters whose place matters to a defeat or a plot card: it names them."""
        return [
            who for who in self.page.movable if who in named(self.telling.book, self.telling.number)
        ]

    # The plot to come

    def plots(self) -> list[int]:
        """Plot cards as they may come."""
        decks = self.telling.decks
        middle = self.rng.sample(decks.plots, len(decks.plots))
        return [*decks.plot_top, *middle, *decks.plot_bottom]

    def weigh(self, line: Line, futures: list[list[int]]) -> tuple[float, float]:
        """What the line is worth after the next plot cards, and how likely they end the chapter."""
        if line.telling.outcome:
            return worth(line.telling), 1.0
        total = lost = 0.0
        for future in futures:
            telling, weight, cards = line.telling, 1.0, iter(future)
            for number in range(AHEAD):
                telling = self.after_plot(telling, cards)
                if number == 0:
                    total += line.value if telling.outcome else worth(telling)
                if telling.outcome:
                    total -= DEFEAT * weight
                    lost += weight
                    break
                weight *= FADING
        return total / len(futures), lost / len(futures)

    def after_plot(self, telling: Turns, cards: Iterator[int]) -> Turns:
        """When nobody does anything but turn the next plot card."""
        seat = telling.turn
        telling = replace(telling, phase="plot", due=(Due(seat, PlotAgain()),))
        while telling.due and not telling.outcome:
            if isinstance(telling.due[0].effect, PlotAgain):
                card = next(cards, None)
                if card is None:
                    return telling.interrupted(NO_PLOT_LEFT)
                telling = replace(telling.now_due(Resolve(card)), news=()).run()
                continue
            (asked, *_) = telling.to_act()
            chance = asked == CHANCE
            move = self.drawn(telling) if chance else self.quick(telling, asked)
            telling = telling.apply(asked, move)
        return telling


@cache
def named(book: str, number: int) -> frozenset[str]:
    """Characters that what threatens a chapter speaks of."""
    chapter = stage(book, number).chapter
    threats = (*chapter.plots, *chapter.defeats, chapter.prince, chapter.wedding)
    texts = str([(getattr(each, "effect", each), getattr(each, "when", ())) for each in threats])
    return frozenset(who for who in chapter.characters if f"'{who}'" in texts)


def is_act(line: Line) -> bool:
    return bool(line.played) and isinstance(line.played[-1][1], Act)
