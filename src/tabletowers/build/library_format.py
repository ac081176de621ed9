"""Reads the format and the exports of a compiled library from its file.

This also works for libraries for other systems, which can't be loaded here.
"""

from __future__ import annotations

import struct
from typing import Any, NamedTuple

_MACHINES = {0x8664: "x86_64", 0x0100000C: "aarch64"}
#: What every library for macOS has besides.
_OF_THE_LINKER = {"__dso_handle", "_mh_dylib_header"}
_LOAD_DYLIB, _SYMTAB, _SIGNATURE = 0x0C, 0x02, 0x1D


class LibraryFormat(NamedTuple):
    """Facts about a library file: format, machine, exported functions, required libraries, and whether it is signed."""

    format: str
    machine: str
    exports: set[str]
    needs: set[str]
    is_signed: bool = False


def read(content: bytes) -> LibraryFormat:
    """Read the facts about a library for Windows (PE) or macOS (Mach-O). Raises ValueError for any other format."""
    if content[:2] == b"MZ":
        return _windows(content)
    if content[:4] == b"\xcf\xfa\xed\xfe":
        return _macos(content)
    raise ValueError("expected a library for Windows or macOS")


def _number(content: bytes, at: int, letter: str = "I") -> int:
    value: int = struct.unpack_from(f"<{letter}", content, at)[0]
    return value


def _text(content: bytes, at: int) -> str:
    return content[at : content.index(b"\0", at)].decode()


def _windows(content: bytes) -> LibraryFormat:
    head = _number(content, 0x3C)
    machine, sections, _, _, _, optional, flags = struct.unpack_from("<HHIIIHH", content, head + 4)
    if not flags & 0x2000:
        raise ValueError("expected a DLL")
    start = head + 24
    table = [struct.unpack_from("<8sIIIIIIHHI", content, start + optional + 40 * k) for k in range(sections)]

    def place(address: int) -> int:
        """Convert an address in memory to an offset in the file."""
        return next(
            int(at + address - first)
            for _, size, first, raw, at, *_ in table
            if first <= address < first + max(size, raw)
        )

    exported, imported = (_number(content, start + 112 + 8 * k) for k in range(2))
    directory = place(exported)
    names = place(_number(content, directory + 32))
    found = {_text(content, place(_number(content, names + 4 * k))) for k in range(_number(content, directory + 24))}
    needs = {"others"} if imported else set()
    return LibraryFormat("PE", _MACHINES.get(machine, "unknown"), found, needs)


def _macos(content: bytes) -> LibraryFormat:
    _, machine, _, kind, commands, *_ = struct.unpack_from("<IIIIIIII", content, 0)
    if kind != 6:
        raise ValueError("expected a dynamic library")
    at, needs, signed, exports = 32, set(), False, set[str]()
    for _ in range(commands):
        command, size = struct.unpack_from("<II", content, at)
        if command == _LOAD_DYLIB:
            needs.add(_text(content, at + _number(content, at + 8)))
        elif command == _SIGNATURE:
            signed = True
        elif command == _SYMTAB:
            exports = _symbols(content, *struct.unpack_from("<IIII", content, at + 8))
        at += size
    return LibraryFormat("Mach-O", _MACHINES.get(machine, "unknown"), exports, needs, signed)


def _symbols(content: bytes, at: int, count: int, names: int, _: Any) -> set[str]:
    """Return the names of the defined external symbols, each without its leading underscore."""
    found = set()
    for place in range(at, at + 16 * count, 16):
        name, kind = struct.unpack_from("<IB", content, place)
        if kind & 0x01 and kind & 0x0E:
            found.add(_text(content, names + name).removeprefix("_"))
    return found - _OF_THE_LINKER
