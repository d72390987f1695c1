"""Small games that hold what the five games need of the interface; the laws run over them too.

docs/decisions tells which sketch stands for what.
"""

from itertools import combinations, permutations
from random import Random
from typing import Annotated, Self

from msgspec import Meta
from msgspec.structs import replace

from witsend.game import (
    CHANCE,
    Clock,
    Ending,
    Move,
    News,
    NotAMove,
    Record,
    Refusal,
    Result,
    Seat,
    Setup,
    State,
    View,
    put,
)


class Over(Ending, frozen=True):
    def sentence(self, names: object) -> str:
        return "It is over."


class Seen(News, frozen=True):
    what: str

    def sentence(self, names: object) -> str:
        return f"{self.what}."


# Sealed guesses, then open bets that may be moved until the clock ends (Wits & Wagers).


class Guess(Move, frozen=True):
    number: int


class Bet(Move, frozen=True):
    on: Seat  # whose guess


class Lock(Move, frozen=True):
    """I am done; also what a clock that is up plays for everyone who is not."""


class Ask(Move, frozen=True):
    """Chance's move: the card with the question, its answer on the back."""

    answer: int


class WagersSetup(Setup, frozen=True, kw_only=True):
    seats: Annotated[int, Meta(ge=2, le=4)]
    seconds: Annotated[int, Meta(ge=0, le=60)] = 30


class WagersView(View, frozen=True, kw_only=True):
    own_fields = frozenset({"seat", "own"})

    setup: WagersSetup
    betting: bool
    asked: bool
    own: int | None  # this seat's guess while guesses are sealed
    guessed: tuple[bool, ...]
    guesses: tuple[int | None, ...]  # all of them, once open
    bets: tuple[Seat | None, ...]
    locked: tuple[bool, ...]
    answer: int | None  # once it is due
    news: tuple[Seen, ...] = ()


class Wagers(State, frozen=True, kw_only=True):
    name = "sketch-wagers"
    title = "Sealed guesses, open bets"
    seats = range(2, 5)
    version = 1
    options = WagersSetup
    kinds = Guess | Bet | Lock | Ask

    setup: WagersSetup
    betting: bool = False
    answer: int | None = None
    guesses: tuple[int | None, ...]
    bets: tuple[Seat | None, ...]
    locked: tuple[bool, ...]
    news: tuple[Seen, ...] = ()

    @classmethod
    def start(cls, setup: WagersSetup) -> Self:
        none = (None,) * setup.seats
        return cls(setup=setup, guesses=none, bets=none, locked=(False,) * setup.seats)

    def to_act(self) -> tuple[Seat, ...]:
        if self.answer is None:
            return (CHANCE,)
        return tuple(seat for seat, locked in enumerate(self.locked) if not locked)

    def moves(self, seat: Seat) -> tuple[Move, ...]:
        if seat == CHANCE or seat not in self.to_act():
            return ()
        if self.betting:
            return (
                Lock(),
                *(Bet(on) for on, guess in enumerate(self.guesses) if guess is not None),
            )
        return (Lock(), *map(Guess, range(10)))

    def rule_against(self, seat: Seat, move: Move) -> Refusal | None:
        if seat == CHANCE:
            return None if isinstance(move, Ask) else NotAMove()
        return None if move in self.moves(seat) else NotAMove()

    def apply(self, seat: Seat, move: Move) -> Self:
        match move:
            case Ask(answer):
                return replace(self, answer=answer, news=(*self.news, Seen("A question")))
            case Guess(number):
                told = (Seen(f"{seat} has guessed"),)
                return replace(self, guesses=put(self.guesses, seat, number), news=told)
            case Bet(on):
                return replace(self, bets=put(self.bets, seat, on), news=(Seen(f"{seat} on {on}"),))
        state = replace(self, locked=put(self.locked, seat, True), news=(Seen(f"{seat} locks"),))
        if all(state.locked) and not self.betting:
            return replace(state, betting=True, locked=(False,) * self.setup.seats)
        return state

    def view(self, seat: Seat | None) -> WagersView:
        self.check_seat(seat)
        over = self.result() is not None
        return WagersView(
            seat=seat,
            setup=self.setup,
            betting=self.betting,
            asked=self.answer is not None,
            own=None if seat is None or self.betting else self.guesses[seat],
            guessed=tuple(guess is not None for guess in self.guesses),
            guesses=self.guesses if self.betting else (),
            bets=self.bets,
            locked=self.locked,
            answer=self.answer if over else None,
            news=self.news,
        )

    @classmethod
    def imagined(cls, view: WagersView, rng: Random) -> Self:
        guesses = view.guesses or tuple(
            view.own if seat == view.seat else (rng.randint(0, 9) if guessed else None)
            for seat, guessed in enumerate(view.guessed)
        )
        answer = rng.randint(0, 9) if view.asked and view.answer is None else view.answer
        return cls(
            setup=view.setup,
            betting=view.betting,
            answer=answer,
            guesses=guesses,
            bets=view.bets,
            locked=view.locked,
            news=view.news,
        )

    def result(self) -> Result | None:
        if not (self.betting and all(self.locked)):
            return None
        scores = tuple(
            int(bet is not None and self.guesses[bet] == self.answer) for bet in self.bets
        )
        winners = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
        return Result(winners=winners, scores=scores, ending=Over())

    def draw(self, rng: Random) -> Move:
        return Ask(rng.randint(0, 9))

    def odds(self) -> list[tuple[Move, float]]:
        return [(Ask(answer), 1 / 10) for answer in range(10)] if self.answer is None else []

    def default_move(self, seat: Seat) -> Move:
        return Lock()

    def clock(self) -> Clock | None:
        running = self.setup.seconds and self.answer is not None and self.result() is None
        return Clock(self.setup.seconds, phase=int(self.betting)) if running else None


