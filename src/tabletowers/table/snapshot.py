"""A table as bytes, so that loading it needs no replay. Only a cache: if it does not fit, the log is replayed."""

from __future__ import annotations

import hashlib
from functools import cache
from typing import Any, Literal

import msgspec

import tabletowers
from tabletowers.contract import Game
from tabletowers.games import OtherRules
from tabletowers.record import Ply
from tabletowers.table import entries as e
from tabletowers.table.clock import Hourglass
from tabletowers.table.table import LogEntry, Seat, Status, Table, Takeback, Vote, Window


class _Rest(msgspec.Struct, array_like=True):
    """The fields of a Table that are kept under the same name; the game and the log are not among them."""

    host: str
    chairs: list[e.Chair]
    visibility: Literal["private", "lobby"]
    shuffle: bool
    begins: int | None
    clock: e.Clock | None
    window_seconds: int | None
    nonces: dict[str, str]
    without_hints: set[str]
    status: Status
    outcome: str | None
    seats: list[Seat]
    setup: dict[str, Any]
    plies: list[Ply]
    earned: list[dict[str, int]]
    reshuffles: int
    position: int
    turn: int
    asked_since: dict[int, int]
    asked_at: dict[int, int]
    ahead: dict[int, list[str]]
    ahead_by: dict[int, e.Answered]
    waiting: dict[int, e.Waiting]
    pointed: dict[int, e.Pointed]
    window: Window | None
    takebacks: list[Takeback]
    glasses: list[Hourglass]
    away: dict[str, int]
    vote: Vote | None
    rematch: str | None
    undone_by_all: bool
    changed: int
    announced: int
    forgot: tuple[int, int]
    keys: dict[tuple[str, str], tuple[int, int]]
    chat_keys: dict[tuple[str, str], tuple[int, int]]


class _Snapshot(msgspec.Struct, array_like=True):
    """A whole table."""

    layout: str
    rest: _Rest
    #: The game's state, None before the start.
    state: bytes | None
    #: The log: number, entry, the rows that the rules wrote of its events, whether it was a hidden answer, and why.
    log: list[tuple[int, e.AnyEntry, bytes, bool, dict[str, Any] | None]]


_decoder = msgspec.msgpack.Decoder(_Snapshot)
#: The bytes of a snapshot before its content.
_DIGEST = 16


@cache
def layout(game: Game) -> str:
    """A hash of everything that reading a snapshot depends on.

    That is the release, the rules' version, the layouts of the record, the events and the snapshot itself.
    """
    parts = [tabletowers.__version__, game.name, game.rules_version, repr(game.layout.fields)]
    parts += [repr(game.events.layout), msgspec.json.schema(_Snapshot)]
    return hashlib.sha256(msgspec.json.encode(parts)).hexdigest()


def take(table: Table) -> bytes:
    """A table as bytes."""
    data = msgspec.msgpack.encode(
        _Snapshot(
            layout(table.game),
            _Rest(*(getattr(table, name) for name in _Rest.__struct_fields__)),
            None if table.state is None else table.state.to_bytes(),
            [(logged.seq, logged.entry, logged.rows, logged.hidden, logged.because) for logged in table.log],
        )
    )
    return _digest(data) + data


def _digest(data: bytes) -> bytes:
    """Notices a snapshot that was damaged where it was kept."""
    return hashlib.blake2b(data, digest_size=_DIGEST).digest()


def restore(data: bytes) -> Table | None:
    """The table that these bytes were made of; None if they are damaged, or this release reads them differently.

    OtherRules if this release does not have its rules.
    """
    if _digest(data[_DIGEST:]) != data[:_DIGEST]:
        return None
    try:
        return _restored(_decoder.decode(data[_DIGEST:]))
    except OtherRules:
        raise
    except (msgspec.DecodeError, ValueError):
        return None


def _restored(kept: _Snapshot) -> Table | None:
    created = kept.log[0][1]
    assert isinstance(created, e.Created)
    table = Table(created)
    game = table.game
    if kept.layout != layout(game):
        return None
    for name in _Rest.__struct_fields__:
        setattr(table, name, getattr(kept.rest, name))
    table.log = [
        LogEntry(seq, entry, table.events(rows), rows, hidden, because)
        for seq, entry, rows, hidden, because in kept.log
    ]
    if kept.state is not None:
        table.resume(kept.state)
    return table
