"""The rulebook, clause by clause: docs/rules/wits-and-wagers.md. Chance is dictated."""

from decimal import Decimal
from itertools import permutations
from random import Random
from typing import Any, get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import json
from msgspec.structs import replace

from whole_games import whole_games
from witsend.content.packs import PACKS, Category, Pack, Question
from witsend.content.text import Text
from witsend.game import (
    CHANCE,
    HOUSE,
    Clock,
    GameOver,
    Move,
    NotAMove,
    NotYourTurn,
    Refusal,
    Seat,
    play,
)
from witsend.games.wits_and_wagers import (
    Ask,
    BelowZero,
    Bet,
    BetsAreClosed,
    Close,
    ClosesAlready,
    Guess,
    GuessesAreIn,
    GuessesFirst,
    HasHunch,
    Hunch,
    Lock,
    LockedAlready,
    Next,
    NoSuchSlot,
    NotAHunch,
    NotAnAsk,
    NotANumber,
    NotChips,
    NothingToSkip,
    NotLocked,
    OverBank,
    Payout,
    QuestionCard,
    Skip,
    Slot,
    TimeUp,
    TooLong,
    TooManyBets,
    Unlock,
    Wager,
    WholeTime,
    WitsAndWagers,
    WitsAndWagersSetup,
    WitsAndWagersView,
    Wonder,
)
from witsend.games.wits_and_wagers.game import TIMED
from witsend.games.wits_and_wagers.hunches import AT_HOME, at_home, doubt, hunch
from witsend.games.wits_and_wagers.mat import exact, in_chips, laid_out, winning
from witsend.games.wits_and_wagers.moves import some_guesses
from witsend.games.wits_and_wagers.news import (
    Answered,
    Asked,
    Guessed,
    HadHunch,
    LockedIn,
    MostMoney,
    NobodyGuesses,
    PaidOut,
    Placed,
    Sorted,
    Unlocked,
    Voided,
    WentOn,
)
from witsend.laws import LAWS, uphold, walk

NAMES = ("Ann", "Bob", "Cy", "Dot", "Eve", "Fay", "Gus")
BEES = Question(
    id="bees",
    text=Text(en="How many eyes has a bee?", fr="Combien d'yeux a une abeille ?"),
    answer="5",
    unit=Text(en="eyes"),
    category="animals",
    low="2",
    high="1000",
    source="Any book of bees",
    remark=Text(en="Two large ones, three small."),
)
MOON = replace(
    BEES, id="moon", text=Text(en="When did people first walk on the Moon?"), answer="1969"
)
MOON = replace(MOON, display="year", unit=Text(), category="space")
COLD = replace(
    BEES, id="cold", text=Text(en="At what temperature does mercury melt?"), answer="-38.8"
)
COLD = replace(COLD, negative=True, low="-200", high="200", category="science")


def played(state: WitsAndWagers, *moves: tuple[Seat, Move]) -> WitsAndWagers:
    for seat, move in moves:
        state = play(state, seat, move)
    return state


def asked(question: Question = BEES, answer: str | None = None, **setup: Any) -> WitsAndWagers:
    """The first question has just been read."""
    start = WitsAndWagers.start(WitsAndWagersSetup(**{"seats": 3, **setup}))
    return again(start, replace(question, answer=answer or question.answer))


def again(state: WitsAndWagers, question: Question = BEES) -> WitsAndWagers:
    return played(state, (CHANCE, Ask("house", question)))


def all_lock(state: WitsAndWagers) -> WitsAndWagers:
    for seat in state.to_act():
        state = play(state, seat, state.default_move(seat))
    return state


def guessed(state: WitsAndWagers, *guesses: str | None) -> WitsAndWagers:
    """These guesses, and they lie on the mat."""
    moves = [(seat, Guess(guess)) for seat, guess in enumerate(guesses) if guess is not None]
    return all_lock(played(state, *moves))


def bet(state: WitsAndWagers, **bets: tuple[Wager, ...]) -> WitsAndWagers:
    """These bets by seat, and the answer is out: bet(state, s0=(Wager(1),))."""
    return all_lock(played(state, *((int(who[1:]), Bet(laid)) for who, laid in bets.items())))


def banked(state: WitsAndWagers, *banks: int) -> WitsAndWagers:
    return replace(state, banks=banks)


def odds(mat: tuple[Slot, ...]) -> list[int]:
    return [slot.odds for slot in mat]


# The clauses


def test_clause_1_three_to_seven_seats_of_up_to_three_people() -> None:
    """Rulings WW-1 and WW-16."""
    assert WitsAndWagers.seats == range(3, 8)
    assert WitsAndWagers.people == 3
    for seats in (2, 8):
        with pytest.raises(ValueError, match="seats"):
            WitsAndWagersSetup(seats=seats)


def test_clause_2_every_bank_starts_empty_and_wager_chips_are_no_money() -> None:
    """Ruling WW-6."""
    state = guessed(asked(answer="9"), "10", "20", "30")
    assert state.banks == (0, 0, 0)
    after = bet(state, s0=(Wager(1), Wager(2)))
    assert after.banks == (0, 0, 0), "losing both wager chips costs nothing"


def test_clause_3_seven_questions_or_as_many_as_the_setup_says() -> None:
    """Ruling WW-20: they are dealt by chance, and every seat guesses and bets on each."""
    usual = WitsAndWagersSetup(seats=3)
    for questions, setup in ((7, usual), (2, replace(usual, questions=2))):
        state = WitsAndWagers.start(setup)
        for number in range(1, questions + 1):
            assert state.result() is None
            state = bet(guessed(again(state), "1", "2", "3"))
            assert (state.round, len(state.history)) == (number, number)
            state = state if state.phase == "over" else all_lock(state)
        assert state.result()


def small_pack(count: int) -> Pack:
    questions = tuple(replace(BEES, id=str(number)) for number in range(count))
    return Pack(name="club", title=Text(en="Club"), questions=questions)


@pytest.fixture
def club(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "witsend.games.wits_and_wagers.setup.PACKS",
        {"club": small_pack(20), "house": PACKS["house"]},
    )


