"""What whoever hosts may settle: options that the environment can give too, as WITSEND_NAME."""

import re
from collections.abc import Callable
from typing import Any, TypeVar

import rich_click as click

Command = TypeVar("Command", bound=Callable[..., Any])

PREFIX = "WITSEND_"
WRITTEN_AGE = re.compile(r"([1-9]\d{0,4})([hdwy])")
AGES = {"h": 3600.0, "d": 86_400.0, "w": 7 * 86_400.0, "y": 365 * 86_400.0}  # seconds


def setting(name: str, *names: str, **facts: Any) -> Callable[[Command], Command]:
    """An option of that name, and a variable of the environment; errors name both."""
    variable = PREFIX + name.removeprefix("--").replace("-", "_").upper()
    return click.option(name, *names, envvar=variable, show_envvar=True, **facts)


class Age(click.ParamType[float]):
    """So long, in seconds."""

    name = "age"

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> float:
        if isinstance(value, float):
            return value
        found = WRITTEN_AGE.fullmatch(value)
        if not found:
            self.fail(f"{value!r} is no time such as 12h, 90d, 8w or 2y.", param, ctx)
        return int(found[1]) * AGES[found[2]]


AGE = Age()
