"""How far a chapter of an adventure book is from its end, as a bot sees it.

All is counted in one coin: a step of a character, or a card. A turn brings two of each. The way
to the end is a tour: the challenge that is nearest in steps and cards, then the nearest from
there. Everything is read from the book's conditions and effects, so a book of one's own will do.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from heapq import heappop, heappush

from witsend.content.book import edition
from witsend.content.vocabulary import (
    Advance,
    AnyCondition,
    AnyEffect,
    Apart,
    At,
    AtTag,
    BringIn,
    ChoreAt,
    Cost,
    MoveTo,
    TakeOff,
    Together,
    TrackAtLeast,
    TrackGeCounter,
)
from witsend.games.adventure_book_chapter import BESIDE, GONE, Stage, stage
from witsend.games.adventure_book_due import TOLD
from witsend.games.adventure_book_moves import ANY, Hand
from witsend.games.adventure_book_turns import Turns

FAR = 12.0  # steps to where there is no way yet
DOOR, HAZARD = 1.5, 0.7  # what a blocked or dangerous space costs besides the step
WON, LOST = 200.0, -200.0
CHALLENGE = 5.0  # what it is worth to have one behind oneself, besides its steps and cards
CARD, CROWDED, WILD, SPECIAL = 0.5, 0.15, 1.5, 0.9
FIT = (1.0, 0.7, 0.5, 0.3)  # how much cards count that fit the next challenge, the one after ...
MIRACLE, LAST_MIRACLE = 2.4, 1.0
WOUND = 3.0
LATE = 4.0  # each turn that the plot deck may be too short


@lru_cache(maxsize=20_000)
def ways(
    book: str,
    number: int,
    who: str,
    goal: str,
    done: frozenset[str],
    dear: tuple[tuple[str, float], ...],
) -> dict[str, float]:
    """What it costs the character to come to the goal, from everywhere."""
    page = stage(book, number)
    more = dict(dear)
    costs, edge = {goal: 0.0}, [(0.0, goal)]
    while edge:
        cost, here = heappop(edge)
        if cost > costs[here]:
            continue
        cost += 1 + more.get(here, 0.0)
        for near in page.near[here]:
            gates = (page.gates.get(((near, here), mover)) for mover in (who, "players"))
            closed = any(opens is not None and opens not in done for opens in gates)
            if not closed and cost < costs.get(near, FAR):
                costs[near] = cost
                heappush(edge, (cost, near))
    return costs


@cache
def gate_keys(book: str, number: int) -> frozenset[str]:
    return frozenset(stage(book, number).gates.values())


@cache
def handy(book: str, number: int) -> frozenset[str]:
    """Icons that are good for something besides challenges."""
    chapter = stage(book, number).chapter
    prices = [price for action in chapter.actions for price in action.prices]
    if chapter.brutes:
        prices.append(chapter.brutes.shoo.cost)
    if chapter.doors:
        prices.append(chapter.doors.break_cost)
    dodges = chapter.hazards.dodge.values() if chapter.hazards else ()
    return frozenset([*(icon for price in prices for icon in price), *dodges]) - {ANY}


def short_of(hand: Sequence[str], cost: Cost, wild: frozenset[str]) -> int:
    """How many cards the hand lacks to pay."""
    missing = size = 0
    for icon, n in cost.items():
        size += n
        if icon != ANY:
            missing += max(0, n - hand.count(icon))
    if missing:
        missing -= sum([card in wild for card in hand])
    return max(missing, size - len(hand), 0)


class Outlook:
    """A chapter as it stands, and what is still to be done."""

    def __init__(self, telling: Turns) -> None:
        self.telling = telling
        self.page: Stage = telling.stage
        board = telling.board
        self.board = board
        self.places = dict(board.places)
        self.tracks = dict(board.tracks)
        self.done = set(board.done)
        self.dear = (
            *((space, DOOR) for space in sorted({*board.doors, *board.squads})),
            *((space, HAZARD) for space, _ in board.hazards),
        )

    def away(self, who: str, goal: str) -> float:
        """Steps of the character to the goal."""
        here = self.places[who]
        if here == goal:
            return 0.0
        return self.ways(who, goal).get(here, FAR)

    def ways(self, who: str, goal: str) -> Mapping[str, float]:
        telling = self.telling
        opened = gate_keys(telling.book, telling.number) & self.done
        return ways(telling.book, telling.number, who, goal, opened, self.dear)

    # What a challenge or an action takes

    def needs(self, conditions: tuple[AnyCondition, ...]) -> tuple[float, dict[str, str]]:
        """The steps until all hold, and who has to go where."""
        goals: dict[str, str] = {}
        more = 0.0
        shunned = {
            self.places[who]
            for condition in conditions
            if isinstance(condition, Apart)
            for who in condition.who
            if who not in self.page.movable
        }
        for condition in conditions:
            match condition:
                case At(who, space):
                    goals[who] = self.places[space[1:]] if space.startswith("@") else space
                case AtTag(who, tag):
                    spots = [s.id for s in self.page.spaces.values() if tag in s.tags]
                    goals[who] = min(spots, key=lambda spot: self.away(who, spot))
                case Together(party):
                    goals |= self.meeting(party, shunned)
                case ChoreAt(space) if space.startswith("@"):
                    who = space[1:]
                    spots = [s for s in self.board.chores if self.page.spaces[s].number is not None]
                    if spots:
                        goals[who] = min(spots, key=lambda spot: self.away(who, spot))
                    else:
                        more += FAR
                case TrackAtLeast(counter, n):
                    more += 2 * max(0, n - self.tracks[counter])
                case TrackGeCounter(counter, other):
                    more += 2 * max(0, self.begun(other) - self.begun(counter))
                case Apart(party):
                    places = {self.places[who] for who in party}
                    more += len(places) == 1 and not any(goals.get(who) for who in party)
                case _:
                    more += 0.0 if self.page.holds(self.board, condition) else FAR
        return more + self.walk(goals), goals

    def meeting(self, party: tuple[str, ...], shunned: set[str]) -> dict[str, str]:
        """Where they meet at the least cost: at one who cannot be moved, if there is one."""
        movable = [who for who in party if who in self.page.movable]
        fixed = [who for who in party if who not in self.page.movable]
        spots = {self.places[who] for who in fixed or party} & self.page.spaces.keys()
        if not fixed:
            spots |= {near for spot in spots for near in self.page.near[spot]}
            spots -= shunned
        if not spots:
            return dict.fromkeys(party, GONE)
        best = min(sorted(spots), key=lambda spot: sum(self.away(who, spot) for who in movable))
        return dict.fromkeys(movable, best)

    def walk(self, goals: Mapping[str, str]) -> float:
        return sum(
            self.away(who, goal) if self.on_board(who) and goal else FAR
            for who, goal in goals.items()
            if not self.rides(who, goals)
        )

    def on_board(self, who: str) -> bool:
        return self.places[who] in self.page.spaces

    def rides(self, who: str, goals: Mapping[str, str]) -> bool:
        """Whether somebody carries the character there who has to go there anyway."""
        carrier = self.page.chapter.characters[who].carrier
        if carrier is None or not self.on_board(who):
            return False
        together = self.places[carrier] == self.places[who]
        return together and goals.get(carrier) == goals[who]

    def begun(self, counter: str) -> int:
        """Where the counter is, or where it would begin."""
        if self.tracks[counter] > BESIDE:
            return self.tracks[counter]
        tracks = self.page.chapter.tracks.values()
        return next((t.begin.set[counter] for t in tracks if t.begin and counter in t.counters), 0)

    # The tour

    def aims(self) -> list[str]:
        """Challenges that can be completed next."""
        return [
            id_
            for id_, challenge in self.page.challenges.items()
            if id_ not in self.done and self.done.issuperset(challenge.after)
        ]

    def tour(self) -> tuple[float, list[str]]:
        """Steps to all challenges still to be completed, the nearest next, and their order.

        It leaves the outlook at the end of the tour.
        """
        hands, wild = self.telling.hands, self.page.wild
        steps, order = 0.0, list[str]()
        while aims := self.aims():
            costs = []
            for id_ in aims:
                challenge = self.page.challenges[id_]
                away, goals = self.needs(challenge.requires)
                short = (
                    0 if len(order) > 1 else min(short_of(h, challenge.cost, wild) for h in hands)
                )
                costs.append((away + short, away, id_, goals))
            _, away, id_, goals = min(costs, key=lambda each: each[:3])
            steps += away
            order.append(id_)
            for who, goal in goals.items():
                if goal:
                    self.places[who] = goal
            self.done.add(id_)
            self.reward(self.page.challenges[id_].reward)
        return steps, order

    def reward(self, effects: tuple[AnyEffect, ...]) -> None:
        """What a reward changes on the tour."""
        for effect in effects:
            match effect:
                case BringIn(who, to) | MoveTo(who, to):
                    self.places[who] = self.places[to[1:]] if to.startswith("@") else to
                case TakeOff(who):
                    self.places[who] = GONE
                case Advance(counter, by):
                    self.tracks[counter] += by


# What it is worth


def worth(telling: Turns) -> float:
    """How well the chapter stands, in steps and cards."""
    if telling.outcome:
        return WON if telling.outcome == TOLD else LOST
    page = telling.stage
    steps, order = Outlook(telling).tour()
    cards = sum(sum(page.challenges[id_].cost.values()) for id_ in order)
    last = telling.number == len(edition(telling.book).chapters)
    decks = telling.decks
    turns = len(decks.plots) + len(decks.plot_top) + len(decks.plot_bottom) + 1
    held = sum(map(len, telling.hands))
    late = (steps + max(0, cards - held)) / 3.5 - turns
    return (
        -steps
        - cards
        - CHALLENGE * len(order)
        + hands_worth(telling, order)
        + telling.miracles * (LAST_MIRACLE if last else MIRACLE)
        - WOUND * telling.board.wounds**1.5
        - LATE * max(0.0, late)
    )


def hands_worth(telling: Turns, order: list[str]) -> float:
    """Cards by their number, and by how well they fit the next challenges in one hand."""
    page, seats = telling.stage, len(telling.hands)
    limit, wild = page.rules.hand_limit, page.wild
    total = 0.0
    for seat, hand in enumerate(telling.hands):
        # Who is in turn draws before the hand is counted.
        room = limit - (page.rules.draw_per_turn if seat == telling.turn else 0)
        total += CARD * min(len(hand), room) + CROWDED * max(0, len(hand) - room)
        total += sum(WILD if card in wild else SPECIAL for card in hand if card in page.specials)
    left = [list(hand) for hand in telling.hands]
    for weight, id_ in zip(FIT, order, strict=False):
        cost = page.challenges[id_].cost
        best, payer = 0.0, 0
        for seat, cards in enumerate(left):
            fits = sum([min(n, cards.count(icon)) for icon, n in cost.items() if icon != ANY])
            fit = 0.9 * fits - 0.15 * ((seat - telling.turn) % seats)
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


def keeping(telling: Turns, order: list[str]) -> dict[str, float]:
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


def cheapest(ways: Iterable[Hand], wanted: Mapping[str, float]) -> Hand | None:
    return min(ways, key=lambda way: (sum(wanted[card] for card in way), way), default=None)
