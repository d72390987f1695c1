"""Every screen. On the smallest phone, upright and on its side, with the guide open: in every game
one's own hand, what is to beat and what one's turn is played with are in sight, unscrolled."""

import json
import re
from collections.abc import Callable
from contextlib import ExitStack, closing
from random import Random
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser, Locator, Page, WebSocketRoute, expect

from at_table import Helper, become
from evening import button
from people import Person, Theme, served_to_the_network
from served import Server
from witsend.games import GAMES

SMALL = (320, 568)
SIDEWAYS = (844, 390)
FRIENDS = (
    "Admiral Barnaby",
    "Anne",
    "Wilhelmina-Charlotte",
    "Cleo",
    "Dan",
)  # two of them begin alike
LONG_NAMES = ("Maman Élodie-Catherine", "Captain Rosalinda", "Wren of the Tides", "Papi Jean")
MOST_GAMES = 40  # until one comes to a moment that is looked at
LEFT = "element => element.getBoundingClientRect().left"
LINES = """element => Math.round(
  element.offsetHeight / parseFloat(getComputedStyle(element).lineHeight)
)"""
MOVE_SECONDS = 300  # a clock is seen; nobody is late

# An element is seen where all of it lies within the window, and nothing lies over its middle.
UNSEEN = """elements => elements.flatMap((element) => {
  const { left, top, right, bottom, width, height } = element.getBoundingClientRect()
  const said = element.getAttribute("aria-label") ?? element.className
  const at = [left, top, right, bottom].map(Math.round).join(" ")
  const within = left > -1 && top > -1 && right < innerWidth + 1 && bottom < innerHeight + 1
  if (!width || !height || !within) return [`${said} is at ${at} of ${innerWidth} x ${innerHeight}`]
  const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
  const seen = element.contains(over) || over?.contains(element)
  return seen ? [] : [`${over.className} lies over ${said}`]
})"""

# When nothing of it moves any more.
SETTLED = """element => Promise.all(
  element.getAnimations({ subtree: true }).map(({ finished }) => finished)
)"""

# Where words are printed over a clock, or a clock over words.
PRINTED_OVER = """clocks => clocks.flatMap((clock) => {
  const at = clock.getBoundingClientRect()
  const found = []
  const walker = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const text = walker.currentNode
    if (clock.contains(text) || !text.data.trim() || text.parentElement.closest(".unseen")) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    for (const { left, top, right, bottom } of range.getClientRects())
      if (left < at.right - 1 && right > at.left + 1 && top < at.bottom - 3 && bottom > at.top + 3)
        found.push(`the clock and "${text.data.trim()}" are printed over each other`)
  }
  return found
})"""

# More than the window shows, by so much.
SCROLLS = """() => {
  const more = document.documentElement.scrollHeight - innerHeight
  return more > 0 ? [`the page scrolls by ${more} px`] : []
}"""

# What a card in a glass shows, cut by the card's edge.
CUT = """cards => cards.flatMap((card) => card.scrollHeight > card.clientHeight + 1
  ? [`${card.textContent.trim()} is cut`] : [])"""

# What a card shows, over the letter of who poured it or over its edge.
CROSSED = """faces => faces.flatMap((face) => {
  const { right } = face.getBoundingClientRect()
  const edge = face.querySelector(".edge").getBoundingClientRect().right
  const shown = [...face.querySelectorAll(".value, .value svg")]
  return shown.map((part) => part.getBoundingClientRect())
    .filter((part) => part.left < edge || part.right > right - 1)
    .map((part) => `${face.textContent.trim()}: ${[part.left, part.right]} of ${[edge, right]}`)
})"""

# The page has taken the size, its height too, and nothing is beside it.
TAKEN = """([width, height]) => innerWidth === width
  && document.documentElement.scrollWidth === width
  && parseFloat(getComputedStyle(document.body).minHeight) === height"""

# A scene is on, and all that it shows lies within the window and above the way to skip it.
ABOVE_SKIP = """() => {
  const skip = document.querySelector(".skip")?.getBoundingClientRect()
  const shown = [...document.querySelectorAll(".stage .inside *")]
  const boxes = shown.map((element) => element.getBoundingClientRect())
  return skip && boxes.length && boxes.every(({ left, right, bottom }) =>
    bottom <= skip.top + 1 && left > -1 && right < innerWidth + 1)
}"""


