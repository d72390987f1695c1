"""The tables that come with the house: complete, legal, and as good as they say."""

import doctest
import subprocess
import sys
from importlib.resources import files
from random import Random

import pytest

from witsend.game import Move
from witsend.games.pirates_dice import (
    Bid,
    Challenge,
    PiratesDice,
    PiratesDiceSetup,
    answers,
    throws,
)
from witsend.solve.match import ROUNDS, played_both_ways
from witsend.solve.plan import EXACT, number_of
from witsend.solve.tables import Policy, load, lookup, odds, rounds

SIDES = [(dice, opens) for dice in ROUNDS for opens in (True, False)]
GOALS = {(3, 3): 0.02, (5, 5): 0.05}  # of exploitability
MOST_BYTES = 10_000_000


def proved(dice: tuple[int, int], opens: bool) -> float:
    return (rounds()[dice].opener if opens else rounds()[dice].responder).best


def test_every_round_between_two_is_there() -> None:
    assert sorted(rounds()) == sorted(ROUNDS)
    folder = files("witsend.solve").joinpath("data")
    assert sum(len(each.read_bytes()) for each in folder.iterdir()) < MOST_BYTES


def test_what_is_proved_meets_the_goals() -> None:
    for dice, each in rounds().items():
        assert each.low <= each.high
        if sum(dice) <= EXACT:
            assert each.exploitability <= 0.0005, dice
        assert each.exploitability <= GOALS.get(dice, 0.05), dice


@pytest.mark.parametrize(
    ("dice", "opens"), [(dice, opens) for dice, opens in SIDES if sum(dice) < EXACT]
)
def test_small_tables_are_proved_anew(dice: tuple[int, int], opens: bool) -> None:
    """By another way than the one by which they were made."""
    from witsend.solve.prove import Proof

    best = Proof(load(*dice, opens=opens)).best()
    assert best == pytest.approx(proved(dice, opens), abs=1e-9)


@pytest.mark.parametrize(("dice", "opens"), [((2, 2), True), ((4, 4), False), ((5, 5), True)])
def test_of_large_tables_a_rival_with_few_bids_wins_no_more(
    dice: tuple[int, int], opens: bool
) -> None:
    """A rival that may use only some bids, drawn anew for each history, is one of all rivals."""
    from witsend.solve.prove import Proof

    def may_bid(bids: tuple[int, ...], bid: int) -> bool:
        return Random(str((bids, bid))).random() < 0.06 or (not bids and bid == 11)

    best = Proof(load(*dice, opens=opens), may_bid).best()
    assert 0.2 < best <= proved(dice, opens)


@pytest.mark.soak
@pytest.mark.parametrize(("dice", "opens"), SIDES)
def test_every_table_is_proved_anew(dice: tuple[int, int], opens: bool) -> None:
    """From its packed form, by the compiled walk."""
    import numpy as np

    from witsend.solve.learn import Learner
    from witsend.solve.plan import hands

    policy = load(*dice, opens=opens)
    learner = Learner(policy.plan)
    shares = np.zeros(learner.own.total.shape)
    for bids, row in decisions(policy).items():
        for at, hand in enumerate(hands(policy.plan.own)):
            for number, (share, _) in enumerate(policy.row(hand, bids) or []):
                shares[row + number, at] = share
    assert learner.rivals_best(shares) == pytest.approx(proved(dice, opens), abs=1e-9)


