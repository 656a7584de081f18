"""Cuts lines that people or programs have written into cells, words and numbers."""

from __future__ import annotations

from collections.abc import Callable

from .brackets import Reader, Unreadable, whole
from .readings import MOST_DIGITS

LineAt = Callable[[int], str | None]
"""A function that returns the k-th line from here, or None after the last one."""

Cells = list[object]
"""The contents of the squares of a line."""

BARS = "|│┃║¦"
RULES = "-+=_─━═┄┌┐└┘├┤┬┴┼╔╗╚╝╠╣╦╩╬┏┓┗┛┣┫┳┻╋╭╮╰╯ " + BARS
"""The signs of lines between the rows of a framed board."""

CROSSES = "+┼┬┴├┤┌┐└┘╔╗╚╝╠╣╦╩╬┏┓┗┛┣┫┳┻╋╭╮╰╯"
"""Those of them that are never in a row of a board."""

SELECTORS = "\ufe0e\ufe0f\u200d"
"""Marks that select how the sign before them is drawn."""

DIGITS = "0123456789"
ALL_ZERO = str.maketrans(DIGITS, "0" * len(DIGITS))

LABEL_ENDS = ":=>)]."
"""The signs that may end a label before a board."""

BLANKS = " \t\xa0"
FIELDS = ",;\t"
BREAKS = ":=>#)].("
"""The signs that always end a run of numbers."""

LEAST_DASHED = 4
"""The fewest signs between dashes that are a row of a board: others are squares."""

LONGEST_SIGN = 5
"""The letters of `False`, the longest sign of a square."""


def cleaned(line: str) -> str:
    r"""Return a line without colours, line ends and selectors of variants.

    >>> cleaned("\x1b[31mQ\x1b[0m .\r\n")
    'Q .'
    """
    line = line.rstrip("\r\n")
    if "\x1b" in line:
        line = _without_colours(line)
    if not line.isascii():
        for sign in SELECTORS:
            line = line.replace(sign, "")
    return line


def _without_colours(line: str) -> str:
    """Return a line without the escape sequences of colours."""
    first, *parts = line.split("\x1b[")
    kept = [first]
    for part in parts:
        place = 0
        while place < len(part) and not part[place].isalpha():
            place += 1
        kept.append(part[place + 1 :])
    return "".join(kept)


def is_ruled(line: str) -> bool:
    """Return whether a line is part of a frame, and no row of a board.

    >>> [is_ruled(line) for line in ("+---+---+", "----", "├─┼─┤", "| Q |", "")]
    [True, False, True, False, False]
    """
    return not line.strip(RULES) and any(sign in line for sign in CROSSES)


# The cells of a line. Each function reads one way of writing them, and returns None
# for a line that is written in another way.


def between_bars(line: str) -> Cells | None:
    """Return the cells between bars, without blanks around them.

    >>> between_bars("| |Q| |"), between_bars(". | Q"), between_bars("8 | Q | . |")
    (['', 'Q', ''], ['.', 'Q'], ['8', 'Q', '.'])
    """
    for sign in BARS[1:]:
        line = line.replace(sign, "|")
    if "|" not in line:
        return None
    parts = [part.strip() for part in line.split("|")]
    if not parts[-1]:
        parts.pop()
    if parts and not parts[0]:
        parts.pop(0)
    return list(parts)


def in_boxes(line: str) -> Cells | None:
    """Return the cells of a line in which each is in brackets.

    >>> in_boxes("[ ][Q][ ]"), in_boxes("[0, 1]")
    (['', 'Q', ''], None)
    """
    line = line.strip()
    if "][" not in line.replace(" ", "") or not line.startswith("["):
        return None
    inner = line.strip("[]")
    parts = [part.strip("[ ") for part in inner.split("]")]
    if any(len(part) > 1 for part in parts):
        return None
    return list(parts)


def in_a_list(line: str) -> Cells | None:
    """Return the items of a line that is a list in brackets.

    >>> in_a_list("['.', 'Q'],"), in_a_list("[[0, 1]]"), in_a_list("[0, 1] ok")
    (['.', 'Q'], None, None)
    """
    text = line.strip(BLANKS + ",;")
    if text[:1] not in ("[", "(", "{") or text[-1:] not in ("]", ")", "}"):
        return None
    reader = Reader()
    try:
        reader.read(text, 0)
    except Unreadable:
        return None
    if len(reader.values) != 1 or reader.is_open:
        return None
    items = reader.values[0]
    if not isinstance(items, list):
        return None
    if any(isinstance(item, (list, dict, tuple)) for item in items):
        return None
    return list(items)


