"""From rounds to matches: whoever loses a round loses a die and opens the next.

A round between two ends in one of two ways, so each side wants to win it whatever the match: what
is best in the round is best in the match, and the match's odds follow from the rounds' odds.
"""

from collections.abc import Mapping
from itertools import product

MOST = 5  # dice under a cup
_DICE = range(1, MOST + 1)
ROUNDS = tuple(
    sorted(product(_DICE, _DICE), key=lambda dice: (sum(dice), dice))
)  # small ones first

Odds = Mapping[tuple[int, int], float]  # by the opener's dice and the other's


def match_odds(rounds: Odds) -> dict[tuple[int, int], float]:
    """How often the opener wins the match, from how often the opener wins each round."""
    odds: dict[tuple[int, int], float] = {}
    for opener, other in ROUNDS:
        won, lost = after_round(odds, opener, other)
        chance = rounds[opener, other]
        odds[opener, other] = chance * won + (1 - chance) * lost
    return odds


def after_round(odds: Odds, own: int, rival: int) -> tuple[float, float]:
    """The chance to win the match for a side that wins this round, and for one that loses it."""
    won = 1 - odds[rival - 1, own] if rival > 1 else 1.0
    lost = odds[own - 1, rival] if own > 1 else 0.0
    return won, lost


def played_both_ways(low: Odds, high: Odds) -> dict[int, float]:
    """By dice at the start: the most that any rival wins of matches against a policy, opening every
    second one; `low` and `high` are how often an opener wins a round at least by the policy, and at
    most against it."""
    worst: dict[tuple[int, int, bool], float] = {}  # the rival's chance; whether the policy opens
    for opener, other in ROUNDS:
        for policy_opens in (True, False):
            own, rival = (opener, other) if policy_opens else (other, opener)
            chance = 1 - low[opener, other] if policy_opens else high[opener, other]
            won = worst[own - 1, rival, True] if own > 1 else 1.0
            lost = worst[rival - 1, own, False] if rival > 1 else 0.0
            worst[opener, other, policy_opens] = chance * won + (1 - chance) * lost
    return {
        dice: (worst[dice, dice, True] + worst[dice, dice, False]) / 2
        for dice in range(1, MOST + 1)
    }
