"""Onlookers who bet for fun: on what, and who of them has done best. No rule knows of it."""

from msgspec import field
from msgspec.structs import replace

from witsend.game import Record, State
from witsend.server.protocol import Backer

CHIP = 100  # what each lays on one thing; it is no one's loss
MOST_SHOWN = 50


class Backing(Record, frozen=True):
    """Never changed: another one where somebody has bet, or was paid."""

    backers: dict[str, Backer] = field(default_factory=dict)  # by person, in the order they came

    def laid(self, person: str, name: str, on: int) -> "Backing":
        """The last bet of each counts."""
        before = self.backers.get(person, Backer(person, name, 0, None))
        return Backing({**self.backers, person: replace(before, name=name, on=on)})

    def after(self, state: State) -> "Backing":
        """Once there is nothing to bet on any more, it is paid, or off."""
        if state.to_back() or all(backer.on is None for backer in self.backers.values()):
            return self
        won, pays = state.backed() or (None, 0)
        return Backing(
            {
                person: replace(
                    backer,
                    on=None,
                    won=backer.won + (CHIP * pays if backer.on == won is not None else 0),
                )
                for person, backer in self.backers.items()
            }
        )

    def told(self) -> tuple[Backer, ...]:
        """The best first."""
        best = sorted(self.backers.values(), key=lambda backer: -backer.won)
        return tuple(best[:MOST_SHOWN])


NOBODY = Backing()
