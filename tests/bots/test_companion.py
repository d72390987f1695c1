"""The bot of Adventure Book: sensible choices where the cards lie open, and chapters told."""

from collections.abc import Iterator, Sequence
from random import Random
from time import process_time

import pytest
from msgspec.structs import replace

from adventure import ANNE, BEN, dealt, ended, hand, place, played, scene
from witsend.bots import BOTS, UnknownBot, ask_bot, find_bot
from witsend.bots.adventure_book import Companion
from witsend.bots.adventure_book.companion import Thought
from witsend.bots.adventure_book.lines import Line
from witsend.bots.adventure_book.outlook import tour
from witsend.bots.adventure_book.worth import worth
from witsend.content.books.vocabulary import DrawSpecial, DrawStory, PlotAgain
from witsend.game import CHANCE, Move
from witsend.games.adventure_book import AdventureBook
from witsend.games.adventure_book.due import TOLD
from witsend.games.adventure_book.moves import (
    Act,
    Agree,
    Complete,
    Decline,
    Discard,
    Dodge,
    Draw,
    EndStory,
    GoAhead,
    GoOn,
    LetBe,
    Plan,
    PlaySpecial,
    Propose,
    Step,
    Suffer,
    Trade,
    TurnPlot,
    UseMiracle,
    Whoever,
)
from witsend.games.adventure_book.tale import Claim

LEVELS = ("easy", "middle", "hard")


def choice(state: AdventureBook, bot: Companion | None = None) -> Move:
    (seat, *_) = state.to_act()
    return ask_bot(bot or Companion.hard(), state, seat, Random(1))


def turn(state: AdventureBook, bot: Companion | None = None) -> tuple[list[Move], AdventureBook]:
    """The moves of the first seat until it ends its turn or chance is asked, what it aims for left
    out.
    """
    bot, moves = bot or Companion.hard(), list[Move]()
    while state.moment == "telling" and state.to_act() == (ANNE,):
        move = choice(state, bot)
        if not isinstance(move, Plan):
            moves.append(move)
        if isinstance(move, EndStory):
            break
        state = played(state, move)
    return moves, state


def outcome(state: AdventureBook, story: str, specials: str, plots: Sequence[int]) -> str:
    """How a hard companion's chapter ends: these cards are drawn and these plot cards come, and it
    is "" if that is not enough.
    """
    bot = Companion.hard()
    decks: dict[type, Iterator[Move]] = {
        DrawStory: map(Draw, story.split()),
        DrawSpecial: map(Draw, specials.split()),
        PlotAgain: map(TurnPlot, plots),
    }
    while state.moment == "telling":
        move: Move | None = choice(state, bot) if state.to_act() == (ANNE,) else None
        move = move or next(decks[type(state.due[0].effect)], None)
        if move is None:
            break
        state = played(state, move)
    return state.outcome


def test_there_is_one_for_every_level() -> None:
    assert [*BOTS["adventure-book"]] == ["uniform", *LEVELS]


def test_it_says_what_it_aims_for_first() -> None:
    state = dealt("fighting courage love wits", "love love wits wits")
    assert choice(state) == Plan("firewood", "near")


def test_alone_it_has_nobody_to_tell() -> None:
    assert isinstance(choice(dealt("fighting courage love wits")), Step)


def test_where_words_do_not_count_it_says_what_to_do_at_once() -> None:
    state = dealt("fighting courage love wits", "love love wits wits")
    moves = [move for move in state.moves(0) if not move.only_said]
    assert isinstance(Companion.hard().choose(state.view(0), moves, Random(1), 1), Step)


def test_it_goes_where_a_challenge_is_and_completes_it() -> None:
    moves, state = turn(dealt("fighting courage love wits"))
    assert place(state, "westley") == "wood"
    assert isinstance(moves[-1], Complete)
    assert moves[-1].challenge == "firewood"
    assert state.to_act() == (CHANCE,)


def test_it_discards_what_it_does_not_need_to_walk_on() -> None:
    moves, _ = turn(scene(1, "wits wits fighting", at={"westley": "11"}))
    assert moves == [Step("westley", "well", ("fighting",)), Complete("buckets", ("wits", "wits"))]


def test_the_last_challenge_comes_before_everything() -> None:
    done = ("firewood", "saddle", "buckets", "pitcher")
    state = scene(1, "love love courage", at={"westley": "14"}, story=False, done=done)
    _, state = turn(state)
    assert state.to_act() == (CHANCE,)
    assert state.board.done[-1] == "declaration"


