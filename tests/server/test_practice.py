"""Try again from here: a decision of a game that is over, once more, at a table of its own."""

from pathlib import Path
from typing import Any

import pytest
from msgspec import json

from asking import Asker, house, in_a_loop, play_out, report
from finished import finished
from golden import FOLDER
from witsend.coach.coaching import MINDS, replay_steps, standing
from witsend.game import CHANCE, State
from witsend.record import GameRecord, read
from witsend.server.database import Database
from witsend.server.seating import Played, decode_entry

RECORDS = {
    "pirates-dice": "pirates-dice-four",
    "battle-of-wits": "battle-of-wits-five",
    "poisoned-glass": "poisoned-glass-three",
    "wits-and-wagers": "wits-and-wagers-seven",
    "adventure-book": "adventure-book-cards",
}


def of(game: str) -> GameRecord:
    return read(FOLDER / f"{RECORDS[game]}.jsonl")


def replayed(record: GameRecord) -> list[State]:
    """The states that a replay shows: without what was taken back."""
    stands, last = standing(record), len(record.states) - 1
    return [
        state
        for made, state in enumerate(record.states)
        if (made == 0 or made - 1 in stands) and (CHANCE not in state.to_act() or made == last)
    ]


async def tries(asker: Asker, table: str, seat: int, step: int) -> Any:
    answer = await asker.post(f"/api/tables/{table}/practice", {"seat": seat, "step": step})
    return answer.json()


@pytest.mark.parametrize("game", RECORDS)
@in_a_loop
async def test_one_sits_where_one_sat_and_sees_what_one_saw(game: str, tmp_path: Path) -> None:
    """Also after a restart: its log is like any other."""
    record = of(game)
    shown = replayed(record)
    mine = [at for at, state in enumerate(shown[:-1], 1) if 0 in state.to_act()]
    step = mine[len(mine) // 2]
    async with house(tmp_path) as here:
        anne, ben = await here.person("Anne"), await here.person("Ben")
        table = await finished(here, record, anne, ben)
        practice = (await tries(anne, table, 0, step))["id"]
        first = await anne.show(practice)
        log = [*map(decode_entry, await here.log(practice))]
    state = shown[step - 1]
    assert json.decode(json.encode(state.view(0))) == first["seats"][0]["view"]
    assert first["table"]["practice"] == {"table": table, "seat": 0, "step": step}
    chairs = first["table"]["chairs"]
    assert [person["name"] for person in chairs[0]["people"]] == ["Anne"]
    best = first["table"]["levels"][-1]
    expected = [None, best, *["easy"] * (record.setup.seats - 2)]
    assert [chair["bot"] for chair in chairs] == expected
    assert not any(chair["room"] for chair in chairs), "nobody else sits down there"
    begins = [entry for entry in log if isinstance(entry, Played)]
    before = record.events[: len(begins)]
    assert {entry.by for entry in begins if entry.seat != CHANCE} <= {"before", "bot"}
    copied = [entry for entry in begins if entry.by in {"before", "chance"}]
    assert [entry.seat for entry in copied] == [event.seat for event in before[: len(copied)]]
    async with house(tmp_path) as here:
        again = await (await here.asker(anne.token)).show(practice)
    assert again["table"]["practice"] == first["table"]["practice"]
    assert again["made"] >= first["made"]


@in_a_loop
async def test_it_counts_for_nothing_and_the_next_game_is_like_any_other(
    database: Database, tmp_path: Path
) -> None:
    record = of("pirates-dice")
    step = next(at for at, state in enumerate(record.shown, 1) if state.to_act() == (0,))
    async with house(tmp_path, database=database) as here:
        anne, ben = await here.person("Anne"), await here.person("Ben")
        table = await finished(here, record, anne, ben)
        listed = (await anne.get("/api/tables?which=mine")).json()
        practice = (await tries(anne, table, 0, step))["id"]
        over = await play_out(here, practice, [anne])
        assert over["table"]["evening"]["games"] == 0
        assert (await anne.get("/api/tables?which=mine")).json() == listed, "it is in no list"
        once_more = (await tries(anne, practice, 0, step))["id"]
        assert (await anne.show(once_more))["table"]["practice"]["table"] == practice
        await anne.done(practice, "again")
        following = (await anne.show(practice))["table"]["next"]
        shown = (await anne.show(following))["table"]
        assert (shown["practice"], shown["evening"]["games"]) == (None, 0)
        assert (await anne.get("/api/tables?which=mine")).json()[0]["id"] == following


@in_a_loop
async def test_only_from_a_decision_of_one_s_own_and_after_the_end(tmp_path: Path) -> None:
    record = of("pirates-dice")
    theirs = next(at for at, state in enumerate(record.shown, 1) if state.to_act() == (1,))
    async with house(tmp_path) as here:
        anne, ben = await here.person("Anne"), await here.person("Ben")
        table = await finished(here, record, anne, ben)
        nothing = {"type": "nothing-to-decide"}
        assert (await tries(anne, table, 0, theirs))["why"] == nothing
        assert (await tries(anne, table, 0, len(record.shown)))["why"] == nothing, "it is over"
        assert (await tries(anne, table, 0, 10_000))["why"] == nothing
        assert (await tries(anne, table, 1, theirs))["why"] == {"type": "not-your-seat"}
        assert (await tries(anne, table, 9, theirs))["why"] == {"type": "no-such-seat"}
        otto = await here.person("Otto")
        assert (await tries(otto, table, 1, theirs))["why"] == {"type": "not-your-seat"}
        assert (await tries(await here.asker(), table, 1, theirs))["why"] == {"type": "no-name"}
        practice = (await tries(ben, table, 1, theirs))["id"]
        refused = await otto.ask(practice, "sit", seat=0)
        assert refused.json()["why"] == {"type": "seat-taken"}
        assert (await tries(ben, practice, 1, theirs))["why"] == {"type": "not-over"}


@pytest.mark.parametrize("game", RECORDS)
def test_there_is_a_way_back_to_whatever_the_coach_judges(game: str) -> None:
    record = of(game)
    shown, steps, stands = replayed(record), replay_steps(record), standing(record)
    for choice in MINDS[record.state.name]().choices(record):
        if choice.event in stands:
            assert choice.seat in shown[steps[choice.event] - 1].to_act()


@in_a_loop
async def test_its_coach_tells_only_of_what_was_decided_there(tmp_path: Path) -> None:
    record = of("pirates-dice")
    steps = [at for at, state in enumerate(record.shown, 1) if state.to_act() == (0,)]
    async with house(tmp_path) as here:
        anne, ben = await here.person("Anne"), await here.person("Ben")
        table = await finished(here, record, anne, ben)
        practice = (await tries(anne, table, 0, steps[-1]))["id"]
        await play_out(here, practice, [anne])
        told = await report(anne, practice)
    (mine,) = told["seats"]
    assert mine["decisions"][0]["step"] == steps[-1] == mine["parts"][0]["curve"][0]["step"]
    assert "practice" in told["reference"]["limits"]
