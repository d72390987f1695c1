"""Adventure Book in real browsers: a chapter told by two, and alone on a phone."""

import re
import shutil
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

import served
from accessible import assert_accessible, overlapping, sideways_scrolling
from at_table import Helper, become
from evening import (
    button,
    choose,
    follows_the_link,
    is_at_a_table,
    play,
    press,
    presses,
    ready,
    says_a_name,
    skip_the_scenes,
    skipping,
    skips_the_scene,
    starts_the_game,
)
from people import Person
from served import Server
from witsend.content import books
from witsend.content.books.shelf import ADDED

GAME = "adventure-book"
HOUSE_BOOK = Path(str(books.__file__)).parent / "house"
BOOK = "short"
CHALLENGE = "[[challenge]]"
EMPTY = 40  # pixels: a band so high between the map and the bar would stand empty
LINE = 3  # pixels around a card that is taken up
NARROWEST = 32  # pixels of a card, whose sign is still told apart
READABLE = 110  # pixels in which a choice of a few words is not cut
GOES = re.compile("^Move .* to ")
READ_ON = re.compile("^Read (on|it again)$")
SIZES = ((320, 568), (390, 844), (844, 390), (768, 1024), (1366, 768))


def soak(case: Any) -> Any:
    return pytest.param(case, marks=pytest.mark.soak)


def short_book(folder: Path) -> Path:
    """The house's book, but its first chapter has one challenge, which any card completes."""
    book = shutil.copytree(HOUSE_BOOK, folder / BOOK)
    chapter = book / "ch1.toml"
    before, firewood, *_, last = chapter.read_text().split(CHALLENGE)
    plots = last[last.index("# Plot table") :]
    cheap = re.sub(r"\n(cost|brave) = .*", "", firewood) + "cost = { any = 1 }\n"
    chapter.write_text(f"{before}{CHALLENGE}{cheap}{plots}")
    return book


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """With a book that is told in a few turns."""
    folder = tmp_path_factory.mktemp("house")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(ADDED, str(short_book(folder)))
        with served.house(folder / "tables") as server:
            yield server


@contextmanager
def begun_alone(name: str, house: str, **setup: Any) -> Iterator[tuple[Helper, str]]:
    """Someone who is the only one to sit down, and the table of a game that has begun."""
    with closing(Helper(house, name)) as helper:
        table = helper.open_game(GAME, {"seats": 1, "book": BOOK, **setup})
        helper.ask(table, "sit", seat=0)
        helper.ask(table, "start")
        yield helper, table


@contextmanager
def alone_at_a_table(person: Person, house: str, **setup: Any) -> Iterator[None]:
    """The same, in a browser."""
    with begun_alone(person.name, house, **setup) as (helper, table):
        become(person.page, helper)
        person.goes_to(f"/t/{table}")
        yield


def follows_the_advice(person: Person, _: Random) -> bool:
    """Asks what a bot would do, and does so. Whether it did."""
    skips_the_scene(person)
    advised = button(person.page, "Do that")
    if not advised.count():  # where advice takes its time, it is there the next time
        press(button(person.page, "What would you do?"))
    return press(advised)


def is_told(person: Person) -> bool:
    """The chapter, to its end or until it was interrupted."""
    return person.game_is_over or "go-on" in person.kinds


def tell_the_chapter(people: Sequence[Person]) -> None:
    play(people, Random(1), follows_the_advice, over=is_told)
    skip_the_scenes(people)


# Along the lower edge and both sides of what the game has of the screen: what a finger would touch.
PEEPING = """() => {
  const { left, right } = document.querySelector("main").getBoundingClientRect();
  const { top } = document.querySelector(".stage .inside").getBoundingClientRect();
  const low = innerHeight - 2;
  const points = [[left + 2, top + 60], [right - 2, top + 60]];
  for (let x = left + 2; x < right; x += 20) points.push([x, low]);
  const seen = points.map(([x, y]) => document.elementFromPoint(x, y));
  return seen.filter((part) => !part.closest(".stage, .skip")).map((part) => part.outerHTML);
}"""


