"""What a link shows of itself: who invites to what, and to a stranger nothing."""

import asyncio
import re
from dataclasses import dataclass
from html import unescape
from pathlib import Path
from secrets import token_urlsafe

import pytest
from msgspec.structs import replace

from asking import OPEN_GATE, Asker, House, house, in_a_loop, play_out
from witsend.games import GAMES
from witsend.server import client, preview
from witsend.server.database import StoreError
from witsend.server.gate import Gate, Limit
from witsend.server.preview import MARK, language_of

INDEX = b"<!doctype html><title>Wits' End</title><head>" + MARK + b"</head>" + b" " * 1000
TAG = re.compile(r'<meta (?:property|name)="([\w:]+)" content="([^"<>]*)" />')


@pytest.fixture(autouse=True)
def _built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "static"
    (folder / "preview").mkdir(parents=True)
    (folder / "index.html").write_bytes(INDEX)
    for name in ("house", "pirates-dice"):
        (folder / "preview" / f"{name}.png").write_bytes(b"")
    monkeypatch.setattr(client.Client.__init__, "__defaults__", (folder,))


@dataclass
class Shown:
    content: bytes
    tags: dict[str, str]


async def shown(here: House, path: str, languages: str = "en", asker: Asker | None = None) -> Shown:
    asker = asker or await here.asker()
    answer = await asker.get(path, headers={"Accept-Language": languages})
    assert answer.status_code == 200
    assert answer.headers["vary"] == "accept-encoding, accept-language"
    tags = {name: unescape(fact) for name, fact in TAG.findall(answer.text)}
    return Shown(answer.content, tags)


@in_a_loop
async def test_a_tables_link_says_who_invites_to_what(tmp_path: Path) -> None:
    async with house(tmp_path / "data") as here:
        table = await here.table(await here.person("Anne"))
        tags = (await shown(here, f"/t/{table}")).tags
        assert tags["og:title"] == "Anne invites you to Pirates Dice"
        assert tags["og:image"] == f"{here.url}/preview/pirates-dice.png"
        assert tags["twitter:card"] == "summary_large_image"


@in_a_loop
async def test_a_game_without_a_picture_shows_the_houses(tmp_path: Path) -> None:
    (tmp_path / "static" / "preview" / "pirates-dice.png").unlink()
    async with house(tmp_path / "data") as here:
        table = await here.table(await here.person("Anne"))
        tags = (await shown(here, f"/t/{table}")).tags
        assert tags["og:image"] == f"{here.url}/preview/house.png"


@in_a_loop
async def test_a_page_that_is_not_ours_is_left_as_it_is(tmp_path: Path) -> None:
    (tmp_path / "static" / "index.html").write_bytes(b"<!doctype html>Another page")
    async with house(tmp_path / "data") as here:
        answer = await (await here.asker()).get("/")
        assert answer.text == "<!doctype html>Another page"


@in_a_loop
async def test_it_speaks_the_language_of_whoever_reads_it(tmp_path: Path) -> None:
    async with house(tmp_path / "data") as here:
        table = await here.table(await here.person("Anne"))
        french = (await shown(here, f"/t/{table}", "fr-CA, en;q=0.5")).tags
        assert french["og:title"] == "Anne vous invite à Pirates Dice"
        assert french["og:locale"] == "fr_FR"
        spanish = (await shown(here, "/", "de, es;q=0.9, en;q=0.8")).tags
        assert spanish["og:description"] == preview.WORDS["es"].description


@pytest.mark.parametrize(
    ("said", "language"),
    [
        ("", "en"),
        ("fr", "fr"),
        ("de-DE, de", "en"),
        ("en;q=0.3, es;q=0.7", "es"),
        ("fr;q=0, es;q=0.1", "es"),
        ("fra, est, es-419", "es"),
        ("fr;q=banana", "fr"),
        (", ;;,=,q=1", "en"),
        ("x," * 20_000 + "fr", "en"),
    ],
)
def test_the_language_that_is_wanted_most(said: str, language: str) -> None:
    assert language_of([(b"host", b"fr"), (b"accept-language", said.encode())]) == language


def test_without_a_word_it_is_english() -> None:
    assert language_of([]) == "en"


