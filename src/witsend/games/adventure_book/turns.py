"""What a seat may do in a turn, its own or another's: which moves, why not, what comes of them.

Steps have a file of their own.
"""

from collections.abc import Iterator

from msgspec.structs import replace

from witsend.content.books.vocabulary import AnyCondition, DrawSpecial, DrawStory
from witsend.game import CHANCE, Move, NotAMove, Refusal, Seat, put
from witsend.games.adventure_book.cards import added, payments, without
from witsend.games.adventure_book.chapter import SHOO
from witsend.games.adventure_book.due import Proposal, TurnPage
from witsend.games.adventure_book.moves import (
    Act,
    Agree,
    AnswerFirst,
    ComesLater,
    Complete,
    CompletedAlready,
    Decline,
    EndMoving,
    EndStory,
    LikeForLike,
    NoMiracle,
    NoSuchTrade,
    NotInHand,
    NotInTheirHand,
    NotMet,
    OfferedAlready,
    OncePerTurn,
    Plan,
    PlannedAlready,
    PlaySpecial,
    Propose,
    ProposedAlready,
    Step,
    StillMoving,
    Stride,
    Trade,
    TradedAlready,
    UseMiracle,
    WrongPayment,
)
from witsend.games.adventure_book.news import (
    Acted,
    Completed,
    Declined,
    DoorOpened,
    MiracleUsed,
    Offered,
    Planned,
    Played,
    Proposed,
    Traded,
)
from witsend.games.adventure_book.steps import (
    rule_against_step,
    rule_against_stride,
    steps,
    strides,
)
from witsend.games.adventure_book.tale import AnyTale, Offer, Tale


def moves_in_turn(tale: Tale, seat: Seat) -> Iterator[Move]:
    """Of the active seat, or of the seat that a trade is offered to."""
    if tale.offer:
        yield Decline()
        yield Agree()
    elif tale.moving:
        yield EndMoving()
        yield from steps(tale, seat, free=True)
        yield from strides(tale)
        yield from plans(tale, seat)
    else:
        yield EndStory()
        yield from completions(tale, seat)
        yield from actions(tale, seat)
        yield from steps(tale, seat, free=False)
        yield from trades(tale, seat)
        yield from plans(tale, seat)
        yield from proposals(tale, seat)


def rule_in_turn(  # noqa: C901 - one case per move
    tale: Tale, seat: Seat, move: Move
) -> Refusal | None:
    if tale.offer:
        return None if isinstance(move, Agree | Decline) else AnswerFirst()
    moving = tale.moving
    match move:
        case Step():
            return rule_against_step(tale, seat, move, free=moving)
        case Stride():
            return rule_against_stride(tale, move)
        case Plan(challenge):
            return rule_against_plan(tale, seat, challenge)
        case EndMoving() if moving:
            return None
        case Complete() | Propose() | Act() | Trade() if moving:
            return StillMoving()
        case EndStory() if not moving:
            return None
        case Trade():
            return rule_against_trade(tale, seat, move)
        case Complete():
            return rule_against_completion(tale, seat, move)
        case Propose(challenge):
            return rule_against_proposal(tale, seat, challenge)
        case Act():
            return rule_against_action(tale, seat, move)
    return NotAMove()


# To trade


def trades(tale: Tale, seat: Seat) -> Iterator[Trade]:
    if tale.traded:
        return
    for other, hand in enumerate(tale.hands):
        if other != seat:
            for give in sorted(set(tale.hands[seat])):
                for take in sorted(set(hand)):
                    if take != give and Offer(other, give, take) not in tale.declined:
                        yield Trade(other, give, take)


def rule_against_trade(tale: Tale, seat: Seat, move: Trade) -> Refusal | None:
    if tale.traded:
        return TradedAlready()
    if not 0 <= move.seat < len(tale.hands) or move.seat == seat:
        return NoSuchTrade()
    if move.give not in tale.hands[seat]:
        return NotInHand((move.give,))
    return rule_against_taking(tale, Offer(move.seat, move.give, move.take))


def rule_against_taking(tale: Tale, offer: Offer) -> Refusal | None:
    """Of a card that the active seat can give."""
    if offer.take not in tale.hands[offer.to]:
        return NotInTheirHand(offer.to, offer.take)
    if offer.give == offer.take:
        return LikeForLike(offer.give)
    return OfferedAlready() if offer in tale.declined else None


