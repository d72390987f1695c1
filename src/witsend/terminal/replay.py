"""A record on the terminal, step by step, as one seat saw it or with all cups open."""

import time

from rich.console import Console
from rich.panel import Panel
from rich.text import Text

from witsend.game import Seat, State, View
from witsend.record import GameRecord
from witsend.terminal.board import Board, coloured

KEYS = "Enter: next   b: back   a number: that step   p: play on   q: leave"


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
        step = 1
        self.show(step)
        while stepping or step < len(self.steps):
            typed = self.ask(step) if stepping else ""
            if typed == "q":
                return
            if typed == "p":
                stepping = False
            elif typed == "b":
                step = max(step - 1, 1)
            elif typed.isdecimal():
                step = min(max(int(typed), 1), len(self.steps))
            else:
                step = min(step + 1, len(self.steps))
            self.show(step)

    def ask(self, step: int) -> str:
        prompt = Text(f"Step {step} of {len(self.steps)}.  {KEYS} > ", "dim")
        try:
            return self.console.input(prompt).strip().lower()
        except EOFError:
            return "q"

    def show(self, step: int) -> None:
        state = self.steps[step - 1]
        views = [state.view(self.seat)] if self.seat is not None else self.open(state)
        for item in views[0].news:
            self.board.tell(item, self.record.names, self.console, self.pause)
        result = state.result()
        if result is None:
            self.console.print(self.board.show(views, self.record.names))
        else:
            told = coloured(result.ending.told(self.record.names), self.record.names)
            self.console.print(Panel(told))

    def open(self, state: State) -> list[View]:
        return [state.view(seat) for seat in (*range(len(self.record.sitters)), None)]

    def pause(self, beats: float) -> None:
        time.sleep(beats * self.beat)
