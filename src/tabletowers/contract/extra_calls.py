"""The API calls that an extra of a game declares (`extras`), and the requests that their handlers receive."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from datetime import date
from typing import Any, Generic, Literal, NamedTuple, Protocol, TypeVar

from tabletowers.contract.refusal import Refused

__all__ = ["Asked", "Comparison", "ExtraCall", "Refused"]

A = TypeVar("A")


class Comparison(NamedTuple):
    """A person's result, and how many other people were slower or used more or fewer hints.

    `others` is the number of all other people.
    """

    seconds: int
    hints: int
    others: int
    slower: int
    more_hints: int
    fewer_hints: int


class Asked(Protocol):
    """A request as its handler receives it, on a server or in the browser."""

    @property
    def path(self) -> Mapping[str, str]:
        """The values of the path's placeholders, by name."""

    @property
    def query(self) -> Mapping[str, Any]:
        """The query parameters that were given, by name."""

    @property
    def body(self) -> Any:
        """The body, validated against the type that the call declares."""

    @property
    def today(self) -> date:
        """Today's date in UTC."""

    @property
    def compiled(self) -> bool:
        """Whether the extra's kernels are compiled. If not, a server's workers run them in plain Python."""

    async def work(self, job: str, *arguments: Any) -> Any:
        """Have a worker run one of the extra's jobs, and return its result.

        If the job raises a ValueError, so does this method. A subclass of ValueError may be raised as a plain
        ValueError.
        """

    async def compare(self, task: str, seconds: int, hints: int) -> Comparison:
        """Store the person's first result for a task that everyone gets, and compare it with the others' results.

        Available only to calls that are declared as `online`.
        """


@dataclass(frozen=True)
class ExtraCall(Generic[A]):
    """An API call of an extra. The docstring of its handler serves as the description of the call."""

    method: Literal["GET", "POST", "PUT", "PATCH", "DELETE"]
    path: str
    handler: Callable[[Asked], Awaitable[A]]
    #: The type of the response, and of the request's body if there is one.
    answer: type[A]
    body: type | None = None
    #: Whether only people known to the server may make the call.
    person: bool = False
    query: Mapping[str, Any] = field(default_factory=dict)
    #: The rate limit that the call counts against: the one for advice, or the one for long computations.
    limit: Literal["advice", "long"] | None = None
    #: Whether it involves other people, so that only a server can answer it.
    online: bool = False
