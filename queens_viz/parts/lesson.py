"""The strip of a lesson: the stop and its question, and buttons to other stops.

`lesson_look` decides what it shows, `lesson` draws it. `lesson_height` returns the
height that it needs.
"""

from __future__ import annotations

import math
from typing import NamedTuple

from ..app.commands import Action
from ..app.lesson import LessonProgress
from ..app.state import State
from ..app.vote import ANSWERED, CLOSED, COUNTING, REVEALED
from ..pens import (
    BOLD,
    LEADING,
    SEMIBOLD,
    ButtonLook,
    Icon,
    Rect,
    Room,
    TypeSizes,
    Ui,
    first_fitting,
)
from .cards import headline_size, paint_card
from .scene import Setting
from .vote import (
    ChoicesLook,
    Tally,
    announced_hands,
    choices_look,
    draw_choices,
    draw_tally_row,
    show_button,
    vote_button,
    word_tallies,
)

ARROW_ICONS = {
    Action.STOP_BEFORE: Icon.BEFORE,
    Action.NEXT_STOP: Icon.FURTHER,
}
"""The icons of the buttons that lead to other stops."""

SEPARATOR = " · "
"""Separates two short texts in a line."""


class StripContents(NamedTuple):
    """How much the strip shows at a stop."""

    letters: int = 105  # of its question, or of the longest one
    has_choices: bool = False  # words that the class can vote for
    has_ballot: bool = False  # the class votes for them, or sees the result
    is_brief: bool = False  # the later columns are described above it


class LessonLook(NamedTuple):
    """What the strip of a lesson is drawn from."""

    # The first row.
    stop: ButtonLook  # begins the stop again; its label is the name of the stop
    short_stop: str  # replaces the label if that doesn't fit
    vote_buttons: tuple[ButtonLook, ...]
    remarks: tuple[str, ...]  # the first one that fits is drawn
    arrows: tuple[ButtonLook, ...]  # lead to the previous and to the next stop
    leave: ButtonLook

    # Below it.
    question: str
    contents: StripContents
    choices: ChoicesLook | None  # while hands are counted for words
    tallies: tuple[Tally, ...]  # the result of that vote
    raised_hands: tuple[str, ...]  # announced while hands are counted


def lesson_look(setting: Setting) -> LessonLook:
    """Return what the strip shows at the current stop.

    If the class votes on words, these are the words while hands are counted, and then
    the result of the vote.
    """
    say = setting.say
    lesson = setting.state.lesson
    assert lesson, "a lesson is on"
    question = say(lesson.question_without(setting.missing))
    choices = None
    tallies: tuple[Tally, ...] = ()
    raised_hands: tuple[str, ...] = ()
    has_words = len(setting.state.choices) > 0
    phase = setting.state.vote.phase
    if has_words and phase is COUNTING:
        choices = choices_look(setting)
        raised_hands = announced_hands(setting)
    elif has_words and phase is not CLOSED:
        tallies = word_tallies(setting)
    arrows = [setting.button(action).bare for action in ARROW_ICONS]
    return LessonLook(
        _stop_button(setting, lesson),
        short_stop=f"{lesson.stop + 1} / {len(lesson.stops)}",
        vote_buttons=_vote_buttons(setting),
        remarks=_remarks(setting, lesson),
        arrows=tuple(arrows),
        leave=_leave_button(setting),
        question=question,
        contents=strip_contents(setting.state, question, is_low=False),
        choices=choices,
        tallies=tallies,
        raised_hands=raised_hands,
    )


def strip_contents(state: State, question: str, *, is_low: bool) -> StripContents:
    """Return how much the strip shows, apart from what is above it.

    In a low window, it shows the result of a vote only until the question is answered.
    """
    vote = state.vote
    has_choices = len(state.choices) > 0
    has_answered_vote = vote.phase is ANSWERED and not is_low
    has_vote = vote.is_open or has_answered_vote
    return StripContents(
        letters=len(question),
        has_choices=has_choices,
        has_ballot=has_choices and has_vote,
    )


