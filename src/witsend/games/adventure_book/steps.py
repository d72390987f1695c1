"""A step of a character: where to, for which cards, why not, and what comes of it."""

from collections.abc import Iterator

from msgspec.structs import replace

from witsend.game import Refusal, Seat
from witsend.games.adventure_book.cards import Hand, payments
from witsend.games.adventure_book.chapter import Board
from witsend.games.adventure_book.moves import (
    NobodyRides,
    NoMoreSteps,
    NoWay,
    Step,
    Stride,
    WrongPayment,
)
from witsend.games.adventure_book.news import MiracleFound, Stepped
from witsend.games.adventure_book.tale import AnyTale, Tale


def steps(tale: Tale, seat: Seat, *, free: bool) -> Iterator[Step]:
    prices: dict[str, list[Hand]] = {}
    for who, to, riding in tale.chapter.steps(tale.board):
        if who not in prices:
            prices[who] = ways_to_pay(tale, seat, who, free=free)
        for cards in prices[who]:
            yield Step(who, to, cards, riding=riding)


def ways_to_pay(tale: Tale, seat: Seat, who: str, *, free: bool) -> list[Hand]:
    """The active seat pays; when another seat moves the character, that comes afterwards."""
    cost = tale.chapter.step_cost(tale.board, who, free=free)
    ways = payments(tale.hands[tale.turn], cost, tale.chapter.wild)
    return ways if seat == tale.turn or not ways else [()]


def rule_against_step(tale: Tale, seat: Seat, move: Step, *, free: bool) -> Refusal | None:
    chapter, board, who = tale.chapter, tale.board, move.who
    if refusal := chapter.rule_against_step(board, who, move.to):
        return refusal
    if move.riding and not chapter.riders(board, who):
        return NobodyRides(who)
    cost = chapter.step_cost(board, who, free=free)
    if seat != tale.turn:
        if not ways_to_pay(tale, seat, who, free=free):
            return WrongPayment((tuple(cost.items()),))
        cost = {}
    return tale.rule_against_payment(seat, move.cards, (cost,))


# Two spaces in one go


def strides(tale: Tale) -> Iterator[Stride]:
    """Clause 4, where nothing on the way stops the character or costs a card."""
    if tale.steps_left < Stride.spaces:
        return
    chapter = tale.chapter
    for who, via, riding in chapter.steps(tale.board):
        halfway = passed(tale, who, via, riding=riding)
        if halfway is None:
            continue
        for to in chapter.near[via]:
            elsewhere = to != tale.board.place(who)
            if elsewhere and chapter.rule_against_step(halfway, who, to) is None:
                yield Stride(who, via, to, riding=riding)


def rule_against_stride(tale: Tale, move: Stride) -> Refusal | None:
    chapter, who = tale.chapter, move.who
    if refusal := chapter.rule_against_step(tale.board, who, move.via):
        return refusal
    if not tale.moving or tale.steps_left < Stride.spaces:
        return NoMoreSteps(who)
    if move.riding and not chapter.riders(tale.board, who):
        return NobodyRides(who)
    halfway = passed(tale, who, move.via, riding=move.riding)
    if halfway is None or move.to == tale.board.place(who):
        return NoWay(who, move.to)
    return chapter.rule_against_step(halfway, who, move.to)


def passed(tale: Tale, who: str, via: str, *, riding: bool) -> Board | None:
    """The board when the character is halfway; None where that costs, or is not the end of it."""
    chapter, board = tale.chapter, tale.board
    riders = chapter.riders(board, who) if riding else ()
    halfway = board.moved(via, who, *chapter.burdens(board, who), *riders)
    stops = via in dict(board.hazards) or any(
        defeat.when and chapter.all_hold(halfway, defeat.when) for defeat in chapter.printed.defeats
    )
    if stops or chapter.toll(board, who) or chapter.toll(halfway, who):
        return None
    return halfway


def take_step(tale: AnyTale, seat: Seat, move: Step) -> AnyTale:
    """Clauses 4, 5 and 12: the character goes, with a Miracle to pick up or a hazard to meet."""
    chapter, who, to = tale.chapter, move.who, move.to
    riders = chapter.riders(tale.board, who) if move.riding else ()
    party = (who, *chapter.burdens(tale.board, who), *riders)
    board = tale.board.moved(to, *party)
    hazard = dict(board.hazards).get(to)
    if hazard:
        rest = tuple((space, kind) for space, kind in board.hazards if space != to)
        board = replace(board, hazards=rest)
    found = board.star and to == chapter.miracle_space
    tale = tale.spend(seat, move.cards)
    if found:
        tale = replace(tale, miracles=tale.miracles + 1)
        board = replace(board, star=False)
    tale = tale.changed(board, Stepped(seat, party, to, move.cards))
    if found:
        tale = tale.tell(MiracleFound(who, tale.miracles))
    if hazard and not tale.outcome:
        return tale.threaten(tale.turn, chapter.strike(hazard, *party))
    return tale
