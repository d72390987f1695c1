"""The bot of Battle of Wits: what it sees in the goblets, and that harder lives longer."""

from random import Random
from time import process_time
from typing import Any

import pytest

from witsend.bots import BOTS, find_bot
from witsend.bots.arena import play_bots, seating
from witsend.bots.battle_of_wits import Reckoning, Schemer, logistic
from witsend.game import CHANCE, Move, play
from witsend.games.battle_of_wits import (
    BattleOfWits,
    BattleOfWitsSetup,
    Bid,
    Deal,
    Immunity,
    Pour,
    Ready,
    Switch,
    Take,
    Whoever,
)

ANNE, BEN = range(2)
A, B, C = range(3)


def begun(*sicilians: int, **options: Any) -> BattleOfWits:
    seated: Any = {"dealer": len(sicilians), "characters": "seated"}
    setup = BattleOfWitsSetup(seats=len(sicilians), **seated, **options)
    return play(BattleOfWits.start(setup), CHANCE, Deal(sicilians))


def played(state: BattleOfWits, *moves: Move) -> BattleOfWits:
    for move in moves:
        state = play(state, state.to_act()[0], move)
    return state


def reckoning(state: BattleOfWits, schemer: Schemer | None = None) -> Reckoning:
    (seat,) = state.to_act()
    view = state.view(seat)
    return Reckoning(schemer or Schemer.hard(), view, view.rows[0], Random(1))


def test_it_knows_its_own_wine() -> None:
    state = played(begun(1, 2), Pour(6, A), Bid(1, B))
    table = reckoning(state)
    assert table.lives(A) > 0.6 > table.lives(B)
    assert table.lives(A, poured=12) > table.lives(A)


def test_more_bids_win_more() -> None:
    state = played(begun(1, 2), Bid(5, A), Bid(7, A))
    table = reckoning(state)
    assert table.own == [5, 0]
    assert table.wins(A, 0) == 0
    assert table.wins(A, 9) < table.wins(A, 20)
    assert table.wins(B, 9) > table.wins(A, 9)


def test_it_reads_who_bids_where() -> None:
    """Ben pours into A and B and bids on B: he has hardly poisoned B, and may have poisoned A."""
    state = played(begun(1, 2), Pour(2, B), Pour(3, A), Pour(4, B), Pour(4, B))
    state = played(state, Pour(6, B), Bid(7, B))
    row = state.view(ANNE).rows[0]
    table = reckoning(state)
    assert table.trust(row, A) == 0  # the 3 was revealed
    assert table.trust(row, B) == 1
    state = played(state, Pour(1, B), Pour(6, A), Bid(3, B))
    assert reckoning(state).trust(state.view(ANNE).rows[0], A) == 0  # Ben asks about others only
    state = played(state, Bid(5, B))
    assert reckoning(state).trust(state.view(ANNE).rows[0], A) <= 0


def test_it_expects_more_bids_where_a_rival_has_begun() -> None:
    state = played(begun(1, 2), Bid(1, A), Bid(1, B))
    table = reckoning(state)
    row = state.view(ANNE).rows[0]
    assert table.expected(row, B) > table.expected(row, A)


def test_immune_it_does_not_fear_its_own_poison() -> None:
    state = played(begun(8, 2), Immunity(), Bid(1, B), Pour(7, A), Bid(2, B))
    assert reckoning(state).lives(A) > 0.4
    mortal = played(begun(4, 2), Pour(4, B, sicilian=True), Bid(1, B), Pour(7, A), Bid(2, B))
    assert reckoning(mortal).lives(A) < 0.4


def test_a_switch_is_worth_what_it_brings_to_its_goblet() -> None:
    """Anne's bids lie on B, her wine in A."""
    state = played(begun(9, 2), Pour(6, A), Pour(7, B), Bid(7, B), Pour(5, B))
    state = played(state, Pour(4, A), Pour(1, B), Bid(5, B), Pour(3, B))
    table = reckoning(state)
    assert table.plan(Switch(A, B)).lives > table.plan(Pour(9, A, sicilian=True)).lives
    assert table.rivals == reckoning(state).rivals  # nothing of it stays behind


def test_it_takes_the_goblet_it_would_rather_drink() -> None:
    state = begun(1, 2)
    for card in (2, 4, 6):
        state = played(state, Pour(card, A), Pour(card + 1, B))
    state = played(state, Pour(7, B), Pour(1, B), Pour(5, B), Pour(2, B), Pour(3, B), Pour(4, B))
    state = played(state, Pour(1, B), Pour(6, B))
    state = played(state, Pour(1, B, sicilian=True), Pour(2, B, sicilian=True))
    assert state.to_act() == (ANNE,)
    for level in ("middle", "hard"):
        bot = BOTS["battle-of-wits"][level]()
        assert bot.choose(state.view(ANNE), state.moves(ANNE), Random(1), 1) == Take(A)


def with_wine_in_b(winner: str) -> BattleOfWits:
    """Ben has poured a 6 into B, where all can see it; Anne has a 2 in A."""
    return played(begun(1, 2, winner=winner), Pour(2, A), Pour(6, B), Bid(1, A), Bid(1, A))


