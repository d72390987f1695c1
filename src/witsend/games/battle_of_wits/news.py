"""What happens in Battle of Wits, in sentences: news of a game and of a series, and the endings.

The news of a game's end is a story for a board to play: every goblet's bids opened, who keeps and
who is handed what, then every goblet drunk, one by one and with all its cards.
"""

from collections.abc import Sequence
from typing import Literal

from witsend.game import Ending, News, Record, Seat
from witsend.games.battle_of_wits.moves import GobletNumber, card_name
from witsend.games.battle_of_wits.setup import TEAMS, Character, Hand
from witsend.games.english import letter, listed

NOBODY_LIVES = "All are poisoned, and nobody wins."
EVEN = "as much wine as poison"


class Laid(Record, frozen=True):
    """A card at a goblet. Its back tells the seat's character, or that it is Sicilian."""

    seat: Seat  # who laid it
    card: int  # the number on it: even is wine, odd is poison
    sicilian: bool = False


# One game


class RowNews(News, frozen=True, kw_only=True):
    """Happened in one of the games at the table: 0 is the one that counts, 1 the mostly dead's."""

    row: int = 0

    def sentence(self, names: Sequence[str]) -> str:
        told = self.happening(names)
        return f"Among the mostly dead: {told}" if self.row else told

    def happening(self, names: Sequence[str]) -> str:
        """The sentence, without saying in which game."""
        raise NotImplementedError


class Poured(RowNews, frozen=True):
    seat: Seat
    goblet: GobletNumber
    card: int | None  # for the one who laid it
    sicilian: bool

    def happening(self, names: Sequence[str]) -> str:
        card = card_name(self.card, self.sicilian)
        return f"{names[self.seat]} pours {card} into goblet {letter(self.goblet)}."


class BidLaid(RowNews, frozen=True):
    seat: Seat
    goblet: GobletNumber
    card: int | None  # for the one who laid it

    def happening(self, names: Sequence[str]) -> str:
        card = card_name(self.card)
        return f"{names[self.seat]} bids {card} on goblet {letter(self.goblet)}."


class MadeImmune(RowNews, frozen=True):
    seat: Seat

    def happening(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} plays Immunity: their own poison will do them no harm."


class Switched(RowNews, frozen=True):
    seat: Seat
    one: GobletNumber
    other: GobletNumber

    def happening(self, names: Sequence[str]) -> str:
        pair = f"{letter(self.one)} and {letter(self.other)}"
        return f"{names[self.seat]} plays Switch: the bids on {pair} change places."


class DayBroke(RowNews, frozen=True):
    """The dealer's reveal."""

    dealer: Seat
    cards: tuple[Laid | None, ...]  # per goblet; None where nothing lay face-down

    def happening(self, names: Sequence[str]) -> str:
        cards = [
            f"{letter(goblet)} {potion(laid.card)}"
            for goblet, laid in enumerate(self.cards)
            if laid is not None
        ]
        shown = ", ".join(cards) if cards else "there is nothing to show"
        return f"Day breaks, and {names[self.dealer]} turns up: {shown}."


class BidsOpened(RowNews, frozen=True):
    """One goblet's bids; one such news per goblet, in their order."""

    goblet: GobletNumber
    bids: tuple[Laid, ...]
    totals: tuple[tuple[Seat, int], ...]  # highest first, among equals the nearest card first
    winner: Seat | None  # None: nobody bid

    def happening(self, names: Sequence[str]) -> str:
        start = f"Bids on goblet {letter(self.goblet)}:"
        if self.winner is None:
            return f"{start} none."
        totals = ", ".join(f"{names[seat]} {total}" for seat, total in self.totals)
        tied = len(self.totals) > 1 and self.totals[0][1] == self.totals[1][1]
        how = "has the nearest card and wins it" if tied else "wins it"
        return f"{start} {totals}. {names[self.winner]} {how}."


class Kept(RowNews, frozen=True):
    """One who had won several goblets has chosen."""

    seat: Seat
    goblet: GobletNumber

    def happening(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} keeps goblet {letter(self.goblet)}."


class HandedOn(RowNews, frozen=True):
    """A goblet that was given up, and whom it goes to."""

    goblet: GobletNumber
    seat: Seat | None  # None: no other bidder is without a goblet
    total: int  # what that seat had bid

    def happening(self, names: Sequence[str]) -> str:
        if self.seat is None:
            return f"Goblet {letter(self.goblet)} is free: nobody else who bid on it lacks one."
        return f"Goblet {letter(self.goblet)} goes to {names[self.seat]}, who bid {self.total}."


class Took(RowNews, frozen=True):
    """One who had no goblet has one now."""

    seat: Seat
    goblet: GobletNumber
    last: bool  # there was no choice: one goblet for one who had none

    def happening(self, names: Sequence[str]) -> str:
        if self.last:
            return f"Goblet {letter(self.goblet)} is left for {names[self.seat]}."
        return f"{names[self.seat]} takes goblet {letter(self.goblet)}."


class Drank(RowNews, frozen=True):
    """One goblet's contents and whoever drank them; one such news per goblet, in their order."""

    goblet: GobletNumber
    seat: Seat
    contents: tuple[Laid, ...]
    wine: int
    poison: int  # that counted
    ignored: int  # the drinker's own poison, for one who is immune
    lives: bool
    by: Literal["more", "nearest", "nothing"]  # the sums, the nearest card, or nothing to count

    def happening(self, names: Sequence[str]) -> str:
        fate = "lives" if self.lives else "dies"
        return f"{self.goblet_opened()}. {names[self.seat]} drinks and {fate}."

    def goblet_opened(self) -> str:
        goblet = f"Goblet {letter(self.goblet)}"
        if not self.contents:
            return f"{goblet} is empty"
        harmless = f" (and {self.ignored} of their own, harmless)" if self.ignored else ""
        reason = {
            "more": "",
            "nearest": f", and the nearest card is {'wine' if self.lives else 'poison'}",
            "nothing": ", so there is nothing to die of",
        }[self.by]
        return f"{goblet}: wine {self.wine}, poison {self.poison}{harmless}{reason}"


