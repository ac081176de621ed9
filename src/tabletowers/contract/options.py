"""The options of a game, declared once and used by the command line, the server, the records and the browser."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any


@dataclass(frozen=True)
class Option:
    """A choice made before a game: its allowed values (or a function that checks them), default and meaning."""

    name: str
    default: Any
    meaning: str
    values: tuple[Any, ...] = ()
    #: For values that can't be listed: a function that returns a value in canonical form, or raises a ValueError that
    #: names the bad entry.
    check: Callable[[Any], Any] | None = None
    #: The default at correspondence tables (played over days), if it differs.
    by_days: Any = None

    def checked(self, value: Any) -> Any:
        """Check a value and return it. Raises ValueError if the value is not allowed."""
        if self.check is not None:
            return self.check(value)
        for allowed in self.values:
            if value == allowed and type(value) is type(allowed):
                return value
        raise ValueError(f"option {self.name} must be one of {', '.join(map(json.dumps, self.values))}, not {value!r}")

    def parse(self, text: str) -> Any:
        """Parse a value from the command line: JSON, or a plain word."""
        try:
            return self.checked(json.loads(text))
        except json.JSONDecodeError:
            return self.checked(text)


def unknown_option(name: str, declared: Iterable[str]) -> ValueError:
    """Return the error for an option that the game doesn't have."""
    names = ", ".join(declared)
    return ValueError(f"unknown option {name!r}; {f'choose from {names}' if names else 'this game has none'}")


def complete(options: Iterable[Option], chosen: Mapping[str, Any]) -> dict[str, Any]:
    """Return every option of a game with its value. Raises ValueError for an unknown option or a wrong value."""
    declared = {option.name: option for option in options}
    for name in chosen:
        if name not in declared:
            raise unknown_option(name, declared)
    return {
        name: option.checked(chosen[name]) if name in chosen else option.default for name, option in declared.items()
    }


def in_words(options: Mapping[str, Any]) -> str:
    """Return options in the form used on the command line: `tidy=spot memory_aid=true`."""
    return " ".join(
        f"{name}={value if isinstance(value, str) else json.dumps(value)}" for name, value in options.items()
    )


def with_defaults(options: Iterable[Option], **defaults: Any) -> tuple[Option, ...]:
    """Return the same options with different defaults, for earlier versions of the rules."""
    return tuple(replace(option, default=defaults.get(option.name, option.default)) for option in options)


def changed(options: Iterable[Option], values: Mapping[str, Any]) -> dict[str, Any]:
    """Return only the options whose values differ from the defaults. This is what records and views store."""
    return {option.name: values[option.name] for option in options if values[option.name] != option.default}
