"""Arrays of numbers: here they are lists, which grow as quickly and take no more room."""


def array(code, values=()):
    """Return a list of numbers."""
    return list(values)
