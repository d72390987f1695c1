"""Who does what can be divided: the cores of this machine, or a cluster."""

from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from importlib.util import find_spec
from multiprocessing import get_context
from typing import Any

import rich_click as click

CONNECT_SECONDS = 10

cluster_option: Callable[[Any], Any] = click.option(
    "--cluster",
    metavar="ADDRESS",
    help="Divide the work among the workers of this Dask scheduler, such as tcp://10.0.0.5:8786, "
    "and not among this machine's cores. They need the same Wits' End, and bots' files too.",
)


@contextmanager
def workers(cluster: str | None = None) -> Iterator[Executor]:
    """What comes of the work is the same, whoever does it and however many they are."""
    if cluster is None:
        # Spawned, not forked: a progress bar has a thread of its own.
        with ProcessPoolExecutor(mp_context=get_context("spawn")) as processes:
            yield processes
        return
    if find_spec("distributed") is None:
        raise click.ClickException("A cluster needs more packages: pip install 'witsend[cluster]'")
    from distributed import Client

    try:
        client = Client(cluster, timeout=CONNECT_SECONDS)
    except (OSError, ValueError) as error:
        raise click.ClickException(f"There is no Dask scheduler at {cluster}: {error}") from error
    with client, client.get_executor(pure=False) as executor:
        yield executor
