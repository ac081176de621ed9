"""Proposals that need everyone's consent."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from tabletowers.table import entries as e


@dataclass(slots=True)
class Vote:
    """An open proposal, with the people who have agreed and those whose consent is needed."""

    kind: Literal["stop", "undo", "stand_in", "cancel"]
    by: str
    needed: list[str]
    agreed: list[str]
    seat: int | None
    count: int | None

    @classmethod
    def open(cls, entry: e.VoteOpened) -> Vote:
        """Open a proposal. The person who makes the proposal automatically agrees to it."""
        return cls(entry.vote, entry.person, entry.needed, [entry.person], entry.seat, entry.count)

    @property
    def is_passed(self) -> bool:
        """Whether everyone whose vote is needed has agreed."""
        return set(self.needed) <= set(self.agreed)