def in_words(line: str) -> Cells | None:
    """Return the words of a line, if none is too long to be a sign.

    >>> in_words("| . Q . |"), in_words("'.', 'Q',"), in_words("two queens share a row")
    (['.', 'Q', '.'], ['.', 'Q'], None)
    """
    parts = words(unframed(line))
    if any(len(part) > LONGEST_SIGN for part in parts):
        return None
    return [part.strip("'\"") for part in parts] or None


def in_fields(line: str) -> Cells | None:
    """Return the cells between commas, semicolons or tabs; they may be empty.

    >>> in_fields(",Q,,"), in_fields("Q")
    (['', 'Q', '', ''], None)
    """
    for sign in FIELDS:
        if sign in line:
            parts = [part.strip(" '\"") for part in line.split(sign)]
            if any(len(part) > LONGEST_SIGN for part in parts):
                return None
            return list(parts)
    return None


def between_dashes(line: str) -> Cells | None:
    """Return the signs between dashes, each one letter or digit.

    >>> between_dashes("0-1-0-0"), between_dashes("-Q--"), between_dashes("1-10-2-3")
    (['0', '1', '0', '0'], None, None)
    """
    parts = line.strip().split("-")
    if len(parts) < LEAST_DASHED or any(len(part) != 1 for part in parts):
        return None
    return list(parts)


def in_signs(line: str) -> Cells | None:
    """Return the signs of the longest word of a line. The other words are labels.

    >>> in_signs("8 .Q.. 8"), in_signs("|.Q..|"), in_signs("Q")
    (['.', 'Q', '.', '.'], ['.', 'Q', '.', '.'], ['Q'])
    """
    parts = [part.strip("'\",") for part in words(unframed(line))]
    if not 1 <= len(parts) <= MOST_PARTS:
        return None
    longest = max(parts, key=len)
    others = sum([len(part) for part in parts]) - len(longest)
    if others > 2 * LONGEST_LABEL or not longest:
        return None
    return list(longest)


MOST_PARTS = 3
"""The words of a row with a label at each side."""

LONGEST_LABEL = 3
"""The letters of 100, the largest label of a row."""


def in_blanks(line: str) -> Cells | None:
    """Return all signs of a line that are blanks and one other sign.

    >>> in_blanks(" Q  "), in_blanks("| Q  |"), in_blanks("Q .")
    ([' ', 'Q', ' ', ' '], [' ', 'Q', ' ', ' '], None)
    """
    cells = list[object](unframed(line))
    if len(set(cells) | {" "}) > len(" Q"):
        return None
    return cells


def in_spaced_blanks(line: str) -> Cells | None:
    """Return the cells of a line in which blanks are also between the cells.

    It must have one queen. Any other line could also be one of a wider board.

    >>> in_spaced_blanks("|    Q  |"), in_spaced_blanks("  Q "), in_spaced_blanks(" Q")
    ([' ', ' ', 'Q', ' '], [' ', 'Q'], None)
    """
    text = unframed(line)
    if text[1::2].strip() or len(text.split()) != 1:
        return None
    return list(text[::2])


def unframed(line: str) -> str:
    """Return a line without the bars at its ends, if it has no others."""
    text = line.strip()
    inner = text[1:-1]
    if len(text) < 2 or text[0] not in BARS or text[-1] not in BARS:
        return line
    if any(sign in inner for sign in BARS):
        return line
    return inner


WAYS: dict[str, Callable[[str], Cells | None]] = {
    "bars": between_bars,
    "boxes": in_boxes,
    "list": in_a_list,
    "fields": in_fields,
    "dashes": between_dashes,
    "spaced": in_spaced_blanks,
    "blanks": in_blanks,
    "words": in_words,
    "signs": in_signs,
}
"""The ways of writing cells, in the order in which they are tried."""


# Words and numbers.


def words(line: str) -> list[str]:
    """Return the parts of a line between blanks, commas, semicolons and tabs."""
    for sign in FIELDS:
        line = line.replace(sign, " ")
    return line.split()


