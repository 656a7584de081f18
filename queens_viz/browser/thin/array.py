"""Arrays of numbers: in the page they are lists, which are as fast and as small."""


class array:
    """Makes lists. It is a class because Brython's `bytes` asks for arrays."""

    def __new__(cls, code, values=()):
        """Return a list of numbers."""
        return list(values)
