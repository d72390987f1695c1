"""Wits & Wagers: bet on guesses, for 3 to 7 seats. Rules: docs/rules/wits-and-wagers.md

A question has a number as its answer. Everyone writes a guess in secret; the guesses are sorted on
the mat, the middle one paying 2:1 and those further out more. Everyone bets on the guess that is
nearest without going over, their own or another's, or on all being too high at 6:1. Bets that win
are paid, the winning guess earns a bonus, and after seven questions the most money wins. Numbers,
slots and payments are in mat.py.
"""

from math import exp
from random import Random
from typing import Annotated, ClassVar, Literal, Self

from msgspec import Meta
from msgspec.structs import replace

from witsend.content.questions import HOUSE, PACKS, Question
from witsend.content.text import Text
from witsend.game import (
    CHANCE,
    Clock,
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
from witsend.games.english import listed
from witsend.games.hunches import Level, hunch
from witsend.games.mat import (
    PLAIN,
    WAGERS,
    Bets,
    exact,
    laid_out,
    paid,
    winning,
    within,
    written,
    wrong_bets,
    wrong_number,
)
from witsend.games.wits_and_wagers_told import (
    WAGER,
    Answered,
    AnyNews,
    Asked,
    Card,
    Guessed,
    HadHunch,
    LockedIn,
    MostMoney,
    NobodyGuesses,
    Number,
    Outcome,
    PaidOut,
    Placed,
    Slot,
    Sorted,
    Unlocked,
    Voided,
    Wager,
    WentOn,
    dollars,
)

SORTING_SECONDS = 6  # that bets have more: the guesses are seen to be sorted first
SHOWN_SECONDS = 15  # that an answer stays on show if nobody goes on
MOST_VOID = 3  # questions in a row without a guess, then the game is over

Phase = Literal["asking", "guessing", "betting", "shown", "over"]
TIMED: tuple[Phase, ...] = ("guessing", "betting", "shown")


class WitsAndWagersSetup(Setup, frozen=True, kw_only=True):
    seats: Annotated[int, Meta(ge=3, le=7, description="How many sit at the table.")]
    questions: Annotated[int, Meta(ge=1, le=15, description="Questions in a game.")] = 7
    guess_time: Annotated[
        int, Meta(ge=0, le=300, description="Seconds to guess; 0 is as long as it takes.")
    ] = 30
    bet_time: Annotated[
        int, Meta(ge=0, le=300, description="Seconds to bet; 0 is as long as it takes.")
    ] = 30
    grace_seconds: Annotated[
        int, Meta(ge=0, le=10, description="Seconds that are allowed beyond the time shown.")
    ] = 0
    end_early: Annotated[
        bool, Meta(description="Go on as soon as everyone is done, before the time is up.")
    ] = True
    secret_bets: Annotated[bool, Meta(description="Bets are shown with the answer only.")] = False
    auto_place: Annotated[
        Literal["none", "own-guess"],
        Meta(description="Wager chips not placed in time: not bet, or bet on one's own guess."),
    ] = "none"
    youngest: Annotated[
        int,
        Meta(
            ge=0,
            le=7,
            description="The seat, from 1, that wins a tie it is in; 0: ties share.",
            extra_json_schema={"format": "seat"},
        ),
    ] = 0
    packs: Annotated[
        tuple[str, ...], Meta(min_length=1, description="The question packs, by name.")
    ] = (HOUSE,)
    asked: Annotated[
        tuple[str, ...], Meta(description="Questions of the games before, as pack/id.")
    ] = ()

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.youngest > self.seats:
            raise ValueError(
                f"youngest: there is no seat {self.youngest} at a table of {self.seats}."
            )

    def objection(self) -> str | None:
        if self.asked:  # or a host could leave only questions in the deck that they know
            return "asked: a deck is handed on by the game before, and by nobody else."
        unknown = next((name for name in self.packs if name not in PACKS), None)
        if unknown is None:
            return None
        return f"packs: there is no pack {unknown!r}; there are {', '.join(PACKS)}."


class Guess(Move, frozen=True):
    """Writes a guess, or writes it anew."""

    number: Number

    def __str__(self) -> str:
        return self.number


class Bet(Move, frozen=True):
    """All of the seat's bets as they are to lie now, in place of those before."""

    bets: Bets

    def __str__(self) -> str:
        if not self.bets:
            return "no bet"
        return listed([f"{dollars(bet.stake)} on {bet.slot}" for bet in self.bets])


class Lock(Move, frozen=True):
    """Done; also what a clock that is up plays for everyone who is not."""

    def __str__(self) -> str:
        return "done"


class TimeUp(Move, frozen=True):
    """The same where everyone has the whole time: for the clock, and for whoever has none."""

    by_people: ClassVar[bool] = False

    def __str__(self) -> str:
        return "done"


class Unlock(Move, frozen=True):
    """Not done after all."""

    def __str__(self) -> str:
        return "think again"


class Next(Move, frozen=True):
    """Has seen the answer."""

    def __str__(self) -> str:
        return "on with the next question"


class Wonder(Move, frozen=True):
    """Asks for a hunch. People have hunches of their own."""

    by_people: ClassVar[bool] = False

    level: Level


class Ask(Move, frozen=True):
    """Chance's move: the next question, its answer on the back."""

    pack: str
    question: Question


class Hunch(Move, frozen=True):
    """Chance's move: what comes to a bot's mind."""

    seat: Seat
    number: Number


WHEN: dict[type[Move], tuple[Phase, ...]] = {
    Guess: ("guessing",),
    Wonder: ("guessing",),
    Bet: ("betting",),
    Lock: ("guessing", "betting"),
    TimeUp: ("guessing", "betting"),
    Unlock: ("guessing", "betting"),
    Next: ("shown",),
}


class GuessesAreIn(Refusal, frozen=True):
    says = "The guesses are on the mat, so it is too late to change one."


class GuessesFirst(Refusal, frozen=True):
    says = "There is nothing to bet on before the guesses are on the mat."


class BetsAreClosed(Refusal, frozen=True):
    says = "The answer is out, so it is too late to move a bet."


class WholeTime(Refusal, frozen=True):
    says = "Everyone has the whole time at this table: what stands at its end counts."


class LockedAlready(Refusal, frozen=True):
    says = "That is locked in already."


class NotLocked(Refusal, frozen=True):
    says = "Nothing is locked in yet."


class HasHunch(Refusal, frozen=True):
    says = "One hunch a question is enough."


class NotAnAsk(Refusal, frozen=True):
    says = "That is no question with a number as its answer."


class NotAHunch(Refusal, frozen=True):
    says = "Nobody has asked for that hunch."


class WitsAndWagersView(View, frozen=True, kw_only=True):
    setup: WitsAndWagersSetup  # without the questions of earlier games
    phase: Phase
    round: int  # from 1
    voids: int  # questions of this round that nobody guessed
    card: Card | None  # None until one is asked
    wondering: Seat | None  # a bot that chance is to give a hunch
    hunch: Number | None  # this seat's own
    guess: Number | None  # this seat's own
    locked: tuple[bool, ...]  # per seat: done with this phase
    mat: tuple[Slot, ...]  # () while guesses are secret; the first is smaller than all
    bets: tuple[Bets, ...]  # per seat; where they are secret, only this seat's own
    banks: tuple[int, ...]  # per seat, whatever is bet just now among it
    outcome: Outcome | None  # while it is on show
    history: tuple[tuple[int, ...], ...]  # the banks after each round
    news: tuple[AnyNews, ...] = ()

    def imagine(self, rng: Random) -> "WitsAndWagers":
        seats = self.setup.seats
        own = self.guess if self.guess is not None else self.hunch
        guesses = tuple(
            self.guess if seat == self.seat else self.imagine_number(own, rng)
            for seat in range(seats)
        )
        if self.mat:
            guesses = written(self.mat, seats)
        return WitsAndWagers(
            setup=self.setup,
            phase=self.phase,
            round=self.round,
            voids=self.voids,
            question=self.imagine_question(own, rng),
            wondering=None if self.wondering is None else (self.wondering, "middle"),
            hunches=tuple(self.hunch if seat == self.seat else None for seat in range(seats)),
            guesses=guesses,
            locked=self.locked,
            bets=self.bets,
            banks=self.banks,
            outcome=self.outcome,
            history=self.history,
            news=self.news,
        )

    def imagine_question(self, own: Number | None, rng: Random) -> Question | None:
        if self.card is None:
            return None
        answer = self.outcome.answer if self.outcome else self.imagine_answer(own, rng)
        return Question(
            id="imagined",
            text=self.card.text,
            answer=answer,
            unit=self.card.unit,
            display=self.card.display,
            category=self.card.category,
            kind=self.card.kind,
            as_of=self.card.as_of,
            low=answer,
            high=answer,
            negative=self.card.negative,
            remark=self.outcome.remark if self.outcome else Text(),
            source=self.outcome.source if self.outcome else "",
        )

    def imagine_answer(self, own: Number | None, rng: Random) -> Number:
        """Around what someone has guessed."""
        guesses = [slot.number for slot in self.mat if slot.number is not None]
        return self.imagine_number(rng.choice(guesses) if guesses else own, rng)

    def imagine_number(self, near: Number | None, rng: Random) -> Number:
        if self.card is not None and self.card.display == "year":
            return str(round(float(near or "1900") + rng.gauss(0, 40)))
        if near is None:
            return exact(f"{10 ** rng.uniform(0, 6):.0f}")
        return exact(f"{float(near) * exp(rng.gauss(0, 1)):.2f}")


class WitsAndWagers(State, frozen=True, kw_only=True):
    name = "wits-and-wagers"
    title = "Wits & Wagers"
    seats = range(3, 8)
    people = 3
    version = 1
    options = WitsAndWagersSetup
    kinds = Guess | Bet | Lock | TimeUp | Unlock | Next | Wonder | Ask | Hunch

    setup: WitsAndWagersSetup
    phase: Phase = "asking"
    round: int = 1
    voids: int = 0  # questions of this round that nobody guessed
    asked: tuple[str, ...] = ()  # questions of this game, as pack/id
    question: Question | None = None
    wondering: tuple[Seat, Level] | None = None
    hunches: tuple[Number | None, ...]
    guesses: tuple[Number | None, ...]
    locked: tuple[bool, ...]
    bets: tuple[Bets, ...]
    banks: tuple[int, ...]
    outcome: Outcome | None = None
    history: tuple[tuple[int, ...], ...] = ()
    news: tuple[AnyNews, ...] = ()

    @classmethod
    def start(cls, setup: WitsAndWagersSetup) -> Self:
        seats = setup.seats
        return cls(
            setup=setup,
            hunches=(None,) * seats,
            guesses=(None,) * seats,
            locked=(False,) * seats,
            bets=((),) * seats,
            banks=(0,) * seats,
        )

    def to_act(self) -> tuple[Seat, ...]:
        if self.phase == "over":
            return ()
        if self.phase == "asking" or self.wondering is not None:
            return (CHANCE,)
        return tuple(seat for seat, locked in enumerate(self.locked) if not locked)

    def moves(self, seat: Seat) -> tuple[Move, ...]:
        if seat not in range(self.setup.seats) or self.to_act() in ((), (CHANCE,)):
            return ()
        locked = self.locked[seat]
        if self.phase == "shown":
            return () if locked else (Next(),)
        edits = self.some_guesses(seat) if self.phase == "guessing" else self.some_bets(seat)
        return (Unlock() if locked else self.default_move(seat), *edits)

    def some_guesses(self, seat: Seat) -> tuple[Move, ...]:
        """A few numbers of every size, some that others may think of too."""
        if self.asking.display == "year":
            return tuple(Guess(str(year)) for year in (1900, 1600 + 9 * seat, 1950 + seat, 2000))
        numbers = (100, seat + 2, 10 * (seat + 2), 1_000 * (seat + 2))
        return tuple(Guess(str(number)) for number in numbers)

    def some_bets(self, seat: Seat) -> tuple[Move, ...]:
        last, bank = len(self.mat()) - 1, self.banks[seat]
        half = bank // 2 // WAGER * WAGER
        ways = (
            (Wager(0), Wager(last)),
            (Wager(last), Wager(last)),
            (Wager((last + 1) // 2, half), Wager(last, half)),
            (Wager((last + 1) // 2, bank),),
        )
        return tuple(map(Bet, dict.fromkeys(ways)))

    @property
    def asking(self) -> Question:
        if self.question is None:
            raise RuntimeError("no question has been asked")
        return self.question

    # What is refused

    def rule_against(self, seat: Seat, move: Move) -> Refusal | None:
        if seat == CHANCE:
            return self.no_chance(move)
        if self.phase not in WHEN.get(type(move), ()):
            return self.out_of_phase(move)
        match move:
            case Guess(number):
                return wrong_number(number, negative=self.asking.negative)
            case Bet(bets):
                return wrong_bets(bets, len(self.mat()) - 1, self.banks[seat])
            case Wonder():
                return None if self.hunches[seat] is None else HasHunch()
            case Unlock():
                return None if self.locked[seat] else NotLocked()
            case Lock() if self.whole_time:
                return WholeTime()
            case TimeUp() if not self.whole_time:
                return NotAMove()
        return LockedAlready() if self.locked[seat] else None

    def out_of_phase(self, move: Move) -> Refusal:
        if isinstance(move, Guess | Wonder):
            return GuessesAreIn()
        if isinstance(move, Bet):
            return GuessesFirst() if self.phase == "guessing" else BetsAreClosed()
        return NotAMove()

    def no_chance(self, move: Move) -> Refusal | None:
        if self.wondering is None:
            asks = isinstance(move, Ask) and PLAIN.fullmatch(move.question.answer)
            return None if asks else NotAnAsk()
        if not isinstance(move, Hunch) or move.seat != self.wondering[0]:
            return NotAHunch()
        return wrong_number(move.number, negative=self.asking.negative)

    # What happens

    def apply(self, seat: Seat, move: Move) -> Self:
        match move:
            case Ask():
                return self.ask(move)
            case Wonder(level):
                return replace(self, wondering=(seat, level), news=())
            case Hunch(wonderer, number):
                hunches = put(self.hunches, wonderer, exact(number))
                news = (*self.news, HadHunch(wonderer, exact(number)))
                return replace(self, hunches=hunches, wondering=None, news=news)
            case Guess(number):
                guesses = put(self.guesses, seat, exact(number))
                return replace(self.edit(seat, Guessed(seat, exact(number))), guesses=guesses)
            case Bet(bets):
                mat = self.mat()
                placed = Placed(seat, bets, tuple(mat[bet.slot].odds for bet in bets))
                return replace(self.edit(seat, placed), bets=put(self.bets, seat, bets))
            case Unlock():
                return self.edit(seat)
            case Next():
                return self.lock(seat, WentOn(seat))
        return self.lock(seat, LockedIn(seat))

    def ask(self, ask: Ask) -> Self:
        return replace(
            self,
            phase="guessing",
            question=ask.question,
            asked=(*self.asked, f"{ask.pack}/{ask.question.id}"),
            outcome=None,
            news=(*self.news, Asked(self.round, Card.of(ask.question))),
        )

    def edit(self, seat: Seat, *news: AnyNews) -> Self:
        """Whoever changes something is not done; in a team the last edit counts."""
        if self.locked[seat]:
            news = (Unlocked(seat), *news)
        return replace(self, locked=put(self.locked, seat, False), news=news)

    def lock(self, seat: Seat, news: AnyNews) -> Self:
        state = replace(self, locked=put(self.locked, seat, True), news=(news,))
        if not all(state.locked):
            return state
        state = replace(state, locked=(False,) * self.setup.seats)
        match self.phase:
            case "guessing":
                return state.void() if set(self.guesses) == {None} else state.sort()
            case "betting":
                return state.answer()
        return state.clear()

    def sort(self) -> Self:
        """Clause 5."""
        sorted_ = Sorted(self.mat(), self.asking.display)
        return replace(self, phase="betting", voids=0, news=(*self.news, sorted_))

    def void(self) -> Self:
        """Ruling WW-3; but a table that everyone has left comes to an end."""
        voids, news = self.voids + 1, (*self.news, Voided(self.round))
        if voids == MOST_VOID:
            return replace(self, phase="over", voids=voids, news=news)
        return replace(self.clear(), round=self.round, voids=voids, news=news)

    def clear(self) -> Self:
        """The mat, for the next question."""
        seats = self.setup.seats
        return replace(
            self,
            phase="asking",
            round=self.round + 1,
            question=None,
            outcome=None,
            hunches=(None,) * seats,
            guesses=(None,) * seats,
            bets=((),) * seats,
        )

    def answer(self) -> Self:
        """Clauses 7 to 9: the answer, the winning slot, the money."""
        mat, question = self.mat(), self.asking
        bets = tuple(self.with_spare_chips(seat) for seat in range(self.setup.seats))
        slot = winning(mat, question.answer)
        payouts = tuple(
            paid(bank, placed, slot, mat[slot], seat)
            for seat, (bank, placed) in enumerate(zip(self.banks, bets, strict=True))
        )
        outcome = Outcome(
            answer=exact(question.answer),
            slot=slot,
            payouts=payouts,
            remark=question.remark,
            source=question.source,
        )
        banks = tuple(payout.bank for payout in payouts)
        told = Answered(
            Card.of(question), outcome.answer, mat[slot], question.remark, question.source
        )
        return replace(
            self,
            phase="over" if self.round == self.setup.questions else "shown",
            bets=bets,
            banks=banks,
            outcome=outcome,
            history=(*self.history, banks),
            news=(*self.news, told, PaidOut(payouts)),
        )

    def with_spare_chips(self, seat: Seat) -> Bets:
        """Ruling WW-4: wager chips that were not placed may go on the seat's own guess."""
        bets = self.bets[seat]
        own = next((n for n, slot in enumerate(self.mat()) if seat in slot.seats), None)
        if self.setup.auto_place == "none" or own is None:
            return bets
        return (*bets, *(Wager(own),) * (WAGERS - len(bets)))

    def mat(self) -> tuple[Slot, ...]:
        return laid_out(self.guesses)

    # What is seen

    def view(self, seat: Seat | None) -> WitsAndWagersView:
        self.check_seat(seat)
        sorted_ = self.phase in ("betting", "shown") or self.outcome is not None
        hidden = self.setup.secret_bets and self.outcome is None
        return WitsAndWagersView(
            seat=seat,
            setup=replace(self.setup, asked=()),
            phase=self.phase,
            round=self.round,
            voids=self.voids,
            card=Card.of(self.question) if self.question else None,
            wondering=self.wondering[0] if self.wondering else None,
            hunch=None if seat is None else self.hunches[seat],
            guess=None if seat is None else self.guesses[seat],
            locked=self.locked,
            mat=self.mat() if sorted_ else (),
            bets=tuple(
                bets if other == seat or not hidden else () for other, bets in enumerate(self.bets)
            ),
            banks=self.banks,
            outcome=self.outcome,
            history=self.history,
            news=tuple(news for news in self.news if self.may_see(seat, news)),
        )

    def may_see(self, seat: Seat | None, news: AnyNews) -> bool:
        match news:
            case Guessed(writer) | HadHunch(writer):
                return writer == seat
            case Placed(bettor):
                return bettor == seat or not self.setup.secret_bets
        return True

    def result(self) -> Result | None:
        if self.phase != "over":
            return None
        most = max(self.banks)
        leading = tuple(seat for seat, bank in enumerate(self.banks) if bank == most)
        youngest = self.setup.youngest - 1
        broken = len(leading) > 1 and youngest in leading  # ruling WW-11
        winners = (youngest,) if broken else leading
        ended = self.outcome is not None
        ending = MostMoney(winners, most, broken) if ended else NobodyGuesses(winners, most)
        return Result(winners=winners, scores=self.banks, ending=ending)

    # Chance, clocks, the next game

    def draw(self, rng: Random) -> Move:
        if self.wondering is not None:
            seat, level = self.wondering
            drawn = hunch(self.asking, level, seat, rng)
            return Hunch(seat, within(drawn, negative=self.asking.negative))
        deck = self.deck()
        barred = {*self.setup.asked, *self.asked}
        fresh = [key for key in deck if key not in barred]
        again = [key for key in deck if key not in self.asked]
        key = rng.choice(fresh or again or list(deck))
        pack, question = deck[key]
        return Ask(pack, question)

    def deck(self) -> dict[str, tuple[str, Question]]:
        """The questions of the chosen packs; the house's, if none of them is here any more."""
        names = [name for name in self.setup.packs if name in PACKS] or [HOUSE]
        return {
            f"{name}/{question.id}": (name, question)
            for name in names
            for question in PACKS[name].questions
        }

    def rematch(self) -> WitsAndWagersSetup:
        """No question comes twice until the deck is through."""
        asked = tuple(dict.fromkeys((*self.setup.asked, *self.asked)))
        through = set(self.deck()) <= set(asked)
        return replace(self.setup, asked=self.asked if through else asked)

    def default_move(self, seat: Seat) -> Move:
        del seat
        if self.phase == "shown":
            return Next()
        return TimeUp() if self.whole_time else Lock()

    def clock(self) -> Clock | None:
        if self.phase not in TIMED:
            return None
        number = (self.round * MOST_VOID + self.voids) * len(TIMED) + TIMED.index(self.phase)
        return Clock(self.seconds(), number)

    @property
    def whole_time(self) -> bool:
        return not self.setup.end_early and self.seconds() is not None

    def seconds(self) -> int | None:
        setup = self.setup
        if self.phase == "shown":
            return SHOWN_SECONDS if setup.guess_time or setup.bet_time else None
        if self.phase == "guessing":
            return setup.guess_time + setup.grace_seconds if setup.guess_time else None
        return SORTING_SECONDS + setup.bet_time + setup.grace_seconds if setup.bet_time else None
