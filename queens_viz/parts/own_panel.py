"""What stands in the place of the tabs while the class has a board of its own: what it can do there."""

from __future__ import annotations

from typing import NamedTuple

from ..app.commands import Action
from ..pens import keycap
from ..pens.face import BOLD, SEMIBOLD
from ..pens.icons import Icon
from ..pens.rect import Rect, rect_at
from ..pens.ui import Room, Ui
from .cards import broken
from .heights import strip_height
from .menu import paint_state
from .scene import Scene

LINES: tuple[tuple[tuple[str, ...], str, Action], ...] = (
    ((), "own_click", Action.PICK),
    (("left", "up", "down", "right", "space"), "own_keys", Action.PICK),
    (("w",), "own_shade", Action.SHADE),
    (("u",), "own_take_back", Action.TAKE_BACK),
    (("home",), "own_clear", Action.CLEAR),
    (("escape",), "own_leave", Action.CLOSE),
    (("return",), "own_go_there", Action.GO_THERE),
)
"""The keys of each line, the key of its words, and the action that a click on it asks for; without keys a click."""

TAPPED = LINES[0], LINES[2]
"""What is told where there are no keys: header and foot have buttons for the rest."""


class OwnLine(NamedTuple):
    """A line: its keys, what they do, and whether they do it now; a switch has its state in words, and may be on.

    A remark is a line without keys.
    """

    keys: tuple[str, ...]
    words: str
    action: Action
    is_enabled: bool
    state: str = ""
    is_on: bool = False


class OwnPanelLook(NamedTuple):
    """The title, the lines, and what a full board is."""

    title: str
    lines: tuple[OwnLine, ...]
    note: str


def own_panel_of(scene: Scene) -> OwnPanelLook | None:
    """Decide what the panel says, while the class has a board of its own."""
    own, say, can, lines = scene.own, scene.say, scene.setting.can, list[OwnLine]()
    if not own:
        return None
    for keys, words, action in LINES if say.has_keys else TAPPED:
        is_on = action is Action.SHADE and own.is_shaded
        state = say("is_on" if is_on else "is_off") if action is Action.SHADE else ""
        names = tuple(map(say.key, keys)) if keys and say.has_keys else (say("click"),)
        lines.append(OwnLine(names, say(words), action, action in can, state, is_on))
    if say.has_keys:
        # Room is kept for what is said of the last line while that does nothing.
        remark = "" if Action.GO_THERE in can else say("own_not_yet")
        lines.append(OwnLine((), remark, Action.GO_THERE, False))
    return OwnPanelLook(say("own_title"), tuple(lines), say.count("own_note", own.n))


NOTE, GAP = 2.6, 5
"""The height of the note, in its type; pixels between two keys."""


def own_panel(ui: Ui, card: Room, said: OwnPanelLook, scrolled: int) -> Rect:
    """Draw the title, the lines and, where it has room, the note below them."""
    ui.tell(said.title)
    for line in said.lines:
        if line.keys:
            ui.tell(f"{' '.join(line.keys)}: {line.words}")
    room, body, lines = card.within(ui.padding(card), 0), ui.type.body, said.lines
    head = room.cut_top(strip_height(ui.type), body // 3)
    ui.label(said.title, ui.type.reason, head, "accent", BOLD)
    ui.box(card.row(head.bottom - 1, 1).inflate(-2, 0), "hairline")
    room.cut_low(body // 2)
    if room.height > (NOTE + 1.5 * len(lines)) * body:
        # What a full board is, on a pale card.
        note = room.cut_low(NOTE * body, body // 2).within(-body // 2, 0)
        ui.box(note, "hover", radius=8)
        ui.shape(Icon.CROWN, round(1.8 * body), "accent", (note.left + 1.7 * body, note.centery))
        ui.text(said.note, body, "text", midleft=(note.left + round(3.2 * body), note.centery))
    if max(_mark_width(ui, line) for line in lines) > room.width // 2:
        lines = tuple([line._replace(keys=line.keys[-1:]) for line in lines])
    indent = max(_mark_width(ui, line) for line in lines)
    size, rows = broken(ui, card, room, "own", [line.words for line in lines], body, indent, scrolled)
    for k, is_first, words, place in rows:
        line, x = lines[k], place.left
        ink = "text" if line.is_enabled else "disabled" if line.keys else "muted"
        ui.hit(line.action, place)
        ui.text(words, size, ink, midleft=(x + indent, place.centery))
        for key in line.keys if is_first else ():
            cap = keycap.paint_at(ui, key, ui.type.hint, ink, most=place.height - 1, midleft=(x, place.centery))
            x = cap.right + GAP
        if line.state and is_first:
            pill = rect_at(_state_width(ui, line), place.height - 4, midleft=(x, place.centery))
            paint_state(ui, line.state, pill, ui.type.hint, is_on=line.is_on)
    return card


def _state_width(ui: Ui, line: OwnLine) -> int:
    return ui.width(line.state, ui.type.hint, SEMIBOLD) + ui.type.hint if line.state else 0


def _mark_width(ui: Ui, line: OwnLine) -> int:
    """Return how wide the keys of a line are with its state, and what is left free after them."""
    keys = sum(keycap.width_of(ui, key, ui.type.hint) + GAP for key in line.keys)
    return keys + _state_width(ui, line) + ui.type.hint
