"""Arrays of numbers: here they are lists, which grow as quickly and take no more room."""


class array:
    """A class, since Brython's `bytes` asks whether it gets an array; it makes lists."""

    def __new__(cls, code, values=()):
        """Return a list of numbers."""
        return list(values)
