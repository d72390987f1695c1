"""What happens in Poisoned Glass, in sentences: the news of a round, and the ending.

The news of the last phase is a story for a board to play: the announcement, the glass opened with
all its cards and sums, the hearts it costs; then the round's end, and the roles that pass on.
"""

from collections.abc import Sequence
from typing import Annotated, Literal

from msgspec import Meta

from witsend.game import Ending, News, Record, Seat
from witsend.games.english import letter, listed
from witsend.games.poisoned_glass.setup import Card, GlassNumber, card_name

More = Literal["antidote", "poison", "neither"]
CardId = Annotated[
    int, Meta(description="Follows a card on the table: first cards by glass, then as poured.")
]


class Shown(Record, frozen=True):
    """A card of an opened glass."""

    id: CardId
    card: Card
    seat: Seat | None  # who poured it; None lay there from the deal, or was slipped in unseen


class Unopened(Record, frozen=True):
    """A glass nobody opened in its round, shown when the round is over."""

    glass: GlassNumber
    cards: tuple[Shown, ...]


class LotDrawn(News, frozen=True):
    wesley: Seat

    def sentence(self, names: Sequence[str]) -> str:
        return f"The lot falls on {names[self.wesley]} to be Wesley first."


class RoundDealt(News, frozen=True):
    round: int
    wesley: Seat
    vizzini: Seat
    highest: int  # value of the antidotes and of the poisons
    glasses: int
    each: int  # cards in a hand
    removed: bool  # one card is laid aside, seen by nobody

    def sentence(self, names: Sequence[str]) -> str:
        aside = " One card is laid aside unseen." if self.removed else ""
        return (
            f"Round {self.round}: {self.glasses} glasses with a card each, {self.each} cards for "
            f"everyone, antidotes and poisons 1 to {self.highest}.{aside} "
            f"{names[self.wesley]} is Wesley, {names[self.vizzini]} is Vizzini."
        )


class Spied(News, frozen=True):
    seat: Seat
    glass: GlassNumber
    id: CardId
    card: Card | None  # for whoever knows it

    def sentence(self, names: Sequence[str]) -> str:
        seen = "" if self.card is None else f": {card_name(self.card)}"
        return f"{names[self.seat]} looks at the card of glass {letter(self.glass)}{seen}."


class Poured(News, frozen=True):
    seat: Seat
    glass: GlassNumber
    id: CardId
    card: Card | None  # for whoever knows it

    def sentence(self, names: Sequence[str]) -> str:
        card = "a card" if self.card is None else card_name(self.card)
        return f"{names[self.seat]} pours {card} into glass {letter(self.glass)}."


class Looked(News, frozen=True):
    """Vizzini has looked at the top cards of two glasses and decides whether they change places."""

    seat: Seat
    one: GlassNumber
    other: GlassNumber
    ids: tuple[CardId, CardId]
    cards: tuple[Card | None, Card | None]  # for whoever knows them

    def sentence(self, names: Sequence[str]) -> str:
        seen = f": {pair(self.cards)}" if None not in self.cards else ""
        tops = f"the top cards of {letter(self.one)} and {letter(self.other)}"
        return f"{names[self.seat]} looks at {tops}{seen}."


class Exchanged(News, frozen=True):
    seat: Seat
    one: GlassNumber
    other: GlassNumber
    ids: tuple[CardId, CardId]  # the first lay on `one` and lies on `other` now
    cards: tuple[Card | None, Card | None]  # for whoever knows them

    def sentence(self, names: Sequence[str]) -> str:
        seen = f": {pair(self.cards)}" if None not in self.cards else ""
        tops = f"the top cards of {letter(self.one)} and {letter(self.other)}"
        return f"{names[self.seat]} exchanges {tops}{seen}."


class LeftAlone(News, frozen=True):
    """Vizzini ends a turn without an exchange."""

    seat: Seat

    def sentence(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} leaves the glasses as they are."


class HandsPassed(News, frozen=True):
    """Every hand goes whole to the left: seat 0's to seat 1, and so on."""

    cards: int  # in each hand

    def sentence(self, names: Sequence[str]) -> str:
        del names
        what = "their last card" if self.cards == 1 else f"their {self.cards} cards"
        return f"Everyone passes {what} to the left."


