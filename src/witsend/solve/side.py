"""One side of a round, from its plan to its proof: a piece of work that any process can do."""

from collections.abc import Callable
from pathlib import Path
from time import monotonic
from typing import NamedTuple

from witsend.solve.learn import Learner
from witsend.solve.pack import pack
from witsend.solve.plan import Plan
from witsend.solve.tables import Solved

KEPT_EVERY = 30.0  # seconds
SHOWN_EVERY = 20  # walks of CFR+ between two proofs, which take about as long as one

Told = Callable[[int, float | None], None]  # walks so far, and what the best rival wins


class Job(NamedTuple):
    plan: Plan
    walks: int
    minutes: float | None = None  # at most
    kept: Path | None = None  # where it goes on from, and leaves what it has learned
    packs: bool = False  # whether the table is wanted


class Learned(NamedTuple):
    walks: int
    best: float  # what the best of all rivals wins against it; of the table, where that is wanted
    packed: tuple[Solved, bytes] | None


def learn_side(job: Job, told: Told | None = None) -> Learned:
    learner = Learner(job.plan)
    if job.kept and job.kept.exists():
        learner.load(job.kept)
    until = monotonic() + 60 * job.minutes if job.minutes is not None else float("inf")
    saved = monotonic()
    if told:
        told(learner.walks, None)
    while learner.walks < job.walks and (monotonic() < until or not learner.walks):
        learner.learn()
        if told:
            proof = learner.walks % SHOWN_EVERY == 0
            told(learner.walks, learner.rivals_best(learner.average()) if proof else None)
        if job.kept and monotonic() > saved + KEPT_EVERY:
            learner.save(job.kept)
            saved = monotonic()
    if job.kept:
        job.kept.parent.mkdir(parents=True, exist_ok=True)
        learner.save(job.kept)
    packed = pack(learner) if job.packs else None
    best = packed[0].best if packed else learner.rivals_best(learner.average())
    return Learned(learner.walks, best, packed)
