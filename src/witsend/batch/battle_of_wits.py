"""Battle of Wits, many games at once: the table around the goblets, from characters to the series.

One game at the goblets is in goblets.py, who wins and who plays on in series.py, what a seat sees
in goblet_views.py. Clauses: docs/rules/battle-of-wits.md
"""

from typing import NamedTuple

import numpy as np

from witsend.adapters.forms.battle_of_wits import most_laid
from witsend.batch.draws import pick
from witsend.batch.goblet_views import encode
from witsend.batch.goblets import CHOOSING, DONE, LAYING, READY, UNKNOWN, choose, lay, next_seat
from witsend.batch.kinds import Flags, Large, Numbers, Row, Rules, Small, compiled
from witsend.batch.series import TEAMS, decide, tally
from witsend.games.battle_of_wits.setup import (
    CHARACTERS,
    DECK,
    FULL,
    GAMES_OF,
    LONG_TABLE,
    SHORT,
    BattleOfWitsSetup,
)

__all__ = ["apply", "encode", "legal", "row_type", "rules_of", "score", "start"]

OVER = -1
PEOPLE = len(CHARACTERS)
HIGHEST = max(DECK)
SICILIANS = np.array(DECK, np.int8)
FULL_HAND = sum(1 << (card - 1) for card in FULL)  # a hand is a bit per card
SHORT_HAND = sum(1 << (card - 1) for card in SHORT)


class BattleOfWitsRules(NamedTuple):
    seats: int
    rows: int  # games that may be under way at once
    laid: int  # cards that may lie at the goblets of one
    games: int  # of the series; 0: until one is left
    winner: int
    harmless: bool  # poison counts in a total all the same, ruling BW-22
    shared: bool  # by those who lead together
    team_score: int
    luckless: bool
    reveals: bool
    chosen: bool  # characters
    dealer: int  # from 1; 0 draws lots
    full_to: int  # seats up to which hands are full
    immunity: int  # the Sicilian card
    switch: int
    memory: bool


def rules_of(setup: BattleOfWitsSetup) -> BattleOfWitsRules:
    return BattleOfWitsRules(
        seats=setup.seats,
        rows=2 if setup.series == "mostly-dead" else 1,
        laid=most_laid(setup),
        games=GAMES_OF.get(setup.series, 0),
        winner=("survivors", "highest-total", "teams").index(setup.winner),
        harmless=setup.total == "all-poison",
        shared=setup.tie == "shared",
        team_score=("survivors", "share", "fewest-dead").index(setup.team_score),
        luckless=setup.luckless,
        reveals=not setup.odorless,
        chosen=setup.characters == "chosen",
        dealer=setup.dealer,
        full_to=LONG_TABLE - (setup.six_hand == "short"),
        immunity=setup.immunity,
        switch=setup.switch,
        memory=setup.memory,
    )


def row_type() -> np.dtype[np.void]:
    """With room for the largest table, so that all of them are compiled once."""
    seats, rows, laid = 10, 2, 60
    return np.dtype(
        [
            ("chance", np.uint64),
            ("asked", Small),  # a seat; OVER at the end
            ("phase", Small),
            ("characters", Small, (seats,)),  # from 1; 0 is nobody yet
            ("wishes", Small, (seats,)),
            ("said", Small, (seats,)),  # who has chosen, or is ready
            ("game", Large),
            ("wins", Large, (seats,)),
            ("playing", Small, (seats,)),
            ("winners", Small, (seats,)),
            ("games", Small),  # at the table: 0, 1 or 2
            # Of each of them:
            ("plays", Small, (rows, seats)),
            ("goblets", Small, (rows,)),
            ("dealer", Small, (rows,)),  # OVER before the first lot, and where there is no game
            ("turn", Small, (rows,)),  # OVER when all have drunk
            ("night", Small, (rows,)),
            ("hands", Small, (rows, seats)),
            ("sicilians", Small, (rows, seats)),
            ("laid", Small, (rows,)),  # cards at the goblets, in the order in which they came
            ("who", Small, (rows, laid)),
            ("card", Small, (rows, laid)),
            ("goblet", Small, (rows, laid)),
            ("bid", Small, (rows, laid)),
            ("sicilian", Small, (rows, laid)),
            ("contents", Small, (rows, seats)),  # of each goblet: how many
            ("shown", Small, (rows, seats)),
            ("immune", Small, (rows,)),  # a seat, or UNKNOWN
            ("switched", Small, (rows,)),
            ("opened", Small, (rows,)),
            ("holders", Small, (rows, seats)),  # per goblet a seat, or UNKNOWN
            ("survivors", Small, (rows, seats)),
            # To reckon with, and nothing that is kept:
            ("totals", Large, (seats,)),
            ("deck", Small, (len(DECK),)),
        ]
    )


