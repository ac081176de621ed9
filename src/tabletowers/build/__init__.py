"""Kernels for machines without Numba: a game's compiled code as one module, made ahead of time.

`collecting` takes Numba's own code before it is optimised, `retargeting` turns it into code for another kind of
machine, `linking` makes a library or a WebAssembly module of it, and `building` does all of that for a game.
`verifying` proves that every make gives the same answers.
"""
