"""The bot of Adventure Book: a companion who tells the story along with you."""

from witsend.bots.adventure_book.companion import Companion

__all__ = ["Companion"]
