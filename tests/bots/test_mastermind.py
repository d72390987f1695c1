"""The mastermind of Battle of Wits: what it believes, plans and rehearses; the exploiter of it."""

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from witsend.bots import find_bot
from witsend.bots.arena import contest
from witsend.bots.battle_expert import (
    Mastermind,
    Outlook,
    alive,
    believed,
    highest_total,
    last_standing,
    some_of,
)
from witsend.bots.battle_exploiter import BattleExploiter, way_of
from witsend.bots.battle_of_wits import Schemer
from witsend.bots.battle_rehearsal import Future, Habits, Rehearsal, Step, shared_out
from witsend.bots.judging import HouseBot, Judge, Judged, settled
from witsend.game import CHANCE, Move, play
from witsend.games.battle_of_wits import (
    BattleOfWits,
    BattleOfWitsSetup,
    BattleOfWitsView,
    Bid,
    Deal,
    Immunity,
    Pour,
    Switch,
    Take,
)

ANNE, BEN, CARLA = range(3)
A, B, C = range(3)
QUICK = Mastermind(worlds=16, plans=4, rehearsals=4, temper=0.02)
HABITS = Habits(whim=0.0, malice=0.0)


def begun(*sicilians: int, **options: Any) -> BattleOfWits:
    """The last seat deals, so Anne begins."""
    seated: Any = {"dealer": len(sicilians), "characters": "seated", **options}
    setup = BattleOfWitsSetup(seats=len(sicilians), **seated)
    return play(BattleOfWits.start(setup), CHANCE, Deal(sicilians))


def played(state: BattleOfWits, *moves: Move) -> BattleOfWits:
    for move in moves:
        state = play(state, state.to_act()[0], move)
    return state


def judged(bot: Judge, state: BattleOfWits) -> list[Judged]:
    (seat,) = state.to_act()
    return [*bot.judge(state.view(seat), state.moves(seat), Random(1), 1.0)]


# What it believes


def hidden_in_b() -> BattleOfWitsView:
    """Ben has bid on B and poured into it twice; the first card of these lies open."""
    state = played(begun(1, 2), Bid(1, A), Bid(5, B), Bid(2, A), Pour(4, B))
    return played(state, Bid(3, A), Pour(6, B)).view(ANNE)


def test_it_believes_in_wine_where_a_rival_bids_and_in_poison_as_bids() -> None:
    view, rng = hidden_in_b(), Random(1)
    worlds = [believed(view, view.rows[0], 0.0, rng) for _ in range(200)]
    wine = sum(world.goblets[B].contents[1].card % 2 == 0 for world in worlds)
    poison = sum(world.goblets[B].bids[0].card % 2 for world in worlds)
    assert wine > 180
    assert poison > 160


def test_whom_it_distrusts_may_have_laid_anything() -> None:
    view, rng = hidden_in_b(), Random(1)
    worlds = [believed(view, view.rows[0], 1.0, rng) for _ in range(200)]
    assert 40 < sum(world.goblets[B].contents[1].card % 2 == 0 for world in worlds) < 130


def test_what_it_believes_looks_like_what_it_sees() -> None:
    """No card is lost or found, and what lies open stays."""
    state = played(begun(3, 4, 9), Bid(1, A), Pour(4, B, sicilian=True), Pour(6, C))
    state = played(state, Pour(2, A), Bid(7, B), Pour(9, A, sicilian=True), Bid(3, B))
    (seat,) = state.to_act()
    view, rng = state.view(seat), Random(1)
    for distrust in (0.0, 0.5):
        for _ in range(20):
            world = believed(view, view.rows[0], distrust, rng)
            for other in range(3):
                laid = [
                    each.card
                    for goblet in world.goblets
                    for each in (*goblet.contents, *goblet.bids)
                    if each.seat == other and not each.sicilian
                ]
                assert sorted([*laid, *world.hands[other]]) == [1, 2, 3, 4, 5, 6, 7]
            assert world.hands[seat] == view.hand
            for goblet, seen in zip(world.goblets, view.rows[0].goblets, strict=True):
                for card, known in zip(
                    (*goblet.contents, *goblet.bids), (*seen.contents, *seen.bids), strict=True
                ):
                    assert (card.seat, card.sicilian) == (known.seat, known.sicilian)
                    assert known.card in (None, card.card)


