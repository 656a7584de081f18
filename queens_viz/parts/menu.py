"""The menu: what the class can do and what can be set, with keys, and how each stands."""

from __future__ import annotations

from typing import NamedTuple

from ..app.actions import BINDING_OF, OF_THE_CLASS
from ..app.binding import Binding
from ..app.commands import Action
from ..app.exercise import Exercise
from ..app.settings import SETTINGS
from ..app.teaching import LESSON_OF
from ..looks.buttons import button
from ..looks.scene import Scene
from ..pens import keycap
from ..pens.buttons import ButtonLook, Touch
from ..pens.face import BOLD, SEMIBOLD
from ..pens.pen import Pen
from ..pens.rect import Rect, rect_at
from ..pens.ui import Room, Ui
from .controls import speed_text

EXERCISES = {
    Action.PREDICT: Exercise.PREDICT,
    Action.BY_HAND: Exercise.BY_HAND,
    Action.OWN_BOARD: Exercise.OWN_BOARD,
}
"""The exercises of the rows that can be on."""


class MenuRow(NamedTuple):
    """A row: its button, its state in words, and whether that is on and whether keys have chosen the row."""

    button: ButtonLook
    state: str
    is_on: bool
    is_chosen: bool


Parts = tuple[tuple[str, tuple[MenuRow, ...]], ...]
"""The parts of the menu, each with a title and rows."""

HEAD = 1.1
"""The height of a title, in rows."""


def parts_of(scene: Scene) -> Parts:
    """Decide what the menu shows while it is open."""
    shown = [_row(scene, one, is_chosen=k == scene.state.menu) for k, one in enumerate(scene.rows)]
    first = sum(one in OF_THE_CLASS for one in scene.rows)
    parts = (scene.say("for_the_class"), shown[:first]), (scene.say("settings"), shown[first:])
    return tuple((title, tuple(part)) for title, part in parts if part)


def _row(scene: Scene, binding: Binding, *, is_chosen: bool) -> MenuRow:
    words, is_on = _set(scene, binding.action) if binding.action in SETTINGS else _turned(scene, binding.action)
    # A row says the key that opens it from anywhere, whatever is open now.
    shown = button(scene, scene.stand_ins.get(binding.action, binding))
    key = scene.say.key(binding.keys[0]) if binding.keys and scene.say.has_keys else ""
    return MenuRow(shown._replace(hint=key), words, is_on, is_chosen)


def _set(scene: Scene, action: Action) -> tuple[str, bool]:
    """Return how a setting stands."""
    say, moment = scene.say, scene.moment
    if action is Action.PACE:
        return speed_text(moment.speed, say), False
    if action is Action.PAUSE:
        return say("seconds", seconds=say.number(moment.stay, 0 if moment.stay % 1 == 0 else 1)), False
    if action is Action.LETTERS:
        return say("is_on" if scene.state.has_letter_keys else "is_off"), scene.state.has_letter_keys
    return say(scene.state.theme if action is Action.THEME else "speaks"), False


def _turned(scene: Scene, action: Action) -> tuple[str, bool]:
    """Return how what the class can turn on stands, and whether it is on."""
    exercise, state, say = EXERCISES.get(action), scene.state, scene.say
    is_on = exercise is not None and state.exercise is exercise
    if action is Action.OUTLOOK:
        # Each board has its own switch.
        is_on = scene.own.is_shaded if scene.own else state.has_outlook
    if action in LESSON_OF:
        is_on = state.lesson is not None and state.lesson.lesson == LESSON_OF[action]
        return say("is_on") if is_on else "", is_on
    if action in (Action.RANDOM, Action.COMPARE) or BINDING_OF[action] not in OF_THE_CLASS:
        return "", is_on
    if exercise is Exercise.PREDICT and is_on:
        return say("with_reasons" if state.predict.has_reasons else "verdict_alone"), is_on
    if exercise is Exercise.PREDICT and state.predict.score.made:
        # Esc has turned it off: its score stays until it begins anew.
        return say.tally(state.predict.score.right, state.predict.score.made), is_on
    return say("is_on" if is_on else "is_off"), is_on


class Widths(NamedTuple):
    """How wide the columns of the rows are: labels, states and keys, and what lies around and between them."""

    labels: int
    states: int
    keys: int
    pad: int
    gap: int

    @property
    def all(self) -> int:
        """The width of a row."""
        return self.labels + 2 * self.gap + self.states + self.gap // 2 + self.keys + 2 * self.pad


