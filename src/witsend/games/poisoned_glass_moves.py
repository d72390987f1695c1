"""What a seat may do in Poisoned Glass, and why a move is refused."""

from witsend.game import Move, Refusal, Seat
from witsend.games.english import letter
from witsend.games.poisoned_glass_told import Card, GlassNumber, Hand, card_name

# Moves


class Spy(Move, frozen=True):
    """One look at the card of a glass, before anything is poured."""

    glass: GlassNumber

    def __str__(self) -> str:
        return f"look at the card of {letter(self.glass)}"


class Pour(Move, frozen=True):
    """A card of one's hand, face-down on top of a glass."""

    card: Card
    glass: GlassNumber

    def __str__(self) -> str:
        return f"pour {card_name(self.card)} into {letter(self.glass)}"


class Look(Move, frozen=True):
    """Vizzini's, where he may look before he decides."""

    one: GlassNumber
    other: GlassNumber

    def __str__(self) -> str:
        return f"look at the tops of {letter(self.one)} and {letter(self.other)}"


class Exchange(Move, frozen=True):
    """Vizzini's: the top cards of two glasses change places, and he sees both."""

    one: GlassNumber
    other: GlassNumber

    def __str__(self) -> str:
        return f"exchange the tops of {letter(self.one)} and {letter(self.other)}"


class Leave(Move, frozen=True):
    """Vizzini's: no exchange now."""

    def __str__(self) -> str:
        return "leave the glasses as they are"


class Choose(Move, frozen=True):
    glass: GlassNumber

    def __str__(self) -> str:
        return f"take glass {letter(self.glass)}"


class Drink(Move, frozen=True):
    """To drink ..."""

    def __str__(self) -> str:
        return "drink"


class Refuse(Move, frozen=True):
    """... or not to drink."""

    def __str__(self) -> str:
        return "do not drink"


class Lot(Move, frozen=True):
    """Chance's move: who is Wesley first."""

    wesley: Seat


class Deal(Move, frozen=True):
    """Chance's move: a card for each glass, a hand for each seat, lowest first."""

    glasses: tuple[Card, ...]
    hands: tuple[Hand, ...]
    removed: Card = 0  # with two seats the card laid aside; otherwise 0


# Refusals


class NoSuchGlass(Refusal, frozen=True):
    last: str
    says = "The glasses are A to {last}."


class AlreadySpied(Refusal, frozen=True):
    glass: str
    says = "You have looked at the card of {glass}: choose another one."


class NotInHand(Refusal, frozen=True):
    says = "You do not hold that card."


class GlassFull(Refusal, frozen=True):
    glass: str
    says = "Glass {glass} is full: it holds four cards."


class NotVizzini(Refusal, frozen=True):
    vizzini: Seat
    says = "Only Vizzini may exchange cards."


class PowerSpent(Refusal, frozen=True):
    says = "You have used Vizzini's power in this round."


class SameGlass(Refusal, frozen=True):
    says = "Name two different glasses."


class LookFirst(Refusal, frozen=True):
    says = "Look at the two cards first, then decide."


class DecideFirst(Refusal, frozen=True):
    one: str
    other: str
    says = "You are looking at the tops of {one} and {other}: exchange them, or leave them."


class AlreadyPoured(Refusal, frozen=True):
    says = "You have poured: use Vizzini's power, or leave the glasses as they are."


class PourFirst(Refusal, frozen=True):
    says = "Pour a card first."


class GlassTaken(Refusal, frozen=True):
    glass: str
    says = "Glass {glass} is taken: choose another one."


class NotALot(Refusal, frozen=True):
    says = "The lot names one of the seats."


class NotADeal(Refusal, frozen=True):
    says = "That deal does not fit: every card of the round once, each hand lowest first."
