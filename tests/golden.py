"""Golden records: whole games as files in tests/records, and what they came to, move by move.

Beside each record stands its story: after every move whom the game waits for, a digest of what
everyone may do and of what everyone sees, the news in words, and moves that are refused. Whoever
changes what a stored log replays to, or what anyone is shown, changes a line of a story.

    script/records                 writes the stories anew, with what an option that came later is
                                   by default, and the records of games whose version has risen
    script/records --export FOLDER writes all views with their English as JSON, for the page's tests
"""

import re
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from hashlib import sha256
from itertools import groupby, islice
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, get_args

from msgspec import convert, json
from msgspec.structs import replace

from witsend.bots import find_bot
from witsend.game import (
    CHANCE,
    HOUSE,
    Ending,
    Highlight,
    JoinIn,
    Move,
    News,
    Record,
    Refusal,
    Seat,
    SitOut,
    State,
    View,
)
from witsend.games import GAMES
from witsend.games.poisoned_glass import Exchange, Look, PoisonedGlass
from witsend.highlights import finale_of
from witsend.laws import random_move
from witsend.record import Event, GameRecord, Sitter, parse
from witsend.server.openapi import is_of, leaves

FOLDER = Path(__file__).parent / "records"
NAMES = ("Anne", "Ben", "Carla", "Dan", "Eve", "Finn", "Gus", "Hana", "Ivo", "Jo")
TRIES = 40  # games played for each record that is kept
LONGEST = 2_000  # events
TRIED = 20  # moves of a kind that are tried in each state: some are refused
PEERS = 3  # moves of the same kind whose fields are swapped in to make a wrong one
MADE = re.compile(r"\d+\. [^:]+: ")  # the beginning of a line that tells of a move
SHOWN = ('   "', "   views ", "   to ")  # lines that tell what is seen, not what the rules do


class Recipe(NamedTuple):
    """How a record is played; the file is named for it."""

    name: str
    game: str
    options: dict[str, Any]
    play: Callable[[State, Random], Iterator[Event]]
    ending: str | None = None  # the kind it must come to


# How the seats play


def at_random(state: State, rng: Random) -> Iterator[Event]:
    """Any legal move, now and then out of turn, to the end."""
    while state.to_act():
        event = Event(*random_move(state, rng))
        state = state.apply(event.seat, event.move)
        yield event


def by_the_clock(state: State, rng: Random) -> Iterator[Event]:
    """Nobody does anything in time."""
    while state.to_act():
        seat = state.to_act()[0]
        event = Event(seat, state.draw(rng) if seat == CHANCE else state.default_move(seat))
        state = state.apply(event.seat, event.move)
        yield event


def hosted(state: State, rng: Random) -> Iterator[Event]:
    """At random; the host skips the first question once it is bet on, and ends with the second."""
    due = ["betting", "betting"]
    while state.to_act():
        event = Event(*random_move(state, rng))
        if due and getattr(state, "phase", "") == due[0]:
            event = Event(HOUSE, state.moves(HOUSE)[2 - len(due)])
            due.pop()
        state = state.apply(event.seat, event.move)
        yield event


def meaning_cards(state: State, rng: Random) -> Iterator[Event]:
    """At random, and Vizzini names the cards he means, as the page does."""
    while state.to_act():
        seat, move = random_move(state, rng)
        if isinstance(move, Look | Exchange) and isinstance(state, PoisonedGlass):
            move = replace(move, ids=state.top_ids(move.one, move.other))
        state = state.apply(seat, move)
        yield Event(seat, move)


def with_all_cards(state: State, rng: Random) -> Iterator[Event]:
    """At random, but a special card is played as soon as it can be."""
    while state.to_act():
        special = [
            Event(seat, move)
            for seat in range(state.setup.seats)
            for move in state.moves(seat)
            if move.__struct_config__.tag == "play-special"
        ]
        event = rng.choice(special) if special else Event(*random_move(state, rng))
        state = state.apply(event.seat, event.move)
        yield event


