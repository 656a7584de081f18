"""What panels show, in words, for those who don't see it: the lines of the list, the tree's node, the program."""

from __future__ import annotations

from typing import Any, NamedTuple

from ..app.actions import BINDING_OF
from ..app.binding import Group
from ..app.commands import Action, Command
from ..paint.compare_panel import ComparePanel
from ..paint.panels import Panel, Shown
from ..paint.program_panel import ProgramPanel
from ..paint.solutions_panel import SolutionList
from ..paint.tree_panel import TreePanel
from ..pens.buttons import Button, ButtonLook
from ..pens.rect import Rect
from ..words.words import Words
from . import tree_told

NAMES = {
    Action.SMALLER: "smaller_board",
    Action.LARGER: "larger_board",
    Action.LEAVE: "leave_exercise",
    Action.MENU: "menu",
    Action.OUTLOOK: "outlook",
}
"""The words for buttons that show a sign or a key in their place."""


class Named(NamedTuple):
    """An element: what it stands for, what it is called, where it stands, and its other attributes."""

    key: str
    name: str
    place: Rect
    marks: tuple[tuple[str, str], ...] = ()


class PanelNames(NamedTuple):
    """The lines that can be chosen, the tree's node, what else keys choose in, and what is told beside them."""

    lines: list[Named]
    tree: list[Named]
    stops: list[Named]
    told: str


def named(button: Button, say: Words) -> Named:
    """Return a button as an element."""
    look = button.look
    marks = [flag("aria-disabled", not look.is_enabled)]
    if BINDING_OF[look.name].group is Group.TABS:
        marks.append(flag("aria-selected", look.is_primary))
    return Named(key_of(look.name), name_of(look, say), button.rect, tuple(marks))


def name_of(look: ButtonLook, say: Words) -> str:
    """Return what a button is called; that with the number of a stop says what it does there too."""
    if look.name is Action.STOP:
        return f"{look.label}: {say('lesson_again')}"
    return say(NAMES[look.name]) if look.name in NAMES else look.label


def flag(attribute: str, is_so: bool) -> tuple[str, str]:
    """Return an attribute that says whether something is so."""
    return attribute, "true" if is_so else "false"


def panel_names(panels: tuple[Panel, ...], say: Words) -> PanelNames:
    """Return what the panels show in words."""
    lines, nodes, stops, told = list[Named](), list[Named](), list[Named](), list[str]()
    for panel in panels:
        one = panel.contents
        stops += [named(button, say) for button in panel.buttons[len(panel.tabs) :]]
        if isinstance(one, SolutionList):
            told.append(one.look.result or one.look.remark or one.look.heading)
            lines += _lines(one)
        elif isinstance(one, Shown):
            told += one.drawn.told
            lines += [_line(button) for button in one.drawn.lines]
        elif isinstance(one, TreePanel):
            (stop,) = panel.stops
            marks = ("role", "treeitem"), ("aria-level", "1"), ("aria-selected", "true")
            nodes.append(Named("NODE", tree_told.told(one.look, say), stop.rect, marks))
        elif isinstance(one, ProgramPanel):
            stops += [Named("LISTING", say("help_program"), stop.rect) for stop in panel.stops]
            told.append(_program(one))
        elif isinstance(one, ComparePanel):
            told.append(one.look.title)
            lines += _lanes(one)
    return PanelNames(lines, nodes, stops, "\n".join(told))


def _line(button: Button) -> Named:
    """Return a line that can be chosen as an element."""
    return Named(
        key_of(button.look.name), button.look.label, button.rect, (flag("aria-current", button.look.is_primary),)
    )


def key_of(name: Any) -> str:
    """Return by what an element is known: the name of its action and, of a command, its value too.

    >>> key_of(Command(Action.CHOOSE, 3))
    'CHOOSE 3'
    """
    return f"{name.action.name} {name.value}" if isinstance(name, Command) else name.name


def _lines(one: SolutionList) -> list[Named]:
    return [
        Named(
            f"CHOOSE {entry.which}",
            f"{entry.number}: {' '.join(str(row + 1) for row in entry.rows)} {entry.twin}",
            line,
            (flag("aria-current", entry.is_here),),
        )
        for entry, line in zip(one.look.entries, one.lines, strict=True)
    ]


def _lanes(one: ComparePanel) -> list[Named]:
    """Return the searches of a race as buttons that choose them, with their figures."""
    names = [", ".join([lane.name, *map(" ".join, lane.figures)]) for lane in one.look.lanes]
    return [
        Named(
            f"LANE {k}",
            f"{name}, {lane.end}" if lane.end else name,
            spot.card.clamp(one.boards).clip(one.boards),
            (flag("aria-current", lane.is_chosen),),
        )
        for k, (name, lane, spot) in enumerate(zip(names, one.look.lanes, one.spots, strict=True))
    ]


def _program(one: ProgramPanel) -> str:
    """Return the lines that the last step ran, then the values, the calls and the whole listing."""
    look = one.look
    ran = [f"{k + 1} {look.lines[k].strip()}" for k in sorted(look.ran)]
    values = [f"{value.name} = {value.texts[0]}" for value in look.values]
    calls = [f"{call.call} {call.row} {call.line}" for call in look.calls]
    return "\n".join([*ran, *values, *calls, look.remark, *look.lines])
