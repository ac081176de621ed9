"""What follows a person with a login to all their devices, and what is refused."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from tests.server.server_process import Guest, ServerProcess

#: Longer ago than any server's clock.
LONG_AGO = 1_700_000_000_000


def account(house: ServerProcess, name: str = "Anna") -> tuple[Guest, Guest]:
    """A person with a login, on two devices."""
    first = Guest(house, name)
    login = {"login": f"{name}{first.id}", "password": "correct horse"}
    first.call("PUT", "/me/password", login)
    second = Guest(house, token=Guest(house).call("POST", "/login", login)["token"])
    second.id = first.id
    return first, second


def test_what_is_solved_and_chosen_on_one_device_is_there_on_the_other(house: ServerProcess) -> None:
    phone, tablet = account(house)
    solved = {"task": "daily-2026-11-15", "at": LONG_AGO, "level": "hard", "seconds": 754, "hints": 2}
    told = phone.call(
        "POST", "/me/sync", {"solved": {"puzzles": [solved]}, "settings": {"sounds": {"value": "on", "at": LONG_AGO}}}
    )
    assert told == tablet.call("POST", "/me/sync", {})
    assert told["settings"] == {"sounds": {"value": "on", "at": LONG_AGO}}
    assert told["solved"] == {"puzzles": [solved]}
    position = {"task": "daily-2026-11-16", "at": LONG_AGO + 1}
    sent = {"since": told["version"], "solved": {"positions": [position]}}
    whole = position | {"level": None, "seconds": None, "hints": None}
    assert tablet.call("POST", "/me/sync", sent)["solved"] == {"positions": [whole]}
    assert phone.call("POST", "/me/sync", {"since": told["version"]})["solved"] == {"positions": [whole]}
    stored = phone.call("GET", "/me/export")
    assert {row["task"] for row in stored["solutions"]} == {"daily-2026-11-15", "daily-2026-11-16"}


def test_a_device_whose_clock_is_wrong_does_not_win_for_ever(house: ServerProcess) -> None:
    phone, tablet = account(house)
    phone.call("POST", "/me/sync", {"settings": {"speed": {"value": "fast", "at": 1 << 50}}})
    now = phone.call("POST", "/me/sync", {})["settings"]["speed"]["at"]
    assert now < 1 << 45
    told = tablet.call("POST", "/me/sync", {"settings": {"speed": {"value": None, "at": now + 1}}})
    assert told["settings"]["speed"]["value"] is None


def test_two_devices_that_come_first_at_the_same_time_lose_nothing(house: ServerProcess) -> None:
    for _ in range(5):
        devices = account(house)

        def come(number: int, devices: tuple[Guest, Guest] = devices) -> None:
            tasks = [{"task": f"daily-{number}-{task}", "at": task} for task in range(20)]
            devices[number].call("POST", "/me/sync", {"solved": {"positions": tasks}})

        with ThreadPoolExecutor(2) as pool:
            list(pool.map(come, (0, 1)))
        assert len(devices[0].call("POST", "/me/sync", {})["solved"]["positions"]) == 40


def test_a_guest_s_own_stays_on_the_device(anna: Guest) -> None:
    assert anna.refused("POST", "/me/sync", {}) == "not_possible"


@pytest.mark.parametrize(
    ("body", "path"),
    [
        ({"settings": {"theme": {"value": "dark", "at": 1}}}, "settings"),
        ({"settings": {"speed": {"value": "<b>", "at": 1}}}, "settings"),
        ({"settings": {"speed": {"value": "fast", "at": -1}}}, "settings"),
        ({"settings": {"speed": {"value": "fast\n", "at": 1}}}, "settings"),
        ({"solved": {"chess": [{"task": "1", "at": 1}]}}, "solved"),
        ({"solved": {"positions": [{"task": "1\n", "at": 1}]}}, "solved"),
        ({"solved": {"positions": [{"task": "a b", "at": 1}]}}, "solved"),
        ({"solved": {"positions": [{"task": "1", "at": 1}] * 501}}, "solved"),
        ({"since": -1}, "since"),
    ],
)
def test_anything_else_is_refused_with_the_place_that_is_wrong(
    house: ServerProcess, body: dict[str, Any], path: str
) -> None:
    answer = account(house)[0].send("POST", "/me/sync", body)
    assert answer.status_code == 400
    assert path in answer.text