def by_bots(state: State, rng: Random) -> Iterator[Event]:
    bot = find_bot(state.name, "hard")()
    while state.to_act():
        event = Event(*random_move(state, rng))
        if event.seat != CHANCE:
            view, moves = state.view(event.seat), state.moves(event.seat)
            event = Event(event.seat, bot.choose(view, moves, rng, 1.0))
        state = state.apply(event.seat, event.move)
        yield event


def interrupted_then_told(state: State, rng: Random) -> Iterator[Event]:
    """A chapter is lost by those who hardly try, read again by good ones, and bookmarked."""
    hurried = True
    companion = find_bot(state.name, "hard")()
    while state.to_act():
        seat, moment = state.to_act()[0], getattr(state, "moment", "")
        hurried = hurried and moment != "interrupted"
        event = Event(*random_move(state, rng))
        if CHANCE in state.to_act():
            pass
        elif moment == "told":
            event = Event(seat, state.moves(seat)[-1])  # the bookmark
        elif rng.random() > (0.2 if hurried else 0.05):
            moves = state.moves(seat)
            event = Event(
                seat,
                state.default_move(seat)
                if hurried
                else companion.choose(state.view(seat), moves, rng, 1.0),
            )
        state = state.apply(event.seat, event.move)
        yield event


def in_company(state: State, rng: Random) -> Iterator[Event]:
    """Companions beside people tell two chapters; half the time what they ask about is claimed."""
    companion, first = find_bot(state.name, "beside:hard")(), getattr(state, "number", 0)
    while state.to_act():
        seat = rng.choice(state.to_act())
        moves = state.moves(seat)
        told = getattr(state, "moment", "") == "told" and getattr(state, "number", 0) > first
        if seat == CHANCE:
            move = state.draw(rng)
        elif "leave-it" in {each.__struct_config__.tag for each in moves}:
            move = rng.choice(moves)
        else:
            view = state.view(seat)
            move = moves[-1] if told else companion.choose(view, moves, rng, 1.0)
        state = state.apply(seat, move)
        yield Event(seat, move)


COMINGS = {0: SitOut(2), 8: JoinIn(2), 16: SitOut(1), 24: JoinIn(1), 30: SitOut(0), 38: SitOut(2)}


def coming_and_going(state: State, rng: Random) -> Iterator[Event]:
    """Companions tell one chapter, and come and go before these events or soon after."""
    companion, due, made = find_bot(state.name, "hard")(), dict(COMINGS), 0
    while state.to_act():
        seat = state.to_act()[0]
        if due and made >= min(due) and (seat != CHANCE or not made):
            event = Event(HOUSE, due.pop(min(due)))
        elif seat == CHANCE:
            event = Event(CHANCE, state.draw(rng))
        else:
            told = getattr(state, "moment", "") == "told"
            moves = state.moves(seat)
            move = moves[-1] if told else companion.choose(state.view(seat), moves, rng, 1.0)
            event = Event(seat, move)
        state, made = state.apply(event.seat, event.move), made + 1
        yield event


