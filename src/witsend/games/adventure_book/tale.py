"""A chapter as it is being told: hands, decks, pieces, and everything that still has to happen.

What is to happen waits in `due`, the next first: the effects of rewards, cards and plot, and the
steps of a turn. The rules of `effects` and `turns` are made of the acts here.
"""

from typing import Literal, Self, TypeVar

from msgspec.structs import replace

from witsend.content.books.vocabulary import Cost
from witsend.game import Move, Record, Refusal, Seat, State, put
from witsend.games.adventure_book.cards import Decks, Hand, added, holds_all, pays, without
from witsend.games.adventure_book.chapter import BESIDE, Board, PrintedChapter, printed_chapter
from witsend.games.adventure_book.due import AnyDue, Due, Phase, Strike
from witsend.games.adventure_book.moves import NotInHand, WrongPayment
from witsend.games.adventure_book.news import AnyNews, HazardStruck, Moved, SquadMoved, TrackMoved
from witsend.games.adventure_book.setup import AdventureBookSetup, Campaign

Moment = Literal["telling", "told", "interrupted", "over"]


class Offer(Record, frozen=True):
    to: Seat
    give: str
    take: str


class Claim(Record, frozen=True):
    """A challenge that a seat wants to complete itself."""

    challenge: str
    seat: Seat


