"""Bots: found by name or file, given views only, strong enough to be worth beating."""

import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from witsend import bots
from witsend.bots import BOTS, UnknownBot, find_bot, nearest_level
from witsend.bots.arena import contest, play_bots, seating, standings, wilson
from witsend.bots.pirates_dice import Pirate, at_least, chance_to_hold
from witsend.bots.uniform import Uniform
from witsend.game import CHANCE, View, play
from witsend.games import GAMES
from witsend.games.pirates_dice import Bid, Challenge, PiratesDice, PiratesDiceSetup, Roll


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_the_uniform_bot_and_three_levels(game: str) -> None:
    assert set(BOTS[game]) >= {"uniform", "easy", "middle", "hard"}


every_bot = pytest.mark.parametrize(
    ("game", "bot"), [(game, bot) for game in GAMES for bot in BOTS[game]]
)
# The last chapter instead of a whole book, and few dice.
BRIEFLY = 0.02  # seconds to think
SHORT = {"adventure-book": {"chapter": 6}, "pirates-dice": {"dice": 3}}


def plays_legally(game: str, bot: str, seats: int, **options: Any) -> None:
    start = GAMES[game].start(GAMES[game].options(seats=seats, **options))
    result = play_bots(start, [BOTS[game][bot]()] * seats, str(seats))
    assert len(result.scores) == seats


@every_bot
def test_every_bot_plays_a_legal_game_with_the_fewest_and_the_most_seats(
    game: str, bot: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots, "THINKING_SECONDS", BRIEFLY)
    for seats in {GAMES[game].seats[0], GAMES[game].seats[-1]}:
        plays_legally(game, bot, seats, **SHORT.get(game, {}))


@every_bot
def test_every_bot_says_what_each_move_is_worth_and_how_often_it_plays_it(
    game: str, bot: str
) -> None:
    """By the view alone, and `choose` plays nothing else."""
    rng, judge = Random(f"{game}/{bot}"), BOTS[game][bot]()
    start = GAMES[game].start(GAMES[game].options(seats=GAMES[game].seats[1]))
    state, judged_moves = start, 0
    while state.result() is None and judged_moves < 30:
        seat = rng.choice(state.to_act())
        if seat == CHANCE:
            state = state.apply(CHANCE, state.draw(rng))
            continue
        view, moves = state.view(seat), state.moves(seat)
        judged = judge.judge(view, moves, rng, BRIEFLY)
        judged_moves += 1
        assert {each.move for each in judged} >= set(moves)
        assert len({each.move for each in judged}) == len(judged)
        assert all(0 <= each.worth <= 1 for each in judged)
        assert sum(each.weight for each in judged) == pytest.approx(1)
        assert all(state.why_not(seat, each.move) is None for each in judged if each.weight)
        move = judge.choose(view, moves, rng, BRIEFLY)
        state = state.apply(seat, move)


@pytest.mark.soak
@every_bot
def test_every_bot_plays_legal_games_at_every_number_of_seats(game: str, bot: str) -> None:
    for seats in GAMES[game].seats:
        plays_legally(game, bot, seats)


def test_a_bot_is_handed_views_only() -> None:
    seen: list[object] = []

    class Nosy(Uniform):
        def choose(self, view, moves, rng, seconds):  # type: ignore[no-untyped-def] # noqa: ANN001, ANN202
            seen.append(view)
            return super().choose(view, moves, rng, seconds)

    play_bots(PiratesDice.start(PiratesDiceSetup(seats=2)), [Nosy(), Nosy()], "1")
    assert seen
    assert all(isinstance(view, View) for view in seen)


def test_a_bot_cannot_foresee_the_dice_from_its_rng() -> None:
    """Reseeding what it is given, it steers its own choices and nothing else."""

    def dice_seen(seed: int | None) -> list[object]:
        seen: list[object] = []

        class Seer(Uniform):
            def choose(self, view, moves, rng, seconds):  # type: ignore[no-untyped-def] # noqa: ANN001, ANN202
                if seed is not None:
                    rng.seed(seed)
                seen.append((view.left, view.dice))
                return moves[-1] if view.bids else moves[0]

        play_bots(PiratesDice.start(PiratesDiceSetup(seats=2)), [Seer(), Seer()], "1")
        return seen

    assert dice_seen(None) == dice_seen(7)


