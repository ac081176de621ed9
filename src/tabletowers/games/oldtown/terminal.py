"""Old Town drawn as text in 100 columns: the map with streets, railway, markers and tiles, and the player's hand."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rich.text import Text

from tabletowers.games.oldtown.components import CARD_BUILDING, CARD_KIND, CARD_OF, B
from tabletowers.games.oldtown.data import LOTS, town
from tabletowers.text import Catalogue

#: The columns and rows that a drawing usually needs.
SIZE = 100, 64
#: Widths in characters: inside a lot, and of a street that runs from north to south.
INSIDE = 19
_STREET = 5
_MARKERS = 3
_TILE, _MARKER, _YOURS = "█", "·", "*"
#: Marks the code of a card whose text was corrected.
_CORRECTED = "†"
_STYLES = {"playable": "bold green", "contradicts": "red", "confirms": "yellow"}


def draw(view: Mapping[str, Any], say: Catalogue, names: Sequence[str]) -> list[Text]:
    """Draw a view of the game: the map, the seats, the piles, the buildings not on the map, and the viewer's hand."""
    board = view["board"]
    lines = [*town_map(_cells(view, say), say)]
    lines.append(
        Text(f"  {_TILE} {say('oldtown-tile')}  {_MARKER} {say('oldtown-marker')}  {_YOURS} {say('oldtown-yours')}")
    )
    lines += [_seat(view, seat, names, say) for seat in range(view["players"])]
    lines.append(_piles(board, names, say))
    aside = [
        name for name, shown in board["buildings"].items() if shown["status"] == "aside" and shown["owner"] is None
    ]
    lines.append(Text(say("oldtown-aside", buildings=_listed(aside, say))))
    out = [name for name, shown in board["buildings"].items() if shown["status"] == "out"]
    if out:
        lines.append(Text(say("oldtown-out", buildings=_listed(out, say))))
    if board["turn"]["cards"]:
        lines.append(Text(say("oldtown-shown", cards=board["turn"]["cards"])))
    if len(board["gone"]) > len(board["turn"]["cards"]):
        lines.append(Text(say("oldtown-gone", cards=board["gone"])))
    if "hand" in board:
        lines.append(Text(f"{say('oldtown-hand')}:", style="bold"))
        for entry in board["hand"]:
            lines += _card(entry, say)
        for code in [entry["card"] for entry in board["hand"] if _is_corrected(entry["card"])]:
            lines.append(Text(f"  {_CORRECTED} {code}: {say('oldtown-misprint', card=code)}.", style="dim"))
    return lines


def move_label(move: str, view: Mapping[str, Any], say: Catalogue) -> str:
    """Return what a move's notation doesn't say: the building's name, or the lots that a clue would leave."""
    board = view["board"]
    verb, _, rest = move.partition(" ")
    if verb in ("take", "claim", "remove"):
        building, _, lot = rest.partition("@")
        name = say("oldtown-building", building=building)
        lots = board["buildings"][building]["lots"]
        return f"{name} ({_numbers(lots)})" if lots and not lot else name
    if verb in ("pass", "done", "draw", "drop"):
        return ""
    code, _, named = move.partition("=")
    for entry in board.get("hand", ()):
        for judged in entry["verdicts"]:
            if entry["card"] == code and judged["building"] in (named, _named_on(code)):
                return _left(code, judged, say)
    return ""


def move_meaning(move: str, view: Mapping[str, Any], say: Catalogue) -> tuple[str, str]:
    """Return the kind of a move, and a description of its effect in words."""
    verb, _, rest = move.partition(" ")
    if verb in ("pass", "done"):
        return verb, say(f"oldtown-board-{verb}")
    if verb == "draw":
        return verb, say("oldtown-board-move-draw", pile=rest)
    if verb == "drop":
        clues = [f"{code} ({say('oldtown-clue', card=code)})" for code in rest.split()]
        return verb, say("oldtown-board-move-drop", cards=", ".join(clues))
    if verb in ("take", "claim", "remove"):
        building, _, lot = rest.partition("@")
        name = say("oldtown-building", building=building)
        if verb == "take":
            return verb, say("oldtown-board-take", building=name)
        return verb, say(f"oldtown-board-move-{verb}", building=name, lot=int(lot))
    code, _, named = move.partition("=")
    clue = say("oldtown-clue", card=code)
    words = f"{clue} ({say('oldtown-building', building=named)})" if named else clue
    left = move_label(move, view, say)
    return "play", f"{words} → {left}" if left else words


