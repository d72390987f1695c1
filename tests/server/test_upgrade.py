"""From the first version to this one: a database that version 0.2.0 has written is served."""

from contextlib import closing
from pathlib import Path
from typing import Any

from asking import Asker, House, house, in_a_loop
from witsend.games import GAMES
from witsend.record import parse
from witsend.server.inventory import all_tables
from witsend.server.people import token
from witsend.server.sqlite import MIGRATIONS, Sqlite

OLD = Path(__file__).parent / "tables-0.2.0.sql"
CHANGED = {"older-rules", "other-edition"}  # what may have become of a game since


def laid_out(folder: Path) -> None:
    with closing(Sqlite(folder).connect()) as db:
        db.execute(OLD.read_text())
        assert db.execute("PRAGMA user_version").fetchone() == (2,)


async def people_of(here: House) -> dict[str, Asker]:
    """With the tokens that they were given then."""
    store = here.tables.runtime.store
    found = await store.look(lambda db: list(db.execute("SELECT id, name FROM people")))
    return {name: await here.asker(token(store.key, id_)) for id_, name in found}


async def play_on(person: Asker, table: str) -> int:
    """One move for each seat that has any: how many were made."""
    made = 0
    for seat in (await person.show(table))["seats"]:
        if seat["moves"]:
            play = {"seat": seat["seat"], "number": seat["number"], "move": seat["moves"][0]}
            await person.done(table, "play", **play)
            made += 1
    return made


@in_a_loop
async def test_games_go_on_or_say_why_they_cannot_and_nobody_is_forgotten(tmp_path: Path) -> None:
    laid_out(tmp_path)
    async with house(tmp_path) as here:
        people = await people_of(here)
        assert set(people) == {"Anne", "Benedict"}
        anne = people["Anne"]
        assert (await anne.get("/api/people/me")).json()["name"] == "Anne"
        mine: list[Any] = (await anne.get("/api/tables?which=mine")).json()
        assert len(mine) == 6
        for listed in mine:
            table = listed["id"]
            said = (await here.find(table)).log.talk.lines_for(None, 0, ())
            if listed["over"]:
                record = parse((await anne.get(f"/api/tables/{table}/record")).content)
                assert record.result
                continue
            assert [line.text for line in said] == ["See you tomorrow."]
            began = (await anne.show(table))["table"]["version"]
            assert listed["stopped"] or began == GAMES[listed["game"]].version
            if listed["stopped"]:
                refused = await anne.ask(table, "start")
                assert refused.json()["why"]["type"] in CHANGED
                assert (await anne.get(f"/api/tables/{table}/record")).status_code == 200
                await anne.done(table, "again")
                following = (await anne.show(table))["table"]["next"]
                assert not (await anne.show(following))["table"]["stopped"]
            else:
                assert sum([await play_on(each, table) for each in people.values()])


@in_a_loop
async def test_the_database_is_brought_up_to_date_by_itself(tmp_path: Path) -> None:
    laid_out(tmp_path)
    async with house(tmp_path):
        kept = all_tables(Sqlite(tmp_path))
    assert len(kept) == 6
    with closing(Sqlite(tmp_path).connect()) as db:
        assert db.execute("PRAGMA user_version").fetchone() == (len(MIGRATIONS),)
        assert db.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    assert Sqlite(tmp_path).shrink()
