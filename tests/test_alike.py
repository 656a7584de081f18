"""Two records of strokes are held against each other: whatever is different is told."""

from __future__ import annotations

import pytest

from queens_viz.paint.pen import Drawn, Stroke
from queens_viz.paint.rect import Rect

from .alike import ROW, runs

ROOM = Rect(0, 0, 400, 300)
BOX = Drawn(Stroke.BOX, "", Rect(10, 10, 100, 40), "panel", "border", room=ROOM)
ONE = Drawn(Stroke.TEXT, "No square is", Rect(20, 60, 90, 20), "text", room=ROOM)
TWO = Drawn(Stroke.TEXT, "left here.", Rect(20, 80, 70, 20), "text", room=ROOM)
STROKES = [BOX, ONE, TWO]


def moved(one: Drawn, across: int, down: int) -> Drawn:
    """Return a stroke that stands elsewhere."""
    return one._replace(rect=one.rect.move(across, down))


OTHERS = {
    "nothing": (STROKES, []),
    "one is left out": ([BOX, TWO], ["window: text 'No square is' text"]),
    "one is more": ([*STROKES, BOX], ["page: box panel with border"]),
    "another role": (
        [BOX, ONE, TWO._replace(role="muted")],
        ["window: text 'left here.' text", "page: text 'left here.' muted"],
    ),
    "a little apart": ([moved(BOX, 6, 6), ONE, TWO], []),
    "lower": ([moved(BOX, 0, 7), ONE, TWO], ["elsewhere: box panel with border"]),
    "wider": ([BOX._replace(rect=Rect(10, 10, 110, 40)), ONE, TWO], ["elsewhere: box panel with border"]),
    "a wider text": ([BOX, ONE._replace(rect=Rect(20, 60, 120, 20)), TWO], []),
    "two lower": (
        [BOX, moved(ONE, 0, 9), moved(TWO, 0, 9)],
        ["elsewhere: text 'No square is' text to text 'left here.' text"],
    ),
    "another word": (
        [BOX, ONE._replace(what="No square"), TWO._replace(what="is left here.")],
        ["broken elsewhere: No square is left here."],
    ),
}


@pytest.mark.parametrize("what", OTHERS)
def test_every_difference_is_told(what: str) -> None:
    page, lines = OTHERS[what]
    assert [line for run in runs(STROKES, page, still=[ROOM]) for line in run.told] == lines


@pytest.mark.parametrize(("across", "is_near"), [(ROW, True), (ROW + 1, False)])
def test_in_a_row_widths_add_up(across: int, is_near: bool) -> None:
    page = [moved(one, across, 0) for one in STROKES]
    assert (not list(runs(STROKES, page, still=[]))) is is_near
