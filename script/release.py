"""Writes the version and the changelog's heading of a release, for `script/release`."""

import re
import sys
from datetime import date
from pathlib import Path

ROOT = Path(__file__).parent.parent
MODULE = ROOT / "src" / "witsend" / "__init__.py"
CHANGELOG = ROOT / "CHANGELOG.md"
UNRELEASED = "## Unreleased\n"


def numbers(version: str) -> tuple[int, ...]:
    if not re.fullmatch(r"\d+\.\d+\.\d+", version):
        sys.exit(f"script/release: {version!r} is no version; one is three numbers, such as 0.3.0")
    return tuple(map(int, version.split(".")))


def release(version: str) -> None:
    module, changelog = MODULE.read_text(), CHANGELOG.read_text()
    (last,) = re.findall(r'__version__ = "(.+)"', module)
    if numbers(version) <= numbers(last):
        sys.exit(f"script/release: {version} does not come after {last}")
    _, heading, news = changelog.partition(UNRELEASED)
    if not heading or not news.partition("\n## ")[0].strip():
        sys.exit("script/release: the changelog tells of nothing under Unreleased")
    MODULE.write_text(module.replace(last, version))
    dated = f"{UNRELEASED}\n## {version} ({date.today():%Y-%m-%d})\n"  # noqa: DTZ011 - local day
    CHANGELOG.write_text(changelog.replace(UNRELEASED, dated, 1))


if __name__ == "__main__":
    release(sys.argv[1])
