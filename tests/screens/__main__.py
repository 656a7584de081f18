"""Writes the screens anew, or with --evidence the evidence kept: read the difference before you commit it.

With --picture NAME FILE it draws one state into a file instead.
"""

import sys

from .kept import draw, write, write_evidence

if __name__ == "__main__":
    match sys.argv[1:]:
        case ["--picture", name, path]:
            draw(name, path)
        case ["--evidence"]:
            write_evidence()
        case _:
            write()
