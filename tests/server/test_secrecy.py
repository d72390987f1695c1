"""Nothing hidden leaves the server: games with what is hidden swapped, byte for byte.

`test_wire.py` holds every message of all games against the receiver's view; here it is also what
HTTP answers, refusals, the log and the metrics.

A game joins by a line in `CASES`. It is played over the wire; then, for each seat and each round
of secrets, played again with what others hide in it swapped for what that seat might as well
imagine. Whoever may not know must receive the same bytes in both.
"""

import logging
import re
from collections.abc import Callable, Container, Sequence
from contextlib import AsyncExitStack
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest
from msgspec import json
from msgspec.structs import replace
from prometheus_client import REGISTRY, generate_latest

from asking import Asker, House, Socket, house, in_a_loop, invitation_to
from witsend.bots import levels
from witsend.game import CHANCE, Move, Refusal, Seat, State
from witsend.games import battle_of_wits, pirates_dice
from witsend.games.battle_of_wits import BattleOfWits, Deal
from witsend.games.pirates_dice import Challenge, PiratesDice, Roll, Rolled, TooLow
from witsend.games.poisoned_glass import Deal as GlassDeal
from witsend.games.poisoned_glass import PoisonedGlass
from witsend.games.poisoned_glass import Pour as GlassPour
from witsend.games.wits_and_wagers import Ask, Bet, Guess, Lock, Next, Wager, WitsAndWagers
from witsend.server.evening import evening_of
from witsend.server.metrics import MOVES
from witsend.server.retold import Game
from witsend.server.runtime import Time, logger
from witsend.server.table import Table
from witsend.server.updates import Updates

SEATS, DICE, SECONDS = 3, 2, 60
CARDS = 8  # in a hand of Battle of Wits
NOW = 1_000_000.0
CLIENTS = ("httpx", "httpcore", "websockets", "asyncio")  # these log for the test, not the server

Play = tuple[Seat, Move]  # chance's too
Sent = dict[tuple[int, str], list[bytes]]  # by round and receiver


class Stopped(Time):
    def now(self) -> float:
        return NOW


class Case(NamedTuple):
    """How a game is played here, by three."""

    game: type[State]
    options: dict[str, Any]
    next_move: Callable[[Any], Play]  # without a look at what is hidden
    tells: Callable[[Any, Move], bool]  # whether the move shows everyone what was hidden till then
    swapped: Callable[[Sequence[Play], Any], list[Play]]  # the same log, up to this state instead
    tried: Sequence[dict[str, Any]]  # moves that are always refused
    rounds: int  # of secrets, in the game as it goes here, at the least


class Course:
    """The moves of an evening: as the game goes, or dictated; chance's among them."""

    def __init__(self, case: Case, dictated: Sequence[Play] = ()) -> None:
        self.case = case
        self.dictated = dictated
        self.log: list[Play] = []
        self.true_draw = case.game.draw

    def next_move(self, state: State) -> Play:
        return self.then() or self.case.next_move(state)

    def draw(self, state: State, rng: Random) -> Move:
        _, move = self.then() or (CHANCE, self.true_draw(state, rng))
        self.log.append((CHANCE, move))
        return move

    def then(self) -> Play | None:
        return self.dictated[len(self.log)] if len(self.log) < len(self.dictated) else None


class Receiver:
    """Someone at a socket who keeps all that comes, the same at every run but for random names."""

    def __init__(self, what: str, asker: Asker, page: Socket) -> None:
        self.what = what
        self.asker = asker
        self.page = page
        self.n = -1

    async def catch_up(self, version: int) -> Any:
        update = None
        while self.n < version:
            update = await self.page.update()
            self.n = update["n"]
        return update


