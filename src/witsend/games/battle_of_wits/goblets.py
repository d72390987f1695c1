"""One game at a row of goblets: the part of Battle of Wits between the deal and the last gulp.

A `Row` is what lies on the table in one game; game.py has the table around it: who plays, the
deal, the series. They are apart because two games may be under way at one table.
Clauses: docs/rules/battle-of-wits.md
"""

from collections.abc import Iterable
from functools import cache
from typing import Literal, Self

from msgspec.structs import replace

from witsend.game import Move, NotAMove, Record, Refusal, Seat, put
from witsend.games.battle_of_wits.moves import (
    Bid,
    CardsFirst,
    ChooseNow,
    Immunity,
    NoPower,
    NoSuchGoblet,
    NotInHand,
    Pour,
    SameGoblet,
    SicilianBid,
    Switch,
    Take,
)
from witsend.games.battle_of_wits.news import (
    AnyRowNews,
    BidLaid,
    BidsOpened,
    DayBroke,
    Drank,
    HandedOn,
    Kept,
    Laid,
    MadeImmune,
    Poured,
    Switched,
    Took,
)
from witsend.games.battle_of_wits.setup import Hand, Power

Story = tuple[AnyRowNews, ...]  # what comes of one move


class Goblet(Record, frozen=True):
    """Stacks are ordered: the first card lies closest to the goblet."""

    contents: tuple[Laid, ...] = ()
    bids: tuple[Laid, ...] = ()
    shown: int = 0  # contents that lie face-up: always the closest ones


