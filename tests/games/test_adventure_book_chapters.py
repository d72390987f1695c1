"""Each chapter of the house's book told from its set-up to the end, and to each of its defeats."""

from operator import itemgetter

import pytest
from msgspec.structs import replace

from adventure import (
    ANNE,
    BEN,
    Teller,
    dealt,
    ended,
    is_conserved,
    place,
    played,
    scene,
    sentences,
)
from witsend.game import play
from witsend.games.adventure_book import AdventureBook
from witsend.games.adventure_book.moves import Discard, Draw, EndMoving, EndStory, Step, TurnPlot

FOUR = "adventure courage love wits"
SWAMP = "rous rous rous flame_spurt flame_spurt flame_spurt flame_spurt lightning_sand"


def is_told(teller: Teller, turns: int) -> bool:
    """Won, all challenges done, within so many turns; the book is open for the next chapter."""
    state = teller.state
    done = set(state.board.done) == set(state.chapter.challenges)
    return done and state.outcome == "told" and teller.turns <= turns


def test_chapter_1_as_you_wish() -> None:
    teller = Teller(
        dealt(FOUR), "saddle firewood buckets pitcher declaration", [1, 16, 2, 3, 17, 15, 12]
    )
    for space, challenge in (("horse", "saddle"), ("wood", "firewood"), ("well", "buckets")):
        teller.go("westley", space)
        teller.complete(challenge)
    assert teller.state.board.chores.count("wood") == 0
    teller.go("westley", "farmhouse")
    teller.complete("pitcher")
    assert place(teller.state, "buttercup") == "farmhouse"
    teller.complete("declaration")
    assert is_told(teller, 16)
    assert teller.state.moment == "told"
    assert sentences(teller.state)[-1] == "Chapter 1 is told: As You Wish."


def test_chapter_2_escape_by_sea() -> None:
    teller = Teller(
        dealt(FOUR, chapter=2),
        "sails steer eels rhymes cliffs",
        [1, 2, 3, 5, 6, 7, 8, 9, 10, 11, 4, 12, 13, 18, 19],
    )
    teller.go("fezzik", "mast")
    teller.complete("sails")
    assert teller.state.board.at("ship") == 6
    teller.go("inigo", "helm")
    teller.complete("steer")
    teller.act("sail_on", {"adventure": 1})
    teller.go("buttercup", "water")
    teller.go("fezzik", "railing")
    teller.complete("eels")
    teller.go("inigo", "railing")
    teller.complete("rhymes")
    for who in ("buttercup", "fezzik", "inigo"):
        teller.go(who, "bow")
    assert teller.state.board.at("ship") == 10
    teller.complete("cliffs")
    assert is_told(teller, 21)


def test_chapter_3_cliffs_of_insanity() -> None:
    plots = [20, 5, 18, 6, 7, 19, 8, 9, 10, 11, 12, 1, 2, 3, 4, 13]
    teller = Teller(dealt(FOUR, chapter=3), "climb duel giant wits ravine", plots)
    teller.go("westley", "cliff_top")
    teller.complete("climb")
    teller.go("westley", "ruins")
    teller.go("inigo", "ruins")
    teller.complete("duel")
    teller.act("cover_trail", {"wits": 1})
    teller.go("fezzik", "boulders")
    teller.go("westley", "boulders")
    teller.complete("giant")
    teller.go("westley", "picnic")
    teller.complete("wits")
    assert sentences(teller.state)[1:3] == [
        "Buttercup joins the story at Picnic Stone.",
        "Vizzini leaves the story.",
    ]
    assert place(teller.state, "buttercup") == "picnic"
    assert place(teller.state, "vizzini") == ""
    teller.go("westley", "ravine")
    teller.go("buttercup", "ravine")
    teller.complete("ravine")
    assert is_told(teller, 21)


