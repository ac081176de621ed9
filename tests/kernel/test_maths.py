"""The logarithm of our own."""

from __future__ import annotations

import math

import numpy as np

from tabletowers.backends.python_runtime import function
from tabletowers.kernel.maths import log_of

NUMBERS = [*range(1, 5000), 2**20, 2**31 - 1, 2**40 + 1, 10**12]


def test_it_is_as_exact_as_any() -> None:
    for number in NUMBERS:
        assert abs(log_of(number) - math.log(number)) <= math.ulp(math.log(number))
    assert log_of(1) == 0.0


def test_it_is_the_same_compiled_and_in_plain_python() -> None:
    plain = function(log_of)
    with np.errstate(all="raise"):
        assert [plain(number) for number in NUMBERS] == [log_of(number) for number in NUMBERS]


def test_it_never_changes() -> None:
    assert [log_of(number).hex() for number in (2, 3, 10, 1000)] == [
        "0x1.62e42fefa39efp-1",
        "0x1.193ea7aad030ap+0",
        "0x1.26bb1bbb55516p+1",
        "0x1.ba18a998fffa0p+2",
    ]
