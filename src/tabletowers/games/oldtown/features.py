"""The features that the coach uses to explain moves in Old Town, such as points, claims and playable cards."""

from __future__ import annotations

from collections.abc import Mapping

from tabletowers.contract.features import Feature, Line, Notes, add, happened
from tabletowers.games.oldtown import GAME
from tabletowers.games.oldtown.events import Claimed, Dropped, Passed, Played, Recovered, Settled, TurnBegan
from tabletowers.games.oldtown.verdicts import PLAYABLE, SURVEY

THEMES = ("points", "rivals", "settling", "hand", "markers")
FEATURES = (
    Feature("now", "points", 1, "mean", 0.5),
    Feature("points", "points", 1, "mean", 0.5),
    Feature("rival_points", "rivals", -1, "mean", 0.5),
    Feature("next_turn", "rivals", -1, "mean", 0.3),
    Feature("rival_settles", "rivals", -1),
    Feature("settles", "settling", 1),
    Feature("houses", "settling", 1, "mean", 0.15),
    Feature("clues", "hand", 1, "mean", 0.15),
    Feature("drops", "hand", -1, "mean", 0.15),
    Feature("passes", "hand", -1, "mean", 0.15),
    Feature("playable", "hand", 1, "mean", 0.2),
    Feature("recovered", "markers", 1, "mean", 0.3),
    Feature("claims", "markers", 1, "mean", 0.15),
    Feature("rival_claims", "markers", -1, "mean", 0.15),
)


def notice(line: Line) -> Notes:
    """Return the features (facts that the coach can point out) of a line of play, each with its value."""
    notes: Notes = {}
    me, own_ply = line.seat, line.own_ply
    # The seat whose turn it is, and the number of turns that have begun since the start of the line.
    turn, turns = line.before["turn"], 0
    for ply, _, event in line.happenings:
        if isinstance(event, TurnBegan):
            turn, turns = event.seat, turns + 1
        if (scored := event.scored()) is not None and scored.points:
            if scored.seat == me:
                add(notes, "points", scored.points)
                if ply == own_ply:
                    add(notes, "now", scored.points)
            else:
                add(notes, "rival_points", scored.points, seat=scored.seat)
                if turns == 1 and scored.seat == turn:
                    add(notes, "next_turn", scored.points, seat=turn)
        match event:
            case Settled(seat=seat, building=building):
                happened(notes, "settles" if seat == me else "rival_settles", seat=seat, building=building)
                if seat == me:
                    add(notes, "houses")
            case Played(seat=seat) if seat == me and ply > own_ply:
                add(notes, "clues")
            case Dropped(seat=seat) if seat == me and ply > own_ply:
                add(notes, "drops")
            case Passed(seat=seat) if seat == me and ply > own_ply:
                add(notes, "passes")
            case Recovered(seat=seat, points=points) if seat == me:
                add(notes, "recovered", points)
            case Claimed(seat=seat, judged="right"):
                add(notes, "claims" if seat == me else "rival_claims")
    add(notes, "playable", _playable(line))
    return notes


def _playable(line: Line) -> int:
    """Return the number of clue cards that the seat could play at the end of the line of play."""
    rows = GAME.kernels.ask(
        SURVEY.name, GAME.kernels.from_bytes(line.after.raw), line.seat, SURVEY.rows, SURVEY.columns
    )
    return len({card for card, _, verdict, *_ in rows if verdict == PLAYABLE})


def marks(code: str, subject: Mapping[str, int | str]) -> list[str]:
    """Return the places on the board to highlight for the feature `code`.

    `subject` names the building or seat that the feature is about.
    """
    match code:
        case "settles" | "rival_settles":
            return [f"aside:{subject['building']}", f"building:{subject['building']}"]
        case "clues" | "drops" | "passes" | "playable":
            return ["hand"]
        case "rival_points" | "next_turn":
            return [f"seat:{subject['seat']}"]
        case "recovered" | "claims" | "rival_claims":
            return ["map"]
    return []
