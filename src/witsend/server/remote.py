"""What a host does to a game that runs: to its rules' own moves, its clock, its content."""

from msgspec import Raw, ValidationError

from witsend.game import HOUSE, GameOver, JoinIn, NotAMove, Refusal, SitOut, State
from witsend.server import protocol, refusals
from witsend.server.neighbours import Nudging
from witsend.server.seating import Entry, Extended, Flagged, Held
from witsend.server.table import Table

MORE_SECONDS = 15  # that a host gives at one press
Remote = protocol.Direct | protocol.Hold | protocol.Extend | protocol.Flag | protocol.Nudge


def direct(table: Table, person: str, ask: Remote) -> list[Entry] | Refusal:
    """What a host does to a game that runs."""
    log = table.log
    if log.state is None:
        return refusals.NotStarted()
    if log.seating.over:
        return GameOver()
    match ask:
        case protocol.Hold(on=on):
            return [] if log.seating.held == on else [Held(on=on)]
        case protocol.Extend():
            clock = table.clock
            runs = clock.running or clock.left
            return [Extended(seconds=MORE_SECONDS)] if runs else refusals.NoClock()
        case protocol.Flag():
            what = log.state.content_in_play()
            if what is None:
                return refusals.NothingToFlag()
            return [] if what in log.seating.flagged else [Flagged(what=what)]
        case protocol.Nudge():
            return nudge(table, person)
        case protocol.Direct(move=sent):
            return move_for_house(table, log.state, person, sent)


def move_for_house(table: Table, state: State, person: str, sent: Raw) -> list[Entry] | Refusal:
    try:
        move = table.log.decode_move(sent)
    except (ValidationError, RecursionError, OverflowError):
        return NotAMove()
    if isinstance(move, SitOut | JoinIn):  # it follows from who sits there
        return refusals.NotForPeople()
    return state.why_not(HOUSE, move, decoded=True) or [
        *table.follow(HOUSE, move, person),
        *run_on(table, state, state.apply(HOUSE, move)),
    ]


def run_on(table: Table, before: State, after: State) -> list[Entry]:
    """Whoever skips a question while the clock stands wants to go on with the next."""
    ends = before.clock() != after.clock() and after.to_act() != ()
    return [Held(on=False)] if ends and table.log.seating.held else []


def nudge(table: Table, person: str) -> list[Entry] | Refusal:
    """Not logged: it is for now."""
    if not table.runtime.may_talk(person):
        return refusals.TooFast()
    table.audience.nudge()
    table.runtime.neighbours.tell(Nudging(table=table.id))
    return []