class Evening:
    """One game of three people, with an onlooker, someone nameless, and late joiners throughout."""

    def __init__(self, here: House, caplog: pytest.LogCaptureFixture, course: Course) -> None:
        self.here = here
        self.caplog = caplog
        self.course = course
        self.case = course.case
        self.names: dict[bytes, bytes] = {}
        self.receivers: list[Receiver] = []
        self.sent: Sent = {}
        self.states: list[tuple[list[Play], Any]] = []  # at the end of each round, and the log
        self.news: dict[int | None, list[Any]] = {None: [], **{seat: [] for seat in range(SEATS)}}
        self.round = 0
        self.moved = 0  # in this round
        self.figures = figures()

    async def begin(self) -> None:
        self.people = [await self.here.person(name) for name in ("Anne", "Mary", "Jack")]
        self.onlooker, self.nameless = await self.here.person("Eve"), await self.here.asker()
        host = self.people[0]
        id_ = await self.here.table(
            host,
            SEATS,
            game=self.case.game.name,
            setup=self.case.options,
            open=True,
            move_seconds=SECONDS,
        )
        self.table = await self.here.find(id_)
        self.here.tables.known[id_] = self.table
        code = self.table.log.seating.opened.code
        for number, asker in enumerate((*self.people, self.onlooker)):
            self.names[asker.id.encode()] = b"person-%d" % number
        sealed = self.table.log.seating.opened.sealed
        assert sealed
        self.names |= {id_.encode(): b"table", code.encode(): b"CODE"}
        self.names |= {sealed.table.encode(): b"name", sealed.commitment.encode(): b"seal"}
        watching = {"onlooker": self.onlooker, "nameless": self.nameless}
        seated = {f"seat {seat}": asker for seat, asker in enumerate(self.people)}
        for what, asker in (*seated.items(), *watching.items()):
            self.receivers.append(Receiver(what, asker, await asker.socket(id_)))
            await self.everyone_up_to_date()
        for seat, asker in enumerate(self.people):
            await asker.done(id_, "sit", seat=seat)
            await self.everyone_up_to_date()
        await host.done(id_, "start")
        self.keep_story()
        await self.everyone_up_to_date()

    def keep_story(self) -> None:
        """Beside the table, what each seat is being told, as it happens."""
        for seat, told in self.news.items():
            told.append(json.decode(json.encode(self.table.log.playing.view(seat).news)))

    async def everyone_up_to_date(self, version: int | None = None, late: int = 0) -> None:
        for receiver in self.receivers:
            known = len(receiver.page.received)
            update = await receiver.catch_up(version or self.table.audience.version)
            if update:
                assert update == self.may_know(receiver.asker, late), receiver.what
            self.keep(receiver.what, *receiver.page.received[known:])

    def may_know(self, asker: Asker, late: int) -> Any:
        """The whole of an update, put together from what the asker's own view allows."""
        table, state = self.table, self.table.log.state
        mine: list[int | None] = list(table.log.seating.seats_of(asker.id))
        sitting = [seat for seat, chair in enumerate(table.log.seating.chairs) if chair.people]
        own = state.clock() if state else None
        seconds = SECONDS if own is None or own.seconds is None else own.seconds
        over = state is not None and not state.to_act()
        teams = self.case.game.people > 1  # of which a seat may be one
        shown = {
            "type": "update",
            "n": table.audience.version,
            "made": sum(table.log.made),
            "now": NOW,
            "deadline": NOW + seconds if state and state.to_act() else None,
            "to_act": state.to_act() if state else [],
            "table": {
                "id": table.id,
                "code": table.log.seating.opened.code,
                "game": self.case.game.name,
                "version": self.case.game.version,
                "open": True,
                "setup": self.case.game.options(seats=SEATS, **self.case.options),
                "move_seconds": SECONDS,
                "host": self.people[0].id,
                "chairs": [
                    {
                        "people": [{"id": person.id, "name": person.name, "here": True}]
                        if seat in sitting
                        else [],
                        "bot": None,
                        "stand_in": False,
                        "until_back": False,
                        "name": person.name if seat in sitting else "",
                        "room": seat not in sitting or (teams and not over),
                    }
                    for seat, person in enumerate(self.people)
                ],
                "brought": None,
                "youngest_first": [],
                "people": self.case.game.people,
                "may_sit_out": False,
                "pace": "usual",
                "lead": False,
                "sealed": table.log.seating.opened.sealed,
                "shares": [],
                "starting": False,
                "held": False,
                "levels": list(levels(self.case.game.name)),
                "screen": False,
                "backers": [],
                "onlookers": len(self.receivers) + late - len(sitting),
                "notices": [],
                "called": [],
                "started": state is not None,
                "over": over,
                "next": None,
                "next_game": None,
                "evening": evening_of(table.log.seating, state.result() if state else None),
                "practice": None,
                "stopped": None,
                "changed": [],
            },
            "seats": [
                {
                    "seat": seat,
                    "number": 0 if seat is None else table.log.made[seat],
                    "view": state.view(seat) if state else None,
                    "moves": state.moves(seat) if state and seat is not None else [],
                }
                for seat in mine or [None]
            ],
        } | ({"result": state.result()} if state and state.result() else {})
        return json.decode(json.encode(shown))

    def keep(self, what: str, *messages: bytes) -> None:
        for message in messages:
            for name, plain in self.names.items():
                message = message.replace(name, plain)  # noqa: PLW2901 - one name after another
            self.sent.setdefault((self.round, what), []).append(message)

    async def late_joiners(self) -> None:
        stream_of_it = f"/api/tables/{self.table.id}/stream"
        async with self.nameless.http.stream("GET", stream_of_it) as stream:
            lines = stream.aiter_lines()
            self.keep("stream", *[(await anext(lines)).encode() for _ in range(2)])
            await self.everyone_up_to_date(late=1)
            joined = self.table.audience.version
        await self.everyone_up_to_date(joined + 1)  # that page is gone again
        async with AsyncExitStack() as doors:
            page = await self.here.asker()
            socket = await page.socket(self.table.id)
            doors.push_async_callback(socket.connection.close)
            await socket.update()
            await socket.until(lambda sent: sent["type"] == "talk")
            self.keep("late joiner", *socket.received)
            await self.everyone_up_to_date(late=1)
            joined = self.table.audience.version
        await self.everyone_up_to_date(joined + 1)

    async def ask_around(self) -> None:
        """Everything HTTP has to say, refusals among them."""
        table = f"/api/tables/{self.table.id}"
        paths = [
            table,
            f"{table}/advice?seat=0",
            f"{table}/coach",
            f"{table}/finale",
            f"{table}/record",
            f"{table}/replay",
            f"{table}/replay?seat=0",
        ]
        paths += ["/api/tables", "/api/tables?which=mine", "/api/codes/QQQQQ"]
        paths += [f"{table}?watch", f"{table}/story?watch"]
        invitation = invitation_to(f"{self.here.url}/t/{self.table.id}")
        for receiver in self.receivers:
            asker = receiver.asker
            answers = [await asker.get(path) for path in paths]
            answers += await self.stories(asker)
            assert (await asker.get(f"{table}/invitation")).content == invitation
            (seat,) = self.table.log.seating.seats_of(asker.id) or (0,)
            play = {"seat": seat, "number": self.table.log.made[seat]}
            for move in self.case.tried:
                answers += [await asker.ask(self.table.id, "play", **play, move=move)]
            for answer in answers:
                assert answer.status_code in {200, 401, 404, 409}
                headers = [pair for pair in answer.headers.raw if pair[0] != b"date"]
                self.keep(receiver.what, b"%d %r" % (answer.status_code, headers), answer.content)

    async def stories(self, asker: Asker) -> list[Any]:
        """Each is the news of one's own views; of another's seat there is none."""
        mine = self.table.log.seating.seats_of(asker.id)
        answers = []
        for seat in self.news:
            asked = "" if seat is None else f"?seat={seat}"
            answer = await asker.get(f"/api/tables/{self.table.id}/story{asked}")
            if seat is None or seat in mine:
                assert answer.json() == self.news[seat]
            else:
                assert answer.json()["why"] == {"type": "not-your-seat"}
            answers.append(answer)
        return answers

    async def play(self, seat: int, move: Move) -> None:
        number = self.table.log.made[seat]
        asker = self.people[seat]
        tells = self.case.tells(self.table.log.playing, move)
        self.course.log.append((seat, move))
        await asker.done(
            self.table.id, "play", seat=seat, number=number, move=json.decode(json.encode(move))
        )
        self.round, self.moved = (self.round + 1, 0) if tells else (self.round, self.moved + 1)
        self.keep_story()
        await self.everyone_up_to_date()
        self.close_round()

    def close_round(self) -> None:
        """What whoever hosts can read is kept with the round it came from."""
        records = [r for r in self.caplog.records if not r.name.startswith(CLIENTS)]
        self.sent[self.round, "log"] = [
            re.sub(r"\d+:\d+", "", record.getMessage()).encode() for record in records
        ]
        now = figures()
        self.sent[self.round, "metrics"] = [
            b"%s %f" % (name.encode(), value - self.figures.get(name, 0))
            for name, value in now.items()
            if value != self.figures.get(name, 0)  # a kind is named once it has been counted
        ]


