"""Battle of Wits: whether a goblet is safe, by what a mastermind reads off the cards that lie."""

from collections.abc import Iterator, Sequence
from itertools import islice
from random import Random
from typing import Any

from msgspec.structs import replace

from witsend.bots.battle_comparison import AGAIN, Comparison
from witsend.bots.battle_expert import (
    Mastermind,
    alive,
    believed,
    highest_total,
    last_standing,
    value_of,
)
from witsend.bots.battle_rehearsal import Board, Drunk, Line
from witsend.bots.judging import Judged
from witsend.coach.measuring import Sample, blurred, measure
from witsend.coach.mind import FOREVER, IN_MIX, Choice, Mind, Weighed, by_judge, percent
from witsend.coach.reasons import AnyReason, Drinking, GobletReason
from witsend.coach.report import AnyChance, GobletIsSafe, Limit
from witsend.game import Move, Seat
from witsend.games.battle_of_wits import BattleOfWits, BattleOfWitsView, Bid, Pour, SeenRow, Take
from witsend.games.battle_of_wits.series import game_winners, sides_of
from witsend.games.english import letter, listed, number_of
from witsend.record import GameRecord

AT_EASE = 55  # decisions, over the seats that lay cards in each rehearsal
SAMPLES = 480  # rehearsals of two moves, at most
FEWEST = 40
ASKED = 2  # how often the reference is asked whether it would do the same
SCREENED = 120  # rehearsals by which two that it likes are told apart
LOOKS = 60  # worlds by which a goblet is looked at
NEARLY_ALWAYS = 0.95  # a seat drinks from a goblet, so that others need no word
MOSTLY = 0.5


