"""What a seat sees of an adventure book: all that is not the order of a deck."""

from typing import cast

from msgspec.structs import replace

from witsend.game import Record, Seat, View
from witsend.games.adventure_book.cards import Decks, Hand, payments
from witsend.games.adventure_book.chapter import Board
from witsend.games.adventure_book.due import Due, Phase
from witsend.games.adventure_book.moves import SeatMove
from witsend.games.adventure_book.news import AnyNews
from witsend.games.adventure_book.setup import AdventureBookSetup, Campaign
from witsend.games.adventure_book.tale import Claim, Loose, Moment, Offer, Tale


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


class LooseSeen(Record, frozen=True, kw_only=True):
    """What can still be taken back, and how all was before it; None stands for: as it is now."""

    seat: Seat
    moves: tuple[SeatMove, ...]  # the last one is taken back first
    phase: Phase
    steps_left: int
    miracles: int
    offer: Offer | None
    declined: tuple[Offer, ...]
    traded: bool
    plans: tuple[str, ...]
    acted: tuple[str, ...]
    asked: tuple[str, ...]
    agreed: tuple[str, ...]
    claims: tuple[Claim, ...]
    board: Board | None
    hands: tuple[Hand, ...] | None
    decks: Decks | None
    due: tuple[Due, ...] | None


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
    away: tuple[Seat, ...]  # who sits out, in order
    changing: tuple[Seat, ...]  # who sits out or joins in with the next turn, in order
    served: tuple[Seat, ...]  # who has been dealt cards in this chapter, in order
    decks: Decks
    miracles: int
    plot: int  # the plot card turned last; 0 before the first
    due: tuple[Due, ...]  # what still happens, the next first: the first one asks someone
    offer: Offer | None
    declined: tuple[Offer, ...]
    traded: bool
    plans: tuple[str, ...]  # the challenge each seat said it aims for in its last turn, or ""
    acted: tuple[str, ...]
    asked: tuple[str, ...]  # challenges that others were asked about in this turn
    agreed: tuple[str, ...]  # and of those, what everyone said yes to
    claims: tuple[Claim, ...]  # what seats want to complete themselves, in this chapter
    outcome: str  # of the chapter: "", "told", or the defeat
    ready: tuple[Seat, ...]  # who wants to go on, or leaves it to others who goes first
    bookmarked: bool
    loose: LooseSeen | None  # moves that their seat may still take back
    challenges: tuple[ChallengeSeen, ...]
    actions: tuple[ActionSeen, ...]
    news: tuple[AnyNews, ...] = ()


# What a view has by the same name as the state; what is loose is told in another way.
SAME = tuple(
    name
    for name in AdventureBookView.__struct_fields__
    if name in Tale.__struct_fields__ and name != "loose"
)


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
        away=tale.away,
        changing=tale.changing,
        served=tale.served,
        decks=tale.decks,
        miracles=tale.miracles,
        plot=tale.plot,
        due=tale.due,
        offer=tale.offer,
        declined=tale.declined,
        traded=tale.traded,
        plans=tale.plans,
        acted=tale.acted,
        asked=tale.asked,
        agreed=tale.agreed,
        claims=tale.claims,
        outcome=tale.outcome,
        ready=tale.ready,
        bookmarked=tale.bookmarked,
        loose=loose_seen(tale),
        challenges=challenges_seen(tale),
        actions=actions_seen(tale),
        news=tale.news,
    )


def loose_seen(tale: Tale) -> LooseSeen | None:
    if tale.loose is None:
        return None
    before = tale.loose.before
    return LooseSeen(
        seat=tale.loose.seat,
        moves=tuple([cast("SeatMove", move) for move in tale.loose.moves]),
        phase=before.phase,
        steps_left=before.steps_left,
        miracles=before.miracles,
        offer=before.offer,
        declined=before.declined,
        traded=before.traded,
        plans=before.plans,
        acted=before.acted,
        asked=before.asked,
        agreed=before.agreed,
        claims=before.claims,
        board=None if before.board == tale.board else before.board,
        hands=None if before.hands == tale.hands else before.hands,
        decks=None if before.decks == tale.decks else before.decks,
        due=None if before.due == tale.due else before.due,
    )


def loose_again(tale: Tale, seen: LooseSeen) -> Loose:
    """From what was seen of it."""
    before = replace(
        tale,
        news=(),
        loose=None,
        phase=seen.phase,
        steps_left=seen.steps_left,
        miracles=seen.miracles,
        offer=seen.offer,
        declined=seen.declined,
        traded=seen.traded,
        plans=seen.plans,
        acted=seen.acted,
        asked=seen.asked,
        agreed=seen.agreed,
        claims=seen.claims,
        board=tale.board if seen.board is None else seen.board,
        hands=tale.hands if seen.hands is None else seen.hands,
        decks=tale.decks if seen.decks is None else seen.decks,
        due=tale.due if seen.due is None else seen.due,
    )
    return Loose(seen.seat, before, seen.moves)


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
