"""The JSON that the server sends, as types: described at /api/openapi.json, and checked against them in the tests."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

from msgspec import Struct

from tabletowers.table.entries import Clock
from tabletowers.table.orders import wire_type

if TYPE_CHECKING:
    Orders = Struct
else:
    # The games say which standing orders there are.
    Orders = wire_type()


class Me(Struct):
    """A person as they see themselves."""

    id: str
    name: str
    language: str
    program: bool
    login: str | None
    #: Whether this identity can be taken up again without one of its devices: by password, passkey, or another site.
    kept: bool
    passkeys: int
    mail: str | None
    mail_confirmed: bool
    webhook: str | None
    webhook_kind: Literal["plain", "discord", "slack"]
    notices: bool
    push: bool
    blocks: list[str]
    muted_until: int | None
    #: The end of the last vacation.
    away_until: int | None


class Identity(Struct):
    """A person and the secret of this device."""

    person: Me
    token: str


class DeviceCode(Struct):
    """A code for another device."""

    code: str
    path: str
    expires: int


class DeviceInfo(Struct):
    """One of your devices: what it says it is, and when it was last used, to the day."""

    id: str
    device: str | None
    created: int
    used: int
    here: bool


class DeviceList(Struct):
    """Your devices."""

    devices: list[DeviceInfo]


class PasskeyInfo(Struct):
    """One of your passkeys, and the host that it is for."""

    id: str
    host: str
    name: str
    created: int
    used: int | None


class Passkeys(Struct):
    """Your passkeys."""

    passkeys: list[PasskeyInfo]


class Confirmed(Struct):
    """An address that has been confirmed."""

    mail: str


class LinkOwner(Struct):
    """Whom a link lets set a new password."""

    name: str
    login: str | None


class PasswordLink(Struct):
    """A path that lets somebody set a new password, once, and until when."""

    path: str
    expires: int


class SimpleBots(Struct):
    """The bots of a game that play simply until they are compiled: in about so many seconds, if that is known."""

    game: str
    bots: list[str]
    seconds: int | None


class ServerInfo(Struct):
    """Whether a server sends mails, the name of the other site at which people may log in, and what is not ready yet.

    Until everything is compiled after a first start, `compiling` has an entry for every game whose bots wait for it.
    """

    mail: bool
    openid: str | None
    compiling: list[SimpleBots]


class Elsewhere(Struct):
    """Where to log in at another site."""

    url: str


class Done(Struct):
    """Where the table stands now."""

    seq: int
    position: int


class SeatInfo(Struct):
    """Who sits on a seat."""

    kind: Literal["open", "person", "local", "bot"]
    person: str | None
    name: str | None
    level: str | None
    stand_in: str | None
    left: bool
    #: Until when the person is on vacation, or was.
    away: int | None = None


class Summary(Struct):
    """A line in a list of tables."""

    id: str
    game: str
    rules: int
    options: dict[str, Any]
    status: Literal["waiting", "running", "over"]
    outcome: Literal["finished", "stopped", "cancelled"] | None
    visibility: Literal["private", "lobby"]
    host: str
    seats: list[SeatInfo]
    clock: Clock | None
    created: int
    changed: int
    your_turn: bool
    deadline: int | None
    ply: int


class Summaries(Struct):
    """Tables."""

    tables: list[Summary]


class MyTables(Summaries):
    """Your tables."""

    #: The ids of those that can't be read; the people who run the server can repair or delete them.
    set_aside: list[str]


class You(Struct):
    """Who the viewer is at the table."""

    person: str | None
    seat: int | None
    seats: list[int]
    host: bool


class UndoCounts(Struct):
    """How many decisions can be taken back: one's own, and with everybody's consent."""

    own: int
    vote: int


class Proposal(Struct):
    """An open proposal."""

    kind: Literal["stop", "undo", "stand_in", "cancel"]
    by: str
    seat: int | None
    count: int | None
    agreed: list[str]
    needed: list[str]


class Patience(Struct):
    """How long somebody may be away, in milliseconds, before a bot may stand in, and before others may call it off."""

    stand_in: int
    cancel: int


class VacationInfo(Struct):
    """Until when you are on vacation, if you are, and how many days of it are left to you in a year."""

    until: int | None
    left: int


class Time(Struct):
    """A seat's time."""

    left: int
    since: int | None


