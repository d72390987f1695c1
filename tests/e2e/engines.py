"""Windows of Firefox and WebKit, over the wires that they have for it.

Firefox is asked over WebDriver BiDi, a socket of JSON; WebKit over WebDriver, which is HTTP, and it
is a bare view (`webkit_view.py`), for its own browser cannot be as narrow as a phone. Debian has
both of them.
"""

import base64
import json
import os
import re
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep
from typing import Any, Protocol

import httpx
from websockets.sync.client import ClientConnection, connect

from served import free_port

ROOT = Path(__file__).parents[2]
VIEW = Path(__file__).parent / "webkit_view.py"
PATIENCE = 20.0  # seconds for what should take a moment
GLANCE = 0.05  # seconds between looks
# What Firefox says of the socket of a page that is left; without one no evening would go on.
LEFT = re.compile("was interrupted while the page was loading|t establish a connection to the")
NOT_HERE = 3  # what script/browser ends with where a browser cannot be had

# Where something is that can be pressed: by what it is called, in the middle of it.
FIND = """(pattern, within) => {
  const wanted = new RegExp(pattern)
  const called = (one) => one.getAttribute("aria-label") ?? one.labels?.[0]?.innerText
    ?? one.innerText
  const found = [...document.querySelectorAll(`${within} :is(button, a, input, summary)`)].find(
    (one) => !one.disabled && one.getAttribute("aria-disabled") !== "true"
      && one.checkVisibility() && wanted.test(called(one)?.trim().replace(/\\s+/g, " ") ?? ""))
  if (!found) return null
  found.scrollIntoView({ block: "center", behavior: "instant" })
  const { left, top, width, height } = found.getBoundingClientRect()
  return [Math.round(left + width / 2), Math.round(top + height / 2)]
}"""


class Window(Protocol):
    """One person's own, with a memory of its own."""

    def goes_to(self, url: str) -> None: ...
    def run(self, function: str, *args: Any) -> Any: ...
    def resize(self, width: int, height: int) -> None: ...
    def act(self, actions: list[dict[str, Any]]) -> None: ...
    def remember(self, cookie: str, value: str, url: str) -> None: ...
    def picture(self) -> bytes: ...
    def troubles(self) -> list[str]: ...


def until(what: str, look: Any) -> Any:
    """What it finds, as soon as it finds something."""
    latest = monotonic() + PATIENCE
    while monotonic() < latest:
        if found := look():
            return found
        sleep(GLANCE)
    raise AssertionError(f"there is no {what}")


def press(window: Window, pattern: str, within: str = "body") -> None:
    def at_rest() -> Any:  # what comes late may push it away from the pointer
        found = window.run(FIND, pattern, within)
        sleep(GLANCE)
        return found if found == window.run(FIND, pattern, within) else None

    press_at(window, *until(pattern, at_rest))


def press_at(window: Window, x: int, y: int) -> None:
    pointer = [
        {"type": "pointerMove", "x": x, "y": y, "duration": 0},
        {"type": "pointerDown", "button": 0},
        {"type": "pointerUp", "button": 0},
    ]
    window.act([{"type": "pointer", "id": "mouse", "actions": pointer}])


def write(window: Window, text: str) -> None:
    """Where the keyboard is, in place of what is there."""
    window.run("() => document.activeElement.select()")
    keys = [{"type": kind, "value": key} for key in text for kind in ("keyDown", "keyUp")]
    window.act([{"type": "key", "id": "keyboard", "actions": keys}])


def sees(window: Window, pattern: str) -> None:
    until(pattern, lambda: window.run("p => new RegExp(p).test(document.body.innerText)", pattern))


def installed(engine: str) -> tuple[str | None, str]:
    """Where it is; or why it cannot be had here. Whatever else is wrong fails."""
    script = ROOT / "script" / "browser"
    found = subprocess.run([script, engine], check=False, capture_output=True, text=True)
    assert found.returncode in {0, NOT_HERE}, found.stderr
    return found.stdout.strip() or None, found.stderr.strip()


