"""Numba's own code for the kernels that a module offers, before it is optimised, as one text.

It must not be optimised for the machine that builds: sizes of addresses would be baked in. Numba decides that when it
is imported, so this is a program of its own, which writes the text to a file: `python -m tabletowers.build.collecting`.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
import warnings
from pathlib import Path
from typing import Any

from tabletowers.contract import Game

_RECORD = re.compile(r"([A-Z]+)\[")


def collect(game: Game) -> str:
    """The code of all kernels that a game's module offers, for no machine in particular."""
    with tempfile.TemporaryDirectory(prefix="tabletowers-") as folder:
        written = Path(folder) / "kernels.ll"
        surroundings = {
            **os.environ,
            "NUMBA_OPT": "0",
            "PYTHONHASHSEED": "0",
            "TABLETOWERS_CACHE": folder,
            "TABLETOWERS_COMPILE": "1",
        }
        command = [sys.executable, "-m", "tabletowers.build.collecting", game.name, str(written)]
        subprocess.run(command, env=surroundings, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=True)
        return written.read_text("utf-8")


def _code(game: Game) -> str:
    """The same, in a process whose Numba doesn't optimise."""
    import gc

    import llvmlite.binding as llvm
    from numba.core.caching import Cache
    from numba.core.codegen import CPUCodeLibrary, JITCodeLibrary, JITCPUCodegen
    from numba.core.lowering import Lower

    from tabletowers.kernel import numba_backend

    # Nothing is run here: no machine code is made of what is compiled, Python doesn't call it, and kernels are put
    # together once, below, not anew for each that calls them. That would take most of the time.
    unused = (
        (JITCodeLibrary, "get_pointer_to_function", 1),
        (JITCPUCodegen, "set_env", 0),
        (Cache, "save_overload", 0),
        (Lower, "create_cpython_wrapper", None),
        (Lower, "create_cfunc_wrapper", None),
        (CPUCodeLibrary, "_optimize_functions", None),
        (CPUCodeLibrary, "finalize", None),
        (numba_backend.Whole, "finalize", None),
    )
    for kind, method, answer in unused:
        setattr(kind, method, lambda *_, answer=answer, **__: answer)
    # What refers to rules has to contain them.
    vars(numba_backend)["unit"] = lambda kernel: kernel
    gc.disable()

    from tabletowers.build.exports import exports

    whole = llvm.parse_assembly("")
    doors, seen = [], set()

    def add(library: Any) -> None:
        """The code of a kernel, and of all that it calls, each once."""
        if library in seen:
            return
        seen.add(library)
        whole.link_in(llvm.parse_assembly(library.get_llvm_str()))
        for called in library._linking_libraries:
            add(called)

    for export in exports(game):
        signature = tuple(type_of(export.module, kind) for kind in export.arguments)
        export.kernel.compile(signature)
        compiled = export.kernel.overloads[signature]
        add(compiled.library)
        doors.append(_door(export, compiled.fndesc.llvm_func_name))
    return "\n".join([str(whole), *doors])


def type_of(module: Any, kind: str) -> Any:
    """Numba's type of an argument."""
    import numba
    import numpy as np

    dtype: Any = getattr(module, found[1]) if (found := _RECORD.match(kind)) else np.dtype(kind.partition("[")[0])
    if "[" not in kind:
        return numba.from_dtype(dtype)
    kind_of: Any = numba.typeof
    return kind_of(np.empty((1,) * kind.count(":"), dtype))


def _door(export: Any, function: str) -> str:
    """The function under the kernel's own name that other languages call: plain addresses and numbers.

    Numba's function takes an array apart into seven numbers and more, and returns whether all went well. Kernels raise
    nothing; should one, the program ends there.
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
    """The bytes of one item of an array."""
    if found := _RECORD.match(kind):
        return int(getattr(module, found[1]).itemsize)
    return int(kind[1])


if __name__ == "__main__":
    from tabletowers.games import game as find_game

    warnings.simplefilter("ignore")
    Path(sys.argv[2]).write_text(_code(find_game(sys.argv[1])), "utf-8")
