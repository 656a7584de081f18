"""A step-by-step visualizer of the n-queens search, which can also step back.

The names in this package are the search, which needs no screen, and `show` and `watch`:
they show the program in a notebook, and what a program of your own did.

>>> from queens_viz import Search
>>> search = Search(8)
>>> search.advance(1_000_000)
876
>>> str(search.position)
'1,5,8,6,3,7,2,4'
"""

# `typing` takes time to import. Type checkers know this name, too.
TYPE_CHECKING = False
if TYPE_CHECKING:
    from .browser.notebook import show, watch
    from .search.position import Event, Position, attackers
    from .search.search import Search

__all__ = ["Event", "Position", "Search", "__version__", "attackers", "show", "watch"]
__version__ = "5.0.0"

if not TYPE_CHECKING:
    _HOMES = {
        "Event": "search.position",
        "Position": "search.position",
        "Search": "search.search",
        "attackers": "search.position",
        "show": "browser.notebook",
        "watch": "browser.notebook",
    }

    def __getattr__(name: str) -> object:
        """Import a name when it is used first, so that the command line starts fast."""
        if name not in _HOMES:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from importlib import import_module

        module = import_module(f".{_HOMES[name]}", __name__)
        value = getattr(module, name)
        globals()[name] = value
        return value
