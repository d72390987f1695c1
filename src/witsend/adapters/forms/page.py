"""What stands where: python -m witsend.adapters.forms.page > docs/vectors.md"""

import sys

from witsend.adapters.forms import form_of, layout, size_of, width
from witsend.games import GAMES

SEATS = 4
OPENING = (
    "# Vectors, field by field\n\nWhat `witsend.adapters.forms.encode(view)` holds, at a table "
    f"of {SEATS} with the usual options; `layout(setup)` says the same of any other. A field of "
    "several numbers that is about seats has one for each, the first seat first. "
    "[How to use them](study.md).\n"
)


def page() -> str:
    parts = [OPENING]
    for game in GAMES.values():
        setup = game.options(seats=SEATS)
        numbers = "listed by `moves_of`" if form_of(setup).every else "told in study.md"
        parts.append(
            f"## {game.title}\n\n{width(setup)} numbers; {size_of(setup)} moves, {numbers}.\n\n"
            "| from | how many | field | what it says |\n|---|---|---|---|"
        )
        parts += [
            f"| {run.start} | {run.size} | `{run.name}` | {run.says} |" for run in layout(setup)
        ]
        parts.append("")
    return "\n".join(parts).rstrip() + "\n"


if __name__ == "__main__":
    sys.stdout.write(page())
