"""Bots against bots: many games on all cores, seats rotated, honest intervals and ratings."""

from collections.abc import Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from functools import partial
from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from random import Random
from statistics import NormalDist

from witsend.bots import BOT_NAMES, Bot, ask_bot, find_bot
from witsend.chance import Proof, Stream, sealed, secret_from
from witsend.game import CHANCE, Record, Result, Setup, State
from witsend.games import GAMES
from witsend.record import Event, GameRecord, Sitter

CONFIDENCE = 0.95
BATCH = 25  # games a worker plays before it reports


class Standing(Record, frozen=True, kw_only=True):
    """How one entrant has done; `wins` counts a shared win as its share."""

    bot: str
    games: int
    wins: float
    won: int  # games in which it was among the winners, alone or not
    low: float  # bounds of the win rate
    high: float
    skill: float  # OpenSkill's mu
    doubt: float  # OpenSkill's sigma

    @property
    def rate(self) -> float:
        return self.wins / self.games

    @property
    def won_between(self) -> tuple[float, float]:
        return wilson(self.won, self.games)


def proof_of(seed: str) -> Proof:
    """What a game's chance follows from in the arena."""
    return sealed("arena", secret_from(f"{seed}/chance"))


def play_bots(
    state: State, bots: Sequence[Bot], seed: str, events: list[Event] | None = None
) -> Result:
    """One game to its end, whose moves are left in `events`. Seats to act at once are asked in a
    drawn order.

    Chance has a stream of its own, and so has every bot: none can foresee the dice from its own.
    """
    events, draws = [] if events is None else events, 0
    chance, stream, order = proof_of(seed).seed, Stream(), Random(f"{seed}/order")
    streams = [Random(f"{seed}/{seat}") for seat in range(len(bots))]
    while (result := state.result()) is None:
        seats = state.to_act()
        seat = seats[0] if len(seats) == 1 else order.choice(seats)
        if seat == CHANCE:
            move = state.draw(stream.aim(chance, draws))
            events.append(Event(CHANCE, move, tuple(stream.picks)))
            draws += 1
        else:
            move = ask_bot(bots[seat], state, seat, streams[seat])
            events.append(Event(seat, move))
        state = state.apply(seat, move)
    return result


def seating(entrants: int, seed: int, number: int) -> list[int]:
    """Who sits where: a drawn order, turned seat by seat over as many games as there are seats.

    So all sit everywhere equally often, and no one always has the same neighbour.
    """
    lap, turned = divmod(number, entrants)
    order = Random(f"{seed}/order/{lap}").sample(range(entrants), entrants)
    return order[turned:] + order[:turned]


def play_batch(
    game: str,
    setup: Setup,
    entrants: Sequence[str],
    seed: int,
    keep: Path | None,
    numbers: range,
) -> list[tuple[float, ...]]:
    """Each entrant's share of the win, game by game, or where all win together their score, which
    is everyone's; runs in a worker."""
    makers = [find_bot(game, entrant) for entrant in entrants]
    shares = []
    for number in numbers:
        order = seating(len(makers), seed, number)
        seated = [makers[who]() for who in order]
        # Each game has a seed of its own, whichever worker plays it.
        own, events = f"{seed}/{number}", list[Event]()
        result = play_bots(GAMES[game].start(setup), seated, own, events)
        if keep:
            sitters = tuple(
                Sitter(name=name, bot=entrants[who])
                for name, who in zip(BOT_NAMES, order, strict=False)
            )
            record = GameRecord.start(GAMES[game], setup, sitters, proof=proof_of(own))
            record.through(events).write(keep / f"{game}-{seed}-{number}.jsonl")
        won = {order[seat]: 1 / len(result.winners) for seat in result.winners}
        if GAMES[game].together:
            won = {order[seat]: float(score) for seat, score in enumerate(result.scores)}
        shares.append(tuple(won.get(who, 0.0) for who in range(len(makers))))
    return shares


def contest(
    game: str,
    setup: Setup,
    entrants: Sequence[str],
    games: int,
    seed: int,
    executor: Executor | None = None,
    keep: Path | None = None,  # a folder for the records of all games
) -> Iterator[list[tuple[float, ...]]]:
    """The shares of every game, batch by batch and in order, whatever the number of cores."""
    batches = [range(first, min(first + BATCH, games)) for first in range(0, games, BATCH)]
    job = partial(play_batch, game, setup, entrants, seed, keep)
    if executor is not None:
        yield from executor.map(job, batches)
    else:
        # Spawned, not forked: the progress bar has a thread of its own.
        with ProcessPoolExecutor(mp_context=get_context("spawn")) as processes:
            yield from processes.map(job, batches)


def standings(entrants: Sequence[str], shares: Sequence[tuple[float, ...]]) -> list[Standing]:
    from openskill.models import PlackettLuce

    model = PlackettLuce(tau=0)  # bots do not change from game to game
    ratings = [model.rating() for _ in entrants]
    for game in shares:
        rated = model.rate([[rating] for rating in ratings], scores=list(game))
        ratings = [team[0] for team in rated]
    table = []
    for entrant, bot in enumerate(entrants):
        wins = sum(game[entrant] for game in shares)
        low, high = wilson(wins, len(shares))
        table.append(
            Standing(
                bot=bot,
                games=len(shares),
                wins=wins,
                won=sum(game[entrant] > 0 for game in shares),
                low=low,
                high=high,
                skill=ratings[entrant].mu,
                doubt=ratings[entrant].sigma,
            )
        )
    return sorted(table, key=lambda standing: -standing.wins)


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Wilson's interval for a rate: honest near 0 and 1 too."""
    z = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
    rate, spread = wins / games, z * z / games
    middle = (rate + spread / 2) / (1 + spread)
    reach = z * sqrt(rate * (1 - rate) / games + spread / (4 * games)) / (1 + spread)
    return max(middle - reach, 0.0), min(middle + reach, 1.0)
