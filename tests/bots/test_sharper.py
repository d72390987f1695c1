"""The expert of Wits & Wagers, and its exploiter: what they make of others' guesses."""

from random import Random

import pytest
from msgspec.structs import replace
from test_bettor import TREES, asking, choose, on_the_mat, rich

from witsend.bots.wits_and_wagers import Bettor, asked
from witsend.bots.wits_expert import Sharper, WagerExploiter, guessing, laid, written
from witsend.game import CHANCE, play
from witsend.games.wits_and_wagers import Bet, Guess, Hunch, Lock, Wager, Wonder

HARD, EXPERT = Bettor.hard(), Sharper()
KNOWING = WagerExploiter(rival=HARD)


def test_it_knows_no_more_than_hard() -> None:
    assert choose(EXPERT, asking()) == Wonder("hard")


def test_it_writes_now_above_its_hunch_and_now_below() -> None:
    state = play(play(asking(), 0, Wonder("hard")), CHANCE, Hunch(0, "600"))
    judged = EXPERT.judge(state.view(0), state.moves(0), Random(1), 1.0)
    often = {
        float(each.move.number): each.weight for each in judged if isinstance(each.move, Guess)
    }
    assert sum(often.values()) == pytest.approx(1)
    assert min(often) < 600 < max(often)
    assert max(often.values()) < 0.2, "none is more likely than the others"
    years = replace(state.view(0), card=replace(asked(state.view(0)), display="year"), hunch="1990")
    assert {each.number for each in EXPERT.guesses(years, "1990") if isinstance(each, Guess)} == {
        "1990", "1980", "1960", "1939", "1919",
    }  # fmt: skip


def test_one_guess_far_off_misleads_it_less_than_hard() -> None:
    view = on_the_mat("500", "500", "50", "520")
    assert view.mat[1].number == "50"
    shifts = [
        bot.chances(view)[1] / bot.chances(on_the_mat("500", "500", "300", "520"))[1]
        for bot in (HARD, EXPERT)
    ]
    assert shifts[0] > shifts[1]


def test_guesses_that_agree_weigh_more_than_one() -> None:
    alone = EXPERT.chances(on_the_mat("500", "500", "2000", "5"))
    agreed = EXPERT.chances(on_the_mat("500", "500", "2000", "2000"))
    assert agreed[-1] > alone[-1]


def test_it_works_out_what_others_will_bet_on_the_last_question() -> None:
    view = rich(on_the_mat("500", "500", "300", "800", questions=3), 1000, 1000, 1000)
    assert EXPERT.expected(view, 1) == laid(HARD, view, 1, "300")
    assert EXPERT.expected(replace(view, bets=((), (Wager(2, 500),), ())), 1) == (Wager(2, 500),)
    earlier = replace(view, round=2)
    assert EXPERT.expected(earlier, 1) == HARD.expected(earlier, 1)
    silent = replace(view, mat=tuple(replace(slot, seats=()) for slot in view.mat))
    assert EXPERT.expected(silent, 1) == HARD.expected(silent, 1), "nothing was written"


def test_an_exploiter_knows_what_a_rival_thought_when_it_wrote() -> None:
    view = on_the_mat("500", "500", "300", "800")
    assert KNOWING.level_of(view, 1) == "hard"
    hunch = next(
        number
        for number in map(str, range(300, 500))
        if KNOWING.would_write(view, 1, number) == {"300": 1.0}
    )
    thought, spread = KNOWING.thought(view, 1, 5.0)
    assert thought > 5.0, "more than it wrote"
    of_expert = WagerExploiter(rival=EXPERT).thought(view, 1, 5.0)
    assert of_expert[1] > spread, "who writes now this and now that is known less well"
    assert float(hunch) > 300
    cold = on_the_mat("-20", "-20", "-30", "-10", question=replace(TREES, negative=True, low="-90"))
    assert KNOWING.thought(cold, 1, 2.5)[0] == 2.5, "these are written as they are thought"


def test_an_exploiter_asks_by_the_judge_alone() -> None:
    view = on_the_mat("500", "500", "300", "800")
    asked = guessing(view, 1, None)
    assert (asked.seat, asked.phase, asked.hunch, asked.mat) == (1, "guessing", None, ())
    bets = laid(HARD, view, 1, "300")
    assert len(bets) == 2
    assert written(view, 1) == "300"
    assert KNOWING.expected(view, 1) == bets


def test_an_exploiter_bets_on_what_it_knows_and_plays_whole_questions() -> None:
    view = on_the_mat("500", "500", "300", "800")
    judged = KNOWING.judge(view, [Lock()], Random(0), 1.0)
    best = max(judged, key=lambda each: each.weight).move
    assert isinstance(best, Bet)
    state = play(play(asking(), 0, Wonder("hard")), CHANCE, Hunch(0, "600"))
    lie, honest = choose(KNOWING, state), choose(HARD, state)
    assert isinstance(lie, Guess)
    assert isinstance(honest, Guess)
    assert float(lie.number) < float(honest.number)
    assert sum(each.weight for each in judged) == pytest.approx(1)
