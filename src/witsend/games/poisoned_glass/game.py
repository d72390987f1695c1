"""Poisoned Glass: to drink or not to drink?, for 2 to 5 seats. Rules: docs/rules/poisoned-glass.md

A hidden card lies in each glass; everyone spies on a few. In turn, each pours a card of their hand
face-down into a glass and the hands go on to the left, until every glass holds four cards. Vizzini
may once exchange two top cards. Then everyone takes a glass and drinks it or not: drinking more
antidote than poison costs all others a heart, being wrong costs one's own. The game ends when
someone has no heart left; most hearts win. What each seat knows of the cards is in knowledge.py.
"""

from collections.abc import Iterator
from random import Random
from typing import Self

from msgspec.structs import replace

from witsend.chance import pick
from witsend.game import CHANCE, Move, NotYourTurn, Refusal, Result, Seat, put
from witsend.games.poisoned_glass.glasses import (
    Dose,
    PoisonedGlassFacts,
    Power,
    exchanged,
    looked_at,
    losers,
    open_glass,
)
from witsend.games.poisoned_glass.moves import (
    Choose,
    Deal,
    Drink,
    Exchange,
    Leave,
    Look,
    Lot,
    Pour,
    Refuse,
    Spy,
    TopsChanged,
    pours,
    rule_against,
    rule_against_chance,
    rule_out_of_turn,
    shuffled,
    uses,
)
from witsend.games.poisoned_glass.news import (
    Announced,
    Chose,
    Exchanged,
    HandsPassed,
    HeartsLost,
    LeftAlone,
    Looked,
    LotDrawn,
    MostHearts,
    Poured,
    RolesPassed,
    RoundDealt,
    RoundOver,
    SlippedIn,
    Spied,
)
from witsend.games.poisoned_glass.setup import FULL, HIGHEST, Card, PoisonedGlassSetup
from witsend.games.poisoned_glass.view import PoisonedGlassView, seen


