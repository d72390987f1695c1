"""Any game's view as a vector: what its fields' types tell, and a print of the whole."""

from collections.abc import Iterator
from functools import cache
from hashlib import blake2b
from typing import Any, Literal, get_args, get_origin

from msgspec import json
from msgspec.structs import FieldInfo, fields, replace

from witsend.adapters.forms.field import Field, numbers, one_of
from witsend.game import Record, Seat, View

PRINT = 64  # flags


def any_fields(view: View) -> Iterator[Field]:
    """Numbers, yes or no, choices, and numbers for each seat; all else is in the print alone."""
    seats = view.setup.seats
    yield Field("seat", "whose view it is; none for an onlooker", one_of(view.seat, seats))
    for field in told(type(view)):
        yield from one_field(field, getattr(view, field.name), seats)
    yield printed("print", view)


def one_field(field: FieldInfo, value: Any, seats: int) -> Iterator[Field]:
    name, kind = field.name, field.type
    options = [option for option in get_args(kind) if option is not type(None)]
    if kind is bool:
        yield Field(name, "1 for yes", [float(value)])
    elif get_origin(kind) is Literal:
        yield Field(name, ", ".join(map(str, options)), one_of(options.index(value), len(options)))
    elif kind is int:
        yield Field(name, "a number", [float(value)])
    elif options == [Seat]:
        yield Field(name, "a number, or none", [float(value is not None), float(value or 0)])
    elif kind == tuple[int, ...]:
        many = [float(len(value)), *map(float, value[:seats])]
        yield Field(name, "how many, and the first of them", numbers(many, seats + 1))


@cache
def told(view: type[View]) -> tuple[FieldInfo, ...]:
    return tuple(f for f in fields(view) if f.name not in {"seat", "setup", "news"})


def printed(name: str, record: Record) -> Field:
    """Two that differ have prints that differ, but for one time in 2**64."""
    if isinstance(record, View):
        record = replace(record, news=())
    digest = blake2b(json.encode(record), digest_size=PRINT // 8).digest()
    flags = [float(byte >> bit & 1) for byte in digest for bit in range(8)]
    return Field(name, "a print of the whole, by which all that differs differs", flags)
