"""The sommelier of Poisoned Glass, who reads pours, and the exploiter, who asks its rival."""

from collections.abc import Sequence
from random import Random

import pytest

from witsend.bots import BOTS, find_bot
from witsend.bots.arena import contest
from witsend.bots.glass_expert import Sommelier, poured_well
from witsend.bots.glass_exploiter import GlassExploiter, moments
from witsend.bots.judging import HouseBot, Judged, settled
from witsend.game import Move, play
from witsend.games.poisoned_glass import (
    Choose,
    Deal,
    Drink,
    Exchange,
    Leave,
    Lot,
    PoisonedGlass,
    PoisonedGlassSetup,
    PoisonedGlassView,
    Pour,
    Refuse,
    Spy,
)

ANNE, BEN, CARLA = range(3)
A, B, C = range(3)
DEAL = Deal((6, -6, 1), ((-5, 2, 4), (-4, -1, 5), (-3, -2, 3)))
SPYING = (Spy(A), Spy(B), Spy(B), Spy(C), Spy(A), Spy(C))
POURING = (
    *(Pour(4, A), Pour(5, B), Pour(-3, C), Leave()),
    *(Pour(3, A), Pour(-5, B), Pour(-4, C), Leave()),
    *(Pour(-1, A), Pour(-2, B), Pour(2, C)),
)
EXPERT = Sommelier(plays=60, temper=0.006, insight=7, plan=0.05, most_worlds=60, reading=2.0)


def dealt(*moves: Move, deal: Deal = DEAL) -> PoisonedGlass:
    """Three seats, Anne is Wesley and Carla Vizzini."""
    state = PoisonedGlass.start(PoisonedGlassSetup(seats=3))
    for move in (Lot(ANNE), deal, *moves):
        state = play(state, state.to_act()[0], move)
    return state


def judged(bot: HouseBot, state: PoisonedGlass) -> dict[Move, Judged]:
    (seat,) = state.to_act()
    every = bot.judge(state.view(seat), state.moves(seat), Random(1), 1.0)
    return {each.move: each for each in every}


def test_a_pour_that_goes_with_what_its_pourer_knows_is_likelier() -> None:
    """Anne has spied the 6 in A and the -6 in B."""
    with_it = dealt(*SPYING, Pour(4, A))
    against = dealt(*SPYING, Pour(4, B))
    unseen = dealt(*SPYING, Pour(4, C))
    assert poured_well(with_it, BEN, 2.0) == 2
    assert poured_well(against, BEN, 2.0) == 1 / 2
    assert poured_well(unseen, BEN, 2.0) == 1, "she knows nothing of it"
    assert poured_well(with_it, ANNE, 2.0) == 1, "one's own pours tell oneself nothing"


def test_last_cards_tell_nothing() -> None:
    before = dealt(*SPYING, *POURING[:8])
    after = dealt(*SPYING, *POURING)
    assert poured_well(before, None, 2.0) == poured_well(after, None, 2.0)


def test_worlds_in_which_others_pour_well_weigh_more() -> None:
    view = dealt(*SPYING, Pour(4, C), Pour(5, C), Pour(-3, A), Leave()).view(ANNE)
    rehearsals = EXPERT.rehearsals(view, 40, Random(1), 1.0)
    assert len(rehearsals) == 40
    for each in rehearsals:
        assert each.weight == poured_well(each.world, ANNE, EXPERT.reading)
    assert max(each.weight for each in rehearsals) == 4, "Ben and Carla had both spied there"


def test_it_drinks_what_it_knows_to_be_good_and_leaves_what_is_not() -> None:
    taken = dealt(*SPYING, *POURING, Leave(), Choose(C), Choose(B), Choose(A))
    assert judged(EXPERT, taken)[Drink()].weight > 0.95
    bens = play(taken, ANNE, Drink())
    assert judged(EXPERT, bens)[Refuse()].weight > 0.95


def test_weights_add_up() -> None:
    for state in (dealt(*SPYING), dealt(*SPYING, *POURING, Leave())):
        every = judged(EXPERT, state)
        assert {*every} == {*state.moves(state.to_act()[0])}
        assert sum(each.weight for each in every.values()) == pytest.approx(1)


def test_the_less_time_the_fewer_worlds() -> None:
    view = dealt(*SPYING).view(ANNE)
    expert = BOTS["poisoned-glass"]["expert"]()
    assert isinstance(expert, Sommelier)
    assert len(expert.rehearsals(view, 40, Random(1), 1e-9)) == 20


# The exploiter


