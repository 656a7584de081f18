"""What the page starts: a view, painted into the document for as long as something changes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from browser import window

from ..app.commands import FULL, QVIEW_SPEED
from ..app.exercise import ExerciseKind
from ..app.player import Player
from ..app.state import State
from ..parts.frame import Frame
from ..parts.help import sections as help_sections
from ..parts.scene import Scene
from ..search.guided import resume
from ..search.position import Position
from ..words.words import LANGUAGES
from .page_address import Address
from .page_dom import find, give, guarded, js
from .page_events import Events
from .page_live import LiveView
from .page_names import Names
from .page_picture import Picture
from .page_voice import Voice

DARK = "(prefers-color-scheme: dark)"
FORCED = "(forced-colors: active)"
STILL = "(prefers-reduced-motion: reduce)"

EVENTS = (
    "keydown", "click", "input", "change", "paste", "pointerdown", "pointerup", "pointercancel", "mousedown", "focusin",
    "focusout",
)  # fmt: skip
"""Events of the document that are heard, by the names that the browser and Events have for them."""

QUIET = ("pointermove", "wheel", "touchstart")
"""Those that come so often that a search at full speed is not painted for them."""

LONGEST_SLEEP = 0.2
"""Seconds between two beats of a run at most: a beat that comes later than a quarter of a second counts no more."""

FRAME = 0.03
"""Seconds under which the next frame is waited for, and no timer is set."""

MOVED_EVERY = 0.045
"""Seconds between two pictures of a motion in a run: more of them would cost more than they show."""

PAINTED_EVERY = 0.1
"""Seconds between two pictures of a search that nobody can follow."""


class Page:
    """A view in the document, driven by events and by time."""

    def __init__(self, options: dict[str, Any]) -> None:
        self._picture, self._voice = Picture(), Voice()
        self.view = _view(options, self._picture)
        self.view.after = self.after  # type: ignore[method-assign]
        self.app = self.view.app
        self._names = Names()
        self._address = Address(self.app)
        self._preferred = None if "theme" in options else self.app.state.theme
        self._shown: Frame | None = None
        self._told = 0  # how often something had been said
        self._is_due = (
            False  # whether somebody has done something that is not painted yet
        )
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
        self._address.read()
        if options.get("run") and not self.app.state.challenge:
            self.app.player.run()
        self._paint()
        self._wait()

    def _listen(self) -> None:
        taken = Events(self.view, self._names)
        for name in (*EVENTS, *QUIET):
            heard = self._doing(getattr(taken, name), quietly=name in QUIET)
            js.addEventListener(name, heard, {"passive": False})
        js.addEventListener("keyup", guarded(taken.keyup))
        js.documentElement.addEventListener(
            "pointerleave", self._doing(taken.pointerleave)
        )
        find("help").addEventListener("close", self._doing(taken.close))
        window.bind("hashchange", self._doing(lambda _: self._address.read()))
        window.bind("resize", self._doing(lambda _: self.view.fit()))
        window.bind("blur", self._doing(lambda _: self.view.forget_keys()))
        for query in (DARK, FORCED, STILL):
            window.matchMedia(query).addEventListener(
                "change", self._doing(lambda _: self._follow())
            )
        self._follow()

    def _follow(self) -> None:
        """Follow what the person prefers, in colours as long as no theme was chosen."""
        self.view.moves = not window.matchMedia(STILL).matches
        if self._preferred:
            self._preferred = preferred_theme()
            self.app.change(theme=self._preferred)

    def _doing(
        self, do: Callable[[Any], object], *, quietly: bool = False
    ) -> Callable[[Any], None]:
        """Return what does something with an event, and shows what has changed."""

        def react(event: Any) -> None:
            if not quietly and (self._timer or self._is_framed):
                # What has passed before, while the page was busy, is no time for which a key has been held.
                self._pass_time()
            do(event)
            if quietly:
                self._wait_for_frame()
            else:
                self.after()

        return guarded(react)

    def after(self) -> None:
        """Have what somebody has done painted with the next frame: nothing that is painted earlier is seen."""
        if self.app.state.theme != self._preferred:
            self._preferred = None
        self._is_due = True
        self._address.keep()
        self._wait_for_frame()

    def _pass_time(self) -> None:
        now = window.performance.now()
        dt, self._last = (now - self._last) / 1000, now
        is_fast = self.app.runner.fills_frames
        self.view.pass_time(dt, self._spent)
        spent = (window.performance.now() - now) / 1000
        if is_fast and self.app.player.run_time is not None:
            # The slice that came to the end belongs to the run.
            self.app.player.run_time += spent
        # On a slow phone what is around a slice may take more than a frame, however short the slice is.
        self._least = min(self._least, spent) if is_fast else FULL
        self._spent = max(0.0, spent - self._least) if is_fast else spent

    def _beat(self, _: Any = None) -> None:
        self._timer, self._is_framed = 0, False
        self._pass_time()
        if (
            self._is_due
            or not self.app.runner.pace
            or self._last - self._painted >= 1000 * PAINTED_EVERY
        ):
            self._paint()
        self._wait()

    def _paint(self) -> None:
        """Paint what has changed."""
        self._is_due = False
        try:
            self._paint_once()
        except Exception:
            # Nothing is known of what stands in the document.
            for one in (self.view, self._names):
                one.forget()
            self._shown = None
            raise
        js.documentElement.removeAttribute("data-failed")

    def _paint_once(self) -> None:
        pen, frame, shown = self.view.paint(), self.view.shown, self._shown
        if pen:
            self._painted = window.performance.now()
            self._picture.finish(pen)
        # What is said twice changes nothing that is seen.
        if not frame or (frame is shown and self._told == self.app.messages_shown):
            return
        self._address.keep()
        if not shown or shown.state != frame.state or shown.pen is not frame.pen:
            self._show_state(frame)
        self._names.show(frame)
        self._voice.tell(frame, self.app.messages_shown)
        self._shown, self._told = frame, self.app.messages_shown

    def _show_state(self, frame: Frame) -> None:
        """Show what is open and chosen around the picture."""
        state, say, old = frame.state, frame.scene.say, self._shown
        wide, high = self.view.size
        picture, dialog = find("picture"), find("help")
        for name, value in (
            ("viewBox", f"0 0 {wide} {high}"),
            ("width", f"{wide}"),
            ("height", f"{high}"),
        ):
            picture.setAttribute(name, value)
        js.documentElement.setAttribute("data-theme", state.theme)
        js.title = self.app.title
        if not old or old.state.language != state.language:
            js.documentElement.lang = state.language
            give(find("title"), "textContent", say("title_other"))
        if state.has_help:
            give(dialog, "innerHTML", told_help(frame.scene))
            if not dialog.open:
                dialog.showModal()
        elif dialog.open:
            dialog.close()

    def _wait(self) -> None:
        """Wait for the next beat, if there will be one: by a timer, or by the next frame where it is soon."""
        window.clearTimeout(self._timer)
        self._timer = 0
        due = self.view.due
        if self.view.is_moving and self.app.runner.aim:
            due = MOVED_EVERY
        if due > FRAME and due != FULL and not self._is_framed:
            longest = LONGEST_SLEEP if self.view.is_busy else due
            self._timer = window.setTimeout(self._beat_js, 1000 * min(due, longest))
        elif due <= FRAME:
            last = self._last
            self._wait_for_frame()
            if self.app.runner.aim:
                # What this beat took is time of the run.
                self._last = last

    def _wait_for_frame(self) -> None:
        """Wait for the next frame."""
        if not self._is_framed:
            if not self._timer:
                self._last = window.performance.now()
            window.clearTimeout(self._timer)
            self._timer, self._is_framed = 0, True
            window.requestAnimationFrame(self._beat_js)


def told_help(scene: Scene) -> str:
    """Return the help as it is read aloud."""
    say = scene.say
    parts = [
        f'<h2 id="help-title">{say("help_title")}</h2><button data-key="CLOSE">{say("help_close")}</button>'
    ]
    for section in help_sections(scene.setting):
        lines = [
            say.labelled(", ".join([key.name for key in line.keys]), line.words)
            for line in section.lines
        ]
        items = "".join([f"<li>{line}</li>" for line in lines])
        parts.append(f"<h3>{section.title}</h3><ul>{items}</ul>")
    return "".join(parts)


def preferred_theme() -> str:
    """Return the theme that a person prefers."""
    if window.matchMedia(FORCED).matches:
        return "contrast"
    return "dark" if window.matchMedia(DARK).matches else "light"


def _view(options: dict[str, Any], picture: Picture) -> LiveView:
    """Return the view that the page was written for."""
    n, at, speed = options["n"], options.get("at"), options.get("speed", QVIEW_SPEED)
    player = Player(
        resume(Position.parse(at, n) if at else Position.first(n)),
        speed=FULL if speed == "full" else speed,
        pause=options.get("pause"),
        loop=options.get("loop", False),
    )
    preferred = window.navigator.language[:2]
    language = options.get("language") or (
        preferred if preferred in LANGUAGES else "en"
    )
    exercise = ExerciseKind.PREDICT if options.get("predict") else None
    theme, has_outlook = (
        options.get("theme", preferred_theme()),
        bool(options.get("ahead")),
    )
    state = State(language, theme=theme, exercise=exercise, has_outlook=has_outlook)
    return LiveView(player, state, picture)


def start() -> Page:
    """Start the page."""
    options = window.JSON.parse(js.body.dataset.options).to_dict()
    page = Page(options)
    page.begin(options)
    js.body.dataset.ready = str(window.performance.now())
    return page


PAGE = start()
"""The page that runs in the document."""