def figures() -> dict[str, float]:
    assert b"witsend_moves" in generate_latest(REGISTRY)
    return {
        f"{sample.name} {sample.labels}": sample.value
        for family in REGISTRY.collect()
        for sample in family.samples
        if sample.name.startswith("witsend_") and not sample.name.endswith("_created")
        # How fast it went, and what so came together, is the machine's doing.
        if not sample.name.startswith(("witsend_ask_seconds", "witsend_group", "witsend_loop"))
    }


async def evening(
    folder: Path,
    caplog: pytest.LogCaptureFixture,
    course: Course,
    until: int,
    ask_in: Container[int] = range(99),
) -> Evening:
    """A game up to the end of a round; the rest is asked in the middle of the rounds chosen."""

    def draw(state: State, rng: Random) -> Move:
        return course.draw(state, rng)

    caplog.clear()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(course.case.game, "draw", draw)
        async with house(folder, rng=Random(4), clock=Stopped()) as here:
            game = Evening(here, caplog, course)
            await game.begin()
            while not game.table.log.seating.over and game.round <= until:
                state = game.table.log.playing
                seat, move = course.next_move(state)
                if course.case.tells(state, move):
                    if game.round in ask_in:
                        await game.ask_around()
                    game.states.append((list(course.log), state))
                    if game.round == until:
                        break
                await game.play(seat, move)
                if game.moved == 1:
                    await game.late_joiners()
            return game


