"""What a view is made of, for whoever knows its game by types alone."""

from functools import cache
from typing import cast

from msgspec import inspect

from witsend.game import SEAT_FORMAT, View


@cache
def told_fields(view: type[View]) -> tuple[inspect.Field, ...]:
    """All but those that are told otherwise."""
    told = cast(inspect.StructType, inspect.type_info(view))
    return tuple([field for field in told.fields if field.name not in {"seat", "setup", "news"}])


def is_seat(kind: inspect.Type) -> bool:
    schema = kind.extra_json_schema if isinstance(kind, inspect.Metadata) else None
    return schema is not None and schema.get("format") == SEAT_FORMAT
