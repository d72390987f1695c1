"""Pirates Dice: liar's dice with wild skulls, for 2 to 4 seats. Rules: docs/rules/pirates-dice.md

Everyone rolls under a cup and sees only their own dice. In turn, a seat raises the bid ("four 5s")
or challenges it; skulls count as every face. A challenge lifts all cups: if the bid holds, the
challenger loses a die, else the bidder does, and the loser opens the next round. Out of dice, out
of the game; the last seat with dice wins.

The file is long because it is the whole of a game, the model for others; larger ones are packages.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache
from itertools import combinations_with_replacement, product
from math import prod
from random import Random
from typing import Annotated, Literal, Self

from msgspec import Meta
from msgspec.structs import replace

from witsend.chance import choice
from witsend.game import (
    CHANCE,
    Ending,
    Move,
    News,
    NotAMove,
    Refusal,
    Result,
    Seat,
    Setup,
    State,
    View,
    put,
)

SKULL = 1
LOWEST, HIGHEST = 2, 6  # the faces that can be bid
FACES = range(SKULL, HIGHEST + 1)
UNCAPPED = 99  # dice a bid may name where it is not capped at the dice in play
MOST_ODDS = 100_000  # rolls that are still listed one by one
WORDS = (
    *("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"),
    *("eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen"),
    *("nineteen", "twenty"),
)


def number_said(number: int) -> str:
    return WORDS[number] if 0 <= number < len(WORDS) else str(number)


def dice_said(count: int) -> str:
    return "one die" if count == 1 else f"{number_said(count)} dice"


Hand = tuple[int, ...]  # the dice under one cup, lowest first, skulls as 1


class PiratesDiceSetup(Setup, frozen=True, kw_only=True):
    seats: Annotated[int, Meta(ge=2, le=4, description="How many sit at the table.")]
    dice: Annotated[int, Meta(ge=1, le=5, description="Dice under each cup at the start.")] = 5
    eliminated_starter: Annotated[
        Literal["left", "winner"],
        Meta(description="Who opens after an elimination: the next to the left, or the winner."),
    ] = "left"
    bid_cap: Annotated[bool, Meta(description="A bid may not name more dice than are in play.")] = (
        True
    )


class Bid(Move, frozen=True):
    count: int
    face: int

    def __str__(self) -> str:
        return f"{number_said(self.count)} {self.face}{'s' * (self.count != 1)}"


class Challenge(Move, frozen=True):
    """Never trust a pirate!"""


class Roll(Move, frozen=True):
    """Chance's move: one hand per seat, empty for a seat that does not roll."""

    hands: tuple[Hand, ...]


class NotAFace(Refusal, frozen=True):
    clause = "4"
    says = "Bid on a face from 2 to 6; skulls are wild and cannot be bid."


class TooFew(Refusal, frozen=True):
    clause = "4"
    says = "Bid at least one die."


class TooMany(Refusal, frozen=True):
    most: int
    clause = "5"
    says = "A bid can name {dice} at most now."

    def __str__(self) -> str:
        return self.says.format(dice=dice_said(self.most))


class TooLow(Refusal, frozen=True):
    standing: Bid
    clause = "5"
    says = "The bid is {standing}. Bid more dice, or the same number of a higher face."


class NoBidYet(Refusal, frozen=True):
    clause = "4"
    says = "There is no bid to challenge yet: make the first one."


class NotARoll(Refusal, frozen=True):
    clause = "3"
    says = "That roll does not fit the dice in play, each hand lowest first."


class RolledToStart(News, frozen=True):
    hands: tuple[Hand, ...]  # one die for each seat that rolled
    tied: tuple[Seat, ...]  # who rolls again; () when the first bidder is found
    first: Seat | None

    def sentence(self, names: Sequence[str]) -> str:
        dice = ", ".join(
            f"{names[seat]} {'a skull' if hand[0] == SKULL else hand[0]}"
            for seat, hand in enumerate(self.hands)
            if hand
        )
        if self.first is None:
            return f"Roll for the first bid: {dice}. The highest are tied and roll again."
        return f"Roll for the first bid: {dice}. {names[self.first]} is highest and bids first."


