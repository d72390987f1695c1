"""Battle of Wits: who drinks poison?, for 2 to 10 seats. Rules: docs/rules/battle-of-wits.md

In turn, everyone lays a card face-down above a goblet, where it is wine (even) or poison (odd), or
below it, as a bid to drink from it. One card in hand is Sicilian: it cannot bid, and two of its
kind have a power. Now and then the dealer turns contents up. At the end the highest bid on each
goblet drinks from it, and whoever got more poison than wine is dead. All who live have won; or
they play on, by one of the book's variants. One game at the goblets is in goblets.py.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from fractions import Fraction
from itertools import permutations
from random import Random
from typing import Annotated, Literal, Self, get_args

from msgspec import Meta
from msgspec.structs import replace

from witsend.game import (
    CHANCE,
    Ending,
    Move,
    NotAMove,
    Record,
    Refusal,
    Result,
    Seat,
    Setup,
    State,
    View,
    put,
)
from witsend.games.battle_of_wits_told import (
    TEAMS,
    AnyNews,
    Became,
    Began,
    BidLaid,
    Character,
    Hand,
    HighestTotal,
    Laid,
    LastStanding,
    LotDrawn,
    Poured,
    SaidReady,
    SeriesStands,
    SeriesWon,
    Settled,
    Survivors,
    TeamsCounted,
)
from witsend.games.goblets import (
    DECK,
    FULL,
    SHORT,
    Bid,
    Goblet,
    Immunity,
    Pour,
    Power,
    Row,
    Switch,
    Take,
    laid_card,
)

CHARACTERS: tuple[Character, ...] = get_args(Character)
LONG_TABLE = 6  # seats from which hands are short
GAMES_OF = {"one-game": 1, "best-of-three": 3, "best-of-five": 5}
POWERFUL = (8, 9)  # the Sicilian cards that can do something
MOST_LISTED = 3  # seats whose deals are still listed one by one


class BattleOfWitsSetup(Setup, frozen=True, kw_only=True):
    seats: Annotated[int, Meta(ge=2, le=10, description="How many sit at the table.")]
    series: Annotated[
        Literal["one-game", "best-of-three", "best-of-five", "last-standing", "mostly-dead"],
        Meta(
            description="One game; most wins in three or five; or survivors play on until one is "
            "left, while with mostly-dead those who are out play a game of their own."
        ),
    ] = "one-game"
    winner: Annotated[
        Literal["survivors", "highest-total", "teams"],
        Meta(
            description="Who wins a game: all who live; who lives with the most wine over poison; "
            "or the team of characters with the most survivors."
        ),
    ] = "survivors"
    tie: Annotated[
        Literal["shared", "play-off"],
        Meta(description="Several lead at the end: they share the win, or play on until one does."),
    ] = "shared"
    team_score: Annotated[
        Literal["survivors", "share", "fewest-dead"],
        Meta(description="What teams compare: survivors, their share of the team, or the dead."),
    ] = "survivors"
    luckless: Annotated[bool, Meta(description="No Sicilian cards.")] = False
    odorless: Annotated[bool, Meta(description="Odorless and tasteless: no dealer's reveals.")] = (
        False
    )
    round_table: Annotated[bool, Meta(description="A goblet stands before each seat.")] = False
    characters: Annotated[
        Literal["seated", "chosen"],
        Meta(description="Characters go with the seats, or everyone chooses one before play."),
    ] = "seated"
    dealer: Annotated[
        int,
        Meta(
            ge=0,
            le=10,
            description="The seat that deals first, from 1; 0 draws lots.",
            extra_json_schema={"format": "seat"},
        ),
    ] = 0
    six_hand: Annotated[
        Literal["short", "full"],
        Meta(description="Hands with six seats: the cards 3 to 7, or all seven."),
    ] = "short"
    immunity_card: Annotated[
        Literal["eight", "nine"],
        Meta(description="The Sicilian card that is Immunity; the other one is Switch."),
    ] = "eight"
    memory: Annotated[
        bool, Meta(description="Nobody may look again at cards they have laid face-down.")
    ] = False

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.dealer > self.seats:
            raise ValueError(f"dealer: there is no seat {self.dealer} at a table of {self.seats}.")
        if self.series not in GAMES_OF and self.winner != "survivors":
            raise ValueError(
                f"winner: in a series of {self.series} those who live play on, "
                "so a game has no other winners: choose survivors, or another series."
            )

    @property
    def immunity(self) -> int:
        return POWERFUL[self.immunity_card == "nine"]

    @property
    def switch(self) -> int:
        return POWERFUL[self.immunity_card == "eight"]

    def hand(self, seats: int) -> Hand:
        """A character's cards in a game of so many; clause 5."""
        full = seats < LONG_TABLE or (seats == LONG_TABLE and self.six_hand == "full")
        return FULL if full else SHORT

    def power(self, sicilian: int) -> Power:
        if sicilian not in POWERFUL:
            return ""
        return "immunity" if sicilian == self.immunity else "switch"


