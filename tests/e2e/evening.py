"""What people do at a table, and at one of Pirates Dice, by clicking or by keyboard alone."""

import re
from collections.abc import Callable, Sequence
from random import Random
from time import monotonic

from playwright.sync_api import Error, Locator, Page, expect

from people import GLANCE, Person

LONGEST_GAME = 90.0  # seconds
MOST_TABS = 80  # to get anywhere on a page
BID, CHALLENGE = re.compile("^Bid "), re.compile("^Challenge")
AGAIN = re.compile("^(Play again|Come along to the next game)$")


def button(page: Page | Locator, name: "str | re.Pattern[str]") -> Locator:
    return page.get_by_role("button", name=name)


def skipping(page: Page) -> Locator:
    """The button that skips a page of a scene, and not the one that skips all of them."""
    return page.get_by_role("button", name="Skip", exact=True)


def ready(page: Page, name: "str | re.Pattern[str]") -> Locator:
    """A button that can be pressed now."""
    return page.get_by_role("button", name=name, disabled=False)


# Coming to a table


def picks_the_game(person: Person) -> None:
    person.goes_to("/")
    person.page.get_by_role("link", name="With friends: Pirates Dice").click()


def opens_a_table(person: Person, *, seats: int, dice: int) -> str:
    """From the home page; the table's id."""
    picks_the_game(person)
    page = person.page
    says_a_name(person)
    choose(page, "Seats", str(seats))
    page.get_by_text("Options of the game").click()
    choose(page, "Dice", str(dice))
    button(page, "Open the table").click()
    return is_at_a_table(person)


def choose(page: Page, legend: str, label: str) -> None:
    group = page.get_by_role("group", name=legend, exact=True)
    group.get_by_role("radio", name=label, exact=True).check()


def says_a_name(person: Person) -> None:
    field = person.page.get_by_role("textbox", name="Your name")
    expect(field).to_be_enabled()
    field.fill(person.name)


def is_at_a_table(person: Person) -> str:
    person.page.wait_for_url(re.compile("/t/"))
    return person.page.url.rpartition("/")[2]


def follows_the_link(person: Person, table: str) -> None:
    person.goes_to(f"/t/{table}")
    sits_down(person)


def types_the_code(person: Person, code: str) -> None:
    person.goes_to("/")
    person.page.get_by_role("textbox", name="Invited? Type the code").fill(code)
    button(person.page, "Join").click()
    is_at_a_table(person)
    sits_down(person)


def sits_down(person: Person) -> None:
    says_a_name(person)
    button(person.page, "Sit down").click()
    expect(button(person.page, "Stand up")).to_be_visible()


def reads_the_code(person: Person) -> str:
    shown = person.page.get_by_text(re.compile("^Code [A-Z]{5,8}$"))
    return shown.inner_text().split()[-1]


def seats_a_bot(host: Person, seat: int, level: str = "Easy bot") -> None:
    host.page.get_by_label(f"Bot, Seat {seat}").select_option(label=level)


def starts_the_game(host: Person) -> None:
    button(host.page, re.compile("^Start")).click()


# Playing


def bids_or_challenges(person: Person, rng: Random) -> bool:
    """Now and then a challenge, else the bid on offer. Whether anything was pressed."""
    page = person.page
    skips_the_scene(person)
    challenge, bid = ready(page, CHALLENGE), ready(page, BID)
    if challenge.count() and (rng.random() < 0.5 or not bid.count()):
        return press(challenge)
    return bid.count() > 0 and press(bid)


def press(control: Locator) -> bool:
    """Whether it could still be pressed: a clock, a bot or an update may have been quicker."""
    try:
        control.click(timeout=1000)
    except Error:
        return False
    return True


def one_of(controls: Locator, rng: Random) -> bool:
    """Presses any of them; whether there was one."""
    return bool(count := controls.count()) and press(controls.nth(rng.randrange(count)))


def skips_the_scene(person: Person) -> None:
    """Page by page, to its end."""
    skip = skipping(person.page)
    while skip.count():
        press(skip)


def skip_the_scenes(people: Sequence[Person]) -> None:
    """Until nobody is shown one."""
    for person in people:
        skips_the_scene(person)
        expect(skipping(person.page)).to_have_count(0)


def see_the_end(people: Sequence[Person]) -> None:
    for person in people:
        skips_the_scene(person)
        places = person.page.get_by_role("list", name="At the end")
        nobody = person.page.get_by_role("heading", name="Nobody wins")  # and nobody has a place
        expect(places.or_(nobody)).to_be_visible()


def play(
    people: Sequence[Person],
    rng: Random,
    move: Callable[[Person, Random], bool] = bids_or_challenges,
    *,
    moves: int | None = None,
    over: Callable[[Person], bool] = lambda person: person.game_is_over,
) -> int:
    """Whoever is asked, until it is over for all or for so many moves; how many were made."""
    made, latest = 0, monotonic() + LONGEST_GAME
    while made != moves and not all(over(person) for person in people):
        assert monotonic() < latest, "the game does not come to its end"
        asked = next((person for person in people if person.kinds), people[0])
        before = len(asked.updates)
        if asked.kinds and move(asked, rng):
            made += 1
            asked.waits_for_update(before)
        else:
            asked.page.wait_for_timeout(GLANCE)
    return made


def comes_back(person: Person) -> None:
    """Having closed the page: another of the same browser."""
    where, context = person.page.url, person.page.context
    person.page.close()
    person.page = context.new_page()
    person.watch(person.page)
    person.goes_to(where)


def plays_again(people: Sequence[Person]) -> str:
    """One press each; the id of the table they are at then."""
    before = people[0].page.url
    for person in people:
        button(person.page, AGAIN).click()
        person.page.wait_for_url(lambda url: url != before)
    (table,) = {is_at_a_table(person) for person in people}
    return table


# By keyboard alone


def tabs_to(person: Person, control: Locator) -> None:
    expect(control).to_be_visible()
    for _ in range(MOST_TABS):
        if control.evaluate("one => one === document.activeElement"):
            return
        person.press("Tab")
    raise AssertionError(f"Tab does not lead to {control}")


def presses(person: Person, control: Locator, key: str = "Enter") -> None:
    tabs_to(person, control)
    person.press(key)


def walks_to(person: Person, legend: str, label: str) -> None:
    """With the arrows, among the choices of a group."""
    group = person.page.get_by_role("group", name=legend, exact=True)
    wanted = group.get_by_role("radio", name=label, exact=True)
    tabs_to(person, group.get_by_role("radio", checked=True))
    for _ in range(10):
        if wanted.is_checked():
            return
        person.press("ArrowLeft")
    raise AssertionError(f"the arrows do not lead to {label}")


def moves_by_keyboard(person: Person) -> bool:
    """Waits for the end of a scene, and challenges whatever it can."""
    for move in (ready(person.page, CHALLENGE), ready(person.page, BID)):
        if move.count():
            presses(person, move)
            return True
    return False
