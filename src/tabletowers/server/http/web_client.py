"""The browser client's files, and its first page for every address of its own.

The page of a table names everything that the browser will need later, so that it can fetch all of it at once. These
are a dozen files for which somebody waits: they are kept in memory, and those made of text also compressed.
"""

from __future__ import annotations

import gzip
import json
import mimetypes
import re
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from starlette.responses import FileResponse, HTMLResponse, Response

import tabletowers
from tabletowers.server.http.pages import plain_page
from tabletowers.text import LANGUAGES

WEB = Path(tabletowers.__file__).parent / "web_dist"
#: Where a page finds the files with which it plays by itself, and what the addresses of its workers begin with.
ENGINE = "engine/"
WORKERS = "/assets/worker-"

#: Endings of files in which gzip finds little to shorten.
_DENSE = frozenset({".png", ".woff2"})
#: Among the codings that a browser accepts, unless it says that it doesn't want it.
_GZIP = re.compile(r"\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))", re.IGNORECASE)


class _File(NamedTuple):
    content: bytes
    #: The same with gzip, where that is shorter.
    compressed: bytes | None
    kind: str


def web_file(path: str, codings: str) -> Response | None:
    """A file of the client, in one of the codings that the browser accepts; None if there is none at this path.

    Such a path may be an address of the client's own.
    """
    hashed = path.startswith("assets/")
    file = _found(WEB, path)
    if file is None:
        # A file of another version; the page that asks for it has to be reloaded.
        return Response(status_code=404) if hashed else None
    content, compressed, kind = _file(file, file.stat().st_mtime_ns)
    headers = _kept(forever=hashed)
    if compressed is not None:
        headers["Vary"] = "Accept-Encoding"
        if _GZIP.search(codings):
            content = compressed
            headers["Content-Encoding"] = "gzip"
    return Response(content, media_type=kind, headers=headers)


def checked_engine(site: Path) -> Path:
    """The engine of a built site; ValueError if there is none, or one of another version."""
    engine = site / ENGINE
    try:
        version = json.loads((engine / "engine.json").read_text("utf-8"))["version"]
    except (OSError, ValueError, LookupError, TypeError) as error:
        raise ValueError(f"there is no site in {site}; build one: tabletowers build site --out {site}") from error
    if version != tabletowers.__version__:
        raise ValueError(
            f"the site in {site} is of version {version}, and this is {tabletowers.__version__}; "
            f"build it anew: tabletowers build site --out {site}"
        )
    return engine


def engine_file(folder: Path, path: str) -> Response:
    """A file with which a page plays by itself. All but lists have a hash or a version in their names."""
    file = _found(folder, path)
    if file is None:
        return Response(status_code=404)
    return FileResponse(file, headers=_kept(forever=not path.endswith(".json")))


def _found(folder: Path, path: str) -> Path | None:
    """The file at a path inside a folder."""
    try:
        file = (folder / path).resolve()
        return file if path and file.is_relative_to(folder.resolve()) and file.is_file() else None
    except (OSError, ValueError):
        # No file can have such a name: too long, or with a character that is none.
        return None


def _kept(*, forever: bool) -> dict[str, str]:
    return {"Cache-Control": "public, max-age=31536000, immutable" if forever else "no-cache"}


@lru_cache(500)
def _file(file: Path, changed: int) -> _File:
    """A file as it was at its last change."""
    content = file.read_bytes()
    compressed = None if file.suffix in _DENSE else gzip.compress(content, 6)
    if compressed is not None and len(compressed) >= len(content):
        compressed = None
    return _File(content, compressed, mimetypes.guess_type(file.name)[0] or "text/plain")


def web_page(game: str | None, wishes: str, *, engine: bool) -> Response:
    """The client's page; at a table of this game, with everything for it in the language that the browser prefers.

    With an `engine`, it is told where that lies.
    """
    try:
        built = (WEB / "index.html").stat().st_mtime_ns
    except OSError:
        return HTMLResponse(plain_page())
    page = _page(game, _language(wishes) if game else "", built, engine)
    return HTMLResponse(page, headers={"Cache-Control": "no-cache"})


def _language(wishes: str) -> str:
    wished = (wish.strip()[:2].lower() for wish in wishes.split(","))
    return next((language for language in wished if language in LANGUAGES), LANGUAGES[0])


@lru_cache(100)
def _page(game: str | None, language: str, built: int, engine: bool) -> str:
    """The page, made once for each time that the client was built."""
    page = (WEB / "index.html").read_text("utf-8")
    if engine:
        page = page.replace("  </head>", f'    <meta name="engine" content="/{ENGINE}">\n  </head>')
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