class SlippedIn(News, frozen=True):
    """The card laid aside goes unseen on the glass that lacks one (an option for two seats)."""

    glass: GlassNumber
    id: CardId

    def sentence(self, names: Sequence[str]) -> str:
        del names
        return f"The card laid aside is slipped unseen into glass {letter(self.glass)}."


class Chose(News, frozen=True):
    seat: Seat
    glass: GlassNumber
    last: bool  # there was no choice

    def sentence(self, names: Sequence[str]) -> str:
        if self.last:
            return f"Glass {letter(self.glass)} is left for {names[self.seat]}."
        return f"{names[self.seat]} takes glass {letter(self.glass)}."


class Announced(News, frozen=True):
    seat: Seat
    drinks: bool

    def sentence(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]}: {'“I drink!”' if self.drinks else '“I do not drink.”'}"


class GlassOpened(News, frozen=True, tag="opened"):
    seat: Seat
    glass: GlassNumber
    cards: tuple[Shown, ...]
    antidote: int
    halves: int  # half antidotes that Wesley adds; 0 for anyone else
    poison: int
    more: More  # as it counts for hearts

    def sentence(self, names: Sequence[str]) -> str:
        del names
        added = f" and Wesley's {halved(self.halves)}" if self.halves else ""
        sums = f"antidote {self.antidote}{added}, poison {self.poison}"
        verdict = "as much of both" if self.more == "neither" else f"more {self.more}"
        if self.more != "neither" and 2 * self.antidote + self.halves == 2 * self.poison:
            verdict = f"as much of both, which counts as {self.more}"
        return f"Glass {letter(self.glass)}: {sums}, {verdict}."


class HeartsLost(News, frozen=True):
    seat: Seat  # whose glass it was
    drank: bool
    losers: tuple[Seat, ...]
    hearts: tuple[int, ...]  # left, per seat

    def sentence(self, names: Sequence[str]) -> str:
        if not self.losers:
            return "Nobody loses a heart."
        loses = "lose a heart each" if len(self.losers) > 1 else "loses a heart"
        return f"{listed([names[seat] for seat in self.losers])} {loses}."


class RoundOver(News, frozen=True):
    round: int
    unopened: tuple[Unopened, ...]

    def sentence(self, names: Sequence[str]) -> str:
        del names
        shown = [
            f" Glass {letter(left.glass)} held "
            f"{listed([card_name(shown.card) for shown in left.cards])}."
            for left in self.unopened
        ]
        return f"Round {self.round} is over.{''.join(shown)}"


class RolesPassed(News, frozen=True):
    wesley: Seat
    vizzini: Seat

    def sentence(self, names: Sequence[str]) -> str:
        return (
            f"The roles go to the left: {names[self.wesley]} is Wesley now, "
            f"{names[self.vizzini]} is Vizzini."
        )


AnyNews = (
    LotDrawn
    | RoundDealt
    | Spied
    | Poured
    | Looked
    | Exchanged
    | LeftAlone
    | HandsPassed
    | SlippedIn
    | Chose
    | Announced
    | GlassOpened
    | HeartsLost
    | RoundOver
    | RolesPassed
)


class MostHearts(Ending, frozen=True):
    """Someone has no heart left; whoever has the most has won."""

    winners: tuple[Seat, ...]
    hearts: int  # the winners', each
    broken: tuple[Seat, ...]  # who has none
    rounds: int

    def sentence(self, names: Sequence[str]) -> str:
        broken = listed([names[seat] for seat in self.broken])
        have = "have" if len(self.broken) > 1 else "has"
        if not self.hearts:
            return f"{broken} {have} no heart left: all share the win."
        hearts = "1 heart" if self.hearts == 1 else f"{self.hearts} hearts"
        winners = listed([names[seat] for seat in self.winners])
        win = f"share the win with {hearts} each" if self.winners[1:] else f"wins with {hearts}"
        return f"{broken} {have} no heart left. {winners} {win}."


def pair(cards: tuple[int | None, int | None]) -> str:
    return " and ".join(card_name(card) for card in cards if card is not None)


def halved(halves: int) -> str:
    """So many halves as a number: 5 are 2.5."""
    return f"{halves // 2}.5" if halves % 2 else str(halves // 2)
