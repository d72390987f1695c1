"""What is settled before a game of Poisoned Glass: the cards by seats, and the options."""

from functools import cache
from typing import Annotated, Literal

from msgspec import Meta

from witsend.game import Setup

Card = Annotated[int, Meta(description="Above 0 an antidote of that value, below 0 a poison.")]
Hand = tuple[Card, ...]  # lowest first, so its order tells nothing
GlassNumber = Annotated[int, Meta(description="0 is glass A, 1 is B, and so on.")]

FULL = 4  # cards in a full glass
HIGHEST = {2: 6, 3: 6, 4: 8, 5: 10}  # antidotes and poisons go up to this, by seats
SPYINGS = {2: 1, 3: 2, 4: 2, 5: 3}  # cards each seat looks at, by seats

Peek = Literal["committed", "look-then-decide"]  # whether Vizzini decides before he looks
Tie = Literal["nothing", "poison", "antidote"]


class PoisonedGlassSetup(Setup, frozen=True, kw_only=True):
    seats: Annotated[int, Meta(ge=2, le=5, description="How many sit at the table.")]
    starting_hearts: Annotated[
        int, Meta(ge=2, le=6, description="Hearts of each seat at the start.")
    ] = 4
    tie: Annotated[
        Tie,
        Meta(description="As much antidote as poison: nothing happens, or it counts as one."),
    ] = "nothing"
    choose_order: Annotated[
        Literal["reverse", "clockwise"],
        Meta(
            description="After Vizzini glasses are taken to the right, Wesley last; or to the left."
        ),
    ] = "reverse"
    vizzini_peek: Annotated[
        Peek,
        Meta(description="Whether Vizzini may look at two cards and then not exchange them."),
    ] = "committed"
    vizzini_when: Annotated[
        Literal["own-turn", "any-time"],
        Meta(description="Vizzini may use his power in his own turns, or while anyone pours."),
    ] = "own-turn"
    end_check: Annotated[
        Literal["immediate", "round-end"],
        Meta(description="The game ends as soon as a seat has no heart, or after that round."),
    ] = "immediate"
    two_player_last_card: Annotated[
        Literal["removed", "fills-glass"],
        Meta(description="With two seats: the card left over is out, or goes on the glass with 3."),
    ] = "removed"

    @property
    def glasses(self) -> int:
        return max(self.seats, 3)


@cache
def deck(seats: int) -> Hand:
    """Clause 3: the cards of a round, lowest first."""
    values = range(1, HIGHEST[seats] + 1)
    return tuple(sorted([*values, *[-value for value in values]]))


def hand_size(seats: int) -> int:
    """Clause 4."""
    return (len(deck(seats)) - max(seats, 3)) // seats


def card_name(card: int) -> str:
    return f"antidote {card}" if card > 0 else f"poison {-card}"
