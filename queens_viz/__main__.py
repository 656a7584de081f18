"""Runs the command line, as `python -m queens_viz` and as `queens-viz`."""

import sys

from . import _listen


def main() -> int:
    """Run the command line; until a job listens itself, Ctrl-C ends the program at once and quietly."""
    _listen()
    from .cli import main

    return main()


if __name__ == "__main__":
    sys.exit(main())
