"""Figures for whoever hosts: how much goes on and whether it goes well, never what or by whom."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence

from prometheus_client import REGISTRY, Gauge
from prometheus_client.core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
    Metric,
)
from prometheus_client.registry import Collector, CollectorRegistry

from witsend import __version__

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
SIZES = (1.0, 2.0, 5.0, 10.0, 20.0, 50.0, 100.0, 200.0, 500.0)
OF_THE_RULES = "rules"  # the kind of every refusal that a game has


class Count:
    """A bare number: the library's own counter takes a lock, and this is counted at every move."""

    def __init__(self, name: str, says: str) -> None:
        self.name = name
        self.says = says
        self.value = 0

    def collect(self) -> Metric:
        return CounterMetricFamily(self.name, self.says, self.value)


class Kinds:
    """As many numbers as there are kinds of something."""

    def __init__(self, name: str, says: str) -> None:
        self.name = name
        self.says = says
        self.values = Counter[str]()

    def collect(self) -> Metric:
        family = CounterMetricFamily(self.name, self.says, labels=["kind"])
        for kind, value in sorted(self.values.items()):
            family.add_metric([kind], value)
        return family


class Spread:
    """How often it was how much: a histogram, as bare as `Count`."""

    def __init__(self, name: str, says: str, bounds: Sequence[float]) -> None:
        self.name = name
        self.says = says
        self.bounds = bounds
        self.counts = [0] * (len(bounds) + 1)
        self.sum = 0.0

    def observe(self, value: float, times: int = 1) -> None:
        self.counts[bisect_left(self.bounds, value)] += times
        self.sum += value * times

    def collect(self) -> Metric:
        upto, buckets = 0, []
        for bound, count in zip([*map(str, self.bounds), "+Inf"], self.counts, strict=True):
            upto += count
            buckets.append((bound, upto))
        return HistogramMetricFamily(self.name, self.says, buckets=buckets, sum_value=self.sum)


class Counts(Collector):
    def __init__(self, *counts: Count | Kinds | Spread) -> None:
        self.counts = counts

    def collect(self) -> Iterator[Metric]:
        for count in self.counts:
            yield count.collect()
        yield GaugeMetricFamily("witsend_up", "1 while the server runs", 1)
        version = GaugeMetricFamily("witsend_version", "Which it is", labels=["version"])
        version.add_metric([__version__], 1)
        yield version


ASKS = Count("witsend_asks", "Asks of people to tables")
MOVES = Count("witsend_moves", "Moves stored, chance's among them")
REFUSALS = Kinds("witsend_refusals", "What was refused; of a game's rules all are one kind")
ASK_SECONDS = Spread(
    "witsend_ask_seconds", "From the first ask of a group until all of it is answered", SECONDS
)
GROUP_JOBS = Spread("witsend_group_jobs", "What is stored in one transaction", SIZES)
STORE_ERRORS = Count("witsend_store_errors", "What could not be stored: disk, lock or damage")
BOT_ERRORS = Count("witsend_bot_errors", "Bots' turns without a move: failed, late or no worker")
LOOP_SECONDS = Spread("witsend_loop_seconds", "How late the event loop is, once a second", SECONDS)
PAGES = Gauge("witsend_pages", "Pages open at tables")
REGISTRY.register(
    Counts(
        *(ASKS, MOVES, REFUSALS, ASK_SECONDS, GROUP_JOBS, STORE_ERRORS, BOT_ERRORS, LOOP_SECONDS)
    )
)


def count_refusal(why: object) -> None:
    module = type(why).__module__
    tag = getattr(type(why), "__struct_config__").tag  # noqa: B009 - mypy knows no such attribute
    REFUSALS.values[OF_THE_RULES if module.startswith("witsend.games") else str(tag)] += 1


class Readings(Collector):
    """What is read when somebody asks for figures, and costs nothing until then."""

    def __init__(self, readings: Mapping[str, tuple[str, Callable[[], float | None]]]) -> None:
        self.readings = readings

    def collect(self) -> Iterator[Metric]:
        for name, (says, read) in self.readings.items():
            value = read()
            if value is not None:  # it can be known from here
                yield GaugeMetricFamily(name, says, value)

    def publish(self, registry: CollectorRegistry = REGISTRY) -> Callable[[], None]:
        """Until what is given back is called."""
        registry.register(self)

        def end() -> None:
            registry.unregister(self)

        return end