class RatingChange(Struct):
    """What a game did to a seat's rating."""

    seat: int
    before: int
    after: int


class Collecting(Struct):
    """The time in which claims are collected, and the seats that may still claim in it."""

    opened: int
    closes: int
    seats: list[int]


class OriginInfo(Struct):
    """The finished game that a table plays on from, from which of its decisions, and for players how to see it."""

    table: str
    ply: int
    invite: str | None


class TableState(Struct):
    """Everything that one viewer may know of a table."""

    id: str
    game: str
    rules: int
    options: dict[str, Any]
    status: Literal["waiting", "running", "over"]
    outcome: Literal["finished", "stopped", "cancelled"] | None
    visibility: Literal["private", "lobby"]
    host: str
    invite: str | None
    spectators: bool
    chat_open: bool
    level: str
    clock: Clock | None
    shuffle: bool
    begins: Literal["lot", "seated"] | int
    window: int | None
    #: Whether hints may be asked for; whether the host wants them at a table with other people; and who sits there
    #: without having agreed to that (then there are none).
    hints: bool
    hints_wanted: bool
    hints_declined: list[str]
    created: int
    patience: Patience
    you: You
    seats: list[SeatInfo]
    commitment: str
    secret: str | None
    nonces: list[str] | None
    seq: int
    position: int
    view: dict[str, Any] | None
    earned: list[dict[str, int]]
    legal: list[str]
    answered: list[int]
    ahead: list[str]
    suggested: str | None
    collecting: Collecting | None
    pointable: list[str]
    after_silence: list[str]
    waiting: bool
    undo: UndoCounts
    orders: Orders | None
    vote: Proposal | None
    times: list[Time] | None
    deadline: int | None
    #: Whether so little has been played that anybody may cancel the game.
    young: bool
    ratings: list[RatingChange] | None
    rematch: str | None
    origin: OriginInfo | None
    #: The deal that others play as well, by its name.
    deal: str | None
    #: Whether it is a record that somebody brought along.
    imported: bool
    #: Why the game counts for nobody's rating, as far as that is certain by now.
    unrated: str | None


class TableId(Struct):
    """A table's id."""

    table: str


class Entries(Struct):
    """The log as one viewer may see it."""

    entries: list[dict[str, Any]]
    seq: int


class WhatIf(Struct):
    """What a move would do as far as can be foreseen, or the rule that forbids it."""

    legal: bool
    events: list[dict[str, Any]] | None = None
    reason: dict[str, Any] | None = None


class Hint(Struct):
    """A bot's advice."""

    move: str
    level: str


class Point(Struct):
    """Something that speaks for one of two moves: a message (`GAME-coach-CODE`) with values.

    For what is told in `worlds`, `much` and `instead` are the numbers of worlds, of `of`, in which it happens after the
    move and after the other one; for what is told as a `mean`, the two means. `marks` are places of the board.
    """

    code: str
    subject: dict[str, int | str]
    theme: str
    told: Literal["worlds", "mean"]
    much: float
    instead: float
    of: int
    favours: bool
    marks: list[str]


class Considered(Struct):
    """A move that a coach looked at, and the share of the win it leads to."""

    move: str
    chance: float


class Explanation(Struct):
    """Two moves compared in the same imagined worlds, the better one first, and what speaks for each.

    `clear`: the one is better beyond doubt. `line` is what everybody did in one of these worlds after the better move,
    and `world` is that world's number.
    """

    seat: int
    move: str
    other: str
    chance: float
    other_chance: float
    error: float
    clear: bool
    worlds: int
    points: list[Point]
    marks: list[str]
    line: list[str]
    world: str
    considered: list[Considered]


class Advice(Struct):
    """A coach's hint up to a rung: its theme and places to look at; two moves to compare; the move; why."""

    rung: int
    theme: str | None
    marks: list[str]
    moves: list[str]
    point: Point | None
    move: str | None
    explanation: Explanation | None


class LineStep(Struct):
    """A decision of a line: whose it was, the move, what the seat would see of it, and the seat's view after it."""

    mover: int
    move: str | None
    events: list[dict[str, Any]]
    view: dict[str, Any]


class PlayedLine(Struct):
    """A line played out in an imagined world, with a seat's eyes."""

    seat: int
    before: dict[str, Any]
    steps: list[LineStep]


