"""The coach: what holds for every report, and plain cases of every game."""

from functools import cache
from math import isclose
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec import json
from msgspec.structs import replace

import coach_checks
from adventure import dealt
from witsend.bots.adventure_book.companion import Companion
from witsend.bots.adventure_book.foresight import line_from
from witsend.bots.judging import Judged
from witsend.bots.pirates_expert import Captain
from witsend.coach import coach, hint, read_report
from witsend.coach.coaching import BLUNDER, MINDS, SLIP, NoCoach, blamed, decide, replay_steps
from witsend.coach.measuring import BATCH, Sample, blurred, measure
from witsend.coach.mind import IN_MIX, Choice, Weighed
from witsend.coach.reasons import (
    BidOdds,
    BookReason,
    DiceReason,
    GlassReason,
    GobletReason,
    Tasting,
    WagerReason,
)
from witsend.coach.report import (
    BetPays,
    Decision,
    GlassIsGood,
    OwnBidHolds,
    Report,
    StandingBidHolds,
)
from witsend.coach.summing import Stretch, moments, turning
from witsend.game import CHANCE, HOUSE, Move, Setup, State
from witsend.games import GAMES
from witsend.games.adventure_book.moves import Plan, Step, Stride, Trade
from witsend.games.battle_of_wits import BattleOfWits, BattleOfWitsSetup, Take
from witsend.games.battle_of_wits import Bid as LaidBid
from witsend.games.pirates_dice import Bid, Challenge, PiratesDice, PiratesDiceSetup, Roll
from witsend.games.poisoned_glass import Drink, PoisonedGlass, Refuse
from witsend.games.poisoned_glass import Pour as PouredGlass
from witsend.games.wits_and_wagers import Bet, Close, Skip, WitsAndWagers
from witsend.record import Event, GameRecord, Sitter, parse, read

RECORDS = sorted((Path(__file__).parents[1] / "records").glob("*.jsonl"))
FEW = (0, 1)  # seats that are judged where all would take long
QUICK = 0.1
BRIEF = (
    "pirates-dice-two",
    "battle-of-wits-two",
    "poisoned-glass-moment",
    "wits-and-wagers-three",
    "adventure-book-lost",
)


def recorded(game: type[State], setup: Setup, *events: tuple[int, Move]) -> GameRecord:
    sitters = tuple([Sitter(name=name) for name in ("Anne", "Ben", "Carla")[: setup.seats]])
    return GameRecord.start(game, setup, sitters).through([Event(*event) for event in events])


def dice(hands: tuple[tuple[int, ...], ...], *moves: Move) -> GameRecord:
    """Anne opens."""
    setup = PiratesDiceSetup(seats=len(hands), dice=len(hands[0]))
    first = Roll(((6,), *[(2,)] * (len(hands) - 1)))
    record = recorded(PiratesDice, setup, (CHANCE, first), (CHANCE, Roll(hands)))
    for move in moves:
        record = record.then(record.state.to_act()[0], move)
    return record


# What holds for every report


@cache
def reported(path: Path) -> Report:
    return coach(read(path), FEW, most_effort=QUICK)


@pytest.mark.parametrize(
    "path",
    [
        pytest.param(path, id=path.stem, marks=() if path.stem in BRIEF else pytest.mark.soak)
        for path in RECORDS
    ],
)
def test_every_report_keeps_its_laws(path: Path) -> None:
    record = read(path)
    report = reported(path)
    last = len(record.shown)
    teams = getattr(record.setup, "winner", "") == "teams"  # whose reference rehearses nothing
    for seat in report.seats:
        for each in seat.decisions:
            assert each.seat == seat.seat == record.events[each.event].seat
            assert 1 <= each.step <= last
            assert 0 <= each.worth <= 1
            assert 0 <= each.reference <= 1
            assert 0 <= each.cost <= each.at_stake + 1e-9
            assert each.cost <= each.reference + 1e-9
            assert not (each.cost and each.verdict == "best")
            assert (each.verdict in {"slip", "blunder"}) == (each.cost >= SLIP)
            assert (each.verdict == "blunder") == (each.cost >= BLUNDER)
            assert not (each.unsure and each.cost)
            is_told = each.verdict in {"slip", "blunder"} and not teams
            assert (each.why is not None) == is_told
            assert each.chance is None or -1e-9 <= each.chance.chance <= 1 + 1e-9
        wrong = {each.event for each in seat.decisions if each.verdict in {"slip", "blunder"}}
        assert not [each for each in seat.moments if each.kind == "luck" and each.event in wrong]
        assert seat.accuracy is None or -1e-9 <= seat.accuracy <= 1
        for part in seat.parts:
            assert all(0 <= point.chance <= 1 for point in part.curve)
            steps = [point.step for point in part.curve]
            assert steps == sorted(steps)
        if seat.balance:
            given = seat.balance.own + (seat.balance.others or 0.0) + seat.balance.luck
            assert isclose(seat.balance.result, given, abs_tol=1e-9)
    assert json.decode(read_report(report.text()).text()) == json.decode(report.text())


