"""Operators as functions."""


def itemgetter(item, *items):
    """Return a function that gets an item, or a tuple of several."""
    if not items:
        return lambda owner: owner[item]
    names = (item, *items)
    return lambda owner: tuple([owner[name] for name in names])


def _attribute(owner, path):
    for name in path.split("."):
        owner = getattr(owner, name)
    return owner


def attrgetter(attr, *attrs):
    """Return a function that gets an attribute, or a tuple of several."""
    if not attrs:
        return lambda owner: _attribute(owner, attr)
    paths = (attr, *attrs)
    return lambda owner: tuple([_attribute(owner, path) for path in paths])


def methodcaller(name, /, *values, **named):
    """Return a function that calls a method."""
    return lambda owner: getattr(owner, name)(*values, **named)


def add(a, b):
    return a + b


def sub(a, b):
    return a - b


def mul(a, b):
    return a * b


def truediv(a, b):
    return a / b


def floordiv(a, b):
    return a // b


def mod(a, b):
    return a % b


def pow(a, b):
    return a**b


def neg(a):
    return -a


def pos(a):
    return +a


def inv(a):
    return ~a


invert = inv


def lshift(a, b):
    return a << b


def rshift(a, b):
    return a >> b


def and_(a, b):
    return a & b


def or_(a, b):
    return a | b


def xor(a, b):
    return a ^ b


def not_(a):
    return not a


def truth(a):
    return bool(a)


def is_(a, b):
    return a is b


def is_not(a, b):
    return a is not b


def eq(a, b):
    return a == b


def ne(a, b):
    return a != b


def lt(a, b):
    return a < b


def le(a, b):
    return a <= b


def gt(a, b):
    return a > b


def ge(a, b):
    return a >= b


def concat(a, b):
    return a + b


def contains(a, b):
    return b in a


def countOf(a, b):
    return sum([value == b for value in a])


def indexOf(a, b):
    for place, value in enumerate(a):
        if value == b:
            return place
    raise ValueError("sequence.index(x): x not in sequence")


def getitem(a, b):
    return a[b]


def setitem(a, b, c):
    a[b] = c


def delitem(a, b):
    del a[b]


def iadd(a, b):
    a += b
    return a


def index(a):
    return a.__index__()
