"""What whoever hosts may settle: by option and environment, and said in one table."""

import re
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from msgspec.structs import asdict

from witsend.cli import main
from witsend.cli.limits import limit_variable, read_limits, written
from witsend.cli.serve import serve
from witsend.cli.settings import AGE, OTHERS, strangers
from witsend.server.crowd import Room
from witsend.server.gate import Limit, Limits
from witsend.server.proxies import PRIVATE
from witsend.server.serve import Serving
from witsend.server.sqlite import Sqlite

PAGE = (Path(__file__).parent.parent / "docs" / "host.md").read_text()


def section(title: str) -> str:
    found = re.search(rf"^#+ {title}$(.*?)(?=^#|\Z)", PAGE, re.MULTILINE | re.DOTALL)
    assert found
    return found[1]


def test_the_table_of_settings_is_the_list_of_options() -> None:
    rows = re.findall(
        r"^\| `(--[a-z-]+)[^`]*` \| `([A-Z_]+)` \|", section("Settings"), re.MULTILINE
    )
    known = {param.opts[0]: param.envvar for param in serve.params if param.opts[0] != "--limit"}
    assert len(rows) == len(dict(rows))
    assert dict(rows) == {**known, "--limit": "WITSEND_LIMIT_NAME"}


def test_the_table_of_limits_is_the_list_of_limits() -> None:
    row = r"^\| `([a-z_]+)` \| `([A-Z_]+)` \| `([^`]+)` \|"
    rows = re.findall(row, section("Limits"), re.MULTILINE)
    assert rows == [
        (name, limit_variable(name), written(usual)) for name, usual in asdict(Limits()).items()
    ]


@pytest.mark.parametrize(("name", "usual"), asdict(Limits()).items())
def test_a_limit_is_read_as_it_is_written(name: str, usual: Any) -> None:
    (read,) = {getattr(read_limits([f"{name}={written(usual)}"], {}), name)}
    assert read == pytest.approx(usual)


def test_an_option_comes_before_the_environment() -> None:
    environment = {"WITSEND_LIMIT_ASKS": "3+1/min", "WITSEND_LIMIT_LISTED": "7", "PATH": "/bin"}
    limits = read_limits(["asks=5+2.5/s"], environment)
    assert (limits.asks, limits.listed) == (Limit(2.5, 5), 7)
    assert limits.talk == Limits().talk
    assert read_limits([], {"WITSEND_LIMIT_ASKS": ""}) == Limits(), "nothing is said"


WRONG = {
    "WITSEND_PORT": ("70000", "70000 is not in the range"),
    "WITSEND_METRICS_PORT": ("x", "'x' is not a valid integer"),
    "WITSEND_ORIGIN": ("https://a.example b", "'b' is no site such as"),
    "WITSEND_NAME": ("a.example a:8", "'a:8' is no name such as"),
    "WITSEND_BEHIND_PROXY": ("perhaps", "'perhaps' is no address or network such as"),
    "WITSEND_KEEP": ("3 months", "'3 months' is no time such as 12h, 90d, 8w or 2y"),
    "WITSEND_LIMIT_ASKS": ("20", "'20' is no limit such as 60+20/s"),
    "WITSEND_LIMIT_TALK": ("5+0/s", "'5+0/s' is no limit such as 12+1/s"),
    "WITSEND_LIMIT_CONNECTIONS": ("-1", "'-1' is no number such as 600"),
    "WITSEND_LIMIT_PORT": ("1", "there is no such limit; there are asks, connections"),
}


@pytest.mark.parametrize("variable", WRONG)
def test_a_value_that_cannot_be_is_refused_by_the_name_of_its_setting(variable: str) -> None:
    value, why = WRONG[variable]
    result = CliRunner().invoke(main, ["serve"], env={variable: value, "COLUMNS": "300"})
    assert result.exit_code in {1, 2}
    assert variable in result.output
    assert why in result.output


MISSPELT = {
    "WITSEND_PROT": "WITSEND_PORT",
    "WITSEND_NAMES": "WITSEND_NAME",
    "WITSEND_BEHIND_PROXI": "WITSEND_BEHIND_PROXY",
    "WITSEND_BEHINDPROXY": "WITSEND_BEHIND_PROXY",
    "WITSEND_METRICS": "WITSEND_METRICS_PORT",
    "WITSEND_LIMITS_TALK": "WITSEND_LIMIT_TALK",
}