def test_a_bot_of_ones_own_is_named_by_file_and_class(tmp_path: Path) -> None:
    path = tmp_path / "mine.py"
    path.write_text(
        "class Mine:\n    def choose(self, view, moves, rng, seconds): return moves[0]\n"
    )
    bot = find_bot("pirates-dice", f"{path}:Mine")()
    assert bot.choose(None, [Challenge()], Random(), 1) == Challenge()
    assert find_bot("pirates-dice", "witsend.bots.uniform:Uniform") is Uniform


def test_a_bots_file_may_import_its_neighbours_and_hold_a_dataclass(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "path", [*sys.path])
    (tmp_path / "neighbour_of_mine.py").write_text("def pick(moves): return moves[0]\n")
    path = tmp_path / "random.py"  # named like a module that others need
    path.write_text(
        "from __future__ import annotations\n"
        "from dataclasses import dataclass\n"
        "from neighbour_of_mine import pick\n"
        "@dataclass\n"
        "class Mine:\n"
        "    seen: int = 0\n"
        "    def choose(self, view, moves, rng, seconds): return pick(moves)\n"
    )
    bot = find_bot("pirates-dice", f"{path}:Mine")()
    assert bot.choose(None, [Challenge()], Random(), 1) == Challenge()
    assert sys.modules["random"].Random is Random


@pytest.mark.parametrize(
    ("spec", "problem"),
    [
        (
            "captain",
            "hard, expert; your own is named as FILE.py:CLASS.",
        ),
        ("none.py:Mine", "cannot be loaded: there is no file none.py"),
        ("no.such.module:Mine", "cannot be loaded: No module named 'no'"),
        ("witsend.bots.uniform:Mine", "has no class Mine with a method choose"),
        ("witsend.game:State", "has no class State with a method choose"),
        ("witsend.bots.pirates_dice:Pirate", "Pirate cannot be made without arguments"),
    ],
)
def test_a_bot_that_is_not_found_says_where_it_was_looked_for(spec: str, problem: str) -> None:
    with pytest.raises(UnknownBot, match=problem):
        find_bot("pirates-dice", spec)


def test_a_bot_file_with_a_mistake_says_which(tmp_path: Path) -> None:
    (tmp_path / "broken.py").write_text("class Mine\n")
    with pytest.raises(UnknownBot, match=r"cannot be loaded: expected ':' \(broken.py, line 1\)"):
        find_bot("pirates-dice", f"{tmp_path}/broken.py:Mine")


# The pirate


def facing(dice: tuple[int, ...], *bids: Bid) -> PiratesDice:
    """Seat 0 or 1 is to act with these dice, the other's being unknown to it."""
    state = PiratesDice.start(PiratesDiceSetup(seats=2))
    state = play(state, CHANCE, Roll(((6,), (2,))))
    mine, other = dice, (2, 3, 4, 5, 6)
    state = play(state, CHANCE, Roll((other, mine) if len(bids) % 2 else (mine, other)))
    for bid in bids:
        state = play(state, state.to_act()[0], bid)
    return state


def test_the_odds_count_own_dice_and_a_third_of_the_others() -> None:
    view = facing((1, 3, 3, 4, 6), Bid(4, 3)).view(1)
    assert chance_to_hold(view, Bid(3, 3)) == 1
    assert chance_to_hold(view, Bid(4, 3)) == pytest.approx(1 - (2 / 3) ** 5)
    assert chance_to_hold(view, Bid(9, 3)) == 0


@pytest.mark.parametrize("bot", ["easy", "middle", "hard"])
def test_a_pirate_challenges_what_cannot_be(bot: str) -> None:
    state = facing((2, 2, 3, 3, 4), Bid(8, 6))
    pirate = BOTS["pirates-dice"][bot]()
    rng = Random(1)
    calls = [pirate.choose(state.view(1), state.moves(1), rng, 1) for _ in range(100)]
    assert calls.count(Challenge()) >= 90


def test_a_pirate_does_not_challenge_what_it_holds_itself() -> None:
    state = facing((1, 1, 1, 5, 5), Bid(4, 5))
    rng = Random(1)
    for _ in range(50):
        assert Pirate.hard().choose(state.view(1), state.moves(1), rng, 1) != Challenge()


