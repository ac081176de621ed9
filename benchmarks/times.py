"""What answer times reveal: whether a player had a choice, guessed from everything that another player receives.

For every hidden decision, pairs of worlds are created that look the same to an observer; in one the asked seat has a
single answer, in the other several. A server plays both, over websockets: people answer after times drawn from a
distribution, bots after their own times. Everything that the observer receives (content, times, order) goes to a
classifier. It must not do better than a coin.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import socket
import sys
import tempfile
from collections import Counter
from collections.abc import AsyncIterator, Callable, Container
from dataclasses import dataclass, field
from functools import lru_cache, partial
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from benchmarks import machine, table
from benchmarks.classifier import Guess, guess
from benchmarks.websocket_client import WebSocketClient
from tabletowers.games import GAMES
from tabletowers.games import game as find_game
from tabletowers.table import Pace, Table, commands, requests, snapshot
from tabletowers.table import entries as e

#: The players at each table; one of them only observes the others.
SEATS = 3
#: The pairs of worlds for each kind of decision, and the most games searched for them.
PAIRS, GAMES_SEARCHED = 24, 60
#: The bot whose times are measured, and the number of simultaneous decisions: for people, and for bots.
BOT, TABLES, BOT_TABLES = "search:0.05s", 300, 40
#: Milliseconds before the question in which all players subscribe to the table.
LEAD = 300
#: The most messages that the classifier sees, and the numbers of each.
MESSAGES, NUMBERS = 8, 9
#: Seconds after which a decision that has not been entered is given up.
PATIENCE = 60.0

_update = msgspec.json.Decoder(dict[str, Any])


def hasty(dice: random.Random) -> float:
    """The thinking time of a player who answers nearly at once, in seconds."""
    return dice.expovariate(1 / 0.6)


def steady(dice: random.Random) -> float:
    """The thinking time of a player who takes one to six seconds."""
    return dice.uniform(1, 6)


def moody(dice: random.Random) -> float:
    """The thinking time of a player who is either quick or lost in thought, in seconds."""
    return dice.lognormvariate(0.4, 0.9) if dice.random() < 0.7 else dice.uniform(4, 12)


DISTRIBUTIONS: dict[str, Callable[[random.Random], float]] = {"hasty": hasty, "steady": steady, "moody": moody}


@dataclass(frozen=True, slots=True)
class Pair:
    """A position in two worlds that one seat can't tell apart: in the first the asked seat has no choice."""

    entries: tuple[bytes, ...]
    states: tuple[bytes, bytes]
    #: The seat whose choice is to be guessed, and the one that guesses.
    asked: int
    observer: int
    #: A move for every asked seat, legal in both worlds.
    moves: tuple[tuple[int, str], ...]


@dataclass(slots=True)
class Trial:
    """A decision in progress at a table, and what its observer has received about it."""

    name: str
    pair: Pair
    label: int
    began: int
    plies: int
    heard: list[list[float]] = field(default_factory=list)
    #: The number of players who have subscribed to the table so far.
    looking: int = 0
    done: asyncio.Event = field(default_factory=asyncio.Event)


# Worlds


def pairs_of(game: str, decision: str, people: tuple[str, ...], seed: int) -> list[Pair]:
    """Pairs of worlds for a kind of decision. Empty where public facts alone reveal how much choice there is."""
    dice = random.Random(seed)
    found: list[Pair] = []
    for _ in range(GAMES_SEARCHED):
        seats = [requests.SeatWish("me"), *[requests.SeatWish("open")] * (SEATS - 1)]
        wish = requests.NewTable(game, seats, level=BOT, shuffle=False, window=1)
        made = commands.create(0, people[0], wish, ("greedy", BOT), table="t")
        for person in people[1:]:
            commands.join(made, 0, person, requests.Join())
        commands.start(made, 0, people[0], requests.Start())
        while made.status == "running" and len(found) < PAIRS:
            state = made.playing()
            if (
                made.decision is not None
                and made.decision.name == decision
                and not made.answers.ahead
                and dice.random() < 0.5
            ):
                found += _pair(made, dice)
            seat = state.asked[0]
            move = dice.choice(made.legal(seat))
            made.add(e.Moved(at=0, seat=seat, move=move))
            if made.playing().is_over:
                break
        if len(found) >= PAIRS:
            break
    return found


