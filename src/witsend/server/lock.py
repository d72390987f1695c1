"""A table's lock: like asyncio's, and one who cannot wait may take it where nobody holds it."""

import asyncio


class Lock:
    __slots__ = ("_waiting", "is_held")

    def __init__(self) -> None:
        self.is_held = False
        self._waiting: list[asyncio.Future[None]] = []  # hardly ever more than one

    def take(self) -> bool:
        """Whether it could be had at once; then `release` is owed."""
        if self.is_held:
            return False
        self.is_held = True
        return True

    def release(self) -> None:
        """Hands it to whoever has waited longest, so nobody comes between."""
        while self._waiting:
            turn = self._waiting.pop(0)
            if not turn.done():
                turn.set_result(None)
                return
        self.is_held = False

    async def __aenter__(self) -> None:
        if self.take():
            return
        turn = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # it had just been handed over
                self.release()
            raise

    async def __aexit__(self, *_: object) -> None:
        self.release()
