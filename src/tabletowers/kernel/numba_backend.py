"""How Numba compiles kernels, and where it keeps them. Imported only where Numba is installed.

Numba alone would optimise every kernel together with all that it calls, and generate machine code for each: a rule that
ten others call would be compiled eleven times. Here a kernel is compiled in up to three forms, each on demand.

 - `Whole`: called by Python. Linked with its parts, optimised and turned into machine code.
 - `Part`: called by another kernel. Only translated; it becomes machine code within its callers.
 - `Unit`: called by generic code (`unit`). Compiled like a whole, but its callers refer to it by a symbol, so that
   search, batches and statistics don't compile a game's rules again.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from contextlib import suppress
from typing import Any, NamedTuple

import numba
from numba import types
from numba.core import itanium_mangler
from numba.core.bytecode import FunctionIdentity
from numba.core.caching import CompileResultCacheImpl, FunctionCache, UserProvidedCacheLocator
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase, CompileResult, DefaultPassBuilder
from numba.core.compiler_machinery import LoweringPass, register_pass
from numba.core.environment import lookup_environment
from numba.core.typed_passes import NativeLowering
from numba.core.untyped_passes import ExtractByteCode

#: The compiler flags of all kernels.
_OPTIONS = {"nogil": True, "error_model": "numpy"}


class Need(NamedTuple):
    """A unit that compiled code refers to: the kernel's module and name, and the types of the arguments."""

    module: str
    kernel: str
    arguments: tuple[Any, ...]


#: The units' dispatchers, by the module and the name of their kernel.
_units: dict[tuple[str, str], Any] = {}


class Part(JITCodeLibrary):
    """The code of a kernel that others call, as Numba has translated it."""

    #: Distinguishes the symbols of the three forms of a kernel.
    mark = 1

    def finalize(self) -> None:
        """Leave linking to the callers."""
        self._finalized = True


class Whole(JITCodeLibrary):
    """The code of a kernel that Python calls, with all of its parts."""

    mark = 2
    #: The units that it refers to; they have to be loaded before it.
    needs: tuple[Need, ...] = ()
    #: The need that it meets, if it is a unit.
    need: Need | None = None

    def finalize(self) -> None:
        """Link, optimise and load the code."""
        parts, needs = self._called()
        self.needs = tuple(needs)
        for part in parts:
            self._reload_init.update(part._reload_init)
            self._final_module.link_in(part._get_module_for_linking(), preserve=True)
        self._optimize_final_module()
        self._final_module.verify()
        self._finalize_final_module()
        for variable in self._final_module.global_variables:
            if not variable.is_declaration and (environment := lookup_environment(variable.name)) is not None:
                self._codegen.set_env(variable.name, environment)

    def _called(self) -> tuple[dict[Any, None], dict[Need, None]]:
        """The parts and the units that are called, directly or not, each once."""
        parts: dict[Any, None] = {}
        needs: dict[Need, None] = {}
        waiting = list(self._linking_libraries)
        while waiting:
            library = waiting.pop()
            if isinstance(library, Unit):
                assert library.need is not None
                needs[library.need] = None
            elif library not in parts:
                parts[library] = None
                if isinstance(library, Part):
                    waiting += library._linking_libraries
        return parts, needs


class Unit(Whole):
    """The code of a kernel that others refer to by its symbol."""

    mark = 3


def _symbol(name: str, argtypes: Any, *, abi_tags: Any = (), uid: int | None = None) -> str:
    """The symbol of a function: the same in every process, unlike Numba's own for functions that take records."""
    types_hash = hashlib.sha256(repr([str(kind) for kind in argtypes]).encode()).hexdigest()[:16]
    return str(itanium_mangler.mangle(f"{name}.{uid}.{types_hash}", ()))


class WholeCompiler(CompilerBase):
    """Compiles what Python calls."""

    library: type[Part | Whole] = Whole

    def __init__(self, typingctx: Any, targetctx: Any, library: Any, *rest: Any) -> None:
        super().__init__(typingctx, targetctx, self.library(targetctx.codegen(), self.library.__name__), *rest)
        self.state.library.enable_object_caching()
        # A context of this compiler's own.
        self.state.targetctx.mangler = _symbol

    def compile_extra(self, func: Any) -> Any:
        """Compile a function under a number that stands for its form: whole, part or unit."""
        self.state.func_id = FunctionIdentity.from_function(func)
        self.state.func_id.unique_id = self.library.mark
        if self.library is Unit:
            self.state.library.need = Need(func.__module__, func.__name__, tuple(self.state.args))
        ExtractByteCode().run_pass(self.state)
        self.state.lifted, self.state.lifted_from = (), None
        return self._compile_bytecode()

    def define_pipelines(self) -> list[Any]:
        """Numba's own passes."""
        passes = DefaultPassBuilder.define_nopython_pipeline(self.state)
        passes.finalize()
        return [passes]