def _stop_button(setting: Setting, lesson: LessonProgress) -> ButtonLook:
    """Return the button that begins the stop again, labelled like "Stop 3 of 12".

    Screen readers also read what it does.
    """
    say = setting.say
    name = say("lesson_stop", stop=lesson.stop + 1, stops=len(lesson.stops))
    return setting.button(Action.STOP).bare._replace(
        label=name, description=say.labelled(name, say("lesson_again"))
    )


def _leave_button(setting: Setting) -> ButtonLook:
    """Return the button that leaves the lesson.

    Its label is a word, since a cross already leaves an exercise.
    """
    button = setting.button(Action.LEAVE_LESSON).bare
    word = setting.say("end_lesson")
    description = setting.say.labelled(word, button.label)
    return button._replace(label=word, description=description)


def _vote_buttons(setting: Setting) -> tuple[ButtonLook, ...]:
    """Return the buttons of a vote on the words of the stop, if it has any.

    They end the counting of hands; then they reveal the right word or begin another
    vote; and else they begin a vote.
    """
    if not setting.state.choices:
        return ()
    phase = setting.state.vote.phase
    if phase is COUNTING:
        return (show_button(setting),)
    if phase is REVEALED:
        reveal = setting.button(Action.REVEAL, is_primary=True)
        return (reveal, vote_button(setting))
    return (vote_button(setting),)


def _remarks(setting: Setting, lesson: LessonProgress) -> tuple[str, ...]:
    """Return texts that can follow the name of the stop, the best one first.

    They are the minutes that are left, with the key that plays on, and without it.
    """
    say = setting.say
    remarks = []
    # A no-break space separates it from the name.
    minutes = "\u00a0· " + say.count("lesson_minutes", lesson.minutes)
    if say.has_keys:
        plays_on = say("plays_on", down=say.key("page down"))
        remarks.append(minutes + SEPARATOR + plays_on)
    remarks.append(minutes)
    return tuple(remarks)


# How high it is. Heights are in pixels.

ROW_MARGIN = 12  # the first row is higher than its type, in pixels
LETTER = 0.46  # the average width of a letter, in its type, with the ends of lines
LONGEST = 44  # the width of the longest question on a phone, in its type
SMALLER = 0.9  # a question may have smaller type, if that saves a line
SMALLEST = 0.72  # the same, if the later columns are described above the strip
CHOICES = 2.6  # the height of the words that a class votes for, in the body's type


def lesson_height(
    width: int, sizes: TypeSizes, contents: StripContents, *, is_row: bool
) -> int:
    """Return the height of a strip of a width.

    It has a row with the stop and buttons, then the question and the words that the
    class votes for. If it `is_row`, it has no question. On a phone it is as high at
    each stop, except that it is higher during a vote on words.
    """
    row_height = _row_height(sizes)
    gap = _gap(sizes)
    # There is a gap above the row, one below it and one at the foot.
    row_and_gaps = row_height + 3 * gap
    ballot_height = row_height + gap if contents.has_ballot else 0
    if is_row:
        return row_and_gaps + ballot_height
    question_height = _question_height(sizes, width, contents)
    if sizes.touch:
        return row_and_gaps + question_height + ballot_height
    # In a window, words have their place before the vote on them begins.
    choices_height = 0
    if contents.has_choices:
        choices_height = round(CHOICES * sizes.body) + gap
    return row_and_gaps + question_height + choices_height


def _question_height(sizes: TypeSizes, width: int, contents: StripContents) -> int:
    """Return the height of the question in a strip of a width.

    On a phone that is the height of the longest question.
    """
    size = _question_size(sizes, width)
    free = width - 2 * sizes.padding(width)
    if sizes.touch:
        # Lines are a little shorter than the strip, since they break between words.
        line_width = free - size
        lines = math.ceil(LONGEST * size / line_width)
    else:
        smaller = SMALLEST if contents.is_brief else SMALLER
        lines = math.ceil(smaller * LETTER * contents.letters * size / free)
    return round(LEADING * size * lines)


