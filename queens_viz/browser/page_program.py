"""The program in the document: a step touches only the lines, calls and values that it changes."""

from __future__ import annotations

from typing import Any

from browser import window

from ..looks import program
from ..looks.program import ProgramLook
from ..looks.scene import Scene
from . import program_parts
from .page_dom import find, forget, give, write
from .program_parts import CALLS, LINE, Shown

HIGH = 1.75
"""How far frames are apart at least, in their type."""

EDGES = 30
"""Pixels that the sides of the values take."""


class ProgramPanel:
    """What is in the panel, and how much of it has room."""

    def __init__(self) -> None:
        self._look: ProgramLook | None = None
        self._structure: object = None
        self._calls: Shown = ()
        self._values: tuple[str, ...] = ()
        self._room, self._wide = CALLS, LINE

    def paint(self, scene: Scene, *, is_new: bool) -> str:
        """Change what a new scene changes, in a panel that shows something else if it is new; return what it shows."""
        look = program.look(scene)
        structure = program_parts.structure(look), scene.say.language, scene.n
        if is_new or structure != self._structure:
            self._write(look, scene)
            self._measure(look, scene)
            self._structure = structure
        self._change(look)
        return next(choice.name for choice in look.choices if choice.is_on)

    def fit(self, scene: Scene) -> None:
        """Take the room anew."""
        if self._look:
            self._measure(self._look, scene)

    def _write(self, look: ProgramLook, scene: Scene) -> None:
        """Write the panel whole."""
        calls, values = program_parts.shown_calls(look, self._room), program_parts.shown_values(look, self._wide)
        forget("contents", "innerHTML")
        write("contents", program_parts.program(look, calls, values, scene.say))
        self._look, self._calls, self._values = look, calls, values

    def _measure(self, look: ProgramLook, scene: Scene) -> None:
        """Take the room of frames, which stand in columns one below the other, and of values."""
        values = find("values")
        self._wide = (values.clientWidth - EDGES) / _type_of(values)
        frames = find("frames")
        if not frames:
            return
        size, gap, style = _type_of(frames), 0.5, frames.style
        needed = program_parts.frame_width(look, scene.say)
        columns = max(1, int((frames.clientWidth / size + gap) // (needed + gap)))
        most = -(-look.most_calls // columns)
        style.setProperty("--columns", str(columns))
        style.setProperty("--most", str(most))
        rows = max(1, min(most, int((frames.clientHeight + 0.2 * size) // (HIGH * size))))
        style.setProperty("--rows", str(rows))
        self._room = rows * columns

    def _change(self, look: ProgramLook) -> None:
        old = self._look
        if old and old.lines == look.lines:
            self._change_lines(look, old)
        if not look.remark:
            self._change_calls(program_parts.shown_calls(look, self._room))
        self._change_values(look, old)
        self._look = look

    def _change_lines(self, look: ProgramLook, old: ProgramLook) -> None:
        changed = (old.ran ^ look.ran) | (old.changed ^ look.changed)
        if changed:
            nodes = find("listing").children
            for k in changed:
                nodes[k].setAttribute("class", program_parts.kind_of_line(look, k))

    def _change_values(self, look: ProgramLook, old: ProgramLook | None) -> None:
        texts, before = program_parts.shown_values(look, self._wide), self._values
        if not old or [value.name for value in old.values] != [value.name for value in look.values]:
            give(find("values"), "innerHTML", program_parts.values_words(look, texts))
        elif texts != before:
            for node, text, was in zip(list(find("values").children), texts, before, strict=True):
                if text != was:
                    give(node.lastElementChild, "textContent", text)
        self._values = texts

    def _change_calls(self, calls: Shown) -> None:
        old = self._calls
        if old == calls:
            return
        frames, last = find("frames"), len(calls) - 1
        for _ in range(len(old) - len(calls)):
            frames.lastElementChild.remove()
        kinds = program_parts.kinds_of(calls)
        for k, call in enumerate(calls):
            if k >= len(old):
                frames.insertAdjacentHTML("beforeend", program_parts.frame(call, kinds[k]))
            elif old[k] != call or (k == last) is not (k == len(old) - 1):
                node = frames.children[k]
                node.setAttribute("class", kinds[k])
                give(node, "innerHTML", program_parts.call_words(call))
        self._calls = calls


def _type_of(node: Any) -> float:
    """Return the size of an element's type."""
    return float(window.parseFloat(window.getComputedStyle(node).fontSize))
