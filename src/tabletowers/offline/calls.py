"""The calls of the API that offline tables answer, with the same requests and the same answers as at a server."""

from __future__ import annotations

import re
import secrets
from collections.abc import Awaitable, Callable
from datetime import UTC, date, datetime
from typing import Annotated, Any, NamedTuple
from urllib.parse import parse_qsl, unquote, urlsplit

import msgspec

from tabletowers import GAMES
from tabletowers import game as find_game
from tabletowers.coach import asking
from tabletowers.coach.positions import Exercise
from tabletowers.offline.house import House
from tabletowers.offline.saves import read_save, take_record, written_save
from tabletowers.offline.thinking import done_by
from tabletowers.puzzles.asking import REFUSALS, shown
from tabletowers.puzzles.links import from_link
from tabletowers.server.errors import STATUS, error_body
from tabletowers.server.http import requests
from tabletowers.server.realtime import broadcast
from tabletowers.server.tables import access, analysing
from tabletowers.server.tables.commands import COMMANDS
from tabletowers.server.tables.live_table import LiveTable
from tabletowers.server.tables.offered import offered
from tabletowers.server.tables.past import first_seen, looked_back
from tabletowers.server.tables.review import played_line, review
from tabletowers.server.tables.solving import compared, solved
from tabletowers.table import Refused, StorageError
from tabletowers.table.errors import StalePosition


class Answer(NamedTuple):
    """What is answered: a status of HTTP, and JSON."""

    status: int
    body: str


class Asked(NamedTuple):
    """One call: the parts of its path, its query, and its checked body."""

    house: House
    path: tuple[str, ...]
    query: dict[str, str]
    body: Any

    async def table(self) -> LiveTable:
        """The table in the path."""
        return await self.house.registry.live(self.path[0])

    async def finished(self) -> LiveTable:
        """The same, if its game is over."""
        live = await self.table()
        if live.table.status != "over" or live.table.state is None:
            raise Refused("not_over", "a record shows everything, so there is none before the game is over")
        return live

    def state(self, live: LiveTable, seat: int | None = None) -> dict[str, Any]:
        """A table as its owner sees it."""
        person: Any = self.house.owner
        return broadcast.state(live, person, access.viewed_seat(live.table, person, seat))

    def number(self, name: str) -> int | None:
        """A number in the query."""
        given = self.query.get(name)
        if given is None:
            return None
        if not re.fullmatch(r"\d{1,9}", given):
            raise Refused("bad_request", f"{name} is not a number", path=name)
        return int(given)


Handler = Callable[[Asked], Awaitable[Any]]


class Route(NamedTuple):
    """A call: its method, the pattern of its path, the type of its body, and what answers it."""

    method: str
    path: re.Pattern[str]
    body: type | None
    handler: Handler


_ROUTES: list[Route] = []


def _call(method: str, path: str, body: type | None = None) -> Callable[[Handler], Handler]:
    def register(handler: Handler) -> Handler:
        _ROUTES.append(Route(method, re.compile(re.sub(r"\{\w+\}", "([^/]+)", path)), body, handler))
        return handler

    return register


async def answer(house: House, method: str, address: str, body: str = "") -> Answer:
    """Answer a call; whatever is wrong with it is answered with an error, as at a server."""
    try:
        found = await _answered(house, method, address, body)
        return Answer(204, "") if found is None else Answer(200, msgspec.json.encode(found).decode())
    except Refused as refused:
        code, message, details = refused.code, refused.message, refused.details
    except StorageError:
        code, message, details = "storage", "this device can't keep anything now; nothing happened", {}
    error = {"error": error_body(code, message, details)}
    return Answer(STATUS.get(code, 409), msgspec.json.encode(error).decode())


