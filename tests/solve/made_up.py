"""Tables that are written by hand."""

import lzma
from collections.abc import Callable

from witsend.games.pirates_dice import Bid, Challenge, Hand
from witsend.solve.plan import NONE, Plan, hands, memory, raises
from witsend.solve.tables import Policy, Solved

Bids = tuple[int, ...]


def decisions(plan: Plan) -> list[Bids]:
    """The bids after which the policy has a choice."""
    found = []
    waiting: list[Bids] = [()]
    while waiting:
        bids = waiting.pop()
        standing = bids[-1] if bids else NONE
        options: tuple[int, ...] = tuple(range(standing + 1, plan.bids))
        if (len(bids) % 2 == 0) == plan.opens:
            options = raises(plan, len(bids) // 2, standing)
            found += [bids] * bool(options)
        waiting += [(*bids, bid) for bid in options]
    return found


def table(plan: Plan, rule: Callable[[Hand, Bids], Bid | Challenge]) -> Policy:
    """A policy that makes the rule's move and no other."""
    empty = Policy(Solved(plan, 1, 1, 1.0), lzma.compress(bytes(4)))
    keys: dict[bytes, bytes] = {}
    for bids in decisions(plan):
        moves = empty.moves(bids)
        chosen = [moves.index(rule(hand, bids)) for hand in hands(plan.own)]
        rows = bytes(choice == at for at in range(len(moves)) for choice in chosen)
        keys[bytes((len(memory(plan, bids)), len(moves))) + memory(plan, bids)] = rows
    rows = b"".join(keys.values())
    raw = (
        len(keys).to_bytes(4, "little")
        + b"".join(keys)
        + rows
        + bytes(len(keys) * len(hands(plan.own)) + len(rows))
    )
    return Policy(Solved(plan, 1, 1, 1.0), lzma.compress(raw))
