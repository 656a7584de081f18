"""The strip of a lesson: which stop it is, what it asks the class, and where it goes from there."""

from __future__ import annotations

import math
from typing import NamedTuple

from ..app.commands import Action
from ..app.state import State
from ..app.vote import ANSWERED, CLOSED, COUNTING, REVEALED
from ..pens import BOLD, LEADING, SEMIBOLD, ButtonLook, Icon, Room, TypeSizes, Ui
from .cards import edged, headline_size
from .scene import Setting
from .vote import (
    announced_hands,
    counted_hands,
    draw_choices,
    draw_tallies,
    show_button,
    vote_button,
    word_tallies,
)

TURNS = {
    Action.STOP_BEFORE: Icon.BEFORE,
    Action.NEXT_STOP: Icon.FURTHER,
}
"""Two of the buttons at the right, and their icons: the third one is a word, since a cross leaves an exercise."""

SEPARATOR = " · "
"""What stands between two things that are said."""

LEAVE_MARGIN = 10
"""Pixels around the word on the button that leaves the lesson."""

LETTER = 0.46
"""The width of a letter of a question, in its type, with what breaks of lines cost."""

LONGEST = 44
"""How wide the longest question is on a phone, in its type."""

SMALLER, SMALLEST = 0.9, 0.72
"""A question has smaller type, down to these shares of the headline's, if that saves a line.

The second one is for the least room.
"""

MOST_LARGER = 1.3
"""How much larger than a card's headline a question may be, where the strip has much room."""

CHOICES = 2.6
"""The height of the words that a class votes for, in the body's type."""


class Asked(NamedTuple):
    """What the strip shows at a stop."""

    letters: int = 105  # of its question, or of the longest one
    has_choices: bool = False  # words that the class can vote for
    has_ballot: bool = False  # the class votes for them, or sees the result
    is_brief: bool = False  # what is left stands above it, and takes its room


def lesson_height(width: int, text: TypeSizes, asked: Asked, *, is_row: bool) -> int:
    """Return the height of the strip for its width; without a question it is a row.

    On a phone it is the same at each stop, but for a vote on words.
    """
    row, gap = _sizes(text)
    size = _question_size(text, width)
    free = width - 2 * text.padding(width)
    ballot = row + gap if asked.has_ballot else 0
    if is_row:
        return row + 3 * gap + ballot
    if text.touch:
        lines = math.ceil(LONGEST * size / (free - size))
        return row + 3 * gap + round(LEADING * size * lines) + ballot
    smaller = SMALLEST if asked.is_brief else SMALLER
    lines = math.ceil(smaller * LETTER * asked.letters * size / free)
    height = row + 3 * gap + round(LEADING * size * lines)
    if asked.has_choices:
        height += round(CHOICES * text.body) + gap
    return height


def _sizes(text: TypeSizes) -> tuple[int, int]:
    """Return the height of the first row, and the gaps."""
    if text.touch:
        return text.touch, text.body // 5
    return text.body + 12, text.body // 3


