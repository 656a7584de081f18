"""Arrays of numbers: here they are lists, which grow as quickly and take no more room."""


class array:
    """What makes a list of numbers. Brython asks whether something is of this class."""

    def __new__(cls, code, values=()):
        """Return a list."""
        return list(values)
