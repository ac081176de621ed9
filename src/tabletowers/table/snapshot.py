"""Snapshots: tables encoded as bytes, which can be loaded without replaying the log.

They are only a cache. If a snapshot is unusable, the log is replayed.
"""

from __future__ import annotations

import hashlib
from functools import cache
from typing import Any

import msgspec

import tabletowers
from tabletowers.contract import Game
from tabletowers.games import OtherRules
from tabletowers.record import Ply
from tabletowers.table import entries as e
from tabletowers.table.answers import Answers
from tabletowers.table.clock import Clocks
from tabletowers.table.settings import Settings
from tabletowers.table.table import LogEntry, Seat, Status, Table
from tabletowers.table.takebacks import Takebacks
from tabletowers.table.votes import Vote


class _Rest(msgspec.Struct, array_like=True):
    """The attributes of a Table that a snapshot stores under the same names.

    The game's state and the log are stored separately.
    """

    host: str
    chairs: list[e.Chair]
    settings: Settings
    nonces: dict[str, str]
    without_hints: set[str]
    status: Status
    outcome: e.Outcome | None
    seats: list[Seat]
    setup: dict[str, Any]
    plies: list[Ply]
    earned: list[dict[str, int]]
    reshuffles: int
    position: int
    turn: int
    asked_since: dict[int, int]
    asked_at: dict[int, int]
    answers: Answers
    takebacks: Takebacks
    clocks: Clocks
    vote: Vote | None
    rematch: str | None
    changed: int
    announced: int
    forgot: tuple[int, int]
    keys: dict[tuple[str, str], tuple[int, int]]
    chat_keys: dict[tuple[str, str], tuple[int, int]]


class _Snapshot(msgspec.Struct, array_like=True):
    """The content of a snapshot: a whole table."""

    layout: str
    rest: _Rest
    #: The game's state, None before the start.
    state: bytes | None
    #: The log: number, entry, the event rows written by the rules, whether it was a hidden answer, and the explanation.
    log: list[tuple[int, e.AnyEntry, bytes, bool, dict[str, Any] | None]]


_decoder = msgspec.msgpack.Decoder(_Snapshot)
#: The length in bytes of the digest in front of a snapshot's content.
_DIGEST = 16


@cache
def layout(game: Game) -> str:
    """Return a hash of everything that must be the same for a snapshot to be readable.

    The hash covers the release, the version of the rules, and the layouts of the record, the events and the snapshot
    itself.
    """
    parts = [tabletowers.__version__, game.name, game.rules_version, repr(game.layout.fields)]
    parts += [repr(game.events.layout), msgspec.json.schema(_Snapshot)]
    return hashlib.sha256(msgspec.json.encode(parts)).hexdigest()


def take(table: Table) -> bytes:
    """Return a snapshot of a table, encoded as bytes."""
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
    """Return the digest that detects a damaged snapshot."""
    return hashlib.blake2b(data, digest_size=_DIGEST).digest()


def restore(data: bytes) -> Table | None:
    """Return the table encoded in a snapshot, or None if the snapshot can't be used.

    It can't be used if it is damaged, or if this release uses another layout. Raises OtherRules if this release does
    not have the table's rules.
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