def test_it_trades_for_the_card_that_is_missing() -> None:
    moves, _ = turn(scene(1, "wits love fighting", "wits courage love", at={"westley": "well"}))
    assert isinstance(moves[-1], Trade)
    assert moves[-1].take == "wits"
    assert moves[-1].give != "wits"


def test_who_is_refused_a_trade_asks_no_more_in_that_turn() -> None:
    _, offered = turn(scene(1, "wits love fighting", "wits courage love", at={"westley": "well"}))
    moves, _ = turn(offered.apply(BEN, Decline()))
    assert moves
    assert not any(isinstance(move, Trade) for move in moves)


@pytest.mark.parametrize("level", LEVELS)
def test_it_agrees_to_a_trade_that_completes_a_challenge(level: str) -> None:
    state = scene(1, "wits love", "wits courage", at={"westley": "well"})
    state = played(state, Trade(BEN, "love", "wits"))
    assert choice(state, find_bot("adventure-book", level)()) == Agree()  # type: ignore[arg-type]


def test_it_declines_a_trade_that_takes_what_it_is_about_to_use() -> None:
    state = scene(1, "love fighting", "wits wild_iocane", at={"westley": "well"})
    assert choice(played(state, Trade(BEN, "fighting", "wild_iocane"))) == Decline()


def test_it_does_chores_before_the_list_is_empty() -> None:
    full = ("wood", "horse", "well", "2", "7", "10")
    state = scene(1, "love love fighting", at={"westley": "10"}, chores=full)
    moves, _ = turn(state)
    assert Act("do_chore_here", ("fighting",)) in moves


def test_it_sails_on_before_the_mystery_ship_is_there() -> None:
    state = scene(
        2,
        "adventure fighting love",
        at={"inigo": "helm"},
        tracks=(("mystery_ship", 5), ("ship", 6)),
    )
    moves, _ = turn(state)
    assert Act("sail_on", ("adventure",)) in moves


def test_buttercup_does_not_stay_in_the_water() -> None:
    """With nothing to pay for the eels she does not go in."""
    at = {"buttercup": "railing", "fezzik": "railing"}
    _, state = turn(scene(2, "love wits", at=at, story=False))
    assert place(state, "buttercup") not in {"water", "deep"}


def test_it_climbs_where_no_rope_can_be_cut() -> None:
    _, state = turn(dealt("love love love wits", chapter=3))
    assert place(state, "westley") in {"start", "5", "6"}


def test_it_dodges_with_the_plain_card_and_keeps_the_wild_one() -> None:
    state = scene(4, "fighting wild_iocane", hazards=(("1", "rous"),), story=False)
    state = played(state, Step("westley", "1"))
    assert choice(state) == Dodge("fighting")


def test_a_miracle_is_used_against_the_last_wound_only() -> None:
    for wounds, answer in ((0, Suffer()), (2, UseMiracle("story"))):
        state = scene(4, "love", hazards=(("1", "rous"),), story=False, miracles=1, wounds=wounds)
        assert choice(played(state, Step("westley", "1"))) == answer


def test_a_miracle_is_used_against_the_last_wound_of_a_plot_card_too() -> None:
    """Ruling AB-7."""
    apart = {"westley": "s1"}
    mild = scene(4, "love", at=apart, miracles=1)
    assert choice(ended(mild, "love", "love", plot=9)) == Suffer()
    state = scene(4, "love", at=apart, miracles=1, wounds=2)
    for replayed in (False, True):
        state = replace(state, campaign=replace(state.campaign, replayed=replayed))
        turned = ended(state, "love", "love", plot=9)
        assert choice(turned) == LetBe()  # what wards it off is likelier than what stops it
        assert choice(played(turned, LetBe())) == UseMiracle("story")


@pytest.mark.parametrize("level", LEVELS)
def test_miracles_are_spent_on_a_plot_card_only_where_it_ends_the_story(level: str) -> None:
    """Ruling AB-7: an interruption that is forgiven costs no Miracle."""
    bot, rng = find_bot("adventure-book", level)(), Random(1)
    state = scene(2, "love", "", at={"buttercup": "water"}, miracles=2)
    final = replace(state, campaign=replace(state.campaign, replayed=True))
    first, last = (ended(each, "love", "love", plot=18) for each in (state, final))
    assert ask_bot(bot, first, ANNE, rng) == LetBe()
    assert ask_bot(bot, last, ANNE, rng) == UseMiracle("special")
    held = replace(last, hands=(("love",), ("inconceivable",)))
    assert ask_bot(bot, held, ANNE, rng) == LetBe()  # the other one stops it


