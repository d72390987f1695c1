"""Prints the JSON Schemas of all messages and of every game, for `script/types`."""

import sys
from collections.abc import Iterable
from typing import Any, Union, get_args, get_type_hints

from msgspec import json

from witsend.content.packs import Question
from witsend.game import Ending, Highlight, News, Refusal, Result, State, View
from witsend.games import GAMES
from witsend.server import protocol
from witsend.server.openapi import Schema, is_of, leaves, schemas

# What the page sends: there, what has a default may be left out. What it is sent is always whole,
# but for updates.
MAY_LEAVE_OUT = {
    kind.__name__
    for kind in (*get_args(protocol.AnyAsk), protocol.NewTable, protocol.Named, protocol.Sheet)
}
MAY_LEAVE_OUT.add(protocol.Update.__name__)
MAY_LEAVE_OUT |= {  # and moves that leave it out themselves
    move.__name__
    for game in GAMES.values()
    for move in get_args(game.kinds)
    if move.__struct_config__.omit_defaults
}
# What logs that are older than it do not have, and an answer that is exact.
UNSAID = {Question.__name__: ("difficulty", "exact"), "WitsAndWagersSetup": ("measured",)}
MESSAGES = (
    *(protocol.ChairView, protocol.Line, protocol.Person, protocol.SeatView, protocol.TableView),
    protocol.MoveGroup,
    *(
        protocol.Advice,
        protocol.Coached,
        protocol.Finale,
        protocol.Found,
        protocol.BookShown,
        protocol.GameListing,
        protocol.Invitation,
        protocol.KeptStory,
        protocol.Me,
        protocol.Named,
        protocol.PackListing,
        protocol.NewTable,
        protocol.OpenedTable,
        protocol.Sheet,
        protocol.SheetRead,
        protocol.TryAgain,
    ),
    *(protocol.Replay, protocol.TableListing, Result),
)


def house() -> Schema:
    refusals = [kind for kind in leaves(Refusal) if "witsend.games." not in kind.__module__]
    named = {"Ask": protocol.AnyAsk, "Message": protocol.Message, "TableRefusal": union(refusals)}
    written = document(named, MESSAGES)
    kinds = written["definitions"]
    kinds["Update"]["properties"] |= {
        "table": ref("TableView"),
        "seats": {"type": "array", "items": ref("SeatView")},
        "result": ref("Result"),
    }
    for name in ("Replay", "KeptStory"):
        kinds[name]["properties"]["result"] = {"anyOf": [ref("Result"), {"type": "null"}]}
    # Which kinds there are is the game's business.
    for name in ("Refusal", "Ending", "Highlight"):
        kinds[name]["properties"] = {"type": {"type": "string"}}
        kinds[name]["required"] = ["type"]
    return written


def of(game: type[State]) -> Schema:
    """A game's own types, by names that are the same for every game."""
    named: dict[str, Any] = {"Setup": game.options, "Move": game.kinds}
    for kind in (View, News, Refusal, Ending, Highlight):
        named[kind.__name__] = union(leaf for leaf in leaves(kind) if is_of(game, leaf.__module__))
    printed = get_type_hints(game.printed)["return"]
    if isinstance(printed, type):
        named["Printed"] = printed
    return document(named, ())


def union(kinds: Iterable[Any]) -> Any:
    return Union[tuple(kinds)]  # noqa: UP007 - made from a list


def ref(name: str) -> Schema:
    return {"$ref": f"#/components/schemas/{name}"}


def document(named: dict[str, Any], kinds: Iterable[Any]) -> Schema:
    *shapes, components = schemas(*named.values(), *kinds)
    definitions = {**components, **dict(zip(named, shapes, strict=False))}
    for name, shape in definitions.items():
        shape.pop("title", None)
        if name not in MAY_LEAVE_OUT and "properties" in shape:
            without = set(UNSAID.get(name, ()))
            shape["required"] = [key for key in shape["properties"] if key not in without]
    return {"definitions": definitions}


documents = {"lib/protocol.ts": house()}
documents |= {f"games/{game.name}/types.ts": of(game) for game in GAMES.values()}
sys.stdout.buffer.write(json.encode(documents))
