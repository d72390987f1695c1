"""The bot of Poisoned Glass: what it makes of what it has seen, and that harder wins more."""

from random import Random
from time import process_time
from typing import Any

import pytest
from msgspec.structs import replace

from witsend.bots import find_bot
from witsend.bots.arena import play_bots, seating
from witsend.bots.poisoned_glass import (
    Eyes,
    Rehearsal,
    Taster,
    likely,
    order_of_choice,
    promise,
    prospect,
    rehearse,
    worth,
    worth_a_thought,
)
from witsend.game import CHANCE, Move, play
from witsend.games.poisoned_glass import (
    Choose,
    Deal,
    Drink,
    Exchange,
    Leave,
    Look,
    Lot,
    PoisonedGlass,
    PoisonedGlassSetup,
    Pour,
    Refuse,
    Spy,
)

ANNE, BEN, CARLA = range(3)
A, B, C = range(3)
SPYING = (Spy(A), Spy(B), Spy(B), Spy(C), Spy(A), Spy(C))
POURING = (
    *(Pour(4, A), Pour(5, B), Pour(-3, C), Leave()),
    *(Pour(3, A), Pour(-5, B), Pour(-4, C), Leave()),
    *(Pour(-1, A), Pour(-2, B), Pour(2, C)),
)


def dealt(*moves: Move, **options: Any) -> PoisonedGlass:
    """Three seats, Anne is Wesley and Carla Vizzini; with SPYING and POURING A is good for sure."""
    deal = Deal((6, -6, 1), ((-5, 2, 4), (-4, -1, 5), (-3, -2, 3)))
    state = PoisonedGlass.start(PoisonedGlassSetup(seats=3, **options))
    for move in (Lot(ANNE), deal, *moves):
        state = play(state, state.to_act()[0], move)
    return state


def test_it_decides_after_a_look_in_anothers_turn() -> None:
    """Ruling PG-5, any time: whoever looked may have left the seat to a bot."""
    looked = play(
        dealt(*SPYING, vizzini_when="any-time", vizzini_peek="look-then-decide"), CARLA, Look(A, B)
    )
    assert (looked.turn, looked.to_act()) == (ANNE, (CARLA,))
    for level in ("easy", "middle", "hard"):
        bot = find_bot("poisoned-glass", level)()
        choice = bot.choose(looked.view(CARLA), looked.moves(CARLA), Random(1), 1.0)
        assert choice in looked.moves(CARLA)


def chosen(state: PoisonedGlass, times: int = 20) -> set[Move]:
    """What the hard one does, over and over."""
    seat = state.to_act()[0]
    bot = Taster.hard()
    rng = Random(1)
    return {bot.choose(state.view(seat), state.moves(seat), rng, 1) for _ in range(times)}


def test_it_drinks_what_it_knows_to_be_good_and_leaves_what_is_not() -> None:
    taken = dealt(*SPYING, *POURING, Leave(), Choose(C), Choose(B), Choose(A))
    assert chosen(taken) == {Drink()}  # Anne has seen 6, 4 and 3 in A
    bens = play(taken, ANNE, Drink())
    assert chosen(bens) == {Refuse()}  # Ben has seen -6, 5 and -2 in B


def test_it_takes_the_glass_that_promises_most() -> None:
    state = dealt(*SPYING, *POURING, Leave())
    assert state.to_act() == (CARLA,)
    assert chosen(state) == {Choose(A)}  # Carla has spied the 6, and knows C to be bad


def test_it_spies_on_what_the_fewest_have_seen() -> None:
    state = dealt(Spy(A), Spy(B))
    assert chosen(state) == {Spy(C)}


def test_with_one_move_there_is_nothing_to_think_about() -> None:
    state = dealt(*SPYING, *POURING, Leave(), Choose(C), Choose(B))
    assert chosen(state, times=1) == {Choose(A)}


def test_vizzini_waits_with_the_exchange_for_the_last_act() -> None:
    early = dealt(*SPYING, *POURING[:3])
    assert worth_a_thought(early.view(CARLA), early.moves(CARLA)) == [Leave()]
    last = dealt(*SPYING, *POURING)
    assert worth_a_thought(last.view(CARLA), last.moves(CARLA)) == last.moves(CARLA)


def test_asked_about_nothing_but_the_power_it_judges_that() -> None:
    """As out of turn, where Vizzini may use it at any time."""
    early = dealt(*SPYING, *POURING[:4], vizzini_when="any-time")
    offered = early.moves(CARLA)
    assert early.turn != CARLA
    assert {type(move) for move in offered} == {Exchange}
    judged = Taster.hard().judge(early.view(CARLA), offered, Random(1), 1)
    assert [each.move for each in judged] == [*offered]
    assert sum(each.weight for each in judged) == pytest.approx(1)


def test_an_exchange_is_rehearsed_with_both_cards_seen() -> None:
    for options, move in (({}, Exchange(A, C)), ({"vizzini_peek": "look-then-decide"}, Look(A, C))):
        state = dealt(*SPYING, *POURING, **options)
        (rehearsal,) = rehearse(state.view(CARLA), 1, 0, Random(1))
        before = [list(glass) for glass in rehearsal.glasses]
        assert len(rehearsal.play(CARLA, move)) == 3
        assert rehearsal.glasses == before  # nothing of it stays behind


def test_hearts_are_worth_a_share_of_the_win() -> None:
    assert worth((4, 4), 0) == 0.5
    assert worth((4, 3, 3), 0) > 1 / 3 > worth((4, 3, 3), 1)
    assert worth((2, 2, 0), 0) == 0.5
    assert worth((2, 1, 0), 1) == 0


