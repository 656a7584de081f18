"""Links: where one leads, in a page's address or pasted, and what is wrong with it."""

from __future__ import annotations

from collections.abc import Sequence

from ..search.facts import LARGEST
from ..search.faulty import FAULTY
from ..search.notation import Board, read
from ..search.position import (
    END,
    NAMES,
    Position,
    PositionError,
    position_of_link,
    shortened,
)
from ..search.readings import MOST_DIGITS
from ..search.strategy import PLAIN
from ..words.boards import how_read
from ..words.words import LANGUAGES
from .app import App
from .challenge import USUAL, challenge_of
from .classroom import begin
from .commands import Action
from .exercise import ExerciseKind
from .fault_actions import turn_find_fault
from .lesson import LESSONS, STOPS, progress_at
from .own_actions import follow_program_link, go_to_linked_step, leave_program
from .teaching import begin_challenge, begin_lesson

PLACE = "n=8&at=2,4,1:3&search=ahead&language=en"
"""A link to a position with all parts that it can have."""

ASK = "ask=17&n=6&language=en"
"""A link to a challenge with all parts that it can have."""

LESSON = "lesson=1.7&language=en"
"""A link to a lesson with all parts that it can have."""

PROGRAM = "program=eNor…&n=6&language=en"
"""A link to a program with all parts that it can have."""

FAULT = "fault=3&language=en"
"""A link to a program of "Find the fault" with all parts that it can have."""

STEP = "step=143&language=en"
"""A link to a step of a recorded program with all parts that it can have."""

VALUES = {
    "n": [str(n) for n in range(1, LARGEST + 1)],
    "search": NAMES,
    "lesson": [str(name) for name in (*LESSONS, *STOPS)],
    "fault": [str(number) for number in range(1, len(FAULTY) + 1)],
    "language": LANGUAGES,
}
"""The values of the parts that have only certain values."""

MOST_LISTED = 4
"""The most values that a message lists. Of more values it lists some."""

FIRST_LISTED = 3
"""The values that are listed then, before the last one."""


def link_in(text: str) -> str | None:
    """Return the parts of a link in a text, which follow its #; None if it has no link.

    A grid of a board can have a #, too.

    >>> link_in("live.html#n=8&at=2,4:1"), link_in("#*##"), link_in("https://a.example/")
    ('n=8&at=2,4:1', None, '')
    """
    text = text.strip()
    parts = text.partition("#")[2]
    is_link = "=" in parts and len(text.split()) == 1
    if is_link or "://" in text:
        return parts
    return None


HEX_DIGITS = "0123456789ABCDEFabcdef"


def decoded(parts: str) -> str:
    """Return the parts of a link without the escapes that browsers write.

    >>> decoded("at=%5B0,%204%5D"), decoded("at=100%")
    ('at=[0, 4]', 'at=100%')
    """
    text, *others = parts.split("%")
    for other in others:
        text += _unescaped(other[:2]) + other[2:]
    return text


def _unescaped(code: str) -> str:
    """Return the character of an escape; else the text as it was, with its %."""
    is_hexadecimal = len(code) == 2 and all(sign in HEX_DIGITS for sign in code)
    if is_hexadecimal:
        character = chr(int(code, base=16))
        if " " <= character <= "~":
            return character
    return f"%{code}"


def follow(app: App, text: str) -> None:
    """Go where a link leads, or show what is wrong with it; the text follows its #."""
    if app.state.vote.is_open:
        app.show_message("is_vote")
        return
    text = decoded(text)
    names = [part.partition("=")[0] for part in text.split("&")]
    kind = PLACE
    if "lesson" in names:
        kind = LESSON
    elif "ask" in names:
        kind = ASK
    elif "fault" in names and Action.FIND_FAULT not in app.front.missing:
        kind = FAULT
    elif "program" in names:
        kind = PROGRAM
    elif "step" in names and app.own and app.own.is_recorded:
        kind = STEP
    values = _values_of(app, text, kind)
    if values is None:
        return
    if "language" in values:
        app.speak(values["language"])
    n = int(values.get("n", USUAL if kind is ASK else app.search.n))
    stays = kind in (STEP, FAULT) or values.keys() == {"language"}
    if app.shown_program and not stays:
        leave_program(app)
    try:
        if kind is STEP:
            go_to_linked_step(app, int(values["step"]))
        elif kind is LESSON:
            begin_lesson(app, progress_at(values["lesson"]))
        elif kind is ASK:
            begin_challenge(app, challenge_of(values["ask"], n))
        elif kind is FAULT:
            app.leave_lesson()
            turn_find_fault(app, values["fault"])
        elif kind is PROGRAM:
            chosen = n if "n" in values else None
            follow_program_link(app, values["program"], chosen)
        elif values.keys() != {"language"}:
            _go(app, _linked_board(n, values))
    except ValueError as error:
        app.show_message(
            "bad_challenge" if kind is ASK else "not_pasted",
            n=n,
            reason=app.say.complaint(error),
            text=shortened(f"#{text}"),
            is_error=True,
        )