@pytest.mark.parametrize("level", LEVELS)
def test_it_leaves_to_people_who_goes_first_and_bots_alone_draw_lots(level: str) -> None:
    """Clause 3."""
    state = AdventureBook.start(AdventureBook.options(seats=2))
    bot, rng = find_bot("adventure-book", level)(), Random(1)
    for seat in range(2):
        move = ask_bot(bot, state, seat, rng)
        assert move == Whoever()
        state = state.apply(seat, move)
    assert state.to_act() == (CHANCE,)


def test_it_stops_a_plot_card_that_would_end_the_chapter() -> None:
    tracks = (("mystery_ship", 5), ("ship", 6))
    state = scene(2, "inconceivable love", tracks=tracks)
    bad, mild = (ended(state, "wits", "wits", plot=plot) for plot in (14, 1))
    assert choice(bad) == PlaySpecial("inconceivable")
    assert choice(mild) == LetBe()


def test_it_keeps_what_the_next_challenges_cost() -> None:
    state = scene(1, "wits wits love love courage fighting", at={"westley": "well"})
    state = played(state, EndStory(), Draw("fighting"), Draw("fighting"), TurnPlot(1))
    for _ in range(2):
        move = choice(state)
        assert isinstance(move, Discard)
        state = played(state, move)
    assert hand(state).count("wits") == 2


def test_alone_it_tells_a_whole_chapter_in_seven_turns() -> None:
    """The cards come well, so there is no time to lose: Westley crosses the whole farm."""
    start = dealt("fighting courage love wits")
    story = "wits adventure adventure love courage love love fighting wits courage adventure love"
    story += " wits fighting adventure courage love wits"
    specials = "wild_iocane wild_true_love wild_gentle_giant"
    plots = (1, 15, 3, 12, 6, 10)
    assert outcome(start, story, specials, plots) == TOLD
    assert outcome(start, story, specials, plots[:1]) == ""


def test_it_spends_a_card_to_keep_the_prince_from_the_chapel() -> None:
    """One plot card away from the wedding, Buttercup is three spaces from where he stands."""
    done = ("revive", "man_in_black", "defy")
    at = {"humperdinck": "g2", "inigo": "start", "westley": "start"}
    plots = {"plots": (11, 12, 13), "plot_discard": (1, 2)}
    state = scene(5, "fighting wits", at=at, story=False, done=done, decks=plots)
    idle = ended(state, "love", "love", plot=11)
    assert idle.outcome == "wedding"
    moves, state = turn(state)
    assert moves[-1] == EndStory()
    saved = ended(state, "love", "love", plot=11)
    assert saved.outcome == ""
    assert place(saved, "humperdinck") == "g2"


def test_it_reads_on_between_chapters() -> None:
    done = ("firewood", "saddle", "buckets", "pitcher")
    state = scene(1, "love love courage", at={"westley": "farmhouse"}, done=done)
    state = played(state, Complete("declaration", ("courage", "love", "love")), Draw("wild_iocane"))
    assert choice(state) == GoOn()


def test_the_way_to_the_end_grows_shorter() -> None:
    start = dealt("fighting courage love wits")
    nearer = played(start, Step("westley", "2"), Step("westley", "wood"))
    done = played(nearer, Complete("firewood", ("courage", "fighting", "love")))
    assert worth(start) < worth(nearer) < worth(done)
    assert [*tour(start)[1]][-1] == "declaration"


@pytest.mark.parametrize("level", LEVELS)
def test_it_plays_every_chapter_by_the_rules_and_in_time(level: str) -> None:
    for chapter in range(1, 7):
        state = AdventureBook.start(AdventureBook.options(seats=2, chapter=chapter))
        bots = [find_bot("adventure-book", level)() for _ in range(2)]
        rng, slowest = Random(chapter), 0.0
        for _ in range(60):
            if state.moment != "telling":
                break
            (seat, *_) = state.to_act()
            began = process_time()
            move = state.draw(rng) if seat == CHANCE else ask_bot(bots[seat], state, seat, rng)
            slowest = max(slowest, process_time() - began)
            state = state.apply(seat, move)
        assert slowest < 1


# Beside people


def beside() -> Companion:
    return Companion.hard().beside()


def test_it_thinks_again_when_somebody_says_an_aim() -> None:
    state, bot = dealt("fighting courage love wits", "love love wits wits"), beside()
    moves = [move for move in state.moves(ANNE) if not move.only_said]
    bot.choose(state.view(ANNE), moves, Random(1), 1)
    other = "pitcher"
    assert other not in bot.aims
    wanted = replace(state, plans=("", other))
    bot.choose(wanted.view(ANNE), moves, Random(1), 1)
    assert other in bot.aims