LAST_CHAPTER = 6
SPECIALS = "all_together as_you_wish grandpa_reads_on inconceivable pirates_hoard the_good_parts"
EVERY_CARD = {"chapter": 3, "miracles": 2, "replayed": True, "specials": SPECIALS.split()}
CHAPTERS: tuple[tuple[int, dict[str, Any]], ...] = (
    (1, {"seats": 2}),
    (2, {"seats": 1, "replays": "one-per-evening"}),
    (3, {"seats": 2, "first": 2}),
    (4, {"seats": 1, "difficulty": "brave"}),
    (5, {"seats": 2, "replays": "one-per-chapter"}),
    (LAST_CHAPTER, {"seats": 1}),
)
BATTLE: tuple[tuple[str, dict[str, Any]], ...] = (
    ("two", {"seats": 2, "immunity_card": "nine", "dealer": 2}),
    (
        "teams",
        {
            "seats": 4,
            "winner": "teams",
            "team_score": "share",
            "round_table": True,
            "series": "best-of-three",
        },
    ),
    (
        "dead",
        {
            "seats": 3,
            "winner": "teams",
            "team_score": "fewest-dead",
            "characters": "seated",
            "luckless": True,
        },
    ),
    (
        "total",
        {
            "seats": 6,
            "winner": "highest-total",
            "total": "harmful-poison",
            "six_hand": "full",
            "odorless": True,
        },
    ),
    ("letter", {"seats": 3, "winner": "highest-total"}),
    (
        "five",
        {"seats": 2, "series": "best-of-five", "tie": "play-off", "memory": True},
    ),
    ("standing", {"seats": 4, "series": "last-standing"}),
    ("mostly", {"seats": 5, "series": "mostly-dead"}),
    ("ten", {"seats": 10}),
)
RECIPES = (
    *(
        Recipe(name, "pirates-dice", options, at_random)
        for name, options in (
            ("two", {"seats": 2, "dice": 3}),
            ("four", {"seats": 4, "dice": 2, "eliminated_starter": "winner"}),
            ("bold", {"seats": 3, "dice": 1, "bid_cap": False}),
        )
    ),
    *(Recipe(name, "battle-of-wits", options, at_random) for name, options in BATTLE),
    *(
        Recipe(name, "poisoned-glass", options, at_random)
        for name, options in (
            ("two", {"seats": 2, "two_player_last_card": "fills-glass", "tie": "antidote"}),
            (
                "three",
                {
                    "seats": 3,
                    "starting_hearts": 2,
                    "vizzini_peek": "look-then-decide",
                    "choose_order": "clockwise",
                    "end_check": "round-end",
                },
            ),
            ("five", {"seats": 5, "tie": "poison", "starting_hearts": 2}),
            (
                "moment",
                {
                    "seats": 3,
                    "starting_hearts": 2,
                    "vizzini_when": "any-time",
                    "vizzini_peek": "look-then-decide",
                },
            ),
        )
    ),
    Recipe(
        "meant",
        "poisoned-glass",
        {"seats": 4, "vizzini_when": "any-time", "vizzini_peek": "look-then-decide"},
        meaning_cards,
    ),
    *(
        Recipe(name, "wits-and-wagers", options, at_random)
        for name, options in (
            ("three", {"seats": 3, "questions": 2, "end_early": False, "grace_seconds": 2}),
            (
                "seven",
                {
                    "seats": 7,
                    "questions": 1,
                    "secret_bets": True,
                    "auto_place": "own-guess",
                    "youngest_first": (2, 7),
                },
            ),
            (
                "calm",
                {
                    "seats": 3,
                    "questions": 3,
                    "guess_time": 0,
                    "bet_time": 0,
                    "tiebreak": "shared",
                },
            ),
        )
    ),
    Recipe("hunches", "wits-and-wagers", {"seats": 3, "questions": 1}, by_bots),
    Recipe("hosted", "wits-and-wagers", {"seats": 3, "questions": 4}, hosted),
    Recipe("silence", "wits-and-wagers", {"seats": 3, "youngest_first": (2,)}, by_the_clock),
    *(
        Recipe(
            f"chapter-{chapter}",
            "adventure-book",
            {**options, "chapter": chapter},
            interrupted_then_told,
            "Bookmarked" if chapter < LAST_CHAPTER else "BookTold",
        )
        for chapter, options in CHAPTERS
    ),
    Recipe("lost", "adventure-book", {"seats": 4, "chapter": 4}, at_random, "StoryLost"),
    Recipe("chase", "adventure-book", {"seats": 1, "chapter": 3}, interrupted_then_told),
    Recipe("cards", "adventure-book", {"seats": 3, "campaign": EVERY_CARD}, with_all_cards),
    Recipe("company", "adventure-book", {"seats": 2, "chapter": 4}, in_company, "Bookmarked"),
    Recipe("guests", "adventure-book", {"seats": 3}, coming_and_going, "Bookmarked"),
)


# What a record shows


class Attempt(Record, frozen=True):
    """A move that is refused after so many events."""

    after: int
    seat: Seat
    move: Move


