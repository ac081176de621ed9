"""The features that the coach uses to explain moves in Clocktowers, such as points, towers, mice and roofs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from tabletowers.contract.features import Feature, Line, Notes, add, happened
from tabletowers.games.clocktowers.components import CODES, COLOURS, MOST_TOWERS, RR, K
from tabletowers.games.clocktowers.events import Built, Completed, Discarded, Drawn

THEMES = ("points", "finishing", "mice", "roofs", "heights", "rivals")
FEATURES = (
    Feature("points", "points", 1, "mean", 0.3),
    Feature("rival_points", "rivals", -1, "mean", 0.3),
    Feature("tower", "finishing", 1),
    Feature("waiting", "finishing", -1, "mean", 0.15),
    Feature("clockless", "finishing", -1, "mean", 0.15),
    Feature("discards", "finishing", -1, "mean", 0.15),
    Feature("clean", "mice", 1, "mean", 0.15),
    Feature("mice", "mice", -1, "mean", 0.15),
    Feature("clean_clock", "mice", 1),
    Feature("roof", "roofs", 1),
    Feature("roof_lost", "roofs", -1),
    Feature("stranded", "heights", -1, "mean", 0.15),
    Feature("rival_tower", "rivals", -1),
)
#: The fewest points that a tower without mice scores (CT-11).
_CLEAN = 4
_ROOFS = frozenset(CODES[RR:])


def notice(line: Line) -> Notes:
    """Return the features (facts that the coach can point out) of a line of play, each with its value."""
    notes: Notes = {}
    me, own_ply = line.seat, line.own_ply
    for ply, _, event in line.happenings:
        match event:
            case Completed(seat=seat, points=points, tower=tower, colour=colour):
                if seat == me:
                    add(notes, "points", points)
                    add(notes, "clean" if points >= _CLEAN else "mice")
                    if tower <= line.before["towers"][me]:
                        happened(notes, "tower", seat=me, tower=tower)
                else:
                    add(notes, "rival_points", points, seat=seat)
                    happened(notes, "rival_tower", seat=seat, colour=colour)
            case Drawn(seat=seat, card=card) if card in _ROOFS:
                happened(notes, "roof" if seat == me else "roof_lost", seat=seat, card=card)
            case Discarded(seat=seat) if seat == me and ply > own_ply:
                add(notes, "discards")
            case Built(seat=seat, card=card) if seat == me and card == CODES[K]:
                happened(notes, "clean_clock")
    for code, count in _standing(line):
        add(notes, code, count)
    return notes


def _standing(line: Line) -> Iterator[tuple[str, int]]:
    """Yield the features about the seat's unfinished towers after the line of play, each with its count.

    The features are towers without a clock, towers that wait for a roof, and waiting towers that are too low for every
    roof still to come.
    """
    fields, first = line.after, line.seat * MOST_TOWERS
    last = fields["last_height"]
    clockless = waiting = stranded = 0
    for tower in range(first, first + fields["towers"][line.seat]):
        if fields["clock"][tower] == 0:
            clockless += 1
        elif fields["roof"][tower] == 0:
            waiting += 1
            stranded += all(fields["height"][tower] <= last[colour] for colour in range(COLOURS))
    yield from (("clockless", clockless), ("waiting", waiting), ("stranded", stranded))


def marks(code: str, subject: Mapping[str, int | str]) -> list[str]:
    """Return the places on the board to highlight for the feature `code`.

    `subject` says which seat, tower, card or colour the feature is about.
    """
    seat = subject.get("seat")
    match code:
        case "tower":
            return [f"tower:{seat}:{subject['tower']}"]
        case "roof":
            return ["pile:roofs"]
        case "roof_lost":
            return ["pile:roofs", f"street:{seat}"]
        case "clean_clock" | "clockless":
            return ["pile:clocks"]
        case "rival_points" | "rival_tower":
            return [f"street:{seat}"]
        case "waiting" | "stranded":
            return ["pile:roofs"]
    return []
