"""What programs use most of json; the browser reads it."""


def load(file):
    """Return the object that stands in a file."""
    from browser import window

    return window.JSON.parse(file.read()).to_dict()
