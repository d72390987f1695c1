"""What must hold in every state of every game, whoever looks at it: for tests, here and elsewhere.

A law takes a state and an rng and asserts. `walk` gives the states of a whole game, `uphold` tries
all laws in them.
"""

from collections.abc import Callable, Iterable, Iterator
from random import Random

import msgspec
from msgspec.structs import replace

from witsend.game import CHANCE, IllegalMove, Move, Record, Seat, State, play

SAMPLE = 12  # moves of one seat that are tried out in one state
STATES = 50  # of one game in which the laws are tried: all, or drawn ones
LONGEST = 20_000  # events after which a game is taken to have no end
OUT_OF_TURN = 0.1  # chance that a seat moves out of turn, where it may


class Walk(Record, frozen=True):
    states: tuple[State, ...]
    events: tuple[tuple[Seat, Move], ...]


def random_move(state: State, rng: Random) -> tuple[Seat, Move]:
    """A legal one, now and then out of turn."""
    seats = state.to_act()
    seat = rng.choice(seats)
    meddlers = [other for other in everyone(state) if other not in seats and state.moves(other)]
    if meddlers and rng.random() < OUT_OF_TURN:
        seat = rng.choice(meddlers)
    return seat, state.draw(rng) if seat == CHANCE else rng.choice(state.moves(seat))


def walk(start: State, rng: Random) -> Walk:
    """A game of random legal moves to its end."""
    states, events = [start], list[tuple[Seat, Move]]()
    while states[-1].to_act():
        events.append(random_move(states[-1], rng))
        states.append(play(states[-1], *events[-1]))
        assert len(events) < LONGEST, "the game has no end"
    return Walk(tuple(states), tuple(events))


def only_seats_at_the_table_have_a_view(state: State, rng: Random) -> None:
    for seat in (CHANCE, -2, state.setup.seats, True, 0.0, "0"):
        try:
            state.view(seat)  # type: ignore[arg-type]  # the mistake
        except ValueError as error:
            assert "There is no seat" in str(error)
        else:
            raise AssertionError(f"there is a view for {seat!r}")


def everyone(state: State) -> range:
    return range(state.setup.seats)


def onlookers_too(state: State) -> Iterator[Seat | None]:
    yield from everyone(state)
    yield None


def some(moves: Iterable[Move], rng: Random) -> list[Move]:
    listed = list(moves)
    return listed if len(listed) <= SAMPLE else rng.sample(listed, SAMPLE)


def ends_exactly_when_there_is_a_result(state: State, rng: Random) -> None:
    assert (state.result() is not None) == (len(state.to_act()) == 0)


def chance_acts_alone_and_is_never_asked(state: State, rng: Random) -> None:
    assert CHANCE not in state.to_act() or list(state.to_act()) == [CHANCE]
    assert not state.moves(CHANCE)


def whoever_is_to_act_has_a_move(state: State, rng: Random) -> None:
    for seat in state.to_act():
        assert seat == CHANCE or state.moves(seat)


def every_listed_move_is_accepted(state: State, rng: Random) -> None:
    for seat in everyone(state):
        moves = state.moves(seat)
        assert len(set(moves)) == len(moves)
        for move in some(moves, rng):
            assert state.why_not(seat, move) is None
            play(state, seat, move)


def the_default_move_is_legal(state: State, rng: Random) -> None:
    for seat in state.to_act():
        if seat != CHANCE:
            assert state.why_not(seat, state.default_move(seat)) is None


def a_refused_move_changes_nothing_and_says_why(
    state: State, rng: Random, strange: tuple[Move, ...] = ()
) -> None:
    before = msgspec.json.encode(state)
    for seat in (*everyone(state), CHANCE):
        for move in strange:
            refusal = state.why_not(seat, move)
            if refusal is None:
                continue
            try:
                play(state, seat, move)
            except IllegalMove as illegal:
                assert illegal.refusal == refusal
            else:
                raise AssertionError(f"{move!r} was refused, and then made")
            assert str(refusal)[0].isupper()
            assert str(refusal)[-1] in ".!"
    assert msgspec.json.encode(state) == before


def a_seat_learns_nothing_but_its_view(
    state: State, rng: Random, strange: tuple[Move, ...] = ()
) -> None:
    """Another world that looks the same to a seat treats it the same, refusals included."""
    for seat in onlookers_too(state):
        view = state.view(seat)
        assert view.seat == seat
        twin = view.imagine(rng)
        assert twin.view(seat) == view
        assert twin.view(None) == state.view(None)
        assert twin.to_act() == state.to_act()
        assert twin.clock() == state.clock()
        assert twin.result() == state.result()
        if seat is None:
            continue
        assert twin.moves(seat) == state.moves(seat)
        if seat in state.to_act():
            assert twin.default_move(seat) == state.default_move(seat)
        for move in strange:
            assert twin.why_not(seat, move) == state.why_not(seat, move)