def test_a_glass_with_nothing_hidden_is_sure() -> None:
    assert likely(3, 1, 0) == 1
    assert likely(3, -1, 0) == likely(3, 0, 0) == 0
    assert likely(3, 0, 3) == 0.5
    assert likely(3, 8, 1) > likely(3, 8, 4) > 0.5


def test_a_sure_glass_promises_more_than_a_doubtful_one() -> None:
    assert promise(1) == 1
    assert promise(0) == promise(0.5) == 0
    assert promise(1 / 3) == pytest.approx(-1 / 3)  # where a drink and a refusal cost the same


def test_each_seat_sees_with_its_own_eyes() -> None:
    """Anne knows the 6, Ben nothing: for him the rest adds up to nothing, for her to less."""
    eyes = Eyes([[(6, 0b01), (-2, 0)], [(-6, 0), (2, 0)]], 2, aside=False)
    assert eyes.chance(ANNE, A, 0) > eyes.chance(BEN, A, 0) == 0.5
    assert eyes.chance(ANNE, B, 0) < 0.5
    eyes.open(B)
    assert eyes.chance(BEN, A, 0) > 0.5  # what is left must be antidote


def test_those_who_choose_well_make_a_world_likelier() -> None:
    """Carla has taken A: worlds in which what she knows of it is good weigh more."""
    state = dealt(*SPYING, *POURING, Leave(), Choose(A))
    rehearsals = rehearse(state.view(BEN), 60, 5, Random(1))
    good = [each.weight for each in rehearsals if each.world.glasses[A][0].card > 2]
    bad = [each.weight for each in rehearsals if each.world.glasses[A][0].card < -2]
    assert sum(good) / len(good) > sum(bad) / len(bad)
    assert {each.weight for each in rehearse(state.view(BEN), 5, 0, Random(1))} == {1.0}


def test_it_likes_to_know_the_glass_it_may_get() -> None:
    """Anne has spied the 6 in A and the -6 in B."""
    view = dealt(*SPYING).view(ANNE)
    assert prospect(view, Pour(4, A)) > prospect(view, Pour(4, B))
    assert prospect(view, Pour(4, A)) > prospect(view, Pour(-5, A))


def test_the_order_of_choice() -> None:
    assert order_of_choice(PoisonedGlassSetup(seats=4), 3) == [3, 2, 1, 0]
    clockwise = PoisonedGlassSetup(seats=4, choose_order="clockwise")
    assert order_of_choice(clockwise, 3) == [3, 0, 1, 2]


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_a_rehearsal_pours_all_that_is_left(seats: int) -> None:
    """In every state of a round all hearts come out between none and what they were."""
    rng = Random(2)
    options: Any = {"two_player_last_card": "fills-glass", "tie": "antidote"}
    state = PoisonedGlass.start(PoisonedGlassSetup(seats=seats, starting_hearts=2, **options))
    while (seat := state.to_act()[0]) == CHANCE or state.round < 2:
        if seat == CHANCE:
            state = play(state, seat, state.draw(rng))
            state = replace(state, hearts=(2,) * seats)
            continue
        moves = state.moves(seat)
        for move in moves:
            if state.phase != "spy":
                (rehearsal,) = rehearse(state.view(seat), 1, 5, rng)
                hearts = rehearsal.play(seat, move)
                assert all(0 <= after <= 2 for after in hearts)
        state = play(state, seat, rng.choice(moves))
        if not state.to_act():
            break


def test_the_drink_in_a_rehearsal_follows_the_rules() -> None:
    """With every card open to it, a rehearsal and the game come to the same hearts."""
    state = dealt(*SPYING, *POURING, Leave(), Choose(C), Choose(B), Choose(A))
    state = play(play(state, ANNE, Drink()), BEN, Refuse())
    for move in (Drink(), Refuse()):
        rehearsal = Rehearsal(state, {}, Random(1))
        assert rehearsal.play(CARLA, move) == state.apply(CARLA, move).hearts


def test_at_five_seats_a_move_takes_less_than_a_second() -> None:
    state = PoisonedGlass.start(PoisonedGlassSetup(seats=5, starting_hearts=2))
    rng, slowest = Random(1), 0.0
    while seats := state.to_act():
        if seats == (CHANCE,):
            state = play(state, CHANCE, state.draw(rng))
            continue
        began = process_time()
        move = Taster.hard().choose(state.view(seats[0]), state.moves(seats[0]), rng, 1)
        slowest = max(slowest, process_time() - began)
        state = play(state, seats[0], move)
    assert slowest < 1


def share(strong: str, weak: str, seats: int, games: int) -> float:
    """The share of the wins of one strong bot among weak ones."""
    kinds = [strong] + [weak] * (seats - 1)
    won = 0.0
    start = PoisonedGlass.start(PoisonedGlassSetup(seats=seats))
    for number in range(games):
        order = seating(seats, 1, number)
        bots = [find_bot("poisoned-glass", kinds[who])() for who in order]
        winners = play_bots(start, bots, f"1/{number}").winners
        won += (order.index(0) in winners) / len(winners)
    return won / games


@pytest.mark.soak
@pytest.mark.parametrize(("strong", "weak"), [("hard", "middle"), ("middle", "uniform")])
def test_harder_wins_more(strong: str, weak: str) -> None:
    """The full run in docs/bots.md has the margins; here the order must show."""
    assert share(strong, weak, seats=2, games=100) > 0.6
