"""What people may ask of a table, and who may ask it: the order of the house.

Each answer is either what is to happen, as entries for the log, or the reason why not. Nothing to
do is an answer too: a move or a line that is sent again, and what is so already, is done.

The file is long because every ask has its rule here, and who may what is one thing to read.
"""

import asyncio
from collections.abc import Callable

from msgspec import ValidationError

from witsend.bots import levels
from witsend.game import HOUSE, GameOver, JoinIn, NotAMove, NotYourTurn, Refusal, Seat, SitOut
from witsend.server import protocol, refusals
from witsend.server.database import StoreError
from witsend.server.lookalikes import alike, is_passed_off, spelled
from witsend.server.neighbours import Faced, Hurried, Watching
from witsend.server.people import is_plain
from witsend.server.protocol import Done, Refused, refused
from witsend.server.rematch import Following, again
from witsend.server.remote import Remote, direct
from witsend.server.runtime import report
from witsend.server.seating import (
    Backed,
    BotSat,
    Brought,
    Cleared,
    Entry,
    Hosted,
    Led,
    Muted,
    Paced,
    Removed,
    Said,
    Sat,
    Seating,
    Starting,
    Stood,
    StoodIn,
)
from witsend.server.shares import commit, reveal
from witsend.server.table import Table
from witsend.server.teams import by_age, by_lot, shift
from witsend.server.writer import Conflict

TRIES = 10  # where other servers append to the same table, again and again
Outcome = list[Entry] | Refusal
Answer = Done | Refused
FOR_A_GAME = (  # and of no use where there is none to come
    protocol.Play,
    protocol.Sit,
    protocol.StandIn,
    protocol.SeatBot,
    protocol.Clear,
    protocol.Shift,
    protocol.OrderByAge,
    protocol.Bring,
    protocol.Start,
    protocol.Commit,
    protocol.Reveal,
    protocol.Pace,
    protocol.Lead,
    protocol.Direct,
    protocol.Hold,
    protocol.Extend,
    protocol.Flag,
    protocol.Nudge,
    protocol.FormTeams,
    protocol.Hurry,
)


async def do(table: Table, person: str, name: str, ask: protocol.Ask) -> Answer:
    """Done, or refused with the reason and nothing changed.

    Runs to completion even if the caller is cancelled.
    """
    done: Answer = await asyncio.shield(table.runtime.begin(carry_out(table, person, name, ask)))
    return done


async def carry_out(
    table: Table, person: str, name: str, ask: protocol.Ask, *, is_behind: bool = False
) -> Answer:
    """`is_behind`, if another server is known to have been first: that is read before all else."""
    error: StoreError | None = None
    async with table.lock:
        for _ in range(TRIES):
            try:
                if is_behind:
                    await table.read_on()
                    is_behind = False
                outcome = await decided(table, person, name, ask)
                if isinstance(outcome, Refusal):
                    return refused(ask.id, outcome)
                if isinstance(outcome, Following):
                    await table.commit(*outcome)
                elif outcome:
                    await table.commit(outcome)
            except Conflict as conflict:  # another server was first: decided anew, by what it did
                error = conflict
            except StoreError as failure:
                return answer_after(table, ask, failure)
            else:
                return answer_after(table, ask, None)
    return answer_after(table, ask, error)


async def decided(
    table: Table, person: str, name: str, ask: protocol.Ask
) -> Outcome | Following | None:
    if person in table.log.seating.removed:
        return refusals.SentAway()
    if isinstance(ask, protocol.Again):
        return await again(table, person, ask.game)
    return decide(table, person, name, ask)


