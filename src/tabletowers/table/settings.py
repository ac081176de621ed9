"""The settings of a table: how they are stored, changed and shown.

A new setting is declared here and in `requests`. Log entries, snapshots and payloads use these declarations.
"""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, structs

from tabletowers.contract import Game
from tabletowers.table import clock as clocks
from tabletowers.table.clock import Clock
from tabletowers.table.errors import Refused
from tabletowers.table.requests import Begins, NewTable, TableChange, Visibility

#: The allowed lengths of the window in which optional answers are collected, in seconds.
WINDOWS = range(1, 61)


class Settings(Struct, kw_only=True, omit_defaults=True, gc=False):
    """The settings that the host of a table has chosen."""

    visibility: Visibility
    #: Whether the seats are drawn at random.
    shuffle: bool
    #: The bot that takes open chairs and plays for people who are absent or out of time.
    level: str
    #: The chair that begins. None: the first in the order of the seats.
    begins: int | None = None
    #: Seconds to wait for optional answers. None: players are asked one after the other.
    window: int | None = None
    clock: Clock | None = None
    #: Whether players may ask a bot for advice. None: only if a single person plays.
    hints: bool | None = None
    spectators: bool = True
    chat: bool = True

    def from_first(self, order: list[int]) -> list[int]:
        """Return a list of chairs, rotated so that the first player's chair comes first."""
        first = 0 if self.begins is None else order.index(self.begins)
        return order[first:] + order[:first]


class SettingsChange(Struct, kw_only=True, omit_defaults=True, gc=False):
    """A change that the host makes to the settings before the start.

    None leaves a setting as it is, and "none" sets it to None.
    """

    visibility: Visibility | None = None
    shuffle: bool | None = None
    clock: Clock | Literal["none"] | None = None
    begins: int | Literal["none"] | None = None
    window: int | Literal["none"] | None = None


class ShownSettings(Struct):
    """The settings in the form that every viewer of a table receives."""

    visibility: Visibility
    spectators: bool
    chat_open: bool
    level: str
    clock: Clock | None
    shuffle: bool
    begins: Literal["lot", "seated"] | int
    window: int | None
    #: Whether the host wants hints at a table with several people.
    hints_wanted: bool


def only(kept: Settings) -> Settings:
    """Return plain `Settings` copied from an instance of a subclass, without the fields that the subclass adds."""
    return Settings(**{name: getattr(kept, name) for name in Settings.__struct_fields__})


def wanted(request: NewTable, game: Game) -> Settings:
    """Return the settings that a host requests for a new table. Raises Refused if they are not allowed."""
    _check_clock(request.clock)
    shuffle, begins = _first_chair(request.begins, request.shuffle, len(request.seats))
    window = _checked_window(request.window)
    return Settings(
        visibility=request.visibility,
        shuffle=shuffle,
        level=request.level,
        begins=begins,
        window=window if any(decision.silence is not None for decision in game.decisions) else None,
        clock=request.clock,
        hints=request.hints,
        spectators=request.spectators,
        chat=request.chat,
    )


def wanted_change(settings: Settings, request: TableChange, chairs: int) -> SettingsChange:
    """Return the settings change that a host requests at a table with this number of chairs.

    Raises Refused if the change is not allowed.
    """
    if request.clock is not UNSET:
        _check_clock(request.clock)
    if request.window is not UNSET:
        _checked_window(request.window)
    shuffle = request.shuffle
    first: int | Literal["none"] | None = None
    if request.begins is not None or shuffle is not None:
        shuffle, chair = _first_chair(request.begins, settings.shuffle if shuffle is None else shuffle, chairs)
        first = "none" if chair is None else chair
    elif settings.begins is not None and settings.begins >= chairs:
        first = "none"
    return SettingsChange(
        visibility=request.visibility,
        shuffle=shuffle,
        clock=None if request.clock is UNSET else request.clock or "none",
        begins=first,
        window=None if request.window is UNSET else request.window or "none",
    )


def changed(settings: Settings, change: SettingsChange) -> Settings:
    """Return the settings after a change."""
    values = {name: getattr(change, name) for name in SettingsChange.__struct_fields__}
    new = {name: None if value == "none" else value for name, value in values.items() if value is not None}
    return structs.replace(settings, **new)


def for_rematch(settings: Settings, *, hints: bool) -> Settings:
    """Return the settings for a rematch, in which seats are not drawn again.

    `hints` says whether everyone has agreed to hints.
    """
    return structs.replace(settings, visibility="private", shuffle=False, begins=None, hints=settings.hints and hints)


def shown(settings: Settings) -> ShownSettings:
    """Return the settings in the form that viewers receive."""
    return ShownSettings(
        visibility=settings.visibility,
        spectators=settings.spectators,
        chat_open=settings.chat,
        level=settings.level,
        clock=settings.clock,
        shuffle=settings.shuffle,
        begins=settings.begins if settings.begins is not None else "lot" if settings.shuffle else "seated",
        window=settings.window,
        hints_wanted=settings.hints is True,
    )


def _check_clock(clock: Clock | None) -> None:
    try:
        clocks.checked(clock)
    except ValueError as error:
        raise Refused("bad_options", str(error)) from error


def _checked_window(window: int | None) -> int | None:
    if window is not None and window not in WINDOWS:
        raise Refused("bad_options", f"answers are collected for {WINDOWS[0]} to {WINDOWS[-1]} seconds, not {window}")
    return window


def _first_chair(begins: Begins | None, shuffle: bool, chairs: int) -> tuple[bool, int | None]:
    """Return whether the seats are drawn at random, and the first player's chair if the request names one."""
    if begins is None:
        return shuffle, None
    if begins == "lot" or begins == "seated":
        return begins == "lot", None
    if not 0 <= begins < chairs:
        raise Refused("bad_options", f"the chairs are 0 to {chairs - 1}, not {begins}")
    return shuffle, begins
