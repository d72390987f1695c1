"""A mastermind of Battle of Wits: it reads the others' cards off where they lie, and plans the end.

It imagines games that look like this one, in which the others have laid cards as a schemer lays
them, wine where they bid and poison as bids; or anyhow, as people do. Its own cards it plans to the
end: a goblet to win, wine for it, poison as bids or into the goblet of a rival. What looks best is
played on in the mind against rivals who see and answer it (`battle_rehearsal`), the better lines
the more often. Among the best it draws, so that nobody can read its cards. Powers of Sicilian cards
it leaves alone, and in a team it plays as a schemer.
"""

from collections.abc import Callable, Iterator, Sequence
from math import exp
from random import Random
from time import thread_time
from typing import NamedTuple, Self

from msgspec import Struct
from msgspec.structs import replace

from witsend.bots.battle_of_wits import LIVES, Schemer, own_row, signed, survivors_play_on
from witsend.bots.battle_rehearsal import Future, Habits, Line, Rehearsal, Step
from witsend.bots.judging import HouseBot, Judged, settled, weighed
from witsend.game import Move
from witsend.games.battle_of_wits import (
    BattleOfWitsSetup,
    BattleOfWitsView,
    Goblet,
    Row,
    Seen,
    SeenRow,
    Take,
)
from witsend.games.battle_of_wits.goblets import laid_card

Answer = Callable[[int, Step], Step | None]  # of the next seat, in the world of that number
Value = Callable[[Sequence[int], Sequence[bool]], list[float]]  # of drinking from each goblet

# How often a schemer lays wine, and how often poison, for each such card it holds.
BIDS = (0.12, 1.0)
AT_HOME = (1.0, 0.03)  # poured where it bids too, or before it bids anywhere
ABROAD = (1.0, 1.0)
ABROAD_SICILIAN = (0.06, 1.0)

TARGETS = 4  # goblets that plans are made for, of those that look best
VICTIMS = 2  # other goblets that a plan may poison or bid on
FINALISTS = 3  # lines that are rehearsed the most
FEWEST_WORLDS, FEWEST = 6, 1  # worlds, and rehearsals of a line, when there is hardly any time
AT_EASE = 4  # seats up to which there is time for all rehearsals
NEAR = 16  # cards to come up to which there is, too
SHARE_OF_TIME = 0.15  # after which no line is rehearsed any more often


class Mastermind(Struct, HouseBot, frozen=True, kw_only=True):
    worlds: int  # that are imagined
    plans: int  # that are rehearsed, of those that look best
    rehearsals: int  # of each line at first; then more of the better half
    temper: float  # how much share of the win is given away for surprise
    distrust: float = 0.1  # how often one of the others is thought to have laid cards anyhow
    habits: Habits = Habits()

    @classmethod
    def expert(cls) -> Self:
        return cls(worlds=48, plans=12, rehearsals=12, temper=0.02)

    def judge(
        self, view: BattleOfWitsView, moves: Sequence[Move], rng: Random, seconds: float
    ) -> list[Judged]:
        row = own_row(view)
        if row is None:
            return settled(moves, moves[0], LIVES)
        if view.setup.winner == "teams":
            return Schemer.hard().judge(view, moves, rng, seconds)
        count = max(FEWEST_WORLDS, round(self.worlds * min(1, 2 * seconds)))
        worlds = [believed(view, row, self.distrust, rng) for _ in range(count)]
        return self.think(view, row, worlds, moves, rng, seconds)

    def think(
        self,
        view: BattleOfWitsView,
        row: SeenRow,
        worlds: Sequence[Row],
        moves: Sequence[Move],
        rng: Random,
        seconds: float,
        answer: Answer = lambda _world, _first: None,
    ) -> list[Judged]:
        """By these worlds; in each, what the next seat answers may be known."""
        late = thread_time() + seconds * SHARE_OF_TIME
        tables = [Rehearsal(view, world, self.habits) for world in worlds]
        outlook = Outlook(view, row, [table.future(rng) for table in tables])
        if isinstance(moves[0], Take):
            return outlook.judged_takes(moves, self.temper)
        tried = [
            Tried(line)
            for line in outlook.lines(max(FINALISTS, round(self.plans * min(1, 4 * seconds))))
        ]
        rest: list[Tried] = []
        seeds = [rng.random() for _ in worlds]
        at_once = self.rehearsals * min(seconds, 1) * min(1, AT_EASE / len(row.seats)) ** 2
        at_once *= min(1, NEAR / sum(row.left))
        first, last = 0, max(FEWEST, round(at_once))
        while True:
            final = len(tried) <= FINALISTS or thread_time() > late
            for each in tried:
                for number in range(first, last):
                    world = number % len(tables)
                    known = answer(world, each.line[0]) if final else None
                    # The same luck for every line, so that lines differ by themselves alone.
                    luck = Random(seeds[world] + number)
                    end = tables[world].play(each.line, luck, known)
                    each.total += outlook.value(end.surplus, end.even)[end.goblet]
                each.count += last - first
            if final:
                return judged_lines(moves, tried, rest, self.temper)
            tried.sort(key=lambda each: -each.mean)
            half = (len(tried) + 1) // 2
            rest += tried[half:]
            del tried[half:]
            first, last = last, last * 2


