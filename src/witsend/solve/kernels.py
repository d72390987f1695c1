"""The walk through a round's public tree that all is learned and proved by, compiled.

At each node stand vectors: how likely each hand of one side got there (reach), and what each hand
of the other side may expect from there (worth, times the reach of its rivals). One side learns,
the other is the mover. The walk keeps its own stack, as Numba's cache has crashed on functions
that call themselves.
"""

from typing import NamedTuple

import numpy as np
from numba import njit
from numpy.typing import NDArray

Floats = NDArray[np.floating]
Float = float | np.floating
Ints = NDArray[np.integer]

OWN, RIVAL, LAST = 0, 1, 2  # whose turn it is; LAST: the rival's, and then the policy challenges
LEARN, ANSWER, JUDGE = 0, 1, 2  # gather regrets; answer best; weigh one average against another
CALL = 255  # the rival's choice at a LAST node that is a challenge; the others are faces
TAIL = 20  # room for tails


class Tree(NamedTuple):
    """Nodes in the order of a walk; those of a kind have their rows in a matrix of that kind."""

    kind: Ints
    standing: Ints  # the bid that stands, -1 if none
    first: Ints  # first of a node's edges, which are raises; one more at the end
    bid: Ints  # of an edge
    child: Ints  # of an edge; -1 where the policy can only challenge
    row: Ints  # first of the node's rows: the challenge, if a bid stands, then its edges
    dice: int  # in play
    faces: int  # that can be bid
    wide: int  # most rows of a node
    faint: float  # reach of all hands below which a walk that learns does not follow


class Side(NamedTuple):
    counts: Ints  # by face and hand: dice that count for it
    has: Floats  # by face, number 0..5 and hand: 1 where so many count for it, else 0
    regret: Floats  # by row and hand, as the next two
    pending: Floats  # regrets of this walk; empty where rows are not shared and none need to wait
    total: Floats  # what was played, summed up


@njit(cache=True, fastmath=True)
def tails(reach: Floats, has: Floats, out: Floats) -> None:
    """At 6 + n the reach of hands with n dice or more that count."""
    a0 = a1 = a2 = a3 = a4 = a5 = reach[0] * 0
    for h in range(reach.shape[0]):
        p = reach[h]
        a0 += p
        a1 += p * has[1, h]
        a2 += p * has[2, h]
        a3 += p * has[3, h]
        a4 += p * has[4, h]
        a5 += p * has[5, h]
    out[:7] = a0
    out[7], out[8], out[9], out[10], out[11] = a1, a2, a3, a4, a5


@njit(cache=True, fastmath=True)
def bid_holds(bid: int, tail: Floats, counts: Ints, out: Floats) -> None:
    faces = counts.shape[0]
    base, mine = bid // faces + 7, counts[bid % faces]
    for g in range(out.shape[0]):
        out[g] = tail[base - mine[g]]


@njit(cache=True, fastmath=True)
def bid_fails(bid: int, tail: Floats, counts: Ints, out: Floats) -> None:
    faces = counts.shape[0]
    base, mine = bid // faces + 7, counts[bid % faces]
    for g in range(out.shape[0]):
        out[g] = tail[0] - tail[base - mine[g]]


@njit(cache=True, fastmath=True)
def add(part: Floats, out: Floats) -> None:
    for g in range(out.shape[0]):
        out[g] += part[g]


@njit(cache=True, fastmath=True)
def cheapest(face: int, standing: int, faces: int) -> int:
    """The lowest raise of a face."""
    above = standing // faces if face > standing % faces else standing // faces + 1
    return above * faces + face


@njit(cache=True, fastmath=True)
def last_answer(
    tree: Tree,
    standing: int,
    reach: Floats,
    mover: Side,
    learner: Side,
    tail: Floats,
    trial: Floats,
    pick: Ints,
    out: Floats,
) -> None:
    """The rival's best before a sure challenge: call, or the lowest raise of a face, as a higher
    one of the same face holds no more often."""
    tails(reach, mover.has[standing % tree.faces], tail)
    bid_fails(standing, tail, learner.counts, out)
    pick[:] = CALL
    for face in range(tree.faces):
        bid = cheapest(face, standing, tree.faces)
        if bid < tree.faces * tree.dice:
            tails(reach, mover.has[face], tail)
            bid_holds(bid, tail, learner.counts, trial)
            for g in range(out.shape[0]):
                better = trial[g] > out[g]
                out[g] = trial[g] if better else out[g]
                pick[g] = face if better else pick[g]