def attempts(record: GameRecord) -> Iterator[Attempt]:
    """The first moment of the record for each kind of refusal."""
    rng = Random(0)
    refused: set[type[Refusal]] = set()
    every = {move for state in record.states for seat in seats(state) for move in state.moves(seat)}
    every |= {event.move for event in record.events}
    every |= {kind() for kind in get_args(record.state.kinds) if not kind.__struct_fields__}
    plain = sorted(every, key=json.encode)
    peers = {kind: list(moves) for kind, moves in groupby(plain, key=type)}
    every |= {
        strange
        for move in plain
        for strange in altered(move, rng.choices(peers[type(move)], k=PEERS), rng)
    }
    by_kind: dict[type[Move], list[Move]] = {}
    for move in sorted(filter(record.state.well_formed, every), key=json.encode):
        by_kind.setdefault(type(move), []).append(move)
    house = {HOUSE} & {event.seat for event in record.events}
    for after, state in enumerate(record.states):
        for seat in (*seats(state), CHANCE, *house):
            for kind in by_kind.values():
                for move in rng.sample(kind, min(len(kind), TRIED)):
                    refusal = state.why_not(seat, move)
                    if refusal and type(refusal) not in refused:
                        refused.add(type(refusal))
                        yield Attempt(after, seat, move)


def altered(move: Any, peers: Sequence[Move], rng: Random) -> Iterator[Any]:
    """The move with one of its facts as others of its kind have it, or wholly off."""
    for name in move.__struct_fields__:
        value = getattr(move, name)
        others = tuple(getattr(peer, name, value) for peer in peers)
        if isinstance(value, bool):
            others = (not value,)
        elif isinstance(value, int):
            others = (value + 1, -1, rng.randint(2, 9), 40)
        elif isinstance(value, str):
            others = (*others, "nonsense", "-7", "9" * 40)
        elif isinstance(value, tuple):
            others = ((), value[1:], (*value, *value), value[::-1])
            if value and isinstance(value[0], Record):
                others += tuple((strange,) for strange in altered(value[0], (), rng))
        for other in others:
            facts = {each: getattr(move, each) for each in move.__struct_fields__}
            yield type(move)(**{**facts, name: other})


def seats(state: State) -> range:
    return range(state.setup.seats)


def story(record: GameRecord, tried: Iterable[Attempt]) -> list[str]:
    """All that the record comes to, a line each."""
    refused: dict[int, list[str]] = {}
    for attempt in tried:
        refusal = record.states[attempt.after].why_not(attempt.seat, attempt.move)
        line = f"   refuses {name_of(record, attempt.seat)} {shown(attempt)}: {refusal}"
        refused.setdefault(attempt.after, []).append(line)
    first = record.state
    lines = [
        f"{first.title}, version {first.version} of its rules: {', '.join(record.names)}",
        json.encode(record.setup).decode(),
    ]
    for number, state in enumerate(record.states):
        if number:
            seat, move = record.events[number - 1].seat, record.events[number - 1].move
            lines.append(f"{number}. {name_of(record, seat)}: {move}")
        asked = ", ".join(name_of(record, seat) for seat in state.to_act()) or "nobody"
        moves = digest([state.moves(seat) for seat in seats(state)])
        lines.append(f"   waits for {asked}, moves {moves}")
        views = [digest(state.view(seat)) for seat in (*seats(state), None)]
        lines.append(f"   views {' '.join(views)}")
        lines += news_lines(record, state)
        lines += refused.get(number, [])
    result = record.result
    ending = result.ending.sentence(record.names) if result else ""
    return [*lines, f"ends {json.encode(result).decode()}", f'   "{ending}"']


def news_lines(record: GameRecord, state: State) -> Iterator[str]:
    """The onlooker's news in words, and each seat's where it saw more."""
    open_news = sentences(state, None, record)
    yield from (f'   "{sentence}"' for sentence in open_news)
    for seat in seats(state):
        own = sentences(state, seat, record)
        if own != open_news:
            yield from (f'   to {record.names[seat]} "{sentence}"' for sentence in own)


def sentences(state: State, seat: Seat | None, record: GameRecord) -> list[str]:
    return [news.sentence(record.names) for news in state.view(seat).news]


def digest(value: Any) -> str:
    return sha256(json.encode(value)).hexdigest()[:6]


