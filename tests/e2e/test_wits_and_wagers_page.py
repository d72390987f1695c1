"""Wits & Wagers in real browsers: a big screen, a team of two on their phones, a keyboard."""

import json
import re
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import httpx
import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from accessible import assert_accessible, sideways_scrolling
from at_table import Helper, become
from evening import (
    button,
    choose,
    follows_the_link,
    is_at_a_table,
    plays_again,
    presses,
    says_a_name,
    starts_the_game,
)
from people import PHONE, TELEVISION, Person
from served import free_port
from witsend.content.packs import Question, read_pack
from witsend.content.packs.registry import house as read_house

DONE = "Done betting"
GO_ON = "Go on"
SHOW = 25_000  # milliseconds that phones leave a television for the last answer and the winner
# As many as two games of two questions ask: the second game has to take what is left.
CLUB = "\n".join(
    f"""
[[question]]
id = "club-{name}"
en = "How many {name} are in the club's cellar, beneath the old house by the harbour?"
unit_en = "{name}"
answer = "{answer}"
low = "1"
high = "90000000"
source = "The cellar book, under {name}"
remark_en = "And not one of the {name} has ever been dusted."
"""
    for name, answer in {
        "bottles": 4310087,
        "barrels": 5728819,
        "ladders": 1290733,
        "corks": 4018877,
    }.items()
)


@dataclass
class House:
    url: str


