"""For tests that play whole games: a few in every run, many in `script/soak`."""

import os

from hypothesis import HealthCheck, settings

whole_games = settings(
    max_examples=200 if "WITSEND_SOAK" in os.environ else 4,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)
