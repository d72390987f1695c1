"""Packs that a club brings: what is read, and how each mistake is named."""

from pathlib import Path

import pytest
from click.testing import CliRunner
from hypothesis import given, settings
from hypothesis import strategies as st

from witsend.cli import main
from witsend.content.packs import HOUSE, OWN, PACKS, Pack, Packs, Question, read_pack
from witsend.content.packs.keeping import is_full, keep, read_folder
from witsend.content.packs.pack_file import BadPack, read_sheet
from witsend.content.packs.spreadsheet import as_csv, plain_number
from witsend.content.text import Text

GOOD = """\
name = "chess-club"
title_en = "The chess club's own"

[[question]]
id = "first-night"
en = "How many people came to our first evening?"
unit_en = "people"
answer = 7

[[question]]
id = "coldest"
fr = "Quelle température faisait-il dans la salle, en degrés ?"
answer = "-1.5"
low = -20
high = 30.0
category = "science"
kind = "as_of"
as_of = 2026-01-02
source = "the caretaker"
remark_fr = "Les pions claquaient des dents."
difficulty = "hard"
exact = -1.62
"""


def pack(tmp_path: Path, text: str, name: str = "club.toml") -> Pack:
    (tmp_path / name).write_text(text, encoding="utf-8")
    return read_pack(tmp_path / name)


def problems(tmp_path: Path, text: str, name: str = "club.toml") -> list[str]:
    with pytest.raises(BadPack) as caught:
        pack(tmp_path, text, name)
    return [f"{problem.line}: {problem.says}" for problem in caught.value.problems]


def test_a_pack_of_few_keys_in_one_language_is_enough(tmp_path: Path) -> None:
    assert pack(tmp_path, GOOD) == Pack(
        name="chess-club",
        title=Text(en="The chess club's own"),
        questions=(
            Question(
                id="first-night",
                text=Text(en="How many people came to our first evening?"),
                unit=Text(en="people"),
                answer="7",
                low="0",
                high="100",
                difficulty="medium",
            ),
            Question(
                id="coldest",
                text=Text(fr="Quelle température faisait-il dans la salle, en degrés ?"),
                answer="-1.5",
                low="-20",
                high="30.0",
                negative=True,
                category="science",
                kind="as_of",
                as_of="2026-01-02",
                source="the caretaker",
                remark=Text(fr="Les pions claquaient des dents."),
                difficulty="hard",
                exact="-1.62",
            ),
        ),
    )


@pytest.mark.parametrize("apart", [",", ";", "\t"])
def test_a_table_of_cells_says_the_same(tmp_path: Path, apart: str) -> None:
    rows = (
        ["id", "en", "fr", "answer", "low", "high", "negative", "difficulty"],
        ["one", '"Well, or ""how""; many?"', "", "1066", "", "", "", "easy"],
        ["", "", "", "", "", "", "", ""],
        ["two", "", "Combien ?", "0.5", "0", "9", "Yes", ""],
    )
    text = "\ufeff" + "\r\n".join(apart.join(row) for row in rows)
    one = Text(en='Well, or "how"; many?')
    two = Text(fr="Combien ?")
    assert pack(tmp_path, text, "Quiz night!.CSV") == Pack(
        name="quiz-night",
        title=Text(en="Quiz night!"),
        questions=(
            Question(id="one", text=one, answer="1066", low="0", high="100000", difficulty="easy"),
            Question(
                id="two",
                text=two,
                answer="0.5",
                low="0",
                high="9",
                negative=True,
                difficulty="medium",
            ),
        ),
    )


@pytest.mark.parametrize(
    ("answer", "display", "low", "high"),
    [
        ("7", "number", "0", "100"),
        ("10", "number", "0", "1000"),
        ("99.5", "number", "0", "1000"),
        ("-40", "number", "-1000", "1000"),
        ("0", "number", "0", "100"),
        ("1789", "year", "0", "2100"),
        ("2033", "year", "0", "3000"),
        ("-44", "year", "-1000", "1000"),
    ],
)
def test_a_range_that_is_left_out_tells_no_more_than_the_number_of_digits(
    tmp_path: Path, answer: str, display: str, low: str, high: str
) -> None:
    text = f'[[question]]\nid="a"\nen="?"\nanswer={answer}\ndisplay="{display}"'
    (question,) = pack(tmp_path, text).questions
    assert (question.low, question.high) == (low, high)


