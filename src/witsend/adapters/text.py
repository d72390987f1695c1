"""A view and its moves as plain text, and a move back from text: for language models.

    print(prompt(view, moves, names))
    move = read("I trust nobody. [challenge]", moves)

What is read is the last thing in square brackets, or else the whole text: a move's number, its
words as they were listed, or its JSON, which may also be a move that was not listed, as a guess.
"""

import re
from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import DecodeError, ValidationError, inspect, json, to_builtins

from witsend.adapters.view_fields import is_seat, told_fields
from witsend.game import Move, State, View

BRACKETS = re.compile(r"\[([^\[\]]*(?:\[[^\[\]]*\][^\[\]]*)*)\]")
MOST_LISTED = 60  # moves; where there are more, some of them, evenly
EMPTY = "empty"  # a pile; what is not there at all is none
PLAIN = {inspect.BoolType: bool, inspect.IntType: int, inspect.StrType: str}


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
    seats = ", ".join(f"{number} {name}" for number, name in enumerate(names, 1))
    lines = [f"{view.game.title}. {whose}" + (f" Seats: {seats}." if seats else "")]
    lines += [item.sentence(called) for item in view.news]
    lines += [f"{name}: {said}" for name, said in fields_told(view, called)]
    return "\n".join(lines)


def fields_told(view: View, called: Sequence[str]) -> Iterator[tuple[str, str]]:
    """The view's fields in words, but for those that are told otherwise."""
    for field in told_fields(type(view)):
        value = getattr(view, field.name)
        if field.name in view.seat_fields and isinstance(field.type, inspect.VarTupleType):
            said = [in_words(each, field.type.item_type, called) for each in value]
            at_seats = zip(called, said, strict=False)
            yield field.name, "; ".join(map(" ".join, at_seats)) or EMPTY
        else:
            yield field.name, in_words(value, field.type, called)


def in_words(value: Any, kind: inspect.Type, called: Sequence[str]) -> str:
    """By its type: seats have names, and records of several kinds say which they are."""
    match kind:
        case inspect.UnionType(types=types):
            return in_words(value, fitting(value, types), called)
        case inspect.Metadata() if is_seat(kind):
            return called[value] if 0 <= value < len(called) else "chance"
        case inspect.Metadata(type=inner):
            return in_words(value, inner, called)
        case inspect.StructType(fields=parts, tag=tag):
            facts = [
                f"{part.name} {in_words(getattr(value, part.name), part.type, called)}"
                for part in parts
            ]
            return " ".join([*([str(tag)] if tag else []), ", ".join(facts)]).strip()
        case inspect.TupleType(item_types=types):
            return row([in_words(*each, called) for each in zip(value, types, strict=True)])
        case inspect.VarTupleType(item_type=item):
            return row([in_words(each, item, called) for each in value])
        case inspect.BoolType():
            return "yes" if value else "no"
    return "none" if value is None else str(to_builtins(value))


def row(said: Sequence[str]) -> str:
    return f"({'; '.join(said)})" if said else EMPTY


def fitting(value: Any, types: Sequence[inspect.Type]) -> inspect.Type:
    """Which of several types the value is of."""
    for kind in types:
        bare = kind.type if isinstance(kind, inspect.Metadata) else kind
        match bare:
            case inspect.StructType(cls=record):
                fits = type(value) is record
            case inspect.TupleType() | inspect.VarTupleType():
                fits = isinstance(value, tuple)
            case _:
                fits = type(value) is PLAIN.get(type(bare))
        if fits:
            return kind
    return inspect.AnyType()


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