@in_a_loop
async def test_an_id_that_is_nobodys_looks_like_any_page(tmp_path: Path) -> None:
    async with house(tmp_path / "data") as here:
        general = await shown(here, "/")
        assert general.tags["og:title"] == "Wits' End"
        assert general.tags["og:image"] == f"{here.url}/preview/house.png"
        table = await here.table(await here.person("Anne"))
        code = (await here.find(table)).log.seating.opened.code
        others = [token_urlsafe(16), table[:-1], table.swapcase(), code, f"{table}/x", "a' OR 1=1"]
        for path in [*(f"/t/{other}" for other in others), f"/screen/{table}", f"/replay/{table}"]:
            assert (await shown(here, path)).content == general.content, path


@in_a_loop
async def test_a_name_stays_a_name(tmp_path: Path) -> None:
    async with house(tmp_path / "data") as here:
        name = '"><b>{game}&amp;'
        table = await here.table(await here.person(name))
        page = await shown(here, f"/t/{table}")
        assert page.tags["og:title"] == f"{name} invites you to Pirates Dice"
        assert b"<b>" not in page.content


@in_a_loop
async def test_nothing_but_the_host_and_the_game_is_told(tmp_path: Path) -> None:
    """Not the code, not who sits there, not what was said."""
    async with house(tmp_path / "data") as here:
        anne, ben = await here.person("Anne"), await here.person("Benedict")
        table = await here.table(anne)
        before = await shown(here, f"/t/{table}")
        await anne.done(table, "sit", seat=0)
        await ben.done(table, "sit", seat=1)
        await ben.done(table, "say", text="I have three sixes")
        await anne.done(table, "start")
        assert (await shown(here, f"/t/{table}")).content == before.content
        opened = (await here.find(table)).log.seating.opened
        for secret in (opened.code, table, anne.id, ben.id, "Benedict"):
            assert secret.encode() not in before.content


@in_a_loop
async def test_the_host_of_now_invites_and_nobody_to_a_game_that_is_over(tmp_path: Path) -> None:
    async with house(tmp_path / "data") as here:
        anne, ben = await here.person("Anne"), await here.person("Ben")
        table = await here.table(anne, setup={"dice": 1})
        for seat, person in enumerate((anne, ben)):
            await person.done(table, "sit", seat=seat)
        await anne.done(table, "hand-over", person=ben.id)
        held = await here.find(table)
        assert (await shown(here, f"/t/{table}")).tags[
            "og:title"
        ] == "Ben invites you to Pirates Dice"
        await ben.done(table, "start")
        await play_out(here, table, [anne, ben])
        assert held.log.seating.over
        assert (await shown(here, f"/t/{table}")).tags["og:title"] == "Pirates Dice"


@in_a_loop
async def test_whoever_is_known_here_costs_no_look_into_the_store(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path / "data") as here:
        anne = await here.person("Anne")
        table = await here.table(anne)
        general = await shown(here, "/")
        assert (await shown(here, f"/t/{table}", asker=anne)).content == general.content

        async def fail(_: object) -> None:
            raise StoreError("gone")

        async def wait(_: object) -> None:
            await asyncio.Event().wait()

        monkeypatch.setattr(preview, "LATEST", 0.01)
        for trouble in (fail, wait):
            monkeypatch.setattr(here.tables.runtime.store, "opened", trouble)
            assert (await shown(here, f"/t/{table}")).content == general.content, "the page comes"


@in_a_loop
async def test_whoever_asks_too_often_gets_the_page_all_the_same(tmp_path: Path) -> None:
    gate = Gate(limits=replace(OPEN_GATE, previews=Limit(0.001, 2)))
    async with house(tmp_path / "data", gate=gate) as here:
        table = await here.table(await here.person("Anne"))
        titles = [(await shown(here, f"/t/{table}")).tags["og:title"] for _ in range(4)]
        assert titles == ["Anne invites you to Pirates Dice"] * 2 + ["Wits' End"] * 2


def test_every_game_has_its_picture() -> None:
    built = client.Client(client.FOLDER)
    assert MARK in built.files["/index.html"].content
    for name in ("house", *GAMES):
        picture = built.files[f"/preview/{name}.png"].content
        assert picture.startswith(b"\x89PNG")
        assert len(picture) < 150_000, name
        size = tuple(int.from_bytes(picture[at : at + 4]) for at in (16, 20))
        assert size == preview.SIZE
