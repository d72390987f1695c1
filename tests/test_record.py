"""A game as a file: written, read, replayed; whatever is wrong with it is named by its line."""

from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from witsend.content.packs import PACKS
from witsend.game import CHANCE, IllegalMove
from witsend.games import GAMES
from witsend.games.adventure_book import AdventureBook, AdventureBookSetup
from witsend.games.pirates_dice import Bid, Challenge, PiratesDice, PiratesDiceSetup, Roll
from witsend.games.wits_and_wagers import WitsAndWagers, WitsAndWagersSetup
from witsend.record import BadRecord, GameRecord, Sitter, _check, parse, read

SITTERS = (Sitter(name="Anne"), Sitter(name="Grog", bot="hard"))
START = GameRecord.start(PiratesDice, PiratesDiceSetup(seats=2, dice=1), SITTERS)
UNFINISHED = START.then(CHANCE, Roll(((6,), (2,)))).then(CHANCE, Roll(((3,), (4,))))
WHOLE = UNFINISHED.then(0, Bid(1, 3)).then(1, Bid(2, 4)).then(0, Challenge())
LINES = WHOLE.text().splitlines(keepends=True)


def checked(*bodies: bytes) -> bytes:
    """A file a forger would write: every check is right."""
    before, lines = "", list[bytes]()
    for body in bodies:
        before = _check(before, body)
        lines.append(b'%s,"check":"%s"}\n' % (body[:-1], before.encode()))
    return b"".join(lines)


def bodies() -> list[bytes]:
    return [line[: line.rindex(b',"check"')] + b"}" for line in LINES]


def test_the_file_is_plain_json_lines() -> None:
    assert bodies() == [
        b'{"witsend":1,"game":"pirates-dice","version":1,"setup":%s,"sitters":%s}'
        % (
            b'{"seats":2,"dice":1,"eliminated_starter":"left","bid_cap":true}',
            b'[{"name":"Anne"},{"name":"Grog","bot":"hard"}]',
        ),
        b'{"seat":-1,"move":{"type":"roll","hands":[[6],[2]]}}',
        b'{"seat":-1,"move":{"type":"roll","hands":[[3],[4]]}}',
        b'{"seat":0,"move":{"type":"bid","count":1,"face":3}}',
        b'{"seat":1,"move":{"type":"bid","count":2,"face":4}}',
        b'{"seat":0,"move":{"type":"challenge"}}',
        b'{"result":{"winners":[0],"scores":[1,0],"ending":%s}}'
        % b'{"type":"last-with-dice","winner":0,"dice":1}',
    ]


def test_written_and_read_it_is_the_same_game(tmp_path: Path) -> None:
    for number, record in enumerate((START, UNFINISHED, WHOLE)):
        path = tmp_path / f"{number}.jsonl"
        record.write(path)
        assert read(path) == record
    assert WHOLE.result is not None
    assert UNFINISHED.result is None
    assert [path.suffix for path in sorted(tmp_path.iterdir())] == [".jsonl"] * 3  # no draft left


def test_many_events_at_once_are_the_same_as_one_by_one() -> None:
    assert START.through(WHOLE.events) == WHOLE
    assert UNFINISHED.through(WHOLE.events[2:]) == WHOLE
    assert START.through([]) == START
    with pytest.raises(IllegalMove):
        WHOLE.through(WHOLE.events[:1])


def test_another_file_is_never_written_over(tmp_path: Path) -> None:
    path = tmp_path / "precious.txt"
    path.write_text("mine")
    with pytest.raises(FileExistsError):
        WHOLE.write(path)
    assert path.read_text() == "mine"
    assert list(tmp_path.iterdir()) == [path]


def test_it_can_be_stepped_through() -> None:
    assert len(WHOLE.states) == len(WHOLE.events) + 1
    assert [state.to_act() for state in WHOLE.shown] == [(0,), (1,), (0,), ()]
    assert WHOLE.names == ("Anne", "Grog")
    assert [state.to_act() for state in START.shown] == [(CHANCE,)]  # the last, whoever is to act