class Look(NamedTuple):
    """A game with its setup, the moment of it that is looked at, and what has to be in sight."""

    setup: dict[str, Any]
    moment: Callable[[Any], bool]
    seen: Callable[[Page], list[Locator]]
    clocks: int = 1  # Wits & Wagers, whose phases have their own, is looked at without
    anyone: bool = False  # as whoever is asked in that moment; else as one seat
    seat: int = 0
    whole: bool = False  # there is nothing below to scroll to


def pirates_dice(page: Page) -> list[Locator]:
    return [
        page.get_by_role("region", name="Bid to beat"),
        page.get_by_role("img", name="Your dice"),
        button(page, "Challenge!"),
        button(page, "Bid "),
    ]


def battle_of_wits(page: Page) -> list[Locator]:
    return [
        page.get_by_role("list", name="Goblets").get_by_role("listitem"),
        page.get_by_role("group", name="Your cards").get_by_role("button"),
    ]


def poisoned_glass(page: Page) -> list[Locator]:
    return [
        page.get_by_role("list", name="Glasses").get_by_role("listitem"),
        page.get_by_role("group", name="Your cards").get_by_role("button"),
        page.get_by_role("list", name="Seats").get_by_role("listitem"),
    ]


def guessing(page: Page) -> list[Locator]:
    return [
        page.get_by_role("region", name="Question 1"),
        page.get_by_role("textbox", name="Your guess"),
        page.get_by_role("group", name="Number pad").get_by_role("button"),
    ]


def betting(page: Page) -> list[Locator]:
    return [
        page.get_by_role("region", name="Question 1"),
        page.get_by_role("list", name="The mat").locator("> li"),
        page.get_by_role("group", name="Your bets").get_by_role("button"),
    ]


def shown(page: Page) -> list[Locator]:
    return [
        page.get_by_role("region", name="Question 1"),
        page.get_by_role("list", name="The mat").locator("> li"),
        button(page, "Go on"),
    ]


def adventure_book(page: Page) -> list[Locator]:
    return [
        page.get_by_role("region", name="Map"),
        page.get_by_role("list", name="Your cards").get_by_role("button"),
        page.get_by_role("group", name="Your cards").get_by_role("button"),
    ]


WAGERS = {"seats": 5, "guess_time": 0, "bet_time": 0, "tiebreak": "shared"}
LOOKS = {
    "pirates-dice": Look(
        {"seats": 4}, lambda view: len(view["bids"]) > 1, pirates_dice, whole=True
    ),
    "battle-of-wits": Look(
        {"seats": 5, "characters": "seated"}, lambda view: len(view["hand"]) < 6, battle_of_wits
    ),
    "battle-of-wits, the last card": Look(
        {"seats": 5, "characters": "seated"},
        lambda view: len(view["hand"]) == 1,
        battle_of_wits,
        anyone=True,
        whole=True,
    ),
    "battle-of-wits, a goblet to take": Look(
        {"seats": 5, "characters": "seated"},
        lambda view: bool(view["rows"][0]["holders"]),
        lambda page: battle_of_wits(page)[:1],  # there are no cards in hand any more
        anyone=True,
        whole=True,
    ),
    "poisoned-glass": Look(
        {"seats": 5},
        lambda view: view["phase"] == "fill" and len(view["hand"]) == 2,
        poisoned_glass,
    ),
    "poisoned-glass, Vizzini": Look(
        {"seats": 4},
        lambda view: view["phase"] == "fill" and view["vizzini"] == view["seat"],
        lambda page: [*poisoned_glass(page), button(page, "Exchange")],
        anyone=True,
    ),
    "poisoned-glass, what a card may be": Look(
        {"seats": 3},
        lambda view: any(
            dose["among"] and dose["looked"] for glass in view["glasses"] for dose in glass["cards"]
        ),
        lambda page: poisoned_glass(page)[::2],  # there may be no cards in hand any more
        anyone=True,
    ),
    "wits-and-wagers": Look(WAGERS, lambda view: view["phase"] == "guessing", guessing, 0),
    "wits-and-wagers, betting": Look(
        WAGERS, lambda view: view["phase"] == "betting", betting, 0, seat=2
    ),
    "wits-and-wagers, shown": Look(WAGERS, lambda view: view["phase"] == "shown", shown, 0),
    "adventure-book": Look({"seats": 3}, lambda view: view["phase"] == "story", adventure_book),
}

