"""The last steps of a turn, and of a chapter."""

from collections.abc import Iterator

from msgspec.structs import replace

from witsend.game import Move, Seat, put
from witsend.games.adventure_book.due import TOLD, HandLimit, NextTurn, TurnPage
from witsend.games.adventure_book.effects.rule import Rule
from witsend.games.adventure_book.moves import Discard
from witsend.games.adventure_book.news import Discarded, TurnPassed
from witsend.games.adventure_book.sitting_out import next_in_turn, seats_changed
from witsend.games.adventure_book.tale import Tale


class HandLimitRule(Rule[HandLimit]):
    """Clause 8: the discard step begins, and lasts until the hand is small enough."""

    def awaited(self) -> tuple[Seat, ...]:
        crowded = len(self.tale.hands[self.seat]) > self.tale.chapter.rules.hand_limit
        return (self.seat,) if crowded and self.tale.phase == "discard" else ()

    def choices(self, seat: Seat) -> Iterator[Move]:
        yield from map(Discard, sorted(set(self.tale.hands[seat])))

    def answered(self, seat: Seat, move: Discard) -> Tale:
        return self.tale.spend(seat, (move.card,)).tell(Discarded(seat, (move.card,)))

    def happens(self) -> Tale:
        if self.tale.phase != "discard":
            return replace(self.tale, phase="discard")
        return self.tale.done()


class NextTurnRule(Rule[NextTurn]):
    def happens(self) -> Tale:
        tale = seats_changed(self.tale.done())
        turn = next_in_turn(tale)
        return replace(
            tale,
            turn=turn,
            phase="move",
            steps_left=tale.chapter.rules.free_moves,
            declined=(),
            traded=False,
            plans=put(tale.plans, turn, ""),
            acted=(),
            asked=(),
            agreed=(),
        ).tell(TurnPassed(turn))


class TurnPageRule(Rule[TurnPage]):
    def happens(self) -> Tale:
        return replace(self.tale, outcome=TOLD, due=())
