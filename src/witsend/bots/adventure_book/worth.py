"""What a moment of an adventure book's chapter is worth to those who tell it."""

from collections.abc import Iterable
from functools import cache, lru_cache
from math import exp, log1p

from witsend.bots.adventure_book.outlook import FAR, Outlook, handy, short_of, tour
from witsend.content.book import edition
from witsend.content.vocabulary import (
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
from witsend.games.adventure_book.cards import ANY, Hand
from witsend.games.adventure_book.chapter import BESIDE, Board, Stage, stage
from witsend.games.adventure_book.due import TOLD
from witsend.games.adventure_book.turns import Turns

WON, LOST = 200.0, -200.0
CHALLENGE = 9.0  # what it is worth to have one behind oneself, besides its steps and cards
CARD, CROWDED, WILD, SPECIAL = 0.5, 0.15, 1.5, 0.9
FIT = (1.0, 0.7, 0.5, 0.3)  # how much cards count that fit the next challenge, the one after ...
MIRACLE, LAST_MIRACLE = 2.4, 1.0
WOUND = 3.0
PRESSING, EASE = 1.5, 2.0  # what a turn weighs by which a defeat comes too early, and how softly
PACE = 3.0  # steps and cards that a turn makes up for
LATE = 4.0  # each turn that the plot deck may be too short


def worth(telling: Turns) -> float:
    """How well the chapter stands, in steps and cards."""
    if telling.outcome:
        return WON if telling.outcome == TOLD else LOST
    page = telling.stage
    steps, order = tour(telling)
    cards = sum(sum(page.challenges[id_].cost.values()) for id_ in order)
    last = telling.number == len(edition(telling.book).chapters)
    decks = telling.decks
    turns = len(decks.plots) + len(decks.plot_top) + len(decks.plot_bottom) + 1
    held = sum(map(len, telling.hands))
    needed = (steps + max(0, cards - held)) / PACE
    pain: float = WOUND * telling.board.wounds**1.5
    return (
        -steps
        - cards
        - CHALLENGE * len(order)
        + hands_worth(telling.book, telling.number, telling.hands, telling.turn, tuple(order))
        - pressure(telling, needed)
        + telling.miracles * (LAST_MIRACLE if last else MIRACLE)
        - pain
        - LATE * max(0.0, needed - turns)
    )


def pressure(telling: Turns, turns: float) -> float:
    """How near the chapter's defeats are, against the turns that are still needed."""
    total = 0.0
    for conditions, wait in dangers(telling.book, telling.number):
        if spare := steps_until(telling, conditions):
            needed = turns
            for condition in conditions:
                if isinstance(condition, NotDone):
                    needed = min(turns, turns_until(telling, condition.challenge))
            total += PRESSING * EASE * log1p(exp((needed - spare - wait) / EASE))
    return total


@cache
def dangers(book: str, number: int) -> tuple[tuple[tuple[AnyCondition, ...], float], ...]:
    """What must hold for each defeat, and how many turns it then takes a plot card to come."""
    chapter = stage(book, number).chapter
    found = [(defeat.when, 0.0) for defeat in chapter.defeats if defeat.when]
    plots = [(plot, effect) for plot in chapter.plots for effect in plot.effect]
    cards = sum(plot.last - plot.first + 1 for plot in chapter.plots)
    for plot, effect in plots:
        if isinstance(effect, If) and any(isinstance(then, Lose) for then in effect.then):
            found.append((effect.cond, cards / (plot.last - plot.first + 1) / 2))
    if chapter.chores:
        found.append(((), 0.0))
    return tuple(found)


def turns_until(telling: Turns, challenge: str) -> float:
    """Turns until one challenge is completed, if nothing else is done."""
    outlook = Outlook.of(telling)
    if challenge not in outlook.aims():
        return FAR
    printed = outlook.page.challenges[challenge]
    short = min(short_of(hand, printed.cost, outlook.page.wild) for hand in telling.hands)
    return (outlook.needs(printed.requires)[0] + short) / PACE


def steps_until(telling: Turns, conditions: tuple[AnyCondition, ...]) -> float:
    """Steps of the plot until all hold; 0 if they do, or cannot that way.

    No conditions at all stand for the List of Chores: it runs empty.
    """
    page, board = telling.stage, telling.board
    if not conditions:
        return page.chores.total - len(board.chores) + 1
    steps = 0.0
    for condition in conditions:
        match condition:
            case At(who, space):
                steps += ahead(page, board, who, space) + delayed(page, board, who)
            case Together((who, other)):
                steps += ahead(page, board, who, board.place(other))
            case TrackGeCounter(counter, other):
                steps += board.at(other) - board.at(counter)
            case TrackAtLeast(counter, n) if board.at(counter) > BESIDE:
                steps += n - board.at(counter)
            case _ if not page.holds(board, condition):
                return 0.0
    return steps


def ahead(page: Stage, board: Board, who: str, space: str) -> float:
    """Steps to the space along a path that the figure is on; FAR if there is none."""
    here = board.place(who)
    on = [path for path in page.chapter.paths.values() if here in path and space in path]
    steps = [path.index(space) - path.index(here) for path in on]
    return min((n for n in steps if n > 0), default=FAR)


def delayed(page: Stage, board: Board, who: str) -> bool:
    """Whether someone stands in the figure's way, for one step."""
    prince = page.chapter.prince
    return (
        prince is not None and prince.who == who and page.together(board, (who, prince.delayed_by))
    )


@lru_cache(maxsize=5_000)
def hands_worth(
    book: str, number: int, hands: tuple[Hand, ...], turn: Seat, order: tuple[str, ...]
) -> float:
    """Cards by their number, and by how well they fit the next challenges in one hand."""
    page, seats = stage(book, number), len(hands)
    limit, wild = page.rules.hand_limit, page.wild
    total = 0.0
    for seat, hand in enumerate(hands):
        # Who is in turn draws before the hand is counted.
        room = limit - (page.rules.draw_per_turn if seat == turn else 0)
        total += CARD * min(len(hand), room) + CROWDED * max(0, len(hand) - room)
        total += sum(WILD if card in wild else SPECIAL for card in hand if card in page.specials)
    left = [list(hand) for hand in hands]
    for weight, id_ in zip(FIT, order, strict=False):
        cost = page.challenges[id_].cost
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


def keeping(telling: Turns, order: Iterable[str]) -> dict[str, float]:
    """How much each kind of card is wanted."""
    page = telling.stage
    wanted = dict.fromkeys(page.cards.story, 1.0)
    for number, id_ in enumerate(order):
        for icon, n in page.challenges[id_].cost.items():
            if icon != ANY:
                wanted[icon] += n * 0.6**number
    for icon in handy(telling.book, telling.number):
        wanted[icon] += 0.3
    wanted |= {card: 3.0 if card in page.wild else 2.0 for card in page.specials}
    return wanted
