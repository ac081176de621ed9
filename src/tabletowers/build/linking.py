"""From an object file to a library or a WebAssembly module, with the linkers that the package `ziglang` brings."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from functools import cache
from importlib.metadata import version
from pathlib import Path

import platformdirs

from tabletowers.build.retargeting import Target

#: Room for arrays and calls. A trail of the puzzles' techniques has 150 KB, and several of them live at once.
_STACK = 2 << 20

#: The version of Binaryen, which makes WebAssembly smaller and faster; fixed, so that the same sources give the same
#: module.
BINARYEN = "132.0.0"
_OPTIMISATION = ("-O4",)
_FEATURES = ("bulk-memory", "bulk-memory-opt", "mutable-globals", "nontrapping-float-to-int", "sign-ext", "simd")


def link(code: bytes, exports: Sequence[str], target: Target) -> bytes:
    """A library or a module with these functions."""
    with tempfile.TemporaryDirectory(prefix="tabletowers-") as folder:
        compiled, linked = Path(folder) / "kernels.o", Path(folder) / f"kernels.{target.suffix}"
        compiled.write_bytes(code)
        if target.suffix == "wasm":
            offered = [f"--export={name}" for name in (*exports, "__heap_base")]
            arguments = ("--no-entry", "--strip-all", "--stack-first", "-z", f"stack-size={_STACK}", *offered)
            _run("wasm-ld", *arguments, str(compiled), "-o", str(linked))
            return _smaller(linked)
        if target.name == "emscripten":
            offered = [f"--export={name}" for name in exports]
            arguments = ("-shared", "--experimental-pic", "--no-entry", "--strip-all", *offered)
            _run("wasm-ld", *arguments, str(compiled), "-o", str(linked))
            return _smaller(linked)
        names = Path(folder) / "names"
        names.write_text("{ global: " + " ".join(f"{name};" for name in exports) + " local: *; };\n")
        arguments = ("-shared", "--strip-all", "--build-id=none", "--gc-sections", f"--version-script={names}")
        _run("ld.lld", *arguments, "-soname", "kernels", str(compiled), "-o", str(linked))
        return linked.read_bytes()


def linker() -> str:
    """What links, with its version."""
    return f"ziglang {version('ziglang')}"


def _run(linker: str, *arguments: str) -> None:
    command = [sys.executable, "-m", "ziglang", linker, *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise ValueError(f"{linker} can't link the kernels: {done.stderr.strip()}")


@cache
def binaryen() -> Path | None:
    """The program `wasm-opt`, installed into the cache where there is Node.js; None where there is none."""
    if shutil.which("node") is None or shutil.which("npm") is None:
        return None
    folder = Path(os.environ.get("TABLETOWERS_CACHE") or platformdirs.user_cache_dir("tabletowers")) / "binaryen"
    program = folder / BINARYEN / "node_modules" / "binaryen" / "bin" / "wasm-opt"
    if not program.exists():
        command = ["npm", "install", "--silent", "--prefix", str(folder / BINARYEN), f"binaryen@{BINARYEN}"]
        if subprocess.run(command, capture_output=True, check=False).returncode:
            return None
    return program


def _smaller(module: Path) -> bytes:
    """A WebAssembly module after Binaryen's own optimisation, which inlines what LLVM did not; as it is without it."""
    program = binaryen()
    if program is not None:
        enabled = [f"--enable-{feature}" for feature in _FEATURES]
        command = ["node", str(program), *_OPTIMISATION, *enabled, str(module), "-o", str(module)]
        subprocess.run(command, capture_output=True, check=True)
    return module.read_bytes()
