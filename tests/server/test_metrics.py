"""Figures for whoever hosts: they tell trouble, and dashboard and alerts name no other."""

import json
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml
from prometheus_client import REGISTRY, generate_latest

from asking import house, in_a_loop
from witsend.games.pirates_dice import NotAFace
from witsend.server import refusals
from witsend.server.bans import FOR_EVER, ban
from witsend.server.database import StoreError
from witsend.server.http import TURNED_AWAY
from witsend.server.metrics import (
    BOT_ERRORS,
    REFUSALS,
    STORE_ERRORS,
    Readings,
    Spread,
    count_refusal,
)
from witsend.server.serve import beat_once, readings
from witsend.server.sqlite import Sqlite
from witsend.server.thinking import Thinkers

ROOT = Path(__file__).parent.parent.parent
ALERTS = yaml.safe_load((ROOT / "deploy" / "alerts.yml").read_text())
BOARD = json.loads((ROOT / "deploy" / "grafana.json").read_text())
PAGE = (ROOT / "docs" / "host.md").read_text()
PROCESS = {"process_resident_memory_bytes", "process_cpu_seconds_total"}  # the library's own
NAME = r"\b(?:witsend|process)_[a-z_]+"


def alerts() -> Iterator[str]:
    for group in ALERTS["groups"]:
        yield from (rule["expr"] for rule in group["rules"])


def panels() -> Iterator[str]:
    for panel in BOARD["panels"]:
        yield from (target["expr"] for target in panel["targets"])


def sample(name: str, **labels: str) -> float:
    return REGISTRY.get_sample_value(name, labels) or 0.0


def in_a_running_server(folder: Path) -> tuple[set[str], dict[str, set[str]]]:
    """The names of all samples and of all metrics that are served; and the labels of each."""
    labels: dict[str, set[str]] = {}
    metrics = set()

    @in_a_loop
    async def look() -> None:
        async with house(folder) as here:
            await (await here.asker()).get("/api/nothing")
            end = readings(here.tables, here.app.visitors.gate, Thinkers()).publish()
            try:
                for family in REGISTRY.collect():
                    metrics.add(family.name)
                    for each in family.samples:
                        labels.setdefault(each.name, set()).update(each.labels)
            finally:
                end()

    look()
    return metrics, labels


def test_dashboard_alerts_and_page_name_figures_that_exist_and_leave_out_none(
    tmp_path: Path,
) -> None:
    metrics, labels = in_a_running_server(tmp_path)
    ours = {name for name in metrics if name.startswith("witsend_")}
    named = {name for expr in (*alerts(), *panels()) for name in re.findall(NAME, expr)}
    assert named - PROCESS <= set(labels)
    assert named >= PROCESS
    for expr in (*alerts(), *panels()):
        for name, chosen in re.findall(rf"({NAME})\{{([^}}]*)\}}", expr):
            assert set(re.findall(r"(\w+)=", chosen)) <= labels[name], expr
        for by in re.findall(r"by \(([^)]*)\)", expr):
            (name,) = set(re.findall(NAME, expr))
            assert set(by.split(", ")) <= labels[name], expr
    rows = set(re.findall(r"^\| `(witsend_[a-z_]+)`", PAGE, re.MULTILINE))
    assert {name.removesuffix("_total") for name in rows} == ours
    shown = {re.sub(r"_(total|bucket|sum|count)$", "", name) for name in named - PROCESS}
    assert ours - shown == {"witsend_version"}


def test_every_kind_of_refusal_that_an_alert_names_exists() -> None:
    kinds = {
        kind.__struct_config__.tag
        for kind in vars(refusals).values()
        if isinstance(kind, type) and hasattr(kind, "__struct_config__")
    } | set(TURNED_AWAY.values())
    named = [each for expr in alerts() for each in re.findall(r'kind=~"([^"]+)"', expr)]
    assert named
    assert {kind for each in named for kind in each.split("|")} <= kinds


@pytest.mark.soak
def test_prometheus_understands_the_alerts() -> None:
    checked = subprocess.run(
        ["promtool", "check", "rules", ROOT / "deploy" / "alerts.yml"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert checked.returncode == 0, checked.stderr


def test_a_spread_is_a_histogram() -> None:
    spread = Spread("some_seconds", "Some", (0.1, 1.0))
    spread.observe(0.05, 3)
    spread.observe(0.1)
    spread.observe(7.0)
    values = {
        each.name + each.labels.get("le", ""): each.value for each in spread.collect().samples
    }
    assert values == {
        "some_seconds_bucket0.1": 4,
        "some_seconds_bucket1.0": 4,
        "some_seconds_bucket+Inf": 5,
        "some_seconds_count": 5,
        "some_seconds_sum": pytest.approx(7.25),
    }


def test_readings_are_read_when_they_are_asked_for() -> None:
    read: list[int] = []

    def reading() -> float:
        read.append(1)
        return 7.0

    end = Readings({"witsend_tried": ("A try", reading)}).publish()
    read.clear()
    assert b"witsend_tried 7.0" in generate_latest(REGISTRY)
    assert read == [1]
    end()
    assert b"witsend_tried" not in generate_latest(REGISTRY)


@in_a_loop
async def test_what_is_refused_is_counted_by_kind_and_never_says_who_or_which_game(
    tmp_path: Path,
) -> None:
    async with house(tmp_path) as here:
        anne, ben = await here.person("Anne"), await here.person("Ben")
        table = await here.table(anne)
        REFUSALS.values.clear()
        page = await ben.socket(table)
        await page.ask("start")
        await ben.ask(table, "start")
        ban(Sqlite(tmp_path), ["Ben"], FOR_EVER)
        await beat_once(here.tables.runtime)
        await ben.get("/api/people/me")
        await anne.get("/api/tables/nothing")
        await anne.get("/health", headers={"Host": "elsewhere.example"})
        assert dict(REFUSALS.values) == {
            "host-only": 2,
            "banned": 1,
            "no-such-table": 1,
            "not-called-that": 1,
        }


def test_a_games_own_refusals_are_one_kind() -> None:
    before = REFUSALS.values["rules"]
    count_refusal(NotAFace())
    assert REFUSALS.values["rules"] == before + 1


@in_a_loop
async def test_asks_are_timed_in_groups_and_what_cannot_be_stored_is_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path) as here:
        store = here.tables.runtime.store
        asked, groups = sample("witsend_ask_seconds_count"), sample("witsend_group_jobs_count")
        await store.name_person("ben", "Ben")
        assert sample("witsend_ask_seconds_count") == asked + 1
        assert sample("witsend_group_jobs_count") == groups + 1
        errors = STORE_ERRORS.value
        with pytest.raises(StoreError):
            await store.change(by=lambda db: db.execute("SELECT nothing"))
        assert STORE_ERRORS.value == errors + 1


@in_a_loop
async def test_a_bot_that_finds_no_move_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    thinkers, before = Thinkers(), BOT_ERRORS.value

    async def nothing(*_: Any) -> None:
        assert thinkers.asked == 1

    monkeypatch.setattr(thinkers, "_in_turn", nothing)
    question: Any = (("t", 0), "pirates-dice", "easy", None, (), 0.1)
    assert await thinkers.move(*question) is None
    assert thinkers.asked == 0
    assert BOT_ERRORS.value == before + 1
    thinkers.close()
