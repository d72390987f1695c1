"""The door: who is let in, how often, how much at once, and what browsers are told."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.frames import Frame, Opcode

from asking import OPEN_GATE, Asker, House, house, in_a_loop
from witsend.server.gate import HEADERS, Gate, Limit, Limits, TokenBucket, cookie_of
from witsend.server.protocol import LARGEST_MESSAGE
from witsend.server.proxies import PRIVATE
from witsend.server.refusals import AnotherSite, TooFast

PLAY = '{"type":"play","seat":0,"number":0,"move":%s}'


def scope(client: str = "10.0.0.1", /, **headers: str) -> dict[str, Any]:
    sent = {"host": "play.example", **headers}
    return {
        "type": "http",
        "method": "POST",
        "scheme": "http",
        "client": (client, 1),
        "headers": [
            (name.replace("_", "-").encode(), value.encode("latin-1"))
            for name, value in sent.items()
        ],
    }


class HandClock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


# Other sites


@pytest.mark.parametrize(
    "headers",
    [
        {},
        {"origin": "http://play.example"},
        {"origin": "https://play.example"},
        {"sec_fetch_site": "same-origin", "origin": "http://play.example"},
        {"sec_fetch_site": "none"},
    ],
)
def test_our_own_pages_and_programs_are_let_in(headers: dict[str, str]) -> None:
    assert Gate().problem(scope(**headers)) is None


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "http://evil.example"},
        {"origin": "http://play.example.evil.example"},
        {"origin": "http://play.example:81"},
        {"origin": "http://play.example@evil.example"},
        {"origin": "null"},
        {"origin": ""},
        {"origin": "http://[evil"},
        {"origin": "http://\xff"},
        {"origin": "null", "host": ""},
        {"sec_fetch_site": "cross-site"},
        {"sec_fetch_site": "same-site"},
        {"sec_fetch_site": "cross-site", "origin": "http://play.example"},
        {"origin": "http://evil.example", "x_forwarded_host": "evil.example"},
    ],
)
def test_pages_of_other_sites_are_not(headers: dict[str, str]) -> None:
    assert Gate().problem(scope(**headers)) == AnotherSite()


def test_whoever_hosts_can_let_in_another_site() -> None:
    gate = Gate(origins=("https://club.example",))
    club = scope(origin="https://club.example", sec_fetch_site="cross-site")
    assert gate.problem(club) is None
    assert gate.problem(scope(origin="https://evil.example")) == AnotherSite()


def test_reading_is_free_of_side_effects_and_so_of_the_check() -> None:
    assert Gate().problem({**scope(origin="http://evil.example"), "method": "GET"}) is None


def test_a_proxy_s_word_counts_only_where_there_is_one() -> None:
    behind = {"origin": "https://play.example", "host": "10.0.0.9:8000"}
    told = scope(**behind, x_forwarded_host="play.example", x_forwarded_proto="https")
    assert Gate(proxies=PRIVATE).problem(told) is None
    assert Gate(proxies=PRIVATE).is_secure(told)
    assert Gate().problem(told) == AnotherSite()
    assert not Gate().is_secure(told)


def test_where_the_asker_found_us() -> None:
    told = scope(host="10.0.0.9:8000", x_forwarded_host="play.example", x_forwarded_proto="https")
    assert Gate().origin(told) == "http://10.0.0.9:8000"
    assert Gate(proxies=PRIVATE).origin(told) == "https://play.example"
    assert Gate().origin({**scope(), "scheme": "https"}) == "https://play.example"
    assert Gate().origin({**scope(), "headers": []}) == "http://"


# Addresses and limits


def test_one_address_or_one_home_has_one_rate_limit_key() -> None:
    key = Gate().rate_limit_key
    assert key(scope("10.0.0.1")) == "10.0.0.1"
    assert key(scope("2001:db8::1")) == key(scope("2001:db8::2"))
    assert key(scope("2001:db8::1")) != key(scope("2001:db8:0:1::1"))
    assert key(scope("::ffff:10.0.0.1")) == "10.0.0.1"
    assert key(scope("fe80::1%eth0")) == key(scope("fe80::2"))
    assert key({**scope(), "client": None}) == ""


def test_a_forwarded_address_is_the_last_and_only_a_proxy_s() -> None:
    claimed = scope("10.0.0.1", x_forwarded_for="1.1.1.1, 2.2.2.2")
    assert Gate().rate_limit_key(claimed) == "10.0.0.1"
    assert Gate(proxies=PRIVATE).rate_limit_key(claimed) == "2.2.2.2"


def test_only_proxies_of_ours_are_believed_and_a_chain_of_them_names_the_asker() -> None:
    gate = Gate(proxies=["10.0.0.0/8", "2001:db8::/32"])

    def key(client: str, forwarded: str) -> str:
        return gate.rate_limit_key(scope(client, x_forwarded_for=forwarded))

    assert key("10.1.2.3", "1.1.1.1") == "1.1.1.1"
    assert key("::ffff:10.1.2.3", "1.1.1.1") == "1.1.1.1"
    assert key("2001:db8::5", "1.1.1.1") == "1.1.1.1"
    assert key("192.168.0.1", "1.1.1.1") == "192.168.0.1", "nobody of ours"
    assert key("10.1.2.3", "6.6.6.6, 1.1.1.1, 10.9.9.9") == "1.1.1.1", "one proxy before another"
    assert key("10.1.2.3", "10.7.7.7, 10.9.9.9") == "10.7.7.7", "someone of the house"
    assert key("10.1.2.3", "nonsense") == "nonsense"
    assert not gate.is_secure(scope("192.168.0.1", x_forwarded_proto="https"))


def test_a_bucket_fills_steadily_up_to_its_burst() -> None:
    clock = HandClock()
    bucket = TokenBucket(Limit(rate=2, burst=3), clock)
    assert [bucket.spend() for _ in range(4)] == [True, True, True, False]
    clock.now += 0.5
    assert [bucket.spend() for _ in range(2)] == [True, False]
    clock.now += 1000
    assert [bucket.spend() for _ in range(4)] == [True, True, True, False]


def test_each_address_has_a_limit_of_its_own() -> None:
    clock = HandClock()
    gate = Gate(limits=Limits(requests=Limit(1, 2), guesses=Limit(1, 1)), clock=clock)
    for address in ("10.0.0.1", "10.0.0.2"):
        asked = [gate.problem(scope(address)) for _ in range(3)]
        assert asked == [None, None, TooFast()]
        assert gate.guesses_of(scope(address)).has_any()
        gate.guesses_of(scope(address)).charge()
        assert not gate.guesses_of(scope(address)).has_any()
    clock.now += 1
    assert gate.problem(scope("10.0.0.1")) is None


def test_addresses_are_not_remembered_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("witsend.server.gate.MOST_BUCKETS", 10)
    gate = Gate()
    for number in range(100):
        gate.problem(scope(f"10.0.0.{number}"))
        assert len(gate.buckets["requests"]) <= 10


def test_a_flood_of_addresses_does_not_refill_anybodys_bucket(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Whoever was not heard of for the longest is forgotten; who asks too fast is not."""
    monkeypatch.setattr("witsend.server.gate.MOST_BUCKETS", 10)
    gate = Gate(limits=Limits(requests=Limit(0, 1)))
    assert gate.problem(scope("10.1.1.1")) is None
    for number in range(100):
        gate.problem(scope(f"10.0.0.{number}"))
        assert gate.problem(scope("10.1.1.1")) == TooFast()


