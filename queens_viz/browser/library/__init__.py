"""The modules that a person's program can import in the page.

Brython's own library is large, and slow to compile. These have what programs for n
queens use, and do the same as CPython's; tests hold them against the originals.
"""
