"""Adventure Book: six chapters told together, for 1 to 4 seats. Rules: docs/rules/adventure-book.md

Everyone plays on one side, with open hands. In turn, a seat moves characters, then tells: trades,
discards cards to move on, completes challenges where the right characters stand, plays special
cards. Then it draws, and a plot card brings trouble. All challenges done, the chapter is told; a
chapter that is interrupted is read again, once. After the last chapter everyone has won.

The book is data (witsend.content.book). One chapter of it: `chapter` is what is printed and what is
true of the pieces, `due` and `tale` what happens, `choices` what seats may do, `turns` what comes
of it.
"""

from collections import Counter
from random import Random
from typing import Any, Self

from msgspec.structs import replace

from witsend.content.book import MOST_SEATS, Book, edition
from witsend.game import (
    CHANCE,
    Ending,
    Move,
    NotAMove,
    Refusal,
    Result,
    Seat,
    State,
)
from witsend.games.adventure_book.cards import Decks, payments
from witsend.games.adventure_book.chapter import Stage, stage
from witsend.games.adventure_book.due import TOLD
from witsend.games.adventure_book.moves import AnyMove, Bookmark, Deal, GoOn, NotADeal
from witsend.games.adventure_book.news import (
    AnyNews,
    Bookmarked,
    BookTold,
    ChapterOpened,
    ChapterTold,
    Interrupted,
    StoryLost,
    WantsOn,
)
from witsend.games.adventure_book.setup import UNMARKED, AdventureBookSetup, Campaign
from witsend.games.adventure_book.turns import Turns
from witsend.games.adventure_book.view import ActionSeen, AdventureBookView, ChallengeSeen, Moment


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

    @classmethod
    def imagined(cls, view: AdventureBookView, rng: Random) -> Self:
        del rng  # chance draws what is hidden when it is turned
        telling = Turns(
            book=view.setup.edition,
            number=view.chapter,
            again=view.again,
            turn=view.turn,
            phase=view.phase,
            steps_left=view.steps_left,
            board=view.board,
            hands=view.hands,
            decks=view.decks,
            miracles=view.miracles,
            plot=view.plot,
            due=view.due,
            offer=view.offer,
            declined=view.declined,
            traded=view.traded,
            plans=view.plans,
            acted=view.acted,
            outcome=view.outcome,
        )
        return cls(
            setup=view.setup,
            campaign=view.campaign,
            telling=telling,
            moment=view.moment,
            ready=view.ready,
            bookmarked=view.bookmarked,
            news=view.news,
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


AdventureBookView.game = AdventureBook
