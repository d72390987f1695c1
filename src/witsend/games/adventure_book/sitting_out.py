"""Ruling AB-28: a seat sits out, or joins in, between two turns; whoever runs the table says so."""

from collections.abc import Iterator

from msgspec.structs import replace

from witsend.content.books.vocabulary import DrawStory
from witsend.game import JoinIn, Move, NotAMove, Refusal, Seat, SitOut, put
from witsend.games.adventure_book.deal import is_asked
from witsend.games.adventure_book.moves import LastToTell
from witsend.games.adventure_book.news import JoinedIn, SatOut
from witsend.games.adventure_book.tale import AnyTale, Tale


def will_tell(tale: Tale, seat: Seat) -> bool:
    """Whether the seat tells the story from the next turn on."""
    return (seat in tale.away) == (seat in tale.changing)


def changes(tale: Tale) -> Iterator[SitOut | JoinIn]:
    for seat in range(len(tale.hands)):
        move = SitOut(seat) if will_tell(tale, seat) else JoinIn(seat)
        if rule_against_change(tale, move) is None:
            yield move


def rule_against_change(tale: Tale, move: Move) -> Refusal | None:
    seats = range(len(tale.hands))
    if not isinstance(move, SitOut | JoinIn) or move.seat not in seats:
        return NotAMove()
    if will_tell(tale, move.seat) != isinstance(move, SitOut):
        return NotAMove()
    if isinstance(move, SitOut) and sum(will_tell(tale, seat) for seat in seats) == 1:
        return LastToTell()
    return None


def change(tale: AnyTale, seat: Seat) -> AnyTale:
    """To be done with the next turn; at once, where none has begun."""
    changing = tuple(sorted({seat} ^ set(tale.changing)))
    tale = replace(tale, changing=changing)
    if tale.loose:  # whoever takes a move back does not take this back
        before = replace(tale.loose.before, changing=changing)
        return replace(tale, loose=replace(tale.loose, before=before))
    if not is_between_turns(tale):
        return tale
    tale = seats_changed(tale)
    if tale.phase == "first" and (not is_asked(tale) or tale.ready == tale.present):
        return replace(tale, phase="deal")
    return replace(tale, turn=next_in_turn(tale)) if tale.turn in tale.away else tale


def is_between_turns(tale: Tale) -> bool:
    if tale.moment != "telling" or tale.phase in {"first", "deal"}:
        return True
    fresh = tale.phase == "move" and tale.steps_left == tale.chapter.rules.free_moves
    return fresh and tale.idle


def next_in_turn(tale: Tale) -> Seat:
    """To the left of the seat in turn."""
    seats = len(tale.hands)
    left = [(tale.turn + step) % seats for step in range(1, seats + 1)]
    return next(seat for seat in left if seat not in tale.away)


def seats_changed(tale: AnyTale) -> AnyTale:
    """All that are to sit out or to join in do so."""
    coming = [seat for seat in tale.changing if seat in tale.away]
    leaving = [seat for seat in tale.changing if seat not in tale.away]
    for seat in leaving:
        tale = sat_out(tale, seat)
    away = tuple([seat for seat in tale.away if seat not in coming])
    tale = replace(tale, changing=(), away=away)
    for seat in reversed(coming):
        tale = joined_in(tale, seat)
    return tale


def sat_out(tale: AnyTale, seat: Seat) -> AnyTale:
    """With its cards on the discard pile; not told where it was empty from the start."""
    hand = tale.hands[seat]
    after = replace(
        tale.spend(seat, hand),
        away=tuple(sorted((*tale.away, seat))),
        ready=tuple([other for other in tale.ready if other != seat]),
        plans=put(tale.plans, seat, ""),
        claims=tuple([claim for claim in tale.claims if claim.seat != seat]),
        first=None if tale.first == seat else tale.first,
    )
    return after.tell(SatOut(seat, hand)) if tale.served else after


def joined_in(tale: AnyTale, seat: Seat) -> AnyTale:
    """In the midst of a chapter it draws as many cards as are dealt, once."""
    tale = tale.tell(JoinedIn(seat))
    in_play = tale.phase not in {"first", "deal"} and tale.moment == "telling" and not tale.outcome
    if not in_play or seat in tale.served:
        return tale
    draw = DrawStory(tale.chapter.rules.dealt(len(tale.present)))
    return replace(tale.then(seat, draw), served=tuple(sorted((*tale.served, seat))))
