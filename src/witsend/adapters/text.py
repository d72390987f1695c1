"""A view and its moves as plain text, and a move back from text: for language models.

    print(prompt(view, moves, names))
    move = read("I trust nobody. [challenge]", moves)

What is read is the last thing in square brackets, or else the whole text: a move's number, its
words as they were listed, or its JSON, which may also be a move that was not listed, as a guess.
"""

import re
from collections.abc import Sequence
from typing import Any

from msgspec import DecodeError, ValidationError, json, to_builtins

from witsend.game import Move, State, View

BRACKETS = re.compile(r"\[([^\[\]]*(?:\[[^\[\]]*\][^\[\]]*)*)\]")
MOST_LISTED = 60  # moves; where there are more, some of them, evenly


class NotUnderstood(ValueError):
    """The text holds no move; its sentence is for whoever wrote it."""


def names_of(view: View) -> list[str]:
    return [
        f"seat {seat + 1}" + (" (you)" if seat == view.seat else "")
        for seat in range(view.setup.seats)
    ]


def told(view: View, names: Sequence[str] = ()) -> str:
    """What happened last, in sentences, and then all that the seat knows."""
    called = list(names) or names_of(view)
    whose = "You look on." if view.seat is None else f"You are {called[view.seat]}."
    lines = [f"{view.game.title}. {whose} Seats are counted from 0 below."]
    lines += [item.sentence(called) for item in view.news]
    for name in view.__struct_fields__:
        if name not in {"seat", "setup", "news"}:
            lines.append(f"{name}: {plain(getattr(view, name))}")
    return "\n".join(lines)


def plain(value: Any) -> str:
    """JSON without its quotes, and without names of kinds."""
    match to_builtins(value):
        case dict() as record:
            return ", ".join(
                f"{name} {plain(part)}" for name, part in record.items() if name != "type"
            )
        case list() | tuple() as items:
            return "(" + "; ".join(map(plain, items)) + ")" if items else "none"
        case None:
            return "none"
        case bool() as yes:
            return "yes" if yes else "no"
        case other:
            return str(other)


def offered(moves: Sequence[Move]) -> str:
    step = max(1, -(-len(moves) // MOST_LISTED))
    lines = [f"{n}. {move}" for n, move in enumerate(moves, 1) if (n - 1) % step == 0]
    if step > 1:
        lines.append(f"... and so on: {len(moves)} moves in all.")
    return "\n".join(lines)


def prompt(view: View, moves: Sequence[Move], names: Sequence[str] = ()) -> str:
    if not moves:
        return told(view, names) + "\nYou have nothing to do now."
    return (
        f"{told(view, names)}\nYour moves:\n{offered(moves)}\n"
        "Answer with the number or the words of one of them in square brackets, such as [1]."
    )


def read(text: str, moves: Sequence[Move], game: type[State] | None = None) -> Move:
    """The move that was written. One in JSON need not be listed, if its `game` is said."""
    found = BRACKETS.findall(text)
    said = (found[-1] if found else text).strip().rstrip(".!")
    if said.isdecimal() and 0 < int(said) <= len(moves):
        return moves[int(said) - 1]
    for move in moves:
        if said.casefold() == str(move).casefold():
            return move
    if game is not None and said.startswith("{"):
        try:
            decoded: Move = json.decode(said, type=game.kinds)
        except (DecodeError, ValidationError) as error:
            raise NotUnderstood(f"That is no move of {game.title}: {error}.") from None
        return decoded
    raise NotUnderstood(
        f"{said[:60]!r} is none of the moves. Answer with a number from 1 to {len(moves)} "
        "in square brackets."
    )
