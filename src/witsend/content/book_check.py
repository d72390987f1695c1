"""Reads an adventure book and names every problem in it, with its file, line and chapter."""

import re
import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import count
from math import isfinite
from pathlib import Path
from types import UnionType
from typing import Annotated, Any, NamedTuple, Union, get_args, get_origin

from msgspec import Struct, convert, json
from msgspec.structs import fields

from witsend.content.book import MOST_SEATS, Book, Cards, Chapter, Hazards, Plot, Track
from witsend.content.book_shape import Problem, misshapen, spelled_out
from witsend.content.lines import Lines, of_toml_error
from witsend.content.lines import Path as Where
from witsend.content.text import Text
from witsend.content.vocabulary import (
    Advance,
    At,
    AtTag,
    BringIn,
    BrutesHome,
    BruteSweep,
    CancelPlot,
    Effect,
    Heal,
    If,
    LockDoor,
    Lose,
    March,
    PlaceChore,
    PlotAgain,
    PrinceWalks,
    RetireHazard,
    ReturnChore,
    Stir,
    Threat,
    WeddingStep,
)

CARDS = "cards.toml"
NEEDS: dict[type[Effect], str] = {  # effects and the part of the chapter they are about
    PlaceChore: "chores",
    ReturnChore: "chores",
    Stir: "hazards",
    RetireHazard: "hazards",
    Threat: "wounds",
    Heal: "wounds",
    BruteSweep: "brutes",
    BrutesHome: "brutes",
    PrinceWalks: "prince",
    WeddingStep: "wedding",
    LockDoor: "doors",
}


class BadBook(ValueError):
    """A book that cannot be played; a line for each problem."""

    def __init__(self, problems: Iterable[str]) -> None:
        self.problems = tuple(problems)
        super().__init__("\n".join(self.problems))


def load(folder: Path, *, brave: bool = False) -> Book:
    book, problems = read(folder, brave=brave)
    if book is None or problems:
        raise BadBook(problems)
    return book


def check(folder: Path) -> list[str]:
    """All that is wrong with the book in this folder, in both its editions."""
    found = (line for brave in (False, True) for line in read(folder, brave=brave)[1])
    return list(dict.fromkeys(found))


def read(folder: Path, *, brave: bool) -> tuple[Book | None, list[str]]:
    """The book, if its files can be read at all, and everything that is wrong with it."""
    if not folder.is_dir():
        return None, [f"There is no folder {folder}."]
    cards, problems = read_file(folder / CARDS, Cards, "the cards", brave=brave)
    if cards is not None:
        problems += cards.reported(check_cards(cards.content))
    chapters = list[Chapter]()
    numbers, found = chapter_numbers(folder)
    problems += found
    for number in numbers:
        path = folder / f"ch{number}.toml"
        chapter, found = read_file(path, Chapter, f"chapter {number}", brave=brave)
        problems += found
        if chapter is not None and cards is not None:
            problems += chapter.reported(check_chapter(chapter.content, number, cards.content))
            chapters.append(chapter.content)
    whole = cards is not None and len(chapters) == len(numbers)
    return Book(cards.content, tuple(chapters)) if cards and whole else None, problems


def chapter_numbers(folder: Path) -> tuple[list[int], list[str]]:
    """The chapters there are files of, and what is wrong with the files' names."""
    numbers, problems = list[int](), list[str]()
    for path in sorted(folder.glob("ch*.toml")):
        if named := re.fullmatch(r"ch([1-9]\d*)\.toml", path.name):
            numbers.append(int(named[1]))
        else:
            problems.append(f"{path.name}: the chapters are called ch1.toml, ch2.toml and so on.")
    missing = next(number for number in count(1) if number not in numbers)
    if missing == 1 or missing <= max(numbers):
        problems.append(f"There is no ch{missing}.toml.")
    return sorted(numbers), problems


class File(NamedTuple):
    path: Path
    label: str
    lines: Lines
    content: Any = None

    def reported(self, found: Iterable[Problem]) -> list[str]:
        return [
            f"{self.path.name}, line {self.lines.of(*where)}, {self.label}{thing(where)}: {what}."
            for where, what in found
        ]


