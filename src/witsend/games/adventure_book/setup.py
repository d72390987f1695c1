"""The options of Adventure Book, and the bookmark that a story goes on from."""

from collections import Counter
from typing import Annotated, Literal

from msgspec import Meta
from msgspec.structs import replace

from witsend.content.books.book import MOST_SEATS
from witsend.content.books.shelf import BRAVE, HOUSE, NAMES, volume
from witsend.game import Record, Setup


class Campaign(Record, frozen=True):
    """What is kept from chapter to chapter, and by a bookmark from one evening to the next."""

    chapter: int = 1  # the next one to be told
    miracles: int = 0
    replayed: bool = False  # the Replay counter lies on the Grandpa's side
    specials: tuple[str, ...] = ()  # special cards in the story deck, in alphabetical order


UNMARKED = Campaign()


class AdventureBookSetup(Setup, frozen=True, kw_only=True):
    seats: Annotated[int, Meta(ge=1, le=MOST_SEATS, description="How many sit at the table.")]
    difficulty: Annotated[
        Literal["gentle", "brave"],
        Meta(description="How hard the chapters are: as they are meant, or harder."),
    ] = "gentle"
    replays: Annotated[
        Literal["one-per-game", "one-per-evening", "one-per-chapter"],
        Meta(description="How often an interrupted chapter is read again."),
    ] = "one-per-game"
    chapter: Annotated[
        int, Meta(ge=1, le=6, description="The chapter the story starts with, from 1.")
    ] = 1
    first: Annotated[
        int,
        Meta(
            ge=0,
            le=4,
            description="The seat that begins each chapter, from 1; 0 asks the table.",
            extra_json_schema={"format": "seat"},
        ),
    ] = 0
    book: Annotated[
        str,
        Meta(
            description="The book that is read.", max_length=40, extra_json_schema={"enum": NAMES}
        ),
    ] = HOUSE
    campaign: Campaign = UNMARKED  # the bookmark to go on from; without one, a new story

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.first > self.seats:
            raise ValueError(f"first: there is no seat {self.first} at a table of {self.seats}.")
        if self.book not in NAMES:
            raise ValueError(f"book: there is no book {self.book!r} here.")
        if self.campaign != UNMARKED and self.chapter != 1:
            raise ValueError("chapter: the bookmark says where the story goes on.")
        book = volume(self.volume)
        kept, last = self.start, len(book.chapters)
        if not 1 <= kept.chapter <= last:
            raise ValueError(f"chapter: this book has the chapters 1 to {last}.")
        if not 0 <= kept.miracles <= book.cards.rules.miracle_supply:
            raise ValueError("campaign: there are not so many Miracles.")
        every = Counter({card.id: card.copies for card in book.cards.specials})
        if not Counter(kept.specials) <= every or list(kept.specials) != sorted(kept.specials):
            raise ValueError("campaign: these are not special cards of the book.")

    @property
    def volume(self) -> str:
        return self.book + (BRAVE if self.difficulty == "brave" else "")

    @property
    def start(self) -> Campaign:
        """What the story begins with, or goes on with from the bookmark."""
        if self.campaign == UNMARKED:
            return Campaign(self.chapter)
        # Ruling AB-4: set up anew, for an evening or a chapter, it lies on the Grandson's side.
        anew = self.replays != "one-per-game"
        return replace(self.campaign, replayed=self.campaign.replayed and not anew)