WagersView.game = Wagers


# Cards looked at in secret, remembered for the one who looked, also after they have been moved
# (Poisoned Glass).


class Spy(Move, frozen=True):
    glass: int


class Swap(Move, frozen=True):
    """The last seat exchanges two glasses' cards and looks at both."""

    one: int
    other: int


class Take(Move, frozen=True):
    glass: int


class Deal(Move, frozen=True):
    values: tuple[int, ...]


class Spied(News, frozen=True):
    seat: Seat
    glass: int
    value: int | None  # only in the news of the one who looked

    def sentence(self, names: object) -> str:
        return f"{self.seat} looks into glass {self.glass}."


class GlassesSetup(Setup, frozen=True, kw_only=True):
    seats: Annotated[int, Meta(ge=2, le=3)]


class GlassesView(View, frozen=True, kw_only=True):
    own_fields = frozenset({"seat", "known", "news"})

    setup: GlassesSetup
    dealt: bool
    order: tuple[int, ...]  # the card in each glass; cards are named by the glass they began in
    known: tuple[tuple[int, int], ...]  # card and value, for every card this seat has seen
    looked: tuple[tuple[Seat, int], ...]  # who has looked at which card: everyone saw that
    swapped: bool
    taken: tuple[int, ...]
    values: tuple[int, ...]  # once all is open
    news: tuple[Spied | Seen, ...] = ()


