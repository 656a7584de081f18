"""What programs ask of the system only to clear the screen, or for an end of line."""

name = "posix"
sep = "/"
linesep = "\n"
environ = {}


def system(command):
    """Do nothing: there is no system that runs commands."""
    return 0


def getenv(key, default=None):
    """Return the default: there are no variables."""
    return default


def getcwd():
    """Return the folder, of which there is one."""
    return "/"


def listdir(path="."):
    """Return nothing: there are no files."""
    return []


def cpu_count():
    """Return the number of processors that a program has."""
    return 1


def _exit(status):
    """End the program."""
    raise SystemExit(status)