@pytest.mark.parametrize("name", BRIEF)
def test_the_same_record_has_the_same_report(name: str) -> None:
    """Whatever was thought before it, and whoever sat there."""
    path = next(path for path in RECORDS if path.stem == name)
    first = reported(path).text()
    again = coach(parse(path.read_bytes()), FEW, most_effort=QUICK)
    assert again.text() == first


@pytest.mark.parametrize("game", MINDS)
def test_a_decision_is_judged_by_what_the_seat_knew(game: str) -> None:
    """With all that is hidden swapped for something else that looks the same to the seat."""
    swapped = 0
    for path in [path for path in RECORDS if path.stem.startswith(game)][:3]:
        record = read(path)
        choices = list(MINDS[game]().choices(record))
        for choice in Random(path.stem).sample(choices, min(3, len(choices))):
            state = record.states[choice.event]
            twin = state.view(choice.seat).imagine(Random(5))
            swapped += twin != state
            elsewhere = record_with(record, choice.event, twin)
            (alike,) = [
                each
                for each in MINDS[game]().choices(elsewhere)
                if (each.event, each.seat) == (choice.event, choice.seat)
            ]
            mind, other = MINDS[game](), MINDS[game]()
            assert decide(mind, choice, 1, QUICK) == decide(other, alike, 1, QUICK)
    assert swapped or game == "adventure-book"  # which hides nothing but what chance will draw


def record_with(record: GameRecord, event: int, state: State) -> GameRecord:
    """The record as it was, with another state at that place."""
    from msgspec.structs import replace

    states = (*record.states[:event], state, *record.states[event + 1 :])
    return replace(record, states=states)


def test_a_rivals_dice_change_nothing_before_they_are_seen() -> None:
    bids = (Bid(2, 5), Bid(3, 5), Challenge())
    one, other = (
        coach(dice((hand, (3, 3, 4)), *bids)).seats[1].decisions for hand in ((1, 5, 5), (2, 3, 6))
    )
    assert one == other


# Blame


def weighed(difference: float, error: float = 0.0, weight: float = 0.0) -> tuple[Choice, Weighed]:
    better, made = Bid(1, 2), Bid(1, 3)
    judged = [Judged(better, 0.5, 1 - weight), Judged(made, 0.5 - difference, weight)]
    choice = Choice(0, 0, None, (better, made), made)
    return choice, Weighed(judged, weight, 0.5, difference, error)


def test_cost_has_a_name() -> None:
    assert blamed(*weighed(-0.1)) == (0.0, "fine", False), "as good, but not what it would do"
    assert blamed(*weighed(0.01)) == (0.01, "fine", False)
    assert blamed(*weighed(0.05)) == (0.05, "slip", False)
    assert blamed(*weighed(0.2)) == (0.2, "blunder", False)


def test_nothing_is_blamed_that_the_reference_does_itself() -> None:
    assert blamed(*weighed(0.2, weight=0.1)) == (0.0, "fine", False)


def test_nothing_is_blamed_below_the_error_and_that_is_said() -> None:
    assert blamed(*weighed(0.1, error=0.06)) == (0.0, "fine", True)
    assert blamed(*weighed(0.01, error=0.06)) == (0.0, "fine", False)
    assert blamed(*weighed(0.13, error=0.06)) == (0.13, "blunder", False)


