"""A random walk through the live page with a real mouse and real keys: what people do, in any order."""

from __future__ import annotations

from random import Random
from typing import Any

from .live import Live
from .strokes import stroke

MODES = (
    (),
    ("key p", "key p"),
    ("key b",),
    ("key m",),
    ("key f3", "key o"),
    ("key k",),
)
"""What leads into each mode: the plain search, Predict, Be the search, My own board, the large tree, and the menu."""

IN_A_MODE = 4
"""How often events are sent before the next mode begins."""

AT_ONCE = 6
"""Events that are sent together, for a long walk is quicker so."""

KINDS = {"key": 45, "click": 40, "move": 6, "drag": 2, "wheel": 2, "size": 3, "link": 2}
"""What there is to do, and how often of a hundred times."""

KEYS = [
    *["right", "left", "return", "space", "a", "f2", "f3", "f4", "f8", "tab"] * 3,
    *["u", "shift+u", "home", "end", "up", "down", "escape", "backspace", "shift+tab", "i", "w", "k", "g"] * 2,
    *["page up", "page down", "f1", "f1", "+", "-", *"nrphlbmdzotxyc?46v,."],
]

SIZES = [
    *[(1280, 800), (1920, 1080), (1024, 768), (768, 1024), (640, 512), (600, 480), (1400, 200), (200, 900)],
    *[(390, 844), (360, 640), (640, 360), (844, 390), (480, 320), (320, 480), (320, 256), (240, 240), (200, 200)],
]

LINKS = [
    "n=4&at=2:2",
    "n=6&at=2,5:6",
    "n=8&at=2,4,1,3,5:8",
    "n=5&at=end",
    "n=8",
    "n=7&at=1,3,1",
    "x",
    "language=de",
    "lesson=1.7",
    "lesson=2.12",
]
"""Where links lead, or what they begin; two of them lead nowhere."""

GROUPS = [
    *[
        "[data-box=controls] button",
        "[data-box=header] *",
        "[role=tab]",
        "[aria-current]",
        "[data-box=tree] *",
        "#board",
    ],
    *["[data-box=card] button", "input[type=range]", "[role=menuitem]", "#picture [data-part=help] text"],
    *["#picture [data-part=tree]", "#picture [data-part=columns] text", "[data-box=lesson] button", "#picture"],
]
"""What is clicked: each of these as often as any other, however many there are of it."""

SEEN = """
const [groups, size] = arguments;
const within = place => place.map((value, k) => Math.round(Math.min(Math.max(0, value), size[k] - 1)));
const boxOf = ({left, top, right, bottom}) => [[left, top], [right, bottom]].map(within);
const isSeen = ([[left, top], [right, bottom]]) => left < right && top < bottom;
const boxes = groups.map(group => [...document.querySelectorAll(group)]
    .map(part => boxOf(part.getBoundingClientRect())).filter(isSeen));
const wrong = /NaN|undefined|(width|height|[ "]r)="-/.exec(document.getElementById("picture").outerHTML);
const failed = document.documentElement.dataset.failed ?? "";
return [failed, wrong ? wrong[0] : "", boxes.filter(group => group.length)];
"""
"""What has failed, what has less room than none, and where there is something to click."""

FRESH = """
from browser import window
from queens_viz.browser.page_main import PAGE
from queens_viz.pens.theme import THEMES
from queens_viz.parts.frame import frame_of
from queens_viz.pens.svg import SvgPen

def fresh_picture():
    PAGE._paint()
    view, groups = PAGE.view, {}
    if view.is_moving or view.app.runner.has_hardly_begun:
        # What moves, or is not shown yet, is looked at later.
        return ""
    def put(name, svg):
        groups[name] = svg
    pen = SvgPen(view.shown.pen.sheet, THEMES[view.app.state.theme], view._face, put)
    shown = view.frame()
    frame_of(view.app, view.app.moment(), shown.view_state, shown.layout, pen, None).paint()
    pen.done()
    return "".join([f'<g data-part="{name}">{groups[name]}</g>' for name in pen.names])

window.freshPicture = fresh_picture
"""
"""Python that a page runs once; then it can be asked what a fresh pen writes of the state that it is in."""

IS_FRESH = """
const holder = document.createElementNS("http://www.w3.org/2000/svg", "svg"), fresh = window.freshPicture();
holder.innerHTML = fresh;
const groups = svg => [...svg.querySelectorAll(":scope > g")]
    .filter(one => one.firstChild && one.dataset.part !== "definitions").map(one => [one.dataset.part, one.innerHTML]);
const [due, there] = [groups(holder), groups(document.getElementById("picture"))];
if (!fresh || JSON.stringify(due) === JSON.stringify(there)) return "";
const other = due.findIndex((one, k) => JSON.stringify(one) !== JSON.stringify(there[k]));
return `${there.map(one => one[0])}, not ${due.map(one => one[0])}: ${there[other]}, not ${due[other]}`;
"""
"""What of the page's groups is other than what a fresh pen writes, in their order and stroke by stroke."""

