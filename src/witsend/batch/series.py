"""Who has won a game of Battle of Wits, and whether the series goes on, compiled."""

from witsend.batch.goblets import DONE, READY, gulp
from witsend.batch.kinds import Row, Rules, compiled

SURVIVORS, TOTAL, TEAMS = range(3)  # who wins a game
COUNT, SHARE, DEAD = range(3)  # what teams compare


@compiled
def tally(row: Row, rules: Rules) -> None:
    seats = rules.seats
    if rules.winner == TEAMS:
        team = leading_team(row, rules)
        for seat in range(seats):
            row.wins[seat] += (row.characters[seat] - 1) % 2 == team
        return
    if rules.winner == SURVIVORS:
        for seat in range(seats):
            row.wins[seat] += row.survivors[0, seat]
        return
    best = -1000
    totals = row.totals
    for goblet in range(row.goblets[0]):
        seat = row.holders[0, goblet]
        wine, poison, ignored, _ = gulp(row, 0, goblet)
        totals[seat] = wine - poison - (ignored if rules.harmless else 0)
        if row.survivors[0, seat]:
            best = max(best, totals[seat])
    for seat in range(seats):
        row.wins[seat] += row.survivors[0, seat] and totals[seat] == best


@compiled
def leading_team(row: Row, rules: Rules) -> int:
    """-1 where they are level."""
    one = other = others = 0  # who live of each team, and the size of the second
    for seat in range(rules.seats):
        second = (row.characters[seat] - 1) % 2
        others += second
        other += second * row.survivors[0, seat]
        one += (1 - second) * row.survivors[0, seat]
    if rules.team_score == SHARE:
        one, other = one * others, other * (rules.seats - others)
    elif rules.team_score == DEAD:
        one, other = one - (rules.seats - others), other - others
    return -1 if one == other else int(other > one)


@compiled
def decide(row: Row, rules: Rules) -> None:
    """Clause 18: who has won the series, or who plays the next game."""
    seats = rules.seats
    row.phase = READY
    if not rules.games:
        alive = 0
        for seat in range(seats):
            alive += row.survivors[0, seat]
        if alive <= 1 and (alive or rules.shared):
            row.phase = DONE
        for seat in range(seats):
            if row.phase == DONE:
                row.winners[seat] = row.survivors[0, seat] if alive else row.playing[seat]
            elif alive:
                row.playing[seat] = row.survivors[0, seat]
        return
    best, second = ranked(row, rules)
    to_come = max(rules.games - row.game, 0)
    if best - second <= to_come and to_come:
        return
    level = best - second <= to_come
    if level and not rules.shared:
        for seat in range(seats):
            row.playing[seat] = row.wins[seat] == best
        return
    row.phase = DONE
    nobody = level and (rules.winner == TEAMS or (rules.games == 1 and not best))
    for seat in range(seats):
        row.winners[seat] = row.wins[seat] == best and not nobody


@compiled
def ranked(row: Row, rules: Rules) -> tuple[int, int]:
    """The most games that a side has won, and that the next one has."""
    best = second = -1
    if rules.winner == TEAMS:
        most, least = 0, 1000
        for seat in range(rules.seats):
            most, least = max(most, row.wins[seat]), min(least, row.wins[seat])
        return most, least
    for seat in range(rules.seats):
        wins = row.wins[seat]
        if wins > best:
            best, second = wins, best
        else:
            second = max(second, wins)
    return best, second
