"""Wits & Wagers: bet on guesses, for 3 to 7 seats. Rules: docs/rules/wits-and-wagers.md

A question has a number as its answer. Everyone writes a guess in secret; the guesses are sorted on
the mat, the middle one paying 2:1 and those further out more. Everyone bets on the guess that is
nearest without going over, their own or another's, or on all being too high at 6:1. Bets that win
are paid, the winning guess earns a bonus, and after seven questions the most money wins. Slots and
payments are in mat.py, what bots know of the answers is in hunches.py.

The file is long because a question is read in one go, in the order of the printed page.
"""

from random import Random
from typing import Self

from msgspec import UNSET
from msgspec.structs import replace

from witsend.content.packs import OwnPack, Question, edition
from witsend.game import CHANCE, HOUSE, Clock, Move, NotAMove, Refusal, Result, Seat, State, put
from witsend.games.wits_and_wagers.hunches import Level, hunch
from witsend.games.wits_and_wagers.mat import (
    Bets,
    Number,
    Slot,
    exact,
    laid_out,
    paid,
    winning,
    with_spare_chips,
    within,
)
from witsend.games.wits_and_wagers.moves import (
    WHEN,
    Ask,
    Bet,
    Close,
    Guess,
    HasHunch,
    Hunch,
    Lock,
    LockedAlready,
    Next,
    NotLocked,
    Skip,
    TimeUp,
    Unlock,
    WholeTime,
    Wonder,
    house_moves,
    out_of_phase,
    some_bets,
    some_guesses,
    wrong_ask,
    wrong_bets,
    wrong_for_house,
    wrong_hunch,
    wrong_number,
)
from witsend.games.wits_and_wagers.news import (
    Answered,
    AnyNews,
    Asked,
    Closing,
    Guessed,
    HadHunch,
    LockedIn,
    MostMoney,
    NobodyGuesses,
    Outcome,
    PaidOut,
    Placed,
    QuestionCard,
    Skipped,
    Sorted,
    Unlocked,
    Voided,
    WentOn,
)
from witsend.games.wits_and_wagers.setup import Phase, WitsAndWagersSetup
from witsend.games.wits_and_wagers.view import WitsAndWagersView, seen_news

MOST_VOID = 3  # questions in a row without a guess, then the game is over
TIMED: tuple[Phase, ...] = ("guessing", "betting", "shown")


