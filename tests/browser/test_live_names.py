"""What the live page is to who doesn't see it: roles, names and states, what is said, and when nothing is."""

from __future__ import annotations

from typing import Any

import pytest

from ..tiers import rare
from .live import Live

SAID = """
window.said = [];
window.hearing?.disconnect();
window.hearing = new MutationObserver(() => said.push(document.getElementById("heard").textContent));
hearing.observe(document.getElementById("heard"), {subtree: true, childList: true, characterData: true});
"""


def spoken(live: Live) -> dict[tuple[str, str], dict[str, Any]]:
    """Return what a screen reader is given: roles, names and the properties of each."""
    return {
        (node.role, node.name.replace("\u00a0", " ").strip()): node.properties for node in live.browser.accessible()
    }


def said(live: Live) -> list[str]:
    """Return what was said since somebody began to listen."""
    return [text.replace("\u00a0", " ") for text in live.run("return said")]


NAMED = [
    ("heading", "queens problem"),
    ("button", "Next solution"),
    ("slider", "progress"),
    ("slider", "Speed"),
    ("tab", "Solutions"),
    ("tab", "Tree"),
    ("textbox", "size of the board"),
    ("button", "a smaller board"),
    ("button", "Menu"),
    ("button", "Help"),
    ("group", "Rows of the queens, from column 1 on: 2."),
]


def test_all_has_a_role_and_a_name(live: Live) -> None:
    live.begin(n=4, at="2:2")
    nodes = spoken(live)
    assert [named for named in NAMED if named not in nodes] == []
    assert nodes["tab", "Tree"]["selected"]
    assert not nodes["tab", "Program"]["selected"]
    assert nodes["button", "Halt"]["disabled"]
    assert not nodes["button", "Run"].get("disabled")
    assert [role for role, name in nodes if not name and role in ("button", "slider", "tab", "textbox")] == []
    assert not any(role.startswith("Svg") for role, _ in nodes), "the picture is told by what lies over it"


def test_the_tree_is_told_by_the_node_that_has_the_focus(live: Live) -> None:
    live.begin(n=4, at="2,4,1:3")
    live.press("f3")
    assert (live.get("[data-key=NODE]", "role"), live.get("[data-key=NODE]", "aria-selected")) == ("treeitem", "true")
    assert live.text("[data-key=NODE]").startswith("Nodes of the tree so far: ")
    live.focus_on("[data-key=NODE]")
    live.press("up")
    assert live.focus == "NODE"
    assert live.text("[data-key=NODE]").endswith("Node: queens in rows 2, 4, 1: being searched.")
    assert live.heard.startswith("Node: queens in rows 2, 4, 1: being searched."), live.heard


def test_program_list_and_own_board_are_told(live: Live) -> None:
    live.begin(n=4, at="2,4,1:3")
    live.press("f4")
    assert "row = 3" in live.text("#contents").splitlines()
    live.press("a", "f2")
    live.halted()
    assert live.texts("#lines button")[0].startswith("1: 2 4 1 3")
    live.begin(n=4)
    live.press("m", "space")
    assert live.get("#board", "aria-label") == "column 1, row 1"
    assert len(live.text("#contents").splitlines()) > 3


def test_menu_and_help_are_told(live: Live) -> None:
    live.begin(n=4, at="2:2")
    live.press("k")
    nodes = spoken(live)
    assert any(role == "menuitem" and name.startswith("Predict") for role, name in nodes)
    live.press("escape", "f1")
    nodes = spoken(live)
    assert nodes["dialog", "Keys"]["modal"]
    assert ("button", "Close") in nodes or any(role == "button" for role, _ in nodes)


def test_each_step_is_said_once_as_whole_sentences(live: Live) -> None:
    live.begin(n=4, at="1:1")
    live.run(SAID)
    for _ in range(8):
        live.press("right")
    heard = said(live)
    assert len(heard) == 8
    assert heard[1].startswith("Column 2, row 3 is safe. No queen stands in its row or on its diagonals. Next: ")
    assert heard[6].startswith("Back to column 2. Column 3 is used up: the queen of column 2 is lifted"), heard


@pytest.mark.full
def test_a_run_is_silent_until_it_halts(live: Live) -> None:
    live.begin(n=8, speed=200)
    live.run(SAID)
    live.press("space")
    live.wait("Number(document.querySelector('#picture [data-part=counters] text').textContent.split(/\\s/)[1]) > 9")
    assert said(live) == []
    live.press("space")
    assert said(live) == [live.told]


def test_a_message_that_comes_twice_is_said_twice(live: Live) -> None:
    live.begin(n=4)
    live.run(SAID)
    live.press("u", "u")
    first, second = said(live)
    assert first.strip() == second.strip() == "There is nothing to undo."
    assert first != second


def test_questions_and_answers_are_said(live: Live) -> None:
    live.begin(n=4, at="1:1")
    live.press("p")
    assert "Safe or attacked? Column 2, row 1: what do you think?" in live.heard
    live.press("x")
    assert live.heard.startswith("Right: attacked. Column 2, row 1 is attacked"), live.heard
    live.begin(n=4)
    live.press("b", "right", "right")
    assert live.heard.startswith("column "), live.heard


def test_the_stages_of_a_hint_are_said_and_the_answer_has_a_button(live: Live) -> None:
    live.begin(n=4, at="1,3:4")
    live.press("b", "left", "left", "space")
    assert "Column 3 is used up: the last queen placed is lifted" in live.heard
    assert live.count("[data-key=SHOW_ANSWER]") == 0
    live.press("space")
    assert "Look at the queen of column 2" in live.heard
    live.run(SAID)
    live.press("space", "space")
    assert len(said(live)) == 2, "each wrong answer is said, though the words are the same"
    assert live.heard.endswith("A shown answer doesn't count as right.")
    assert live.text("#answers [data-key=SHOW_ANSWER]") == "Show me"
    live.click("[data-key=SHOW_ANSWER]")
    assert live.heard.startswith("Shown: column 2, row 4. Column 3 is used up"), live.heard
    assert live.count("[data-key=SHOW_ANSWER]") == 0
    live.press("escape")
    assert "Be the search" not in live.drawn("header")


@pytest.mark.full
def test_an_opened_tab_is_said(live: Live) -> None:
    live.begin(n=8, at="2,4:6")
    live.press("f3")
    assert live.heard.startswith("Tree. Nodes of the tree so far:")
    live.press("f4")
    assert live.heard.startswith("Program. ")


@pytest.mark.parametrize("size", [(1280, 800), *rare(((390, 844),))])
def test_who_reads_hears_the_card_as_a_whole(live: Live, size: tuple[int, int]) -> None:
    live.browser.resize(*size)
    live.begin(n=4, at="2:2")
    assert live.told.startswith("Column 2, row 2 is attacked by the queen in column 1, row 2: same row. Next: ")
    assert live.get("#heard", "aria-live") == "polite"
