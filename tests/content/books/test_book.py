"""Adventure books: the house's own holds, and every mistake in one is named with its place."""

import os
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec import json

from witsend.content.books import check as check_module
from witsend.content.books import files, shelf
from witsend.content.books.book import Book
from witsend.content.books.effects import every_effect
from witsend.content.books.files import BadBook, begin, check, load
from witsend.content.books.shape import spelled_out
from witsend.content.books.shelf import add_book, volume
from witsend.content.books.vocabulary import CONDITIONS, AnyEffect, CardEffect, Condition
from witsend.content.edition import edition_of
from witsend.game import CHANCE, play
from witsend.games.adventure_book import AdventureBook, AdventureBookSetup
from witsend.games.adventure_book.moves import EndMoving, EndStory, TurnPlot
from witsend.server.openapi import setup_schema

HOUSE = Path(shelf.__file__).parent / "house"
DOCS = Path(__file__).parents[3] / "docs" / "book.md"


@pytest.fixture(autouse=True, scope="module")
def unchanged_files_once() -> Iterator[None]:
    """Most tests change one line of one file: what they leave alone is read and checked once."""
    read_file, check_chapter = files.read_file, check_module.check_chapter
    known: dict[Any, Any] = {}
    checked: dict[Any, Any] = {}

    def read_once(path: Path, kind: Any, label: str, *, brave: bool) -> Any:
        own = HOUSE / path.name
        if not (path.is_file() and own.is_file() and path.read_bytes() == own.read_bytes()):
            return read_file(path, kind, label, brave=brave)
        key = (path.name, brave)
        if key not in known:
            known[key] = read_file(path, kind, label, brave=brave)
        file, problems = known[key]
        return file, [*problems]

    def check_once(chapter: Any, number: int, cards: Any) -> Any:
        ours = {id(file.content) for file, _ in known.values() if file}
        if not {id(chapter), id(cards)} <= ours:
            return check_chapter(chapter, number, cards)
        key = (id(chapter), id(cards))
        if key not in checked:
            checked[key] = list(check_chapter(chapter, number, cards))
        return checked[key]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(files, "read_file", read_once)
        patch.setattr(files, "check_chapter", check_once)
        yield


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    return Path(shutil.copytree(HOUSE, tmp_path / "My Book"))