def test_chapter_4_fire_swamp() -> None:
    plots = [18, 15, 19, 16, 20, 17, 5, 2, 8, 7, 6, 3, 4, 1, 9, 10, 11, 12, 13, 14]
    teller = Teller(dealt(FOUR, chapter=4, hazards=SWAMP), "flames tale rous sand out", plots)
    for who in ("westley", "buttercup"):
        teller.go(who, "geyser")
    teller.complete("flames")
    assert "Flame Spurt: no danger any more in this chapter." in sentences(teller.state)
    assert "flame_spurt" not in dict(teller.state.board.hazards).values()
    for who in ("westley", "buttercup"):
        teller.go(who, "s4")
    teller.complete("tale")
    teller.go("westley", "hollow")
    teller.complete("rous")
    for who in ("westley", "buttercup"):
        teller.go(who, "sandpit")
    teller.complete("sand")
    assert teller.state.chapter.pool(teller.state.board) == ()
    for who in ("westley", "buttercup"):
        teller.go(who, "exit")
    teller.complete("out")
    assert is_told(teller, 21)


def test_chapter_5_itll_take_a_miracle() -> None:
    plots = [1, 2, 11, 3, 4, 12, 13, 6, 5, 7, 8, 9]
    teller = Teller(dealt(FOUR, chapter=5), "revive defy man_in_black max wall", plots)
    teller.go("fezzik", "hut")
    teller.complete("revive")
    assert place(teller.state, "inigo") == "hut"
    teller.go("buttercup", "study")
    teller.complete("defy")
    for who in ("inigo", "fezzik"):
        teller.go(who, "grove")
    teller.complete("man_in_black")
    assert place(teller.state, "westley") == "grove"
    for who in ("fezzik", "inigo"):
        teller.go(who, "max")
    assert place(teller.state, "westley") == "max"
    teller.complete("max")
    for who in ("fezzik", "inigo"):
        teller.go(who, "wall")
    teller.complete("wall")
    assert is_told(teller, 21)


def test_chapter_6_have_fun_storming_the_castle() -> None:
    plots = [11, 12, 6, 13, 7, 14, 15, 16, 1, 8, 2, 9, 3, 10, 4, 5]
    teller = Teller(dealt(FOUR, chapter=6), "storm revenge bride pain horses", plots)
    teller.go("fezzik", "gate", riding=True)
    teller.go("inigo", "gate")
    assert place(teller.state, "westley") == "gate"
    teller.complete("storm")
    teller.go("fezzik", "5", riding=True)
    assert ("break", "door2") in [(a.id, a.target) for a in teller.state.view(None).actions]
    teller.act("break", {"fighting": 1}, "door2")
    teller.act("break", {"any": 2}, "door3")
    teller.go("inigo", place(teller.state, "rugen"))
    while place(teller.state, "inigo") != place(teller.state, "rugen"):
        teller.go("inigo", place(teller.state, "rugen"))
    teller.complete("revenge")
    assert place(teller.state, "rugen") == ""
    while place(teller.state, "westley") != place(teller.state, "buttercup"):
        teller.go("westley", place(teller.state, "buttercup"))
    teller.complete("bride")
    while place(teller.state, "westley") != place(teller.state, "humperdinck"):
        teller.go("westley", place(teller.state, "humperdinck"))
    assert teller.state.board.at("westley_confidence") >= 1
    board = teller.state.board
    while board.at("westley_confidence") < board.at("humperdinck_confidence"):
        teller.act("bluff", {"wits": 1})
        board = teller.state.board
    teller.complete("pain")
    teller.go("fezzik", "stables")
    for who in ("inigo", "westley"):
        teller.go(who, "suite")
    teller.complete("horses")
    assert is_told(teller, 21)
    result = teller.state.result()
    assert result is not None
    assert result.winners == (ANNE,)
    assert result.scores == (6,)
    assert result.ending.sentence(["Anne"]) == (
        "The book is told to the end: true love prevails!"  # though it began with chapter 6
    )


# Defeats


def defeat(state: AdventureBook) -> str:
    """What interrupted the chapter; it is read again from the start."""
    assert state.moment == "interrupted"
    assert is_conserved(state)
    assert "Grandpa reads the chapter again." in sentences(state)[-1]
    return state.outcome