@compiled
def start(row: Row, rules: Rules) -> None:
    seats = rules.seats
    row.game = 1
    row.games = 0
    row.dealer[:] = OVER
    row.dealer[0] = rules.dealer - 1
    for seat in range(seats):
        row.wins[seat] = row.wishes[seat] = row.said[seat] = row.winners[seat] = 0
        row.playing[seat] = 1
        row.characters[seat] = 0 if rules.chosen else seat + 1
    row.asked = 0
    row.phase = CHOOSING
    if not rules.chosen:
        deal(row, rules)


@compiled
def deal(row: Row, rules: Rules) -> None:
    """Clauses 4 to 6."""
    seats = rules.seats
    if row.dealer[0] < 0:
        row.dealer[0] = pick(row, seats)
    living = 0
    for seat in range(seats):
        living += row.playing[seat]
    row.games = 1 + (rules.rows > 1 and seats - living > 1)
    deck = row.deck
    for place in range(len(SICILIANS)):
        deck[place] = SICILIANS[place]
    dealt = 0
    for game in range(row.games):
        players = living if game == 0 else seats - living
        hand = FULL_HAND if players <= rules.full_to else SHORT_HAND
        for seat in range(seats):
            plays = row.playing[seat] == (game == 0)
            row.plays[game, seat] = plays
            row.hands[game, seat] = hand if plays else 0
            row.sicilians[game, seat] = 0
            if plays and not rules.luckless:
                other = dealt + pick(row, len(deck) - dealt)
                deck[dealt], deck[other] = deck[other], deck[dealt]
                row.sicilians[game, seat] = deck[dealt]
                dealt += 1
            row.contents[game, seat] = row.shown[game, seat] = row.survivors[game, seat] = 0
            row.holders[game, seat] = UNKNOWN
        row.goblets[game] = players
        row.turn[game] = next_seat(row, rules, game, row.dealer[game])
        row.night[game] = row.laid[game] = row.opened[game] = 0
        row.immune[game] = row.switched[game] = UNKNOWN
    row.said[:] = 0
    row.phase = LAYING
    row.asked = row.turn[0]


@compiled
def cannot_become(row: Row, rules: Rules, who: int) -> bool:
    """`who` from 1. Ruling BW-24: teams are as equal as they can be."""
    mates = 0
    for seat in range(rules.seats):
        other = row.wishes[seat]
        if other == who:
            return True
        mates += other > 0 and other % 2 == who % 2
    return rules.winner == TEAMS and mates >= (rules.seats + 1) // 2


@compiled
def legal(row: Row, rules: Rules, moves: Numbers) -> int:
    seats, count = rules.seats, 0
    if row.phase == LAYING:
        game = 0 if row.turn[0] >= 0 else 1
        return legal_at_goblets(row, rules, game, moves)
    if row.phase == CHOOSING:
        moves[0] = 0
        count = 1
        for who in range(1, PEOPLE + 1):
            if not cannot_become(row, rules, who):
                moves[count] = who
                count += 1
    elif row.phase == READY:
        moves[0] = 1 + PEOPLE + 23 * seats + 1 + seats * (seats - 1) // 2 + seats
        count = 1
    return count


