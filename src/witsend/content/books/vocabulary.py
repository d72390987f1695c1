"""The words of an adventure book: its conditions and its effects. docs/book.md explains each.

A name that must be somewhere else in the book (a space, a character) says so in its type, and the
check follows it there.
"""

import re
from typing import Annotated, Literal

from msgspec import Meta, field

from witsend.game import Record

# Strings that name one of the book's things.
Who = Annotated[str, Meta(extra={"names": "character"})]
SpaceId = Annotated[str, Meta(extra={"names": "space"})]
Place = Annotated[
    str, Meta(extra={"names": "place"})
]  # a space, `@who` where someone is, or `#` the one with the plot's number
ChallengeId = Annotated[str, Meta(extra={"names": "challenge"})]
CounterId = Annotated[str, Meta(extra={"names": "counter"})]
PathId = Annotated[str, Meta(extra={"names": "path"})]
Tag = Annotated[str, Meta(extra={"names": "tag"})]
Icon = Annotated[str, Meta(extra={"names": "icon"})]
HazardKind = Annotated[str, Meta(extra={"names": "hazard"})]
DefeatId = Annotated[str, Meta(extra={"names": "defeat"})]
CardId = Annotated[str, Meta(extra={"names": "card"})]
MOST = 999  # of anything that is counted
Positive = Annotated[int, Meta(ge=1, le=MOST)]
Price = Annotated[str, Meta(extra={"names": "price"})]  # an icon, or `any`: any card at all
Cost = dict[Price, Positive]


def snake(name: str) -> str:
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name).lower()


# Conditions: `{ at = ["westley", "barn"] }` in the files


class Condition(Record, frozen=True, tag_field="is", tag=snake):
    pass


class At(Condition, frozen=True):
    who: Who
    space: Place


class AtTag(Condition, frozen=True):
    who: Who
    tag: Tag


class Together(Condition, frozen=True):
    who: tuple[Who, ...]


class Apart(Condition, frozen=True):
    who: tuple[Who, ...]


class OnBoard(Condition, frozen=True):
    who: Who


class IsDone(Condition, frozen=True, tag="done"):
    challenge: ChallengeId


class NotDone(Condition, frozen=True):
    challenge: ChallengeId


class TrackAtLeast(Condition, frozen=True):
    counter: CounterId
    n: int


class TrackLess(Condition, frozen=True):
    counter: CounterId
    n: int


class TrackGeCounter(Condition, frozen=True):
    counter: CounterId
    other: CounterId


class OnTrack(Condition, frozen=True):
    counter: CounterId


class PathAtLeast(Condition, frozen=True):
    who: Who
    path: PathId
    n: int


class NotBehind(Condition, frozen=True):
    who: Who
    path: PathId
    other: Who  # not on the space that `who` would step back to


class ChoreAt(Condition, frozen=True):
    space: Place


class WoundsAtLeast(Condition, frozen=True):
    n: int


CONDITIONS: dict[str, type[Condition]] = {
    str(kind.__struct_config__.tag): kind for kind in Condition.__subclasses__()
}
AnyCondition = (
    At
    | AtTag
    | Together
    | Apart
    | OnBoard
    | IsDone
    | NotDone
    | TrackAtLeast
    | TrackLess
    | TrackGeCounter
    | OnTrack
    | PathAtLeast
    | NotBehind
    | ChoreAt
    | WoundsAtLeast
)


# Effects: `{ do = "draw_story", n = 1 }`


class Effect(Record, frozen=True, tag_field="do", tag=snake):
    pass


class DrawStory(Effect, frozen=True):
    n: Positive


class DrawSpecial(Effect, frozen=True):
    n: Positive


class MustDiscard(Effect, frozen=True, tag="discard"):
    n: Positive
    who: Literal["current"] = "current"


class MoveTo(Effect, frozen=True, tag="move"):
    who: Who
    to: Place


class BringIn(Effect, frozen=True, tag="place"):
    who: Who
    to: Place


class TakeOff(Effect, frozen=True, tag="remove"):
    who: Who


class Advance(Effect, frozen=True, tag="track"):
    counter: CounterId
    by: int


class March(Effect, frozen=True):
    who: Who
    path: PathId
    by: int


class PlaceChore(Effect, frozen=True):
    to: Place


class ReturnChore(Effect, frozen=True):
    source: Place = field(name="from")


class Stir(Effect, frozen=True, tag="hazard"):
    to: Place


class Threat(Effect, frozen=True):
    icon: Icon


class RetireHazard(Effect, frozen=True):
    kind: HazardKind


class Heal(Effect, frozen=True):
    n: Positive


class BruteSweep(Effect, frozen=True):
    to: Place


class BrutesHome(Effect, frozen=True):
    pass


class PrinceWalks(Effect, frozen=True):
    pass


class WeddingStep(Effect, frozen=True):
    pass


class LockDoor(Effect, frozen=True):
    pass


class PlotAgain(Effect, frozen=True):
    pass


class If(Effect, frozen=True):
    cond: tuple[AnyCondition, ...]
    then: "tuple[AnyEffect, ...]"
    otherwise: "tuple[AnyEffect, ...]" = field(name="else", default=())


class Lose(Effect, frozen=True):
    id: DefeatId


AnyEffect = (
    DrawStory
    | DrawSpecial
    | MustDiscard
    | MoveTo
    | BringIn
    | TakeOff
    | Advance
    | March
    | PlaceChore
    | ReturnChore
    | Stir
    | Threat
    | RetireHazard
    | Heal
    | BruteSweep
    | BrutesHome
    | PrinceWalks
    | WeddingStep
    | LockDoor
    | PlotAgain
    | If
    | Lose
)


# Effects of special cards only


class SpecialMove(Effect, frozen=True):
    characters: Positive
    spaces: Positive


class RecoverDiscard(Effect, frozen=True):
    n: Positive
    but: CardId | None = field(name="except", default=None)


class PeekPlot(Effect, frozen=True):
    n: Positive


class PlotDiscardToBottom(Effect, frozen=True):
    n: Positive


class GatherCards(Effect, frozen=True):
    solo_draw_story: Positive


class GainMiracle(Effect, frozen=True):
    else_draw_story: Positive


class CancelPlot(Effect, frozen=True):
    pass


CardEffect = (
    DrawStory
    | DrawSpecial
    | SpecialMove
    | RecoverDiscard
    | PeekPlot
    | PlotDiscardToBottom
    | GatherCards
    | GainMiracle
    | CancelPlot
)
