"""The board of Poisoned Glass in the terminal."""

from collections.abc import Sequence
from io import StringIO
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner, Result
from rich.console import Console

from witsend.cli import main
from witsend.game import Move, View, play
from witsend.games.poisoned_glass import (
    Choose,
    Deal,
    Drink,
    Exchange,
    Leave,
    Look,
    Lot,
    PoisonedGlass,
    PoisonedGlassSetup,
    Pour,
    Refuse,
    Spy,
)
from witsend.record import Event, GameRecord, Sitter, read
from witsend.terminal.poisoned_glass import PoisonedGlassBoard, understood
from witsend.terminal.table import LeftTable, TerminalTable

NAMES = ("Anne", "Ben", "Carla")
BOARD = PoisonedGlassBoard()
SPYING = (Spy(0), Spy(1), Spy(1), Spy(2), Spy(0), Spy(2))
POURING = (Pour(4, 0), Pour(5, 1), Pour(3, 2), Leave(), Pour(-3, 0), Pour(2, 1))


@pytest.fixture(autouse=True)
def records(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("WITSEND_DATA", str(tmp_path))
    return tmp_path / "records"


def run(*arguments: str, typed: str = "") -> Result:
    return CliRunner().invoke(main, arguments, input=typed)


def dealt(*moves: Move, peek: str = "committed") -> PoisonedGlass:
    setup = PoisonedGlassSetup(seats=3, vizzini_peek=peek)  # type: ignore[arg-type]  # either
    deal = Deal((6, -6, 1), ((-5, 2, 4), (-4, -1, 5), (-3, -2, 3)))
    state = PoisonedGlass.start(setup)
    for move in (Lot(0), deal, *moves):
        state = play(state, state.to_act()[0], move)
    return state


def drawn(*shown: object) -> str:
    console = Console(file=StringIO(), width=100)
    for each in shown:
        console.print(each)
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


def shown(state: PoisonedGlass, *seats: int | None) -> str:
    return drawn(BOARD.show([state.view(seat) for seat in seats], NAMES))


@pytest.mark.parametrize(
    ("typed", "move"),
    [
        ("a 5 b", Pour(5, 1)),
        ("p3c", Pour(-3, 2)),
        ("-3 into c", Pour(-3, 2)),
        ("10 a", Pour(10, 0)),
        ("x a b", Exchange(0, 1)),
        ("exchange a and c", Exchange(0, 2)),
        ("look a,b", Look(0, 1)),
        ("b", Spy(1)),
        ("n", Leave()),
        ("d", Spy(3)),
        ("drink", Drink()),
    ],
)
def test_what_may_be_typed_in_poisoned_glass(typed: str, move: Move) -> None:
    state = dealt()
    assert BOARD.answer(typed, state.view(0), state.moves(0)) == move


def test_the_same_key_means_what_the_phase_asks() -> None:
    state = dealt(*SPYING, *POURING)
    while state.phase == "fill":
        seat = state.to_act()[0]
        state = play(state, seat, state.default_move(seat))
    assert understood("glass b", state.view(2)) == Choose(1)
    for glass in range(3):
        state = play(state, state.to_act()[0], Choose(glass))
    assert understood("n", state.view(0)) == Refuse()
    assert understood("d", state.view(0)) == Drink()
    looking = dealt(*SPYING, peek="look-then-decide")
    assert understood("x a b", looking.view(2)) == Look(0, 1)


def test_help_and_lists_in_poisoned_glass() -> None:
    state = dealt()
    view, moves = state.view(0), state.moves(0)
    assert "#1   look at the card of A" in str(BOARD.answer("l", view, moves))
    assert BOARD.answer("#2", view, moves) == Spy(1)
    assert "not understood" in str(BOARD.answer("#9", view, moves))
    assert "Vizzini may exchange" in str(BOARD.answer("?", view, moves))
    assert "not understood" in str(BOARD.answer("sip", view, moves))


def test_the_prompt_says_what_is_asked() -> None:
    prompts: dict[str, Sequence[Move]] = {
        "Look at: A or B": (Spy(0), Spy(1)),
        "Your glass: C": (Choose(2),),
        "d to drink": (Refuse(), Drink()),
        "x a b exchanges": (Leave(), Exchange(0, 1)),
        "a 5 b pours your antidote 5 into B, p 3 b your poison 3, ? for help": (Pour(5, 1),),
        "a 5 b pours your antidote 5 into B, p 3 b your poison 3, x a b is Vizzini's power": (
            Pour(5, 1),
            Exchange(0, 1),
        ),
    }
    for prompt, moves in prompts.items():
        assert BOARD.prompt(moves).startswith(prompt)


def test_the_board_shows_what_a_seat_knows_and_no_more() -> None:
    state = dealt(*SPYING, *POURING)
    anne = shown(state, 0)
    assert "(a6) spied by Anne, Carl" in anne
    assert "Anne (a4)" in anne
    assert "Ben [?] p5 or a2" in anne  # one of the two that Anne has passed on
    assert "Ben holds 1 of p5 a2, passed on." in anne
    assert "Anne holds [p2]" in anne
    onlooker = shown(state, None)
    assert "(a" not in onlooker
    assert "(p" not in onlooker
    assert "passed on" not in onlooker
    assert "holds" not in onlooker
    assert "▸Carla ♥♥♥♥ (Vizzini, 2 cards)" in onlooker
    everyone = shown(state, 0, 1, 2)
    assert "Ben (a2)" in everyone
    assert "Ben (a5)" in everyone


def test_a_whole_hand_that_was_passed_on_is_known() -> None:
    state = dealt(*SPYING, *POURING[:4])
    assert "Ben holds p5 a2, passed on." in shown(state, 0)


def test_an_opened_glass_is_told_card_by_card() -> None:
    state = dealt(*SPYING, *POURING)
    while state.phase != "drink":
        seat = state.to_act()[0]
        state = play(state, seat, state.default_move(seat))
    state = play(state, 0, Drink())
    console = Console(file=StringIO(), width=100)
    for item in state.view(0).news:
        BOARD.tell(item, state.view(0), NAMES, console, lambda _: None)
    assert isinstance(console.file, StringIO)
    told = console.file.getvalue()
    assert told.startswith("Anne: “I drink!”\n  [")
    assert "drank" in shown(state, 0)


def test_a_poisoned_glass_is_played_to_the_end(records: Path) -> None:
    typed = "".join(f"{line}\n" for line in ("#1",) * 2000)
    arguments = ("--person", "Anne", "--bot", "uniform", "--bot", "uniform", "--seed", "5")
    result = run("play", "poisoned-glass", *arguments, typed=typed)
    assert result.exit_code == 0, result.output
    assert "Round 1: 3 glasses" in result.output
    assert "no heart left" in result.output
    (path,) = records.iterdir()
    assert read(path).result is not None
    again = run("replay", str(path))
    assert again.exit_code == 0, again.output


# Vizzini's power at any time: Carla has it, and Anne is the first to pour

EXCHANGE = "As Vizzini you may act now: x a b exchanges the tops of A and B. Enter lets {} go on >"
LOOK = "As Vizzini you may look now: look a b sees the tops of A and B. Enter lets {} go on >"
PUBLIC = "Carla may act out of turn: y when nobody looks. Enter lets {} go on"


class TypingConsole(Console):
    """Types what it was told to, and then leaves."""

    def __init__(self, typed: Sequence[str]) -> None:
        super().__init__(file=StringIO(), width=200)
        self.typed = [*typed, "q"]
        self.asked: list[str] = []
        self.apart: list[bool] = []  # whether each answer was typed on a screen of its own
        self.own_screen = False

    def set_alt_screen(self, enable: bool = True) -> bool:
        self.own_screen = enable
        return enable

    def input(self, prompt: object = "", **_: object) -> str:
        self.asked.append(str(prompt).strip())
        self.apart.append(self.own_screen)
        return self.typed.pop(0)


class FirstBot:
    def choose(self, view: View, moves: Sequence[Move], rng: Random, seconds: float) -> Move:
        del view, rng, seconds
        return moves[0]


def pouring(
    typed: Sequence[str], *, shared: bool = False, when: str = "any-time", peek: str = "committed"
) -> tuple[TypingConsole, GameRecord]:
    """What Carla was asked, and what has been played, once nothing more is typed."""
    setup = PoisonedGlassSetup(seats=3, vizzini_when=when, vizzini_peek=peek)  # type: ignore[arg-type]  # as each test says
    people = tuple(Sitter(name=name) for name in NAMES)
    record = GameRecord.start(PoisonedGlass, setup, people)
    deal = Deal((6, -6, 1), ((-5, 2, 4), (-4, -1, 5), (-3, -2, 3)))
    for move in (Lot(0), deal, *SPYING):
        record = record.then(record.state.to_act()[0], move)
    assert record.state.to_act() == (0,)
    console = TypingConsole(typed)
    bots = (None, None, None) if shared else (FirstBot(), FirstBot(), None)
    table = TerminalTable(record, bots, BOARD, console, Random(1), beat=0)
    with pytest.raises(LeftTable):
        table.play()
    return console, table.record


def test_vizzini_is_offered_his_power_before_everyone_elses_turn() -> None:
    console, record = pouring(["", ""])
    assert console.asked[:2] == [EXCHANGE.format("Anne"), EXCHANGE.format("Ben")]
    assert "x a b is Vizzini's power" in console.asked[2]  # his own turn
    assert [event.seat for event in record.events[-2:]] == [0, 1]


def test_vizzini_exchanges_before_anyone_has_poured() -> None:
    console, record = pouring(["x a z", "n", "x a b"])
    assert console.asked[:3] == [EXCHANGE.format("Anne")] * 3  # what is no exchange is asked again
    *_, exchange, anne, ben = record.events
    assert exchange == Event(2, Exchange(0, 1))
    assert [anne.seat, ben.seat] == [0, 1]
    assert "power" not in console.asked[3]  # it is spent: his own turn is next


def test_vizzini_looks_out_of_turn_and_then_decides() -> None:
    console, record = pouring(["", "look a c", "x a c"], peek="look-then-decide")
    assert console.asked[:2] == [LOOK.format("Anne"), LOOK.format("Ben")]
    assert console.asked[2].startswith("x a b exchanges the tops of A and B, n leaves them")
    assert record.events[-3:-1] == (Event(2, Look(0, 2)), Event(2, Exchange(0, 2)))


def test_on_a_shared_screen_vizzini_is_asked_in_public_and_acts_behind_the_curtain() -> None:
    console, record = pouring(["y", "x b c"], shared=True)
    assert console.asked[0] == PUBLIC.format("Anne")
    assert console.asked[1] == EXCHANGE.format("Anne")
    assert console.asked[2].startswith("Anne, it is your turn.")
    assert console.apart == [False, True, False]
    assert record.events[-1] == Event(2, Exchange(1, 2))


def test_on_a_shared_screen_vizzini_may_let_it_go_on() -> None:
    for typed in ([""], ["y", ""]):
        console, record = pouring(typed, shared=True)
        assert console.asked[-1].startswith("Anne, it is your turn.")
        assert isinstance(record.events[-1].move, Spy)


def test_in_his_own_turns_only_vizzini_is_offered_nothing_else() -> None:
    console, _ = pouring([], when="own-turn")
    assert len(console.asked) == 1
    assert "x a b is Vizzini's power" in console.asked[0]