def offer_trade(tale: AnyTale, seat: Seat, move: Trade) -> AnyTale:
    offer = Offer(move.seat, move.give, move.take)
    return replace(tale, offer=offer).tell(Offered(seat, move.seat, move.give, move.take))


def answer_trade(tale: AnyTale, offer: Offer, *, agreed: bool) -> AnyTale:
    seat, other, give, take = tale.turn, offer.to, offer.give, offer.take
    answered = replace(tale, offer=None)
    if not agreed:
        return replace(answered, declined=(*tale.declined, offer)).tell(Declined(other))
    answered = replace(answered, traded=True)
    answered = answered.dealt(seat, added(without(tale.hands[seat], give), take))
    answered = answered.dealt(other, added(without(tale.hands[other], take), give))
    return answered.tell(Traded(seat, other, give, take))


# To complete challenges, and to say which one comes next


def completions(tale: Tale, seat: Seat) -> Iterator[Complete]:
    for challenge in tale.chapter.printed.challenges:
        if rule_against_challenge(tale, challenge.id) is None:
            for cards in payments(tale.hands[seat], challenge.cost, tale.chapter.wild):
                yield Complete(challenge.id, cards)


def rule_against_completion(tale: Tale, seat: Seat, move: Complete) -> Refusal | None:
    if refusal := rule_against_challenge(tale, move.challenge):
        return refusal
    cost = tale.chapter.challenges[move.challenge].cost
    return tale.rule_against_payment(seat, move.cards, (cost,))


def complete(tale: AnyTale, seat: Seat, move: Complete) -> AnyTale:
    """Clauses 9 and 13: the reward, and after the last challenge's the end of the chapter."""
    challenge = tale.chapter.challenges[move.challenge]
    board = replace(tale.board, done=(*tale.board.done, challenge.id))
    tale = replace(tale, claims=tale.claims_but(challenge.id))
    ends = (TurnPage(),) if len(board.done) == len(tale.chapter.challenges) else ()
    paid = tale.spend(seat, move.cards).then(seat, *challenge.reward, *ends)
    return paid.changed(board, Completed(seat, challenge.id, move.cards))


def rule_against_challenge(tale: Tale, id_: str) -> Refusal | None:
    if refusal := rule_against_aim(tale, id_):
        return refusal
    return rule_of_needs(tale, id_, tale.chapter.challenges[id_].requires)


def rule_of_needs(tale: Tale, what: str, needs: tuple[AnyCondition, ...]) -> Refusal | None:
    missing = tuple(
        number
        for number, condition in enumerate(needs)
        if not tale.chapter.holds(tale.board, condition)
    )
    return NotMet(what, missing) if missing else None


def rule_against_aim(tale: Tale, id_: str) -> Refusal | None:
    challenge = tale.chapter.challenges.get(id_)
    if challenge is None:
        return NotAMove()
    if id_ in tale.board.done:
        return CompletedAlready(id_)
    before = tuple([each for each in challenge.after if each not in tale.board.done])
    return ComesLater(id_, before) if before else None


def aims(tale: Tale) -> Iterator[Plan]:
    for challenge in tale.chapter.challenges:
        if rule_against_aim(tale, challenge) is None:
            yield Plan(challenge)


def plans(tale: Tale, seat: Seat) -> Iterator[Plan]:
    """One in a turn."""
    if not tale.plans[seat]:
        yield from aims(tale)


def rule_against_plan(tale: Tale, seat: Seat, id_: str) -> Refusal | None:
    return PlannedAlready() if tale.plans[seat] else rule_against_aim(tale, id_)


def say_plan(tale: AnyTale, seat: Seat, move: Plan) -> AnyTale:
    challenge = move.challenge
    plans = put(tale.plans, seat, challenge)
    wanting = [claim.seat for claim in tale.claims if claim.challenge == challenge]
    wanting += [other for other, plan in enumerate(tale.plans) if plan == challenge]
    along = next((other for other in wanting if other != seat), None)
    return replace(tale, plans=plans).tell(Planned(seat, challenge, move.why, along))


# To ask before a challenge is completed


