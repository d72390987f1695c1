"""People of a simulation: each has one page, and sends again what was not answered."""

from typing import TYPE_CHECKING, Any, NamedTuple

from msgspec import json

from sim_door import Door

if TYPE_CHECKING:
    from simulation import World

SILENCE = (2.9, 3.1)  # seconds without an answer, before a page tries another connection

# What may be refused to someone who did nothing wrong, as others were faster.
ALLOWED = {
    "play": {"too-late", "not-your-turn"},
    "sit": {"seat-taken", "game-over", "bot-at-it"},
    "start": {"already-started"},
    "say": set[str](),
    "react": set[str](),
    "again": set[str](),
}


class Place(NamedTuple):
    table: str
    seat: int
    number: int


class Asked(NamedTuple):
    table: str
    message: dict[str, Any]
    at: float


class Seen(NamedTuple):
    """Of a table: none of it ever becomes less."""

    made: int
    started: bool
    over: bool
    followed: bool


class Person:
    def __init__(self, world: "World", id_: str) -> None:
        self.world = world
        self.id = id_
        self.name = id_.title()
        self.dice = world.dice_of(id_)
        self.table = ""
        self.door: Door | None = None
        self.asks = 0
        self.pending: dict[int, Asked] = {}
        self.update: dict[str, Any] | None = None  # the newest, with its table
        self.lines: list[str] = []  # as the page shows them
        self.patience = self.dice.uniform(*SILENCE)  # each their own, so that no two act at once
        self.is_looking = False
        self.heard_at = 0.0
        self.sent: dict[Place, list[Any]] = {}
        self.done: dict[Place, Any] = {}
        self.sat: dict[str, int] = {}  # by table
        self.said: list[tuple[str, str]] = []  # and acknowledged
        self.began: set[str] = set()
        self.asked_again: set[str] = set()
        self.shown: dict[str, Seen] = {}  # of each table, the most

    def note(self, *what: object) -> None:
        self.world.note(self.id, *what)

    # Connecting

    def connect(self) -> None:
        if self.door:
            return
        servers = [server for server in self.world.servers if not server.is_dead]
        if not servers:
            self.later(0.3, self.connect)
            return
        server = self.dice.choice(servers)
        self.note("comes to", server.name)
        self.update, self.lines = None, []
        door = self.door = Door(server, self)
        self.heard_at = self.world.loop.time()
        door.enter(self.table)
        for key, asked in self.pending.items():
            door.send(json.encode({**asked.message, "id": key}))
        self.later(self.patience, lambda: self.mind_silence(door))

    def leave(self) -> None:
        """Without a goodbye."""
        if self.door:
            self.note("leaves")
            self.door.hang_up()
            self.lose(self.door)

    def lose(self, door: Door) -> None:
        if door is self.door:
            self.door = None
            self.later(self.dice.uniform(0.05, 0.5), self.connect)

    def mind_silence(self, door: Door) -> None:
        if door is not self.door:
            return
        now = self.world.loop.time()
        oldest = min((asked.at for asked in self.pending.values()), default=now)
        waits = self.update is None or now - max(oldest, self.heard_at) >= self.patience
        if waits and now - self.heard_at >= self.patience:
            self.leave()
        else:
            self.later(self.patience / 3, lambda: self.mind_silence(door))

    def later(self, seconds: float, act: Any) -> None:
        self.world.loop.call_later(seconds, act)

    # What the page is sent

    def receive(self, door: Door, sent: bytes) -> None:
        if door is not self.door:
            return
        self.heard_at = self.world.loop.time()
        message = json.decode(sent)
        match message["type"]:
            case "update":
                before = self.update
                message.setdefault("table", before and before["table"])
                self.update = message
                self.remember(message)
            case "talk":
                known = [] if message["fresh"] else self.lines
                self.lines = known + [line["text"] for line in message["lines"]]
            case "done":
                self.hear_done(message["id"])
            case "refused":
                self.hear_refused(message)
        self.look_soon()

    def remember(self, update: dict[str, Any]) -> None:
        table = update["table"]
        seen = Seen(update["made"], table["started"], table["over"], bool(table["next"]))
        self.note("sees", *seen)
        before = self.shown.get(self.table, seen)
        if any(now < then for now, then in zip(seen, before, strict=True)):
            self.world.fault(f"{self.id} saw {before} of {self.table[:4]}, and then {seen}")
        self.shown[self.table] = seen

    def hear_done(self, key: int) -> None:
        asked = self.pending.pop(key, None)
        if asked is None:
            return
        message = asked.message
        self.note("is told done", key, message["type"])
        match message["type"]:
            case "play":
                place = Place(asked.table, message["seat"], message["number"])
                self.done[place] = message["move"]
            case "sit":
                self.sat[asked.table] = message["seat"]
            case "say":
                self.said.append((asked.table, message["text"]))
            case "start":
                self.began.add(asked.table)
            case "again":
                self.asked_again.add(asked.table)

    def hear_refused(self, refused: dict[str, Any]) -> None:
        key, why = refused["id"], refused["why"]["type"]
        asked = self.pending.get(key)
        if asked is None:
            return
        self.note("is refused", key, asked.message["type"], why)
        if why == "not-kept":
            door = self.door
            if door and self.world.loop.time() - door.server.troubled_at > 1.0:
                self.world.fault(f"{self.id} asked {asked.message}: not kept, and why not?")
            self.later(0.3, lambda: self.send(door, key))
            return
        del self.pending[key]
        if why not in ALLOWED[asked.message["type"]]:
            self.world.fault(f"{self.id} asked {asked.message}: {refused['sentence']}")

    # What a person does

    def send(self, door: Door | None, key: int) -> None:
        if door and door is self.door and key in self.pending:
            message = json.encode({**self.pending[key].message, "id": key})
            door.send(message)
            if self.dice.happens("sent twice"):
                door.send(message)

    def ask(self, kind: str, **facts: Any) -> None:
        self.asks += 1
        message = {"type": kind, **facts}
        self.pending[self.asks] = Asked(self.table, message, self.world.loop.time())
        self.note("asks", self.asks, kind, *facts.values())
        self.send(self.door, self.asks)

    def look_soon(self) -> None:
        if not self.is_looking:
            self.is_looking = True
            self.later(self.dice.uniform(0.05, 0.9), self.look)

    def look(self) -> None:
        self.is_looking = False
        update = self.update
        if self.world.is_quiet or update is None or self.pending or self.door is None:
            return
        table = update["table"]
        seats = [shown for shown in update["seats"] if shown["seat"] is not None]
        if self.dice.random() < 0.15:
            self.ask("say", text=f"line {self.asks + 1} of {self.id}")
        elif self.dice.random() < 0.03:
            self.ask("react", face="👏")
        elif self.dice.happens("leave"):
            self.leave()
        elif table["over"]:
            self.afterwards(table, seats)
        elif not table["started"]:
            self.before(table, seats)
        else:
            self.move(seats)
        if not self.pending:
            self.later(1.0, self.look_soon)

    def before(self, table: Any, seats: list[Any]) -> None:
        chairs = table["chairs"]
        free = [seat for seat, chair in enumerate(chairs) if not (chair["people"] or chair["bot"])]
        if free and not seats:
            self.ask("sit", seat=self.dice.choice(free))
        elif table["host"] == self.id and seats and (not free or self.dice.random() < 0.3):
            self.ask("start")

    def move(self, seats: list[Any]) -> None:
        for shown in seats:
            place = Place(self.table, shown["seat"], shown["number"])
            if shown["moves"] and place not in self.done:
                move = self.dice.choice(shown["moves"])
                self.sent.setdefault(place, []).append(move)
                self.ask("play", seat=place.seat, number=place.number, move=move)
                return

    def afterwards(self, table: Any, seats: list[Any]) -> None:
        if table["next"]:
            self.table, self.pending = table["next"], {}
            self.leave()
        elif seats:
            self.ask("again")
