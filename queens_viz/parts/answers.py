"""The buttons that answer a question, in rows at the foot of a card or in a column."""

from __future__ import annotations

from ..app.binding import Group
from ..app.commands import Action
from ..app.questions import Question
from ..app.state import ANSWERED_BY_SQUARE, Asking
from ..app.vote import CLOSED
from ..pens import BOLD, ButtonLook, Room, Ui, keycap
from .challenge import end_buttons
from .controls import ON_PHONES
from .phone import ROW_GAP
from .scene import Setting
from .vote import with_vote_buttons

Row = list[ButtonLook]
"""The buttons of a row, from left to right."""


def answer_buttons(setting: Setting, asking: Asking) -> tuple[ButtonLook, ...]:
    """Return the buttons that answer the open question, or that go on.

    "Show answer" has its place at the end before it can be pressed, so that no button
    moves later. No answer is primary if a square is asked for. Once a challenge is
    over, the buttons are those of its end.
    """
    question = asking.question
    challenge = setting.state.challenge
    if challenge and challenge.is_over:
        return end_buttons(setting)
    can_vote = Action.VOTE in setting.can and setting.state.vote.phase is CLOSED
    keeps_place = question is Question.MOVE and can_vote
    actions = [
        action for action in setting.actions_in(Group.ANSWERS) if action in setting.can
    ]
    if keeps_place and Action.SHOW_ANSWER in actions:
        # It has that place instead.
        actions.remove(Action.SHOW_ANSWER)
    is_primary = question not in ANSWERED_BY_SQUARE
    answers = [setting.button(action, is_primary=is_primary) for action in actions]
    buttons = with_vote_buttons(setting, asking, answers)
    if keeps_place:
        buttons = [*buttons, setting.button(Action.SHOW_ANSWER)]
    if not setting.say.has_keys:
        return tuple([_as_on_phones(setting, button) for button in buttons])
    return tuple([_without_end_key(button) for button in buttons])


def replaced_answers(setting: Setting) -> tuple[ButtonLook, ...]:
    """Return the buttons of a verdict, whose place "Go on" takes after the answer.

    Above a large tree there is no button for a vote.
    """
    actions = [Action.SAFE, Action.ATTACKED]
    if not setting.state.is_large:
        actions.append(Action.VOTE)
    return tuple([setting.button(action) for action in actions])


def _as_on_phones(setting: Setting, button: ButtonLook) -> ButtonLook:
    """Return a button with the short label that its action has on a phone, if any."""
    if button.action not in ON_PHONES:
        return button
    _, words_key = ON_PHONES[button.action]
    return button._replace(label=setting.say(words_key))


def _without_end_key(button: ButtonLook) -> ButtonLook:
    """Return a button without its key if that is "End".

    In German, "End" also means that the search is complete, which this button says.
    """
    return button.bare if button.action is Action.IS_COMPLETE else button


# How they are drawn.

KEY_MARGIN = 10  # a button is higher than its key, in pixels of the design
LEAST_KEY_MARGIN = 6  # pixels
TIGHT_MARGIN = 8  # pixels around the longest word of a label that has two lines
TIGHT_GAP = 4  # pixels between such buttons
LEAST_BUTTON = 36  # pixels of the width of a button on a phone


DRAWN_ALWAYS = (Action.PICK_LINE,)
"""Buttons that are drawn although they can't be pressed yet: they say what follows."""


def answer_column(ui: Ui, room: Room, buttons: tuple[ButtonLook, ...]) -> None:
    """Draw the answers in a column beside the board of a phone."""
    gap = int(ROW_GAP * ui.type.body)
    most_rows = (room.height + gap) // (ui.type.touch + gap)
    rows = _touch_rows(ui, buttons, room.width, most_rows)
    _draw_rows(ui, room, rows, ui.type.hint)


def draw_answers(
    ui: Ui,
    room: Room,
    answers: tuple[ButtonLook, ...],
    replaced: tuple[ButtonLook, ...],
) -> None:
    """Draw the answers at the foot of a room, and cut their place from it.

    On a phone they have one row. Elsewhere they have a second row if they don't fit
    without keys and in smaller type. `replaced` are the answers that the first button,
    "Go on", has replaced, if it has: it is drawn where they were.
    """
    if ui.type.touch:
        touch_rows = _touch_rows(ui, answers, room.width, most_rows=1)
        _draw_rows(ui, room, touch_rows, ui.type.hint)
        return
    if replaced:
        rows, size = _fit_rows(ui, replaced, room.width)
        go_on = answers[0]
        _draw_go_on(ui, room, go_on, size=size, replaced=rows[0])
    else:
        rows, size = _fit_rows(ui, answers, room.width)
        _draw_rows(ui, room, rows, size)


def _fit_rows(
    ui: Ui, buttons: tuple[ButtonLook, ...], width: int
) -> tuple[list[Row], int]:
    """Return buttons in rows of a width, and the size of their type, in pixels.

    If they don't fit one row, they have smaller type and no keys, and more rows if they
    still don't fit.
    """
    usual_size = ui.type.body
    rows = _rows(ui, buttons, usual_size, width)
    if len(rows) <= 1:
        return rows, usual_size
    small_size = ui.type.hint
    without_keys = tuple([button.bare for button in buttons])
    return _rows(ui, without_keys, small_size, width), small_size