async def _answered(house: House, method: str, address: str, body: str) -> Any:
    split = urlsplit(address)
    for route in _ROUTES:
        if route.method == method and (found := route.path.fullmatch(split.path)):
            try:
                given = None if route.body is None else msgspec.json.decode(body or "{}", type=route.body)
            except msgspec.DecodeError as error:
                raise Refused("bad_request", str(error)) from error
            path = tuple(unquote(part) for part in found.groups())
            return await route.handler(Asked(house, path, dict(parse_qsl(split.query)), given))
    raise Refused("online_only", "only a server can do this")


# Games and tables


@_call("GET", "/games")
async def _games(asked: Asked) -> Any:
    return offered()


@_call("POST", "/games/{game}/drawing", requests.DrawingWish)
async def _drawing(asked: Asked) -> Any:
    from tabletowers.server.http.drawing import UnusableView, drawing

    if asked.path[0] not in GAMES:
        raise Refused("no_such_game", f"unknown game; choose from {', '.join(GAMES)}")
    wish = asked.body
    try:
        return drawing(find_game(asked.path[0]), wish.view, wish.language, wish.names, wish.moves)
    except UnusableView as error:
        raise Refused("bad_request", str(error), path="view") from error


@_call("POST", "/tables", requests.NewTable)
async def _new_table(asked: Asked) -> Any:
    if any(seat.kind == "open" for seat in asked.body.seats):
        raise Refused("online_only", "nobody else can join a table that is on this device alone")
    owner: Any = asked.house.owner
    return asked.state(await asked.house.hosting.create(owner, asked.body))


@_call("GET", "/tables/{table}")
async def _get_table(asked: Asked) -> Any:
    return asked.state(await asked.table(), asked.number("seat"))


@_call("PATCH", "/tables/{table}", requests.TableChange)
async def _change_table(asked: Asked) -> Any:
    live, owner = await asked.table(), asked.house.owner
    person: Any = owner
    await asked.house.hosting.change(live, person, asked.body)
    return asked.state(live)


@_call("GET", "/tables/{table}/log")
async def _log(asked: Asked) -> Any:
    live = await asked.table()
    person: Any = asked.house.owner
    seat = access.viewed_seat(live.table, person, asked.number("seat"))
    return {"entries": await access.entries(live, seat, asked.number("after") or 0), "seq": live.table.seq}


def _command(path: str, name: str) -> None:
    async def run(asked: Asked) -> Any:
        live = await asked.table()
        person: Any = asked.house.owner
        try:
            return await asked.house.commands.run(live, person, name, asked.body)
        except StalePosition as stale:
            stale.details["state"] = asked.state(live, asked.body.seat)
            raise

    _call("PUT" if name == "orders" else "POST", f"/tables/{{table}}/{path}", COMMANDS[name][0])(run)


for _name in COMMANDS:
    _command({"move": "moves", "vote": "votes", "answer": "votes/answer"}.get(_name, _name), _name)


# Finished games


@_call("GET", "/tables/{table}/record")
async def _record(asked: Asked) -> Any:
    return (await asked.finished()).table.record().to_json()


@_call("GET", "/tables/{table}/verify")
async def _verify(asked: Asked) -> Any:
    table = (await asked.finished()).table
    about = table.record().extra
    if "secret" not in about:
        raise Refused("not_possible", "this record does not say how it was dealt")
    fair, agrees = await asked.house.replays.check(table)
    opened = {"commitment": table.commitment, "secret": about["secret"], "nonces": about["nonces"]}
    return opened | {"deal": fair, "replay": agrees}


@_call("GET", "/tables/{table}/replay")
async def _replay(asked: Asked) -> Any:
    table = (await asked.finished()).table
    everything = asked.query.get("seat") == "all"
    seat = None if everything else asked.number("seat")
    if seat is not None and seat >= len(table.seats):
        raise Refused("bad_request", f"the seats are 0 to {len(table.seats) - 1}", path="seat")
    return await asked.house.replays.view(table, asked.number("ply") or 0, seat, everything=everything)


