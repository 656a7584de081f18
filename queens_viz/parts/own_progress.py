"""The progress line and the counters of a person's own program.

For people, steps count from 1: step 0 is before the first line.
"""

from __future__ import annotations

from ..app.moment import PlaybackMoment
from ..words.words import Words
from .own_words import story_words
from .progress_look import Colours, Counters, ProgressLook


def own_progress(playback: PlaybackMoment, say: Words) -> ProgressLook:
    """Return what the progress line and the counters show of a program."""
    story = playback.story
    step = playback.step
    axis = max(1, playback.axis + 1)
    share = min(1.0, (step + 1) / axis)
    fault = story.fault if story.last >= 0 else None
    fault_share = None
    flag = ""
    if fault is not None and fault >= 0:
        flag = say("own_screen_flag", step=say.number(fault + 1))
        if fault <= playback.axis:
            fault_share = (fault + 1) / axis
    number = say.number(step + 1)
    short = say("step", steps=number)
    line = story.recording.line(step)
    steps = short
    if line is not None:
        steps = say("own_screen_step_line", step=number, line=line)
    more = _second(playback, say)
    return ProgressLook(
        say("progress"),
        share,
        ticks=frozenset(),
        colours=_colours(share, fault_share),
        counters=Counters(steps, more, steps),
        short=Counters(short, more, short),
        flag=fault_share,
        flag_text=flag,
        is_red=playback.is_at_fault and fault is not None,
    )


def _colours(share: float, fault: float | None) -> Colours:
    """Return the colours of the line: pale red after the first fault."""
    if fault is None:
        return ()
    if share >= fault:
        return ((share, "accent"), (1.0, "nowhere"))
    return ((share, "accent"), (fault, "track"), (1.0, "nowhere"))


def _second(playback: PlaybackMoment, say: Words) -> str:
    """Return the second line of the counters: the fault, or how many solutions."""
    story = playback.story
    if story.last < 0:
        return ""
    if playback.is_at_fault:
        line = story.fault_line
        words = story_words()
        is_other = line is not None and line != story.recording.line(playback.step)
        if is_other and words.names_line(story.verdict):
            # The header names the line that is wrong, and it is not the one that ran.
            return say("own_screen_first_fault_in", line=line)
        return say("own_screen_first_fault")
    if playback.is_past_fault:
        return say("own_screen_past_fault")
    verdict = story.verdict
    if verdict is None or story.board is None or story.is_hidden:
        return ""
    boards = story.reported_at(playback.step)
    count = len([one for one in boards if one.is_right])
    if verdict.expected:
        return say.count("own_screen_solutions", verdict.expected, found=count)
    return say.solutions(count)
