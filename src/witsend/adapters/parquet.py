"""Records as two tables of columns, for whoever studies games with Polars, pandas or DuckDB.

`moves` has a row for each event of each record, chance's among them; `seats` one for each seat of
each. docs/records.md says what each column holds.
"""

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

import polars as pl
from msgspec import json

from witsend.adapters.asking import share_of_win
from witsend.game import CHANCE, Record, Seat
from witsend.record import GameRecord, as_it_ended

WHOSE: Mapping[str, Any] = {"record": pl.String, "game": pl.String}
WHO: Mapping[str, Any] = {
    "seat": pl.Int8,
    "by": pl.Enum(["person", "bot", "chance", "house"]),
    "who": pl.String,
    "bot": pl.String,
}
MOVES = pl.Schema(
    {
        **WHOSE,
        "step": pl.UInt32,
        **WHO,
        "type": pl.String,
        "move": pl.String,
        "text": pl.String,
        "stands": pl.Boolean,
    }
)
SEATS = pl.Schema(
    {
        **WHOSE,
        "version": pl.UInt16,
        "seats": pl.UInt8,
        "setup": pl.String,
        "proved": pl.Boolean,
        **WHO,
        "moves": pl.UInt32,
        "over": pl.Boolean,
        "won": pl.Boolean,
        "share": pl.Float64,
        "score": pl.Int64,
        "ending": pl.String,
        "ending_text": pl.String,
    }
)
Row = tuple[Any, ...]


def moves_frame(records: Mapping[str, GameRecord]) -> pl.DataFrame:
    """Of records by their names."""
    return _frame(MOVES, (row for name, record in records.items() for row in _moves(name, record)))


def seats_frame(records: Mapping[str, GameRecord]) -> pl.DataFrame:
    """Of records by their names."""
    return _frame(SEATS, (row for name, record in records.items() for row in _seats(name, record)))


def write(records: Mapping[str, GameRecord], folder: Path) -> None:
    """Both tables, as `moves.parquet` and `seats.parquet`."""
    moves_frame(records).write_parquet(folder / "moves.parquet")
    seats_frame(records).write_parquet(folder / "seats.parquet")


def _frame(schema: pl.Schema, rows: Iterable[Row]) -> pl.DataFrame:
    return pl.DataFrame(list(rows), schema=schema, orient="row")


def _moves(name: str, record: GameRecord) -> Iterator[Row]:
    game = record.state.name
    stand = set(as_it_ended([event.move for event in record.events]))
    for place, event in enumerate(record.events):
        move = event.move
        yield (
            *(name, game, place + 1),
            *_who(record, event.seat),
            *(_tag(move), _json(move), str(move), place in stand),
        )


def _seats(name: str, record: GameRecord) -> Iterator[Row]:
    state, result, setup = record.state, record.result, _json(record.setup)
    made = [event.seat for event in record.events]
    for seat in range(record.setup.seats):
        ending = (
            (None,) * 5
            if result is None
            else (
                seat in result.winners,
                share_of_win(state, seat),
                result.scores[seat],
                _tag(result.ending),
                result.ending.sentence(record.names),
            )
        )
        yield (
            *(name, state.name, state.version, len(record.sitters), setup),
            record.proof is not None,
            *_who(record, seat),
            *(made.count(seat), result is not None),
            *ending,
        )


def _who(record: GameRecord, seat: Seat) -> Row:
    if seat < 0:
        return (seat, "chance" if seat == CHANCE else "house", None, None)
    sitter = record.sitters[seat]
    return (seat, "bot" if sitter.bot else "person", sitter.name, sitter.bot)


def _tag(value: Record) -> str:
    return str(value.__struct_config__.tag)


def _json(value: Record) -> str:
    return json.encode(value).decode()
