"""Poisoned Glass in the terminal: glasses with what this seat knows of them, hearts and roles."""

import re
from collections.abc import Sequence

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from witsend.game import Move, News
from witsend.games.english import letter
from witsend.games.poisoned_glass import (
    Choose,
    Drink,
    Exchange,
    Leave,
    Look,
    PoisonedGlassView,
    Pour,
    Refuse,
    SeenDose,
    Spy,
)
from witsend.games.poisoned_glass.news import GlassOpened, HandsPassed, RoundDealt
from witsend.terminal.board import Pause, colour, coloured, place

TYPED_POUR = re.compile(r"(a|p|\+|-)?\s*(\d+)\s*(?:into|in)?\s*([a-e])")
TYPED_PAIR = re.compile(r"(x|exchange|look)\s*([a-e])\s*(?:and|,)?\s*([a-e])")
TYPED_GLASS = re.compile(r"(?:glass)?\s*([a-e])")
KEYS = (
    "b         look at the card of glass B; later, take glass B\n"
    "a 5 b     pour your antidote 5 into glass B\np 3 b     pour your poison 3 into it\n"
    "x a b     Vizzini: exchange the top cards of A and B (or look a b, where you may look first)\n"
    "n         Vizzini: leave the glasses as they are; with your glass: do not drink\n"
    "d         drink\n"
    "l         list the legal moves; a number with a # plays one of them: #2\n"
    "q         leave the game"
)


class PoisonedGlassBoard:
    greeting = (
        "There are antidotes (a) and poisons (p). A hidden card lies in each glass; look at a few "
        "of them.\n"
        "In your turn, pour a card of your hand face-down into a glass; then all hands go to the "
        "left. Each glass takes four cards.\n"
        "Once in a round, Vizzini may exchange the top cards of two glasses.\n"
        "Then everyone takes a glass, Vizzini first, and says whether they drink it. Wesley adds "
        "half an antidote for each seat.\n"
        "Drink more antidote than poison and all others lose a heart; drink more poison, or "
        "refuse more antidote, and you lose one.\n"
        "When someone has no heart left, whoever has the most wins."
    )

    def show(self, views: Sequence[PoisonedGlassView], names: Sequence[str]) -> RenderableType:
        parts: list[RenderableType] = ["", glasses(views, names), seats(views[0], names)]
        for seen in views:
            if seen.seat is not None and seen.hand:
                parts.append(hand(seen, names[seen.seat]))
            parts += passed_on(seen, names)
        return Group(*parts)

    def tell(
        self,
        news: News,
        view: PoisonedGlassView,
        names: Sequence[str],
        console: Console,
        pause: Pause,
    ) -> None:
        if isinstance(news, RoundDealt):
            console.rule(style="dim")
        if isinstance(news, GlassOpened):
            line = Text("  ")
            for shown in news.cards:
                line.append_text(face(shown.card)).append(" ")
            console.print(line)
            pause(0.5)
        console.print(coloured(news.sentence(names), names))
        if isinstance(news, RoundDealt | HandsPassed) and view.seat is not None:
            console.print(hand(view, names[view.seat]))
        pause(1)

    def prompt(self, moves: Sequence[Move]) -> str:
        letters = [letter(move.glass) for move in moves if isinstance(move, Spy | Choose)]
        if letters:
            verb = "Look at" if isinstance(moves[0], Spy) else "Your glass"
            return f"{verb}: {' or '.join(letters)}"
        if Drink() in moves:
            return "d to drink, n not to"
        if isinstance(moves[0], Leave):
            return "x a b exchanges the tops of A and B, n leaves them, ? for help"
        power = ", x a b is Vizzini's power" * any(isinstance(m, Look | Exchange) for m in moves)
        return f"a 5 b pours your antidote 5 into B, p 3 b your poison 3{power}, ? for help"

    def offer(self, moves: Sequence[Move]) -> str:
        """Vizzini's power, where he has it at any time."""
        if isinstance(moves[0], Look):
            return "As Vizzini you may look now: look a b sees the tops of A and B"
        return "As Vizzini you may act now: x a b exchanges the tops of A and B"

    def answer(
        self, typed: str, view: PoisonedGlassView, moves: Sequence[Move]
    ) -> Move | RenderableType:
        if move := understood(typed, view):
            return move
        if typed.startswith("#") and typed[1:].isdecimal() and 0 < int(typed[1:]) <= len(moves):
            return moves[int(typed[1:]) - 1]
        if typed in {"l", "list"}:
            return "\n".join(f"#{number:<3} {move}" for number, move in enumerate(moves, start=1))
        if typed in {"?", "help"}:
            return f"{self.greeting}\n\n{KEYS}\n          Enter alone shows the table again"
        return f"That is not understood. Type\n{KEYS}"