# What onlookers have to see of it.
WATCHED: dict[str, Callable[[Page], list[Locator]]] = {
    "pirates-dice": lambda page: [
        page.get_by_role("region", name="Bid to beat"),
        page.locator(".seat"),
    ],
    "battle-of-wits": lambda page: [
        page.get_by_role("list", name="Goblets").get_by_role("listitem"),
        page.get_by_role("list", name="Seats").get_by_role("listitem"),
        page.get_by_text(re.compile("to move")),
    ],
    "poisoned-glass": lambda page: [
        page.get_by_role("list", name="Glasses").get_by_role("listitem"),
        page.get_by_role("list", name="Seats").get_by_role("listitem"),
    ],
}

# What is done in that moment, so that a scene is played.
MOST_TO_SEE = ("poisoned-glass", 4)  # the others, and fuller tables, are for the soak
SCENES = {
    "pirates-dice": (LOOKS["pirates-dice"], "challenge"),
    "poisoned-glass": (
        Look({"seats": 4}, lambda view: view["phase"] == "drink", poisoned_glass),
        "refuse",
    ),
}


def brought_to(friends: list[Helper], game: str, look: Look) -> tuple[str, Helper]:
    """A table of theirs, played until somebody is asked in that moment, and who that is."""
    rng = Random(game)
    for _ in range(MOST_GAMES):
        table = friends[0].open_game(game, look.setup, move_seconds=MOVE_SECONDS)
        playing = friends[: look.setup["seats"]]
        for seat, each in enumerate(playing):
            each.ask(table, "sit", seat=seat)
        friends[0].ask(table, "start")
        if asked := played_to(table, playing, look, rng):
            return table, asked
    raise AssertionError(f"{game} does not come to that moment")


def played_to(table: str, playing: list[Helper], look: Look, rng: Random) -> Helper | None:
    """Who is asked in that moment; None where the game ends without it."""
    while not playing[0].is_over(table):
        for n, each in enumerate(playing):
            (seat,) = each.show(table)["seats"]
            if not seat["moves"]:
                continue
            if (look.anyone or n == look.seat) and look.moment(seat["view"]):
                return each
            move = chosen(seat, rng)
            each.ask(table, "play", seat=seat["seat"], number=seat["number"], move=move)
    return None


def chosen(seat: Any, rng: Random) -> Any:
    """Low bids; whoever has guessed says so."""
    moves = seat["moves"]
    if "bids" in seat["view"]:
        return moves[0]
    locks = [move for move in moves if move["type"] == "lock"]
    if locks and seat["view"].get("guess"):
        return locks[0]
    return rng.choice([move for move in moves if move["type"] not in {"lock", "unlock"}])


@pytest.mark.parametrize(
    "name",
    [
        pytest.param(name, marks=pytest.mark.soak if "," in name else ())  # one a game
        for name in LOOKS
    ],
)
def test_all_that_a_turn_needs_is_in_sight_on_a_small_phone(
    name: str, person: Any, friends: list[Helper]
) -> None:
    look = LOOKS[name]
    table, asked = brought_to(friends, name.partition(",")[0], look)
    barnaby: Person = person("Barnaby", phone=True, size=SMALL)
    page = barnaby.page
    become(page, asked)
    barnaby.goes_to(f"/t/{table}")
    problems = []
    for width, height in (SMALL, SIDEWAYS):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(TAKEN, arg=[width, height])
        guide = page.get_by_role("complementary", name="What to do")
        for wanted in (guide, *look.seen(page)):
            expect(wanted.first).to_be_visible()
            problems += wanted.evaluate_all(UNSEEN)
        problems += page.locator(".face .middle").evaluate_all(CUT)
        problems += page.evaluate(SCROLLS) if look.whole else []
        clocks = page.get_by_role("timer")
        expect(clocks).to_have_count(look.clocks)
        problems += clocks.evaluate_all(UNSEEN) + clocks.evaluate_all(PRINTED_OVER)
    assert not problems, "\n".join(problems)


