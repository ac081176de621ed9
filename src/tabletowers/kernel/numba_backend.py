"""The part of `@kernel` that uses Numba: how kernels are compiled and where they are cached. Needs Numba.

By default, Numba optimises every kernel together with everything it calls and generates machine code for each: a rule
that ten others call would be compiled eleven times. Here a kernel is compiled in up to three forms, each on demand.

 - `Whole`: called by Python. Linked with its parts, optimised and turned into machine code.
 - `Part`: called by another kernel. Only lowered to LLVM code; it becomes machine code within its callers.
 - `Unit`: called by generic code (`unit`). A part turned into machine code, to which its callers refer by a symbol, so
   that search, batches and statistics don't compile a game's rules again.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from copy import copy
from functools import cache
from typing import Any, NamedTuple

import numba
from llvmlite.ir import IRBuilder
from numba import types
from numba.core import itanium_mangler
from numba.core.bytecode import FunctionIdentity
from numba.core.caching import CompileResultCacheImpl, FunctionCache, UserProvidedCacheLocator
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase, CompileResult, DefaultPassBuilder
from numba.core.compiler_machinery import LoweringPass, register_pass
from numba.core.environment import lookup_environment
from numba.core.lowering import Lower
from numba.core.targetconfig import TargetConfig
from numba.core.typed_passes import NativeLowering
from numba.core.untyped_passes import ExtractByteCode

from tabletowers.kernel.cache_folder import cache_root
from tabletowers.kernel.generated import GENERATED
from tabletowers.kernel.mistakes import Mistake, mistake_in
from tabletowers.kernel.sources import PACKAGE

#: Numba's options for all kernels.
_OPTIONS = {"nogil": True, "error_model": "numpy"}
#: The parameter of kernels that write into an array of their callers', whose room a game declares (`most_legal`).
_WRITTEN = "out"


class Need(NamedTuple):
    """A unit (`Unit`) that compiled code refers to: the kernel's module and name, and the types of its arguments."""

    module: str
    kernel: str
    arguments: tuple[Any, ...]


#: The parts' dispatchers, by their function.
_parts: dict[Callable[..., Any], Any] = {}
#: The units' dispatchers, by the module and the name of their kernel.
_units: dict[tuple[str, str], Any] = {}
#: The mistake in the innermost kernel that could not be compiled, until the outermost one reports it.
_found: list[Mistake] = []


class Part(JITCodeLibrary):
    """The LLVM code of a kernel that other kernels call. It is linked into each of its callers."""

    #: A number in the symbols of a kernel's functions that tells its forms apart.
    mark = 1

    def _optimize_functions(self, module: Any) -> None:
        """Simplify the code once for all callers. Functions that are only declared need no pass."""
        module.data_layout = self._codegen._data_layout
        for function in module.functions:
            if not function.is_declaration:
                passes, builder = self._codegen._function_pass_manager()
                passes.run(function, builder)

    def finalize(self) -> None:
        """Mark the code as final without linking it, because its callers link it."""
        self._finalized = True


class Whole(JITCodeLibrary):
    """The machine code of a kernel that Python calls, with all of its parts linked in."""

    mark = 2
    #: The units that this code refers to; they must be loaded before it.
    needs: tuple[Need, ...] = ()
    #: If this is a unit, the `Need` by which other code refers to it.
    need: Need | None = None

    def _optimize_functions(self, module: Any) -> None:
        """Leave the code as it is, because it is optimised together with its parts."""
        module.data_layout = self._codegen._data_layout

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
        """Return the parts and the units that this kernel calls, directly or indirectly, without duplicates."""
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
    """The machine code of a kernel that generic code calls by its symbol. It is made from the part of that kernel."""


def _symbol(name: str, argtypes: Any, *, abi_tags: Any = (), uid: int | None = None) -> str:
    """Return a symbol name for a function. The name is the same in every process.

    The symbol names that Numba itself gives to functions that take records differ between processes.
    """
    types_hash = hashlib.sha256(repr([str(kind) for kind in argtypes]).encode()).hexdigest()[:16]
    return str(itanium_mangler.mangle(f"{name}.{uid}.{types_hash}", ()))


@cache
def _usual_flags(kind: Any) -> tuple[dict[str, Any], int]:
    """Return the defaults of a kind of compiler flags, and the hash that Numba gives to all flags of that kind."""
    return {name: option.default for name, option in kind.options.items()}, hash(tuple(sorted(kind.options)))


