"""The responses for the server itself."""

from __future__ import annotations

from msgspec import Struct


class SimpleBots(Struct):
    """The bots of a game that use a simpler strategy until their code is compiled.

    `seconds` is roughly how long compiling will still take, or null if that is not known yet.
    """

    game: str
    bots: list[str]
    seconds: int | None


class ServerInfo(Struct):
    """Information about a server: email, OpenID Connect provider, and games that are still being compiled.

    `mail` says whether the server can send email. After the first start, until everything is compiled, `compiling`
    contains an entry for each game whose bots still use a simpler strategy.
    """

    mail: bool
    openid: str | None
    compiling: list[SimpleBots]
