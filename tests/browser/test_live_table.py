"""The board of the live page as a table: made when the focus comes to it first, changed only where it must be."""

from __future__ import annotations

from .live import Live

PLACES = """
const box = document.querySelector(arguments[0]).getBoundingClientRect();
return ["left", "top", "width", "height"].map(side => Math.round(box[side]));
"""

SQUARE = "#board tr:nth-child({}) > :nth-child({}) button"

CHANGED = """
window.changed = new Set();
window.watching?.disconnect();
window.watching = new MutationObserver(records => records.forEach(one => changed.add(one.target.textContent)));
watching.observe(document.getElementById("board"), {subtree: true, childList: true, characterData: true,
    attributes: true, attributeFilter: ["aria-pressed", "style"]});
"""

OUTLINE = "return parseFloat(getComputedStyle(document.activeElement).outlineWidth)"


def cell(n: int, column: int, row: int) -> str:
    """Return how a button of the table is found; row 0 has the columns' numbers."""
    return SQUARE.format(1 if row == 0 else n - row + 2, column + 1)


def test_it_is_made_when_the_focus_first_comes_and_leads_to_the_candidate(
    live: Live,
) -> None:
    live.begin(n=8, at="2,4:6")
    assert live.count("#board table") == 0
    assert (
        live.get("#board", "aria-label")
        == "Rows of the queens, from column 1 on: 2, 4."
    )
    live.focus_on("#board")
    assert live.count("#board td button") == 64
    assert live.count("#board th[scope=col]") == live.count("#board th[scope=row]") == 8
    assert live.focus.startswith("column 3, row 6: the square being")
    assert live.count("#board [tabindex='0']") == 1
    assert live.text(cell(8, 1, 2)) == "column 1, row 2: 1 queen"


def test_its_buttons_stand_where_the_squares_are_drawn_and_show_the_focus(
    live: Live,
) -> None:
    live.begin(n=8, at="2,4:6")
    left, top, size, _ = live.run(PLACES, "#board")
    live.focus_on("#board")
    for column, row in ((3, 6), (1, 1), (8, 8)):
        live.focus_on(cell(8, column, row))
        place = [
            left + (column - 1) * size // 8,
            top + (8 - row) * size // 8,
            size // 8,
            size // 8,
        ]
        assert live.run(PLACES, cell(8, column, row)) == place
        assert live.run(PLACES, "#board") == [left, top, size, size]
    live.press("left")
    assert live.run(OUTLINE) == 3


def test_arrows_lead_through_it_and_enter_presses(live: Live) -> None:
    live.begin(n=5, at="2,4:1")
    live.focus_on("#board")
    live.press("up", "up", "up")
    assert live.focus.startswith("column 3, row 4")
    live.press("up", "up", "up", "return")
    assert (live.stack, live.focus.startswith("column 3, row 5")) == ("2,4,5?", True)
    live.press("left", "left", "left", "down", "space")
    assert live.stack == "4?"
    live.press("right")
    assert live.focus.startswith("column 2, row 4"), "the arrows are the table's"
    live.press("n")
    assert live.stack != "4?", "other keys are the program's"


def test_only_cells_that_have_changed_are_touched(live: Live) -> None:
    live.begin(n=6, at="2,4:1")
    live.focus_on("#board")
    live.run(CHANGED)
    live.press("n")
    changed = live.run(
        "return new Promise(done => setTimeout(() => done([...changed])))"
    )
    assert {text.replace("\u00a0", " ").split(":")[0] for text in changed} == {
        "column 3, row 1",
        "column 4, row 1",
    }
