"""Effects of a chapter that cannot be as they are, its table of plots, and its defeats."""

from collections import Counter
from collections.abc import Iterable, Iterator

from msgspec import json

from witsend.content.books.book import Cards, Chapter, Plot
from witsend.content.books.shape import Problem
from witsend.content.books.vocabulary import (
    Advance,
    BrutesHome,
    BruteSweep,
    Effect,
    Heal,
    If,
    LockDoor,
    Lose,
    March,
    PlaceChore,
    PlotAgain,
    PrinceWalks,
    RetireHazard,
    ReturnChore,
    Stir,
    Threat,
    WeddingStep,
)
from witsend.content.lines import Path as Where

NEEDS: dict[type[Effect], str] = {  # effects and the part of the chapter they are about
    PlaceChore: "chores",
    ReturnChore: "chores",
    Stir: "hazards",
    RetireHazard: "hazards",
    Threat: "wounds",
    Heal: "wounds",
    BruteSweep: "brutes",
    BrutesHome: "brutes",
    PrinceWalks: "prince",
    WeddingStep: "wedding",
    LockDoor: "doors",
}


def every_effect(chapter: Chapter) -> Iterator[tuple[Where, Effect]]:
    for name, effects in (
        *((("challenge", n), each.reward) for n, each in enumerate(chapter.challenges)),
        *((("action", n), each.effect) for n, each in enumerate(chapter.actions)),
        *((("plot", n), each.effect) for n, each in enumerate(chapter.plots)),
    ):
        for effect in flat(effects):
            yield name, effect


def flat(effects: Iterable[Effect]) -> Iterator[Effect]:
    for effect in effects:
        yield effect
        if isinstance(effect, If):
            yield from flat(effect.then)
            yield from flat(effect.otherwise)


def check_plots(chapter: Chapter, cards: Cards) -> Iterator[Problem]:
    entries = Counter(n for plot in chapter.plots for n in range(plot.first, plot.last + 1))
    for number in range(cards.plot.first, cards.plot.last + 1):
        if entries[number] != 1:
            what = "no entry" if not entries[number] else "more than one entry"
            where = ("plot", entry_near(chapter, number)) if chapter.plots else ("plot",)
            yield where, f"plot card {number} has {what}"
    for number, plot in enumerate(chapter.plots):
        if plot.first > plot.last or {plot.first, plot.last} - set(
            range(cards.plot.first, cards.plot.last + 1)
        ):
            yield ("plot", number), f"there are no plot cards {plot.first} to {plot.last}"
        yield from check_numbers(chapter, number, plot)


def entry_near(chapter: Chapter, card: int) -> int:
    """The last entry with this plot card, or else the one with the nearest."""
    entries = range(len(chapter.plots))
    plots = chapter.plots
    return max(entries, key=lambda n: (-max(plots[n].first - card, card - plots[n].last, 0), n))


def check_numbers(chapter: Chapter, number: int, plot: Plot) -> Iterator[Problem]:
    numbered = {space.number for space in chapter.board.spaces}
    effects = list(flat(plot.effect))
    if b'"#"' in json.encode(plot.effect):
        for card in range(plot.first, plot.last + 1):
            if card not in numbered:
                yield ("plot", number), f"there is no space with the number {card}"
    for effect in effects[:-1]:
        if isinstance(effect, PlotAgain) and effect is not plot.effect[-1]:
            yield ("plot", number), "`plot_again` comes last"


def check_effects(chapter: Chapter) -> Iterator[Problem]:
    starts = {f"challenge:{challenge.id}" for challenge in chapter.challenges}
    delays = chapter.prince and chapter.characters.get(chapter.prince.delayed_by)
    if delays and delays.start in starts:
        yield (
            ("prince", "delayed_by"),
            "who delays the prince goes back to a space",
        )
    for where, effect in every_effect(chapter):
        part = NEEDS.get(type(effect))
        if part and getattr(chapter, part) is None:
            yield where, f"`{effect.__struct_config__.tag}` needs `[{part}]`"
        if isinstance(effect, PlotAgain | Lose) and where[0] != "plot":
            yield where, f"`{effect.__struct_config__.tag}` is for plot entries only"
        if isinstance(effect, March | Advance) and not effect.by:
            yield where, "nothing moves by 0"


def check_defeats(chapter: Chapter) -> Iterator[Problem]:
    raised = {effect.id for _, effect in every_effect(chapter) if isinstance(effect, Lose)}
    for number, defeat in enumerate(chapter.defeats):
        where = ("defeat", number)
        if bool(defeat.when) == bool(defeat.on):
            yield where, "it needs either `when` or `on`"
        if (defeat.on == "effect") != (defeat.id in raised):
            yield where, '`on = "effect"` and an effect `lose` go together'
    if chapter.chores and not any(
        defeat.on == "place_chore_with_empty_list" for defeat in chapter.defeats
    ):
        yield ("chores",), 'chores need a defeat with `on = "place_chore_with_empty_list"`'
