"""A schemer who wants to drink wine: picks a goblet, pours wine into it and bids with the poison.

The schemer imagines games that look like this one (`view.imagine`) and takes from them how much
wine each goblet may hold and how much the others may have bid. A turn is worth the best plan it
leaves: one goblet, the wine in hand for it, the rest as bids on it. A plan is worth the chance to
win the goblet and live by it, or else to live by what is left over. A keen schemer also reads the
others: who bids on a goblet has hardly poisoned it, and who pours where they do not bid may have;
and they will go on bidding where they have begun. Where the highest total wins, to live is not
enough: the goblet must beat the others. In a team, it counts what foes are about to drink. Who to
be it leaves to the people.
"""

from collections.abc import Sequence
from math import exp, inf, sqrt
from operator import mul
from random import Random
from typing import NamedTuple, Self

from msgspec import Struct

from witsend.bots.judging import HouseBot, Judged, own_seat, settled, weighed
from witsend.game import Move, Seat
from witsend.games.battle_of_wits import (
    BattleOfWitsSetup,
    BattleOfWitsView,
    Bid,
    Pour,
    Row,
    SeenRow,
    Switch,
    Take,
    team_of,
)

LIVES = 0.5  # the chance to live before anything is known
CARD = 4.3  # what a card of a hand is worth on the whole, be it poured or bid
SPITE = 0.15  # what the others' deaths are worth where one must outlive them
FEUD = 0.1  # what the death of a foe is worth in a team: poison spent on them wins no bids
HASTE = 0.001  # chance to live that is given for each point of a card poured later
STEEPEST = 60  # where a chance is next to nothing
SPREAD = 4.7  # how far a card that somebody else pours may move a goblet: the root mean square


class Plan(NamedTuple):
    liking: (
        float  # the chance to live, and what the others' deaths and patience are worth beside it
    )
    lives: float


class Schemer(Struct, HouseBot, frozen=True, kw_only=True):
    worlds: int  # how many games are imagined
    temper: float  # how much chance to live is given away for surprise: 0 plays the best move only
    insight: float  # what a rival's hidden card moves, in wine or poison, after what they bid on
    foresight: float  # the share of rivals' cards in hand that is expected as bids
    adapts: bool = True  # plays for what the table's variant is won by; else only to live

    @classmethod
    def easy(cls) -> Self:
        return cls(worlds=2, temper=0.12, insight=0, foresight=0, adapts=False)

    @classmethod
    def middle(cls) -> Self:
        return cls(worlds=6, temper=0.05, insight=0, foresight=0)

    @classmethod
    def hard(cls) -> Self:
        return cls(worlds=24, temper=0.001, insight=2.0, foresight=0.5)

    def judge(
        self, view: BattleOfWitsView, moves: Sequence[Move], rng: Random, seconds: float
    ) -> list[Judged]:
        del seconds
        row = own_row(view)
        if row is None:
            # Before play the first is to leave one's character open.
            return settled(moves, moves[0], LIVES)
        table = Reckoning(self, view, row, rng)
        plans = [table.plan(move) for move in moves]
        likings = [plan.liking for plan in plans]
        return weighed(moves, [plan.lives for plan in plans], self.temper, likings)


