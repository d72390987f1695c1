"""A companion who tells an adventure book along with you.

In its turn the companion thinks of lines: whole ways to play the turn out, each a few things to go
for one after the other (a challenge, an action of the chapter, a card, the Miracle on the star).
It weighs where each line leads (`worth`, `outlook`), turns plot cards in its mind
to see what they would do to it, and follows the best. So it fends off whatever the chapter
threatens with, without knowing one chapter from another.

Beside people it is company: it goes along with what others aim for, asks before it completes what
another could, and only prepares what somebody wants to complete, unless that cannot wait.
"""

from collections.abc import Iterator, Sequence
from collections.abc import Set as AbstractSet
from functools import cache, cached_property
from random import Random
from typing import Self

from msgspec import Struct, field
from msgspec.structs import replace

from witsend.bots.adventure_book.answers import Answers
from witsend.bots.adventure_book.lines import Line, Lines, mark
from witsend.bots.adventure_book.worth import chance_to_tell, worth
from witsend.bots.judging import HouseBot, Judged, own_seat, settled
from witsend.content.books.vocabulary import PlotAgain
from witsend.game import CHANCE, Move, Seat
from witsend.games.adventure_book import AdventureBook, AdventureBookView
from witsend.games.adventure_book.cards import payments
from witsend.games.adventure_book.chapter import printed_chapter
from witsend.games.adventure_book.due import TOLD, Due
from witsend.games.adventure_book.moves import (
    Act,
    Complete,
    EndMoving,
    EndStory,
    GoOn,
    Plan,
    Propose,
    Whoever,
)
from witsend.games.adventure_book.news import NO_PLOT_LEFT, Why

WEIGHED = 3  # best lines whose plot cards are imagined
AHEAD = 2  # plot cards turned in the mind, one after the other
FADING = 0.4  # of what a defeat one plot card later weighs
RISKY = 0.04  # the chance of a defeat from which ways out are looked for
DEFEAT = 80.0  # what an interruption by the next plot card costs
CANNOT_WAIT = 0.15  # the chance of a defeat from which nobody is asked or waited for
GOES_ALONG = 14.0  # what it is worth beside people that others want it: more than a challenge


class Companion(Struct, HouseBot, kw_only=True):
    looks: int  # how many plot cards are imagined as the next one
    temper: float = 0.0  # how far from the best a line may look and still be played
    trades: bool = True
    holds_back: bool = False  # beside people, whose story it is
    mind: dict[object, Move] = field(default_factory=dict)  # the rest of the line it follows
    aims: tuple[str, ...] = ()  # what that line goes for
    heeded: AbstractSet[str] = frozenset()  # aims that others, or the seat itself, had said by then

    @classmethod
    def easy(cls) -> Self:
        return cls(looks=1, temper=3.0, trades=False)

    @classmethod
    def middle(cls) -> Self:
        return cls(looks=4, temper=1.5)

    @classmethod
    def hard(cls) -> Self:
        return cls(looks=20)

    def beside(self) -> Self:
        """The same one, beside people."""
        return replace(self, holds_back=True)

    def judge(
        self, view: AdventureBookView, moves: Sequence[Move], rng: Random, seconds: float
    ) -> list[Judged]:
        """What is won is the chapter, and by all. Its mind stays as it was."""
        seat, state = own_seat(view), AdventureBook.imagined(view, rng)
        chosen = replace(self, mind={**self.mind}).choose(view, moves, rng, seconds)
        if view.moment != "telling" or view.phase == "first":
            return settled(moves, chosen, chance_to_tell(state))
        lines = Lines(state, seat, rng, trades=self.trades)
        return [
            Judged(
                move,
                chance_to_tell(lines.do(Line(state), move).state),
                float(move == chosen),
            )
            for move in dict.fromkeys((chosen, *moves))
        ]

    def choose(
        self, view: AdventureBookView, moves: Sequence[Move], rng: Random, seconds: float
    ) -> Move:
        del seconds
        moves = [move for move in moves if not move.takes_back]  # or it would never end
        seat, state = view.seat, AdventureBook.imagined(view, rng)
        if view.moment != "telling":
            return GoOn() if GoOn() in moves else moves[0]
        if view.phase == "first":
            return Whoever()  # people answer, or chance
        if seat is None or len(moves) == 1:
            return moves[0]
        if state.due:
            known = self.mind.get(mark(state))
            if known is not None and known in moves:
                return known
            return Answers(state, seat, rng).answer(moves)
        if state.offer:
            return Answers(state, seat, rng).reply()
        if seat != state.turn:
            return moves[0]
        return self.in_turn(Thought(self, state, seat, rng), moves)

    def in_turn(self, thought: "Thought", moves: Sequence[Move]) -> Move:
        """Its own: the next move of the line it follows, and first what that aims for; asked for
        words alone, the aim of the line whose move it has given."""
        state = thought.state
        known = self.mind.get(mark(state))
        if self.holds_back and thought.said.isdisjoint(self.aims) and thought.said != self.heeded:
            known = None  # somebody has said an aim since
        self.heeded = thought.said
        if all(move.only_said for move in moves):
            aims = said(self.aims if known else thought.aims(thought.best_line()), moves)
            return Plan(aims[0], thought.why(aims[0])) if aims else moves[0]
        if known is None or known not in moves or thought.is_barred(known):
            line = thought.best_line()
            self.mind = {mark(before): move for before, move in reversed(line.played)}
            self.aims = thought.aims(line)
            aims = said(self.aims, moves)
            if aims and len(state.hands) > 1:  # alone there is nobody to tell
                return Plan(aims[0], thought.why(aims[0]))
        move = self.mind.get(mark(state), on(state))
        return thought.asking_first(move, moves) if self.holds_back else move