def carry_out_at_once(
    table: Table, person: str, name: str, ask: protocol.Ask, answer: Callable[[Answer], object]
) -> bool:
    """As `carry_out`, without a task: from the frame to the store, and from there to `answer`. Not
    where another is being carried out at the table, or where it takes more: then False.
    """
    if isinstance(ask, protocol.Again) or not table.lock.take():
        return False

    def done(error: Exception | None) -> None:
        table.lock.release()
        if isinstance(error, Conflict):  # another server was first: by the longer way
            table.runtime.begin(again_and_answer())
        else:
            answer(answer_after(table, ask, error))

    async def again_and_answer() -> None:
        answer(await carry_out(table, person, name, ask, is_behind=True))

    try:
        if person in table.log.seating.removed:
            outcome: Outcome = refusals.SentAway()
        else:
            outcome = decide(table, person, name, ask)
        if outcome and not isinstance(outcome, Refusal):
            table.submit(outcome, done)
            return True
    except StoreError as error:
        done(error)
        return True
    except BaseException:
        table.lock.release()
        raise
    table.lock.release()
    answer(refused(ask.id, outcome) if isinstance(outcome, Refusal) else Done(ask.id))
    return True


def answer_after(table: Table, ask: protocol.Ask, error: Exception | None) -> Answer:
    if error:
        report(table.id, error)
        return refused(ask.id, refusals.NotKept())
    return Done(ask.id)


def decide(  # noqa: C901, PLR0912 - one case per ask
    table: Table, person: str, name: str, ask: protocol.Ask
) -> Outcome:
    if type(ask) is protocol.Play and ask.seat < table.log.seating.opened.seats:
        return table.log.stopped or play(table, person, ask)  # by far the most
    seat = getattr(ask, "seat", 0)
    if max(seat, getattr(ask, "to", 0)) >= table.log.seating.opened.seats:
        return refusals.NoSuchSeat()
    if table.log.stopped and isinstance(ask, FOR_A_GAME):
        return table.log.stopped
    match ask:
        case protocol.Sit():
            return sit(table, person, name, ask)
        case protocol.Stand():
            return stand(table, person, seat)
        case protocol.StandIn(on=on):
            return stand_in(table, person, seat, on=on)
        case protocol.Commit(commitment=commitment):
            return commit(table, person, commitment)
        case protocol.Reveal(share=share):
            return reveal(table, person, share)
        case protocol.Say():
            return say(table, person, name, ask)
        case protocol.Mute(person=whom, on=on):
            return mute(table, person, whom, on=on)
        case protocol.React(face=face):
            return react(table, person, face)
        case protocol.Watch(on=on, made=made):
            table.audience.watch(person, on=on, made=made)
            table.runtime.neighbours.tell(Watching(table=table.id, person=person, on=on, made=made))
            return []
        case protocol.Hurry():
            return hurry(table, person)
        case protocol.Lead(on=on):
            return lead(table.log.seating, person, on=on)
        case protocol.Back(on=on):
            return back(table, person, name, on)
        case protocol.Follow():
            return refusals.OnlyASocket()
    if person != table.log.seating.host:
        return refusals.HostOnly()
    return direct(table, person, ask) if isinstance(ask, Remote) else host(table, person, ask)


def host(table: Table, person: str, ask: protocol.Ask) -> Outcome:  # noqa: C901 - as above
    seating = table.log.seating
    match ask:
        case protocol.HandOver(person=whom):
            return [Hosted(person=whom)] if whom in seating.people else refusals.NoSuchPerson()
        case protocol.Remove(person=whom):
            known = whom != person and (whom in seating.people or table.audience.is_here(whom))
            return [Removed(person=whom)] if known else refusals.NoSuchPerson()
        case protocol.Pace(pace=pace):
            return [] if seating.pace == pace else [Paced(pace=pace)]
    if isinstance(ask, protocol.SeatBot | protocol.Clear) and may_change_bot(table, ask):
        return change_bot(table, person, ask)
    if seating.started:
        return refusals.AlreadyStarted()
    match ask:
        case protocol.Shift():
            return shift(seating, ask, table.log.game.people)
        case protocol.OrderByAge(youngest_first=youngest_first):
            return by_age(table.log, youngest_first)
        case protocol.FormTeams():
            return by_lot(seating, table.runtime.rng)
        case protocol.Bring(own=own):
            if table.log.game.brings is None:
                return refusals.NothingToBring()
            return [Brought(person=person, own=own)]
    return start(table)  # the last that only a host may ask