@register_pass(mutates_CFG=False, analysis_only=False)
class Offer(LoweringPass):
    """The pass that lets other kernels, but not Python, call this one."""

    _name = "tabletowers_offer"

    def __init__(self) -> None:
        LoweringPass.__init__(self)

    def run_pass(self, state: Any) -> bool:
        """Register the kernel under its own key."""
        state.library.finalize()
        key = object()
        state.targetctx.insert_user_function(key, state.cr.fndesc, [state.library])
        state.cr = state.cr._replace(cfunc=key)
        return True


class PartCompiler(WholeCompiler):
    """Translates what other kernels call."""

    library = Part

    def define_pipelines(self) -> list[Any]:
        """Numba's own passes, without the wrapper that Python would call."""
        flags = self.state.flags
        flags.no_compile = flags.no_cpython_wrapper = flags.no_cfunc_wrapper = True
        passes = DefaultPassBuilder.define_nopython_pipeline(self.state)
        passes.add_pass_after(Offer, NativeLowering)
        passes.finalize()
        return [passes]


class UnitCompiler(PartCompiler):
    """Compiles what generic code refers to."""

    library = Unit


class Content(CompileResultCacheImpl):
    """The stored form of a compiled kernel, without LLVM code, since a stored kernel is never linked into another."""

    def reduce(self, cres: Any) -> Any:
        """Everything that is stored of a compiled kernel."""
        library, description = cres.library, cres.fndesc
        module = library._final_module
        symbols = [one.name for one in (*module.functions, *module.global_variables) if not one.is_declaration]
        description.typemap = description.calltypes = None
        code = library._get_compiled_object(), symbols, library.needs, library.need
        return (
            code,
            description,
            cres.environment,
            cres.signature,
            cres.reload_init,
            cres._find_referenced_environments(),
        )

    def rebuild(self, target_context: Any, payload: Any) -> Any:
        """Restore a kernel, after everything that it refers to."""
        (code, symbols, needs, need), description, environment, signature, again, environments = payload
        for other in needs:
            _units[other.module, other.kernel].compile(other.arguments)
        for function in again:
            function()
        codegen = target_context.codegen()
        library = (Whole if need is None else Unit)(codegen, "kept")
        library.need = need
        library.enable_object_caching()
        library._set_compiled_object(code)
        library._finalize_final_module()
        codegen._engine._defined_symbols.update(symbols)
        for one in environments:
            codegen.set_env(one.env_name, one)
        executable = target_context.get_executable(library, description, environment) if need is None else object()
        return CompileResult(
            target_context=target_context,
            typing_context=target_context.typing_context,
            library=library,
            environment=environment,
            entry_point=executable,
            fndesc=description,
            type_annotation=None,
            signature=signature,
            objectmode=False,
            lifted=(),
            typing_error=None,
            call_helper=None,
            metadata=None,
            reload_init=again,
            referenced_envs=environments,
        )


class Cache(FunctionCache):
    """Compiled kernels in a folder that the caller names after their sources, so that a moved checkout finds them."""

    def __init__(self, function: Callable[..., Any], folder: str) -> None:
        class Place(UserProvidedCacheLocator):
            @classmethod
            def from_function(cls, py_func: Any, py_file: str) -> Any:
                place = cls(py_func, py_file)
                place._cache_path = folder
                with suppress(OSError):  # a cache that can only be read
                    place.ensure_cache_path()
                return place

        class Placed(Content):
            _locator_classes = [Place]  # noqa: RUF012

        self._impl_class = Placed
        super().__init__(function)

    def save_overload(self, sig: Any, data: Any) -> None:
        """Store a compiled kernel, unless the cache can't be written."""
        with suppress(OSError):
            super().save_overload(sig, data)


def compiled(function: Callable[..., Any], folder: str) -> Any:
    """The dispatcher that compiles a function on demand and keeps the result in a folder."""
    whole = numba.njit(**_OPTIONS, pipeline_class=WholeCompiler)(function)
    whole._cache = Cache(function, folder)
    _let_kernels_call(whole, _for_kernels(function, PartCompiler))
    whole.folder = folder
    return whole


def unit(kernel: Any) -> Any:
    """The kernel in the form for generic code, which refers to it without including it."""
    function = kernel.py_func
    place = function.__module__, function.__name__
    if place not in _units:
        made = _units[place] = _for_kernels(function, UnitCompiler)
        made._cache = Cache(function, f"{kernel.folder}/units")
        _let_kernels_call(made, made)
    return _units[place]


def _for_kernels(function: Callable[..., Any], compiler: type[WholeCompiler]) -> Any:
    """A dispatcher for a function that only kernels call."""
    made = numba.njit(**_OPTIONS, pipeline_class=compiler)(function)
    made.add_overload = lambda result: made.overloads.update({tuple(result.signature.args): result})
    return made


def _let_kernels_call(dispatcher: Any, called: Any) -> None:
    """Compile calls by other kernels once for all whole numbers, not again for each constant argument."""
    template, plain = called.get_call_template, types.unliteral

    def get_call_template(args: Any, kws: Any) -> Any:
        return template(tuple(map(plain, args)), {name: plain(kind) for name, kind in kws.items()})

    dispatcher.get_call_template = get_call_template
    dispatcher.get_overload = called.get_overload
