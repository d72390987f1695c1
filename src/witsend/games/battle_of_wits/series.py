"""What is kept from game to game of Battle of Wits: who has won, who plays on, who deals.

The book's answers to more than one winner, and its teams. Clauses: docs/rules/battle-of-wits.md
"""

from collections.abc import Sequence
from fractions import Fraction
from typing import Self

from msgspec.structs import replace

from witsend.game import Record, Seat
from witsend.games.battle_of_wits.goblets import Row
from witsend.games.battle_of_wits.setup import GAMES_OF, BattleOfWitsSetup, Character, team_of

Side = tuple[Seat, ...]  # who wins or loses together


class Series(Record, frozen=True, kw_only=True):
    """What is kept from game to game."""

    game: int = 1
    wins: tuple[int, ...]  # games each seat has won; lived through, where the last standing wins
    playing: tuple[Seat, ...]  # this game, or the next once this one is over
    dealers: tuple[Seat, ...] = ()  # of each game at the table; () until the lot is drawn
    winners: tuple[Seat, ...] | None = None  # of the whole, once that is decided

    def games(self, setup: BattleOfWitsSetup) -> tuple[tuple[Seat, ...], ...]:
        """Who plays in each of the games at the table."""
        dead = tuple([seat for seat in range(setup.seats) if seat not in self.playing])
        # Ruling BW-20: one alone cannot play.
        both = setup.series == "mostly-dead" and len(dead) > 1
        return (self.playing, dead) if both else (self.playing,)

    def tallied(self, won: Sequence[Seat]) -> Self:
        wins = tuple([wins + (seat in won) for seat, wins in enumerate(self.wins)])
        return replace(self, wins=wins)

    def decided(
        self, setup: BattleOfWitsSetup, sides: Sequence[Side], alive: tuple[Seat, ...]
    ) -> Self:
        """Clause 18: who has won the series, or who plays the next game."""
        shared = setup.tie == "shared"
        if setup.series not in GAMES_OF:
            if len(alive) > 1:
                return replace(self, playing=alive)
            if alive or shared:
                return replace(self, winners=alive or self.playing)
            return self
        ranked = sorted(sides, key=lambda side: -self.wins[side[0]])
        best, second = (self.wins[side[0]] for side in ranked[:2])
        to_come = max(GAMES_OF[setup.series] - self.game, 0)
        if best - second > to_come:  # Ruling BW-19: nobody can catch up.
            return replace(self, winners=ranked[0])
        if to_come:
            return self
        leaders = tuple([seat for seat, wins in enumerate(self.wins) if wins == best])
        if not shared:
            return replace(self, playing=leaders)
        # Ruling BW-23: teams that are level draw. Clause 16: a game that all died in has no winner.
        if setup.winner == "teams" or (setup.series == "one-game" and not best):
            return replace(self, winners=())
        return replace(self, winners=leaders)

    def next_game(self, setup: BattleOfWitsSetup) -> Self:
        """Clause 6: each game's next dealer sits clockwise of its last."""
        last = self.dealers
        dealers = tuple(
            [
                following(last[min(number, len(last) - 1)], seats)
                for number, seats in enumerate(self.games(setup))
            ]
        )
        return replace(self, game=self.game + 1, dealers=dealers)


def game_winners(setup: BattleOfWitsSetup, sides: Sequence[Side], row: Row) -> tuple[Seat, ...]:
    """Clauses 16, 18 and 20, for the game just played."""
    living = row.survivors or ()
    if setup.winner == "teams":
        team = leading_team(setup, sides, row)
        return () if team is None else sides[team]
    if setup.winner == "highest-total":
        totals = [total_of(setup, row, seat) for seat in living]
        return tuple([s for s, total in zip(living, totals, strict=True) if total == max(totals)])
    return living


def total_of(setup: BattleOfWitsSetup, row: Row, seat: Seat) -> int:
    """Ruling BW-22: all poison counts, also what Immunity made harmless, unless the table says."""
    return row.total(seat, harmless=setup.total == "all-poison")


def sides_of(setup: BattleOfWitsSetup, characters: Sequence[Character]) -> list[Side]:
    if setup.winner != "teams":
        return [(seat,) for seat in range(setup.seats)]
    teams = list(map(team_of, characters))
    return [tuple([s for s, team in enumerate(teams) if team == each]) for each in range(2)]


def living_of(teams: Sequence[Side], row: Row) -> tuple[int, int]:
    """Survivors of each team in the game just played."""
    alive = row.survivors or ()
    heroes, others = (len([s for s in team if s in alive]) for team in teams)
    return heroes, others


def leading_team(setup: BattleOfWitsSetup, teams: Sequence[Side], row: Row) -> int | None:
    sizes, living = map(len, teams), living_of(teams, row)
    if setup.team_score == "share":
        scores = [Fraction(alive, size) for alive, size in zip(living, sizes, strict=True)]
    elif setup.team_score == "fewest-dead":
        scores = [Fraction(alive - size) for alive, size in zip(living, sizes, strict=True)]
    else:
        scores = [Fraction(alive) for alive in living]
    return None if scores[0] == scores[1] else scores.index(max(scores))


def following(seat: Seat, seats: tuple[Seat, ...]) -> Seat:
    """The next of these seats clockwise, after one that need not be among them."""
    return min(seats, key=lambda other: (other <= seat, other))
