"""Random puzzles for property tests: more or fewer clues that hold in a random town, or any clues at all."""

from __future__ import annotations

from hypothesis import strategies as st

from tabletowers.games.oldtown.data import LOTS, Puzzle, check_puzzle, town
from tabletowers.puzzles import generate

BUILDINGS = town().buildings


@st.composite
def towns(draw: st.DrawFn) -> tuple[str, ...]:
    """Sixteen of the eighteen buildings in any order."""
    return tuple(draw(st.permutations(BUILDINGS)))[:LOTS]


@st.composite
def true_puzzles(draw: st.DrawFn, *, fewest: int = 12, most: int = 40) -> Puzzle:
    """Clues that all hold in one town, which is given as `solution`, so that at least this town fits."""
    standing = draw(towns())
    lot_of = {building: lot for lot, building in enumerate(standing, 1)}
    own = draw(st.lists(st.sampled_from(standing), min_size=1, max_size=4, unique=True))
    clues: list[tuple[int, str | None]] = []
    for card in town().cards:
        if card.kind == "A" and lot_of.get(str(card.building)) in card.lots:
            clues.append((card.number, None))
        elif card.kind == "C" and card.building in lot_of:
            near = {pair[lot_of[card.building] == pair[0]] for pair in card.pairs if lot_of[card.building] in pair}
            if any(lot_of[mine] in near for mine in own if mine != card.building):
                clues.append((card.number, None))
        elif card.kind == "B":
            allowed = [building for building in standing if lot_of[building] in card.lots]
            about_own = any(mine in allowed for mine in own)
            meant = draw(st.sampled_from([*allowed, None] if about_own else allowed))
            clues.append((card.number, meant))
    chosen = draw(st.permutations(clues))[: draw(st.integers(fewest, most))]
    hidden = draw(st.booleans())
    return puzzle_of(chosen, [] if hidden else own, len(own) if hidden else 0, standing)


@st.composite
def spoilt_puzzles(draw: st.DrawFn, *, own_known: bool = False) -> Puzzle:
    """A generated puzzle with a few clues left out or given to another building: few towns fit, or none."""
    made = generate(draw(st.sampled_from(["easy", "medium"])), draw(st.integers(0, 300))).puzzle
    entries: list[tuple[int, str | None]] = [*((card, None) for card in (*made.a, *made.c)), *made.b]
    for _ in range(draw(st.integers(0, 2))):
        entries.remove(draw(st.sampled_from(entries)))
    used = {card for card, _ in entries}
    for card in draw(st.lists(st.integers(37, 60).filter(lambda card: card not in used), max_size=1)):
        entries.append((card, draw(st.sampled_from([*BUILDINGS, None]))))
    hidden = not own_known and draw(st.booleans())
    return puzzle_of(entries, [] if hidden else [*(made.own or ())], len(made.own or ()) if hidden else 0, None)


@st.composite
def any_puzzles(draw: st.DrawFn) -> Puzzle:
    """Any cards about any buildings: mostly no town fits."""
    cards = draw(st.lists(st.sampled_from(town().cards), min_size=4, max_size=20, unique=True))
    entries = [(card.number, draw(st.sampled_from([*BUILDINGS, None])) if card.kind == "B" else None) for card in cards]
    own = draw(st.lists(st.sampled_from(BUILDINGS), min_size=0, max_size=3, unique=True))
    hidden = draw(st.integers(0, 3)) if not own else 0
    return puzzle_of(entries, own, hidden, None)


def puzzle_of(
    entries: list[tuple[int, str | None]], own: list[str], hidden: int, solution: tuple[str, ...] | None
) -> Puzzle:
    """A puzzle made of these cards; B cards come with the building that they are about."""
    kinds = {card.number: card.kind for card in town().cards}
    value: dict[str, object] = {
        "A": sorted(card for card, _ in entries if kinds[card] == "A"),
        "B": [[card, about] for card, about in sorted(entries, key=lambda entry: entry[0]) if kinds[card] == "B"],
        "C": sorted(card for card, _ in entries if kinds[card] == "C"),
        "solution": None if solution is None else [*solution],
    }
    value |= {"own_unknown": hidden} if hidden else {"own": own}
    return check_puzzle(value)