def menu(ui: Ui, room: Room, opener: Rect, parts: Parts) -> Rect:
    """Draw the menu under the button that opens it.

    For fingers rows have no keys, and stand in columns and without titles where these have no room.
    """
    rows, touch = [row for _, part in parts for row in part], ui.type.touch
    high, lines, widths = room.height - ui.padding(room) // 2, len(rows) + HEAD * len(parts), _widths(ui, room, rows)
    columns = next((few for few in (1, 2) if -(-len(rows) // few) * touch <= high), 3)
    each, line = -(-len(rows) // columns), touch or min(2 * ui.type.body, int(high / lines))
    if lines * touch > high:
        parts = (("", tuple(rows)),)
    wide = min(widths.all, room.width // columns)
    tall = round((each + HEAD * sum(title != "" for title, _ in parts)) * line) + ui.padding(room) // 2
    left = opener.right - columns * wide if touch else opener.left
    card = Rect(left, opener.bottom + ui.scaled(6, 4), columns * wide, tall).clamp(room)
    ui.box(card, "panel", "border", radius=ui.scaled(10))
    rest, column = Room(*card), Room(0, 0, 0, 0)
    for title, shown in parts:
        for k, row in enumerate(shown):
            if column.height < line:
                column = rest.cut_left(wide)
            if title and k == 0:
                _draw_head(ui, column.cut_top(HEAD * line).within(widths.pad, 0), title)
            _draw_row(ui, column.cut_top(line), row, widths)
    return card


def _widths(ui: Ui, room: Rect, rows: list[MenuRow]) -> Widths:
    labels = max(ui.width(row.button.label, ui.type.body) for row in rows)
    states = max(_state_width(ui, row) for row in rows)
    keys = [keycap.width_of(ui, row.button.hint, _key_size(ui)) for row in rows if row.button.hint]
    return Widths(labels, states, max(keys, default=0), ui.padding(room), ui.type.body)


def _key_size(ui: Ui) -> int:
    return max(ui.least(1), ui.type.hint)


def _state_width(ui: Ui, row: MenuRow) -> int:
    return ui.width(row.state, ui.type.hint, SEMIBOLD) + ui.type.body if row.state else 0


def _draw_head(ui: Ui, place: Room, title: str) -> None:
    ui.text(title, ui.type.body, "accent", BOLD, midleft=place.midleft)
    ui.box(place.cut_low(1).within(-2, 0), "hairline")


def _draw_row(ui: Ui, place: Room, row: MenuRow, widths: Widths) -> None:
    """Draw a row: its label, its state on a pill, and its key; what does not apply now is grey."""
    look, text, rect = row.button, ui.type, place.within(4, 0)
    ink, frame = "text" if look.is_enabled else "disabled", rect.inflate(-2, -2)
    touch = ui.press(look, rect, f"{look.label} {row.state}".rstrip())
    if touch is not Touch.NONE and look.is_enabled:
        ui.box(frame, "pressed" if touch is Touch.PRESSED else "hover", radius=6)
    inside, y = place.within(widths.pad, 0), place.centery
    if look.hint:
        keycap.paint_at(ui, look.hint, _key_size(ui), ink, most=rect.height - 2, midright=inside.midright)
    inside.cut_right(widths.keys + (widths.gap // 2 if widths.keys else 0))
    state = _state_width(ui, row)
    if ui.width(look.label, text.body) + state > inside.width:
        # Where both have no room in a line the state stands below.
        y -= max(0, text.touch // 4 - 1)
    ui.text(look.label, text.body, ink, midleft=(inside.left, y))
    if row.state:
        high = min(text.hint + 8, rect.height - 2)
        pill = rect_at(state, high, midright=(inside.right, 2 * place.centery - y))
        paint_state(ui, row.state, pill, text.hint, is_on=row.is_on)
    if row.is_chosen:
        ui.box(frame, edge="accent", line=2, radius=6)


def paint_state(pen: Pen, words: str, pill: Rect, size: int, *, is_on: bool) -> None:
    """Draw the state of a switch on its pill."""
    fill, ink = ("accent", "on_accent") if is_on else ("pale", "text")
    pen.box(pill, fill, radius=pill.height // 2)
    pen.text(words, size, ink, SEMIBOLD, center=pill.center)
