"""The four rules of the search: the panel that a class reads before it makes the first step itself."""

from __future__ import annotations

from ..app.questions import Step
from ..pens.face import BOLD, LEADING
from ..pens.rect import Rect
from ..pens.ui import Room, Ui
from .scene import Scene


def rules_of(scene: Scene) -> tuple[str, ...]:
    """Return the rules in words."""
    return tuple(map(scene.say, ("rule_columns", Step.UP.value, Step.PLACE.value, "rule_no_row")))


def rules_panel(ui: Ui, body: Room, rules: tuple[str, ...], scrolled: int) -> Rect:
    """Draw the rules with their numbers, as large as has room; what has none is scrolled."""
    for rule in rules:
        ui.tell(rule)
    room = body.within(ui.padding(body), ui.type.body // 2)
    for size in range(ui.type.reason, ui.smallest - 1, -1):
        broken = [ui.lines(rule, size, room.width - 2 * size) for rule in rules]
        lines = [(str(k) * (line is some[0]), line) for k, some in enumerate(broken, 1) for line in some]
        step = round(LEADING * size)
        if len(lines) * step <= room.height:
            break
    gap, y = min(size, max(0, room.height - len(lines) * step) // len(rules)), room.top + step // 2
    most = max(0, len(lines) - room.height // step)
    for number, line in lines[min(scrolled, most) :][: room.height // step]:
        y += gap * (number > "1")
        if number:
            ui.text(number, size, "accent", BOLD, midleft=(room.left, y))
        ui.text(line, size, "text", midleft=(room.left + round(1.4 * size), y))
        y += step
    ui.scroll("rules", min(scrolled, most), most, step, body)
    return body
