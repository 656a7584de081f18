"""What programs use of sys. The streams and arguments are set before a program runs."""

argv = ["program.py"]
stdin = stdout = stderr = None
maxsize = 2**63 - 1
maxunicode = 0x10FFFF
byteorder = "little"
platform = "emscripten"
executable = ""
path = [""]
version_info = (3, 13, 0, "final", 0)
version = "3.13.0 (Brython)"
hexversion = 0x030D00F0
modules = {}
flags = ()

_limit = [1000]


def exit(status=None):
    """End the program."""
    raise SystemExit(status)


def setrecursionlimit(limit):
    """Keep a limit, which is not used: the page has a lower one."""
    if limit < 1:
        raise ValueError("recursion limit must be greater or equal than 1")
    _limit[0] = limit


def getrecursionlimit():
    """Return the limit that was set."""
    return _limit[0]


def settrace(function):
    """Do nothing: the program is followed by another one."""


def gettrace():
    """Return None."""


def getsizeof(value, default=0):
    """Return a number of bytes that is about right."""
    try:
        return 56 + 8 * len(value)
    except TypeError:
        return 28


def intern(text):
    """Return the same text."""
    return text


def exc_info():
    """Return three times None: what is handled isn't known here."""
    return (None, None, None)
