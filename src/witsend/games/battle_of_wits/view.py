"""What one seat may know of Battle of Wits, and how it may imagine the rest."""

from random import Random

from msgspec.structs import replace

from witsend.game import Record, Seat, View
from witsend.games.battle_of_wits.goblets import Goblet, Row, laid_card
from witsend.games.battle_of_wits.news import AnyNews, BidLaid, Laid, Poured
from witsend.games.battle_of_wits.series import Series
from witsend.games.battle_of_wits.setup import DECK, BattleOfWitsSetup, Character, Hand


class Seen(Record, frozen=True):
    """A card at a goblet, as one seat sees it."""

    seat: Seat  # who laid it
    card: int | None  # None: this seat does not know what is on the other side
    sicilian: bool


class SeenGoblet(Record, frozen=True):
    contents: tuple[Seen, ...]  # closest to the goblet first, as in both stacks
    bids: tuple[Seen, ...]
    shown: int  # contents that lie face-up for everyone, from the closest outwards


class SeenRow(Record, frozen=True, kw_only=True):
    """One game at the table, as one seat sees it. Fields are as in `Row`, but for the cards."""

    seats: tuple[Seat, ...]
    dealer: Seat
    turn: Seat | None
    number: int
    night: bool
    left: tuple[int, ...]  # cards in each hand, the Sicilian one too; per seat of the table
    sicilians: tuple[bool, ...]  # whether the seat still holds a Sicilian card
    goblets: tuple[SeenGoblet, ...]
    immune: Seat | None
    switched: Seat | None
    holders: tuple[Seat | None, ...]
    survivors: tuple[Seat, ...] | None


class BattleOfWitsView(View, frozen=True, kw_only=True):
    own_fields = frozenset({"seat", "rows", "hand", "sicilian", "news"})

    setup: BattleOfWitsSetup
    characters: tuple[Character, ...]  # per seat; () until everyone has one
    wishes: tuple[Character | None, ...]  # per seat, before that; None: not said, or left open
    series: Series
    rows: tuple[SeenRow, ...]  # () until cards are dealt; [1] is the mostly dead's
    hand: Hand  # this seat's character cards, lowest first
    sicilian: int  # this seat's Sicilian card; 0 is none
    ready: tuple[Seat, ...]  # with choosing a character, or for the next game
    news: tuple[AnyNews, ...] = ()

    def imagine_rows(self, rng: Random) -> tuple[Row, ...]:
        unseen = self.unseen_sicilians()
        rng.shuffle(unseen)
        return tuple([self.imagine_row(row, unseen, rng) for row in self.rows])

    def unseen_sicilians(self) -> list[int]:
        unseen = list(DECK)
        for row in self.rows:
            for goblet in row.goblets:
                for seen in goblet.contents:
                    if seen.sicilian and seen.card is not None:
                        unseen.remove(seen.card)
            if row.immune is not None:
                unseen.remove(self.setup.immunity)
            if row.switched is not None:
                unseen.remove(self.setup.switch)
        if self.sicilian:
            unseen.remove(self.sicilian)
        return unseen

    def imagine_row(self, row: SeenRow, unseen: list[int], rng: Random) -> Row:
        """The row with every card this seat cannot see drawn from those it may be."""
        hidden = {seat: list(self.setup.hand(len(row.seats))) for seat in row.seats}
        for goblet in row.goblets:
            for seen in (*goblet.contents, *goblet.bids):
                if seen.card is not None and not seen.sicilian:
                    hidden[seen.seat].remove(seen.card)
        own = self.hand if self.seat in hidden else ()
        for seat, cards in hidden.items():
            if seat == self.seat:
                cards[:] = [card for card in cards if card not in own]
            rng.shuffle(cards)

        def turned(stack: tuple[Seen, ...]) -> tuple[Laid, ...]:
            return tuple(
                [
                    laid_card(
                        seen.seat,
                        (unseen if seen.sicilian else hidden[seen.seat]).pop()
                        if seen.card is None
                        else seen.card,
                        sicilian=seen.sicilian,
                    )
                    for seen in stack
                ]
            )

        goblets = tuple([Goblet(turned(g.contents), turned(g.bids), g.shown) for g in row.goblets])
        hands = [
            own if seat == self.seat else tuple(sorted(hidden.get(seat, ())))
            for seat in range(self.setup.seats)
        ]
        sicilians = [
            0 if not holds else self.sicilian if seat == self.seat else unseen.pop()
            for seat, holds in enumerate(row.sicilians)
        ]
        return Row(
            seats=row.seats,
            dealer=row.dealer,
            turn=row.turn,
            number=row.number,
            night=row.night,
            hands=tuple(hands),
            sicilians=tuple(sicilians),
            goblets=goblets,
            immune=row.immune,
            switched=row.switched,
            holders=row.holders,
            survivors=row.survivors,
        )


def seen_row(row: Row, owner: Seat | None) -> SeenRow:
    """As the seat sees it that may look at the cards it has laid; None is everyone else."""
    return SeenRow(
        seats=row.seats,
        dealer=row.dealer,
        turn=row.turn,
        number=row.number,
        night=row.night,
        left=tuple(
            [len(hand) + bool(card) for hand, card in zip(row.hands, row.sicilians, strict=True)]
        ),
        sicilians=tuple(map(bool, row.sicilians)),
        goblets=tuple(
            [
                SeenGoblet(
                    seen_stack(goblet.contents, goblet.shown, owner),
                    seen_stack(goblet.bids, len(goblet.bids) if row.holders else 0, owner),
                    goblet.shown,
                )
                for goblet in row.goblets
            ]
        ),
        immune=row.immune,
        switched=row.switched,
        holders=row.holders,
        survivors=row.survivors,
    )


def seen_stack(stack: tuple[Laid, ...], shown: int, owner: Seat | None) -> tuple[Seen, ...]:
    return tuple(
        [
            Seen(
                laid.seat,
                laid.card if place < shown or laid.seat == owner else None,
                laid.sicilian,
            )
            for place, laid in enumerate(stack)
        ]
    )


def seen_news(item: AnyNews, owner: Seat | None) -> AnyNews:
    if isinstance(item, Poured | BidLaid) and item.seat != owner:
        return replace(item, card=None)
    return item