def _pair(made: Table, dice: random.Random) -> list[Pair]:
    """The current position as a pair of worlds, in a list that is empty if no such pair is found."""
    state = made.playing()
    asked = dice.choice(state.asked)
    observer = dice.choice([seat for seat in range(SEATS) if seat != asked])
    sight = state.sight(observer)
    worlds: dict[bool, Any] = {}
    for _ in range(12):
        world = sight.imagine(dice.randrange(2**50))
        worlds.setdefault(len(world.legal_moves(asked)) > 1, world)
        if len(worlds) == 2:
            break
    else:
        return []
    forced, free = worlds[False], worlds[True]
    moves = {}
    for seat in state.asked:
        both = sorted(set(forced.legal_moves(seat)) & set(free.legal_moves(seat)))
        # Only answers to this question: afterwards no one is asked the same again.
        plain = [move for move in both if _answers(forced, seat, move) and _answers(free, seat, move)]
        if not plain:
            return []
        moves[seat] = dice.choice(plain)
    entries = tuple(e.encode([logged.entry]) for logged in made.log)
    return [Pair(entries, (forced.to_bytes(), free.to_bytes()), asked, observer, tuple(moves.items()))]


def _answers(state: Any, seat: int, move: str) -> bool:
    if seat != state.to_move:
        return bool(state.why_not(move, seat) is None)
    after = state.copy()
    after.play(move, shuffle=list)
    return bool(after.to_move != seat or after.is_over or after.view(None)["decision"] != state.view(None)["decision"])


def _world(pair: Pair, label: int, name: str, now: int, bot: bool) -> Table:
    """One of the worlds of a pair as a table at which the question is asked now."""
    made = snapshot.restore(_kept(pair, label, bot))
    assert made is not None
    made.id, made.created = name, msgspec.structs.replace(made.created, table=name)
    made.asked_at = dict.fromkeys(made.asked_at, now)
    made.changed = made.announced = now - LEAD
    made.pending = [made.created]
    return made


@lru_cache(4 * PAIRS)
def _kept(pair: Pair, label: int, bot: bool) -> bytes:
    """One of the worlds of a pair, as the bytes of a table's snapshot."""
    made = Table.load(entry for data in pair.entries for entry in e.decode(data))
    made.resume(pair.states[label])
    if bot:
        made.apply(e.StoodIn(at=0, seat=pair.asked, level=BOT))
    return snapshot.take(made)


# The measurement


