"""Tables and replays in the terminal, played through the command line as a person would."""

import re
from collections.abc import Sequence
from functools import partial
from io import StringIO
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner, Result
from rich.console import Console

from sketches import Series, SeriesSetup
from witsend.bots import BOTS
from witsend.cli import main
from witsend.game import CHANCE, Move, play
from witsend.games import battle_of_wits
from witsend.games.battle_of_wits import (
    BattleOfWits,
    BattleOfWitsSetup,
    Become,
    Deal,
    Immunity,
    Pour,
    Ready,
    Switch,
    Take,
    Whoever,
)
from witsend.games.pirates_dice import (
    Bid,
    Challenge,
    PiratesDice,
    PiratesDiceSetup,
    Revealed,
    Roll,
)
from witsend.record import GameRecord, Sitter, read
from witsend.terminal.battle_of_wits import BattleOfWitsBoard
from witsend.terminal.board import AnyBoard
from witsend.terminal.pirates_dice import PiratesDiceBoard, percent
from witsend.terminal.replay import Replay
from witsend.terminal.table import LeftTable, TerminalTable

NAMES = ("Anne", "Ben", "Carla")


@pytest.fixture(autouse=True)
def records(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("WITSEND_DATA", str(tmp_path))
    return tmp_path / "records"


def run(*arguments: str, typed: str = "") -> Result:
    return CliRunner().invoke(main, arguments, input=typed)


def drawn(shown: object) -> str:
    console = Console(file=StringIO(), width=100)
    console.print(shown)
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


# A whole game


def test_a_stranger_presses_enter_four_times_and_plays_to_the_end(records: Path) -> None:
    """A challenge whenever there is a bid, else one 2: the simplest way to play."""
    typed = "\n\n\n\n" + "c\n1 2\n" * 200
    result = run("play", "--seed", "1", typed=typed)
    assert result.exit_code == 0, result.output
    assert "2  Battle of Wits" in result.output
    assert "How many bots? [3]" in result.output
    assert "Skulls ☠ are wild" in result.output
    assert "never trust a pirate!" in result.output
    assert re.search(r"\w+ is the last pirate with dice and wins", result.output)
    (path,) = records.iterdir()
    assert str(path) in result.output.replace("\n", "")
    record = read(path)
    assert record.result is not None
    assert [sitter.bot for sitter in record.sitters] == [None, "middle", "middle", "middle"]

    again = run("replay")
    assert again.exit_code == 0, again.output
    assert "is the last pirate with dice and wins" in again.output


def test_leaving_keeps_the_game_so_far(records: Path) -> None:
    for typed in ("1 2\nc\nq\n", "c\n1 2\n"):  # on purpose, and at the end of the input
        result = run("play", "--person", "Anne", "--bot", "easy", "--seed", "1", typed=typed)
        assert result.exit_code == 0, result.output
        assert "The table is left." in result.output
    assert [read(path).result for path in records.iterdir()] == [None, None]


def test_a_table_left_before_anyone_played_is_not_kept(records: Path) -> None:
    result = run("play", "--person", "Anne", "--person", "Ben", "--seed", "2", typed="q\n")
    assert result.exit_code == 0
    assert not list(records.iterdir())


def test_ones_own_dice_are_shown_as_soon_as_they_are_rolled() -> None:
    result = run("play", "--person", "Anne", "--bot", "easy", "--seed", "1", typed="q\n")
    assert "Your dice:" in result.output


def test_too_many_names_are_asked_for_again() -> None:
    result = run("play", typed="1\nA,B,C,D,E\nA,B,C,D\nq\n")
    assert "There are 4 seats." in result.output
    assert "it is your turn" in result.output


def test_one_person_alone_gets_a_bot() -> None:
    result = run("play", "--person", "Anne", typed="q\n")
    assert result.exit_code == 0
    assert "Bonny" in result.output


def test_bots_alone_play_for_those_who_watch(tmp_path: Path) -> None:
    path = tmp_path / "watched.jsonl"
    result = run("play", "--bot", "easy", "--bot", "hard", "--seed", "3", "--record", str(path))
    assert result.exit_code == 0, result.output
    assert "wins" in result.output
    assert read(path).result is not None


def test_two_people_share_the_keyboard_and_see_only_their_own_dice() -> None:
    """Between the curtains nothing is printed that is not public."""
    setup = PiratesDiceSetup(seats=2, dice=2)
    record = GameRecord.start(PiratesDice, setup, (Sitter(name="Anne"), Sitter(name="Ben")))
    record = record.then(CHANCE, Roll(((6,), (2,))))
    record = record.then(CHANCE, Roll(((4, 4), (5, 5))))
    console = TypingConsole(["", "1 4", "", "q"])
    table = TerminalTable(record, (None, None), PiratesDiceBoard(), console, Random(1), beat=0)
    with pytest.raises(LeftTable):
        table.play()
    anne, ben = console.screens[1], console.screens[3]
    assert "4   4" in anne
    assert "5   5" not in anne
    assert "5   5" in ben
    assert "4   4" not in ben
    public = console.screens[0] + console.screens[2]
    assert "Ben, it is your turn" in public
    assert "4   4" not in public
    assert "5   5" not in public
    assert "Anne bids one 4." in public
    assert console.own_screen == [False, True, False, True]


class TypingConsole(Console):
    """Types what it was told to; `screens` is what stood there before each answer."""

    def __init__(self, typed: Sequence[str]) -> None:
        super().__init__(file=StringIO(), width=100)
        self.typed = list(typed)
        self.screens: list[str] = []
        self.apart = False
        self.own_screen: list[bool] = []  # whether each answer was typed on a screen of its own

    def set_alt_screen(self, enable: bool = True) -> bool:
        self.apart = enable
        return enable

    def input(self, prompt: object = "", **_: object) -> str:
        self.print(prompt)
        assert isinstance(self.file, StringIO)
        self.screens.append(self.file.getvalue())
        self.file = StringIO()
        self.own_screen.append(self.apart)
        return self.typed.pop(0)


def test_a_refused_move_is_explained_and_asked_for_again() -> None:
    typed = "9 9\n0 3\n1 1\nhello\n\n?\nl\no\nq\n"
    result = run("play", "--person", "Anne", "--bot", "uniform", "--seed", "2", typed=typed)
    assert result.exit_code == 0
    assert "Bid on a face from 2 to 6" in result.output
    assert "That is not understood" in result.output
    assert "list the legal bids" in result.output
    assert "how likely is each to hold" in result.output


# Wrong input never shows a traceback

BOTS_ONLY = ("--bot", "easy", "--bot", "easy", "--option")


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["play", "chess"], "'chess' is not one of 'pirates-dice', 'battle-of-wits'"),
        (["play", "--person", "A", "--bot", "captain"], "There is no bot 'captain'"),
        (["play", *["--bot", "easy"] * 5], "Pirates Dice is for 2 to 4 seats, not 5."),
        (["play", *BOTS_ONLY, "dice=9"], "dice is a whole number from 1 to 5, not '9'."),
        (["play", *BOTS_ONLY, "dice"], "dice is a whole number from 1 to 5, not ''."),
        (["play", *BOTS_ONLY, "die=9"], "has no option 'die'"),
        (["play", *BOTS_ONLY, "bid_cap=x"], "bid_cap is on or off, not 'x'."),
        (["play", *BOTS_ONLY, "eliminated_starter=x"], "is one of left, winner, not 'x'."),
        (["play", "--person", "A\x1b[2J", "--bot", "easy"], "printable characters"),
        (["play", "--person", " ", "--bot", "easy"], "printable characters"),
        (["play", "--person", "Al", "--person", "al"], "a name of their own"),
        (["play", "--person", "A", "--bot", ""], "There is no bot ''"),
        (["play", "--person", "A", "--record", "/"], "not the name of a file"),
        (["play", "--person", "A", "--record", "/proc/x.jsonl"], "cannot be written"),
        (["play", "--person", "A", "--record", __file__], "is not written over"),
        (["play", "--beat", "-1"], "0<=x<=10"),
        (["replay"], "No game has been recorded here yet"),
        (["replay", "none.jsonl"], "none.jsonl: No such file or directory"),
        (["arena", "pirates-dice", "easy"], "2 to 4 seats, not 1"),
        (["arena", "pirates-dice", "easy", "none.py:Bot"], "no file none.py"),
        (["arena", "pirates-dice", "easy", "hard", "--games", "0"], "x>=1"),
        (["arena", "pirates-dice"], "Missing argument"),
        (["rules", "chess"], "'chess' is not one of 'pirates-dice', 'battle-of-wits'"),
        (["dance"], "No such command 'dance'"),
    ],
)
def test_wrong_input_is_explained(arguments: list[str], problem: str) -> None:
    result = run(*arguments)
    assert result.exit_code in (1, 2)
    assert isinstance(result.exception, SystemExit)
    said = " ".join(re.sub(r"[│╭╮╰╯─]", " ", result.output).split())
    assert problem in said


