"""Compiles Numba's LLVM code to an object file for another kind of machine.

Numba counts references to the memory of arrays. No kernel uses an array beyond the function that created it, except
kernels that return an array. So reference counting is removed, functions that return arrays are inlined into their
callers, and arrays are allocated on the stack. The result needs no library at run time and runs in any number of
threads.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
from typing import Any, NamedTuple

import llvmlite.binding as llvm


class Target(NamedTuple):
    """A kind of machine to compile for, given as an LLVM target."""

    name: str
    triple: str
    #: The least features of its processors (for x86-64 `backends.processor` checks them).
    cpu: str
    features: str = ""
    #: What the names of its libraries end with.
    suffix: str = ".so"


TARGETS = {
    target.name: target
    for target in (
        # WebAssembly: a library that Pyodide (Python in the browser) loads.
        Target(
            "emscripten",
            "wasm32-unknown-emscripten",
            "generic",
            "+bulk-memory,+bulk-memory-opt,+mutable-globals,+nontrapping-fptoint,+sign-ext,+simd128",
        ),
        Target("x86_64", "x86_64-unknown-linux-gnu", "x86-64-v2"),
        Target("aarch64", "aarch64-unknown-linux-gnu", "generic"),
        Target("aarch64-macos", "arm64-apple-macosx11.0.0", "apple-m1", suffix=".dylib"),
        Target("x86_64-windows", "x86_64-pc-windows-gnu", "x86-64-v2", suffix=".dll"),
    )
}

#: Replacements for Numba's runtime functions. Memory has no reference count, so it needs no header.
_RUNTIME = """
define internal void @NRT_incref(ptr %memory) alwaysinline {
  ret void
}
define internal void @NRT_decref(ptr %memory) alwaysinline {
  ret void
}
define internal ptr @NRT_MemInfo_data_fast(ptr %memory) alwaysinline {
  ret ptr %memory
}
define internal { i64, i1 } @product(i64 %one, i64 %other) alwaysinline {
  %product = mul i64 %one, %other
  %both = insertvalue { i64, i1 } { i64 poison, i1 false }, i64 %product, 0
  ret { i64, i1 } %both
}
declare double @llvm.sqrt.f64(double)
declare void @llvm.trap()
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
"""

_REPLACED = (
    # Instructions that note the exception of a failed call.
    (re.compile(r"^.*!numba_exception_output.*$", re.M), ""),
    # Numba's runtime functions.
    (re.compile(r"^declare \w+ @NRT_(incref|decref|MemInfo_data_fast)\(.*$", re.M), ""),
    (re.compile(r"^define (?:linkonce_odr )?\w+ @(NRT_\w+|nrt_\w+)\(.*?^}$", re.M | re.S), ""),
    # Pointers to Python objects, which compiled code never uses.
    (re.compile(r"= (common|linkonce) global ptr .*$", re.M), "= internal global ptr null"),
    # The checked multiplication for an array's size; ours does not check for overflow.
    (re.compile(r"@llvm\.smul\.with\.overflow\.i64\("), "@product("),
    (re.compile(r"^declare { i64, i1 } @product.*$", re.M), ""),
    (re.compile(r"call double @sqrt\("), "call double @llvm.sqrt.f64("),
    # Copies of a whole record: loaded as one value it would become thousands of instructions.
    (
        re.compile(r"^  (%\S+) = load (\[(\d+) x i8\]), ptr (%\S+), .*\n  store \2 \1, ptr (%\S+), .*$", re.M),
        r"  call void @llvm.memcpy.p0.p0.i64(ptr align 1 \5, ptr align 1 \4, i64 \3, i1 false)",
    ),
    (re.compile(r"^declare void @llvm.memcpy.*$", re.M), ""),
    (re.compile(r'"(target-cpu|target-features|probe-stack)"="[^"]*"'), ""),
)

_FUNCTION = re.compile(r"^define [^@\n]*@(\S+?)\(.*?^}$", re.M | re.S)
_RETURNS_AN_ARRAY = re.compile(r"store (?!ptr null)(?:ptr|[\[{][^%]*ptr)[^%]*%\S+ ptr %retptr")
_ALLOCATION = re.compile(r"(%\S+) = (?:tail )?call (?:noalias )?ptr @NRT_MemInfo_alloc_aligned\(i64 (\S+), i32 \d+\).*")
#: The alignment of the stack on all targets, in bytes.
_ALIGNED = 16
#: LLVM's threshold for inlining a function.
_INLINING = 400


def object_file(code: str, exports: list[str], target: Target) -> bytes:
    """Return an object file with the kernels' LLVM code compiled for a target.

    The compiler runs in a separate process, because LLVM's choices also depend on what the process compiled before.
    """
    command = [sys.executable, "-m", "tabletowers.build.codegen", target.name]
    done = subprocess.run(command, input=json.dumps([code, exports]).encode(), capture_output=True, check=False)
    if done.returncode:
        raise ValueError(f"LLVM can't compile the kernels for {target.name}: {done.stderr.decode().strip()[-2000:]}")
    return done.stdout


def _compiled(code: str, exports: list[str], target: Target) -> bytes:
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple(target.triple).create_target_machine(
        cpu=target.cpu,
        features=target.features,
        opt=3,
        reloc="pic",
        codemodel="default",
    )
    module = llvm.parse_assembly(_with_stack(_prepared(code, exports, target, machine), machine))
    module.verify()
    tuning = llvm.create_pipeline_tuning_options(speed_level=3)
    tuning.inlining_threshold = _INLINING
    builder = llvm.create_pass_builder(machine, tuning)
    builder.getModulePassManager().run(module, builder)
    return bytes(machine.emit_object(module))


def _prepared(code: str, exports: list[str], target: Target, machine: Any) -> str:
    """Adapt the code to a target: replace Numba's runtime, and mark functions that return arrays for inlining."""
    for pattern, replacement in _REPLACED:
        code = pattern.sub(replacement, code)
    code = re.sub(r"^target triple = .*$", f'target triple = "{target.triple}"', code, flags=re.M)
    code = re.sub(r"^target datalayout = .*$", f'target datalayout = "{machine.target_data}"', code, flags=re.M)
    return _FUNCTION.sub(lambda found: _marked(found, exports), code) + _RUNTIME