@pytest.mark.parametrize("variable", MISSPELT)
def test_a_misspelt_setting_is_refused_with_the_one_that_is_meant(variable: str) -> None:
    result = CliRunner().invoke(main, ["serve"], env={variable: "x", "COLUMNS": "300"})
    assert result.exit_code == 1
    assert f"There is no setting {variable}. Is {MISSPELT[variable]} meant?" in result.output


def test_a_variable_that_is_like_no_setting_is_named_and_no_more(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    async def run(serving: Serving, _: Any) -> None:
        assert serving.port == 8123

    monkeypatch.setattr("witsend.server.serve.serve", run)
    environment = {"WITSEND_COLOUR": "red", "WITSEND_PORT": "8123", "WITSEND_DATA": str(tmp_path)}
    result = CliRunner().invoke(main, ["serve"], env=environment)
    assert result.exit_code == 0
    assert result.output == "There is no setting WITSEND_COLOUR, so it settles nothing.\n"


def test_what_others_say_under_our_name_is_not_ours() -> None:
    of_a_service = (
        *("WITSEND_SERVICE_HOST", "WITSEND_SERVICE_PORT", "WITSEND_SERVICE_PORT_HTTP"),
        *("WITSEND_PORT_8000_TCP", "WITSEND_PORT_8000_TCP_ADDR", "WITSEND_ENV_PATH"),
    )
    nothing_said = {"WITSEND_PROT": ""}
    others = dict.fromkeys([*OTHERS, *of_a_service, "PATH", "witsend_prot"], "x")
    assert strangers(["WITSEND_PORT"], others | nothing_said) == {}


def test_every_variable_that_we_read_ourselves_is_a_setting_or_known_to_be_none() -> None:
    """Or a server would complain of what our own scripts say."""
    known = {str(param.envvar) for param in serve.params} | OTHERS | {"WITSEND_LIMIT_NAME"}
    house = Path(__file__).parent.parent
    files = [
        path
        for folder in ("src/witsend", "script", ".ci", ".github")
        for path in (house / folder).rglob("*")
        if path.is_file() and path.suffix in {"", ".py", ".yml"}
    ]
    said = "".join(path.read_text() for path in files)
    named = set(re.findall(r"WITSEND_[A-Z_]*[A-Z]", said))
    assert "WITSEND_SCRIPT" in named
    assert named <= known


def test_a_wrong_limit_on_the_command_line_is_named() -> None:
    result = CliRunner().invoke(main, ["serve", "--limit", "asks=often"], env={"COLUMNS": "300"})
    assert result.exit_code == 1
    assert "--limit asks: 'often' is no limit such as 60+20/s" in result.output


def test_what_the_environment_says_is_what_is_served(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    served: list[Serving] = []

    async def run(serving: Serving, _: Any) -> None:
        served.append(serving)

    monkeypatch.setattr("witsend.server.serve.serve", run)
    environment = {
        "WITSEND_HOST": "192.0.2.1",
        "WITSEND_PORT": "8123",
        "WITSEND_DATA": str(tmp_path),
        "WITSEND_NAME": "a.example b.example",
        "WITSEND_ORIGIN": "https://a.example",
        "WITSEND_BEHIND_PROXY": "yes 203.0.113.7",
        "WITSEND_METRICS_PORT": "9123",
        "WITSEND_LIMIT_LISTED": "3",
        "WITSEND_KEEP": "90d",
    }
    result = CliRunner().invoke(main, ["serve"], env=environment)
    assert result.exit_code == 0, result.output
    assert served == [
        Serving(
            database=Sqlite(tmp_path),
            address="http://192.0.2.1:8123",
            host="192.0.2.1",
            port=8123,
            metrics_port=9123,
            origins=("https://a.example",),
            names=("a.example", "b.example"),
            proxies=(*PRIVATE, "203.0.113.7/32"),
            limits=Limits(listed=3),
            keep_seconds=90 * 86_400.0,
        )
    ]


def test_there_is_no_more_room_than_was_settled() -> None:
    assert Room.within(100_000, 50).inside == 50
    assert Room.within(1_000, 20_000).inside < 1_000


def test_an_age_is_a_number_and_its_unit() -> None:
    ages = {"12h": 0.5, "90d": 90, "2w": 14, "1y": 365}
    assert {said: AGE.convert(said, None, None) / 86_400 for said in ages} == ages
