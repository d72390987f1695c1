"""Adventure Book in the terminal: the chapter's map, its challenges, and moves by their words."""

from collections.abc import Iterator, Sequence

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from witsend.game import Move, News
from witsend.games.adventure_book import AdventureBook, AdventureBookView
from witsend.games.adventure_book.chapter import PrintedChapter, printed_chapter
from witsend.games.adventure_book.moves import price_in_words
from witsend.games.adventure_book.news import ChapterOpened, PlotTurned, spoken
from witsend.games.adventure_book.view import ChallengeSeen
from witsend.terminal.board import Pause, colour, coloured

FIGURES = {  # as they stand on the map
    "westley": "bold cyan",
    "buttercup": "bold magenta",
    "inigo": "bold yellow",
    "fezzik": "bold green",
}
WIDEST = 11  # letters of a space's name
KEYS = (
    "westley 4        moves Westley to space 4 (add a card where it costs one: westley 4 love)\n"
    "complete saddle  completes the challenge; name the cards if there are several ways\n"
    "seat 2           goes first in this chapter; or: draw lots\n"
    "play ..., use story, use special, offer ..., discard ..., dodge ..., end, read on, bookmark\n"
    "                 parts of the words are enough, as long as it is clear what you mean\n"
    "l                lists your moves; a number plays one of them\n"
    "q                leaves the game"
)


class AdventureBookBoard:
    greeting = (
        "You tell a story together: all of you win, or nobody does.\n"
        "In your turn, move characters two spaces in all. Then discard cards to move further, and "
        "to complete challenges where the right characters stand.\n"
        "At the end of your turn you draw two cards, and a plot card brings trouble.\n"
        "The chapter is told when all its challenges are completed. If it is interrupted, it is "
        "read again, but only once."
    )

    def show(self, views: Sequence[AdventureBookView], names: Sequence[str]) -> RenderableType:
        view = views[0]
        chapter = printed_chapter(view.setup.volume, view.chapter)
        title = Text(f"Chapter {view.chapter}: {chapter.printed.chapter.title}", "bold")
        title.append(f"   Miracles {view.miracles}   Plot cards {plots_left(view)}", "dim")
        if view.phase == "first":
            return Group("", title, Text(f"{chapter.printed.chapter.first_player}", "bold yellow"))
        return Group(
            "",
            title,
            drawn_map(view, chapter),
            *pieces(view, chapter),
            tasks(view, chapter),
            hands(view, names),
        )

    def tell(
        self,
        news: News,
        view: AdventureBookView,
        names: Sequence[str],
        console: Console,
        pause: Pause,
    ) -> None:
        if isinstance(news, ChapterOpened):
            console.rule(style="dim")
            for rule in AdventureBook.printed(view.setup).chapters[news.chapter - 1].rules:
                console.print(Text(f"{rule.text}", "italic"))
        style = "yellow" if isinstance(news, PlotTurned) else ""
        sentence = coloured(news.sentence(names), names)
        sentence.stylize(style)
        console.print(sentence)
        pause(1)

    def prompt(self, moves: Sequence[Move]) -> str:
        return f"What do you do? ({moves[0]}: 1, l lists all {len(moves)}, ? for help)"

    def answer(
        self, typed: str, view: AdventureBookView, moves: Sequence[Move]
    ) -> Move | RenderableType:
        del view
        if typed.isdecimal() and 0 < int(typed) <= len(moves):
            return moves[int(typed) - 1]
        if typed in {"?", "help"}:
            return f"{self.greeting}\n\n{KEYS}"
        meant = list(moves) if typed in {"l", "list"} else meant_by(typed, moves)
        if len(meant) == 1:
            return meant[0]
        if not meant:
            return f"That is no move of yours now. Type\n{KEYS}"
        numbers = {move: number for number, move in enumerate(moves, start=1)}
        return "\n".join(f"{numbers[move]:3} {move}" for move in meant)


