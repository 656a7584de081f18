"""Runs the command line as `python -m queens_viz`."""

import sys

from .cli import main

sys.exit(main())
