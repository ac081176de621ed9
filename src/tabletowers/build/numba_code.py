"""Collects Numba's unoptimised LLVM code for the exported kernels in one string.

Numba must not optimise the code for the machine that builds it, because that would fix the size of pointers. Numba
reads that setting when it is imported, so this runs as a separate program, which writes the code to a file: `python -m
tabletowers.build.numba_code`.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
import warnings
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tabletowers.contract import Game

if TYPE_CHECKING:
    from tabletowers.build.exports import Export

_RECORD = re.compile(r"([A-Z]+)\[")


def collect(game: Game) -> str:
    """Return the LLVM code of all exported kernels of a game, independent of the kind of machine."""
    with tempfile.TemporaryDirectory(prefix="tabletowers-") as folder:
        written = Path(folder) / "kernels.ll"
        surroundings = {
            **os.environ,
            "NUMBA_OPT": "0",
            # An error can't be raised there (`numba_backend` checks the arrays of other packages' games).
            "NUMBA_BOUNDSCHECK": "0",
            "PYTHONHASHSEED": "0",
            "TABLETOWERS_CACHE": folder,
            "TABLETOWERS_COMPILE": "1",
        }
        command = [sys.executable, "-m", "tabletowers.build.numba_code", game.name, str(written)]
        subprocess.run(command, env=surroundings, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=True)
        return written.read_text("utf-8")


def _code(game: Game) -> str:
    """Return the LLVM code of all exported kernels. Runs in a process in which Numba is set not to optimise."""
    import gc

    import llvmlite.binding as llvm
    from numba.core.caching import Cache
    from numba.core.codegen import CPUCodeLibrary, JITCodeLibrary, JITCPUCodegen
    from numba.core.lowering import Lower

    from tabletowers.kernel import numba_backend

    # No kernel runs here, so no machine code and no wrappers for Python are generated. Kernels are merged once, below,
    # because merging them for each caller would take most of the time.
    unused = (
        (JITCodeLibrary, "get_pointer_to_function", 1),
        (JITCPUCodegen, "set_env", 0),
        (Cache, "save_overload", 0),
        (Lower, "create_cpython_wrapper", None),
        (Lower, "create_cfunc_wrapper", None),
        (CPUCodeLibrary, "_optimize_functions", None),
        (numba_backend.Part, "_optimize_functions", None),
        (numba_backend.Whole, "_optimize_functions", None),
        (CPUCodeLibrary, "finalize", None),
        (numba_backend.Whole, "finalize", None),
    )
    for kind, method, answer in unused:
        setattr(kind, method, lambda *_, answer=answer, **__: answer)
    # Generic kernels must contain the rules instead of referring to them by a symbol.
    vars(numba_backend)["unit"] = lambda kernel: kernel
    gc.disable()

    from tabletowers.build.exports import exports

    whole = llvm.parse_assembly("")
    doors, seen = [], set()

    def add(library: Any) -> None:
        """Add the code of a kernel and of everything it calls, without duplicates."""
        if library in seen:
            return
        seen.add(library)
        whole.link_in(llvm.parse_assembly(library.get_llvm_str()))
        for called in library._linking_libraries:
            add(called)

    for export in exports(game):
        signature = types_of(export)
        export.kernel.compile(signature)
        compiled = export.kernel.overloads[signature]
        add(compiled.library)
        doors.append(_door(export, compiled.fndesc.llvm_func_name))
    return "\n".join([str(whole), *doors])


def types_of(export: Export) -> tuple[Any, ...]:
    """Return the Numba types of a kernel's arguments. A record of arrays counts as one argument."""
    tuples: Any = import_module("numba.core.types").BaseTuple
    kinds = [_type_of(export.module, kind) for kind in export.arguments]
    return export.grouped(kinds, lambda record, arrays: tuples.from_types(arrays, record))


def _type_of(module: Any, kind: str) -> Any:
    """Return the Numba type of an argument."""
    import numba
    import numpy as np

    dtype: Any = getattr(module, found[1]) if (found := _RECORD.match(kind)) else np.dtype(kind.partition("[")[0])
    if "[" not in kind:
        return numba.from_dtype(dtype)
    kind_of: Any = numba.typeof
    return kind_of(np.empty((1,) * kind.count(":"), dtype))


def _door(export: Any, function: str) -> str:
    """Generate a wrapper, named like the kernel, that other languages can call with plain addresses and numbers.

    Numba's function takes an array as seven or more numbers and returns whether it succeeded. Kernels don't raise; if
    one did, the wrapper would abort the program.
    """
    taken, passed, body = [], ["ptr %result", "ptr %excuse"], []
    for place, kind in enumerate(export.arguments):
        name = f"a{place}"
        if "[" not in kind:
            taken.append(f"i64 %{name}")
            if kind == "b1":
                body.append(f"  %{name}.b = trunc i64 %{name} to i8")
                passed.append(f"i8 %{name}.b")
            else:
                passed.append(f"i64 %{name}")
            continue
        width, axes = _width(export.module, kind), kind.count(":")
        lengths = [f"%{name}.n{axis}" for axis in range(axes)]
        taken += [f"ptr %{name}", *(f"i64 {length}" for length in lengths)]
        items, strides = lengths[0], [str(width)]
        if axes == 2:
            body.append(f"  %{name}.items = mul i64 {lengths[0]}, {lengths[1]}")
            body.append(f"  %{name}.row = mul i64 {lengths[1]}, {width}")
            items, strides = f"%{name}.items", [f"%{name}.row", str(width)]
        passed += ["ptr null", "ptr null", f"i64 {items}", f"i64 {width}", f"ptr %{name}"]
        passed += [f"i64 {number}" for number in (*lengths, *strides)]
    answer = ["  ret void"]
    if export.result == "b1":
        answer = ["  %b = load i8, ptr %result", "  %r = zext i8 %b to i64", "  ret i64 %r"]
    elif export.result:
        answer = ["  %r = load i64, ptr %result", "  ret i64 %r"]
    return "\n".join(
        [
            f"define {'i64' if export.result else 'void'} @{export.name}({', '.join(taken)}) {{",
            "  %result = alloca i64",
            "  %excuse = alloca ptr",
            *body,
            f"  %status = call i32 @{function}({', '.join(passed)})",
            "  %bad = icmp sgt i32 %status, 0",
            "  br i1 %bad, label %raised, label %done",
            "raised:",
            "  call void @llvm.trap()",
            "  unreachable",
            "done:",
            *answer,
            "}",
        ]
    )


def _width(module: Any, kind: str) -> int:
    """Return the size in bytes of one item of an array."""
    if found := _RECORD.match(kind):
        return int(getattr(module, found[1]).itemsize)
    return int(kind[1])


if __name__ == "__main__":
    from tabletowers.games import game as find_game

    warnings.simplefilter("ignore")
    Path(sys.argv[2]).write_text(_code(find_game(sys.argv[1])), "utf-8")
