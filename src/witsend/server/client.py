"""The page: the built client, served from memory. Every address of the page is one document.

Boards that games of other packages bring are beside it, as modules that the page loads.
"""

import gzip
import mimetypes
import re
from collections.abc import Iterable
from functools import cached_property
from pathlib import Path
from typing import Any

from witsend.games import GAMES, HOUSE
from witsend.games.packages import board_of_package, rules_of_package

FOLDER = Path(__file__).parent / "static"  # made by the build
DOCUMENT = "/index.html"
HASHED = "/assets/"  # their names change with their content
SMALLEST_GZIPPED = 1000  # bytes; below that compressing brings nothing
GZIP = re.compile(rb"\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))")  # and not as what is not wanted
NO_BOARD = b"export {};\n"  # of a game that is played with the page's own
NOT_BUILT = b"The page has not been built here yet: script/setup builds it.\n"

# Only what Python itself knows: Windows' registry may call a script plain text, and no browser
# would run it then.
KINDS = mimetypes.MimeTypes()
KINDS.add_type("text/javascript", ".js")  # 3.11 has an older name for it
KINDS.add_type("font/woff", ".woff")
KINDS.add_type("font/woff2", ".woff2")

Headers = list[tuple[bytes, bytes]]


class File:
    def __init__(self, headers: Headers, content: bytes) -> None:
        self.headers = headers
        self.content = content

    @cached_property
    def gzipped(self) -> bytes | None:
        """Where that is smaller; made when it is first asked for, not at every start."""
        if len(self.content) < SMALLEST_GZIPPED:
            return None
        gzipped = gzip.compress(self.content, mtime=0)
        return gzipped if len(gzipped) < len(self.content) else None


class Client:
    def __init__(self, folder: Path = FOLDER) -> None:
        self.files = {
            f"/{path.relative_to(folder).as_posix()}": read(path, folder)
            for path in sorted(folder.rglob("*"))
            if path.is_file()
        }
        if self.files:
            self.files |= boards()

    def find(self, path: str) -> File | None:
        """A file by its name; for any other address of the page the document."""
        if path in self.files:
            return self.files[path]
        is_page = "." not in path.rpartition("/")[2]
        if is_page and not self.files:
            return File([(b"content-type", b"text/plain; charset=utf-8")], NOT_BUILT)
        return self.files.get(DOCUMENT) if is_page else None

    async def send(self, file: File, scope: Any, send: Any) -> None:
        headers, content = file.headers, file.content
        if accepts_gzip(scope["headers"]) and file.gzipped is not None:
            headers, content = [*headers, (b"content-encoding", b"gzip")], file.gzipped
        length = (b"content-length", str(len(content)).encode())
        await send({"type": "http.response.start", "status": 200, "headers": [*headers, length]})
        body = b"" if scope["method"] == "HEAD" else content
        await send({"type": "http.response.body", "body": body})


def boards() -> dict[str, File]:
    """Of each game of another package its rules, and a module, so that the page need not ask which
    has one."""
    found: dict[str, File] = {}
    for name, game in GAMES.items():
        if name in HOUSE:
            continue
        board = board_of_package(game)
        module = board.read_bytes() if board else NO_BOARD
        found[f"/boards/{name}.js"] = packed("text/javascript; charset=utf-8", b"no-cache", module)
        for language in ("en", "fr", "es"):
            if rules := rules_of_package(game, language):
                found[f"/boards/{name}.{language}.md"] = packed(
                    "text/markdown; charset=utf-8", b"no-cache", rules.read_bytes()
                )
    return found


def accepts_gzip(headers: Iterable[tuple[bytes, bytes]]) -> bool:
    return any(name == b"accept-encoding" and GZIP.search(value) for name, value in headers)


def read(path: Path, folder: Path) -> File:
    content = path.read_bytes()
    kind = KINDS.guess_type(path.name)[0] or "application/octet-stream"
    if kind.startswith("text/") or kind.endswith(("json", "javascript")):
        kind += "; charset=utf-8"
    hashed = f"/{path.relative_to(folder).as_posix()}".startswith(HASHED)
    kept = b"public, max-age=31536000, immutable" if hashed else b"no-cache"
    return packed(kind, kept, content)


def packed(kind: str, kept: bytes, content: bytes, *varies: bytes) -> File:
    """`varies`: the headers of a request, beside its encodings, that it depends on."""
    headers = [
        (b"content-type", kind.encode()),
        (b"cache-control", kept),
        (b"vary", b", ".join([b"accept-encoding", *varies])),
    ]
    return File(headers, content)
