"""Questions as a spreadsheet writes them, or a person who knows of no keys; and back again."""

import csv
import re
from collections.abc import Iterable
from decimal import Decimal
from difflib import get_close_matches
from functools import partial
from hashlib import sha256
from io import StringIO
from typing import Any

from msgspec import UNSET

from witsend.content.packs.draft import (
    EXACT,
    KEYS,
    LANGUAGES,
    NUMBERS,
    Draft,
    Problem,
    Sheet,
    usual_range,
)
from witsend.content.packs.questions import Question

USUAL = {  # of what a sheet leaves out then
    "exact": UNSET,
    "display": "number",
    "category": "numbers",
    "difficulty": "medium",
    "kind": "timeless",
    "as_of": "",
    "source": "",
}
IN_A_SHEET = (  # the order of columns
    *("id", *LANGUAGES, "answer", *(f"unit_{language}" for language in LANGUAGES), *USUAL),
    *("low", "high", "negative", *(f"remark_{language}" for language in LANGUAGES)),
)
GROUPED = re.compile(r"-?\d{1,3}(?:[ '\u2019\u00a0\u202f]\d{3})+(?:[.,]\d+)?")
COMMAS = re.compile(r"-?[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?")
POINTS = re.compile(r"-?[1-9]\d{0,2}(?:\.\d{3}){2,}(?:,\d+)?|-?[1-9]\d{0,2}\.\d{3},\d+")
DECIMAL_COMMA = re.compile(r"-?\d+,\d+")
PLAIN_NAMES = {  # of columns, as people name them
    "pregunta": "es",
    "réponse": "answer",
    "reponse": "answer",
    "respuesta": "answer",
    "unité": "unit",
    "unidad": "unit",
    "unit": "unit",
    "remark": "remark",
    "note": "remark",
    "remarque": "remark",
    "nota": "remark",
    "fuente": "source",
    "catégorie": "category",
    "categoría": "category",
    "difficulté": "difficulty",
    "dificultad": "difficulty",
}
SPOKEN = {"true": True, "yes": True, "1": True, "false": False, "no": False, "0": False}


TWO_COLUMNS = 2


def read_csv(text: str, language: str) -> Sheet:
    """As a spreadsheet writes it, or a person: the first row may name the columns in plain words,
    or be a question already; ids may be missing, and numbers be written as people write them."""
    apart = max(",;\t", key=text.partition("\n")[0].count)  # some spreadsheets write semicolons
    rows = csv.reader(StringIO(text, newline=""), delimiter=apart, strict=True)
    keys, ignored = list[str](), tuple[str, ...]()
    drafts, problems = list[Draft](), list[Problem]()
    line = 1
    try:
        for cells in rows:
            if not keys and _is_question(cells):
                keys = [language, "answer"]
            if not keys:
                keys = [_key(cell, language) for cell in cells]
                strangers = dict.fromkeys(key for key in keys if key and key not in KEYS)
                ignored = tuple(key for key in strangers if not _near(key))
                problems += _wrong_header(keys, strangers)
            elif len(cells) > len(keys):
                says = (str(len(cells)), str(len(keys)), apart)
                problems.append(Problem(line, "cells", says))
            elif any(cell.strip() for cell in cells):
                drafts.append(Draft(_values(keys, cells), partial(_same_line, line)))
            line = rows.line_num + 1
    except csv.Error as error:
        problems.append(Problem(line, "not-csv", (str(error),)))
    return Sheet(drafts, problems, ignored=ignored)


def _key(cell: str, language: str) -> str:
    """What a column holds, by its name in the first row."""
    said = cell.strip()
    name = said.casefold()
    known = {"question": language, **PLAIN_NAMES}.get(name, name if name in KEYS else said)
    return f"{known}_{language}" if known in {"unit", "remark"} else known


def _is_question(cells: list[str]) -> bool:
    """Whether a first row names no columns: it has two cells, and the second is a number."""
    return len(cells) == TWO_COLUMNS and EXACT.fullmatch(plain_number(cells[1])) is not None


def _near(key: str) -> str | None:
    """The column that was meant, if it is only misspelt."""
    return next(iter(get_close_matches(key, KEYS, 1, cutoff=0.75)), None)


def _wrong_header(keys: list[str], strangers: Iterable[str]) -> Iterable[Problem]:
    for key in strangers:
        if near := _near(key):
            yield Problem(1, "near", (key, near))
    for key in KEYS:
        if keys.count(key) > 1:
            yield Problem(1, "column-twice", (key,))


def _values(keys: list[str], cells: list[str]) -> dict[str, Any]:
    filled = {key: cell for key, cell in zip(keys, cells, strict=False) if cell.strip()}
    known: dict[str, Any] = {key: filled[key] for key in filled if key in KEYS}
    negative = SPOKEN.get(known.get("negative", "").strip().lower())
    if negative is not None:
        known["negative"] = negative
    for key in NUMBERS:
        if key in known:
            known[key] = plain_number(known[key])
    said = next((known[language] for language in LANGUAGES if language in known), None)
    if "id" not in known and said:  # the same for the same question, wherever it stands
        known["id"] = f"q-{sha256(said.strip().casefold().encode()).hexdigest()[:8]}"
    return known


def plain_number(text: str) -> str:
    """As people write numbers: 1,987 and 2 340 and 1'000 in groups of three, 48,5 with a comma.
    What is none of these stays as it is; one point is always the decimal one."""
    number = text.strip().replace("\u2212", "-")
    if GROUPED.fullmatch(number):
        return re.sub(r"[ '\u2019\u00a0\u202f]", "", number).replace(",", ".")
    if COMMAS.fullmatch(number):
        return number.replace(",", "")
    if POINTS.fullmatch(number):
        return number.replace(".", "").replace(",", ".")
    return number.replace(",", ".") if DECIMAL_COMMA.fullmatch(number) else number


def _same_line(line: int, _key: str) -> int:
    return line


def as_csv(questions: Iterable[Question]) -> str:
    """As a sheet that `read_sheet` and `questions check` read again."""
    rows = [as_row(question) for question in questions]
    columns = [key for key in IN_A_SHEET if any(row.get(key) for row in rows)]
    sheet = StringIO(newline="")
    writer = csv.DictWriter(sheet, columns, extrasaction="ignore", lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return sheet.getvalue()


def as_row(question: Question) -> dict[str, str]:
    """What is usual, or made up, is left out."""
    texts = {"": question.text, "unit_": question.unit, "remark_": question.remark}
    values = {
        prefix + language: getattr(text, language)
        for prefix, text in texts.items()
        for language in LANGUAGES
    }
    given = {
        name: str(getattr(question, name))
        for name, usual in USUAL.items()
        if getattr(question, name) not in (usual, UNSET)
    }
    low, high = usual_range(Decimal(question.answer), is_year=question.display == "year")
    if (question.low, question.high) != (low, high):
        given |= {"low": question.low, "high": question.high}
    made_up = _values(list(values), list(values.values())).get("id")
    named = {} if question.id == made_up else {"id": question.id}
    negative = {"negative": "true"} if question.negative and not low.startswith("-") else {}
    return {**named, **values, "answer": question.answer, **given, **negative}
