"""The calls about the games there are, their texts and the ratings."""

from __future__ import annotations

import hashlib
from importlib import resources
from typing import Any

import msgspec
from starlette.responses import PlainTextResponse, Response

from tabletowers import GAMES
from tabletowers import game as find_game
from tabletowers.contract.options import complete
from tabletowers.server import outgoing
from tabletowers.server.bots import LEVELS
from tabletowers.server.routes import Call, api
from tabletowers.table import Refused
from tabletowers.table.pace import AHEAD, HIDDEN, PUBLIC
from tabletowers.text import LANGUAGES


def _orders(game: str) -> list[str]:
    hidden = HIDDEN.get(game, frozenset()) | PUBLIC.get(game, frozenset())
    return ["forced"] * bool(hidden) + ["offers"] * ("offer" in hidden) + ["claims"] * bool(AHEAD.get(game))


@api.add("GET", "/games", answer=outgoing.Games, person=False)
async def games(call: Call) -> Any:
    """The games there are, with their options and bots."""
    told = []
    for name in GAMES:
        game = find_game(name)
        told.append(
            {
                "name": name,
                "rules": game.rules_version,
                "players": list(game.seats),
                "options": [
                    {
                        "name": option.name,
                        "values": list(option.values) if option.values else None,
                        "default": complete(game.options, {})[option.name],
                        "free": option.check is not None,
                    }
                    for option in game.options
                ],
                "bots": list(LEVELS),
                "orders": _orders(name),
            }
        )
    return {"games": told, "languages": list(LANGUAGES)}


def _files(language: str) -> dict[str, str]:
    if language not in LANGUAGES:
        raise Refused("no_such_path", f"there is {', '.join(LANGUAGES)}")
    folder = resources.files("tabletowers.text").joinpath(language)
    return {
        file.name.removesuffix(".ftl"): file.read_text("utf-8")
        for file in sorted(folder.iterdir(), key=lambda file: file.name)
        if file.name.endswith(".ftl")
    }


def _cacheable(call: Call, body: bytes, kind: str) -> Response:
    tag = f'"{hashlib.sha256(body).hexdigest()[:32]}"'
    headers = {"ETag": tag, "Cache-Control": "public, max-age=300"}
    if call.request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return Response(body, media_type=kind, headers=headers)


@api.add("GET", "/text/{language}", answer=outgoing.Texts, person=False)
async def texts(call: Call) -> Any:
    """All catalogues of a language."""
    language = call.path["language"]
    body = msgspec.json.encode({"language": language, "files": _files(language)})
    return _cacheable(call, body, "application/json")


@api.add("GET", "/text/{language}/{file}", answer=str, person=False)
async def text_file(call: Call) -> Any:
    """One catalogue as a Fluent file (`clocktowers.ftl`)."""
    files = _files(call.path["language"])
    name = call.path["file"].removesuffix(".ftl")
    if name not in files:
        raise Refused("no_such_path", f"there is {', '.join(files)}")
    return PlainTextResponse(files[name], headers={"Cache-Control": "public, max-age=300"})
