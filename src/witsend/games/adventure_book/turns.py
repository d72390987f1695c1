"""What comes of the moves while a chapter is told."""

from typing import Literal, Self, cast

from msgspec.structs import replace

from witsend.content.vocabulary import (
    DrawSpecial,
    DrawStory,
    MustDiscard,
    PlotAgain,
    RecoverDiscard,
    Stir,
)
from witsend.game import CHANCE, Move, Seat
from witsend.games.adventure_book.cards import Hand, added, without
from witsend.games.adventure_book.chapter import SHOO
from witsend.games.adventure_book.choices import Choices
from witsend.games.adventure_book.due import (
    Beset,
    Due,
    Gather,
    HandLimit,
    NextTurn,
    Offer,
    Resolve,
    StopPlot,
    TurnPage,
    Walk,
)
from witsend.games.adventure_book.moves import (
    Act,
    Agree,
    Arrange,
    Complete,
    Decline,
    Discard,
    Dodge,
    Draw,
    DrawHazard,
    EndMoving,
    EndStory,
    Enough,
    Give,
    Keep,
    LetBe,
    Look,
    Plan,
    PlaySpecial,
    Step,
    Suffer,
    Take,
    Trade,
    TurnPlot,
    UseMiracle,
)
from witsend.games.adventure_book.news import (
    Acted,
    Completed,
    Declined,
    Discarded,
    Dodged,
    DoorOpened,
    Drew,
    Gave,
    KeptAll,
    Looked,
    MiracleFound,
    MiracleUsed,
    Offered,
    Planned,
    Played,
    PlotLetBe,
    PlotTurned,
    Recovered,
    SquadStood,
    Stepped,
    Traded,
)

Counted = DrawStory | DrawSpecial | MustDiscard | RecoverDiscard


