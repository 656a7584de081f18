"""What the page starts: a view that is painted into the document while it changes."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, TypeVar

from browser import window

from ..app.commands import FULL, QVIEW_SPEED
from ..app.exercise import ExerciseKind
from ..app.own_actions import can_have_program, open_editor
from ..app.player import Player
from ..app.several import LINK
from ..app.state import State
from ..parts.frame import Frame
from ..parts.lesson import SEPARATOR
from ..search.guided import resume
from ..search.position import Position
from ..words.words import LANGUAGES
from .entries import EDITOR, PROGRAM, TABLE
from .page_address import Address
from .page_back import Back
from .page_dom import find, give, guarded, js
from .page_events import Events
from .page_help import help_html
from .page_late import when_ready
from .page_live import LiveView
from .page_names import Names
from .page_picture import Picture
from .page_recorded import show_recorded
from .page_voice import Voice

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..app.own_program import TypedProgram
    from .page_editor import Editor
    from .page_several import SeveralTable

    Made = TypeVar("Made")

# Media queries for what a person prefers.

DARK = "(prefers-color-scheme: dark)"
FORCED = "(forced-colors: active)"
STILL = "(prefers-reduced-motion: reduce)"

EVENTS = (
    "keydown",
    "click",
    "input",
    "change",
    "paste",
    "pointerdown",
    "pointerup",
    "pointercancel",
    "mousedown",
    "focusin",
    "focusout",
)
"""Events of the document. Each has a method of the same name in Events."""

FREQUENT_EVENTS = ("pointermove", "wheel", "touchstart")
"""Events that are too frequent to paint a search at full speed after each."""

ENDS_OF_PRESS = ("pointerup", "pointercancel")
"""What ends a press wherever it happens."""

OF_KEYS = ("keydown", "paste")
"""The events that go to the focused element: they have no place in the page."""

OF_LESSON = ("PageUp", "PageDown")
"""The keys that lead a lesson, also while a program is typed."""

LONGEST_SLEEP = 0.2
"""The longest time between two beats of a run, in seconds.

