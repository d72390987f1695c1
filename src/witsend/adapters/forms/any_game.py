"""Any game's view as a vector: what its fields' types tell, and a print of the whole.

Sizes follow from the types and the seats. A tuple has as many places as its `Meta` says by
`max_length`, one for each seat where the view names it among its `seat_fields`, and otherwise
`PLACES`; what lies beyond them, and what would make a field longer than `MOST`, is told by prints.
"""

from collections.abc import Callable, Iterator
from functools import cache
from hashlib import blake2b
from operator import attrgetter, itemgetter
from typing import Any, NamedTuple

from msgspec import inspect, json
from msgspec.structs import replace

from witsend.adapters.forms.field import Field, one_of
from witsend.adapters.view_fields import is_seat, told_fields
from witsend.game import Record, View

PRINT = 64  # flags
WORD = 16  # flags for a string
PLACES = 8  # for values of which nobody has said how many there can be
MOST = 512  # numbers for one field of a view


class Part(NamedTuple):
    """A run of numbers for something of a value; all of them are 0 where the value is None."""

    name: str
    says: str
    size: int
    values: Callable[[Any], list[float]]

    def of(self, pick: Callable[[Any], Any]) -> "Part":
        """The same for a value that this one is picked from."""
        return self._replace(
            values=lambda whole: self.of_any(None if whole is None else pick(whole))
        )

    def of_any(self, value: Any) -> list[float]:
        return [0.0] * self.size if value is None else self.values(value)


def any_fields(view: View) -> Iterator[Field]:
    """One or several for each field of the view, and the print of the whole."""
    seats = view.setup.seats
    yield Field("seat", "whose view it is; none for an onlooker", one_of(view.seat, seats))
    for name, parts in plan(type(view), seats):
        value = getattr(view, name)
        for part in parts:
            yield Field(part.name, part.says, part.of_any(value))
    yield printed("print", view)


@cache
def plan(view: type[View], seats: int) -> tuple[tuple[str, tuple[Part, ...]], ...]:
    """For each field of the view what it is in numbers."""
    found = []
    for field in told_fields(view):
        spread = Spread(seats, seats if field.name in view.seat_fields else PLACES)
        parts = tuple(spread.parts(field.name, field.type))
        if sum(part.size for part in parts) > MOST:
            parts = (print_of(field.name),)
        found.append((field.name, parts))
    return tuple(found)


class Spread:
    """What values of a type are in numbers; `places` are those of the outermost tuple."""

    def __init__(self, seats: int, places: int, within: tuple[type, ...] = ()) -> None:
        self.seats = seats
        self.places = places
        self.within = within  # records, each in the one before

    def parts(self, name: str, kind: inspect.Type) -> Iterator[Part]:
        match kind:
            case inspect.Metadata() if is_seat(kind):
                yield Part(name, "which seat", self.seats, lambda seat: one_of(seat, self.seats))
            case inspect.Metadata(type=inner):
                yield from self.parts(name, inner)
            case inspect.UnionType(types=types):
                yield from self.one_of_several(name, types)
            case inspect.StructType():
                yield from self.record(name, kind)
            case inspect.TupleType(item_types=types):
                for place, item in enumerate(types):
                    for part in self.inner().parts(f"{name}[{place}]", item):
                        yield part.of(itemgetter(place))
            case inspect.VarTupleType(item_type=item, max_length=most):
                yield from self.many(name, item, most or self.places)
            case _:
                yield simple(name, kind)

    def inner(self, record: type | None = None) -> "Spread":
        return Spread(self.seats, PLACES, (*self.within, record) if record else self.within)

    def one_of_several(self, name: str, types: tuple[inspect.Type, ...]) -> Iterator[Part]:
        kinds = [kind for kind in types if not isinstance(kind, inspect.NoneType)]
        records = [kind for kind in kinds if isinstance(kind, inspect.StructType)]
        if len(kinds) < len(types):
            yield Part(f"{name}?", "1 where there is one", 1, lambda _: [1.0])
        if len(kinds) == 1:
            yield from self.parts(name, kinds[0])
        elif len(records) == len(kinds):
            yield choice(name, [kind.cls for kind in records]).of(type)
            for kind in records:
                for part in self.parts(f"{name}.{kind.cls.__name__}", kind):
                    yield part.of(only(kind.cls))
        else:
            yield print_of(name)

    def record(self, name: str, kind: inspect.StructType) -> Iterator[Part]:
        if kind.cls in self.within:  # there is no end to it
            yield print_of(name)
            return
        for field in kind.fields:
            for part in self.inner(kind.cls).parts(f"{name}.{field.name}", field.type):
                yield part.of(attrgetter(field.name))

    def many(self, name: str, item: inspect.Type, places: int) -> Iterator[Part]:
        each = [
            [part.of(at(place)) for part in self.inner().parts(f"{name}[{place}]", item)]
            for place in range(places)
        ]
        if any(len(parts) != 1 for parts in each):
            yield Part(
                name, f"how many; the first {places} follow", 1, lambda all_: [float(len(all_))]
            )
            for parts in each:
                yield from parts
            return
        singles = [part for parts in each for part in parts]
        yield Part(
            name,
            f"how many, and the first {places}, each: {singles[0].says}",
            1 + sum(part.size for part in singles),
            lambda all_: [float(len(all_)), *[n for part in singles for n in part.of_any(all_)]],
        )


def at(place: int) -> Callable[[Any], Any]:
    return lambda values: values[place] if place < len(values) else None


def only(record: type) -> Callable[[Any], Any]:
    return lambda value: value if type(value) is record else None


def simple(name: str, kind: inspect.Type) -> Part:
    """Of a value that has no parts."""
    match kind:
        case inspect.BoolType():
            return Part(name, "1 for yes", 1, lambda yes: [float(yes)])
        case inspect.IntType() | inspect.FloatType():
            return Part(name, "a number", 1, lambda number: [float(number)])
        case inspect.StrType():
            says = f"a word as {WORD} flags, by which words differ"
            return Part(name, says, WORD, lambda word: flags_of(word.encode(), WORD))
        case inspect.LiteralType(values=options):
            return choice(name, list(options))
        case inspect.EnumType(cls=options):
            return choice(name, list(options))
    return print_of(name)


def choice(name: str, options: list[Any]) -> Part:
    size = len(options)
    says = "one of: " + ", ".join(map(called, options))
    return Part(name, says, size, lambda value: one_of(options.index(value), size))


def called(option: Any) -> str:
    return str(option.__name__ if isinstance(option, type) else getattr(option, "value", option))


def print_of(name: str) -> Part:
    says = f"a print of it, {PRINT} flags: it has no bounds, or is too long for numbers"
    return Part(
        name, says, PRINT, lambda value: flags_of(json.encode(value, order="deterministic"), PRINT)
    )


def printed(name: str, record: Record) -> Field:
    """Two that differ have prints that differ, but for one time in 2**64."""
    if isinstance(record, View):
        record = replace(record, news=())
    says = "a print of the whole, by which all that differs differs"
    return Field(name, says, flags_of(json.encode(record, order="deterministic"), PRINT))


def flags_of(content: bytes, size: int) -> list[float]:
    digest = blake2b(content, digest_size=size // 8).digest()
    return [float(byte >> bit & 1) for byte in digest for bit in range(8)]