def test_what_is_wrong_with_a_file_is_safe_to_print() -> None:
    forged = bodies()
    forged[3] = forged[3].replace(b'"bid"', b'"\\u001b[2J"')
    with pytest.raises(BadRecord) as caught:
        parse(checked(*forged))
    assert str(caught.value).isprintable()
    assert r"\x1b[2J" in str(caught.value)


def test_a_last_newline_may_be_missing() -> None:
    assert parse(WHOLE.text().rstrip(b"\n")) == WHOLE


def test_a_file_torn_anywhere_is_refused() -> None:
    text = WHOLE.text()
    for length in range(len(text) - 1):
        with pytest.raises(BadRecord, match=r"^line \d+: "):
            parse(text[:length])


@pytest.mark.parametrize("number", range(1, len(LINES) + 1))
def test_a_torn_line_is_named(number: int) -> None:
    torn = [*LINES[: number - 1], LINES[number - 1][:-12]]
    with pytest.raises(BadRecord, match=rf"^line {number}: "):
        parse(b"".join(torn))


@pytest.mark.parametrize("number", range(1, len(LINES)))
def test_a_file_that_stops_early_is_refused(number: int) -> None:
    with pytest.raises(BadRecord, match=rf"^line {number}: the file stops here"):
        parse(b"".join(LINES[:number]))


def test_an_edited_line_is_named_even_where_the_edit_is_legal() -> None:
    edited = b"".join(LINES).replace(b'"hands":[[3],[4]]', b'"hands":[[5],[4]]')
    with pytest.raises(BadRecord, match=r"^line 3: the line was changed"):
        parse(edited)


def test_a_missing_added_or_moved_line_is_named() -> None:
    for lines in (
        [*LINES[:3], *LINES[4:]],
        [*LINES[:3], LINES[2], *LINES[3:]],
        [*LINES[:3], LINES[4], LINES[3], *LINES[5:]],
    ):
        with pytest.raises(BadRecord, match=r"^line 4: "):
            parse(b"".join(lines))


def test_anything_after_the_end_is_refused() -> None:
    with pytest.raises(BadRecord, match=r"^line 8: "):
        parse(b"".join([*LINES, LINES[-1]]))


@pytest.mark.parametrize(
    "foreign",
    [b"", b"\n", b"hello", b"\xff\xfe\x00", b"{}", b'{"a":1}\n{"b":2}', b"[" * 10_000, bytes(999)],
)
def test_a_foreign_file_is_no_record(foreign: bytes) -> None:
    with pytest.raises(BadRecord, match=r"^line 1: this is not a record of Wits' End$"):
        parse(foreign)


@pytest.mark.parametrize(
    ("number", "old", "new", "problem"),
    [
        (1, b'"witsend":1', b'"witsend":3', "has format 3; this program reads 2"),
        (1, b'"version":1', b'"version":9', "version 9 of the rules of Pirates Dice"),
        (1, b"pirates-dice", b"chess", "no game called 'chess'"),
        (1, b'"dice":1', b'"dice":9', r"Expected `int` <= 5 - at `\$.dice`"),
        (1, b'"seats":2', b'"seats":3', "3 seats, but 2 sit there"),
        (1, b'"Anne"', b'"\\u001b[2J"', "printable characters"),
        (1, b'"Anne"', b'""', "A name is 1 to 80"),
        (1, b'"Anne"', b'"  "', "A name is 1 to 80"),
        (1, b'"game"', b'"name"', "unknown field `name`"),
        (4, b'"count":1', b'"count":7', "seat 0 could not play that: A bid can name two dice"),
        (4, b'"count":1', b'"count":"x"', r"Expected `int`, got `str` - at `\$.count`"),
        (4, b'"bid"', b'"bet"', "Invalid value 'bet'"),
        (4, b'"seat":0', b'"seat":1', "not your turn"),
        (4, b'"bid"', b'"\xff"', "codec can't decode"),
        (4, b'{"type":"bid","count":1,"face":3}', b"[" * 9_000 + b"]" * 9_000, ""),
        (3, b"[[3],[4]]", b"[[3],[4],[5]]", "That roll does not fit the dice in play"),
        (7, b'"scores":[1,0]', b'"scores":[2,0]', "not the result of the game above"),
        (7, b'"result"', b'"outcome"', "the file stops here"),
    ],
)
def test_a_forged_line_is_named(number: int, old: bytes, new: bytes, problem: str) -> None:
    forged = bodies()
    assert old in forged[number - 1]
    forged[number - 1] = forged[number - 1].replace(old, new)
    with pytest.raises(BadRecord, match=rf"^line {number}: .*{problem}"):
        parse(checked(*forged))


