"""What is settled before a game of Wits & Wagers: times, secrecy, and the packs of questions."""

from collections.abc import Mapping
from random import Random
from typing import Annotated, Any, Literal, Self

from msgspec import UNSET, Meta, UnsetType
from msgspec.structs import replace

from witsend.chance import choice
from witsend.content.packs import HOUSE, OWN, PACKS, Category, Difficulty, OwnPack, Pack, Question
from witsend.game import Seat, Setup

Phase = Literal["asking", "guessing", "betting", "shown", "over"]
SORTING_SECONDS = 6  # that bets have more: the guesses are seen to be sorted first
SHOWN_SECONDS = 15  # that an answer stays on show if nobody goes on


class WitsAndWagersSetup(Setup, frozen=True, kw_only=True):
    seats: Annotated[int, Meta(ge=3, le=7, description="How many sit at the table.")]
    questions: Annotated[int, Meta(ge=1, le=15, description="Questions in a game.")] = 7
    categories: Annotated[
        tuple[Category, ...], Meta(description="What is asked about; none named: everything.")
    ] = ()
    difficulties: Annotated[
        tuple[Difficulty, ...], Meta(description="How difficult questions are; none named: all.")
    ] = ()
    guess_time: Annotated[
        int,
        Meta(ge=0, le=300, description="Seconds to guess; 0: no limit; teams are advised 45."),
    ] = 30
    bet_time: Annotated[
        int, Meta(ge=0, le=300, description="Seconds to bet; 0: no limit; teams are advised 45.")
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
        Meta(description="Wager chips not placed: not bet, or bet on one's own guess."),
    ] = "none"
    tiebreak: Annotated[
        Literal["youngest", "shared"],
        Meta(description="A tie goes to the seat with the youngest player, or is shared."),
    ] = "youngest"
    youngest_first: Annotated[
        tuple[Annotated[int, Meta(ge=1, le=7)], ...],
        Meta(description="Seats, from 1, by age; those not named are older than all that are."),
    ] = ()
    packs: Annotated[
        tuple[str, ...], Meta(min_length=1, description="The question packs, by name.")
    ] = (HOUSE,)
    asked: Annotated[
        tuple[str, ...], Meta(description="Questions of the games before, as pack/id.")
    ] = ()
    measured: Annotated[
        tuple[tuple[str, Difficulty], ...] | UnsetType,  # older records do not have it
        Meta(description="Questions, as pack/id, whose difficulty guesses have shown to be this."),
    ] = UNSET

    def __post_init__(self) -> None:
        super().__post_init__()
        if strange := [seat for seat in self.youngest_first if seat > self.seats]:
            raise ValueError(
                f"youngest_first: there is no seat {strange[0]} at a table of {self.seats}."
            )
        if len(set(self.youngest_first)) < len(self.youngest_first):
            raise ValueError("youngest_first: each seat is named once.")

    def objection(self) -> str | None:
        if self.asked:  # or a host could leave only questions in the deck that they know
            return "asked: a deck is handed on by the game before, and by nobody else."
        if self.measured:
            return "measured: difficulty is measured by the server, and by nobody else."
        unknown = next((name for name in self.packs if name not in PACKS), None)
        if unknown is not None:
            return f"packs: there is no pack {unknown!r}; there are {', '.join(PACKS)}."
        if not self.deck():
            return "categories: these packs have no question of that kind and difficulty."
        return None

    @property
    def asks_ages(self) -> bool:
        return self.tiebreak == "youngest"

    def with_ages(self, youngest_first: tuple[Seat, ...]) -> Self:
        return replace(self, youngest_first=tuple(seat + 1 for seat in youngest_first))

    @property
    def measures(self) -> bool:
        return bool(self.difficulties)

    def with_measured(self, measured: Mapping[str, Any]) -> Self:
        return replace(self, measured=tuple(measured.items()) or UNSET)

    def youngest_of(self, tied: tuple[Seat, ...]) -> Seat | None:
        """Ruling WW-11; None where it was not said."""
        if not self.asks_ages:
            return None
        return next((seat - 1 for seat in self.youngest_first if seat - 1 in tied), None)

    def packs_here(self) -> dict[str, Pack]:
        """The chosen packs; the house's, if none of them is here any more."""
        names = [name for name in self.packs if name in PACKS] or [HOUSE]
        return {name: PACKS[name] for name in names}

    def deck(self, own: OwnPack | None = None) -> dict[str, tuple[str, Question]]:
        """By pack/id: each question's pack and itself."""
        packs = {} if own and own.alone else self.packs_here()
        decks = {name: pack.questions for name, pack in packs.items()}
        if own:
            decks[OWN] = own.questions
        return {
            f"{name}/{question.id}": (name, question)
            for name, questions in decks.items()
            for question in self.wanted(name, questions)
        }

    def wanted(self, pack: str, questions: tuple[Question, ...]) -> tuple[Question, ...]:
        """Ruling WW-22: of a pack that is all of one kind, nothing is left out for that."""
        if not self.categories and not self.difficulties:
            return questions
        kinds = {question.category for question in questions}
        measured = dict(self.measured or ())
        difficulty = {
            question.id: measured.get(f"{pack}/{question.id}", question.difficulty)
            for question in questions
        }
        sizes = set(difficulty.values())
        categories = set(self.categories) if self.categories and len(kinds) > 1 else kinds
        difficulties = set(self.difficulties) if self.difficulties and len(sizes) > 1 else sizes
        return tuple(
            question
            for question in questions
            if question.category in categories and difficulty[question.id] in difficulties
        )

    def next_question(
        self, asked: tuple[str, ...], rng: Random, own: OwnPack | None
    ) -> tuple[str, Question, int]:
        """Its pack and itself: one that has not come up, here or in the games before. And how many
        more this game could ask."""
        deck = self.deck(own) or replace(self, categories=(), difficulties=()).deck(own)
        barred = {*self.asked, *asked}
        again = [key for key in deck if key not in asked]
        fresh = [key for key in again if key not in barred]
        pack, question = deck[choice(rng, fresh or again or list(deck))]
        return pack, question, max(0, len(again) - 1)

    def handed_on(self, asked: tuple[str, ...], own: OwnPack | None) -> Self:
        """For the next game: no question comes twice until the deck is through."""
        barred = tuple(dict.fromkeys((*self.asked, *asked)))
        through = set(self.deck(own)) <= set(barred)
        return replace(self, asked=asked if through else barred)

    def seconds(self, phase: Phase) -> int | None:
        """The time a phase allows; None is as long as it takes."""
        if phase == "shown":
            return SHOWN_SECONDS if self.guess_time or self.bet_time else None
        if phase == "guessing":
            return self.guess_time + self.grace_seconds if self.guess_time else None
        return SORTING_SECONDS + self.bet_time + self.grace_seconds if self.bet_time else None

    def whole_time(self, phase: Phase) -> bool:
        """Whether nobody can be done before the time is up."""
        return not self.end_early and self.seconds(phase) is not None
