"""All user-visible messages, in five languages: Fluent catalogues for the terminal, print and the browser.

Each language has a folder here with a file for each subject. A game's messages are in its own package, in
`text/LANGUAGE.ftl`, and those of its extras are in the extras' packages. The names of a game's messages begin with the
game's name (`GAME-event-NAME`, `GAME-reason-CODE`, `GAME-rules-…` and so on). The browser reads the same files.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from importlib import resources
from typing import Any, Protocol

from tabletowers.contract.registry import extras, packages

LANGUAGES = ("en", "it", "fr", "nl", "de")


class Formatter(Protocol):
    """The interface of a message formatter for one language."""

    def has(self, message: str) -> bool:
        """Return whether a message exists."""

    def text(self, message: str, values: dict[str, Any]) -> str:
        """Return a formatted message. Raises a KeyError that names the message or value if it is missing."""


def _with_fluent(language: str, catalogues: list[str]) -> Formatter:
    """Return the formatter that programs and servers use (but not the web page)."""
    from tabletowers.text.formatter import FluentFormatter

    return FluentFormatter(language, catalogues)


#: Makes a formatter for a language and its catalogues. A page that runs this code replaces it with its own.
make_formatter: Callable[[str, list[str]], Formatter] = _with_fluent


class MissingTexts(LookupError):
    """Raised for a language whose messages are not loaded yet.

    A web page fetches them when they are first needed.
    """

    def __init__(self, language: str) -> None:
        super().__init__(f"the texts of the language {language!r} are missing")
        self.language = language


class Catalogue:
    """The messages in one language. Call the catalogue with a message's name to get its formatted text."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"unknown language {language!r}; choose from {', '.join(LANGUAGES)}")
        self.language = language
        folder = resources.files(__name__).joinpath(language)
        if not folder.is_dir():
            raise MissingTexts(language)
        files = sorted(folder.iterdir(), key=lambda file: file.name)
        own = [file.read_text("utf-8") for file in files if file.name.endswith(".ftl")]
        others = (*packages().values(), *(extra.package for extra in extras()))
        of_games = [text for package in others if (text := _text_in(package, language))]
        self._formatter = make_formatter(language, own + of_games)

    def __contains__(self, message: str) -> bool:
        return self._formatter.has(message)

    def __call__(self, message: str, **values: Any) -> str:
        """Return a formatted message. Raises KeyError if the message, or a value that it requires, is missing."""
        try:
            return self._formatter.text(message, {key: _plain(value) for key, value in values.items()})
        except KeyError as error:
            raise KeyError(f"{message} ({self.language}): {error.args[0]}") from error


def game_text(name: str, language: str) -> str | None:
    """Return the catalogue of a game in a language, or else in English, or None if the game is unknown."""
    package = packages().get(name)
    return None if package is None else _text_in(package, language)


@cache
def _text_in(package: str, language: str) -> str | None:
    """Return the catalogue of a package in a language, or else in English, or None if it has neither.

    Also returns None if the package is missing, because the registry reports that.
    """
    try:
        folder = resources.files(package).joinpath("text")
    except ModuleNotFoundError:
        return None
    for wanted in (language, "en"):
        file = folder.joinpath(f"{wanted}.ftl")
        if file.is_file():
            return file.read_text("utf-8")
    return None


def _plain(value: Any) -> Any:
    """Return a value as a string or a number for a message.

    `web/src/text/plain.ts` does the same in the browser.
    """
    if isinstance(value, bool):
        return int(value)
    if isinstance(value, str | int | float):
        return value
    if isinstance(value, Mapping):
        return ", ".join(f"{key} {_plain(item)}" for key, item in value.items())
    if isinstance(value, list | tuple):
        return ", ".join(str(_plain(item)) for item in value)
    return "" if value is None else str(value)


@cache
def catalogue(language: str = "en") -> Catalogue:
    """Return the catalogue of a language, loaded once.

    Raises ValueError if the language is unknown, and MissingTexts if its files are not available.
    """
    return Catalogue(language)
