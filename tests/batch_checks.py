"""Batches beside the rules, move for move: who is asked, what is allowed, what each seat sees, who
has won. For tests/test_batch.py with few games, and by itself for script/soak: 100,000 games of
every setup of Pirates Dice, and of every number of seats of the others, in setups drawn at random.
"""

import argparse
import os
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import cache, lru_cache
from itertools import product
from random import Random
from typing import Any, Literal, get_args, get_origin

import numpy as np
from msgspec.structs import fields

from witsend.adapters.asking import Asking, ask
from witsend.adapters.forms import encode, moves_of, numbers_of
from witsend.adapters.forms.form import WAIT
from witsend.batch import BATCHED, Batch
from witsend.batch.glass_knowledge import NOBODY
from witsend.game import CHANCE, Move, Setup, State, play
from witsend.games import GAMES
from witsend.games.battle_of_wits import BattleOfWits
from witsend.games.battle_of_wits import Deal as DealSicilians
from witsend.games.battle_of_wits import Lot as LotOfDealer
from witsend.games.pirates_dice import PiratesDice, Roll
from witsend.games.poisoned_glass import Deal, Lot, PoisonedGlass
from witsend.games.poisoned_glass.setup import deck

AT_ONCE = 500  # games in a batch; larger ones only take memory here
EVERY = 25  # moves of which one is checked for what all seats see


def rolled(state: PiratesDice, row: Any) -> Roll:
    """What chance did in this row; who opens, as dice that say so."""
    if state.rolling:
        return Roll(tuple((6,) if seat == row["starter"] else (1,) for seat in state.rolling))
    hands = row["hands"].tolist()
    return Roll(tuple(map(hand_of, map(tuple, hands[: state.setup.seats]))))


