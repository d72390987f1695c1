"""What a table tells those who come to it, and when."""

import json
import re
from typing import Any

from playwright.sync_api import WebSocketRoute, expect

from at_table import Helper, become, play_to_the_end
from evening import BID, button, ready, skips_the_scene
from people import GLANCE, PATIENCE, Person
from witsend.server.protocol import LARGEST_MESSAGE


def started(friends: list[Helper], *, dice: int) -> str:
    table = friends[0].open(dice=dice)
    for seat, each in enumerate(friends):
        each.ask(table, "sit", seat=seat)
    friends[0].ask(table, "start")
    return table


def test_a_guest_reads_what_will_be_played(person: Any, friends: list[Helper]) -> None:
    cleo: Person = person("Cleo", phone=True)
    options = cleo.page.get_by_role("list", name="Options of the game")
    cleo.goes_to(f"/t/{friends[0].open(seats=3, dice=2)}")
    expect(options.get_by_role("listitem")).to_have_text(["Dice: 2"])
    cleo.goes_to(f"/t/{friends[0].open(seats=3, dice=5)}")
    expect(options.get_by_role("listitem")).to_have_text(["the usual rules"])


def test_a_form_offers_only_seats_that_the_table_has(person: Any) -> None:
    anne: Person = person("Anne")
    page = anne.goes_to("/new/battle-of-wits").page
    page.get_by_text("Options of the game").click()
    dealer = page.get_by_role("group", name="First dealer").get_by_role("radio")
    expect(dealer).to_have_count(5)  # by lot, or one of four
    dealer.nth(4).check()
    page.get_by_role("group", name="Seats", exact=True).get_by_role("radio", name="3").check()
    expect(dealer).to_have_count(4)
    expect(dealer.first).to_be_checked()


def test_options_open_in_sight_above_the_button_of_a_phone(person: Any) -> None:
    anne: Person = person("Anne", phone=True)
    page = anne.goes_to("/new/battle-of-wits").page
    page.get_by_text("Options of the game").click()
    winner = page.get_by_role("group", name="Who wins a game")
    expect(winner).to_be_in_viewport(ratio=1)
    opens, shown = button(page, "Open the table").bounding_box(), winner.bounding_box()
    assert opens
    assert shown
    assert shown["y"] + shown["height"] <= opens["y"]


def test_a_screen_reader_is_told_of_a_scene_when_it_is_over(
    person: Any, friends: list[Helper]
) -> None:
    table = started(friends, dice=2)
    anne: Person = person("Anne", still=False)
    become(anne.page, friends[0])
    anne.goes_to(f"/t/{table}")
    expect(anne.page.get_by_role("region", name="Bid to beat")).to_be_visible()
    said = anne.page.get_by_role("log").filter(has_text=re.compile(r"\bbids?\b"))
    assert any(each.play_if_to_act(table) for each in friends)
    expect(said).to_be_attached()
    assert any(each.play_if_to_act(table) for each in friends)
    skip = button(anne.page, "Skip")
    expect(skip).to_be_visible()
    expect(said).not_to_contain_text("challenge")
    skip.click()
    expect(said).to_contain_text("challenge")


