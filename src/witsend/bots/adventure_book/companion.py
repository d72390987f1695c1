"""A companion who tells an adventure book along with you.

In its turn the companion thinks of lines: whole ways to play the turn out, each a few things to go
for one after the other (a challenge, an action of the chapter, a card, the Miracle on the star).
It weighs where each line leads (witsend.bots.adventure_book.outlook), turns plot cards in its mind
to see what they would do to it, and follows the best. So it fends off whatever the chapter
threatens with, without knowing one chapter from another.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from random import Random
from typing import Self

from msgspec import Struct, field
from msgspec.structs import replace

from witsend.bots.adventure_book.answers import Answers
from witsend.bots.adventure_book.lines import Line, Lines, mark
from witsend.bots.adventure_book.worth import worth
from witsend.content.vocabulary import PlotAgain
from witsend.game import CHANCE, Move, Seat
from witsend.games.adventure_book import AdventureBook, AdventureBookView
from witsend.games.adventure_book.chapter import stage
from witsend.games.adventure_book.due import TOLD, Due
from witsend.games.adventure_book.moves import Act, EndMoving, EndStory, GoOn, Plan
from witsend.games.adventure_book.news import NO_PLOT_LEFT
from witsend.games.adventure_book.turns import Turns

WEIGHED = 3  # best lines whose plot cards are imagined
AHEAD = 2  # plot cards turned in the mind, one after the other
FADING = 0.4  # of what a defeat one plot card later weighs
RISKY = 0.04  # the chance of a defeat from which ways out are looked for
DEFEAT = 80.0  # what an interruption by the next plot card costs


class Companion(Struct, kw_only=True):
    looks: int  # how many plot cards are imagined as the next one
    temper: float = 0.0  # how far from the best a line may look and still be played
    trades: bool = True
    mind: dict[object, Move] = field(default_factory=dict)  # the rest of the line it follows

    @classmethod
    def easy(cls) -> Self:
        return cls(looks=1, temper=3.0, trades=False)

    @classmethod
    def middle(cls) -> Self:
        return cls(looks=4, temper=1.5)

    @classmethod
    def hard(cls) -> Self:
        return cls(looks=20)

    def choose(
        self, view: AdventureBookView, moves: Sequence[Move], rng: Random, seconds: float
    ) -> Move:
        del seconds
        seat, telling = view.seat, AdventureBook.imagined(view, rng).telling
        if view.moment != "telling":
            return GoOn() if GoOn() in moves else moves[0]
        if seat is None or len(moves) == 1:
            return moves[0]
        if telling.due:
            known = self.mind.get(mark(telling))
            if known is not None and known in moves:
                return known
            return Answers(telling, seat, rng).answer(moves)
        if telling.offer:
            return Answers(telling, seat, rng).reply()
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


class Thought(Lines):
    """One turn of a companion."""

    def __init__(self, mind: Companion, telling: Turns, seat: Seat, rng: Random) -> None:
        super().__init__(telling, seat, rng, trades=mind.trades)
        self.mind = mind

    def best_line(self) -> Line:
        lines = self.lines()
        ranked = sorted(lines, key=lambda line: -line.value)
        won = [line for line in ranked if line.telling.outcome == TOLD]
        if won:
            return won[0]
        acting = {line.played[-1][1]: line for line in reversed(ranked) if is_act(line)}
        weighed = [*ranked[:WEIGHED], *acting.values()]
        futures = self.futures()
        scores = [(self.judged(line, futures), line) for line in dict.fromkeys(weighed)]
        (_, risk), best = max(scores, key=lambda each: each[0][0])
        if risk > RISKY:
            starts = dict.fromkeys([best, ranked[0], Line(self.telling, aims=best.aims)])
            out = dict.fromkeys(way for start in starts for way in self.ways_out(start))
            scores += [(self.judged(line, futures), line) for line in out]
            _, best = max(scores, key=lambda each: each[0][0])
        return best

    def judged(self, line: Line, futures: list[tuple[float, list[int]]]) -> tuple[float, float]:
        """As `weigh`, misjudged as far as the companion's temper has it."""
        total, lost = self.weigh(line, futures)
        return total + (self.rng.gauss(0, self.mind.temper) if self.mind.temper else 0.0), lost

    # The plot to come

    def futures(self) -> list[tuple[float, list[int]]]:
        """How the plot may go on and how likely: each next card that makes a difference once, the
        cards after it as chance has them; or some of these.
        """
        decks = self.telling.decks
        alike = dict[object, list[int]]()
        for card in decks.next_plots():
            alike.setdefault(kin(self.telling.book, self.telling.number, card), []).append(card)
        firsts = [(len(cards), cards[0]) for cards in alike.values()]
        if len(firsts) > self.mind.looks:
            firsts = [(1, self.rng.choice(decks.next_plots())) for _ in range(self.mind.looks)]
        every = sum(n for n, _ in firsts)
        return [(n / every, self.after(card)) for n, card in firsts] or [(1.0, [])]

    def after(self, card: int) -> list[int]:
        """The whole plot deck with this card first."""
        decks = self.telling.decks
        cards = [*decks.plot_top, *self.rng.sample(decks.plots, len(decks.plots))]
        cards += decks.plot_bottom
        cards.remove(card)
        return [card, *cards]

    def weigh(self, line: Line, futures: list[tuple[float, list[int]]]) -> tuple[float, float]:
        """What the line is worth after the next plot cards, and how likely they end the chapter."""
        if line.telling.outcome:
            return worth(line.telling), 1.0
        total = lost = 0.0
        for likely, future in futures:
            telling, weight, cards = line.telling, likely, iter(future)
            for number in range(AHEAD):
                telling = self.after_plot(telling, cards)
                if number == 0:
                    total += likely * (line.value if telling.outcome else worth(telling))
                if telling.outcome:
                    total -= DEFEAT * weight
                    lost += weight
                    break
                weight *= FADING
        return total, lost

    def after_plot(self, telling: Turns, cards: Iterator[int]) -> Turns:
        """When nobody does anything but turn the next plot card."""
        seat = telling.turn
        telling = replace(telling, phase="plot", due=(Due(seat, PlotAgain()),))
        while telling.due and not telling.outcome:
            if isinstance(telling.due[0].effect, PlotAgain):
                card = next(cards, None)
                if card is None:
                    return telling.interrupted(NO_PLOT_LEFT)
                effects = (Due(seat, effect) for effect in self.page.plots[card].effect)
                due = (*effects, *telling.due[1:])
                telling = replace(telling, plot=card, due=due, news=()).run()
                continue
            (asked, *_) = telling.to_act()
            chance = asked == CHANCE
            move = self.drawn(telling) if chance else self.quick(telling, asked)
            telling = telling.apply(asked, move)
        return telling


@cache
def kin(book: str, number: int, card: int) -> object:
    """What plot cards have in common that do the same: all, but for the card's number."""
    effect = stage(book, number).plots[card].effect
    return card if "'#'" in str(effect) else effect


def is_act(line: Line) -> bool:
    return bool(line.played) and isinstance(line.played[-1][1], Act)
