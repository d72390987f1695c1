"""A question pack as a file, TOML or CSV: read whole, with every problem named by its line."""

import re
import tomllib
from collections.abc import Iterable, Mapping
from datetime import date
from decimal import Decimal
from difflib import get_close_matches
from functools import cache, partial
from pathlib import Path
from typing import Any

from msgspec import UNSET
from msgspec.structs import replace

from witsend.content.lines import Lines, of_toml_error
from witsend.content.packs.draft import (
    CHOICES,
    EXACT,
    KEYS,
    LANGUAGES,
    LONGEST,
    NUMBERS,
    Draft,
    Problem,
    Sheet,
    usual_range,
)
from witsend.content.packs.problems import ProblemKind
from witsend.content.packs.questions import Pack, Question
from witsend.content.packs.spreadsheet import read_csv
from witsend.content.text import Text
from witsend.game import Record

TOP_KEYS = ("name", *(f"title_{language}" for language in LANGUAGES))
LONGEST_TITLE = 60
NAME = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029]")
MOST_BROUGHT = 500  # questions of a sheet that is pasted in the page
Wrong = tuple[ProblemKind, tuple[str, ...]]


class BadPack(ValueError):
    """All the problems of one file; its text names each by its line."""

    def __init__(self, path: Path, problems: Iterable[Problem], fine: int) -> None:
        self.problems = tuple(sorted(problems, key=lambda problem: problem.line))
        listed = [f"{path}, line {problem.line}: {problem.says}" for problem in self.problems]
        super().__init__("\n".join((*listed, tally(fine, len(listed)))))


def tally(fine: int, problems: int = 0) -> str:
    said = "1 question is fine" if fine == 1 else f"{fine} questions are fine"
    if problems:
        said += "; there is 1 problem" if problems == 1 else f"; there are {problems} problems"
    return f"{said}."


class Reading(Record, frozen=True):
    """What came of a sheet: its questions, what is wrong, and the columns that were not read."""

    questions: tuple[Question, ...]
    problems: tuple[Problem, ...]
    ignored: tuple[str, ...] = ()


def read_pack(path: Path, category: str) -> Pack:
    text = _decoded(path)
    sheet = read_csv(text, "en") if path.suffix.lower() == ".csv" else _toml(path, text)
    reading = _read(sheet, category)
    if reading.problems:
        raise BadPack(path, reading.problems, len(reading.questions))
    title = {language: sheet.top.get(f"title_{language}", "") for language in LANGUAGES}
    return Pack(
        name=sheet.top.get("name", name_of(path.stem)),
        title=Text(**title) if any(title.values()) else Text(en=path.stem),
        questions=reading.questions,
    )