If a beat comes after more than a quarter of a second, the rest is not counted.
"""

FRAME = 0.03
"""If less than these seconds remain, the page waits for a frame and sets no timer."""

MOVED_EVERY = 0.045
"""Seconds between two pictures of a motion in a run: more pictures cost too much."""

PAINTED_EVERY = 0.1
"""Seconds between two pictures of a search at full speed."""

SECOND = 1000
"""Milliseconds of a second: the browser counts in these."""


class Page:
    """A view in the document, driven by events and by time."""

    def __init__(self, options: dict[str, Any]) -> None:
        self._picture = Picture()
        self._voice = Voice()
        self._names = Names()
        self.view = make_view(options, self._picture)
        self.view.request_paint = self.request_paint  # type: ignore[method-assign]
        self.app = self.view.app
        self._address = Address(self.app)
        self._back = Back(self.app, self._address, self._editor_covers)

        # The theme that the person prefers, until another one is chosen.
        self._preferred = None if "theme" in options else self.app.state.theme

        # Where a program is typed, once that was opened.
        self._editor: Editor | None = None
        self.view.desk.request_paint = self.request_paint
        self.view.desk.has_loaded = self._has_loaded
        self.view.desk.open_packed = self._open_packed
        self.view.desk.new_program = self._new_program
        self.view.desk.take_text = self._take_text
        # The table of several programs, once there was one.
        self._table: SeveralTable | None = None

        # What the document shows.
        self._shown: Frame | None = None
        self._messages_shown = 0  # the number of messages up to then
        self._loaded = 0.0  # when all was there that what is on view needs
        self._has_input = False  # somebody did something that is not painted yet
        self._last_painted = 0.0  # in milliseconds, as all times of the browser

        # The beats.
        self._last = 0.0  # when the last beat was
        self._spent = 0.0  # seconds that the last one took by itself
        self._shortest_slice = math.inf  # seconds of the shortest slice of this run
        self._timer = 0  # the number of the timer that is set, if any
        self._waits_for_frame = False
        # For JavaScript a bound method is wrapped: this is done once.
        self._beat_js = guarded(self._beat)

    def begin(self, options: dict[str, Any]) -> None:
        """Listen to events, follow the address, and paint."""
        self._listen()
        self._address.begin()
        self._back.begin()
        if options.get("run") and not self.app.state.challenge:
            self.app.runner.run()
        self._paint()
        self._wait()
        self._loaded = window.performance.now()

    def _has_loaded(self) -> None:
        """Have painted what has been loaded, and forget what was pressed before that.

        Nobody means what comes after such a press, since it was not on view.
        """
        self._loaded = window.performance.now()
        self.request_paint()

    # Events.

    def _listen(self) -> None:
        """Have the events handled, and what the person prefers followed."""
        events = Events(self.view, self._names)
        options = {"passive": False}
        for name in EVENTS:
            do = self._pasted(events) if name == "paste" else getattr(events, name)
            js.addEventListener(name, self._view_handler(do), options)
        for name in FREQUENT_EVENTS:
            handler = self._frequent_handler(getattr(events, name))
            js.addEventListener(name, handler, options)
        js.addEventListener("keyup", guarded(events.keyup))
        root = js.documentElement
        root.addEventListener("pointerleave", self._handler(events.pointerleave))
        find("help").addEventListener("close", self._handler(events.close))
        window.bind("popstate", self._handler(lambda _: self._back.arrive()))
        window.bind("hashchange", self._handler(lambda _: self._address.read()))
        window.bind("resize", self._handler(lambda _: self._fit()))
        window.bind("pagehide", guarded(lambda _: self._address.write_now()))
        for name in ("dragover", "drop"):
            js.addEventListener(name, self._handler(getattr(self, f"_{name}")), options)
        window.bind("blur", self._handler(lambda _: self.view.forget_keys()))
        follow = self._handler(lambda _: self._follow_preferences())
        for query in (DARK, FORCED, STILL):
            window.matchMedia(query).addEventListener("change", follow)
        self._follow_preferences()

    def _fit(self) -> None:
        """Fit editor and picture into the window."""
        if self._editor:
            self._editor.place()
        else:
            self.view.fit()

    # The editor.

    def _with_editor(self, do: Callable[[Editor], object]) -> None:
        """Call a function with the editor, which is made when it is needed first."""
        self._with_late(self._editor, self._made_editor, do)

    def _made_editor(self) -> Editor:
        if not self._editor:
            module = __import__(EDITOR, fromlist=["*"])
            self._editor = module.Editor(self.view, self._handler, self._open_several)
        return self._editor

    def _editor_covers(self) -> bool:
        """Return whether the editor covers the picture, or would if it were open."""
        return self._editor is not None and self._editor.has_no_room_beside

    def _show_editor(self) -> None:
        """Show the editor and the table, if they are open or were."""
        if self.app.state.own.has_editor or self._editor:
            self._with_editor(lambda editor: editor.show())
        if self._table:
            self._table.show()

    def _with_table(self, do: Callable[[SeveralTable], object]) -> None:
        """Call a function with the table, which is made when it is needed first."""
        self._with_late(self._table, self._made_table, do)

    def _made_table(self) -> SeveralTable:
        if not self._table:
            module = __import__(TABLE, fromlist=["*"])
            self._table = module.SeveralTable(self.view)
        return self._table

    def _with_late(
        self,
        made: Made | None,
        make: Callable[[], Made],
        do: Callable[[Made], object],
    ) -> None:
        """Call a function with what was made, or else with what is made now.

        Its modules are unpacked first, which takes some time.
        """

        def go_on() -> None:
            do(make())
            self.request_paint()

        if made:
            do(made)
        else:
            when_ready(go_on)

    def _pasted(self, events: Events) -> Callable[[Any], object]:
        """Return a function that takes what is pasted: several links, or a board."""

        def paste(event: Any) -> None:
            text = str(event.clipboardData.getData("text"))
            can_run = can_have_program(self.app) and not self._is_recorded
            if text.count(LINK) > 1 and can_run:
                self._with_table(lambda table: table.take_links(text))
            else:
                events.paste(event)

        return paste

    def _new_program(self, name: str, text: str) -> TypedProgram:
        """Return a program that is typed: it runs in a worker."""
        module = __import__(PROGRAM, fromlist=["*"])
        program = module.PageProgram(name, text)
        program.request_paint = self.request_paint
        typed: TypedProgram = program
        return typed

    def _open_several(self, files: list[Any]) -> None:
        """Show the table of several files."""
        self._with_table(lambda table: table.take_files(files))

    @property
    def _is_recorded(self) -> bool:
        """Whether the page has a recorded program, and runs none."""
        return self.app.own is not None and self.app.own.is_recorded

    def _open_packed(self, packed: str) -> None:
        """Show the text of a program from a link."""
        self._with_editor(lambda editor: editor.take_link(packed))

    def _take_text(self, name: str, text: str) -> None:
        """Put a program into the editor."""
        self._with_editor(lambda editor: editor.replace(name, text))

    def _dragover(self, event: Any) -> None:
        """Let a file be dropped anywhere on the page."""
        if "Files" in list(event.dataTransfer.types):
            event.preventDefault()

    def _drop(self, event: Any) -> None:
        """Open a program that was dropped in the editor."""
        files = event.dataTransfer.files
        if not files.length:
            return
        event.preventDefault()
        if not can_have_program(self.app):
            self.app.show_message("own_in_lesson", is_error=True)
            return
        if self._is_recorded:
            self.app.show_message("own_recorded", is_error=True)
            return
        if files.length > 1:
            # After the event the list would be empty.
            self._open_several(list(files))
            return
        chosen = list(files)
        open_editor(self.app)
        self._with_editor(lambda editor: editor.files.take(chosen))

    def _follow_preferences(self) -> None:
        """Follow what the person prefers, in colours only until a theme is chosen."""
        self.view.moves = not window.matchMedia(STILL).matches
        if self._preferred:
            self._preferred = preferred_theme()
            self.app.change(theme=self._preferred)

    def _handler(self, do: Callable[[Any], object]) -> Callable[[Any], None]:
        """Return a function that handles an event and has the result painted."""

        def handle(event: Any) -> None:
            self._handle(do, event)

        return guarded(handle)

    def _view_handler(self, do: Callable[[Any], object]) -> Callable[[Any], None]:
        """Return the same for what the view alone handles: not what the editor has."""

        def handle(event: Any) -> None:
            is_from_before = event.timeStamp < self._loaded
            if not is_from_before and not self._is_of_editor(event):
                self._handle(do, event)

        return guarded(handle)

    def _handle(self, do: Callable[[Any], object], event: Any) -> None:
        """Handle an event, and have the result painted."""
        is_waiting = self._timer or self._waits_for_frame
        if is_waiting:
            # Time from before the event is no time for which a key was held.
            self._pass_time()
        do(event)
        self.request_paint()

    def _is_of_editor(self, event: Any) -> bool:
        """Return whether an event is for the editor or the table, not for the view.

        What covers the picture keeps keys from it, too, but not those of a lesson.
        """
        if self._table and self._table.contains(event.target):
            return event.type not in ENDS_OF_PRESS
        if self._leads_lesson(event):
            return False
        editor = self._editor
        if not editor or not editor.is_open:
            return False
        is_inside = editor.contains(event.target)
        if event.type in ENDS_OF_PRESS:
            return False
        return is_inside or (editor.covers and event.type in OF_KEYS)

    def _leads_lesson(self, event: Any) -> bool:
        """Return whether an event is a key with which a clicker leads a lesson."""
        is_key = event.type == "keydown" and event.key in OF_LESSON
        return is_key and self.app.state.lesson is not None

    def _frequent_handler(self, do: Callable[[Any], object]) -> Callable[[Any], None]:
        """Return a function that handles an event, and beats with the next frame.

        What was changed is painted with that beat, unless a search at full speed is
        painted later.
        """

        def handle(event: Any) -> None:
            if not self._is_of_editor(event):
                do(event)
                self._wait_for_frame()

        return guarded(handle)

    def request_paint(self) -> None:
        """Have a change that somebody made painted with the next frame."""
        if self.app.state.theme != self._preferred:
            self._preferred = None
        self._has_input = True
        self._address.keep()
        self._wait_for_frame()

    # Beats.

    def _pass_time(self) -> None:
        """Let the time since the last beat pass, and measure how long that takes."""
        now = window.performance.now()
        dt = (now - self._last) / SECOND
        self._last = now
        # Asked before time passes, since the run can end then.
        runs_at_full_speed = self.app.runner.fills_frames
        self.view.pass_time(dt, self._spent)
        self._spent = (window.performance.now() - now) / SECOND
        if not runs_at_full_speed:
            self._shortest_slice = math.inf
            return
        if self.app.player.run_time is not None:
            # The slice in which the run ended belongs to the run.
            self.app.player.run_time += self._spent
        # The least that a slice costs is not counted: on a slow phone it can be more
        # than a frame, and no shorter slice would change that.
        self._shortest_slice = min(self._shortest_slice, self._spent)
        self._spent = max(0.0, self._spent - self._shortest_slice)

    def _beat(self, _: Any = None) -> None:
        """Let time pass, paint unless the search is too fast for that, and wait."""
        self._timer = 0
        self._waits_for_frame = False
        self._pass_time()
        is_readable = self.app.runner.pace is None
        is_due = self._last - self._last_painted >= SECOND * PAINTED_EVERY
        if self._has_input or is_readable or is_due:
            self._paint()
        self._wait()

    def _wait(self) -> None:
        """Wait for the next beat, if there will be one.

        If it is soon, it comes with the next frame, otherwise by a timer.
        """
        window.clearTimeout(self._timer)
        self._timer = 0
        due = self.view.due
        is_running = self.app.runner.aim is not None
        if is_running and self.view.is_moving:
            due = MOVED_EVERY
        if due <= FRAME:
            begin = self._last
            self._wait_for_frame()
            if is_running:
                # The time that this beat took belongs to the run.
                self._last = begin
        elif due != math.inf and not self._waits_for_frame:
            if self.view.is_busy:
                due = min(due, LONGEST_SLEEP)
            self._timer = window.setTimeout(self._beat_js, SECOND * due)

    def _wait_for_frame(self) -> None:
        """Beat with the next frame, and not by a timer."""
        if self._waits_for_frame:
            return
        if not self._timer:
            # Nothing was due: the time until now does not count.
            self._last = window.performance.now()
        window.clearTimeout(self._timer)
        self._timer = 0
        self._waits_for_frame = True
        window.requestAnimationFrame(self._beat_js)

    # Painting.

    def _paint(self) -> None:
        """Paint what has changed. After a fault everything is painted again."""
        self._has_input = False
        try:
            self._show_editor()
            self._paint_once()
            self._back.keep_up()
        except Exception:
            # What is in the document now is not known.
            self.view.forget()
            self._names.forget()
            self._shown = None
            raise
        js.documentElement.removeAttribute("data-failed")

    def _paint_once(self) -> None:
        """Paint what has changed: the picture, what is around it, and what is read."""
        pen = self.view.paint()
        frame = self.view.painted
        if pen:
            self._last_painted = window.performance.now()
            self._picture.finish(pen)
        if not frame:
            return
        # The same message once more changes nothing in the picture, but is announced.
        number = self.app.messages_shown
        shown = self._shown
        if frame is shown and number == self._messages_shown:
            return
        self._address.keep()
        if not shown or _state_of(shown) != _state_of(frame):
            self._show_state(frame)
        self._names.show(frame)
        self._voice.announce(frame, number)
        self._shown = frame
        self._messages_shown = number

    def _show_state(self, frame: Frame) -> None:
        """Show in the document what is open and chosen, around the picture."""
        state = frame.state
        width, height = self.view.size
        picture = find("picture")
        picture.setAttribute("viewBox", f"0 0 {width} {height}")
        picture.setAttribute("width", f"{width}")
        picture.setAttribute("height", f"{height}")
        js.documentElement.setAttribute("data-theme", state.theme)
        js.title = self.app.title
        if not self._shown or self._shown.state.language != state.language:
            js.documentElement.lang = state.language
        give(find("title"), "textContent", title_of(frame))
        dialog = find("help")
        if state.has_help:
            give(dialog, "innerHTML", help_html(frame.scene))
            if not dialog.open:
                dialog.showModal()
        elif dialog.open:
            dialog.close()


def title_of(frame: Frame) -> str:
    """Return the heading of the document: what is on view."""
    scene = frame.scene
    work = scene.fault_work
    if work and work.program:
        return f"{scene.say('find_fault')}{SEPARATOR}{work.place(scene.say)}"
    if work:
        return scene.say("find_fault")
    if scene.moment.playback:
        return scene.setting.program
    return scene.say("title_other")


def _state_of(frame: Frame) -> tuple[object, ...]:
    """Return what decides what is around the picture."""
    return frame.state, id(frame.pen), title_of(frame)


def preferred_theme() -> str:
    """Return the theme that a person prefers."""
    if window.matchMedia(FORCED).matches:
        return "contrast"
    if window.matchMedia(DARK).matches:
        return "dark"
    return "light"


def preferred_language() -> str:
    """Return the language that a person prefers, or English if it is no other one."""
    language = str(window.navigator.language)[:2]
    return language if language in LANGUAGES else "en"


def make_view(options: dict[str, Any], picture: Picture) -> LiveView:
    """Return the view that a page with these options begins with.

    They are options of the command line, by their names.
    """
    n = options["n"]
    position = Position.first(n)
    if options.get("at"):
        position = Position.parse(options["at"], n)
    speed = options.get("speed", QVIEW_SPEED)
    player = Player(
        resume(position),
        speed=FULL if speed == "full" else speed,
        pause=options.get("pause"),
        loop=options.get("loop", False),
    )
    state = State(
        options.get("language") or preferred_language(),
        theme=options.get("theme", preferred_theme()),
        exercise=ExerciseKind.PREDICT if options.get("predict") else None,
        has_outlook=bool(options.get("ahead")),
    )
    return LiveView(player, state, picture)


def start() -> Page:
    """Start the page with the options in the document."""
    options = window.JSON.parse(js.body.dataset.options).to_dict()
    page = Page(options)

    def begin() -> None:
        page.begin(options)
        js.body.dataset.ready = str(window.performance.now())

    recorded = options.get("recorded")
    if recorded:
        show_recorded(page.app, recorded, begin)
    else:
        begin()
    return page


PAGE = start()
"""The page that runs in the document."""
