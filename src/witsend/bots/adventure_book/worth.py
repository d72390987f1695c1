"""What a moment of an adventure book's chapter is worth to those who tell it."""

from collections.abc import Iterable
from functools import cache, lru_cache
from math import exp, log1p

from witsend.bots.adventure_book.outlook import FAR, Outlook, handy, short_of, tour
from witsend.content.books.shelf import volume
from witsend.content.books.vocabulary import (
    AnyCondition,
    At,
    If,
    Lose,
    NotDone,
    Together,
    TrackAtLeast,
    TrackGeCounter,
)
from witsend.game import Seat
from witsend.games.adventure_book import AdventureBook
from witsend.games.adventure_book.cards import ANY, Hand
from witsend.games.adventure_book.chapter import BESIDE, Board, PrintedChapter, printed_chapter
from witsend.games.adventure_book.due import TOLD

WON, LOST = 200.0, -200.0
CHALLENGE = 9.0  # of each one completed, besides the steps and cards it took
CARD, CROWDED, WILD, SPECIAL = 0.5, 0.15, 1.5, 0.9
FIT = (1.0, 0.7, 0.5, 0.3)  # of cards that fit the next challenge, the one after, ...
MIRACLE, LAST_MIRACLE = 2.4, 1.0
WOUND = 3.0
PRESSING, EASE = 1.5, 2.0  # of each turn that a defeat comes too early; how softly it sets in
PACE = 3.0  # steps and cards that a turn makes up for
CONFIDENCE, HURRY = 3.27, 0.43  # of `chance_to_tell`
LATE = 4.0  # each turn that the plot deck may be too short


def worth(state: AdventureBook) -> float:
    """How well the chapter stands, in steps and cards."""
    if state.outcome:
        return WON if state.outcome == TOLD else LOST
    chapter = state.chapter
    steps, order = tour(state)
    cards = sum(sum(chapter.challenges[id_].cost.values()) for id_ in order)
    last = state.number == len(volume(state.book).chapters)
    decks = state.decks
    turns = len(decks.plots) + len(decks.plot_top) + len(decks.plot_bottom) + 1
    needed = missing(state) / PACE
    pain: float = WOUND * state.board.wounds**1.5
    return (
        -steps
        - cards
        - CHALLENGE * len(order)
        + hands_worth(state.book, state.number, state.hands, state.turn, tuple(order))
        - pressure(state, needed)
        + state.miracles * (LAST_MIRACLE if last else MIRACLE)
        - pain
        - LATE * max(0.0, needed - turns)
    )


def missing(state: AdventureBook) -> float:
    """Steps and cards until all challenges are completed, without those in the hands."""
    steps, order = tour(state)
    cards = sum(sum(state.chapter.challenges[id_].cost.values()) for id_ in order)
    return steps + max(0, cards - sum(map(len, state.hands)))


def chance_to_tell(state: AdventureBook) -> float:
    """The chance that the chapter is told to its end. Fitted to some 1,200 chapters told by bots of
    all levels: what counts is how much is to do for each plot card that is left.
    """
    if state.outcome:
        return float(state.outcome == TOLD)
    decks = state.decks
    cards = len(decks.plots) + len(decks.plot_top) + len(decks.plot_bottom)
    return 1 / (1 + exp(-CONFIDENCE - HURRY * worth(state) / (cards + 1)))


def pressure(state: AdventureBook, turns: float) -> float:
    """How near the chapter's defeats are, against the turns that are still needed."""
    total = 0.0
    for conditions, wait in dangers(state.book, state.number):
        if spare := steps_until(state, conditions):
            needed = turns
            for condition in conditions:
                if isinstance(condition, NotDone):
                    needed = min(turns, turns_until(state, condition.challenge))
            total += PRESSING * EASE * log1p(exp((needed - spare - wait) / EASE))
    return total


@cache
def dangers(book: str, number: int) -> tuple[tuple[tuple[AnyCondition, ...], float], ...]:
    """What must hold for each defeat, and how many turns it then takes a plot card to come."""
    chapter = printed_chapter(book, number).printed
    found = [(defeat.when, 0.0) for defeat in chapter.defeats if defeat.when]
    plots = [(plot, effect) for plot in chapter.plots for effect in plot.effect]
    cards = sum(plot.last - plot.first + 1 for plot in chapter.plots)
    for plot, effect in plots:
        if isinstance(effect, If) and any(isinstance(then, Lose) for then in effect.then):
            found.append((effect.cond, cards / (plot.last - plot.first + 1) / 2))
    if chapter.chores:
        found.append(((), 0.0))
    return tuple(found)


