"""Battle of Wits in the terminal: goblets with what lies at them, and the end told sip by sip."""

import re
from collections.abc import Sequence

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from witsend.game import Move, News, Seat
from witsend.games.battle_of_wits import (
    BattleOfWitsView,
    Become,
    Bid,
    Immunity,
    Pour,
    Ready,
    Seen,
    SeenRow,
    Switch,
    Take,
    Whoever,
)
from witsend.games.battle_of_wits.news import Began, BidsOpened, Drank
from witsend.games.english import letter
from witsend.terminal.board import Pause, colour, coloured, place

TYPED_CARD = re.compile(r"(p|pour|b|bid)\s*(s?)\s*(\d)\s*(?:into|on|in)?\s*([a-j])")
TYPED_SWITCH = re.compile(r"(?:switch|w)\s*([a-j])\s*(?:and|,)?\s*([a-j])")
TYPED_TAKE = re.compile(r"(?:t|take)?\s*([a-j])")
KEYS = (
    "p 6 b     pour your 6 into goblet B\np s 4 b   pour your Sicilian 4 into it\n"
    "b 7 b     bid your 7 on it\nm         play Immunity, if you hold it\n"
    "w a b     play Switch, if you hold it: the bids on A and B change places\n"
    "b         take goblet B, when goblets are chosen\ny         on with the next game\n"
    "fezzik    be Fezzik, while characters are chosen; y takes any\n"
    "l         list the legal moves; a number plays one of them\nq         leave the game"
)


class BattleOfWitsBoard:
    greeting = (
        "There are as many goblets as seats. Even cards are wine, odd ones poison.\n"
        "In your turn, lay one card face-down: pour it into a goblet, or bid with it to drink "
        "from one. One of your cards is Sicilian; it can be poured, but not bid.\n"
        "Day and night pass by the dealer's turns; every second time the first hidden card of "
        "each goblet is shown.\n"
        "When all cards are laid, the highest bid on each goblet wins it. Who wins several "
        "chooses one, who wins none gets what is left.\n"
        "Then everyone drinks. More poison than wine and you are dead; all who live have won."
    )

    def show(self, views: Sequence[BattleOfWitsView], names: Sequence[str]) -> RenderableType:
        view = views[0]
        parts: list[RenderableType] = [""]
        for number, row in enumerate(view.rows):
            if len(view.rows) > 1:
                parts.append(Text("The mostly dead" if number else "Those who live", "bold"))
            eyes = [each.rows[number] for each in views]
            before = row.seats if view.setup.round_table else ()
            parts += [goblets(eyes, row, names, before), seats(row, names)]
        for seen in views:
            if seen.seat is not None and (seen.hand or seen.sicilian):
                parts.append(hand(seen, names[seen.seat]))
        return Group(*parts)

    def tell(
        self,
        news: News,
        view: BattleOfWitsView,
        names: Sequence[str],
        console: Console,
        pause: Pause,
    ) -> None:
        if isinstance(news, Began):
            console.rule(style="dim")
        if isinstance(news, BidsOpened | Drank):
            cards = news.bids if isinstance(news, BidsOpened) else news.contents
            line = Text("  ")
            for laid in cards:
                line.append_text(card(Seen(laid.seat, laid.card, laid.sicilian), names)).append(" ")
            console.print(line)
            pause(0.5)
        console.print(coloured(news.sentence(names), names))
        if isinstance(news, Began) and view.seat is not None and view.seat in news.seats:
            console.print(hand(view, names[view.seat]))
        pause(1)

    def prompt(self, moves: Sequence[Move]) -> str:
        if isinstance(moves[0], Take):
            letters = " or ".join(letter(move.goblet) for move in moves if isinstance(move, Take))
            return f"Your goblet: {letters}"
        if isinstance(moves[0], Ready):
            return "y for the next game"
        if isinstance(moves[0], Whoever):
            return "Who will you be? A name (l lists them), or y for any"
        return "p 6 b pours your 6 into B, b 7 b bids your 7 on B, ? for help"

    def answer(
        self, typed: str, view: BattleOfWitsView, moves: Sequence[Move]
    ) -> Move | RenderableType:
        del view
        if move := listed(typed, moves):
            return move
        if match := TYPED_CARD.fullmatch(typed):
            act, sicilian, number, goblet = match[1][0], match[2], int(match[3]), place(match[4])
            if act == "p":
                return Pour(number, goblet, sicilian=bool(sicilian))
            return "A Sicilian card cannot be a bid." if sicilian else Bid(number, goblet)
        if match := TYPED_SWITCH.fullmatch(typed):
            return Switch(place(match[1]), place(match[2]))
        if match := TYPED_TAKE.fullmatch(typed):
            return Take(place(match[1]))
        if typed in {"m", "immunity"}:
            return Immunity()
        if typed in {"y", "yes", "ready"}:
            return Ready()
        if typed in {"l", "list"}:
            return "\n".join(f"{number:3} {move}" for number, move in enumerate(moves, start=1))
        if typed in {"?", "help"}:
            return f"{self.greeting}\n\n{KEYS}\n          Enter alone shows the table again"
        return f"That is not understood. Type\n{KEYS}"