def meant_by(typed: str, moves: Sequence[Move]) -> list[Move]:
    """Moves with these words, in this order; those in which they are whole words come first."""
    tokens = typed.replace(",", " ").split()
    whole = [move for move in moves if matches(tokens, move, whole=True)]
    return whole or [move for move in moves if matches(tokens, move, whole=False)]


def matches(tokens: Sequence[str], move: Move, *, whole: bool) -> bool:
    words = iter(str(move).lower().replace(",", " ").split())
    return all(
        any(word == token if whole else word.startswith(token) for word in words)
        for token in tokens
    )


def plots_left(view: AdventureBookView) -> int:
    decks = view.decks
    return len(decks.plot_top) + len(decks.plots) + len(decks.plot_bottom)


def drawn_map(view: AdventureBookView, chapter: PrintedChapter) -> RenderableType:
    spaces = chapter.printed.board.spaces
    columns, rows = sorted({s.x for s in spaces}), sorted({s.y for s in spaces})
    table = Table(show_header=False, box=None, padding=(0, 1))
    for row in rows:
        cells = [Text() for _ in columns]
        for space in spaces:
            if space.y == row:
                cells[columns.index(space.x)] = cell(view, chapter, space.id)
        table.add_row(*cells)
    return table


def cell(view: AdventureBookView, chapter: PrintedChapter, id_: str) -> Text:
    board = view.board
    text = Text(label(chapter, id_), "dim")
    for who, where in board.places:
        if where == id_:
            text.append(f" {spoken(who)[:2]}", FIGURES.get(who, "bold red"))
    if board.star and id_ == chapter.miracle_space:
        text.append(" ★", "bold yellow")
    marks = ["chore"] * board.chores.count(id_) + ["squad"] * board.squads.count(id_)
    marks += ["locked"] * (id_ in board.doors)
    marks += [kind for space, kind in board.hazards if space == id_]
    for mark in marks:
        text.append(f" {mark}", "red")
    return text


def label(chapter: PrintedChapter, id_: str) -> str:
    space = chapter.spaces[id_]
    return str(space.name)[:WIDEST] if space.name else f"[{space.number}]"


def pieces(view: AdventureBookView, chapter: PrintedChapter) -> Iterator[RenderableType]:
    """Where the players' characters can go, and what lies beside the map."""
    for who in chapter.movable:
        if chapter.on_board(view.board, who):
            here = view.board.place(who)
            ways = ", ".join(f"{to} ({label(chapter, to)})" for to in chapter.near[here])
            yield Text(f"{spoken(who)} at {label(chapter, here)}: to {ways}")
    facts = [f"{spoken(counter)} {at}" for counter, at in view.board.tracks]
    if chapter.printed.chores:
        facts.append(f"List of Chores {chapter.chores.total - len(view.board.chores)}")
    if chapter.printed.wounds:
        facts.append(f"Wounds {view.board.wounds}")
    if facts:
        yield Text("   ".join(facts))


def tasks(view: AdventureBookView, chapter: PrintedChapter) -> RenderableType:
    table = Table(show_header=False, box=None, padding=(0, 2, 0, 0))
    for seen in view.challenges:
        challenge = chapter.challenges[seen.id]
        name = Text(f"{challenge.name}", "bold" if seen.opened and not seen.done else "dim")
        cost = price_in_words(challenge.cost.items())
        table.add_row(ticks(seen), name, Text(seen.id, "dim"), cost)
    return table


def ticks(seen: ChallengeSeen) -> Text:
    if seen.done:
        return Text("done", "green")
    if not seen.opened:
        return Text("later", "dim")
    return Text("".join("✓" if met else "·" for met in seen.met), "green")


def hands(view: AdventureBookView, names: Sequence[str]) -> RenderableType:
    text = Text()
    for seat, hand in enumerate(view.hands):
        if seat in view.away:
            continue
        mark = "▸" if seat == view.turn else " "
        text.append(f"{mark}{names[seat]}", f"bold {colour(seat)}")
        text.append(f": {', '.join(hand) or 'nothing'}   ")
    return text