class Tried:
    """A line, and how it did."""

    def __init__(self, line: Line) -> None:
        self.line, self.total, self.count = line, 0.0, 0

    @property
    def mean(self) -> float:
        return self.total / self.count


def judged_lines(
    moves: Sequence[Move], tried: Sequence[Tried], rest: Sequence[Tried], temper: float
) -> list[Judged]:
    """A move is as good as the best line that begins with it; one that begins none is not tried."""
    best = max(each.mean for each in tried)
    worths: dict[Move, float] = {}
    weights: dict[Move, float] = {}
    for each in (*tried, *rest):
        move = each.line[0].move
        worths[move] = max(worths.get(move, 0.0), min(each.mean, best))
    for each in tried:
        move = each.line[0].move
        weights[move] = weights.get(move, 0.0) + exp((each.mean - best) / temper)
    least, total = min(worths.values()), sum(weights.values())
    return [Judged(move, worths.get(move, least), weights.get(move, 0.0) / total) for move in moves]


class Slot(NamedTuple):
    """A card that lies face-down."""

    goblet: int
    place: int
    bid: bool
    seen: Seen


def believed(view: BattleOfWitsView, row: SeenRow, distrust: float, rng: Random) -> Row:
    """A world in which each of the others has laid cards as a schemer does, or anyhow."""
    world = next(r for r in view.imagine_rows(rng) if view.seat in r.seats)
    anyhow = {seat for seat in row.seats if seat == view.seat or rng.random() < distrust}
    slots = [slot for slot in face_down(row) if slot.seen.seat not in anyhow]
    rng.shuffle(slots)
    slots.sort(key=lambda slot: slot.bid)  # What is poured tells the most.
    stacks = [(list(goblet.contents), list(goblet.bids)) for goblet in world.goblets]
    pools = [list(hand) for hand in world.hands]
    sicilians = view.unseen_sicilians()
    for slot in face_down(row):
        card = stacks[slot.goblet][slot.bid][slot.place].card
        if slot.seen.sicilian and slot.seen.seat in anyhow:
            sicilians.remove(card)
        elif not slot.seen.sicilian and slot.seen.seat not in anyhow:
            pools[slot.seen.seat].append(card)
    homes = [{seen.seat for seen in goblet.bids} for goblet in row.goblets]
    bidders = set().union(*homes)
    for slot in slots:
        seat, sicilian = slot.seen.seat, slot.seen.sicilian
        at_home = seat in homes[slot.goblet] or seat not in bidders
        abroad = ABROAD_SICILIAN if sicilian else ABROAD
        wine, poison = BIDS if slot.bid else AT_HOME if at_home else abroad
        pool = sicilians if sicilian else pools[seat]
        likely = [poison if card % 2 else wine for card in pool]
        card = pool.pop(rng.choices(range(len(pool)), likely)[0])
        stacks[slot.goblet][slot.bid][slot.place] = laid_card(seat, card, sicilian=sicilian)
    rng.shuffle(sicilians)
    return replace(
        world,
        goblets=tuple(
            [
                Goblet(tuple(contents), tuple(bids), goblet.shown)
                for (contents, bids), goblet in zip(stacks, world.goblets, strict=True)
            ]
        ),
        hands=tuple([tuple(sorted(pool)) for pool in pools]),
        sicilians=tuple(
            [
                card if not card or seat == view.seat else sicilians.pop()
                for seat, card in enumerate(world.sicilians)
            ]
        ),
    )


def face_down(row: SeenRow) -> list[Slot]:
    return [
        Slot(number, place, bid, seen)
        for number, goblet in enumerate(row.goblets)
        for bid, stack in ((False, goblet.contents), (True, goblet.bids))
        for place, seen in enumerate(stack)
        if seen.card is None
    ]


Plan = tuple[int, ...]  # for each card in hand where it goes: twice the goblet, and 1 for a bid


