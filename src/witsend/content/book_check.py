"""Reads an adventure book and names every problem in it, with its file, line and chapter."""

import re
import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from types import UnionType
from typing import Annotated, Any, NamedTuple, Union, get_args, get_origin

from msgspec import Struct, ValidationError, convert
from msgspec.structs import fields

from witsend.content.book import Book, Cards, Chapter, Hazards, Plot
from witsend.content.lines import Lines
from witsend.content.lines import Path as Where
from witsend.content.vocabulary import (
    CONDITIONS,
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

TEXTS = {"title", "name", "story", "text", "first_player"}  # keys with a text for people
TEXT_TABLES = {"names", "frame"}  # tables of texts
LISTS = {"requires", "when", "cond"}  # keys with conditions
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
Problem = tuple[Where, str]


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
    cards, problems = read_file(folder / CARDS, Cards, "the cards", brave=brave)
    if cards is not None:
        problems += cards.reported(check_cards(cards.content))
    chapters = list[Chapter]()
    paths = sorted(folder.glob("ch*.toml"), key=lambda path: (len(path.name), path.name))
    if not paths:
        problems.append("There is no ch1.toml.")
    for number, path in enumerate(paths, start=1):
        chapter, found = read_file(path, Chapter, f"chapter {number}", brave=brave)
        problems += found
        if chapter is not None and cards is not None:
            problems += chapter.reported(check_chapter(chapter.content, number, cards.content))
            chapters.append(chapter.content)
    whole = cards is not None and len(chapters) == len(paths)
    return Book(cards.content, tuple(chapters)) if cards and whole else None, problems


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
    try:
        text = path.read_text(encoding="utf-8")
        data = tomllib.loads(text)
    except OSError as error:
        return None, [f"{path.name}: {error.strerror}."]
    except ValueError as error:
        return None, [f"{path.name}: {error}."]
    file = File(path, label, Lines(text))
    try:
        return file._replace(content=convert(spelled_out(data, brave=brave), kind)), []
    except ValidationError as error:
        what, _, where = str(error).partition(" - at ")
        return None, file.reported([(path_of(where), f"{what[:1].lower()}{what[1:]}")])


def spelled_out(data: Any, *, brave: bool) -> Any:
    """The data of one edition, with every text in languages and every condition by its name."""
    if isinstance(data, list):
        return [spelled_out(item, brave=brave) for item in data]
    if not isinstance(data, dict):
        return data
    harder = data.get("brave", {})
    chosen = {key: value for key, value in data.items() if key != "brave"}
    if brave and isinstance(harder, dict):
        chosen |= harder
    told: dict[str, Any] = {}
    for key, value in chosen.items():
        if key in TEXTS and isinstance(value, str):
            told[key] = {"en": value}
        elif key in TEXT_TABLES and isinstance(value, dict):
            told[key] = {id_: {"en": n} if isinstance(n, str) else n for id_, n in value.items()}
        elif key == "labels" and isinstance(value, list):
            told[key] = [{"en": label} if isinstance(label, str) else label for label in value]
        elif key in LISTS and isinstance(value, list):
            told[key] = [condition(item) for item in value]
        else:
            told[key] = spelled_out(value, brave=brave)
    return told


def condition(item: Any) -> Any:
    """`{ at = ["westley", "barn"] }` as the record of that name."""
    if not isinstance(item, dict) or len(item) != 1:
        return item
    ((name, value),) = item.items()
    if name not in CONDITIONS:
        return {"is": name}
    names = CONDITIONS[name].__struct_fields__
    values = value if len(names) > 1 and isinstance(value, list) else [value]
    return {"is": name, **dict(zip(names, values, strict=False))}


def path_of(where: str) -> Where:
    """`$.rule[2].id` in msgspec's words, as a path."""
    parts = re.findall(r"\.(\w+)|\[(\d+)\]", where)
    return tuple(int(number) if number else name for name, number in parts)


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
    if cards.plot.first > cards.plot.last:
        yield ("plot",), "there is no plot card"
    for number, special in enumerate(cards.specials):
        where = ("special", number)
        if special.id in cards.story:
            yield where, f"{special.id!r} is a kind of story card already"
        if special.kind == "wild" and special.effect:
            yield where, "a wild card has no effect"
        if special.kind == "effect" and not (special.effect and special.text):
            yield where, "a card with an effect needs `text` and `effect`"
        cancels = any(isinstance(effect, CancelPlot) for effect in special.effect)
        if cancels != (special.timing == "plot_revealed"):
            yield where, "`cancel_plot` and the timing `plot_revealed` go together"


def check_chapter(chapter: Chapter, number: int, cards: Cards) -> Iterator[Problem]:
    if chapter.chapter.number != number:
        yield ("chapter", "number"), f"this is the file of chapter {number}"
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


def references(  # noqa: C901 - one case per shape that a type has
    value: Any, annotation: Any, where: Where, known: dict[str, set[str]]
) -> Iterator[Problem]:
    """Follows every name to the thing it names, by the types."""
    origin, args = get_origin(annotation), get_args(annotation)
    if isinstance(value, Struct):
        for each in fields(type(value)):
            inner = getattr(value, each.name)
            yield from references(inner, each.type, (*where, each.encode_name), known)
    elif origin is Annotated:
        names = (args[1].extra or {}).get("names")
        if names and value not in known[names]:
            yield where, f"there is no {names} {value!r}"
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
        if space.id not in reached:
            yield where, f"nobody can ever get to the space {space.id!r}"
    edges = {frozenset(edge) for edge in chapter.board.edges}
    for number, gate in enumerate(chapter.board.gates):
        if frozenset(gate.edge) not in edges:
            yield ("board", "gates", number), "a gate stands on an edge, and there is none"


def check_parts(chapter: Chapter) -> Iterator[Problem]:
    """Counters that would not suffice, or stand nowhere."""
    if chapter.chores and len(chapter.chores.placed) > chapter.chores.total:
        yield ("chores",), "more chores are placed than there are"
    if chapter.hazards:
        yield from check_hazards(chapter, chapter.hazards)
    counters = Counter(name for track in chapter.tracks.values() for name in track.counters)
    for name, track in chapter.tracks.items():
        for counter, at in track.counters.items():
            if not -1 <= at < len(track.labels):
                yield ("tracks", name), f"the counter {counter!r} is off the track"
            if counters[counter] > 1:
                yield ("tracks", name), f"there are two counters {counter!r}"
    for name, path in chapter.paths.items():
        if not path:
            yield ("paths", name), "a path has spaces"


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
    if len(chapter.challenges) > cards.rules.challenge_counters:
        yield ("challenge",), f"there are {cards.rules.challenge_counters} challenge counters"
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
                yield (*where, "cost"), f"there are only {cards.story[icon]} cards of {icon}"


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
            yield ("plot",), f"plot card {number} has {what}"
    for number, plot in enumerate(chapter.plots):
        if plot.first > plot.last or {plot.first, plot.last} - set(
            range(cards.plot.first, cards.plot.last + 1)
        ):
            yield ("plot", number), f"there are no plot cards {plot.first} to {plot.last}"
        yield from check_numbers(chapter, number, plot)


def check_numbers(chapter: Chapter, number: int, plot: Plot) -> Iterator[Problem]:
    numbered = {space.number for space in chapter.board.spaces}
    effects = list(flat(plot.effect))
    if any(getattr(effect, "to", "") == "#" for effect in effects):
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