@_call("POST", "/tables/{table}/continue", requests.GoOn)
async def _go_on(asked: Asked) -> Any:
    person: Any = asked.house.owner
    live = await asked.finished()
    if live.table.created.imported is not None:
        raise Refused("not_possible", "an imported record can be looked at and reviewed, but not played on")
    made = await asked.house.hosting.go_on(live, person, asked.body)
    return broadcast.state(made, person, asked.body.seat)


@_call("POST", "/tables/{table}/review", requests.ReviewIn)
async def _review(asked: Asked) -> Any:
    record = (await asked.finished()).table.record()
    if asked.body.seat >= record.players:
        raise Refused("bad_request", f"the seats are 0 to {record.players - 1}", path="seat")
    autoplay = asked.house.registry.autoplay
    person: Any = asked.house.owner
    return await review(autoplay, autoplay.whose(person), record, asked.body.seat, asked.body.ply)


@_call("POST", "/tables/{table}/line", requests.LineIn)
async def _line(asked: Asked) -> Any:
    wish = asked.body
    return played_line((await asked.finished()).table.record(), wish.seat, wish.ply, wish.world, wish.line)


@_call("GET", "/tables/{table}/past")
async def _past(asked: Asked) -> Any:
    live = await asked.table()
    if live.table.status != "running":
        raise Refused("not_running", "no game is running at this table", status=live.table.status)
    person: Any = asked.house.owner
    seat = access.viewed_seat(live.table, person, asked.number("seat"))
    if seat is None:
        raise Refused("not_your_seat", "you don't play at this table")
    return looked_back(live.table.record(), first_seen(live.table, seat), seat, asked.number("ply") or 0)


# The analysis board


class Stuck(msgspec.Struct):
    """What a seat at somebody else's table knows, and how much of a hint is wanted."""

    position: str
    rung: Annotated[int, msgspec.Meta(ge=1, le=4)]


@_call("POST", "/analysis", requests.TriedLine)
async def _analyse(asked: Asked) -> Any:
    return analysing.looked_at(asked.body.position, asked.body.moves)


@_call("POST", "/analysis/record", requests.RecordPosition)
async def _analyse_record(asked: Asked) -> Any:
    return analysing.of_record(asked.body.record, asked.body.ply)


@_call("GET", "/tables/{table}/analysis")
async def _analyse_table(asked: Asked) -> Any:
    person: Any = asked.house.owner
    table = (await asked.table()).table
    return analysing.of_table(table, person, asked.number("seat"), asked.number("ply"))


@_call("POST", "/analysis/judge", requests.JudgedLine)
async def _judge(asked: Asked) -> Any:
    autoplay = asked.house.registry.autoplay
    person: Any = asked.house.owner
    wish = asked.body
    return await analysing.judged(autoplay, autoplay.whose(person), wish.position, wish.moves, wish.open)


@_call("POST", "/analysis/advice", Stuck)
async def _advise(asked: Asked) -> Any:
    autoplay = asked.house.registry.autoplay
    person: Any = asked.house.owner
    return await analysing.advised(autoplay, autoplay.whose(person), asked.body.position, asked.body.rung)


@_call("POST", "/analysis/compare", requests.PartedLines)
async def _compare(asked: Asked) -> Any:
    autoplay = asked.house.registry.autoplay
    person: Any = asked.house.owner
    wish = asked.body
    return await analysing.compared(autoplay, autoplay.whose(person), wish.position, wish.moves, wish.move, wish.other)


# Positions to solve


def _named(asked: Asked) -> Exercise:
    try:
        return asking.named(asked.path[0], datetime.now(UTC).date())
    except ValueError as error:
        raise Refused("no_such_exercise", str(error)) from error


@_call("GET", "/positions")
async def _positions(asked: Asked) -> Any:
    return {"positions": asking.listed()}


@_call("GET", "/positions/{position}")
async def _position(asked: Asked) -> Any:
    return asking.shown(asked.path[0], _named(asked))


@_call("POST", "/positions/{position}", requests.Solution)
async def _solve(asked: Asked) -> Any:
    return solved(_named(asked), asked.body.move)