class Glasses(State, frozen=True, kw_only=True):
    name = "sketch-glasses"
    title = "Peeks"
    seats = range(2, 4)
    version = 1
    options = GlassesSetup
    kinds = Spy | Swap | Take | Deal

    setup: GlassesSetup
    values: tuple[int, ...] = ()  # of each card
    order: tuple[int, ...]  # the card in each glass
    looked: tuple[tuple[Seat, int], ...] = ()  # a seat and the card it has seen
    swapped: bool = False
    taken: tuple[int, ...] = ()  # the glass of each seat, in order
    news: tuple[Spied | Seen, ...] = ()

    @classmethod
    def start(cls, setup: GlassesSetup) -> Self:
        return cls(setup=setup, order=tuple(range(setup.seats)))

    def to_act(self) -> tuple[Seat, ...]:
        seats = self.setup.seats
        if not self.values:
            return (CHANCE,)
        if not self.swapped:
            return (min(len(self.looked), seats - 1),)
        return () if len(self.taken) == seats else (len(self.taken),)

    def moves(self, seat: Seat) -> tuple[Move, ...]:
        if seat == CHANCE or seat not in self.to_act():
            return ()
        glasses = range(self.setup.seats)
        if len(self.looked) < self.setup.seats:
            return tuple(map(Spy, glasses))
        if not self.swapped:
            return tuple(Swap(one, other) for one, other in combinations(glasses, 2))
        return tuple(Take(glass) for glass in glasses if glass not in self.taken)

    def rule_against(self, seat: Seat, move: Move) -> Refusal | None:
        if seat == CHANCE:
            return None if isinstance(move, Deal) else NotAMove()
        return None if move in self.moves(seat) else NotAMove()

    def apply(self, seat: Seat, move: Move) -> Self:
        match move:
            case Deal(values):
                return replace(self, values=values, news=(*self.news, Seen("Dealt")))
            case Spy(glass):
                return self.look(seat, glass)
            case Swap(one, other):
                order = put(put(self.order, one, self.order[other]), other, self.order[one])
                both = self.look(seat, one, other)
                return replace(both, order=order, swapped=True)
            case Take(glass):
                return replace(self, taken=(*self.taken, glass), news=(Seen(f"Takes {glass}"),))
        raise TypeError(move)

    def look(self, seat: Seat, *glasses: int) -> Self:
        cards = [self.order[glass] for glass in glasses]
        return replace(
            self,
            looked=(*self.looked, *((seat, card) for card in cards)),
            news=tuple(
                Spied(seat, glass, self.values[card])
                for glass, card in zip(glasses, cards, strict=True)
            ),
        )

    def view(self, seat: Seat | None) -> GlassesView:
        self.check_seat(seat)
        return GlassesView(
            seat=seat,
            setup=self.setup,
            dealt=bool(self.values),
            order=self.order,
            known=tuple(
                sorted({(card, self.values[card]) for who, card in self.looked if who == seat})
            ),
            looked=self.looked,
            swapped=self.swapped,
            taken=self.taken,
            values=() if self.result() is None else self.values,
            news=tuple(
                Spied(item.seat, item.glass, item.value if item.seat == seat else None)
                if isinstance(item, Spied)
                else item
                for item in self.news
            ),
        )

    @classmethod
    def imagined(cls, view: GlassesView, rng: Random) -> Self:
        known = dict(view.known)
        free = [value for value in range(view.setup.seats) if value not in known.values()]
        rng.shuffle(free)
        values = view.values or tuple(
            known[card] if card in known else free.pop() for card in range(view.setup.seats)
        )
        return cls(
            setup=view.setup,
            values=values if view.dealt else (),
            order=view.order,
            looked=view.looked,
            swapped=view.swapped,
            taken=view.taken,
            news=view.news,
        )

    def result(self) -> Result | None:
        if not self.values or len(self.taken) < self.setup.seats:
            return None
        scores = tuple(self.values[self.order[glass]] for glass in self.taken)
        return Result(winners=(scores.index(max(scores)),), scores=scores, ending=Over())

    def draw(self, rng: Random) -> Move:
        return Deal(tuple(rng.sample(range(self.setup.seats), self.setup.seats)))

    def odds(self) -> list[tuple[Move, float]]:
        deals = list(permutations(range(self.setup.seats)))
        return [] if self.values else [(Deal(deal), 1 / len(deals)) for deal in deals]

    def default_move(self, seat: Seat) -> Move:
        return self.moves(seat)[0]


GlassesView.game = Glasses


# A series of games, won by teams (Battle of Wits).


class Show(Move, frozen=True):
    fingers: int


class SeriesSetup(Setup, frozen=True, kw_only=True):
    seats: Annotated[int, Meta(ge=4, le=4)]
    best_of: Annotated[int, Meta(ge=1, le=5)] = 3


class Match(Record, frozen=True):
    """The series so far: what is kept from game to game."""

    wins: tuple[int, int] = (0, 0)  # per team: seats 0 and 2, seats 1 and 3


class SeriesView(View, frozen=True, kw_only=True):
    own_fields = frozenset({"seat", "own"})

    setup: SeriesSetup
    match: Match
    own: int | None
    shown: tuple[bool, ...]
    news: tuple[Seen, ...] = ()


