"""`script/play.py`: what `script/play` does, without bash."""

import os
import subprocess
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any
from unittest import mock

import pytest

SCRIPT = Path(__file__).parent.parent / "script/play.py"


@pytest.fixture(params=["posix", "nt"])
def play(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """In a folder of its own, as each system loads it; nothing is installed or run."""
    root = tmp_path / "Wits' End"
    for name in ("script", "web/node_modules", "docs/rules"):
        (root / name).mkdir(parents=True)
    for name in ("pyproject.toml", "hatch_build.py", "web/page.ts", "web/node_modules/big.js"):
        (root / name).write_text(name)
    (root / "script/play.py").write_bytes(SCRIPT.read_bytes())
    spec = spec_from_file_location("play", root / "script/play.py")
    assert spec
    assert spec.loader
    module: Any = module_from_spec(spec)
    spec.loader.exec_module(module)
    if request.param == "nt":
        module.TOOLS = module.VENV / "Scripts"
    module.made = mock.Mock(side_effect=lambda place, with_pip: make(place))
    module.install = mock.Mock(return_value=subprocess.CompletedProcess([], 0))
    module.start = mock.Mock()
    module.start.return_value.wait.side_effect = [KeyboardInterrupt, 3]
    monkeypatch.setattr("venv.create", module.made)
    monkeypatch.setattr(subprocess, "run", module.install)
    monkeypatch.setattr(subprocess, "Popen", module.start)
    monkeypatch.chdir(root)
    return module


def make(place: Path) -> None:
    place.mkdir()
    (place / "pyvenv.cfg").touch()


def test_it_sets_up_once_and_again_when_something_has_changed(play: Any) -> None:
    play.set_up()
    play.set_up()
    play.made.assert_called_once_with(play.VENV, with_pip=True)
    ((command,), _) = play.install.call_args
    assert command[:3] == [str(play.TOOLS / "python"), "-m", "pip"]
    assert command[-2:] == ["--editable", str(play.ROOT)]
    (play.ROOT / "web/node_modules/big.js").write_text("is npm's own business")
    play.set_up()
    assert play.install.call_count == 1
    (play.ROOT / "web/page.ts").write_text("another page")
    play.set_up()
    assert (play.made.call_count, play.install.call_count) == (1, 2)


def test_what_could_not_be_installed_is_tried_again(play: Any) -> None:
    play.install.return_value = subprocess.CompletedProcess([], 1)
    for _ in range(2):
        with pytest.raises(SystemExit, match="could not be set up"):
            play.set_up()
    assert play.install.call_count == 2


def test_it_passes_on_what_is_typed_and_lets_ctrl_c_end_it_politely(play: Any) -> None:
    assert play.main("replay", "my game.jsonl") == 3
    ((command,), settings) = play.start.call_args
    assert command == [play.TOOLS / "witsend", "replay", "my game.jsonl"]
    assert settings["env"]["WITSEND_SCRIPT"] == os.path.join("script", "play.py")  # noqa: PTH118 - a string


def test_an_older_python_is_named(play: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 10, 9))
    with pytest.raises(SystemExit, match=r"needs Python 3\.11 or newer"):
        play.main()
    play.install.assert_not_called()
