"""Adventure Book: six chapters told together, for 1 to 4 seats. Rules: docs/rules/adventure-book.md

Everyone plays on one side, with open hands. In turn, a seat moves characters, then tells: trades,
discards cards to move on, completes challenges where the right characters stand, plays special
cards. Then it draws, and a plot card brings trouble. All challenges done, the chapter is told; a
chapter that is interrupted is read again, once. After the last chapter everyone has won.

The book is data (witsend.content.book). Its sisters hold one chapter: adventure_book_chapter.py its
pieces and what is true of them, _due.py and _telling.py what happens, _choices.py what seats may
do, _turns.py what comes of it, _moves.py and _told.py the moves and the news.
"""

from collections import Counter
from random import Random
from typing import Annotated, Any, Literal, Self

from msgspec import Meta
from msgspec.structs import replace

from witsend.content.book import BRAVE, HOUSE, MOST_SEATS, NAMES, Book, edition
from witsend.game import (
    CHANCE,
    Ending,
    Move,
    NotAMove,
    Record,
    Refusal,
    Result,
    Seat,
    Setup,
    State,
    View,
)
from witsend.games.adventure_book_chapter import Board, Stage, stage
from witsend.games.adventure_book_due import TOLD, Decks, Due, Offer, Phase
from witsend.games.adventure_book_moves import (
    AnyMove,
    Bookmark,
    Deal,
    GoOn,
    Hand,
    NotADeal,
    payments,
)
from witsend.games.adventure_book_told import (
    AnyNews,
    Bookmarked,
    BookTold,
    Campaign,
    ChapterOpened,
    ChapterTold,
    Interrupted,
    StoryLost,
    WantsOn,
)
from witsend.games.adventure_book_turns import Turns

UNMARKED = Campaign()


class AdventureBookSetup(Setup, frozen=True, kw_only=True):
    seats: Annotated[int, Meta(ge=1, le=MOST_SEATS, description="How many sit at the table.")]
    difficulty: Annotated[
        Literal["gentle", "brave"],
        Meta(description="How hard the chapters are: as they are meant, or harder."),
    ] = "gentle"
    replays: Annotated[
        Literal["one-per-game", "one-per-chapter"],
        Meta(description="How often an interrupted chapter is read again."),
    ] = "one-per-game"
    chapter: Annotated[
        int, Meta(ge=1, le=6, description="The chapter the story starts with, from 1.")
    ] = 1
    first: Annotated[
        int,
        Meta(
            ge=0,
            le=4,
            description="The seat that begins each chapter, from 1; 0 draws lots.",
            extra_json_schema={"format": "seat"},
        ),
    ] = 0
    book: Annotated[
        str,
        Meta(
            description="The book that is read.", max_length=40, extra_json_schema={"enum": NAMES}
        ),
    ] = HOUSE
    campaign: Campaign = UNMARKED  # the bookmark to go on from; without one, a new story

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.first > self.seats:
            raise ValueError(f"first: there is no seat {self.first} at a table of {self.seats}.")
        if self.book not in NAMES:
            raise ValueError(f"book: there is no book {self.book!r} here.")
        if self.campaign != UNMARKED and self.chapter != 1:
            raise ValueError("chapter: the bookmark says where the story goes on.")
        book = edition(self.edition)
        kept, last = self.start, len(book.chapters)
        if not 1 <= kept.chapter <= last:
            raise ValueError(f"chapter: this book has the chapters 1 to {last}.")
        if not 0 <= kept.miracles <= book.cards.rules.miracle_supply:
            raise ValueError("campaign: there are not so many Miracles.")
        every = Counter({card.id: card.copies for card in book.cards.specials})
        if not Counter(kept.specials) <= every or list(kept.specials) != sorted(kept.specials):
            raise ValueError("campaign: these are not special cards of the book.")

    @property
    def edition(self) -> str:
        return self.book + (BRAVE if self.difficulty == "brave" else "")

    @property
    def start(self) -> Campaign:
        return Campaign(self.chapter) if self.campaign == UNMARKED else self.campaign


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

    def imagine(self, rng: Random) -> "AdventureBook":
        del rng  # chance draws what is hidden when it is turned
        telling = Turns(
            book=self.setup.edition,
            number=self.chapter,
            again=self.again,
            turn=self.turn,
            phase=self.phase,
            steps_left=self.steps_left,
            board=self.board,
            hands=self.hands,
            decks=self.decks,
            miracles=self.miracles,
            plot=self.plot,
            due=self.due,
            offer=self.offer,
            declined=self.declined,
            traded=self.traded,
            plans=self.plans,
            acted=self.acted,
            outcome=self.outcome,
        )
        return AdventureBook(
            setup=self.setup,
            campaign=self.campaign,
            telling=telling,
            moment=self.moment,
            ready=self.ready,
            bookmarked=self.bookmarked,
            news=self.news,
        )


