"""Passwords of the services that a server uses: from the environment or from a file, never from an argument.

Lists of processes show arguments. A password is taken as it is and may contain any character; in an address it would
have to be percent-encoded.
"""

from __future__ import annotations

import os
from pathlib import Path
from urllib.parse import SplitResult, quote, urlsplit

#: The environment variables with the passwords of the database, Redis and the mail server, and with the secret of the
#: OpenID Connect client. With `_FILE` behind its name, each of them names a file instead.
DATABASE, REDIS, SMTP = "TABLETOWERS_DATABASE_PASSWORD", "TABLETOWERS_REDIS_PASSWORD", "TABLETOWERS_SMTP_PASSWORD"
OPENID = "TABLETOWERS_OPENID_SECRET"


def password(name: str) -> str | None:
    """Return what an environment variable holds, or the file that it names with `_FILE`, or None without either.

    Line breaks at the end of the file are not part of the password. Raises ValueError if both are set.
    """
    text, file = os.environ.get(name), os.environ.get(f"{name}_FILE")
    if file is None:
        return text
    if text is not None:
        raise ValueError(f"set {name} or {name}_FILE, not both")
    return Path(file).read_text("utf-8").rstrip("\r\n")


def with_password(address: str, name: str) -> str:
    """Return the address of a service with the password from the environment, unless it has one of its own."""
    secret = password(name)
    if secret is None or (parts := _parts(address)) is None or parts.password is not None:
        return address
    user, _, host = parts.netloc.rpartition("@")
    return parts._replace(netloc=f"{user}:{quote(secret, safe='')}@{host}").geturl()


def from_argument(argument: str, address: str, name: str) -> str:
    """Return the address of a service that an argument names, with its password.

    Raises ValueError if the password is part of the argument.
    """
    if (parts := _parts(address)) is not None and parts.password is not None:
        raise ValueError(
            f"everyone on this machine can read a password in {argument}: put it into the environment variable {name}, "
            f"or into a file that {name}_FILE names"
        )
    return with_password(address, name)


def _parts(address: str) -> SplitResult | None:
    """Return the parts of an address, or None for one that can't be read: what uses it says so in its own words."""
    try:
        return urlsplit(address)
    except ValueError:
        return None
