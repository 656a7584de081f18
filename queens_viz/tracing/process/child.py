"""Started by its path in a process of its own, by any Python: runs a program.

The work is done in worker.py, once it is known that this Python can import it.
"""

import os
import sys


def home() -> str:
    """Return the folder in which the package is."""
    path = os.path.abspath(__file__)
    for _ in ("process", "tracing", "queens_viz", "the folder"):
        path = os.path.dirname(path)
    return path


def main() -> None:
    """Run the program that is asked for on standard input."""
    version = sys.version_info[:2]
    if version < (3, 10):
        sys.stdout.write('{"too_old": "%d.%d"}\n' % version)  # noqa: UP031
        return
    # The program must neither find the modules beside this file, nor disturb ours.
    sys.path[0] = home()
    from queens_viz.tracing.process import worker

    del sys.path[0]
    worker.main()


if __name__ == "__main__":
    main()
