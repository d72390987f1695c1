"""A seat at a table as a server of the Model Context Protocol: an assistant sits down with people.

It has four tools: look, play, wait and rules. What they answer is what the seat may know, as text.
"""

from collections.abc import Callable
from functools import partial

from anyio.to_thread import run_sync
from mcp.server.mcpserver import MCPServer
from mcp.server.mcpserver.exceptions import ToolError

from witsend.adapters.seated import Refused, Seated, Seen
from witsend.adapters.text import NotUnderstood

LONGEST_WAIT = 55.0  # seconds, as clients give up on an answer after a minute


def served(seat: Seated, rules: str) -> MCPServer[None]:
    server: MCPServer[None] = MCPServer(
        "witsend",
        instructions=f"You sit at a table of {seat.game.title}, in seat {seat.seat + 1}, marked as "
        "a bot. Call wait until it is your turn, play a move, and go on until the game is over.",
    )

    @server.tool()
    async def look() -> str:
        """The table as you see it now: what happened last, what you know, and your moves."""
        return (await answered(seat.look)).told()

    @server.tool()
    async def play(move: str) -> str:
        """Make a move: its number in the list, its words, or its JSON. Answers with the table."""
        return (await answered(partial(seat.play, move))).told()

    @server.tool()
    async def wait(seconds: float = 30) -> str:
        """Wait until it is your turn or the game is over, at most so many seconds."""
        return (await answered(partial(seat.wait, min(seconds, LONGEST_WAIT)))).told()

    @server.tool(name="rules")
    async def read_rules() -> str:
        """The rules of the game."""
        return rules

    return server


async def answered(ask: Callable[[], Seen]) -> Seen:
    """Beside the protocol's own work; what is refused is told as a sentence."""
    try:
        return await run_sync(ask)
    except (Refused, NotUnderstood) as error:
        raise ToolError(str(error)) from None
