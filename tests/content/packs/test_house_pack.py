"""The house's own deck: every question is whole, the mix is right, and answers are recomputed."""

import re
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from datetime import date
from decimal import Decimal
from itertools import permutations
from typing import get_args

import pytest

from answers import ANSWERS
from witsend.content.packs import CATEGORIES, PACKS, Difficulty, Question
from witsend.content.text import Text

DECK = PACKS["house"].questions
COMPUTED = [question for question in DECK if question.source.startswith("computed: ")]


def by_id(question: Question) -> str:
    return question.id


def in_all_languages(text: Text) -> bool:
    return all((text.en, text.fr, text.es))


def share(holds: Callable[[Question], bool]) -> float:
    return sum(map(holds, DECK)) / len(DECK)


@pytest.mark.parametrize("question", COMPUTED, ids=by_id)
def test_a_computed_answer_comes_out_again(question: Question) -> None:
    assert question.id in ANSWERS, "a computed question has its reckoning in answers/"
    said = Decimal(question.exact or question.answer)
    assert Decimal(str(ANSWERS[question.id]())).quantize(said) == said


def test_few_are_computed_and_every_reckoning_is_asked() -> None:
    """Whoever has a calculator knows, and the game is about not knowing."""
    assert len(DECK) >= 600
    assert len(COMPUTED) <= 60
    assert set(ANSWERS) == {question.id for question in COMPUTED}


def test_ids_and_texts_are_there_once() -> None:
    for facts in (
        [question.id for question in DECK],
        [question.text.en.casefold() for question in DECK],
        [question.text.fr.casefold() for question in DECK],
        [question.text.es.casefold() for question in DECK],
        [question.remark.en.casefold() for question in DECK],
    ):
        assert [fact for fact, times in Counter(facts).items() if times > 1] == []


def test_a_question_of_the_house_is_whole() -> None:
    for question in DECK:
        for text in (question.text, question.remark):
            assert in_all_languages(text), question.id
            assert len({text.en, text.fr, text.es}) == 3, question.id
        assert in_all_languages(question.unit) or question.unit == Text(), question.id
        assert question.category in CATEGORIES, question.id
        assert question.source, question.id


def test_a_question_asks() -> None:
    for question in DECK:
        assert question.text.en.endswith(("?", ")")), question.id
        assert question.text.fr.endswith((" ?", ")")), question.id
        assert re.search(r"¿.*\?$|\)$", question.text.es), question.id


def test_an_answer_is_exact_or_rounded_up_and_the_question_says_so() -> None:
    """Closest without going over: whoever knows the true value never loses by our rounding."""
    said = (r"rounded up", r"arrondissant vers le haut|arrondis .* supérieur", r"hacia arriba")
    loose = r"\b(about how|rounded to|rounded down|nearest (whole|ten|hundred|thousand))\b"
    for question in DECK:
        text = question.text
        for words, pattern in zip((text.en, text.fr, text.es), said, strict=True):
            assert bool(re.search(pattern, words)) == bool(question.exact), question.id
        assert not re.search(loose, text.en, re.IGNORECASE), question.id
        if question.exact:
            answer, exact = Decimal(question.answer), Decimal(question.exact)
            assert exact < answer < exact + 10 ** last_figure(answer), question.id


def last_figure(number: Decimal) -> int:
    """The place, as a power of ten, of the last figure that is no zero."""
    exponent = number.normalize().as_tuple().exponent
    assert isinstance(exponent, int)
    return exponent


def test_every_question_of_the_house_says_how_difficult_it_is() -> None:
    sizes = Counter(question.difficulty for question in DECK)
    assert set(sizes) == set(get_args(Difficulty))
    assert min(sizes.values()) >= len(DECK) / 5


def test_no_question_is_a_sum_of_numbers_that_it_prints() -> None:
    """A guess is asked for, not mental arithmetic: small numbers aside, which meet by chance."""

    def sums(question: Question) -> set[Decimal]:
        printed = re.findall(r"\d[\d,]*", question.text.en)
        numbers = [Decimal(number.replace(",", "")) for number in printed]
        pairs = list(permutations((number for number in numbers if number > 12), 2))
        return {each for a, b in pairs for each in (a - b, a + b, a * b, a / b)}

    assert [each.id for each in DECK if Decimal(each.answer) in sums(each)] == []


def test_a_year_has_no_unit_and_other_numbers_do_unless_the_question_says_it() -> None:
    for question in DECK:
        assert question.display == "number" or question.unit == Text(), question.id
    assert share(lambda question: question.unit == Text()) < 0.35


def test_no_question_states_its_answer() -> None:
    """Whole numbers above twelve; a smaller one meets by chance."""
    for question in DECK:
        for words in (question.text.en, question.text.fr, question.text.es):
            plain = re.sub(r"(?<=\d)[ ,](?=\d{3}\b)", "", words)
            numbers = map(Decimal, re.findall(r"\d+", plain))
            assert not any(number == Decimal(question.answer) > 12 for number in numbers), (
                question.id
            )


def test_the_range_leaves_room_for_guesses() -> None:
    for question in DECK:
        low, answer, high = map(Decimal, (question.low, question.answer, question.high))
        assert low <= answer <= high, question.id
        room = 100 if question.display == "year" else max(abs(low), Decimal(15))
        assert high - low >= room, question.id
        assert question.negative == (low < 0), question.id


def test_what_was_so_on_a_day_names_a_recent_one() -> None:
    for question in DECK:
        if question.kind == "as_of":
            assert date(2020, 1, 1) < date.fromisoformat(question.as_of) < date(2027, 1, 1)


def test_every_category_has_its_fair_share() -> None:
    sizes, fair = Counter(question.category for question in DECK), len(DECK) / len(CATEGORIES)
    assert set(sizes) == set(CATEGORIES)
    assert min(sizes.values()) >= fair / 2
    assert max(sizes.values()) <= fair * 2


def test_magnitudes_are_mixed() -> None:
    sizes = Counter(
        min(len(str(abs(int(Decimal(question.answer))))), 7)
        for question in DECK
        if question.display == "number"
    )
    assert all(sizes[digits] >= len(DECK) * 0.02 for digits in range(1, 8)), sizes
    assert max(sizes.values()) <= len(DECK) * 0.4, sizes


def test_there_are_not_too_many_years_and_distances() -> None:
    assert share(lambda question: question.display == "year") <= 0.25
    assert share(lambda question: question.unit.en == "km") <= 0.15
    assert share(lambda question: question.kind == "as_of") <= 0.15


def test_neighbours_in_the_deck_can_be_told_apart() -> None:
    """No two questions differ only in a name."""
    words = [frozenset(question.text.en.casefold().split()) for question in DECK]
    for question, one in zip(DECK, words, strict=True):
        near = [
            other.id
            for other, two in zip(DECK, words, strict=True)
            if other is not question and len(one & two) > 0.8 * len(one | two)
        ]
        assert not near, question.id


def test_importing_the_house_reads_no_question() -> None:
    code = (
        "import sys, witsend.games, witsend.content.packs as q;"
        "sys.exit(q.house.cache_info().currsize + ('tomllib' in sys.modules))"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
