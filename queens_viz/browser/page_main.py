"""What the page starts: an app, painted into the document for as long as something changes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from browser import document, window

from ..app.app import App
from ..app.commands import FULL, QVIEW_PAUSE, QVIEW_SPEED
from ..app.exercise import Exercise
from ..app.player import Player
from ..app.state import State
from ..search.position import Position
from ..search.search import Search
from ..words.languages import LANGUAGES
from .page_dom import guarded, js
from .page_front import Address, PageDesk, PageFront
from .page_input import Input
from .page_painter import Painter

DARK = "(prefers-color-scheme: dark)"

NARROW = (
    "(max-height: 420px), (max-width: 559px), "
    "(orientation: portrait) and (max-width: 599px), (orientation: portrait) and (max-height: 859px)"
)
"""Where the style sheet lays out a phone, standing or lying."""

QUIET = ("pointerdown", "pointermove", "pointerup", "pointercancel", "focusout")
"""Events upon which there seldom is anything new: what does something with them asks for a picture itself."""

LONGEST_SLEEP = 0.2
"""Seconds between two beats of a run at most: a beat that comes later than a quarter of a second counts no more."""

FRAME = 0.03
"""Seconds under which the next frame is waited for, and no timer is set."""

PAINTED_EVERY = 0.1
"""Seconds between two pictures of a search that nobody can follow."""


class Page:
    """An app in the document, driven by events and by time."""

    def __init__(self, options: dict[str, Any]) -> None:
        self.app = _app(options)
        self.painter = Painter(self.app)
        self.app.front.panel = self.painter.panel  # type: ignore[attr-defined]
        self.input = Input(self.app, self.app.desk, self.painter.panel)  # type: ignore[arg-type]
        self.input.after = self.after  # type: ignore[method-assign]
        self.address = Address(self.app)
        self._preferred = None if "theme" in options else self.app.state.theme
        self._last = 0.0  # when the last beat was
        self._spent = 0.0  # seconds that the last one took by itself
        self._least = FULL  # seconds that the shortest slice of this run took
        self._painted = 0.0
        self._timer = 0
        self._is_framed = False
        # Kept, for each bound method that is passed to JavaScript would be wrapped anew.
        self._beat_js = guarded(self._beat)

    def begin(self, options: dict[str, Any]) -> None:
        """Listen, go where the address says, and paint."""
        self._listen()
        self._place()
        self.painter.fit()
        self.address.read()
        if options.get("run"):
            self.app.player.run()
        self.after()

    def _listen(self) -> None:
        taken = self.input
        for name, do in (
            ("keydown", taken.keyed),
            ("click", taken.clicked),
            ("input", taken.changed),
            ("change", taken.settled),
            ("paste", taken.pasted),
            ("pointerdown", taken.grabbed),
            ("pointermove", taken.dragged),
            ("pointerup", taken.let_go),
            ("pointercancel", taken.let_go),
            ("focusout", taken.left_size),
        ):
            document.bind(name, self._doing(do, quietly=name in QUIET))
        self._listen_to_mouse()
        document["help"].bind("close", self._doing(taken.closed_help))
        document["contents"].bind("scroll", self._doing(taken.scrolled))
        js.addEventListener("wheel", guarded(taken.wheeled), {"passive": False})
        window.bind("hashchange", self._doing(lambda _: self.address.read()))
        self._narrow = window.matchMedia(NARROW)
        self._narrow.addEventListener("change", self._doing(self._place))
        watch = window.ResizeObserver.new(guarded(lambda _: self.painter.fit()))
        for name in ("contents", "board"):
            watch.observe(js.getElementById(name))
        darkness = window.matchMedia(DARK)
        darkness.addEventListener("change", self._doing(self._follow))

    def _listen_to_mouse(self) -> None:
        """Tell what lies under a mouse that moves; one that rests while something else is done is in nobody's mind."""
        document.bind("pointermove", guarded(self.painter.point))
        for name in ("keydown", "wheel", "scroll"):
            js.addEventListener(name, guarded(lambda _: self.painter.leave()), {"passive": True, "capture": True})
        js.documentElement.addEventListener("pointerleave", guarded(lambda _: self.painter.leave()))

    def _place(self, _: Any = None) -> None:
        """Put the speed and one of the tools where they have room: on a phone that is the panel."""
        more, tools, speed = (js.getElementById(name) for name in ("more", "tools", "speed"))
        if self._narrow.matches:
            more.append(speed, tools.firstElementChild)
        elif more.children.length:
            js.getElementById("bar").insertBefore(speed, js.getElementById("counters"))
            tools.prepend(*more.children)

    def _follow(self, event: Any) -> None:
        """Follow what the person prefers, as long as no theme was chosen."""
        if self._preferred:
            self._preferred = "dark" if event.matches else "light"
            self.app.change(theme=self._preferred)

    def _doing(self, do: Callable[[Any], object], *, quietly: bool = False) -> Callable[[Any], None]:
        """Return what does something with an event, and paints what has changed."""

        def react(event: Any) -> None:
            do(event)
            if not quietly:
                self.after()

        return guarded(react)

    def after(self) -> None:
        """Paint what somebody has done, and see to it that time passes while there is something to do."""
        if not (self._timer or self._is_framed):
            self._last = window.performance.now()
        self._pass_time()
        if self.app.state.theme != self._preferred:
            self._preferred = None
        self._painted = window.performance.now()
        self.painter.paint(is_held=self.input.is_held)
        self.address.keep(anew=True)
        self._wait()

    def _pass_time(self) -> None:
        now = window.performance.now()
        dt, self._last = (now - self._last) / 1000, now
        is_fast = self.app.player.fills_frames
        self.app.pass_time(dt, self._spent)
        spent = (window.performance.now() - now) / 1000
        # On a slow phone what is around a slice may take more than a frame, however short the slice is.
        self._least = min(self._least, spent) if is_fast else FULL
        self._spent = max(0.0, spent - self._least)

    def _beat(self, _: Any = None) -> None:
        self._timer, self._is_framed = 0, False
        self._pass_time()
        is_read = not self.app.player.moment().pace
        if is_read or self._last - self._painted >= 1000 * PAINTED_EVERY:
            self._painted = self._last
            self.painter.repaint()
            self.address.keep()
        self._wait()

    def _wait(self) -> None:
        """Wait for the next beat, if there will be one: by a timer, or by the next frame where it is soon."""
        window.clearTimeout(self._timer)
        self._timer = 0
        due = self.app.due
        if due == FULL or self._is_framed:
            return
        if due > FRAME:
            self._timer = window.setTimeout(self._beat_js, 1000 * min(due, LONGEST_SLEEP))
        else:
            self._is_framed = True
            window.requestAnimationFrame(self._beat_js)


def _app(options: dict[str, Any]) -> App:
    """Return the app that the page was written for."""
    n, at, speed = options["n"], options.get("at"), options.get("speed", QVIEW_SPEED)
    player = Player(
        Search.at(Position.parse(at, n) if at else Position.first(n)),
        speed=FULL if speed == "full" else speed,
        pause=options.get("pause", QVIEW_PAUSE),
        loop=options.get("loop", False),
    )
    prefers = "dark" if window.matchMedia(DARK).matches else "light"
    preferred = window.navigator.language[:2]
    language = options.get("language") or (preferred if preferred in LANGUAGES else "en")
    exercise = Exercise.PREDICT if options.get("predict") else None
    theme, has_outlook = options.get("theme", prefers), bool(options.get("ahead"))
    state = State(language, theme=theme, exercise=exercise, has_outlook=has_outlook)
    return App(player, state, PageFront(), PageDesk())


def start() -> Page:
    """Start the page."""
    options = window.JSON.parse(js.body.dataset.options).to_dict()
    page = Page(options)
    page.begin(options)
    js.body.dataset.ready = str(window.performance.now())
    return page


PAGE = start()
"""The page that runs in the document."""
