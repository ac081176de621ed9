"""What tests of bots share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tabletowers.bots import net
from tabletowers.nets import files, playing


@pytest.fixture
def fresh() -> Iterator[None]:
    """Nets are read anew, and every warning is given anew."""
    memories = (files.net_of, playing.net_for, net.say_once)
    for memory in memories:
        memory.cache_clear()
    yield
    for memory in memories:
        memory.cache_clear()