def covers_the_board(page: Page) -> None:
    """A scene: nothing peeps out at its edges."""
    expect(page.locator(".stage .inside")).to_be_visible()
    assert page.evaluate(PEEPING) == []


def begin_together(person: Any) -> list[Person]:
    """Two people, from the home page to their first offer of a trade."""
    anne: Person = person("Anne")
    ben: Person = person("Ben", phone=True, theme="dark")
    anne.goes_to("/")
    anne.page.get_by_role("link", name="With friends: Adventure Book").click()
    says_a_name(anne)
    choose(anne.page, "Seats", "2")
    anne.page.get_by_text("Options of the game").click()
    choose(anne.page, "Book", BOOK)
    button(anne.page, "Open the table").click()
    table = is_at_a_table(anne)
    follows_the_link(ben, table)
    starts_the_game(anne)
    question = "Who was the last to finish a chore?"
    for friend in (anne, ben):
        expect(friend.page.get_by_role("heading", name=question)).to_be_visible()
        assert_accessible(friend.page)
        assert not sideways_scrolling(friend.page)
    expect(anne.page.get_by_role("button", name="By lot")).to_be_visible()
    ben.page.get_by_role("button", name="Anne", exact=True).click()
    expect(anne.page.get_by_text("never says no").first).to_be_visible()
    for friend in (anne, ben):
        covers_the_board(friend.page)
    skip_the_scenes((anne, ben))
    for friend in (anne, ben):
        assert_accessible(friend.page)
        assert not sideways_scrolling(friend.page)

    expect(ben.page.get_by_text("Anne's turn: moving", exact=True)).to_be_visible()
    ready(anne.page, GOES).first.click()
    ready(anne.page, "Done moving").click()
    button(anne.page, "Hands and trade").click()
    hands = anne.page.get_by_role("dialog")
    expect(hands.get_by_text("Ben's cards")).to_be_visible()
    assert_accessible(anne.page)
    mine = {card.get_attribute("aria-label") for card in anne.page.locator(".cards button").all()}
    theirs = hands.locator("section", has_text="Ben's cards").get_by_role("button")
    take = next(c for c in theirs.all() if len(mine - {c.get_attribute("aria-label")}) > 0)
    take.click()
    own = hands.locator("section", has_text="Your cards").get_by_role("button")
    own.filter(
        has_not_text=take.inner_text().strip()
    ).first.click()  # a card for its like is no trade
    hands.get_by_role("button", name=re.compile("^Offer Ben ")).click()
    ready(ben.page, "Decline").click()
    expect(ben.page.get_by_text("Anne's turn: telling", exact=True)).to_be_visible()
    ready(anne.page, "End my turn").click()
    for friend in (anne, ben):
        covers_the_board(friend.page)
    skip_the_scenes((anne, ben))

    return [anne, ben]


def test_two_people_begin_a_chapter(person: Any) -> None:
    begin_together(person)


@pytest.mark.soak
def test_two_people_tell_a_whole_chapter(person: Any) -> None:
    anne, ben = begin_together(person)
    tell_the_chapter([anne, ben])
    for friend in (anne, ben):
        assert_accessible(friend.page)
        assert not sideways_scrolling(friend.page)
    if not anne.game_is_over:
        for friend in (anne, ben):
            button(friend.page, READ_ON).click()
        ready(ben.page, "By lot").click()
        expect(anne.page.get_by_role("list", name="Challenges")).to_be_visible()


def test_alone_on_a_phone(person: Any, house: Any) -> None:
    anne: Person = person("Anne", phone=True)
    page = anne.page
    with alone_at_a_table(anne, house.url, seats=2):
        has_a_companion_for_a_while(anne)
        # two spaces with one tap, and back
        ready(page, "Move Westley to Space 5").click()
        expect(page.get_by_text(re.compile("^You have moved"))).to_be_visible()
        ready(page, "Undo").click()
        expect(button(page, "Undo")).to_have_count(0)
        ready(page, "Done moving").click()
        button(page, "Challenges 0/1").click()
        sheet = page.get_by_role("dialog")
        expect(sheet.get_by_text("Split the Firewood", exact=True)).to_be_visible()
        expect(sheet.get_by_label("not met").first).to_be_visible()
        assert_accessible(page)
        anne.press("Escape")

        button(page, "About this chapter").click()
        expect(sheet.get_by_text("Plot cards left: 20")).to_be_visible()
        assert_accessible(page)
        anne.press("Escape")

        # a card for a step
        expect(page.locator(".cards button")).to_have_count(4)
        page.locator(".cards button").first.click()
        is_whole_where_it_is_taken_up(page)
        ready(page, GOES).first.click()
        expect(page.locator(".cards button")).to_have_count(3)

        tell_the_chapter([anne])
        assert_accessible(page)
        assert not sideways_scrolling(page)
        if not anne.game_is_over:
            assert_words_end_above(button(page, READ_ON))


