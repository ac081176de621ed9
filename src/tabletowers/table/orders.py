"""Standing orders: how a seat answers until it says otherwise. The games declare which there are."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Literal

import msgspec

from tabletowers.games import GAMES
from tabletowers.games import game as find_game


@cache
def declared() -> dict[str, tuple[str, ...]]:
    """The standing answers of all games: their names and the values each may have."""
    found: dict[str, tuple[str, ...]] = {}
    for name in GAMES:
        for decision in find_game(name).decisions:
            for answer in decision.standing:
                found[answer.name] = tuple(dict.fromkeys((*found.get(answer.name, ()), answer.value)))
    return found


class Orders(msgspec.Struct, frozen=True):
    """The standing orders of a seat."""

    #: Whether the table answers where there is no choice.
    forced: bool = True
    #: Standing answers by name (`{"offers": "nothing"}`).
    answers: dict[str, str] = {}

    def to_json(self) -> dict[str, Any]:
        """The orders as one flat object, as they are sent and stored: an answer that is not given is null."""
        return {"forced": self.forced} | dict.fromkeys(declared()) | self.answers

    @classmethod
    def from_json(cls, value: Mapping[str, Any]) -> Orders:
        """Orders as they were sent or stored. Does not check the answers' values."""
        answers = {name: answer for name, answer in value.items() if name != "forced" and answer is not None}
        return cls(value.get("forced", True), answers)


@cache
def wire_type() -> type[msgspec.Struct]:
    """The type that the flat object is checked against when it is sent, and described by."""
    answers: list[tuple[str, Any, Any]] = [(name, Literal[values] | None, None) for name, values in declared().items()]
    doc = "Standing orders of a seat: answer where there is no choice, and what to answer until told otherwise."
    fields = [("forced", bool, True), *answers]
    return msgspec.defstruct("Orders", fields, frozen=True, module=__name__, namespace={"__doc__": doc})
