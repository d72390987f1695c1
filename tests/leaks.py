"""Planted leaks, one at a time in a copy, which the ordinary tests must find: python tests/leaks.py

Each changes one place of the source so that somebody learns what they may not know, as it happens
in real projects. For each the tests are named that should notice; the first that fails is printed.
The file is long because it is a list.
"""

import os
import re
import subprocess
import sys
from argparse import ArgumentParser
from pathlib import Path
from shutil import copytree, ignore_patterns
from tempfile import TemporaryDirectory
from typing import NamedTuple

from rich.console import Console
from rich.table import Table

ROOT = Path(__file__).parent.parent
SOURCE = Path("src/witsend")
IGNORED = ignore_patterns("__pycache__", "static")
FAILED = re.compile(r"^(?:FAILED|ERROR) (\S+?)(?:\[.*)? ?(?:- .*)?$", re.MULTILINE)

LAWS = ("tests/test_every_game.py",)
SECRECY = ("tests/server/test_secrecy.py", "tests/server/test_wire.py")
DICE = ("tests/games/test_pirates_dice.py", *SECRECY, *LAWS)
GOBLETS = ("tests/games/test_battle_of_wits.py", *SECRECY, *LAWS)
GLASSES = ("tests/games/test_poisoned_glass.py", "tests/server/test_wire.py", *LAWS)
WAGERS = (
    "tests/games/test_wits_and_wagers.py",
    "tests/server/test_wagers_at_a_table.py",
    "tests/server/test_wire.py",
    *LAWS,
)


class Leak(NamedTuple):
    what: str  # who learns what, in a few words
    file: str
    old: str
    new: str
    tests: tuple[str, ...]