@pytest.mark.parametrize(
    ("game", "seats"),
    [
        pytest.param(game, seats, marks=() if (game, seats) == MOST_TO_SEE else pytest.mark.soak)
        for game in WATCHED
        for seats in (4, 5)
        if seats in GAMES[game].seats
    ],
)
def test_onlookers_see_all_of_the_table_on_a_small_phone(
    game: str, seats: int, person: Any, friends: list[Helper]
) -> None:
    look = LOOKS[game]
    table, _ = brought_to(friends, game, look._replace(setup={**look.setup, "seats": seats}))
    gone = friends[seats - 1].id
    friends[0].ask(table, "remove", person=gone)  # for good: there is a seat to take
    page = person("Onlooker", phone=True, size=SMALL).goes_to(f"/t/{table}").page
    expect(page.get_by_text("You are watching")).to_be_visible()
    expect(button(page, "Take a seat …")).to_be_visible()
    problems = []
    for width, height in (SMALL, SIDEWAYS):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(TAKEN, arg=[width, height])
        for wanted in WATCHED[game](page):
            expect(wanted.first).to_be_visible()
            problems += wanted.evaluate_all(UNSEEN)
    assert not problems, "\n".join(problems)


@pytest.mark.parametrize(
    "game",
    [pytest.param("pirates-dice", marks=pytest.mark.soak), "poisoned-glass"],
)
def test_a_scene_is_all_above_the_way_to_skip_it_on_a_small_phone(
    game: str, person: Any, house: Server
) -> None:
    look, move = SCENES[game]
    with ExitStack() as doors:
        friends = [doors.enter_context(closing(Helper(house.url, name))) for name in LONG_NAMES]
        table, maman = brought_to(friends, game, look)
        reader: Person = person("Maman", phone=True, size=SMALL)
        become(reader.page, maman)
        reader.goes_to(f"/t/{table}")
        look.seen(reader.page)[0].first.wait_for()
        maman.plays(table, move)
        reader.page.wait_for_function(ABOVE_SKIP)


@pytest.mark.parametrize(
    ("size", "theme"), [(SMALL, "dark"), pytest.param((390, 844), "light", marks=pytest.mark.soak)]
)
def test_nothing_on_an_opened_card_crosses_its_edges_on_a_phone(
    size: tuple[int, int], theme: Theme, person: Any, friends: list[Helper]
) -> None:
    last = Look(
        {"seats": 2},  # so that a glass is left over
        lambda view: view["phase"] == "drink" and view["vizzini"] == view["seat"],
        poisoned_glass,
        anyone=True,
    )
    table, vizzini = brought_to(friends, "poisoned-glass", last)
    reader: Person = person("Barnaby", phone=True, size=size, theme=theme)
    become(reader.page, vizzini)
    reader.goes_to(f"/t/{table}")
    button(reader.page, "Don't drink").wait_for()
    vizzini.plays(table, "drink")
    faces = reader.page.locator(".stage .face.known")
    for scene in (".scales", ".leftover"):
        expect(reader.page.locator(f".stage {scene}").first).to_be_visible()
        assert faces.evaluate_all(CROSSED) == []
        button(reader.page, "Skip").click()


@pytest.mark.soak  # replays of other shapes: test_evening.py
def test_a_replay_on_a_phone_on_its_side_is_a_board_beside_its_controls(
    person: Any, friends: list[Helper]
) -> None:
    table, rng = friends[0].open_game("poisoned-glass", {"seats": 5}), Random(1)
    for seat, each in enumerate(friends):
        each.ask(table, "sit", seat=seat)
    friends[0].ask(table, "start")
    while not friends[0].is_over(table):
        for each in friends:
            for seat in each.show(table)["seats"]:
                if seat["moves"]:
                    move = chosen(seat, rng)
                    each.ask(table, "play", seat=seat["seat"], number=seat["number"], move=move)
    page = person("Anne", phone=True, size=SIDEWAYS).goes_to(f"/replay/{table}").page
    slider = page.get_by_role("slider")
    problems = []
    for where in ("Home", "End"):
        slider.press(where)
        for wanted in (
            page.get_by_role("list", name="Glasses").get_by_role("listitem"),
            page.get_by_role("list", name="Seats").get_by_role("listitem"),
            page.get_by_role("group", name="Replay").get_by_role("button"),
            page.get_by_label("View"),
            slider,
        ):
            expect(wanted.first).to_be_visible()
            problems += wanted.evaluate_all(UNSEEN)
    assert not problems, "\n".join(problems)


def test_no_two_seats_are_told_apart_by_colour_alone(person: Any, friends: list[Helper]) -> None:
    table = friends[0].open(seats=4)
    for seat, each in enumerate(friends[:2]):
        each.ask(table, "sit", seat=seat)
    for seat in (2, 3):
        friends[0].ask(table, "seat-bot", seat=seat, level="easy")
    anyone: Person = person("Anyone", phone=True, size=SMALL)
    anyone.goes_to(f"/t/{table}")
    chairs = anyone.page.locator("li > .mark")
    expect(chairs).to_have_count(4)
    assert len({text.strip() for text in chairs.all_inner_texts()}) == 4
    friends[0].ask(table, "start")
    seats = anyone.page.locator(".seat .mark")
    expect(seats).to_have_count(4)
    marks = [text.strip() for text in seats.all_inner_texts()]
    assert marks[:2] == ["Ad", "An"]
    assert len(set(marks)) == 4