@pytest.mark.usefixtures("club")
def test_clause_3_no_question_twice_until_the_deck_is_through_also_in_the_next_game() -> None:
    setup = WitsAndWagersSetup(seats=3, questions=7, packs=("club",))
    rng, seen = Random(), list[str]()
    for _ in range(2):
        state = walk(WitsAndWagers.start(setup), rng).states[-1]
        assert isinstance(state, WitsAndWagers)
        seen += state.asked
        setup = state.rematch()
    assert len(seen) == len(set(seen)) >= 14
    assert set(setup.asked) == set(seen)
    # Six are left, and then it begins again, without those of this game.
    left = {f"club/{number}" for number in range(20)} - set(seen)
    state = WitsAndWagers.start(setup)
    drawn = []
    for _ in range(7):
        ask = state.draw(rng)
        assert isinstance(ask, Ask)
        drawn.append(f"{ask.pack}/{ask.question.id}")
        state = replace(state, asked=(*state.asked, drawn[-1]))
    assert set(drawn[: len(left)]) == left
    assert len(set(drawn)) == 7
    assert state.rematch().asked == tuple(drawn), "the deck was through: it begins with these"


@pytest.mark.usefixtures("club")
def test_clause_3_a_pack_that_is_gone_gives_way_to_the_house_deck() -> None:
    setup = WitsAndWagersSetup(seats=3, packs=("lost",))
    assert setup.objection() == "packs: there is no pack 'lost'; there are club, house."
    assert WitsAndWagersSetup(seats=3, packs=("club",)).objection() is None
    state = WitsAndWagers.start(setup)
    ask = state.draw(Random())
    assert isinstance(ask, Ask)
    assert ask.question in PACKS["house"].questions
    both = WitsAndWagers.start(WitsAndWagersSetup(seats=3, packs=("lost", "club")))
    assert len(both.setup.deck()) == 20
    few = replace(both, asked=tuple(both.setup.deck()))
    assert isinstance(few.draw(Random()), Ask), (
        "where nobody guesses at the last one, it comes again"
    )


