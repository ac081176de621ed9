"""What the statistics count in Old Town: clue cards and what they are good for, buildings, claims, piles."""

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
# Of a clue card, "playable" and so on count the turns in which somebody held it with that verdict for a building.
TABLES = {
    "Clue cards": ("played", "dropped", "playable", "contradicts", "confirms", "blocked"),
    "Buildings": ("settled", "taken", "marked", "left out"),
    "Markers spotted": ("claimed",),
    "Cards drawn": ("drawn",),
    "Ends": ("games",),
}
_CAUSES = {
    "clue": "markers outside a clue's lots",
    "tile": "markers under or around a tile",
    "tidying": "markers that can't be right",
    "claim": "markers spotted",
}
#: By verdict.
_VERDICTS = ("playable", "contradicts", "confirms", "blocked", "blocked")

Fact = tuple[str, str, str, int]


def source(event: Event, at_end: bool) -> str:
    """What points are for: every marker that comes back (OT-8, OT-13, OT-16)."""
    match event:
        case Recovered(cause=cause):
            return _CAUSES[cause]
        case Placed():
            return "markers not needed"
        case Settled():
            return "buildings settled"
    assert isinstance(event, Removed)
    return "markers for two dropped cards"


def facts(event: Event, at_end: bool) -> Iterator[Fact]:
    """What an event adds to the tables."""
    match event:
        case Played(card=card):
            yield "Clue cards", card, "played", 1
        case Dropped(cards=cards):
            for card in cards:
                yield "Clue cards", card, "dropped", 1
        case Took(building=building):
            yield "Buildings", building, "taken", 1
        case Placed(building=building):
            yield "Buildings", building, "marked", 1
        case Settled(building=building):
            yield "Buildings", building, "settled", 1
        case LeftOut(building=building):
            yield "Buildings", building, "left out", 1
        case Claimed(judged=judged):
            yield "Markers spotted", judged, "claimed", 1
        case Drew(kind=kind, pile=pile):
            yield "Cards drawn", f"{kind} from the {pile} pile", "drawn", 1
        case Ended(how=how):
            yield "Ends", "the town is complete" if how == "complete" else "nobody can go on", "games", 1


def survey(data: Memory, decision: str, seat: int) -> Iterator[Fact]:
    """In a turn: what each card in hand says about the buildings it could be played with."""
    if decision == ACT.name:
        rows = GAME.kernels.ask(SURVEY.name, data, seat, SURVEY.rows, SURVEY.columns)
        found = {(card, _VERDICTS[verdict]) for card, _, verdict, *_ in rows if verdict != NO_OWN_BUILDING}
        for card, verdict in sorted(found):
            yield "Clue cards", CARD_CODES[card], verdict, 1
