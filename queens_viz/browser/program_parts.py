"""The program as HTML: listing, switch, calls and values, written whole, and in parts for what a step changes."""

from __future__ import annotations

from ..looks.program import CallLook, Choice, ProgramLook, Value, calls_within
from ..words.words import Words
from .parts import escaped

CALLS, LINE = 9, 30.0
"""Calls, and the length of a line of values in its type, that are shown where nobody has measured their room."""

DIGIT, COMMA, PADDING = 0.53, 0.57, 2.6
"""The width of a digit, by how much narrower a comma and a blank are than two, and a frame's edges; in their type."""

Shown = tuple[CallLook | None, ...]


def program(look: ProgramLook, calls: Shown, values: tuple[str, ...], say: Words) -> str:
    """Return the whole panel with these of its calls, and values in these words."""
    lines = "".join(
        f'<code class="{kind_of_line(look, k)}"><i>{k + 1}</i>{escaped(line)}</code>'
        for k, line in enumerate(look.lines)
    )
    choices = "".join(_choice(choice, look.switch.label) for choice in look.choices)
    return (
        f'<div id="program" style="--lines:{len(look.lines)};--frame:{frame_width(look, say):.1f}">'
        f'<pre id="listing">{lines}</pre><div id="switch" role="group"><span>{choices}</span>'
        f'<kbd aria-hidden="true">{look.switch.label}</kbd></div><div id="calls">{_calls(look, calls)}</div>'
        f'<p id="values">{values_words(look, values)}</p></div>'
    )


def _calls(look: ProgramLook, calls: Shown) -> str:
    """Return the frames of calls, or why there are none."""
    if look.remark:
        return f'<p id="no-calls">{escaped(look.remark)}</p>'
    name, line = map(escaped, look.headings)
    return (
        f'<p id="calls-name"><span>{name}</span><span>{line}</span></p><div id="frames" style="--columns:1;--most:'
        f'{look.most_calls};--rows:{min(CALLS, look.most_calls)}">{"".join(map(frame, calls, kinds_of(calls)))}</div>'
    )


def structure(look: ProgramLook) -> tuple[object, ...]:
    """Return what steps don't change but seldom: where it is another one, the panel is written anew."""
    return look.lines, look.choices, look.headings, look.remark


def kind_of_line(look: ProgramLook, k: int) -> str:
    """Return the class of a line: one that ran has a bar, one that changed something a band too."""
    return "changed ran" if k in look.changed else "ran" if k in look.ran else ""


def _choice(choice: Choice, key: str) -> str:
    """Return a side of the switch."""
    is_on = str(choice.is_on).lower()
    return (
        f'<button data-action="LISTING" data-program="{choice.program.name}" aria-pressed="{is_on}" '
        f'aria-keyshortcuts="{key}">{escaped(choice.name)}</button>'
    )


def kinds_of(calls: Shown) -> list[str]:
    """Return the classes of the frames: the innermost call is the last one."""
    kinds = ["call" if call else "left-out" for call in calls]
    return [*kinds[:-1], "call innermost"] if calls else []


def frame(call: CallLook | None, kind: str) -> str:
    """Return the frame of a call, or the sign of those that are left out."""
    return f'<p class="{kind}">{call_words(call)}</p>'


def call_words(call: CallLook | None) -> str:
    """Return what stands in a frame."""
    return f"<span>{call.call}</span> <b>{escaped(call.row)}</b> <i>{call.line}</i>" if call else "…"


def frame_width(look: ProgramLook, say: Words) -> float:
    """Return how wide a frame has to be at most, in its type."""
    row = say("call_row", row=look.most_calls)
    return DIGIT * (len(f"place({look.most_calls})") + len(row) + 2) + PADDING


def values_words(look: ProgramLook, texts: tuple[str, ...]) -> str:
    """Return the variables and their values in these words."""
    named = [f"<span>{value.name} = <b>{text}</b></span>" for value, text in zip(look.values, texts, strict=True)]
    return " ".join(named)


def shown_calls(look: ProgramLook, room: int) -> Shown:
    """Return the calls for which there is room."""
    return calls_within(look.calls, max(2, room))


def shown_values(look: ProgramLook, room: float) -> tuple[str, ...]:
    """Return the values, each as long as fits a line of so much room, in its type.

    >>> look = ProgramLook((), frozenset(), frozenset(), None, (), (), (), 0, "", (), None, False)
    >>> board = Value("board", ("[1, 3, 5, 2, 4]", "[…, 5, 2, 4]", "[…, 4]"))
    >>> [shown_values(look._replace(values=(board,)), room) for room in (20, 9, 2)]
    [('[1, 3, 5, 2, 4]',), ('[…, 5, 2, 4]',), ('[…, 4]',)]
    """
    return tuple([_fitting(value, room - DIGIT * (len(value.name) + 2)) for value in look.values])


def _fitting(value: Value, room: float) -> str:
    for text in value.texts:
        if DIGIT * len(text) - COMMA * text.count(",") <= room:
            return text
    return value.texts[-1]
