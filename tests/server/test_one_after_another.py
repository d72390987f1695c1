"""One table after another with the same people: another game, the running score, the finale."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from msgspec import Raw, json

from asking import house as served
from asking import in_a_loop as in_the_loop
from asking import play_out
from by_hand import House, ask, in_a_loop, kept, play, reloaded
from witsend.bots import Level
from witsend.game import Ending, Refusal, Result
from witsend.games.battle_of_wits import BattleOfWits
from witsend.games.pirates_dice import Bid, Challenge
from witsend.games.poisoned_glass import PoisonedGlass
from witsend.games.wits_and_wagers import WitsAndWagers
from witsend.server import evening, refusals
from witsend.server.evening import evening_of
from witsend.server.protocol import Again, Evening, Score, SeatBot, Sit, Stand, Start
from witsend.server.rematch import who_sits
from witsend.server.seating import (
    BotSat,
    Chair,
    Opened,
    OrderedByAge,
    Played,
    Sat,
    Seating,
    decode_entry,
)
from witsend.server.table import Table


async def finished(house: House) -> Table:
    """Anne has bid two 6s, Ben has challenged and won."""
    table = await house.game("anne", "ben")
    return await played_out(table)


async def played_out(table: Table) -> Table:
    assert await ask(table, "anne", play(table, 0, Bid(2, 6))) is None
    assert await ask(table, "ben", play(table, 1, Challenge())) is None
    return table


async def next_table(house: House, table: Table, game: str | None = None) -> Table:
    assert await ask(table, "ben", Again(game=game)) is None
    following = await house.tables.find(table.log.seating.next or "")
    assert following
    return following


OVER = Played(seat=0, move=None, by="anne", over=True)


# The score


@in_a_loop
async def test_a_win_counts_one_and_the_score_goes_along_from_table_to_table() -> None:
    house = House()
    table = await finished(house)
    after_one = Evening(1, (Score("ben", "Ben", 1), Score("anne", "Anne", 0)))
    assert json.decode(table.audience.table_view())["evening"] == json.decode(
        json.encode(after_one)
    )
    following = await next_table(house, table)
    assert following.log.seating.opened.evening == after_one
    assert json.decode(following.audience.table_view())["evening"]["games"] == 1
    house.rng.falls += ((6,), (5,), (3,), (4,))
    assert await ask(following, "anne", Start()) is None
    await played_out(following)
    third = await next_table(house, following)
    after_two = Evening(2, (Score("ben", "Ben", 2), Score("anne", "Anne", 0)))
    assert third.log.seating.opened.evening == after_two
    assert kept(await reloaded(third)) == kept(third)


@in_a_loop
async def test_who_has_won_and_left_before_the_next_game_has_won_all_the_same() -> None:
    house = House()
    table = await finished(house)
    assert await ask(table, "ben", Stand(seat=1)) is None
    assert await ask(table, "anne", Again()) is None
    following = await house.tables.find(table.log.seating.next or "")
    assert following
    scores = (Score("ben", "Ben", 1), Score("anne", "Anne", 0))
    assert following.log.seating.opened.evening == Evening(1, scores)


@in_a_loop
async def test_a_first_table_has_no_score_and_its_log_says_nothing_of_it() -> None:
    house = House()
    table = await house.open()
    rows = await house.store.read(table.id)
    assert b"evening" not in rows[0].entry
    assert json.decode(table.audience.table_view())["evening"] == {"games": 0, "scores": []}


def test_logs_from_before_there_were_evenings_are_read() -> None:
    opened = decode_entry(
        b'{"type":"opened","code":"KMPTR","game":"pirates-dice","version":1,"setup":{"seats":2},'
        b'"seats":2,"open":false,"move_seconds":null,"host":"anne","name":"Anne"}'
    )
    assert isinstance(opened, Opened)
    assert opened.evening is None
    followed = Seating.open(opened).after(decode_entry(b'{"type":"followed","table":"other"}'))
    assert (followed.next, followed.next_game) == ("other", "pirates-dice")


def seated(*entries: Any, seats: int, before: Evening | None = None) -> Seating:
    opened = Opened(
        code="KMPTR",
        game="battle-of-wits",
        version=1,
        setup=Raw(b"{}"),
        seats=seats,
        open=False,
        move_seconds=None,
        host="anne",
        name="Anne",
        evening=before,
    )
    seating = Seating.open(opened)
    for entry in (*entries, OVER):
        seating = seating.after(entry)
    return seating


def won_by(*winners: int) -> Result:
    return Result(winners=winners, scores=(), ending=Ending())


def wins(found: Evening) -> dict[str, int]:
    return {score.name: score.wins for score in found.scores}


def test_a_shared_win_counts_one_for_each_and_all_bots_are_one_line() -> None:
    anne, bot, other = (
        Sat(seat=0, person="anne", name="Anne"),
        BotSat(seat=1, level="easy"),
        BotSat(seat=2, level="hard"),
    )
    found = evening_of(seated(anne, bot, other, seats=3), won_by(0, 1, 2))
    assert found == Evening(1, (Score("anne", "Anne", 1), Score("", "", 1)))


def test_everyone_of_a_team_has_won_and_everyone_of_a_shared_device_plays_alone() -> None:
    team = [Sat(seat=0, person=who, name=who.title()) for who in ("anne", "ben")]
    shared = [
        Sat(seat=seat, person="carla", name="Carla", called=called)
        for seat, called in ((1, ""), (2, "Dan"))
    ]
    found = evening_of(seated(*team, *shared, seats=3), won_by(0, 2))
    assert wins(found) == {"Anne": 1, "Ben": 1, "Dan": 1, "Carla": 0}
    assert Score("carla", "Dan", 1, "Dan") in found.scores


def test_a_game_that_nobody_wins_is_a_game_and_one_that_is_stopped_is_none() -> None:
    anne = Sat(seat=0, person="anne", name="Anne")
    before = Evening(3, (Score("ben", "Ben", 2),))
    seating = seated(anne, seats=1, before=before)
    assert evening_of(seating, None) == before
    assert evening_of(seating, won_by()) == Evening(
        4, (Score("ben", "Ben", 2), Score("anne", "Anne", 0))
    )


def test_of_many_who_have_left_those_with_the_fewest_wins_are_forgotten(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(evening, "MOST_SCORES", 2)
    before = Evening(1, (Score("ben", "Ben", 1), Score("carla", "Carla", 0)))
    anne = Sat(seat=0, person="anne", name="Anne")
    assert wins(evening_of(seated(anne, seats=1, before=before), won_by())) == {"Ben": 1, "Anne": 0}


# Another game


@in_a_loop
async def test_another_game_takes_the_same_people_along_as_it_is_offered() -> None:
    house = House()
    table = await finished(house)
    following = await next_table(house, table, "poisoned-glass")
    assert following.log.game is PoisonedGlass
    assert following.log.setup == PoisonedGlass.options(seats=2)
    assert [chair.people for chair in following.log.seating.chairs] == [("anne",), ("ben",)]
    assert following.log.seating.host == "anne"
    assert table.log.seating.next_game == "poisoned-glass"
    said = json.decode(table.audience.table_view())
    assert (said["next"], said["next_game"]) == (following.id, "poisoned-glass")
    assert following.log.seating.opened.evening
    assert kept(await reloaded(table)) == kept(table)


@in_a_loop
async def test_the_same_game_by_its_name_is_a_rematch() -> None:
    house = House()
    following = await next_table(house, await finished(house), "pirates-dice")
    assert following.log.setup.dice == 1  # type: ignore[attr-defined]  # of Pirates Dice


@in_a_loop
async def test_a_game_that_does_not_fit_is_refused_in_a_sentence_and_opens_no_table() -> None:
    house = House()
    table = await finished(house)

    async def why(game: str) -> Refusal | None:
        return await ask(table, "anne", Again(game=game))

    assert await why("chess") == refusals.NoSuchGame()
    assert table.log.seating.next is None
    assert len(house.disk.listings) == 1


async def over_with(
    house: House, people: dict[str, int], bots: dict[int, Level], monkeypatch: pytest.MonkeyPatch
) -> Table:
    """A game of Battle of Wits that has ended, with these in its seats."""
    table = await house.open(BattleOfWits, seats=len(people) + len(bots))
    for person, seat in people.items():
        assert await ask(table, person, Sit(seat=seat)) is None
    for seat, level in bots.items():
        assert await ask(table, "anne", SeatBot(seat=seat, level=level)) is None
    after = table.log.seating.after(OrderedByAge(youngest_first=(4, 0))).after(OVER)
    monkeypatch.setattr(table.log, "seating", after)
    return table


@in_a_loop
async def test_bots_get_up_for_a_game_with_fewer_seats_and_everyone_keeps_their_order(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    house = House()
    people = {"anne": 0, "ben": 2, "cleo": 4}
    table = await over_with(house, people, {1: "easy", 3: "hard"}, monkeypatch)
    following = await next_table(house, table, "pirates-dice")
    chairs = following.log.seating.chairs
    assert [(chair.people, chair.bot) for chair in chairs] == [
        (("anne",), None),
        ((), "easy"),
        (("ben",), None),
        (("cleo",), None),
    ]
    assert following.log.seating.youngest_first == (3, 0)


@in_a_loop
async def test_a_game_that_needs_more_seats_has_free_ones_for_whoever_comes() -> None:
    house = House()
    following = await next_table(house, await finished(house), "wits-and-wagers")
    chairs = following.log.seating.chairs
    assert [chair.people for chair in chairs] == [("anne",), ("ben",), ()]
    assert chairs[2].is_free


@in_a_loop
async def test_of_more_people_than_a_game_has_seats_the_last_ones_watch(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    house = House()
    people = {name: seat for seat, name in enumerate(("anne", "ben", "cleo", "dan", "eve"))}
    table = await over_with(house, people, {5: "easy"}, monkeypatch)
    following = await next_table(house, table, "pirates-dice")
    chairs = following.log.seating.chairs
    assert [chair.people for chair in chairs] == [("anne",), ("ben",), ("cleo",), ("dan",)]
    assert following.log.seating.youngest_first == (0,)


async def teams_over(house: House, shared: Sequence[str], monkeypatch: pytest.MonkeyPatch) -> Table:
    """A game of Wits & Wagers that has ended, where these share seat 0, Zoe has 1 and a bot 2."""
    table = await house.open(WitsAndWagers, seats=3, questions=1)
    for person, seat in (*((person, 0) for person in shared), ("zoe", 1)):
        assert await ask(table, person, Sit(seat=seat)) is None
    assert await ask(table, "anne", SeatBot(seat=2, level="easy")) is None
    monkeypatch.setattr(table.log, "seating", table.log.seating.after(OVER))
    return table


@in_a_loop
async def test_who_has_shared_a_seat_has_one_of_their_own_where_a_game_knows_no_teams(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    house = House()
    table = await teams_over(house, ("anne", "ben"), monkeypatch)
    following = await next_table(house, table, "pirates-dice")
    chairs = [(chair.people, chair.bot) for chair in following.log.seating.chairs]
    assert chairs == [(("anne",), None), (("ben",), None), (("zoe",), None), ((), "easy")]
    three = await teams_over(house, ("anne", "ben", "cleo"), monkeypatch)
    following = await next_table(house, three, "pirates-dice")
    people = [chair.people for chair in following.log.seating.chairs]
    assert people == [("anne",), ("ben",), ("cleo",), ("zoe",)], "the bot has got up"


@in_a_loop
async def test_a_bot_keeps_its_name_and_its_level_in_another_chair(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    house = House()
    table = await teams_over(house, ("anne", "ben"), monkeypatch)
    bot = table.log.seating.seat_names[2]
    following = await next_table(house, table, "pirates-dice")
    assert following.log.seating.seat_names[3] == bot
    assert following.log.seating.chairs[3].bot == "easy"
    assert await ask(following, "anne", SeatBot(seat=3, level="hard")) is None
    assert following.log.seating.seat_names[3] == bot, "it plays better, and is still called so"
    assert kept(await reloaded(following)) == kept(following)


def test_no_other_bot_is_called_as_one_that_came_along() -> None:
    named = seated(seats=3).after(BotSat(seat=0, level="easy")).seat_names[0]
    came = seated(BotSat(seat=2, level="hard", called=named), seats=3)
    names = came.after(BotSat(seat=0, level="easy")).seat_names
    assert names[2] == named
    assert names[0] not in {"", named}


def test_where_seats_are_few_every_team_keeps_one() -> None:
    chairs = (Chair(("anne", "ben", "cleo")), Chair(("dan", "eve")), Chair(bot="easy"))
    sit = [chair.people for _, chair in who_sits(chairs, 4, 1)]
    assert sit == [("anne",), ("ben",), ("dan",), ("eve",)]
    assert [chair.people for _, chair in who_sits(chairs, 2, 1)] == [("anne",), ("dan",)]
    pairs = [chair.people for _, chair in who_sits(chairs, 4, 2)]
    assert pairs == [("anne", "ben"), ("cleo",), ("dan", "eve"), ()]


@in_a_loop
async def test_a_game_that_nobody_may_begin_here_is_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    house = House()
    table = await finished(house)
    monkeypatch.setattr(BattleOfWits.options, "objection", lambda _: "the cellar is empty")
    refused = await ask(table, "anne", Again(game="battle-of-wits"))
    assert refused == refusals.BadSetup("the cellar is empty")


# Over the wire


@in_the_loop
async def test_the_finale_is_told_after_the_end_and_the_home_page_has_the_score(
    tmp_path: Path,
) -> None:
    async with served(tmp_path) as here:
        anne, mary = await here.person("Anne"), await here.person("Mary")
        table = await here.table(anne, setup={"dice": 1})
        for seat, person in enumerate((anne, mary)):
            await person.done(table, "sit", seat=seat)
        early = await anne.get(f"/api/tables/{table}/finale")
        assert early.json()["why"] == {"type": "not-over"}
        await anne.done(table, "start")
        assert (await anne.get(f"/api/tables/{table}/finale")).status_code == 409
        listed = (await anne.get("/api/tables?which=mine")).json()
        assert [each["evening"] for each in listed] == [None]
        await play_out(here, table, [anne, mary])
        finale = (await anne.get(f"/api/tables/{table}/finale")).json()
        (winner,) = (await anne.show(table))["result"]["winners"]
        assert [place["place"] for place in finale["places"]] == [1, 2]
        assert finale["places"][0]["seats"] == [winner]
        assert len(finale["fates"]) == 2
        assert len(finale["sentences"]) == len(finale["highlights"])
        await here.tables.runtime.finished.join()
        (listing,) = (await anne.get("/api/tables?which=mine")).json()
        assert listing["evening"] == (await anne.show(table))["table"]["evening"]
        assert listing["evening"]["games"] == 1
        await mary.done(table, "again", game="battle-of-wits")
        first, second = (await anne.get("/api/tables?which=mine")).json()
        assert {first["game"], second["game"]} == {"pirates-dice", "battle-of-wits"}
        assert (first["evening"], second["evening"]) == (listing["evening"], None)
        following = (await anne.show(table))["table"]["next"]
        await anne.done(following, "start")
        first, second = (await anne.get("/api/tables?which=mine")).json()
        assert first["game"] == "battle-of-wits"
        assert (first["evening"], second["evening"]) == (listing["evening"], None)


@in_the_loop
async def test_whoever_leaves_a_game_finds_its_table_at_home_as_long_as_it_runs(
    tmp_path: Path,
) -> None:
    async def listed(person: Any) -> list[tuple[str, bool, list[str]]]:
        tables = (await person.get("/api/tables?which=mine")).json()
        return [(each["id"], each["left"], each["people"]) for each in tables]

    async with served(tmp_path) as here:
        anne, mary, ben = [await here.person(name) for name in ("Anne", "Mary", "Ben")]
        table = await here.table(anne, setup={"seats": 3, "dice": 1})
        for seat, person in enumerate((anne, mary, ben)):
            await person.done(table, "sit", seat=seat)
        await anne.done(table, "start")
        await mary.done(table, "stand", seat=1)
        assert await listed(mary) == [(table, True, ["Anne", "Ben"])]
        assert await listed(anne) == [(table, False, ["Anne", "Ben"])]
        await mary.done(table, "sit", seat=1)
        assert await listed(mary) == [(table, False, ["Anne", "Mary", "Ben"])]
        await mary.done(table, "stand", seat=1)
        await anne.done(table, "remove", person=ben.id)
        assert await listed(ben) == [], "nobody comes back who was asked to leave"
        await play_out(here, table, [anne])
        assert await listed(mary) == []
        assert await listed(anne) == [(table, False, ["Anne"])]