class AdventureBook(State, frozen=True, kw_only=True):
    name = "adventure-book"
    title = "Adventure Book"
    seats = range(1, MOST_SEATS + 1)
    together = True
    version = 1
    options = AdventureBookSetup
    kinds = AnyMove

    setup: AdventureBookSetup
    campaign: Campaign
    telling: Turns
    moment: Moment = "telling"
    ready: tuple[Seat, ...] = ()
    bookmarked: bool = False
    news: tuple[AnyNews, ...] = ()

    @classmethod
    def start(cls, setup: AdventureBookSetup) -> Self:
        return cls(setup=setup, campaign=setup.start, telling=laid_out(setup, setup.start))

    @classmethod
    def printed(cls, setup: AdventureBookSetup) -> Book:
        return edition(setup.edition)

    @property
    def stage(self) -> Stage:
        return self.telling.stage

    def to_act(self) -> tuple[Seat, ...]:
        if self.moment == "over":
            return ()
        if self.moment != "telling":
            return tuple([seat for seat in range(self.setup.seats) if seat not in self.ready])
        return (CHANCE,) if self.telling.phase == "deal" else self.telling.to_act()

    def moves(self, seat: Seat) -> tuple[Move, ...]:
        to_act = self.to_act()
        if not to_act or CHANCE in to_act or not 0 <= seat < self.setup.seats:
            return ()
        if self.moment == "telling":
            return tuple(self.telling.moves(seat))
        go_on = (GoOn(),) if seat in to_act else ()
        return (*go_on, Bookmark()) if self.moment == "told" else go_on

    def rule_against(self, seat: Seat, move: Move) -> Refusal | None:
        if self.moment == "telling" and self.telling.phase != "deal":
            return self.telling.rule_against(seat, move)
        if seat == CHANCE:
            return None if isinstance(move, Deal) and self.fits(move) else NotADeal()
        return None if move in self.moves(seat) else NotAMove()

    @property
    def each_dealt(self) -> int:
        return self.stage.rules.dealt(self.setup.seats)

    def fits(self, deal: Deal) -> bool:
        chosen = self.setup.first
        pool, marked = self.stage.pool(self.telling.board), len(self.stage.marked)
        dealt = Counter(card for hand in deal.hands for card in hand)
        return (
            (deal.first == chosen - 1 if chosen else 0 <= deal.first < self.setup.seats)
            and [len(hand) for hand in deal.hands] == [self.each_dealt] * self.setup.seats
            and all(hand == tuple(sorted(hand)) for hand in deal.hands)
            and dealt <= Counter(self.telling.decks.story)
            and len(deal.hazards) == marked
            and Counter(deal.hazards) <= Counter(pool)
        )

    def apply(self, seat: Seat, move: Move) -> Self:
        match move:
            case Deal():
                return self.deal(move)
            case GoOn():
                ready = tuple(sorted((*self.ready, seat)))
                news = told_of(self.telling, WantsOn(seat))
                state = replace(self, ready=ready, news=news)
                return state.turn_the_page() if len(ready) == self.setup.seats else state
            case Bookmark():
                return replace(self, moment="over", bookmarked=True, news=())
        before = replace(self.telling, news=self.news)
        telling = before.apply(seat, move)
        state = replace(self, telling=replace(telling, news=()), news=telling.news)
        return state.settle() if telling.outcome else state

    def deal(self, deal: Deal) -> Self:
        """Clause 3."""
        telling, rules = self.telling, self.stage.rules
        left = Counter(telling.decks.story)
        for hand in deal.hands:
            left -= Counter(hand)
        star = telling.board.star
        telling = replace(
            telling,
            turn=deal.first,
            phase="move",
            steps_left=rules.free_moves,
            board=self.stage.set_up(star=star, hazards=deal.hazards),
            hands=deal.hands,
            decks=replace(telling.decks, story=tuple(sorted(left.elements()))),
        )
        opened = told_of(telling, ChapterOpened(deal.first, telling.again))
        return replace(self, telling=telling, news=(*self.news, *opened))

    def settle(self) -> Self:
        """Clauses 13 to 15: the chapter is told, or interrupted."""
        telling, chapter = self.telling, self.campaign.chapter
        replayed = self.campaign.replayed
        collected = Counter(self.stage.special_deck(())) - Counter(telling.decks.special)
        kept = Campaign(chapter, telling.miracles, replayed, tuple(sorted(collected.elements())))
        if telling.outcome == TOLD:
            last = chapter == len(self.printed(self.setup).chapters)
            fresh = self.setup.replays == "one-per-chapter"
            kept = replace(kept, chapter=chapter + 1, replayed=replayed and not fresh)
            news = (*self.news, *told_of(telling, ChapterTold()))
            return replace(self, campaign=kept, moment="over" if last else "told", news=news)
        interrupted = Interrupted(telling.outcome, not replayed)
        news = (*self.news, *told_of(telling, interrupted))
        if replayed:
            return replace(self, campaign=kept, moment="over", news=news)
        return replace(self, campaign=replace(kept, replayed=True), moment="interrupted", news=news)

    def turn_the_page(self) -> Self:
        """On to the next chapter, or to the same one again; chance deals."""
        again = self.moment == "interrupted"
        telling = laid_out(self.setup, self.campaign, again=again)
        return replace(self, telling=telling, moment="telling", ready=())

    def view(self, seat: Seat | None) -> AdventureBookView:
        self.check_seat(seat)
        telling = self.telling
        return AdventureBookView(
            seat=seat,
            setup=self.setup,
            moment=self.moment,
            chapter=telling.number,
            again=telling.again,
            campaign=self.campaign,
            turn=telling.turn,
            phase=telling.phase,
            steps_left=telling.steps_left,
            board=telling.board,
            hands=telling.hands,
            decks=telling.decks,
            miracles=telling.miracles,
            plot=telling.plot,
            due=telling.due,
            offer=telling.offer,
            declined=telling.declined,
            traded=telling.traded,
            plans=telling.plans,
            acted=telling.acted,
            outcome=telling.outcome,
            ready=self.ready,
            bookmarked=self.bookmarked,
            challenges=challenges_seen(telling),
            actions=actions_seen(telling),
            news=self.news,
        )

    def result(self) -> Result | None:
        if self.moment != "over":
            return None
        seats, campaign = self.setup.seats, self.campaign
        chapters = len(self.printed(self.setup).chapters)
        won = campaign.chapter > chapters
        ending: Ending = StoryLost(self.setup.edition, campaign.chapter, self.telling.outcome)
        if won:
            ending = BookTold(chapters)
        elif self.bookmarked:
            ending = Bookmarked(campaign)
        return Result(
            winners=tuple(range(seats)) if won else (),
            scores=(campaign.chapter - 1,) * seats,
            ending=ending,
        )

    def rematch(self) -> AdventureBookSetup:
        """A bookmarked story goes on; one that has ended is begun anew."""
        if self.bookmarked:
            return replace(self.setup, chapter=1, campaign=self.campaign)
        return replace(self.setup, campaign=UNMARKED)

    def draw(self, rng: Random) -> Move:
        if self.telling.phase != "deal":
            return rng.choice([move for move, n in self.telling.draws().items() for _ in range(n)])
        seats, each = self.setup.seats, self.each_dealt
        cards = rng.sample(self.telling.decks.story, seats * each)
        hands = [tuple(sorted(cards[seat * each : (seat + 1) * each])) for seat in range(seats)]
        hazards = rng.sample(self.stage.pool(self.telling.board), len(self.stage.marked))
        first = self.setup.first - 1 if self.setup.first else rng.randrange(seats)
        return Deal(first, tuple(hands), tuple(hazards))

    def odds(self) -> list[tuple[Move, float]]:
        if self.to_act() != (CHANCE,) or self.telling.phase == "deal":
            return []
        draws = self.telling.draws()
        every = sum(draws.values())
        return [(move, n / every) for move, n in draws.items()]

    def default_move(self, seat: Seat) -> Move:
        return self.moves(seat)[0]  # which is to move no further, to end, to decline, to let be


