"""Moves of Battle of Wits side by side: what a mastermind makes of each, in the same worlds.

When it chooses, a mastermind tries only what looks good to it. Here any card may be laid first.
"""

from collections.abc import Iterator, Sequence
from random import Random

from witsend.bots.battle_expert import (
    FINALISTS,
    TARGETS,
    Mastermind,
    Outlook,
    Plan,
    Tried,
    believed,
)
from witsend.bots.battle_rehearsal import Drunk, Line, Rehearsal
from witsend.game import Move
from witsend.games.battle_of_wits import BattleOfWitsView, Bid, Pour, SeenRow

HERE, THERE = 3, 1  # plans that are tried with a given move, for its goblet and for each other
AGAIN = 2  # rehearsals of the moves in one world


class Comparison:
    """Each move is as good as the best line that begins with it."""

    def __init__(self, bot: Mastermind, view: BattleOfWitsView, row: SeenRow, rng: Random) -> None:
        self.bot, self.view, self.row, self.rng = bot, view, row, rng
        self.tables = [self.imagined() for _ in range(bot.worlds)]
        self.outlook = Outlook(view, row, [table.future(rng) for table in self.tables])
        self.lines: dict[Move, Line] = {}

    def imagined(self) -> Rehearsal:
        world = believed(self.view, self.row, self.bot.distrust, self.rng)
        return Rehearsal(self.view, world, self.bot.habits)

    def line(self, move: Move) -> Line:
        if move not in self.lines:
            lines = beginning(self.outlook, move)
            self.lines[move] = best_of(lines, self.tables, self.outlook, self.bot.rehearsals)
        return self.lines[move]

    def worths(self, moves: Sequence[Move]) -> Iterator[tuple[float, ...]]:
        """Of each of them in one world after the other, without end: the same worlds and the same
        luck for all, but others than those that the lines were picked by, or the luckiest would
        look best.
        """
        for ends in self.ends(moves):
            yield tuple([self.worth(end) for end in ends])

    def ends(self, moves: Sequence[Move]) -> Iterator[tuple[Drunk, ...]]:
        """How it ends after each of them, in such worlds."""
        lines = [self.line(move) for move in moves]
        while True:
            table = self.imagined()
            for _ in range(AGAIN):
                seed = self.rng.random()
                yield tuple([table.play(line, Random(seed)) for line in lines])

    def worth(self, end: Drunk) -> float:
        return self.outlook.value(end.surplus, end.even)[end.goblet]


def best_of(
    lines: Sequence[Line], tables: Sequence[Rehearsal], outlook: Outlook, rehearsals: int
) -> Line:
    """The line that does best: all are rehearsed, and then again and again the better half."""
    tried = [Tried(line) for line in lines]
    first, last = 0, rehearsals
    while True:
        for each in tried:
            for number in range(first, last):
                end = tables[number % len(tables)].play(each.line, Random(number))
                each.total += outlook.value(end.surplus, end.even)[end.goblet]
            each.count += last - first
        tried.sort(key=lambda each: -each.mean)
        if len(tried) <= FINALISTS:
            return tried[0].line
        del tried[(len(tried) + 1) // 2 :]
        first, last = last, last * 2


def beginning(outlook: Outlook, move: Move) -> list[Line]:
    """Lines that begin with this move: it, and then the best of the plans that it fits, for
    several goblets that one might drink from, as rivals answer what they see.
    """
    number = next(n for n, card in enumerate(outlook.cards) if lays(outlook, move, n, card))
    goblet = move.goblet if isinstance(move, Pour | Bid) else 0
    place = 2 * goblet + isinstance(move, Bid)
    fitting = {(*plan[:number], place, *plan[number + 1 :]) for plan in outlook.plans()}
    ranked = sorted(fitting, key=lambda plan: (-outlook.worth(plan), plan))
    lines: dict[Line, None] = {}
    liked = sorted(outlook.goblets, key=lambda goblet: -outlook.hopes[goblet])[:TARGETS]
    for home in dict.fromkeys((goblet, *liked)):
        suits = [plan for plan in ranked if home_of(plan) == home]
        for plan in suits[: HERE if home == goblet else THERE]:
            rest = outlook.steps(plan)
            first = rest.pop(number)
            rest.sort(key=lambda step: abs(step.card))
            lines[(first, *sorted(rest, key=lambda step: not step.bid))] = None
            lines[(first, *rest)] = None
    return [*lines]


def lays(outlook: Outlook, move: Move, number: int, card: int) -> bool:
    sicilian = number == len(outlook.hand)
    if isinstance(move, Bid):
        return move.card == card and not sicilian
    return isinstance(move, Pour) and move.card == card and move.sicilian == sicilian


def home_of(plan: Plan) -> int:
    """The goblet that most cards go to."""
    goblets = [place // 2 for place in plan]
    return max(goblets, key=lambda goblet: (goblets.count(goblet), -goblet))