@cache
def hand_of(counts: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(side + 1 for side, count in enumerate(counts) for _ in range(count))


def dealt_goblets(state: BattleOfWits, row: Any) -> Move:
    if not state.series.dealers:
        return LotOfDealer(int(row["dealer"][0]))
    sicilians = row["sicilians"][: row["games"]].sum(axis=0)
    return DealSicilians(tuple(sicilians[: state.setup.seats].tolist()))


def dealt_glasses(state: PoisonedGlass, row: Any) -> Move:
    if state.wesley == CHANCE:
        return Lot(int(row["wesley"]))
    setup, hands = state.setup, row["hands"].tolist()
    cards = deck(setup.seats)
    return Deal(
        glasses=tuple(cards[place] for place in row["card"][: setup.glasses, 0]),
        hands=tuple(
            tuple(card for place, card in enumerate(cards) if hand >> place & 1)
            for hand in hands[: setup.seats]
        ),
        removed=0 if row["removed"] == NOBODY else cards[row["removed"]],
    )


CHANCES: dict[str, Callable[[Any, Any], Move]] = {
    "pirates-dice": rolled,
    "battle-of-wits": dealt_goblets,
    "poisoned-glass": dealt_glasses,
}


@lru_cache(100_000)
def allowed(setup: Setup, moves: tuple[Move, ...]) -> list[int]:
    numbers = numbers_of(setup)
    return sorted(numbers[move] for move in moves)


def after(asking: Asking, move: Move, row: Any) -> Asking:
    """And what chance did after it. The move is known to be legal: it is among those listed."""
    if move == WAIT or asking.seat is None:
        return asking.after(move)
    state: Any = asking.state.apply(asking.seat, move)
    while state.to_act() == (CHANCE,):
        state = play(state, CHANCE, CHANCES[state.name](state, row))
    return ask(state)


def begun(state: State, row: Any) -> Asking:
    while state.to_act() == (CHANCE,):
        state = play(state, CHANCE, CHANCES[state.name](state, row))
    return ask(state)


def check(setup: Setup, games: int, seed: int, every: int = EVERY) -> int:
    """How many moves were compared."""
    game = next(game for game in GAMES.values() if game.options is type(setup))
    batch, rng, moves = Batch(setup, games, seed), Random(seed), moves_of(setup)
    rows = np.asarray(batch.rows)
    askings = [begun(game.start(setup), row) for row in rows]
    playing, compared = list(range(games)), 0
    while playing:
        numbers, asked = batch.drawn().tolist(), batch.asked.tolist()
        looks = rng.randrange(every) == 0
        eyes = {seat: batch.views(seat) for seat in range(-1, setup.seats)} if looks else {}
        for place in playing:
            asking = askings[place]
            assert asking.seat == asked[place], (setup, seed, place)
            mask = batch.mask[place].nonzero()[0].tolist()
            assert mask == allowed(setup, asking.moves()), (setup, seed, place)
            for seat, vectors in eyes.items():
                view = asking.state.view(None if seat < 0 else seat)
                assert vectors[place].tolist() == encode(view), (setup, seed, place, seat)
        batch.step(numbers)
        for place in playing:
            askings[place] = after(askings[place], moves[numbers[place]], rows[place])
        compared += len(playing)
        playing = [place for place in playing if askings[place].seat is not None]
    assert batch.over.all(), (setup, seed)
    results, ends = batch.results(), batch.views(-1)
    for place, asking in enumerate(askings):
        result = asking.state.result()
        assert result is not None
        winners = results.winners[place].nonzero()[0].tolist()
        assert winners == sorted(result.winners), (setup, seed, place)
        assert results.scores[place].tolist() == list(result.scores), (setup, seed, place)
        assert ends[place].tolist() == encode(asking.state.view(None)), (setup, seed, place)
    return compared


def choices(setup: type[Setup], seats: range) -> dict[str, list[Any]]:
    """What each option may be."""
    listed: dict[str, list[Any]] = {"seats": list(seats)}
    for field in fields(setup):
        kind, *meta = get_args(field.type) or (field.type,)
        if field.name == "seats":
            continue
        if kind is bool:
            listed[field.name] = [False, True]
        elif get_origin(kind) is Literal:
            listed[field.name] = list(get_args(kind))
        else:
            listed[field.name] = list(range(meta[0].ge, meta[0].le + 1))
    return listed


def setups(game: type[State]) -> Iterator[Setup]:
    """All there are."""
    listed = choices(game.options, game.seats)
    for values in product(*listed.values()):
        yield game.options(**dict(zip(listed, values, strict=True)))


def drawn_setup(game: type[State], seats: int, rng: Random) -> Setup:
    listed = choices(game.options, range(seats, seats + 1))
    while True:
        try:
            return game.options(**{name: rng.choice(values) for name, values in listed.items()})
        except ValueError:  # options that do not go together
            continue


def work(name: str, games: int) -> Iterator[tuple[Setup, int, int]]:
    """Setup, games and seed of each piece."""
    rng, seed = Random(name), 0
    if name == "pirates-dice":
        for setup in setups(GAMES[name]):
            for done in range(0, games, AT_ONCE):
                yield setup, min(AT_ONCE, games - done), (seed := seed + 1)
        return
    for seats in GAMES[name].seats:
        for done in range(0, games, AT_ONCE):
            few = max(min(AT_ONCE, games - done) // 5, 1)
            for _ in range(5):
                yield drawn_setup(GAMES[name], seats, rng), few, (seed := seed + 1)


def few() -> None:
    """A few games of each, seconds long where nothing is compiled (NUMBA_DISABLE_JIT)."""
    rng, games, compared = Random(1), 0, 0
    for name in BATCHED:
        for seed in range(8):
            setup = drawn_setup(GAMES[name], GAMES[name].seats[seed % 3], rng)
            with np.errstate(over="ignore"):  # as words of chance do
                compared += check(setup, 1, seed, every=4)
            games += 1
    sys.stdout.write(f"{games} games, {compared:,} moves: all as by the rules\n")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--only", choices=sorted(BATCHED))
    parser.add_argument("--few", action="store_true")
    told = parser.parse_args()
    if told.few:
        few()
        return
    pieces = [
        piece for name in BATCHED if told.only in {None, name} for piece in work(name, told.games)
    ]
    played = compared = 0
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        done = pool.map(check, *zip(*pieces, strict=True), chunksize=4)
        for (_, games, _), moves in zip(pieces, done, strict=True):
            played, compared = played + games, compared + moves
            if sys.stderr.isatty():
                sys.stderr.write(f"\r{played:,} games")
    tables = len({setup for setup, _, _ in pieces})
    told_all = f"{played:,} games of {tables:,} setups, {compared:,} moves: all as by the rules"
    sys.stdout.write(told_all + "\n")


if __name__ == "__main__":
    main()
