"""Figures for whoever hosts: how much goes on, never what or by whom."""

from prometheus_client import Counter, Gauge

ASKS = Counter("witsend_asks", "Asks of people to tables")
MOVES = Counter("witsend_moves", "Moves stored, chance's among them")
PAGES = Gauge("witsend_pages", "Pages open at tables")
