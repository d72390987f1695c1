"""What Windows does otherwise than macOS, Linux and their like: each of it is made twice, here.

Nothing else may ask which platform it is on, or use what only some have. `script/check` reads the
types of the whole package as each platform sees them, and so finds whatever is missing on one.
"""

import asyncio
import os
import signal
import socket
import sys
import time
from collections.abc import Callable, Coroutine, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

Stop = Callable[[int], object]  # told which signal it was


def run(main: Coroutine[Any, Any, None]) -> None:
    """In uvloop's event loop; in asyncio's own, which is slower, where there is no uvloop."""
    run_in_a_loop: Callable[[Coroutine[Any, Any, None]], None] = asyncio.run
    with suppress(ImportError):
        from uvloop import run as run_in_a_loop
    run_in_a_loop(main)


if sys.platform == "win32":
    import ctypes
    import msvcrt
    import subprocess

    PYTHON = "py"
    ASKED_BY_SYSTEM = (
        "If Windows asks whether Python may use the network, allow private networks: "
        "otherwise no phone can come in."
    )

    def lock(handle: int) -> None:
        """This open file is ours until it is closed or this process ends; else BlockingIOError."""
        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except OSError as error:
            raise BlockingIOError(error.errno, error.strerror) from None

    def flush(path: Path) -> None:
        """A file's content onto the disk; a folder cannot be opened, and NTFS keeps a journal."""
        if path.is_dir():
            return
        handle = os.open(path, os.O_RDWR | os.O_BINARY)  # only who may write may flush
        try:
            os.fsync(handle)
        finally:
            os.close(handle)

    def claim_port(listening: socket.socket) -> None:
        """Nobody else may listen there: SO_REUSEADDR, here, would allow just that."""
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)

    @contextmanager
    def stopped_by_signals(stop: Stop) -> Iterator[None]:
        """Loops take no signals here: the handler runs when the loop next wakes, which is soon."""
        which = (signal.SIGINT, signal.SIGBREAK)  # Ctrl-C, Ctrl-Break
        before = {each: signal.signal(each, lambda number, _: stop(number)) for each in which}
        try:
            yield
        finally:
            for each, handler in before.items():
                signal.signal(each, handler)

    def boottime() -> float:
        """Seconds by a clock that does not jump, and runs on while the machine is suspended."""
        return time.monotonic()

    def yield_to_others() -> None:
        """This process comes after others where there is one core."""
        current, below_normal = ctypes.c_void_p(-1), 0x4000
        ctypes.windll.kernel32.SetPriorityClass(current, below_normal)

    def raise_descriptors() -> int | None:
        """As many as the system lets this process have; None: there is no limit."""
        return None

    def forget_typed() -> None:
        """What was typed in the terminal, and read by nobody yet."""
        while msvcrt.kbhit():
            msvcrt.getwch()

    def as_typed(words: Sequence[str]) -> str:
        """A command that can be typed, whatever its words hold."""
        return subprocess.list2cmdline(words)

else:
    import fcntl
    import resource
    import shlex
    import termios

    PYTHON = "python3"
    ASKED_BY_SYSTEM = (
        "If macOS asks whether Python may accept connections, allow it: "
        "otherwise no phone can come in."
        if sys.platform == "darwin"
        else None
    )
    NICENESS = 5  # a third of what others get; with 10, whoever looks back waits too long
    OPEN_MAX = 10240  # descriptors that macOS always grants, where it says unlimited

    def lock(handle: int) -> None:
        """This open file is ours until it is closed or this process ends; else BlockingIOError."""
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)

    def flush(path: Path) -> None:
        """Onto the disk, whether a file's content or a folder's list of files."""
        handle = os.open(path, os.O_RDONLY)
        try:
            if sys.platform == "darwin":  # whose fsync leaves it to the disk when it writes
                with suppress(OSError):  # not every disk can
                    fcntl.fcntl(handle, fcntl.F_FULLFSYNC)
            os.fsync(handle)
        finally:
            os.close(handle)

    def claim_port(listening: socket.socket) -> None:
        """Also right after another server has ended there; beside one it is refused."""
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)

    @contextmanager
    def stopped_by_signals(stop: Stop) -> Iterator[None]:
        loop = asyncio.get_running_loop()
        which = (signal.SIGINT, signal.SIGTERM)
        for each in which:
            loop.add_signal_handler(each, stop, each)
        try:
            yield
        finally:
            for each in which:
                loop.remove_signal_handler(each)

    # Linux's CLOCK_MONOTONIC stands still meanwhile; elsewhere only Python's monotonic does.
    BOOTTIME: int = getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC)

    def boottime() -> float:
        """Seconds by a clock that does not jump, and runs on while the machine is suspended."""
        return time.clock_gettime(BOOTTIME)

    def yield_to_others() -> None:
        """This process comes after others where there is one core."""
        os.nice(NICENESS)

    def raise_descriptors() -> int | None:
        """As many as the system lets this process have; None: there is no limit."""
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        unlimited = resource.RLIM_INFINITY
        for most in (hard, OPEN_MAX):
            if soft not in {unlimited, most} and (most == hard or most > soft):
                with suppress(ValueError, OSError):  # macOS says unlimited, and does not mean it
                    resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
                    break
        soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
        return None if soft == unlimited else soft

    def forget_typed() -> None:
        """What was typed in the terminal, and read by nobody yet."""
        termios.tcflush(sys.stdin, termios.TCIFLUSH)

    def as_typed(words: Sequence[str]) -> str:
        """A command that can be typed, whatever its words hold."""
        return shlex.join(words)