@pytest.mark.parametrize("chapter", range(1, 7))
def test_every_chapter_is_interrupted_when_no_plot_card_is_left(chapter: int) -> None:
    """Ruling AB-5."""
    state = scene(chapter, "", decks={"plots": (), "plot_discard": tuple(range(1, 21))})
    state = played(state, EndStory(), Draw("love"), Draw("love"))
    assert defeat(state) == "no_plot_left"
    assert "No Plot card is left." in sentences(state)[-1]


def test_chapter_1_a_chore_with_the_list_empty() -> None:
    state = dealt(FOUR)
    for number, card in enumerate((3, 1, 14)):
        state = ended(state, "love", "wits", plot=card)
        assert len(state.board.chores) == 4 + number
        state = tidied(state)
    state = ended(state, "adventure", "wits", plot=2)
    assert defeat(state) == "too_many_chores"
    assert state.board.chores == ("1", "14", "3", "horse", "well", "wood")


def test_chapter_1_cards_16_to_20_turn_another_and_on_an_empty_deck_interrupt() -> None:
    """Ruling AB-14."""
    state = scene(1, "", decks={"plots": (4, 16, 20), "plot_discard": ()})
    state = ended(state, "love", "love", plot=16)
    assert place(state, "buttercup") == "barn"
    assert state.to_act() == (-1,)
    state = played(state, TurnPlot(20))
    state = played(state, TurnPlot(4))
    assert state.board.chores == ("4", "horse", "well", "wood")
    state = scene(1, "", decks={"plots": (20,)})
    state = ended(state, "love", "love", plot=20)
    assert state.outcome == "no_plot_left"


def test_chapter_2_the_mystery_ship_catches_up_in_the_middle_of_a_card() -> None:
    state = scene(2, "", tracks=(("mystery_ship", 3), ("ship", 4)))
    state = ended(state, "love", "love", plot=14)
    assert defeat(state) == "caught_at_sea"
    assert state.board.at("mystery_ship") == 4  # and not 5


def test_chapter_2_the_eels_feast() -> None:
    state = scene(2, "", at={"buttercup": "deep"})
    assert defeat(ended(state, "love", "love", plot=18)) == "eels_feast"
    state = ended(scene(2, ""), "love", "love", plot=18)
    assert state.board.at("mystery_ship") == 1


def test_chapter_3_humperdinck_catches_westley_in_the_middle_of_a_march() -> None:
    """Ruling AB-15."""
    state = scene(3, "", at={"westley": "ruins", "humperdinck": "t5"})
    state = ended(state, "love", "love", plot=15)
    assert defeat(state) == "caught"
    assert place(state, "humperdinck") == "ruins"


def test_chapter_3_too_late_for_wits() -> None:
    at = {"humperdinck": "15"}
    state = ended(scene(3, "", at=at), "love", "love", plot=15)
    assert defeat(state) == "too_late_for_wits"
    done = ("climb", "duel", "giant", "wits")
    state = ended(scene(3, "", at=at, done=done), "love", "love", plot=15)
    assert place(state, "humperdinck") == "picnic"
    assert state.moment == "telling"


def test_chapter_3_the_rope_is_cut() -> None:
    state = ended(scene(3, "", at={"westley": "3"}), "love", "love", plot=1)
    assert place(state, "westley") == "start"
    state = ended(scene(3, "", at={"westley": "9"}), "love", "love", plot=1)
    assert (place(state, "westley"), place(state, "humperdinck")) == ("9", "t1")


def test_chapter_4_the_third_wound() -> None:
    state = scene(4, "", wounds=2, hazards=(("1", "rous"),), story=False)
    state = played(state, Step("westley", "1"))
    assert defeat(state) == "third_wound"
    assert sentences(state)[1:3] == [
        "R.O.U.S. strikes Westley! A card of Fighting wards it off.",
        "A wound: that makes 3.",
    ]


