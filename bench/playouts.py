"""Random play-outs per second of Pirates Dice, beside its peers. Run: script/bench

One round, two seats with five dice each: ours beside OpenSpiel's liars_dice, C++ driven from
Python. Whole games, four seats with five dice each: ours beside TextArena's LiarsDice, in Python.
Every loop picks uniformly among the legal moves. Seats' moves are counted; chance's are not, but
their time is. All take turns in short slices, so that a busy machine slows them alike. The last
table says where the time of our own round goes, by a profiler that makes Python calls look dearer.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from random import Random
from statistics import median
from time import perf_counter
from typing import Any

import pyspiel
import textarena
from msgspec.structs import replace
from rich.console import Console
from rich.table import Table

from random_games import own_times, random_game
from witsend.game import CHANCE
from witsend.games.pirates_dice import PiratesDice, PiratesDiceSetup

DICE = 5  # under each cup
SLICE = 0.02  # seconds
SLICES = 15  # of each contestant in a repeat
REPEATS = 25

Playout = Callable[[], int]  # plays once; the moves that seats made


def our_round(start: PiratesDice, rng: Random) -> int:
    """As fast as Python drives it: whose turn it is is read off the state, as OpenSpiel's next loop
    does not ask for it either."""
    random, made = rng.random, 0
    state = start.apply(CHANCE, start.draw(rng))
    while state.hands:  # until a challenge has lifted the cups
        seat: Any = state.turn
        moves = state.moves(seat)
        state = state.apply(seat, moves[int(random() * len(moves))])
        made += 1
    return made


def openspiel_round(game: Any, rng: Random) -> int:
    """Its sixes are wild, its ones can be bid, and its dice are rolled one by one.

    As fast as Python drives it: the state changes in place, so its methods are looked up once; the
    dice are known to be fair, so their odds are not asked; no legal moves are the end.
    """
    random, state, made = rng.random, game.new_initial_state(), 0
    legal_actions, apply_action = state.legal_actions, state.apply_action
    for _ in range(2 * DICE):
        apply_action(int(random() * 6))
    while moves := legal_actions():
        apply_action(moves[int(random() * len(moves))])
        made += 1
    return made


def textarena_game(env: Any, rng: Random) -> int:
    """Nothing is wild, ones can be bid, and a raise may not lower the face, so a round is shorter.

    The seat after the caller opens the next round, and seat 0 the first. Its bids have no highest
    count: here it is the dice in play, as in ours. It writes its messages to the seats as it plays;
    nobody reads them here.
    """
    env.reset(num_players=4)
    random, made, over = rng.random, 0, False
    table = env.state.game_state
    while not over:
        bid = table["current_bid"]
        count, face = bid["quantity"] or 1, bid["face_value"] or 1  # zeros: no bid yet
        counts, faces = sum(table["remaining_dice"].values()) - count + 1, 7 - face
        choice = int(random() * counts * faces)
        if choice == 0 and bid["quantity"]:  # the standing bid, whose place the call takes
            over, _ = env.step("[Call]")
        else:
            over, _ = env.step(f"[Bid: {count + choice // faces}, {face + choice % faces}]")
        made += 1
    return made


@dataclass
class Tally:
    playouts: int = 0
    moves: int = 0
    seconds: float = 0.0

    def add_slice(self, playout: Playout) -> None:
        playouts = moves = 0
        began = perf_counter()
        while (taken := perf_counter() - began) < SLICE:
            moves += playout()
            playouts += 1
        self.playouts += playouts
        self.moves += moves
        self.seconds += taken

    def playout_speed(self) -> float:
        return self.playouts / self.seconds

    def move_speed(self) -> float:
        return self.moves / self.seconds


@dataclass(frozen=True)
class Contest:
    title: str
    peer: str
    ours: Playout
    theirs: Playout


Score = tuple[Tally, Tally]  # ours and theirs


def contests(rng: Random) -> tuple[Contest, ...]:
    two, four = (PiratesDice.start(PiratesDiceSetup(seats=seats, dice=DICE)) for seats in (2, 4))
    liars_dice = pyspiel.load_game(f"liars_dice(numdice={DICE})")
    env = textarena.make("LiarsDice-v0-raw", num_dice=DICE)  # raw: without the wrappers for LLMs
    return (
        Contest(
            title=f"One round, 2 seats x {DICE} dice",
            peer="OpenSpiel",
            ours=partial(our_round, replace(two, rolling=()), rng),
            theirs=partial(openspiel_round, liars_dice, rng),
        ),
        Contest(
            title=f"Whole games, 4 seats x {DICE} dice",
            peer="TextArena",
            ours=partial(random_game, four, rng),
            theirs=partial(textarena_game, env, rng),
        ),
    )


def repeat(held: tuple[Contest, ...]) -> list[Score]:
    """One score for each contest, all contestants taking turns."""
    scores = [(Tally(), Tally()) for _ in held]
    for _ in range(SLICES):
        for contest, (ours, theirs) in zip(held, scores, strict=True):
            ours.add_slice(contest.ours)
            theirs.add_slice(contest.theirs)
    return scores


def speeds(contest: Contest, scores: list[Score]) -> Table:
    table = Table("per second", "ours", contest.peer, "ours / theirs", "min .. max")
    table.title = contest.title
    for column in table.columns[1:]:
        column.justify = "right"
    for measure, speed in (("play-outs", Tally.playout_speed), ("moves", Tally.move_speed)):
        ours = [speed(ours) for ours, _ in scores]
        theirs = [speed(theirs) for _, theirs in scores]
        ratios = [our / their for our, their in zip(ours, theirs, strict=True)]
        table.add_row(
            measure,
            f"{median(ours):,.0f}",
            f"{median(theirs):,.0f}",
            f"{median(ratios):.2f}",
            f"{min(ratios):.2f} .. {max(ratios):.2f}",
        )
    return table


def main() -> None:
    console = Console()
    held = contests(Random())
    repeat(held)  # warms up, uncounted
    repeats = [repeat(held) for _ in range(REPEATS)]
    for contest, *scores in zip(held, *repeats, strict=True):
        console.print(speeds(contest, scores))
    console.print(f"Medians of {REPEATS} repeats of {SLICES} slices of {SLICE} s each.")
    console.print(own_times(held[0].ours, 10_000, "our round"))


if __name__ == "__main__":
    main()
