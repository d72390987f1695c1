"""What each platform does otherwise; the others are faked, as far as that is honest."""

import asyncio
import os
import resource
import signal
import socket
import subprocess
import sys
import time
from contextlib import ExitStack
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest import mock

import pytest

from as_windows import EXCLUSIVE, new_msvcrt, seen_on
from served import free_port, process
from smoke import play
from witsend import platforms
from witsend.server import crowd
from witsend.server.database import StoreError
from witsend.server.sqlite import Sqlite

ROOT = Path(__file__).parent.parent
AS_WINDOWS = "from as_windows import serve_as_windows; serve_as_windows()"


@pytest.fixture(params=["here", "win32"])
def system(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Any:
    """The makers of this machine, and those of Windows."""
    if request.param == "here":
        return platforms
    monkeypatch.setattr(os, "O_BINARY", 0, raising=False)
    monkeypatch.setattr(signal, "SIGBREAK", signal.SIGTERM, raising=False)
    monkeypatch.setattr(socket, "SO_EXCLUSIVEADDRUSE", EXCLUSIVE, raising=False)
    return seen_on("win32", msvcrt=new_msvcrt("typed"))


def test_a_folder_is_locked_until_its_lock_is_closed(
    system: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("witsend.server.sqlite.platforms", system)
    with ExitStack() as first:
        Sqlite(tmp_path).claim(first)
        with ExitStack() as second, pytest.raises(StoreError, match="Another server is using"):
            Sqlite(tmp_path).claim(second)
    with ExitStack() as third:
        Sqlite(tmp_path).claim(third)


def test_files_are_flushed_and_folders_where_they_can_be(
    system: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "file"
    file.write_bytes(b"content")
    flushed: list[Path] = []
    monkeypatch.setattr(
        os, "fsync", lambda at: flushed.append(Path(f"/proc/self/fd/{at}").readlink())
    )
    system.flush(file)
    system.flush(tmp_path)
    assert flushed == [file, tmp_path][: 2 if system is platforms else 1]


def test_a_port_has_one_server_and_is_free_after_it(system: Any) -> None:
    listening = mock.Mock()
    system.claim_port(listening)
    option = socket.SO_REUSEADDR if system is platforms else EXCLUSIVE
    assert listening.setsockopt.mock_calls == [mock.call(socket.SOL_SOCKET, option, 1)]


@pytest.mark.parametrize("which", [signal.SIGINT, signal.SIGTERM])
def test_signals_stop_it_while_it_listens_for_them(system: Any, which: signal.Signals) -> None:
    async def listen() -> int:
        told = asyncio.get_running_loop().create_future()
        with system.stopped_by_signals(told.set_result):
            signal.raise_signal(which)
            return int(await told)

    before = signal.getsignal(signal.SIGINT), signal.getsignal(signal.SIGTERM)
    assert asyncio.run(listen()) == which
    assert (signal.getsignal(signal.SIGINT), signal.getsignal(signal.SIGTERM)) == before


def test_who_looks_back_yields_to_who_plays(system: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    import ctypes

    nice, windll = mock.Mock(), mock.Mock()
    monkeypatch.setattr(os, "nice", nice)
    monkeypatch.setattr(ctypes, "windll", windll, raising=False)
    system.yield_to_others()
    if system is platforms:
        nice.assert_called_once_with(platforms.NICENESS)
    else:
        ((process, priority), _) = windll.kernel32.SetPriorityClass.call_args
        assert process.value == ctypes.c_void_p(-1).value  # the process that asks
        assert priority == 0x4000  # BELOW_NORMAL_PRIORITY_CLASS


def test_a_clock_runs_on_while_the_machine_is_suspended(monkeypatch: pytest.MonkeyPatch) -> None:
    """By the one that each system has for it."""
    monkeypatch.setattr(time, "clock_gettime", {time.CLOCK_BOOTTIME: 7.0}.get)
    assert platforms.boottime() == 7.0
    mac = SimpleNamespace(CLOCK_MONOTONIC=6, clock_gettime={6: 8.0}.get)
    assert seen_on("darwin", time=mac).boottime() == 8.0
    windows = SimpleNamespace(monotonic=lambda: 9.0)
    assert seen_on("win32", msvcrt=new_msvcrt(), time=windows).boottime() == 9.0


def test_where_descriptors_have_no_limit_the_room_has_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crowd, "platforms", seen_on("win32", msvcrt=new_msvcrt()))
    assert crowd.Room.within(crowd.raise_descriptors()) == (crowd.MOST, crowd.BACKLOG)


@pytest.mark.parametrize(
    ("soft", "hard", "granted"),
    [(256, resource.RLIM_INFINITY, 10240), (20000, resource.RLIM_INFINITY, 20000), (256, 512, 512)],
)
def test_macos_grants_less_than_it_says(soft: int, hard: int, granted: int) -> None:
    limits = [soft, hard]

    def setrlimit(which: int, wanted: tuple[int, int]) -> None:
        if wanted[0] == resource.RLIM_INFINITY:
            raise ValueError("current limit exceeds maximum limit")
        limits[:] = wanted

    fake = SimpleNamespace(
        RLIMIT_NOFILE=resource.RLIMIT_NOFILE,
        RLIM_INFINITY=resource.RLIM_INFINITY,
        getrlimit=lambda which: tuple(limits),
        setrlimit=setrlimit,
    )
    assert seen_on("darwin", resource=fake).raise_descriptors() == granted
    assert limits == [granted, hard]


@pytest.mark.parametrize("can", [True, False])
def test_macos_is_asked_to_flush_the_disk_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, can: bool
) -> None:
    asked: list[int] = []

    def fcntl(handle: int, what: int) -> None:
        asked.append(what)
        if not can:  # as on a disk in the network
            raise OSError("Operation not supported")

    fsync = mock.Mock()
    monkeypatch.setattr(os, "fsync", fsync)
    mac = seen_on("darwin", fcntl=SimpleNamespace(fcntl=fcntl, F_FULLFSYNC=51))
    monkeypatch.setattr(mac, "sys", SimpleNamespace(platform="darwin"))
    mac.flush(tmp_path)
    assert asked == [51]
    fsync.assert_called_once()


def test_what_was_typed_ahead_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    msvcrt = new_msvcrt("yes")
    seen_on("win32", msvcrt=msvcrt).forget_typed()
    assert not msvcrt.kbhit()
    flush = mock.Mock()
    monkeypatch.setattr("termios.tcflush", flush)
    platforms.forget_typed()
    flush.assert_called_once()


def test_a_command_can_be_typed_whatever_its_words_hold(system: Any) -> None:
    quoted = "'Anne B/game'" if system is platforms else '"Anne B/game"'
    assert system.as_typed(["witsend", "replay", "Anne B/game"]) == f"witsend replay {quoted}"


def test_whoever_lets_phones_in_is_told_what_the_system_asks() -> None:
    assert "private networks" in seen_on("win32", msvcrt=new_msvcrt()).ASKED_BY_SYSTEM
    assert "accept connections" in seen_on("darwin").ASKED_BY_SYSTEM
    assert seen_on("linux").ASKED_BY_SYSTEM is None


@pytest.mark.parametrize("faster", [True, False])
def test_without_uvloop_the_loop_is_the_standard_librarys(
    monkeypatch: pytest.MonkeyPatch, faster: bool
) -> None:
    if not faster:
        monkeypatch.setitem(sys.modules, "uvloop", None)
    kinds: list[str] = []

    async def note() -> None:
        kinds.append(type(asyncio.get_running_loop()).__module__.partition(".")[0])

    platforms.run(note())
    assert kinds == ["uvloop" if faster else "asyncio"]


def test_a_server_with_what_windows_has_plays_and_ends_politely(tmp_path: Path) -> None:
    port = free_port()
    serve = ("serve", "--port", port, "--data", tmp_path / "my tables")
    server = process(AS_WINDOWS, *serve, stderr=subprocess.PIPE)
    try:
        play(f"http://127.0.0.1:{port}", str(ROOT / "docs/examples/bot.py"))
        refused = process(AS_WINDOWS, *serve, stderr=subprocess.PIPE)
        assert b"cannot be used" in refused.communicate(timeout=60)[1]
        server.send_signal(signal.SIGINT)
        said = server.communicate(timeout=60)[1].decode()
        assert (server.returncode, "Traceback" in said) == (0, False), said
        assert "every table is there again" in said
    finally:
        server.kill()
        server.wait()


@pytest.mark.soak
@pytest.mark.parametrize("platform", ["win32", "darwin"])
def test_what_only_some_platforms_have_is_used_nowhere_else(platform: str, tmp_path: Path) -> None:
    """By the types, as mypy sees them there."""
    asked = ("--platform", platform, "--cache-dir", str(tmp_path), "src")
    mypy = subprocess.run(
        [sys.executable, "-m", "mypy", *asked],
        cwd=Path(__file__).parent.parent,
        capture_output=True,
        text=True,
        check=False,
    )
    assert mypy.returncode == 0, mypy.stdout