class Verified(Struct):
    """The deal, opened and checked."""

    commitment: str
    secret: str
    nonces: list[str]
    deal: bool
    replay: bool


class ReplayView(Struct):
    """A finished game before one of its plies."""

    ply: int
    plies: int
    seat: int | None
    view: dict[str, Any] | None
    views: list[dict[str, Any]] | None
    mover: int | None
    move: str | None
    events: list[dict[str, Any]]


class Judged(Struct):
    """A decision as a coach judges it from what the seat could know then.

    `wins` is the share of games that a move wins, `margin` the points ahead of the best other player, both on average;
    null where the coach did not think of the move that was made. `mark` is `slip` for a move that gives away a tenth of
    the win or more, `find` where each of several others would have. `explanation` says why it was a slip.
    """

    ply: int
    move: str
    wins: float | None
    margin: float | None
    best: str
    best_wins: float
    best_margin: float
    mark: Literal["slip", "find"] | None
    explanation: Explanation | None = None


class Review(Struct):
    """Some decisions of a seat in a finished game, judged; `next` is where to go on, null at the end."""

    seat: int
    plies: int
    judged: list[Judged]
    next: int | None


class ShownExercise(Struct):
    """A slip of one's own to solve again: what the seat saw, its legal moves, and how often it was solved in a row."""

    id: str
    game: str
    view: dict[str, Any]
    legal: list[str]
    solved: int
    due: int


class Exercises(Struct):
    """Those that are due, how many there are in all and due, and when the next of the others is due."""

    exercises: list[ShownExercise]
    total: int
    due: int
    next: int | None


class Solved(Struct):
    """Whether an answer was right; the best move, the one that was made in the game, why, and when it comes back."""

    right: bool
    best: str
    made: str
    explanation: Explanation | None
    solved: int
    due: int


class Analysed(Struct):
    """A position on the analysis board, with its own text; `seat`: only that seat's knowledge is in it, and the rest is
    imagined. `views` are those of all seats.
    """

    position: str
    game: str
    seat: int | None
    to_move: int | None
    legal: list[str]
    views: list[dict[str, Any]]
    events: list[dict[str, Any]]


class Dealt(Struct):
    """How a game begins: which piece lies where, as a record has it, and the position at its start."""

    setup: dict[str, Any]
    start: Analysed


class JudgedPosition(Struct):
    """The best moves of whoever is to decide, best first, and why the first is better than another."""

    seat: int
    considered: list[Considered]
    explanation: Explanation | None


class ListedPosition(Struct):
    """A position to solve; `grade` is the weakest strength from which on all find the answer, else `nobody`."""

    id: str
    game: str
    theme: str
    grade: str


class Positions(Struct):
    """All positions to solve."""

    positions: list[ListedPosition]


class ShownPosition(Struct):
    """A position to solve: everything that the seat to decide knows, and its legal moves."""

    id: str
    game: str
    view: dict[str, Any]
    legal: list[str]
    theme: str
    grade: str


class SolvedPosition(Struct):
    """Whether a move is the answer, and what is."""

    right: bool
    best: str


class OptionInfo(Struct):
    """An option of a game."""

    name: str
    values: list[Any] | None
    default: Any
    by_days: Any
    free: bool


class StandingAnswerInfo(Struct):
    """A standing order that answers a decision until it is changed, as `orders` carries it."""

    name: str
    value: str


class DecisionInfo(Struct):
    """Something that a game may ask a seat.

    `hidden`: not everybody knows what can be chosen or what was answered; `ahead`: seats that are not asked yet may
    already answer; `simultaneous`: all asked seats answer at once; `silence`: the move of whoever has nothing to say,
    which the table makes for those who have said nothing when the window for answers closes; `rule`: the number of the
    rule by which it is asked.
    """

    name: str
    hidden: bool
    ahead: bool
    simultaneous: bool
    silence: str | None
    standing: list[StandingAnswerInfo]
    rule: str | None


class VersionInfo(Struct):
    """A version of a game's rules that can be played, and the defaults of its options."""

    rules: int
    defaults: dict[str, Any]


