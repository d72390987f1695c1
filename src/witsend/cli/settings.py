"""What whoever hosts may settle: options that the environment can give too, as WITSEND_NAME."""

import re
from collections.abc import Callable, Iterable, Mapping
from difflib import get_close_matches
from typing import Any, TypeVar

import rich_click as click

Command = TypeVar("Command", bound=Callable[..., Any])

PREFIX = "WITSEND_"
# Variables that settle nothing here: where a proxy finds the server; how the program was started,
# its books for the processes it starts; what `witsend mcp` and tests are told.
OTHERS = {
    f"{PREFIX}{name}"
    for name in ("AT", "SCRIPT", "BOOKS", "BOOK_PROBLEMS", "CHROMIUM", "SOAK", "TOKEN")
}
# What Kubernetes and Docker's links say of a service that is called witsend.
OF_A_SERVICE = re.compile(rf"{PREFIX}(ENV_\w+|(SERVICE_(HOST|PORT)|PORT_\d+_(TCP|UDP))(_\w+)?)")
LIKENESS = 0.7  # of two names, from which on one is the other misspelt
WRITTEN_AGE = re.compile(r"([1-9]\d{0,4})([hdwy])")
AGES = {"h": 3600.0, "d": 86_400.0, "w": 7 * 86_400.0, "y": 365 * 86_400.0}  # seconds


def setting(name: str, *names: str, **facts: Any) -> Callable[[Command], Command]:
    """An option of that name, and a variable of the environment; errors name both."""
    variable = PREFIX + name.removeprefix("--").replace("-", "_").upper()
    return click.option(name, *names, envvar=variable, show_envvar=True, **facts)


def strangers(known: Iterable[str], environment: Mapping[str, str]) -> dict[str, str | None]:
    """Variables that look like settings and are none, each with the setting it is most like."""
    names = {name.removeprefix(PREFIX): name for name in known}
    found: dict[str, str | None] = {}
    for variable, value in environment.items():
        of_ours = variable.startswith(PREFIX) and variable not in {*names.values(), *OTHERS}
        if of_ours and value and not OF_A_SERVICE.fullmatch(variable):
            like = get_close_matches(variable.removeprefix(PREFIX), names, 1, LIKENESS)
            found[variable] = names[like[0]] if like else None
    return found


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
