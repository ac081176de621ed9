"""What each choice of an invitation would bring about, from what the active player knows (BB-12 to BB-17)."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from tabletowers.contract import Position
from tabletowers.contract.desk import Data
from tabletowers.games.babel.actions import GIVE_UP, invitation_of
from tabletowers.games.babel.components import MOST_PLAYERS, REJECTED_POINTS, SUIT_NAMES, WILD_CARDS
from tabletowers.games.babel.legality import MOST_LEGAL, legal_invitations
from tabletowers.games.babel.position import (
    DTYPE,
    disc_goes_to,
    discs_left,
    is_last_of_suit,
    is_pair,
    is_rejected,
    missing,
    offered,
    parts_put,
)
from tabletowers.games.babel.scoring import place_on_wonder, points_for_place
from tabletowers.kernel.compiling import kernel, num
from tabletowers.kernel.plain import at_once

# Columns of a consequence: the action, who gets the disc (−1: it stays), cards from the own hand and those that wild
# cards stand for, whether the wonder is completed and whether the game ends, then for every seat the parts it puts
# on the wonder, what it is paid as a rejected one, and what the completed wonder pays it.
ACTION, OWNER, OWN, WILD, COMPLETES, ENDS = 0, 1, 2, 4, 6, 7
PARTS = 8
REJECTED = PARTS + MOST_PLAYERS
WONDER = REJECTED + MOST_PLAYERS
COLUMNS = WONDER + MOST_PLAYERS


@kernel
def all_consequences(data: Data, out: NDArray[Any]) -> int:
    """A row for every legal invitation and for giving up; how many."""
    state = data.view(DTYPE)[0]
    actions = np.empty(MOST_LEGAL, np.int32)
    count = legal_invitations(state, actions)
    for i in range(count):
        foresee(state, actions[i], out[i])
    return count


@kernel
def foresee(state: np.record, action: int, row: NDArray[Any]) -> None:
    """The consequence of an invitation or of giving up, without bonus cards, which the rejected may still play."""
    players = num(state.players)
    guests = 0
    row[:] = 0
    row[ACTION] = action
    row[OWNER] = -1
    if action != GIVE_UP:
        guests, first, second = invitation_of(action)
        row[OWNER] = disc_goes_to(state, guests)
        row[OWN] = missing(state, guests, 0) - first
        row[OWN + 1] = missing(state, guests, 1) - second
        row[WILD] = first
        row[WILD + 1] = second
        row[ENDS] = is_last_of_suit(state, num(state.kind))
        for seat in range(players):
            row[PARTS + seat] = parts_put(state, guests, seat)
        if discs_left(state, num(state.wonder) - 1) == 1:
            row[COMPLETES] = 1
            wonder_points(state, guests, row[WONDER:])
    for seat in range(players):
        if is_rejected(state, guests, seat):
            row[REJECTED + seat] = REJECTED_POINTS * offered(state, seat)


@kernel
def wonder_points(state: np.record, guests: int, points: NDArray[Any]) -> None:
    """What the wonder being built pays every seat if it is completed with these seats invited."""
    players = num(state.players)
    wonder = num(state.wonder) - 1
    row = num(state.completed)
    parts = np.zeros(MOST_PLAYERS, np.int64)
    for seat in range(players):
        parts[seat] = num(state.parts[wonder, seat]) + parts_put(state, guests, seat)
    for seat in range(players):
        if parts[seat] > 0:
            place = place_on_wonder(parts, players, seat)
            points[seat] = points_for_place(place, num(state.wonder_rows[row, 0]), num(state.wonder_rows[row, 1]))


def choices(position: Position) -> dict[str, dict[str, Any]]:
    """Every legal invitation and giving up, each with its consequence, for the active player to compare."""
    rows = np.empty((MOST_LEGAL, COLUMNS), np.int32)
    count = at_once(all_consequences)(position.data, rows)
    texts, record = position.moves.texts, position.record
    players, suits = int(record["players"]), [SUIT_NAMES[suit] for suit in record["suit"].tolist()]
    if not is_pair(int(record["kind"])):
        suits = suits[:1]
    told = {texts[row[ACTION]]: _consequence(row, players, suits) for row in rows[:count].tolist()}
    return dict(sorted(told.items()))


def _consequence(row: list[int], players: int, suits: list[str]) -> dict[str, Any]:
    """A consequence as JSON. Lists are by seat; `points` are all that this choice pays at once."""
    rejected, wonder = row[REJECTED : REJECTED + players], row[WONDER : WONDER + players]
    return {
        "disc": row[OWNER] if row[OWNER] >= 0 else None,
        "own": {suit: row[OWN + side] for side, suit in enumerate(suits)},
        "wilds": (row[WILD] + row[WILD + 1]) // WILD_CARDS,
        "parts": row[PARTS : PARTS + players],
        "rejected": rejected,
        "wonder": wonder if row[COMPLETES] else None,
        "points": [paid + scored for paid, scored in zip(rejected, wonder, strict=True)],
        "ends": row[ENDS] == 1,
    }