def turns_until(state: AdventureBook, challenge: str) -> float:
    """Turns until one challenge is completed, if nothing else is done."""
    outlook = Outlook.of(state)
    if challenge not in outlook.aims():
        return FAR
    printed = outlook.chapter.challenges[challenge]
    short = min(short_of(hand, printed.cost, outlook.chapter.wild) for hand in state.hands)
    return (outlook.needs(printed.requires)[0] + short) / PACE


def steps_until(state: AdventureBook, conditions: tuple[AnyCondition, ...]) -> float:
    """Steps of the plot until all hold; 0 if they do, or cannot that way.

    No conditions at all stand for the List of Chores: it runs empty.
    """
    chapter, board = state.chapter, state.board
    if not conditions:
        return chapter.chores.total - len(board.chores) + 1
    steps = 0.0
    for condition in conditions:
        match condition:
            case At(who, space):
                steps += ahead(chapter, board, who, space) + delayed(chapter, board, who)
            case Together((who, other)):
                steps += ahead(chapter, board, who, board.place(other))
            case TrackGeCounter(counter, other):
                steps += board.at(other) - board.at(counter)
            case TrackAtLeast(counter, n) if board.at(counter) > BESIDE:
                steps += n - board.at(counter)
            case _ if not chapter.holds(board, condition):
                return 0.0
    return steps


def ahead(chapter: PrintedChapter, board: Board, who: str, space: str) -> float:
    """Steps to the space along a path that the figure is on; FAR if there is none."""
    here = board.place(who)
    on = [path for path in chapter.printed.paths.values() if here in path and space in path]
    steps = [path.index(space) - path.index(here) for path in on]
    return min((n for n in steps if n > 0), default=FAR)


def delayed(chapter: PrintedChapter, board: Board, who: str) -> bool:
    """Whether someone stands in the figure's way, for one step."""
    prince = chapter.printed.prince
    return (
        prince is not None
        and prince.who == who
        and chapter.together(board, (who, prince.delayed_by))
    )


@lru_cache(maxsize=5_000)
def hands_worth(
    book: str, number: int, hands: tuple[Hand, ...], turn: Seat, order: tuple[str, ...]
) -> float:
    """Cards by their number, and by how well they fit the next challenges in one hand."""
    chapter, seats = printed_chapter(book, number), len(hands)
    limit, wild = chapter.rules.hand_limit, chapter.wild
    total = 0.0
    for seat, hand in enumerate(hands):
        # The active seat draws before its hand is counted.
        room = limit - (chapter.rules.draw_per_turn if seat == turn else 0)
        total += CARD * min(len(hand), room) + CROWDED * max(0, len(hand) - room)
        total += sum(WILD if card in wild else SPECIAL for card in hand if card in chapter.specials)
    left = [list(hand) for hand in hands]
    for weight, id_ in zip(FIT, order, strict=False):
        cost = chapter.challenges[id_].cost
        best, payer = 0.0, 0
        for seat, cards in enumerate(left):
            fits = sum([min(n, cards.count(icon)) for icon, n in cost.items() if icon != ANY])
            fit = 0.9 * fits - 0.15 * ((seat - turn) % seats)
            if not short_of(cards, cost, wild):
                fit += 1.2
            if fit > best:
                best, payer = fit, seat
        total += weight * best
        if best:
            for icon, n in cost.items():
                for _ in range(min(n, left[payer].count(icon))):
                    left[payer].remove(icon)
    return total


def keeping(state: AdventureBook, order: Iterable[str]) -> dict[str, float]:
    """How much each kind of card is wanted."""
    chapter = state.chapter
    wanted = dict.fromkeys(chapter.cards.story, 1.0)
    for number, id_ in enumerate(order):
        for icon, n in chapter.challenges[id_].cost.items():
            if icon != ANY:
                wanted[icon] += n * 0.6**number
    for icon in handy(state.book, state.number):
        wanted[icon] += 0.3
    wanted |= {card: 3.0 if card in chapter.wild else 2.0 for card in chapter.specials}
    return wanted
