"""The mouse in the live page: what it presses, drags, turns and points at is what is drawn there."""

from __future__ import annotations

import pytest

from .hand import Mouse
from .live import Live


@pytest.fixture
def mouse(live: Live) -> Mouse:
    """Return the mouse."""
    return Mouse(live.browser)


def test_the_progress_line_is_dragged(live: Live, mouse: Mouse) -> None:
    live.begin(n=5)
    left, top, width = live.run("const b = document.querySelector('[data-key=SEEK]').getBoundingClientRect();"
                                "return [b.left, b.top + b.height / 2, b.width]")  # fmt: skip
    mouse.press((left + width * 0.25, top))
    quarter = int(live.steps.split()[1])
    mouse.drag((left + width * 0.5, top - 60), (left + width + 9, top - 60))
    mouse.let_go((left + width + 9, top - 60))
    assert 50 < quarter < 65
    assert live.told.startswith("All 10 solutions at once")
    live.press("u")
    assert live.steps.startswith("step 0 "), "a drag is one move"


FIRST = "document.querySelector('[data-box=solutions] [aria-current]')?.textContent"


def test_the_wheel_scrolls_the_list_and_elsewhere_is_the_browser_s(
    live: Live, mouse: Mouse
) -> None:
    live.begin(n=8)
    live.press("a", "f2")
    live.halted()
    first = live.wait(FIRST)
    live.run("window.wheels = []; document.addEventListener('wheel', e => setTimeout(() =>"
             "wheels.push(e.defaultPrevented)))")  # fmt: skip
    mouse.wheel((900, 600), 240)
    live.wait("wheels.length === 1")
    live.wait(f"{FIRST} !== `{first}`")
    mouse.wheel((300, 300), 240)
    live.wait("wheels.length === 2")
    assert live.run("return wheels") == [True, False]


def test_what_lies_under_the_mouse_is_told(live: Live, mouse: Mouse) -> None:
    live.begin(n=8, at="2,4,1:1")
    mouse.move(live.square(4, 2))
    live.wait("document.querySelector('[data-part=hover] text')")
    assert "would be attacked" in " ".join(live.drawn("hover"))
    live.press("page up")
    mouse.move(live.square(4, 2))
    assert not live.drawn("hover"), "a mouse that rests is not asked for"
    mouse.move((10, 70))
    live.wait("!document.querySelector('[data-part=hover] text')")


@pytest.mark.full
def test_menu_and_help_are_worked_by_mouse(live: Live) -> None:
    live.begin(n=4, at="2:2")
    live.click("[data-key=MENU]")
    live.click("[data-box=menu] [data-key=PREDICT]")
    assert live.told.startswith("Safe or attacked?")
    live.click("[data-key=ATTACKED]")
    assert live.told.startswith("Right: attacked")
    live.click("[data-key=HELP]")
    assert live.run("return document.getElementById('help').open")
    live.browser.click_at(1270, 5)
    live.press("escape")
    assert not live.run("return document.getElementById('help').open")
    live.click("[data-key=HELP]")
    # As a browser closes it by itself, on a phone for instance.
    live.run("document.getElementById('help').close()")
    live.press("right")
    assert live.stack != "2,2?"
    assert not live.run("return document.getElementById('help').open")


def test_what_is_told_can_be_selected(live: Live, mouse: Mouse) -> None:
    live.begin(n=8, at="2,4:6")
    box = "const b = [...document.querySelectorAll(arguments[0])].at(-1).getBoundingClientRect();"
    left, right, y = live.run(
        f"{box} return [b.left + 2, b.right - 2, (b.top + b.bottom) / 2]",
        "[data-part=card] text.R",
    )
    told = live.told
    mouse.press((left, y))
    mouse.drag(((left + right) / 2, y), (right, y))
    mouse.let_go((right, y))
    assert len(live.run("return getSelection().toString()")) >= 1
    assert live.told == told, "what selects presses nothing"
    live.run("getSelection().removeAllRanges()")


def test_buttons_answer_while_the_size_is_selected(live: Live) -> None:
    live.begin(n=8, at="2,4:6")
    live.click("#n")
    live.click("[data-key=NEXT]")
    assert live.stack == "2,4,6,1?"
    live.click("[data-key=MENU]")
    assert live.run("return document.querySelector('[data-box=menu]') !== null")


def test_what_a_class_reads_can_be_selected_and_a_label_cannot(live: Live) -> None:
    live.begin(n=6)
    live.press("f4", "i")
    how = "return getComputedStyle(document.querySelector('#picture [data-part={}] text')).userSelect"
    assert {name: live.run(how.format(name)) for name in ("card", "listing", "calls", "controls")} == {
        "card": "text", "listing": "text", "calls": "text", "controls": "none"
    }  # fmt: skip
