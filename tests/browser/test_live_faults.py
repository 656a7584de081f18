"""Painting in the live page: never inside itself, and what fails once is painted as soon as it can be."""

from __future__ import annotations

import pytest

from ..tiers import rare
from .chromium import NEXT_FRAME
from .live import Live

SHOWN = "return getComputedStyle(document.getElementById('failed')).display"


def test_a_fault_is_told_and_the_next_good_picture_takes_it_away(live: Live) -> None:
    live.begin("#n=4&at=2:2")
    assert live.run(SHOWN) == "none"
    live.run(
        "window.put = Element.prototype.setAttribute; Element.prototype.setAttribute = () => { throw Error('no') }"
    )
    live.press("f4")
    assert "no" in live.fault
    assert (live.text("#fault"), live.run(SHOWN), live.get("#failed", "role")) == (
        live.fault,
        "block",
        "alert",
    )
    live.run("Element.prototype.setAttribute = put")
    live.press("right")
    assert (live.fault, live.run(SHOWN), live.tab) == ("", "none", "PROGRAM")
    assert live.browser.console(), "what failed was told"


FAILING = """
window.writes = window.failsAt = 0;
const failing = write => function(...all) {
    if (++writes === failsAt) throw Error("it can't be written");
    return write.apply(this, all);
};
for (const [owner, names] of [
    [Element, ["innerHTML", "setAttribute", "remove", "after", "prepend", "append", "before"]],
    [Node, ["textContent", "appendChild"]], [CSSStyleDeclaration, ["cssText"]], [HTMLElement, ["hidden", "focus"]],
]) for (const name of names) {
    const found = Object.getOwnPropertyDescriptor(owner.prototype, name), kind = found.set ? "set" : "value";
    Object.defineProperty(owner.prototype, name, {...found, [kind]: failing(found[kind])});
}
"""
"""Lets one of the next writes into the document fail."""

FORTH_AND_BACK = (
    f"const painted = () => {NEXT_FRAME};"
    + """
const [forth, back, by] = arguments, wrong = [], root = document.documentElement;
const send = async key => {
    for (const kind of ["keydown", "keyup"])
        (document.activeElement || document.body).dispatchEvent(
            new KeyboardEvent(kind, {key, bubbles: true, cancelable: true}));
    await painted();
};
const whole = () => {
    const copy = root.cloneNode(true);
    // What was said and told of a fault stays, and definitions that nothing uses any more; they aren't seen.
    for (const part of copy.querySelectorAll("head, script, #heard, #fault")) part.remove();
    for (const part of copy.querySelectorAll("g:empty, [data-part=definitions], [hidden] *")) part.remove();
    return copy.outerHTML;
};
return (async () => {
    for (const key of [forth, back, forth, back]) await send(key);
    const before = whole();
    let number = 0;
    do {
        number += by;
        [writes, failsAt] = [0, number];
        await send(forth);
        failsAt = 0;
        if (writes < number) break;
        const isTold = Boolean(root.dataset.failed);
        await send(back);
        const after = whole();
        const at = [...before].findIndex((sign, k) => sign !== after[k]) - 60;
        if (!isTold || after !== before)
            wrong.push([number, isTold, root.dataset.failed ?? "", before.substr(at, 160), after.substr(at, 160)]);
    } while (!wrong.length);
    return [number, wrong];
})();
"""
)
"""Goes forth and back, each write of the way forth failing in turn; tells after which the way back does not help."""


KEYS = (("k", "Escape"), ("F4", "F3"), ("m", "m"), ("F1", "Escape"), ("+", "-"))
WAYS = [(("ArrowRight", "ArrowLeft"), 7), *rare(*((keys, 5) for keys in KEYS))]


@pytest.mark.full
@pytest.mark.parametrize(("way", "by"), WAYS)
def test_whatever_fails_the_next_picture_is_whole_and_takes_the_fault_away(
    live: Live, way: tuple[str, str], by: int
) -> None:
    """Let one write after another fail; in the default tier each seventh."""
    live.browser.prefer(reduced_motion=True)
    live.open("#n=4&at=2,4,1:2")
    live.run(FAILING)
    number, wrong = live.run(FORTH_AND_BACK, *way, by)
    assert (wrong, number > 1) == ([], True), f"of {number} writes, told, still told"
    assert live.browser.console(), "what failed was told"