def on(state: AdventureBook) -> Move:
    return EndMoving() if state.moving else EndStory()


def said(aims: Sequence[str], moves: Sequence[Move]) -> list[str]:
    """Those of them that can be said."""
    return [id_ for id_ in aims if Plan(id_) in moves]


class Thought(Lines):
    """One turn of a companion."""

    def __init__(self, mind: Companion, state: AdventureBook, seat: Seat, rng: Random) -> None:
        super().__init__(state, seat, rng, trades=mind.trades)
        self.mind = mind
        if mind.holds_back:
            self.barred = self.claimed
            self.said = {*self.claimed, *state.plans} - {""}

    # Beside people

    @cached_property
    def claimed(self) -> dict[str, Seat]:
        """Challenges that others want to complete."""
        return {
            claim.challenge: claim.seat for claim in self.state.claims if claim.seat != self.seat
        }

    @cached_property
    def danger(self) -> bool:
        """Whether the next plot cards may well interrupt the chapter, if nothing is done."""
        _, lost = self.weigh(Line(self.state), self.futures())
        return lost > CANNOT_WAIT

    def is_barred(self, move: Move) -> bool:
        return isinstance(move, Complete) and move.challenge in self.barred and not self.danger

    def aims(self, line: Line) -> tuple[str, ...]:
        """The line's: first what it completes in this turn, and then what others aim for too."""
        done = {move.challenge for _, move in line.played if isinstance(move, Complete)}
        return tuple(sorted(line.aims, key=lambda id_: (id_ not in done, id_ not in self.said)))

    def why(self, challenge: str) -> Why:
        if challenge in self.claimed:
            return "danger" if self.danger else "prepares"
        return "danger" if self.danger else "near"

    def asking_first(self, move: Move, moves: Sequence[Move]) -> Move:
        """Before a challenge is completed that another seat could, or the last of the chapter."""
        if not isinstance(move, Complete) or Propose(move.challenge) not in moves or self.danger:
            return move
        cost, wild = self.chapter.challenges[move.challenge].cost, self.chapter.wild
        others = (hand for seat, hand in enumerate(self.state.hands) if seat != self.seat)
        last = len(self.state.board.done) + 1 == len(self.chapter.challenges)
        asks = last or any(payments(hand, cost, wild) for hand in others)
        return Propose(move.challenge) if asks else move

    def best_line(self) -> Line:
        if self.barred and self.danger:
            self.barred = {}
        lines = self.lines()
        ranked = sorted(lines, key=lambda line: -line.value)
        won = [line for line in ranked if line.state.outcome == TOLD]
        if won:
            return won[0]
        acting = {line.played[-1][1]: line for line in reversed(ranked) if is_act(line)}
        along = [line for line in ranked if self.said & {*line.aims}][:WEIGHED]
        weighed = [*ranked[:WEIGHED], *acting.values(), *along]
        futures = self.futures()
        scores = [(self.judged(line, futures), line) for line in dict.fromkeys(weighed)]
        (_, risk), best = max(scores, key=lambda each: each[0][0])
        if risk > RISKY:
            starts = dict.fromkeys([best, ranked[0], Line(self.state, aims=best.aims)])
            out = dict.fromkeys(way for start in starts for way in self.ways_out(start))
            scores += [(self.judged(line, futures), line) for line in out]
            _, best = max(scores, key=lambda each: each[0][0])
        return best

    def judged(self, line: Line, futures: list[tuple[float, list[int]]]) -> tuple[float, float]:
        """What `weigh` says, with an error as large as the companion's temper."""
        total, lost = self.weigh(line, futures)
        total += GOES_ALONG * bool(self.said & {*line.aims})
        return total + (self.rng.gauss(0, self.mind.temper) if self.mind.temper else 0.0), lost

    # The plot to come

    def futures(self) -> list[tuple[float, list[int]]]:
        """How the plot may go on and how likely: each next card that makes a difference once, the
        cards after it as chance has them; or some of these.
        """
        decks = self.state.decks
        alike = dict[object, list[int]]()
        for card in decks.next_plots():
            alike.setdefault(kin(self.state.book, self.state.number, card), []).append(card)
        firsts = [(len(cards), cards[0]) for cards in alike.values()]
        if len(firsts) > self.mind.looks:
            firsts = [(1, self.rng.choice(decks.next_plots())) for _ in range(self.mind.looks)]
        every = sum(n for n, _ in firsts)
        return [(n / every, self.after(card)) for n, card in firsts] or [(1.0, [])]

    def after(self, card: int) -> list[int]:
        """The whole plot deck with this card first."""
        decks = self.state.decks
        cards = [*decks.plot_top, *self.rng.sample(decks.plots, len(decks.plots))]
        cards += decks.plot_bottom
        cards.remove(card)
        return [card, *cards]

    def weigh(self, line: Line, futures: list[tuple[float, list[int]]]) -> tuple[float, float]:
        """What the line is worth after the next plot cards, and how likely they end the chapter."""
        if line.state.outcome:
            return worth(line.state), 1.0
        total = lost = 0.0
        for likely, future in futures:
            state, weight, cards = line.state, likely, iter(future)
            for number in range(AHEAD):
                state = self.after_plot(state, cards)
                if number == 0:
                    total += likely * (line.value if state.outcome else worth(state))
                if state.outcome:
                    total -= DEFEAT * weight
                    lost += weight
                    break
                weight *= FADING
        return total, lost

    def after_plot(self, state: AdventureBook, cards: Iterator[int]) -> AdventureBook:
        """When nobody does anything but turn the next plot card."""
        seat = state.turn
        state = replace(state, phase="plot", due=(Due(seat, PlotAgain()),))
        while state.due and not state.outcome:
            if isinstance(state.due[0].effect, PlotAgain):
                card = next(cards, None)
                if card is None:
                    return state.interrupted(NO_PLOT_LEFT)
                effects = (Due(seat, effect) for effect in self.chapter.plots[card].effect)
                due = (*effects, *state.due[1:])
                state = replace(state, plot=card, due=due, news=()).run()
                continue
            (asked, *_) = state.to_act()
            chance = asked == CHANCE
            move = self.drawn(state) if chance else self.quick(state, asked)
            state = state.apply(asked, move)
        return state


@cache
def kin(book: str, number: int, card: int) -> object:
    """What plot cards have in common that do the same: all, but for the card's number."""
    effect = printed_chapter(book, number).plots[card].effect
    return card if "'#'" in str(effect) else effect


def is_act(line: Line) -> bool:
    return bool(line.played) and isinstance(line.played[-1][1], Act)
