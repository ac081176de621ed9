"""uvicorn's websocket with a short way out: many messages in one write, without a task or a wait for each."""

from __future__ import annotations

import struct
from collections.abc import Iterable

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

#: The first byte of a whole text message; and what stands for its size if that needs two or eight bytes (RFC 6455).
_TEXT, _TWO, _EIGHT = 0x81, 126, 127


class Wire(WebSocketsSansIOProtocol):
    """One websocket. Whoever serves it finds it in the scope's state under `wire`."""

    def handle_connect(self, event: Request) -> None:
        """The other side asks for a websocket."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["state"]["wire"] = self

    def send_texts(self, messages: Iterable[bytes]) -> int:
        """Send messages; how many bytes wait for the other side to read."""
        if self.disconnected or self.close_sent or self.transport.is_closing():
            return 0
        self.transport.write(b"".join([part for message in messages for part in (_head(len(message)), message)]))
        return self.transport.get_write_buffer_size()

    def hang_up(self) -> None:
        """Close at once: somebody who does not read would not read a goodbye either."""
        self.transport.abort()


def _head(size: int) -> bytes:
    """What stands before a message of that size."""
    if size < _TWO:
        return struct.pack("!BB", _TEXT, size)
    return struct.pack("!BBH", _TEXT, _TWO, size) if size < 1 << 16 else struct.pack("!BBQ", _TEXT, _EIGHT, size)
