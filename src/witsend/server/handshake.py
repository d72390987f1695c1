"""WebSocket's handshake (RFC 6455, section 4): what is one, and how it is answered."""

from base64 import b64decode, b64encode
from hashlib import sha1

WEBSOCKET_GUID = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
KEY_LENGTH = 16  # bytes, in base64
FORBIDDEN = b"HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
BAD_REQUEST = b"HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
NO_ROOM = b"HTTP/1.1 503 Service Unavailable\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
UPGRADE_REQUIRED = (
    b"HTTP/1.1 426 Upgrade Required\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    b"Content-Length: 0\r\nConnection: close, Upgrade\r\n\r\n"
)
SWITCHING = (
    b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Accept: %b\r\n\r\n"
)
Headers = list[tuple[bytes, bytes]]


def parts(request: bytes) -> tuple[bytes, bytes, Headers]:
    """Method, target and headers of a request, as uvicorn writes it out again."""
    first, *lines = request.removesuffix(b"\r\n\r\n").split(b"\r\n")
    method, target, _ = first.split(b" ", 2)
    headers = [(name, value) for name, _, value in (line.partition(b": ") for line in lines)]
    return method, target, headers


def problem(method: bytes, headers: Headers) -> bytes | None:
    """The answer to what is no handshake. `Connection` and `Upgrade` have been seen to before."""
    if method != b"GET" or not is_key(only(headers, b"sec-websocket-key")):
        return BAD_REQUEST
    return None if only(headers, b"sec-websocket-version") == b"13" else UPGRADE_REQUIRED


def accepted(headers: Headers) -> bytes:
    """Extensions and subprotocols that were offered are declined by saying nothing of them."""
    key = only(headers, b"sec-websocket-key")
    digest = sha1(key + WEBSOCKET_GUID, usedforsecurity=False).digest()
    return SWITCHING % b64encode(digest)


def only(headers: Headers, name: bytes) -> bytes:
    """The value of a header that may stand there once; empty where it does not."""
    values = [value.strip() for each, value in headers if each == name]
    return values[0] if len(values) == 1 else b""


def is_key(key: bytes) -> bool:
    try:
        return len(b64decode(key, validate=True)) == KEY_LENGTH
    except ValueError:
        return False
