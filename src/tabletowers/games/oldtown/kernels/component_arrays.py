"""The components of Old Town as arrays, and the NumPy dtype of a state record, for kernels."""

from __future__ import annotations

import numpy as np

from tabletowers.contract.reasons import LEGAL
from tabletowers.games.oldtown import actions, components
from tabletowers.games.oldtown.data import CARDS
from tabletowers.games.oldtown.decisions import PHASES
from tabletowers.games.oldtown.layout import LAYOUT
from tabletowers.games.oldtown.reasons import AGAINST_ONE, AGAINST_TWO, OUT_OF_PHASE
from tabletowers.games.oldtown.verdicts import VERDICT_NAMES
from tabletowers.kernel.records import record_type

DTYPE = record_type(LAYOUT)

COPIES = np.array(components.COPIES, np.int64)
#: Indexed by the number of players (OT-4).
LAID_ON_COMMON = np.array(components.LAID_ON_COMMON, np.int64)
IN_OWN_PILE = np.array(components.IN_OWN_PILE, np.int64)

# Indexed by card.
CARD_KIND = np.array(components.CARD_KIND, np.int64)
CARD_BUILDING = np.array(components.CARD_BUILDING, np.int64)
CARD_LOTS = np.array(components.CARD_LOTS, np.int64)
# Indexed by card and by lot (from 0).
CARD_PAIRS = np.array(components.CARD_PAIRS, np.int64)

#: The card and the building of each action that plays one, and the two cards of each action that drops two.
PLAYS = np.array(actions.PLAYS, np.int64)
DROPS = np.array(actions.DROPS, np.int64)
#: The index in PLAYS of a card and a building; −1 if the card can't be played for the building.
PLAY_OF = np.full((CARDS + 1, components.BUILDING_COUNT), -1, np.int64)
for _play, (_card, _building) in enumerate(actions.PLAYS):
    PLAY_OF[_card, _building] = _play

#: The reason against all actions that don't belong to a phase.
NOT_NOW = np.array([OUT_OF_PHASE[phase] for phase in range(PHASES)], np.int64)
#: The reason why a clue with this verdict can't be played; row 0 for cards about one building, row 1 for C cards.
UNPLAYABLE = np.array(
    [[against.get(verdict, LEGAL) for verdict in range(len(VERDICT_NAMES))] for against in (AGAINST_ONE, AGAINST_TWO)],
    np.int64,
)
