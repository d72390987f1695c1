"""From a request of the API to its handler: what stands in the address, and what goes back.

A handler gets the visitors, the request, and by name what its path and its query hold. It gives
what is to be encoded as JSON, or a response of its own.
"""

import inspect
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from typing import Any, NamedTuple
from zlib import MAX_WBITS, decompressobj

from msgspec import ValidationError, convert, json
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from witsend.game import Refusal
from witsend.server.client import accepts_gzip
from witsend.server.database import StoreError
from witsend.server.metrics import count_refusal
from witsend.server.protocol import LARGEST_MESSAGE, Garbled, plain, refused
from witsend.server.refusals import (
    CONFLICT,
    RETRY_AFTER,
    STATUS,
    Broken,
    Denied,
    NotKept,
    NotUnderstood,
    TooLarge,
)
from witsend.server.runtime import logger
from witsend.server.visitors import Visitors

JSON, LINES = "application/json", "application/x-ndjson"
PIECE = 256 * 1024  # bytes of a long answer


class Route(NamedTuple):
    method: str
    path: str
    summary: str
    handler: Callable[..., Awaitable[Any]]
    gives: Any  # the type of what goes back
    reads: Any = None  # the type of the body, where there is one
    status: int = 200
    media: str = JSON

    @property
    def parameters(self) -> list[inspect.Parameter]:
        """Of the path and of the query."""
        _, _, *parameters = inspect.signature(self.handler).parameters.values()
        return parameters

    def is_in_path(self, name: str) -> bool:
        return f"{{{name}}}" in self.path

    def endpoint(self, visitors: Visitors) -> Callable[[Request], Awaitable[Response]]:
        query = [each for each in self.parameters if not self.is_in_path(each.name)]

        async def respond(request: Request) -> Response:
            try:
                asked = {each.name: from_query(request, each) for each in query}
                given = await self.handler(visitors, request, **request.path_params, **asked)
            except Denied as denied:
                return refusal(denied.why)
            except StoreError as error:
                logger.warning("a request was not carried out: %s", error)
                return refusal(NotKept())
            except Exception:  # noqa: BLE001 - whatever it is, the request is answered
                logger.exception("a request failed")
                return refusal(Broken())
            if isinstance(given, Response):
                return given
            return as_json(given, self.status)

        return respond


def from_query(request: Request, parameter: inspect.Parameter) -> Any:
    value = request.query_params.get(parameter.name)
    if value is None:
        if parameter.default is parameter.empty:
            raise Denied(NotUnderstood(f"{parameter.name} is missing"))
        return parameter.default
    try:
        return convert(value, parameter.annotation, strict=False)
    except ValidationError as error:
        raise Denied(NotUnderstood(plain(f"{parameter.name}: {error}"))) from None


async def body(
    request: Request, decode: Callable[[bytes], Any], most: int = LARGEST_MESSAGE
) -> Any:
    """Decoded as strictly as a socket's message."""
    content = b""
    async for chunk in request.stream():
        content += chunk
        if len(content) > most:
            raise Denied(TooLarge(most))
    try:
        return decode(content)
    except Garbled as error:
        raise Denied(NotUnderstood(str(error))) from None


def as_json(content: object, status: int = 200) -> Response:
    return Response(json.encode(content), status, media_type=JSON)


def gzipped(
    request: Request, content: bytes, media: str = JSON, headers: Mapping[str, str] | None = None
) -> Response:
    """What is compressed already: as it is, or unpacked for whoever cannot read that."""
    headers = {**(headers or {}), "vary": "accept-encoding"}
    if accepts_gzip(request.headers.raw):
        headers["content-encoding"] = "gzip"
        return Response(content, headers=headers, media_type=media)
    return StreamingResponse(pieces(content), headers=headers, media_type=media)


async def pieces(content: bytes) -> AsyncIterator[bytes]:
    unpacking = decompressobj(wbits=16 + MAX_WBITS)  # 16: with gzip's header
    while content:
        yield unpacking.decompress(content, PIECE)
        content = unpacking.unconsumed_tail


def refusal(why: Refusal, id_: int = 0, status: int | None = None) -> Response:
    count_refusal(why)
    response = as_json(refused(id_, why), status or STATUS.get(type(why), CONFLICT))
    if seconds := RETRY_AFTER.get(type(why)):
        response.headers["retry-after"] = str(seconds)
    return response
