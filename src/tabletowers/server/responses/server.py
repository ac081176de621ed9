"""The responses for the server itself."""

from __future__ import annotations

from msgspec import Struct


class SimpleBots(Struct):
    """The bots of a game that play more simply until their code is compiled.

    `seconds` is about how long that will still take, or null if it is not known yet.
    """

    game: str
    bots: list[str]
    seconds: int | None


class ServerInfo(Struct):
    """Information about a server: email, its OpenID Connect provider, and the bots that aren't ready yet.

    After the first start, until everything is compiled, `compiling` contains an entry for each game whose bots are
    affected.
    """

    mail: bool
    openid: str | None
    compiling: list[SimpleBots]
