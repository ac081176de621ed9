"""A blinded record of Seven Lights as JSON, and the record back from it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sevenlights.components import CARDS, HAND, LIGHTS, NUMBERS, PLACES, text_of
from tabletowers.kernel.layout import Fields


def board(fields: Fields) -> dict[str, Any]:
    """What everybody sees: the lighthouses with the cards there, the store, and of every seat points and cards."""
    return {
        "lights": [light(fields, number) for number in range(len(LIGHTS))],
        "left": fields["left"],
        "seats": [
            {"points": fields["points"][seat], "cards": fields["hand_size"][seat]} for seat in range(fields["players"])
        ],
    }


def light(fields: Fields, number: int) -> dict[str, Any]:
    """A lighthouse: its keeper, and the cards there, of which some are not known."""
    places = range(PLACES * number, PLACES * number + fields["laid"][number])
    keeper = fields["keeper"][number]
    return {
        "name": LIGHTS[number],
        "keeper": keeper - 1 if keeper else None,
        "cards": [{"seat": fields["whose"][at] - 1, "card": shown(fields["card"][at])} for at in places],
    }


def shown(card: int) -> str | None:
    """A card in notation; None if it is not known."""
    return text_of(card) if card else None


def board_of_seat(board: dict[str, Any], fields: Fields, seat: int) -> dict[str, Any]:
    """The same with the seat's own hand, and its own cards at dark lighthouses."""
    seats = [*board["seats"]]
    hand = [text_of(card) for card in fields["hand"][HAND * seat : HAND * (seat + 1)] if card]
    seats[seat] = {**seats[seat], "hand": hand}
    return {**board, "lights": [light(fields, number) for number in range(len(LIGHTS))], "seats": seats}


def fields_from_view(view: Mapping[str, Any]) -> dict[str, Any]:
    """The fields of the record that a view shows."""
    board = view["board"]
    lights = board["lights"]
    return {
        "hand_size": [seat["cards"] for seat in board["seats"]],
        "hand": [[NUMBERS[card] for card in seat.get("hand", [])] for seat in board["seats"]],
        "left": board["left"],
        "store": [0] * CARDS,
        "laid": [len(light["cards"]) for light in lights],
        "card": [[NUMBERS[one["card"]] if one["card"] else 0 for one in light["cards"]] for light in lights],
        "whose": [[one["seat"] + 1 for one in light["cards"]] for light in lights],
        "keeper": [0 if light["keeper"] is None else light["keeper"] + 1 for light in lights],
    }