def test_clause_3_a_deck_with_fewer_questions_makes_a_shorter_game(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Ruling WW-21: and what is skipped has no other in its place."""
    packs = {"club": small_pack(3)}
    monkeypatch.setattr("witsend.games.wits_and_wagers.setup.PACKS", packs)
    rng = Random()
    state = WitsAndWagers.start(WitsAndWagersSetup(seats=3, packs=("club",)))
    first = play(state, CHANCE, state.draw(rng))
    assert (first.view(0).questions, first.questions, first.spare) == (3, 3, False)
    state = all_lock(bet(guessed(first, "1", "2", "3")))
    state = play(state, CHANCE, state.draw(rng))
    skipped = play(state, HOUSE, Skip(2))
    third = play(skipped, CHANCE, skipped.draw(rng))
    assert (third.round, third.view(None).questions) == (2, 2)
    assert len(set(third.asked)) == 3
    assert bet(guessed(third, "1", "2", "3")).result()
    ended = play(third, HOUSE, Skip(3)).result()
    assert ended
    assert isinstance(ended.ending, MostMoney)
    assert json.encode(Ask("club", BEES)) == json.encode(
        {"type": "ask", "pack": "club", "question": BEES}
    )


def test_clause_3_a_table_is_asked_about_what_it_chose() -> None:
    """Ruling WW-22."""
    setup = WitsAndWagersSetup(seats=3, categories=("music", "food"), difficulties=("easy",))
    assert setup.objection() is None
    chosen = [question for _, question in setup.deck().values()]
    assert {question.category for question in chosen} == {"music", "food"}
    assert {question.difficulty for question in chosen} == {"easy"}
    assert len(setup.wanted("club", small_pack(20).questions)) == 20, (
        "it has nothing to choose from"
    )
    mixed = (BEES, replace(BEES, id="moon", category="space"))
    assert setup.wanted("club", mixed) == ()


def test_clause_3_what_people_have_guessed_outweighs_the_estimate() -> None:
    """Ruling WW-22. Which questions are easy, no host can say."""
    easy = WitsAndWagersSetup(seats=3, difficulties=("easy",))
    assert easy.measures
    assert not WitsAndWagersSetup(seats=3).measures
    first, *others = easy.deck()
    measured = easy.with_measured({first: "hard"})
    assert list(measured.deck()) == others
    assert measured.objection() == (
        "measured: difficulty is measured by the server, and by nobody else."
    )
    assert first in replace(measured, difficulties=("hard",)).deck()


def test_clause_3_a_choice_that_leaves_no_question_is_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Ruling WW-22; and if the pack has changed since, it is asked all the same."""
    mixed = replace(small_pack(1), questions=(BEES, replace(BEES, id="moon", category="space")))
    monkeypatch.setattr("witsend.games.wits_and_wagers.setup.PACKS", {"club": mixed})
    setup = WitsAndWagersSetup(seats=3, packs=("club",), categories=("music",))
    assert setup.objection() == (
        "categories: these packs have no question of that kind and difficulty."
    )
    assert isinstance(WitsAndWagers.start(setup).draw(Random()), Ask)


def test_clause_4_a_guess_is_one_number_that_can_be_written_anew() -> None:
    state = played(asked(), (0, Guess("12")), (0, Guess("3.50")))
    assert state.guesses == ("3.5", None, None)
    assert state.to_act() == (0, 1, 2), "nobody is done"


def test_clause_4_without_a_guess_one_may_bet_but_has_no_place_and_no_bonus() -> None:
    """Ruling WW-2."""
    state = guessed(asked(), "5", None, "7")
    assert [slot.seats for slot in state.mat()] == [(), (0,), (2,)]
    after = bet(state, s1=(Wager(1), Wager(1)))
    assert after.banks == (300, 600, 0)


@pytest.mark.parametrize(
    "number",
    [
        *("", " ", "abc", "NaN", "nan", "inf", "-inf", "Infinity", "1e400", "1E5", "0x10", "1/2"),
        *("1,000", "1 000", "+5", "--5", ".5", "5.", "1.2.3", "٣", "5\n", "1_000", "5 eyes"),
    ],
)
def test_clause_4_what_is_no_plain_number_is_refused(number: str) -> None:
    assert asked().why_not(0, Guess(number)) == NotANumber()


@pytest.mark.parametrize("number", ["1" * 16, "0.1234567", "9" * 5_000, "1." + "0" * 400 + "1"])
def test_clause_4_a_number_that_is_too_long_is_refused(number: str) -> None:
    refusal = asked().why_not(0, Guess(number))
    assert refusal in (TooLong(15, 6), NotANumber())
    assert str(TooLong(15, 6)) == "A guess has 15 figures at most, and 6 more after the point."


def test_clause_4_the_longest_and_the_smallest_number_are_exact() -> None:
    for number in ("9" * 15 + ".999999", "0.000001", "0"):
        assert played(asked(), (0, Guess(number))).guesses[0] == number


def test_clause_4_below_zero_only_where_the_answer_could_be() -> None:
    assert asked().why_not(0, Guess("-1")) == BelowZero()
    assert asked().why_not(0, Guess("-0")) is None
    assert played(asked(COLD), (0, Guess("-40"))).guesses[0] == "-40"
    assert played(asked(COLD), (0, Guess("-0.0"))).guesses[0] == "0"


@pytest.mark.parametrize("move", [Guess(5), Guess(None), Guess(float("nan")), Bet((5,)), Bet(None)])  # type: ignore[arg-type]  # the mistakes
def test_clause_4_what_is_made_of_the_wrong_stuff_is_no_move(move: Move) -> None:
    assert asked().why_not(0, move) == NotAMove()


@given(st.text(max_size=60) | st.floats().map(str) | st.decimals().map(str))
def test_clause_4_whatever_is_written_is_taken_exactly_or_refused(text: str) -> None:
    state = asked(COLD)
    if state.why_not(0, Guess(text)) is None:
        kept = played(state, (0, Guess(text))).guesses[0]
        assert kept is not None
        assert Decimal(kept) == Decimal(text)
        assert exact(kept) == kept


@pytest.mark.parametrize(
    ("unique", "pays"),
    [
        (1, [2]),
        (2, [3, 3]),
        (3, [3, 2, 3]),
        (4, [4, 3, 3, 4]),
        (5, [4, 3, 2, 3, 4]),
        (6, [5, 4, 3, 3, 4, 5]),
        (7, [5, 4, 3, 2, 3, 4, 5]),
    ],
)
def test_clause_5_what_the_slots_pay(unique: int, pays: list[int]) -> None:
    """Ruling WW-18."""
    guesses = [str(10 * (number % unique + 1)) for number in range(7)]
    state = guessed(asked(seats=7), *guesses)
    assert odds(state.mat()) == [6, *pays]
    assert state.mat()[0] == Slot(6, None, ())


def test_clause_5_guesses_are_sorted_by_value_and_equal_ones_share_a_slot() -> None:
    """Ruling WW-8."""
    state = guessed(asked(seats=4), "100", "9", "9.0", "20")
    assert state.mat() == (
        Slot(6, None, ()),
        Slot(3, "9", (1, 2)),
        Slot(2, "20", (3,)),
        Slot(3, "100", (0,)),
    )


@pytest.mark.parametrize(
    ("guesses", "sorted_"),
    [
        ("12 15 9 30 20", {"9": 4, "12": 3, "15": 2, "20": 3, "30": 4}),
        (
            "100 250 300 400 500 900",
            {"100": 5, "250": 4, "300": 3, "400": 3, "500": 4, "900": 5},
        ),
        ("10 10 20 30", {"10": 3, "20": 2, "30": 3}),
    ],
)
def test_clause_5_the_examples_of_the_rules(guesses: str, sorted_: dict[str, int]) -> None:
    """The print: the middle of an odd number lies at 2:1, which an even number leaves open."""
    smaller, *mat = laid_out(guesses.split())
    assert smaller == Slot(6, None, ())
    assert {slot.number: slot.odds for slot in mat} == sorted_
    assert [slot.number for slot in mat] == list(sorted_)


def test_clause_5_numbers_below_zero_come_first() -> None:
    state = guessed(asked(COLD), "-5", "-50", "3")
    assert [slot.number for slot in state.mat()] == [None, "-50", "-5", "3"]


def test_clause_6_two_wager_chips_on_one_slot_or_on_two_with_money_under_each() -> None:
    """Ruling WW-5."""
    state = banked(guessed(asked(), "1", "2", "3"), 1000, 0, 0)
    for bets in (
        (),
        (Wager(0),),
        (Wager(2), Wager(2)),
        (Wager(0, 300), Wager(3, 700)),
        (Wager(1, 1000), Wager(1)),
    ):
        assert played(state, (0, Bet(bets))).bets == (bets, (), ())


@pytest.mark.parametrize(
    ("bets", "refusal"),
    [
        ((Wager(1),) * 3, TooManyBets(2)),
        ((Wager(4),), NoSuchSlot(3)),
        ((Wager(-1),), NoSuchSlot(3)),
        ((Wager(1, 50),), NotChips(100)),
        ((Wager(1, -100),), NotChips(100)),
        ((Wager(1, 1100),), OverBank(1000)),
        ((Wager(1, 600), Wager(2, 500)), OverBank(1000)),
        ((Wager(1, 10**30),), OverBank(1000)),
        ((Wager(10**30),), NoSuchSlot(3)),
    ],
)
def test_clause_6_bets_that_are_refused(bets: tuple[Wager, ...], refusal: Refusal) -> None:
    """Ruling WW-7."""
    state = banked(guessed(asked(), "1", "2", "3"), 1000, 0, 0)
    assert state.why_not(0, Bet(bets)) == refusal


def test_clause_6_bets_may_be_moved_until_the_time_is_up_and_not_after() -> None:
    state = played(guessed(asked(), "1", "2", "3"), (0, Bet((Wager(1),))), (0, Bet((Wager(2),))))
    assert state.bets[0] == (Wager(2),)
    assert played(state, (0, Bet(()))).bets[0] == ()
    shown = all_lock(state)
    assert shown.why_not(0, Bet((Wager(3),))) == BetsAreClosed()
    assert shown.why_not(0, Guess("5")) == GuessesAreIn()


def test_clause_6_there_is_nothing_to_bet_on_before_the_guesses_are_out() -> None:
    assert asked().why_not(0, Bet((Wager(1),))) == GuessesFirst()


def test_clause_6_chips_not_placed_may_go_on_ones_own_guess() -> None:
    """Ruling WW-4."""
    state = guessed(asked(auto_place="own-guess"), "5", None, "7")
    after = bet(state, s0=(Wager(2),), s1=(Wager(1),))
    assert after.bets == ((Wager(2), Wager(1)), (Wager(1),), (Wager(2), Wager(2)))
    assert after.banks == (600, 300, 0)
    none = bet(guessed(asked(), "5", None, "7"), s0=(Wager(2),))
    assert none.bets == ((Wager(2),), (), ())


@pytest.mark.parametrize(
    ("guesses", "answer", "wins"),
    [
        (("10", "12", "15"), "14", "12"),
        (("1995", "2004", "2010"), "2008", "2004"),
        (("389", "400", "500"), "380", None),
        (("10", "20", "30"), "10", "10"),
        (("10", "20", "30"), "9.999", None),
        (("10", "20", "30"), "1000000", "30"),
        (("10", "20", "30"), "20.0", "20"),
        (("-50", "-40", "-30"), "-38.8", "-40"),
    ],
)
def test_clause_7_the_largest_guess_that_is_not_over_wins(
    guesses: tuple[str, ...], answer: str, wins: str | None
) -> None:
    mat = laid_out(guesses)
    assert mat[winning(mat, answer)].number == wins


@pytest.mark.parametrize(
    ("odds_", "stake", "won"), [(2, 100, 200), (3, 100, 300), (4, 200, 800), (5, 800, 4000)]
)
def test_clause_8_the_printed_odds(odds_: int, stake: int, won: int) -> None:
    guesses = [str(number) for number in range(10, 80, 10)]
    state = guessed(asked(answer="1", seats=7), *guesses)
    slot = odds(state.mat()).index(odds_)
    number = state.mat()[slot].number
    assert number
    right = replace(state, question=replace(BEES, answer=number))
    bettor = (slot + 1) % 7  # someone else's guess, so no bonus
    rich = banked(right, *(stake - 100 if seat == bettor else 0 for seat in range(7)))
    after = bet(rich, **{f"s{bettor}": (Wager(slot, stake - 100),)})
    assert after.outcome
    assert after.outcome.payouts[bettor] == Payout(won, 0, 0, stake - 100 + won)


def test_clause_8_the_printed_odds_of_smaller_than_all() -> None:
    state = banked(guessed(asked(answer="1"), "10", "20", "30"), 100, 0, 0)
    after = bet(state, s0=(Wager(0, 100),))
    assert after.banks == (100 + 1200, 0, 0)


def test_clause_8_of_a_losing_bet_the_money_is_lost_and_the_wager_chip_is_not() -> None:
    """$500: $300 under a winning wager at 4:1, $200 under a losing one."""
    state = guessed(asked(answer="50", seats=5), "10", "20", "30", "40", "50")
    after = bet(banked(state, 500, 0, 0, 0, 0), s0=(Wager(5, 300), Wager(2, 200)))
    assert after.banks[0] == 500 - 200 + 1600 == 1900


def test_clause_8_all_in_on_smaller_than_all_seven_times_over() -> None:
    """Ruling WW-13."""
    state = WitsAndWagers.start(WitsAndWagersSetup(seats=3))
    banks = []
    while state.phase != "over":
        state = again(state if state.phase == "asking" else all_lock(state), BEES)
        state = guessed(state, "10", "20", "30")
        state = bet(state, s0=(Wager(0, state.banks[0]), Wager(0)))
        banks.append(state.banks[0])
    assert banks == [1_200, 9_600, 68_400, 480_000, 3_361_200, 23_529_600, 164_708_400]


def test_clause_8_no_amount_can_grow_beyond_what_a_browser_counts_exactly() -> None:
    most = 0
    for _ in range(15):
        most = 7 * most + 1200  # nothing pays more than both chips and all money at 6:1
    assert most < 2**53
    with pytest.raises(ValueError, match="questions"):
        WitsAndWagersSetup(seats=3, questions=16)


def test_clause_9_the_winning_guess_earns_300_whatever_was_bet() -> None:
    """Ruling WW-12. Two wager chips on one's own winning guess at 3:1, in the first round."""
    state = guessed(asked(answer="15"), "10", "20", "30")
    assert bet(state, s0=(Wager(1), Wager(1))).banks == (900, 0, 0)
    assert bet(state, s0=(Wager(2), Wager(3))).banks == (300, 0, 0)


def test_clause_9_all_writers_of_the_winning_number_get_it() -> None:
    state = guessed(asked(answer="15", seats=4), "10", "10", "20", "30")
    assert odds(state.mat()) == [6, 3, 2, 3]
    assert bet(state).banks == (300, 300, 0, 0)


def test_clause_9_nobody_gets_it_if_all_guesses_were_too_high() -> None:
    assert bet(guessed(asked(answer="1"), "10", "20", "30")).banks == (0, 0, 0)


def ended(*banks: int, **setup: Any) -> WitsAndWagers:
    state = guessed(asked(answer="1", questions=1, **setup), "10", "20", "30")
    return bet(banked(state, *banks))


def test_clause_12_seven_questions_take_at_most_ten_minutes() -> None:
    setup = WitsAndWagersSetup(seats=7)
    seconds = {phase: setup.seconds(phase) or 0 for phase in TIMED}
    last = seconds["guessing"] + seconds["betting"]
    assert (setup.questions - 1) * sum(seconds.values()) + last <= 600


def test_clause_10_the_most_money_wins() -> None:
    result = ended(100, 500, 300).result()
    assert result
    assert (result.winners, result.scores) == ((1,), (100, 500, 300))
    assert result.ending == MostMoney((1,), 500, False)
    assert result.ending.sentence(NAMES) == "Bob wins with $500."


def test_clause_2_won_chips_are_white_red_and_black() -> None:
    """The print: "White Cardboard Chips are worth $100", red $500, black $2500."""
    assert in_chips(100) == {"white": 1}
    assert in_chips(500) == {"red": 1}
    assert in_chips(2500) == {"black": 1}
    assert in_chips(4900) == {"black": 1, "red": 4, "white": 4}
    assert in_chips(0) == {}


def winners(*banks: int, **setup: Any) -> tuple[int, ...]:
    result = ended(*banks, **setup).result()
    assert result
    return result.winners


def test_clause_10_a_tie_is_shared_where_nobody_has_said_who_is_younger() -> None:
    """Ruling WW-11."""
    result = ended(500, 500, 300).result()
    assert result
    assert result.winners == (0, 1)
    assert result.ending.sentence(NAMES) == "Ann and Bob share the win with $500 each."


def test_clause_10_a_tie_goes_to_the_tied_seat_with_the_youngest_player() -> None:
    """The print: in a tie the team with the youngest player wins. Ruling WW-11."""
    result = ended(500, 500, 300, youngest_first=(2, 1)).result()
    assert result
    assert result.winners == (1,)
    assert result.ending == MostMoney((1,), 500, True)
    assert result.ending.sentence(NAMES) == "Bob wins with $500: ties go to the youngest."
    by_age = {"youngest_first": (3, 1, 2)}
    assert winners(500, 500, 500, **by_age) == (2,)
    assert winners(500, 500, 300, **by_age) == (0,), "Cy is the youngest, and not in the tie"
    alone = ended(300, 500, 400, **by_age).result()
    assert alone
    assert alone.ending == MostMoney((1,), 500, False), "no tie"


@pytest.mark.parametrize(
    ("by_age", "winners", "said"),
    [
        ((3,), (2,), "Cy wins with $0. Ties go to the youngest."),
        ((), (0, 1, 2), "Ann, Bob and Cy share the win with $0."),
    ],
)
def test_clause_10_a_tie_where_nobody_guesses_any_more_says_why_it_was_won(
    by_age: tuple[int, ...], winners: tuple[int, ...], said: str
) -> None:
    """Rulings WW-3 and WW-11."""
    state = replace(ended(0, 0, 0, youngest_first=by_age), outcome=None, voids=3)
    result = state.result()
    assert result
    assert result.ending == NobodyGuesses(winners, 0, bool(by_age))
    assert result.ending.sentence(NAMES).endswith(f"the game ends as it stands: {said}")


def test_clause_10_a_seat_that_is_not_named_is_older_than_all_that_are() -> None:
    """Ruling WW-11: what the order does not settle is shared."""
    assert winners(500, 500, 300, youngest_first=(2,)) == (1,)
    assert winners(500, 500, 300, youngest_first=(3,)) == (0, 1)


def test_clause_10_a_table_may_always_share() -> None:
    """Ruling WW-11, the option."""
    assert winners(500, 500, 300, youngest_first=(2, 1), tiebreak="shared") == (0, 1)


def test_clause_10_an_order_of_youth_names_seats_of_the_table_once_each() -> None:
    with pytest.raises(ValueError, match="no seat 4"):
        WitsAndWagersSetup(seats=3, youngest_first=(1, 4))
    with pytest.raises(ValueError, match="named once"):
        WitsAndWagersSetup(seats=3, youngest_first=(1, 2, 1))


def test_clause_10_ages_are_said_at_the_table_where_people_are_known() -> None:
    setup = WitsAndWagersSetup(seats=3, questions=3, youngest_first=(1,))
    assert setup.with_ages((2, 0)).youngest_first == (3, 1)
    assert setup.with_ages((2, 0)).questions == 3
    assert setup.with_ages(()).youngest_first == ()


def test_clause_11_a_guess_is_known_to_its_own_seat_until_all_are_shown() -> None:
    state = played(asked(), (0, Guess("12345")), (0, Lock()))
    assert state.view(0).guess == "12345"
    for seat in (1, 2, None):
        assert b"12345" not in json.encode(state.view(seat))
        assert state.view(seat).locked == (True, False, False)
    shown = guessed(state, None, "7").view(None)
    assert [slot.number for slot in shown.mat] == [None, "7", "12345"]


@pytest.mark.parametrize("seat", [0, 1, None])
def test_clause_11_the_answer_its_source_and_remark_are_hidden_until_the_bets_are_closed(
    seat: Seat | None,
) -> None:
    secret = replace(BEES, answer="987654", low="111222", high="999888")
    state = asked(secret)
    for phase in (state, guessed(state, "1", "2", "3")):
        sent = json.encode(phase.view(seat))
        for hidden in (b"987654", b"111222", b"999888", b"Any book", b"Two large", b"bees"):
            assert hidden not in sent
    view = bet(guessed(state, "1", "2", "3")).view(seat)
    assert view.outcome
    assert view.outcome.answer == "987654"
    assert (view.outcome.source, view.outcome.remark) == (secret.source, secret.remark)
    after = all_lock(bet(guessed(state, "1", "2", "3"))).view(seat)
    assert (after.outcome, after.card) == (None, None)


def test_clause_4_a_question_says_of_which_day_its_answer_is() -> None:
    """Ruling WW-17."""
    view = asked(replace(BEES, kind="as_of", as_of="2026-01-02")).view(0)
    assert view.card
    assert view.card.as_of == "2026-01-02"


def test_clause_11_bets_are_open_unless_they_are_secret() -> None:
    """Ruling WW-9."""
    laid = (Wager(1), Wager(2))
    for secret in (False, True):
        state = played(guessed(asked(secret_bets=secret), "1", "2", "3"), (0, Bet(laid)))
        news = Placed(0, laid, (3, 2), ("1", "2"), "number")
        assert state.view(0).bets == (laid, (), ())
        assert state.view(0).news == (news,)
        for seat in (1, None):
            assert state.view(seat).bets == ((() if secret else laid), (), ())
            assert state.view(seat).news == (() if secret else (news,))
        assert all_lock(state).view(None).bets == (laid, (), ())


def test_clause_11_the_questions_of_earlier_games_are_not_sent_around() -> None:
    state = asked(asked=("house/long-ago",))
    assert b"long-ago" not in json.encode(state.view(0))


def test_clause_12_the_clock_of_each_phase() -> None:
    """Ruling WW-14."""
    state = asked(guess_time=20, bet_time=40, grace_seconds=3)
    clocks = [state.clock()]
    state = played(state, (0, Guess("5")), (0, Lock()))
    assert state.clock() == clocks[0], "a move buys no time"
    for _ in range(2):
        state = all_lock(state)
        clocks.append(state.clock())
    assert all_lock(state).clock() is None, "chance has its own time"
    seconds = [clock.seconds for clock in clocks if clock]
    assert seconds == [23, 49, 15]
    following = again(all_lock(state)).clock()
    assert following
    assert following.phase not in {clock.phase for clock in clocks if clock}


def test_clause_12_without_a_time_a_phase_takes_as_long_as_it_takes() -> None:
    state = asked(guess_time=0, bet_time=0)
    for _ in range(3):
        clock = state.clock()
        assert isinstance(clock, Clock)
        assert clock.seconds is None
        state = guessed(state, "1") if state.phase == "guessing" else all_lock(state)
    assert isinstance(bet(guessed(asked(guess_time=0), "1")).clock(), Clock)


def test_clause_12_a_question_that_takes_the_place_of_a_void_one_has_a_clock_of_its_own() -> None:
    first = asked()
    second = again(all_lock(first))
    assert first.clock() != second.clock()


def test_clause_12_when_everyone_is_done_it_goes_on() -> None:
    state = played(asked(), (0, Guess("5")), (0, Lock()), (1, Lock()))
    assert state.to_act() == (2,)
    assert state.phase == "guessing"
    state = played(state, (2, Lock()))
    assert (state.phase, state.to_act()) == ("betting", (0, 1, 2))
    state = played(state, (2, Lock()), (0, Lock()), (1, Lock()))
    assert (state.phase, state.to_act()) == ("shown", (0, 1, 2))
    state = played(state, (1, Next()), (2, Next()))
    assert state.why_not(1, Next()) == NotYourTurn()
    assert played(state, (0, Next())).to_act() == (CHANCE,)


def test_clause_12_being_done_can_be_taken_back_while_somebody_is_not() -> None:
    state = played(asked(), (0, Guess("5")), (0, Lock()))
    assert state.why_not(0, Lock()) == LockedAlready()
    assert played(state, (0, Unlock())).to_act() == (0, 1, 2)
    edited = played(state, (0, Guess("6")))
    assert edited.to_act() == (0, 1, 2)
    assert edited.news == (Unlocked(0), Guessed(0, "6"))
    assert edited.view(1).news == (Unlocked(0),)
    assert edited.why_not(0, Unlock()) == NotLocked()
    betting = played(guessed(asked(), "1", "2"), (0, Bet((Wager(1),))), (0, Lock()))
    assert played(betting, (0, Bet(()))).locked == (False, False, False)


def test_clause_12_where_everyone_has_the_whole_time_nobody_can_end_it() -> None:
    state = asked(end_early=False)
    assert state.why_not(0, Lock()) == WholeTime()
    assert state.default_move(0) == TimeUp()
    assert not TimeUp.by_people
    assert guessed(state, "1", "2", "3").phase == "betting"
    assert asked().why_not(0, TimeUp()) == NotAMove()
    endless = asked(end_early=False, guess_time=0)
    assert endless.why_not(0, Lock()) is None, "there is no clock to end it"


def test_clause_12_when_the_time_is_up_what_stands_counts() -> None:
    state = played(asked(), (0, Guess("5")), (1, Guess("6")), (1, Guess("7")))
    assert {state.default_move(seat) for seat in range(3)} == {Lock()}
    state = played(all_lock(state), (0, Bet((Wager(1), Wager(1)))))
    assert state.guesses == ("5", "7", None)
    assert all_lock(state).banks == (2 * 300 + 300, 0, 0)
    assert all_lock(state).default_move(0) == Next()


# Rulings


def test_a_question_that_nobody_guesses_does_not_count() -> None:
    """Ruling WW-3."""
    state = banked(asked(), 100, 0, 0)
    state = all_lock(state)
    assert state.news[-1] == Voided(1)
    assert (state.phase, state.round, state.to_act()) == ("asking", 1, (CHANCE,))
    state = guessed(again(state), "1", "2", "3")
    assert (state.round, state.voids, state.banks) == (1, 0, (100, 0, 0))


def test_after_three_questions_without_a_guess_the_game_ends_as_it_stands() -> None:
    """A table that everyone has left comes to an end."""
    state = banked(asked(), 100, 0, 0)
    for _ in range(2):
        state = again(all_lock(state))
    state = all_lock(state)
    result = state.result()
    assert result
    assert (result.winners, result.scores) == ((0,), (100, 0, 0))
    assert isinstance(result.ending, NobodyGuesses)
    told = "Nobody guesses any more, so the game ends as it stands: Ann wins with $100."
    assert result.ending.sentence(NAMES) == told
    assert state.why_not(0, Lock()) == GameOver()


def test_moves_out_of_their_phase_are_refused() -> None:
    state = asked()
    assert state.why_not(0, Next()) == NotAMove()
    assert state.why_not(0, Ask("house", BEES)) == NotAMove()
    assert state.why_not(0, Hunch(0, "5")) == NotAMove()
    shown = bet(guessed(state, "1"))
    for move in (Lock(), Unlock(), TimeUp()):
        assert shown.why_not(0, move) == NotAMove()


def test_chance_asks_questions_with_an_answer() -> None:
    start = WitsAndWagers.start(WitsAndWagersSetup(seats=3))
    assert start.why_not(CHANCE, Ask("house", replace(BEES, answer="many"))) == NotAnAsk()
    assert start.why_not(CHANCE, Hunch(0, "5")) == NotAnAsk()
    assert [str(move) for move in (Skip(1), Close())] == [
        "skip this question",
        "end after this question",
    ]
    assert str(Ask("house", BEES)) == f"Ask house/{BEES.id}", "in logs and errors, no answer"
    with pytest.raises(RuntimeError, match="no question"):
        _ = start.current_question


# What is told


def test_the_news_of_a_round() -> None:
    state = asked(seats=4)
    assert state.news == (Asked(1, QuestionCard.of(BEES)),)
    assert state.news[0].sentence(NAMES) == "Question 1: How many eyes has a bee?"
    state = played(state, (0, Guess("1000")))
    assert state.news[0].sentence(NAMES) == "Ann writes 1,000."
    state = played(state, (0, Lock()))
    assert state.news == (LockedIn(0),)
    assert state.news[0].sentence(NAMES) == "Ann is done."
    assert played(state, (0, Unlock())).news[0].sentence(NAMES) == "Ann thinks again."
    state = guessed(state, None, "5", "5")
    assert state.news == (LockedIn(3), Sorted(state.mat(), "number"))
    assert state.news[1].sentence(NAMES[:4]) == (
        "The guesses: 5 by Bob and Cy at 3:1; 1,000 by Ann at 3:1. No guess by Dot. "
        "Smaller than all pays 6:1."
    )
    state = played(state, (3, Bet((Wager(1), Wager(2)))))
    assert state.news[0].sentence(NAMES) == "Dot bets $100 on 5 (3:1) and $100 on 1,000 (3:1)."
    low = played(state, (3, Bet((Wager(0),))))
    assert low.news[0].sentence(NAMES) == "Dot bets $100 on smaller than all (6:1)."
    taken = played(state, (3, Bet(())))
    assert taken.news[0].sentence(NAMES) == "Dot takes all bets back."
    state = all_lock(banked(state, 0, 0, 0, 2000))
    _, answered, paid = state.news
    assert isinstance(answered, Answered)
    assert answered.sentence(NAMES) == (
        "The answer is 5 eyes. Two large ones, three small. "
        "5 by Bob and Cy is nearest without going over and wins at 3:1."
    )
    assert isinstance(paid, PaidOut)
    assert paid.sentence(NAMES[:4]) == "The bank pays: Bob +$300, Cy +$300, Dot +$300."
    state = played(state, (2, Next()))
    assert state.news == (WentOn(2),)
    assert state.news[0].sentence(NAMES) == "Cy is ready for the next question."


def test_the_news_of_a_year_and_of_guesses_that_were_all_too_high() -> None:
    state = guessed(asked(MOON), "1970", "1980", "2000")
    assert "1970 by Ann at 3:1" in state.news[-1].sentence(NAMES)
    state = bet(banked(state, 100, 0, 0), s0=(Wager(1, 100),))
    assert state.news[1].sentence(NAMES) == (
        "The answer is 1969. Two large ones, three small. "
        "All guesses were too high: smaller than all wins at 6:1."
    )
    assert state.news[2].sentence(NAMES[:3]) == "The bank pays: Ann \u2212$100."
    assert Voided(1).sentence(NAMES) == "Nobody has guessed: this question does not count."


def test_moves_have_names() -> None:
    moves = (Guess("5"), Bet((Wager(1, 200), Wager(0))), Bet(()), Lock(), TimeUp(), Unlock())
    named = ["5", "$300 on 1 and $100 on 0", "no bet", "done", "done", "think again"]
    assert list(map(str, moves)) == named
    assert str(Next()) == "on with the next question"


def test_the_history_holds_the_banks_after_every_round() -> None:
    state = bet(guessed(asked(), "5", "6", "7"))
    state = bet(guessed(again(all_lock(state)), "6", "5", "7"), s2=(Wager(1),))
    assert state.view(None).history == ((300, 0, 0), (300, 300, 300))


# Hunches


def test_every_question_of_the_house_can_be_asked_and_wondered_about() -> None:
    start = WitsAndWagers.start(WitsAndWagersSetup(seats=3))
    for question in PACKS["house"].questions:
        state = played(start, (CHANCE, Ask("house", question)), (0, Wonder("middle")))
        played(state, (CHANCE, state.draw(Random(question.id))))


def test_a_hunch_is_asked_for_once_and_known_to_its_own_seat_alone() -> None:
    assert not Wonder.by_people
    state = asked()
    assert not any(isinstance(move, Wonder) for move in state.moves(0))
    state = played(state, (0, Wonder("hard")))
    assert (state.to_act(), state.moves(1)) == ((CHANCE,), ())
    assert state.view(1).wondering == 0
    for wrong in (Hunch(1, "5"), Ask("house", BEES)):
        assert state.why_not(CHANCE, wrong) == NotAHunch()
    assert state.why_not(CHANCE, Hunch(0, "-5")) == BelowZero()
    state = played(state, (CHANCE, Hunch(0, "44444")))
    assert state.view(0).hunch == "44444"
    assert state.view(0).news == (HadHunch(0, "44444"),)
    assert state.news[0].sentence(NAMES) == "Ann has a hunch: 44,444."
    for seat in (1, None):
        assert b"44444" not in json.encode(state.view(seat))
    assert state.why_not(0, Wonder("hard")) == HasHunch()
    betting = guessed(state, "1", "2", "3")
    assert betting.why_not(1, Wonder("hard")) == GuessesAreIn()
    after = again(all_lock(all_lock(betting)))
    assert after.view(0).hunch is None, "another question, another hunch"


@pytest.mark.parametrize("question", [BEES, MOON, COLD, replace(BEES, answer="0", low="0")])
def test_a_hunch_can_be_guessed_and_is_seldom_the_truth(question: Question) -> None:
    wondering = played(asked(question), (2, Wonder("easy")))
    rng, right = Random(7), 0
    for _ in range(200):
        drawn = wondering.draw(rng)
        assert isinstance(drawn, Hunch)
        state = played(wondering, (CHANCE, drawn), (2, Guess(drawn.number)))
        right += Decimal(drawn.number) == Decimal(question.answer)
        assert state.guesses[2] == drawn.number
    assert right < 40 or question.answer == "0"


def test_a_better_bot_has_better_hunches_and_everyone_knows_some_things_better() -> None:
    spread = [doubt(level, 0, "animals") for level in ("hard", "middle", "easy")]
    assert spread == sorted(spread)
    assert len({doubt("middle", 0, category) for category in get_args(Category)}) > 1
    far = replace(BEES, answer="999999999999999", low="1", high="999999999999999")
    drawn = [played(asked(far), (0, Wonder("easy"))).draw(Random(n)) for n in range(40)]
    assert all(asked().why_not(0, Guess(str(move.number))) is None for move in drawn)  # type: ignore[attr-defined]  # hunches
    assert hunch(BEES, "hard", 0, Random(1)) == hunch(BEES, "hard", 0, Random(1))


@pytest.mark.parametrize("question", [BEES, MOON, COLD])
def test_nobody_has_a_hunch_that_one_would_laugh_at(question: Question) -> None:
    """As of a place with -700 degrees; rounding alone may go a little further."""
    low, high = float(question.low), float(question.high)
    slack = (high - low) / 20
    for off in (0.0, 0.9999):
        assert low - slack <= hunch(question, "easy", 0, FarOff(off)) <= high + slack


class Blank(Random):
    """Chance by which one is right, but nothing comes to mind where that may be; and then the
    first that there is."""

    def __init__(self) -> None:
        super().__init__()
        self.falls = [0.5] * 12  # of 1001 each, the middle one

    def random(self) -> float:
        return self.falls.pop() if self.falls else 0.0


def test_where_a_bot_is_a_stranger_at_times_nothing_comes_to_mind() -> None:
    stranger, usual = (
        next(seat for seat in range(99) if at_home(seat, COLD.category) == share)
        for share in (max(AT_HOME), 1.0)
    )
    assert hunch(COLD, "hard", stranger, Blank()) == Decimal(-200)
    assert hunch(COLD, "hard", usual, Blank()) == Decimal(-39), "two figures of the truth"
    sizes = replace(COLD, negative=False, answer="5", low="2", high="10")
    assert hunch(sizes, "hard", stranger, Blank()) == 10, "the largest to begin with"


class FarOff(Random):
    """Chance that is as far off as can be."""

    def __init__(self, off: float) -> None:
        super().__init__()
        self.off = off

    def random(self) -> float:
        return self.off


class Wondering(WitsAndWagers, frozen=True, kw_only=True):
    """The same game with hunches listed, so that the laws come by them too."""

    def moves(self, seat: Seat) -> tuple[Move, ...]:
        moves = super().moves(seat)
        wonders = self.phase == "guessing" and moves and self.hunches[seat] is None
        return (*moves, Wonder("easy")) if wonders else moves

    def view(self, seat: Seat | None) -> WitsAndWagersView:
        view = super().view(seat)
        return WonderingView(**{name: getattr(view, name) for name in view.__struct_fields__})


class WonderingView(WitsAndWagersView, frozen=True, kw_only=True):
    game = Wondering


class Answering(Wondering, frozen=True, kw_only=True):
    """A leak: the hunch is the answer for whoever looks on."""

    def view(self, seat: Seat | None) -> WitsAndWagersView:
        view = super().view(seat)
        return (
            view
            if seat is not None or not self.question
            else replace(view, hunch=str(self.question.answer))
        )


@whole_games
@given(
    st.randoms(use_true_random=True),
    st.booleans(),
    st.integers(3, 7),
    st.sampled_from((BEES, MOON, COLD)),
)
def test_the_laws_hold_with_hunches_and_years_and_numbers_below_zero(
    rng: Random, secret_bets: bool, seats: int, question: Question
) -> None:
    setup = WitsAndWagersSetup(seats=seats, questions=2, secret_bets=secret_bets)
    uphold(again(Wondering.start(setup), question), rng)


def test_a_planted_leak_of_the_answer_is_found() -> None:
    law = next(law for law in LAWS if law.__name__ == "a_seat_learns_nothing_but_its_view")
    start = Answering.start(WitsAndWagersSetup(seats=3, questions=1))
    with pytest.raises(AssertionError):
        uphold(again(start, BEES), Random(3), laws=(law,))


def test_sealed_guesses_may_come_in_any_order() -> None:
    moves = [(0, Guess("1")), (1, Guess("2")), (2, Guess("3"))]
    states = {replace(played(asked(), *order), news=()) for order in permutations(moves)}
    assert len(states) == 1


def test_an_onlooker_imagines_an_answer_from_nothing() -> None:
    number = asked().view(None).imagine_number(None, Random(1))
    assert number.isdigit()
    assert 1 <= int(number) <= 10**6


def test_a_year_is_imagined_near_a_guess_or_near_1900() -> None:
    view = asked(MOON).view(0)
    years = [int(view.imagine_number(near, Random(1))) for near in ("1066", None)]
    assert [abs(year - near) < 200 for year, near in zip(years, (1066, 1900), strict=True)] == [
        True,
        True,
    ]


def test_some_guesses_at_a_year_are_years() -> None:
    assert {len(str(guess)) for guess in some_guesses(0, MOON)} == {4}


# Whoever runs the table


def test_the_house_skips_a_question_that_is_open_and_no_other() -> None:
    """Ruling WW-21."""
    state = guessed(asked(questions=2), "1", "2", "3")
    state = play(state, 0, Bet((Wager(1),)))
    clock = state.clock()
    skipped = play(state, HOUSE, Skip(1))
    assert skipped.to_act() == (CHANCE,)
    assert (skipped.round, skipped.banks, skipped.bets) == (1, (0, 0, 0), ((), (), ()))
    assert skipped.news[0].sentence(NAMES) == "The host skips this question: it does not count."
    following = play(skipped, CHANCE, Ask("house", MOON))
    assert following.phase == "guessing"
    assert following.view(None).asked == 2
    assert clock
    assert following.clock() != asked(questions=2).clock() != clock, "it has all of its time"
    assert following.why_not(HOUSE, Skip(1)) == NothingToSkip(), "a press too many"
    assert following.why_not(0, Skip(2)) is not None, "nobody at the table may"
    answered = bet(guessed(following, "1", "2", "3"))
    assert answered.round == 1
    assert answered.why_not(HOUSE, Skip(2)) == NothingToSkip()


def test_the_house_ends_the_game_with_this_question() -> None:
    """Ruling WW-21."""
    state = play(asked(questions=5), HOUSE, Close())
    assert state.view(0).last
    assert state.news[0].sentence(NAMES) == "The host ends the game with this question."
    assert state.why_not(HOUSE, Close()) == ClosesAlready()
    last = bet(guessed(state, "1", "2", "3"))
    assert last.result()
    shown = bet(guessed(asked(questions=5), "1", "2", "3"))
    assert shown.phase == "shown"
    ended = play(shown, HOUSE, Close())
    assert ended.result()
    assert ended.outcome
    assert ended.moves(HOUSE) == ()
    assert ended.why_not(HOUSE, Close()) == GameOver()


def test_nothing_else_is_a_move_of_the_house() -> None:
    state = asked(questions=2)
    assert state.why_not(HOUSE, Lock()) == NotAMove()
    assert state.moves(HOUSE) == (Skip(1), Close())


def test_before_the_first_question_there_is_none_to_imagine() -> None:
    start = WitsAndWagers.start(WitsAndWagersSetup(seats=3))
    assert start.view(0).imagine(Random(1)).view(0) == start.view(0)
