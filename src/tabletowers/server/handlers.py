"""The calls of the API, one function each."""

from __future__ import annotations

import hashlib
import secrets
from datetime import UTC, date, datetime
from importlib import resources
from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta
from sqlalchemy import Connection, insert, select
from starlette.responses import PlainTextResponse, Response

from tabletowers import GAMES
from tabletowers import game as find_game
from tabletowers.contract.options import complete
from tabletowers.record import Disagreement, replay, states
from tabletowers.server import shapes
from tabletowers.server.bots import LEVELS
from tabletowers.server.hub import Live, without_blocked
from tabletowers.server.notices import public_key
from tabletowers.server.people import Person
from tabletowers.server.routes import Api, Call
from tabletowers.server.service import COMMANDS
from tabletowers.store import schema
from tabletowers.table import Refused, fairness, showing
from tabletowers.table.errors import StalePosition
from tabletowers.table.pace import AHEAD, HIDDEN, PUBLIC
from tabletowers.table.ratings import Rating
from tabletowers.text import LANGUAGES

api = Api()

SeatQuery = Annotated[int, Meta(ge=0, le=7)]
Count = Annotated[int, Meta(ge=0, le=1_000_000_000)]


# People


def _identity(call: Call, person: Person, token: str) -> dict[str, Any]:
    call.request.state.new_token = token
    return {"person": person.me(), "token": token}


def _address(call: Call) -> str:
    return call.request.client.host if call.request.client is not None else "?"


@api.add("POST", "/guests", body=shapes.NewGuest, answer=shapes.Identity, status=201, person=False)
async def new_guest(call: Call) -> Any:
    """A new person, with the secret of this device."""
    call.request.app.state.guests.take(_address(call))
    person, token = await call.service.people.new_guest(call.body.name, call.body.language, call.body.program)
    return _identity(call, person, token)


@api.add("GET", "/me", answer=shapes.Me)
async def get_me(call: Call) -> Any:
    """Who you are."""
    return call.person.me()


@api.add("PATCH", "/me", body=shapes.MeChange, answer=shapes.Me)
async def change_me(call: Call) -> Any:
    """Change what is given."""
    given = {name: value for name in ("name", "language", "mail", "webhook", "notices")
             if (value := getattr(call.body, name)) is not UNSET}  # fmt: skip
    await call.service.people.change(call.person, **given)
    call.service.hub.bus.publish({"person": call.person.id})
    return call.person.me()


@api.add("DELETE", "/me")
async def delete_me(call: Call) -> None:
    """Delete everything stored about you; games you played stay without your name."""
    hub, person = call.service.hub, call.person
    for line in await call.service.my_tables(person, None):
        if line["status"] != "over":
            live = await hub.live(line["id"])
            await call.service.command(live, person, "leave", shapes.Leave(for_good=True))
    for name in await call.service.people.delete(person):
        if (held := hub.tables.get(name)) is not None:
            held.doubtful = True
            held.names.pop(person.id, None)
    hub.bus.publish({"person": person.id})
    call.request.state.new_token = ""


@api.add("GET", "/me/export", answer=dict[str, Any])
async def export_me(call: Call) -> Any:
    """Everything stored about you."""
    return await call.service.people.export(call.person)


@api.add("POST", "/me/devices", answer=shapes.DeviceCode)
async def new_device(call: Call) -> Any:
    """A code that makes another device yours, once, within ten minutes."""
    code, expires = await call.service.people.new_code(call.person)
    return {"code": code, "path": f"/device/{code}", "expires": expires}


@api.add("POST", "/devices", body=shapes.Code, answer=shapes.Identity, person=False)
async def use_device(call: Call) -> Any:
    """Become the person of a code on this device."""
    call.request.app.state.tries.take(_address(call))
    return _identity(call, *await call.service.people.use_code(call.body.code))


@api.add("PUT", "/me/password", body=shapes.Credentials, answer=shapes.Me)
async def set_password(call: Call) -> Any:
    """Keep this identity by a login and a password."""
    call.request.app.state.tries.take(_address(call))
    await call.service.people.set_password(call.person, call.body.login, call.body.password)
    return call.person.me()


