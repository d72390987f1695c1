"""A question pack as a file, TOML or CSV: read whole, with every problem named by its line."""

import csv
import re
import tomllib
from collections.abc import Callable, Iterable, Mapping
from datetime import date
from decimal import Decimal
from difflib import get_close_matches
from functools import cache, partial
from io import StringIO
from pathlib import Path
from typing import Any, get_args

from msgspec import UNSET, field

from witsend.content.lines import Lines, of_toml_error
from witsend.content.packs.questions import CATEGORIES, Difficulty, Display, Kind, Pack, Question
from witsend.content.text import Text
from witsend.game import Record

LANGUAGES = ("en", "fr", "es")
NUMBERS = ("answer", "low", "high", "exact")
CHOICES: dict[str, tuple[str, ...]] = {
    "display": get_args(Display),
    "category": CATEGORIES,
    "kind": get_args(Kind),
    "difficulty": get_args(Difficulty),
}
LONGEST = {  # characters
    **dict.fromkeys(LANGUAGES, 200),
    **{f"unit_{language}": 30 for language in LANGUAGES},
    **{f"remark_{language}": 240 for language in LANGUAGES},
    "source": 200,
}
KEYS = ("id", "as_of", "negative", *NUMBERS, *CHOICES, *LONGEST)
TOP_KEYS = ("name", *(f"title_{language}" for language in LANGUAGES))
LONGEST_TITLE = 60
NAME = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
EXACT = re.compile(r"-?\d{1,15}(\.\d{1,6})?")
CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029]")
SPOKEN = {"true": True, "yes": True, "1": True, "false": False, "no": False, "0": False}


class Problem(Record, frozen=True):
    line: int
    says: str


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


class Draft(Record, frozen=True):
    """A question as it stands in the file."""

    values: dict[str, Any]
    at: Callable[[str], int]  # the line of a key; asked only when something is wrong there


class Sheet(Record, frozen=True):
    """What a file holds, before anyone looks at its values."""

    drafts: list[Draft]
    problems: list[Problem]
    top: dict[str, str] = field(default_factory=dict)  # the pack's name and titles


def read_pack(path: Path, category: str) -> Pack:
    text = _decoded(path)
    sheet = _csv(text) if path.suffix.lower() == ".csv" else _toml(path, text)
    check = _Check(category)
    questions = tuple(question for draft in sheet.drafts if (question := check.question(draft)))
    problems = sheet.problems + check.problems
    if not sheet.drafts and not problems:
        problems.append(Problem(1, "There is no question in this file."))
    if problems:
        raise BadPack(path, problems, len(questions))
    title = {language: sheet.top.get(f"title_{language}", "") for language in LANGUAGES}
    name = re.sub(r"[^a-z0-9]+", "-", path.stem.lower()).strip("-") or "pack"
    return Pack(
        name=sheet.top.get("name", name),
        title=Text(**title) if any(title.values()) else Text(en=path.stem),
        questions=questions,
    )


def _decoded(path: Path) -> str:
    held = path.read_bytes()
    try:
        return held.decode("utf-8-sig")  # spreadsheets begin a file with a mark
    except UnicodeDecodeError as error:
        line = held.count(b"\n", 0, error.start) + 1
        raise BadPack(
            path, [Problem(line, "This is not text in UTF-8: save it as such.")], 0
        ) from None


def _toml(path: Path, text: str) -> Sheet:
    try:
        held = tomllib.loads(text, parse_float=Decimal)
    except tomllib.TOMLDecodeError as error:
        at, said = of_toml_error(error, text)
        raise BadPack(path, [Problem(at, f"This is not TOML: {said}.")], 0) from None
    lines = cache(lambda: Lines(text))  # finding them takes longer than reading a pack in order

    def line(*path: str | int) -> int:
        return lines().of(*path)

    tables = held.pop("question", [])
    problems = [
        Problem(line(key), wrong)
        for key, value in held.items()
        if (wrong := _wrong_at_the_top(key, value))
    ]
    if not isinstance(tables, list) or not all(isinstance(table, dict) for table in tables):
        says = "A question begins with the line [[question]], with two brackets."
        return Sheet([], [*problems, Problem(line("question"), says)])
    drafts = [
        Draft(table, partial(line, "question", number)) for number, table in enumerate(tables)
    ]
    return Sheet(drafts, problems, held)


def _wrong_at_the_top(key: str, value: object) -> str | None:
    if key not in TOP_KEYS:
        return _unknown(key, TOP_KEYS) + " Keys of a question stand below its line [[question]]."
    if not isinstance(value, str) or not 0 < len(value.strip()) <= LONGEST_TITLE:
        return f"{key} is a text of at most {LONGEST_TITLE} characters."
    if key == "name" and not NAME.fullmatch(value):
        return _not_a_name(key, value)
    return None


def _csv(text: str) -> Sheet:
    apart = max(",;\t", key=text.partition("\n")[0].count)  # some spreadsheets write semicolons
    reader = csv.reader(StringIO(text, newline=""), delimiter=apart, strict=True)
    try:
        keys = [key.strip() for key in next(reader, [])]
    except csv.Error as error:
        return Sheet([], [_not_csv(1, error)])
    problems = [Problem(1, _unknown(key, KEYS)) for key in keys if key not in KEYS]
    problems += [
        Problem(1, f"The column {key} is there twice.") for key in KEYS if keys.count(key) > 1
    ]
    drafts = []
    line = reader.line_num + 1
    try:
        for cells in reader:
            if len(cells) > len(keys):
                says = f"{len(cells)} cells for {len(keys)} columns."
                quoted = f'A text with "{apart}" in it needs quotation marks.'
                problems.append(Problem(line, f"This row has {says} {quoted}"))
            elif any(cell.strip() for cell in cells):
                filled = {key: cell for key, cell in zip(keys, cells, strict=False) if cell.strip()}
                known: dict[str, Any] = {key: filled[key] for key in filled if key in KEYS}
                negative = SPOKEN.get(known.get("negative", "").strip().lower())
                if negative is not None:
                    known["negative"] = negative
                drafts.append(Draft(known, partial(_same_line, line)))
            line = reader.line_num + 1
    except csv.Error as error:
        problems.append(_not_csv(line, error))
    return Sheet(drafts, problems)