def test_what_is_plain_takes_few_samples() -> None:
    rng = Random(1)
    drawn: list[float] = []

    def samples(mean: float, spread: float) -> object:
        while True:
            drawn.append(rng.gauss(mean, spread))
            yield Sample(1.0, drawn[-1])

    plain = measure(samples(0.5, 0.5), 1000)  # type: ignore[arg-type]  # it is an iterator
    assert len(drawn) == 2 * BATCH
    assert plain.difference == pytest.approx(0.5, abs=4 * plain.error)
    drawn.clear()
    close = measure(samples(0.0, 0.5), 1000)  # type: ignore[arg-type]  # it is an iterator
    assert len(drawn) == 1000
    assert close.error == pytest.approx(0.5 / 1000**0.5, rel=0.1)


def test_what_happens_in_few_worlds_is_not_taken_for_never() -> None:
    """That the first hundred know of no difference is not enough to be sure of none."""
    worlds = [Sample(1.0, 0.0)] * 100 + [Sample(1.0, 1.0), Sample(1.0, 0.0)] * 500
    assert measure(iter(worlds), 400).difference > 0.05


def test_where_it_may_be_a_mistake_it_looks_at_twice_as_many_worlds() -> None:
    better_in_few = iter([*[Sample(1.0, 1.0)] * 3, *[Sample(1.0, 0.0)] * 500])
    measure(better_in_few, BATCH)
    assert len([*better_in_few]) == 503 - 2 * BATCH
    now_this_now_that = iter([Sample(1.0, 1.0), Sample(1.0, -1.0)] * 250)
    measure(now_this_now_that, BATCH)
    assert len([*now_this_now_that]) == 500 - BATCH


def test_worlds_that_are_likelier_count_for_more() -> None:
    found = measure(iter([Sample(3.0, 1.0), Sample(1.0, 0.0)]), 2)
    assert found.difference == pytest.approx(0.75)


def test_a_report_of_an_earlier_coach_who_gave_no_reasons_is_read() -> None:
    report = coach(dice(((2, 3), (2, 3)), Bid(4, 5), Bid(4, 6)))
    assert any(each.why for seat in report.seats for each in seat.decisions)
    older = json.decode(report.text())
    for seat in older["seats"]:
        for each in seat["decisions"]:
            del each["why"]
    read_again = read_report(json.encode(older))
    assert not any(each.why for seat in read_again.seats for each in seat.decisions)


# Every game


def only(record: GameRecord, seat: int, event: int = -1) -> Decision:
    """The seat's decision in that event; -1 is its last."""
    decisions = coach(record, [seat]).seats[0].decisions
    return decisions[-1] if event < 0 else next(d for d in decisions if d.event == event)


def test_pirates_dice_raising_what_cannot_be_is_a_blunder() -> None:
    record = dice(((2, 3), (2, 3)), Bid(4, 5), Bid(4, 6))
    raised = only(record, 1)
    assert (raised.verdict, raised.favourite) == ("blunder", Challenge())
    assert raised.chance == StandingBidHolds(0.0, Bid(4, 5))
    called = only(dice(((2, 3), (2, 3)), Bid(4, 5), Challenge()), 1)
    assert (called.verdict, called.cost) == ("best", 0.0)


def test_pirates_dice_the_reason_is_what_the_dice_and_the_tables_say() -> None:
    """Of six 4s three lie under one's own cup: the rival's three would all have to count."""
    record = dice(((2, 3, 5), (1, 4, 4)), Bid(5, 4), Bid(6, 4))
    raised = only(record, 1)
    assert isinstance(raised.why, DiceReason)
    assert raised.why.better is None
    assert raised.why.standing
    assert raised.why.made
    assert raised.why.standing.by_dice == pytest.approx(7 / 27)
    assert raised.why.made.by_dice == pytest.approx(1 / 27)
    for each in (raised.why.standing, raised.why.made):
        assert each.by_dice <= each.holds <= 1, "whoever bids 4s has them the likelier"
    assert raised.why.standing.doubted is None
    assert raised.why.made.doubted == pytest.approx(1, abs=0.05)


def test_pirates_dice_a_bid_no_likelier_to_fail_is_worse_by_what_follows() -> None:
    mind, record = MINDS["pirates-dice"](), dice(((2, 3), (2, 3)), Bid(1, 5), Bid(2, 3))
    safe = BidOdds(bid=Bid(1, 5), holds=0.9, by_dice=0.9, doubted=0.1)
    bold = BidOdds(bid=Bid(2, 3), holds=0.5, by_dice=0.5, doubted=0.5)
    choice = next(iter(mind.choices(record)))
    high = BidOdds(bid=Bid(2, 5), holds=0.9, by_dice=0.9, doubted=0.1)

    def because(made: BidOdds, better: BidOdds) -> str:
        why = DiceReason(standing=None, made=made, better=better)
        return mind.because(choice, better.bid, why)

    assert "so low a bid is easily raised" in because(safe, bold)
    assert "at once; followed to the end" in because(high, bold)
    assert "at once" not in because(bold, safe)


