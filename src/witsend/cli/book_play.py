"""`book play`: a book served while it is written, and again after each save that can be played."""

import os
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from signal import SIGTERM, default_int_handler, signal
from tempfile import TemporaryDirectory
from urllib.request import urlopen

import rich_click as click

from witsend.content.books.files import check
from witsend.content.books.shelf import book_name
from witsend.server.bookshelf import PROBLEMS

LOOK_AGAIN = 0.3  # seconds between two looks at the files
STARTS_WITHIN = 60.0  # seconds


def play(folder: Path, port: int, opens: Callable[[str], object]) -> None:
    """Until it is interrupted."""
    signal(SIGTERM, default_int_handler)  # so that its server ends with it
    with TemporaryDirectory(prefix="witsend-book-") as place:
        server = BookServer(folder, port, Path(place))
        saved = None
        try:
            while True:
                now = last_saved(folder)
                if now != saved and server.can_be_played():
                    first = server.process is None
                    server.start_anew()
                    click.echo(f"{'The book is at' if first else 'Drawn anew:'} {server.page}")
                    if first:
                        opens(server.page)
                saved = now
                time.sleep(LOOK_AGAIN)
        except KeyboardInterrupt:
            pass
        finally:
            server.stop()


def last_saved(folder: Path) -> dict[Path, tuple[int, int]]:
    """When each file was written, and how long it is; an editor may just be replacing one."""
    found = {}
    for path in folder.glob("*.toml"):
        with suppress(FileNotFoundError):
            about = path.stat()
            found[path] = (about.st_mtime_ns, about.st_size)
    return found


class BookServer:
    """A server with the book, in a process of its own: what has changed is read when it starts."""

    def __init__(self, folder: Path, port: int, place: Path) -> None:
        self.folder, self.port, self.place = folder, port, place
        self.problems = place / "problems"
        self.page = f"http://127.0.0.1:{port}/book/{book_name(folder)}"
        self.process: subprocess.Popen[bytes] | None = None
        self.command = [sys.executable, "-m", "witsend", "serve", "--port", str(port)]
        self.command += ["--book", str(folder), "--data", str(place / "tables")]

    def can_be_played(self) -> bool:
        """If not, it is said here and on the page."""
        problems = check(self.folder)
        self.problems.write_text("\n".join(problems))
        for problem in problems:
            click.echo(problem)
        if problems:
            click.echo("Put that right and save it: until then nothing is drawn anew.")
        return not problems

    def start_anew(self) -> None:
        self.stop()
        if self.answers():
            raise click.ClickException(f"Something is served at port {self.port}: name a --port.")
        environment = {k: v for k, v in os.environ.items() if k != "WITSEND_DATABASE"}
        environment[PROBLEMS] = str(self.problems)
        with (self.place / "said").open("wb") as said:
            self.process = subprocess.Popen(  # noqa: S603 - our own command
                self.command, env=environment, stdout=said, stderr=said
            )
        until = time.monotonic() + STARTS_WITHIN
        while not self.answers():
            if self.process.poll() is not None or time.monotonic() > until:
                raise click.ClickException((self.place / "said").read_text().strip())
            time.sleep(0.1)

    def answers(self) -> bool:
        try:
            with urlopen(f"http://127.0.0.1:{self.port}/health", timeout=1):
                return True
        except OSError:
            return False

    def stop(self) -> None:
        if self.process and self.process.poll() is None:
            self.process.terminate()
            self.process.wait()
