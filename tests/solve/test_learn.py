"""What CFR+ learns is proved twice. Compiling takes longer than that: `script/soak solve`."""

from pathlib import Path

import pytest

from witsend.solve.plan import Plan, everything, shipped
from witsend.solve.tables import Policy

pytestmark = pytest.mark.soak


def learned(plan: Plan, walks: int) -> "tuple[object, float]":
    from witsend.solve.learn import Learner

    learner = Learner(plan)
    while learner.walks < walks:
        learner.learn()
    return learner, learner.rivals_best(learner.average())


def test_a_die_each_is_solved() -> None:
    """What an opener can make sure of is what a responder can hold them to."""
    _, opener = learned(everything(1, 1, opens=True), 2000)
    _, responder = learned(everything(1, 1, opens=False), 2000)
    assert 0 <= opener + responder - 1 < 0.0001


@pytest.mark.parametrize(("own", "rival"), [(2, 2), (1, 3), (3, 1)])
def test_four_dice_in_play_are_solved(own: int, rival: int) -> None:
    _, opener = learned(shipped(own, rival, opens=True), 2500)
    _, responder = learned(shipped(rival, own, opens=False), 2500)
    assert 0 <= (opener + responder - 1) / 2 <= 0.0005


def test_few_bids_are_nearly_as_good_as_all() -> None:
    free = learned(everything(2, 1, opens=True), 500)[1]
    planned = learned(shipped(2, 1, opens=True), 1000)[1]
    assert abs(free - planned) < 0.001


@pytest.mark.parametrize("opens", [True, False])
@pytest.mark.parametrize("forgets", [True, False])
def test_both_proofs_agree_on_what_was_packed(opens: bool, forgets: bool) -> None:
    from witsend.solve.learn import Learner
    from witsend.solve.pack import pack
    from witsend.solve.prove import Proof

    plan = shipped(2, 1, opens=opens)._replace(forgets=forgets)
    learner = Learner(plan)
    for _ in range(40):
        learner.learn()
    solved, packed = pack(learner)
    assert Proof(Policy(solved, packed)).best() == pytest.approx(solved.best, abs=1e-12)


def test_learning_goes_on_from_what_was_kept(tmp_path: Path) -> None:
    from witsend.solve.learn import Learner

    plan = shipped(2, 3, opens=True)
    through, first, second = Learner(plan), Learner(plan), Learner(plan)
    for _ in range(6):
        through.learn()
    for _ in range(3):
        first.learn()
    first.save(tmp_path / "kept.npz")
    second.load(tmp_path / "kept.npz")
    for _ in range(3):
        second.learn()
    assert (through.average() == second.average()).all()