def _question_size(text: TypeSizes, width: int) -> int:
    """Return the type of a question: that of a card's headline, if there is room."""
    if text.touch:
        return (text.reason + text.body) // 2
    return headline_size(text, width, 1)


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
    ui.announce(f"{stop}. {question}")
    ui.piece(room, edged, "accent")
    high, gap = _sizes(text)
    inside = room.within(ui.padding(room), gap)
    row = inside.cut_top(high, gap)
    wide = text.touch or round(1.2 * high)
    leave = setting.button(Action.LEAVE_LESSON).bare
    word = say("end_lesson")
    leave = leave._replace(label=word, description=say.labelled(word, leave.label))
    leave_width = max(wide, ui.width(word, text.hint, BOLD) + LEAVE_MARGIN)
    turns = row.cut_right(len(TURNS) * (wide + gap) + leave_width, gap)
    buttons = _vote_buttons(ui, row.width, setting)
    beside = sum([ui.button_width(button) + text.body for button in buttons])
    labels = stop, f"{at.stop + 1} / {len(at.stops)}", ""
    label = next(
        (one for one in labels if ui.width(one, text.body, BOLD) + beside <= row.width),
        "",
    )
    place = row.cut_left(ui.width(label, text.body, BOLD))
    again = setting.button(Action.STOP).bare._replace(
        label=stop, description=say.labelled(stop, say("lesson_again"))
    )
    if label:
        ui.button_ground(again, place.inflate(10, -2), "", "", reach=place)
    ui.text(label, text.body, "accent", BOLD, midleft=place.midleft)
    for button in buttons:
        width = min(ui.button_width(button) + text.body, row.width)
        ui.button(button, row.cut_left(width).within(gap, 0))
    minutes = "\u00a0· " + say.count("lesson_minutes", at.minutes)
    plays_on = (
        SEPARATOR + say("plays_on", down=say.key("page down")) if say.has_keys else ""
    )
    for words in (_beside_vote(setting), minutes + plays_on, minutes):
        if words and ui.width(words, text.hint) <= row.width:
            ui.text(words, text.hint, "muted", midleft=row.midleft)
            break
    for action, icon in TURNS.items():
        place = turns.cut_left(wide, gap)
        ink = ui.button_ground(setting.button(action).bare, place)
        ui.shape(icon, round(0.4 * high), ink, place.center)
    ui.button(leave, turns, text.hint)
    size = _question_size(text, room.width)
    asked = asked_of(setting.state, question, is_low=False)
    if room.height > lesson_height(room.width, text, asked, is_row=False):
        size = round(MOST_LARGER * size)
    _draw_question(ui, inside, setting, size)


def asked_of(state: State, question: str, *, is_low: bool) -> Asked:
    """Return what the strip shows; in a low window no result of a vote."""
    vote = state.vote
    has_ballot = vote.is_open or (vote.phase is ANSWERED and not is_low)
    has_choices = bool(state.choices)
    return Asked(len(question), has_choices, has_choices and has_ballot)


def _vote_buttons(ui: Ui, width: int, setting: Setting) -> list[ButtonLook]:
    """Return the buttons of a vote on words that fit a width: without keys, if they must."""
    if not setting.state.choices:
        return []
    phase = setting.state.vote.phase
    buttons = [vote_button(setting)]
    if phase is COUNTING:
        buttons = [show_button(setting)]
    elif phase is REVEALED:
        buttons.insert(0, setting.button(Action.REVEAL, is_primary=True))
    bare = [button.bare for button in buttons]
    for fitting in (buttons, bare):
        widths = [ui.button_width(button) + ui.type.body for button in fitting]
        if sum(widths) <= width:
            return fitting
    return bare[:1]


def _beside_vote(setting: Setting) -> str:
    """Return how many hands the chosen word has, while hands are counted."""
    if setting.state.choices and setting.state.vote.phase is COUNTING:
        return counted_hands(setting)
    return ""


def _draw_question(ui: Ui, room: Room, setting: Setting, size: int) -> None:
    """Draw the question, and below it what the class votes for, if it does.

    In a low window, the result of a vote takes the place of the question.
    """
    state = setting.state
    assert state.lesson
    words = setting.say(state.lesson.question)
    if state.choices and state.vote.phase is not CLOSED:
        height = ui.type.touch or round(CHOICES * ui.type.body)
        _, gap = _sizes(ui.type)
        above = (room.width, room.height - height - gap)
        if not ui.fit_text(words, size, above, weight=SEMIBOLD).is_whole:
            height = room.height
        _draw_ballot(ui, room.cut_bottom(height, gap), setting)
    if room.height > 0:
        ui.write(ui.fit(words, size, room, weight=SEMIBOLD), room, "text")


def _draw_ballot(ui: Ui, row: Room, setting: Setting) -> None:
    """Draw the words between which the class votes, or the result of that."""
    if setting.state.vote.phase is COUNTING:
        for hands in announced_hands(setting):
            ui.announce(hands)
        draw_choices(ui, row, setting)
    else:
        draw_tallies(ui, row, word_tallies(setting), is_list=False)
