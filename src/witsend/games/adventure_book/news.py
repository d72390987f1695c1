"""The news of an adventure book, and how the story ended.

News names things by their ids, for boards to tell in any language. Its English sentence takes the
names from the book, so each item knows its book and chapter. The file is long because each of the
50 kinds of news stands here with its sentence.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Literal

from witsend.content.books.book import Chapter, Plot
from witsend.content.books.shelf import volume
from witsend.game import Ending, News, Seat
from witsend.games.adventure_book.setup import Campaign
from witsend.games.english import counted, listed, number_of

Why = Literal["", "near", "danger", "prepares"]  # why a challenge is aimed for
WHY: dict[Why, str] = {
    "": "",
    "near": ": it takes the least",
    "danger": ": it cannot wait",
    "prepares": "",
}
NO_PLOT_LEFT = "no_plot_left"  # the interruption that every chapter has


class ChapterNews(News, frozen=True, kw_only=True):
    book: str = ""  # the volume
    chapter: int = 0

    @property
    def printed(self) -> Chapter:
        return volume(self.book).chapters[self.chapter - 1]

    def figure(self, *who: str) -> str:
        known = self.printed.characters
        return listed([str(known[each].name or spoken(each)) for each in who])

    def space_name(self, id_: str) -> str:
        space = next(space for space in self.printed.board.spaces if space.id == id_)
        return str(space.name) if space.name else f"space {space.number}"

    def card_name(self, *ids: str) -> str:
        """Of several cards, alike ones counted."""
        cards = volume(self.book).cards
        names = {special.id: special.name for special in cards.specials} | cards.names
        return counted([(str(names.get(id_) or spoken(id_)), n) for id_, n in Counter(ids).items()])

    def challenge_name(self, id_: str) -> str:
        return next(str(each.name) for each in self.printed.challenges if each.id == id_)

    def hazard_name(self, kind: str) -> str:
        names = self.printed.hazards.names if self.printed.hazards else {}
        return str(names.get(kind) or spoken(kind))

    def counter_name(self, counter: str) -> str:
        tracks = self.printed.tracks.values()
        return next((str(t.names[counter]) for t in tracks if counter in t.names), spoken(counter))

    def entry(self, card: int) -> Plot:
        return next(plot for plot in self.printed.plots if plot.first <= card <= plot.last)


class Happening(ChapterNews, frozen=True):
    """What no seat is named in: `str()` is all of it."""

    def sentence(self, names: Sequence[str]) -> str:
        del names
        return str(self)


def spoken(id_: str) -> str:
    return id_.replace("_", " ").title()


# A turn


class FirstAnswered(ChapterNews, frozen=True):
    """The chapter's question who goes first, and what a seat answered."""

    seat: Seat
    first: Seat | None  # None: by lot

    def sentence(self, names: Sequence[str]) -> str:
        who = "by lot" if self.first is None else names[self.first]
        return f"{self.printed.chapter.first_player} {names[self.seat]} answers: {who}."


class ChapterOpened(ChapterNews, frozen=True):
    first: Seat
    again: bool  # it was interrupted before

    def sentence(self, names: Sequence[str]) -> str:
        again = ", read again" if self.again else ""
        title = self.printed.chapter.title
        return f"Chapter {self.chapter}{again}: {title}. {names[self.first]} goes first."


class TurnPassed(ChapterNews, frozen=True):
    seat: Seat

    def sentence(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} is next."


class Planned(ChapterNews, frozen=True):
    """What the seat in turn aims for."""

    seat: Seat
    challenge: str
    why: Why = ""
    along: Seat | None = None  # another seat that wants it too

    def sentence(self, names: Sequence[str]) -> str:
        who, name = names[self.seat], self.challenge_name(self.challenge)
        if self.along is None:
            return f"{who} aims for “{name}”{WHY[self.why]}."
        if self.why == "prepares":
            return f"{who} prepares “{name}” for {names[self.along]}."
        return f"{who} aims for “{name}”, along with {names[self.along]}{WHY[self.why]}."


class Proposed(ChapterNews, frozen=True):
    """The seat in turn asks before it completes the challenge."""

    seat: Seat
    challenge: str

    def sentence(self, names: Sequence[str]) -> str:
        name = self.challenge_name(self.challenge)
        return f"{names[self.seat]} asks whether to complete “{name}”."


