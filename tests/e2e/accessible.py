"""axe at work: what keeps people with a screen reader, a keyboard or weak eyes out of a page."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
LEVELS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
GRAVE = {"serious", "critical"}


def grave_findings(page: Page) -> list[str]:
    """What axe has against the page as it is now, each with its places."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text())  # the debugger's door: the page's policy is not asked
    options = {"runOnly": LEVELS, "resultTypes": ["violations"]}
    found = page.evaluate("options => axe.run(document, options)", options)
    return [told(finding) for finding in found["violations"] if finding["impact"] in GRAVE]


def sideways_scrolling(page: Page) -> list[str]:
    width, seen = page.evaluate(
        "() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]"
    )
    if page.viewport_size:  # a phone zooms out until all is seen
        seen = min(seen, page.viewport_size["width"])
    return [f"the page is {width} px wide where {seen} are seen"] if width > seen else []


def assert_accessible(page: Page) -> None:
    found = grave_findings(page)
    assert not found, "\n".join(found)


def overlapping(boxes: list[Any]) -> list[tuple[Any, Any]]:
    """Pairs of these that share more than an edge."""

    def meet(one: Any, other: Any, at: str, size: str) -> bool:
        ends = min(one[at] + one[size], other[at] + other[size])
        return bool(ends - max(one[at], other[at]) > 1)

    return [
        (one, other)
        for i, one in enumerate(boxes)
        for other in boxes[:i]
        if meet(one, other, "x", "width") and meet(one, other, "y", "height")
    ]


def told(finding: dict[str, Any]) -> str:
    places = "\n".join(
        f"    {node['html'][:160]}\n      {node['failureSummary']}" for node in finding["nodes"]
    )
    return f"{finding['id']} ({finding['impact']}): {finding['help']}\n{places}"
