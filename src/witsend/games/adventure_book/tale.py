"""One chapter being told: hands, decks, pieces, and everything that still has to happen.

What is to happen waits in `due`, the next first: the effects of rewards, cards and plot, and the
steps of a turn. `run` does them one by one until chance or a seat is asked, and looks for defeats
after each.
"""

from typing import Literal, Self

from msgspec.structs import replace

from witsend.content.vocabulary import (
    Advance,
    BringIn,
    BrutesHome,
    BruteSweep,
    CancelPlot,
    DrawSpecial,
    DrawStory,
    GainMiracle,
    GatherCards,
    Heal,
    If,
    LockDoor,
    Lose,
    March,
    MoveTo,
    MustDiscard,
    PeekPlot,
    PlaceChore,
    PlotAgain,
    PlotDiscardToBottom,
    PrinceWalks,
    RecoverDiscard,
    RetireHazard,
    ReturnChore,
    SpecialMove,
    Stir,
    TakeOff,
    Threat,
    WeddingStep,
)
from witsend.game import CHANCE, Record, Seat
from witsend.games.adventure_book.cards import Decks, Hand, added, without
from witsend.games.adventure_book.chapter import BESIDE, GONE, Board, Stage, stage
from witsend.games.adventure_book.due import (
    TOLD,
    AnyDue,
    Beset,
    Due,
    Gather,
    HandLimit,
    NextTurn,
    Offer,
    Phase,
    Resolve,
    StopPlot,
    Strike,
    TurnPage,
    Walk,
)
from witsend.games.adventure_book.news import (
    NO_PLOT_LEFT,
    AnyNews,
    BroughtIn,
    ChorePlaced,
    ChoreReturned,
    Discarded,
    DoorLocked,
    HazardFlared,
    HazardLaid,
    HazardRetired,
    HazardStruck,
    Healed,
    MiracleGained,
    Moved,
    PlotCancelled,
    PrinceDelayed,
    PutUnder,
    Reshuffled,
    SquadMoved,
    TakenOff,
    TrackMoved,
    TurnPassed,
    Wounded,
)


