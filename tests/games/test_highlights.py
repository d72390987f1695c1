"""What a finished game is remembered for: places, what came of each seat, highlights.

Chance is dictated, and each test names the rule by which something is worth telling.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest
from msgspec.structs import replace
from test_battle_of_wits import A, cup, resolved
from test_poisoned_glass import BAD, GOOD, chosen, full
from test_wits_and_wagers import BEES, MOON, again, asked, bet, guessed

from adventure import scene
from golden import GOLDEN
from witsend.game import CHANCE, Ending, Highlight, Move, Result, State, play
from witsend.games.adventure_book.news import Completed, Dodged, Gave, Traded
from witsend.games.battle_of_wits import BattleOfWits
from witsend.games.pirates_dice import Bid, Challenge, PiratesDice, PiratesDiceSetup, Roll
from witsend.games.poisoned_glass import Drink, PoisonedGlass, Refuse
from witsend.games.wits_and_wagers import Wager, WitsAndWagers
from witsend.highlights import Finale, Place, adventure_book, finale_of
from witsend.highlights.adventure_book import ChallengesMet, MostCompleted, MostDodged, MostGiven
from witsend.highlights.battle_of_wits import (
    DeadliestHand,
    DearestDeath,
    GobletDrunk,
    LuckiestGoblet,
)
from witsend.highlights.finale import ranked
from witsend.highlights.pirates_dice import (
    BoldestBluff,
    ClosestCall,
    Comeback,
    WentOut,
    WorstChallenge,
)
from witsend.highlights.poisoned_glass import (
    LastGlass,
    LastHeart,
    LuckiestSip,
    MissedCure,
    WisestRefusal,
    WorstSip,
)
from witsend.highlights.wits_and_wagers import (
    BestBet,
    BestNose,
    BoldestBet,
    Bullseye,
    CameBack,
    KnewBest,
    MoneyMade,
    Streak,
    Unluckiest,
    WorstBet,
    best_nose,
    boldest_bet,
    knew_best,
    shared_out,
)

ANNE, BEN, CARLA, DAN = range(4)
NAMES = ("Anne", "Ben", "Carla", "Dan", "Eve")


def shown_by(state: State, *moves: Move) -> list[State]:
    """What a table shows of these moves, each by the seat, or the chance, that is waited for."""
    states = [state]
    for move in moves:
        states.append(play(states[-1], states[-1].to_act()[0], move))
    return [state for state in states if CHANCE not in state.to_act()]


def told(finale: Finale) -> list[str]:
    return [highlight.sentence(NAMES) for highlight in finale.highlights]


def fates(finale: Finale) -> list[str]:
    return [fate.sentence(NAMES) if fate else "" for fate in finale.fates]


# Places


def result(*scores: int, winners: tuple[int, ...]) -> Result:
    return Result(winners=winners, scores=scores, ending=Ending())


def places(found: Sequence[Place]) -> list[tuple[int, tuple[int, ...]]]:
    return [(place.place, place.seats) for place in found]


def test_who_is_level_shares_a_place_and_the_next_is_left_out() -> None:
    ranks = ranked(result(1, 3, 3, 0, winners=(1, 2)))
    assert places(ranks) == [(1, (1,)), (1, (2,)), (3, (0,)), (4, (3,))]
    assert [rank.score for rank in ranks] == [3, 3, 1, 0]


def test_a_winner_is_first_whatever_the_scores_say() -> None:
    """As where a tie goes to the youngest."""
    assert places(ranked(result(5, 5, 2, winners=(1,)))) == [(1, (1,)), (2, (0,)), (3, (2,))]


def test_a_team_has_one_place() -> None:
    sides = [(0, 2), (1, 3)]
    ranks = ranked(result(0, 1, 0, 1, winners=(1, 3)), sides=sides)
    assert places(ranks) == [(1, (1, 3)), (2, (0, 2))]


def test_nobody_is_ranked_where_nobody_wins_and_nobody_is_ahead() -> None:
    assert ranked(result(0, 0, winners=())) == ()
    assert places(ranked(result(1, 0, winners=()))) == [(1, (0,)), (2, (1,))]


def test_before_the_end_nothing_is_told() -> None:
    state = PiratesDice.start(PiratesDiceSetup(seats=2))
    with pytest.raises(ValueError, match="secrets"):
        finale_of([state])


@pytest.mark.parametrize("golden", GOLDEN, ids=str)
def test_every_golden_record_ends_with_something_to_tell(golden: Any) -> None:
    record = golden.record()
    if record.result is None:
        return
    finale = finale_of(record.shown)
    assert len(finale.highlights) <= 6
    assert len(finale.fates) == record.setup.seats
    for each in (*finale.highlights, *filter(None, finale.fates)):
        assert isinstance(each, Highlight)
        assert each.sentence(record.names).endswith((".", "?"))
    ranked_seats = sorted(seat for place in finale.places for seat in place.seats)
    assert ranked_seats in ([], list(range(record.setup.seats)))


def test_a_game_that_tells_nothing_of_its_own_has_its_places() -> None:
    class Other(PiratesDice, frozen=True, kw_only=True):
        name = "other"

    end = Other.start(PiratesDiceSetup(seats=2))
    end = replace(end, turn=None, left=(0, 3), starter=BEN)
    finale = finale_of([end])
    assert places(finale.places) == [(1, (BEN,)), (2, (ANNE,))]
    assert (finale.highlights, finale.fates) == ((), (None, None))


# Pirates Dice


def pirates(*moves: Move, dice: int, seats: int = 2) -> Finale:
    """The first seat bids first."""
    first = Roll(((6,), *((2,) for _ in range(seats - 1))))
    state = PiratesDice.start(PiratesDiceSetup(seats=seats, dice=dice))
    return finale_of(shown_by(state, first, *moves))


def test_the_boldest_bluff_is_the_bid_that_lacked_most_dice_and_was_raised() -> None:
    finale = pirates(
        *(Roll(((2, 2), (3, 4))), Bid(2, 2), Bid(3, 5), Bid(4, 5), Challenge()),
        *(Roll(((5,), (1, 1))), Bid(1, 5), Challenge()),
        *(Roll(((4,), (4,))), Bid(2, 4), Challenge()),
        dice=2,
    )
    assert finale.highlights == (
        BoldestBluff(BEN, Bid(3, 5), 0),
        WorstChallenge(BEN, Bid(1, 5), 3),
    )
    assert told(finale) == [
        "Ben bid three 5s where there were none, and nobody challenged.",
        "Ben challenged one 5, and there were three.",
    ]
    assert finale.fates == (WentOut(ANNE, 3), None)
    assert fates(finale)[ANNE] == "Anne lost the last die in round 3."


def test_a_bluff_says_how_many_dice_there_were() -> None:
    said = [BoldestBluff(ANNE, Bid(4, 5), count).sentence(NAMES) for count in (1, 2)]
    assert said == [
        "Anne bid four 5s where there was only one, and nobody challenged.",
        "Anne bid four 5s where there were only two, and nobody challenged.",
    ]


def test_a_call_is_close_where_a_bid_of_three_or_more_held_to_the_die() -> None:
    """And a winner who was two dice behind has come back."""
    lost = (Roll(((2, 2, 2), (5, 5, 5))), Bid(4, 2), Challenge())
    lost_again = (Roll(((2, 2), (5, 5, 5))), Bid(3, 2), Challenge())
    finale = pirates(
        *(*lost, *lost_again),
        *(Roll(((5,), (1, 5, 6))), Bid(3, 5), Challenge()),
        *(Roll(((5,), (5, 6))), Bid(2, 6), Challenge()),
        *(Roll(((5,), (6,))), Bid(2, 6), Challenge()),
        dice=3,
    )
    assert finale.highlights == (ClosestCall(ANNE, Bid(3, 5)), Comeback(ANNE, 1, 3))
    assert told(finale) == [
        "Anne bid three 5s, was challenged, and had it to the very die.",
        "Anne was down to one die against three, and won.",
    ]


def test_pirates_are_placed_by_how_long_they_had_dice() -> None:
    finale = pirates(
        *(Roll(((2,), (3,), (4,))), Bid(1, 2), Bid(2, 2), Challenge()),
        *(Roll(((5,), (), (6,))), Bid(2, 6), Challenge()),
        seats=3,
        dice=1,
    )
    assert places(finale.places) == [(1, (ANNE,)), (2, (CARLA,)), (3, (BEN,))]
    assert finale.highlights == ()


# Battle of Wits


def battle(*goblets: Any, **options: Any) -> Finale:
    state: BattleOfWits = resolved(*goblets, **options)
    return finale_of([state])


def test_the_luckiest_goblet_has_hardly_more_wine_than_poison() -> None:
    """And the dearest death is the highest bid that won a deadly goblet against others."""
    finale = battle(
        cup("0:4 1:3", "0:5 1:1"),
        cup("0:7 0:5 2:2", "1:6 0:2"),
        cup("2:6", "2:4"),
    )
    assert finale.highlights == (
        LuckiestGoblet(ANNE, A, 4, 3, immune=False),
        DearestDeath(BEN, 1, 6),
        DeadliestHand(ANNE, (BEN,), 12),
    )
    assert told(finale) == [
        "Anne drank goblet A, wine 4 and poison 3, and lived.",
        "Ben won goblet B with a bid of 6: poison.",
        "Anne poured 12 of poison in all for Ben, who died of it.",
    ]
    assert finale.fates == (
        GobletDrunk(ANNE, 4, 3, lives=True),
        GobletDrunk(BEN, 2, 12, lives=False),
        GobletDrunk(CARLA, 6, 0, lives=True),
    )
    assert fates(finale)[BEN] == "Ben drank: wine 2, poison 12."
    assert places(finale.places) == [(1, (ANNE,)), (1, (CARLA,)), (3, (BEN,))]


def test_who_lives_by_immunity_alone_is_lucky_too() -> None:
    finale = battle(cup("0:7 1:2", "0:5"), cup("1:6", "1:5"), immune=ANNE)
    assert told(finale) == [
        "Anne drank goblet A, wine 2 and poison 7, and lived, thanks to Immunity."
    ]


def test_much_wine_and_a_little_poison_are_nothing_to_tell() -> None:
    finale = battle(cup("0:6 0:4 1:1", "0:5"), cup("1:3", "1:4"))
    assert finale.highlights == ()


def test_sides_of_battle_of_wits_are_placed_as_one() -> None:
    teams = {"winner": "teams", "dealer": 4}
    finale = battle(
        *(cup("0:6", "0:5"), cup("1:7", "1:5"), cup("2:6", "2:5"), cup("3:2", "3:5")), **teams
    )
    assert sorted(map(len, (place.seats for place in finale.places))) == [2, 2]


# Poisoned Glass


def glasses(*moves: Move, cards: Sequence[tuple[int, ...]], hearts: tuple[int, ...]) -> Finale:
    state: PoisonedGlass = chosen(full(*cards, hearts=hearts, end_check="round-end"))
    return finale_of(shown_by(state, *moves))


def test_sips_and_refusals_are_told_by_how_far_they_were_right_or_wrong() -> None:
    """Wesley, the first seat, adds half an antidote for each seat."""
    close, poison = (3, 1, -3, -2), (-6, -5, 3, 2)
    finale = glasses(*(Drink(), Drink(), Refuse()), cards=(close, poison, poison), hearts=(4, 2, 1))
    assert finale.highlights == (
        LuckiestSip(ANNE, 0, 11, 5),
        WorstSip(BEN, 1, 10, 11),
        WisestRefusal(CARLA, 2, 10, 11),
    )
    assert told(finale) == [
        "Anne drank glass A and was right: antidote 5.5, poison 5.",
        "Ben drank glass B all the same: antidote 5, poison 11.",
        "Carla wisely left glass C: antidote 5, poison 11.",
    ]
    assert places(finale.places) == [(1, (ANNE,)), (2, (BEN,)), (2, (CARLA,))]


def test_a_cure_that_was_clear_and_left_is_told() -> None:
    good = (6, 5, -1, -2)
    finale = glasses(Refuse(), Drink(), Drink(), cards=(good, GOOD, BAD), hearts=(1, 4, 4))
    assert finale.highlights[-1] == MissedCure(ANNE, 0, 25, 3)
    assert told(finale)[-1] == "Anne did not dare to drink glass A: antidote 12.5, poison 3."
    assert finale.fates[ANNE] == LastGlass(ANNE, 0, 25, 3, drank=False)
    assert fates(finale)[:2] == [
        "Anne did not drink their last glass: antidote 12.5, poison 3.",
        "Ben drank their last glass: antidote 7, poison 3.",
    ]


def test_who_lost_the_last_heart_to_another_glass_is_told_so() -> None:
    finale = glasses(Drink(), Refuse(), Drink(), cards=(BAD, BAD, GOOD), hearts=(4, 1, 4))
    assert finale.fates[BEN] == LastHeart(BEN, 2, 14, 3, by=CARLA)
    assert fates(finale) == [
        "Anne drank their last glass: antidote 6.5, poison 11.",
        "Ben lost their last heart when Carla drank glass C: antidote 7, poison 3.",
        "Carla drank their last glass: antidote 7, poison 3.",
    ]


# Wits & Wagers


def wagers(*questions: WitsAndWagers) -> Finale:
    return finale_of(list(questions))


def test_the_best_bet_won_most_and_a_bullseye_is_exact() -> None:
    first = bet(guessed(asked(questions=2), "5", "9", "12"), s1=(Wager(1), Wager(1)))
    second = again(replace(first, banks=(300, 600, 1000)).clear(), MOON)
    last = bet(
        guessed(second, "1950", "1960", "2000"),
        s1=(Wager(1, 600), Wager(1)),
        s2=(Wager(2, 1000), Wager(0)),
    )
    assert last.result()
    finale = wagers(first, last)
    assert finale.highlights[:3] == (
        BestBet(CARLA, 1100, 2, 2200, (BEN,)),
        Bullseye((ANNE,), BEES.text, "5", "number"),
        WorstBet(BEN, 600),
    )
    assert told(finale)[:3] == [
        "Carla bet $1,100 on the guess of Ben at 2:1 and won $2,200.",
        "How many eyes has a bee? Anne guessed 5, which is exact.",
        "Ben lost $600 on one question.",
    ]
    assert finale.fates[BEN] == MoneyMade(BEN, 1, 600, 600)
    assert fates(finale) == [
        "Anne guessed best once.",
        "Ben guessed best once, won $600 with bets and lost $600.",
        "Carla won $2,200 with bets.",
    ]
    said = MoneyMade(ANNE, 2, 0, 300).sentence(NAMES)
    assert said == "Anne guessed best twice and lost $300 with bets."


def test_a_bet_says_what_it_was_on() -> None:
    own = BestBet(ANNE, 200, 3, 600, (ANNE,)).sentence(NAMES)
    low = BestBet(ANNE, 200, 6, 1200, ()).sentence(NAMES)
    assert own == "Anne bet $200 on their own guess at 3:1 and won $600."
    assert low == "Anne bet $200 on all guesses being too high at 6:1 and won $1,200."


def test_a_winner_who_was_500_dollars_behind_has_come_back() -> None:
    first = bet(guessed(asked(questions=2), "7", "9", "12"), s1=(Wager(0),))
    assert first.banks == (0, 600, 0)
    last = bet(
        guessed(again(first.clear()), "4", "9", "12"), s0=(Wager(1), Wager(1)), s1=(Wager(3, 600),)
    )
    finale = wagers(first, last)
    assert CameBack(ANNE, 600) in finale.highlights
    assert CameBack(ANNE, 600).sentence(NAMES) == "Anne was $600 behind, and won."
    assert finale.fates[CARLA] is None, "who never won or lost anything is told nothing"


def test_where_the_win_is_shared_nobody_has_come_back() -> None:
    state = bet(guessed(asked(questions=1), "7", "9", "12"))
    assert not [each for each in wagers(state).highlights if isinstance(each, CameBack)]


def test_awards_go_to_who_knew_smelt_dared_and_was_unlucky() -> None:
    """A bee has five eyes. Carla is nearest and over in both questions, Ben's guess wins both."""
    first = bet(guessed(asked(questions=2), "1", "2", "6"), s0=(Wager(2), Wager(2)), s1=(Wager(2),))
    rich = replace(first, banks=(2000, 900, 0)).clear()
    last = bet(guessed(again(rich), "1", "2", "6"), s0=(Wager(2, 400),), s1=(Wager(3, 900),))
    awards = (KnewBest(BEN, 2), BestNose(ANNE, 1400), Streak(BEN, 2), Unluckiest(CARLA, 2))
    finale = wagers(first, last)
    assert finale.highlights == (
        BestBet(ANNE, 500, 2, 1000, (BEN,)),
        WorstBet(BEN, 900),
        *awards[2:],
    )
    assert best_nose([first, last], None) == awards[1]
    paid = [each.outcome.payouts for each in (first, last) if each.outcome]
    assert knew_best(paid) == awards[0]
    assert [each.sentence(NAMES) for each in awards] == [
        "Ben knew best: 2 guesses won.",
        "Anne won $1,400 on the guesses of others.",
        "Ben guessed best 2 times in a row.",
        "Carla was nearest of all twice, and too high.",
    ]
    assert boldest_bet([first, last], set()) == BoldestBet(BEN, 900, 900, 0)
    assert boldest_bet([first, last], {BEN}) is None
    assert [
        BoldestBet(BEN, risked, 900, won).sentence(NAMES) for risked, won in ((900, 0), (600, 1800))
    ] == [
        "Ben put all of $900 on one question and won nothing.",
        "Ben put $600 of $900 on one question and won $1,800.",
    ]


