"""Battle of Wits: who drinks poison? The turn is in goblets.py, the table around it in game.py."""

from witsend.games.battle_of_wits.game import BattleOfWits
from witsend.games.battle_of_wits.goblets import Goblet, Row
from witsend.games.battle_of_wits.moves import (
    Become,
    Bid,
    CardsFirst,
    CharacterTaken,
    ChooseNow,
    Deal,
    Immunity,
    Lot,
    NoPower,
    NoSuchGoblet,
    NotADeal,
    NotALot,
    NotInHand,
    Pour,
    Ready,
    SameGoblet,
    SicilianBid,
    Switch,
    Take,
    TeamFull,
)
from witsend.games.battle_of_wits.series import Series
from witsend.games.battle_of_wits.setup import CHARACTERS, BattleOfWitsSetup, Character, team_of
from witsend.games.battle_of_wits.view import BattleOfWitsView, Seen, SeenGoblet, SeenRow

__all__ = [
    "CHARACTERS",
    "BattleOfWits",
    "BattleOfWitsSetup",
    "BattleOfWitsView",
    "Become",
    "Bid",
    "CardsFirst",
    "Character",
    "CharacterTaken",
    "ChooseNow",
    "Deal",
    "Goblet",
    "Immunity",
    "Lot",
    "NoPower",
    "NoSuchGoblet",
    "NotADeal",
    "NotALot",
    "NotInHand",
    "Pour",
    "Ready",
    "Row",
    "SameGoblet",
    "Seen",
    "SeenGoblet",
    "SeenRow",
    "Series",
    "SicilianBid",
    "Switch",
    "Take",
    "TeamFull",
    "team_of",
]
