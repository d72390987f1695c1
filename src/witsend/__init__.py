"""Wits' End: five table games of bluff, wager and nerve."""

__version__ = "0.2.0"
