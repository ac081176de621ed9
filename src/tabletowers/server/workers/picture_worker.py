"""Draws the pictures for link previews in a worker process, and caches the most recently used ones.

Drawing takes a few tenths of a second, so it never runs on the event loop. Clients from different networks take turns.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from tabletowers.host.fair_queue import Shares, Whose
from tabletowers.host.limits import Buckets
from tabletowers.previews.picture import can_draw, png, still
from tabletowers.previews.preview import Preview
from tabletowers.server.workers.heartbeats import Heartbeats
from tabletowers.server.workers.processes import Worker

#: The most bytes of pictures that are cached: about 200 pictures.
_CACHED = 16_000_000


class Pictures:
    """The pictures for link previews, which are drawn by a worker and cached.

    If drawing is not possible in this installation, ready-made pictures are used.
    """

    def __init__(self, rate: Buckets, heartbeats: Heartbeats) -> None:
        """Create an empty cache. `rate` limits how many pictures are drawn for one network (`place`)."""
        self._rate = rate
        self._can_draw = can_draw()
        self._cache: OrderedDict[Preview, bytes] = OrderedDict()
        self._bytes = 0
        self._drawing: dict[Preview, asyncio.Future[bytes]] = {}
        self._shares = Shares(lambda: 1)
        self._worker = Worker(heartbeats, "pictures", _load)

    async def picture(self, preview: Preview, place: str) -> bytes:
        """Return the picture for a link preview as a PNG.

        Raises Refused if too many pictures have been drawn for this network (`place`).
        """
        if not self._can_draw:
            return still(preview.game)
        if preview in self._cache:
            self._cache.move_to_end(preview)
            return self._cache[preview]
        if (drawing := self._drawing.get(preview)) is None:
            self._rate.take(place)
            work = self._shares.give(Whose(place, place), 1.0, lambda share: self._draw(preview))
            drawing = self._drawing[preview] = asyncio.ensure_future(work)
            drawing.add_done_callback(lambda _: self._drawing.pop(preview, None))
        # A client that doesn't wait leaves the picture to those who ask next.
        return await asyncio.shield(drawing)

    def prepare(self) -> None:
        """Start the worker, if it isn't running, because a picture will be needed shortly."""
        if self._can_draw:
            self._worker.start()

    async def _draw(self, preview: Preview) -> bytes:
        """Draw a picture in the worker, and cache it."""
        drawn = await self._worker.run(png, preview)
        self._keep(preview, drawn)
        return drawn

    def _keep(self, preview: Preview, drawn: bytes) -> None:
        self._cache[preview] = drawn
        self._bytes += len(drawn)
        while self._bytes > _CACHED:
            self._bytes -= len(self._cache.popitem(last=False)[1])

    async def close(self) -> None:
        """Stop the worker."""
        await self._shares.close()
        await self._worker.stop()


def _load() -> None:
    """Import the drawing library in a worker that has just started."""
    import resvg_py  # noqa: F401
