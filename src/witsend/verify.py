"""Recomputes every draw of a record from its proof (`docs/fairness.md`), and says what that shows.

That the moves are legal and lead to the result, `record` has seen to when it read the file.
"""

from collections.abc import Sequence
from typing import NamedTuple

from witsend.chance import SPECIFICATION, Proof, Stream, commitment, share_commitment
from witsend.game import CHANCE
from witsend.games.english import listed, number_of
from witsend.record import Event, GameRecord, changed

FIRST_EVENT = 2  # the line of a record in which it stands


class Unproved(ValueError):
    """Why a record's chance is not proved, in a sentence that names the place."""


class Verified(NamedTuple):
    draws: int  # moves of chance that came out as they stand there
    picks: int  # that they were made of
    shared: tuple[str, ...]  # who has added randomness of their own
    withheld: tuple[str, ...]  # who had promised some, and did not reveal it in time
    content: tuple[str, ...]  # what is not here as it was: which question a number meant is open


def verify(record: GameRecord) -> Verified:
    proof = record.proof
    if proof is None:
        raise Unproved("the record carries no proof of its chance")
    check_commitments(proof)
    others = tuple(changed(record.editions, record.state.played_with(record.setup)))
    stream, seed = Stream(), proof.seed
    draws = [(place, event) for place, event in enumerate(record.events) if event.seat == CHANCE]
    for number, (place, event) in enumerate(draws):
        drawn = record.states[place].draw(stream.aim(seed, number))
        drawn_otherwise = drawn != event.move or tuple(stream.picks) != event.picks
        if drawn_otherwise and not (others and picked_so(stream.aim(seed, number), event)):
            raise Unproved(
                f"line {place + FIRST_EVENT}: chance drew “{event.move}”, "
                f"where the seed gives “{drawn}”"
            )
    return Verified(
        draws=len(draws),
        picks=sum(len(event.picks) for _, event in draws),
        shared=tuple(share.name for share in proof.shares if share.share),
        withheld=tuple(share.name for share in proof.shares if not share.share),
        content=others,
    )


def check_commitments(proof: Proof) -> None:
    if proof.specification != SPECIFICATION:
        raise Unproved(
            f"the proof is by specification {proof.specification}; "
            f"this program knows {SPECIFICATION}"
        )
    try:
        secret = bytes.fromhex(proof.secret)
        shares = [(each, bytes.fromhex(each.share)) for each in proof.shares if each.share]
    except ValueError:
        raise Unproved("line 1: the proof is not written in hexadecimal") from None
    if commitment(proof.table, secret).hex() != proof.commitment:
        raise Unproved("line 1: the secret is not the one that the server committed itself to")
    for each, share in shares:
        if share_commitment(proof.table, share).hex() != each.commitment:
            raise Unproved(f"line 1: the share of {each.name} is not what was committed to")
    if len({each.commitment for each in proof.shares}) < len(proof.shares):
        raise Unproved("line 1: two shares have one commitment")


def picked_so(stream: Stream, event: Event) -> bool:
    """Whether these are the stream's picks, whatever they meant."""
    picks: Sequence[tuple[int, int]] = event.picks
    return bool(picks) and all(n > 0 and stream.pick(n) == picked for n, picked in picks)


def in_words(verified: Verified, names: Sequence[str]) -> list[str]:
    """What is proved and what is not, in English."""
    draws = number_of(verified.draws, "draw", "draws")
    picks = number_of(verified.picks, "pick", "picks")
    lines = [f"All that chance did follows from a seed that was fixed before: {draws}, {picks}."]
    if verified.shared:
        lines.append(
            f"The seed is made of the server's secret and of what {listed(verified.shared)} "
            "added: whoever has seen all commitments before knows that nobody could set it."
        )
    else:
        lines.append(
            "The seed is made of a secret alone, to which nobody at the table added anything: "
            "whoever drew it may have drawn it more than once."
        )
    if verified.withheld:
        lines.append(f"Promised and not revealed in time: {listed(verified.withheld)}.")
    lines += [
        f"Which question a number meant is not checked: {content} is not here as it was."
        for content in verified.content
    ]
    lines.append(f"Every move of {listed(names)} was legal, and the result is the one they led to.")
    lines.append(
        "Not proved: that nobody who runs the server looked at what was hidden or to come, nor, to "
        "who was not there, that the record was not made afterwards."
    )
    return lines
