"""Three servers on one Postgres, and one of them killed under the people: `script/soak nodes` does
it 200 times, with a hundred evenings."""

from pathlib import Path

import nodes
from by_hand import in_a_loop
from postgres_server import PostgresServer


@in_a_loop
async def test_what_was_acknowledged_outlives_the_server_that_did_so(
    tmp_path: Path, postgres_server: PostgresServer
) -> None:
    few = ["--times", "1", "--tables", "3", "--seats", "2", "--games", "1"]
    quick = ["--gap", "0.3", "--think", "0.1", "--minutes", "2"]
    made, found = await nodes.evenings(
        tmp_path, nodes.chosen_by(["kills", "--busiest", *few, *quick]), postgres_server
    )
    assert not found.faults
    assert found.acknowledged
    assert found.finished >= 3
    assert len(made.takeovers) == 1, "another server drives what the killed one did"