class PoisonedGlass(PoisonedGlassFacts, frozen=True, kw_only=True):
    name = "poisoned-glass"
    title = "Poisoned Glass"
    seats = range(2, 6)
    version = 1
    options = PoisonedGlassSetup
    kinds = Spy | Pour | Look | Exchange | Leave | Choose | Drink | Refuse | Lot | Deal

    @classmethod
    def start(cls, setup: PoisonedGlassSetup) -> Self:
        return cls(
            setup=setup,
            hearts=(setup.starting_hearts,) * setup.seats,
            hands=((),) * setup.seats,
            announced=(None,) * setup.seats,
        )

    # Who may do what

    def to_act(self) -> tuple[Seat, ...]:
        if self.turn is None:
            return ()
        return (self.vizzini if self.power == "looking" else self.turn,)

    def moves(self, seat: Seat) -> tuple[Move, ...]:
        if self.power == "looking":  # Everyone waits for Vizzini, whosever turn it is.
            one, other = self.tops
            return (Leave(), Exchange(one, other)) if seat == self.vizzini else ()
        if seat != self.turn:
            return self.powers(seat) if self.setup.vizzini_when == "any-time" else ()
        glasses = range(len(self.glasses))
        match self.phase:
            case "spy":
                return tuple([Spy(n) for n in glasses if seat not in self.glasses[n][0].spies])
            case "fill":
                return self.fillings(seat)
            case "choose":
                return tuple([Choose(n) for n, taker in enumerate(self.takers) if taker is None])
            case "drink":
                return (Refuse(), Drink())
        return ()

    def fillings(self, seat: Seat) -> tuple[Move, ...]:
        powers = self.powers(seat)
        if self.poured:
            return (Leave(), *powers)
        free = tuple([n for n, glass in enumerate(self.glasses) if len(glass) < FULL])
        return (*pours(self.hands[seat], free), *powers)

    def powers(self, seat: Seat) -> tuple[Move, ...]:
        """Clause 7."""
        if self.phase != "fill" or seat != self.vizzini or self.power != "unspent":
            return ()
        return uses(self.setup.vizzini_peek, len(self.glasses))

    def why_not(self, seat: Seat, move: Move, *, decoded: bool = False) -> Refusal | None:
        refusal = super().why_not(seat, move, decoded=decoded)
        return rule_out_of_turn(self, seat, move) if refusal == NotYourTurn() else refusal

    def rule_against(self, seat: Seat, move: Move) -> Refusal | None:
        if seat == CHANCE:
            return rule_against_chance(self, move)
        if not (isinstance(move, Look | Exchange) and move.ids):
            return None if move in self.moves(seat) else rule_against(self, seat, move)
        refusal = self.rule_against(seat, replace(move, ids=()))
        return refusal or (
            None if move.ids == self.top_ids(move.one, move.other) else TopsChanged()
        )

    # What happens, in the order of the book

    def apply(self, seat: Seat, move: Move) -> Self:
        match move:  # the most frequent first
            case Pour(card, glass):
                return self.pour(seat, card, glass)
            case Spy(glass):
                return self.spy(seat, glass)
            case Choose(glass):
                return self.choose(seat, glass)
            case Drink() | Refuse():
                return self.drink(seat, drinks=type(move) is Drink)
            case Look(one, other):
                return self.look(seat, one, other)
            case Exchange(one, other):
                return self.exchange(seat, one, other)
            case Leave():
                return self.leave(seat)
            case Lot(wesley):
                return replace(self, wesley=wesley, news=(*self.news, LotDrawn(wesley)))
            case Deal():
                return self.deal(move)
        raise TypeError(move)

    def deal(self, deal: Deal) -> Self:
        """Clauses 3 and 4."""
        seats = self.setup.seats
        dealt = RoundDealt(
            round=self.round + 1,
            wesley=self.wesley,
            vizzini=self.vizzini,
            highest=HIGHEST[seats],
            glasses=len(deal.glasses),
            each=len(deal.hands[0]),
            removed=bool(deal.removed),
        )
        return replace(
            self,
            round=self.round + 1,
            phase="spy",
            turn=self.wesley,
            hands=deal.hands,
            glasses=tuple([(Dose(n, card, None, None),) for n, card in enumerate(deal.glasses)]),
            takers=(None,) * len(deal.glasses),
            removed=deal.removed,
            news=(*self.news, dealt),
        )

    def spy(self, seat: Seat, glass: int) -> Self:
        """Clause 5."""
        dose = self.glasses[glass][0]
        glasses = put(self.glasses, glass, (replace(dose, spies=(*dose.spies, seat)),))
        state = replace(self, glasses=glasses, news=(Spied(seat, glass, dose.id, None),))
        if state.spyings(seat):
            return state
        if seat == self.vizzini:
            return replace(state, phase="fill", turn=self.wesley)
        return replace(state, turn=self.following(seat))

    def pour(self, seat: Seat, card: Card, glass: int) -> Self:
        """Clause 6."""
        hand, vizzini = self.hands[seat], seat == self.vizzini
        place = hand.index(card)
        number = sum(map(len, self.glasses))
        dose = Dose(number, card, seat, (seat - self.passes) % self.setup.seats)
        state = replace(
            self,
            hands=put(self.hands, seat, (*hand[:place], *hand[place + 1 :])),
            glasses=put(self.glasses, glass, (*self.glasses[glass], dose)),
            poured=vizzini,
            turn=seat if vizzini else self.following(seat),
            news=(Poured(seat, glass, number, None),),
        )
        return state.pass_hands() if vizzini and self.power != "unspent" else state

    def pass_hands(self) -> Self:
        """Vizzini's turn is over, and with it this time around the table: clauses 6 and 8."""
        left = len(self.hands[0])
        if left:
            return replace(
                self,
                hands=(self.hands[-1], *self.hands[:-1]),
                passes=self.passes + 1,
                turn=self.wesley,
                poured=False,
                news=(*self.news, HandsPassed(left)),
            )
        state = replace(self, phase="choose", turn=self.vizzini, poured=False)
        if self.removed and self.setup.two_player_last_card == "fills-glass":
            return state.slip_in()
        return state

    def slip_in(self) -> Self:
        """Ruling PG-8: the card laid aside on the glass with three."""
        glass = [len(glass) for glass in self.glasses].index(FULL - 1)
        number = sum(map(len, self.glasses))
        filled = (*self.glasses[glass], Dose(number, self.removed, None, None))
        glasses, news = put(self.glasses, glass, filled), (*self.news, SlippedIn(glass, number))
        return replace(self, glasses=glasses, removed=0, news=news)

    def look(self, seat: Seat, one: int, other: int) -> Self:
        """Clause 7: the power is spent with the look, whatever comes of it."""
        glasses, ids = looked_at(self.glasses, one, other)
        news = Looked(seat, one, other, ids, (None, None))
        return replace(self, glasses=glasses, power="looking", tops=(one, other), news=(news,))

    def exchange(self, seat: Seat, one: int, other: int) -> Self:
        """Clause 7."""
        glasses, ids = looked_at(self.glasses, one, other)
        state = replace(
            self,
            glasses=exchanged(glasses, one, other),
            power="spent",
            tops=(one, other),
            news=(Exchanged(seat, one, other, ids, (None, None)),),
        )
        return state.pass_hands() if self.poured else state

    def leave(self, seat: Seat) -> Self:
        power: Power = "spent" if self.power == "looking" else self.power
        state = replace(self, power=power, news=(LeftAlone(seat),))
        return state.pass_hands() if self.poured else state

    def choose(self, seat: Seat, glass: int) -> Self:
        """Clause 8."""
        free = self.takers.count(None)
        last = len(self.takers) - free == self.setup.seats - 1
        backward = self.setup.choose_order == "reverse"
        following = (seat - 1) % self.setup.seats if backward else self.following(seat)
        return replace(
            self,
            takers=put(self.takers, glass, seat),
            phase="drink" if last else "choose",
            turn=self.wesley if last else following,
            news=(Chose(seat, glass, last=free == 1),),
        )

    def drink(self, seat: Seat, *, drinks: bool) -> Self:
        """Clauses 9 and 10."""
        glass = self.takers.index(seat)
        opened = open_glass(
            seat,
            glass,
            self.glasses[glass],
            halves=self.setup.seats if seat == self.wesley else 0,
            tie=self.setup.tie,
        )
        losing = losers(seat, opened, self.setup.seats, drinks=drinks)
        hearts = tuple([max(n - (s in losing), 0) for s, n in enumerate(self.hearts)])
        state = replace(
            self,
            hearts=hearts,
            announced=put(self.announced, seat, drinks),
            turn=self.following(seat),
            news=(Announced(seat, drinks), opened, HeartsLost(seat, drinks, losing, hearts)),
        )
        broken = 0 in hearts
        if seat == self.vizzini or (broken and self.setup.end_check == "immediate"):
            return state.end_round(over=broken)
        return state

    def end_round(self, *, over: bool) -> Self:
        """Clause 10: the glasses nobody opened are shown, and the roles go to the left."""
        news = (*self.news, RoundOver(self.round, self.unopened()))
        if over:
            return replace(self, phase="over", turn=None, news=news)
        following = self.following(self.wesley)
        return replace(
            self.start(self.setup),
            round=self.round,
            hearts=self.hearts,
            wesley=following,
            news=(*news, RolesPassed(following, self.wesley)),
        )

    def result(self) -> Result | None:
        if self.turn is not None:
            return None
        most = max(self.hearts)
        winners = tuple([seat for seat, hearts in enumerate(self.hearts) if hearts == most])
        broken = tuple([seat for seat, hearts in enumerate(self.hearts) if not hearts])
        ending = MostHearts(winners, most, broken, self.round)
        return Result(winners=winners, scores=self.hearts, ending=ending)

    # What is seen

    def view(self, seat: Seat | None) -> PoisonedGlassView:
        self.check_seat(seat)
        return seen(self, seat)

    @classmethod
    def imagined(cls, view: PoisonedGlassView, rng: Random) -> Self:
        glasses, hands, removed = view.imagine_cards(rng)
        return cls(
            setup=view.setup,
            round=view.round,
            phase=view.phase,
            turn=view.turn,
            wesley=CHANCE if view.wesley is None else view.wesley,
            hearts=view.hearts,
            hands=hands,
            passes=view.passes,
            glasses=glasses,
            power=view.power,
            tops=view.tops,
            poured=view.poured,
            removed=removed,
            takers=tuple([glass.taker for glass in view.glasses]),
            announced=view.announced,
            news=view.news,
        )

    # Chance, and seats that are away

    def draw(self, rng: Random) -> Move:
        if self.wesley == CHANCE:
            return Lot(pick(rng, self.setup.seats))
        return shuffled(self.setup, rng)

    def odds(self) -> Iterator[tuple[Move, float]]:
        if self.wesley == CHANCE:
            for seat in range(self.setup.seats):
                yield Lot(seat), 1 / self.setup.seats

    def default_move(self, seat: Seat) -> Move:
        """The first there is; no exchange, no drink."""
        return self.moves(seat)[0] if seat in self.to_act() else Leave()


PoisonedGlassView.game = PoisonedGlass
