"""Babel drawn as text in 80 columns, with or without colour: the wonders, the score tables and every seat.

Discs and seats are written as in move notation, so that players can type what they see.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

from tabletowers.games.babel.components import (
    OTHERS_POINTS,
    UNFINISHED_FIRST,
    UNFINISHED_SECOND,
)
from tabletowers.games.babel.edition import disc_parts
from tabletowers.text import Catalogue

#: The columns and rows that a drawing usually needs.
SIZE = 80, 36
_WIDTH = 80
_NAME = 22
_COLOURS = {"camel": "yellow", "ship": "blue", "crane": "green", "mason": "red"}


def draw(view: Mapping[str, Any], say: Catalogue, names: Sequence[str]) -> list[Text]:
    """Return a view drawn as lines of text: wonders, score tables, discs left, seats, and the viewer's hand."""
    board = view["board"]
    lines = [*_wonders(board, say), Text("─" * _WIDTH), *_tables(board, say), Text("─" * _WIDTH)]
    for seat, shown in enumerate(board["seats"]):
        lines += _seat(view, seat, shown, say, names[seat])
    if view["seat"] is not None:
        lines += _own(board["seats"][view["seat"]], say)
    return [wrapped for line in lines for wrapped in _wrapped(line)]


def move_label(move: str, view: Mapping[str, Any], say: Catalogue) -> str:
    """Return what a move's notation leaves out: the wonder's name, or the consequences of an invitation."""
    if move.startswith("build "):
        return say("babel-wonder", wonder=int(move.split()[1]))
    choice = view["board"].get("choices", {}).get(move)
    return _choice(choice, say, view.get("names", ())) if choice is not None else ""


def move_meaning(move: str, view: Mapping[str, Any], say: Catalogue) -> tuple[str, str]:
    """Return the kind of a move, and a description of what it does."""
    verb, _, rest = move.partition(" ")
    if verb == "build":
        wonder, _, disc = rest.partition(" ")
        name = say("babel-disc", **_for_text(disc_parts(disc)))
        return "build", say("babel-board-build", disc=name, wonder=say("babel-wonder", wonder=int(wonder)))
    if verb == "offer":
        cards, _, trade = rest.partition("+")
        return "offer", say("babel-board-move-offer", cards=cards.replace("/", " + "), trade="yes" if trade else "no")
    if verb == "exchange":
        suits = [say("babel-suit", suit=suit) for suit in rest.split(",")]
        return "action_card", f"{say('babel-card', card='exchange')}: {', '.join(suits)}"
    if move in ("draw three", "double turn"):
        return "action_card", say("babel-card", card=move.replace(" ", "_"))
    if verb == "invite":
        return "invite", f"{_invitation(rest, view, say)} {move_label(move, view, say)}".rstrip()
    kind = move.replace(" ", "_")
    return kind, f"{say('babel-board-' + move.replace(' ', '-'))} {move_label(move, view, say)}".rstrip()


def _invitation(rest: str, view: Mapping[str, Any], say: Catalogue) -> str:
    """Return a description of the move `invite REST`: whom it invites, and the wild cards that it uses."""
    guests, _, wild = rest.partition(" wild ")
    names = view.get("names", ())
    seats = [int(seat) for seat in guests.split(",")] if guests != "-" else []
    players = [names[seat] if seat < len(names) else str(seat) for seat in seats]
    words = say("babel-board-move-invite", players=", ".join(players)) if players else say("babel-board-alone")
    return f"{words} ({say('babel-card', card='wild')} {wild})" if wild else words


# The board


def _wonders(board: Mapping[str, Any], say: Catalogue) -> list[Text]:
    """Draw a line for each wonder: its discs, with a dot for each one already built, and each seat's parts."""
    widest = max(len(_disc_line(wonder["discs"]).plain) for wonder in board["wonders"])
    head = f"{'':{_NAME + 3}}{say('babel-terminal-discs'):{widest}}  {say('babel-terminal-parts')}"
    lines = [Text(head, style="dim")]
    for wonder in board["wonders"]:
        building = wonder["wonder"] == board["turn"]["wonder"]
        name = say("babel-wonder", wonder=wonder["wonder"])
        line = Text(f"{'▶' if building else ' '}{wonder['wonder']} {name:{_NAME}}", style="bold" if building else "")
        discs = _disc_line(wonder["discs"])
        discs.pad_right(widest - len(discs.plain))
        line.append_text(discs)
        most = max(wonder["parts"])
        for seat, parts in enumerate(wonder["parts"]):
            if parts:
                line.append("  ").append(f"{seat}:{parts}", style="bold" if parts == most else "")
        lines.append(line)
    return lines


def _disc_line(discs: Sequence[str | None]) -> Text:
    return Text(" ").join([_disc(disc) for disc in discs])


def _disc(disc: str | None) -> Text:
    """Return the notation of a disc, or a dot if it is already built."""
    if disc is None:
        return Text("·", style="dim")
    return Text("+").join([Text(part, style=_COLOURS[part[:-1]]) for part in disc.split("+")])


