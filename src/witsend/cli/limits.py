"""Limits that whoever hosts may change: with `--limit NAME=VALUE`, or as WITSEND_LIMIT_NAME."""

import os
import re
from collections.abc import Mapping, Sequence

import rich_click as click
from msgspec.structs import fields, replace

from witsend.cli.settings import PREFIX
from witsend.server.gate import Limit, Limits

LIMIT_PREFIX = f"{PREFIX}LIMIT_"
RATE = re.compile(r"([1-9]\d{0,8})\+(\d{1,9}(?:\.\d{1,6})?)/(s|min|h)")
UNITS = {"s": 1, "min": 60, "h": 3600}  # seconds


def limit_variable(name: str) -> str:
    return LIMIT_PREFIX + name.upper()


def limit_names() -> list[str]:
    return [field.name for field in fields(Limits())]


def written(limit: Limit | int) -> str:
    """A limit as it is given: 60+20/s is sixty at once, and then twenty a second."""
    if isinstance(limit, int):
        return str(limit)
    unit = next((unit for unit, seconds in UNITS.items() if limit.rate * seconds >= 1), "h")
    return f"{limit.burst:.0f}+{limit.rate * UNITS[unit]:.6g}/{unit}"


def read_limits(given: Sequence[str], environment: Mapping[str, str] = os.environ) -> Limits:
    """What is said with --limit comes before what the environment says."""
    limits = Limits()
    names = limit_names()
    wanted: dict[str, tuple[str, str]] = {}  # what each is to be, and who says so
    for variable, value in environment.items():
        if variable.startswith(LIMIT_PREFIX) and value:
            wanted[variable.removeprefix(LIMIT_PREFIX).lower()] = value, variable
    for option in given:
        name, _, value = option.partition("=")
        wanted[name] = value, f"--limit {name}"
    for name, (value, said_by) in wanted.items():
        if name not in names:
            known = ", ".join(sorted(names))
            raise click.ClickException(f"{said_by}: there is no such limit; there are {known}.")
        limits = replace(limits, **{name: _read(value, getattr(limits, name), said_by)})
    return limits


def _read(value: str, usual: Limit | int, said_by: str) -> Limit | int:
    if isinstance(usual, int):
        if not re.fullmatch(r"[1-9]\d{0,8}", value):
            raise click.ClickException(f"{said_by}: {value!r} is no number such as {usual}.")
        return int(value)
    found = RATE.fullmatch(value)
    if not found or not float(found[2]):
        raise click.ClickException(
            f"{said_by}: {value!r} is no limit such as {written(usual)}, which is so many at once "
            "and then so many a second (s), a minute (min) or an hour (h)."
        )
    return Limit(float(found[2]) / UNITS[found[3]], float(found[1]))
