"""The API's description of itself: every route and every message, as an OpenAPI document."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from http import HTTPStatus
from typing import Any

from msgspec import Struct
from msgspec.json import schema_components

from witsend import __version__
from witsend.game import Ending, Highlight, Move, News, Refusal, Result, Setup, State, View
from witsend.games import GAMES
from witsend.server.people import COOKIE
from witsend.server.protocol import Message, MoveGroup, Refused, SeatView, TableView
from witsend.server.routing import JSON, Route

COMPONENTS = "#/components/schemas/"
FAMILIES = (Refusal, Ending, News, Highlight, View, Move)  # of which every game has its own
Schema = dict[str, Any]


def describe(routes: Sequence[Route], refusals: Iterable[int]) -> Schema:
    """The whole document; `refusals` are the statuses that any route may answer with."""
    refusing = {
        str(code): {"description": HTTPStatus(code).phrase, "content": content(JSON, Refused)}
        for code in sorted(refusals)
    }
    paths: dict[str, Schema] = {}
    for route in routes:
        paths.setdefault(route.path, {})[route.method.lower()] = operation(route, refusing)
    named = [kind for route in routes for kind in (route.reads, route.gives) if kind is not None]
    return {
        "openapi": "3.1.0",
        "info": {"title": "Wits' End", "version": __version__},
        "servers": [{"url": "/"}],
        "security": [{}, {"cookie": []}, {"token": []}],
        "paths": paths,
        "components": {
            "schemas": messages(named),
            "securitySchemes": {
                "cookie": {"type": "apiKey", "in": "cookie", "name": COOKIE},
                "token": {"type": "http", "scheme": "bearer"},
            },
        },
    }


def operation(route: Route, refusing: Schema) -> Schema:
    given = {"description": route.summary, "content": content(route.media, route.gives)}
    described = {
        "operationId": route.handler.__name__,
        "summary": route.summary,
        "parameters": list(parameters(route)),
        "responses": {str(route.status): given, **refusing},
    }
    if route.reads is not None:
        described["requestBody"] = {"required": True, "content": content(JSON, route.reads)}
    return described


def parameters(route: Route) -> Iterator[Schema]:
    for parameter in route.parameters:
        place = "path" if route.is_in_path(parameter.name) else "query"
        schema = schemas(parameter.annotation)[0]
        yield {"name": parameter.name, "in": place, "required": place == "path", "schema": schema}


def content(media: str, kind: Any) -> Schema:
    return {media: {"schema": schemas(kind)[0]}}


def messages(kinds: Sequence[Any]) -> Schema:
    """All types by their names; those that the code leaves open are filled in."""
    families = {family: leaves(family) for family in FAMILIES}
    known = (kind for family in families.values() for kind in family)
    *_, components = schemas(*kinds, Message, TableView, SeatView, MoveGroup, Result, *known)
    for family, kinds_of_it in families.items():
        components[family.__name__] = {"anyOf": list(schemas(*kinds_of_it)[:-1])}
    kinds_left_open = (View, Move, MoveGroup, Result, SeatView, TableView)
    view, move, group, result, seat, table = schemas(*kinds_left_open)[:-1]
    nothing = {"type": "null"}
    components["SeatView"]["properties"] |= {
        "view": {"anyOf": [view, nothing]},
        "moves": {"type": "array", "items": {"anyOf": [move, group]}},
    }
    components["Update"]["properties"] |= {
        "table": table,
        "seats": {"type": "array", "items": seat},
        "result": result,
    }
    return components


def schemas(*kinds: Any) -> tuple[Schema, ...]:
    """Of each kind, and last the components they refer to."""
    each, components = schema_components(kinds, ref_template=COMPONENTS + "{name}")
    # msgspec gives kinds that share a name their Python path; files may move, games stay.
    names = {path: named_by_game(path) for path in components if "." in path}
    return tuple(renamed([*each, components], names))


def renamed(part: Any, names: Mapping[str, str]) -> Any:
    """The schema with these components named otherwise, and whatever refers to them."""
    if isinstance(part, dict):
        return {names.get(key, key): renamed(value, names) for key, value in part.items()}
    if isinstance(part, list):
        return [renamed(value, names) for value in part]
    if isinstance(part, str) and part.startswith(COMPONENTS):
        name = part.removeprefix(COMPONENTS)
        return COMPONENTS + names.get(name, name)
    return part


def named_by_game(path: str) -> str:
    module, _, name = path.rpartition(".")
    for game in GAMES.values():
        if is_of(game, module):
            return f"{game.name}.{name}"
    raise ValueError(f"{path} shares its name: only kinds of different games may.")


def is_of(game: type[State], module: str) -> bool:
    """Whether the kinds of a module are the game's own."""
    name = game.name.replace("-", "_")
    rooms = f"witsend.games.{name}", f"witsend.highlights.{name}"
    return module in rooms or module.startswith(f"{rooms[0]}.")


def setup_schema(options: type[Setup]) -> Schema:
    """Of a game's setup, for a form."""
    described: Schema = schemas(options)[-1][options.__name__]
    return described


def leaves(kind: type[Struct]) -> list[type[Struct]]:
    """The house's own kinds of it that have no kinds of their own."""
    below = [leaf for child in kind.__subclasses__() for leaf in leaves(child)]
    return below or [kind] * kind.__module__.startswith("witsend.")
