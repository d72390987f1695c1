"""Stories of the Adventure Book on one's shelf: how far each is, and what it keeps."""

import os
import re
from functools import cache
from pathlib import Path

from msgspec import ValidationError, convert, json
from msgspec.structs import replace

from witsend.content.books.shelf import NAMES, edition, volume
from witsend.content.text import Text
from witsend.game import Record
from witsend.games.adventure_book import AdventureBook, AdventureBookSetup, AdventureBookView
from witsend.games.adventure_book.news import Bookmarked, BookTold, StoryLost
from witsend.games.adventure_book.setup import UNMARKED
from witsend.server.protocol import BookShown, Shelved
from witsend.server.seating import Opened
from witsend.server.stories import Story, read_story

MOST = 20  # of one's newest tables that are looked into
NAME = AdventureBook.name
READ_AGAIN = re.compile(r"Chapter (\d+), read again:")  # as the history tells it
PROBLEMS = "WITSEND_BOOK_PROBLEMS"  # in the environment: the file that they are written to


class Ended(Record, frozen=True):
    """A result of which all but the ending is passed over."""

    ending: Bookmarked | BookTold | StoryLost


def on_the_shelf(first: bytes, story: bytes | None, state: object) -> Shelved | None:
    """By the first entry of the log, the game in words if it is over, or the state if it is here.

    None where the book is no longer here, or a game ended before its story was kept.
    """
    try:
        setup = json.decode(json.decode(first, type=Opened).setup, type=AdventureBookSetup)
    except ValidationError:
        return None
    start = setup.start
    stands = Shelved(
        book=setup.book,
        stage="reading",
        begun=setup.chapter,  # 1 where a bookmark says where it goes on
        chapter=state.number if isinstance(state, AdventureBook) else start.chapter,
        chapters=len(volume(setup.volume).chapters),
        title=Text(),
        miracles=start.miracles,
        specials=len(start.specials),
        since=None if setup.campaign == UNMARKED else setup.campaign,
    )
    stands = stands if story is None else ended(stands, setup, read_story(story))
    return replace(stands, title=volume(setup.volume).chapters[stands.chapter - 1].chapter.title)


def ended(stands: Shelved, setup: AdventureBookSetup, story: Story) -> Shelved:
    told = [sentence for *_, onlooker in story.steps for sentence in onlooker]
    again = {int(found[1]) for found in map(READ_AGAIN.match, told) if found}
    stands = replace(stands, replayed=tuple(sorted(again)))
    match convert({"ending": story.result["ending"]}, Ended).ending:
        case Bookmarked(campaign):
            return replace(
                stands,
                stage="bookmarked",
                chapter=campaign.chapter,
                miracles=campaign.miracles,
                specials=len(campaign.specials),
                setup=replace(setup, chapter=1, campaign=campaign),
            )
        case StoryLost(chapter=chapter):
            return replace(stands, stage="lost", chapter=chapter)
        case _:
            return replace(stands, stage="told", chapter=stands.chapters)


def book_shown(name: str) -> BookShown | None:
    if name not in NAMES:
        return None
    return BookShown(
        edition=edition(name),
        printed=volume(name),
        views=laid_out(name),
        problems=problems_saved(),
    )


@cache  # as the book itself is
def laid_out(name: str) -> tuple[AdventureBookView, ...]:
    """Every chapter before the deal."""
    setups = [
        AdventureBookSetup(seats=1, book=name, chapter=chapter)
        for chapter in range(1, len(volume(name).chapters) + 1)
    ]
    return tuple([AdventureBook.start(setup).view(None) for setup in setups])


def problems_saved() -> tuple[str, ...]:
    """What `book play` has found in the files since, where it has started this server."""
    noted = os.environ.get(PROBLEMS)
    return tuple(Path(noted).read_text().splitlines()) if noted else ()
