"""Kernels for machines without Numba: a game's compiled code as one module, built ahead of time.

`numba_code` collects Numba's code before optimisation, `codegen` turns it into code for another kind of machine,
`linker` links it into a library, and `builder` does all of that for a game. `backend_check` proves that every backend
gives the same answers.
"""
