"""Wits & Wagers in the terminal: the question, the mat with its bets, and the money."""

import re
from collections.abc import Sequence

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from witsend.game import Move, News
from witsend.games.wits_and_wagers import (
    Bet,
    Guess,
    Next,
    QuestionCard,
    Slot,
    Wager,
    WitsAndWagersView,
)
from witsend.games.wits_and_wagers.mat import dollars, in_chips
from witsend.games.wits_and_wagers.news import Answered, Asked, PaidOut, Sorted, spelled
from witsend.terminal.board import Pause, colour, coloured

TYPED_BET = re.compile(r"(\d+)(?:\s*\+\s*\$?(\d[\d,]*))?")
CHIP_STYLES = {"black": "black on white", "red": "white on red", "white": "bold"}
KEYS = (
    "1500      your guess; it can be written anew until you are done\n"
    "2         a wager chip on place 2 of the mat\n"
    "2 5       one chip each on places 2 and 5; 2 2 both on one\n"
    "2+300 5   with $300 of your money under the first\n"
    "-         take your bets back\n"
    "y         done, or on with the next question\n"
    "q         leave the game"
)


class WitsAndWagersBoard:
    greeting = (
        "Every question has a number as its answer. Write a guess in secret; then all guesses "
        "are laid on the mat in order.\n"
        "Bet with your two wager chips on the guess that is nearest without going over, whosever "
        "it is, or on place 0: all are too high. The middle pays least, the outside most.\n"
        "A wager chip counts for $100 and always comes back; the money you lay under it is lost "
        "with the bet. The winning guess earns its writer $300.\n"
        "After the last question the most money wins."
    )

    def show(self, views: Sequence[WitsAndWagersView], names: Sequence[str]) -> RenderableType:
        view = views[0]
        parts: list[RenderableType] = [""]
        if view.card is not None:
            title = f"Question {view.round} of {view.questions}"
            parts.append(Text.assemble((title, "bold"), f"  {view.card.text}"))
        if view.mat:
            parts.append(mat(view.mat, views, view.card, names))
        display = view.card.display if view.card else "number"
        parts += [
            f"{names[seen.seat]} has written {spelled(seen.guess, display)}."
            for seen in views
            if seen.seat is not None and seen.guess is not None and not seen.mat
        ]
        parts.append(banks(view, names))
        return Group(*parts)

    def tell(
        self,
        news: News,
        view: WitsAndWagersView,
        names: Sequence[str],
        console: Console,
        pause: Pause,
    ) -> None:
        if isinstance(news, Asked):
            console.rule(style="dim")
        if isinstance(news, Answered):
            pause(1)
        if isinstance(news, Sorted):
            console.print(mat(news.mat, (), view.card, names))
        else:
            console.print(coloured(news.sentence(names), names))
        if isinstance(news, Sorted | Answered | PaidOut):
            pause(1)

    def prompt(self, moves: Sequence[Move]) -> str:
        if isinstance(moves[0], Next):
            return "y for the next question"
        if any(isinstance(move, Guess) for move in moves):
            return "Your guess, or y when you are done"
        return "2 5 bets on places 2 and 5, 2+300 lays $300 under, y when you are done, ? for help"

    def answer(
        self, typed: str, view: WitsAndWagersView, moves: Sequence[Move]
    ) -> Move | RenderableType:
        if typed in {"y", "yes", "done"}:
            return moves[0]
        if typed in {"?", "help"}:
            return f"{self.greeting}\n\n{KEYS}\n          Enter alone shows the table again"
        if view.phase == "guessing" and re.fullmatch(r"-?[\d.,_ ]+", typed):
            return Guess(re.sub(r"[,_ ]", "", typed))
        if view.phase == "betting" and (typed == "-" or not TYPED_BET.sub("", typed).strip()):
            bets = (
                Wager(int(slot), int(chips.replace(",", "") or 0))
                for slot, chips in TYPED_BET.findall(typed)
            )
            return Bet(tuple(bets))
        return f"That is not understood. Type\n{KEYS}"


def mat(
    slots: Sequence[Slot],
    views: Sequence[WitsAndWagersView],
    card: QuestionCard | None,
    names: Sequence[str],
) -> RenderableType:
    """Every place with its odds, whose guess it is, and what these eyes see bet on it."""
    table = Table("place", "pays", "guess", "by", "bets", box=None, padding=(0, 2, 0, 0))
    for number, slot in enumerate(slots):
        guess = "smaller than all"
        if slot.number is not None:
            guess = card.shown(slot.number) if card else slot.number
        by = Text(", ").join(Text(names[seat], colour(seat)) for seat in slot.seats)
        bets = Text()
        for seat in range(len(names)):
            laid = max((view.bets[seat] for view in views), key=len, default=())
            for bet in laid:
                if bet.slot == number:
                    bets.append(f"{names[seat]} {dollars(bet.stake)} ", colour(seat))
                    bets.append_text(chips(bet.chips))
        won = any(view.outcome and view.outcome.slot == number for view in views)
        table.add_row(f"{'▸' if won else ' '}{number}", f"{slot.odds}:1", guess, by, bets)
    return table


def chips(amount: int) -> Text:
    """Won chips under a wager chip, as they would lie there."""
    text = Text()
    for chip, count in in_chips(amount).items():
        text.append(f"{count} {chip} ", CHIP_STYLES[chip])
    return text


def banks(view: WitsAndWagersView, names: Sequence[str]) -> RenderableType:
    line = Text()
    for seat, bank in enumerate(view.banks):
        done = " (done)" if view.locked[seat] else ""
        line.append(names[seat], f"bold {colour(seat)}").append(f" {dollars(bank)}{done}  ")
    return line
