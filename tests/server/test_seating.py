"""Who sits where, entry by entry."""

import pytest
from msgspec import Raw
from msgspec.structs import replace

from witsend.bots import BOT_NAMES
from witsend.server.seating import (
    STAND_IN,
    Backed,
    BotSat,
    Brought,
    Chair,
    Cleared,
    Committed,
    Disclosed,
    Ended,
    Entry,
    Extended,
    Flagged,
    Followed,
    Forgotten,
    Held,
    Hosted,
    Led,
    Muted,
    Opened,
    OrderedByAge,
    Paced,
    Played,
    Removed,
    Resumed,
    Revealed,
    Said,
    Sat,
    Seating,
    Shifted,
    Started,
    Starting,
    Stood,
    StoodIn,
    decode_entry,
    distinct,
    encode_entry,
)

OPENED = Opened(
    code="KRAKE",
    game="pirates-dice",
    version=1,
    setup=Raw(b'{"seats":3}'),
    seats=3,
    open=True,
    move_seconds=None,
    host="anne",
    name="Anne",
)


def sat(seat: int, person: str, called: str = "") -> Sat:
    return Sat(seat=seat, person=person, name=person.title(), called=called)


def after(*entries: Entry) -> Seating:
    seating = Seating.open(OPENED)
    for entry in entries:
        seating = seating.after(entry)
    return seating


def test_a_new_table_has_free_chairs_and_a_host_with_a_name() -> None:
    seating = after()
    assert seating.chairs == (Chair(), Chair(), Chair())
    assert all(chair.is_free for chair in seating.chairs)
    assert (seating.host, seating.names) == ("anne", {"anne": "Anne"})
    assert seating.people == ()


def test_a_person_may_hold_several_seats_and_several_people_one() -> None:
    seating = after(sat(0, "anne"), sat(2, "anne"), sat(0, "ben"))
    assert seating.seats_of("anne") == (0, 2)
    assert seating.chairs[0].people == ("anne", "ben")
    assert seating.people == ("anne", "ben")
    assert seating.names == {"anne": "Anne", "ben": "Ben"}


def test_whoever_stands_before_the_game_leaves_a_free_seat_and_no_trace() -> None:
    assert after(sat(1, "ben"), Stood(seat=1, person="ben")).chairs == after().chairs
    assert after(sat(1, "ben"), Stood(seat=1, person="ben")).former == frozenset()


def test_whoever_stands_during_the_game_leaves_a_bot_and_may_come_back() -> None:
    """Ruling PD-10."""
    seating = after(sat(1, "ben"), Started(), Stood(seat=1, person="ben"))
    assert seating.chairs[1] == Chair(bot=STAND_IN)
    assert seating.former == {("ben", 1)}
    assert seating.after(sat(1, "ben")).chairs[1] == Chair(("ben",))


def test_a_team_that_one_has_left_plays_on_without_a_bot() -> None:
    team = after(sat(1, "ben"), sat(1, "cleo"), Started(), Stood(seat=1, person="ben"))
    assert team.chairs[1] == Chair(("cleo",))
    assert team.former == {("ben", 1)}


def test_a_seat_is_called_by_its_people_and_a_free_one_not_at_all() -> None:
    assert after(sat(0, "anne"), sat(0, "ben"), sat(2, "cleo")).seat_names == (
        "Anne & Ben",
        "",
        "Cleo",
    )


def test_one_device_passed_around_has_a_name_for_each_of_its_seats() -> None:
    seating = after(sat(0, "anne", "Mum"), sat(1, "anne", "Dad"), sat(2, "anne"))
    assert seating.seat_names == ("Mum", "Dad", "Anne")
    assert seating.after(Shifted(seat=0, to=2)).seat_names == ("Anne", "Dad", "Mum")
    assert seating.after(Stood(seat=0, person="anne")).seat_names == ("", "Dad", "Anne")


def test_a_bot_has_a_name_that_nobody_here_has() -> None:
    bots = [BotSat(seat=seat, level="easy") for seat in range(3)]
    assert after(*bots).seat_names == BOT_NAMES[:3]
    taken = after(sat(0, BOT_NAMES[0].lower()), *bots[1:]).seat_names
    assert len({*taken}) == 3
    left = after(sat(0, "ben"), Started(), Stood(seat=0, person="ben"), *bots[1:]).seat_names
    assert "Ben" not in left


@pytest.mark.parametrize(
    ("names", "told"),
    [
        (("Anne", "Anne", "Ben"), ("Anne", "Anne 2", "Ben")),
        (("Anne", "Anne 2", "Anne"), ("Anne", "Anne 2", "Anne 3")),
        (("Anne", "Anne", "Anne 2"), ("Anne", "Anne 2", "Anne 2 2")),
        (("", "Anne", ""), ("", "Anne", "")),
    ],
)
def test_names_are_told_apart(names: tuple[str, ...], told: tuple[str, ...]) -> None:
    assert distinct(names) == told


def test_bots_still_have_names_when_people_have_taken_them_all() -> None:
    seats = len(BOT_NAMES)
    seating = Seating.open(replace(OPENED, seats=seats + 1))
    for seat, name in enumerate(BOT_NAMES):
        seating = seating.after(Sat(seat=seat, person=name, name=name))
    seating = seating.after(BotSat(seat=seats, level="easy"))
    assert seating.seat_names == (*BOT_NAMES, "Bonny 2")


def test_bots_are_seated_cleared_and_shifted_like_people() -> None:
    seating = after(BotSat(seat=0, level="hard"), sat(2, "ben"), Shifted(seat=0, to=2))
    assert seating.chairs == (Chair(("ben",)), Chair(), Chair(bot="hard"))
    assert seating.after(Cleared(seat=2)).chairs[2].is_free
    assert seating.after(Shifted(seat=1, to=1)) == seating