def test_where_the_highest_total_wins_a_little_wine_is_not_enough() -> None:
    usual, totals = with_wine_in_b("survivors"), with_wine_in_b("highest-total")
    assert reckoning(usual).lives(A) > 0.5 > reckoning(totals).lives(A)
    assert reckoning(totals).lives(B) > 0.5
    for schemer in (Schemer.middle(), Schemer.hard()):
        assert reckoning(totals, schemer).bar[A] == [6.0] * schemer.worlds
    assert reckoning(totals, Schemer.easy()).bar[A] == [0.0] * 2  # it only wants to live


def test_where_all_poison_counts_against_a_total_immunity_does_not_help_it() -> None:
    """Ruling BW-22."""
    options = {"winner": "highest-total"}
    moves = (Immunity(), Bid(1, B), Pour(7, A), Bid(2, B))
    letter = played(begun(8, 2, **options), *moves)
    spared = played(begun(8, 2, **options, total="harmful-poison"), *moves)
    for schemer in (Schemer.middle(), Schemer.hard()):
        assert reckoning(letter, schemer).surplus[A] == [-7.0] * schemer.worlds
        assert reckoning(spared, schemer).surplus[A] == [0.0] * schemer.worlds
    assert reckoning(letter, Schemer.easy()).surplus[A] == [0.0] * 2  # it only wants to live


@pytest.mark.parametrize("level", ["easy", "middle", "hard"])
def test_it_leaves_the_characters_to_the_people(level: str) -> None:
    """Ruling BW-33 of Battle of Wits."""
    state = BattleOfWits.start(BattleOfWitsSetup(seats=3))
    bot = BOTS["battle-of-wits"][level]()
    assert bot.choose(state.view(BEN), state.moves(BEN), Random(1), 1) == Whoever()


def test_in_a_team_a_mate_is_spared_and_a_foe_is_not() -> None:
    """Anne and Carla are a team. Ben bids on B and Carla on C."""
    state = played(begun(1, 2, 3, winner="teams"), Pour(6, A), Bid(7, B), Bid(7, C))
    for schemer in (Schemer.middle(), Schemer.hard()):
        table = reckoning(state, schemer)
        assert table.foes == [0, 1, 0]
        assert table.plan(Pour(7, B)).liking > table.plan(Pour(7, C)).liking
        assert table.plan(Pour(4, C)).liking > table.plan(Pour(4, B)).liking
    alone = played(begun(1, 2, 3), Pour(6, A), Bid(7, B), Bid(7, C))
    assert reckoning(alone).foes == reckoning(state, Schemer.easy()).foes == [0, 0, 0]


def test_ones_own_bid_is_no_foes() -> None:
    state = played(begun(1, 2, 3, winner="teams"), Bid(7, A), Bid(1, B), Bid(1, C))
    assert reckoning(state).foes[A] == 0


def test_it_is_ready_for_the_next_game() -> None:
    bot = Schemer.hard()
    view = begun(1, 2).view(ANNE)
    assert bot.choose(view, (Ready(),), Random(1), 1) == Ready()


def test_it_does_not_pour_poison_where_it_means_to_drink() -> None:
    state = played(begun(1, 2), Pour(6, A), Bid(1, B), Bid(3, A), Bid(2, B))
    rng = Random(1)
    for _ in range(10):
        move = Schemer.hard().choose(state.view(ANNE), state.moves(ANNE), rng, 1)
        assert not (isinstance(move, Pour) and move.goblet == A and move.card % 2)


def test_at_ten_seats_a_move_takes_less_than_a_second() -> None:
    state = begun(1, 2, 3, 3, 4, 4, 5, 8, 9, 6)
    rng, slowest = Random(1), 0.0
    while seats := state.to_act():
        began = process_time()
        move = Schemer.hard().choose(state.view(seats[0]), state.moves(seats[0]), rng, 1)
        slowest = max(slowest, process_time() - began)
        state = play(state, seats[0], move)
    assert slowest < 1


def survival(strong: str, weak: str, seats: int, games: int) -> tuple[float, float]:
    """How often each kind lives at a table of both, half and half."""
    kinds = [strong] * (seats // 2) + [weak] * (seats // 2)
    lived = {strong: 0, weak: 0}
    start = BattleOfWits.start(BattleOfWitsSetup(seats=seats))
    for number in range(games):
        order = seating(seats, 1, number)
        bots = [find_bot("battle-of-wits", kinds[who])() for who in order]
        for seat in play_bots(start, bots, f"1/{number}").winners:
            lived[kinds[order[seat]]] += 1
    return lived[strong] / (games * seats / 2), lived[weak] / (games * seats / 2)


@pytest.mark.soak
@pytest.mark.parametrize(("strong", "weak"), [("hard", "middle"), ("middle", "uniform")])
def test_harder_lives_longer(strong: str, weak: str) -> None:
    """The full run in docs/bots.md has the margins; here the order must show."""
    harder, easier = survival(strong, weak, seats=4, games=200)
    assert harder > easier + 0.1


def test_a_chance_is_a_chance() -> None:
    assert logistic(0) == 0.5
    assert logistic(-1000) == 0
    assert logistic(1000) == 1