def understood(typed: str, view: PoisonedGlassView) -> Move | None:
    if match := TYPED_POUR.fullmatch(typed):
        value = int(match[2])
        return Pour(-value if match[1] in {"p", "-"} else value, place(match[3]))
    if match := TYPED_PAIR.fullmatch(typed):
        pair = place(match[2]), place(match[3])
        may_look = view.setup.vizzini_peek == "look-then-decide" and view.power == "unspent"
        return Look(*pair) if match[1] == "look" or may_look else Exchange(*pair)
    asks = {"spy": Spy, "choose": Choose}.get(view.phase)
    if asks and (match := TYPED_GLASS.fullmatch(typed)):
        return asks(place(match[1]))
    if typed in {"d", "drink", "y", "yes"}:
        return Drink()
    if typed in {"n", "no", "leave", "refuse"}:
        return Refuse() if view.phase == "drink" else Leave()
    return None


def glasses(views: Sequence[PoisonedGlassView], names: Sequence[str]) -> RenderableType:
    """Every glass from its first card to its top, as these eyes together see them."""
    table = Table("", "cards, the top last", box=None, padding=(0, 2, 0, 0))
    for number, glass in enumerate(views[0].glasses):
        name = Text(letter(number), "bold")
        if glass.taker is not None:
            name.append(f" {names[glass.taker]}", colour(glass.taker))
        seen = zip(*(view.glasses[number].cards for view in views), strict=True)
        cards = [dose(best(eyes), names, hidden=not glass.opened) for eyes in seen]
        table.add_row(name, Text("  ").join(cards))
    return table


def best(eyes: Sequence[SeenDose]) -> SeenDose:
    """The card, if one of those who look knows it."""
    return next((seen for seen in eyes if seen.card is not None), eyes[0])


def dose(seen: SeenDose, names: Sequence[str], *, hidden: bool) -> Text:
    """Who poured it and what it is; what not everyone sees is in round brackets."""
    text = Text()
    if seen.seat is not None:
        text.append(f"{names[seen.seat][:4]} ", colour(seen.seat))
    text.append_text(face(seen.card, hidden=hidden))
    if seen.card is None and seen.among:
        text.append(f" {' or '.join(short(card) for card in seen.among)}", "dim")
    if seen.spies:
        text.append(f" spied by {', '.join(names[seat][:4] for seat in seen.spies)}", "dim")
    return text


def face(card: int | None, *, hidden: bool = False) -> Text:
    if card is None:
        return Text("[?]", "dim")
    return Text(f"({short(card)})" if hidden else f"[{short(card)}]", style(card))


def short(card: int) -> str:
    return f"{'a' if card > 0 else 'p'}{abs(card)}"


def style(card: int) -> str:
    return "green" if card > 0 else "magenta"


def seats(view: PoisonedGlassView, names: Sequence[str]) -> RenderableType:
    line = Text()
    for seat, hearts in enumerate(view.hearts):
        mark = "▸" if seat == view.turn else " "
        line.append(f"{mark}{names[seat]}", f"bold {colour(seat)}")
        line.append(f" {'♥' * hearts}", "red")
        facts = ["Wesley"] * (seat == view.wesley) + ["Vizzini"] * (seat == view.vizzini)
        facts += [f"{view.left[seat]} card{'s' * (view.left[seat] != 1)}"] * (view.left[seat] > 0)
        if (drinks := view.announced[seat]) is not None:
            facts.append("drank" if drinks else "did not drink")
        line.append(f" ({', '.join(facts)})  " if facts else "  ")
    return line


def hand(view: PoisonedGlassView, name: str) -> Text:
    text = Text(f"{name} holds ")
    for card in view.hand:
        text.append_text(face(card)).append(" ")
    return text


def passed_on(view: PoisonedGlassView, names: Sequence[str]) -> list[RenderableType]:
    """What this seat knows of the hands of others."""
    lines: list[RenderableType] = []
    for seat, cards in enumerate(view.passed):
        if cards:
            size = view.left[seat]
            known = "" if size == len(cards) else f"{size} of "
            listed = " ".join(short(card) for card in cards)
            lines.append(Text(f"{names[seat]} holds {known}{listed}, passed on.", "dim"))
    return lines
