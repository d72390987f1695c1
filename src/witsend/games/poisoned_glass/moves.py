"""What a seat may do in Poisoned Glass, and why a move is refused."""

from functools import cache
from itertools import combinations
from random import Random

from witsend.chance import shuffle
from witsend.game import CHANCE, Move, NotAMove, NotYourTurn, Refusal, Seat
from witsend.games.english import letter
from witsend.games.poisoned_glass.glasses import PoisonedGlassFacts
from witsend.games.poisoned_glass.news import CardId
from witsend.games.poisoned_glass.setup import (
    Card,
    GlassNumber,
    Hand,
    Peek,
    PoisonedGlassSetup,
    card_name,
    deck,
    hand_size,
)

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


class Look(Move, frozen=True, omit_defaults=True):
    """Vizzini's, where he may look before he decides."""

    one: GlassNumber
    other: GlassNumber
    ids: tuple[CardId, ...] = ()  # the two cards he means; none: whatever lies on top

    def __str__(self) -> str:
        return f"look at the tops of {letter(self.one)} and {letter(self.other)}"


class Exchange(Move, frozen=True, omit_defaults=True):
    """Vizzini's: the top cards of two glasses change places, and he sees both."""

    one: GlassNumber
    other: GlassNumber
    ids: tuple[CardId, ...] = ()  # as in `Look`

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
    clause = "4"
    says = "The glasses are A to {last}."


class AlreadySpied(Refusal, frozen=True):
    glass: str
    clause = "5"
    says = "You have looked at the card of {glass}: choose another one."


class NotInHand(Refusal, frozen=True):
    clause = "6"
    says = "You do not hold that card."


class GlassFull(Refusal, frozen=True):
    glass: str
    clause = "6"
    says = "Glass {glass} is full: it holds four cards."


class NotVizzini(Refusal, frozen=True):
    vizzini: Seat
    clause = "7"
    says = "Only Vizzini may exchange cards."


class PowerSpent(Refusal, frozen=True):
    clause = "7"
    says = "You have used Vizzini's power in this round."


class SameGlass(Refusal, frozen=True):
    clause = "7"
    says = "Name two different glasses."


class LookFirst(Refusal, frozen=True):
    clause = "7"
    says = "Look at the two cards first, then decide."


class DecideFirst(Refusal, frozen=True):
    one: str
    other: str
    clause = "7"
    says = "You are looking at the tops of {one} and {other}: exchange them, or leave them."


class TopsChanged(Refusal, frozen=True):
    clause = "PG-20"
    says = "The cards on top have changed meanwhile: choose again."


class VizziniLooks(Refusal, frozen=True):
    one: str
    other: str
    clause = "7"
    says = "Vizzini is looking at the tops of {one} and {other}: wait for his decision."


class AlreadyPoured(Refusal, frozen=True):
    clause = "6"
    says = "You have poured: use Vizzini's power, or leave the glasses as they are."


class PourFirst(Refusal, frozen=True):
    clause = "6"
    says = "Pour a card first."


class GlassTaken(Refusal, frozen=True):
    glass: str
    clause = "8"
    says = "Glass {glass} is taken: choose another one."


class NotALot(Refusal, frozen=True):
    clause = "2"
    says = "The lot names one of the seats."


class NotADeal(Refusal, frozen=True):
    clause = "4"
    says = "That deal does not fit: every card of the round once, each hand lowest first."


@cache
def pours(hand: Hand, free: tuple[GlassNumber, ...]) -> tuple[Move, ...]:
    return tuple([Pour(card, glass) for card in hand for glass in free])


@cache
def uses(peek: Peek, glasses: int) -> tuple[Move, ...]:
    """How Vizzini may use his power."""
    use = Exchange if peek == "committed" else Look
    return tuple([use(one, other) for one, other in combinations(range(glasses), 2)])


