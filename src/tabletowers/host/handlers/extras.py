"""The API calls of the games' extras, which are features other than playing at a table (`contract.extras`)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import UTC, date, datetime
from functools import wraps
from typing import Any, TypeVar

from tabletowers.contract.extra_calls import Asked, Comparison, ExtraCall, Refused
from tabletowers.contract.extras import Extra
from tabletowers.contract.registry import extras
from tabletowers.host.routes import A, Api, Call, api


@dataclass(frozen=True, slots=True)
class AskedHere:
    """An API call as the handler of a game's extra receives it (implements `contract.extra_calls.Asked`)."""

    call: Call
    extra: Extra
    #: The validated body.
    body: Any

    @property
    def path(self) -> Mapping[str, str]:
        """The path parameters, by name."""
        return self.call.path

    @property
    def query(self) -> Mapping[str, Any]:
        """The query parameters."""
        return self.call.query

    @property
    def today(self) -> date:
        """Today's date in UTC."""
        return datetime.fromtimestamp(self.call.services.clock() / 1000, UTC).date()

    @property
    def compiled(self) -> bool:
        """Whether the compute kernels of the extra are compiled."""
        return self.call.services.extras.is_compiled(self.extra)

    async def work(self, job: str, *arguments: Any) -> Any:
        """Return the result of one of the extra's jobs, which a worker runs."""
        return await self.call.services.extras.work(self.extra, self.call.whose, job, *arguments)

    async def compare(self, task: str, seconds: int, hints: int) -> Comparison:
        """Refuse the call, because only a server can compare the caller's result with other people's."""
        raise Refused("online_only", "only a server can do this")


C = TypeVar("C", bound=Call)


def add_extras(api: Api[C], new_request: Callable[[C, Extra, Any], Asked], *, online: bool) -> None:
    """Add the API calls of all extras: either those that only servers answer, or those that every host answers."""
    for extra in extras():
        if (calls := extra.load("calls")) is not None:
            for declared in calls.CALLS:
                if declared.online == online:
                    _add(api, new_request, extra, declared)


def _add(api: Api[C], new_request: Callable[[C, Extra, Any], Asked], extra: Extra, declared: ExtraCall[A]) -> None:
    @wraps(declared.handler)
    async def run(call: C, body: Any = None) -> A:
        if declared.limit == "long":
            call.take_long()
        elif declared.limit == "advice":
            call.take_advice()
        return await declared.handler(new_request(call, extra, body))

    person, query = declared.person, dict(declared.query)
    if declared.body is None:
        api.add(declared.method, declared.path, answer=declared.answer, person=person, query=query)(run)
    else:
        body, answer = declared.body, declared.answer
        api.add(declared.method, declared.path, body=body, answer=answer, person=person, query=query)(run)


add_extras(api, AskedHere, online=False)
