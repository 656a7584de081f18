"""What a live page has to show of the program, and of what is left, by the looks of an app in CPython."""

from __future__ import annotations

from typing import Any

from queens_viz.app.app import App
from queens_viz.looks import program
from queens_viz.looks.looks import Looks
from queens_viz.looks.program import CallLook, ProgramLook
from queens_viz.looks.scene import Scene

PROGRAM = ("listing", "ran", "changed", "choices", "calls", "innermost", "besides", "values")
"""What is read of the program."""


def program_of(app: App) -> ProgramLook | None:
    """Return what is shown of the program, if it is open."""
    return program.look(Scene.of(app)) if app.has_program and not app.own_board else None


def program_words(look: ProgramLook | None) -> dict[str, Any]:
    """Return what is to be read of the program, all its calls and whole values."""
    if not look:
        return {name: [] for name in PROGRAM}
    beside = [look.remark] if look.remark else list(look.headings)
    return {
        "listing": [[str(k), line] for k, line in enumerate(look.lines, start=1)],
        "ran": sorted(look.ran | look.changed),
        "changed": sorted(look.changed),
        "choices": [[one.name, one.program.name, str(one.is_on).lower()] for one in look.choices],
        "calls": [call_words(call) for call in look.calls] if not look.remark else [],
        "innermost": [len(look.calls) - 1] if not look.remark else [],
        "besides": [look.switch.label, *beside],
        "values": [f"{value.name} = {value.texts[0]}" for value in look.values],
    }


def call_words(call: CallLook | None) -> list[str]:
    """Return what stands in the frame of a call; nothing where calls are left out."""
    return [call.call, call.row, call.line] if call else []


def outlook_words(looks: Looks) -> dict[str, Any]:
    """Return what the strip says of the later columns."""
    left = looks.ahead
    if not left:
        return {"outlook": []}
    said, button = left.outlook, left.button
    words = [said.headline, said.short, said.reason] if said.headline else []
    return {"outlook": [left.role, *words, [f"{button.label} {button.hint}", "true"]]}