@_call("POST", "/positions/{position}/why", requests.Solution)
async def _why(asked: Asked) -> Any:
    autoplay = asked.house.registry.autoplay
    person: Any = asked.house.owner
    return await compared(autoplay, autoplay.whose(person), _named(asked), asked.body.move)


# Saved games and records as files


@_call("GET", "/tables/{table}/save")
async def _save(asked: Asked) -> Any:
    return await written_save(asked.house.registry, asked.path[0])


@_call("POST", "/saves", dict[str, Any])
async def _take_save(asked: Asked) -> Any:
    return {"table": await read_save(asked.house.registry, asked.house.owner, asked.body, asked.house.clock())}


@_call("POST", "/records", requests.RecordIn)
async def _bring_record(asked: Asked) -> Any:
    name = await take_record(asked.house.registry, asked.house.owner, asked.body.record, asked.house.clock())
    return asked.state(await asked.house.registry.live(name))


# Puzzles


def _check_name(name: str) -> str:
    """A puzzle's name; Refused for that of a day to come, and for a link that is damaged."""
    if name.startswith("daily-") and name[6:] > datetime.now(UTC).date().isoformat():
        raise Refused("no_such_puzzle", "that day has not come yet")
    if name.startswith("own-"):
        try:
            from_link(name[4:])
        except ValueError as error:
            raise Refused(REFUSALS.get(type(error), "no_such_puzzle"), str(error)) from error
    return name


async def _whole(asked: Asked, name: str) -> dict[str, Any]:
    try:
        whole: dict[str, Any] = await done_by(asked.house.worker, "puzzle", _check_name(name))
    except ValueError as error:
        raise Refused("no_such_puzzle", str(error)) from error
    return whole


@_call("GET", "/puzzles")
async def _puzzles(asked: Asked) -> Any:
    names = [f"official-{number}" for number in range(1, 9)]
    printed = [shown(name, await _whole(asked, name)) for name in names]
    return {"official": printed, "levels": ["easy", "medium", "hard", "expert"]}


@_call("GET", "/puzzles/daily")
async def _daily(asked: Asked) -> Any:
    try:
        day = date.fromisoformat(asked.query.get("date", datetime.now(UTC).date().isoformat()))
    except ValueError as error:
        raise Refused("bad_request", str(error), path="date") from error
    name = f"daily-{day.isoformat()}"
    return shown(name, await _whole(asked, name))


@_call("POST", "/puzzles", requests.PuzzleWish)
async def _new_puzzle(asked: Asked) -> Any:
    seed = asked.body.seed if asked.body.seed is not None else secrets.randbelow(10**12)
    name = f"{asked.body.level}-{seed}"
    return shown(name, await _whole(asked, name))


@_call("POST", "/puzzles/examine", requests.PuzzleDraft)
async def _examine(asked: Asked) -> Any:
    try:
        return await done_by(asked.house.worker, "examine", asked.body.puzzle)
    except ValueError as error:
        raise Refused("bad_request", str(error), path="puzzle") from error


@_call("GET", "/puzzles/{puzzle}")
async def _puzzle(asked: Asked) -> Any:
    return shown(asked.path[0], await _whole(asked, asked.path[0]))


async def _judged(asked: Asked, rung: int | None) -> Any:
    whole = await _whole(asked, asked.path[0])
    given = whole, asked.body.position, asked.body.language, rung
    try:
        return await done_by(asked.house.worker, "position", *given)
    except ValueError as error:
        raise Refused("bad_request", str(error), path="position") from error


@_call("POST", "/puzzles/{puzzle}/check", requests.PuzzlePosition)
async def _check(asked: Asked) -> Any:
    return await _judged(asked, None)


@_call("POST", "/puzzles/{puzzle}/hint", requests.PuzzleStuck)
async def _hint(asked: Asked) -> Any:
    return await _judged(asked, asked.body.rung)
