"""Reads the files of an adventure book and names every problem, with its file, line and chapter."""

import re
import tomllib
from collections.abc import Iterable
from itertools import count
from pathlib import Path
from shutil import copytree
from typing import Any, NamedTuple

from msgspec import convert
from msgspec.structs import replace

from witsend.content.books.book import Book, Cards, Chapter
from witsend.content.books.check import check_cards, check_chapter
from witsend.content.books.map import fitted
from witsend.content.books.shape import Problem, misshapen, spelled_out
from witsend.content.lines import Lines, of_toml_error
from witsend.content.lines import Path as Where

CARDS = "cards.toml"
BEGINNING = Path(__file__).parent / "beginning"  # docs/book.md shows all of it


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


def begin(folder: Path) -> None:
    """Writes a small book that can be played at once; never over anything."""
    if folder.exists():
        raise ValueError(f"There is something at {folder} already.")
    copytree(BEGINNING, folder)


def check(folder: Path) -> list[str]:
    """All that is wrong with the book in this folder, in both its volumes."""
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
            board = fitted(chapter.content.board)
            chapters.append(replace(chapter.content, board=board))
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
