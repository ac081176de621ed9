"""People in a server's memory: what is read twice at once, or while something changes, is never kept as it was."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from tabletowers.host.wall_clock import Clock
from tabletowers.server.people.accounts import Accounts, hashed
from tabletowers.store import Person, Store, people
from tests.store.migrated import open_migrated


class Slow:
    """A store in which something happens between a read and its answer."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.meanwhile: Any = None

    async def read(self, *asked: Any) -> Any:
        found = await self.store.read(*asked)
        if (meanwhile := self.meanwhile) is not None:
            self.meanwhile = None
            await meanwhile()
        return found

    async def write(self, *asked: Any) -> Any:
        return await self.store.write(*asked)


async def opened(folder: Path) -> tuple[Slow, Accounts]:
    """A server's accounts, with Anna in the database only."""
    slow = Slow(Store(open_migrated(folder / "table.db")))
    await slow.write(people.add, Person("anna", "Anna", "en", False, 1))
    return slow, Accounts(slow, Clock())  # type: ignore[arg-type]


def test_a_person_who_is_read_twice_at_once_is_changed_for_both(tmp_path: Path) -> None:
    async def test() -> None:
        slow, accounts = await opened(tmp_path)
        first, second = await asyncio.gather(accounts.get("anna"), accounts.get("anna"))
        assert first is not None
        assert second is not None
        await accounts.change(first, login="anna", password="a hash")
        now = await accounts.get("anna")
        assert now is not None
        assert (second.kept, now.kept) == (True, True)
        await slow.store.close()

    asyncio.run(test())


def test_a_person_who_was_read_before_a_change_is_read_again(tmp_path: Path) -> None:
    async def test() -> None:
        slow, accounts = await opened(tmp_path)

        async def ban_elsewhere() -> None:
            await slow.store.write(lambda connection: people.change(connection, "anna", banned=True))
            accounts.forget("anna")

        slow.meanwhile = ban_elsewhere
        before = await accounts.get("anna")
        assert before is not None
        assert not before.banned
        after = await accounts.get("anna")
        assert after is not None
        assert after.banned

        # The same with a change by a request that came before the cache was emptied.
        accounts.forget("anna")
        slow.meanwhile = lambda: accounts.change(after, name="Anne")
        await accounts.get("anna")
        renamed = await accounts.get("anna")
        assert renamed is not None
        assert renamed.name == "Anne"
        await slow.store.close()

    asyncio.run(test())


def test_a_session_that_ends_while_it_is_read_has_ended(tmp_path: Path) -> None:
    async def test() -> None:
        slow, accounts = await opened(tmp_path)
        ben, token = await accounts.add_guest("Ben", "en", False)

        async def end_elsewhere() -> None:
            await slow.write(people.remove_token, ben.id, hashed(token))
            accounts.forget_token(hashed(token))

        slow.meanwhile = end_elsewhere
        await accounts.by_token(token)
        assert await accounts.by_token(token) == (None, False)
        await slow.store.close()

    asyncio.run(test())