def name_of(title: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", title.lower()).strip("-") or "pack"


def ignored_columns(path: Path) -> tuple[str, ...]:
    """Those of a spreadsheet that mean nothing here."""
    return read_csv(_decoded(path), "en").ignored if path.suffix.lower() == ".csv" else ()


def read_sheet(text: str, language: str) -> Reading:
    """What somebody has pasted: checked as a file is, and not too long."""
    reading = _read(read_csv(text.removeprefix("\ufeff"), language), "numbers")
    if len(reading.questions) <= MOST_BROUGHT:
        return reading
    too_many = Problem(1, "too-many", (str(len(reading.questions)), str(MOST_BROUGHT)))
    return replace(reading, problems=(too_many, *reading.problems))


def _read(sheet: Sheet, category: str) -> Reading:
    check = _Check(category)
    questions = tuple(question for draft in sheet.drafts if (question := check.question(draft)))
    problems = sheet.problems + check.problems
    if not sheet.drafts and not problems:
        problems.append(Problem(1, "no-question"))
    problems.sort(key=lambda problem: problem.line)
    return Reading(questions, tuple(problems), sheet.ignored)


def _decoded(path: Path) -> str:
    held = path.read_bytes()
    try:
        return held.decode("utf-8-sig")  # spreadsheets begin a file with a mark
    except UnicodeDecodeError as error:
        line = held.count(b"\n", 0, error.start) + 1
        raise BadPack(path, [Problem(line, "not-utf8")], 0) from None


def _toml(path: Path, text: str) -> Sheet:
    try:
        held = tomllib.loads(text, parse_float=Decimal)
    except tomllib.TOMLDecodeError as error:
        at, said = of_toml_error(error, text)
        raise BadPack(path, [Problem(at, "not-toml", (said,))], 0) from None
    lines = cache(lambda: Lines(text))  # finding them takes longer than reading a pack in order

    def line(*path: str | int) -> int:
        return lines().of(*path)

    tables = held.pop("question", [])
    problems = [
        Problem(line(key), *wrong)
        for key, value in held.items()
        if (wrong := _wrong_at_the_top(key, value))
    ]
    if not isinstance(tables, list) or not all(isinstance(table, dict) for table in tables):
        return Sheet([], [*problems, Problem(line("question"), "brackets")])
    drafts = [
        Draft(table, partial(line, "question", number)) for number, table in enumerate(tables)
    ]
    return Sheet(drafts, problems, held)


def _wrong_at_the_top(key: str, value: object) -> Wrong | None:
    if key not in TOP_KEYS:
        near = get_close_matches(key, TOP_KEYS, 1)
        return ("top-near", (key, near[0])) if near else ("top-unknown", (key,))
    if not isinstance(value, str) or not 0 < len(value.strip()) <= LONGEST_TITLE:
        return "top-text", (key, str(LONGEST_TITLE))
    if key == "name" and not NAME.fullmatch(value):
        return "name", (key, value)
    return None


class _Check:
    """Makes questions of drafts and notes every problem on the way."""

    def __init__(self, category: str) -> None:
        self.problems: list[Problem] = []
        self._category = category
        self._seen: dict[tuple[str, str], Draft] = {}  # ids and texts, and where they came first

    def question(self, draft: Draft) -> Question | None:
        before = len(self.problems)
        given = {key: self._value(draft, key) for key in draft.values}
        values = {key: value for key, value in given.items() if value is not None}
        for key in ("id", "answer"):
            if key not in draft.values:
                self._say(draft, key, "missing", key)
        if not any(draft.values.get(language) for language in LANGUAGES):
            self._say(draft, "en", "no-text")
        self._only_once(draft, values)
        self._kind(draft, values)
        low, high = self._range(draft, values)
        if len(self.problems) > before:
            return None
        return Question(
            id=values["id"],
            text=_text(values, ""),
            answer=values["answer"],
            unit=_text(values, "unit_"),
            display=values.get("display", "number"),
            category=values.get("category", self._category),
            kind=values.get("kind", "timeless"),
            as_of=values.get("as_of", ""),
            source=values.get("source", ""),
            low=low,
            high=high,
            negative=values.get("negative", low.startswith("-")),
            remark=_text(values, "remark_"),
            difficulty=values.get("difficulty", "medium"),
            exact=values.get("exact", UNSET),
        )

    def _say(self, draft: Draft, key: str, kind: ProblemKind, *about: object) -> None:
        self.problems.append(Problem(draft.at(key), kind, tuple(map(str, about))))

    def _value(self, draft: Draft, key: str) -> Any:
        """The value as a question holds it, or None where it is wrong."""
        value = draft.values[key]
        wrong: Wrong | None = None
        if key not in KEYS:
            near = get_close_matches(key, KEYS, 1)
            wrong = ("near", (key, near[0])) if near else ("unknown", (key,))
        elif key in NUMBERS:
            value = str(value).strip() if type(value) in {str, int, Decimal} else ""
            if not EXACT.fullmatch(value):
                wrong = "number", (key, str(draft.values[key]))
        elif key == "negative":
            wrong = None if isinstance(value, bool) else ("boolean", (key,))
        elif key == "as_of":
            value = str(value).strip()
            wrong = None if _is_day(value) else ("day", (value,))
        elif not isinstance(value, str):
            wrong = "quoted", (key,)
        else:
            value = value.strip()
            wrong = _wrong_text(key, value)
        if wrong:
            self._say(draft, key, wrong[0], *wrong[1])
        return None if wrong else value

    def _only_once(self, draft: Draft, values: Mapping[str, Any]) -> None:
        for key in ("id", *LANGUAGES):
            if value := values.get(key):
                first = self._seen.setdefault((key, value.casefold()), draft)
                if first is not draft:
                    there = first.at(key)
                    if key == "id":
                        self._say(draft, key, "id-twice", value, there)
                    else:
                        self._say(draft, key, "twice", there)

    def _kind(self, draft: Draft, values: Mapping[str, Any]) -> None:
        if values.get("kind") == "as_of" and "as_of" not in draft.values:
            self._say(draft, "kind", "needs-day")
        if values.get("kind") != "as_of" and "as_of" in values:
            self._say(draft, "as_of", "needs-kind")
        if values.get("display") == "year" and "." in values.get("answer", ""):
            self._say(draft, "answer", "whole-year")

    def _range(self, draft: Draft, values: Mapping[str, Any]) -> tuple[str, str]:
        if any(key in draft.values and key not in values for key in NUMBERS) or not (
            said := values.get("answer")
        ):
            return "0", "0"  # the problem is noted already
        answer = Decimal(said)
        low, high = usual_range(answer, is_year=values.get("display") == "year")
        low, high = values.get("low", low), values.get("high", high)
        if Decimal(low) >= Decimal(high):
            self._say(draft, "low", "low-high", low, high)
        elif not Decimal(low) <= answer <= Decimal(high):
            self._say(draft, "answer", "outside", answer, low, high)
        if (exact := values.get("exact")) and Decimal(exact) >= answer:
            self._say(draft, "exact", "rounded", answer, exact)
        if values.get("negative") is False and Decimal(low) < 0:
            self._say(draft, "negative", "not-negative", low)
        return low, high


def _text(values: Mapping[str, Any], prefix: str) -> Text:
    return Text(**{language: values.get(prefix + language, "") for language in LANGUAGES})


def _wrong_text(key: str, value: str) -> Wrong | None:
    if key == "id":
        return None if NAME.fullmatch(value) else ("name", (key, value))
    if key in CHOICES:
        return None if value in CHOICES[key] else ("one-of", (key, ", ".join(CHOICES[key])))
    if not value and key in LANGUAGES:
        return "empty", (key,)
    if len(value) > LONGEST[key]:
        return "too-long", (key, str(len(value)), str(LONGEST[key]))
    if CONTROL.search(value):
        return "one-line", (key,)
    return None


def _is_day(value: str) -> bool:
    try:
        return str(date.fromisoformat(value)) == value
    except ValueError:
        return False
