"""Poisoned Glass: to drink or not to drink?, for 2 to 5 seats. Rules: docs/rules/poisoned-glass.md

A hidden card lies in each glass; everyone spies on a few. In turn, each pours a card of their hand
face-down into a glass and the hands go on to the left, until every glass holds four cards. Vizzini
may once exchange two top cards. Then everyone takes a glass and drinks it or not: drinking more
antidote than poison costs all others a heart, being wrong costs one's own. The game ends when
someone has no heart left; most hearts win. News and the ending are in poisoned_glass_told.py.
"""

from collections.abc import Iterator
from functools import cache
from itertools import combinations
from random import Random
from typing import Annotated, Literal, Self

from msgspec import Meta
from msgspec.structs import replace

from witsend.game import (
    CHANCE,
    Move,
    NotAMove,
    Refusal,
    Result,
    Seat,
    Setup,
    State,
    View,
    put,
)
from witsend.games.english import letter
from witsend.games.poisoned_glass_cards import (
    FULL,
    HIGHEST,
    SPYINGS,
    Dose,
    Glass,
    How,
    Knowledge,
    SeenGlass,
    Tie,
    deck,
    hand_size,
    open_glass,
    seen_dose,
    seen_news,
    seen_tops,
    shown,
)
from witsend.games.poisoned_glass_moves import (
    AlreadyPoured,
    AlreadySpied,
    Choose,
    Deal,
    DecideFirst,
    Drink,
    Exchange,
    GlassFull,
    GlassTaken,
    Leave,
    Look,
    LookFirst,
    Lot,
    NoSuchGlass,
    NotADeal,
    NotALot,
    NotInHand,
    NotVizzini,
    Pour,
    PourFirst,
    PowerSpent,
    Refuse,
    SameGlass,
    Spy,
)
from witsend.games.poisoned_glass_told import (
    Announced,
    AnyNews,
    Card,
    Chose,
    Exchanged,
    GlassNumber,
    GlassOpened,
    Hand,
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
    Unopened,
)

Phase = Literal["deal", "spy", "fill", "choose", "drink", "over"]
Power = Literal["unspent", "looking", "spent"]


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
        Literal["committed", "look-then-decide"],
        Meta(description="Whether Vizzini may look at two cards and then not exchange them."),
    ] = "committed"
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


