"""A batch: many games with one setup, a row each."""

from typing import Any, NamedTuple, Self

import numpy as np
from numpy.typing import ArrayLike, NDArray

from witsend.adapters.forms import game_of, moves_of, width
from witsend.batch import battle_of_wits, pirates_dice, poisoned_glass
from witsend.batch.kinds import Flags, Numbers, Rows, Vector
from witsend.batch.loops import loops_of
from witsend.game import Setup

BATCHED: dict[str, Any] = {
    "pirates-dice": pirates_dice,
    "battle-of-wits": battle_of_wits,
    "poisoned-glass": poisoned_glass,
}


class NotAllowed(ValueError):
    """A number that the mask does not allow; nothing was changed in any game."""


class Results(NamedTuple):
    winners: Flags  # by game and seat; nobody's while it is played
    scores: Numbers  # by game and seat, in the game's own measure


class Batch:
    def __init__(self, setup: Setup, games: int, seed: int = 0) -> None:
        name = game_of(setup).name
        if name not in BATCHED:
            raise ValueError(f"{name} is not played in batches; {', '.join(BATCHED)} are.")
        if games < 1:
            raise ValueError("A batch has at least one game.")
        compiled = BATCHED[name]
        self.setup = setup
        self.loops = loops_of(compiled)
        self.rules: Any = compiled.rules_of(setup)
        self.rows: Rows = np.zeros(games, compiled.row_type()).view(np.recarray)
        self.rows["chance"] = np.random.SeedSequence(seed).generate_state(games, np.uint64)
        self.mask: Flags = np.zeros((games, len(moves_of(setup))), np.bool_)
        self.restart()

    def __len__(self) -> int:
        return len(self.rows)

    @property
    def asked(self) -> NDArray[np.int8]:
        """The seat that is asked, per game; -1 where the game is over."""
        return np.asarray(self.rows.asked)

    @property
    def over(self) -> Flags:
        return self.asked < 0

    def restart(self, which: ArrayLike | None = None) -> Self:
        """A new game in these rows, or in all of them; their chance goes on."""
        chosen = np.ones(len(self), np.bool_) if which is None else np.asarray(which, np.bool_)
        self.loops.start(self.rows, self.rules, chosen, self.mask)
        return self

    def step(self, numbers: ArrayLike) -> None:
        """A move in every game that is not over; `numbers` has a place for each game."""
        chosen = np.asarray(numbers, np.int64)
        if chosen.shape != (len(self),):
            raise ValueError(f"step takes {len(self)} numbers, one a game.")
        wrong = self.loops.step(self.rows, self.rules, chosen, self.mask)
        if wrong >= 0:
            raise NotAllowed(f"Game {wrong} does not allow move {chosen[wrong]} now.")

    def drawn(self) -> Numbers:
        """A move for each game, drawn evenly among those that are allowed; 0 where it is over."""
        return self.loops.draw(self.rows, self.rules, self.mask)

    def play_out(self, most: int = 0) -> int:
        """Random moves to the end of every game, or at most so many in each; how many there were
        in all."""
        return int(self.loops.play_out(self.rows, self.rules, self.mask, most))

    def views(self, seats: ArrayLike | None = None) -> Vector:
        """A vector for each game: of the seat that is asked, or of these seats, one a game. -1 is
        an onlooker, as is whoever looks at a game that is over."""
        eyes = self.asked if seats is None else np.broadcast_to(np.asarray(seats), len(self))
        vectors = np.zeros((len(self), width(self.setup)), np.int16)
        self.loops.encode(self.rows, self.rules, np.ascontiguousarray(eyes, np.int8), vectors)
        return vectors

    def results(self) -> Results:
        shape = len(self), self.setup.seats
        results = Results(np.zeros(shape, np.bool_), np.zeros(shape, np.int16))
        self.loops.score(self.rows, self.rules, results.winners, results.scores)
        return results
