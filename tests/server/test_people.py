"""People: whoever holds the signature is the person, and names are harmless."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as some

from asking import house, in_a_loop
from witsend.server.lookalikes import alike, is_passed_off
from witsend.server.people import COOKIE, BadName, new_id, person_of, tidy_name, token
from witsend.server.seating import distinct

KEY = b"k" * 32


def test_a_token_names_its_person() -> None:
    assert person_of(KEY, token(KEY, "anne")) == "anne"


@given(place=some.integers(0, 200), letter=some.characters(codec="utf-8"))
def test_a_token_changed_anywhere_is_nobodys(place: int, letter: str) -> None:
    good = token(KEY, "anne")
    place %= len(good)
    changed = good[:place] + letter + good[place + 1 :]
    assert person_of(KEY, changed) == ("anne" if changed == good else None)


@given(claimed=some.text())
def test_no_text_is_a_token_by_chance(claimed: str) -> None:
    assert person_of(KEY, claimed) is None


def test_another_server_s_token_is_nobodys() -> None:
    assert person_of(KEY, token(b"other" * 8, "anne")) is None


def test_a_person_s_id_says_nothing_of_the_token() -> None:
    assert token(KEY, "anne").split(".")[1] not in new_id()
    assert len({new_id() for _ in range(100)}) == 100


@pytest.mark.parametrize(
    ("said", "kept"),
    [
        ("Anne", "Anne"),
        ("  Anne \t Bonny\n", "Anne Bonny"),
        ("Ö" * 24, "Ö" * 24),
        ("💀", "💀"),
        ("🏴‍☠️ Jo", "🏴‍☠️ Jo"),
    ],
)
def test_a_name_is_kept_on_one_line(said: str, kept: str) -> None:
    assert tidy_name(said) == kept


@pytest.mark.parametrize("said", ["", " \n", "x" * 25, "a\x00b", "a\x1b[31m", "a\u202eb", "\u200b"])
def test_a_name_has_no_signs_that_do_something(said: str) -> None:
    with pytest.raises(BadName):
        tidy_name(said)


@pytest.mark.parametrize(
    "said", ["\u200d", "\ufe0f", "\u3164", "\u2800", "A\u034fnne", "e" + "\u0301" * 4]
)
def test_a_name_can_be_seen_and_stays_in_its_line(said: str) -> None:
    with pytest.raises(BadName):
        tidy_name(said)


def test_accents_of_every_script_are_plain() -> None:
    for word in ("ế", "e\u0302\u0301", "ที่นี้", "क्षि", "שָׁלוֹם", "می\u200cشد"):
        assert tidy_name(word) == word


def test_names_that_look_alike_are_told_apart() -> None:
    same = ("Zoé", "zoé", "Zo\u200dé", "Zoe\u0301", "Zoé\ufe0f", "\uff3aoé")
    assert distinct(same) == tuple(
        name + (f" {n}" if n > 1 else "") for n, name in enumerate(same, start=1)
    )
    assert distinct(("Zoé", "Zoe")) == ("Zoé", "Zoe")


@pytest.mark.parametrize(
    ("name", "other", "how"),
    [
        ("Anne", "\u0410nne", "Cyrillic"),
        ("Anne", "\u0391nn\u0435", "Greek and Cyrillic"),
        ("ANNE", "\u0391\u039d\u039d\u0395", "Greek alone"),
        ("Anne", "\uff21\uff4e\uff4e\uff45", "fullwidth"),
        ("Anne", "\U0001d400\U0001d427\U0001d427\U0001d41e", "mathematical"),
        ("Anne", "\u1d00\u0274\u0274\u1d07", "small capitals"),
        ("Anne", "\U0001f150\U0001f15d\U0001f15d\U0001f154", "white on black"),
        ("Anne", "\u24b6nne", "circled"),
        ("Hata", "\u041d\u0410\u0422\u0410", "capitals of another alphabet"),
        ("Capa", "\u0421\u0430\u0440\u0430", "a whole name of another alphabet"),
        ("Zo\u00e9", "Z\u043e\u00e9", "beside an accent"),
        ("\u00c9lo", "\u0415\u0301lo", "under an accent"),
        ("Olga", "0lga", "figures"),
        ("Al", "AI", "a capital I"),
        ("Al", "A1", "a one"),
        ("Ilja", "llja", "a capital I, the other way round"),
        ("Ossian", "\u0555ssian", "Armenian"),
        ("Anne", "\u13aann\u0435", "Cherokee"),
    ],
)
def test_a_name_that_only_looks_like_another_is_known(name: str, other: str, how: str) -> None:
    assert is_passed_off(name, other), how
    assert is_passed_off(other, name), how
    assert distinct((name, other)) == (name, f"{other} 2")


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Anna", "\u0410\u043d\u043d\u0430"),  # Анна
        ("Hanna", "\u0425\u0430\u043d\u043d\u0430"),
        ("Boba", "\u0412\u043e\u0432\u0430"),  # Вова
        ("Anna", "\u0386\u03bd\u03bd\u03b1"),
        ("Zoe", "Zo\u00e9"),
        ("Ila", "Lia"),
        ("Eli", "Ell"),
        ("Ann", "Anne"),
        ("Tom", "Tim"),
        ("\u7530", "\u7531"),
    ],
)
def test_names_that_look_different_have_nothing_to_do_with_each_other(
    name: str, other: str
) -> None:
    assert tidy_name(other) == other
    assert not alike(name, other)
    assert distinct((name, other)) == (name, other)


def test_namesakes_are_no_impostors() -> None:
    for other in ("Anne", "ANNE", "anne", "An\u200dne"):
        assert alike("Anne", other)
        assert not is_passed_off("Anne", other)
    cyrillic = "\u0410\u043d\u043d\u0430"
    assert alike(cyrillic, cyrillic.upper())
    assert not is_passed_off(cyrillic, cyrillic.upper())


@in_a_loop
async def test_a_page_has_a_cookie_that_scripts_and_other_sites_cannot_use(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        page = await here.asker()
        named = await page.post("/api/people", {"name": "Anne"}, headers={"Origin": here.url})
        cookie = named.headers["set-cookie"]
        assert {"HttpOnly", "SameSite=lax", "Path=/"} <= set(cookie.split("; "))
        assert "Secure" not in cookie  # this server speaks no HTTPS
        assert named.json()["token"] is None, "a script would read what HttpOnly hides"
        assert (await page.get("/api/people/me")).json() == {**named.json(), "name": "Anne"}


@in_a_loop
async def test_a_program_has_a_token(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        anne = await here.person("Anne")
        me = (await anne.get("/api/people/me")).json()
        assert me == {"id": anne.id, "name": "Anne", "token": None}


@in_a_loop
async def test_a_new_name_keeps_the_person(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        anne = await here.person("Anne")
        again = (await anne.post("/api/people", {"name": " Mary  Read "})).json()
        assert again == {"id": anne.id, "name": "Mary Read", "token": anne.token}
        assert (await anne.get("/api/people/me")).json()["name"] == "Mary Read"


@in_a_loop
async def test_a_name_that_is_none_is_refused_in_a_sentence(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        stranger = await here.asker()
        for name in ("", "\u202eenna", "x" * 25):
            refused = await stranger.post("/api/people", {"name": name})
            assert refused.status_code == 400
            assert refused.json()["sentence"] == "A name is 1 to 24 letters, figures or signs."
            assert "set-cookie" not in refused.headers


@in_a_loop
async def test_a_forged_cookie_or_token_is_nobody(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        anne = await here.person("Anne")
        forged = [anne.id, anne.id + ".", anne.token[:-1], anne.token + "0", "é." + anne.token]
        for claimed in (*forged, f"{anne.id}x{anne.token[len(anne.id) :]}"):
            asker = await here.asker()
            sent = {"Cookie": f"{COOKIE}={claimed}"}, {"Authorization": f"Bearer {claimed}"}
            for headers in sent:
                raw = {name: value.encode("latin-1") for name, value in headers.items()}
                answer = await asker.get("/api/people/me", headers=raw)
                assert answer.json() is None
                table = {"game": "pirates-dice", "setup": {"seats": 2}}
                opened = await asker.post("/api/tables", table, headers=raw)
                assert opened.status_code == 401
                assert opened.json()["why"] == {"type": "no-name"}


@in_a_loop
async def test_a_second_device_of_the_same_person_holds_the_same_seat(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        anne = await here.person("Anne")
        phone = await here.asker(anne.token)
        table = await here.table(anne)
        await anne.done(table, "sit", seat=1)
        assert [seat["seat"] for seat in (await phone.show(table))["seats"]] == [1]
        await phone.done(table, "stand", seat=1)


@in_a_loop
async def test_names_are_found_again_when_many_have_been_said_since(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("witsend.server.visitors.MOST_NAMES", 2)
    async with house(tmp_path) as here:
        people = [await here.person(name) for name in ("Anne", "Mary", "Jack")]
        for person in people:
            assert (await person.get("/api/people/me")).json()["name"] == person.name
            assert len(here.app.visitors.names) <= 2


@in_a_loop
async def test_nobody_speaks_as_someone_who_sits_there(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ben, anne, olga = [await here.person(name) for name in ("Ben", "Anne", "anne")]
        table = await here.table(ben)
        await ben.done(table, "sit", seat=0)
        await anne.done(table, "sit", seat=1)
        await ben.done(table, "start")
        await ben.post("/api/people", {"name": "Anne"})
        for person in (anne, ben, olga):
            await person.done(table, "say", text="Three fives, I swear.")
        spoken = (await here.find(table)).log.talk.lines_for(None, 0, ())
        assert [line.name for line in spoken] == ["Anne", "Ben", "anne 2"]


@in_a_loop
async def test_nobody_comes_back_to_their_seat_as_someone_else(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ben, anne = [await here.person(name) for name in ("Ben", "Anne")]
        table = await here.table(ben)
        await ben.done(table, "sit", seat=0)
        await anne.done(table, "sit", seat=1)
        await ben.done(table, "start")
        await ben.post("/api/people", {"name": "Anne"})
        for called, names in (("", ["Ben", "Anne"]), ("ANNE", ["Ben", "Anne"])):
            await ben.done(table, "stand", seat=0)
            await ben.done(table, "sit", seat=0, called=called)
            chairs = (await ben.show(table))["table"]["chairs"]
            assert [chair["name"] for chair in chairs] == names
        await ben.done(table, "stand", seat=0)
        await ben.done(table, "sit", seat=0, called="Captain")
        assert (await ben.show(table))["table"]["chairs"][0]["name"] == "Captain"