class Tale(State, frozen=True, kw_only=True):
    """The whole state of a game, as AdventureBook's rules change it."""

    setup: AdventureBookSetup
    campaign: Campaign  # what the bookmark would keep; until a chapter ends, as it began
    moment: Moment = "telling"  # told and interrupted: everyone is asked whether to go on
    ready: tuple[Seat, ...] = ()  # who wants to go on, or leaves it to others who goes first
    bookmarked: bool = False
    book: str  # the volume
    number: int  # of the chapter
    again: bool  # it was interrupted before
    first: Seat | None  # who begins the chapter, as the table or the host said; None: by lot
    turn: Seat = 0
    phase: Phase = "deal"
    steps_left: int = 0  # free spaces in the move step
    board: Board
    hands: tuple[Hand, ...]
    away: tuple[Seat, ...] = ()  # who sits out, in order
    changing: tuple[Seat, ...] = ()  # who sits out or joins in with the next turn, in order
    served: tuple[Seat, ...] = ()  # who has been dealt cards in this chapter, in order
    decks: Decks
    miracles: int  # that the group has
    plot: int = 0  # the plot card turned last; 0 before the first
    due: tuple[Due, ...] = ()
    offer: Offer | None = None  # a trade that waits for an answer
    loose: "Loose | None" = None  # moves that can still be taken back
    declined: tuple[Offer, ...] = ()  # in this turn
    traded: bool = False
    plans: tuple[str, ...]  # the challenge each seat said it aims for in its last turn, or ""
    acted: tuple[str, ...] = ()  # actions done in this turn that can be done once
    asked: tuple[str, ...] = ()  # challenges that others were asked about in this turn
    agreed: tuple[str, ...] = ()  # and of those, what everyone said yes to
    claims: tuple[Claim, ...] = ()  # what seats want to complete themselves, in this chapter
    outcome: str = ""  # TOLD, or the defeat that interrupted the chapter
    news: tuple[AnyNews, ...] = ()

    @property
    def chapter(self) -> PrintedChapter:
        return printed_chapter(self.book, self.number)

    @property
    def present(self) -> tuple[Seat, ...]:
        """Who tells the story."""
        return tuple([seat for seat in range(len(self.hands)) if seat not in self.away])

    def tell(self, *items: AnyNews) -> Self:
        placed = [replace(item, book=self.book, chapter=self.number) for item in items]
        return replace(self, news=(*self.news, *placed))

    @property
    def moving(self) -> bool:
        """Clause 4: whether free steps are left to take."""
        return self.phase == "move" and self.steps_left > 0

    @property
    def may_tell(self) -> bool:
        """Whether the active seat may tell; what it does first ends the move step."""
        return self.phase == "story" or (self.phase == "move" and not self.steps_left)

    # What is due

    def run(self) -> Self:
        """Does what is due until someone is asked or the chapter ends; `effects` has the rules."""
        raise NotImplementedError

    def unaverted(self) -> Self:
        """What is due done up to the next plot card, as if nobody averted anything."""
        raise NotImplementedError

    @property
    def idle(self) -> bool:
        """Whether the game waits for the active seat to go on with its turn."""
        return not self.due and self.offer is None

    def then(self, seat: Seat, *effects: AnyDue) -> Self:
        """With these effects to come first."""
        return replace(self, due=(*(Due(seat, effect) for effect in effects), *self.due))

    def done(self) -> Self:
        """With the first thing due done."""
        return replace(self, due=self.due[1:])

    def instead(self, effect: AnyDue) -> Self:
        """With this effect in place of the first thing due."""
        return replace(self, due=(Due(self.due[0].seat, effect), *self.due[1:]))

    def claims_but(self, challenge: str) -> tuple[Claim, ...]:
        return tuple([claim for claim in self.claims if claim.challenge != challenge])

    def interrupted(self, defeat: str) -> Self:
        return replace(self, outcome=defeat, due=(), offer=None)

    # Cards

    def dealt(self, seat: Seat, hand: Hand) -> Self:
        return replace(self, hands=put(self.hands, seat, hand))

    def spend(self, seat: Seat, cards: Hand) -> Self:
        decks = replace(self.decks, discard=added(self.decks.discard, *cards))
        return replace(self.dealt(seat, without(self.hands[seat], *cards)), decks=decks)

    def rule_against_payment(
        self, seat: Seat, cards: Hand, prices: tuple[Cost, ...]
    ) -> Refusal | None:
        if not holds_all(self.hands[seat], cards):
            return NotInHand(cards)
        if any(pays(cards, cost, self.chapter.wild) for cost in prices):
            return None
        return WrongPayment(tuple(tuple(cost.items()) for cost in prices))

    def playable(self, card: str, timing: str) -> bool:
        special = self.chapter.specials.get(card)
        return special is not None and special.kind == "effect" and special.timing == timing

    def stops_plot(self, card: str) -> bool:
        return self.playable(card, "plot_revealed")

    def wards_off(self, card: str, icon: str) -> bool:
        return card == icon or card in self.chapter.wild

    def dodges(self, seat: Seat, icon: str) -> list[str]:
        """Cards that ward off what asks for this icon."""
        return sorted({card for card in self.hands[seat] if self.wards_off(card, icon)})

    @property
    def within_reach(self) -> set[str]:
        """Cards that Miracles may bring now."""
        decks, most = self.decks, self.miracles * self.chapter.rules.miracle_draw_story
        if not self.miracles:
            return set()
        return {*decks.special, *decks.story, *(decks.discard if most > len(decks.story) else ())}

    @property
    def supply(self) -> int:
        """Miracles that are neither held nor on the board."""
        return self.chapter.rules.miracle_supply - self.miracles - self.board.star

    # Pieces

    def changed(self, board: Board, *items: AnyNews) -> Self:
        """With these pieces: brings in counters whose time has come, and looks for defeats.

        Everything that changes the pieces goes through here.
        """
        chapter, tale = self.chapter, self.tell(*items)
        for track in chapter.printed.tracks.values():
            begin = track.begin
            waiting = begin and all(board.at(counter) == BESIDE for counter in begin.set)
            if begin and waiting and chapter.all_hold(board, begin.when):
                board = board.tracked(begin.set)
                tale = tale.tell(*(TrackMoved(name, at) for name, at in begin.set.items()))
        tale = replace(tale, board=board)
        if len(board.done) == len(chapter.challenges):
            return tale  # Ruling AB-15: nothing interrupts a chapter that is won.
        for defeat in chapter.printed.defeats:
            if defeat.when and chapter.all_hold(board, defeat.when):
                return tale.interrupted(defeat.id)
        return tale

    def move(self, to: str, *who: str) -> Self:
        """Moves figures by the game's own doing; whoever they carry goes along."""
        burdens = [name for each in who for name in self.chapter.burdens(self.board, each)]
        everyone = (*who, *burdens)
        return self.changed(self.board.moved(to, *everyone), Moved(everyone, to))

    def threaten(self, seat: Seat, strike: Strike) -> Self:
        struck = HazardStruck(strike.who, strike.kind, strike.icon)
        return self.then(seat, strike).tell(struck)

    def send_squad(self, squad: int, space: str) -> Self:
        sent = put(self.board.squads, squad, space)
        return self.changed(replace(self.board, squads=sent), SquadMoved(squad, space))


class Loose(Record, frozen=True):
    """Ruling AB-26: what one seat has done since anything hidden was shown or anyone else acted."""

    seat: Seat
    before: Tale  # as it was then; itself it has nothing loose
    moves: tuple[Move, ...]


AnyTale = TypeVar("AnyTale", bound=Tale)
