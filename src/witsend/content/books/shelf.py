"""The books that can be played: the house's own, and those that were added."""

import os
import re
from functools import cache
from pathlib import Path

from witsend.content.books.book import Book
from witsend.content.edition import edition_of

HOUSE = "house"
BRAVE = "-brave"  # ends the name of the harder volume
ADDED = "WITSEND_BOOKS"  # in the environment: folders of added books, for processes to come


def book_name(folder: Path) -> str:
    return re.sub(r"[^a-z0-9]+", "-", folder.resolve().name.lower()).strip("-")


_added = [Path(folder) for folder in os.environ.get(ADDED, "").split(os.pathsep) if folder]
_folders = {HOUSE: Path(__file__).parent / HOUSE} | {book_name(f): f for f in _added}
NAMES = list(_folders)  # of the books that can be played


@cache
def volume(name: str) -> Book:
    """The book of that name; `-brave` behind it for the harder volume."""
    from witsend.content.books.files import load  # only when there is a book to read

    return load(_folders[name.removesuffix(BRAVE)], brave=name.endswith(BRAVE))


@cache
def edition(name: str) -> str:
    """Of the volume of that name, as it is here."""
    return edition_of(volume(name))


def add_book(folder: Path) -> str:
    """Makes the book in this folder one that can be played, here and in processes started later."""
    from witsend.content.books.files import BadBook, check

    if problems := check(folder):
        raise BadBook(problems)
    name = book_name(folder)
    if not name or name in _folders or name.endswith(BRAVE):
        raise BadBook([f"A book cannot be called {name!r}: rename the folder."])
    _folders[name] = folder.resolve()
    NAMES.append(name)
    os.environ[ADDED] = os.pathsep.join(map(str, [*_added, folder.resolve()]))
    _added.append(folder.resolve())
    return name