class WitsAndWagers(State, frozen=True, kw_only=True):
    name = "wits-and-wagers"
    title = "Wits & Wagers"
    seats = range(3, 8)
    people = 3
    version = 2
    options = WitsAndWagersSetup
    kinds = Guess | Bet | Lock | TimeUp | Unlock | Next | Wonder | Ask | Hunch | Skip | Close
    logs_content = True
    brings = OwnPack

    setup: WitsAndWagersSetup
    phase: Phase = "asking"
    round: int = 1
    voids: int = 0  # questions of this round that nobody guessed
    skips: int = 0  # questions of this game that the house has skipped
    last: bool = False  # the house ends the game with this question
    questions: int  # in this game: as many as were wished for, or as the deck has
    own: OwnPack | None = None  # what the table has brought, unasked questions among it
    spare: bool = True  # the deck has more than those
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
            questions=setup.questions,
            hunches=(None,) * seats,
            guesses=(None,) * seats,
            locked=(False,) * seats,
            bets=((),) * seats,
            banks=(0,) * seats,
        )

    def bring(self, own: OwnPack) -> Self:
        return replace(self, own=own)

    @classmethod
    def played_with(cls, setup: WitsAndWagersSetup) -> dict[str, str]:
        return {f"pack {name}": edition(pack) for name, pack in setup.packs_here().items()}

    # Who may do what

    def to_act(self) -> tuple[Seat, ...]:
        if self.phase == "over":
            return ()
        if self.phase == "asking" or self.wondering is not None:
            return (CHANCE,)
        return tuple(seat for seat, locked in enumerate(self.locked) if not locked)

    def moves(self, seat: Seat) -> tuple[Move, ...]:
        if seat == HOUSE and self.to_act() not in ((), (CHANCE,)):
            return house_moves(self.phase, len(self.asked), last=self.last)
        if seat not in range(self.setup.seats) or self.to_act() in ((), (CHANCE,)):
            return ()
        locked = self.locked[seat]
        if self.phase == "shown":
            return () if locked else (Next(),)
        if self.phase == "guessing":
            edits = some_guesses(seat, self.current_question)
        else:
            edits = some_bets(len(self.mat()) - 1, self.banks[seat])
        return (Unlock() if locked else self.default_move(seat), *edits)

    # What is refused

    def rule_against(self, seat: Seat, move: Move) -> Refusal | None:
        if seat < 0:
            return self.rule_against_nobody(seat, move)
        if self.phase not in WHEN.get(type(move), ()):
            return out_of_phase(move, self.phase)
        match move:
            case Guess(number):
                return wrong_number(number, negative=self.current_question.negative)
            case Bet(bets):
                return wrong_bets(bets, len(self.mat()) - 1, self.banks[seat])
            case Wonder():
                return None if self.hunches[seat] is None else HasHunch()
            case Unlock():
                return None if self.locked[seat] else NotLocked()
            case Lock() if self.setup.whole_time(self.phase):
                return WholeTime()
            case TimeUp() if not self.setup.whole_time(self.phase):
                return NotAMove()
        return LockedAlready() if self.locked[seat] else None

    def rule_against_nobody(self, seat: Seat, move: Move) -> Refusal | None:
        """A move of chance, or of the house."""
        if seat == CHANCE and self.wondering is None:
            return wrong_ask(move)
        if seat == CHANCE and self.wondering:
            return wrong_hunch(move, self.wondering[0], negative=self.current_question.negative)
        return wrong_for_house(move, self.moves(HOUSE))

    # What happens, in the order of the book

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
                slots = [self.mat()[bet.slot] for bet in bets]
                odds = tuple(slot.odds for slot in slots)
                numbers = tuple(slot.number for slot in slots)
                placed = Placed(seat, bets, odds, numbers, self.current_question.display)
                return replace(self.edit(seat, placed), bets=put(self.bets, seat, bets))
            case Unlock():
                return self.edit(seat)
            case Next():
                return self.lock(seat, WentOn(seat))
            case Skip():
                return self.skip()
            case Close():
                return self.close()
        return self.lock(seat, LockedIn(seat))

    def ask(self, ask: Ask) -> Self:
        most = self.questions if ask.left is UNSET else self.round + ask.left  # clause 3
        return replace(
            self,
            phase="guessing",
            questions=min(self.questions, most),
            spare=ask.left is UNSET,
            question=ask.question,
            asked=(*self.asked, f"{ask.pack}/{ask.question.id}"),
            outcome=None,
            news=(*self.news, Asked(self.round, QuestionCard.of(ask.question))),
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
        sorted_ = Sorted(self.mat(), self.current_question.display)
        return replace(self, phase="betting", voids=0, news=(*self.news, sorted_))

    def void(self) -> Self:
        """Ruling WW-3; but a table that everyone has left comes to an end."""
        voids, news = self.voids + 1, (*self.news, Voided(self.round))
        if voids == MOST_VOID:
            return replace(self, phase="over", voids=voids, news=news)
        return replace(self.clear(), round=self.round, voids=voids, news=news)

    def skip(self) -> Self:
        """Ruling WW-21: nobody has won or lost anything by it yet."""
        was_all = self.round == self.questions and not self.spare
        return replace(
            self.clear(),
            phase="over" if was_all else "asking",
            round=self.round,
            locked=(False,) * self.setup.seats,
            skips=self.skips + 1,
            news=(Skipped(self.round),),
        )

    def close(self) -> Self:
        """Ruling WW-21: where the answer is out, that was it."""
        phase = "over" if self.phase == "shown" else self.phase
        return replace(self, phase=phase, last=True, news=(Closing(self.round),))

    def answer(self) -> Self:
        """Clauses 7 to 9: the answer, the winning slot, the money."""
        mat, question, bets = self.mat(), self.current_question, self.bets
        if self.setup.auto_place == "own-guess":
            bets = tuple(with_spare_chips(placed, mat, seat) for seat, placed in enumerate(bets))
        slot = winning(mat, question.answer)
        payouts = tuple(
            paid(bank, placed, slot, mat[slot], seat)
            for seat, (bank, placed) in enumerate(zip(self.banks, bets, strict=True))
        )
        banks = tuple(payout.bank for payout in payouts)
        return replace(
            self,
            phase="over" if self.last or self.round == self.questions else "shown",
            bets=bets,
            banks=banks,
            outcome=Outcome.of(question, slot, payouts),
            history=(*self.history, banks),
            news=(*self.news, Answered.of(question, mat[slot]), PaidOut(payouts)),
        )

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

    def result(self) -> Result | None:
        if self.phase != "over":
            return None
        most = max(self.banks)
        leading = tuple(seat for seat, bank in enumerate(self.banks) if bank == most)
        youngest = self.setup.youngest_of(leading) if len(leading) > 1 else None  # clause 10
        winners = leading if youngest is None else (youngest,)
        ends = NobodyGuesses if self.voids == MOST_VOID else MostMoney
        ending = ends(winners, most, youngest is not None)
        return Result(winners=winners, scores=self.banks, ending=ending)

    def content_in_play(self) -> str | None:
        return self.asked[-1] if self.asked else None

    def rematch(self) -> WitsAndWagersSetup:
        return self.setup.handed_on(self.asked, self.own)

    @property
    def current_question(self) -> Question:
        if self.question is None:
            raise RuntimeError("no question has been asked")
        return self.question

    def mat(self) -> tuple[Slot, ...]:
        return laid_out(self.guesses)

    def to_back(self) -> int:
        return len(self.mat()) if self.phase == "betting" else 0

    def backed(self) -> tuple[int, int] | None:
        if self.outcome is None:
            return None
        return self.outcome.slot, self.mat()[self.outcome.slot].odds

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
            asked=len(self.asked),
            last=self.last,
            questions=self.questions,
            card=QuestionCard.of(self.question) if self.question else None,
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
            news=seen_news(self.news, seat, secret_bets=self.setup.secret_bets),
        )

    @classmethod
    def imagined(cls, view: WitsAndWagersView, rng: Random) -> Self:
        return cls(
            setup=view.setup,
            phase=view.phase,
            round=view.round,
            voids=view.voids,
            last=view.last,
            questions=view.questions,
            asked=("imagined",) * view.asked,
            wondering=None if view.wondering is None else (view.wondering, "middle"),
            hunches=view.hunches(),
            guesses=view.imagine_guesses(rng),
            question=view.imagine_question(rng),
            locked=view.locked,
            bets=view.bets,
            banks=view.banks,
            outcome=view.outcome,
            history=view.history,
            news=view.news,
        )

    # Chance, clocks, and seats that are away

    def draw(self, rng: Random) -> Move:
        if self.wondering is not None:
            seat, level = self.wondering
            drawn = hunch(self.current_question, level, seat, rng)
            return Hunch(seat, within(drawn, negative=self.current_question.negative))
        pack, question, left = self.setup.next_question(self.asked, rng, self.own)
        spare = left > self.questions - self.round
        return Ask(pack, question, UNSET if spare else left)

    def default_move(self, seat: Seat) -> Move:
        del seat
        if self.phase == "shown":
            return Next()
        return TimeUp() if self.setup.whole_time(self.phase) else Lock()

    def clock(self) -> Clock | None:
        if self.phase not in TIMED:
            return None
        asked = (self.round + self.skips) * MOST_VOID + self.voids  # never the same twice
        number = asked * len(TIMED) + TIMED.index(self.phase)
        return Clock(self.setup.seconds(self.phase), number)


WitsAndWagersView.game = WitsAndWagers
