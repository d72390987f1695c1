"""Every Python on this machine that Wits' End is for, one of each; run, it prints them."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

MINORS = (11, 12, 13, 14)
SAY = "import sys; print(*sys.version_info[:2], sys.implementation.name)"


def pythons() -> dict[str, str]:
    """By version: on the path, or among pyenv's, whose commands may run only when chosen."""
    found = {}
    for minor in MINORS:
        for python in candidates(minor):
            said = subprocess.run([python, "-c", SAY], check=False, capture_output=True, text=True)
            if said.stdout.split() == ["3", str(minor), "cpython"]:
                found[f"3.{minor}"] = str(python)
                break
    return found


def candidates(minor: int) -> Iterator[Path]:
    for folder in os.environ.get("PATH", "").split(os.pathsep):
        python = Path(folder, f"python3.{minor}")
        if python.is_file():
            yield python
    pyenv = Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv")
    yield from sorted(pyenv.glob(f"versions/3.{minor}.*/bin/python"), reverse=True)


if __name__ == "__main__":
    sys.stdout.write("".join(f"{python}\n" for python in pythons().values()))
