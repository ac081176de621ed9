"""Clocktowers drawn as text in 80 columns, with or without colour."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

from tabletowers.games.clocktowers.components import COLOUR_NAMES, PILE_NAMES
from tabletowers.text import Catalogue

#: The columns and rows that a drawing usually needs.
SIZE = 80, 44
_WIDTH = 78
_TOWER = 6
_COLOURS = {"r": "red", "b": "blue", "g": "green", "y": "yellow", "p": "magenta"}


def draw(view: Mapping[str, Any], say: Catalogue, names: Sequence[str]) -> list[Text]:
    """Return a view drawn as lines of text: towers, piles, each colour's next heights, and the viewer's hand."""
    board, lines = view["board"], []
    for seat, shown in enumerate(board["seats"]):
        if seat != view["seat"]:
            lines += _street(shown, names[seat], say)
            lines.append(_known(shown, say))
    lines += [*_piles(board, say), _wanted(board, say)]
    if view["seat"] is not None:
        own = board["seats"][view["seat"]]
        lines += _street(own, names[view["seat"]], say)
        lines.append(Text(f"{say('clocktowers-hand')}: ", style="bold") + _cards(own["hand"], say))
        if own["discarded"]:
            lines.append(Text(f"{say('clocktowers-discarded')}: ") + _cards(own["discarded"], say))
    return lines


def move_label(move: str, view: Mapping[str, Any], say: Catalogue) -> str:
    """Return what a move's notation leaves out: for a draw, the card drawn; otherwise an empty string."""
    if move.startswith("+"):
        return str(view["board"]["piles"][move[1:]]["top"])
    return ""


def move_meaning(move: str, view: Mapping[str, Any], say: Catalogue) -> tuple[str, str]:
    """Return the kind of a move, and a description of what it does."""
    if move.startswith("+"):
        drawn = say("clocktowers-card", card=move_label(move, view, say))
        return "draw", f"{say('clocktowers-board-move-draw', pile=move[1:])}: {drawn}"
    if move.startswith("x"):
        return "discard", say("clocktowers-board-move-discard", card=say("clocktowers-card", card=move[1:]))
    card, _, place = move.partition(">")
    name = say("clocktowers-card", card=card)
    if place == "new":
        return "begin", say("clocktowers-board-move-new", card=name)
    return "build", say("clocktowers-board-move-build", card=name, tower=int(place[1:]))


def _street(shown: Mapping[str, Any], name: str, say: Catalogue) -> list[Text]:
    """Draw a seat's name, its points, and its towers side by side, in as many rows as needed."""
    lines = [Text(f"{name}  ", style="bold") + say("clocktowers-score", points=shown["points"])]
    towers = [_tower(number, tower) for number, tower in enumerate(shown["towers"], 1)]
    fit = _WIDTH // _TOWER
    for start in range(0, len(towers), fit):
        row = towers[start : start + fit]
        for level in range(max(map(len, row)) - 1, -1, -1):
            lines.append(Text("  ").join([Text()] + [tower[level] if level < len(tower) else _air() for tower in row]))
    return lines


def _air() -> Text:
    return Text(" " * (_TOWER - 2))


def _tower(number: int, tower: Mapping[str, Any]) -> list[Text]:
    """Draw a tower from the ground up: its number, storeys, clock, roof and points, each line four characters wide."""
    rows = [Text(f"T{number}".center(4))]
    for card in tower["cards"]:
        rows += _card(card)
    if tower["complete"]:
        rows.append(Text(str(tower["points"]).center(4), style="bold"))
    return rows


def _card(card: str) -> list[Text]:
    """Draw a card of a tower as one or two lines, from the bottom up."""
    animal = card[-1] if card[-1] in "cm" else ""
    if card[0] == "F":
        upper = f"|{animal or '_'}_|" if card[1] == "1" else f"|{animal or ' '} |"
        return [Text(upper)] if card[1] == "1" else [Text("|__|"), Text(upper)]
    if card[0] == "K":
        return [Text(f"({animal or 'o'}o)" if animal else "(oo)", style="bold")]
    return [Text(f"/{card[1].upper()}{card[1].upper()}\\", style=f"bold {_COLOURS[card[1]]}")]


def _known(shown: Mapping[str, Any], say: Catalogue) -> Text:
    """Draw what everyone knows about a hand.

    Cards that may already have been discarded are in brackets.
    """
    sure = [card for card, discards in shown["known"] if not discards]
    doubtful = [f"{card}?{discards}" for card, discards in shown["known"] if discards]
    text = say("clocktowers-known", cards=shown["cards"], discards=shown["discards"])
    return Text(f"  {text} {' '.join(sure)}" + (f" ({' '.join(doubtful)})" if doubtful else ""))


def _piles(board: Mapping[str, Any], say: Catalogue) -> list[Text]:
    """Draw the three piles with their top cards and sizes, and the cards that are still unseen."""
    tops = Text()
    for name in PILE_NAMES:
        pile = board["piles"][name]
        tops.append(f"{say(f'clocktowers-pile-{name}')}: ", style="bold")
        tops.append(f"{pile['top'] or '-'} ({pile['left']})   ")
    unseen = " ".join(f"{card}×{count}" for card, count in board["unseen"].items())
    return [Text("─" * _WIDTH), tops, Text(say("clocktowers-unseen", cards=unseen), style="dim")]


def _wanted(board: Mapping[str, Any], say: Catalogue) -> Text:
    """Draw the heights that the next tower of each colour may have."""
    line = Text(f"{say('clocktowers-wanted')}: ", style="bold")
    for name in COLOUR_NAMES:
        heights = "/".join(map(str, board["wanted"][name]))
        line.append(f"{say(f'clocktowers-colour-{name}')} {heights}   ", style=_COLOURS[name[0]])
    return line


def _cards(cards: Sequence[str], say: Catalogue) -> Text:
    """Return the codes and names of cards, separated by commas."""
    return Text(", ".join(f"{card} {say('clocktowers-card', card=card)}" for card in cards))
