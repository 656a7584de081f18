"""Find the fault in a page: its programs are unpacked, shown and answered, and nothing is run."""

from __future__ import annotations

import pytest

from queens_viz.search.faulty import FAULTY
from queens_viz.tracing.process.faulty_stories import story_of_program

from .live import Live

HASH = "decodeURIComponent(location.hash)"


@pytest.mark.full
def test_a_link_begins_it_and_the_wrong_line_is_found_by_keys(live: Live) -> None:
    live.begin("#fault=3")
    live.wait("document.title.startsWith('Find the fault')")
    live.wait(f"{HASH} === '#fault=3&language=en'")
    live.press("right", "right")
    live.press("down", times=FAULTY[2].wrong[0])
    live.press("return")
    live.says("After the call, nothing removes")
    live.press("return")
    live.wait(f"{HASH} === '#fault=4&language=en'")
    live.press("escape")
    assert live.run("return document.title").startswith("4 queens")
    # The second time, nothing has to be unpacked.
    live.press("f")
    assert live.run("return document.title").startswith("Find the fault")


@pytest.mark.full
def test_every_program_is_the_one_of_the_window(live: Live) -> None:
    for number, program in enumerate(FAULTY, 1):
        live.begin(f"#fault={number}")
        live.wait("document.title.startsWith('Find the fault')")
        live.press("down", times=program.wrong[0])
        live.press("return")
        story = story_of_program(program)
        assert story.fault is not None
        line = story.recording.line(story.fault)
        assert line
        live.says(program.texts[line - 1].strip())
        live.says(f"Right: line {program.wrong[0]}")


@pytest.mark.full
def test_on_the_smallest_phone_each_answer_is_shown_and_the_page_goes_on(
    live: Live,
) -> None:
    live.browser.resize(320, 568, is_phone=True)
    for number, program in enumerate(FAULTY, 1):
        live.begin(f"#fault={number}")
        live.wait("document.title.startsWith('Find the fault')")
        live.press("down", times=program.wrong[0])
        live.press("return")
        live.says(f"Right: line {program.wrong[0]}")
