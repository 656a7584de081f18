"""Stand-ins for modules of the standard library, with what the page uses of them.

Brython has the whole library, but compiles it in the browser at each start: typing with
its own imports takes half a second. Tests hold the stand-ins against the originals.
"""
