"""What the live page is to who doesn't see it: roles, names and states, what is said, and when nothing is."""

from __future__ import annotations

from typing import Any

import pytest

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
        (node.role, node.name.replace("\u00a0", " ").strip()): node.properties
        for node in live.browser.accessible()
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
    assert [
        role
        for role, name in nodes
        if not name and role in ("button", "slider", "tab", "textbox")
    ] == []
    assert not any(role.startswith("Svg") for role, _ in nodes), (
        "the picture is told by what lies over it"
    )


def test_the_tree_is_told_by_the_node_that_has_the_focus(live: Live) -> None:
    live.begin(n=4, at="2,4,1:3")
    live.press("f3")
    assert (
        live.get("[data-key=NODE]", "role"),
        live.get("[data-key=NODE]", "aria-selected"),
    ) == ("treeitem", "true")
    assert (
        live.text("[data-key=NODE]") == "Node: queens in rows 2, 4, 1, 3: being tested."
    )
    live.focus_on("[data-key=NODE]")
    live.press("up")
    assert live.focus == "NODE"
    told = live.text("[data-key=NODE]")
    assert told.startswith("Node: queens in rows 2, 4, 1:")
    assert live.heard.endswith(told)


def test_each_step_is_said_once_as_whole_sentences(live: Live) -> None:
    live.begin(n=4, at="1:1")
    live.run(SAID)
    for _ in range(8):
        live.press("right")
    heard = said(live)
    assert len(heard) == 8
    assert heard[1].startswith(
        "Column 2, row 3 is safe. No other queen shares its row or diagonals. Next: "
    )
    assert heard[6].startswith(
        "Back to column 2. Column 3 is used up: the search removes the queen"
    ), heard


@pytest.mark.full
def test_a_run_is_silent_until_it_halts(live: Live) -> None:
    live.begin(n=8, speed=200)
    live.run(SAID)
    live.press("space")
    live.wait(
        "Number(document.querySelector('#picture [data-part=counters] text').textContent.split(/\\s/)[1]) > 9"
    )
    assert said(live) == []
    live.press("space")
    assert said(live) == [live.told]


def test_a_message_that_comes_twice_is_said_twice(live: Live) -> None:
    live.begin(n=4)
    live.run(SAID)
    live.press("u")
    live.press("u")
    first, second = said(live)
    assert first.strip() == second.strip() == "There is nothing to undo."
    assert first != second


@pytest.mark.full
def test_a_vote_is_counted_shown_and_told(live: Live) -> None:
    live.begin("#n=8&at=2,4,1,3,5:7")
    live.press("p")
    live.press("j")
    live.run(SAID)
    for key in ("x", "x", "y", "1", "7"):
        live.press(key)
    assert said(live)[-1].endswith("Safe: 17 hands 19 hands")
    named = {name for role, name in spoken(live) if role == "button"}
    assert {
        "Safe",
        "remove one hand: safe",
        "add 5 hands: safe",
        "Show hands",
        "end the vote",
    } <= named
    live.press("right", "escape")
    assert live.heard.startswith("Press again to end the vote: 19 hands will be lost.")
    live.press("return")
    assert "attacked: 2 hands" in live.heard
    live.press("return")
    assert "attacked: 2 hands (right)" in live.heard
    assert "Column 6, row 7 is attacked" in live.heard