def may_change_bot(table: Table, ask: protocol.SeatBot | protocol.Clear) -> bool:
    """Before the game; while it runs a bot may play better or worse, which no rule speaks of; it
    comes or goes only where seats may stay empty."""
    seating = table.log.seating
    if seating.over or not seating.started:
        return not seating.started
    other_level = isinstance(ask, protocol.SeatBot) and seating.chairs[ask.seat].bot is not None
    return table.log.game.may_sit_out or other_level


def change_bot(table: Table, person: str, ask: protocol.SeatBot | protocol.Clear) -> Outcome:
    state, chair, seat = table.log.state, table.log.seating.chairs[ask.seat], ask.seat
    if chair.people:
        return refusals.SeatTaken()
    if isinstance(ask, protocol.SeatBot):
        if ask.level not in levels(table.log.seating.opened.game):
            return refusals.NoSuchLevel()
        if ask.level == chair.bot and not join_in(table, person, seat):
            return []
        return [BotSat(seat=seat, level=ask.level), *join_in(table, person, seat)]
    if state is None:
        return [Cleared(seat=seat)]
    if chair.is_free:
        return []
    leave = SitOut(seat)
    return state.why_not(HOUSE, leave) or table.follow(HOUSE, leave, person)


def start(table: Table) -> Outcome:
    if not table.log.seating.people:
        return refusals.NobodySits()
    seating = table.log.seating
    if not any(each.person in seating.people for each in seating.shares):
        return table.start(seating)
    table.await_shares()
    return [] if seating.starting else [Starting()]


def sit(table: Table, person: str, name: str, ask: protocol.Sit) -> Outcome:
    log, seating, seat = table.log, table.log.seating, ask.seat
    chair = seating.chairs[seat]
    called = " ".join(ask.called.split())
    if not is_plain(called) or bool(called) != bool(spelled(called)):
        return refusals.Unprintable()
    if person in chair.people:
        return []
    if seating.over:
        return GameOver()
    people = log.game.people
    if ask.alone and chair.people and seating.has_room(seat, people):
        return refusals.JustTaken(seating.seat_names[seat])
    if (person, seat) in seating.former:
        allowed = len(chair.people) < people
    else:
        allowed = seating.has_room(seat, people)
        allowed = allowed and not (seating.started and seating.has_held(person))
    if not allowed:
        return refusals.SeatTaken()
    # Whoever comes back sees what the bot has seen, and could still play by it.
    if any(not move.by_people for _, move in log.since(seat, log.made_before_phase[seat]) or ()):
        return refusals.BotAtIt()
    if (person, seat) in seating.former:  # nobody comes back as someone else
        name = seating.names[person]
        called = "" if any(alike(called, other) for other in seating.seat_names) else called
    elif any(
        is_passed_off(mine, other) for mine in (name, called) for other in others(seating, person)
    ):
        return refusals.NameTaken()
    sat = Sat(seat=seat, person=person, name=name, called=called)
    return [sat, *join_in(table, person, seat)]


def join_in(table: Table, person: str, seat: Seat) -> list[Entry]:
    """Where the chair stands empty, or is to be, the game hears that somebody sits there now."""
    state, join = table.log.state, JoinIn(seat)
    waits = state is not None and state.may_sit_out and join in state.moves(HOUSE)
    return table.follow(HOUSE, join, person) if waits else []


def others(seating: Seating, person: str) -> set[str]:
    """What everyone else at the table is called."""
    chairs = [chair for chair in seating.chairs if chair.people and person not in chair.people]
    people = {*seating.people, *filter(None, [seating.host])} - {person}
    return {seating.names[who] for who in people} | {chair.called for chair in chairs} - {""}


def stand(table: Table, person: str, seat: Seat) -> Outcome:
    if person not in table.log.seating.chairs[seat].people:
        return refusals.NotYourSeat()
    stood = Stood(seat=seat, person=person)
    left = table.log.seating.after(stood).people
    if person != table.log.seating.host or person in left or not left:
        return [stood]
    here = [other for other in left if table.audience.is_here(other)]
    return [stood, Hosted(person=(here or left)[0])]


