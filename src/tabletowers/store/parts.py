"""Splits long lists of values, because a database takes only a limited number of values in one query."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import TypeVar

T = TypeVar("T")

#: The most values in a part. Earlier releases of SQLite take 999 in a query, and some queries have each thrice.
MOST = 300


def parts(values: Collection[T]) -> Iterator[list[T]]:
    """Yield all values in lists of at most `MOST`."""
    rest = list(values)
    for start in range(0, len(rest), MOST):
        yield rest[start : start + MOST]
