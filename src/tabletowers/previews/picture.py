"""The picture of a link preview: a game's motif and a card with the heading, a sentence and the players.

A game's motif is the file `motif.svg` in its package: a picture of 456 by 300 units that extends beyond all four edges
(`tools/take-pictures` captures it from the web page). A game without a motif shows its table, if it describes scenes,
or else uses another game's motif. Drawing needs
`resvg-py` (the extra `previews`). Without it, a prepared picture of each game is used (`still`).
"""

from __future__ import annotations

import logging
import re
import unicodedata
from functools import cache
from html import escape
from importlib import resources
from importlib.util import find_spec
from random import Random
from textwrap import wrap

from tabletowers.contract import Game
from tabletowers.contract.registry import packages
from tabletowers.games import GAMES
from tabletowers.games import game as find_game
from tabletowers.previews.preview import Player, Preview
from tabletowers.scene import picture
from tabletowers.text import catalogue

log = logging.getLogger("tabletowers.previews")

#: The size of every picture in pixels, which all networks accept, and the most bytes that one may have.
WIDTH, HEIGHT, MOST_BYTES = 1200, 630, 120_000

_PAPER, _INK, _SOFT, _ACCENT = "#f6f0e4", "#2b211b", "#6b5a4c", "#a8431f"
#: The card's left and right edge, and the column of its text.
_LEFT, _RIGHT, _TEXT = 40, 600, 84
#: The most letters of a name, and of a line of the sentence; the most lines of the sentence, and players.
_NAME, _LINE, _LINES, _PLAYERS = 22, 33, 4, 5
#: The most letters of the line above the heading.
_SUBJECT = 38
#: Everything but the letters that the fonts have.
_MISSING = re.compile(
    "[^\u0020-\u007e\u00a0-\u00ac\u00ae-\u00ff\u0152\u0153\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2039\u203a]"
)
#: Letters that are not made of a plain letter and a mark, and the letters closest to them.
_PLAIN = str.maketrans("ŁłĐđĦħıĿŀŊŋŦŧ", "LlDdHhiLlNnTt")


def can_draw() -> bool:
    """Return whether this installation can draw pictures."""
    return find_spec("resvg_py") is not None


def png(preview: Preview) -> bytes:
    """Draw the picture of a link preview as a PNG. This takes a few tenths of a second."""
    import resvg_py

    with resources.as_file(resources.files("tabletowers").joinpath("fonts")) as fonts:
        drawn = resvg_py.svg_to_bytes(
            svg_string=svg(preview), width=WIDTH, skip_system_fonts=True, font_dirs=[str(fonts)]
        )
    return bytes(drawn)


def svg(preview: Preview) -> str:
    """Draw the picture of a link preview as an SVG."""
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}">',
        _scene(preview.game),
        f'<rect x="{_LEFT}" y="40" width="{_RIGHT - _LEFT}" height="550" rx="20" fill="{_PAPER}"/>',
        _text(_TEXT, 112, 26, _subject(preview), fill=_SOFT),
    ]
    heading = readable(preview.heading)
    size = min(72, int(860 / max(len(heading), 1)))
    parts.append(_text(_TEXT, 190, size, heading, family="Fraunces SemiBold"))
    y = 258
    for line in _lines(readable(preview.sentence)):
        parts.append(_text(_TEXT, y, 28, line))
        y += 40
    y = max(y + 20, 590 - 24 - 44 * min(len(preview.players), _PLAYERS))
    for player in preview.players[:_PLAYERS]:
        parts.append(_player(player, y))
        y += 44
    return "".join([*parts, "</svg>"])


def _subject(preview: Preview) -> str:
    """Return the line above the heading: the link's title, without the heading if the title begins with it."""
    subject = readable(preview.title.removeprefix(preview.heading).lstrip(" \u00a0:,"))
    return subject if len(subject) <= _SUBJECT else f"{subject[: _SUBJECT - 1]}…"


def readable(text: str) -> str:
    """Return a string without the accents and scripts that the fonts don't support."""
    if not _MISSING.search(text):
        return text
    kept = []
    for letter in text.translate(_PLAIN):
        kept.append(letter if not _MISSING.match(letter) else _MISSING.sub("", unicodedata.normalize("NFKD", letter)))
    return " ".join("".join(kept).split())


def still(game: str | None) -> bytes:
    """Return the prepared picture of a game, or of the whole site, for installations that can't draw."""
    own = None if game is None else _file(game, "preview.png")
    return own or resources.files(__package__).joinpath("preview.png").read_bytes()


def _lines(sentence: str) -> list[str]:
    lines = wrap(sentence, _LINE)
    return lines if len(lines) <= _LINES else [*lines[: _LINES - 1], f"{lines[_LINES - 1]} …"]


def _player(player: Player, y: int) -> str:
    name = readable(player.name) or "…"
    name = name if len(name) <= _NAME else f"{name[: _NAME - 1]}…"
    family = "Inter SemiBold" if player.won else "Inter"
    drawn = _text(_TEXT, y, 30, name, family=family)
    if player.points is None:
        return drawn
    ink = _ACCENT if player.won else _INK
    return drawn + _text(_RIGHT - 44, y, 30, str(player.points), family=family, fill=ink, anchor="end")


def _text(
    x: int, y: int, size: int, text: str, *, family: str = "Inter", fill: str = _INK, anchor: str = "start"
) -> str:
    look = f'font-family="{family}" font-size="{size}" fill="{fill}" text-anchor="{anchor}"'
    return f'<text x="{x}" y="{y}" {look}>{escape(text)}</text>'


@cache
def _scene(game: str | None) -> str:
    """Return a motif as SVG, placed beside the card: the game's, or else that of the first game with one."""
    if game is not None and _file(game, "motif.svg") is None and (table := _table(game)) is not None:
        return table
    for name in (*(() if game is None else (game,)), *GAMES):
        if (motif := _file(name, "motif.svg")) is not None:
            place = f'x="{_RIGHT}" y="0" width="{WIDTH - _RIGHT}" height="{HEIGHT}"'
            return motif.decode().replace("<svg ", f'<svg {place} overflow="visible" ', 1)
    return f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{_SOFT}"/>'


def _table(name: str) -> str | None:
    """Return the table of a game after a few moves, beside the card; None for a game without scenes.

    If the game can't describe it, the error is logged, and there is none either.
    """
    if name not in GAMES or not picture.can_draw():
        return None
    game = find_game(name)
    try:
        return None if game.scene is None else _drawn_table(game)
    except Exception:
        log.exception("%s can't describe its table as a scene", game.name)
        return None


def _drawn_table(game: Game) -> str:
    state, chance = game.new(game.seats[-1], 1), Random(1)
    for _ in range(4 * state.players):
        if not state.is_over:
            state.play(chance.choice(state.legal_moves()))
    drawn, colour = picture.table(game, state.view(None), catalogue("en"))
    room = WIDTH - _RIGHT
    place = f'x="{_RIGHT + 30}" y="30" width="{room - 60}" height="{HEIGHT - 60}"'
    table = re.sub(r'width="[^"]*" height="[^"]*"', place, drawn, count=1)
    return f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{colour}"/>{table}'


def _file(game: str, name: str) -> bytes | None:
    """Return the content of a file in a game's package, or None if there is no such file."""
    package = packages().get(game)
    found = None if package is None else resources.files(package).joinpath(name)
    return found.read_bytes() if found is not None and found.is_file() else None
