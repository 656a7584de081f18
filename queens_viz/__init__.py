"""A step-by-step visualizer of the n-queens search: it runs, halts, steps and steps back.

The names here are the model, which needs no screen:

>>> from queens_viz import Search
>>> search = Search(8)
>>> search.advance(1_000_000)
876
>>> str(search.position)
'1,5,8,6,3,7,2,4'
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .search.position import Event, Position, attackers
    from .search.search import Search

__all__ = ["Event", "Position", "Search", "__version__", "attackers"]
__version__ = "0.1.0"


if not TYPE_CHECKING:

    def __getattr__(name: str) -> object:
        """Import the model when it is asked for, so that the command can listen to Ctrl-C before anything else."""
        if name not in __all__:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from .search.position import Event, Position, attackers
        from .search.search import Search

        globals().update(Event=Event, Position=Position, Search=Search, attackers=attackers)
        return globals()[name]
