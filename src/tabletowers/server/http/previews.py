"""The link preview of each public address: what a link to it shows to an anonymous visitor.

Nothing here identifies the caller: a preview is the same for everyone who has the address. If an anonymous visitor may
not open an address, its preview is that of the home page, whether or not anything exists there.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, date, datetime
from hashlib import sha256
from urllib.parse import quote, urlencode

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from tabletowers import GAMES
from tabletowers.coach import exercise_catalogue
from tabletowers.contract.registry import extras
from tabletowers.host.tables import access
from tabletowers.host.tables.live_table import LiveTable
from tabletowers.previews.preview import Player, Preview, of_game, of_game_with, of_start
from tabletowers.server.http.dispatch import error_response
from tabletowers.server.server import Server
from tabletowers.server.services import Services
from tabletowers.store import StorageError, results
from tabletowers.table import Refused, payloads
from tabletowers.table.payload_types import SeatInfo
from tabletowers.text import LANGUAGES, Catalogue, catalogue

#: The beginning of the addresses of pictures.
PREVIEW = "/preview/"
#: A header that all browsers send with the request for a page.
_BROWSER = "sec-fetch-mode"
#: The longest part of an address that is looked up.
_LONGEST = 300
#: Words for the result in the title: the most players who are named in it.
_NAMED = 3


async def linked(server: Server, request: Request, path: str, say: Catalogue) -> tuple[Preview, str, str]:
    """Return the link preview of the page at `path`, and the web addresses of the page and of the picture.

    The picture's address contains a hash of the preview, so that a new picture is fetched when the preview changes.
    """
    invite = request.query_params.get("invite")
    preview = await preview_of(server.services, path, invite, say)
    if _BROWSER not in request.headers:
        # A program that shows links will ask for the picture next.
        server.pictures.prepare()
    base = server.addresses.base_of(request.headers, request.scope["scheme"])
    # An invitation is passed on only where something is shown by it.
    query = {"invite": invite} if invite and preview.game is not None else {}
    address = f"{base}/{quote(path)}{_query(query)}"
    version = sha256(msgspec.json.encode(preview)).hexdigest()[:12]
    name = quote(path) if preview.title != say("web-title") else "start"
    return preview, address, f"{base}{PREVIEW}{say.language}/{name}.png{_query({**query, 'v': version})}"


async def picture_of(server: Server, request: Request, language: str, path: str) -> Response:
    """Return the picture of the link preview for the address `path`, in a language, as a PNG."""
    if language not in LANGUAGES or not path.endswith(".png"):
        return error_response("no_such_path", "there is nothing here")
    say = await asyncio.to_thread(catalogue, language)
    preview = await preview_of(server.services, path.removesuffix(".png"), request.query_params.get("invite"), say)
    try:
        picture = await server.pictures.picture(preview, request.state.place)
    except Refused as refused:
        return error_response(refused.code, refused.message, refused.details)
    # What is shown may change at any time; an address with a hash is asked for only once by most.
    kept = "max-age=86400" if "v" in request.query_params else "no-cache"
    return Response(picture, media_type="image/png", headers={"Cache-Control": kept})


def _query(values: dict[str, str]) -> str:
    return f"?{urlencode(values)}" if values else ""


async def preview_of(services: Services, path: str, invite: str | None, say: Catalogue) -> Preview:
    """Return the link preview for the address `path`, which has no leading slash."""
    kind, _, name = path.strip("/").partition("/")
    if name and "/" not in name and len(path) <= _LONGEST:
        try:
            found = await _named(services, kind, name, invite, say)
        except (Refused, StorageError, ValueError):
            found = None
        if found is not None:
            return found
    return of_start(say)


async def _named(services: Services, kind: str, name: str, invite: str | None, say: Catalogue) -> Preview | None:
    if kind in ("t", "replay"):
        return _of_table(await access.visible_table(services.registry, name, None, invite), say)
    if (look := _KINDS.get(kind)) is not None:
        return await look(services, name, say)
    for extra in extras():
        pages = extra.load("previews")
        if pages is not None and kind == pages.ADDRESS:
            if (described := pages.describe(name, today(services), say)) is None:
                return None
            title, sentence = described
            return of_game_with(extra.game, title, sentence, say)
    return None


async def _of_game(services: Services, name: str, say: Catalogue) -> Preview | None:
    return of_game(name, say) if name in GAMES else None


async def _of_position(services: Services, name: str, say: Catalogue) -> Preview | None:
    exercise = await asyncio.to_thread(exercise_catalogue.named, name, today(services))
    game, day = say(f"{exercise.game}-title"), name.removeprefix("daily-")
    if day == name:
        title = say("preview-position-title", game=game)
    else:
        title = say("preview-position-day-title", day=day, game=game)
    return of_game_with(exercise.game, title, say("positions-ask"), say)


async def _of_deal(services: Services, name: str, say: Catalogue) -> Preview | None:
    """Return the link preview of a shared deal: the game, and the day or challenger, but no cards."""
    deal = await services.deals.find(name)
    if deal.match is not None:
        return await _of_match(services, deal.match, say)
    game = say(f"{deal.game}-title")
    if deal.closes is not None:
        title = say("preview-deal-title", game=game, day=_day(deal.opens))
        return of_game_with(deal.game, title, say("preview-deal"), say)
    host = None if deal.host is None else await services.accounts.get(deal.host)
    challenge = say("preview-challenge-anonymous") if host is None else say("preview-challenge", name=host.name)
    return of_game_with(deal.game, say("preview-challenge-title", game=game), challenge, say)


async def _of_match(services: Services, name: str, say: Catalogue) -> Preview | None:
    """Return the link preview of a match: the game, and the week or the person who made it, but no cards."""
    match = await services.matches.find(name)
    if match.circle is not None:
        return None
    game = say(f"{match.game}-title")
    if match.kind == "week":
        title = say("preview-match-week-title", game=game, day=_day(match.opens))
    else:
        title = say("preview-match-title", game=game, deals=match.length)
    host = None if match.host is None else await services.accounts.get(match.host)
    sentence = say("preview-match-anonymous") if host is None else say("preview-match", name=host.name)
    return of_game_with(match.game, title, sentence, say)


def _day(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).date().isoformat()


async def _of_person(services: Services, name: str, say: Catalogue) -> Preview | None:
    person = await services.accounts.get(name)
    if person is None:
        return None
    played = [line for line in await services.store.read(results.by_game, person.id) if line.game in GAMES]
    counts = {"games": sum(line.played for line in played), "won": sum(line.won for line in played)}
    favourite = max(played, key=lambda line: line.played).game if played else None
    return Preview(say.language, person.name, person.name, say("preview-person", **counts), favourite)


_KINDS: dict[str, Callable[[Services, str, Catalogue], Awaitable[Preview | None]]] = {
    "learn": _of_game,
    "positions": _of_position,
    "deals": _of_deal,
    "matches": _of_match,
    "people": _of_person,
}


def _of_table(live: LiveTable, say: Catalogue) -> Preview:
    """Return the link preview of a table: its players and, if the game is over, their points."""
    table = live.table
    name, game = table.game.name, say(f"{table.game.name}-title")
    if table.status == "waiting":
        players = [Player(called) for _, called in _names(live, say)]
        free = sum(seat.kind == "open" for seat, _ in _names(live, say))
        if free:
            title, sentence = say("preview-open-title", game=game, seats=free), say("preview-open")
        else:
            title, sentence = say("preview-waiting-title", game=game), say("preview-waiting")
    elif table.status == "over" and table.state is not None:
        players = result_of(live, say)
        title, sentence = _result(players, game, say)
    else:
        players = [Player(called) for _, called in _names(live, say)]
        title, sentence = say("preview-running-title", game=game), say("preview-running")
    return of_game_with(name, title, sentence, say, players)


def result_of(live: LiveTable, say: Catalogue) -> list[Player]:
    """Return the players of a game that is over, with their points, in seat order."""
    state = live.table.playing()
    winners = state.winners() if live.table.outcome == "finished" else []
    points = state.scores()
    return [Player(called, points[seat], seat in winners) for seat, (_, called) in enumerate(_names(live, say))]


def _result(players: list[Player], game: str, say: Catalogue) -> tuple[str, str]:
    first = sorted(players, key=lambda player: (not player.won, -(player.points or 0)))
    scores = ", ".join(f"{player.name} {player.points}" for player in first[:_NAMED])
    title = say("preview-over-title", game=game, result=scores + (" …" if len(first) > _NAMED else ""))
    winners = [player.name for player in players if player.won]
    outcome = "stopped" if not winners else "won" if len(winners) == 1 else "shared"
    return title, say("preview-over", outcome=outcome, winners=", ".join(winners))


def _names(live: LiveTable, say: Catalogue) -> list[tuple[SeatInfo, str]]:
    """Return the seats of a table, each with the name of its player. Bots are named by their strength."""
    named = []
    for number, seat in enumerate(payloads.seats(live.table, live.name), 1):
        name, strength = seat.name, f"strength-{seat.level}"
        if seat.kind == "open":
            name = say("preview-seat-free")
        elif seat.kind == "bot" and strength in say:
            name = say(strength)
        named.append((seat, name or say("web-seat-number", number=number)))
    return named


def today(services: Services) -> date:
    """Return today's date in UTC."""
    return datetime.fromtimestamp(services.clock() / 1000, UTC).date()
