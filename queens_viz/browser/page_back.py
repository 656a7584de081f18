"""The browser's Back: it closes what is open in the page before it leaves the page.

What is open has an entry each in the browser's history, above the one of the page
itself. Back goes to the entry below, and what is open is closed. What is closed in
another way takes its entry with it. An entry keeps its address only until it is gone
back to: then it gets the one of what is on view.

What would be lost with a challenge, a vote or a lesson has an entry, too: the first
Back only asks, as the button that leaves it does, and the entry is made again.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum

from browser import window

from ..app.app import App
from ..app.classroom import end_lesson, end_vote, leave_exercise
from ..app.conditions import has_help, has_menu
from ..app.layers import close_help, close_menu
from ..app.own_actions import (
    close_editor,
    has_editor,
    has_own_program,
    leave_program,
    open_editor,
)
from ..app.table_actions import close_table, has_table, show_table
from .page_address import Address, Entry, open_entry

NUMBERS = 2**32
"""The number of random names of pages."""


class Open(Enum):
    """What can be open, with an entry for each."""

    LESSON = "a lesson that has begun"
    CHALLENGE = "a challenge with answers"
    VOTE = "a vote with hands"
    TABLE = "the table of several programs"
    PICTURE = "what a program does"
    EDITOR = "the text of a program"
    MENU = "the menu"
    HELP = "the help"


class Back:
    """What is open in the page, and the entries that the history has for it."""

    def __init__(
        self, app: App, address: Address, editor_covers: Callable[[], bool]
    ) -> None:
        self._app = app
        self._address = address
        self._editor_covers = editor_covers
        # Whether a picture has come from the table, or has taken the editor's place:
        # that is gone back to.
        self._has_table_below = False
        self._has_editor_below = False

        self._without_entry = 0  # how many were open with the page, or a link
        self._is_new = False  # a link has led to the entry, or the page has just begun
        self._is_going = False  # the history has been asked to go to another entry
        self._seen: tuple[object, ...] = ()  # what was compared with the history last

    def begin(self) -> None:
        """Begin with the entry that is open, after its address was followed."""
        self._is_going = False
        self._take(open_entry())

    def keep_up(self) -> None:
        """Make entries for what was opened, and remove those of what was closed."""
        app = self._app
        seen = (app.state, app.shown_program, self._editor_covers())
        if self._is_going or seen == self._seen:
            return
        self._seen = seen
        count = len(self._opened())
        depth = self._address.entry.depth
        if self._is_new:
            # What was open when the page was left or loaded anew has its entries.
            self._without_entry = max(0, count - depth)
            self._is_new = False
        self._without_entry = min(self._without_entry, count)
        wanted = count - self._without_entry
        if wanted < depth:
            self._is_going = True
            window.history.go(wanted - depth)
        while depth < wanted:
            depth += 1
            window.history.pushState("", "")
            self._address.enter(self._address.entry._replace(depth=depth))

    def arrive(self) -> None:
        """Close what is above the entry that was gone to, if it is one of this page."""
        entry = open_entry()
        known = self._address.entry
        self._seen = ()
        if entry.page != known.page:
            self._is_going = False
            self._take(entry)
        elif self._is_going or entry.depth != known.depth:
            self._is_going = False
            self._close_down_to(entry.depth + self._without_entry)
            self._address.enter(known._replace(depth=entry.depth))

    def _take(self, entry: Entry) -> None:
        """Go on with the entry of another page, which follows its own address."""
        self._is_new = True
        self._seen = ()
        name = entry.page or str(int(window.Math.random() * NUMBERS))
        program = self._app.desk.program_link
        entry = entry._replace(page=name, program=program)
        self._address.entry = entry
        entry.write()

    def _opened(self) -> list[Open]:
        """Return what is open, the outermost first."""
        app = self._app
        is_typing = has_editor(app)
        has_picture = has_own_program(app) and not has_table(app)
        covers = self._editor_covers()
        if has_table(app):
            self._has_table_below = True
        elif not is_typing and not has_picture:
            self._has_table_below = False
        if is_typing and covers:
            self._has_editor_below = True
        elif not has_picture or not covers:
            self._has_editor_below = False

        opened = _what_would_be_lost(app)
        if self._has_table_below:
            opened.append(Open.TABLE)
        if self._has_editor_below:
            opened.append(Open.EDITOR)
        is_covered = is_typing and covers
        if has_picture and not is_covered:
            opened.append(Open.PICTURE)
        if is_typing and not covers:
            opened.append(Open.EDITOR)
        if has_menu(app):
            opened.append(Open.MENU)
        if has_help(app):
            opened.append(Open.HELP)
        return opened

    def _close_down_to(self, count: int) -> None:
        """Close what is open, the innermost first, until so many are left."""
        opened = self._opened()
        while len(opened) > count:
            self._close(opened)
            before = len(opened)
            opened = self._opened()
            if len(opened) >= before:
                return

    def _close(self, opened: list[Open]) -> None:
        """Close the innermost of what is open, and show what is around it."""
        app = self._app
        *others, innermost = opened
        if innermost is Open.LESSON:
            end_lesson(app)
        elif innermost is Open.CHALLENGE:
            leave_exercise(app)
        elif innermost is Open.VOTE:
            end_vote(app)
        elif innermost is Open.HELP:
            close_help(app)
        elif innermost is Open.MENU:
            close_menu(app)
        elif innermost is Open.EDITOR and Open.PICTURE in others:
            close_editor(app)
        elif innermost is Open.PICTURE and Open.EDITOR in others:
            open_editor(app)
        elif Open.TABLE in others:
            leave_program(app)
            show_table(app)
        else:
            # Else the program would be seen that the table or the text covers.
            close_table(app)
            leave_program(app)


def _what_would_be_lost(app: App) -> list[Open]:
    """Return the lesson, the challenge and the vote that a press leaves only if asked.

    A lesson and a challenge are not on together.
    """
    lost = []
    lesson = app.state.lesson
    if lesson and lesson.has_begun:
        lost.append(Open.LESSON)
    challenge = app.state.challenge
    if challenge and challenge.tries:
        lost.append(Open.CHALLENGE)
    if app.state.vote.at_stake:
        lost.append(Open.VOTE)
    return lost