@pytest.fixture
def own_shelf(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Books that are added are taken off the shelf again."""
    names = list(shelf.NAMES)
    monkeypatch.setattr(shelf, "_folders", dict(shelf._folders))
    monkeypatch.setattr(shelf, "_added", list(shelf._added))
    monkeypatch.setenv(shelf.ADDED, "")
    yield
    shelf.NAMES[:] = names
    volume.cache_clear()
    shelf.edition.cache_clear()


def change(folder: Path, file: str, old: str, new: str) -> int:
    """Changes the first such place; the line it is in."""
    path = folder / file
    text = path.read_text(encoding="utf-8")
    assert old in text, old
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return text[: text.index(old)].count("\n") + 1


def words_of(whole: Book) -> tuple[set[str], set[str]]:
    """The conditions and effects a book uses, by their names in the files."""
    text = json.encode(whole).decode()
    return set(re.findall(r'"is":"(\w+)"', text)), set(re.findall(r'"do":"(\w+)"', text))


def test_the_houses_book_has_no_problem() -> None:
    assert check(HOUSE) == []


def test_every_word_of_the_vocabulary_is_explained_and_every_word_used_is_known() -> None:
    page = DOCS.read_text(encoding="utf-8")
    effects = {kind.__struct_config__.tag for kind in (*AnyEffect.__args__, *CardEffect.__args__)}
    for word in {*CONDITIONS, *map(str, effects)}:
        assert re.search(rf"`[^`]*\b{word}\b", page), word
    used_conditions, used_effects = words_of(volume("house"))
    assert used_conditions == set(CONDITIONS) - {"done"}  # which own books may say
    assert used_effects == effects


def test_every_key_is_explained() -> None:
    page = DOCS.read_text(encoding="utf-8")
    for path in HOUSE.glob("*.toml"):
        text = re.sub(r'"[^"]*"|#.*', "", path.read_text(encoding="utf-8"))
        for key in set(re.findall(r"(?<![\w.])([a-z_]+) =", text)) - {"en", "fr", "es", "schema"}:
            known = {*volume("house").cards.story, *CONDITIONS}
            things = {
                name
                for chapter in volume("house").chapters
                for name in (
                    *chapter.characters,
                    *chapter.paths,
                    *(chapter.hazards.counts if chapter.hazards else ()),
                    *(counter for track in chapter.tracks.values() for counter in track.counters),
                )
            }
            assert key in known | things or re.search(rf"\b{key}\b", page), f"{path.name}: {key}"


def test_the_brave_volume_is_told_by_the_values_beside_the_usual_ones(copy: Path) -> None:
    costs = [load(copy, brave=brave).chapters[0].challenges[2].cost for brave in (False, True)]
    assert costs == [{"wits": 2}, {"wits": 3, "any": 1}]
    change(copy, "ch1.toml", "{ cost = { wits = 3, any = 1 } }", "{ cost = { luck = 3 } }")
    (problem,) = check(copy)
    assert "chapter 1, challenge 3: there is no price 'luck'." in problem


def test_every_effect_of_a_chapter_is_found() -> None:
    effects = list(every_effect(volume("house").chapters[1]))
    assert len(effects) > 10


BAD = [
    ("cards.toml", "adventure = 8", "any = 8", "story: `any` is no kind of card"),
    ("cards.toml", "from = 1\nto = 20", "from = 21\nto = 20", "plot: there is no plot card"),
    ("cards.toml", 'id = "wild_true_love"', 'id = "love"', "is a kind of story card already"),
    ("cards.toml", 'id = "wild_true_love"', 'id = "any"', "`any` is no card"),
    ("cards.toml", "deal = 4", "deal = 11", "there are too few story cards for 4 seats"),
    ("cards.toml", "deal = 4", "deal = [4, 4, 14, 4]", "too few story cards for 3 seats"),
    ("cards.toml", "deal = 4", "deal = [4, 4]", "expected `array` of length >= 4"),
    ("cards.toml", "deal = 4", "deal = {}", "from 1 to 999 or a list, in square brackets, not a"),
    ("cards.toml", "adventure = 8", "adventure = 1000000000", "from 1 to 999, not 1000000000"),
    ("cards.toml", 'id = "wild_iocane"', 'id = "wild_true_love"', "there are two called"),
    ("cards.toml", 'kind = "wild"', 'kind = "odd"', "`kind` is one of wild, effect, not 'odd'"),
    ("cards.toml", "copies = 2", "copies = 0", "a whole number from 1 to 999, not 0"),
    (
        "cards.toml",
        'kind = "wild"',
        'kind = "wild"\neffect = [{ do = "draw_story", n = 1 }]',
        "special 1: a wild card has no effect",
    ),
    ("cards.toml", 'kind = "wild"', 'kind = "effect"', "needs `text` and `effect`"),
    ("cards.toml", 'timing = "plot_revealed"', 'timing = "storytelling"', "go together"),
    ("cards.toml", 'except = "pirates_hoard"', 'except = "hoard"', "there is no card 'hoard'"),
    ("cards.toml", "schema = 1", "schema = 1 1", "this is not TOML: Expected newline"),
    ("ch1.toml", "number = 1", "number = 2", "this is the file of chapter 1, not 2"),
    ("ch1.toml", 'id = "saddle"', 'id = "firewood"', "there are two called 'firewood'"),
    ("ch1.toml", '["wood", "horse"', '["woods", "horse"', "there is no space 'woods'"),
    ("ch1.toml", 'at = ["westley", "wood"]', 'at = ["wesley", "wood"]', "no character 'wesley'"),
    (
        "ch1.toml",
        'at = ["westley", "wood"]',
        'near = ["westley"]',
        "no condition 'near' here",
    ),
    ("ch1.toml", 'at = ["westley", "wood"]', 'at = ["westley"]', "the key `space` is missing"),
    ("ch1.toml", '[{ at = ["westley", "wood"] }]', "[3]", "an entry is a table, in braces, not 3"),
    ("ch1.toml", '"return_chore", from = "wood"', '"give_back", from = "wood"', "'give_back'"),
    (
        "ch1.toml",
        '"return_chore", from = "wood"',
        '"chore", from = "wood"',
        "' comes nearest",
    ),
    ("ch1.toml", "[[action]]", '[[action]]\nonce_per_turn = "yes"', "is true or false, not 'yes'"),
    ("ch1.toml", 'do = "plot_again"', 'does = "plot_again"', "an effect has the key `do`"),
    ("ch1.toml", 'at = ["westley", "wood"]', 'at = "wood", done = "saddle"', "has one key"),
    ("ch1.toml", 'miracle_space = "13"', "miracle_space = 13", "a text in quotation marks, not 13"),
    ("ch1.toml", 'effect = [{ do = "return_chore", from = "@westley" }]', "effect = 1", "square"),
    ("ch1.toml", '["wood", "horse", "well"]', "[[]]", "a text in quotation marks, not a list"),
    ("ch1.toml", 'id = "14",', 'id = "13",', "there are two spaces '13'"),
    ("ch1.toml", "number = 14,", "number = 13,", "two spaces with the number 13"),
    ("ch1.toml", '["wood","6"]', '["wood","6"],["6","moon"]', "there is no space 'moon'"),
    ("ch1.toml", '["barn","2"]', '["barn","2"],["6","6"]', "an edge leads from '6' to itself"),
    (
        "ch1.toml",
        '{ id = "14", number = 14, x = ',
        '{ id = "14", number = 14, x = nan, z = ',
        "`z`",
    ),
    (
        "ch1.toml",
        'title = { en = "As You Wish", fr = "Comme vous voudrez", es = "Como desees" }',
        'title = ""',
        "chapter: there is nothing to read",
    ),
    ("ch1.toml", 'from = "wood"', 'from = "#"', "`#` is for plot entries only"),
    ("ch1.toml", '["westley", "wood"]', '["westley", "#"]', "`#` is for plot entries only"),
    ("ch5.toml", 'delayed_by = "buttercup"', 'delayed_by = "inigo"', "goes back to a space"),
    ("ch5.toml", 'squads = ["5", "barracks"]', "squads = []", "brutes: there is no squad"),
    ("ch6.toml", "humperdinck_confidence = 3", "humperdinck_confidence = 30", "is off the track"),
    ("ch1.toml", "total = 6", "total = 2", "more chores are placed than there are"),
    ("ch1.toml", 'on = "place_chore_with_empty_list"', 'on = ""', "needs either `when` or `on`"),
    ("ch1.toml", "cost = { wits = 2 }", "cost = { wits = 9 }", "there is no more than 8 of wits"),
    ("ch1.toml", "cost = { wits = 2 }", "cost = { wits = 7 }", "a hand of 6 cannot pay it"),
    ("ch1.toml", "cost = { any = 1 }\neffect", "effect", "it needs `cost` or `cost_any_of`"),
    ("ch1.toml", 'after = ["firewood"', 'after = ["declaration"', "waits for itself"),
    ("ch1.toml", "from = 16", "from = 15", "plot card 15 has more than one entry"),
    ("ch1.toml", "from = 16", "from = 17", "plot card 16 has no entry"),
    ("ch1.toml", "to = 20", "to = 21", "there are no plot cards 16 to 21"),
    ("ch1.toml", "to = 15", "to = 16", "there is no space with the number 16"),
    (
        "ch1.toml",
        '{ do = "move", who = "buttercup", to = "@westley" }, { do = "plot_again" }',
        '{ do = "plot_again" }, { do = "move", who = "buttercup", to = "@westley" }',
        "`plot_again` comes last",
    ),
    (
        "ch1.toml",
        '{ do = "draw_story", n = 1 }]',
        '{ do = "plot_again" }]',
        "`plot_again` is for plot entries only",
    ),
    ("ch1.toml", '{ do = "draw_story", n = 1 }]', '{ do = "lock_door" }]', "needs `[doors]`"),
    ("ch2.toml", 'counter = "ship", by = 1', 'counter = "ship", by = 0', "nothing moves by 0"),
    ("ch2.toml", "ship = 4 }", "ship = 40 }", "the counter 'ship' is off the track"),
    ("ch2.toml", '"water"] }, { at_tag', '"wine"] }, { at_tag', "there is no tag 'wine'"),
    ("ch2.toml", 'id = "eels_feast"\n', 'id = "eels"\n', "there is no defeat 'eels_feast'"),
    (
        "ch2.toml",
        "[tracks.map]",
        '[tracks.other]\nlabels = ["a"]\ncounters = { ship = 0 }\n[tracks.map]',
        "there are two counters 'ship'",
    ),
    ("ch2.toml", '["water","deep"]', '["water","railing"]', "can ever get to the space 'deep'"),
    ("ch2.toml", "schema = 1", "", "chapter 2: the key `schema` is missing"),
    ("ch3.toml", 'edge = ["cliff_top","10"]', 'edge = ["start","10"]', "and there is none"),
    ("ch3.toml", '{ do = "place", who = "buttercup"', '{ do = "move", who = "buttercup"', "brings"),
    ("ch3.toml", '["westley", "ravine"] }, {', '["westley", "t1"] }, {', "can never get there"),
    ("ch3.toml", 'hunt = ["camp",', 'empty = []\nhunt = ["camp",', "a path has spaces"),
    ("ch3.toml", '["18","ravine"]', '["18","17"]', "can never get there"),
    ("ch4.toml", "rous = 3, flame_spurt = 4, lightning_sand = 4", "rous = 3", "more spaces tagged"),
    ("ch4.toml", 'rous = "fighting", ', "", "nothing dodges 'rous'"),
    ("ch5.toml", 'carrier = "fezzik", ', "", "'westley' is carried, so it needs a `carrier`"),
    (
        "ch6.toml",
        '{ id = "10", number = 10',
        '{ id = "10 ten", number = 10',
        "is letters, digits and _",
    ),
    ("ch6.toml", 'opens = "storm"', 'opens = "rain"', "there is no challenge 'rain'"),
]


@pytest.mark.parametrize(
    ("file", "old", "new", "problem"), BAD, ids=[f"{b[0]} {b[3]}" for b in BAD]
)
def test_a_mistake_is_named(copy: Path, file: str, old: str, new: str, problem: str) -> None:
    change(copy, file, old, new)
    problems = check(copy)
    assert any(problem in line for line in problems), problems
    assert all(line.startswith(("cards.toml", "ch")) for line in problems)
    with pytest.raises(BadBook):
        load(copy)


def test_a_mistake_is_named_with_file_line_and_chapter(copy: Path) -> None:
    line = change(copy, "ch3.toml", 'at = ["westley", "cliff_top"]', 'at = ["westley", "top"]')
    assert check(copy) == [
        f"ch3.toml, line {line}, chapter 3, challenge 1: there is no place 'top'."
    ]
    line = change(copy, "ch4.toml", 'miracle_space = "s6"', 'miracle_space = "s9"')
    assert f"ch4.toml, line {line}, chapter 4, chapter: there is no star 's9'." in check(copy)
    (copy / "cards.toml").write_text("schema = 2", encoding="utf-8")
    assert check(copy)[0] == "cards.toml, line 1, the cards, schema: `schema` is one of 1, not 2."


def line_of(folder: Path, file: str, words: str, *, nth: int = 1) -> int:
    lines = (folder / file).read_text(encoding="utf-8").split("\n")
    return [number for number, line in enumerate(lines, start=1) if words in line][nth - 1]


def test_every_misshapen_part_is_named_with_its_own_line(copy: Path) -> None:
    header = change(copy, "ch1.toml", "[chores]", "[weather]\nrain = 1\n\n[chores]")
    change(copy, "ch1.toml", "total = 6", 'total = "six"')
    change(copy, "ch1.toml", 'control = "plot"', 'control = "nobody"')
    change(copy, "ch1.toml", "cost = { wits = 2 }", "price = { wits = 2 }")
    change(copy, "ch1.toml", '{ do = "plot_again" }', '{ do = "plot_again", n = 1 }')
    change(copy, "ch1.toml", "[[defeat]]", "[[win]]\n\n[[defeat]]")
    where = {
        words: f"ch1.toml, line {line_of(copy, 'ch1.toml', words)}, chapter 1"
        for words in ("total", "nobody", "price", "plot_again", "[[win]]")
    }
    third = line_of(copy, "ch1.toml", "[[challenge]]", nth=3)
    challenge = f"ch1.toml, line {third}, chapter 1, challenge 3"
    control = "`control` is one of players, plot, carried, not 'nobody'."
    assert sorted(check(copy)) == sorted(
        [
            f"ch1.toml, line {header}, chapter 1, weather: there is no key `weather`.",
            f"{where['total']}, chores: `total` is a whole number from 1 to 999, not 'six'.",
            f"{where['nobody']}, characters: {control}",
            f"{where['price']}, challenge 3: there is no key `price`.",
            f"{challenge}: the key `cost` is missing.",
            f"{where['plot_again']}, plot 2: there is no key `n`.",
            f"{where['[[win]]']}, win: there is no key `win`.",
        ]
    )


def test_the_values_of_the_harder_volume_are_a_table(copy: Path) -> None:
    line = change(copy, "ch1.toml", "brave = { cost = { wits = 3, any = 1 } }", "brave = 3")
    assert check(copy) == [
        f"ch1.toml, line {line}, chapter 1, challenge 3: there is no key `brave`."
    ]


def test_a_plot_card_without_an_entry_is_named_at_the_nearest_entry(copy: Path) -> None:
    change(copy, "ch1.toml", "from = 16", "from = 17")
    line = line_of(copy, "ch1.toml", "[[plot]]", nth=2)
    assert check(copy) == [f"ch1.toml, line {line}, chapter 1, plot 2: plot card 16 has no entry."]


def test_a_chapter_without_plots(copy: Path) -> None:
    path = copy / "ch1.toml"
    text = path.read_text(encoding="utf-8")
    start, end = text.index("[[plot]]"), text.index("[[defeat]]")
    path.write_text("plot = []\n" + text[:start] + text[end:], encoding="utf-8")
    assert "ch1.toml, line 1, chapter 1, plot: plot card 1 has no entry." in check(copy)


def test_too_many_challenges_for_the_counters(copy: Path) -> None:
    change(copy, "cards.toml", "challenge_counters = 5", "challenge_counters = 4")
    line = line_of(copy, "ch1.toml", "[[challenge]]", nth=5)
    assert check(copy)[0] == (
        f"ch1.toml, line {line}, chapter 1, challenge 5: there are 4 challenge counters."
    )


def test_coordinates_are_numbers(copy: Path) -> None:
    path = copy / "ch1.toml"
    text = path.read_text(encoding="utf-8")
    path.write_text(re.sub(r"x = [\d.]+", "x = nan", text, count=1), encoding="utf-8")
    (problem,) = check(copy)
    assert problem.endswith("board: `x` and `y` say where it is drawn.")


def test_a_chapter_that_is_missing_is_named(copy: Path) -> None:
    (copy / "ch2.toml").unlink()
    (copy / "ch6.toml").rename(copy / "chapter6.toml")
    assert check(copy) == [
        "chapter6.toml: the chapters are called ch1.toml, ch2.toml and so on.",
        "There is no ch2.toml.",
    ]


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        (b"x = " + b"[" * 3000 + b"]" * 3000, "ch1.toml: too many brackets in each other."),
        (b"schema = 1\nx = '\xff'", "ch1.toml, line 2: this is not text in UTF-8."),
        (b"\x00", "ch1.toml, line 1: this is not TOML: "),
        (b"x = " + b"9" * 5000, "ch1.toml: "),
        (b"chapter = 3\nschema = 1", "ch1.toml, line 1, chapter 1, chapter: `chapter` is a table"),
    ],
    ids=["brackets", "latin", "nul", "digits", "shape"],
)
def test_whatever_a_file_holds_the_problem_is_named(
    copy: Path, content: bytes, problem: str
) -> None:
    (copy / "ch1.toml").write_bytes(content)
    assert any(line.startswith(problem) for line in check(copy)), check(copy)


def test_a_file_that_cannot_be_read_is_named(copy: Path) -> None:
    (copy / "ch1.toml").unlink()
    (copy / "ch1.toml").mkdir()
    assert check(copy) == ["ch1.toml: Is a directory."]
    assert check(copy / "ch2.toml") == [f"There is no folder {copy / 'ch2.toml'}."]
    assert check(copy / "none") == [f"There is no folder {copy / 'none'}."]


def test_a_mark_at_the_start_of_a_file_does_no_harm(copy: Path) -> None:
    path = copy / "ch1.toml"
    path.write_bytes(b"\xef\xbb\xbf" + path.read_bytes())
    assert check(copy) == []


def test_hazards_need_wounds(copy: Path) -> None:
    path = copy / "ch4.toml"
    text = path.read_text(encoding="utf-8")
    before, _, after = text.partition("[wounds]")
    path.write_text(before + after[after.index("[[rule]]") :], encoding="utf-8")
    assert any("hazards need `[wounds]`" in line for line in check(copy))


def test_chores_need_their_defeat(copy: Path) -> None:
    path = copy / "ch1.toml"
    text = path.read_text(encoding="utf-8")
    path.write_text(text[: text.index("[[defeat]]")], encoding="utf-8")
    assert any("chores need a defeat" in line for line in check(copy))


def test_a_folder_that_holds_no_book(tmp_path: Path) -> None:
    assert check(tmp_path) == ["There is no cards.toml.", "There is no ch1.toml."]
    with pytest.raises(BadBook, match=r"There is no ch1\.toml"):
        load(tmp_path)


@pytest.mark.usefixtures("own_shelf")
def test_a_book_of_ones_own_is_played(copy: Path) -> None:
    """One chapter, with a condition the house's book does not use."""
    for number in range(2, 7):
        (copy / f"ch{number}.toml").unlink()
    change(
        copy,
        "ch1.toml",
        'requires = [{ at = ["westley", "horse"] }]',
        'requires = [{ done = "buckets" }]',
    )
    change(
        copy,
        "ch1.toml",
        'effect = [{ do = "move"',
        'effect = [{ do = "discard", n = 2 }, { do = "move"',
    )
    assert add_book(copy) == "my-book"
    assert os.environ[shelf.ADDED] == str(copy.resolve())
    setup = AdventureBookSetup(seats=1, book="my-book")
    state = AdventureBook.start(setup)
    assert len(AdventureBook.printed(setup).chapters) == 1
    assert setup_schema(AdventureBookSetup)["properties"]["book"]["enum"] == ["house", "my-book"]
    with pytest.raises(ValueError, match="this book has the chapters 1 to 1"):
        AdventureBookSetup(seats=1, book="my-book", chapter=2)
    seen = {each.id: each.met for each in state.view(None).challenges}
    assert seen["saddle"] == (False,)
    state = play(state, CHANCE, state.draw(Random(1)))
    assert state.news[0].sentence(["Anne"]) == "Chapter 1: As You Wish. Anne goes first."


@pytest.mark.usefixtures("own_shelf")
def test_nothing_happens_in_the_space_of_someone_who_is_off_the_board(copy: Path) -> None:
    """The effects of chapter 5's first plot entry point to Inigo, who has not come yet."""
    text = (copy / "ch5.toml").read_text(encoding="utf-8")
    entry = text[text.index("[[plot]]") :]
    old = entry[entry.index("effect = [") :].split("\n")[0]
    new = 'effect = [{ do = "brute_sweep", to = "@inigo" }, { do = "move", who = "fezzik", to = "@inigo" }, { do = "if", cond = [{ at = ["inigo", "@inigo"] }], then = [{ do = "brutes_home" }] }]'  # noqa: E501
    change(copy, "ch5.toml", old, new)
    add_book(copy)
    state = AdventureBook.start(AdventureBookSetup(seats=1, book="my-book", chapter=5))
    state = play(state, CHANCE, state.draw(Random(1)))
    before = state.board
    for move in (EndMoving(), EndStory()):
        state = play(state, 0, move)
    while not state.plot:
        draws = state.draws()
        card = TurnPlot(1) if TurnPlot(1) in draws else next(iter(draws))
        state = play(state, CHANCE, card)
    assert state.board == before


@pytest.mark.usefixtures("own_shelf")
def test_a_book_needs_a_name_of_its_own_and_no_problem(copy: Path) -> None:
    add_book(copy)
    with pytest.raises(BadBook, match="cannot be called 'my-book': rename the folder"):
        add_book(copy)
    change(copy, "ch1.toml", "number = 1", "number = 3")
    with pytest.raises(BadBook, match="this is the file of chapter 1"):
        add_book(copy)


def test_a_text_may_be_a_plain_string() -> None:
    assert spelled_out({"title": "Sea", "x": 1}, brave=False) == {"title": {"en": "Sea"}, "x": 1}


def test_conditions_have_one_name_each() -> None:
    assert len(CONDITIONS) == len(Condition.__subclasses__())


def test_another_word_is_another_edition_and_a_remark_is_not(copy: Path) -> None:
    was = edition_of(load(copy))
    path = copy / "ch1.toml"
    text = path.read_text(encoding="utf-8")
    path.write_text(f"# A remark for who writes it.\n{text}", encoding="utf-8")
    assert edition_of(load(copy)) == was
    path.write_text(text.replace('en = "', 'en = "Now ', 1), encoding="utf-8")
    assert edition_of(load(copy)) != was
    assert edition_of(load(copy, brave=True)) != was


def test_a_map_that_cannot_be_drawn_is_refused_by_its_line(tmp_path: Path) -> None:
    book = tmp_path / "mine"
    begin(book)
    change(
        book,
        "ch1.toml",
        'id = "attic", name = "Attic", x = 2',
        'id = "attic", name = "Attic", x = 1.2',
    )
    change(
        book, "ch1.toml", 'name = "Kitchen", x = 2', 'name = "The Kitchen of Grandmothers", x = 90'
    )
    first, line = (
        line_of(book, "ch1.toml", '"stairs", number'),
        line_of(book, "ch1.toml", '"kitchen", name'),
    )
    found = check(book)
    assert found[0].startswith(
        f"ch1.toml, line {line}, chapter 1, board: the space 'kitchen' is far"
    )
    assert found[1].startswith(f"ch1.toml, line {first}, chapter 1, board: the spaces 'stairs' and")
    change(book, "ch1.toml", "The Kitchen of Grandmothers", "Grandmothers'_own_kitchen")
    assert any("is too long to be written on the map" in problem for problem in check(book))


def test_a_map_in_any_unit_is_fitted(tmp_path: Path) -> None:
    """Pixels, for instance: an edge is one step long then."""
    book = tmp_path / "mine"
    begin(book)
    before = load(book).chapters[0].board.spaces
    path = book / "ch1.toml"
    pixels = re.sub(r"\b([xy]) = (\d)", lambda m: f"{m[1]} = {int(m[2]) * 120}", path.read_text())
    path.write_text(pixels)
    assert load(book).chapters[0].board.spaces == before
