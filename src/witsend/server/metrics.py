"""Figures for whoever hosts: how much goes on, never what or by whom."""

from collections.abc import Iterator

from prometheus_client import REGISTRY, Gauge
from prometheus_client.core import CounterMetricFamily
from prometheus_client.registry import Collector


class Count:
    """A bare number: the library's own counter takes a lock, and this is counted at every move."""

    def __init__(self, name: str, says: str) -> None:
        self.name = name
        self.says = says
        self.value = 0


class Counts(Collector):
    def __init__(self, *counts: Count) -> None:
        self.counts = counts

    def collect(self) -> Iterator[CounterMetricFamily]:
        for count in self.counts:
            yield CounterMetricFamily(count.name, count.says, count.value)


ASKS = Count("witsend_asks", "Asks of people to tables")
MOVES = Count("witsend_moves", "Moves stored, chance's among them")
PAGES = Gauge("witsend_pages", "Pages open at tables")
REGISTRY.register(Counts(ASKS, MOVES))
