"""A step-by-step visualizer of the n-queens search: it runs, halts, steps and steps back.

The names here are the model, which needs no screen, and `show`, which shows the program in a notebook:

>>> from queens_viz import Search
>>> search = Search(8)
>>> search.advance(1_000_000)
876
>>> str(search.position)
'1,5,8,6,3,7,2,4'
"""

import os
import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .browser.notebook import show
    from .search.position import Event, Position, attackers
    from .search.search import Search

__all__ = ["Event", "Position", "Search", "__version__", "attackers", "show"]
__version__ = "3.0.0"


def _listen() -> None:
    """Have Ctrl-C end the program at once and quietly, until a job listens itself."""
    # Before the imports that take time: a KeyboardInterrupt in the midst of one would be a traceback.
    try:
        # Python has it from the start; `signal`, which is made of it, would have to be imported.
        import _signal  # type: ignore[import-not-found]

        if _signal.getsignal(_signal.SIGINT) != _signal.SIG_IGN:
            _signal.signal(_signal.SIGINT, lambda number, _: os._exit(128 + number))
    except KeyboardInterrupt:
        os._exit(130)


def _is_command() -> bool:
    """Return whether this is imported for the command, as `python -m queens_viz` or `queens-viz`, and not by others."""
    words = getattr(sys, "argv", None) or [""]
    if words[0] == "-m":  # so it is until Python has found what it is to run
        return sys.orig_argv[-len(words) :][:1] == ["queens_viz"]
    return os.path.basename(words[0]) in ("queens-viz", "queens-viz.exe")


if _is_command():
    _listen()

if not TYPE_CHECKING:
    _HOMES = {
        "Event": "search.position",
        "Position": "search.position",
        "Search": "search.search",
        "attackers": "search.position",
        "show": "browser.notebook",
    }

    def __getattr__(name: str) -> object:
        """Import a name when it is asked for, so that the command starts at once."""
        if name not in _HOMES:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from importlib import import_module

        globals()[name] = getattr(import_module(f".{_HOMES[name]}", __name__), name)
        return globals()[name]
