"""The features that the coach uses to explain moves in Babel: points, wonders, discs, offers, hand and rivals."""

from __future__ import annotations

from collections.abc import Mapping

from tabletowers.contract import Event
from tabletowers.contract.features import Feature, Line, Notes, add, happened
from tabletowers.games.babel.components import PLACE_NAMES
from tabletowers.games.babel.events import (
    ActionCardTaken,
    BonusPlayed,
    BuildBegun,
    DiscTaken,
    GaveUp,
    Invited,
    PartsPlaced,
    Rejected,
    TurnBegan,
    WonderPaid,
)

THEMES = ("points", "wonders", "discs", "offers", "hand", "rivals")
FEATURES = (
    Feature("points", "points", 1, "mean", 0.5),
    Feature("rival_points", "rivals", -1, "mean", 0.5),
    Feature("wonder", "wonders", 1),
    Feature("rival_wonder", "rivals", -1),
    Feature("parts", "wonders", 1, "mean", 0.3),
    Feature("disc", "discs", 1),
    Feature("discs", "discs", 1, "mean", 0.15),
    Feature("rival_discs", "rivals", -1, "mean", 0.15),
    Feature("invited", "offers", 1),
    Feature("trade", "offers", 1),
    Feature("rejected", "offers", 1, "mean", 0.3),
    Feature("gave_up", "offers", -1),
    Feature("guests", "offers", -1, "mean", 0.3),
    Feature("action_cards", "hand", 1, "mean", 0.12),
    Feature("cards", "hand", 1, "mean", 0.4),
)
_FIRST = PLACE_NAMES[0]


def notice(line: Line) -> Notes:
    """Return the features (facts that the coach can point out) of a line of play, each with its value."""
    notes: Notes = {}
    me, builder = line.seat, line.before["active"]
    this_turn = True
    for ply, _, event in line.happenings:
        if (scored := event.scored()) is not None:
            if scored.seat == me:
                add(notes, "points", scored.points)
            else:
                add(notes, "rival_points", scored.points, seat=scored.seat)
        match event:
            case TurnBegan():
                this_turn = False
            case BuildBegun(seat=seat):
                builder = seat
            case PartsPlaced(seat=seat, wonder=wonder, parts=parts):
                if seat == me:
                    add(notes, "parts", parts, wonder=wonder)
                elif builder == me:
                    add(notes, "guests", parts)
            case WonderPaid(seat=seat, wonder=wonder, place=place) if place == _FIRST:
                happened(notes, "wonder" if seat == me else "rival_wonder", seat=seat, wonder=wonder)
            case _:
                _offers(notes, event, me, this_turn, ply > line.own_ply)
    add(notes, "cards", line.after["hand_size"][me])
    return notes


def _offers(notes: Notes, event: Event, me: int, this_turn: bool, later: bool) -> None:
    """Add the features of an event about offers, discs or action cards to `notes`."""
    match event:
        case DiscTaken(seat=seat, suit=str(suit)):
            if seat == me:
                happened(notes, "disc", suit=suit)
                add(notes, "discs")
            else:
                add(notes, "rival_discs", seat=seat)
        case Invited(seat=seat, trade=trade) if seat == me and this_turn:
            happened(notes, "invited")
            if trade:
                happened(notes, "trade")
        case Rejected(seat=seat, points=points) | BonusPlayed(seat=seat, points=points) if seat == me:
            add(notes, "rejected", points)
        case GaveUp(seat=seat) if seat == me and later:
            happened(notes, "gave_up")
        case ActionCardTaken(seat=seat) if seat == me:
            add(notes, "action_cards")


def marks(code: str, subject: Mapping[str, int | str]) -> list[str]:
    """Return the places on the board to highlight for the feature `code`; `subject` says what it is about."""
    match code:
        case "wonder" | "rival_wonder" | "parts":
            return [f"wonder:{subject['wonder']}"]
        case "rival_points" | "rival_discs":
            return [f"seat:{subject['seat']}"]
        case "disc":
            return [f"hand:{subject['suit']}"]
        case "invited" | "trade" | "rejected" | "gave_up" | "guests":
            return ["decision"]
    return []