def test_an_order_of_youth_goes_with_the_people_and_forgets_who_leaves() -> None:
    """Ruling WW-11."""
    order = OrderedByAge(youngest_first=(2, 0, 1))
    said = [sat(0, "anne"), sat(1, "ben"), sat(2, "cleo"), order]
    assert after().youngest_first == ()
    assert after(*said).youngest_first == (2, 0, 1)
    assert after(*said, Shifted(seat=2, to=1)).youngest_first == (1, 0, 2)
    assert after(*said, Stood(seat=0, person="anne")).youngest_first == (2, 1)
    assert after(*said, Removed(person="cleo")).youngest_first == (0, 1)
    assert after(*said, sat(0, "dan")).youngest_first == (2, 1), "of a team it is to be said anew"
    assert after(*said, StoodIn(seat=0, on=True)).youngest_first == (2, 0, 1)


def test_once_the_game_has_begun_an_order_of_youth_stays_and_the_next_game_asks_who_is_left() -> (
    None
):
    """Ruling WW-11: "The order stays as it was when the game began"."""
    order = OrderedByAge(youngest_first=(2, 0, 1))
    team = [sat(0, "anne"), sat(1, "ben"), sat(1, "dan"), sat(2, "cleo"), order, Started()]
    for left in (Stood(seat=2, person="cleo"), Removed(person="cleo")):
        gone = after(*team, left)
        assert (gone.youngest_first, gone.youngest_still_here()) == ((2, 0, 1), (0, 1))
    back = after(*team, Stood(seat=2, person="cleo"), sat(2, "cleo"))
    assert (back.youngest_first, back.youngest_still_here()) == ((2, 0, 1), (2, 0, 1))
    halved = after(*team, Stood(seat=1, person="dan"))
    assert halved.youngest_still_here() == (2, 0), "of half a team it is to be said anew"


def test_alone_is_who_has_had_nobody_but_bots_around_since_the_game_began() -> None:
    bots = BotSat(seat=1, level="easy"), BotSat(seat=2, level="easy")
    alone = after(sat(0, "anne"), *bots, Started())
    assert alone.is_alone("anne")
    assert not alone.is_alone("ben")
    joined = alone.after(sat(1, "ben"))
    assert not joined.is_alone("anne")
    assert not joined.after(Stood(seat=1, person="ben")).is_alone("anne"), "who left may come back"
    assert not after(sat(0, "anne"), sat(1, "anne"), Started()).is_alone("anne"), "two play"


def test_a_removed_person_leaves_every_seat_and_is_remembered() -> None:
    seated = (sat(0, "ben"), sat(1, "ben"), sat(1, "cleo"))
    seating = after(*seated, Removed(person="ben"))
    assert seating.chairs == (Chair(), Chair(("cleo",)), Chair())
    assert seating.removed == {"ben"}
    started = after(*seated, Started(), Removed(person="ben"))
    assert started.chairs == (Chair(bot=STAND_IN), Chair(("cleo",)), Chair())


def test_the_rest_is_a_fact_each() -> None:
    assert after(Hosted(person="ben")).host == "ben"
    assert after(Started()).started
    assert after(sat(0, "ben"), StoodIn(seat=0, on=True)).chairs[0] == Chair(("ben",), None, True)
    on = Muted(person="ben", whom="anne", on=True)
    assert after(on, on).muted == {("ben", "anne")}
    assert after(on, Muted(person="ben", whom="anne", on=False)).muted == frozenset()
    assert after(Followed(table="next")).next == "next"
    assert after(Played(seat=0, move={}, by="ben", over=True)).over


def test_what_moves_nobody_leaves_the_seating_itself() -> None:
    seating = after()
    for entry in (
        OPENED,
        Played(seat=0, move={}, by="ben"),
        Said(person="ben", name="Ben", text="Arr", seat=None, id=1),
        Resumed(lost=3.5),
        Forgotten(),
    ):
        assert seating.after(entry) is seating


def test_a_table_that_was_ended_is_over() -> None:
    assert after(Ended()).over


def test_every_entry_survives_being_written() -> None:
    kinds = [kind for kind in Entry.__subclasses__() if kind is not Opened]
    entries = [
        *(sat(0, "ben", "Mum"), Stood(seat=0, person="ben"), BotSat(seat=0, level="easy")),
        *(
            Cleared(seat=1),
            Shifted(seat=0, to=1),
            OrderedByAge(youngest_first=(1,)),
            Hosted(person=None),
            Removed(person="ben"),
        ),
        *(
            *(Committed(person="ben", commitment="c" * 64), Starting()),
            *(Revealed(person="ben", share="5" * 64), Disclosed(secret="5" * 64)),
            Started(),
            Paced(pace="slow"),
            Led(on=True),
            StoodIn(seat=0, on=True),
            Muted(person="a", whom="b", on=True),
        ),
        Played(seat=0, move={"type": "bid", "count": 1, "face": 2}, by="clock", over=True),
        Played(seat=-1, move={"type": "roll"}, by="chance", picks=((6, 1), (6, 5))),
        Said(person="ben", name="Ben", text="Arr\u2028", seat=2, id=2**53),
        Backed(person="eve", name="Eve", on=2),
        Brought(person="ben", own={"title": "Ours", "questions": []}),
        *(Held(on=True), Extended(seconds=15), Flagged(what="house/space-moon")),
        *(Resumed(lost=0.25), Followed(table="next"), Ended(), Forgotten()),
    ]
    assert {type(entry) for entry in entries} == set(kinds)
    for entry in (OPENED, *entries):
        assert decode_entry(encode_entry(entry)) == entry