def test_a_record_that_cannot_be_written_is_explained(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    path = tmp_path / "file" / "game.jsonl"
    result = run("play", "--bot", "easy", "--bot", "easy", "--record", str(path))
    assert result.exit_code == 1
    assert "cannot be written" in result.output


def test_two_games_in_one_second_are_both_kept(records: Path) -> None:
    for seed in "12":
        assert run("play", "--bot", "easy", "--bot", "easy", "--seed", seed).exit_code == 0
    assert len(list(records.iterdir())) == 2


def test_brackets_in_a_path_are_no_markup(tmp_path: Path) -> None:
    path = tmp_path / "[red]m[/].jsonl"
    result = run("play", "--bot", "easy", "--bot", "easy", "--record", str(path))
    assert result.exit_code == 0
    assert f" replay '{path}'" in result.output


def test_a_link_that_leads_nowhere_is_no_record(records: Path) -> None:
    records.mkdir()
    (records / "gone.jsonl").symlink_to("nowhere")
    assert "No game has been recorded" in run("replay").output


@pytest.mark.parametrize(
    ("body", "problem"),
    [
        ("raise RuntimeError('my bot is tired')", "broke down: RuntimeError('my bot is tired')"),
        ("raise SystemExit(3)", "broke down: SystemExit(3)"),
        ("return type(moves[0])(2.5, 3)", "That move cannot be made now."),
        ("return 'four 5s'", "tried 'four 5s'. That move cannot be made now."),
        ("return type(moves[0])(0, 0)", "Bid on a face from 2 to 6"),
    ],
)
def test_a_bot_that_fails_is_named(tmp_path: Path, body: str, problem: str) -> None:
    path = tmp_path / "bad.py"
    path.write_text(
        f"class Bad:\n    def choose(self, view, moves, rng, seconds):\n        {body}\n"
    )
    bot = f"{path}:Bad"
    for command in (
        ["play", "--bot", bot, "--bot", bot],
        ["arena", "pirates-dice", bot, bot, "--games", "2"],
    ):
        result = run(*command)
        assert result.exit_code == 1, result.output
        assert isinstance(result.exception, SystemExit)
        said = " ".join(re.sub(r"[│╭╮╰╯─]", " ", result.output).split())
        assert problem.rsplit(":", maxsplit=1)[-1].strip() in said


# Replay


def test_replay_as_one_seat_saw_it_and_all_open(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    finished().write(path)
    everything = run("replay", str(path)).output
    assert "4   4" in everything
    assert "5   5" in everything
    before, after = run("replay", str(path), "--seat", "1").output.split("never trust", maxsplit=1)
    assert "4   4" in before
    assert "5   5" not in before
    assert "5" in after  # the cups were lifted
    assert "The seats are 1 to 2, not 3." in run("replay", str(path), "--seat", "3").output


def finished() -> GameRecord:
    setup = PiratesDiceSetup(seats=2, dice=2)
    record = GameRecord.start(PiratesDice, setup, (Sitter(name="Anne"), Sitter(name="Ben")))
    record = record.then(CHANCE, Roll(((6,), (2,))))
    record = record.then(CHANCE, Roll(((4, 4), (5, 5))))
    record = record.then(0, Bid(4, 4)).then(1, Challenge())
    record = record.then(CHANCE, Roll(((4,), (5, 5))))
    return record.then(0, Bid(3, 4)).then(1, Challenge())


@pytest.mark.parametrize(
    ("typed", "steps"),
    [
        (["", "", "", "", ""], [1, 2, 3, 4, 5]),
        (["", "b", "b", "q"], [1, 2, 1, 1]),
        (["4", "99", "0", "x", "q"], [1, 4, 5, 1, 1]),
        (["", "p"], [1, 2]),
    ],
)
def test_replay_can_be_stepped(typed: list[str], steps: list[int]) -> None:
    console = TypingConsole(typed)
    Replay(finished(), PiratesDiceBoard(), console, seat=None, beat=0).run(stepping=True)
    shown = re.findall(r"(\d+)/5  Enter", "".join(console.screens))
    assert list(map(int, shown)) == steps


# The board of Pirates Dice


def round_of(*hands: tuple[int, ...]) -> PiratesDice:
    state = PiratesDice.start(PiratesDiceSetup(seats=len(hands), dice=len(hands[0])))
    first = tuple((6,) if seat == 0 else (2,) for seat in range(len(hands)))
    return play(play(state, CHANCE, Roll(first)), CHANCE, Roll(hands))


@pytest.mark.parametrize(
    "typed", ["4 5", "4x5", "4 x 5", "4 5s", "4 of 5", "4  5's", "4,5", "four 5s", "four fives"]
)
def test_a_bid_may_be_typed_in_many_ways(typed: str) -> None:
    state = round_of((4, 4, 4), (5, 5, 5))
    assert PiratesDiceBoard().answer(typed, state.view(0), state.moves(0)) == Bid(4, 5)


@pytest.mark.parametrize("typed", ["c", "challenge", "never trust a pirate!"])
def test_a_challenge_may_be_typed_in_many_ways(typed: str) -> None:
    state = round_of((4, 4, 4), (5, 5, 5))
    assert PiratesDiceBoard().answer(typed, state.view(0), state.moves(0)) == Challenge()


def test_legal_bids_are_listed() -> None:
    state = play(round_of((4,), (5,)), 0, Bid(1, 5))
    listed = PiratesDiceBoard().answer("l", state.view(1), state.moves(1))
    assert listed == "You can bid one 6; or 2 dice of any face from 2 to 6."
    first = round_of((4, 4), (5, 5))
    listed = PiratesDiceBoard().answer("l", first.view(0), first.moves(0))
    assert listed == "You can bid 1 to 4 dice of any face from 2 to 6."
    top = play(state, 1, Bid(2, 6))
    only = PiratesDiceBoard().answer("l", top.view(0), top.moves(0))
    assert only == "No higher bid is possible: you can only challenge."


def test_the_odds_are_shown_with_ones_own_dice() -> None:
    state = play(round_of((4, 4, 4), (5, 5, 5)), 0, Bid(3, 5))
    shown = drawn(PiratesDiceBoard().answer("o", state.view(1), state.moves(1)))
    assert "The bid to beat, three 5s, holds with 100%: a challenge wins with 0%." in shown
    assert "70%" in shown  # one 5 more among three dice: 1 - (2/3)**3


def test_the_odds_are_never_rounded_to_a_certainty() -> None:
    assert [percent(chance) for chance in (0, 0.001, 0.5, 0.999, 1)] == [
        *("0%", "<1%", "50%", ">99%", "100%")
    ]


def test_cups_are_lifted_die_by_die() -> None:
    console = Console(file=StringIO(), width=100)
    beats: list[float] = []
    news = Revealed(1, 0, Bid(2, 4), ((1, 4), (), (4, 5)), count=3, loser=1, left=0)
    PiratesDiceBoard().tell(news, round_of((2,), (3,)).view(None), NAMES, console, beats.append)
    assert isinstance(console.file, StringIO)
    told = console.file.getvalue()
    assert "Ben challenges Anne: never trust a pirate!" in told
    assert "  Anne    ☠   4   makes 2 so far" in told
    assert "  Carla   4   5   makes 3 so far" in told
    assert "There are three 4s: the bid holds. Ben loses a die and is out." in told
    assert len(beats) == 2 + 4 + 2  # before, after, each die, each cup


# A game without a board of its own


def test_any_game_can_be_played_by_number() -> None:
    setup = SeriesSetup(seats=4, best_of=1)
    sitters = (*(Sitter(name=name) for name in NAMES), Sitter(name="Dan"))
    record = GameRecord.start(Series, setup, sitters)
    console = TypingConsole(["", "x", "l", "1", "", "2", "", "1", "", "1"])
    table = TerminalTable(record, (None,) * 4, AnyBoard(), console, Random(1), beat=0)
    table.play()
    assert table.record.result is not None
    assert table.record.result.winners == (1, 3)
    assert "Type a number from 1 to 2" in console.screens[2]
    assert "1 Show 0" in console.screens[3]


def test_bots_and_people_sit_where_they_are_named() -> None:
    bots = [None, BOTS["pirates-dice"]["easy"]()]
    console = TypingConsole(["c", "1 2"] * 50)
    setup = PiratesDiceSetup(seats=2, dice=1)
    record = GameRecord.start(PiratesDice, setup, (Sitter(name="A"), Sitter(name="B", bot="easy")))
    table = TerminalTable(record, bots, PiratesDiceBoard(), console, Random(5), beat=0)
    table.play()
    assert table.record.result is not None
    assert all(isinstance(event.move, Move) for event in table.record.events)


# The board of Battle of Wits


def battle(*sicilians: int, **options: object) -> BattleOfWits:
    setup = BattleOfWitsSetup(seats=len(sicilians), dealer=1, characters="seated", **options)  # type: ignore[arg-type]  # options vary
    return play(BattleOfWits.start(setup), CHANCE, Deal(sicilians))


WITS = BattleOfWitsBoard()


@pytest.mark.parametrize(
    ("typed", "move"),
    [
        ("p 6 b", Pour(6, 1)),
        ("pour 6 into b", Pour(6, 1)),
        ("p6b", Pour(6, 1)),
        ("p s 4 a", Pour(4, 0, sicilian=True)),
        ("b 7 b", battle_of_wits.Bid(7, 1)),
        ("bid 7 on b", battle_of_wits.Bid(7, 1)),
        ("m", Immunity()),
        ("i", Take(8)),
        ("w a b", Switch(0, 1)),
        ("switch a and b", Switch(0, 1)),
        ("b", Take(1)),
        ("take a", Take(0)),
        ("y", Ready()),
        ("1", Pour(1, 0)),
    ],
)
def test_what_may_be_typed_in_battle_of_wits(typed: str, move: Move) -> None:
    state = battle(8, 4)
    assert WITS.answer(typed, state.view(1), state.moves(1)) == move


def test_help_and_lists_in_battle_of_wits() -> None:
    state = battle(8, 4)
    ask = partial(WITS.answer, view=state.view(1), moves=state.moves(1))
    assert ask("b s 4 a") == "A Sicilian card cannot be a bid."
    assert "  1 pour the 1 into A" in str(ask("l"))
    assert "Enter alone shows the table again" in str(ask("?"))
    assert str(ask("hello")).startswith("That is not understood.")
    assert WITS.prompt(state.moves(1)).startswith("p 6 b pours your 6 into B")
    assert WITS.prompt([Take(0), Take(2)]) == "Your goblet: A or C"
    assert WITS.prompt([Ready()]) == "y for the next game"


def test_a_character_is_chosen_by_name_or_left_open_in_the_terminal() -> None:
    """Clause 4 of Battle of Wits: each player chooses a character. Ruling BW-33."""
    state = BattleOfWits.start(BattleOfWitsSetup(seats=2))
    ask = partial(WITS.answer, view=state.view(0), moves=state.moves(0))
    assert WITS.prompt(state.moves(0)).startswith("Who will you be? A name (l lists them), or y")
    assert ask("fezzik") == ask("be fezzik") == Become("Fezzik")
    assert ask("man in black") == ask("2") == Become("Man in Black")
    assert ask("y") == ask("1") == Whoever()
    assert " 13 be Grandfather" in str(ask("l"))
    state = play(state, 0, Become("Fezzik"))
    assert ask("fezzik", moves=state.moves(1)) != Become("Fezzik")


def test_the_board_shows_what_the_seat_knows_and_no_more() -> None:
    state = battle(8, 4)
    state = play(play(state, 1, Pour(6, 0)), 0, Pour(5, 0))
    anne = drawn(WITS.show([state.view(0)], NAMES[:2]))
    assert "Ben [?] Anne (5p)" in anne
    assert "Anne holds [1p] [2w] [3p] [4w] [6w] [7p] Sicilian [8w] or Immunity" in anne
    assert "Night." in anne
    onlooker = drawn(WITS.show([state.view(None)], NAMES[:2]))
    assert "Ben [?] Anne [?]" in onlooker
    assert "holds" not in onlooker
    everyone = drawn(WITS.show([state.view(0), state.view(1), state.view(None)], NAMES[:2]))
    assert "Ben (6w) Anne (5p)" in everyone
    state = play(play(state, 1, Pour(4, 1, sicilian=True)), 0, battle_of_wits.Bid(1, 1))
    everyone = drawn(WITS.show([state.view(None)], NAMES[:2]))
    assert "Ben [6w] Anne [?]" in everyone
    assert "Ben's Sic [4w]" in everyone


def test_at_the_round_table_a_goblet_stands_before_each_seat() -> None:
    """Clause 19 of Battle of Wits. Ruling BW-25: A before the first seat, and on clockwise."""
    shown = drawn(WITS.show([battle(8, 4, round_table=True).view(None)], NAMES[:2]))
    assert "A before Anne" in shown
    assert "B before Ben" in shown
    assert "before" not in drawn(WITS.show([battle(8, 4).view(None)], NAMES[:2]))


def test_a_battle_of_wits_is_played_to_the_end(records: Path) -> None:
    typed = "fezzik\n" + "1\n" * 12 + "a\n"
    arguments = ["--person", "Anne", "--bot", "hard", "--bot", "easy", "--seed", "1"]
    result = run("play", "battle-of-wits", *arguments, typed=typed)
    assert result.exit_code == 0, result.output
    assert "Anne is Fezzik." in result.output
    assert "Bids on goblet A:" in result.output
    assert "drinks and" in result.output
    (path,) = records.iterdir()
    assert read(path).result is not None
    again = run("replay", str(path))
    assert "dealer" in again.output
    assert "Anne holds" in again.output


def test_a_series_with_the_mostly_dead_can_be_watched(tmp_path: Path) -> None:
    path = tmp_path / "series.jsonl"
    bots = ["--bot", "uniform"] * 6
    options = ["--option", "series=mostly-dead", "--option", "tie=play-off"]
    run("play", "battle-of-wits", *bots, *options, "--seed", "2", "--record", str(path))
    assert read(path).result is not None
    shown = run("replay", str(path)).output
    assert "The mostly dead" in shown
    assert "poisoned" in shown
    assert "last one standing" in shown


def test_options_that_do_not_go_together_are_explained() -> None:
    options = ["--option", "series=last-standing", "--option", "winner=teams"]
    result = run("play", "battle-of-wits", "--bot", "easy", "--bot", "easy", *options)
    assert result.exit_code == 1
    assert "choose survivors, or another" in " ".join(re.sub("[│]", " ", result.output).split())
