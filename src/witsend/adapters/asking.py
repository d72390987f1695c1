"""One seat after another, for programs that ask seats in turn.

Where several are to act at once, the first of `to_act()` is asked. Whoever is not to act and has
moves all the same is asked before them, lowest seat first: it makes one, or waits. After every
move of the game all are asked anew; who waits is asked again only then. Where a seat could change
its mind until all are done, as in Wits & Wagers, it is asked once: its answer is final.
"""

from random import Random
from typing import NamedTuple

from witsend.adapters.forms import form_of
from witsend.adapters.forms.form import WAIT
from witsend.game import CHANCE, Move, Seat, State, play


class Asking(NamedTuple):
    state: State
    seat: Seat | None  # who is asked; CHANCE where chance is to act, None at the end
    waiting: frozenset[Seat] = frozenset()  # who was asked out of turn since the last move

    def moves(self) -> tuple[Move, ...]:
        """Of whoever is asked; none of chance."""
        if self.seat is None or self.seat == CHANCE:
            return ()
        moves = tuple(self.state.moves(self.seat))
        return moves if self.seat in self.state.to_act() else (*moves, WAIT)

    def numbers(self) -> list[int]:
        """The moves of whoever is asked, by their numbers."""
        if self.seat is None or self.seat == CHANCE:
            return []
        return form_of(self.state.setup).allowed(self.state.view(self.seat), self.moves())

    def move(self, number: int) -> Move:
        """What a number stands for, of whoever is asked."""
        view = self.state.view(self.seat)
        return form_of(self.state.setup).move(view, self.moves(), number)

    def after(self, move: Move) -> "Asking":
        """When whoever is asked has made the move; IllegalMove where they may not."""
        if self.seat is None:
            raise ValueError("The game is over: nobody is asked.")
        if move == WAIT and self.seat not in self.state.to_act():
            return ask(self.state, self.waiting | {self.seat})
        state = play(self.state, self.seat, move)
        if isinstance(move, form_of(state.setup).final):
            state = play(state, self.seat, state.default_move(self.seat))
        return ask(state)

    def drawn(self, rng: Random) -> "Asking":
        """When chance has made all the moves that are its own."""
        asking = self
        while asking.seat == CHANCE:
            asking = asking.after(asking.state.draw(rng))
        return asking


def ask(state: State, waiting: frozenset[Seat] = frozenset()) -> Asking:
    to_act = state.to_act()
    if not to_act:
        return Asking(state, None)
    if to_act[0] != CHANCE and form_of(state.setup).waits(state.setup):
        for seat in range(state.setup.seats):
            if seat not in to_act and seat not in waiting and state.moves(seat):
                return Asking(state, seat, waiting)
    return Asking(state, to_act[0], waiting)


def share_of_win(state: State, seat: Seat) -> float:
    """From 0 to 1; who wins together, as a table of Adventure Book does, has all of it."""
    result = state.result()
    if result is None or seat not in result.winners:
        return 0.0
    return 1.0 if state.together else 1 / len(result.winners)
