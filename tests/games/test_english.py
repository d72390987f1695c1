"""The pieces of English that several games share."""

from witsend.games.english import counted, letter, listed


def test_goblets_and_glasses_have_letters_as_far_as_there_are_any() -> None:
    assert [letter(number) for number in (0, 4, 9)] == ["A", "E", "J"]
    assert [letter(number) for number in (10, -1)] == ["10", "-1"]


def test_names_are_listed_as_one_says_them() -> None:
    assert listed(["Anne", "Ben", "Carla"]) == "Anne, Ben and Carla"
    assert [listed(["Anne", "Ben"]), listed(["Anne"]), listed([])] == ["Anne and Ben", "Anne", ""]


def test_alike_things_are_counted() -> None:
    assert counted([("Love", 2), ("Wits", 1)]) == "2 \u00d7 Love and Wits"
    assert counted([]) == ""
