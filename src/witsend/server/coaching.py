"""The coach at work on finished games: in slices, between which others who look back are answered.

A report is worked out once, for all seats, and kept beside the log; whoever asks meanwhile is told
how far it is.
"""

from msgspec import Struct, json

from witsend.coach import VERSION, Progress, Report, read_report
from witsend.server.database import StoreError
from witsend.server.refusals import Broken, Denied, ManyLookBack
from witsend.server.retold import Question
from witsend.server.runtime import Runtime, logger, report

MOST_AT_ONCE = 8  # games

decode_told = json.Decoder(Progress | Report).decode


class Versioned(Struct):
    """All that is read of a report that may be an older one's."""

    version: int


class Coaching:
    def __init__(self, runtime: Runtime) -> None:
        self.runtime = runtime
        self.progress: dict[str, Progress] = {}  # of the tables it is at
        self.broken: set[str] = set()  # tables whose game it cannot tell

    async def ask(self, table: str, *, begin: bool = True) -> Report | Progress:
        """Of a game that is over. Whoever asks first has it begun, unless they ask only for what
        there is."""
        if table not in self.progress and (kept := await self.kept(table)):
            return kept
        if table in self.broken:
            raise Denied(Broken())
        if table not in self.progress and not begin:
            return Progress(0, 0)
        if table not in self.progress:
            if len(self.progress) >= MOST_AT_ONCE:
                raise Denied(ManyLookBack())
            self.progress[table] = Progress(0, 0)
            self.runtime.begin(self.work_out(table))
        return self.progress[table]

    async def kept(self, table: str) -> Report | None:
        """Unless an earlier coach has made it, who would judge otherwise."""
        kept = await self.runtime.store.report(table)
        is_current = kept and json.decode(kept, type=Versioned).version == VERSION
        return read_report(kept) if kept and is_current else None

    async def work_out(self, table: str) -> None:
        try:
            question = Question("coach", table, made=0)
            while isinstance(told := await self.slice(question), Progress):
                self.progress[table] = told
            await self.runtime.store.keep_report(table, told.text())
        except StoreError as error:
            report(table, error)  # whoever asks again has it begun again
        except Exception:  # noqa: BLE001 - nobody waits for this, so it says so itself
            logger.exception("table %s has no report", table[:6])
            self.broken.add(table)
        finally:
            del self.progress[table]

    async def slice(self, question: Question) -> Progress | Report:
        told: Progress | Report = decode_told(await self.runtime.retelling.work_out(question))
        return told
