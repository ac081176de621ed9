"""Standing orders: automatic answers that the table gives for a seat until the player changes the orders.

Each game declares which standing orders it has.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Literal

import msgspec

from tabletowers.games import GAMES
from tabletowers.games import game as find_game


@cache
def declared() -> dict[str, tuple[str, ...]]:
    """Return the standing orders that the games declare: their names, and the possible values of each."""
    answers: dict[str, tuple[str, ...]] = {}
    for name in GAMES:
        for decision in find_game(name).decisions:
            for answer in decision.standing:
                answers[answer.name] = tuple(dict.fromkeys((*answers.get(answer.name, ()), answer.value)))
    return answers


class Orders(msgspec.Struct, frozen=True):
    """The standing orders of a seat."""

    #: Whether the table makes a move for the seat if there is only one.
    forced: bool = True
    #: Standing answers by name (`{"offers": "nothing"}`).
    answers: dict[str, str] = {}

    def to_json(self) -> dict[str, Any]:
        """Return the orders as the flat JSON object that is sent and stored. An order that is not set is null."""
        return {"forced": self.forced} | dict.fromkeys(declared()) | self.answers

    def shown(self) -> msgspec.Struct:
        """Return the orders as an instance of the API's type for orders (see `wire_type`)."""
        return wire_type()(self.forced, *[self.answers.get(name) for name in declared()])

    @classmethod
    def from_json(cls, value: Mapping[str, Any]) -> Orders:
        """Return orders read from JSON, as sent or stored. The values of the orders are not checked."""
        answers = {name: answer for name, answer in value.items() if name != "forced" and answer is not None}
        return cls(value.get("forced", True), answers)


@cache
def wire_type() -> type[msgspec.Struct]:
    """Return the type of the flat JSON object for orders, by which the API validates and describes them."""
    answers: list[tuple[str, Any, Any]] = [(name, Literal[values] | None, None) for name, values in declared().items()]
    doc = "Standing orders of a seat: whether forced moves are made automatically, and standing answers."
    fields = [("forced", bool, True), *answers]
    return msgspec.defstruct("Orders", fields, frozen=True, module=__name__, namespace={"__doc__": doc})
