"""What the live page tells of what lies under the mouse, and what it doesn't."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from queens_viz.looks import hover
from queens_viz.looks.hover import Kind, Target
from queens_viz.looks.scene import Scene
from queens_viz.search.facts import TOTAL_STEPS
from queens_viz.search.position import Position

from ..tiers import rare
from .live import MIDDLE, Live
from .seen import app_of

CENTRE = """
const box = [...document.querySelectorAll(arguments[0])].at(arguments[1]).getBoundingClientRect();
return [box.left + box.width / 2, box.top + box.height / 2];
"""

BUBBLE = """
const box = document.getElementById("bubble").getBoundingClientRect();
return [box.left, box.top, innerWidth - box.right, innerHeight - box.bottom, box.width];
"""

FRAMES = """
return [...document.querySelectorAll('#hovered rect')].map(e => ["x", "y"].map(name => Number(e.getAttribute(name))));
"""


def move(live: Live, x: float, y: float, kind: str = "mouseMoved", **more: Any) -> None:
    """Move the mouse to a point, or press it or let it go there."""
    live.browser.cdp("Input.dispatchMouseEvent", type=kind, x=x, y=y, **more)


def over(live: Live, selector: str, which: int = 0) -> None:
    """Move the mouse to the middle of something."""
    move(live, *live.run(CENTRE, selector, which))


def over_square(live: Live, column: int, row: int) -> None:
    """Move the mouse to a square, counted from 1."""
    move(live, *live.run(MIDDLE, column, row, live.n))


def told(live: Live) -> str:
    """Return what is told, or nothing."""
    return "" if live.style("#bubble", "display") == "none" else live.text("#bubble")


SQUARES = [(4, 4), (4, 8), (4, 2), (4, 7), (2, 6), (3, 3), (1, 1), (4, 1), (2, 4), (5, 1), (8, 8)]


@pytest.mark.parametrize("language", ["en", *rare("de", "fr")])
def test_a_square_tells_what_would_attack_a_queen_there(live: Live, language: str) -> None:
    live.begin(f"#n=8&at=2,4,1:1&language={language}")
    app = app_of(8, language)
    app.jump(Position.parse("2,4,1:1", 8))
    for column, row in SQUARES:
        over_square(live, column, row)
        look = hover.look(Scene.of(app), Target(Kind.SQUARE, (column - 1, row - 1)))
        assert told(live) == (look.words if look else "")
        rows = app.player.search.board
        framed = [[100 * other + 3, 100 * (7 - rows[other]) + 3] for other in look.attackers] if look else []
        is_free = look is not None and (column, row) not in ((4, 1), (2, 4))
        assert live.run(FRAMES) == framed + ([[100 * column - 97, 100 * (8 - row) + 3]] if is_free else [])
        assert live.count("#hovered .dashes") == len(framed)
        assert live.style("#board", "cursor") == ("pointer" if column <= 4 else "default")


@pytest.mark.full
def test_a_number_tells_of_its_breakpoint_before_and_after_it_is_set(live: Live) -> None:
    live.open("#n=5&at=:1")
    over(live, "[data-column='3']")
    assert told(live) == "a run would halt at column 4"
    assert live.style("[data-column='3']", "outline-style") == "dashed"
    live.click("[data-column='3']")
    assert told(live) == "a run halts at column 4"
    assert live.get("[data-column='3']", "aria-pressed") == "true"


@pytest.mark.full
def test_the_progress_line_tells_to_which_step_a_click_would_go(live: Live) -> None:
    live.open("#n=8&at=:1")
    left, width = live.run(
        "const b = document.getElementById('progress').getBoundingClientRect(); return [b.left, b.width]"
    )
    y = live.run(CENTRE, "#progress", 0)[1]
    for share in (0.25, 0.75):
        x = round(left + share * width)
        move(live, x, y)
        assert abs(int(told(live).split()[1].replace(",", "")) - share * TOTAL_STEPS[8]) < 0.01 * TOTAL_STEPS[8]
        said = told(live)
        live.browser.click_at(int(x), int(y))
        reached = int(live.steps.split()[1].replace(",", ""))
        assert abs(reached - int(said.split()[1].replace(",", ""))) <= 0.001 * TOTAL_STEPS[8]
    live.press("1", "5", "return")
    over(live, "#progress")
    assert told(live) == "50 %", "where steps are not known"


@pytest.mark.full
def test_a_node_of_the_tree_shows_its_board(live: Live) -> None:
    live.open("#n=4&at=2,4,1:3")
    live.press("f3")
    boards = {}
    for which in range(live.count(".node")):
        over(live, ".node use", which)
        boards[told(live)] = live.run(
            "return [...document.querySelectorAll('#bubble use')].map(e => [e.getAttribute('x'), e.getAttribute('y')])"
        )
    assert boards[""] == [], "the root"
    assert boards["queens in rows 2, 4, 1"] == [["0.05", "2.05"], ["1.05", "0.05"], ["2.05", "3.05"]]
    assert len(boards["a queen in row 1"]) == 1


@pytest.mark.full
@pytest.mark.parametrize("size", [(1280, 800), (768, 1024), (700, 480)])
def test_what_is_told_stays_in_the_window(live: Live, size: tuple[int, int]) -> None:
    live.browser.resize(*size)
    live.open("#n=8&at=1,5,8,6,3,7:2&language=de")
    live.press("f3")
    for column, row in ((1, 1), (1, 8), (7, 1), (7, 8)):
        over_square(live, column, row)
        assert min(live.run(BUBBLE)) >= 7
    for selector in ("#columns button", ".node use"):
        for which in (1, -1):
            over(live, selector, which)
            assert told(live)
            assert min(live.run(BUBBLE)) >= 7


QUIET: dict[str, Callable[[Live], object]] = {
    "a key": lambda live: live.press("right"),
    "leaving": lambda live: live.run("document.documentElement.dispatchEvent(new PointerEvent('pointerleave'))"),
    "another place": lambda live: over(live, "#title"),
    "the wheel": lambda live: live.run("document.body.dispatchEvent(new WheelEvent('wheel', {bubbles: true}))"),
    "a run": lambda live: live.click("#buttons [data-name=RUN]"),
    "the help": lambda live: live.click("#tools [data-action=HELP]"),
}


@pytest.mark.full
@pytest.mark.parametrize("what", QUIET)
def test_nothing_is_told_any_more_after(live: Live, what: str) -> None:
    live.open("#n=8&at=2,4,1:1")
    over_square(live, 4, 4)
    assert told(live)
    QUIET[what](live)
    assert (told(live), live.count("#hovered > *")) == ("", 0)


@pytest.mark.full
def test_in_a_run_nothing_is_told(live: Live) -> None:
    live.open("#n=8&at=2,4,1:1", options={"n": 8, "language": "en", "speed": 0.5})
    live.press("space")
    over_square(live, 1, 1)
    assert told(live) == ""
    live.press("space")
    over_square(live, 1, 2)
    assert told(live) == "would be safe"


@pytest.mark.full
def test_while_the_class_is_asked_no_verdict_is_told(live: Live) -> None:
    live.open("#n=8&at=2,4,1:1")
    live.press("p")
    over_square(live, 4, 4)
    assert (told(live), live.style("#board", "cursor")) == ("", "pointer")
    assert (live.count("#hovered > *"), live.count("#hovered > .tint")) == (1, 1)
    over_square(live, 6, 4)
    assert live.count("#hovered > *") == 0, "no square of a later column is asked for"


def test_a_finger_is_told_nothing_and_leaves_no_tint(live: Live) -> None:
    live.browser.resize(360, 640)
    live.begin("#n=8&at=2,4,1:1")
    for selector in ("#board", "#buttons [data-name=NEXT]", "[data-column='3']"):
        live.touch(selector)
        assert told(live) == ""
        assert live.get("html", "data-hovers") is None


@pytest.mark.full
def test_what_is_told_follows_what_a_click_has_changed(live: Live) -> None:
    live.open("#n=8&at=2,4,1:1")
    live.click_square(4, 4)
    assert told(live) == "would be attacked by column 2"
    assert live.count("#hovered .spot") == 0, "the red queen is there already"
    live.click_square(2, 1)
    assert live.stack == "2,1?,,,,,,"
    assert told(live) == "would be attacked by column 1"


PRESSABLE = [
    "#buttons [data-name=NEXT]", "#buttons [data-name=RUN]", "#tools [data-action=THEME]", "#size [data-action=LARGER]",
    "#tabs [data-action=PROGRAM]", "#lines li:nth-child(2) button", "[data-column='2']",
]  # fmt: skip


@pytest.mark.full
def test_all_that_can_be_pressed_shows_the_mouse_and_the_press(live: Live) -> None:
    live.open("#n=6&at=:1")
    live.press("f2", "a")
    live.halted()
    live.press("home")
    for selector in PRESSABLE:
        rest = live.style(selector, "background-color")
        over(live, selector)
        hovered = live.style(selector, "background-color")
        assert hovered != rest, selector
        x, y = live.run(CENTRE, selector, 0)
        move(live, x, y, "mousePressed", button="left", buttons=1, clickCount=1)
        pressed = live.style(selector, "background-color"), live.style(selector, "translate")
        assert pressed != (hovered, "none"), selector
        move(live, 2, 2, buttons=1)
        move(live, 2, 2, "mouseReleased", button="left", clickCount=1)
        assert live.style(selector, "background-color") == rest, selector
    greyed = "#buttons [data-name=HALT]"
    rest = live.style(greyed, "background-color")
    over(live, greyed)
    assert (live.style(greyed, "background-color"), live.style(greyed, "cursor")) == (rest, "default")
