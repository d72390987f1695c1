"""The API's description of itself: every route and every message, as an OpenAPI document."""

import inspect
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from http import HTTPStatus
from typing import Any

from litestar.handlers import HTTPRouteHandler
from msgspec import Struct
from msgspec.json import schema_components

from witsend import __version__
from witsend.game import Ending, Move, News, Refusal, Result, State, View
from witsend.games import GAMES
from witsend.server.people import COOKIE
from witsend.server.protocol import Refused, SeatView, TableView, Told

JSON, LINES = "application/json", "application/x-ndjson"
COMPONENTS = "#/components/schemas/"
Schema = dict[str, Any]


def describe(routes: Sequence[HTTPRouteHandler], refusals: Iterable[int]) -> Schema:
    """Routes say what they `reads` and `gives`; `refusals` are the statuses of those."""
    refusing = {
        str(code): {"description": HTTPStatus(code).phrase, "content": content(JSON, Refused)}
        for code in sorted(refusals)
    }
    paths: dict[str, Schema] = {}
    for route in routes:
        path, method = re.sub(r":\w+", "", min(route.paths)), min(route.http_methods)
        paths.setdefault(path, {})[method.lower()] = operation(route, path, refusing)
    told = [route.opt[what] for route in routes for what in ("reads", "gives") if what in route.opt]
    return {
        "openapi": "3.1.0",
        "info": {"title": "Wits' End", "version": __version__},
        "servers": [{"url": "/"}],
        "security": [{}, {"cookie": []}, {"token": []}],
        "paths": paths,
        "components": {
            "schemas": messages(told),
            "securitySchemes": {
                "cookie": {"type": "apiKey", "in": "cookie", "name": COOKIE},
                "token": {"type": "http", "scheme": "bearer"},
            },
        },
    }


def operation(route: HTTPRouteHandler, path: str, refusing: Schema) -> Schema:
    gives = content(route.opt.get("media", JSON), route.opt["gives"])
    given = {"description": route.summary, "content": gives}
    described = {
        "operationId": route.handler_name,
        "summary": route.summary,
        "parameters": list(parameters(route, path)),
        "responses": {str(route.status_code): given, **refusing},
    }
    if "reads" in route.opt:
        described["requestBody"] = {"required": True, "content": content(JSON, route.opt["reads"])}
    return described


def parameters(route: HTTPRouteHandler, path: str) -> Iterator[Schema]:
    for name, parameter in inspect.signature(route.fn).parameters.items():
        if name != "request":
            place = "path" if f"{{{name}}}" in path else "query"
            schema = schemas(parameter.annotation)[0]
            yield {"name": name, "in": place, "required": place == "path", "schema": schema}


def content(media: str, kind: Any) -> Schema:
    return {media: {"schema": schemas(kind)[0]}}


def messages(kinds: Sequence[Any]) -> Schema:
    """All types by their names; those that the code leaves open are filled in."""
    families = {family: leaves(family) for family in (Refusal, Ending, News, View, Move)}
    known = (kind for family in families.values() for kind in family)
    *_, components = schemas(*kinds, Told, TableView, SeatView, Result, *known)
    for family, kinds_of_it in families.items():
        components[family.__name__] = {"anyOf": list(schemas(*kinds_of_it)[:-1])}
    view, move, result, seat, table = schemas(View, Move, Result, SeatView, TableView)[:-1]
    nothing = {"type": "null"}
    components["SeatView"]["properties"] |= {
        "view": {"anyOf": [view, nothing]},
        "moves": {"type": "array", "items": move},
    }
    components["Update"]["properties"] |= {
        "table": table,
        "seats": {"type": "array", "items": seat},
        "result": {"anyOf": [result, nothing]},
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
    return module.startswith(f"witsend.games.{game.name.replace('-', '_')}")


def leaves(kind: type[Struct]) -> list[type[Struct]]:
    """The house's own kinds of it that have no kinds of their own."""
    below = [leaf for child in kind.__subclasses__() for leaf in leaves(child)]
    return below or [kind] * kind.__module__.startswith("witsend.")
