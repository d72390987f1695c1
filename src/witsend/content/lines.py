"""Where things stand in a TOML text, for errors that name the line: tomllib tells only values."""

import re
from tomllib import TOMLDecodeError

Path = tuple[str | int, ...]

_HEADER = re.compile(r"\s*(\[\[?)([^\]]+)\]")
_KEY = re.compile(
    r"""\s*((?:[\w-]+|"[^"]*"|'[^']*')(?:\s*\.\s*(?:[\w-]+|"[^"]*"|'[^']*'))*)\s*=\s*"""
)
_NAME = re.compile(r"""[\w-]+|"[^"]*"|'[^']*'""")
# A piece of a value: strings of all four kinds are one piece each, so that nothing in them counts.
_PIECE = re.compile(
    r'''"""(?:\\.|[^\\])*?"""|\'\'\'.*?\'\'\'|"(?:\\.|[^"\\\n])*"|'[^'\n]*'|#[^\n]*|\s|.''',
    re.DOTALL,
)


def of_toml_error(error: TOMLDecodeError, text: str) -> tuple[int, str]:
    """The line where a text is no TOML, and why."""
    said, _, place = str(error).partition(" (at ")
    found = re.match(r"line (\d+)", place)
    return int(found[1]) if found else text.count("\n") + 1, said


class Lines:
    """The lines of the tables, keys and array elements of a text that tomllib could read."""

    def __init__(self, text: str) -> None:
        self._lines: dict[Path, int] = {(): 1}
        self._count: dict[Path, int] = {}  # tables of each array of tables so far
        self._text = text
        table: Path = ()
        at = 0
        while at < len(text):
            if header := _HEADER.match(text, at):
                line = self._line(header.start(1))
                table = self._open(_names(header[2]), line, of_array=header[1] == "[[")
                self._lines[table] = line
                at = self._end_of_line(header.end())
            elif key := _KEY.match(text, at):
                path = table + _names(key[1])
                for part in range(len(table) + 1, len(path) + 1):
                    self._lines.setdefault(path[:part], self._line(key.start(1)))
                at = self._value(path, key.end())
            else:
                at = self._end_of_line(at)

    def of(self, *path: str | int) -> int:
        """The line of the value at this path, or of the nearest thing around it."""
        while path not in self._lines:
            path = path[:-1]
        return self._lines[path]

    def _line(self, at: int) -> int:
        return self._text.count("\n", 0, at) + 1

    def _end_of_line(self, at: int) -> int:
        end = self._text.find("\n", at)
        return len(self._text) if end < 0 else end + 1

    def _open(self, names: Path, line: int, *, of_array: bool) -> Path:
        """The table of a header: below an array of tables, the newest one is meant."""
        path: Path = ()
        for number, name in enumerate(names):
            path += (name,)
            last = number == len(names) - 1
            if last and of_array:
                self._count[path] = self._count.get(path, 0) + 1
                self._lines.setdefault(path, line)
            if path in self._count:
                path += (self._count[path] - 1,)
        return path

    def _value(self, path: Path, at: int) -> int:
        """Goes over one value, noting where the elements of an array begin; its end."""
        depth, element, fresh = 0, 0, False
        array = self._text.startswith("[", at)
        for piece in _PIECE.finditer(self._text, at):
            sign = piece[0]
            if sign == "\n" and depth == 0:
                return piece.end()
            if sign in "]}":
                depth -= 1
            elif not sign.isspace() and sign[0] != "#":
                if array and depth == 1 and fresh and sign != ",":
                    self._lines[(*path, element)] = self._line(piece.start())
                    fresh = False
                if sign in "[{":
                    fresh = fresh or depth == 0
                    depth += 1
                elif sign == "," and depth == 1:
                    element, fresh = element + 1, True
        return len(self._text)


def _names(dotted: str) -> Path:
    return tuple(name.strip("\"'") for name in _NAME.findall(dotted))
