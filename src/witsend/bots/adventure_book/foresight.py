"""Where a move leads a companion of Adventure Book, if the turn is then played out as it would."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import NamedTuple

from witsend.bots.adventure_book.answers import Answers
from witsend.bots.adventure_book.companion import Companion, Thought, on
from witsend.bots.adventure_book.lines import Line
from witsend.bots.adventure_book.worth import chance_to_tell, missing
from witsend.game import Move, Seat
from witsend.games.adventure_book import AdventureBook
from witsend.games.adventure_book.due import TOLD
from witsend.games.adventure_book.moves import EndStory


def both(
    companion: Companion, state: AdventureBook, seat: Seat, moves: Sequence[Move], rng: Random
) -> Iterator[tuple[float, ...]]:
    """The chance to tell the chapter after each of these moves, again and again: with the best
    rest of the turn, and with what chance has for its end, which is the same for all of them.
    """
    seed = rng.random()
    places = [played_out(companion, state, seat, move, Random(seed)) for move in moves]
    while True:
        seed = rng.random()
        yield tuple([turn_ended(companion, place, seat, Random(seed)) for place in places])


def played_out(
    companion: Companion, state: AdventureBook, seat: Seat, move: Move, rng: Random
) -> AdventureBook:
    """The moment before the turn ends; or what came of the move, if it was no turn of one's own."""
    return line_from(companion, state, seat, move, rng).state


def line_from(
    companion: Companion, state: AdventureBook, seat: Seat, move: Move, rng: Random
) -> Line:
    """The move, and the best rest of the turn."""
    if isinstance(move, EndStory):
        return Line(state)
    first = answered(Thought(companion, state, seat, rng).do(Line(state), move), rng)
    if not in_turn(first.state, seat):
        return first
    rest = Thought(companion, first.state, seat, rng).best_line()
    return rest._replace(played=(*first.played, *rest.played))


def turn_ended(companion: Companion, state: AdventureBook, seat: Seat, rng: Random) -> float:
    """After the cards that are drawn and turned at the end of the turn, and no turn after it."""
    ended = False
    while not ended and in_turn(state, seat):
        move = on(state)
        ended = isinstance(move, EndStory)
        state = Thought(companion, state, seat, rng).do(Line(state), move).state
    return chance_to_tell(state)


def answered(line: Line, rng: Random) -> Line:
    """With the answer to a trade that was offered: else it would be compared with whole turns."""
    state = line.state
    if state.outcome or not state.offer:
        return line
    other = state.offer.to
    reply = Answers(state, other, rng).reply()
    return line._replace(state=state.apply(other, reply))


class Way(NamedTuple):
    """Where a line leads, in figures that can be told."""

    moves: tuple[Move, ...]  # the seat's own
    missing: float  # steps and cards until all challenges are completed
    lost: float  # how likely the next plot card interrupts the chapter
    soon: float  # and one of the next two, if nobody does anything about it


def ways(
    companion: Companion, state: AdventureBook, seat: Seat, moves: Sequence[Move], rng: Random
) -> list[Way]:
    """Of each of these moves, with the same plot to come."""
    seed = rng.random()
    thought = Thought(companion, state, seat, rng)
    futures = thought.futures()
    found = []
    for move in moves:
        line = line_from(companion, state, seat, move, Random(seed))
        played = [each for _, each in line.played] or [move]
        lost, soon = interrupted(thought, line.state, futures)
        found.append(Way(tuple(played), missing(line.state), lost, soon))
    return found


def interrupted(
    thought: Thought, state: AdventureBook, futures: Sequence[tuple[float, list[int]]]
) -> tuple[float, float]:
    """How likely the next plot card does it, and how likely one of the next two."""
    if state.outcome:
        return (0.0, 0.0) if state.outcome == TOLD else (1.0, 1.0)
    lost = soon = 0.0
    for likely, future in futures:
        cards = iter(future)
        after = thought.after_plot(state, cards)
        lost += likely * bool(after.outcome)
        soon += likely * bool(after.outcome or thought.after_plot(after, cards).outcome)
    return lost, soon


def in_turn(state: AdventureBook, seat: Seat) -> bool:
    going_on = state.moment == "telling" and not state.outcome
    return going_on and state.idle and state.turn == seat and state.phase in {"move", "story"}
