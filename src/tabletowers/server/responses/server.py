"""The responses about the server itself."""

from __future__ import annotations

from msgspec import Struct


class SimpleBots(Struct):
    """The bots of a game that play more simply until they are compiled, and about how many seconds that takes."""

    game: str
    bots: list[str]
    seconds: int | None


class ServerInfo(Struct):
    """Whether a server sends mail, the name of the other site for logins, and the bots that are not ready.

    Until everything is compiled after the first start, `compiling` has an entry for each game whose bots are affected.
    """

    mail: bool
    openid: str | None
    compiling: list[SimpleBots]