def test_the_error_names_the_file(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text("hello")
    with pytest.raises(BadRecord, match=rf"^{path}, line 1: "):
        read(path)
    with pytest.raises(BadRecord, match=rf"^{tmp_path}/none: No such file"):
        read(tmp_path / "none")
    with pytest.raises(BadRecord, match="Is a directory"):
        read(tmp_path)


def test_flipping_any_byte_is_noticed() -> None:
    text = WHOLE.text()
    rng = Random(0)
    for place in range(len(text) - 1):
        flipped = bytes([text[place] ^ (1 << rng.randrange(8))])
        with pytest.raises(BadRecord, match=r"^line "):
            parse(text[:place] + flipped + text[place + 1 :])


# What a game is played with


BOOK = GameRecord.start(AdventureBook, AdventureBookSetup(seats=2), SITTERS)


def test_the_first_line_names_the_book_and_its_edition() -> None:
    """Of the volume that is read: the brave one is another content."""
    ((content, edition),) = BOOK.editions.items()
    assert content == "book house"
    first = f'"version":{AdventureBook.version},"editions":{{"book house":"{edition}"}},"setup"'
    assert first.encode() in BOOK.text()
    assert parse(BOOK.text()) == BOOK
    brave = GameRecord.start(
        AdventureBook, AdventureBookSetup(seats=2, difficulty="brave"), SITTERS
    )
    assert brave.editions != BOOK.editions


def test_a_record_of_another_edition_of_its_book_is_refused_with_both_editions(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    text = BOOK.text()
    was = BOOK.editions["book house"]
    monkeypatch.setattr("witsend.games.adventure_book.game.edition", lambda _: "0badcafe")
    with pytest.raises(BadRecord) as refused:
        parse(text)
    assert str(refused.value) == (
        f"line 1: played with edition {was} of the book house; here is 0badcafe"
    )


def test_a_record_that_names_no_editions_is_read_as_ever_and_stays_as_it_is() -> None:
    older = replace(BOOK, editions={})
    assert b"editions" not in older.text()
    assert parse(older.text()) == older
    assert b"editions" not in WHOLE.text(), "nothing is played with but dice"


def test_questions_stand_in_the_record_so_another_edition_of_the_pack_changes_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    sitters = (*SITTERS, Sitter(name="Carla"))
    setup = WitsAndWagersSetup(seats=3)
    record = GameRecord.start(WitsAndWagers, setup, sitters)
    record = record.then(CHANCE, record.state.draw(Random(1)))
    assert list(record.editions) == ["pack house"]
    text = record.text()
    house = PACKS["house"]
    smaller = replace(house, questions=house.questions[:1])
    monkeypatch.setattr("witsend.games.wits_and_wagers.setup.PACKS", {"house": smaller})
    assert WitsAndWagers.played_with(setup) != record.editions
    assert parse(text) == record
    assert parse(text).text() == text, "with the edition that it was played with"


def test_every_game_that_lays_something_out_says_which_edition() -> None:
    for game in GAMES.values():
        setup = game.options(seats=game.seats[-1])
        if game.printed(setup) is not None:
            assert game.played_with(setup)


def test_a_log_of_older_rules_that_these_still_play_comes_to_its_end() -> None:
    """Decision 23: under version 2 the move step ended with its last step."""
    old = (Path(__file__).parent / "records" / "older" / "adventure-book-2.jsonl").read_bytes()
    assert b'"version":2' in old
    record = parse(old)
    assert record.result == record.state.result()
    assert record.state.version == 3
