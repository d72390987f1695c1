"""What the seats and chance may do while a chapter is told, and why not."""

from collections.abc import Iterator
from itertools import permutations

from msgspec.structs import replace

from witsend.content.vocabulary import (
    Cost,
    DrawSpecial,
    DrawStory,
    MustDiscard,
    PeekPlot,
    PlotAgain,
    RecoverDiscard,
)
from witsend.game import CHANCE, Move, NotAMove, Refusal, Seat
from witsend.games.adventure_book.cards import Hand, holds_all, payments, pays
from witsend.games.adventure_book.due import Beset, Gather, HandLimit, Offer, StopPlot, Strike, Walk
from witsend.games.adventure_book.moves import (
    Act,
    Agree,
    Arrange,
    ComesLater,
    Complete,
    CompletedAlready,
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
    NobodyRides,
    NoMiracle,
    NoMoreSteps,
    NoSuchTrade,
    NotInHand,
    NotMet,
    NotOnTop,
    NotPlayable,
    OfferedAlready,
    OncePerTurn,
    Plan,
    PlannedAlready,
    PlaySpecial,
    Step,
    StillMoving,
    Suffer,
    Take,
    Trade,
    TradedAlready,
    TurnPlot,
    UseMiracle,
    WrongPayment,
)
from witsend.games.adventure_book.tale import Telling


