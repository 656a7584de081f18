"""The real loop under floods of events, plausible and absurd, and under clocks that jump."""

from __future__ import annotations

import string
import tracemalloc
from collections.abc import Iterable, Iterator
from itertools import chain
from random import Random

import pygame
import pytest

from queens_viz import Position, Search
from queens_viz.app.app import Desk
from queens_viz.app.player import Player
from queens_viz.pens.rect import Rect
from queens_viz.search.facts import LARGEST
from queens_viz.search.guided import resume
from queens_viz.window.clock import Beat, play
from queens_viz.window.window import Window

from ..support import NAMES, key
from ..tiers import tiered

Event = pygame.event.Event

KEYS = [*NAMES.values(), *map(ord, string.ascii_lowercase + string.digits + "+-=,.?")]


class Canvas(Desk):
    """A window that is not on a screen: a surface and what has been shown of it."""

    def __init__(self, size: tuple[int, int] = (800, 600)) -> None:
        super().__init__()
        self.surface = pygame.Surface(size)
        self.shown = 0
        self.title = ""

    def set_title(self, title: str) -> None:
        self.title = title

    def point(self, is_at_something: bool) -> None:
        pass

    def show(self, area: pygame.Rect) -> None:
        assert Rect(*self.surface.get_rect()).contains(Rect(*area))
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
    player, state, lens = window.app.player, window.app.state, window.state.lens
    search, known = player.search, player.findings.solutions
    assert 1 <= search.n <= LARGEST
    assert Position(*search.position) == search.position
    if search.n <= 8:
        assert resume(search.position) == search
    listed = [known[index] for index in range(min(20, len(known)))]
    assert listed == sorted(set(listed))
    assert state.shown is None or Position(*state.shown) == state.shown
    assert state.typed == "" or state.typed.isdigit()
    assert lens is None or (lens[0] >= 0 and lens[1] >= 8)
    assert window.app.title.startswith(str(search.n))


def plausible(random: Random, canvas: Canvas) -> Event:
    """Return what a person might do next."""
    width, height = canvas.surface.get_size()
    point = random.randrange(width), random.randrange(height)
    match random.randrange(20):
        case chance if chance < 9:
            name = random.choice(KEYS)
            text = chr(name) if 32 <= name < 127 else ""
            mod = random.choice((0, 0, 0, 0, 0, pygame.KMOD_LSHIFT, pygame.KMOD_LCTRL, pygame.KMOD_LALT))
            if mod and text == "q":
                text, name = "w", pygame.K_w
            return key(name, text.upper() if mod == pygame.KMOD_LSHIFT else text, mod)
        case 9:
            return Event(pygame.KEYUP, key=random.choice(KEYS))
        case 10 | 11 | 12:
            return Event(pygame.MOUSEBUTTONDOWN, pos=point, button=random.choice((1, 1, 1, 2, 3)))
        case 13:
            return Event(pygame.MOUSEBUTTONUP, pos=point, button=1)
        case 14 | 15:
            rel = random.randrange(-30, 31), random.randrange(-30, 31)
            return Event(pygame.MOUSEMOTION, pos=point, rel=rel, buttons=(0, 0, 0))
        case 16:
            return Event(pygame.MOUSEWHEEL, x=0, y=random.choice((-2, -1, 1, 2)))
        case 17 | 18:
            names = "FOCUSLOST", "FOCUSGAINED", "MINIMIZED", "RESTORED", "EXPOSED", "ENTER", "LEAVE"
            return Event(getattr(pygame, f"WINDOW{random.choice(names)}"))
        case _:
            if random.random() < 0.2:
                canvas.surface = pygame.Surface((random.randrange(120, 1100), random.randrange(90, 800)))
            return Event(pygame.VIDEORESIZE, size=canvas.surface.get_size(), w=0, h=0)


def sequence(random: Random, canvas: Canvas, events: int) -> Iterator[Beat]:
    """Yield beats with a number of events in all, a few in each."""
    while events > 0:
        count = min(events, random.choice((1, 1, 2, 3, 8)))
        events -= count
        yield random.choice((0.0, 0.016, 0.016, 0.05, 0.4)), [plausible(random, canvas) for _ in range(count)]


