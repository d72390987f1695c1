"""One game played on one terminal. The record grows with every move, so leaving loses nothing."""

import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from random import Random

from rich.console import Console
from rich.panel import Panel
from rich.text import Text

from witsend.bots import Bot, ask_bot
from witsend.game import CHANCE, Move, Seat
from witsend.platforms import forget_typed
from witsend.record import GameRecord
from witsend.terminal.board import Board, OffersOutOfTurn, last_word


class LeftTable(Exception):
    """Somebody typed q, or the input ended."""


class TerminalTable:
    """What everyone may see is told as it happens; one's own cards only behind a curtain.

    One person alone needs no curtain and sees the table through their own eyes throughout.
    """

    def __init__(
        self,
        record: GameRecord,
        bots: Sequence[Bot | None],  # per seat; None is a person
        board: Board,
        console: Console,
        rng: Random,
        beat: float,  # seconds
    ) -> None:
        self.record = record
        self.bots = bots
        self.board = board
        self.console = console
        self.chance = rng
        # Bots draw from streams of their own, in which they cannot read the dice to come.
        self.streams = [Random(rng.getrandbits(64)) for _ in bots]
        self.beat = beat
        people = [seat for seat, bot in enumerate(bots) if bot is None]
        self.shared = len(people) > 1
        self.watching = people[0] if len(people) == 1 else None  # whose eyes the screen has
        self.greeted = not people

    def pause(self, beats: float) -> None:
        time.sleep(beats * self.beat)

    def play(self) -> None:
        if not self.greeted:
            self.console.print(Panel(self.board.greeting, title=self.record.state.title))
            for sitter in self.record.sitters:
                if sitter.bot is not None:
                    self.console.print(Text(f"{sitter.name} is a bot: {sitter.bot}.", "dim"))
        while seats := self.record.state.to_act():
            if CHANCE in seats:
                self.record = self.record.drawn(self.chance)
                continue
            self.tell_news(self.watching)
            if interruption := self.ask_out_of_turn(seats):
                self.record = self.record.then(*interruption)
                continue
            seat = seats[0]  # several to act at once are asked one after the other
            bot = self.bots[seat]
            if bot is None:
                move = self.ask_person(seat)
            else:
                move = ask_bot(bot, self.record.state, seat, self.streams[seat])
            self.record = self.record.then(seat, move)
        self.tell_news(self.watching)
        if result := self.record.result:
            self.console.print(last_word(result, self.record.names))

    def tell_news(self, seat: Seat | None) -> None:
        view = self.record.state.view(seat)
        for item in view.news:
            self.board.tell(item, view, self.record.names, self.console, self.pause)

    def ask_person(self, seat: Seat) -> Move:
        if not self.shared:
            return self.take_turn(seat)
        name = self.record.names[seat]
        self.ask(
            Text.assemble(
                "\n", (name, "bold"), ", it is your turn. Press Enter when nobody else is looking"
            )
        )
        with self.curtain():
            return self.take_turn(seat)

    def ask_out_of_turn(self, to_act: Sequence[Seat]) -> tuple[Seat, Move] | None:
        """What a person does who need not wait for their turn, if they do."""
        if not isinstance(self.board, OffersOutOfTurn):
            return None
        for seat, bot in enumerate(self.bots):
            moves = () if bot is not None or seat in to_act else self.record.state.moves(seat)
            if moves and (move := self.offer_person(seat, to_act[0], self.board.offer(moves))):
                return seat, move
        return None

    def offer_person(self, seat: Seat, next_seat: Seat, offer: str) -> Move | None:
        """What is offered before the next seat acts: a move, or None to let it go on."""
        going_on = f"Enter lets {self.record.names[next_seat]} go on"
        prompt = f"{offer}. {going_on}"
        if not self.shared:
            return self.answered(seat, prompt)
        name = self.record.names[seat]
        wants = self.ask(
            Text.assemble(
                "\n", (name, "bold"), f" may act out of turn: y when nobody looks. {going_on}"
            )
        )
        if wants not in {"y", "yes"}:
            return None
        with self.curtain():
            return self.answered(seat, prompt)

    @contextmanager
    def curtain(self) -> Iterator[None]:
        """A screen of its own leaves nothing behind, in what can be scrolled back to either."""
        self.console.set_alt_screen(True)
        try:
            yield
        finally:
            self.console.set_alt_screen(False)

    def take_turn(self, seat: Seat) -> Move:
        prompt = self.board.prompt(self.record.state.moves(seat))
        while True:
            if move := self.answered(seat, prompt):
                return move

    def answered(self, seat: Seat, prompt: str) -> Move | None:
        """The table is shown, then a legal move is typed; or Enter alone, and it is None."""
        state = self.record.state
        view, moves = state.view(seat), state.moves(seat)
        self.console.print(self.board.show([view], self.record.names))
        while typed := self.ask(Text(f"{prompt} > ", "bold")):
            answer = self.board.answer(typed, view, moves)
            if not isinstance(answer, Move):
                self.console.print(answer)
            elif refusal := state.why_not(seat, answer):
                self.console.print(str(refusal), style="yellow")
            else:
                return answer
        return None

    def ask(self, prompt: Text) -> str:
        forget_typed_ahead()
        try:
            typed = self.console.input(prompt).strip().lower()
        except (EOFError, RuntimeError):  # no more input, or none from the start
            raise LeftTable from None
        if typed in {"q", "quit"}:
            raise LeftTable
        return typed


def forget_typed_ahead() -> None:
    """A key pressed while the cups were lifted is no answer to what is asked after."""
    if sys.stdin is not None and sys.stdin.isatty():
        forget_typed()