class Reckoning:
    """What the goblets may hold and what the others may bid, for one turn of one seat."""

    def __init__(self, schemer: Schemer, view: BattleOfWitsView, row: SeenRow, rng: Random) -> None:
        self.seat = own_seat(view)
        self.spite = SPITE if survivors_play_on(view.setup) else 0.0
        self.goblets = range(len(row.goblets))
        self.wine = [card for card in view.hand if card % 2 == 0]
        self.poison = [card for card in view.hand if card % 2]
        self.sicilian = view.sicilian
        to_come = sum(row.left) - row.left[self.seat]
        self.doubt = doubt_of(to_come, len(self.goblets))
        self.rivalry = rivalry_of(to_come)
        shift = [self.trust(row, goblet) * schemer.insight for goblet in self.goblets]
        coming = [self.expected(row, goblet) * schemer.foresight for goblet in self.goblets]
        worlds = [self.row_in(view.imagine_rows(rng)) for _ in range(schemer.worlds)]
        totals = schemer.adapts and view.setup.winner == "highest-total"
        # Ruling BW-22: poison that Immunity makes harmless may count against a total all the same.
        self.spares = not (totals and view.setup.total == "all-poison")
        self.surplus = [
            [self.wine_over_poison(world, goblet) + shift[goblet] for world in worlds]
            for goblet in self.goblets
        ]
        self.bar = [[0.0] * len(worlds) for _ in self.goblets]
        if totals:
            self.bar = [self.best_beside(goblet) for goblet in self.goblets]
        self.foes = [0.0] * len(self.goblets)
        if schemer.adapts and view.setup.winner == "teams":
            self.foes = [self.led_by_foes(view, worlds, goblet) for goblet in self.goblets]
        self.own = [self.bids_of(worlds[0], goblet).get(self.seat, 0) for goblet in self.goblets]
        self.rivals = [
            [self.highest(world, goblet) + coming[goblet] for world in worlds]
            for goblet in self.goblets
        ]
        self.known: dict[tuple[str, int, int], float] = {}

    def row_in(self, rows: Sequence[Row]) -> Row:
        return next(row for row in rows if self.seat in row.seats)

    def wine_over_poison(self, row: Row, goblet: int) -> int:
        spared = self.seat if self.spares and row.immune == self.seat else None
        surplus = 0
        for laid in row.goblets[goblet].contents:
            if laid.card % 2 == 0:
                surplus += laid.card
            elif laid.seat != spared or laid.sicilian:
                surplus -= laid.card
        return surplus

    def bids_of(self, row: Row, goblet: int) -> dict[Seat, int]:
        totals: dict[Seat, int] = {}
        for laid in row.goblets[goblet].bids:
            totals[laid.seat] = totals.get(laid.seat, 0) + laid.card
        return totals

    def highest(self, row: Row, goblet: int) -> int:
        totals = self.bids_of(row, goblet)
        return max((total for seat, total in totals.items() if seat != self.seat), default=0)

    def best_beside(self, goblet: int) -> list[float]:
        """In each world, how much wine over poison there is to beat: that of another goblet."""
        others = [surplus for g, surplus in enumerate(self.surplus) if g != goblet]
        return [max(0.0, *held) for held in zip(*others, strict=True)]

    def led_by_foes(self, view: BattleOfWitsView, worlds: Sequence[Row], goblet: int) -> float:
        """How much more often a foe than a mate bids the most there, of the others; 0 at least."""
        teams = list(map(team_of, view.characters))
        foes = 0
        for world in worlds:
            bids = self.bids_of(world, goblet)
            bids.pop(self.seat, None)
            if bids:
                leader = max(bids, key=lambda seat: bids[seat])
                foes += 1 if teams[leader] != teams[self.seat] else -1
        return max(0, foes) / len(worlds)

    def trust(self, row: SeenRow, goblet: int) -> float:
        """Hidden cards of those who bid on the goblet, less those of seats that bid elsewhere."""
        bidders = [{seen.seat for seen in each.bids} for each in row.goblets]
        anywhere = set().union(*bidders)
        hidden = [
            seen.seat
            for seen in row.goblets[goblet].contents
            if seen.card is None and seen.seat != self.seat
        ]
        with_us = sum(seat in bidders[goblet] for seat in hidden)
        return with_us - sum(seat in anywhere - bidders[goblet] for seat in hidden)

    def expected(self, row: SeenRow, goblet: int) -> float:
        """The most that one rival may still bid on the goblet, going by where their cards lie."""
        most = 0.0
        for seat in row.seats:
            if seat == self.seat:
                continue
            there = [
                sum(seen.seat == seat for seen in (*each.contents, *each.bids, *each.bids))
                for each in row.goblets
            ]
            share = (there[goblet] + 0.5) / (sum(there) + len(there) / 2)
            most = max(most, row.left[seat] * CARD * share)
        return most

    def lives(self, goblet: int, poured: int = 0) -> float:
        """The chance to live by the goblet, with so much more wine in it."""
        key = ("lives", goblet, poured)
        if key not in self.known:
            chances = [
                logistic((held + poured - bar) / self.doubt)
                for held, bar in zip(self.surplus[goblet], self.bar[goblet], strict=True)
            ]
            self.known[key] = sum(chances) / len(chances)
        return self.known[key]

    def wins(self, goblet: int, bid: int) -> float:
        """The chance to win the goblet with a total of so much."""
        key = ("wins", goblet, bid)
        if key not in self.known:
            chances = [logistic((bid - rival) / self.rivalry) for rival in self.rivals[goblet]]
            self.known[key] = sum(chances) / len(chances) if bid else 0.0
        return self.known[key]

    def plan(self, move: Move) -> Plan:
        """The best one that the move leaves."""
        if isinstance(move, Take):
            return Plan(self.lives(move.goblet), self.lives(move.goblet))
        poured, own = [0] * len(self.goblets), list(self.own)
        wine, poison, sicilian = self.wine, self.poison, self.sicilian
        if isinstance(move, Pour):
            poured[move.goblet] = signed(move.card)
        if isinstance(move, Bid):
            own[move.goblet] += move.card
        if isinstance(move, Bid) or (isinstance(move, Pour) and not move.sicilian):
            wine = [card for card in wine if card != move.card]
            poison = [card for card in poison if card != move.card]
        else:
            sicilian = 0
        if isinstance(move, Switch):
            return self.plan_switched(move)
        # High cards wait: what they are for may change yet.
        best = self.best_plan(poured, own, wine, poison, sicilian)
        return best._replace(liking=best.liking - abs(sum(poured)) * HASTE)

    def plan_switched(self, move: Switch) -> Plan:
        """As it was, but for the two goblets whose bids have changed places."""
        one, other = move.one, move.other
        own, rivals, known = list(self.own), list(self.rivals), self.known
        own[one], own[other] = own[other], own[one]
        self.rivals[one], self.rivals[other] = rivals[other], rivals[one]
        self.known = {}
        best = self.best_plan([0] * len(own), own, self.wine, self.poison, 0)
        self.rivals, self.known = rivals, known
        return best

    def best_plan(
        self,
        poured: Sequence[int],
        own: Sequence[int],
        wine: Sequence[int],
        poison: Sequence[int],
        sicilian: int,
    ) -> Plan:
        """For the goblet that suits best."""
        chances = [self.lives(goblet, poured[goblet]) for goblet in self.goblets]
        everywhere, others = sum(chances), len(chances) - 1
        alive = sum(map(mul, self.foes, chances))
        gift = sicilian if sicilian % 2 == 0 else 0
        strength, best = sum(poison), Plan(-inf, 0.0)
        for goblet in self.goblets:
            left_over = (everywhere - chances[goblet]) / others
            # A foe who had hoped for this goblet drinks something else.
            foes = alive + self.foes[goblet] * (left_over - chances[goblet])
            bid, pour = own[goblet] + strength, poured[goblet] + gift + sum(wine)
            for card in (0, *reversed(wine)):  # wine may bid too, the strongest first
                bid, pour = bid + card, pour - card
                wins = self.wins(goblet, bid)
                lives = wins * self.lives(goblet, pour) + (1 - wins) * left_over
                liking = lives + self.spite * (1 - left_over) - FEUD * foes
                best = max(best, Plan(liking, lives))
        return best


def doubt_of(to_come: int, goblets: int) -> float:
    """How far a goblet may still move, in wine, by so many cards of others."""
    return 0.6 * sqrt(0.5 + to_come * SPREAD**2 / 2 / goblets)


def rivalry_of(to_come: int) -> float:
    """And how far the others' bids on it may."""
    return 0.5 + 0.6 * sqrt(to_come)


def logistic(value: float) -> float:
    return 1 / (1 + exp(-value)) if value > -STEEPEST else 0.0


def own_row(view: BattleOfWitsView) -> SeenRow | None:
    """Where this seat plays, once cards are laid there."""
    rows = [row for row in view.rows if view.seat in row.seats and row.turn is not None]
    return rows[0] if rows else None


def survivors_play_on(setup: BattleOfWitsSetup) -> bool:
    """So that to live is not enough: the others have to die."""
    return setup.series != "one-game" or setup.tie == "play-off"


def dealt_order(row: Row | SeenRow) -> tuple[Seat, ...]:
    """From the dealer's left on."""
    first = row.seats.index(row.dealer) + 1
    return row.seats[first:] + row.seats[:first]


def signed(card: int) -> int:
    """What a card adds to a goblet: poison is odd, and counts against it."""
    return -card if card % 2 else card
