"""Runs the command line, as `python -m queens_viz` and as `queens-viz`."""

import sys

from . import _listen


def main() -> int:
    """Run the command line; until a job listens itself, Ctrl-C ends the program at once and quietly."""
    _listen()
    try:
        from .cli import main

        return main()
    except MemoryError:
        # What else could be said would need some itself.
        sys.stderr.write("queens-viz: error: not enough memory\n")
        return 1


if __name__ == "__main__":
    sys.exit(main())
