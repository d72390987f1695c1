"""The page's own checks can fail, and its browser is found or fetched."""

import os
import re
import shutil
import stat
import subprocess
from pathlib import Path

import pytest
from msgspec import json

ROOT = Path(__file__).parent.parent
COPIED = ("script", "src", "docs/rules", "web")


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The house, to be changed at will, with the environment of this one."""
    for name in COPIED:
        leave_out = shutil.ignore_patterns("node_modules", "__pycache__", "static")
        shutil.copytree(ROOT / name, tmp_path / name, ignore=leave_out)
    command(tmp_path / "script", "setup", "exit 0")  # it must not set up our environment anew
    (tmp_path / ".venv").symlink_to(ROOT / ".venv")
    (tmp_path / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    return tmp_path


def change(path: Path, old: str, new: str) -> int:
    """The number of the line."""
    text = path.read_text()
    assert text.count(old) == 1, f"{path} has {old!r} {text.count(old)} times"
    path.write_text(text.replace(old, new))
    return text[: text.index(old)].count("\n") + 1


def run(folder: Path, *command: str) -> "subprocess.CompletedProcess[str]":
    path = f"{ROOT / '.venv' / 'bin'}{os.pathsep}{os.environ['PATH']}"
    env = {**os.environ, "PATH": path, "PYTHONPATH": str(folder / "src"), "NO_COLOR": "1"}
    return subprocess.run(
        command, cwd=folder, env=env, check=False, capture_output=True, text=True, timeout=300
    )


def type_errors(folder: Path, *files: str) -> str:
    """TypeScript's own, in these files alone: `script/check` looks at all of them and at Svelte."""
    settings = {"extends": "./tsconfig.json", "include": files}
    (folder / "web" / "tsconfig.some.json").write_bytes(json.encode(settings))
    tool = "node_modules/typescript/bin/tsc"
    return run(folder / "web", "node", tool, "--project", "tsconfig.some.json").stdout


@pytest.mark.soak
def test_a_missing_word_and_a_changed_field_are_type_errors_that_name_their_place(
    copy: Path,
) -> None:
    change(copy / "src/witsend/server/protocol.py", "    now: float  #", "    time: float  #")
    differs = run(copy, "script/types", "--check")
    assert differs.returncode == 1
    assert "protocol.ts" in differs.stdout
    assert "+  time: number;" in differs.stdout
    assert "run script/types" in differs.stderr

    update = "  made: number;\n  {}: number;"
    change(copy / "web/src/lib/protocol.ts", update.format("now"), update.format("time"))
    change(copy / "web/src/words/house.ts", 'close: "Fermer",', "")
    live, words = "src/lib/live.svelte.ts", "src/words/house.ts"
    errors = type_errors(copy, live, words)
    assert re.search(rf"{words}.+'close' is missing", errors), errors
    assert re.search(rf"{live}.+'now' does not exist", errors), errors


def test_a_package_below_the_pages_own_that_is_not_held_is_named(copy: Path) -> None:
    assert run(copy, "script/pins", "--check").returncode == 0
    change(copy / "web/package.json", '    "zimmerframe": "', '    "zimmerframe": "0.')
    drifted = run(copy, "script/pins", "--check")
    assert drifted.returncode == 1
    assert "zimmerframe at 0." in drifted.stderr
    assert "run script/pins" in drifted.stderr


# The browser


@pytest.fixture
def bare(tmp_path: Path) -> Path:
    """A machine on which only the shell is installed."""
    folder = tmp_path / "bin"
    folder.mkdir()
    for name in ("bash", "env", "dirname"):
        (folder / name).symlink_to(shutil.which(name) or "")
    return folder


def command(folder: Path, name: str, script: str) -> Path:
    path = folder / name
    path.write_text(f"#!{shutil.which('bash')}\n{script}\n")
    path.chmod(path.stat().st_mode | stat.S_IXUSR)
    return path


def find_browser(folder: Path, **env: str) -> "subprocess.CompletedProcess[str]":
    found = [ROOT / "script" / "browser"]
    env = {"PATH": str(folder), **env}
    return subprocess.run(found, env=env, check=False, capture_output=True, text=True)


def test_the_browser_that_is_there_is_used(bare: Path) -> None:
    chromium = command(bare, "chromium", "exit 0")
    assert find_browser(bare).stdout.strip() == str(chromium)


def test_another_browser_can_be_named_and_must_then_be_there(bare: Path) -> None:
    command(bare, "chromium", "exit 0")
    other = command(bare, "brave", "exit 0")
    assert find_browser(bare, WITSEND_CHROMIUM=str(other)).stdout.strip() == str(other)
    missing = find_browser(bare, WITSEND_CHROMIUM="/nowhere/chromium")
    assert missing.returncode == 1
    assert "/nowhere/chromium" in missing.stderr


@pytest.mark.parametrize("user", ["0", "1000"])
def test_a_missing_browser_is_installed_by_whoever_may(bare: Path, user: str) -> None:
    command(bare, "id", f"echo {user}")
    command(bare, "sudo", '[ "$1" = -n ] && shift && exec "$@"')
    command(bare, "true", "exit 0")
    installing = f'[ "${{!#}}" != chromium ] || printf "" > {bare}/chromium'
    chmod = shutil.which("chmod")
    command(bare, "apt-get", f'echo "apt-get $*" >&2; {installing} && {chmod} +x {bare}/chromium')
    found = find_browser(bare)
    assert found.stdout.strip() == str(bare / "chromium"), found.stderr
    assert "install --no-install-recommends chromium" in found.stderr


def test_whoever_may_not_install_is_told_the_command(bare: Path) -> None:
    command(bare, "id", "echo 1000")
    found = find_browser(bare)
    assert found.returncode == 1
    assert "sudo apt-get install chromium" in found.stderr
