"""What whoever hosts may settle: options that the environment can give too, as WITSEND_NAME."""

from collections.abc import Callable
from typing import Any, TypeVar

import rich_click as click

Command = TypeVar("Command", bound=Callable[..., Any])

PREFIX = "WITSEND_"


def setting(name: str, *names: str, **facts: Any) -> Callable[[Command], Command]:
    """An option of that name, and a variable of the environment; errors name both."""
    variable = PREFIX + name.removeprefix("--").replace("-", "_").upper()
    return click.option(name, *names, envvar=variable, show_envvar=True, **facts)
