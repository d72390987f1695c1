"""A process of its own for what takes long: it works beside the event loop, and never in its way.

One at a time, and started anew where it hangs or dies.
"""

import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context, parent_process
from signal import SIG_IGN, SIGINT, signal
from threading import Thread


def new_worker(prepare: Callable[[], object] = int) -> ProcessPoolExecutor:
    """It starts with the first thing it is asked, and prepares itself."""
    # Spawned, so that a worker holds nothing of the server's, its lock on the folder least.
    # And one alone: with several, one would remember what another is asked.
    return ProcessPoolExecutor(
        1,
        mp_context=get_context("spawn"),
        initializer=_live_with_the_server,
        initargs=(prepare,),
    )


def end_worker(worker: ProcessPoolExecutor) -> None:
    """Also one that is stuck, which cannot be asked to stop."""
    processes = list((getattr(worker, "_processes", None) or {}).values())
    worker.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.kill()


def _live_with_the_server(prepare: Callable[[], object]) -> None:
    signal(SIGINT, SIG_IGN)  # Ctrl-C is the server's, which closes its workers itself
    Thread(target=_die_with_the_server, daemon=True).start()
    prepare()


def _die_with_the_server() -> None:
    """A worker holds both ends of its own queue, so it would wait for a killed server for ever."""
    if server := parent_process():
        server.join()
        os._exit(0)
