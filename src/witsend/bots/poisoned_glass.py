"""A taster who counts cards: it prices every glass by what it has seen, and rehearses the rest.

The taster imagines worlds that look like this one (`view.imagine`), with every card it has spied,
poured, passed on or exchanged where it must be. In each it plays every move it might make to the
end of the round: the others pour as they may, take the glass that promises most by what they have
seen themselves, and drink when that pays. A move is worth the hearts it leaves, its own against
everyone else's, so a drink is worth what it costs the others too. The choice is drawn among the
best with a little noise, so that nobody can read a glass off the taster's pours.
"""

from collections.abc import Sequence
from functools import cache, partial
from math import erf, exp, sqrt
from random import Random
from typing import NamedTuple, Self

from msgspec import Struct
from msgspec.structs import replace

from witsend.bots.judging import HouseBot, Judged, own_seat, weighed
from witsend.game import Move, Seat
from witsend.games.poisoned_glass import (
    Choose,
    Drink,
    Exchange,
    Look,
    PoisonedGlass,
    PoisonedGlassSetup,
    PoisonedGlassView,
    Pour,
    Refuse,
    Spy,
)
from witsend.games.poisoned_glass.knowledge import knowledge
from witsend.games.poisoned_glass.setup import FULL, deck, hand_size

WORTH = 0.7  # how much a heart more is worth in chances to win: its logarithm
UNHURRIED = 1e9  # seconds, where no clock is to bound a thought
WORTH_DRINKING = 1 / 3  # the chance of more antidote from which a drink loses less than a refusal

Marked = tuple[int, int]  # a card's value, and who knows it: a bit for each seat
SEATS_OF = [
    [seat for seat in range(5) if mask >> seat & 1] for mask in range(1 << 5)
]  # by its bits


class RoundEnd(NamedTuple):
    """How a round ends for one seat."""

    hearts: tuple[int, ...]  # everyone's
    glass: int  # the one it took
    good: bool  # there is more antidote than poison in it


