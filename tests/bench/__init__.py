"""How fast the program is, as ratios against something in the same run: `python -m tests.bench`."""
