"""What programs use most of json; the browser reads it."""

from browser import window


def load(file):
    """Return the object that stands in a file."""
    return window.JSON.parse(file.read()).to_dict()