def read_file(path: Path, kind: Any, label: str, *, brave: bool) -> tuple[File | None, list[str]]:
    text = ""
    try:
        text = path.read_text(encoding="utf-8-sig")  # some editors begin a file with a mark
        data = spelled_out(tomllib.loads(text), brave=brave)
        found = list(misshapen(data, kind))
    except FileNotFoundError:
        return None, [f"There is no {path.name}."]
    except OSError as error:
        return None, [f"{path.name}: {error.strerror}."]
    except UnicodeDecodeError as error:
        line = error.object.count(b"\n", 0, error.start) + 1
        return None, [f"{path.name}, line {line}: this is not text in UTF-8."]
    except RecursionError:
        return None, [f"{path.name}: too many brackets in each other."]
    except tomllib.TOMLDecodeError as error:
        line, what = of_toml_error(error, text)
        return None, [f"{path.name}, line {line}: this is not TOML: {what}."]
    except ValueError as error:
        return None, [f"{path.name}: {error}."]
    file = File(path, label, Lines(text))
    if found:
        return None, file.reported(found)
    return file._replace(content=convert(data, kind)), []


def thing(where: Where) -> str:
    match where:
        case (str(array), int(number), *_):
            return f", {array} {number + 1}"
        case (str(table), *_):
            return f", {table}"
    return ""


# What msgspec cannot see: names that lead nowhere, and things nobody could do


def check_cards(cards: Cards) -> Iterator[Problem]:
    yield from doubles("special", (special.id for special in cards.specials))
    known = {
        "icon": set(cards.story),
        "card": {special.id for special in cards.specials},
    }
    yield from references(cards, Cards, (), known)
    if "any" in cards.story:
        yield ("story", "any"), "`any` is no kind of card: it means any card at all"
    story, every = sum(cards.story.values()), range(1, MOST_SEATS + 1)
    if short := [seats for seats in every if cards.rules.dealt(seats) * seats > story]:
        yield ("rules", "deal"), f"there are too few story cards for {short[0]} seats"
    if cards.plot.first > cards.plot.last:
        yield ("plot",), "there is no plot card"
    for number, special in enumerate(cards.specials):
        where = ("special", number)
        if special.id in cards.story:
            yield where, f"{special.id!r} is a kind of story card already"
        if special.id == "any":
            yield where, "`any` is no card: it means any card at all"
        if special.kind == "wild" and special.effect:
            yield where, "a wild card has no effect"
        if special.kind == "effect" and not (special.effect and special.text):
            yield where, "a card with an effect needs `text` and `effect`"
        cancels = any(isinstance(effect, CancelPlot) for effect in special.effect)
        if cancels != (special.timing == "plot_revealed"):
            yield where, "`cancel_plot` and the timing `plot_revealed` go together"


def check_chapter(chapter: Chapter, number: int, cards: Cards) -> Iterator[Problem]:
    if (said := chapter.chapter.number) != number:
        yield ("chapter", "number"), f"this is the file of chapter {number}, not {said}"
    for name, things in (
        ("rule", chapter.rules),
        ("action", chapter.actions),
        ("challenge", chapter.challenges),
        ("defeat", chapter.defeats),
    ):
        yield from doubles(name, (thing.id for thing in things))
    spaces = {space.id for space in chapter.board.spaces}
    yield from references(chapter, Chapter, (), known_names(chapter, cards))
    yield from check_map(chapter, spaces)
    yield from check_parts(chapter)
    yield from check_characters(chapter, spaces)
    yield from check_costs(chapter, cards)
    yield from check_order(chapter)
    yield from check_plots(chapter, cards)
    yield from check_effects(chapter)
    yield from check_defeats(chapter)


def known_names(chapter: Chapter, cards: Cards) -> dict[str, set[str]]:
    spaces = {space.id for space in chapter.board.spaces}
    challenges = {challenge.id for challenge in chapter.challenges}
    characters = set(chapter.characters)
    return {
        "character": characters,
        "mover": {"players", *characters},
        "space": spaces,
        "place": {"#", *spaces, *(f"@{who}" for who in characters)},
        "star": {"", *spaces},
        "start": {*spaces, *(f"challenge:{id_}" for id_ in challenges)},
        "challenge": challenges,
        "counter": {name for track in chapter.tracks.values() for name in track.counters},
        "path": set(chapter.paths),
        "tag": {tag for space in chapter.board.spaces for tag in space.tags},
        "icon": set(cards.story),
        "price": {"any", *cards.story},
        "hazard": set(chapter.hazards.counts) if chapter.hazards else set(),
        "defeat": {defeat.id for defeat in chapter.defeats},
    }


