"""The settings of a server, and its limits."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from tabletowers.table import Pace


@dataclass(slots=True)
class Limits:
    """What one guest, address or connection may do. A rate is (so many at once, so many per second after that)."""

    body: int = 64 * 1024
    message: int = 16 * 1024
    tables_per_person: int = 30
    #: Tables of one host that wait in the lobby.
    in_lobby_per_person: int = 3
    connections_per_address: int = 100
    connections_per_person: int = 20
    subscriptions: int = 50
    #: So many people at one address (a household, a class) are allowed what one person is each.
    people_at_a_place: int = 4
    #: Requests, websockets and messages of one place that are begun in one round of the event loop.
    at_once: int | None = 2
    #: Bytes on their way to one connection; whoever reads more slowly than that is disconnected.
    unsent: int = 1_000_000
    requests: tuple[float, float] | None = (120, 30)
    #: Files of the browser client, and whatever else is not a call of the API.
    files: tuple[float, float] | None = (400, 40)
    #: Messages over websockets, whatever their number.
    messages: tuple[float, float] | None = (80, 25)
    #: Websockets opened.
    opened: tuple[float, float] | None = (60, 4)
    guests: tuple[float, float] | None = (20, 0.05)
    #: New tables.
    tables: tuple[float, float] | None = (15, 0.1)
    #: What is kept of somebody besides moves and chat: orders, claims ahead, undos, proposals.
    rows: tuple[float, float] | None = (60, 2)
    #: Wrong passwords for one login.
    passwords: tuple[float, float] | None = (10, 0.02)
    #: Calls that take the server long.
    costly: tuple[float, float] | None = (20, 1)
    #: Tries of passwords and codes, from one address.
    tries: tuple[float, float] | None = (10, 0.1)
    #: Notices that it is somebody's turn.
    notices: tuple[float, float] | None = (10, 1 / 30)
    #: Mails that ask whether an address is somebody's: to one address, of one person, from one place.
    mails: tuple[float, float] | None = (5, 1 / 600)
    #: A bot's advice and generated puzzles, which take a worker's time.
    advice: tuple[float, float] | None = (10, 0.5)

    @classmethod
    def none(cls) -> Limits:
        """For one's own machine: sizes stay limited, rates don't."""
        return cls(
            tables_per_person=100_000,
            in_lobby_per_person=100_000,
            connections_per_address=100_000,
            connections_per_person=100_000,
            at_once=None,
            requests=None,
            files=None,
            messages=None,
            opened=None,
            guests=None,
            tables=None,
            rows=None,
            passwords=None,
            costly=None,
            tries=None,
            notices=None,
            mails=None,
            advice=None,
        )


@dataclass(frozen=True, slots=True)
class OpenIdSettings:
    """The other site at which people may log in (OpenID Connect), and as whom this server is known there."""

    issuer: str
    client: str
    #: None for a client that proves itself by PKCE alone.
    secret: str | None = None
    #: What people know the site by.
    name: str = "OpenID"
    scope: str = "openid profile"


@dataclass(slots=True)
class Settings:
    """Everything that can be set for `tabletowers serve`."""

    database: str | None = None
    redis: str | None = None
    host: str = "127.0.0.1"
    port: int = 8000
    #: Further origins that browsers may come from; this server's own is always allowed.
    origins: tuple[str, ...] = ()
    #: Whether cookies are for https only.
    secure: bool = False
    bot_workers: int = 1
    #: The time a bot has for an ordinary decision, in seconds.
    bot_budget: float = 1.0
    pace: Pace = field(default_factory=Pace)
    limits: Limits = field(default_factory=Limits)
    metrics_open: bool = False
    smtp: str | None = None
    #: Whether webhooks and push may lead into the server's own network.
    private_notices: bool = False
    mail_from: str = "tabletowers@localhost"
    #: The address under which people reach the server, for links in mails.
    public: str = ""
    openid: OpenIdSettings | None = None
    #: A folder with the files that let pages play by themselves (`build.site`); None: only the server plays.
    engine: Path | None = None
    #: Seconds without a viewer after which a table is dropped from memory.
    linger: float = 300.0
    #: Milliseconds of grace for clocks after a table was loaded, so that nobody loses time by a restart.
    grace: int = 15_000
