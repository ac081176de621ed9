"""The settings of a server, and its limits."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Self

from tabletowers.host import settings
from tabletowers.table.rating_rules import RatingLimits


@dataclass(slots=True)
class Limits(settings.Limits):
    """The limits for each guest, network address or connection.

    A rate is a pair: the size of a burst, and the number of actions per second.
    """

    tables_per_person: int = 30
    #: The most tables of one host that may wait in the lobby.
    in_lobby_per_person: int = 3
    connections_per_address: int = 100
    connections_per_person: int = 20
    #: The most attempts at one deal of the day, or of a match, from one network.
    deal_attempts: int | None = 10
    #: The most matches of one person that are still open.
    matches_per_person: int = 10
    requests: tuple[float, float] | None = (120, 30)
    #: The rate of requests for files of the browser client, and for everything else that is not an API call.
    files: tuple[float, float] | None = (400, 40)
    #: The rate of drawing pictures for previews of links. Those that have been drawn are not counted.
    pictures: tuple[float, float] | None = (20, 0.5)
    #: The rate of opening websockets.
    opened: tuple[float, float] | None = (60, 4)
    guests: tuple[float, float] | None = (20, 0.05)
    #: The rate of new tables.
    tables: tuple[float, float] | None = (15, 0.1)
    #: The rate of new matches. In each of them the strengths play many games.
    matches: tuple[float, float] | None = (3, 1 / 600)
    #: The most circles that a person is in, people in a circle, its tables that wait for players, and its leagues that
    #: are not over.
    circles_per_person: int = 20
    people_per_circle: int = 50
    tables_per_circle: int = 20
    leagues_per_circle: int = 3
    #: The rate of new circles and leagues, and of joining circles.
    circles: tuple[float, float] | None = (5, 1 / 600)
    circle_joins: tuple[float, float] | None = (10, 1 / 60)
    #: The rate of reports to the server's operators.
    reports: tuple[float, float] | None = (5, 1 / 120)
    #: The rate of wrong passwords for one login.
    passwords: tuple[float, float] | None = (10, 0.02)
    #: The rate of attempts with passwords and codes, from one address.
    tries: tuple[float, float] | None = (10, 0.1)
    #: The rate of your-turn notices, and of messages to a circle's webhook.
    notices: tuple[float, float] | None = (10, 1 / 30)
    #: The rate of mails that ask for the confirmation of an address: to one address, for one person, from one network.
    mails: tuple[float, float] | None = (5, 1 / 600)

    @classmethod
    def none(cls) -> Self:
        """Return the limits for a server on the user's own machine, which restrict sizes but not rates."""
        return cls(
            tables_per_person=100_000,
            in_lobby_per_person=100_000,
            connections_per_address=100_000,
            connections_per_person=100_000,
            deal_attempts=None,
            matches_per_person=100_000,
            at_once=None,
            messages=None,
            rows=None,
            costly=None,
            advice=None,
            requests=None,
            files=None,
            pictures=None,
            opened=None,
            guests=None,
            tables=None,
            matches=None,
            circles_per_person=100_000,
            people_per_circle=100_000,
            tables_per_circle=100_000,
            leagues_per_circle=100_000,
            circles=None,
            circle_joins=None,
            reports=None,
            passwords=None,
            tries=None,
            notices=None,
            mails=None,
        )


@dataclass(frozen=True, slots=True)
class OpenIdSettings:
    """The OpenID Connect provider through which people may log in, and this server's client credentials there."""

    issuer: str
    client: str
    #: None for a client that uses PKCE alone.
    secret: str | None = None
    #: The name of the site, as shown to people.
    name: str = "OpenID"
    scope: str = "openid profile"


@dataclass(slots=True)
class Settings(settings.Settings):
    """All settings of `tabletowers serve`."""

    database: str | None = None
    redis: str | None = None
    host: str = "127.0.0.1"
    port: int = 8000
    #: Further addresses of the server, besides `public`.
    origins: tuple[str, ...] = ()
    #: Whether cookies are for https only.
    secure: bool = False
    bot_workers: int = 1
    limits: Limits = field(default_factory=Limits)
    ratings: RatingLimits = field(default_factory=RatingLimits)
    metrics_open: bool = False
    #: The address and port at which metrics are available, and nothing else is. None: at /metrics, on this machine.
    metrics_listen: tuple[str, int] | None = None
    smtp: str | None = None
    #: Whether webhooks and push messages may go to addresses in the server's own network.
    private_notices: bool = False
    mail_from: str = "tabletowers@localhost"
    #: The address at which people reach the server, also used in mails. By default it is the one it listens on.
    public: str = ""
    openid: OpenIdSettings | None = None
    #: A folder with the files that let pages play without the server (`build.site`). None: pages need the server.
    engine: Path | None = None
    #: Whether there is a match for everybody each week. The bots' strengths play it in the background.
    weekly: bool = False
    #: Seconds without a viewer after which a table is dropped from memory.
    linger: float = 300.0

    def __post_init__(self) -> None:
        self.public = self.public.rstrip("/") or self.listening

    @property
    def listening(self) -> str:
        """The web address on which the server listens."""
        return f"http://{self.host}:{self.port}"
