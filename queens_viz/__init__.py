"""A step-by-step visualizer of the n-queens search: it runs, halts, steps and steps back.

The names here are the model, which needs no screen:

>>> search = Search(8)
>>> search.advance(1_000_000)
876
>>> str(search.position)
'1,5,8,6,3,7,2,4'
"""

from .search import Event, Position, Search, attackers

__all__ = ["Event", "Position", "Search", "__version__", "attackers"]
__version__ = "0.1.0"