def _draw_go_on(
    ui: Ui, room: Room, button: ButtonLook, *, size: int, replaced: Row
) -> None:
    """Draw "Go on" at the foot of a room, and cut its place from it.

    It covers the first two of the answers that it replaces, so that the mouse can stay
    where it is. Its label is in type of a size.
    """
    row = room.cut_bottom(button_height(ui, size), gap=int(ROW_GAP * ui.type.body))
    covered = _cut_places(ui, row, replaced, size)[:2]
    place = covered[0].union(*covered[1:])
    ui.button(button, place, size)


def _draw_rows(ui: Ui, room: Room, rows: list[Row], size: int) -> None:
    """Draw rows of answers at the foot of a room, and cut their place from it.

    Disabled answers are not drawn, but have a place, so that the others don't move.
    Buttons are no higher than the room.
    """
    height = min(button_height(ui, size), room.height)
    gap = min(int(ROW_GAP * ui.type.body), room.height - height)
    foot = room.cut_bottom(len(rows) * (gap + height))
    for row in rows:
        # The gap above the row stays empty.
        foot.cut_top(gap)
        places = _cut_places(ui, foot.cut_top(height), row, size)
        for button, place in zip(row, places, strict=True):
            if button.is_enabled or button.action in DRAWN_ALWAYS:
                ui.button(button, place, size)


def _touch_rows(
    ui: Ui, buttons: tuple[ButtonLook, ...], width: int, most_rows: int
) -> list[Row]:
    """Return the buttons of a phone in at most `most_rows` rows, if that is possible.

    If they don't fit, their labels have two lines. If they still don't fit, there is no
    button for a vote, which is in the menu, too.
    """
    size = ui.type.hint
    rows = _rows(ui, buttons, size, width)
    if len(rows) <= most_rows:
        return rows
    tight_rows = _rows(ui, buttons, size, width, is_tight=True)
    if len(tight_rows) <= most_rows:
        return tight_rows
    others = [button for button in buttons if button.name is not Action.VOTE]
    return _rows(ui, tuple(others), size, width, is_tight=True)


def _rows(
    ui: Ui,
    buttons: tuple[ButtonLook, ...],
    size: int,
    width: int,
    *,
    is_tight: bool = False,
) -> list[Row]:
    """Return the buttons in rows of a width; tight ones have labels of two lines.

    A button that doesn't fit the last row begins a new one.
    """
    rows: list[Row] = []
    # The pixels that are left in the last row. There is no row yet.
    free = 0
    gap = TIGHT_GAP if is_tight else ui.type.body // 2
    for button in buttons:
        if is_tight:
            button_width = _tight_width(ui, button, size)
        else:
            button_width = ui.button_width(button, size)
        if button_width > free:
            rows.append([])
            free = width
        rows[-1].append(button)
        free -= button_width + gap
    return rows


def _tight_width(ui: Ui, button: ButtonLook, size: int) -> int:
    """Return the width of a button whose label may break after each word."""
    words = button.label.replace("\u00a0", " ").split()
    longest = max([ui.width(word, size, BOLD) for word in words])
    return max(LEAST_BUTTON, longest + TIGHT_MARGIN)


def answers_width(ui: Ui, buttons: tuple[ButtonLook, ...]) -> int:
    """Return the width of buttons in a row, with the gaps between them."""
    widths = [ui.button_width(button) for button in buttons]
    gap = ui.type.body // 2
    return sum(widths) + gap * (len(widths) - 1)


def _cut_places(ui: Ui, row: Room, buttons: Row, size: int) -> list[Room]:
    """Cut the places of buttons from a row, and return them.

    On a touch screen they fill the row, and labels have two lines if they must.
    """
    gap = ui.type.body // 2
    gaps = len(buttons) - 1
    widths = [ui.button_width(button, size) for button in buttons]
    if not ui.type.touch:
        return [row.cut_left(width, gap=gap) for width in widths]
    spare = row.width - sum(widths) - gaps * gap
    if spare >= 0:
        filling = _filling(widths, spare)
        return [row.cut_left(width, gap=gap) for width in filling]
    tight_widths = [_tight_width(ui, button, size) for button in buttons]
    tight_spare = row.width - sum(tight_widths) - gaps * TIGHT_GAP
    tight_filling = _filling(tight_widths, tight_spare)
    return [row.cut_left(width, gap=TIGHT_GAP) for width in tight_filling]


def _filling(widths: list[int], spare: int) -> list[int]:
    """Return the widths of buttons after they have shared the spare pixels.

    They are equal, if that leaves each button its own width. Otherwise each button gets
    an equal share of the spare pixels.

    >>> _filling([40, 60], 20), _filling([40, 90], 20)
    ([60, 60], [50, 100])
    """
    count = len(widths)
    equal_width = (sum(widths) + spare) // count
    if max(widths) <= equal_width:
        return [equal_width] * count
    share = spare // count
    return [width + share for width in widths]


def button_height(ui: Ui, size: int) -> int:
    """Return the height of a button whose label is in type of a size, in pixels.

    On a touch screen a finger fits it; elsewhere its label and its key do.
    """
    if ui.type.touch:
        return ui.type.touch
    margin = ui.scaled(KEY_MARGIN, LEAST_KEY_MARGIN)
    return max(size, keycap.height_of(ui.type.hint)) + margin