Box = tuple[tuple[int, int], tuple[int, int]]
Stroke = tuple[str, dict[str, Any]]


class Walk:
    """Events, drawn by a seed from what is seen in the page; each is a text, so that it can be made again."""

    def __init__(self, live: Live, seed: int) -> None:
        self.live = live
        self.seed = seed
        self.made: list[str] = []
        self._random = Random(seed)
        self._size = 1280, 800
        self._links = 0

    def go(self, amount: int) -> None:
        """Make a number of events; after every few, check that nothing has failed, and that nothing stale stands."""
        self.live.run_python(FRESH)
        while len(self.made) < amount:
            self.make("key escape", "key escape", *self._random.choice(MODES))
            for _ in range(IN_A_MODE):
                groups = self._checked()
                if len(self.made) < amount:
                    self.make(*self._drawn(groups))
        self._checked()

    def make(self, *events: str) -> None:
        """Make events: also those that a walk has told that failed."""
        self.made += events
        waiting: list[Stroke] = []
        for event in events:
            kind, *words = event.split()
            if kind in ("size", "link", "back"):
                self._send(waiting)
                waiting = []
                self._change(kind, words)
            elif kind == "key":
                waiting += [("key", one) for one in stroke(" ".join(words))]
            else:
                waiting += _pointed(kind, [int(word) for word in words])
        self._send(waiting)

    def _drawn(self, groups: list[list[Box]]) -> list[str]:
        """Draw some events; another size of the window ends them, for then everything is elsewhere."""
        events: list[str] = []
        while len(events) < AT_ONCE and not "".join(events[-1:]).startswith("size"):
            events.append(self._event(groups))
        return events

    def _event(self, groups: list[list[Box]]) -> str:
        """Draw an event."""
        random = self._random
        (kind,) = random.choices(list(KINDS), list(KINDS.values()))
        if kind == "key":
            return f"key {random.choice(KEYS)}"
        if kind == "size":
            return "size {} {}".format(*random.choice(SIZES))
        if kind == "link":
            self._links += 1
            return f"link {random.choice(LINKS)}" if self._links % 3 else "back"
        (left, top), (right, bottom) = random.choice(random.choice(groups))
        numbers = [random.randint(left, right), random.randint(top, bottom)]
        if kind == "drag":
            numbers += [random.randint(left, right), random.randint(top, bottom)]
        if kind == "wheel":
            numbers.append(random.choice((100, -100)))
        return " ".join([kind, *map(str, numbers)])

    def _send(self, waiting: list[Stroke]) -> None:
        """Let the browser do one thing after another: each device waits while another one acts."""
        kinds: dict[str, Any] = {"key": {}, "pointer": {"parameters": {"pointerType": "mouse"}}, "wheel": {}}
        actions = []
        for kind, more in kinds.items():
            strokes = [stroke if of == kind else {"type": "pause"} for of, stroke in waiting]
            actions.append({"type": kind, "id": kind, **more, "actions": strokes})
        if waiting:
            self.live.browser.act(actions)

    def _change(self, kind: str, words: list[str]) -> None:
        """Make the window another, follow a link, or go back from where one has led."""
        if kind == "size":
            self._size = int(words[0]), int(words[1])
            self.live.browser.resize(*self._size)
        else:
            self.live.run("history.back()" if kind == "back" else "location.hash = arguments[0]", *words)

    def _checked(self) -> list[list[Box]]:
        """Check that nothing has failed, and return where there is something to click."""
        failed, negative, groups = self.live.run(SEEN, GROUPS, self._size)
        stale = self.live.run(IS_FRESH)
        told = [*filter(None, (failed, negative, stale)), *self.live.browser.console()]
        assert not told, f"seed {self.seed}, after {len(self.made)} events: {told}; made were {self.made}"
        return groups  # type: ignore[no-any-return]


def _pointed(kind: str, numbers: list[int]) -> list[Stroke]:
    """Return what the mouse or its wheel does at a place, or on the way from one to another."""
    x, y, *more = numbers
    if kind == "wheel":
        return [("wheel", {"type": "scroll", "x": x, "y": y, "deltaX": 0, "deltaY": more[0]})]
    strokes = [{"type": "pointerMove", "x": x, "y": y}]
    if kind != "move":
        strokes.append({"type": "pointerDown", "button": 0})
        if more:
            strokes.append({"type": "pointerMove", "x": more[0], "y": more[1], "duration": 20})
        strokes.append({"type": "pointerUp", "button": 0})
    return [("pointer", stroke) for stroke in strokes]
