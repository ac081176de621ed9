"""Runs the library for x86-64 on any machine: a small program calls its functions, in an emulator if necessary.

The program (`driver.c`) is compiled for x86-64 with the package `ziglang`. It needs neither Python nor a C library; all
logic of the jobs stays in this process.
"""

from __future__ import annotations

import hashlib
import shutil
import struct
import subprocess
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from tabletowers.backends.ctypes_runtime import Kind, kinds_of
from tabletowers.backends.module import Module
from tabletowers.build.linker import linker
from tabletowers.kernel.cache_folder import cache_root
from tabletowers.platforms import this_machine

#: The target that the program is compiled for.
DRIVEN = "x86_64"

_SOURCE = Path(__file__).with_name("driver.c")
_NAME = 32
_WORD = 8
#: The alignment of memory in a message, in bytes.
_ALIGNED = 16
_FAULTS = {2: "the library is damaged", 3: "the library needs others", 4: "the library lacks a function"}


def runner() -> list[str] | None:
    """The command that runs x86-64 programs (empty if this machine can run them), or None if there is no emulator."""
    if this_machine() == DRIVEN:
        return []
    found = shutil.which("qemu-x86_64") or shutil.which("qemu-x86_64-static")
    return None if found is None else [found]


def driver() -> Path:
    """The path of the program that calls the library. The program is compiled once and cached."""
    digest = hashlib.sha256(_SOURCE.read_bytes() + linker().encode()).hexdigest()[:16]
    program = cache_root().parent / "modules" / f"driver-{digest}"
    if not program.exists():
        program.parent.mkdir(parents=True, exist_ok=True)
        compiled, linked = program.with_suffix(".o"), program.with_suffix(".new")
        flags = ("-target", f"{DRIVEN}-linux-musl", "-ffreestanding", "-fno-stack-protector", "-O2", "-c")
        _run("cc", *flags, str(_SOURCE), "-o", str(compiled))
        _run("ld.lld", "-static", "-e", "_start", str(compiled), "-o", str(linked))
        compiled.unlink()
        linked.replace(program)
    return program


def _run(tool: str, *arguments: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "ziglang", tool, *arguments], capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise ValueError(f"{tool} can't build the driver: {done.stderr.strip()}")


class Driven:
    """An x86-64 library whose functions are called through a separate program. A context manager."""

    def __init__(self, module: Module, command: Sequence[str]) -> None:
        description = module.description
        self.records: dict[str, Any] = dict(description["records"])
        self._exports = {
            name: (kinds_of(export["arguments"], self.records), export["result"] is not None)
            for name, export in description["exports"].items()
        }
        self._command = [*command, str(driver())]
        self._library = module.file.read_bytes()

    def __enter__(self) -> Driven:
        self._process = subprocess.Popen(self._command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        try:
            self._send(self._library)
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        with suppress(BrokenPipeError):  # the program has already ended
            self._process.stdin.close()
        self._process.stdout.close()
        self._process.wait()

    def function(self, name: str) -> Callable[..., int]:
        """Return a kernel by its name, as a function that takes the same arguments as one from `Library.function`."""
        kinds, answers = self._exports[name]

        def call(*given: Any) -> int:
            message, places = _message(name, kinds, given)
            self._send(message)
            (result,) = struct.unpack("<q", self._received(_WORD))
            answered = self._received(len(message))
            for memory, start in places:
                whole = memoryview(memory).cast("B")
                whole[:] = answered[start : start + len(whole)]
            # The register value after a function without a result has no meaning.
            return int(result) if answers else 0

        return call

    def _send(self, message: bytes) -> None:
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(struct.pack("<Q", len(message)))
            self._process.stdin.write(message)
            self._process.stdin.flush()
        except BrokenPipeError:
            self._give_up()

    def _received(self, size: int) -> bytes:
        assert self._process.stdout is not None
        found = self._process.stdout.read(size)
        if len(found) < size:
            self._give_up()
        return found

    def _give_up(self) -> None:
        code = self._process.wait()
        raise ValueError(f"{self._command[0]} ended: {_FAULTS.get(code, f'exit code {code}')}")


def _message(name: str, kinds: Sequence[Kind], given: Sequence[Any]) -> tuple[bytes, list[tuple[Any, int]]]:
    """Encode a call in the format of the program. Also returns each buffer argument with its offset in the message."""
    words: list[tuple[int, Any]] = []
    for (axes, width), value in zip(kinds, given, strict=True):
        if axes == 0:
            words.append((0, int(value)))
            continue
        memory = value.numbers if axes == 2 else value
        items = memoryview(memory).nbytes // width
        words.append((1, memory))
        words += [(0, items)] if axes == 1 else [(0, items // value.columns), (0, value.columns)]
    message = bytearray(-(-(_NAME + _WORD + 2 * _WORD * len(words)) // _ALIGNED) * _ALIGNED)
    struct.pack_into(f"<{_NAME}sQ", message, 0, name.encode(), len(words))
    places = []
    for number, (is_memory, value) in enumerate(words):
        word = value
        if is_memory:
            word = len(message)
            places.append((value, word))
            content = bytes(value)
            message += content + bytes(-len(content) % _ALIGNED)
        struct.pack_into("<Qq", message, _NAME + _WORD + 2 * _WORD * number, is_memory, word)
    return bytes(message), places
