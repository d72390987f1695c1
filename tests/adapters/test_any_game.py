"""Vectors of games that have no form of their own: whatever their views are made of."""

from collections.abc import Iterator
from enum import Enum
from random import Random
from typing import Annotated, Any, Literal, Self

import pytest
from msgspec import Meta
from msgspec.structs import replace

from sketches import Over
from witsend.adapters.forms import encode, layout, width
from witsend.adapters.forms.any_game import PLACES, PRINT, plan
from witsend.adapters.text import told
from witsend.game import CHANCE, Move, NotAMove, Record, Refusal, Result, Seat, Setup, State, View
from witsend.games import GAMES
from witsend.laws import uphold


class Suit(Enum):
    ROSE = "rose"
    SKULL = "skull"


class Face(Record, frozen=True, tag=True):
    suit: Suit
    worth: float = 0.5


class Back(Record, frozen=True, tag=True):
    by: Seat


class Heap(Record, frozen=True):
    owner: Seat | None
    cards: tuple[Face | Back, ...]
    below: "Heap | None" = None


class HeapsSetup(Setup, frozen=True, kw_only=True):
    seats: Annotated[int, Meta(ge=2, le=3)]


class HeapsView(View, frozen=True, kw_only=True):
    own_fields = frozenset({"seat", "hand"})
    seat_fields = frozenset({"heaps", "words"})

    setup: HeapsSetup
    hand: Annotated[tuple[Suit, ...], Meta(max_length=2)]  # of this seat
    heaps: tuple[Heap, ...]
    words: tuple[str, ...]
    pair: tuple[Seat, Literal["low", "high"]]
    odd: int | str | None
    sizes: frozenset[str]
    turn: Seat


class Lay(Move, frozen=True):
    suit: Suit


class Heaps(State, frozen=True, kw_only=True):
    """Everyone lays two cards in turn; a seat sees its own, and the first card of each heap."""

    name = "heaps"
    title = "Heaps"
    seats = range(2, 4)
    version = 1
    options = HeapsSetup
    kinds = Lay

    setup: HeapsSetup
    laid: tuple[Suit, ...] = ()

    @classmethod
    def start(cls, setup: HeapsSetup) -> Self:
        return cls(setup=setup)

    @property
    def turn(self) -> Seat:
        return len(self.laid) % self.setup.seats

    def to_act(self) -> tuple[Seat, ...]:
        return (self.turn,) if len(self.laid) < 2 * self.setup.seats else ()

    def moves(self, seat: Seat) -> tuple[Move, ...]:
        return tuple(Lay(suit) for suit in Suit) if (seat,) == self.to_act() else ()

    def rule_against(self, seat: Seat, move: Move) -> Refusal | None:
        return None if isinstance(move, Lay) else NotAMove()

    def apply(self, seat: Seat, move: Move) -> Self:
        assert isinstance(move, Lay)
        return replace(self, laid=(*self.laid, move.suit))

    def of(self, seat: Seat) -> tuple[Suit, ...]:
        return self.laid[seat :: self.setup.seats]

    def heap(self, seat: Seat) -> Heap:
        cards = [Back(seat) if place else Face(suit) for place, suit in enumerate(self.of(seat))]
        return Heap(seat if cards else None, tuple(cards), Heap(None, ()) if cards else None)

    def view(self, seat: Seat | None) -> HeapsView:
        self.check_seat(seat)
        seats = range(self.setup.seats)
        return HeapsView(
            seat=seat,
            setup=self.setup,
            hand=() if seat is None else self.of(seat),
            heaps=tuple(map(self.heap, seats)),
            words=tuple(f"{len(self.of(each))} laid" for each in seats),
            pair=(self.turn, "low" if len(self.laid) < self.setup.seats else "high"),
            odd=(None, 1, "many")[min(2, len(self.laid))],
            sizes=frozenset({"laid", str(len(self.laid))}),
            turn=self.turn,
        )

    @classmethod
    def imagined(cls, view: HeapsView, rng: Random) -> Self:
        laid: list[Suit] = []
        for at in range(sum(len(heap.cards) for heap in view.heaps)):
            turn, seat = divmod(at, view.setup.seats)
            card = view.heaps[seat].cards[turn]
            known = card.suit if isinstance(card, Face) else rng.choice(list(Suit))
            laid.append(view.hand[turn] if seat == view.seat else known)
        return cls(setup=view.setup, laid=tuple(laid))

    def result(self) -> Result | None:
        if self.to_act():
            return None
        return Result(winners=(), scores=(0,) * self.setup.seats, ending=Over())

    def default_move(self, seat: Seat) -> Move:
        del seat
        return Lay(Suit.ROSE)