class Turns(Choices, frozen=True, kw_only=True):
    """A chapter being told, with its seats."""

    def apply(self, seat: Seat, move: Move) -> Self:
        told = self if seat == CHANCE else replace(self, news=())
        return told.play(seat, move).run()

    def play(self, seat: Seat, move: Move) -> Self:  # noqa: C901, PLR0912 - one case per move
        match move:
            case Step():
                return self.step(seat, move)
            case EndMoving():
                return self.end_moving(seat)
            case Plan(challenge):
                said = replace(self, plans=self.planned(seat, challenge))
                return said.tell(Planned(seat, challenge))
            case Trade(other, give, take):
                offered = replace(self, offer=Offer(other, give, take))
                return offered.tell(Offered(seat, other, give, take))
            case Agree() | Decline() if self.offer:
                return self.answer(self.offer, agreed=isinstance(move, Agree))
            case Complete(challenge, cards):
                return self.complete(seat, challenge, cards)
            case Act():
                return self.act(seat, move)
            case PlaySpecial(card):
                there = self.now_due() if self.due else self
                played = there.spend(seat, (card,)).tell(Played(seat, card))
                return played.then(seat, *self.stage.specials[card].effect)
            case UseMiracle(deck):
                rules = self.stage.rules
                used = replace(self, miracles=self.miracles - 1).tell(MiracleUsed(seat, deck))
                if deck == "special":
                    return used.then(seat, DrawSpecial(rules.miracle_draw_special))
                return used.then(seat, DrawStory(rules.miracle_draw_story))
            case EndStory():
                draw = DrawStory(self.stage.rules.draw_per_turn)
                turn = (draw, PlotAgain(), HandLimit(), NextTurn())
                return replace(self, phase="draw").then(seat, *turn)
            case Discard(card):
                return self.give_up(seat, card)
            case Dodge(card):
                return self.now_due().spend(seat, (card,)).tell(Dodged(seat, card))
            case Suffer():
                return self.resolve()
            case LetBe():
                return self.no_longer_waits(seat).tell(PlotLetBe(seat))
            case Take(card):
                return self.take(seat, card)
            case Enough():
                return self.now_due()
            case Arrange(cards):
                decks = replace(self.decks, plot_top=cards)
                return replace(self.now_due(), decks=decks).tell(Looked(seat, cards))
            case Give(card):
                return self.give(seat, card)
            case Keep():
                return self.no_longer_waits(seat).tell(KeptAll(seat))
            case Draw(card):
                return self.drawn(card)
            case TurnPlot(card):
                return self.turn_plot(card)
            case Look(card):
                decks = self.decks.without_hidden(card)
                return replace(self, decks=replace(decks, plot_top=(*decks.plot_top, card)))
            case DrawHazard(kind):
                return self.draw_hazard(kind)
        raise TypeError(move)

    def end_moving(self, seat: Seat) -> Self:
        if not self.due:
            return replace(self, phase="story")
        walk = cast("Walk", self.due[0].effect)
        return self.now_due().tell(*((KeptAll(seat),) if walk.leaving else ()))

    def step(self, seat: Seat, move: Step) -> Self:
        who, to = move.who, move.to
        if seat != self.turn and self.stage.toll(self.board, who):
            return self.counted(who).then(self.turn, Walk(0, 0, leaving=move))
        riders = self.stage.riders(self.board, who) if move.riding else ()
        party = (who, *self.stage.burdens(self.board, who), *riders)
        board = self.board.moved(to, *party)
        hazard = dict(board.hazards).get(to)
        if hazard:
            rest = tuple((space, kind) for space, kind in board.hazards if space != to)
            board = replace(board, hazards=rest)
        found = board.star and to == self.stage.chapter.chapter.miracle_space
        told = self.counted(who).spend(seat, move.cards)
        if found:
            told = replace(told, miracles=self.miracles + 1)
            board = replace(board, star=False)
        moved = told.changed(board, Stepped(seat, party, to, move.cards))
        if found:
            moved = moved.tell(MiracleFound(who, moved.miracles))
        if hazard and not moved.outcome:
            return moved.threaten(self.turn, self.strike(hazard, *party))
        return moved

    def counted(self, who: str) -> Self:
        """With the step counted among those that were to be had."""
        if self.due and isinstance(walk := self.due[0].effect, Walk):
            if walk.leaving:
                return self.now_due()  # it was counted when it was asked for
            if who == walk.who:
                return self.now_due(replace(walk, left=walk.left - 1))
            return self.now_due(
                replace(
                    walk,
                    characters=walk.characters - 1,
                    who=who,
                    left=walk.spaces - 1,
                    walked=(*walk.walked, who),
                )
            )
        if self.phase == "move":
            steps = self.steps_left - 1
            return replace(self, steps_left=steps, phase="move" if steps else "story")
        return self

    def answer(self, offer: Offer, *, agreed: bool) -> Self:
        answered = replace(self, offer=None)
        if not agreed:
            return replace(answered, declined=(*self.declined, offer)).tell(Declined(offer.to))
        turn, other = self.hands[self.turn], self.hands[offer.to]
        traded = replace(answered, traded=True)
        traded = traded.dealt(self.turn, added(without(turn, offer.give), offer.take))
        traded = traded.dealt(offer.to, added(without(other, offer.take), offer.give))
        return traded.tell(Traded(self.turn, offer.to, offer.give, offer.take))

    def complete(self, seat: Seat, id_: str, cards: Hand) -> Self:
        challenge = self.stage.challenges[id_]
        board = replace(self.board, done=(*self.board.done, id_))
        last = len(board.done) == len(self.stage.challenges)
        page = (TurnPage(),) if last else ()
        told = self.spend(seat, cards).then(seat, *challenge.reward, *page)
        return told.changed(board, Completed(seat, id_, cards))

    def act(self, seat: Seat, move: Act) -> Self:
        acted = self.spend(seat, move.cards).tell(Acted(seat, move.action, move.cards, move.target))
        if action := self.stage.actions.get(move.action):
            once = (action.id,) if action.once_per_turn else ()
            return replace(acted, acted=(*self.acted, *once)).then(seat, *action.effect)
        if move.action == SHOO:
            squad = self.board.squads.index(move.target)
            return acted.send_squad(squad, self.stage.brutes.home)
        doors = without(self.board.doors, move.target)
        return acted.changed(replace(self.board, doors=doors), DoorOpened(move.target))

    def give_up(self, seat: Seat, card: str) -> Self:
        """A card that has to be discarded, or that keeps a hero where he is."""
        spent = self.spend(seat, (card,))
        match self.due[0].effect:
            case Beset(who):
                return spent.now_due().tell(SquadStood(seat, who, card))
            case MustDiscard():
                spent = spent.one_less()
        return spent.tell(Discarded(seat, (card,)))

    def no_longer_waits(self, seat: Seat) -> Self:
        asked = cast("StopPlot | Gather", self.due[0].effect)
        left = tuple(other for other in asked.waiting if other != seat)
        return self.now_due(replace(asked, waiting=left))

    def give(self, seat: Seat, card: str) -> Self:
        to = self.due[0].seat
        given = self.no_longer_waits(seat).dealt(seat, without(self.hands[seat], card))
        return given.dealt(to, added(self.hands[to], card)).tell(Gave(seat, to, card))

    def take(self, seat: Seat, card: str) -> Self:
        decks = replace(self.decks, discard=without(self.decks.discard, card))
        taken = replace(self, decks=decks).dealt(seat, added(self.hands[seat], card))
        return taken.one_less().tell(Recovered(seat, card))

    def one_less(self) -> Self:
        """With one card less to draw, to take or to discard."""
        effect = self.due[0].effect
        if isinstance(effect, Counted) and effect.n > 1:
            return self.now_due(replace(effect, n=effect.n - 1))
        return self.now_due()

    def drawn(self, card: str) -> Self:
        seat, effect = self.due[0].seat, self.due[0].effect
        deck: Literal["story", "special"] = "special"
        if isinstance(effect, DrawStory):
            deck = "story"
            decks = replace(self.decks, story=without(self.decks.story, card))
        else:
            decks = replace(self.decks, special=without(self.decks.special, card))
        drawn = replace(self.one_less(), decks=decks).dealt(seat, added(self.hands[seat], card))
        if self.playable(card, "plot_revealed"):
            drawn = drawn.also_asked(seat)
        last = self.news[-1] if self.news else None
        if isinstance(last, Drew) and (last.seat, last.deck) == (seat, deck):
            more = replace(last, cards=(*last.cards, card))
            return replace(drawn, news=(*self.news[:-1], more))
        return drawn.tell(Drew(seat, deck, (card,)))

    def also_asked(self, seat: Seat) -> Self:
        """Who draws a card that stops the plot while a plot card may still be stopped."""
        due = tuple(
            Due(each.seat, StopPlot(tuple(sorted({*each.effect.waiting, seat}))))
            if isinstance(each.effect, StopPlot)
            else each
            for each in self.due
        )
        return replace(self, due=due)

    def turn_plot(self, card: int) -> Self:
        seat = self.due[0].seat
        told = replace(self.now_due(), decks=self.decks.turned(card), plot=card, phase="plot")
        waiting = tuple(
            holder
            for holder, hand in enumerate(self.hands)
            if any(self.playable(each, "plot_revealed") for each in hand)
        )
        window = (StopPlot(waiting),) if waiting else ()
        return told.then(seat, *window, Resolve(card)).tell(PlotTurned(card))

    def draw_hazard(self, kind: str) -> Self:
        seat, effect = self.due[0].seat, self.due[0].effect
        to = effect.to if isinstance(effect, Stir) else ""
        space = self.stage.space(self.board, to, self.plot)
        return self.now_due().lay_hazard(seat, space, kind)