class Rolled(News, frozen=True):
    starter: Seat

    def sentence(self, names: Sequence[str]) -> str:
        return f"Everyone rolls in secret. {names[self.starter]} opens."


class Said(News, frozen=True):
    seat: Seat
    bid: Bid

    def sentence(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} bids {self.bid}."


class Revealed(News, frozen=True):
    challenger: Seat
    bidder: Seat
    bid: Bid
    hands: tuple[Hand, ...]
    count: int  # dice that match the bid, skulls among them
    loser: Seat
    left: int  # dice the loser has now

    def sentence(self, names: Sequence[str]) -> str:
        return f"{self.call(names)} {self.verdict(names)}"

    def call(self, names: Sequence[str]) -> str:
        return f"{names[self.challenger]} challenges {names[self.bidder]}: never trust a pirate!"

    def verdict(self, names: Sequence[str]) -> str:
        there = "There is" if self.count == 1 else "There are"
        verdict = "the bid holds" if self.count >= self.bid.count else "the bid fails"
        out = "" if self.left else " and is out"
        return (
            f"{there} {Bid(self.count, self.bid.face)}: {verdict}. "
            f"{names[self.loser]} loses a die{out}."
        )


class LastWithDice(Ending, frozen=True):
    winner: Seat
    dice: int

    def sentence(self, names: Sequence[str]) -> str:
        dice = dice_said(self.dice)
        return f"{names[self.winner]} is the last pirate with dice and wins, {dice} to spare."


class PiratesDiceView(View, frozen=True, kw_only=True):
    own_fields = frozenset({"seat", "dice"})

    setup: PiratesDiceSetup
    left: tuple[int, ...]  # dice left to each seat
    starter: Seat
    turn: Seat | None
    rolling: tuple[Seat, ...]
    dice: Hand  # this seat's own; () for an onlooker and before the roll
    bids: tuple[Said, ...]
    news: tuple[RolledToStart | Rolled | Said | Revealed, ...] = ()


