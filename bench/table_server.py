"""Our server for bench/tables.py, as `witsend serve` runs it but with limits out of the way.

    python bench/table_server.py PORT [PROFILE]

Tables are stored in a folder of their own, which is gone afterwards. Prints "ready" when it is
about to listen. Pins itself to core 0. With PROFILE, where the event loop's time went, by
cProfile, is left in that file.
"""

import os
import sys
from contextlib import nullcontext
from cProfile import Profile
from pathlib import Path
from tempfile import TemporaryDirectory

import uvloop

from witsend.server.gate import Limits
from witsend.server.serve import Serving, serve
from witsend.server.sqlite import Sqlite


def main() -> None:
    os.sched_setaffinity(0, {0})
    profile = Profile() if len(sys.argv) > 2 else None
    with TemporaryDirectory(prefix="witsend-bench-") as folder:
        serving = Serving(
            database=Sqlite(Path(folder)),
            port=int(sys.argv[1]),
            limits=Limits.none(),
        )
        with profile or nullcontext():
            uvloop.run(serve(serving, lambda: print("ready", flush=True)))
    if profile:
        profile.dump_stats(sys.argv[2])


if __name__ == "__main__":
    main()
