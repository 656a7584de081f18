"""How a line that people or programs write is cut into cells, words and numbers."""

from __future__ import annotations

from collections.abc import Callable

from .brackets import MOST_DIGITS, Reader, Unreadable, whole

LineAt = Callable[[int], str | None]
"""The line a number of lines further on; None after the last one."""

Cells = list[object]
"""What is in the squares of a line, one after another."""

BARS = "|│┃║¦"
RULES = "-+=_─━═┄┌┐└┘├┤┬┴┼╔╗╚╝╠╣╦╩╬┏┓┗┛┣┫┳┻╋╭╮╰╯ " + BARS
"""What a line between two rows of a frame is made of."""

CROSSES = "+┼┬┴├┤┌┐└┘╔╗╚╝╠╣╦╩╬┏┓┗┛┣┫┳┻╋╭╮╰╯"
"""What occurs in such a line, and in no row of a board."""

SELECTORS = "\ufe0e\ufe0f\u200d"
"""Marks that say how the sign before is drawn."""

DIGITS = "0123456789"
ALL_ZERO = str.maketrans(DIGITS, "0" * len(DIGITS))

LABEL_ENDS = ":=>)]."
"""What may end a label before a board."""

BLANKS = " \t\xa0"
FIELDS = ",;\t"
BREAKS = ":=>#)].("
"""What ends a label before a board."""

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
    first, *parts = line.split("\x1b[")
    kept = [first]
    for part in parts:
        place = 0
        while place < len(part) and not part[place].isalpha():
            place += 1
        kept.append(part[place + 1 :])
    return "".join(kept)


def is_ruled(line: str) -> bool:
    """Return whether a line is a part of a frame, and no row of a board.

    >>> [is_ruled(line) for line in ("+---+---+", "----", "├─┼─┤", "| Q |", "")]
    [True, False, True, False, False]
    """
    return not line.strip(RULES) and any(sign in line for sign in CROSSES)


# The cells of a line, in several ways of writing them.


def between_bars(line: str) -> Cells | None:
    """Return what is between bars, without blanks around it.

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
    """Return what is in brackets that hold a sign each.

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
    """Return the items of a line that is one list in brackets.

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
    """Return the words of a line, where none is too long to be a sign.

    >>> in_words("| . Q . |"), in_words("'.', 'Q',"), in_words("two queens share a row")
    (['.', 'Q', '.'], ['.', 'Q'], None)
    """
    parts = words(unframed(line))
    if any(len(part) > LONGEST_SIGN for part in parts):
        return None
    return [part.strip("'\"") for part in parts] or None


def in_fields(line: str) -> Cells | None:
    """Return what is between commas, semicolons or tabs; it may be nothing.

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


def in_signs(line: str) -> Cells | None:
    """Return the signs of the longest word of a line, which may have labels beside it.

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
"""A row with a label at both sides."""

LONGEST_LABEL = 3
"""The letters of 100, the largest label of a row."""


def in_blanks(line: str) -> Cells | None:
    """Return all signs of a line, where they are blanks and one other sign.

    >>> in_blanks(" Q  "), in_blanks("| Q  |"), in_blanks("Q .")
    ([' ', 'Q', ' ', ' '], [' ', 'Q', ' ', ' '], None)
    """
    cells = list[object](unframed(line))
    if len(set(cells) | {" "}) > len(" Q"):
        return None
    return cells


def in_spaced_blanks(line: str) -> Cells | None:
    """Return the cells of a row in which a blank stands between them, too.

    Only rows with one queen count: any others could as well be wider boards.

    >>> in_spaced_blanks("|    Q  |"), in_spaced_blanks("  Q "), in_spaced_blanks(" Q")
    ([' ', ' ', 'Q', ' '], [' ', 'Q'], None)
    """
    text = unframed(line)
    if text[1::2].strip() or len(text.split()) != 1:
        return None
    return list(text[::2])


def unframed(line: str) -> str:
    """Return the text between the two bars of a line, which are at its ends."""
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
    "spaced": in_spaced_blanks,
    "blanks": in_blanks,
    "words": in_words,
    "signs": in_signs,
}
"""How the cells of a line may be written, and what returns them."""


# Words and numbers.


def words(line: str) -> list[str]:
    """Return what is separated by blanks, commas, semicolons or tabs."""
    for sign in FIELDS:
        line = line.replace(sign, " ")
    return line.split()


class Run:
    """Numbers of a line that follow each other with nothing but separators between."""

    def __init__(self, numbers: list[int], before: str, after: str) -> None:
        self.numbers = numbers
        self.before = before  # what stands before them in the line
        self.after = after

    @property
    def is_alone(self) -> bool:
        """Whether nothing but a label stands beside them, which ends with a break.

        A bracket that isn't closed is no label.
        """
        if self.after.strip(" .,;"):
            return False
        return not self.before or self.before[-1] in BREAKS.replace("(", "")


def longest_run(line: str) -> Run | None:
    """Return the longest run of numbers in a line, the last one of equals.

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
    found = list[tuple[int, int, list[int]]]()
    first = last = 0
    numbers = list[int]()
    for start, end in _tokens(line):
        number = whole(line[start:end])
        goes_on = number is not None and not line[last:start].strip(" ,;\t|\xa0")
        if numbers and not goes_on:
            found.append((first, last, numbers))
            numbers = []
        if number is None:
            continue
        if not numbers:
            first = start
        numbers.append(number)
        last = end
    if numbers:
        found.append((first, last, numbers))
    return found


def _tokens(line: str) -> list[tuple[int, int]]:
    """Return where words and numbers begin and end; a break is a word of its own."""
    found = []
    start = None
    for place, sign in enumerate(line + " "):
        is_between = sign in " ,;\t|\xa0"
        if not is_between and sign in BREAKS:
            if sign == "." and _is_point(line, place):
                is_between = False
            else:
                is_between = True
        if is_between and start is not None:
            found.append((start, place))
            start = None
        if not is_between and start is None:
            start = place
        if is_between and sign in BREAKS:
            found.append((place, place + 1))
    return found


def _is_point(line: str, place: int) -> bool:
    """Return whether a dot is in the middle of a word or a number."""
    return line[place + 1 : place + 2].isalnum()


class _OtherThanDigits(dict[int, int]):
    """Turns whatever is no digit into a blank."""

    def __missing__(self, _: int) -> int:
        return ord(" ")


KEEP_DIGITS = _OtherThanDigits({ord(digit): ord(digit) for digit in DIGITS})
"""How `str.translate` keeps the digits of a line alone."""


def numbers_in(line: str) -> list[int]:
    """Return all numbers of a line, whatever stands between them.

    >>> numbers_in("Queen 1: (3,12)")
    [1, 3, 12]
    """
    return [int(word[:MOST_DIGITS]) for word in line.translate(KEEP_DIGITS).split()]


def collapsed(line: str) -> str:
    """Return a line in which each number is a 0: lines that are alike become equal.

    >>> collapsed("Queen 12: (3,12)")
    'Queen 0: (0,0)'
    """
    line = line.translate(ALL_ZERO)
    while "00" in line:
        line = line.replace("00", "0")
    return line


def after_label(line: str) -> str:
    """Return what comes after the last break that ends a label, or the whole line.

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