@pytest.fixture(scope="module")
def pack(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("packs") / "club.toml"
    file.write_text(f'name = "club"\ntitle_en = "The club\'s own"\n{CLUB}', encoding="utf-8")
    return file


@pytest.fixture(scope="module")
def house(pack: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One that has a club's own questions beside the house's."""
    port, data = free_port(), tmp_path_factory.mktemp("house") / "tables"
    options = ["--port", str(port), "--data", str(data), "--questions", str(pack)]
    server = subprocess.Popen([Path(sys.executable).with_name("witsend"), "serve", *options])
    url, until = f"http://127.0.0.1:{port}", monotonic() + 30
    try:
        while not answers(url):
            assert server.poll() is None, "the server has ended"
            assert monotonic() < until, "the server does not answer"
            sleep(0.1)
        yield House(url)
    finally:
        server.terminate()
        server.wait()


def answers(url: str) -> bool:
    try:
        return httpx.get(f"{url}/api/games").is_success
    except httpx.TransportError:
        return False


def brings_questions(host: Person) -> None:
    """A sheet as people write it; what is wrong is said at its row, and stops nothing else."""
    page = host.page
    button(page, "Questions of your own").click()
    sheet = page.get_by_label("Questions and answers")
    rows = "question;answer;who\nHow many cups has grandmother?;1,987;Ada\nHow old is the cat?;"
    sheet.fill(f"{rows}old")
    expect(page.get_by_text("Row 3 answer is one number")).to_be_visible()
    expect(page.get_by_text("Columns that are not read: who")).to_be_visible()
    expect(button(page, "Use at this table")).to_be_disabled()
    assert_accessible(page)
    sheet.fill(f"{rows}14")
    expect(page.get_by_text("2 questions are fine.")).to_be_visible()
    button(page, "Use at this table").click()
    expect(page.get_by_text("Our own questions: 2 questions")).to_be_visible()
    expect(button(page, "Change your questions")).to_be_visible()


def test_teams_are_offered_more_time_and_the_lobby_asks_who_is_younger(
    house: House, person: Any
) -> None:
    """Clause 1: teams are advised to take a little more time. Clause 10: a tie goes to the
    youngest, and ruling WW-11: the host may tap the names."""
    anne: Person = person("Anne", phone=True)
    page = anne.goes_to("/new/wits-and-wagers").page
    says_a_name(anne)
    page.get_by_text("Options of the game").click()
    expect(page.get_by_label("Seconds to guess")).to_have_count(0)  # one clock, not two
    about = page.get_by_role("group", name="Asked about")
    expect(about.get_by_role("checkbox", name="All")).to_be_checked()
    for topic in ("Food", "Music"):
        about.get_by_role("checkbox", name=topic).check()
    expect(about.get_by_role("checkbox", name="All")).not_to_be_checked()
    choice = page.get_by_role("group", name="Time to guess, and to bet")
    expect(choice.get_by_role("radio", name="30 s")).to_be_checked()
    choice.get_by_role("radio", name="45 s").set_checked(True)
    button(page, "Open the table").click()
    table = is_at_a_table(anne)
    expect(page.get_by_text("45 seconds to guess")).to_be_visible()
    expect(page.get_by_text("Asked about: Food, Music")).to_be_visible()
    brings_questions(anne)
    ben = Helper(house.url, "Ben")
    ben.ask(table, "sit", seat=1)
    ages = page.get_by_role("group", name="A tie goes to the youngest")
    for name in ("Ben", "Anne"):
        ages.get_by_role("checkbox", name=name).check()
    expect(ages.get_by_role("checkbox")).to_have_count(2)
    expect(ages.get_by_role("checkbox", name="1. Ben")).to_be_checked()
    expect(ages.get_by_role("checkbox", name="2. Anne")).to_be_checked()
    assert_accessible(page)
    ages.get_by_role("checkbox", name="2. Anne").uncheck()
    assert not sideways_scrolling(page)
    expect(ages.get_by_role("checkbox", name="1. Ben")).to_be_checked()
    expect(ages.get_by_role("checkbox", name="Anne", exact=True)).not_to_be_checked()
    opens_and_leaves_the_menu_of_a_seat(page, "Ben")
    setup = ben.show(table)["table"]["setup"]
    assert (setup["guess_time"], setup["bet_time"]) == (45, 45)
    drags_to_another_seat_and_takes_back(page, "Ben")
    ben.close()


def drags_to_another_seat_and_takes_back(page: Page, name: str) -> None:
    """The host makes teams by hand: by dragging, or by the menu of a seat, without a pointer."""
    seats = page.locator("li[data-seat] strong")
    seats.nth(0).scroll_into_view_if_needed()
    for place, act in ((seats.nth(1), "down"), (seats.nth(0), "up")):
        box = place.bounding_box()
        assert box
        page.mouse.move(box["x"] + 20, box["y"] + box["height"] / 2, steps=4)
        getattr(page.mouse, act)()
    expect(seats.nth(0)).to_have_text(f"Anne & {name}")
    page.get_by_label(f"Table: Anne & {name}").click()
    page.get_by_label(f"Move {name} to").select_option("Seat 2")
    expect(seats.nth(0)).to_have_text("Anne")
    expect(seats.nth(1)).to_have_text(name)


def opens_and_leaves_the_menu_of_a_seat(page: Page, name: str) -> None:
    """It is wholly on the screen, says whom it is about, and closes by Escape and a tap outside."""
    sign = page.get_by_label(f"Table: {name}")
    choices = [f"Make {name} host", f"Send {name} away"]
    leaving: Sequence[Callable[[], object]] = (
        lambda: page.keyboard.press("Escape"),
        lambda: page.get_by_role("heading", name="Seats").click(),
    )
    for leave in leaving:
        sign.click()
        for choice in choices:
            expect(button(page, choice)).to_be_in_viewport(ratio=1)
        menu = page.locator("details[open] .menu")
        expect(menu).to_be_in_viewport(ratio=1)
        assert menu.evaluate("menu => menu.scrollWidth <= menu.clientWidth")
        leave()
        expect(menu).to_have_count(0)


# What is seen


def question_on(page: Page, pack: Path) -> Question:
    asked = page.get_by_role("heading", name=re.compile("^How many .* cellar")).inner_text()
    return next(question for question in read_pack(pack).questions if question.text.en == asked)


def field(person: Person) -> Locator:
    return person.page.get_by_role("textbox", name=re.compile("^Your guess"))


def mat(person: Person) -> Locator:
    return person.page.get_by_role("list", name="The mat").locator("> li")


def seat_of(person: Person, name: str) -> Locator:
    players = person.page.get_by_role("list", name="Players").get_by_role("listitem")
    return players.filter(has_text=name)


# What is done


def opens(host: Person, *, questions: int, seats: int = 4) -> str:
    host.goes_to("/")
    page = host.page
    page.get_by_role("link", name="With friends: Wits & Wagers").click()
    says_a_name(host)
    choose(page, "Seats", str(seats))
    page.get_by_text("Options of the game").click()
    page.get_by_role("spinbutton", name="Questions", exact=True).fill(str(questions))
    choose(page, "Time to guess, and to bet", "60 s")
    page.get_by_role("checkbox", name="The club's own (4)").check()
    page.get_by_role("checkbox", name=re.compile("^The house")).uncheck()
    button(page, "Open the table").click()
    return is_at_a_table(host)


def types(person: Person, figures: str) -> None:
    for figure in figures:
        person.page.get_by_role("button", name=figure, exact=True).click()


def locks_in(person: Person) -> None:
    button(person.page, re.compile("^Lock in")).click()


def bets(person: Person, *slots: int) -> None:
    for slot in slots:
        mat(person).nth(slot).get_by_role("button").click()
    button(person.page, DONE).click()


def guesses_from_afar(helper: Helper, table: str, number: str) -> None:
    helper.plays(table, "guess", number=number)
    helper.plays(table, "lock")


def bets_from_afar(helper: Helper, table: str, *slots: int) -> None:
    helper.plays(table, "bet", bets=[{"slot": slot} for slot in slots])
    helper.plays(table, "lock")


def whispers(person: Person, text: str) -> None:
    button(person.page, "History and talk").click()
    sheet = person.page.get_by_role("dialog", name="History and talk")
    sheet.get_by_label("only to my team").check()
    sheet.get_by_role("textbox", name="Say something").fill(text)
    button(person.page, "Say").last.click()
    expect(sheet.get_by_text(text)).to_be_visible()
    person.press("Escape")


def hears(person: Person, text: str) -> None:
    button(person.page, "History and talk").click()
    sheet = person.page.get_by_role("dialog", name="History and talk")
    expect(sheet.get_by_text(text)).to_be_visible()
    person.press("Escape")


def plays_by_keyboard(person: Person, guess: str, slots: Sequence[int]) -> Iterator[None]:
    """A guess, bets, and on: after each the others have their turn."""
    expect(field(person)).to_be_visible()
    person.press(*guess)
    expect(field(person)).to_have_value(f"{int(guess):,}")
    person.press("Enter")
    yield
    for slot in slots:
        presses(person, mat(person).nth(slot).get_by_role("button"))
    presses(person, button(person.page, DONE))
    yield
    presses(person, button(person.page, GO_ON))


def keeps_the_answer_back(people: Sequence[Person], question: Question) -> None:
    """Neither on a page nor in anything it was sent."""
    for person in people:
        for said in (person.page.content(), *person.frames):
            assert question.remark.en not in said, person.name
            assert question.source not in said, person.name
            assert question.answer not in said, person.name
            assert f"{int(question.answer):,}" not in said, person.name


@dataclass
class Evening:
    """Anne and Eva are a team; Dora has nothing but a keyboard for the first question.

    Ben and Cleo play without a page.
    """

    anne: Person
    dora: Person
    eva: Person
    screen: Person
    ben: Helper
    cleo: Helper

    def __post_init__(self) -> None:
        self.everyone = [self.anne, self.dora, self.eva, self.screen]
        self.keyboard = plays_by_keyboard(self.dora, "20000000", (0, 1))
        self.table = ""

    def others_know(self, secret: str) -> bool:
        """Whether anyone but the team was told."""
        return any(secret in frame for one in (self.dora, self.screen) for frame in one.frames)

    def sit_down(self) -> None:
        self.table = opens(self.anne, questions=2)
        self.screen.goes_to(f"/screen/{self.table}")
        for seat, helper in enumerate((self.ben, self.cleo), start=1):
            helper.ask(self.table, "sit", seat=seat)
            helper.stays_at(self.table)
        self.eva.goes_to(f"/t/{self.table}")
        says_a_name(self.eva)
        button(self.eva.page, "Join Anne").first.click()
        expect(button(self.eva.page, "Stand up")).to_be_visible()
        expect(self.screen.page.get_by_text("4 are here, 1 seat is free")).to_be_visible()
        follows_the_link(self.dora, self.table)

    def guess(self) -> None:
        """The guess of a team is written by both, and seen by nobody else."""
        types(self.anne, "13")
        expect(field(self.eva)).to_have_value("13")
        expect(self.eva.page.get_by_text("Anne wrote this for both of you.")).to_be_visible()
        types(self.eva, "1355")  # a number of her own, and not joined to Anne's
        expect(field(self.anne)).to_have_value("1,355")
        expect(self.anne.page.get_by_text("Eva wrote this for both of you.")).to_be_visible()
        expect(self.eva.page.get_by_text("wrote this")).to_have_count(0)
        assert not self.others_know('"1355"')
        whispers(self.eva, "Trust me on this one")
        hears(self.anne, "Trust me on this one")
        assert not self.others_know("Trust me")
        assert_accessible(self.anne.page)
        assert_accessible(self.screen.page)
        locks_in(self.eva)
        expect(self.anne.page.get_by_text("Locked in")).to_be_visible()
        expect(seat_of(self.screen, "Anne")).to_contain_text("done")
        expect(seat_of(self.screen, "Ben")).to_contain_text("thinking")
        next(self.keyboard)
        guesses_from_afar(self.ben, self.table, "7")
        guesses_from_afar(self.cleo, self.table, "640")

    def bet(self) -> None:
        """A team's bets are both's; everyone sees them land."""
        for each in self.everyone:
            expect(mat(each)).to_have_count(5)
            expect(mat(each).nth(3)).to_contain_text("1,355")
        expect(mat(self.anne).nth(3)).to_contain_text("You & Eva")
        expect(mat(self.eva).nth(3)).to_contain_text("You & Anne")
        expect(mat(self.screen).nth(3)).to_contain_text("Anne & Eva")
        mat(self.anne).nth(2).get_by_role("button").click()
        expect(mat(self.eva).nth(2)).to_contain_text("$100")
        expect(self.eva.page.get_by_text("Anne placed these for both of you.")).to_be_visible()
        expect(mat(self.screen).nth(2)).to_contain_text("$100")
        mat(self.eva).nth(2).get_by_role("button").click()  # the other chip: one lies already
        expect(mat(self.anne).nth(2)).to_contain_text("$200")
        assert_accessible(self.eva.page)
        assert_accessible(self.screen.page)
        assert not sideways_scrolling(self.eva.page)

    def close_the_bets(self) -> None:
        next(self.keyboard)
        bets_from_afar(self.ben, self.table, 4, 4)
        bets_from_afar(self.cleo, self.table, 1, 2)
        button(self.eva.page, DONE).click()

    def see_the_answer(self, question: Question) -> None:
        for each in self.everyone:
            expect(each.page.get_by_text(question.remark.en, exact=True)).to_be_visible()
            expect(each.page.locator(".answer")).to_contain_text(f"{int(question.answer):,}")
        assert_accessible(self.anne.page)
        assert_accessible(self.screen.page)
        next(self.keyboard, None)
        button(self.eva.page, GO_ON).click()
        for helper in (self.ben, self.cleo):
            helper.plays(self.table, "next")

    def pause_once(self) -> None:
        """The host alone has a remote; everyone sees that the clock stands."""
        expect(button(self.dora.page, "Remote")).to_have_count(0)
        button(self.anne.page, "Remote").click()
        button(self.anne.page, "Everybody in?").click()
        expect(self.dora.page.get_by_text("Everybody waits for you.").first).to_be_visible()
        for said, is_paused in (("Pause the clock", True), ("Let the clock run on", False)):
            button(self.anne.page, "Remote").click()
            assert_accessible(self.anne.page)
            button(self.anne.page, said).click()
            for each in (self.anne, self.screen):
                paused = each.page.get_by_role("status").filter(has_text="Paused")
                expect(paused).to_have_count(int(is_paused))

    def see_the_end(self) -> None:
        for each in (self.anne, self.eva, self.screen):
            expect(each.page.get_by_role("list", name="At the end")).to_be_visible(timeout=SHOW)
        # Everyone backed Dora's guess with both chips, at 4:1, and the bonus is hers.
        podium = self.screen.page.get_by_role("list", name="At the end").get_by_role("listitem")
        expect(podium).to_have_count(4)  # the others are level
        expect(podium.filter(has_text="Dora")).to_contain_text("$1,100")
        expect(self.screen.page.get_by_role("list", name="To remember")).to_contain_text("Best bet")
        assert_accessible(self.screen.page)
        assert_accessible(self.anne.page)
        assert not sideways_scrolling(self.screen.page)


@dataclass
class Party:
    """Three at a table, whose host has a phone, before a television."""

    anne: Person
    screen: Person
    others: list[Helper]

    def begin(self, *, questions: int) -> None:
        self.table = opens(self.anne, questions=questions, seats=3)
        self.screen.goes_to(f"/screen/{self.table}")
        begins = button(self.screen.page, "Start the show")
        expect(begins).to_be_focused()  # for a remote that has only an OK
        self.screen.press("Enter")
        expect(begins).to_have_count(0)
        for seat, helper in enumerate(self.others, start=1):
            helper.ask(self.table, "sit", seat=seat)
            helper.stays_at(self.table)
        starts_the_game(self.anne)

    def says(self, text: str) -> None:
        expect(self.screen.page.locator(".now")).to_have_text(text)


def has_all_in_sight(one: Person, size: tuple[int, int]) -> None:
    """On a screen of that size, for a moment: what to do is not said while the clock stands."""
    before = one.page.viewport_size
    assert before
    expect(one.page.get_by_role("complementary")).to_be_visible()
    one.page.set_viewport_size({"width": size[0], "height": size[1]})
    expect(one.page.get_by_role("complementary")).to_be_hidden()
    expect(button(one.page, re.compile("^Lock in"))).to_be_in_viewport(ratio=1)
    assert one.page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    one.page.set_viewport_size(before)


def middle_of(part: Locator) -> float:
    box = part.bounding_box()
    assert box
    return box["x"] + box["width"] / 2


def letters_of(part: Locator) -> float:
    return float(part.evaluate("one => parseFloat(getComputedStyle(one).fontSize)"))


def test_a_television_says_what_happens_now_and_fills_its_screen(
    person: Any, house: House, pack: Path
) -> None:
    """A question is skipped while the clock stands, and with few guesses all is large."""
    others = [Helper(house.url, "Ben"), Helper(house.url, "Cleo")]
    anne, screen = person("Anne", phone=True), person("Television", size=TELEVISION)
    party = Party(anne, screen, others)
    party.begin(questions=2)
    party.says("Type your guess on your phone")
    skipped = question_on(screen.page, pack)
    for act in ("Pause the clock", "Skip this question"):
        button(anne.page, "Remote").click()
        button(anne.page, act).click()
        paused = screen.page.get_by_role("status").filter(has_text="Paused")
        expect(paused).to_have_count(int(act.startswith("Pause")))
        if act.startswith("Pause"):
            has_all_in_sight(anne, (320, 568))
    party.says("Skipped! Here is another question.")
    expect(anne.page.get_by_text("Skipped! Here is another question.").first).to_be_visible()
    question = question_on(screen.page, pack)
    assert question != skipped

    face_down = screen.page.locator(".slip.done")
    expect(face_down).to_have_count(0)
    types(anne, "31")
    locks_in(anne)
    party.says("Waiting for Ben and Cleo")
    expect(face_down).to_have_text(["A"])
    button(anne.page, "React with 👏").click()
    expect(seat_of(screen, "Anne")).to_contain_text("👏")
    for helper, number in zip(others, ("250", "90000000"), strict=True):
        guesses_from_afar(helper, party.table, number)
    party.says(
        "Bet on the nearest guess that is not too high: $100 at 2:1 wins $200"
    )  # as one does
    expect(mat(screen)).to_have_count(4)
    assert letters_of(mat(screen).nth(1).locator("strong")) > 110
    for helper in others:
        bets_from_afar(helper, party.table, 2, 2)
    party.says("Waiting for Anne")
    for amount in mat(screen).nth(2).locator(".amount").all():
        expect(amount).to_be_in_viewport(ratio=1)
        assert letters_of(amount) >= 40
    bets(anne, 1, 2)
    answer = screen.page.locator(".answer")
    expect(answer).to_contain_text(f"{int(question.answer):,}")
    # Less motion is wanted on both; a phone still leaves the television the time to tell it.
    assert anne.page.locator(".answer, .afterword, .gain").count() == 0
    expect(button(anne.page, "Skip")).to_have_count(0)
    party.says("Next question: press “Go on” on your phone")
    expect(screen.page.locator(".asked").get_by_role("timer")).to_be_visible()  # until it goes on
    # Why somebody has more now: odds and bonus in words, and beside names what it has brought.
    expect(
        screen.page.get_by_text("Bets on 250 win 2:1, and whoever guessed it $300 more")
    ).to_be_visible()
    expect(seat_of(screen, "Ben")).to_contain_text("+\u2060$700")
    for part in screen.page.locator("li[data-seat], li[data-seat] .gain").all():
        expect(part).to_be_in_viewport(ratio=1)
    expect(anne.page.get_by_text("$100 on 250 at 2:1: +$200")).to_be_visible()
    expect(anne.page.get_by_text("Third of three. $200 behind Cleo.")).to_be_visible()
    assert abs(middle_of(answer) - TELEVISION[0] / 2) < 4
    assert letters_of(answer) > 100
    button(anne.page, GO_ON).click()
    party.says("Next question: waiting for Ben and Cleo")
    for helper in others:
        helper.close()


class Crowd:
    """Six who play over HTTP, by the club's questions: all guesses are too low, so that the highest
    wins at 5:1, and whoever lays all they have on it is soon rich."""

    NAMES = (
        "Featherstonehaugh",
        "Ben",
        "Chloé",
        "Maximiliana-Theodora",
        "Dmitri Ostrogradsky",
        "Hanna",
    )
    HIGHEST = 6  # of seven places

    def __init__(self, url: str, *, questions: int = 4, seats: int = len(NAMES)) -> None:
        self.helpers = [Helper(url, name) for name in self.NAMES[:seats]]
        setup = {
            "seats": seats,
            "questions": questions,
            "guess_time": 0,
            "bet_time": 0,
            "packs": ["club"],
            "tiebreak": "shared",
        }
        self.table = self.helpers[0].open_game("wits-and-wagers", setup)
        for seat, helper in enumerate(self.helpers):
            helper.ask(self.table, "sit", seat=seat)
            helper.stays_at(self.table)
        self.helpers[0].ask(self.table, "start")

    def guess(self, *, alike: tuple[int, int] = (0, 0)) -> None:
        """Each their own, but for the second of two who guess the same."""
        for seat, helper in enumerate(self.helpers):
            number = 120 + (alike[0] if seat == alike[1] else seat)
            guesses_from_afar(helper, self.table, str(number))

    def bet(self, slot: int, *, others: int) -> None:
        """All they have on one, and the second chip on another."""
        for seat, helper in enumerate(self.helpers):
            bank = helper.show(self.table)["seats"][0]["view"]["banks"][seat]
            both = [{"slot": slot, "chips": bank}, {"slot": others}]
            helper.plays(self.table, "bet", bets=both)

    def finish_the_bets(self) -> None:
        for helper in self.helpers:
            helper.plays(self.table, "lock")

    def grow_rich(self, questions: int) -> None:
        for _ in range(questions):
            self.guess()
            self.bet(self.HIGHEST, others=self.HIGHEST)
            self.finish_the_bets()
            for helper in self.helpers:
                helper.plays(self.table, "next")

    def close(self) -> None:
        for helper in self.helpers:
            helper.close()


# Of places, bets, and what is written on them: whatever is not all in its place, and in the mat.
OUTSIDE = """mat => [...mat.querySelectorAll("ol > li")].flatMap((place) => {
  const inside = (one, box) => one.left > box.left - 0.5 && one.right < box.right + 0.5
    && one.top > box.top - 0.5 && one.bottom < box.bottom + 0.5
  return [...place.querySelectorAll(
    ".place, .who, strong, .bet, .bet .disc, .bet .chips, .amount, .sum"
  )]
    .filter((part) => !part.classList.contains("unseen"))
    .filter((part) => [place, mat, part.closest(".bet") ?? place]
      .some((around) => !inside(part.getBoundingClientRect(), around.getBoundingClientRect())))
    .map((part) => `${part.className} ${part.textContent.trim()}`)
})"""

# Words of names in the band below that do not stand in one line.
PARTED = """() => [...document.querySelectorAll("li[data-seat] .name")].flatMap((name) => {
  const text = [...name.childNodes].find(({ data }) => data?.trim())
  return [...text.data.matchAll(/[^\\s-]+/g)].flatMap(({ index, 0: word }) => {
    const range = document.createRange()
    range.setStart(text, index)
    range.setEnd(text, index + word.length)
    return range.getClientRects().length > 1 ? [word] : []
  })
})"""

# What lies over the middle of it, or its lower edge.
UNDER = """element => {
  const { left, bottom, width, height } = element.getBoundingClientRect()
  return [bottom - height / 2, bottom - 3]
    .map((y) => document.elementFromPoint(left + width / 2, y))
    .filter((over) => !element.contains(over))
    .map((over) => over?.className ?? "beyond").join()
}"""

# When nothing of it moves any more.
SETTLED = """element => Promise.all(
  element.getAnimations({ subtree: true }).map(({ finished }) => finished)
)"""


@pytest.mark.parametrize(
    ("locale", "amount"),
    [("en-GB", "$43,100"), ("fr-FR", "43 100 $")],
)
@pytest.mark.soak
def test_all_bets_of_a_crowd_lie_in_their_place_on_a_television(
    locale: str, amount: str, person: Any, house: House
) -> None:
    crowd = Crowd(house.url)
    screen: Person = person("Television", size=TELEVISION, locale=locale, still=False)
    page = screen.page
    crowd.grow_rich(3)
    crowd.guess(alike=(3, 4))  # two names of two lines each on one guess
    screen.goes_to(f"/screen/{crowd.table}")
    laid = page.locator(".mat")
    expect(laid.locator("ol > li")).to_have_count(6)
    expect(page.locator("li[data-seat] .name")).to_have_count(6)
    assert page.evaluate(PARTED) == []
    crowd.bet(1, others=5)
    first = laid.locator("ol > li").nth(1)
    expect(first.locator(".bet")).to_have_count(6)
    laid.evaluate(SETTLED)
    assert laid.evaluate(OUTSIDE) == []
    said = [" ".join(text.split()) for text in first.locator(".amount").all_inner_texts()]
    assert amount in said
    for each in first.locator(".amount").all():
        assert letters_of(each) >= 0.015 * TELEVISION[0]
    crowd.finish_the_bets()
    expect(page.locator(".mat.told")).to_be_visible()
    laid.evaluate(SETTLED)
    assert laid.evaluate(OUTSIDE) == []
    expect(first.locator(".bet").first).to_be_visible()
    crowd.close()


@pytest.mark.parametrize(
    "locale",
    [
        pytest.param("en-GB", marks=pytest.mark.soak),
        pytest.param("fr-FR", marks=pytest.mark.soak),
        "es-ES",
    ],
)
def test_on_a_small_phone_a_question_about_chips_in_hand_covers_no_place(
    locale: str, person: Any, house: House
) -> None:
    crowd = Crowd(house.url)
    crowd.grow_rich(1)
    crowd.guess()
    ben: Person = person("Ben", phone=True, size=(320, 568), locale=locale)
    page = ben.page
    become(page, crowd.helpers[1])
    ben.goes_to(f"/t/{crowd.table}")
    places = page.locator(".mat ol > li")
    expect(places).to_have_count(7)
    expect(page.get_by_role("complementary")).to_be_visible()
    done = page.locator(".stakes > button")
    for asked in (False, True):
        if asked:
            said = done.inner_text()
            done.click()
            expect(done).not_to_have_text(said)
        for part in (*places.all(), *page.locator(".stakes button:visible").all()):
            expect(part).to_be_in_viewport(ratio=1)
        panel, last = page.locator(".bar").bounding_box(), places.last.bounding_box()
        assert panel
        assert last
        assert last["y"] + last["height"] <= panel["y"] + 1
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    crowd.close()


AWKWARD = ("googol", "Campbell's Soup", "double stitches", "golden hamster")  # words wrap badly
LONGEST = 12

# A question on a television that does not lie whole in its room, or whose room is not its own.
CUT = """() => {
  const question = document.querySelector(".asked h2"), section = question.closest(".asked")
  const [room, around, round] = [question.parentElement, section, section.querySelector(".round")]
    .map((one) => one.getBoundingClientRect())
  const size = parseFloat(getComputedStyle(question).fontSize)
  const whole = question.offsetHeight <= room.height + 1
    && question.scrollWidth <= question.clientWidth
    && room.top >= round.bottom - 1 && room.bottom < around.bottom && around.bottom < innerHeight
  return whole && size >= 0.02 * innerWidth ? "" : `${question.textContent} (${size} px)`
}"""


@pytest.mark.parametrize("language", ["en", "fr", "es"])
@pytest.mark.parametrize("whole_deck", [False, pytest.param(True, marks=pytest.mark.soak)])
def test_no_question_of_the_deck_is_cut_off_on_a_television(
    whole_deck: bool, language: str, person: Any, house: House
) -> None:
    """Each is put into what the server has sent, while people guess, and while they bet."""
    crowd = Crowd(house.url)
    texts = [getattr(question.text, language) for question in read_house().questions]
    shown = sorted(texts, key=len, reverse=True)[: len(texts) if whole_deck else LONGEST]
    if not whole_deck:
        shown += [
            getattr(question.text, language)
            for question in read_house().questions
            if any(words in question.text.en for words in AWKWARD)
        ]
    locale = {"en": "en-GB", "fr": "fr-FR", "es": "es-ES"}[language]
    screen: Person = person("Television", size=TELEVISION, locale=locale, new=True)
    page = screen.page
    wires: list[WebSocketRoute] = []
    from_server = [True]

    def connect(wire: WebSocketRoute) -> None:
        wires.append(wire)
        server = wire.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            if from_server[0]:
                wire.send(message)

        server.on_message(pass_on)

    page.route_web_socket(re.compile("/socket"), connect)
    screen.goes_to(f"/screen/{crowd.table}")
    question = page.locator(".asked h2")
    expect(question).to_be_visible()
    cut = []
    for phase in ("guessing", "betting"):
        if phase == "betting":
            from_server[0] = True
            crowd.guess()
            expect(page.locator(".mat ol > li")).to_have_count(7)
        from_server[0] = False
        update = screen.updates[-1]
        for asked, text in enumerate(shown):
            (seat,) = update["seats"]
            card = {**seat["view"]["card"], "text": {language: text, "en": text}}
            view = {**seat["view"], "card": card, "asked": 1000 + asked}
            wires[-1].send(json.dumps({**update, "seats": [{**seat, "view": view}]}))
            # Spaces and hyphens that part no line are put in by the page.
            expect(question).to_have_text(re.compile(re.sub(r"\W+", r"\\W+", text)))
            if said := page.evaluate(CUT):
                cut.append(f"{phase}: {said}")
    assert cut == []
    crowd.close()


@pytest.mark.parametrize("phase", ["guessing", "betting"])
def test_a_phone_on_its_side_has_a_line_for_the_pause_and_room_for_the_game(
    phase: str, person: Any, house: House
) -> None:
    crowd = Crowd(house.url)
    if phase == "betting":
        crowd.guess()
    crowd.helpers[0].ask(crowd.table, "hold", on=True)
    ben: Person = person("Ben", phone=True, size=(844, 390))
    page = ben.page
    become(page, crowd.helpers[1])
    ben.goes_to(f"/t/{crowd.table}")
    paused = page.get_by_role("status").filter(has_text="Paused")
    line, question = paused.bounding_box(), page.locator(".question").bounding_box()
    assert line
    assert question
    assert line["height"] < 40
    assert question["y"] >= line["y"] + line["height"]
    assert question["width"] > 400
    for player in page.get_by_role("list", name="Players").get_by_role("listitem").all():
        expect(player).to_be_in_viewport(ratio=0.99)
    expect(page.locator(".bar button").last).to_be_in_viewport(ratio=0.99)
    crowd.close()


@pytest.mark.parametrize("size", [PHONE, (320, 568), (390, 844)])
def test_whoever_is_done_betting_has_all_faces_to_throw_in_sight(
    size: tuple[int, int], person: Any, house: House
) -> None:
    crowd = Crowd(house.url)
    crowd.grow_rich(1)
    crowd.guess()
    screen: Person = person("Television", size=TELEVISION)
    screen.goes_to(f"/screen/{crowd.table}")
    expect(mat(screen)).to_have_count(7)
    ben: Person = person("Ben", phone=True, size=size)
    become(ben.page, crowd.helpers[1])
    bets_from_afar(crowd.helpers[1], crowd.table, 4, 5)
    ben.goes_to(f"/t/{crowd.table}")
    expect(ben.page.get_by_text(re.compile("^If .* wins"))).to_have_count(3)
    for face in button(ben.page, re.compile("^React with")).all():
        expect(face).to_be_in_viewport(ratio=0.99)
        assert face.evaluate(UNDER) == "", face
    crowd.close()


@pytest.mark.parametrize("seats", [3, 4, 6])
@pytest.mark.parametrize("backed", [False, True])
def test_the_winner_stands_in_the_middle_of_the_podium(
    seats: int, backed: bool, person: Any, house: House
) -> None:
    """Whoever guessed highest wins, or whoever backed it; the others are level."""
    crowd = Crowd(house.url, questions=1, seats=seats)
    crowd.guess()
    for seat, helper in enumerate(crowd.helpers):
        slots = (seats, seats) if seat == 0 and backed else (1, 1)
        bets_from_afar(helper, crowd.table, *slots)
    screen: Person = person("Television", size=TELEVISION)
    screen.goes_to(f"/screen/{crowd.table}")
    podium = screen.page.get_by_role("list", name="At the end")
    expect(podium.locator(".step-1")).to_have_count(1)
    podium.evaluate(SETTLED)
    assert abs(middle_of(podium.locator(".step-1")) - middle_of(podium)) < 4
    for block in podium.locator(".block").all():
        expect(block).to_be_in_viewport(ratio=0.99)
        expect(block).not_to_contain_text("=")
    crowd.close()


# How many cards said nothing of what was won when they were first seen; "-" as long as none were.
WATCH_CARDS = """() => {
  document.body.dataset.silent = "-"
  new MutationObserver((_, watcher) => {
    const cards = [...document.querySelectorAll("ul.paid > li .gain")]
    if (cards.length === 0) return
    document.body.dataset.silent = cards.filter((card) => !card.textContent.trim()).length
    watcher.disconnect()
  }).observe(document.body, { subtree: true, childList: true, attributes: true })
}"""


def test_cards_of_winnings_come_when_there_is_something_on_them(person: Any, house: House) -> None:
    crowd = Crowd(house.url)
    crowd.guess()
    screen: Person = person("Television", size=TELEVISION, still=False)
    screen.goes_to(f"/screen/{crowd.table}")
    expect(mat(screen)).to_have_count(7)
    screen.page.evaluate(WATCH_CARDS)
    for helper in crowd.helpers:
        bets_from_afar(helper, crowd.table, 3, crowd.HIGHEST)
    expect(screen.page.locator(".flight").first).to_be_attached()
    expect(screen.page.locator("body")).to_have_attribute("data-silent", "0")
    crowd.close()


def one_question(person: Any, house: House, pack: Path) -> tuple[Evening, Question]:
    evening = Evening(
        anne=person("Anne", phone=True),
        dora=person("Dora"),
        eva=person("Eva", phone=True, theme="dark"),
        screen=person("Television", size=TELEVISION),
        ben=Helper(house.url, "Ben"),
        cleo=Helper(house.url, "Cleo"),
    )
    evening.sit_down()
    starts_the_game(evening.anne)
    first = question_on(evening.screen.page, pack)
    evening.guess()
    evening.bet()
    keeps_the_answer_back(evening.everyone, first)
    evening.close_the_bets()
    evening.see_the_answer(first)
    return evening, first


def test_a_question_with_a_big_screen_a_keyboard_and_a_team_of_two(
    person: Any, house: House, pack: Path
) -> None:
    evening, _ = one_question(person, house, pack)
    evening.ben.close()
    evening.cleo.close()


@pytest.mark.soak
def test_an_evening_with_a_big_screen_a_keyboard_and_a_team_of_two(
    person: Any, house: House, pack: Path
) -> None:
    evening, first = one_question(person, house, pack)
    expect(evening.screen.page.get_by_text("Question 2 of 2")).to_be_visible()
    second = question_on(evening.screen.page, pack)
    evening.pause_once()
    guesses_from_afar(evening.ben, evening.table, "2")
    guesses_from_afar(evening.cleo, evening.table, "3")
    for friend, guess in ((evening.anne, "1"), (evening.dora, "4")):
        types(friend, guess)
        locks_in(friend)
    expect(mat(evening.screen)).to_have_count(5)
    keeps_the_answer_back(evening.everyone, second)
    for helper in (evening.ben, evening.cleo):
        bets_from_afar(helper, evening.table, 4, 4)
        helper.close()
    bets(evening.anne, 4, 4)
    expect(evening.anne.page.get_by_text("Watch the screen!")).to_be_visible()
    bets(evening.dora, 4, 4)
    evening.see_the_end()

    # Once more, everybody where they sat, with what has not been asked yet.
    plays_again([evening.anne, evening.dora, evening.eva])
    starts_the_game(evening.anne)
    third = question_on(evening.anne.page, pack)
    assert third.id not in {first.id, second.id}