class PoisonedGlassView(View, frozen=True, kw_only=True):
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

    def imagine(self, rng: Random) -> "PoisonedGlass":
        """Cards of a hand that was passed on stay in that hand and in what was poured from it;
        all others that this seat has not seen may lie anywhere else.
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
        return PoisonedGlass(
            setup=self.setup,
            round=self.round,
            phase=self.phase,
            turn=self.turn,
            wesley=CHANCE if self.wesley is None else self.wesley,
            hearts=self.hearts,
            hands=tuple(hands),
            passes=self.passes,
            glasses=glasses,
            power=self.power,
            tops=self.tops,
            poured=self.poured,
            removed=rest.pop() if self.removed else 0,
            takers=tuple([glass.taker for glass in self.glasses]),
            announced=self.announced,
            news=self.news,
        )


class PoisonedGlass(State, frozen=True, kw_only=True):
    name = "poisoned-glass"
    title = "Poisoned Glass"
    seats = range(2, 6)
    version = 1
    options = PoisonedGlassSetup
    kinds = Spy | Pour | Look | Exchange | Leave | Choose | Drink | Refuse | Lot | Deal

    setup: PoisonedGlassSetup
    round: int = 0
    phase: Phase = "deal"
    turn: Seat | None = CHANCE  # None at the end
    wesley: Seat = CHANCE  # until the lot is drawn
    hearts: tuple[int, ...]
    hands: tuple[Hand, ...]
    passes: int = 0  # how often hands were passed in this round
    glasses: tuple[Glass, ...] = ()  # () until cards are dealt
    power: Power = "unspent"
    tops: tuple[GlassNumber, ...] = ()  # the two glasses of Vizzini's look or exchange
    poured: bool = False  # Vizzini has poured in this turn, and may still use his power
    removed: Card = 0  # laid aside; 0 is none
    takers: tuple[Seat | None, ...] = ()  # per glass: who has chosen it
    announced: tuple[bool | None, ...]  # per seat: drinks, does not, or has not said yet
    news: tuple[AnyNews, ...] = ()

    @classmethod
    def start(cls, setup: PoisonedGlassSetup) -> Self:
        return cls(
            setup=setup,
            hearts=(setup.starting_hearts,) * setup.seats,
            hands=((),) * setup.seats,
            announced=(None,) * setup.seats,
        )

    @property
    def vizzini(self) -> Seat:
        """The seat to Wesley's right."""
        return (self.wesley - 1) % self.setup.seats

    def to_act(self) -> tuple[Seat, ...]:
        return () if self.turn is None else (self.turn,)

    def moves(self, seat: Seat) -> tuple[Move, ...]:
        if seat != self.turn:
            return ()
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
        if self.power == "looking":
            return (Leave(), Exchange(*self.tops))
        powers: tuple[Move, ...] = ()
        if seat == self.vizzini and self.power == "unspent":
            powers = uses(self.setup.vizzini_peek, len(self.glasses))
        if self.poured:
            return (Leave(), *powers)
        free = tuple([n for n, glass in enumerate(self.glasses) if len(glass) < FULL])
        return (*pours(self.hands[seat], free), *powers)

    def rule_against(self, seat: Seat, move: Move) -> Refusal | None:
        if seat == CHANCE:
            return self.rule_against_chance(move)
        if move in self.moves(seat):
            return None
        glasses = len(self.glasses)
        match self.phase, move:
            case ("spy", Spy(glass)) | ("fill", Pour(glass=glass)) | ("choose", Choose(glass)):
                if not 0 <= glass < glasses:
                    return NoSuchGlass(letter(glasses - 1))
        match self.phase, move:
            case "spy", Spy(glass):
                return AlreadySpied(letter(glass))
            case "fill", Pour() | Look() | Exchange() | Leave():
                return self.rule_against_filling(seat, move)
            case "choose", Choose(glass):
                return GlassTaken(letter(glass))
        return NotAMove()

    def rule_against_filling(
        self, seat: Seat, move: Pour | Look | Exchange | Leave
    ) -> Refusal | None:
        if self.power == "looking":
            one, other = self.tops
            back = isinstance(move, Exchange) and (move.other, move.one) == self.tops
            return None if back else DecideFirst(letter(one), letter(other))
        match move:
            case Pour(card, glass):
                if self.poured:
                    return AlreadyPoured()
                return NotInHand() if card not in self.hands[seat] else GlassFull(letter(glass))
            case Leave():
                return PourFirst()
            case Look() | Exchange():
                return self.rule_against_power(seat, move)

    def rule_against_power(self, seat: Seat, move: Look | Exchange) -> Refusal | None:
        if seat != self.vizzini:
            return NotVizzini(self.vizzini)
        if self.power == "spent":
            return PowerSpent()
        if move.one == move.other:
            return SameGlass()
        glasses = range(len(self.glasses))
        if move.one not in glasses or move.other not in glasses:
            return NoSuchGlass(letter(glasses[-1]))
        looks_first = self.setup.vizzini_peek == "look-then-decide"
        if isinstance(move, Look) == looks_first:
            return None  # The two glasses, named the other way round.
        return LookFirst() if looks_first else NotAMove()

    def rule_against_chance(self, move: Move) -> Refusal | None:
        if self.wesley == CHANCE:
            fits = isinstance(move, Lot) and 0 <= move.wesley < self.setup.seats
            return None if fits else NotALot()
        return None if isinstance(move, Deal) and self.fits(move) else NotADeal()

    def fits(self, deal: Deal) -> bool:
        seats, glasses = self.setup.seats, self.setup.glasses
        aside = [deal.removed] if deal.removed else []
        cards = sorted([*deal.glasses, *sum(deal.hands, ()), *aside])
        each = hand_size(seats)
        return (
            cards == list(deck(seats))
            and len(deal.glasses) == glasses
            and [len(hand) for hand in deal.hands] == [each] * seats
            and all(hand == tuple(sorted(hand)) for hand in deal.hands)
        )

    def apply(self, seat: Seat, move: Move) -> Self:
        match move:
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
        spied = (replace(dose, spies=(*dose.spies, seat)),)
        state = replace(
            self,
            glasses=put(self.glasses, glass, spied),
            news=(Spied(seat, glass, dose.id, None),),
        )
        if state.spyings(seat):
            return state
        if seat == self.vizzini:
            return replace(state, phase="fill", turn=self.wesley)
        return replace(state, turn=self.following(seat))

    def spyings(self, seat: Seat | None) -> int:
        """Cards the seat has yet to look at."""
        if self.phase != "spy":
            return 0
        spied = sum([seat in dose.spies for glass in self.glasses for dose in glass])
        return SPYINGS[self.setup.seats] - spied

    def following(self, seat: Seat) -> Seat:
        return (seat + 1) % self.setup.seats

    def pour(self, seat: Seat, card: Card, glass: int) -> Self:
        """Clause 6."""
        seats = self.setup.seats
        hand = self.hands[seat]
        place = hand.index(card)
        number = sum(map(len, self.glasses))
        dose = Dose(number, card, seat, (seat - self.passes) % seats)
        poured = (*self.glasses[glass], dose)
        vizzini = seat == self.vizzini
        waits = vizzini and self.power == "unspent"
        state = replace(
            self,
            hands=put(self.hands, seat, (*hand[:place], *hand[place + 1 :])),
            glasses=put(self.glasses, glass, poured),
            poured=vizzini,
            turn=seat if vizzini else self.following(seat),
            news=(Poured(seat, glass, number, None),),
        )
        return state.pass_hands() if vizzini and not waits else state

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
        """Ruling: the card laid aside on the glass with three."""
        glass = [len(glass) for glass in self.glasses].index(FULL - 1)
        number = sum(map(len, self.glasses))
        filled = (*self.glasses[glass], Dose(number, self.removed, None, None))
        return replace(
            self,
            glasses=put(self.glasses, glass, filled),
            removed=0,
            news=(*self.news, SlippedIn(glass, number)),
        )

    def look(self, seat: Seat, one: int, other: int) -> Self:
        """Clause 7: the power is spent with the look, whatever comes of it."""
        tops = (self.glasses[one][-1].id, self.glasses[other][-1].id)
        return replace(
            self,
            glasses=seen_tops(self.glasses, one, other),
            power="looking",
            tops=(one, other),
            news=(Looked(seat, one, other, tops, (None, None)),),
        )

    def exchange(self, seat: Seat, one: int, other: int) -> Self:
        """Clause 7."""
        seen = seen_tops(self.glasses, one, other)
        here, there = seen[one], seen[other]
        glasses = put(seen, one, (*here[:-1], there[-1]))
        state = replace(
            self,
            glasses=put(glasses, other, (*there[:-1], here[-1])),
            power="spent",
            tops=(one, other),
            news=(Exchanged(seat, one, other, (here[-1].id, there[-1].id), (None, None)),),
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
        losers = self.losers(seat, opened, drinks=drinks)
        hearts = tuple([max(n - (s in losers), 0) for s, n in enumerate(self.hearts)])
        state = replace(
            self,
            hearts=hearts,
            announced=put(self.announced, seat, drinks),
            turn=self.following(seat),
            news=(Announced(seat, drinks), opened, HeartsLost(seat, drinks, losers, hearts)),
        )
        broken = 0 in hearts
        if seat == self.vizzini or (broken and self.setup.end_check == "immediate"):
            return state.end_round(over=broken)
        return state

    def losers(self, seat: Seat, opened: GlassOpened, *, drinks: bool) -> tuple[Seat, ...]:
        if opened.more == "neither":
            return ()
        good = opened.more == "antidote"
        if drinks == good:
            return tuple([s for s in range(self.setup.seats) if s != seat]) if drinks else ()
        return (seat,)

    def end_round(self, *, over: bool) -> Self:
        """Clause 10: the glasses nobody opened are shown, and the roles go to the left."""
        unopened = tuple(
            [
                Unopened(number, shown(glass))
                for number, glass in enumerate(self.glasses)
                if not self.is_open(number)
            ]
        )
        news = (*self.news, RoundOver(self.round, unopened))
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

    def is_open(self, glass: int) -> bool:
        taker = self.takers[glass]
        drunk = taker is not None and self.announced[taker] is not None
        return drunk or self.phase == "over"

    def view(self, seat: Seat | None) -> PoisonedGlassView:
        self.check_seat(seat)
        seats = self.setup.seats
        knows = self.knowledge(seat)
        return PoisonedGlassView(
            seat=seat,
            setup=self.setup,
            round=self.round,
            phase=self.phase,
            turn=self.turn,
            wesley=None if self.wesley == CHANCE else self.wesley,
            vizzini=None if self.wesley == CHANCE else self.vizzini,
            hearts=self.hearts,
            hand=() if seat is None else self.hands[seat],
            left=tuple(map(len, self.hands)),
            passed=tuple([knows.passed.get(other, ()) for other in range(seats)]),
            passes=self.passes,
            glasses=tuple(
                [
                    SeenGlass(
                        tuple([seen_dose(dose, knows) for dose in glass]),
                        self.takers[number],
                        self.is_open(number),
                    )
                    for number, glass in enumerate(self.glasses)
                ]
            ),
            spyings=self.spyings(self.turn),
            power=self.power,
            tops=self.tops,
            poured=self.poured,
            removed=bool(self.removed),
            announced=self.announced,
            news=tuple([seen_news(item, knows) for item in self.news]),
        )

    def knowledge(self, seat: Seat | None) -> Knowledge:
        """Clause 11: what the seat has seen, wherever it can be followed, and what follows."""
        knows = Knowledge({}, {}, {})
        hidden = []
        for number, glass in enumerate(self.glasses):
            opened = self.is_open(number)
            for dose in glass:
                if how := self.saw(seat, dose, opened=opened):
                    knows.cards[dose.id] = (dose.card, how)
                else:
                    hidden.append(dose)
        if seat is not None:
            elsewhere = bool(self.removed) + sum(
                [self.trace(seat, hand, hidden, knows) for hand in range(self.setup.seats)]
            )
            rest = [d for d in hidden if d.id not in knows.cards and d.id not in knows.among]
            if len(rest) == 1 and not elsewhere:
                knows.cards[rest[0].id] = (rest[0].card, "counted")
        return knows

    def trace(self, seat: Seat, hand: Seat, hidden: list[Dose], knows: Knowledge) -> int:
        """Adds what the seat knows of a hand it has held; of another, counts the cards left."""
        seats = self.setup.seats
        holder = (hand + self.passes) % seats
        held = range((seat - hand) % seats, self.passes + 1, seats)  # when this seat had it
        if not held:
            return len(self.hands[holder])
        since = []
        for dose in hidden:
            if dose.hand == hand and (time := self.time_of(dose)) > held[0]:
                if time > held[-1]:
                    since.append(dose)
                else:  # The hand came back, and this card was missing.
                    knows.cards[dose.id] = (dose.card, "passed")
        there = () if holder == seat else self.hands[holder]
        left = tuple(sorted([*there, *[dose.card for dose in since]]))
        if there:
            knows.passed[holder] = left
        for dose in since:
            if len(left) == 1:
                knows.cards[dose.id] = (dose.card, "passed")
            else:
                knows.among[dose.id] = left
        return 0

    def saw(self, seat: Seat | None, dose: Dose, *, opened: bool) -> How | None:
        if opened:
            return "revealed"
        if seat is None:
            return None
        if dose.seat == seat:
            return "poured"
        if seat in dose.spies:
            return "spied"
        return "exchanged" if dose.looked and seat == self.vizzini else None

    def time_of(self, dose: Dose) -> int:
        """How often hands had been passed when it was poured: each time everyone pours one."""
        return (dose.id - len(self.glasses)) // self.setup.seats

    def result(self) -> Result | None:
        if self.turn is not None:
            return None
        most = max(self.hearts)
        winners = tuple([seat for seat, hearts in enumerate(self.hearts) if hearts == most])
        broken = tuple([seat for seat, hearts in enumerate(self.hearts) if not hearts])
        ending = MostHearts(winners, most, broken, self.round)
        return Result(winners=winners, scores=self.hearts, ending=ending)

    def draw(self, rng: Random) -> Move:
        seats, glasses = self.setup.seats, self.setup.glasses
        if self.wesley == CHANCE:
            return Lot(int(rng.random() * seats))
        cards = list(deck(seats))
        rng.shuffle(cards)
        each = hand_size(seats)
        dealt = [cards[glasses + n * each : glasses + (n + 1) * each] for n in range(seats)]
        return Deal(
            glasses=tuple(cards[:glasses]),
            hands=tuple([tuple(sorted(hand)) for hand in dealt]),
            removed=cards[-1] if glasses > seats else 0,
        )

    def odds(self) -> Iterator[tuple[Move, float]]:
        if self.wesley == CHANCE:
            for seat in range(self.setup.seats):
                yield Lot(seat), 1 / self.setup.seats

    def default_move(self, seat: Seat) -> Move:
        """The first there is; no exchange, no drink."""
        return self.moves(seat)[0]


@cache
def pours(hand: Hand, free: tuple[GlassNumber, ...]) -> tuple[Move, ...]:
    return tuple([Pour(card, glass) for card in hand for glass in free])


@cache
def uses(power: Literal["committed", "look-then-decide"], glasses: int) -> tuple[Move, ...]:
    """How Vizzini may use his power."""
    use = Exchange if power == "committed" else Look
    return tuple([use(one, other) for one, other in combinations(range(glasses), 2)])
