"""Runs libraries for other machines: a small program calls their functions, in an emulator if necessary.

The program (`driver.h`) is compiled for that machine with the package `ziglang`. It needs neither Python nor a C
library. Everything else happens in this process.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import struct
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

from tabletowers.backends.ctypes_runtime import Kind, kinds_of
from tabletowers.backends.module import Module
from tabletowers.build.linker import linker
from tabletowers.kernel.cache_folder import cache_root
from tabletowers.platforms import this_machine


class Machine(NamedTuple):
    """A kind of machine for which libraries can be run here, and the programs that emulate it."""

    #: What the package `ziglang` calls it.
    triple: str
    #: Programs that emulate it, and the package of Debian that has them.
    emulators: tuple[str, ...]
    package: str

    @property
    def is_windows(self) -> bool:
        """Whether the machine runs Windows."""
        return "windows" in self.triple


#: The machines whose libraries can be run, by their target.
MACHINES = {
    "x86_64": Machine("x86_64-linux-musl", ("qemu-x86_64", "qemu-x86_64-static"), "qemu-user"),
    "aarch64": Machine("aarch64-linux-musl", ("qemu-aarch64", "qemu-aarch64-static"), "qemu-user"),
    "x86_64-windows": Machine("x86_64-windows-gnu", ("wine64", "wine", "/usr/lib/wine/wine64"), "wine64"),
}

_HERE = Path(__file__).parent
_SOURCES = tuple(_HERE / name for name in ("driver.h", "driver_linux.c", "driver_windows.c"))
#: What the program asks Windows for.
_KERNEL32 = "ExitProcess GetProcAddress GetStdHandle LoadLibraryA ReadFile VirtualAlloc WriteFile"
_NAME = 32
_WORD = 8
#: The alignment of memory in a message, in bytes.
_ALIGNED = 16
_FAULTS = {2: "the library is damaged", 3: "the library needs others", 4: "the library lacks a function"}


def runner(target: str) -> list[str] | None:
    """Return the command that runs a target's programs, or None if the necessary emulator is missing.

    The command is empty if this machine can run them without an emulator.
    """
    if this_machine() == target:
        return []
    found = next(filter(None, map(shutil.which, MACHINES[target].emulators)), None)
    return None if found is None else [found]


def missing_emulator(target: str) -> str:
    """Return a sentence that says what is missing to run a target's programs, or "" if nothing is."""
    if runner(target) is not None:
        return ""
    machine = MACHINES[target]
    return f"this machine is not {target}, and {machine.emulators[0]} is not installed (Debian: {machine.package})"


def driver(target: str) -> Path:
    """Return the path of the program that calls a target's library. The program is compiled once and cached."""
    machine = MACHINES[target]
    digest = hashlib.sha256(b"".join(source.read_bytes() for source in _SOURCES) + linker().encode()).hexdigest()[:16]
    program = cache_root().parent / "modules" / f"driver-{target}-{digest}{'.exe' if machine.is_windows else ''}"
    if not program.exists():
        program.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=program.parent) as folder:
            _build(machine, Path(folder)).replace(program)
    return program


def _build(machine: Machine, folder: Path) -> Path:
    """Compile the driver program in a folder, and return the program's path."""
    compiled, linked = folder / "driver.o", folder / "driver.exe"
    source = _HERE / ("driver_windows.c" if machine.is_windows else "driver_linux.c")
    flags = ("-ffreestanding", "-fno-builtin", "-fno-stack-protector", "-fno-sanitize=all", "-O2", "-c")
    _run("cc", "-target", machine.triple, *flags, str(source), "-o", str(compiled))
    if not machine.is_windows:
        _run("ld.lld", "-static", "-e", "_start", str(compiled), "-o", str(linked))
        return linked
    names, system = folder / "kernel32.def", folder / "kernel32.lib"
    names.write_text("LIBRARY kernel32.dll\nEXPORTS\n" + "\n".join(_KERNEL32.split()) + "\n")
    _run("dlltool", "-m", "i386:x86-64", "-d", str(names), "-l", str(system))
    arguments = ("/entry:begin", "/subsystem:console", "/nodefaultlib", f"/out:{linked}")
    _run("lld-link", *arguments, str(compiled), str(system))
    return linked


def _run(tool: str, *arguments: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "ziglang", tool, *arguments], capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise ValueError(f"{tool} can't build the driver: {done.stderr.strip()}")


class Driven:
    """A library whose functions are called through a separate program. A context manager.

    `command` starts the emulator, and is empty if none is needed.
    """

    def __init__(self, module: Module, command: Sequence[str]) -> None:
        description = module.description
        target = str(description["target"])
        self.records: dict[str, Any] = dict(description["records"])
        self._exports = {
            name: (kinds_of(export["arguments"], self.records), export["result"] is not None)
            for name, export in description["exports"].items()
        }
        self._command = [*command, str(driver(target))]
        self._library = _path_on_windows(module.file) if MACHINES[target].is_windows else module.file.read_bytes()

    def __enter__(self) -> Driven:
        # Wine keeps files of its own in a folder, and reports much that doesn't matter here.
        wine = {
            "WINEPREFIX": str(cache_root().parent / "wine"),
            "WINEDEBUG": "-all",
            "WINEDLLOVERRIDES": "mscoree,mshtml=",
        }
        self._process = subprocess.Popen(
            self._command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env={**os.environ, **wine},
        )
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


def _path_on_windows(file: Path) -> bytes:
    """Return the path of a file as Windows programs expect it. Wine maps the root of the file system to drive Z:."""
    path = file.resolve().as_posix()
    return (f"Z:{path}" if path.startswith("/") else path).encode() + b"\0"


def _message(name: str, kinds: Sequence[Kind], given: Sequence[Any]) -> tuple[bytes, list[tuple[Any, int]]]:
    """Return a call encoded for the driver program, and each buffer argument with its offset in the message."""
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
