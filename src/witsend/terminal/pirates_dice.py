"""Pirates Dice in the terminal: cups, bids, the odds on request, and cups lifted die by die."""

import re
from collections.abc import Sequence

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from witsend.bots.pirates_dice import chance_to_hold
from witsend.game import Move, News
from witsend.games.pirates_dice import (
    HIGHEST,
    LOWEST,
    SKULL,
    WORDS,
    Bid,
    Challenge,
    Hand,
    PiratesDiceView,
    Revealed,
    Rolled,
)
from witsend.terminal.board import Pause, colour, coloured

NUMBER = rf"(\d{{1,3}}|{'|'.join(WORDS)})"
TYPED_BID = re.compile(rf"{NUMBER}\s*(?:x|,|\s|of)\s*{NUMBER}'?(?:s|es)?")
COUNTS_SHOWN = 4  # rows of the table of odds


class PiratesDiceBoard:
    greeting = (
        "Everyone rolls under a cup and sees only their own dice.\n"
        'A bid says how many dice of one face lie under all cups together: "four 5s".\n'
        "Skulls ☠ are wild: they count as every face, and cannot be bid themselves.\n"
        "On your turn, raise the bid (more dice, or as many of a higher face) or challenge it. "
        "A challenge lifts all cups: if the bid holds, the challenger loses a die, else the "
        "bidder does. Whoever loses a die opens the next round.\n"
        "The last pirate with dice wins."
    )

    def show(self, views: Sequence[PiratesDiceView], names: Sequence[str]) -> RenderableType:
        view = views[0]
        known = {seen.seat: seen.dice for seen in views}
        table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
        for seat, left in enumerate(view.left):
            mark = "▸" if seat == view.turn else " "
            table.add_row(
                Text(f"{mark} {names[seat]}", f"bold {colour(seat)}"),
                faces(known[seat]) if known.get(seat) else cups(left),
                ", ".join(str(said.bid) for said in view.bids if said.seat == seat),
            )
        in_play = sum(view.left)
        standing = (
            Text.assemble("The bid is ", (str(view.bids[-1].bid), "bold reverse"), ".")
            if view.bids
            else Text("No bid yet.")
        )
        return Group("", table, standing.append(f" {in_play} dice are in play."))

    def tell(
        self,
        news: News,
        view: PiratesDiceView,
        names: Sequence[str],
        console: Console,
        pause: Pause,
    ) -> None:
        if isinstance(news, Rolled):
            console.rule(style="dim")
        if isinstance(news, Revealed):
            self.lift_cups(news, names, console, pause)
            return
        console.print(coloured(news.sentence(names), names))
        if isinstance(news, Rolled) and view.dice:
            console.print(Text("Your dice: ").append_text(faces(view.dice)))
        pause(1)

    def lift_cups(
        self, news: Revealed, names: Sequence[str], console: Console, pause: Pause
    ) -> None:
        console.print()
        console.print(coloured(news.call(names), names))
        pause(1)
        width = max(map(len, names))
        count = 0
        for seat, hand in enumerate(news.hands):
            if not hand:
                continue
            console.print(Text(f"  {names[seat]:{width}}  ", f"bold {colour(seat)}"), end="")
            for die in hand:
                matches = die in (SKULL, news.bid.face)
                count += matches
                console.print(face(die, lit=matches), end=" ")
                pause(0.2)
            console.print(f" makes {count} so far", style="dim")
            pause(0.3)
        console.print(coloured(news.verdict(names), names))
        pause(2)

    def prompt(self, moves: Sequence[Move]) -> str:
        challenge = ", c to challenge" if Challenge() in moves else ""
        return f"Your bid (4 5 means four 5s){challenge}, ? for help"

    def answer(
        self, typed: str, view: PiratesDiceView, moves: Sequence[Move]
    ) -> Move | RenderableType:
        if typed.rstrip("!") in {"c", "challenge", "never trust a pirate"}:
            return Challenge()
        if match := TYPED_BID.fullmatch(typed):
            return Bid(number(match[1]), number(match[2]))
        if typed in {"o", "odds"}:
            return odds_table(view, [move for move in moves if isinstance(move, Bid)])
        if typed in {"l", "list"}:
            return legal_bids(moves)
        keys = (
            "4 5  bid four 5s: how many, then which face\nc    challenge the bid\n"
            "o    show the odds\nl    list the legal bids\nq    leave the game"
        )
        if typed in {"?", "h", "help"}:
            return f"{self.greeting}\n\n{keys}\n     Enter alone shows the table again"
        return f"That is not understood. Type\n{keys}"


def face(die: int, *, lit: bool = False) -> Text:
    style = "bold red on white" if die == SKULL else "bold black on white"
    if lit:
        style = "bold white on red" if die == SKULL else "bold white on dark_green"
    return Text(f" {'☠' if die == SKULL else die} ", style)


def faces(hand: Hand) -> Text:
    return Text(" ").join(face(die) for die in hand)


def cups(dice: int) -> Text:
    return Text(" ").join([Text(" ? ", "white on grey37")] * dice) if dice else Text(" out", "dim")


def number(typed: str) -> int:
    return int(typed) if typed.isdecimal() else WORDS.index(typed)


def legal_bids(moves: Sequence[Move]) -> str:
    """As a player would say it: what is left of the standing count, then every higher one."""
    bids = [move for move in moves if isinstance(move, Bid)]
    if not bids:
        return "No higher bid is possible: you can only challenge."
    every_face = HIGHEST - LOWEST + 1
    some = [bid for bid in bids if bid.count == bids[0].count]
    whole = [] if len(some) == every_face else some
    counts = sorted({bid.count for bid in bids} - {bid.count for bid in whole})
    parts = [" or ".join(map(str, whole))] if whole else []
    if counts:
        span = f"{counts[0]} to {counts[-1]} dice" if len(counts) > 1 else f"{counts[0]} dice"
        parts.append(f"{span} of any face from {LOWEST} to {HIGHEST}")
    return f"You can bid {'; or '.join(parts)}."


def odds_table(view: PiratesDiceView, raises: Sequence[Bid]) -> RenderableType:
    """The chance of the raises next above the standing bid, with one's own dice, and of it."""
    table = Table(title="Your next bids: how likely is each to hold, going by your dice?")
    table.add_column("dice", justify="right")
    for column in range(LOWEST, HIGHEST + 1):
        table.add_column(f"{column}s", justify="right")
    for count in sorted({bid.count for bid in raises})[:COUNTS_SHOWN]:
        chances = (
            percent(chance_to_hold(view, bid)) if bid in raises else ""
            for bid in (Bid(count, column) for column in range(LOWEST, HIGHEST + 1))
        )
        table.add_row(str(count), *chances)
    if not view.bids:
        return table
    standing = view.bids[-1].bid
    holds = chance_to_hold(view, standing)
    return Group(
        table,
        f"The bid to beat, {standing}, holds with {percent(holds)}: "
        f"a challenge wins with {percent(1 - holds)}.",
    )


def percent(chance: float) -> str:
    """Rounded, but never to a certainty that is none."""
    rounded = f"{chance:.0%}"
    if rounded == "0%" and chance > 0:
        return "<1%"
    return ">99%" if rounded == "100%" and chance < 1 else rounded
