"""The bot of Wits & Wagers: what it makes of the mat, and that betting well pays."""

from collections.abc import Callable
from random import Random
from time import process_time
from typing import Any

import pytest
from msgspec.structs import replace

from betting import Loyal
from witsend.bots import BOTS, Bot
from witsend.bots.arena import play_bots, seating
from witsend.bots.wits_and_wagers import Bettor, asked, positions
from witsend.content.packs import Question
from witsend.content.text import Text
from witsend.game import CHANCE, Move, play
from witsend.games.wits_and_wagers import (
    Ask,
    Bet,
    Guess,
    Hunch,
    Lock,
    Next,
    QuestionCard,
    Wager,
    WitsAndWagers,
    WitsAndWagersSetup,
    WitsAndWagersView,
    Wonder,
)
from witsend.games.wits_and_wagers.mat import Bets

TREES = Question(id="trees", text=Text(en="How many trees?"), answer="500", low="1", high="10000")
YEAR = replace(TREES, display="year", answer="1900", low="1000", high="2000")
COLD = replace(TREES, negative=True, answer="-20", low="-100", high="100")
HARD = Bettor.hard()


def asking(question: Question = TREES, **setup: Any) -> WitsAndWagers:
    start = WitsAndWagers.start(WitsAndWagersSetup(**{"seats": 3, **setup}))
    return play(start, CHANCE, Ask("house", question))


def on_the_mat(hunch: str, *guesses: str, question: Question = TREES, **setup: Any) -> Any:
    """What seat 0 sees after its hunch and these guesses, the first of them its own."""
    state = asking(question, seats=len(guesses), **setup)
    state = play(play(state, 0, Wonder("hard")), CHANCE, Hunch(0, hunch))
    for seat, guess in enumerate(guesses):
        state = play(play(state, seat, Guess(guess)), seat, Lock())
    return state.view(0)


def choose(bot: Bettor, state: WitsAndWagers) -> Move:
    return bot.choose(state.view(0), state.moves(0), Random(1), 1)


def best_bets(bot: Bettor, view: WitsAndWagersView) -> Bets:
    return bot.bets(view, 0, bot.chances(view), bot.banks_after(view, 0))


def test_it_wonders_writes_locks_bets_and_goes_on() -> None:
    state = asking()
    assert choose(HARD, state) == Wonder("hard")
    state = play(play(state, 0, Wonder("hard")), CHANCE, Hunch(0, "600"))
    guess = choose(HARD, state)
    assert isinstance(guess, Guess)
    assert 400 < float(guess.number) < 600, "a little below what it believes"
    assert choose(Bettor.middle(), state) == Guess("600")
    state = play(state, 0, guess)
    assert choose(HARD, state) == Lock()
    for seat in range(3):
        state = play(state, seat, Lock())
    for chips in (1, 2):
        bet = choose(HARD, state)
        assert isinstance(bet, Bet)
        assert len(bet.bets) == chips, "wager chips cost nothing, and are laid one by one"
        assert bet.bets[: chips - 1] == state.bets[0], "what lies stays"
        state = play(state, 0, bet)
    assert choose(HARD, state) == Lock()
    for seat in range(3):
        state = play(state, seat, Lock())
    assert choose(HARD, state) == Next()


def test_it_writes_years_and_numbers_below_zero_as_they_are_written() -> None:
    for question, hunch in ((YEAR, "1900"), (COLD, "-20")):
        state = play(play(asking(question), 0, Wonder("hard")), CHANCE, Hunch(0, hunch))
        guess = choose(HARD, state)
        assert isinstance(guess, Guess)
        assert state.why_not(0, guess) is None
        assert "." not in guess.number
        assert float(guess.number) <= float(hunch)


def test_the_chances_of_the_slots_follow_its_hunch() -> None:
    chances = HARD.chances(on_the_mat("600", "600", "100", "5000"))
    assert sum(chances) == pytest.approx(1)
    assert max(chances) == chances[1] or max(chances) == chances[2]
    low = HARD.chances(on_the_mat("20", "20", "100", "5000"))
    assert low[0] + low[1] > chances[0] + chances[1]


def test_the_others_guesses_are_evidence_for_whoever_trusts_them() -> None:
    alone = on_the_mat("600", "600", "90", "100", "110", "120")
    believes, doubts = HARD.chances(alone), Bettor.easy().chances(alone)
    assert doubts[5] > believes[5]
    assert sum(believes[:5]) > sum(doubts[:5])


