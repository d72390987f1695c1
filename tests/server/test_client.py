"""The page as it is served: one document for all its addresses, files that browsers may keep."""

import mimetypes
from pathlib import Path
from random import Random

import httpx
import pytest

from asking import House, house, in_a_loop
from sketches import Wagers
from witsend.games import GAMES
from witsend.games.pirates_dice import PiratesDice
from witsend.server import client
from witsend.server.client import DOCUMENT, NOT_BUILT, Client, accepts_gzip
from witsend.server.gate import HEADERS

INDEX = b"<!doctype html><title>Wits' End</title>" + b" " * 1000
SCRIPT = b"export const winds = [" + b"'calm', " * 300 + b"];"
PICTURE = Random(1).randbytes(2000)
SMALL = b"User-agent: *\n"


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_bytes(INDEX)
    (folder / "assets" / "index-3f2a.js").write_bytes(SCRIPT)
    (folder / "assets" / "dice-9c1b.woff2").write_bytes(PICTURE)
    (folder / "robots.txt").write_bytes(SMALL)
    (tmp_path / "secret.txt").write_text("not for the world")
    monkeypatch.setattr(client.Client.__init__, "__defaults__", (folder,))
    return tmp_path


async def got(here: House, path: str, accepts: str = "identity") -> httpx.Response:
    return await (await here.asker()).get(path, headers={"Accept-Encoding": accepts})


@in_a_loop
async def test_every_address_of_the_page_is_the_same_document(built: Path) -> None:
    async with house(built / "data") as here:
        for path in ("/", "/t/abc", "/new/pirates-dice", "/screen/x_-1", "/nowhere", "/index.html"):
            answer = await got(here, path)
            assert (answer.status_code, answer.content) == (200, INDEX), path
            assert answer.headers["content-type"] == "text/html; charset=utf-8"
            assert answer.headers["cache-control"] == "no-cache", "asked for anew at every visit"


@in_a_loop
async def test_a_browser_is_told_the_same_rules_with_a_page_as_with_anything(built: Path) -> None:
    async with house(built / "data") as here:
        for path in ("/", "/assets/index-3f2a.js"):
            answer = await got(here, path)
            names = [name.lower() for name, _ in answer.headers.raw]
            assert len(names) == len(set(names)), "no header twice"
            for name, value in HEADERS:
                if name != b"cache-control":
                    assert answer.headers[name.decode()] == value.decode()


@in_a_loop
async def test_files_whose_name_changes_with_their_content_are_kept_for_ever(built: Path) -> None:
    async with house(built / "data") as here:
        script = await got(here, "/assets/index-3f2a.js")
        assert script.content == SCRIPT
        assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert script.headers["content-type"] == "text/javascript; charset=utf-8"
        font = await got(here, "/assets/dice-9c1b.woff2")
        assert (font.content, font.headers["content-type"]) == (PICTURE, "font/woff2")
        assert (await got(here, "/robots.txt")).headers["cache-control"] == "no-cache"


@in_a_loop
async def test_what_gets_smaller_is_packed_for_whoever_takes_it(built: Path) -> None:
    async with house(built / "data") as here:
        for path, content in (("/", INDEX), ("/assets/index-3f2a.js", SCRIPT)):
            answer = await got(here, path, "deflate, gzip;q=1.0, br")
            assert answer.headers["content-encoding"] == "gzip"
            assert int(answer.headers["content-length"]) < len(content) / 2
            assert answer.content == content
            assert answer.headers["vary"] == "accept-encoding"
            plain = await got(here, path)
            assert "content-encoding" not in plain.headers
            assert plain.headers["vary"] == "accept-encoding"
        for path, content in (("/assets/dice-9c1b.woff2", PICTURE), ("/robots.txt", SMALL)):
            answer = await got(here, path, "gzip")
            assert "content-encoding" not in answer.headers
            assert answer.content == content


@pytest.mark.parametrize(
    ("accepts", "taken"),
    [
        ("gzip", True),
        ("gzip, deflate, br, zstd", True),
        ("br;q=1.0, gzip;q=0.8", True),
        ("br;q=1.0, gzip; q=0.08, *;q=0", True),
        ("gzip;q=0", False),
        ("gzip; q=0.000, br", False),
        ("identity", False),
        ("xgzipx", False),
        ("", False),
    ],
)
def test_who_takes_what_is_packed(accepts: str, taken: bool) -> None:
    assert accepts_gzip([(b"host", b"gzip"), (b"accept-encoding", accepts.encode())]) == taken


def test_whoever_says_nothing_takes_nothing_packed() -> None:
    assert not accepts_gzip([])


@in_a_loop
async def test_a_head_without_a_body(built: Path) -> None:
    async with house(built / "data") as here:
        asker = await here.asker()
        for accepts in ("identity", "gzip"):
            whole = await got(here, "/t/abc", accepts)
            head = await asker.http.head("/t/abc", headers={"Accept-Encoding": accepts})
            assert (head.status_code, head.content) == (200, b"")
            for name in ("content-length", "content-type", "cache-control"):
                assert head.headers[name] == whole.headers[name]


