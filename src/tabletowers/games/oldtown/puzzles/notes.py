"""The notes printed with a puzzle: that it or a card was corrected, or that the owned buildings are ambiguous."""

from __future__ import annotations

from tabletowers.games.oldtown.components import CARD_CODES
from tabletowers.games.oldtown.data import Puzzle, town
from tabletowers.games.oldtown.puzzles.exact import solve
from tabletowers.games.oldtown.puzzles.model import clues, is_corrected
from tabletowers.games.oldtown.puzzles.words import sentence
from tabletowers.text import Catalogue

#: Marks the code of a card whose text was corrected.
CORRECTED = "*"


def notes(puzzle: Puzzle, say: Catalogue) -> list[str]:
    """Return all notes for a puzzle, each of one or two sentences."""
    sentences = [say("oldtown-puzzle-corrected", number=puzzle.number)] if is_corrected(puzzle) else []
    if own_sets(puzzle) > 1:
        sentences.append(say("oldtown-puzzle-either"))
    return [*sentences, *(_card_note(card, say) for card, _ in clues(puzzle) if card_mark(card))]


def card_mark(card: int) -> str:
    """Return the mark for a card whose text was corrected, or an empty string for other cards."""
    return CORRECTED if town().cards[card - 1].misprint is not None else ""


def own_sets(puzzle: Puzzle) -> int:
    """Return the number of different sets of buildings that the player could own in a puzzle with one solution.

    Returns 1 if the puzzle says which buildings the player owns.
    """
    if puzzle.own is not None:
        return 1
    solutions = solve(puzzle, 1)
    return len(solutions.own) if solutions.unique else 1


def _card_note(card: int, say: Catalogue) -> str:
    code = CARD_CODES[card]
    return f"{CORRECTED} {code}: {sentence(say('oldtown-misprint', card=code))}."