class Outlook:
    """What a seat's plans are worth, over many futures."""

    def __init__(self, view: BattleOfWitsView, row: SeenRow, futures: Sequence[Future]) -> None:
        self.futures = futures
        self.goblets = range(len(row.goblets))
        self.value = value_of(view.setup)
        self.hand, self.sicilian = view.hand, view.sicilian
        self.cards = (*view.hand, view.sicilian) if view.sicilian else view.hand
        self.own = [
            sum([seen.card or 0 for seen in goblet.bids if seen.seat == view.seat])
            for goblet in row.goblets
        ]
        self.values: dict[tuple[int, ...], list[list[float]]] = {}
        hopes = self.drinking((0,) * len(self.goblets))
        self.hopes = [sum(each) / len(hopes) for each in zip(*hopes, strict=True)]

    def drinking(self, poured: tuple[int, ...]) -> list[list[float]]:
        """In each future, what every goblet is worth with so much more in each."""
        if poured not in self.values:
            self.values[poured] = [
                self.value(list(map(int.__add__, future.surplus, poured)), future.even)
                for future in self.futures
            ]
        return self.values[poured]

    def judged_takes(self, moves: Sequence[Move], temper: float) -> list[Judged]:
        worths = [self.hopes[move.goblet] for move in moves if isinstance(move, Take)]
        return weighed(moves, worths, temper)

    def lines(self, plans: int) -> list[Line]:
        """Of the best plans: bids first, or simply the lowest card first."""
        ranked = sorted(self.plans(), key=lambda plan: -self.worth(plan))
        lines: dict[Line, None] = {}
        for plan in ranked[:plans]:
            steps = sorted(self.steps(plan), key=lambda step: abs(step.card))
            lines[tuple(sorted(steps, key=lambda step: not step.bid))] = None
            lines[tuple(steps)] = None
        return [*lines]

    def steps(self, plan: Plan) -> list[Step]:
        """Of the cards as they are held."""
        return [
            Step(signed(card), place // 2, bool(place % 2), number == len(self.hand))
            for number, (card, place) in enumerate(zip(self.cards, plan, strict=True))
        ]

    def plans(self) -> set[Plan]:
        """A goblet to drink from, wine for it and bids on it, poison as bids or for a rival."""
        liked = sorted(self.goblets, key=lambda goblet: -self.hopes[goblet])
        begun = sorted(self.goblets, key=lambda goblet: -self.own[goblet])
        return {
            plan
            for target in {*liked[:TARGETS], *begun[:TARGETS]}
            for victim in [goblet for goblet in liked if goblet != target][:VICTIMS]
            for plan in self.plans_for(target, victim)
        }

    def plans_for(self, target: int, victim: int) -> Iterator[Plan]:
        wine = [card for card in self.hand if card % 2 == 0]
        poison = [card for card in self.hand if card % 2]
        last = (2 * (victim if self.sicilian % 2 else target),) if self.sicilian else ()
        uses = [
            dict.fromkeys(some, place)
            for place in (2 * victim, 2 * victim + 1)
            for some in some_of(poison)
        ]
        for bidding in some_of(wine):
            for use in uses:
                laid = [
                    use.get(card, 2 * target + 1) if card % 2 else 2 * target + (card in bidding)
                    for card in self.hand
                ]
                yield (*laid, *last)

    def worth(self, plan: Plan) -> float:
        poured, bids = [0] * len(self.own), list(self.own)
        for card, place in zip(self.cards, plan, strict=True):
            if place % 2:
                bids[place // 2] += card
            else:
                poured[place // 2] += signed(card)
        values = self.drinking(tuple(poured))
        wanted = [goblet for goblet in self.goblets if bids[goblet]]
        wanted.sort(key=lambda goblet: -sum([value[goblet] for value in values]))
        total = 0.0
        for future, value in zip(self.futures, values, strict=True):
            needed = future.needed
            for goblet in wanted:
                if bids[goblet] >= needed[goblet]:
                    total += value[goblet]
                    break
            else:
                total += value[future.left_over]
        return total / len(values)


def some_of(cards: Sequence[int]) -> set[tuple[int, ...]]:
    """None, some of the lowest, or some of the highest."""
    counts = range(len(cards) + 1)
    return {tuple(cards[:n]) for n in counts} | {tuple(cards[n:]) for n in counts}


def value_of(setup: BattleOfWitsSetup) -> Value:
    """What drinking from each goblet is worth, by wine over poison and by who lives where even."""
    if setup.winner == "highest-total":
        return highest_total
    return last_standing if survivors_play_on(setup) else alive


def alive(totals: Sequence[int], even: Sequence[bool]) -> list[float]:
    return [float(t > 0 or (t == 0 and lives)) for t, lives in zip(totals, even, strict=True)]


def last_standing(totals: Sequence[int], even: Sequence[bool]) -> list[float]:
    """Those who live play on, and each is as likely to win; all who drink have a goblet."""
    living = alive(totals, even)
    count = sum(living)
    return [lives / count for lives in living] if count else [1 / len(living)] * len(living)


def highest_total(totals: Sequence[int], even: Sequence[bool]) -> list[float]:
    best = max(totals)
    won = [
        lives if total == best else 0.0
        for total, lives in zip(totals, alive(totals, even), strict=True)
    ]
    return [each / max(sum(won), 1) for each in won]