def test_each_seat_is_one_line_to_the_host_on_a_small_phone_and_the_start_in_sight(
    person: Any, friends: list[Helper]
) -> None:
    table = friends[0].open(seats=4)
    friends[0].ask(table, "sit", seat=0)
    friends[0].ask(table, "seat-bot", seat=1, level="hard")
    host: Person = person("Barnaby", phone=True, size=SMALL, locale="es-ES")
    become(host.page, friends[0])
    host.goes_to(f"/t/{table}")
    tools = host.page.locator("li > .tools")
    expect(tools).to_have_count(4)
    for each in tools.all():
        middles = each.locator("> *").evaluate_all(
            "tools => tools.map((tool) => tool.getBoundingClientRect())"
            ".map(({ top, bottom }) => Math.round((top + bottom) / 2))"
        )
        assert max(middles) - min(middles) <= 2
        assert each.evaluate("tools => tools.offsetTop < tools.parentElement.offsetTop + 30")
    host.page.evaluate("scrollTo(0, 0)")
    for shown in (button(host.page, re.compile("^Empezar")), button(host.page, "Copiar el enlace")):
        expect(shown).to_be_visible()
        assert shown.evaluate_all(UNSEEN) == []
    for seat in (2, 3):
        friends[0].ask(table, "seat-bot", seat=seat, level="hard")
    width, height = SIDEWAYS
    host.page.set_viewport_size({"width": width, "height": height})
    start = button(host.page, "Empezar la partida")
    expect(start).to_be_visible()
    assert start.evaluate_all(UNSEEN) == []
    host.page.evaluate("scrollTo(0, 40)")
    start.click()
    expect(start).to_be_hidden()
    host.page.wait_for_function("scrollY === 0")


@pytest.mark.soak
def test_a_veil_covers_all_of_the_screen(person: Any) -> None:
    anne: Person = person("Anne")
    page = anne.goes_to("/about").page
    main = page.get_by_role("main")
    expect(main.get_by_role("heading").first).to_be_visible()  # no longer a wait
    where = main.evaluate(LEFT)
    button(page, "Settings").click()
    expect(page.get_by_role("dialog", name="Settings")).to_be_visible()
    assert page.evaluate("document.body.offsetWidth === innerWidth")
    assert main.evaluate(LEFT) == where  # nothing moves beneath it


def test_a_link_can_be_copied_where_pages_may_not_copy(person: Any, friends: list[Helper]) -> None:
    """As at a plain address of the home network: there is no clipboard."""
    anne: Person = person("Anne", new=True)
    page = anne.page
    page.add_init_script("delete Navigator.prototype.clipboard")
    anne.goes_to(f"/t/{friends[0].open()}")
    button(page, "Copy the link").click()
    field = page.get_by_role("textbox", name="Copy the link")
    expect(field).to_be_focused()
    assert page.evaluate("getSelection().toString()") == field.input_value()
    assert field.input_value().startswith("http")
    expect(page.get_by_text("The link is selected: copy it.")).to_be_visible()


def test_a_television_shows_an_address_to_type_and_the_code(
    person: Any, friends: list[Helper], house: Server
) -> None:
    table = friends[0].open()
    television: Person = person("Television", size=(1920, 1080), new=True)
    page = television.goes_to(f"/screen/{table}").page
    expect(page.get_by_text("the server was started without --lan")).to_be_visible()
    expect(page.get_by_text("127.0.0.1")).to_have_count(0)
    # Nothing moves for ever for whoever wants less motion.
    for _ in range(3):  # what begins with the page is over with its first frames
        page.evaluate("new Promise(requestAnimationFrame)")
    assert page.evaluate("document.getAnimations().length") == 0
    served_to_the_network(page)
    page.reload()
    code = friends[0].show(table)["table"]["code"]
    curtain = page.get_by_role("region", name="Pirates Dice")
    expect(curtain).to_contain_text(f"192.168.1.20:8000 {code}")
    button(curtain, "Start the show").click()
    expect(curtain).to_have_count(0)
    expect(page.get_by_text(code, exact=True)).to_be_visible()
    expect(page.get_by_text("192.168.1.20:8000")).to_be_visible()
    expect(page.get_by_text(f"/t/{table}")).to_have_count(0)
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")