def test_no_bet_and_no_guess_is_told_of_twice() -> None:
    """Anne wins most by Ben's guesses, and the most of that by one bet; Ben's two best guesses came
    one after the other; and what Anne lost on the question of her best bet is no lesson."""
    first = bet(guessed(asked(questions=2), "1", "2", "6"))
    rich = replace(first, banks=(2000, 0, 0)).clear()
    last = bet(guessed(again(rich), "1", "2", "6"), s0=(Wager(2, 900), Wager(3, 800)))
    assert last.outcome
    assert last.outcome.payouts[ANNE].lost == 800
    assert [type(each) for each in wagers(first, last).highlights] == [BestBet, Streak, Unluckiest]


# Adventure Book


def test_who_met_warded_off_and_gave_most_alone_is_told_and_nobody_is_ranked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(adventure_book, "result_of", lambda _: None)  # the telling is not its end
    met, dodged = Completed(BEN, "shoes", ()), Dodged(ANNE, "card")
    gave, traded = Gave(ANNE, BEN, "card"), Traded(ANNE, BEN, "card", "other")
    state = scene(1, "", "")
    news = (met, met, Completed(ANNE, "shoes", ()), dodged, dodged, gave, traded)
    finale = adventure_book.tell([replace(state, news=news)])
    assert finale.highlights == (MostCompleted(BEN, 2), MostDodged(ANNE, 2), MostGiven(ANNE, 2))
    assert told(finale) == [
        "Ben met the most challenges: 2.",
        "Anne warded off the most: 2 times.",
        "Anne gave the most cards away: 2.",
    ]
    alone = adventure_book.tell([replace(state, news=news, away=(ANNE,))])
    assert not alone.highlights
    assert finale.fates == (ChallengesMet(ANNE, 1), ChallengesMet(BEN, 2))
    assert fates(finale) == ["Anne met 1 challenge.", "Ben met 2 challenges."]
    assert finale.places == ()
    level = adventure_book.tell([replace(state, news=(met, met, *news[:3], news[2]))])
    assert level.highlights == (MostCompleted(BEN, 4),)
    once = adventure_book.tell([replace(state, news=(met, dodged))])
    assert once.highlights == ()
    assert once.fates == (None, ChallengesMet(BEN, 1))


def test_what_all_did_alike_is_nobodys_highlight() -> None:
    assert adventure_book.ahead_of_all(Counter({ANNE: 3, BEN: 3})) == []


def test_nobody_alone_has_more_than_two_awards() -> None:
    both = Bullseye((ANNE, BEN), BEES.text, "1", BEES.display)
    awards = (BestBet(ANNE, 100, 2, 200, ()), None, WorstBet(ANNE, 500), both, KnewBest(ANNE, 2))
    assert [*shared_out(awards)] == [awards[0], awards[2], both]