def _row_height(sizes: TypeSizes) -> int:
    """Return the height of the first row; on a touch screen a finger fits it."""
    if sizes.touch:
        return sizes.touch
    return sizes.body + ROW_MARGIN


def _gap(sizes: TypeSizes) -> int:
    """Return the gap between the first row and the rest, and between buttons."""
    if sizes.touch:
        return sizes.body // 5
    return sizes.body // 3


def _question_size(sizes: TypeSizes, width: int) -> int:
    """Return the size of a question's type in a strip of a width.

    It is that of a card's headline; on a phone it is between reason and body.
    """
    if sizes.touch:
        return (sizes.reason + sizes.body) // 2
    return headline_size(sizes, width, 1)


# How it is drawn.

MOST_LARGER = 1.3  # a question's type in a strip that is higher than it need be
ARROW_WIDTH = 1.2  # of the buttons to other stops, in the height of their row
ARROW_SIZE = 0.4  # the size of their icons, in that
LEAVE_MARGIN = 10  # pixels around the word on the button that leaves the lesson
STOP_MARGIN = 10  # pixels: the stop's button is wider than its label, when touched


def lesson(ui: Ui, room: Room, look: LessonLook) -> None:
    """Draw the strip: a row with the stop and buttons, and the question below it.

    In a spacious strip the question is larger, as far as it fits. A vote on words, or
    its result, is drawn with the question.
    """
    ui.announce(f"{look.stop.label}. {look.question}")
    ui.piece(room, paint_card, "accent")
    gap = _gap(ui.type)
    inner = room.within(ui.padding(room), gap)
    row = inner.cut_top(_row_height(ui.type), gap=gap)
    _draw_first_row(ui, row, look)

    usual_size = _question_size(ui.type, room.width)
    # This is a strip with a question, not a row alone.
    needed = lesson_height(room.width, ui.type, look.contents, is_row=False)
    is_spacious = room.height > needed
    size = round(MOST_LARGER * usual_size) if is_spacious else usual_size
    _draw_question(ui, inner, look, size)


def _draw_first_row(ui: Ui, row: Room, look: LessonLook) -> None:
    """Draw the first row of the strip.

    At the right end are the buttons that lead to other stops or leave the lesson. From
    the left follow the name of the stop, the buttons of a vote, and a remark.
    """
    right_end = _cut_right_end(ui, row, look)
    vote_buttons = _fit_vote_buttons(ui, row.width, look.vote_buttons)
    widths = [_vote_button_width(ui, button) for button in vote_buttons]
    # The stop is cut from the left of the row, and then each of the buttons.
    _cut_stop(ui, row, look, most_width=row.width - sum(widths))
    gap = _gap(ui.type)
    for button, width in zip(vote_buttons, widths, strict=True):
        place = row.cut_left(min(width, row.width))
        ui.button(button, place.within(gap, 0))
    _draw_remark(ui, row, look.remarks)
    _draw_right_end(ui, right_end, look)


def _arrow_width(ui: Ui) -> int:
    """Return the width of a button to another stop, in pixels."""
    if ui.type.touch:
        return ui.type.touch
    return round(ARROW_WIDTH * _row_height(ui.type))


def _cut_right_end(ui: Ui, row: Room, look: LessonLook) -> Room:
    """Cut from a row the place of the buttons that lead to other stops or leave."""
    gap = _gap(ui.type)
    arrow_width = _arrow_width(ui)
    arrows_width = len(look.arrows) * (arrow_width + gap)
    word_width = ui.width(look.leave.label, ui.type.hint, BOLD)
    leave_width = max(arrow_width, word_width + LEAVE_MARGIN)
    return row.cut_right(arrows_width + leave_width, gap=gap)