def test_what_an_aim_is_for_is_told_after_another_was_said() -> None:
    state = dealt("fighting courage love wits", "love love wits wits")
    said = replace(state, plans=("declaration", ""))
    assert not [move for move in said.moves(ANNE) if isinstance(move, Plan)]
    assert Plan("firewood") in said.sayings(ANNE)
    told = Companion.hard().choose(said.view(ANNE), list(said.sayings(ANNE)), Random(1), 1)
    assert told == Plan("firewood", "near")
    assert said.sayings(BEN) == ()


def test_beside_people_it_asks_before_it_completes_what_another_could() -> None:
    """Ruling AB-27."""
    state = replace(
        scene(1, "wits wits", "wits wits", at={"westley": "well"}), plans=("buckets", "")
    )
    assert choice(state, Companion.hard()) == Complete("buckets", ("wits", "wits"))
    bot = beside()
    assert choice(state, bot) == Propose("buckets")
    asked = played(state, Propose("buckets"))
    assert choice(asked) == GoAhead(), "a bot that is asked has nothing against it"
    assert choice(played(asked, GoAhead()), bot) == Complete("buckets", ("wits", "wits"))


def test_what_nobody_else_can_do_it_does() -> None:
    state = replace(scene(1, "wits wits", "love", at={"westley": "well"}), plans=("buckets", ""))
    assert choice(state, beside()) == Complete("buckets", ("wits", "wits"))


def test_what_another_wants_to_complete_it_prepares() -> None:
    """It goes there, and gives the card that is missing."""
    state = scene(1, "wits wits", "wits love", at={"westley": "well"})
    state = replace(state, claims=(Claim("buckets", BEN),), plans=("buckets", ""))
    assert choice(state, beside()) == Trade(BEN, "wits", "love")
    near = dealt("wits wits love love", "wits wits love love")
    near = replace(near, claims=(Claim("buckets", BEN),))
    said = choice(near, beside())
    assert said == Plan("buckets", "prepares")


def test_what_cannot_wait_it_does_without_asking() -> None:
    """The list of chores is empty and every plot card would interrupt the chapter."""
    busy = ("1", "2", "3", "4", "5", "6")
    state = scene(1, "wits wits", "wits wits", at={"westley": "well"}, chores=busy)
    state = replace(state, claims=(Claim("buckets", BEN),), plans=("buckets", ""))
    assert isinstance(choice(state, beside()), Complete)


def test_beside_people_it_goes_along_with_what_they_aim_for() -> None:
    state = dealt("fighting courage love wits", "love love wits wits")
    wanted = replace(state, plans=("", "saddle"))
    assert choice(wanted, Companion.hard()) == Plan("firewood", "near")
    assert choice(wanted, beside()) == Plan("saddle", "near")


def test_it_says_first_what_it_completes_in_this_turn_whatever_else_was_said() -> None:
    """A line may serve several aims; a reason that is not that of its moves would mislead."""
    state = scene(1, "love love wits wits", at={"westley": "well"})
    completes = Complete("buckets", ("wits", "wits"))
    thought = Thought(beside(), replace(state, plans=("saddle",)), ANNE, Random(1))
    line = Line(state, ((state, completes),), aims=("firewood", "saddle", "buckets"))
    assert thought.aims(line) == ("buckets", "saddle", "firewood")


def test_asked_for_words_alone_it_says_what_it_would_aim_for() -> None:
    """Alone, too: whoever asks for advice hears why."""
    state = dealt("fighting courage love wits")
    words = [move for move in state.moves(ANNE) if move.only_said]
    assert Companion.hard().choose(state.view(ANNE), words, Random(1), 1) == Plan(
        "firewood", "near"
    )


def test_its_words_are_of_the_line_whose_move_it_has_given() -> None:
    state = dealt("fighting courage love wits")
    words = [move for move in state.moves(ANNE) if move.only_said]
    deeds = [move for move in state.moves(ANNE) if not (move.only_said or move.takes_back)]
    companion = Companion.hard()
    companion.choose(state.view(ANNE), deeds, Random(1), 1)
    assert companion.aims == ("firewood",)
    companion.aims = ("saddle",)
    assert companion.choose(state.view(ANNE), words, Random(1), 1) == Plan("saddle", "near")
    companion.aims = ()
    said = companion.choose(state.view(ANNE), words, Random(1), 1)
    assert said == words[0], "without a why: the line goes for no challenge"


def test_who_plays_the_same_beside_people_is_not_found_there() -> None:
    assert isinstance(find_bot("adventure-book", "beside:easy")(), Companion)
    with pytest.raises(UnknownBot, match="plays the same beside people"):
        find_bot("pirates-dice", "beside:hard")
