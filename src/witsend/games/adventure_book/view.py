"""What a seat sees of an adventure book: all that is not the order of a deck."""

from typing import Literal

from witsend.game import Record, Seat, View
from witsend.games.adventure_book.cards import Decks, Hand
from witsend.games.adventure_book.chapter import Board
from witsend.games.adventure_book.due import Due, Offer, Phase
from witsend.games.adventure_book.news import AnyNews
from witsend.games.adventure_book.setup import AdventureBookSetup, Campaign


class ChallengeSeen(Record, frozen=True, kw_only=True):
    """How far a challenge is."""

    id: str
    done: bool
    opened: bool  # the challenges before it are completed
    met: tuple[bool, ...]  # of its requirements, each
    payable: bool  # by the hand of the seat in turn


class ActionSeen(Record, frozen=True, kw_only=True):
    """One of the chapter's actions that can be done now, or could if it were paid."""

    id: str  # of the book, or `shoo` a squad, `break` a door
    target: str  # the space of the squad or the door
    payable: bool


Moment = Literal["telling", "told", "interrupted", "over"]


class AdventureBookView(View, frozen=True, kw_only=True):
    """Hands are open, and so is all that is not the order of a deck: everyone sees the same."""

    setup: AdventureBookSetup
    moment: Moment  # told and interrupted: everyone is asked whether to go on
    chapter: int  # that lies on the table
    again: bool  # it was interrupted before
    campaign: Campaign  # what the bookmark would keep; until a chapter ends, as it began
    turn: Seat
    phase: Phase
    steps_left: int  # free spaces in the move step
    board: Board
    hands: tuple[Hand, ...]
    decks: Decks
    miracles: int
    plot: int  # the plot card turned last; 0 before the first
    due: tuple[Due, ...]  # what still happens, the next first: the first one asks someone
    offer: Offer | None
    declined: tuple[Offer, ...]
    traded: bool
    plans: tuple[str, ...]  # the challenge each seat said it aims for in its last turn, or ""
    acted: tuple[str, ...]
    outcome: str  # of the chapter: "", "told", or the defeat
    ready: tuple[Seat, ...]  # who wants to go on
    bookmarked: bool
    challenges: tuple[ChallengeSeen, ...]
    actions: tuple[ActionSeen, ...]
    news: tuple[AnyNews, ...] = ()
