"""What a seat may do in Battle of Wits, and why a move is refused."""

from typing import Annotated

from msgspec import Meta

from witsend.game import Move, Refusal, Seat
from witsend.games.battle_of_wits.setup import TEAMS, Character, Power
from witsend.games.english import letter, listed

GobletNumber = Annotated[int, Meta(description="0 is goblet A, 1 is B, and so on.")]


def card_name(card: int | None, sicilian: bool = False) -> str:
    icon = "Sicilian " if sicilian else ""
    return f"a {icon or ''}card" if card is None else f"the {icon}{card}"


# Moves, in the order they come up in a game


class Become(Move, frozen=True):
    character: Character

    def __str__(self) -> str:
        return f"be {self.character}"


class Whoever(Move, frozen=True):
    """Leaves the character open: who goes with the seat, or else who is left."""

    def __str__(self) -> str:
        return "take any character"


class Pour(Move, frozen=True):
    """A card face-down into a goblet's contents."""

    card: int
    goblet: GobletNumber
    sicilian: bool = False

    def __str__(self) -> str:
        return f"pour {card_name(self.card, self.sicilian)} into {letter(self.goblet)}"


class Bid(Move, frozen=True):
    """A card of one's own character face-down below a goblet."""

    card: int
    goblet: GobletNumber

    def __str__(self) -> str:
        return f"bid {card_name(self.card)} on {letter(self.goblet)}"


class Immunity(Move, frozen=True):
    """The Sicilian card of that name, face-up: one's own poison does no harm."""

    def __str__(self) -> str:
        return "play Immunity"


class Switch(Move, frozen=True):
    """The Sicilian card of that name, face-up: all bids of two goblets change places."""

    one: GobletNumber
    other: GobletNumber

    def __str__(self) -> str:
        return f"switch the bids on {letter(self.one)} and {letter(self.other)}"


class Take(Move, frozen=True):
    """The goblet to drink from: one of several won, or one that nobody holds."""

    goblet: GobletNumber

    def __str__(self) -> str:
        return f"take goblet {letter(self.goblet)}"


class Ready(Move, frozen=True):
    """For the next game of the series."""

    def __str__(self) -> str:
        return "on with the next game"


class Lot(Move, frozen=True):
    """Chance's move: who deals first."""

    dealer: Seat


class Deal(Move, frozen=True):
    """Chance's move: a Sicilian card for every seat that plays, 0 for one that does not."""

    cards: tuple[int, ...]


# Refusals


class CharacterTaken(Refusal, frozen=True):
    character: Character
    clause = "4"
    says = "{character} is taken: choose someone else."


class TeamFull(Refusal, frozen=True):
    team: int  # 0 is the Man in Black's
    clause = "BW-24"
    says = "There is no place left in {team}: choose someone from the other one."

    def __str__(self) -> str:
        return self.says.format(team=TEAMS[self.team])


class NotInHand(Refusal, frozen=True):
    clause = "8"
    says = "You do not hold that card."


class SicilianBid(Refusal, frozen=True):
    card: int
    clause = "8"
    says = "The {card} you hold is a Sicilian card, and those are never bids."


class NoSuchGoblet(Refusal, frozen=True):
    last: GobletNumber
    clause = "4"
    says = "The goblets are A to {last}."

    def __str__(self) -> str:
        return self.says.format(last=letter(self.last))


class SameGoblet(Refusal, frozen=True):
    clause = "BW-14"
    says = "Switch takes two different goblets."


class NoPower(Refusal, frozen=True):
    power: Power
    clause = "10"
    says = "You do not hold {card}."

    def __str__(self) -> str:
        return self.says.format(card=self.power.capitalize())


class CardsFirst(Refusal, frozen=True):
    clause = "13"
    says = "Goblets are chosen when all cards are laid: pour or bid."


class ChooseNow(Refusal, frozen=True):
    goblets: tuple[GobletNumber, ...]
    clause = "13"
    says = "All cards are laid. Choose your goblet: {goblets}."

    def __str__(self) -> str:
        return self.says.format(goblets=listed([letter(goblet) for goblet in self.goblets], "or"))


class NotALot(Refusal, frozen=True):
    clause = "6"
    says = "The lot names one of the seats."


class NotADeal(Refusal, frozen=True):
    clause = "5"
    says = "That deal does not fit: one Sicilian card of the twelve for each seat that plays."
