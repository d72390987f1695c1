"""Every effect has one rule, which says whom it waits for, what may be chosen and what it does."""

from typing import get_args

import pytest

from adventure import ANNE, scene
from witsend.content.books.vocabulary import AnyEffect, CardEffect, Heal, IsDone, MoveTo
from witsend.games.adventure_book import Suffer
from witsend.games.adventure_book.chapter import GONE
from witsend.games.adventure_book.due import AnyDue
from witsend.games.adventure_book.effects import RULES, first_due, run
from witsend.games.adventure_book.tale import Tale


def test_everything_that_may_be_due_has_a_rule() -> None:
    assert set(RULES) == set(get_args(AnyDue))
    assert {*get_args(AnyEffect), *get_args(CardEffect)} <= set(RULES)


def test_an_effect_that_waits_for_nobody_offers_nothing_and_takes_no_answer() -> None:
    rule = first_due(scene(4, "love").then(ANNE, Heal(1)))
    assert not rule.awaited()
    assert not [*rule.choices(ANNE), *rule.draws()]
    with pytest.raises(TypeError):
        rule.answered(ANNE, Suffer())


def test_ruling_10_nothing_happens_in_the_space_of_someone_who_is_off_the_board() -> None:
    state = scene(6, "love", at={"rugen": GONE})
    assert run(state.then(ANNE, MoveTo("humperdinck", "@rugen"))).board == state.board


def test_a_condition_may_ask_for_a_completed_challenge() -> None:
    state = scene(1, "love", done=("saddle",))
    holds = [state.chapter.holds(state.board, IsDone(id_)) for id_ in ("saddle", "buckets")]
    assert holds == [True, False]


def test_a_tale_without_the_rules_of_effects_does_nothing_by_itself() -> None:
    for does in (Tale.run, Tale.unaverted):
        with pytest.raises(NotImplementedError):
            does(scene(1, "love"))
