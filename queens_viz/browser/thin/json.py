"""What programs use most of json; the browser reads it."""


def load(file):
    """Return the object that stands in a file."""
    from browser import window

    return window.JSON.parse(file.read()).to_dict()


def loads(text):
    """Return the object that a text says."""
    from javascript import JSON

    return JSON.parse(text)


def dumps(value, separators=None):
    """Return an object as a text."""
    from javascript import JSON

    return JSON.stringify(value)
