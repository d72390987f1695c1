"""For every test: how long one takes is no matter of right or wrong. And databases for some: SQLite
in a folder, and Postgres, which is started once for each worker that needs it."""

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings

if TYPE_CHECKING:
    from postgres_server import PostgresServer
    from witsend.server.database import Database

settings.register_profile("house", deadline=None)
settings.load_profile("house")


@pytest.fixture(scope="session")
def postgres_server() -> "Iterator[PostgresServer]":
    from postgres_server import postgres

    with postgres() as server:
        yield server


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> "Database":
    """An empty one of either."""
    from witsend.server.postgres import Postgres
    from witsend.server.sqlite import Sqlite

    if request.param == "sqlite":
        return Sqlite(tmp_path)
    return Postgres(request.getfixturevalue("postgres_server").new_database())