def test_chapter_5_humperdinck_reaches_the_machine() -> None:
    state = ended(scene(5, "", at={"humperdinck": "c2"}), "love", "love", plot=11)
    assert defeat(state) == "machine"
    state = scene(5, "", at={"humperdinck": "c2", "buttercup": "c2"})
    state = ended(state, "love", "love", plot=11)
    assert (place(state, "humperdinck"), place(state, "buttercup")) == ("c2", "chamber")
    assert "Buttercup keeps Humperdinck where he is." in sentences(state)


def test_chapter_5_the_wedding() -> None:
    done = ("revive", "man_in_black")
    state = scene(5, "", at={"humperdinck": "g2"}, done=done, squads=("3", "4"))
    state = ended(state, "love", "love", plot=19)
    assert defeat(state) == "wedding"
    assert state.board.squads == ("barracks", "barracks")


def test_chapter_6_the_bride_despairs() -> None:
    state = scene(6, "", at={"buttercup": "suite"})
    assert defeat(ended(state, "love", "love", plot=17)) == "despair"
    state = scene(6, "", at={"buttercup": "suite", "westley": "suite"})
    state = ended(state, "love", "love", plot=17)
    assert place(state, "humperdinck") == "10"


def test_chapter_6_humperdinck_calls_the_bluff() -> None:
    tracks = (("westley_confidence", 1), ("humperdinck_confidence", 4))
    state = ended(scene(6, "", tracks=tracks), "love", "love", plot=14)
    assert defeat(state) == "bluff_called"
    state = ended(scene(6, "", tracks=tracks, done=("pain",)), "love", "love", plot=14)
    assert state.to_act() == (ANNE,)
    assert state.board.at("humperdinck_confidence") == 4


def tidied(state: AdventureBook) -> AdventureBook:
    """The hand at its limit again, and the seat on its turn."""
    while state.phase == "discard":
        state = played(state, Discard(state.hands[ANNE][0]))
    return state


# Laws of the house's book


def settled(state: AdventureBook) -> AdventureBook:
    """What is due has happened: the likeliest card is drawn, whoever is asked decides nothing."""
    while state.due and state.moment == "telling":
        seat = state.to_act()[0]
        move = max(state.odds(), key=itemgetter(1))[0] if seat < 0 else state.default_move(seat)
        state = play(state, seat, move)
        assert is_conserved(state)
    return state


@pytest.mark.parametrize("chapter", range(1, 7))
@pytest.mark.parametrize("card", range(1, 21))
def test_every_plot_card_of_every_chapter_happens(chapter: int, card: int) -> None:
    state = ended(scene(chapter, "love wits", "courage"), "love", "love", plot=card)
    state = settled(state)
    assert card in state.decks.plot_discard
    assert state.outcome == ""
    assert state.to_act() == (BEN,)


@pytest.mark.parametrize("chapter", range(1, 7))
def test_every_reward_and_action_of_every_chapter_happens(chapter: int) -> None:
    state = scene(chapter, "love wits", "courage")
    for challenge in state.chapter.printed.challenges:
        after = settled(state.then(ANNE, *challenge.reward).run())
        assert after != state
        assert after.to_act() == (ANNE,)
    for action in state.chapter.printed.actions:  # where it may have nothing to do
        after = settled(state.then(ANNE, *action.effect).run())
        assert after.to_act() == (ANNE,)


def test_chapter_1_lasts_16_turns_at_most() -> None:
    """Each of the cards 1 to 15 ends a turn; the other five turn another."""
    state = scene(1, "")
    for card in range(1, 16):
        cleared = replace(state, board=replace(state.board, chores=()))
        state = ended(cleared, *next_two(cleared), plot=card)
        state = tidied(state)
    state = played(state, EndMoving(), EndStory())
    state = played(state, *map(Draw, next_two(state)))
    state = played(state, *map(TurnPlot, range(16, 21)))
    assert defeat(state) == "no_plot_left"


def next_two(state: AdventureBook) -> tuple[str, ...]:
    return state.decks.story[:2] if len(state.decks.story) > 1 else state.decks.discard[:2]
