"""The API calls of a server: those shared with the in-browser host, and those that only a server answers."""

from __future__ import annotations

from dataclasses import dataclass

from starlette.requests import Request
from starlette.responses import Response

from tabletowers.host import handlers, routes
from tabletowers.host.routes import Api
from tabletowers.server.http.authentication import device_cookie
from tabletowers.server.people.accounts import hashed
from tabletowers.server.people.known_devices import Visitor
from tabletowers.server.people.user_agents import described
from tabletowers.server.services import Services
from tabletowers.store import Person


@dataclass(slots=True)
class Call(routes.Call):
    """One API call to a server."""

    services: Services
    who: Person | None
    request: Request
    #: A response to send instead of the handler's result, if more than a status and a body is needed.
    response: Response | None = None

    @property
    def person(self) -> Person:
        """The caller, for calls that require a person to be logged in."""
        assert self.who is not None
        return self.who

    @property
    def device(self) -> str | None:
        """A description of the caller's device: the browser and operating system named in the `User-Agent` header."""
        return described(self.request.headers.get("user-agent", ""))

    @property
    def visitor(self) -> Visitor:
        """The network and device that the request comes from.

        The device counts as known only if the request has a valid device cookie.
        """
        services = self.services
        known = services.known_devices.read(device_cookie(self.request.cookies, services.settings))
        return Visitor(self.place, *known)

    @property
    def owner(self) -> Visitor:
        """The network and device that the request comes from.

        If the caller is logged in, the device counts as known even without a device cookie.
        """
        visitor = self.visitor
        if self.who is None or self.who.id in visitor.people:
            return visitor
        return Visitor(self.place, hashed(self.request.state.token), (self.who.id,))

    async def require_login(self) -> None:
        """Raise Refused (`login_again`) unless the caller has logged in on this device in the last ten minutes.

        Guests, who have no way to log in, are never refused.
        """
        await self.services.devices.require_login(self.person, self.request.state.token)


#: The calls of a server. The modules of `handlers` add theirs to it.
api: Api[Call] = Api(handlers.api.routes)
