"""What an adventure book's types cannot see: counts that do not suffice, things nobody could do."""

from collections import Counter
from collections.abc import Iterator

from witsend.content.books.book import MOST_SEATS, Cards, Chapter, Hazards, Track
from witsend.content.books.effects import check_defeats, check_effects, check_plots
from witsend.content.books.map import check_characters, check_map
from witsend.content.books.names import doubles, known_names, references
from witsend.content.books.shape import Problem
from witsend.content.books.vocabulary import CancelPlot


def check_cards(cards: Cards) -> Iterator[Problem]:
    yield from doubles("special", (special.id for special in cards.specials))
    known = {
        "icon": set(cards.story),
        "card": {special.id for special in cards.specials},
    }
    yield from references(cards, Cards, (), known)
    if "any" in cards.story:
        yield ("story", "any"), "`any` is no kind of card: it means any card at all"
    story, every = sum(cards.story.values()), range(1, MOST_SEATS + 1)
    if short := [seats for seats in every if cards.rules.dealt(seats) * seats > story]:
        yield ("rules", "deal"), f"there are too few story cards for {short[0]} seats"
    if cards.plot.first > cards.plot.last:
        yield ("plot",), "there is no plot card"
    for number, special in enumerate(cards.specials):
        where = ("special", number)
        if special.id in cards.story:
            yield where, f"{special.id!r} is a kind of story card already"
        if special.id == "any":
            yield where, "`any` is no card: it means any card at all"
        if special.kind == "wild" and special.effect:
            yield where, "a wild card has no effect"
        if special.kind == "effect" and not (special.effect and special.text):
            yield where, "a card with an effect needs `text` and `effect`"
        cancels = any(isinstance(effect, CancelPlot) for effect in special.effect)
        if cancels != (special.timing == "plot_revealed"):
            yield where, "`cancel_plot` and the timing `plot_revealed` go together"


def check_chapter(chapter: Chapter, number: int, cards: Cards) -> Iterator[Problem]:
    if (said := chapter.chapter.number) != number:
        yield ("chapter", "number"), f"this is the file of chapter {number}, not {said}"
    for name, things in (
        ("rule", chapter.rules),
        ("action", chapter.actions),
        ("challenge", chapter.challenges),
        ("defeat", chapter.defeats),
    ):
        yield from doubles(name, (thing.id for thing in things))
    spaces = {space.id for space in chapter.board.spaces}
    yield from references(chapter, Chapter, (), known_names(chapter, cards))
    yield from check_map(chapter, spaces)
    yield from check_parts(chapter)
    yield from check_characters(chapter, spaces)
    yield from check_costs(chapter, cards)
    yield from check_order(chapter)
    yield from check_plots(chapter, cards)
    yield from check_effects(chapter)
    yield from check_defeats(chapter)


def check_parts(chapter: Chapter) -> Iterator[Problem]:
    """Counters that would not suffice, or stand nowhere."""
    if chapter.chores and len(chapter.chores.placed) > chapter.chores.total:
        yield ("chores",), "more chores are placed than there are"
    if chapter.brutes and not chapter.brutes.squads:
        yield ("brutes", "squads"), "there is no squad"
    if chapter.hazards:
        yield from check_hazards(chapter, chapter.hazards)
    counters = Counter(name for track in chapter.tracks.values() for name in track.counters)
    for name, track in chapter.tracks.items():
        for counter, at in track.counters.items():
            if not -1 <= at < len(track.labels):
                yield ("tracks", name), f"the counter {counter!r} is off the track"
            if counters[counter] > 1:
                yield ("tracks", name), f"there are two counters {counter!r}"
        yield from check_begin(name, track)
    for name, path in chapter.paths.items():
        if not path:
            yield ("paths", name), "a path has spaces"


def check_begin(name: str, track: Track) -> Iterator[Problem]:
    for counter, at in track.begin.set.items() if track.begin else ():
        if counter not in track.counters or not 0 <= at < len(track.labels):
            yield ("tracks", name, "begin"), f"the counter {counter!r} is off the track"


def check_hazards(chapter: Chapter, hazards: Hazards) -> Iterator[Problem]:
    marked = sum("hazard" in space.tags for space in chapter.board.spaces)
    if marked > sum(hazards.counts.values()):
        yield ("hazards",), "there are more spaces tagged `hazard` than hazards"
    for kind in hazards.counts:
        if kind not in hazards.dodge:
            yield ("hazards", "dodge"), f"nothing dodges {kind!r}"
    if chapter.wounds is None:
        yield ("hazards",), "hazards need `[wounds]`"


def check_costs(chapter: Chapter, cards: Cards) -> Iterator[Problem]:
    """A hand at the limit must be able to pay."""
    counters = cards.rules.challenge_counters
    if len(chapter.challenges) > counters:
        yield ("challenge", counters), f"there are {counters} challenge counters"
    prices = [(("challenge", n), c.cost) for n, c in enumerate(chapter.challenges)]
    for number, action in enumerate(chapter.actions):
        if (action.cost is None) == (not action.cost_any_of):
            yield ("action", number), "it needs `cost` or `cost_any_of`"
        prices += [(("action", number), cost) for cost in action.prices]
    for where, cost in prices:
        if sum(cost.values()) > cards.rules.hand_limit:
            yield (*where, "cost"), f"a hand of {cards.rules.hand_limit} cannot pay it"
        for icon, cards_of in cost.items():
            if icon in cards.story and cards_of > cards.story[icon]:
                yield (*where, "cost"), f"there is no more than {cards.story[icon]} of {icon}"


def check_order(chapter: Chapter) -> Iterator[Problem]:
    """Challenges that wait for each other would wait for ever."""
    done = set[str]()
    left = {challenge.id: set(challenge.after) for challenge in chapter.challenges}
    known = set(left)
    while ready := [id_ for id_, after in left.items() if after & known <= done]:
        done.update(ready)
        for id_ in ready:
            del left[id_]
    for number, challenge in enumerate(chapter.challenges):
        if challenge.id in left:
            yield ("challenge", number, "after"), f"{challenge.id!r} waits for itself"
