"""Texts that are cut in a page: those that leave what clips them, their button or card, or the window."""

from __future__ import annotations

from .live import Live

CUT = """
const found = [], range = document.createRange();
const boxed = "button:not([data-column]), #card, #menu, #tabs, #chip, #message, #stack b";
const beside = (box, room) => box.left < room.left - 1.5 || box.right > room.right + 1.5;
// A line's box is higher than its letters.
const above = (box, room) => box.top + .25 * box.height < room.top || box.bottom - .25 * box.height > room.bottom;
const isCut = (box, element) => {
    for (let around = element; around && around !== document.body; around = around.parentElement) {
        const style = getComputedStyle(around), room = around.getBoundingClientRect(), isBox = around.matches(boxed);
        if (/auto|scroll/.test(style.overflowY)) return beside(box, room);
        const clips = name => isBox || /hidden|clip/.test(style[name]);
        if (clips("overflowX") && beside(box, room) || clips("overflowY") && above(box, room)) return true;
        if (style.position === "fixed") break;
    }
    return beside(box, {left: 0, right: innerWidth});
};
const isUnseen = element => !element.checkVisibility({visibilityProperty: true, opacityProperty: true})
    || element.closest("svg, #heard, #told")
    // Where the stack has no cells, it shows the last of its numbers.
    || element.closest("#stack") && getComputedStyle(element.closest("#stack")).display === "flex"
    || function hides(one) {
        return one && (getComputedStyle(one).clipPath === "inset(50%)" || hides(one.parentElement));
    }(element);
const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
for (let text; text = walker.nextNode();) {
    if (!text.data.trim() || isUnseen(text.parentElement)) continue;
    range.selectNodeContents(text);
    if ([...range.getClientRects()].some(box => box.width && isCut(box, text.parentElement))) found.push(text.data);
}
if (document.documentElement.scrollWidth > innerWidth) found.push("the page is wider than its window");
return found;
"""


def cut(live: Live) -> list[str]:
    """Return the texts that are seen, but not whole, and can't be scrolled to; what never is to be seen whole not."""
    return [str(text) for text in live.run(CUT)]