def stand_in(table: Table, person: str, seat: Seat, *, on: bool) -> Outcome:
    chair = table.log.seating.chairs[seat]
    away = bool(chair.people) and not any(map(table.audience.is_here, chair.people))
    by_host = person == table.log.seating.host and (away or not on)
    if person not in chair.people and not by_host:
        return refusals.NotYourSeat()
    if chair.stand_in == on:
        return []
    return [StoodIn(seat=seat, on=on, until_back=on and person not in chair.people)]


def play(table: Table, person: str, ask: protocol.Play) -> Outcome:
    log = table.log
    chair = log.seating.chairs[ask.seat]
    if person not in chair.people:
        return refusals.NotYourSeat()
    if log.state is None:
        return refusals.NotStarted()
    try:
        move = log.decode_move(ask.move)
    except (ValidationError, RecursionError, OverflowError):
        return NotAMove()
    if not move.by_people:
        return refusals.NotForPeople()
    number = ask.number - log.cut_short
    if number > log.made[ask.seat]:
        return refusals.TooSoon()
    since = log.since(ask.seat, number)
    if since and (person, move) in since:
        return []  # sent again, because the answer was lost
    refusal = log.state.why_not(ask.seat, move, decoded=True)
    if number < log.made_before_phase[ask.seat]:
        return refusals.TooLate() if refusal in (None, NotAMove(), NotYourTurn()) else refusal
    # In one phase two of a team may move at once; what others did for the seat, one has to see.
    mates = set(chair.people) - {person} if log.phase is not None else set()
    if since is None or (since and any(by not in mates for by, _ in since)):
        return refusals.TooLate()
    if refusal:
        return refusal
    back: list[Entry] = [StoodIn(seat=ask.seat, on=False)] if chair.stand_in else []
    return [*back, *table.follow(ask.seat, move, person)]


def say(table: Table, person: str, name: str, ask: protocol.Say) -> Outcome:
    text = " ".join(ask.text.split())
    if not spelled(text) or not is_plain(text):
        return refusals.Unprintable()
    if ask.id and table.log.talk.is_known(person, ask.id, text, whisper=ask.whisper):
        return []
    mine = table.log.seating.seats_of(person)
    if ask.whisper and not mine:
        return refusals.NoTeam()
    if not table.runtime.may_talk(person):
        return refusals.TooFast()
    to = mine[0] if ask.whisper else None
    name = table.log.seating.voice(person, name)
    return [Said(person=person, name=name, text=text, seat=to, id=ask.id)]


def react(table: Table, person: str, face: protocol.Reaction) -> Outcome:
    if not table.runtime.may_talk(person):
        return refusals.TooFast()
    table.audience.react(person, face)
    table.runtime.neighbours.tell(Faced(table=table.id, person=person, face=face))
    return []


def lead(seating: Seating, person: str, *, on: bool) -> Outcome:
    if person not in seating.people:
        return refusals.NotYourSeat()
    return [] if seating.lead == on else [Led(on=on)]


def hurry(table: Table, person: str) -> Outcome:
    """Not logged: after a restart whoever still wants it asks again."""
    log = table.log
    if person not in log.seating.people:
        return refusals.NotYourSeat()
    if log.state is None:
        return refusals.NotStarted()
    if log.seating.over:
        return GameOver()
    peopled = [seat for seat, chair in enumerate(log.seating.chairs) if chair.people]
    if not all(map(log.state.is_out, peopled)):
        return refusals.SomebodyPlays()
    table.hurry()
    table.runtime.neighbours.tell(Hurried(table=table.id))
    return []


def back(table: Table, person: str, name: str, on: int) -> Outcome:
    log = table.log
    if person in log.seating.people:
        return refusals.PlaysAlready()
    if log.state is None or on >= log.state.to_back():
        return refusals.NothingToBack()
    if not table.runtime.may_talk(person):
        return refusals.TooFast()
    return [Backed(person=person, name=log.seating.voice(person, name), on=on)]


def mute(table: Table, person: str, whom: str, *, on: bool) -> Outcome:
    if ((person, whom) in table.log.seating.muted) == on:
        return []
    log = table.log
    known = whom in log.seating.names or log.talk.has_spoken(whom) or table.audience.is_here(whom)
    return [Muted(person=person, whom=whom, on=on)] if known else refusals.NoSuchPerson()