class Approved(ChapterNews, frozen=True):
    seat: Seat

    def sentence(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} says: go ahead."


class Claimed(ChapterNews, frozen=True):
    seat: Seat
    challenge: str

    def sentence(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} wants to complete “{self.challenge_name(self.challenge)}”."


class SatOut(ChapterNews, frozen=True):
    seat: Seat
    cards: tuple[str, ...]  # that were discarded with it

    def sentence(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} tells no more for now."


class JoinedIn(ChapterNews, frozen=True):
    seat: Seat

    def sentence(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} tells along."


class Undone(ChapterNews, frozen=True):
    """The seat has taken back what it did last."""

    seat: Seat

    def sentence(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} takes that back."


class Stepped(ChapterNews, frozen=True):
    seat: Seat
    who: tuple[str, ...]  # the character, and who went along
    to: str
    cards: tuple[str, ...]

    def sentence(self, names: Sequence[str]) -> str:
        pays = f"discards {self.card_name(*self.cards)} and " if self.cards else ""
        who, to = self.figure(*self.who), self.space_name(self.to)
        return f"{names[self.seat]} {pays}moves {who} to {to}."


class MiracleFound(Happening, frozen=True):
    who: str
    miracles: int  # that the group has now

    def __str__(self) -> str:
        return f"{self.figure(self.who)} finds a Miracle: there {are(self.miracles)} now."


class MiracleUsed(ChapterNews, frozen=True):
    seat: Seat
    deck: Literal["story", "special"]

    def sentence(self, names: Sequence[str]) -> str:
        cards = "Story cards" if self.deck == "story" else "a Special card"
        return f"{names[self.seat]} uses a Miracle to draw {cards}."


class MiracleGained(Happening, frozen=True):
    miracles: int

    def __str__(self) -> str:
        return f"A Miracle comes from the supply: there {are(self.miracles)} now."


class Offered(ChapterNews, frozen=True):
    seat: Seat
    to: Seat
    give: str
    take: str

    def sentence(self, names: Sequence[str]) -> str:
        give, take = self.card_name(self.give), self.card_name(self.take)
        return f"{names[self.seat]} offers {names[self.to]} {give} for {take}."


class Traded(ChapterNews, frozen=True):
    seat: Seat
    to: Seat
    give: str
    take: str

    def sentence(self, names: Sequence[str]) -> str:
        give, take = self.card_name(self.give), self.card_name(self.take)
        return f"{names[self.to]} agrees: {give} for {take}."


class Declined(ChapterNews, frozen=True):
    seat: Seat

    def sentence(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} would rather not trade."


class Completed(ChapterNews, frozen=True):
    seat: Seat
    challenge: str
    cards: tuple[str, ...]

    def sentence(self, names: Sequence[str]) -> str:
        challenge = next(each for each in self.printed.challenges if each.id == self.challenge)
        cards = self.card_name(*self.cards) if self.cards else "nothing"
        story = ended(str(challenge.story))
        return f"{names[self.seat]} completes “{challenge.name}” with {cards}. {story}"


class Acted(ChapterNews, frozen=True):
    seat: Seat
    action: str  # of the chapter, `shoo` or `break`
    cards: tuple[str, ...]
    target: str  # the space of the squad or the door

    def sentence(self, names: Sequence[str]) -> str:
        who, cards = names[self.seat], self.card_name(*self.cards) if self.cards else "nothing"
        for action in self.printed.actions:
            if action.id == self.action:
                return f"{who}: “{action.name}”, with {cards}."
        space = self.space_name(self.target)
        if self.action == "shoo":
            return f"{who} drives the Brute Squad off {space} with {cards}."
        return f"{who} opens the lock at {space} with {cards}."


class Played(ChapterNews, frozen=True):
    """A special card."""

    seat: Seat
    card: str

    def sentence(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} plays “{self.card_name(self.card)}”."


class Drew(ChapterNews, frozen=True):
    seat: Seat
    deck: Literal["story", "special"]
    cards: tuple[str, ...]

    def sentence(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} draws {ended(self.card_name(*self.cards))}"


class Reshuffled(Happening, frozen=True):
    cards: int

    def __str__(self) -> str:
        return f"The discard pile is shuffled: {self.cards} cards make a new Story deck."


class Discarded(ChapterNews, frozen=True):
    seat: Seat
    cards: tuple[str, ...]

    def sentence(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} discards {ended(self.card_name(*self.cards))}"


