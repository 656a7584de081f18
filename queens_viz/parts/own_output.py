"""What a person's own program has printed, up to the step that is shown."""

from __future__ import annotations

from typing import NamedTuple

from ..app.moment import PlaybackMoment
from ..pens import CODE, CODE_BOLD, LEADING, Room, Ui
from ..words.words import Words
from .source_drawing import smallest_code
from .source_lines import displayed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..tracing.story import OutputLine

OUTPUT = "output"
"""The name of the lines in `ViewState.scrolls`."""


class OutputLook(NamedTuple):
    """What the output is drawn from."""

    lines: tuple[OutputLine, ...]  # those in sight
    first: int  # how many lines are above them
    most: int  # the largest number that this can be
    answer: str  # what follows a line with an answer
    remark: str  # shown if there is no line


def line_height(ui: Ui) -> int:
    """Return the height of a line, in pixels."""
    return round(LEADING * output_size(ui))


def output_size(ui: Ui) -> int:
    """Return the type size of the output, in pixels."""
    return max(smallest_code(ui), ui.type.hint)


def lines_in(ui: Ui, room: Room) -> int:
    """Return how many lines of output fit a room, at least one."""
    return max(1, (room.height - 2 * MARGIN) // line_height(ui))


def output_look(
    playback: PlaybackMoment, fitting: int, scrolled: int | None, say: Words
) -> OutputLook:
    """Return what is shown in as many lines as fit.

    `scrolled` is the first line in sight; None for the end of the output.
    """
    lines = playback.story.output_at(playback.step)
    most = max(0, len(lines) - fitting)
    first = most if scrolled is None else min(max(0, scrolled), most)
    is_over = playback.is_at_end and not playback.is_running
    remark = say("own_screen_printed_nothing" if is_over else "own_screen_no_output")
    return OutputLook(
        lines[first : first + fitting],
        first,
        most,
        answer=say("own_screen_answered"),
        remark="" if lines else remark,
    )


MARGIN = 4  # pixels above and below the lines
BAR_MARGIN = 3  # pixels at the right of the scroll bar
BAR_ROOM = 14  # pixels at the right of the lines, if there is a scroll bar


def draw_output(ui: Ui, room: Room, look: OutputLook) -> None:
    """Draw the lines, the new ones bold, and a scroll bar if there are more."""
    size = output_size(ui)
    height = line_height(ui)
    inner = room.within(ui.padding(room), MARGIN)
    if look.remark:
        ui.describe(look.remark)
        ui.label(look.remark, size, inner.cut_top(height), "muted")
        return
    track = room.move(-BAR_MARGIN, 0)
    ui.scroll(OUTPUT, look.first, most=look.most, line=height, track=track)
    if look.most:
        inner.cut_right(BAR_ROOM)
    for line in look.lines:
        text = displayed(line.text)
        if line.is_answer:
            text = f"{text}  ({look.answer})"
        ui.describe(text)
        weight = CODE_BOLD if line.is_new else CODE
        ink = "muted" if line.is_answer else "text"
        place = inner.cut_top(height)
        if place.bottom > room.bottom:
            return
        cut = ui.cut(text, size, inner.width, weight)
        ui.text(cut, size, ink, weight, midleft=place.midleft)
