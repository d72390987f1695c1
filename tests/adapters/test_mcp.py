"""An assistant at a table, asked by the protocol's own client."""

import asyncio
import sys
from pathlib import Path
from typing import Any

import pytest
from mcp import Client, StdioServerParameters

from served import house
from witsend.adapters.mcp import served
from witsend.adapters.seated import Refused, Seated

pytestmark = pytest.mark.filterwarnings("ignore")  # of what the protocol's packages import


class Person(Seated):
    """Somebody who opens a table."""

    def __init__(self, base: str) -> None:
        self.base, self.token = base, ""
        self.token = self.call("people", {"name": "Anne"})["token"]


async def text(client: Any, tool: str, **arguments: Any) -> tuple[str, bool]:
    answer = await client.call_tool(tool, arguments)
    return answer.content[0].text, bool(answer.is_error)


async def played(seats: list[Seated], code: str) -> list[str]:
    """A game between two assistants, one of them by the command: the last texts they saw."""
    command = ["-m", "witsend", "mcp", code, "--url", seats[0].base, "--token", seats[0].token]
    by_command = StdioServerParameters(command=sys.executable, args=command)
    async with Client(by_command) as one, Client(served(seats[1], "Never trust.")) as other:
        assert {tool.name for tool in (await one.list_tools()).tools} == {
            *("look", "play", "wait", "rules"),
        }
        assert (await text(one, "rules"))[0].startswith("# Pirates Dice")
        assert await text(other, "rules") == ("Never trust.", False)
        refused, error = await text(one, "play", move="[dance]")
        assert error
        assert "'dance' is none of the moves" in refused
        over = False
        while not over:
            for client in (one, other):
                told, _ = await text(client, "wait", seconds=0)
                over = "The game is over." in told
                if "Answer with the number" in told and "Nobody waits" not in told:
                    challenges = "challenge" in told.rsplit("Your moves:", 1)[1]
                    answer = "[challenge]" if challenges else "[1]"
                    _, error = await text(client, "play", move=answer)
                    assert not error
        return [(await text(client, "look"))[0] for client in (one, other)]


def test_assistants_play_a_game_at_a_table_and_are_marked_as_bots(tmp_path: Path) -> None:
    with house(tmp_path / "data") as server:
        anne = Person(server.url)
        opened = anne.call("tables", {"game": "pirates-dice", "setup": {"seats": 2, "dice": 1}})
        anne.table = f"tables/{opened['id']}"
        code = anne.call(anne.table)["table"]["code"]
        seats = [Seated(server.url, code, name) for name in ("Claudia", "Gregory the Very Longest")]
        with pytest.raises(Refused, match="No seat is free"):
            Seated(server.url, code, "Late")
        again = Seated(server.url, code, "", token=seats[1].token)
        assert again.seat == seats[1].seat == 1
        assert "The game has not begun" in seats[0].look().told()
        anne.call(f"{anne.table}/asks", {"type": "start"})
        chairs = anne.call(anne.table)["table"]["chairs"]
        assert [chair["name"] for chair in chairs] == ["Claudia (bot)", "Gregory the Very L (bot)"]
        first, second = asyncio.run(played(seats, code))
        assert "You are Claudia (bot)." in first
        assert "The game is over. Won by" in second
        with pytest.raises(Refused, match="There is no such table"):
            Seated(server.url, "zzzzz", "Nobody")
    with pytest.raises(Refused, match="does not answer"):
        Seated(server.url, code, "Nobody")