class BattleMind(Mind):
    zero_sum = False

    def limits(self, record: GameRecord) -> Iterator[Limit]:
        setup: Any = record.setup
        yield "model"
        if setup.characters == "chosen":
            yield "characters"
        if not setup.luckless:
            yield "powers"
        if setup.winner == "teams":
            yield "survival"
        if setup.series != "one-game" or setup.tie == "play-off":
            yield "parts"
        yield "shared"

    def at_ease(self, record: GameRecord) -> float:
        return AT_EASE / record.setup.seats

    def is_choice(self, state: Any, seat: Seat, move: Move) -> bool:
        del state, seat
        return isinstance(move, Pour | Bid | Take)

    def judged(self, choice: Choice, rng: Random, effort: float) -> Sequence[Judged]:
        return mastermind(effort).judge(seen(choice), choice.moves, rng, FOREVER)

    def weigh(self, choice: Choice, rng: Random, effort: float) -> Weighed:
        view, move = seen(choice), choice.move
        bot = mastermind(effort)
        liked = dict[Move, None]()
        for _ in range(ASKED):
            # What it likes best it draws, too, by the worlds that it happens to imagine.
            judged = self.judged(choice, rng, effort)
            weighed = by_judge(judged, move)
            weighed = weighed._replace(blur=blurred(weighed.reference, bot.worlds))
            if weighed.weight >= IN_MIX:
                return weighed
            liked[weighed.favourite] = None
        most = max(FEWEST, round(SAMPLES * effort))
        ends = Ends(view)
        if view.setup.winner == "teams":
            found = measure(again(bot, choice, weighed.favourite, rng), most // 10)
        elif isinstance(move, Take):
            found = measure(ends.kept(drinks(view, weighed.favourite, move, rng)), most)
        else:
            comparison = Comparison(bot, view, row_of(view), rng)
            better = best_of(comparison, [*liked], effort)
            weighed = by_judge(
                [each._replace(weight=float(each.move == better)) for each in judged], move
            )
            found = measure(ends.kept(comparison.ends((better, move))), most)
            ends.lines = [comparison.line(better), comparison.line(move)]
        if not ends.pairs:
            return weighed.measured(found)
        return weighed.measured(found, ends.worth())._replace(why=ends.reason(), blur=ends.blur())

    def chance(self, choice: Choice, weighed: Weighed, rng: Random) -> AnyChance | None:
        """Of the goblet that the move is about."""
        del weighed
        if not isinstance(choice.move, Pour | Bid | Take):
            return None
        view, goblet, safe = seen(choice), choice.move.goblet, 0
        for _ in range(LOOKS):
            board = Board(believed(view, row_of(view), Mastermind.expert().distrust, rng))
            safe += alive(board.surplus(), board.even())[goblet] > 0
        return GobletIsSafe(safe / LOOKS, goblet)

    # Parts: the games of a series

    def part_of(self, state: Any, seat: Seat) -> int:
        del seat
        game: int = state.series.game
        return game

    def begins_at(self, record: GameRecord, seat: Seat, part: int) -> float | None:
        del record, seat, part
        return None  # how many live depends on how all play

    def ends_at(self, record: GameRecord, seat: Seat, part: int) -> tuple[int, float] | None:
        for number, state in enumerate(record.states):
            if not isinstance(state, BattleOfWits) or state.series.game != part:
                continue
            row = next((row for row in state.rows if seat in row.seats), None)
            if row is not None and row.survivors is not None:
                return number, came_of(state, row, seat)
        return None

    def because(self, choice: Choice, favourite: Any, why: AnyReason) -> str:
        del favourite
        if not isinstance(why, GobletReason):
            return ""
        view = seen(choice)
        made, better = why.made, why.better
        if isinstance(choice.move, Take):
            told = [
                f"goblet {letter(each.goblet)} {pays(view)} {percent(each.pays)} of the time"
                for each in (better, made)
            ]
            sentence = ", ".join(told)
        elif made.goblet == better.goblet and min(made.often, better.often) >= NEARLY_ALWAYS:
            sentence = (
                f"the seat drinks from goblet {letter(better.goblet)} either way: it {pays(view)} "
                f"{percent(better.pays)} of the time then, and {percent(made.pays)} after this"
            )
        else:
            told = [
                f"{drinker} drinks from goblet {letter(each.goblet)} {percent(each.often)} of the "
                f"time, and it {pays(view)} {percent(each.pays)} of these"
                for drinker, each in (("then the seat", better), ("after this it", made))
            ]
            sentence = "; ".join(told)
            if made.often < MOSTLY:
                sentence += ", which is its danger"
        known = [contents(view, goblet) for goblet in dict.fromkeys((better.goblet, made.goblet))]
        plan = [f"The plan: {planned(better.plan)}."] if better.plan else []
        return " ".join([f"{sentence[0].upper()}{sentence[1:]}.", *filter(None, known), *plan])

    def knew(self, choice: Choice) -> str:
        view = seen(choice)
        cards = ", ".join(map(str, view.hand))
        if view.sicilian:
            cards += f"{' and ' * bool(cards)}the Sicilian {view.sicilian}"
        return f"holding {cards}" if cards else ""


def best_of(comparison: Comparison, liked: Sequence[Move], effort: float) -> Move:
    """Where the reference likes another move each time, by more worlds than it has imagined."""
    if len(liked) == 1:
        return liked[0]
    tried = islice(comparison.worths(liked), max(FEWEST // 2, round(SCREENED * effort)))
    totals = [sum(each) for each in zip(*tried, strict=True)]
    return liked[totals.index(max(totals))]


def again(bot: Mastermind, choice: Choice, favourite: Move, rng: Random) -> Iterator[Sample]:
    """Asked anew, with other games in its mind."""
    while True:
        judged = bot.judge(choice.view, choice.moves, rng, FOREVER)
        worths = {each.move: each.worth for each in judged}
        yield Sample(1.0, worths[favourite] - worths[choice.move])


def drinks(
    view: BattleOfWitsView, one: Move, other: Move, rng: Random
) -> Iterator[tuple[Drunk, Drunk]]:
    """When all cards are laid, there is nothing to rehearse."""
    while isinstance(one, Take) and isinstance(other, Take):
        board = Board(believed(view, row_of(view), Mastermind.expert().distrust, rng))
        surplus, even = board.surplus(), board.even()
        yield Drunk(surplus, even, one.goblet), Drunk(surplus, even, other.goblet)


class Ends:
    """How two moves end in world after world: by how much one is better, and why."""

    def __init__(self, view: BattleOfWitsView) -> None:
        self.value = value_of(view.setup)
        self.pays = highest_total if view.setup.winner == "highest-total" else alive
        self.pairs: list[Sequence[Drunk]] = []
        self.total = 0.0  # of the better one
        self.lines: Sequence[Line] = ((), ())  # that the moves begin, where cards are laid

    def kept(self, pairs: Iterator[Sequence[Drunk]]) -> Iterator[Sample]:
        for pair in pairs:
            self.pairs.append(pair)
            better, made = [self.value(end.surplus, end.even)[end.goblet] for end in pair]
            self.total += better
            yield Sample(1.0, better - made)

    def worth(self) -> float:
        return self.total / len(self.pairs)

    def blur(self) -> float:
        """A world is played on twice, with other luck: that tells less than two of them."""
        return blurred(self.worth(), len(self.pairs) / AGAIN)

    def reason(self) -> GobletReason:
        """By the goblet where the better one wins most, and the one where the other loses most."""
        better, made = zip(*self.pairs, strict=True)
        wins, loses = dict[int, int](), dict[int, int]()
        for ends, sign in ((better, 1), (made, -1)):
            for end in ends:
                counts, step = (wins, sign) if self.paid(end) else (loses, -sign)
                counts[end.goblet] = counts.get(end.goblet, 0) + step
        there = [end.goblet for end in made]
        best = max(sorted(wins), key=wins.__getitem__, default=there[0])
        worst = max(sorted({*loses} & {*there}), key=loses.__getitem__, default=there[0])
        better_line, made_line = self.lines
        return GobletReason(
            made=self.drinking(made, worst, made_line),
            better=self.drinking(better, best, better_line),
        )

    def paid(self, end: Drunk) -> bool:
        return self.pays(end.surplus, end.even)[end.goblet] > 0

    def drinking(self, ends: Sequence[Drunk], goblet: int, line: Line) -> Drinking:
        pays = [self.paid(end) for end in ends if end.goblet == goblet]
        return Drinking(
            goblet=goblet,
            often=len(pays) / len(ends),
            pays=sum(pays) / max(len(pays), 1),
            plan=tuple([step.move for step in line]),
        )


def came_of(state: BattleOfWits, row: Any, seat: Seat) -> float:
    """What a game was worth to a seat, in the measure of the reference."""
    setup = state.setup
    lives = seat in row.survivors
    if setup.winner == "teams" or value_of(setup) is alive:
        return float(lives)
    if value_of(setup) is last_standing:
        return lives / len(row.survivors) if row.survivors else 1 / len(row.seats)
    winners = game_winners(setup, sides_of(setup, state.characters), row)
    return (seat in winners) / max(len(winners), 1)


def pays(view: BattleOfWitsView) -> str:
    return "has the highest total" if view.setup.winner == "highest-total" else "is safe"


def planned(plan: Sequence[Any]) -> str:
    """What is laid where: pour 2 and 6 into C, bid 1 and 3 on C."""
    laid: dict[tuple[str, int], list[str]] = {}
    for move in plan:
        how = "bid" if isinstance(move, Bid) else "pour"
        named = "the Sicilian " if isinstance(move, Pour) and move.sicilian else ""
        laid.setdefault((how, move.goblet), []).append(f"{named}{move.card}")
    return ", ".join(
        f"{how} {listed(cards)} {'on' if how == 'bid' else 'into'} {letter(goblet)}"
        for (how, goblet), cards in laid.items()
    )


def contents(view: BattleOfWitsView, goblet: int) -> str:
    """What a seat knew of a goblet's contents."""
    cards = row_of(view).goblets[goblet].contents
    known = [seen.card for seen in cards if seen.card is not None]
    hidden = number_of(len(cards) - len(known), "card", "cards")
    if not cards:
        return ""
    if not known:
        return f"Of goblet {letter(goblet)} it knew nothing, with {hidden} face-down."
    wine = sum([card for card in known if card % 2 == 0])
    poison = sum(known) - wine
    rest = f", with {hidden} unknown" if len(known) < len(cards) else ""
    return f"In goblet {letter(goblet)} it knew {wine} wine and {poison} poison{rest}."


def mastermind(effort: float) -> Mastermind:
    """With as many worlds and rehearsals as there is time for, and no clock."""
    bot = Mastermind.expert()
    return replace(
        bot,
        worlds=max(12, round(bot.worlds * effort)),
        rehearsals=max(3, round(bot.rehearsals * effort)),
    )


def seen(choice: Choice) -> BattleOfWitsView:
    view: BattleOfWitsView = choice.view
    return view


def row_of(view: BattleOfWitsView) -> SeenRow:
    return next(row for row in view.rows if view.seat in row.seats)
