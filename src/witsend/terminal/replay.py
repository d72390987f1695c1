"""A record on the terminal, step by step, as one seat saw it or with all cups open."""

import time

from rich.console import Console
from rich.text import Text

from witsend.game import Seat, State, View
from witsend.record import GameRecord
from witsend.terminal.board import Board, last_word

KEYS = "Enter next, b back, 12 jump, p play on, q leave"
HELP = "Enter shows the next step, b the one before, a number that step, p all the rest; q leaves."


class Replay:
    def __init__(
        self, record: GameRecord, board: Board, console: Console, seat: Seat | None, beat: float
    ) -> None:
        self.record = record
        self.board = board
        self.console = console
        self.seat = seat  # None: all open
        self.beat = beat  # seconds
        self.steps = record.shown

    def run(self, *, stepping: bool) -> None:
        step, last = 1, len(self.steps)
        self.show(step)
        while step < last or stepping:
            typed = self.ask(step) if stepping else ""
            if typed == "q" or (not typed and step == last):
                return
            if typed == "p":
                stepping = False
                continue
            if typed == "b":
                step = max(step - 1, 1)
            elif typed.isdecimal():
                step = min(max(int(typed), 1), last)
            elif typed:
                self.console.print(HELP)
                continue
            else:
                step += 1
            self.show(step)

    def ask(self, step: int) -> str:
        prompt = Text(f"{step}/{len(self.steps)}  {KEYS} > ", "dim")
        try:
            return self.console.input(prompt).strip().lower()
        except EOFError:
            return "q"

    def show(self, step: int) -> None:
        state = self.steps[step - 1]
        views = [state.view(self.seat)] if self.seat is not None else self.open(state)
        looking = state.view(self.seat)
        for item in looking.news:
            self.board.tell(item, looking, self.record.names, self.console, self.pause)
        result = state.result()
        if result is None:
            self.console.print(self.board.show(views, self.record.names))
        else:
            self.console.print(last_word(result, self.record.names))

    def open(self, state: State) -> list[View]:
        return [state.view(seat) for seat in (*range(len(self.record.sitters)), None)]

    def pause(self, beats: float) -> None:
        time.sleep(beats * self.beat)
