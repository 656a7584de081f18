"""The other sizes for which a program can be run, and whether it is right for them."""

from __future__ import annotations

from .paths import Node
from .recording import Recording
from .running import Request
from .statements import children_of, kind_of, tree_of

TRIED = (4, 5, 6, 7, 8)
"""The sizes that are tried."""


def requests(request: Request, recording: Recording, n: int | None) -> list[Request]:
    """Return how to run a program with other sizes, if its size can be set.

    It can if the program got its size from us, as an argument, by input() or in a call,
    or if it is written down once, and no other number depends on it. If a size was
    asked for, only that one is tried, and only if the program hasn't used it.
    """
    asked = request.n
    if n is None or (asked is not None and recording.n_used):
        return []
    sizes = [size for size in TRIED if size != n and asked in (None, size)]
    found = []
    for size in sizes:
        source = with_size(request.source, n, size)
        if source:
            found.append(request._replace(source=source))
    if not found and recording.n_used and not request.answers:
        found = [request._replace(n=size) for size in sizes]
    return found


def with_size(source: str, n: int, size: int) -> str:
    r"""Return a program with another number of queens; "" if that can't be set.

    >>> with_size("n = 5\nboard = [0] * n", 5, 6)
    'n = 6\nboard = [0] * n'
    >>> with_size("n = 5\nrising = [0] * 9", 5, 6)
    ''
    >>> with_size("n = 3; b = [0, 0, 0]", 3, 4)
    ''
    """
    places = []
    dependent = {n - 1, n + 1, 2 * n - 1, 2 * n, 2 * n + 1, n * n - 1, n * n, n // 2}
    waiting = [tree_of(source)]
    while waiting:
        node = waiting.pop()
        waiting += children_of(node)
        if _is_as_long(node, n):
            return ""
        if kind_of(node) != "Constant" or type(node.value) is not int:
            continue
        if node.value == n:
            places.append(node)
        elif node.value > 2 and node.value in dependent:
            return ""
    if len(places) != 1:
        return ""
    return _replaced(source, places[0], str(size))


def _is_as_long(node: Node, n: int) -> bool:
    """Return whether a node is a list with n items, or a text with n signs in order."""
    if kind_of(node) in ("List", "Tuple", "Set"):
        return len(node.elts) == n
    if kind_of(node) != "Constant" or not isinstance(node.value, str):
        return False
    codes = [ord(sign) for sign in node.value]
    first = codes[0] if codes else 0
    return len(codes) == n and codes == list(range(first, first + n))


def _replaced(source: str, node: Node, text: str) -> str:
    """Return a source with another text in place of a node that is in one line."""
    lines = source.split("\n")
    line = lines[node.lineno - 1].encode()
    changed = line[: node.col_offset] + text.encode() + line[node.end_col_offset :]
    lines[node.lineno - 1] = changed.decode()
    return "\n".join(lines)