@njit(cache=True, fastmath=True)
def last_met(
    tree: Tree,
    standing: int,
    reach: Floats,
    mover: Side,
    learner: Side,
    tail: Floats,
    part: Floats,
    trial: Floats,
    pick: Ints,
    out: Floats,
) -> None:
    """What the policy may expect of the choices that `last_answer` made."""
    out[:] = 0
    for choice in range(tree.faces + 1):
        calls = choice == tree.faces
        some = False
        for g in range(part.shape[0]):
            taken = pick[g] == (CALL if calls else choice)
            part[g] = reach[g] if taken else 0
            some = some or taken
        if some and calls:
            tails(part, mover.has[standing % tree.faces], tail)
            bid_holds(standing, tail, learner.counts, trial)
            add(trial, out)
        elif some:
            tails(part, mover.has[choice], tail)
            bid_fails(cheapest(choice, standing, tree.faces), tail, learner.counts, trial)
            add(trial, out)


@njit(cache=True, fastmath=True)
def shares(
    weights: Floats, reach: Floats, tremble: Float, norm: Floats, rest: Floats, out: Floats
) -> None:
    """Each hand's reach in proportion to its weights; evenly where it has none."""
    actions = weights.shape[0]
    norm[:] = 0
    for a in range(actions):
        add(weights[a], norm)
    even = reach.dtype.type(1 / actions)
    for h in range(norm.shape[0]):
        known = norm[h] > 0
        rest[h] = reach[h] * even * tremble if known else reach[h] * even
        norm[h] = (reach[h] - reach[h] * tremble) / norm[h] if known else reach[h] * 0
    for a in range(actions):
        for h in range(norm.shape[0]):
            out[a, h] = weights[a, h] * norm[h] + rest[h]


@njit(cache=True, fastmath=True)
def regretted(worths: Floats, share: Floats, floor: Float, regret: Floats, out: Floats) -> None:
    """The worth of playing as now, and what other moves would have been worth beyond it."""
    out[:] = 0
    for a in range(worths.shape[0]):
        for g in range(out.shape[0]):
            out[g] += share[a, g] * worths[a, g]
    for a in range(worths.shape[0]):
        for g in range(out.shape[0]):
            regret[a, g] = max(regret[a, g] + worths[a, g] - out[g], floor)


@njit(cache=True, fastmath=True)
def settle(regret: Floats, pending: Floats) -> None:
    """CFR+: regrets never sink below zero."""
    for a in range(regret.shape[0]):
        for g in range(regret.shape[1]):
            regret[a, g] = max(regret[a, g] + pending[a, g], 0)
            pending[a, g] = 0


@njit(cache=True, fastmath=True)
def judged(
    worths: Floats, share: Floats, mass: Float, learner: Side, row: int, out: Floats
) -> None:
    """Sums up what each move is worth (pending) and how often that was asked (regret)."""
    out[:] = 0
    for a in range(worths.shape[0]):
        for g in range(out.shape[0]):
            out[g] += share[a, g] * worths[a, g]
            learner.pending[row + a, g] += worths[a, g]
            learner.regret[row + a, g] += mass


