"""Runs the command line, as `python -m queens_viz` and as `queens-viz`."""

import os
import sys


def main() -> int:
    """Run the command line; until a job listens itself, Ctrl-C ends the program at once and quietly."""
    # Before the imports that take time: a KeyboardInterrupt in the midst of one would be a traceback. Python has
    # this one from the start; `signal`, which is made of it, would have to be imported.
    import _signal  # type: ignore[import-not-found]

    if _signal.getsignal(_signal.SIGINT) != _signal.SIG_IGN:
        _signal.signal(_signal.SIGINT, lambda number, _: os._exit(128 + number))
    try:
        from .cli import main

        return main()
    except MemoryError:
        # What else could be said would need some itself.
        sys.stderr.write("queens-viz: error: not enough memory\n")
        return 1


if __name__ == "__main__":
    sys.exit(main())
