"""Adventure Book in tests: scenes one can write down, chance dictated, chapters told by a plan."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from witsend.game import CHANCE, Move, Refusal, Seat, play
from witsend.games.adventure_book import AdventureBook, AdventureBookSetup
from witsend.games.adventure_book.cards import payments
from witsend.games.adventure_book.moves import (
    Act,
    ByLot,
    Complete,
    Deal,
    Dodge,
    Draw,
    EndMoving,
    EndStory,
    Step,
    TurnPlot,
)

ANNE, BEN, CARLA, DAN = range(4)
NAMES = ("Anne", "Ben", "Carla", "Dan")


def cards(words: str) -> tuple[str, ...]:
    return tuple(sorted(words.split()))


def dealt(*hands: str, chapter: int = 1, hazards: str = "", **options: Any) -> AdventureBook:
    """A chapter's start, with these hands of four; the first seat begins."""
    setup = AdventureBookSetup(seats=len(hands), chapter=chapter, **options)
    deal = Deal(0, tuple(cards(hand) for hand in hands), tuple(hazards.split()))
    return play(begun(setup), CHANCE, deal)


def begun(setup: AdventureBookSetup) -> AdventureBook:
    """Before the first deal: if the table is asked who goes first, it draws lots."""
    state = AdventureBook.start(setup)
    return play(state, ANNE, ByLot()) if state.phase == "first" else state


def scene(
    chapter: int,
    *hands: str,
    at: dict[str, str] | None = None,
    story: bool = True,
    decks: dict[str, Any] | None = None,
    setup: dict[str, Any] | None = None,
    miracles: int = 0,
    acted: tuple[str, ...] = (),
    **board: Any,
) -> AdventureBook:
    """The first seat tells, these cards in hand and everyone where `at` says.

    What is not said is as at the start of the chapter; no hazard lies anywhere.
    """
    state = AdventureBook.start(
        AdventureBookSetup(seats=len(hands), chapter=chapter, **(setup or {}))
    )
    known = state.chapter.specials
    held = Counter(card for hand in hands for card in hand.split())
    left = [card for card in state.decks.story if card not in known]
    specials = Counter(state.decks.special)
    for card in held.elements():
        if card in known:
            specials -= Counter([card])
        else:
            left.remove(card)
    places = tuple((who, (at or {}).get(who, place)) for who, place in state.board.places)
    piles = {"story": tuple(left), "special": tuple(sorted(specials.elements())), **(decks or {})}
    return replace(
        state,
        phase="story" if story else "move",
        steps_left=0 if story else 2,
        hands=tuple(cards(hand) for hand in hands),
        board=replace(state.board, places=places, **board),
        decks=replace(state.decks, **piles),
        miracles=miracles,
        acted=acted,
    )


def played(state: AdventureBook, *moves: Move) -> AdventureBook:
    """The state after these moves, each by the seat, or the chance, that is waited for."""
    for move in moves:
        state = play(state, state.to_act()[0], move)
    return state


def ended(state: AdventureBook, *draws: str, plot: int) -> AdventureBook:
    """The turn is ended: two cards are drawn and this plot card is turned."""
    if state.moving:
        state = played(state, EndMoving())
    state = played(state, EndStory())
    for card in draws:
        state = played(state, Draw(card))
    return played(state, TurnPlot(plot))


def refusal(state: AdventureBook, move: Move, seat: Seat | None = None) -> Refusal | None:
    return state.why_not(state.to_act()[0] if seat is None else seat, move)


def kinds(state: AdventureBook, seat: Seat) -> set[str]:
    return {type(move).__name__ for move in state.moves(seat)}


def sentences(state: AdventureBook) -> list[str]:
    return [item.sentence(NAMES[: state.setup.seats]) for item in state.news]


def news(state: AdventureBook, kind: type) -> list[Any]:
    return [item for item in state.news if isinstance(item, kind)]


def place(state: AdventureBook, who: str) -> str:
    return state.board.place(who)


def hand(state: AdventureBook, seat: Seat = ANNE) -> tuple[str, ...]:
    return state.hands[seat]


def is_conserved(state: AdventureBook) -> bool:
    """Nothing is lost and nothing made: cards, plot cards, and the counters of every kind."""
    board, chapter, decks = state.board, state.chapter, state.decks
    every = Counter(chapter.deck(())) + Counter(chapter.special_deck(()))
    held = Counter(card for hand in state.hands for card in hand)
    lying = Counter(decks.story) + Counter(decks.discard) + Counter(decks.special)
    plots = (*decks.plot_top, *decks.plots, *decks.plot_bottom, *decks.plot_discard)
    retired = Counter(
        {kind: chapter.hazards.counts[kind] for kind in board.retired} if board.retired else {}
    )
    hazards = Counter(chapter.pool(board)) + retired + Counter(kind for _, kind in board.hazards)
    return (
        held + lying == every
        and sorted(plots) == list(range(1, 21))
        and (chapter.printed.chores is None or len(board.chores) <= chapter.chores.total)
        and (chapter.printed.hazards is None or hazards == Counter(chapter.hazards.counts))
        and 0 <= state.supply <= 5
        and state.supply + state.miracles + board.star == 5
        and len(set(board.doors)) == len(board.doors) <= 3
    )