def references(  # noqa: C901, PLR0912 - one case per shape that a type has
    value: Any, annotation: Any, where: Where, known: dict[str, set[str]]
) -> Iterator[Problem]:
    """Follows every name to the thing it names, by the types."""
    origin, args = get_origin(annotation), get_args(annotation)
    if isinstance(value, Text):
        if where[-1] in {"title", "name"} and not str(value).strip():
            yield where, "there is nothing to read"
    elif isinstance(value, Struct):
        for each in fields(type(value)):
            inner = getattr(value, each.name)
            yield from references(inner, each.type, (*where, each.encode_name), known)
    elif origin is Annotated:
        names = (args[1].extra or {}).get("names")
        if names and value not in known[names]:
            yield where, f"there is no {names} {value!r}"
        if value == "#" and names == "place" and where[0] != "plot":
            yield where, "`#` is for plot entries only: there is no plot card's number here"
    elif origin in (Union, UnionType):
        if value is not None:
            yield from references(value, args[0], where, known)
    elif origin is tuple:
        kinds = args * len(value) if args[-1] is Ellipsis else args
        for number, item in enumerate(value):
            yield from references(item, kinds[0], (*where, number), known)
    elif origin is dict:
        for key, item in value.items():
            yield from references(key, args[0], (*where, key), known)
            yield from references(item, args[1], (*where, key), known)


def doubles(array: str, ids: Iterable[str]) -> Iterator[Problem]:
    seen = set[str]()
    for number, id_ in enumerate(ids):
        if id_ in seen:
            yield (array, number), f"there are two called {id_!r}"
        seen.add(id_)


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
    edges = {frozenset(edge) for edge in chapter.board.edges}
    for number, gate in enumerate(chapter.board.gates):
        if frozenset(gate.edge) not in edges:
            yield ("board", "gates", number), "a gate stands on an edge, and there is none"


def check_parts(chapter: Chapter) -> Iterator[Problem]:
    """Counters that would not suffice, or stand nowhere."""
    if chapter.chores and len(chapter.chores.placed) > chapter.chores.total:
        yield ("chores",), "more chores are placed than there are"
    if chapter.brutes and not chapter.brutes.squads:
        yield ("brutes", "squads"), "there is no squad"
    if chapter.hazards:
        yield from check_hazards(chapter, chapter.hazards)
    counters = Counter(name for track in chapter.tracks.values() for name in track.counters)
    for name, track in chapter.tracks.items():
        for counter, at in track.counters.items():
            if not -1 <= at < len(track.labels):
                yield ("tracks", name), f"the counter {counter!r} is off the track"
            if counters[counter] > 1:
                yield ("tracks", name), f"there are two counters {counter!r}"
        yield from check_begin(name, track)
    for name, path in chapter.paths.items():
        if not path:
            yield ("paths", name), "a path has spaces"


def check_begin(name: str, track: Track) -> Iterator[Problem]:
    for counter, at in track.begin.set.items() if track.begin else ():
        if counter not in track.counters or not 0 <= at < len(track.labels):
            yield ("tracks", name, "begin"), f"the counter {counter!r} is off the track"


def check_hazards(chapter: Chapter, hazards: Hazards) -> Iterator[Problem]:
    marked = sum("hazard" in space.tags for space in chapter.board.spaces)
    if marked > sum(hazards.counts.values()):
        yield ("hazards",), "there are more spaces tagged `hazard` than hazards"
    for kind in hazards.counts:
        if kind not in hazards.dodge:
            yield ("hazards", "dodge"), f"nothing dodges {kind!r}"
    if chapter.wounds is None:
        yield ("hazards",), "hazards need `[wounds]`"


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


def check_costs(chapter: Chapter, cards: Cards) -> Iterator[Problem]:
    """A hand at the limit must be able to pay."""
    counters = cards.rules.challenge_counters
    if len(chapter.challenges) > counters:
        yield ("challenge", counters), f"there are {counters} challenge counters"
    prices = [(("challenge", n), c.cost) for n, c in enumerate(chapter.challenges)]
    for number, action in enumerate(chapter.actions):
        if (action.cost is None) == (not action.cost_any_of):
            yield ("action", number), "it needs `cost` or `cost_any_of`"
        prices += [(("action", number), cost) for cost in action.prices]
    for where, cost in prices:
        if sum(cost.values()) > cards.rules.hand_limit:
            yield (*where, "cost"), f"a hand of {cards.rules.hand_limit} cannot pay it"
        for icon, cards_of in cost.items():
            if icon in cards.story and cards_of > cards.story[icon]:
                yield (*where, "cost"), f"there is no more than {cards.story[icon]} of {icon}"


