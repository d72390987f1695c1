"""Effects that threaten, and those that help: chores, hazards and wounds, squads, doors."""

from collections.abc import Iterator

from msgspec.structs import replace

from witsend.content.books.vocabulary import (
    BrutesHome,
    BruteSweep,
    Heal,
    LockDoor,
    PlaceChore,
    RetireHazard,
    ReturnChore,
    Stir,
    Threat,
)
from witsend.game import CHANCE, Move, Seat
from witsend.games.adventure_book.cards import added, without
from witsend.games.adventure_book.due import Beset, Strike
from witsend.games.adventure_book.effects.rule import PlaceRule, Rule
from witsend.games.adventure_book.moves import Discard, Dodge, DrawHazard, Suffer
from witsend.games.adventure_book.news import (
    ChorePlaced,
    ChoreReturned,
    Dodged,
    DoorLocked,
    HazardFlared,
    HazardLaid,
    HazardRetired,
    Healed,
    SquadStood,
    Wounded,
)
from witsend.games.adventure_book.tale import Tale


class PlaceChoreRule(PlaceRule[PlaceChore]):
    """With an empty List of Chores it is a defeat."""

    def happens(self) -> Tale:
        tale, chapter, space = self.tale.done(), self.tale.chapter, self.space
        left = chapter.chores.total - len(tale.board.chores) - 1
        if left < 0:
            empty = (d.id for d in chapter.printed.defeats if d.on.startswith("place_chore"))
            return tale.interrupted(next(empty))
        placed = replace(tale.board, chores=added(tale.board.chores, space))
        return tale.changed(placed, ChorePlaced(space, left))


class ReturnChoreRule(Rule[ReturnChore]):
    def happens(self) -> Tale:
        tale, chapter = self.tale.done(), self.tale.chapter
        space = chapter.space(tale.board, self.effect.source, tale.plot)
        if space not in tale.board.chores:
            return tale
        board = replace(tale.board, chores=without(tale.board.chores, space))
        return tale.changed(board, ChoreReturned(space, chapter.chores.total - len(board.chores)))


# Hazards and wounds


class StirRule(PlaceRule[Stir]):
    """A hazard comes up in a space, or one that lies there flares up."""

    def awaited(self) -> tuple[Seat, ...]:
        lies = self.space in dict(self.tale.board.hazards)
        return () if lies or not self.tale.chapter.pool(self.tale.board) else (CHANCE,)

    def draws(self) -> list[DrawHazard]:
        return [DrawHazard(kind) for kind in self.tale.chapter.pool(self.tale.board)]

    def answered(self, seat: Seat, move: DrawHazard) -> Tale:
        """From the pool for this space: it strikes whoever stands there, or lies there."""
        del seat
        tale, space, kind = self.tale.done(), self.space, move.kind
        here = tuple(who for who, place in tale.board.places if place == space)
        if here:
            return tale.threaten(self.seat, tale.chapter.strike(kind, *here))
        hazards = tuple(sorted((*tale.board.hazards, (space, kind))))
        return tale.changed(replace(tale.board, hazards=hazards), HazardLaid(space, kind))

    def happens(self) -> Tale:
        """One that lies there strikes all around it; with an empty pool none comes."""
        tale, space = self.tale.done(), self.space
        kind = dict(tale.board.hazards).get(space)
        if kind is None:
            return tale
        near = tale.chapter.near[space]
        struck = [who for who, place in tale.board.places if place in near]
        tale = tale.tell(HazardFlared(space, kind))
        for who in reversed(struck):
            tale = tale.threaten(self.seat, tale.chapter.strike(kind, who))
        return tale


class ThreatRule(Rule[Threat]):
    def happens(self) -> Tale:
        return self.tale.done().threaten(self.seat, Strike(self.effect.icon))


class StrikeRule(Rule[Strike]):
    """A wound, unless a card wards it off."""

    def awaited(self) -> tuple[Seat, ...]:
        # A Miracle may bring the card (ruling AB-7).
        tale, icon = self.tale, self.effect.icon
        cards = (*tale.hands[self.seat], *tale.within_reach)
        return (self.seat,) if any(tale.wards_off(card, icon) for card in cards) else ()

    def choices(self, seat: Seat) -> Iterator[Move]:
        yield from map(Dodge, self.tale.dodges(seat, self.effect.icon))
        yield Suffer()

    def answered(self, seat: Seat, move: Dodge | Suffer) -> Tale:
        if isinstance(move, Suffer):
            return self.happens()
        return self.tale.done().spend(seat, (move.card,)).tell(Dodged(seat, move.card))

    def happens(self) -> Tale:
        board = self.tale.board
        wounds = board.wounds + 1
        return self.tale.done().changed(replace(board, wounds=wounds), Wounded(wounds))


class HealRule(Rule[Heal]):
    def happens(self) -> Tale:
        board = self.tale.board
        wounds = max(0, board.wounds - self.effect.n)
        healed = [Healed(wounds)] if board.wounds else []
        return self.tale.done().changed(replace(board, wounds=wounds), *healed)


class RetireHazardRule(Rule[RetireHazard]):
    def happens(self) -> Tale:
        board, kind = self.tale.board, self.effect.kind
        hazards = tuple((space, lies) for space, lies in board.hazards if lies != kind)
        board = replace(board, hazards=hazards, retired=(*board.retired, kind))
        return self.tale.done().changed(board, HazardRetired(kind))


# Squads and doors


class SweepRule(PlaceRule[BruteSweep]):
    """The squad at home goes to the space, or the one that is farthest away."""

    def happens(self) -> Tale:
        tale, chapter, space = self.tale.done(), self.tale.chapter, self.space
        brutes, squads = chapter.brutes, tale.board.squads
        far = [chapter.distance(squad, space) for squad in squads]
        chosen = squads.index(brutes.home) if brutes.home in squads else far.index(max(far))
        beset = [who for who in brutes.shoo.by if tale.board.place(who) == space]
        return tale.send_squad(chosen, space).then(self.seat, *(Beset(who) for who in beset))


class BesetRule(Rule[Beset]):
    """The hero is driven back, unless a card is discarded."""

    def awaited(self) -> tuple[Seat, ...]:
        return (self.seat,) if self.tale.hands[self.seat] or self.tale.within_reach else ()

    def choices(self, seat: Seat) -> Iterator[Move]:
        yield from map(Discard, sorted(set(self.tale.hands[seat])))
        yield Suffer()

    def answered(self, seat: Seat, move: Discard | Suffer) -> Tale:
        if isinstance(move, Suffer):
            return self.happens()
        stood = SquadStood(seat, self.effect.who, move.card)
        return self.tale.done().spend(seat, (move.card,)).tell(stood)

    def happens(self) -> Tale:
        return self.tale.done().move(self.tale.chapter.brutes.back_to, self.effect.who)


class BrutesHomeRule(Rule[BrutesHome]):
    def happens(self) -> Tale:
        tale, home = self.tale.done(), self.tale.chapter.brutes.home
        for number, squad in enumerate(self.tale.board.squads):
            if squad != home:
                tale = tale.send_squad(number, home)
        return tale


class LockDoorRule(Rule[LockDoor]):
    """The first open door where nobody stands."""

    def happens(self) -> Tale:
        tale, board = self.tale.done(), self.tale.board
        taken = {place for _, place in board.places} | set(board.doors)
        free = [door for door in tale.chapter.doors.locked if door not in taken]
        if not free:
            return tale
        locked = replace(board, doors=added(board.doors, free[0]))
        return tale.changed(locked, DoorLocked(free[0]))
