"""Builds a game's kernels as a library for machines without Numba, and builds the website that needs no server.

`numba_code` collects Numba's unoptimised LLVM code, `codegen` compiles it for another kind of machine, `linker` links
it into a library, and `builder` does all of these steps for a game. `backend_check` verifies that every backend gives
the same results.
"""