OVER = "Otherwise whoever knows it exactly goes over."
QUOTES = "Is a quotation mark too many, or missing?"
ONE_NUMBER = "is one number such as 1250 or -38.8, not"
A_DAY = "as_of is a day such as 2026-09-05, not"
GOOD_ONE = '[[question]]\nid = "a"\nen = "How many?"\nanswer = 5\n'


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("anwser = 5", "5: There is no key 'anwser'. Is it answer?"),
        ("xyz = 5", "5: There is no key 'xyz'."),
        ("low = 6", "4: The answer 5 is not between 6 and 100."),
        ("low = 9\nhigh = 9", "5: low (9) is to be less than high (9)."),
        ("high = 4", "4: The answer 5 is not between 0 and 4."),
        ("low = -1\nnegative = false", "6: negative is false, but low is -1."),
        ("negative = 1", "5: negative is true or false."),
        ('difficulty = "devilish"', "5: difficulty is one of easy, medium, hard."),
        ("exact = 5", f"5: The answer 5 is to be rounded up, so more than exact (5). {OVER}"),
        ("high = 1e3", f"5: high {ONE_NUMBER} 1E+3."),
        ("high = nan", f"5: high {ONE_NUMBER} NaN."),
        ('high = "1,000"', f"5: high {ONE_NUMBER} 1,000."),
        ("high = true", f"5: high {ONE_NUMBER} True."),
        ("high = 1234567890123456", f"5: high {ONE_NUMBER} 1234567890123456."),
        ('kind = "as_of"', '5: The kind "as_of" needs its day, in the key as_of.'),
        ('as_of = "2026-09-05"', '5: A day in as_of needs the kind "as_of".'),
        ('kind = "as_of"\nas_of = "2026-02-30"', f"6: {A_DAY} '2026-02-30'."),
        ('kind = "as_of"\nas_of = "20260905"', f"6: {A_DAY} '20260905'."),
        ('kind = "eternal"', "5: kind is one of timeless, historical, as_of."),
        ('display = "yaer"', "5: display is one of number, year."),
        ("display = 3", "5: display is a text in quotation marks."),
        ('fr = ""', "5: fr is empty."),
        ('fr = "  "', "5: fr is empty."),
        ('fr = """a\nb"""', "5: fr is to be one line of plain text."),
        (f'fr = "{"a" * 201}"', "5: fr has 201 characters; 200 is the most."),
        (f'unit_fr = "{"a" * 31}"', "5: unit_fr has 31 characters; 30 is the most."),
        (f'remark_fr = "{"a" * 241}"', "5: remark_fr has 241 characters; 240 is the most."),
        ('[[question]]\nen = "More?"\nanswer = 1', "5: This question has no id."),
        ('[[question]]\nid = "b"\nen = "More?"', "5: This question has no answer."),
        ('[[question]]\nid = "b"\nanswer = 1', "5: This question has no text: en, fr or es."),
        ('[[question]]\nid="a"\nen="More?"\nanswer=1', "6: The id a is there already, on line 2."),
        (
            '[[question]]\nid = "b"\nen = "how many?"\nanswer = 1',
            "7: This question is there already, on line 3.",
        ),
        (
            '[[question]]\nid = "B!"\nen = "More?"\nanswer = 1',
            "6: id is made of small letters, digits and hyphens, not 'B!'.",
        ),
        (
            '[[question]]\nid = "b"\nen = "When?"\nanswer = 1066.5\ndisplay = "year"',
            "8: A year is a whole number.",
        ),
    ],
)
def test_each_mistake_is_named_by_its_line(tmp_path: Path, line: str, problem: str) -> None:
    assert problems(tmp_path, GOOD_ONE + line) == [problem]


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "1: There is no question in this file."),
        (
            "\n[[question]\n",
            "2: This is not TOML: Expected ']]' at the end of an array declaration.",
        ),
        ("question = 5", "1: A question begins with the line [[question]], with two brackets."),
        ("\n[question]", "2: A question begins with the line [[question]], with two brackets."),
        (f"title_en = ''\n{GOOD_ONE}", "1: title_en is a text of at most 60 characters."),
        (
            f"name = 'Our Club'\n{GOOD_ONE}",
            "1: name is made of small letters, digits and hyphens, not 'Our Club'.",
        ),
        (
            f"titel_en = 'Club'\n{GOOD_ONE}",
            (
                "1: There is no key 'titel_en'. Is it title_en? "
                "Keys of a question stand below its line [[question]]."
            ),
        ),
    ],
)
def test_a_file_that_is_no_pack_says_where(tmp_path: Path, text: str, problem: str) -> None:
    assert problems(tmp_path, text) == [problem]


