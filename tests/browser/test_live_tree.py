"""The tree of the live page: in the whole window, chosen by keys and clicks, opened and closed, and told in words."""

from __future__ import annotations

import pytest

from queens_viz.app import tree_view
from queens_viz.browser import tree_told
from queens_viz.looks import tree
from queens_viz.looks.scene import Scene

from ..tiers import IN_EACH_LANGUAGE
from .live import Live
from .seen import app_of, press, settled

IS_LARGE = "return document.body.classList.contains('large-tree')"

CENTRE = """
const box = document.querySelectorAll(".node use")[arguments[0]].getBoundingClientRect();
return [box.left + box.width / 2, box.top + box.height / 2].map(Math.round);
"""

FIELDS = """
return ["head", "field", "card", "panel", "bar"].filter(name => document.getElementById(name).offsetHeight > 0);
"""


def click_node(live: Live, which: int) -> None:
    """Click a node, counted in the order of the search."""
    live.browser.click_at(*live.run(CENTRE, which))


@pytest.mark.full
@pytest.mark.parametrize("key", ["o", "escape", "f2", "f4"])
def test_the_tree_has_the_whole_window_until_a_key_takes_it_back(live: Live, key: str) -> None:
    live.open("#n=8&at=2,4,1:1")
    live.press("f3", "o")
    assert live.run(IS_LARGE)
    assert live.run(FIELDS) == ["card", "panel", "bar"]
    assert live.text("#foot button").startswith("with the board")
    live.press("right")
    assert (live.run(IS_LARGE), live.stack) == (True, "2,4,1,2?,,,,"), "the search goes on beside it"
    live.press(key)
    assert not live.run(IS_LARGE)
    assert live.run(FIELDS) == ["head", "field", "card", "panel", "bar"]
    assert live.get("#tabs [aria-selected=true]", "data-action") == {"f2": "SOLUTIONS", "f4": "PROGRAM"}.get(
        key, "TREE"
    )


@pytest.mark.full
def test_its_button_does_the_same_and_keeps_the_focus(live: Live) -> None:
    live.open("#n=8&at=2,4,1:1")
    live.press("f3")
    for is_large in (True, False):
        live.click("#foot button")
        assert live.run(IS_LARGE) is is_large
        assert live.focus == "LARGE_TREE"


FOOT = """
const foot = document.getElementById("foot").getBoundingClientRect();
const parts = [...document.querySelectorAll("#foot button, #foot kbd")].map(one => one.getBoundingClientRect());
return parts.every(one => one.top >= foot.top && one.bottom <= foot.bottom + 1 && one.width > 0);
"""


@pytest.mark.full
@pytest.mark.parametrize("keys", [("f3",), ("f3", "w")])
def test_its_button_and_key_stand_in_the_line_under_the_tree(live: Live, keys: tuple[str, ...]) -> None:
    live.open("#n=8&at=1,4,6,8,3:7")
    live.press(*keys)
    assert live.run(FOOT)


@pytest.mark.full
def test_the_card_has_the_colour_that_its_words_have_in_the_window(live: Live) -> None:
    live.open("#n=8&at=2,4,1:1")
    live.press("m")
    colours = (
        "const of = one => getComputedStyle(document.querySelector(one)).color; return [of('#card h2'), of('body')]"
    )
    headline, text = live.run(colours)
    assert headline == text


@pytest.mark.full
@pytest.mark.parametrize("key", ["f3", "right", "f1"])
def test_other_keys_leave_it_its_window(live: Live, key: str) -> None:
    live.open("#n=8&at=2,4,1:1")
    live.press("f3", "o", key)
    assert live.run(IS_LARGE)


@pytest.mark.full
def test_from_another_tab_it_gets_the_window_and_gives_it_back_to_that(live: Live) -> None:
    live.open("#n=8&at=2,4,1:1")
    live.press("f4", "o")
    assert (live.run(IS_LARGE), live.count("#branches"), live.count("#listing")) == (True, 1, 0)
    live.press("o")
    assert (live.run(IS_LARGE), live.count("#branches"), live.count("#listing")) == (False, 0, 1)


def focus_on_tree(live: Live) -> None:
    """Give the tree the ring, as Tab does."""
    live.run("document.querySelector('#tabs [aria-selected=true]').focus()")
    live.press("tab")
    assert live.focus == "contents"


@pytest.mark.full
def test_with_the_ring_on_the_tree_arrows_choose_a_node_and_enter_goes_there(live: Live) -> None:
    live.open("#n=4&at=2,4,1:2")
    live.press("f3")
    focus_on_tree(live)
    assert live.count(".node.chosen") == 0
    live.press("left")
    assert live.count(".node.chosen") == 0, "there is none at its left"
    live.press("up", "up")
    assert (live.count(".node.chosen"), live.count(".node.chosen .turn")) == (1, 0)
    before, chosen = live.steps, live.stack
    assert chosen == "2,4,1?,"
    live.press("return")
    assert (live.count(".node.chosen"), live.stack) == (0, chosen)
    assert live.steps != before


