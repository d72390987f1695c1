"""A learned policy as a table: whole parts of shares and worths, rows that are never reached
left empty, compressed."""

import lzma
from collections.abc import Sequence
from pathlib import Path

import msgspec
import numpy as np
from numpy.typing import NDArray

from witsend.solve.kernels import met
from witsend.solve.learn import Learner
from witsend.solve.rounds import Planted
from witsend.solve.tables import LOSSES, WORTH_PARTS, Round, Solved

FINE = (  # by the dice in play at most: into how many parts a share is cut, and which is too rare
    (4, 10_000, 0.0002),
    (6, 120, 0.01),
    (10, 60, 0.03),
)


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


def weighed(
    planted: Planted,
    policy: NDArray[np.float64],
    found: NDArray[np.float64],
    reached: NDArray[np.bool_],
) -> tuple[bytes, bytes]:
    """What each decision is worth, and by which step of `LOSSES` each move falls short of it."""
    worths = []
    losses = np.zeros(policy.shape, np.uint8)
    for key, row in planted.memories.items():
        rows = slice(row, row + planted.widths[key])
        worth = (policy[rows] * found[rows]).sum(axis=0).clip(0, 1)
        steps = np.abs((worth - found[rows])[..., None] - np.array(LOSSES)).argmin(axis=-1)
        losses[rows] = np.where(reached[rows], steps, 0)
        worths.append(np.where(reached[row], np.rint(worth * WORTH_PARTS), 0).astype(np.uint8))
    return np.concatenate(worths).tobytes(), losses.tobytes()


def pack(learner: Learner) -> tuple[Solved, bytes]:
    """The table, and what is proved of it as it is packed."""
    planted = learner.planted
    dice = planted.plan.dice
    fine, rare = next((parts, least) for most, parts, least in FINE if dice <= most)
    parts = rounded(planted, learner.average(), fine, rare)
    policy = parts / fine
    best = learner.rivals_best(policy)
    reached = met(planted.tree, parts)
    worths, losses = weighed(planted, policy, learner.worths(policy), reached)
    parts[~reached] = 0
    head = len(planted.memories).to_bytes(4, "little")
    keys = b"".join(bytes((len(key), planted.widths[key])) + key for key in planted.memories)
    kept = parts.astype(np.uint8 if fine < 256 else "<u2")  # noqa: PLR2004 - what a byte holds
    packed = lzma.compress(head + keys + kept.tobytes() + worths + losses, preset=9)
    return Solved(planted.plan, learner.walks, fine, best), packed


def write(folder: Path, opener: int, other: int, sides: Sequence[tuple[Solved, bytes]]) -> None:
    """Puts a round, as it was packed, beside those that are there, and into their index."""
    folder.mkdir(parents=True, exist_ok=True)
    for side, (_, packed) in zip(("opener", "responder"), sides, strict=True):
        folder.joinpath(f"{opener}-{other}-{side}.xz").write_bytes(packed)
    index = folder / "rounds.json"
    known = msgspec.json.decode(index.read_bytes(), type=dict[str, Round]) if index.exists() else {}
    known[f"{opener}-{other}"] = Round(*[solved for solved, _ in sides])
    ordered = dict(sorted(known.items()))
    index.write_bytes(msgspec.json.format(msgspec.json.encode(ordered), indent=1) + b"\n")
