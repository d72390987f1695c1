"""A game of Battle of Wits played on in the mind, light enough to be played hundreds of times.

One seat follows a line, card by card; the others reckon as a schemer does, with what is usual of
hidden cards in the place of imagined worlds: they bid their poison on the goblet they mean to drink
from, and wine too where somebody else bids or may bid; keep the rest for it to the end, and change
their mind when another goblet promises more. How well they answer bids is what a line lives or
dies by. Now and then they lay a card anyhow, as people do. Everyone goes by what they know
themselves.
"""

from bisect import bisect
from collections.abc import Sequence
from copy import copy
from itertools import accumulate
from math import exp, sqrt
from random import Random
from typing import NamedTuple, Self

from msgspec import Struct

from witsend.bots.battle_of_wits import (
    CARD,
    Schemer,
    dealt_order,
    doubt_of,
    rivalry_of,
    signed,
    survivors_play_on,
)
from witsend.bots.judging import own_seat
from witsend.game import Move, Seat
from witsend.games.battle_of_wits import BattleOfWitsView, Bid, Pour, Row

INSIGHT, FORESIGHT = Schemer.hard().insight, Schemer.hard().foresight
# What a card that lies face-down is worth on the whole, and how much it blurs what one reckons:
# squared, in wine for contents, in bids for bids.
CONTENT, CONTENT_BLUR = -0.6, 6.0
BID, BID_BLUR = 4.0, 1.0


class Step(NamedTuple):
    """A card that is laid."""

    card: int  # poison below 0
    goblet: int
    bid: bool
    sicilian: bool = False

    @property
    def move(self) -> Move:
        card = abs(self.card)
        return Bid(card, self.goblet) if self.bid else Pour(card, self.goblet, self.sicilian)


Line = tuple[Step, ...]  # all that a seat lays, one after the other


class Habits(Struct, frozen=True, kw_only=True):
    """What the others are thought to do."""

    temper: float = 0.01  # how much chance to win they give away for a goblet that is not the best
    malice: float = 0.02  # the share of poison that is poured where another means to drink
    spite: float = 0.6  # how often Sicilian poison is poured at once where survivors play on
    whim: float = 0.02  # the share of cards that are laid anyhow


class Future(NamedTuple):
    """How it ends, but for one's own cards."""

    surplus: list[int]  # wine over poison in each goblet
    even: list[bool]  # whether whoever drinks from it lives where they are even
    needed: list[int]  # the total that wins each goblet
    left_over: int  # the goblet one gets without winning any


class Drunk(NamedTuple):
    """How it ends."""

    surplus: list[int]
    even: list[bool]
    goblet: int  # one's own


class Board:
    """What lies on the table, and what everyone holds and knows."""

    def __init__(self, row: Row) -> None:
        self.contents = [
            [(laid.seat, signed(laid.card)) for laid in goblet.contents] for goblet in row.goblets
        ]
        self.shown = [goblet.shown for goblet in row.goblets]
        # Seats come in the order of their nearest bids.
        self.bids: list[dict[Seat, int]] = [{} for _ in row.goblets]
        self.counts: list[dict[Seat, int]] = [{} for _ in row.goblets]
        # By goblet: who has the most bids there, how many, and how many anyone else has.
        self.leads: list[tuple[Seat, int, int]] = [(-1, 0, 0)] * len(row.goblets)
        for number, goblet in enumerate(row.goblets):
            for laid in goblet.bids:
                self.bid(laid.seat, number, laid.card)
        self.known = {
            seat: [
                sum(
                    [
                        card
                        for place, (by, card) in enumerate(contents)
                        if place < shown or by == seat
                    ]
                )
                for contents, shown in zip(self.contents, self.shown, strict=True)
            ]
            for seat in row.seats
        }
        self.hands = {seat: [*row.hands[seat]] for seat in row.seats}
        self.sicilians = [*row.sicilians]
        self.left = {s: len(row.hands[s]) + bool(row.sicilians[s]) for s in row.seats}
        self.to_come = sum(self.left.values())
        self.bidders = {seat for bids in self.bids for seat in bids}
        # By goblet: how many cards of each seat lie in it face-down.
        self.hidden: list[dict[Seat, int]] = [{} for _ in row.goblets]
        # By seat: where its cards lie, bids counted twice.
        self.laid = {seat: [0] * len(row.goblets) for seat in row.seats}
        for number, goblet in enumerate(row.goblets):
            for place, card in enumerate(goblet.contents):
                self.laid[card.seat][number] += 1
                if place >= goblet.shown:
                    hidden = self.hidden[number]
                    hidden[card.seat] = hidden.get(card.seat, 0) + 1
            for card in goblet.bids:
                self.laid[card.seat][number] += 2

    def copy(self) -> Self:
        board = copy(self)
        board.contents = [[*each] for each in self.contents]
        board.shown = [*self.shown]
        board.bids = [{**each} for each in self.bids]
        board.counts = [{**each} for each in self.counts]
        board.leads = [*self.leads]
        board.known = {seat: [*each] for seat, each in self.known.items()}
        board.hands = {seat: [*each] for seat, each in self.hands.items()}
        board.sicilians = [*self.sicilians]
        board.left = {**self.left}
        board.bidders = {*self.bidders}
        board.hidden = [{**each} for each in self.hidden]
        board.laid = {seat: [*each] for seat, each in self.laid.items()}
        return board

    def lay(self, seat: Seat, step: Step) -> None:
        card, goblet, bid, sicilian = step
        if sicilian:
            self.sicilians[seat] = 0
        else:
            self.hands[seat].remove(abs(card))
        self.left[seat] -= 1
        self.to_come -= 1
        if bid:
            self.bid(seat, goblet, abs(card))
            self.bidders.add(seat)
            self.laid[seat][goblet] += 2
        else:
            self.contents[goblet].append((seat, card))
            self.known[seat][goblet] += card
            self.laid[seat][goblet] += 1
            hidden = self.hidden[goblet]
            hidden[seat] = hidden.get(seat, 0) + 1

    def bid(self, seat: Seat, goblet: int, card: int) -> None:
        bids, counts = self.bids[goblet], self.counts[goblet]
        bids[seat] = bids.get(seat, 0) + card
        counts[seat] = count = counts.get(seat, 0) + 1
        leader, most, second = self.leads[goblet]
        if seat == leader:
            self.leads[goblet] = seat, count, second
        elif count > most:
            self.leads[goblet] = seat, count, most
        elif count > second:
            self.leads[goblet] = leader, most, count

    def reveal(self) -> None:
        for goblet, contents in enumerate(self.contents):
            place = self.shown[goblet]
            if place < len(contents):
                by, card = contents[place]
                self.shown[goblet] = place + 1
                self.hidden[goblet][by] -= 1
                for seat, known in self.known.items():
                    if seat != by:
                        known[goblet] += card

    def surplus(self) -> list[int]:
        return [sum([card for _, card in contents]) for contents in self.contents]

    def even(self) -> list[bool]:
        return [not contents or contents[0][1] > 0 for contents in self.contents]


