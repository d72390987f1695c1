"""`witsend.platforms` as Windows and macOS have it, on a machine that is neither.

What the module asks of those systems is faked by what this one has; all else is real. So this says
that our part is right, and nothing of theirs: a real Windows has another event loop beneath, too.
"""

import fcntl
import os
import signal
import socket
import sys
from importlib.util import module_from_spec, spec_from_file_location
from types import SimpleNamespace
from typing import Any
from unittest import mock

import witsend
from witsend import platforms

EXCLUSIVE = ~socket.SO_REUSEADDR  # SO_EXCLUSIVEADDRUSE, by its value on Windows


def locking(handle: int, mode: int, size: int) -> None:
    """Windows says EACCES where flock says EWOULDBLOCK."""
    assert (mode, size) == (2, 1)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise PermissionError(13, "Permission denied") from None


def new_msvcrt(typed: str = "") -> Any:
    keys = list(typed)
    return SimpleNamespace(
        LK_NBLCK=2, locking=locking, kbhit=lambda: bool(keys), getwch=lambda: keys.pop(0)
    )


def seen_on(system: str, **fakes: Any) -> Any:
    """The module as it is loaded there; `fakes` are modules that it finds."""
    spec = spec_from_file_location(platforms.__name__, platforms.__file__)
    assert spec
    assert spec.loader
    module = module_from_spec(spec)
    with mock.patch.object(sys, "platform", system), mock.patch.dict(sys.modules, fakes):
        spec.loader.exec_module(module)
    return module


def serve_as_windows() -> None:
    """The command line with the Windows makers, and without uvloop, which it has not."""
    from witsend.cli import main

    os.O_BINARY = 0  # type: ignore[attr-defined]  # here a file has no other mode
    signal.SIGBREAK = signal.SIGUSR1  # type: ignore[attr-defined]  # one that nobody else sends
    socket.SO_EXCLUSIVEADDRUSE = 0  # type: ignore[attr-defined]  # see below
    windows = seen_on("win32", msvcrt=new_msvcrt())
    windows.claim_port = lambda listening: None  # Linux's ports are exclusive without asking
    sys.modules["uvloop"] = None  # type: ignore[assignment]  # which makes it an ImportError
    sys.modules["witsend.platforms"] = witsend.platforms = windows
    main()