def test_no_scene_covers_the_way_to_play_oneself_again(person: Any, friends: list[Helper]) -> None:
    anne: Person = person("Anne", size=(320, 568), still=False)
    page = anne.page
    table = started(friends, dice=2)
    for friend in friends:
        friend.stays_at(table)
    become(page, friends[0])
    anne.goes_to(f"/t/{table}")
    expect(page.get_by_role("complementary", name="What to do")).to_be_visible()
    friends[0].ask(table, "stand-in", seat=0, on=True)
    for _ in range(PATIENCE // GLANCE):
        if page.locator(".stage").is_visible():
            break
        friends[1].play_if_to_act(table)
        page.wait_for_timeout(GLANCE)
    button(page, "Play myself again").click()
    expect(button(page, "Play myself again")).to_be_hidden()


# Letters reach below a line that is set tight; a line that is cut is twice as high as that.
CUT = """names => names
  .filter(({ scrollHeight, clientHeight, scrollWidth, clientWidth }) =>
    scrollHeight > clientHeight + 6 || scrollWidth > clientWidth + 1)
  .map(({ textContent }) => textContent)"""
UNDER_ITS_ARROW = """choices => choices
  .map(choice => [choice.selectedOptions[0].text, choice, getComputedStyle(choice)])
  .filter(([text, choice, { font, paddingLeft, paddingRight }]) => {
    const pen = document.createElement("canvas").getContext("2d");
    pen.font = font;
    const room = choice.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    return parseFloat(paddingRight) < 16 || pen.measureText(text).width > room + 1;
  })
  .map(([text]) => text)"""


def test_a_small_phone_cuts_no_name_and_no_choice(person: Any, house: Any) -> None:
    longest = [
        Helper(house.url, name) for name in ("Maman Élodie-Catherine", "Wilhelmina Feathersto")
    ]
    try:
        maman, wilhelmina = longest
        table = maman.open(dice=5, seats=4)
        maman.ask(table, "sit", seat=0)
        maman.ask(table, "seat-bot", seat=2, level="hard")
        small: Person = person("Maman", size=(320, 568), locale="fr-FR")
        page = small.page
        become(page, maman)
        small.goes_to(f"/t/{table}")
        expect(page.get_by_role("combobox")).to_have_count(3)
        assert page.get_by_role("combobox").evaluate_all(UNDER_ITS_ARROW) == []
        wilhelmina.ask(table, "sit", seat=1)
        maman.ask(table, "start")
        skips_the_scene(small)
        expect(page.locator(".seat .name")).to_have_count(4)
        assert page.locator(".seat .name").evaluate_all(CUT) == []
    finally:
        for each in longest:
            each.close()


def test_a_late_friend_takes_a_bots_chair_and_everyone_is_told(
    person: Any, friends: list[Helper]
) -> None:
    table = friends[0].open(dice=2)
    friends[0].ask(table, "sit", seat=0)
    friends[0].ask(table, "start")
    anne: Person = person("Anne")
    become(anne.page, friends[0])
    anne.goes_to(f"/t/{table}")
    cleo: Person = person("Cleo", phone=True)
    cleo.goes_to(f"/t/{table}")
    expect(cleo.page.get_by_text("You are watching")).to_be_visible()
    button(cleo.page, "Take a seat …").click()
    seats = cleo.page.get_by_role("dialog", name="Take a seat")
    seats.get_by_role("button", name="Take over from").click()
    expect(cleo.page.get_by_text("You are watching")).to_be_hidden()
    expect(cleo.page.get_by_role("img", name="Your dice")).to_be_visible()
    history = anne.page.get_by_role("region", name="History")
    expect(history).to_contain_text("takes over from")
    button(anne.page, "Table").click()
    expect(anne.page.get_by_role("heading", name="Bring friends")).to_be_hidden()


def test_a_page_tells_the_bots_when_its_scene_is_over(person: Any, friends: list[Helper]) -> None:
    anne: Person = person("Anne", still=False)
    become(anne.page, friends[0])
    sent: list[str] = []

    def listen(socket: Any) -> None:
        socket.on("framesent", lambda frame: sent.append(str(frame)))

    anne.page.on("websocket", listen)
    table = friends[0].open(dice=1)
    friends[0].ask(table, "sit", seat=0)
    anne.goes_to(f"/t/{table}")
    button(anne.page, "Start; a bot takes the free seat").click()
    skip = button(anne.page, "Skip")
    expect(skip).to_be_visible()
    skip.click()
    expect(skip).to_be_hidden()
    asks = [json.loads(frame) for frame in sent if "watch" in frame]
    assert [ask["on"] for ask in asks[:2]] == [True, False]


def test_the_history_of_a_phone_opens_at_its_newest_line(
    person: Any, friends: list[Helper]
) -> None:
    table = started(friends, dice=5)
    play_to_the_end(table, friends)
    anne: Person = person("Anne", phone=True)
    anne.goes_to(f"/t/{table}")
    button(anne.page, "History and talk").click()
    lines = anne.page.get_by_role("dialog").get_by_role("region", name="History")
    expect(lines.get_by_role("listitem").last).to_be_in_viewport()
    expect(lines.get_by_role("listitem").first).not_to_be_in_viewport()


def test_the_rules_open_at_the_clause_that_matters_now_and_a_refusal_leads_to_its_own(
    person: Any, friends: list[Helper]
) -> None:
    table = started(friends, dice=2)
    while not friends[0].show(table)["seats"][0]["moves"]:
        friends[1].play_if_to_act(table)
    anne: Person = person("Anne", phone=True, new=True)
    page = anne.page

    def refuse_moves(wire: WebSocketRoute) -> None:
        server = wire.connect_to_server()

        def answer(sent: str | bytes) -> None:
            ask = json.loads(sent)
            if ask["type"] != "play":
                server.send(sent)
                return
            why = {"type": "not-a-face"}
            refused = {"type": "refused", "id": ask["id"], "why": why, "clause": "9"}
            wire.send(json.dumps({**refused, "sentence": "No."}))

        wire.on_message(answer)

    page.route_web_socket(re.compile("/socket"), refuse_moves)
    become(page, friends[0])
    anne.goes_to(f"/t/{table}")
    expect(ready(page, BID)).to_be_visible()
    button(page, "Rules").click()
    rules = page.get_by_role("dialog", name="Rules")
    opened = rules.locator("[data-clause].now")
    expect(opened).to_contain_text(re.compile("first bidder|raises the bid"))
    expect(opened).to_be_in_viewport()
    expect(rules.get_by_role("heading", name="Rules", exact=True)).to_be_in_viewport(ratio=1)
    button(page, "In one minute").click()
    expect(rules.get_by_text("In one minute.")).to_be_in_viewport()
    anne.press("Escape")
    ready(page, BID).click()
    button(page, "Why?").click()
    expect(opened).to_contain_text("You see your own dice")
    expect(opened).to_be_in_viewport()


BY_HAND = """async ([table, largest]) => {
  const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/socket`)
  const heard = []
  const closed = new Promise((go) => {
    socket.onclose = ({ code }) => go(code)
  })
  const answer = () => Promise.race([closed, new Promise((go) => {
    socket.onmessage = ({ data }) => {
      const { type } = JSON.parse(data)
      if (["talk", "done", "refused"].includes(type)) go(type)
    }
  })])
  heard.push(await answer(), socket.extensions, socket.protocol)
  socket.send(`{"type":"sit","seat":0${" ".repeat(largest - 23)}}`)
  heard.push(await answer())
  socket.send(new Blob([new Uint8Array(largest)]))
  heard.push(await answer())
  socket.send(new Uint8Array(300_000))
  return [...heard, await closed]
}"""


def test_a_socket_that_chromium_opens_by_itself(person: Any, friends: list[Helper]) -> None:
    """What the page never sends: as much as it may, binary, and far too much at once."""
    table = friends[0].open()
    anne: Person = person("Anne")
    become(anne.page, friends[0])
    anne.goes_to("/new/pirates-dice")
    heard = anne.page.evaluate(BY_HAND, [table, LARGEST_MESSAGE])
    assert heard == ["talk", "", "", "done", "refused", 1009]
    assert friends[0].show(table)["table"]["chairs"][0]["name"] == "Anne"
