"""Holds every package that the page is built from, for `script/pins`.

Versions of direct packages are exact in package.json; those of the packages below them are held by
its `overrides`. What a package brings for one platform alone is left out: it has its parent's
version, and a list written on one platform would lack those of the others.
"""

import sys
from collections import defaultdict
from pathlib import Path
from typing import Any

from msgspec import json

WEB = Path(__file__).parent
PACKAGE = WEB / "package.json"
INSTALLED = WEB / "node_modules" / ".package-lock.json"  # npm's own list of what lies there


def overrides(package: dict[str, Any], installed: dict[str, Any]) -> dict[str, str]:
    versions = defaultdict(set)
    for path, facts in installed["packages"].items():
        name = path.rpartition("node_modules/")[2]
        if not facts.get("optional") and (name, facts["version"]) not in direct(package):
            versions[name].add(facts["version"])
    held = {}
    for name, each in sorted(versions.items()):
        alone = len(each) == 1 and name not in package["devDependencies"]
        for version in sorted(each):
            held[name if alone else f"{name}@{line(version)}"] = version
    return held


def line(version: str) -> str:
    """The releases that may stand for each other: 3.x, but 0.3.x."""
    major, minor, _ = version.split(".", 2)
    return major if major != "0" else f"0.{minor}"


def direct(package: dict[str, Any]) -> set[tuple[str, str]]:
    return set(package["devDependencies"].items())


def main() -> None:
    package = json.decode(PACKAGE.read_bytes())
    held = overrides(package, json.decode(INSTALLED.read_bytes()))
    if sys.argv[1:] == ["--check"]:
        kept: dict[str, str] = package.get("overrides", {})
        for name in sorted(held.keys() | kept.keys()):
            if held.get(name) != kept.get(name):
                sys.exit(
                    f"web/package.json holds {name} at {kept.get(name, 'no version')}, and "
                    f"{held.get(name, 'none')} is installed: run script/pins."
                )
    else:
        package["overrides"] = held
        PACKAGE.write_bytes(json.format(json.encode(package), indent=2) + b"\n")


if __name__ == "__main__":
    main()
