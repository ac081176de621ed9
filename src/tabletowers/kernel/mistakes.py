"""Mistakes in kernels, in a sentence that names the line of the author's own file."""

from __future__ import annotations

import difflib
import inspect
import linecache
import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

#: Where the compiler says that it stopped.
_PLACE = re.compile(r'File "([^"]+)", line (\d+)')
#: How lines begin in which the compiler speaks of itself.
_ABOUT_ITSELF = ("Failed in", "File ", "During:", "def ", "<source")
#: A field of a record in a line of source.
_FIELD = re.compile(r"\b\w+\.(\w+)")


class Mistake(ValueError):
    """Raised for a kernel that can't be compiled."""


def mistake_in(function: Callable[..., Any], error: Exception, fields: Sequence[str]) -> Mistake:
    """Return the mistake because of which a kernel could not be compiled, from what the compiler has raised.

    `fields` are the names of the fields that its records have.
    """
    file = function.__code__.co_filename
    line = _line_of(function, error)
    said = _said(error, fields)
    source = linecache.getline(file, line).strip()
    return Mistake(
        f"{file}:{line}: the kernel {function.__name__} can't be compiled: {said}\n    {source}\n"
        "With TABLETOWERS_COMPILE=0 it runs as plain Python, in a debugger as well."
    )


def _line_of(function: Callable[..., Any], error: Exception) -> int:
    """Return the line of a kernel where the compiler has stopped, or else its first line."""
    code = function.__code__
    lines, first = inspect.getsourcelines(function)
    for file, line in _PLACE.findall(str(error)):
        if Path(file).name == Path(code.co_filename).name and first <= int(line) < first + len(lines):
            return int(line)
    if isinstance(error, KeyError) and error.args:
        for number, text in enumerate(lines, first):
            if error.args[0] in _FIELD.findall(text):
                return number
    return first


def _said(error: Exception, fields: Sequence[str]) -> str:
    """Return what the compiler says, without what it says about itself."""
    if isinstance(error, KeyError) and error.args:
        close = difflib.get_close_matches(str(error.args[0]), fields, 1)
        meant = f" (did you mean {close[0]}?)" if close else ""
        return f"the record has no field {error.args[0]!r}{meant}"
    lines = [line.strip() for line in str(error).splitlines() if line.strip()]
    plain = [line for line in lines if not line.startswith(_ABOUT_ITSELF)]
    if len(plain) > 1 and plain[0].endswith(":"):
        return f"{plain[0]} {plain[1].removeprefix('>>> ')}"
    return plain[0] if plain else type(error).__name__