HeapsView.game = Heaps


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "heaps", Heaps)


def all_views() -> Iterator[Any]:
    states = [Heaps.start(HeapsSetup(seats=3))]
    for state in states:
        yield from (state.view(seat) for seat in (None, 0, 1, 2))
        states += [state.apply(seat, move) for seat in state.to_act() for move in state.moves(seat)]


def test_the_game_is_one() -> None:
    uphold(Heaps.start(HeapsSetup(seats=3)), Random(1))
    assert CHANCE not in Heaps.start(HeapsSetup(seats=2)).to_act()


def test_views_that_differ_differ_in_their_fields_and_not_by_the_print_alone() -> None:
    seen: dict[tuple[float, ...], Any] = {}
    for view in all_views():
        vector = encode(view)
        assert len(vector) == width(view.setup)
        assert seen.setdefault(tuple(vector[:-PRINT]), view) == view
    assert len(seen) > 100


def test_what_a_view_is_made_of_has_its_place() -> None:
    setup = HeapsSetup(seats=3)
    runs = {run.name: run for run in layout(setup)}
    state = Heaps.start(setup)
    for suit in (Suit.SKULL, Suit.ROSE, Suit.ROSE, Suit.SKULL):
        state = state.apply(state.turn, Lay(suit))
    vector = encode(state.view(0))

    def told(name: str) -> list[float]:
        run = runs[name]
        return vector[run.start : run.start + run.size]

    assert told("turn") == [0, 1, 0], "a seat has a place of its own"
    assert told("hand") == [2, 0, 1, 0, 1], "two at most, by its Meta"
    assert told("heaps") == [3]
    assert told("heaps[0].owner?") == [1]
    assert told("heaps[0].owner") == [1, 0, 0]
    assert told("heaps[0].cards") == [2]
    assert told("heaps[0].cards[0]") == [1, 0], "which of two records"
    assert told("heaps[0].cards[0].Face.suit") == [0, 1]
    assert told("heaps[0].cards[0].Face.worth") == [0.5]
    assert told("heaps[0].cards[1].Back.by") == [1, 0, 0]
    assert told("heaps[0].cards[1].Face.suit") == [0, 0], "it is the other record"
    assert f"heaps[0].cards[{PLACES - 1}].Back.by" in runs
    assert f"heaps[0].cards[{PLACES}].Back.by" not in runs
    assert "heaps[3].owner" not in runs, "one for each seat"
    assert told("pair[0]") == [0, 1, 0]
    assert told("pair[1]") == [1, 0]
    assert told("words")[1:17] == told("words")[1:17] != told("words")[17:33]
    for name in ("odd", "sizes", "heaps[0].below"):
        assert runs[name].size == PRINT, "of what has no bounds there is a print"


def test_what_would_be_too_long_is_a_print() -> None:
    class LongView(HeapsView, frozen=True, kw_only=True):
        seat_fields = frozenset()
        rows: tuple[tuple[tuple[int, ...], ...], ...] = ()

    (rows,) = (parts for name, parts in plan(LongView, 2) if name == "rows")
    assert [part.size for part in rows] == [PRINT]
    assert rows[0].of_any(((1,),)) != rows[0].of_any(((2,),))


def test_a_view_is_told_in_words_by_its_types() -> None:
    state = Heaps.start(HeapsSetup(seats=2))
    for suit in (Suit.SKULL, Suit.ROSE, Suit.ROSE):
        state = state.apply(state.turn, Lay(suit))
    text = told(state.view(0), ["Anne", "Ben"])
    face, below = "Face suit {}, worth 0.5", "below owner none, cards empty, below none"
    assert text.splitlines()[:8] == [
        "Heaps. You are Anne. Seats: 1 Anne, 2 Ben.",
        "hand: (skull; rose)",
        (
            f"heaps: Anne owner Anne, cards ({face.format('skull')}; Back by Anne), {below}; "
            f"Ben owner Ben, cards ({face.format('rose')}), {below}"
        ),
        "words: Anne 2 laid; Ben 1 laid",
        "pair: (Ben; high)",
        "odd: many",
        text.splitlines()[6],  # a set, in any order
        "turn: Ben",
    ]
    assert "odd: none" in told(Heaps.start(HeapsSetup(seats=2)).view(None))
    assert "odd: 1" in told(state.start(state.setup).apply(0, Lay(Suit.ROSE)).view(None))