def test_cookies_are_found_among_others() -> None:
    assert cookie_of(scope(cookie='a=b; witsend="x.y"; c'), "witsend") == "x.y"
    assert cookie_of(scope(cookie="xwitsend=1"), "witsend") is None


# The same at a running server


@in_a_loop
async def test_every_answer_has_the_headers_browsers_obey(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        anne = await here.person("Anne")
        table = await here.table(anne)
        answers = [
            await anne.get("/health"),
            await anne.get("/nowhere.txt"),
            await anne.get("/api/openapi.json"),
            await anne.get(f"/api/tables/{table}"),
            await anne.get(f"/api/tables/{table}/record"),
            await anne.post("/api/tables", []),
            await anne.http.delete("/health"),
            await anne.http.options("/api/tables"),
            await anne.post("/api/people", {}, headers={"Origin": "http://evil.example"}),
            await anne.http.post("/api/people", content=b"x" * (LARGEST_MESSAGE + 1)),
            await anne.get("/health", headers={"Host": "evil.example"}),
        ]
        for answer in answers:
            for name, value in HEADERS:
                assert answer.headers[name.decode()] == value.decode(), answer
            assert "server" not in answer.headers
        policy = answers[0].headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "unsafe" not in policy, "no inline script"


async def turned_away(here: House, path: str, **headers: str) -> int:
    with pytest.raises(InvalidStatus) as caught:
        await connect(f"ws://{here.host}{path}", additional_headers=headers, proxy=None)
    return caught.value.response.status_code


@in_a_loop
async def test_a_socket_of_another_site_is_turned_away(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        anne = await here.person("Anne")
        table = await here.table(anne)
        path = f"/api/tables/{table}/socket"
        for headers in (
            {"Origin": "http://evil.example"},
            {"Origin": "null"},
            {"Sec-Fetch-Site": "cross-site"},
        ):
            assert await turned_away(here, path, **headers) == 403
        assert await turned_away(here, "/api/tables/x/y/socket") == 403
        assert not (await here.find(table)).audience.connections
        page = await anne.socket(table, Origin=here.url)
        await page.update()


@in_a_loop
async def test_a_post_of_another_site_changes_nothing(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        anne = await here.person("Anne")
        table = await here.table(anne)
        before = await here.log(table)
        for headers in ({"Origin": "http://evil.example"}, {"Sec-Fetch-Site": "cross-site"}):
            path = f"/api/tables/{table}/asks"
            refused = await anne.post(path, {"type": "sit", "seat": 0}, headers=headers)
            assert refused.status_code == 403
        assert await here.log(table) == before


@in_a_loop
async def test_too_many_requests_of_an_address_wait(tmp_path: Path) -> None:
    clock = HandClock()
    gate = Gate(limits=Limits(requests=Limit(1, 3)), clock=clock)
    async with house(tmp_path, gate=gate) as here:
        stranger = await here.asker()
        codes = [(await stranger.get("/health")).status_code for _ in range(4)]
        assert codes == [200, 200, 200, 429]
        # Whatever it claims, without a proxy it is the same address.
        claimed = {"X-Forwarded-For": "1.2.3.4", "X-Forwarded-Proto": "https"}
        assert (await stranger.get("/health", headers=claimed)).status_code == 429
        assert await turned_away(here, "/api/tables/x/socket") == 403
        clock.now += 1
        named = await stranger.post("/api/people", {"name": "Anne"}, headers=claimed)
        assert named.status_code == 200
        assert "Secure" not in named.headers["set-cookie"]


@in_a_loop
async def test_the_files_of_the_page_count_for_nothing(tmp_path: Path) -> None:
    """They come from memory, so a whole room may open the page at once."""
    async with house(tmp_path, gate=Gate(limits=Limits(requests=Limit(0, 0)))) as here:
        stranger = await here.asker()
        for path in (*here.app.client.files, "/", "/t/anywhere"):
            assert (await stranger.get(path)).status_code == 200, path
        assert (await stranger.get("/health")).status_code == 429


@in_a_loop
async def test_sixty_people_behind_one_address_open_join_play_and_talk_at_once(
    tmp_path: Path,
) -> None:
    """All that an evening begins with, with the usual limits and no time to fill them again."""
    async with house(tmp_path, gate=Gate(clock=HandClock())) as here:
        hosts = [await here.person(f"Host {number}") for number in range(15)]
        tables = [await here.table(host, seats=4, open=True) for host in hosts]
        for number in range(60):
            table = tables[number // 4]
            code = (await here.find(table)).log.seating.opened.code
            guest = await here.asker()
            pages = ["people/me", "games", "tables", f"codes/{code}"]
            pages += [f"tables/{table}/{what}" for what in ("invitation", "printed")]
            answers = [await guest.get(f"/api/{page}") for page in pages]
            answers.append(await guest.post("/api/people", {"name": f"Guest {number}"}))
            answers.append(await guest.ask(table, "sit", seat=number % 4))
            assert {answer.status_code for answer in answers} == {200}, number
            page = await guest.socket(table, Cookie=f"witsend={guest.http.cookies['witsend']}")
            for asked in ({"type_": "say", "text": "Hello!"}, {"type_": "react", "face": "😂"}):
                assert (await page.ask(**asked))["type"] == "done", number


def asked(ask: Any, times: int) -> int:
    """How many of so many times it was let."""
    return sum(bool(ask(number)) for number in range(times))


def test_a_flood_from_one_address_gets_no_further_than_a_room() -> None:
    """With as many names as one likes, and no more every day than a trickle."""
    clock = HandClock()
    gate, limits, here = Gate(clock=clock), Limits(), scope()
    socket_ = {name: value for name, value in here.items() if name != "method"}
    for number in range(1000):
        gate.see(f"p{number}", here)
    floods: dict[str, Any] = {
        "newcomers": lambda _: gate.may_become(here),
        "tables_here": lambda number: gate.may_open(f"p{number}", here),
        "talk_here": lambda number: gate.may_talk(f"p{number}"),
        "sockets": lambda _: gate.problem(socket_) is None,
        "previews": lambda _: gate.may_preview(here),
    }
    for kind, flood in floods.items():
        limit: Limit = getattr(limits, kind)
        assert asked(flood, 1000) == limit.burst, kind
        clock.now += 1.001 / limit.rate
        assert asked(flood, 1000) == 1, kind
        assert limit.burst >= 120, "twice a room of sixty"


def test_a_flood_of_one_person_gets_no_further_than_an_evening() -> None:
    gate, limits = Gate(clock=HandClock()), Limits()
    addresses = [scope(f"10.0.0.{number}") for number in range(200)]
    opened = asked(lambda number: gate.may_open("anne", addresses[number]), 200)
    assert opened == limits.tables.burst
    assert asked(lambda _: gate.may_talk("anne"), 200) == limits.talk.burst
    assert gate.may_talk("ben")


def test_what_is_refused_costs_nothing() -> None:
    """Or one person's flood would use up what the others of the address may do."""
    gate, limits = Gate(clock=HandClock()), Limits()
    asked(lambda _: gate.may_open("anne", scope()), 1000)
    others = asked(lambda number: gate.may_open(f"p{number}", scope()), 1000)
    assert others == limits.tables_here.burst - limits.tables.burst


@in_a_loop
async def test_new_people_and_tables_of_an_address_are_limited(tmp_path: Path) -> None:
    clock = HandClock()
    limits = replace(OPEN_GATE, newcomers=Limit(1, 2), tables_here=Limit(1, 2))
    async with house(tmp_path, gate=Gate(limits=limits, clock=clock)) as here:
        anne, ben = await here.person("Anne"), await here.person("Ben")
        third = await (await here.asker()).post("/api/people", {"name": "Third"})
        assert third.status_code == 429
        assert (await anne.post("/api/people", {"name": "Anna"})).status_code == 200, "not new"
        wanted = {"game": "pirates-dice", "setup": {"seats": 2}}
        opened = [await who.post("/api/tables", wanted) for who in (anne, ben, ben)]
        assert [answer.status_code for answer in opened] == [201, 201, 429]
        clock.now += 1
        assert (await ben.post("/api/tables", wanted)).status_code == 201


@in_a_loop
async def test_lines_and_reactions_of_a_person_and_of_an_address_are_limited(
    tmp_path: Path,
) -> None:
    clock = HandClock()
    limits = replace(OPEN_GATE, talk=Limit(1, 2), talk_here=Limit(1, 3))
    async with house(tmp_path, gate=Gate(limits=limits, clock=clock)) as here:
        anne, ben = await here.person("Anne"), await here.person("Ben")
        table = await here.table(anne)
        page = await ben.socket(table)
        said = [(await anne.ask(table, "say", text="Hi", id=n)).status_code for n in (1, 2, 3, 2)]
        assert said == [200, 200, 429, 200], "what was said already is not said again"
        assert (await page.ask("react", face="😂"))["type"] == "done"
        assert (await page.ask("react", face="😂"))["why"] == {"type": "too-fast"}
        assert (await page.ask("say", text="Hi"))["why"] == {"type": "too-fast"}
        assert (await page.ask("sit", seat=0))["type"] == "done", "only talk is held back"
        clock.now += 1
        assert (await page.ask("say", text="Hi"))["type"] == "done"


@in_a_loop
async def test_nobody_fills_the_list_of_open_tables(tmp_path: Path) -> None:
    limits = replace(OPEN_GATE, listed=2, listed_here=3)
    async with house(tmp_path, gate=Gate(limits=limits)) as here:
        anne, ben = await here.person("Anne"), await here.person("Ben")
        wanted = {"game": "pirates-dice", "setup": {"seats": 2}, "open": True}

        async def opens(who: Asker) -> Any:
            return (await who.post("/api/tables", wanted)).json()

        first = await opens(anne)
        assert "code" in await opens(anne)
        assert (await opens(anne))["why"] == {"type": "too-many-listed", "most": 2}
        assert "code" in await opens(ben)
        assert (await opens(ben))["why"] == {"type": "too-many-listed", "most": 3}
        assert await here.table(anne), "by invitation as many as one likes"
        store = here.tables.runtime.store
        listing = await store.listing(first["id"])
        assert listing
        await store.append(first["id"], 1, [], 1.0, replace(listing, over=True))
        at_once = await asyncio.gather(opens(ben), opens(ben), opens(anne))
        assert sum("code" in answer for answer in at_once) == 1


@in_a_loop
async def test_behind_a_proxy_each_forwarded_address_counts(tmp_path: Path) -> None:
    gate = Gate(limits=Limits(requests=Limit(0, 1)), proxies=PRIVATE)
    async with house(tmp_path, gate=gate) as here:
        stranger = await here.asker()
        for address, code in (("1.1.1.1", 200), ("2.2.2.2", 200), ("1.1.1.1", 429)):
            headers = {"X-Forwarded-For": address, "X-Forwarded-Proto": "https"}
            answer = await stranger.post("/api/people", {"name": "Anne"}, headers=headers)
            assert answer.status_code == code
            assert ("Secure" in answer.headers.get("set-cookie", "")) == (code == 200)


@in_a_loop
async def test_guesses_at_codes_are_few(tmp_path: Path) -> None:
    gate = Gate(limits=Limits(requests=OPEN_GATE.requests, guesses=Limit(0, 3)))
    async with house(tmp_path, gate=gate) as here:
        stranger = await here.asker()
        codes = [(await stranger.get("/api/codes/ABCDE")).status_code for _ in range(4)]
        assert codes == [404, 404, 404, 429]
        assert (await stranger.get("/health")).status_code == 200


@in_a_loop
async def test_a_person_who_asks_too_fast_is_told_so_on_every_page(tmp_path: Path) -> None:
    clock = HandClock()
    gate = Gate(limits=Limits(requests=OPEN_GATE.requests, asks=Limit(1, 3)), clock=clock)
    async with house(tmp_path, gate=gate) as here:
        anne, ben = [await here.person(name) for name in ("Anne", "Ben")]
        table = await here.table(anne)
        page = await anne.socket(table)
        answers = [await page.ask("sit", seat=0, id=number) for number in range(1, 5)]
        assert [answer["type"] for answer in answers] == ["done", "done", "done", "refused"]
        assert answers[-1]["why"] == {"type": "too-fast"}
        second = await anne.socket(table)
        assert (await second.ask("sit", seat=0))["why"] == {"type": "too-fast"}
        assert (await anne.ask(table, "sit", seat=0)).status_code == 429
        assert (await ben.ask(table, "sit", seat=1)).status_code == 200
        clock.now += 1
        assert (await page.ask("sit", seat=0))["type"] == "done", "the page stays open"


BAD_MESSAGES = {
    "nothing": "",
    "no JSON": "hello",
    "cut off": '{"type":"sit","seat":0',
    "two at once": '{"type":"sit","seat":0}{"type":"sit","seat":0}',
    "a list": "[]",
    "no type": '{"seat":0}',
    "an unknown type": '{"type":"win"}',
    "a type that is none": '{"type":7}',
    "an unknown field": '{"type":"sit","seat":0,"as":"host"}',
    "a missing field": '{"type":"sit"}',
    "a seat in words": '{"type":"sit","seat":"0"}',
    "a seat below": '{"type":"sit","seat":-1}',
    "a seat beyond": '{"type":"sit","seat":100}',
    "a broken seat": '{"type":"sit","seat":0.5}',
    "a true seat": '{"type":"sit","seat":true}',
    "NaN": '{"type":"sit","seat":NaN}',
    "Infinity": '{"type":"sit","seat":Infinity}',
    "a huge seat": '{"type":"sit","seat":%s}' % ("9" * 5000),
    "a huge float": '{"type":"sit","seat":1e999}',
    "a huge id": '{"type":"sit","seat":0,"id":9007199254740993}',
    "deep lists": PLAY % ('{"type":' + "[" * 8000),
    "deep objects": PLAY % ('{"a":' * 2000 + "1" + "}" * 2000),
    "half a letter": '{"type":"say","text":"\\ud800"}',
    "a long line": '{"type":"say","text":"%s"}' % ("x" * 201),
    "a reaction of one's own": '{"type":"react","face":"<b>"}',
    "a bot of one's own": '{"type":"seat-bot","seat":1,"level":"os:system"}',
}


@in_a_loop
async def test_messages_that_are_none_are_refused_and_change_nothing(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        anne = await here.person("Anne")
        table = await here.table(anne)
        await anne.done(table, "sit", seat=0)
        page = await anne.socket(table)
        before = await here.log(table)
        for what, message in BAD_MESSAGES.items():
            answer = await page.send(message)
            assert answer["why"]["type"] == "not-understood", what
            assert len(answer["sentence"]) < 300
            path = f"/api/tables/{table}/asks"
            same = await anne.http.post(path, content=message.encode())
            assert same.status_code == 400, what
            assert same.json() == answer, what
        assert await here.log(table) == before
        assert (await page.ask("stand", seat=0))["type"] == "done", "the socket is still of use"


@in_a_loop
async def test_binary_frames_are_refused_and_the_socket_stays(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        _, page, _ = await playing_page(here)
        answer = await page.send(b'{"type":"stand","seat":0}', text=False)
        assert answer["sentence"] == "That message was not understood: it is not text."
        assert (await page.ask("stand", seat=0))["type"] == "done"


async def playing_page(here: House) -> tuple[Asker, Any, str]:
    anne = await here.person("Anne")
    table = await here.table(anne)
    await anne.done(table, "sit", seat=0)
    return anne, await anne.socket(table), table


@in_a_loop
async def test_text_that_is_not_utf_8_ends_the_socket_and_nothing_else(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        anne, page, table = await playing_page(here)
        before = await here.log(table)
        frame = Frame(Opcode.TEXT, b'{"type":"stand","seat":0\xff}').serialize(mask=True)
        page.connection.transport.write(frame)
        assert await page.closed() == 1007
        assert await here.log(table) == before
        refused = await anne.http.post(f"/api/tables/{table}/asks", content=b'{"type":"\xff"}')
        assert refused.json()["why"] == {"type": "not-understood", "problem": "it is not UTF-8"}
        assert (await (await anne.socket(table)).ask("stand", seat=0))["type"] == "done"


@in_a_loop
async def test_a_message_too_large_is_refused(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        anne, page, table = await playing_page(here)
        before = await here.log(table)
        room = LARGEST_MESSAGE - len('{"type":"say","text":""}')
        fits = '{"type":"say","text":"%s"}' % ("x" * room)
        assert (await page.send(fits))["why"]["type"] == "not-understood"
        await page.connection.send(fits + " ")
        assert await page.closed() == 1009

        async def chunks() -> Any:
            for _ in range(LARGEST_MESSAGE // 1000 + 1):
                yield b" " * 1000

        for body in (b" " * (LARGEST_MESSAGE + 1), chunks()):
            refused = await anne.http.post(f"/api/tables/{table}/asks", content=body)
            assert refused.status_code == 413
            assert refused.json()["sentence"] == "A message may have 16384 bytes at most."
        assert await here.log(table) == before


@in_a_loop
async def test_of_a_key_given_twice_the_last_counts_for_every_reader(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        _, page, table = await playing_page(here)
        twice = '{"type":"shift","seat":0,"to":0,"to":1}'
        assert (await page.send(twice))["type"] == "done"
        assert (await here.find(table)).log.seating.chairs[1].people
        answer = await page.send('{"type":"stand","type":"sit","seat":1}')
        assert answer["why"]["type"] == "not-understood"


@in_a_loop
async def test_what_is_said_has_no_signs_that_do_something(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        anne, page, table = await playing_page(here)
        listening = await anne.socket(table)
        for text in ("\x1b[2J", "a\u202eb", "\u0000", " \n "):
            assert (await page.ask("say", text=text))["why"] == {"type": "unprintable"}
        assert (await page.ask("say", text=" <script>alert(1)</script>\n& more "))["type"] == "done"
        talk = await listening.until(lambda sent: sent["type"] == "talk" and sent["lines"])
        assert [line["text"] for line in talk["lines"]] == ["<script>alert(1)</script> & more"]


@in_a_loop
async def test_early_late_and_repeated_moves(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        anne = await here.person("Anne")
        table = await here.table(anne, setup={"dice": 1})
        for seat in (0, 1):
            await anne.done(table, "sit", seat=seat)
        page = await anne.socket(table)
        bid = {"type": "bid", "count": 1, "face": 2}
        early = await page.ask("play", seat=0, number=0, move=bid)
        assert early["why"] == {"type": "not-started"}
        await anne.done(table, "start")
        update = await page.update((await here.find(table)).audience.version)
        turn = update["seats"][0]["view"]["turn"]
        play = {"seat": turn, "move": bid}
        assert (await page.ask("play", **play, number=1))["why"] == {"type": "too-soon"}
        assert (await page.ask("play", **play, number=10**30))["why"] == {"type": "too-soon"}
        before = len(await here.log(table))
        for _ in range(3):
            assert (await page.ask("play", **play, number=0))["type"] == "done"
        assert len(await here.log(table)) == before + 1, "made once"
        other = {"seat": turn, "move": {**bid, "face": 3}}
        assert (await page.ask("play", **other, number=0))["why"] == {"type": "too-late"}
        assert (await page.ask("play", **other, number=1))["why"] == {"type": "not-your-turn"}
        for move in ({}, {"type": "bid"}, {"type": "roll", "hands": [[1], [1]]}, {"type": "bid3"}):
            refused = await page.ask("play", seat=1 - turn, number=0, move=move)
            assert refused["why"] == {"type": "not-a-move"}
        assert len(await here.log(table)) == before + 1
