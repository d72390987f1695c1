"""Who has a table open, by the cookie or token they came with: also those who only watch.

A table knows whom it shows what; whoever watches with `?watch` is nobody to it. Here it is known
whose browser that is, so that it can be asked to leave.
"""

from witsend.game import Refusal
from witsend.server.connection import Connection


class Visits:
    def __init__(self) -> None:
        self.open: dict[str, dict[Connection, str]] = {}  # of each holder, with the table's id

    def begin(self, holder: str | None, table: str, connection: Connection) -> None:
        if holder is not None:
            self.open.setdefault(holder, {})[connection] = table

    def end(self, holder: str | None, connection: Connection) -> None:
        if holder is not None and (theirs := self.open.get(holder)):
            theirs.pop(connection, None)
            if not theirs:
                del self.open[holder]

    def send_away(self, holder: str, why: Refusal, table: str | None = None) -> None:
        """From that table, or from all."""
        for connection, at in self.open.get(holder, {}).items():
            if table in (None, at):
                connection.closing = why
                connection.wake()
