"""The notebooks of docs/tutorials run, and say what they claim to say by their own asserts."""

import json
import re
import tomllib
from pathlib import Path

import nbformat
import pytest

from notebooks import NOTEBOOKS, Cell, cells, page, run, run_cell, write

ROOT = Path(__file__).parent.parent


def test_there_are_the_tutorials_that_the_site_names() -> None:
    nav = tomllib.loads((ROOT / "zensical.toml").read_text())["project"]["nav"]
    (study,) = (part["Study"] for part in nav if "Study" in part)
    (named,) = (part["Tutorials"] for part in study if "Tutorials" in part)
    pages = {path for entry in named for path in entry.values()}
    assert pages == {f"tutorials/{notebook.stem}.md" for notebook in NOTEBOOKS}
    assert len(pages) == 4


@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_is_one_that_jupyter_opens_and_holds_nothing_it_printed(notebook: Path) -> None:
    read = json.loads(notebook.read_text())
    nbformat.validate(read)
    assert not [
        cell for cell in read["cells"] if cell.get("outputs") or cell.get("execution_count")
    ]


@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda path: path.stem)
def test_links_of_a_notebook_lead_somewhere(notebook: Path) -> None:
    words = "".join(cell.source for cell in cells(notebook) if not cell.is_code)
    links = re.findall(r"\]\(([^)#]+)", words)
    assert links
    assert [link for link in links if not (notebook.parent / link).exists()] == []


@pytest.mark.soak  # games by the thousand
@pytest.mark.filterwarnings("ignore")  # of what the peers import
@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_runs_and_prints(notebook: Path) -> None:
    ran = list(run(notebook))
    assert any("assert " in cell.source for cell, _ in ran), "it claims nothing that could fail"
    assert sum(bool(printed) for _, printed in ran) >= 3


def test_a_cell_shows_what_it_prints_and_its_last_expression() -> None:
    known: dict[str, object] = {}
    assert run_cell(Cell(True, "a = 2\nprint('two')\na + 1"), known, "here") == "two\n3"
    assert run_cell(Cell(True, "a = None\na"), known, "here") == ""
    assert run_cell(Cell(False, "a + 1"), known, "here") == ""
    with pytest.raises(AssertionError):
        run_cell(Cell(True, "assert a"), known, "here")


@pytest.fixture
def notebook(tmp_path: Path) -> Path:
    notebook = tmp_path / "two.ipynb"
    told = {"cell_type": "markdown", "source": ["# Two\n", "After [one](one.ipynb)"]}
    done = {"cell_type": "code", "source": ["1 + 1"]}
    notebook.write_text(json.dumps({"cells": [told, done]}))
    return notebook


TOLD = "# Two\nAfter [one](one.md)\n\n```python\n1 + 1\n```\n\n"
PRINTED = "```text\n2\n```\n\n"
LINK = "[This page as a notebook](two.ipynb)\n"


def test_a_page_leads_to_other_pages_and_to_its_notebook(notebook: Path) -> None:
    assert page(notebook) == f"{TOLD}{PRINTED}{LINK}"


def test_a_page_that_was_not_run_gives_way_to_one_that_was_and_never_the_other_way(
    notebook: Path, tmp_path: Path
) -> None:
    written = tmp_path / "two.md"
    for running, wrote, printed in (
        (False, True, ""),
        (False, False, ""),
        (True, True, PRINTED),
        (True, False, PRINTED),
        (False, False, PRINTED),
    ):
        assert write(tmp_path, running=running) == ["two.md"] * wrote
        assert written.read_text() == f"{TOLD}{printed}{LINK}"