def is_whole_where_it_is_taken_up(page: Page) -> None:
    """A card, with the line around it, on the smallest phone."""
    size = page.viewport_size
    page.set_viewport_size({"width": 320, "height": 568})
    card = page.locator(".cards button[aria-pressed=true]")
    expect(card).to_have_css("transform", "matrix(1, 0, 0, 1, 0, -3.2)")
    taken, hand = card.bounding_box(), page.locator(".cards ul").bounding_box()
    assert taken
    assert hand
    assert taken["y"] - LINE >= hand["y"]
    page.set_viewport_size(size or {"width": 360, "height": 740})


def has_a_companion_for_a_while(anne: Person) -> None:
    """Before the first move of a turn it comes, and goes, at once."""
    page = anne.page
    button(page, "Table").click()
    menu = page.get_by_role("dialog")
    menu.get_by_label("Add a companion").select_option("hard")
    dismiss = menu.get_by_role("button", name=re.compile("^Dismiss "))
    expect(dismiss).to_be_visible()
    assert_accessible(page)
    anne.press("Escape")
    hands = page.get_by_role("list", name="Hands")
    expect(hands.get_by_role("listitem").nth(1)).to_be_visible()
    button(page, "Table").click()
    dismiss.click()
    expect(dismiss).to_have_count(0)
    anne.press("Escape")
    expect(hands).to_have_count(0)


def assert_words_end_above(way_on: Locator) -> None:
    """On a screen too low for them they are scrolled to, and the way on is in sight all along."""
    page = way_on.page
    page.set_viewport_size({"width": 320, "height": 400})
    page.evaluate("scrollTo(0, 0)")
    expect(way_on).to_be_in_viewport(ratio=1)
    page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    expect(way_on).to_be_in_viewport(ratio=1)
    strip = way_on.locator("..").bounding_box()
    words = page.locator(".leaf p").last.bounding_box()
    assert strip
    assert words
    assert words["y"] + words["height"] <= strip["y"]


@pytest.mark.soak
def test_the_bookmark_is_taken_up_again(person: Any, house: Any) -> None:
    """By keyboard alone until the chapter is told or interrupted: its first step, then the end."""
    anne: Person = person("Anne")
    page = anne.page
    with alone_at_a_table(anne, house.url, replays="one-per-chapter"):
        presses(anne, ready(page, GOES).first)
        expect(page.get_by_text(re.compile("^You move Westley to ")).first).to_be_visible()
        presses(anne, ready(page, "Done moving"))
        presses(anne, ready(page, "End my turn"))
        expect(page.get_by_text(re.compile("^Plot card ")).first).to_be_attached()
        skips_the_scene(anne)
        tell_the_chapter([anne])
        while button(page, "Read it again").count():
            button(page, "Read it again").click()
            tell_the_chapter([anne])
        page.set_viewport_size({"width": 320, "height": 568})
        page.evaluate("scrollTo(0, 0)")
        expect(button(page, "Read on")).to_be_in_viewport(ratio=1)
        button(page, "Put in the bookmark").click()
        button(page, "Put it in").click()
        expect(
            page.get_by_role("heading", name="The bookmark is at chapter 2.")
        ).to_be_in_viewport()
        before = page.url
        reads_on_from_the_shelf(anne)
        anne.goes_to(before)
        button(page, "Read on from the bookmark").click()
        page.wait_for_url(lambda url: url != before)  # alone, it begins at once
        expect(page.get_by_text("Escape by Sea").first).to_be_visible()