def twin_of(state: State, seat: Seat) -> State:
    """Another state that looks the same to the seat."""
    imagined = (state.view(seat).imagine(Random(attempt)) for attempt in count())
    return next(twin for twin in imagined if twin != state)


async def assert_secret(
    case: Case, folder: Path, caplog: pytest.LogCaptureFixture, until: int = 99
) -> tuple[int, int]:
    """Whoever may not know what is hidden cannot tell the games apart until it is shown."""
    true = await evening(folder / "true", caplog, Course(case), until)
    compared = 0
    for round_, (log, state) in enumerate(true.states):
        for seat in range(SEATS):
            course = Course(case, case.swapped(log, twin_of(state, seat)))
            other = await evening(folder / f"{round_}-{seat}", caplog, course, round_, [round_])
            twin = other.states[round_][1]
            assert twin.view(seat) == state.view(seat)
            assert twin != state, "something hidden was swapped"
            for what in (f"seat {seat}", "onlooker", "nameless", "late joiner", "stream", "log"):
                assert other.sent.get((round_, what)) == true.sent.get((round_, what)), what
                compared += sum(map(len, other.sent.get((round_, what), ())))
            if round_ == 0:  # later, rounds that were not asked about have fewer asks to count
                assert other.sent[0, "metrics"] == true.sent[0, "metrics"]
    return len(true.states), compared