def laid_out(setup: AdventureBookSetup, campaign: Campaign, *, again: bool = False) -> Turns:
    """A chapter's page before the deal, with all collected cards in the story deck."""
    page = stage(setup.edition, campaign.chapter)
    plots = page.cards.plot
    return Turns(
        book=setup.edition,
        number=campaign.chapter,
        again=again,
        turn=0,
        steps_left=0,
        # Ruling AB-18: a Miracle is put on the star if the supply has one.
        board=page.set_up(star=campaign.miracles < page.rules.miracle_supply, hazards=()),
        hands=((),) * setup.seats,
        plans=("",) * setup.seats,
        decks=Decks(
            story=page.deck(campaign.specials),
            special=page.special_deck(campaign.specials),
            plots=tuple(range(plots.first, plots.last + 1)),
        ),
        miracles=campaign.miracles,
    )


def told_of(telling: Turns, news: AnyNews) -> tuple[Any, ...]:
    return telling.tell(news).news[-1:]


def challenges_seen(telling: Turns) -> tuple[ChallengeSeen, ...]:
    page, board = telling.stage, telling.board
    hand = telling.hands[telling.turn]
    return tuple(
        [
            ChallengeSeen(
                id=challenge.id,
                done=challenge.id in board.done,
                opened=set(challenge.after) <= set(board.done),
                met=tuple([page.holds(board, condition) for condition in challenge.requires]),
                payable=bool(payments(hand, challenge.cost, page.wild)),
            )
            for challenge in page.chapter.challenges
        ]
    )


def actions_seen(telling: Turns) -> tuple[ActionSeen, ...]:
    page, board = telling.stage, telling.board
    hand = telling.hands[telling.turn]
    return tuple(
        [
            ActionSeen(
                id=action,
                target=target,
                payable=any(
                    payments(hand, cost, page.wild) for cost in page.prices(board, action, target)
                ),
            )
            for action, target in page.open_actions(board, telling.acted)
        ]
    )
