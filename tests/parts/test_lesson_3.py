"""Lesson 3 on the screen: the strip and the lines of a program have room, and its last stop says how to begin."""

from __future__ import annotations

import pygame
import pytest

from queens_viz.app.commands import Action, Command
from queens_viz.app.lesson import STOPS, LessonProgress
from queens_viz.app.own_actions import begin_with_program
from queens_viz.app.own_program import FinishedFile, RunRequest
from queens_viz.app.player import Player
from queens_viz.app.state import State as AppState
from queens_viz.app.teaching import begin_lesson
from queens_viz.parts.view import View
from queens_viz.pens import Pixel
from queens_viz.tracing.process.faulty_stories import faulty_story
from queens_viz.window.window import Window
from queens_viz.words.words import LANGUAGES

from ..shown_programs import FaultyDesk
from ..states import LYING, PHONE, Page, State
from ..support import another, part_in, picture, search_at, words_in
from ..tiers import rare

SMALLEST = (320, 568)

FAULTS = [at for at in STOPS if at.current.program]

LEAST_LINES = 4
LEAST_LINES_OF_ALL = 2
"""Where a telephone lies, of the smallest kind."""


def stop(
    at: LessonProgress | str, keys: str = "", size: Pixel = (1280, 800), **more: str
) -> View:
    """Return a window, or the page of a phone, at a stop."""
    state = State(keys=f"lesson:{at} {keys}", size=size, **more)  # type: ignore[arg-type]
    return state.led(Page) if state.is_page else state.window()


@pytest.mark.parametrize(
    ("size", "language"),
    [
        (SMALLEST, "de"),
        *rare(
            *[
                (size, language)
                for size in (
                    SMALLEST, (360, 640), PHONE, LYING, (480, 320), (600, 480),
                    (800, 600), (1024, 768), (1280, 800), (1920, 1080), (2560, 1440),
                )
                for language in LANGUAGES
            ]
        ),
    ],
)  # fmt: skip
def test_strip_and_lines_have_room_wherever_a_fault_is_looked_for(
    size: Pixel, language: str
) -> None:
    for at in FAULTS:
        view = stop(at, size=size, language=language)
        least = LEAST_LINES_OF_ALL if size == (480, 320) else LEAST_LINES
        assert len(part_in(view, "lines of code").lines) >= least, at
        strip = part_in(view, "lesson")
        assert {Action.NEXT_STOP, Action.LEAVE_LESSON} <= {
            button.look.name for button in strip.buttons
        }


def test_the_last_stop_asks_for_a_file_in_a_window() -> None:
    view = stop("3.11")
    assert "drop your file on this window" in " ".join(
        words_in(part_in(view, "lesson"))
    )
    assert "python -m queens_viz mine.py" in view.app.state.message


@pytest.mark.parametrize("size", [PHONE, (1280, 800)])
def test_the_strip_stays_below_ones_own_program_without_its_question_on_a_phone(
    size: tuple[int, int],
) -> None:
    story = faulty_story("no_pop")
    assert story
    view = stop("3.11", size=size)
    question = "now it’s your turn"
    assert question in " ".join(words_in(part_in(view, "lesson"))).lower()
    begin_with_program(view.app, FinishedFile("mine.py", story), RunRequest())
    words = " ".join(words_in(part_in(view, "lesson"))).lower()
    assert "leave" in words
    assert (question in words) is (size != PHONE)
    view.execute(Command(Action.LEAVE_PROGRAM))
    assert question in " ".join(words_in(part_in(view, "lesson"))).lower()


def test_what_a_window_paints_anew_is_the_whole_listing() -> None:
    window = Window(Player(search_at(8, ":1")), AppState(), FaultyDesk())
    surface = pygame.Surface((1280, 800))
    window.size = surface.get_size()
    begin_lesson(window.app, FAULTS[0])
    for _ in range(5):
        window.app.change(message="")
        window.draw(surface)
        fresh = another(window)
        fresh.app = window.app
        both = [pygame.image.tobytes(one, "RGB") for one in (surface, picture(fresh))]
        assert both[0] == both[1], window.app.state.lesson
        window.execute(Command(Action.BEAT))
        window.pass_time(10)
