"""The strip of a lesson: which stop it is, what it asks the class, and where it goes from there."""

from __future__ import annotations

from typing import NamedTuple

from ..app.actions import BINDING_OF
from ..app.commands import Action
from ..pens.buttons import ButtonLook
from .buttons import button
from .scene import Scene

SEPARATOR = " · "
"""What stands between two things that are said."""


class LessonLook(NamedTuple):
    """The strip: its language and the number of its lesson; its stop as a button that sets it again, and its question.

    Where the stop's words have no room, it is named in `short`. How long it `lasts` is told with the key that plays on,
    where there are keys, and for less room without. At last come the buttons for the stop before, for the
    next one, and for leaving the lesson.
    """

    language: str
    number: int
    stop: ButtonLook
    short: str
    lasts: tuple[str, ...]
    question: str
    turns: tuple[ButtonLook, ...]


def look(scene: Scene) -> LessonLook | None:
    """Decide what the strip shows, while a lesson is on."""
    at, say = scene.state.lesson, scene.say
    if not at:
        return None
    minutes = say.count("lesson_minutes", at.here.minutes)
    plays_on = say("plays_on", down=say.key("page down"))
    again, *turns = (
        button(scene, BINDING_OF[action])._replace(hint="")
        for action in (Action.STOP, Action.STOP_BEFORE, Action.NEXT_STOP, Action.LEAVE_LESSON)
    )
    return LessonLook(
        language=say.language,
        number=at.lesson,
        stop=again._replace(label=say("lesson_stop", stop=at.stop + 1, stops=len(at.stops))),
        short=f"{at.stop + 1} / {len(at.stops)}",
        lasts=(f"{minutes}{SEPARATOR}{plays_on}", minutes) if say.has_keys else (minutes,),
        question=say(at.here.question),
        turns=tuple(turns),
    )


def told(shown: LessonLook) -> str:
    """Return in words what the strip shows, for people who do not see it."""
    return f"{shown.stop.label}. {shown.question}"