def test_pirates_dice_where_bids_tell_little_more_the_chance_is_that_of_the_odds() -> None:
    mind, record = MINDS["pirates-dice"](), dice(((2, 3), (2, 3)), Bid(1, 3), Challenge())
    choice = list(mind.choices(record))[-1]

    def because(holds: float, by_dice: float) -> str:
        standing = BidOdds(bid=Bid(1, 3), holds=holds, by_dice=by_dice, doubted=None)
        return mind.because(choice, None, DiceReason(standing=standing, made=None, better=None))

    assert "one 3 holds 96 % of the time: a challenge is right 4 %" in because(0.98, 0.96)
    told = "holds 98 % of the time as the bids tell (80 % going by your own dice alone): "
    assert told + "a challenge is right 2 %" in because(0.98, 0.8)


def test_pirates_dice_says_how_likely_the_own_bid_holds() -> None:
    (opened, *_) = coach(dice(((5, 5), (2, 3)), Bid(2, 5), Challenge())).seats[0].decisions
    assert opened.chance == OwnBidHolds(1.0, Bid(2, 5))


def test_pirates_dice_where_bids_tell_more_the_chance_is_told_with_that_of_the_dice() -> None:
    hands = ((2, 3, 4), (6, 6, 6), (2, 3, 5))
    record = dice(hands, Bid(1, 6), Bid(4, 6), Challenge())
    (doubted,) = coach(record).seats[2].decisions
    assert isinstance(doubted.chance, StandingBidHolds)
    assert doubted.chance.by_dice is not None
    assert abs(doubted.chance.chance - doubted.chance.by_dice) >= 0.05


def test_pirates_dice_among_more_what_the_captain_does_itself_is_never_blamed() -> None:
    """Even where a belief in the others' bids would think less of it."""
    mind, captain = MINDS["pirates-dice"](), Captain.expert()
    record = next(read(path) for path in RECORDS if path.stem == "pirates-dice-four")
    worse = 0
    for choice in mind.choices(record):
        asked = choice.view, choice.moves, Random(0), 1.0
        believed = captain.among_more.judge(*asked)
        expected = sum([each.worth * each.weight for each in believed])
        for played, belief in zip(captain.judge(*asked), believed, strict=True):
            assert played.move == belief.move
            if played.weight >= IN_MIX:
                worse += belief.weight < IN_MIX and expected - belief.worth > SLIP
                decided = decide(mind, choice._replace(move=played.move), 1)
                assert decided.verdict in {"best", "fine"}
    assert worse


def test_pirates_dice_the_balance_between_two_is_the_other_way_round() -> None:
    record = read(next(path for path in RECORDS if path.stem == "pirates-dice-two"))
    anne, ben = (seat.balance for seat in coach(record).seats)
    assert anne
    assert ben
    assert anne.result == -ben.result == 0.5
    assert anne.others == pytest.approx(-ben.own)
    assert ben.others == pytest.approx(-anne.own)
    assert anne.luck == pytest.approx(-ben.luck)
    alone = coach(record, [0])
    assert alone.seats[0].balance
    assert alone.seats[0].balance.others is None
    assert "seats" in alone.reference.limits


def test_pirates_dice_a_bluff_is_no_mistake_and_was_believed() -> None:
    """Anne has no 5; Ben, who has two, raises."""
    bids = (Bid(3, 5), Bid(4, 5), Challenge())
    (anne, _) = coach(dice(((2, 2, 4), (2, 5, 5)), *bids)).seats
    sound = [each for each in anne.decisions if each.verdict not in {"slip", "blunder"}]
    bluffs = [each for each in anne.moments if each.kind == "bluff"]
    assert [each.event for each in bluffs] == [each.event for each in sound if each.event == 2]