class Series(State, frozen=True, kw_only=True):
    name = "sketch-series"
    title = "A series, in teams"
    seats = range(4, 5)
    version = 1
    options = SeriesSetup
    kinds = Show

    setup: SeriesSetup
    match: Match = Match()
    fingers: tuple[int | None, ...] = (None,) * 4
    news: tuple[Seen, ...] = ()

    @classmethod
    def start(cls, setup: SeriesSetup) -> Self:
        return cls(setup=setup)

    def to_act(self) -> tuple[Seat, ...]:
        if max(self.match.wins) > self.setup.best_of // 2:
            return ()
        return tuple(seat for seat, fingers in enumerate(self.fingers) if fingers is None)

    def moves(self, seat: Seat) -> tuple[Move, ...]:
        return (Show(0), Show(1)) if seat in self.to_act() else ()

    def rule_against(self, seat: Seat, move: Move) -> Refusal | None:
        return None if move in self.moves(seat) else NotAMove()

    def apply(self, seat: Seat, move: Move) -> Self:
        assert isinstance(move, Show)
        fingers = put(self.fingers, seat, move.fingers)
        if None in fingers:
            return replace(self, fingers=fingers, news=(Seen(f"{seat} has shown"),))
        odd = fingers.count(1) % 2
        wins = put(self.match.wins, odd, self.match.wins[odd] + 1)
        news = (Seen(f"All show {fingers}"), Seen(f"Team {odd} wins this game of the series"))
        return replace(self, fingers=(None,) * 4, match=Match(wins), news=news)  # type: ignore[arg-type]  # a pair stays a pair

    def view(self, seat: Seat | None) -> SeriesView:
        self.check_seat(seat)
        return SeriesView(
            seat=seat,
            setup=self.setup,
            match=self.match,
            own=None if seat is None else self.fingers[seat],
            shown=tuple(fingers is not None for fingers in self.fingers),
            news=self.news,
        )

    @classmethod
    def imagined(cls, view: SeriesView, rng: Random) -> Self:
        fingers = tuple(
            view.own if seat == view.seat else (rng.randint(0, 1) if shown else None)
            for seat, shown in enumerate(view.shown)
        )
        return cls(setup=view.setup, match=view.match, fingers=fingers, news=view.news)

    def result(self) -> Result | None:
        if self.to_act():
            return None
        team = self.match.wins.index(max(self.match.wins))
        scores = tuple(self.match.wins[seat % 2] for seat in range(4))
        return Result(winners=(team, team + 2), scores=scores, ending=Over())

    def default_move(self, seat: Seat) -> Move:
        return Show(0)


SeriesView.game = Series


# Cards played out of turn, a co-operative result, a campaign of chapters (Adventure Book).


class Challenge(Move, frozen=True):
    """The seat in turn tries the chapter."""


class Miracle(Move, frozen=True):
    """Anyone, at any time the game waits for a decision: the group has one more try."""


class Cancel(Move, frozen=True):
    """When a plot card is revealed, before it is resolved."""


class LetBe(Move, frozen=True):
    """Lets the revealed plot card happen."""


class Bookmark(Move, frozen=True):
    """Ends the evening between two chapters; the result holds what the next one starts with."""


class Plot(Move, frozen=True):
    card: int  # 0 is harmless


class Campaign(Record, frozen=True):
    """What is kept from chapter to chapter, and from one evening to the next."""

    chapter: int = 1
    miracles: int = 2


class Bookmarked(Ending, frozen=True):
    campaign: Campaign

    def sentence(self, names: object) -> str:
        return f"The book is marked at chapter {self.campaign.chapter}."


class BookSetup(Setup, frozen=True, kw_only=True):
    seats: Annotated[int, Meta(ge=1, le=3)]
    campaign: Campaign = Campaign()


class BookView(View, frozen=True, kw_only=True):
    setup: BookSetup
    campaign: Campaign
    turn: Seat
    plot: int | None
    deciding: tuple[Seat, ...]
    tries: int
    fresh: bool
    over: bool
    news: tuple[Seen, ...] = ()