class Meeting:
    """A server in this process, three people connected to it, and the decisions in progress."""

    def __init__(self, server: Any, wires: list[WebSocketClient], people: tuple[str, ...]) -> None:
        self.server = server
        self.wires = wires
        self.people = people
        self.trials: dict[str, Trial] = {}
        self.given_up = 0

    def listen(self, observer: int, wire: WebSocketClient, message: bytes) -> None:
        """Record what an observer receives about a decision."""
        if not message.startswith((b'{"type":"update"', b'{"type":"presence"', b'{"type":"state"')):
            return
        start = message.index(b'"table":"') + 9
        trial = self.trials.get(message[start : message.index(b'"', start)].decode())
        if trial is None:
            return
        if message.startswith(b'{"type":"state"'):
            trial.looking += 1
            return
        if trial.pair.observer != observer or trial.done.is_set() or trial.looking < SEATS:
            return
        update = _update.decode(message)
        trial.heard.append(_numbers(update, self.server.services.clock() - trial.began, trial))
        if update["type"] == "update" and update["state"]["view"]["ply"] >= trial.plies:
            trial.done.set()

    async def measure(
        self, pairs: list[Pair], count: int, think: Callable[[random.Random], float], *, bot: bool, seed: int
    ) -> list[list[float]]:
        """Measure `count` decisions as rows of numbers, alternating between the worlds of a pair."""
        dice = random.Random(seed)
        rows: dict[int, list[float]] = {}
        room = asyncio.Semaphore(BOT_TABLES if bot else TABLES)

        async def one(number: int, pair: Pair, times: dict[int, float]) -> None:
            async with room:
                heard = await self._trial(pair, number % 2, times, bot=bot)
            if heard is None:
                self.given_up += 1
            else:
                rows[number] = heard

        async with asyncio.TaskGroup() as group:
            for begun, number in enumerate(shuffled_twins(count, dice)):
                pair = pairs[number // 2 % len(pairs)]
                times = {seat: think(dice) for seat, _ in pair.moves}
                group.create_task(one(number, pair, times))
                if begun % 10 == 0:
                    await asyncio.sleep(0.01)
        return [rows[number] for number in range(count) if number in rows and number ^ 1 in rows]

    async def _trial(self, pair: Pair, label: int, times: dict[int, float], *, bot: bool) -> list[float] | None:
        from tabletowers.host.ids import new_id

        services, loop = self.server.services, asyncio.get_running_loop()
        # The question is asked in a moment, when all players have subscribed to the table.
        name, began = new_id("t"), services.clock() + LEAD
        made = _world(pair, label, name, began, bot)
        trial = self.trials[name] = Trial(name, pair, label, began, len(made.plies) + len(pair.moves))
        live = await services.registry.add(made)
        for wire, seat in zip(self.wires, range(SEATS), strict=True):
            wire.send(json.dumps({"type": "subscribe", "table": name, "seat": seat}).encode())
        try:
            async with asyncio.timeout(PATIENCE):
                while trial.looking < SEATS:
                    await asyncio.sleep(0.01)
                lead = max(0, began - services.clock()) / 1000
                for seat, move in pair.moves:
                    if not (bot and seat == pair.asked):
                        said = {
                            "type": "move",
                            "table": name,
                            "seat": seat,
                            "move": move,
                            "position": made.position,
                            "key": name,
                        }
                        loop.call_later(lead + times[seat], self.wires[seat].send, json.dumps(said).encode())
                await trial.done.wait()
        except TimeoutError:
            return None
        finally:
            del self.trials[name]
            for job in live.jobs.values():
                job.cancel()
            live.jobs.clear()
            services.registry.tables.pop(name, None)
            for wire in self.wires:
                wire.send(json.dumps({"type": "unsubscribe", "table": name}).encode())
        flat = [number for row in trial.heard[-MESSAGES:] for number in row]
        return [len(trial.heard), *flat, *[0.0] * (MESSAGES * NUMBERS - len(flat))]


_KINDS = {kind: number for number, kind in enumerate(("move", "answered", "unsealed", "undo", "stand_in"), 1)}


def _numbers(message: dict[str, Any], arrived: int, trial: Trial) -> list[float]:
    """The numbers in one message, without the events, which everyone may see by the rules."""
    if message["type"] == "presence":
        return [-1.0, arrived, len(message["present"]), message["spectators"], 0, 0, 0, 0, 0]
    entries, state = message["entries"], message["state"]
    kinds = sum(_KINDS.get(entry["kind"], 9) * 10**place for place, entry in enumerate(entries[:6]))
    seats = sum((entry.get("seat") or 0) * 10**place for place, entry in enumerate(entries[:6]))
    by = sum((entry.get("by") == "person") * 2**place for place, entry in enumerate(entries[:6]))
    first, last = (entries[place]["at"] - trial.began if entries else 0 for place in (0, -1))
    answered = sum(2**seat for seat in state["answered"])
    return [len(entries), arrived, arrived - last, first, last, kinds, seats, by, answered]


@contextlib.asynccontextmanager
async def meeting(folder: Path, pace: Pace) -> AsyncIterator[Meeting]:
    """Run a server on its own port, with three people connected to it."""
    import uvicorn

    from tabletowers.server.http.app import create_app
    from tabletowers.server.realtime.websocket_protocol import WebSocketProtocol
    from tabletowers.server.settings import Limits, Settings

    limits = Limits.none()
    limits.subscriptions = limits.unsent = 1_000_000_000
    app = create_app(Settings(database=str(folder / "times.sqlite3"), bot_workers=2, pace=pace, limits=limits))
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        port = listening.getsockname()[1]
        config = uvicorn.Config(app, ws=WebSocketProtocol, log_config=None, access_log=False, log_level="error")
        running = uvicorn.Server(config)
        serving = asyncio.create_task(running.serve([listening]))
        while not running.started:
            await asyncio.sleep(0.05)
        accounts = app.server.services.accounts
        guests = [await accounts.add_guest(f"Seat {seat}", "en", False) for seat in range(SEATS)]
        people = tuple(person.id for person, _ in guests)
        made = Meeting(app.server, [], people)
        loop = asyncio.get_running_loop()
        for seat, (_, token) in enumerate(guests):
            wire = WebSocketClient(
                "/api/v1/ws",
                f"127.0.0.1:{port}",
                {"Authorization": f"Bearer {token}"},
                partial(made.listen, seat),
            )
            await loop.create_connection(lambda wire=wire: wire, "127.0.0.1", port)  # type: ignore[misc]
            await wire.opened
            made.wires.append(wire)
        try:
            yield made
        finally:
            for wire in made.wires:
                wire.close()
            running.should_exit = True
            await serving


def shuffled_twins(count: int, dice: random.Random) -> list[int]:
    """The numbers below `count`, 0 and 1 together, 2 and 3 together and so on, each pair in random order.

    If one of two twins always began before the other, a busy machine would reveal which is which.
    """
    pairs = [dice.sample([first, first + 1], 2) for first in range(0, count, 2)]
    return [number for pair in pairs for number in pair]


def scaled(think: Callable[[random.Random], float], scale: float) -> Callable[[random.Random], float]:
    """The same distribution, slowed down by a factor."""
    return lambda dice: scale * think(dice)


async def measured(
    count: int, scale: float, games: tuple[str, ...], only: Container[str] | None = None, seed: int = 1
) -> list[dict[str, Any]]:
    """Measure `count` decisions of people for each kind of decision and each distribution, and as many of bots.

    `scale` is a factor for everyone's times, including the server's pauses.
    """
    usual, found = Pace(), []
    pace = Pace(round(usual.open * scale), round(usual.hidden * scale))
    with tempfile.TemporaryDirectory() as folder:
        async with meeting(Path(folder), pace) as made:
            for game in games:
                for decision in find_game(game).decisions:
                    if decision.hidden and (only is None or decision.name in only):
                        print(f"{game}: {decision.name} …", file=sys.stderr)
                        found.append(await _kind(made, game, decision.name, count, scale, seed))
    return found


async def _kind(made: Meeting, game: str, decision: str, count: int, scale: float, seed: int) -> dict[str, Any]:
    pairs = await asyncio.to_thread(pairs_of, game, decision, made.people, seed)
    result: dict[str, Any] = {"game": game, "decision": decision, "pairs": len(pairs)}
    if not pairs:
        return result
    people = Guess(0, 0)
    for number, (name, think) in enumerate(DISTRIBUTIONS.items()):
        rows = await made.measure(pairs, count, scaled(think, scale), bot=False, seed=seed + number)
        one = await asyncio.to_thread(guess, np.array(rows), seed)
        result[name] = {"decisions": one.of, "right": one.share, "bound": one.bound}
        people += one
    rows = await made.measure(pairs, count, scaled(steady, scale), bot=True, seed=seed + 9)
    bots = await asyncio.to_thread(guess, np.array(rows), seed)
    result["people"] = {"decisions": people.of, "right": people.share, "bound": people.bound}
    result["bots"] = {"decisions": bots.of, "right": bots.share, "bound": bots.bound}
    result["given_up"] = made.given_up
    return result


def run(*, quick: bool) -> dict[str, Any]:
    """Measure, print the results and return the figures."""
    import_module("starlette")
    count, scale = (200, 0.1) if quick else (2000, 1.0)
    kinds = asyncio.run(measured(count, scale, tuple(GAMES)))
    rows: list[list[Any]] = []
    for kind in kinds:
        name = f"{kind['game']}: {kind['decision']}"
        if not kind["pairs"]:
            rows.append([name, "-", "public facts reveal how much choice there is", "", ""])
            continue
        for who in (*DISTRIBUTIONS, "people", "bots"):
            result = kind[who]
            rows.append(
                [name, who, result["decisions"], f"{100 * result['right']:.1f}%", f"{100 * result['bound']:.1f}%"]
            )
    table(
        "Did the player have a choice?",
        ["decision", "who answers", "decisions", "guessed right", "upper 95% bound"],
        rows,
    )
    abandoned = Counter({kind["game"]: kind.get("given_up", 0) for kind in kinds})
    print(f"given up: {max(abandoned.values())}")
    return {"machine": machine(), "kinds": kinds}
