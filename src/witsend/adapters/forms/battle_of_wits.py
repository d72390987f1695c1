"""Battle of Wits in numbers: every move its number, every view its vector."""

from collections.abc import Iterator
from itertools import combinations

from witsend.adapters.forms.field import Field, flags, named, numbers, one_of
from witsend.game import Move
from witsend.games.battle_of_wits import (
    CHARACTERS,
    BattleOfWitsSetup,
    BattleOfWitsView,
    Become,
    Bid,
    Character,
    Immunity,
    Pour,
    Ready,
    SeenGoblet,
    SeenRow,
    Switch,
    Take,
    Whoever,
)
from witsend.games.battle_of_wits.setup import DECK, FULL

SICILIAN = range(1, max(DECK) + 1)
LAID = 5  # numbers that a card at a goblet takes


def moves(setup: BattleOfWitsSetup) -> Iterator[Move]:
    goblets = range(setup.seats)
    yield Whoever()
    yield from map(Become, CHARACTERS)
    yield from (Pour(card, goblet) for card in FULL for goblet in goblets)
    yield from (Pour(card, goblet, sicilian=True) for card in SICILIAN for goblet in goblets)
    yield from (Bid(card, goblet) for card in FULL for goblet in goblets)
    yield Immunity()
    yield from (Switch(one, other) for one, other in combinations(goblets, 2))
    yield from map(Take, goblets)
    yield Ready()


def most_laid(setup: BattleOfWitsSetup) -> int:
    """Cards that may lie at the goblets of one game: whoever plays holds most among few."""
    return max(
        seats * (len(setup.hand(seats)) + (not setup.luckless))
        for seats in range(2, setup.seats + 1)
    )


def fields(view: BattleOfWitsView) -> Iterator[Field]:
    setup, seats, series = view.setup, view.setup.seats, view.series
    who = "1 is the Man in Black, then in the order of the rules; 0 is nobody yet"
    yield Field("seat", "whose view it is; none for an onlooker", one_of(view.seat, seats))
    yield Field("characters", f"per seat: {who}", people(view.characters, seats))
    yield Field("wishes", f"before that, per seat: {who}", people(view.wishes, seats))
    yield Field("game", "which game of the series it is", [float(series.game)])
    yield Field("wins", "games won, per seat", numbers(series.wins, seats))
    yield Field("playing", "who plays in the game that counts", flags(series.playing, seats))
    for number in range(2):
        dealer = series.dealers[number] if number < len(series.dealers) else None
        said = "the dealer of the game that counts", "the dealer of the mostly dead's game"
        yield Field(f"dealers[{number}]", said[number], one_of(dealer, seats))
    winners = series.winners
    yield Field("decided", "1 once the series is decided", [float(winners is not None)])
    yield Field("winners", "who has won it", flags(winners or (), seats))
    yield Field("hand", "one's own cards, 1 to 7", flags([c - 1 for c in view.hand], len(FULL)))
    yield Field(
        "sicilian",
        "one's own Sicilian card, 1 to 9",
        one_of(view.sicilian - 1, len(SICILIAN)),
    )
    yield Field("ready", "who has chosen, or is ready for the next game", flags(view.ready, seats))
    for number in range(2 if setup.series == "mostly-dead" else 1):
        row = view.rows[number] if number < len(view.rows) else None
        yield from row_fields(setup, number, row)


def people(characters: tuple[Character | None, ...], seats: int) -> list[float]:
    return numbers([0 if who is None else CHARACTERS.index(who) + 1 for who in characters], seats)


def row_fields(setup: BattleOfWitsSetup, number: int, row: SeenRow | None) -> Iterator[Field]:
    """Of one game at the table; all 0 while there is none."""
    seats, within = setup.seats, f"rows[{number}]."
    laid = [] if row is None else [each for n, g in enumerate(row.goblets) for each in cards(n, g)]
    holders = [] if row is None else row.holders
    survivors = None if row is None else row.survivors
    yield Field(within + "dealt", "1 while cards are dealt", [float(row is not None)])
    yield Field(within + "seats", "who plays in it", flags(row.seats if row else (), seats))
    yield Field(within + "dealer", "its dealer", one_of(row.dealer if row else None, seats))
    yield Field(within + "turn", "whose turn it is", one_of(row.turn if row else None, seats))
    yield Field(within + "night", "1 at night", [float(row is not None and row.night)])
    yield Field(within + "left", "cards in each hand", numbers(row.left if row else (), seats))
    yield Field(
        within + "sicilians",
        "who still holds a Sicilian card",
        numbers(row.sicilians if row else (), seats),
    )
    yield Field(
        within + "laid",
        "the cards at the goblets: first the contents of A, the nearest first, then the bids on A, "
        "then B, and so on; each by five numbers: its goblet from 1, 1 if it is a bid, who laid it "
        "from 1, the number on it or 0 if this seat does not know it, 1 if it is Sicilian",
        numbers([n for card in laid for n in card], LAID * most_laid(setup)),
    )
    yield Field(
        within + "shown",
        "contents of each goblet that lie face-up",
        numbers([goblet.shown for goblet in row.goblets] if row else (), seats),
    )
    yield Field(
        within + "immune", "who has played Immunity", one_of(row.immune if row else None, seats)
    )
    yield Field(
        within + "switched", "who has played Switch", one_of(row.switched if row else None, seats)
    )
    yield Field(within + "opened", "1 once the bids are opened", [float(bool(holders))])
    yield Field(
        within + "holders",
        "per goblet who has it, from 1; 0 is nobody",
        numbers(map(named, holders), seats),
    )
    yield Field(within + "drunk", "1 once all have drunk", [float(survivors is not None)])
    yield Field(within + "survivors", "who lives", flags(survivors or (), seats))


def cards(number: int, goblet: SeenGoblet) -> Iterator[tuple[float, ...]]:
    for bid, stack in enumerate((goblet.contents, goblet.bids)):
        for seen in stack:
            yield number + 1, bid, seen.seat + 1, seen.card or 0, seen.sicilian
