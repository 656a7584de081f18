"""The real loop under floods of events, and under clocks that jump."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterable, Iterator
from random import Random

import pygame
import pytest

from queens_viz import Position, Search
from queens_viz.app.front import Desk
from queens_viz.app.layers import Layer, layers_of
from queens_viz.app.player import Player
from queens_viz.cli import main
from queens_viz.search.facts import LARGEST
from queens_viz.search.guided import resume
from queens_viz.window import clock
from queens_viz.window.clock import Beat, play
from queens_viz.window.window import Window

from ..app.keyboard import KEYS as KEYS_OF_THE_TABLE
from ..support import key, press
from ..tiers import tiered

Event = pygame.event.Event

KEYS = [press(name).key for name in KEYS_OF_THE_TABLE]


class Canvas(Desk):
    """A window that is not on a screen: a surface and what has been shown of it."""

    def __init__(self, size: tuple[int, int] = (800, 600)) -> None:
        self.surface = pygame.Surface(size)
        self.shown = 0
        self.title = ""

    def set_title(self, title: str) -> None:
        self.title = title

    def set_cursor(self, *, is_hand: bool) -> None:
        pass

    def show(self, area: pygame.Rect) -> None:
        assert self.surface.get_rect().contains(area)
        self.shown += 1


class Diskless(Window):
    """A window that saves nothing."""

    def save(self, stem: str) -> str:
        raise OSError("there is no disk here")


def played(window: Window, canvas: Canvas, beats: Iterable[Beat]) -> None:
    """Run the program's own loop."""
    play(window, canvas, beats)  # type: ignore[arg-type]  # all of a window that the loop uses


def check(window: Window) -> None:
    """See that what is kept makes sense."""
    player, state, lens = (
        window.app.player,
        window.app.state,
        window.state.scrolled("lens"),
    )
    search, known = player.search, player.findings.solutions
    assert 1 <= search.n <= LARGEST
    assert Position(*search.position) == search.position
    if search.n <= 8:
        assert resume(search.position) == search
    listed = [known[index] for index in range(min(20, len(known)))]
    assert listed == sorted(set(listed))
    assert state.displayed is None or Position(*state.displayed) == state.displayed
    assert state.typed == "" or state.typed.isdigit()
    assert lens is None or (lens[0] >= 0 and lens[1] >= 8)
    assert window.app.title.startswith(str(search.n))


NUMBERS = (0, 1, 5, 60, 300, 700, -1, 10**6, -(10**9), 2**31 - 1, 2**40)
TEXTS = (
    "",
    "a",
    "?",
    "7",
    "\x00",
    "é",
    "８",
    "\x1b[31m",
    "1" * 100_000,
    "🂡" * 100_000,
    "\n",
    "a\nb",
)


def anything(random: Random) -> Event:
    """Return what a person may do, or what nobody does: unknown keys, far points, endless text."""
    number = random.choice
    point, mod = (
        (number(NUMBERS), number(NUMBERS)),
        number((0, 0, 0, pygame.KMOD_LSHIFT, pygame.KMOD_LALT, 2**16 - 1)),
    )
    code = number((*KEYS, *KEYS, *NUMBERS))
    text = chr(code) if 32 <= code < 127 and random.random() < 0.8 else number(TEXTS)
    fields: dict[int, dict[str, object]] = {
        pygame.KEYDOWN: {"key": code, "unicode": text, "mod": mod},
        pygame.KEYUP: {"key": code},
        pygame.MOUSEBUTTONDOWN: {"pos": point, "button": number((1, 1, 3, 0, 9, -1))},
        pygame.MOUSEBUTTONUP: {"pos": point, "button": number((1, 1, 3, 0, 9, -1))},
        pygame.MOUSEMOTION: {"pos": point, "rel": point, "buttons": ()},
        pygame.MOUSEWHEEL: {
            "x": number(NUMBERS),
            "y": number((1, -2, -(10**6), 10**6, 0)),
        },
        pygame.VIDEORESIZE: {"size": point},
        pygame.DROPFILE: {"file": number(("mine.py", "/", "", "a b/é.py", "🂡.PY"))},
        pygame.DROPTEXT: {"text": number(TEXTS)},
        pygame.WINDOWFOCUSLOST: {},
        pygame.WINDOWLEAVE: {},
        pygame.USEREVENT: {},
    }
    kind = number([pygame.KEYDOWN] * 6 + [*fields])
    return Event(kind, fields[kind])


SIZES = (
    (1, 1),
    (1, 900),
    (3000, 40),
    (640, 480),
    (599, 479),
    (2600, 1700),
    (800, 600),
    (600, 900),
)


