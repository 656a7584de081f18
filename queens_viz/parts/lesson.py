"""The strip of a lesson: which stop it is, what it asks the class, and where it goes from there."""

from __future__ import annotations

from ..app.commands import Action
from ..app.vote import CLOSED, COUNTING
from ..pens import BOLD, LEADING, SEMIBOLD, Icon, Room, TypeSizes, Ui
from .cards import edged
from .scene import Setting
from .vote import counted, draw_choices, draw_tallies, tallies_of

TURNS = {
    Action.STOP_BEFORE: Icon.BEFORE,
    Action.NEXT_STOP: Icon.FURTHER,
}
"""Two of the buttons at the right, and their icons: the third one is a word, since a cross leaves an exercise."""

SEPARATOR = " · "
"""What stands between two things that are said."""

LEAVE_MARGIN = 10
"""Pixels around the word on the button that leaves the lesson."""

LONGEST = 44
"""How wide the longest question is, in its type."""


def lesson_height(width: int, text: TypeSizes, is_row: bool) -> int:
    """Return how high the strip is in a place of some width, at each stop; without a question it is a row."""
    row, gap, size = _sizes(text)
    lines = (
        0 if is_row else -(-LONGEST * size // (width - 2 * text.padding(width) - size))
    )
    return row + 3 * gap + round(LEADING * size * lines)


def _sizes(text: TypeSizes) -> tuple[int, int, int]:
    """Return the height of the first row, the gaps, and the type of a question."""
    return (
        text.touch or text.body + 12,
        text.body // (5 if text.touch else 3),
        (text.reason + text.body) // 2,
    )


def lesson(ui: Ui, room: Room, setting: Setting) -> None:
    """Draw the strip: in the first row the stop, which a press sets again, its minutes, and buttons; then the question.

    The stop's name may be short or, beside a vote, left out. With the minutes the key that plays on is told, if any.
    """
    say, at, text = setting.say, setting.state.lesson, ui.type
    assert at
    stop, question = (
        say("lesson_stop", stop=at.stop + 1, stops=len(at.stops)),
        say(at.question),
    )
    ui.announce(f"{stop}. {question}", is_news=True)
    ui.piece(room, edged, "accent")
    high, gap, size = _sizes(text)
    inside = room.within(ui.padding(room), gap)
    row = inside.cut_top(high, gap)
    wide = text.touch or round(1.2 * high)
    leave = setting.button(Action.LEAVE_LESSON).bare
    word = say("end_lesson")
    leave = leave._replace(label=word, told=f"{word}: {leave.label}")
    leave_width = max(wide, ui.width(word, text.hint, BOLD) + LEAVE_MARGIN)
    turns = row.cut_right(len(TURNS) * (wide + gap) + leave_width, gap)
    vote = (
        counted(setting)
        if setting.state.vote.phase is COUNTING
        else setting.button(Action.VOTE)
    )
    beside = ui.button_width(vote) + text.body if setting.state.choices else 0
    labels = stop, f"{at.stop + 1} / {len(at.stops)}", ""
    label = next(
        (one for one in labels if ui.width(one, text.body, BOLD) + beside <= row.width),
        "",
    )
    place = row.cut_left(ui.width(label, text.body, BOLD))
    again = setting.button(Action.STOP).bare._replace(
        label=stop, told=f"{stop}: {say('lesson_again')}"
    )
    if label:
        ui.button_ground(again, place.inflate(10, -2), "", "", reach=place)
    ui.text(label, text.body, "accent", BOLD, midleft=place.midleft)
    if beside:
        ui.button(vote, row.cut_left(beside).within(gap, 0))
    minutes = "\u00a0· " + say.count("lesson_minutes", at.minutes)
    plays_on = (
        SEPARATOR + say("plays_on", down=say.key("page down")) if say.has_keys else ""
    )
    for words in (minutes + plays_on, minutes):
        if ui.width(words, text.hint) <= row.width:
            ui.text(words, text.hint, "muted", midleft=row.midleft)
            break
    for action, icon in TURNS.items():
        place = turns.cut_left(wide, gap)
        ink = ui.button_ground(setting.button(action).bare, place)
        ui.shape(icon, round(0.4 * high), ink, place.center)
    ui.button(leave, turns, text.hint)
    phase = setting.state.vote.phase
    if beside and phase is COUNTING:
        draw_choices(ui, inside, setting)
    elif beside and phase is not CLOSED:
        draw_tallies(ui, inside, tallies_of(setting, None), is_list=False)
    elif inside.height:
        ui.write(ui.fit(question, size, inside, weight=SEMIBOLD), inside, "text")