def reads_on_from_the_shelf(anne: Person) -> None:
    page = anne.goes_to("/").page
    expect(page.get_by_role("list", name="Chapters").first).to_be_in_viewport()
    assert_accessible(page)
    expect(button(page, "Other people or seats …")).to_be_visible()
    button(page, "Read on").click()
    page.wait_for_url("**/t/**")  # and no chair is asked for
    expect(page.get_by_text("Escape by Sea").first).to_be_visible()
    expect(skipping(page)).to_be_visible()  # the chapter's opening


@pytest.mark.parametrize("chapter", [3, *(soak(chapter) for chapter in (1, 2, 4, 5, 6))])
@pytest.mark.parametrize("size", [(390, 844), soak((844, 390))])
def test_all_of_a_map_is_above_the_bar_of_a_phone(
    person: Any, house: Any, chapter: int, size: tuple[int, int]
) -> None:
    anne: Person = person("Anne", phone=True, size=size)
    with alone_at_a_table(anne, house.url, book="house", chapter=chapter):
        page = anne.page
        skips_the_scene(anne)
        drawn = page.locator("section.map")
        expect(drawn.locator(".label")).not_to_have_count(0)
        expect(drawn).to_be_in_viewport(ratio=1)
        boxes = [label.bounding_box() for label in drawn.locator(".label").all()]
        assert not overlapping(boxes)
        bar, end = page.locator(".board .below").bounding_box(), drawn.bounding_box()
        assert bar
        assert end
        assert size[0] > size[1] or end["y"] + end["height"] <= bar["y"]


@pytest.mark.soak  # where names lie on any map: web/tests/records/adventure-book-labels.test.ts
@pytest.mark.parametrize("width", [320, 360])
def test_names_on_the_maps_of_the_rules_lie_apart(person: Any, width: int) -> None:
    for locale in ("en-GB", "fr-FR", "es-ES"):
        reader: Person = person("Anne", phone=True, size=(width, 700), locale=locale)
        reader.goes_to(f"/rules/{GAME}")
        maps = reader.page.locator("section.map")
        expect(maps).to_have_count(2)
        for drawn in maps.all():
            expect(drawn.locator(".label")).not_to_have_count(0)
            boxes = [label.bounding_box() for label in drawn.locator(".label").all()]
            assert not overlapping(boxes)
        assert not sideways_scrolling(reader.page)


@pytest.mark.parametrize(  # beside the map, and in a row below it
    ("chapter", "size"),
    [
        pytest.param(1, (1280, 800), marks=pytest.mark.soak),
        (3, (1366, 768)),
        *(
            pytest.param(chapter, size, marks=pytest.mark.soak)
            for chapter in (1, 2, 4, 5, 6)
            for size in ((1366, 768), (1920, 1080))
        ),
    ],
)
def test_map_and_challenges_at_a_desk_are_not_cut_off_by_the_bar(
    person: Any, house: Any, chapter: int, size: tuple[int, int]
) -> None:
    helper = Helper(house.url, "Anne")
    try:
        table = helper.open_game(GAME, {"seats": 1, "book": "house", "chapter": chapter})
        helper.ask(table, "sit", seat=0)
        helper.ask(table, "start")
        anne: Person = person("Anne", size=size)
        become(anne.page, helper)
        anne.goes_to(f"/t/{table}")
        page = anne.page
        expect(page.get_by_role("complementary", name="What to do")).to_be_visible()
        skips_the_scene(anne)
        listed = page.get_by_role("group", name="Challenges")
        expect(listed.locator("h3")).to_have_count(5)
        bar = page.locator(".board .below").bounding_box()
        assert bar
        for part in (listed, listed.locator("h3").last, page.locator("section.map")):
            shown = part.bounding_box()
            assert shown
            assert shown["y"] + shown["height"] <= bar["y"] + 1
        assert listed.evaluate("list => list.scrollHeight <= list.clientHeight + 1")
        hand = page.get_by_role("list", name="Your cards").get_by_role("button")
        expect(hand.first).to_be_visible()
        for card in hand.all():
            expect(card).to_be_in_viewport(ratio=1)
        lowest = max(
            box["y"] + box["height"]
            for part in (listed, page.locator("section.map"))
            if (box := part.bounding_box())
        )
        assert bar["y"] - lowest < EMPTY
        assert_accessible(page)
    finally:
        helper.close()


