"""Moving pictures: a page is looked at again and again, and what it shows becomes one WebP file.

Chromium packs each picture as WebP; put one after another into a RIFF file they move (Google's
"WebP Container Specification", Extended File Format).
"""

from base64 import b64decode
from itertools import pairwise
from time import monotonic
from typing import NamedTuple

from playwright.sync_api import Page

QUALITY = 40
APART = 250  # milliseconds between two looks: enough to follow, and a file that loads at once
LAST = 2500  # milliseconds the last one stays, before it begins anew
ANIMATED = 0x02  # the flag of the header
WHOLE = 0x02  # of a frame: it is laid over nothing of the one before


class Frame(NamedTuple):
    at: float  # seconds
    picture: bytes


def film(page: Page, seconds: float) -> bytes:
    """What the page shows from now on, for so long."""
    camera = page.context.new_cdp_session(page)
    frames: list[Frame] = []
    began = monotonic()
    while (at := monotonic() - began) < seconds:
        shot = camera.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
        picture = b64decode(shot["data"])
        if not frames or frames[-1].picture != picture:
            frames.append(Frame(at, picture))
        page.wait_for_timeout(APART)
    camera.detach()
    size = page.viewport_size
    assert size
    return animated(frames, size["width"], size["height"])


def animated(frames: list[Frame], width: int, height: int) -> bytes:
    times = [round((after.at - before.at) * 1000) for before, after in pairwise(frames)] + [LAST]
    extent = three(width - 1) + three(height - 1)
    head = chunk(b"VP8X", bytes([ANIMATED, 0, 0, 0]) + extent)
    forever = chunk(b"ANIM", bytes(4) + bytes(2))
    shown = b"".join(
        chunk(b"ANMF", bytes(6) + extent + three(time) + bytes([WHOLE]) + image_in(frame.picture))
        for frame, time in zip(frames, times, strict=True)
    )
    return chunk(b"RIFF", b"WEBP" + head + forever + shown)


def image_in(webp: bytes) -> bytes:
    """The chunk that holds the picture itself."""
    at = 12
    while (name := webp[at : at + 4]) not in {b"VP8 ", b"VP8L"}:
        assert name, "it holds no picture"
        at += 8 + padded(int.from_bytes(webp[at + 4 : at + 8], "little"))
    size = int.from_bytes(webp[at + 4 : at + 8], "little")
    return chunk(name, webp[at + 8 : at + 8 + size])


def chunk(name: bytes, content: bytes) -> bytes:
    return name + len(content).to_bytes(4, "little") + content + bytes(len(content) % 2)


def three(number: int) -> bytes:
    return number.to_bytes(3, "little")


def padded(size: int) -> int:
    return size + size % 2
