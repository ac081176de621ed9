"""Pages that other sites may embed in a frame: finished games, positions to solve, and pages from games' extras.

The pages show a text drawing, as in a terminal. They have no scripts and no forms, neither read nor set cookies, and
show only what an anonymous visitor may see. Their only links are for stepping through the game, and for opening the
full page in a new window.
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
from collections.abc import Sequence
from html import escape
from typing import Any, NamedTuple
from urllib.parse import urlencode

from rich.text import Text
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from tabletowers.coach import exercise_catalogue
from tabletowers.contract import Game
from tabletowers.contract.registry import extras
from tabletowers.games import game as find_game
from tabletowers.host.handlers.extras import AskedHere
from tabletowers.host.routes import Call
from tabletowers.host.text_drawing import spans
from tabletowers.previews.preview import Player, Preview
from tabletowers.server.http.dispatch import error_response
from tabletowers.server.http.previews import preview_of, result_of, today
from tabletowers.server.services import Services
from tabletowers.table import Refused
from tabletowers.text import Catalogue

#: The beginning of the addresses that may be embedded.
EMBED = "/embed/"
_STYLE = """
:root { color-scheme: light dark; --paper: #f6f0e4; --ink: #2b211b; --link: #8a3a12 }
body { margin: 0; padding: .8rem 1rem; color: var(--ink); background: var(--paper) }
body { font: 16px/1.4 system-ui, sans-serif }
h1 { margin: 0 0 .4rem; font: 600 1.2rem/1.2 Georgia, serif }
p { margin: .4rem 0 } table { border-collapse: collapse } td { padding: 0 1.2rem 0 0 } .won { font-weight: 700 }
pre { margin: .6rem 0; overflow-x: auto; font: 13px/1.3 ui-monospace, monospace }
nav { display: flex; flex-wrap: wrap; gap: 0 1.2rem; align-items: center } a { color: var(--link); padding: .6rem 0 }
.bold { font-weight: 700 } .dim { opacity: .7 } .italic { font-style: italic } .underline { text-decoration: underline }
.strike { text-decoration: line-through } .reverse { color: var(--paper); background: var(--ink) }
.red { color: #b3261e } .green { color: #2e6b34 } .yellow { color: #8a6100 } .blue { color: #1f5fa8 }
.magenta { color: #8a3a8c } .cyan { color: #12707a }
@media (prefers-color-scheme: dark) {
  :root { --paper: #211814; --ink: #f1e7d8; --link: #f0ac7f }
  .red { color: #ff8a80 } .green { color: #8fd19a } .yellow { color: #f0c75e } .blue { color: #8ab8f0 }
  .magenta { color: #e3a1e5 } .cyan { color: #7fd3dd }
}
"""
_HASH = base64.b64encode(hashlib.sha256(_STYLE.encode()).digest()).decode()
#: Any site may embed these pages, which load nothing and run nothing.
POLICY = (
    f"default-src 'none'; style-src 'sha256-{_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors *"
).encode()


class _Shown(NamedTuple):
    """The content of an embedded page: a text drawing, the address of the full page, the players, and links."""

    lines: Sequence[Text]
    address: str
    players: Sequence[Player] = ()
    links: str = ""


async def embed(services: Services, request: Request, path: str, say: Catalogue) -> Response:
    """Return the embeddable page for the address `path`, or an error if an anonymous visitor may not see it."""
    kind, _, name = path.partition("/")
    query = {key: request.query_params[key] for key in ("invite",) if key in request.query_params}
    call = Call(services, None, request.state.place, {"table": name}, query)
    try:
        if kind == "replay":
            shown = await _replay(call, request.query_params.get("ply", ""), say)
        elif kind == "positions":
            shown = await _position(services, name, say)
        else:
            shown = await _of_extra(call, kind, name, say)
    except Refused as refused:
        return error_response(refused.code, refused.message)
    preview = await preview_of(services, path, query.get("invite"), say)
    return HTMLResponse(_page(preview, shown, say), headers={"Cache-Control": "no-cache", "Vary": "Accept-Language"})


async def _replay(call: Call, wanted: str, say: Catalogue) -> _Shown:
    """Draw a finished game, as spectators saw it, before one of its moves or (by default) at its end."""
    live = await call.finished_table()
    table = live.table
    last = len(table.record().plies)
    ply = min(int(wanted), last) if wanted.isdecimal() and len(wanted) < 6 else last
    view = (await call.services.replays.view(table, ply, None, everything=False)).view
    players = result_of(live, say)
    lines = await asyncio.to_thread(_drawn, table.game, view, say, [player.name for player in players])
    return _Shown(lines, f"/replay/{table.id}{_query(call.query)}", players, _steps(table.id, ply, last, call, say))


def _steps(table: str, ply: int, last: int, call: Call, say: Catalogue) -> str:
    """Return the links for stepping through a game, as HTML."""
    goals = {"first": 0, "back": max(0, ply - 1), "next": min(last, ply + 1), "last": last}
    links = []
    for name, goal in goals.items():
        query = _query({**call.query, "ply": goal, "lang": say.language})
        links.append(f'<a href="{EMBED}replay/{escape(table)}{escape(query)}">{escape(say(f"embed-{name}"))}</a>')
    at = say("embed-final") if ply == last else say("embed-ply", ply=ply + 1, plies=last)
    return f"{''.join(links)}<span>{escape(at)}</span>"


async def _position(services: Services, name: str, say: Catalogue) -> _Shown:
    try:
        exercise = await asyncio.to_thread(exercise_catalogue.named, name[:60], today(services))
    except ValueError as error:
        raise Refused("no_such_exercise", str(error)) from error
    game = find_game(exercise.game)
    names = [say("web-seat-number", number=seat + 1) for seat in range(exercise.sight().players)]
    return _Shown(await asyncio.to_thread(_drawn, game, exercise.view, say, names), f"/positions/{name}")


async def _of_extra(call: Call, kind: str, name: str, say: Catalogue) -> _Shown:
    for extra in extras():
        pages = extra.load("previews")
        if name and pages is not None and kind == pages.ADDRESS:
            call.take_advice()
            call.path = {pages.PLACEHOLDER: name}
            return _Shown(await pages.draw(AskedHere(call, extra, None), say), f"/{kind}/{name}")
    raise Refused("no_such_path", "there is nothing to embed here")


def _drawn(game: Game, view: Any, say: Catalogue, names: Sequence[str]) -> Sequence[Text]:
    return list(game.terminal.draw(view, say, names))


def _query(values: dict[str, Any]) -> str:
    return f"?{urlencode(values)}" if values else ""


def _page(preview: Preview, shown: _Shown, say: Catalogue) -> str:
    rows = "".join(
        f"<tr{' class=won' if player.won else ''}><td>{escape(player.name)}</td><td>{player.points}</td></tr>"
        for player in shown.players
    )
    drawing = "\n".join(
        "".join(f'<span class="{escape(span.style)}">{escape(span.text)}</span>' for span in spans(line))
        for line in shown.lines
    )
    opened = f'<a href="{escape(shown.address)}" target="_blank" rel="noopener">{escape(say("embed-open"))}</a>'
    return (
        f'<!doctype html><html lang="{say.language}"><head><meta charset="utf-8">'
        f"<title>{escape(preview.page_title)}</title>"
        '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">'
        f"<style>{_STYLE}</style></head><body><h1>{escape(preview.title)}</h1><p>{escape(preview.sentence)}</p>"
        f"{f'<table>{rows}</table>' if rows else ''}<pre>{drawing}</pre><nav>{shown.links}{opened}</nav></body></html>"
    )