# What it is worth


def test_what_a_goblet_is_worth_goes_by_the_variant() -> None:
    totals, even = [4, 7, 0, -3], [True, True, False, True]
    assert alive(totals, even) == [1, 1, 0, 0]
    assert alive([0], [True]) == [1]
    assert last_standing(totals, even) == [0.5, 0.5, 0, 0]
    assert last_standing([-1, -1], [True, True]) == [0.5, 0.5], "all are dead, and share"
    assert highest_total(totals, even) == [0, 1, 0, 0]
    assert highest_total([7, 7], [True, True]) == [0.5, 0.5]
    assert highest_total([-1, -2], [True, True]) == [0, 0]


def test_a_plan_wins_what_it_outbids_and_else_gets_what_is_left() -> None:
    view = played(begun(1, 2), Bid(5, A), Bid(7, B)).view(ANNE)
    needed_a, needed_b = 6, 8
    future = Future([3, -2], [True, True], [needed_a, needed_b], left_over=B)
    outlook = Outlook(view, view.rows[0], [future])
    assert outlook.cards == (1, 2, 3, 4, 6, 7, 1)
    bids_on_a = (1, 0, 1, 0, 0, 1, 2)  # the poison there, the wine poured, the Sicilian into B
    assert outlook.worth(bids_on_a) == 1
    nothing = (2, 2, 2, 2, 2, 2, 2)  # all into B; the bid of 5 is not enough
    assert outlook.worth(nothing) == 0


def test_plans_lay_every_card_once() -> None:
    view = begun(3, 2).view(ANNE)
    outlook = Outlook(view, view.rows[0], [Future([0, 0], [True, True], [1, 1], A)])
    for line in outlook.lines(10):
        assert sorted(abs(step.card) for step in line) == [1, 2, 3, 3, 4, 5, 6, 7]
        assert [abs(step.card) for step in line if step.sicilian] == [3]
        assert not any(step.bid and step.sicilian for step in line)
    assert some_of((2, 4)) == {(), (2,), (4,), (2, 4)}


# What it rehearses


def test_a_rehearsal_lays_every_card_and_shares_out_the_goblets() -> None:
    state = played(begun(3, 2, 8), Bid(5, A), Bid(7, B), Pour(6, C))
    table = Rehearsal(state.view(ANNE), state.rows[0], Habits())
    steps = [Step(card, A, bid=True) for card in (-1, 2, -3, 4, 6, -7)]
    line = (*steps, Step(-3, B, bid=False, sicilian=True))
    board = table.end(line, Random(1))
    assert not any(board.hands.values())
    assert not any(board.sicilians)
    assert board.bids[A][ANNE] == 28
    assert table.play(line, Random(1)).goblet == A
    assert table.now.bids[A] == {ANNE: 5}, "nothing of it stays behind"
    assert -3 in [card for _, card in board.contents[B]]


def test_a_future_is_without_ones_own_cards() -> None:
    state = played(begun(3, 2), Bid(5, A), Bid(7, B))
    future = Rehearsal(state.view(ANNE), state.rows[0], HABITS).future(Random(1))
    assert future.needed[B] >= 8, "Ben goes on bidding where he has begun"
    assert future.left_over == A
    assert future.surplus[B] > 0, "and keeps his wine for it"


def test_among_equals_the_nearest_bid_wins() -> None:
    """Anne deals, and has one card left; Ben's bids on B come to 5."""
    dealt: Any = {"luckless": True, "dealer": ANNE + 1, "characters": "seated"}
    state = BattleOfWits.start(BattleOfWitsSetup(seats=2, **dealt))
    rest = [Pour(card, A) for card in (2, 2, 3, 3, 4, 4, 6, 6, 7)]
    first = played(state, Bid(5, B), Pour(1, A), Pour(1, A), Bid(5, B), *rest)
    second = played(state, Pour(1, A), Bid(5, B), Bid(5, B), Pour(1, A), *rest)
    for after, needed in ((first, 6), (second, 5)):
        assert after.view(ANNE).hand == (7,)
        future = Rehearsal(after.view(ANNE), after.rows[0], HABITS).future(Random(1))
        assert future.needed == [1, needed]


