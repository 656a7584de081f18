"""Where a link leads, in the address of a page or pasted, and what is wrong with one that leads nowhere."""

from __future__ import annotations

from ..search.facts import LARGEST
from ..search.notation import Board, read
from ..search.position import (
    END,
    NAMES,
    Position,
    PositionError,
    position_of_link,
    shortened,
)
from ..search.strategy import PLAIN
from ..words.boards import how_read
from ..words.words import LANGUAGES
from .app import App
from .challenge import USUAL, challenge
from .classroom import begin
from .exercise import Exercise
from .lesson import LESSONS, STOPS, played
from .teaching import begin_challenge, begin_lesson

PLACE, ASK = "n=8&at=2,4,1:3&search=ahead&language=en", "ask=17&n=6&language=en"
LESSON = "lesson=1.7&language=en"
"""Links to a place, a challenge and a lesson, each with all that may be a part of it."""

VALUES = {
    "n": [str(n) for n in range(1, LARGEST + 1)],
    "search": NAMES,
    "lesson": [str(one) for one in (*LESSONS, *STOPS)],
    "language": LANGUAGES,
}
"""What the parts may be of which there are only some."""

MOST = 4
"""How many of these are told; of more the first and the last."""


def link_in(text: str) -> str | None:
    """Return the parts of a link in a text, what follows its #; None if it has no link.

    A grid may have a # in it, too.

    >>> link_in("live.html#n=8&at=2,4:1"), link_in("#*##"), link_in("https://a.example/")
    ('n=8&at=2,4:1', None, '')
    """
    text = text.strip()
    parts = text.partition("#")[2]
    is_link = "=" in parts and len(text.split()) == 1
    if is_link or "://" in text:
        return parts
    return None


def decoded(parts: str) -> str:
    """Return the parts of a link without the escapes that browsers write.

    >>> decoded("at=%5B0,%204%5D"), decoded("at=100%")
    ('at=[0, 4]', 'at=100%')
    """
    first, *others = parts.split("%")
    text = first
    for other in others:
        code = other[:2]
        is_escape = len(code) == 2 and all(
            sign in "0123456789ABCDEFabcdef" for sign in code
        )
        if is_escape and " " <= chr(int(code, 16)) <= "~":
            text += chr(int(code, 16)) + other[2:]
        else:
            text += "%" + other
    return text


def follow(app: App, text: str) -> None:
    """Go where a link leads, of which the part after # is given, or tell what is wrong."""
    if app.state.vote.is_open:
        app.tell("is_vote")
        return
    text = decoded(text)
    asked = dict[str, str]()
    names = [part.partition("=")[0] for part in text.split("&")]
    like = LESSON if "lesson" in names else ASK if "ask" in names else PLACE
    for part in text.split("&"):
        name, _, value = part.partition("=")
        if name in asked or f"&{name}=" not in f"&{like}":
            app.tell("bad_address", like=like, part=shortened(part), is_bad=True)
            return
        values = VALUES.get(name, [value])
        if value not in values:
            told = ", ".join(
                values if len(values) <= MOST else (*values[:3], "…", values[-1])
            )
            app.tell(
                "bad_part", name=name, names=told, text=shortened(value), is_bad=True
            )
            return
        asked[name] = value
    if "language" in asked:
        app.speak(asked["language"])
    n = int(asked.get("n", USUAL if like is ASK else app.search.n))
    try:
        if like is LESSON:
            begin_lesson(app, played(asked["lesson"]))
        elif like is ASK:
            begin_challenge(app, challenge(asked["ask"], n))
        elif asked.keys() != {"language"}:
            at = asked.get("at")
            search = asked.get("search", NAMES[0])
            _go(app, _linked_board(n, at, search, is_fixed="n" in asked))
    except ValueError as error:
        key, reason = (
            "bad_challenge" if like is ASK else "not_pasted",
            app.say.complaint(error),
        )
        app.tell(key, n=n, reason=reason, text=shortened(f"#{text}"), is_bad=True)


def _linked_board(n: int, at: str | None, search: str, *, is_fixed: bool) -> Board:
    """Return the board that the parts of a link mean; ValueError says why there is none."""
    if at is not None and at != END and search == PLAIN.value:
        return read(at, n, is_fixed=is_fixed)
    position = position_of_link(n, at, search)
    return Board(n, frozenset(position.queens), position=position)


def _go(app: App, board: Board) -> None:
    """Go where a link leads: to a board, or to another size."""
    app.leave_lesson()
    position = board.position
    had_own_board = app.own_board is not None
    if had_own_board:
        # It would hide the search.
        app.change(exercise=None)
    if position is None:
        take(app, board)
        return
    if position.is_first and position.strategy is app.search.strategy:
        app.resize(position.n)
    else:
        app.jump(position, is_told=False)
    if had_own_board:
        app.tell("own_left")


def paste(app: App) -> None:
    """Go to the board in the clipboard, or where a link leads; on the own board set its queens."""
    text = app.desk.paste()
    link = link_in(text)
    if link is not None:
        follow(app, link)
        return
    n = app.search.n
    try:
        board = read(text, n)
    except ValueError as error:
        app.tell("not_pasted", reason=app.say.complaint(error), is_bad=True)
    else:
        take(app, board)


def take(app: App, board: Board) -> None:
    """Show a board that was read: as a position of the search, or else as the own board.

    Say how it was read, and which queens attack each other if the search has no such
    position.
    """
    how = how_read(board, app.say)
    if app.own_board:
        _set_queens(app, board)
        if how:
            app.tell(before=how)
        return
    try:
        position = board.place()
    except PositionError as error:
        _set_queens(app, board)
        app.tell("own_pasted", before=how, reason=app.say.complaint(error))
    else:
        app.jump(position, before=how)


def begin_with(app: App, board: Board) -> None:
    """Say how the board was read with which the window begins, or show it as the own board."""
    try:
        board.place()
    except PositionError:
        take(app, board)
    else:
        how = how_read(board, app.say)
        if how:
            app.tell(before=how)


def _set_queens(app: App, board: Board) -> None:
    """Open the own board, if it isn't open, and place queens on it."""
    if board.n != app.search.n or app.search.strategy is not PLAIN:
        app.jump(Position.first(board.n), is_told=False)
    if not app.own_board:
        begin(app, Exercise.OWN_BOARD)
    own = app.own_board
    assert own
    app.change(own_board=own.holding(board.queens))
