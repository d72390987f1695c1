"""One game of Battle of Wits at its goblets, compiled: from the first card to the last gulp.

All cards that lie there are kept in the order in which they came, each with its goblet; so a stack
is the cards of a goblet in that order, and a Switch gives bids another goblet.
"""

from witsend.batch.kinds import Row, Rules, compiled

CHOOSING, LAYING, READY, DONE = range(4)  # phases of the table around it
UNKNOWN = -1
BIDDEN = 127  # more bids than can lie at a goblet


@compiled
def lay(
    row: Row, rules: Rules, game: int, card: int, place: int, sicilian: bool, bid: bool
) -> None:
    """Clauses 7 to 11: a turn, and at the end of a round the dealer's reveal.

    Card 0 is a power, of the Sicilian card: Switch with its two goblets in `place`.
    """
    seat = row.turn[game]
    if card:
        at = row.laid[game]
        row.who[game, at] = seat
        row.card[game, at] = card
        row.goblet[game, at] = place
        row.bid[game, at] = bid
        row.sicilian[game, at] = sicilian
        row.laid[game] += 1
        row.contents[game, place] += not bid
    elif row.sicilians[game, seat] == rules.immunity:
        row.immune[game] = seat
    else:
        row.switched[game] = seat
        one, other = place // rules.seats, place % rules.seats
        for at in range(row.laid[game]):
            if row.bid[game, at]:
                here = row.goblet[game, at]
                if here == one:
                    row.goblet[game, at] = other
                elif here == other:
                    row.goblet[game, at] = one
    if sicilian:
        row.sicilians[game, seat] = 0
    else:
        row.hands[game, seat] &= ~(1 << (card - 1))
    row.turn[game] = next_seat(row, rules, game, seat)
    if seat == row.dealer[game]:
        end_round(row, rules, game)


@compiled
def next_seat(row: Row, rules: Rules, game: int, seat: int) -> int:
    """Clockwise, who plays in this game, after one that need not."""
    seat = (seat + 1) % rules.seats
    while not row.plays[game, seat]:
        seat = (seat + 1) % rules.seats
    return seat


@compiled
def end_round(row: Row, rules: Rules, game: int) -> None:
    dealer = row.dealer[game]
    if rules.reveals:
        row.night[game] = not row.night[game]
    if not row.hands[game, dealer] and not row.sicilians[game, dealer]:
        open_bids(row, rules, game)  # Clause 11: nothing is revealed after the last turn.
    elif rules.reveals and not row.night[game]:
        for goblet in range(row.goblets[game]):
            row.shown[game, goblet] += row.shown[game, goblet] < row.contents[game, goblet]


@compiled
def open_bids(row: Row, rules: Rules, game: int) -> None:
    """Clause 12."""
    row.opened[game] = 1
    for goblet in range(row.goblets[game]):
        row.holders[game, goblet] = highest_bidder(row, game, goblet, False)
    settle(row, rules, game)


@compiled
def highest_bidder(row: Row, game: int, goblet: int, without: bool) -> int:
    """Among equals whoever has the nearest card; `without`: among those who have no goblet."""
    totals = row.totals
    totals[:] = 0
    for at in range(row.laid[game]):
        if row.bid[game, at] and row.goblet[game, at] == goblet:
            totals[row.who[game, at]] += row.card[game, at]
    best, most = UNKNOWN, 0
    for at in range(row.laid[game]):
        seat = row.who[game, at]
        if row.bid[game, at] and row.goblet[game, at] == goblet and totals[seat] > most:
            if without and held(row, game, seat):
                continue
            best, most = seat, totals[seat]
    return best


@compiled
def held(row: Row, game: int, seat: int) -> int:
    """Goblets that the seat has."""
    count = 0
    for goblet in range(row.goblets[game]):
        count += row.holders[game, goblet] == seat
    return count


@compiled
def settle(row: Row, rules: Rules, game: int) -> None:
    """Clauses 13 and 14: who has to choose; when nobody has, all drink."""
    for goblet in range(row.goblets[game]):
        seat = row.holders[game, goblet]
        if seat >= 0 and held(row, game, seat) > 1:
            row.turn[game] = seat
            return
    first, without = UNKNOWN, 0
    seat = row.dealer[game]
    for _ in range(row.goblets[game]):
        seat = next_seat(row, rules, game, seat)
        if not held(row, game, seat):
            without += 1
            if first == UNKNOWN:
                first = seat
    if without > 1:
        row.turn[game] = first
        return
    if without:
        for goblet in range(row.goblets[game]):
            if row.holders[game, goblet] == UNKNOWN:
                row.holders[game, goblet] = first
    drink(row, game)


@compiled
def choose(row: Row, rules: Rules, game: int, goblet: int) -> None:
    seat = row.turn[game]
    if not held(row, game, seat):
        row.holders[game, goblet] = seat
        settle(row, rules, game)
        return
    given_up = 0  # a bit per goblet
    for other in range(row.goblets[game]):
        if row.holders[game, other] == seat and other != goblet:
            given_up |= 1 << other
            row.holders[game, other] = UNKNOWN
    for other in range(row.goblets[game]):
        if given_up >> other & 1:  # Ruling BW-9: whoever receives one is served.
            row.holders[game, other] = highest_bidder(row, game, other, True)
    settle(row, rules, game)


@compiled
def drink(row: Row, game: int) -> None:
    """Clauses 15 and 16."""
    row.turn[game] = -1
    for goblet in range(row.goblets[game]):
        row.shown[game, goblet] = row.contents[game, goblet]
        row.survivors[game, row.holders[game, goblet]] = gulp(row, game, goblet)[3]


@compiled
def gulp(row: Row, game: int, goblet: int) -> tuple[int, int, int, bool]:
    """Wine and poison that count for its holder, poison that does not, and whether they live."""
    seat = row.holders[game, goblet]
    immune = seat == row.immune[game]
    wine, poison, ignored, nearest = 0, 0, 0, 0
    for at in range(row.laid[game]):
        if row.bid[game, at] or row.goblet[game, at] != goblet:
            continue
        card = row.card[game, at]
        if immune and row.who[game, at] == seat and card % 2 and not row.sicilian[game, at]:
            ignored += card
            continue
        if not nearest:
            nearest = card
        if card % 2:
            poison += card
        else:
            wine += card
    lives = wine > poison or (wine == poison and nearest % 2 == 0)
    return wine, poison, ignored, lives
