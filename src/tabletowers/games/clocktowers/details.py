"""The details that explain why a move is illegal in Clocktowers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tabletowers.contract import Reason, State
from tabletowers.games.clocktowers.actions import card_of, tower_of
from tabletowers.games.clocktowers.components import COLOUR_NAMES, MOST_TOWERS, RR
from tabletowers.games.clocktowers.reasons import REASONS, WRONG_HEIGHT
from tabletowers.games.clocktowers.view import wanted_heights


def of(state: State, seat: int, action: int, reason: Reason) -> Mapping[str, Any]:
    """Return the details of why a roof doesn't fit: its colour, the tower's height and the allowed heights (CT-7).

    The result is empty for every other reason.
    """
    if reason != REASONS[WRONG_HEIGHT]:
        return {}
    fields, colour = state.fields, card_of(action) - RR
    return {
        "colour": COLOUR_NAMES[colour],
        "height": fields["height"][seat * MOST_TOWERS + tower_of(action)],
        "wanted": wanted_heights(fields["last_height"][colour]),
    }
