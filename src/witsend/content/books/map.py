"""The map of a chapter: spaces and edges that fit, and who can ever get where."""

from collections import Counter
from collections.abc import Iterator
from math import dist, isfinite
from statistics import median

from msgspec.structs import replace

from witsend.content.books.book import BoardMap, Chapter
from witsend.content.books.effects import every_effect
from witsend.content.books.shape import Problem
from witsend.content.books.vocabulary import At, AtTag, BringIn
from witsend.content.text import Text

HALF_A_STEP = 0.5  # of an edge: nearer to each other two discs would touch
FAR = 5.0  # edges from the nearest other space
LONGEST_NAME = 28  # letters that fit on a map in two lines
LONGEST_WORD = 16


def check_map(chapter: Chapter, spaces: set[str]) -> Iterator[Problem]:
    every = chapter.board.spaces
    ids = Counter(space.id for space in every)
    numbers = Counter(space.number for space in every if space.number is not None)
    near = neighbours(chapter)
    starts = {each.start for each in chapter.characters.values() if each.control == "players"}
    reached = reach(near, starts & spaces) | {s for path in chapter.paths.values() for s in path}
    for number, space in enumerate(every):
        where = ("board", "spaces", number)
        if ids[space.id] > 1:
            yield where, f"there are two spaces {space.id!r}"
        if space.number is not None and numbers[space.number] > 1:
            yield where, f"there are two spaces with the number {space.number}"
        if not (isfinite(space.x) and isfinite(space.y)):
            yield where, "`x` and `y` say where it is drawn"
        if space.id not in reached:
            yield where, f"nobody can ever get to the space {space.id!r}"
    for number, (one, other) in enumerate(chapter.board.edges):
        if one == other:
            yield ("board", "edges", number), f"an edge leads from {one!r} to itself"
    yield from check_drawing(chapter)
    edges = {frozenset(edge) for edge in chapter.board.edges}
    for number, gate in enumerate(chapter.board.gates):
        if frozenset(gate.edge) not in edges:
            yield ("board", "gates", number), "a gate stands on an edge, and there is none"


# As it is drawn


def a_step(board: BoardMap) -> float:
    """How long an edge usually is: whatever unit `x` and `y` are in, the map is fitted by it."""
    at = {space.id: (space.x, space.y) for space in board.spaces}
    known = [(at[one], at[other]) for one, other in board.edges if one in at and other in at]
    lengths = [dist(one, other) for one, other in known if one != other]
    return median(lengths) if lengths and all(map(isfinite, lengths)) else 1.0


def fitted(board: BoardMap) -> BoardMap:
    """With `x` and `y` in steps, where they are in another unit, such as pixels."""
    step = a_step(board)
    if HALF_A_STEP <= step <= 1 / HALF_A_STEP:
        return board
    spaces = [replace(each, x=each.x / step, y=each.y / step) for each in board.spaces]
    return replace(board, spaces=tuple(spaces))


def check_drawing(chapter: Chapter) -> Iterator[Problem]:
    """Spaces that would lie on each other or far away, and names that have no room."""
    every, step = chapter.board.spaces, a_step(chapter.board)
    for number, space in enumerate(every):
        where, here = ("board", "spaces", number), (space.x, space.y)
        if not all(map(isfinite, here)):
            continue
        away = [(dist(here, (each.x, each.y)) / step, each) for each in every if each is not space]
        nearest, other = min(away, key=lambda each: each[0], default=(1.0, space))
        if nearest < HALF_A_STEP and every.index(other) > number:
            yield where, f"the spaces {space.id!r} and {other.id!r} would be drawn on each other"
        if nearest > FAR:
            yield where, f"the space {space.id!r} is far off the map"
        for name in words_of(space.name):
            longest = max(map(len, name.split()), default=0)
            if len(name) > LONGEST_NAME or longest > LONGEST_WORD:
                yield where, f"the name {name!r} is too long to be written on the map"


def words_of(name: Text | None) -> list[str]:
    return [said for said in (name.en, name.fr, name.es) if said] if name else []


def check_characters(chapter: Chapter, spaces: set[str]) -> Iterator[Problem]:
    placed = {effect.who for _, effect in every_effect(chapter) if isinstance(effect, BringIn)}
    for who, each in chapter.characters.items():
        where = ("characters", who)
        if each.start not in spaces and who not in placed:
            yield where, f"no effect `place` ever brings {who!r} in"
        if each.control == "carried" and each.carrier is None:
            yield where, f"{who!r} is carried, so it needs a `carrier`"
    near = neighbours(chapter)
    for number, challenge in enumerate(chapter.challenges):
        for index, needed in enumerate(challenge.requires):
            match needed:
                case At(who, space):
                    goals = {space} & spaces
                case AtTag(who, tag):
                    goals = {space.id for space in chapter.board.spaces if tag in space.tags}
                case _:
                    continue
            mover = chapter.characters.get(who)
            walks = mover and mover.control == "players" and mover.start in spaces
            if mover and walks and goals and not goals & reach(near, {mover.start}):
                yield ("challenge", number, "requires", index), f"{who!r} can never get there"


def neighbours(chapter: Chapter) -> dict[str, set[str]]:
    near: dict[str, set[str]] = {space.id: set() for space in chapter.board.spaces}
    for one, other in chapter.board.edges:
        near.setdefault(one, set()).add(other)
        near.setdefault(other, set()).add(one)
    return near


def reach(near: dict[str, set[str]], starts: set[str]) -> set[str]:
    reached, edge = set(starts), set(starts)
    while edge:
        edge = {space for here in edge for space in near[here]} - reached
        reached |= edge
    return reached
