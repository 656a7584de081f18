"""Runs the command line, as `python -m queens_viz` and as `queens-viz`."""

import os
import sys

STOPPED = 128
"""The exit status of a program that a signal stopped; its number is added."""


def leave_out_folder() -> None:
    """Import nothing from the folder in which `python -m queens_viz` was typed.

    Python looks there first, so that a pupil's glob.py or random.py would take the
    place of Python's own. If the package itself is in that folder, it stays.
    """
    if getattr(sys.flags, "safe_path", False):
        # Python hasn't looked there.
        return
    home = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
    folder = sys.path[0] or os.curdir
    if os.path.realpath(folder) != os.path.realpath(home):
        del sys.path[0]


def main() -> int:
    """Run the command line, and return the exit status.

    Until a job handles signals itself, Ctrl-C ends the program at once, without output.
    """
    # This comes before the imports that take time: a KeyboardInterrupt in one of them
    # would print a traceback. `_signal` is part of the interpreter. `signal` is not.
    import _signal  # type: ignore[import-not-found]

    if _signal.getsignal(_signal.SIGINT) != _signal.SIG_IGN:
        _signal.signal(_signal.SIGINT, lambda number, _: os._exit(STOPPED + number))
    try:
        from .cli import main

        return main()
    except MemoryError:
        # Any other message may need memory itself.
        sys.stderr.write("queens-viz: error: not enough memory\n")
        return 1


if __name__ == "__main__":
    leave_out_folder()
    sys.exit(main())
