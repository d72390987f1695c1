"""Packs that hosts have saved in the page: a TOML file each, in a folder of the server's."""

import json
from pathlib import Path

from witsend.content.packs.pack_file import name_of
from witsend.content.packs.questions import Pack, Question
from witsend.content.packs.registry import HOUSE, OWN, PACKS, read_pack, register
from witsend.content.packs.spreadsheet import as_row
from witsend.content.text import Text

MOST_KEPT = 200


def read_folder(folder: Path) -> None:
    """Lets tables choose what was kept there."""
    folder.mkdir(parents=True, exist_ok=True)
    for file in sorted(folder.glob("*.toml")):
        register(read_pack(file))


def is_full(folder: Path) -> bool:
    return len(list(folder.glob("*.toml"))) >= MOST_KEPT


def keep(folder: Path, title: str, questions: tuple[Question, ...]) -> Pack:
    """Written first, then known: under a name that no other pack has."""
    taken = {*PACKS, HOUSE, OWN}
    name, count = name_of(title), 1
    while name in taken or (folder / f"{name}.toml").exists():
        count += 1
        name = f"{name_of(title)}-{count}"
    pack = Pack(name=name, title=Text(en=title or name), questions=questions)
    coming = folder / f"{name}.coming"
    coming.write_text(as_toml(pack), encoding="utf-8")
    coming.replace(folder / f"{name}.toml")
    register(pack)
    return pack


def as_toml(pack: Pack) -> str:
    """As `questions check` reads it. What JSON calls a string, TOML does too."""
    lines = [f"name = {quoted(pack.name)}", f"title_en = {quoted(str(pack.title))}"]
    for question in pack.questions:
        row = {"id": question.id, **as_row(question)}
        lines += ["", "[[question]]"]
        lines += [
            f"{key} = {value if key == 'negative' else quoted(value)}"
            for key, value in row.items()
            if value
        ]
    return "\n".join(lines) + "\n"


def quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)
