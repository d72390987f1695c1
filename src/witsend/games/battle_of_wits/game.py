"""Battle of Wits: who drinks poison?, for 2 to 10 seats. Rules: docs/rules/battle-of-wits.md

In turn, everyone lays a card face-down above a goblet, where it is wine (even) or poison (odd), or
below it, as a bid to drink from it. One card in hand is Sicilian: it cannot bid, and two of its
kind have a power. Now and then the dealer turns contents up. At the end the highest bid on each
goblet drinks from it, and whoever got more poison than wine is dead. All who live have won; or
they play on, by one of the book's variants. One game at the goblets, from the first card to the
last gulp, is in goblets.py; who wins and who plays on is in series.py.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import permutations
from random import Random
from typing import Self

from msgspec.structs import replace

from witsend.chance import pick, sample
from witsend.game import CHANCE, Ending, Move, NotAMove, Refusal, Result, Seat, State, put
from witsend.games.battle_of_wits.goblets import Goblet, Row
from witsend.games.battle_of_wits.moves import (
    Become,
    Bid,
    CharacterTaken,
    Deal,
    Immunity,
    Lot,
    NotADeal,
    NotALot,
    Pour,
    Ready,
    Switch,
    Take,
    TeamFull,
    Whoever,
)
from witsend.games.battle_of_wits.news import (
    AnyNews,
    Became,
    Began,
    HighestTotal,
    LastStanding,
    LeftOpen,
    LotDrawn,
    SaidReady,
    SeriesStands,
    SeriesWon,
    Settled,
    Survivors,
    TeamsCounted,
)
from witsend.games.battle_of_wits.series import (
    Series,
    following,
    game_winners,
    leading_team,
    living_of,
    sides_of,
    total_of,
)
from witsend.games.battle_of_wits.setup import (
    CHARACTERS,
    DECK,
    GAMES_OF,
    BattleOfWitsSetup,
    Character,
    team_of,
)
from witsend.games.battle_of_wits.view import BattleOfWitsView, seen_news, seen_row

MOST_LISTED = 3  # seats whose deals are still listed one by one


class BattleOfWits(State, frozen=True, kw_only=True):
    name = "battle-of-wits"
    title = "Battle of Wits"
    seats = range(2, 11)
    version = 3
    options = BattleOfWitsSetup
    kinds = Become | Whoever | Pour | Bid | Immunity | Switch | Take | Ready | Lot | Deal

    setup: BattleOfWitsSetup
    characters: tuple[Character, ...] = ()  # per seat; () until everyone has one
    wishes: tuple[Character | None, ...] = ()  # per seat, before that; None: not said, or left open
    series: Series
    rows: tuple[Row, ...] = ()  # the games at the table; () until cards are dealt
    ready: tuple[Seat, ...] = ()  # with choosing a character, or for the series' next game
    news: tuple[AnyNews, ...] = ()

    @classmethod
    def start(cls, setup: BattleOfWitsSetup) -> Self:
        seated = setup.characters == "seated"
        state = cls(
            setup=setup,
            characters=CHARACTERS[: setup.seats] if seated else (),
            wishes=() if seated else (None,) * setup.seats,
            series=Series(
                wins=(0,) * setup.seats,
                playing=tuple(range(setup.seats)),
                dealers=(setup.dealer - 1,) if setup.dealer else (),
            ),
        )
        return state.begin() if seated else state

    def is_out(self, seat: Seat) -> bool:
        return all(seat not in seats for seats in self.series.games(self.setup))

    # Who may do what

    def to_act(self) -> tuple[Seat, ...]:
        if self.characters and not self.rows:
            return (CHANCE,)
        turns = tuple([row.turn for row in self.rows if row.turn is not None])
        if turns or self.series.winners is not None:
            return turns
        return tuple([seat for seat in range(self.setup.seats) if seat not in self.ready])

    def row_of(self, seat: Seat) -> Row | None:
        """The game in which it is this seat's turn."""
        for row in self.rows:
            if row.turn == seat:
                return row
        return None

    def moves(self, seat: Seat) -> tuple[Move, ...]:
        if row := self.row_of(seat):
            return row.moves(seat, self.setup.power(row.sicilians[seat]))
        if seat == CHANCE or seat not in self.to_act():
            return ()
        if self.rows:
            return (Ready(),)
        free = [who for who in CHARACTERS if self.cannot_become(who, self.wishes) is None]
        return (Whoever(), *map(Become, free))

    # What is refused

    def rule_against(self, seat: Seat, move: Move) -> Refusal | None:
        if seat == CHANCE:
            return self.rule_against_chance(move)
        if row := self.row_of(seat):
            return row.rule_against(seat, move, self.setup.power(row.sicilians[seat]))
        match move:
            case Ready() if self.rows:
                return None
            case Whoever() if not self.rows:
                return None
            case Become(character) if not self.rows:
                return self.cannot_become(character, self.wishes)
        return NotAMove()

    def rule_against_chance(self, move: Move) -> Refusal | None:
        if not self.series.dealers:
            fits = isinstance(move, Lot) and 0 <= move.dealer < self.setup.seats
            return None if fits else NotALot()
        return None if isinstance(move, Deal) and self.fits(move) else NotADeal()

    def fits(self, deal: Deal) -> bool:
        playing = {seat for seats in self.series.games(self.setup) for seat in seats}
        dealt = Counter(card for card in deal.cards if card)
        return (
            len(deal.cards) == self.setup.seats
            and dealt <= Counter(DECK)
            and all((seat in playing) == bool(card) for seat, card in enumerate(deal.cards))
        )

    def cannot_become(
        self, character: Character, taken: tuple[Character | None, ...]
    ) -> Refusal | None:
        if character in taken:
            return CharacterTaken(character)
        team = team_of(character)
        if self.setup.winner == "teams":  # Ruling BW-24: teams are as equal as they can be.
            mates = sum(other is not None and team_of(other) == team for other in taken)
            if mates >= (self.setup.seats + 1) // 2:
                return TeamFull(team)
        return None

    # What happens, in the order of the book

    def apply(self, seat: Seat, move: Move) -> Self:
        if row := self.row_of(seat):
            return self.turn(row, seat, move)
        match move:
            case Become(character):
                return self.wish(seat, character, Became(seat, character))
            case Whoever():
                return self.wish(seat, None, LeftOpen(seat))
            case Lot(dealer):
                return self.cast_lot(dealer)
            case Deal(cards):
                return self.deal(cards)
            case Ready():
                return self.say_ready(seat)
        raise TypeError(move)

    def wish(self, seat: Seat, character: Character | None, said: AnyNews) -> Self:
        """Clause 4: everyone says at the same time who they will be, or leaves it open."""
        ready, wishes = tuple(sorted((*self.ready, seat))), put(self.wishes, seat, character)
        if len(ready) < self.setup.seats:
            return replace(self, ready=ready, wishes=wishes, news=(said,))
        characters = self.given_out(wishes)
        given = [
            Became(other, who) for other, who in enumerate(characters) if wishes[other] is None
        ]
        settled = replace(self, characters=characters, wishes=(), ready=(), news=(said, *given))
        return settled.begin()

    def given_out(self, wishes: tuple[Character | None, ...]) -> tuple[Character, ...]:
        """Ruling BW-33: where it was left open, who goes with the seat; if taken, who is left."""
        for own in (True, False):
            for seat, wish in enumerate(wishes):
                wanted = CHARACTERS[seat : seat + 1] if own else CHARACTERS
                free = [who for who in wanted if self.cannot_become(who, wishes) is None]
                if wish is None and free:
                    wishes = put(wishes, seat, free[0])
        return tuple([character for character in wishes if character is not None])

    def cast_lot(self, dealer: Seat) -> Self:
        """Clause 6."""
        series = replace(self.series, dealers=(dealer,))
        return replace(self, series=series, news=(*self.news, LotDrawn(dealer))).begin()

    def begin(self) -> Self:
        """On to the deal, if it needs no luck; otherwise chance is to act."""
        if self.setup.luckless and self.series.dealers:
            return self.deal((0,) * self.setup.seats)
        return self

    def deal(self, cards: tuple[int, ...]) -> Self:
        """Clauses 4 to 6."""
        rows, news = [], list(self.news)
        everyone = range(self.setup.seats)
        games = zip(self.series.games(self.setup), self.series.dealers, strict=True)
        for number, (seats, dealer) in enumerate(games):
            hand, first = self.setup.hand(len(seats)), following(dealer, seats)
            row = Row(
                seats=seats,
                dealer=dealer,
                turn=first,
                number=number,
                hands=tuple([hand if seat in seats else () for seat in everyone]),
                sicilians=tuple([cards[seat] if seat in seats else 0 for seat in everyone]),
                goblets=(Goblet(),) * len(seats),
            )
            rows.append(row)
            sicilian = not self.setup.luckless
            began = Began(self.series.game, seats, dealer, first, hand, sicilian, row=number)
            news.append(began)
        return replace(self, rows=tuple(rows), ready=(), news=tuple(news))

    def turn(self, row: Row, seat: Seat, move: Move) -> Self:
        """Clauses 7 to 16: a card is laid, or a goblet taken, and whatever follows from it."""
        if type(move) is Take:
            row, story = row.take(seat, move.goblet)
        else:
            row, story = row.lay(seat, move, reveals=not self.setup.odorless)
        rows = put(self.rows, row.number, row)
        if row.turn is None:
            return self.settle(rows, (*story, Settled(row.survivors or (), row=row.number)))
        return replace(self, rows=rows, news=story)

    def settle(self, rows: tuple[Row, ...], news: tuple[AnyNews, ...]) -> Self:
        """A game has ended; when it was the last one at the table, what comes of it."""
        state = replace(self, rows=rows, news=news)
        if any(row.turn is not None for row in rows):
            return state
        sides = sides_of(self.setup, self.characters)
        won = game_winners(self.setup, sides, rows[0])
        series = self.series.tallied(won).decided(self.setup, sides, rows[0].survivors or ())
        if series.winners is None:
            news = (*news, SeriesStands(series.game, won, series.wins, series.playing))
        return replace(state, series=series, news=news)

    def say_ready(self, seat: Seat) -> Self:
        ready = tuple(sorted((*self.ready, seat)))
        state = replace(self, ready=ready, news=(SaidReady(seat),))
        if len(ready) < self.setup.seats:
            return state
        series = self.series.next_game(self.setup)
        return replace(state, series=series, rows=(), ready=()).begin()

    def result(self) -> Result | None:
        if (winners := self.series.winners) is None:
            return None
        return Result(winners=winners, scores=self.series.wins, ending=self.ending(winners))

    def ending(self, winners: tuple[Seat, ...]) -> Ending:
        series = self.series
        if self.setup.series not in GAMES_OF:
            return LastStanding(winners, series.game)
        if series.game > 1:
            return SeriesWon(winners, series.wins, series.game)
        if self.setup.winner == "teams":
            teams, row = sides_of(self.setup, self.characters), self.rows[0]
            return TeamsCounted(leading_team(self.setup, teams, row), living_of(teams, row))
        if self.setup.winner == "highest-total":
            total = total_of(self.setup, self.rows[0], winners[0]) if winners else 0
            return HighestTotal(winners, total)
        return Survivors(winners)

    def rematch(self) -> BattleOfWitsSetup:
        """Clause 6: the seat clockwise of the last game's dealer deals."""
        if not self.series.dealers:
            return self.setup
        dealer = (self.series.dealers[0] + 1) % self.setup.seats
        return replace(self.setup, dealer=dealer + 1)

    # What is seen

    def view(self, seat: Seat | None) -> BattleOfWitsView:
        self.check_seat(seat)
        owner = None if self.setup.memory else seat  # Ruling BW-15: one's own cards.
        own = next((row for row in self.rows if seat in row.seats), None)
        return BattleOfWitsView(
            seat=seat,
            setup=self.setup,
            characters=self.characters,
            wishes=self.wishes,
            series=self.series,
            rows=tuple([seen_row(row, owner) for row in self.rows]),
            hand=own.hands[seat] if own and seat is not None else (),
            sicilian=own.sicilians[seat] if own and seat is not None else 0,
            ready=self.ready,
            news=tuple([seen_news(item, owner) for item in self.news]),
        )

    @classmethod
    def imagined(cls, view: BattleOfWitsView, rng: Random) -> Self:
        return cls(
            setup=view.setup,
            characters=view.characters,
            wishes=view.wishes,
            series=view.series,
            rows=view.imagine_rows(rng),
            ready=view.ready,
            news=view.news,
        )

    # Chance, and seats that are away

    def draw(self, rng: Random) -> Move:
        if not self.series.dealers:
            return Lot(pick(rng, self.setup.seats))
        seats = [seat for seats in self.series.games(self.setup) for seat in seats]
        return self.dealt(seats, sample(rng, DECK, len(seats)))

    def dealt(self, seats: Iterable[Seat], cards: Iterable[int]) -> Deal:
        given = dict(zip(seats, cards, strict=True))
        return Deal(tuple([given.get(seat, 0) for seat in range(self.setup.seats)]))

    def odds(self) -> Iterator[tuple[Move, float]]:
        if self.to_act() != (CHANCE,):
            return
        everyone = range(self.setup.seats)
        if not self.series.dealers:
            yield from ((Lot(dealer), 1 / len(everyone)) for dealer in everyone)
            return
        seats = [seat for seats in self.series.games(self.setup) for seat in seats]
        if len(seats) <= MOST_LISTED:
            ways = Counter(permutations(DECK, len(seats)))
            for cards, count in ways.items():
                yield self.dealt(seats, cards), count / ways.total()

    def default_move(self, seat: Seat) -> Move:
        """Whoever goes with the seat; the lowest card into goblet A; the first goblet to choose."""
        return self.moves(seat)[0]


BattleOfWitsView.game = BattleOfWits
