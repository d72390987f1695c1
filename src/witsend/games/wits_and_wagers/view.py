"""What one seat may know of Wits & Wagers, and how it may imagine the rest."""

from math import exp
from random import Random

from witsend.content.packs import Question
from witsend.content.text import Text
from witsend.game import Seat, View
from witsend.games.wits_and_wagers.mat import Bets, Number, Slot, exact, written
from witsend.games.wits_and_wagers.news import (
    AnyNews,
    Guessed,
    HadHunch,
    Outcome,
    Placed,
    QuestionCard,
)
from witsend.games.wits_and_wagers.setup import Phase, WitsAndWagersSetup


class WitsAndWagersView(View, frozen=True, kw_only=True):
    own_fields = frozenset({"seat", "hunch", "guess", "bets", "news"})

    setup: WitsAndWagersSetup  # without the questions of earlier games
    phase: Phase
    round: int  # from 1
    voids: int  # questions of this round that nobody guessed
    asked: int  # questions so far, with those that did not count
    last: bool  # the host ends the game with this question
    questions: int  # in this game; fewer than were wished for, where the deck has no more
    card: QuestionCard | None  # None until one is asked
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

    @property
    def own_number(self) -> Number | None:
        """What this seat thinks the answer may be, as far as it has thought."""
        return self.hunch if self.guess is None else self.guess

    def hunches(self) -> tuple[Number | None, ...]:
        """Per seat, as far as this one knows."""
        seats = range(self.setup.seats)
        return tuple(self.hunch if seat == self.seat else None for seat in seats)

    def imagine_guesses(self, rng: Random) -> tuple[Number | None, ...]:
        if self.mat:
            return written(self.mat, self.setup.seats)
        return tuple(
            self.guess if seat == self.seat else self.imagine_number(self.own_number, rng)
            for seat in range(self.setup.seats)
        )

    def imagine_question(self, rng: Random) -> Question | None:
        if self.card is None:
            return None
        answer = self.outcome.answer if self.outcome else self.imagine_answer(rng)
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

    def imagine_answer(self, rng: Random) -> Number:
        """Around what someone has guessed."""
        guesses = [slot.number for slot in self.mat if slot.number is not None]
        return self.imagine_number(rng.choice(guesses) if guesses else self.own_number, rng)

    def imagine_number(self, near: Number | None, rng: Random) -> Number:
        if self.card is not None and self.card.display == "year":
            return str(round(float(near or "1900") + rng.gauss(0, 40)))
        if near is None:
            return exact(f"{10 ** rng.uniform(0, 6):.0f}")
        return exact(f"{float(near) * exp(rng.gauss(0, 1)):.2f}")


def seen_news(
    news: tuple[AnyNews, ...], seat: Seat | None, *, secret_bets: bool
) -> tuple[AnyNews, ...]:
    return tuple(item for item in news if may_see(seat, item, secret_bets=secret_bets))


def may_see(seat: Seat | None, news: AnyNews, *, secret_bets: bool) -> bool:
    match news:
        case Guessed(writer) | HadHunch(writer):
            return writer == seat
        case Placed(bettor):
            return bettor == seat or not secret_bets
    return True