# Moves beside those of goblets.py


class Become(Move, frozen=True):
    character: Character

    def __str__(self) -> str:
        return f"be {self.character}"


class Ready(Move, frozen=True):
    """For the next game of the series."""

    def __str__(self) -> str:
        return "on with the next game"


class Lot(Move, frozen=True):
    """Chance's move: who deals first."""

    dealer: Seat


class Deal(Move, frozen=True):
    """Chance's move: a Sicilian card for every seat that plays, 0 for one that does not."""

    cards: tuple[int, ...]


class CharacterTaken(Refusal, frozen=True):
    character: Character
    says = "{character} is taken: choose someone else."


class TeamFull(Refusal, frozen=True):
    team: int  # 0 is the Man in Black's
    says = "There is no place left in {team}: choose someone of the other."

    def __str__(self) -> str:
        return self.says.format(team=TEAMS[self.team])


class NotALot(Refusal, frozen=True):
    says = "The lot names one of the seats."


class NotADeal(Refusal, frozen=True):
    says = "That deal does not fit: one Sicilian card of the twelve for each seat that plays."


class Series(Record, frozen=True, kw_only=True):
    """What is kept from game to game."""

    game: int = 1
    wins: tuple[int, ...]  # games each seat has won; lived through, where the last standing wins
    playing: tuple[Seat, ...]  # this game, or the next once this one is over
    dealers: tuple[Seat, ...] = ()  # of each game at the table; () until the lot is drawn
    winners: tuple[Seat, ...] | None = None  # of the whole, once that is decided


class Seen(Record, frozen=True):
    """A card at a goblet, as one seat sees it."""

    seat: Seat  # who laid it
    card: int | None  # None: this seat does not know what is on the other side
    sicilian: bool


class SeenGoblet(Record, frozen=True):
    contents: tuple[Seen, ...]  # closest to the goblet first, as in both stacks
    bids: tuple[Seen, ...]
    shown: int  # contents that lie face-up for everyone, from the closest outwards


class SeenRow(Record, frozen=True, kw_only=True):
    """One game at the table, as one seat sees it. Fields are as in `Row`, but for the cards."""

    seats: tuple[Seat, ...]
    dealer: Seat
    turn: Seat | None
    number: int
    night: bool
    left: tuple[int, ...]  # cards in each hand, the Sicilian one too; per seat of the table
    sicilians: tuple[bool, ...]  # whether the seat still holds a Sicilian card
    goblets: tuple[SeenGoblet, ...]
    immune: Seat | None
    switched: Seat | None
    holders: tuple[Seat | None, ...]
    survivors: tuple[Seat, ...] | None