def decisions(policy: Policy) -> dict[tuple[int, ...], int]:
    """Bids that lead to each of a policy's decisions, and its first row."""
    from witsend.solve.plan import memory, raises
    from witsend.solve.rounds import Planted

    planted, found = Planted(policy.plan), {}
    waiting: list[tuple[int, ...]] = [()]
    seen = set()
    while waiting:
        bids = waiting.pop()
        standing = bids[-1] if bids else -1
        options: tuple[int, ...] = tuple(range(standing + 1, policy.plan.bids))
        if (len(bids) % 2 == 0) == policy.plan.opens:
            options = raises(policy.plan, len(bids) // 2, standing)
            key = memory(policy.plan, bids)
            if not options or key in seen:
                continue
            seen.add(key)
            found[bids] = planted.memories[key]
        if len(bids) < 2 * len(policy.plan.reaches):
            waiting += [(*bids, bid) for bid in options]
    assert len(found) == len(planted.memories)
    return found


def test_a_lookup_is_a_legal_mix_and_its_worths_are_chances() -> None:
    """Whole rounds against a rival that bids by chance, often foolishly."""
    rng = Random(20)
    for opener, other in ROUNDS:
        for mine in (0, 1):
            left = (opener, other)
            dice = rng.choice(throws(left[mine]))
            bids: list[Bid] = []
            while True:
                legal = answers(bids[-1] if bids else None, opener + other)
                if len(bids) % 2 == mine:
                    choices = lookup(dice, (left[mine], left[1 - mine]), bids)
                    assert sum(each.share for each in choices) == pytest.approx(1)
                    assert {each.move for each in choices} <= set(legal)
                    assert all(0 <= each.worth <= 1 for each in choices)
                    shares = [each.share for each in choices]
                    move: Move = rng.choices([each.move for each in choices], shares)[0]
                else:
                    move = rng.choice(legal[:4] if rng.random() < 0.7 else legal)
                if not isinstance(move, Bid):
                    break
                bids.append(move)


def test_bids_that_the_tables_would_not_make_are_answered_as_an_opening() -> None:
    strange = [Bid(1, 2), Bid(1, 3), Bid(1, 4), Bid(1, 5), Bid(2, 6)]
    dice = (1, 1, 2, 3, 6)
    assert lookup(dice, (5, 5), strange) == lookup(dice, (5, 5), [Bid(2, 6)])
    # However many there are, also where there are more of them than the tables ever make.
    steps = [Bid(count, face) for count in (1, 2) for face in range(2, 7)]
    for many in range(3, len(steps) + 1):
        as_opening = lookup(dice, (5, 5), steps[many - 1 : many])
        assert lookup(dice, (5, 5), steps[:many]) == as_opening
        assert as_opening[0] == (Challenge(), 0.0, as_opening[0].worth)


def test_a_bid_that_cannot_hold_is_challenged() -> None:
    (choice,) = lookup((2, 3, 4, 5, 5), (5, 5), [Bid(10, 6)])
    assert choice.move == Challenge()
    assert choice.share == 1
    assert lookup((2,), (1, 1), [Bid(2, 6)])[0] == (Challenge(), 1.0, 1.0)


def test_the_last_die_is_the_match() -> None:
    """With a die each the round is the match, and a skull is better to have than a 2."""
    best = {die: max(each.worth for each in lookup((die,), (1, 1), ())) for die in range(1, 7)}
    assert best[1] > best[2] + 0.2
    mean = sum(best.values()) / 6
    assert mean == pytest.approx(odds()[1, 1], abs=0.02)


def test_more_dice_win_more_matches() -> None:
    for own, rival in ROUNDS:
        if own < 5:
            assert odds()[own + 1, rival] > odds()[own, rival]
        if rival < 5:
            assert odds()[own, rival + 1] < odds()[own, rival]


def test_no_rival_wins_much_more_than_half_of_matches() -> None:
    low = {dice: each.low for dice, each in rounds().items()}
    high = {dice: each.high for dice, each in rounds().items()}
    for dice, share in played_both_ways(low, high).items():
        assert 0.5 <= share < 0.56, dice


def test_tables_are_for_the_default_setup() -> None:
    """No bid names more dice than are in play."""
    assert PiratesDiceSetup(seats=2).bid_cap
    assert PiratesDice.start(PiratesDiceSetup(seats=2)).most == 10
    assert max(number_of(Bid(10, 6)), 0) == rounds()[5, 5].opener.plan.bids - 1


def test_the_example_in_the_document_runs() -> None:
    failed, tried = doctest.testfile("../../docs/solve.md")
    assert (failed, tried) == (0, 8)


def test_reading_the_tables_needs_no_numpy() -> None:
    code = "import sys, witsend.solve.tables as t; t.lookup((1,), (1, 1), ()); "
    code += "sys.exit('numpy' in sys.modules or 'numba' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
