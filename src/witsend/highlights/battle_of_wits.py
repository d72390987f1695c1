"""Battle of Wits: the luckiest goblet, the dearest death, the deadliest hand.

Lucky is who lived by a little; dear is a death that was bid for; deadly is whose poison stood in
the goblets that others died of.
"""

from collections.abc import Iterator, Sequence

from witsend.game import Highlight, Seat
from witsend.games.battle_of_wits import BattleOfWits
from witsend.games.battle_of_wits.moves import GobletNumber
from witsend.games.battle_of_wits.news import BidsOpened, Drank
from witsend.games.battle_of_wits.series import sides_of
from witsend.games.english import letter, listed
from witsend.highlights.finale import Finale, all_news, best, finale, ranked, result_of

CLOSE = 3  # more wine than poison, at most, for luck that is worth telling
DEADLY = 5  # poison, at least, that is worth telling


class LuckiestGoblet(Highlight, frozen=True):
    seat: Seat
    goblet: GobletNumber
    wine: int
    poison: int  # all of it, also what Immunity made harmless
    immune: bool

    def sentence(self, names: Sequence[str]) -> str:
        saved = ", thanks to Immunity" if self.immune else ""
        return (
            f"{names[self.seat]} drank goblet {letter(self.goblet)}, wine {self.wine} and poison "
            f"{self.poison}, and lived{saved}."
        )


class DearestDeath(Highlight, frozen=True):
    seat: Seat
    goblet: GobletNumber
    bid: int

    def sentence(self, names: Sequence[str]) -> str:
        goblet = letter(self.goblet)
        return f"{names[self.seat]} won goblet {goblet} with a bid of {self.bid}: poison."


class DeadliestHand(Highlight, frozen=True):
    seat: Seat
    victims: tuple[Seat, ...]
    poison: int

    def sentence(self, names: Sequence[str]) -> str:
        victims = listed([names[seat] for seat in self.victims])
        poured = f"{names[self.seat]} poured {self.poison} of poison in all"
        return f"{poured} for {victims}, who died of it."


class GobletDrunk(Highlight, frozen=True):
    seat: Seat
    wine: int
    poison: int  # that counted
    lives: bool

    def sentence(self, names: Sequence[str]) -> str:
        sums = f"wine {self.wine}, poison {self.poison}"
        return f"{names[self.seat]} drank: {sums}."


def tell(shown: Sequence[BattleOfWits]) -> Finale:
    last, result = shown[-1], result_of(shown)
    drunk = [news for news in all_news(shown) if isinstance(news, Drank)]
    fates = {
        each.seat: GobletDrunk(each.seat, each.wine, each.poison, each.lives) for each in drunk
    }
    return finale(
        ranked(result, sides=sides_of(last.setup, last.characters)),
        (
            best(lucky(drunk), lambda each: each.poison - each.wine),
            best(dear(shown), lambda each: each.bid),
            deadliest(shown),
        ),
        [fates.get(seat) for seat in range(last.setup.seats)],
    )


def lucky(drunk: Sequence[Drank]) -> Iterator[LuckiestGoblet]:
    for each in drunk:
        poison = each.poison + each.ignored
        if each.lives and poison and each.wine - poison <= CLOSE:
            yield LuckiestGoblet(each.seat, each.goblet, each.wine, poison, each.ignored > 0)


def dear(shown: Sequence[BattleOfWits]) -> Iterator[DearestDeath]:
    opened: dict[tuple[int, int], BidsOpened] = {}
    for news in all_news(shown):
        match news:
            case BidsOpened(goblet=goblet, row=row):
                opened[row, goblet] = news
            case Drank(goblet=goblet, row=row, seat=seat, lives=False):
                bids = opened[row, goblet]
                if bids.winner == seat and len(bids.totals) > 1:
                    yield DearestDeath(seat, goblet, bids.totals[0][1])


def deadliest(shown: Sequence[BattleOfWits]) -> DeadliestHand | None:
    """In one game: between two, the goblets are washed."""
    hands = [
        DeadliestHand(seat, victims, poison)
        for state in shown
        for seat in range(state.setup.seats)
        for victims, poison in [poured_for_the_dead(state, seat)]
        if poison >= DEADLY
    ]
    return best(hands, lambda hand: (len(hand.victims), hand.poison))


def poured_for_the_dead(state: BattleOfWits, seat: Seat) -> tuple[tuple[Seat, ...], int]:
    fatal = [
        (news.seat, poison)
        for news in state.news
        if isinstance(news, Drank) and not news.lives and news.seat != seat
        for poison in [
            sum(laid.card for laid in news.contents if laid.seat == seat and laid.card % 2)
        ]
        if poison
    ]
    return tuple(victim for victim, _ in fatal), sum(poison for _, poison in fatal)
