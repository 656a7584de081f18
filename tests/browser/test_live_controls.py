"""The controls of the live page: moves, runs, breakpoints, pauses, the size, sliders, and what can be clicked."""

from __future__ import annotations

import pytest

from queens_viz.app.nodes import position_of
from queens_viz.looks import tree
from queens_viz.looks.scene import Scene
from queens_viz.search.facts import TOTAL_STEPS

from ..tiers import rare
from .live import Live
from .seen import app_of, expected, press

DRAGGED = """
for (const [kind, x, y] of [["down", 10, 10], ["move", 40, 22], ["up", 40, 22], ["move", 90, 90]]) {
    const event = new PointerEvent("pointer" + kind, {bubbles: true, clientX: x, clientY: y});
    document.getElementById("branches").dispatchEvent(event);
}
"""

NODES = """
return [...document.querySelectorAll(".node use")].map(e => ["x", "y"].map(name => Number(e.getAttribute(name))));
"""

FIRST_OF_FIVE = "1,3,5,2,4"


def test_moves_are_undone_and_done_again(live: Live) -> None:
    live.begin("#n=5&at=:1")
    live.press("right", "return")
    assert live.stack == FIRST_OF_FIVE
    live.press("u")
    assert live.stack == "1,1?,,,"
    live.press("shift+u")
    assert live.stack == FIRST_OF_FIVE
    live.press("6", "return")
    assert (live.n, live.text("#buttons [data-name=UNDO] .label")) == (6, "Undo")
    live.click(live.button("UNDO"))
    assert (live.n, live.stack) == (5, FIRST_OF_FIVE)
    live.press("home", "shift+u")
    assert live.message == "There is nothing to redo."


def test_a_run_halts_at_a_breakpoint_and_says_so(live: Live) -> None:
    live.begin("#n=5&at=:1", options={"n": 5, "speed": 1000, "language": "en"})
    live.click("#columns [data-column='3']")
    assert live.message == "Breakpoint set: a run halts when it enters column 4."
    live.press("r")
    live.click(live.button("RUN"))
    live.halted()
    assert live.message == "Halted at the breakpoint of column 4."
    assert live.stack == "1,3,5,1?,"
    live.click("#columns [data-column='3']")
    assert live.get("#columns [data-column='3']", "aria-pressed") == "false"
    assert live.message == "Breakpoint removed from column 4."


@pytest.mark.full
def test_a_run_pauses_on_a_solution_counts_down_and_goes_on(live: Live) -> None:
    live.open("#n=5&at=:1", options={"n": 5, "speed": 10, "pause": 1.2, "language": "en"})
    live.press("return", "left", "space")
    live.wait("document.querySelector('#chip span').textContent.endsWith('2 s')")
    assert (live.headline, live.stack, live.is_green) == ("Solution 1: all 5 are safe", FIRST_OF_FIVE, True)
    assert live.text("#heard").startswith(live.headline), "where it pauses, it speaks"
    live.wait("document.querySelector('#chip span').textContent.endsWith('1 s')")
    assert live.stack == FIRST_OF_FIVE
    live.wait("document.querySelector('#chip span').textContent == 'Running'")
    live.wait("document.querySelector('#stack b:last-of-type').textContent != '4'")
    assert live.text("#heard").startswith("Solution 1"), "in a run it is silent"
    live.press("space")
    assert live.chip == "Halted"


@pytest.mark.full
def test_at_full_speed_the_card_tells_only_that(live: Live) -> None:
    live.open("#n=32&at=:1", options={"n": 32, "speed": "full", "pause": 0, "run": True, "language": "en"})
    live.wait("document.getElementById('headline').textContent == 'Searching at full speed'")
    live.wait(r"/\d.* steps a second/.test(document.getElementById('reason').innerText)")
    assert live.count("#board :is(#marks, #attacks, #ghosts) > *") == 0
    assert live.count(".candidate:is(.is-safe, .is-attacked)") == 0
    assert live.get("#column", "class") == "hidden"
    before = live.stack
    live.wait(f"[...document.querySelectorAll('#stack b')].map(b => b.textContent).join() != '{before}'")
    live.press("space")
    assert live.chip == "Halted"
    assert live.count(".candidate:is(.is-safe, .is-attacked)") == 1


@pytest.mark.parametrize("way", ["field", *rare("keys")])
def test_a_size_is_typed(live: Live, way: str) -> None:
    live.begin("#n=4&at=2:2")
    if way == "field":
        live.click("#n")
        live.run("document.getElementById('n').select()")
    live.press("1", "2")
    assert (live.run("return document.getElementById('n').value"), live.get("#size", "class")) == ("12", "typed")
    assert live.n == 4, "not before Enter"
    live.press("5")
    assert live.get("#size", "class") == "refused"
    assert (live.message, live.get("#message", "class")) == ("1 to 100", "bad")
    live.press("backspace", "return")
    assert (live.n, live.get("#size", "class"), live.get("#board", "viewBox")) == (12, "", "0 0 1200 1200")
    if way == "field":
        assert live.focus != "n"
        live.click("#n")
    live.press("7", "escape")
    assert (live.run("return document.getElementById('n').value"), live.n) == ("12", 12)


@pytest.mark.full
def test_what_was_typed_is_forgotten_where_its_field_is_left(live: Live) -> None:
    live.open("#n=4&at=2:2")
    live.click("#n")
    live.run("document.getElementById('n').select()")
    live.press("9", "tab")
    assert (live.run("return document.getElementById('n').value"), live.n) == ("4", 4)


