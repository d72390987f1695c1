"""Runs the notebooks of docs/tutorials, and writes each as a page for the site: script/docs.

Notebooks are kept without what they print; the pages beside them have it, and are not kept. With
--unrun, a notebook without a page gets one of its words and code, which the next run replaces.
"""

import ast
import json
import os
import re
import sys
from collections.abc import Callable, Iterator
from contextlib import chdir, redirect_stdout
from io import StringIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

TUTORIALS = Path(__file__).parent.parent / "docs" / "tutorials"
NOTEBOOKS = sorted(TUTORIALS.glob("*.ipynb"))


class Cell(NamedTuple):
    is_code: bool
    source: str


def cells(notebook: Path) -> list[Cell]:
    read = json.loads(notebook.read_text(encoding="utf-8"))["cells"]
    return [Cell(cell["cell_type"] == "code", "".join(cell["source"])) for cell in read]


def run(notebook: Path) -> Iterator[tuple[Cell, str]]:
    """Its cells, one after another, each with what it has printed; in an empty folder."""
    known: dict[str, Any] = {"__name__": "__main__"}
    with TemporaryDirectory() as folder:
        for number, cell in enumerate(cells(notebook), 1):
            with chdir(folder):
                printed = run_cell(cell, known, f"{notebook.name}, cell {number}")
            yield cell, printed


def run_cell(cell: Cell, known: dict[str, Any], name: str) -> str:
    """As Jupyter does: an expression at the end is shown."""
    if not cell.is_code:
        return ""
    body = ast.parse(cell.source, name).body
    shown = body.pop() if body and isinstance(body[-1], ast.Expr) else None
    with redirect_stdout(StringIO()) as printed:
        exec(compile(ast.Module(body, []), name, "exec"), known)  # noqa: S102 - our own notebooks
        if isinstance(shown, ast.Expr):
            value = eval(compile(ast.Expression(shown.value), name, "eval"), known)  # noqa: S307
            if value is not None:
                print(repr(value))  # noqa: T201 - into the page
    return printed.getvalue().rstrip()


def unrun(notebook: Path) -> Iterator[tuple[Cell, str]]:
    return ((cell, "") for cell in cells(notebook))


def page(notebook: Path, ran: Callable[[Path], Iterator[tuple[Cell, str]]] = run) -> str:
    parts = []
    for cell, printed in ran(notebook):
        if cell.is_code:
            parts.append(f"```python\n{cell.source}\n```")
        else:  # from page to page, not from notebook to notebook
            parts.append(re.sub(r"\]\(([\w-]+)\.ipynb\)", r"](\1.md)", cell.source))
        if printed:
            parts.append(f"```text\n{printed}\n```")
    parts.append(f"[This page as a notebook]({notebook.name})")
    return "\n\n".join(parts) + "\n"


def write(folder: Path, *, running: bool) -> list[str]:
    """The pages of the notebooks there; the names of those that were written."""
    wrote = []
    for notebook in sorted(folder.glob("*.ipynb")):
        written = notebook.with_suffix(".md")
        if running and is_older(written, notebook):
            sys.stderr.write(f"{notebook.name} is run ...\n")
            written.write_text(page(notebook), encoding="utf-8")
        elif not running and not written.exists():
            written.write_text(page(notebook, unrun), encoding="utf-8")
            os.utime(written, (0, 0))  # older than its notebook
        else:
            continue
        wrote.append(written.name)
    return wrote


def is_older(written: Path, notebook: Path) -> bool:
    return not written.exists() or written.stat().st_mtime < notebook.stat().st_mtime


if __name__ == "__main__":
    write(TUTORIALS, running="--unrun" not in sys.argv)
