"""What a seat sees of an adventure book: all that is not the order of a deck."""

from witsend.game import Record, Seat, View
from witsend.games.adventure_book.cards import Decks, Hand, payments
from witsend.games.adventure_book.chapter import Board
from witsend.games.adventure_book.due import Due, Phase
from witsend.games.adventure_book.news import AnyNews
from witsend.games.adventure_book.setup import AdventureBookSetup, Campaign
from witsend.games.adventure_book.tale import Moment, Offer, Tale


class ChallengeSeen(Record, frozen=True, kw_only=True):
    """How far a challenge is."""

    id: str
    done: bool
    opened: bool  # the challenges before it are completed
    met: tuple[bool, ...]  # of its requirements, each
    payable: bool  # by the hand of the active seat


class ActionSeen(Record, frozen=True, kw_only=True):
    """One of the chapter's actions that can be done now, or could if it were paid."""

    id: str  # of the book, or `shoo` a squad, `break` a door
    target: str  # the space of the squad or the door
    payable: bool


class AdventureBookView(View, frozen=True, kw_only=True):
    """Hands are open, and so is all that is not the order of a deck: everyone sees the same."""

    setup: AdventureBookSetup
    moment: Moment  # told and interrupted: everyone is asked whether to go on
    chapter: int  # that lies on the table
    again: bool  # it was interrupted before
    campaign: Campaign  # what the bookmark would keep; until a chapter ends, as it began
    first: Seat | None  # who begins the chapter, as the table or the host said; None: by lot
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
    ready: tuple[Seat, ...]  # who wants to go on, or leaves it to others who goes first
    bookmarked: bool
    challenges: tuple[ChallengeSeen, ...]
    actions: tuple[ActionSeen, ...]
    news: tuple[AnyNews, ...] = ()


def seen(tale: Tale, seat: Seat | None) -> AdventureBookView:
    return AdventureBookView(
        seat=seat,
        setup=tale.setup,
        moment=tale.moment,
        chapter=tale.number,
        again=tale.again,
        campaign=tale.campaign,
        first=tale.first,
        turn=tale.turn,
        phase=tale.phase,
        steps_left=tale.steps_left,
        board=tale.board,
        hands=tale.hands,
        decks=tale.decks,
        miracles=tale.miracles,
        plot=tale.plot,
        due=tale.due,
        offer=tale.offer,
        declined=tale.declined,
        traded=tale.traded,
        plans=tale.plans,
        acted=tale.acted,
        outcome=tale.outcome,
        ready=tale.ready,
        bookmarked=tale.bookmarked,
        challenges=challenges_seen(tale),
        actions=actions_seen(tale),
        news=tale.news,
    )


def challenges_seen(tale: Tale) -> tuple[ChallengeSeen, ...]:
    chapter, board, hand = tale.chapter, tale.board, tale.hands[tale.turn]
    return tuple(
        [
            ChallengeSeen(
                id=challenge.id,
                done=challenge.id in board.done,
                opened=set(challenge.after) <= set(board.done),
                met=tuple([chapter.holds(board, condition) for condition in challenge.requires]),
                payable=bool(payments(hand, challenge.cost, chapter.wild)),
            )
            for challenge in chapter.printed.challenges
        ]
    )


def actions_seen(tale: Tale) -> tuple[ActionSeen, ...]:
    chapter, board, hand = tale.chapter, tale.board, tale.hands[tale.turn]
    return tuple(
        [
            ActionSeen(
                id=action,
                target=target,
                payable=any(
                    payments(hand, cost, chapter.wild)
                    for cost in chapter.prices(board, action, target)
                ),
            )
            for action, target in chapter.open_actions(board, tale.acted)
        ]
    )
