"""A program without what its author wrote for people: comments and docstrings.

It is read letter by letter: a page has no tokenizer.
"""

from __future__ import annotations

from collections.abc import Iterator

QUOTES = ("'", '"')
OPENING = "([{"
CLOSING = ")]}"
PREFIXES = ("r", "u", "R", "U")
"""The letters before the quote of a string that may be a docstring."""

Span = tuple[int, int]
"""The places in a text where something begins and ends."""


def anonymous(source: str) -> str:
    r"""Return a program without its comments and docstrings.

    Its lines keep their numbers.

    >>> anonymous('"By Ada"\nx = 1  # mine\nprint("#", x)\n')
    '\nx = 1\nprint("#", x)\n'
    """
    parts = []
    position = 0
    for start, end in _remarks(source):
        parts.append(source[position:start])
        parts.append("\n" * source.count("\n", start, end))
        position = end
    parts.append(source[position:])
    lines = "".join(parts).split("\n")
    return "\n".join([line.rstrip() for line in lines])


def _remarks(source: str) -> Iterator[Span]:
    """Yield where comments and docstrings are.

    A docstring is a string that is a whole statement.
    """
    position = 0
    depth = 0  # of open brackets
    statement = 0  # where the present statement begins
    while position < len(source):
        letter = source[position]
        end = position + 1
        if letter == "#":
            end = _end_of_line(source, position)
            yield position, end
        elif letter in QUOTES:
            end = _end_of_string(source, position)
            before = source[statement:position].strip()
            is_first = depth == 0 and before in ("", *PREFIXES)
            rest = source[end : _end_of_line(source, end)].strip()
            if is_first and (rest == "" or rest.startswith("#")):
                yield position - len(before), end
        elif letter == "\\":
            end += 1
        elif letter == "\n" and depth == 0:
            statement = end
        elif letter in OPENING:
            depth += 1
        elif letter in CLOSING:
            depth = max(0, depth - 1)
        position = end


def _end_of_line(source: str, position: int) -> int:
    """Return where the line ends that has a position."""
    end = source.find("\n", position)
    return len(source) if end < 0 else end


def _end_of_string(source: str, start: int) -> int:
    """Return where the string ends whose quote is at `start`.

    A string in one line that isn't closed ends with the line.
    """
    quote = source[start]
    is_long = source.startswith(3 * quote, start)
    closing = 3 * quote if is_long else quote
    position = start + len(closing)
    while position < len(source):
        if source[position] == "\\":
            position += 2
        elif source.startswith(closing, position):
            return position + len(closing)
        elif source[position] == "\n" and not is_long:
            return position
        else:
            position += 1
    return len(source)