@in_a_loop
async def test_a_file_that_is_not_there_is_not_the_document(built: Path) -> None:
    async with house(built / "data") as here:
        for path in ("/favicon.ico", "/assets/index-0000.js", "/t/abc.map", "/.env"):
            answer = await got(here, path)
            assert answer.status_code == 404, path
            assert answer.json()["why"] == {"type": "not-found"}


@in_a_loop
async def test_no_path_leads_out_of_the_folder(built: Path) -> None:
    async with house(built / "data") as here:
        for way in ("..", "%2e%2e", "assets/../..", "assets%2f..%2f..", "/", "%5c..", ".%00."):
            for name in ("secret.txt", "data/tables.db", "etc/passwd"):
                raw = f"/{way}/{name}"
                asker = await here.asker()
                url = httpx.URL(here.url).copy_with(raw_path=raw.encode())
                answer = await asker.http.get(url)
                assert answer.status_code in {400, 404} or answer.content == INDEX, raw
                assert b"not for the world" not in answer.content
                assert b"SQLite" not in answer.content


@in_a_loop
async def test_the_api_is_not_the_page_and_the_page_takes_no_posts(built: Path) -> None:
    async with house(built / "data") as here:
        for path in ("/api", "/api/", "/api/nothing", "/api/t/abc"):
            assert (await got(here, path)).status_code == 404, path
        assert (await got(here, "/health")).json()["status"] == "ok"
        for path in ("/", "/t/abc", "/assets/index-3f2a.js"):
            for method in ("POST", "PUT", "DELETE", "PATCH"):
                answer = await (await here.asker()).http.request(method, path)
                assert answer.status_code in {404, 405}, (method, path)


@in_a_loop
async def test_a_page_that_is_not_built_says_how_to_build_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(client.Client.__init__, "__defaults__", (tmp_path / "nothing",))
    async with house(tmp_path / "data") as here:
        answer = await got(here, "/t/abc")
        assert answer.content == NOT_BUILT
        assert answer.headers["content-type"].startswith("text/plain")
        assert (await got(here, "/icon.svg")).status_code == 404


def test_the_page_that_comes_with_the_house_is_whole() -> None:
    """Everything its document asks for is there."""
    page = Client()
    document = page.files[DOCUMENT].content.decode()
    assert "/assets/" in document
    for quoted in document.split('"'):
        if quoted.startswith("/"):
            assert page.find(quoted), quoted


def test_a_script_is_one_whatever_the_machine_believes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Windows' registry may say text/plain, and then no browser runs it."""
    monkeypatch.setitem(mimetypes.types_map, ".js", "text/plain")
    monkeypatch.setattr(mimetypes, "guess_type", lambda name: ("text/plain", None))
    kinds = {}
    for name in ("index.js", "house.css", "figtree.woff2"):
        (tmp_path / name).write_bytes(b"")
        kinds[name] = dict(client.read(tmp_path / name, tmp_path).headers)[b"content-type"]
    assert kinds["index.js"] == b"text/javascript; charset=utf-8"
    assert kinds["house.css"] == b"text/css; charset=utf-8"
    assert kinds["figtree.woff2"] == b"font/woff2"


@in_a_loop
async def test_a_game_of_another_package_has_its_rules_and_a_module_for_its_board(
    built: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its own, or an empty one; games of the house have none, and nothing else is found there."""
    board = built / "board.js"
    board.write_text("export function mount() {}")
    games = {**GAMES, "hunt": Wagers, "plain-hunt": PiratesDice}
    monkeypatch.setattr(client, "GAMES", games)
    monkeypatch.setattr(client, "board_of_package", {Wagers: board}.get)
    rules = built / "rules.md"
    rules.write_text("# Hunt")
    pages = {(Wagers, language): rules for language in ("en", "fr", "es")}
    monkeypatch.setattr(client, "rules_of_package", lambda *which: pages.get(which))
    async with house(built / "data") as here:
        own = await got(here, "/boards/hunt.js")
        assert own.text == "export function mount() {}"
        assert own.headers["content-type"] == "text/javascript; charset=utf-8"
        assert (
            own.headers["content-security-policy"]
            == dict(HEADERS)[b"content-security-policy"].decode()
        )
        assert (await got(here, "/boards/plain-hunt.js")).text == "export {};\n"
        told = await got(here, "/boards/hunt.fr.md")
        assert (told.text, told.headers["content-type"]) == (
            "# Hunt",
            "text/markdown; charset=utf-8",
        )
        for none in (
            "pirates-dice.js",
            "nothing.js",
            "../secret.txt",
            "hunt.py",
            "plain-hunt.en.md",
        ):
            assert (await got(here, f"/boards/{none}")).status_code == 404
