"""Steps of proofs, hints and clues in words, using the message catalogues."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tabletowers.games.oldtown.components import BUILDINGS, CARD_BUILDING, CARD_CODES
from tabletowers.games.oldtown.puzzles.steps import Chain, Facts, Step
from tabletowers.text import Catalogue


def step_text(step: Step, say: Catalogue) -> str:
    """Describe a proof step in one sentence, or in several if it has a chain."""
    values = _values(step.facts, step.size, say)
    if step.chain is None:
        return sentence(say(f"puzzle-step-{_variant(step.facts)}", **values))
    story = _chain_text(step.chain, step.size, say)
    return f"{sentence(story)} {sentence(say(f'puzzle-step-chain-{step.chain.about}', **values))}"


def link_text(facts: Facts, size: int, say: Catalogue) -> str:
    """Describe one link in a chain of deductions in a few words."""
    return say(f"puzzle-link-{_LINKS.get(facts.kind, facts.kind)}", **_values(facts, size, say))


def clue_text(card: int, building: str | None, say: Catalogue) -> str:
    """Return the text of a clue. A B card's text begins with the name of the building that it is about."""
    code = CARD_CODES[card]
    if code[0] != "B" or building is None:
        return say("oldtown-clue", card=code, kind=code[0])
    name = sentence(say("oldtown-building", building=building))
    return say("puzzle-clue-b", building=name, says=say("puzzle-b", card=code))


def the(building: str, say: Catalogue) -> str:
    """Return a building's name with its definite article."""
    return say("puzzle-the", building=building)


def all_of(buildings: Sequence[str], say: Catalogue) -> str:
    """Return the names of buildings with their definite articles, joined by commas and a final "and"."""
    return joined([the(building, say) for building in buildings], say)


def joined(parts: Sequence[str], say: Catalogue) -> str:
    """Join strings with commas and a final "and"."""
    if len(parts) < 2:
        return "".join(parts)
    return say("puzzle-and", first=", ".join(parts[:-1]), last=parts[-1])


def numbers(lots: Sequence[int]) -> str:
    """Return the numbers of these lots, separated by commas."""
    return ", ".join(map(str, lots))


def codes(cards: Sequence[int]) -> str:
    """Return the codes of these cards, separated by commas."""
    return ", ".join(CARD_CODES[card] for card in cards)


def sentence(text: str) -> str:
    """Return a string with its first letter capitalized."""
    return text[:1].upper() + text[1:]


#: Techniques that share the text of another one when they occur as a link of a chain.
_LINKS = {
    "partner_known": "partner",
    "any_partner": "partner",
    "triple": "pair",
    "lot_triple": "lot_pair",
}


def _variant(facts: Facts) -> str:
    """Return the key of the message for a step. Some techniques have two messages, and some share one."""
    kind = {"triple": "pair", "lot_triple": "lot_pair"}.get(facts.kind, facts.kind)
    if kind == "any_partner" and BUILDINGS[int(CARD_BUILDING[facts.cards[0]])] == facts.building:
        return f"{kind}-named"
    if kind == "own_complete":
        return f"{kind}-left" if facts.own else f"{kind}-found"
    if kind == "own_budget":
        return f"{kind}-own" if facts.own else f"{kind}-not"
    return kind


def _values(facts: Facts, size: int, say: Catalogue) -> dict[str, Any]:
    """Return the values for the placeholders in a step's message.

    `size` is the number of buildings that the player owns.
    """
    return {
        "the": "" if facts.building is None else the(facts.building, say),
        "others": all_of(facts.others, say),
        "many": len(facts.others),
        "lots": numbers(facts.lots),
        "count": len(facts.lots),
        "left_lots": numbers(facts.left),
        "left_count": len(facts.left),
        "tell": "nothing" if not facts.lots else "only" if 0 < len(facts.left) < len(facts.lots) else "not",
        "card": codes(facts.cards),
        "size": size,
    }


def _chain_text(chain: Chain, size: int, say: Catalogue) -> str:
    """Describe a chain of deductions: the assumption, what follows from it, and why that is impossible."""
    lots = () if chain.lot is None else (chain.lot,)
    values = {"the": the(chain.building, say), "lots": numbers(lots), "count": len(lots)}
    parts = [link_text(link, size, say) for link in chain.links]
    if chain.end is not None:
        parts.append(say(f"puzzle-end-{chain.end.kind}", **_values(chain.end, size, say)))
    elif chain.split is not None:
        parts.append(say("puzzle-split", **_values(chain.split, size, say)))
    text = f"{say(f'puzzle-suppose-{chain.about}', **values)} {' → '.join(parts)}."
    for letter, case in zip("abcdefgh", chain.cases, strict=False):
        text += f" ({letter}) {sentence(_chain_text(case, size, say))}"
    return text