def test_a_text_that_ends_too_early_is_named_by_its_last_line(tmp_path: Path) -> None:
    assert problems(tmp_path, '[[question]]\nid = """')[0].startswith("2: This is not TOML: ")


def test_a_file_in_another_encoding_says_where(tmp_path: Path) -> None:
    (tmp_path / "club.csv").write_bytes("id,en,answer\na,où ?,1\n".encode("latin-1"))
    with pytest.raises(
        BadPack, match=r"club\.csv, line 2: This is not text in UTF-8: save it as such\."
    ):
        read_pack(tmp_path / "club.csv")


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "1: There is no question in this file."),
        ("id,en,answer,en\na,b,1,c", "1: The column en is there twice."),
        (
            "id,en,answr\na,b,1",
            "1: There is no key 'answr'. Is it answer?|2: This question has no answer.",
        ),
        (
            "id,en,answer\n\na,Well, how many?,1",
            '3: This row has 4 cells for 3 columns. A text with "," in it needs quotation marks.',
        ),
        ('id,en,answer\na,"b,1\nc,d,2', f"2: This is not CSV: unexpected end of data. {QUOTES}"),
        ('id,"en', f"1: This is not CSV: unexpected end of data. {QUOTES}"),
        ("id;en;answer\na;b;38,8,1", f"2: answer {ONE_NUMBER} 38,8,1."),
        ("id,en,answer,negative\na,b,1,perhaps", "2: negative is true or false."),
        (
            'id,en,answer\na,"b\nc",1\n\nd,e,x',
            f"2: en is to be one line of plain text.|5: answer {ONE_NUMBER} x.",
        ),
        (
            f"id,en,answer\na,{'b' * 200_000},1",
            f"2: This is not CSV: field larger than field limit (131072). {QUOTES}",
        ),
    ],
)
def test_a_row_that_is_wrong_is_named_by_its_line(tmp_path: Path, text: str, problem: str) -> None:
    assert "|".join(problems(tmp_path, text, "club.csv")) == problem


def test_one_look_finds_all_problems_and_counts_what_is_fine(tmp_path: Path) -> None:
    text = GOOD + '[[question]]\nid = "Z"\nanswer = "many"\nlow = 3'
    with pytest.raises(BadPack) as caught:
        pack(tmp_path, text)
    assert str(caught.value).replace(str(tmp_path), "").splitlines() == [
        "/club.toml, line 23: This question has no text: en, fr or es.",
        "/club.toml, line 24: id is made of small letters, digits and hyphens, not 'Z'.",
        "/club.toml, line 25: answer is one number such as 1250 or -38.8, not many.",
        "2 questions are fine; there are 3 problems.",
    ]


def check(path: Path) -> tuple[int, str]:
    result = CliRunner().invoke(main, ["questions", "check", str(path)])
    return result.exit_code, result.output.replace(str(path.parent), "")


def test_the_command_checks_a_file(tmp_path: Path) -> None:
    pack(tmp_path, GOOD)
    said = "The chess club's own (chess-club): 2 questions are fine.\n"
    assert check(tmp_path / "club.toml") == (0, said)
    (tmp_path / "club.toml").write_text(GOOD_ONE + "low = 6")
    code, said = check(tmp_path / "club.toml")
    assert code == 1
    assert said.splitlines() == [
        "/club.toml, line 4: The answer 5 is not between 6 and 100.",
        "0 questions are fine; there is 1 problem.",
    ]
    code, said = check(tmp_path / "nothing.toml")
    assert code == 1
    assert "No such file" in said


def test_a_server_does_not_start_with_a_broken_pack(tmp_path: Path) -> None:
    (tmp_path / "club.toml").write_text(GOOD_ONE + "low = 6")
    asked = ["serve", "--data", str(tmp_path), "--questions", str(tmp_path / "club.toml")]
    result = CliRunner().invoke(main, asked)
    assert result.exit_code == 1
    assert "0 questions are fine; there is 1 problem." in result.output


def test_a_server_offers_its_packs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    club = pack(tmp_path, GOOD)
    offered: list[Pack] = []
    monkeypatch.setattr("witsend.cli.serve.register", offered.append)
    monkeypatch.setattr("witsend.platforms.run", lambda serving: serving.close())
    monkeypatch.setattr("witsend.server.serve.log_as_json", lambda: None)
    asked = ["serve", "--data", str(tmp_path), "--questions", str(tmp_path / "club.toml")]
    assert CliRunner().invoke(main, asked).exit_code == 0
    assert offered == [club]


