"""What the live page draws, where it is: lines of attack, the arrow, numbers, the tree, and the list of solutions."""

from __future__ import annotations

from math import dist

import pytest

from queens_viz.search.facts import TOTAL_SOLUTIONS
from queens_viz.search.position import Position, attackers

from ..tiers import rare
from .live import Live

LINES = """
return [...document.querySelectorAll("#attacks line.wire")].map(line =>
    ["x1", "y1", "x2", "y2"].map(name => Number(line.getAttribute(name)) / 100));
"""

IS_WHOLE = """
const line = document.querySelector(arguments[0]).getBoundingClientRect();
const panel = document.getElementById("contents").getBoundingClientRect();
return line.top >= panel.top - 1 && line.bottom <= panel.bottom + 1;
"""

BOX = """
const board = document.getElementById("board").getBoundingClientRect(), size = board.width / arguments[1];
const box = document.querySelector(arguments[0]).getBoundingClientRect();
return [(box.left - board.left) / size, (box.right - board.left) / size,
    arguments[1] - (box.bottom - board.top) / size, arguments[1] - (box.top - board.top) / size];
"""


@pytest.mark.parametrize(("n", "at"), [(6, "1,3,5:4"), *rare((6, "2,5:6"), (6, "4:4"), (8, "1,5,8,6,3:4"))])
def test_lines_lead_from_the_attackers_to_the_candidate(live: Live, n: int, at: str) -> None:
    live.begin(f"#n={n}&at={at}")
    position = Position.parse(at, n)
    column, row = len(position.board), position.candidate
    expected = []
    for attacker in attackers(position.board, row):
        rise = row - position.board[attacker]
        # From the right edge of the attacker's square, or from that of its corners which is nearer.
        corner = n - position.board[attacker] - 0.5 - (rise > 0) * 0.5 + (rise < 0) * 0.5
        expected.append([attacker + 1, corner, column + 0.5, n - row - 0.5])
    assert live.run(LINES) == expected != []


@pytest.mark.full
@pytest.mark.parametrize(("n", "at"), [(6, "1,4:4"), (4, "2:1"), (4, "1,4:4"), (4, "2,4,1:4")])
def test_the_arrow_leads_around_the_column_from_the_ghost_to_the_candidate(live: Live, n: int, at: str) -> None:
    live.open(f"#n={n}&at={at}")
    while not live.count("#ghosts .arrow"):
        live.press("right")
    column = live.stack.rstrip(",").count(",")
    candidate = int(live.stack.rstrip(",?").split(",")[-1]) - 0.5
    ghost = min(row for place, row in live.squares(".ghost rect") if place == column + 1) - 0.5
    left, right, low, high = live.run(BOX, "#ghosts .arrow", n)
    assert (low, high) == pytest.approx((min(ghost, candidate), max(ghost, candidate)), abs=0.05)
    sides = (column + 1, column + 1.22) if column < n - 1 else (column - 0.22, column)
    assert (left, right) == pytest.approx(sides, abs=0.05)
    left, right, low, high = live.run(BOX, "#ghosts .head", n)
    assert (low + high) / 2 == pytest.approx(candidate, abs=0.02)


@pytest.mark.full
def test_where_there_is_little_room_fewer_numbers_stand_and_cells_are_narrow(live: Live) -> None:
    live.open("#n=30&at=1,3:7")
    assert [text for text in live.texts("#columns button") if text] == ["1", "3", "10", "15", "20", "25", "30"]
    assert [text for text in live.texts("#rows span") if text] == ["30", "25", "20", "15", "10", "7", "1"]
    assert live.texts("#columns .here") == ["3"]
    assert live.get("#field", "class") == "many lots"
    live.press("right")
    assert (live.texts("#columns .here"), live.texts("#rows .here")) == (["4"], ["1"])
    live.open("#n=100&at=:1")
    assert live.get("#field", "class") == "many lots crowd dense"
    assert live.texts("#stack .tested") == ["1?"]
    live.open("#n=13&at=:1")
    assert live.get("#field", "class") == ""


@pytest.mark.full
def test_the_squares_are_dark_and_light_with_a_dark_one_at_the_lower_left(live: Live) -> None:
    live.open("#n=5&at=:1")
    dark = live.run(
        "const path = document.querySelector('#board .dark'); return [[50, 450], [150, 450], [50, 350], [450, 50]].map("
        "([x, y]) => path.isPointInFill(new DOMPoint(x, y)))"
    )
    assert dark == [True, False, False, True]