class Row(Record, frozen=True, kw_only=True):
    seats: tuple[Seat, ...]  # who plays, clockwise; there are as many goblets
    dealer: Seat
    turn: Seat | None  # to lay a card or to take a goblet; None when all have drunk
    number: int = 0  # among the games at the table
    night: bool = False  # the time card's side
    hands: tuple[Hand, ...]  # per seat of the table
    sicilians: tuple[int, ...]  # in hand, per seat of the table; 0 is none
    goblets: tuple[Goblet, ...]
    immune: Seat | None = None  # who has played Immunity
    switched: Seat | None = None  # who has played Switch
    holders: tuple[Seat | None, ...] = ()  # per goblet; () until the bids are opened
    survivors: tuple[Seat, ...] | None = None  # None until all have drunk

    def moves(self, seat: Seat, power: Power) -> tuple[Move, ...]:
        """Of the seat whose turn it is; `power` is that of the Sicilian card in its hand."""
        if self.holders:
            return tuple(map(Take, self.choices(seat)))
        return layings(self.hands[seat], self.sicilians[seat], power, len(self.goblets))

    def rule_against(self, seat: Seat, move: Move, power: Power) -> Refusal | None:
        if move in self.moves(seat, power):
            return None
        if self.holders:
            return ChooseNow(self.choices(seat))
        last = len(self.goblets) - 1
        match move:
            case Pour(goblet=goblet) | Bid(goblet=goblet) if not 0 <= goblet <= last:
                return NoSuchGoblet(last)
            case Bid(card) if card and card == self.sicilians[seat]:
                return SicilianBid(card)
            case Pour() | Bid():
                return NotInHand()
            case Immunity():
                return NoPower("immunity")
            case Switch():
                return self.rule_against_switch(move, power)
            case Take():
                return CardsFirst()
        return NotAMove()

    def rule_against_switch(self, move: Switch, power: Power) -> Refusal | None:
        last = len(self.goblets) - 1
        if power != "switch":
            return NoPower("switch")
        if move.one == move.other:
            return SameGoblet()
        there = 0 <= move.one <= last and 0 <= move.other <= last
        return None if there else NoSuchGoblet(last)  # either goblet may be named first

    def lay(self, seat: Seat, move: Move, *, reveals: bool) -> tuple[Self, Story]:
        """Clauses 7 to 11: a turn, and at the end of a round the dealer's reveal."""
        laid: AnyRowNews
        changes: dict[str, object] = {}
        if type(move) is Pour:
            changes["goblets"] = put(self.goblets, move.goblet, poured(self, seat, move))
            laid = Poured(seat, move.goblet, move.card, move.sicilian, row=self.number)
        elif type(move) is Bid:
            goblet = self.goblets[move.goblet]
            bids = (*goblet.bids, laid_card(seat, move.card, sicilian=False))
            stack = Goblet(goblet.contents, bids, goblet.shown)
            changes["goblets"] = put(self.goblets, move.goblet, stack)
            laid = BidLaid(seat, move.goblet, move.card, row=self.number)
        elif type(move) is Switch:
            changes["goblets"] = switched(self.goblets, move.one, move.other)
            changes["switched"] = seat
            laid = Switched(seat, move.one, move.other, row=self.number)
        elif type(move) is Immunity:
            changes["immune"] = seat
            laid = MadeImmune(seat, row=self.number)
        else:
            raise TypeError(move)
        if type(move) is Bid or (type(move) is Pour and not move.sicilian):
            left = tuple([card for card in self.hands[seat] if card != move.card])
            changes["hands"] = put(self.hands, seat, left)
        else:
            changes["sicilians"] = put(self.sicilians, seat, 0)
        row = replace(self, turn=self.after(seat), **changes)
        return row.end_round((laid,), reveals=reveals) if seat == self.dealer else (row, (laid,))

    def after(self, seat: Seat) -> Seat:
        """The next seat clockwise that plays in this game."""
        return self.seats[(self.seats.index(seat) + 1) % len(self.seats)]

    def end_round(self, story: Story, *, reveals: bool) -> tuple[Self, Story]:
        turned = replace(self, night=not self.night) if reveals else self
        if not self.hands[self.dealer] and not self.sicilians[self.dealer]:
            return turned.open_bids(story)  # Clause 11: nothing is revealed after the last turn.
        if not reveals or turned.night:
            return turned, story
        cards = tuple(
            [g.contents[g.shown] if g.shown < len(g.contents) else None for g in self.goblets]
        )
        goblets = tuple(
            [
                goblet if card is None else Goblet(goblet.contents, goblet.bids, goblet.shown + 1)
                for goblet, card in zip(self.goblets, cards, strict=True)
            ]
        )
        news = DayBroke(self.dealer, cards, row=self.number)
        return replace(turned, goblets=goblets), (*story, news)

    def open_bids(self, story: Story) -> tuple[Self, Story]:
        """Clause 12."""
        rankings = [ranking(goblet.bids) for goblet in self.goblets]
        holders = tuple([ranked[0][0] if ranked else None for ranked in rankings])
        opened = [
            BidsOpened(number, goblet.bids, ranked, winner, row=self.number)
            for number, (goblet, ranked, winner) in enumerate(
                zip(self.goblets, rankings, holders, strict=True)
            )
        ]
        return replace(self, holders=holders).settle((*story, *opened))

    def settle(self, story: Story) -> tuple[Self, Story]:
        """Clauses 13 and 14: who has to choose; when nobody has, all drink."""
        for seat in self.holders:
            if seat is not None and self.holders.count(seat) > 1:
                return replace(self, turn=seat), story
        first = self.seats.index(self.dealer) + 1
        clockwise = self.seats[first:] + self.seats[:first]
        without = [seat for seat in clockwise if seat not in self.holders]
        if len(without) > 1:
            return replace(self, turn=without[0]), story
        if not without:
            return self.drink(story)
        (seat,) = without
        goblet = self.holders.index(None)
        took = Took(seat, goblet, last=True, row=self.number)
        return replace(self, holders=put(self.holders, goblet, seat)).drink((*story, took))

    def choices(self, seat: Seat) -> tuple[int, ...]:
        """The goblets among which a seat that has to choose may choose."""
        wanted = seat if seat in self.holders else None
        return tuple([goblet for goblet, held in enumerate(self.holders) if held == wanted])

    def take(self, seat: Seat, goblet: int) -> tuple[Self, Story]:
        if seat not in self.holders:
            took = Took(seat, goblet, last=False, row=self.number)
            return replace(self, holders=put(self.holders, goblet, seat)).settle((took,))
        given_up = [number for number in self.choices(seat) if number != goblet]
        holders = [None if number in given_up else held for number, held in enumerate(self.holders)]
        story: list[AnyRowNews] = [Kept(seat, goblet, row=self.number)]
        for number in given_up:  # Ruling BW-9: whoever receives one is served.
            ranked = ranking(self.goblets[number].bids)
            heir, total = next((offer for offer in ranked if offer[0] not in holders), (None, 0))
            holders[number] = heir
            story.append(HandedOn(number, heir, total, row=self.number))
        return replace(self, holders=tuple(holders)).settle(tuple(story))

    def drink(self, story: Story) -> tuple[Self, Story]:
        """Clauses 15 and 16."""
        gulps = [
            gulp(number, goblet.contents, seat, immune=seat == self.immune, row=self.number)
            for number, (goblet, seat) in enumerate(zip(self.goblets, self.holders, strict=True))
            if seat is not None
        ]
        living = {drank.seat for drank in gulps if drank.lives}
        row = replace(
            self,
            turn=None,
            goblets=tuple([Goblet(g.contents, g.bids, len(g.contents)) for g in self.goblets]),
            survivors=tuple([seat for seat in self.seats if seat in living]),
        )
        return row, (*story, *gulps)

    def total(self, seat: Seat, *, harmless: bool) -> int:
        """Wine less poison in the goblet the seat has drunk from, or less what was harmful of it.

        With `harmless` poison too, one whom Immunity saved may come to less than 0.
        """
        number = self.holders.index(seat)
        contents = self.goblets[number].contents
        drank = gulp(number, contents, seat, immune=seat == self.immune, row=self.number)
        return drank.wine - drank.poison - (drank.ignored if harmless else 0)