def two_bids_and_a_challenge(state: PiratesDice) -> Play:
    (seat,) = state.to_act()
    moves = state.moves(seat)
    return seat, moves[-1] if len(state.bids) == 2 else moves[len(state.bids)]


def other_dice(log: Sequence[Play], twin: PiratesDice) -> list[Play]:
    last = max(number for number, (seat, _) in enumerate(log) if seat == CHANCE)
    return [*log[:last], (CHANCE, Roll(twin.hands)), *log[last + 1 :]]


def pours_and_bids(state: BattleOfWits) -> Play:
    """The first seat wins two goblets, and has to choose."""
    (seat,) = state.to_act()
    row = state.rows[0]
    if row.holders:
        return seat, state.moves(seat)[0]
    turn = CARDS - len(row.hands[seat]) - bool(row.sicilians[seat])
    if turn == CARDS - 1:
        return seat, battle_of_wits.Pour(row.sicilians[seat], seat, sicilian=True)
    card = row.hands[seat][-1]
    if turn in {0, 3, 5}:
        return seat, battle_of_wits.Bid(card, 2 if seat else min(turn, 1))
    return seat, battle_of_wits.Pour(card, (seat + turn) % SEATS)


def other_cards(log: Sequence[Play], twin: BattleOfWits) -> list[Play]:
    (row,) = twin.rows
    contents = [[laid.card for laid in goblet.contents] for goblet in row.goblets]
    bids = [[laid.card for laid in goblet.bids] for goblet in row.goblets]
    sicilians = list(row.sicilians)
    for laid in (laid for goblet in row.goblets for laid in goblet.contents if laid.sicilian):
        sicilians[laid.seat] = laid.card

    def other(move: Move) -> Move:
        match move:
            case Deal():
                return Deal(tuple(sicilians))
            case battle_of_wits.Pour(goblet=goblet):
                return replace(move, card=contents[goblet].pop(0))
            case battle_of_wits.Bid(goblet=goblet):
                return replace(move, card=bids[goblet].pop(0))
        return move

    return [(seat, other(move)) for seat, move in log]


def to_the_last_drop(state: PoisonedGlass) -> Play:
    """Each spies and pours, Vizzini exchanges, and all drink but the first."""
    seat = state.to_act()[0]
    moves = state.moves(seat)
    return seat, moves[-1] if state.phase == "drink" and seat == 0 else moves[0]


def other_glasses(log: Sequence[Play], twin: PoisonedGlass) -> list[Play]:
    """The last deal is another one, and so is what has been poured since."""
    last = max(number for number, (_, move) in enumerate(log) if isinstance(move, GlassDeal))
    doses = sorted((dose for glass in twin.glasses for dose in glass), key=lambda dose: dose.id)
    hands = [list(twin.hands[(hand + twin.passes) % SEATS]) for hand in range(SEATS)]
    for dose in doses:
        if dose.hand is not None:
            hands[dose.hand].append(dose.card)
    dealt = tuple(dose.card for dose in doses if dose.seat is None)
    poured = iter([dose.card for dose in doses if dose.seat is not None])
    since = [
        (seat, replace(move, card=next(poured)) if isinstance(move, GlassPour) else move)
        for seat, move in log[last + 1 :]
    ]
    deal = GlassDeal(dealt, tuple(tuple(sorted(hand)) for hand in hands), twin.removed)
    return [*log[:last], (CHANCE, deal), *since]


