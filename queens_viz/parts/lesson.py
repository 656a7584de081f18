"""The strip of a lesson: which stop it is, what it asks the class, and where it goes from there."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from ..app.actions import BINDING_OF
from ..app.commands import Action
from ..app.lesson import LESSONS
from ..pens.buttons import ButtonLook
from ..pens.face import BOLD, LEADING, SEMIBOLD
from ..pens.icons import Icon
from ..pens.letters import TableFace
from ..pens.rect import Rect
from ..pens.type_sizes import TypeSizes, padding
from ..pens.ui import Room, Ui
from ..words.words import messages
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

WIDER = 0.95
"""The share of a line that is filled at most: pens measure their letters each for itself."""

_FACE = TableFace()


class Strip(NamedTuple):
    """The strip: the language and the number of its lesson; its stop as a button that sets it again; its question.

    Where the stop's words have no room, it is named in `short`. How long it `lasts` is told with the key that plays on,
    where there are keys, and for less room without. At last come the buttons at the right.
    """

    lesson: tuple[str, int]
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
    again, *turns = [button(scene.setting, BINDING_OF[action]).bare for action in (Action.STOP, *TURNS)]
    return Strip(
        lesson=(say.language, at.lesson),
        stop=again._replace(label=stop, told=f"{stop}: {say('lesson_again')}"),
        short=f"{at.stop + 1} / {len(at.stops)}",
        lasts=(minutes + SEPARATOR + plays_on, minutes) if say.has_keys else (minutes,),
        question=say(at.here.question),
        turns=tuple(turns),
    )


def lesson_height(lesson: tuple[str, int] | None, width: int, text: TypeSizes) -> int:
    """Return how high the strip is in a place of some width: as its longest question takes it, so as high at each stop.

    Where no lesson is on that is 0.
    """
    if not lesson:
        return 0
    size, lines = _question(*lesson, width - 2 * padding(text, width), text)
    return _row(text) + 3 * _gap(text) + round(LEADING * size * lines)


def _row(text: TypeSizes) -> int:
    return text.touch or text.body + 12


def _gap(text: TypeSizes) -> int:
    return text.body // (5 if text.touch else 3)


@lru_cache(maxsize=64)
def _question(language: str, number: int, width: int, text: TypeSizes) -> tuple[int, int]:
    """Return the type of a lesson's questions, and how many lines the longest takes: few, and then large.

    In a window they are as large as a reason at most, and larger than what is written else.
    """
    words, room = messages(language), int(WIDER * width)
    questions = [words[stop.question] for stop in LESSONS[number - 1].stops]
    sizes = [text.headline] if text.touch else range(min(text.body + 1, text.reason), text.reason + 1)
    found = [(max(len(_FACE.lines(one, size, room, SEMIBOLD)) for one in questions), -size) for size in sizes]
    lines, size = min(found)
    return -size, lines


def lesson(ui: Ui, room: Room, said: Strip) -> Rect:
    """Draw the strip: in the first row the stop, how long it lasts, and the buttons; below it the question."""
    ui.tell(f"{said.stop.label}. {said.question}", is_news=True)
    edged(ui, room, "accent")
    text, gap = ui.type, _gap(ui.type)
    inside = room.within(ui.padding(room), gap)
    size, _ = _question(*said.lesson, inside.width, text)
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
    ui.write(ui.fit(said.question, size, inside, weight=SEMIBOLD), inside, "text")
    return room
