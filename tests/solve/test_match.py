"""From rounds to matches."""

from itertools import product

import pytest

from witsend.solve.match import ROUNDS, after_round, match_odds, played_both_ways


def test_of_even_rounds_the_match_is_a_race() -> None:
    """With two dice against one, the one must win twice in a row."""
    odds = match_odds(dict.fromkeys(ROUNDS, 0.5))
    assert odds[1, 1] == 0.5
    assert odds[2, 1] == 0.75
    assert odds[1, 2] == 0.25
    assert odds[5, 5] == 0.5


def test_whoever_loses_opens_the_next_round() -> None:
    """Openers always win: of (1, 1) the opener wins, of (2, 1) too, and of (1, 2) the opener takes
    a die off the other, who then opens and wins."""
    odds = match_odds(dict.fromkeys(ROUNDS, 1.0))
    assert (odds[1, 1], odds[2, 1], odds[1, 2]) == (1.0, 1.0, 0.0)
    assert after_round(odds, 2, 2) == (1 - odds[1, 2], odds[1, 2])


def test_what_a_rival_can_win_of_matches_grows_with_what_it_can_win_of_rounds() -> None:
    """A policy without fault gives every rival half; a hundredth in one round costs some, where
    that round is met: an opener with three against two has lost a die of four."""
    fair = {dice: 0.4 + 0.05 * dice[0] - 0.03 * dice[1] for dice in ROUNDS}
    for share in played_both_ways(fair, fair).values():
        assert share == pytest.approx(0.5)
    worse = {**fair, (3, 2): fair[3, 2] + 0.01}
    shares = played_both_ways(fair, worse)
    assert shares[2] == shares[3] == pytest.approx(0.5)
    assert min(shares[4], shares[5]) > 0.5001


def test_every_round_comes_after_those_it_may_lead_to() -> None:
    assert sorted(ROUNDS) == sorted(product(range(1, 6), repeat=2))
    for at, (own, rival) in enumerate(ROUNDS):
        assert not {(own - 1, rival), (rival - 1, own)} & set(ROUNDS[at:])
