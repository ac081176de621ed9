"""The meaning of action numbers, for kernels."""

from __future__ import annotations

from tabletowers.games.oldtown import actions
from tabletowers.games.oldtown.actions import FIRST_CLAIM, FIRST_DROP, FIRST_PLAY, FIRST_REMOVE
from tabletowers.games.oldtown.data import LOTS
from tabletowers.games.oldtown.kernels.tables import DROPS, PLAY_OF, PLAYS
from tabletowers.kernel.compiling import kernel

building_of = kernel(actions.building_of)
lot_of = kernel(actions.lot_of)


@kernel
def card_of(action: int) -> int:
    """The card that an action plays."""
    return PLAYS[action - FIRST_PLAY, 0]  # type: ignore[no-any-return]


@kernel
def named_by(action: int) -> int:
    """The building that a played card refers to; for C the player's own."""
    return PLAYS[action - FIRST_PLAY, 1]  # type: ignore[no-any-return]


@kernel
def play_action(card: int, named: int) -> int:
    """The action that plays a card with this building."""
    return FIRST_PLAY + PLAY_OF[card, named]  # type: ignore[no-any-return]


@kernel
def smaller_of(action: int) -> int:
    """The smaller of the two cards that an action drops."""
    return DROPS[action - FIRST_DROP, 0]  # type: ignore[no-any-return]


@kernel
def larger_of(action: int) -> int:
    """The larger of the two cards that an action drops."""
    return DROPS[action - FIRST_DROP, 1]  # type: ignore[no-any-return]


@kernel
def drop_action(smaller: int, larger: int) -> int:
    """The action that drops two cards."""
    return FIRST_DROP + (larger - 1) * (larger - 2) // 2 + smaller - 1


@kernel
def remove_action(building: int, lot: int) -> int:
    """The action that removes a building's marker from a lot (from 0)."""
    return FIRST_REMOVE + building * LOTS + lot


@kernel
def claim_action(building: int, lot: int) -> int:
    """The action that claims a building's marker on a lot (from 0)."""
    return FIRST_CLAIM + building * LOTS + lot
