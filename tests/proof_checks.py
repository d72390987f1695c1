"""Both verifiers on many records: python tests/proof_checks.py --records 10000

Games of bots of every kind, each also with one byte changed: of any line, as a mishap would, or in
what chance goes by (the secret, a commitment, a pick, a die, a card) with all checks made anew, as
a forger would. Every change must be found, by this verifier and by the page's own.
"""

import os
import re
import subprocess
from argparse import ArgumentParser
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from msgspec import json
from rich.console import Console

from witsend.bots.arena import contest
from witsend.games import GAMES
from witsend.record import BadRecord, _check, parse
from witsend.verify import Unproved, verify

ROOT = Path(__file__).parent.parent
BOTS = {"wits-and-wagers": "easy"}  # they have hunches
CHECK = re.compile(rb',"check":"[0-9a-f]{8}"}$')
# What the page's verifier knows the meaning of without a book or a pack; of the rest, the picks.
FORGED = {
    "pirates-dice": (rb'"hands":\[.*?\]\]', rb'"picks":\[.*?\]\]'),
    "battle-of-wits": (rb'"cards":\[.*?\]', rb'"picks":\[.*?\]\]'),
    "poisoned-glass": (rb'"glasses":\[.*?\]', rb'"picks":\[.*?\]\]'),
    "wits-and-wagers": (rb'"type":"hunch","seat":\d,"number":"\d+', rb'"picks":\[.*?\]\]'),
    "adventure-book": (rb'(?<="picks":)\[\[\d+,\d+\]',),
}
SEALED = (rb'"secret":"\w+', rb'"commitment":"\w+')


def is_fair(text: bytes) -> bool:
    try:
        verify(parse(text))
    except (BadRecord, Unproved):
        return False
    return True


def mishap(text: bytes, rng: Random) -> bytes:
    at = rng.randrange(len(text) - 1)
    return text[:at] + bytes([text[at] ^ 1 << rng.randrange(7)]) + text[at + 1 :]


def forged(game: str, text: bytes, rng: Random) -> bytes:
    """Another figure in a place that counts."""
    places = [found for kind in (*FORGED[game], *SEALED) for found in re.finditer(kind, text)]
    found = rng.choice(places)
    first, last = found.span()
    if game == "adventure-book" and b"," in found[0]:  # among how many, only the book can say
        first = text.index(b",", first)
    figures = [at for at in range(first, last) if chr(text[at]).isdigit()]
    at = rng.choice(figures[1 if found[0].startswith(b'"type"') else 0 :])
    figure = rng.choice([each for each in b"0123456789" if each != text[at]])
    return checked_anew(text[:at] + bytes([figure]) + text[at + 1 :])


def checked_anew(text: bytes) -> bytes:
    before, lines = "", []
    for line in text.splitlines():
        body = CHECK.sub(b"}", line)
        before = _check(before, body)
        lines.append(b'%s,"check":"%s"}\n' % (body[:-1], before.encode()))
    return b"".join(lines)


def checked(path: Path) -> Iterator[tuple[str, bool]]:
    """The record and two with a byte changed, each with what was found."""
    rng, text = Random(path.name), path.read_bytes()
    game = next(name for name in GAMES if path.name.startswith(name))
    yield path.name, is_fair(text)
    for kind, changed in (("mishap", mishap(text, rng)), ("forged", forged(game, text, rng))):
        other = path.with_suffix(f".{kind}")
        other.write_bytes(changed)
        yield other.name, is_fair(changed)


def all_checked(path: Path) -> list[tuple[str, bool]]:
    return list(checked(path))


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--records", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    console = Console(highlight=False, soft_wrap=True)
    with TemporaryDirectory(prefix="witsend-proofs-") as name:
        folder = Path(name)
        for game, state in GAMES.items():
            seats = state.seats[1]
            entrants = (BOTS.get(game, "uniform"),) * seats
            setup = state.options(seats=seats)
            games = asked.records // len(GAMES)
            for _ in contest(game, setup, entrants, games, asked.seed, keep=folder):
                pass
            console.print(f"{game}: {games} games are played")
        with ProcessPoolExecutor() as workers:
            each = workers.map(all_checked, sorted(folder.glob("*.jsonl")), chunksize=20)
            said = [verdict for some in each for verdict in some]
        wrong = [name for name, fair in said if fair is not name.endswith(".jsonl")]
        (folder / "said.json").write_bytes(json.encode(said))
        page = subprocess.run(
            ["script/web", "--silent", "test", "--", "tests/fairness.test.ts"],
            cwd=ROOT,
            env={**os.environ, "WITSEND_RECORDS": name},
            check=False,
        )
    whole = sum(fair for _, fair in said)
    console.print(
        f"{whole:,} records proved, {len(said) - whole:,} of {2 * whole:,} changes found; "
        f"the page's verifier {'agrees' if page.returncode == 0 else 'does not agree'}"
    )
    if wrong or page.returncode:
        raise SystemExit(f"not as it should be: {wrong[:10]}")


if __name__ == "__main__":
    main()
