"""Parses lists in brackets, as programs of many languages write them, into plain data.

Round, square and curly brackets mean the same, and so do blanks, commas and semicolons:

>>> parse("[0, 4, 7]"), parse("((4 3) (3 1))"), parse("{0: 1, 1: 3}")
([[0, 4, 7]], [[[4, 3], [3, 1]]], [{0: 1, 1: 3}])
>>> parse("[['.', 'Q'], [., Q]]"), parse("Queen(row=1, col=2)"), parse("[1/4, 2/2]")
([[['.', 'Q'], ['.', 'Q']]], [{'row': 1, 'col': 2}], [[(1, 4), (2, 2)]])

Text outside of brackets and trailing commas are ignored:

>>> parse("5, (1, 1), (2, 5,)"), parse("Solution 1: [1, null, True] in 3 ms")
([[1, 1], [2, 5]], [[1, None, True]])
"""

from __future__ import annotations

from .facts import LARGEST
from .readings import MOST_DIGITS, Value

OPENING = "([{"
CLOSING = {"(": ")", "[": "]", "{": "}"}
QUOTES = "'\"“”‘’`"
SEPARATORS = " ,;\t\n\r\f\v\xa0"
NAMED = ":="
"""The signs between a name and its value."""

CONSTANTS = {
    "None": None,
    "null": None,
    "nil": None,
    "undefined": None,
    "True": True,
    "true": True,
    "False": False,
    "false": False,
}

DEEPEST = 6
"""The most brackets that are nested: a list of boards needs four."""

LONGEST = LARGEST * LARGEST
"""The most items of a list: as many as a board has squares."""

LONGEST_WORD = 3 * LARGEST
"""The most letters of an item."""


class Unreadable(ValueError):
    """The brackets don't match, or there is prose between them."""


class Bracket(list[Value]):
    """The items of a list."""

    line = 0  # the line in which it begins, counted from 0
    is_round = False  # whether it is in round brackets


class Names(dict[Value, Value]):
    """The names and values in a bracket."""

    line = 0  # the line in which it begins, counted from 0


class Level:
    """A bracket that is still open."""

    def __init__(self, opening: str, line: int) -> None:
        self.closing = CLOSING[opening]
        self.items = Bracket()
        self.items.line = line
        self.items.is_round = opening == "("
        self.names = Names()
        self.names.line = line
        self.name: Value = None  # the name of the next value
        self.has_name = False
        self.is_separated = True  # whether a comma comes before the next item
        self.has_signs_alone = True  # no numbers, no quotes, no lists

    def add(self, item: Value, *, is_sign: bool = False) -> None:
        """Add an item, or the value of a name."""
        if self.has_name:
            self.names[self.name] = item
            self.has_name = False
        elif len(self.items) == LONGEST:
            raise Unreadable
        else:
            self.items.append(item)
        self.has_signs_alone = self.has_signs_alone and is_sign
        self.is_separated = False

    def separate(self) -> None:
        """Take a comma. Between two commas is a square that is written as a blank."""
        if self.is_separated and self.has_signs_alone:
            self.add(" ", is_sign=True)
        self.is_separated = True

    def name_next(self) -> Value:
        """Make the last item the name of the next value, and return it."""
        if not self.items:
            raise Unreadable
        name = self.items.pop()
        if isinstance(name, list):
            name = tuple(name)
        if self.has_name or not _can_be_name(name):
            raise Unreadable
        self.name = name
        self.has_name = True
        return name

    def close(self) -> Value:
        """Return the items or, if there are any, the names and values."""
        if self.items and self.is_separated and self.has_signs_alone:
            self.separate()
        if self.names:
            return self.names
        return self.items