class Recovered(ChapterNews, frozen=True):
    seat: Seat
    card: str

    def sentence(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} takes {self.card_name(self.card)} from the discard pile."


class Gave(ChapterNews, frozen=True):
    seat: Seat
    to: Seat
    card: str

    def sentence(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} gives {names[self.to]} {ended(self.card_name(self.card))}"


class KeptAll(ChapterNews, frozen=True):
    seat: Seat

    def sentence(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} gives nothing."


class Looked(ChapterNews, frozen=True):
    seat: Seat
    cards: tuple[int, ...]  # the top of the plot deck, the next one first

    def sentence(self, names: Sequence[str]) -> str:
        cards = ", ".join(map(str, self.cards))
        return f"{names[self.seat]} reads on: the next Plot cards are {cards}."


class PutUnder(Happening, frozen=True):
    cards: tuple[int, ...]

    def __str__(self) -> str:
        cards = listed([str(card) for card in self.cards]) if self.cards else "nothing"
        return f"Under the Plot deck: {cards}."


# The plot


class PlotTurned(Happening, frozen=True):
    card: int

    def __str__(self) -> str:
        entry = self.entry(self.card)
        return f"Plot card {self.card}, “{entry.title}”: {ended(str(entry.text))}"


class PlotCancelled(Happening, frozen=True):
    card: int

    def __str__(self) -> str:
        return f"Plot card {self.card} comes to nothing."


class PlotLetBe(ChapterNews, frozen=True):
    seat: Seat

    def sentence(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} lets it be."


class Moved(Happening, frozen=True):
    """By the game: a plot card or a reward."""

    who: tuple[str, ...]
    to: str

    def __str__(self) -> str:
        goes = "goes" if len(self.who) == 1 else "go"
        return f"{self.figure(*self.who)} {goes} to {self.space_name(self.to)}."


class BroughtIn(Happening, frozen=True):
    who: str
    to: str

    def __str__(self) -> str:
        return f"{self.figure(self.who)} joins the story at {self.space_name(self.to)}."


class TakenOff(Happening, frozen=True):
    who: str

    def __str__(self) -> str:
        return f"{self.figure(self.who)} leaves the story."


class TrackMoved(Happening, frozen=True):
    counter: str
    at: int

    def __str__(self) -> str:
        track = next(each for each in self.printed.tracks.values() if self.counter in each.counters)
        end, left = str(track.labels[-1]), len(track.labels) - 1 - self.at
        if end.isdigit():
            where = f"{track.labels[self.at]} of {end}"
        elif left:
            where = f"{number_of(left, 'space', 'spaces')} from {end}"
        else:
            where = f"at {end}"
        return f"{self.counter_name(self.counter)}: {where}."


class ChorePlaced(Happening, frozen=True):
    space: str
    left: int  # on the list

    def __str__(self) -> str:
        return f"A Chore lies on {self.space_name(self.space)}; {self.left} left on the list."


class ChoreReturned(Happening, frozen=True):
    space: str
    left: int

    def __str__(self) -> str:
        where = self.space_name(self.space)
        return f"The Chore on {where} is done; {self.left} on the list."


class HazardLaid(Happening, frozen=True):
    space: str
    kind: str

    def __str__(self) -> str:
        return f"{self.hazard_name(self.kind)} on {self.space_name(self.space)}!"


class HazardFlared(Happening, frozen=True):
    space: str
    kind: str

    def __str__(self) -> str:
        return f"{self.hazard_name(self.kind)} on {self.space_name(self.space)} flares up!"


class HazardStruck(Happening, frozen=True):
    who: tuple[str, ...]  # () when it is no hazard that threatens
    kind: str
    icon: str  # what wards it off

    def __str__(self) -> str:
        way_out = f"A card of {self.card_name(self.icon)} wards it off."
        if not self.who:
            return f"Danger! {way_out}"
        return f"{self.hazard_name(self.kind)} strikes {self.figure(*self.who)}! {way_out}"


class Dodged(ChapterNews, frozen=True):
    seat: Seat
    card: str

    def sentence(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} wards it off with {ended(self.card_name(self.card))}"


class Wounded(Happening, frozen=True):
    wounds: int

    def __str__(self) -> str:
        return f"A wound: that makes {self.wounds}."


class Healed(Happening, frozen=True):
    wounds: int

    def __str__(self) -> str:
        return f"A wound is healed: {self.wounds} left."