def test_a_pack_is_chosen_by_a_name_of_its_own(tmp_path: Path) -> None:
    packs = Packs()
    club = pack(tmp_path, GOOD)
    packs.add(club)
    assert list(packs) == [HOUSE, "chess-club"]
    assert packs["chess-club"] == club
    assert len(packs) == 2
    assert "nothing" not in packs
    with pytest.raises(ValueError, match="There is a pack named chess-club already: give"):
        packs.add(club)


@settings(deadline=None)
@given(st.text(max_size=80), st.sampled_from(["club.toml", "club.csv"]))
def test_any_text_is_a_pack_or_has_problems(
    tmp_path_factory: pytest.TempPathFactory, text: str, name: str
) -> None:
    path = tmp_path_factory.getbasetemp() / name
    path.write_bytes(text.encode("utf-8", "surrogatepass"))
    with pytest.raises(BadPack):
        read_pack(path)


@pytest.mark.parametrize(
    ("written", "number"),
    [
        ("1,987", "1987"),
        ("1,234,567.5", "1234567.5"),
        ("48,5", "48.5"),
        ("2 340", "2340"),
        ("2\u202f340,25", "2340.25"),
        ("1'000", "1000"),
        ("1.234.567", "1234567"),
        ("1.234,5", "1234.5"),
        ("1.987", "1.987"),  # one point is always the decimal one
        ("\u22125", "-5"),
        ("0,125", "0.125"),
        ("12,34,5", "12,34,5"),
        ("many", "many"),
    ],
)
def test_a_number_is_read_as_people_write_it(written: str, number: str) -> None:
    assert plain_number(written) == number


@pytest.mark.parametrize(
    "text",
    [
        "question,answer\nHow many?,5\n",
        "How many?,5",
        "\ufeffQuestion;Answer;Seen by\nHow many?;5;Ada\n",
        "en\tanswer\nHow many?\t5",
    ],
)
def test_a_sheet_of_two_columns_is_enough(text: str) -> None:
    reading = read_sheet(text, "en")
    (question,) = reading.questions
    assert (str(question.text), question.answer, reading.problems) == ("How many?", "5", ())
    assert reading.ignored in ((), ("Seen by",))
    assert read_sheet(as_csv([question]), "en").questions == (question,)


def test_a_sheet_in_french_and_its_problems_are_named_by_their_rows() -> None:
    text = "question;r\u00e9ponse;unit\u00e9\nCombien de chats ?;3;chats\nEt de chiens ?;;\n"
    reading = read_sheet(text, "fr")
    assert reading.questions[0].text == Text(fr="Combien de chats ?")
    assert reading.questions[0].unit == Text(fr="chats")
    assert [(each.line, each.kind) for each in reading.problems] == [(3, "missing")]
    many = "question,answer\n" + "".join(f"How many of {n}?,{n}\n" for n in range(501))
    assert [each.kind for each in read_sheet(many, "en").problems] == ["too-many"]


def test_a_pack_goes_into_a_sheet_and_back() -> None:
    house = PACKS[HOUSE].questions[::20]
    again = read_sheet(as_csv(house), "en")
    assert again.problems == ()
    assert again.questions == house


def test_columns_that_were_not_read_are_named(tmp_path: Path) -> None:
    (tmp_path / "club.csv").write_text("question,answer,who said so\nHow many?,5,Ada\n")
    said = CliRunner().invoke(main, ["questions", "check", str(tmp_path / "club.csv")]).output
    assert "1 question is fine" in said
    assert "Columns that were not read: who said so." in said
    with pytest.raises(ValueError, match="named own already"):
        Packs().add(Pack(name=OWN, title=Text(en="Own"), questions=()))


def test_what_hosts_keep_is_a_file_that_is_read_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    known = Packs()
    for module in ("registry", "keeping"):
        monkeypatch.setattr(f"witsend.content.packs.{module}.PACKS", known)
    said = read_sheet('"Said ""he"": \u00bfcu\u00e1ntos?";5', "es").questions
    questions = (*said, *PACKS[HOUSE].questions[:3])
    first, second = (keep(tmp_path, "Our \u201chouse\u201d", questions) for _ in range(2))
    assert [first.name, second.name] == ["our-house", "our-house-2"]
    assert known["our-house"] == read_pack(tmp_path / "our-house.toml") == first
    again = Packs()
    monkeypatch.setattr("witsend.content.packs.registry.PACKS", again)
    read_folder(tmp_path)
    assert set(again) == {HOUSE, "our-house", "our-house-2"}
    monkeypatch.setattr("witsend.content.packs.keeping.MOST_KEPT", 2)
    assert is_full(tmp_path)