class Teller:
    """Tells a chapter alone: chance gives the cards that the plan needs next, and these plots."""

    def __init__(self, state: AdventureBook, plan: str, plots: Sequence[int]) -> None:
        self.state = state
        self.plan = plan.split()  # challenges in the order they are completed
        self.plots = list(plots)
        self.turns = 1
        self.first: list[str] = []  # icons that are needed before all others

    def play(self, *moves: Move) -> None:
        self.state = played(self.state, *moves)
        assert is_conserved(self.state)

    def wanted(self) -> list[str]:
        """Icons still missing, the most urgent first."""
        board, held = self.state.board, list(hand(self.state))
        todo = [
            self.state.chapter.challenges[id_].cost for id_ in self.plan if id_ not in board.done
        ]
        wanted = []
        for icon in (*self.first, *(i for cost in todo for i, n in cost.items() for _ in range(n))):
            if icon in held:
                held.remove(icon)
            elif icon != "any":
                wanted.append(icon)
        return wanted

    def is_spare(self, card: str) -> bool:
        """Not needed for the next two challenges."""
        done = self.state.board.done
        todo = [self.state.chapter.challenges[id_].cost for id_ in self.plan if id_ not in done]
        needed = Counter(self.first) + sum((Counter(cost) for cost in todo[:2]), Counter[str]())
        return hand(self.state).count(card) > needed[card] and card not in self.state.chapter.wild

    def settle(self) -> None:
        """Chance and what it asks, until the seat goes on with its turn."""
        while self.state.moment == "telling" and self.state.due:
            if self.state.to_act() == (CHANCE,):
                options = list(self.state.draws())
                if isinstance(options[0], TurnPlot):
                    self.play(TurnPlot(self.plots.pop(0)))
                else:
                    good = [Draw(card) for card in self.wanted() if Draw(card) in options]
                    self.play(good[0] if good else options[-1])
            else:
                moves = self.state.moves(ANNE)
                dodges = [move for move in moves if isinstance(move, Dodge)]
                spare = [move for move in moves if self.is_spare(getattr(move, "card", ""))]
                self.play((dodges or spare or moves)[0])

    def next_turn(self) -> None:
        self.stand()
        self.play(EndStory())
        self.settle()
        assert self.state.moment == "telling", sentences(self.state)
        self.turns += 1

    def go(self, who: str, goal: str, *, riding: bool = False) -> None:
        while place(self.state, who) != goal:
            spare = [card for card in hand(self.state) if self.is_spare(card)]
            if not self.state.moving and not spare:
                self.next_turn()
                continue
            to = self.way(who, goal)
            if kind := dict(self.state.board.hazards).get(to):
                self.first = [self.state.chapter.hazards.dodge[kind]]
                if self.first[0] not in hand(self.state):
                    self.next_turn()
                    continue
            cost = self.state.chapter.step_cost(self.state.board, who, free=self.state.moving)
            self.play(Step(who, to, self.payment(cost), riding=riding))
            self.settle()
            self.first = []

    def way(self, who: str, goal: str) -> str:
        """The first step of a shortest way that is open."""
        chapter, board = self.state.chapter, self.state.board
        ways: dict[str, str] = {board.place(who): ""}
        edge = list(ways)
        while goal not in ways:
            here = edge.pop(0)
            for to in chapter.near[here]:
                if to not in ways:
                    there = board.moved(here, who)
                    if chapter.rule_against_step(there, who, to) is None:
                        ways[to] = ways[here] or to
                        edge.append(to)
        return ways[goal]

    def complete(self, challenge: str) -> None:
        cost = self.state.chapter.challenges[challenge].cost
        self.payment(cost)
        self.stand()
        self.play(Complete(challenge, self.payment(cost)))
        self.settle()

    def act(self, action: str, cost: dict[str, int], target: str = "") -> None:
        self.first = [icon for icon in cost if icon != "any"]
        self.payment(cost)
        self.stand()
        self.play(Act(action, self.payment(cost), target))
        self.settle()
        self.first = []

    def stand(self) -> None:
        if self.state.moving:
            self.play(EndMoving())

    def payment(self, cost: dict[str, int]) -> tuple[str, ...]:
        """Passes turns until the hand can pay."""
        while not (ways := payments(hand(self.state), cost, self.state.chapter.wild)):
            self.next_turn()
        return min(ways, key=lambda way: sum(not self.is_spare(card) for card in way))
