"""The analysis board: positions as text that can be shared, variations from them, and the views of all seats."""

from __future__ import annotations

import base64
import binascii
import json
import zlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tabletowers.coach.payload_types import Analysed, Dealt
from tabletowers.contract import Sight, State
from tabletowers.games import game as find_game
from tabletowers.scene.views import with_scene

#: The prefix of a position's text, which names the version of the format.
_MARK = "tt1"
#: Limits on the length of a position's text and of its unpacked content, far above any real position.
_LONGEST, _LARGEST = 20_000, 100_000
#: The seed of the determinization that is shown for a position known to one seat only.
_WORLD = 1


class DamagedPosition(ValueError):
    """Raised for a position string that is incomplete or damaged."""


@dataclass(frozen=True)
class Position:
    """The start of an analysis: a full state (`seat` is None), or only what one seat knows."""

    game: str
    rules: int
    options: Mapping[str, Any]
    seat: int | None
    data: bytes

    @classmethod
    def of(cls, source: State | Sight) -> Position:
        """Create a position from a full state, or from what a seat knows."""
        game, seat = source.game, source.seat if isinstance(source, Sight) else None
        return cls(game.name, game.rules_version, dict(source.options), seat, source.to_bytes())

    @classmethod
    def from_text(cls, text: str) -> Position:
        """Parse a position from a string that `to_text` returned.

        Raises DamagedPosition if the string is damaged, and ValueError if the position is impossible.
        """
        mark, _, rest = text.strip().partition(".")
        body, _, check = rest.rpartition(".")
        if mark != _MARK or len(text) > _LONGEST or f"{zlib.crc32(body.encode()):08x}" != check:
            raise DamagedPosition("not a valid position; its text may be incomplete")
        try:
            unpacker = zlib.decompressobj()
            packed = unpacker.decompress(base64.urlsafe_b64decode(body + "=" * (-len(body) % 4)), _LARGEST)
            head, _, data = packed.partition(b"\n")
            name, rules, options, seat = json.loads(head)
            position = cls(str(name), int(rules), dict(options), seat, data)
        except (ValueError, TypeError, zlib.error, binascii.Error, RecursionError) as error:
            raise DamagedPosition("not a valid position; its text may be incomplete") from error
        position.state()
        return position

    def to_text(self) -> str:
        """Return the position as a string with a checksum.

        The string consists of letters, digits, dots, dashes and underscores.
        """
        head = json.dumps([self.game, self.rules, dict(self.options), self.seat], separators=(",", ":"))
        body = base64.urlsafe_b64encode(zlib.compress(head.encode() + b"\n" + self.data, 9)).decode().rstrip("=")
        return f"{_MARK}.{body}.{zlib.crc32(body.encode()):08x}"

    def state(self, moves: Sequence[str] = ()) -> State:
        """Return the state after these moves, each made by the seat to move.

        If the position is only what one seat knows, the state is a random one that is consistent with that knowledge.
        Raises ValueError if the position is impossible, and IllegalMove if one of the moves is illegal.
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


def dealt(game: str, players: int, options: Mapping[str, Any], setup: Mapping[str, Any] | None) -> Dealt:
    """Return a set-up, by default a random one, and the position at the start of its game.

    Raises ValueError if the rules don't allow the set-up.
    """
    rules = find_game(game)
    laid = rules.deal(players, **options) if setup is None else setup
    return Dealt(dict(laid), tried(Position.of(rules.start(laid, players, **options)), ()))


def tried(position: Position, moves: Sequence[str]) -> Analysed:
    """Play some moves from a position, and describe the position that they lead to.

    The result contains the views of all seats, the seat to move and its legal moves, the events of the last move, and
    the new position as a string. Raises ValueError and IllegalMove as `Position.state` does.
    """
    state = position.state(moves[:-1])
    events = [event.to_json() for event in state.play(moves[-1])] if moves else []
    mover = state.to_move
    # If the analysis starts from what one seat knows, it stays limited to that.
    seen = state if position.seat is None else state.sight(position.seat)
    return Analysed(
        position=Position.of(seen).to_text() if moves else position.to_text(),
        game=position.game,
        seat=position.seat,
        to_move=mover,
        legal=[] if mover is None else state.legal_moves(),
        views=[with_scene(state.game, view) for view in state.views(range(state.players))],
        events=events,
    )