@api.add("POST", "/login", body=shapes.Credentials, answer=shapes.Identity, person=False)
async def log_in(call: Call) -> Any:
    """Become the person of a login on this device."""
    call.request.app.state.tries.take(_address(call))
    return _identity(call, *await call.service.people.log_in(call.body.login, call.body.password))


@api.add("POST", "/logout")
async def log_out(call: Call) -> None:
    """Forget this device."""
    await call.service.people.log_out(call.request.state.token)
    call.request.state.new_token = ""


@api.add("GET", "/me/tables", answer=shapes.Summaries, query={"status": Literal["waiting", "running", "over"]})
async def my_tables(call: Call) -> Any:
    """Your tables, those where it is your turn first."""
    return {"tables": await call.service.my_tables(call.person, call.query.get("status"))}


@api.add("GET", "/me/ratings", answer=shapes.MyRatings)
async def my_ratings(call: Call) -> Any:
    """Your ratings, game by game."""
    kept = schema.ratings

    def query(connection: Connection) -> list[dict[str, Any]]:
        rows = connection.execute(select(kept).where(kept.c.subject == f"person:{call.person.id}"))
        return [{"game": row.game, **_rating(row)} for row in rows]

    return {"ratings": await call.service.store.read(query)}


def _rating(row: Any) -> dict[str, Any]:
    shown = Rating(row.mu, row.sigma, row.games).shown
    return {"shown": shown, "mu": row.mu, "sigma": row.sigma, "games": row.games}


@api.add("PUT", "/me/blocks/{person}")
async def block(call: Call) -> None:
    """Somebody's chat no longer reaches you, and they can't join your tables."""
    await call.service.people.block(call.person, call.path["person"], True)
    call.service.hub.bus.publish({"person": call.person.id})


@api.add("DELETE", "/me/blocks/{person}")
async def unblock(call: Call) -> None:
    """No longer block somebody."""
    await call.service.people.block(call.person, call.path["person"], False)
    call.service.hub.bus.publish({"person": call.person.id})


@api.add("GET", "/push-key", answer=shapes.PushKey, person=False)
async def push_key(call: Call) -> Any:
    """The server's key for web push."""
    return {"key": await public_key(call.service.store)}


@api.add("PUT", "/me/push", body=shapes.Push)
async def set_push(call: Call) -> None:
    """Be told by web push when it is your turn."""
    await call.service.people.change(call.person, push=msgspec.to_builtins(call.body))


@api.add("DELETE", "/me/push")
async def delete_push(call: Call) -> None:
    """No longer be told by web push."""
    await call.service.people.change(call.person, push=None)


@api.add("POST", "/reports", body=shapes.Report)
async def report(call: Call) -> None:
    """Tell the people who run the server of something."""
    call.service.advice.take(call.person.id)
    body = call.body
    row = {"table": body.table, "reporter": call.person.id, "person": body.person, "text": body.text,
           "at": call.service.clock(), "handled": False}  # fmt: skip

    def change(connection: Connection) -> None:
        connection.execute(insert(schema.reports).values(**row))

    await call.service.store.write(change)


# Games and texts


def _orders(game: str) -> list[str]:
    hidden = HIDDEN.get(game, frozenset()) | PUBLIC.get(game, frozenset())
    return ["forced"] * bool(hidden) + ["offers"] * ("offer" in hidden) + ["claims"] * bool(AHEAD.get(game))


@api.add("GET", "/games", answer=shapes.Games, person=False)
async def games(call: Call) -> Any:
    """The games there are, with their options and bots."""
    told = []
    for name in GAMES:
        game = find_game(name)
        told.append(
            {
                "name": name,
                "rules": game.rules_version,
                "players": list(game.seats),
                "options": [
                    {
                        "name": option.name,
                        "values": list(option.values) if option.values else None,
                        "default": complete(game.options, {})[option.name],
                        "free": option.check is not None,
                    }
                    for option in game.options
                ],
                "bots": list(LEVELS),
                "orders": _orders(name),
            }
        )
    return {"games": told, "languages": list(LANGUAGES)}


