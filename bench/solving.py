"""CFR+ beside OpenSpiel's, on OpenSpiel's own liar's dice. Run: script/bench bench/solving.py

One die of six faces each: sixes are wild and can be bid too. Both sides solve it by CFR+ until
NashConv is 1e-3 in OpenSpiel's units (a win is 1, a loss -1). Only the time in which they learn is
counted, in seconds of CPU; ours is compiled before, and the median of several runs, half of them
before and half after OpenSpiel's. In the end OpenSpiel measures our policy.
"""

from statistics import median
from time import process_time
from typing import Any

import numpy as np
import pyspiel
from rich.console import Console
from rich.table import Table

from witsend.solve.kernels import ANSWER, LAST, LEARN, OWN, RIVAL, Side, Tree, walk

FACES = 6
BIDS = 2 * FACES
GOAL = 1e-3
# Reach of all hands that is not followed in learning, times the walks so far: what is rare is left
# out while all is rough, and the first walks are short.
FAINT = 0.01
FAINTEST = 1e-3
EVERY = 5  # walks between two measurements
RUNS = 5  # of ours, before and after


def planted() -> tuple[Tree, dict[tuple[int, ...], int], list[int]]:
    """Its whole public tree, and the first row of each decision by the bids before it."""
    kind: list[int] = []
    standing: list[int] = []
    row: list[int] = []
    edges: list[list[tuple[int, int]]] = []
    rows, first_row = [0, 0, 0], {}

    def add(bids: tuple[int, ...]) -> int:
        stands = bids[-1] if bids else -1
        node, mine = len(kind), len(bids) % 2  # the opener's policy is OWN
        last = mine == RIVAL and stands == BIDS - 1
        if mine == OWN and stands == BIDS - 1:
            return -1
        kind.append(LAST if last else mine)
        standing.append(stands)
        wide = 1 if last else BIDS - 1 - stands + bool(bids)
        row.append(rows[kind[node]])
        rows[kind[node]] += wide
        if not last:
            first_row[bids] = row[node]
        edges.append([])
        for bid in range(stands + 1, BIDS):
            edges[node].append((bid, add((*bids, bid))))
        return node

    add(())
    first = np.zeros(len(kind) + 1, np.int32)
    first[1:] = np.cumsum([len(each) for each in edges])
    bid, child = np.array([edge for each in edges for edge in each], np.int32).T.copy()
    arrays = [np.array(each, np.int32) for each in (kind, standing, row)]
    tree = Tree(arrays[0], arrays[1], first, bid, child, arrays[2], 2, FACES, BIDS + 1, FAINTEST)
    return tree, first_row, rows


def cups(dtype: Any) -> tuple[Any, Any]:
    """Of a hand of one die: by face whether it counts, the six being wild."""
    counts = np.array([[int(die in {face, FACES - 1}) for die in range(6)] for face in range(6)])
    return counts, np.array([[row >= n for n in range(6)] for row in counts]).astype(dtype)


class Ours:
    def __init__(self) -> None:
        self.tree, self.first_row, rows = planted()
        counts, has = cups(np.float32)
        nothing = np.zeros((0, 6), np.float32)
        self.sides = [
            Side(
                counts,
                has,
                np.zeros((rows[who], 6), np.float32),
                nothing,
                np.zeros((rows[who], 6), np.float32),
            )
            for who in (OWN, RIVAL)
        ]
        self.picks = np.zeros((rows[LAST], 6), np.uint8)
        self.walks = 0

    def learn(self) -> None:
        self.walks += 1
        own, rival = self.sides
        even = np.full(6, 1 / 6, np.float32)
        weight = self.walks**2 / 1e5
        tree = self.tree._replace(faint=min(FAINTEST, FAINT / self.walks))
        walk(tree, LEARN, RIVAL, own, rival, even, self.picks, weight)
        walk(tree, LEARN, OWN, rival, own, even, self.picks, weight)

    def nash_conv(self) -> float:
        counts, has = cups(np.float64)
        nothing = np.zeros((0, 0))
        own, rival = (
            Side(counts, has, nothing, nothing, side.total.astype(np.float64))
            for side in self.sides
        )
        even = np.full(6, 1 / 6)
        answers = (
            walk(self.tree, ANSWER, RIVAL, own, rival, even, self.picks, 0.0),
            walk(self.tree, ANSWER, OWN, rival, own, even, self.picks, 0.0),
        )
        return 2 * (float(sum(answer @ even for answer in answers)) - 1)

    def row(self, die: int, bids: tuple[int, ...]) -> list[tuple[int, float]]:
        """OpenSpiel's action and its share."""
        stands = bids[-1] if bids else -1
        actions = [*([BIDS] if bids else []), *range(stands + 1, BIDS)]
        if bids not in self.first_row:
            return [(BIDS, 1.0)]
        first = self.first_row[bids]
        total = self.sides[len(bids) % 2].total[first : first + len(actions), die]
        total = total.astype(np.float64)
        shares = total / total.sum() if total.sum() > 0 else np.full(len(actions), 1 / len(actions))
        return list(zip(actions, shares.tolist(), strict=True))


def exported(game: Any, ours: Ours) -> Any:
    """Our policy in OpenSpiel's terms, by its own names of what a player knows."""
    table: dict[str, list[tuple[int, float]]] = {}
    waiting: list[tuple[Any, tuple[int, ...]]] = [(game.new_initial_state(), ())]
    while waiting:
        state, history = waiting.pop()
        if state.is_terminal():
            continue
        if not state.is_chance_node():
            bids, player = history[2:], state.current_player()
            table[state.information_state_string(player)] = ours.row(history[player], bids)
        waiting += [(state.child(action), (*history, action)) for action in state.legal_actions()]
    return pyspiel.TabularPolicy(table)


def openspiel(game: Any) -> tuple[float, int, float]:
    solver = pyspiel.CFRPlusSolver(game)
    spent, walks = 0.0, 0
    while True:
        began = process_time()
        for _ in range(EVERY):
            solver.evaluate_and_update_policy()
        spent += process_time() - began
        walks += EVERY
        found = pyspiel.nash_conv(game, solver.average_policy())
        if found <= GOAL:
            return spent, walks, found


def our_own() -> tuple[float, Ours]:
    Ours().learn()  # compiles
    Ours().nash_conv()
    ours, spent = Ours(), 0.0
    while True:
        began = process_time()
        for _ in range(EVERY):
            ours.learn()
        spent += process_time() - began
        if ours.nash_conv() <= GOAL:
            return spent, ours


def main() -> None:
    game = pyspiel.load_game("liars_dice(players=2,numdice=1)")
    before = [our_own() for _ in range(RUNS)]
    theirs, walks, found = openspiel(game)
    after = [our_own() for _ in range(RUNS)]
    spent, ours = median(seconds for seconds, _ in before + after), after[0][1]
    table = Table("CFR+ to NashConv 1e-3, one die each", "seconds", "iterations", "NashConv")
    table.add_row("ours", f"{spent:.3f}", str(ours.walks), f"{ours.nash_conv():.7f}")
    table.add_row("OpenSpiel's C++", f"{theirs:.1f}", str(walks), f"{found:.7f}")
    console = Console()
    console.print(table)
    console.print(f"{theirs / spent:.0f} times less time")
    measured = pyspiel.nash_conv(game, exported(game, ours))
    console.print(f"NashConv of our policy as OpenSpiel measures it: {measured:.7f}")


if __name__ == "__main__":
    main()