def test_a_pirate_bluffs_now_and_then() -> None:
    """It opens on faces it does not hold often enough that its bids betray little."""
    state = facing((4, 4, 5, 6, 6))
    rng = Random(1)
    opened = [Pirate.hard().choose(state.view(0), state.moves(0), rng, 1) for _ in range(400)]
    lies = [bid for bid in opened if isinstance(bid, Bid) and bid.face in (2, 3)]
    assert len(opened) * 0.02 < len(lies) < len(opened) * 0.6


def test_a_bid_makes_its_face_likelier_to_a_pirate_that_trusts() -> None:
    view = facing((2, 3, 4, 5, 6), Bid(3, 6)).view(1)
    trusting, plain = (
        Pirate(trust=trust, temper=0.1).reading(view.left, 1, view.bids) for trust in (2, 1)
    )
    assert trusting.holds(Bid(3, 6), 1) > plain.holds(Bid(3, 6), 1)
    assert trusting.holds(Bid(3, 2), 1) < plain.holds(Bid(3, 2), 1)


def test_no_cups_hold_nothing() -> None:
    assert at_least(0, ()) == 1
    assert at_least(1, ()) == 0


# The arena


def win_rates(*entrants: str, games: int) -> list[float]:
    setup = PiratesDiceSetup(seats=len(entrants))
    shares = [
        row for rows in contest("pirates-dice", setup, entrants, games, seed=1) for row in rows
    ]
    return [standing.rate for standing in standings(entrants, shares)]


def test_the_pirate_beats_the_uniform_bot_heads_up() -> None:
    assert win_rates("hard", "uniform", games=50)[0] >= 0.9


@pytest.mark.soak
def test_the_pirate_hardly_ever_loses_to_uniform_bots() -> None:
    assert win_rates("hard", "uniform", games=1000)[0] >= 0.97
    assert win_rates("hard", "uniform", "uniform", "uniform", games=400)[0] >= 0.70


@pytest.mark.soak
def test_harder_is_stronger() -> None:
    """The full run in docs/bots.md has the margins; here the order must show."""
    assert win_rates("hard", "easy", games=1000)[0] > 0.6
    assert win_rates("middle", "easy", games=1000)[0] > 0.6


def test_a_contest_is_the_same_whatever_the_number_of_cores() -> None:
    from concurrent.futures import ThreadPoolExecutor

    setup = PiratesDiceSetup(seats=3, dice=2)
    arguments = ("pirates-dice", setup, ("uniform", "easy", "uniform"), 60, 7)
    with ThreadPoolExecutor(1) as one, ThreadPoolExecutor(3) as three:
        assert list(contest(*arguments, executor=one)) == list(contest(*arguments, executor=three))


def test_all_sit_everywhere_equally_often_and_beside_everyone() -> None:
    seatings = [seating(4, 1, number) for number in range(400)]
    for seat in range(4):
        assert [sum(order[seat] == who for order in seatings) for who in range(4)] == [100] * 4
    neighbours = {(order[0], order[1]) for order in seatings}
    assert len(neighbours) == 12


def test_every_games_win_is_shared_out_in_full() -> None:
    entrants = ("uniform", "uniform", "uniform")
    setup = PiratesDiceSetup(seats=3, dice=1)
    shares = [row for rows in contest("pirates-dice", setup, entrants, 7, seed=1) for row in rows]
    assert len(shares) == 7
    assert all(sum(row) == pytest.approx(1) for row in shares)


def test_wilsons_interval() -> None:
    """Against the textbook's numbers for 95 %."""
    assert wilson(50, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert wilson(0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert wilson(10, 10) == pytest.approx((0.7225, 1.0), abs=1e-4)


@pytest.mark.parametrize(
    ("there", "level"),
    [
        ("easy middle hard", "middle"),
        ("easy expert", "easy"),
        ("hard expert", "hard"),
        ("", None),
    ],
)
def test_where_a_package_has_no_middle_the_nearest_level_plays(
    there: str, level: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = dict.fromkeys(there.split(), Uniform)
    monkeypatch.setattr(bots, "OWN_BOTS", {"treasure-hunt": own})
    assert nearest_level("treasure-hunt", "middle") == level