class BattleOfWitsView(View, frozen=True, kw_only=True):
    setup: BattleOfWitsSetup
    characters: tuple[Character, ...]  # per seat, as far as they are chosen
    series: Series
    rows: tuple[SeenRow, ...]  # () until cards are dealt; [1] is the mostly dead's
    hand: Hand  # this seat's character cards, lowest first
    sicilian: int  # this seat's Sicilian card; 0 is none
    ready: tuple[Seat, ...]  # for the next game
    news: tuple[AnyNews, ...] = ()

    def imagine(self, rng: Random) -> "BattleOfWits":
        unseen = self.unseen_sicilians()
        rng.shuffle(unseen)
        return BattleOfWits(
            setup=self.setup,
            characters=self.characters,
            series=self.series,
            rows=tuple([self.imagine_row(row, unseen, rng) for row in self.rows]),
            ready=self.ready,
            news=self.news,
        )

    def unseen_sicilians(self) -> list[int]:
        unseen = list(DECK)
        for row in self.rows:
            for goblet in row.goblets:
                for seen in goblet.contents:
                    if seen.sicilian and seen.card is not None:
                        unseen.remove(seen.card)
            if row.immune is not None:
                unseen.remove(self.setup.immunity)
            if row.switched is not None:
                unseen.remove(self.setup.switch)
        if self.sicilian:
            unseen.remove(self.sicilian)
        return unseen

    def imagine_row(self, row: SeenRow, unseen: list[int], rng: Random) -> Row:
        """The row with every card this seat cannot see drawn from those it may be."""
        hidden = {seat: list(self.setup.hand(len(row.seats))) for seat in row.seats}
        for goblet in row.goblets:
            for seen in (*goblet.contents, *goblet.bids):
                if seen.card is not None and not seen.sicilian:
                    hidden[seen.seat].remove(seen.card)
        own = self.hand if self.seat in hidden else ()
        for seat, cards in hidden.items():
            if seat == self.seat:
                cards[:] = [card for card in cards if card not in own]
            rng.shuffle(cards)

        def turned(stack: tuple[Seen, ...]) -> tuple[Laid, ...]:
            return tuple(
                [
                    laid_card(
                        seen.seat,
                        (unseen if seen.sicilian else hidden[seen.seat]).pop()
                        if seen.card is None
                        else seen.card,
                        sicilian=seen.sicilian,
                    )
                    for seen in stack
                ]
            )

        goblets = tuple([Goblet(turned(g.contents), turned(g.bids), g.shown) for g in row.goblets])
        hands = [
            own if seat == self.seat else tuple(sorted(hidden.get(seat, ())))
            for seat in range(self.setup.seats)
        ]
        sicilians = [
            0 if not holds else self.sicilian if seat == self.seat else unseen.pop()
            for seat, holds in enumerate(row.sicilians)
        ]
        return Row(
            seats=row.seats,
            dealer=row.dealer,
            turn=row.turn,
            number=row.number,
            night=row.night,
            hands=tuple(hands),
            sicilians=tuple(sicilians),
            goblets=goblets,
            immune=row.immune,
            switched=row.switched,
            holders=row.holders,
            survivors=row.survivors,
        )


