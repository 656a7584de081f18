"""Writes the screens anew, or with --evidence the evidence kept: read the difference before you commit it."""

import sys

from .kept import write, write_evidence

if __name__ == "__main__":
    write_evidence() if "--evidence" in sys.argv else write()
