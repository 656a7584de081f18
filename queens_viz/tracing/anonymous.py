"""A program without what its author wrote for people: comments and docstrings."""

from __future__ import annotations

import io
import tokenize

LAYOUT = (
    tokenize.NEWLINE,
    tokenize.NL,
    tokenize.INDENT,
    tokenize.DEDENT,
    tokenize.COMMENT,
    tokenize.ENCODING,
)
"""The tokens that are not in a statement."""


def anonymous(source: str) -> str:
    r"""Return a program with blanks in the place of its comments and docstrings.

    Its lines keep their numbers. A program that can't be read stays as it is from the
    place on at which that shows.

    >>> anonymous('"By Ada"\nx = 1  # mine\nprint("#", x)\n')
    '\nx = 1\nprint("#", x)\n'
    """
    lines = source.splitlines()
    for start, end in _remarks(source):
        first, column = start
        last, last_column = end
        for number in range(first, last + 1):
            line = lines[number - 1]
            left = column if number == first else 0
            right = last_column if number == last else len(line)
            lines[number - 1] = f"{line[:left]}{line[right:]}".rstrip()
    ending = "\n" if source.endswith("\n") else ""
    return "\n".join(lines) + ending


Point = tuple[int, int]


def _remarks(source: str) -> list[tuple[Point, Point]]:
    """Return where comments and docstrings begin and end, the last one first.

    A docstring is a string that is a whole statement.
    """
    remarks = []
    statement: list[tokenize.TokenInfo] = []
    reader = io.StringIO(source).readline
    try:
        for token in tokenize.generate_tokens(reader):
            if token.type == tokenize.COMMENT:
                remarks.append((token.start, token.end))
            if token.type not in LAYOUT:
                statement.append(token)
            elif token.type == tokenize.NEWLINE:
                if [one.type for one in statement] == [tokenize.STRING]:
                    remarks.append((statement[0].start, statement[0].end))
                statement = []
    except (tokenize.TokenError, SyntaxError):
        # What comes before has been read.
        pass
    return sorted(remarks, reverse=True)