def moves_made_at_once_may_come_in_any_order(state: State, rng: Random) -> None:
    """But for the telling: the news is of the last move. One who is asked something else by then,
    because the first move closed the moment for all, is another matter.
    """
    seats = state.to_act()
    if len(seats) < 2:
        return
    first, second = rng.sample(list(seats), 2)
    one, other = rng.choice(state.moves(first)), rng.choice(state.moves(second))
    there, here = state.apply(first, one), state.apply(second, other)
    if (there.moves(second), here.moves(first)) != (state.moves(second), state.moves(first)):
        return
    assert there.why_not(second, other) is None
    assert here.why_not(first, one) is None
    assert untold(there.apply(second, other)) == untold(here.apply(first, one))


def untold(state: State) -> State:
    return replace(state, news=())


def odds_sum_to_one_and_hold_what_is_drawn(state: State, rng: Random) -> None:
    odds = dict(state.odds())
    if state.to_act() != (CHANCE,):
        assert not odds
    elif odds:
        assert abs(sum(odds.values()) - 1) < 1e-9
        assert state.draw(rng) in odds
        for move in some(odds, rng):
            assert state.why_not(CHANCE, move) is None


def views_and_moves_survive_json(state: State, rng: Random) -> None:
    for seat in onlookers_too(state):
        view = state.view(seat)
        assert msgspec.json.decode(msgspec.json.encode(view), type=type(view)) == view
        assert hash(view) == hash(state.view(seat))
    for seat in everyone(state):
        for move in some(state.moves(seat), rng):
            assert msgspec.json.decode(msgspec.json.encode(move), type=state.kinds) == move


def what_is_not_a_seats_own_everyone_sees(state: State, rng: Random) -> None:
    """So it can be sent as an onlooker sees it: a secret among it would be missed, not leaked."""
    public = state.view(None)
    for seat in everyone(state):
        view = state.view(seat)
        for name in set(view.__struct_fields__) - view.own_fields:
            assert getattr(view, name) == getattr(public, name), name


def what_stands_at_the_seats_has_a_value_for_each_at_most(state: State, rng: Random) -> None:
    for seat in onlookers_too(state):
        view = state.view(seat)
        for name in view.seat_fields:
            assert len(getattr(view, name)) <= state.setup.seats, name


def a_result_names_each_seat_and_says_why(state: State, rng: Random) -> None:
    if result := state.result():
        seats = everyone(state)
        assert len(result.scores) == len(seats)
        assert set(result.winners) <= set(seats)
        assert list(result.winners) == sorted(set(result.winners))
        assert result.ending.sentence([f"Seat {seat}" for seat in seats]).endswith((".", "!"))


def news_is_told_in_sentences(state: State, rng: Random) -> None:
    names = [f"Seat {seat}" for seat in everyone(state)]
    for seat in onlookers_too(state):
        for item in state.view(seat).news:
            assert item.sentence(names).removesuffix("”").endswith((".", "!", "?"))


Law = Callable[..., None]
LAWS: tuple[Law, ...] = (
    ends_exactly_when_there_is_a_result,
    chance_acts_alone_and_is_never_asked,
    whoever_is_to_act_has_a_move,
    every_listed_move_is_accepted,
    the_default_move_is_legal,
    a_refused_move_changes_nothing_and_says_why,
    a_seat_learns_nothing_but_its_view,
    moves_made_at_once_may_come_in_any_order,
    odds_sum_to_one_and_hold_what_is_drawn,
    views_and_moves_survive_json,
    what_is_not_a_seats_own_everyone_sees,
    what_stands_at_the_seats_has_a_value_for_each_at_most,
    a_result_names_each_seat_and_says_why,
    news_is_told_in_sentences,
    only_seats_at_the_table_have_a_view,
)
WITH_STRANGE_MOVES = (
    a_refused_move_changes_nothing_and_says_why,
    a_seat_learns_nothing_but_its_view,
)


def uphold(start: State, rng: Random, laws: tuple[Law, ...] = LAWS) -> Walk:
    """Every law in the states of one game; moves of other moments are tried as strange ones."""
    walked = walk(start, rng)
    moves = [move for _, move in walked.events]
    states = walked.states
    if len(states) > STATES:
        states = (states[0], *rng.sample(states[1:-1], STATES - 2), states[-1])
    for state in states:
        for law in laws:
            if law in WITH_STRANGE_MOVES:
                law(state, rng, tuple(some(moves, rng)))
            else:
                law(state, rng)
    return walked
