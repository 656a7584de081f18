"""The parts of the program that are installed only where somebody asks for them."""


class MissingExtra(Exception):
    """What a file needs is not installed; the message names the command that installs it."""