def proposals(tale: Tale, seat: Seat) -> Iterator[Propose]:
    for challenge in tale.chapter.challenges:
        if rule_against_proposal(tale, seat, challenge) is None:
            yield Propose(challenge)


def rule_against_proposal(tale: Tale, seat: Seat, id_: str) -> Refusal | None:
    if len(tale.present) == 1:
        return NotAMove()
    if refusal := rule_against_challenge(tale, id_):
        return refusal
    if id_ in tale.asked:
        return ProposedAlready(id_)
    cost = tale.chapter.challenges[id_].cost
    if not payments(tale.hands[seat], cost, tale.chapter.wild):
        return WrongPayment((tuple(cost.items()),))
    return None


def propose(tale: AnyTale, seat: Seat, challenge: str) -> AnyTale:
    others = tuple([other for other in tale.present if other != seat])
    asked = replace(tale, asked=(*tale.asked, challenge))
    return asked.then(seat, Proposal(challenge, others)).tell(Proposed(seat, challenge))


# The chapter's own actions


def actions(tale: Tale, seat: Seat) -> Iterator[Act]:
    for action, target in tale.chapter.open_actions(tale.board, tale.acted):
        ways = {
            cards
            for cost in tale.chapter.prices(tale.board, action, target)
            for cards in payments(tale.hands[seat], cost, tale.chapter.wild)
        }
        yield from (Act(action, cards, target) for cards in sorted(ways))


def rule_against_action(tale: Tale, seat: Seat, move: Act) -> Refusal | None:
    prices = tale.chapter.prices(tale.board, move.action, move.target)
    if not prices:
        return NotAMove()
    if move.action in tale.acted:
        return OncePerTurn(move.action)
    action = tale.chapter.actions.get(move.action)
    if action and (refusal := rule_of_needs(tale, action.id, action.when)):
        return refusal
    return tale.rule_against_payment(seat, move.cards, prices)


def act(tale: AnyTale, seat: Seat, move: Act) -> AnyTale:
    paid = tale.spend(seat, move.cards)
    paid = paid.tell(Acted(seat, move.action, move.cards, move.target))
    if action := tale.chapter.actions.get(move.action):
        once = (action.id,) if action.once_per_turn else ()
        return replace(paid, acted=(*tale.acted, *once)).then(seat, *action.effect)
    if move.action == SHOO:
        squad = tale.board.squads.index(move.target)
        return paid.send_squad(squad, tale.chapter.brutes.home)
    doors = without(tale.board.doors, move.target)
    return paid.changed(replace(tale.board, doors=doors), DoorOpened(move.target))


# Of any seat, in its turn or not


def moves_of_anyone(tale: Tale, seat: Seat, waiting: tuple[Seat, ...]) -> Iterator[Move]:
    """Clauses 11 and 12: special cards and Miracles; `waiting` is whom the game waits for."""
    if tale.idle and tale.may_tell:
        for card in sorted(set(tale.hands[seat])):
            if tale.playable(card, "storytelling"):
                yield PlaySpecial(card)
    if rule_against_miracle(tale, "story", waiting) is None:
        yield UseMiracle("story")
    if rule_against_miracle(tale, "special", waiting) is None:
        yield UseMiracle("special")


def rule_against_miracle(tale: Tale, deck: str, waiting: tuple[Seat, ...]) -> Refusal | None:
    """Ruling AB-7: whenever somebody's decision is waited for."""
    decks = tale.decks
    cards = decks.special if deck == "special" else decks.story or decks.discard
    return None if tale.miracles and cards and CHANCE not in waiting else NoMiracle()


def use_miracle(tale: AnyTale, seat: Seat, move: UseMiracle) -> AnyTale:
    rules = tale.chapter.rules
    used = replace(tale, miracles=tale.miracles - 1).tell(MiracleUsed(seat, move.deck))
    if move.deck == "special":
        return used.then(seat, DrawSpecial(rules.miracle_draw_special))
    return used.then(seat, DrawStory(rules.miracle_draw_story))


def play_special(tale: AnyTale, seat: Seat, card: str) -> AnyTale:
    """Clause 11: it goes to the discard pile, and its effects come next."""
    played = tale.spend(seat, (card,)).tell(Played(seat, card))
    return played.then(seat, *tale.chapter.specials[card].effect)
