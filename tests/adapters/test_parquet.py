"""Records as tables of columns, read back from their files."""

import re
import shutil
import sys
from pathlib import Path

import polars as pl
import pytest
from click.testing import CliRunner
from msgspec import json

from witsend.adapters.parquet import MOVES, SEATS, moves_frame, seats_frame
from witsend.cli import main
from witsend.games import GAMES
from witsend.games.pirates_dice import Bid, PiratesDice, PiratesDiceSetup, Roll
from witsend.record import GameRecord, Sitter, read

ROOT = Path(__file__).parent.parent.parent
GOLDEN = sorted((ROOT / "tests" / "records").glob("*.jsonl"))


def to_parquet(*arguments: object, exit_code: int = 0) -> str:
    typed = ["records", "to-parquet", *map(str, arguments)]
    result = CliRunner().invoke(main, typed, env={"COLUMNS": "300"})
    assert result.exit_code == exit_code, result.output
    return str(result.output)


def test_every_event_of_every_record_is_read_back(tmp_path: Path) -> None:
    said = to_parquet(ROOT / "tests" / "records", "--into", tmp_path)
    assert f"{len(GOLDEN)} games are in" in said
    moves = pl.read_parquet(tmp_path / "moves.parquet")
    assert moves.schema == MOVES
    assert set(moves["game"]) == set(GAMES)
    assert not moves["stands"].all(), "something was taken back in one of them"
    for path in GOLDEN:
        record = read(path)
        rows = moves.filter(record=path.stem).to_dicts()
        assert [row["step"] for row in rows] == [*range(1, len(record.events) + 1)]
        for row, event in zip(rows, record.events, strict=True):
            assert row["seat"] == event.seat
            assert json.decode(row["move"], type=record.state.kinds) == event.move
            assert json.decode(row["move"])["type"] == row["type"]
            assert row["text"] == str(event.move)
            assert row["who"] == (record.names[event.seat] if event.seat >= 0 else None)


def test_every_seat_has_its_share_of_the_win(tmp_path: Path) -> None:
    to_parquet(*GOLDEN, "--into", tmp_path)
    seats = pl.read_parquet(tmp_path / "seats.parquet")
    assert seats.schema == SEATS
    for path in GOLDEN:
        record = read(path)
        rows = seats.filter(record=path.stem).to_dicts()
        assert [row["who"] for row in rows] == [*record.names]
        assert json.decode(rows[0]["setup"], type=type(record.setup)) == record.setup
        result = record.result
        assert result
        assert tuple(row["score"] for row in rows) == result.scores
        assert tuple(row["seat"] for row in rows if row["won"]) == result.winners
        assert rows[0]["ending_text"] == result.ending.sentence(record.names)
        winners = len(result.winners)
        whole = winners if record.state.together else min(winners, 1)
        assert sum(row["share"] for row in rows) == pytest.approx(whole)


def test_a_game_that_was_left_has_no_result_and_a_bot_is_named() -> None:
    sitters = (Sitter(name="Anne"), Sitter(name="Grog", bot="hard"))
    record = GameRecord.start(PiratesDice, PiratesDiceSetup(seats=2, dice=1), sitters)
    for roll in (Roll(((6,), (2,))), Roll(((3,), (1,)))):
        record = record.then(-1, roll)
    record = record.then(0, Bid(1, 3)).then(1, Bid(1, 5))
    games = {"left": record}
    assert moves_frame(games).select("seat", "by", "who", "bot", "type", "text").rows()[1:] == [
        (-1, "chance", None, None, "roll", "Roll ((3,), (1,))"),
        (0, "person", "Anne", None, "bid", "one 3"),
        (1, "bot", "Grog", "hard", "bid", "one 5"),
    ]
    seats = seats_frame(games)
    assert seats["over"].to_list() == [False, False]
    assert seats["moves"].to_list() == [1, 1]
    assert seats["share"].to_list() == [None, None]


def test_no_file_is_written_over_and_what_cannot_be_read_is_named(tmp_path: Path) -> None:
    evening = tmp_path / "evening"
    evening.mkdir()
    assert "There is no record" in to_parquet(evening, "--into", tmp_path, exit_code=1)
    shutil.copy(GOLDEN[0], evening)
    (evening / "torn.jsonl").write_bytes(GOLDEN[0].read_bytes()[:-20])
    said = to_parquet(evening, "--into", tmp_path)
    assert "Left out: " in said
    assert "torn.jsonl, line" in said
    assert "1 game is in" in said
    assert "exists already" in to_parquet(evening, "--into", tmp_path, exit_code=1)
    same = to_parquet(GOLDEN[0], evening, "--into", tmp_path / "new", exit_code=1)
    assert f"Two records are called {GOLDEN[0].stem}" in same


def test_without_a_file_it_is_what_was_played_here(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("WITSEND_DATA", str(tmp_path))
    shutil.copytree(ROOT / "tests" / "records" / "proved", tmp_path / "records")
    to_parquet("--into", tmp_path)
    assert pl.read_parquet(tmp_path / "seats.parquet")["proved"].all()


def test_without_polars_the_command_says_what_it_needs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(sys.modules, "witsend.adapters.parquet")
    monkeypatch.setitem(sys.modules, "polars", None)
    assert "pip install 'witsend[study]'" in to_parquet(GOLDEN[0], "--into", tmp_path, exit_code=1)


def test_the_page_names_every_column_in_its_order() -> None:
    page = (ROOT / "docs" / "records.md").read_text()
    _, moves, seats = re.split(r"^\*\*`(?:moves|seats)\.parquet`", page, flags=re.MULTILINE)
    for text, schema in ((moves, MOVES), (seats, SEATS)):
        assert re.findall(r"^\| `(\w+)` \|", text, flags=re.MULTILINE) == schema.names()