def ranking(bids: Iterable[Laid]) -> tuple[tuple[Seat, int], ...]:
    """Who bid how much in all, highest first; among equals whoever has the nearest card."""
    totals: dict[Seat, int] = {}
    for laid in bids:
        totals[laid.seat] = totals.get(laid.seat, 0) + laid.card
    # Seats come in the order of their nearest cards, and sorting keeps the order of equals.
    return tuple(sorted(totals.items(), key=lambda offer: -offer[1]))


def gulp(goblet: int, contents: Iterable[Laid], seat: Seat, *, immune: bool, row: int = 0) -> Drank:
    """Clause 15: wine and poison that count for this drinker, and what comes of it."""
    counted, ignored = list(contents), 0
    if immune:
        # Ruling BW-8: by the icon, so the Sicilian poison one poured oneself still kills.
        own = [
            laid for laid in counted if laid.seat == seat and laid.card % 2 and not laid.sicilian
        ]
        counted = [laid for laid in counted if laid not in own]
        ignored = sum([laid.card for laid in own])
    wine = poison = 0
    for laid in counted:
        if laid.card % 2:
            poison += laid.card
        else:
            wine += laid.card
    by: Literal["more", "nearest", "nothing"] = "more"
    lives = wine > poison
    if wine == poison:
        by = "nearest" if counted else "nothing"
        lives = not counted or counted[0].card % 2 == 0
    return Drank(goblet, seat, tuple(contents), wine, poison, ignored, lives=lives, by=by, row=row)


def poured(row: Row, seat: Seat, move: Pour) -> Goblet:
    goblet = row.goblets[move.goblet]
    contents = (*goblet.contents, laid_card(seat, move.card, sicilian=move.sicilian))
    return Goblet(contents, goblet.bids, goblet.shown)


def switched(goblets: tuple[Goblet, ...], one: int, other: int) -> tuple[Goblet, ...]:
    """Clause 10: whole stacks of bids change places; their order stays."""
    here, there = goblets[one], goblets[other]
    changed = put(goblets, one, Goblet(here.contents, there.bids, here.shown))
    return put(changed, other, Goblet(there.contents, here.bids, there.shown))


@cache
def laid_card(seat: Seat, card: int, *, sicilian: bool) -> Laid:
    return Laid(seat, card, sicilian)


@cache
def layings(hand: Hand, sicilian: int, power: Power, goblets: int) -> tuple[Move, ...]:
    """Every turn one can take with these cards; `power` is the Sicilian card's."""
    places = range(goblets)
    moves: list[Move] = [Pour(card, goblet) for card in hand for goblet in places]
    if sicilian:
        moves += [Pour(sicilian, goblet, sicilian=True) for goblet in places]
    moves += [Bid(card, goblet) for card in hand for goblet in places]
    if power == "immunity":
        moves.append(Immunity())
    if power == "switch":
        moves += [Switch(one, other) for other in places for one in range(other)]
    return tuple(moves)
