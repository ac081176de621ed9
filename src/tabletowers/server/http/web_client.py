"""The browser client's files, and its first page for every address of its own.

The page of a table names everything that the browser will need later, so that it can fetch all of it at once.
"""

from __future__ import annotations

import json
from functools import lru_cache
from pathlib import Path
from typing import Any

from starlette.responses import FileResponse, HTMLResponse, Response

import tabletowers
from tabletowers.server.http.pages import plain_page
from tabletowers.text import LANGUAGES

WEB = Path(tabletowers.__file__).parent / "web_dist"


def web_file(path: str) -> Response | None:
    """A file of the client; None if there is none at this path, which may be an address of the client's own."""
    hashed = path.startswith("assets/")
    try:
        file = (WEB / path).resolve()
        found = bool(path) and file.is_relative_to(WEB.resolve()) and file.is_file()
    except (OSError, ValueError):
        # No file can have such a name: too long, or with a character that is none.
        found = False
    if found:
        kept = "public, max-age=31536000, immutable" if hashed else "no-cache"
        return FileResponse(file, headers={"Cache-Control": kept})
    # A file of another version; the page that asks for it has to be reloaded.
    return Response(status_code=404) if hashed else None


def web_page(game: str | None, wishes: str) -> Response:
    """The client's page; at a table of this game, with everything for it in the language that the browser prefers."""
    try:
        built = (WEB / "index.html").stat().st_mtime_ns
    except OSError:
        return HTMLResponse(plain_page())
    return HTMLResponse(_page(game, _language(wishes) if game else "", built), headers={"Cache-Control": "no-cache"})


def _language(wishes: str) -> str:
    wished = (wish.strip()[:2].lower() for wish in wishes.split(","))
    return next((language for language in wished if language in LANGUAGES), LANGUAGES[0])


@lru_cache(100)
def _page(game: str | None, language: str, built: int) -> str:
    """The page, made once for each time that the client was built."""
    page = (WEB / "index.html").read_text("utf-8")
    if game is None:
        return page
    hints = ""
    chunks: dict[str, Any] = json.loads((WEB / "chunks.json").read_text("utf-8"))
    board = f"src/boards/{game}/index.ts"
    # A game that nobody has drawn is played on the plain board.
    board = board if board in chunks else "src/boards/plain/index.ts"
    for file in _needed(chunks, "src/pages/Table.svelte", board, f"src/text/{language}.ts"):
        if f'"/{file}"' not in page:
            kind = "stylesheet" if file.endswith(".css") else "modulepreload"
            hints += f'    <link rel="{kind}" crossorigin href="/{file}">\n'
    return page.replace("  </head>", hints + "  </head>")


def _needed(chunks: dict[str, Any], *modules: str) -> list[str]:
    """The files that hold these modules of the client, and those that they import."""
    found: dict[str, None] = {}
    waiting, seen = list(modules), set(modules)
    while waiting:
        chunk = chunks[waiting.pop(0)]
        found |= dict.fromkeys([chunk["file"], *chunk.get("css", [])])
        fresh = [name for name in chunk.get("imports", []) if name not in seen]
        seen.update(fresh)
        waiting += fresh
    return list(found)
