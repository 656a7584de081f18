"""The strip of a lesson: which stop it is, what it asks the class, and where it goes from there."""

from __future__ import annotations

from typing import NamedTuple

from ..app.commands import Action
from ..pens.buttons import ButtonLook
from ..pens.face import BOLD, LEADING, SEMIBOLD
from ..pens.icons import Icon
from ..pens.rect import Rect
from ..pens.type_sizes import TypeSizes, padding
from ..pens.ui import Room, Ui
from .buttons import button
from .cards import edged
from .scene import Scene

TURNS = {
    Action.STOP_BEFORE: Icon.BEFORE,
    Action.NEXT_STOP: Icon.FURTHER,
    Action.LEAVE_LESSON: Icon.CROSS,
}
"""The buttons at the right, and their icons."""

SEPARATOR = " · "
"""What stands between two things that are said."""

LONGEST = 44
"""How wide the longest question is, in its type."""


class Strip(NamedTuple):
    """The strip: the lesson's stop as a button that sets it again; its question.

    Where the stop's words have no room, it is named in `short`. How long it `lasts` is told with the key that plays on,
    where there are keys, and for less room without. At last come the buttons at the right.
    """

    stop: ButtonLook
    short: str
    lasts: tuple[str, ...]
    question: str
    turns: tuple[ButtonLook, ...]


def strip_of(scene: Scene) -> Strip | None:
    """Decide what the strip shows, while a lesson is on."""
    at, say = scene.state.lesson, scene.say
    if not at:
        return None
    stop = say("lesson_stop", stop=at.stop + 1, stops=len(at.stops))
    minutes = say.count("lesson_minutes", at.minutes)
    plays_on = say("plays_on", down=say.key("page down"))
    again, *turns = [button(scene.setting, action).bare for action in (Action.STOP, *TURNS)]
    return Strip(
        stop=again._replace(label=stop, told=f"{stop}: {say('lesson_again')}"),
        short=f"{at.stop + 1} / {len(at.stops)}",
        lasts=(minutes + SEPARATOR + plays_on, minutes) if say.has_keys else (minutes,),
        question=say(at.here.question),
        turns=tuple(turns),
    )


def lesson_height(width: int, text: TypeSizes) -> int:
    """Return how high the strip is in a place of some width, at each stop."""
    size = _size(text)
    lines = -(-LONGEST * size // (width - 2 * padding(text, width) - size))
    return _row(text) + 3 * _gap(text) + round(LEADING * size * lines)


def _row(text: TypeSizes) -> int:
    return text.touch or text.body + 12


def _gap(text: TypeSizes) -> int:
    return text.body // (5 if text.touch else 3)


def _size(text: TypeSizes) -> int:
    """Return the type of a question."""
    return (text.reason + text.body) // 2


def lesson(ui: Ui, room: Room, said: Strip) -> Rect:
    """Draw the strip: in the first row the stop, how long it lasts, and the buttons; below it the question."""
    ui.tell(f"{said.stop.label}. {said.question}", is_news=True)
    edged(ui, room, "accent")
    text, gap = ui.type, _gap(ui.type)
    inside = room.within(ui.padding(room), gap)
    row = inside.cut_top(_row(text), gap)
    wide = text.touch or round(1.2 * row.height)
    turns = row.cut_right(len(TURNS) * (wide + gap) - gap, gap)
    label = said.stop.label if ui.width(said.stop.label, text.body, BOLD) <= row.width else said.short
    place = row.cut_left(ui.width(label, text.body, BOLD))
    ui.button_ground(said.stop, place.inflate(10, -2), "", "", reach=place)
    ui.text(label, text.body, "accent", BOLD, midleft=place.midleft)
    for words in said.lasts:
        words = f"\u00a0· {words}"
        if ui.width(words, text.note) <= row.width:
            ui.text(words, text.note, "muted", midleft=row.midleft)
            break
    for look, icon in zip(said.turns, TURNS.values(), strict=True):
        place = turns.cut_left(wide, gap)
        ui.shape(icon, round(0.4 * row.height), ui.button_ground(look, place), place.center)
    ui.write(ui.fit(said.question, _size(text), inside, weight=SEMIBOLD), inside, "text")
    return room
