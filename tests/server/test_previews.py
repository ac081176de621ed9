"""What a link shows before it is opened: the tags of each public address, its picture, and what may be embedded."""

from __future__ import annotations

import asyncio
import multiprocessing
import re
import struct
from collections.abc import Iterator
from datetime import UTC, datetime
from html import unescape
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import httpx
import pytest

from tabletowers.host.limits import Buckets
from tabletowers.previews.picture import HEIGHT, MOST_BYTES, WIDTH, png, readable, still
from tabletowers.previews.preview import Player, Preview, of_game, of_start
from tabletowers.server.workers.heartbeats import Heartbeats
from tabletowers.server.workers.picture_worker import Pictures
from tabletowers.table import Refused
from tabletowers.text import LANGUAGES, catalogue
from tests.server import plain_http
from tests.server.server_process import Guest, ServerProcess, play_alone
from tests.server.test_closed_deals import Caller, dealt_otherwise, opened

PERSON, OPEN, RANDOM = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "random"}


class Head(HTMLParser):
    """The title and the tags in the head of a page."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.title, self._in_title = "", False
        self.tags: dict[str, str] = {}
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        known = dict(attrs)
        self._in_title = tag == "title"
        if tag == "meta" and (name := known.get("property") or known.get("name")):
            self.tags[name] = known.get("content") or ""

    def handle_data(self, data: str) -> None:
        self.title += data if self._in_title else ""

    def handle_endtag(self, tag: str) -> None:
        self._in_title = False


def size_of(picture: bytes) -> tuple[int, int]:
    """The width and height of a PNG, from its first chunk."""
    assert picture[:8] == b"\x89PNG\r\n\x1a\n"
    assert picture[12:16] == b"IHDR"
    width, height = struct.unpack(">II", picture[16:24])
    return width, height


@pytest.fixture(scope="module")
def visitor(house: ServerProcess) -> Iterator[httpx.Client]:
    """Somebody without an identity."""
    with plain_http.client(base_url=house.url, timeout=60) as client:
        yield client


def head(visitor: httpx.Client, path: str, language: str = "en") -> Head:
    answer = visitor.get(path, headers={"accept-language": language})
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/html")
    assert "set-cookie" not in answer.headers
    return Head(answer.text)


def picture(visitor: httpx.Client, found: Head) -> bytes:
    answer = visitor.get(found.tags["og:image"])
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "image/png"
    assert size_of(answer.content) == (1200, 630)
    assert len(answer.content) <= 120_000
    return answer.content


@pytest.fixture(scope="module")
def finished(house: ServerProcess) -> dict[str, Any]:
    """A finished game at a table that everyone may look at: its table and its points."""
    anna = Guest(house, "Anna <&>")
    made = anna.new_table(PERSON, RANDOM, visibility="lobby")
    anna.call("POST", f"/tables/{made['id']}/start", {})
    with anna.socket() as talk:
        play_alone(talk, made["id"])
    return {"table": made["id"], "scores": anna.call("GET", f"/tables/{made['id']}/record")["scores"]}


def test_every_public_address_has_its_own_title_sentence_and_picture(
    house: ServerProcess, visitor: httpx.Client, finished: dict[str, Any]
) -> None:
    anna = Guest(house, "Anna")
    day = datetime.now(UTC).date().isoformat()
    open_table = anna.new_table(PERSON, OPEN, OPEN, visibility="lobby")["id"]
    deal = anna.call("GET", "/deals")["deals"][0]
    titles = {
        "/": "Tabletowers: board games",
        "/learn/clocktowers": "Clocktowers: rules, and games against bots and people · Tabletowers",
        f"/t/{open_table}": "Clocktowers: 2 seats are free · Tabletowers",
        "/puzzles/official-3": "Old Town, printed puzzle 3 · Tabletowers",
        f"/deals/{deal['id']}": f"{catalogue('en')(deal['game'] + '-title')}: deal of {day} · Tabletowers",
        f"/people/{anna.id}": "Anna · Tabletowers",
    }
    heads = {path: head(visitor, path) for path in titles}
    assert {path: found.title for path, found in heads.items()} == titles
    heads |= {path: head(visitor, path) for path in (f"/positions/daily-{day}", "/puzzles/daily")}
    assert heads[f"/positions/daily-{day}"].title.startswith(f"Position of {day}: ")
    assert heads["/puzzles/daily"].title.startswith(f"Old Town, puzzle of {day} (")
    over = heads["/replay"] = head(visitor, f"/replay/{finished['table']}")
    ours, others = finished["scores"]
    lines = {f"Anna <&> {ours}", f"Random {others}"}
    assert set(over.title.removeprefix("Clocktowers: ").removesuffix(" · Tabletowers").split(", ")) == lines
    pictures = set()
    for path, found in heads.items():
        assert found.tags["twitter:card"] == "summary_large_image", path
        assert found.tags["og:title"] in found.title
        assert found.tags["description"] == found.tags["og:description"] != ""
        assert found.tags["og:url"].startswith(house.url)
        assert (found.tags["og:image:width"], found.tags["og:image:height"]) == ("1200", "630")
        pictures.add(picture(visitor, found))
    assert len(pictures) == len(heads)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_link_speaks_the_language_of_its_reader(visitor: httpx.Client, language: str) -> None:
    say = catalogue(language)
    for found in (head(visitor, "/learn/babel", language), head(visitor, f"/learn/babel?lang={language}", "xx")):
        assert found.tags["og:description"] == say("babel-pitch")
        assert found.tags["og:locale"] == language
        assert f"/preview/{language}/" in found.tags["og:image"]


def test_what_a_visitor_may_not_see_is_shown_as_the_first_page(house: ServerProcess, visitor: httpx.Client) -> None:
    anna = Guest(house, "Anna")
    private = anna.new_table(PERSON, OPEN)
    nowhere = head(visitor, "/t/tnosuchtable2").tags
    assert head(visitor, f"/t/{private['id']}").tags | {"og:url": ""} == nowhere | {"og:url": ""}
    # The host's own browser gets no more.
    own = anna.http.get(f"{house.url}/t/{private['id']}")
    assert Head(own.text).tags["og:title"] == nowhere["og:title"]
    invited = head(visitor, f"/t/{private['id']}?invite={private['invite']}")
    assert invited.tags["og:title"] == "Clocktowers: one seat is free"
    assert invited.tags["og:url"].endswith(f"?invite={private['invite']}")
    assert picture(visitor, invited) != picture(visitor, head(visitor, "/"))


def test_tables_that_differ_in_what_is_hidden_have_the_same_picture(tmp_path: Path) -> None:
    asyncio.run(two_worlds(tmp_path / "tables.sqlite3"))


async def two_worlds(database: Path) -> None:
    async with opened(database) as app:
        told = await Caller(app, None).call("POST", "/guests", {"name": "Anna"})
        anna = Caller(app, told["token"])
        for game in ("clocktowers", "oldtown", "babel"):
            wish = {"game": game, "seats": [PERSON, RANDOM, RANDOM], "shuffle": False, "visibility": "lobby"}
            table = (await anna.call("POST", "/tables", wish))["id"]
            await anna.call("POST", f"/tables/{table}/start", {})
            live = await app.server.services.registry.live(table)
            before = await shown(app, table)
            dealt_otherwise(live.table, 0)
            assert await shown(app, table) == before
            assert b"a game in progress" in before[0]


async def shown(app: Any, table: str) -> list[bytes]:
    """Everything that is shown of a link to a table: the page and the picture."""
    answers = []
    for path in (f"/t/{table}", f"/preview/en/t/{table}.png"):
        told: list[Any] = []
        scope = {
            "type": "http",
            "http_version": "1.1",
            "method": "GET",
            "scheme": "http",
            "path": path,
            "raw_path": path.encode(),
            "query_string": b"",
            "root_path": "",
            "headers": [(b"host", b"127.0.0.1:8000")],
            "client": ("127.0.0.1", 1234),
            "server": ("127.0.0.1", 8000),
            "state": {},
        }

        async def receive() -> Any:
            return {"type": "http.request", "body": b"", "more_body": False}

        async def send(message: Any, told: list[Any] = told) -> None:
            told.append(message)

        await app(scope, receive, send)
        assert told[0]["status"] == 200
        answers.append(b"".join(message.get("body", b"") for message in told[1:]))
    return answers


def test_pictures_are_drawn_only_so_often_for_one_place() -> None:
    asyncio.run(draw_too_many())


async def draw_too_many() -> None:
    say = catalogue("en")
    # Two at once, and another one after a day.
    pictures = Pictures(Buckets((2, 1 / 86_400)), Heartbeats())
    try:
        first = await pictures.picture(of_game("clocktowers", say), "here")
        at_once = [pictures.picture(of_game("babel", say), "here") for _ in range(5)]
        assert len(set(await asyncio.gather(*at_once))) == 1
        with pytest.raises(Refused) as refused:
            await pictures.picture(of_game("oldtown", say), "here")
        assert refused.value.code == "too_many"
        # What has been drawn is not counted, and neither is what is drawn for others.
        assert await pictures.picture(of_game("clocktowers", say), "here") == first
        assert size_of(await pictures.picture(of_game("oldtown", say), "there")) == (WIDTH, HEIGHT)
    finally:
        await pictures.close()


def test_a_picture_is_drawn_by_a_new_worker_when_the_old_one_has_died() -> None:
    asyncio.run(draw_after_a_kill())


async def draw_after_a_kill() -> None:
    say = catalogue("en")
    pictures = Pictures(Buckets((10, 10)), Heartbeats())
    others = set(multiprocessing.active_children())
    try:
        # The worker is running before it is needed.
        pictures.prepare()
        await asyncio.gather(*(asyncio.all_tasks() - {asyncio.current_task()}))
        await pictures.picture(of_game("clocktowers", say), "here")
        (worker,) = set(multiprocessing.active_children()) - others
        worker.kill()
        worker.join()
        assert size_of(await pictures.picture(of_game("babel", say), "here")) == (WIDTH, HEIGHT)
    finally:
        await pictures.close()


GAMES_AND_MORE = ("clocktowers", "oldtown", "babel")


@pytest.mark.parametrize("path", ["/preview/xx/start.png", "/preview/en/start", "/preview/en/start.svg"])
def test_there_is_no_other_picture(visitor: httpx.Client, path: str) -> None:
    assert visitor.get(path).status_code == 404


def test_a_finished_picture_stands_in_where_nothing_can_be_drawn() -> None:
    for game in (None, *GAMES_AND_MORE, "unknown"):
        found = still(game)
        assert size_of(found) == (WIDTH, HEIGHT)
        assert len(found) <= 40_000
    assert still("unknown") == still(None)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_largest_picture_is_small_enough(language: str) -> None:
    say = catalogue(language)
    players = tuple(Player("W" * 40, 100 + seat, seat == 0) for seat in range(5))
    for game in GAMES_AND_MORE:
        full = Preview(language, "T" * 200, "H" * 60, "A long sentence. " * 20, game, players)
        for preview in (full, of_game(game, say)):
            drawn = png(preview)
            assert size_of(drawn) == (WIDTH, HEIGHT)
            assert len(drawn) <= MOST_BYTES
    assert len(png(of_start(say))) <= MOST_BYTES


def test_names_are_drawn_in_letters_that_the_fonts_have() -> None:
    from fontTools.ttLib import TTFont

    import tabletowers

    fonts = (Path(tabletowers.__file__).parent / "fonts").glob("*.ttf")
    known = set.intersection(*(set(TTFont(font).getBestCmap()) for font in fonts))
    assert readable("Łucja Ęść") == "Lucja Esc"
    assert readable("Zoë “Œuvre” – ok…") == "Zoë “Œuvre” – ok…"
    assert readable("Анна 玩家\x00\x07") == ""
    for letter in map(chr, range(0x20, 0x2100)):
        assert all(ord(drawn) in known for drawn in readable(letter)), letter
    hostile = Player("<script>&\x00]]>\ud7ff", 1)
    assert size_of(png(Preview("en", "&<", "\x00", "<b>", None, (hostile,)))) == (WIDTH, HEIGHT)


# Embedding


def embedded(visitor: httpx.Client, path: str) -> httpx.Response:
    answer = visitor.get(path)
    policy = answer.headers["content-security-policy"]
    assert "frame-ancestors *" in policy
    assert "default-src 'none'" in policy
    assert "form-action 'none'" in policy
    assert "x-frame-options" not in answer.headers
    assert "set-cookie" not in answer.headers
    return answer


def test_games_puzzles_and_positions_can_be_embedded_and_do_nothing(
    visitor: httpx.Client, finished: dict[str, Any]
) -> None:
    table = finished["table"]
    for path in (f"replay/{table}", f"replay/{table}?ply=0", "puzzles/official-1", f"positions/daily-{today()}"):
        page = embedded(visitor, f"/embed/{path}")
        assert page.status_code == 200
        assert "<pre>" in page.text
        for acting in ("<script", "<form", "<button", "<input", " on", "javascript:", "http-equiv"):
            assert acting not in re.sub(r"<style>.*?</style>|>[^<]*<", "><", page.text, flags=re.DOTALL), acting
    assert "Anna &lt;&amp;&gt;" in embedded(visitor, f"/embed/replay/{table}").text
    first, last = (embedded(visitor, f"/embed/replay/{table}{query}").text for query in ("?ply=0", ""))
    assert first != last
    assert [unescape(link) for link in re.findall(r'href="(/embed/[^"]*)"', first)][2] == (
        f"/embed/replay/{table}?ply=1&lang=en"
    )


def today() -> str:
    return datetime.now(UTC).date().isoformat()


def test_an_embedded_puzzle_has_no_solution(visitor: httpx.Client) -> None:
    page = embedded(visitor, "/embed/puzzles/official-1").text
    town, *clues = re.split(r">\s+A\d+", page.partition("<pre>")[2])
    assert clues
    for building in ("SALOON", "CHURCH", "CASINO", "BANK"):
        assert building not in town.upper()


def test_nobody_is_known_inside_a_frame(house: ServerProcess, visitor: httpx.Client) -> None:
    """A private table stays private there, whoever's browser shows the frame."""
    anna = Guest(house, "Anna")
    private = anna.new_table(PERSON, RANDOM)
    path = f"{house.url}/embed/replay/{private['id']}"
    assert visitor.get(path).status_code == anna.http.get(path).status_code == 403
    assert anna.http.get(path).text == visitor.get(path).text


@pytest.mark.parametrize("path", ["/", "/learn/babel", "/api/docs", "/preview/en/start.png", "/api/v1/games"])
def test_nothing_else_can_be_framed(visitor: httpx.Client, path: str) -> None:
    answer = visitor.get(path)
    assert answer.headers["x-frame-options"] == "DENY"
    assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]


@pytest.mark.parametrize("path", ["/embed/", "/embed/t/x", "/embed/people/x", "/embed/puzzles/", "/embed/positions/no"])
def test_there_is_nothing_else_to_embed(visitor: httpx.Client, path: str) -> None:
    assert embedded(visitor, path).status_code == 404