def test_battle_of_wits_takes_the_goblet_that_is_known_to_be_good() -> None:
    for path in [path for path in RECORDS if path.stem.startswith("battle-of-wits")]:
        record = read(path)
        takes = [c for c in MINDS["battle-of-wits"]().choices(record) if isinstance(c.move, Take)]
        for choice in takes:
            decision = decide(MINDS["battle-of-wits"](), choice, 1)
            if decision.verdict == "blunder":
                assert decision.worth < decision.reference
                assert isinstance(decision.why, GobletReason)
                made, better = decision.why.made, decision.why.better
                assert (Take(made.goblet), made.often) == (choice.move, 1.0)
                assert better.pays > made.pays
                return
    pytest.fail("Nobody at all has chosen badly.")


def test_battle_of_wits_any_card_may_be_laid_first() -> None:
    """Also one that the reference would not think of."""
    state = BattleOfWits.start(BattleOfWitsSetup(seats=2, characters="seated", dealer=1))
    record = GameRecord.start(BattleOfWits, state.setup, (Sitter(name="A"), Sitter(name="B")))
    rng = Random(1)
    while record.state.to_act() == (CHANCE,):
        record = record.then(CHANCE, record.state.draw(rng))
    seat = record.state.to_act()[0]
    for move in (LaidBid(7, 0), LaidBid(6, 1)):
        decision = only(record.then(seat, move), seat)
        assert decision.move == move


def test_poisoned_glass_to_drink_what_is_known_to_be_poison_is_a_blunder() -> None:
    """From a golden game: where the chance is plain, so is the verdict."""
    told = reasons = 0
    record = next(read(path) for path in RECORDS if path.stem == "poisoned-glass-two")
    mind = MINDS["poisoned-glass"]()
    for choice in mind.choices(record):
        if isinstance(choice.move, Drink | Refuse):
            for move in (Drink(), Refuse()):
                decision = decide(mind, choice._replace(move=move), 1)
                assert isinstance(decision.chance, GlassIsGood)
                likely = decision.chance.chance
                if likely == 0 and decision.at_stake > 0.05:
                    told += 1
                    assert (decision.verdict == "best") == (move == Refuse())
                if isinstance(decision.why, GlassReason):
                    reasons += 1
                    made, better = decision.why.made, decision.why.better
                    assert made.glass == better.glass == decision.chance.glass
                    assert made.good == better.good == pytest.approx(likely, abs=0.15)
    assert told
    assert reasons


def test_wits_and_wagers_all_chips_of_a_question_are_one_decision() -> None:
    record = read(next(path for path in RECORDS if path.stem == "wits-and-wagers-three"))
    for seat in coach(record).seats:
        rounds = [getattr(record.states[each.event], "round", 0) for each in seat.decisions]
        assert len(rounds) == len(set(rounds))
        for each in seat.decisions:
            assert isinstance(each.move, Bet)
            after = next(
                state
                for state in record.states[each.event :]
                if isinstance(state, WitsAndWagers) and state.phase != "betting"
            )
            assert each.move.bets == after.bets[seat.seat]


def test_wits_and_wagers_nobody_is_blamed_for_a_bet_on_their_own_guess() -> None:
    """How sure a person was of it, nobody else knows."""
    record = read(next(path for path in RECORDS if path.stem == "wits-and-wagers-three"))
    own, elsewhere = 0, 0
    for seat in coach(record).seats:
        for each in seat.decisions:
            view: Any = record.states[each.event].view(seat.seat)
            mine = [number for number, slot in enumerate(view.mat) if seat.seat in slot.seats]
            if {bet.slot for bet in each.move.bets}.intersection(mine):
                own += 1
                assert (each.cost, each.chance) == (0.0, None)
                assert each.verdict not in {"slip", "blunder"}
            elif each.move.bets:
                elsewhere += 1
                assert isinstance(each.chance, BetPays)
    assert own
    assert elsewhere


def test_wits_and_wagers_the_reason_has_every_slot_and_the_money_it_comes_to() -> None:
    """To bet nothing leaves what one has, and the bonus where one's own guess wins."""
    record = read(next(path for path in RECORDS if path.stem == "wits-and-wagers-three"))
    every = [each for seat in coach(record).seats for each in seat.decisions if each.why]
    assert every
    for each in every:
        view: Any = record.states[each.event].view(each.seat)
        assert isinstance(each.why, WagerReason)
        assert len(each.why.chances) == len(view.mat)
        assert sum(each.why.chances) == pytest.approx(1)
        if not each.move.bets:
            own = [n for n, slot in enumerate(view.mat) if each.seat in slot.seats]
            bonus = 300 * sum([each.why.chances[slot] for slot in own])
            assert each.why.made.money == pytest.approx(view.banks[each.seat] + bonus)