class Taster(Struct, HouseBot, frozen=True, kw_only=True):
    plays: int  # how many rounds are played in the mind before a move
    temper: float  # how much worth is given away for surprise: 0 plays the best move only
    insight: float = 0  # how well others are thought to choose their glass; 0 learns nothing of it
    plan: float = 0  # what it is worth to know a glass well that one may get, against hearts
    most_worlds: int = 80  # that are imagined for one move

    @classmethod
    def easy(cls) -> Self:
        return cls(plays=6, temper=0.3)

    @classmethod
    def middle(cls) -> Self:
        return cls(plays=30, temper=0.12)

    @classmethod
    def hard(cls) -> Self:
        return cls(plays=200, temper=0.003, insight=5, plan=0.05)

    def judge(
        self, view: PoisonedGlassView, moves: Sequence[Move], rng: Random, seconds: float
    ) -> list[Judged]:
        seat = own_seat(view)
        if view.phase not in {"fill", "choose", "drink"}:
            return self.before_pouring(view, moves)
        thought = worth_a_thought(view, moves)
        worlds = min(max(self.plays // len(thought), 1), self.most_worlds)
        rehearsals = self.rehearsals(view, worlds, rng, seconds)
        weight = sum([each.weight for each in rehearsals])
        worth_of = cache(partial(self.worth, view))  # few hearts come of many plays
        worths = [
            sum([each.weight * worth_of(each.play(seat, move)) for each in rehearsals]) / weight
            for move in thought
        ]
        likings = [
            worth + (self.plan * prospect(view, move) if isinstance(move, Pour) else 0)
            for move, worth in zip(thought, worths, strict=True)
        ]
        judged = weighed(thought, worths, self.temper, likings)
        now = max(worths)
        return judged + [Judged(move, now, 0.0) for move in moves if move not in thought]

    def worth(self, view: PoisonedGlassView, hearts: Sequence[int]) -> float:
        """The share of the win that these hearts promise, after the round."""
        return worth(hearts, own_seat(view))

    def rehearsals(
        self, view: PoisonedGlassView, worlds: int, rng: Random, seconds: float
    ) -> "Sequence[Rehearsal]":
        del seconds
        return rehearse(view, worlds, self.insight, rng)

    def both(
        self, view: PoisonedGlassView, moves: Sequence[Move], rng: Random, worlds: int
    ) -> list[tuple[float, list[RoundEnd]]]:
        """In each of so many worlds: how likely it is, and how the round ends after each of these
        moves."""
        seat = own_seat(view)
        return [
            (each.weight, [each.end(seat, move) for move in moves])
            for each in self.rehearsals(view, worlds, rng, UNHURRIED)
        ]

    def before_pouring(self, view: PoisonedGlassView, moves: Sequence[Move]) -> list[Judged]:
        """Nothing is won or lost yet. What the fewest others have seen tells the most."""
        spies = [
            len(view.glasses[move.glass].cards[0].spies) if isinstance(move, Spy) else 0
            for move in moves
        ]
        return weighed(moves, [self.worth(view, view.hearts)] * len(moves), 0, [-n for n in spies])


def worth_a_thought(view: PoisonedGlassView, moves: Sequence[Move]) -> Sequence[Move]:
    """Vizzini's power waits for the last act of filling, when it does most; unless it is asked
    about that alone."""
    if view.power != "unspent" or view.phase != "fill" or not any(view.left):
        return moves
    return [move for move in moves if not isinstance(move, Exchange | Look)] or moves


def prospect(view: PoisonedGlassView, pour: Pour) -> float:
    """What the glasses promise to this seat after the pour, those it hardly gets the least."""
    seats, seat = view.setup.seats, view.seat
    known = [[dose.card for dose in glass.cards if dose.card] for glass in view.glasses]
    unknown = len(deck(seats)) - sum(map(len, known)) - len(view.hand)
    mean = -sum([*map(sum, known), *view.hand]) / unknown
    known[pour.glass].append(pour.card)
    halves = seats if seat == view.wesley else 0
    hopes = []
    for cards in known:
        hidden = FULL - len(cards)
        balance = round(2 * (sum(cards) + hidden * mean)) + halves
        hopes.append(promise(likely(seats, balance, hidden)))
    hopes.sort(reverse=True)
    before = order_of_choice(view.setup, view.vizzini or 0).index(seat or 0)
    total, left = 0.0, 1.0  # Each time the best may still be there, or be taken.
    for hope in hopes[:before]:
        left /= 2
        total += left * hope
    return total + left * hopes[before]


def order_of_choice(setup: PoisonedGlassSetup, vizzini: Seat) -> list[Seat]:
    step = -1 if setup.choose_order == "reverse" else 1
    return [(vizzini + step * place) % setup.seats for place in range(setup.seats)]


def worth(hearts: Sequence[int], seat: Seat) -> float:
    """The share of the win that these hearts promise."""
    if 0 in hearts:
        most = max(hearts)
        return (hearts[seat] == most) / hearts.count(most)
    weights = [exp(WORTH * each) for each in hearts]
    return weights[seat] / sum(weights)


def rehearse(
    view: PoisonedGlassView, worlds: int, insight: float, rng: Random
) -> "list[Rehearsal]":
    first = PoisonedGlass.imagined(view, rng)
    now = knowers(first)
    rehearsals = [Rehearsal(first, now, rng)]
    rehearsals += [
        Rehearsal(PoisonedGlass.imagined(view, rng), now, rng) for _ in range(worlds - 1)
    ]
    if insight and any(glass.taker is not None for glass in view.glasses):
        before = knowers(replace(first, announced=(None,) * view.setup.seats))
        for each in rehearsals:
            each.weigh(before, insight)
    return rehearsals


def knowers(world: PoisonedGlass) -> dict[int, int]:
    """By id, the seats that know a card. It follows from what all have seen, whatever it is."""
    eyes: dict[int, int] = {}
    for seat in range(world.setup.seats):
        for number in knowledge(world, seat).cards:
            eyes[number] = eyes.get(number, 0) | 1 << seat
    return eyes


class Rehearsal:
    """One imagined world, light enough to be played to the end of its round for every move."""

    def __init__(self, world: PoisonedGlass, known: dict[int, int], rng: Random) -> None:
        self.world = world
        self.seats = world.setup.seats
        self.glasses = marked(world, known)
        self.fills = world.setup.two_player_last_card == "fills-glass"
        self.aside = bool(world.removed) and not self.fills
        self.eyes = Eyes(self.glasses, self.seats, self.aside)
        self.weight = 1.0
        # The same luck for every move, so that moves differ by themselves alone.
        self.luck = [rng.random() for _ in range(2 * sum(map(len, world.hands)))]

    def weigh(self, known: dict[int, int], insight: float) -> None:
        """A world is the likelier, the better those choose in it who have chosen."""
        world = self.world
        eyes = Eyes(marked(world, known), self.seats, self.aside)
        free = list(range(len(world.glasses)))
        for seat in order_of_choice(world.setup, world.vizzini):
            if seat not in world.takers:
                break
            chosen = world.takers.index(seat)
            halves = self.seats if seat == world.wesley else 0
            hopes = {n: exp(insight * promise(eyes.chance(seat, n, halves))) for n in free}
            self.weight *= hopes[chosen] / sum(hopes.values())
            free.remove(chosen)

    def play(self, seat: Seat, move: Move) -> tuple[int, ...]:
        """Everyone's hearts at the end of the round, or of the game."""
        return self.end(seat, move).hearts

    def end(self, seat: Seat, move: Move) -> RoundEnd:
        world, eyes = self.world, self.eyes.copy()
        hands = [list(hand) for hand in world.hands]
        takers = list(world.takers)
        match move:
            case Pour(card, glass):
                hands[seat].remove(card)
                eyes.add(glass, card, witnesses(self.seats, seat, world.passes))
            case Exchange(one, other) | Look(one, other):
                eye = 1 << seat
                here, there = self.glasses[one][-1], self.glasses[other][-1]
                for glass, old, new in ((one, here, there), (other, there, here)):
                    eyes.take(glass, *old)
                    eyes.add(glass, new[0], new[1] | eye)
            case Choose(glass):
                takers[glass] = seat
        if world.phase == "fill" and world.turn is not None:
            poured = isinstance(move, Pour) or world.poured
            self.pour(eyes, hands, (world.turn + poured) % self.seats)
        announcing = (seat, isinstance(move, Drink)) if isinstance(move, Drink | Refuse) else None
        if world.phase != "drink":
            self.choose(takers, eyes)
        hearts = self.drink(takers, eyes, announcing)
        glass = takers.index(seat)
        return RoundEnd(hearts, glass, self.balance(eyes, glass, seat) > 0)

    def pour(self, eyes: "Eyes", hands: list[list[int]], turn: Seat) -> None:
        """All that is left in the hands, anywhere."""
        world, luck = self.world, iter(self.luck)
        passes, vizzini = world.passes, world.vizzini
        if world.turn == vizzini != turn:  # He has poured, and hands go on.
            hands.insert(0, hands.pop())
            passes += 1
        while any(hands):
            hand = hands[turn]
            card = hand.pop(int(next(luck) * len(hand)))
            free = [glass for glass, size in enumerate(eyes.sizes) if size < FULL]
            glass = free[int(next(luck) * len(free))]
            eyes.add(glass, card, witnesses(self.seats, turn, passes))
            if turn == vizzini:
                hands.insert(0, hands.pop())
                passes += 1
            turn = (turn + 1) % self.seats
        if world.removed and self.fills:
            eyes.add(eyes.sizes.index(min(eyes.sizes)), world.removed, 0)

    def choose(self, takers: list[Seat | None], eyes: "Eyes") -> None:
        world = self.world
        for seat in order_of_choice(world.setup, world.vizzini):
            if seat not in takers:
                halves = self.seats if seat == world.wesley else 0
                free = [number for number, taker in enumerate(takers) if taker is None]
                worths = [promise(eyes.chance(seat, number, halves)) for number in free]
                takers[free[worths.index(max(worths))]] = seat

    def balance(self, eyes: "Eyes", glass: int, seat: Seat) -> int:
        """Halves of antidote over poison, for whoever drinks it."""
        return 2 * eyes.truth[glass] + (self.seats if seat == self.world.wesley else 0)

    def drink(
        self, takers: list[Seat | None], eyes: "Eyes", announcing: tuple[Seat, bool] | None
    ) -> tuple[int, ...]:
        world, seats = self.world, self.seats
        hearts = list(world.hearts)
        tie = {"nothing": 0, "poison": -1, "antidote": 1}[world.setup.tie]
        for place in range(seats):
            seat = (world.wesley + place) % seats
            if world.announced[seat] is not None:
                continue
            number = takers.index(seat)
            halves = seats if seat == world.wesley else 0
            if announcing is not None and announcing[0] == seat:
                drinks = announcing[1]
            else:
                drinks = eyes.chance(seat, number, halves) > WORTH_DRINKING
            balance = self.balance(eyes, number, seat) or tie
            if drinks and balance > 0:
                hearts = [n if s == seat else max(n - 1, 0) for s, n in enumerate(hearts)]
            elif balance and drinks == (balance < 0):
                hearts[seat] = max(hearts[seat] - 1, 0)
            if 0 in hearts and world.setup.end_check == "immediate":
                break
            eyes.open(number)
        return tuple(hearts)


def marked(world: PoisonedGlass, known: dict[int, int]) -> list[list[Marked]]:
    return [[(dose.card, known.get(dose.id, 0)) for dose in glass] for glass in world.glasses]


class Eyes:
    """What each seat has seen of each glass, and what it takes the rest to be."""

    def __init__(self, glasses: list[list[Marked]], seats: int, aside: bool) -> None:
        self.seats, self.aside = seats, aside
        self.truth, self.sizes = [0] * len(glasses), [0] * len(glasses)
        # By seat and glass: what it has seen there, and how many cards.
        self.values = [[0] * len(glasses) for _ in range(seats)]
        self.counts = [[0] * len(glasses) for _ in range(seats)]
        # By seat, of all glasses and of those that were opened.
        self.seen, self.counted = [0] * seats, [0] * seats
        for number, glass in enumerate(glasses):
            for card, seen_by in glass:
                self.add(number, card, seen_by)

    def copy(self) -> "Eyes":
        eyes = Eyes.__new__(Eyes)
        eyes.seats, eyes.aside = self.seats, self.aside
        eyes.truth, eyes.sizes = self.truth[:], self.sizes[:]
        eyes.values = [each[:] for each in self.values]
        eyes.counts = [each[:] for each in self.counts]
        eyes.seen, eyes.counted = self.seen[:], self.counted[:]
        return eyes

    def add(self, glass: int, card: int, seen_by: int) -> None:
        self.truth[glass] += card
        self.sizes[glass] += 1
        for seat in SEATS_OF[seen_by]:
            self.values[seat][glass] += card
            self.counts[seat][glass] += 1
            self.seen[seat] += card
            self.counted[seat] += 1

    def take(self, glass: int, card: int, seen_by: int) -> None:
        """Out of it again."""
        self.truth[glass] -= card
        self.sizes[glass] -= 1
        for seat in SEATS_OF[seen_by]:
            self.values[seat][glass] -= card
            self.counts[seat][glass] -= 1
            self.seen[seat] -= card
            self.counted[seat] -= 1

    def chance(self, seat: Seat, glass: int, halves: int) -> float:
        """That there is more antidote than poison. All cards of a round add up to nothing."""
        value, hidden = self.values[seat][glass], self.sizes[glass] - self.counts[seat][glass]
        if not hidden:
            return float(2 * value + halves > 0)
        unseen = sum(self.sizes) + self.aside - self.counted[seat]
        balance = round(2 * (value - hidden * self.seen[seat] / unseen)) + halves
        return likely(self.seats, balance, hidden)

    def open(self, glass: int) -> None:
        truth, size = self.truth[glass], self.sizes[glass]
        for seat in range(self.seats):
            self.seen[seat] += truth - self.values[seat][glass]
            self.counted[seat] += size - self.counts[seat][glass]


@cache
def witnesses(seats: int, seat: Seat, passes: int) -> int:
    """Who knows a card that this one pours after so many passes, in the end."""
    eyes, size = 1 << seat, hand_size(seats)
    # With two seats a hand has four cards and comes back.
    if passes == size - 1 or (passes and size == FULL):
        eyes |= 1 << (seat - 1) % seats
    return eyes


@cache
def likely(seats: int, balance: int, hidden: int) -> float:
    """The chance that a glass is good, with so many halves of antidote expected in it."""
    if not hidden:
        return float(balance > 0)
    spread = sqrt(hidden * sum(card * card for card in deck(seats)) / len(deck(seats)))
    return (1 + erf(balance / 2 / spread / sqrt(2))) / 2


def promise(chance: float) -> float:
    """What a glass is worth to whoever takes it: a good drink, or at least no heart lost."""
    return max(2 * chance - 1, -chance)
