"""Circles: who is in them, who looks after them, and what they are called. Nobody else gets to know of them."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable
from typing import Any

from msgspec import UNSET

from tabletowers.host.ids import new_id
from tabletowers.host.texts import clean_name
from tabletowers.host.wall_clock import Clock
from tabletowers.server.limits import RateLimits, Whereabouts
from tabletowers.server.people.accounts import Accounts
from tabletowers.server.people.notices import Notices
from tabletowers.server.people.outbound import NotAccepted, is_address
from tabletowers.server.requests import CircleChange, NewCircle
from tabletowers.server.settings import Limits
from tabletowers.store import Circle, Person, Store, circles
from tabletowers.store.circles import Listed
from tabletowers.table import Refused
from tabletowers.text import catalogue

#: What the id of a circle begins with.
MARK = "k"


def no_such_circle() -> Refused:
    """Return the error for a circle that does not exist, or that is not for the person who asks."""
    return Refused("no_such_circle", "there is no such circle, or you are not in it")


def _not_owner() -> Refused:
    return Refused("not_owner", "only the person who looks after this circle can do this")


class Circles:
    """Makes and changes circles, and lets people join and leave them."""

    def __init__(
        self,
        store: Store,
        accounts: Accounts,
        notices: Notices,
        rates: RateLimits,
        limits: Limits,
        whereabouts: Whereabouts,
        clock: Clock,
    ) -> None:
        self._store = store
        self._accounts = accounts
        self._notices = notices
        self._rates = rates
        self._limits = limits
        self._whereabouts = whereabouts
        self._clock = clock
        #: Called with the person who is about to leave a circle.
        self.on_leaving: Callable[[Circle, str], Awaitable[None]] = _nothing

    # Finding

    async def of_person(self, person: Person) -> list[Listed]:
        """Return the circles that a person is in."""
        return await self._store.read(circles.of_person, person.id)

    async def find(self, name: str, person: Person) -> Circle:
        """Return a circle that a person is in. Raises Refused if there is none with this id."""
        circle = await self._store.read(circles.find, name)
        if circle is None or not await self._store.read(circles.is_member, name, person.id):
            raise no_such_circle()
        return circle

    async def find_own(self, name: str, person: Person) -> Circle:
        """Return a circle that a person looks after. Raises Refused if there is none with this id."""
        circle = await self.find(name, person)
        if circle.owner != person.id:
            raise _not_owner()
        return circle

    async def invited(self, name: str, invite: str) -> Circle:
        """Return the circle to which a link leads. Raises Refused if it leads nowhere."""
        circle = await self._store.read(circles.find, name)
        if circle is None or not secrets.compare_digest(circle.invite.encode(), invite.encode()):
            raise no_such_circle()
        return circle

    # Making and changing

    def count(self, person: Person) -> None:
        """Count a new circle or league against a person's rate limit. Raises Refused if the limit is exceeded."""
        self._rates.circles.take(person.id)
        self._rates.circles_from.take(self._whereabouts.of(person.id))

    async def _check_room(self, person: Person) -> None:
        if await self._store.read(circles.count_of, person.id) >= self._limits.circles_per_person:
            raise Refused("too_many", "you are in too many circles already; leave one first", retry_after=60)

    async def make(self, person: Person, wish: NewCircle) -> Circle:
        """Make a circle, with the person who requests it as its owner and only member."""
        name = clean_name(wish.name)
        self.count(person)
        await self._check_room(person)
        circle = Circle(new_id(MARK), name, wish.colour, person.id, self._clock(), _new_invite())
        await self._store.write(circles.add, circle)
        return circle

    async def change(self, name: str, person: Person, wish: CircleChange) -> None:
        """Apply the owner's changes to a circle.

        A new webhook gets a message at once. Raises Refused, and changes nothing, if it does not accept it.
        """
        circle = await self.find_own(name, person)
        changes: dict[str, Any] = {}
        if wish.name is not UNSET:
            changes["name"] = clean_name(wish.name)
        if wish.colour is not UNSET:
            changes["colour"] = wish.colour
        if wish.new_link:
            changes["invite"] = _new_invite()
        if wish.webhook is not UNSET:
            changes["webhook"] = wish.webhook
            if wish.webhook is not None:
                await self._try_webhook(circle._replace(**changes), person)
        if changes and not await self._store.write(circles.change, name, person.id, **changes):
            raise _not_owner()

    async def _try_webhook(self, circle: Circle, person: Person) -> None:
        if not is_address(circle.webhook or ""):
            raise Refused("bad_request", "not the address of a web site", path="webhook")
        error = await self._notices.announce(circle, catalogue(person.language)("notice-test"))
        if error is not None:
            reason = str(error) if isinstance(error, NotAccepted) else type(error).__name__
            raise Refused("not_delivered", f"the message was not delivered: {reason}", reason=reason)

    # Coming and going

    async def join(self, name: str, person: Person, invite: str) -> None:
        """Add a person to the circle to which a link leads. Raises Refused if the circle or its members' limit is full.

        People who are in it already stay in it.
        """
        self._rates.circle_joins.take(person.id)
        self._rates.circle_joins_from.take(self._whereabouts.of(person.id))
        circle = await self.invited(name, invite)
        if await self._store.read(circles.is_member, name, person.id):
            return
        owner = await self._accounts.get(circle.owner)
        if owner is not None and person.id in owner.blocks:
            raise no_such_circle()
        await self._check_room(person)
        most = self._limits.people_per_circle
        joined = await self._store.write(circles.join_up_to, name, person.id, self._clock(), most)
        if not joined:
            raise Refused("circle_full", f"a circle has at most {most} people")

    async def leave(self, name: str, person: Person) -> None:
        """Remove a person from a circle. If they look after it, it goes to the member who joined first."""
        await self.on_leaving(await self.find(name, person), person.id)
        await self._store.write(circles.leave, name, person.id, self._clock())

    async def remove_member(self, name: str, owner: Person, person: str) -> None:
        """Remove another person from a circle, at its owner's request. The link for joining gets a new secret."""
        circle = await self.find_own(name, owner)
        if person == owner.id or not await self._store.read(circles.is_member, circle.id, person):
            raise Refused("no_such_person", "no other person in this circle has this id")
        await self.on_leaving(circle, person)
        now = self._clock()

        def change(connection: Any) -> None:
            # First the link: who looks after the circle may have changed meanwhile.
            if not circles.change(connection, circle.id, owner.id, invite=_new_invite()):
                raise _not_owner()
            circles.leave(connection, circle.id, person, now)

        await self._store.write(change)

    async def hand_over(self, name: str, owner: Person, person: str) -> None:
        """Hand a circle over to another member. Its webhook is removed."""
        circle = await self.find_own(name, owner)
        if person == owner.id:
            return
        other = await self._accounts.get(person)
        if other is not None and other.banned:
            raise Refused("not_possible", "this person is banned from the server")
        if not await self._store.write(circles.hand_over, circle.id, owner.id, person):
            raise Refused("no_such_person", "no person in this circle has this id")

    # For operators

    async def search(self, name: str, limit: int) -> list[Listed]:
        """Return up to `limit` circles whose names contain `name`, the newest first."""
        return await self._store.read(circles.search, name, limit)

    async def remove(self, name: str) -> None:
        """Delete a circle. Its tables, and the results of its games, remain. Raises Refused if there is none."""
        if await self._store.read(circles.find, name) is None:
            raise no_such_circle()
        await self._store.write(circles.remove, name)


async def _nothing(circle: Circle, person: str) -> None:
    pass


def _new_invite() -> str:
    return secrets.token_urlsafe(12)
