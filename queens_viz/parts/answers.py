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
    moves later. No answer is primary if a square is asked for.
    """
    question = asking.question
    challenge = setting.state.challenge
    if challenge and challenge.is_over:
        return end_buttons(setting)
    can_vote = Action.VOTE in setting.can and setting.state.vote.phase is CLOSED
    has_show_answer = question is Question.MOVE and can_vote
    is_primary = question not in ANSWERED_BY_SQUARE
    buttons = []
    for action in setting.actions_in(Group.ANSWERS):
        is_last = has_show_answer and action is Action.SHOW_ANSWER
        if action in setting.can and not is_last:
            buttons.append(setting.button(action, is_primary=is_primary))
    buttons = with_vote_buttons(setting, asking, buttons)
    if has_show_answer:
        buttons.append(setting.button(Action.SHOW_ANSWER))
    if not setting.say.has_keys:
        buttons = [_as_on_phones(setting, button) for button in buttons]
    return tuple([_without_end_key(button) for button in buttons])


def replaced_answers(setting: Setting) -> tuple[ButtonLook, ...]:
    """Return the buttons of a verdict, whose place "Go on" takes after the answer."""
    actions = [Action.SAFE, Action.ATTACKED]
    if not setting.state.is_large:
        actions.append(Action.VOTE)
    return tuple([setting.button(action) for action in actions])


def _as_on_phones(setting: Setting, button: ButtonLook) -> ButtonLook:
    """Return a button with the short label that its action has on a phone, if any."""
    if button.action not in ON_PHONES:
        return button
    _, name = ON_PHONES[button.action]
    return button._replace(label=setting.say(name))


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
    without keys and in smaller type. "Go on" is drawn where the answers were that it
    has replaced.
    """
    if ui.type.touch:
        rows = _touch_rows(ui, answers, room.width, most_rows=1)
        _draw_rows(ui, room, rows, ui.type.hint)
        return
    buttons = replaced or answers
    size = ui.type.body
    rows = _rows(ui, buttons, size, room.width)
    if len(rows) > 1:
        size = ui.type.hint
        without_keys = tuple([button.bare for button in buttons])
        rows = _rows(ui, without_keys, size, room.width)
    if replaced:
        go_on = answers[0]
        _draw_go_on(ui, room, go_on, size=size, replaced=rows[0])
    else:
        _draw_rows(ui, room, rows, size)


def _draw_go_on(
    ui: Ui, room: Room, button: ButtonLook, *, size: int, replaced: Row
) -> None:
    """Draw "Go on" at the foot of a room, and cut its place from it.

    It covers the first two of the answers that it replaces, so that the mouse can stay
    where it is.
    """
    row = room.cut_bottom(button_height(ui, size), int(ROW_GAP * ui.type.body))
    places = _places(ui, row, replaced, size)
    first, *others = places
    ui.button(button, first.union(*others[:1]), size)


def _draw_rows(ui: Ui, room: Room, rows: list[Row], size: int) -> None:
    """Draw rows of answers at the foot of a room, and cut their place from it.

    Disabled answers are not drawn, but have a place, so that the others don't move.
    """
    height = button_height(ui, size)
    gap = int(ROW_GAP * ui.type.body)
    foot = room.cut_bottom(len(rows) * (height + gap))
    for row in rows:
        foot.cut_top(gap)
        places = _places(ui, foot.cut_top(height), row, size)
        for button, place in zip(row, places, strict=True):
            if button.is_enabled:
                ui.button(button, place, size)


def _touch_rows(
    ui: Ui, buttons: tuple[ButtonLook, ...], width: int, most_rows: int
) -> list[Row]:
    """Return the buttons of a phone in at most `most_rows` rows, if that is possible.

    If they don't fit, their labels have two lines. If they still don't fit, there is no
    button for a vote, which is in the menu, too.
    """
    rows = _rows(ui, buttons, ui.type.hint, width)
    if len(rows) > most_rows:
        rows = _rows(ui, buttons, ui.type.hint, width, is_tight=True)
    if len(rows) > most_rows:
        others = [button for button in buttons if button.name is not Action.VOTE]
        rows = _rows(ui, tuple(others), ui.type.hint, width, is_tight=True)
    return rows


def _rows(
    ui: Ui,
    buttons: tuple[ButtonLook, ...],
    size: int,
    width: int,
    *,
    is_tight: bool = False,
) -> list[Row]:
    """Return the buttons in rows of a width; tight ones have labels of two lines."""
    rows: list[Row] = []
    free = 0  # pixels in the last row: there is none yet
    gap = TIGHT_GAP if is_tight else ui.type.body // 2
    for button in buttons:
        button_width = ui.button_width(button, size)
        if is_tight:
            button_width = _tight_width(ui, button, size)
        if button_width > free:
            rows.append([])
            free = width
        rows[-1].append(button)
        free -= button_width + gap
    return rows


def _tight_width(ui: Ui, button: ButtonLook, size: int) -> int:
    """Return the width of a button whose label may break after each word."""
    words = button.label.replace("\u00a0", " ").split()
    widths = [ui.width(word, size, BOLD) for word in words]
    return max(LEAST_BUTTON, max(widths) + TIGHT_MARGIN)


def answers_width(ui: Ui, buttons: tuple[ButtonLook, ...]) -> int:
    """Return the width of buttons in a row, with the gaps between them."""
    widths = [ui.button_width(button) for button in buttons]
    return sum(widths) + ui.type.body // 2 * (len(widths) - 1)


def _places(ui: Ui, row: Room, buttons: Row, size: int) -> list[Room]:
    """Return the places of buttons in a row. On a touch screen they fill it."""
    gap = ui.type.body // 2
    widths = [ui.button_width(button, size) for button in buttons]
    if ui.type.touch:
        spare = row.width - sum(widths) - gap * (len(buttons) - 1)
        if spare < 0:
            gap = TIGHT_GAP
            widths = [_tight_width(ui, button, size) for button in buttons]
            spare = row.width - sum(widths) - gap * (len(buttons) - 1)
        widths = _filling(widths, spare)
    return [row.cut_left(width, gap) for width in widths]


def _filling(widths: list[int], spare: int) -> list[int]:
    """Return the widths of buttons after they have shared the spare pixels.

    They are equal, if that leaves each button its own width. Otherwise each button gets
    an equal share of the spare pixels.

    >>> _filling([40, 60], 20), _filling([40, 90], 20)
    ([60, 60], [50, 100])
    """
    equal = (sum(widths) + spare) // len(widths)
    if max(widths) <= equal:
        return [equal] * len(widths)
    return [width + spare // len(widths) for width in widths]


def button_height(ui: Ui, size: int) -> int:
    """Return the height of a button whose label is in type of a size, in pixels."""
    if ui.type.touch:
        return ui.type.touch
    margin = ui.scaled(KEY_MARGIN, LEAST_KEY_MARGIN)
    return max(size, keycap.height_of(ui.type.hint)) + margin
