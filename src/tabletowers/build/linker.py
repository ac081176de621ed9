"""Links an object file into a shared library, with the linkers that the package `ziglang` includes."""

from __future__ import annotations

import hashlib
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

from tabletowers.build.codegen import Target

#: The version of Binaryen, which makes WebAssembly smaller and faster. It is pinned, so that the same sources give the
#: same module.
BINARYEN = "132.0.0"
#: What a library for Windows needs besides the kernels, as there is nothing on every system that has it.
_WINDOWS = Path(__file__).with_name("windows.c")
_FREESTANDING = ("-ffreestanding", "-fno-builtin", "-fno-stack-protector", "-fno-sanitize=all", "-O2")
_OPTIMISATION = ("-O4",)
_FEATURES = ("bulk-memory", "bulk-memory-opt", "mutable-globals", "nontrapping-float-to-int", "sign-ext", "simd")


def link(code: bytes, exports: Sequence[str], target: Target) -> bytes:
    """Link an object file into a library that exports these functions."""
    with tempfile.TemporaryDirectory(prefix="tabletowers-") as folder:
        compiled, linked = Path(folder) / "kernels.o", Path(folder) / f"kernels{target.suffix}"
        compiled.write_bytes(code)
        if target.name == "emscripten":
            offered = [f"--export={name}" for name in exports]
            arguments = ("-shared", "--experimental-pic", "--no-entry", "--strip-all", *offered)
            _run("wasm-ld", *arguments, str(compiled), "-o", str(linked))
            return _smaller(linked)
        if target.suffix == ".dylib":
            # Also signs it, without a certificate: macOS loads nothing that isn't signed.
            arguments = ("-target", "aarch64-macos.11.0", "-shared", "-s", f"-Wl,-install_name,{linked.name}")
            _run("cc", *arguments, str(compiled), "-o", str(linked))
        elif target.suffix == ".dll":
            runtime = Path(folder) / "runtime.o"
            _run("cc", *_FREESTANDING, "-target", "x86_64-windows-gnu", "-c", str(_WINDOWS), "-o", str(runtime))
            offered = [f"/export:{name}" for name in exports]
            arguments = ("/dll", "/noentry", "/nodefaultlib", "/noimplib", "/brepro", "/opt:ref", *offered)
            _run("lld-link", *arguments, f"/out:{linked}", str(compiled), str(runtime))
        else:
            names = Path(folder) / "names"
            names.write_text("{ global: " + " ".join(f"{name};" for name in exports) + " local: *; };\n")
            arguments = ("-shared", "--strip-all", "--build-id=none", "--gc-sections", f"--version-script={names}")
            _run("ld.lld", *arguments, "-soname", "kernels", str(compiled), "-o", str(linked))
        return linked.read_bytes()


def linker() -> str:
    """Return the name and version of the linker."""
    return f"ziglang {version('ziglang')}"


def windows_runtime() -> str:
    """Return a short hash of the runtime code that is linked into libraries for Windows."""
    return hashlib.sha256(_WINDOWS.read_bytes()).hexdigest()[:16]


def _run(linker: str, *arguments: str) -> None:
    command = [sys.executable, "-m", "ziglang", linker, *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise ValueError(f"{linker} can't link the kernels: {done.stderr.strip()}")


@cache
def binaryen() -> Path | None:
    """Return the path of Binaryen's `wasm-opt`, or None if it can't be installed.

    On first use, npm installs it into the cache.
    """
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
    """Return a WebAssembly module, optimised by Binaryen if that is available.

    Binaryen inlines calls that LLVM did not.
    """
    program = binaryen()
    if program is not None:
        enabled = [f"--enable-{feature}" for feature in _FEATURES]
        command = ["node", str(program), *_OPTIMISATION, *enabled, str(module), "-o", str(module)]
        subprocess.run(command, capture_output=True, check=True)
    return module.read_bytes()
