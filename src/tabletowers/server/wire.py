"""uvicorn's websocket with a short way in and out: no pause after each message, and many messages in one write."""

from __future__ import annotations

import struct
from collections.abc import Iterable

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

#: The first byte of a whole text message; and what stands for its size if that needs two or eight bytes (RFC 6455).
_TEXT, _TWO, _EIGHT = 0x81, 126, 127
#: How many messages may wait to be answered; then nothing more is read for a while.
_WAITING = 8


class Wire(WebSocketsSansIOProtocol):
    """One websocket. Whoever serves it finds it in the scope's state under `wire`."""

    def handle_connect(self, event: Request) -> None:
        """The other side asks for a websocket."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["state"]["wire"] = self

    def send_receive_event_to_app(self) -> None:
        """A whole message has come. To stop reading after every one, as usual, costs two calls of the system."""
        go_on = not self.read_paused and self.queue.qsize() < _WAITING
        self.read_paused |= go_on
        super().send_receive_event_to_app()
        self.read_paused &= not go_on

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