@tiered(150, 200_000, parts=8)
def test_whatever_a_person_does_the_window_goes_on_and_makes_sense(amount: int, seed: int) -> None:
    random = Random(seed)
    for _ in range(max(1, amount // 500)):
        canvas = Canvas(random.choice(((640, 480), (800, 600), (1024, 768), (600, 900))))
        window = Diskless(Player(Search(random.choice((1, 2, 4, 5, 6, 8, 8, 12, 30)))), desk=canvas)
        beats = sequence(random, canvas, min(amount, 500))
        for beat in beats:  # a click on a line of the help may end the loop
            played(window, canvas, chain([beat], beats))
        check(window)
        assert canvas.shown > 10
        assert canvas.title == window.app.title


ABSURD_NUMBERS = (-1, 0, 1, 10**6, -(10**9), 2**31 - 1, 2**40)
ABSURD_TEXTS = ("", "\x00", "é", "８", "\x1b[31m", "1" * 100_000, "🂡" * 100_000, "\n", "a\nb")


def absurd(random: Random) -> Event:
    """Return what no person does: unknown keys, far positions, missing fields, endless text."""
    number = random.choice
    point = number(ABSURD_NUMBERS), number(ABSURD_NUMBERS)
    fields: dict[int, dict[str, object]] = {
        pygame.KEYDOWN: {"key": number(ABSURD_NUMBERS), "unicode": number(ABSURD_TEXTS), "mod": number((0, 2**16 - 1))},
        pygame.KEYUP: {"key": number(ABSURD_NUMBERS)},
        pygame.MOUSEBUTTONDOWN: {"pos": point, "button": number((0, 1, 9, -1))},
        pygame.MOUSEBUTTONUP: {"pos": point, "button": number((0, 1, 9, -1))},
        pygame.MOUSEMOTION: {"pos": point, "rel": point, "buttons": ()},
        pygame.MOUSEWHEEL: {"x": number(ABSURD_NUMBERS), "y": number((-(10**6), 10**6, 0))},
        pygame.VIDEORESIZE: {"size": point},
        pygame.USEREVENT: {},
    }
    kind = number(list(fields))
    return Event(kind, {name: value for name, value in fields[kind].items() if random.random() > 0.15})


@tiered(400, 100_000, parts=4)
def test_no_absurd_event_ends_the_window(amount: int, seed: int) -> None:
    random = Random(seed)
    for _ in range(amount // 300):
        canvas = Canvas(random.choice(((1, 1), (1, 900), (3000, 40), (640, 480), (599, 479), (2600, 1700))))
        window = Diskless(Player(Search(random.choice((1, 4, 8, 100)))), desk=canvas)
        canvas.copy(random.choice(ABSURD_TEXTS))
        times = (-3600.0, 0.0, 1e-6, 0.016, 28_800.0)
        played(window, canvas, ((random.choice(times), [absurd(random) for _ in range(10)]) for _ in range(30)))
        played(window, canvas, [(0.016, [key(pygame.K_v, mod=pygame.KMOD_LCTRL)])])
        check(window)


def test_after_a_flood_of_events_the_wish_to_quit_is_heard() -> None:
    canvas = Canvas((640, 480))
    window = Diskless(Player(Search(6)), desk=canvas)
    flood = [key(pygame.K_RIGHT), *[Event(pygame.MOUSEMOTION, pos=(9, 9), rel=(1, 1), buttons=(0, 0, 0))] * 7] * 2000
    rest: Iterator[Beat] = iter([(0.016, [*flood, Event(pygame.QUIT)]), (0.016, [])])
    played(window, canvas, rest)
    # The end takes part in the round, and so does the key that says so.
    assert window.app.player.search.steps == 2000 % 900
    assert list(rest), "the loop went on after it was asked to quit"


@pytest.mark.parametrize("jump", [-3600.0, 0.0, 1e-6, 8 * 3600.0])
def test_when_the_clock_jumps_no_more_than_a_quarter_second_is_made_up(jump: float) -> None:
    canvas = Canvas((640, 480))
    window = Diskless(Player(Search(8), speed=20.0), desk=canvas)
    played(window, canvas, [(0.0, [key(pygame.K_SPACE, " ")])] + [(0.05, [])] * 10)
    before = window.app.player.search.steps or 0
    assert 9 <= before <= 10
    played(window, canvas, [(jump, [])])
    assert 0 <= (window.app.player.search.steps or 0) - before <= 5
    played(window, canvas, [(0.05, [])] * 10)
    assert 9 <= (window.app.player.search.steps or 0) - before <= 15


@pytest.mark.full
def test_a_day_of_running_takes_no_more_memory_than_a_morning() -> None:
    player = Player(Search(8), speed=50.0, pause=0.5, loop=True)
    player.run()
    used = []
    tracemalloc.start()
    for _hour in range(24):
        for _ in range(3600 * 15):
            player.pass_time(1 / 15)
        used.append(tracemalloc.get_traced_memory()[0])
    tracemalloc.stop()
    assert len(player.findings.solutions) == 92
    # In the first hours it comes to know the size of each subtree.
    assert max(used[12:]) < used[11] + 20_000
