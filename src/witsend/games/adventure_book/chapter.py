"""A chapter of an adventure book: its pieces, what is true of them, who goes where.

`PrintedChapter` is what is printed, with its lookups, made once; `Board` is where the pieces are.
"""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Literal, cast

from msgspec.structs import replace

from witsend.content.books.book import Brutes, Chores, Doors, Hazards, Prince, Special, Wedding
from witsend.content.books.shelf import volume
from witsend.content.books.vocabulary import (
    AnyCondition,
    Apart,
    At,
    AtTag,
    ChoreAt,
    Cost,
    IsDone,
    NotBehind,
    NotDone,
    OnBoard,
    OnTrack,
    PathAtLeast,
    Together,
    TrackAtLeast,
    TrackGeCounter,
    TrackLess,
    WoundsAtLeast,
)
from witsend.game import Record, Refusal
from witsend.games.adventure_book.cards import ANY
from witsend.games.adventure_book.due import Strike
from witsend.games.adventure_book.moves import GateClosed, KeptApart, NotMoved, NoWay, SpaceBlocked

GONE = ""  # the place of a figure that was taken off the board
BESIDE = -1  # the place of a counter that is not on its track yet
SHOO, BREAK = "shoo", "break"  # actions that squads and doors bring with them


class Board(Record, frozen=True, kw_only=True):
    """The pieces of a chapter."""

    places: tuple[tuple[str, str], ...]  # of each character: a space, challenge:ID, or GONE
    star: bool = False  # whether a Miracle lies on its space
    done: tuple[str, ...] = ()  # challenges completed, in order
    tracks: tuple[tuple[str, int], ...] = ()  # of each counter
    chores: tuple[str, ...] = ()  # the space of each that is not on the list
    hazards: tuple[tuple[str, str], ...] = ()  # spaces with the hazard lying there
    retired: tuple[str, ...] = ()  # kinds of hazard that are out of the chapter
    wounds: int = 0
    squads: tuple[str, ...] = ()  # the space of each
    doors: tuple[str, ...] = ()  # spaces that are locked

    def place(self, who: str) -> str:
        return dict(self.places)[who]

    def at(self, counter: str) -> int:
        return dict(self.tracks)[counter]

    def moved(self, to: str, *who: str) -> "Board":
        return replace(
            self, places=tuple((name, to if name in who else at) for name, at in self.places)
        )

    def tracked(self, counters: dict[str, int]) -> "Board":
        tracks = tuple((name, counters.get(name, at)) for name, at in self.tracks)
        return replace(self, tracks=tracks)


