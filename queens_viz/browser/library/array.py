"""Arrays of numbers: lists that know the kind of their numbers."""

WHOLE = "bBhHiIlLqQ"
FLOATS = "fd"
typecodes = "bBuwhHiIlLqQfd"


class array(list):
    """A list of numbers of one kind."""

    def __init__(self, typecode, values=()):
        if typecode not in typecodes:
            raise ValueError(
                "bad typecode (must be b, B, u, w, h, H, i, I, l, L, q, Q, f or d)"
            )
        self.typecode = typecode
        self.itemsize = {"b": 1, "B": 1, "h": 2, "H": 2, "i": 4, "I": 4, "f": 4}.get(
            typecode, 8
        )
        list.__init__(self, [self._checked(value) for value in values])

    def _checked(self, value):
        if self.typecode in FLOATS:
            return float(value)
        if self.typecode in WHOLE and not isinstance(value, int):
            raise TypeError(
                f"'{type(value).__name__}' object cannot be interpreted as an integer"
            )
        return value

    def __setitem__(self, index, value):
        if isinstance(index, slice):
            list.__setitem__(self, index, value)
        else:
            list.__setitem__(self, index, self._checked(value))

    def __getitem__(self, index):
        found = list.__getitem__(self, index)
        return array(self.typecode, found) if isinstance(index, slice) else found

    def append(self, value):
        list.append(self, self._checked(value))

    def fromlist(self, values):
        self.extend(values)

    def tolist(self):
        return list(self)

    def __copy__(self):
        return array(self.typecode, self)

    def __add__(self, other):
        return array(self.typecode, list(self) + list(other))

    def __mul__(self, times):
        return array(self.typecode, list(self) * times)

    __rmul__ = __mul__

    def __repr__(self):
        if not self:
            return f"array('{self.typecode}')"
        return f"array('{self.typecode}', {list(self)!r})"

    __str__ = __repr__


ArrayType = array