@pytest.mark.full
def test_the_list_is_scrolled_by_hand_and_by_what_is_chosen(live: Live) -> None:
    live.open("#n=8&at=:1")
    live.press("f2", "a")
    live.halted()
    total = TOTAL_SOLUTIONS[8]
    assert live.get("#lines [aria-current=true]", "data-index") == "0"
    live.press("down", times=7)
    assert live.get("#lines [aria-current=true]", "data-index") == "7"
    live.wait("document.querySelector('#lines [aria-current]')")
    assert live.run(IS_WHOLE, "#lines [aria-current=true]")
    live.run("document.getElementById('contents').scrollTop = 1e6")
    live.wait(f"document.querySelector('#lines [data-index=\"{total - 1}\"]')")
    assert live.run(IS_WHOLE, f"#lines [data-index='{total - 1}']")
    assert live.count("#lines li") < 20, "only what is seen is made"
    live.click(f"#lines [data-index='{total - 1}']")
    assert live.headline == f"Solution {total} of {total}"
    live.press("up", times=12)
    assert live.run(IS_WHOLE, "#lines [aria-current=true]")
    assert live.headline == f"Solution {total - 12} of {total}"
    top = live.run(
        "const b = document.getElementById('contents').getBoundingClientRect(); return [b.left + 20, b.top + 9]"
    )
    assert live.run("return document.elementFromPoint(...arguments).closest('#lines') !== null", *top), (
        "there is no gap"
    )


@pytest.mark.full
def test_while_it_searches_the_list_follows_the_newest(live: Live) -> None:
    live.open("#n=8&at=:1")
    live.press("f2")
    for number in range(1, 9):
        live.press("return")
        live.halted()
        live.wait(f"document.querySelector('#lines li:last-child .queens')?.textContent.split(' ').length == {8}")
        assert live.text("#lines li:last-child span") == str(number)


def test_on_a_phone_the_tools_are_in_the_panel(live: Live) -> None:
    live.open("#n=4&at=:1")
    where = "return arguments[0].map(name => document.querySelector(name).closest('#more, #tools, #bar').id)"
    names = [
        "#speed",
        "#head [data-action=THEME], #more [data-action=THEME]",
    ]
    assert live.run(where, names) == ["bar", "tools"]
    for size in ((360, 640), (640, 360)):
        live.browser.resize(*size)
        live.wait("document.getElementById('more').children.length")
        assert live.run(where, names) == ["more", "more"]
        # The speed stands at the left.
        assert live.run("return document.querySelector('#more').firstElementChild.id") == "speed"
    live.browser.resize(1280, 800)
    live.wait("!document.getElementById('more').children.length")
    assert live.run(where, names) == ["bar", "tools"]
    assert live.run("return document.getElementById('speed').nextElementSibling.id") == "counters"
    assert live.run("return [...document.getElementById('tools').children].map(e => e.dataset.action)") == [
        "THEME",
        "HELP",
    ]


EDGES = """
const number = (e, name) => Number(e.getAttribute(name));
const nodes = [...document.querySelectorAll(".node use")].map(e =>
    [number(e, "x") + number(e, "width") / 2, number(e, "y") + number(e, "height") / 2, number(e, "width") / 2]);
const edges = [...document.querySelectorAll("#branches path")].map(e =>
    [e.getAttribute("class"), ...e.getAttribute("d").slice(1).split(/[L ]/).map(Number)]);
const names = [...document.querySelectorAll("#branches .name")].map(e => [e.textContent, number(e, "y")]);
return [nodes, edges, names];
"""


def test_the_tree_s_edges_join_its_nodes_and_the_path_lies_on_top(live: Live) -> None:
    live.begin("#n=4&at=2,4,1:2")
    live.press("f3")
    nodes, edges, names = live.run(EDGES)
    assert len(edges) == len(nodes) - 1
    for _, *ends in edges:
        for x, y in (ends[:2], ends[2:]):
            assert any(dist((x, y), node[:2]) < 1.2 * node[2] for node in nodes)
        assert ends[1] < ends[3], "from a column to the next"
    assert [kind for kind, *_ in edges][-4:] == ["now", "now", "now", "try"]
    names = names[1:]  # above them stands what they are
    assert [name[-1] for name, _ in names] == ["1", "2", "3", "4"]
    heights = sorted({round(y) for _, y, _ in nodes})
    assert [round(y) for _, y in names] == pytest.approx(heights[1:], abs=1)
