"""Texts of data, and where they stand in their file."""

import tomllib

import pytest
from msgspec import ValidationError

from witsend.content.lines import Lines
from witsend.content.text import Text

TOML = '''\
schema = 1
# [not.a.table]
[chapter]
title = "As [[You]] Wish"
text.en = """
key = 1
[[rule]]"""
text.fr = 'oui'

[board]
spaces = [
  { id = "barn", tags = ["a", "b"] },  # a comment, with commas
  { id = "well", x = 1 },

  { id = "]", x = 2 },
]
edges = [["a", "b"], ["b", "c"]]

[[rule]]
id = "one"
[[rule]]
id = "two"
cost = { any = 1 }
[rule.deep]
"odd key" = 3
[[rule.effect]]
do = "a"
[[rule.effect]]
do = "b"'''


@pytest.mark.parametrize(
    ("path", "line"),
    [
        ((), 1),
        (("schema",), 1),
        (("chapter",), 3),
        (("chapter", "title"), 4),
        (("chapter", "text"), 5),
        (("chapter", "text", "en"), 5),
        (("chapter", "text", "fr"), 8),
        (("chapter", "missing"), 3),
        (("board", "spaces"), 11),
        (("board", "spaces", 0, "id"), 12),
        (("board", "spaces", 1), 13),
        (("board", "spaces", 2, "x"), 15),
        (("board", "edges", 1, 0), 17),
        (("rule", 0, "id"), 20),
        (("rule", 1), 21),
        (("rule", 1, "cost", "any"), 23),
        (("rule", 1, "deep", "odd key"), 25),
        (("rule", 1, "effect", 1, "do"), 29),
        (("nothing", 7), 1),
    ],
    ids=str,
)
def test_a_thing_of_a_file_has_a_line(path: tuple[str | int, ...], line: int) -> None:
    tomllib.loads(TOML)
    assert Lines(TOML).of(*path) == line


def test_a_text_is_a_string_or_a_table_of_languages() -> None:
    assert Text.read("Well") == Text(en="Well")
    assert Text.read({"fr": "Puits", "es": "Pozo"}) == Text(fr="Puits", es="Pozo")
    assert str(Text.read({"fr": "Puits", "es": "Pozo"})) == "Puits"
    with pytest.raises(ValidationError):
        Text.read({"de": "Brunnen"})
