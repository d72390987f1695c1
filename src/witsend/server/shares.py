"""What people at a table add to what its chance follows from (docs/fairness.md): first the
commitment to a share, and when the game is to start the share itself."""

from witsend.chance import share_commitment
from witsend.game import Refusal
from witsend.server import refusals
from witsend.server.seating import Committed, Entry, Revealed
from witsend.server.table import Table


def commit(table: Table, person: str, commitment: str) -> list[Entry] | Refusal:
    """Another one takes the place of the one before."""
    seating = table.log.seating
    if person not in seating.people:
        return refusals.NotYourSeat()
    if any((each.person, each.commitment) == (person, commitment) for each in seating.shares):
        return []
    if seating.starting or seating.started:
        return refusals.AlreadyStarted()
    if not seating.opened.sealed or any(
        each.commitment == commitment for each in seating.shares
    ):  # somebody else's, who will reveal it first
        return refusals.NotThatShare()
    return [Committed(person=person, commitment=commitment)]


def reveal(table: Table, person: str, share: str) -> list[Entry] | Refusal:
    """With the last share, the game starts."""
    seating = table.log.seating
    mine = next((each for each in seating.shares if each.person == person), None)
    if mine is None or not seating.opened.sealed or not seating.starting:
        return refusals.NotThatShare()
    if mine.share == share or seating.started:
        return []
    name = seating.opened.sealed.table
    if share_commitment(name, bytes.fromhex(share)).hex() != mine.commitment:
        return refusals.NotThatShare()
    revealed = Revealed(person=person, share=share)
    after = seating.after(revealed)
    if any(each.person in after.people and not each.share for each in after.shares):
        return [revealed]
    return [revealed, *table.start(after)]
