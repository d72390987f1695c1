"""A report in English sentences, for the terminal and for whoever reads along."""

from collections.abc import Mapping, Sequence

from witsend.coach.coaching import MINDS
from witsend.coach.mind import Choice, percent
from witsend.coach.report import (
    AnyChance,
    BetPays,
    ChapterIsTold,
    Decision,
    GlassIsGood,
    GobletIsSafe,
    Limit,
    Moment,
    OwnBidHolds,
    Part,
    Report,
    SeatReport,
    StandingBidHolds,
)
from witsend.game import Seat
from witsend.games.english import letter
from witsend.games.pirates_dice import Bid, number_said
from witsend.record import GameRecord

LIMITS: Mapping[Limit, str] = {
    "model": "It is a strong bot and no proof: it may be wrong, most of all about people.",
    "solved": "Rounds between two are solved: what it calls a mistake is one against a rival who "
    "plays well, and may still work against one who does not.",
    "guesses": "Guesses are not judged, only bets: what you know is yours.",
    "characters": "Who you are is not judged.",
    "powers": "Immunity and Switch are not judged.",
    "survival": "In teams it measures whether the seat lives, not whether its team wins.",
    "parts": "Each chapter, or each game of a series, is measured by itself.",
    "seats": "Not all seats were judged, so what others gave away counts as luck.",
    "shared": "All may live, so what others gave away is not told from luck.",
    "unfinished": "The game was broken off: what was not played to its end has no balance.",
    "hurried": "It is a long game, so the reference thought less about each decision.",
    "moved-for": "What a bot or the clock did for you is not blamed, and counts as luck.",
    "practice": "It began in the middle of another game, and is measured from there.",
}
BARS = "▁▂▃▄▅▆▇█"
WIDEST = 60  # points of a curve on one line


class Telling:
    """A record and its report, in words."""

    def __init__(self, record: GameRecord, report: Report) -> None:
        self.record, self.report = record, report
        self.mind = MINDS[report.game]()
        self.win = "of the chapter" if record.state.together else "of the win"
        seats = {each.seat for each in report.seats}
        self.choices: dict[tuple[int, Seat], Choice] = {
            (choice.event, choice.seat): choice
            for choice in self.mind.choices(record)
            if choice.seat in seats
        }

    def limits(self) -> list[str]:
        reference = self.report.reference
        return [LIMITS[limit] for limit in reference.limits]

    def decision(self, decision: Decision) -> str:
        """What was known, what was done, what it was worth and what would have been better."""
        choice = self.choices[decision.event, decision.seat]
        name = self.record.names[decision.seat]
        knew = self.mind.knew(choice)
        done = f"{name} chose to {self.mind.said(choice, choice.move)}{f', {knew}' * bool(knew)}."
        told = [done, *([chance(decision.chance)] if decision.chance and not decision.why else [])]
        if decision.verdict == "best":
            told.append("The reference would do the same.")
            return " ".join(told)
        better = self.mind.said(choice, decision.favourite)
        worth, reference = percent(decision.worth), percent(decision.reference)
        if decision.unsure:
            told.append(f"Perhaps it was better to {better}; the reference is not sure.")
        elif decision.verdict == "fine":
            told.append(f"The reference would rather {better}, which makes little difference.")
        else:
            why = (
                [self.mind.because(choice, decision.favourite, decision.why)]
                if decision.why
                else []
            )
            told += [f"Better: {better}.", *why]
            told.append(
                f"That is worth {reference} {self.win}, this {worth}: "
                f"a {decision.verdict} that costs {percent(decision.cost)}."
            )
        return " ".join(told)

    def moment(self, moment: Moment, seat: Seat) -> str:
        choice = self.choices.get((moment.event, seat))
        done = self.mind.said(choice, choice.move) if choice else "begin"
        where, name = f"step {moment.step}", self.record.names[seat]
        match moment.kind:
            case "bluff":
                bid = choice.move if choice else None
                missing = round(moment.amount * bid.count) if isinstance(bid, Bid) else 0
                were = "was" if missing == 1 else "were"
                return (
                    f"Best bluff: {done} ({where}); {number_said(missing)} of these {were} not "
                    "there, and nobody challenged."
                )
            case "find":
                return (
                    f"Best move: {done} ({where}), where {percent(moment.amount)} {self.win} "
                    "could have been lost."
                )
            case "mistake":
                return (
                    f"Costliest mistake: {done} ({where}), at {percent(moment.amount)} {self.win}."
                )
            case "luck":
                began = f"after {name} chose to {done}" if choice else "at the beginning"
                return (
                    f"Luckiest moment: {began} ({where}), chance brought "
                    f"{percent(moment.amount)} {self.win}."
                )

    def balance(self, seat: SeatReport) -> str:
        """Where the result came from."""
        if seat.balance is None:
            return "Nothing was played to its end, so nothing is added up."
        result, own, others, luck = (
            seat.balance.result,
            seat.balance.own,
            seat.balance.others,
            seat.balance.luck,
        )
        rest = "luck and the others" if others is None else "luck"
        middle = "" if others is None else f", others' mistakes {signed(others)}"
        return (
            f"{signed(result)} {self.win} against what was to be expected: own mistakes "
            f"{signed(own)}{middle}, {rest} {signed(luck)} (an estimate)."
        )


def turns(part: Part) -> str:
    """Where the chance turned, in the order of the game; nothing where it did not."""
    told = [
        f"{f'step {turn.step}' if turn.step else 'the start'} ({signed(turn.change)})"
        for turn in sorted(part.turns, key=lambda turn: turn.step)
    ]
    return f"Turning points: {', '.join(told)}." if told else ""


def as_bids_tell(by_dice: float | None) -> str:
    if by_dice is None:
        return ""
    return f" as the bids tell ({percent(by_dice)} going by your own dice alone)"


def chance(known: AnyChance) -> str:
    likely = percent(known.chance)
    match known:
        case StandingBidHolds(bid=bid, by_dice=by_dice):
            return f"The bid of {bid} holds: {likely}{as_bids_tell(by_dice)}."
        case OwnBidHolds(by_dice=by_dice):
            return f"That bid holds: {likely}{as_bids_tell(by_dice)}."
        case GobletIsSafe(goblet=goblet):
            return f"Goblet {letter(goblet)} is safe as it stands: {likely}."
        case GlassIsGood(glass=glass):
            return f"Glass {letter(glass)} is good as it stands: {likely}."
        case BetPays(slots=slots):
            return f"{'One of the bets' if len(slots) > 1 else 'The bet'} pays: {likely}."
        case ChapterIsTold(chapter=chapter):
            return f"Chapter {chapter} is told: {likely}."


def curve(part: Part) -> str:
    """A small chart of the chance to win: from its first figure to its last."""
    chances = [point.chance for point in part.curve]
    bars = "".join(BARS[min(int(each * len(BARS)), len(BARS) - 1)] for each in thinned(chances))
    return f"{percent(chances[0])} {bars} {percent(chances[-1])}"


def thinned(chances: Sequence[float]) -> Sequence[float]:
    if len(chances) <= WIDEST:
        return chances
    return [chances[number * (len(chances) - 1) // (WIDEST - 1)] for number in range(WIDEST)]


def signed(share: float) -> str:
    return f"{100 * share:+.0f} %".replace("-0 %", "0 %").replace("+0 %", "0 %")
