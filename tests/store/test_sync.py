"""What follows a person: in the end the same on all devices, in any order, and nothing solved is lost."""

from __future__ import annotations

import itertools
from threading import Thread

import pytest
from sqlalchemy import Engine
from sqlalchemy.exc import IntegrityError

from tabletowers.store import people, sync
from tabletowers.store.sync import Preference, Solution, Synced

pytestmark = pytest.mark.xdist_group("store")

PHONE = ({"speed": Preference("fast", 10), "sounds": Preference("on", 30)}, [Solution("puzzles", "daily-1", 5)])
TABLET = (
    {"speed": Preference(None, 20), "letters": Preference("off", 5)},
    [Solution("puzzles", "daily-1", 9, "easy", 60, 0), Solution("positions", "daily-1", 7)],
)
LAPTOP = ({"sounds": Preference(None, 20)}, [Solution("puzzles", "daily-1", 8, "easy", 90, 2)])


def merge(
    engine: Engine, device: tuple[dict[str, Preference], list[Solution]], person: str = "ann", most: int = 100
) -> None:
    with engine.begin() as connection:
        sync.merge(connection, person, *device, most)


def since(engine: Engine, version: int, person: str = "ann") -> Synced:
    with engine.connect() as connection:
        return sync.since(connection, person, version)


@pytest.mark.parametrize("order", list(itertools.permutations([PHONE, TABLET, LAPTOP])))
def test_the_order_in_which_devices_come_makes_no_difference(
    engine: Engine, order: tuple[tuple[dict[str, Preference], list[Solution]], ...]
) -> None:
    for device in (*order, order[0]):
        merge(engine, device)
    kept = since(engine, 0)
    # Of a setting, the last choice counts.
    assert kept.preferences == {
        "speed": Preference(None, 20),
        "sounds": Preference("on", 30),
        "letters": Preference("off", 5),
    }
    # Of a task, the first solution of which more is known than that it was solved.
    assert kept.solutions == [Solution("positions", "daily-1", 7), Solution("puzzles", "daily-1", 8, "easy", 90, 2)]


def test_a_device_gets_only_what_has_changed_since_it_came_last(engine: Engine) -> None:
    merge(engine, PHONE)
    first = since(engine, 0)
    assert (first.version, len(first.preferences), len(first.solutions)) == (1, 2, 1)
    assert since(engine, 1) == Synced(1, {}, [])
    merge(engine, ({}, [Solution("positions", "daily-2", 11)]))
    assert since(engine, 1) == Synced(2, {}, [Solution("positions", "daily-2", 11)])
    # A device that brings something old gets nothing new by that.
    merge(engine, ({"speed": Preference("slow", 1)}, [Solution("puzzles", "daily-1", 6)]))
    assert since(engine, 2) == Synced(3, {}, [])
    assert since(engine, 0, "bob") == Synced(0, {}, [])
    # A device that knows a later version than there is, since a backup was restored, gets everything.
    assert since(engine, 9) == since(engine, 0)


def test_devices_that_come_at_the_same_time_lose_nothing(engine: Engine) -> None:
    merge(engine, ({}, []))

    def come(device: int) -> None:
        for number in range(8):
            task = Solution("positions", f"{device}-{number}", number)
            for _ in range(100):
                try:
                    merge(engine, ({}, [task, Solution("positions", "same", device)]))
                    break
                except IntegrityError:
                    continue

    devices = [Thread(target=come, args=(device,)) for device in range(4)]
    for device in devices:
        device.start()
    for device in devices:
        device.join()
    kept = since(engine, 0)
    assert {solution.task for solution in kept.solutions} == {f"{a}-{b}" for a in range(4) for b in range(8)} | {"same"}
    assert kept.solutions[0] == Solution("positions", "0-0", 0)
    assert Solution("positions", "same", 0) in kept.solutions
    assert kept.version == 33


def test_it_is_exported_and_deleted_with_the_person(engine: Engine) -> None:
    merge(engine, PHONE)
    merge(engine, PHONE, "bob")
    with engine.begin() as connection:
        stored = people.everything_about(connection, "ann")
        assert {row["name"] for row in stored["preferences"]} == {"speed", "sounds"}
        assert [row["task"] for row in stored["solutions"]] == ["daily-1"]
        people.remove(connection, "ann")
        assert sync.count(connection, "ann") == 0
    assert since(engine, 0) == Synced(0, {}, [])
    assert since(engine, 0, "bob").version == 1


def test_only_so_many_tasks_are_stored_and_what_is_known_can_be_sent_again(engine: Engine) -> None:
    tasks = [Solution("puzzles", f"daily-{day}", day) for day in range(11)]
    merge(engine, ({}, tasks[:9]))
    for device in (({"sounds": Preference("on", 30)}, tasks), ({}, [*tasks[8:], tasks[9]])):
        with pytest.raises(sync.TooManySolutions) as refused:
            merge(engine, device, most=10)
        assert refused.value.room == 1
    assert since(engine, 1) == Synced(1, {}, [])
    merge(engine, ({"sounds": Preference("on", 30)}, [*tasks[:9], tasks[9], tasks[9]]), most=10)
    kept = since(engine, 0)
    assert (list(kept.preferences), kept.solutions) == (["sounds"], tasks[:10])
