"""The responses for people: identity, devices, passkeys, addresses and vacations."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class Me(Struct):
    """A person's own account."""

    id: str
    name: str
    language: str
    program: bool
    login: str | None
    #: Whether the person can log in on a new device: by password, passkey, or through another site.
    kept: bool
    passkeys: int
    mail: str | None
    mail_confirmed: bool
    webhook: str | None
    webhook_kind: Literal["plain", "discord", "slack"]
    notices: bool
    #: The kinds of notices that the person has switched off.
    unwanted: list[str]
    push: bool
    blocks: list[str]
    muted_until: int | None
    mute_reason: str | None
    #: The end of the last vacation.
    away_until: int | None


class Identity(Struct):
    """A person, and the secret token of this device."""

    person: Me
    token: str


class DeviceCode(Struct):
    """A code with which another device can log in."""

    code: str
    path: str
    expires: int


class DeviceInfo(Struct):
    """One of your devices: its browser and operating system, and the day on which it was last used."""

    id: str
    device: str | None
    created: int
    used: int
    here: bool


class DeviceList(Struct):
    """Your devices."""

    devices: list[DeviceInfo]


class PasskeyInfo(Struct):
    """One of your passkeys, and the host name for which it is valid."""

    id: str
    host: str
    name: str
    created: int
    used: int | None


class Passkeys(Struct):
    """Your passkeys."""

    passkeys: list[PasskeyInfo]


class Confirmed(Struct):
    """An email address that has been confirmed."""

    mail: str


class LinkOwner(Struct):
    """The person who may set a new password with a link."""

    name: str
    login: str | None


class PasswordLink(Struct):
    """The path of a link with which a person can set a new password once, and the time at which the link expires."""

    path: str
    expires: int


class Elsewhere(Struct):
    """The address of the OpenID Connect provider's login page."""

    url: str


class VacationInfo(Struct):
    """Your vacation: when it ends, if you are on one, and how many vacation days you have left."""

    until: int | None
    left: int


class PushKey(Struct):
    """The server's public key for web push."""

    key: str
