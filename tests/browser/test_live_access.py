"""The live page for everybody: what is heard, the focus, what a reader prefers, faults, and rest where it halts."""

from __future__ import annotations

from typing import Any

import pytest

from .live import Live

WATCH = """
window.pending = new Set();
const {setTimeout, clearTimeout, setInterval, requestAnimationFrame} = window;
window.setTimeout = (run, time) => {
    const id = setTimeout(() => { pending.delete(id); run(); }, time);
    pending.add(id);
    return id;
};
window.clearTimeout = id => { pending.delete(id); clearTimeout(id); };
window.setInterval = (...all) => { pending.add("interval"); return setInterval(...all); };
window.requestAnimationFrame = run => {
    const id = requestAnimationFrame(now => { pending.delete("frame " + id); run(now); });
    pending.add("frame " + id);
    return id;
};
"""

REST = "return new Promise(done => setTimeout(done, 300))"

RING = """
const style = getComputedStyle(document.activeElement), name = document.activeElement.outerHTML.slice(0, 60);
return [name, style.outlineStyle, parseFloat(style.outlineWidth)];
"""


def spoken(live: Live) -> dict[tuple[str, str], dict[str, Any]]:
    """Return what a screen reader is given: roles, names and the properties of each."""
    return {
        (node.role, node.name.replace("\u00a0", " ").strip()): node.properties for node in live.browser.accessible()
    }


def test_what_a_screen_reader_is_given(live: Live) -> None:
    live.begin("#n=4&at=2:2")
    nodes = spoken(live)
    named = [name for role, name in nodes if role == "button"]
    assert named[:6] == ["a smaller board", "a larger board", "Menu", "Theme", "Help", "1"]
    assert {"1", "2", "3", "4"} <= set(named)
    for role, name in [
        ("textbox", "size of the board"),
        ("image", "Rows of the queens, from column 1 on: 2."),
        ("tab", "Tree"),
        ("tabpanel", "Tree"),
        ("slider", "progress"),
        ("slider", "Speed"),
        ("button", "Next solution"),
        ("group", "columns; press one to set a breakpoint"),
        ("heading", "Column 2, row 2 is attacked"),
    ]:
        assert (role, name) in nodes, (role, name)
    assert all(name for role, name in nodes if role in ("button", "textbox", "slider", "tab", "tabpanel", "dialog"))
    assert nodes["tab", "Tree"]["selected"]
    live.press("f1")
    nodes = spoken(live)
    assert nodes["dialog", "Keys"]["modal"]
    assert {("combobox", "Language"), ("checkbox", "Ignore keys of a single letter")} <= set(nodes)


@pytest.mark.full
@pytest.mark.parametrize("size", [(1280, 800), (360, 640), (640, 360)])
def test_the_focus_is_seen_wherever_it_is(live: Live, size: tuple[int, int]) -> None:
    live.browser.resize(*size)
    live.open("#n=5&at=:1")
    live.press("a", "f2")
    live.halted()
    for _ in range(24):
        live.press("tab")
        name, style, width = live.run(RING)
        if not name.startswith("<body"):
            assert (style, width >= 2) == ("solid", True), name
            assert live.run(IS_IN_VIEW), name


IS_IN_VIEW = """
const element = document.activeElement, box = element.getBoundingClientRect();
const places = [.5, .2, .8].map(share => [box.left + box.width * share, box.top + box.height * share]);
return places.some(([x, y]) => element.contains(document.elementFromPoint(x, y)));
"""


@pytest.mark.full
def test_the_colours_are_those_that_a_reader_prefers_until_some_are_chosen(live: Live) -> None:
    live.browser.prefer(dark=True, reduced_motion=True)
    live.open("#n=4&at=2:2")
    assert live.get("html", "data-theme") == "dark"
    dark = live.style("html", "background-color")
    live.browser.prefer(reduced_motion=True)
    live.wait("document.documentElement.dataset.theme == 'light'")
    assert live.style("html", "background-color") != dark
    live.browser.prefer(dark=True, reduced_motion=True)
    live.wait("document.documentElement.dataset.theme == 'dark'")
    live.press("t")
    assert live.get("html", "data-theme") == "contrast"
    live.browser.prefer(reduced_motion=True)
    live.run(REST)
    assert live.get("html", "data-theme") == "contrast"
    live.open(options={"n": 4, "theme": "light"})
    live.browser.prefer(dark=True, reduced_motion=True)
    live.run(REST)
    assert live.get("html", "data-theme") == "light"


def test_a_fault_is_told_in_the_card(live: Live) -> None:
    live.open("#n=4&at=2:2")
    assert live.style("#failed", "display") == "none"
    live.run("document.querySelector('#said svg').remove()")
    live.press("right")
    live.expected_fault = live.fault
    assert live.text("#card #fault") == live.fault != ""
    assert live.is_uncovered("#fault")
    assert (live.get("#failed", "role"), live.style("#failed", "display")) == ("alert", "block")


@pytest.mark.full
def test_where_it_halts_no_script_runs(live: Live) -> None:
    live.open("#n=5&at=:1", options={"n": 5, "speed": 60, "pause": 0, "language": "en"})
    live.run(WATCH)
    live.press("right", "space")
    assert live.run("return pending.size") > 0
    live.wait("Number(document.getElementById('steps-of').textContent.split(' ')[1]) > 20")
    live.press("space")
    live.wait("pending.size == 0")
    assert "at=" in str(live.run("return location.hash"))
    before = live.browser.spent().script
    live.run(REST)
    assert live.browser.spent().script - before < 0.005