class PrintedChapter:
    """A chapter as it is printed, with what is looked up in it."""

    def __init__(self, book: str, number: int) -> None:
        self.cards = cards = volume(book).cards
        self.printed = chapter = volume(book).chapters[number - 1]
        self.rules = cards.rules
        self.miracle_space = chapter.chapter.miracle_space
        # The check of the book ensures that a chapter has the parts that its effects need.
        self.chores = cast("Chores", chapter.chores)
        self.hazards = cast("Hazards", chapter.hazards)
        self.brutes = cast("Brutes", chapter.brutes)
        self.doors = cast("Doors", chapter.doors)
        self.prince = cast("Prince", chapter.prince)
        self.wedding = cast("Wedding", chapter.wedding)
        self.specials: dict[str, Special] = {card.id: card for card in cards.specials}
        self.wild = frozenset(card.id for card in cards.specials if card.kind == "wild")
        self.spaces = {space.id: space for space in chapter.board.spaces}
        self.numbered = {space.number: space.id for space in chapter.board.spaces}
        self.challenges = {challenge.id: challenge for challenge in chapter.challenges}
        self.actions = {action.id: action for action in chapter.actions}
        self.movable = tuple(
            who for who, each in chapter.characters.items() if each.control == "players"
        )
        self.marked = tuple(space.id for space in chapter.board.spaces if "hazard" in space.tags)
        self.near: dict[str, tuple[str, ...]] = dict.fromkeys(self.spaces, ())
        for one, other in chapter.board.edges:
            self.near[one] = (*self.near[one], other)
            self.near[other] = (*self.near[other], one)
        self.tolls = [(r.company, r.cost) for r in chapter.rules if r.company and r.cost]
        self.apart = [rule.apart for rule in chapter.rules if rule.apart]
        self.carried = [
            (name, each.carrier, each.control)
            for name, each in chapter.characters.items()
            if each.carrier
        ]
        self.gates = {
            (side, gate.who): gate.opens
            for gate in chapter.board.gates
            for side in (gate.edge, gate.edge[::-1])
        }
        self.plots = {
            number: plot for plot in chapter.plots for number in range(plot.first, plot.last + 1)
        }

    def set_up(self, *, star: bool, hazards: tuple[str, ...]) -> Board:
        chapter = self.printed
        return Board(
            places=tuple((who, each.start) for who, each in chapter.characters.items()),
            star=star and bool(self.miracle_space),
            tracks=tuple(
                (name, at)
                for track in chapter.tracks.values()
                for name, at in track.counters.items()
            ),
            chores=chapter.chores.placed if chapter.chores else (),
            hazards=tuple(zip(self.marked, hazards, strict=False)),
            squads=chapter.brutes.squads if chapter.brutes else (),
            doors=chapter.doors.locked if chapter.doors else (),
        )

    def deck(self, kept: tuple[str, ...]) -> tuple[str, ...]:
        """The whole story deck, with the special cards that were collected."""
        story = (icon for icon, n in self.cards.story.items() for _ in range(n))
        return tuple(sorted((*story, *kept)))

    def special_deck(self, kept: tuple[str, ...]) -> tuple[str, ...]:
        every = Counter({card.id: card.copies for card in self.cards.specials})
        return tuple(sorted((every - Counter(kept)).elements()))

    # What is true

    def space(self, board: Board, place: str, plot: int) -> str:
        """Where a text points: an id, `@who`, or `#` for the plot card's number."""
        if place == "#":
            return self.numbered[plot]
        return board.place(place[1:]) if place.startswith("@") else place

    def on_board(self, board: Board, who: str) -> bool:
        return board.place(who) in self.spaces

    def together(self, board: Board, who: tuple[str, ...]) -> bool:
        places = {board.place(each) for each in who}
        return len(places) == 1 and places <= self.spaces.keys()

    def holds(self, board: Board, condition: AnyCondition, plot: int = 0) -> bool:  # noqa: C901, PLR0912 - one line per condition
        match condition:
            case At(who, space):
                there = board.place(who) == self.space(board, space, plot)
                return there and self.on_board(board, who)
            case AtTag(who, tag):
                space = board.place(who)
                return space in self.spaces and tag in self.spaces[space].tags
            case Together(who):
                return self.together(board, who)
            case Apart(who):
                return not self.together(board, who)
            case OnBoard(who):
                return self.on_board(board, who)
            case IsDone(challenge):
                return challenge in board.done
            case NotDone(challenge):
                return challenge not in board.done
            case TrackAtLeast(counter, n):
                return board.at(counter) >= n
            case TrackLess(counter, n):
                return BESIDE < board.at(counter) < n
            case TrackGeCounter(counter, other):
                return board.at(counter) >= board.at(other)
            case OnTrack(counter):
                return board.at(counter) > BESIDE
            case PathAtLeast(who, path, n):
                steps = self.printed.paths[path]
                return board.place(who) in steps and steps.index(board.place(who)) >= n
            case NotBehind(who, path, other):
                return self.next_on(board, who, path, -1) != board.place(other)
            case ChoreAt(space):
                here = self.space(board, space, plot)
                return here in board.chores and self.spaces[here].number is not None
            case WoundsAtLeast(n):
                return board.wounds >= n

    def all_hold(self, board: Board, conditions: tuple[AnyCondition, ...], plot: int = 0) -> bool:
        return all(self.holds(board, condition, plot) for condition in conditions)

    def next_on(self, board: Board, who: str, path: str, by: Literal[1, -1]) -> str:
        """The next space on the path, or back; GONE at its end and beside it."""
        steps = self.printed.paths[path]
        if board.place(who) not in steps:
            return GONE
        index = steps.index(board.place(who)) + by
        return steps[index] if 0 <= index < len(steps) else GONE

    def pool(self, board: Board) -> tuple[str, ...]:
        """Hazards that lie face-down beside the board."""
        if self.printed.hazards is None:
            return ()
        lying = Counter(kind for _, kind in board.hazards)
        left = Counter(self.printed.hazards.counts) - lying
        return tuple(sorted(kind for kind in left.elements() if kind not in board.retired))

    def strike(self, kind: str, *who: str) -> Strike:
        return Strike(self.hazards.dodge[kind], kind, who)

    def distance(self, start: str, goal: str) -> int:
        """Steps on the bare map; more than there are spaces where there is no way."""
        reached, edge, steps = {start}, {start}, 0
        while goal not in reached:
            edge = {space for here in edge for space in self.near[here]} - reached
            steps += 1
            if not edge:
                return len(self.spaces) + 1
            reached |= edge
        return steps

    # Who may go where

    def rule_against_step(self, board: Board, who: str, to: str) -> Refusal | None:
        if who not in self.movable or not self.on_board(board, who):
            return NotMoved(who)
        here = board.place(who)
        if to not in self.near[here]:
            return NoWay(who, to)
        for mover in (who, "players"):
            opens = self.gates.get(((here, to), mover))
            if opens is not None and opens not in board.done:
                return GateClosed(who, opens)
        if to in board.squads or to in board.doors:
            return SpaceBlocked(to)
        for kept_apart in self.apart:
            for other in kept_apart if who in kept_apart else ():
                if other != who and board.place(other) == to:
                    return KeptApart(who, other)
        return None

    def steps(self, board: Board) -> Iterator[tuple[str, str, bool]]:
        """Who can go where in one step, and whether riding along."""
        for who in self.movable:
            if self.on_board(board, who):
                for to in self.near[board.place(who)]:
                    if self.rule_against_step(board, who, to) is None:
                        yield who, to, False
                        if self.riders(board, who):
                            yield who, to, True

    def riders(self, board: Board, who: str) -> tuple[str, ...]:
        """Who may go along."""
        return self.carried_by(board, who, "players")

    def burdens(self, board: Board, who: str) -> tuple[str, ...]:
        """Who goes along, wherever the character goes."""
        return self.carried_by(board, who, "carried")

    def carried_by(self, board: Board, who: str, control: str) -> tuple[str, ...]:
        return tuple(
            [
                name
                for name, carrier, how in self.carried
                if carrier == who and how == control and board.place(name) == board.place(who)
            ]
        )

    def toll(self, board: Board, who: str) -> Cost:
        """What leaving this space costs because of who stands there."""
        cost = Counter[str]()
        for company, toll in self.tolls:
            if company != who and self.together(board, (company, who)):
                cost.update(toll)
        return dict(cost)

    def step_cost(self, board: Board, who: str, *, free: bool) -> Cost:
        toll = self.toll(board, who)
        return toll if free else {**toll, ANY: toll.get(ANY, 0) + 1}

    # The chapter's actions, with those of squads and doors

    def open_actions(self, board: Board, acted: tuple[str, ...]) -> Iterator[tuple[str, str]]:
        """Actions that can be done now, and where."""
        for action in self.printed.actions:
            if action.id not in acted and self.all_hold(board, action.when):
                yield action.id, ""
        for squad in sorted(set(board.squads)):
            if self.prices(board, SHOO, squad):
                yield SHOO, squad
        for door in board.doors:
            if self.prices(board, BREAK, door):
                yield BREAK, door

    def prices(self, board: Board, action: str, target: str) -> tuple[Cost, ...]:
        """The prices of the action, any of which will do; () where there is nothing to do."""
        if action in self.actions:
            return self.actions[action].prices if not target else ()
        brutes, doors = self.printed.brutes, self.printed.doors
        close = {who for who in self.movable if target in self.near.get(board.place(who), ())}
        if brutes and action == SHOO and target in board.squads and target != brutes.home:
            close |= {who for who in self.movable if board.place(who) == target}
            return (brutes.shoo.cost, brutes.shoo_alt) if close & set(brutes.shoo.by) else ()
        if doors and action == BREAK and target in board.doors:
            breaking = (doors.break_cost,) if doors.break_by in close else ()
            return (*breaking, *((doors.pick_cost,) if close else ()))
        return ()


@cache
def printed_chapter(book: str, number: int) -> PrintedChapter:
    return PrintedChapter(book, number)