def rule_out_of_turn(facts: PoisonedGlassFacts, seat: Seat, move: Move) -> Refusal:
    """Of a seat that has no moves: where Vizzini acts at any time, it may not be the turn alone."""
    if facts.power == "looking" and seat == facts.turn:
        one, other = facts.tops
        return VizziniLooks(letter(one), letter(other))
    at_any_time = facts.setup.vizzini_when == "any-time" and facts.phase == "fill"
    if at_any_time and seat == facts.vizzini and isinstance(move, Look | Exchange):
        return PowerSpent()
    return NotYourTurn()


def rule_against(facts: PoisonedGlassFacts, seat: Seat, move: Move) -> Refusal | None:
    """Of a seat that may move, and of a move that is not among those listed."""
    glasses = len(facts.glasses)
    match facts.phase, move:
        case ("spy", Spy(glass)) | ("fill", Pour(glass=glass)) | ("choose", Choose(glass)):
            if not 0 <= glass < glasses:
                return NoSuchGlass(letter(glasses - 1))
    match facts.phase, move:
        case "spy", Spy(glass):
            return AlreadySpied(letter(glass))
        case "fill", Pour() | Look() | Exchange() | Leave():
            return rule_against_filling(facts, seat, move)
        case "choose", Choose(glass):
            return GlassTaken(letter(glass))
    return NotAMove()


def rule_against_filling(
    facts: PoisonedGlassFacts, seat: Seat, move: Pour | Look | Exchange | Leave
) -> Refusal | None:
    if facts.power == "looking":
        one, other = facts.tops
        back = isinstance(move, Exchange) and (move.other, move.one) == facts.tops
        return None if back else DecideFirst(letter(one), letter(other))
    match move:
        case Pour() | Leave() if seat != facts.turn:  # Vizzini, who may use his power alone.
            return NotYourTurn()
        case Pour():
            if facts.poured:
                return AlreadyPoured()
            held = move.card in facts.hands[seat]
            return GlassFull(letter(move.glass)) if held else NotInHand()
        case Leave():
            return PourFirst()
        case Look() | Exchange():
            if seat != facts.vizzini:
                return NotVizzini(facts.vizzini)
            if facts.power == "spent":
                return PowerSpent()
            return rule_against_use(move, facts.setup.vizzini_peek, len(facts.glasses))


def rule_against_use(move: Look | Exchange, peek: Peek, glasses: int) -> Refusal | None:
    """Of Vizzini's power, while he has it."""
    if move.one == move.other:
        return SameGlass()
    if not (0 <= move.one < glasses and 0 <= move.other < glasses):
        return NoSuchGlass(letter(glasses - 1))
    if isinstance(move, Exchange if peek == "committed" else Look):
        return None  # The two glasses, named the other way round.
    return NotAMove() if peek == "committed" else LookFirst()


def rule_against_chance(facts: PoisonedGlassFacts, move: Move) -> Refusal | None:
    if facts.wesley == CHANCE:
        seated = isinstance(move, Lot) and 0 <= move.wesley < facts.setup.seats
        return None if seated else NotALot()
    return None if isinstance(move, Deal) and fits(move, facts.setup) else NotADeal()


def fits(deal: Deal, setup: PoisonedGlassSetup) -> bool:
    """Clauses 3 and 4: every card of the round once, and as many to each as there should be."""
    aside = [deal.removed] if deal.removed else []
    cards = sorted([*deal.glasses, *sum(deal.hands, ()), *aside])
    return (
        cards == list(deck(setup.seats))
        and len(deal.glasses) == setup.glasses
        and [len(hand) for hand in deal.hands] == [hand_size(setup.seats)] * setup.seats
        and all(hand == tuple(sorted(hand)) for hand in deal.hands)
    )


def shuffled(setup: PoisonedGlassSetup, rng: Random) -> Deal:
    seats, glasses, each = setup.seats, setup.glasses, hand_size(setup.seats)
    cards = list(deck(seats))
    shuffle(rng, cards)
    dealt = [cards[glasses + n * each : glasses + (n + 1) * each] for n in range(seats)]
    return Deal(
        glasses=tuple(cards[:glasses]),
        hands=tuple([tuple(sorted(hand)) for hand in dealt]),
        removed=cards[-1] if glasses > seats else 0,
    )