def _files(language: str) -> dict[str, str]:
    if language not in LANGUAGES:
        raise Refused("no_such_path", f"there is {', '.join(LANGUAGES)}")
    folder = resources.files("tabletowers.text").joinpath(language)
    return {
        file.name.removesuffix(".ftl"): file.read_text("utf-8")
        for file in sorted(folder.iterdir(), key=lambda file: file.name)
        if file.name.endswith(".ftl")
    }


def _cacheable(call: Call, body: bytes, kind: str) -> Response:
    tag = f'"{hashlib.sha256(body).hexdigest()[:32]}"'
    headers = {"ETag": tag, "Cache-Control": "public, max-age=300"}
    if call.request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return Response(body, media_type=kind, headers=headers)


@api.add("GET", "/text/{language}", answer=shapes.Texts, person=False)
async def texts(call: Call) -> Any:
    """All catalogues of a language."""
    language = call.path["language"]
    body = msgspec.json.encode({"language": language, "files": _files(language)})
    return _cacheable(call, body, "application/json")


@api.add("GET", "/text/{language}/{file}", answer=str, person=False)
async def text_file(call: Call) -> Any:
    """One catalogue as a Fluent file (`clocktowers.ftl`)."""
    files = _files(call.path["language"])
    name = call.path["file"].removesuffix(".ftl")
    if name not in files:
        raise Refused("no_such_path", f"there is {', '.join(files)}")
    return PlainTextResponse(files[name], headers={"Cache-Control": "public, max-age=300"})


@api.add("GET", "/ratings/{game}", answer=shapes.Ratings, person=False,
         query={"limit": Annotated[int, Meta(ge=1, le=200)]})  # fmt: skip
async def best(call: Call) -> Any:
    """The best of a game, people and bots."""
    game = call.path["game"]
    if game not in GAMES:
        raise Refused("no_such_game", f"there is {', '.join(GAMES)}")
    kept = schema.ratings

    def query(connection: Connection) -> list[Any]:
        found = select(kept).where(kept.c.game == game)
        order = (kept.c.mu - 3 * kept.c.sigma).desc()
        return list(connection.execute(found.order_by(order).limit(call.query.get("limit", 50))))

    rows = await call.service.store.read(query)
    known = await call.service.people.several(
        [row.subject.removeprefix("person:") for row in rows if row.subject.startswith("person:")]
    )
    told = []
    for row in rows:
        kind, _, name = row.subject.partition(":")
        person = known.get(name) if kind == "person" else None
        told.append(
            {
                "name": None if person is None else person.name,
                "person": None if person is None else person.id,
                "level": name if kind == "bot" else None,
                **_rating(row),
            }
        )
    return {"ratings": told}


# Tables


@api.add("GET", "/lobby", answer=shapes.Summaries, person=False, query={"game": str})
async def lobby(call: Call) -> Any:
    """Tables with a free chair, and running ones to watch."""
    return {"tables": await call.service.lobby(call.who, call.query.get("game"))}


@api.add("POST", "/tables", body=shapes.NewTable, answer=shapes.TableState, status=201)
async def new_table(call: Call) -> Any:
    """A new table; you are its host."""
    live = await call.service.create(call.person, call.body)
    return _state(call, live, None)


def _state(call: Call, live: Live, seat: int | None) -> dict[str, Any]:
    shown = call.service.seat_for(live.table, call.who, seat)
    return call.service.hub.state(live, call.who, shown)


async def _table(call: Call, invite: str | None = None) -> Live:
    return await call.service.table_for(call.path["table"], call.who, invite or call.query.get("invite"))


@api.add("GET", "/tables/{table}", answer=shapes.TableState, person=False, query={"seat": SeatQuery, "invite": str})
async def get_table(call: Call) -> Any:
    """A table as you may see it."""
    live = await _table(call)
    async with live.lock:
        return _state(call, live, call.query.get("seat"))


