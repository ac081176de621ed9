"""The API call for what follows you from device to device: personal settings, and the tasks that you have solved."""

from __future__ import annotations

from collections import defaultdict
from functools import partial

from msgspec import structs

from tabletowers.contract.registry import extras
from tabletowers.server.http.routes import Call, api
from tabletowers.server.requests import SyncIn
from tabletowers.server.responses.sync import Kept, KeptSetting, KeptTask
from tabletowers.store import Conflict, sync
from tabletowers.store.sync import Preference, Solution, Synced, TooManySolutions
from tabletowers.table import Refused

#: The most tasks that are stored as solved by one person.
MOST = 10_000
#: The kind of tasks that the coach sets. All other kinds are extras of games.
POSITIONS = "positions"


@api.add("POST", "/me/sync", body=SyncIn, answer=Kept)
async def synchronise(call: Call, body: SyncIn) -> Kept:
    """Store what a device has of your settings and solved tasks, and get what your other devices have.

    Of a setting, the value chosen last counts; nothing that was solved is lost. Requires an account that you can log in
    to on another device: a guest's settings and solved tasks stay on the device.
    """
    person, store = call.person, call.services.store
    if not person.kept:
        raise Refused("not_possible", "only people with a login have something that follows them")
    call.services.rates.rows.take(person.id)
    solutions = _solutions(body)
    now = call.services.clock()
    settings: dict[str, Preference] = {
        name: Preference(given.value, min(given.at, now)) for name, given in body.settings.items()
    }
    if settings or solutions:
        merge = partial(sync.merge, person=person.id, preferences=settings, solutions=solutions, most=MOST)
        try:
            try:
                await store.write(merge)
            except Conflict:
                # Another device was the first to send anything, at the same time.
                await store.write(merge)
        except TooManySolutions as error:
            raise Refused("too_large", f"at most {MOST} solved tasks are stored", room=error.room) from error
    return _kept(await store.read(sync.since, person.id, body.since))


def _solutions(body: SyncIn) -> list[Solution]:
    """Return the solved tasks of a request. Raises Refused if there is an unknown kind of tasks."""
    kinds = {POSITIONS, *(extra.name for extra in extras())}
    if unknown := set(body.solved) - kinds:
        message = f"unknown kind of tasks {min(unknown)!r}; choose from {', '.join(sorted(kinds))}"
        raise Refused("bad_request", message, path="solved")
    return [Solution(kind, *structs.astuple(task)) for kind, tasks in body.solved.items() for task in tasks]


def _kept(synced: Synced) -> Kept:
    solved: defaultdict[str, list[KeptTask]] = defaultdict(list)
    for one in synced.solutions:
        solved[one.kind].append(KeptTask(one.task, one.at, one.level, one.seconds, one.hints))
    settings = {name: KeptSetting(*preference) for name, preference in synced.preferences.items()}
    return Kept(synced.version, settings, solved)
