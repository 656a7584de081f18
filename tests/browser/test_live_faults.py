"""Painting in the live page: never inside itself, and what fails once is painted as soon as it can be."""

from __future__ import annotations

import pytest

from ..tiers import rare
from .live import Live

LOOP, LARGE, FIRST = "#switch [data-program=LOOP]", "#foot button", "#lines [data-index='0']"

SEQUENCES = {
    "a line of the list, then all solutions": (FIRST, "return", "a"),
    "the loop, then the list": (LOOP, "return f4", "f2"),
    "the tree in the whole window, then the list": (LARGE, "return f3", "f2"),
    "the tree in the whole window, then the program": (LARGE, "return f3", "f4"),
    "a line of the list, then my own board": (FIRST, "return", "m"),
    "a line of the list, then another size": (FIRST, "return", "+"),
}


@pytest.mark.parametrize("what", [*list(SEQUENCES)[:3], *rare(*list(SEQUENCES)[3:])])
def test_what_has_the_focus_can_be_taken_away(live: Live, what: str) -> None:
    clicked, before, after = SEQUENCES[what]
    live.begin("#n=8&at=:1")
    live.press(*before.split())
    live.wait(f'document.querySelector("{clicked}")')
    live.click(clicked)
    live.press(*after.split())
    live.halted()
    assert (live.fault, live.browser.console()) == ("", [])


def test_what_is_asked_for_while_it_paints_is_painted_afterwards(live: Live) -> None:
    live.begin("#n=4&at=2:2")
    live.click("#n")
    live.press("7")
    assert (live.run("return document.getElementById('n').value"), live.get("#size", "class")) == ("7", "typed")
    live.press("f1")
    assert live.run("return document.getElementById('help').open"), "it takes the focus from what was typed"
    assert (live.run("return document.getElementById('n').value"), live.get("#size", "class")) == ("4", "")


FAILING = """
window.writes = window.failsAt = 0;
const failing = write => function(...all) {
    if (++writes === failsAt) throw Error("it can't be written");
    return write.apply(this, all);
};
for (const [owner, names] of [
    [Element, ["innerHTML", "setAttribute", "toggleAttribute", "insertAdjacentHTML", "remove"]],
    [Node, ["textContent", "appendChild"]], [DOMTokenList, ["toggle"]], [CSSStyleDeclaration, ["setProperty"]],
]) for (const name of names) {
    const found = Object.getOwnPropertyDescriptor(owner.prototype, name), kind = found.set ? "set" : "value";
    Object.defineProperty(owner.prototype, name, {...found, [kind]: failing(found[kind])});
}
"""
"""Lets one of the next writes into the document fail."""

FORTH_AND_BACK = """
const [forth, back] = arguments, wrong = [], root = document.documentElement;
const send = key => (document.activeElement || document.body).dispatchEvent(
    new KeyboardEvent("keydown", {key, bubbles: true, cancelable: true}));
const whole = () => {
    const copy = root.cloneNode(true);
    // What was said and what was told of a fault stays; it isn't seen.
    for (const part of copy.querySelectorAll("head, script, #heard, #fault, #message")) part.remove();
    return copy.outerHTML;
};
for (const key of [forth, back, forth, back]) send(key);
const before = whole();
let number = 0;
do {
    [writes, failsAt] = [0, ++number];
    send(forth);
    failsAt = 0;
    if (writes < number) break;
    const isTold = Boolean(root.dataset.failed);
    send(back);
    if (!isTold || whole() !== before) wrong.push([number, isTold, root.dataset.failed ?? ""]);
} while (!wrong.length);
return [number, wrong];
"""
"""Goes forth and back, each write of the way forth failing in turn; tells after which the way back does not help."""

WAYS = [
    ("ArrowRight", "ArrowLeft"),
    *rare(("F4", "F3"), ("F2", "F3"), ("w", "w"), ("p", "Escape"), ("b", "b"), ("m", "m")),
    *rare(("k", "Escape"), ("F1", "Escape"), ("o", "o"), ("+", "-"), ("a", "Home")),
]


@pytest.mark.parametrize(("forth", "back"), WAYS)
def test_whatever_fails_the_next_picture_is_whole_and_takes_the_fault_away(live: Live, forth: str, back: str) -> None:
    live.open("#n=4&at=2,4,1:2")
    live.run(FAILING)
    number, wrong = live.run(FORTH_AND_BACK, forth, back)
    assert (wrong, number > 1) == ([], True), f"of {number} writes, told, still told"
    assert live.browser.console(), "what failed was told"