class GameInfo(Struct):
    """A game that can be played.

    `told`: the kinds of events of which a log for people tells only the seat that they are about (`own`) or nobody
    (`none`), and those that begin a turn (`turn`). `bots`: all that can be seated; `strengths`: those of them that
    people are offered, from the weakest to the strongest.
    """

    name: str
    title: str
    authors: str
    year: int
    minutes: int
    rules: int
    versions: list[VersionInfo]
    players: list[int]
    sources: list[str]
    told: dict[str, str]
    decisions: list[DecisionInfo]
    options: list[OptionInfo]
    bots: list[str]
    strengths: list[str]
    orders: list[str]


class Games(Struct):
    """The games and languages that are available."""

    games: list[GameInfo]
    languages: list[str]


class Texts(Struct):
    """The catalogues of a language, as Fluent files."""

    language: str
    files: dict[str, str]


class Span(Struct):
    """A piece of a drawn line in one style (as Rich names styles: `bold red`; empty for plain text)."""

    text: str
    style: str


class Drawing(Struct):
    """A view drawn with letters, line by line, and the moves in words (empty where the notation says it all)."""

    lines: list[list[Span]]
    labels: dict[str, str]


class RatingInfo(Struct):
    """The rating of a person or a bot in a game."""

    name: str | None
    person: str | None
    level: str | None
    shown: int
    mu: float
    sigma: float
    games: int


class Ratings(Struct):
    """The best players of a game."""

    ratings: list[RatingInfo]


class MyRating(Struct):
    """Your rating in a game."""

    game: str
    shown: int
    mu: float
    sigma: float
    games: int


class MyRatings(Struct):
    """Your ratings."""

    ratings: list[MyRating]


class CoursePoint(Struct):
    """A rating after a game that counted."""

    at: int
    shown: int


class PersonRating(Struct):
    """Somebody's rating in a game, their place among all people, and how it came about, the oldest first."""

    game: str
    shown: int
    games: int
    place: int
    course: list[CoursePoint]


class Unrated(Struct):
    """How many games did not count for a rating, and why."""

    why: str
    count: int


class PersonGame(Struct):
    """Somebody's games of a kind: played to their end, won, counted in the ratings; and why others did not count."""

    game: str
    played: int
    won: int
    rated: int
    unrated: list[Unrated]


class OpponentInfo(Struct):
    """Somebody (or a bot) whom a person has met, and how often each of the two came off better."""

    person: str | None
    name: str | None
    level: str | None
    games: int
    better: int
    worse: int


class BestResult(Struct):
    """A game that somebody won with many points; `open` if you may look at it."""

    game: str
    table: str
    points: int
    at: int
    open: bool


class PersonPage(Struct):
    """What everybody may know of somebody who plays."""

    id: str
    name: str
    program: bool
    since: int
    ratings: list[PersonRating]
    games: list[PersonGame]
    opponents: list[OpponentInfo]
    best: list[BestResult]


class Meeting(Struct):
    """A game that two people played against each other; `open` if you may look at it."""

    game: str
    table: str
    at: int
    points: int
    other_points: int
    place: int
    other_place: int
    open: bool


class Meetings(Struct):
    """The games that two people played against each other, the newest first, and how often each came off better."""

    name: str
    other: str
    games: int
    better: int
    worse: int
    meetings: list[Meeting]


class HistorySeat(Struct):
    """Who sat on a seat, and how it came off; null where that is not known or not decided yet."""

    kind: Literal["open", "person", "local", "bot"]
    person: str | None
    name: str | None
    level: str | None
    points: int | None
    place: int | None


class HistoryLine(Struct):
    """A table in your history. `rating` is what it did to your rating."""

    id: str
    game: str
    rules: int
    status: Literal["waiting", "running", "over"]
    outcome: Literal["finished", "stopped", "cancelled", "imported"] | None
    created: int
    ended: int | None
    your_turn: bool
    seats: list[HistorySeat]
    unrated: str | None
    rating: RatingChange | None
    noted: bool


class History(Struct):
    """Some of your tables: those that are not over first, however old. `next` is where to go on, null at the end."""

    tables: list[HistoryLine]
    next: str | None


class NoteInfo(Struct):
    """What you noted about a table; nobody else sees it."""

    text: str
    at: int | None


class PastView(Struct):
    """A running game before one of its decisions, as your seat saw it then; `first` is the earliest you may see."""

    ply: int
    plies: int
    first: int
    seat: int
    view: dict[str, Any]


class AttemptInfo(Struct):
    """Your only attempt at a deal; `lead` is points ahead of the best other seat, null if it was given up."""

    table: str
    ranked: bool
    ended: int | None
    lead: int | None
    points: int | None


