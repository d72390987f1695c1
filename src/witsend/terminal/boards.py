"""Which game has which board in the terminal."""

from collections.abc import Mapping

from witsend.terminal.adventure_book import AdventureBookBoard
from witsend.terminal.battle_of_wits import BattleOfWitsBoard
from witsend.terminal.board import AnyBoard, Board
from witsend.terminal.pirates_dice import PiratesDiceBoard
from witsend.terminal.poisoned_glass import PoisonedGlassBoard
from witsend.terminal.wits_and_wagers import WitsAndWagersBoard

BOARDS: Mapping[str, Board] = {
    "pirates-dice": PiratesDiceBoard(),
    "battle-of-wits": BattleOfWitsBoard(),
    "poisoned-glass": PoisonedGlassBoard(),
    "wits-and-wagers": WitsAndWagersBoard(),
    "adventure-book": AdventureBookBoard(),
}


def board_of(game: str) -> Board:
    return BOARDS.get(game, AnyBoard())
