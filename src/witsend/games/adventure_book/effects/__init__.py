"""Everything that may be due while a chapter is told: one rule for each kind of effect."""

from typing import Any, cast

from witsend.content.books.vocabulary import (
    Advance,
    BringIn,
    BrutesHome,
    BruteSweep,
    CancelPlot,
    DrawSpecial,
    DrawStory,
    Effect,
    GainMiracle,
    GatherCards,
    Heal,
    If,
    LockDoor,
    Lose,
    March,
    MoveTo,
    MustDiscard,
    PeekPlot,
    PlaceChore,
    PlotAgain,
    PlotDiscardToBottom,
    PrinceWalks,
    RecoverDiscard,
    RetireHazard,
    ReturnChore,
    SpecialMove,
    Stir,
    TakeOff,
    Threat,
    WeddingStep,
)
from witsend.game import CHANCE, Move, Seat
from witsend.games.adventure_book.due import (
    Beset,
    Gather,
    HandLimit,
    NextTurn,
    Proposal,
    Resolve,
    StopPlot,
    Strike,
    TurnPage,
    Walk,
)
from witsend.games.adventure_book.effects.asking import ProposalRule
from witsend.games.adventure_book.effects.cards import (
    DiscardRule,
    DrawSpecialRule,
    DrawStoryRule,
    GainMiracleRule,
    GatherCardsRule,
    GatherRule,
    RecoverRule,
)
from witsend.games.adventure_book.effects.dangers import (
    BesetRule,
    BrutesHomeRule,
    HealRule,
    LockDoorRule,
    PlaceChoreRule,
    RetireHazardRule,
    ReturnChoreRule,
    StirRule,
    StrikeRule,
    SweepRule,
    ThreatRule,
)
from witsend.games.adventure_book.effects.figures import (
    AdvanceRule,
    BringInRule,
    MarchRule,
    MoveToRule,
    PrinceRule,
    SpecialMoveRule,
    TakeOffRule,
    WalkRule,
    WeddingRule,
)
from witsend.games.adventure_book.effects.plot import (
    CancelPlotRule,
    IfRule,
    LoseRule,
    PeekRule,
    PlotRule,
    PutUnderRule,
    ResolveRule,
    StopPlotRule,
)
from witsend.games.adventure_book.effects.rule import Rule
from witsend.games.adventure_book.effects.turn_end import (
    HandLimitRule,
    NextTurnRule,
    TurnPageRule,
)
from witsend.games.adventure_book.tale import AnyTale, Tale

RULES: dict[type[Effect], type[Rule[Any]]] = {
    DrawStory: DrawStoryRule,
    DrawSpecial: DrawSpecialRule,
    MustDiscard: DiscardRule,
    RecoverDiscard: RecoverRule,
    GatherCards: GatherCardsRule,
    Gather: GatherRule,
    GainMiracle: GainMiracleRule,
    MoveTo: MoveToRule,
    BringIn: BringInRule,
    TakeOff: TakeOffRule,
    Advance: AdvanceRule,
    March: MarchRule,
    PrinceWalks: PrinceRule,
    WeddingStep: WeddingRule,
    SpecialMove: SpecialMoveRule,
    Walk: WalkRule,
    PlaceChore: PlaceChoreRule,
    ReturnChore: ReturnChoreRule,
    Stir: StirRule,
    Threat: ThreatRule,
    Strike: StrikeRule,
    Heal: HealRule,
    RetireHazard: RetireHazardRule,
    BruteSweep: SweepRule,
    Beset: BesetRule,
    BrutesHome: BrutesHomeRule,
    LockDoor: LockDoorRule,
    PlotAgain: PlotRule,
    StopPlot: StopPlotRule,
    CancelPlot: CancelPlotRule,
    Resolve: ResolveRule,
    If: IfRule,
    Lose: LoseRule,
    PeekPlot: PeekRule,
    PlotDiscardToBottom: PutUnderRule,
    Proposal: ProposalRule,
    HandLimit: HandLimitRule,
    NextTurn: NextTurnRule,
    TurnPage: TurnPageRule,
}


def first_due(tale: Tale) -> Rule[Any]:
    due = tale.due[0]
    return RULES[type(due.effect)](tale, due.seat, due.effect)


def answered(tale: AnyTale, seat: Seat, move: Move) -> AnyTale:
    """After what a seat chose, or chance drew, for the first thing due."""
    return cast("AnyTale", first_due(tale).answered(seat, move))


def run(tale: AnyTale) -> AnyTale:
    """Does what is due, one effect after the other, until someone is asked or the chapter ends."""
    while tale.due and not tale.outcome:
        rule = first_due(tale)
        if rule.leads_nowhere():
            tale = tale.done()
        elif rule.awaited():
            break
        else:
            tale = cast("AnyTale", rule.happens())
    return tale


def unaverted(tale: AnyTale) -> AnyTale:
    """What is due done up to the next plot card, as if nobody averted anything."""
    tale = run(tale)
    while tale.due and not tale.outcome and not isinstance(tale.due[0].effect, PlotAgain):
        rule = first_due(tale)
        if CHANCE in rule.awaited():
            # One hazard wounds as much as another.
            tale = cast("AnyTale", rule.answered(CHANCE, rule.draws()[0]))
        else:
            tale = cast("AnyTale", rule.happens())
        tale = run(tale)
    return tale