def test_goblets_are_shared_out_by_the_book() -> None:
    """The rulebook's example: who has won two keeps the better, and the next bidder gets it."""
    known = {seat: [0, 0, 1, 2] for seat in range(4)}
    assert shared_out([[0], [1], [2, 3], [2]], known) == [0, 1, 3, 2]
    assert shared_out([[0], [], [0], []], known) == [None, None, 0, None]


# What it does


def test_weights_add_up_and_every_move_is_judged() -> None:
    state = played(begun(9, 8), Pour(6, A), Bid(1, B))
    every = judged(QUICK, state)
    assert [each.move for each in every] == [*state.moves(ANNE)]
    assert sum(each.weight for each in every) == pytest.approx(1)
    assert all(0 <= each.worth <= 1 for each in every)
    assert not any(each.weight for each in every if isinstance(each.move, Switch | Immunity))


def test_it_takes_the_goblet_it_would_rather_drink() -> None:
    state = begun(1, 2)
    for card in (2, 4, 6):
        state = played(state, Pour(card, A), Pour(card + 1, B))
    state = played(state, Pour(7, B), Pour(1, B), Pour(5, B), Pour(2, B), Pour(3, B), Pour(4, B))
    state = played(state, Pour(1, B), Pour(6, B))
    state = played(state, Pour(1, B, sicilian=True), Pour(2, B, sicilian=True))
    best = max(judged(QUICK, state), key=lambda each: each.weight)
    assert best.move == Take(A)
    assert best.weight > 0.99


def test_with_its_last_card_it_outbids_or_poisons() -> None:
    """Ben has wine in B and bids 1 on it; Anne has a 7 left, and poison in A."""
    state = begun(1, 2, winner="highest-total")
    state = played(state, Pour(3, A), Pour(2, B), Pour(5, A), Pour(4, B), Pour(1, A), Bid(1, B))
    state = played(state, Pour(2, A), Bid(3, A), Bid(4, A), Bid(5, A), Bid(6, A), Bid(7, A))
    state = played(state, Pour(1, A, sicilian=True), Pour(6, B))
    best = max(judged(QUICK, state), key=lambda each: each.weight)
    assert best.move == Bid(7, B)
    assert best.worth > 0.7


def test_in_a_team_it_plays_as_a_schemer() -> None:
    state = played(begun(1, 2, 3, winner="teams"), Pour(6, A), Bid(7, B), Bid(7, C))
    assert judged(QUICK, state) == judged(Schemer.hard(), state)


# The exploiter


class Miser(HouseBot):
    """Pours its lowest card into A while it has fewer than two there, and then bids it on B."""

    def judge(
        self, view: BattleOfWitsView, moves: Sequence[Move], rng: Random, seconds: float
    ) -> list[Judged]:
        del rng, seconds
        card = min(view.hand, default=0)
        poured = sum(seen.seat == view.seat for seen in view.rows[0].goblets[A].contents)
        wanted = Pour(card, A) if poured < 2 else Bid(card, B)
        return settled(moves, wanted if wanted in moves else moves[0], 0.5)


def test_it_reads_cards_off_what_its_rival_would_have_laid() -> None:
    state = played(begun(1, 2), Bid(1, A), Pour(1, A), Bid(2, A), Pour(2, A))
    state = played(state, Bid(3, A), Bid(3, B))
    view = state.view(ANNE)
    exploiter = BattleExploiter(Miser())
    worlds = exploiter.believed(view, view.rows[0], Random(1))
    right = [world.rows[0].goblets[B].bids[0].card == 3 for world in worlds]
    assert sum(right) > len(right) * 0.8
    assert {world.rows[0].hands[ANNE] for world in worlds} == {view.hand}


