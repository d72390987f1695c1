"""An adventure book: cards and chapters as data. docs/book.md says how to write one.

Each record is a table of the TOML files, each field a key of it.
"""

from typing import Annotated, Literal

from msgspec import Meta, field

from witsend.content.books.vocabulary import (
    MOST,
    AnyCondition,
    AnyEffect,
    CardEffect,
    ChallengeId,
    Cost,
    CounterId,
    HazardKind,
    Icon,
    PathId,
    Positive,
    SpaceId,
    Who,
)
from witsend.content.text import Text
from witsend.game import Record

MOST_SEATS = 4  # at a table that reads a book


class Heading(Record, frozen=True):
    number: Positive
    id: str
    title: Text
    first_player: Text
    miracle_space: Annotated[str, Meta(extra={"names": "star"})]  # "": none


class Frame(Record, frozen=True):
    """The reading around a chapter: how it begins, breaks off, is taken up again and ends."""

    opening: Text
    interruption: Text
    again: Text
    ending: Text


class Space(Record, frozen=True, kw_only=True):
    id: Annotated[str, Meta(pattern=r"^\w+$")]
    name: Text | None = None
    number: int | None = None
    x: float  # x and y are for drawing only
    y: float
    tags: tuple[str, ...] = ()


class Gate(Record, frozen=True):
    """An edge that is closed to someone until a challenge is completed."""

    who: Annotated[str, Meta(extra={"names": "mover"})]  # a character, or "players": all of them
    edge: tuple[SpaceId, SpaceId]
    opens: ChallengeId


class BoardMap(Record, frozen=True):
    spaces: tuple[Space, ...]
    edges: tuple[tuple[SpaceId, SpaceId], ...]
    gates: tuple[Gate, ...] = ()


class Character(Record, frozen=True):
    control: Literal["players", "plot", "carried"]
    start: Annotated[str, Meta(extra={"names": "start"})]  # a space, or challenge:ID
    carrier: Who | None = None
    name: Text | None = None


class Chores(Record, frozen=True):
    total: Positive
    placed: tuple[SpaceId, ...]
    worker: Who


class Hazards(Record, frozen=True):
    counts: dict[str, Positive]
    dodge: dict[HazardKind, Icon]
    names: dict[HazardKind, Text] = field(default_factory=dict)


class Wounds(Record, frozen=True):
    max: Positive


class Shoo(Record, frozen=True):
    by: tuple[Who, ...]
    cost: Cost


class Brutes(Record, frozen=True):
    squads: tuple[SpaceId, ...]
    home: SpaceId
    back_to: SpaceId  # where heroes go whom a squad drives off
    shoo: Shoo
    shoo_alt: Cost


class Doors(Record, frozen=True):
    locked: tuple[SpaceId, ...]
    break_by: Who
    break_cost: Cost
    pick_cost: Cost


class Begin(Record, frozen=True):
    when: tuple[AnyCondition, ...]
    set: dict[CounterId, int]


class Track(Record, frozen=True):
    labels: tuple[Text, ...]
    counters: dict[str, int]  # where each begins; -1 is beside the board
    begin: Begin | None = None  # brings the counters onto the track, once
    names: dict[CounterId, Text] = field(default_factory=dict)


class Before(Record, frozen=True):
    until: ChallengeId
    path: PathId


class Prince(Record, frozen=True):
    who: Who
    delayed_by: Who
    before: Before
    then_path: PathId


class Wedding(Record, frozen=True):
    bride: Who
    groom: Who
    prince: Who
    until: ChallengeId
    bride_path: PathId
    prince_path: PathId


class Rule(Record, frozen=True):
    """A text; two rules do something: `with` and `cost` say who makes leaving their space dear,
    `apart` whom the players may not bring together.
    """

    id: str
    text: Text
    company: Who | None = field(name="with", default=None)
    cost: Cost | None = None
    apart: tuple[Who, ...] = ()


class Action(Record, frozen=True, kw_only=True):
    id: str
    name: Text
    once_per_turn: bool = False
    when: tuple[AnyCondition, ...]
    cost: Cost | None = None
    cost_any_of: tuple[Cost, ...] = ()
    effect: tuple[AnyEffect, ...]

    @property
    def prices(self) -> tuple[Cost, ...]:
        return self.cost_any_of if self.cost is None else (self.cost,)


class Challenge(Record, frozen=True, kw_only=True):
    id: str
    name: Text
    story: Text
    after: tuple[ChallengeId, ...] = ()
    requires: tuple[AnyCondition, ...]
    cost: Cost
    reward: tuple[AnyEffect, ...]


class Plot(Record, frozen=True, kw_only=True):
    first: Positive = field(name="from")
    last: Positive = field(name="to")
    title: Text
    text: Text
    effect: tuple[AnyEffect, ...]


class Defeat(Record, frozen=True):
    id: str
    text: Text
    when: tuple[AnyCondition, ...] = ()
    on: Literal["", "effect", "place_chore_with_empty_list"] = ""


class Chapter(Record, frozen=True, kw_only=True):
    schema: Literal[1]
    chapter: Heading
    frame: Frame | None = None
    board: BoardMap
    characters: dict[str, Character]
    chores: Chores | None = None
    hazards: Hazards | None = None
    wounds: Wounds | None = None
    brutes: Brutes | None = None
    doors: Doors | None = None
    tracks: dict[str, Track] = field(default_factory=dict)
    paths: dict[str, tuple[SpaceId, ...]] = field(default_factory=dict)
    prince: Prince | None = None
    wedding: Wedding | None = None
    rules: tuple[Rule, ...] = field(name="rule", default=())
    actions: tuple[Action, ...] = field(name="action", default=())
    challenges: tuple[Challenge, ...] = field(name="challenge")
    plots: tuple[Plot, ...] = field(name="plot")
    defeats: tuple[Defeat, ...] = field(name="defeat", default=())


# The cards


class Numbers(Record, frozen=True):
    first: Positive = field(name="from")
    last: Positive = field(name="to")


# A number for each count of seats. (msgspec 0.22 breaks down on a tuple of four in a union.)
BySeats = Annotated[tuple[Positive, ...], Meta(min_length=MOST_SEATS, max_length=MOST_SEATS)]


class Limits(Record, frozen=True, kw_only=True):
    hand_limit: Positive
    deal: Positive | BySeats
    draw_per_turn: Positive
    free_moves: Positive
    miracle_draw_story: Positive
    miracle_draw_special: Positive
    miracle_supply: Annotated[int, Meta(ge=0, le=MOST)]
    challenge_counters: Positive

    def dealt(self, seats: int) -> int:
        """Cards that each of so many seats begins a chapter with."""
        return self.deal if isinstance(self.deal, int) else self.deal[seats - 1]


class Special(Record, frozen=True, kw_only=True):
    id: Annotated[str, Meta(pattern=r"^\w+$")]
    name: Text
    copies: Positive
    kind: Literal["wild", "effect"]
    timing: Literal["storytelling", "plot_revealed"] = "storytelling"
    text: Text | None = None
    effect: tuple[CardEffect, ...] = ()


class Cards(Record, frozen=True, kw_only=True):
    schema: Literal[1]
    story: dict[str, Positive]  # icons, and how many cards have each
    names: dict[Icon, Text] = field(default_factory=dict)
    plot: Numbers
    rules: Limits
    specials: tuple[Special, ...] = field(name="special")


class Book(Record, frozen=True):
    """All that lies printed on the table."""

    cards: Cards
    chapters: tuple[Chapter, ...]
