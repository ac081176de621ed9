"""What has to be said beside a puzzle: what was corrected in it and its cards, and which own buildings are right."""

from __future__ import annotations

from tabletowers.games.oldtown.components import CARD_CODES
from tabletowers.games.oldtown.data import Puzzle, town
from tabletowers.puzzles.exact import solve
from tabletowers.puzzles.model import clues, is_corrected
from tabletowers.puzzles.words import sentence
from tabletowers.text import Catalogue

#: Stands beside the code of a card whose text is corrected.
CORRECTED = "*"


def notes(puzzle: Puzzle, say: Catalogue) -> list[str]:
    """Everything that has to be said beside a puzzle, a sentence or two for each."""
    found = [say("oldtown-puzzle-corrected", number=puzzle.number)] if is_corrected(puzzle) else []
    if own_sets(puzzle) > 1:
        found.append(say("oldtown-puzzle-either"))
    return [*found, *(_card_note(card, say) for card, _ in clues(puzzle) if card_mark(card))]


def card_mark(card: int) -> str:
    """The sign of a card whose text is corrected; empty for any other card."""
    return CORRECTED if town().cards[card - 1].misprint is not None else ""


def own_sets(puzzle: Puzzle) -> int:
    """How many sets of own buildings are right in a sound puzzle; 1 if they are given."""
    if puzzle.own is not None:
        return 1
    solutions = solve(puzzle, 1)
    return len(solutions.own) if solutions.unique else 1


def _card_note(card: int, say: Catalogue) -> str:
    code = CARD_CODES[card]
    return f"{CORRECTED} {code}: {sentence(say('oldtown-misprint', card=code))}."
