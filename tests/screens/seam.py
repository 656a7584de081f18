"""What of the program the screens are read from: all of it is asked here, and nowhere else.

What is drawn comes part by part as a pen records it, measured by the letters' table, so that it is the same on every
machine; what can be pressed comes from the frame, and what a screen reader is told from the page's own modules.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, NamedTuple

from queens_viz.app.commands import Action, Command
from queens_viz.app.vote import REVEALED
from queens_viz.browser.page_view import PageView
from queens_viz.parts.card_sentence import sentence
from queens_viz.parts.frame import Frame, key_of
from queens_viz.parts.layout import Layout
from queens_viz.parts.view import View
from queens_viz.pens.buttons import Button, Touch
from queens_viz.pens.part import Part
from queens_viz.pens.pen import Pen
from queens_viz.pens.rect import Rect
from queens_viz.pens.svg import DEFINITIONS
from queens_viz.pens.theme import THEMES
from queens_viz.words.words import LANGUAGES

from ..document import Element, imported
from ..recorder import Drawn, SvgRecorder
from ..states import LETTERS, FilmWindow, State
from ..support import Sharing
from .ink import Ink, inks_of


class Press(NamedTuple):
    """What can be pressed, by the name of its action, and how it looks."""

    name: str
    place: Rect
    flags: tuple[str, ...]


class Screen(NamedTuple):
    """What stands on a screen: strokes by parts, what can be pressed and what a click does, and what is told."""

    title: str
    parts: dict[str, list[Drawn]]
    presses: list[Press]
    rows: list[Press]
    cover: str
    clicked: Callable[[tuple[int, int]], str]
    square: Callable[[tuple[int, int]], str]
    sliders: list[str]
    told: list[str]
    stops: Callable[[], list[str]]
    asked: tuple[str, ...]  # the question that can be answered, and how


class Noting(SvgRecorder):
    """A pen that records and writes, part by part."""

    def __init__(self, view: View, layout: Layout) -> None:
        self.groups: dict[str, str] = {}
        super().__init__(
            layout.sheet, THEMES[view.app.state.theme], LETTERS, self._keep_group
        )
        self.parts: dict[str, list[Drawn]] = {}
        self.rooms: dict[str, Rect] = {}

    def _keep_group(self, name: str, svg: str | None) -> None:
        self.groups[name] = svg or ""

    def take(self, name: str, part: Part) -> None:
        self.record, self.rooms[name] = [], part.room
        self.parts[name] = self.record
        super().take(name, part)


class WindowRead(View):
    """A window that is only read."""

    def new_pen(self, layout: Layout) -> Pen:
        return Noting(self, layout)


class PageRead(WindowRead):
    """A page that is only read."""

    smallest_text, missing = PageView.smallest_text, PageView.missing


class FilmRead(WindowRead):
    """A film that is only read."""

    _layout = FilmWindow._layout


def kind_of(state: State) -> type[View]:
    """Return the kind of view that shows a state."""
    return FilmRead if state.is_film else PageRead if state.is_page else WindowRead


def read(state: State) -> View:
    """Return a view that shows a state and is only read."""
    return state.led(kind_of(state))


@lru_cache(maxsize=1)
def _painted(state: State) -> tuple[View, Frame, Noting]:
    view = read(state)
    frame = view.frame()
    pen = frame.pen
    assert isinstance(pen, Noting)
    frame.paint()
    return view, frame, pen


def pictures(state: State) -> dict[str, str]:
    """Return the kinds of parts of the picture in a state, each with their rooms and their SVG."""
    _, _, pen = _painted(state)
    found: dict[str, str] = {}
    for name, svg in pen.groups.items():
        if svg and name != DEFINITIONS:
            kind = name.split()[0]
            found[kind] = f"{found.get(kind, '')}{pen.rooms.get(name)} {svg}\n"
    return found


def presses(state: State) -> list[Press]:
    """Return what can be pressed in a state."""
    return _presses(read(state).frame())


@lru_cache(maxsize=1)
def seen(state: State) -> Screen:
    """Return what stands on the screen in a state: tests that ask of the same one, one after another, share it."""
    view, frame, pen = _painted(state)
    return Screen(
        view.app.title, pen.parts, _presses(frame), _rows(frame), _cover(frame),
        lambda point: _click(frame.clicked(point)),
        lambda point: getattr(frame.clicked(point), "action", Action.CLOSE).name.lower(),
        _sliders(frame), _told(frame, view) if frame.buttons else [], lambda: _stops(view, frame.state.language),
        _asked(frame),
    )  # fmt: skip


def _presses(frame: Frame) -> list[Press]:
    return [_press(one, frame) for one in frame.buttons if not one.is_of_keys]


def _rows(frame: Frame) -> list[Press]:
    """Return the rows of a menu that is open."""
    cover = frame.cover and frame.cover.widget
    return [_press(one, frame) for one in cover.buttons] if cover else []


def _asked(frame: Frame) -> tuple[str, ...]:
    """Return the open question, what is said of it and how it is answered, where it can be answered by a press."""
    is_asked = frame.scene.asking.question and frame.state.vote.phase is not REVEALED
    if not is_asked or frame.cover or not frame.widget("card"):
        return ()
    words = sentence(frame.scene)
    return tuple(filter(None, (words.headline, words.reason, words.next)))


class PageSharing(Sharing):
    """A page in a window's typeface."""

    smallest_text, missing = PageView.smallest_text, PageView.missing


