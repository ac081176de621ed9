"""Servers of the last release and of this one understand each other: the log, news, and jobs for bots."""

from __future__ import annotations

import asyncio
import inspect
from typing import Any
from unittest.mock import AsyncMock, MagicMock

import msgspec
import pytest

from tabletowers.host.thinkers import Question
from tabletowers.server.realtime.bus import RedisBus
from tabletowers.server.tables.synchronisation import Synchronisation
from tabletowers.server.workers import redis_jobs
from tests.released import accepts, released, today

RELEASED, TODAY = released(), today()
#: A message of each kind as servers of the last release send it, with a key that only a later release knows.
NEWS: list[dict[str, Any]] = [
    {"alive": True},
    {"ended": "p1", "token": None},
    {"in_lobby": {"p1": "Ann"}},
    {"lobby": True},
    {"person": "p1"},
    {"presence": "t1", "people": ["p1"]},
    {"seen": "t1", "person": "p1"},
    {"table": "t1", "number": 3},
    {"told": "t1", "position": 3, "people": ["p1"]},
    {"turn": "t1", "position": 3, "game": "clocktowers", "people": ["p1"]},
    {"who": None},
]


def test_today_s_servers_read_the_log_of_the_last_release() -> None:
    assert accepts(TODAY["log"], RELEASED["log"], (TODAY["log"]["$defs"], RELEASED["log"]["$defs"])) == []


def test_servers_of_the_last_release_read_today_s_log() -> None:
    assert accepts(RELEASED["log"], TODAY["log"], (RELEASED["log"]["$defs"], TODAY["log"]["$defs"])) == []


def _schema(name: str, *fields: Any, **settings: Any) -> dict[str, Any]:
    kind = msgspec.defstruct(name, fields, tag_field="kind", tag="sat", **settings)
    return msgspec.json.schema(kind)


BEFORE = _schema("Sat", ("seat", int), ("by", str, "person"))


@pytest.mark.parametrize(
    ("after", "unreadable_after", "unreadable_before"),
    [
        (_schema("Sat", ("seat", int), ("by", str, "person"), ("key", str | None, None)), [], []),
        (_schema("Sat", ("seat", int), ("key", str), ("by", str, "person")), [".sat: no key"], []),
        (_schema("Sat", ("by", str, "person")), [], [".sat: no seat"]),
        (_schema("Sat", ("seat", str), ("by", str, "person")),
         [".sat.seat: integer instead of string"], [".sat.seat: string instead of integer"]),
        (_schema("Sat", ("seat", int), ("by", str, "bot")), [".sat.by: another default"], [".sat.by: another default"]),
        (_schema("Sat", ("seat", int | None), ("by", str, "person")), [], [".sat.seat: null instead of integer"]),
    ],
    ids=["a new optional key", "a new key", "no key", "another type", "another default", "one more type"],
)  # fmt: skip
def test_differences_that_one_of_two_releases_can_t_read_are_found(
    after: dict[str, Any], unreadable_after: list[str], unreadable_before: list[str]
) -> None:
    definitions = BEFORE["$defs"], after["$defs"]
    assert accepts(after, BEFORE, definitions[::-1]) == unreadable_after
    assert accepts(BEFORE, after, definitions) == unreadable_before


def test_news_is_sent_with_every_key_that_servers_of_the_last_release_read() -> None:
    missing = {kind: set(keys) - set(TODAY["news"].get(kind, ())) for kind, keys in RELEASED["news"].items()}
    assert {kind: keys for kind, keys in missing.items() if keys} == {}


def test_there_is_an_example_of_every_message_of_the_last_release() -> None:
    assert {next(iter(news)): sorted(news) for news in NEWS} == RELEASED["news"]


@pytest.mark.parametrize("news", [*NEWS, {"of_a_later_release": 1}], ids=lambda news: next(iter(news)))
def test_news_of_another_release_is_handled(news: dict[str, Any]) -> None:
    table = MagicMock(number=0, elsewhere={}, viewers={})
    table.table.id = "t1"
    registry = MagicMock(tables={"t1": table}, catch_up=AsyncMock())
    parts = [MagicMock() for _ in range(3)]
    server = Synchronisation(registry, parts[0], AsyncMock(), AsyncMock(), lambda: 0, parts[1], parts[2])  # type: ignore[arg-type]
    asyncio.run(server.hear({"from": "s1", "of_a_later_release": 1, **news}))
    if "number" in news:
        registry.catch_up.assert_awaited_once_with(table)


class Channel:
    """A channel of Redis with some messages in it, of which nothing more comes."""

    def __init__(self, messages: list[bytes]) -> None:
        self.messages = messages

    async def __aenter__(self) -> Channel:
        return self

    async def __aexit__(self, *_: object) -> None:
        pass

    async def subscribe(self, name: str) -> None:
        pass

    async def listen(self) -> Any:
        for message in self.messages:
            yield {"type": "message", "data": message}
        await asyncio.Event().wait()


def test_news_that_can_t_be_handled_does_not_end_the_listening() -> None:
    heard: list[Any] = []

    async def run() -> None:
        bus = RedisBus("redis://127.0.0.1:1/0")
        await bus._redis.aclose()
        bus._redis = MagicMock(pubsub=lambda: Channel([b'{"from":"s1","odd":1}', b'{"from":"s1","lobby":true}']))
        done = asyncio.Event()

        async def listener(news: dict[str, Any] | None) -> None:
            heard.append(news)
            if news is not None and "lobby" in news:
                done.set()
            else:
                raise KeyError("number")

        listening = asyncio.create_task(bus._listen(listener))
        await asyncio.wait((listening, asyncio.create_task(done.wait())), return_when=asyncio.FIRST_COMPLETED)
        listening.cancel()

    asyncio.run(run())
    assert heard == [None, {"from": "s1", "odd": 1}, {"from": "s1", "lobby": True}]


def test_workers_and_servers_of_both_releases_exchange_questions() -> None:
    assert set(RELEASED["question"]) <= set(Question._fields)
    assert set(Question._fields) - set(RELEASED["question"]) <= set(Question._field_defaults)
    question = Question("clocktowers", 1, {}, b"\x01", 2, 7)
    sent = redis_jobs._to_json(question)
    assert redis_jobs._from_json(sent | {"of_a_later_release": 1}) == question


@pytest.mark.parametrize("job", [redis_jobs._think, redis_jobs._coach])
def test_workers_take_jobs_of_both_releases(job: Any) -> None:
    parameters = inspect.signature(job).parameters
    known = RELEASED["jobs"][job.__name__]
    added = [one for one in parameters.values() if one.kind is one.KEYWORD_ONLY and one.name not in known]
    assert set(known) <= set(parameters)
    assert [one.name for one in added if one.default is one.empty] == []
    assert any(one.kind is one.VAR_KEYWORD for one in parameters.values())