@api.add("PATCH", "/tables/{table}", body=shapes.TableChange, answer=shapes.TableState)
async def change_table(call: Call) -> Any:
    """The host sets the table differently before the start."""
    live = await _table(call)
    await call.service.change(live, call.person, call.body)
    return _state(call, live, None)


@api.add("POST", "/tables/{table}/join", body=shapes.Join, answer=shapes.TableState)
async def join(call: Call) -> Any:
    """Sit down."""
    live = await _table(call, call.body.invite)
    await call.service.join(live, call.person, call.body)
    return _state(call, live, None)


def _command(method: Literal["POST", "PUT"], path: str, name: str, answer: Any, says: str) -> None:
    async def run(call: Call) -> Any:
        live = await _table(call)
        try:
            return await call.service.command(live, call.person, name, call.body)
        except StalePosition as stale:
            stale.details["state"] = _state(call, live, call.body.seat)
            raise

    run.__doc__ = says
    run.__name__ = name.replace("-", "_")
    api.add(method, f"/tables/{{table}}/{path}", body=COMMANDS[name][0], answer=answer)(run)


for _path, _name, _says in (
    ("nonce", "nonce", "Your client's share in the deal."),
    ("start", "start", "The host begins the game."),
    ("leave", "leave", "Get up before the start, or leave for good."),
    ("moves", "move", "A decision of your seat; the same key again plays nothing again."),
    ("unseal", "unseal", "Take a sealed answer back."),
    ("undo", "undo", "Take back your last decisions."),
    ("votes", "vote", "Propose something to all."),
    ("votes/answer", "answer", "Agree to a proposal or refuse it."),
    ("return", "return", "Take your seat back from a bot."),
    ("chat", "chat", "Say something."),
):
    _command("POST", _path, _name, shapes.Done, _says)
_command("PUT", "orders", "orders", shapes.Done, "Standing orders of your seat.")
_command("POST", "rematch", "rematch", shapes.TableId, "The same players again.")
_command("POST", "what-if", "what-if", shapes.WhatIf, "What a move would do, or which rule forbids it.")
_command("POST", "hint", "hint", shapes.Hint, "What a bot would do in your place.")


@api.add("GET", "/tables/{table}/log", answer=shapes.Entries, person=False,
         query={"after": Count, "seat": SeatQuery, "invite": str})  # fmt: skip
async def get_log(call: Call) -> Any:
    """What was said at the table, as you may know it."""
    live = await _table(call)
    async with live.lock:
        seat = call.service.seat_for(live.table, call.who, call.query.get("seat"))
        told = showing.entries(live.table, call.query.get("after", 0), seat, live.name, looking_back=True)
        return {"entries": without_blocked(told, call.who), "seq": live.table.seq}


async def _finished(call: Call) -> Live:
    live = await _table(call)
    if live.table.status != "over" or live.table.state is None:
        raise Refused("not_over", "a record shows everything; it can be had once the game is over")
    return live


@api.add("GET", "/tables/{table}/record", answer=dict[str, Any], person=False, query={"invite": str})
async def get_record(call: Call) -> Any:
    """The record of a finished game."""
    return (await _finished(call)).table.record().to_json()


@api.add("GET", "/tables/{table}/verify", answer=shapes.Verified, person=False, query={"invite": str})
async def verify(call: Call) -> Any:
    """The deal opened, recomputed from its secret, and the game replayed."""
    table = (await _finished(call)).table
    record = table.record()
    fair, agrees = True, True
    try:
        fairness.check_deal(record)
    except fairness.Unfair:
        fair = False
    try:
        replay(record)
    except Disagreement:
        agrees = False
    return {
        "commitment": table.commitment,
        "secret": table.secret,
        "nonces": table.nonce_list(),
        "deal": fair,
        "replay": agrees,
    }


@api.add("GET", "/tables/{table}/replay", answer=shapes.ReplayView, person=False,
         query={"ply": Count, "seat": Annotated[str, Meta(pattern="^([0-7]|all)$")], "invite": str})  # fmt: skip
