"""Runs the command line, as `python -m queens_viz` and as `queens-viz`."""

import os
import sys


def main() -> int:
    """Run the command line; until a job listens itself, Ctrl-C ends the program at once and quietly."""
    # Before the imports that take time: a KeyboardInterrupt in the midst of one would be a traceback.
    try:
        import signal

        if signal.getsignal(signal.SIGINT) is not signal.SIG_IGN:
            signal.signal(signal.SIGINT, lambda number, _: os._exit(128 + number))
    except KeyboardInterrupt:
        os._exit(130)
    from .cli import main

    return main()


if __name__ == "__main__":
    sys.exit(main())
