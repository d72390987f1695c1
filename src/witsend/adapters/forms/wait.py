"""The one move that is not the game's own."""

from witsend.game import Move


class Wait(Move, frozen=True):
    """Of a seat that may act out of turn, when it is asked whether it will: not now."""

    def __str__(self) -> str:
        return "wait"