def _values_of(app: App, text: str, kind: str) -> dict[str, str] | None:
    """Return the values of a link's parts by their names.

    If a part is wrong, show that, and return None.
    """
    values: dict[str, str] = {}
    for part in text.split("&"):
        name, _, value = part.partition("=")
        is_known = f"&{name}=" in f"&{kind}"
        is_wrong_step = name == "step" and not _is_step(value)
        if name in values or not is_known or is_wrong_step:
            app.show_message(
                "bad_address", like=kind, part=shortened(part), is_error=True
            )
            return None
        possible = VALUES.get(name, [value])
        if value not in possible and name == "lesson":
            app.show_message("bad_lesson", text=shortened(value), is_error=True)
            return None
        if value not in possible:
            app.show_message(
                "bad_part",
                name=name,
                names=_listed(possible),
                text=shortened(value),
                is_error=True,
            )
            return None
        values[name] = value
    return values


def _is_step(text: str) -> bool:
    """Return whether a text is the number of a step, in plain digits."""
    return text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS


def _listed(values: Sequence[str]) -> str:
    """Return values with commas between them, the first ones and the last of many.

    >>> _listed(["1", "2", "3", "4", "5", "6"]), _listed(["de", "en"])
    ('1, 2, 3, …, 6', 'de, en')
    """
    if len(values) > MOST_LISTED:
        values = (*values[:FIRST_LISTED], "…", values[-1])
    return ", ".join(values)


def _linked_board(n: int, values: dict[str, str]) -> Board:
    """Return the board that the parts of a link describe.

    `n` is its size, if the parts do not imply another. ValueError says why there is no
    board.
    """
    at = values.get("at")
    search = values.get("search", NAMES[0])
    if at is not None and at != END and search == PLAIN.value:
        return read(at, n, is_fixed="n" in values)
    position = position_of_link(n, at, search)
    return Board(n, frozenset(position.queens), position=position)


def _go(app: App, board: Board) -> None:
    """Go to the board of a link; only another size if it names no more."""
    app.leave_lesson()
    if app.state.own.has_editor:
        leave_program(app)
    position = board.position
    had_own_board = app.own_board is not None
    if had_own_board:
        # The own board would hide the search.
        app.change(exercise=None)
    if position is None:
        # Its rows or squares may be no position of the search.
        go_to_board(app, board)
        return
    if position.is_first and position.strategy is app.search.strategy:
        app.resize(position.n)
    else:
        app.jump(position, shows_message=False)
    if had_own_board:
        app.show_message("own_left")


def paste(app: App) -> None:
    """Go to the board in the clipboard, or where a link in it leads.

    On the own board, place the queens of the board.
    """
    text = app.desk.paste()
    link = link_in(text)
    if link is not None:
        follow(app, link)
        return
    n = app.search.n
    try:
        board = read(text, n)
    except ValueError as error:
        app.show_message("not_pasted", reason=app.say.complaint(error), is_error=True)
    else:
        go_to_board(app, board)


def go_to_board(app: App, board: Board) -> None:
    """Go to a board that was read, or show it as the own board.

    It is the own board if that is open, or if the search has no such position: then the
    message says which queens attack each other. It also says how the board was read.
    """
    how = how_read(board, app.say)
    if app.own_board:
        _set_queens(app, board)
        if how:
            app.show_message(before=how)
        return
    try:
        position = board.place()
    except PositionError as error:
        _set_queens(app, board)
        app.show_message("own_pasted", before=how, reason=app.say.complaint(error))
    else:
        app.jump(position, before=how)


def begin_with(app: App, board: Board) -> None:
    """Show how the first board of a window was read, or show it as the own board."""
    try:
        board.place()
    except PositionError:
        go_to_board(app, board)
    else:
        how = how_read(board, app.say)
        if how:
            app.show_message(before=how)


def _set_queens(app: App, board: Board) -> None:
    """Open the own board, if it is not open, and place queens on it."""
    if board.n != app.search.n or app.search.strategy is not PLAIN:
        app.jump(Position.first(board.n), shows_message=False)
    if not app.own_board:
        begin(app, ExerciseKind.OWN_BOARD)
    own = app.own_board
    assert own
    app.change(own_board=own.holding(board.queens))
