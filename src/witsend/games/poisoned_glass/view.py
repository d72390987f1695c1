"""What one seat may know of Poisoned Glass, and how it may imagine the rest."""

from random import Random

from msgspec.structs import replace

from witsend.game import CHANCE, Record, Seat, View
from witsend.games.poisoned_glass.glasses import Dose, Glasses, Phase, PoisonedGlassFacts, Power
from witsend.games.poisoned_glass.knowledge import How, Knowledge, knowledge
from witsend.games.poisoned_glass.news import AnyNews, CardId, Exchanged, Looked, Poured, Spied
from witsend.games.poisoned_glass.setup import Card, GlassNumber, Hand, PoisonedGlassSetup, deck


class SeenDose(Record, frozen=True):
    """A card in a glass as one seat sees it. Fields are as in `Dose`, but for the card."""

    id: CardId
    card: Card | None  # None: this seat does not know it
    how: How | None  # this seat knows the card
    among: Hand  # what it may be, where it comes from a hand that this seat has passed on
    seat: Seat | None
    hand: Seat | None
    spies: tuple[Seat, ...]
    looked: bool


class SeenGlass(Record, frozen=True):
    cards: tuple[SeenDose, ...]  # the top card is the last
    taker: Seat | None  # who has chosen it
    opened: bool


class PoisonedGlassView(View, frozen=True, kw_only=True):
    own_fields = frozenset({"seat", "hand", "passed", "glasses", "news"})

    setup: PoisonedGlassSetup
    round: int  # 0 before the first
    phase: Phase
    turn: Seat | None
    wesley: Seat | None  # None until the lot is drawn
    vizzini: Seat | None
    hearts: tuple[int, ...]
    hand: Hand  # this seat's own
    left: tuple[int, ...]  # cards in each hand
    passed: tuple[Hand, ...]  # per seat: what this seat has passed on and that one may still hold
    passes: int  # how often hands were passed in this round
    glasses: tuple[SeenGlass, ...]
    spyings: int  # cards the seat whose turn it is has yet to look at
    power: Power  # Vizzini's
    tops: tuple[GlassNumber, ...]  # the two glasses whose tops he has looked at or exchanged
    poured: bool  # Vizzini has poured in this turn, and may still use his power
    removed: bool  # one card lies aside, known to nobody
    announced: tuple[bool | None, ...]  # per seat: drinks, does not, or has not said yet
    news: tuple[AnyNews, ...] = ()

    def imagine_cards(self, rng: Random) -> tuple[Glasses, tuple[Hand, ...], Card]:
        """The glasses, the hands and the card laid aside, 0 if none is.

        Cards of a hand that was passed on stay in that hand and in what was poured from it; all
        others that this seat has not seen may lie anywhere else.
        """
        seats = self.setup.seats
        doses = [dose for glass in self.glasses for dose in glass.cards]
        pools = {dose.hand: list(dose.among) for dose in doses if dose.among}
        pools |= {
            (seat - self.passes) % seats: list(cards)
            for seat, cards in enumerate(self.passed)
            if cards
        }
        placed = {dose.card for dose in doses}.union(self.hand, *pools.values())
        rest = [card for card in deck(seats) if card not in placed] if self.glasses else []
        rng.shuffle(rest)
        for pool in pools.values():
            rng.shuffle(pool)
        glasses = tuple(
            [
                tuple(
                    [
                        Dose(
                            dose.id,
                            dose.card
                            if dose.card is not None
                            else (pools[dose.hand] if dose.among else rest).pop(),
                            dose.seat,
                            dose.hand,
                            dose.spies,
                            dose.looked,
                        )
                        for dose in glass.cards
                    ]
                )
                for glass in self.glasses
            ]
        )
        hands = []
        for seat, size in enumerate(self.left):
            pool = pools[(seat - self.passes) % seats] if self.passed[seat] else rest
            cards = self.hand if seat == self.seat else [pool.pop() for _ in range(size)]
            hands.append(tuple(sorted(cards)))
        return glasses, tuple(hands), rest.pop() if self.removed else 0


def seen(facts: PoisonedGlassFacts, seat: Seat | None) -> PoisonedGlassView:
    """Built field by field: whatever a seat learns, it learns here."""
    knows = knowledge(facts, seat)
    return PoisonedGlassView(
        seat=seat,
        setup=facts.setup,
        round=facts.round,
        phase=facts.phase,
        turn=facts.turn,
        wesley=None if facts.wesley == CHANCE else facts.wesley,
        vizzini=None if facts.wesley == CHANCE else facts.vizzini,
        hearts=facts.hearts,
        hand=() if seat is None else facts.hands[seat],
        left=tuple(map(len, facts.hands)),
        passed=tuple([knows.passed.get(other, ()) for other in range(facts.setup.seats)]),
        passes=facts.passes,
        glasses=tuple(
            [
                SeenGlass(
                    tuple([seen_dose(dose, knows) for dose in glass]),
                    facts.takers[number],
                    facts.is_open(number),
                )
                for number, glass in enumerate(facts.glasses)
            ]
        ),
        spyings=facts.spyings(facts.turn),
        power=facts.power,
        tops=facts.tops,
        poured=facts.poured,
        removed=bool(facts.removed),
        announced=facts.announced,
        news=tuple([seen_news(item, knows) for item in facts.news]),
    )


def seen_dose(dose: Dose, knows: Knowledge) -> SeenDose:
    card, how = knows.cards.get(dose.id, (None, None))
    among = knows.among.get(dose.id, ())
    return SeenDose(dose.id, card, how, among, dose.seat, dose.hand, dose.spies, dose.looked)


def seen_news(item: AnyNews, knows: Knowledge) -> AnyNews:
    """The state's news names cards by id alone; whoever knows them is told."""

    def card(number: CardId) -> Card | None:
        return knows.cards[number][0] if number in knows.cards else None

    if isinstance(item, Spied | Poured):
        return replace(item, card=card(item.id))
    if isinstance(item, Looked | Exchanged):
        return replace(item, cards=(card(item.ids[0]), card(item.ids[1])))
    return item
