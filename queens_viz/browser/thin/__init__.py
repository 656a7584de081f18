"""Stand-ins for what the program uses of the standard library, in the page.

Brython has it whole, but compiles it in the browser at each start: typing alone, with what it imports, takes half a
second. A test runs the tests of the model with these in front, and another holds them against the originals.
"""
