"""A text in the languages of the house."""

from typing import Any

from msgspec import convert

from witsend.game import Record


class Text(Record, frozen=True):
    """What is said, in each language; whoever writes in one language only leaves the others out."""

    en: str = ""
    fr: str = ""
    es: str = ""

    @classmethod
    def read(cls, data: Any) -> "Text":
        """From data: a plain string, or a table of languages."""
        return cls(en=data) if isinstance(data, str) else convert(data, cls)

    def __str__(self) -> str:
        return self.en or self.fr or self.es