async def replay_view(call: Call) -> Any:
    """A finished game before one of its plies, as a seat saw it or with everything shown (`all`)."""
    table = (await _finished(call)).table
    record = table.record()
    ply = min(call.query.get("ply", 0), len(record.plies))
    wanted = call.query.get("seat")
    seat = None if wanted in (None, "all") else int(wanted)
    if seat is not None and seat >= record.players:
        raise Refused("bad_request", f"the seats are 0 to {record.players - 1}", path="seat")
    before = next(state for number, state in enumerate(states(record)) if number == ply).copy()
    views = [before.view(number) for number in range(record.players)] if wanted == "all" else None
    view = before.view(seat) if views is None else None
    told: dict[str, Any] = {"ply": ply, "plies": len(record.plies), "seat": seat, "view": view, "views": views}
    if ply == len(record.plies):
        return told | {"mover": None, "move": None, "events": []}
    made = record.plies[ply]
    events = before.play(made.move, shuffle=lambda pile: made.reshuffled or pile)
    return told | {"mover": made.seat, "move": made.move, "events": [event.to_json() for event in events]}


# Puzzles


@api.add("GET", "/puzzles", answer=shapes.Puzzles, person=False)
async def puzzles(call: Call) -> Any:
    """The printed puzzles, corrected where a print was wrong, and the levels of generated ones."""
    printed = [await call.service.riddles.puzzle(f"official-{number}") for number in range(1, 9)]
    return {"official": printed, "levels": ["easy", "medium", "hard", "expert"]}


@api.add("GET", "/puzzles/daily", answer=dict[str, Any], person=False,
         query={"date": Annotated[str, Meta(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}$")]})  # fmt: skip
async def daily_puzzle(call: Call) -> Any:
    """The puzzle of a day (default: today), the same for everybody."""
    today = datetime.fromtimestamp(call.service.clock() / 1000, UTC).date()
    try:
        day = date.fromisoformat(call.query.get("date", today.isoformat()))
    except ValueError as error:
        raise Refused("bad_request", str(error), path="date") from error
    if day > today:
        raise Refused("no_such_puzzle", "that day has not come yet")
    return await call.service.riddles.puzzle(f"daily-{day.isoformat()}")


@api.add("POST", "/puzzles", body=shapes.PuzzleWish, answer=dict[str, Any])
async def new_puzzle(call: Call) -> Any:
    """A generated puzzle."""
    call.service.advice.take(call.person.id)
    seed = call.body.seed if call.body.seed is not None else secrets.randbelow(10**12)
    return await call.service.riddles.puzzle(f"{call.body.level}-{seed}")


def _riddle(call: Call) -> str:
    """The puzzle asked for; one of a day to come is not told."""
    call.service.advice.take(call.who.id if call.who is not None else _address(call))
    name = call.path["puzzle"]
    today = datetime.fromtimestamp(call.service.clock() / 1000, UTC).date().isoformat()
    if name.startswith("daily-") and name[6:] > today:
        raise Refused("no_such_puzzle", "that day has not come yet")
    return name


@api.add("GET", "/puzzles/{puzzle}", answer=dict[str, Any], person=False)
async def get_puzzle(call: Call) -> Any:
    """A puzzle by its id."""
    return await call.service.riddles.puzzle(_riddle(call))


@api.add("POST", "/puzzles/{puzzle}/check", body=shapes.PuzzlePosition, answer=dict[str, Any], person=False)
async def check_puzzle(call: Call) -> Any:
    """What is wrong in a position, if anything."""
    return await call.service.riddles.judge(_riddle(call), call.body.position, call.body.language)


@api.add("POST", "/puzzles/{puzzle}/hint", body=shapes.PuzzleStuck, answer=dict[str, Any], person=False)
async def hint_puzzle(call: Call) -> Any:
    """The next thing that follows, told as far as wished."""
    return await call.service.riddles.judge(_riddle(call), call.body.position, call.body.language, call.body.rung)