def listed(typed: str, moves: Sequence[Move]) -> Move | None:
    """A move by its number in the list; or who to be, by name, and y to leave it open."""
    if typed.isdecimal() and 0 < int(typed) <= len(moves):
        return moves[int(typed) - 1]
    if isinstance(moves[0], Whoever) and typed == "y":
        return moves[0]
    people = {move.character.lower(): move for move in moves if isinstance(move, Become)}
    return people.get(typed.removeprefix("be "))


def goblets(
    rows: Sequence[SeenRow], row: SeenRow, names: Sequence[str], before: Sequence[Seat]
) -> RenderableType:
    """Every goblet with its stacks, the nearest card first, as these eyes together see them.

    At a round table each stands `before` a seat.
    """
    table = Table("", "contents", "bids", box=None, padding=(0, 2, 0, 0))
    for number, goblet in enumerate(row.goblets):
        contents = zip(*(seen.goblets[number].contents for seen in rows), strict=True)
        bids = zip(*(seen.goblets[number].bids for seen in rows), strict=True)
        name = Text(letter(number), "bold")
        if row.holders and (holder := row.holders[number]) is not None:
            name.append(f" {names[holder]}", colour(holder))
        elif before:
            name.append(f" before {names[before[number]]}", "dim")
        shown = [
            best(cards, names, up=nearest < goblet.shown) for nearest, cards in enumerate(contents)
        ]
        offers = [best(cards, names, up=bool(row.holders)) for cards in bids]
        table.add_row(name, Text(" ").join(shown), Text(" ").join(offers))
    return table


def best(cards: Sequence[Seen], names: Sequence[str], *, up: bool) -> Text:
    """The card, if one of those who look knows it; what not everyone sees is dimmed."""
    seen = next((seen for seen in cards if seen.card is not None), cards[0])
    return card(seen, names, hidden=not up)


def card(seen: Seen, names: Sequence[str], *, hidden: bool = False) -> Text:
    """Whose it is, and its number; w and p say what it is where colours do not."""
    who = Text(names[seen.seat][:4], colour(seen.seat))
    if seen.sicilian:
        who.append("'s Sic", "italic")
    return who.append_text(Text(" ")).append_text(face(seen.card, hidden=hidden))


def face(number: int | None, *, hidden: bool = False) -> Text:
    if number is None:
        return Text("[?]", "dim")
    style = "green" if number % 2 else "magenta"
    kind = "p" if number % 2 else "w"
    return Text(f"({number}{kind})" if hidden else f"[{number}{kind}]", style)


def seats(row: SeenRow, names: Sequence[str]) -> RenderableType:
    line = Text()
    for seat in row.seats:
        mark = "▸" if seat == row.turn else " "
        line.append(f"{mark}{names[seat]}", f"bold {colour(seat)}")
        facts = [f"{row.left[seat]} card{'s' * (row.left[seat] != 1)}"]
        facts += ["dealer"] * (seat == row.dealer) + ["immune"] * (seat == row.immune)
        if row.survivors is not None:
            facts = ["alive" if seat in row.survivors else "poisoned"]
        line.append(f" ({', '.join(facts)})  ")
    return line.append("Night." if row.night else "Day.", "dim")


def hand(view: BattleOfWitsView, name: str) -> Text:
    text = Text(f"{name} holds ")
    for number in view.hand:
        text.append_text(face(number)).append(" ")
    if view.sicilian:
        text.append_text(Text("Sicilian ", "italic")).append_text(face(view.sicilian))
        if power := view.setup.power(view.sicilian):
            text.append(f" or {power.capitalize()}")
    return text
