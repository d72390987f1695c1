"""The moving pictures of the documents: a browser can play them, and they are small."""

from base64 import b64encode
from pathlib import Path
from typing import Any

import pytest

from film import film
from people import Person

PICTURES = Path(__file__).parents[2] / "docs" / "pictures"
LARGEST = 400_000  # bytes
COUNT = """async (data) => {
  const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
  const decoder = new ImageDecoder({ data: bytes, type: "image/webp" });
  await decoder.tracks.ready;
  const { frameCount } = decoder.tracks.selectedTrack;
  for (let at = 0; at < frameCount; at++) await decoder.decode({ frameIndex: at });
  return frameCount;
}"""


def frames(person: Person, moving: bytes) -> int:
    """How many a browser finds, having looked at each."""
    return int(person.page.evaluate(COUNT, b64encode(moving).decode()))


@pytest.mark.soak  # they change when `script/screenshots` has run
@pytest.mark.parametrize("name", ["challenge", "drink", "finale"])
def test_the_documents_move_and_are_small(person: Any, name: str) -> None:
    moving = (PICTURES / f"{name}.webp").read_bytes()
    assert len(moving) < LARGEST
    assert frames(person().goes_to("/about"), moving) > 10


@pytest.mark.soak
def test_what_does_not_change_is_one_picture(person: Any) -> None:
    anne: Person = person().goes_to("/about")
    anne.page.wait_for_load_state("networkidle")
    assert frames(anne, film(anne.page, 0.5)) == 1