class Firefox:
    def __init__(self, wire: ClientConnection) -> None:
        self.wire = wire
        self.asked = 0
        self.heard: list[str] = []
        self.ask("session.new", capabilities={})
        self.context = self.ask("browsingContext.getTree")["contexts"][0]["context"]
        self.ask("session.subscribe", events=["log.entryAdded"])

    def ask(self, method: str, **params: Any) -> Any:
        self.asked += 1
        self.wire.send(json.dumps({"id": self.asked, "method": method, "params": params}))
        while True:
            answer = json.loads(self.wire.recv(timeout=PATIENCE))
            if answer.get("id") == self.asked:
                assert answer["type"] == "success", answer
                return answer["result"]
            entry = answer.get("params", {})
            said = str(entry.get("text"))
            if entry.get("level") in {"error", "warn"} and not LEFT.search(said):
                self.heard.append(said)

    def goes_to(self, url: str) -> None:
        self.ask("browsingContext.navigate", context=self.context, url=url, wait="complete")

    def run(self, function: str, *args: Any) -> Any:
        given = ", ".join(json.dumps(arg) for arg in args)
        answer = self.ask(
            "script.evaluate",
            expression=f"(async () => JSON.stringify(await ({function})({given})) ?? 'null')()",
            target={"context": self.context},
            awaitPromise=True,
        )
        assert answer["type"] == "success", answer
        return json.loads(answer["result"]["value"])

    def resize(self, width: int, height: int) -> None:
        size = {"width": width, "height": height}
        self.ask("browsingContext.setViewport", context=self.context, viewport=size)

    def act(self, actions: list[dict[str, Any]]) -> None:
        self.ask("input.performActions", context=self.context, actions=actions)

    def remember(self, cookie: str, value: str, url: str) -> None:
        host = httpx.URL(url).host
        said = {"name": cookie, "value": {"type": "string", "value": value}, "domain": host}
        self.ask("storage.setCookie", cookie=said)

    def picture(self) -> bytes:
        taken = self.ask("browsingContext.captureScreenshot", context=self.context)
        return base64.b64decode(taken["data"])

    def troubles(self) -> list[str]:
        return self.heard


class WebKit:
    def __init__(self, http: httpx.Client, session: str) -> None:
        self.http = http
        self.session = session

    def ask(self, way: str, **params: Any) -> Any:
        answer = self.http.post(f"/session/{self.session}/{way}", json=params)
        assert answer.is_success, answer.text
        return answer.json()["value"]

    def goes_to(self, url: str) -> None:
        self.ask("url", url=url)

    def run(self, function: str, *args: Any) -> Any:
        script = f"return ({function})(...arguments)"
        return self.ask("execute/sync", script=script, args=list(args))

    def resize(self, width: int, height: int) -> None:
        self.ask("window/rect", width=width, height=height)
        until("such a size", lambda: self.run("w => innerWidth === w", width))

    def act(self, actions: list[dict[str, Any]]) -> None:
        self.ask("actions", actions=actions)

    def remember(self, cookie: str, value: str, url: str) -> None:
        self.goes_to(url)  # a cookie is given to the page that is open
        self.ask("cookie", cookie={"name": cookie, "value": value})

    def picture(self) -> bytes:
        taken = self.http.get(f"/session/{self.session}/screenshot").json()["value"]
        return base64.b64decode(taken)

    def troubles(self) -> list[str]:
        return list(self.run("() => window.troubles ?? []"))


@contextmanager
def firefox(path: str) -> Iterator[Window]:
    profile = tempfile.mkdtemp()
    command = [path, "--headless", "--no-remote", "--profile", profile, "--remote-debugging-port=0"]
    settings = {"intl.accept_languages": '"en-GB"', "ui.prefersReducedMotion": "1"}
    lines = [f'user_pref("{name}", {value});\n' for name, value in settings.items()]
    (Path(profile) / "user.js").write_text("".join(lines))
    says = Path(profile) / "says"
    with says.open("w") as stderr:
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=stderr)
    try:
        at = re.compile("WebDriver BiDi listening on (ws://[^ \n]+)")
        (url,) = until("Firefox", lambda: at.search(says.read_text())).groups()
        with connect(f"{url}/session", max_size=None) as wire:
            yield Firefox(wire)
    finally:
        process.terminate()
        process.wait()
        shutil.rmtree(profile, ignore_errors=True)


@contextmanager
def webkit(path: str) -> Iterator[Window]:
    """On a screen of its own that nobody sees."""
    with tempfile.TemporaryDirectory() as folder, screen() as display:
        port = free_port()
        env = {
            **os.environ,
            "DISPLAY": display,
            "HOME": folder,
            "LANG": "C.UTF-8",
            "LIBGL_ALWAYS_SOFTWARE": "1",
            "NO_AT_BRIDGE": "1",
            "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1",  # only our own pages are opened
        }
        driver = subprocess.Popen([path, f"--port={port}"], env=env, stderr=subprocess.DEVNULL)
        try:
            with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=60) as http:
                until("WebKit's driver", lambda: is_there(http))
                wanted = {"binary": str(VIEW), "args": []}
                capabilities = {"alwaysMatch": {"webkitgtk:browserOptions": wanted}}
                began = http.post("/session", json={"capabilities": capabilities})
                assert began.is_success, began.text
                session = began.json()["value"]["sessionId"]
                yield WebKit(http, session)
                http.delete(f"/session/{session}")
        finally:
            driver.terminate()
            driver.wait()


def is_there(http: httpx.Client) -> bool:
    try:
        return http.get("/status").is_success
    except httpx.TransportError:
        return False


@contextmanager
def screen() -> Iterator[str]:
    read, written = os.pipe()
    command = ["Xvfb", "-displayfd", str(written), "-screen", "0", "2000x1200x24"]
    process = subprocess.Popen(command, pass_fds=[written], stderr=subprocess.DEVNULL)
    os.close(written)
    try:
        with os.fdopen(read) as told:
            yield f":{told.readline().strip()}"
    finally:
        process.terminate()
        process.wait()


ENGINES = {"firefox": firefox, "webkit": webkit}