NOBODY = {CHANCE: "chance", HOUSE: "house"}


def name_of(record: GameRecord, seat: Seat) -> str:
    return NOBODY.get(seat) or record.names[seat]


def seat_of(record: GameRecord, name: str) -> Seat:
    nobody = [seat for seat, called in NOBODY.items() if called == name]
    return nobody[0] if nobody else record.names.index(name)


def shown(attempt: Attempt) -> str:
    return json.encode(attempt.move).decode()


# The files


class Golden(NamedTuple):
    name: str  # pirates-dice-two
    game: type[State]

    @property
    def record_file(self) -> Path:
        return FOLDER / f"{self.name}.jsonl"

    @property
    def story_file(self) -> Path:
        return FOLDER / f"{self.name}.story"

    @cache  # noqa: B019 - as many as there are files
    def record(self) -> GameRecord:
        return parse(self.record_file.read_bytes())

    def kept_story(self) -> list[str]:
        return self.story_file.read_text().splitlines()

    def kept_rules(self) -> list[str]:
        """What the rules did, as it was kept; an option that came later had its default."""
        title, setup, *lines = self.kept_story()
        said = json.decode(setup, type=self.game.options)
        return rules_alone([title, json.encode(said).decode(), *lines])

    def tried(self) -> list[Attempt]:
        """The refused moves that the kept story tells of."""
        found, after = list[Attempt](), 0
        for line in self.kept_story():
            head, _, rest = line.strip().partition(" ")
            if head.removesuffix(".").isdigit() and not line.startswith(" "):
                after = int(head.removesuffix("."))
            if line.startswith("   refuses "):
                name, _, rest = rest.partition(" ")
                seat = seat_of(self.record(), name)
                text = rest[: rest.rindex("}: ") + 1]
                found.append(Attempt(after, seat, json.decode(text, type=self.game.kinds)))
        return found

    def story_now(self) -> list[str]:
        return story(self.record(), self.tried())

    @property
    def kept_version(self) -> int:
        return int(self.kept_story()[0].split("version ")[1].split()[0])


GOLDEN = tuple(Golden(f"{recipe.game}-{recipe.name}", GAMES[recipe.game]) for recipe in RECIPES)


def difference(golden: Golden, now: list[str]) -> str | None:
    """The first line that is not as it was, in a sentence that names the game and the place."""
    kept = golden.kept_story()
    for number, line in enumerate(kept, start=1):
        new = now[number - 1] if number <= len(now) else "nothing"
        if new != line:
            return (
                f"{golden.game.title}: {golden.story_file.name}, line {number} says\n{line}\n"
                f"and now it is\n{new}\n"
            )
    return None if len(now) == len(kept) else f"{golden.game.title}: {golden.name} goes on longer."


def rules_alone(lines: list[str]) -> list[str]:
    """The lines without words: of a refused move only that it is refused, and of a move made
    only whose it is, for the record has the move itself."""

    def alone(line: str) -> str:
        if line.startswith("   refuses ") and line[-1] == ".":
            return line[: line.rindex("}: ")]
        made = MADE.match(line)
        return made[0] if made else line

    return [alone(line) for line in lines if not line.startswith(SHOWN)]


# What all records of a game show together


def own_kinds(game: type[State]) -> Iterator[type]:
    """The kinds of moves, news, refusals and endings of that game."""
    for family in (Move, News, Refusal, Ending):
        yield from (kind for kind in leaves(family) if is_of(game, kind.__module__))


def touched(record: GameRecord, tried: Iterable[Attempt]) -> set[type]:
    kinds: set[type] = {type(event.move) for event in record.events}
    for state in record.states:
        for seat in (*seats(state), None):
            kinds |= {type(news) for news in state.view(seat).news}
    if record.result:
        kinds.add(type(record.result.ending))
    return kinds | {
        type(record.states[attempt.after].why_not(attempt.seat, attempt.move)) for attempt in tried
    }


# Writing


