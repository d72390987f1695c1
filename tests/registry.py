"""What the registry has for another platform: python registry.py PLATFORM PYTHON REQUIREMENT...

pip resolves for another platform and Python when told to, but reads environment markers ("only on
Windows") as of the machine it runs on. Here it is given those of the other one, so what it
resolves is what it would install there; nothing is downloaded that is not asked about. It prints
the names of the wheels, or ends with what pip says is missing.
"""

import subprocess
import sys
import tomllib
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from msgspec import json

ROOT = Path(__file__).parent.parent
PYTHONS = ("3.11", "3.12", "3.13", "3.14")
MACOS = "13_0"  # the oldest that Node is for, which builds the page
GLIBC = range(5, 29)  # 2.28 and older: Debian 10, and every Raspberry Pi OS of 64 bits


class Platform(NamedTuple):
    """What its Python says of itself, and the tags of wheels that it takes, the best first."""

    system: str
    sys_platform: str
    os_name: str
    machine: str
    tags: tuple[str, ...]


def windows(machine: str, tag: str) -> Platform:
    return Platform("Windows", "win32", "nt", machine, (tag,))


def macos(machine: str) -> Platform:
    return Platform("Darwin", "darwin", "posix", machine, (f"macosx_{MACOS}_{machine}",))


def linux(machine: str) -> Platform:
    tags = (f"manylinux_2_{minor}_{machine}" for minor in reversed(GLIBC))
    named = (f"manylinux2014_{machine}",)
    return Platform("Linux", "linux", "posix", machine, (*tags, *named))


PLATFORMS = {
    "windows-x64": windows("AMD64", "win_amd64"),
    "windows-arm": windows("ARM64", "win_arm64"),
    "macos-intel": macos("x86_64"),
    "macos-arm": macos("arm64"),
    "linux-x64": linux("x86_64"),
    "linux-arm": linux("aarch64"),
}


def needed() -> list[str]:
    """To play, and to build the page where it is not built yet."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    return [
        *project["project"]["dependencies"],
        *project["build-system"]["requires"],
        *project["dependency-groups"]["node"],
    ]


def wheels(platform: str, python: str, requirements: list[str]) -> list[str]:
    """Their names; LookupError with what pip says is missing."""
    command = [sys.executable, __file__, platform, python, *requirements]
    said = subprocess.run(command, check=False, capture_output=True, text=True)
    if said.returncode:
        why = [line for line in said.stderr.splitlines() if line.startswith("ERROR: No ")]
        raise LookupError(f"{platform}, Python {python}: {' '.join(why) or said.stderr}")
    return said.stdout.split()


def main(platform: str, python: str, *requirements: str) -> None:
    from pip._internal.cli.main import main as pip
    from pip._vendor.packaging import markers

    there = PLATFORMS[platform]
    environment: markers.Environment = {
        "implementation_name": "cpython",
        "implementation_version": f"{python}.0",
        "os_name": there.os_name,
        "platform_machine": there.machine,
        "platform_python_implementation": "CPython",
        "platform_release": "",
        "platform_system": there.system,
        "platform_version": "",
        "python_full_version": f"{python}.0",
        "python_version": python,
        "sys_platform": there.sys_platform,
    }
    markers.default_environment = lambda: environment
    with TemporaryDirectory() as folder:
        report = Path(folder, "report.json")
        into = ("--dry-run", "--ignore-installed", "--target", folder, "--report", str(report))
        tags = [f"--platform={tag}" for tag in there.tags]
        which = ("--only-binary=:all:", "--implementation=cp", f"--python-version={python}", *tags)
        failed = pip(["install", "--quiet", *into, *which, *requirements])
        if failed:
            sys.exit(failed)
        found = json.decode(report.read_bytes())["install"]
    for wheel in found:
        sys.stdout.write(wheel["download_info"]["url"].rpartition("/")[2] + "\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
