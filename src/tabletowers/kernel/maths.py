"""A natural logarithm and an exponential that give the same bits on every machine, compiled or not.

IEEE 754 fixes sums, products, quotients and square roots to the last bit, but not logarithms and powers, which
libraries round differently.
"""

from __future__ import annotations

import numpy as np

from tabletowers.kernel.compiling import kernel

#: The logarithm of 2 in two parts, the first short enough to multiply by an exponent without rounding.
_LN2_HIGH, _LN2_LOW = 6.93147180369123816490e-01, 1.90821492927058770002e-10
#: Coefficients of the series of log((1 + s) / (1 − s)) in s², adjusted to fit the whole range best (Sun's fdlibm,
#: 1993).
_SERIES = (
    6.666666666666735130e-01,
    3.999999999940941908e-01,
    2.857142874366239149e-01,
    2.222219843214978396e-01,
    1.818357216161805012e-01,
    1.531383769920937332e-01,
    1.479819860511658591e-01,
)
_S1, _S2, _S3, _S4, _S5, _S6, _S7 = _SERIES

_MANTISSA_BITS = 52
_MANTISSA = (1 << _MANTISSA_BITS) - 1
_BIAS = 1023
#: The mantissa of √2, and the bits of 1 and of ½.
_ROOT = 0x6A09E667F3BCD
_ONE, _A_HALF = _BIAS << _MANTISSA_BITS, (_BIAS - 1) << _MANTISSA_BITS

#: The terms of the series of an exponential, of a number below ½ ln 2.
_ORDERS = 13


@kernel
def log_of(count: int) -> float:
    """Return the natural logarithm of an integer ≥ 1, accurate to less than one unit in the last place."""
    bits = np.float64(count).view(np.int64)
    exponent = (bits >> _MANTISSA_BITS) - _BIAS
    mantissa = bits & _MANTISSA
    # Reduce the argument to a number near 1, where a short series is enough.
    if mantissa > _ROOT:
        exponent += 1
        near = np.int64(mantissa | _A_HALF).view(np.float64)
    else:
        near = np.int64(mantissa | _ONE).view(np.float64)
    f = near - 1.0
    s = f / (2.0 + f)
    z = s * s
    w = z * z
    r = z * (_S1 + w * (_S3 + w * (_S5 + w * _S7))) + w * (_S2 + w * (_S4 + w * _S6))
    half = 0.5 * f * f
    return float(exponent * _LN2_HIGH - ((half - (s * (half + r) + exponent * _LN2_LOW)) - f))


@kernel
def power_of_e(exponent: float) -> float:
    """Return e to the power of a number from −700 to 0, accurate to a few units in the last place."""
    halvings = int(0.5 - exponent / _LN2_HIGH)
    rest = (exponent + halvings * _LN2_HIGH) + halvings * _LN2_LOW
    total = 1.0
    for order in range(_ORDERS, 0, -1):
        total = 1.0 + total * rest / order
    return float(total * np.int64((_BIAS - halvings) << _MANTISSA_BITS).view(np.float64))
