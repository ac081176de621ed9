"""How quickly the table and the bots answer by themselves: by public facts alone, so that no haste tells a secret."""

from __future__ import annotations

from dataclasses import dataclass

#: Decisions whose answer or options are hidden from the others: whoever has no choice takes as long as anybody.
HIDDEN = {"babel": frozenset({"offer", "bonus"}), "oldtown": frozenset({"claim"})}
#: Decisions whose options everybody can see: where only one is left, nothing is told by answering at once.
PUBLIC = {"clocktowers": frozenset({"draw"}), "oldtown": frozenset({"take", "draw"})}
#: Decisions that the seats after the one at turn may answer ahead, several moves in a row.
AHEAD = {"oldtown": frozenset({"claim"})}


@dataclass(frozen=True, slots=True)
class Pace:
    """Milliseconds from a question to an answer that no person gives."""

    #: A bot's ordinary decision, and a public one without a choice: slow enough to follow.
    open: int = 900
    #: Any answer by a bot, a standing order or for want of a choice in a hidden decision.
    hidden: int = 2500


def is_hidden(game: str, decision: str | None) -> bool:
    """Whether others may not learn from the answering time whether there was a choice."""
    return decision in HIDDEN.get(game, ())


def is_public(game: str, decision: str | None) -> bool:
    """Whether everybody can see how much choice there is."""
    return decision in PUBLIC.get(game, ())


def goes_ahead(game: str, decision: str | None) -> bool:
    """Whether seats further on may already answer, in several moves."""
    return decision in AHEAD.get(game, ())