def test_a_way_is_one_that_the_cards_may_have_come() -> None:
    state = played(begun(1, 2, 3), Bid(1, A), Bid(1, A), Pour(6, B), Bid(2, A), Pour(2, B))
    row = state.view(BEN).rows[0]
    for seed in range(10):
        way = way_of(row, Random(seed))
        assert way
        assert [each.seat for each in way] == [ANNE, BEN, CARLA, ANNE, BEN]
        on_a = [each.place for each in way if each.bid and each.goblet == A]
        assert on_a == [0, 1, 2]


def test_what_cannot_have_come_so_is_given_up() -> None:
    """Ben's card lies below Anne's, but she began."""
    state = played(begun(1, 2), Bid(1, A), Bid(1, A))
    row = state.view(ANNE).rows[0]
    goblet = row.goblets[A]
    swapped = replace(goblet, bids=(goblet.bids[1], goblet.bids[0]))
    assert way_of(row, Random(1))
    assert way_of(replace(row, goblets=(swapped, row.goblets[B])), Random(1)) is None


def test_the_exploiter_sits_down_by_the_name_of_whom_it_knows() -> None:
    bot = find_bot("battle-of-wits", "against:hard")()
    assert isinstance(bot, BattleExploiter)
    state = played(begun(1, 2), Bid(1, A), Bid(7, B), Bid(2, A), Pour(2, B))
    every = judged(bot, state)
    assert {each.move for each in every} == {*state.moves(ANNE)}
    assert sum(each.weight for each in every) == pytest.approx(1)


def share(*entrants: str, games: int, **options: Any) -> float:
    """Of the wins, of the first."""
    setup = BattleOfWitsSetup(seats=len(entrants), **options)
    shares = [
        row for rows in contest("battle-of-wits", setup, entrants, games, seed=1) for row in rows
    ]
    return sum(row[0] for row in shares) / games


@pytest.mark.soak
@pytest.mark.parametrize("options", [{"winner": "highest-total"}, {"series": "last-standing"}])
def test_the_mastermind_beats_the_schemer(options: dict[str, Any]) -> None:
    """The full run in docs/bots.md has the margins; here the order must show."""
    assert share("expert", "hard", games=200, **options) > 0.55


@pytest.mark.soak
def test_whoever_knows_a_schemer_beats_it() -> None:
    assert share("against:hard", "hard", games=60, winner="highest-total") > 0.6


def test_rivals_in_a_rehearsal_lay_what_hard_lays() -> None:
    """Where the card goes, whether it is a bid, and whether it is poison."""
    rng, as_foreseen = Random(1), []
    state = begun(2, 3, 4, 5, winner="highest-total")
    while state.to_act() and not state.rows[0].holders:
        (seat,), (row,) = state.to_act(), state.rows
        move = Schemer.hard().choose(state.view(seat), state.moves(seat), rng, 1.0)
        rehearsal = Rehearsal(state.view(seat), row, HABITS)
        laid = [rehearsal.laid(rehearsal.now, seat, rng).move for _ in range(20)]
        as_foreseen.append(sum([kind(each) == kind(move) for each in laid]) / len(laid))
        state = play(state, seat, move)
    assert len(as_foreseen) == 32
    assert sum(as_foreseen) / 32 > 0.6


def kind(move: Move) -> tuple[bool, int, int]:
    assert isinstance(move, Bid | Pour)
    return isinstance(move, Bid), move.goblet, move.card % 2


def test_a_rival_whose_goblet_is_bid_on_bids_wine_too() -> None:
    """Ben has poison left for it; that is not enough any more."""
    moves = (Bid(7, A), Bid(7, B), Bid(5, A), Bid(5, B), Bid(3, A), Bid(3, B))
    alone = played(begun(2, 4), *moves, Bid(1, A))
    pressed = played(begun(2, 4), *moves[:2], Bid(5, B), Bid(5, B), Bid(3, B), Bid(3, B), Bid(1, B))
    for state, wine in ((alone, False), (pressed, True)):
        rehearsal = Rehearsal(state.view(BEN), state.rows[0], HABITS)
        target, bidding = rehearsal.target(rehearsal.now, BEN, Random(1))
        assert target == B
        assert any(card % 2 == 0 for card in bidding) == wine