@pytest.mark.full
def test_each_arrow_leads_to_the_node_that_the_window_s_leads_to(live: Live) -> None:
    live.open("#n=4&at=2,4,1:2")
    app = app_of(4)
    for key in ("right", *["right"] * 21):
        press(app, key)
    live.open(f"#n=4&at={app.player.search.position}")
    live.press("f3")
    focus_on_tree(live)
    for key in ("up", "left", "down", "right", "up", "up", "left", "left", "down"):
        live.press(key)
        tree_view.choose_node(app, key)
        look = tree.look(Scene.of(app))
        assert live.get(".node.chosen", "data-node") == (None if look.chosen is None else str(look.chosen)), key


@pytest.mark.full
def test_space_opens_and_closes_the_chosen_part_and_esc_gives_the_arrows_back(live: Live) -> None:
    live.open("#n=8&at=2:1")
    live.press("f3")
    focus_on_tree(live)
    live.press("up", "down")
    assert live.stack.startswith("1,")
    few = live.count(".node")
    live.press("space")
    live.wait(f"document.querySelectorAll('.node').length > {few}")
    assert live.chip == "Halted", "Space is the tree's"
    live.press("space")
    assert live.count(".node") == few
    live.press("escape", "escape")
    assert live.count(".node.chosen") == 0
    live.press("right")
    assert live.steps.startswith("step "), "→ is a step again"
    assert live.stack == "2,2?,,,,,,"


@pytest.mark.full
def test_space_on_a_node_that_is_not_finished_tells_why_nothing_opens(live: Live) -> None:
    live.open("#n=8&at=2:1")
    live.press("f3")
    focus_on_tree(live)
    few = live.count(".node")
    live.press("up", "space")
    assert (live.message, live.count(".node")) == ("Only a finished subtree opens.", few)


@pytest.mark.full
def test_a_triangle_opens_and_closes_by_clicks(live: Live) -> None:
    live.open("#n=8&at=2:1")
    live.press("f3")
    few = live.count(".node")
    assert live.count(".node.collapsed") == 1
    click_node(live, 1)
    assert (live.count(".node.chosen.collapsed .turn"), live.count(".node")) == (1, few), "the first click shows it"
    click_node(live, 1)
    live.wait(f"document.querySelectorAll('.node').length > {few}")
    click_node(live, 1)
    assert live.count(".node") == few
    click_node(live, 0)
    assert live.count(".node.chosen .turn") == 0, "the root is not finished"
    click_node(live, 0)
    assert live.count(".node") == few


@pytest.mark.full
@IN_EACH_LANGUAGE
def test_the_tree_and_the_chosen_node_are_told(live: Live, language: str) -> None:
    live.open(f"#n=8&at=2:1&language={language}")
    app = app_of(8, language)
    for key in ("home", "f3"):
        press(app, key)
    app.jump(app.player.search.position._replace(board=(1,), candidate=0))
    while app.player.is_busy:
        app.pass_time(0.1)
    live.press("f3")
    scene = Scene.of(app)
    whole = tree_told.told(tree.look(scene), scene.say).replace("\u00a0", " ")
    assert settled(lambda: live.text("#told"), whole) == whole
    assert live.text("#heard").startswith(f"{scene.say('tree')}. "), "a tab that opens is told"
    node = next(node for node in live.browser.accessible() if node.role == "tabpanel")
    assert node.name.startswith(scene.say("tree"))
    assert any(whole.split()[0] in node.name for node in live.browser.accessible())
    focus_on_tree(live)
    live.press("up", "down")
    tree_view.choose_node(app, "up")
    tree_view.choose_node(app, "down")
    look = tree.look(Scene.of(app))
    assert look.chosen is not None
    node_told = tree_told.node_told(look.spots[look.chosen], scene.say)
    assert live.text("#heard").startswith(node_told.replace("\u00a0", " "))


@pytest.mark.full
def test_a_tab_is_told_once_and_only_where_it_changes(live: Live) -> None:
    live.open("#n=8&at=2,4,1:1")
    card = live.text("#heard")
    assert card.startswith(live.headline)
    live.press("f4")
    assert live.text("#heard").startswith("Program. ")
    live.press("f2")
    assert live.text("#heard").startswith("Solutions. ")
    live.press("f2")
    live.press("right")
    assert live.text("#heard").startswith(live.headline)
    live.press("f3", "o")
    assert live.text("#heard").startswith("Tree in the whole window. ")
    live.press("right")
    assert live.text("#heard").startswith(live.headline), "a step is told without the tree"
