"""The reasons why a move is illegal."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class Reason:
    """The reason why a move is illegal: the rule that forbids it, a code, and details as JSON values."""

    rule: str
    code: str
    details: Mapping[str, Any] = field(default_factory=dict)

    def __str__(self) -> str:
        return f"{self.code.replace('_', ' ')} ({self.rule})"

    def to_json(self) -> dict[str, Any]:
        """Return the reason as a JSON object."""
        return {"rule": self.rule, "code": self.code, **self.details}


#: The value that a game's `objection` returns for a legal action.
LEGAL = 0


class Reasons:
    """The reasons that a game declares, each with the numeric code by which its kernels refer to it."""

    def __init__(self) -> None:
        self._reasons: list[Reason] = []

    def add(self, rule: str, code: str) -> int:
        """Declare a reason, and return its numeric code."""
        self._reasons.append(Reason(rule, code))
        return len(self._reasons)

    def __getitem__(self, number: int) -> Reason:
        return self._reasons[number - 1]

    def __iter__(self) -> Iterator[Reason]:
        return iter(self._reasons)


# Reasons that don't depend on a game's rules.
NOT_A_MOVE = Reason("notation", "not_a_move")
GAME_OVER = Reason("turn", "game_over")
NOT_ASKED = Reason("turn", "not_asked")


class IllegalMove(ValueError):
    """Raised for a move that the rules don't allow now. The state has not changed."""

    def __init__(self, move: object, reason: Reason) -> None:
        super().__init__(f"illegal move {move!r}: {reason}")
        self.move = move
        self.reason = reason