class Book(State, frozen=True, kw_only=True):
    name = "sketch-book"
    title = "A campaign, told together"
    seats = range(1, 4)
    version = 1
    options = BookSetup
    kinds = Challenge | Miracle | Cancel | LetBe | Bookmark | Plot
    chapters = 3

    setup: BookSetup
    campaign: Campaign
    turn: Seat = 0
    plot: int | None = 0  # the card on the table; None while chance is to turn one
    deciding: tuple[Seat, ...] = ()  # who may still cancel it: the game waits for all of them
    tries: int = 2
    fresh: bool = True  # the chapter has just been opened
    over: bool = False
    news: tuple[Seen, ...] = ()

    @classmethod
    def start(cls, setup: BookSetup) -> Self:
        return cls(setup=setup, campaign=setup.campaign)

    def to_act(self) -> tuple[Seat, ...]:
        if self.over:
            return ()
        if self.plot is None:
            return (CHANCE,)
        return self.deciding or (self.turn,)

    def moves(self, seat: Seat) -> tuple[Move, ...]:
        if seat == CHANCE or self.over or self.plot is None:
            return ()
        if self.deciding:
            return (Cancel(), LetBe()) if seat in self.deciding else ()
        miracle = (Miracle(),) if self.campaign.miracles else ()  # any seat, in turn or not
        bookmark = (Bookmark(),) if self.fresh and self.campaign != self.setup.campaign else ()
        return (Challenge(), *bookmark, *miracle) if seat == self.turn else miracle

    def rule_against(self, seat: Seat, move: Move) -> Refusal | None:
        if seat == CHANCE:
            return None if isinstance(move, Plot) else NotAMove()
        return None if move in self.moves(seat) else NotAMove()

    def apply(self, seat: Seat, move: Move) -> Self:
        told = (Seen(f"{seat} {type(move).__name__}"),)
        match move:
            case Miracle():
                spent = Campaign(self.campaign.chapter, self.campaign.miracles - 1)
                return replace(self, campaign=spent, tries=self.tries + 1, fresh=False, news=told)
            case Bookmark():
                return replace(self, over=True, news=told)
            case Challenge():
                return replace(self, plot=None, fresh=False, news=told)
            case Plot(card):
                deciding = tuple(range(self.setup.seats)) if card else ()
                state = replace(self, plot=card, deciding=deciding, news=(*self.news, *told))
                return state if card else state.turn_the_page()
            case Cancel():
                return replace(self, deciding=(), news=told).turn_the_page()
        rest = tuple(other for other in self.deciding if other != seat)
        state = replace(self, deciding=rest, news=told)
        return state if rest else state.interrupt()

    def turn_the_page(self) -> Self:
        """The chapter is done, and with the last one the book."""
        done = Seen(f"Chapter {self.campaign.chapter} is told")
        following = Campaign(self.campaign.chapter + 1, self.campaign.miracles)
        return replace(
            self,
            campaign=following,
            turn=(self.turn + 1) % self.setup.seats,
            plot=0,
            fresh=True,
            over=following.chapter > self.chapters,
            news=(*self.news, done),
        )

    def interrupt(self) -> Self:
        """The plot card has its way: a try is lost, and with the last one the game."""
        tries = self.tries - 1
        turn = (self.turn + 1) % self.setup.seats
        return replace(self, tries=tries, turn=turn, plot=0, over=tries == 0)

    def view(self, seat: Seat | None) -> BookView:
        self.check_seat(seat)
        return BookView(
            seat=seat,
            setup=self.setup,
            campaign=self.campaign,
            turn=self.turn,
            plot=self.plot,
            deciding=self.deciding,
            tries=self.tries,
            fresh=self.fresh,
            over=self.over,
            news=self.news,
        )

    @classmethod
    def imagined(cls, view: BookView, rng: Random) -> Self:
        fields = {name: getattr(view, name) for name in view.__struct_fields__ if name != "seat"}
        return cls(**fields)  # nothing is hidden but the order of the decks, which chance draws

    def result(self) -> Result | None:
        if not self.over:
            return None
        won = self.campaign.chapter > self.chapters
        everyone = tuple(range(self.setup.seats))
        ending = Over() if won or self.tries <= 0 else Bookmarked(self.campaign)
        scores = (self.campaign.chapter,) * self.setup.seats
        return Result(winners=everyone if won else (), scores=scores, ending=ending)

    def draw(self, rng: Random) -> Move:
        return Plot(rng.randint(0, 2))

    def odds(self) -> list[tuple[Move, float]]:
        return [(Plot(card), 1 / 3) for card in range(3)] if self.plot is None else []

    def default_move(self, seat: Seat) -> Move:
        return LetBe() if self.deciding else Challenge()


BookView.game = Book


SKETCHES: dict[str, type[State]] = {game.name: game for game in (Wagers, Glasses, Series, Book)}
