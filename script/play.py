#!/usr/bin/env python3
"""Serves and opens the page on a machine with only Python, Windows too: py script\\play.py

With arguments, any command of witsend: py script\\play.py replay. Where there is bash, script/play
does the same.
"""

import os
import subprocess
import sys
import venv
from hashlib import sha256
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
TOOLS = VENV / ("Scripts" if os.name == "nt" else "bin")
STAMP = VENV / ".made-for-play-by-python"
MADE_OF = ("pyproject.toml", "hatch_build.py", "web", "docs/rules")


def main(*words: str) -> int:
    if sys.version_info < (3, 11):  # noqa: UP036 - whoever starts it may have an older one
        sys.exit("Wits' End needs Python 3.11 or newer.")
    set_up()
    # A hint that is printed can be typed as this was.
    env = {**os.environ, "WITSEND_SCRIPT": os.path.relpath(__file__)}
    witsend = subprocess.Popen([TOOLS / "witsend", *words], env=env)  # noqa: S603 - our own
    while True:
        try:
            return witsend.wait()
        except KeyboardInterrupt:  # Ctrl-C is for both of us, and it ends politely
            continue


def set_up() -> None:
    """The environment in this folder, in step with what it is made of."""
    wanted = mark()
    if STAMP.is_file() and STAMP.read_text(encoding="ascii") == wanted:
        return
    sys.stderr.write("Setting up (once; this takes a moment) ...\n")
    if not (VENV / "pyvenv.cfg").is_file():
        venv.create(VENV, with_pip=True)
    pip = [TOOLS / "python", "-m", "pip", "--quiet", "--disable-pip-version-check"]
    install = [*map(str, pip), "install", "--editable", str(ROOT)]
    done = subprocess.run(install, check=False)  # noqa: S603 - see above
    if done.returncode:
        sys.exit("Wits' End could not be set up: what pip says above is why.")
    STAMP.write_text(wanted, encoding="ascii")


def mark() -> str:
    found = sha256()
    for name in MADE_OF:
        top = ROOT / name
        for path in sorted([top] if top.is_file() else top.rglob("*")):
            if path.is_file() and "node_modules" not in path.parts:
                found.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes())
    return found.hexdigest()


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
