"""The games, by name: those of the house, and those of other packages that are installed."""

from witsend.game import State
from witsend.games.adventure_book import AdventureBook
from witsend.games.battle_of_wits import BattleOfWits
from witsend.games.packages import games_of_packages
from witsend.games.pirates_dice import PiratesDice
from witsend.games.poisoned_glass import PoisonedGlass
from witsend.games.wits_and_wagers import WitsAndWagers

HOUSE: dict[str, type[State]] = {
    game.name: game
    for game in (PiratesDice, BattleOfWits, PoisonedGlass, WitsAndWagers, AdventureBook)
}
GAMES: dict[str, type[State]] = {**HOUSE, **games_of_packages(HOUSE)}
