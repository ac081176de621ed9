"""The responses for what follows a person from device to device."""

from __future__ import annotations

from msgspec import Struct


class KeptSetting(Struct):
    """The value of a setting (null for the default), and when it was chosen."""

    value: str | None
    at: int


class KeptTask(Struct):
    """A solved task and when it was solved, with its level, the time and the hints it took, if those are known."""

    task: str
    at: int
    level: str | None
    seconds: int | None
    hints: int | None


class Kept(Struct):
    """What has changed on any of your devices since the version that you have: settings, and solved tasks by kind."""

    version: int
    settings: dict[str, KeptSetting]
    solved: dict[str, list[KeptTask]]
