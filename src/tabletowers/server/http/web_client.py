"""Serves the browser client: its files, and its HTML page for every address that the client itself handles.

The HTML page for a table lists all files that the browser will need later, so that the browser can fetch them in
advance. These few files are kept in memory to be served quickly. Text files are also kept in compressed form.
"""

from __future__ import annotations

import gzip
import json
import mimetypes
import re
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from starlette.responses import FileResponse, Response

import tabletowers
from tabletowers.previews.manifest import manifest
from tabletowers.server.http.pages import plain_page
from tabletowers.text import LANGUAGES, Catalogue

WEB = Path(tabletowers.__file__).parent / "web_dist"
#: The path of the app's manifest.
MANIFEST = "manifest.webmanifest"
#: The path of the files with which a page plays without the server, and the path prefix of its workers.
ENGINE = "engine/"
WORKERS = "/assets/worker-"

#: Extensions of files that gzip would hardly make smaller.
_DENSE = frozenset({".png", ".webp", ".woff2"})
#: Finds gzip among the encodings that a browser accepts, unless it has a quality of 0.
_GZIP = re.compile(r"\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))", re.IGNORECASE)


class _File(NamedTuple):
    content: bytes
    #: The content compressed with gzip, if that is shorter.
    compressed: bytes | None
    kind: str


def web_file(path: str, codings: str) -> Response | None:
    """Return a file of the client in an encoding that the browser accepts, or None if there is no file at `path`.

    If it returns None, `path` may be an address that the client itself handles.
    """
    hashed = path.startswith("assets/")
    file = _found(WEB, path)
    if file is None:
        # The file belongs to another version. The page that requests it has to be reloaded.
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
    """Return the folder of the engine (the files for playing without a server) in a site built by `tabletowers build`.

    Raises ValueError if the site has no engine, or if the engine's version differs from this server's.
    """
    engine = site / ENGINE
    try:
        version = json.loads((engine / "engine.json").read_text("utf-8"))["version"]
    except (OSError, ValueError, LookupError, TypeError) as error:
        raise ValueError(f"there is no site in {site}; build one: tabletowers build site --out {site}") from error
    if version != tabletowers.__version__:
        raise ValueError(
            f"the site in {site} has version {version}, not {tabletowers.__version__}; "
            f"build it again: tabletowers build site --out {site}"
        )
    return engine


def engine_file(folder: Path, path: str) -> Response:
    """Return a file of the engine (for playing without a server), or a 404 response.

    Browsers may cache all files except JSON files forever, because the names of the others contain a hash or a version.
    """
    file = _found(folder, path)
    if file is None:
        return Response(status_code=404)
    return FileResponse(file, headers=_kept(forever=not path.endswith(".json")))


def _found(folder: Path, path: str) -> Path | None:
    """Return the file at `path` if it is inside `folder`, or None."""
    try:
        file = (folder / path).resolve()
        return file if path and file.is_relative_to(folder.resolve()) and file.is_file() else None
    except (OSError, ValueError):
        # No file can have such a name: it is too long, or contains an invalid character.
        return None


def _kept(*, forever: bool) -> dict[str, str]:
    return {"Cache-Control": "public, max-age=31536000, immutable" if forever else "no-cache"}


@lru_cache(500)
def _file(file: Path, changed: int) -> _File:
    """Return the content of a file, which is cached in memory until the file changes."""
    content = file.read_bytes()
    compressed = None if file.suffix in _DENSE else gzip.compress(content, 6)
    if compressed is not None and len(compressed) >= len(content):
        compressed = None
    return _File(content, compressed, mimetypes.guess_type(file.name)[0] or "text/plain")


def web_page(game: str | None, language: str, *, engine: bool) -> str:
    """Return the client's HTML page.

    If `game` is not None, the page lists all files that a table of this game needs. With `engine`, the page also
    contains the path of the engine, with which the client can play without the server.
    """
    try:
        built = (WEB / "index.html").stat().st_mtime_ns
    except OSError:
        return plain_page()
    return _page(game, language if game else "", built, engine)


def web_manifest(say: Catalogue) -> Response | None:
    """Return the web app manifest in the language of `say`, or None if the client has not been built."""
    file = _found(WEB, MANIFEST)
    if file is None:
        return None
    content = manifest(file.read_text("utf-8"), say, hashed=False)
    headers = {**_kept(forever=False), "Vary": "Accept-Language"}
    return Response(content, media_type="application/manifest+json", headers=headers)


def language_of(asked: str | None, wishes: str) -> str:
    """Return the language of a page: the one named in its address, or else the one that the browser prefers.

    `wishes` is the browser's `Accept-Language` header. Unsupported languages are skipped.
    """
    wished = (wish.strip()[:2].lower() for wish in (asked or "", *wishes.split(",")))
    return next((language for language in wished if language in LANGUAGES), LANGUAGES[0])


@lru_cache(100)
def _page(game: str | None, language: str, built: int, engine: bool) -> str:
    """Render the client's HTML page. The result is cached for each build of the client."""
    page = (WEB / "index.html").read_text("utf-8")
    if engine:
        page = page.replace("  </head>", f'    <meta name="engine" content="/{ENGINE}">\n  </head>')
    if game is None:
        return page
    hints = ""
    chunks: dict[str, Any] = json.loads((WEB / "chunks.json").read_text("utf-8"))
    board = f"src/boards/{game}/index.ts"
    # A game without a board of its own is played on the plain board.
    board = board if board in chunks else "src/boards/plain/index.ts"
    for file in _needed(chunks, "src/pages/Table.svelte", board, f"src/text/{language}.ts"):
        if f'"/{file}"' not in page:
            kind = "stylesheet" if file.endswith(".css") else "modulepreload"
            hints += f'    <link rel="{kind}" crossorigin href="/{file}">\n'
    return page.replace("  </head>", hints + "  </head>")


def _needed(chunks: dict[str, Any], *modules: str) -> list[str]:
    """Return the files that contain these modules of the client and all modules that they import."""
    files: dict[str, None] = {}
    waiting, seen = list(modules), set(modules)
    while waiting:
        chunk = chunks[waiting.pop(0)]
        files |= dict.fromkeys([chunk["file"], *chunk.get("css", [])])
        fresh = [name for name in chunk.get("imports", []) if name not in seen]
        seen.update(fresh)
        waiting += fresh
    return list(files)