class HazardRetired(Happening, frozen=True):
    kind: str

    def __str__(self) -> str:
        return f"{self.hazard_name(self.kind)}: no danger any more in this chapter."


class SquadMoved(Happening, frozen=True):
    squad: int  # 0 is Squad A
    to: str

    def __str__(self) -> str:
        return f"Brute Squad {'AB'[self.squad % 2]} marches to {self.space_name(self.to)}."


class SquadStood(ChapterNews, frozen=True):
    """A card was given for a hero who stays in the squad's way."""

    seat: Seat
    who: str
    card: str

    def sentence(self, names: Sequence[str]) -> str:
        card = self.card_name(self.card)
        return f"{self.figure(self.who)} stands firm: {names[self.seat]} discards {ended(card)}"


class PrinceDelayed(Happening, frozen=True):
    who: str
    by: str

    def __str__(self) -> str:
        return f"{self.figure(self.by)} keeps {self.figure(self.who)} where he is."


class DoorLocked(Happening, frozen=True):
    space: str

    def __str__(self) -> str:
        return f"{self.space_name(self.space)} is locked."


class DoorOpened(Happening, frozen=True):
    space: str

    def __str__(self) -> str:
        return f"{self.space_name(self.space)} is open."


# The book


class ChapterTold(Happening, frozen=True):
    def __str__(self) -> str:
        return f"Chapter {self.chapter} is told: {ended(str(self.printed.chapter.title))}"


class Interrupted(Happening, frozen=True):
    defeat: str
    again: bool  # there is another try

    def __str__(self) -> str:
        then = "Grandpa reads the chapter again." if self.again else "He stops listening."
        return f"The Grandson interrupts. {why(self.printed, self.defeat)} {then}"


class WantsOn(ChapterNews, frozen=True):
    seat: Seat

    def sentence(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} wants to hear more."


class BookmarkPut(ChapterNews, frozen=True):
    seat: Seat

    def sentence(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} puts in the bookmark: enough for today."


AnyNews = (
    FirstAnswered
    | ChapterOpened
    | TurnPassed
    | Planned
    | Proposed
    | Approved
    | Claimed
    | SatOut
    | JoinedIn
    | Undone
    | Stepped
    | MiracleFound
    | MiracleUsed
    | MiracleGained
    | Offered
    | Traded
    | Declined
    | Completed
    | Acted
    | Played
    | Drew
    | Reshuffled
    | Discarded
    | Recovered
    | Gave
    | KeptAll
    | Looked
    | PutUnder
    | PlotTurned
    | PlotCancelled
    | PlotLetBe
    | Moved
    | BroughtIn
    | TakenOff
    | TrackMoved
    | ChorePlaced
    | ChoreReturned
    | HazardLaid
    | HazardFlared
    | HazardStruck
    | Dodged
    | Wounded
    | Healed
    | HazardRetired
    | SquadMoved
    | SquadStood
    | PrinceDelayed
    | DoorLocked
    | DoorOpened
    | ChapterTold
    | Interrupted
    | WantsOn
    | BookmarkPut
)


class BookTold(Ending, frozen=True):
    chapters: int

    def sentence(self, names: Sequence[str]) -> str:
        del names
        told = "chapter" if self.chapters == 1 else "book"
        return f"The {told} is told to the end: true love prevails!"


class StoryLost(Ending, frozen=True):
    book: str
    chapter: int
    defeat: str

    def sentence(self, names: Sequence[str]) -> str:
        del names
        reason = why(volume(self.book).chapters[self.chapter - 1], self.defeat)
        return f"The story breaks off in chapter {self.chapter}. {reason}"


class Bookmarked(Ending, frozen=True):
    """A new table can go on from here: the campaign is an option of its setup."""

    campaign: Campaign

    def sentence(self, names: Sequence[str]) -> str:
        del names
        return f"The bookmark is at chapter {self.campaign.chapter}."


def why(chapter: Chapter, defeat: str) -> str:
    for each in chapter.defeats:
        if each.id == defeat:
            return ended(str(each.text))
    return "No Plot card is left."


def are(miracles: int) -> str:
    return "is one" if miracles == 1 else f"are {miracles}"


def ended(words: str) -> str:
    """As the end of a sentence; some cards end with a mark of their own."""
    return words if words.endswith((".", "!", "?")) else f"{words}."