@contextmanager
def _lean() -> Iterator[None]:
    """Leave out what Numba does besides compiling, while a kernel is compiled.

    Numba's own functions that kernels use need no code by which Python or C could call them. And flags are part of the
    key of everything that was typed: reading their values one by one took a tenth of the time. Numba has one lock for
    all compilers, so nothing else is compiled meanwhile.
    """
    wrap = Lower.create_cpython_wrapper
    lean: dict[tuple[Any, str], Any] = {
        (Lower, "create_cpython_wrapper"): lambda low, *gil, **by_name: (
            wrap(low, *gil, **by_name) if isinstance(low.library, Whole) else None
        ),
        (Lower, "create_cfunc_wrapper"): lambda _: None,
        (TargetConfig, "values"): lambda flags: _usual_flags(flags.__class__)[0] | flags._values,
        (TargetConfig, "__hash__"): lambda flags: _usual_flags(flags.__class__)[1],
    }
    usual = {(kind, name): getattr(kind, name) for kind, name in lean}
    for (kind, name), function in lean.items():
        setattr(kind, name, function)
    try:
        yield
    finally:
        for (kind, name), function in usual.items():
            setattr(kind, name, function)


class WholeCompiler(CompilerBase):
    """The compiler for kernels that Python calls."""

    library: type[Part | Whole] = Whole

    def __init__(self, typingctx: Any, targetctx: Any, library: Any, *rest: Any) -> None:
        super().__init__(typingctx, targetctx, self.library(targetctx.codegen(), self.library.__name__), *rest)
        self.state.library.enable_object_caching()
        # The target context is this compiler's own copy, so no other compiler is affected.
        self.state.targetctx.mangler = _symbol

    def compile_extra(self, func: Any) -> Any:
        """Compile a function. A number in its symbol names shows whether it is a whole or a part."""
        self.state.func_id = FunctionIdentity.from_function(func)
        self.state.func_id.unique_id = self.library.mark
        ExtractByteCode().run_pass(self.state)
        self.state.lifted, self.state.lifted_from = (), None
        try:
            with _lean():
                result = self._compile_bytecode()
        except Exception as error:
            # The callers of this kernel can't be compiled either, and what the compiler says then names many files.
            if not _found:
                records = [kind for kind in self.state.args if isinstance(kind, types.Record)]
                _found.append(mistake_in(func, error, [name for record in records for name in record.fields]))
            if self.library is Whole:
                raise _found.pop() from error
            raise
        if self.library is Whole:
            _found.clear()
        return result

    def define_pipelines(self) -> list[Any]:
        """Return Numba's standard compiler passes."""
        self.state.flags.no_cfunc_wrapper = True
        passes = DefaultPassBuilder.define_nopython_pipeline(self.state)
        passes.finalize()
        return [passes]


@register_pass(mutates_CFG=False, analysis_only=False)
class Offer(LoweringPass):
    """A compiler pass that makes a kernel callable by other kernels but not by Python."""

    _name = "tabletowers_offer"

    def __init__(self) -> None:
        LoweringPass.__init__(self)

    def run_pass(self, state: Any) -> bool:
        """Register the kernel under a new key, which other kernels use to call it."""
        state.library.finalize()
        key = object()
        state.targetctx.insert_user_function(key, state.cr.fndesc, [state.library])
        state.cr = state.cr._replace(cfunc=key)
        return True


class PartCompiler(WholeCompiler):
    """The compiler for kernels that only other kernels call. It stops after generating LLVM code."""

    library = Part

    def define_pipelines(self) -> list[Any]:
        """Return Numba's standard compiler passes without the wrapper for calls from Python."""
        flags = self.state.flags
        flags.no_compile = flags.no_cpython_wrapper = flags.no_cfunc_wrapper = True
        passes = DefaultPassBuilder.define_nopython_pipeline(self.state)
        passes.add_pass_after(Offer, NativeLowering)
        passes.finalize()
        return [passes]


class UnitCompiler(WholeCompiler):
    """The compiler for kernels that generic code calls by a symbol: it makes a part's LLVM code machine code."""

    library = Unit

    def compile_extra(self, func: Any) -> Any:
        """Define a function that consists of a kernel's part, under a symbol of its own."""
        context, library, arguments = self.state.targetctx, self.state.library, tuple(self.state.args)
        _parts[func].compile(arguments)
        part = _parts[func].overloads[arguments]
        description = copy(part.fndesc)
        description.mangled_name += ".unit"
        module = library.create_ir_module(description.unique_name)
        function = context.declare_function(module, description)
        builder = IRBuilder(function.append_basic_block())
        builder.ret(builder.call(context.declare_function(module, part.fndesc), function.args, attrs=("alwaysinline",)))
        library.need = Need(func.__module__, func.__name__, arguments)
        library.add_ir_module(module)
        library.add_linking_library(part.library)
        library.finalize()
        key = object()
        context.insert_user_function(key, description, [library])
        return part._replace(library=library, fndesc=description, entry_point=key, metadata={})