def guesses_and_bets(state: WitsAndWagers) -> Play:
    """Whoever is next; the second bets on what the third has written."""
    seat = state.to_act()[0]
    if state.phase == "guessing" and state.guesses[seat] is None:
        return seat, Guess(f"{50 * (seat + 1)}")
    if state.phase == "betting" and not state.bets[seat]:
        return seat, Bet((Wager(seat + 1, 0),))
    wanted = Lock if state.phase in {"guessing", "betting"} else Next
    return seat, next(move for move in state.moves(seat) if isinstance(move, wanted))


def other_answers(log: Sequence[Play], twin: WitsAndWagers) -> list[Play]:
    """The last question has another answer, and others have written something else."""
    last = max(number for number, (_, move) in enumerate(log) if isinstance(move, Ask))
    assert twin.question
    answer = twin.question.answer

    def other(seat: Seat, move: Move) -> Move:
        match move:
            case Ask():
                asked = replace(move.question, answer=answer, low=answer, high=answer)
                return replace(move, question=asked)
            case Guess():
                return Guess((twin.guesses[seat] or "0").removeprefix("-"))
        return move

    return [*log[:last], *((seat, other(seat, move)) for seat, move in log[last:])]


PIRATES = Case(
    PiratesDice,
    {"dice": DICE},
    two_bids_and_a_challenge,
    lambda _, move: isinstance(move, Challenge),
    other_dice,
    [
        {"type": "bid", "count": 1, "face": 2},
        {"type": "bid", "count": 99, "face": 6},
        {"type": "roll"},
    ],
    rounds=SEATS * DICE - DICE,
)
GOBLETS = Case(
    BattleOfWits,
    {"dealer": SEATS, "characters": "seated"},
    pours_and_bids,
    lambda state, _: bool(state.rows[0].holders) or sum(state.view(None).rows[0].left) == 1,
    other_cards,
    [
        {"type": "bid", "card": 9, "goblet": 0},
        {"type": "pour", "card": 1, "goblet": 9},
        {"type": "switch", "one": 0, "other": 0},
        {"type": "take", "goblet": 9},
    ],
    rounds=2,  # until the bids are opened, and until all drink
)
GLASSES = Case(
    PoisonedGlass,
    {"starting_hearts": 2},
    to_the_last_drop,
    lambda state, _: state.phase == "drink" and len(state.to_act()) == 1,
    other_glasses,
    [
        {"type": "pour", "card": 99, "glass": 0},
        {"type": "spy", "glass": 9},
        {"type": "exchange", "one": 0, "other": 0},
        {"type": "choose", "glass": 9},
    ],
    rounds=2,
)
QUESTIONS = Case(
    WitsAndWagers,
    {"questions": 2, "guess_time": SECONDS, "bet_time": SECONDS},
    guesses_and_bets,
    lambda state, move: isinstance(move, Lock) and state.locked.count(False) == 1,
    other_answers,
    [
        {"type": "guess", "number": "-7"},
        {"type": "bet", "bets": [{"slot": 99}]},
        {"type": "next"},
    ],
    rounds=4,  # two questions: until the guesses lie open, and until the answer is told
)
# In the Adventure Book nothing is hidden that is there already: chance draws a card when it is
# turned. `tests/swaps.py` and the laws have it too.
CASES = (PIRATES, GOBLETS, GLASSES, QUESTIONS)


@pytest.fixture
def logs(caplog: pytest.LogCaptureFixture) -> pytest.LogCaptureFixture:
    """As a server writes them."""
    caplog.set_level(logging.WARNING, "uvicorn")
    caplog.set_level(logging.INFO)
    return caplog


every_case = pytest.mark.parametrize("case", CASES, ids=[case.game.name for case in CASES])


@every_case
@in_a_loop
async def test_until_the_first_secret_is_shown_nobody_receives_a_byte_that_tells_it(
    tmp_path: Path, logs: pytest.LogCaptureFixture, case: Case
) -> None:
    rounds, compared = await assert_secret(case, tmp_path, logs, until=0)
    assert rounds == 1
    assert compared > 10_000


