"""Bots: whoever sits in a seat without being a person. A bot sees what a player sees.

`BOTS` names the house's bots of each game; each says what it thinks of its moves (`judging`).
Anybody's own bot is named by its file or module and its
class: `my_bot.py:Careful` or `my_package.bots:Careful`.
"""

import importlib
import importlib.util
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from random import Random
from traceback import extract_tb
from typing import Any, Literal, Protocol, cast, get_args

from witsend.bots.adventure_book import Companion
from witsend.bots.battle_expert import Mastermind
from witsend.bots.battle_exploiter import BattleExploiter
from witsend.bots.battle_of_wits import Schemer
from witsend.bots.glass_expert import Sommelier
from witsend.bots.glass_exploiter import GlassExploiter
from witsend.bots.judging import Judge
from witsend.bots.pirates_dice import Pirate
from witsend.bots.pirates_expert import Captain
from witsend.bots.pirates_exploiter import PirateExploiter
from witsend.bots.poisoned_glass import Taster
from witsend.bots.uniform import Uniform
from witsend.bots.wits_and_wagers import Bettor
from witsend.bots.wits_expert import Sharper, WagerExploiter
from witsend.game import Move, Seat, State
from witsend.games import GAMES
from witsend.games.packages import bots_of_packages


class Bot(Protocol):
    def choose(self, view: Any, moves: Sequence[Move], rng: Random, seconds: float) -> Move:
        """One of `moves`, or another legal move, within about so many seconds."""


MakeBot = Callable[[], Bot]
MakeJudge = Callable[[], Judge]
THINKING_SECONDS = 1.0

AGAINST = "against:"  # and then the bot that this one knows
BESIDE = "beside:"  # and then a bot that is told to leave the story to people

# What bots are called at a table.
BOT_NAMES = (
    *("Bonny", "Calico", "Grog", "Morgan", "Anne", "Barnacle", "Kidd", "Teach", "Rackham"),
    *("Scarlet", "Flint", "Roberts"),
)

Level = Literal["easy", "middle", "hard", "expert"]
LEVELS: tuple[Level, ...] = get_args(Level)

OWN_BOTS: dict[str, Mapping[str, MakeJudge]] = {
    "adventure-book": {"easy": Companion.easy, "middle": Companion.middle, "hard": Companion.hard},
    "battle-of-wits": {
        "easy": Schemer.easy,
        "middle": Schemer.middle,
        "hard": Schemer.hard,
        "expert": Mastermind.expert,
    },
    "pirates-dice": {
        "easy": Pirate.easy,
        "middle": Pirate.middle,
        "hard": Pirate.hard,
        "expert": Captain.expert,
    },
    "poisoned-glass": {
        "easy": Taster.easy,
        "middle": Taster.middle,
        "hard": Taster.hard,
        "expert": Sommelier.expert,
    },
    "wits-and-wagers": {
        "easy": Bettor.easy,
        "middle": Bettor.middle,
        "hard": Bettor.hard,
        "expert": Sharper,
    },
}
for _game, _bots in bots_of_packages(GAMES).items():
    OWN_BOTS[_game] = {**_bots, **OWN_BOTS.get(_game, {})}  # the house's own keep their names
BOTS: Mapping[str, Mapping[str, MakeJudge]] = {
    game: {"uniform": Uniform, **OWN_BOTS.get(game, {})} for game in GAMES
}

EXPLOITERS: Mapping[str, Callable[[Judge], Judge]] = {
    "battle-of-wits": BattleExploiter,
    "pirates-dice": PirateExploiter,
    "poisoned-glass": GlassExploiter,
    "wits-and-wagers": lambda rival: WagerExploiter(rival=rival),
}


def levels(game: str) -> tuple[Level, ...]:
    """Of the house's bots of that game, the weakest first."""
    return tuple(level for level in LEVELS if level in OWN_BOTS.get(game, {}))


def nearest_level(game: str, wanted: Level) -> Level | None:
    """That level of the game's bots, or the best below it, or else the weakest; None: there is
    none, and `uniform` plays."""
    there = levels(game)
    below = [level for level in there if LEVELS.index(level) <= LEVELS.index(wanted)]
    return next(iter((*below[-1:], *there)), None)


class UnknownBot(ValueError):
    """No bot of that name; its text says where it was looked for."""


class BotFailed(Exception):
    """A bot broke down or tried an illegal move; its text says which and how."""


def ask_bot(bot: Bot, state: State, seat: Seat, rng: Random) -> Move:
    """The bot's legal move, or BotFailed."""
    who = f"The bot {type(bot).__name__}"
    try:
        move = bot.choose(state.view(seat), state.moves(seat), rng, THINKING_SECONDS)
        refusal = state.why_not(seat, move)
    except (Exception, SystemExit) as error:
        place = extract_tb(error.__traceback__)[-1]
        where = f"{Path(place.filename).name}, line {place.lineno}"
        raise BotFailed(f"{who} broke down: {error!r} in {where}") from error
    if refusal:
        raise BotFailed(f"{who} tried {move!r}. {refusal}")
    return move


def find_bot(game: str, spec: str) -> MakeBot:
    """The bot of that name, or of that file or module and class."""
    if spec in BOTS[game]:
        return BOTS[game][spec]
    if spec.startswith(AGAINST):
        return _find_exploiter(game, spec.removeprefix(AGAINST))
    if spec.startswith(BESIDE):
        return _find_beside(game, spec.removeprefix(BESIDE))
    place, colon, name = spec.rpartition(":")
    if not colon:
        known = ", ".join(BOTS[game])
        raise UnknownBot(
            f"There is no bot {spec!r} for {game}. There are: {known}; your own is named as "
            "FILE.py:CLASS."
        )
    try:
        module = (
            _load_file(Path(place)) if place.endswith(".py") else importlib.import_module(place)
        )
    except Exception as error:
        raise UnknownBot(f"The bot {spec!r} cannot be loaded: {error}") from error
    bot = getattr(module, name, None)
    if not callable(getattr(bot, "choose", None)):
        raise UnknownBot(f"{place} has no class {name} with a method choose.")
    make = cast("MakeBot", bot)
    try:
        make()
    except Exception as error:
        raise UnknownBot(f"{name} cannot be made without arguments: {error}") from error
    return make


def _find_exploiter(game: str, spec: str) -> MakeBot:
    if game not in EXPLOITERS:
        known = ", ".join(EXPLOITERS)
        raise UnknownBot(f"There is no exploiter for {game}, only for {known}.")
    rival = find_bot(game, spec)()
    if not callable(getattr(rival, "judge", None)):
        raise UnknownBot(f"The bot {spec!r} has no method judge, so nobody knows what it thinks.")
    exploiter = EXPLOITERS[game](cast("Judge", rival))
    return lambda: exploiter  # all it remembers is how its rival thinks


def _find_beside(game: str, spec: str) -> MakeBot:
    make = find_bot(game, spec)
    if not hasattr(make(), "beside"):
        raise UnknownBot(f"The bot {spec!r} of {game} plays the same beside people.")
    return lambda: cast("Companion", make()).beside()


def _load_file(path: Path) -> Any:
    """The module in a file, which may import its neighbours and hold dataclasses as any other."""
    folder = str(path.resolve().parent)
    spec = importlib.util.spec_from_file_location(f"{folder}:{path.stem}", path)
    if not path.is_file() or spec is None or spec.loader is None:
        raise FileNotFoundError(f"there is no file {path}")
    if folder not in sys.path:
        sys.path.append(folder)  # the last, so that nothing of the house is hidden
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module