class PiratesDice(State, frozen=True, kw_only=True):
    name = "pirates-dice"
    title = "Pirates Dice"
    seats = range(2, 5)
    version = 1
    options = PiratesDiceSetup
    kinds = Bid | Challenge | Roll

    setup: PiratesDiceSetup
    left: tuple[int, ...]  # dice left to each seat
    most: int  # dice a bid may name in this round
    following: tuple[Seat, ...]  # after each seat the next one with dice
    starter: Seat  # opens this round; seat 0 until the first roll has settled it
    turn: Seat | None  # to bid or challenge; CHANCE while dice are to be rolled, None at the end
    rolling: tuple[Seat, ...]  # who rolls for the first bid; () once that is settled
    hands: tuple[Hand, ...] = ()  # one per seat; () until rolled
    bids: tuple[Said, ...] = ()  # of this round, in order
    answers: tuple[Move, ...] = ()  # what the seat whose turn it is may do; () until rolled
    news: tuple[RolledToStart | Rolled | Said | Revealed, ...] = ()

    @classmethod
    def start(cls, setup: PiratesDiceSetup) -> Self:
        left = (setup.dice,) * setup.seats
        return cls(
            setup=setup,
            left=left,
            most=most(left, setup),
            following=ring(left),
            starter=0,
            turn=CHANCE,
            rolling=tuple(range(setup.seats)),
        )

    def to_act(self) -> tuple[Seat, ...]:
        return () if self.turn is None else (self.turn,)

    def moves(self, seat: Seat) -> tuple[Move, ...]:
        return self.answers if seat == self.turn else ()

    def rule_against(self, seat: Seat, move: Move) -> Refusal | None:
        if seat == CHANCE:
            return None if isinstance(move, Roll) and self.fits(move) else NotARoll()
        match move:
            case Challenge():
                return None if self.bids else NoBidYet()
            case Bid(count, face):
                standing = self.bids[-1].bid if self.bids else None
                if not LOWEST <= face <= HIGHEST:
                    return NotAFace()
                if count < 1:
                    return TooFew()
                if count > self.most:
                    return TooMany(self.most)
                if standing and (count, face) <= (standing.count, standing.face):
                    return TooLow(standing)
                return None
        return NotAMove()

    def fits(self, roll: Roll) -> bool:
        return tuple(map(len, roll.hands)) == self.to_roll() and all(
            hand == tuple(sorted(hand)) and set(hand) <= set(FACES) for hand in roll.hands
        )

    def apply(self, seat: Seat, move: Move) -> Self:
        if type(move) is Bid:
            news = (Said(seat, move),)
            return replace(
                self,
                turn=self.following[seat],
                bids=self.bids + news,
                answers=LADDERS[self.most][move.count][move.face],
                news=news,
            )
        if type(move) is Challenge:
            return self.reveal(seat)
        if type(move) is Roll:
            return self.settle_start(move) if self.rolling else self.deal(move)
        raise TypeError(move)

    def deal(self, roll: Roll) -> Self:
        return replace(
            self,
            turn=self.starter,
            hands=roll.hands,
            answers=LADDERS[self.most][0][0],
            news=(*self.news, Rolled(self.starter)),
        )

    def settle_start(self, roll: Roll) -> Self:
        """Clause 2: the highest die bids first, skulls are lowest; the tied roll again."""
        best = max(roll.hands)
        highest = tuple(seat for seat in self.rolling if roll.hands[seat] == best)
        settled = len(highest) == 1
        news = RolledToStart(
            roll.hands,
            tied=() if settled else highest,
            first=highest[0] if settled else None,
        )
        return replace(
            self,
            rolling=news.tied,
            starter=highest[0] if settled else self.starter,
            news=(*self.news, news),
        )

    def reveal(self, challenger: Seat) -> Self:
        """Clauses 6 and 7: count, take a die from whoever was wrong, pass the start on."""
        said = self.bids[-1]
        bidder, bid = said.seat, said.bid
        count = 0
        for hand in self.hands:
            count += hand.count(bid.face) + hand.count(SKULL)
        winner, loser = (bidder, challenger) if count >= bid.count else (challenger, bidder)
        left = put(self.left, loser, self.left[loser] - 1)
        starter, following, is_over = loser, self.following, False
        if not left[loser]:  # Ruling PD-3
            following = ring(left)
            starter = winner if self.setup.eliminated_starter == "winner" else following[loser]
            is_over = left.count(0) == len(left) - 1
        return replace(
            self,
            left=left,
            most=self.most - self.setup.bid_cap,  # a die fewer
            following=following,
            starter=starter,
            turn=None if is_over else CHANCE,
            hands=(),
            bids=(),
            answers=(),
            news=(Revealed(challenger, bidder, bid, self.hands, count, loser, left[loser]),),
        )

    def view(self, seat: Seat | None) -> PiratesDiceView:
        self.check_seat(seat)
        return PiratesDiceView(
            seat=seat,
            setup=self.setup,
            left=self.left,
            starter=self.starter,
            turn=self.turn,
            rolling=self.rolling,
            dice=self.hands[seat] if self.hands and seat is not None else (),
            bids=self.bids,
            news=self.news,
        )

    @classmethod
    def imagined(cls, view: PiratesDiceView, rng: Random) -> Self:
        rolled = view.turn is not None and view.turn != CHANCE
        at_most = most(view.left, view.setup)
        standing = view.bids[-1].bid if view.bids else None
        hands = tuple(
            view.dice if seat == view.seat else rng.choice(throws(dice))
            for seat, dice in enumerate(view.left)
        )
        return cls(
            setup=view.setup,
            left=view.left,
            most=at_most,
            following=ring(view.left),
            starter=view.starter,
            turn=view.turn,
            rolling=view.rolling,
            hands=hands if rolled else (),
            bids=view.bids,
            answers=answers(standing, at_most) if rolled else (),
            news=view.news,
        )

    def result(self) -> Result | None:
        if self.turn is not None:
            return None
        ending = LastWithDice(self.starter, self.left[self.starter])
        return Result(winners=(self.starter,), scores=self.left, ending=ending)

    def is_out(self, seat: Seat) -> bool:
        return not self.left[seat]

    def to_roll(self) -> tuple[int, ...]:
        """The dice each seat rolls next."""
        if self.rolling:
            return tuple(int(seat in self.rolling) for seat in range(self.setup.seats))
        return self.left

    def draw(self, rng: Random) -> Roll:
        hands: list[Hand] = []
        for dice in self.to_roll():  # a comprehension would be a call of its own
            hands.append(choice(rng, THROWS[dice]))  # noqa: PERF401
        return Roll(tuple(hands))

    def odds(self) -> Iterable[tuple[Roll, float]]:
        cups = [Counter(throws(dice)) for dice in self.to_roll()]
        if self.turn != CHANCE or prod(map(len, cups)) > MOST_ODDS:
            return
        ways = prod(cup.total() for cup in cups)
        for hands in product(*cups):
            yield Roll(hands), prod(map(Counter.__getitem__, cups, hands)) / ways

    def default_move(self, seat: Seat) -> Move:
        """The challenge, so that a table whose seats are all away still comes to an end."""
        del seat
        return Challenge() if self.bids else Bid(1, LOWEST)