@pytest.mark.soak
@every_case
@in_a_loop
async def test_over_a_whole_game_nobody_receives_a_byte_that_their_view_does_not_allow(
    tmp_path: Path, logs: pytest.LogCaptureFixture, case: Case
) -> None:
    rounds, compared = await assert_secret(case, tmp_path, logs)
    assert rounds >= case.rounds
    assert compared > 100_000


def leaky_number(patch: pytest.MonkeyPatch) -> None:
    """The number of an update grows with the skulls under the cups."""
    true = Updates.update

    def update(self: Updates, *shown: Any) -> bytes:
        skulls = str(getattr(self.log.state, "hands", "")).count("1")
        return true(self, *shown).replace(b'"made":', b'"made":%d' % (skulls + 1))

    patch.setattr(Updates, "update", update)
    patch.setattr(Evening, "may_know", lambda *_: Anything())


def leaky_refusal(patch: pytest.MonkeyPatch) -> None:
    """A refused bid is told what all dice add up to."""
    true = PiratesDice.rule_against

    def rule_against(self: PiratesDice, seat: int, move: Move) -> Refusal | None:
        refusal = true(self, seat, move)
        dice = sum(sum(self.hands, ()))
        return TooLow(pirates_dice.Bid(dice, 5)) if isinstance(refusal, TooLow) else refusal

    patch.setattr(PiratesDice, "rule_against", rule_against)


def leaky_goblet(patch: pytest.MonkeyPatch) -> None:
    """A refused pour is told what all contents add up to."""
    true = BattleOfWits.rule_against

    def rule_against(self: BattleOfWits, seat: int, move: Move) -> Refusal | None:
        refusal = true(self, seat, move)
        if type(refusal) is not battle_of_wits.NoSuchGoblet:
            return refusal
        contents = [laid.card for goblet in self.rows[0].goblets for laid in goblet.contents]
        return battle_of_wits.NoSuchGoblet(sum(contents))

    patch.setattr(BattleOfWits, "rule_against", rule_against)


def leaky_log(patch: pytest.MonkeyPatch) -> None:
    true = Updates.update

    def update(self: Updates, *shown: Any) -> bytes:
        logger.info("shown: %s", getattr(self.log.state, "hands", ""))
        return true(self, *shown)

    patch.setattr(Updates, "update", update)


def leaky_story(patch: pytest.MonkeyPatch) -> None:
    """The story names a seat by the skulls under the cups."""
    true = Game.add

    def add(self: Game, entry: Any) -> None:
        true(self, entry)
        if self.shown:
            state: Any = self.shown[-1]
            self.shown[-1] = replace(state, news=(Rolled(str(state.hands).count("1")),))

    patch.setattr(Game, "add", add)


def leaky_metric(patch: pytest.MonkeyPatch) -> None:
    true = Table.submit

    def submit(self: Table, entries: Any, *others: Any) -> None:
        MOVES.value += str(entries).count("(1")
        true(self, entries, *others)

    patch.setattr(Table, "submit", submit)


class Anything:
    """Equal to whatever it is compared with."""

    def __eq__(self, other: object) -> bool:
        return True

    __hash__ = None  # type: ignore[assignment]  # it is only compared


@pytest.mark.parametrize(
    ("case", "leak"),
    [
        (PIRATES, leaky_number),
        *(
            pytest.param(PIRATES, leak, marks=pytest.mark.soak)
            for leak in (leaky_story, leaky_refusal, leaky_log, leaky_metric)
        ),
        pytest.param(GOBLETS, leaky_goblet, marks=pytest.mark.soak),
    ],
)
@in_a_loop
async def test_a_planted_leak_is_found(
    tmp_path: Path,
    logs: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
    case: Case,
    leak: Callable[[pytest.MonkeyPatch], None],
) -> None:
    leak(monkeypatch)
    with pytest.raises(AssertionError, match=r"assert \["):
        await assert_secret(case, tmp_path, logs, until=0)
