"""Printing values; a long one is not broken into lines here but for lists of lists."""


def pformat(object, indent=1, width=80, depth=None, *, compact=False, sort_dicts=True):
    """Return a value as text."""
    text = repr(object)
    if len(text) <= width or not isinstance(object, list):
        return text
    return "[" + ",\n ".join([repr(item) for item in object]) + "]"


def pprint(object, stream=None, indent=1, width=80, depth=None, **options):
    """Print a value."""
    print(pformat(object, indent, width), file=stream)


pp = pprint
