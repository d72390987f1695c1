"""Ruling AB-27: the seat in turn asks the others before it completes a challenge."""

from collections.abc import Iterator

from msgspec.structs import replace

from witsend.game import Move, Seat
from witsend.games.adventure_book.due import Proposal
from witsend.games.adventure_book.effects.rule import Rule
from witsend.games.adventure_book.moves import GoAhead, LeaveIt
from witsend.games.adventure_book.news import Approved, Claimed
from witsend.games.adventure_book.tale import Claim, Tale


class ProposalRule(Rule[Proposal]):
    """All may go ahead with it, or the first who wants to has it."""

    def awaited(self) -> tuple[Seat, ...]:
        return self.effect.waiting

    def choices(self, seat: Seat) -> Iterator[Move]:
        del seat
        yield GoAhead()
        yield LeaveIt()

    def answered(self, seat: Seat, move: GoAhead | LeaveIt) -> Tale:
        challenge = self.effect.challenge
        if isinstance(move, LeaveIt):
            tale = self.tale.done()
            claims = (*tale.claims_but(challenge), Claim(challenge, seat))
            return replace(tale, claims=claims).tell(Claimed(seat, challenge))
        left = tuple([other for other in self.effect.waiting if other != seat])
        return self.tale.instead(replace(self.effect, waiting=left)).tell(Approved(seat))

    def happens(self) -> Tale:
        """Everyone has said yes."""
        tale, challenge = self.tale.done(), self.effect.challenge
        agreed = (*tale.agreed, challenge)
        return replace(tale, agreed=agreed, claims=tale.claims_but(challenge))