class Choices(Telling, frozen=True, kw_only=True):
    """A chapter being told, with its seats."""

    def to_act(self) -> tuple[Seat, ...]:
        if self.due:
            return self.awaited()
        return (self.offer.to,) if self.offer else (self.turn,)

    @property
    def idle(self) -> bool:
        """Whether the game waits for the seat in turn to go on with its turn."""
        return not self.due and self.offer is None

    # What may be done

    def moves(self, seat: Seat) -> list[Move]:
        asked = list(self.answers(seat)) if seat in self.to_act() else []
        return [*asked, *self.out_of_turn(seat)]

    def out_of_turn(self, seat: Seat) -> Iterator[Move]:
        """Clauses 11 and 12: special cards and Miracles, of any seat."""
        if self.idle and self.phase == "story":
            for card in sorted(set(self.hands[seat])):
                if self.playable(card, "storytelling"):
                    yield PlaySpecial(card)
        if self.rule_against_miracle("story") is None:
            yield UseMiracle("story")
        if self.rule_against_miracle("special") is None:
            yield UseMiracle("special")

    def playable(self, card: str, timing: str) -> bool:
        special = self.stage.specials.get(card)
        return special is not None and special.kind == "effect" and special.timing == timing

    def rule_against_miracle(self, deck: str) -> Refusal | None:
        """Ruling AB-7: whenever a decision is waited for, but not while the plot is resolved."""
        decks = self.decks
        cards = decks.special if deck == "special" else decks.story or decks.discard
        revealed = bool(self.due) and isinstance(self.due[0].effect, StopPlot)
        waiting = CHANCE not in self.to_act() and (self.phase != "plot" or revealed)
        return None if self.miracles and cards and waiting else NoMiracle()

    def answers(self, seat: Seat) -> Iterator[Move]:
        if self.due:
            yield from self.choices(seat)
        elif self.offer:
            yield Decline()
            yield Agree()
        elif self.phase == "move":
            yield EndMoving()
            yield from self.steps(free=True)
            yield from self.aims(seat)
        else:
            yield EndStory()
            yield from self.challenges(seat)
            yield from self.actions(seat)
            yield from self.steps(free=False)
            yield from self.trades(seat)
            yield from self.aims(seat)

    def choices(self, seat: Seat) -> Iterator[Move]:  # noqa: C901 - one case per effect that asks
        """What the first thing due asks."""
        hand = sorted(set(self.hands[seat]))
        match self.due[0].effect:
            case MustDiscard() | HandLimit():
                yield from map(Discard, hand)
            case Strike(icon):
                yield from map(Dodge, self.dodges(seat, icon))
                yield Suffer()
            case Beset():
                yield from map(Discard, hand)
                yield Suffer()
            case StopPlot():
                yield LetBe()
                yield from (
                    PlaySpecial(card) for card in hand if self.playable(card, "plot_revealed")
                )
            case Gather():
                yield Keep()
                yield from map(Give, hand)
            case Walk(leaving=Step() as step):
                yield EndMoving()
                cost = self.stage.step_cost(self.board, step.who, free=True)
                for cards in payments(self.hands[seat], cost, self.stage.wild):
                    yield replace(step, cards=cards)
            case Walk():
                yield EndMoving()
                yield from self.steps(free=True)
            case RecoverDiscard(_, but):
                yield Enough()
                yield from (Take(card) for card in sorted(set(self.decks.discard)) if card != but)
            case PeekPlot(n):
                top = self.decks.plot_top
                yield from (Arrange((*cards, *top[n:])) for cards in permutations(top[:n]))

    def steps(self, *, free: bool) -> Iterator[Move]:
        prices: dict[str, list[Hand]] = {}
        for who, to, riding in self.stage.steps(self.board):
            if who not in prices:
                prices[who] = self.ways_to_pay(who, free=free) if self.may_step(who) else []
            for cards in prices[who]:
                yield Step(who, to, cards, riding=riding)

    def ways_to_pay(self, who: str, *, free: bool) -> list[Hand]:
        """Whoever's turn it is pays; if another seat moves, that one is asked then."""
        cost = self.stage.step_cost(self.board, who, free=free)
        ways = payments(self.hands[self.turn], cost, self.stage.wild)
        return ways if self.mover == self.turn or not ways else [()]

    @property
    def mover(self) -> Seat:
        return self.due[0].seat if self.due else self.turn

    def may_step(self, who: str) -> bool:
        effect = self.due[0].effect if self.due else None
        return self.may_walk(effect, who) if isinstance(effect, Walk) else True

    def challenges(self, seat: Seat) -> Iterator[Move]:
        for challenge in self.stage.chapter.challenges:
            if self.rule_against_challenge(challenge.id) is None:
                for cards in payments(self.hands[seat], challenge.cost, self.stage.wild):
                    yield Complete(challenge.id, cards)

    def actions(self, seat: Seat) -> Iterator[Move]:
        for action, target in self.stage.open_actions(self.board, self.acted):
            ways = {
                cards
                for cost in self.stage.prices(self.board, action, target)
                for cards in payments(self.hands[seat], cost, self.stage.wild)
            }
            yield from (Act(action, cards, target) for cards in sorted(ways))

    def trades(self, seat: Seat) -> Iterator[Move]:
        if self.traded:
            return
        for other, hand in enumerate(self.hands):
            if other != seat:
                for give in sorted(set(self.hands[seat])):
                    for take in sorted(set(hand)):
                        if take != give and Offer(other, give, take) not in self.declined:
                            yield Trade(other, give, take)

    def aims(self, seat: Seat) -> Iterator[Move]:
        for challenge in self.stage.challenges:
            if self.rule_against_plan(seat, challenge) is None:
                yield Plan(challenge)

    # Why not

    def rule_against(self, seat: Seat, move: Move) -> Refusal | None:
        if seat == CHANCE:
            return self.rule_against_chance(move)
        match move:
            case UseMiracle(deck):
                return self.rule_against_miracle(deck)
            case PlaySpecial(card):
                if card not in self.hands[seat]:
                    return NotInHand((card,))
                return None if move in self.moves(seat) else NotPlayable(card)
        if seat not in self.to_act():
            return NotAMove()
        return self.rule_against_choice(seat, move) if self.due else self.rule_in_turn(seat, move)

    def rule_in_turn(self, seat: Seat, move: Move) -> Refusal | None:
        if self.offer:
            return None if isinstance(move, Agree | Decline) else NotAMove()
        if isinstance(move, Step):
            return self.rule_against_step(seat, move, free=self.phase == "move")
        if isinstance(move, Plan):
            return self.rule_against_plan(seat, move.challenge)
        if self.phase == "move":
            if isinstance(move, Complete | Act | Trade):
                return StillMoving()
            return None if isinstance(move, EndMoving) else NotAMove()
        return self.rule_against_story(seat, move)

    def rule_against_choice(self, seat: Seat, move: Move) -> Refusal | None:
        effect = self.due[0].effect
        if isinstance(move, Step) and isinstance(effect, Walk) and not effect.leaving:
            return self.rule_against_step(seat, move, free=True)
        if move in self.choices(seat):
            return None
        if isinstance(move, Discard | Dodge | Give) and move.card not in self.hands[seat]:
            return NotInHand((move.card,))
        return NotAMove()

    def rule_against_story(self, seat: Seat, move: Move) -> Refusal | None:
        match move:
            case EndStory():
                return None
            case Trade():
                return self.rule_against_trade(seat, move)
            case Complete(challenge, cards):
                return self.rule_against_challenge(challenge) or self.rule_against_payment(
                    seat, cards, (self.stage.challenges[challenge].cost,)
                )
            case Act(action, cards, target):
                return self.rule_against_action(action, target) or self.rule_against_payment(
                    seat, cards, self.stage.prices(self.board, action, target)
                )
        return NotAMove()

    def rule_against_step(self, seat: Seat, move: Step, *, free: bool) -> Refusal | None:
        if not self.may_step(move.who):
            return NoMoreSteps(move.who)
        if refusal := self.stage.rule_against_step(self.board, move.who, move.to):
            return refusal
        if move.riding and not self.stage.riders(self.board, move.who):
            return NobodyRides(move.who)
        cost = self.stage.step_cost(self.board, move.who, free=free)
        if seat != self.turn:
            if not self.ways_to_pay(move.who, free=free):
                return WrongPayment((tuple(cost.items()),))
            cost = {}
        return self.rule_against_payment(seat, move.cards, (cost,))

    def rule_against_payment(
        self, seat: Seat, cards: Hand, prices: tuple[Cost, ...]
    ) -> Refusal | None:
        if not holds_all(self.hands[seat], cards):
            return NotInHand(cards)
        if any(pays(cards, cost, self.stage.wild) for cost in prices):
            return None
        return WrongPayment(tuple(tuple(cost.items()) for cost in prices))

    def rule_against_plan(self, seat: Seat, id_: str) -> Refusal | None:
        return PlannedAlready() if self.plans[seat] else self.rule_against_aim(id_)

    def rule_against_aim(self, id_: str) -> Refusal | None:
        challenge = self.stage.challenges.get(id_)
        if challenge is None:
            return NotAMove()
        if id_ in self.board.done:
            return CompletedAlready(id_)
        before = tuple([each for each in challenge.after if each not in self.board.done])
        return ComesLater(id_, before) if before else None

    def rule_against_challenge(self, id_: str) -> Refusal | None:
        if refusal := self.rule_against_aim(id_):
            return refusal
        challenge = self.stage.challenges[id_]
        missing = tuple(
            number
            for number, condition in enumerate(challenge.requires)
            if not self.stage.holds(self.board, condition)
        )
        return NotMet(id_, missing) if missing else None

    def rule_against_action(self, id_: str, target: str) -> Refusal | None:
        action = self.stage.actions.get(id_)
        if not self.stage.prices(self.board, id_, target):
            return NotAMove()
        if action is None:
            return None
        if id_ in self.acted:
            return OncePerTurn(id_)
        missing = tuple(
            number
            for number, condition in enumerate(action.when)
            if not self.stage.holds(self.board, condition)
        )
        return NotMet(id_, missing) if missing else None

    def rule_against_trade(self, seat: Seat, move: Trade) -> Refusal | None:
        if self.traded:
            return TradedAlready()
        there = 0 <= move.seat < len(self.hands) and move.seat != seat
        if not there or move.take not in self.hands[move.seat] or move.give == move.take:
            return NoSuchTrade()
        if move.give not in self.hands[seat]:
            return NotInHand((move.give,))
        offer = Offer(move.seat, move.give, move.take)
        return OfferedAlready() if offer in self.declined else None

    def rule_against_chance(self, move: Move) -> Refusal | None:
        return None if move in self.draws() else NotOnTop()

    def draws(self) -> dict[Move, int]:
        """What chance may do now, and how often among all it may do."""
        match self.due[0].effect:
            case DrawStory():
                cards: list[Move] = [Draw(card) for card in self.decks.story]
            case DrawSpecial():
                cards = [Draw(card) for card in self.decks.special]
            case PlotAgain():
                cards = [TurnPlot(card) for card in self.decks.next_plots()]
            case PeekPlot():
                cards = [Look(card) for card in self.decks.hidden_plots()]
            case _:
                cards = [DrawHazard(kind) for kind in self.stage.pool(self.board)]
        return {card: cards.count(card) for card in cards}