def check_order(chapter: Chapter) -> Iterator[Problem]:
    """Challenges that wait for each other would wait for ever."""
    done = set[str]()
    left = {challenge.id: set(challenge.after) for challenge in chapter.challenges}
    known = set(left)
    while ready := [id_ for id_, after in left.items() if after & known <= done]:
        done.update(ready)
        for id_ in ready:
            del left[id_]
    for number, challenge in enumerate(chapter.challenges):
        if challenge.id in left:
            yield ("challenge", number, "after"), f"{challenge.id!r} waits for itself"


def check_plots(chapter: Chapter, cards: Cards) -> Iterator[Problem]:
    told = Counter(n for plot in chapter.plots for n in range(plot.first, plot.last + 1))
    for number in range(cards.plot.first, cards.plot.last + 1):
        if told[number] != 1:
            what = "no entry" if not told[number] else "more than one entry"
            where = ("plot", entry_near(chapter, number)) if chapter.plots else ("plot",)
            yield where, f"plot card {number} has {what}"
    for number, plot in enumerate(chapter.plots):
        if plot.first > plot.last or {plot.first, plot.last} - set(
            range(cards.plot.first, cards.plot.last + 1)
        ):
            yield ("plot", number), f"there are no plot cards {plot.first} to {plot.last}"
        yield from check_numbers(chapter, number, plot)


def entry_near(chapter: Chapter, card: int) -> int:
    """The last entry with this plot card, or else the one with the nearest."""
    entries = range(len(chapter.plots))
    plots = chapter.plots
    return max(entries, key=lambda n: (-max(plots[n].first - card, card - plots[n].last, 0), n))


def check_numbers(chapter: Chapter, number: int, plot: Plot) -> Iterator[Problem]:
    numbered = {space.number for space in chapter.board.spaces}
    effects = list(flat(plot.effect))
    if b'"#"' in json.encode(plot.effect):
        for card in range(plot.first, plot.last + 1):
            if card not in numbered:
                yield ("plot", number), f"there is no space with the number {card}"
    for effect in effects[:-1]:
        if isinstance(effect, PlotAgain) and effect is not plot.effect[-1]:
            yield ("plot", number), "`plot_again` comes last"


def every_effect(chapter: Chapter) -> Iterator[tuple[Where, Effect]]:
    for name, effects in (
        *((("challenge", n), each.reward) for n, each in enumerate(chapter.challenges)),
        *((("action", n), each.effect) for n, each in enumerate(chapter.actions)),
        *((("plot", n), each.effect) for n, each in enumerate(chapter.plots)),
    ):
        for effect in flat(effects):
            yield name, effect


def flat(effects: Iterable[Effect]) -> Iterator[Effect]:
    for effect in effects:
        yield effect
        if isinstance(effect, If):
            yield from flat(effect.then)
            yield from flat(effect.otherwise)


def check_effects(chapter: Chapter) -> Iterator[Problem]:
    starts = {f"challenge:{challenge.id}" for challenge in chapter.challenges}
    delays = chapter.prince and chapter.characters.get(chapter.prince.delayed_by)
    if delays and delays.start in starts:
        yield (
            ("prince", "delayed_by"),
            "who delays the prince goes back to a space",
        )
    for where, effect in every_effect(chapter):
        part = NEEDS.get(type(effect))
        if part and getattr(chapter, part) is None:
            yield where, f"`{effect.__struct_config__.tag}` needs `[{part}]`"
        if isinstance(effect, PlotAgain | Lose) and where[0] != "plot":
            yield where, f"`{effect.__struct_config__.tag}` is for plot entries only"
        if isinstance(effect, March | Advance) and not effect.by:
            yield where, "nothing moves by 0"


def check_defeats(chapter: Chapter) -> Iterator[Problem]:
    raised = {effect.id for _, effect in every_effect(chapter) if isinstance(effect, Lose)}
    for number, defeat in enumerate(chapter.defeats):
        where = ("defeat", number)
        if bool(defeat.when) == bool(defeat.on):
            yield where, "it needs either `when` or `on`"
        if (defeat.on == "effect") != (defeat.id in raised):
            yield where, '`on = "effect"` and an effect `lose` go together'
    if chapter.chores and not any(
        defeat.on == "place_chore_with_empty_list" for defeat in chapter.defeats
    ):
        yield ("chores",), 'chores need a defeat with `on = "place_chore_with_empty_list"`'
