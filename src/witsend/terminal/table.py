"""One game played on one terminal. The record grows with every move, so leaving loses nothing."""

import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from random import Random

from rich.console import Console
from rich.panel import Panel
from rich.text import Text

from witsend.bots import Bot, ask_bot
from witsend.game import CHANCE, Move, Seat
from witsend.record import GameRecord
from witsend.terminal.board import Board, last_word


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
                self.record = self.record.then(CHANCE, self.record.state.draw(self.chance))
                continue
            self.tell_news(self.watching)
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
        # A screen of its own leaves nothing behind, in what can be scrolled back to either.
        self.console.set_alt_screen(True)
        try:
            return self.take_turn(seat)
        finally:
            self.console.set_alt_screen(False)

    def take_turn(self, seat: Seat) -> Move:
        state = self.record.state
        view, moves = state.view(seat), state.moves(seat)
        self.console.print(self.board.show([view], self.record.names))
        while True:
            typed = self.ask(Text(f"{self.board.prompt(moves)} > ", "bold"))
            if not typed:
                self.console.print(self.board.show([view], self.record.names))
                continue
            answer = self.board.answer(typed, view, moves)
            if not isinstance(answer, Move):
                self.console.print(answer)
            elif refusal := state.why_not(seat, answer):
                self.console.print(str(refusal), style="yellow")
            else:
                return answer

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
    if sys.stdin is None or not sys.stdin.isatty():
        return
    with suppress(ImportError):  # not on every system
        import termios

        termios.tcflush(sys.stdin, termios.TCIFLUSH)