def test_wits_and_wagers_what_the_host_does_is_nobody_s_decision() -> None:
    """A question that was skipped is not judged, and one with which the game ends is."""
    record = read(next(path for path in RECORDS if path.stem == "wits-and-wagers-three"))
    betting = next(
        number
        for number, state in enumerate(record.states)
        if isinstance(state, WitsAndWagers) and state.phase == "betting" and any(state.bets)
    )
    skipped = replayed(record, betting, Skip(1))
    assert not any(seat.decisions for seat in coach(skipped).seats)
    closed = replayed(record, betting, Close(), *record.events[betting:])
    assert {len(seat.decisions) for seat in coach(closed).seats} == {1}
    assert closed.result


def replayed(record: GameRecord, first: int, *then: Move | Event) -> GameRecord:
    """So many events of it, and then these, the house's moves among them, as far as they go."""
    game = type(record.states[0])
    shorter = GameRecord.start(game, record.setup, record.sitters, record.editions)
    for event in (*record.events[:first], *then):
        if not shorter.state.to_act():
            break
        seat, move = (HOUSE, event) if isinstance(event, Move) else (event.seat, event.move)
        shorter = shorter.then(seat, move)
    return shorter


def test_poisoned_glass_a_pour_is_not_praised_for_a_worse_glass() -> None:
    """What is better about it then is what the others get."""
    mind = MINDS["poisoned-glass"]()
    record = next(read(path) for path in RECORDS if path.stem == "poisoned-glass-two")
    pour = next(choice for choice in mind.choices(record) if isinstance(choice.move, PouredGlass))
    good = Tasting(glass=0, often=1.0, good=0.9, own=0.2, others=0.5, leads=0.5)
    bad = replace(good, glass=1, good=0.1, own=0.1)

    def because(made: Tasting, better: Tasting) -> str:
        return mind.because(pour, None, GlassReason(made=made, better=better))

    assert "glass A is taken 100 % of the time, and good 90 %" in because(bad, good)
    told = because(good, bad)
    assert told.startswith("It is not about a better glass")
    assert "glass B" not in told


def test_adventure_book_words_are_no_decisions_and_chapters_are_parts() -> None:
    record = read(next(path for path in RECORDS if path.stem == "adventure-book-chapter-1"))
    assert any(isinstance(event.move, Plan) for event in record.events)
    for seat in coach(record).seats:
        assert not any(isinstance(each.move, Plan) for each in seat.decisions)
        assert not any(isinstance(each.favourite, Plan) for each in seat.decisions)
        # It was interrupted, read again, and told.
        assert [part.curve[-1].chance for part in seat.parts] == [0.0, 1.0]


def test_adventure_book_the_reason_is_a_whole_turn() -> None:
    record = read(next(path for path in RECORDS if path.stem == "adventure-book-lost"))
    every = [each for seat in coach(record).seats for each in seat.decisions if each.why]
    assert every
    for each in every:
        assert isinstance(each.why, BookReason)
        for way, first in ((each.why.made, each.move), (each.why.better, each.favourite)):
            begun = way.moves[0]
            assert type(begun) is type(first)
            assert getattr(begun, "who", "") == getattr(first, "who", "")
            assert 0 <= way.lost <= way.soon <= 1 + 1e-9
    assert any(each.why.made.soon > each.why.better.soon for each in every)  # type: ignore[union-attr]  # as above


def test_adventure_book_two_spaces_in_one_go_are_the_same_way() -> None:
    """The companion walks step by step; whoever goes the same way at once has done the same."""
    state = dealt("fighting courage love wits")
    mind = MINDS["adventure-book"]()
    choice = mind.choice_now(state, 0)
    assert choice
    first = decide(mind, choice, 1).favourite
    assert first == Step("westley", "2")
    verdicts = {
        move.to: decide(mind, choice._replace(move=move), 1).verdict
        for move in choice.moves
        if isinstance(move, Stride) and move.via == first.to
    }
    assert verdicts["wood"] == "best"
    assert [*verdicts.values()].count("best") == 1


