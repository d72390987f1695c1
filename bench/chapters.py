"""How often teams of bots tell the chapters of Adventure Book to the end. Run:

    script/bench bench/chapters.py --bots hard --games 100

Every seat is played by a bot of the same kind. A chapter is played by itself, from its start, and
counts as told if it is not interrupted; a campaign is all six, with one replay. The rows grow by
turns, and `--json FILE` keeps their counts: a run that was stopped goes on from there. A game's
number decides its chance: `--first` begins with another, so that what was tuned on some games is
measured on new ones.
"""

import argparse
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import product
from json import dumps, loads
from pathlib import Path
from random import Random

from msgspec import convert
from rich.console import Console
from rich.table import Table

from witsend.bots import ask_bot, find_bot
from witsend.bots.arena import play_bots, wilson
from witsend.game import CHANCE
from witsend.games.adventure_book import AdventureBook, AdventureBookSetup

GAME = AdventureBook.name
TOLD = "told"
AT_ONCE = 10  # games of a row before the next row has its turn

Key = tuple[str, str, int, int]  # bot, difficulty, chapter (0: campaign), seats


def setup_of(seats: int, difficulty: str, chapter: int) -> AdventureBookSetup:
    how = {"seats": seats, "difficulty": difficulty, "chapter": chapter}
    return convert(how, AdventureBookSetup)


def chapter_end(
    bot: str, difficulty: str, chapter: int, seats: int, number: int
) -> tuple[str, int]:
    """How it ends, and after how many plot cards."""
    setup = setup_of(seats, difficulty, chapter)
    state = AdventureBook.start(setup)
    bots = [find_bot(GAME, bot)() for _ in range(seats)]
    rng = Random(f"{number}/chance")
    streams = [Random(f"{number}/{seat}") for seat in range(seats)]
    while state.moment == "telling":
        to_act = state.to_act()
        seat = to_act[0] if len(to_act) == 1 else rng.choice(to_act)
        if seat == CHANCE:
            move = state.draw(rng)
        else:
            move = ask_bot(bots[seat], state, seat, streams[seat])
        state = state.apply(seat, move)
    return state.outcome, len(state.decks.plot_discard)


def campaign_end(bot: str, difficulty: str, seats: int, number: int) -> tuple[str, int]:
    start = AdventureBook.start(setup_of(seats, difficulty, 1))
    bots = [find_bot(GAME, bot)() for _ in range(seats)]
    result = play_bots(start, bots, str(number))
    return TOLD if result.winners else f"chapter {result.scores[0] + 1}", 0


def some_games(task: tuple[Key, range]) -> tuple[Key, dict[str, int], int]:
    """How games of a row end, and after how many plot cards in all."""
    (bot, difficulty, chapter, seats), numbers = task
    if chapter:
        play = partial(chapter_end, bot, difficulty, chapter, seats)
    else:
        play = partial(campaign_end, bot, difficulty, seats)
    ends = [play(number) for number in numbers]
    counts = Counter(end for end, _ in ends)
    return task[0], dict(counts), sum(turns for _, turns in ends)


def name(key: Key) -> str:
    bot, difficulty, chapter, seats = key
    return f"{bot} {difficulty} {chapter or 'campaign'} {seats}"


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--bots", nargs="+", default=["hard"])
    asked.add_argument("--difficulty", nargs="+", default=["gentle", "brave"])
    asked.add_argument("--chapters", nargs="+", type=int, default=range(1, 7))
    asked.add_argument("--seats", nargs="+", type=int, default=range(1, 5))
    asked.add_argument("--games", type=int, default=100)
    asked.add_argument("--first", type=int, default=0, help="number of the first game")
    asked.add_argument("--campaign", action="store_true", help="whole campaigns, not chapters")
    asked.add_argument("--json", type=Path)
    asked.add_argument("--workers", type=int, default=2)
    options = asked.parse_args()
    chapters = [0] if options.campaign else options.chapters
    keys = list(product(options.bots, options.difficulty, chapters, options.seats))
    known = loads(options.json.read_text()) if options.json and options.json.exists() else {}
    for key in keys:
        known.setdefault(name(key), {"ends": {}, "turns": 0})
    numbers = range(options.first, options.first + options.games)
    tasks = []
    for start, key in product(range(0, options.games, AT_ONCE), keys):
        if sum(known[name(key)]["ends"].values()) <= start:
            tasks.append((key, numbers[start : start + AT_ONCE]))
    with ProcessPoolExecutor(options.workers) as workers:
        for key, ends, turns in workers.map(some_games, tasks):
            row = known[name(key)]
            row["ends"] = dict(Counter(row["ends"]) + Counter(ends))
            row["turns"] += turns
            if options.json:
                options.json.write_text(dumps(known, indent=1))
    table = Table(
        "bot", "difficulty", "chapter", "seats", "told", "95 %", "turns", "interrupted by"
    )
    for key in keys:
        row = known[name(key)]
        ends = Counter[str](row["ends"])
        low, high = wilson(ends[TOLD], ends.total())
        lost = ", ".join(f"{end} {n}" for end, n in ends.most_common() if end != TOLD)
        told, spread = f"{ends[TOLD] / ends.total():.0%}", f"{low:.0%} .. {high:.0%}"
        table.add_row(*name(key).split(), told, spread, f"{row['turns'] / ends.total():.1f}", lost)
    Console(width=140).print(table)


if __name__ == "__main__":
    main()