class Reader:
    """Parses lists line by line, so that a long one need not be kept whole.

    `values` are the lists that are complete.
    """

    def __init__(self) -> None:
        self.values = list[Value]()
        self._parts = list[Value]()
        self._levels = list[Level]()
        self._word = ""
        self._quote = ""
        self._words = 0  # the number of words of prose in the outermost bracket

    @property
    def is_open(self) -> bool:
        """Whether a bracket is still open."""
        return bool(self._levels)

    def take_parts(self) -> list[Value]:
        """Return the complete lists inside lists with too many items for one board.

        They are removed from these, so that a long list need not be kept whole.
        """
        parts = self._parts
        self._parts = []
        return parts

    def read(self, text: str, line: int, *, is_end: bool = True) -> None:
        """Read a line or a part of it; Unreadable if its brackets hold no data."""
        place = 0
        while place < len(text):
            if self._quote:
                place = self._read_quoted(text, place)
            elif self._levels:
                self._read_sign(text[place], line)
                place += 1
            else:
                place = self._find_bracket(text, place, line)
        if is_end:
            self._end_word()
            if self._quote or (self._levels and self._words):
                raise Unreadable

    def _find_bracket(self, text: str, place: int, line: int) -> int:
        """Open the next bracket, and return the place after it."""
        while place < len(text):
            if text[place] in OPENING:
                self._words = 0
                self._levels.append(Level(text[place], line))
                return place + 1
            place += 1
        return place

    def _read_sign(self, sign: str, line: int) -> None:
        """Read one sign in a bracket, but not in quotes."""
        level = self._levels[-1]
        if sign in OPENING:
            # A name before a bracket is ignored: array([1, 2]), Queen(1, 2).
            self._word = ""
            if len(self._levels) == DEEPEST:
                raise Unreadable
            self._levels.append(Level(sign, line))
        elif sign in CLOSING.values():
            self._end_word()
            self._close(sign)
        elif sign in QUOTES and not self._word:
            self._quote = sign
        elif sign in NAMED and (self._word or not level.is_separated):
            self._end_word()
            if _is_prose(level.name_next()):
                self._words -= 1
        elif sign in SEPARATORS:
            self._end_word()
            if sign in ",;":
                level.separate()
        else:
            self._word += sign
            if len(self._word) > LONGEST_WORD:
                raise Unreadable

    def _read_quoted(self, text: str, place: int) -> int:
        """Read a part of a text in quotes, and return the place after it."""
        while place < len(text):
            sign = text[place]
            place += 1
            if sign == "\\" and place < len(text):
                sign, place = _escaped(text, place)
                self._word += sign
            elif sign == self._quote or (self._quote in "“‘" and sign in "”’"):
                self._quote = ""
                self._levels[-1].add(self._word)
                self._word = ""
                return place
            else:
                self._word += sign
                if len(self._word) > LONGEST:
                    raise Unreadable
        return place

    def _end_word(self) -> None:
        """Add the word that has been read."""
        if not self._word or self._quote:
            return
        value = _value_of(self._word)
        is_sign = isinstance(value, str)
        self._levels[-1].add(value, is_sign=is_sign)
        if _is_prose(value):
            self._words += 1
        self._word = ""

    def _close(self, sign: str) -> None:
        """Close the innermost bracket, and add its value to the next one."""
        level = self._levels.pop()
        if sign != level.closing:
            raise Unreadable
        value = level.close()
        if not self._levels:
            self.values.append(value)
            return
        above = self._levels[-1]
        above.add(value)
        # A list of many boards is handed on in parts: see take_parts.
        if len(above.items) > LARGEST and isinstance(above.items[0], (list, dict)):
            self._parts += above.items
            above.items.clear()


def parse(text: str) -> list[Value]:
    """Return the values in the brackets of a text; Unreadable if they are no data."""
    reader = Reader()
    for line, words in enumerate(text.split("\n")):
        reader.read(words, line)
    if reader.is_open:
        raise Unreadable
    return reader.values


def _value_of(word: str) -> Value:
    """Return the value of a word: a number, a constant, a pair, or else its text.

    >>> [_value_of(word) for word in ("12", "-1", "0.", "null", "1/4", "Q", ".", "-")]
    [12, -1, 0, None, (1, 4), 'Q', '.', '-']
    """
    if word in CONSTANTS:
        return CONSTANTS[word]
    number = whole(word)
    if number is not None:
        return number
    whole_part, point, fraction = word.partition(".")
    if point and not fraction.strip("0"):
        number = whole(whole_part)
        return word if number is None else number
    return pair(word) or word


def whole(word: str) -> int | None:
    """Return the number of a word of plain digits; None for other words.

    >>> whole("12"), whole("-1"), whole("+1"), whole("１"), whole("1" * 20)
    (12, -1, None, None, None)
    """
    if _is_number(word.removeprefix("-")) and len(word) <= MOST_DIGITS:
        return int(word)
    return None


def pair(word: str) -> tuple[int, int] | None:
    """Return the two numbers of a word like 1/4 or 1-4; None for other words."""
    for sign in "/-":
        first, _, second = word.partition(sign)
        if _is_number(first) and _is_number(second) and len(word) < MOST_DIGITS:
            return int(first), int(second)
    return None


def _is_number(word: str) -> bool:
    return word.isascii() and word.isdigit()


def _can_be_name(value: Value) -> bool:
    """Return whether a value is a word, a number or a square: no list holds lists.

    >>> _can_be_name((0, 1)), _can_be_name((0, [1]))
    (True, False)
    """
    if isinstance(value, tuple):
        return not any(isinstance(item, (list, dict)) for item in value)
    return isinstance(value, (str, int))


def _is_prose(value: Value) -> bool:
    """Return whether a value is a word, not a sign or a number."""
    return isinstance(value, str) and len(value) > 1 and value.isalpha()


def _escaped(text: str, place: int) -> tuple[str, int]:
    r"""Return the sign that a backslash escapes, and the place after it.

    `place` is the one after the backslash.

    >>> _escaped("n", 0), _escaped("u265b.", 0), _escaped("'", 0)
    (('\n', 1), ('♛', 5), ("'", 1))
    """
    sign = text[place]
    if sign == "u":
        end = place + len("u265b")
        try:
            return chr(int(text[place + 1 : end], 16)), end
        except ValueError:
            return sign, place + 1
    return {"n": "\n", "t": "\t"}.get(sign, sign), place + 1
