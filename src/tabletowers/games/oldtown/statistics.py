"""The statistics of Old Town: clue cards and their verdicts, buildings, claims, piles, and how games end."""

from __future__ import annotations

from collections.abc import Iterator

from tabletowers.contract import Event
from tabletowers.contract.kernels import Memory
from tabletowers.games.oldtown import GAME
from tabletowers.games.oldtown.components import CARD_CODES
from tabletowers.games.oldtown.decisions import ACT
from tabletowers.games.oldtown.events import (
    Claimed,
    Drew,
    Dropped,
    Ended,
    LeftOut,
    Placed,
    Played,
    Recovered,
    Removed,
    Settled,
    Took,
)
from tabletowers.games.oldtown.verdicts import NO_OWN_BUILDING, SURVEY

TURNS = frozenset({"turn_began"})
# For a clue card, "playable" and the other verdicts count the turns in which a player held it and it had that verdict
# for a building.
TABLES = {
    "clue_cards": ("played", "dropped", "playable", "contradicts", "confirms", "blocked"),
    "buildings": ("settled", "taken", "marked", "left_out"),
    "markers_spotted": ("claimed",),
    "cards_drawn": ("drawn",),
    "ends": ("games",),
}
#: The column of each verdict.
_VERDICTS = ("playable", "contradicts", "confirms", "blocked", "blocked")

Fact = tuple[str, str, str, int]


def source(event: Event, at_end: bool) -> str:
    """Return where an event's points come from, such as the cause of recovering markers (OT-8, OT-13, OT-16)."""
    match event:
        case Recovered(cause=cause):
            return cause
        case Placed():
            return "placed"
        case Settled():
            return "settled"
    assert isinstance(event, Removed)
    return "removed"


def facts(event: Event, at_end: bool) -> Iterator[Fact]:
    """Yield what an event adds to the statistics, as tuples of table, row, column and number."""
    match event:
        case Played(card=card):
            yield "clue_cards", card, "played", 1
        case Dropped(cards=cards):
            for card in cards:
                yield "clue_cards", card, "dropped", 1
        case Took(building=building):
            yield "buildings", building, "taken", 1
        case Placed(building=building):
            yield "buildings", building, "marked", 1
        case Settled(building=building):
            yield "buildings", building, "settled", 1
        case LeftOut(building=building):
            yield "buildings", building, "left_out", 1
        case Claimed(judged=judged):
            yield "markers_spotted", judged, "claimed", 1
        case Drew(kind=kind, pile=pile):
            yield "cards_drawn", f"{pile} {kind}", "drawn", 1
        case Ended(how=how):
            yield "ends", how, "games", 1


def survey(data: Memory, decision: str, seat: int) -> Iterator[Fact]:
    """Yield the verdicts on the cards in a seat's hand when the seat has to act, each verdict once a card."""
    if decision == ACT.name:
        rows = GAME.kernels.ask(SURVEY.name, data, seat, SURVEY.rows, SURVEY.columns)
        verdicts = {(card, _VERDICTS[verdict]) for card, _, verdict, *_ in rows if verdict != NO_OWN_BUILDING}
        for card, verdict in sorted(verdicts):
            yield "clue_cards", CARD_CODES[card], verdict, 1
