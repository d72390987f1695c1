"""Why the server refuses, in a sentence each; the games' own reasons come beside these."""

from witsend.game import Refusal
from witsend.server.protocol import LARGEST_MESSAGE


class NotUnderstood(Refusal, frozen=True):
    problem: str
    says = "That message was not understood: {problem}."


class AnotherSite(Refusal, frozen=True):
    says = "That came from another site's page, so it was not done."


class NotCalledThat(Refusal, frozen=True):
    name: str
    says = "This server is not called {name!r}. Whoever hosts it can say that it is, with --name."


class Broken(Refusal, frozen=True):
    says = "Something went wrong here. Nothing has changed."


class NoSuchTable(Refusal, frozen=True):
    says = "There is no such table."


class NoSuchSeat(Refusal, frozen=True):
    says = "There is no such seat."


class NoSuchPerson(Refusal, frozen=True):
    says = "That person is not at this table."


class SeatTaken(Refusal, frozen=True):
    says = "That seat is taken."


class NothingToBring(Refusal, frozen=True):
    says = "To this game nobody brings questions of their own."


class NothingToBack(Refusal, frozen=True):
    says = "There is nothing to bet on now."


class PlaysAlready(Refusal, frozen=True):
    says = "Whoever plays bets with chips of their own."


class KeepsNoQuestions(Refusal, frozen=True):
    says = "This server keeps no questions from the page. Bring them to this table alone."


class NoSuchLevel(Refusal, frozen=True):
    says = "This game has no bot of that level. Choose another."


class JustTaken(Refusal, frozen=True):
    name: str
    says = "{name} has just sat down there. Take another seat, or join the team."


class NameTaken(Refusal, frozen=True):
    says = "Somebody here has a name that looks just like this one. Sit down with another."


class BotAtIt(Refusal, frozen=True):
    says = "The bot there plays on a hunch that people may not see. Try again in the next phase."


class NoAdvice(Refusal, frozen=True):
    says = "In this game everyone decides for themselves."


class NothingToDecide(Refusal, frozen=True):
    says = "There was nothing for you to decide at that step. Choose another."


class NoCoach(Refusal, frozen=True):
    says = "There is no coach for this game."


class NoOpinion(Refusal, frozen=True):
    says = "The coach has no opinion on this decision."


class NotThatShare(Refusal, frozen=True):
    says = "That is not a share of this game's chance which can be added now."


class NotYourSeat(Refusal, frozen=True):
    says = "That is not your seat."


class HostOnly(Refusal, frozen=True):
    says = "Only the host can do that."


class AlreadyStarted(Refusal, frozen=True):
    says = "The game has started."


class NothingToFlag(Refusal, frozen=True):
    says = "There is nothing on the table that could be called bad."


class NoClock(Refusal, frozen=True):
    says = "No clock runs here."


class NotStarted(Refusal, frozen=True):
    says = "The game has not started yet."


class OlderRules(Refusal, frozen=True):
    began: int  # the version of the rules that the game was begun under
    now: int
    says = (
        "This game was begun under older rules, version {began}; now they are at version {now}. "
        "It can no longer be played on or shown."
    )


class RulesNotHere(Refusal, frozen=True):
    """Another server's, or those of a newer program."""

    says = "The rules of this game are not here, so it can be neither played on nor shown."


class OtherEdition(Refusal, frozen=True):
    content: str  # such as "book house"
    began: str
    now: str
    says = (
        "Since this game began, the {content} has changed (edition {began}, now {now}). "
        "It can no longer be played on or shown."
    )


class ContentGone(Refusal, frozen=True):
    problem: str
    says = "What this game is played with is no longer here: {problem}."


class TableEnded(Refusal, frozen=True):
    says = "Whoever hosts this server has ended this table."


class LaidAnew(Refusal, frozen=True):
    says = "This table is being laid anew. Come again in a moment."


class SomebodyPlays(Refusal, frozen=True):
    says = "Somebody is still in the game, so it takes its time."


class NotOver(Refusal, frozen=True):
    says = "The game is not over yet."


class NoNextTable(Refusal, frozen=True):
    says = "Nobody has asked for another game yet."


class OnlyASocket(Refusal, frozen=True):
    says = "Only a socket can follow to the next table."


class NoSuchGame(Refusal, frozen=True):
    says = "There is no such game here."


class NobodySits(Refusal, frozen=True):
    says = "Somebody has to sit down first."


class NoAges(Refusal, frozen=True):
    says = "This game does not ask who is younger."


class SentAway(Refusal, frozen=True):
    says = "The host has asked you to leave this table."


class Banned(Refusal, frozen=True):
    says = "Whoever hosts this server has closed it to you."


class TooLate(Refusal, frozen=True):
    says = "Too late: that moment has passed."


class NotForPeople(Refusal, frozen=True):
    says = "Only bots and the clock do that."


class TooSoon(Refusal, frozen=True):
    says = "That is a move too far ahead; the page will catch up in a moment."


class TooFast(Refusal, frozen=True):
    says = "That was a lot at once. Wait a moment, then go on."


class ManyLookBack(Refusal, frozen=True):
    says = "Many are looking back at games just now. Ask again in a moment."


class TooManyGuesses(Refusal, frozen=True):
    says = "Too many wrong codes came from here. Follow the link, or try again in ten minutes."


class NoCodeFree(Refusal, frozen=True):
    says = "There are too many tables just now, so no code is free. Try again later."


class TooManyListed(Refusal, frozen=True):
    most: int
    says = (
        "The open list has {most} tables from here already. "
        "Open this one for people you invite, or wait until another is over."
    )


class Full(Refusal, frozen=True):
    says = "There is no room here just now. Wait a moment, then try again."


class NotKept(Refusal, frozen=True):
    says = "The table could not be stored just now, so nothing has changed. Try again."


class NoTeam(Refusal, frozen=True):
    says = "Only people who sit at the table can whisper."


class Unprintable(Refusal, frozen=True):
    says = "Only plain text can be said here."


class NoName(Refusal, frozen=True):
    says = "Say your name first."


class BadSetup(Refusal, frozen=True):
    problem: str
    says = "The table cannot be set up like that: {problem}."


class BadNameGiven(Refusal, frozen=True):
    problem: str
    says = "{problem}"


class NotFound(Refusal, frozen=True):
    says = "There is nothing here."


class TooLarge(Refusal, frozen=True):
    most: int = LARGEST_MESSAGE
    says = "A message may have {most} bytes at most."


# HTTP's status for each; for all others, the games' own among them, it is CONFLICT.
STATUS: dict[type[Refusal], int] = {
    NoName: 401,
    SentAway: 403,
    Banned: 403,
    AnotherSite: 403,
    NoSuchTable: 404,
    NotFound: 404,
    TooLarge: 413,
    NotCalledThat: 421,
    TooFast: 429,
    ManyLookBack: 503,
    TooManyGuesses: 429,
    TooManyListed: 429,
    NoCodeFree: 503,
    NotKept: 503,
    Full: 503,
    NotUnderstood: 400,
    BadSetup: 400,
    BadNameGiven: 400,
    Broken: 500,
}
CONFLICT = 409
# Of a socket; else 4403.
CLOSE_CODE: dict[type[Refusal], int] = {NoName: 4401, NoSuchTable: 4404, LaidAnew: 1012}
RETRY_AFTER: dict[type[Refusal], int] = {ManyLookBack: 2}  # seconds, for the header of that name


class Denied(Exception):
    """Ends a request with a refusal."""

    def __init__(self, why: Refusal) -> None:
        super().__init__(str(why))
        self.why = why
