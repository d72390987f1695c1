"""Packs of questions for Wits & Wagers; the house's own is in the folder house/."""

from witsend.content.packs.questions import (
    CATEGORIES,
    Category,
    Difficulty,
    Display,
    Kind,
    OwnPack,
    Pack,
    Question,
)
from witsend.content.packs.registry import (
    HOUSE,
    OWN,
    PACKS,
    Packs,
    edition,
    house,
    read_pack,
    register,
)

__all__ = [
    "CATEGORIES",
    "HOUSE",
    "OWN",
    "PACKS",
    "Category",
    "Difficulty",
    "Display",
    "Kind",
    "OwnPack",
    "Pack",
    "Packs",
    "Question",
    "edition",
    "house",
    "read_pack",
    "register",
]