def does_as_little_as_possible(helper: Helper, table: str, *, cards: int = 99) -> None:
    """Until the Grandson has heard enough, for now or for good, or so many cards are in hand."""
    least = ("go-on", "by-lot", "end-moving", "end-turn", "discard")
    for _ in range(200):
        if helper.is_over(table):
            return
        shown = helper.show(table)["seats"][0]
        kinds = {move["type"]: move for move in reversed(shown["moves"])}
        if "go-on" in kinds or len(shown["view"]["hands"][0]) >= cards:
            return
        move = next((kinds[kind] for kind in least if kind in kinds), shown["moves"][0])
        helper.ask(table, "play", seat=0, number=shown["number"], move=move)
    raise AssertionError("nobody interrupted")


@pytest.mark.parametrize("sizes", [SIZES[::4], pytest.param(SIZES, marks=pytest.mark.soak)])
def test_every_card_of_a_hand_of_eight_is_in_sight(person: Any, house: Any, sizes: Any) -> None:
    with begun_alone("Anne", house.url, book="house") as (helper, table):
        does_as_little_as_possible(helper, table, cards=8)
        for size in sizes:
            anne: Person = person("Anne", phone=size[0] < 1000, size=size)
            become(anne.page, helper)
            anne.goes_to(f"/t/{table}")
            hand = anne.page.locator(".cards button")
            expect(hand).to_have_count(8)
            skips_the_scene(anne)
            box = anne.page.locator(".cards ul").bounding_box()
            assert box
            for card in hand.all():
                expect(card).to_be_in_viewport(ratio=1)
                place = card.bounding_box()
                assert place
                assert place["width"] >= NARROWEST
                assert box["x"] <= place["x"]
                assert place["x"] + place["width"] <= box["x"] + box["width"], size


def test_a_challenge_that_waits_for_the_end_of_moving_is_one_press_away(
    person: Any, house: Any
) -> None:
    with begun_alone("Anne", house.url) as (helper, table):
        helper.plays(table, "step", who="westley", to="3")
        helper.plays(table, "step", who="westley", to="wood")
        helper.plays(table, "end-story")
        anne: Person = person("Anne", phone=True)
        page = anne.page
        become(page, helper)
        anne.goes_to(f"/t/{table}")
        stop = ready(page, "Done moving: complete Split the Firewood")
        expect(stop.or_(skipping(page))).to_be_visible()
        skips_the_scene(anne)
        expect(
            page.get_by_text("You can stop here and complete Split the Firewood.")
        ).to_be_visible()
        assert not sideways_scrolling(page)
        stop.click()
        expect(page.get_by_text("Complete Split the Firewood: discard any card")).to_be_visible()
        assert_accessible(page)


# Once it has come to rest, where it is for a moment.
PANEL_BESIDE_MAP = """() => {
  const parts = [".stage.aside .inside", "section.map"].map((part) => document.querySelector(part));
  if (!parts.every(Boolean)) return false;
  const [panel, map] = parts.map((part) => part.getBoundingClientRect());
  return panel.top >= map.bottom - 1 || panel.left >= map.right - 1;
}"""


@pytest.mark.parametrize("size", [(320, 568), (1366, 768), *map(soak, SIZES[1:4])])
def test_what_a_plot_card_brings_is_said_beside_the_map(
    person: Any, house: Any, size: tuple[int, int]
) -> None:
    """And covers none of it."""
    with begun_alone("Anne", house.url, book="house") as (helper, table):
        anne: Person = person("Anne", phone=size[0] < 1000, size=size)
        become(anne.page, helper)
        anne.goes_to(f"/t/{table}")
        moved = ready(anne.page, "Done moving")
        expect(moved.or_(skipping(anne.page))).to_be_visible()
        skips_the_scene(anne)
        expect(moved).to_be_visible()
        helper.plays(table, "end-moving")
        helper.plays(table, "end-story")
        anne.page.wait_for_function(PANEL_BESIDE_MAP)


