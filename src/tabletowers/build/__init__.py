"""Builds a game's kernels ahead of time as one library, for machines without Numba; also the site without a server.

`numba_code` collects Numba's code before optimisation, `codegen` compiles it for another kind of machine, `linker`
links it into a library, and `builder` does all of that for a game. `backend_check` verifies that every backend gives
the same results.
"""
