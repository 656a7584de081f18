"""Everything that is drawn in a dozen states, stroke by stroke, as it was when somebody last looked at it."""

from __future__ import annotations

from difflib import unified_diff

import pytest

from queens_viz.window.pen import SurfacePen

from .. import strokes


@pytest.mark.parametrize("name", strokes.kept())
def test_what_is_drawn_is_what_was_kept(name: str) -> None:
    """Where this fails and should, `python -m tests.strokes` writes it anew; read the difference."""
    letters, *kept = strokes.path_of(name).read_text(encoding="utf-8").splitlines()
    drawn = strokes.kept()[name].drawn()
    if letters != strokes.letters():
        # Other letters, other places: then what is drawn, in which order.
        kept, drawn = ([line.split()[0] for line in lines] for lines in (kept, drawn))
    changed = [line for line in unified_diff(kept, drawn, "kept", "drawn", n=0, lineterm="") if line[0] in "+-"]
    assert not changed, "\n".join(changed[:20])


def test_every_record_is_of_a_state() -> None:
    assert sorted(strokes.KEPT.iterdir()) == sorted(map(strokes.path_of, strokes.kept()))


@pytest.mark.parametrize("stroke", ["text", "shape", "box", "path", "checks", "hatch"])
def test_a_kind_of_stroke_that_is_left_out_is_missed(stroke: str, monkeypatch: pytest.MonkeyPatch) -> None:
    state = strokes.kept()["ahead"]
    before = state.drawn()
    monkeypatch.setattr(SurfacePen, "_note", lambda pen, drawn: drawn.stroke.value != stroke and note(pen, drawn))
    assert len(state.drawn()) < len(before)


note = SurfacePen._note
