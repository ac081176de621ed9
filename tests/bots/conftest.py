"""What tests of bots share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tabletowers.bots import net_bot
from tabletowers.nets import net as playing
from tabletowers.nets import net_file


@pytest.fixture
def fresh() -> Iterator[None]:
    """Nets are read anew, and every warning is given anew."""
    memories = (net_file.net_of, playing.net_for, net_bot.say_once)
    for memory in memories:
        memory.cache_clear()
    yield
    for memory in memories:
        memory.cache_clear()
