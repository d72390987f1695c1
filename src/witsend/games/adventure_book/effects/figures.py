"""Effects that move characters, figures of the game, and counters on tracks."""

from collections.abc import Iterator
from typing import Literal

from msgspec.structs import replace

from witsend.content.books.vocabulary import (
    Advance,
    BringIn,
    March,
    MoveTo,
    PrinceWalks,
    SpecialMove,
    TakeOff,
    WeddingStep,
)
from witsend.game import Move, Refusal, Seat
from witsend.games.adventure_book.cards import payments
from witsend.games.adventure_book.chapter import BESIDE, GONE
from witsend.games.adventure_book.due import Walk
from witsend.games.adventure_book.effects.rule import PlaceRule, Rule
from witsend.games.adventure_book.moves import EndMoving, NoMoreSteps, Step
from witsend.games.adventure_book.news import (
    BroughtIn,
    KeptAll,
    PrinceDelayed,
    TakenOff,
    TrackMoved,
)
from witsend.games.adventure_book.steps import rule_against_step, steps, take_step
from witsend.games.adventure_book.tale import Tale


class MoveToRule(PlaceRule[MoveTo]):
    def happens(self) -> Tale:
        tale, who = self.tale.done(), self.effect.who
        return tale.move(self.space, who) if tale.chapter.on_board(tale.board, who) else tale


class BringInRule(PlaceRule[BringIn]):
    def happens(self) -> Tale:
        who, space = self.effect.who, self.space
        return self.tale.done().changed(self.tale.board.moved(space, who), BroughtIn(who, space))


class TakeOffRule(Rule[TakeOff]):
    def happens(self) -> Tale:
        who = self.effect.who
        return self.tale.done().changed(self.tale.board.moved(GONE, who), TakenOff(who))


class AdvanceRule(Rule[Advance]):
    """One space of the track at a time, as each may be a defeat."""

    def happens(self) -> Tale:
        board, counter, by = self.tale.board, self.effect.counter, self.effect.by
        at, one = board.at(counter), 1 if by > 0 else -1
        tracks = self.tale.chapter.printed.tracks.values()
        track = next(track for track in tracks if counter in track.counters)
        if at == BESIDE or not 0 <= at + one < len(track.labels):
            return self.tale.done()
        tale = self.tale.done() if by == one else self.tale.instead(Advance(counter, by - one))
        return tale.changed(board.tracked({counter: at + one}), TrackMoved(counter, at + one))


class MarchRule(Rule[March]):
    """One space of the path at a time, as each may be a defeat."""

    def happens(self) -> Tale:
        who, path, by = self.effect.who, self.effect.path, self.effect.by
        one: Literal[1, -1] = 1 if by > 0 else -1
        to = self.tale.chapter.next_on(self.tale.board, who, path, one)
        if to == GONE:
            return self.tale.done()
        tale = self.tale.done() if by == one else self.tale.instead(March(who, path, by - one))
        return tale.move(to, who)


class PrinceRule(Rule[PrinceWalks]):
    """Whoever delays the prince goes back to the start; otherwise he goes on."""

    def happens(self) -> Tale:
        tale, prince = self.tale.done(), self.tale.chapter.prince
        who, delays = prince.who, prince.delayed_by
        if tale.chapter.together(tale.board, (who, delays)):
            start = tale.chapter.printed.characters[delays].start
            return tale.tell(PrinceDelayed(who, delays)).move(start, delays)
        before = prince.before
        path = prince.then_path if before.until in tale.board.done else before.path
        return tale.then(self.seat, March(who, path, 1))


class WeddingRule(Rule[WeddingStep]):
    """The bride goes to the suite unless the groom is with her; then the prince walks."""

    def happens(self) -> Tale:
        tale, chapter, wedding = self.tale.done(), self.tale.chapter, self.tale.chapter.wedding
        bride, groom, prince = wedding.bride, wedding.groom, wedding.prince
        suite = chapter.printed.paths[wedding.bride_path][-1]
        if (
            wedding.until not in tale.board.done
            and tale.board.place(bride) != suite
            and not chapter.together(tale.board, (bride, groom))
        ):
            return tale.then(self.seat, March(bride, wedding.bride_path, 1))
        here = chapter.on_board(tale.board, prince)
        if here and not chapter.together(tale.board, (prince, groom)):
            return tale.then(self.seat, March(prince, wedding.prince_path, 1))
        return tale


class SpecialMoveRule(Rule[SpecialMove]):
    def happens(self) -> Tale:
        return self.tale.instead(Walk(self.effect.characters, self.effect.spaces))


class WalkRule(Rule[Walk]):
    """Steps by a special card. In another seat's turn that seat is asked to pay the toll."""

    def may_walk(self, who: str) -> bool:
        walk = self.effect
        if who == walk.who:
            return walk.left > 0
        return walk.characters > 0 and who not in walk.walked

    def awaited(self) -> tuple[Seat, ...]:
        ways = self.tale.chapter.steps(self.tale.board)
        asked = self.effect.leaving is not None or any(self.may_walk(who) for who, _, _ in ways)
        return (self.seat,) if asked else ()

    def choices(self, seat: Seat) -> Iterator[Move]:
        yield EndMoving()
        if step := self.effect.leaving:
            cost = self.tale.chapter.step_cost(self.tale.board, step.who, free=True)
            for cards in payments(self.tale.hands[seat], cost, self.tale.chapter.wild):
                yield replace(step, cards=cards)
        else:
            every = steps(self.tale, seat, free=True)
            yield from (step for step in every if self.may_walk(step.who))

    def rule_against(self, seat: Seat, move: Move) -> Refusal | None:
        if not isinstance(move, Step) or self.effect.leaving:
            return super().rule_against(seat, move)
        if not self.may_walk(move.who):
            return NoMoreSteps(move.who)
        return rule_against_step(self.tale, seat, move, free=True)

    def answered(self, seat: Seat, move: Step | EndMoving) -> Tale:
        if isinstance(move, EndMoving):
            return self.tale.done().tell(*((KeptAll(seat),) if self.effect.leaving else ()))
        tale = self.counted(move.who)
        if seat != tale.turn and tale.chapter.toll(tale.board, move.who):
            return tale.then(tale.turn, Walk(0, 0, leaving=move))
        return take_step(tale, seat, move)

    def counted(self, who: str) -> Tale:
        """With the step counted among those that were to be had."""
        walk = self.effect
        if walk.leaving:
            return self.tale.done()  # it was counted when it was asked for
        if who == walk.who:
            return self.tale.instead(replace(walk, left=walk.left - 1))
        return self.tale.instead(
            replace(
                walk,
                characters=walk.characters - 1,
                who=who,
                left=walk.spaces - 1,
                walked=(*walk.walked, who),
            )
        )
