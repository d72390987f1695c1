"""Games and bots of other packages, which name them as entry points.

    [project.entry-points."witsend.games"]
    skull = "witsend_skull.game:Skull"

    [project.entry-points."witsend.bots"]
    skull = "witsend_skull:BOTS"

What cannot be used is left out, with a warning that says why: no package can keep the house's own
games from being played.
"""

import re
import warnings
from collections.abc import Collection, Mapping
from functools import cache
from importlib.metadata import entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from witsend.game import State

GAMES_GROUP, BOTS_GROUP = "witsend.games", "witsend.bots"
NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
FACTS = ("name", "title", "seats", "version", "options", "kinds")  # that a game says of itself


class LeftOut(UserWarning):
    """A package's game or bots that the house does without."""


def games_of_packages(taken: Collection[str]) -> dict[str, type[State]]:
    """By name, but for those whose names are taken."""
    found: dict[str, type[State]] = {}
    for name, game in named(GAMES_GROUP).items():
        if problem := wrong_game(name, game, {*taken, *found}):
            left_out(f"The game {name!r}", problem)
        else:
            found[name] = game
    return found


def wrong_game(name: str, game: Any, taken: Collection[str]) -> str | None:
    """Why it cannot be played here, in a sentence."""
    if not (isinstance(game, type) and issubclass(game, State)):
        return "it is no witsend.game.State."
    if missing := [fact for fact in FACTS if not hasattr(game, fact)]:
        return f"it does not say its {missing[0]}."
    if game.name != name:
        return f"it calls itself {game.name!r}."
    if not NAME.fullmatch(name):
        return "a name is small letters and figures, with hyphens between words."
    if game.minutes is not None and not is_span(game.minutes):
        return "its minutes are two whole numbers, from and to."
    return "there is a game of that name already." if name in taken else None


def is_span(minutes: Any) -> bool:
    match minutes:
        case (int(least), int(most)):
            return 0 < least <= most
    return False


def bots_of_packages(games: Collection[str]) -> dict[str, Mapping[str, Any]]:
    """By game: its bots, or further ones, by their names."""
    found: dict[str, Mapping[str, Any]] = {}
    for name, bots in named(BOTS_GROUP).items():
        if name not in games:
            left_out(f"The bots of {name!r}", "there is no such game.")
        elif not isinstance(bots, Mapping) or not all(map(callable, bots.values())):
            left_out(f"The bots of {name!r}", "they are no mapping of names to what makes a bot.")
        else:
            found[name] = bots
    return found


def named(group: str) -> dict[str, Any]:
    loaded: dict[str, Any] = {}
    for entry in entry_points(group=group):
        try:
            loaded[entry.name] = entry.load()
        except Exception as error:  # noqa: BLE001 - whatever another package does
            left_out(f"{entry.name!r} of {entry.value}", f"it cannot be loaded: {error!r}.")
    return loaded


def left_out(what: str, problem: str) -> None:
    warnings.warn(f"{what} is left out: {problem}", LeftOut, stacklevel=2)


@cache
def rules_of_package(game: type[State], language: str) -> Traversable | None:
    """The page `rules.md` beside the game's file, `rules.fr.md` in French; else the English one."""
    return _beside(game, f"rules.{language}.md", "rules.md")


def line_of_package(game: type[State], language: str) -> str:
    """The first paragraph of its rules, as far as they are in that language: an invitation."""
    page = _beside(game, "rules.md" if language == "en" else f"rules.{language}.md")
    text = page.read_text(encoding="utf-8") if page else ""
    paragraphs = [part.strip() for part in re.split(r"\n\s*\n", text)]
    return next((" ".join(part.split()) for part in paragraphs if part[:1] not in "#|>-*"), "")


def board_of_package(game: type[State]) -> Traversable | None:
    """The page's module `board.js` beside the game's file, where it has a board of its own."""
    return _beside(game, "board.js")


def _beside(game: type[State], *names: str) -> Traversable | None:
    """The first of these files that is there."""
    package = game.__module__.rpartition(".")[0]
    places = [files(package) / name for name in names] if package else []
    return next((place for place in places if place.is_file()), None)