def inks(state: State) -> list[Ink]:
    """Return the parts of the picture in a state with the pixels that they leave.

    Words are measured in the typeface that draws them: the letters' table differs from it by a pixel or two.
    """
    if state.is_film:
        return inks_of(state.window())
    return inks_of(state.led(PageSharing if state.is_page else Sharing))


def _stops(view: View, language: str) -> list[str]:
    """Return what Tab goes through, one after another."""
    names: list[str] = []
    view.app.change(language=language)
    while True:
        view.move_ring(1)
        name = key_of(view.state.ring).lower() if view.state.ring else ""
        if not name or name in names:
            return names
        names.append(name)


def _cover(frame: Frame) -> str:
    """Return the name of the part that takes every click, if there is one."""
    return ("help" if frame.state.has_help else "menu") if frame.cover else ""


def _press(one: Button, frame: Frame) -> Press:
    look = one.look
    flags = {
        "off": not look.is_enabled, "first": look.is_primary, "ring": one is frame.with_ring,
        one.touch.value: one.touch is not Touch.NONE, f"does {key_of(look.action).lower()}": look.action != look.name,
    }  # fmt: skip
    return Press(
        key_of(look.name).lower(),
        one.rect,
        tuple(flag for flag, is_so in flags.items() if is_so),
    )


def _click(click: Any) -> str:
    """Return what clicking there does, where it is no button and moves nothing."""
    if not isinstance(click, Command) or click.action in (Action.CLOSE, Action.EXPLAIN):
        return ""
    return f"{click.action.name.lower()} {'' if click.value is None else click.value}".rstrip()


def _sliders(frame: Frame) -> list[str]:
    return [
        f"{one.name.name.lower()} at {one.share:.3f}"
        for widget in frame.widgets
        for one in widget.sliders
    ]


# What the page tells.


FLAGS = {
    "aria-disabled": "off",
    "aria-selected": "chosen",
    "aria-current": "chosen",
    "focus": "focus",
}
SAID = "aria-label", "aria-description", "aria-valuetext"


ELEMENTS, PAGE = imported("table", "names", "voice")


def _told(frame: Frame, view: View) -> list[str]:
    """Return what the page tells, element by element, and what it says in the other languages."""
    ELEMENTS.clear()
    ELEMENTS["names"], ELEMENTS["title"] = names, title = (
        Element("names"),
        Element("title"),
    )
    names.prepend(title)
    made = PAGE.names.Names()
    made.show(frame)
    table = made.table
    squares: dict[str, list[str]] = {}
    for (column, row), words in sorted(frame.squares.contents().items()):
        squares.setdefault(words, []).append(f"{column + 1}/{row + 1}")
    said = {
        one.dataset.box: _words(one)
        for one in names.querySelectorAll("")
        if one is not table.node
    }
    said["board"] = _words(table.node)
    said["squares"] = "; ".join(
        f"{words} {' '.join(some)}" for words, some in squares.items()
    )
    for language in dict.fromkeys((frame.state.language, *LANGUAGES)):
        view.app.change(language=language)
        PAGE.voice.Voice().announce(view.frame(), view.app.messages_shown)
        said.setdefault(
            f"heard in {language}", _words(ELEMENTS.pop("heard", Element()))
        )
    return [f"{name}: {words}" for name, words in said.items() if words]


def _words(one: Element) -> str:
    marks = [one.marks[name] for name in SAID if name in one.marks]
    flags = [
        f"({word})" for name, word in FLAGS.items() if one.marks.get(name) == "true"
    ]
    value = (
        [str(one.value)]
        if one.value != "0" and "aria-valuetext" not in one.marks
        else []
    )
    own = [*one.textContent.replace("\xa0", " ").split("\n"), *marks, *value]
    return " / ".join(
        [
            " ".join([*filter(None, own[:1]), *flags]),
            *own[1:],
            *map(_words, one.children),
        ]
    ).strip(" /")