class BattleOfWits(State, frozen=True, kw_only=True):
    name = "battle-of-wits"
    title = "Battle of Wits"
    seats = range(2, 11)
    version = 2
    options = BattleOfWitsSetup
    kinds = Become | Pour | Bid | Immunity | Switch | Take | Ready | Lot | Deal

    setup: BattleOfWitsSetup
    characters: tuple[Character, ...]  # per seat, as far as they are chosen
    series: Series
    rows: tuple[Row, ...] = ()  # the games at the table; () until cards are dealt
    ready: tuple[Seat, ...] = ()  # who wants the next game of the series
    news: tuple[AnyNews, ...] = ()

    @classmethod
    def start(cls, setup: BattleOfWitsSetup) -> Self:
        seated = setup.characters == "seated"
        state = cls(
            setup=setup,
            characters=CHARACTERS[: setup.seats] if seated else (),
            series=Series(
                wins=(0,) * setup.seats,
                playing=tuple(range(setup.seats)),
                dealers=(setup.dealer - 1,) if setup.dealer else (),
            ),
        )
        return state.begin() if seated else state

    def begin(self) -> Self:
        """On to the deal, if it needs no luck; otherwise chance is to act."""
        if self.setup.luckless and self.series.dealers:
            return self.deal((0,) * self.setup.seats)
        return self

    def to_act(self) -> tuple[Seat, ...]:
        if not self.rows:
            chosen = len(self.characters)
            return (CHANCE,) if chosen == self.setup.seats else (chosen,)
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
        free = (Become(who) for who in CHARACTERS if self.cannot_become(who) is None)
        return tuple(free)

    def rule_against(self, seat: Seat, move: Move) -> Refusal | None:
        if seat == CHANCE:
            return self.rule_against_chance(move)
        if row := self.row_of(seat):
            return row.rule_against(seat, move, self.setup.power(row.sicilians[seat]))
        match move:
            case Ready() if self.rows:
                return None
            case Become(character) if not self.rows:
                return self.cannot_become(character)
        return NotAMove()

    def rule_against_chance(self, move: Move) -> Refusal | None:
        if not self.series.dealers:
            fits = isinstance(move, Lot) and 0 <= move.dealer < self.setup.seats
            return None if fits else NotALot()
        return None if isinstance(move, Deal) and self.fits(move) else NotADeal()

    def fits(self, deal: Deal) -> bool:
        playing = {seat for seats in self.games() for seat in seats}
        dealt = Counter(card for card in deal.cards if card)
        return (
            len(deal.cards) == self.setup.seats
            and dealt <= Counter(DECK)
            and all((seat in playing) == bool(card) for seat, card in enumerate(deal.cards))
        )

    def cannot_become(self, character: Character) -> Refusal | None:
        if character in self.characters:
            return CharacterTaken(character)
        team = team_of(character)
        if self.setup.winner == "teams":  # Ruling: teams are as equal as they can be.
            mates = sum(team_of(other) == team for other in self.characters)
            if mates >= (self.setup.seats + 1) // 2:
                return TeamFull(team)
        return None

    def apply(self, seat: Seat, move: Move) -> Self:
        if row := self.row_of(seat):
            if type(move) is Take:
                row, story = row.take(seat, move.goblet)
            else:
                row, story = row.lay(seat, move, reveals=not self.setup.odorless)
            rows = put(self.rows, row.number, row)
            if row.turn is None:
                return self.settle(rows, (*story, Settled(row.survivors or (), row=row.number)))
            return replace(self, rows=rows, news=story)
        match move:
            case Deal(cards):
                return self.deal(cards)
            case Lot(dealer):
                news = (*self.news, LotDrawn(dealer))
                series = replace(self.series, dealers=(dealer,))
                return replace(self, series=series, news=news).begin()
            case Become(character):
                characters = (*self.characters, character)
                state = replace(self, characters=characters, news=(Became(seat, character),))
                return state.begin() if len(characters) == self.setup.seats else state
            case Ready():
                ready = tuple(sorted((*self.ready, seat)))
                state = replace(self, ready=ready, news=(SaidReady(seat),))
                return state.next_game() if len(ready) == self.setup.seats else state
        raise TypeError(move)

    def games(self) -> tuple[tuple[Seat, ...], ...]:
        """Who plays in each of the games at the table."""
        playing = self.series.playing
        dead = tuple([seat for seat in range(self.setup.seats) if seat not in playing])
        # Ruling: one alone cannot play.
        return (playing, dead) if self.setup.series == "mostly-dead" and dead[1:] else (playing,)

    def deal(self, cards: tuple[int, ...]) -> Self:
        """Clauses 4 to 6."""
        rows, news = [], list(self.news)
        everyone = range(self.setup.seats)
        games = zip(self.games(), self.series.dealers, strict=True)
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

    def settle(self, rows: tuple[Row, ...], news: tuple[AnyNews, ...]) -> Self:
        """A game has ended; when it was the last one at the table, what comes of it."""
        state = replace(self, rows=rows, news=news)
        if any(row.turn is not None for row in rows):
            return state
        won = state.game_winners()
        wins = tuple([wins + (seat in won) for seat, wins in enumerate(self.series.wins)])
        tallied = replace(state, series=replace(self.series, wins=wins))
        series = tallied.decide()
        if series.winners is None:
            news = (*news, SeriesStands(series.game, won, series.wins, series.playing))
        return replace(state, series=series, news=news)

    def game_winners(self) -> tuple[Seat, ...]:
        """Clauses 16, 18 and 20, for the game just played."""
        row = self.rows[0]
        living = row.survivors or ()
        if self.setup.winner == "teams":
            team = self.leading_team()
            return () if team is None else self.sides()[team]
        if self.setup.winner == "highest-total":
            totals = [row.total(seat) for seat in living]
            return tuple(
                [s for s, total in zip(living, totals, strict=True) if total == max(totals)]
            )
        return living

    def sides(self) -> list[tuple[Seat, ...]]:
        """Who wins or loses together."""
        if self.setup.winner != "teams":
            return [(seat,) for seat in range(self.setup.seats)]
        teams = list(map(team_of, self.characters))
        return [tuple([s for s, team in enumerate(teams) if team == each]) for each in range(2)]

    def living(self) -> tuple[int, int]:
        """Survivors of each team in the game just played."""
        alive = self.rows[0].survivors or ()
        heroes, others = (len([s for s in side if s in alive]) for side in self.sides())
        return heroes, others

    def leading_team(self) -> int | None:
        sizes, living = [len(side) for side in self.sides()], self.living()
        if self.setup.team_score == "share":
            scores = [Fraction(alive, size) for alive, size in zip(living, sizes, strict=True)]
        elif self.setup.team_score == "fewest-dead":
            scores = [Fraction(alive - size) for alive, size in zip(living, sizes, strict=True)]
        else:
            scores = [Fraction(alive) for alive in living]
        return None if scores[0] == scores[1] else scores.index(max(scores))

    def decide(self) -> Series:
        """Clause 18: who has won the series, or who plays the next game."""
        series, shared = self.series, self.setup.tie == "shared"
        if self.setup.series not in GAMES_OF:
            alive = self.rows[0].survivors or ()
            if len(alive) > 1:
                return replace(series, playing=alive)
            if alive or shared:
                return replace(series, winners=alive or series.playing)
            return series
        sides = sorted(self.sides(), key=lambda side: -series.wins[side[0]])
        best, second = (series.wins[side[0]] for side in sides[:2])
        to_come = max(GAMES_OF[self.setup.series] - series.game, 0)
        if best - second > to_come:  # Ruling: a lead ends the series when nobody can catch up.
            return replace(series, winners=sides[0])
        if to_come:
            return series
        leaders = tuple([seat for seat, wins in enumerate(series.wins) if wins == best])
        if not shared:
            return replace(series, playing=leaders)
        # Ruling: teams that are level draw. Clause 16: a game that all died in has no winner.
        if self.setup.winner == "teams" or (self.setup.series == "one-game" and not best):
            return replace(series, winners=())
        return replace(series, winners=leaders)

    def next_game(self) -> Self:
        """Clause 6: each game's next dealer sits clockwise of its last."""
        last = self.series.dealers
        dealers = tuple(
            [following(last[min(n, len(last) - 1)], seats) for n, seats in enumerate(self.games())]
        )
        series = replace(self.series, game=self.series.game + 1, dealers=dealers)
        return replace(self, series=series, rows=(), ready=()).begin()

    def view(self, seat: Seat | None) -> BattleOfWitsView:
        self.check_seat(seat)
        own = next((row for row in self.rows if seat in row.seats), None)
        return BattleOfWitsView(
            seat=seat,
            setup=self.setup,
            characters=self.characters,
            series=self.series,
            rows=tuple([self.seen_row(row, seat) for row in self.rows]),
            hand=own.hands[seat] if own and seat is not None else (),
            sicilian=own.sicilians[seat] if own and seat is not None else 0,
            ready=self.ready,
            news=tuple([self.seen_news(item, seat) for item in self.news]),
        )

    def seen_row(self, row: Row, seat: Seat | None) -> SeenRow:
        owner = None if self.setup.memory else seat  # Ruling: whoever laid a card may look again.
        return SeenRow(
            seats=row.seats,
            dealer=row.dealer,
            turn=row.turn,
            number=row.number,
            night=row.night,
            left=tuple(
                [
                    len(hand) + bool(card)
                    for hand, card in zip(row.hands, row.sicilians, strict=True)
                ]
            ),
            sicilians=tuple(map(bool, row.sicilians)),
            goblets=tuple(
                [
                    SeenGoblet(
                        seen_stack(goblet.contents, goblet.shown, owner),
                        seen_stack(goblet.bids, len(goblet.bids) if row.holders else 0, owner),
                        goblet.shown,
                    )
                    for goblet in row.goblets
                ]
            ),
            immune=row.immune,
            switched=row.switched,
            holders=row.holders,
            survivors=row.survivors,
        )

    def seen_news(self, item: AnyNews, seat: Seat | None) -> AnyNews:
        if isinstance(item, Poured | BidLaid) and (item.seat != seat or self.setup.memory):
            return replace(item, card=None)
        return item

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
            return TeamsCounted(self.leading_team(), self.living())
        if self.setup.winner == "highest-total":
            return HighestTotal(winners, self.rows[0].total(winners[0]) if winners else 0)
        return Survivors(winners)

    def draw(self, rng: Random) -> Move:
        if not self.series.dealers:
            return Lot(int(rng.random() * self.setup.seats))
        seats = [seat for seats in self.games() for seat in seats]
        return self.dealt(seats, rng.sample(DECK, len(seats)))

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
        seats = [seat for seats in self.games() for seat in seats]
        if len(seats) <= MOST_LISTED:
            ways = Counter(permutations(DECK, len(seats)))
            for cards, count in ways.items():
                yield self.dealt(seats, cards), count / ways.total()

    def default_move(self, seat: Seat) -> Move:
        """The lowest card into goblet A; the first of what there is to choose."""
        return self.moves(seat)[0]


def seen_stack(stack: tuple[Laid, ...], shown: int, owner: Seat | None) -> tuple[Seen, ...]:
    return tuple(
        [
            Seen(
                laid.seat,
                laid.card if place < shown or laid.seat == owner else None,
                laid.sicilian,
            )
            for place, laid in enumerate(stack)
        ]
    )


def following(seat: Seat, seats: tuple[Seat, ...]) -> Seat:
    """The next of these seats clockwise, after one that need not be among them."""
    return min(seats, key=lambda other: (other <= seat, other))


def team_of(character: Character) -> int:
    return CHARACTERS.index(character) % 2