@compiled
def legal_at_goblets(row: Row, rules: Rules, game: int, moves: Numbers) -> int:
    seats, seat, goblets, count = rules.seats, row.turn[game], row.goblets[game], 0
    pour = 1 + PEOPLE
    sicilian = pour + len(FULL) * seats
    bid = sicilian + HIGHEST * seats
    immunity = bid + len(FULL) * seats
    if row.opened[game]:
        take = immunity + 1 + seats * (seats - 1) // 2
        wanted = UNKNOWN
        for goblet in range(goblets):
            if row.holders[game, goblet] == seat:
                wanted = seat
        for goblet in range(goblets):
            if row.holders[game, goblet] == wanted:
                moves[count] = take + goblet
                count += 1
        return count
    hand = row.hands[game, seat]
    for card in range(len(FULL)):
        if hand >> card & 1:
            for goblet in range(goblets):
                moves[count] = pour + card * seats + goblet
                moves[count + 1] = bid + card * seats + goblet
                count += 2
    held = row.sicilians[game, seat]
    if held:
        for goblet in range(goblets):
            moves[count] = sicilian + (held - 1) * seats + goblet
            count += 1
        if held == rules.immunity:
            moves[count] = immunity
            count += 1
        if held == rules.switch:
            for one in range(goblets):
                pair = immunity + 1 + one * seats - one * (one + 1) // 2
                for other in range(one + 1, goblets):
                    moves[count] = pair + other - one - 1
                    count += 1
    return count


@compiled
def apply(row: Row, rules: Rules, number: int) -> None:
    if row.phase == CHOOSING:
        wish(row, rules, number)
    elif row.phase == READY:
        say_ready(row, rules)
    else:
        at_goblets(row, rules, number)


@compiled
def wish(row: Row, rules: Rules, who: int) -> None:
    """Clause 4 and ruling BW-33: where it is left open, who goes with the seat or else is left."""
    row.wishes[row.asked] = who
    row.said[row.asked] = 1
    row.asked += 1
    if row.asked < rules.seats:
        return
    for own in (True, False):
        for seat in range(rules.seats):
            first, last = (seat + 1, seat + 2) if own else (1, PEOPLE + 1)
            for other in range(first, last):
                if not row.wishes[seat] and not cannot_become(row, rules, other):
                    row.wishes[seat] = other
    for seat in range(rules.seats):
        row.characters[seat] = row.wishes[seat]
        row.wishes[seat] = 0
    deal(row, rules)


@compiled
def at_goblets(row: Row, rules: Rules, number: int) -> None:
    seats = rules.seats
    game = 0 if row.turn[0] >= 0 else 1
    number -= 1 + PEOPLE
    cards = (len(FULL) + HIGHEST + len(FULL)) * seats
    if number < cards:
        card, goblet = number // seats, number % seats
        if card < len(FULL):
            lay(row, rules, game, card + 1, goblet, False, False)
        elif card < len(FULL) + HIGHEST:
            lay(row, rules, game, card + 1 - len(FULL), goblet, True, False)
        else:
            lay(row, rules, game, card + 1 - len(FULL) - HIGHEST, goblet, False, True)
    elif number == cards:
        lay(row, rules, game, 0, 0, True, False)  # Immunity
    elif number <= cards + seats * (seats - 1) // 2:
        pair, one = number - cards - 1, 0
        while pair >= seats - 1 - one:
            pair -= seats - 1 - one
            one += 1
        lay(row, rules, game, 0, one * seats + one + 1 + pair, True, False)  # Switch
    else:
        choose(row, rules, game, number - cards - 1 - seats * (seats - 1) // 2)
    for other in range(row.games):
        if row.turn[other] >= 0:
            row.asked = row.turn[other]
            return
    end_game(row, rules)


@compiled
def end_game(row: Row, rules: Rules) -> None:
    """Clauses 16, 18 and 20: who has won it, and whether the series goes on."""
    tally(row, rules)
    decide(row, rules)
    row.asked = OVER if row.phase == DONE else 0


@compiled
def say_ready(row: Row, rules: Rules) -> None:
    """Clause 6: each game's next dealer sits clockwise of its last."""
    row.said[row.asked] = 1
    row.asked += 1
    if row.asked < rules.seats:
        return
    row.game += 1
    seats = rules.seats
    living = 0
    for seat in range(seats):
        living += row.playing[seat]
    before, games = row.games, 1 + (rules.rows > 1 and seats - living > 1)
    for game in range(games - 1, -1, -1):
        dealer = row.dealer[min(game, before - 1)]
        for _ in range(seats):
            dealer = (dealer + 1) % seats
            if row.playing[dealer] == (game == 0):
                break
        row.dealer[game] = dealer
    deal(row, rules)


@compiled
def score(row: Row, rules: Rules, winners: Flags, scores: Numbers) -> None:
    for seat in range(rules.seats):
        winners[seat] = row.phase == DONE and row.winners[seat]
        scores[seat] = row.wins[seat]
