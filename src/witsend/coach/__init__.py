"""The coach: what a seat knew, what its decisions were worth, and what they cost.

The reference is the strongest bot's `judge`, asked for each decision with that seat's view alone.
"""

from witsend.coach.coaching import NoCoach, Progress, at_work, coach
from witsend.coach.hints import Hint, hint
from witsend.coach.report import VERSION, Mover, Report, read_report

__all__ = [
    "VERSION",
    "Hint",
    "Mover",
    "NoCoach",
    "Progress",
    "Report",
    "at_work",
    "coach",
    "hint",
    "read_report",
]
