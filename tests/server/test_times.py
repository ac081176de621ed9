"""Times tell nothing: what another player receives does not tell whether somebody had a choice.

The long form is `tabletowers bench times`.
"""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from benchmarks.times import measured


def guessed(decision: str, count: int, seed: int) -> dict[str, Any]:
    """How well a classifier guesses; everything takes a twentieth of its usual time."""
    (told,) = asyncio.run(measured(count, 0.05, ("babel",), only=(decision,), seed=seed))
    assert told["given_up"] == 0
    return told


@pytest.mark.parametrize("decision", ["offer", "bonus"])
def test_whether_there_was_a_choice_is_not_told_by_times(decision: str) -> None:
    # A coin's upper bound is about 0.56 after so many decisions of people and 0.59 of bots; a table that answers by
    # itself gives itself away in nine of ten. A coin may fall on one side often, too: where it seems so, three times as
    # many other decisions tell.
    for count, seed in ((80, 1), (240, 2)):
        told = guessed(decision, count, seed)
        if told["people"]["bound"] < 0.67 and told["bots"]["bound"] < 0.78:
            return
    pytest.fail(f"times tell who had a choice: {told}")
