"""What a seat sees of Battle of Wits, as `witsend.adapters.forms` lays it out, compiled."""

from witsend.adapters.forms.battle_of_wits import LAID
from witsend.batch.goblets import BIDDEN, CHOOSING, DONE
from witsend.batch.kinds import Row, Rules, Vector, compiled
from witsend.games.battle_of_wits.setup import DECK, FULL

HIGHEST = max(DECK)


@compiled
def encode(row: Row, rules: Rules, seat: int, vector: Vector) -> None:
    """-1 is an onlooker."""
    seats = rules.seats
    vector[:] = 0
    if seat >= 0:
        vector[seat] = 1
    for other in range(seats):
        vector[seats + other] = 0 if row.phase == CHOOSING else row.characters[other]
        vector[2 * seats + other] = row.wishes[other]
        vector[3 * seats + 1 + other] = row.wins[other]
        vector[4 * seats + 1 + other] = row.playing[other]
        vector[7 * seats + 2 + other] = row.winners[other]
        vector[8 * seats + 18 + other] = row.said[other]
    vector[3 * seats] = row.game
    for game in range(rules.rows):
        if row.dealer[game] >= 0 and game < max(row.games, 1):
            vector[(5 + game) * seats + 1 + row.dealer[game]] = 1
    vector[7 * seats + 1] = row.phase == DONE
    at = 8 * seats + 2
    if seat >= 0 and row.games:
        own = 0 if row.plays[0, seat] else 1
        if own < row.games and row.plays[own, seat]:
            for card in range(len(FULL)):
                vector[at + card] = row.hands[own, seat] >> card & 1
            if row.sicilians[own, seat]:
                vector[at + len(FULL) + row.sicilians[own, seat] - 1] = 1
    at += len(FULL) + HIGHEST + seats
    for game in range(rules.rows):
        if game < row.games:
            encode_row(row, rules, game, seat, vector, at)
        at += 10 * seats + 4 + LAID * rules.laid


@compiled
def encode_row(row: Row, rules: Rules, game: int, seat: int, vector: Vector, at: int) -> None:
    seats = rules.seats
    drunk = row.turn[game] < 0
    vector[at] = 1
    at += 1
    for other in range(seats):
        vector[at + other] = row.plays[game, other]
    vector[at + seats + row.dealer[game]] = 1
    if not drunk:
        vector[at + 2 * seats + row.turn[game]] = 1
    vector[at + 3 * seats] = row.night[game]
    at += 3 * seats + 1
    for other in range(seats):
        held = row.sicilians[game, other] > 0
        left = held
        for card in range(len(FULL)):
            left += row.hands[game, other] >> card & 1
        vector[at + other] = left
        vector[at + seats + other] = held
    at += 2 * seats
    encode_laid(row, rules, game, seat, vector, at)
    at += LAID * rules.laid
    for goblet in range(row.goblets[game]):
        vector[at + goblet] = row.shown[game, goblet]
        if row.opened[game]:
            vector[at + 3 * seats + 1 + goblet] = row.holders[game, goblet] + 1
    if row.immune[game] >= 0:
        vector[at + seats + row.immune[game]] = 1
    if row.switched[game] >= 0:
        vector[at + 2 * seats + row.switched[game]] = 1
    vector[at + 3 * seats] = row.opened[game]
    vector[at + 4 * seats + 1] = drunk
    for other in range(seats):
        vector[at + 4 * seats + 2 + other] = drunk and row.survivors[game, other]


@compiled
def encode_laid(row: Row, rules: Rules, game: int, seat: int, vector: Vector, at: int) -> None:
    for goblet in range(row.goblets[game]):
        for bid in range(2):
            depth = 0
            open_to = row.shown[game, goblet] if not bid else BIDDEN * row.opened[game]
            for place in range(row.laid[game]):
                if row.goblet[game, place] == goblet and row.bid[game, place] == bid:
                    own = row.who[game, place] == seat and not rules.memory
                    vector[at] = goblet + 1
                    vector[at + 1] = bid
                    vector[at + 2] = row.who[game, place] + 1
                    vector[at + 3] = row.card[game, place] if own or depth < open_to else 0
                    vector[at + 4] = row.sicilian[game, place]
                    at += LAID
                    depth += 1
