"""A blinded record of Market Day as JSON, and the record back from it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from marketday.components import CARDS, GOODS, HAND, MOST_OPEN
from tabletowers.kernel.layout import Fields


def board(fields: Fields) -> dict[str, Any]:
    """What everybody sees: the goods, the cards of earlier rounds, and of every seat its points, goods and cards."""
    owner, choosing = fields["owner"], fields["choosing"] == 1
    return {
        "open": [good for good in fields["open"] if good],
        "left": fields["left"],
        "played": [card for card in range(1, CARDS + 1) if fields["played"] >> card & 1],
        "seats": [
            {
                "points": fields["points"][seat],
                "cards": fields["hand_size"][seat],
                "goods": [good for good in range(1, GOODS + 1) if owner[good] == seat + 1],
                "sealed": not choosing and fields["to_move"] >= 0 and seat < fields["to_move"],
                "bid": fields["bid"][seat] or None,
            }
            for seat in range(fields["players"])
        ],
    }


def board_of_seat(board: dict[str, Any], fields: Fields, seat: int) -> dict[str, Any]:
    """The same with the seat's own hand, and its own bid while it is sealed."""
    seats = [*board["seats"]]
    hand = [card for card in fields["hand"][HAND * seat : HAND * (seat + 1)] if card]
    seats[seat] = {**seats[seat], "bid": fields["bid"][seat] or None, "hand": hand}
    return {**board, "seats": seats}


def fields_from_view(view: Mapping[str, Any]) -> dict[str, Any]:
    """The fields of the record that a view shows."""
    board = view["board"]
    owner = [0] * (GOODS + 1)
    for seat, shown in enumerate(board["seats"]):
        for good in shown["goods"]:
            owner[good] = seat + 1
    return {
        "choosing": view["decision"] == "take",
        "hand_size": [shown["cards"] for shown in board["seats"]],
        "hand": [shown.get("hand", []) for shown in board["seats"]],
        "bid": [shown["bid"] or 0 for shown in board["seats"]],
        "played": sum(1 << card for card in board["played"]),
        "left": board["left"],
        "open": board["open"] + [0] * (MOST_OPEN - len(board["open"])),
        "owner": owner,
    }