def _tables(board: Mapping[str, Any], say: Catalogue) -> list[Text]:
    """Draw the points for wonders and discs, the discs left of each suit, and the decks."""
    rows = Text(f"{say('babel-terminal-rows')}:", style="bold")
    for number, (first, second) in enumerate(board["wonder_rows"]):
        here = number == board["completed"]
        rows.append(f" [{first}/{second}]" if here else f" {first}/{second}", style="reverse" if here else "dim")
    unfinished = f"{UNFINISHED_FIRST}/{UNFINISHED_SECOND}/{OTHERS_POINTS}"
    rows.append(f"; {say('babel-terminal-unfinished')} {unfinished}", style="not bold")
    bonus = Text(f"{say('babel-terminal-bonus')}:", style="bold")
    bonus.append("".join(f" {n}→{points}" for n, points in enumerate(board["disc_bonus"], 1)), style="not bold")
    left = Text(f"{say('babel-terminal-left')}:", style="bold")
    for suit, number in board["suits_left"].items():
        # Only here the English names of suits, which the notation uses, are shown with their translations.
        name = suit if (own := say("babel-suit", suit=suit)) == suit else f"{suit}/{own}"
        left.append(f" {name} {number}{'!' if number == 1 else ''}", style=f"not bold {_COLOURS[suit]}")
    if 1 in board["suits_left"].values():
        left.append(f"  ({say('babel-terminal-last')})", style="bold")
    deck = Text(say("babel-terminal-deck", deck=board["deck"], actions=board["action_deck"]))
    return [rows, bonus, left, deck.append_text(_by_suit(board["discards"]))]


def _by_suit(cards: Mapping[str, int]) -> Text:
    """Draw the number of cards of each suit, leaving out suits without cards."""
    text = Text()
    for suit, number in cards.items():
        if number:
            text.append(f" {suit} {number}", style=_COLOURS[suit])
    return text if text.plain else Text(" -")


# The seats


def _seat(view: Mapping[str, Any], seat: int, shown: Mapping[str, Any], say: Catalogue, name: str) -> list[Text]:
    """Draw a seat's lines: points, cards, its build or offer, its discs, and the cards it is known to hold."""
    turn = view["board"]["turn"]
    active = seat == turn["seat"] and not view["over"]
    line = Text(f"{'▶' if active else ' '}{seat} {name}: ", style="bold")
    score = say("babel-terminal-seat", points=shown["points"], cards=shown["cards"], actions=shown["action_cards"])
    line.append(score, style="not bold")
    if active and turn["double"]:
        line.append(f"; {say('babel-terminal-double', turn=turn['double'])}", style="not bold")
    if active and turn["disc"] is not None:
        builds = say("babel-terminal-builds", wonder=turn["wonder"], **_for_text(disc_parts(turn["disc"])))
        line.append(f"; {builds}", style="not bold")
    if "sealed" in shown:
        line.append(f"; {_offer(shown, '+' in turn['disc'], say)}", style="not bold")
    lines = [line]
    if shown["discs"]:
        hidden = shown["discs"].count(None)
        discs = Text(" ").join([_disc(disc) for disc in shown["discs"] if disc is not None])
        if hidden:
            discs.append(f"{' ' if discs.plain else ''}{hidden} × {say('babel-terminal-hidden')}")
        lines.append(Text(f"    {say('babel-terminal-taken')} ") + discs)
    if "hand" not in shown and any(shown["sure"].values()):
        lines.append(Text(f"    {say('babel-terminal-sure')}") + _by_suit(shown["sure"]))
    return lines


def _for_text(parts: Mapping[str, Any]) -> dict[str, Any]:
    """Return a disc's values as arguments for a message, with a dash in place of each None."""
    return {key: "-" if value is None else value for key, value in parts.items()}


def _offer(shown: Mapping[str, Any], pair: bool, say: Catalogue) -> str:
    """Return the notation of a seat's offer or, if it is hidden, a message that says whether it has been made."""
    if "offer" not in shown:
        return say("babel-terminal-sealed" if shown["sealed"] else "babel-terminal-open")
    cards = shown["offer"]["cards"]
    numbers = "/".join(map(str, cards if pair else cards[:1]))
    return f"offer {numbers}{'+trade' if shown['offer']['trade'] else ''}"


def _own(shown: Mapping[str, Any], say: Catalogue) -> list[Text]:
    """Draw the viewer's hand and action cards."""
    lines = [Text(f"{say('babel-terminal-hand')}:", style="bold") + _by_suit(shown["hand"])]
    if shown["actions"]:
        cards = [
            say("babel-card", card=card) + (f" ×{number}" if number > 1 else "")
            for card, number in shown["actions"].items()
        ]
        lines.append(Text(f"{say('babel-terminal-actions')}: ", style="bold") + Text(", ".join(cards)))
    return lines


# Choices


def _choice(choice: Mapping[str, Any], say: Catalogue, names: Sequence[str]) -> str:
    """Return a few words about the consequences of an invitation. Without `names`, seats are shown as numbers."""
    parts = []
    if own := [f"{suit} {number}" for suit, number in choice["own"].items() if number]:
        parts.append(f"{say('babel-choice-own')} {' '.join(own)}")
    for name in ("parts", "rejected", "wonder"):
        seats = [(seat, number) for seat, number in enumerate(choice[name] or ()) if number]
        given = ", ".join(f"{names[seat]} +{number}" for seat, number in seats) if names else ""
        if seats:
            parts.append(f"{say(f'babel-choice-{name}')} {given or ' '.join(f'{seat}:+{n}' for seat, n in seats)}")
    if choice["disc"] is not None and names:
        parts.append(say("babel-choice-disc-to", player=names[choice["disc"]]))
    elif choice["disc"] is not None:
        parts.append(f"{say('babel-choice-disc')} {choice['disc']}")
    if choice["ends"]:
        parts.append(say("babel-choice-ends"))
    return f"({'; '.join(parts)})" if parts else ""


def _wrapped(line: Text) -> list[Text]:
    """Break a line that is too long into several lines, indenting all but the first."""
    if len(line.plain) <= _WIDTH:
        return [line]
    cut = max(line.plain.rfind(" ", _WIDTH // 2, _WIDTH), _WIDTH // 2)
    return [line[:cut], *_wrapped(Text("    ") + line[cut:].plain.lstrip())]
