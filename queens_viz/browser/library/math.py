"""Mathematical functions; those of real numbers come from the browser."""

import _numbers

pi = 3.141592653589793
e = 2.718281828459045
tau = 2 * pi
inf = float("inf")
nan = float("nan")


def _real(x):
    if isinstance(x, (int, float)):
        return float(x)
    if hasattr(x, "__float__"):
        return x.__float__()
    raise TypeError(f"must be real number, not {type(x).__name__}")


def _whole(x):
    if isinstance(x, int):
        return int(x)
    if hasattr(x, "__index__"):
        return x.__index__()
    raise TypeError(f"'{type(x).__name__}' object cannot be interpreted as an integer")


def _function(name, is_allowed=None):
    """Return a function of a real number that the browser has, too."""
    compute = getattr(_numbers, name)

    def result(x, /):
        number = _real(x)
        if isnan(number):
            return nan
        if is_allowed and not is_allowed(number):
            raise ValueError("math domain error")
        return compute(number)

    result.__name__ = result.__qualname__ = name
    return result


def isnan(x):
    return x != x


def isinf(x):
    return x in (inf, -inf)


def isfinite(x):
    return not isnan(x) and not isinf(x)


sqrt = _function("sqrt", lambda x: x >= 0)
cbrt = _function("cbrt")
exp = _function("exp")
expm1 = _function("expm1")
log1p = _function("log1p", lambda x: x > -1)
sin = _function("sin", isfinite)
cos = _function("cos", isfinite)
tan = _function("tan", isfinite)
asin = _function("asin", lambda x: -1 <= x <= 1)
acos = _function("acos", lambda x: -1 <= x <= 1)
atan = _function("atan")
sinh = _function("sinh")
cosh = _function("cosh")
tanh = _function("tanh")
asinh = _function("asinh")
acosh = _function("acosh", lambda x: x >= 1)
atanh = _function("atanh", lambda x: -1 < x < 1)


def _logarithm(name):
    compute = getattr(_numbers, name)

    def result(x, /):
        if isinstance(x, int) and x > 2**1000:
            # Too large for a real number.
            shift = x.bit_length() - 60
            return compute(x >> shift) + shift * compute(2)
        number = _real(x)
        if number <= 0:
            raise ValueError(f"expected a positive input, got {x!r}")
        return compute(number)

    return result


_log = _logarithm("log")
log2 = _logarithm("log2")
log10 = _logarithm("log10")


def log(x, base=None):
    return _log(x) if base is None else _log(x) / _log(base)


def atan2(y, x):
    return _numbers.atan2(_real(y), _real(x))


def hypot(*coordinates):
    return _numbers.hypot(*[_real(x) for x in coordinates]) if coordinates else 0.0


def dist(p, q):
    if len(p) != len(q):
        raise ValueError("both points must have the same number of dimensions")
    return hypot(*[a - b for a, b in zip(p, q)])


def floor(x):
    if hasattr(x, "__floor__") and not isinstance(x, float):
        return x.__floor__()
    return int(_finite(x) // 1)


def ceil(x):
    if hasattr(x, "__ceil__") and not isinstance(x, float):
        return x.__ceil__()
    return -int(-_finite(x) // 1)


def trunc(x):
    return int(_finite(x))


def _finite(x):
    number = _real(x)
    if isnan(number):
        raise ValueError("cannot convert float NaN to integer")
    if isinf(number):
        raise OverflowError("cannot convert float infinity to integer")
    return x


def fabs(x):
    return abs(_real(x))


def fmod(x, y):
    if y == 0 or isinf(x):
        raise ValueError("math domain error")
    rest = abs(x) % abs(y)
    return float(rest) if x >= 0 else -float(rest)


def modf(x):
    whole = float(int(x))
    return x - whole, whole


def copysign(x, y):
    is_negative = y < 0 or (y == 0 and str(float(y))[0] == "-")
    return -abs(_real(x)) if is_negative else abs(_real(x))


def pow(x, y):
    return _real(x) ** _real(y)


def radians(x):
    return _real(x) * (pi / 180)


def degrees(x):
    return _real(x) * (180 / pi)


def isclose(a, b, *, rel_tol=1e-09, abs_tol=0.0):
    if a == b:
        return True
    if isinf(a) or isinf(b):
        return False
    return abs(a - b) <= max(rel_tol * max(abs(a), abs(b)), abs_tol)


def fsum(seq):
    """Return the sum without the errors of rounding."""
    parts = []
    for value in seq:
        x = float(value)
        kept = []
        for part in parts:
            y = part
            if abs(x) < abs(y):
                x, y = y, x
            high = x + y
            low = y - (high - x)
            if low:
                kept.append(low)
            x = high
        parts = [*kept, x]
    return float(sum(parts))


def prod(iterable, *, start=1):
    for value in iterable:
        start = start * value
    return start


def sumprod(p, q):
    return sum([a * b for a, b in zip(p, q, strict=True)])


def isqrt(n):
    n = _whole(n)
    if n < 0:
        raise ValueError("isqrt() argument must be nonnegative")
    root = 1 << ((n.bit_length() + 1) // 2)
    while True:
        better = (root + n // root) // 2 if root else 0
        if better >= root:
            return root if n else 0
        root = better


def factorial(n):
    if isinstance(n, float):
        raise TypeError("'float' object cannot be interpreted as an integer")
    n = _whole(n)
    if n < 0:
        raise ValueError("factorial() not defined for negative values")
    result = 1
    for number in range(2, n + 1):
        result *= number
    return result


def gcd(*integers):
    result = 0
    for number in integers:
        a = result
        b = abs(_whole(number))
        while b:
            a, b = b, a % b
        result = a
    return result


def lcm(*integers):
    result = 1
    for number in integers:
        if number == 0:
            return 0
        result = result * abs(_whole(number)) // gcd(result, number)
    return result


def perm(n, k=None):
    n = _whole(n)
    k = n if k is None else _whole(k)
    if n < 0:
        raise ValueError("n must be a non-negative integer")
    if k < 0:
        raise ValueError("k must be a non-negative integer")
    result = 1
    for number in range(n, n - k, -1):
        result *= number
    return result


def comb(n, k):
    n = _whole(n)
    k = _whole(k)
    if n < 0:
        raise ValueError("n must be a non-negative integer")
    if k < 0:
        raise ValueError("k must be a non-negative integer")
    return perm(n, k) // factorial(k) if k <= n else 0
