"""Every computed answer of the house's deck, by the question's id."""

from collections.abc import Callable

from answers.days import DAYS
from answers.earth import EARTH
from answers.play import PLAY
from answers.sky import SKY
from answers.words import WORDS

ANSWERS: dict[str, Callable[[], float]] = {**SKY, **EARTH, **DAYS, **PLAY, **WORDS}