def test_the_progress_line_is_clicked_and_dragged(live: Live) -> None:
    live.begin("#n=5&at=:1")
    total = TOTAL_STEPS[5]
    width = int(live.run("return document.getElementById('progress').clientWidth"))
    live.browser.drag("#progress", 0)
    assert abs(int(live.steps.split()[1]) - total / 2) < 4
    live.browser.drag("#progress", 0, -width // 8, -width // 4)
    assert abs(int(live.steps.split()[1]) - total / 4) < 4
    share = float(str(live.run("return document.getElementById('lane').style.getPropertyValue('--at')")))
    assert abs(share - 0.25) < 0.02
    live.press("u")
    assert abs(int(live.steps.split()[1]) - total / 2) < 4, "a drag is one move"


@pytest.mark.full
def test_the_speed_is_dragged(live: Live) -> None:
    live.open("#n=5&at=:1")
    live.browser.drag("#rapidity", 0)
    slow = live.text("#rate")
    live.browser.drag("#rapidity", 0, 40)
    assert (slow, live.get("#rapidity", "aria-valuetext")) == ("20 steps/s", live.text("#rate"))
    assert int(live.text("#rate").split()[0]) > 20
    live.browser.drag("#rapidity", 0, int(live.run("return document.getElementById('rapidity').clientWidth / 2")))
    assert live.text("#rate") == "full"
    assert live.run("return document.getElementById('rapidity').value") == "1"


def test_a_click_on_a_square_tests_it(live: Live) -> None:
    live.begin("#n=5&at=2,4,1:3")
    live.click_square(3, 5)
    assert live.stack == "2,4,5?,,"
    live.click_square(1, 1)
    assert live.stack == "1?,,,,"
    live.click_square(3, 3)
    assert (live.message, live.stack) == ("First every column to its left needs a queen.", "1?,,,,")
    live.press("u", "u")
    assert live.stack == "2,4,1,3?,"


def test_a_click_on_a_node_of_the_tree_shows_its_board(live: Live) -> None:
    live.begin("#n=4&at=:1")
    live.press("return", "f3")
    app = app_of(4)
    press(app, "return")
    spots = tree.look(Scene.of(app)).spots
    assert live.count(".node") == len(spots) == 9
    for node, spot in enumerate(spots):
        box = live.run("const b = document.querySelectorAll('.node use')[arguments[0]].getBoundingClientRect();"
                       "return [b.x + b.width / 2, b.y + b.height / 2].map(Math.round)", node)  # fmt: skip
        live.browser.click_at(*box)
        app.show(position_of(spot.node, 4))
        assert live.stack == ",".join(expected(app)["stack"])
        assert live.count(".node.chosen") == (tree.look(Scene.of(app)).chosen is not None)
    live.press("escape")
    assert live.stack == "2,4,1,3"


@pytest.mark.full
def test_the_tree_is_enlarged_moved_and_fitted_again(live: Live) -> None:
    live.open("#n=4&at=:1")
    live.press("return", "f3")
    middle = live.run("const b = document.getElementById('branches').getBoundingClientRect();"
                      "return [b.x + b.width / 2, b.y + b.height / 2]")  # fmt: skip
    before = live.run(NODES)
    live.browser.cdp("Input.dispatchMouseEvent", type="mouseWheel", x=middle[0], y=middle[1], deltaX=0, deltaY=-100)
    live.wait(f"document.querySelector('.node use').getAttribute('y') != '{before[0][1]}'")
    live.press("z")
    assert live.run(NODES) == before
    live.browser.cdp("Input.dispatchMouseEvent", type="mouseWheel", x=middle[0], y=middle[1], deltaX=0, deltaY=-100)
    live.wait(f"document.querySelector('.node use').getAttribute('y') != '{before[0][1]}'")
    grown = live.run(NODES)
    live.run(DRAGGED)
    assert live.run(NODES) == [pytest.approx([x + 30, y + 12], abs=0.2) for x, y in grown]


@pytest.mark.full
def test_tree_keys_change_what_it_shows(live: Live) -> None:
    live.open("#n=4&at=:1")
    live.press("return", "f3")
    labels = live.texts(".node .digits")
    live.press("l")
    assert live.texts(".node .digits") != labels
    live.press("l", "l", "d")
    assert live.count(".node.rejected") > 0
    live.press("d", "h")
    assert live.count(".node.rejected") == 0
    assert live.count(".node") == 5, "the root and the path to the solution"


@pytest.mark.full
def test_predict_asks_and_tells_whether_the_class_was_right(live: Live) -> None:
    live.open("#n=4&at=2:2")
    live.click("#class")
    live.click("#menu [data-action=PREDICT]")
    assert (live.headline, live.exercise) == ("Safe or attacked?", "Predict")
    live.click("#guess [data-action=ATTACKED]")
    assert (live.headline, live.exercise) == ("Right: attacked", "Predict · 1 of 1")
    live.click("#guess [data-action=GO_ON]")
    live.press("y")
    assert (live.headline, live.exercise) == ("Not quite: attacked", "Predict · 1 of 2")
    live.press("p", "p")
    assert (live.message, live.count("#guess[hidden]")) == ("Predict is off.", 1)


@pytest.mark.full
def test_themes_are_gone_through(live: Live) -> None:
    live.open("#n=4&at=2:2")
    seen = []
    for _ in range(4):
        seen.append((live.get("html", "data-theme"), live.style("html", "background-color")))
        live.press("t")
    names, colours = zip(*seen, strict=True)
    assert names == ("light", "dark", "contrast", "classic")
    assert len(set(colours[:2])) == 2
    assert (live.get("html", "data-theme"), live.style(".piece .disc", "display")) == ("light", "none")
