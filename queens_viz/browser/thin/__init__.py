"""Smaller copies of modules of the standard library, with what the page uses.

Brython has the whole library, but compiles it in the browser at each start: typing with
its own imports takes half a second. Tests compare the copies with the originals.
"""