def _draw_right_end(ui: Ui, room: Room, look: LessonLook) -> None:
    """Draw the buttons that lead to other stops, and the one that leaves the lesson.

    They fill the room: the last one has what the others leave of it.
    """
    gap = _gap(ui.type)
    icon_size = round(ARROW_SIZE * room.height)
    for button, icon in zip(look.arrows, ARROW_ICONS.values(), strict=True):
        place = room.cut_left(_arrow_width(ui), gap=gap)
        ink = ui.button_ground(button, place)
        ui.shape(icon, icon_size, ink, place.center)
    ui.button(look.leave, room, ui.type.hint)


def _fit_vote_buttons(
    ui: Ui, width: int, buttons: tuple[ButtonLook, ...]
) -> tuple[ButtonLook, ...]:
    """Return the buttons of a vote as they fit a width, in pixels.

    They have keys, or no keys if they must. If they still don't fit, it is only the
    first one.
    """

    def fits(form: tuple[ButtonLook, ...]) -> bool:
        widths = [_vote_button_width(ui, button) for button in form]
        return sum(widths) <= width

    without_keys = tuple([button.bare for button in buttons])
    return first_fitting((buttons, without_keys, without_keys[:1]), fits)


def _vote_button_width(ui: Ui, button: ButtonLook) -> int:
    """Return the width of a button of a vote with the gaps beside it, in pixels."""
    return ui.button_width(button) + ui.type.body


def _cut_stop(ui: Ui, row: Room, look: LessonLook, *, most_width: int) -> None:
    """Draw the name of the stop at the left of a row, and cut its place from the row.

    It is a button that begins the stop again. If it is wider than `most_width` pixels,
    only the number of the stop is drawn; if that is wider, nothing is.
    """
    size = ui.type.body

    def fits(label: str) -> bool:
        return ui.width(label, size, BOLD) <= most_width

    label = first_fitting((look.stop.label, look.short_stop, ""), fits)
    if not label:
        return
    place = row.cut_left(ui.width(label, size, BOLD))
    # Only the mouse makes the ground visible.
    ground = place.inflate(STOP_MARGIN, -2)
    ui.button_ground(look.stop, ground, quiet="", edge="", reach=place)
    ui.text(label, size, "accent", BOLD, midleft=place.midleft)


def _draw_remark(ui: Ui, row: Rect, remarks: tuple[str, ...]) -> None:
    """Draw the first remark that fits at the left of a row, if any does."""
    size = ui.type.hint

    def fits(remark: str) -> bool:
        return ui.width(remark, size) <= row.width

    remark = first_fitting((*remarks, ""), fits)
    if remark:
        ui.text(remark, size, "muted", midleft=row.midleft)


def _draw_question(ui: Ui, room: Room, look: LessonLook, size: int) -> None:
    """Draw the question in type of a size, and a vote on words at the foot, if any."""
    if look.choices or look.tallies:
        ballot = _cut_ballot(ui, room, look.question, size)
        _draw_ballot(ui, ballot, look)
    # A ballot may have taken the whole room.
    has_height = room.height > 0
    if has_height:
        text = ui.fit(look.question, size, room, weight=SEMIBOLD)
        ui.write(text, room, "text")


def _cut_ballot(ui: Ui, room: Room, question: str, size: int) -> Room:
    """Cut the place of a vote on words from the foot of a room.

    It is the whole room if the question, in type of a size, doesn't fit above it.
    """
    gap = _gap(ui.type)
    height = ui.type.touch if ui.type.touch else round(CHOICES * ui.type.body)
    above = (room.width, room.height - height - gap)
    question_fits = ui.fit_text(question, size, above, weight=SEMIBOLD).is_whole
    if not question_fits:
        return room.cut_bottom(room.height, gap=gap)
    return room.cut_bottom(height, gap=gap)


def _draw_ballot(ui: Ui, room: Room, look: LessonLook) -> None:
    """Draw the words on which the class votes, or the result of that vote.

    While hands are counted, their number is announced.
    """
    for hands in look.raised_hands:
        ui.announce(hands)
    if look.choices:
        draw_choices(ui, room, look.choices)
    else:
        draw_tally_row(ui, room, look.tallies)
