"""The calls about the games, their texts and how they are drawn."""

from __future__ import annotations

import asyncio
import hashlib
from functools import cache
from importlib import resources
from typing import Any

import msgspec
from starlette.responses import Response

from tabletowers import GAMES
from tabletowers import game as find_game
from tabletowers.contract import Game
from tabletowers.server.http import requests, responses
from tabletowers.server.http.drawing import UnusableView, drawing
from tabletowers.server.http.routes import Call, api
from tabletowers.server.tables.offered import offered
from tabletowers.table import Refused
from tabletowers.text import LANGUAGES, game_text


@api.add("GET", "/games", answer=responses.Games, person=False)
async def games(call: Call) -> Any:
    """The games that can be played, with their options, decisions and bots."""
    return offered()


# Texts


def _check_language(language: str) -> str:
    if language not in LANGUAGES:
        message = f"unknown language {language[:20]!r}; choose from {', '.join(LANGUAGES)}"
        raise Refused("no_such_path", message)
    return language


def _game(call: Call) -> Game:
    """The game in the path."""
    name = call.path["game"]
    if name not in GAMES:
        raise Refused("no_such_game", f"unknown game {name[:40]!r}; choose from {', '.join(GAMES)}")
    return find_game(name)


@cache
def _catalogues(language: str) -> dict[str, str]:
    """All catalogues of a language by name: those by subject, and one of each game."""
    folder = resources.files("tabletowers.text").joinpath(language)
    files = {
        file.name.removesuffix(".ftl"): file.read_text("utf-8")
        for file in sorted(folder.iterdir(), key=lambda file: file.name)
        if file.name.endswith(".ftl")
    }
    of_games = {game: text for game in GAMES if (text := game_text(game, language)) is not None}
    return dict(sorted((files | of_games).items()))


def _cacheable(call: Call, body: bytes, kind: str) -> Response:
    tag = f'"{hashlib.sha256(body).hexdigest()[:32]}"'
    headers = {"ETag": tag, "Cache-Control": "public, max-age=300"}
    if call.request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return Response(body, media_type=kind, headers=headers)


@api.add("GET", "/text/{language}", answer=responses.Texts, person=False)
async def texts(call: Call) -> Any:
    """All catalogues of a language."""
    language = _check_language(call.path["language"])
    return _cacheable(call, _all_catalogues(language), "application/json")


@cache
def _all_catalogues(language: str) -> bytes:
    return msgspec.json.encode({"language": language, "files": _catalogues(language)})


@api.add("GET", "/text/{language}/{file}", answer=str, media="text/plain", person=False)
async def text_file(call: Call) -> Any:
    """One catalogue as a Fluent file (`common.ftl`)."""
    files = _catalogues(_check_language(call.path["language"]))
    name = call.path["file"].removesuffix(".ftl")
    if name not in files:
        raise Refused("no_such_path", f"unknown file {name[:40]!r}; choose from {', '.join(files)}")
    return _cacheable(call, files[name].encode(), "text/plain")


@api.add("GET", "/games/{game}/text/{language}", answer=str, media="text/plain", person=False)
async def game_catalogue(call: Call) -> Any:
    """The catalogue of a game in a language, as a Fluent file."""
    game, language = _game(call), _check_language(call.path["language"])
    text = game_text(game.name, language)
    if text is None:
        raise Refused("no_such_path", f"{game.name} has no texts in this language")
    return _cacheable(call, text.encode(), "text/plain")


# Drawing


@api.add("POST", "/games/{game}/drawing", body=requests.DrawingWish, answer=responses.Drawing, person=False)
async def draw(call: Call) -> Any:
    """A view that you already have, drawn with letters; and moves in words."""
    game, wish = _game(call), call.body
    try:
        return await asyncio.to_thread(drawing, game, wish.view, wish.language, wish.names, wish.moves)
    except UnusableView as error:
        raise Refused("bad_request", str(error), path="view") from error