@njit(cache=True, fastmath=True)
def walk(  # noqa: C901, PLR0912, PLR0915 - one loop with its own stack and buffers
    tree: Tree,
    mode: int,
    learns: int,
    mover: Side,
    learner: Side,
    start: Floats,
    picks: Ints,
    weight: float,
) -> Floats:
    """What each of the learner's hands may expect at the root; `start` is the mover's reach.

    LEARN: the mover plays by its regrets, `weight` being this walk's part in its total; the learner
    gathers regrets. ANSWER: the mover plays as on average, the learner as well as can be. JUDGE:
    both play as on average, the mover trembling by `weight`.
    """
    hands, others = start.shape[0], learner.counts.shape[1]
    deep = tree.faces * tree.dice + 2
    node, edge = np.zeros(deep, np.int32), np.full(deep, -1, np.int32)
    level = np.zeros(
        deep, np.int32
    )  # where a node's reach stands: a learner's move leaves it there
    reach, worth = np.zeros((deep, hands), start.dtype), np.zeros((deep, others), start.dtype)
    split = np.zeros((deep, tree.wide, hands), start.dtype)
    worths = np.zeros((deep, tree.wide, others), start.dtype)
    share = np.zeros((tree.wide, others), start.dtype)
    tail = np.zeros(TAIL, start.dtype)
    part, rest = np.zeros(hands, start.dtype), np.zeros(hands, start.dtype)
    trial, left, ones = np.zeros(others, start.dtype), np.zeros(others, start.dtype), worth[0] + 1
    none, never = start.dtype.type(0), start.dtype.type(-1e30)
    faint = tree.faint if mode == LEARN else 0.0
    scale = start.dtype.type(weight)
    reach[0] = start
    at = 0
    while at >= 0:
        n = node[at]
        kind, standing, row = tree.kind[n], tree.standing[n], tree.row[n]
        stands = 1 if standing >= 0 else 0
        rows = tree.first[n + 1] - tree.first[n] + stands
        here = reach[level[at]]
        if edge[at] < 0:  # the walk comes from above
            edge[at] = tree.first[n]
            if kind == LAST:
                pick, out = picks[row], worth[at]
                if learns == RIVAL:
                    last_answer(tree, standing, here, mover, learner, tail, trial, pick, out)
                else:
                    last_met(tree, standing, here, mover, learner, tail, part, trial, pick, out)
            elif kind == learns:
                if stands:
                    tails(here, mover.has[standing % tree.faces], tail)
                    bid_fails(standing, tail, learner.counts, worths[at, 0])
            else:
                weights = mover.regret if mode == LEARN else mover.total
                tremble = scale if mode == JUDGE else none
                weights = weights[row : row + rows]
                shares(weights, here, tremble, part, rest, split[at])
                if mode == LEARN:
                    for a in range(rows):
                        for h in range(hands):
                            mover.total[row + a, h] += scale * split[at, a, h]
                worth[at] = 0
                if stands:
                    tails(split[at, 0], mover.has[standing % tree.faces], tail)
                    bid_holds(standing, tail, learner.counts, worth[at])
        e = edge[at]
        if e == tree.first[n + 1]:  # all raises are seen: the walk goes up
            if kind == learns:
                if mode == LEARN:
                    regret = learner.regret[row : row + rows]
                    shares(regret, ones, none, trial, left, share)
                    if learner.pending.shape[0] > 0:
                        late = learner.pending[row : row + rows]
                        regretted(worths[at, :rows], share, never, late, worth[at])
                    else:
                        regretted(worths[at, :rows], share, none, regret, worth[at])
                elif mode == ANSWER:
                    worth[at] = worths[at, 0]
                    for a in range(1, rows):
                        for g in range(others):
                            worth[at, g] = max(worth[at, g], worths[at, a, g])
                else:
                    shares(learner.total[row : row + rows], ones, none, trial, left, share)
                    judged(worths[at, :rows], share, here.sum(), learner, row, worth[at])
            at -= 1
            if at >= 0:
                n = node[at]
                if tree.kind[n] == learns:
                    a = edge[at] - tree.first[n] + (1 if tree.standing[n] >= 0 else 0)
                    worths[at, a] = worth[at + 1]
                else:
                    add(worth[at + 1], worth[at])
                edge[at] += 1
            continue
        a = e - tree.first[n] + stands
        if kind == learns:
            level[at + 1] = level[at]
        else:
            mass = none
            for h in range(hands):
                mass += split[at, a, h]
            if mass <= faint:
                edge[at] += 1
                continue
            level[at + 1] = at + 1
            reach[at + 1] = split[at, a]
        if tree.child[e] < 0:  # the policy challenges the rival's bid
            bid = tree.bid[e]
            tails(reach[level[at + 1]], mover.has[bid % tree.faces], tail)
            if kind == learns:
                bid_holds(bid, tail, learner.counts, worths[at, a])
            else:
                bid_fails(bid, tail, learner.counts, trial)
                add(trial, worth[at])
            edge[at] += 1
            continue
        at += 1
        node[at], edge[at] = tree.child[e], -1
    found: Floats = worth[0]
    return found


@njit(cache=True)
def met(tree: Tree, parts: Ints) -> NDArray[np.bool_]:
    """By row and hand whether a policy that keeps to itself ever gets there."""
    reached = np.zeros(parts.shape, np.bool_)
    nodes, hands = tree.kind.shape[0], parts.shape[1]
    comes = np.zeros((nodes, hands), np.bool_)
    comes[0] = True
    for n in range(nodes):  # a node stands before all below it
        stands = 1 if tree.standing[n] >= 0 else 0
        for e in range(tree.first[n], tree.first[n + 1]):
            child, row = tree.child[e], tree.row[n] + e - tree.first[n] + stands
            for h in range(hands):
                if child >= 0 and comes[n, h]:
                    comes[child, h] = tree.kind[n] != OWN or parts[row, h] > 0
        if tree.kind[n] == OWN:
            rows = tree.first[n + 1] - tree.first[n] + stands
            for row in range(tree.row[n], tree.row[n] + rows):
                for h in range(hands):
                    reached[row, h] = reached[row, h] or comes[n, h]
    return reached
