"""A book is served while it is written."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from click.testing import CliRunner

from served import free_port
from witsend.cli import main
from witsend.cli.book_play import BookServer
from witsend.content.books.files import begin


@pytest.fixture
def book(tmp_path: Path) -> Path:
    begin(tmp_path / "My Book")
    return tmp_path / "My Book"


@pytest.fixture
def playing(book: Path) -> Iterator[tuple[Any, int]]:
    port = free_port()
    command = [sys.executable, "-u", "-m", "witsend", "book", "play", str(book)]
    with subprocess.Popen(
        [*command, "--no-open", "--port", str(port)], stdout=subprocess.PIPE, text=True
    ) as process:
        yield process, port
        process.terminate()


def shown(port: int) -> Any:
    return httpx.get(f"http://127.0.0.1:{port}/api/books/my-book").json()


def test_what_is_saved_is_shown_and_what_cannot_be_played_is_named(
    book: Path, playing: tuple[Any, int]
) -> None:
    process, port = playing
    assert f":{port}/book/my-book" in process.stdout.readline()
    before = shown(port)
    assert [view["chapter"] for view in before["views"]] == [1]
    chapter = book / "ch1.toml"
    text = chapter.read_text()

    chapter.write_text(text.replace('miracle_space = "attic"', 'miracle_space = "roof"'))
    assert process.stdout.readline().startswith("ch1.toml, line ")
    assert "Put that right" in process.stdout.readline()
    now = shown(port)
    assert now["edition"] == before["edition"]
    assert now["problems"][0].startswith("ch1.toml, line ")

    chapter.write_text(text.replace("The Lost Key", "The Found Key"))
    assert "Drawn anew" in process.stdout.readline()
    after = shown(port)
    assert after["edition"] != before["edition"]
    assert after["problems"] == []
    assert after["printed"]["chapters"][0]["chapter"]["title"]["en"] == "The Found Key"


def test_a_folder_that_is_not_there_is_named() -> None:
    result = CliRunner().invoke(main, ["book", "play", "nowhere"])
    assert result.exit_code == 1
    assert "There is no folder nowhere." in result.output


def test_a_port_that_is_taken_is_named(book: Path, tmp_path: Path) -> None:
    port = free_port()
    first = BookServer(book, port, tmp_path)
    try:
        first.start_anew()
        result = CliRunner().invoke(main, ["book", "play", str(book), "--port", str(port)])
        assert result.exit_code == 1
        assert f"Something is served at port {port}" in result.output
    finally:
        first.stop()
