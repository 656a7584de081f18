"""A random walk through the live page with a real mouse and real keys: what people do, in any order."""

from __future__ import annotations

from random import Random
from typing import Any

from .live import Live
from .strokes import stroke

MODES = "escape", "p p", "b", "m", "f3 o", "k"
"""What leads into each mode: the plain search, Predict, Be the search, My own board, the large tree, and the menu."""

IN_A_MODE, AT_ONCE = 4, 6
"""How often events are sent before the next mode begins, and how many together, for a long walk is quicker so."""

KINDS = {"key": 48, "click": 43, "move": 6, "drag": 2, "wheel": 2}
"""What there is to do, and how often of a hundred times."""

KEYS = [
    *["right", "left", "return", "space", "a", "f2", "f3", "f4", "f8", "tab"] * 3,
    *[
        "u",
        "shift+u",
        "home",
        "end",
        "up",
        "down",
        "escape",
        "backspace",
        "shift+tab",
        "i",
        "w",
        "k",
        "g",
    ]
    * 2,
    *["page up", "page down", "f1", "f1", "+", "-", *"nrphlbmdzotxyc?46v,."],
]

SIZES = [
    (1280, 800), (1920, 1080), (768, 1024), (640, 512), (1400, 200), (390, 844), (844, 390), (320, 480), (200, 200),
]  # fmt: skip

LINKS = [
    "n=4&at=2:2", "n=8&at=2,4,1,3,5:8", "n=5&at=end", "n=7&at=1,3,1", "x", "language=de", "lesson=1.7", "lesson=2.12",
]  # fmt: skip
"""Where links lead, or what they begin; two of them lead nowhere."""

GROUPS = [
    "[data-box=controls] button", "[data-box=header] *", "[role=tab]", "[aria-current]", "[data-box=tree] *", "#board",
    "[data-box=card] button", "input[type=range]", "[role=menuitem]", "#picture [data-part=help] text", "#picture",
    "#picture [data-part=tree]", "#picture [data-part=lens]",
    "#picture [data-part=columns] text", "[data-box=lesson] button",
    "#editor :is(button, summary):not([data-do=OPEN], [data-do=SAVE])",
]  # fmt: skip
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
    pen = SvgPen(view.painted.pen.sheet, THEMES[view.app.state.theme], view._face, put)
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
    """Events, drawn by a seed from what is seen in the page; what was made is told where something fails."""

    def __init__(self, live: Live, seed: int) -> None:
        self.live = live
        self.seed = seed
        self.made: list[str] = []
        self._random = Random(seed)
        self._size, self._links = (1280, 800), 0

    def go(self, amount: int) -> None:
        """Make a number of events; after every few, check that nothing has failed, and that nothing stale stands."""
        self.live.run_python(FRESH)
        while len(self.made) < amount:
            keys = ["escape", "escape", *self._random.choice(MODES).split()]
            self._send([stroke for key in keys for stroke in self._pressed(key)])
            for _ in range(IN_A_MODE if amount > IN_A_MODE * AT_ONCE else 1):
                groups = self._checked()
                self._send(
                    [stroke for _ in range(AT_ONCE) for stroke in self._event(groups)]
                )
            self._change()
        self._checked()

    def _pressed(self, key: str) -> list[Stroke]:
        self.made.append(key)
        return [("key", one) for one in stroke(key)]

    def _event(self, groups: list[list[Box]]) -> list[Stroke]:
        """Draw an event: a key, or what the mouse or its wheel does at a place, or on the way to another."""
        random = self._random
        (kind,) = random.choices(list(KINDS), list(KINDS.values()))
        if kind == "key":
            return self._pressed(random.choice(KEYS))
        (left, top), (right, bottom) = random.choice(random.choice(groups))
        (x, y), (to_x, to_y) = (
            (random.randint(left, right), random.randint(top, bottom)) for _ in range(2)
        )
        self.made.append(f"{kind} {x} {y} {to_x} {to_y}")
        if kind == "wheel":
            by = random.choice((100, -100))
            return [
                ("wheel", {"type": "scroll", "x": x, "y": y, "deltaX": 0, "deltaY": by})
            ]
        strokes = [{"type": "pointerMove", "x": x, "y": y}]
        if kind != "move":
            strokes.append({"type": "pointerDown", "button": 0})
            strokes += [
                {"type": "pointerMove", "x": to_x, "y": to_y, "duration": 20}
            ] * (kind == "drag")
            strokes.append({"type": "pointerUp", "button": 0})
        return [("pointer", stroke) for stroke in strokes]

    def _send(self, waiting: list[Stroke]) -> None:
        """Let the browser do one thing after another: each device waits while another one acts."""
        kinds: dict[str, Any] = {
            "key": {},
            "pointer": {"parameters": {"pointerType": "mouse"}},
            "wheel": {},
        }
        actions = []
        for kind, more in kinds.items():
            strokes = [
                stroke if of == kind else {"type": "pause"} for of, stroke in waiting
            ]
            actions.append({"type": kind, "id": kind, **more, "actions": strokes})
        self.live.browser.act(actions)

    def _change(self) -> None:
        """Make the window another, follow a link, or go back from where one has led."""
        # Two links may be one place, and before the first one there is another page.
        kind = self._random.choice(
            ("size", "link", "back" if self._links > 1 else "link")
        )
        if kind == "size":
            self._size = self._random.choice(SIZES)
            self.live.browser.resize(*self._size)
        link = self._random.choice(LINKS)
        if kind == "link":
            self.live.run("location.hash = arguments[0]", link)
            self._links += 1
        elif kind == "back":
            self.live.run("history.back()")
            self._links = 0
        self.made.append(f"{kind} {self._size} {link}")

    def _checked(self) -> list[list[Box]]:
        """Check that nothing has failed, and return where there is something to click."""
        failed, negative, groups = self.live.run(SEEN, GROUPS, self._size)
        stale = self.live.run(IS_FRESH)
        told = [*filter(None, (failed, negative, stale)), *self.live.browser.console()]
        assert not told, (
            f"seed {self.seed}, after {len(self.made)} events: {told}; made were {self.made}"
        )
        return groups  # type: ignore[no-any-return]