def test_an_interrupted_chapter_has_a_page_with_its_picture(person: Any, house: Any) -> None:
    with begun_alone("Anne", house.url, book="house") as (helper, table):
        does_as_little_as_possible(helper, table)
        anne: Person = person("Anne", phone=True)
        page = anne.page
        become(page, helper)
        anne.goes_to(f"/t/{table}")
        skips_the_scene(anne)
        expect(page.get_by_role("heading", name="The Grandson interrupts")).to_be_visible()
        picture = page.get_by_role("img", name=re.compile("^The Grandson in bed"))
        expect(picture).to_be_visible()
        for who in ("grandson", "grandfather"):
            expect(picture.locator(f'[data-who="{who}"]')).to_have_count(1)
        aloud = button(page, "Read aloud")
        expect(aloud).to_have_attribute("aria-pressed", "false")
        assert not page.evaluate("speechSynthesis.pending || speechSynthesis.speaking")
        aloud.click()
        expect(aloud).to_have_attribute("aria-pressed", "true")
        assert_accessible(page)
        aloud.click()
        assert_all_of_it_is_seen_on_its_side(picture, button(page, "Read it again"))
        button(page, "Read it again").click()
        expect(page.get_by_text("As You Wish").first).to_be_visible()


def assert_all_of_it_is_seen_on_its_side(picture: Locator, way_on: Locator) -> None:
    """Of a picture, on a phone: what is pressed to go on lies below it."""
    picture.page.set_viewport_size({"width": 844, "height": 390})
    expect(picture).to_be_in_viewport(ratio=1)
    drawn, strip = picture.bounding_box(), way_on.locator("..").bounding_box()
    assert drawn
    assert strip
    assert drawn["y"] + drawn["height"] <= strip["y"]


def test_a_story_that_ends_shows_its_picture_at_once(person: Any, house: Any) -> None:
    helper = Helper(house.url, "Anne")
    try:
        table = helper.open_game(GAME, {"seats": 1, "book": "house", "chapter": 3})
        helper.ask(table, "sit", seat=0)
        helper.ask(table, "start")
        does_as_little_as_possible(helper, table)
        helper.plays(table, "go-on")
        does_as_little_as_possible(helper, table)
        anne: Person = person("Anne", phone=True)
        page = anne.page
        become(page, helper)
        anne.goes_to(f"/t/{table}")
        expect(page.get_by_text("Begun with chapter 3, no chapter told.")).to_have_count(1)
        picture = page.get_by_role("img", name=re.compile("^The Grandson thumps his pillow"))
        for width, height in ((390, 844), (320, 568), (844, 390), (1366, 768)):
            page.set_viewport_size({"width": width, "height": height})
            expect(picture).to_be_in_viewport(ratio=1)
            expect(button(page, "Try chapter 3 again")).to_be_in_viewport(ratio=1)
            assert not sideways_scrolling(page)
        assert_accessible(page)
        replays_on_the_smallest_phone(anne, table)
    finally:
        helper.close()


def replays_on_the_smallest_phone(anne: Person, table: str) -> None:
    page = anne.page
    page.set_viewport_size({"width": 320, "height": 568})
    anne.goes_to(f"/replay/{table}")
    for choice in ("Jump to", "View"):
        box = page.get_by_role("combobox", name=choice).bounding_box()
        assert box
        assert box["width"] >= READABLE
    assert not sideways_scrolling(page)
    assert_accessible(page)


def test_whoever_writes_a_book_sees_its_maps_and_plays_from_there(person: Any) -> None:
    anne: Person = person("Anne")
    anne.goes_to(f"/book/{BOOK}")
    first = anne.page.get_by_role("region", name="Map: As You Wish")
    expect(first.get_by_text("Barn", exact=True).first).to_be_visible()
    expect(anne.page.get_by_role("region", name=re.compile("^Map: "))).to_have_count(6)
    assert_accessible(anne.page)
    button(anne.page, "Play this chapter").first.click()
    is_at_a_table(anne)
