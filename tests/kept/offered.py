"""The seam: how the lists ask the program what it offers. A program that is built in another way is asked here anew."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from queens_viz.app.actions import BINDINGS, press
from queens_viz.app.commands import Action, Command
from queens_viz.browser.page_view import PageView
from queens_viz.command.arguments import job_of, parser, position_of
from queens_viz.command.options import JOBS, OPTIONS, UsageError
from queens_viz.parts.frame import key_of
from queens_viz.pens.buttons import Button

from ..states import settle, view_at

HERE = "2,4,1,3,5:7"

STATES = {
    "first": (":1", ""), "running": (HERE, "space"), "search": (HERE, ""), "tree": (HERE, "f3"),
    "large tree": (HERE, "f3 o"), "program": (HERE, "f4"), "what is left": (HERE, "w"), "complete": ("end", ""),
    "a solution shown": ("end", "up"), "a size typed": (HERE, "1 2"), "predict": (HERE, "p"),
    "predict, the reason": (HERE, "p p x"), "predict, answered": (HERE, "p x"), "by hand, the move": ("2,4:6", "b"),
    "by hand, three wrong": ("2,4:6", "b up space up space up space"),
    "by hand, a solution": ("1,5,8,6,3,7,2:4", "b"), "by hand, the return": ("1,5,8,6,3,7,2,4", "b"),
    "own board": (":1", "m space"), "lesson": (":1", ""), "compare": (":1", "f8"),
}  # fmt: skip
"""The modes: where the search of eight queens stands, and the keys that lead there."""

SIZES = {"desk": (1280, 800), "phone": (390, 844)}


def bound() -> Iterator[tuple[str, str, str]]:
    """Yield each layer with each action, whether it is repeated while a key is held, and a key of it."""
    for one in BINDINGS:
        name = one.action.name + " again" * one.repeats
        yield from ((layer.name, name, key) for layer in one.layers for key in one.keys)


@cache
def view_in(state: str, device: str) -> PageView:
    """Return what is on view in a mode."""
    at, opened = STATES[state]
    view = view_at(8, at, opened, SIZES[device])
    if state == "lesson":
        press(view.app, Command(Action.LESSON_1))
        settle(view)
    return view


def buttons(view: PageView) -> list[tuple[str, str, bool]]:
    """Return the buttons: the name of each action, what it is called aloud, and whether it can be pressed."""
    return [_told(one, view) for one in view.frame().buttons if not one.is_of_keys]


def rows(view: PageView) -> list[tuple[str, str, bool]]:
    """Return the rows of the menu."""
    press(view.app, Command(Action.MENU))
    cover = view.frame().cover
    told = (
        [_told(one, view) for one in cover.widget.buttons]
        if cover and cover.widget
        else []
    )
    press(view.app, Command(Action.MENU))
    return told


def _told(one: Button, view: PageView) -> tuple[str, str, bool]:
    return (
        key_of(one.look.action),
        one.look.description or one.look.label,
        one.look.is_enabled,
    )


def others(view: PageView) -> dict[str, str]:
    """Return what else screen readers are told, by what it stands for."""
    frame, say = view.frame(), view.app.say
    told = {
        "size of the board": say("size_of_board"),
        "progress line": say("progress"),
        "speed": say("speed"),
    }
    told |= {
        "board": say.rows(frame.board.queens),
        "board, its columns": say("breakpoints"),
    }
    for widget in frame.widgets:
        stops = [one for one in widget.buttons if one.is_of_keys] + list(
            widget.lines[:1]
        )
        told |= {
            key_of(one.look.name).lower().rstrip(" 0123456789"): one.look.description
            or one.look.label
            for one in stops
        }
    return told


PARSER = parser()


def refusal(*words: str) -> str:
    """Return with which words the command line is refused, if it is."""
    try:
        given = PARSER.parse_args(words)
        position_of(given, job_of(given))
    except (UsageError, ValueError) as error:
        return str(error)
    return ""


def is_read(*words: str) -> bool:
    """Return whether each word is understood by itself, whatever else is asked for."""
    try:
        return bool(PARSER.parse_args(words))
    except UsageError:
        return False


def options() -> list[tuple[str, bool]]:
    """Return the options of the command line, and whether a word follows each."""
    return [(f"--{one.name}", one.value is not None) for one in OPTIONS]


def is_job(name: str) -> bool:
    """Return whether an option says what is to be done."""
    return name in JOBS