AnyRowNews = (
    Poured
    | BidLaid
    | MadeImmune
    | Switched
    | DayBroke
    | BidsOpened
    | Kept
    | HandedOn
    | Took
    | Drank
)


# The table and the series


class Became(News, frozen=True):
    seat: Seat
    character: Character

    def sentence(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} is {self.character}."


class LeftOpen(News, frozen=True):
    """Does not mind who to be."""

    seat: Seat

    def sentence(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} leaves open who to be."


class LotDrawn(News, frozen=True):
    dealer: Seat

    def sentence(self, names: Sequence[str]) -> str:
        return f"The lot falls on {names[self.dealer]}, who deals first."


class Began(RowNews, frozen=True):
    game: int
    seats: tuple[Seat, ...]
    dealer: Seat
    first: Seat
    hand: Hand
    sicilian: bool  # everyone has a Sicilian card too

    def sentence(self, names: Sequence[str]) -> str:
        who = listed([names[seat] for seat in self.seats])
        start = f"The mostly dead play too, {who}" if self.row else f"Game {self.game}, {who}"
        cards = f"the cards {self.hand[0]} to {self.hand[-1]}"
        sicilian = " and a Sicilian card" if self.sicilian else ""
        return (
            f"{start}: {names[self.dealer]} deals, {names[self.first]} begins. "
            f"Everyone holds {cards}{sicilian}."
        )


class Settled(RowNews, frozen=True):
    """A game has been played to its end."""

    survivors: tuple[Seat, ...]

    def happening(self, names: Sequence[str]) -> str:
        if not self.survivors:
            return "All are poisoned."
        return f"{survival([names[seat] for seat in self.survivors])}."


class SeriesStands(News, frozen=True):
    """A game of the series has been played, and there will be another."""

    game: int
    won: tuple[Seat, ...]  # this game
    wins: tuple[int, ...]  # per seat
    playing: tuple[Seat, ...]  # the next one

    def sentence(self, names: Sequence[str]) -> str:
        wins = ", ".join(f"{name} {wins}" for name, wins in zip(names, self.wins, strict=True))
        next_game = (
            "Everyone plays the next one"
            if len(self.playing) == len(names)
            else f"The next one is for {listed([names[seat] for seat in self.playing])}"
        )
        return f"Games won: {wins}. {next_game}."


class SaidReady(News, frozen=True):
    seat: Seat

    def sentence(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} is ready for the next game."


class Survivors(Ending, frozen=True):
    seats: tuple[Seat, ...]

    def sentence(self, names: Sequence[str]) -> str:
        if not self.seats:
            return NOBODY_LIVES
        alone = "" if self.seats[1:] else ": no one to be trifled with!"
        return survival([names[seat] for seat in self.seats]) + (alone or ".")


class HighestTotal(Ending, frozen=True):
    seats: tuple[Seat, ...]
    total: int  # wine less poison; below 0 for one whom Immunity saved

    def sentence(self, names: Sequence[str]) -> str:
        if not self.seats:
            return NOBODY_LIVES
        wins = "win" if len(self.seats) > 1 else "wins"
        who = listed([names[seat] for seat in self.seats])
        more, less = ("poison", "wine") if self.total < 0 else ("wine", "poison")
        held = f"{abs(self.total)} more {more} than {less}" if self.total else EVEN
        return f"{who} {wins}, with {held}."


class TeamsCounted(Ending, frozen=True):
    team: int | None  # None: neither is ahead
    living: tuple[int, int]

    def sentence(self, names: Sequence[str]) -> str:
        del names
        one, other = self.living
        won = "Neither wins" if self.team is None else f"The win goes to {TEAMS[self.team]}"
        return f"Alive in {TEAMS[0]}: {one}; in {TEAMS[1]}: {other}. {won}."


class SeriesWon(Ending, frozen=True):
    seats: tuple[Seat, ...]
    wins: tuple[int, ...]
    games: int

    def sentence(self, names: Sequence[str]) -> str:
        tally = ", ".join(f"{name} {wins}" for name, wins in zip(names, self.wins, strict=True))
        wins = "win" if len(self.seats) > 1 else "wins"
        who = (
            f"{listed([names[seat] for seat in self.seats])} {wins}"
            if self.seats
            else "No one wins"
        )
        return f"{who} the series. Games won out of {self.games}: {tally}."


class LastStanding(Ending, frozen=True):
    seats: tuple[Seat, ...]  # several have died together
    games: int

    def sentence(self, names: Sequence[str]) -> str:
        who = listed([names[seat] for seat in self.seats])
        games = "one game" if self.games == 1 else f"{self.games} games"
        if len(self.seats) > 1:
            return f"After {games} {who} were the last, fell together and share the win."
        return f"After {games} {who} is the last one standing: no one to be trifled with!"


AnyNews = Became | LeftOpen | LotDrawn | Began | AnyRowNews | Settled | SeriesStands | SaidReady


def potion(card: int) -> str:
    return f"{'poison' if card % 2 else 'wine'} {card}"


def survival(names: Sequence[str]) -> str:
    return f"{listed(names)} live" if names[1:] else f"{names[0]} alone lives"