def test_adventure_book_a_trade_is_compared_once_it_is_answered() -> None:
    """Or the turn of whoever offers one would seem to have no plot card at its end."""
    record = read(next(path for path in RECORDS if path.stem == "adventure-book-chapter-1"))
    offered = [
        (state, event.seat, event.move)
        for state, event in zip(record.states, record.events, strict=False)
        if isinstance(event.move, Trade)
    ]
    assert offered
    for state, seat, move in offered:
        line = line_from(Companion.hard(), state, seat, move, Random(1))  # type: ignore[arg-type]  # a book's
        assert not line.state.offer


def test_a_change_within_the_error_is_no_turning_point_and_no_luck() -> None:
    def stretch(change: float, error: float) -> Stretch:
        return Stretch(event=1, step=1, change=change, own=0.0, others=0.0, error=error)

    assert [turn.change for turn in turning([stretch(0.2, 0.05), stretch(-0.2, 0.11)])] == [0.2]
    record = dice(((2, 3), (2, 3)), Bid(1, 5))
    mind = MINDS["pirates-dice"]()
    assert not [*moments(mind, record, (), [stretch(0.2, 0.11)])]
    assert [each.kind for each in moments(mind, record, (), [stretch(0.2, 0.05)])] == ["luck"]


def test_what_many_worlds_tell_is_less_blurred() -> None:
    assert blurred(0.5, 100) == pytest.approx(0.05)
    assert blurred(0.5, 400) == pytest.approx(0.025)
    assert blurred(1.0, 10) == 0.0


def test_a_game_that_was_broken_off_has_no_balance() -> None:
    report = coach(dice(((2, 3), (2, 3)), Bid(1, 5)))
    assert "unfinished" in report.reference.limits
    assert report.seats[0].balance is None
    assert report.seats[0].parts[0].curve[0].chance == 0.5
    assert report.seats[1].decisions == ()


def test_steps_are_those_of_a_replay() -> None:
    record = dice(((2, 3), (2, 3)), Bid(1, 5), Bid(2, 5))
    shown = [record.shown.index(state) + 1 for state in record.states[2:]]
    assert [*replay_steps(record)][2:] == shown == [1, 2, 3]


def test_a_game_without_a_reference_has_no_coach(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(MINDS, "pirates-dice")
    with pytest.raises(NoCoach, match="no coach for Pirates Dice"):
        coach(dice(((2, 3), (2, 3)), Bid(1, 5)))


def test_every_game_has_a_coach() -> None:
    assert set(MINDS) == set(GAMES)
    assert PoisonedGlass.name in MINDS


def test_progress_is_told_decision_by_decision() -> None:
    heard: list[tuple[int, int]] = []
    record = dice(((2, 3), (2, 3)), Bid(1, 5), Bid(2, 5), Challenge())
    coach(record, told=lambda done, of: heard.append((done, of)))
    assert heard == [(1, 3), (2, 3), (3, 3)]


# On many games: `tests/coach_checks.py` has all of them, by script/soak


@pytest.mark.soak
@pytest.mark.parametrize(("game", "games"), [("wits-and-wagers", 15)])
def test_the_coach_tells_good_from_bad(game: str, games: int) -> None:
    line, wrong = coach_checks.told(game, coach_checks.check(game, range(games)))
    assert not wrong, line


# Before a move


@pytest.mark.parametrize("game", [game for game in MINDS if not GAMES[game].together])
def test_a_hint_is_a_move_that_can_be_made_by_what_the_seat_knows(game: str) -> None:
    path = next(path for path in RECORDS if path.stem.startswith(game))
    record = read(path)
    mind = MINDS[game]()
    choices = [*mind.choices(record)]
    choice = next(each for each in choices if record.states[each.event].to_act() == (each.seat,))
    state = record.states[choice.event]
    told = hint(state, choice.seat)
    assert told
    assert state.why_not(choice.seat, told.move) is None
    assert 0 <= told.worth <= 1
    assert told.chance
    assert hint(state.view(choice.seat).imagine(Random(7)), choice.seat) == told
    other = next(seat for seat in range(record.setup.seats) if seat != choice.seat)
    assert hint(state, other) is None, "it is not their turn"


def test_what_is_not_judged_has_no_hint() -> None:
    state = next(
        state
        for state in read(RECORDS[0].with_name("wits-and-wagers-three.jsonl")).states
        if state.to_act() and getattr(state, "phase", "") == "guessing"
    )
    assert hint(state, state.to_act()[0]) is None
