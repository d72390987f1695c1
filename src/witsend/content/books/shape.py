"""The shape of an adventure book's files: one volume spelled out, and every part that is amiss."""

import re
from collections.abc import Iterator
from difflib import get_close_matches
from types import NoneType, UnionType
from typing import Annotated, Any, Union, get_args, get_origin

from msgspec import Struct, ValidationError, convert
from msgspec.structs import fields

from witsend.content.books.vocabulary import CONDITIONS
from witsend.content.lines import Path as Where
from witsend.game import may_be

TEXTS = {"title", "name", "story", "text", "first_player"}  # keys with a text for people
TEXT_TABLES = {"names", "frame"}  # tables of texts
LISTS = {"requires", "when", "cond"}  # keys with conditions
NAMED_BY = {"do": "effect", "is": "condition"}  # the key that names a table's kind
Problem = tuple[Where, str]


def spelled_out(data: Any, *, brave: bool) -> Any:
    """The data of one volume, with every text in languages and every condition by its name."""
    if isinstance(data, list):
        return [spelled_out(item, brave=brave) for item in data]
    if not isinstance(data, dict):
        return data
    harder = data.get("brave")
    chosen = data
    if isinstance(harder, dict):
        usual = {key: value for key, value in data.items() if key != "brave"}
        chosen = usual | harder if brave else usual
    spelled: dict[str, Any] = {}
    for key, value in chosen.items():
        if key in TEXTS and isinstance(value, str):
            spelled[key] = {"en": value}
        elif key in TEXT_TABLES and isinstance(value, dict):
            spelled[key] = {id_: {"en": n} if isinstance(n, str) else n for id_, n in value.items()}
        elif key == "labels" and isinstance(value, list):
            spelled[key] = [{"en": label} if isinstance(label, str) else label for label in value]
        elif key in LISTS and isinstance(value, list):
            spelled[key] = [condition(item) for item in value]
        else:
            spelled[key] = spelled_out(value, brave=brave)
    return spelled


def condition(item: Any) -> Any:
    """`{ at = ["westley", "barn"] }` as the record of that name."""
    if not isinstance(item, dict) or len(item) != 1:
        return item
    ((name, value),) = item.items()
    if name not in CONDITIONS:
        return {"is": name}
    names = CONDITIONS[name].__struct_fields__
    values = value if len(names) > 1 and isinstance(value, list) else [value]
    return {"is": name, **dict(zip(names, values, strict=False))}


def misshapen(data: Any, kind: Any, where: Where = ()) -> Iterator[Problem]:
    """Every part that does not fit its type: of a whole that does not, each part is tried alone."""
    try:
        convert(data, kind)
    except ValidationError as error:
        found = [
            problem
            for key, item, inner in parts(data, kind)
            for problem in misshapen(item, inner, (*where, key))
        ]
        found += [((*where, *path), what) for path, what in keys_amiss(data, kind)]
        what, _, place = str(error).partition(" - at ")
        key = where[-1] if where else ""
        yield from found or [
            ((*where, *path_of(place)), in_words(str(key), data, kind) or decapitalised(what))
        ]


def in_words(key: str, data: Any, kind: Any) -> str | None:
    """What a part that does not fit its type is to be; None where msgspec says it best."""
    members = [member for member in members_of(kind) if member is not NoneType]
    if isinstance(data, dict) and len(members) > 1 and all(map(is_table, members)):
        return kind_amiss(data, members)
    meant = dict.fromkeys(to_be(member, data) for member in members)
    if None in meant:
        return None
    tables: dict[type, str] = {dict: "a table", list: "a list"}
    shown = tables.get(type(data)) or repr(data)
    named = "an entry" if key.isdecimal() else f"`{key}`"
    return f"{named} is {' or '.join(map(str, meant))}, not {shown}"


def to_be(kind: Any, data: Any) -> str | None:
    """What a value of this type is, in words; None if the data is so, and wrong inside."""
    plain = get_args(kind)[0] if get_origin(kind) is Annotated else kind
    if plain is bool:
        return "true or false"
    if plain is str:
        return "letters, digits and _" if isinstance(data, str) else "a text in quotation marks"
    if is_table(plain):
        return None if isinstance(data, dict) else "a table, in braces"
    if get_origin(plain) is tuple:
        return None if isinstance(data, list) else "a list, in square brackets"
    return may_be(kind)


def kind_amiss(data: dict[str, Any], records: list[Any]) -> str:
    """Which effect or condition a table names that there is not."""
    tags = [record.__struct_config__.tag for record in records]
    key = records[0].__struct_config__.tag_field
    if key not in data:
        return "an effect has the key `do`" if key == "do" else "a condition has one key"
    near = get_close_matches(str(data[key]), tags, 1)
    hint = f"; {near[0]!r} comes nearest" if near else ""
    return f"there is no {NAMED_BY[key]} {data[key]!r} here{hint}"


def decapitalised(sentence: str) -> str:
    return sentence[:1].lower() + sentence[1:]


def is_table(kind: Any) -> bool:
    return get_origin(kind) is dict or (isinstance(kind, type) and issubclass(kind, Struct))


def members_of(kind: Any) -> tuple[Any, ...]:
    return get_args(kind) if get_origin(kind) in (Union, UnionType) else (kind,)


def parts(data: Any, kind: Any) -> Iterator[tuple[str | int, Any, Any]]:
    """The parts of a value that have a type of their own: their keys, values and types."""
    origin, args = get_origin(kind), get_args(kind)
    if record := record_of(data, kind):
        for each in fields(record):
            if each.encode_name in data:
                yield each.encode_name, data[each.encode_name], each.type
    elif origin is dict and isinstance(data, dict):
        yield from ((key, item, args[1]) for key, item in data.items())
    elif origin is tuple and isinstance(data, list):
        yield from ((number, item, args[0]) for number, item in enumerate(data))


def keys_amiss(data: Any, kind: Any) -> Iterator[Problem]:
    """Keys that a table has too many or too few."""
    if record := record_of(data, kind):
        known = {each.encode_name for each in fields(record)}
        for key in data:
            if key not in {*known, record.__struct_config__.tag_field}:
                yield (key,), f"there is no key `{key}`"
        for each in fields(record):
            if each.required and each.encode_name not in data:
                yield (), f"the key `{each.encode_name}` is missing"


def record_of(data: Any, kind: Any) -> type[Struct] | None:
    """The record that a table is to be; among several, the one it names."""
    if not isinstance(data, dict):
        return None
    kinds = members_of(kind)
    records = [each for each in kinds if isinstance(each, type) and issubclass(each, Struct)]
    for record in records:
        config = record.__struct_config__
        if len(records) == 1 or data.get(config.tag_field) == config.tag:
            return record
    return None


def path_of(where: str) -> Where:
    """`$.rule[2].id` in msgspec's words, as a path."""
    steps = re.findall(r"\.(\w+)|\[(\d+)\]", where)
    return tuple(int(number) if number else name for name, number in steps)