@tiered(200, 25_000)
def test_whatever_comes_the_window_goes_on_and_makes_sense(
    amount: int, seed: int
) -> None:
    random = Random(seed)
    for _ in range(amount // 100):
        canvas = Canvas(random.choice(SIZES))
        window = Diskless(
            Player(Search(random.choice((1, 2, 4, 5, 6, 8, 12, 30, 100)))), desk=canvas
        )
        for _ in range(10):
            # What asks for the end ends the loop.
            times = random.choice((0.0, 0.016, 0.4, -3600.0, 1e-6, 28_800.0))
            canvas.copy(random.choice(TEXTS))
            paste = key(pygame.K_v, mod=pygame.KMOD_LCTRL)
            played(
                window,
                canvas,
                [(times, [anything(random) for _ in range(10)]), (0.016, [paste])],
            )
            if random.random() < 0.1:
                canvas.surface = pygame.Surface(random.choice(SIZES))
        check(window)
        assert canvas.shown > 2


def test_after_a_flood_of_events_the_wish_to_quit_is_heard() -> None:
    canvas = Canvas((640, 480))
    window = Diskless(Player(Search(6)), desk=canvas)
    flood = [
        key(pygame.K_RIGHT),
        *[Event(pygame.MOUSEMOTION, pos=(9, 9), rel=(1, 1), buttons=(0, 0, 0))] * 7,
    ] * 2000
    rest: Iterator[Beat] = iter([(0.016, [*flood, Event(pygame.QUIT)]), (0.016, [])])
    played(window, canvas, rest)
    # The end takes part in the round, and so does the key that says so.
    assert window.app.player.search.steps == 2000 % 900
    assert list(rest), "the loop went on after it was asked to quit"


def test_in_a_window_too_small_for_it_no_help_is_opened_unseen() -> None:
    canvas = Canvas((320, 240))
    window = Diskless(Player(Search(8)), desk=canvas)
    played(window, canvas, [(0.016, [key(pygame.K_F1), key(pygame.K_5, "5")])])
    assert layers_of(window.app) == [Layer.SEARCH]


def test_of_files_dropped_at_once_the_first_program_is_taken() -> None:
    dropped = list[str]()
    canvas = Canvas((640, 480))
    window = Diskless(Player(Search(8)), desk=canvas)
    setattr(window, "drop", dropped.append)  # noqa: B010
    files = ["notes.txt", "Für Anna/my queens.PY", "b.py"]
    drops = [Event(pygame.DROPFILE, file=file) for file in files]
    text = Event(pygame.DROPTEXT, text="c.py")
    played(window, canvas, [(0.016, [text, *drops]), (0.016, drops[:1])])
    assert dropped == [files[1], files[0]]


def test_a_window_in_which_nothing_moves_sees_that_a_program_has_changed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    canvas = Canvas((640, 480))
    window = Diskless(Player(Search(8)), desk=canvas)
    answers = [False, False, True]

    def poll(_: float) -> bool:
        window.app.change(language="de")
        return (answers or [False]).pop(0)

    monkeypatch.setattr(window.app, "poll_program", poll)
    # Only in the first beat there is something to be counted.
    played(window, canvas, [(0.016, [])] * 3)
    assert canvas.title == "8-Damen-Problem"
    assert (canvas.shown, answers) == (2, [])


@pytest.mark.parametrize("jump", [-3600.0, 0.0, 1e-6, 8 * 3600.0])
def test_when_the_clock_jumps_no_more_than_a_quarter_second_is_made_up(
    jump: float,
) -> None:
    canvas = Canvas((640, 480))
    window = Diskless(Player(Search(8), speed=20.0), desk=canvas)
    played(window, canvas, [(0.0, [key(pygame.K_SPACE, " ")])] + [(0.05, [])] * 10)
    before = window.app.player.search.steps or 0
    assert 9 <= before <= 10
    played(window, canvas, [(jump, [])])
    assert 0 <= (window.app.player.search.steps or 0) - before <= 5
    played(window, canvas, [(0.05, [])] * 10)
    assert 9 <= (window.app.player.search.steps or 0) - before <= 15


def test_a_window_that_begins_at_a_stop_of_a_lesson_opens_all_that_is_to_be_seen_there(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    begun: list[Window] = []
    monkeypatch.setattr(clock, "play", lambda window, *_: begun.append(window))
    # The tests after this one draw with fonts of this process.
    monkeypatch.setattr(pygame, "quit", lambda: None)
    for stop in ("1.15", "1.18", "2.12"):
        assert main(["--lesson", stop]) == 0
    assert [(one.app.state.is_large, one.app.compare is not None) for one in begun] == [
        (True, False), (True, False), (False, True),
    ]  # fmt: skip


def test_a_start_leaves_out_the_library_that_pygame_would_ask_for_its_files_and_hides_it_from_nobody() -> (
    None
):
    asked = "import sys, queens_viz.window; print('pkg_resources' in sys.modules); import pygame.pkgdata as files;"
    asked += "print(files.getResource('pygame_icon.bmp').read(2))"
    done = subprocess.run(
        [sys.executable, "-c", asked], capture_output=True, text=True, check=True
    )
    assert done.stdout.split() == ["False", "b'BM'"]
