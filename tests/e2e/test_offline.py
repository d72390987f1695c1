"""The page where the server cannot be reached, and what makes it an app to be installed."""

from typing import Any

from msgspec import json
from playwright.sync_api import expect

from people import Person
from witsend.server.client import Client

FILES = Client().files
READY = "() => navigator.serviceWorker.ready.then(({ active }) => active.scriptURL)"


def knows_the_way_back(person: Person) -> None:
    assert person.page.evaluate(READY).endswith("/worker.js")


def test_who_is_offline_gets_a_kind_page_and_comes_back(person: Any) -> None:
    anne: Person = person("Anne", locale="fr-FR", new=True)
    anne.goes_to("/")
    knows_the_way_back(anne)
    anne.forgiving = True
    anne.page.context.set_offline(True)
    anne.goes_to("/rules/pirates-dice")
    expect(anne.page.get_by_role("heading", name="La table est hors d'atteinte")).to_be_visible()
    expect(anne.page.get_by_role("heading")).to_have_count(1)
    expect(anne.page.locator("html")).to_have_attribute("lang", "fr")
    anne.page.context.set_offline(False)
    expect(anne.page.get_by_role("heading", name="Pirates Dice").first).to_be_visible()
    anne.forgiving = False


def test_pages_and_files_come_from_the_network(person: Any) -> None:
    """What is kept is the page for the way there, and nothing that could be out of date."""
    anne: Person = person("Anne", new=True)
    anne.goes_to("/")
    knows_the_way_back(anne)
    anne.goes_to("/about")
    kept = anne.page.evaluate(
        """async () => {
          const kept = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
          const all = await Promise.all(kept.map((cache) => cache.keys()));
          return all.flat().map(({ url }) => new URL(url).pathname).sort();
        }"""
    )
    assert kept == ["/icon.svg", "/offline.css", "/offline.html", "/offline.js"]


def test_it_can_be_installed() -> None:
    manifest = json.decode(FILES["/manifest.webmanifest"].content)
    kind = dict(FILES["/manifest.webmanifest"].headers)[b"content-type"]
    assert kind.startswith(b"application/manifest+json")
    assert (manifest["display"], manifest["start_url"]) == ("standalone", "/")
    for icon in manifest["icons"]:
        picture = FILES[icon["src"]].content
        size = "x".join(str(int.from_bytes(picture[at : at + 4])) for at in (16, 20))
        assert size == icon["sizes"]
    assert {icon.get("purpose", "any") for icon in manifest["icons"]} == {"any", "maskable"}