class Content(CompileResultCacheImpl):
    """The stored form of a compiled kernel. It lacks LLVM code, because it is never linked into another kernel."""

    def reduce(self, cres: Any) -> Any:
        """Return everything about a compiled kernel that has to be stored."""
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
        """Restore a stored kernel, after loading the units to which it refers."""
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
    """Numba's cache of a function's compiled code, in a given folder.

    The folder is named by a hash of the sources, so that the kernels are still found after a checkout has been moved.
    """

    def __init__(self, function: Callable[..., Any], folder: str) -> None:
        class Place(UserProvidedCacheLocator):
            @classmethod
            def from_function(cls, py_func: Any, py_file: str) -> Any:
                place = cls(py_func, py_file)
                place._cache_path = folder
                with suppress(OSError):  # a cache that can only be read
                    place.ensure_cache_path()
                return place

            def get_source_stamp(self) -> Any:
                # The folder's name says which sources these are; some versions of Numba would look at a file's time.
                return None

        class Placed(Content):
            _locator_classes = [Place]  # noqa: RUF012

        self._impl_class = Placed
        super().__init__(function)

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        """Return a compiled kernel from the cache, or None if it is missing or its file is damaged."""
        try:
            return super().load_overload(sig, target_context)
        except Exception:  # a damaged file may raise anything
            _report_damage()
        try:
            self._cache_file.flush()
        except OSError:  # a cache that can only be read
            self.disable()
        return None

    def save_overload(self, sig: Any, data: Any) -> None:
        """Store a compiled kernel. If the cache is not writable, do nothing."""
        with suppress(OSError):
            super().save_overload(sig, data)


@cache
def _report_damage() -> None:
    """Report damaged cache files on standard error, once per process."""
    print(
        f"tabletowers: {cache_root()} holds damaged files; the rules in them are compiled again. If you see this more "
        "than once, delete that folder.",
        file=sys.stderr,
    )


def compiled(function: Callable[..., Any], folder: str) -> Any:
    """Return a dispatcher that compiles a function on demand and caches the result in `folder`."""
    whole = numba.njit(**_options_for(function), pipeline_class=WholeCompiler)(function)
    whole._cache = Cache(function, folder)
    _parts[function] = _for_kernels(function, PartCompiler)
    _let_kernels_call(whole, _parts[function])
    whole.folder = folder
    return whole


def _options_for(function: Callable[..., Any]) -> dict[str, Any]:
    """Return Numba's options for a kernel.

    Where a game of others writes into an array, every index is checked: with a `most_legal` that is too small it would
    damage what lies behind. Our own games are tested; kernels that are generated belong to games of others, too.
    """
    checked = _WRITTEN in function.__code__.co_varnames[: function.__code__.co_argcount]
    own = function.__module__.startswith(f"{PACKAGE}.") and not function.__module__.startswith(GENERATED)
    return {**_OPTIONS, "boundscheck": True} if checked and not own else _OPTIONS


def unit(kernel: Any) -> Any:
    """Return the dispatcher of a kernel's unit form, which generic code calls by a symbol instead of inlining it."""
    function = kernel.py_func
    place = function.__module__, function.__name__
    if place not in _units:
        dispatcher = _units[place] = _for_kernels(function, UnitCompiler)
        dispatcher._cache = Cache(function, f"{kernel.folder}/units")
        _let_kernels_call(dispatcher, dispatcher)
    return _units[place]


def _for_kernels(function: Callable[..., Any], compiler: type[WholeCompiler]) -> Any:
    """Create a dispatcher for a function that is called only by kernels."""
    dispatcher = numba.njit(**_options_for(function), pipeline_class=compiler)(function)
    dispatcher.add_overload = lambda result: dispatcher.overloads.update({tuple(result.signature.args): result})
    return dispatcher


def _let_kernels_call(dispatcher: Any, called: Any) -> None:
    """Redirect calls to `dispatcher` from other kernels to `called`.

    `called` is compiled once for all integers, not again for each constant argument.
    """
    template, plain = called.get_call_template, types.unliteral

    def get_call_template(args: Any, kws: Any) -> Any:
        return template(tuple(map(plain, args)), {name: plain(kind) for name, kind in kws.items()})

    dispatcher.get_call_template = get_call_template
    dispatcher.get_overload = called.get_overload