class DealLine(Struct):
    """A deal of the day in a list, with the commitment to its secret."""

    id: str
    game: str
    opens: int
    closes: int | None
    opened: int | None
    commitment: str
    began: int
    attempt: AttemptInfo | None


class DealOfToday(DealLine):
    """A deal of today, and the commitment to the secret of tomorrow's."""

    tomorrow: str


class Deals(Struct):
    """The deals of the day, one of each game, and those of the last days."""

    now: int
    deals: list[DealOfToday]
    earlier: list[DealLine]


class DealId(Struct):
    """A deal's name."""

    deal: str


class PersonName(Struct):
    """Somebody."""

    id: str
    name: str


class StandingInfo(Struct):
    """Your result among those that count: how many there are, how many are better, how many are as good."""

    results: int
    better: int
    equal: int


class DealResult(Struct):
    """A result of a deal; `place` counts from 1, and is null in a challenge."""

    place: int | None
    person: str | None
    name: str | None
    table: str | None
    lead: int | None
    points: int | None
    ended: bool
    challenger: bool


class DealPage(Struct):
    """A deal as you may know it: others' results once you have finished your own attempt, or the deal is open."""

    id: str
    kind: Literal["day", "challenge"]
    game: str
    rules: int
    options: dict[str, Any]
    levels: list[str | None]
    seat: int
    commitment: str
    opens: int
    closes: int | None
    finish_by: int | None
    opened: int | None
    secret: str | None
    nonces: list[str]
    host: PersonName | None
    began: int
    playing: int
    attempt: AttemptInfo | None
    #: Whether your result counts, or would: only if your identity was kept when you began.
    counts: bool
    standing: StandingInfo | None
    results: list[DealResult] | None


class Sought(Struct):
    """Where you sit now; `joined` if somebody was there already, `started` if the game has begun."""

    table: str
    joined: bool
    started: bool


class Role(Struct):
    """Whether you are one of the people who run the server."""

    operator: bool


class FoundPerson(Struct):
    """Somebody, for the people who run the server."""

    id: str
    name: str
    since: int
    banned: bool
    muted_until: int | None


class FoundPeople(Struct):
    """People whose names contain a text."""

    people: list[FoundPerson]


class ReportInfo(Struct):
    """A complaint; null for people who are no longer known."""

    id: int
    at: int
    text: str
    table: str | None
    reporter: FoundPerson | None
    person: FoundPerson | None


class Figures(Struct):
    """How much there is of everything."""

    people: int
    kept: int
    banned: int
    waiting: int
    running: int
    over: int
    finished_today: int
    reports: int


class Overview(Struct):
    """Figures, and the reports that nobody has handled yet, the oldest first."""

    figures: Figures
    reports: list[ReportInfo]


class TableLine(Struct):
    """A table, for the people who run the server."""

    id: str
    game: str
    status: Literal["waiting", "running", "over"]
    visibility: Literal["private", "lobby"]
    created: int
    host: str | None


class AllTables(Struct):
    """The newest tables of a status."""

    tables: list[TableLine]


class PushKey(Struct):
    """The server's key for web push."""

    key: str


class Puzzles(Struct):
    """The printed puzzles, and the levels of generated ones."""

    official: list[dict[str, Any]]
    levels: list[str]


class PuzzleExamined(Struct):
    """What is to be said of a puzzle that somebody is making.

    `count`: how many towns fit; `complete`: whether these are all; `settled`: for each lot the building on which all of
    them agree, if they do; `conflict`: if none fits, cards that contradict each other. Once exactly one town fits, the
    puzzle has an `id`, a `level`, and a number of sets of own buildings that are right.
    """

    count: int
    complete: bool
    settled: list[str | None]
    conflict: list[int]
    id: str | None
    level: str | None
    own_sets: int | None


class PuzzleCompared(Struct):
    """Your first result in a puzzle, and how many others have solved it: all, slower, with more and fewer hints."""

    seconds: int
    hints: int
    others: int
    slower: int
    more_hints: int
    fewer_hints: int


class ErrorInfo(Struct):
    """What is wrong."""

    code: str
    message: str
    details: dict[str, Any]


class ErrorBody(Struct):
    """An error."""

    error: ErrorInfo