def _marked(function: re.Match[str], exports: list[str]) -> str:
    """Return the code of a function, made internal unless the function is exported.

    An internal function that returns an array is also marked to be always inlined.
    """
    text, name = function[0], function[1]
    if name in exports:
        return text
    head, _, body = text.partition("\n")
    head = re.sub(r"^define (linkonce_odr )?", "define internal ", head)
    if _RETURNS_AN_ARRAY.search(body):
        head = re.sub(r"\{$", "alwaysinline {", head)
    return f"{head}\n{body}"


def _with_stack(code: str, machine: Any) -> str:
    """Allocate arrays on the stack instead of the heap."""
    module = llvm.parse_assembly(code)
    builder = llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options(speed_level=1))
    passes = llvm.create_new_module_pass_manager()
    passes.add_global_dead_code_eliminate_pass()
    passes.add_always_inliner_pass()
    for _ in range(2):
        passes.add_sroa_pass()
        passes.add_ipsccp_pass()
        passes.add_instruction_combine_pass()
        passes.add_simplify_cfg_pass()
    passes.add_global_dead_code_eliminate_pass()
    passes.run(module, builder)
    return _FUNCTION.sub(_with_arrays_on_the_stack, str(module))


def _with_arrays_on_the_stack(function: re.Match[str]) -> str:
    text, own = function[0], []

    def placed(call: re.Match[str]) -> str:
        name, size = call.groups()
        if size.startswith("%"):
            return f"{name} = alloca i8, i64 {size}, align {_ALIGNED}"
        own.append(f"  {name} = alloca [{size} x i8], align {_ALIGNED}")
        return ""

    text = _ALLOCATION.sub(placed, text)
    if not own:
        return text
    head, _, body = text.partition("\n")
    # If the first block has a label, it stays in front.
    label = re.match(r"(\S+:[^\n]*\n)?", body)
    assert label is not None
    return "\n".join([head, label[0] + "\n".join(own), body[label.end() :]])


if __name__ == "__main__":
    given, exported = json.load(sys.stdin)
    sys.stdout.buffer.write(_compiled(given, exported, TARGETS[sys.argv[1]]))
