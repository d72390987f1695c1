"""What is settled before a game of Battle of Wits: characters, cards and the book's variants."""

from typing import Annotated, Literal, get_args

from msgspec import Meta

from witsend.game import Setup

Character = Literal[  # the two teams by turns
    "Man in Black",
    "Prince Humperdinck",
    "Buttercup",
    "Count Rugen",
    "Inigo Montoya",
    "Vizzini",
    "Fezzik",
    "Yellin",
    "Miracle Max",
    "Albino",
    "Grandson",
    "Grandfather",
]
CHARACTERS: tuple[Character, ...] = get_args(Character)
TEAMS = ("the Man in Black's team", "the Prince's team")

Hand = tuple[int, ...]  # a character's cards not laid yet, lowest first
FULL = (1, 2, 3, 4, 5, 6, 7)  # a character's cards
SHORT = (3, 4, 5, 6, 7)  # and those of a long table
DECK = (1, 2, 3, 3, 4, 4, 5, 5, 6, 7, 8, 9)  # the Sicilian cards
POWERFUL = (8, 9)  # the Sicilian cards that can do something
Power = Literal["", "immunity", "switch"]  # what a Sicilian card offers instead of its number

LONG_TABLE = 6  # seats from which hands are short
GAMES_OF = {"one-game": 1, "best-of-three": 3, "best-of-five": 5}


class BattleOfWitsSetup(Setup, frozen=True, kw_only=True):
    seats: Annotated[int, Meta(ge=2, le=10, description="How many sit at the table.")]
    series: Annotated[
        Literal["one-game", "best-of-three", "best-of-five", "last-standing", "mostly-dead"],
        Meta(
            description="One game; most wins in three or five; or survivors play on until one is "
            "left, while with mostly-dead those who are out play a game of their own."
        ),
    ] = "one-game"
    winner: Annotated[
        Literal["survivors", "highest-total", "teams"],
        Meta(
            description="Who wins a game: all who live; who lives with the most wine over poison; "
            "or the team of characters with the most survivors."
        ),
    ] = "survivors"
    total: Annotated[
        Literal["all-poison", "harmful-poison"],
        Meta(
            description="What a highest total subtracts: all poison in the goblet, or only what "
            "Immunity did not make harmless."
        ),
    ] = "all-poison"
    tie: Annotated[
        Literal["shared", "play-off"],
        Meta(description="Several lead at the end: they share the win, or play on until one does."),
    ] = "shared"
    team_score: Annotated[
        Literal["survivors", "share", "fewest-dead"],
        Meta(description="What teams compare: survivors, their share of the team, or the dead."),
    ] = "survivors"
    luckless: Annotated[bool, Meta(description="No Sicilian cards.")] = False
    odorless: Annotated[bool, Meta(description="Odorless and tasteless: no dealer's reveals.")] = (
        False
    )
    round_table: Annotated[bool, Meta(description="A goblet stands before each seat.")] = False
    characters: Annotated[
        Literal["chosen", "seated"],
        Meta(description="Everyone may choose a character before play, or they go with the seats."),
    ] = "chosen"
    dealer: Annotated[
        int,
        Meta(
            ge=0,
            le=10,
            description="The seat that deals first, from 1; 0 draws lots.",
            extra_json_schema={"format": "seat"},
        ),
    ] = 0
    six_hand: Annotated[
        Literal["short", "full"],
        Meta(description="Hands with six seats: the cards 3 to 7, or all seven."),
    ] = "short"
    immunity_card: Annotated[
        Literal["eight", "nine"],
        Meta(description="The Sicilian card that is Immunity; the other one is Switch."),
    ] = "eight"
    memory: Annotated[
        bool, Meta(description="Nobody may look again at cards they have laid face-down.")
    ] = False

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.dealer > self.seats:
            raise ValueError(f"dealer: there is no seat {self.dealer} at a table of {self.seats}.")
        if self.series not in GAMES_OF and self.winner != "survivors":
            raise ValueError(
                f"winner: in a series of {self.series} those who live play on, "
                "so a game has no other winners: choose survivors, or another series."
            )

    @property
    def immunity(self) -> int:
        return POWERFUL[self.immunity_card == "nine"]

    @property
    def switch(self) -> int:
        return POWERFUL[self.immunity_card == "eight"]

    def hand(self, seats: int) -> Hand:
        """A character's cards in a game of so many; clause 5."""
        full = seats < LONG_TABLE or (seats == LONG_TABLE and self.six_hand == "full")
        return FULL if full else SHORT

    def power(self, sicilian: int) -> Power:
        if sicilian not in POWERFUL:
            return ""
        return "immunity" if sicilian == self.immunity else "switch"


def team_of(character: Character) -> int:
    return CHARACTERS.index(character) % 2
