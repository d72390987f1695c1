"""A learned policy as a table: whole parts of shares and worths, rows that are never reached
left empty, deflated."""

import zlib
from pathlib import Path

import msgspec
import numpy as np
from numpy.typing import NDArray

from witsend.solve.kernels import met
from witsend.solve.learn import Learner
from witsend.solve.rounds import Planted
from witsend.solve.tables import FINE_WORTH, Round, Solved

FINE = 60  # parts of a share
FINEST = 10_000  # where the policy is near the best of all


def rounded(
    planted: Planted, policy: NDArray[np.float64], fine: int, rare: float
) -> NDArray[np.uint16]:
    """Whole parts that come to `fine` in all; a share below `rare` is dropped, unless it is the
    largest of its row."""
    parts = np.zeros(policy.shape, np.uint16)
    for key, row in planted.memories.items():
        rows = slice(row, row + planted.widths[key])
        shares = np.where(
            policy[rows] < np.minimum(rare, policy[rows].max(axis=0)), 0, policy[rows]
        )
        exact = fine * shares / shares.sum(axis=0)
        whole = np.floor(exact)
        # What rounding down has left over goes to whoever lost most by it.
        order = np.argsort(np.argsort(whole - exact, axis=0, kind="stable"), axis=0)
        parts[rows] = whole + (order < fine - whole.sum(axis=0))
    return parts


def pack(learner: Learner) -> tuple[Solved, bytes]:
    """The table, and what is proved of it as it is packed."""
    planted = learner.planted
    fine = FINE if planted.plan.forgets else FINEST
    parts = rounded(planted, learner.average(), fine, rare=1.2 / fine)
    policy = parts / fine
    best = learner.rivals_best(policy)
    worths = np.rint(learner.worths(policy).clip(0, 1) * FINE_WORTH).astype(np.uint8)
    reached = met(planted.tree, parts)
    parts[~reached] = 0
    worths[~reached] = 0
    head = len(planted.memories).to_bytes(4, "little")
    keys = b"".join(bytes((len(key), planted.widths[key])) + key for key in planted.memories)
    kept = parts.astype(np.uint8 if fine < 256 else "<u2")  # noqa: PLR2004 - what a byte holds
    packed = zlib.compress(head + keys + kept.tobytes() + worths.tobytes(), 9)
    return Solved(planted.plan, learner.walks, fine, best), packed


def write(folder: Path, opener: int, other: int, sides: tuple[Learner, Learner]) -> Round:
    """Puts a round beside those that are there, and into their index."""
    folder.mkdir(parents=True, exist_ok=True)
    solved = []
    for side, learner in zip(("opener", "responder"), sides, strict=True):
        told, packed = pack(learner)
        solved.append(told)
        folder.joinpath(f"{opener}-{other}-{side}.z").write_bytes(packed)
    index = folder / "rounds.json"
    known = msgspec.json.decode(index.read_bytes(), type=dict[str, Round]) if index.exists() else {}
    known[f"{opener}-{other}"] = Round(*solved)
    ordered = dict(sorted(known.items()))
    index.write_bytes(msgspec.json.format(msgspec.json.encode(ordered), indent=1) + b"\n")
    return known[f"{opener}-{other}"]
