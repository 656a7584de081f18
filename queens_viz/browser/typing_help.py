r"""What is done to a program while it is typed: indenting, and making quotes straight.

Everything here is a function of texts: the field itself is in page_field.py.

>>> new_line("if a:", 5, 5).text, outdent("      a", 6, 6).text
('\n    ', '    a')
>>> straight("print(“Ja – «nein»”)  # ‘so’\n\tx = 1 – 2")
'print("Ja – «nein»")  # ‘so’\n    x = 1 - 2'
"""

from __future__ import annotations

from typing import NamedTuple

STEP = 4
"""The spaces of one indentation."""

STEP_OUT_AFTER = ("return", "break", "continue", "raise")
"""The statements after which a block ends; `pass` may only hold its place."""


class Edit(NamedTuple):
    """A change of a text: a part is replaced, and another part is selected then."""

    start: int
    end: int
    text: str  # instead of the characters from start to end
    first: int  # of the selection
    last: int  # behind the selection


# Lines.


def line_start(text: str, place: int) -> int:
    """Return where the line of a place begins."""
    return text.rfind("\n", 0, place) + 1


def line_at(text: str, place: int) -> int:
    """Return the number of the line of a place, counted from 1."""
    return text.count("\n", 0, place) + 1


def places_of(text: str, line: int) -> tuple[int, int]:
    """Return where a line begins and ends, or the last one if there is no such."""
    start = 0
    for _ in range(line - 1):
        next_start = text.find("\n", start) + 1
        if not next_start:
            break
        start = next_start
    end = text.find("\n", start)
    return start, len(text) if end < 0 else end


def _margin(line: str) -> int:
    """Return the number of spaces at the beginning of a line."""
    return len(line) - len(line.lstrip(" "))


# Indenting.


def new_line(text: str, first: int, last: int) -> Edit:
    """Return what Enter does: the new line is indented as Python needs it."""
    line = text[line_start(text, first) : first]
    margin = _margin(line)
    statement = _without_comment(line).strip()
    if statement.endswith(":"):
        margin += STEP
    elif statement.partition(" ")[0] in STEP_OUT_AFTER and margin >= STEP:
        margin -= STEP
    new = "\n" + " " * margin
    place = first + len(new)
    # The spaces behind the place are not needed any more.
    rest = text[last:]
    after = last + len(rest) - len(rest.lstrip(" "))
    return Edit(start=first, end=after, text=new, first=place, last=place)


def _without_comment(line: str) -> str:
    """Return a line without the comment at its end."""
    quote = ""
    for place, sign in enumerate(line):
        if quote:
            if sign == quote:
                quote = ""
        elif sign in "\"'":
            quote = sign
        elif sign == "#":
            return line[:place]
    return line


def indent(text: str, first: int, last: int) -> Edit:
    """Return what Tab does: to the next indentation; selected lines farther in."""
    if first == last:
        column = first - line_start(text, first)
        spaces = " " * (STEP - column % STEP)
        place = first + len(spaces)
        return Edit(start=first, end=last, text=spaces, first=place, last=place)
    start, end = _whole_lines(text, first, last)
    lines = text[start:end].split("\n")
    new_lines = [" " * STEP + line if line else line for line in lines]
    return _replaced_lines(start, end, new_lines)


def outdent(text: str, first: int, last: int) -> Edit | None:
    """Return what Shift+Tab does: the lines farther out; None if they are."""
    start, end = _whole_lines(text, first, last)
    lines = text[start:end].split("\n")
    new_lines = []
    for line in lines:
        new_lines.append(line[_last_indentation(_margin(line)) :])
    if new_lines == lines:
        return None
    if first != last:
        return _replaced_lines(start, end, new_lines)
    place = max(start, first - (len(lines[0]) - len(new_lines[0])))
    return Edit(start=start, end=end, text=new_lines[0], first=place, last=place)


def _last_indentation(margin: int) -> int:
    """Return how many of the spaces of a margin are its last indentation."""
    if margin == 0:
        return 0
    return margin % STEP or STEP


def back(text: str, place: int) -> Edit | None:
    """Return what Backspace does behind spaces alone: it takes a whole indentation.

    It is None where Backspace takes one character.
    """
    line = text[line_start(text, place) : place]
    is_indentation = line != "" and not line.strip(" ") and len(line) % STEP == 0
    if not is_indentation:
        return None
    start = place - STEP
    return Edit(start=start, end=place, text="", first=start, last=start)


def _whole_lines(text: str, first: int, last: int) -> tuple[int, int]:
    """Return where the selected lines begin and end.

    A line of which only the beginning is selected does not count.
    """
    if last > first and text[last - 1] == "\n":
        last -= 1
    start = line_start(text, first)
    end = text.find("\n", last)
    return start, len(text) if end < 0 else end