def most(left: tuple[int, ...], setup: PiratesDiceSetup) -> int:
    """The dice a bid may name: those in play, unless the cap is off (ruling PD-4)."""
    return sum(left) if setup.bid_cap else UNCAPPED


def after(seat: Seat, left: tuple[int, ...]) -> Seat:
    """The next seat to the left that has dice."""
    following = (seat + 1) % len(left)
    return following if left[following] else after(following, left)


@cache
def ring(left: tuple[int, ...]) -> tuple[Seat, ...]:
    """Whom each seat is followed by."""
    return tuple([after(seat, left) for seat in range(len(left))])


def matching(dice: Sequence[int], face: int) -> int:
    """How many of the dice count for a bid on the face."""
    return dice.count(face) + dice.count(SKULL)


class Throws(dict[int, tuple[Hand, ...]]):
    """By the number of dice every way they can fall, all equally likely, each as the hand it makes.

    Each is made when it is first asked for, and sooner found than by a cached function.
    """

    def __missing__(self, dice: int) -> tuple[Hand, ...]:
        hands = {hand: hand for hand in combinations_with_replacement(FACES, dice)}  # one of a kind
        throws = product(FACES, repeat=dice)
        self[dice] = tuple(hands[tuple(sorted(throw))] for throw in throws)
        return self[dice]


THROWS = Throws()


def throws(dice: int) -> tuple[Hand, ...]:
    return THROWS[dice]


class Ladders(dict[int, tuple[tuple[tuple[Move, ...], ...], ...]]):
    """The legal moves (clause 5), lowest raise first, the challenge last: by the dice a bid may
    name, then by count and face of the standing bid, both 0 where there is none; made as `Throws`.
    """

    def __missing__(self, most: int) -> tuple[tuple[tuple[Move, ...], ...], ...]:
        bids = tuple(product(range(1, most + 1), range(LOWEST, HIGHEST + 1)))
        moves = (*(Bid(count, face) for count, face in bids), Challenge())
        over = {(0, 0): moves[:-1]} | {bid: moves[place:] for place, bid in enumerate(bids, 1)}
        self[most] = tuple(
            tuple(over.get((count, face), ()) for face in range(HIGHEST + 1))
            for count in range(most + 1)
        )
        return self[most]


LADDERS = Ladders()


def answers(standing: Bid | None, most: int) -> tuple[Move, ...]:
    """The legal moves over a standing bid."""
    return LADDERS[most][standing.count][standing.face] if standing else LADDERS[most][0][0]


PiratesDiceView.game = PiratesDice
