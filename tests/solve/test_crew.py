"""How three and four play by what a crew has learned."""

from collections import Counter
from random import Random

import pytest
from click.testing import CliRunner

from witsend.bots.pirates_dice import Pirate
from witsend.cli.solve import solve
from witsend.game import CHANCE
from witsend.games.pirates_dice import (
    Bid,
    Challenge,
    PiratesDice,
    PiratesDiceSetup,
    Roll,
    Said,
    answers,
    matching,
    throws,
)
from witsend.solve.crew import PLACES
from witsend.solve.crew_table import Sight, sight_of, table


def some_sights(many: int) -> list[tuple[tuple[int, ...], int, tuple[Said, ...]]]:
    """Dice left, whose turn it is, and bids, as anybody may have made them."""
    rng, found = Random(1), []
    for _ in range(many):
        left = tuple(rng.choices(range(6), weights=(1, 2, 2, 2, 2, 2), k=4))
        alive = [seat for seat in range(4) if left[seat]]
        if len(alive) < 3:
            continue
        bids: tuple[Said, ...] = ()
        at = rng.randrange(len(alive))
        for _ in range(rng.randrange(6)):
            raises = answers(bids[-1].bid if bids else None, sum(left))
            bid = rng.choice(raises[:8])
            if isinstance(bid, Bid):
                bids += (Said(alive[at % len(alive)], bid),)
                at += 1
        found.append((left, alive[at % len(alive)], bids))
    return found


def test_all_choices_are_legal_and_come_to_one() -> None:
    rng, known = Random(2), 0
    for left, seat, bids in some_sights(400):
        choices = sight_of(left, seat, bids).choices(rng.choice(throws(left[seat])))
        legal = answers(bids[-1].bid if bids else None, sum(left))
        assert {choice.move for choice in choices} <= {*legal}
        assert all(0 <= choice.safe <= 1 for choice in choices)
        if choices:
            known += 1
            assert len({choice.move for choice in choices}) == len(choices)
            assert sum(choice.share for choice in choices) == pytest.approx(1)
    assert known > 200


def test_a_bid_makes_its_face_likelier_and_a_raise_of_it_needs_more() -> None:
    quiet = sight_of((5, 5, 5, 5), 1, ())
    after = sight_of((5, 5, 5, 5), 1, (Said(0, Bid(6, 4)),))
    assert after.holds(6, 2, 1) > quiet.holds(6, 2, 1)
    assert after.holds(6, 2, 1) > after.holds(6, 0, 1)
    assert after.holds(6, 2, 2) > after.holds(6, 2, 1) > after.holds(7, 2, 1)
    assert after.holds(1, 2, 1) == 1
    assert after.holds(17, 2, 1) == 0, "the others have fifteen dice"


def test_it_doubts_more_who_has_none_of_the_face() -> None:
    def doubts(dice: tuple[int, ...], bid: Bid) -> float:
        choices = sight_of((5, 5, 5, 5), 1, (Said(0, bid),)).choices(dice)
        return next(choice.share for choice in choices if choice.move == Challenge())

    assert doubts((2, 2, 3, 3, 6), Bid(8, 4)) > 0.3
    assert doubts((1, 1, 4, 4, 4), Bid(8, 4)) < 0.1


def test_who_opens_is_not_to_be_read() -> None:
    """One hand opens in several ways, and no bid is made with one hand alone."""
    sight = Sight((5, 5, 5, 5), 0, ())
    opened = {choice.move: choice.share for choice in sight.choices((2, 3, 4, 4, 6))}
    other = {choice.move: choice.share for choice in sight.choices((2, 3, 5, 5, 6))}
    assert max(opened.values()) < 0.9
    assert any(share * other.get(move, 0) for move, share in opened.items())


def test_the_table_is_whole() -> None:
    shipped = table()
    assert len(shipped.shares) == len(shipped.worths) == 9 * len(shipped.rows)
    assert all(0 <= place < PLACES for place in shipped.rows)


@pytest.mark.soak
def test_what_is_compiled_sees_what_plain_python_sees() -> None:
    import numpy as np

    from witsend.solve import crew_round as compiled
    from witsend.solve.crew import kind_of, sign_of
    from witsend.solve.crew_kernels import stand

    read = np.array([[[*chances, mean] for chances, mean in each] for each in table().readings])
    for left, seat, bids in some_sights(600):
        numbers = np.zeros(compiled.WIDE, np.int64)
        numbers[:4] = left
        compiled.deal(numbers)
        count = face = kind = 0
        for said in bids:
            to = said.bid.face - 2
            kind = kind_of(count, face, said.bid.count, to, numbers[compiled.LAST + said.seat])
            sign = sign_of(sum(left), left[said.seat], kind, said.bid.count)
            numbers[compiled.LAST + said.seat], numbers[compiled.SIGN + said.seat] = to, sign
            count, face = said.bid.count, to
        own = [int(each) for each in numbers[compiled.OWN + 5 * seat :][:5]]
        room, means, masks = np.zeros(40), np.zeros(5), np.zeros(2, np.int64)
        place = stand(numbers, seat, count, face, kind, read, room, means, masks)
        dice = next(
            hand
            for hand in throws(left[seat])
            if [matching(hand, each) for each in range(2, 7)] == own
        )
        assert (place, *masks) == Sight(left, seat, bids).stand(dice)


@pytest.mark.soak
def test_the_rivals_it_learns_among_are_the_houses_hard() -> None:
    """Drawn often enough, they make each move as often."""
    import numpy as np

    from witsend.solve import crew_round as compiled

    hard = Pirate.hard()
    assert (hard.trust, hard.temper, hard.doubt) == (
        compiled.TRUST,
        compiled.TEMPER,
        compiled.DOUBT,
    )
    state = PiratesDice.start(PiratesDiceSetup(seats=3, dice=2))
    state = state.apply(CHANCE, Roll(((6,), (2,), (2,))))
    state = state.apply(CHANCE, Roll(((2, 5), (1, 6), (4, 4)))).apply(0, Bid(2, 5))
    weights = {
        each.move: each.weight for each in hard.judge(state.view(1), state.moves(1), Random(1), 1.0)
    }
    numbers = np.zeros(compiled.WIDE, np.int64)
    numbers[:4] = (2, 2, 2, 0)
    compiled.deal(numbers)
    numbers[compiled.LAST : compiled.LAST + 4] = (3, -1, -1, -1)
    numbers[compiled.OWN + 5 : compiled.OWN + 10] = (1, 1, 1, 1, 2)
    often: Counter[object] = Counter()
    for _ in range(20_000):
        count, face = compiled.hards_move(numbers, 1, 2, 3)
        often[Bid(count, face + 2) if count else Challenge()] += 1
    for move, weight in weights.items():
        assert often[move] / 20_000 == pytest.approx(weight, abs=0.02)


@pytest.mark.soak
def test_a_crew_learns_the_same_from_the_same_seed() -> None:
    from witsend.solve.crew_learn import CrewLearner

    def learned() -> bytes:
        learner = CrewLearner()
        learner.learn(matches=200)
        assert sum(learner.opening_values()) == pytest.approx(1)
        return learner.pack()

    assert learned() == learned()


def test_a_crew_learns_no_single_round() -> None:
    refused = CliRunner().invoke(solve, ["pirates-dice", "2", "2", "--crew"])
    assert refused.exit_code == 2
    assert "A crew learns all its rounds in one go" in refused.output
