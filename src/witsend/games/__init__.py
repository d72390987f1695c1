"""The games of the house, by name."""

from witsend.game import State
from witsend.games.adventure_book import AdventureBook
from witsend.games.battle_of_wits import BattleOfWits
from witsend.games.pirates_dice import PiratesDice
from witsend.games.poisoned_glass import PoisonedGlass
from witsend.games.wits_and_wagers import WitsAndWagers

GAMES: dict[str, type[State]] = {
    game.name: game
    for game in (PiratesDice, BattleOfWits, PoisonedGlass, WitsAndWagers, AdventureBook)
}
