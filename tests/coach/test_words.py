"""The coach's report in words, and the command that prints it."""

from pathlib import Path

import pytest
from click.testing import CliRunner
from msgspec import json

from witsend.cli import main
from witsend.coach import coach
from witsend.coach.report import Part, Point, Turn
from witsend.coach.words import LIMITS, WIDEST, Telling, curve, signed, turns
from witsend.record import read

RECORDS = Path(__file__).parents[1] / "records"
SHORT = (
    "pirates-dice-four",
    "battle-of-wits-two",
    "poisoned-glass-moment",
    "wits-and-wagers-calm",
    "adventure-book-lost",
)


def run(*arguments: str) -> tuple[int, str, str]:
    result = CliRunner().invoke(main, ["coach", *arguments])
    return result.exit_code, result.stdout, result.stderr


@pytest.mark.parametrize("name", SHORT)
def test_every_decision_and_moment_is_a_sentence_with_figures(name: str) -> None:
    record = read(RECORDS / f"{name}.jsonl")
    telling = Telling(record, coach(record, most_effort=0.1))
    assert telling.limits()
    for seat in telling.report.seats:
        for decision in seat.decisions:
            said = telling.decision(decision)
            assert said.startswith(f"{record.names[seat.seat]} chose to ")
            assert "Bid(" not in said
            assert (decision.verdict in {"slip", "blunder"}) == ("that costs" in said)
            assert decision.unsure == ("is not sure" in said)
            assert decision.chance is None or " %" in said
            if decision.why:
                choice = telling.choices[decision.event, decision.seat]
                because = telling.mind.because(choice, decision.favourite, decision.why)
                assert because in said
                assert because.endswith(".")
        for moment in seat.moments:
            assert f"(step {moment.step})" in telling.moment(moment, seat.seat)
        assert "%" in telling.balance(seat) or seat.balance is None


def test_the_command_tells_each_seat_its_mistakes() -> None:
    code, out, _ = run(str(RECORDS / "pirates-dice-two.jsonl"))
    assert code == 0
    told = " ".join(out.split())
    assert "Pirates Dice, judged by the bot expert. Rounds between two are solved" in told
    assert "Ben chose to bid six 3s, with skull 4 4 under the cup." in told
    assert (
        "Better: challenge five 6s. With no 6s and one skull in hand, five 6s holds 0 % of the "
        "time: a challenge is right 100 %. Six 3s holds 0 % of the time and is challenged 100 %."
    ) in told
    assert "Costliest mistake: bid six 3s (step 3), at 37 % of the win." in told
    assert "own mistakes -76 %, others' mistakes +32 %" in told


def test_one_seat_or_every_decision_of_it() -> None:
    record = str(RECORDS / "pirates-dice-two.jsonl")
    _, few, _ = run(record, "--seat", "1")
    assert "Ben chose" not in few
    assert "Anne chose to challenge" not in few
    _, every, _ = run(record, "--seat", "1", "--all")
    assert "Anne chose to challenge" in every
    assert "The seats are 1 to 2, not 3." in run(record, "--seat", "3")[2]


def test_the_report_is_printed_as_json() -> None:
    record = RECORDS / "pirates-dice-two.jsonl"
    code, out, _ = run(str(record), "--json")
    assert code == 0
    assert json.decode(out) == json.decode(coach(read(record)).text())


def test_a_curve_is_one_line_however_long_the_game() -> None:
    points = tuple(Point(step, step / 200) for step in range(201))
    drawn = curve(Part(curve=points, turns=()))
    assert drawn.startswith("0 % ▁")
    assert drawn.endswith("█ 100 %")
    assert len(drawn.split()[2]) == WIDEST


def test_turning_points_are_told_in_order() -> None:
    told = turns(Part(curve=(), turns=(Turn(9, -0.4), Turn(3, 0.2))))
    assert told == "Turning points: step 3 (+20 %), step 9 (-40 %)."
    assert not turns(Part(curve=(), turns=()))


def test_nothing_is_neither_more_nor_less() -> None:
    assert (signed(-0.001), signed(0.001), signed(-0.2), signed(0.2)) == (
        *("0 %", "0 %"),
        *("-20 %", "+20 %"),
    )


def test_limits_are_sentences() -> None:
    assert all(said.endswith(".") for said in LIMITS.values())
