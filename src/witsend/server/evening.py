"""An evening: what one table after another, with the same people, has come to.

The rule is the shortest that fits five games: a game won counts one, shared or not, for every
person of the seat; a game that all win together counts one for all. Bots are one line together.
"""

from collections import Counter

from witsend.game import Result
from witsend.server.protocol import Evening, Score
from witsend.server.seating import Chair, Seating

MOST_SCORES = 40  # lines: of those who have left, the ones with the fewest wins are forgotten

Who = tuple[str, str]  # a person, and what they are called on a shared device
BOTS: Who = ("", "")


def evening_of(seating: Seating, result: Result | None) -> Evening:
    """With the game of this table, once there is a result; one that is stopped counts nothing, nor
    does a practice."""
    before = seating.opened.evening or Evening()
    if result is None or seating.opened.practice:
        return before
    names = {(score.person, score.called): score.name for score in before.scores}
    wins: Counter[Who] = Counter(
        {(score.person, score.called): score.wins for score in before.scores}
    )
    chairs = seating.chairs_at_end
    here = dict.fromkeys(who for chair in chairs for who in sitters(chair))
    for person, called in here:
        names[person, called] = called or seating.names.get(person, "")
    won = dict.fromkeys(who for seat in result.winners for who in sitters(chairs[seat]))
    wins.update(won.keys())
    ranked = sorted(names, key=lambda who: (-wins[who], who == BOTS, who not in here))
    scores = [Score(who[0], names[who], wins[who], who[1]) for who in ranked[:MOST_SCORES]]
    return Evening(before.games + 1, tuple(scores))


def sitters(chair: Chair) -> tuple[Who, ...]:
    return tuple([(person, chair.called) for person in chair.people]) or (BOTS,)
