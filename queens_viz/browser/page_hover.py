"""What is told of what lies under the mouse: in a bubble beside it, and on the spot."""

from __future__ import annotations

from typing import Any

from browser import window

from ..app.moment import Mode
from ..looks import hover
from ..looks.hover import HoverLook, Kind, Target
from ..looks.scene import Scene
from . import parts, svg
from .page_dom import UNKNOWN, closest, find, give
from .page_panel import Panel
from .page_places import target_at

GAP, EDGE, ROUND = 10, 8, 18
"""Pixels between a bubble and what it tells of; from the window's edge; and from its own edge to its tip."""


class Hover:
    """What the mouse is over, and what is told of it."""

    def __init__(self, panel: Panel) -> None:
        self._panel = panel
        self._target: Target | None = None
        self._shown: object = UNKNOWN

    def over(self, event: Any, scene: Scene) -> None:
        """Follow a mouse or a pen; a finger hides what it is on, and what is held moves."""
        is_led = event.pointerType != "touch" and not event.buttons
        position, asks = scene.seen.position, bool(scene.own or scene.asking.cursor)
        self._target = target_at(event, position, self._panel.tree, asks_square=asks) if is_led else None
        is_far = not self._target and closest(event.target, "#board")
        give(find("board").style, "cursor", "default" if is_far else "")
        self.paint(scene)

    def leave(self, scene: Scene) -> None:
        """Tell nothing any more."""
        self._target = None
        self.paint(scene)

    def paint(self, scene: Scene) -> None:
        """Show what is told of it now; nothing while the search runs or the help is open."""
        is_quiet = scene.moment.mode is Mode.RUNNING or scene.state.has_help or scene.state.menu is not None
        look = None if is_quiet else hover.look(scene, self._target)
        tree = self._panel.tree if look and look.target.kind is Kind.NODE else None
        shown = look and (look, scene.seen.position, scene.own, scene.say.language, tree)
        if shown == self._shown:
            return
        self._shown = UNKNOWN
        find("hovered").innerHTML = _on_board(look, scene) if look else ""
        find("lane").classList.toggle("over", look is not None and look.target.kind is Kind.LINE)
        bubble = find("bubble")
        give(bubble, "hidden", not (look and look.words))
        if look and look.words:
            bubble.dataset.kind = look.target.kind.name.lower()
            bubble.innerHTML = _told(look, scene.n)
            self._place(bubble, look, scene.n)
        self._shown = shown

    def _place(self, bubble: Any, look: HoverLook, n: int) -> None:
        """Put the bubble beside what it tells of."""
        kind, value = look.target
        match kind:
            case Kind.SQUARE:
                box, (column, row) = find("board").getBoundingClientRect(), value
                side = box.width / n
                x, top = box.left + (column + 0.5) * side, box.top + (n - 1 - row) * side
                _put(bubble, x, top if row < n - 1 else top + side, is_above=row < n - 1)
            case Kind.NUMBER:
                box = find("columns").children[value + 1].getBoundingClientRect()
                _put(bubble, box.left + box.width / 2, box.bottom, is_above=False)
            case Kind.LINE:
                lane, box = find("lane"), find("progress").getBoundingClientRect()
                lane.style.setProperty("--over", f"{value:.5f}")
                _put(bubble, box.left + 9.5 + value * (box.width - 19), box.top, is_above=True)
            case Kind.NODE:
                self._put_beside_node(bubble, value)

    def _put_beside_node(self, bubble: Any, board: tuple[int, ...]) -> None:
        spots = self._panel.tree.spots if self._panel.tree else ()
        k = next((k for k, spot in enumerate(spots) if spot.node.board == board), None)
        drawn = find("branches") and find("branches").querySelector(f'[data-node="{k}"] use')
        if not drawn:
            give(bubble, "hidden", True)
            return
        node = drawn.getBoundingClientRect()
        x = node.right + GAP
        if x + bubble.offsetWidth > window.innerWidth - EDGE:
            x = node.left - GAP - bubble.offsetWidth
        y = (node.top + node.bottom - bubble.offsetHeight) / 2
        lowest = window.innerHeight - EDGE - bubble.offsetHeight
        _at(bubble, max(EDGE, x), min(max(EDGE, y), lowest))


def _put(bubble: Any, x: float, y: float, *, is_above: bool) -> None:
    """Put a bubble whose tip is at a point."""
    width = bubble.offsetWidth
    left = min(max(EDGE, x - width / 2), window.innerWidth - EDGE - width)
    bubble.classList.toggle("below", not is_above)
    bubble.style.setProperty("--tip", f"{min(max(x - left, ROUND), width - ROUND):.1f}px")
    _at(bubble, left, y - GAP - bubble.offsetHeight if is_above else y + GAP)


def _at(bubble: Any, left: float, top: float) -> None:
    bubble.style.left, bubble.style.top = f"{left:.1f}px", f"{top:.1f}px"


def _told(look: HoverLook, n: int) -> str:
    """Return what is in the bubble: words, and over those of a node its board, small."""
    board = parts.small_board(look.target.value, n, svg.SMALL_CROWN) if look.target.kind is Kind.NODE else ""
    return f"{board}<span>{parts.glued(look.words)}</span>"


def _on_board(look: HoverLook, scene: Scene) -> str:
    """Return what is drawn on the board: the queen that might stand there, and what would attack it."""
    if look.target.kind is not Kind.SQUARE:
        return ""
    (column, row), position = look.target.value, scene.seen.position
    n, board, drawn = position.n, position.board, []
    x, y = svg.corner(column, row, n)
    for other in look.attackers:
        queen = other, board[other]
        drawn.append(f'<path class="dashes" d="{svg.between(queen, (column, row), n)}"/>{svg.frame(queen, n, "")}')
    if not look.words:
        # The class is to find out by itself: a square is pointed out, and what stands there stays to be seen.
        return f'<rect class="tint" x="{x + 3}" y="{y + 3}" width="94" height="94"/>'
    if (column, row) == (len(board), position.candidate) or board[column : column + 1] == (row,):
        return "".join(drawn)
    return (
        f'{"".join(drawn)}<rect class="spot" x="{x + 3}" y="{y + 3}" width="94" height="94"/>'
        f'<use class="hollow" href="#crown" x="{x + 9}" y="{y + 9}" width="82" height="82"/>'
    )