class Honest(HouseBot):
    """Pours its highest card into the first glass that is free, and takes the best it has seen."""

    def judge(
        self, view: PoisonedGlassView, moves: Sequence[Move], rng: Random, seconds: float
    ) -> list[Judged]:
        del rng, seconds
        if view.phase == "fill":
            return settled(moves, max(moves, key=self.liking), 0.5)
        if view.phase == "choose":
            known = [sum(dose.card or 0 for dose in glass.cards) for glass in view.glasses]
            free = [move.glass for move in moves if isinstance(move, Choose)]
            return settled(moves, Choose(max(free, key=lambda glass: known[glass])), 0.5)
        return settled(moves, moves[0], 0.5)

    def liking(self, move: Move) -> tuple[int, int]:
        return (move.card, -move.glass) if isinstance(move, Pour) else (-99, 0)


def test_it_knows_how_the_table_was_whenever_a_rival_acted() -> None:
    state = dealt(*SPYING, *POURING, Leave(), Choose(A))
    steps = [(before, move) for before, move in moments(state, BEN) if before.to_act() != (BEN,)]
    assert [move for _, move in steps] == [
        *(Pour(4, A), Pour(-3, C), Pour(3, A), Pour(-4, C), Pour(-1, A), Pour(2, C), Choose(A))
    ]
    played = dealt(*SPYING)
    for move in (*POURING, Leave(), Choose(A)):
        (seat,) = played.to_act()
        if seat != BEN and not isinstance(move, Leave):
            before, did = steps.pop(0)
            assert did == move
            assert before.view(seat).hand == played.view(seat).hand
            assert before.view(seat).glasses == played.view(seat).glasses
            assert before.moves(seat) == played.moves(seat)
        played = play(played, seat, move)


def test_what_was_exchanged_tells_nothing_of_pours() -> None:
    state = dealt(*SPYING, *POURING, Exchange(A, B), Choose(C))
    assert [move for _, move in moments(state, BEN)] == [Choose(C)]


def test_a_world_is_as_likely_as_its_rival_was_to_choose_so() -> None:
    """Carla has spied A: an honest one takes it only where it holds the most she has seen."""
    state = dealt(*SPYING, *POURING, Leave(), Choose(A))
    exploiter = GlassExploiter(Honest())
    rng = Random(1)
    likely: list[float] = []
    unlikely: list[float] = []
    for _ in range(40):
        world = PoisonedGlass.imagined(state.view(BEN), rng)
        (before, _) = moments(world, BEN)[-1]
        known = [sum(d.card or 0 for d in glass.cards) for glass in before.view(CARLA).glasses]
        weight = exploiter.likelihood(world, BEN)
        (likely if known[A] == max(known) else unlikely).append(weight)
    assert max(likely) > max(unlikely)


def test_it_is_told_the_next_choice() -> None:
    state = dealt(*SPYING, *POURING, Leave())
    exploiter = GlassExploiter(Honest())
    assert exploiter.choice(state, CARLA, Random(1)) == A, "she has seen the 6"


def test_the_exploiter_sits_down_by_the_name_of_whom_it_knows() -> None:
    bot = find_bot("poisoned-glass", f"against:{__file__}:Honest")()
    assert isinstance(bot, GlassExploiter)
    for state in (dealt(*SPYING), dealt(*SPYING, *POURING, Leave(), Choose(A))):
        every = judged(bot, state)
        assert {*every} == {*state.moves(state.to_act()[0])}
        assert sum(each.weight for each in every.values()) == pytest.approx(1)


@pytest.mark.soak
def test_whoever_knows_a_taster_beats_it() -> None:
    """The full run in docs/bots.md has the margins; here the order must show."""
    setup = PoisonedGlassSetup(seats=2)
    entrants = ("against:hard", "hard")
    shares = [r for rows in contest("poisoned-glass", setup, entrants, 100, seed=1) for r in rows]
    assert sum(row[0] for row in shares) > 50


def test_a_heart_more_is_most_of_a_win_among_four() -> None:
    """There is a round or two more, and no time to win it back."""
    state = PoisonedGlass.start(PoisonedGlassSetup(seats=4))
    view = play(state, state.to_act()[0], Lot(ANNE)).view(ANNE)
    assert Sommelier.expert().worth(view, (3, 2, 2, 2)) > 2 / 3


def test_whoever_is_wesley_next_hopes_for_less() -> None:
    state = PoisonedGlass.start(PoisonedGlassSetup(seats=4))
    state = play(state, state.to_act()[0], Lot(ANNE))
    worths = [Sommelier.expert().worth(state.view(seat), (2, 2, 2, 2)) for seat in range(4)]
    assert sum(worths) == pytest.approx(1)
    assert min(worths) == worths[BEN]


def test_a_game_that_is_over_is_won_by_the_most_hearts() -> None:
    state = PoisonedGlass.start(PoisonedGlassSetup(seats=3))
    view = play(state, state.to_act()[0], Lot(ANNE)).view(ANNE)
    assert Sommelier.expert().worth(view, (2, 0, 2)) == 1 / 2