class Run:
    """A run of numbers in a line, with only separators between them."""

    def __init__(self, numbers: list[int], before: str, after: str) -> None:
        self.numbers = numbers
        self.before = before  # the text before them
        self.after = after  # the text after them

    @property
    def is_alone(self) -> bool:
        """Whether there is nothing beside them but a label that ends with a break.

        A bracket that isn't closed is no label.
        """
        if self.after.strip(" .,;"):
            return False
        return not self.before or self.before[-1] in BREAKS.replace("(", "")


def longest_run(line: str) -> Run | None:
    """Return the longest run of numbers in a line; of equally long ones the last.

    >>> run = longest_run("Solution 12: 1 5 8 6")
    >>> run.numbers, run.before, run.is_alone
    ([1, 5, 8, 6], 'Solution 12:', True)
    >>> longest_run("2,4,1:3").numbers, longest_run("Found 92 in 12 ms").is_alone
    ([2, 4, 1], False)
    """
    best: Run | None = None
    for first, last, numbers in runs(line):
        if best is None or len(numbers) >= len(best.numbers):
            best = Run(numbers, line[:first].strip(" ,;\t|"), line[last:].strip())
    return best


def runs(line: str) -> list[tuple[int, int, list[int]]]:
    """Return the runs of numbers in a line: the start and end of each, and its numbers.

    >>> runs("1: 5, 8 x 4-2 -1")
    [(0, 1, [1]), (3, 7, [5, 8]), (14, 16, [-1])]
    """
    runs = list[tuple[int, int, list[int]]]()
    first = last = 0
    numbers = list[int]()
    for start, end in _tokens(line):
        number = whole(line[start:end])
        goes_on = number is not None and not line[last:start].strip(" ,;\t|\xa0")
        if numbers and not goes_on:
            runs.append((first, last, numbers))
            numbers = []
        if number is None:
            continue
        if not numbers:
            first = start
        numbers.append(number)
        last = end
    if numbers:
        runs.append((first, last, numbers))
    return runs


def _tokens(line: str) -> list[tuple[int, int]]:
    """Return the start and end of each word, number and break of a line."""
    tokens = []
    start = None
    for place, sign in enumerate(line + " "):
        is_between = sign in " ,;\t|\xa0"
        if not is_between and sign in BREAKS:
            if sign == "." and _is_point(line, place):
                is_between = False
            else:
                is_between = True
        if is_between and start is not None:
            tokens.append((start, place))
            start = None
        if not is_between and start is None:
            start = place
        if is_between and sign in BREAKS:
            tokens.append((place, place + 1))
    return tokens


def _is_point(line: str, place: int) -> bool:
    """Return whether the dot at a place is inside a word or a number."""
    return line[place + 1 : place + 2].isalnum()


class _OtherThanDigits(dict[int, int]):
    """A table for `str.translate` that makes all but some signs blanks."""

    def __missing__(self, _: int) -> int:
        return ord(" ")


KEEP_DIGITS = _OtherThanDigits({ord(digit): ord(digit) for digit in DIGITS})
"""The table that keeps only digits."""


def numbers_in(line: str) -> list[int]:
    """Return all numbers of a line, whatever is between them.

    >>> numbers_in("Queen 1: (3,12)")
    [1, 3, 12]
    """
    return [int(word[:MOST_DIGITS]) for word in line.translate(KEEP_DIGITS).split()]


def collapsed(line: str) -> str:
    """Return a line with 0 for each number, so that similar lines become equal.

    >>> collapsed("Queen 12: (3,12)")
    'Queen 0: (0,0)'
    """
    line = line.translate(ALL_ZERO)
    while "00" in line:
        line = line.replace("00", "0")
    return line


def after_label(line: str) -> str:
    """Return the text after the last sign that ends a label, or the whole line.

    >>> after_label("Solution 1: 15863724"), after_label("1. 2413"), after_label("2413")
    (' 15863724', ' 2413', '2413')
    """
    best = 0
    for place, sign in enumerate(line):
        if sign in LABEL_ENDS and (sign in ":=>" or line[place + 1 : place + 2] == " "):
            best = place + 1
    if not line[best:].strip():
        return line
    return line[best:]