def _replaced_lines(start: int, end: int, lines: list[str]) -> Edit:
    """Return the change that puts lines instead of others, and selects them."""
    new = "\n".join(lines)
    return Edit(start=start, end=end, text=new, first=start, last=start + len(new))


BYTE_ORDER_MARK = "\ufeff"
"""The mark at the beginning of some files."""

# What telephones and word processors write instead of the characters of Python.

DOUBLE = "“”„‟"
SINGLE = "‘’‚‛"
ANGLED = {"«": '"', "»": '"', "‹": "'", "›": "'"}
DASHES = "–—−‐‑"
SPACES = "\u00a0\u2007\u202f"
NOTHING = "\u200b\u200c\u200d" + BYTE_ORDER_MARK
ENDS = ("\r\n", "\r", "\u2028", "\u2029")
BENT = frozenset(
    DOUBLE + SINGLE + DASHES + SPACES + NOTHING + "\t\r\u2028\u2029…"
).union(ANGLED)
"""The characters that a text must have so that `straight` changes anything."""


def straight(text: str, before: str = "") -> str:
    """Return a text as Python can read it: with straight quotes, and no tabs.

    The inside of a string stays as it is, unless it must be the string's end. The
    text follows the text `before`.
    """
    if not BENT.intersection(text):
        return text
    for end in ENDS:
        text = text.replace(end, "\n")
    for sign in SPACES:
        text = text.replace(sign, " ")
    for sign in NOTHING:
        text = text.replace(sign, "")
    return _Straightener().end_of(before, _without_tabs(text, before))


def _without_tabs(text: str, before: str) -> str:
    """Return a text that follows another one, with spaces for its tabs."""
    if "\t" not in text:
        return text
    margin = len(before) - line_start(before, len(before))
    return (" " * margin + text).expandtabs(STEP)[margin:]


class _Straightener:
    """Reads a program, and knows whether it is in a string or in a comment."""

    def __init__(self) -> None:
        self._quote = ""  # that ends the string; empty outside of strings
        self._opening = ""  # the character with which the string began
        self._is_comment = False

    def end_of(self, before: str, text: str) -> str:
        """Return a text that follows another one, made straight."""
        whole = before + text
        start = len(before)
        result = ""
        place = 0
        while place < len(whole):
            read, new = self._next(whole, place)
            # A part that begins before the text is part of it only from there on.
            if place >= start:
                result += new
            place += read
        return result

    def _next(self, text: str, place: int) -> tuple[int, str]:
        """Read what follows. Return how many characters, and what they become."""
        sign = text[place]
        if sign == "\n":
            self._is_comment = False
            if len(self._quote) == 1:
                self._quote = ""
            return 1, sign
        if self._is_comment:
            return 1, sign
        if self._quote:
            return self._next_in_string(text, place)
        if sign == "#":
            self._is_comment = True
        if sign in "\"'":
            is_triple = text[place : place + 3] == 3 * sign
            self._quote = 3 * sign if is_triple else sign
            self._opening = sign
            return len(self._quote), self._quote
        quote = _straight_quote(sign)
        if quote:
            self._quote = quote
            self._opening = sign
            return 1, quote
        if sign in DASHES:
            return 1, "-"
        if sign == "…":
            return 1, "..."
        return 1, sign

    def _next_in_string(self, text: str, place: int) -> tuple[int, str]:
        """Do the same inside a string, which may end."""
        quote = self._quote
        sign = text[place]
        if sign == "\\":
            return 2, text[place : place + 2]
        if text.startswith(quote, place):
            self._quote = ""
            return len(quote), quote
        if len(quote) == 3 or not self._ends_with(sign, text, place):
            return 1, sign
        self._quote = ""
        return 1, quote

    def _ends_with(self, sign: str, text: str, place: int) -> bool:
        """Return whether the string ends with a character that is no straight quote."""
        is_angled = sign in ANGLED
        if _straight_quote(sign) != self._quote:
            return False
        if self._opening in ANGLED:
            return is_angled
        if is_angled:
            return False
        if self._opening != self._quote:
            return True
        # It began with a straight quote: only if no such quote ends it.
        rest = text[place + 1 :].partition("\n")[0]
        return self._quote not in rest


def _straight_quote(sign: str) -> str:
    """Return the straight quote for one that is not, and nothing for anything else."""
    if sign in DOUBLE:
        return '"'
    if sign in SINGLE:
        return "'"
    return ANGLED.get(sign, "")
