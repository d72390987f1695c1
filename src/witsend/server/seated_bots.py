"""The bots in a table's seats: whose turn it is, what they choose, and advice to people."""

import asyncio
from collections.abc import Sequence
from typing import NamedTuple

from witsend.bots import BESIDE, levels, nearest_level
from witsend.game import CHANCE, GameOver, Move, NotYourTurn, Refusal, Seat
from witsend.games import HOUSE
from witsend.server import refusals
from witsend.server.log import Log
from witsend.server.protocol import BotPace
from witsend.server.runtime import Runtime
from witsend.server.seating import STAND_IN

PACES: dict[BotPace, float] = {"brisk": 0.6, "usual": 1.0, "slow": 2.0}
THINKING_SECONDS = 0.4  # well below the shortest pace, so that thinking never shows


class Choice(NamedTuple):
    """What a bot would play, and what it was asked when it began to think."""

    seat: Seat
    made: int  # moves of the seat before
    moves: Sequence[Move]
    move: Move | None  # None where it found nothing


class SeatedBots:
    __slots__ = ("advised", "hurried", "log", "runtime", "table", "turns")

    def __init__(self, table: str, log: Log, runtime: Runtime) -> None:
        self.table = table
        self.log = log
        self.runtime = runtime
        self.hurried = False  # only bots are left in the game, and those who watch want its end
        self.turns: dict[Seat, asyncio.Task[None]] = {}
        self.advised: dict[Seat, tuple[object, Move]] = {}  # the last advice, and in which state

    def plays(self, seat: Seat) -> bool:
        chair = self.log.seating.chairs[seat]
        return chair.bot is not None or chair.stand_in

    def idle(self) -> list[Seat]:
        """Seats the game waits for that a bot plays, and none is at it."""
        state = self.log.state
        if state is None or not self.runtime.drives(self.table):
            return []
        return [
            seat
            for seat in state.to_act()
            if seat != CHANCE and seat not in self.turns and self.plays(seat)
        ]

    async def choose(self, seat: Seat) -> Choice:
        """Takes a bot's time over it, whatever the choice."""
        made, moves = self._made(seat), self.log.playing.moves(seat)
        level = self.level(seat)
        share = 0.0 if self.hurried else PACES[self.log.seating.pace]
        pace = self.runtime.bell(share * self.runtime.pace())
        move = await self.think(seat, level, moves)
        await pace.wait()
        return Choice(seat, made, moves, move)

    def level(self, seat: Seat) -> str:
        """Whoever stands in for somebody plays as they would; a companion leaves people the story,
        unless they have it take the lead."""
        seating = self.log.seating
        chosen = seating.chairs[seat].bot
        level = nearest_level(self.log.game.name, chosen or STAND_IN) or "uniform"
        if chosen is None:
            return level
        ours = self.log.game.name in HOUSE  # bots of other packages play the same beside people
        aside = ours and self.log.game.together and not seating.lead and seating.people
        return BESIDE + level if aside else level

    def is_wanted(self, choice: Choice) -> bool:
        """Whether nothing has come between."""
        seat = choice.seat
        if self.log.state is None or not self.runtime.drives(self.table):
            return False  # the table was ended meanwhile, or is another server's
        same = self._made(seat) == choice.made and self.log.is_asked(seat, choice.moves)
        return same and self.plays(seat)

    def _made(self, seat: Seat) -> int:
        """By the seat, and by the house, which may have changed what the seat is asked."""
        return self.log.made[seat] + self.log.directed

    async def think(self, seat: Seat, level: str, moves: Sequence[Move]) -> Move | None:
        view, game = self.log.playing.view(seat), self.log.game.name
        return await self.runtime.thinkers.move(
            (self.table, seat), game, level, view, moves, THINKING_SECONDS
        )

    @property
    def adviser(self) -> str:
        """The best of bots; where all win together, one that heeds what people aim for."""
        name, game = self.log.game.name, self.log.game
        return (BESIDE if name in HOUSE and game.together else "") + levels(name)[-1]

    async def advice(self, seat: Seat) -> Move | Refusal:
        """What the best of bots would do now; where it finds nothing, the game's default.

        One at a time on the whole server, and the same for whoever asks again: so the bots of
        other tables never wait for more than one.
        """
        async with self.runtime.advising:
            state = self.log.state
            if state is None:
                return refusals.NotStarted()
            if seat not in state.to_act():
                return GameOver() if self.log.seating.over else NotYourTurn()
            known, move = self.advised.get(seat, (None, None))
            if known is not state or move is None:
                every = state.moves(seat)
                moves = [move for move in every if not (move.only_said or move.takes_back)]
                move = await self.think(seat, self.adviser, moves) or state.default_move(seat)
                self.advised[seat] = state, move
            return move

    async def saying(self, seat: Seat) -> Move | None:
        """What the best of bots would say it aims for, where there is anything to say."""
        async with self.runtime.advising:
            state = self.log.state
            words = [] if state is None else state.sayings(seat)
            return await self.think(seat, self.adviser, words) if words else None

    def allowed(self, seat: Seat, move: Move | None) -> Move:
        """The move, if it can be made for the seat; else the game's default.

        What people may not do is not done for people either: they could look on.
        """
        theirs = self.log.seating.chairs[seat].people
        playing = self.log.playing
        if move is None or (theirs and not move.by_people) or playing.why_not(seat, move):
            return playing.default_move(seat)
        return move
