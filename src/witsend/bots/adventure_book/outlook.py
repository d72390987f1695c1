"""How far a chapter of an adventure book is from its end, as a bot sees it.

All is counted in one coin: a step of a character, or a card. A turn brings two of each. The way
to the end is a tour: the challenge that is nearest in steps and cards, then the nearest from
there. Everything is read from the book's conditions and effects, so a book of one's own will do.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from heapq import heappop, heappush

from witsend.content.books.vocabulary import (
    Advance,
    AnyCondition,
    AnyEffect,
    Apart,
    At,
    AtTag,
    BringIn,
    ChoreAt,
    Cost,
    If,
    MoveTo,
    TakeOff,
    Together,
    TrackAtLeast,
    TrackGeCounter,
)
from witsend.games.adventure_book import AdventureBook
from witsend.games.adventure_book.cards import ANY, Hand
from witsend.games.adventure_book.chapter import (
    BESIDE,
    GONE,
    Board,
    PrintedChapter,
    printed_chapter,
)

FAR = 12.0  # steps to where there is no way yet
DOOR, HAZARD, PERIL = 1.5, 0.7, 0.4  # what a blocked or dangerous space costs besides the step
LATER = 0.12  # how much less the steps count that come one challenge later


# By character and goal: what it costs to get there from each space.
Ways = dict[tuple[str, str], dict[str, float]]


@lru_cache(maxsize=2_000)
def known_ways(
    book: str, number: int, opened: frozenset[str], dear: tuple[tuple[str, float], ...]
) -> Ways:
    """A cache of ways, shared while gates, doors and dangers stay the same; it begins empty."""
    del book, number, opened, dear
    return {}


@cache
def gate_keys(book: str, number: int) -> frozenset[str]:
    return frozenset(printed_chapter(book, number).gates.values())


@cache
def perilous(book: str, number: int) -> tuple[str, ...]:
    """Spaces where a plot card may find someone."""
    chapter = printed_chapter(book, number)
    effects = [effect for plot in chapter.printed.plots for effect in plot.effect]
    asked = [cond for effect in effects if isinstance(effect, If) for cond in effect.cond]
    tags = {condition.tag for condition in asked if isinstance(condition, AtTag)}
    return tuple(space.id for space in chapter.spaces.values() if tags.intersection(space.tags))


@cache
def handy(book: str, number: int) -> frozenset[str]:
    """Icons that are good for something besides challenges."""
    chapter = printed_chapter(book, number).printed
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

    def __init__(self, book: str, number: int, board: Board, hands: tuple[Hand, ...]) -> None:
        self.book, self.number = book, number
        self.chapter: PrintedChapter = printed_chapter(book, number)
        self.board, self.hands = board, hands
        self.places = dict(board.places)
        self.tracks = dict(board.tracks)
        self.done = set(board.done)
        self.dear = (
            *((space, DOOR) for space in sorted({*board.doors, *board.squads})),
            *((space, HAZARD) for space, _ in board.hazards),
            *((space, PERIL) for space in perilous(book, number)),
        )
        self.known = self.kept_ways()

    @classmethod
    def of(cls, state: AdventureBook) -> "Outlook":
        return cls(state.book, state.number, state.board, state.hands)

    def away(self, who: str, goal: str) -> float:
        """Steps of the character to the goal."""
        here = self.places[who]
        if here == goal:
            return 0.0
        return self.ways(who, goal).get(here, FAR)

    def ways(self, who: str, goal: str) -> Mapping[str, float]:
        """What it costs the character to come to the goal, from everywhere."""
        found = self.known.get((who, goal))
        if found is None:
            found = self.known[who, goal] = self.found_ways(who, goal)
        return found

    def kept_ways(self) -> Ways:
        opened = gate_keys(self.book, self.number) & self.done
        return known_ways(self.book, self.number, opened, self.dear)

    def found_ways(self, who: str, goal: str) -> dict[str, float]:
        chapter, more = self.chapter, dict(self.dear)
        costs, edge = {goal: 0.0}, [(0.0, goal)]
        while edge:
            cost, here = heappop(edge)
            if cost > costs[here]:
                continue
            cost += 1 + more.get(here, 0.0)
            for near in chapter.near[here]:
                gates = (chapter.gates.get(((near, here), mover)) for mover in (who, "players"))
                closed = any(opens is not None and opens not in self.done for opens in gates)
                if not closed and cost < costs.get(near, FAR):
                    costs[near] = cost
                    heappush(edge, (cost, near))
        return costs

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
            if who not in self.chapter.movable
        }
        for condition in conditions:
            match condition:
                case At(who, space):
                    goals[who] = self.places[space[1:]] if space.startswith("@") else space
                case AtTag(who, tag):
                    spots = [s.id for s in self.chapter.spaces.values() if tag in s.tags]
                    goals[who] = min(spots, key=lambda spot: self.away(who, spot))
                case Together(party):
                    goals |= self.meeting(party, shunned)
                case ChoreAt(space) if space.startswith("@"):
                    who = space[1:]
                    spots = [
                        s for s in self.board.chores if self.chapter.spaces[s].number is not None
                    ]
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
                    more += 0.0 if self.chapter.holds(self.board, condition) else FAR
        return more + self.walk(goals), goals

    def meeting(self, party: tuple[str, ...], shunned: set[str]) -> dict[str, str]:
        """Where they meet at the least cost: at one who cannot be moved, if there is one."""
        movable = [who for who in party if who in self.chapter.movable]
        fixed = [who for who in party if who not in self.chapter.movable]
        spots = {self.places[who] for who in fixed or party} & self.chapter.spaces.keys()
        if not fixed:
            spots |= {near for spot in spots for near in self.chapter.near[spot]}
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
        return self.places[who] in self.chapter.spaces

    def rides(self, who: str, goals: Mapping[str, str]) -> bool:
        """Whether somebody carries the character there who has to go there anyway."""
        carrier = self.chapter.printed.characters[who].carrier
        if carrier is None or not self.on_board(who):
            return False
        together = self.places[carrier] == self.places[who]
        return together and goals.get(carrier) == goals[who]

    def begun(self, counter: str) -> int:
        """Where the counter is, or where it would begin."""
        if self.tracks[counter] > BESIDE:
            return self.tracks[counter]
        tracks = self.chapter.printed.tracks.values()
        return next((t.begin.set[counter] for t in tracks if t.begin and counter in t.counters), 0)

    # The tour

    def aims(self) -> list[str]:
        """Challenges that can be completed next."""
        return [
            id_
            for id_, challenge in self.chapter.challenges.items()
            if id_ not in self.done and self.done.issuperset(challenge.after)
        ]

    def tour(self) -> tuple[float, dict[str, dict[str, str]]]:
        """Steps to all challenges still to be completed, the nearest next, and who goes where.

        It leaves the outlook at the end of the tour.
        """
        wild = self.chapter.wild
        steps, order = 0.0, dict[str, dict[str, str]]()
        while aims := self.aims():
            costs = []
            for id_ in aims:
                challenge = self.chapter.challenges[id_]
                away, goals = self.needs(challenge.requires)
                short = (
                    0
                    if len(order) > 1
                    else min(short_of(h, challenge.cost, wild) for h in self.hands)
                )
                costs.append((away + short, away, id_, goals))
            _, away, id_, goals = min(costs, key=lambda each: each[:3])
            steps += away * (1 - LATER * min(len(order), 3))
            order[id_] = goals
            for who, goal in goals.items():
                if goal:
                    self.places[who] = goal
            self.done.add(id_)
            if id_ in gate_keys(self.book, self.number):
                self.known = self.kept_ways()
            self.reward(self.chapter.challenges[id_].reward)
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


def tour(state: AdventureBook) -> tuple[float, dict[str, dict[str, str]]]:
    return _tour(state.book, state.number, state.board, state.hands)


@lru_cache(maxsize=5_000)
def _tour(
    book: str, number: int, board: Board, hands: tuple[Hand, ...]
) -> tuple[float, dict[str, dict[str, str]]]:
    return Outlook(book, number, board, hands).tour()


def cheapest(ways: Iterable[Hand], wanted: Mapping[str, float]) -> Hand | None:
    return min(ways, key=lambda way: (sum(wanted[card] for card in way), way), default=None)
