"""The analysis board: a position as a text to share, lines tried from it for all seats, and what a coach says there."""

from __future__ import annotations

import base64
import binascii
import json
import zlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tabletowers.contract import Sight, State
from tabletowers.games import game as find_game

#: What the text of a position begins with; another number means another way of writing them.
_MARK = "tt1"
#: No position of any game is nearly as long as this, written or unpacked.
_LONGEST, _LARGEST = 20_000, 100_000
#: The world that is shown where a position is only what one seat knows.
_WORLD = 1


class DamagedPosition(ValueError):
    """The text of a position is not whole."""


@dataclass(frozen=True)
class Position:
    """Where an analysis begins: everything (seat None), or what one seat knows and nothing more."""

    game: str
    rules: int
    options: Mapping[str, Any]
    seat: int | None
    data: bytes

    @classmethod
    def of(cls, found: State | Sight) -> Position:
        """A state, or what a seat knows of one."""
        game, seat = found.game, found.seat if isinstance(found, Sight) else None
        return cls(game.name, game.rules_version, dict(found.options), seat, found.to_bytes())

    @classmethod
    def from_text(cls, text: str) -> Position:
        """A position from its text; DamagedPosition if that is not whole, ValueError if there can be no such one."""
        mark, _, rest = text.strip().partition(".")
        body, _, check = rest.rpartition(".")
        if mark != _MARK or len(text) > _LONGEST or f"{zlib.crc32(body.encode()):08x}" != check:
            raise DamagedPosition("this is no position, or a part of it is missing")
        try:
            unpacker = zlib.decompressobj()
            packed = unpacker.decompress(base64.urlsafe_b64decode(body + "=" * (-len(body) % 4)), _LARGEST)
            head, _, data = packed.partition(b"\n")
            name, rules, options, seat = json.loads(head)
            found = cls(str(name), int(rules), dict(options), seat, data)
        except (ValueError, TypeError, zlib.error, binascii.Error, RecursionError) as error:
            raise DamagedPosition("this is no position, or a part of it is missing") from error
        found.state()
        return found

    def to_text(self) -> str:
        """The position as letters, digits, dots and dashes, with a checksum."""
        head = json.dumps([self.game, self.rules, dict(self.options), self.seat], separators=(",", ":"))
        body = base64.urlsafe_b64encode(zlib.compress(head.encode() + b"\n" + self.data, 9)).decode().rstrip("=")
        return f"{_MARK}.{body}.{zlib.crc32(body.encode()):08x}"

    def state(self, moves: Sequence[str] = ()) -> State:
        """The position after some moves of whoever is to decide; ValueError if there can be no such position.

        What one seat knows is shown in one of the worlds that it can't tell from the true one. IllegalMove if one of
        the moves can't be made.
        """
        rules = find_game(self.game, self.rules)
        if self.seat is None:
            state = rules.from_bytes(self.data, **self.options)
        else:
            state = rules.sight_from_bytes(self.data, self.seat, **self.options).imagine(_WORLD)
        for move in moves:
            if state.to_move is None:
                raise ValueError("the line goes on after the end of the game")
            state.play(move)
        return state


def dealt(game: str, players: int, options: Mapping[str, Any], setup: Mapping[str, Any] | None) -> dict[str, Any]:
    """A set-up and the position at its start, as a JSON object; a random one if none is given.

    ValueError if the rules allow no such set-up.
    """
    rules = find_game(game)
    laid = rules.deal(players, **options) if setup is None else setup
    return {"setup": laid, "start": tried(Position.of(rules.start(laid, players, **options)), ())}


def tried(position: Position, moves: Sequence[str]) -> dict[str, Any]:
    """A position after some moves as a JSON object: the views of all seats, whose decision it is and the legal moves,
    what the last move did, and the text of the position itself. ValueError as in `Position.state`.
    """
    state = position.state(moves[:-1])
    events = [event.to_json() for event in state.play(moves[-1])] if moves else []
    mover = state.to_move
    # After what only one seat knows, another position is again only what one seat knows.
    seen = state if position.seat is None else state.sight(position.seat)
    return {
        "position": Position.of(seen).to_text() if moves else position.to_text(),
        "game": position.game,
        "seat": position.seat,
        "to_move": mover,
        "legal": [] if mover is None else state.legal_moves(),
        "views": [state.view(seat) for seat in range(state.players)],
        "events": events,
    }