class Rehearsal:
    """A world, in which the game can be played on again and again."""

    def __init__(self, view: BattleOfWitsView, row: Row, habits: Habits) -> None:
        self.row, self.habits = row, habits
        self.seat = own_seat(view)
        self.totals = view.setup.winner == "highest-total"
        self.spite = survivors_play_on(view.setup)
        self.reveals = not view.setup.odorless
        self.goblets = range(len(row.goblets))
        self.order = dealt_order(row)
        self.now = Board(row)

    def play(self, line: Line, rng: Random, answer: Step | None = None) -> Drunk:
        """To the end. What the next seat answers may be known."""
        board = self.end(line, rng, answer)
        return Drunk(board.surplus(), board.even(), self.drinks(board))

    def future(self, rng: Random) -> Future:
        """To the end, with none of one's own cards."""
        board = self.end((), rng)
        needed = []
        for bids in board.bids:
            most, ahead, mine = 0, 1, False
            for seat, total in bids.items():
                if seat == self.seat:
                    mine = True
                elif total > most:
                    most, ahead = total, int(not mine)  # Among equals the nearest wins.
            needed.append(most + ahead)
            bids.pop(self.seat, None)
        return Future(board.surplus(), board.even(), needed, self.drinks(board))

    def end(self, line: Line, rng: Random, answer: Step | None = None) -> Board:
        board, order, night = self.now.copy(), self.order, self.row.night
        at = 0 if self.row.turn is None else order.index(self.row.turn)
        steps = iter(line)
        turns = sum(map(len, board.hands.values())) + sum(map(bool, board.sicilians))
        for _ in range(turns):
            seat = order[at]
            if seat != self.seat:
                board.lay(seat, answer or self.laid(board, seat, rng))
                answer = None
            elif line:
                board.lay(seat, next(steps))
            at = (at + 1) % len(order)
            if at == 0 and self.reveals:
                night = not night
                if not night:
                    board.reveal()
        return board

    def laid(self, board: Board, seat: Seat, rng: Random) -> Step:
        """A schemer's next card."""
        habits, random = self.habits, rng.random
        hand, sicilian, goblets = board.hands[seat], board.sicilians[seat], len(self.goblets)
        if random() < habits.whim:
            goblet = int(random() * goblets)
            if sicilian and random() * (len(hand) + 1) < 1:
                return Step(signed(sicilian), goblet, False, True)
            return Step(signed(hand[int(random() * len(hand))]), goblet, random() * 2 < 1)
        target, bidding = self.target(board, seat, rng)
        other = int(random() * (goblets - 1))
        other += other >= target
        if self.spite and sicilian % 2 and random() < habits.spite:
            return Step(-sicilian, other, False, True)
        if bidding:
            card = bidding[int(random() * len(bidding))]
            if card % 2 and random() < habits.malice:
                return Step(-card, other, False)
            return Step(signed(card), target, True)
        if sicilian and (not hand or sicilian < hand[0]):
            return Step(signed(sicilian), other if sicilian % 2 else target, False, True)
        return Step(hand[0], target, False)

    def target(self, board: Board, seat: Seat, rng: Random) -> tuple[int, list[int]]:
        """The goblet that a seat means to drink from, and the cards that it means to bid there."""
        habits = self.habits
        hand, sicilian = board.hands[seat], board.sicilians[seat]
        wine = [card for card in hand if not card % 2]
        poison = [card for card in hand if card % 2]
        strength, pourable = sum(poison), sum(wine) + (0 if sicilian % 2 else sicilian)
        to_come = board.to_come - board.left[seat]
        rivalry = rivalry_of(to_come) ** 2
        held, doubts = self.held(board, seat, doubt_of(to_come, len(self.goblets)) ** 2)
        second, best = sorted(held)[-2:]
        best, second = max(best, 0.0), max(second, 0.0)
        if self.totals:
            gaps = [(second if each == best else best) - each for each in held]
        else:
            gaps = [-each for each in held]
        chances = [1 / (1 + exp(gap / doubt)) for gap, doubt in zip(gaps, doubts, strict=True)]
        everywhere, others = sum(chances), len(chances) - 1
        coming = self.coming(board, seat)
        likings, splits = [], []
        for goblet, (leader, most, next_most) in enumerate(board.leads):
            left_over = (everywhere - chances[goblet]) / others
            count = next_most if leader == seat else most
            threat, rival = count * BID + coming[goblet], sqrt(rivalry + BID_BLUR * count)
            gap, doubt = gaps[goblet] - pourable, doubts[goblet]
            bid = board.bids[goblet].get(seat, 0) + strength
            liking, split = -1.0, 0
            # Wine may bid too, the strongest first.
            for number, card in enumerate((0, *reversed(wine))):
                bid += card
                gap += card
                value = left_over
                if bid:
                    lives = 1 / (1 + exp(gap / doubt))
                    value += (lives - left_over) / (1 + exp((threat - bid) / rival))
                if value > liking:
                    liking, split = value, number
            likings.append(liking)
            splits.append(split)
        most_liked, temper = max(likings), habits.temper
        # As Random.choices does it, without the time that it takes over it.
        likely = [*accumulate([exp((liking - most_liked) / temper) for liking in likings])]
        target = bisect(likely, rng.random() * likely[-1], 0, len(likely) - 1)
        return target, poison + wine[len(wine) - splits[target] :]

    def held(self, board: Board, seat: Seat, squared: float) -> tuple[list[float], list[float]]:
        """How much wine a seat takes to be in each goblet, and how far it may be off: by this,
        squared, and by what is hidden there.
        """
        held, doubts, bidders = [], [], board.bidders
        for known, hidden, bids in zip(board.known[seat], board.hidden, board.bids, strict=True):
            trust = unseen = 0
            for each, count in hidden.items():
                if each != seat:
                    unseen += count
                    if each in bids:
                        trust += count
                    elif each in bidders:
                        trust -= count
            held.append(known + INSIGHT * trust + CONTENT * unseen)
            doubts.append(sqrt(squared + CONTENT_BLUR * unseen))
        return held, doubts

    def coming(self, board: Board, seat: Seat) -> list[float]:
        """The most that a rival may still bid on each goblet, going by where their cards lie."""
        few = len(self.goblets) / 2
        most = [0.0] * len(self.goblets)
        for each in self.order:
            if each != seat and (left := board.left[each]):
                laid = board.laid[each]
                share = FORESIGHT * left * CARD / (sum(laid) + few)
                most = [max(m, (n + 0.5) * share) for m, n in zip(most, laid, strict=True)]
        return most

    def drinks(self, board: Board) -> int:
        """Clauses 12 to 14: the goblet that comes to one's own seat."""
        offers = [
            [seat for seat, _ in sorted(bids.items(), key=lambda offer: -offer[1])]
            for bids in board.bids
        ]
        holders = shared_out(offers, board.known)
        for seat in self.order:
            if self.seat in holders:
                break
            if seat not in holders:
                holders[liked(board.known[seat], holders, None)] = seat
        return holders.index(self.seat)


def shared_out(offers: Sequence[Sequence[Seat]], known: dict[Seat, list[int]]) -> list[Seat | None]:
    """Clauses 12 and 13: who holds each goblet, by who bid on it, the highest first."""
    holders = [offer[0] if offer else None for offer in offers]
    while several := [s for s in holders if s is not None and holders.count(s) > 1]:
        seat = several[0]
        kept = liked(known[seat], holders, seat)
        given_up = [g for g, holder in enumerate(holders) if holder == seat and g != kept]
        for goblet in given_up:
            holders[goblet] = None
        for goblet in given_up:
            holders[goblet] = next((heir for heir in offers[goblet] if heir not in holders), None)
    return holders


def liked(known: Sequence[int], holders: Sequence[Seat | None], held: Seat | None) -> int:
    """Of the goblets that this one holds the best, by what is known of them."""
    return max([g for g, holder in enumerate(holders) if holder == held], key=known.__getitem__)