def test_a_television_s_lobby_fits_whatever_the_names_and_the_evening_are(
    person: Any, friends: list[Helper], house: Server
) -> None:
    names = ("Cleopatra von Trapp", "Maximiliana-Theodora", "Dmitri Ostrogradsky", "Jean-Baptiste")
    crowd = [Helper(house.url, name) for name in (*names, "Featherstonehaugh", "Ben", "Ann Lee")]
    table = crowd[0].open_game("wits-and-wagers", {"seats": 7, "questions": 1})
    television: Person = person("Television", size=(1920, 1080), new=True)
    page = television.page
    served_to_the_network(page)
    evening = {
        "games": 3,
        "scores": [
            {"person": f"p{at}", "called": "", "name": helper.name, "wins": at + 1}
            for at, helper in enumerate(crowd)
        ],
    }

    def connect(wire: WebSocketRoute) -> None:
        server = wire.connect_to_server()

        def tell(message: str | bytes) -> None:
            said = json.loads(message)
            if later and said["type"] == "update" and "table" in said:
                said["table"]["evening"] = evening
            wire.send(json.dumps(said))

        server.on_message(tell)

    later: list[bool] = []
    page.route_web_socket(re.compile("/socket"), connect)
    television.goes_to(f"/screen/{table}")
    expect(page.get_by_role("button")).to_be_visible()  # who comes now parts the curtain
    for seat, helper in enumerate(crowd):
        helper.stays_at(table)
        helper.ask(table, "sit", seat=seat)
        if seat == 4:
            now = page.get_by_text("5 are here, 2 seats are free")
            expect(now).to_be_visible()
            assert now.evaluate(LINES) == 1
            assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    for _ in range(2):
        expect(page.locator(".name")).to_have_count(7)
        for part in page.locator(".lobby p, .lobby li, .lobby img").all():
            expect(part).to_be_in_viewport(ratio=0.99)
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
        if not later:
            later.append(True)
            page.reload()
            expect(page.get_by_text("Games won this evening")).to_be_visible()
    for helper in crowd:
        helper.close()


def test_a_television_s_scene_stands_in_the_middle(person: Any, friends: list[Helper]) -> None:
    table, two = friends[0].open(), friends[:2]
    for seat, friend in enumerate(two):
        friend.ask(table, "sit", seat=seat)
    two[0].ask(table, "start")
    television: Person = person("Television", size=(1920, 1080), still=False)
    page = television.goes_to(f"/screen/{table}").page
    expect(page.get_by_text("No bid yet")).to_be_visible()
    for friend in two * 2:  # a bid, and the challenge of it
        friend.play_if_to_act(table)
    expect(page.locator(".stage .judged")).to_be_visible()
    for part in (".stage .tally", ".stage .verdict"):
        page.locator(part).evaluate(SETTLED)
        box = page.locator(part).bounding_box()
        assert box
        assert box["width"] < 1000
        assert abs(box["x"] + box["width"] / 2 - 960) < 40


def test_a_browser_that_cannot_run_the_page_is_told_so(browser: Browser, house: Server) -> None:
    with browser.new_context(java_script_enabled=False) as context:
        page = context.new_page()
        page.goto(house.url)
        for language, words in (("en", "needs scripts"), ("fr", "besoin"), ("es", "necesita")):
            told = page.locator(f"p[lang={language}]")
            expect(told).to_contain_text(words)
            expect(told).to_be_visible()


def test_a_browser_without_popovers_is_advised_and_nothing_fails(person: Any) -> None:
    anne: Person = person("Anne", new=True)
    anne.page.add_init_script(
        "for (const name of ['popover', 'showPopover', 'hidePopover'])"
        " delete HTMLElement.prototype[name]"
    )
    page = anne.goes_to("/new/pirates-dice").page
    expect(page.get_by_text("needs scripts, and a browser not older than")).to_be_visible()
    button(page, "Open the table").click()
    button(page, re.compile("^Start")).click()
    expect(page.get_by_role("region", name="Bid to beat")).to_be_visible()


def test_a_new_browser_never_sees_the_advice(person: Any) -> None:
    anne: Person = person("Anne")
    page = anne.goes_to("/").page
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.get_by_text("needs scripts")).to_have_count(0)
