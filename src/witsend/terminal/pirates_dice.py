"""Pirates Dice in the terminal: cups, bids, the odds on request, and cups lifted die by die."""

import re
from collections.abc import Sequence
from itertools import groupby

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from witsend.bots.pirates_dice import chance_to_hold
from witsend.game import Move, News
from witsend.games.pirates_dice import (
    HIGHEST,
    LOWEST,
    SKULL,
    Bid,
    Challenge,
    Hand,
    PiratesDiceView,
    Revealed,
    Rolled,
)
from witsend.terminal.board import Pause, colour, coloured

TYPED_BID = re.compile(r"(\d{1,3})\s*(?:x|\s|of)\s*(\d{1,3})'?s?")
COUNTS_SHOWN = 4  # rows of the table of odds


class PiratesDiceBoard:
    prompt = "Your bid (4 5 means four 5s), c to challenge, ? for help"
    greeting = (
        "Everyone rolls under a cup and sees only their own dice.\n"
        'A bid says how many dice of one face lie under all cups together: "four 5s".\n'
        "Skulls ☠ are wild: they count as every face.\n"
        "On your turn, raise the bid (more dice, or as many of a higher face) or challenge it. "
        "A challenge lifts all cups: if the bid holds, the challenger loses a die, else the "
        "bidder does.\n"
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

    def tell(self, news: News, names: Sequence[str], console: Console, pause: Pause) -> None:
        if isinstance(news, Rolled):
            console.rule(style="dim")
        if isinstance(news, Revealed):
            self.lift_cups(news, names, console, pause)
        else:
            console.print(coloured(news.told(names), names))
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
                pause(0.5)
            console.print(f" {count}", style="dim")
            pause(0.5)
        console.print(coloured(news.verdict(names), names))
        pause(2)

    def answer(
        self, typed: str, view: PiratesDiceView, moves: Sequence[Move]
    ) -> Move | RenderableType:
        if typed.rstrip("!") in {"c", "challenge", "never trust a pirate"}:
            return Challenge()
        if match := TYPED_BID.fullmatch(typed):
            return Bid(int(match[1]), int(match[2]))
        if typed in {"o", "odds"}:
            return odds_table(view, [move for move in moves if isinstance(move, Bid)])
        if typed in {"l", "list"}:
            return legal_bids(moves)
        if typed == "?":
            return (
                f"{self.greeting}\n\n4 5  bid four 5s\nc    challenge the bid\n"
                "o    show the odds\nl    list every legal bid\nq    leave the game"
            )
        return "Type a bid as two numbers, how many and which face (4 5), or c, o, l, ? or q."


def face(die: int, *, lit: bool = False) -> Text:
    style = "bold red on white" if die == SKULL else "bold black on white"
    if lit:
        style = "bold white on red" if die == SKULL else "bold white on dark_green"
    return Text(f" {'☠' if die == SKULL else die} ", style)


def faces(hand: Hand) -> Text:
    return Text(" ").join(face(die) for die in hand)


def cups(dice: int) -> Text:
    return Text(" ").join([Text(" ? ", "white on grey37")] * dice) if dice else Text("out", "dim")


def legal_bids(moves: Sequence[Move]) -> RenderableType:
    bids = [move for move in moves if isinstance(move, Bid)]
    if not bids:
        return "No higher bid is possible: you can only challenge."
    table = Table(box=None, show_header=False)
    for count, raises in groupby(bids, key=lambda bid: bid.count):
        row = list(raises)
        table.add_row(f"{count} dice" if count > 1 else "1 die", ", ".join(map(str, row)))
    return table


def odds_table(view: PiratesDiceView, raises: Sequence[Bid]) -> RenderableType:
    """The chance of the standing bid and of the raises next above it, with one's own dice."""
    bids = [said.bid for said in view.bids[-1:]] + list(raises)
    table = Table(title="How likely is it, with your dice and nothing known of the others'?")
    table.add_column("dice", justify="right")
    for column in range(LOWEST, HIGHEST + 1):
        table.add_column(f"{column}s", justify="right")
    for count in sorted({bid.count for bid in bids})[:COUNTS_SHOWN]:
        chances = (
            percent(chance_to_hold(view, bid)) if bid in bids else ""
            for bid in (Bid(count, column) for column in range(LOWEST, HIGHEST + 1))
        )
        table.add_row(str(count), *chances)
    if not view.bids:
        return table
    standing = view.bids[-1].bid
    holds = percent(chance_to_hold(view, standing))
    return Group(table, f"The bid to beat, {standing}: {holds}.")


def percent(chance: float) -> str:
    """Rounded, but never to a certainty that is none."""
    rounded = f"{chance:.0%}"
    if rounded == "0%" and chance > 0:
        return "<1%"
    return ">99%" if rounded == "100%" and chance < 1 else rounded
