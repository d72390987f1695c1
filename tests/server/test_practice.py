"""Try again from here: a decision of a game that is over, once more, at a table of its own."""

from pathlib import Path
from typing import Any

import pytest
from msgspec import Raw, json

from asking import Asker, House, house, in_a_loop, play_out
from golden import FOLDER
from witsend.coach.coaching import MINDS, replay_steps
from witsend.game import CHANCE
from witsend.record import GameRecord, read
from witsend.server.database import Database
from witsend.server.listings import Listing
from witsend.server.protocol import Evening, Score
from witsend.server.seating import (
    BotSat,
    Entry,
    Opened,
    OrderedByAge,
    Played,
    Sat,
    Started,
    decode_entry,
    encode_entry,
)

RECORDS = {
    "pirates-dice": "pirates-dice-four",
    "battle-of-wits": "battle-of-wits-five",
    "poisoned-glass": "poisoned-glass-three",
    "wits-and-wagers": "wits-and-wagers-seven",
    "adventure-book": "adventure-book-cards",
}
EVENING = Evening(3, (Score("", "", 3),))


def of(game: str) -> GameRecord:
    return read(FOLDER / f"{RECORDS[game]}.jsonl")


async def finished(here: House, record: GameRecord, anne: Asker, ben: Asker) -> str:
    """The record's game at a table, with Anne in seat 0, Ben in seat 1 and bots in the others."""
    setup, game = record.setup, type(record.states[0])
    opened = Opened(
        code="KRAKEN",
        game=game.name,
        version=game.version,
        editions=record.editions,
        setup=Raw(json.encode(setup.with_ages(()))),
        seats=setup.seats,
        open=False,
        move_seconds=60,
        host=anne.id,
        name="Anne",
        evening=EVENING,
    )
    people = [Sat(seat=0, person=anne.id, name="Anne"), Sat(seat=1, person=ben.id, name="Ben")]
    bots = [BotSat(seat=seat, level="easy") for seat in range(2, setup.seats)]
    youngest: tuple[int, ...] = getattr(setup, "youngest_first", ())
    ages = OrderedByAge(youngest_first=tuple([number - 1 for number in youngest]))
    moves = [
        Played(
            seat=event.seat,
            move=event.move,
            by={0: anne.id, 1: ben.id, CHANCE: "chance"}.get(event.seat, "bot"),
            over=number == len(record.events),
        )
        for number, event in enumerate(record.events, 1)
    ]
    entries: list[Entry] = [opened, *people, *bots, ages, Started(), *moves]
    card = Listing(
        id="finished",
        code="KRAKEN",
        game=game.name,
        open=False,
        started=True,
        over=True,
        touched=1.0,
        people=(anne.id, ben.id),
    )
    store = here.tables.runtime.store
    await store.append("finished", 0, [*map(encode_entry, entries)], 1.0, card)
    return "finished"


async def tries(asker: Asker, table: str, seat: int, step: int) -> Any:
    answer = await asker.post(f"/api/tables/{table}/practice", {"seat": seat, "step": step})
    return answer.json()


@pytest.mark.parametrize("game", RECORDS)
@in_a_loop
async def test_one_sits_where_one_sat_and_sees_what_one_saw(
    game: str, database: Database, tmp_path: Path
) -> None:
    """Also after a restart: its log is like any other."""
    record = of(game)
    shown = record.shown
    mine = [at for at, state in enumerate(shown[:-1], 1) if 0 in state.to_act()]
    step = mine[len(mine) // 2]
    async with house(tmp_path, database=database) as here:
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
    async with house(tmp_path, database=database) as here:
        again = await (await here.asker(anne.token)).show(practice)
    assert again["table"]["practice"] == first["table"]["practice"]
    assert again["made"] >= first["made"]


@in_a_loop
async def test_it_counts_for_nothing_and_the_next_game_is_like_any_other(tmp_path: Path) -> None:
    record = of("pirates-dice")
    step = next(at for at, state in enumerate(record.shown, 1) if state.to_act() == (0,))
    async with house(tmp_path) as here:
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
    steps = replay_steps(record)
    for choice in MINDS[record.state.name]().choices(record):
        assert choice.seat in record.shown[steps[choice.event] - 1].to_act()