class Telling(Record, frozen=True, kw_only=True):
    book: str  # the edition
    number: int  # of the chapter
    again: bool  # it was interrupted before
    turn: Seat
    phase: Phase = "deal"
    steps_left: int  # free spaces in the move step
    board: Board
    hands: tuple[Hand, ...]
    decks: Decks
    miracles: int  # that the group has
    plot: int = 0  # the plot card turned last; 0 before the first
    due: tuple[Due, ...] = ()
    offer: Offer | None = None  # a trade that waits for an answer
    declined: tuple[Offer, ...] = ()  # in this turn
    traded: bool = False
    plans: tuple[str, ...] = ()  # the challenge each seat said it aims for in its last turn, or ""
    acted: tuple[str, ...] = ()  # actions done in this turn that can be done once
    outcome: str = ""  # TOLD, or the defeat that interrupted the chapter
    news: tuple[AnyNews, ...] = ()

    @property
    def stage(self) -> Stage:
        return stage(self.book, self.number)

    def tell(self, *items: AnyNews) -> Self:
        told = [replace(item, book=self.book, chapter=self.number) for item in items]
        return replace(self, news=(*self.news, *told))

    def then(self, seat: Seat, *effects: AnyDue) -> Self:
        """With these effects to come first."""
        return replace(self, due=(*(Due(seat, effect) for effect in effects), *self.due))

    def now_due(self, effect: AnyDue | None = None) -> Self:
        """With the first thing due done, or something else in its place."""
        rest = self.due[1:]
        return replace(self, due=rest if effect is None else (Due(self.due[0].seat, effect), *rest))

    def dealt(self, seat: Seat, hand: Hand) -> Self:
        return replace(self, hands=(*self.hands[:seat], hand, *self.hands[seat + 1 :]))

    def spend(self, seat: Seat, cards: Hand) -> Self:
        decks = replace(self.decks, discard=added(self.decks.discard, *cards))
        return replace(self.dealt(seat, without(self.hands[seat], *cards)), decks=decks)

    def planned(self, seat: Seat, challenge: str) -> tuple[str, ...]:
        return (*self.plans[:seat], challenge, *self.plans[seat + 1 :])

    @property
    def supply(self) -> int:
        """Miracles that nobody has and that lie nowhere."""
        return self.stage.rules.miracle_supply - self.miracles - self.board.star

    # Everything that changes the pieces goes through here.

    def changed(self, board: Board, *items: AnyNews) -> Self:
        """With the pieces so, counters brought in that this brings in, and defeats looked for."""
        told = self.tell(*items)
        for track in self.stage.chapter.tracks.values():
            begin = track.begin
            waiting = begin and all(board.at(counter) == BESIDE for counter in begin.set)
            if begin and waiting and self.stage.all_hold(board, begin.when):
                board = board.tracked(begin.set)
                told = told.tell(*(TrackMoved(name, at) for name, at in begin.set.items()))
        told = replace(told, board=board)
        if len(board.done) == len(self.stage.challenges):
            return told  # Ruling AB-15: nothing interrupts a chapter that is won.
        for defeat in self.stage.chapter.defeats:
            if defeat.when and self.stage.all_hold(board, defeat.when):
                return told.interrupted(defeat.id)
        return told

    def interrupted(self, defeat: str) -> Self:
        return replace(self, outcome=defeat, due=(), offer=None)

    def move(self, to: str, *who: str) -> Self:
        """By the game; whoever is carried goes along."""
        burdens = [name for each in who for name in self.stage.burdens(self.board, each)]
        everyone = (*who, *burdens)
        return self.changed(self.board.moved(to, *everyone), Moved(everyone, to))

    # What is due

    def run(self) -> Self:
        telling = self
        while telling.due and not telling.outcome:
            if isinstance(telling.due[0].effect, HandLimit):
                telling = replace(telling, phase="discard")
            if telling.leads_nowhere():
                telling = telling.now_due()
            elif telling.awaited():
                break
            else:
                telling = telling.resolve()
        return telling

    def leads_nowhere(self) -> bool:
        """Ruling AB-10: nothing happens in the space of someone who is off the board."""
        to: str | None = getattr(self.due[0].effect, "to", None)
        return to is not None and (
            self.stage.space(self.board, to, self.plot) not in self.stage.spaces
        )

    def awaited(self) -> tuple[Seat, ...]:  # noqa: C901, PLR0912 - one case per effect that asks
        """Who is asked by the first thing due; () where it needs nobody."""
        seat, effect = self.due[0].seat, self.due[0].effect
        hand = self.hands[seat]
        asked = False
        match effect:
            case DrawStory():
                return (CHANCE,) if self.decks.story else ()
            case DrawSpecial():
                return (CHANCE,) if self.decks.special else ()
            case PlotAgain():
                return (CHANCE,) if self.decks.next_plots() else ()
            case Stir(to):
                space = self.stage.space(self.board, to, self.plot)
                lies = space in dict(self.board.hazards)
                return () if lies or not self.stage.pool(self.board) else (CHANCE,)
            case PeekPlot(n):
                if len(self.decks.plot_top) < n and self.decks.hidden_plots():
                    return (CHANCE,)
                asked = bool(self.decks.plot_top)
            case MustDiscard(n):
                asked = len(hand) > n
            case Strike(icon):
                # A Miracle may bring the card; not while a plot card is resolved.
                hope = self.miracles and self.phase != "plot"
                asked = bool(self.dodges(seat, icon) or hope)
            case Beset():
                asked = bool(hand)
            case StopPlot(waiting) | Gather(waiting):
                return waiting
            case Walk():
                asked = effect.leaving is not None or any(
                    self.may_walk(effect, who) for who, _, _ in self.stage.steps(self.board)
                )
            case RecoverDiscard(_, but):
                asked = any(card != but for card in self.decks.discard)
            case HandLimit():
                asked = len(hand) > self.stage.rules.hand_limit
        return (seat,) if asked else ()

    def dodges(self, seat: Seat, icon: str) -> list[str]:
        """Cards that ward off what asks for this icon."""
        wild = self.stage.wild
        return sorted({card for card in self.hands[seat] if card == icon or card in wild})

    def may_walk(self, walk: Walk, who: str) -> bool:
        if who == walk.who:
            return walk.left > 0
        return walk.characters > 0 and who not in walk.walked

    def resolve(self) -> Self:  # noqa: C901, PLR0912 - one case per effect
        """Does the first thing due, which asks nobody."""
        seat, effect = self.due[0].seat, self.due[0].effect
        board, rest = self.board, self.now_due()
        match effect:
            case DrawStory():
                return self.reshuffled() if self.decks.discard else rest
            case DrawSpecial() | PeekPlot() | RecoverDiscard() | Walk() | StopPlot() | Gather():
                return rest  # there is nothing to draw, to take or to wait for
            case MustDiscard():
                hand = self.hands[seat]
                return rest.spend(seat, hand).tell(Discarded(seat, hand)) if hand else rest
            case MoveTo(who, to):
                space = self.stage.space(board, to, self.plot)
                return rest.move(space, who) if self.stage.on_board(board, who) else rest
            case BringIn(who, to):
                space = self.stage.space(board, to, self.plot)
                return rest.changed(board.moved(space, who), BroughtIn(who, space))
            case TakeOff(who):
                return rest.changed(board.moved(GONE, who), TakenOff(who))
            case Advance(counter, by):
                return self.advance(counter, by)
            case March(who, path, by):
                return self.march(who, path, by)
            case PlaceChore(to):
                return rest.place_chore(self.stage.space(board, to, self.plot))
            case ReturnChore(source):
                return rest.return_chore(self.stage.space(board, source, self.plot))
            case Stir(to):
                return rest.flare(seat, self.stage.space(board, to, self.plot))
            case Threat(icon):
                return rest.threaten(seat, Strike(icon))
            case Strike():
                wounds = board.wounds + 1
                return rest.changed(replace(board, wounds=wounds), Wounded(wounds))
            case RetireHazard(kind):
                hazards = tuple((space, lies) for space, lies in board.hazards if lies != kind)
                retired = replace(board, hazards=hazards, retired=(*board.retired, kind))
                return rest.changed(retired, HazardRetired(kind))
            case Heal(n):
                wounds = max(0, board.wounds - n)
                told = [Healed(wounds)] if board.wounds else []
                return rest.changed(replace(board, wounds=wounds), *told)
            case BruteSweep(to):
                return rest.sweep(seat, self.stage.space(board, to, self.plot))
            case Beset(who):
                return rest.move(self.stage.brutes.back_to, who)
            case BrutesHome():
                return rest.squads_home()
            case PrinceWalks():
                return rest.prince_walks(seat)
            case WeddingStep():
                return rest.wedding_step(seat)
            case LockDoor():
                return rest.lock_door()
            case PlotAgain():
                return self.interrupted(NO_PLOT_LEFT)  # Rulings AB-5 and AB-14
            case If(cond, then, otherwise):
                holds = self.stage.all_hold(board, cond, self.plot)
                return rest.then(seat, *(then if holds else otherwise))
            case Lose(id_):
                return self.interrupted(id_)
            case SpecialMove(characters, spaces):
                return self.now_due(Walk(characters, spaces))
            case PlotDiscardToBottom(n):
                return rest.put_under(n)
            case GatherCards(solo):
                others = tuple(
                    other for other, hand in enumerate(self.hands) if hand and other != seat
                )
                alone = len(self.hands) == 1
                return self.now_due(DrawStory(solo) if alone else Gather(others))
            case GainMiracle(instead):
                if not self.supply:
                    return self.now_due(DrawStory(instead))
                gained = replace(rest, miracles=self.miracles + 1)
                return gained.tell(MiracleGained(gained.miracles))
            case CancelPlot():
                return rest.now_due().tell(PlotCancelled(self.plot))
            case Resolve(card):
                return replace(rest, plot=card).then(seat, *self.stage.plots[card].effect)
            case HandLimit():
                return rest
            case NextTurn():
                return rest.next_turn()
            case TurnPage():
                return replace(rest, outcome=TOLD, due=())

    def reshuffled(self) -> Self:
        discard = self.decks.discard
        decks = replace(self.decks, story=discard, discard=())
        return replace(self, decks=decks).tell(Reshuffled(len(discard)))

    def advance(self, counter: str, by: int) -> Self:
        """One space at a time, as each may be a defeat."""
        rest, at, one = self.now_due(), self.board.at(counter), 1 if by > 0 else -1
        track = next(t for t in self.stage.chapter.tracks.values() if counter in t.counters)
        if at == BESIDE or not 0 <= at + one < len(track.labels):
            return rest
        left = rest if by == one else self.now_due(Advance(counter, by - one))
        return left.changed(self.board.tracked({counter: at + one}), TrackMoved(counter, at + one))

    def march(self, who: str, path: str, by: int) -> Self:
        one: Literal[1, -1] = 1 if by > 0 else -1
        to = self.stage.next_on(self.board, who, path, one)
        if to == GONE:
            return self.now_due()
        left = self.now_due(None if by == one else March(who, path, by - one))
        return left.move(to, who)

    def place_chore(self, space: str) -> Self:
        left = self.stage.chores.total - len(self.board.chores) - 1
        if left < 0:
            empty = (d.id for d in self.stage.chapter.defeats if d.on.startswith("place_chore"))
            return self.interrupted(next(empty))
        placed = replace(self.board, chores=added(self.board.chores, space))
        return self.changed(placed, ChorePlaced(space, left))

    def return_chore(self, space: str) -> Self:
        if space not in self.board.chores:
            return self
        board = replace(self.board, chores=without(self.board.chores, space))
        left = self.stage.chores.total - len(board.chores)
        return self.changed(board, ChoreReturned(space, left))

    # Hazards

    def flare(self, seat: Seat, space: str) -> Self:
        """A hazard that lies there already strikes all around it; with an empty pool none comes."""
        kind = dict(self.board.hazards).get(space)
        if kind is None:
            return self
        near = self.stage.near[space]
        struck = [who for who, place in self.board.places if place in near]
        telling = self.tell(HazardFlared(space, kind))
        for who in reversed(struck):
            telling = telling.threaten(seat, self.strike(kind, who))
        return telling

    def lay_hazard(self, seat: Seat, space: str, kind: str) -> Self:
        """Drawn from the pool for this space: it strikes whoever stands there, or lies there."""
        here = tuple(who for who, place in self.board.places if place == space)
        if here:
            return self.threaten(seat, self.strike(kind, *here))
        hazards = tuple(sorted((*self.board.hazards, (space, kind))))
        return self.changed(replace(self.board, hazards=hazards), HazardLaid(space, kind))

    def strike(self, kind: str, *who: str) -> Strike:
        return Strike(self.stage.hazards.dodge[kind], kind, who)

    def threaten(self, seat: Seat, strike: Strike) -> Self:
        told = HazardStruck(strike.who, strike.kind, strike.icon)
        return self.then(seat, strike).tell(told)

    # Squads, the prince, the wedding, doors

    def sweep(self, seat: Seat, space: str) -> Self:
        brutes, squads = self.stage.brutes, self.board.squads
        far = [self.stage.distance(squad, space) for squad in squads]
        chosen = squads.index(brutes.home) if brutes.home in squads else far.index(max(far))
        telling = self.send_squad(chosen, space)
        beset = [who for who in brutes.shoo.by if self.board.place(who) == space]
        return telling.then(seat, *(Beset(who) for who in beset))

    def send_squad(self, squad: int, space: str) -> Self:
        squads = self.board.squads
        sent = (*squads[:squad], space, *squads[squad + 1 :])
        return self.changed(replace(self.board, squads=sent), SquadMoved(squad, space))

    def squads_home(self) -> Self:
        telling, home = self, self.stage.brutes.home
        for number, squad in enumerate(self.board.squads):
            if squad != home:
                telling = telling.send_squad(number, home)
        return telling

    def prince_walks(self, seat: Seat) -> Self:
        prince = self.stage.prince
        who, delays = prince.who, prince.delayed_by
        if self.stage.together(self.board, (who, delays)):
            start = self.stage.chapter.characters[delays].start
            return self.tell(PrinceDelayed(who, delays)).move(start, delays)
        before = prince.before
        path = prince.then_path if before.until in self.board.done else before.path
        return self.then(seat, March(who, path, 1))

    def wedding_step(self, seat: Seat) -> Self:
        wedding = self.stage.wedding
        bride, groom, prince = wedding.bride, wedding.groom, wedding.prince
        suite = self.stage.chapter.paths[wedding.bride_path][-1]
        if (
            wedding.until not in self.board.done
            and self.board.place(bride) != suite
            and not self.stage.together(self.board, (bride, groom))
        ):
            return self.then(seat, March(bride, wedding.bride_path, 1))
        here = self.stage.on_board(self.board, prince)
        if here and not self.stage.together(self.board, (prince, groom)):
            return self.then(seat, March(prince, wedding.prince_path, 1))
        return self

    def lock_door(self) -> Self:
        taken = {place for _, place in self.board.places} | set(self.board.doors)
        free = [door for door in self.stage.doors.locked if door not in taken]
        if not free:
            return self
        locked = added(self.board.doors, free[0])
        return self.changed(replace(self.board, doors=locked), DoorLocked(free[0]))

    # Decks and turns

    def put_under(self, n: int) -> Self:
        decks = self.decks
        kept, cards = decks.plot_discard[:-n], decks.plot_discard[-n:]
        under = replace(decks, plot_discard=kept, plot_bottom=(*decks.plot_bottom, *cards))
        return replace(self, decks=under).tell(PutUnder(cards))

    def next_turn(self) -> Self:
        turn = (self.turn + 1) % len(self.hands)
        return replace(
            self,
            turn=turn,
            phase="move",
            steps_left=self.stage.rules.free_moves,
            declined=(),
            traded=False,
            plans=self.planned(turn, ""),
            acted=(),
        ).tell(TurnPassed(turn))
