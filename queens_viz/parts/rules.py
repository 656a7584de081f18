"""The four rules of the search: the panel that a class reads before it makes the first step itself."""

from __future__ import annotations

from ..app.questions import Step
from ..pens.face import BOLD
from ..pens.rect import Rect
from ..pens.ui import Room, Ui
from ..words.words import Words
from .cards import broken


def rules_panel(ui: Ui, body: Room, say: Words, scrolled: int) -> Rect:
    """Draw the rules with their numbers, as large as has room; what has none is scrolled."""
    rules = [say(key) for key in ("rule_columns", Step.UP.value, Step.PLACE.value, "rule_no_row")]
    for rule in rules:
        ui.tell(rule)
    room, indent = body.within(ui.padding(body), ui.type.body // 2), round(1.4 * ui.type.body)
    size, rows = broken(ui, body, room, "rules", rules, ui.type.reason, indent, scrolled)
    for k, is_first, words, place in rows:
        if is_first:
            ui.text(str(k + 1), size, "accent", BOLD, midleft=place.midleft)
        ui.text(words, size, "text", midleft=(place.left + indent, place.centery))
    return body