LEAKS = (
    # A field too many in a view
    Leak(
        "an onlooker sees the first seat's dice",
        "games/pirates_dice.py",
        "dice=self.hands[seat] if self.hands and seat is not None else (),",
        "dice=self.hands[seat or 0] if self.hands else (),",
        DICE,
    ),
    Leak(
        "a seat sees its neighbour's dice",
        "games/pirates_dice.py",
        "dice=self.hands[seat] if self.hands and seat is not None else (),",
        "dice=self.hands[seat - 1] if self.hands and seat is not None else (),",
        DICE,
    ),
    Leak(
        "everyone sees what bids are worth as they are laid",
        "games/battle_of_wits/view.py",
        "seen_stack(goblet.bids, len(goblet.bids) if row.holders else 0, owner),",
        "seen_stack(goblet.bids, len(goblet.bids), owner),",
        GOBLETS,
    ),
    Leak(
        "how many are left in a hand tells a Sicilian card's worth",
        "games/battle_of_wits/view.py",
        "[len(hand) + bool(card) for hand, card in zip(row.hands, row.sicilians, strict=True)]",
        "[len(hand) + card for hand, card in zip(row.hands, row.sicilians, strict=True)]",
        GOBLETS,
    ),
    Leak(
        "the card that was laid aside is shown",
        "games/poisoned_glass/view.py",
        "removed=bool(facts.removed),",
        "removed=facts.removed > 0,",
        GLASSES,
    ),
    Leak(
        "the first card in a glass is known to all",
        "games/poisoned_glass/view.py",
        "card, how = knows.cards.get(dose.id, (None, None))",
        "card, how = knows.cards.get(dose.id, (dose.card if not dose.id else None, None))",
        GLASSES,
    ),
    Leak(
        "the mat shows guesses before all are written",
        "games/wits_and_wagers/game.py",
        "mat=self.mat() if sorted_ else (),",
        "mat=self.mat(),",
        WAGERS,
    ),
    Leak(
        "secret bets are shown",
        "games/wits_and_wagers/game.py",
        "bets if other == seat or not hidden else ()",
        "bets if other == seat or not hidden or bets else ()",
        WAGERS,
    ),
    Leak(
        "the setup in a view tells which questions have come up",
        "games/wits_and_wagers/game.py",
        "setup=replace(self.setup, asked=()),",
        "setup=self.setup,",
        WAGERS,
    ),
    # Order, and what stays the same
    Leak(
        "the order of a hand that was passed on tells what was poured since",
        "games/poisoned_glass/knowledge.py",
        "left = tuple(sorted([*there, *[dose.card for dose in since]]))",
        "left = tuple([*there, *[dose.card for dose in since]])",
        GLASSES,
    ),
    # Moves that depend on what others hold
    Leak(
        "a bid that holds cannot be challenged",
        "games/pirates_dice.py",
        "        return self.answers if seat == self.turn else ()\n",
        "        known = 99 - sum(map(sum, self.hands))\n"
        "        return self.answers[:known] if seat == self.turn else ()\n",
        DICE,
    ),
    Leak(
        "the default move knows whether the bid holds",
        "games/pirates_dice.py",
        "        return Challenge() if self.bids else Bid(1, LOWEST)\n",
        "        is_late = self.bids and sum(map(sum, self.hands)) % 2\n"
        "        return Challenge() if is_late else Bid(self.most, HIGHEST)\n",
        DICE,
    ),
    # News to the wrong seat
    Leak(
        "everyone reads what was poured",
        "games/battle_of_wits/view.py",
        "    if isinstance(item, Poured | BidLaid) and item.seat != owner:",
        "    if isinstance(item, BidLaid) and item.seat != owner:",
        GOBLETS,
    ),
    Leak(
        "everyone reads who has a hunch",
        "games/wits_and_wagers/view.py",
        "            return writer == seat\n",
        "            return writer == seat or isinstance(news, HadHunch)\n",
        WAGERS,
    ),
    # Refusals and errors
    Leak(
        "a refused bid tells how many skulls there are",
        "games/pirates_dice.py",
        "                    return TooMany(self.most)",
        "                    return TooMany(self.most + sum(map(len, self.hands)) - sum("
        "map(bool, self.hands)) + str(self.hands).count('1'))",
        DICE,
    ),
    Leak(
        "a guess is refused if it is right",
        "games/wits_and_wagers/game.py",
        "    def rule_against(self, seat: Seat, move: Move) -> Refusal | None:\n",
        "    def rule_against(self, seat: Seat, move: Move) -> Refusal | None:\n"
        "        if self.question and getattr(move, 'number', None) == self.question.answer:\n"
        "            return NotYourTurn()\n",
        WAGERS,
    ),
    # Results before their time
    Leak(
        "an update has the result while the game goes on",
        "server/updates.py",
        "        over = state is not None and not to_act\n",
        "        over = state is not None\n",
        SECRECY,
    ),
    Leak(
        "a replay is told before the end",
        "server/retold.py",
        "        if not (self.seating.over or self.log.stopped):\n",
        "        if self.log.state is None:\n",
        ("tests/server/test_retelling.py", "tests/server/test_shares.py"),
    ),
    Leak(
        "the record has the secret before the end",
        "server/retold.py",
        "        if not secrets:\n            self.check_is_over()\n        opened =",
        "        opened =",
        ("tests/server/test_retelling.py", "tests/server/test_shares.py"),
    ),
    # Logs and metrics
    Leak(
        "a log line has what was drawn",
        "server/table.py",
        "            drawn, picks = self.draw(state, number + len(entries), seating)\n",
        "            drawn, picks = self.draw(state, number + len(entries), seating)\n"
        "            import logging\n"
        '            logging.getLogger("witsend.table").warning("drawn: %s", drawn)\n',
        SECRECY,
    ),
    Leak(
        "a metric counts skulls",
        "server/table.py",
        "            MOVES.value += sum([type(entry) is Played for entry in entries])\n",
        "            MOVES.value += sum([type(entry) is Played for entry in entries])\n"
        '            MOVES.value += str(entries).count("(1") + str(entries).count("1,")\n',
        SECRECY,
    ),
    # Seats that are not one's own
    Leak(
        "the story of a seat that one has left",
        "server/api.py",
        "seat not in table.log.seating.seats_of(person)):\n        raise Denied(NotYourSeat())\n"
        "    check_goes_on(table)\n    if not table.log.seating.started:",
        "not table.log.seating.has_held(person)):\n        raise Denied(NotYourSeat())\n"
        "    check_goes_on(table)\n    if not table.log.seating.started:",
        ("tests/server/test_app.py",),
    ),
    Leak(
        "advice for any seat",
        "server/api.py",
        "    if person is None or seat not in table.log.seating.seats_of(person):\n"
        "        raise Denied(NotYourSeat())\n    check_goes_on(table)\n"
        "    if not table.log.game.together:",
        "    if person is None:\n        raise Denied(NotYourSeat())\n    check_goes_on(table)\n"
        "    if not table.log.game.together:",
        ("tests/server/test_app.py",),
    ),
    Leak(
        "the coach's report of everyone's seats",
        "server/api.py",
        "    seats = tuple(each for each in said.seats if each.seat in mine)\n",
        "    seats = tuple(each for each in said.seats if mine)\n",
        ("tests/server/test_coaching.py", "tests/server/test_app.py"),
    ),
    Leak(
        "a practice from somebody else's decision",
        "server/practice.py",
        "    if wanted.seat not in seats_at_end(seating, person):\n",
        "    if not seats_at_end(seating, person):\n",
        ("tests/server/test_practice.py",),
    ),
    Leak(
        "a television shows the hand of whoever set it up",
        "server/visitors.py",
        "return None if is_screen(scope) else self.holder(scope)",
        "return self.holder(scope)",
        ("tests/server/test_app.py",),
    ),
    # What bots know, and when they move
    Leak(
        "a bot is shown another seat's view",
        "server/seated_bots.py",
        "view, game = self.log.playing.view(seat), self.log.game.name",
        "view, game = self.log.playing.view(0), self.log.game.name",
        ("tests/server/test_tables.py", *SECRECY),
    ),
    Leak(
        "a bot takes longer over a good hand",
        "server/seated_bots.py",
        "        share = 0.0 if self.hurried else PACES[self.log.seating.pace]\n",
        "        share = 0.0 if self.hurried else PACES[self.log.seating.pace]\n"
        '        share *= 1 + str(getattr(self.log.playing, "hands", "")).count("1") / 10\n',
        ("tests/server/test_tables.py", "tests/server/test_asks.py"),
    ),
    Leak(
        "whoever comes back plays by what the bot was told",
        "server/asks.py",
        "        return refusals.BotAtIt()\n",
        "        pass\n",
        ("tests/server/test_wagers_at_a_table.py",),
    ),
    Leak(
        "a hint knows the state",
        "coach/hints.py",
        "    rng = Random(sha256(json.encode((choice.view, list(choice.moves)))).hexdigest())",
        "    rng = Random(sha256(json.encode((state.view(0), state.view(1)))).hexdigest())",
        ("tests/coach",),
    ),
    # Lengths and numbers of messages
    Leak(
        "an update is as long as what is hidden",
        "server/updates.py",
        ' if state and over else b"]}"\n',
        ' if state and over else b"]}" + b" " * str(getattr(state, "hands", "")).count("1")\n',
        SECRECY,
    ),
    # What goes along to the next table, and what is said beside the game
    Leak(
        "a whisper is heard by all",
        "server/talk.py",
        "            and (spoken.to is None or person in spoken.to)\n",
        "",
        ("tests/server/test_tables.py", "tests/server/test_wagers_at_a_table.py"),
    ),
    # The secret of chance
    Leak(
        "the secret is disclosed with the first move",
        "server/table.py",
        "        return [played, *drawn, *(self.disclose() if ended else ())]\n",
        "        return [played, *drawn, *self.disclose()]\n",
        ("tests/server/test_shares.py",),
    ),
    Leak(
        "the table's public name lets one in",
        "server/opening.py",
        "    name = public_name(id_)\n",
        "    name = id_\n",
        ("tests/server/test_shares.py",),
    ),
)


