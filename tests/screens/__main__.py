"""Writes the screens anew: read the difference before you commit it.

With --picture NAME FILE it draws one state into a file instead.
"""

import sys

from .kept import draw, write

if __name__ == "__main__":
    match sys.argv[1:]:
        case ["--picture", name, path]:
            draw(name, path)
        case _:
            write()
