"""uvicorn's websocket protocol with a fast path for complete text messages, which bypass `websockets`.

Several outgoing messages are sent in one write. The module relies on internals of uvicorn's sans-I/O websocket
implementation, which was added in uvicorn 0.35.
"""

from __future__ import annotations

import asyncio
import struct
from collections.abc import Callable, Iterable

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.utils import apply_mask

#: The first byte of a whole text message, and the markers for a length of two or eight bytes (RFC 6455).
_TEXT, _TWO, _EIGHT = 0x81, 126, 127
#: The first bytes of control messages, which are short; the bit that announces a mask; the mask's length.
_CONTROL, _MASKED, _MASK = (0x88, 0x89, 0x8A), 0x80, 4
#: The number of bytes of one connection handled in an iteration of the event loop. A packet can hold thousands of
#: messages.
SLICE = 1024


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """One websocket. The application can access it as `scope["state"]["websocket"]`."""

    #: Called with each message as it arrives. Until it is set, uvicorn keeps the messages.
    on_message: Callable[[bytes], None] | None = None
    #: Called once when the connection is closed.
    on_lost: Callable[[], None] | None = None
    #: Whether only whole frames have arrived so far, so that the next bytes begin a new one.
    _whole = True
    #: Bytes that have arrived but are not handled yet, whether handling them is scheduled, and whether reading is
    #: paused.
    _rest = b""
    _going_on = False
    _held = False

    def handle_connect(self, event: Request) -> None:
        """Handle the request that opens a websocket."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["state"]["websocket"] = self

    def connection_lost(self, exc: Exception | None) -> None:
        """Handle the loss of the connection, and call `on_lost`."""
        super().connection_lost(exc)
        if self.on_lost is not None:
            self.on_lost()
            self.on_lost = None
        # The library's parser refers to itself. Everything that refers to itself would stay in memory until the garbage
        # collector looks at old objects, which it does very rarely (see `cli.serve`).
        self.conn.parser.close()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        """Release what refers to this websocket, when the application is done with it."""
        super().on_task_complete(task)
        self.scope["state"].pop("websocket", None)

    def data_received(self, data: bytes) -> None:
        """Handle received bytes. Complete text messages, which are by far the most common, bypass the library."""
        if self._rest or self._held:
            self._rest += data
        else:
            self._look_at(data)

    def _look_at(self, data: bytes) -> None:
        """Handle the first part of the received bytes now, and the rest after other connections have had a turn."""
        end = 0
        if self.on_message is not None and self._whole:
            end = self._take_texts(data)
            self._whole = end > 0 or _is_control(data)
        if end == 0:
            end = SLICE
            super().data_received(data[:end])
        self._rest = data[end:]
        if self._rest and not self._going_on:
            self._going_on = True
            self.transport.pause_reading()
            self.loop.call_soon(self._go_on)

    def _take_texts(self, data: bytes) -> int:
        """Pass on the complete text messages at the start of `data`, and return the index at which they end."""
        end = 0
        while end < SLICE and not self._held and not self.close_sent and (message := _text(data, end)) is not None:
            text, end = message
            assert self.on_message is not None
            self.on_message(text)
        return end

    def _go_on(self) -> None:
        self._going_on = False
        if self._held or self.transport.is_closing():
            return
        self._look_at(self._rest)
        if not self._rest:
            self.set_reading(not self._held)

    def send_receive_event_to_app(self) -> None:
        """Pass a message that the `websockets` library has assembled to the application."""
        if self.on_message is None:
            super().send_receive_event_to_app()
            return
        message, self.frames = b"".join(self.frames), []
        if not self.close_sent:
            self.on_message(message)

    def set_reading(self, on: bool) -> None:
        """Resume reading messages if `on` is true, or else pause."""
        self._held = not on
        if self.transport.is_closing() or self._going_on:
            return
        if on and self._rest:
            self._go_on()
        else:
            (self.transport.resume_reading if on else self.transport.pause_reading)()

    def send_texts(self, messages: Iterable[bytes]) -> int:
        """Send text messages. Returns how many bytes are still waiting to be sent."""
        if self.disconnected or self.close_sent or self.transport.is_closing():
            return 0
        self.transport.write(b"".join([part for message in messages for part in (_head(len(message)), message)]))
        return self.transport.get_write_buffer_size()

    def abort(self) -> None:
        """Close the connection immediately, without a closing message, because the client has stopped reading."""
        self.transport.abort()


def _head(size: int) -> bytes:
    """Return the frame header for a text message of this size."""
    if size < _TWO:
        return struct.pack("!BB", _TEXT, size)
    if size < 1 << 16:
        return struct.pack("!BBH", _TEXT, _TWO, size)
    return struct.pack("!BBQ", _TEXT, _EIGHT, size)


def _text(data: bytes, start: int) -> tuple[bytes, int] | None:
    """Return the text message that begins at index `start` of `data`, and the index at which its frame ends.

    Returns None unless the message is complete, masked and smaller than 64 KB.
    """
    if len(data) < start + 2 + _MASK or data[start] != _TEXT:
        return None
    size, begin = data[start + 1] - _MASKED, start + 2
    if size == _TWO:
        size, begin = int.from_bytes(data[begin : begin + 2], "big"), begin + 2
    elif not 0 <= size < _TWO:
        return None
    end = begin + _MASK + size
    if end > len(data):
        return None
    return apply_mask(data[begin + _MASK : end], data[begin : begin + _MASK]), end


def _is_control(data: bytes) -> bool:
    """Return whether the data is exactly one control frame."""
    return len(data) >= 2 and data[0] in _CONTROL and len(data) == 2 + _MASK + (data[1] & ~_MASKED)