def planted(leak: Leak, folder: Path) -> None:
    """In a copy of the source."""
    path = folder / SOURCE / leak.file
    text = path.read_text()
    if text.count(leak.old) != 1:
        raise ValueError(f"{leak.file} has {text.count(leak.old)} places for “{leak.what}”.")
    path.write_text(text.replace(leak.old, leak.new))


def caught_by(leak: Leak) -> str | None:
    """The first of its tests that fails; None if all pass."""
    with TemporaryDirectory(prefix="witsend-leak-") as name:
        folder = Path(name)
        copytree(ROOT / SOURCE, folder / SOURCE, ignore=IGNORED)
        copytree(ROOT / "tests", folder / "tests", ignore=IGNORED)
        for other in ("docs", "pyproject.toml", "web"):
            (folder / other).symlink_to(ROOT / other)
        planted(leak, folder)
        done = subprocess.run(
            [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *leak.tests],
            cwd=folder,
            env={**os.environ, "PYTHONPATH": str(folder / "src")},
            capture_output=True,
            text=True,
            check=False,
        )
    if done.returncode == 0:
        return None
    found = FAILED.search(done.stdout)
    if done.returncode != 1 or not found:
        raise RuntimeError(f"{leak.what}: {done.stdout[-2000:]}{done.stderr[-2000:]}")
    return found[1]


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("words", nargs="*", help="only leaks that are described with these")
    asked = parser.parse_args()
    chosen = [leak for leak in LEAKS if all(word in leak.what for word in asked.words)]
    console = Console(highlight=False, soft_wrap=True)
    shown, missed = Table("leak", "planted in", "found by"), []
    for number, leak in enumerate(chosen, start=1):
        found = caught_by(leak)
        console.print(f"{number} of {len(chosen)}: {leak.what}: {found or 'NOT FOUND'}")
        shown.add_row(leak.what, leak.file, found or "-")
        missed += [] if found else [leak.what]
    console.print(shown)
    console.print(f"{len(chosen) - len(missed)} of {len(chosen)} planted leaks are found")
    if missed:
        raise SystemExit("; ".join(missed))


if __name__ == "__main__":
    main()
