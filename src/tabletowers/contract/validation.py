"""Validates states that come from outside, once, before anything else uses them.

Kernels check nothing: a record that breaks their assumptions could make them read anywhere in memory or loop forever.
So every game has a kernel `flaw` that checks whether a record is well-formed: every number is in its range, every piece
exists exactly once, derived fields agree with the others, and the pending decision is consistent. A record that passes
can be played to the end.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from tabletowers.kernel.flaws import (
    MISCOUNTED,
    NO_FLAW,
    NOT_BLANK,
    OUT_OF_RANGE,
    OUT_OF_TURN,
    SPECTATOR,
    TRUTH,
    UNDERIVED,
)
from tabletowers.kernel.layout import PLAYERS_AT, TO_MOVE_AT

if TYPE_CHECKING:
    from tabletowers.contract.declaration import Declaration
    from tabletowers.contract.kernels import Memory

__all__ = [
    "MISCOUNTED",
    "NOT_BLANK",
    "NO_FLAW",
    "OUT_OF_RANGE",
    "OUT_OF_TURN",
    "SPECTATOR",
    "TRUTH",
    "UNDERIVED",
    "checked",
    "flaw_of",
]

_SENTENCES = {
    OUT_OF_RANGE: "a number is out of its range",
    MISCOUNTED: "pieces are missing, or there twice",
    NOT_BLANK: "something is filled in that has to be blank",
    OUT_OF_TURN: "what is asked does not fit what has happened",
    UNDERIVED: "a number does not follow from the rest",
}
#: A number larger than the number of decisions in any game.
_MOST_PLIES = 1_000_000


def checked(game: Declaration, data: bytes, options: Mapping[str, Any], seat: int) -> Memory:
    """Validate the bytes of a state and return them as a state buffer.

    `seat` is TRUTH for a full state, otherwise the seat whose view it is (−1 for a spectator). Raises a ValueError that
    names the flaw if the bytes are not well-formed.
    """
    if not isinstance(data, bytes | bytearray | memoryview):
        raise ValueError(f"expected the bytes of a state of {game.name}, not {type(data).__name__}")
    if len(data) != game.layout.size:
        raise ValueError(f"a state of {game.name} has {game.layout.size} bytes, not {len(data)}")
    memory = game.kernels.from_bytes(bytes(data))
    if sentence := flaw_of(game, memory, options, seat):
        raise ValueError(f"these bytes are not a {'state' if seat == TRUTH else 'sight'} of {game.name}: {sentence}")
    return memory


def flaw_of(
    game: Declaration, memory: Memory, options: Mapping[str, Any], seat: int, *, derived: bool = True
) -> str | None:
    """Return a description of the flaw in a state or in a sight (what one seat sees), or None if it is valid.

    If `derived` is False, fields that the kernel `derive` has yet to fill in are ignored.
    """
    players, mover = int(memory[PLAYERS_AT]), int(memory[TO_MOVE_AT])
    if players not in game.seats:
        return f"it is for {players} players"
    if mover >= players and mover != 255:
        return f"seat {mover} is to move"
    if not TRUTH <= seat < players:
        return f"it has no seat {seat}"
    fields = game.layout.read(memory)
    if not 0 <= fields["ply"] <= _MOST_PLIES:
        return f"{fields['ply']} decisions have been made"
    if any(any(fields.raw[start:stop]) for start, stop in game.layout.gaps):
        return _SENTENCES[NOT_BLANK]
    if seat != TRUTH and fields["dice"][0] != 0:
        return _SENTENCES[NOT_BLANK]
    fresh, own = game.kernels.blank(), game.fields_from_options(options)
    game.layout.write(fresh, own)
    wanted = game.layout.read(fresh)
    for name in own:
        if fields[name] != wanted[name]:
            return f"its field {name} does not belong to these options"
    flaw = game.kernels.flaw(memory, seat)
    if flaw == NO_FLAW or (flaw == UNDERIVED and not derived):
        return None
    return _SENTENCES[flaw]
