"""The part of the table of actions for lessons."""

from __future__ import annotations

from .binding import Binding
from .commands import Action
from .conditions import has_window
from .layers import Layer
from .teaching import Press, beat_back, has_stop, is_taught, leave_lesson, next_beat, turn_lesson, turn_stop


def of_lessons(press: Press) -> tuple[Binding, ...]:
    """Return the rows of the menu that begin a lesson, in which commands are pressed so, and what belongs to one."""
    # fmt: off
    return (
        Binding(Action.LESSON_1, (), lambda app, _: turn_lesson(app, 1, press), has_window, label="lesson_1_row"),
        Binding(Action.LESSON_2, (), lambda app, _: turn_lesson(app, 2, press), has_window, label="lesson_2_row"),
        Binding(Action.BEAT, (), lambda app, _: next_beat(app, press), is_taught,
            inner={Layer.CLICKER: ("page down",)}),
        Binding(Action.BEAT_BACK, (), lambda app, _: beat_back(app, press), is_taught,
            inner={Layer.CLICKER: ("page up",)}),
        Binding(Action.STOP, (), lambda app, _: turn_stop(app, 0, press), is_taught, label="lesson_again"),
        Binding(Action.STOP_BEFORE, (), lambda app, _: turn_stop(app, -1, press),
            lambda app: has_stop(app, -1), "is_first_stop", label="stop_before",
            inner={Layer.CLICKER: ("shift+page up",)}),
        Binding(Action.NEXT_STOP, (), lambda app, _: turn_stop(app, 1, press),
            lambda app: has_stop(app, 1), "is_last_stop", label="next_stop",
            inner={Layer.CLICKER: ("shift+page down",)}),
        Binding(Action.LEAVE_LESSON, (), lambda app, _: leave_lesson(app), is_taught, label="leave_lesson"),
    )
    # fmt: on
