"""The API calls for the games, their message catalogues and their text drawings."""

from __future__ import annotations

import asyncio
from functools import cache
from importlib import resources
from typing import Any

import msgspec

from tabletowers import GAMES
from tabletowers import game as find_game
from tabletowers.coach.lessons import has_lesson, introduction
from tabletowers.contract import Game
from tabletowers.host import requests
from tabletowers.host.responses.games import Drawing, Games, Texts
from tabletowers.host.routes import Call, Document, api
from tabletowers.host.tables.game_catalogue import offered
from tabletowers.scene.pictures import pictures
from tabletowers.table import Refused
from tabletowers.text import LANGUAGES, game_text


@api.add("GET", "/games", answer=Games, person=False)
async def games(call: Call) -> Games:
    """List the games that can be played, with their options, decisions and bots."""
    return offered()


# Texts


def _check_language(language: str) -> str:
    if language not in LANGUAGES:
        message = f"unknown language {language[:20]!r}; choose from {', '.join(LANGUAGES)}"
        raise Refused("no_such_path", message)
    return language


def _game(call: Call) -> Game:
    """Return the game named in the path."""
    name = call.path["game"]
    if name not in GAMES:
        raise Refused("no_such_game", f"unknown game {name[:40]!r}; choose from {', '.join(GAMES)}")
    return find_game(name)


@cache
def _catalogues(language: str) -> dict[str, str]:
    """Return all message catalogues of a language by name: those by subject, and one for each game."""
    folder = resources.files("tabletowers.text").joinpath(language)
    files = {
        file.name.removesuffix(".ftl"): file.read_text("utf-8")
        for file in sorted(folder.iterdir(), key=lambda file: file.name)
        if file.name.endswith(".ftl")
    }
    of_games = {game: text for game in GAMES if (text := game_text(game, language)) is not None}
    return dict(sorted((files | of_games).items()))


@api.add("GET", "/text/{language}", answer=Texts, person=False)
async def texts(call: Call) -> Document:
    """Get all message catalogues of a language."""
    language = _check_language(call.path["language"])
    return Document(_all_catalogues(language), "application/json")


@cache
def _all_catalogues(language: str) -> bytes:
    return msgspec.json.encode(Texts(language, _catalogues(language)))


@api.add("GET", "/text/{language}/{file}", answer=str, media="text/plain", person=False)
async def text_file(call: Call) -> Document:
    """Get one message catalogue as a Fluent file (such as `common.ftl`)."""
    files = _catalogues(_check_language(call.path["language"]))
    name = call.path["file"].removesuffix(".ftl")
    if name not in files:
        raise Refused("no_such_path", f"unknown file {name[:40]!r}; choose from {', '.join(files)}")
    return Document(files[name].encode(), "text/plain")


@api.add("GET", "/games/{game}/text/{language}", answer=str, media="text/plain", person=False)
async def game_catalogue(call: Call) -> Document:
    """Get a game's message catalogue in a language, as a Fluent file."""
    game, language = _game(call), _check_language(call.path["language"])
    text = game_text(game.name, language)
    if text is None:
        raise Refused("no_such_path", f"{game.name} has no texts in {language}")
    return Document(text.encode(), "text/plain")


# Drawing


@api.add("GET", "/games/{game}/pictures", answer=dict[str, str], person=False)
async def game_pictures(call: Call) -> Document:
    """Get the pictures that a game's scenes refer to, by name, as SVG."""
    return Document(msgspec.json.encode(pictures(_game(call))), "application/json")


@api.add("GET", "/games/{game}/introduction", answer=list[dict[str, Any]], person=False)
async def game_introduction(call: Call) -> Document:
    """Get the steps of a game's introduction: views, the moves to make, and the events that follow."""
    game = _game(call)
    steps = await asyncio.to_thread(introduction, game) if has_lesson(game) else []
    if not steps:
        raise Refused("no_such_path", f"{game.name} has no introduction here")
    return Document(msgspec.json.encode(steps), "application/json")


@api.add("POST", "/games/{game}/drawing", body=requests.DrawingWish, answer=Drawing, person=False)
async def draw(call: Call, body: requests.DrawingWish) -> Drawing:
    """Draw a view of a game as text, and describe moves in words. You send the view with the request."""
    # Imported when first needed, because a page works without the drawing library.
    from tabletowers.host.text_drawing import UnusableView, drawing

    game, wish = _game(call), body
    try:
        return await asyncio.to_thread(drawing, game, wish.view, wish.language, wish.names, wish.moves)
    except UnusableView as error:
        raise Refused("bad_request", str(error), path="view") from error
