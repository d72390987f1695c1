"""The golden records replay to the last view and sentence, and show all that there is to show."""

from typing import Annotated, Any, Literal, get_args, get_origin

import pytest
from msgspec.structs import fields

from golden import (
    GOLDEN,
    Golden,
    difference,
    own_kinds,
    rules_alone,
    story,
    touched,
)
from witsend.game import State
from witsend.games import GAMES

# What no setup of a golden record says, and why.
UNSAID = {
    ("adventure-book", "book"): "there is one book in the house",
    ("wits-and-wagers", "packs"): "there is one pack in the house",
    ("wits-and-wagers", "asked"): "a deck is handed on by the game before",
}


@pytest.mark.parametrize("golden", GOLDEN, ids=[golden.name for golden in GOLDEN])
def test_a_record_replays_to_the_last_view_and_sentence(golden: Golden) -> None:
    """Where it does not: a risen version and `script/records`, if stored logs replay differently;
    `script/records` alone, if only views or words are others."""
    if problem := difference(golden, golden.story_now()):
        pytest.fail(problem, pytrace=False)
    assert golden.record().text() == golden.record_file.read_bytes()


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_records_of_a_game_touch_all_of_it(game: type[State]) -> None:
    """Every kind of move, news, refusal and ending."""
    seen: set[type] = set()
    for golden in GOLDEN:
        if golden.game is game:
            seen |= touched(golden.record(), golden.tried())
    missing = sorted(kind.__name__ for kind in own_kinds(game) if kind not in seen)
    assert not missing


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_records_of_a_game_touch_every_option(game: type[State]) -> None:
    setups = [golden.record().setup for golden in GOLDEN if golden.game is game]
    for field in fields(game.options):
        if (game.name, field.name) in UNSAID:
            continue
        said = {getattr(setup, field.name) for setup in setups}
        assert said >= wanted(field.type, field.default), field.name


def wanted(option: Any, default: Any) -> set[Any]:
    """Each named choice, on and off; of numbers the usual one and another."""
    kind = get_args(option)[0] if get_origin(option) is Annotated else option
    if get_origin(kind) is Literal:
        return set(get_args(kind))
    return {True, False} if kind is bool else set()


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_records_of_a_game_have_the_least_and_the_most_seats(game: type[State]) -> None:
    seats = {golden.record().setup.seats for golden in GOLDEN if golden.game is game}
    assert {game.seats[0], game.seats[-1]} <= seats


def test_each_chapter_is_won_and_lost() -> None:
    for chapter in range(1, 7):
        (golden,) = (each for each in GOLDEN if each.name == f"adventure-book-chapter-{chapter}")
        outcomes = [getattr(state, "moment", "") for state in golden.record().states]
        assert "interrupted" in outcomes
        result = golden.record().result
        assert result is not None
        assert result.scores[0] == chapter


def test_a_difference_is_named_by_game_and_line() -> None:
    golden = GOLDEN[0]
    kept = golden.kept_story()
    assert difference(golden, kept) is None
    changed = [*kept[:3], "   views 000000 000000 000000", *kept[4:]]
    assert f"{golden.game.title}: {golden.name}.story, line 4 says" in str(
        difference(golden, changed)
    )
    assert rules_alone(changed) == rules_alone(kept), "which `script/records` may write anew"
    changed = [*kept[:2], "   waits for Ben, moves 000000", *kept[3:]]
    assert rules_alone(changed) != rules_alone(kept), "which needs a risen version"
    assert difference(golden, kept[:-1])


def test_another_game_tells_another_story() -> None:
    """The stories bite: one event less is another end."""
    golden = GOLDEN[0]
    record = golden.record()
    shorter = type(record).start(golden.game, record.setup, record.sitters)
    shorter = shorter.through(record.events[:-1])
    assert difference(golden, story(shorter, ()))