def _named_on(code: str) -> str | None:
    """Return the building that is named on an A or C card, or None for a B card."""
    card = CARD_OF[code]
    return None if CARD_KIND[card] == B else town().buildings[CARD_BUILDING[card]]


def _left(code: str, judged: Mapping[str, Any], say: Catalogue) -> str:
    """Return the lot numbers that explain the verdict on a clue.

    If the clue is about two buildings, each building is followed by its lots. Returns an empty string if the view hides
    the lots.
    """
    if "card_lots" not in judged:
        return _numbers(judged.get("lots", ()))
    named, other = judged["building"], _named_on(code)
    parts = [(named, judged["lots"]), (other, judged["card_lots"])]
    return ", ".join(f"{say('oldtown-building', building=name)} {_numbers(lots)}" for name, lots in parts)


# The map


def town_map(cells: Sequence[list[Text]], say: Catalogue, inside: int = INSIDE) -> Iterable[Text]:
    """Yield the lines of the map: four rows of lots, and everything between and around them.

    `cells` contains the three lines of text inside each lot, and `inside` is the width of these lines in characters.
    """
    width = map_width(inside)
    names = {street: say(f"oldtown-street-{street}") for street in town().streets}
    dalton = inside + 2 + _STREET // 2
    cavendish = width - 1 - dalton
    field = f"~ {say('oldtown-place-buffalo_field')} ~"
    yield Text(_at(width, (dalton if inside >= INSIDE else dalton // 2, field)), style="dim")
    yield Text(_at(width, (dalton, names["dalton"]), (cavendish, names["cavendish"])), style="dim")
    for row in range(4):
        if row:
            street = ("main", "railway", "cemetery")[row - 1]
            yield Text(_crossing(names[street], "=" if street == "railway" else " ", inside), style="dim")
        yield from _row(cells[4 * row : 4 * row + 4], row, inside)
    graveyard = f"+ {say('oldtown-place-graveyard')} +"
    desert = f". {say('oldtown-place-desert')} ."
    yield Text(_at(width, (dalton // 2, graveyard), (cavendish + dalton // 2, desert)), style="dim")


def map_width(inside: int = INSIDE) -> int:
    """Return the width of the map in characters, if each lot has room for `inside` characters in a line."""
    return 4 * (inside + 1) + 3 + 2 * _STREET


def _at(width: int, *labels: tuple[int, str]) -> str:
    """Return a line of this width with labels, each centred at its column."""
    line = [" "] * width
    for column, label in labels:
        start = max(0, min(column - len(label) // 2, width - len(label)))
        line[start : start + len(label)] = label
    return "".join(line).rstrip()


def _crossing(name: str, fill: str, inside: int) -> str:
    """Draw a street (or the railway) from west to east, with its name at both ends and in the middle."""
    label = f" {name} "
    middle = map_width(inside) - 2 * (inside + 2)
    return label.center(inside + 2, fill) + label.center(middle, fill) + label.center(inside + 2, fill)


def _row(cells: Sequence[list[Text]], row: int, inside: int) -> Iterable[Text]:
    """Yield the lines of four lots side by side: a wall, the markers, and another wall.

    The signs ▲ ► ▼ ◄ show the entrances.
    """
    lots = town().lots[4 * row : 4 * row + 4]
    street = " " * _STREET

    def wall(corners: tuple[str, str, str], side: str, sign: str, numbers: bool) -> Text:
        parts = []
        for lot in lots:
            label = f" {lot.lot} " if numbers else ""
            line = list(label + "─" * (inside - len(label)))
            if lot.entrance == side:
                line[inside // 2] = sign
            parts.append("".join(line))
        left, middle, right = corners
        return Text(
            f"{left}{parts[0]}{right}{street}{left}{parts[1]}{middle}{parts[2]}{right}{street}{left}{parts[3]}{right}"
        )

    yield wall(("┌", "┬", "┐"), "north", "▲", True)
    for line in range(_MARKERS):
        drawn = Text()
        for column, (lot, cell) in enumerate(zip(lots, cells, strict=True)):
            door = line == _MARKERS // 2
            if column != 2:
                drawn.append("◄" if door and lot.entrance == "west" else "│")
            drawn.append_text(cell[line])
            drawn.append("►" if door and lot.entrance == "east" else "│")
            if column in (0, 2):
                drawn.append(street)
        yield drawn
    yield wall(("└", "┴", "┘"), "south", "▼", False)


def _cells(view: Mapping[str, Any], say: Catalogue) -> list[list[Text]]:
    """Return the three lines inside each lot."""
    cells: list[list[Text]] = [[] for _ in range(LOTS)]
    for building, shown in view["board"]["buildings"].items():
        own = shown["owner"] is not None and shown["owner"] == view["seat"]
        name = say("oldtown-building", building=building)
        for lot in shown["lots"]:
            if shown["status"] == "settled":
                line = Text(f"{_TILE} {name.upper()} "[: INSIDE - 1].center(INSIDE), style="bold reverse")
                cells[lot - 1] = [Text(" " * INSIDE), line]
            else:
                text = f" {_YOURS if own else _MARKER} {name}"
                cells[lot - 1].append(Text(text[:INSIDE].ljust(INSIDE), style="bold cyan" if own else ""))
    return [cell + [Text(" " * INSIDE)] * (_MARKERS - len(cell)) for cell in cells]


# Beside the map


def _seat(view: Mapping[str, Any], seat: int, names: Sequence[str], say: Catalogue) -> Text:
    """Draw a seat's line: its points, the number of its cards of each kind, and its buildings."""
    board = view["board"]
    shown, cards = board["seats"][seat], board["seats"][seat]["cards"]
    owned = [name for name, building in board["buildings"].items() if building["owner"] == seat]
    sign = "► " if board["turn"]["seat"] == seat and not view["over"] else "  "
    line = Text(f"{sign}{names[seat]}  ", style="bold")
    line.append(say("oldtown-points", points=shown["points"]))
    total = say("oldtown-cards", count=sum(cards.values()), a=cards["A"], b=cards["B"], c=cards["C"])
    return line.append(f"  {total}  {say('oldtown-owns', buildings=_listed(owned, say))}", style="not bold")


def _piles(board: Mapping[str, Any], names: Sequence[str], say: Catalogue) -> Text:
    """Draw the line with the number of cards left in each pile."""
    parts = [say("oldtown-piles", common=board["common"])]
    for seat, kinds in enumerate(board.get("own", ())):
        parts.append(say("oldtown-own-pile", player=names[seat], a=kinds["A"], c=kinds["C"]))
    return Text("; ".join(parts))


def _card(entry: Mapping[str, Any], say: Catalogue) -> list[Text]:
    """Draw a card in hand: its clue, and the verdict for each building that the card can be played for."""
    code = entry["card"]
    mark = _CORRECTED if _is_corrected(code) else ""
    lines = [
        Text(f"  {code:>3}{mark:<1} ", style="bold").append(
            say("oldtown-clue", card=code, kind=code[0]), style="not bold"
        )
    ]
    for judged in entry["verdicts"]:
        line = Text("       ")
        if judged["building"] is not None:
            line.append(f"{say('oldtown-building', building=judged['building'])}: ")
        line.append(say("oldtown-verdict", verdict=judged["verdict"]), style=_STYLES.get(judged["verdict"], "dim"))
        if judged.get("lots") and judged["verdict"] not in ("contradicts", "blocked_five"):
            line.append(f" ({_left(code, judged, say)})")
        lines.append(line)
    return lines


def _is_corrected(code: str) -> bool:
    return town().cards[CARD_OF[code] - 1].misprint is not None


def _listed(buildings: Sequence[str], say: Catalogue) -> str:
    return ", ".join(say("oldtown-building", building=building) for building in buildings) or say("oldtown-nothing")


def _numbers(lots: Sequence[int]) -> str:
    return " ".join(map(str, lots))