@pytest.mark.parametrize(
    ("question", "numbers"),
    [(YEAR, ("1900", "1850", "1950")), (COLD, ("-20", "-60", "30")), (COLD, ("5", "5", "5"))],
)
def test_it_has_a_scale_for_every_kind_of_number(
    question: Question, numbers: tuple[str, ...]
) -> None:
    view = on_the_mat(numbers[0], *numbers, question=question)
    assert sum(HARD.chances(view)) == pytest.approx(1)
    assert positions(QuestionCard.of(TREES), ["0", "1"])[0] < 0


def test_without_a_hunch_or_a_guess_it_goes_by_the_others() -> None:
    state = asking()
    for seat in (1, 2):
        state = play(play(state, seat, Guess(str(100 * seat))), seat, Lock())
    view = play(state, 0, Lock()).view(0)
    assert sum(HARD.chances(view)) == pytest.approx(1)
    assert sum(Bettor.easy().chances(view)) == pytest.approx(1), "also who trusts nobody"


def rich(view: Any, *banks: int, round: int = 3) -> WitsAndWagersView:  # noqa: A002 - a field
    richer: WitsAndWagersView = replace(view, banks=banks, round=round)
    return richer


def test_it_lays_money_where_it_is_sure_and_less_where_it_is_not() -> None:
    sure = rich(on_the_mat("5000", "500", "1", "100000"), 2000, 0, 0)
    unsure = rich(on_the_mat("500", "500", "450", "520", "560", "620"), 2000, 0, 0, 0, 0)
    laid = [sum(bet.chips for bet in best_bets(HARD, view)) for view in (sure, unsure)]
    assert laid[0] > laid[1]
    assert max(best_bets(HARD, sure), key=lambda bet: bet.chips).slot == 2
    timid = best_bets(Bettor.easy(), sure)
    assert sum(bet.chips for bet in timid) <= 500, "nerve"


def test_with_the_last_question_the_leader_protects_and_who_is_behind_does_not() -> None:
    view = on_the_mat("500", "500", "300", "800", questions=3)
    ahead = best_bets(HARD, rich(view, 9000, 1000, 1000))
    behind = best_bets(HARD, rich(view, 1000, 9000, 1000))
    assert sum(bet.chips for bet in ahead) < 9000 / 2
    assert sum(bet.chips for bet in behind) == 1000


def test_it_reckons_with_the_bets_that_lie_open() -> None:
    view = rich(on_the_mat("500", "500", "300", "800", questions=3), 1000, 1000, 1000)
    placed = replace(view, bets=((), (Wager(1, 1000),), ()))
    assert max(HARD.banks_after(placed, 0)[1]) == 1000 + 3 * 1100 + 300
    assert max(HARD.banks_after(placed, 0)[2]) == 500, "what is laid elsewhere is lost"
    assert max(HARD.banks_after(view, 0)[1]) == 1000 + 3 * 700 + 300, "half, on the own"


def test_a_view_without_a_question_is_no_place_to_bet() -> None:
    start = WitsAndWagers.start(WitsAndWagersSetup(seats=3))
    with pytest.raises(ValueError, match="no question"):
        asked(start.view(0))


def wins(make: Callable[[], Bot], rival: Callable[[], Bot], seats: int, games: int) -> float:
    won = 0.0
    for number in range(games):
        order = seating(seats, 1, number)
        bots = [make() if who == 0 else rival() for who in order]
        start = WitsAndWagers.start(WitsAndWagersSetup(seats=seats))
        winners = play_bots(start, bots, f"bettor/{number}").winners
        won += (order.index(0) in winners) / len(winners)
    return won


@pytest.mark.soak
def test_with_equal_hunches_betting_well_beats_backing_oneself() -> None:
    assert wins(lambda: replace(HARD, lows=(0.0,)), lambda: Loyal(0.5), seats=4, games=200) >= 100


@pytest.mark.soak
@pytest.mark.parametrize(
    ("strong", "weak"), [("hard", "middle"), ("middle", "easy"), ("easy", "uniform")]
)
def test_harder_wins_more(strong: str, weak: str) -> None:
    bots = BOTS["wits-and-wagers"]
    assert wins(bots[strong], bots[weak], seats=3, games=150) >= 68


def test_it_is_quick() -> None:
    view = rich(on_the_mat("40", *(str(10 * n) for n in range(1, 8))), *(3000,) * 7)
    before = process_time()
    for _ in range(10):
        best_bets(HARD, view)
    assert (process_time() - before) / 10 < 0.1
