"""What stands in the place of the tabs while the class has a board of its own: what it can do there."""

from __future__ import annotations

from typing import NamedTuple

from ..app.commands import Action
from ..app.own_board import OwnBoard
from ..pens import keycap
from ..pens.face import BOLD, SEMIBOLD
from ..pens.icons import Icon
from ..pens.rect import Rect, rect_at
from ..pens.ui import Room, Ui
from .cards import broken
from .layout import strip_height
from .menu import paint_state
from .scene import Setting

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
    """A line: its keys, what they do, and of a switch how it stands, in words; a remark is a line without keys."""

    keys: tuple[str, ...]
    words: str
    action: Action
    state: str = ""


def _lines(setting: Setting, own: OwnBoard) -> list[OwnLine]:
    """Decide what the lines say."""
    say, lines = setting.say, list[OwnLine]()
    for keys, words, action in LINES if say.has_keys else TAPPED:
        state = say("is_on" if own.is_shaded else "is_off") if action is Action.SHADE else ""
        names = tuple(map(say.key, keys)) if keys and say.has_keys else (say("click"),)
        lines.append(OwnLine(names, say(words), action, state))
    if say.has_keys:
        # Room is kept for what is said of the last line while that does nothing.
        remark = "" if Action.GO_THERE in setting.can else say("own_not_yet")
        lines.append(OwnLine((), remark, Action.GO_THERE))
    return lines


NOTE, GAP = 2.6, 5
"""The height of the note, in its type; pixels between two keys."""


def own_panel(ui: Ui, card: Room, setting: Setting, own: OwnBoard, scrolled: int) -> Rect:
    """Draw the title, the lines and, where it has room, the note below them: what a full board is, on a pale card."""
    say, lines, title = setting.say, _lines(setting, own), setting.say("own_title")
    for words in (title, *[f"{' '.join(line.keys)}: {line.words}" for line in lines if line.keys]):
        ui.tell(words)
    room, body, hint = card.within(ui.padding(card), 0), ui.type.body, ui.type.hint
    head = room.cut_top(strip_height(ui.type), body // 3)
    ui.label(title, ui.type.reason, head, "accent", BOLD)
    ui.box(card.row(head.bottom - 1, 1).inflate(-2, 0), "hairline")
    room.cut_low(body // 2)
    if room.height > (NOTE + 1.5 * len(lines)) * body:
        note = room.cut_low(NOTE * body, body // 2).within(-body // 2, 0)
        ui.box(note, "hover", radius=8)
        ui.shape(Icon.CROWN, round(1.8 * body), "accent", (note.left + 1.7 * body, note.centery))
        ui.text(say.count("own_note", own.n), body, "text", midleft=(note.left + round(3.2 * body), note.centery))
    if max(_mark_width(ui, line) for line in lines) > room.width // 2:
        lines = [line._replace(keys=line.keys[-1:]) for line in lines]
    indent = max(_mark_width(ui, line) for line in lines)
    size, rows = broken(ui, card, room, "own", [line.words for line in lines], body, indent, scrolled)
    for k, is_first, words, place in rows:
        line, x = lines[k], place.left
        ink = "muted" if not line.keys else "text" if line.action in setting.can else "disabled"
        ui.hit(line.action, place)
        ui.text(words, size, ink, midleft=(x + indent, place.centery))
        for key in line.keys if is_first else ():
            cap = keycap.paint_at(ui, key, hint, ink, most=place.height - 1, midleft=(x, place.centery))
            x = cap.right + GAP
        if line.state and is_first:
            pill = rect_at(_state_width(ui, line), place.height - 4, midleft=(x, place.centery))
            paint_state(ui, line.state, pill, hint, is_on=own.is_shaded)
    return card


def _state_width(ui: Ui, line: OwnLine) -> int:
    return ui.width(line.state, ui.type.hint, SEMIBOLD) + ui.type.hint if line.state else 0


def _mark_width(ui: Ui, line: OwnLine) -> int:
    """Return how wide the keys of a line are with its state, and what is left free after them."""
    keys = sum(keycap.width_of(ui, key, ui.type.hint) + GAP for key in line.keys)
    return keys + _state_width(ui, line) + ui.type.hint
