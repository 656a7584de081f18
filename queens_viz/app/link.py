"""A link to a step of a search: the parts of an address that say which size, which search and which position."""

from __future__ import annotations

from ..search.position import Position
from ..search.strategy import PLAIN, Strategy

NAMES = tuple([strategy.value for strategy in Strategy])
"""The names of the searches; a link without one is to the plain search."""

END = "end"
"""What stands for the position of a search that is over."""


def linked(n: int, at: str = "", search: str = PLAIN.value) -> Position:
    """Return the position that the parts of a link mean, the first one where none is named; ValueError says why not.

    >>> str(linked(8, "1,5,8:3", "fewest")), str(linked(8, "2,4:1")), str(linked(8, search="ahead"))
    ('fewest/1,5,8:3', '2,4:1', 'ahead/:1')
    """
    strategy = Strategy(search)
    if not at:
        return Position.first(n, strategy)
    if at == END:
        return Position.end(n, strategy)
    return Position.parse(at if strategy is PLAIN else f"{search}/{at}", n)


def link_to(position: Position) -> str:
    """Return the parts of a link to a position.

    >>> link_to(Position.parse("fewest/1,5,8:3", 8)), link_to(Position.end(4))
    ('n=8&at=1,5,8:3&search=fewest', 'n=4&at=end')
    """
    name = position.strategy.value
    at = END if position.is_end else str(position).removeprefix(f"{name}/")
    return f"n={position.n}&at={at}" + ("" if position.strategy is PLAIN else f"&search={name}")