def played(recipe: Recipe, number: int) -> GameRecord:
    game = GAMES[recipe.game]
    setup = convert(recipe.options, game.options)
    sitters = tuple(Sitter(name=name) for name in NAMES[: setup.seats])
    events = recipe.play(game.start(setup), Random(f"{recipe.name} {number}"))
    # No editions: what another book or pack changes in a golden record, its story is to say.
    record = GameRecord.start(game, setup, sitters, editions={})
    return record.through(list(islice(events, LONGEST)))


def play_anew(recipes: Iterable[Recipe], covered: set[type]) -> None:
    """For each recipe, of several games the one that shows most that is not covered yet, or the
    shortest."""
    for recipe in recipes:
        best: tuple[tuple[int, int], GameRecord, list[Attempt]] | None = None
        for number in range(TRIES):
            record = played(recipe, number)
            ending = type(record.result.ending).__name__ if record.result else None
            if ending is None or ending != (recipe.ending or ending):
                continue
            tried = list(attempts(record))
            new = touched(record, tried) - covered
            rank = (-len(new), len(record.events))
            if best is None or rank < best[0]:
                best = rank, record, tried
        if best is None:
            sys.exit(f"{recipe.game} {recipe.name}: no game of {TRIES} came to an end.")
        _, record, tried = best
        covered |= touched(record, tried)
        golden = Golden(f"{recipe.game}-{recipe.name}", GAMES[recipe.game])
        golden.record_file.write_bytes(record.text())
        golden.story_file.write_text("\n".join(story(record, tried)) + "\n")
        sys.stdout.write(f"{golden.name}: played anew, {len(record.events)} events\n")


def write() -> None:
    for game in GAMES.values():
        covered: set[type] = set()
        missing = []
        for recipe, golden in zip(RECIPES, GOLDEN, strict=True):
            if golden.game is not game:
                continue
            if not golden.story_file.exists() or golden.kept_version != game.version:
                missing.append(recipe)
                continue
            now = golden.story_now()
            if rules_alone(now) != golden.kept_rules():
                sys.exit(
                    f"{difference(golden, now)}\nA stored log would replay differently: raise the "
                    f"version of {game.title}, now {game.version}, and run this again."
                )
            covered |= touched(golden.record(), golden.tried())
            golden.record_file.write_bytes(golden.record().text())
            golden.story_file.write_text("\n".join(now) + "\n")
        play_anew(missing, covered)


def export(folder: Path) -> None:
    """A file per record: what a table would send of it to everyone, and the English of it."""
    folder.mkdir(parents=True, exist_ok=True)
    for golden in GOLDEN:
        record = golden.record()
        result = record.result
        told = {
            "game": golden.game.name,
            "setup": record.setup,
            "names": record.names,
            "printed": golden.game.printed(record.setup),
            "steps": [
                [exported(state, seat, record) for seat in (*seats(state), None)]
                for state in record.shown
            ],
            "made": [
                event
                for event, state in zip(record.events, record.states, strict=False)
                if CHANCE not in state.to_act()
            ],
            "refusals": [
                {"why": why, "sentence": str(why)}
                for attempt in golden.tried()
                if (why := record.states[attempt.after].why_not(attempt.seat, attempt.move))
            ],
            "result": result,
            "ending": result.ending.sentence(record.names) if result else "",
            "highlights": [
                {"highlight": each, "sentence": each.sentence(record.names)}
                for each in (highlights(record) if result else ())
            ],
        }
        (folder / f"{golden.name}.json").write_bytes(json.encode(told))


def highlights(record: GameRecord) -> list[Highlight]:
    """All that is told at its end, of the game and of each seat."""
    finale = finale_of(record.shown)
    return [*finale.highlights, *filter(None, finale.fates)]


def exported(state: State, seat: Seat | None, record: GameRecord) -> dict[str, Any]:
    view: View = state.view(seat)
    return {
        "seat": seat,
        "view": view,
        "moves": () if seat is None else state.moves(seat),
        "to_act": state.to_act(),
        "sentences": sentences(state, seat, record),
    }


if __name__ == "__main__":
    match sys.argv[1:]:
        case []:
            write()
        case ["--export", folder]:
            export(Path(folder))
        case _:
            sys.exit(__doc__)