def _not_csv(line: int, error: csv.Error) -> Problem:
    return Problem(line, f"This is not CSV: {error}. Is a quotation mark too many, or missing?")


def _same_line(line: int, _key: str) -> int:
    return line


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
                self._say(draft, key, f"This question has no {key}.")
        if not any(draft.values.get(language) for language in LANGUAGES):
            self._say(draft, "en", "This question has no text: en, fr or es.")
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

    def _say(self, draft: Draft, key: str, says: str) -> None:
        self.problems.append(Problem(draft.at(key), says))

    def _value(self, draft: Draft, key: str) -> Any:
        """The value as a question holds it, or None where it is wrong."""
        value = draft.values[key]
        wrong: str | None = None
        if key not in KEYS:
            wrong = _unknown(key, KEYS)
        elif key in NUMBERS:
            value = str(value).strip() if type(value) in {str, int, Decimal} else ""
            if not EXACT.fullmatch(value):
                wrong = f"{key} is one number such as 1250 or -38.8, not {draft.values[key]}."
        elif key == "negative":
            wrong = None if isinstance(value, bool) else "negative is true or false."
        elif key == "as_of":
            value = str(value).strip()
            wrong = None if _is_day(value) else f"as_of is a day such as 2026-09-05, not {value!r}."
        elif not isinstance(value, str):
            wrong = f"{key} is a text in quotation marks."
        else:
            value = value.strip()
            wrong = _wrong_text(key, value)
        if wrong:
            self._say(draft, key, wrong)
        return None if wrong else value

    def _only_once(self, draft: Draft, values: Mapping[str, Any]) -> None:
        for key in ("id", *LANGUAGES):
            if value := values.get(key):
                first = self._seen.setdefault((key, value.casefold()), draft)
                if first is not draft:
                    named = f"The id {value}" if key == "id" else "This question"
                    self._say(draft, key, f"{named} is there already, on line {first.at(key)}.")

    def _kind(self, draft: Draft, values: Mapping[str, Any]) -> None:
        if values.get("kind") == "as_of" and "as_of" not in draft.values:
            self._say(draft, "kind", 'The kind "as_of" needs its day, in the key as_of.')
        if values.get("kind") != "as_of" and "as_of" in values:
            self._say(draft, "as_of", 'A day in as_of needs the kind "as_of".')
        if values.get("display") == "year" and "." in values.get("answer", ""):
            self._say(draft, "answer", "A year is a whole number.")

    def _range(self, draft: Draft, values: Mapping[str, Any]) -> tuple[str, str]:
        if any(key in draft.values and key not in values for key in NUMBERS) or not (
            said := values.get("answer")
        ):
            return "0", "0"  # the problem is noted already
        answer = Decimal(said)
        low, high = _usual_range(answer, is_year=values.get("display") == "year")
        low, high = values.get("low", low), values.get("high", high)
        if Decimal(low) >= Decimal(high):
            self._say(draft, "low", f"low ({low}) is to be less than high ({high}).")
        elif not Decimal(low) <= answer <= Decimal(high):
            self._say(draft, "answer", f"The answer {answer} is not between {low} and {high}.")
        if (exact := values.get("exact")) and Decimal(exact) >= answer:
            says = f"The answer {answer} is to be rounded up, so more than exact ({exact})."
            self._say(draft, "exact", f"{says} Otherwise whoever knows it exactly goes over.")
        if values.get("negative") is False and Decimal(low) < 0:
            self._say(draft, "negative", f"negative is false, but low is {low}.")
        return low, high


def _usual_range(answer: Decimal, *, is_year: bool) -> tuple[str, str]:
    """Wide and round, so that it tells of the answer no more than how many digits it has."""
    if is_year and answer > 0:
        return "0", str(max(2100, (int(answer) // 1000 + 1) * 1000))
    most = 10 ** (len(str(abs(int(answer)))) + 1)
    return str(-most) if answer < 0 else "0", str(most)


def _text(values: Mapping[str, Any], prefix: str) -> Text:
    return Text(**{language: values.get(prefix + language, "") for language in LANGUAGES})


def _wrong_text(key: str, value: str) -> str | None:
    if key == "id":
        return None if NAME.fullmatch(value) else _not_a_name(key, value)
    if key in CHOICES:
        return None if value in CHOICES[key] else f"{key} is one of {', '.join(CHOICES[key])}."
    if not value and key in LANGUAGES:
        return f"{key} is empty."
    if len(value) > LONGEST[key]:
        return f"{key} has {len(value)} characters; {LONGEST[key]} is the most."
    if CONTROL.search(value):
        return f"{key} is to be one line of plain text."
    return None


def _not_a_name(key: str, value: str) -> str:
    return f"{key} is made of small letters, digits and hyphens, not {value!r}."


def _unknown(key: str, known: tuple[str, ...]) -> str:
    near = get_close_matches(key, known, 1)
    return f"There is no key {key!r}." + (f" Is it {near[0]}?" if near else "")


def _is_day(value: str) -> bool:
    try:
        return str(date.fromisoformat(value)) == value
    except ValueError:
        return False
